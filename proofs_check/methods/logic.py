"""Connectives that mean the same on a truth value, on a column of them, and on a formula.

They are typed as truth values: that is what a predicate reads like.
"""

from collections.abc import Iterable
from functools import reduce
from operator import and_, le
from typing import Any


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


def rises(*numbers: Any) -> bool:
    """Each is at most the next: 0 <= x <= n as `rises(0, x, n)`.

    >>> rises(0, 2, 2), rises(0, 3, 2), rises(0, 1, 0, 2)
    (True, False, False)
    """
    return conjunction(map(le, numbers, numbers[1:]))


def under(k: Any, n: Any) -> bool:
    """0 <= k < n.

    >>> under(0, 2), under(2, 2), under(-1, 2)
    (True, False, False)
    """
    true: bool = (k >= 0) & (k < n)
    return true
