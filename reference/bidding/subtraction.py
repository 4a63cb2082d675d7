"""Definition 8: bidding cumulative subtraction, for any subtraction set and any bidding set.

Definition 8 gives the moves; the values are those of Definition 1 with M(x) = {x - s >= 0} for both
players. Left's removal of s adds s, Right's subtracts s. `nu_hat`, where Left has the marker, and
`nu`, where Right has it, are computed side by side. A player who has no legal bid loses the turn
to any legal bid of the other's, as Section 2 has it.
"""

import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import count
from typing import NamedTuple

from reference.bidding.readings import DEFAULT, Action, Player, Reading, RightWeight, Unopposed
from reference.bidding.rulesets import (
    Bids,
    Position,
    Ruleset,
    all_bids,
    available_bids,
    bidding_set,
    left_budget,
    left_wins,
    player,
    ruleset,
    total_budget,
)
from reference.errors import InvalidInput
from reference.inputs import at_least, positive_integers

SubtractionSet = tuple[int, ...]
"""The removals of S, ascending, without repeats."""


def subtraction_set(S: Iterable[int]) -> SubtractionSet:
    """S as a tuple: a non-empty finite set of integers from 1, in pebbles (Definition 8).

    >>> subtraction_set({5, 3})
    (3, 5)
    """
    removals = positive_integers("set", S)
    if not removals:
        raise InvalidInput("set", [], "at least one integer of at least 1")
    return removals


def heap_size(x: int) -> int:
    """The heap x itself, if it is one: an integer of at least 0, in pebbles (Definition 8).

    >>> heap_size(14)
    14
    """
    return at_least("heap", x, 0)


def playable(S: SubtractionSet, x: int) -> SubtractionSet:
    """The s of S with x - s >= 0, of a set and a heap that are known to be such."""
    return tuple(s for s in S if x - s >= 0)


def removals(S: Iterable[int], x: int) -> SubtractionSet:
    """The s of S with x - s >= 0: what can be taken from heap x (after Definition 8).

    >>> removals({3, 5}, 4)
    (3,)
    """
    return playable(subtraction_set(S), heap_size(x))


class HeapRow(NamedTuple):
    """The values of one heap: entry p is for a Left budget of p dollars."""

    nu_hat: tuple[int, ...]
    nu: tuple[int, ...]

    def under(self, marker: Player) -> tuple[int, ...]:
        """The values when `marker` holds the marker."""
        return self.nu_hat if marker is Player.LEFT else self.nu


Known = Callable[[int], HeapRow]
"""The values of smaller heaps."""


class Take(NamedTuple):
    """A bid and a removal: (l, s) or (r, s). `bid` is None where the player has no legal bid."""

    bid: int | None
    s: int


class Game(NamedTuple):
    """What stays the same during play: S, TB and B (Definition 8)."""

    S: SubtractionSet
    TB: int
    B: Bids


Definition = Callable[[Game, int, int, Player, Known], int]
"""Definition 8 in some reading: one value from those of smaller heaps."""


def game(S: Iterable[int], TB: int, B: Iterable[int] | None = None) -> Game:
    """The constants of Definition 8.

    >>> game({1, 2}, 3, {0, 2})
    Game(S=(1, 2), TB=3, B=(0, 2))
    """
    bids = all_bids(TB) if B is None else B
    return Game(subtraction_set(S), total_budget(TB), bidding_set(bids, TB))


def left_bids(rules: Game, p: int) -> tuple[int | None, ...]:
    """The l that Left can bid, in B and at most p; None alone where there is no such bid."""
    return available_bids(rules.B, p) or (None,)


def right_bids(rules: Game, p: int) -> tuple[int | None, ...]:
    """The r that Right can bid, in B and at most q = TB - p; None alone where there is none."""
    return available_bids(rules.B, rules.TB - p) or (None,)


@lru_cache(maxsize=256)
def left_takes(rules: Game, x: int, p: int) -> tuple[Take, ...]:
    """The pairs (l, s) that Left may declare at heap x."""
    return tuple(Take(ell, s) for ell in left_bids(rules, p) for s in playable(rules.S, x))


@lru_cache(maxsize=256)
def right_takes(rules: Game, x: int, p: int) -> tuple[Take, ...]:
    """The pairs (r, t) that Right may declare at heap x, where Left has p."""
    return tuple(Take(r, t) for r in right_bids(rules, p) for t in playable(rules.S, x))


# Definition 8


def braces_hat(x: int, p: int, ell: int, s: int, r: int, t: int, known: Known) -> int:
    """The three forms of a removal in case Left has the marker, as Definition 8 lists them."""
    if ell > r:
        return known(x - s).nu_hat[p - ell] + s
    if ell == r:
        return known(x - s).nu[p - ell] + s
    return known(x - t).nu_hat[p + r] - t


