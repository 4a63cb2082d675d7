"""Rows of a recursion over heaps, kept for the next questions about the same game."""

from collections.abc import Callable, Hashable, Iterator
from functools import lru_cache
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Row = TypeVar("Row")

MAX_GAMES = 200
"""Games whose rows are kept at the same time."""

MAX_ROWS = 2_000
"""Rows that are kept of a game; larger heaps are answered each by itself."""


class Rows(Generic[Key, Row]):
    """The first rows of the last games that were asked for.

    >>> squares = Rows(lambda n: (n * k * k for k in range(10)))
    >>> squares.up_to(2, 3)
    [0, 2, 8, 18]
    """

    def __init__(self, made: Callable[[Key], Iterator[Row]]) -> None:
        """Take the function that makes the rows of a game, one at a time."""

        @lru_cache(MAX_GAMES)
        def known(key: Key) -> tuple[list[Row], Iterator[Row]]:
            return [], made(key)

        self._known = known

    def up_to(self, key: Key, last: int) -> list[Row]:
        """The rows 0 to `last` at least; made further only as far as nobody asked before."""
        rows, more = self._known(key)
        while len(rows) <= last:
            rows.append(next(more))
        return rows
