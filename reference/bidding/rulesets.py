"""Section 2: the ruleset (X, L, R, B) with weights, penalties and bids; the budgets; the utility.

Beyond the text: X is finite, and `None` is no position.
"""

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import chain
from typing import Any

from reference.bidding.readings import Player
from reference.errors import InvalidInput
from reference.inputs import (
    at_least,
    collection,
    distinct,
    is_in,
    mapping,
    one_of,
    rational,
    within,
)
from reference.recursion import options_first

Position = Hashable
"""An element of X."""

Number = int | Fraction
"""A weight, a penalty or a value: exact."""

Bids = tuple[int, ...]
"""A set of bids in dollars, ascending."""

Moves = Mapping[Position, tuple[Position, ...]]
"""L or R: the options of each position."""

Weights = Mapping[tuple[Position, Position], Number]
"""w_L or w_R: a number for each move edge (x, y)."""

Penalties = Mapping[Position, Number]
"""tau: a number for each terminal position."""

GivenMoves = Mapping[Any, Iterable[Position]]
"""Moves as they may be given; `Any`, for a type checker takes no mapping of str to be one here."""

GivenNumbers = Mapping[Any, Number]
"""Weights or penalties as they may be given."""


def total_budget(TB: int) -> int:
    """TB itself, if it is a total budget: an integer of at least 0, in dollars (Section 1).

    >>> total_budget(5)
    5
    """
    return at_least("total_budget", TB, 0)


def left_budget(p: int, TB: int) -> int:
    """The budget p itself, if it is Left's part of TB: an integer from 0 to TB, in dollars.

    Section 1 and Section 2, first paragraph; Right has q = TB - p.

    >>> left_budget(3, 5)
    3
    """
    return within("budget", p, 0, total_budget(TB), f"an integer from 0 to {TB}, the total budget")


def player(field: str, given: str) -> Player:
    """Left or Right, also from the word "left" or "right".

    `field` says what the player is asked for: the marker's holder, who moves ...

    >>> player("marker", "left") is Player.LEFT
    True
    """
    return one_of(field, given, Player, "left or right")


def bidding_set(B: Iterable[int], TB: int) -> Bids:
    """B as a tuple: a non-empty set of bids within {0, ..., TB}, in dollars (Section 2).

    The ruleset is invalid if there is a position where nobody can bid (Section 2). Every budget
    partition is a position, for any game state may be a starting position, so all are asked.

    >>> bidding_set({2, 0}, 5)
    (0, 2)
    >>> bidding_set({2}, 2)
    Traceback (most recent call last):
    reference.errors.InvalidInput: bids: got (2,), allowed: bids of which some player can place \
one at every partition; Left 1, Right 1 can not
    """
    budget = total_budget(TB)
    allowed = f"distinct integers from 0 to {budget}, the total budget"
    given = [within("bids", b, 0, budget, allowed) for b in collection("bids", B, allowed)]
    if not given:
        raise InvalidInput("bids", given, "at least one bid")
    bids = distinct("bids", given, allowed)
    least = min(bids)
    for p in range(budget + 1):
        q = budget - p
        if p < least and q < least:
            raise InvalidInput(
                "bids",
                bids,
                "bids of which some player can place one at every partition; "
                f"Left {p}, Right {q} can not",
            )
    return bids


def proper_bidding_set(B: Iterable[int], TB: int) -> Bids:
    """B as a tuple, where the inclusion symbol of Definition 8 is read as a proper one.

    That would leave no unitary game (Section 3.1 takes all bids) and no game at TB = 0. Section 2
    writes the symbol that allows both: see `bidding_set`.

    >>> proper_bidding_set({0, 2}, 2)
    (0, 2)
    """
    bids = bidding_set(B, TB)
    if len(bids) == TB + 1:
        raise InvalidInput("bids", bids, f"a proper subset of 0 to {TB}")
    return bids


def all_bids(TB: int) -> Bids:
    """The bidding set {0, ..., TB}, in dollars: that of unitary games (Section 3.1).

    >>> all_bids(3)
    (0, 1, 2, 3)
    """
    return tuple(range(total_budget(TB) + 1))


def available_bids(B: Bids, budget: int) -> Bids:
    """The intersection of B and {0, ..., budget}: the bids that a player can place (Definition 1).

    >>> available_bids((0, 2, 5), 4)
    (0, 2)
    """
    return tuple(b for b in B if 0 <= b <= budget)


def exact(field: str, value: Number) -> Number:
    """The value itself, if it is an exact number: an int or a Fraction."""
    return rational(field, value, "an int or a Fraction")


