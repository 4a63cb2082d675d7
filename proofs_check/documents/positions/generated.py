"""Questions about `positions`, made by Hypothesis in groups that share the reference's work."""

from collections.abc import Mapping
from functools import reduce
from itertools import product
from math import isqrt
from operator import xor

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from proofs_check.oracle.kinds import exact
from proofs_check.oracle.strategies import Group, near_wraps, sets_and_heaps
from reference.positions import Play


@st.composite
def _subtraction(draw: DrawFn) -> Group:
    S, heaps = draw(sets_and_heaps())
    return [
        {"set": [exact(s) for s in S], "heap": h, "play": play.value}
        for h, play in product(heaps, Play)
    ]


@st.composite
def _nim(draw: DrawFn) -> Group:
    pile = st.one_of(
        st.integers(0, 1), st.integers(0, 3), st.integers(0, 20), st.integers(0, 10**6),
        near_wraps(2**64),
    )  # fmt: skip
    most = draw(st.sampled_from([1, 3, 5, 8, 16]))
    piles = draw(st.lists(draw(st.sampled_from([st.integers(0, 1), pile, pile])), min_size=1,
                          max_size=most))  # fmt: skip
    if draw(st.booleans()):
        # A P-position, or one move away from it.
        piles = draw(st.permutations([*piles, reduce(xor, piles)]))
        if draw(st.booleans()):
            at = draw(st.integers(0, len(piles) - 1))
            piles[at] += draw(st.integers(0, 3))
    written = [exact(n) for n in piles]
    return [{"piles": written, "play": play.value} for play in Play]


@st.composite
def _wythoff(draw: DrawFn) -> Group:
    pile = st.one_of(st.integers(0, 3), st.integers(0, 12), st.integers(0, 500))
    first, second = draw(pile), draw(pile)
    if draw(st.booleans()):
        # A P-position, or near one: of each n, with piles of any size.
        n = draw(st.one_of(st.integers(0, 30), st.integers(0, 1000), near_wraps(2**64)))
        first = (n + isqrt(5 * n * n)) // 2
        second = first + n
        first, second = first + draw(st.integers(-1, 3)), second + draw(st.integers(-1, 3))
    piles = draw(st.permutations([exact(max(0, first)), exact(max(0, second))]))
    return [{"piles": piles, "play": play.value} for play in Play]


@st.composite
def _nim_value(draw: DrawFn) -> Group:
    if draw(st.booleans()):
        return [{"piles": [draw(st.integers(0, 25)), draw(st.integers(0, 25))]}]
    S, heaps = draw(sets_and_heaps())
    return [{"set": [exact(s) for s in S], "heap": h} for h in heaps]


_PAIR = st.one_of(st.integers(0, 100), near_wraps(2**64)).map(lambda n: [{"n": exact(max(n, 0))}])

GENERATED: Mapping[str, SearchStrategy[Group]] = {
    "positions.subtraction": _subtraction(),
    "positions.nim": _nim(),
    "positions.wythoff": _wythoff(),
    "positions.nim_value": _nim_value(),
    "positions.wythoff_pair": _PAIR,
}
"""For each system, what makes its questions."""
