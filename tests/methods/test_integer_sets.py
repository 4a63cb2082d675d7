"""Sets beyond a range are what they say, and smaller ones are smaller."""

from random import Random

import pytest

from proofs_check.methods.integer_sets import FAMILIES, IntegerSets

VIOLATORS = ((5, 7), (3, 7, 12), (4, 6, 21, 31), (3, 5, 6, 9, 11))


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("size", [None, 2, 3, 5])
def test_a_family_gives_sets_beyond_the_range(family: str, size: int | None) -> None:
    sets = IntegerSets(20, size, lambda S: True, VIOLATORS)
    found = [S for seed in range(40) if (S := sets.drawn(family, Random(seed), 45)) is not None]
    assert (len(set(found)) > 3) == (size == 2 or not family.startswith("pairs"))
    for S in found:
        assert S == tuple(sorted(set(S)))
        assert S[0] > 0
        assert 20 < S[-1] <= 45
        assert size in (None, len(S))


def test_what_is_not_admitted_is_not_drawn() -> None:
    sets = IntegerSets(20, 3, lambda S: S[2] == S[0] + S[1])
    random = Random(1)
    found = sets.drawn("sums of members", random, 60)
    assert found is not None
    assert found[2] == found[0] + found[1]
    then = sets.neighbour(found, random, 60)
    assert then[2] == then[0] + then[1]


def test_where_few_pairs_are_meant_they_are_found() -> None:
    sets = IntegerSets(20, 2, lambda S: S == (S[1] - 2, S[1]) and S[1] % 2 == 1)
    assert sets.drawn("pairs with a given maximum", Random(1), 60) is not None


def test_no_known_violators_no_shifts_of_them() -> None:
    family = "shifts, multiples and unions of known violators"
    assert IntegerSets(20, None, lambda S: True).drawn(family, Random(0), 40) is None


def test_a_neighbour_is_another_set_within_reach() -> None:
    sets = IntegerSets(20, None, lambda S: True)
    random = Random(2)
    S: tuple[int, ...] = (3, 8, 25)
    for _ in range(50):
        then = sets.neighbour(S, random, 30)
        assert then != S
        assert 20 < then[-1] <= 30
        S = then


def test_smaller_sets_are_smaller_and_may_be_within_the_range() -> None:
    sets = IntegerSets(20, None, lambda S: True)
    found = set(sets.smaller((4, 8, 24)))
    assert {(1, 2, 6), (3, 7, 23), (4, 8), (4, 8, 23)} <= found
    for S in found:
        assert (S[-1], len(S), S) < (24, 3, (4, 8, 24))