def left_wins(ell: int | None, r: int | None, marker: Player) -> bool:
    """Whether Left wins the turn: the higher bid does, in a tie the marker's holder (Section 1).

    A bid is None where the player has no legal one: then the other, who has, moves (Section 2).

    >>> left_wins(1, 1, Player.LEFT), left_wins(1, 2, Player.LEFT), left_wins(0, None, Player.RIGHT)
    (True, False, True)
    """
    if ell is None:
        return False
    if r is None:
        return True
    return ell > r or (ell == r and marker is Player.LEFT)


@dataclass(frozen=True)
class Ruleset:
    """Gamma = (X, L, R, B) with w_L, w_R, tau and the total budget TB; made by `ruleset`.

    `tau_L` and `tau_R` are tau on T_L and on T_R: one function, unless it was given as two.
    """

    TB: int
    B: Bids
    L: Moves
    R: Moves
    w_L: Weights  # noqa: N815 (the document's symbol)
    w_R: Weights  # noqa: N815 (the document's symbol)
    tau_L: Penalties  # noqa: N815 (the document's symbol)
    tau_R: Penalties  # noqa: N815 (the document's symbol)

    @property
    def X(self) -> tuple[Position, ...]:
        """The positions, in the order given."""
        return tuple(self.L)

    def followers_first(self, starts: Iterable[Position]) -> list[Position]:
        """The positions that play from `starts` can reach, each after its own options.

        Where a position can be reached from itself it is refused: Section 2 has acyclic rulesets
        only.
        """
        known = [position(self, start) for start in starts]
        return followers_first((self.L, self.R), known)


def position(gamma: Ruleset, x: Position) -> Position:
    """The position x itself, if it is one of the ruleset."""
    if not is_in(x, gamma.L):
        raise InvalidInput("position", x, "a position of the ruleset")
    return x


def followers_first(functions: Iterable[Moves], starts: Iterable[Position]) -> list[Position]:
    """What can be reached from `starts`, each position after all its options.

    `functions` are move functions, each a total function on X. Where a position can be reached from
    itself it is refused: Section 2 has acyclic rulesets only.

    >>> followers_first([{"a": ("b", "c"), "b": ("c",), "c": ()}], ["a"])
    ['c', 'b', 'a']
    """
    functions = tuple(functions)
    return options_first(
        starts,
        lambda x: chain.from_iterable(function[x] for function in functions),
        lambda x: InvalidInput("moves", x, "no position that can be reached from itself"),
    )


def positions(X: Iterable[Position]) -> tuple[Position, ...]:
    """X as a tuple: at least one position, without repeats; a position is hashable and not None."""
    allowed = "distinct hashable positions, at least one, none of them None"
    given = tuple(collection("positions", X, allowed))
    for x in given:
        try:
            hash(x)
        except TypeError:
            raise InvalidInput("positions", x, allowed) from None
        if x is None:
            raise InvalidInput("positions", x, allowed)
    if not given or len(set(given)) < len(given):
        raise InvalidInput("positions", given, allowed)
    return given


def moves(
    field: str, X: tuple[Position, ...], M: GivenMoves
) -> dict[Position, tuple[Position, ...]]:
    """A move function from X to the subsets of X (Section 2).

    Each position has an entry, and each option is listed once.
    """
    M = mapping(field, M, "the options of each position")
    inside = set(X)
    for x in M:
        if x not in inside:
            raise InvalidInput(field, x, "positions of the ruleset only")
    total: dict[Position, tuple[Position, ...]] = {}
    for x in X:
        if x not in M:
            raise InvalidInput(field, x, "options, possibly none, for every position; this has no")
        listed = tuple(collection(field, M[x], "a set of positions"))
        for y in listed:
            if not is_in(y, inside):
                raise InvalidInput(field, y, "moves to positions of the ruleset only")
        if len(set(listed)) < len(listed):
            raise InvalidInput(field, listed, "a set of positions, each once")
        total[x] = listed
    return total


def weights(field: str, M: Moves, w: GivenNumbers) -> dict[tuple[Position, Position], Number]:
    """A weight function: an exact number on each move edge (x, y) of M and nowhere else."""
    w = mapping(field, w, "a weight for each move")
    edges = [(x, y) for x in M for y in M[x]]
    known = set(edges)
    for edge in w:
        if edge not in known:
            raise InvalidInput(field, edge, "weights on the moves only")
    for edge in edges:
        if edge not in w:
            raise InvalidInput(field, edge, "a weight for each move; this has none")
    return {edge: exact(field, w[edge]) for edge in edges}


def penalties(
    field: str, terminal: tuple[Position, ...], tau: GivenNumbers
) -> dict[Position, Number]:
    """A penalty function: an exact number on each terminal position and nowhere else."""
    tau = mapping(field, tau, "a penalty for each terminal position")
    known = set(terminal)
    for t in tau:
        if t not in known:
            raise InvalidInput(field, t, "penalties at terminal positions only")
    for t in terminal:
        if t not in tau:
            raise InvalidInput(field, t, "a penalty for each terminal position; this has none")
    return {t: exact(field, tau[t]) for t in terminal}


