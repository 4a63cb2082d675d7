"""How a set of positive integers varies: structured families, local moves, and what is smaller."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import gcd
from random import Random

Set = tuple[int, ...]
"""Ascending."""

DRAWS = 60
"""How often a family is asked for a set that is admitted before another family's turn."""


@dataclass(frozen=True)
class IntegerSets:
    """Sets of positive integers beyond a range.

    `above`: the largest maximum of the sets that were looked at already. `size`: how many members;
    None where any number. `admits`: which sets are meant, however large. `known`: sets that are
    known to violate some statement.
    """

    above: int
    size: int | None
    admits: Callable[[Set], bool]
    known: tuple[Set, ...] = ()

    def drawn(self, family: str, random: Random, reach: int) -> Set | None:
        """A set of a family with a maximum from `above` + 1 to `reach`; None where none was met.

        >>> sets = IntegerSets(20, 3, lambda S: True)
        >>> S = sets.drawn("arithmetic progressions", Random(1), 40)
        >>> S[2] - S[1] == S[1] - S[0], 20 < S[2] <= 40
        (True, True)
        """
        for _ in range(DRAWS):
            S = FAMILIES[family](self, random, reach)
            if self.is_meant(S, reach):
                return S
        return None

    def is_meant(self, S: Set, reach: int) -> bool:
        """Whether a set is one of these, beyond the range and within reach."""
        return bool(S) and S[0] > 0 and self.above < S[-1] <= reach and self._fits(S)

    def _fits(self, S: Set) -> bool:
        return self.size in (None, len(S)) and self.admits(S)

    def neighbour(self, S: Set, random: Random, reach: int) -> Set:
        """A set one local move away; the set itself where none was met."""
        for _ in range(DRAWS):
            T = list(S)
            at = random.randrange(len(T))
            move = random.choice(("step", "step", "replace", "add", "drop", "shift"))
            if move == "step":
                T[at] += random.choice((-2, -1, 1, 2))
            elif move == "replace":
                T[at] = random.randint(1, reach)
            elif move == "add":
                T.append(random.randint(1, reach))
            elif move == "drop":
                del T[at]
            else:
                step = random.choice((-1, 1))
                T = [s + step for s in T]
            if self.is_meant(found := _ascending(T), reach) and found != S:
                return found
        return S

    def smaller(self, S: Set) -> Iterator[Set]:
        """Sets that are smaller in some order: fewer members, or smaller ones."""
        divisor = gcd(*S)
        made: Iterator[Sequence[int]] = iter(
            [
                *([s // divisor for s in S] for _ in range(divisor > 1)),
                *([s // 2 for s in S], [s - 1 for s in S]),
                *([*S[:at], *S[at + 1 :]] for at in range(len(S))),
                *(
                    [*S[:at], s - step, *S[at + 1 :]]
                    for at, s in reversed([*enumerate(S)])
                    for step in (s // 2, s // 4, 3, 2, 1)
                ),
                *(
                    [*S[:a], S[a] - 1, *S[a + 1 : b], S[b] - 1, *S[b + 1 :]]
                    for b in range(len(S))
                    for a in range(b)
                ),
            ]
        )
        for T in made:
            found = _ascending(T)
            if found and found[0] > 0 and found != S and self._fits(found):
                yield found


def _ascending(S: Sequence[int]) -> Set:
    return tuple(sorted(set(S)))


def _size(sets: IntegerSets, random: Random) -> int:
    return sets.size or random.randint(2, 9)


def _uniform(sets: IntegerSets, random: Random, reach: int) -> Set:
    top = random.randint(sets.above + 1, reach)
    size = min(_size(sets, random), top)
    return (*sorted(random.sample(range(1, top), size - 1)), top)


def _progression(sets: IntegerSets, random: Random, reach: int) -> Set:
    size = _size(sets, random)
    step = random.randint(1, max(1, reach // size))
    first = random.randint(1, reach)
    return tuple(first + i * step for i in range(size))


def _multiples_and_offsets(sets: IntegerSets, random: Random, reach: int) -> Set:
    """{m, 2m-1, 3m-1} and its like: each member a small multiple of m and a small number."""
    size = _size(sets, random)
    m = random.randint(2, max(2, reach // 2))
    factors = sorted(random.choices(range(1, size + 3), k=size))
    return _ascending([a * m + random.randint(-2, 2) for a in factors])


def _multiples_of_the_least(sets: IntegerSets, random: Random, reach: int) -> Set:
    """{m, 4m-3, 5m-5} and its like: m, and further members within a of a times m."""
    factors = sorted(random.choices(range(1, 7), k=_size(sets, random) - 1))
    m = random.randint(1, max(1, reach // max(factors, default=1)))
    return _ascending([m, *(a * m + random.randint(-a, a) for a in factors)])


def _near_ratios(sets: IntegerSets, random: Random, reach: int) -> Set:
    """Members near simple fractions of the largest, as (k+1)/k is one."""
    top = random.randint(sets.above + 1, reach)
    lower = []
    for _ in range(_size(sets, random) - 1):
        k = random.randint(1, 12)
        lower.append(top * random.randint(1, k) // (k + 1) + random.randint(-1, 1))
    return _ascending([*lower, top])


def _with_a_gap(sets: IntegerSets, random: Random, reach: int) -> Set:
    """Small members together, and large ones together."""
    size = _size(sets, random)
    below = random.randint(1, max(1, size - 1))
    top = random.randint(sets.above + 1, reach)
    low = max(below, top // random.randint(2, 6))
    wide = min(top - 1, size - below + random.randint(0, 6))
    large = random.sample(range(top - wide, top), min(wide, size - below - 1)) if wide else []
    return _ascending([*random.sample(range(1, low + 1), below), *large, top])


def _additive(sets: IntegerSets, random: Random, reach: int) -> Set:
    """Each further member near the sum, or the difference, of two that are there."""
    S = {random.randint(1, max(1, reach // 3)) for _ in range(2)}
    for _ in range(20):
        if len(S) >= _size(sets, random):
            break
        a, b = (random.choice(sorted(S)) for _ in range(2))
        S.add(max(1, a + random.choice((b, b, -b)) + random.choice((0, 0, -1, 1))))
    return _ascending([*S])


def _from_known(sets: IntegerSets, random: Random, reach: int) -> Set:
    """Shifts, multiples and unions of sets that are known to violate something, and near those."""
    if not sets.known:
        return ()
    S = random.choice(sets.known)
    kind = random.randrange(4)
    if kind == 0:
        shift = random.randint(-3, reach - S[-1] if reach > S[-1] else 3)
        S = tuple(s + shift for s in S)
    elif kind == 1:
        factor = random.randint(2, max(2, reach // S[-1]))
        S = tuple(factor * s + random.randint(-1, 1) for s in S)
    elif kind == 2:
        S = (*S, *random.choice(sets.known))
    else:
        factor = random.randint(1, max(1, reach // S[-1]))
        S = tuple(factor * s for s in S)
    return _ascending([*S, *(random.randint(1, reach) for _ in range(random.randint(0, 1)))])


def _with_this_maximum(sets: IntegerSets, random: Random, reach: int) -> Set:
    """Of the pairs with some maximum any that is meant, however few are."""
    if sets.size != 2:
        return ()
    top = random.randint(sets.above + 1, reach)
    meant = [(low, top) for low in range(1, top) if sets.admits((low, top))]
    return random.choice(meant) if meant else ()


FAMILIES: dict[str, Callable[[IntegerSets, Random, int], Set]] = {
    "sets uniform to the largest": _uniform,
    "arithmetic progressions": _progression,
    "multiples of m and small offsets": _multiples_and_offsets,
    "m and its multiples, with offsets": _multiples_of_the_least,
    "near fractions of the largest": _near_ratios,
    "pairs with a given maximum": _with_this_maximum,
    "sets with a gap": _with_a_gap,
    "sums of members": _additive,
    "shifts, multiples and unions of known violators": _from_known,
}
