"""Questions about `cumulative`, made by Hypothesis in groups that share the reference's work."""

from collections.abc import Mapping
from itertools import product

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from proofs_check.oracle.kinds import exact
from proofs_check.oracle.strategies import Group, sets_and_heaps
from reference.cumulative import Convention


@st.composite
def _outcome(draw: DrawFn) -> Group:
    S, heaps = draw(sets_and_heaps())
    return [
        {"set": [exact(s) for s in S], "heap": h, "convention": X.value}
        for h, X in product(heaps, Convention)
    ]


@st.composite
def _zero_sum(draw: DrawFn) -> Group:
    S, heaps = draw(sets_and_heaps())
    return [{"set": [exact(s) for s in S], "heap": h} for h in heaps]


GENERATED: Mapping[str, SearchStrategy[Group]] = {
    "cumulative.outcome": _outcome(),
    "cumulative.zero_sum": _zero_sum(),
}
"""For each system, what makes its questions."""
