"""Nim-values: the mex of the options' values. The slides name P and N alone, which is 0 or not."""

from collections.abc import Iterable, Iterator

from reference.positions.subtraction import heap_size, subtraction_set
from reference.positions.wythoff import two_piles, wythoff_moves


def mex(values: Iterable[int]) -> int:
    """The least integer from 0 that is not among the values.

    >>> mex([0, 1, 3]), mex([])
    (2, 0)
    """
    found = set(values)
    return next(n for n in range(len(found) + 1) if n not in found)


def subtraction_nim_values(S: Iterable[int], up_to: int) -> Iterator[int]:
    """Yield the nim-values of the piles 0, 1, ..., `up_to`.

    >>> list(subtraction_nim_values({1, 3, 4}, 8))
    [0, 1, 0, 1, 2, 3, 2, 0, 1]
    """
    S, up_to = subtraction_set(S), heap_size(up_to)
    known: list[int] = []
    for n in range(up_to + 1):
        known.append(mex(known[n - k] for k in S if k <= n))
        yield known[-1]


def wythoff_nim_value(piles: Iterable[int]) -> int:
    """The nim-value of two piles in Wythoff's game.

    >>> wythoff_nim_value((1, 2)), wythoff_nim_value((3, 3))
    (0, 6)
    """
    rows, columns = two_piles(piles)
    known: dict[tuple[int, ...], int] = {}
    for x in range(rows + 1):
        for y in range(columns + 1):
            known[x, y] = mex(known[option] for option in wythoff_moves((x, y)))
    return known[rows, columns]
