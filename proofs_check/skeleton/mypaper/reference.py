"""Definition 1, literally: the definitions of the paper, and nothing else.

A reader holds the paper beside this file and sees the same names, the same cases, the same order.
"""

from collections.abc import Iterator

from reference.errors import InvalidInput


def moves(h: int) -> Iterator[int]:
    """Yield the numbers of stones that can be taken from a heap of h (Definition 1).

    Raises:
        InvalidInput: h is no integer of at least 0.

    >>> list(moves(5))
    [1, 2]
    """
    if isinstance(h, bool) or not isinstance(h, int) or h < 0:
        raise InvalidInput("heap", h, "an integer of at least 0")
    return iter(range(1, h // 2 + 1))


def definition_1(h: int) -> str:
    """N where the player to move can win, else P (Definition 1).

    Raises:
        InvalidInput: h is no integer of at least 0.

    >>> [h for h in range(8) if definition_1(h) == "P"]
    [0, 1, 3, 7]
    """
    list(moves(h))
    known: list[str] = []
    for heap in range(h + 1):
        known.append("N" if any(known[heap - k] == "P" for k in moves(heap)) else "P")
    return known[h]
