"""The engine is the reference on everything small."""

from itertools import combinations

import numpy as np
import pytest

import reference.positions as g
from proofs_check.documents.positions.engine import (
    nim_p_positions,
    subtraction_p_positions,
    wythoff_p_positions,
)

SETS = [S for n in range(4) for S in combinations(range(1, 9), n)]


@pytest.mark.parametrize("play", g.Play)
def test_subtraction(play: g.Play) -> None:
    for S in [*SETS, (5, 40, 10**9), (3, 8, 17, 29, 30), (5, 70, 90)]:
        for top in (0, 1, 7, 60, 200):
            found = subtraction_p_positions(S, top, play)
            assert found.tolist() == [r is g.P for r in g.subtraction_rows(S, top, play)], (S, top)


@pytest.mark.parametrize("play", g.Play)
@pytest.mark.parametrize("size", [(0, 0), (0, 5), (5, 0), (1, 1), (2, 2), (30, 41), (41, 30)])
def test_wythoff(size: tuple[int, int], play: g.Play) -> None:
    table = g.wythoff_table(size, play)
    assert wythoff_p_positions(*size, play).tolist() == [[r is g.P for r in row] for row in table]


@pytest.mark.parametrize("play", g.Play)
def test_large_wythoff_boards_follow_the_formula(play: g.Play) -> None:
    found = {(int(x), int(y)) for x, y in np.argwhere(wythoff_p_positions(2000, 2000, play))}
    for x, y in found:
        assert g.wythoff_position_by_formula((x, y), play) is g.P
    for x in range(0, 2001, 40):
        for y in range(2001):
            assert ((x, y) in found) == (g.wythoff_position_by_formula((x, y), play) is g.P)


@pytest.mark.parametrize("play", g.Play)
@pytest.mark.parametrize("top", [0, 1, 2, 9])
def test_nim(top: int, play: g.Play) -> None:
    found = nim_p_positions(top, play)
    assert {piles: bool(found[piles]) for piles in g.nim_table((top,) * 3)} == {
        piles: r is g.P for piles, r in g.nim_table((top,) * 3, play).items()
    }


def test_play_rules_differ() -> None:
    for misere, normal in (
        (subtraction_p_positions((1, 2), 9, play) for play in (g.Play.MISERE, g.Play.NORMAL)),
        (wythoff_p_positions(9, 9, play) for play in (g.Play.MISERE, g.Play.NORMAL)),
        (nim_p_positions(3, play) for play in (g.Play.MISERE, g.Play.NORMAL)),
    ):
        assert (misere != normal).any()
