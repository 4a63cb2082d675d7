"""Questions about `bidding`, made by Hypothesis in groups that share the reference's work."""

from collections.abc import Mapping
from itertools import product

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from proofs_check.core.evidence import Json
from proofs_check.oracle.strategies import Group, sets
from reference.bidding import Player


@st.composite
def _outcome(draw: DrawFn) -> Group:
    S = draw(sets(6, 3))
    TB = draw(st.integers(0, 5))
    heap = draw(st.integers(0, 14))
    common: dict[str, Json] = {"set": S, "total_budget": TB, "heap": heap}
    if draw(st.booleans()):
        others = draw(st.lists(st.integers(1, TB), unique=True)) if TB else []
        common["bids"] = [*others, 0]
    return [
        {**common, "budget": p, "marker": marker.value}
        for p, marker in product(range(TB + 1), Player)
    ]


@st.composite
def _ruleset(draw: DrawFn) -> Group:
    n = draw(st.integers(1, 5))
    names = [f"x{i}" for i in range(n)]
    weights = st.integers(-3, 3).map(lambda w: w) | st.sampled_from(["1/2", "-3/4", "7/3"])
    sides: list[list[Json]] = []
    for _ in range(2):
        # Moves go to later positions, so that play ends.
        pairs = [(a, b) for a in range(n) for b in range(a + 1, n) if draw(st.booleans())]
        sides.append([[names[a], names[b], draw(weights)] for a, b in pairs])
    movers = [{move[0] for move in side if isinstance(move, list)} for side in sides]
    ends = [name for name in names if not all(name in side for side in movers)]
    TB = draw(st.integers(0, 3))
    common: dict[str, Json] = {
        "positions": list(names),
        "left": sides[0],
        "right": sides[1],
        "penalties": {name: draw(weights) for name in ends},
        "total_budget": TB,
        "position": draw(st.sampled_from(names)),
    }
    return [
        {**common, "budget": p, "marker": marker.value}
        for p, marker in product(range(TB + 1), Player)
    ]


GENERATED: Mapping[str, SearchStrategy[Group]] = {
    "bidding.outcome": _outcome(),
    "bidding.ruleset": _ruleset(),
}
"""For each system, what makes its questions."""
