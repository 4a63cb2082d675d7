"""Definition 2 and the zero-sum outcome for batches of sets, with periodicity certificates.

Equal to `reference.cumulative` on everything small (tests/proofs_check/engines). A batch is laid
out in columns: nine of them (the eight outcomes, the zero-sum value), the heaps of one set after
those of another, each set from heap 0 for as many heaps as settle all of them.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from reference.cumulative import Convention

Ints = NDArray[np.int32]
Truth = NDArray[np.bool_]

COLUMNS = 9
NOT_FOUND = -1
_NEVER = np.iinfo(np.int32).max
_BITS = 32
_LOW = (1 << _BITS) - 1
_UNAVAILABLE = 1 << 62


@njit(cache=True, nogil=True)
def _heaps_at_most(largest: int) -> int:
    # Every set looked at so far repeats within (2 M - 1)(M - 2) + 3 M heaps; this is about twice that.
    return 4 * largest * largest + 16 * largest


@njit(cache=True, nogil=True)
def _friendly(given_away: int, left: int) -> int:
    return (given_away << _BITS) + left


@njit(cache=True, nogil=True)
def _antagonistic(given_away: int, left: int) -> int:
    return (given_away << _BITS) + (_LOW - left)


@njit(cache=True, nogil=True)
def _settle(actions: Any, keys: Any, origin: int) -> Any:
    """Fill `keys` for one set until it is settled; return how many rows that took, and preperiod.

    Column X of row `origin` + k holds heap k as a player sees it who may move there under X, so
    the outcome o under d(X), in one integer to be minimised. Such a player collects, coming from
    heap h = k + s, s + o^2(k) = h - u, where u = k - o^2(k) is what this move gives away: the
    action drops out, and own-utility is largest where u is least. Let r = k - o^1(k) - o^2(k), what
    is left when nobody can move. Then o^1(k) = u - r: of two moves with the same u the friendly
    player takes the one with less r, the antagonistic one that with more. The key is u, then r or
    its complement. Column 4 holds k + o_zs(k), from which s - o_zs(k) = h - (k + o_zs(k)).

    A window of max S rows that repeats does so for ever, each time with the same shift c, while r
    changes by the period minus 2 c and stays between 0 and min S. So c is max S, u rises by max S
    and r must be the same: equal keys but for the rise.
    """
    FvF, FvA, AvF, AvA, zero_sum = keys[0], keys[1], keys[2], keys[3], keys[4]  # noqa: N806
    k = len(actions)
    smallest, largest = actions[0], actions[k - 1]
    period = 2 * largest
    rise = largest << _BITS
    limit = _heaps_at_most(largest)
    for h in range(smallest):
        at = origin + h
        FvF[at] = FvA[at] = _friendly(h, h)
        AvF[at] = AvA[at] = _antagonistic(h, h)
        zero_sum[at] = h
    # Rows before heap 0, where an action larger than the heap leads, hold keys that no move attains;
    # unsigned row numbers spare the check for negative ones.
    back = np.empty(k + 1, np.uint64)
    back[:k] = actions[::-1]
    back[k] = 0
    run = 0
    for h in range(smallest, limit):
        at = np.uint64(origin + h)
        f = p = q = a = z = _UNAVAILABLE
        # Small actions last: their rows have just been written.
        j = 0
        while back[j] != 0:
            b = at - back[j]
            f = min(f, FvF[b])
            p = min(p, FvA[b])
            q = min(q, AvF[b])
            a = min(a, AvA[b])
            z = min(z, zero_sum[b])
            j += 1
        f_left, p_left, q_left, a_left = f & _LOW, p & _LOW, ~q & _LOW, ~a & _LOW
        FvF[at] = f = _friendly(h - (f >> _BITS) + f_left, f_left)
        AvA[at] = a = _antagonistic(h - (a >> _BITS) + a_left, a_left)
        # FvF and AvA are their own duals; FvA and AvF are each other's.
        AvF[at] = y = _antagonistic(h - (p >> _BITS) + p_left, p_left)
        FvA[at] = x = _friendly(h - (q >> _BITS) + q_left, q_left)
        zero_sum[at] = z = 2 * h - z
        if h >= period:
            b = at - np.uint64(period)
            if (
                f - FvF[b] == rise
                and x - FvA[b] == rise
                and y - AvF[b] == rise
                and a - AvA[b] == rise
                and z - zero_sum[b] == period
            ):
                run += 1
                if run == largest:
                    return h + 1, h + 1 - largest - period
            else:
                run = 0
    return limit, NOT_FOUND


@njit(cache=True, nogil=True)
def _decode(keys: Any, origin: int, rows: int, out: Any) -> None:
    for h in range(rows):
        at = origin + h
        f, p, q, a = keys[0, at], keys[1, at], keys[2, at], keys[3, at]
        out[0, h], out[1, h] = (f >> _BITS) - (f & _LOW), h - (f >> _BITS)
        out[2, h], out[3, h] = (q >> _BITS) - (~q & _LOW), h - (q >> _BITS)
        out[4, h], out[5, h] = (p >> _BITS) - (p & _LOW), h - (p >> _BITS)
        out[6, h], out[7, h] = (a >> _BITS) - (~a & _LOW), h - (a >> _BITS)
        out[8, h] = keys[4, at] - h


@njit(cache=True, nogil=True)
def _room(sets: Any, sizes: Any) -> Any:
    """Keys for the largest of the sets, and the row of heap 0."""
    largest = 0
    for i in range(len(sizes)):
        largest = max(largest, sets[i, sizes[i] - 1])
    keys = np.empty((5, largest + _heaps_at_most(largest)), np.int64)
    keys[:, :largest] = _UNAVAILABLE
    return keys, largest


@njit(cache=True, nogil=True)
def _fill(sets: Any, sizes: Any) -> Any:
    """Compute the rows of each set until they are settled.

    `sets` holds one set a row, ascending, padded behind; `sizes` the number of actions of each.
    Returns the columns, where each set starts, and preperiod and shift (the period is 2 max S).
    """
    n = sets.shape[0]
    start = np.zeros(n + 1, np.int64)
    preperiod = np.empty(n, np.int64)
    shift = np.zeros(n, np.int64)
    keys, origin = _room(sets, sizes)
    capacity = 1 << 14
    out = np.empty((9, capacity), np.int32)
    for i in range(n):
        actions = sets[i, : sizes[i]]
        rows, preperiod[i] = _settle(actions, keys, origin)
        if preperiod[i] != NOT_FOUND:
            shift[i] = actions[-1]
        start[i + 1] = start[i] + rows
        if start[i + 1] > capacity:
            capacity = 2 * start[i + 1]
            grown = np.empty((9, capacity), np.int32)
            grown[:, : start[i]] = out[:, : start[i]]
            out = grown
        _decode(keys, origin, rows, out[:, start[i] : start[i + 1]])
    return out[:, : start[n]], start, preperiod, shift


@njit(cache=True, nogil=True)
def _extremes(sets: Any, sizes: Any) -> Any:
    n = sets.shape[0]
    preperiod = np.empty(n, np.int64)
    rows = np.empty(n, np.int64)
    least = np.empty((n, 6, 2), np.int32)
    most = np.empty((n, 6, 2), np.int32)
    keys, origin = _room(sets, sizes)
    out = np.empty((9, keys.shape[1]), np.int32)
    for i in range(n):
        rows[i], preperiod[i] = _settle(sets[i, : sizes[i]], keys, origin)
        _decode(keys, origin, rows[i], out)
        pair = 0
        for X in range(4):  # noqa: N806
            for Y in range(X + 1, 4):  # noqa: N806
                for player in range(2):
                    before, after = out[2 * X + player], out[2 * Y + player]
                    # Both are 0 at heap 0, so that 0 is among the differences.
                    low = high = np.int32(0)
                    for h in range(rows[i]):
                        low = min(low, after[h] - before[h])
                        high = max(high, after[h] - before[h])
                    least[i, pair, player], most[i, pair, player] = low, high
                pair += 1
    return preperiod, rows, least, most


class Pair(NamedTuple):
    """A column of utilities for each player, in pebbles."""

    first: Ints
    second: Ints


@dataclass(frozen=True)
class Table:
    """The rows of a batch of sets; `sets` ascending and padded with 0 behind."""

    sets: NDArray[np.int64]
    sizes: NDArray[np.int64]
    columns: Ints
    start: NDArray[np.int64]
    preperiod: NDArray[np.int64]
    shift: NDArray[np.int64]

    @cached_property
    def largest(self) -> NDArray[np.int64]:
        """Max S of each set."""
        return self.nth_largest(1)

    @property
    def period(self) -> NDArray[np.int64]:
        """The period that was looked for, 2 max S, in heaps."""
        return 2 * self.largest

    def nth_largest(self, n: int) -> NDArray[np.int64]:
        """s_n of each set, numbered from the largest as the document does; 0 where there is none."""
        at = self.sizes - n
        values = np.take_along_axis(self.sets, np.maximum(at, 0)[:, None], axis=1)[:, 0]
        return np.where(at >= 0, values, 0)

    @cached_property
    def owner(self) -> Ints:
        """For each row the number of its set in the batch."""
        return np.repeat(np.arange(len(self.sizes), dtype=np.int32), np.diff(self.start))

    @cached_property
    def heaps(self) -> Ints:
        """For each row its heap."""
        rows = np.arange(self.columns.shape[1], dtype=np.int32)
        return rows - self.start.astype(np.int32)[self.owner]

    @cached_property
    def _actions(self) -> dict[int, Ints]:
        return {}

    def action_of_row(self, n: int) -> Ints:
        """For each row s_n of its set, numbered from the largest."""
        if n not in self._actions:
            self._actions[n] = self.nth_largest(n).astype(np.int32)[self.owner]
        return self._actions[n]

    def set_of(self, i: int) -> list[int]:
        """The set with number i, ascending."""
        return [int(s) for s in self.sets[i, : self.sizes[i]]]

    def view(self, level: str) -> "Heaps | Games":
        """The batch by `heaps` or by `games` (sets)."""
        return Heaps(self, None) if level == "heaps" else Games(self, None)

    def fingerprint(self) -> bytes:
        """Each set with its certificate, in a fixed byte order."""
        parts = (self.sets, self.sizes, self.preperiod, self.period, self.shift)
        return b"".join(np.ascontiguousarray(p, dtype="<i8").tobytes() for p in parts)

    def tally(self) -> Mapping[str, int]:
        """How many sets and rows there are, and how many sets are certified for all heaps."""
        return {
            "sets": len(self.sizes),
            "sets certified for every heap": int((self.preperiod != NOT_FOUND).sum()),
            "rows": self.columns.shape[1],
        }


def compute(sets: Sequence[Sequence[int]]) -> Table:
    """The table of a batch of sets, each ascending.

    >>> table = compute([(3, 5)])
    >>> table.columns[:, 14].tolist(), table.preperiod.tolist()
    ([8, 6, 8, 6, 8, 5, 8, 5, 3], [18])
    """
    sizes = np.array([len(s) for s in sets], np.int64)
    padded = np.zeros((len(sets), int(sizes.max())), np.int64)
    for i, actions in enumerate(sets):
        padded[i, : len(actions)] = actions
    return Table(padded, sizes, *_fill(padded, sizes))


class Heaps:
    """One case a heap: the columns that `reference` gives as integers, under the same names."""

    def __init__(self, table: Table, rows: Ints | None) -> None:
        """The given rows of the table; None means all."""
        self.table = table
        self.rows = rows
        self._gathered: dict[int, Ints] = {}
        self._branches: dict[int, Heaps] = {}

    def __len__(self) -> int:
        """How many heaps."""
        return self.table.columns.shape[1] if self.rows is None else len(self.rows)

    def _column(self, number: int) -> Ints:
        if number not in self._gathered:
            self._gathered[number] = self._of_rows(self.table.columns[number])
        return self._gathered[number]

    def under(self, X: Convention) -> Pair:
        """The outcome under X."""
        at = 2 * _ORDER.index(X)
        return Pair(self._column(at), self._column(at + 1))

    @property
    def FvF(self) -> Pair:
        """The outcome under FvF."""
        return self.under(Convention.FvF)

    @property
    def FvA(self) -> Pair:
        """The outcome under FvA."""
        return self.under(Convention.FvA)

    @property
    def AvF(self) -> Pair:
        """The outcome under AvF."""
        return self.under(Convention.AvF)

    @property
    def AvA(self) -> Pair:
        """The outcome under AvA."""
        return self.under(Convention.AvA)

    @property
    def zs(self) -> Ints:
        """The zero-sum outcome."""
        return self._column(8)

    def _of_rows(self, column: Ints) -> Ints:
        return column if self.rows is None else column[self.rows]

    @property
    def h(self) -> Ints:
        """The heap of each case."""
        return self._of_rows(self.table.heaps)

    def s(self, n: int) -> Ints:
        """s_n, numbered from the largest."""
        return self._of_rows(self.table.action_of_row(n))

    @property
    def s1(self) -> Any:
        """The largest action."""
        return self.s(1)

    @property
    def s2(self) -> Any:
        """The second largest action."""
        return self.s(2)

    @property
    def s3(self) -> Any:
        """The third largest action."""
        return self.s(3)

    @property
    def smallest(self) -> Any:
        """Min S."""
        return self._of_rows(self.table.sets[:, 0].astype(np.int32)[self.table.owner])

    def H(self, n: int) -> "Heaps":
        """The branches h - s_n; the caller has made sure that s_n <= h."""
        if n not in self._branches:
            rows = np.arange(len(self), dtype=np.int32) if self.rows is None else self.rows
            self._branches[n] = Heaps(self.table, rows - self.s(n))
        return self._branches[n]

    def select(self, chosen: Truth) -> "Heaps":
        """The cases where `chosen` is true."""
        rows = np.flatnonzero(chosen).astype(np.int32)
        return Heaps(self.table, rows if self.rows is None else self.rows[rows])

    def first_failures(self, holds: Truth) -> list[dict[str, Any]]:
        """For each set the first heap where `holds` is false."""
        failing = np.flatnonzero(~holds)
        rows = failing if self.rows is None else self.rows[failing]
        owners, first = np.unique(self.table.owner[rows], return_index=True)
        return [
            {"set": self.table.set_of(int(i)), "heap": int(rows[at] - self.table.start[i])}
            for i, at in zip(owners, first, strict=True)
        ]


_ORDER = tuple(Convention)

HeapPredicate = Callable[[Any], Any]


class Games:
    """One case a set, with what is settled about all of its heaps."""

    def __init__(self, table: Table, chosen: NDArray[np.int64] | None) -> None:
        """The sets with the given numbers; None means all."""
        self.table = table
        self.chosen = np.arange(len(table.sizes)) if chosen is None else chosen

    def __len__(self) -> int:
        """How many sets."""
        return len(self.chosen)

    def s(self, n: int) -> Any:
        """s_n, numbered from the largest."""
        return self.table.nth_largest(n)[self.chosen]

    @property
    def s1(self) -> Any:
        """The largest action."""
        return self.s(1)

    @property
    def s2(self) -> Any:
        """The second largest action."""
        return self.s(2)

    @property
    def s3(self) -> Any:
        """The third largest action."""
        return self.s(3)

    @property
    def preperiod(self) -> Any:
        """The least heap from which the rows repeat, -1 where no repetition was found."""
        return self.table.preperiod[self.chosen]

    def first_heap(self, predicate: HeapPredicate, where: HeapPredicate | None = None) -> Any:
        """The smallest heap where the predicate is true, -1 where there is none.

        Args:
            predicate: what is looked for.
            where: at which heaps the predicate may be asked; all where not given.
        """
        heaps = Heaps(self.table, None)
        if where is None:
            true = predicate(heaps)
        else:
            true = where(heaps)
            true[np.flatnonzero(true)] = predicate(heaps.select(true))
        heaps = np.where(true, self.table.heaps, _NEVER)
        first = np.minimum.reduceat(heaps, self.table.start[:-1])[self.chosen]
        return np.where(first == _NEVER, NOT_FOUND, first)

    def largest(self, measure: HeapPredicate) -> Any:
        """The largest value of the measure over all heaps."""
        values = measure(Heaps(self.table, None))
        return np.maximum.reduceat(values, self.table.start[:-1])[self.chosen]

    def without_largest(self) -> "Games":
        """For each set the game of its other actions."""
        return Games(compute([self.table.set_of(int(i))[:-1] for i in self.chosen]), None)

    def select(self, chosen: Truth) -> "Games":
        """The sets where `chosen` is true."""
        return Games(self.table, self.chosen[np.flatnonzero(chosen)])

    def first_failures(self, holds: Truth) -> list[dict[str, Any]]:
        """The sets where `holds` is false."""
        return [{"set": self.table.set_of(int(i))} for i in self.chosen[np.flatnonzero(~holds)]]
