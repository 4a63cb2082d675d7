"""Nim-values that Winning Ways (Berlekamp, Conway, Guy, 2nd edition) prints."""

from itertools import cycle, islice

import pytest

from reference.errors import InvalidInput
from reference.positions.nim_values import mex, subtraction_nim_values, wythoff_nim_value

SUBTRACTION = {
    (1, 2): "012",
    (2, 3): "00112",
    (1, 3): "01",
    (2, 4): "001122",
    (1, 4): "01012",
    (3, 4): "0001112",
    (2, 5): "0011021",
    (1, 2, 3): "0123",
    (2, 3, 4): "001122",
    (1, 3, 4): "0101232",
    (2, 3, 5): "0011223",
}
"""Chapter 4, Table 2 (nim-sequences of subtraction games): the period, from a pile of 0."""

WYT_QUEENS = """
0 1 2 3 4 5 6 7 8 9 10
1 2 0 4 5 3 7 8 6 10 11
2 0 1 5 3 4 8 6 7 11 9
3 4 5 6 2 0 1 9 10 12 8
4 5 3 2 7 6 9 0 1 8 13
5 3 4 0 6 8 10 1 2 7 12
6 7 8 1 9 10 3 4 5 13 0
7 8 6 9 0 1 4 5 3 14 15
8 6 7 10 1 2 5 3 4 15 16
9 10 11 12 8 7 13 14 15 16 17
10 11 9 8 13 12 0 15 16 17 14
"""
"""Chapter 3, Wyt Queens (Table 3; also OEIS A004481)."""


@pytest.mark.parametrize("S", SUBTRACTION)
def test_subtraction(S: tuple[int, ...]) -> None:
    known = islice(cycle(map(int, SUBTRACTION[S])), 101)
    assert list(subtraction_nim_values(S, 100)) == list(known)


def test_wyt_queens() -> None:
    table = [[int(n) for n in row.split()] for row in WYT_QUEENS.strip().splitlines()]
    assert [[wythoff_nim_value((x, y)) for y in range(11)] for x in range(11)] == table


def test_mex() -> None:
    assert [mex(each) for each in ([], [1], [0], [2, 0, 1, 1], [0, 1, 3])] == [0, 0, 1, 3, 2]


def test_what_is_refused() -> None:
    for S, up_to in (((0, 1), 3), ((1,), -1)):
        with pytest.raises(InvalidInput):
            list(subtraction_nim_values(S, up_to))
    for piles in ((1,), (1, 2, 3), (-1, 0)):
        with pytest.raises(InvalidInput):
            wythoff_nim_value(piles)
