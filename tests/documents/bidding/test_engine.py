"""The engine against the reference, its authority."""

import random
from collections.abc import Sequence
from fractions import Fraction
from itertools import product

import numpy as np
import pytest
from numpy.typing import NDArray

from proofs_check.documents.bidding import engine as bidding
from proofs_check.documents.bidding.rulesets import bidding_sets
from reference.bidding.readings import Action, Ending, Player, Reading, RightWeight, Unopposed
from reference.bidding.rulesets import Bids, Number, Ruleset, ruleset
from reference.bidding.subtraction import (
    HeapRow,
    definition_8,
    definition_8_minimax,
    game,
    minimax_rows,
    rows as maximin_rows,
)
from reference.bidding.unitary import convergence_heaps, unitary_rows
from reference.bidding.values import maximin_table, minimax_table

READINGS = [Reading(*choices) for choices in product(RightWeight, Ending, Action, Unopposed)]


def test_rows_until_they_repeat_and_what_they_keep_to() -> None:
    for TB in range(31):
        found = bidding.converge(TB)
        every = bidding.rows(TB, found.heap + 2)
        assert every.tolist() == [list(row) for row in unitary_rows(TB, len(every) - 1)], TB
        assert found.heap == min(convergence_heaps(TB, len(every) - 3))
        assert found.limits.tolist() == every[-3:-1].tolist()
        assert (found.least, found.most) == (every.min(), every.max())


def test_both_rows_until_convergence() -> None:
    for TB in range(13):
        found = bidding.both_until_repetition(TB)
        last = len(found.nu) - 1
        expected = list(maximin_rows({1}, TB, up_to=last))
        assert found.nu_hat.tolist() == [list(row.nu_hat) for row in expected]
        assert found.nu.tolist() == [list(row.nu) for row in expected]
        same = [x for x in range(last - 1) if expected[x] == expected[x + 2]]
        assert same == [found.heap] == [last - 2]


def test_more_rows_after_the_repetition() -> None:
    both, expected = bidding.both_until_repetition(5, 5), bidding.both_rows(5, 12)
    assert both.heap == bidding.converge(5).heap == 7
    assert both.nu_hat.tolist() == expected.nu_hat.tolist()
    assert both.nu.tolist() == expected.nu.tolist()


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


def brute_repetition(values: NDArray[np.int64], largest: int) -> bidding.Repetition:
    states = [values[x : x + largest].tolist() for x in range(len(values) - largest + 1)]
    for later, state in enumerate(states):
        if state in states[:later]:
            x = states.index(state)
            return bidding.Repetition(x, later - x)
    return bidding.Repetition(bidding.NOT_FOUND, bidding.NOT_FOUND)


def test_repetitions() -> None:
    for TB, S in product(range(4), ((1,), (2, 3), (1, 4), (3,))):
        values = bidding.heap_values(game(S, TB), 60).maximin
        found = bidding.repetition(values, max(S))
        assert found == brute_repetition(values, max(S))
        assert found.period != bidding.NOT_FOUND
        later = bidding.heap_values(game(S, TB), 200).maximin[found.preperiod :]
        assert (later[found.period :] == later[: -found.period]).all()
    assert (
        bidding.repetition(bidding.heap_values(game({1}, 9), 17).maximin, 1).period
        == bidding.NOT_FOUND
    )


def test_other_sets_until_their_rows_repeat() -> None:
    """Where each bid's best take decides is what all pairs of bids with their takes give."""
    rng = random.Random(28)
    few: list[tuple[int, ...]] = [(1,), (2,), (1, 2), (2, 3), (1, 4), (1, 2, 4)]
    games = [(S, TB) for TB in range(5) for S in few]
    games += [
        (tuple(sorted(rng.sample(range(1, 8), rng.randint(1, 5)))), rng.randint(0, 8))
        for _ in range(12)
    ]
    for S, TB in games:
        every = bidding.heap_values(game(S, TB), 240)
        found = bidding.settled(S, TB, 241)
        assert found.found == bidding.repetition(every.maximin, max(S))
        assert found.rows.tolist() == every.maximin[: len(found.rows)].tolist()
        assert found.unique == (every.maximin == every.minimax)[: len(found.rows)].all()
    assert bidding.settled((1,), 9, 18).found.period == bidding.NOT_FOUND


def test_values_that_bids_with_their_best_takes_have() -> None:
    """Of rows that no game has maximin and minimax are those of all pairs too, if apart."""
    rng = np.random.default_rng(28)
    apart = 0
    for TB in range(7):
        for S in ((1,), (1, 2), (1, 3, 4)):
            values = rng.integers(-6, 7, (9, 2, TB + 1), np.int32)
            ours, theirs = np.empty((5, TB + 1), np.int32), np.empty((5, TB + 1), np.int32)
            found = np.empty((4, TB + 1), np.int32)
            for x in range(1, 9):
                bidding._best_takes(values, np.array(S, np.int32), x, ours, theirs)
                given = [HeapRow(*row) for row in values.tolist()]
                for marker in Player:
                    bidding._both_values(ours, theirs, [*Player].index(marker), tuple(found))
                    expected = [
                        [of(game(S, TB), x, p, marker, given.__getitem__) for p in range(TB + 1)]
                        for of in (definition_8, definition_8_minimax)
                    ]
                    assert found[:2].tolist() == expected
                    apart += sum(low != high for low, high in zip(*expected, strict=True))
    assert apart > 100


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
