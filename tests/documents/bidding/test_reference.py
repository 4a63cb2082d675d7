"""The definitions among each other: general and special, literal and simplified, small and long."""

from collections.abc import Iterator
from itertools import islice, product

import pytest

import reference.bidding as b
from reference.errors import InvalidInput


def paths(
    length: int, weights: range
) -> Iterator[tuple[dict[int, list[int]], dict[tuple[int, int], int]]]:
    """Heaps 0 to `length` - 1, one move each, with any weights."""
    for chosen in product(weights, repeat=length - 1):
        M = {x: [x - 1] if x else [] for x in range(length)}
        yield M, {(x, x - 1): chosen[x - 1] for x in range(1, length)}


@pytest.mark.parametrize(
    ("TB", "B"), [(0, {0}), (1, {0, 1}), (1, {1}), (2, {0, 1, 2}), (3, {0, 2}), (3, {1, 2})]
)
def test_symmetric_formulas_on_paths(TB: int, B: set[int]) -> None:
    """Proposition 4 and Observation 5 are one formula; in U it and (2) give Definition 1's."""
    in_class = 0
    for M, w in paths(4, range(-1, 2)):
        path = b.symmetric(list(M), M, w, B, TB)
        for sign in b.RightWeight:
            gamma = b.as_ruleset(path, sign)
            table = b.maximin_table(gamma, reading=b.Reading(right_weight=sign))
            assert b.in_U(gamma, b.Reading(right_weight=sign)) == b.in_U(b.as_ruleset(path))
        formula = b.table_by(b.proposition_4, path)
        assert b.table_by(b.observation_5, path) == formula
        upto = {x: formula[x] for x in range(3)}
        assert b.table_by(b.proposition_4, path, 2) == upto
        assert b.table_by(b.observation_5, path, 2) == upto
        for x in range(1, 4):
            # To the letter the tie term asks the value at x, which here is given that of x - 1.
            given = formula | {x: formula[x - 1]}
            printed = tuple(b.observation_5_as_printed(path, x, p, given) for p in range(TB + 1))
            assert printed == formula[x]
        assert b.observation_5_as_printed(path, 0, 0, {}) == 0
        if not b.in_U(b.as_ruleset(path)):
            continue
        in_class += 1
        literal = {x: row.nu_hat for x, row in table.items()}
        assert formula == literal
        if 0 in B:
            assert b.table_by(b.corollary_6, path) == literal
    assert in_class > 0


def test_corollary_6_has_no_term_without_zero() -> None:
    one = b.symmetric([0, 1], {0: [], 1: [0]}, {(1, 0): 1}, {1}, TB=1)
    assert b.table_by(b.proposition_4, one)[1] == (-1, 1)
    with pytest.raises(InvalidInput, match="bids that hold 0"):
        b.table_by(b.corollary_6, one)


def test_only_what_can_be_reached_is_computed() -> None:
    gamma = b.heap_ruleset({2}, 1, 9)
    assert sorted(b.maximin_table(gamma, 4)) == [0, 2, 4]  # type: ignore[type-var]


def test_rows_without_an_end_go_on_as_those_with_one() -> None:
    for of in (b.rows, b.minimax_rows):
        assert list(islice(of({1, 3}, 2), 9)) == list(of({1, 3}, 2, up_to=8))
    assert list(islice(b.formula_3_rows(3), 9)) == list(b.formula_3_rows(3, 8))


def test_large_heaps_and_long_rulesets() -> None:
    assert b.unitary_value(1, 100_000, 1) == 2
    assert b.value({1}, 0, 20_001, 0, b.Player.RIGHT) == -1
    assert b.alternating_outcome(b.heap_ruleset({1}, 0, 5_001), 5_001) == (1, -1)
