"""One heap of an unknown set, and the set, with the names of `Heap` and `Game`, for terms."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from proofs_check.documents.cumulative.heaps import HeapNames, NumberedActions
from proofs_check.methods.theory import either
from reference.cumulative import Convention


class OutcomeOfTerms(NamedTuple):
    """o_X(h) of Definition 2, in pebbles."""

    first: Any
    second: Any


@dataclass(frozen=True)
class _Numbered(NumberedActions):
    """The actions that have a name, ascending, numbered from the largest."""

    actions: tuple[Any, ...]

    def s(self, n: int) -> Any:
        return self.actions[-n]


@dataclass(frozen=True)
class HeapOfTerms(_Numbered, HeapNames):
    """What a claim's predicate asks of a heap.

    Args:
        actions: those that have a name, ascending; one at least.
        h: the heap.
        conventions: the theory's term for each.
        first: the theory's o^1, of a convention and a heap.
        second: the theory's o^2.
        zero_sum: the theory's zero-sum value, of a heap.
        most: the theory's largest playable action, of a heap with one; where claims ask for it.
    """

    h: Any
    conventions: Mapping[Convention, Any]
    first: Callable[[Any, Any], Any]
    second: Callable[[Any, Any], Any]
    zero_sum: Callable[[Any], Any]
    most: Callable[[Any], Any] | None = None

    def under(self, X: Convention) -> OutcomeOfTerms:
        """The outcome under X."""
        term = self.conventions[X]
        return OutcomeOfTerms(self.first(term, self.h), self.second(term, self.h))

    @property
    def zs(self) -> Any:
        return self.zero_sum(self.h)

    @property
    def smallest(self) -> Any:
        return self.actions[0]

    @property
    def largest_playable(self) -> Any:
        """The largest action that can be played; 0 where there is none."""
        assert self.most is not None
        return either(self.h >= self.smallest, self.most(self.h), 0)

    def H(self, n: int) -> "HeapOfTerms":
        """The branch H_n of Section 3: the heap h - s_n."""
        branch = (self.conventions, self.first, self.second, self.zero_sum)
        return HeapOfTerms(self.actions, self.h - self.s(n), *branch)


@dataclass(frozen=True)
class GameOfTerms(_Numbered):
    """What a claim's predicate asks of a set.

    Args:
        actions: as for a heap.
        smallest_heaps: for a predicate of heaps, the theory's term for the smallest such heap.
        others: the set without its largest action, where claims ask for it.
        preperiod: the theory's term for it, where claims ask for it.
        discrepancy_preperiod: that of the discrepancies from FvF, where claims ask for it.
        zero_sum_preperiod: that of the zero-sum values, where claims ask for it.
        largest_values: for a measure of heaps, the theory's term for its largest value.
    """

    smallest_heaps: Mapping[Callable[[Any], Any], Any]
    others: "GameOfTerms | None" = None
    preperiod: Any = None
    discrepancy_preperiod: Any = None
    zero_sum_preperiod: Any = None
    largest_values: Mapping[Callable[[Any], Any], Any] = field(default_factory=dict)

    def largest(self, measure: Callable[[Any], Any]) -> Any:
        """The largest value of the measure over all heaps."""
        return self.largest_values[measure]

    def without_largest(self) -> "GameOfTerms":
        """The game of the other actions."""
        assert self.others is not None
        return self.others

    def first_heap(
        self, predicate: Callable[[Any], Any], where: Callable[[Any], Any] | None = None
    ) -> Any:
        """The smallest heap where the predicate is true, -1 where there is none.

        `where`: at which heaps it may be asked; the theory's term knows. `KeyError`: the theory has
        no term for it.
        """
        return self.smallest_heaps[predicate]


def seen_at(g: GameOfTerms, h: Any, repeats: Any) -> GameOfTerms:
    """The set, with preperiod -1 where heap h, from it on, does not repeat: it is none then."""
    return replace(g, preperiod=either((h < g.preperiod) | repeats, g.preperiod, -1))


@dataclass(frozen=True)
class RulesOfTerms:
    """A pair of rules; `term`: the theory's. `star`: the theory's dual."""

    term: Any
    star: Callable[[Any], Any]

    @property
    def dual(self) -> "RulesOfTerms":
        """The same players, seen by the one who moves next."""
        return RulesOfTerms(self.star(self.term), self.star)


@dataclass(frozen=True)
class OutcomesOfTerms:
    """The outcomes of all heaps under all pairs of rules: of a heap, of a pair of rules."""

    first: Callable[[Any, Any], Any]
    second: Callable[[Any, Any], Any]
    h: Any = None

    def __getitem__(self, of: Any) -> Any:
        """The outcomes of a heap, or of the heap under rules."""
        if isinstance(of, RulesOfTerms):
            return OutcomeOfTerms(self.first(of.term, self.h), self.second(of.term, self.h))
        return OutcomesOfTerms(self.first, self.second, of)
