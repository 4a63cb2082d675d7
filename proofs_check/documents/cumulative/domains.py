"""Ranges of subtraction sets, seen through the engine, and one instance seen through the reference.

A predicate is written once, on the names of `Position` (one heap) or `Game` (one set, all heaps).
The engine gives it columns under the same names.
"""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, Any

from proofs_check.core.evidence import Json
from proofs_check.documents.cumulative.naming import NumberedActions
from proofs_check.methods.exhaustive import EngineMismatchError, Instance
from proofs_check.methods.periodicity import Periodicity, accepts, least_preperiod
from reference.cumulative import (
    Convention,
    Outcome,
    Outcomes,
    heap_size,
    rows,
    subtraction_set,
    zero_sum_rows,
)
from reference.errors import InvalidInput

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

    from proofs_check.documents.cumulative.engine import Table

SHIFTING = (True,) * 8 + (False,)
"""The eight outcomes shift, the zero-sum value repeats exactly."""

ROOM = 200_000
"""Sets a batch times (max S)^2: a table of some tens of thousands of rows stays in the cache."""

SPOT_CHECKS = 12
"""How many certificates of a range the reference redoes in each run."""

SPOT_CHECK_LARGEST = 24
"""Sets with a larger max S are left out of the sample: the reference takes 30 us a row."""


@dataclass(frozen=True)
class Position(NumberedActions):
    """One heap of one set by the reference, with the names that the document gives things."""

    S: tuple[int, ...]
    h: int
    outcomes: tuple[Outcomes, ...]
    zero_sums: tuple[int, ...]

    @staticmethod
    def of(S: Iterable[int], h: int) -> "Position":
        """Heap h of S.

        >>> Position.of({3, 5}, 14).FvF
        Outcome(first=8, second=6)
        """
        actions = tuple(sorted(S))
        outcomes, zero_sums = _known(actions, h)
        return Position(actions, h, outcomes, zero_sums)

    def under(self, X: Convention) -> Outcome:
        """The outcome under X."""
        return self.outcomes[self.h].under(X)

    @property
    def FvF(self) -> Outcome:
        """The outcome under FvF."""
        return self.outcomes[self.h].FvF

    @property
    def FvA(self) -> Outcome:
        """The outcome under FvA."""
        return self.outcomes[self.h].FvA

    @property
    def AvF(self) -> Outcome:
        """The outcome under AvF."""
        return self.outcomes[self.h].AvF

    @property
    def AvA(self) -> Outcome:
        """The outcome under AvA."""
        return self.outcomes[self.h].AvA

    @property
    def zs(self) -> int:
        """The zero-sum outcome."""
        return self.zero_sums[self.h]

    def s(self, n: int) -> int:
        """s_n, numbered from the largest; 0 where there is none."""
        return self.S[-n] if n <= len(self.S) else 0

    @property
    def smallest(self) -> int:
        """Min S."""
        return self.S[0]

    def after(self, s: int) -> "Position":
        """The heap h - s of the same set."""
        return Position(self.S, self.h - s, self.outcomes, self.zero_sums)

    def H(self, n: int) -> "Position":
        """The branch H_n of Section 3: the heap h - s_n."""
        return self.after(self.s(n))

    def row(self) -> tuple[int, ...]:
        """The eight outcomes and the zero-sum value."""
        o = self.outcomes[self.h]
        return (*o.FvF, *o.FvA, *o.AvF, *o.AvA, self.zs)

    def values(self) -> dict[str, Json]:
        """What a witness shows."""
        shown: dict[str, Json] = {X.value: list(self.under(X)) for X in Convention}
        return shown | {"zero-sum": self.zs}


@lru_cache(maxsize=64)
def _known(S: tuple[int, ...], h: int) -> tuple[tuple[Outcomes, ...], tuple[int, ...]]:
    return tuple(rows(S, h)), tuple(zero_sum_rows(S, h))


