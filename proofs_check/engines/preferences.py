"""The values of all three-player Clobber rows 1xn up to a length, as Table 1 counts them.

Equal to `reference.preferences` on everything small (tests/proofs_check/engines). A token that can
take part in no move any more, in which order the parts of a row stand, and which way round each of
them is, makes no difference to the game. So a position is the multiset of its live parts: runs of
tokens without a gap, of at least two colours. A part is coded in base 4, the smaller of both
directions; a position is coded as its parts, the largest first, each pair with a 0 between them.

`compute` goes through all positions that fit the length, the fewest tokens first, and looks up what
a move leads to in a hash table. Values are numbers: 1, 2, 3 are the leaves, and a list gets its
number the first time that its members, sorted, come up. In the prudent column a_i is 3 i + a.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from itertools import groupby
from math import comb, prod
from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

PLAYERS = 3
LONGEST = 14
"""The longest row: the codes fit 28 bits."""

Tree = int | frozenset["Tree"]
"""A value: the number of the winner, or the set of the values that can be chosen."""


class Preference(IntEnum):
    """The columns of Table 1 that count values."""

    UNSIMPLIFIED = 0
    SYNTACTIC = 1
    SELFISH = 2
    PRUDENT = 3


class Readings(NamedTuple):
    """Where Rules 2 and 3 are applied. The defaults give all columns of Table 1.

    Attributes:
        merge_beside_leaves: Rule 3 only where all x_1, ..., x_m are leaves.
        merge_leaves: Rule 3 only where all y_1, ..., y_k are leaves.
        rule_2_at_root: Rule 2 also to the value of the starting position.
        rule_2_in_choices: Rule 2 to the members of lists of at least two, and to nothing else.
    """

    merge_beside_leaves: bool = True
    merge_leaves: bool = True
    rule_2_at_root: bool = True
    rule_2_in_choices: bool = False


_UNSIMPLIFIED = int(Preference.UNSIMPLIFIED)
_SELFISH = int(Preference.SELFISH)
_PRUDENT = int(Preference.PRUDENT)

_ODD_BITS = 0x5555_5555
_LARGEST_LIST = 512
_CACHE_BITS = 22
_SEVEN = np.array(
    [sum((code >> 2 * i & 3) << 2 * (6 - i) for i in range(7)) for code in range(4**7)], np.uint16
)
"""The mirror image of seven cells."""


@njit(cache=True, nogil=True)
def _mirrored(code: int, length: int) -> int:
    both = np.int64(_SEVEN[code & 0x3FFF]) << 14 | np.int64(_SEVEN[code >> 14])
    return both >> 2 * (14 - length)


@njit(cache=True, nogil=True)
def _canonical(code: int, length: int) -> int:
    """The part as it is coded; 0 for one that nobody can move in."""
    if (code ^ (code >> 2)) & ((1 << 2 * (length - 1)) - 1) == 0:
        return 0
    mirrored = _mirrored(code, length)
    return min(code, mirrored)


@njit(cache=True, nogil=True)
def _parts(length: int, out: Any) -> int:
    """Write the codes of all parts of the length to `out`, ascending; return how many."""
    found = 0
    for number in range(3**length):
        code, rest = 0, number
        for i in range(length):
            code |= (rest % 3 + 1) << 2 * i
            rest //= 3
        if _canonical(code, length) == code:
            out[found] = code
            found += 1
    return found


@njit(cache=True, nogil=True)
def _slot(table: Any, key: int) -> int:
    """Where a position is in the table, or the free place for it."""
    mask = len(table) - 1
    slot = (key * 0x9E3779B1 >> 20) & mask
    while table[slot, 0] != 0 and table[slot, 0] != key:
        slot = (slot + 1) & mask
    return slot


@njit(cache=True, nogil=True)
def _insert(chosen: Any, size: int, value: int) -> int:
    """Insert a value in a sorted list without repeats; return the new size."""
    at = size
    while at > 0 and chosen[at - 1] > value:
        at -= 1
    if at > 0 and chosen[at - 1] == value:
        return size
    for i in range(size, at, -1):
        chosen[i] = chosen[i - 1]
    chosen[at] = value
    return size + 1


@njit(cache=True, nogil=True)
def _after_split(codes: Any, lengths: Any, n: int, part: int, A: int, a: int, B: int, b: int) -> int:
    """The code of the position where a part gave way to A and B, of a and b cells (0: none)."""
    if A < B:
        A, a, B, b = B, b, A, a
    key = 0
    for j in range(n):
        if j == part:
            continue
        while A > codes[j]:
            key = key << 2 * (a + 1) | A
            A, a, B = B, b, 0
        key = key << 2 * (lengths[j] + 1) | codes[j]
    if A > 0:
        key = key << 2 * (a + 1) | A
    if B > 0:
        key = key << 2 * (b + 1) | B
    return key


@njit(cache=True, nogil=True)
def _options(table: Any, codes: Any, lengths: Any, n: int, p: int, chosen: Any) -> int:
    """Write the different values that player p can move to, sorted; return how many."""
    size = 0
    successor = p % 3 + 1
    for part in range(n):
        code, length = codes[part], lengths[part]
        if part > 0 and code == codes[part - 1]:
            continue
        for i in range(length):
            if code >> 2 * i & 3 != p:
                continue
            for step in (1, -1):
                to = i + step
                if to < 0 or to == length or code >> 2 * to & 3 == p:
                    continue
                moved = (code & ~(3 << 2 * to)) | p << 2 * to
                below = _canonical(moved & ((1 << 2 * i) - 1), i)
                above = _canonical(moved >> 2 * (i + 1), length - 1 - i)
                key = _after_split(codes, lengths, n, part, below, i, above, length - 1 - i)
                value = p if key == 0 else table[_slot(table, key), successor]
                size = _insert(chosen, size, value)
    return size


@njit(cache=True, nogil=True)
def _hash(chosen: Any, first: int, last: int) -> int:
    h = np.uint64(last - first)
    for i in range(first, last):
        h = (h ^ np.uint64(chosen[i])) * np.uint64(0x9E3779B97F4A7C15)
        h ^= h >> np.uint64(29)
    return np.int64(h >> np.uint64(1))


@njit(cache=True, nogil=True)
def _grown(array: Any, size: int) -> Any:
    grown = np.zeros(size, array.dtype)
    grown[: len(array)] = array
    return grown


@njit(cache=True, nogil=True)
def _index(members: Any, start: Any, count: int, size: int) -> Any:
    """The table of lists: numbers of values, by the hash of their members."""
    index = np.zeros(size, np.int32)
    for value in range(4, count):
        slot = _hash(members, start[value], start[value + 1]) & (size - 1)
        while index[slot] != 0:
            slot = (slot + 1) & (size - 1)
        index[slot] = value
    return index


@njit(cache=True, nogil=True)
def _number(chosen: Any, size: int, members: Any, start: Any, index: Any, count: int) -> int:
    """The number of a list; `count`, the next free one, if it is new and now entered."""
    mask = len(index) - 1
    slot = _hash(chosen, 0, size) & mask
    while index[slot] != 0:
        value = index[slot]
        first = start[value]
        if start[value + 1] - first == size:
            same = True
            for i in range(size):
                if members[first + i] != chosen[i]:
                    same = False
                    break
            if same:
                return value
        slot = (slot + 1) & mask
    index[slot] = count
    first = start[count]
    for i in range(size):
        members[first + i] = chosen[i]
    start[count + 1] = first + size
    return count


@njit(cache=True, nogil=True)
def _only_member(value: int, members: Any, start: Any) -> int:
    """The x of [x]; 0 for a leaf and for a list with several members."""
    if value > 3 and start[value + 1] - start[value] == 1:
        return members[start[value]]
    return 0


@njit(cache=True, nogil=True)
def _rule_2(value: int, members: Any, start: Any) -> int:
    """The x of [[[x]]]; a value of another form as it is."""
    inner = _only_member(value, members, start)
    inner = _only_member(_only_member(inner, members, start), members, start)
    return inner if inner > 0 else value


@njit(cache=True, nogil=True)
def _rule_2_inside(chosen: Any, size: int, members: Any, start: Any) -> int:
    """Apply Rule 2 to each member of a list until it no longer applies; return the new size."""
    before = chosen[:size].copy()
    size = 0
    for value in before:
        simplified = _rule_2(value, members, start)
        while simplified != value:
            value = simplified
            simplified = _rule_2(value, members, start)
        size = _insert(chosen, size, value)
    return size


@njit(cache=True, nogil=True)
def _rule_3(chosen: Any, size: int, members: Any, start: Any, readings: Readings) -> int:
    """Merge [[[y1, ..., yk]]] in the list with it, until there is none; return the new size."""
    merged = True
    while merged and size > 1:
        merged = False
        # Sorted: the leaves come first.
        if readings.merge_beside_leaves and chosen[size - 2] > 3:
            return size
        for i in range(size):
            inner = _only_member(_only_member(chosen[i], members, start), members, start)
            if inner > 3 and not (readings.merge_leaves and members[start[inner + 1] - 1] > 3):
                size -= 1
                for j in range(i, size):
                    chosen[j] = chosen[j + 1]
                for j in range(start[inner], start[inner + 1]):
                    size = _insert(chosen, size, members[j])
                merged = True
                break
    return size


@njit(cache=True, nogil=True)
def _weaker_or_equal(
    X: int, Y: int, p: int, members: Any, start: Any, contained: Any, cache: Any
) -> bool:
    """X <=_p Y by Definition 7, with Rules 4 and 5 and with loss < win."""
    if X == Y or Y == p:
        return True
    if X == p:
        return False
    X_may_win, Y_may_win = contained[X] >> p & 1, contained[Y] >> p & 1
    if X_may_win != Y_may_win:
        return Y_may_win == 1
    if X <= 3 and Y <= 3:
        return False
    key = np.uint64(X) << np.uint64(33) | np.uint64(Y) << np.uint64(3) | np.uint64(p) << np.uint64(1)
    slot = key * np.uint64(0x9E3779B97F4A7C15) >> np.uint64(64 - _CACHE_BITS)
    if cache[slot] | np.uint64(1) == key | np.uint64(1):
        return cache[slot] == key | np.uint64(1)
    result = False
    if X > 3:
        result = True
        for i in range(start[X], start[X + 1]):
            if not _weaker_or_equal(members[i], Y, p, members, start, contained, cache):
                result = False
                break
    if not result and Y > 3:
        result = True
        first, last = (start[X], start[X + 1]) if X > 3 else (0, 1)
        for i in range(first, last):
            x = members[i] if X > 3 else X
            for j in range(start[Y], start[Y + 1]):
                if not _weaker_or_equal(x, members[j], p, members, start, contained, cache):
                    result = False
                    break
            if not result:
                break
    cache[slot] = key | np.uint64(result)
    return result


@njit(cache=True, nogil=True)
def _drop_weaker(
    chosen: Any, size: int, p: int, members: Any, start: Any, contained: Any, cache: Any
) -> int:
    """Drop every X for which there is a Y with X <_p Y; return the new size."""
    some_may_win = False
    for i in range(size):
        if chosen[i] == p:
            chosen[0] = p
            return 1
        some_may_win |= contained[chosen[i]] >> p & 1 == 1
    if some_may_win:
        kept = 0
        for i in range(size):
            if contained[chosen[i]] >> p & 1:
                chosen[kept] = chosen[i]
                kept += 1
        size = kept
    if size == 1:
        return size
    stays = chosen[:size].copy()
    kept = 0
    for i in range(size):
        X = stays[i]
        weaker = False
        for j in range(size):
            Y = stays[j]
            if (
                i != j
                and _weaker_or_equal(X, Y, p, members, start, contained, cache)
                and not _weaker_or_equal(Y, X, p, members, start, contained, cache)
            ):
                weaker = True
                break
        if not weaker:
            chosen[kept] = X
            kept += 1
    return kept


@njit(cache=True, nogil=True)
def _tier(value: int, p: int) -> int:
    """The place in the order of Theorem 15, larger is better: the smallest exponents outside."""
    i, base = (value - 1) // 3, (value - 1) % 3 + 1
    if base == p:
        i -= 1  # stands with the others whose exponent is one less; p_0 is above all
    return i // 2 - 64 if i % 2 == 0 else 64 - i // 2


@njit(cache=True, nogil=True)
def _prudent(chosen: Any, size: int, p: int) -> int:
    """The one value that a prudent player p makes of the list."""
    best = chosen[0]
    for i in range(1, size):
        value = chosen[i]
        if _tier(value, p) > _tier(best, p):
            best = value
        elif _tier(value, p) == _tier(best, p) and best != value:
            # Two of b_i, c_i and p_(i+1): they make p_(i+1).
            exponent = (best - 1) // 3 if (best - 1) % 3 + 1 == p else (best - 1) // 3 + 1
            best = 3 * exponent + p
    return best


@njit(cache=True, nogil=True)
def _run(
    length: int,
    partitions: Any,
    preference: int,
    readings: Readings,
    every_mover: bool,
    codes_of: Any,
    first_of: Any,
    table: Any,
) -> Any:
    """Fill the table of positions; return the lists and where each value occurs.

    `partitions` has one row a multiset of lengths, descending, padded with 0; `codes_of` holds the
    parts, those of length l from `first_of[l]`.
    """
    lists = preference != _PRUDENT
    capacity = 1 << 12
    start = np.zeros(capacity + 2, np.int64)
    members = np.zeros(8 * capacity, np.int32)
    contained = np.zeros(capacity + 2, np.uint8)
    spans = np.zeros(capacity + 2, np.int32)
    index = np.zeros(4 * capacity, np.int32)
    for a in range(1, 4):
        contained[a] = 1 << a
    count = 4 if lists else 3 * length + 4
    cache = np.zeros(1 << _CACHE_BITS if preference == _SELFISH else 1, np.uint64)
    chosen = np.zeros(_LARGEST_LIST, np.int32)
    values = np.zeros(4, np.int32)
    most = partitions.shape[1]
    at = np.zeros(most, np.int64)
    codes = np.zeros(most, np.int64)
    for row in range(len(partitions)):
        lengths = partitions[row]
        n = 0
        span = -1
        while n < most and lengths[n] > 0:
            span += lengths[n] + 1
            n += 1
        at[:] = 0
        alone = n == 1 and span == length and not every_mover
        while True:
            key = 0
            colours = 0
            for j in range(n):
                codes[j] = codes_of[first_of[lengths[j]] + at[j]]
                key = key << 2 * (lengths[j] + 1) | codes[j]
            for a in range(1, 4):
                colour = a * _ODD_BITS
                same = ~(key ^ colour)
                if same & same >> 1 & _ODD_BITS & ((1 << 2 * span) - 1):
                    colours |= 1 << a
            root = 0
            values[:] = 0
            # Those that can move, then the one that is skipped, if any; player 1 first.
            for turn in range(2):
                for p in range(1, 4):
                    skipped = colours >> p & 1 == 0
                    if skipped != (turn == 1):
                        continue
                    if alone and p != 1 and not (p == 2 and colours >> 1 & 1 == 0):
                        continue
                    if skipped:
                        chosen[0] = values[p % 3 + 1]
                        size = 1
                    else:
                        size = _options(table, codes, lengths, n, p, chosen)
                    if not lists:
                        value = _prudent(chosen, size, p)
                        values[p] = value
                        if p == 1:
                            root = value
                        continue
                    if preference != _UNSIMPLIFIED:
                        if readings.rule_2_in_choices and size > 1:
                            size = _rule_2_inside(chosen, size, members, start)
                        size = _rule_3(chosen, size, members, start, readings)
                        if preference == _SELFISH:
                            size = _drop_weaker(chosen, size, p, members, start, contained, cache)
                    if size == 1 and chosen[0] <= 3:
                        value = before = chosen[0]
                    else:
                        value = _number(chosen, size, members, start, index, count)
                        if value == count:
                            for i in range(size):
                                contained[value] |= contained[chosen[i]]
                            count += 1
                            if count == capacity:
                                capacity *= 2
                                start = _grown(start, capacity + 2)
                                contained = _grown(contained, capacity + 2)
                                spans = _grown(spans, capacity + 2)
                                index = _index(members, start, count, 4 * capacity)
                            if start[count] + _LARGEST_LIST > len(members):
                                members = _grown(members, 2 * len(members))
                        before = value
                        if preference != _UNSIMPLIFIED and not readings.rule_2_in_choices:
                            value = _rule_2(value, members, start)
                    values[p] = value
                    if p == 1:
                        root = value if readings.rule_2_at_root else before
            spans[root] |= 1 << span
            slot = _slot(table, key)
            table[slot, 0] = key
            for p in range(1, 4):
                table[slot, p] = values[p]
            # The next choice of parts: those of one length descending.
            j = n - 1
            while j >= 0:
                at[j] += 1
                limit = first_of[lengths[j] + 1] - first_of[lengths[j]]
                if j > 0 and lengths[j - 1] == lengths[j]:
                    limit = at[j - 1] + 1
                if at[j] < limit:
                    break
                at[j] = 0
                j -= 1
            if j < 0:
                break
    return members, start, spans, count


@njit(cache=True, nogil=True)
def games(length: int) -> int:
    """How many rows of the length Table 1 analyses.

    No 0 at an end, no two 0 side by side, not smaller than the mirrored row, a move for somebody.
    """
    found = 0
    within = (1 << 2 * (length - 1)) - 1
    for code in range(1 << 2 * (length - 1), 1 << 2 * length):
        token = (code | code >> 1) & _ODD_BITS
        gap = ~token & _ODD_BITS
        if token & 1 == 0 or gap & gap >> 2 & within:
            continue
        different = code ^ code >> 2
        if (different | different >> 1) & token & token >> 2 & within == 0:
            continue
        found += code >= _mirrored(code, length)
    return found


def _partitions(tokens: int, largest: int, room: int) -> list[tuple[int, ...]]:
    """The multisets of part lengths with so many tokens, descending, in a row of `room` cells."""
    if tokens == 0:
        return [()]
    return [
        (first, *rest)
        for first in range(min(tokens, largest, room), 1, -1)
        for rest in _partitions(tokens - first, first, room - first - 1)
    ]


@dataclass(frozen=True)
class Values:
    """The values of all positions in rows up to `length`, from `compute`."""

    length: int
    preference: Preference
    every_mover: bool
    table: NDArray[np.int32]
    members: NDArray[np.int32]
    start: NDArray[np.int64]
    spans: NDArray[np.int32]

    def occurring(self, length: int) -> NDArray[np.intp]:
        """The numbers of the values that rows of the length have with player 1 to move.

        A position that spans s cells, gaps included, comes up as a row of s cells, and with a gap
        and tokens of one colour beside it as a row of s + 2 and more.
        """
        if not 2 <= length <= self.length:
            raise ValueError(f"length: given {length}, allowed 2 to {self.length}")
        rows = 1 << length | (1 << max(length - 1, 0)) - 1
        return np.flatnonzero(self.spans & rows)

    def count(self, length: int) -> int:
        """How many different values occur: a cell of Table 1."""
        return len(self.occurring(length))


def compute(
    length: int, preference: Preference, readings: Readings = Readings(), every_mover: bool = False
) -> Values:
    """All."""
    partitions = [
        p for tokens in range(2, length + 1) for p in _partitions(tokens, length, length)
    ]
    rows = np.zeros((len(partitions), 5), np.int64)
    for i, p in enumerate(partitions):
        rows[i, : len(p)] = p
    codes = np.zeros(3**length, np.int64)
    first = np.zeros(length + 2, np.int64)
    for l in range(2, length + 1):
        first[l + 1] = first[l] + _parts(l, codes[first[l]:])
    counts = np.diff(first)
    positions = sum(
        prod(comb(int(counts[l]) + len(list(same)) - 1, m) for l, m in ((l, len(list(g))) for l, g in groupby(p)) for same in [range(m)])
        for p in partitions
    )
    table = np.zeros((1 << (3 * positions // 2).bit_length(), 4), np.int32)
    members, start, spans, count = _run(length, rows, int(preference), readings, every_mover, codes, first, table)
    return Values(length, preference, every_mover, table, members, start[:count+1], spans[:count])
