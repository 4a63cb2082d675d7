"""The encoding is the reference on rows that are given, and a weakened step is seen through."""

import random
from typing import Any

import pytest

from proofs_check.core.evidence import Effort
from proofs_check.core.ledger import ledger
from proofs_check.documents.bidding import induction
from proofs_check.documents.bidding.encoding import (
    GivenRow,
    HeapZero,
    Hypotheses,
    KnownHeap,
    UnknownHeap,
    first_heaps,
    known_heap,
    next_row,
)
from proofs_check.methods.induction import Induction
from proofs_check.methods.smt import (
    RESOURCE_UNITS,
    Query,
    Status,
    Terms,
    check_smtlib,
    export,
    solve,
)
from reference import bidding as reference
from tests.methods.second_solver import second_opinion

ENOUGH = 50_000_000

NAMES = ("nu_hat", "nu", "minimax_hat", "minimax", "formula_3")


def rows_of_numbers(TB: int, how_many: int) -> list[GivenRow]:
    """Rows that need not be of a game: not monotone, of both signs, with repeats."""
    source = random.Random(TB)
    found = []
    for _ in range(how_many):
        nu_hat, nu = ([source.randint(-4, 4) for _ in range(TB + 1)] for _ in range(2))
        found.append(GivenRow(TB, bool(source.randrange(2)), nu_hat, nu))
    return found


def encoded(row: GivenRow) -> dict[str, list[int]]:
    """The next heap that the encoding leaves possible once the row is known."""

    def build(terms: Terms) -> None:
        nu_hat, nu = (
            [terms.known_integer(value) for value in values] for values in (row.nu_hat, row.nu)
        )
        before = GivenRow(row.TB, terms.known_truth(bool(row.odd)), nu_hat, nu)
        heap = UnknownHeap(terms, "after", before, None)
        for name in NAMES:
            for p, value in enumerate(getattr(heap, name)):
                terms.define(f"{name} {p}", value)

    model = solve(Query("", "", 1, build, dict, logic="QF_LIA"), ENOUGH).model
    return {name: [int(model[f"{name} {p}"]) for p in range(row.TB + 1)] for name in NAMES}


def by_reference(row: GivenRow) -> dict[str, list[int]]:
    heap = KnownHeap(row)
    return {name: list(getattr(heap, name)) for name in NAMES}


@pytest.mark.parametrize("TB", range(7))
def test_the_encoding_is_the_reference(TB: int) -> None:
    for row in [HeapZero(TB), *rows_of_numbers(TB, 12)]:
        assert encoded(row) == by_reference(row)


@pytest.mark.parametrize("TB", range(6))
def test_known_heaps_in_succession_are_the_game(TB: int) -> None:
    heap: GivenRow = HeapZero(TB)
    for row in list(reference.rows({1}, TB, up_to=6))[1:]:
        heap = KnownHeap(heap)
        assert (tuple(heap.nu_hat), tuple(heap.nu)) == (row.nu_hat, row.nu)


def test_an_induction_on_pairs_starts_at_heaps_0_and_2() -> None:
    heap = first_heaps(3, 2)
    expected = list(reference.rows({1}, 3, up_to=2))
    assert tuple(heap.nu_hat) == expected[2].nu_hat
    assert tuple(heap.two_before.nu_hat) == expected[0].nu_hat
    assert not heap.odd


@pytest.mark.parametrize("TB", [0, 1, 2, 5, 8, 9])
def test_the_entries_are_those_of_large_heaps(TB: int) -> None:
    *_, before, last = reference.unitary_rows(TB, up_to=2 * TB * TB + 9)
    assert induction.entries(TB) == (before, last)


INDUCTIONS = {
    claim.id: (claim, check)
    for claim in ledger("bidding").values()
    for checks in claim.readings.values()
    for check in checks
    if isinstance(check, Induction)
}


