"""The subtraction set S, the heap h and S(h): Section 1 and the first line of Definition 2."""

from collections.abc import Iterable

from reference.errors import InvalidInput

SubtractionSet = tuple[int, ...]
"""The actions of S, ascending, without repeats."""


def subtraction_set(S: Iterable[int]) -> SubtractionSet:
    """S as a tuple: a non-empty subset of {1, 2, ...} (Section 1), in pebbles.

    The document admits infinite sets too; the program takes finite ones.

    Raises:
        InvalidInput: S is empty, repeats an action, or holds anything but integers from 1.

    >>> subtraction_set({5, 3})
    (3, 5)
    >>> subtraction_set([0, 3])
    Traceback (most recent call last):
    reference.errors.InvalidInput: set: got 0, allowed: distinct integers of at least 1
    """
    allowed = "distinct integers of at least 1"
    if isinstance(S, str | bytes) or not isinstance(S, Iterable):
        raise InvalidInput("set", S, allowed)
    actions = list(S)
    for s in actions:
        if not isinstance(s, int) or isinstance(s, bool) or s < 1:
            raise InvalidInput("set", s, allowed)
    if not actions:
        raise InvalidInput("set", actions, "at least one integer of at least 1")
    if len(set(actions)) < len(actions):
        raise InvalidInput("set", actions, allowed)
    return tuple(sorted(actions))


def heap_size(h: int) -> int:
    """The heap h itself, if it is a heap size: an integer of at least 0 (Section 1), in pebbles.

    Raises:
        InvalidInput: h is negative or no integer.

    >>> heap_size(14)
    14
    """
    if not isinstance(h, int) or isinstance(h, bool) or h < 0:
        raise InvalidInput("heap", h, "an integer of at least 0")
    return h


def available(S: SubtractionSet, h: int) -> SubtractionSet:
    """S(h), the intersection of S and {1, ..., h}: the actions playable from heap h (Definition 2).

    >>> available((3, 5), 4)
    (3,)
    """
    return tuple(s for s in S if 1 <= s <= h)
