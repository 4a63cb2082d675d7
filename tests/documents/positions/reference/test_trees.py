"""Strategies one by one, against backward induction; quantifiers."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.positions import (
    DRAW,
    Choice,
    Leaf,
    Quantifier,
    Tree,
    has_drawing_strategy,
    has_winning_strategy,
    holds,
    outcome,
    places,
    strategies,
    tree_of,
)

FOR_ALL, EXISTS = Quantifier
TREES: st.SearchStrategy[Tree] = st.recursive(
    st.builds(Leaf, st.integers(0, 2)),
    lambda t: st.builds(Choice, st.integers(1, 2), st.lists(t, min_size=1, max_size=3).map(tuple)),
    max_leaves=7,
)


def value(tree: Tree) -> int:
    """1, 0, -1: what player 1 can ensure, by backward induction."""
    if isinstance(tree, Leaf):
        return {0: 0, 1: 1, 2: -1}[tree.winner]
    values = [value(option) for option in tree.options]
    return max(values) if tree.player == 1 else min(values)


@settings(max_examples=200, derandomize=True, deadline=None, database=None)
@given(TREES)
def test_backward_induction_finds_the_same(tree: Tree) -> None:
    assert has_winning_strategy(tree, 1) == (value(tree) == 1)
    assert has_winning_strategy(tree, 2) == (value(tree) == -1)
    assert has_drawing_strategy(tree, 1) == (value(tree) >= 0)
    assert has_drawing_strategy(tree, 2) == (value(tree) <= 0)


def test_a_strategy_chooses_at_every_place_of_its_player() -> None:
    second = Choice(2, (Leaf(1), Leaf(2), Leaf(DRAW)))
    tree = Choice(1, (second, second))
    assert [path for path, _ in places(tree)] == [(), (0,), (1,)]
    assert list(strategies(tree, 1)) == [{(): 0}, {(): 1}]
    assert list(strategies(tree, 2)) == [{(0,): i, (1,): j} for i, j in product(range(3), repeat=2)]
    assert len(list(strategies(tree, 1, 2))) == 18
    assert outcome(tree, {(): 1}, {(0,): 0, (1,): 2}) == DRAW


def test_the_tree_of_a_game() -> None:
    tree = tree_of({0: (), 1: (0,), 2: (1, 0)}, 2)
    assert tree == Choice(1, (Choice(2, (Leaf(2),)), Leaf(1)))
    misere = tree_of({0: (), 1: (0,), 2: (1, 0)}, 2, "misere")  # type: ignore[arg-type]
    assert misere == Choice(1, (Choice(2, (Leaf(1),)), Leaf(2)))


@pytest.mark.parametrize("first", Quantifier)
@pytest.mark.parametrize("second", Quantifier)
def test_quantifiers(first: Quantifier, second: Quantifier) -> None:
    words = {FOR_ALL: all, EXISTS: any}
    for table in product((False, True), repeat=6):
        found = holds([first, second], [range(2), range(3)], lambda x, y, t=table: t[3 * x + y])
        expected = words[first](words[second](table[3 * x : 3 * x + 3]) for x in range(2))
        assert found == expected


def test_the_negation_has_the_other_quantifiers() -> None:
    assert (FOR_ALL.negated, EXISTS.negated) == (EXISTS, FOR_ALL)


def test_quantifiers_over_nothing() -> None:
    assert holds([FOR_ALL], [()], lambda x: False)
    assert not holds([EXISTS], [()], lambda x: True)
    assert holds([], [], lambda: True)
