"""The explicit bounds: Lemma 22, Theorem 27 and Theorem 29.

The statement of Theorem 27, its sum and its closed form are three things, and each is here as
printed. The display has plain fractions; no copy of it has brackets within the sums.
"""

from fractions import Fraction
from math import ceil, floor
from typing import NamedTuple

from reference.bidding.automata import automaton
from reference.bidding.readings import Player
from reference.bidding.rulesets import player, total_budget
from reference.inputs import at_least


class OutcomeBounds(NamedTuple):
    """The least and the largest outcome that Lemma 22 allows, in pebbles."""

    lower: int
    upper: int


def outcome_bounds(TB: int) -> OutcomeBounds:
    """The bounds of Lemma 22: minus TB/2 rounded down, and TB/2 rounded up plus 1.

    >>> outcome_bounds(9)
    OutcomeBounds(lower=-4, upper=6)
    """
    half = Fraction(total_budget(TB), 2)
    return OutcomeBounds(-floor(half), ceil(half) + 1)


def entries_sum(TB: int) -> int:
    """The sum of the entries of the automaton, both states of all nodes (Theorem 27, statement).

    >>> entries_sum(8)
    9
    """
    entries = automaton(TB)
    return sum(entries.even) + sum(entries.odd)


def entries_absolute_sum(TB: int) -> int:
    """The sum of the entries without their signs: the reading in which Theorem 27's is quadratic.

    >>> entries_absolute_sum(8)
    41
    """
    entries = automaton(TB)
    return sum(abs(entry) for entry in (*entries.even, *entries.odd))


def convergence_sum(TB: int) -> Fraction:
    """The left-hand side of Theorem 27's display for the parity of TB, in pebbles.

    Even TB: 1, plus the sum over delta = 0, 2, ..., TB of twice (delta + 1)/2, minus TB. Odd TB:
    1 plus TB/2, plus the sum over delta = 1, 3, ..., TB of twice delta/2, minus TB.

    >>> convergence_sum(8), convergence_sum(9)
    (Fraction(18, 1), Fraction(43, 2))
    """
    if total_budget(TB) % 2 == 0:
        return (
            1
            + sum(
                (Fraction(delta + 1, 2) + Fraction(delta + 1, 2) for delta in range(0, TB + 1, 2)),
                Fraction(0),
            )
            - TB
        )
    return (
        1
        + Fraction(TB, 2)
        + sum(
            (Fraction(delta, 2) + Fraction(delta, 2) for delta in range(1, TB + 1, 2)),
            Fraction(0),
        )
        - TB
    )


def convergence_closed_form(TB: int) -> Fraction:
    """The right-hand side of Theorem 27's display for the parity of TB, in pebbles.

    Even TB: 1 + (TB/2 + 1) TB/2 - TB/2. Odd TB: 1 plus the square of TB/2 rounded up, minus TB/2.

    >>> convergence_closed_form(8), convergence_closed_form(9)
    (Fraction(17, 1), Fraction(43, 2))
    """
    half = Fraction(total_budget(TB), 2)
    if TB % 2 == 0:
        return 1 + (half + 1) * half - half
    return 1 + ceil(half) ** 2 - half


def turns(x: int) -> int:
    """The number x itself, if it is a number of final moves: an integer of at least 1.

    Theorem 29 has half a dollar in it at x = 0.

    >>> turns(2)
    2
    """
    return at_least("moves", x, 1)


def right_budget(q: int) -> int:
    """The budget q itself, if it is one of Right's: an integer of at least 0, in dollars.

    >>> right_budget(0)
    0
    """
    return at_least("right_budget", q, 0)


def forced_wins_budget(x: int, q: int, marker: Player) -> int:
    """The budget p from which Left can force a win of the x final moves (Theorem 29).

    (2^x - 1) q + 2^(x-1) - 1 where Left has the marker, (2^x - 1)(q + 1) where Right has it.

    x is at least 1, q Right's budget.

    >>> forced_wins_budget(2, 1, Player.LEFT), forced_wins_budget(2, 1, Player.RIGHT)
    (4, 6)
    """
    power: int = 2 ** turns(x)
    half_power: int = 2 ** (x - 1)
    budget = right_budget(q)
    if player("marker", marker) is Player.LEFT:
        return (power - 1) * budget + half_power - 1
    return (power - 1) * (budget + 1)


def forced_win_bid(k: int, q: int, marker: Player) -> int:
    """What Left bids for the k-th of the moves that she forces (the proof of Theorem 29).

    Where Left has the marker at the start: q, 2q + 1, 4q + 2, 8q + 4, ...; where Right has it:
    q + 1, 2q + 2, 4q + 4, ...

    k is at least 1; q is Right's budget at the start, `marker` who holds the marker then.

    >>> [forced_win_bid(k, 1, Player.LEFT) for k in (1, 2, 3, 4, 5)]
    [1, 3, 6, 12, 24]
    """
    power: int = 2 ** (turns(k) - 1)
    budget = right_budget(q)
    if player("marker", marker) is Player.RIGHT:
        return power * (budget + 1)
    return power * budget + power // 2
