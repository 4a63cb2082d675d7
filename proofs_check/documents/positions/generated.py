"""Questions about `positions`, made by Hypothesis in groups that share the reference's work."""

from collections.abc import Mapping
from itertools import product

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from proofs_check.oracle.strategies import Group, sets_and_heaps
from reference.positions import Play


@st.composite
def _subtraction(draw: DrawFn) -> Group:
    S, heaps = draw(sets_and_heaps())
    return [{"set": S, "heap": h, "play": play.value} for h, play in product(heaps, Play)]


@st.composite
def _nim(draw: DrawFn) -> Group:
    pile = st.one_of(st.integers(0, 3), st.integers(0, 20), st.integers(0, 10**6))
    piles = draw(st.lists(pile, min_size=1, max_size=5))
    return [{"piles": piles, "play": play.value} for play in Play]


@st.composite
def _wythoff(draw: DrawFn) -> Group:
    first, second = (
        draw(st.one_of(st.integers(0, 12), st.integers(0, 500))),
        draw(st.one_of(st.integers(0, 12), st.integers(0, 500))),
    )
    return [{"piles": [first, second], "play": play.value} for play in Play]


GENERATED: Mapping[str, SearchStrategy[Group]] = {
    "positions.subtraction": _subtraction(),
    "positions.nim": _nim(),
    "positions.wythoff": _wythoff(),
}
"""For each system, what makes its questions."""
