"""The theories under attack: their theorems are true of the reference, and what is false is not."""

from collections.abc import Callable
from typing import Any

import pytest

from proofs_check.documents.preferences import theory, theory_play, theory_simple
from proofs_check.documents.preferences.orders import as_written, formulas
from proofs_check.documents.preferences.theory import ORDER
from proofs_check.documents.preferences.theory_simple import (
    INDIFFERENT,
    INDIFFERENT_BOTH,
    LETTER,
    SIMPLE,
    Form,
    IndifferentOrder,
    SimpleOrder,
    as_printed,
    below,
    by_the_letter,
)
from proofs_check.methods import theory as kernel
from proofs_check.methods.logic import implies, negation
from proofs_check.methods.theory import INT, Rule, Sort, Theorem, Theory, problem, refuted_axiom
from tests.theories import lacking

ALL = (
    *(ORDER.theory, SIMPLE.theory, LETTER.theory),
    *(INDIFFERENT.theory, INDIFFERENT_BOTH.theory, theory_play.PLAY),
)
THEOREMS = [
    each
    for own in ALL
    for each in own.theorems.values()
    if each.rule is not Rule.AXIOM and Theory.together.__qualname__ not in each.says.__qualname__
]


@pytest.fixture(autouse=True)
def kept() -> Any:
    """What a test adds to a theory is taken out of it."""
    before = {own: dict(own.theorems) for own in ALL}
    yield
    for own, theorems in before.items():
        own.theorems.clear()
        own.theorems.update(theorems)


@pytest.mark.parametrize("theorem", THEOREMS, ids=lambda theorem: theorem.name)
def test_a_theorem_is_true_of_the_reference(
    theorem: Theorem, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel, "EVALUATIONS", 3_000)
    assert refuted_axiom(theorem) == ""


def misread(own: Theory, over: tuple[Sort, ...], says: Callable[..., Any]) -> str:
    return refuted_axiom(own.axiom(f"misread {len(own.theorems)}", over, says))


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
    for found in (by_members, one_of_all, parity, kept_all):
        assert "false for the reference" in found


@pytest.mark.parametrize(
    ("form", "wrong"),
    [("printed", below), ("printed", by_the_letter), ("or_first", below), ("repaired", as_printed)],
    ids=["the chain", "a loss not below a win", "or first the chain", "repaired as printed"],
)
def test_another_order_is_no_theorem(form: str, wrong: Callable[..., Any]) -> None:
    own = SimpleOrder("another", theory.as_listed)
    assert "not confirmed (sat)" in problem(Form(own, form).theorem("another", wrong))


def test_by_the_letter_a_loss_is_not_below_the_win() -> None:
    own = SimpleOrder("another", theory_simple.to_the_letter, added=False)
    assert "not confirmed (sat)" in problem(Form(own, "printed").theorem("another", as_printed))
    added = SimpleOrder("added", theory_simple.to_the_letter)
    assert "false for the reference" in refuted_axiom(added.definition_7)


def test_an_indifferent_player_needs_the_clause_about_all_members_of_y() -> None:
    one_sided = IndifferentOrder("another", theory_simple.indifferent_models)
    assert "not confirmed (sat)" in problem(one_sided.chain())
    both = IndifferentOrder("both", theory_simple.indifferent_models, both_sides=True)
    assert "false for the reference" in refuted_axiom(both.definition_7)


@pytest.mark.parametrize(
    ("theorem", "axiom"),
    [
        (theory.partial_order, theory.transitive),
        (theory.partial_order, ORDER.definition_9),
        (SIMPLE.by_members, SIMPLE.shape),
        (SIMPLE.by_members, SIMPLE.named),
        (SIMPLE.by_members, SIMPLE.clause),
        (SIMPLE.strict_simple, SIMPLE.weaker_simple),
        (theory_simple.groups_in_order, theory_simple.by_group),
        (theory_play.one_node, theory_play.keeps),
        (theory_play.one_node, theory_play.highest),
        (theory_play.one_node, theory_play.taken_apart),
        (theory_play.one_node, theory_play.of_two),
        (theory_play.one_node, theory_play.rule_1),
        (theory_play.every_value, theory_play.named),
    ],
    ids=lambda each: each.name,
)
def test_a_step_needs_what_it_rests_on(theorem: Theorem, axiom: Theorem) -> None:
    assert "not confirmed (sat)" in lacking(theorem, axiom)


@pytest.mark.parametrize(
    "axiom",
    [theory.below_loss, theory.above_win, ORDER.clause_x, ORDER.clause, ORDER.lists],
    ids=lambda each: each.name,
)
def test_that_definition_7_is_transitive_needs_what_it_rests_on(axiom: Theorem) -> None:
    assert "not confirmed (sat)" in lacking(theory.transitive, axiom)


def test_theorem_16_needs_its_induction() -> None:
    baseless = theory_play.PLAY.theorem(
        "less",
        (theory_play.NODE,),
        theory_play.simple,
        lambda n: (theory_play.one_node(n), theory_play.ends(n)),
    )
    assert "not confirmed (sat)" in problem(baseless)
    no_leaves = theory_play.PLAY.induction(
        "no leaves",
        (theory_play.NODE,),
        theory_play.simple,
        lambda n: (theory_play.one_node(n), theory_play.tree(n, theory_play.complex_one(n))),
        lambda n: theory_play.some_complex(n, 0),
        on=theory_play.rank,
        smaller=[lambda n: (theory_play.child(n, theory_play.complex_one(n)),)],
    )
    assert "not confirmed (sat)" in problem(no_leaves)


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
