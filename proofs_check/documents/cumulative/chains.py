"""Plans of claims that a theorem of `theory` says."""

from collections.abc import Callable
from typing import Any

from proofs_check.core.claim import Plan
from proofs_check.documents.cumulative.terms import HeapOfTerms
from proofs_check.methods.logic import conjunction
from proofs_check.methods.theory import chained


def of_two(theorem: str, *where: Callable[[HeapOfTerms], Any]) -> Plan:
    """Of any heap of any two actions, under the claim's own conditions.

    Args:
        theorem: the name of a theorem about a heap.
        where: the conditions.
    """

    def view(h: Any) -> tuple[Any, tuple[HeapOfTerms]]:
        from proofs_check.documents.cumulative.theory_two_actions import at

        o = at(h)
        return conjunction([h >= 0, *(condition(o) for condition in where)]), (o,)

    return chained("cumulative", theorem, view)
