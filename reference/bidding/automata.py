"""Section 3.4 and Section 5: the bidding automaton, alpha, beta, and the arrows of its pictures.

The displayed functions stand once with their brackets and once without; what is here is the copy
with brackets. Lemma 25 and the limit rows of Figure 1 agree with alpha so read.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from math import ceil, floor
from typing import NamedTuple

from reference.bidding.readings import Player
from reference.bidding.rulesets import total_budget
from reference.errors import InvalidInput
from reference.inputs import integer, within


def difference(delta: int, parity: int) -> int:
    """Delta itself, if it is an integer of the parity, as 2p - TB is that of TB.

    >>> difference(-4, 0)
    -4
    """
    allowed = "an odd integer" if parity else "an even integer"
    if integer("delta", delta, allowed) % 2 != parity:
        raise InvalidInput("delta", delta, allowed)
    return delta


def alpha_even(delta: int) -> int:
    """For even heaps and even TB: (delta + 1)/2 rounded down if 4 divides delta, else up.

    Section 3.4, first display.

    >>> [alpha_even(delta) for delta in (8, 6, 4, 2, 0, -2, -4, -6, -8)]
    [4, 4, 2, 2, 0, 0, -2, -2, -4]
    """
    half = Fraction(difference(delta, 0) + 1, 2)
    if delta % 4 == 0:
        return floor(half)
    return ceil(half)


def alpha_odd(delta: int) -> int:
    """For odd heaps and even TB: (delta + 1)/2 rounded up if 4 divides delta, else down.

    Section 3.4, second display.

    >>> [alpha_odd(delta) for delta in (8, 6, 4, 2, 0, -2, -4, -6, -8)]
    [5, 3, 3, 1, 1, -1, -1, -3, -3]
    """
    half = Fraction(difference(delta, 0) + 1, 2)
    if delta % 4 == 0:
        return ceil(half)
    return floor(half)


def iota(x: int) -> int:
    """1 if x > 0, else 0 (Section 3.4).

    >>> iota(3), iota(0), iota(-1)
    (1, 0, 0)
    """
    return 1 if integer("x", x) > 0 else 0


def beta(delta: int) -> int:
    """For odd TB: delta/2 rounded down if delta is 1 modulo 4, else up, plus iota(delta).

    Section 3.4, third display.

    delta = p - q = 2p - TB.

    >>> [beta(delta) for delta in (9, 7, 5, 3, 1, -1, -3, -5, -7, -9)]
    [5, 5, 3, 3, 1, 0, -2, -2, -4, -4]
    """
    half = Fraction(difference(delta, 1), 2)
    if delta % 4 == 1:
        return floor(half) + iota(delta)
    return ceil(half) + iota(delta)


class Automaton(NamedTuple):
    """The two states of each node p = 0, ..., TB."""

    even: tuple[int, ...]
    odd: tuple[int, ...]


def automaton(TB: int) -> Automaton:
    """The entries of the automaton as Lemma 25 assigns them: alpha for even TB, beta for odd TB.

    >>> automaton(2)
    Automaton(even=(0, 0, 2), odd=(-1, 1, 1))
    """
    return _automaton(total_budget(TB))


@lru_cache(maxsize=1024)
def _automaton(TB: int) -> Automaton:
    differences = range(-TB, TB + 1, 2)
    if TB % 2 == 0:
        return Automaton(tuple(map(alpha_even, differences)), tuple(map(alpha_odd, differences)))
    both = tuple(map(beta, differences))
    return Automaton(even=both, odd=both)


def zero_bidding(even: Sequence[int]) -> Automaton:
    """The automaton with these even states: A(odd, p) = 1 - A(even, q) (Section 3.4).

    The update of the even states, A(even, p) = 1 - A(odd, q), gives the same states back.

    `even` has the even state of each node p = 0, ..., TB.

    >>> zero_bidding((0, 0, 2))
    Automaton(even=(0, 0, 2), odd=(-1, 1, 1))
    """
    TB = len(even) - 1
    return Automaton(
        even=tuple(even), odd=tuple(1 - even[q] for q in (TB - p for p in range(TB + 1)))
    )


class Arrow(NamedTuple):
    """An arrow of the pictures of Section 5, from a state in which Left has the marker.

    `source` is Left's dollars. `target` is the dollars, after the bid, of the player who then has
    the marker: of Left, or, after a tie, of Right (the caption of Figure 3 has $4 go to $1).
    """

    source: int
    target: int
    marker: Player


def picture_bid(TB: int, bid: int, least: int) -> int:
    """The bid itself, if it is an integer from `least` to TB.

    >>> picture_bid(5, 2, least=1)
    2
    """
    return within("bid", bid, least, TB)


def exceeds_what_is_needed(bid: int, other_budget: int) -> bool:
    """Whether a winning bid is more than a dollar above all that the other player has.

    The sense in which Section 5 calls bids dominated (captions of Figures 3 and 5): one dollar
    above the other's budget wins as surely.

    >>> exceeds_what_is_needed(2, 0), exceeds_what_is_needed(1, 0)
    (True, False)
    """
    return bid > other_budget + 1


def tie_arrows(TB: int, bid: int) -> tuple[Arrow, ...]:
    """Left's wins by a tie, for each of Left's budgets that allows it (Figure 3).

    >>> [(arrow.source, arrow.target) for arrow in tie_arrows(5, 2)]
    [(2, 5), (3, 4)]
    """
    picture_bid(total_budget(TB), bid, least=0)
    return tuple(
        Arrow(p, TB - p + bid, Player.RIGHT) for p in range(TB + 1) if bid <= p and bid <= TB - p
    )


def left_arrows(TB: int, bid: int, *, reduced: bool) -> tuple[Arrow, ...]:
    """Left's wins by a bid above Right's, for each of Left's budgets (Figures 4 and 5).

    Those of bids that exceed what is needed are left out where `reduced` (Figure 5).

    >>> [(arrow.source, arrow.target) for arrow in left_arrows(5, 3, reduced=False)]
    [(3, 0), (4, 1), (5, 2)]
    >>> [(arrow.source, arrow.target) for arrow in left_arrows(5, 3, reduced=True)]
    [(3, 0)]
    """
    picture_bid(total_budget(TB), bid, least=1)
    return tuple(
        Arrow(p, p - bid, Player.LEFT)
        for p in range(TB + 1)
        if bid <= p and not (reduced and exceeds_what_is_needed(bid, TB - p))
    )


def right_arrows(TB: int, bid: int, *, reduced: bool) -> tuple[Arrow, ...]:
    """Right's wins by a bid above Left's, for each of Left's budgets (Figure 6).

    Those of bids that exceed what is needed are left out where `reduced`.

    >>> [(arrow.source, arrow.target) for arrow in right_arrows(5, 3, reduced=True)]
    [(2, 5)]
    """
    picture_bid(total_budget(TB), bid, least=1)
    return tuple(
        Arrow(p, p + bid, Player.LEFT)
        for p in range(TB + 1)
        if bid <= TB - p and not (reduced and exceeds_what_is_needed(bid, p))
    )
