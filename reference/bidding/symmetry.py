"""Symmetric rulesets: Proposition 4, Observation 5 and Corollary 6.

Each gives nu_hat alone. Definition 1 gives both functions: see `as_ruleset`.

In the displays of Proposition 4 and Observation 5 one letter y stands for Left's move and for
Right's; Right's is z here, as in Corollary 6. The tie term of Observation 5 is printed with x, the
position itself, where Proposition 4 with (1), Corollary 6 and Definition 10 have the position
after the move: `observation_5` has the move, `observation_5_as_printed` the letter.

The displays bound the bids by the budgets; Observation 5 adds that bids are in B, and that is
meant throughout. None of them says what happens when a player has no legal bid: then, as Section 2
has it, the other player moves and pays any legal bid, and the marker stays.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from reference.bidding.readings import RightWeight
from reference.bidding.rulesets import (
    Bids,
    GivenMoves,
    GivenNumbers,
    Moves,
    Number,
    Position,
    Ruleset,
    Weights,
    available_bids,
    bidding_set,
    followers_first,
    moves,
    positions,
    ruleset,
    total_budget,
    weights,
)
from reference.errors import InvalidInput
from reference.inputs import is_in

Known = Mapping[Position, tuple[Number, ...]]
"""nu_hat of positions: entry p is for a Left budget of p dollars."""


@dataclass(frozen=True)
class Symmetric:
    """A symmetric ruleset: M for both players, one weight w, penalty 0; made by `symmetric`."""

    TB: int
    B: Bids
    M: Moves
    w: Weights


def symmetric(
    X: Iterable[Position], M: GivenMoves, w: GivenNumbers, B: Iterable[int], TB: int
) -> Symmetric:
    """A finite acyclic symmetric ruleset (Section 2, before Definition 1).

    M has the options of each position, w the weight of each move, an int or a Fraction: Left gains
    it, Right takes it away. No position can be reached from itself.

    >>> symmetric(["a", "b"], {"a": ["b"], "b": []}, {("a", "b"): 1}, {0, 1}, TB=1).M
    {'a': ('b',), 'b': ()}
    """
    budget = total_budget(TB)
    given = positions(X)
    options = moves("moves", given, M)
    gamma = Symmetric(budget, bidding_set(B, budget), options, weights("weights", options, w))
    followers_first((options,), given)
    return gamma


def as_ruleset(gamma: Symmetric, right_weight: RightWeight = RightWeight.ADDED) -> Ruleset:
    """The same game for Definition 1: L = R = M, no penalty, w_L = w.

    `right_weight` is the sign that Definition 1 will be read with. Where it adds w_R, the game is
    the same with w_R = -w; where it subtracts w_R, with w_R = w as the text has it.

    >>> path = symmetric(["a", "b"], {"a": ["b"], "b": []}, {("a", "b"): 1}, {0, 1}, TB=1)
    >>> as_ruleset(path).w_R
    {('a', 'b'): -1}
    """
    added = right_weight is RightWeight.ADDED
    return ruleset(
        tuple(gamma.M),
        gamma.M,
        gamma.M,
        gamma.w,
        {edge: -weight if added else weight for edge, weight in gamma.w.items()},
        {t: 0 for t in gamma.M if not gamma.M[t]},
        gamma.B,
        gamma.TB,
    )


def _display(
    gamma: Symmetric, x: Position, p: int, nu_hat: Known, tie: Callable[[Position, int], Number]
) -> Number:
    """The displays of Proposition 4 and Observation 5: `tie` of y and l is what is won with it."""
    M, w = gamma.M, gamma.w
    if not M[x]:
        return 0
    left, right = available_bids(gamma.B, p), available_bids(gamma.B, gamma.TB - p)
    if not left:
        return min(nu_hat[z][p + r] - w[x, z] for r in right for z in M[x])
    if not right:
        return max(nu_hat[y][p - ell] + w[x, y] for ell in left for y in M[x])
    return max(
        min(
            nu_hat[y][p - ell] + w[x, y]
            if ell > r
            else tie(y, ell) + w[x, y]
            if ell == r
            else nu_hat[z][p + r] - w[x, z]
            for r in right
            for z in M[x]
        )
        for ell in left
        for y in M[x]
    )


def proposition_4(gamma: Symmetric, x: Position, p: int, nu_hat: Known) -> Number:
    """nu_hat_p(x) by the display of Proposition 4, where nu is given by (1).

    >>> path = symmetric(["a", "b"], {"a": ["b"], "b": []}, {("a", "b"): 1}, {0, 1}, TB=1)
    >>> proposition_4(path, "a", 0, {"b": (0, 0)})
    -1
    """

    def nu(y: Position, budget: int) -> Number:
        """(1): minus nu_hat with Right's budget."""
        return -nu_hat[y][gamma.TB - budget]

    return _display(gamma, x, p, nu_hat, lambda y, ell: nu(y, p - ell))


