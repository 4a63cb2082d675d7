"""The theory of unitary games under attack: what is wrong by a little is not confirmed."""

from collections.abc import Callable
from typing import Any

import pytest

from proofs_check.documents.bidding import (
    theory,
    theory_after_bids as after_bids,
    theory_automaton as automaton,
    theory_bids as bids,
    theory_convergence as convergence,
    theory_displays as displays,
    theory_forced_wins as forced,
    theory_limits as limits,
    theory_lines as lines,
    theory_next_budget as next_budget,
    theory_plays as plays,
    theory_readings as readings,
    theory_rulesets as rulesets,
    theory_saddles as saddles,
    theory_scheme as scheme,
    theory_subtraction as subtraction,
)
from proofs_check.documents.bidding.ten_cases import case
from proofs_check.methods.logic import implies, negation
from proofs_check.methods.script import Script, confirmed, problem
from proofs_check.methods.theory import BOOL, INT, Theorem, Theory, refuted_axiom
from tests.methods.second_solver import second_opinion

Says = Callable[..., Any]

pytestmark = pytest.mark.usefixtures("theories_as_they_were")


def axiom(says: Says) -> Theorem:
    return theory.UNITARY.axiom("wrong", says)


def attained(entry: Says) -> Says:
    return lambda x, p, r: implies(
        (x >= 1) & theory.budget(p) & (r >= 0) & (r <= theory.q_of(p)),
        entry(x, p, theory.bid_hat(x, p), r) >= theory.nu_hat(x, p),
    )


def test_wrong_definitions_are_false_for_the_reference() -> None:
    wrong_start = axiom(lambda x, p: implies(x == 0, theory.nu_hat(x, p) == 1))
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
    assert "false for the reference" in refuted_axiom(axiom(attained(entry)))


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


