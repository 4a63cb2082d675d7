"""Questions about `positions`: at the ends of what may be asked, and drawn."""

from collections.abc import Iterable, Iterator
from functools import reduce
from itertools import chain, product
from math import isqrt
from operator import xor
from random import Random

from proofs_check.core.evidence import Json
from proofs_check.oracle.draws import (
    LONG,
    WRAPS,
    Group,
    by_chance,
    of_any_length,
    sets_and_heaps,
    sets_and_heaps_at_ends,
    shuffled,
    some,
)
from proofs_check.oracle.kinds import exact
from proofs_check.oracle.questions import Values
from reference.positions import Play


def subtraction(random: Random) -> Group:
    S, heaps = sets_and_heaps(random)
    asked = product(heaps, Play)
    return some(
        random, ({"set": [*map(exact, S)], "heap": h, "play": play.value} for h, play in asked), 6
    )


def nim(random: Random) -> Group:
    # Few positions beyond what a C program has integers for.
    longest = random.choice([*[2**120] * 9, LONG])
    piles = []
    for _ in range(random.randint(1, random.choice([1, 3, 5, 8, 16, 40]))):
        most = random.choice([1, 1, 1, 3, 20, 10**6, 0])
        piles.append(random.randint(0, most) if most else of_any_length(random, longest))
    if by_chance(random):
        # A P-position, or one move away from it.
        piles = shuffled(random, [*piles, reduce(xor, piles)])
        if by_chance(random):
            piles[0] += random.randint(0, 3)
    return [{"piles": [*map(exact, piles)], "play": play.value} for play in Play]


def wythoff(random: Random) -> Group:
    first, second = (random.randint(0, random.choice([3, 12, 500])) for _ in range(2))
    if by_chance(random):
        # A P-position, or near one: of each n, with piles of any size.
        most = random.choice([30, 1000, 0])
        n = random.randint(0, most) if most else of_any_length(random, LONG)
        first = (n + isqrt(5 * n * n)) // 2
        first, second = first + random.randint(-1, 3), first + n + random.randint(-1, 3)
    piles = shuffled(random, [exact(max(0, first)), exact(max(0, second))])
    return [{"piles": piles, "play": play.value} for play in Play]


def nim_value(random: Random) -> Group:
    if by_chance(random):
        return [{"piles": [random.randint(0, 25), random.randint(0, 25)]}]
    S, heaps = sets_and_heaps(random)
    return some(random, ({"set": [*map(exact, S)], "heap": h} for h in heaps), 4)


def wythoff_pair(random: Random) -> Group:
    n = random.choice([random.randint(0, 100), of_any_length(random, LONG)])
    return [{"n": exact(n)}]


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
