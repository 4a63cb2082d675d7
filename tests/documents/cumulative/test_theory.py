"""The theories: their theorems are true of the reference, and what is false is not proved."""

import inspect
import sys
from collections.abc import Callable, Mapping
from itertools import product
from types import ModuleType
from typing import Any

import pytest

from proofs_check.documents.cumulative import (
    theory as any_set,
    theory_additive as additive,
    theory_close_actions as close,
    theory_consecutive as consecutive,
    theory_large_action as large,
    theory_largest_action as largest,
    theory_lines as lines,
    theory_max_again as again,
    theory_one_pair as one_pair,
    theory_rules as rules,
    theory_three_actions as three,
    theory_ties as ties,
    theory_two_actions as two,
    theory_two_below as two_below,
)
from proofs_check.documents.cumulative.theory import CONVENTION, zs
from proofs_check.documents.cumulative.theory_two_actions import TWO
from proofs_check.methods import theory as kernel
from proofs_check.methods.logic import implies, negation
from proofs_check.methods.script import problem
from proofs_check.methods.theory import Model, Theorem, Theory
from reference.cumulative import AvA, Convention, FvF, zero_sum_play
from tests.theories import of_one_theory, of_values
from tests.wrong_definitions import Wrong


def names(theorem: Theorem) -> str:
    return f"{theorem.theory.name}: {theorem.name}"


OF_TWO_THEORIES = [
    t
    for own in (
        *(additive.ADDITIVE, lines.LINES, largest.LARGEST),
        *(again.PAIRS, rules.RULES, ties.TIES),
        *(close.CLOSE, three.THREE),
    )
    for t in own.theorems.values()
    if of_values(t) and not of_one_theory(t)
    # of heaps far beyond the models'
    if t not in (additive.late_form, additive.lost_at_the_tie, *three.BY_ROWS)
]
"""They speak of another theory's functions too, which their models have."""


@pytest.mark.parametrize("theorem", OF_TWO_THEORIES, ids=names)
def test_it_is_true_of_the_reference(theorem: Theorem) -> None:
    assert kernel.refuted_axiom(theorem, most=3_000) == ""


def test_the_closed_form_of_consecutive_actions_is_true_of_the_reference() -> None:
    for model in consecutive.models():
        with kernel.within(model):
            for k, x in product(range(5), range(2 * consecutive.M())):
                assert consecutive.repeats_late.says(k, x)
                assert all(consecutive.closed_form.says(k, x, X) for X in Convention)
            assert consecutive.attained.says()


def test_the_closed_form_of_two_below_is_true_of_the_reference() -> None:
    for model in two_below.models():
        with kernel.within(model):
            for k, x in product(range(two_below.M() - 1), range(2 * two_below.M())):
                assert two_below.changes.says(k, x)
                assert all(two_below.closed_form.says(k, x, X) for X in Convention)
            assert two_below.attained.says()


def test_what_follows_where_max_s_loses_is_true_of_the_reference() -> None:
    seen = 0
    for model in one_pair.models():
        with kernel.within(model):
            M = any_set.M_of()
            actions = range(1, M + 1)
            for h, r, q in product(range(4 * M, one_pair.HEAPS[-1]), actions, actions):
                if one_pair.losing(h, r, q):
                    seen += one_pair.no_more(h, h - r - q)
                    assert one_pair.unlike.says(h, r, q)
                    assert one_pair.exchanged.says(h, r, q)
                    assert all(one_pair.next_best.says(h, r, q, u) for u in actions)
                    assert all(one_pair.next_best_before.says(h, r, q, u) for u in actions)
    assert seen >= 2


def test_two_pairs_or_a_large_smaller_action_are_not_meant() -> None:
    for S in ((3, 4, 5), (2, 3, 4, 5)):
        model = any_set.model_of(S, range(9))
        own: dict[str, Callable[..., Any]] = {"low": lambda: 2, "high": lambda: 4}
        with kernel.within(Model("another set", {**model.functions, **own}, {})):
            assert not all(one_pair.one_pair.says(s, t) for s, t in product(range(9), repeat=2))


