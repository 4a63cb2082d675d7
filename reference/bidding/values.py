"""Definition 1: the maximin functions, marked and unmarked, and the minimax functions beside them.

In the document the pair is written as the Greek nu with and without a hat; here `nu_hat`, where
Left has the marker, and `nu`, where Right has it. Both come from Definition 1, side by side.

What Definition 1 leaves open, and is stated here:

- A player without a move still bids (the document's Example 2.1 has Left do so). Winning that bid
  ends the game at x with tau(x), under the default reading of `Ending`.
- A player without a legal bid loses the turn: the other places any legal bid, pays it and moves
  (Section 2). No tie is possible; for the marker see `Unopposed`.
"""

from collections.abc import Iterable, Iterator, Mapping
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
    player,
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

    `bid` is None where the player has no legal bid; `move` is None where the player has no move,
    or, under `Action.AFTER_BID`, has not chosen yet.
    """

    bid: int | None
    move: Position | None


def w_R(gamma: Ruleset, x: Position, z: Position, reading: Reading) -> Number:
    """The weight of Right's move with the sign that the reading gives it."""
    if reading.right_weight is RightWeight.ADDED:
        return gamma.w_R[x, z]
    return -gamma.w_R[x, z]


def braces_hat(
    gamma: Ruleset, x: Position, p: int, left: Choice, right: Choice, known: Known, reading: Reading
) -> Number:
    """The entry between the braces of nu_hat_p(x) that stands for these two choices."""
    (ell, y), (r, z) = left, right
    if ell is None:
        assert r is not None
        return gamma.tau_R[x] if z is None else known[z].nu_hat[p + r] + w_R(gamma, x, z, reading)
    if r is None:
        if y is None:
            return gamma.tau_L[x]
        if reading.unopposed is Unopposed.MARKER_MOVES:
            return known[y].nu[p - ell] + gamma.w_L[x, y]
        return known[y].nu_hat[p - ell] + gamma.w_L[x, y]
    if ell > r:
        return gamma.tau_L[x] if y is None else known[y].nu_hat[p - ell] + gamma.w_L[x, y]
    if ell == r:
        return gamma.tau_L[x] if y is None else known[y].nu[p - ell] + gamma.w_L[x, y]
    return gamma.tau_R[x] if z is None else known[z].nu_hat[p + r] + w_R(gamma, x, z, reading)


def braces(
    gamma: Ruleset, x: Position, p: int, left: Choice, right: Choice, known: Known, reading: Reading
) -> Number:
    """The entry between the braces of nu_p(x) that stands for these two choices."""
    (ell, y), (r, z) = left, right
    if ell is None:
        assert r is not None
        if z is None:
            return gamma.tau_R[x]
        if reading.unopposed is Unopposed.MARKER_MOVES:
            return known[z].nu_hat[p + r] + w_R(gamma, x, z, reading)
        return known[z].nu[p + r] + w_R(gamma, x, z, reading)
    if r is None:
        return gamma.tau_L[x] if y is None else known[y].nu[p - ell] + gamma.w_L[x, y]
    if ell > r:
        return gamma.tau_L[x] if y is None else known[y].nu[p - ell] + gamma.w_L[x, y]
    if ell == r:
        return gamma.tau_R[x] if z is None else known[z].nu_hat[p + r] + w_R(gamma, x, z, reading)
    return gamma.tau_R[x] if z is None else known[z].nu[p + r] + w_R(gamma, x, z, reading)


def left_wins(ell: int | None, r: int | None, marker: Player) -> bool:
    """Whether Left wins the turn with these bids: the higher bid, in a tie the marker's holder."""
    if ell is None:
        return False
    if r is None:
        return True
    return ell > r or (ell == r and marker is Player.LEFT)


def cell(
    gamma: Ruleset,
    x: Position,
    p: int,
    marker: Player,
    left: Choice,
    right: Choice,
    known: Known,
    reading: Reading,
) -> Number:
    """The value after these two choices; if moves come after the bids, the winner's best move."""
    entry = braces_hat if marker is Player.LEFT else braces
    if reading.action is Action.WITH_BID:
        return entry(gamma, x, p, left, right, known, reading)
    if left_wins(left.bid, right.bid, marker):
        return max(
            entry(gamma, x, p, Choice(left.bid, y), right, known, reading)
            for y in gamma.L[x] or (None,)
        )
    return min(
        entry(gamma, x, p, left, Choice(right.bid, z), known, reading)
        for z in gamma.R[x] or (None,)
    )


def choices(
    bids: Iterable[int], options: Iterable[Position], reading: Reading
) -> tuple[Choice, ...]:
    """What the maximum, or the minimum, of Definition 1 runs over, for one player."""
    placed: tuple[int | None, ...] = tuple(bids) or (None,)
    if reading.action is Action.AFTER_BID:
        return tuple(Choice(b, None) for b in placed)
    moved: tuple[Position | None, ...] = tuple(options) or (None,)
    return tuple(Choice(b, y) for b in placed for y in moved)


