"""The engine against the reference, its authority."""

from collections.abc import Iterator
from functools import cache
from itertools import chain, combinations
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings, strategies as st
from numpy.typing import NDArray

from proofs_check.documents.cumulative import engine
from proofs_check.documents.cumulative.heaps import Game, Heap
from proofs_check.methods.periodicity import Periodicity, accepts, least_preperiod
from reference.cumulative import Convention, rows, zero_sum_rows

Columns = NDArray[np.int32]
Actions = tuple[int, ...]

SHIFTING = (True,) * 8 + (False,)


def with_largest_exactly(s1: int) -> list[Actions]:
    lower = (chosen for size in range(s1) for chosen in combinations(range(1, s1), size))
    return [(*chosen, s1) for chosen in lower]


SMALL = [S for s1 in range(1, 11) for S in with_largest_exactly(s1)]
ENOUGH = 400
"""Heaps of a large set that the reference redoes: it takes up to 0.2 ms each."""


@cache
def by_reference(S: Actions, heaps: int) -> Columns:
    """The nine columns of heap 0 to `heaps` - 1."""
    outcomes = [[u for o in row for u in o] for row in rows(S, heaps - 1)]
    return np.array([*np.transpose(outcomes), list(zero_sum_rows(S, heaps - 1))], np.int32)


def each_set(table: engine.Table) -> Iterator[tuple[Actions, Columns, Periodicity]]:
    for i in range(len(table.sizes)):
        columns = table.columns[:, table.start[i] : table.start[i + 1]]
        certificate = Periodicity(
            int(table.preperiod[i]), int(table.period[i]), int(table.shift[i])
        )
        yield tuple(table.set_of(i)), columns, certificate


def differing(table: engine.Table, at_most: int | None = None) -> list[tuple[Actions, int]]:
    """The sets and heaps (the first ones of each set) where engine and reference differ."""
    found = []
    for S, all_columns, _ in each_set(table):
        columns = all_columns[:, :at_most]
        expected = by_reference(S, columns.shape[1])
        found += [(S, int(h)) for h in np.flatnonzero((columns != expected).any(axis=0))]
    return found


def not_certified(table: engine.Table) -> list[Actions]:
    """The sets whose certificate the rows of the reference don't bear out, or not as the least."""
    found = []
    for S, _, certificate in each_set(table):
        settled = by_reference(S, certificate.rows_needed(S[-1])).T.tolist()
        if not accepts(certificate, settled, S[-1], SHIFTING) or certificate != least_preperiod(
            settled, S[-1], SHIFTING, 2 * S[-1]
        ):
            found.append(S)
    return found


def extreme_differences(columns: Columns) -> tuple[list[list[int]], list[list[int]]]:
    """The least and the largest difference for each pair of conventions and each player."""
    order = tuple(Convention)
    differences = [
        [columns[2 * order.index(Y) + i] - columns[2 * order.index(X) + i] for i in range(2)]
        for X, Y in engine.PAIRS
    ]
    return np.min(differences, axis=2).tolist(), np.max(differences, axis=2).tolist()


@pytest.fixture(scope="module")
def small() -> engine.Table:
    return engine.compute(SMALL)


def test_every_row_of_the_small_sets(small: engine.Table) -> None:
    assert len(small.sizes) == 2**10 - 1
    assert differing(small) == []


def test_every_certificate_of_the_small_sets(small: engine.Table) -> None:
    for S, columns, certificate in each_set(small):
        assert columns.shape[1] == certificate.rows_needed(S[-1])
    assert not_certified(small) == []


def test_extremes_of_the_small_sets(small: engine.Table) -> None:
    found = engine.extremes(small.sets, small.sizes)
    assert found.preperiod.tolist() == small.preperiod.tolist()
    assert found.shift.tolist() == small.shift.tolist()
    assert found.rows.tolist() == np.diff(small.start).tolist()
    for i, S in enumerate(SMALL):
        least, most = extreme_differences(by_reference(S, int(found.rows[i])))
        assert found.least[i].tolist() == least, S
        assert found.most[i].tolist() == most, S


@pytest.mark.parametrize("S", [(3, 4, 17, 21), (4, 5, 9), (3, 8, 10)], ids=str)
def test_each_convention_with_a_friend_may_be_the_last_to_repeat(S: Actions) -> None:
    # FvF, FvA and AvF; of the sets looked at AvA and zero-sum play never are.
    assert not_certified(engine.compute([S])) == []


def test_much_may_be_left_and_one_set_may_have_many_rows() -> None:
    table = engine.compute([(300, 301)])
    assert table.columns.shape[1] > 1 << 14
    assert differing(table, 700) == []


def sampled_with_largest(s1: int) -> st.SearchStrategy[Actions]:
    return st.sets(st.integers(1, s1 - 1), max_size=15).map(lambda S: (*sorted(S), s1))


LARGE = st.integers(11, 60).flatmap(sampled_with_largest)


