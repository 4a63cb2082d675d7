"""How much work the check of one certificate may take, where whoever asks says so."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_most: ContextVar[int | None] = ContextVar("most", default=None)


def most(usual: int) -> int:
    """The evaluations that are allowed; as many as usual where nobody said.

    >>> with at_most(5):
    ...     most(100)
    5
    >>> most(100)
    100
    """
    said = _most.get()
    return usual if said is None else said


@contextmanager
def at_most(evaluations: int | None) -> Iterator[None]:
    """Allow so many evaluations within the block."""
    token = _most.set(evaluations)
    try:
        yield
    finally:
        _most.reset(token)
