"""Questions about `positions`: at the ends of what may be asked, and made by Hypothesis."""

from collections.abc import Iterable, Iterator
from functools import reduce
from itertools import chain, product
from math import isqrt
from operator import xor

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from proofs_check.core.evidence import Json
from proofs_check.oracle.kinds import exact
from proofs_check.oracle.questions import Values
from proofs_check.oracle.strategies import (
    LONG,
    WRAPS,
    Group,
    of_any_length,
    sets_and_heaps,
    sets_and_heaps_at_ends,
    some,
)
from reference.positions import Play


@st.composite
def subtraction(draw: DrawFn) -> Group:
    S, heaps = draw(sets_and_heaps())
    asked = product(heaps, Play)
    return draw(
        some(({"set": [*map(exact, S)], "heap": h, "play": play.value} for h, play in asked), 6)
    )


@st.composite
def nim(draw: DrawFn) -> Group:
    pile = st.one_of(
        st.integers(0, 1), st.integers(0, 3), st.integers(0, 20), st.integers(0, 10**6),
        # Few positions beyond what a C program has integers for.
        of_any_length(draw(st.sampled_from([*[2**120] * 9, LONG]))),
    )  # fmt: skip
    most = draw(st.sampled_from([1, 3, 5, 8, 16, 40]))
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
def wythoff(draw: DrawFn) -> Group:
    pile = st.one_of(st.integers(0, 3), st.integers(0, 12), st.integers(0, 500))
    first, second = draw(pile), draw(pile)
    if draw(st.booleans()):
        # A P-position, or near one: of each n, with piles of any size.
        n = draw(st.one_of(st.integers(0, 30), st.integers(0, 1000), of_any_length(LONG)))
        first = (n + isqrt(5 * n * n)) // 2
        second = first + n
        first, second = first + draw(st.integers(-1, 3)), second + draw(st.integers(-1, 3))
    piles = draw(st.permutations([exact(max(0, first)), exact(max(0, second))]))
    return [{"piles": piles, "play": play.value} for play in Play]


@st.composite
def nim_value(draw: DrawFn) -> Group:
    if draw(st.booleans()):
        return [{"piles": [draw(st.integers(0, 25)), draw(st.integers(0, 25))]}]
    S, heaps = draw(sets_and_heaps())
    return draw(some(({"set": [*map(exact, S)], "heap": h} for h in heaps), 4))


def wythoff_pair() -> SearchStrategy[Group]:
    numbers = st.one_of(st.integers(0, 100), of_any_length(LONG))
    return numbers.map(lambda n: [{"n": exact(max(n, 0))}])


EMPTY: list[Json] = []

HEAPS = (0, 2, 64, 1000, *range(1, 30, 2), 31, 33, 101, 255, 257, 999, 1001, 4097)
"""Heaps for the empty set, from which nobody can move."""

SIZES = (0, 1, 2, 3, 4, 7, 13, 100, 610, *WRAPS, LONG)


def subtraction_at_ends() -> Iterator[Values]:
    asked = chain(sets_and_heaps_at_ends(), ((EMPTY, h) for h in HEAPS))
    for number, (S, h) in enumerate(asked):
        # Both where the one play differs from the other in a small way.
        for play in Play if h < 10 else [[*Play][number % 2]]:
            yield {"set": S, "heap": h, "play": play.value}


def _in_both_plays(several: Iterable[Iterable[int]]) -> Iterator[Values]:
    for piles, play in product(several, Play):
        yield {"piles": [*map(exact, piles)], "play": play.value}


def nim_at_ends() -> Iterator[Values]:
    yield from _in_both_plays(
        chain(
            ([n] * k for n, k in product((0, 1, 2, LONG), (1, 2, 8, 9, 17, 33))),
            ([n] * k for n, k in product((0, 1, 2), (65, 66, 129, 257))),
            ([n] + [1] * k for n, k in product((2, 2**31, 2**64, 2**129), (0, 1, 2, 9, 32))),
            ([0] * k + [2**32, 1] for k in (0, 1, 16, 32)),
            ([n, n - 1, 1, 0, 1] for n in WRAPS),
        )
    )


def wythoff_at_ends() -> Iterator[Values]:
    yield from _in_both_plays(
        piles[::order] for n in SIZES for piles in _beside(n) for order in (1, -1)
    )


def _beside(n: int) -> Iterator[list[int]]:
    """Pairs that a pile, or a difference, of n is part of: the least, equal ones, the next."""
    first = (n + isqrt(5 * n * n)) // 2
    yield from ([0, n], [1, n], [n, n], [n, n + 1], [first, first + n], [first, first + n + 1])


def nim_value_at_ends() -> Iterator[Values]:
    asked = chain(sets_and_heaps_at_ends((2049, 4097, 10_007)), ((EMPTY, h) for h in HEAPS))
    for S, h in asked:
        yield {"set": S, "heap": h}
    for n in (280, 299):
        yield {"set": [*range(299, 0, -1)], "heap": n}
    unlike = ([0, 0], [0, 31], [1, 33], [0, 300], [2, 150], [33, 26], [31, 60])
    for piles in (*unlike, [26, 26], [40, 40]):
        for each in (piles, piles[::-1]):
            yield {"piles": list(each)}


def wythoff_pair_at_ends() -> Iterator[Values]:
    a, b = 1, 2
    for n, step in product(SIZES, (-1, 0, 1)):
        yield {"n": exact(max(0, n + step))}
    while b < LONG:
        # Here n times the golden ratio is closest to an integer.
        yield {"n": exact(b)}
        a, b = b, a + b
