"""The theory of unitary games under attack: what is wrong by a little is not confirmed."""

from collections.abc import Callable
from typing import Any

import pytest

from proofs_check.documents.bidding import (
    theory,
    theory_convergence as convergence,
    theory_forced_wins as forced,
    theory_limits as limits,
    theory_next_budget as next_budget,
    theory_rulesets as rulesets,
    theory_saddles as saddles,
)
from proofs_check.documents.bidding.ten_cases import case
from proofs_check.methods.logic import implies
from proofs_check.methods.script import Script, confirmed, problem
from proofs_check.methods.theory import Theorem, refuted_axiom
from tests.methods.second_solver import second_opinion

Says = Callable[..., Any]

pytestmark = pytest.mark.usefixtures("theories_as_they_were")


def facts(theorem: Theorem) -> tuple[Any, ...]:
    """What a theorem rests on: instances speak of its variables, called the same."""
    return theorem.named, lambda *_: theorem.by_hand


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
    more = theory.UNITARY.follows(
        "more", lambda x, p: implies((x >= 1) & theory.budget(p), says(x, p)), facts(theorem)
    )
    assert "not confirmed" in problem(more)


def test_the_readings_of_theorem_13_are_confirmed_by_a_second_solver() -> None:
    steps = [t for t in theory.unique.ancestors() if t.rests_on]
    assert steps[-1] is theory.unique
    for each in steps:
        script = Script()
        script.alone(each)
        assert second_opinion(script.text()) == "unsat", each.name


def settled(x: Any, p: Any) -> Any:
    return (x >= 0) & theory.budget(p) & theory.agree(x)


@pytest.mark.parametrize(
    ("theorem", "says"),
    [
        (
            limits.steep,
            lambda x, p: implies(
                settled(x, p) & (p + 2 <= theory.TB()),
                theory.nu_hat(x, p + 2) >= theory.nu_hat(x, p) + 3,
            ),
        ),
        (
            limits.limits,
            lambda x, p: implies((x >= 0) & theory.budget(p), theory.nu_hat(x, p) == 0),
        ),
        (
            limits.as_alpha,
            lambda x, p: implies(
                settled(x, p), theory.nu_hat(x, p) == theory.automaton_entry(x, p)
            ),
        ),
        (
            limits.settled_next,
            lambda x, p: implies(settled(x, p), theory.nu_hat(x + 1, p) == theory.nu_hat(x, p)),
        ),
        (
            limits.converges_by,
            lambda x, c: implies(limits.half_up(c) & (x >= 0) & (x >= c * c - c), theory.agree(x)),
        ),
        (
            limits.grows_more,
            lambda x, c: implies(
                limits.half_up(c) & (x >= 1),
                theory.agree(x) | (limits._pair(x + 1, theory.TB() + 1) >= 2 * x + 2 * c + 2),
            ),
        ),
        (
            limits.pair_is_bounded,
            lambda k, x: implies(
                (x >= 0) & (k >= 1) & (k <= theory.TB() + 1),
                limits._pair(x, k) <= limits.limits_sum(k) - 1,
            ),
        ),
        (
            convergence.few_limits,
            lambda x, m: implies(
                (x >= 0) & (m >= 0) & theory.agree(x), convergence.within(x, m) <= 2 * m + 1
            ),
        ),
        (
            convergence.repeats_late,
            lambda x, c: implies(
                (x >= 0) & limits.half_up(c) & theory.agree(x),
                3 * (theory.TB() + 1) * x > 2 * c * c * c + c,
            ),
        ),
        (
            convergence.halves,
            lambda x, c: implies(
                x >= 0, convergence.reaches_at(x + 1, c) == convergence.reaches_without(x + 1, c)
            ),
        ),
        (
            next_budget.same,
            lambda x, p: implies(
                (x >= 0) & (p >= 0) & (p < theory.TB()) & (theory.TB() % 2 == 0),
                next_budget.value_less(x, p) == theory.nu_hat(x, p),
            ),
        ),
    ],
    ids=lambda value: value.name if isinstance(value, Theorem) else "",
)
def test_a_little_more_does_not_follow_of_limits(theorem: Theorem, says: Says) -> None:
    more = theory.UNITARY.follows("more", says, facts(theorem))
    assert "not confirmed" in problem(more)


@pytest.mark.parametrize("place", range(2))
def test_ties_at_0_need_both_smaller_budgets(place: int) -> None:
    smaller = [lambda q, x: (q - 1, x + 1), lambda q, x: (limits._again(q, x), x + 1)]
    alone = theory.UNITARY.by_induction(
        "alone", "q", limits.zero_ties.says, facts(limits.zero_ties), smaller=[smaller[place]]
    )
    assert "not confirmed" in problem(alone)


@pytest.mark.parametrize("less", [0, 1])
def test_the_thresholds_are_exact(less: int) -> None:
    with_marker = theory.UNITARY.follows(
        "with the marker",
        lambda x, p: implies(
            theory.budget(p) & (x >= 1),
            (theory.nu_hat(x, p) == x) == (p >= forced.threshold_hat(x, theory.q_of(p)) - less),
        ),
        forced.all_won_hat,
    )
    without = theory.UNITARY.follows(
        "without it",
        lambda x, p: implies(
            theory.budget(p) & (x >= 1),
            (theory.nu(x, p) == x) == (p >= forced.threshold(x, theory.q_of(p)) - less),
        ),
        forced.all_won,
    )
    assert [problem(each) == "" for each in (with_marker, without)] == [less == 0] * 2


def test_forced_wins_need_the_empty_heap() -> None:
    baseless = theory.UNITARY.by_induction(
        "baseless",
        "x",
        lambda x, p: implies(
            theory.budget(p) & (x >= 1),
            (theory.nu(x, p) == x) == (p >= forced.threshold(x, theory.q_of(p))),
        ),
        lambda *_: [fact for fact in forced.all_won.by_hand if fact.theorem is not theory.start],
        smaller=[lambda x, p: (x - 1, p - theory.q_of(p) - 1)],
    )
    assert "not confirmed (sat)" in problem(baseless)


def test_the_marker_may_be_worth_more_where_0_is_a_bid() -> None:
    worth = rulesets.RULESETS.axiom(
        "(C) with 0",
        lambda x, p, m: implies(
            rulesets.is_bid(0) & (p >= 0) & (p < rulesets.TB()) & m,
            rulesets.nu(x, p, m) <= rulesets.nu(x, p + 1, m ^ True),
        ),
    )
    assert "false for the reference" in refuted_axiom(worth)


def test_lemma_19_rests_on_the_definition_alone() -> None:
    assert [each for each in theory.dollar.ancestors() if each.rests_on] == [theory.dollar]


@pytest.mark.parametrize(
    ("claim", "theorem", "says"),
    [
        ("A", saddles.earlier_rise, lambda g: g.worst(g.least_enough) > g.two_before),
        ("C", saddles.earlier_last_tie, lambda g: g.ties(0) > g.two_before),
        ("5", saddles.earlier_ties, lambda g: g.ties(g.k) <= g.two_before),
        ("2", saddles.earlier_descent, lambda g: g.best(g.k) <= g.two_before),
    ],
)
def test_a_little_more_does_not_follow_of_the_cases(
    claim: str, theorem: Theorem, says: Says
) -> None:
    of = [condition for _, condition in case(claim).only]
    given, (g,) = saddles.seen("earlier", of, theorem.variables)
    lower = (g.k >= 0) & (g.k < g.ell)
    script = Script()
    name = script.claim("claim", "bidding/more", theorem, [given, lower], says(g))
    assert confirmed(script)[name] == "not confirmed (sat)"
