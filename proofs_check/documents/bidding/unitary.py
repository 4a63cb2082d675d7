"""Unitary games, every heap of each total budget, seen through the engine or the reference.

A predicate is written once, on the names of `UnitaryPosition`: one heap x, one Left budget p. The
engine gives it columns under the same names.
"""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import reference.bidding as ref
from proofs_check.core.evidence import Json
from proofs_check.core.ranges import Bound
from proofs_check.documents.bidding.views import ROWS_BACK, ROWS_ON, PositionNames, limit_entries
from proofs_check.methods.exhaustive import EngineMismatchError, Instance
from reference.errors import InvalidInput

if TYPE_CHECKING:
    from proofs_check.documents.bidding.columns import Columns
    from proofs_check.documents.bidding.engine import Both

CELLS = 1 << 17
"""Entries a batch: a few columns of this length stay in the cache."""

SPOT_CHECKS = 24
"""How many rows of a range the reference redoes in each run."""

MAX_REFERENCE_STEPS = 50_000_000
"""Comparisons of two bids that looking at one instance by the reference may take."""


T = TypeVar("T")


class Growing(Generic[T]):
    """The rows of a game, computed as far as they are asked for."""

    def __init__(self, rows: Iterator[T]) -> None:
        """The rows of heap 0, 1, 2, ..."""
        self._rows = rows
        self._known: list[T] = []

    def __getitem__(self, x: int) -> T:
        """The row of a heap; that of heap 0 where there is no such heap."""
        x = max(x, 0)
        while len(self._known) <= x:
            self._known.append(next(self._rows))
        return self._known[x]


@lru_cache(maxsize=64)
def _known(TB: int) -> Growing[ref.HeapRow]:
    return Growing(ref.rows({1}, TB))


@lru_cache(maxsize=64)
def unitary_table(TB: int) -> Growing[tuple[int, ...]]:
    """The rows of a total budget by Definition 10."""
    return Growing(ref.unitary_rows(TB))


@dataclass(frozen=True)
class UnitaryPosition(PositionNames):
    """One heap and one Left budget by the reference: both markers, from Definition 8.

    `known` has the rows of the heaps that are looked at, by heap.
    """

    TB: int
    x: int
    p: int
    known: Growing[ref.HeapRow] | Sequence[ref.HeapRow] | Mapping[int, ref.HeapRow]

    @staticmethod
    def of(TB: int, x: int, p: int) -> "UnitaryPosition":
        """Heap x with Left budget p.

        >>> UnitaryPosition.of(5, 2, 1).o
        0
        """
        return UnitaryPosition(TB, x, p, _known(TB))

    def marked(self, x: int, p: int) -> int:
        return self.known[x].nu_hat[min(p, self.TB)]

    def unmarked(self, x: int, p: int) -> int:
        return self.known[x].nu[min(p, self.TB)]

    # The value by Definition 10, from such values alone
    o_by_definition_10 = property(lambda self: unitary_table(self.TB)[self.x][self.p])
    # The largest values at a Left budget of at most p, and the smallest at one of at least q
    most_o_up_to_p = property(lambda self: max(self.known[self.x].nu_hat[: self.p + 1]))
    most_nu_up_to_p = property(lambda self: max(self.known[self.x].nu[: self.p + 1]))
    least_o_from_q = property(lambda self: min(self.known[self.x].nu_hat[self.q :]))
    # Whether the row is that of two heaps later, so that all later rows repeat
    settled = property(lambda self: self.known[self.x + 2] == self.known[self.x])
    # The entry of the bidding automaton at p for the parity of x, as Lemma 25 assigns it
    entry = property(lambda self: ref.automaton(self.TB)[self.x % 2][self.p])
    # The same with beta split by the parity of x; see `limit_entries`
    limit_entry = property(lambda self: limit_entries(self.TB)[self.x % 2][self.p])

    def values(self) -> dict[str, Json]:
        """What a witness shows."""
        row = self.known[self.x]
        return {"nu_hat": list(row.nu_hat), "nu": list(row.nu)}