@settings(max_examples=150, derandomize=True, deadline=None, database=None)
@given(st.lists(LARGE, min_size=2, max_size=4))
def test_sampled_sets(sets: list[Actions]) -> None:
    table = engine.compute(sets)
    assert differing(table, ENOUGH) == []
    found = engine.extremes(*engine.padded(sets))
    assert found.preperiod.tolist() == table.preperiod.tolist()
    assert found.shift.tolist() == table.shift.tolist()
    for i, (S, columns, certificate) in enumerate(each_set(table)):
        assert accepts(certificate, columns.T.tolist(), S[-1], SHIFTING)
        assert found.rows[i] == certificate.rows_needed(S[-1])
        least, most = extreme_differences(columns)
        assert found.least[i].tolist() == least
        assert found.most[i].tolist() == most


def test_sets_in_one_batch_do_not_touch_each_other() -> None:
    sets = [(59, 60), (1,), (2, 7, 30), (7,)]
    together = engine.extremes(*engine.padded(sets))
    for i, S in enumerate(sets):
        alone = engine.extremes(*engine.padded([S]))
        assert [column[i].tolist() for column in together] == [c[0].tolist() for c in alone]


FEW: list[Actions] = [(3, 5), (2,), (1, 4), (2, 3, 6), (2, 5, 9)]


def test_who_is_ahead_and_where_both_have_more() -> None:
    sets = [*FEW, (4, 5, 9), (3, 7, 8)]
    found = engine.welfare(*engine.padded(sets))
    for i, S in enumerate(sets):
        o = by_reference(S, int(found.rows[i]))[:8].reshape(4, 2, -1)
        assert Game(S).preperiod == found.preperiod[i]
        assert found.shift[i] == S[-1]
        assert found.ahead[i].tolist() == (o[:, 1] - o[:, 0]).max(axis=1).clip(0).tolist()
        more = (o[None] - o[:, None]).min(axis=2).max(axis=2).clip(0)
        assert found.both[i].tolist() == more.tolist()
    assert found.both.any()


def of_heap(o: Any) -> list[Any]:
    """What a claim may ask of a heap, of one or of a column of them."""
    names = ("FvF", "FvA", "AvF", "AvA")
    pairs = [*(getattr(o, name) for name in names), *(o.under(X) for X in Convention)]
    own = [o.h, o.zs, o.smallest, o.largest_playable, *(o.s(n) for n in range(1, 4))]
    return [*chain(*pairs), *own]


def test_a_heap_in_columns_is_the_heap_of_the_reference() -> None:
    every = engine.Heaps(engine.compute(FEW), None)
    largest = every.s(1) <= every.h
    for part in (
        every,
        every.select(every.h % 3 == 1),
        every.select(largest).select(every.h[largest] < 9),
    ):
        owners = [tuple(every.table.set_of(int(i))) for i in part._of_rows(every.table.owner)]
        cases = [Heap.of(S, int(h)) for S, h in zip(owners, part.h, strict=True)]
        assert np.transpose(of_heap(part)).tolist() == [of_heap(case) for case in cases]
        assert len(part) == len(cases)
        assert part.seen() == {
            "max S": (min(c.s1 for c in cases), max(c.s1 for c in cases)),
            "|S|": (min(len(c.S) for c in cases), max(len(c.S) for c in cases)),
            "h": (min(c.h for c in cases), max(c.h for c in cases)),
        }
        wrong: dict[Actions, int] = {}
        for case in cases:
            if case.h % 5 == 4:
                wrong.setdefault(case.S, case.h)
        assert part.first_failures(part.h % 5 != 4) == [
            {"set": list(S), "heap": h} for S, h in wrong.items()
        ]
    below = [case.H(1) for case in cases]
    assert np.transpose(of_heap(part.H(1))).tolist() == [of_heap(case) for case in below]


def apart(o: Any) -> Any:
    return o.FvF.second != o.AvA.second


def test_a_set_in_columns_is_the_set_of_the_reference() -> None:
    def of_game(g: Any) -> list[Any]:
        return [
            g.preperiod,
            g.discrepancy_preperiod,
            g.zero_sum_preperiod,
            g.least_period,
            *(g.s(n) for n in range(1, 4)),
            g.first_heap(apart),
            g.first_heap(lambda o: o.zs == 0, lambda o: o.h >= o.s1),
            g.largest(lambda o: o.zs - o.FvF.first),
        ]

    every = engine.Games(engine.compute(FEW), None)
    several = every.select(every.s(2) > 0)
    others = [S for S in FEW if len(S) > 1]
    for games, sets in (
        (every, FEW),
        (several, others),
        (several.select(several.s(2) > 2), [S for S in others if S[-2] > 2]),
        (several.without_largest(), [S[:-1] for S in others]),
        (several.select(several.s(2) > 2).without_largest(), [S[:-1] for S in others if S[-2] > 2]),
    ):
        assert np.transpose(of_game(games)).tolist() == [of_game(Game(S)) for S in sets]
        assert games.first_failures(games.s(1) != 5) == [
            {"set": list(S)} for S in sets if S[-1] == 5
        ]
        assert len(games) == len(sets)
        assert games.seen() == {
            "max S": (min(map(max, sets)), max(map(max, sets))),
            "|S|": (min(map(len, sets)), max(map(len, sets))),
        }


def test_any_heap_by_the_certificate_of_the_period() -> None:
    for S in ((1,), (2, 3), (4, 5, 9), (1, 2, 3, 4), (3, 7, 11, 16)):
        o = engine.far(S)
        for h, row in enumerate(rows(S, 1500)):
            assert all(o(X, h) == row.under(X) for X in Convention), (S, h)
