"""The subtraction set S, the heap h and S(h): Section 1 and the first line of Definition 2."""

from collections.abc import Iterable
from functools import lru_cache

from reference.errors import InvalidInput
from reference.inputs import at_least, positive_integers

SubtractionSet = tuple[int, ...]
"""The actions of S, ascending, without repeats."""


def subtraction_set(S: Iterable[int]) -> SubtractionSet:
    """S as a tuple: a non-empty subset of {1, 2, ...} (Section 1), in pebbles.

    The document admits infinite sets too; the program takes finite ones.

    >>> subtraction_set({5, 3})
    (3, 5)
    >>> subtraction_set([0, 3])
    Traceback (most recent call last):
    reference.errors.InvalidInput: set: got 0, allowed: distinct integers of at least 1
    """
    actions = positive_integers("set", S)
    if not actions:
        raise InvalidInput("set", [], "at least one integer of at least 1")
    return actions


def heap_size(h: int) -> int:
    """The heap h itself, if it is a heap size: an integer of at least 0 (Section 1), in pebbles.

    >>> heap_size(14)
    14
    """
    return at_least("heap", h, 0)


@lru_cache(maxsize=16)
def playable(S: SubtractionSet, h: int) -> SubtractionSet:
    """S(h), the intersection of S and {1, ..., h}, of what is known to be a set and a heap."""
    return tuple(s for s in S if 1 <= s <= h)


def available(S: Iterable[int], h: int) -> SubtractionSet:
    """S(h), the intersection of S and {1, ..., h}: the actions playable from heap h (Definition 2).

    >>> available({3, 5}, 4)
    (3,)
    """
    return playable(subtraction_set(S), heap_size(h))