def ruleset(
    X: Iterable[Position],
    L: GivenMoves,
    R: GivenMoves,
    w_L: GivenNumbers,
    w_R: GivenNumbers,
    tau: GivenNumbers,
    B: Iterable[int],
    TB: int,
    *,
    tau_R: GivenNumbers | None = None,
) -> Ruleset:
    """A finite acyclic ruleset with everything that Section 2 gives it.

    L and R are the options of each position, w_L and w_R the weight of each move, an int or a
    Fraction; the sign of w_R in the score is the reading `RightWeight`. The penalty `tau` is, as
    the text has it, one function on the union of T_L and T_R. No number of the document has
    another. In the other reading the union is a disjoint one: then `tau` is asked for T_L and
    `tau_R` for T_R, so that a position that is terminal for both can have two. No position can be
    reached from itself.

    >>> gamma = ruleset(
    ...     ["x1", "x2"], {"x1": [], "x2": []}, {"x1": ["x2"], "x2": []},
    ...     {}, {("x1", "x2"): 1}, {"x1": 0, "x2": 0}, {0, 1}, TB=1,
    ... )
    >>> gamma.X, gamma.B
    (('x1', 'x2'), (0, 1))
    """
    budget = total_budget(TB)
    bids = bidding_set(B, budget)
    given = positions(X)
    left = moves("left_moves", given, L)
    right = moves("right_moves", given, R)
    T_L = tuple(x for x in given if not left[x])
    T_R = tuple(x for x in given if not right[x])
    if tau_R is None:
        tau_L = penalties("penalties", tuple(x for x in given if x in {*T_L, *T_R}), tau)
        tau_R = tau_L
    else:
        tau_L = penalties("penalties", T_L, tau)
        tau_R = penalties("right_penalties", T_R, tau_R)
    gamma = Ruleset(
        TB=budget,
        B=bids,
        L=left,
        R=right,
        w_L=weights("left_weights", left, w_L),
        w_R=weights("right_weights", right, w_R),
        tau_L=tau_L,
        tau_R=tau_R,
    )
    followers_first((left, right), given)
    return gamma


def utility(
    gamma: Ruleset, x: Position, line: Iterable[tuple[Player, Position]], last: Player
) -> Number:
    """The final score of a play that ends: tau(t), plus Left's weights, plus Right's.

    So Definition 1 and Example 2.1 have it. For the display of Section 2 see `utility_as_printed`.

    Play begins at x; `line` says in turn who moves and where to, `last` who wins the last bid and
    cannot move.

    >>> gamma = ruleset(
    ...     ["x1", "x2"], {"x1": [], "x2": []}, {"x1": ["x2"], "x2": []},
    ...     {}, {("x1", "x2"): 1}, {"x1": 0, "x2": 0}, {0, 1}, TB=1,
    ... )
    >>> utility(gamma, "x1", [(Player.RIGHT, "x2")], last=Player.LEFT)
    1
    """
    tau, e_L, e_R = played(gamma, x, line, last)
    return tau + sum(e_L) + sum(e_R)


def utility_as_printed(
    gamma: Ruleset, x: Position, line: Iterable[tuple[Player, Position]], last: Player
) -> Number:
    """u(sigma) as displayed in Section 2: tau(t), plus Left's weights, minus Right's.

    >>> gamma = ruleset(
    ...     ["x1", "x2"], {"x1": [], "x2": []}, {"x1": ["x2"], "x2": []},
    ...     {}, {("x1", "x2"): 1}, {"x1": 0, "x2": 0}, {0, 1}, TB=1,
    ... )
    >>> utility_as_printed(gamma, "x1", [(Player.RIGHT, "x2")], last=Player.LEFT)
    -1
    """
    tau, e_L, e_R = played(gamma, x, line, last)
    return tau + sum(e_L) - sum(e_R)


def played(
    gamma: Ruleset, x: Position, line: Iterable[tuple[Player, Position]], last: Player
) -> tuple[Number, list[Number], list[Number]]:
    """The penalty at the end of a play, the weights of Left's moves, and those of Right's."""
    position(gamma, x)
    e_L: list[Number] = []
    e_R: list[Number] = []
    for mover, y in line:
        left_moves = player("line", mover) is Player.LEFT
        if y not in (gamma.L[x] if left_moves else gamma.R[x]):
            raise InvalidInput("line", y, f"a {mover} move from {x!r}")
        if left_moves:
            e_L.append(gamma.w_L[x, y])
        else:
            e_R.append(gamma.w_R[x, y])
        x = y
    left_stuck = player("last", last) is Player.LEFT
    if gamma.L[x] if left_stuck else gamma.R[x]:
        raise InvalidInput("last", last, f"a player without a move at {x!r}")
    return (gamma.tau_L[x] if left_stuck else gamma.tau_R[x]), e_L, e_R
