"""One heap of one set, and one set with all of its heaps, by the reference.

A predicate is written once, on the names of `Heap` or of `Game`; the engine gives it columns under
the same names.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import Any

import reference.cumulative as ref
from proofs_check.core.evidence import Json
from proofs_check.core.truth import truth
from proofs_check.core.work import most
from proofs_check.methods.exhaustive import EngineMismatchError, Instance
from proofs_check.methods.periodicity import Periodicity, least_preperiod
from reference.errors import InvalidInput

SHIFTING = (True,) * 8 + (False,)
"""The eight outcomes shift, the zero-sum value repeats exactly."""


class NumberedActions(ABC):
    """The actions of S, numbered from the largest as the cumulative document does.

    They are typed as numbers, which is what a predicate reads like; a column of them is one too.
    """

    @abstractmethod
    def s(self, n: int) -> int:
        """s_n; 0 where there is none."""

    s1 = cached_property[int](lambda self: self.s(1))
    s2 = cached_property[int](lambda self: self.s(2))
    s3 = cached_property[int](lambda self: self.s(3))


class HeapNames(NumberedActions):
    """The outcomes of a heap, under the names of the conventions."""

    @abstractmethod
    def under(self, X: ref.Convention) -> Any:
        """The outcome under X."""

    FvF = cached_property[ref.Outcome](lambda self: self.under(ref.FvF))
    FvA = cached_property[ref.Outcome](lambda self: self.under(ref.FvA))
    AvF = cached_property[ref.Outcome](lambda self: self.under(ref.AvF))
    AvA = cached_property[ref.Outcome](lambda self: self.under(ref.AvA))


@dataclass(frozen=True)
class Heap(HeapNames):
    """One heap of one set by the reference, with the names that the document gives things."""

    S: tuple[int, ...]
    h: int
    outcomes: tuple[ref.Outcomes, ...]
    zero_sums: tuple[int, ...]

    @staticmethod
    def of(S: Iterable[int], h: int) -> "Heap":
        """Heap h of S.

        >>> Heap.of({3, 5}, 14).FvF
        Outcome(first=8, second=6)
        """
        actions = tuple(sorted(S))
        outcomes, zero_sums = known(actions, h)
        return Heap(actions, h, outcomes, zero_sums)

    def under(self, X: ref.Convention) -> ref.Outcome:
        return self.outcomes[self.h].under(X)

    @property
    def zs(self) -> int:
        return self.zero_sums[self.h]

    def s(self, n: int) -> int:
        """s_n, numbered from the largest; 0 where there is none."""
        return self.S[-n] if n <= len(self.S) else 0

    @property
    def smallest(self) -> int:
        return self.S[0]

    @property
    def largest_playable(self) -> int:
        """The largest action that can be played; 0 where there is none."""
        return max((s for s in self.S if s <= self.h), default=0)

    def after(self, s: int) -> "Heap":
        """The heap h - s of the same set."""
        return Heap(self.S, self.h - s, self.outcomes, self.zero_sums)

    def H(self, n: int) -> "Heap":
        """The branch H_n of Section 3: the heap h - s_n."""
        return self.after(self.s(n))

    def row(self) -> tuple[int, ...]:
        """The eight outcomes and the zero-sum value."""
        o = self.outcomes[self.h]
        return (*o.FvF, *o.FvA, *o.AvF, *o.AvA, self.zs)

    def values(self) -> dict[str, Json]:
        """What a witness shows."""
        shown: dict[str, Json] = {X.value: list(self.under(X)) for X in ref.Convention}
        return shown | {"zero-sum": self.zs}


@lru_cache(maxsize=64)
def _longest(S: tuple[int, ...]) -> list[tuple[ref.Outcomes, int]]:
    """The outcomes and the zero-sum values of as many heaps as were asked for together so far."""
    del S
    return []


@lru_cache(maxsize=64)
def known(S: tuple[int, ...], h: int) -> tuple[tuple[ref.Outcomes, ...], tuple[int, ...]]:
    """The outcomes and the zero-sum values of heaps 0 to h."""
    longest = _longest(S)
    if len(longest) <= h:
        longest[:] = zip(ref.rows(S, h), ref.zero_sum_rows(S, h), strict=True)
    outcomes, zero_sums = zip(*longest[: h + 1], strict=True)
    return outcomes, zero_sums


@dataclass(frozen=True)
class Game(NumberedActions):
    """One set by the reference, on as many heaps as settle all of them."""

    S: tuple[int, ...]

    @cached_property
    def certificate(self) -> Periodicity:
        """The certificate with period 2 max S, searched for in doubling ranges of heaps."""
        M = max(self.S)
        heaps = 8 * M
        while heaps <= 64 * M * M + 64:
            refuse_beyond_limit("set", list(self.S), self.S, heaps)
            found = least_preperiod(table(self.S, heaps), M, SHIFTING, 2 * M)
            if found is not None:
                return found
            heaps *= 2
        raise EngineMismatchError(f"the reference finds no period of {2 * M} for {self.S}")

    @cached_property
    def heaps(self) -> list[Heap]:
        """Every heap that is needed to settle all of them."""
        last = self.certificate.rows_needed(max(self.S)) - 1
        top = Heap.of(self.S, last)
        return [top.after(last - h) for h in range(last + 1)]

    def s(self, n: int) -> int:
        return self.S[-n] if n <= len(self.S) else 0

    @property
    def preperiod(self) -> int:
        """The least heap from which the rows repeat."""
        return self.certificate.preperiod

    @property
    def least_period(self) -> int:
        """The least distance at which the rows repeat, up to a shift, from the preperiod on."""
        rows = [p.row() for p in self.heaps[self.preperiod :]]
        growth = [tuple(b - a for a, b in pairwise(column)) for column in zip(*rows, strict=True)]
        period = 2 * max(self.S)
        one = [column[:period] for column in growth]
        return next(d for d in range(1, period + 1) if one == [c[d:] + c[:d] for c in one])

    @property
    def discrepancy_preperiod(self) -> int:
        """The least heap from which the discrepancies from FvF repeat at distance 2 max S."""
        rows = [p.row() for p in self.heaps]
        return self._last_change([[r[i] - r[i % 2] for i in range(2, 8)] for r in rows])

    @property
    def zero_sum_preperiod(self) -> int:
        """The least heap from which the zero-sum values repeat at distance 2 max S."""
        return self._last_change([[p.zs] for p in self.heaps])

    def _last_change(self, rows: list[list[int]]) -> int:
        period = 2 * max(self.S)
        changed = (h for h in range(len(rows) - period) if rows[h] != rows[h + period])
        return max(changed, default=-1) + 1

    def first_heap(
        self, predicate: Callable[[Any], Any], where: Callable[[Any], Any] | None = None
    ) -> int:
        """The smallest heap where the predicate is true, -1 where there is none.

        `where`: at which heaps the predicate may be asked; all where not given.
        """
        asked = (p for p in self.heaps if where is None or truth(where(p), where))
        return next((p.h for p in asked if truth(predicate(p), predicate)), -1)

    def without_largest(self) -> "Game":
        """The game of the other actions."""
        return Game(self.S[:-1])

    def largest(self, measure: Callable[[Any], Any]) -> int:
        """The largest value of the measure over all heaps."""
        return max(int(measure(p)) for p in self.heaps)

    def values(self) -> dict[str, Json]:
        c = self.certificate
        return {"preperiod": c.preperiod, "period": c.period, "shift": c.shift}


def table(S: tuple[int, ...], up_to: int) -> list[tuple[int, ...]]:
    """Rows of the eight outcomes and the zero-sum value by the reference, heap 0 to `up_to`.

    >>> table((3, 5), 14)[14]
    (8, 6, 8, 6, 8, 5, 8, 5, 3)
    """
    outcomes, zero_sums = known(S, up_to)
    return [(*o.FvF, *o.FvA, *o.AvF, *o.AvA, z) for o, z in zip(outcomes, zero_sums, strict=True)]


def reference_view(level: str, instance: Instance) -> "Heap | Game":
    """One heap of one set, or one set, by the reference."""
    fields = {"set"} if level == "games" else {"set", "heap"}
    if set(instance) != fields:
        raise InvalidInput("instance", instance, f"exactly {' and '.join(sorted(fields))}")
    S = ref.subtraction_set(instance["set"])
    if level == "games":
        return Game(S)
    h = ref.heap_size(instance["heap"])
    refuse_beyond_limit("heap", h, S, h)
    return Heap.of(S, h)


MAX_EVALUATIONS = 2_000_000
"""Heaps times |S| that are looked at for one instance: the reference takes about a minute."""


def refuse_beyond_limit(name: str, given: Json, S: tuple[int, ...], heaps: int) -> None:
    """Refuse what would take the reference too long.

    `name`: the field that is too large. `heaps`: how many heaps of it are asked for.
    `InvalidInput`: their product is above `MAX_EVALUATIONS`, or what `verify` was told.
    """
    limit = most(MAX_EVALUATIONS)
    if heaps * len(S) > limit:
        allowed = f"what takes heaps times |S| of at most {limit} to check; see --max-work"
        raise InvalidInput(name, given, allowed)