@pytest.mark.parametrize(
    ("first", "failing", "true"),
    [
        (lambda X, h: h * h, lambda h: h, True),
        (lambda X, h: h * h, lambda h: h - 1, False),
        (lambda X, h: h // 4 * 2, lambda h: h, False),
    ],
    ids=["it never repeats", "it is not said where later on", "it repeats"],
)
def test_what_no_preperiod_is(
    first: Callable[..., int], failing: Callable[[int], int], true: bool
) -> None:
    functions: dict[str, Callable[..., Any]] = {
        **{X.value: lambda X=X: X for X in Convention},
        "first": first,
        "second": lambda X, h: h // 4 * 2,
        "zs": lambda h: 0,
        "top": lambda: 2,
        "preperiod": lambda: -1,
        "failing": failing,
    }
    with kernel.within(Model("outcomes of no game", functions, {})):
        assert all(consecutive.least_preperiod.says(h) for h in range(9)) == true


def test_the_closed_form_of_additive_sets_is_true_of_the_reference() -> None:
    seen = 0
    for model in additive.models():
        with kernel.within(model):
            if additive.r() == 0:
                continue
            assert additive.lost_at_the_tie.says()
            for k, x in product(range(additive.n() + 1), range(2 * additive.M())):
                seen += additive.is_late(k, x)
                assert additive.late_form.says(k, x)
                assert all(additive.closed_form.says(k, x, X) for X in Convention)
    assert seen > 20


@pytest.mark.parametrize("heap", [5, 12, 16, 20, 40])
def test_one_wrong_zero_sum_value_makes_an_axiom_false(heap: int) -> None:
    wrong = Wrong("", zero_sum_play.section_5, lambda right, S, x, o: right(S, x, o) + (x == heap))
    with wrong.instead("cumulative"):
        said = [
            kernel.refuted_axiom(axiom) for axiom in (any_set.zero_sum_move, any_set.zero_sum_most)
        ]
    assert any("false for the reference, S = (" in each for each in said)


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
    own = Theory("cumulative", "tried", two.models)
    own._symbols = TWO._symbols
    own.let(X=two.CONVENTION)
    wrong = own.axiom("misread", says)
    assert problem(wrong).startswith("axiom misread: false for the reference, S = {")


def attempt(says: Callable[..., Any], *by: Any) -> str:
    """Why what is false is not proved."""
    own = Theory("cumulative", "tried", two.models)
    own.let(X=CONVENTION)
    return problem(own.follows("false", says, *by))


def test_what_is_a_little_more_than_a_theorem_is_not_proved() -> None:
    FvF_, AvA_ = two.named[FvF], two.named[AvA]
    more = attempt(
        lambda h: two.second(FvF_(), h) <= two.second(AvA_(), h),
        lambda h: two.lemma_8_at(h),
        lambda h: two.theorem_3_at(h),
    )
    assert "not confirmed (sat)" in more
    everywhere = attempt(
        lambda h: two.agree(FvF_(), AvA_(), h),
        lambda h: (two.agreement(FvF_(), AvA_(), h), two.proposition_10(FvF_(), AvA_(), h)),
    )
    assert "not confirmed (sat)" in everywhere
    earlier = attempt(
        lambda: implies(
            negation(two.dominant()) & (two.e() > 0),
            two.first_discrepancy() < two.times(two.n(), two.a()) + two.times(two.n() + 2, two.b()),
        ),
        lambda: two.conjecture_12(),
    )
    assert "not confirmed (sat)" in earlier


def test_a_largest_action_must_be_large_and_the_rules_friendly_or_antagonistic() -> None:
    any_rules = attempt(
        lambda h, X: implies(h >= large.M(), large.large_is_best(h, X)),
        lambda h, X: (large.best(h, X), large.definition(X, h)),
    )
    assert "not confirmed (sat)" in any_rules
    smaller = attempt(
        lambda h: implies(h >= large.M() - 1, zs(h) == large.M() - zs(h - large.M())),
        lambda h: (large.zero_sum_best(h), large.zero_sum_at(h)),
    )
    assert "not confirmed (sat)" in smaller
    new = attempt(lambda: large.first_of_all() == -1, lambda: large.conjecture_13())
    assert "not confirmed (sat)" in new


def test_no_more_is_lost_and_nothing_repeats_earlier_by_what_is_proved() -> None:
    more = attempt(
        lambda: implies(
            negation(two.dominant()) & (two.e() > 0), two.largest_of[0]() > two.most_lost()
        ),
        lambda: (two.problem_1(), two.parameters()),
    )
    assert "not confirmed (sat)" in more
    without_base = attempt(
        lambda h: implies(two.late(h) & two.in_train(h), two.much_is_lost(h)),
        lambda h: [two.loss_recurs(y) for y in (two.earlier(h), two.earlier_still(h))],
    )
    assert "not confirmed (sat)" in without_base


WRONG_LINES = {
    "who cannot move has a line all the same": (
        lambda X, h, t: implies(h < two.b(), lines.own(X, h, t))
    ),
    "a tie is broken by the other player's rule": (
        lambda X, h: implies(
            lines.pspe[1](X, h) & lines.is_best(X, h, 2) & two.is_friendly(two.X_star(X)),
            lines.others(X, h, 2) <= lines.others(X, h, 1),
        )
    ),
    "the greedy line takes s1 wherever it is feasible": (
        lambda X, h: (
            implies(h >= two.a(), lines.moves(lines.own_by_greed(X, h)) >= 1)
            & implies(h >= two.a(), lines.pspe[1](X, h))
        )
    ),
}


@pytest.mark.parametrize("wrong", WRONG_LINES.values(), ids=WRONG_LINES)
def test_a_wrong_axiom_about_lines_is_noticed(wrong: Callable[..., Any]) -> None:
    own = Theory("cumulative", "tried", lines.models)
    own._symbols = lines.LINES._symbols
    own.let(X=two.CONVENTION, t=lines.PART)
    assert problem(own.axiom("wrong", wrong)).startswith("axiom wrong: false for the reference")


def test_models_reach_beyond_the_first_tie() -> None:
    reached = 0
    for model in two.models():
        assert isinstance(model, Model)
        f = model.functions
        if f["e"]() and f["first_discrepancy"]() <= two.HEAPS[-1] and f["first_discrepancy"]() >= 0:
            reached += 1
    assert reached >= 3


def test_under_rules_that_prefer_nothing_it_matters_what_is_picked() -> None:
    every = ties.TIES.follows(
        "under any rules",
        lambda h, X, s: implies(h >= any_set.m(), ties._leads_to_the_outcome(h, X, s)),
        lambda h, X, s: ties._surviving(h, X, s),
    )
    del ties.TIES.theorems[every.name]
    assert "not confirmed" in problem(every)


def test_the_rows_of_three_actions_are_true_of_the_reference() -> None:
    reached, sacrifices = 0, 0
    for model in three.models():
        with kernel.within(model):
            for j, y, odd in product(range(2), range(close.a()), (False, True)):
                if three.heap(j, y, odd) <= three.HEAPS[-1]:
                    assert all(each.says(j, y, odd) for each in three.BY_ROWS)
                    reached += three.in_row(j, y)
                    sacrifices += three.in_row(j, y) and y < three.b() and three.sacrificed(j, y)
    assert reached > 100
    assert sacrifices


def changed(
    monkeypatch: pytest.MonkeyPatch, changes: Mapping[ModuleType, tuple[str, str]]
) -> ModuleType:
    """The last of these modules, with something else in the place of some words of each."""
    for module, (old, new) in changes.items():
        source = inspect.getsource(module)
        assert source.count(old) == 1, old
        other = ModuleType(module.__name__)
        stem = module.__name__.rpartition(".")[2].removeprefix("theory_")
        for name in [*kernel.DEFINITIONS]:
            if name.startswith(f"cumulative/{stem}."):
                monkeypatch.delitem(kernel.DEFINITIONS, name)
        monkeypatch.setitem(sys.modules, module.__name__, other)
        exec(compile(source.replace(old, new), str(module.__file__), "exec"), vars(other))
    return other


FRIENDLY = {close: ("import AvA, Convention", "import Convention, FvF as AvA")}
CHANGES: dict[str, tuple[dict[ModuleType, tuple[str, str]], str]] = {
    "neighbours m + 1 apart": (
        {close: ("most_of(widest()) < m()\n", "most_of(widest()) <= m()\n")},
        "theorem_a",
    ),
    "any neighbours": ({close: ("implies(is_close(), as_alone(h)),", "as_alone(h),")}, "theorem_a"),
    "friendly ties, neighbours close": (FRIENDLY, "theorem_a"),
    "as much as a will do": ({close: ("return f(h) > a() +", "return f(h) >= a() +")}, "forced"),
    "no first action but a": ({close: (", at_least_by(h - 2 * a(), k - 1, g(h))", "")}, "forced"),
    "f less than ka": (
        {close: ("(k, a()), f(h) <= times(k, a()))", "(k, a()), f(h) < times(k, a()))")},
        "at_most",
    ),
    "kd one more": ({close: ("times(k, d()) < a()\n", "times(k, d()) < a() - 1\n")}, "fits"),
    "f repeats a pile before": (
        {close: ("(h >= settles() - a())", "(h >= settles() - 3 * a())")},
        "late",
    ),
    "b <= 2c + 1": (
        {three: ("implies((b() <= 2 * c()) &", "implies((b() <= 2 * c() + 1) &")},
        "close",
    ),
    "a <= b + c + 1": (
        {three: ("(a() <= b() + c()), is_close()", "(a() <= b() + c() + 1), is_close()")},
        "close",
    ),
    "any a < 2b": ({three: ("(b() + c() <= a()) & (a() <", "(a() <")}, "by_c_lower compared"),
    "a >= b + c - 1": (
        {three: ("(b() + c() <= a()) & (a() <", "(b() + c() - 1 <= a()) & (a() <")},
        "by_c_lower compared",
    ),
    "any a >= b + c": (
        {three: ("(b() + c() <= a()) & (a() < 2 * b())", "(b() + c() <= a())")},
        "lowest from_b",
    ),
    "fewer sacrifices than rows": ({three: ("(K(y) <= j)", "(K(y) < j)")}, "lowest from_b"),
    "sacrifices that do not gain": ({three: ("(W1(y) > C1(y))", "(W1(y) <= y)")}, "below_b from_b"),
    "no sacrifice below b": ({three: ("(W1(y) > C1(y))", "(W1(y) > y)")}, "compared"),
    "friendly ties, a >= b + c": (
        {**FRIENDLY, three: ('"""Conjecture 16: AvA', '"""AvA')},
        "from_b",
    ),
    "the zero-sum value off by 1": (
        {
            three: (
                "(zs(h) == collected[0] - collected[1])",
                "(zs(h) == collected[0] - collected[1] + 1)",
            )
        },
        "lowest_little lowest below_c below_b from_b",
    ),
    "AvA repeats a pile before": (
        {three: ("enough(k + 1, (b() - 1) // d())", "enough(k + 2, (b() - 1) // d())")},
        "repeat_late",
    ),
}


@pytest.mark.parametrize(("changes", "falls"), CHANGES.values(), ids=CHANGES)
def test_what_is_a_little_more_than_conjecture_16_needs_falls(
    changes: Mapping[ModuleType, tuple[str, str]], falls: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = changed(monkeypatch, changes)
    for name in falls.split():
        assert "not confirmed" in problem(getattr(other, name)), name


@pytest.mark.parametrize(
    "words",
    [("(a() < 2 * b())", "(a() <= 2 * b())"), ("(W1(y) > C1(y))", "(W1(y) >= C1(y))")],
    ids=["a = 2b", "sacrifices that cost nothing"],
)
def test_what_conjecture_16_does_not_need_may_go(
    words: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    other = changed(monkeypatch, {three: words})
    for each in (*other.BY_ROWS, other.compared, other.lowest, other.conjecture_16):
        assert problem(each) == "", each.name
