"""Connectives that mean the same on a truth value and on a whole column of them."""

from typing import Any


def implies(a: Any, b: Any) -> Any:
    """If a then b; on truth values and on columns alike.

    >>> implies(True, False), implies(False, False)
    (False, True)
    """
    return a <= b


def negation(a: Any) -> Any:
    """Not a; on truth values and on columns alike.

    >>> negation(True)
    False
    """
    return a ^ True
