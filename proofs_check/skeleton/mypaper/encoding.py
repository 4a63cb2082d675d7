"""What Z3 is asked: a search further than a range looks, by what Theorem 3 says."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from proofs_check.core.evidence import Json
from proofs_check.methods.smt import Query, Terms
from proofs_check.skeleton.mypaper.reference import definition_1

LARGEST = 400
"""Of the numbers searched."""


def by_quotient(a: Any, b: Any) -> Any:
    """Whether numbers are equal or a / b exceeds the golden ratio, of numbers and of terms."""
    return (a == b) | (a * a > a * b + b * b)


class Pair(NamedTuple):
    """Two numbers as a predicate sees them, and whether who is to move wins."""

    a: Any
    b: Any
    wins: Any

    def values(self) -> dict[str, Json]:
        """What a counterexample shows of them."""
        return {"wins": self.wins}


def pair_of(instance: Mapping[str, Any]) -> Pair:
    """The pair that a counterexample names, by Definition 1: no word of Z3 is believed."""
    a, b = instance["a"], instance["b"]
    return Pair(a, b, definition_1(a, b) == "N")


def queries(predicate: Callable[[Pair], Any]) -> Iterator[Query]:
    """Yield what is asked: is the predicate false of some pair?"""

    def build(terms: Terms) -> None:
        a, b = terms.integer("a"), terms.integer("b")
        terms.require((b >= 1) & (a >= b) & (a <= LARGEST))
        terms.require(predicate(Pair(a, b, by_quotient(a, b))) ^ True)

    pairs = LARGEST * (LARGEST + 1) // 2
    extent = f"every pair a >= b >= 1 with a <= {LARGEST}"
    yield Query("a pair of which it is false", extent, pairs, build, dict, logic="QF_NIA")