@dataclass(frozen=True)
class Game(NumberedActions):
    """One set by the reference, on as many heaps as settle all of them."""

    S: tuple[int, ...]

    @cached_property
    def certificate(self) -> Periodicity:
        """The certificate with period 2 max S, searched for in doubling ranges of heaps.

        Raises:
            EngineMismatchError: there is none within 64 (max S)^2 heaps.
            InvalidInput: the search takes more than `MAX_EVALUATIONS`.
        """
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
    def positions(self) -> list[Position]:
        """Every heap that is needed to settle all of them."""
        last = self.certificate.rows_needed(max(self.S)) - 1
        top = Position.of(self.S, last)
        return [top.after(last - h) for h in range(last + 1)]

    def s(self, n: int) -> int:
        """s_n, numbered from the largest; 0 where there is none."""
        return self.S[-n] if n <= len(self.S) else 0

    @property
    def preperiod(self) -> int:
        """The least heap from which the rows repeat."""
        return self.certificate.preperiod

    @property
    def discrepancy_preperiod(self) -> int:
        """The least heap from which the discrepancies from FvF repeat at distance 2 max S."""
        rows = [p.row() for p in self.positions]
        return self._last_change([[r[i] - r[i % 2] for i in range(2, 8)] for r in rows])

    @property
    def zero_sum_preperiod(self) -> int:
        """The least heap from which the zero-sum values repeat at distance 2 max S."""
        return self._last_change([[p.zs] for p in self.positions])

    def _last_change(self, rows: list[list[int]]) -> int:
        period = 2 * max(self.S)
        changed = (h for h in range(len(rows) - period) if rows[h] != rows[h + period])
        return max(changed, default=-1) + 1

    def first_heap(
        self, predicate: Callable[[Any], Any], where: Callable[[Any], Any] | None = None
    ) -> int:
        """The smallest heap where the predicate is true, -1 where there is none.

        Args:
            predicate: what is looked for.
            where: at which heaps the predicate may be asked; all where not given.
        """
        asked = (p for p in self.positions if where is None or where(p))
        return next((p.h for p in asked if predicate(p)), -1)

    def without_largest(self) -> "Game":
        """The game of the other actions."""
        return Game(self.S[:-1])

    def largest(self, measure: Callable[[Any], Any]) -> int:
        """The largest value of the measure over all heaps."""
        return max(int(measure(p)) for p in self.positions)

    def values(self) -> dict[str, Json]:
        """What a witness shows."""
        c = self.certificate
        return {"preperiod": c.preperiod, "period": c.period, "shift": c.shift}


def table(S: tuple[int, ...], up_to: int) -> list[tuple[int, ...]]:
    """Rows of the eight outcomes and the zero-sum value by the reference, heap 0 to `up_to`.

    >>> table((3, 5), 14)[14]
    (8, 6, 8, 6, 8, 5, 8, 5, 3)
    """
    outcomes, zero_sums = _known(S, up_to)
    return [(*o.FvF, *o.FvA, *o.AvF, *o.AvA, z) for o, z in zip(outcomes, zero_sums, strict=True)]


