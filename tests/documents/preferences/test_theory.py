"""The theories under attack: their theorems are true of the reference, and what is false is not."""

from collections.abc import Callable
from typing import Any

import pytest

from proofs_check.documents.preferences import (
    theory,
    theory_choices,
    theory_clobber,
    theory_display,
    theory_four,
    theory_games,
    theory_names,
    theory_play,
    theory_rows,
    theory_rules,
    theory_selfish,
    theory_simple,
    theory_solutions,
    theory_syntactic,
    theory_turns,
    theory_values,
)
from proofs_check.documents.preferences.readings import TO_THE_LETTER
from proofs_check.documents.preferences.theorem_plans import as_written, formulas
from proofs_check.documents.preferences.theory import ORDER
from proofs_check.documents.preferences.theory_simple import (
    INDIFFERENT,
    INDIFFERENT_BOTH,
    SIMPLE,
    Form,
    IndifferentOrder,
    SimpleOrder,
    as_printed,
    below,
)
from proofs_check.methods.logic import implies, negation
from proofs_check.methods.script import problem
from proofs_check.methods.theory import INT, Sort, Theorem, Theory, refuted_axiom

ALL = (
    *(ORDER.theory, SIMPLE.theory),
    *(INDIFFERENT.theory, INDIFFERENT_BOTH.theory, theory_play.PLAY),
    *(theory_rules.RULES, theory_turns.TURNS, theory_display.DISPLAY),
    *(theory_values.VALUES, theory_clobber.CLOBBER, theory_names.NAMES),
    theory_rows.ROWS,
    theory_four.FOUR,
    theory_games.GAMES,
    theory_choices.CHOICES,
    theory_selfish.SELFISH,
    theory_solutions.SOLUTIONS,
    theory_syntactic.SYNTACTIC,
)


@pytest.fixture(autouse=True)
def kept() -> Any:
    """What a test adds to a theory is taken out of it."""
    before = {own: dict(own.theorems) for own in ALL}
    yield
    for own, theorems in before.items():
        own.theorems.clear()
        own.theorems.update(theorems)


def misread(own: Theory, over: tuple[Sort, ...], says: Callable[..., Any]) -> str:
    return refuted_axiom(own.axiom(f"misread {len(own.theorems)}", says))


def test_misread_definitions_are_false_for_the_reference() -> None:
    own, P, V = ORDER.theory, ORDER.player, ORDER.value
    by_members = misread(
        own, (P, V, V), lambda p, X, Y: ORDER.weaker(p, X, Y) == (ORDER.by_rule(p, X, Y) | (X == Y))
    )
    one_of_all = misread(
        own,
        (P, V, V, INT),
        lambda p, X, Y, k: implies(ORDER.weaker(p, ORDER.member(X, k), Y), ORDER.each_x(p, X, Y)),
    )
    parity = misread(
        SIMPLE.theory,
        (SIMPLE.player, *(INT,) * 4),
        lambda p, a, i, b, j: implies(
            theory_simple.proper(a, i) & theory_simple.proper(b, j),
            SIMPLE.on(theory_simple.by_chain, p, a, i, b, j) == below(b, j, a, i),
        ),
    )
    kept_all = misread(
        theory_play.PLAY,
        (theory_play.NODE, INT),
        lambda n, k: implies(theory_play.has(n, k), theory_play.kept(n, k)),
    )
    no_singletons = misread(
        own,
        (V, V),
        lambda X, Y: implies(
            ORDER.member(X, 0) == ORDER.member(Y, 0), ORDER.leaf(X) == ORDER.leaf(Y)
        ),
    )
    two_pairs = misread(
        theory_rules.RULES,
        (theory_rules.V,),
        lambda X: theory_rules.rule_2(theory_rules.wraps(X, 2)) == X,
    )
    always_moved = misread(
        theory_turns.TURNS, (theory_turns.NODE,), lambda n: theory_turns.wait(n) == 0
    )
    none_new = misread(
        theory_display.DISPLAY,
        (INT, theory_display.NAME, theory_display.NAME),
        lambda i, x, y: theory_display.below(i, x, y) == theory_display.in_display(i, x, y),
    )
    for found in (by_members, one_of_all, parity, kept_all):
        assert "false for the reference" in found
    clobber, values = theory_clobber, theory_values
    own_too = misread(
        clobber.CLOBBER,
        (clobber.BOARD, INT, INT),
        lambda B, v, w: implies(
            clobber.adjacent(B, v, w) & (clobber.token(B, v) > 0), clobber.able(B, 1)
        ),
    )
    same_position = misread(
        theory_names.NAMES, (theory_names.NODE,), lambda n: theory_names.renamed(n)
    )
    in_one_list = misread(
        values.VALUES,
        (values.NODE, INT),
        lambda n, k: implies(
            values.moves(n, k), values.value(n) == values.value(values.child(n, k))
        ),
    )
    for found in (no_singletons, two_pairs, always_moved, none_new):
        assert "false for the reference" in found
    rows = theory_rows
    one_row = misread(
        rows.ROWS,
        (rows.NODE, INT),
        lambda n, v: implies(
            (v >= 0) & (v + 1 < rows.size(n)) & rows.there(n, v) & rows.there(n, v + 1),
            rows.adjacent(n, v, v + 1),
        ),
    )
    always_the_next = misread(
        rows.ROWS,
        (rows.NODE, INT, INT),
        lambda n, v, w: implies(
            rows.legal(n, v, w), rows.player(rows.moved(n, v, w)) == rows.following(rows.player(n))
        ),
    )
    selfish = theory_selfish
    nothing_merged = misread(
        selfish.SELFISH,
        (selfish.NODE, INT),
        lambda n, m: implies(
            negation(selfish.over(n)) & selfish.has(selfish.joined(n), m),
            selfish.member(selfish.joined(n), m)
            == selfish.value(selfish.child(n, selfish.origin(n, m))),
        ),
    )
    no_second_rule = misread(
        selfish.SELFISH, (selfish.NODE,), lambda n: selfish.value(n) == selfish.picked(n)
    )
    for found in (own_too, same_position, in_one_list, one_row, always_the_next):
        assert "false for the reference" in found
    solutions, syntactic = theory_solutions, theory_syntactic
    always_below = misread(
        solutions.SOLUTIONS,
        (solutions.V, solutions.V),
        lambda X, Y: solutions.SEVENTH[0].related(X, Y) | solutions.SEVENTH[0].related(Y, X),
    )
    one_pair = misread(
        syntactic.SYNTACTIC,
        (syntactic.V,),
        lambda X: syntactic.full(syntactic.wrap(X)) == syntactic.full(X),
    )
    for found in (nothing_merged, no_second_rule, always_below, one_pair):
        assert "false for the reference" in found


