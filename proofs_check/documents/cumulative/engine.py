"""Definition 2 and the zero-sum outcome for batches of sets, with periodicity certificates.

Equal to `reference.cumulative` on everything small, as each audit sees. `compute` lays a
batch out in columns: nine of them (the eight outcomes, the zero-sum value), the heaps of one set
after those of another, each set from heap 0 for as many heaps as settle all of them. `extremes`
keeps of each set only how far apart the conventions are.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from proofs_check.core.compiled import compiled, inlined
from proofs_check.core.truth import truths
from proofs_check.documents.cumulative.heaps import HeapNames, NumberedActions
from reference.cumulative import Convention, Outcome

Ints = NDArray[np.int32]
Truth = NDArray[np.bool_]

COLUMNS = 9
NOT_FOUND = -1
_NEVER = np.iinfo(np.int32).max
_BITS = 32
_LOW = (1 << _BITS) - 1
_UNAVAILABLE = 1 << 62

# No slice is set to another in compiled code: the message for wrong sizes takes seconds to compile.


@inlined
def _heaps_at_most(largest: int) -> int:
    # Every set looked at so far repeats within (2 M - 1)(M - 2) + 3 M heaps; this is about twice as
    # many.
    return 4 * largest * largest + 16 * largest


@inlined
def _turn(h: int, option: int) -> int:
    """The key of heap h from the least key of its options; both hold r itself."""
    left = option & _LOW
    first = h - (option >> _BITS)
    return ((first + left) << _BITS) + left


@compiled
def _settle(actions: Any, keys: Any, origin: int) -> Any:
    """Fill the keys of one set until it is settled; return how many heaps, preperiod and shift.

    `keys[X, origin + k]` holds the outcome o_X(k) as one integer that is the smaller, the better
    the heap k is for who moves there, from heap h = k + s under d(X). That player collects
    s + o^2(k) = h - u with u = k - o^2(k), what the move gives away: the action drops out, and
    the largest own-utility is the least u. Let r = k - o^1(k) - o^2(k), what nobody takes. The
    opponent collects o^1(k) = u - r, so of the moves with the least u a friendly player wants the
    least r, and an antagonistic one the largest. The key is u in the high bits and in the low ones
    r, or its complement where the second player of X is antagonistic. Row 4 holds k + o_zs(k),
    since the largest s - o_zs(k) = h - (k + o_zs(k)) is the least of those, too.

    Where max S heaps repeat, they do so for ever, always with the same shift c. Each time r changes
    by 2 max S - 2 c; but 0 <= r < min S. So c = max S: u grows by max S, and r must be the same.
    """
    FvF, FvA, AvF, AvA, zero_sum = keys[0], keys[1], keys[2], keys[3], keys[4]
    smallest, largest = actions[0], actions[-1]
    period = 2 * largest
    growth = largest << _BITS
    limit = _heaps_at_most(largest)
    # Largest first, as the latest rows are still on their way to memory; ended by 0, as LLVM turns
    # a loop of known length into slower gather instructions. Unsigned: no check for wrap-around.
    back = np.zeros(len(actions) + 1, np.uint64)
    for i in range(len(actions)):
        back[i] = actions[len(actions) - 1 - i]
    for h in range(smallest):
        at = origin + h
        FvF[at] = AvF[at] = (h << _BITS) + h
        FvA[at] = AvA[at] = ((h << _BITS) + h) ^ _LOW
        zero_sum[at] = h
    run = 0
    for h in range(smallest, limit):
        row = np.uint64(origin + h)
        f = p = q = a = z = _UNAVAILABLE
        j = 0
        while back[j] != 0:
            b = row - back[j]
            # FvF and AvA are their own duals; FvA (p) and AvF (q) are each other's.
            f = min(f, FvF[b])
            p = min(p, AvF[b])
            q = min(q, FvA[b])
            a = min(a, AvA[b])
            z = min(z, zero_sum[b])
            j += 1
        FvF[row] = _turn(h, f)
        FvA[row] = _turn(h, p) ^ _LOW
        AvF[row] = _turn(h, q ^ _LOW)
        AvA[row] = _turn(h, a ^ _LOW) ^ _LOW
        zero_sum[row] = h + (h - z)
        if h >= period:
            b = row - np.uint64(period)
            if (
                FvF[row] - FvF[b] == growth
                and FvA[row] - FvA[b] == growth
                and AvF[row] - AvF[b] == growth
                and AvA[row] - AvA[b] == growth
                and zero_sum[row] - zero_sum[b] == period
            ):
                run += 1
                if run == largest:
                    return h + 1, h + 1 - largest - period, largest
            else:
                run = 0
    return limit, NOT_FOUND, 0


@compiled
def _room(sets: Any, sizes: Any) -> Any:
    """Keys for the largest of the sets, and where heap 0 is.

    The rows before heap 0, where an action larger than the heap leads, are worse than any move.
    """
    largest = 0
    for i in range(len(sizes)):
        largest = max(largest, sets[i, sizes[i] - 1])
    keys = np.empty((5, largest + _heaps_at_most(largest)), np.int64)
    keys[:, :largest] = _UNAVAILABLE
    return keys, largest


@inlined
def _decode(keys: Any, origin: int, rows: int, out: Any, start: int) -> None:
    """Write the outcomes of one set to the nine columns of `out`, from `start`."""
    for X in range(4):
        complement = _LOW if X % 2 else 0
        for h in range(rows):
            key = keys[X, origin + h] ^ complement
            given_away = key >> _BITS
            out[2 * X, start + h] = given_away - (key & _LOW)
            out[2 * X + 1, start + h] = h - given_away
    for h in range(rows):
        out[8, start + h] = keys[4, origin + h] - h


@compiled
def _fill(sets: Any, sizes: Any) -> Any:
    """Compute the rows of each set until they are settled.

    `sets` holds one set a row, ascending, padded behind; `sizes` the number of actions of each.
    Returns the columns, where each set starts, and preperiod and shift (the period is 2 max S).
    """
    n = sets.shape[0]
    start = np.zeros(n + 1, np.int64)
    preperiod = np.empty(n, np.int64)
    shift = np.empty(n, np.int64)
    keys, origin = _room(sets, sizes)
    capacity = 1 << 14
    out = np.empty((COLUMNS, capacity), np.int32)
    for i in range(n):
        rows, preperiod[i], shift[i] = _settle(sets[i, : sizes[i]], keys, origin)
        start[i + 1] = start[i] + rows
        if start[i + 1] > capacity:
            capacity = 2 * start[i + 1]
            grown = np.empty((COLUMNS, capacity), np.int32)
            for column in range(COLUMNS):
                for row in range(start[i]):
                    grown[column, row] = out[column, row]
            out = grown
        _decode(keys, origin, rows, out, start[i])
    return out[:, : start[n]], start, preperiod, shift


@compiled
def _extremes(sets: Any, sizes: Any) -> Any:
    """Like `_fill`, but keep of the rows their number and the extreme differences only."""
    n = sets.shape[0]
    preperiod = np.empty(n, np.int64)
    shift = np.empty(n, np.int64)
    rows = np.empty(n, np.int64)
    least = np.empty((n, 6, 2), np.int32)
    most = np.empty((n, 6, 2), np.int32)
    keys, origin = _room(sets, sizes)
    out = np.empty((COLUMNS, keys.shape[1]), np.int32)
    for i in range(n):
        rows[i], preperiod[i], shift[i] = _settle(sets[i, : sizes[i]], keys, origin)
        _decode(keys, origin, rows[i], out, 0)
        pair = 0
        for X in range(4):
            for Y in range(X + 1, 4):
                for player in range(2):
                    before, after = out[2 * X + player], out[2 * Y + player]
                    low = high = np.int32(0)  # the difference at heap 0
                    for h in range(rows[i]):
                        low = min(low, after[h] - before[h])
                        high = max(high, after[h] - before[h])
                    least[i, pair, player], most[i, pair, player] = low, high
                pair += 1
    return preperiod, shift, rows, least, most


@compiled
def _welfare(sets: Any, sizes: Any) -> Any:
    """Like `_fill`, but keep of the rows who is ahead and where both players have more only."""
    n = sets.shape[0]
    preperiod = np.empty(n, np.int64)
    shift = np.empty(n, np.int64)
    rows = np.empty(n, np.int64)
    ahead = np.zeros((n, 4), np.int32)
    both = np.zeros((n, 4, 4), np.int32)
    keys, origin = _room(sets, sizes)
    out = np.empty((COLUMNS, keys.shape[1]), np.int32)
    for i in range(n):
        rows[i], preperiod[i], shift[i] = _settle(sets[i, : sizes[i]], keys, origin)
        _decode(keys, origin, rows[i], out, 0)
        for Y in range(4):
            first, second = out[2 * Y], out[2 * Y + 1]
            for X in range(4):
                if X != Y:
                    most = np.int32(0)
                    for h in range(rows[i]):
                        gain = min(first[h] - out[2 * X, h], second[h] - out[2 * X + 1, h])
                        most = max(most, gain)
                    both[i, X, Y] = most
            lead = np.int32(0)
            for h in range(rows[i]):
                lead = max(lead, second[h] - first[h])
            ahead[i, Y] = lead
    return preperiod, shift, rows, ahead, both


@compiled
def _of_largest(largest: int, start: int, stop: int) -> Any:
    sets = np.zeros((stop - start, largest), np.int64)
    sizes = np.zeros(stop - start, np.int64)
    for i in range(stop - start):
        for s in range(1, largest + 1):
            if s == largest or (start + i) >> (s - 1) & 1:
                sets[i, sizes[i]] = s
                sizes[i] += 1
    return sets, sizes


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
        return self.nth_largest(1)

    @property
    def period(self) -> NDArray[np.int64]:
        """The period that was looked for, 2 max S, in heaps."""
        return 2 * self.largest

    def nth_largest(self, n: int) -> NDArray[np.int64]:
        """s_n of each set, numbered from the largest like the document; 0 where there is none."""
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
        return Heaps(self, None) if level == "heaps" else Games(self, None)

    def fingerprint(self) -> bytes:
        parts = (self.sets, self.sizes, self.preperiod, self.period, self.shift)
        return b"".join(np.ascontiguousarray(p, dtype="<i8").tobytes() for p in parts)

    def tally(self) -> Mapping[str, int]:
        """How many sets and rows there are, and how many sets are certified for all heaps."""
        return {
            "sets": len(self.sizes),
            "sets certified for every heap": int((self.preperiod != NOT_FOUND).sum()),
            "rows": self.columns.shape[1],
        }


def padded(sets: Sequence[Sequence[int]]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The sets, each ascending, as rows of one array, padded with 0 behind, and their sizes.

    >>> [array.tolist() for array in padded([(4,), (3, 5)])]
    [[[4, 0], [3, 5]], [1, 2]]
    """
    sizes = np.array([len(s) for s in sets], np.int64)
    rows = np.zeros((len(sets), int(sizes.max())), np.int64)
    for i, actions in enumerate(sets):
        rows[i, : len(actions)] = actions
    return rows, sizes


