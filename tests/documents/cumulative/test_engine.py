"""The engine is the reference on everything small, and so is what a predicate sees through it."""

from itertools import chain, combinations
from typing import Any

import numpy as np
import pytest

from proofs_check.core.evidence import Effort
from proofs_check.documents.cumulative import engine, ranges
from proofs_check.documents.cumulative.heaps import Game, Heap
from proofs_check.methods.periodicity import Periodicity, least_preperiod
from reference.cumulative import Convention, rows, zero_sum_rows

Actions = tuple[int, ...]

SMALL = [S for size in range(1, 11) for S in combinations(range(1, 11), size)]
LAST = [(3, 4, 17, 21), (4, 5, 9), (3, 8, 10)]
"""Sets of which FvF, FvA and AvF are the last to repeat."""


def test_everything_small_is_as_the_reference_has_it() -> None:
    sets = [*SMALL, *LAST]
    every = engine.compute(sets)
    far = engine.extremes(every.sets, every.sizes)
    who = engine.welfare(every.sets, every.sizes)
    for i, S in enumerate(sets):
        columns = every.columns[:, every.start[i] : every.start[i + 1]]
        heaps = columns.shape[1]
        flat = [list(chain(*row)) for row in rows(S, heaps - 1)]
        expected = [[*row, zs] for row, zs in zip(flat, zero_sum_rows(S, heaps - 1), strict=True)]
        assert columns.T.tolist() == expected, S
        found = Periodicity(int(every.preperiod[i]), int(every.period[i]), int(every.shift[i]))
        assert found == least_preperiod(expected, S[-1], (True,) * 8 + (False,), 2 * S[-1]), S
        assert heaps == found.rows_needed(S[-1])
        for kept in (far, who):
            assert found == Periodicity(kept.preperiod[i], 2 * S[-1], kept.shift[i])
            assert kept.rows[i] == heaps
        o = np.transpose(flat).reshape(4, 2, -1)
        apart = np.array([o[Y] - o[X] for X, Y in combinations(range(4), 2)])
        assert far.least[i].tolist() == apart.min(axis=2).tolist(), S
        assert far.most[i].tolist() == apart.max(axis=2).tolist(), S
        assert who.ahead[i].tolist() == (o[:, 1] - o[:, 0]).max(axis=1).clip(0).tolist(), S
        more = (o[None] - o[:, None]).min(axis=2).max(axis=2).clip(0)
        assert who.both[i].tolist() == more.tolist(), S
    assert who.both.any()


FEW: list[Actions] = [(3, 5), (2,), (1, 4), (2, 3, 6), (2, 5, 9)]


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


def test_how_sets_are_drawn_is_recorded_as_it_is() -> None:
    check = ranges.drawn("games", (2, 2), (5, 9), 3, 3)(lambda g: g.s1 > g.s2)
    facts = check.run(Effort.DEFAULT).facts
    assert check.amiss(Effort.DEFAULT, facts) == ""
    for name in ("generator", "seed", "sets"):
        assert check.amiss(Effort.DEFAULT, {**facts, name: 9})


def test_a_kind_of_no_set_is_refused() -> None:
    row = {"before": "FvF", "after": "AvA", "player": "first", "sign": "more", "most": "1"}
    assert ranges.is_of_kind(row, "FvF>AvA first less", "FvF>AvA first more")
    with pytest.raises(ValueError, match="FvF>AvA first moer: no kind of sets"):
        ranges.is_of_kind(row, "FvF>AvA first more", "FvF>AvA first moer")
