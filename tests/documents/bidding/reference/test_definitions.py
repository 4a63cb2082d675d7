"""The definitions among each other: general and special, literal and simplified, small and long."""

from collections.abc import Iterator
from itertools import islice, product

import pytest

from reference.bidding import (
    Player,
    Reading,
    RightWeight,
    alternating_outcome,
    as_ruleset,
    corollary_6_table,
    formula_3_rows,
    heap_ruleset,
    in_U,
    maximin_table,
    minimax_rows,
    observation_5_as_printed,
    observation_5_table,
    proposition_4_table,
    rows,
    symmetric,
    unitary_value,
    value,
)
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
        path = symmetric(list(M), M, w, B, TB)
        for sign in RightWeight:
            gamma = as_ruleset(path, sign)
            table = maximin_table(gamma, reading=Reading(right_weight=sign))
            assert in_U(gamma, Reading(right_weight=sign)) == in_U(as_ruleset(path))
        formula = proposition_4_table(path)
        assert observation_5_table(path) == formula
        upto = {x: formula[x] for x in range(3)}
        assert proposition_4_table(path, 2) == observation_5_table(path, 2) == upto
        for x in range(1, 4):
            # To the letter the tie term asks the value at x, which here is given that of x - 1.
            given = formula | {x: formula[x - 1]}
            printed = tuple(observation_5_as_printed(path, x, p, given) for p in range(TB + 1))
            assert printed == formula[x]
        assert observation_5_as_printed(path, 0, 0, {}) == 0
        if not in_U(as_ruleset(path)):
            continue
        in_class += 1
        literal = {x: row.nu_hat for x, row in table.items()}
        assert formula == literal
        if 0 in B:
            assert corollary_6_table(path) == literal
    assert in_class > 0


def test_corollary_6_has_no_term_without_zero() -> None:
    one = symmetric([0, 1], {0: [], 1: [0]}, {(1, 0): 1}, {1}, TB=1)
    assert proposition_4_table(one)[1] == (-1, 1)
    with pytest.raises(InvalidInput, match="bids that hold 0"):
        corollary_6_table(one)


def test_only_what_can_be_reached_is_computed() -> None:
    gamma = heap_ruleset({2}, 1, 9)
    assert sorted(maximin_table(gamma, 4)) == [0, 2, 4]  # type: ignore[type-var]


def test_rows_without_an_end_go_on_as_those_with_one() -> None:
    for of in (rows, minimax_rows):
        assert list(islice(of({1, 3}, 2), 9)) == list(of({1, 3}, 2, up_to=8))
    assert list(islice(formula_3_rows(3), 9)) == list(formula_3_rows(3, 8))


def test_large_heaps_and_long_rulesets() -> None:
    assert unitary_value(1, 100_000, 1) == 2
    assert value({1}, 0, 20_001, 0, Player.RIGHT) == -1
    assert alternating_outcome(heap_ruleset({1}, 0, 5_001), 5_001) == (1, -1)