def sets_of_largest(
    largest: int, start: int, stop: int
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The sets with max S = `largest` that have a number from `start` to `stop` - 1, as `padded`.

    The number of a set has bit s - 1 for each smaller action s: 0 to 2^(max S - 1) - 1.

    >>> [array.tolist() for array in sets_of_largest(3, 1, 4)]
    [[[1, 3, 0], [2, 3, 0], [1, 2, 3]], [2, 2, 3]]
    """
    sets, sizes = _of_largest(largest, start, stop)
    return sets, sizes


def compute(sets: Sequence[Sequence[int]]) -> Table:
    """The table of a batch of sets, each ascending.

    >>> table = compute([(3, 5)])
    >>> table.columns[:, 14].tolist(), table.preperiod.tolist()
    ([8, 6, 8, 6, 8, 5, 8, 5, 3], [18])
    """
    rows, sizes = padded(sets)
    return Table(rows, sizes, *_fill(rows, sizes))


PAIRS = tuple(combinations(Convention, 2))
"""Every two conventions, `before` and `after` as in `reference.cumulative.discrepancy`."""


def far(S: tuple[int, ...]) -> Callable[[Convention, int], Outcome]:
    """The outcome function of a set, ascending, at any heap, by the certificate of its period.

    >>> far((3, 5))(Convention.FvF, 10**9 + 3)
    Outcome(first=500000003, second=500000000)
    """
    table = compute([S])
    settled, period, shift = (int(x[0]) for x in (table.preperiod, table.period, table.shift))
    assert settled != NOT_FOUND

    def o(X: Convention, h: int) -> Outcome:
        times = max(0, (h - settled) // period)
        at = 2 * _ORDER.index(X), h - times * period
        first, second = (int(table.columns[at[0] + player, at[1]]) for player in (0, 1))
        return Outcome(first + times * shift, second + times * shift)

    return o


class Extremes(NamedTuple):
    """How far apart the conventions are, for each set of a batch, over all heaps.

    `least` and `most` are indexed by set, by pair of conventions (`PAIRS`) and by player (0 who
    starts, 1 the second): the least and the largest utility under `after` minus under `before`, in
    pebbles. Where `preperiod` is `NOT_FOUND` they are those of the first `rows` heaps only.
    """

    preperiod: NDArray[np.int64]
    shift: NDArray[np.int64]
    rows: NDArray[np.int64]
    least: Ints
    most: Ints


def extremes(sets: NDArray[np.int64], sizes: NDArray[np.int64]) -> Extremes:
    """The extremes of a batch of sets, as `padded`; what `compute` knows, but no table is kept.

    >>> found = extremes(*padded([(3, 5)]))
    >>> at = PAIRS.index((Convention.FvF, Convention.AvA))
    >>> found.rows.tolist(), found.least[0, at].tolist(), found.most[0, at].tolist()
    ([33], [-1, -1], [0, 0])
    """
    return Extremes(*_extremes(sets, sizes))


class Welfare(NamedTuple):
    """Who is ahead, and where both players are better off, for each set of a batch, at any heap.

    `ahead` is indexed by set and convention: the most by which the second player collects more than
    the first, in pebbles. `both` is indexed by set and two conventions, `before` and `after`: the
    most that both players have more at one heap, in pebbles. Both are 0 where nowhere.
    """

    preperiod: NDArray[np.int64]
    shift: NDArray[np.int64]
    rows: NDArray[np.int64]
    ahead: Ints
    both: Ints


def welfare(sets: NDArray[np.int64], sizes: NDArray[np.int64]) -> Welfare:
    """The welfare of a batch of sets, as `padded`.

    >>> found = welfare(*padded([(4, 5, 9)]))
    >>> found.ahead.tolist(), found.both[0, :, 0].tolist()
    ([[0, 1, 0, 0]], [0, 0, 0, 1])
    """
    return Welfare(*_welfare(sets, sizes))


def _seen_of(table: Table, sets: NDArray[Any]) -> dict[str, tuple[int, int]]:
    columns = {"max S": table.largest[sets], "|S|": table.sizes[sets]}
    return {name: (int(column.min()), int(column.max())) for name, column in columns.items()}


class Heaps(HeapNames):
    """One case a heap: the columns that `reference` gives as integers, under the same names."""

    def __init__(self, table: Table, rows: Ints | None) -> None:
        """The given rows of the table; None means all."""
        self.table = table
        self.rows = rows
        self._gathered: dict[int, Ints] = {}
        self._branches: dict[int, Heaps] = {}

    def __len__(self) -> int:
        return self.table.columns.shape[1] if self.rows is None else len(self.rows)

    def seen(self) -> Mapping[str, tuple[int, int]]:
        """The least and the greatest max S, |S| and heap."""
        return self._seen

    @cached_property
    def _seen(self) -> Mapping[str, tuple[int, int]]:
        owners = np.flatnonzero(np.bincount(self._of_rows(self.table.owner)))
        return {**_seen_of(self.table, owners), "h": (int(self.h.min()), int(self.h.max()))}

    def _column(self, number: int) -> Ints:
        if number not in self._gathered:
            self._gathered[number] = self._of_rows(self.table.columns[number])
        return self._gathered[number]

    def under(self, X: Convention) -> Pair:
        """The outcome under X."""
        at = 2 * _ORDER.index(X)
        return Pair(self._column(at), self._column(at + 1))

    @property
    def zs(self) -> Ints:
        return self._column(8)

    def _of_rows(self, column: Ints) -> Ints:
        return column if self.rows is None else column[self.rows]

    @property
    def h(self) -> Ints:
        return self._of_rows(self.table.heaps)

    def s(self, n: int) -> Any:
        return self._of_rows(self.table.action_of_row(n))

    @cached_property
    def smallest(self) -> Any:
        return self._of_rows(self.table.sets[:, 0].astype(np.int32)[self.table.owner])

    @property
    def largest_playable(self) -> Any:
        """The largest action that can be played; 0 where there is none."""
        actions = [self.s(n + 1) for n in range(int(self.table.sizes.max()))]
        return np.max([np.where(s <= self.h, s, 0) for s in actions], axis=0)

    def H(self, n: int) -> "Heaps":
        """The branches h - s_n; the caller has made sure that s_n <= h."""
        if n not in self._branches:
            rows = np.arange(len(self), dtype=np.int32) if self.rows is None else self.rows
            self._branches[n] = Heaps(self.table, rows - self.s(n))
        return self._branches[n]

    def select(self, chosen: Truth) -> "Heaps":
        rows = np.flatnonzero(chosen).astype(np.int32)
        return Heaps(self.table, rows if self.rows is None else self.rows[rows])

    def first_failures(self, holds: Truth) -> list[dict[str, Any]]:
        failing = np.flatnonzero(~holds)
        rows = failing if self.rows is None else self.rows[failing]
        owners, first = np.unique(self.table.owner[rows], return_index=True)
        return [
            {"set": self.table.set_of(int(i)), "heap": int(rows[at] - self.table.start[i])}
            for i, at in zip(owners, first, strict=True)
        ]


_ORDER = tuple(Convention)

HeapPredicate = Callable[[Any], Any]


class Games(NumberedActions):
    """One case a set, with what is settled about all of its heaps."""

    def __init__(self, table: Table, chosen: NDArray[np.int64] | None) -> None:
        """The sets with the given numbers; None means all."""
        self.table = table
        self.chosen = np.arange(len(table.sizes)) if chosen is None else chosen

    def __len__(self) -> int:
        return len(self.chosen)

    def seen(self) -> Mapping[str, tuple[int, int]]:
        """The least and the greatest max S and |S|."""
        return _seen_of(self.table, self.chosen)

    def s(self, n: int) -> Any:
        return self.table.nth_largest(n)[self.chosen]

    @property
    def preperiod(self) -> Any:
        """The least heap from which the rows repeat, -1 where no repetition was found."""
        return self.table.preperiod[self.chosen]

    @property
    def least_period(self) -> Any:
        """The least distance at which the rows repeat, up to a shift, from the preperiod on."""
        table = self.table
        found = np.full(len(table.sizes), NOT_FOUND, np.int64)
        for i in np.flatnonzero(table.preperiod != NOT_FOUND):
            begin, period = table.start[i] + table.preperiod[i], int(table.period[i])
            # A period divides every longer one, and growth that repeats comes to one shift.
            growth = np.diff(table.columns[:, begin : begin + period + 1], axis=1)
            divisors = (d for d in range(1, period + 1) if period % d == 0)
            found[i] = next(d for d in divisors if (growth == np.roll(growth, d, axis=1)).all())
        return found[self.chosen]

    @property
    def discrepancy_preperiod(self) -> Any:
        """The least heap from which the discrepancies from FvF repeat at distance 2 max S."""
        columns = self.table.columns
        return self._last_change(
            *(columns[2 * X + i] - columns[i] for X in (1, 2, 3) for i in (0, 1))
        )

    @property
    def zero_sum_preperiod(self) -> Any:
        """The least heap from which the zero-sum values repeat at distance 2 max S."""
        return self._last_change(self.table.columns[8])

    def _last_change(self, *columns: Ints) -> Any:
        table = self.table
        # Rows whose row one period later is there too: they settle all others.
        within = table.heaps < (np.diff(table.start) - table.period)[table.owner]
        rows = np.flatnonzero(within)
        later = rows + table.period[table.owner[rows]]
        changed = np.zeros(len(rows), np.bool_)
        for column in columns:
            changed |= column[rows] != column[later]
        since = np.zeros(len(table.sizes), np.int64)
        np.maximum.at(since, table.owner[rows[changed]], table.heaps[rows[changed]] + 1)
        return np.where(table.preperiod == NOT_FOUND, NOT_FOUND, since)[self.chosen]

    def first_heap(self, predicate: HeapPredicate, where: HeapPredicate | None = None) -> Any:
        """The smallest heap where the predicate is true, -1 where there is none.

        `where`: at which heaps the predicate may be asked; all where not given.
        """
        heaps = Heaps(self.table, None)
        if where is None:
            true = truths(predicate(heaps), predicate)
        else:
            true = truths(where(heaps), where)
            true[np.flatnonzero(true)] = truths(predicate(heaps.select(true)), predicate)
        at = np.where(true, self.table.heaps, _NEVER)
        first = np.minimum.reduceat(at, self.table.start[:-1])[self.chosen]
        return np.where(first == _NEVER, NOT_FOUND, first)

    def largest(self, measure: HeapPredicate) -> Any:
        """The largest value of the measure over all heaps."""
        values = measure(Heaps(self.table, None))
        return np.maximum.reduceat(values, self.table.start[:-1])[self.chosen]

    def without_largest(self) -> "Games":
        """For each set the game of its other actions."""
        return Games(compute([self.table.set_of(int(i))[:-1] for i in self.chosen]), None)

    def select(self, chosen: Truth) -> "Games":
        return Games(self.table, self.chosen[np.flatnonzero(chosen)])

    def first_failures(self, holds: Truth) -> list[dict[str, Any]]:
        return [{"set": self.table.set_of(int(i))} for i in self.chosen[np.flatnonzero(~holds)]]
