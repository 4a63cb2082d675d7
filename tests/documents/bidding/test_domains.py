"""What a predicate sees through the engine is what it sees through the reference."""

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest

import reference.bidding as ref
from proofs_check.core.evidence import Effort
from proofs_check.core.ledger import ledger
from proofs_check.core.record import refutes
from proofs_check.documents.bidding import rulesets, unitary, views
from proofs_check.documents.bidding.columns import Columns, Many
from proofs_check.documents.bidding.rulesets import Family, One, Rulesets
from proofs_check.documents.bidding.unitary import UnitaryGames, UnitaryPosition
from proofs_check.methods.exhaustive import Exhaustive
from reference.errors import InvalidInput

SMALL = UnitaryGames(11)


def names(*views: type) -> list[str]:
    """The public names that hold values, of all of these views."""
    of = ({n for n in dir(v) if n[0] != "_" and not callable(getattr(v, n, None))} for v in views)
    return sorted(set.intersection(*of))


NEXT = ["nu_next", "o_next"]
ALWAYS = [name for name in names(Columns, UnitaryPosition) if name not in NEXT]


def whole(column: Any, shape: tuple[int, int]) -> Any:
    return np.broadcast_to(np.asarray(column), shape)


def parts(domain: UnitaryGames) -> Iterator[Columns]:
    return (batch() for batch in domain.batches())


@pytest.mark.parametrize("TB", range(SMALL.largest + 1))
def test_columns_are_the_positions(TB: int) -> None:
    (part,) = (part for part in parts(SMALL) if part.nu.shape[1] == TB + 1)
    rng = random.Random(part.last)
    view = part.view("positions")
    shape = (part.last - part.first, view.TB + 1)
    assert len(view) == shape[0] * shape[1]
    cases = [(x, p) for x in range(part.first, part.last) for p in range(view.TB + 1)]
    for x, p in rng.sample(cases, min(len(cases), 60)):
        i = x - part.first
        place = SMALL.reference_view("positions", {"total_budget": view.TB, "heap": x, "budget": p})
        assert (place.TB, place.x, place.p) == (view.TB, x, p)
        for name in ALWAYS:
            assert whole(getattr(view, name), shape)[i, p] == getattr(place, name), name
        if p < view.TB:
            for name in NEXT:
                assert getattr(view, name)[i, p] == getattr(place, name)
        for rows in range(min(x, views.ROWS_BACK) + 1):
            assert view.o_before(rows)[i, p] == place.o_before(rows)
        for rows in range(1, views.ROWS_ON + 1):
            assert view.o_later(rows)[i, p] == place.o_later(rows)
        if place.settled:
            assert x >= part.table.heap


def test_the_names_are_of_the_rows_of_the_reference() -> None:
    known = list(ref.rows({1}, 3, up_to=7))
    unitary._known.cache_clear()
    assert UnitaryPosition.of(3, 0, 1).o_before(2) == 0  # though no heap is there
    for p in range(3):
        g = UnitaryPosition.of(3, 4, p)
        hat, nu = known[4]
        assert (g.o, g.nu, g.o_next, g.nu_next, g.o_of_q) == (
            *(hat[p], nu[p], hat[p + 1], nu[p + 1], hat[3 - p]),
        )
        assert (g.o_before(1), g.nu_before(2)) == (known[3].nu_hat[p], known[2].nu[p])
        assert (g.o_later(3), g.settled) == (known[7].nu_hat[p], known[4] == known[6])


def test_every_heap_up_to_the_last_is_in_one_part(monkeypatch: pytest.MonkeyPatch) -> None:
    at_once = list(parts(UnitaryGames(9)))
    monkeypatch.setattr(unitary, "CELLS", 40)
    in_parts = list(parts(UnitaryGames(9)))
    assert len(in_parts) > len(at_once)
    for TB in range(10):
        (one,) = (part for part in at_once if part.nu.shape[1] == TB + 1)
        several = [part for part in in_parts if part.nu.shape[1] == TB + 1]
        assert one.first == several[0].first == 0
        assert [part.first for part in several[1:]] == [part.last for part in several[:-1]]
        assert one.last == several[-1].last == one.table.heap + views.ROWS_BACK + 2
        assert sum(part.tally()["rows"] for part in several) == one.tally()["rows"]
        certified = "total budgets certified for every heap"
        assert sum(part.tally()[certified] for part in several) == one.tally()[certified] == 1
        for name in ALWAYS:
            pieces = [
                whole(getattr(part.view("positions"), name), (part.last - part.first, TB + 1))
                for part in several
            ]
            expected = whole(getattr(one.view("positions"), name), (one.last, TB + 1))
            assert (np.concatenate(pieces) == expected).all(), name


