from collections.abc import Callable, Sequence
from functools import cache
from itertools import chain, combinations
from typing import Any

import pytest

from proofs_check.core.evidence import Effort, Json
from proofs_check.documents.cumulative.encoding import Space, UnknownGame, counterexample, witness
from proofs_check.methods import smt
from proofs_check.methods.exhaustive import Instance
from proofs_check.methods.logic import implies
from proofs_check.methods.smt import Meaning, Status, Terms, check_smtlib, export, solve
from reference.cumulative import AvA, Convention, FvF, Outcome, Outcomes, rows
from tests.methods.second_solver import second_opinion

ENOUGH = 100_000_000


def subsets(numbers: Sequence[int]) -> list[tuple[int, ...]]:
    return list(chain(*(combinations(numbers, k) for k in range(1, len(numbers) + 1))))


@cache
def by_reference(S: tuple[int, ...], up_to: int) -> list[Outcomes]:
    return list(rows(S, up_to))


Unknown = tuple[Terms, UnknownGame]


@cache
def unknown(space: Space) -> Unknown:
    """All outcomes of a set that is not known yet."""
    terms = Terms()
    game = UnknownGame(terms, space)
    for X in Convention:
        game.o(X, space.heaps)
    return terms, game


def encoded(
    S: Sequence[int], space: Space, made: Callable[[Space], Unknown] = unknown
) -> list[Outcomes] | None:
    """The rows that the encoding leaves possible once the set is known; None if there are none."""
    terms, game = made(space)
    known = [(is_in == (s in S)).term for s, is_in in game.member.items()]
    asserted = [*terms.asserted, *known]
    model = smt._solve(terms.context, asserted, terms.unknowns, "QF_BV", ENOUGH).model
    if not model:
        return None
    return [
        Outcomes(
            *(Outcome(int(model[f"o1_{X}_{h}"]), int(model[f"o2_{X}_{h}"])) for X in Convention)
        )
        for h in range(space.heaps + 1)
    ]


SMALL = subsets(range(1, 6))
SMALL_SPACES = [(S, Space(size, 5, 20)) for S in SMALL for size in (None, len(S))]
OTHERS = [
    ((4, 5, 9), Space(3, 9, 70)),
    ((4, 5, 9), Space(None, 9, 70)),
    ((3, 8, 11, 13), Space(4, 15, 50)),
    ((3, 5), Space(2, 20, 16)),
    ((1,), Space(1, 1, 0)),
    ((2, 7), Space(2, 7, 1)),
    ((4, 7), Space(2, 8, 127)),
    ((7, 13), Space(2, 13, 128)),
]
"""With heaps up to the edge of what their bits hold, and sets beyond the heap."""


@pytest.mark.parametrize(("S", "space"), SMALL_SPACES + OTHERS, ids=str)
def test_the_encoding_is_the_reference(S: tuple[int, ...], space: Space) -> None:
    assert encoded(S, space) == by_reference(S, space.heaps)


@pytest.mark.parametrize("size", [1, 2, 3])
def test_only_sets_of_the_size_are_admitted(size: int) -> None:
    for S in SMALL:
        assert (encoded(S, Space(size, 5, 3)) is not None) is (len(S) == size)


def test_the_empty_set_is_not_admitted() -> None:
    for size in (None, 1, 2):
        assert encoded((), Space(size, 5, 3)) is None


# Predicates as the ledger writes them: they read the reference's rows and the encoding alike.


def deviating_never_pays(o: Any) -> bool:
    pays: bool = (o.FvA.second <= o.FvF.second) & (o.AvF.first <= o.FvF.first)
    return pays


def friends_do_no_worse(o: Any) -> bool:
    worse: bool = (o.FvF.first >= o.AvA.first) & (o.FvF.second >= o.AvA.second)
    return worse


def second_is_unaffected(o: Any) -> bool:
    same: bool = o.AvA.second == o.AvF.second
    return same


def friends_lose_a_tie(o: Any) -> bool:
    """Of no meaning, with a heap, a number, a bool and an implication in it."""
    lost: bool = implies(o.h >= 9, (o.under(FvF).first != 5) | (o.under(AvA).second < 3))
    return lost


PREDICATES = [deviating_never_pays, friends_do_no_worse, second_is_unaffected, friends_lose_a_tie]