def braces(x: int, p: int, ell: int, s: int, r: int, t: int, known: Known) -> int:
    """The three forms of a removal in case Right has the marker, by the sentences before them."""
    if ell > r:
        return known(x - s).nu[p - ell] + s
    if ell == r:
        return known(x - t).nu_hat[p + r] - t
    return known(x - t).nu[p + r] - t


def cell(x: int, p: int, marker: Player, left: Take, right: Take, known: Known) -> int:
    """The value after these two choices: a player who has no legal bid loses the turn."""
    (ell, s), (r, t) = left, right
    if r is None:
        assert ell is not None
        return known(x - s).under(marker)[p - ell] + s
    if ell is None:
        return known(x - t).under(marker)[p + r] - t
    if marker is Player.LEFT:
        return braces_hat(x, p, ell, s, r, t, known)
    return braces(x, p, ell, s, r, t, known)


def definition_8(rules: Game, x: int, p: int, marker: Player, known: Known) -> int:
    """One maximin value of bidding cumulative subtraction, from the values of smaller heaps.

    With the marker at Left it is nu_hat_p(x), at Right nu_p(x); `known` has the smaller heaps.

    >>> definition_8(game({1}, 0), 1, 0, Player.RIGHT, lambda x: HeapRow((0,), (0,)))
    -1
    """
    if x < min(rules.S):
        return 0
    lefts, rights = left_takes(rules, x, p), right_takes(rules, x, p)
    return max(min(cell(x, p, marker, left, right, known) for right in rights) for left in lefts)


def definition_8_minimax(rules: Game, x: int, p: int, marker: Player, known: Known) -> int:
    """One minimax value of bidding cumulative subtraction: the maximum inside the minimum.

    >>> definition_8_minimax(game({1}, 0), 1, 0, Player.RIGHT, lambda x: HeapRow((0,), (0,)))
    -1
    """
    if x < min(rules.S):
        return 0
    lefts, rights = left_takes(rules, x, p), right_takes(rules, x, p)
    return min(max(cell(x, p, marker, left, right, known) for left in lefts) for right in rights)


# Other readings of Definition 8


def marker_gone_over(rules: Game, p: int, marker: Player, known: Known) -> Known:
    """The values of smaller heaps, nu and nu_hat exchanged where only the marker's holder can bid.

    For `Unopposed.MARKER_MOVES`: Definition 8 with these values in place of `known`.
    """
    if available_bids(rules.B, rules.TB - p if marker is Player.LEFT else p):
        return known
    return lambda x: HeapRow(nu_hat=known(x).nu, nu=known(x).nu_hat)


def cell_after_bid(
    rules: Game, x: int, p: int, marker: Player, ell: int | None, r: int | None, known: Known
) -> int:
    """The value after these two bids, where the winner of the turn then picks the best removal."""
    takes = playable(rules.S, x)
    best = max if left_wins(ell, r, marker) else min
    return best(cell(x, p, marker, Take(ell, s), Take(r, s), known) for s in takes)


def definition_8_after_bid(rules: Game, x: int, p: int, marker: Player, known: Known) -> int:
    """One maximin value where a removal is chosen after the bids (`Action.AFTER_BID`)."""
    if x < min(rules.S):
        return 0
    ells, rs = left_bids(rules, p), right_bids(rules, p)
    return max(min(cell_after_bid(rules, x, p, marker, ell, r, known) for r in rs) for ell in ells)


def definition_8_minimax_after_bid(
    rules: Game, x: int, p: int, marker: Player, known: Known
) -> int:
    """One minimax value where a removal is chosen after the bids (`Action.AFTER_BID`)."""
    if x < min(rules.S):
        return 0
    ells, rs = left_bids(rules, p), right_bids(rules, p)
    return min(max(cell_after_bid(rules, x, p, marker, ell, r, known) for ell in ells) for r in rs)


# Tables


class Recent:
    """The last rows computed, as many as the next heap can ask for."""

    def __init__(self, length: int) -> None:
        """Keep the rows of the last `length` heaps."""
        self._rows: deque[HeapRow] = deque(maxlen=min(length, sys.maxsize))
        self._next = 0

    def append(self, row: HeapRow) -> None:
        """Add the row of the next heap."""
        self._rows.append(row)
        self._next += 1

    def __call__(self, x: int) -> HeapRow:
        """The row of heap x, one of the last."""
        return self._rows[x - self._next]


