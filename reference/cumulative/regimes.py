"""The regimes of Section 3 and the heap formulas of Section 4.

The formulas check nothing, for they are asked of columns of numbers too.
"""

from enum import StrEnum

from reference.cumulative.ruleset import subtraction_set
from reference.errors import InvalidInput


class Regime(StrEnum):
    """Where S = {s2, s1} with s2 < s1 stands (Section 3)."""

    STRICTLY_DOMINANT = "strictly dominant"
    BALANCED = "balanced"
    NON_DOMINANT = "non-dominant"

    @property
    def is_dominant(self) -> bool:
        """2 s2 <= s1; the balanced regime is the boundary case of dominance."""
        return self is not Regime.NON_DOMINANT


def ordered(smaller: int, larger: int) -> None:
    """Refuse two actions that are not s2 < s1, the document's convention (Section 3)."""
    subtraction_set([smaller, larger])
    if smaller > larger:
        raise InvalidInput("actions", (smaller, larger), "two actions, the smaller one first")


def regime(s2: int, s1: int) -> Regime:
    """The regime of {s2, s1}, s2 < s1 (Section 3).

    >>> regime(3, 5).value, regime(2, 4).value, regime(2, 5).value
    ('non-dominant', 'balanced', 'strictly dominant')
    """
    ordered(s2, s1)
    if 2 * s2 > s1:
        return Regime.NON_DOMINANT
    return Regime.BALANCED if 2 * s2 == s1 else Regime.STRICTLY_DOMINANT


def formula_5_n(s2: int, s1: int) -> int:
    """The n that goes with formula (5): the floor of s2 / (s1 - s2) (after Conjecture 12).

    >>> formula_5_n(3, 5)
    1
    """
    return s2 // (s1 - s2)


def discrepancy_heap(s2: int, s1: int) -> int:
    """Formula (5): h = (n + 2) s2 + n s1.

    >>> discrepancy_heap(3, 5)
    14
    """
    n = formula_5_n(s2, s1)
    return (n + 2) * s2 + n * s1


def additive_discrepancy_heap(s3: int, s2: int) -> int:
    """The heap of Conjecture 14 for {s3, s2, s3 + s2}: h = n s3 + (2n + 2) s2, n < s2/s3 < n + 1.

    >>> additive_discrepancy_heap(4, 5)
    24
    """
    n = s2 // s3
    return n * s3 + (2 * n + 2) * s2
