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
from reference.bidding.readings import Action, Player, Reading, Unopposed
from reference.bidding.rulesets import Bids
from reference.bidding.subtraction import (
    HeapRow,
    definition_8,
    definition_8_minimax,
    game,
    minimax_rows,
    rows as maximin_rows,
)

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


def test_values_that_bids_with_their_best_takes_have() -> None:
    """Of rows that no game has maximin and minimax are those of all pairs too, if apart."""
    rng, apart = np.random.default_rng(28), 0
    for TB, S in product(range(7), ((1,), (1, 2), (1, 3, 4))):
        values = rng.integers(-6, 7, (9, 2, TB + 1), np.int32)
        given = [HeapRow(*row) for row in values.tolist()]
        ours, theirs = np.empty((2, 5, TB + 1), np.int32)
        found = np.empty((4, TB + 1), np.int32)
        for x, (number, marker) in product(range(1, 9), enumerate(Player)):
            bidding._best_takes(values, np.array(S, np.int32), x, ours, theirs)
            bidding._both_values(ours, theirs, number, tuple(found))
            expected = [
                [of(game(S, TB), x, p, marker, given.__getitem__) for p in range(TB + 1)]
                for of in (definition_8, definition_8_minimax)
            ]
            assert found[:2].tolist() == expected
            apart += expected[0] != expected[1]
    assert apart > 50
