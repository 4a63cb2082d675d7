"""How definitions by recursion are evaluated: each as it is written, each case once.

A game's options are simpler than the game, so what is defined from the options is well defined.
Values are kept while there is room, no definition meets Python's recursion limit, and every
evaluation is counted.
"""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from reference.errors import InvalidInput
from reference.recursion import deep

MAX_KNOWN = 1_000_000
"""Values of one definition that are kept; beyond, all of them are forgotten."""

P = ParamSpec("P")
T = TypeVar("T")

_memo_of: dict[Callable[..., Any], dict[Any, Any]] = {}


_underway = False
"""Whether a definition is being evaluated: only the outermost looks for a larger stack."""

_done = 0
"""Evaluations that were made in the innermost block of `at_most_work`."""

_most = sys.maxsize
"""Evaluations that are allowed there."""


def count(evaluations: int = 1) -> None:
    """Count work; a definition's evaluation counts one by itself.

    It is refused where this is more than `at_most_work` allows.

    >>> with at_most_work(10):
    ...     count(11)
    Traceback (most recent call last):
    reference.errors.InvalidInput: max-work: got more than 10, allowed: at most 10 evaluations of \
an option; raise with --max-work
    """
    global _done
    _done += evaluations
    if _done > _most:
        foresee(0)


def foresee(evaluations: int) -> None:
    """Refuse work before it begins, where it is known to be so much at least.

    It is refused where this, with what was counted, is more than `at_most_work` allows.

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


def well_founded(definition: Callable[P, T]) -> Callable[P, T]:
    """A definition by recursion, each case evaluated once, as deep as it goes.

    It is called with positional arguments only.

    >>> @well_founded
    ... def depth(nested):
    ...     return max([depth(part) for part in nested], default=0) + 1
    >>> nested = ()
    >>> for _ in range(10_000):
    ...     nested = (nested,)
    >>> with at_most_work(10_001):
    ...     depth(nested)
    10001
    """
    memo: dict[tuple[Any, ...], Any] = {}

    @wraps(definition)
    def evaluate(*arguments: P.args, **named: P.kwargs) -> T:
        global _done, _underway
        if arguments in memo:
            return memo[arguments]  # type: ignore[no-any-return]
        _done += 1
        if _done > _most:
            foresee(0)
        if _underway:
            try:
                found = memo[arguments] = definition(*arguments, **named)
            except RecursionError:  # it is evaluated again, on a larger stack
                _done -= 1
                raise
            return found
        if len(memo) > MAX_KNOWN:
            memo.clear()
        _underway = True
        try:
            found = deep(definition, *arguments, **named)
        finally:
            _underway = False
        memo[arguments] = found
        return found

    _memo_of[evaluate] = memo
    return evaluate


def foreseen(
    needs: Callable[..., tuple[int, Iterable[tuple[Any, ...]]]],
) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Refuse an evaluation before it begins, where the least that it takes is too much.

    `needs` says for the arguments of a definition by recursion the work that it counts itself, at
    least, and arguments at which it needs its own value in any case.

    >>> @foreseen(lambda n: (n, [(n - 1,)] if n else []))
    ... @well_founded
    ... def triangular(n):
    ...     count(n)
    ...     return n + triangular(n - 1) if n else 0
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
        known, seen = _memo_of[evaluate], set[tuple[Any, ...]]()

        @wraps(evaluate)
        def refusing(*arguments: P.args, **named: P.kwargs) -> T:
            if _most == sys.maxsize or seen or arguments in known:
                return evaluate(*arguments, **named)
            least = 0
            waiting: list[tuple[Any, ...]] = [arguments]
            seen.add(arguments)
            try:
                while waiting:
                    own, asked = needs(*waiting.pop())
                    least += 1 + own
                    foresee(least)
                    new = {each for each in asked if each not in known} - seen
                    seen.update(new)
                    waiting.extend(new)
                return evaluate(*arguments, **named)
            finally:
                seen.clear()

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
