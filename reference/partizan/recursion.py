"""How definitions by recursion are evaluated: each as it is written, each case once.

A game's options are simpler than the game, so what is defined from the options is well defined.
A definition here is a generator: `yield (G, H)` asks for its own value at G and H. Values are kept
while there is room, no definition meets the recursion limit, and every evaluation is counted.
"""

from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from reference.errors import InvalidInput

MAX_KNOWN = 1_000_000
"""Values of one definition that are kept; beyond, all of them are forgotten."""

P = ParamSpec("P")
T = TypeVar("T")

_memos: list[dict[Any, Any]] = []
_UNKNOWN = object()


class _Work:
    """How many evaluations were made, and how many are allowed."""

    done = 0
    most: int | None = None


def count(evaluations: int = 1) -> None:
    """Count work that is done outside a well-founded definition.

    Raises:
        InvalidInput: this is more than `at_most_work` allows.

    >>> with at_most_work(10):
    ...     count(11)
    Traceback (most recent call last):
    reference.errors.InvalidInput: max-work: got 11, allowed: at most 10 evaluations of an option; \
raise with --max-work
    """
    _Work.done += evaluations
    if _Work.most is not None and _Work.done > _Work.most:
        raise InvalidInput(
            "max-work",
            _Work.done,
            f"at most {_Work.most} evaluations of an option; raise with --max-work",
        )


@contextmanager
def at_most_work(evaluations: int) -> Iterator[None]:
    """Allow so many evaluations inside the block, and no more.

    >>> with at_most_work(1):
    ...     count()
    """
    before = _Work.done, _Work.most
    _Work.done, _Work.most = 0, evaluations
    try:
        yield
    finally:
        _Work.done, _Work.most = before


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
    _memos.append(memo)

    @wraps(definition)
    def evaluate(*arguments: P.args, **named: P.kwargs) -> T:
        assert not named
        answer: Any = memo.get(arguments, _UNKNOWN)
        if answer is not _UNKNOWN:
            return answer  # type: ignore[no-any-return]
        if len(memo) > MAX_KNOWN:
            memo.clear()
        pending: list[tuple[tuple[Any, ...], Generator[tuple[Any, ...], Any, T]]] = []
        asked: tuple[Any, ...] = arguments
        while True:
            count()
            running = definition(*asked)  # type: ignore[call-arg]
            answer = None
            while True:
                try:
                    wanted = running.send(answer)
                except StopIteration as returned:
                    answer = memo[asked] = returned.value
                    if not pending:
                        return answer  # type: ignore[no-any-return]
                    asked, running = pending.pop()
                    continue
                answer = memo.get(wanted, _UNKNOWN)
                if answer is _UNKNOWN:
                    pending.append((asked, running))
                    asked = wanted
                    break

    return evaluate


def forget() -> None:
    """Forget all values that are kept; games that nobody holds any more go with them.

    >>> forget()
    """
    for memo in _memos:
        memo.clear()


def known() -> int:
    """How many values are kept, of all definitions together.

    >>> forget()
    >>> known()
    0
    """
    return sum(len(memo) for memo in _memos)
