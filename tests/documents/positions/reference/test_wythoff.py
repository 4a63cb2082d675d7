"""Wythoff's game: the formula against the recursion, and what is known from elsewhere."""

from itertools import islice, product

import pytest

from reference.positions import (
    P,
    Play,
    can_move,
    fibonacci,
    pair,
    positions,
    wythoff_moves,
    wythoff_position,
    wythoff_position_by_formula,
    wythoff_table,
    wythoff_winning_moves,
    wythoff_winning_moves_by_formula,
)

# The lower Wythoff sequence, https://oeis.org/A000201, from n = 1.
LOWER = [1, 3, 4, 6, 8, 9, 11, 12, 14, 16, 17, 19, 21, 22, 24, 25, 27, 29, 30, 32, 33, 35, 37, 38]
# The upper one, https://oeis.org/A001950.
UPPER = [2, 5, 7, 10, 13, 15, 18, 20, 23, 26, 28, 31, 34, 36, 39, 41, 44, 47, 49, 52, 54, 57, 60]


def test_pairs() -> None:
    assert [pair(n)[0] for n in range(1, 25)] == LOWER
    assert [pair(n)[1] for n in range(1, 24)] == UPPER
    assert pair(0) == (0, 0)


@pytest.mark.parametrize("n", [1, 2, 10**9, 10**18, 10**18 + 1, 3**400, 7 * 10**4000])
def test_pairs_of_any_size(n: int) -> None:
    # a = [n phi] if and only if a < n phi < a + 1, where phi is the positive zero of t^2 - t - 1.
    a, b = pair(n)
    assert a * a - a * n - n * n < 0 < (a + 1) ** 2 - (a + 1) * n - n * n
    assert b == a + n


@pytest.mark.parametrize("play", Play)
def test_the_formula_is_the_recursion(play: Play) -> None:
    table = wythoff_table((45, 75), play)
    for x, y in product(range(46), range(76)):
        assert wythoff_position_by_formula((x, y), play) is table[x][y]
        assert wythoff_position_by_formula((y, x), play) is table[x][y]
        expected = sorted((i, j) for i, j in wythoff_moves((x, y)) if table[i][j] is P)
        assert list(wythoff_winning_moves_by_formula((x, y), play)) == expected


@pytest.mark.parametrize("play", Play)
def test_it_is_the_game_on_its_graph(play: Play) -> None:
    graph = {(x, y): list(wythoff_moves((x, y))) for x in range(9) for y in range(9)}
    found = positions(graph, play)
    assert all(wythoff_position(piles, play) is found[piles] for piles in graph)
    assert {x: [y for y in graph if can_move(x, y)] for x in graph} == {
        x: sorted(options) for x, options in graph.items()
    }


def test_no_move_leads_to_fewer_chips_than_none() -> None:
    before = (2, 3)
    reached = [(x, y) for x in range(-4, 4) for y in range(-4, 4) if can_move(before, (x, y))]
    assert sorted(reached) == sorted(wythoff_moves(before))
    assert not can_move(before, (-1, 3))
    assert not can_move(before, (2, -1))
    assert not can_move(before, (-1, 0))


def test_winning_moves() -> None:
    assert wythoff_winning_moves((9, 13)) == ((6, 10), (8, 13))
    assert wythoff_winning_moves((13, 9)) == ((10, 6), (13, 8))
    assert wythoff_winning_moves((0, 0)) == ()
    assert wythoff_winning_moves((0, 0), Play.MISERE) == ()
    assert wythoff_winning_moves((3, 3), Play.MISERE) == ((2, 2),)


@pytest.mark.parametrize("play", Play)
def test_huge_piles(play: Play) -> None:
    a, b = pair(10**18)
    assert wythoff_position_by_formula((b, a), play) is P
    assert wythoff_winning_moves_by_formula((a, b), play) == ()
    assert (a, b) in wythoff_winning_moves_by_formula((a, b + 5), play)
    for move in wythoff_winning_moves_by_formula((a + 1, b + 3), play):
        assert can_move((a + 1, b + 3), move)
        assert wythoff_position_by_formula(move, play) is P


def test_fibonacci() -> None:
    assert list(islice(fibonacci(), 10))[-3:] == [21, 34, 55]
