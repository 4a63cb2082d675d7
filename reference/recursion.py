"""Room for a definition by recursion, which is written as it is printed, however deep it goes."""

import sys
import threading
from collections.abc import Callable, Hashable, Iterable
from typing import Any, ParamSpec, TypeVar

from reference.errors import InvalidInput

STACK, FRAMES = 2**29, 600_000
"""Bytes and calls of the stack where Python's own is too small."""

P = ParamSpec("P")
T = TypeVar("T")
Vertex = TypeVar("Vertex", bound=Hashable)


def deep(function: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
    """What the function gives; where it recurs too deeply for Python's stack, on a larger one.

    It is called a second time there, so it should remember what it has found. It is refused where
    it is too deep for that too; `MemoryError` where there is no room for that stack.

    >>> def depth(n):
    ...     return depth(n - 1) + 1 if n else 0
    >>> deep(depth, 50_000)
    50000
    """
    try:
        return function(*arguments, **named)
    except RecursionError:
        pass
    found: list[Any] = []

    def run() -> None:
        try:
            found.extend((function(*arguments, **named), None))
        except BaseException as error:  # whatever it is, it is the caller's
            found.extend((None, error))

    limit, size = sys.getrecursionlimit(), threading.stack_size(STACK)
    sys.setrecursionlimit(FRAMES)
    try:
        thread = threading.Thread(target=run, daemon=True)
        try:
            thread.start()
        except RuntimeError:
            raise MemoryError("no room for the stack") from None
        thread.join()
    finally:
        threading.stack_size(size)
        sys.setrecursionlimit(limit)
    given, error = found
    if isinstance(error, RecursionError):
        allowed = f"what a definition calls itself for at most {FRAMES} deep"
        raise InvalidInput("input", "too deep a recursion", allowed) from None
    if error is not None:
        raise error
    return given  # type: ignore[no-any-return]


def options_first(
    starts: Iterable[Vertex],
    options: Callable[[Vertex], Iterable[Vertex]],
    comes_back: Callable[[Vertex], InvalidInput],
) -> list[Vertex]:
    """The positions that play from `starts` can reach, each once and after its own options.

    `comes_back` makes the refusal of a position that can be reached from itself.

    >>> options_first("a", {"a": "bc", "b": "c", "c": ""}.__getitem__, lambda x: NotImplemented)
    ['c', 'b', 'a']
    """
    found: dict[Vertex, None] = {}
    underway: set[Vertex] = set()

    def enter(x: Vertex) -> None:
        if x in underway:
            raise comes_back(x)
        if x not in found:
            underway.add(x)
            try:
                for y in options(x):
                    enter(y)
            finally:
                underway.remove(x)
            found[x] = None

    for start in starts:
        deep(enter, start)
    return [*found]
