"""The plans of statements on equilibria of unitary games that a theorem says, for every TB."""

from collections.abc import Callable
from typing import Any

from proofs_check.core.claim import Plan
from proofs_check.core.ranges import Range
from proofs_check.methods.chained import chained


def for_all(theorem: str, *conditions: Callable[[Any], Any]) -> Plan:
    """The plan of a statement on equilibria, or on Left budgets, that a theorem says."""

    def view(*variables: Any) -> tuple[Any, tuple[Any, ...]]:
        from proofs_check.documents.bidding.theory_saddles import seen

        return seen(theorem, conditions, variables)

    return chained("bidding", theorem, view, "theory_saddles")


def of_those(theorem: str, over: Range) -> Plan:
    """The plan of a statement with the conditions of a range of equilibria, for every TB."""
    return for_all(theorem, *(condition for _, condition in over.only))


def everywhere(theorem: str, over: Range) -> tuple[Plan, ...]:
    """The plans of a statement on a range of equilibria: for every TB by a theorem, and there."""
    return of_those(theorem, over), over