class SetRange(ABC):
    """A range of sets, every heap of each settled by its periodicity certificate."""

    @abstractmethod
    def __iter__(self) -> Iterator[tuple[int, ...]]:
        """Every set, ascending in max S."""

    @abstractmethod
    def sets_in_words(self) -> str:
        """Which sets."""

    @abstractmethod
    def admits(self, S: tuple[int, ...]) -> bool:
        """Whether a statement about these sets is one about S, however large."""

    def describe(self) -> str:
        """The range in words."""
        return f"{self.sets_in_words()}; every heap, by periodicity"

    def caveat(self, totals: Mapping[str, int]) -> str:
        """Say so where some sets were not certified."""
        bounded = totals["sets"] - totals["sets certified for every heap"]
        return f"; but {bounded} sets up to 4 (max S)^2 + 16 max S only" if bounded else ""

    def batches(self) -> Iterator[Callable[[], "Table"]]:
        """What computes the tables, few sets at a time, small ones in larger batches."""
        batch: list[tuple[int, ...]] = []
        size = 0
        for S in self:
            # The number of heaps that settle a set grows with (max S)^2: keep batches of like size.
            size += S[-1] ** 2
            batch.append(S)
            if size >= ROOM:
                yield _Compute(tuple(batch))
                batch, size = [], 0
        if batch:
            yield _Compute(tuple(batch))

    def reference_view(self, level: str, instance: Instance) -> Position | Game:
        """One heap of one set, or one set, by the reference.

        Raises:
            InvalidInput: it is none, none of these sets, or too large to look at.
        """
        view = reference_view(level, instance)
        if not self.admits(view.S):
            raise InvalidInput("set", list(view.S), f"{self.sets_in_words()}, or larger")
        return view

    def spot_check(self) -> int:
        """Have the reference redo the rows and the certificate of a fixed sample of the sets."""
        from proofs_check.documents.cumulative.engine import compute

        rng = random.Random(self.describe())
        everything = [S for S in self if S[-1] <= SPOT_CHECK_LARGEST]
        sample = rng.sample(everything, min(SPOT_CHECKS, len(everything)))
        for S in sample:
            engine = compute([S])
            claimed = Periodicity(int(engine.preperiod[0]), 2 * S[-1], int(engine.shift[0]))
            known = table(S, claimed.rows_needed(S[-1]) - 1)
            if [list(row) for row in known] != engine.columns.T.tolist():
                raise EngineMismatchError(f"engine and reference differ on {S}")
            if not accepts(claimed, known, S[-1], SHIFTING):
                raise EngineMismatchError(f"the reference does not accept {claimed} for {S}")
        return len(sample)

    def orders(self) -> Mapping[str, Callable[[Instance], Any]]:
        """Smallest by max S, by |S|, and by heap where an instance has one."""
        return {
            "by max S": lambda i: (*_key(i)[:2], _key(i)[2], _heap(i)),
            "by |S|": lambda i: (_key(i)[1], _key(i)[0], _key(i)[2], _heap(i)),
            "by heap": lambda i: (_heap(i), *_key(i)),
        }


@dataclass(frozen=True)
class Sets(SetRange):
    """All sets of a size (None: any) with max S up to a bound; `having` narrows them."""

    size: int | None
    largest: int
    having: Callable[[tuple[int, ...]], bool] | None = None
    words: str = ""

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        """Every set, by max S, then size, then actions.

        >>> list(Sets(2, 3))
        [(1, 2), (1, 3), (2, 3)]
        """
        for top in range(1, self.largest + 1):
            sizes = range(1, top + 1) if self.size is None else [self.size]
            for size in sizes:
                for lower in combinations(range(1, top), size - 1):
                    actions = (*lower, top)
                    if self.having is None or self.having(actions):
                        yield actions

    def admits(self, S: tuple[int, ...]) -> bool:
        """The size and what narrows the sets, not the bound.

        >>> Sets(2, 5).admits((3, 9)), Sets(2, 5).admits((3, 4, 5))
        (True, False)
        """
        sized = self.size is None or len(S) == self.size
        return sized and (self.having is None or self.having(S))

    def sets_in_words(self) -> str:
        """Which sets.

        >>> Sets(2, 200).sets_in_words()
        'every S with |S| = 2, max S <= 200'
        """
        size = "" if self.size is None else f"|S| = {self.size}, "
        return f"every S with {size}max S <= {self.largest}" + (self.words and f", {self.words}")


@dataclass(frozen=True)
class TheseSets(SetRange):
    """The sets that a statement names."""

    sets: tuple[tuple[int, ...], ...]

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        """The named sets."""
        return iter(self.sets)

    def admits(self, S: tuple[int, ...]) -> bool:
        """Only the named sets."""
        return S in self.sets

    def sets_in_words(self) -> str:
        """Which sets.

        >>> TheseSets(((3, 5),)).sets_in_words()
        'S = {3,5}'
        """
        return " and ".join("S = {" + ",".join(map(str, S)) + "}" for S in self.sets)


