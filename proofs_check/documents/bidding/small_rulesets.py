"""Small rulesets by the reference: how they are made, and the ranges of them."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import product
from typing import Any, TypeAlias

import reference.bidding as ref
from proofs_check.core.evidence import Json
from proofs_check.core.ranges import Range, Seen, range_of
from proofs_check.documents.bidding.rulesets import One, bidding_sets
from proofs_check.methods.refusals import refusal
from reference.bidding.readings import DEFAULT
from reference.bidding.rulesets import Number

LEFT, RIGHT = ref.Player.LEFT, ref.Player.RIGHT

Bids: TypeAlias = tuple[int, ...]
Weight: TypeAlias = int | None
"""The weight of a move; None where there is no move."""

MARKER_MOVES = ref.Reading(unopposed=ref.Unopposed.MARKER_MOVES)
UNOPPOSED = {
    "the marker stays with an unopposed winner": DEFAULT,
    "it goes over with the bid": MARKER_MOVES,
}
"""The readings of what happens to the marker where one player alone can bid."""


def refused(make: Callable[..., object], *given: Any) -> bool:
    """Whether what is given is refused as unusable.

    >>> refused(int, "1")
    False
    """
    return refusal(make, *given) is not None


def zero_is_a_bid(TB: int, B: Bids, *rest: object) -> bool:
    """0 is in B: a condition of ranges whose instances begin with TB and B."""
    return 0 in B


def zero_is_no_bid(TB: int, B: Bids, *rest: object) -> bool:
    """0 is not in B."""
    return 0 not in B


# Bids alone


def bids(largest: int) -> Iterator[tuple[int, Bids]]:
    """Every total budget and bidding set under which somebody can always bid."""
    for TB in range(largest + 1):
        yield from ((TB, B) for B in bidding_sets(TB))


BIDS = Range("every B, TB <= {TB}", "TB B", bids, {"TB": 4})


def bids_and_budgets(largest: int) -> Iterator[tuple[int, Bids, int]]:
    for TB, B in bids(largest):
        yield from ((TB, B, p) for p in range(TB + 1))


BIDS_AND_BUDGETS = Range("every B and p, TB <= {TB}", "TB B p", bids_and_budgets, {"TB": 6})


# Two positions


def two_positions(
    left: Number | None, right: Number | None, TB: int, B: Any, tau: Sequence[Number] = (0, 0)
) -> ref.Ruleset:
    """x1 with at most one move a player, of the given weight, to x2; penalties of x1 and x2."""
    L = {"x1": ["x2"] if left is not None else [], "x2": []}
    R = {"x1": ["x2"] if right is not None else [], "x2": []}
    penalties = {"x2": tau[1]}
    if left is None or right is None:
        penalties["x1"] = tau[0]
    return ref.ruleset(
        ["x1", "x2"],
        L,
        R,
        {("x1", "x2"): left} if left is not None else {},
        {("x1", "x2"): right} if right is not None else {},
        penalties,
        B,
        TB,
    )


@range_of(
    "TB B left right tau1 tau2",
    {"TB": 2, "left": (0, 1, -1), "right": (0, 1, -1), "tau1": (0, 1, -1), "tau2": (0, 1, -1)},
)
def TWO_POSITIONS(
    largest: int, left: Bids, right: Bids, tau1: Bids, tau2: Bids
) -> Iterator[tuple[int, Bids, Weight, Weight, int, int]]:
    """two positions x1, x2, Left's move of weight {left} or none, Right's of weight {right} or
    none, penalties {tau1} and {tau2}, every B, TB <= {TB}"""
    for TB, B in bids(largest):
        for numbers in product((None, *left), (None, *right), tau1, tau2):
            yield TB, B, *numbers


RULESETS_OF_2 = Seen(
    TWO_POSITIONS, lambda TB, B, left, right, *tau: two_positions(left, right, TB, B, tau)
)
"""The ruleset of each."""


@range_of("TB B w tau", {"TB": 4, "w": (-2, 1, 2), "tau": (-1, 0, 3)})
def ONE_LEFT_MOVE(
    largest: int, weights: Bids, penalties: Bids
) -> Iterator[tuple[int, Bids, int, int]]:
    """every B, TB <= {TB}, one Left move of weight {w}, penalty {tau}"""
    for TB, B in bids(largest):
        yield from ((TB, B, w, tau) for w, tau in product(weights, penalties))


def example(TB: int, B: Any) -> ref.Ruleset:
    """The ruleset of Examples 2.1 and 2.2; the penalty at x1, which is not printed, is 0."""
    return two_positions(None, 1, TB, B)


EXAMPLE = BIDS.where("TB >= 1", lambda TB, B: TB >= 1)
EXAMPLE_2_1 = EXAMPLE.where("0 in B", zero_is_a_bid)


def mirror(gamma: ref.Ruleset) -> ref.Ruleset:
    return ref.ruleset(
        gamma.X,
        gamma.R,
        gamma.L,
        {edge: -w for edge, w in gamma.w_R.items()},
        {edge: -w for edge, w in gamma.w_L.items()},
        {x: -gamma.tau_R[x] for x in gamma.X if not gamma.R[x]},
        gamma.B,
        gamma.TB,
        tau_R={x: -gamma.tau_L[x] for x in gamma.X if not gamma.L[x]},
    )


# Any rulesets of alternating play


def _alternating(weights: Bids, tau: Bids) -> Iterator[tuple[ref.Ruleset]]:
    """TB = 0: every pair of weighted move functions on 0, 1, 2 that go down."""
    edges = ((1, 0), (2, 0), (2, 1))
    some = [
        {edge: w for edge, w in zip(edges, numbers, strict=True) if w is not None}
        for numbers in product((None, *weights), repeat=len(edges))
    ]
    for w_L, w_R in product(some, repeat=2):
        L, R = ({x: [y for z, y in w if z == x] for x in range(3)} for w in (w_L, w_R))
        ends = [x for x in range(3) if not L[x] or not R[x]]
        for penalties in product(tau, repeat=len(ends)):
            yield (
                ref.ruleset(
                    range(3), L, R, w_L, w_R, dict(zip(ends, penalties, strict=True)), {0}, TB=0
                ),
            )


def _rulesets_at(gamma: ref.Ruleset) -> Json:
    left, right = ([[*edge, w] for edge, w in ws.items()] for ws in (gamma.w_L, gamma.w_R))
    return {"left": left, "right": right, "tau_L": gamma.tau_L, "tau_R": gamma.tau_R}  # type: ignore[dict-item]


ALTERNATING = Range(
    "every ruleset of 3 positions, weights {greatest weight} or {least weight}, penalties 0 or "
    "{greatest penalty}, TB = 0",
    "gamma",
    lambda greatest, least, tau: _alternating((greatest, least), (0, tau)),
    {"greatest weight": 1, "least weight": -2, "greatest penalty": 5},
    measures={
        "greatest weight": lambda g: max((*g.w_L.values(), *g.w_R.values()), default=0),
        "least weight": lambda g: min((*g.w_L.values(), *g.w_R.values()), default=0),
        "greatest penalty": lambda g: max((*g.tau_L.values(), *g.tau_R.values())),
    },
    at=_rulesets_at,
)


# Symmetric rulesets


@dataclass(frozen=True)
class SmallSymmetric(One):
    """A symmetric ruleset, with what Definition 1 gives for it."""

    form: ref.Symmetric

    # The maximin values where the marker goes over with the bid
    moving = cached_property(lambda self: ref.maximin_table(self.gamma, reading=MARKER_MOVES))
    moving_in_U = cached_property(lambda self: ref.in_U(self.gamma, MARKER_MOVES))  # noqa: N815
    # The weights of its moves, 0 among them
    weights = property(lambda self: (0, *(int(w) for w in self.form.w.values())))

    def named(self, *more: Any) -> dict[str, Json]:
        """How evidence writes it, and after it a position and a budget."""
        moves = [[int(str(x)), int(str(y)), int(w)] for (x, y), w in self.form.w.items()]
        return {
            "TB": self.TB,
            "B": list(self.B),
            "moves": moves,
            **dict(zip(("x", "p"), more, strict=False)),
        }


def _small(form: ref.Symmetric) -> SmallSymmetric:
    return SmallSymmetric(ref.as_ruleset(form), form)


@cache
def _every_symmetric(
    TB: int, positions: int, greatest: int, least: int
) -> list[tuple[SmallSymmetric]]:
    found = []
    subsets = [
        [tuple(y for y in range(x) if bits >> y & 1) for bits in range(1 << x)]
        for x in range(positions)
    ]
    for moves in product(*subsets):
        M = dict(enumerate(moves))
        edges = [(x, y) for x in M for y in M[x]]
        for numbers in product(range(least, greatest + 1), repeat=len(edges)):
            w = dict(zip(edges, numbers, strict=True))
            found += [(_small(ref.symmetric(M, M, w, B, TB)),) for B in bidding_sets(TB)]
    return found


def path(weights: tuple[int, ...], B: Any, TB: int) -> ref.Symmetric:
    """The symmetric path n -> ... -> 1 -> 0 with these weights, bottom up."""
    X = range(len(weights) + 1)
    M: dict[int, list[int]] = {x: [x - 1] if x else [] for x in X}
    return ref.symmetric(X, M, {(x + 1, x): w for x, w in enumerate(weights)}, B, TB)


@cache
def _paths(TB: int, positions: int, greatest: int, least: int) -> list[tuple[SmallSymmetric]]:
    every = product(range(least, greatest + 1), repeat=positions - 1)
    return [(_small(path(weights, B, TB)),) for weights in every for B in bidding_sets(TB)]


def _range(kind: str, games: Callable[..., list[tuple[SmallSymmetric]]], n: int) -> Range:
    # The rulesets are kept: what Definition 1 gives for one serves all ranges that it is in.
    return Range(
        f"every {kind} of {{positions}} positions, weights {{least weight}} to "
        "{greatest weight}, every B, TB <= {TB}",
        "g",
        lambda largest, *more: (g for TB in range(largest + 1) for g in games(TB, *more)),
        {"TB": 2, "positions": n, "greatest weight": 2, "least weight": -2},
        measures={
            "TB": lambda g, *_: g.TB,
            "positions": lambda g, *_: len(g.form.M),
            "greatest weight": lambda g, *_: max(g.weights),
            "least weight": lambda g, *_: min(g.weights),
        },
        at=lambda g, *more: g.named(*more),
    )


def positions_of(games: Range) -> Range:
    """Every position of each of the rulesets."""
    return _below(games, "every position of ", "g x", lambda g: ((g, x) for x in g.form.M))


def budgets_of(positions: Range) -> Range:
    """Every budget of Left's at each of the positions."""
    return _below(
        positions, "every p at ", "g x p", lambda g, x: ((g, x, p) for p in range(g.TB + 1))
    )


def _below(above: Range, words: str, names: str, each: Callable[..., Iterator[Any]]) -> Range:
    """What each instance of a range holds, under the same conditions, which must be known soon."""
    n = len(above.names.split())

    def on_first(condition: Callable[..., Any]) -> Callable[..., Any]:
        return lambda *instance: condition(*instance[:n])

    return Range(
        words + above.words,
        names,
        lambda *bounds: (below for instance in above.make(*bounds) for below in each(*instance)),
        above.bounds,
        above.deep,
        above.measures,
        above.at,
        tuple((condition, on_first(f)) for condition, f in above.only),
    )


SYMMETRIC_OF_3 = _range("symmetric ruleset", _every_symmetric, 3)
PATHS_OF_4 = _range("symmetric path", _paths, 4)


def symmetric_in_U(in_U: Callable[[SmallSymmetric], bool]) -> Range:
    """Every p at every position of the small symmetric rulesets in U."""
    return budgets_of(positions_of(SYMMETRIC_OF_3.to({}, {"TB": 3}).where("in U", in_U)))


SYMMETRIC_IN_U = symmetric_in_U(lambda g: g.in_U)
