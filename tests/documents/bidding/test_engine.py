"""The engine against the reference, its authority."""

import random
from collections.abc import Sequence
from itertools import product

import numpy as np
import pytest

from proofs_check.documents.bidding import engine as bidding
from proofs_check.documents.bidding.rulesets import bidding_sets
from reference.bidding import subtraction
from reference.bidding.readings import Action, Player, Reading, Unopposed
from reference.bidding.rulesets import Bids
from reference.bidding.unitary import convergence_heaps, unitary_rows

READINGS = [Reading(action=a, unopposed=u) for a, u in product(Action, Unopposed)]


def test_unitary_rows_until_they_repeat() -> None:
    for TB in range(21):
        found = bidding.converge(TB)
        every = bidding.rows(TB, found.heap + 2)
        assert every.tolist() == [list(row) for row in unitary_rows(TB, len(every) - 1)], TB
        assert found.heap == min(convergence_heaps(TB, len(every) - 3))
        assert found.limits.tolist() == every[-3:-1].tolist()
        assert (found.least, found.most) == (every.min(), every.max())
    for TB in range(9):
        both = bidding.both_until_repetition(TB)
        expected = list(subtraction.rows({1}, TB, up_to=len(both.nu) - 1))
        assert both.nu_hat.tolist() == [list(row.nu_hat) for row in expected]
        assert both.nu.tolist() == [list(row.nu) for row in expected]
        same = [x for x in range(len(expected) - 2) if expected[x] == expected[x + 2]]
        assert same == [both.heap] == [len(expected) - 3]


def test_other_sets_until_their_rows_repeat() -> None:
    """Where each bid's best take decides is what all pairs of bids with their takes give."""
    few = [(1,), (2,), (1, 2), (2, 3), (1, 4), (1, 2, 4), (3, 5, 7)]
    for S, TB in product(few, range(5)):
        every = bidding.heap_values(subtraction.game(S, TB), 240)
        found = bidding.settled(S, TB, 241)
        states = [every.maximin[x : x + max(S)].tolist() for x in range(200)]
        later = next(x for x, state in enumerate(states) if state in states[:x])
        first = states.index(states[later])
        assert found.found == bidding.repetition(every.maximin, max(S)) == (first, later - first)
        assert found.rows.tolist() == every.maximin[: len(found.rows)].tolist()
        assert found.unique == (every.maximin == every.minimax)[: len(found.rows)].all()
    assert bidding.settled((1,), 9, 18).found.period == bidding.NOT_FOUND


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
            for definition in (subtraction.rows, subtraction.minimax_rows)
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
        found = bidding.heap_values(subtraction.game(S, TB, B), 13, reading)
        assert same_values(found, reference_values(S, TB, B, 13, reading)), (S, TB, B, reading)


def test_values_that_bids_with_their_best_takes_have() -> None:
    """Of rows that no game has maximin and minimax are those of all pairs too, if apart."""
    rng, apart = np.random.default_rng(28), 0
    for TB, S in product(range(7), ((1,), (1, 2), (1, 3, 4))):
        values = rng.integers(-6, 7, (9, 2, TB + 1), np.int32)
        given = [subtraction.HeapRow(*row) for row in values.tolist()]
        ours, theirs = np.empty((2, 5, TB + 1), np.int32)
        found = np.empty((4, TB + 1), np.int32)
        for x, (number, marker) in product(range(1, 9), enumerate(Player)):
            bidding._best_takes(values, np.array(S, np.int32), x, ours, theirs)
            bidding._both_values(ours, theirs, number, tuple(found))
            expected = [
                [
                    of(subtraction.game(S, TB), x, p, marker, given.__getitem__)
                    for p in range(TB + 1)
                ]
                for of in (subtraction.definition_8, subtraction.definition_8_minimax)
            ]
            assert found[:2].tolist() == expected
            apart += expected[0] != expected[1]
    assert apart > 50
