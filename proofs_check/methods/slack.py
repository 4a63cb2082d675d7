"""How far a predicate is from being otherwise: NumPy columns that remember margins.

An attack walks downhill in them.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

FAR = 1 << 40
"""The margin of a truth value that comes from no comparison."""


@cache
def columns_with_margins() -> Any:
    """The class of columns that remember margins; NumPy is imported where an attack needs it."""
    import numpy as np

    class Truth(np.ndarray[Any, Any]):
        """Truth values, each with its margin: how far it is from being false; below 0 it is."""

        margin: Any

        @property
        def plain(self) -> Any:
            return self.view(np.ndarray)

        def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **named: Any) -> Any:
            plain = [_bare(each) for each in inputs]
            result = getattr(ufunc, method)(*plain, **named)
            margins = [_margin(each) for each in inputs]
            if method != "__call__" or ufunc not in combined:
                return result
            return _with(result, combined[ufunc](*margins))

    class Margins(np.ndarray[Any, Any]):
        """Numbers; where they are compared truth values come out that have margins."""

        def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **named: Any) -> Any:
            plain = [_bare(each) for each in inputs]
            result = getattr(ufunc, method)(*plain, **named)
            if method == "__call__" and ufunc in compared:
                return _with(result, compared[ufunc](*(np.asarray(p, np.int64) for p in plain)))
            numbers = isinstance(result, np.ndarray) and result.dtype.kind == "i"
            return result.view(Margins) if numbers else result

    def _bare(value: Any) -> Any:
        return value.view(np.ndarray) if isinstance(value, Margins | Truth) else value

    def _with(result: Any, margin: Any) -> Any:
        truth = np.asarray(result).view(Truth)
        truth.margin = margin
        return truth

    def _margin(value: Any) -> Any:
        known = getattr(value, "margin", None)
        return np.where(_bare(value), FAR, -FAR) if known is None else known

    compared: dict[Any, Callable[..., Any]] = {
        np.less_equal: lambda a, b: b - a,
        np.less: lambda a, b: b - a - 1,
        np.greater_equal: lambda a, b: a - b,
        np.greater: lambda a, b: a - b - 1,
        np.equal: lambda a, b: -abs(a - b),
        np.not_equal: lambda a, b: abs(a - b) - 1,
    }
    combined: dict[Any, Callable[..., Any]] = {
        np.bitwise_and: np.minimum,
        np.bitwise_or: np.maximum,
        np.invert: lambda a: -a - 1,
        # a <= b is how "if a then b" is written, a ^ True is "not a".
        np.less_equal: lambda a, b: np.maximum(-a - 1, b),
        np.bitwise_xor: lambda a, b: np.where(b >= 0, -a - 1, a),
    }
    return Margins


def measured(table: Any, *columns: str) -> Any:
    """A table with these columns as ones that remember margins.

    >>> import numpy as np
    >>> from types import SimpleNamespace
    >>> margins = np.array([3, 5]).view(columns_with_margins())
    >>> ((margins <= 7) & (margins >= 3)).margin.tolist()
    [0, 2]
    """
    kind = columns_with_margins()
    return replace(table, **{name: getattr(table, name).view(kind) for name in columns})
