"""The values of bidding games, compiled: unitary games row by row, and any small ruleset.

Equal to `reference.bidding` wherever both can be asked (tests/documents).

Unitary games (S = {1}, all bids). Let f be the row of heap x - 1 and t_m what Left has after a tie
that leaves her m dollars: -f_(TB - m) by Definition 10, nu_m by Definition 8. Let p be her budget,
q = TB - p, and let m = p - l stand for the bid l. Then Definition 10 is the largest, over m, of the
least of

- D(m) = t_m + 1, where l <= q (Right ties), and f_m + 1, where l > 0 (he bids less);
- U(p, m) = f_(2p - m + 1) - 1, where l < q (he bids l + 1, l + 2, ...: f is non-decreasing).

Where f and t are non-decreasing, D rises with m, U falls with m and rises with p (all weakly).
So for each p there is one crossing m*(p), the largest m with D(m) <= U(p, m), and the value is the
larger of D(m*) and U(p, m* + 1). A bid above q gives f_m + 1, best for l = q + 1. As p grows, m*(p)
does not fall, for U(p + 1, m) >= U(p, m) and D(m) is the same (less, where l was 0): one sweep
finds all crossings. Nor does 2p - m*(p) fall: with p + 1 for p and m + 2 for m, U is the same and
D no less. `nu` has the same shape, with D(m) = nu_m + 1 where l > 0, and U the lesser of
f_(2p - m) - 1 (the tie goes to Right) and nu_(2p - m + 1) - 1.

Rows x and x - 2 agree nearly everywhere. Given the crossings of row x - 1, an entry of row x + 1
can differ from it only if one of the entries of row x that its crossing or its value is read from
has changed; since m* and 2p - m* are sorted, those p are found by bisection.

All this is asked of monotone rows only: that each is, is checked (of a row that changed in places,
in those places), and a row that falls is an error.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice, product
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from proofs_check.core.compiled import allocates_nothing, compiled, inlined
from reference.bidding.readings import DEFAULT, Action, Reading, Unopposed
from reference.bidding.rulesets import Bids
from reference.bidding.subtraction import Game

Ints = NDArray[np.int32]
Small = NDArray[np.int16 | np.int32]
Wide = NDArray[np.int64]
Moves = tuple[tuple[int, ...], ...]

NOT_FOUND = -1
LEFT, RIGHT = 0, 1
"""Who holds the marker, as an index: nu_hat is at LEFT, nu at RIGHT."""
_NONE = -1
_BEYOND = 1 << 60


@inlined
def _refuse_falling(row: Any) -> None:
    falls = 0
    for p in range(len(row) - 1):
        falls += row[p] > row[p + 1]
    if falls > 0:
        raise ValueError("a row falls")


@inlined
def _copy(row: Any, to: Any) -> None:
    """Write a row to another: of `to[:] = row` the message for wrong sizes takes 3 s to compile."""
    for p in range(len(row)):
        to[p] = row[p]


# Numbers, not rows, are handed to these two: numba counts references to an array in each call.


@inlined
def _holds(above: int, tied: int, lower: int, bids: bool) -> bool:
    """Whether D(m) <= U(p, m): of f_(2p - m + 1), t_m, f_m, and whether m < p."""
    return above >= tied + 2 or (bids and above >= lower + 2)


@inlined
def _at_crossing(p: int, m: int, above: int, tied: int, lower: int, right: int, over: int) -> int:
    """`nu_hat_p` of the next heap, where m is the crossing, -1 where there is none.

    Of f_(2p - m), t_m, f_m, the m that a bid above all of Right's leaves, and f of that.
    """
    if m < 0:
        return above - 1
    value = tied + 1
    if m < p:
        value = max(min(value, lower + 1), above - 1)
    if right >= 0:
        value = max(value, over + 1)
    return value


@inlined
def _swept_marked(hat: Any, tie: Any, out: Any, crossing: Any) -> None:
    """`nu_hat` of the next heap, and the crossing of each p; `tie[m]` is the value after a tie."""
    TB = len(hat) - 1
    m = -1
    for p in range(TB + 1):
        m = max(m, 2 * p - TB)
        while m < p and _holds(hat[2 * p - m], tie[m + 1], hat[m + 1], m + 1 < p):
            m += 1
        crossing[p] = m
        right = 2 * p - TB - 1
        out[p] = _at_crossing(p, m, hat[2 * p - m], tie[m], hat[m], right, hat[max(right, 0)])


@inlined
def _swept_unmarked(hat: Any, nu: Any, out: Any, crossing: Any) -> None:
    """`nu` of the next heap, and the crossing of each p."""
    TB = len(hat) - 1
    m = -1
    for p in range(TB + 1):
        m = max(m, 2 * p - TB - 1)
        while True:
            # The bound for m + 1; there is one, for m < p: a bid of 0 wins nothing from a tie.
            bound = hat[2 * p - m - 1] - 1
            if 2 * p - m <= TB:
                bound = min(bound, nu[2 * p - m] - 1)
            if m + 1 == p or bound < nu[m + 1] + 1:
                break
            m += 1
        crossing[p] = m
        out[p] = bound if m < 0 else max(bound, nu[m] + 1)


@inlined
def _mirror(hat: Any, tie: Any) -> None:
    """The values after a tie by Definition 10."""
    for m in range(len(hat)):
        tie[m] = -hat[len(hat) - 1 - m]


@inlined
def _first_at_least(crossing: Any, least: int, doubled: int) -> int:
    """The first p with doubled * p - m* or m* (doubled = 0) at least `least`; both are sorted."""
    low, high = 0, len(crossing)
    while low < high:
        p = (low + high) >> 1
        if (doubled * p - crossing[p] if doubled else crossing[p]) < least:
            low = p + 1
        else:
            high = p
    return low


@inlined
def _collect(crossing: Any, low: int, doubled: int, found: Any, count: int, marks: Any) -> int:
    """Add the p with m*, or 2p - m*, equal to `low` or `low + 1`; return how many are found now."""
    p = _first_at_least(crossing, low, doubled)
    while p < len(crossing):
        if (doubled * p - crossing[p] if doubled else crossing[p]) > low + 1:
            break
        if not marks[p]:
            marks[p] = True
            found[count] = p
            count += 1
        p += 1
    return count


@inlined
def _again_marked(
    hat: Any, tie: Any, out: Any, crossing: Any, changed: Any, tied: Any, now: Any, marks: Any
) -> int:
    """Sweep once more where `hat` or `tie` are not what they were two heaps before.

    `out` and `crossing` are of then. The p that have another value are written to `now`; how many.
    """
    size, TB, count = len(hat), len(hat) - 1, 0
    for j in changed:
        count = _collect(crossing, j - 1, 0, now, count, marks)
        count = _collect(crossing, j - 1, 2, now, count, marks)
        p = (j + size) >> 1
        if 2 * p == j + size and not marks[p]:
            marks[p] = True
            now[count] = p
            count += 1
    for j in tied:
        count = _collect(crossing, j - 1, 0, now, count, marks)
    changes = 0
    for p in now[:count]:
        marks[p] = False
        right = 2 * p - TB - 1
        low = max(-1, right + 1)
        m = max(crossing[p], low)
        while m > low and not _holds(hat[2 * p - m + 1], tie[m], hat[m], m < p):
            m -= 1
        while m < p and _holds(hat[2 * p - m], tie[m + 1], hat[m + 1], m + 1 < p):
            m += 1
        crossing[p] = m
        value = _at_crossing(p, m, hat[2 * p - m], tie[m], hat[m], right, hat[max(right, 0)])
        if out[p] != value:
            out[p] = value
            now[changes] = p
            changes += 1
    return changes


@inlined
def _again_unmarked(
    hat: Any, nu: Any, out: Any, crossing: Any, changed: Any, tied: Any, now: Any, marks: Any
) -> int:
    """The same of `nu`."""
    TB, count = len(hat) - 1, 0
    for j in changed:
        count = _collect(crossing, j, 2, now, count, marks)
    for j in tied:
        count = _collect(crossing, j - 1, 0, now, count, marks)
        count = _collect(crossing, j - 1, 2, now, count, marks)
    changes = 0
    for p in now[:count]:
        marks[p] = False
        low = max(-1, 2 * p - TB - 1)
        m = max(crossing[p], low)
        while m > low and (
            hat[2 * p - m] < nu[m] + 2 or (2 * p - m < TB and nu[2 * p - m + 1] < nu[m] + 2)
        ):
            m -= 1
        while True:
            bound = hat[2 * p - m - 1] - 1
            if 2 * p - m <= TB:
                bound = min(bound, nu[2 * p - m] - 1)
            if m + 1 == p or bound < nu[m + 1] + 1:
                break
            m += 1
        crossing[p] = m
        value = bound if m < 0 else max(bound, nu[m] + 1)
        if out[p] != value:
            out[p] = value
            now[changes] = p
            changes += 1
    return changes


@compiled
def _marked_rows(TB: int, last: int, out: Any) -> Any:
    """Rows by Definition 10 until row x = row x + 2, or up to the heap `last`.

    Writes the rows that `out` has room for, and goes on to fill it when x is found. Returns x, rows
    x and x + 1, and the least and the largest entry up to row x + 2.
    """
    size = TB + 1
    row = np.zeros((2, size), out.dtype)
    tie = np.zeros((2, size), out.dtype)  # of each row, what a tie leads to from the next heap
    crossing = np.empty((2, size), np.int64)
    before = np.empty(size, out.dtype)
    changed = np.empty(size, np.int64)
    found = np.empty(size, np.int64)
    tied = np.empty(size, np.int64)
    marks = np.zeros(size, np.bool_)
    if out.shape[0] > 0:
        _copy(row[0], out[0])
    least = most = changes = 0
    repeats = NOT_FOUND
    for x in range(1, max(last + 1, out.shape[0])):
        if repeats != NOT_FOUND and x >= out.shape[0]:
            break
        new, old = x & 1, (x - 1) & 1
        hat, after_tie, g = row[old], tie[old], row[new]
        if x >= 3:
            for i in range(changes):
                tied[i] = TB - changed[i]
            changes = _again_marked(
                *(hat, after_tie, g, crossing[new], changed[:changes], tied[:changes], found, marks)
            )
            changed, found = found, changed
            for i in range(changes):
                p = changed[i]
                tie[new, TB - p] = -g[p]
                least, most = min(least, g[p]), max(most, g[p])
                if (p > 0 and g[p - 1] > g[p]) or (p < TB and g[p] > g[p + 1]):
                    raise ValueError("a row falls")
        else:
            _copy(g, before)
            _swept_marked(hat, after_tie, g, crossing[new])
            _refuse_falling(g)
            _mirror(g, tie[new])
            changes = 0
            for p in range(size):
                least, most = min(least, g[p]), max(most, g[p])
                if x >= 2 and g[p] != before[p]:
                    changed[changes] = p
                    changes += 1
        if x < out.shape[0]:
            _copy(g, out[x])
        if x >= 2 and changes == 0 and repeats == NOT_FOUND:
            repeats = x - 2
    limits = np.empty((2, size), out.dtype)
    first = max(repeats, 0) & 1
    for i in range(2):
        _copy(row[(first + i) & 1], limits[i])
    return repeats, limits, least, most


@inlined
def _differ(row: Any, other: Any, found: Any) -> int:
    """Write the p where two rows differ; how many."""
    count = 0
    for p in range(len(row)):
        if row[p] != other[p]:
            found[count] = p
            count += 1
    return count


@compiled
def _both_rows(hat: Any, nu: Any) -> Any:
    """Fill rows 1, ... by Definition 8; return the first x with row x = row x + 2."""
    heaps, size = hat.shape
    crossing = np.empty((2, 2, size), np.int64)
    marks = np.zeros(size, np.bool_)
    # Not the rows of one array: numba would compile all once more for arrays with gaps.
    hats, hats_now = np.empty(size, np.int64), np.empty(size, np.int64)
    nus, nus_now = np.empty(size, np.int64), np.empty(size, np.int64)
    n = m = 0  # how many of both changed
    repeats = NOT_FOUND
    for x in range(1, heaps):
        f, g, marked, unmarked = hat[x - 1], nu[x - 1], crossing[x & 1, 0], crossing[x & 1, 1]
        if x <= 2:
            _swept_marked(f, g, hat[x], marked)
            _swept_unmarked(f, g, nu[x], unmarked)
        else:
            _copy(hat[x - 2], hat[x])
            _copy(nu[x - 2], nu[x])
            both = hats[:n], nus[:m]
            n = _again_marked(f, g, hat[x], marked, *both, hats_now, marks)
            m = _again_unmarked(f, g, nu[x], unmarked, *both, nus_now, marks)
            hats, hats_now, nus, nus_now = hats_now, hats, nus_now, nus
        _refuse_falling(hat[x])
        _refuse_falling(nu[x])
        if x == 2:
            n, m = _differ(hat[x], hat[x - 2], hats), _differ(nu[x], nu[x - 2], nus)
        if repeats == NOT_FOUND and x > 1 and n + m == 0:
            repeats = x - 2
    return repeats


class Convergence(NamedTuple):
    """Where the rows of a unitary game repeat, and what they keep to on the way there.

    `heap` is the least x with row x = row x + 2, from where on the rows alternate for ever, for a
    row follows from the one before it; `NOT_FOUND` if there is none up to the last heap asked.
    `limits` holds rows `heap` and `heap` + 1; `least` and `most` are the extreme entries of all
    rows up to there.
    """

    heap: int
    limits: Small
    least: int
    most: int


class Both(NamedTuple):
    """Values by Definition 8 with S = {1} and all bids: [x, p] is for heap x, Left's budget p.

    `heap` is the least x where row x = row x + 2 in both, or `NOT_FOUND`.
    """

    heap: int
    nu_hat: Small
    nu: Small


def enough(TB: int) -> int:
    """A heap before which every unitary game looked at so far repeats, about six times over."""
    return TB * TB + 8 * TB + 8


def _type_of(TB: int) -> type[np.int16 | np.int32]:
    # An outcome is at most TB + 1, either way; half the memory is half the time of a predicate.
    return np.int16 if TB < 2**15 - 1 else np.int32


def converge(TB: int) -> Convergence:
    """Where the unitary game converges by heap `enough(TB)`, by Definition 10, keeping two rows.

    >>> found = converge(9)
    >>> found.heap, found.limits.tolist()[1]
    (17, [-4, -4, -2, -2, 0, 2, 2, 4, 4, 6])
    """
    return Convergence(*_marked_rows(TB, enough(TB), np.empty((0, TB + 1), _type_of(TB))))


def rows(TB: int, heaps: int) -> Small:
    """nu_hat by Definition 10: [x, p] for heaps 0 to `heaps`.

    >>> rows(5, 2).tolist()
    [[0, 0, 0, 0, 0, 0], [-1, -1, -1, 1, 1, 1], [-2, 0, 0, 0, 2, 2]]
    """
    out = np.empty((heaps + 1, TB + 1), _type_of(TB))
    _marked_rows(TB, heaps, out)
    return out


def both_rows(TB: int, heaps: int) -> Both:
    """nu_hat and nu by Definition 8, S = {1} and all bids, for heaps 0 to `heaps`.

    Both are computed; neither is the other's mirror image by construction.

    >>> both_rows(1, 2).nu.tolist()
    [[0, 0], [-1, 1], [-2, 0]]
    """
    hat, nu = np.zeros((2, heaps + 1, TB + 1), _type_of(TB))
    return Both(_both_rows(hat, nu), hat, nu)


def both_until_repetition(TB: int, more: int = 2) -> Both:
    """nu_hat and nu by Definition 8 up to the heap where both repeat, and some more.

    `more`: how many rows after the first of those that repeat, 2 at least. `RuntimeError`: no
    repetition of both was found where nu_hat of Definition 10 repeats.

    >>> found = both_until_repetition(9)
    >>> found.heap, found.nu.shape
    (17, (20, 10))
    """
    heap = converge(TB).heap
    found = both_rows(TB, heap + more)
    if found.heap != heap or heap == NOT_FOUND:
        raise RuntimeError(f"no two rows of TB = {TB} repeat two heaps later at heap {heap}")
    return found


# Any ruleset, by Definition 1: every pair of declarations, nothing presumed of the values.


@inlined
def _declare(
    values: Any, player: int, marker: int, p: int, side: Any, bids: Any, within: Any, declared: Any
) -> int:
    """Write what a player may declare, and what it leads to if it wins the turn; return how many.

    `side` has the player's moves, those from `first` to `stop` - 1, and the readings. `within[p]`
    is the number of bids that p dollars allow. `declared` gets the bid (-1 for none), the value
    where it is the higher bid, and the value where it ties and the player has the marker.
    """
    first, stop, options, weights, penalty, after_bid, marker_moves = side
    budget = p if player == LEFT else len(within) - 1 - p
    count, against = within[budget], within[len(within) - 1 - budget]
    if count == 0:
        if against == 0:
            raise ValueError("there is a budget partition where nobody can bid")
        declared[0, 0] = _NONE
        return 1
    other = RIGHT if player == LEFT else LEFT
    holder = other if against == 0 and marker_moves and marker == player else marker
    at = 0
    for b in range(count):
        bid = bids[b]
        if first == stop:
            declared[0, at] = bid
            declared[1, at] = declared[2, at] = penalty
            at += 1
        left = p - bid if player == LEFT else p + bid
        # No slices in here: numba counts references to them.
        for i in range(first, stop):
            higher = values[options[i], holder, left] + weights[i]
            tied = values[options[i], other, left] + weights[i]
            if after_bid and i > first:
                if player == LEFT:
                    declared[1, at - 1] = max(declared[1, at - 1], higher)
                    declared[2, at - 1] = max(declared[2, at - 1], tied)
                else:
                    declared[1, at - 1] = min(declared[1, at - 1], higher)
                    declared[2, at - 1] = min(declared[2, at - 1], tied)
            else:
                declared[0, at], declared[1, at], declared[2, at] = bid, higher, tied
                at += 1
    return at


@inlined
def _cell(ell: int, higher: int, tied: int, r: int, higher_r: int, tied_r: int, marker: int) -> Any:
    """The value after Left bids l and Right r (-1 for none), from what each of them declares."""
    tie = tied if marker == LEFT else tied_r
    other = higher_r if ell < r else tie
    return higher if ell > r else other


@inlined
def _maximin(ours: Any, m: int, theirs: Any, n: int, marker: int) -> int:
    most = -_BEYOND
    for a in range(m):
        ell, higher, tied = ours[0, a], ours[1, a], ours[2, a]
        least = _BEYOND
        for b in range(n):
            value = _cell(ell, higher, tied, theirs[0, b], theirs[1, b], theirs[2, b], marker)
            least = min(least, value)
        most = max(most, least)
    return most


@inlined
def _minimax(ours: Any, m: int, theirs: Any, n: int, marker: int) -> int:
    least = _BEYOND
    for b in range(n):
        r, higher, tied = theirs[0, b], theirs[1, b], theirs[2, b]
        most = -_BEYOND
        for a in range(m):
            value = _cell(ours[0, a], ours[1, a], ours[2, a], r, higher, tied, marker)
            most = max(most, value)
        least = min(least, most)
    return least


@inlined
def _fill(
    left: Any,
    right: Any,
    tau: Any,
    bids: Any,
    within: Any,
    reading: Any,
    maximin: Any,
    minimax: Any,
    room: Any,
) -> None:
    """Fill the values of one ruleset."""
    left_from, left_to, w_left = left
    right_from, right_to, w_right = right
    after_bid, marker_moves = reading
    ours, theirs = room
    same = True  # whether all values so far are the same in both: then so are the declarations
    for x in range(maximin.shape[0]):
        a, b, c, d = left_from[x], left_from[x + 1], right_from[x], right_from[x + 1]
        our_side = a, b, left_to, w_left, tau[x], after_bid, marker_moves
        their_side = c, d, right_to, w_right, tau[x], after_bid, marker_moves
        differences = 0
        for marker in range(2):
            for p in range(len(within)):
                m = _declare(maximin, LEFT, marker, p, our_side, bids, within, ours)
                n = _declare(maximin, RIGHT, marker, p, their_side, bids, within, theirs)
                maximin[x, marker, p] = _maximin(ours, m, theirs, n, marker)
                if not same:
                    m = _declare(minimax, LEFT, marker, p, our_side, bids, within, ours)
                    n = _declare(minimax, RIGHT, marker, p, their_side, bids, within, theirs)
                minimax[x, marker, p] = _minimax(ours, m, theirs, n, marker)
                differences += maximin[x, marker, p] != minimax[x, marker, p]
        same = same and differences == 0


@compiled
def _fill_batch(
    left: Any, right: Any, tau: Any, bids: Any, reading: Any, maximin: Any, minimax: Any
) -> None:
    left_from, left_to, w_left = left
    right_from, right_to, w_right = right
    count, positions, _, budgets = maximin.shape
    within = np.zeros(budgets, np.int64)
    for p in range(budgets):
        for bid in bids:
            within[p] += bid <= p
    widest = 1
    for x in range(positions):
        widest = max(widest, left_from[x + 1] - left_from[x], right_from[x + 1] - right_from[x])
    shape = (3, widest * len(bids))
    room = np.empty(shape, np.int64), np.empty(shape, np.int64)
    for i in range(count):
        _fill(
            (left_from, left_to, w_left[i]),
            (right_from, right_to, w_right[i]),
            tau[i],
            bids,
            within,
            reading,
            maximin[i],
            minimax[i],
            room,
        )


class Graph(NamedTuple):
    """The move functions: for each position the options, which have smaller numbers than itself.

    The edges of a player are numbered position by position, in the order of the options.
    """

    left: Moves
    right: Moves


class Weighting(NamedTuple):
    """The numbers of a batch of rulesets with one graph, one ruleset a row.

    Weights are in the order of the edges, Right's are added; penalties have a column for each
    position, which is not looked at where both players have a move.
    """

    w_left: Wide
    w_right: Wide
    tau: Wide


class Values(NamedTuple):
    """[i, x, marker, p]: ruleset, position, who has the marker (LEFT is nu_hat), Left's budget.

    Where there is one game only, [x, marker, p].
    """

    maximin: Wide
    minimax: Wide


def _edges(moves: Moves) -> tuple[Wide, Wide]:
    start = np.cumsum([0, *(len(options) for options in moves)], dtype=np.int64)
    return start, np.array([y for options in moves for y in options], np.int64)


def ruleset_values(
    graph: Graph, weighting: Weighting, TB: int, B: Bids, reading: Reading = DEFAULT
) -> Values:
    """The values of a batch of rulesets, by Definition 1 with all pairs of declarations.

    `graph`: the moves of all of them. `weighting`: the weights and penalties of each. `B`: a
    bidding set. `reading`: the questions of `Action` and `Unopposed`.

    >>> graph = Graph(left=((), ()), right=((), (0,)))
    >>> numbers = Weighting(*(np.array(rows) for rows in ([[]], [[1]], [[0, 0]])))
    >>> ruleset_values(graph, numbers, 1, (0, 1)).maximin[0, 1].tolist()
    [[0, 0], [1, 1]]
    """
    w_left, w_right, tau = (np.ascontiguousarray(part, np.int64) for part in weighting)
    maximin, minimax = (np.empty((*tau.shape, 2, TB + 1), np.int64) for _ in range(2))
    _fill_batch(
        (*_edges(graph.left), w_left),
        (*_edges(graph.right), w_right),
        tau,
        np.array(B, np.int64),
        (reading.action is Action.AFTER_BID, reading.unopposed is Unopposed.MARKER_MOVES),
        maximin,
        minimax,
    )
    return Values(maximin, minimax)


def graphs(positions: int) -> Iterator[Graph]:
    """Every pair of move functions on so many positions, options before their positions.

    >>> len({*graphs(4)})
    4096
    """
    subsets = [
        [tuple(y for y in range(x) if chosen >> y & 1) for chosen in range(1 << x)]
        for x in range(positions)
    ]
    for left in product(*subsets):
        for right in product(*subsets):
            yield Graph(left, right)


class Choices(NamedTuple):
    """What the numbers of a ruleset are taken from; tau is one function, as the text has it."""

    w_left: tuple[int, ...]
    w_right: tuple[int, ...]
    tau: tuple[int, ...]


def weightings(graph: Graph, choices: Choices, size: int) -> Iterator[Weighting]:
    """Every weighting of the graph, so many at a time.

    >>> graph = Graph(((), (0,)), ((), ()))
    >>> some, more = weightings(graph, Choices((1, 2), (-1,), (0, 3)), 5)
    >>> some.w_left.tolist(), more.tau.tolist()
    ([[1], [2], [1], [2], [1]], [[0, 3], [3, 3], [3, 3]])
    """
    left, right = (sum(map(len, moves)) for moves in graph)
    sides = zip(graph.left, graph.right, strict=True)
    terminal = [x for x, moves in enumerate(sides) if not all(moves)]
    edges = [choices.w_left] * left + [choices.w_right] * right
    # The weight of the first edge changes fastest.
    numbers = product(*reversed([*edges, *([choices.tau] * len(terminal))]))
    while some := list(islice(numbers, size)):
        chosen = np.array(some, np.int64)[:, ::-1]
        tau = np.zeros((len(some), len(graph.left)), np.int64)
        tau[:, terminal] = chosen[:, left + right :]
        yield Weighting(chosen[:, :left], chosen[:, left : left + right], tau)


# Bidding cumulative subtraction for any S and B: the ruleset of heaps 0, 1, 2, ...


@lru_cache(maxsize=16)
def _heaps(S: tuple[int, ...], heaps: int) -> tuple[Graph, Weighting]:
    """Where the takes of heaps 0 to `heaps` lead, and what they are worth."""
    taken = [[s for s in S if s <= x] for x in range(heaps + 1)]
    moves = tuple(tuple(x - s for s in options) for x, options in enumerate(taken))
    gains = np.array([[s for options in taken for s in options]], np.int64)
    return Graph(moves, moves), Weighting(gains, -gains, np.zeros((1, heaps + 1), np.int64))


def heap_values(rules: Game, heaps: int, reading: Reading = DEFAULT) -> Values:
    """The values of heaps 0 to `heaps`, [x, marker, p], by Definition 8 with all pairs of takes.

    `rules`: S, TB and B, from `reference.bidding.game`. `reading`: as for `ruleset_values`.

    >>> found = heap_values(Game(S=(1,), TB=5, B=tuple(range(6))), 2)
    >>> found.maximin[2, LEFT].tolist(), found.minimax[2, RIGHT].tolist()
    ([-2, 0, 0, 0, 2, 2], [-2, -2, 0, 0, 0, 2])
    """
    found = ruleset_values(*_heaps(rules.S, heaps), rules.TB, rules.B, reading)
    return Values(found.maximin[0], found.minimax[0])


class Repetition(NamedTuple):
    """The rows of the heaps from `preperiod` on repeat with the least period `period`.

    Both are `NOT_FOUND` if no repetition was seen.
    """

    preperiod: int
    period: int


def repetition(values: Wide, largest: int) -> Repetition:
    """The least preperiod and period of the rows of one heap game, settled for all heaps.

    `values`: [x, marker, p], one of the two of `heap_values`. `largest`: max S; a row follows from
    so many rows before it.

    >>> rules = Game(S=(1,), TB=5, B=tuple(range(6)))
    >>> repetition(heap_values(rules, 20).maximin, 1)
    Repetition(preperiod=7, period=2)
    """
    known: dict[bytes, int] = {}
    for later in range(len(values) - largest + 1):
        x = known.setdefault(values[later : later + largest].tobytes(), later)
        if x < later:
            return Repetition(x, later - x)
    return Repetition(NOT_FOUND, NOT_FOUND)


# Any subtraction set, all bids, until the rows repeat. Of each bid only the best takes count; they
# are found once a heap, for each budget that it leaves.

_HIGH = np.int32(1 << 30)


@allocates_nothing
def _best_takes(values: Any, removals: Any, x: int, ours: Any, theirs: Any) -> None:
    """Write what the best take leads to, [who has the marker then, Left's dollars then].

    At 2 stands what a bid leads to with which its bidder, who has the marker, wins or ties,
    whatever is worse: one take for both. At 3 and 4 is the best of 0 and 1 with so few dollars or
    less, for Right with so many or more.
    """
    width = values.shape[2]
    for after in range(3):
        for p in range(width):
            ours[after, p], theirs[after, p] = -_HIGH, _HIGH
    for s in removals:
        if s > x:
            break
        for p in range(width):
            hat, nu = values[x - s, LEFT, p], values[x - s, RIGHT, p]
            ours[LEFT, p] = max(ours[LEFT, p], hat + s)
            ours[RIGHT, p] = max(ours[RIGHT, p], nu + s)
            ours[2, p] = max(ours[2, p], min(hat, nu) + s)
            theirs[LEFT, p] = min(theirs[LEFT, p], hat - s)
            theirs[RIGHT, p] = min(theirs[RIGHT, p], nu - s)
            theirs[2, p] = min(theirs[2, p], max(hat, nu) - s)
    for marker in range(2):
        most, least = -_HIGH, _HIGH
        for p in range(width):
            most = max(most, ours[marker, p])
            ours[3 + marker, p] = most
            least = min(least, theirs[marker, width - 1 - p])
            theirs[3 + marker, width - 1 - p] = least


@allocates_nothing
def _both_values(ours: Any, theirs: Any, marker: int, found: Any) -> None:
    """Write the maximin, the minimax, and the best of all bids but 0 for Left and for Right, by p.

    Bids go down from those that both can pay; the best of what one alone can pay is known before.
    """
    last = ours.shape[1] - 1
    maximin, minimax, our_best, their_best = found
    for p in range(last + 1):
        maximin[p] = our_best[p] = ours[3 + marker, 2 * p - last - 1] if 2 * p > last else -_HIGH
        minimax[p] = their_best[p] = theirs[3 + marker, 2 * p + 1] if 2 * p < last else _HIGH
    for bid in range(last // 2, 0, -1):
        # From p = bid on; what it leads to stands at p - bid, and at p + bid.
        low, high, us, them = maximin[bid:], minimax[bid:], our_best[bid:], their_best[bid:]
        we, they = ours[marker], theirs[marker, 2 * bid :]
        if marker == LEFT:
            both, tied = ours[2], ours[RIGHT]
            for i in range(last + 1 - 2 * bid):
                low[i] = max(low[i], min(both[i], them[i]))
                high[i] = min(high[i], max(they[i], tied[i], us[i]))
                us[i], them[i] = max(us[i], we[i]), min(them[i], they[i])
        else:
            both, tied = theirs[2, 2 * bid :], theirs[LEFT, 2 * bid :]
            for i in range(last + 1 - 2 * bid):
                low[i] = max(low[i], min(we[i], tied[i], them[i]))
                high[i] = min(high[i], max(both[i], us[i]))
                us[i], them[i] = max(us[i], we[i]), min(them[i], they[i])
    tie = ours[RIGHT] if marker == LEFT else theirs[LEFT]
    for p in range(last + 1):
        maximin[p] = max(maximin[p], min(tie[p], their_best[p]))
        minimax[p] = min(minimax[p], max(tie[p], our_best[p]))


@inlined
def _longest_run(keys: Any, runs: Any, x: int) -> Any:
    """Count for each distance how many rows, up to the last, are as the row so much before."""
    longest = 0
    for before in range(x):
        run = runs[x - before] + 1 if keys[before] == keys[x] else 0
        runs[x - before] = run
        longest = max(longest, run)
    return longest


@inlined
def _same(values: Any, first: int, again: int, end: int) -> bool:
    """Whether the rows from `again` to the end are those from `first` on."""
    for x in range(end - again):
        for marker in range(2):
            for p in range(values.shape[2]):
                if values[first + x, marker, p] != values[again + x, marker, p]:
                    return False
    return True


@compiled
def _until_sets_repeat(removals: Any, values: Any) -> Any:
    """Fill maximin rows until they repeat: preperiod, period, and whether each value is one."""
    heaps, _, width = values.shape
    largest = removals[-1]
    keys, runs = np.zeros(heaps, np.uint64), np.zeros(heaps, np.int64)
    ours, theirs = np.empty((5, width), np.int32), np.empty((5, width), np.int32)
    by_p = np.empty((4, width), np.int32)
    found = by_p[0], by_p[1], by_p[2], by_p[3]
    unique = True
    for x in range(heaps):
        key = np.uint64(14695981039346656037)
        if x >= removals[0]:
            _best_takes(values, removals, x, ours, theirs)
        for marker in range(2):
            if x >= removals[0]:
                _both_values(ours, theirs, marker, found)
                for p in range(width):
                    values[x, marker, p] = found[0][p]
                    unique = unique and found[0][p] == found[1][p]
            for p in range(width):
                key = (key ^ np.uint64(values[x, marker, p])) * np.uint64(1099511628211)
        keys[x] = key
        if _longest_run(keys, runs, x) < largest:
            continue
        for distance in range(1, x + 1):
            first = x - largest + 1 - distance
            if runs[distance] >= largest and _same(values, first, first + distance, x + 1):
                return first, distance, unique
    return NOT_FOUND, NOT_FOUND, unique


class Settled(NamedTuple):
    """The maximin rows of one heap game up to where they repeat, which settles all heaps."""

    rows: Ints
    """[x, marker, p]."""
    found: Repetition
    unique: bool
    """Whether maximin is minimax at every heap."""


def settled(S: Sequence[int], TB: int, heaps: int) -> Settled:
    """The rows of the game with all bids, until max S of them repeat, by Definition 8.

    `heaps`: how many heaps are looked at, at most.

    >>> settled((1,), 5, 20).found, settled((2, 3), 5, 100).found
    (Repetition(preperiod=7, period=2), Repetition(preperiod=21, period=6))
    """
    values = np.zeros((heaps, 2, TB + 1), np.int32)
    preperiod, period, unique = _until_sets_repeat(np.array(sorted(S), np.int32), values)
    last = heaps if period == NOT_FOUND else preperiod + period + max(S)
    return Settled(values[:last], Repetition(preperiod, period), unique)