def observation_5(gamma: Symmetric, x: Position, p: int, nu_hat: Known) -> Number:
    """nu_hat_p(x) by the display of Observation 5, with y in place of x in the tie term.

    >>> path = symmetric(["a", "b"], {"a": ["b"], "b": []}, {("a", "b"): 1}, {0, 1}, TB=1)
    >>> observation_5(path, "a", 0, {"b": (0, 0)})
    -1
    """
    q = gamma.TB - p
    return _display(gamma, x, p, nu_hat, lambda y, ell: -nu_hat[y][q + ell])


def observation_5_as_printed(gamma: Symmetric, x: Position, p: int, nu_hat: Known) -> Number:
    """The right-hand side of Observation 5 to the letter, with nu_hat_(q+l)(x) in the tie term.

    It defines nothing, for the value at x appears on both sides; it can be compared with the value.

    >>> path = symmetric(["a", "b"], {"a": ["b"], "b": []}, {("a", "b"): 1}, {0, 1}, TB=1)
    >>> observation_5(path, "a", 1, {"a": (-1, 1), "b": (0, 0)})
    1
    >>> observation_5_as_printed(path, "a", 1, {"a": (-1, 1), "b": (0, 0)})
    2
    """
    q = gamma.TB - p
    return _display(gamma, x, p, nu_hat, lambda y, ell: -nu_hat[x][q + ell])


def corollary_6(gamma: Symmetric, x: Position, p: int, nu_hat: Known) -> Number | None:
    """nu_hat_p(x) by formula (2): ties and Right's wins only.

    A Left bid above q has no term, for Right can neither match nor outbid it. Such a bid is left
    out of the maximum: its minimum would be over nothing. Where no bid has a term, formula (2)
    gives no value, and neither does this.

    >>> path = symmetric(["a", "b"], {"a": ["b"], "b": []}, {("a", "b"): 1}, {0, 1}, TB=1)
    >>> corollary_6(path, "a", 1, {"b": (0, 0)})
    1
    >>> zero_not_bid = symmetric(["a", "b"], {"a": ["b"], "b": []}, {("a", "b"): 1}, {1}, TB=1)
    >>> corollary_6(zero_not_bid, "a", 1, {"b": (0, 0)}) is None
    True
    """
    q = gamma.TB - p
    M, w = gamma.M, gamma.w
    if not M[x]:
        return 0
    left, right = available_bids(gamma.B, p), available_bids(gamma.B, q)
    minima = []
    for ell in left:
        for y in M[x]:
            terms = [
                -nu_hat[y][q + ell] + w[x, y] if ell == r else nu_hat[z][p + r] - w[x, z]
                for r in right
                for z in M[x]
                if ell == r or ell < r <= q
            ]
            if terms:
                minima.append(min(terms))
    return max(minima) if minima else None


def table_by(
    formula: Callable[[Symmetric, Position, int, Known], Number | None],
    gamma: Symmetric,
    x: Position | None = None,
) -> dict[Position, tuple[Number, ...]]:
    """nu_hat by one of these, of x and what can be reached from it; without x, of all of X.

    It is refused where the formula has no term somewhere: (2), and only where 0 is not in B.

    >>> path = symmetric(["a", "b"], {"a": ["b"], "b": []}, {("a", "b"): 1}, {0, 1}, TB=1)
    >>> for formula in (proposition_4, observation_5, corollary_6):
    ...     print(table_by(formula, path))
    {'b': (0, 0), 'a': (-1, 1)}
    {'b': (0, 0), 'a': (-1, 1)}
    {'b': (0, 0), 'a': (-1, 1)}
    """
    nu_hat: dict[Position, tuple[Number, ...]] = {}
    if x is not None and not is_in(x, gamma.M):
        raise InvalidInput("position", x, "a position of the ruleset")
    for y in followers_first((gamma.M,), tuple(gamma.M) if x is None else (x,)):
        row: list[Number] = []
        for p in range(gamma.TB + 1):
            value = formula(gamma, y, p, nu_hat)
            if value is None:
                raise InvalidInput("bids", gamma.B, "bids that hold 0, so that (2) has a term")
            row.append(value)
        nu_hat[y] = tuple(row)
    return nu_hat
