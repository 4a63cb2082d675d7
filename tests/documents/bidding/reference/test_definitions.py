"""The definitions among each other: general and special, literal and simplified, small and long."""

import inspect
from itertools import islice

import pytest

import reference.bidding as bidding
from reference.bidding import (
    Player,
    alternating_outcome,
    corollary_6_table,
    formula_3_rows,
    heap_ruleset,
    maximin_table,
    minimax_rows,
    proposition_4_table,
    rows,
    symmetric,
    unitary_value,
    value,
)
from reference.errors import InvalidInput


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


def test_every_public_function_has_an_example_and_a_citation_of_what_it_raises() -> None:
    for name, thing in vars(bidding).items():
        if inspect.isfunction(thing):
            doc = inspect.getdoc(thing) or ""
            assert ">>>" in doc, name
            source = inspect.getsource(thing)
            if "raise InvalidInput" in source:
                assert "Raises:" in doc, name
