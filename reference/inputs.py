"""Checks of input that several documents share: each gives back what it was given, or refuses it.

A boolean is no integer, a float is none either, and a text is no collection of its letters.
`field` names what is checked, `given` is what was given, `allowed` what the message says may be.
"""

from collections.abc import Container, Iterable, Mapping, Set
from enum import StrEnum
from fractions import Fraction
from typing import Any, TypeVar

from reference.errors import InvalidInput

Named = TypeVar("Named", bound=StrEnum)


def integer(field: str, given: object, allowed: str = "an integer") -> int:
    """An integer.

    >>> integer("delta", True)
    Traceback (most recent call last):
    reference.errors.InvalidInput: delta: got True, allowed: an integer
    """
    if not isinstance(given, int) or isinstance(given, bool):
        raise InvalidInput(field, given, allowed)
    return given


def at_least(field: str, given: object, least: int, allowed: str | None = None) -> int:
    """An integer of at least `least`.

    `allowed` is said where that bound alone does not say it.

    >>> at_least("heap", -1, 0)
    Traceback (most recent call last):
    reference.errors.InvalidInput: heap: got -1, allowed: an integer of at least 0
    """
    if not isinstance(given, int) or isinstance(given, bool) or given < least:
        raise InvalidInput(field, given, allowed or f"an integer of at least {least}")
    return given


def within(field: str, given: object, least: int, most: int, allowed: str | None = None) -> int:
    """An integer from `least` to `most`.

    `allowed` is said where those bounds alone do not say it.

    >>> within("day", 4, 0, 3)
    Traceback (most recent call last):
    reference.errors.InvalidInput: day: got 4, allowed: an integer from 0 to 3
    """
    if not isinstance(given, int) or isinstance(given, bool) or not least <= given <= most:
        raise InvalidInput(field, given, allowed or f"an integer from {least} to {most}")
    return given


def rational(field: str, given: object, allowed: str) -> int | Fraction:
    """An exact number: an int or a Fraction."""
    if not isinstance(given, int | Fraction) or isinstance(given, bool):
        raise InvalidInput(field, given, allowed)
    return given


def a_text(field: str, given: object, allowed: str) -> str:
    """A text."""
    if not isinstance(given, str):
        raise InvalidInput(field, given, allowed)
    return given


def one_of(field: str, given: object, names: type[Named], allowed: str | None = None) -> Named:
    """A member of an enumeration, also from its name.

    What is allowed are by default the names.

    >>> Marker = StrEnum("Marker", ["LEFT", "RIGHT"])
    >>> one_of("marker", "left", Marker) is Marker.LEFT
    True
    >>> one_of("marker", 1, Marker)
    Traceback (most recent call last):
    reference.errors.InvalidInput: marker: got 1, allowed: left, right
    """
    for name in names:
        if name == given:
            return name
    raise InvalidInput(field, given, allowed or ", ".join(names))


def mapping(field: str, given: object, allowed: str) -> Mapping[Any, Any]:
    """A mapping."""
    if not isinstance(given, Mapping):
        raise InvalidInput(field, given, allowed)
    return given


def collection(field: str, given: object, allowed: str) -> Iterable[Any]:
    """Something to go through once, in whatever order; no text.

    >>> collection("options", "ab", "a set of positions")
    Traceback (most recent call last):
    reference.errors.InvalidInput: options: got 'ab', allowed: a set of positions
    """
    if isinstance(given, str | bytes) or not isinstance(given, Iterable):
        raise InvalidInput(field, given, allowed)
    return given


def series(field: str, given: object, allowed: str) -> Iterable[Any]:
    """Something to go through in its order, where members may be equal: no text, set or mapping.

    >>> series("piles", {2}, "one integer a pile")
    Traceback (most recent call last):
    reference.errors.InvalidInput: piles: got {2}, allowed: one integer a pile
    """
    if isinstance(given, Set | Mapping):
        raise InvalidInput(field, given, allowed)
    return collection(field, given, allowed)


def is_in(given: object, known: Container[Any]) -> bool:
    """Whether it is a member; what cannot be hashed is none.

    >>> is_in("a", {"a": []}), is_in(["a"], {"a": []}), is_in((["a"],), {"a"})
    (True, False, False)
    """
    try:
        return given in known
    except TypeError:
        return False


def positive_integers(field: str, given: object) -> tuple[int, ...]:
    """A finite set of integers from 1, ascending; it may be empty.

    >>> positive_integers("set", {5, 3})
    (3, 5)
    >>> positive_integers("set", [0, 3])
    Traceback (most recent call last):
    reference.errors.InvalidInput: set: got 0, allowed: distinct integers of at least 1
    """
    allowed = "distinct integers of at least 1"
    found = [at_least(field, n, 1, allowed) for n in collection(field, given, allowed)]
    return distinct(field, found, allowed)


def distinct(field: str, given: list[int], allowed: str) -> tuple[int, ...]:
    """Integers without repeats, ascending."""
    if len(set(given)) < len(given):
        raise InvalidInput(field, given, allowed)
    return tuple(sorted(given))