@pytest.mark.parametrize("name", sorted(INDUCTIONS))
def test_two_solvers_agree_on_a_small_budget(name: str) -> None:
    _, check = INDUCTIONS[name]
    value = check.values[Effort.DEFAULT][2]
    query = check.query(value, None)
    status = solve(query, ENOUGH).status
    assert status is not Status.UNKNOWN
    assert second_opinion(export(query, status)) == status.value


def test_the_row_behind_the_upper_bound_of_lemma_26() -> None:
    # TB = 0: -1 is below the entry 1 of odd heaps, and 1 - (-1) above that of even heaps, 0.
    _, check = INDUCTIONS["bidding/lemma-26.proof.left-from-bounds.strengthened"]
    assert check.replay(
        {
            "instance": {"total_budget": 0, "odd": False, "rows": [{"nu_hat": [-1], "nu": [1]}]},
            "values": {"nu_hat": [2], "nu": [-2]},
        }
    )


SIGN_BORDER = induction.by_query(
    "lemma-20.right",
    "At every heap o_p <= 0 where 2p < TB.",
    Hypotheses((*induction.U, induction.mirrored)),
)(induction.not_positive_right_of_border)


def test_queries_are_stored_up_to_the_one_with_a_model() -> None:
    files = {
        **SIGN_BORDER.stored(),
        **INDUCTIONS["bidding/lemma-17.proof.lower-from-upper"][1].stored(),
    }
    lemma = [f"lemma-20.right--TB-{TB}.smt2" for TB in range(4)]
    step = [f"lemma-17.proof.lower-from-upper--TB-{TB}.smt2" for TB in range(4)]
    assert sorted(path.name for path in files) == sorted([*lemma, *step])
    for text in files.values():
        assert check_smtlib(text, RESOURCE_UNITS[Effort.DEEP]).confirmed


def test_a_query_says_what_its_model_is() -> None:
    query = next_row(induction.budget_monotone, Hypotheses(()), 1, "nu_hat does not fall", 2)
    assert query.extent == "TB = 1, every row from -2 to 2 that is as assumed"
    assert solve(query, ENOUGH).status is Status.SAT
    query = next_row(induction.budget_monotone, Hypotheses(()), 1, "nu_hat does not fall")
    assert query.extent == "TB = 1, every row that is as assumed"
    for within, status in ((0, Status.UNSAT), (1, Status.SAT)):
        query = next_row(lambda o: o.nu_hat[1] <= 1, Hypotheses(()), 1, "at most 1", within)
        assert solve(query, ENOUGH).status is status


def test_the_heap_two_before_is_that_of_the_reference() -> None:
    def risen(o: Any) -> Any:
        return o.nu[0] - o.two_before.nu[0] > 1

    level = Hypotheses((), of_two=(lambda row: row.nu[1] == row.two_before.nu[1],))
    query = next_row(lambda o: ~risen(o), level, 1, "nu_0 rises by one at most", 1)
    heap = known_heap(query.decode(solve(query, ENOUGH).model))
    assert level.hold_before(heap)
    assert not Hypotheses(()).hold_before(heap)  # of one row, and there are two
    assert risen(heap)


def test_parity_is_asked_where_it_is_assumed() -> None:
    def after(*row: int) -> KnownHeap:
        rows = [{"nu_hat": list(row), "nu": list(row)}]
        return known_heap({"total_budget": 1, "odd": True, "rows": rows})

    assert Hypotheses(()).hold_before(after(0, 1))
    assert not Hypotheses((), parity=True).hold_before(after(0, 1))
    assert Hypotheses((), parity=True).hold_before(after(0, 2))
    assert not Hypotheses((lambda o: o.nu[1] == 0,), parity=True).hold_before(after(0, 2))


def test_rows_of_another_length_are_refused() -> None:
    row = {"nu_hat": [0, 0], "nu": [0, 0]}
    for TB in (0, 2, 10**12):
        with pytest.raises(ValueError, match="values for each marker"):
            known_heap({"total_budget": TB, "odd": True, "rows": [row]})
    assert known_heap({"total_budget": 1, "odd": True, "rows": [row]}).nu_hat == [-1, 1]
