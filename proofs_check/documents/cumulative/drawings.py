"""Counterexamples of this document as plays that one can follow by hand."""

from collections.abc import Mapping, Sequence
from typing import Any

from proofs_check.core.evidence import Json
from proofs_check.core.pictures import Picture, Play, Table, Turn
from reference.cumulative import Convention, moves, one_line, outcome, rows

LARGEST_HEAP = 250
"""Nobody follows a longer play by hand."""

MOST_HEAPS = 2_000
"""Heaps among which the first one is looked for where a row of a sweep names the set alone."""


def drawings(claim: str, witness: Mapping[str, Json]) -> Sequence[Picture]:
    """The play under each convention, and what each has in the end."""
    instance: Any = witness.get("instance")
    if claim in NO_HEAP:
        return (_heaps(instance["set"]),)
    asked = _asked(witness)
    if asked is None:
        return ()
    S, heap = asked
    had = witness.get("values")
    recorded = had if isinstance(had, Mapping) and heap > LARGEST_HEAP else {}
    ends = {str(X): recorded.get(str(X)) or outcome(S, heap, X) for X in Convention}
    cells = [[X, *map(str, each)] for X, each in ends.items() if isinstance(each, list | tuple)]
    table = Table("What the two have in the end", ["convention", "first", "second"], cells)
    return (table, *(_play(S, heap, X) for X in Convention if heap <= LARGEST_HEAP))


def questions(claim: str, witness: Mapping[str, Json]) -> Sequence[str]:
    """What to ask the reference, on the command line and in Python."""
    del claim
    asked = _asked(witness)
    if asked is None:
        return ()
    S, heap = asked
    joined = ",".join(map(str, S))
    return [
        *(f"gameproof solve cumulative.outcome set={joined} heap={heap} convention={X}"
          for X in Convention),
        "from reference.cumulative import Convention, one_line, outcome; "
        f"[(str(X), outcome({{{joined}}}, {heap}, X), one_line({{{joined}}}, {heap}, X)) "
        "for X in Convention]",
    ]  # fmt: skip


NO_HEAP = {"section-3.only-two-actions", "section-7.divergence-with-more-actions"}
"""Claims of sets for which some heap is said to be there, and is not."""

FIRST_HEAPS = 18


def _heaps(S: Sequence[int]) -> Table:
    """What both have under each convention, heap by heap from the smallest."""
    cells = [
        [str(heap), *(", ".join(map(str, row.under(X))) for X in Convention)]
        for heap, row in zip(range(FIRST_HEAPS + 1), rows(S), strict=False)
    ]
    caption = f"First and second player's utility with {set(S)}, the first heaps"
    return Table(caption, ["heap", *map(str, Convention)], cells)


NOT_DRAWN = {
    "abstract.main-result-follows-from-monotonicity": "Its utilities are of no set: no play has "
    "them.",
    "lemma-6.proof-remainder": "It is a division of one action by the other: no play is in it.",
    "problem-3.bound.measured": "Its outcomes repeat only after thousands of heaps: nobody follows "
    "so many by hand.",
}
"""Why a counterexample has no picture."""


def _asked(witness: Mapping[str, Json]) -> tuple[tuple[int, ...], int] | None:
    """The set and the heap of a counterexample that has both."""
    instance = witness.get("instance")
    if not isinstance(instance, Mapping):
        return _of_row(witness)
    S, heap = instance.get("set"), instance.get("heap")
    if not isinstance(S, list | tuple) or not isinstance(heap, int) or heap <= 0:
        return None
    actions = tuple(s for s in S if isinstance(s, int))
    return (actions, heap) if actions else None


def _of_row(row: Mapping[str, Json]) -> tuple[tuple[int, ...], int] | None:
    """The set of a row of a sweep, and the first heap where it does what the row says.

    >>> of = {"of_set": "4 7", "player": "first", "sign": "less"}
    >>> _of_row({**of, "before": "FvA", "after": "AvA"})
    ((4, 7), 41)
    """
    known = row.get("of_set", row.get("set"))
    if not isinstance(known, str) or "before" not in row:
        return None
    S = tuple(map(int, known.split()))
    if "heap" in row:
        return S, int(str(row["heap"]))
    before, after = (Convention(str(row[name])) for name in ("before", "after"))
    player, wanted = ("first", "second").index(str(row["player"])), str(row["sign"]) == "more"
    for heap, each in enumerate(rows(S, MOST_HEAPS)):
        more = each.under(after)[player] - each.under(before)[player]
        if more != 0 and (more > 0) is wanted:
            return S, heap
    return None


def _play(S: tuple[int, ...], heap: int, X: Convention) -> Play:
    """The first line of play, the smaller of equally good moves at each turn."""
    turns = []
    left, totals = heap, [0, 0]
    for number, s in enumerate(one_line(S, heap, X)):
        mover = number % 2
        totals[mover] += s
        left -= s
        words = f"{('first', 'second')[mover]} takes {s}"
        turns.append(Turn(words, s, left, [str(total) for total in totals]))
    choice = ", ".join(map(str, moves(S, heap, X)))
    first = f"; the first move may be {choice}" if choice else ""
    return Play(f"{X}: {totals[0]} to {totals[1]}{first}", heap, ("first", "second"), turns)