@dataclass(frozen=True)
class UnitaryGames:
    """Every total budget up to a bound, every heap: the rows repeat at distance 2 from one on.

    Row x + 1 is one function of row x. So where row c + 2 is row c, every later row is the one
    two before it, and a predicate that looks at rows x - 3 to x, at later rows, and at the parity
    of x, is settled by the heaps up to c + 4.
    """

    largest: int

    def describe(self) -> str:
        return (
            f"unitary games, every TB <= {self.largest}, every budget and both markers; every "
            "heap, by rows that repeat at distance 2"
        )

    def bounds(self) -> Mapping[str, Bound]:
        return {"TB": self.largest}

    def batches(self) -> Iterator[Callable[[], "Columns"]]:
        for TB in range(self.largest + 1):
            yield from _parts(TB)

    def reference_view(self, level: str, instance: Instance) -> UnitaryPosition:
        """One position by the reference; `InvalidInput`: it is none, or too large to look at."""
        assert level == "positions"
        TB = ref.total_budget(instance["total_budget"])
        x = ref.heap_size(instance["heap"])
        if (x + 1) * (TB + 1) ** 3 > MAX_REFERENCE_STEPS:
            raise InvalidInput(
                "instance", dict(instance), f"at most {MAX_REFERENCE_STEPS} comparisons of bids"
            )
        return UnitaryPosition.of(TB, x, ref.left_budget(instance["budget"], TB))

    def spot_check(self) -> int:
        """Have the reference redo a fixed sample of rows, each from the engine's row before it."""
        rng = random.Random(self.largest)
        for _ in range(SPOT_CHECKS):
            TB = rng.randint(0, self.largest)
            table = _table(TB)
            x = rng.randrange(1, len(table.nu_hat))
            before, row = (
                ref.HeapRow(tuple(table.nu_hat[y].tolist()), tuple(table.nu[y].tolist()))
                for y in (x - 1, x)
            )
            self._redo(TB, x, before, row, rng)
        return self.redoes()

    def redoes(self) -> int:
        return SPOT_CHECKS

    @staticmethod
    def _redo(TB: int, x: int, before: ref.HeapRow, row: ref.HeapRow, rng: random.Random) -> None:
        rules = ref.game({1}, TB)
        for p in {0, TB // 2, TB, *(rng.randint(0, TB) for _ in range(4))}:
            marked, unmarked = (
                ref.definition_8(rules, x, p, marker, lambda y: before)
                for marker in (ref.Player.LEFT, ref.Player.RIGHT)
            )
            if (marked, unmarked) != (row.nu_hat[p], row.nu[p]) or marked != ref.definition_10(
                TB, x, p, before.nu_hat
            ):
                raise EngineMismatchError(f"engine and reference differ at TB = {TB}, heap {x}")

    def variation(self) -> "VaryingBudget":
        return VaryingBudget(self.largest)

    def orders(self) -> Mapping[str, Callable[[Instance], Any]]:
        return {
            "by TB": lambda i: (i["total_budget"], i["heap"], i["budget"]),
            "by heap": lambda i: (i["heap"], i["total_budget"], i["budget"]),
        }


@dataclass(frozen=True)
class VaryingBudget:
    """Unitary games with a total budget beyond a range, at all heaps."""

    above: int

    families = ("the next total budgets", "larger total budgets")

    def drawn(self, family: str, random: random.Random, level: int) -> int:
        near = family == self.families[0]
        far = self.above // 4 + 1 if near else self.above
        return self.above + random.randint(1, 2 + min(5 * level, far))

    def neighbour(self, instance: int, random: random.Random, level: int) -> int:
        return max(self.above + 1, instance + random.choice((-3, -2, -1, 1, 2, 3)))

    def smaller(self, instance: int) -> Iterator[int]:
        return iter({*range(self.above, instance, max(1, (instance - self.above) // 20))})

    def batches(self, instance: int) -> Iterator["Columns"]:
        for compute in _parts(instance):
            yield compute()

    def measured(self, batch: Any) -> Any:
        return batch

    def read(self, found: Instance) -> int:
        """The total budget of a position."""
        return ref.total_budget(found["total_budget"])


def _parts(TB: int) -> Iterator[Callable[[], "Columns"]]:
    from proofs_check.documents.bidding.columns import Columns

    table = _table(TB)
    heaps = table.heap + ROWS_BACK + 2
    size = max(1, CELLS // (TB + 1))
    for first in range(0, heaps, size):
        last = min(first + size, heaps)
        yield partial(Columns, table, first, last)


def _table(TB: int) -> "Both":
    """The rows of a total budget, from heap 0 to `ROWS_ON` past what settles all heaps."""
    from proofs_check.documents.bidding.engine import both_until_repetition

    return both_until_repetition(TB, ROWS_BACK + 1 + ROWS_ON)