@pytest.mark.parametrize(
    "entry",
    [lambda x, delta: (delta + 1) // 2, lambda x, delta: theory._split_beta(x + 1, delta)],
    ids=["of one parity", "of the other parity"],
)
def test_wrong_limits_are_false_for_the_reference(entry: Says) -> None:
    def says(x: Any, p: Any) -> Any:
        odd = (x >= 0) & theory.budget(p) & (theory.TB() % 2 == 1)
        return implies(odd, theory.limit_entry(x, p) == entry(x, 2 * p - theory.TB()))

    assert "false for the reference" in refuted_axiom(axiom(says))


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


@pytest.mark.parametrize(
    "says",
    [
        lambda x, q: implies(
            (x >= 1) & (q >= 0), forced.threshold_hat(x, q) == forced.doubled(x, q)
        ),
        lambda x, q: implies(
            (x >= 1) & (q >= 0), forced.threshold(x, q) == forced.doubled(x, q + 1) - q
        ),
        lambda x, q: implies((x >= 1) & (q >= 0), forced.least_bid_hat(x, q) == q + 1),
    ],
)
def test_wrong_thresholds_are_false_for_the_reference(says: Says) -> None:
    wrong = forced.FORCED.axiom("wrong", says)
    assert "false for the reference" in refuted_axiom(wrong)


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


@pytest.mark.parametrize(
    ("own", "over", "says"),
    [
        (
            plays.PLAYS,
            (plays.PLAY,),
            lambda play: implies(
                plays.heap(play) >= 1, plays.score(play) == plays.score(plays.rest(play)) + 1
            ),
        ),
        (
            bids.BIDS,
            (INT,) * 4,
            lambda x, p, ell, r: implies(
                (x >= 1) & bids.bids(p, ell, r),
                bids.cell(x, p, ell, r) == theory.entry_hat(x, p, ell, r),
            ),
        ),
        (
            bids.BIDS,
            (INT, BOOL, INT, INT),
            lambda p, m, ell, r: implies(
                bids.bids(p, ell, r), bids.left_has_after(p, m, ell, r) == m
            ),
        ),
        (
            bids.BIDS,
            (INT,) * 3,
            lambda x, p, ell: implies(
                (x >= 1) & theory.budget(p) & (ell >= 0) & (ell <= p),
                bids.worst(x, p, ell) >= theory.nu_hat(x, p),
            ),
        ),
        (
            bids.BIDS,
            (INT, INT),
            lambda x, p: implies(
                (x >= 1) & theory.budget(p), bids.first_best(x, p) == theory.bid_hat(x, p) * 0
            ),
        ),
        (
            theory.UNITARY,
            (INT, INT),
            lambda x, p: implies(
                (x >= 1) & theory.budget(p),
                theory.automaton_entry(x, p) == -theory.automaton_entry(x - 1, p) + 1,
            ),
        ),
        (
            theory.UNITARY,
            (INT,),
            lambda k: implies(
                (k >= 1) & (k <= theory.TB() + 1), limits.changes(k) == limits.changes(k - 1) + 1
            ),
        ),
        (
            theory.UNITARY,
            (INT,),
            lambda x: implies(x >= 0, theory.agree(x) == (x > limits.first_agreeing())),
        ),
        (
            displays.DISPLAYS,
            (INT,),
            lambda c: implies(2 * c == displays.TB(), displays.display() == displays.closed()),
        ),
        (
            lines.LINES,
            (lines.MOVE, INT),
            lambda y, b: implies((b >= 0) & (b <= lines.TB()), lines.nu(y, b) == -lines.f(y, b)),
        ),
        (
            rulesets.RULESETS,
            (rulesets.POSITION, INT, BOOL),
            lambda x, p, m: implies(
                rulesets.budget(p), readings.image(x, p, m) == -rulesets.nu(x, p, m)
            ),
        ),
        (
            rulesets.RULESETS,
            (rulesets.POSITION, INT, BOOL),
            lambda x, p, m: implies(
                rulesets.budget(p), after_bids.late(x, p, m) == after_bids.late_minimax(x, p, m)
            ),
        ),
        (
            rulesets.RULESETS,
            (rulesets.POSITION, INT, BOOL),
            lambda x, p, m: implies(
                rulesets.budget(p), readings.held(x, p, m) == rulesets.nu(x, p, m)
            ),
        ),
        (
            rulesets.RULESETS,
            (rulesets.POSITION,),
            lambda x: implies(
                negation(rulesets.left_can(x)) & negation(rulesets.right_can(x)),
                rulesets.left_penalty(x) == rulesets.right_penalty(x),
            ),
        ),
        (
            rulesets.RULESETS,
            (rulesets.POSITION, BOOL),
            lambda x, m: readings.alternately(x, m) == readings.utility(x, m),
        ),
        (
            rulesets.RULESETS,
            (rulesets.POSITION, INT, BOOL),
            lambda x, p, m: implies(
                scheme._asked(x, p, m), negation(scheme._raised(x, p, m, scheme.scheme_end(x, p)))
            ),
        ),
        (
            automaton.AUTOMATON,
            (INT,),
            lambda d: implies(d % 2 == 0, automaton.alpha_even(d) == automaton.alpha_odd(d)),
        ),
        (
            automaton.AUTOMATON,
            (INT,),
            lambda d: implies(d % 2 == 1, automaton.beta(d) == automaton.rounded_beta(d)),
        ),
        (
            automaton.AUTOMATON,
            (INT,),
            lambda p: implies(
                (p >= 0) & (p <= automaton.total_budget()),
                automaton.updated(p) == -automaton.state(p) + 1,
            ),
        ),
        (
            rulesets.RULESETS,
            (rulesets.POSITION, INT, BOOL, INT, rulesets.POSITION),
            lambda x, p, m, r, z: implies(
                rulesets.budget(p) & rulesets.can(r, rulesets.q_of(p)) & rulesets.right_move(x, z),
                rulesets.entry(
                    rulesets.minimax, x, p, m, rulesets.bid(x, p, m), rulesets.move(x, p, m), r, z
                )
                >= rulesets.nu(x, p, m) + 1,
            ),
        ),
        (
            saddles.SADDLES,
            (INT,) * 4,
            lambda x, p, ell, r: implies(
                saddles.saddle(x, p, ell, r), theory.entry(x, p, ell, r) == theory.nu_hat(x, p)
            ),
        ),
        (
            subtraction.SUBTRACTION,
            (INT, INT, BOOL),
            lambda x, p, m: implies(
                (x >= 0) & subtraction.budget(p), subtraction.nu(x, p, m) <= subtraction.times(p)
            ),
        ),
        (
            rulesets.RULESETS,
            (rulesets.POSITION, INT, INT, BOOL),
            lambda x, pi, p, m: implies(
                (pi >= 0) & (pi <= p) & (p <= rulesets.TB()),
                rulesets.nu(x, p, m) >= rulesets.nu(x, pi, m),
            ),
        ),
    ],
)
def test_misread_definitions_are_false_for_the_reference(
    own: Theory, over: tuple[Any, ...], says: Says
) -> None:
    assert "false for the reference" in refuted_axiom(own.axiom("misread", says))


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
