"""Connectives that mean the same on a truth value, on a column of them, and on a formula.

They are typed as truth values: that is what a predicate reads like. And what a definition refuses.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import reduce
from operator import and_
from typing import Any

from reference.errors import InvalidInput


def implies(a: Any, b: Any) -> bool:
    """If a then b; on truth values and on columns alike.

    >>> implies(True, False), implies(False, False)
    (False, True)
    """
    true: bool = a <= b
    return true


def negation(a: Any) -> bool:
    """Not a; on truth values and on columns alike.

    >>> negation(True)
    False
    """
    true: bool = a ^ True
    return true


def conjunction(parts: Iterable[Any]) -> bool:
    """All of them; on truth values and on columns alike.

    >>> conjunction([True, False])
    False
    """
    true: bool = reduce(and_, parts)
    return true


def refusal(definition: Callable[..., object], *given: Any) -> str | None:
    """The field as which a definition refuses what is given; None where it admits all of it.

    >>> from reference.inputs import at_least
    >>> refusal(at_least, "heap", -1, 0), refusal(at_least, "heap", 1, 0)
    ('heap', None)
    """
    try:
        found = definition(*given)
        if isinstance(found, Iterator):  # which looks at what it is given when it is first asked
            next(found, None)
    except InvalidInput as error:
        return error.field
    return None
