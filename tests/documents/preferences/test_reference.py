"""Values of positions: what the document prints, mixed players, sums, readings."""

from collections.abc import Hashable, Iterator
from itertools import product
from typing import Any

import pytest

import reference.preferences as ref
from reference.errors import InvalidInput
from reference.preferences.values import MAX_DEPTH


def test_a_row_a_grid_and_a_graph_of_the_same_board() -> None:
    edges = [(0, 1), (1, 2), (3, 4), (4, 5), (0, 3), (1, 4), (2, 5)]
    tokens = [1, 2, 3, 3, 1, 2]
    for chosen in ref.Preference:
        assert ref.value(*ref.grid("123/312"), 2, chosen) == ref.value(
            *ref.graph(tokens, edges), 2, chosen
        )


# Relations


def nested(x: ref.Value) -> ref.Value:
    """X in lists with leaves beside it, as deep as values can be."""
    for k in range(MAX_DEPTH - ref.nesting(x)):
        x = frozenset({x, 1 + k % 3})
    return x


OF_7 = (ref.definition_7, ref.definition_7_both_sides)
OF_11 = (
    *(ref.definition_11, ref.definition_11_or_first, ref.definition_11_guarded),
    *(ref.definition_11_repaired, ref.definition_11_theorem_15),
)


def test_the_deepest_values_are_compared() -> None:
    X, Y = nested(ref.parse_value("[1,2]")), nested(ref.parse_value("[1,3]"))
    for of_7, of_11 in product(OF_7, OF_11):
        c = ref.Comparison(1, 3, ref.DEFAULT._replace(definition_7=of_7, definition_11=of_11))
        assert c.prudently_weaker(X, Y) == of_11(X, Y, c)
        assert c.weaker_or_equal(X, Y) == of_7(X, Y, c)


def test_brackets_around_brackets_are_compared() -> None:
    X, Y = ref.parse_value("[1,2]"), ref.parse_value("[1,3]")
    for _ in range(MAX_DEPTH - 1):
        X, Y = frozenset({X}), frozenset({Y, 2})
    for of_7, p in product(OF_7, (1, 2, 3)):
        c = ref.Comparison(p, 3, ref.DEFAULT._replace(definition_7=of_7))
        for one, other in ((X, Y), (Y, X)):
            assert c.weaker_or_equal(one, other) == of_7(one, other, c)


def test_equal_values_of_different_objects_are_seen_to_be_equal() -> None:
    X, Y = ref.simple_value(2, MAX_DEPTH), ref.simple_value(2, MAX_DEPTH)
    assert ref.Comparison(1).equal(X, Y)


def test_a_comparison_refuses_what_is_nested_too_deeply() -> None:
    X: ref.Value = frozenset({nested(ref.parse_value("[1,2]"))})
    for related in (ref.Comparison(1).weaker_or_equal, ref.Comparison(1).prudently_weaker):
        with pytest.raises(InvalidInput, match="nested brackets"):
            related(X, 1)


# Limits


def test_what_is_just_within_a_limit_is_taken() -> None:
    assert ref.as_simple(ref.simple_value(2, 100)) == (2, 100)
    # As deep as may be, also where leaves have been compared before.
    assert ref.Comparison(1).weaker_or_equal(2, ref.simple_value(1, 100))
    evaluation = ref.Evaluation(ref.row("12321")[0])
    (X,) = evaluation.values([(ref.row("12321")[1], 1)])
    looked_at = len(evaluation.known)
    assert ref.value(*ref.row("12321"), max_positions=looked_at) == X
    with pytest.raises(InvalidInput, match="max_positions"):
        ref.value(*ref.row("12321"), max_positions=looked_at - 1)


class Endless:
    """A game whose positions never end."""

    players = 2

    def options(self, position: int, i: int) -> Iterator[Hashable]:
        del i
        yield position + 1


def test_a_game_without_end_is_stopped_by_the_limit() -> None:
    game: Any = Endless()
    with pytest.raises(InvalidInput, match="raise max_positions"):
        ref.value(game, 0, max_positions=1000)


def test_a_long_game_needs_no_recursion() -> None:
    n = 5000
    moves: dict[int, dict[int, list[int]]] = {k: {1: [k + 1], 2: [k + 1]} for k in range(n)}
    assert ref.value(ref.explicit_game(2, {**moves, n: {}}), 0) == 2


def test_a_value_nested_too_deeply_is_refused() -> None:
    n = 100
    chain: dict[Any, dict[int, list[Any]]] = {k: {1: [k + 1], 2: [k + 1]} for k in range(n)}
    chain[n] = {1: ["over", "last"]}
    chain["last"] = {2: ["over"]}
    chain["over"] = {}
    assert ref.nesting(ref.value(ref.explicit_game(2, chain), 1, 2)) == 100
    with pytest.raises(InvalidInput, match="brackets within another"):
        ref.value(ref.explicit_game(2, chain), 0)


def test_a_simple_value_nested_too_deeply_is_not_looked_for() -> None:
    x: list[Any] = [1, 2, 3]
    for _ in range(101):
        x = [frozenset(b for b in x if b is not a) for a in x]
    assert ref.nesting(x[0]) == 101
    assert ref.as_simple(x[0]) is None
