"""Questions about `cumulative`: at the ends of what may be asked, and made by Hypothesis."""

from collections.abc import Iterator
from itertools import cycle, product

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from proofs_check.oracle.kinds import exact
from proofs_check.oracle.questions import Values
from proofs_check.oracle.strategies import Group, sets_and_heaps, sets_and_heaps_at_ends, some
from reference.cumulative import Convention


@st.composite
def outcome(draw: DrawFn) -> Group:
    S, heaps = draw(sets_and_heaps())
    asked = product(heaps, Convention)
    return draw(
        some(({"set": [*map(exact, S)], "heap": h, "convention": X.value} for h, X in asked), 8)
    )


@st.composite
def zero_sum(draw: DrawFn) -> Group:
    S, heaps = draw(sets_and_heaps())
    return draw(some(({"set": [*map(exact, S)], "heap": h} for h in heaps), 4))


def outcome_at_ends() -> Iterator[Values]:
    for (S, h), X in zip(sets_and_heaps_at_ends(), cycle(Convention), strict=False):
        yield {"set": S, "heap": h, "convention": X.value}


def zero_sum_at_ends() -> Iterator[Values]:
    return ({"set": S, "heap": h} for S, h in sets_and_heaps_at_ends())
