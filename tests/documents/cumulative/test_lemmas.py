"""One Hypothesis test a lemma, on the reference alone, beyond what the ledger enumerates."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, find, given, settings
from hypothesis import strategies as st
from hypothesis.errors import NoSuchExample

from proofs_check.core.ledger import ledger
from proofs_check.documents.cumulative.heaps import Heap
from proofs_check.methods.exhaustive import Exhaustive
from reference.cumulative import AvA, AvF, Convention, FvA, outcome

Instance = tuple[tuple[int, ...], int]

SETTINGS = settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)


def two_actions(largest: int, heaps: int) -> st.SearchStrategy[Instance]:
    """A set {s2, s1} with s1 up to `largest`, and a heap up to `heaps` times s1."""
    return st.integers(2, largest).flatmap(
        lambda s1: st.tuples(
            st.integers(1, s1 - 1).map(lambda s2: (s2, s1)), st.integers(0, heaps * s1)
        )
    )


LARGE = two_actions(400, 8)
DOMINANT = LARGE.map(lambda i: ((1 + i[0][0] % (i[0][1] // 2), i[0][1]), i[1]))
HALF_LINES = st.tuples(st.integers(1, 40), st.integers(1, 8), st.integers(0, 1500)).map(
    lambda t: ((t[0] * t[1], (t[0] + 1) * t[1]), t[2])
)
ADDITIVE_SETS = st.tuples(st.integers(1, 60), st.integers(1, 60), st.integers(0, 1000)).map(
    lambda t: ((t[0], t[0] + t[1], 2 * t[0] + t[1]), t[2])
)


def statement(name: str) -> Callable[[Instance], bool]:
    """The claim's predicate, asked of the reference where the claim speaks of the instance."""
    (checks,) = ledger("cumulative")[f"cumulative/{name}"].readings.values()
    check = next(c for c in checks if isinstance(c, Exhaustive))
    assert check.level == "heaps"

    def true(instance: Instance) -> bool:
        heap: Any = Heap.of(*instance)
        return not check.admits(heap) or bool(check.predicate(heap))

    return true


@SETTINGS
@given(LARGE)
def test_theorem_3(instance: Instance) -> None:
    assert statement("theorem-3.first")(instance)
    assert statement("theorem-3.second")(instance)


@SETTINGS
@given(LARGE)
def test_lemma_5(instance: Instance) -> None:
    assert all(statement(f"lemma-5.{X}")(instance) for X in ("FvF", "FvA", "AvF", "AvA"))


@SETTINGS
@given(DOMINANT)
def test_lemma_6(instance: Instance) -> None:
    assert all(statement(f"lemma-6.{X}")(instance) for X in ("FvF", "FvA", "AvF", "AvA"))


@SETTINGS
@given(LARGE)
def test_lemma_8(instance: Instance) -> None:
    assert all(statement(f"lemma-8.{item}")(instance) for item in (1, 2, 3, 4))


@SETTINGS
@given(LARGE)
def test_lemma_9_inequalities(instance: Instance) -> None:
    for name in ("lemma-9.2", "lemma-9.3", "lemma-9.1.weakened", "lemma-9.4.weakened"):
        assert statement(name)(instance)


@pytest.mark.parametrize(("item", "X", "player"), [(1, FvA, 0), (4, AvF, 1)])
def test_lemma_9_equalities_are_refuted(item: int, X: Convention, player: int) -> None:
    S, h = find(
        two_actions(12, 8),
        lambda instance: not statement(f"lemma-9.{item}")(instance),
        settings=settings(SETTINGS, max_examples=20_000),
    )
    assert outcome(S, h, AvA)[player] < outcome(S, h, X)[player]


@SETTINGS
@given(DOMINANT)
def test_proposition_10(instance: Instance) -> None:
    for name in ("no-discrepancy", "first", "second"):
        assert statement(f"proposition-10.{name}")(instance)


@SETTINGS
@given(HALF_LINES)
def test_conjecture_11(instance: Instance) -> None:
    assert statement("conjecture-11")(instance)


@SETTINGS
@given(LARGE)
def test_conjecture_15(instance: Instance) -> None:
    assert statement("conjecture-15")(instance)


@SETTINGS
@given(ADDITIVE_SETS)
def test_conjecture_16_for_additive_sets(instance: Instance) -> None:
    assert statement("conjecture-16.large-s1")(instance)


@SETTINGS
@given(st.sets(st.integers(1, 60), min_size=1, max_size=8), st.integers(0, 600))
def test_conjecture_17_with_the_explicit_bound(S: set[int], h: int) -> None:
    heap: Any = Heap.of(S, h)
    claim = ledger("cumulative")["cumulative/conjecture-17.bound.strengthened"]
    check = next(c for c in claim.readings["as printed"] if isinstance(c, Exhaustive))
    assert check.predicate(heap)


def test_a_true_lemma_has_no_counterexample_to_find() -> None:
    with pytest.raises(NoSuchExample):
        find(
            two_actions(12, 8),
            lambda instance: not statement("lemma-8.2")(instance),
            settings=settings(SETTINGS, max_examples=300),
        )
