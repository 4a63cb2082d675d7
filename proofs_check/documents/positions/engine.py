"""P-positions of subtraction games, Wythoff's game and three-pile Nim in normal play.

Equal to `reference.positions` on everything small, as each audit sees. Each works forward:
positions are met with every option before what moves to it; one that no P-position is an option of
is a P-position itself.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from proofs_check.core.compiled import compiled

Truth = NDArray[np.bool_]


@compiled
def _subtraction(removals: Any, top: int) -> Any:
    """Bit k - 1 of a window says whether n - k is a P-position."""
    is_p = np.empty(top + 1, np.bool_)
    asked = np.uint64(0)
    for k in removals:
        asked |= np.uint64(1) << np.uint64(k - 1)
    window = np.uint64(0)
    for n in range(top + 1):
        found = not window & asked
        is_p[n] = found
        window = window << np.uint64(1) | np.uint64(found)
    return is_p


def subtraction_p_positions(S: Sequence[int], top: int) -> Truth:
    """For the heaps 0 to `top` whether they are P-positions; removals from 1 to 64, not none.

    >>> from reference.positions import P, subtraction_rows
    >>> S = (5, 40, 64)
    >>> subtraction_p_positions(S, 200).tolist() == [r is P for r in subtraction_rows(S, 200)]
    True
    """
    is_p: Truth = _subtraction(np.array(S, np.int64), top)
    return is_p


@compiled
def _wythoff(top: int) -> Any:
    is_p = np.zeros((top + 1, top + 1), np.bool_)
    column = np.zeros(top + 1, np.bool_)
    diagonal = np.zeros(2 * top + 1, np.bool_)
    partner = np.full(top + 1, -1, np.int64)  # what a row before has here, x and y exchanged
    for x in range(top + 1):
        if partner[x] >= 0:
            y = partner[x]
            is_p[x, y] = column[y] = diagonal[top + y - x] = True
            continue
        # A row has at most one P-position: of two, one could be moved to the other.
        for y in range(x, top + 1):
            if not column[y] and not diagonal[top + y - x]:
                is_p[x, y] = column[y] = diagonal[top + y - x] = True
                partner[y] = x
                break
    return is_p


def wythoff_p_positions(top: int) -> Truth:
    """Whether x and y chips, each up to `top`, are a P-position of Wythoff's game."""
    is_p: Truth = _wythoff(top)
    return is_p


@compiled
def _nim(top: int) -> Any:
    size = top + 1
    is_p = np.zeros((size, size, size), np.bool_)
    first = np.zeros((size, size), np.bool_)
    second = np.zeros((size, size), np.bool_)
    for x in range(size):
        for y in range(size):
            for z in range(size):
                if not first[y, z] and not second[x, z]:
                    is_p[x, y, z] = first[y, z] = second[x, z] = True
                    break
    return is_p


def nim_p_positions(top: int) -> Truth:
    """Whether x, y and z chips, each up to `top`, are a P-position of Nim."""
    is_p: Truth = _nim(top)
    return is_p