def rows(
    S: Iterable[int],
    TB: int,
    B: Iterable[int] | None = None,
    up_to: int | None = None,
    reading: Reading = DEFAULT,
) -> Iterator[HeapRow]:
    """Yield the maximin values of heap 0, 1, 2, ..., keeping the last max S rows only.

    >>> [row.nu_hat for row in rows({1}, 1, up_to=2)]
    [(0, 0), (-1, 1), (0, 2)]
    """
    rules = game(S, TB, B)
    last = None if up_to is None else heap_size(up_to)
    if reading.action is Action.AFTER_BID:
        return table(rules, definition_8_after_bid, last, reading)
    return table(rules, definition_8, last, reading)


def minimax_rows(
    S: Iterable[int],
    TB: int,
    B: Iterable[int] | None = None,
    up_to: int | None = None,
    reading: Reading = DEFAULT,
) -> Iterator[HeapRow]:
    """Yield the minimax values of heap 0, 1, 2, ..., keeping the last max S rows only.

    >>> [row.nu_hat for row in minimax_rows({1}, 1, up_to=2)]
    [(0, 0), (-1, 1), (0, 2)]
    """
    rules = game(S, TB, B)
    last = None if up_to is None else heap_size(up_to)
    if reading.action is Action.AFTER_BID:
        return table(rules, definition_8_minimax_after_bid, last, reading)
    return table(rules, definition_8_minimax, last, reading)


def table(
    rules: Game, definition: Definition, up_to: int | None, reading: Reading
) -> Iterator[HeapRow]:
    """Yield the rows that a definition gives, each from the rows before it, the marker as read.

    The reading's `action` is the choice of the definition, and not asked here.
    """
    moves = reading.unopposed is Unopposed.MARKER_MOVES

    def value(x: int, p: int, marker: Player) -> int:
        after = marker_gone_over(rules, p, marker, known) if moves else known
        return definition(rules, x, p, marker, after)

    heaps: Iterable[int] = count() if up_to is None else range(up_to + 1)
    longest = max(rules.S)
    known = Recent(longest if up_to is None else min(longest, up_to + 1))
    budgets = range(rules.TB + 1)
    for x in heaps:
        row = HeapRow(
            nu_hat=tuple(value(x, p, Player.LEFT) for p in budgets),
            nu=tuple(value(x, p, Player.RIGHT) for p in budgets),
        )
        known.append(row)
        yield row


def value(
    S: Iterable[int],
    TB: int,
    x: int,
    p: int,
    marker: Player,
    B: Iterable[int] | None = None,
    reading: Reading = DEFAULT,
) -> int:
    """The maximin value of (x, p^) or (x, p) in bidding cumulative subtraction, in pebbles.

    >>> value({1}, 5, 2, 1, Player.LEFT), value({1}, 5, 2, 1, Player.RIGHT)
    (0, -2)
    """
    holder, budget = player("marker", marker), left_budget(p, total_budget(TB))
    return deque(rows(S, TB, B, heap_size(x), reading), maxlen=1)[0].under(holder)[budget]


def minimax_value(
    S: Iterable[int],
    TB: int,
    x: int,
    p: int,
    marker: Player,
    B: Iterable[int] | None = None,
    reading: Reading = DEFAULT,
) -> int:
    """The minimax value of (x, p^) or (x, p) in bidding cumulative subtraction, in pebbles.

    >>> minimax_value({1}, 5, 2, 1, Player.LEFT)
    0
    """
    holder, budget = player("marker", marker), left_budget(p, total_budget(TB))
    return deque(minimax_rows(S, TB, B, heap_size(x), reading), maxlen=1)[0].under(holder)[budget]


def heap_ruleset(
    S: Iterable[int],
    TB: int,
    x: int,
    B: Iterable[int] | None = None,
    right_weight: RightWeight = RightWeight.ADDED,
) -> Ruleset:
    """Heaps 0 to x as an explicit ruleset for Definition 1 (the paragraph after Definition 8).

    `right_weight` is the sign that Definition 1 will be read with: Right's removal of s weighs -s
    where it is added, s where it is subtracted.

    >>> heap_ruleset({1, 2}, 1, 3).L[3]
    (2, 1)
    """
    rules = game(S, TB, B)
    X: tuple[Position, ...] = tuple(range(heap_size(x) + 1))
    M: dict[Position, list[Position]] = {
        y: [y - s for s in playable(rules.S, y)] for y in range(x + 1)
    }
    edges = [(y, s) for y in range(x + 1) for s in playable(rules.S, y)]
    sign = -1 if right_weight is RightWeight.ADDED else 1
    return ruleset(
        X,
        M,
        M,
        {(y, y - s): s for y, s in edges},
        {(y, y - s): sign * s for y, s in edges},
        {y: 0 for y in X if not M[y]},
        rules.B,
        rules.TB,
    )
