"""The three rules on any graph, against strategies gone through one by one."""

from inspect import Parameter, isfunction, signature
from itertools import combinations, product

import pytest

import reference.positions
from reference.positions import (
    MISERE,
    NORMAL,
    N,
    P,
    Play,
    condition_1,
    condition_2,
    condition_3,
    game_graph,
    has_winning_strategy,
    positions,
    terminal_positions,
    tree_of,
    winning_moves,
)

Graph = dict[int, tuple[int, ...]]


def graphs(size: int) -> list[Graph]:
    """Every graph on 0 to size - 1 in which moves lead to smaller numbers."""
    options = [[c for n in range(x + 1) for c in combinations(range(x), n)] for x in range(size)]
    return [dict(enumerate(chosen)) for chosen in product(*options)]


def test_there_are_all_graphs() -> None:
    assert [len(graphs(size)) for size in (1, 2, 3, 4)] == [1, 2, 8, 64]


@pytest.mark.parametrize("play", Play)
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_the_rules_say_who_has_a_winning_strategy(size: int, play: Play) -> None:
    for graph in graphs(size):
        found = positions(graph, play)
        for position in graph:
            tree = tree_of(graph, position, play)
            next_wins, previous_wins = (has_winning_strategy(tree, i) for i in (1, 2))
            assert (found[position] is N) == next_wins
            assert (found[position] is P) == previous_wins


def test_misere_differs_from_normal_play() -> None:
    graph = {0: (), 1: (0,)}
    assert positions(graph, NORMAL) == {0: P, 1: N}
    assert positions(graph, MISERE) == {0: N, 1: P}


def test_play_is_normal_where_it_is_not_said() -> None:
    said = {
        name: signature(function).parameters["play"].default
        for name, function in vars(reference.positions).items()
        if isfunction(function) and "play" in signature(function).parameters
    }
    assert len(said) > 15
    assert said.pop("play_rule") is Parameter.empty
    assert set(said.values()) == {NORMAL}


def test_options_come_before_what_moves_to_them() -> None:
    graph = game_graph({"c": ["a", "b"], "b": ["a"], "a": [], "d": ["c"]})
    assert list(graph) == ["a", "b", "c", "d"]
    assert terminal_positions(graph) == {"a"}
    assert winning_moves(graph, "c") == ("a",)
    assert winning_moves(graph, "a") == ()
    assert winning_moves(graph, "c", MISERE) == ("b",)


def test_each_condition_by_itself() -> None:
    graph = {0: (), 1: (), 2: (0,), 3: (0, 2)}
    candidates = [{*c} for n in range(5) for c in combinations(range(4), n)]
    assert [c for c in candidates if condition_1(graph, c)] == [
        c for c in candidates if {0, 1} <= c
    ]
    inside = [c for c in candidates if not ({2, 0} <= c or {3, 0} <= c or {3, 2} <= c)]
    assert [c for c in candidates if condition_2(graph, c)] == inside
    outside = [{0, 1}, {0, 1, 2}, {0, 1, 3}, {0, 1, 2, 3}, {1, 2, 3}]
    found = [c for c in candidates if {0, 1} <= c and condition_3(graph, c)]
    assert found == outside[:4]
    assert not condition_3(graph, outside[4])
    assert not any(condition_3({0: (), 1: (0,)}, c) for c in (set(), {1}))


def test_a_long_game_is_no_problem() -> None:
    chain = {n: [n - 1] if n else [] for n in reversed(range(100_000))}
    found = positions(chain)
    assert (found[99_999], found[99_998]) == (N, P)


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_the_three_conditions_single_out_the_p_positions(size: int) -> None:
    for graph in graphs(size):
        right = {x for x, found in positions(graph).items() if found is P}
        for n in range(size + 1):
            for candidate in combinations(range(size), n):
                met = [c(graph, {*candidate}) for c in (condition_1, condition_2, condition_3)]
                assert all(met) == ({*candidate} == right)
