"""The systems of `cumulative`."""

from collections.abc import Mapping

import reference.cumulative as ref
from proofs_check.core.evidence import Json
from proofs_check.oracle.kinds import Choice, Integer, ListOf, SetOf, exact
from proofs_check.oracle.remembered import MAX_ROWS, Rows
from proofs_check.oracle.system import Answer, Field, Part, Readings, System
from reference.cumulative.play import looked_up, pspe_moves

PEBBLES = Integer(0)
ACTIONS = SetOf(Integer(1), "integers of at least 1", least=1)

SET = Field("set", ACTIONS, "4,5,9", "the subtraction set S, in pebbles")
HEAP = Field("heap", PEBBLES, "61", "the heap h, in pebbles")
CONVENTION = Field(
    "convention",
    Choice.of(ref.Convention, ref.Convention),
    "FvA",
    "how the starting player, v the second player, break ties: Friendly or Antagonistic",
)
MOVES = SetOf(Integer(1), "integers of at least 1")


def _option_evaluations(S: tuple[int, ...], heap: int) -> int:
    """Of all heaps up to this one; a heap counts as one more, so that one without options does."""
    return heap + 1 + sum(heap - s + 1 for s in S if s <= heap)


def _shown(utilities: ref.Outcome, first_moves: tuple[int, ...]) -> Mapping[str, Json]:
    return {
        "outcome": [exact(utility) for utility in utilities],
        "moves": [exact(s) for s in first_moves],
    }


FAR = 300
"""The largest action with which a large heap is answered by the certificate of the period."""


def _outcome_work(set: tuple[int, ...], heap: int, convention: ref.Convention) -> int:
    """Both parts of the answer take all four conventions, each of which asks an option thrice."""
    if heap > MAX_ROWS and max(set) <= FAR:
        return (4 * max(set) + 16) * max(set) * len(set)  # the rows that the engine may need
    return 24 * _option_evaluations(set, heap)


def _outcome(set: tuple[int, ...], heap: int, convention: ref.Convention) -> Mapping[str, Json]:
    if heap <= MAX_ROWS or max(set) > FAR:
        return _shown(ref.outcome(set, heap, convention), ref.moves(set, heap, convention))
    # Imported late: it takes longer than the reference takes for a small heap.
    from proofs_check.documents.cumulative.engine import far

    o = far(set)
    return _shown(o(convention, heap), pspe_moves(set, heap, convention, o))


def _remembered_outcome() -> Answer:
    known = Rows[tuple[int, ...], ref.Outcomes](lambda S: ref.rows(S, MAX_ROWS))

    def answer(set: tuple[int, ...], heap: int, convention: ref.Convention) -> Mapping[str, Json]:
        if heap > MAX_ROWS:
            return _outcome(set, heap, convention)
        table = known.up_to(set, heap)
        found = pspe_moves(set, heap, convention, looked_up(table))
        return _shown(table[heap].under(convention), found)

    return answer


def _zero_sum(set: tuple[int, ...], heap: int) -> Mapping[str, Json]:
    best = [exact(s) for s in ref.zero_sum_moves(set, heap)]
    return {"value": exact(ref.zero_sum(set, heap)), "moves": best}


def _remembered_zero_sum() -> Answer:
    known = Rows[tuple[int, ...], int](lambda S: ref.zero_sum_rows(S, MAX_ROWS))

    def answer(set: tuple[int, ...], heap: int) -> Mapping[str, Json]:
        if heap > MAX_ROWS:
            return _zero_sum(set, heap)
        o_zs = known.up_to(set, heap)
        best = [exact(s) for s in set if s <= heap and s - o_zs[heap - s] == o_zs[heap]]
        return {"value": exact(o_zs[heap]), "moves": best}

    return answer


SYSTEMS = (
    System(
        "cumulative.outcome",
        "Utilities of both players, and the first moves, in self-interest subtraction.",
        (SET, HEAP, CONVENTION),
        (
            Part(
                "outcome",
                ListOf(PEBBLES, "integers of at least 0", 2, 2),
                "what the starting and the second player collect, in pebbles",
                "cumulative, Definition 2",
            ),
            Part(
                "moves",
                MOVES,
                "the first moves of pure subgame perfect equilibria: S*(h) after the tie-break",
                "cumulative, Definition 2",
            ),
        ),
        _outcome_work,
        _outcome,
        remembering=_remembered_outcome,
        readings=Readings.only("Definition 2"),
    ),
    System(
        "cumulative.zero_sum",
        "The zero-sum value of a heap, first player minus second, and the first moves.",
        (SET, HEAP),
        (
            Part(
                "value",
                Integer(),
                "what the starting player collects more than the second, in pebbles",
                "cumulative, Section 5",
            ),
            Part("moves", MOVES, "the optimal first moves", "cumulative, Section 5"),
        ),
        lambda set, heap: 2 * _option_evaluations(set, heap),
        _zero_sum,
        remembering=_remembered_zero_sum,
        readings=Readings.only("Section 5"),
    ),
)
