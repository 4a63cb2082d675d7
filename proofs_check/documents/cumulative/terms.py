"""One heap of an unknown set: the names of `Heap`, for terms of a theory."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from reference.cumulative import AvA, AvF, Convention, FvA, FvF


class OutcomeOfTerms(NamedTuple):
    """o_X(h) of Definition 2, in pebbles."""

    first: Any
    second: Any


@dataclass(frozen=True)
class HeapOfTerms:
    """What a claim's predicate asks of a heap.

    Args:
        actions: those that have a name, ascending.
        h: the heap.
        conventions: the theory's term for each.
        first: the theory's o^1, of a convention and a heap.
        second: the theory's o^2.
        zero_sum: the theory's zero-sum value, of a heap.
    """

    actions: tuple[Any, ...]
    h: Any
    conventions: Mapping[Convention, Any]
    first: Callable[[Any, Any], Any]
    second: Callable[[Any, Any], Any]
    zero_sum: Callable[[Any], Any]

    def under(self, X: Convention) -> OutcomeOfTerms:
        """The outcome under X."""
        term = self.conventions[X]
        return OutcomeOfTerms(self.first(term, self.h), self.second(term, self.h))

    @property
    def FvF(self) -> OutcomeOfTerms:
        """The outcome under FvF."""
        return self.under(FvF)

    @property
    def FvA(self) -> OutcomeOfTerms:
        """The outcome under FvA."""
        return self.under(FvA)

    @property
    def AvF(self) -> OutcomeOfTerms:
        """The outcome under AvF."""
        return self.under(AvF)

    @property
    def AvA(self) -> OutcomeOfTerms:
        """The outcome under AvA."""
        return self.under(AvA)

    @property
    def zs(self) -> Any:
        """The zero-sum outcome."""
        return self.zero_sum(self.h)

    @property
    def smallest(self) -> Any:
        """Min S."""
        return self.actions[0]

    def s(self, n: int) -> Any:
        """s_n, numbered from the largest."""
        return self.actions[-n]

    @property
    def s1(self) -> Any:
        """The largest action."""
        return self.s(1)

    @property
    def s2(self) -> Any:
        """The second largest action."""
        return self.s(2)

    def H(self, n: int) -> "HeapOfTerms":
        """The branch H_n of Section 3: the heap h - s_n."""
        branch = (self.conventions, self.first, self.second, self.zero_sum)
        return HeapOfTerms(self.actions, self.h - self.s(n), *branch)