def left_choices(gamma: Ruleset, x: Position, p: int, reading: Reading) -> tuple[Choice, ...]:
    """The pairs (l, y): l in B and at most p, y in L(x)."""
    return choices(available_bids(gamma.B, p), gamma.L[x], reading)


def right_choices(gamma: Ruleset, x: Position, p: int, reading: Reading) -> tuple[Choice, ...]:
    """The pairs (r, z): r in B and at most q = TB - p, z in R(x)."""
    q = gamma.TB - p
    return choices(available_bids(gamma.B, q), gamma.R[x], reading)


def over_before_bidding(
    gamma: Ruleset, x: Position, marker: Player, reading: Reading
) -> Number | None:
    """The penalty, where the reading of `Ending` has the game over without a bid; else None."""
    if reading.ending is Ending.BID_WINNER:
        return None
    holder_first = [(gamma.L, gamma.tau_L), (gamma.R, gamma.tau_R)]
    if marker is Player.RIGHT:
        holder_first.reverse()
    if reading.ending is Ending.MARKER_HOLDER:
        holder_first.pop()
    for moves, tau in holder_first:
        if not moves[x]:
            return tau[x]
    return None


def definition_1(
    gamma: Ruleset, x: Position, p: int, marker: Player, known: Known, reading: Reading = DEFAULT
) -> Number:
    """One maximin value by the formula of Definition 1, from the values of the options.

    Args:
        gamma: the ruleset.
        x: the position.
        p: Left's budget.
        marker: who holds the marker; LEFT gives nu_hat_p(x), RIGHT gives nu_p(x).
        known: the values of the options of x.
        reading: one choice for each open question.

    >>> from reference.bidding.rulesets import ruleset
    >>> gamma = ruleset(["t"], {"t": []}, {"t": []}, {}, {}, {"t": 3}, {0}, TB=0)
    >>> definition_1(gamma, "t", 0, Player.LEFT, known={})
    3
    """
    over = over_before_bidding(gamma, x, marker, reading)
    if over is not None:
        return over
    lefts, rights = left_choices(gamma, x, p, reading), right_choices(gamma, x, p, reading)
    return max(
        min(cell(gamma, x, p, marker, left, right, known, reading) for right in rights)
        for left in lefts
    )


def definition_1_minimax(
    gamma: Ruleset, x: Position, p: int, marker: Player, known: Known, reading: Reading = DEFAULT
) -> Number:
    """One minimax value: Definition 1 with the maximum inside the minimum.

    Args:
        gamma: the ruleset.
        x: the position.
        p: Left's budget.
        marker: who holds the marker.
        known: the minimax values of the options of x.
        reading: one choice for each open question.

    >>> from reference.bidding.rulesets import ruleset
    >>> gamma = ruleset(["t"], {"t": []}, {"t": []}, {}, {}, {"t": 3}, {0}, TB=0)
    >>> definition_1_minimax(gamma, "t", 0, Player.LEFT, known={})
    3
    """
    over = over_before_bidding(gamma, x, marker, reading)
    if over is not None:
        return over
    lefts, rights = left_choices(gamma, x, p, reading), right_choices(gamma, x, p, reading)
    return min(
        max(cell(gamma, x, p, marker, left, right, known, reading) for left in lefts)
        for right in rights
    )


def maximin_table(
    gamma: Ruleset, x: Position | None = None, reading: Reading = DEFAULT
) -> dict[Position, Row]:
    """The maximin values of x and of all that can be reached from it; without x, of all of X.

    Raises:
        InvalidInput: x is no position.

    >>> from reference.bidding.rulesets import ruleset
    >>> gamma = ruleset(
    ...     ["x1", "x2"], {"x1": [], "x2": []}, {"x1": ["x2"], "x2": []},
    ...     {}, {("x1", "x2"): 1}, {"x1": 0, "x2": 0}, {0, 1}, TB=1,
    ... )
    >>> maximin_table(gamma)["x1"]
    Row(nu_hat=(0, 0), nu=(1, 1))
    """
    known: dict[Position, Row] = {}
    for y in reachable(gamma, x):
        known[y] = Row(
            nu_hat=tuple(
                definition_1(gamma, y, p, Player.LEFT, known, reading) for p in range(gamma.TB + 1)
            ),
            nu=tuple(
                definition_1(gamma, y, p, Player.RIGHT, known, reading) for p in range(gamma.TB + 1)
            ),
        )
    return known