@pytest.mark.parametrize(
    "theorem",
    [theory_selfish.own_choice, theory_selfish.base_chooses, theory_selfish.trees_show],
    ids=lambda each: each.name,
)
def test_what_selfish_players_do_is_true_of_the_reference(theorem: Theorem) -> None:
    assert refuted_axiom(theorem) == ""


@pytest.mark.parametrize(
    ("form", "wrong"),
    [("printed", below), ("repaired", as_printed), ("rule_1", as_printed)],
    ids=["the chain", "repaired as printed", "rule 1 as printed"],
)
def test_another_order_is_no_theorem(form: str, wrong: Callable[..., Any]) -> None:
    own = SimpleOrder("another", theory.as_listed)
    assert "not confirmed (sat)" in problem(Form(own, form).theorem("another", wrong))


def test_by_the_letter_a_loss_is_not_below_the_win() -> None:
    own = SimpleOrder("another", lambda: (theory.model(TO_THE_LETTER, 1, 2, 3),))
    assert "false for the reference" in refuted_axiom(own.definition_7)


def test_an_indifferent_player_needs_the_clause_about_all_members_of_y() -> None:
    one_sided = IndifferentOrder("another", theory_simple.indifferent_models)
    assert "not confirmed (sat)" in problem(one_sided.chain())
    both = IndifferentOrder("both", theory_simple.indifferent_models, both_sides=True)
    assert "false for the reference" in refuted_axiom(both.definition_7)


def test_theorem_16_rests_on_no_tokens_and_its_exponents_do() -> None:
    assert theory_play.removed not in theory_play.every_value.ancestors()
    assert theory_play.removed not in theory_play.same_values.ancestors()
    assert theory_play.removed in theory_play.every_exponent.ancestors()


@pytest.mark.parametrize("pairs", [1, 2])
def test_rule_2_with_fewer_brackets_keeps_no_powers(pairs: int) -> None:
    own = theory_rules
    wrong = own.RULES.follows(
        f"{pairs} less",
        lambda X, i: implies(
            own.player(i) & own.is_inside(X, own.players() - pairs),
            own.force(own.inside(X, own.players() - pairs), i) == own.force(X, i),
        ),
        lambda X, i: own.come_round(i, own.players() - pairs),
        lambda X, i: own.through(X, i, own.players() - pairs),
    )
    assert "not confirmed (sat)" in problem(wrong)


def test_a_statement_says_what_its_signs_say() -> None:
    cases = formulas(("{2_(2i),3_(2i)} < 1_(2i)", 1))
    stated = [(case, sign) for case, sign in cases(2, 2, 1, 2, 1)]
    assert stated == [(True, "<"), (False, "<")]
    assert as_written(stated, True, False)
    assert not as_written(stated, True, True)
    assert not as_written(stated, False, False)
    assert as_written([(False, "<")], False, True)
    assert as_written([(True, "|")], False, False)
    assert not as_written([(True, "|")], False, True)
    assert not as_written([(True, "<>")], negation(True), negation(True))


def test_with_three_players_both_may_not_be_able_to_move() -> None:
    own = theory_clobber
    wrong = own.CLOBBER.follows(
        "whoever plays",
        lambda B: own.able(B, 1) == own.able(B, 2),
        lambda B: [
            (
                own.boards(B, own.source(B, i), own.target(B, i)),
                own.abilities(B, i, 0, 0),
                own.abilities(B, 3 - i, own.target(B, i), own.source(B, i)),
            )
            for i in (1, 2)
        ],
    )
    assert "not confirmed (sat)" in problem(wrong)


def test_where_two_rows_come_to_be_one_the_value_is_another() -> None:
    own = theory_rows
    joined = own.ROWS.axiom(
        "joined",
        lambda f, n, m, v: implies(
            own.shifted(f, n, m),
            (own.cut(m) == 0)
            & (own.to(f, v) == v + own.number(f))
            & (own.back(f, v) == v - own.number(f))
            & (own.token(m, v + own.number(f)) == own.token(n, v)),
        ),
    )
    assert "not confirmed (sat)" in problem(own.alike_by(own.shifted, joined, "joined too"))
