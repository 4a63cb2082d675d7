"""Questions about `bidding`, made by Hypothesis in groups that share the reference's work."""

from collections.abc import Mapping
from itertools import product

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from proofs_check.core.evidence import Json
from proofs_check.documents.bidding.systems import READINGS
from proofs_check.oracle.strategies import Group, near_nought, near_wraps, sets
from reference.bidding import Player

GAPS = ((2, 3), (0, 2, 3), (3, 4), (2, 3, 9), (3, 4, 9))
"""Bids with which, of budgets of 9, maximin and minimax of a heap often differ."""


@st.composite
def _outcome(draw: DrawFn) -> Group:
    form = draw(st.sampled_from(["small", "small", "wide", "rich", "poor", "long", "gaps"]))
    S = draw({"wide": sets(25, 7, 4), "long": sets(3, 2)}.get(form, sets(6, 3)))
    TB = draw({"rich": st.integers(6, 14), "long": st.integers(0, 1)}.get(form, st.integers(0, 5)))
    at_action = st.builds(lambda s, t, d: s + t + d, *[st.sampled_from([0, *S])] * 2, near_nought())
    heap = max(0, draw(st.integers(0, 14) | at_action))
    if form == "poor":
        TB, heap = draw(st.integers(0, 2)), draw(st.integers(15, 60))
    if form == "long":
        heap = draw(near_wraps(1024) | st.integers(60, 600))
    if form == "gaps":
        S, TB, heap = draw(sets(4, 2)), 9, draw(st.integers(3, 18))
    common: dict[str, Json] = {"set": S, "total_budget": TB, "heap": heap}
    if form == "gaps":
        common["bids"] = list(draw(st.sampled_from(GAPS)))
    elif draw(st.booleans()):
        others = draw(st.lists(st.integers(1, TB), unique=True)) if TB else []
        # Without 0 there may be a player who cannot bid; where nobody can the reference refuses.
        common["bids"] = draw(st.permutations(others if others and heap % 2 else [*others, 0]))
    if draw(st.integers(0, 3)) == 0:
        common["reading"] = draw(st.sampled_from(sorted(READINGS)))
    return [
        {**common, "budget": p, "marker": marker.value}
        for p, marker in product(range(TB + 1), Player)
    ]


@st.composite
def _ruleset(draw: DrawFn) -> Group:
    n = draw(st.integers(1, 5) | st.integers(6, 9))
    names = [f"x{i}" for i in range(n)]
    small = st.integers(-3, 3).map(lambda w: w)
    weights = small | st.sampled_from(["1/2", "-3/4", "7/3"]) | near_wraps(2**40)
    sides: list[list[Json]] = []
    for _ in range(2):
        # Moves go to later positions, so that play ends.
        pairs = [(a, b) for a in range(n) for b in range(a + 1, n) if draw(st.booleans())]
        sides.append([[names[a], names[b], draw(weights)] for a, b in pairs])
    movers = [{move[0] for move in side if isinstance(move, list)} for side in sides]
    ends = [name for name in names if not all(name in side for side in movers)]
    TB = draw(st.integers(0, 3) | st.integers(0, 7))
    common: dict[str, Json] = {
        "positions": list(names),
        "left": sides[0],
        "right": sides[1],
        "penalties": {name: draw(weights) for name in ends},
        "total_budget": TB,
        "position": draw(st.sampled_from([names[0], *names])),
    }
    if TB and draw(st.integers(0, 2)) == 0:
        common["bids"] = draw(st.lists(st.integers(0, TB), min_size=1, unique=True))
    if draw(st.integers(0, 3)) == 0:
        common["reading"] = draw(st.sampled_from(sorted(READINGS)))
    return [
        {**common, "budget": p, "marker": marker.value}
        for p, marker in product(range(TB + 1), Player)
    ]


@st.composite
def _instance(draw: DrawFn) -> Group:
    found: list[Mapping[str, Json]] = []
    for question in draw(_ruleset()):
        named = dict(question)
        names, penalties = named.pop("positions"), named.pop("penalties")
        assert isinstance(names, list)
        assert isinstance(penalties, Mapping)
        number = {name: n for n, name in enumerate(names)}
        for side in ("left", "right"):
            moves = named[side]
            assert isinstance(moves, list)
            named[side] = [[number[m[0]], number[m[1]], m[2]] for m in moves if isinstance(m, list)]
        found.append(
            {
                **named,
                "tau": [penalties.get(name, 0) for name in names],
                "position": number[named["position"]],
            }
        )
    return found


GENERATED: Mapping[str, SearchStrategy[Group]] = {
    "bidding.outcome": _outcome(),
    "bidding.ruleset": _ruleset(),
    "bidding.instance": _instance(),
}
"""For each system, what makes its questions."""
