"""Definition 1: the maximin functions, marked and unmarked, and the minimax functions beside them.

In the document the pair is written as the Greek nu with and without a hat; here `nu_hat`, where
Left has the marker, and `nu`, where Right has it. Both come from Definition 1, side by side.

`definition_1` is the two displays with what Section 2 says about play: a player without a move
still bids (the document's Example 2.1 has Left do so), and winning that bid ends the game with
tau(x); a player without a legal bid loses the turn to any legal bid of the other's, who pays it.
The other readings of `readings` are functions of their own, after it.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import NamedTuple

from reference.bidding.readings import (
    DEFAULT,
    Action,
    Ending,
    Player,
    Reading,
    RightWeight,
    Unopposed,
)
from reference.bidding.rulesets import (
    Number,
    Position,
    Ruleset,
    available_bids,
    left_budget,
    left_wins,
    player,
    position,
)
from reference.errors import InvalidInput


class Row(NamedTuple):
    """The values of one position: entry p is for a Left budget of p dollars."""

    nu_hat: tuple[Number, ...]
    nu: tuple[Number, ...]

    def under(self, marker: Player) -> tuple[Number, ...]:
        """The values when `marker` holds the marker."""
        return self.nu_hat if marker is Player.LEFT else self.nu


Known = Mapping[Position, Row]
"""The values of positions that can be reached from the one in question."""


class Choice(NamedTuple):
    """One thing that a player may declare: (l, y) or (r, z) of Definition 1.

    `bid` is None where the player has no legal bid; `move` is None where the player has no move.
    """

    bid: int | None
    move: Position | None


Definition = Callable[[Ruleset, Position, int, Player, Known], Number]
"""Definition 1 in some reading: one value from those of the options."""


def left_bids(gamma: Ruleset, p: int) -> tuple[int | None, ...]:
    """The l of Definition 1, in B and at most p; None alone where there is no such bid."""
    return available_bids(gamma.B, p) or (None,)


def right_bids(gamma: Ruleset, p: int) -> tuple[int | None, ...]:
    """The r of Definition 1, in B and at most q = TB - p; None alone where there is none."""
    return available_bids(gamma.B, gamma.TB - p) or (None,)


def left_choices(gamma: Ruleset, x: Position, p: int) -> tuple[Choice, ...]:
    """The pairs (l, y) with y in L(x), over which Definition 1 takes the maximum."""
    return tuple(Choice(ell, y) for ell in left_bids(gamma, p) for y in gamma.L[x] or (None,))


def right_choices(gamma: Ruleset, x: Position, p: int) -> tuple[Choice, ...]:
    """The pairs (r, z) with z in R(x), over which Definition 1 takes the minimum."""
    return tuple(Choice(r, z) for r in right_bids(gamma, p) for z in gamma.R[x] or (None,))


# Definition 1


def terminal_as_printed(gamma: Ruleset, x: Position, marker: Player) -> Number | None:
    """nu_hat_p(t_L) = tau(t_L) and nu_p(t_R) = tau(t_R); None where x is not terminal.

    To the letter, the game is over without a bid where the holder of the marker has no move
    (`Ending.MARKER_HOLDER`). Section 2 has the winner of a bid end it, and Example 2.2 rules out
    the letter: these clauses are in front of `definition_1` only where a reading asks for them.
    """
    if marker is Player.LEFT and not gamma.L[x]:
        return gamma.tau_L[x]
    if marker is Player.RIGHT and not gamma.R[x]:
        return gamma.tau_R[x]
    return None


def braces_hat(
    gamma: Ruleset, x: Position, p: int, ell: int, y: Position, r: int, z: Position, known: Known
) -> Number:
    """Between the braces of nu_hat_p(x): Left has the marker."""
    if ell > r:
        return known[y].nu_hat[p - ell] + gamma.w_L[x, y]
    if ell == r:
        return known[y].nu[p - ell] + gamma.w_L[x, y]
    return known[z].nu_hat[p + r] + gamma.w_R[x, z]


def braces(
    gamma: Ruleset, x: Position, p: int, ell: int, y: Position, r: int, z: Position, known: Known
) -> Number:
    """Between the braces of nu_p(x): Right has the marker."""
    if ell > r:
        return known[y].nu[p - ell] + gamma.w_L[x, y]
    if ell == r:
        return known[z].nu_hat[p + r] + gamma.w_R[x, z]
    return known[z].nu[p + r] + gamma.w_R[x, z]


def cell(
    gamma: Ruleset, x: Position, p: int, marker: Player, left: Choice, right: Choice, known: Known
) -> Number:
    """The value after these two choices: what Section 2 says about play, then the displays."""
    (ell, y), (r, z) = left, right
    if left_wins(ell, r, marker):
        if y is None:
            return gamma.tau_L[x]
    elif z is None:
        return gamma.tau_R[x]
    if r is None:
        assert ell is not None
        return known[y].under(marker)[p - ell] + gamma.w_L[x, y]
    if ell is None:
        return known[z].under(marker)[p + r] + gamma.w_R[x, z]
    if marker is Player.LEFT:
        return braces_hat(gamma, x, p, ell, y, r, z, known)
    return braces(gamma, x, p, ell, y, r, z, known)


def definition_1(gamma: Ruleset, x: Position, p: int, marker: Player, known: Known) -> Number:
    """nu_hat_p(x), where Left has the marker, or nu_p(x), where Right has it (Definition 1).

    >>> gamma = ruleset(["t"], {"t": []}, {"t": []}, {}, {}, {"t": 3}, {0}, TB=0)
    >>> definition_1(gamma, "t", 0, Player.LEFT, known={})
    3
    """
    lefts, rights = left_choices(gamma, x, p), right_choices(gamma, x, p)
    return max(
        min(cell(gamma, x, p, marker, left, right, known) for right in rights) for left in lefts
    )


def definition_1_minimax(
    gamma: Ruleset, x: Position, p: int, marker: Player, known: Known
) -> Number:
    """The minimax value at (x, p^) or (x, p), "defined analogously" (Definition 1, last line).

    >>> gamma = ruleset(["t"], {"t": []}, {"t": []}, {}, {}, {"t": 3}, {0}, TB=0)
    >>> definition_1_minimax(gamma, "t", 0, Player.LEFT, known={})
    3
    """
    lefts, rights = left_choices(gamma, x, p), right_choices(gamma, x, p)
    return min(
        max(cell(gamma, x, p, marker, left, right, known) for left in lefts) for right in rights
    )


# Other readings of Definition 1


def terminal_for_either(gamma: Ruleset, x: Position, marker: Player) -> Number | None:
    """tau(x) where some player has no move (`Ending.EITHER_PLAYER`), else None.

    Where both have none, the penalty is that of the marker's holder.
    """
    if not gamma.L[x] and (marker is Player.LEFT or gamma.R[x]):
        return gamma.tau_L[x]
    return None if gamma.R[x] else gamma.tau_R[x]


def marker_gone_over(gamma: Ruleset, x: Position, p: int, marker: Player, known: Known) -> Known:
    """The values of the options, nu and nu_hat exchanged where only the marker's holder can bid.

    For `Unopposed.MARKER_MOVES`: Definition 1 with these values in place of `known`.
    """
    if available_bids(gamma.B, gamma.TB - p if marker is Player.LEFT else p):
        return known
    return {y: Row(nu_hat=known[y].nu, nu=known[y].nu_hat) for y in {*gamma.L[x], *gamma.R[x]}}


def cell_after_bid(
    gamma: Ruleset,
    x: Position,
    p: int,
    marker: Player,
    ell: int | None,
    r: int | None,
    known: Known,
) -> Number:
    """The value after these two bids, where the winner of the turn then picks the best move."""
    if left_wins(ell, r, marker):
        return max(
            cell(gamma, x, p, marker, Choice(ell, y), Choice(r, None), known)
            for y in gamma.L[x] or (None,)
        )
    return min(
        cell(gamma, x, p, marker, Choice(ell, None), Choice(r, z), known)
        for z in gamma.R[x] or (None,)
    )


def definition_1_after_bid(
    gamma: Ruleset, x: Position, p: int, marker: Player, known: Known
) -> Number:
    """One maximin value where a move is chosen after the bids (`Action.AFTER_BID`)."""
    ells, rs = left_bids(gamma, p), right_bids(gamma, p)
    return max(min(cell_after_bid(gamma, x, p, marker, ell, r, known) for r in rs) for ell in ells)


def definition_1_minimax_after_bid(
    gamma: Ruleset, x: Position, p: int, marker: Player, known: Known
) -> Number:
    """One minimax value where a move is chosen after the bids (`Action.AFTER_BID`)."""
    ells, rs = left_bids(gamma, p), right_bids(gamma, p)
    return min(max(cell_after_bid(gamma, x, p, marker, ell, r, known) for ell in ells) for r in rs)


# Tables


def table(
    gamma: Ruleset, x: Position | None, definition: Definition, reading: Reading
) -> dict[Position, Row]:
    """The values by a definition, its clauses on terminal positions and the marker as read.

    The reading's `action` is the choice of the definition, and not asked here.
    """
    if reading.right_weight is RightWeight.SUBTRACTED:
        gamma = replace(gamma, w_R={edge: -weight for edge, weight in gamma.w_R.items()})
    terminal = {
        Ending.BID_WINNER: lambda *_: None,
        Ending.MARKER_HOLDER: terminal_as_printed,
        Ending.EITHER_PLAYER: terminal_for_either,
    }[reading.ending]

    def value(y: Position, p: int, marker: Player) -> Number:
        over = terminal(gamma, y, marker)
        if over is not None:
            return over
        if reading.unopposed is Unopposed.MARKER_MOVES:
            return definition(gamma, y, p, marker, marker_gone_over(gamma, y, p, marker, known))
        return definition(gamma, y, p, marker, known)

    budgets = range(gamma.TB + 1)
    known: dict[Position, Row] = {}
    for y in gamma.followers_first(gamma.X if x is None else (x,)):
        known[y] = Row(
            nu_hat=tuple(value(y, p, Player.LEFT) for p in budgets),
            nu=tuple(value(y, p, Player.RIGHT) for p in budgets),
        )
    return known


def maximin_table(
    gamma: Ruleset, x: Position | None = None, reading: Reading = DEFAULT
) -> dict[Position, Row]:
    """The maximin values of x and of all that can be reached from it; without x, of all of X.

    >>> gamma = ruleset(
    ...     ["x1", "x2"], {"x1": [], "x2": []}, {"x1": ["x2"], "x2": []},
    ...     {}, {("x1", "x2"): 1}, {"x1": 0, "x2": 0}, {0, 1}, TB=1,
    ... )
    >>> maximin_table(gamma)["x1"]
    Row(nu_hat=(0, 0), nu=(1, 1))
    """
    if reading.action is Action.AFTER_BID:
        return table(gamma, x, definition_1_after_bid, reading)
    return table(gamma, x, definition_1, reading)


def minimax_table(
    gamma: Ruleset, x: Position | None = None, reading: Reading = DEFAULT
) -> dict[Position, Row]:
    """The minimax values of x and of all that can be reached from it; without x, of all of X.

    >>> minimax_table(heap_ruleset({1}, 1, 1))[1]
    Row(nu_hat=(-1, 1), nu=(-1, 1))
    """
    if reading.action is Action.AFTER_BID:
        return table(gamma, x, definition_1_minimax_after_bid, reading)
    return table(gamma, x, definition_1_minimax, reading)


def maximin(
    gamma: Ruleset, x: Position, p: int, marker: Player, reading: Reading = DEFAULT
) -> Number:
    """The maximin value of the position (x, p^) or (x, p), as a score (Definition 1).

    >>> [maximin(heap_ruleset({1}, 1, 1), 1, 1, marker) for marker in Player]
    [1, 1]
    """
    holder, budget = player("marker", marker), left_budget(p, gamma.TB)
    return maximin_table(gamma, position(gamma, x), reading)[x].under(holder)[budget]


def minimax(
    gamma: Ruleset, x: Position, p: int, marker: Player, reading: Reading = DEFAULT
) -> Number:
    """The minimax value of the position (x, p^) or (x, p), as a score (Definition 1, last line).

    >>> gamma = ruleset(["t"], {"t": []}, {"t": []}, {}, {}, {"t": 3}, {0}, TB=0)
    >>> minimax(gamma, "t", 0, Player.RIGHT)
    3
    """
    holder, budget = player("marker", marker), left_budget(p, gamma.TB)
    return minimax_table(gamma, position(gamma, x), reading)[x].under(holder)[budget]


def outcome_vector(gamma: Ruleset, x: Position, reading: Reading = DEFAULT) -> tuple[Number, ...]:
    """The generalised outcome o(x): nu_hat from TB down to 0, then nu from 0 up to TB.

    The paragraph after Definition 1. It is called the outcome where each entry is the value of a
    unique equilibrium; here it is the vector of maximin values in any case.

    >>> outcome_vector(heap_ruleset({1}, 1, 1), 1)
    (1, -1, -1, 1)
    """
    row = maximin_table(gamma, position(gamma, x), reading)[x]
    return (*reversed(row.nu_hat), *row.nu)


def alternating_outcome(
    gamma: Ruleset, x: Position, reading: Reading = DEFAULT
) -> tuple[Number, Number]:
    """The classical outcome of alternating play: the score if Left starts, and if Right starts.

    The paragraph after Definition 1: TB = 0, and o(x) is the pair of nu_hat_0(x) and nu_0(x).

    >>> alternating_outcome(heap_ruleset({2}, 0, 2), 2)
    (2, -2)
    """
    if gamma.TB != 0:
        raise InvalidInput("total_budget", gamma.TB, "0, for alternating play")
    row = maximin_table(gamma, position(gamma, x), reading)[x]
    return row.nu_hat[0], row.nu[0]
