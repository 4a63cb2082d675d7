"""How much work and memory an answer or the check of a certificate may take."""

import mmap
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from importlib.util import find_spec
from traceback import clear_frames

from reference.errors import InvalidInput

MEMORY = "max-memory"
"""The field of what is refused because it takes too much memory."""

MEGABYTE = 1_000_000

_SIZES = "/proc/self/statm"
"""What this process has of memory, in pages; Linux alone says it."""

_KNOWN = os.path.exists(_SIZES)

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


def used() -> int:
    """Megabytes of memory that this process takes; 0 where nobody can tell."""
    return _bytes(1) // MEGABYTE if _KNOWN else 0


def _bytes(column: int) -> int:
    with open(_SIZES, "rb", buffering=0) as sizes:
        return int(sizes.read().split()[column]) * mmap.PAGESIZE


@contextmanager
def in_room(megabytes: int) -> Iterator[None]:
    """Within it there is a MemoryError after so many megabytes more, on Linux.

    What can be written to counts, not addresses: a library may reserve more of these than it uses.
    """
    if not _KNOWN or find_spec("resource") is None:  # as on Windows
        yield
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_DATA)
    most = _bytes(5) + max(megabytes, 0) * MEGABYTE
    given = [limit for limit in (most, soft, hard) if limit != resource.RLIM_INFINITY]
    resource.setrlimit(resource.RLIMIT_DATA, (min(given), hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_DATA, (soft, hard))


@contextmanager
def at_most_memory(megabytes: int, left: int) -> Iterator[None]:
    """Refuse what takes more memory within the block.

    Args:
        megabytes: how many are allowed.
        left: how many of them nothing takes yet.

    Raises:
        InvalidInput: it takes more.

    >>> with at_most_memory(100, 100):
    ...     bytearray(10**15)
    Traceback (most recent call last):
    reference.errors.InvalidInput: max-memory: got more than 100 MB, allowed: at most 100 MB; \
raise with --max-memory
    """
    unraisable = sys.unraisablehook
    # What fails as a game is given back fails in a callback; Python would only print it.
    sys.unraisablehook = lambda lost: None if lost.exc_type is MemoryError else unraisable(lost)
    try:
        with in_room(left):
            yield
    except (MemoryError, SystemError) as error:  # Python itself fails where there is no room
        # What was made until now is held by the frames.
        clear_frames(error.__traceback__)
        allowed = f"at most {megabytes} MB; raise with --max-memory"
        raise InvalidInput(MEMORY, _More(f"{megabytes} MB"), allowed) from None
    finally:
        sys.unraisablehook = unraisable


class _More(str):
    """Shown as what exceeds something: how much more it would have been nobody knows."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"more than {self}"
