"""The engine against the reference, its authority.

Rows of heaps each audit compares: it redoes some, and has the digests of all.
"""

import random
from collections.abc import Sequence
from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from proofs_check.documents.bidding import engine as bidding
from proofs_check.documents.bidding.rulesets import bidding_sets
from reference.bidding.readings import Action, Ending, Reading, RightWeight, Unopposed
from reference.bidding.rulesets import Bids, Number, Ruleset, ruleset
from reference.bidding.subtraction import (
    game,
    minimax_rows,
    rows as maximin_rows,
)
from reference.bidding.values import maximin_table, minimax_table

READINGS = [Reading(*choices) for choices in product(RightWeight, Ending, Action, Unopposed)]


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


def random_ruleset(rng: random.Random) -> Ruleset:
    n, TB = rng.randint(1, 4), rng.randint(0, 4)
    names = [f"x{i}" for i in range(n)]
    rng.shuffle(names)

    def moves() -> dict[str, list[str]]:
        return {x: [y for y in names[:i] if rng.random() < 0.6] for i, x in enumerate(names)}

    def weights(M: dict[str, list[str]]) -> dict[tuple[str, str], Number]:
        return {(x, y): rng.randint(-2, 2) for x in M for y in M[x]}

    def penalties(M: dict[str, list[str]]) -> dict[str, Number]:
        return {x: rng.randint(-2, 2) for x in M if not M[x]}

    L, R = moves(), moves()
    B = rng.choice([*bidding_sets(TB)])
    return ruleset(
        sorted(names), L, R, weights(L), weights(R), penalties(L), B, TB, tau_R=penalties(R)
    )


def reference_ruleset_values(gamma: Ruleset, reading: Reading) -> bidding.Values:
    order = tuple(gamma.followers_first(gamma.X))
    tables = [table(gamma, reading=reading) for table in (maximin_table, minimax_table)]
    return bidding.Values(*(np.array([[[t[x].nu_hat, t[x].nu] for x in order]]) for t in tables))


def test_random_rulesets() -> None:
    rng = random.Random(15)
    apart = 0
    for _ in range(1500):
        gamma, reading = random_ruleset(rng), rng.choice(READINGS)
        _, graph, weighting = bidding.encoded(gamma)
        found = bidding.ruleset_values(graph, weighting, gamma.TB, gamma.B, reading)
        assert same_values(found, reference_ruleset_values(gamma, reading)), (gamma, reading)
        apart += bool((found.maximin != found.minimax).any())
    assert apart > 50


ONE_EDGE = bidding.Graph(((), (0,)), ((), ()))
NUMBERS = bidding.Weighting(*(np.zeros((1, width), np.int64) for width in (1, 0, 2, 2)))


@pytest.mark.parametrize(
    ("graph", "weighting", "TB", "B"),
    [
        (bidding.Graph(((), (1,)), ((), ())), NUMBERS, 1, (0,)),
        (bidding.Graph(((0,), ()), ((), ())), NUMBERS, 1, (0,)),
        (bidding.Graph(((), (0,)), ((),)), NUMBERS, 1, (0,)),
        (ONE_EDGE, NUMBERS._replace(w_left=np.zeros((1, 2), np.int64)), 1, (0,)),
        (ONE_EDGE, NUMBERS._replace(tau_right=np.zeros((2, 2), np.int64)), 1, (0,)),
        (ONE_EDGE, NUMBERS, 1, ()),
        (ONE_EDGE, NUMBERS, 1, (1, 0)),
        (ONE_EDGE, NUMBERS, 1, (0, 2)),
        (ONE_EDGE, NUMBERS, 1, (-1, 0)),
        (ONE_EDGE, NUMBERS, 2, (2,)),
    ],
)
def test_what_does_not_fit(
    graph: bidding.Graph, weighting: bidding.Weighting, TB: int, B: Bids
) -> None:
    with pytest.raises(ValueError, match=r"option|shapes|bid"):
        bidding.ruleset_values(graph, weighting, TB, B)


def test_weights_that_are_no_integers() -> None:
    gamma = ruleset(["t"], {"t": []}, {"t": []}, {}, {}, {"t": Fraction(1, 2)}, {0}, TB=0)
    with pytest.raises(ValueError, match="integers"):
        bidding.encoded(gamma)
