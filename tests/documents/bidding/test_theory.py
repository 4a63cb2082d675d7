"""The theory of unitary games under attack: what is wrong by a little is not confirmed."""

from collections.abc import Callable
from typing import Any

import pytest

from proofs_check.documents.bidding import theory
from proofs_check.methods.logic import implies
from proofs_check.methods.theory import INT, Fact, Theorem, link, problem, refuted_axiom
from tests.methods.second_solver import second_opinion

Says = Callable[..., Any]


@pytest.fixture(autouse=True)
def kept() -> Any:
    """What a test adds to the theory is taken out of it."""
    before = dict(theory.UNITARY.theorems)
    yield
    theory.UNITARY.theorems.clear()
    theory.UNITARY.theorems.update(before)


def axiom(says: Says, variables: int) -> Theorem:
    return theory.UNITARY.axiom("wrong", (INT,) * variables, says)


def attained(entry: Says) -> Says:
    return lambda x, p, r: implies(
        (x >= 1) & theory.budget(p) & (r >= 0) & (r <= theory.q_of(p)),
        entry(x, p, theory.bid_hat(x, p), r) >= theory.nu_hat(x, p),
    )


def test_wrong_definitions_are_false_for_the_reference() -> None:
    wrong_start = axiom(lambda x, p: implies(x == 0, theory.nu_hat(x, p) == 1), 2)
    assert refuted_axiom(wrong_start).startswith("axiom wrong: false for the reference, TB = 0")


@pytest.mark.parametrize(
    "entry",
    [
        lambda x, p, ell, r: theory.entry(x, p, ell, r),
        lambda x, p, ell, r: theory.entry_hat(x, p, ell, r) - 1,
        lambda x, p, ell, r: theory.entry_hat(x, p, r, ell),
    ],
    ids=["the other marker's", "a point less", "bids exchanged"],
)
def test_wrong_entries_are_false_for_the_reference(entry: Says) -> None:
    assert "false for the reference" in refuted_axiom(axiom(attained(entry), 3))


def facts(theorem: Theorem) -> Callable[..., tuple[Fact, ...]]:
    """The instances that a theorem rests on; they speak of its variables, called the same."""
    return lambda *_: theorem.rests_on


@pytest.mark.parametrize(
    ("theorem", "says"),
    [
        (theory.lemma_22, lambda x, p: theory.nu_hat(x, p) <= (theory.TB() + 1) // 2),
        (
            theory.border_left,
            lambda x, p: implies(2 * p + 1 >= theory.TB(), theory.nu_hat(x, p) >= 0),
        ),
        (theory.border_right, lambda x, p: implies(2 * p <= theory.TB(), theory.nu_hat(x, p) <= 0)),
        (
            theory.formula_3_is_value,
            lambda x, p: theory.nu_hat(x, p) < theory.formula_3_value(x, p),
        ),
        (theory.constant, lambda x, p: theory.nu_hat(x + 1, p) == theory.nu_hat(x, p)),
    ],
    ids=lambda value: value.name if isinstance(value, Theorem) else "",
)
def test_a_little_more_does_not_follow(theorem: Theorem, says: Says) -> None:
    more = theory.UNITARY.theorem(
        "more",
        (INT, INT),
        lambda x, p: implies((x >= 1) & theory.budget(p), says(x, p)),
        facts(theorem),
    )
    assert "not confirmed" in problem(more)


def test_the_readings_of_theorem_13_are_confirmed_by_a_second_solver() -> None:
    steps = [t for t in theory.unique.ancestors() if t.rests_on]
    assert steps[-1] is theory.unique
    for each in steps:
        assert second_opinion(link(each).script()) == "unsat", each.name
