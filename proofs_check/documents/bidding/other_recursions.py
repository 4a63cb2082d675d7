"""Values by other ways than Definition 1: what the text of Sections 1 and 2 holds it against."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from proofs_check.documents.bidding.small_rulesets import LEFT, RIGHT, two_positions
from reference.bidding import BidMatrix, Player, Row, Ruleset, Symmetric, available_bids
from reference.bidding.rulesets import Position
from reference.bidding.values import Choice, Known, cell, definition_1


def alternating(gamma: Ruleset, x: Position, starts: Player) -> Any:
    """The score of alternating play, without bids."""
    if starts is LEFT:
        if not gamma.L[x]:
            return gamma.tau_L[x]
        return max(alternating(gamma, y, RIGHT) + gamma.w_L[x, y] for y in gamma.L[x])
    if not gamma.R[x]:
        return gamma.tau_R[x]
    return min(alternating(gamma, z, LEFT) + gamma.w_R[x, z] for z in gamma.R[x])


def forced_line(
    gamma: Ruleset, x: Position, starts: Player
) -> tuple[list[tuple[Player, Position]], Player]:
    """Alternating play where each player has at most one move: the line, and who is stuck."""
    line: list[tuple[Player, Position]] = []
    mover = starts
    while moves := (gamma.L[x] if mover is LEFT else gamma.R[x]):
        (x,) = moves
        line.append((mover, x))
        mover = RIGHT if mover is LEFT else LEFT
    return line, mover


# One bid, told from all others


def tell(budget: int, holder: Player) -> int:
    """A value that tells Left's budget and the marker's holder."""
    return 1000 * (budget + 1) + (1 if holder is LEFT else 2)


def told(TB: int, B: tuple[int, ...], marker: Player, p: int, ell: int, r: int) -> int:
    """Definition 1's term for these bids where Left has a move of weight 10, Right of -100.

    Both lead to one position, whose value tells budget and marker.
    """
    gamma = two_positions(10, -100, TB, B)
    known: Known = {
        "x2": Row(
            nu_hat=tuple(tell(p, LEFT) for p in range(TB + 1)),
            nu=tuple(tell(p, RIGHT) for p in range(TB + 1)),
        )
    }
    return int(cell(gamma, "x1", p, marker, Choice(ell, "x2"), Choice(r, "x2"), known))


def unopposed(TB: int, B: tuple[int, ...], marker: Player, p: int) -> int:
    """Definition 1's value where each player has a move of weight 0 to a value of 10 times p."""
    row = tuple(10 * p for p in range(TB + 1))
    gamma = two_positions(0, 0, TB, B)
    return int(definition_1(gamma, "x1", p, marker, {"x2": Row(row, row)}))


# Other rules of moving


@cache
def keeping_the_marker(weights: tuple[int, ...], left_has_marker: bool, may_keep: bool) -> int:
    """A symmetric path, weights bottom up, at TB = 0: the holder may keep the marker or not.

    Who keeps it lets the other player move.
    """
    if not weights:
        return 0
    *below, weight = weights
    sign = 1 if left_has_marker else -1
    take = sign * weight + keeping_the_marker(tuple(below), not left_has_marker, may_keep)
    if not may_keep:
        return take
    keep = -sign * weight + keeping_the_marker(tuple(below), left_has_marker, may_keep)
    return max(take, keep) if left_has_marker else min(take, keep)


def handing_over(gamma: Symmetric) -> dict[Position, Row]:
    """Values where the winner of a bid, the bids being known, moves or has the other player move.

    Positions follow their options in M, and 0 is in B.
    """
    TB, M, w = gamma.TB, gamma.M, gamma.w
    found: dict[Position, Row] = {}

    def play(x: Position, p: int, marker: Player, ell: int, r: int) -> Any:
        left_wins = ell > r or (ell == r and marker is LEFT)
        other = RIGHT if marker is LEFT else LEFT
        budget, holder = p - ell if left_wins else p + r, other if ell == r else marker
        worth = {y: found[y].under(holder)[budget] for y in M[x]}
        left_moves = max(worth[y] + w[x, y] for y in M[x])
        right_moves = min(worth[z] - w[x, z] for z in M[x])
        return (max if left_wins else min)(left_moves, right_moves)

    def value(x: Position, p: int, marker: Player) -> Any:
        if not M[x]:
            return 0
        return max(
            min(play(x, p, marker, ell, r) for r in available_bids(gamma.B, TB - p))
            for ell in available_bids(gamma.B, p)
        )

    for x in M:
        nu_hat, nu = (tuple(value(x, p, m) for p in range(TB + 1)) for m in (LEFT, RIGHT))
        found[x] = Row(nu_hat, nu)
    return found