def minimax_table(
    gamma: Ruleset, x: Position | None = None, reading: Reading = DEFAULT
) -> dict[Position, Row]:
    """The minimax values of x and of all that can be reached from it; without x, of all of X.

    Raises:
        InvalidInput: x is no position.

    >>> from reference.bidding.rulesets import ruleset
    >>> gamma = ruleset(
    ...     ["x1", "x2"], {"x1": [], "x2": []}, {"x1": ["x2"], "x2": []},
    ...     {}, {("x1", "x2"): 1}, {"x1": 0, "x2": 0}, {0, 1}, TB=1,
    ... )
    >>> minimax_table(gamma)["x1"]
    Row(nu_hat=(0, 0), nu=(1, 1))
    """
    known: dict[Position, Row] = {}
    for y in reachable(gamma, x):
        known[y] = Row(
            nu_hat=tuple(
                definition_1_minimax(gamma, y, p, Player.LEFT, known, reading)
                for p in range(gamma.TB + 1)
            ),
            nu=tuple(
                definition_1_minimax(gamma, y, p, Player.RIGHT, known, reading)
                for p in range(gamma.TB + 1)
            ),
        )
    return known


def reachable(gamma: Ruleset, x: Position | None) -> Iterator[Position]:
    """What can be reached from x, or all of X, each position after its options."""
    return gamma.followers_first(gamma.X if x is None else (x,))


def maximin(
    gamma: Ruleset, x: Position, p: int, marker: Player, reading: Reading = DEFAULT
) -> Number:
    """The maximin value of the position (x, p^) or (x, p), as a score (Definition 1).

    Args:
        gamma: the ruleset.
        x: the position.
        p: Left's budget, in dollars.
        marker: who holds the marker.
        reading: one choice for each open question.

    Raises:
        InvalidInput: x, p or the marker is unusable.

    >>> from reference.bidding.rulesets import ruleset
    >>> gamma = ruleset(
    ...     ["x1", "x2"], {"x1": [], "x2": []}, {"x1": ["x2"], "x2": []},
    ...     {}, {("x1", "x2"): 1}, {"x1": 0, "x2": 0}, {0, 1}, TB=1,
    ... )
    >>> maximin(gamma, "x1", 1, Player.LEFT), maximin(gamma, "x1", 1, Player.RIGHT)
    (0, 1)
    """
    holder, budget = player("marker", marker), left_budget(p, gamma.TB)
    return maximin_table(gamma, x, reading)[x].under(holder)[budget]


def minimax(
    gamma: Ruleset, x: Position, p: int, marker: Player, reading: Reading = DEFAULT
) -> Number:
    """The minimax value of the position (x, p^) or (x, p), as a score (Definition 1, last line).

    Args:
        gamma: the ruleset.
        x: the position.
        p: Left's budget, in dollars.
        marker: who holds the marker.
        reading: one choice for each open question.

    Raises:
        InvalidInput: x, p or the marker is unusable.

    >>> from reference.bidding.rulesets import ruleset
    >>> gamma = ruleset(["t"], {"t": []}, {"t": []}, {}, {}, {"t": 3}, {0}, TB=0)
    >>> minimax(gamma, "t", 0, Player.RIGHT)
    3
    """
    holder, budget = player("marker", marker), left_budget(p, gamma.TB)
    return minimax_table(gamma, x, reading)[x].under(holder)[budget]


def outcome_vector(gamma: Ruleset, x: Position, reading: Reading = DEFAULT) -> tuple[Number, ...]:
    """The generalised outcome o(x): nu_hat from TB down to 0, then nu from 0 up to TB.

    The paragraph after Definition 1. It is called the outcome where each entry is the value of a
    unique equilibrium; here it is the vector of maximin values in any case.

    Raises:
        InvalidInput: x is no position.

    >>> from reference.bidding.rulesets import ruleset
    >>> gamma = ruleset(
    ...     ["x1", "x2"], {"x1": [], "x2": []}, {"x1": ["x2"], "x2": []},
    ...     {}, {("x1", "x2"): 1}, {"x1": 0, "x2": 0}, {0, 1}, TB=1,
    ... )
    >>> outcome_vector(gamma, "x1")
    (0, 0, 1, 1)
    """
    row = maximin_table(gamma, x, reading)[x]
    return (*reversed(row.nu_hat), *row.nu)


def alternating_outcome(
    gamma: Ruleset, x: Position, reading: Reading = DEFAULT
) -> tuple[Number, Number]:
    """The classical outcome of alternating play: the score if Left starts, and if Right starts.

    The paragraph after Definition 1: TB = 0, and o(x) is the pair of nu_hat_0(x) and nu_0(x).

    Raises:
        InvalidInput: x is no position, or the total budget is not 0.

    >>> from reference.bidding.rulesets import ruleset
    >>> gamma = ruleset(
    ...     ["a", "b"], {"a": ["b"], "b": []}, {"a": ["b"], "b": []},
    ...     {("a", "b"): 2}, {("a", "b"): -1}, {"b": 0}, {0}, TB=0,
    ... )
    >>> alternating_outcome(gamma, "a")
    (2, -1)
    """
    if gamma.TB != 0:
        raise InvalidInput("total_budget", gamma.TB, "0, for alternating play")
    row = maximin_table(gamma, x, reading)[x]
    return row.nu_hat[0], row.nu[0]
