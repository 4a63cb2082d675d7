"""The values of all three-player Clobber rows 1xn up to a length, as Table 1 counts them.

Equal to `reference.preferences` on everything small (tests/documents). A token that can
take part in no move any more, in which order the parts of a row stand, and which way round each of
them is, makes no difference to the game. So a position is the multiset of its parts: runs of tokens
without a gap, of at least two colours. A part is coded in base 4, the smaller of both directions; a
position is coded as its parts, the largest first, with a 0 between two of them.

`compute` goes through all positions that fit the length, the fewest tokens first, and looks up what
a move leads to in a hash table. Values are numbers: 1, 2, 3 are the leaves, and a list gets its
number the first time that its members, sorted, come up. For prudent players a_i is 3 i + a.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import comb, prod
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from proofs_check.core.compiled import allocates_nothing, compiled, inlined
from reference.preferences import Preference, Value

LONGEST = 15
"""The longest row: a position has to fit 31 bits, and what mirror images are looked up for 32."""

COLUMNS = (Preference.NONE, Preference.SYNTACTIC, Preference.SELFISH, Preference.PRUDENT)
"""The preferences of Table 1, in its order; numbered so below."""


class Lists(NamedTuple):
    """The lists that came up; list x has the members `members[start[x] : start[x + 1]]`.

    `members`: the members of all lists, those of each list ascending. `start`: where the members of
    each begin. `contained`: bit a of `contained[x]` says whether x contains the leaf a. `index`: a
    hash table of lists, 0 where it is free. `count`: the next free number.
    """

    members: Any
    start: Any
    contained: Any
    index: Any
    count: Any


_UNSIMPLIFIED, _SYNTACTIC, _SELFISH, _PRUDENT = range(4)

_ODD_BITS = 0x5555_5555
_MOST_PARTS = (LONGEST + 1) // 3
_LARGEST_LIST = 1024
_MOST_COMPARED = 1 << 22
_MIX = 0x9E3779B97F4A7C15
_CODES = np.arange(4**8)
_EIGHT = np.sum([(_CODES >> 2 * i & 3) << 2 * (7 - i) for i in range(8)], 0).astype(np.uint16)
"""The mirror image of eight cells."""


@inlined
def _mirrored(code: int, length: int) -> Any:
    """The cells in the opposite order."""
    both = np.int64(_EIGHT[code & 0xFFFF]) << 16 | np.int64(_EIGHT[code >> 16])
    return both >> 2 * (16 - length)


@allocates_nothing
def _canonical(code: int, length: int) -> Any:
    """The part as it is coded; 0 for one that nobody can move in."""
    if length < 2 or (code ^ code >> 2) & ((1 << 2 * (length - 1)) - 1) == 0:
        return 0
    return min(code, _mirrored(code, length))


@allocates_nothing
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


@allocates_nothing
def _slot(table: Any, key: int) -> int:
    """Where a position is in the table, or the free place for it."""
    mask = len(table) - 1
    slot = (key * 0x9E3779B1 >> 20) & mask
    while table[slot, 0] != 0 and table[slot, 0] != key:
        slot = (slot + 1) & mask
    return slot


@inlined
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


@inlined
def _after_split(
    codes: Any, lengths: Any, n: int, part: int, A: int, a: int, B: int, b: int
) -> int:
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


@inlined
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
                if value == 0:
                    raise ValueError("an option has no value yet")
                size = _insert(chosen, size, value)
    return size


@inlined
def _hash(chosen: Any, first: int, last: int) -> Any:
    h = np.uint64(last - first)
    for i in range(first, last):
        h = (h ^ np.uint64(chosen[i])) * np.uint64(_MIX)
        h ^= h >> np.uint64(29)
    return np.int64(h >> np.uint64(1))


@compiled
def _grown(array: Any, size: int) -> Any:
    grown = np.zeros(size, np.int32)
    # Of grown[: len(array)] = array the message for wrong sizes takes 2 s to compile.
    for i in range(len(array)):
        grown[i] = array[i]
    return grown


@compiled
def _leaves(room: int) -> Lists:
    """The players, and no list yet, with room for so many: a power of 2."""
    lists = Lists(
        np.zeros(4 * room + 4 * _LARGEST_LIST, np.int32),
        np.zeros(room + 1, np.int32),
        np.zeros(room, np.int32),
        np.zeros(4 * room, np.int32),
        np.zeros(1, np.int32),
    )
    lists.count[0] = 4
    for a in range(1, 4):
        lists.contained[a] = 1 << a
    return lists


@inlined
def _full(lists: Lists) -> Any:
    """Whether there may be no room for a list more for each player to move."""
    count = lists.count[0]
    return lists.start[count] + 3 * _LARGEST_LIST > len(lists.members) or count + 3 > len(
        lists.contained
    )


@compiled
def _with_room(lists: Lists) -> Lists:
    """The same lists, with more room."""
    members, start, contained, index = lists.members, lists.start, lists.contained, lists.index
    count = lists.count[0]
    if start[count] + 3 * _LARGEST_LIST > len(members):
        members = _grown(members, 2 * len(members))
    if count + 3 > len(contained):
        start = _grown(start, 2 * len(contained) + 1)
        contained = _grown(contained, 2 * len(contained))
        index = np.zeros(4 * len(contained), np.int32)
        for value in range(4, count):
            slot = _hash(members, start[value], start[value + 1]) & (len(index) - 1)
            while index[slot] != 0:
                slot = (slot + 1) & (len(index) - 1)
            index[slot] = value
    return Lists(members, start, contained, index, lists.count)


@inlined
def _number(chosen: Any, size: int, lists: Lists) -> Any:
    """The number of a list, which is entered if it is new."""
    members, start, index = lists.members, lists.start, lists.index
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
    count = lists.count[0]
    index[slot] = count
    first = start[count]
    for i in range(size):
        members[first + i] = chosen[i]
        lists.contained[count] |= lists.contained[chosen[i]]
    start[count + 1] = first + size
    lists.count[0] = count + 1
    return count


@inlined
def _only_member(value: int, lists: Lists) -> Any:
    """The x of [x]; 0 for a leaf and for a list of several members."""
    if value > 3 and lists.start[value + 1] - lists.start[value] == 1:
        return lists.members[lists.start[value]]
    return 0


@inlined
def _rule_2(value: int, lists: Lists) -> Any:
    """The x of [[[x]]]; a value of another form as it is."""
    inner = _only_member(_only_member(_only_member(value, lists), lists), lists)
    return inner if inner > 0 else value


@inlined
def _rule_3(chosen: Any, size: int, lists: Lists) -> int:
    """Merge [[[y1, ..., yk]]] of leaves with the leaves beside it; return the new size."""
    members, start = lists.members, lists.start
    merged = True
    while merged and size > 1:
        merged = False
        # Sorted: the leaves come first.
        if chosen[size - 2] > 3:
            return size
        for i in range(size):
            inner = _only_member(_only_member(chosen[i], lists), lists)
            if inner > 3 and members[start[inner + 1] - 1] <= 3:
                if size + start[inner + 1] - start[inner] > len(chosen):
                    raise OverflowError("a list is too long to merge")
                size -= 1
                for j in range(i, size):
                    chosen[j] = chosen[j + 1]
                for j in range(start[inner], start[inner + 1]):
                    size = _insert(chosen, size, members[j])
                merged = True
                break
    return size


@inlined
def _weaker_or_equal(X: int, Y: int, p: int, lists: Lists, cache: Any) -> Any:
    """X <=_p Y by Definition 7, with Rules 4 and 5 and with loss < win."""
    if X == Y or Y == p:
        return True
    if X == p:
        return False
    X_may_win, Y_may_win = lists.contained[X] >> p & 1, lists.contained[Y] >> p & 1
    if X_may_win != Y_may_win:
        # What contains p is not below what does not: neither is any of its children that do.
        return Y_may_win == 1
    if X <= 3 and Y <= 3:
        return False
    # The cache forgets: a slot holds the comparison that it was last asked for, bit 0 the answer.
    key = np.uint64(X) << np.uint64(33) | np.uint64(Y) << np.uint64(3) | np.uint64(p << 1)
    slot = key * np.uint64(_MIX) >> np.uint64(42) & np.uint64(len(cache) - 1)
    if cache[slot] | np.uint64(1) == key | np.uint64(1):
        return cache[slot] == key | np.uint64(1)
    members, start = lists.members, lists.start
    result = False
    if X > 3:
        result = True
        for i in range(start[X], start[X + 1]):
            if not _weaker_or_equal(members[i], Y, p, lists, cache):
                result = False
                break
    if not result and Y > 3:
        result = True
        # A leaf X is its own only child.
        first, last = (start[X], start[X + 1]) if X > 3 else (0, 1)
        for i in range(first, last):
            x = members[i] if X > 3 else X
            for j in range(start[Y], start[Y + 1]):
                if not _weaker_or_equal(x, members[j], p, lists, cache):
                    result = False
                    break
            if not result:
                break
    cache[slot] = key | np.uint64(result)
    return result


@inlined
def _drop_weaker(chosen: Any, size: int, p: int, lists: Lists, cache: Any) -> int:
    """Drop every X for which there is a Y with X <_p Y (Definition 9); return the new size."""
    if 2 * size > len(chosen):
        raise OverflowError("a list is too long to compare its members")
    for i in range(size):
        chosen[size + i] = chosen[i]
    kept = 0
    for i in range(size, 2 * size):
        X = chosen[i]
        weaker = False
        for j in range(size, 2 * size):
            Y = chosen[j]
            if (
                X != Y
                and _weaker_or_equal(X, Y, p, lists, cache)
                and not _weaker_or_equal(Y, X, p, lists, cache)
            ):
                weaker = True
                break
        if not weaker:
            chosen[kept] = X
            kept += 1
    return kept


@inlined
def _tier(value: int, p: int) -> int:
    """The place in the order of Theorem 15: ever higher for better values."""
    i, base = (value - 1) // 3, (value - 1) % 3 + 1
    if base == p:
        i -= 1  # p_(i+1) stands with b_i and c_i, and p_0 above all
    return i // 2 - LONGEST if i % 2 == 0 else LONGEST - i // 2


@inlined
def _prudent(chosen: Any, size: int, p: int) -> Any:
    """The simple value that a prudent player p makes of a list of them."""
    best = chosen[0]
    for i in range(1, size):
        if _tier(chosen[i], p) > _tier(best, p):
            best = chosen[i]
        elif _tier(chosen[i], p) == _tier(best, p):
            # Two of b_i, c_i and p_(i+1) make p_(i+1).
            exponent, base = (best - 1) // 3, (best - 1) % 3 + 1
            best = 3 * (exponent if base == p else exponent + 1) + p
    return best


@inlined
def _simplified(chosen: Any, size: int, p: int, column: int, lists: Lists, cache: Any) -> Any:
    """What player p makes of the values that can be chosen."""
    if column == _PRUDENT:
        return _prudent(chosen, size, p)
    if column != _UNSIMPLIFIED:
        size = _rule_3(chosen, size, lists)
        if column == _SELFISH and size > 1:
            size = _drop_weaker(chosen, size, p, lists, cache)
    if size == 1 and chosen[0] <= 3:
        return chosen[0]
    value = _number(chosen, size, lists)
    return value if column == _UNSIMPLIFIED else _rule_2(value, lists)


@inlined
def _players(key: int) -> int:
    """Bit a says whether player a has a token in the position."""
    players = 0
    for a in range(1, 4):
        same = ~(key ^ a * _ODD_BITS)
        if same & same >> 1 & _ODD_BITS:
            players |= 1 << a
    return players


@inlined
def _asked(codes: Any, lengths: Any, n: int, players: int, full: bool) -> int:
    """Bit p: whether p is to move in a position that fills the row, or all but a cell of it.

    Such a position is there from the start, with player 1 to move; or the player before p was
    skipped, or has just come to an end of a part, from what is a gap now. For an end of a part that
    nobody can move in there is no room. A part that fills the row (`full`) has no gap beside it.
    """
    ends = 0
    for part in range(0 if full else n):
        code = codes[part]
        ends |= 1 << (code & 3) | 1 << (code >> 2 * (lengths[part] - 1))
    asked = 1 << 1
    for p in (2, 3):
        came = ends >> p - 1 & 1 == 1
        skipped = players >> p - 1 & 1 == 0 and asked >> p - 1 & 1 == 1
        if came or skipped:
            asked |= 1 << p
    return asked


@inlined
def _evaluate(
    table: Any,
    codes: Any,
    lengths: Any,
    n: int,
    players: int,
    asked: int,
    column: int,
    lists: Lists,
    cache: Any,
    chosen: Any,
    values: Any,
) -> None:
    """Write the value of a position for each player to move."""
    values[:] = 0
    # Those who can move; then the one who is skipped, if there is one.
    for skipped in (False, True):
        for p in range(1, 4):
            if (players >> p & 1 == 0) != skipped or asked >> p & 1 == 0:
                continue
            if skipped:
                chosen[0] = values[p % 3 + 1]
                size = 1
            else:
                size = _options(table, codes, lengths, n, p, chosen)
            values[p] = _simplified(chosen, size, p, column, lists, cache)


@compiled
def _run(length: int, column: int, shapes: Any, codes_of: Any, first_of: Any, table: Any) -> Any:
    """Fill the table of positions; return the lists, and in which spans each value occurs.

    `shapes` has a row for each multiset of lengths of parts, descending, padded with 0, those with
    fewer tokens first; `codes_of` holds the parts, those of length l from `first_of[l]`.
    """
    # There are some more lists than positions, but few of selfish players.
    lists = _leaves(max(len(table) // (1 if column < _SELFISH else 64), 64))
    spans = np.zeros(1 << 12, np.int32)
    most = min(_MOST_COMPARED, len(table)) if column == _SELFISH else 1
    cache = np.zeros(most, np.uint64)
    chosen = np.zeros(_LARGEST_LIST, np.int32)
    values = np.zeros(4, np.int32)
    at = np.zeros(_MOST_PARTS, np.int64)
    codes = np.zeros(_MOST_PARTS, np.int64)
    for row in range(len(shapes)):
        lengths = shapes[row]
        n = 0
        span = -1
        while n < _MOST_PARTS and lengths[n] > 0:
            span += lengths[n] + 1
            n += 1
        full = n == 1 and span == length
        at[:] = 0
        j = 0
        while j >= 0:
            key = 0
            for j in range(n):
                codes[j] = codes_of[first_of[lengths[j]] + at[j]]
                key = key << 2 * (lengths[j] + 1) | codes[j]
            players = _players(key)
            asked = 0b1110 if span < length - 1 else _asked(codes, lengths, n, players, full)
            if _full(lists):
                lists = _with_room(lists)
            _evaluate(
                table, codes, lengths, n, players, asked, column, lists, cache, chosen, values
            )
            root = values[1]
            if root >= len(spans):
                spans = _grown(spans, 2 * len(lists.contained))
            spans[root] |= 1 << span
            slot = _slot(table, key)
            table[slot, 0] = key
            for p in range(1, 4):
                table[slot, p] = values[p]
            # The next choice of parts; those of the same length descend.
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
    return lists, spans


@allocates_nothing
def _mixed(x: Any) -> Any:
    x ^= x >> np.uint64(32)
    x *= np.uint64(0xD6E8FEB86659FD93)
    x ^= x >> np.uint64(32)
    x *= np.uint64(0xD6E8FEB86659FD93)
    return x ^ x >> np.uint64(32)


@compiled
def _digests(members: Any, start: Any) -> Any:
    """For each value a number that its brackets determine."""
    digests = np.zeros(len(start) - 1, np.uint64)
    for value in range(1, len(digests)):
        if value <= 3:
            digests[value] = _mixed(np.uint64(value))
            continue
        total = np.uint64(0)
        for i in range(start[value], start[value + 1]):
            total += _mixed(digests[members[i]] + np.uint64(_MIX))
        digests[value] = _mixed(total)
    return digests


@allocates_nothing
def _games(length: int) -> int:
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


def _checked(length: int, longest: int) -> int:
    if not 2 <= length <= longest:
        raise ValueError(f"length: given {length}, allowed 2 to {longest}")
    return length


def games(length: int) -> int:
    """How many rows of the length Table 1 analyses.

    No 0 at an end, no two 0 side by side, not smaller than the mirrored row, a move for somebody.
    """
    return int(_games(_checked(length, LONGEST)))


@dataclass(frozen=True)
class Values:
    """The values of all positions in rows of at most `length` cells, from `compute`.

    Attributes:
        length: the longest row.
        preference: that of all players.
        table: a hash table of positions: the code, and the values with players 1, 2, 3 to move.
        members: the members of all lists, those of value x from `start[x]` to `start[x + 1]`.
        start: where the members of each value begin; leaves have none.
        spans: bit s of `spans[x]` says whether a position of span s has value x with player 1 to
            move. The span is how many cells the parts take with one cell between two of them.
    """

    length: int
    preference: Preference
    table: NDArray[np.int32]
    members: NDArray[np.int32]
    start: NDArray[np.int32]
    spans: NDArray[np.int32]

    def occurring(self, length: int) -> NDArray[np.intp]:
        """The numbers of the values that rows of the length have with player 1 to move.

        A position of span s fills a row of s cells; in one of s + 2 or more it leaves room for a
        gap and tokens of one colour, which cannot move.
        """
        _checked(length, self.length)
        spans = 1 << length | (1 << length - 1) - 1
        return np.flatnonzero(self.spans & spans)

    def count(self, length: int) -> int:
        """How many different values there are: a cell of Table 1."""
        return len(self.occurring(length))

    @cached_property
    def digests(self) -> NDArray[np.uint64]:
        """For each value a number that depends on nothing but its brackets, or on a_i."""
        if self.preference is Preference.PRUDENT:
            return np.asarray([_mixed(np.uint64(x)) for x in range(len(self.spans))], np.uint64)
        digests: NDArray[np.uint64] = _digests(self.members, self.start)
        return digests

    def digest(self, length: int) -> int:
        """One number for all values of the length, in whatever order they were found."""
        return int(self.digests[self.occurring(length)].sum())

    def number(self, board: Sequence[int], to_move: int = 1) -> int:
        """The number of the value of a row.

        `board`: what each cell holds, 0 or the number of a player; at least one can move.
        `to_move`: whose turn it is, as it can be in a row of that length that player 1 begins.
        """
        key = 0
        if len(board) > self.length:
            raise ValueError(f"board: {len(board)} cells, allowed at most {self.length}")
        for code, length in sorted(_parts_of(board), reverse=True):
            key = key << 2 * (length + 1) | code
        slot = _slot(self.table, key)
        if key == 0 or self.table[slot, 0] != key or self.table[slot, to_move] == 0:
            raise ValueError(f"board, to_move: {list(board)}, {to_move} was not computed")
        return int(self.table[slot, to_move])

    def value(self, board: Sequence[int], to_move: int = 1) -> Value:
        """The value of a row, as the reference has it; arguments as for `number`."""
        return self.brackets(self.number(board, to_move))

    def brackets(self, number: int) -> Value:
        """The value with a number; simple values of prudent players as the list they denote."""
        if number <= 3:
            return number
        if number not in self._brackets:
            self._brackets[number] = frozenset(self.brackets(x) for x in self._members_of(number))
        return self._brackets[number]

    @cached_property
    def _brackets(self) -> dict[int, Value]:
        return {}

    def _members_of(self, number: int) -> list[int]:
        if self.preference is Preference.PRUDENT:
            i, base = (number - 1) // 3, (number - 1) % 3 + 1
            return [3 * (i - 1) + b for b in (1, 2, 3) if b != base]
        return [int(x) for x in self.members[self.start[number] : self.start[number + 1]]]


def _parts_of(board: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The codes and lengths of the parts of a row."""
    for run in "".join(map(str, board)).split("0"):
        code = _canonical(int(run, 4), len(run)) if run else 0
        if code:
            yield code, len(run)


