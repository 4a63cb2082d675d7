"""Questions about `cumulative`: at the ends of what may be asked, and drawn."""

from collections.abc import Iterator
from itertools import cycle, product
from random import Random

from proofs_check.oracle.draws import Group, sets_and_heaps, sets_and_heaps_at_ends, some
from proofs_check.oracle.kinds import exact
from proofs_check.oracle.questions import Values
from reference.cumulative import Convention


def outcome(random: Random) -> Group:
    S, heaps = sets_and_heaps(random)
    own: Values = {"set": [*map(exact, S)]}
    asked = product(heaps, Convention)
    return some(random, ({**own, "heap": h, "convention": X.value} for h, X in asked), 8)


def zero_sum(random: Random) -> Group:
    S, heaps = sets_and_heaps(random)
    return some(random, ({"set": [*map(exact, S)], "heap": h} for h in heaps), 4)


def outcome_at_ends() -> Iterator[Values]:
    for (S, h), X in zip(sets_and_heaps_at_ends(), cycle(Convention), strict=False):
        yield {"set": S, "heap": h, "convention": X.value}


def zero_sum_at_ends() -> Iterator[Values]:
    return ({"set": S, "heap": h} for S, h in sets_and_heaps_at_ends())
