"""Definition 1, literally: the definitions of the paper, and nothing else.

A reader holds the paper beside this file and sees the same names, the same cases, the same order.
"""

from collections.abc import Iterator
from functools import cache

from reference.errors import InvalidInput


def moves(a: int, b: int) -> Iterator[tuple[int, int]]:
    """Yield the pairs that a move makes of a pair, larger number first (Definition 1).

    Args:
        a: a number of at least 0.
        b: the other one.

    Raises:
        InvalidInput: one of them is no such number.

    >>> list(moves(7, 3))
    [(3, 1), (4, 3)]
    """
    for name, value in (("a", a), ("b", b)):
        if isinstance(value, bool) or not isinstance(value, int) or value < 0:
            raise InvalidInput(name, value, "an integer of at least 0")
    larger, smaller = max(a, b), min(a, b)
    if smaller > 0:
        for left in range(larger % smaller, larger, smaller):
            yield max(left, smaller), min(left, smaller)


@cache
def definition_1(a: int, b: int) -> str:
    """N where the player to move can win, else P (Definition 1).

    Raises:
        InvalidInput: a number is no integer of at least 0.

    >>> [(a, b) for a in range(1, 6) for b in range(1, a + 1) if definition_1(a, b) == "P"]
    [(3, 2), (4, 3), (5, 4)]
    """
    return "N" if any(definition_1(*pair) == "P" for pair in moves(a, b)) else "P"