def test_the_first_failure_is_the_first_of_the_chosen() -> None:
    rng = np.random.default_rng(4)
    for part in parts(UnitaryGames(6)):
        view = part.view("positions")
        shape = (part.last - part.first, view.TB + 1)
        for density in (0.0, 0.05, 0.5, 1.0):
            chosen, holds = rng.random(shape) < 0.5, rng.random(shape) >= density
            failing = [
                {"total_budget": view.TB, "heap": part.first + int(i), "budget": int(p)}
                for i, p in np.argwhere(chosen & ~holds)
            ]
            some = view.select(chosen)
            assert len(some) == chosen.sum()
            assert some.first_failures(holds) == failing[:1]
            heaps, budgets = chosen.nonzero()
            if len(some):
                assert some.seen() == {
                    "TB": (view.TB, view.TB),
                    "x": (part.first + heaps.min(), part.first + heaps.max()),
                    "p": (budgets.min(), budgets.max()),
                }
        assert view.seen()["x"] == (part.first, part.last - 1)
        assert view.seen()["p"] == (0, view.TB)
        assert view.first_failures(True) == []
        assert view.first_failures(np.bool_(False))[0]["heap"] == part.first
        # A choice by heap or by budget alone is spread over the others.
        assert len(view.select(view.p == 0)) == shape[0]
        assert len(view.select(view.x == part.first)) == shape[1]
        assert len(view.select(np.False_)) == 0


def test_a_position_that_is_none_or_too_large_is_refused() -> None:
    good: dict[str, Any] = {"total_budget": 2, "heap": 1, "budget": 0}
    assert SMALL.reference_view("positions", good)
    changes: list[Any] = [
        *({"total_budget": TB} for TB in (-1, 2.0, True, 10**6)),
        *({"heap": x} for x in (-1, "1", None, 10**9)),
        *({"budget": p} for p in (3, -1, False)),
    ]
    for changed in changes:
        with pytest.raises(InvalidInput):
            SMALL.reference_view("positions", good | changed)


# Rulesets

FAMILIES = (
    Family(1, (-1, 1), (0, 2), 3),
    Family(2, (-1, 0, 2), (-1, 0), 3),
    Family(3, (-1, 1), (0,), 2, "symmetric"),
    Family(4, (-2, 1), (0,), 3, "path"),
)

FACTS = names(One, Many)


def batches(family: Family) -> Iterator[Many]:
    return (batch().view("rulesets") for batch in Rulesets((family,)).batches())


def column(many: Many, name: str) -> Any:
    return np.broadcast_to(np.asarray(getattr(many, name)), (len(many),))


@pytest.mark.parametrize("family", FAMILIES, ids=Family.describe)
def test_columns_are_the_rulesets(family: Family) -> None:
    rng = random.Random(family.positions)
    domain = Rulesets((family,))
    seen: dict[str, set[bool]] = {name: set() for name in FACTS}
    everything = [many for many in batches(family) if len(many)]
    for many in rng.sample(everything, min(len(everything), 60)):
        for i in rng.sample(range(len(many)), min(len(many), 4)):
            instance = many.instance(i)
            one = domain.reference_view("rulesets", instance)
            assert (one.TB, one.B) == (many.TB, many.B)
            for name in FACTS:
                assert bool(column(many, name)[i]) == bool(getattr(one, name)), (name, instance)
                seen[name].add(bool(getattr(one, name)))
            rulesets.same_as_reference(many, i)
            assert one.symmetric or family.kind == "any"
    if family.positions == 2:
        missing = {name for name, both in seen.items() if len(both) < 2}
        # Maximin is never above minimax, and is minimax where each player has a move at most.
        assert missing == {"bounded", "unique"}


