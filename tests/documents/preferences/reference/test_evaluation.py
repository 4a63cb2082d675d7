"""Values of positions: what the document prints, mixed players, sums, readings."""

from collections.abc import Hashable, Iterator
from typing import Any

import pytest

from reference.errors import InvalidInput
from reference.preferences import (
    DEFAULT,
    Comparison,
    Evaluation,
    Preference,
    Relation,
    Value,
    as_simple,
    definition_7,
    definition_7_both_sides,
    definition_11,
    definition_11_guarded,
    definition_11_or_first,
    definition_11_repaired,
    definition_11_theorem_15,
    explicit_game,
    graph,
    grid,
    nesting,
    parse_value,
    row,
    simple_value,
    value,
)
from reference.preferences.values import MAX_DEPTH


def test_a_row_a_grid_and_a_graph_of_the_same_board() -> None:
    edges = [(0, 1), (1, 2), (3, 4), (4, 5), (0, 3), (1, 4), (2, 5)]
    tokens = [1, 2, 3, 3, 1, 2]
    for chosen in Preference:
        assert value(*grid("123/312"), 2, chosen) == value(*graph(tokens, edges), 2, chosen)


# Relations


def nested(x: Value) -> Value:
    """X in lists with leaves beside it, as deep as values can be."""
    for k in range(MAX_DEPTH - nesting(x)):
        x = frozenset({x, 1 + k % 3})
    return x


@pytest.mark.parametrize(
    "form",
    [
        definition_11,
        definition_11_or_first,
        definition_11_guarded,
        definition_11_repaired,
        definition_11_theorem_15,
    ],
)
@pytest.mark.parametrize("form_of_7", [definition_7, definition_7_both_sides])
def test_the_deepest_values_are_compared(form: Relation, form_of_7: Relation) -> None:
    X, Y = nested(parse_value("[1,2]")), nested(parse_value("[1,3]"))
    c = Comparison(1, 3, DEFAULT._replace(definition_7=form_of_7, definition_11=form))
    assert c.prudently_weaker(X, Y) == form(X, Y, c)
    assert c.weaker_or_equal(X, Y) == form_of_7(X, Y, c)


@pytest.mark.parametrize("form", [definition_7, definition_7_both_sides])
@pytest.mark.parametrize("p", [1, 2, 3])
def test_brackets_around_brackets_are_compared(form: Relation, p: int) -> None:
    X, Y = parse_value("[1,2]"), parse_value("[1,3]")
    for _ in range(MAX_DEPTH - 1):
        X, Y = frozenset({X}), frozenset({Y, 2})
    c = Comparison(p, 3, DEFAULT._replace(definition_7=form))
    for one, other in ((X, Y), (Y, X)):
        assert c.weaker_or_equal(one, other) == form(one, other, c)


def test_equal_values_of_different_objects_are_seen_to_be_equal() -> None:
    X, Y = simple_value(2, MAX_DEPTH), simple_value(2, MAX_DEPTH)
    assert Comparison(1).equal(X, Y)


def test_a_comparison_refuses_what_is_nested_too_deeply() -> None:
    X: Value = frozenset({nested(parse_value("[1,2]"))})
    for related in (Comparison(1).weaker_or_equal, Comparison(1).prudently_weaker):
        with pytest.raises(InvalidInput, match="nested brackets"):
            related(X, 1)


# Limits


def test_what_is_just_within_a_limit_is_taken() -> None:
    assert as_simple(simple_value(2, 100)) == (2, 100)
    # As deep as may be, also where leaves have been compared before.
    assert Comparison(1).weaker_or_equal(2, simple_value(1, 100))
    evaluation = Evaluation(row("12321")[0])
    (X,) = evaluation.values([(row("12321")[1], 1)])
    looked_at = len(evaluation.known)
    assert value(*row("12321"), max_positions=looked_at) == X
    with pytest.raises(InvalidInput, match="max_positions"):
        value(*row("12321"), max_positions=looked_at - 1)


class Endless:
    """A game whose positions never end."""

    players = 2

    def options(self, position: int, i: int) -> Iterator[Hashable]:
        del i
        yield position + 1


def test_a_game_without_end_is_stopped_by_the_limit() -> None:
    game: Any = Endless()
    with pytest.raises(InvalidInput, match="raise max_positions"):
        value(game, 0, max_positions=1000)


def test_a_long_game_needs_no_recursion() -> None:
    n = 5000
    moves: dict[int, dict[int, list[int]]] = {k: {1: [k + 1], 2: [k + 1]} for k in range(n)}
    assert value(explicit_game(2, {**moves, n: {}}), 0) == 2


def test_a_value_nested_too_deeply_is_refused() -> None:
    n = 100
    chain: dict[Any, dict[int, list[Any]]] = {k: {1: [k + 1], 2: [k + 1]} for k in range(n)}
    chain[n] = {1: ["over", "last"]}
    chain["last"] = {2: ["over"]}
    chain["over"] = {}
    assert nesting(value(explicit_game(2, chain), 1, 2)) == 100
    with pytest.raises(InvalidInput, match="brackets within another"):
        value(explicit_game(2, chain), 0)


def test_a_simple_value_nested_too_deeply_is_not_looked_for() -> None:
    x: list[Any] = [1, 2, 3]
    for _ in range(101):
        x = [frozenset(b for b in x if b is not a) for a in x]
    assert nesting(x[0]) == 101
    assert as_simple(x[0]) is None
