"""Subtraction games against the general rules, and against periods known from elsewhere."""

import tracemalloc
from itertools import combinations

import pytest

from reference.positions import (
    Play,
    positions,
    removals,
    subtraction_position,
    subtraction_rows,
    subtraction_winning_moves,
    winning_moves,
)

SETS = [S for n in range(4) for S in combinations(range(1, 7), n)]


@pytest.mark.parametrize("play", Play)
@pytest.mark.parametrize("S", SETS, ids=str)
def test_it_is_the_game_on_its_graph(S: tuple[int, ...], play: Play) -> None:
    graph = {n: [n - k for k in removals(S, n)] for n in range(25)}
    assert list(subtraction_rows(S, 24, play)) == list(positions(graph, play).values())
    for n in range(25):
        expected = sorted(n - left for left in winning_moves(graph, n, play))
        assert list(subtraction_winning_moves(S, n, play)) == expected


@pytest.mark.parametrize(
    ("S", "play", "expected"),
    [
        # From Winning Ways and, under misere play, by hand.
        ((1, 2, 3), Play.NORMAL, "PNNNPNNNPNNN"),
        ((1, 3, 4), Play.NORMAL, "PNPNNNNPNPNN"),
        ((2, 3), Play.NORMAL, "PPNNNPPNNNPP"),
        ((1, 2, 3), Play.MISERE, "NPNNNPNNNPNN"),
        ((2,), Play.MISERE, "NNPPNNPPNNPP"),
        ((), Play.NORMAL, "PPPPPPPPPPPP"),
        ((), Play.MISERE, "NNNNNNNNNNNN"),
    ],
)
def test_labels(S: tuple[int, ...], play: Play, expected: str) -> None:
    assert "".join(subtraction_rows(S, 11, play)) == expected


def test_a_large_heap_needs_no_recursion_and_no_memory() -> None:
    tracemalloc.start()
    assert subtraction_position({1, 3, 4}, 200_001).value == "N"
    assert tracemalloc.get_traced_memory()[1] < 100_000
    tracemalloc.stop()


def test_a_removal_larger_than_any_heap() -> None:
    assert subtraction_winning_moves({1, 10**4000}, 1) == (1,)
    assert subtraction_winning_moves({10**4000}, 5) == ()