class Position:
    """One heap by the reference."""

    def __init__(self, instance: Instance) -> None:
        S, h = instance["set"], instance["heap"]
        assert isinstance(S, list)
        assert isinstance(h, int)
        self.h = h
        self.row = by_reference(tuple(S), h)[h]
        self.FvF, self.FvA, self.AvF, self.AvA = self.row

    def under(self, X: Convention) -> Outcome:
        return self.row.under(X)

    def values(self) -> dict[str, Json]:
        return {X.value: list(self.under(X)) for X in Convention}


def failing(predicate: Callable[[Any], bool], space: Space) -> list[Instance]:
    """For each set of the space the first heap where the predicate is false, by the reference."""
    found: list[Instance] = []
    for S in subsets(range(1, space.largest + 1)):
        if space.size in {None, len(S)}:
            heaps: list[Instance] = [{"set": list(S), "heap": h} for h in range(space.heaps + 1)]
            found += [i for i in heaps if not predicate(Position(i))][:1]
    return found


@pytest.mark.parametrize("predicate", PREDICATES)
@pytest.mark.parametrize(
    "space", [Space(2, 7, 34), Space(3, 6, 20), Space(None, 5, 20), Space(1, 3, 9)], ids=str
)
def test_a_query_has_a_model_exactly_where_the_reference_has_a_case(
    predicate: Callable[[Any], bool], space: Space
) -> None:
    expected = failing(predicate, space)
    query = counterexample(predicate, space, "")
    answer = solve(query, ENOUGH)
    assert answer.status is (Status.SAT if expected else Status.UNSAT)
    if expected:
        assert query.decode(answer.model) in expected


@pytest.mark.parametrize(
    ("size", "largest", "heaps"), [(3, 2, 9), (0, 2, 9), (None, 0, 9), (2, 3, -1)]
)
def test_a_space_without_cases_is_refused(size: int | None, largest: int, heaps: int) -> None:
    with pytest.raises(ValueError, match="actions"):
        Space(size, largest, heaps)


@pytest.mark.parametrize("space", [Space(3, 6, 9), Space(None, 6, 9), Space(1, 4, 0)], ids=str)
def test_a_space_counts_its_sets(space: Space) -> None:
    sets = [S for S in subsets(range(1, space.largest + 1)) if space.size in {None, len(S)}]
    assert space.sets == len(sets)


def test_a_deviation_that_pays_is_found_without_a_hint() -> None:
    # The appendix names {4,5,9} and heap 61; max S <= 9 has no other, and no smaller heap.
    query = counterexample(deviating_never_pays, Space(3, 9, 61), "")
    assert query.decode(solve(query, ENOUGH).model) == {"set": [4, 5, 9], "heap": 61}


def test_a_witness_is_where_the_predicate_is_true() -> None:
    def differ(o: Any) -> bool:
        some: bool = o.FvF.second != o.AvA.second
        return some

    query = witness(differ, Space(2, 5, 14), "FvF and AvA differ")
    assert query.meaning is Meaning.WITNESS
    assert query.says == "a set S and a heap where this is true: FvF and AvA differ"
    for ask in (witness, counterexample):
        assert ask(differ, Space(2, 5, 14), "", Effort.DEEP).effort is Effort.DEEP
    # Table 1.
    assert query.decode(solve(query, ENOUGH).model) == {"set": [3, 5], "heap": 14}


@pytest.mark.parametrize(
    ("predicate", "space", "status"),
    [
        (friends_do_no_worse, Space(2, 4, 10), Status.UNSAT),
        (deviating_never_pays, Space(None, 3, 9), Status.UNSAT),
        (friends_lose_a_tie, Space(None, 5, 9), Status.SAT),
    ],
)
def test_an_exported_query_is_confirmed_by_two_solvers(
    predicate: Callable[[Any], bool], space: Space, status: Status
) -> None:
    text = export(counterexample(predicate, space, predicate.__name__), status)
    assert check_smtlib(text, ENOUGH).confirmed
    assert second_opinion(text) == status.value
    other = Status.SAT if status is Status.UNSAT else Status.UNSAT
    assert not check_smtlib(text.replace(f":status {status}", f":status {other}"), ENOUGH).confirmed