@dataclass(frozen=True)
class RandomSets:
    """Random sets, larger than what is enumerated; every heap of each."""

    sizes: tuple[int, int]
    largest: tuple[int, int]

    def describe(self) -> str:
        """The generator in words."""
        (low, high), (least, most) = self.sizes, self.largest
        size = f"|S| = {low}" if low == high else f"{low} <= |S| <= {high}"
        return (
            f"Hypothesis sets with {size}, {least} <= max S <= {most}; every heap, by periodicity"
        )

    def strategy(self) -> "SearchStrategy[tuple[int, ...]]":
        """The Hypothesis strategy of sets."""
        from hypothesis import strategies as st

        def below(top: int) -> "SearchStrategy[tuple[int, ...]]":
            low, high = self.sizes
            lower = st.sets(st.integers(1, top - 1), min_size=low - 1, max_size=high - 1)
            return lower.map(lambda actions: (*sorted(actions), top))

        return st.integers(*self.largest).flatmap(below)

    def failure(
        self,
        instance: tuple[int, ...],
        level: str,
        where: Callable[[Any], Any] | None,
        predicate: Callable[[Any], Any],
    ) -> tuple[int, Instance | None]:
        """How many cases the set held, and the first where the predicate is false."""
        from proofs_check.documents.cumulative.engine import NOT_FOUND, compute

        computed = compute([instance])
        if computed.preperiod[0] == NOT_FOUND:
            raise EngineMismatchError(f"no period of {2 * instance[-1]} was found for {instance}")
        view = computed.view(level)
        if where is not None:
            view = view.select(where(view))
        failures = view.first_failures(predicate(view)) if len(view) else []
        return len(view), failures[0] if failures else None

    def confirm(self, level: str, instance: Instance) -> "Position | Game":
        """One heap of one set, or one set, by the reference.

        Raises:
            InvalidInput: it is none, none of these sizes, or too large to look at.
        """
        view = reference_view(level, instance)
        low, high = self.sizes
        if not low <= len(view.S) <= high:
            raise InvalidInput("set", list(view.S), f"{low} <= |S| <= {high}")
        return view


def reference_view(level: str, instance: Instance) -> "Position | Game":
    """One heap of one set, or one set, by the reference.

    Raises:
        InvalidInput: the instance is none, or too large to look at.
    """
    fields = {"set"} if level == "games" else {"set", "heap"}
    if set(instance) != fields:
        raise InvalidInput("instance", instance, f"exactly {' and '.join(sorted(fields))}")
    S = subtraction_set(instance["set"])  # type: ignore[arg-type]
    if level == "games":
        return Game(S)
    h = heap_size(instance["heap"])  # type: ignore[arg-type]
    refuse_beyond_limit("heap", h, S, h)
    return Position.of(S, h)


MAX_EVALUATIONS = 2_000_000
"""Heaps times |S| that are looked at for one instance: the reference takes about a minute."""


def refuse_beyond_limit(name: str, given: Json, S: tuple[int, ...], heaps: int) -> None:
    """Refuse what would take the reference too long.

    Args:
        name: the field that is too large.
        given: its value.
        S: the set.
        heaps: how many heaps of it are asked for.

    Raises:
        InvalidInput: their product is above `MAX_EVALUATIONS`.
    """
    if heaps * len(S) > MAX_EVALUATIONS:
        allowed = f"what takes heaps times |S| of at most {MAX_EVALUATIONS} to check"
        raise InvalidInput(name, given, allowed)


@dataclass(frozen=True)
class _Compute:
    sets: tuple[tuple[int, ...], ...]

    def __call__(self) -> "Table":
        from proofs_check.documents.cumulative.engine import compute

        return compute(self.sets)


def _ints(value: Json) -> tuple[int, ...]:
    assert isinstance(value, list | tuple)
    return tuple(int(str(v)) for v in value)


def _key(instance: Instance) -> tuple[int, int, tuple[int, ...]]:
    S = _ints(instance["set"])
    return S[-1], len(S), S


def _heap(instance: Instance) -> int:
    heap = instance.get("heap", 0)
    assert isinstance(heap, int)
    return heap
