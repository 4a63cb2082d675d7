"""Statements with alternating quantifiers over finite domains, and their negation (slides 8-10)."""

from collections.abc import Callable, Sequence
from enum import StrEnum

from reference.errors import InvalidInput


class Quantifier(StrEnum):
    """For all, or there is."""

    FOR_ALL = "for all"
    EXISTS = "exists"

    @property
    def negated(self) -> "Quantifier":
        """The one that stands in the negated statement."""
        return EXISTS if self is FOR_ALL else FOR_ALL


FOR_ALL, EXISTS = Quantifier


def holds(
    quantifiers: Sequence[Quantifier],
    domains: Sequence[Sequence[object]],
    statement: Callable[..., bool],
) -> bool:
    """Whether the quantified statement is true, each variable in a finite domain.

    The statement P is given all the values in the order of the quantifiers.

    >>> holds([FOR_ALL, EXISTS], [(0, 1), (0, 1)], lambda x, y: x != y)
    True
    >>> holds([EXISTS, FOR_ALL], [(0, 1), (0, 1)], lambda x, y: x != y)
    False
    """
    if len(quantifiers) != len(domains):
        raise InvalidInput("domains", len(domains), f"{len(quantifiers)}, one a quantifier")
    if not quantifiers:
        return statement()
    values = (
        holds(quantifiers[1:], domains[1:], lambda *later, x=x: statement(x, *later))
        for x in domains[0]
    )
    return all(values) if quantifiers[0] is FOR_ALL else any(values)
