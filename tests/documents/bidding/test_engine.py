"""The engine against the reference, its authority.

Rows of heaps each audit compares: it redoes some, and has the digests of all.
"""

import random
from collections.abc import Sequence
from itertools import product

import numpy as np
import pytest

from proofs_check.documents.bidding import engine as bidding
from proofs_check.documents.bidding.rulesets import bidding_sets
from reference.bidding.readings import Action, Reading, Unopposed
from reference.bidding.rulesets import Bids
from reference.bidding.subtraction import game, minimax_rows, rows as maximin_rows

READINGS = [Reading(action=a, unopposed=u) for a, u in product(Action, Unopposed)]


@pytest.mark.parametrize("found", [bidding.NOT_FOUND, 16, 18])
def test_a_repetition_that_comes_late_or_never(monkeypatch: pytest.MonkeyPatch, found: int) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(bidding, "enough", lambda TB: 18)
        assert bidding.converge(9).heap == bidding.NOT_FOUND
    marked = bidding.converge(9)
    monkeypatch.setattr(bidding, "converge", lambda TB: marked._replace(heap=found))
    with pytest.raises(RuntimeError, match="no two rows of TB = 9"):
        bidding.both_until_repetition(9)


def reference_values(
    S: Sequence[int], TB: int, B: Bids, heaps: int, reading: Reading
) -> bidding.Values:
    return bidding.Values(
        *(
            np.array([[row.nu_hat, row.nu] for row in definition(S, TB, B, heaps, reading)])
            for definition in (maximin_rows, minimax_rows)
        )
    )


def same_values(first: bidding.Values, second: bidding.Values) -> bool:
    return all(a.tolist() == b.tolist() for a, b in zip(first, second, strict=True))


def test_heaps_with_any_sets() -> None:
    rng = random.Random(14)
    for _ in range(70):
        TB = rng.randint(0, 5)
        S = sorted(rng.sample(range(1, 7), rng.randint(1, 4)))
        B, reading = rng.choice([*bidding_sets(TB)]), rng.choice(READINGS)
        found = bidding.heap_values(game(S, TB, B), 13, reading)
        assert same_values(found, reference_values(S, TB, B, 13, reading)), (S, TB, B, reading)
