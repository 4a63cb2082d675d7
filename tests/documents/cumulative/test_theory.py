"""The theories: their theorems are true of the reference, and what is false is not proved."""

from collections.abc import Callable
from typing import Any

import pytest
import z3

from proofs_check.documents.cumulative import theory_large_action as large
from proofs_check.documents.cumulative import theory_two_actions as two
from proofs_check.documents.cumulative.theory import ANY, CONVENTION, zs
from proofs_check.documents.cumulative.theory_additive import ADDITIVE
from proofs_check.documents.cumulative.theory_large_action import LARGE
from proofs_check.documents.cumulative.theory_two_actions import TWO
from proofs_check.methods import theory as kernel
from proofs_check.methods.logic import implies, negation
from proofs_check.methods.theory import INT, Model, Rule, Theorem, Theory, link, problem
from reference.cumulative import AvA, FvF

THEOREMS = [
    t
    for own in (ANY, TWO, LARGE, ADDITIVE)
    for t in own.theorems.values()
    if t.rule is not Rule.AXIOM
]


def names(theorem: Theorem) -> str:
    return f"{theorem.theory.name}: {theorem.name}"


@pytest.mark.parametrize("theorem", THEOREMS, ids=names)
def test_five_seeds_confirm_a_theorem(theorem: Theorem) -> None:
    query = link(theorem)
    for seed in range(5):
        # As the audit asks, in a context of its own: what ran before has no part in it.
        context = z3.Context()
        solver = z3.SolverFor("ALL", ctx=context)
        solver.set("rlimit", kernel.RESOURCE_UNITS // 10)
        solver.set("random_seed", seed)
        for formula in (*(h.term for h in query.hypotheses), z3.Not(query.conclusion.term)):
            solver.add(formula.translate(context))
        assert solver.check() == z3.unsat, seed


WRONG = {
    "an antagonist is friendly": lambda X, h: implies(
        (h >= two.a()) & (two.by_s1(X, h) == two.by_s2(X, h)) & negation(two.is_friendly(X)),
        two.second(X, h) == two.greater(two.other_s1(X, h), two.other_s2(X, h)),
    ),
    "the rule of the other player": lambda X, h: implies(
        (h >= two.a()) & (two.by_s1(X, h) == two.by_s2(X, h)) & two.is_friendly(two.X_star(X)),
        two.second(X, h) == two.greater(two.other_s1(X, h), two.other_s2(X, h)),
    ),
    "no dual": lambda X, h: implies(
        h >= two.a(),
        two.first(X, h)
        == two.greater(two.a() + two.second(X, h - two.a()), two.b() + two.second(X, h - two.b())),
    ),
}


@pytest.mark.parametrize("says", WRONG.values(), ids=WRONG)
def test_a_misread_definition_is_noticed(says: Callable[..., Any]) -> None:
    own = Theory("cumulative", "two", two.models)
    own._symbols = TWO._symbols
    wrong = own.axiom("misread", (two.CONVENTION, INT), says)
    assert problem(wrong).startswith("axiom misread: false for the reference, S = {")


def attempt(over: tuple[Any, ...], says: Callable[..., Any], *by: Any) -> str:
    """Why what is false is not proved."""
    own = Theory("cumulative", "two", two.models)
    return problem(own.theorem("false", over, says, *by))


def test_what_is_a_little_more_than_a_theorem_is_not_proved() -> None:
    FvF_, AvA_ = two.named[FvF], two.named[AvA]
    more = attempt(
        (INT,),
        lambda h: two.second(FvF_(), h) <= two.second(AvA_(), h),
        lambda h: two.lemma_8_at(h),
        lambda h: two.theorem_3_at(h),
    )
    assert "not confirmed (sat)" in more
    everywhere = attempt(
        (INT,),
        lambda h: two.agree(FvF_(), AvA_(), h),
        lambda h: (two.agreement(FvF_(), AvA_(), h), two.proposition_10(FvF_(), AvA_(), h)),
    )
    assert "not confirmed (sat)" in everywhere
    earlier = attempt(
        (),
        lambda: implies(
            negation(two.dominant()) & (two.e() > 0),
            two.first_discrepancy() < two.times(two.n(), two.a()) + two.times(two.n() + 2, two.b()),
        ),
        lambda: two.conjecture_12(),
    )
    assert "not confirmed (sat)" in earlier


def test_a_largest_action_must_be_large_and_the_rules_friendly_or_antagonistic() -> None:
    any_rules = attempt(
        (INT, CONVENTION),
        lambda h, X: implies(h >= large.M(), large.large_is_best(h, X)),
        lambda h, X: (large.best(h, X), large.definition(X, h)),
    )
    assert "not confirmed (sat)" in any_rules
    smaller = attempt(
        (INT,),
        lambda h: implies(h >= large.M() - 1, zs(h) == large.M() - zs(h - large.M())),
        lambda h: (large.zero_sum_best(h), large.zero_sum_at(h)),
    )
    assert "not confirmed (sat)" in smaller
    new = attempt(
        (),
        lambda: large.first_of_all() == -1,
        lambda: large.conjecture_13(),
    )
    assert "not confirmed (sat)" in new


def test_no_more_is_lost_and_nothing_repeats_earlier_by_what_is_proved() -> None:
    more = attempt(
        (),
        lambda: implies(
            negation(two.dominant()) & (two.e() > 0), two.largest_of[0]() > two.most_lost()
        ),
        lambda: (two.problem_1(), two.parameters()),
    )
    assert "not confirmed (sat)" in more
    without_base = attempt(
        (INT,),
        lambda h: implies(two.late(h) & two.in_train(h), two.much_is_lost(h)),
        lambda h: [two.loss_recurs(y) for y in (two.earlier(h), two.earlier_still(h))],
    )
    assert "not confirmed (sat)" in without_base


def test_models_reach_beyond_the_first_tie() -> None:
    reached = 0
    for model in two.models():
        assert isinstance(model, Model)
        f = model.functions
        if f["e"]() and f["first_discrepancy"]() <= two.HEAPS[-1] and f["first_discrepancy"]() >= 0:
            reached += 1
    assert reached >= 3