def _shapes(tokens: int, largest: int, room: int) -> list[tuple[int, ...]]:
    """The multisets of lengths of parts with so many tokens, descending, in `room` cells."""
    if tokens == 0:
        return [()]
    return [
        (first, *rest)
        for first in range(min(tokens, largest, room), 1, -1)
        for rest in _shapes(tokens - first, first, room - first - 1)
    ]


def compute(length: int, preference: Preference) -> Values:
    """The values of all positions of three-player Clobber in rows of at most `length` cells.

    `length`: from 2 to 15; the work grows by a factor 3.5 from one to the next. `preference`: that
    of all players, one of `COLUMNS`, in the readings of Table 1. Prudent players have the order of
    Theorem 15.
    """
    _checked(length, LONGEST)
    shapes = [s for tokens in range(2, length + 1) for s in _shapes(tokens, length, length)]
    padded = np.zeros((len(shapes), _MOST_PARTS), np.int64)
    for i, shape in enumerate(shapes):
        padded[i, : len(shape)] = shape
    codes = np.zeros(3**length, np.int64)
    first = np.zeros(length + 2, np.int64)
    for part in range(2, length + 1):
        first[part + 1] = first[part] + _parts(part, codes[first[part] :])
    kinds = [int(k) for k in np.diff(first)]
    positions = sum(
        prod(comb(kinds[part] + times - 1, times) for part, times in Counter(shape).items())
        for shape in shapes
    )
    table = np.zeros((1 << (3 * positions // 2).bit_length(), 4), np.int32)
    lists, spans = _run(length, COLUMNS.index(preference), padded, codes, first, table)
    count = int(lists.count[0])
    last = int(lists.start[count])
    used = int(np.flatnonzero(spans)[-1]) + 1
    return Values(
        length, preference, table, lists.members[:last], lists.start[: count + 1], spans[:used]
    )
