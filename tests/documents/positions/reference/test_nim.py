"""Nim: the nim-sum against the recursion."""

from itertools import product

import pytest

from reference.positions import (
    P,
    Play,
    nim_moves,
    nim_position,
    nim_position_by_sum,
    nim_sum,
    nim_table,
    nim_winning_moves,
    nim_winning_moves_by_sum,
    positions,
)


def test_the_sum_without_carry_is_exclusive_or() -> None:
    for x, y in product(range(70), repeat=2):
        assert nim_sum(x, y) == x ^ y
    assert nim_sum() == 0
    assert nim_sum(10**18, 10**18 + 1, 5) == 10**18 ^ (10**18 + 1) ^ 5


@pytest.mark.parametrize("play", Play)
@pytest.mark.parametrize("top", [(9,), (9, 12), (6, 7, 8), (3, 3, 2, 4), (1, 2, 1, 2, 2)])
def test_the_sum_is_the_recursion(top: tuple[int, ...], play: Play) -> None:
    table = nim_table(top, play)
    for piles, found in table.items():
        assert nim_position_by_sum(piles, play) is found
        expected = sorted(option for option in nim_moves(piles) if table[option] is P)
        assert list(nim_winning_moves_by_sum(piles, play)) == expected


@pytest.mark.parametrize("play", Play)
def test_it_is_the_game_on_its_graph(play: Play) -> None:
    graph = {piles: list(nim_moves(piles)) for piles in product(range(4), repeat=3)}
    found = positions(graph, play)
    assert all(nim_position(piles, play) is found[piles] for piles in graph)


def test_winning_moves() -> None:
    assert nim_winning_moves((7, 5, 3)) == ((6, 5, 3), (7, 4, 3), (7, 5, 2))
    assert nim_winning_moves((1, 1)) == ()
    assert nim_winning_moves((1, 1, 1), Play.MISERE) == ()
    assert nim_winning_moves((5,), Play.MISERE) == ((1,),)
    assert nim_winning_moves((0, 0)) == ()


def test_huge_piles() -> None:
    assert nim_position_by_sum((2**4000, 2**4000)) is P
    assert nim_winning_moves_by_sum((10**18, 1, 2)) == ((3, 1, 2),)
