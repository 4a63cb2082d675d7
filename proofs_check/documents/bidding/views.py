"""What the reference's views and the engine's have in common: of rulesets, and of unitary games."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import cached_property, lru_cache
from typing import Any

import reference.bidding as ref

ROWS_BACK, ROWS_ON = 3, 3
"""How many rows before and after its own a predicate may look at."""


def all_of(holds: Any, axes: int = 1) -> Any:
    """Whether columns are true all over their last axes; a truth value where there are no more."""
    found = holds.all(axis=(*range(-axes, 0),))
    return found if found.ndim else bool(found)


def everywhere(axes: int) -> Callable[[Callable[[Any], Any]], cached_property[Any]]:
    """A fact that must be true all over the last axes of columns."""
    return lambda fact: cached_property(lambda self: all_of(fact(self), axes))


class Facts:
    """What is true of one ruleset, or of each of many, by the same few columns.

    The last axes of `outcomes`, which are maximin and minimax, are the position, who has the marker
    (Left first) and Left's budget; that of `numbers` is the edge, or the position.
    """

    TB: int
    B: tuple[int, ...]
    A: Any
    B_holds: Any
    C: Any
    outcomes: Any
    numbers: Any
    same_moves: bool

    # (A), (B) and (C) hold at every position
    in_U = cached_property(lambda self: self.A & self.B_holds & self.C)  # noqa: N815 - the paper
    zero_is_a_bid = property(lambda self: 0 in self.B)
    all_bids = property(lambda self: len(self.B) == self.TB + 1)
    # Maximin is minimax at every position, budget and marker
    unique = everywhere(3)(lambda self: self.outcomes.maximin == self.outcomes.minimax)
    # Maximin is at most minimax everywhere
    bounded = everywhere(3)(lambda self: self.outcomes.maximin <= self.outcomes.minimax)
    _left_gains = everywhere(1)(lambda self: self.numbers.w_left >= 0)
    # Left's weights are at least 0 and Right's at most 0
    nonnegative = property(lambda self: self._left_gains & all_of(self.numbers.w_right <= 0))
    # Left's weights are at least 0 and Right's too
    right_nonnegative = property(lambda self: self._left_gains & all_of(self.numbers.w_right >= 0))
    # No terminal position has a penalty
    no_penalty = everywhere(1)(lambda self: self.numbers.tau == 0)
    # nu_p(x) = -nu_hat_q(x) at every position and budget
    equation_1 = everywhere(2)(
        lambda self: self.outcomes.maximin[..., 1, :] == -self.outcomes.maximin[..., 0, ::-1]
    )
    # The unmarked maximin at p is minus the marked minimax at q, and the other way round
    equation_1_with_minimax = everywhere(3)(
        lambda self: self.outcomes.maximin == -self.outcomes.minimax[..., ::-1, ::-1]
    )

    @property
    def symmetric(self) -> Any:
        """L = R, what Left gains by a move Right takes away by it, and no penalty."""
        if not self.same_moves:
            return self.no_penalty & False
        return all_of(self.numbers.w_left == -self.numbers.w_right) & self.no_penalty


@lru_cache(maxsize=8)
def limit_entries(TB: int) -> ref.Automaton:
    """The limit of the outcomes, ours: alpha for even TB, and for odd TB beta split by parity.

    With delta = 2p - TB odd, (delta + 1)/2 is an integer. A heap of its parity has it; a heap of
    the other parity has the next integer away from 1/2.

    >>> limit_entries(3)
    Automaton(even=(-2, 0, 2, 2), odd=(-1, -1, 1, 3))
    """
    if TB % 2 == 0:
        return ref.automaton(TB)
    deltas = [2 * p - TB for p in range(TB + 1)]

    def entry(delta: int, parity: int) -> int:
        half = (delta + 1) // 2
        return half if half % 2 == parity else half + (1 if delta > 0 else -1)

    even, odd = ([entry(delta, parity) for delta in deltas] for parity in (0, 1))
    return ref.Automaton(tuple(even), tuple(odd))


class PositionNames(ABC):
    """A heap x and a Left budget p of a unitary game, under the names that predicates use.

    All are of the values at this heap and others, with this budget and others: of one position by
    the reference, of columns by the engine, of terms.
    """

    TB: Any
    x: Any
    p: Any

    @abstractmethod
    def marked(self, x: Any, p: Any) -> Any:
        """The value of heap x at p where Left has the marker; but in terms for TB + 1 that of TB.

        Where there is no such heap it is anything.
        """

    @abstractmethod
    def unmarked(self, x: Any, p: Any) -> Any:
        """The same where Right has the marker."""

    q = property(lambda self: self.TB - self.p)
    even_heap = property(lambda self: self.x % 2 == 0)
    left_of_border = property(lambda self: 2 * self.p >= self.TB)
    # The values where Left has the marker, and where Right has it
    o = property(lambda self: self.marked(self.x, self.p))
    nu = property(lambda self: self.unmarked(self.x, self.p))
    # The same at p + 1, and with the marker at q
    o_next = cached_property(lambda self: self.marked(self.x, self.p + 1))
    nu_next = cached_property(lambda self: self.unmarked(self.x, self.p + 1))
    o_of_q = cached_property(lambda self: self.marked(self.x, self.q))

    def o_before(self, rows: int) -> Any:
        """The value of the heap x - `rows` where Left has the marker."""
        return self.marked(self.x - rows, self.p)

    def nu_before(self, rows: int) -> Any:
        """The value of the heap x - `rows` where Right has the marker."""
        return self.unmarked(self.x - rows, self.p)

    def o_later(self, rows: int) -> Any:
        """The value of the heap x + `rows` where Left has the marker."""
        return self.marked(self.x + rows, self.p)