# Proofs


def deviations(matrix: BidMatrix) -> Any:
    """Where the bids of Theorem 3's proof end; both have a bid, and who wins moves best."""
    left, right = (sorted({choice.bid or 0 for choice in of}) for of in (matrix.left, matrix.right))
    cells = {
        (ell, r): max(
            min(
                row[column]
                for theirs, row in zip(matrix.right, matrix.cells, strict=True)
                if (theirs.bid or 0) == r
            )
            for column, ours in enumerate(matrix.left)
            if (ours.bid or 0) == ell
        )
        for ell in left
        for r in right
    }
    bid = left[0]
    while True:
        # Left ties; Right raises by one where that gains him something.
        higher = [r for r in right if r > bid]
        if not higher or cells[bid, higher[0]] >= cells[bid, bid]:
            return cells[bid, bid]
        # Right wins; Left raises to a tie where that gains her something.
        raised = higher[0]
        if raised not in left or cells[raised, raised] <= cells[bid, raised]:
            return cells[bid, raised]
        bid = raised


def proposition_4_with(gamma: Symmetric, x: Position, known: Known) -> tuple[Any, ...]:
    """The display of Proposition 4 at every budget, nu taken from what is known of the options."""
    TB, M, w = gamma.TB, gamma.M, gamma.w
    if not M[x]:
        return (0,) * (TB + 1)

    def term(p: int, ell: int | None, y: Position, r: int | None, z: Position) -> Any:
        if ell is not None and (r is None or ell > r):
            return known[y].nu_hat[p - ell] + w[x, y]
        if ell is not None and ell == r:
            return known[y].nu[p - ell] + w[x, y]
        assert r is not None
        return known[z].nu_hat[p + r] - w[x, z]

    return tuple(
        max(
            min(
                term(p, ell, y, r, z)
                for r in available_bids(gamma.B, TB - p) or (None,)
                for z in M[x]
            )
            for ell in available_bids(gamma.B, p) or (None,)
            for y in M[x]
        )
        for p in range(TB + 1)
    )


def proof_of_proposition_4(TB: int, p: int, w: int, f: tuple[int, ...]) -> list[int]:
    """The four lines of Proposition 4's display of proof, one move of weight w to a position.

    There nu_hat is f, and nu is minus it at the other budget, as (1) has it.
    """
    q = TB - p
    nu = [-f[TB - b] for b in range(TB + 1)]
    first = max(
        min(
            nu[p - ell] + w if ell > r else f[p + r] - w if ell == r else nu[p + r] - w
            for r in range(q + 1)
        )
        for ell in range(p + 1)
    )
    second, third = lines_2_and_3(TB, p, [(w, f)])
    # The last line keeps the ranges l <= q, r <= p: a term without a value is left out.
    fourth = max(
        min(terms)
        for ell in range(q + 1)
        if (
            terms := [
                nu[p + r] + w if r > ell else f[p + r] + w if r == ell else nu[p - ell] - w
                for r in range(p + 1)
                if (p + r <= TB if r >= ell else p >= ell)
            ]
        )
    )
    return [first, second, third, fourth]


def lines_2_and_3(TB: int, p: int, moves: Sequence[tuple[Any, tuple[int, ...]]]) -> tuple[Any, Any]:
    """The second and the third line of that display, of a position with any moves.

    Each is given by its weight and by nu_hat where it leads to; nu is as above.
    """
    q = TB - p
    known = [(w, f, [-f[TB - b] for b in range(TB + 1)]) for w, f in moves]
    ours = [(ell, *move) for ell in range(q + 1) for move in known]
    theirs = [(r, *move) for r in range(p + 1) for move in known]
    second = -max(
        min(
            f[q - ell] + w if ell > r else nu[q - ell] + w if ell == r else g[q + r] - v
            for r, v, g, _nu in theirs
        )
        for ell, w, f, nu in ours
    )
    third = -max(
        min(
            -nu[p + ell] + w if ell > r else -f[p + ell] + w if ell == r else -mu[p - r] - v
            for r, v, _g, mu in theirs
        )
        for ell, w, f, nu in ours
    )
    return second, third