@pytest.mark.parametrize("family", FAMILIES, ids=Family.describe)
def test_the_first_failing_ruleset_is_the_first_of_the_chosen(family: Family) -> None:
    rng = np.random.default_rng(family.positions)
    for _, many in zip(range(40), batches(family), strict=False):
        chosen, holds = rng.random(len(many)) < 0.6, rng.random(len(many)) < 0.7
        some = many.select(chosen)
        assert len(some) == chosen.sum()
        failing = [many.instance(int(i)) for i in np.flatnonzero(chosen & ~holds)]
        assert some.first_failures(holds[chosen]) == failing[:1]
        for name in FACTS:
            assert (column(some, name) == column(many, name)[chosen]).all()
        if len(some):
            each = [One.of(some.instance(i)).gamma for i in range(len(some))]
            for name in ("w_L", "w_R"):
                numbers = [w for gamma in each for w in getattr(gamma, name).values()]
                ends = (min(numbers), max(numbers)) if numbers else None
                assert some.seen().get(family.measure(name)) == ends
            assert some.seen()[family.measure("TB")] == (many.TB, many.TB)
        assert many.first_failures(True) == []
        assert many.first_failures(False) == [many.instance(0)]
        assert len(many.select(np.False_)) == 0


def test_every_ruleset_of_a_family_is_there_once() -> None:
    family = Family(2, (-1, 1), (0, 3), 1)
    found = [str(many.instance(i)) for many in batches(family) for i in range(len(many))]
    # Three bidding sets at TB = 1 and one at 0; Left and Right have one move at most; a penalty
    # at the lower position, and at the upper one where somebody has no move.
    graphs = [(left, right) for left in (0, 1) for right in (0, 1)]
    each = sum(2 ** (left + right) * 2 * (1 if left and right else 2) for left, right in graphs)
    assert len(found) == len(set(found)) == 4 * each


def test_a_ruleset_that_is_none_is_refused() -> None:
    good: dict[str, Any] = {
        **{"total_budget": 1, "bids": [0, 1], "left": [], "right": [[1, 0, 1]], "tau": [0, 0]}
    }
    assert One.of(good)
    changes: list[Any] = [
        *({"total_budget": -1}, {"total_budget": True}, {"bids": [2]}, {"bids": None}),
        *({"right": [[1, 1, 1]]}, {"right": [[1, 0, 1], [1, 0, 2]]}, {"right": [[1, 2, 1]]}),
        *({"right": [[1, 0, 0.5]]}, {"right": [[1, 0]]}, {"right": [1]}, {"right": [[[1], 0, 1]]}),
        *({"left": "x"}, {"left": None}, {"tau": 0}, {"tau": []}, {"tau": [0.5, 0]}),
    ]
    claim = ledger("bidding")["bidding/proposition-4.equation-1"]
    (every,) = (c for c in claim.readings["as printed"] if isinstance(c, Exhaustive))
    for changed in changes:
        with pytest.raises(InvalidInput):
            refutes(claim, "as printed", {"instance": good | changed, "values": {}}, every)


@pytest.mark.parametrize("symmetric", [False, True])
def test_random_rulesets_are_of_the_kind_and_written_as_they_are_read(symmetric: bool) -> None:
    kinds: set[tuple[bool, bool]] = set()
    penalized = set[tuple[bool, ...]]()
    for (one,) in islice(
        rulesets.random_rulesets(symmetric=symmetric).instances(Effort.DEFAULT), 60
    ):
        assert One.of(one.instance).gamma == one.gamma
        assert one.symmetric or not symmetric
        kinds.add((one.nonnegative, one.all_bids))
        left, right, tau = (one.instance[name] for name in ("left", "right", "tau"))
        movers = [{x for x, _, _ in each} for each in (left, right)]
        penalized |= {tuple(x in own for own in movers) for x, each in enumerate(tau) if each}
    assert len(kinds) == 4
    somebody_cannot_move = {(False, False), (False, True), (True, False)}
    assert penalized == (set() if symmetric else somebody_cannot_move)
