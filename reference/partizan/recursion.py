"""How definitions by recursion are evaluated: each as it is written, each case once.

A game's options are simpler than the game, so what is defined from the options is well defined.
A definition here is a generator: `yield (G, H)` asks for its own value at G and H. Values are kept
while there is room, no definition meets the recursion limit, and every evaluation is counted.
"""

import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from reference.errors import InvalidInput

MAX_KNOWN = 1_000_000
"""Values of one definition that are kept; beyond, all of them are forgotten."""

P = ParamSpec("P")
T = TypeVar("T")

_memo_of: dict[Callable[..., Any], dict[Any, Any]] = {}


_done = 0
"""Evaluations that were made in the innermost block of `at_most_work`."""

_most = sys.maxsize
"""Evaluations that are allowed there."""


def count(evaluations: int = 1) -> None:
    """Count work; a definition's evaluation counts one by itself.

    Raises:
        InvalidInput: this is more than `at_most_work` allows.

    >>> with at_most_work(10):
    ...     count(11)
    Traceback (most recent call last):
    reference.errors.InvalidInput: max-work: got more than 10, allowed: at most 10 evaluations \
of an option; raise with --max-work
    """
    global _done
    _done += evaluations
    foresee(0)


def foresee(evaluations: int) -> None:
    """Refuse work before it begins, where it is known to be so much at least.

    Raises:
        InvalidInput: with what was counted it is more than `at_most_work` allows.

    >>> with at_most_work(10):
    ...     foresee(10)
    ...     foresee(10)
    """
    if _done + evaluations > _most:
        raise InvalidInput(
            "max-work",
            _More(_most),
            f"at most {_most} evaluations of an option; raise with --max-work",
        )


class _More(int):
    """Shown as what exceeds a number: how much more it would have been nobody knows."""

    def __repr__(self) -> str:
        return f"more than {int(self)}"


@contextmanager
def at_most_work(evaluations: int) -> Iterator[None]:
    """Allow so many evaluations inside the block, and no more.

    >>> with at_most_work(1):
    ...     count()
    """
    global _done, _most
    before = _done, _most
    _done, _most = 0, evaluations
    try:
        yield
    finally:
        _done, _most = before


def well_founded(
    definition: Callable[P, Generator[tuple[Any, ...], Any, T]],
) -> Callable[P, T]:
    """Make a function of a definition by recursion.

    Args:
        definition: a generator function; it yields the arguments at which it needs its own value,
            is sent that value, and returns its own. Positional arguments only.

    >>> @well_founded
    ... def depth(nested):
    ...     deepest = 0
    ...     for part in nested:
    ...         deepest = max(deepest, (yield (part,)))
    ...     return deepest + 1
    >>> nested = ()
    >>> for _ in range(1000):
    ...     nested = (nested,)
    >>> depth(nested)
    1001
    """
    memo: dict[tuple[Any, ...], Any] = {}

    @wraps(definition)
    def evaluate(*arguments: P.args, **named: P.kwargs) -> T:
        global _done
        if arguments in memo:
            return memo[arguments]  # type: ignore[no-any-return]
        assert not named
        if len(memo) > MAX_KNOWN:
            memo.clear()
        pending: list[tuple[tuple[Any, ...], Generator[tuple[Any, ...], Any, T]]] = []
        asked: tuple[Any, ...] = arguments
        while True:
            _done += 1
            if _done > _most:
                foresee(0)
            running = definition(*asked)  # type: ignore[call-arg]
            answer: Any = None
            while True:
                try:
                    wanted = running.send(answer)
                    while wanted in memo:
                        wanted = running.send(memo[wanted])
                except StopIteration as returned:
                    answer = memo[asked] = returned.value
                    if not pending:
                        return answer  # type: ignore[no-any-return]
                    asked, running = pending.pop()
                else:
                    pending.append((asked, running))
                    asked = wanted
                    break

    _memo_of[evaluate] = memo
    return evaluate


def foreseen(
    needs: Callable[..., tuple[int, Iterable[tuple[Any, ...]]]],
) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Refuse an evaluation before it begins, where the least that it takes is too much.

    Args:
        needs: for the arguments of a definition by recursion the work that it counts itself, at
            least, and arguments at which it needs its own value in any case.

    >>> @foreseen(lambda n: (n, [(n - 1,)] if n else []))
    ... @well_founded
    ... def triangular(n):
    ...     count(n)
    ...     return n + (yield (n - 1,)) if n else 0
    >>> with at_most_work(66):
    ...     triangular(10)
    55
    >>> with at_most_work(10**6):
    ...     triangular(10**9)
    Traceback (most recent call last):
    reference.errors.InvalidInput: max-work: got more than 1000000, allowed: at most 1000000 \
evaluations of an option; raise with --max-work
    """

    def limited(evaluate: Callable[P, T]) -> Callable[P, T]:
        known = _memo_of[evaluate]

        @wraps(evaluate)
        def refusing(*arguments: P.args, **named: P.kwargs) -> T:
            if _most < sys.maxsize and arguments not in known:
                least = 0
                waiting: list[tuple[Any, ...]] = [arguments]
                seen = set(waiting)
                while waiting:
                    own, asked = needs(*waiting.pop())
                    least += 1 + own
                    foresee(least)
                    for each in asked:
                        if each not in known and each not in seen:
                            seen.add(each)
                            waiting.append(each)
            return evaluate(*arguments, **named)

        return refusing

    return limited


def forget() -> None:
    """Forget all values that are kept; games that nobody holds any more go with them.

    >>> forget()
    """
    for memo in _memo_of.values():
        memo.clear()


def known() -> int:
    """How many values are kept, of all definitions together.

    >>> forget()
    >>> known()
    0
    """
    return sum(len(memo) for memo in _memo_of.values())
