"""Each block in a proof script says what its claim's range and predicate say, no more, no less."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
import z3

from proofs_check.methods.logic import negation
from proofs_check.methods.script import contradicts
from proofs_check.methods.smt import Truth, parts
from proofs_check.methods.theory import Rule, unfolded
from tests.blocks import Looked, blocks, look_at_all, settings
from tests.wrong_definitions import begins

DOCUMENTS = ["bidding", "cumulative", "partizan", "positions", "preferences"]
"""Those that say what stands for what."""


@pytest.mark.slow
@pytest.mark.parametrize("document", DOCUMENTS)
def test_a_block_says_what_range_and_predicate_say(document: str) -> None:
    own, every = settings(document), list(blocks(document))
    found = look_at_all(document, every)
    looked = {b.label.partition("/")[2]: its for b, its in zip(every, found, strict=True)}

    def with_a_reason(of: str, so: Callable[[Looked], Any]) -> None:
        given = own.excused.get(of, {})
        names = {name for name, its in looked.items() if so(its)}
        assert {name for name in names if not any(begins(name, each) for each in given)} == set()
        assert {each for each in given if not any(begins(name, each) for name in names)} == set()

    with_a_reason("differs", lambda its: its.differ)
    with_a_reason("says more", lambda its: its.more)
    with_a_reason("says less", lambda its: its.less)
    with_a_reason("not evaluated", lambda its: not its.inside)
    with_a_reason("never false", lambda its: its.inside and not (its.false or its.more))


NUMBERS = {
    "positions/subtraction-123.strategy-only": "at most 3 may be taken",
    "preferences/": "three players, and a fourth in Section 6",
    "partizan/ski-jumps.two-lines.measured": "fewer than three lines",
    "cumulative/figure-1.up-to-48": "a figure of actions up to 100",
}
"""Blocks whose conditions have a number as a bound, beginning so, and what the claim says of it."""


def bounds_of(conditions: Any) -> set[str]:
    """Conditions that something is at most a positive number, or at least one above 4."""
    made = z3.Then(z3.With("simplify", arith_ineq_lhs=True), "nnf")(unfolded(conditions))
    every = list(parts([made.as_expr()]))
    denied = {each.arg(0).get_id() for each in every if z3.is_not(each)}
    found = set()
    for each in every:
        if (z3.is_le(each) or z3.is_ge(each)) and z3.is_int_value(each.arg(1)):
            most = z3.is_le(each) != (each.get_id() in denied)
            alone = each.arg(0).decl().kind() == z3.Z3_OP_UNINTERPRETED
            if alone and each.arg(1).as_long() > (0 if most else 4):
                found.add(str(each))
    return found


@pytest.mark.slow
def test_no_condition_of_a_block_is_a_bound_of_ours() -> None:
    """Beyond it nothing would be said, and no model need go that far for it to be seen."""
    given = {b.label: b.check.says()[0] for each in DOCUMENTS for b in blocks(each)}
    bounded = {label for label, given in given.items() if given and bounds_of(given[0].term)}
    assert {label for label in bounded if not label.startswith((*NUMBERS,))} == set()
    assert {each for each in NUMBERS if not any(e.startswith(each) for e in bounded)} == set()
    x, f = z3.Int("x"), z3.Function("f", z3.IntSort(), z3.IntSort())
    for damage in (x <= 9, f(x) < 3, z3.Not(x >= 2), x >= 9, z3.Implies(x > 0, 1 >= x)):
        assert bounds_of(z3.And(x >= 1, damage)), damage


@pytest.mark.slow
def test_what_follows_from_nothing_rests_on_nothing() -> None:
    """A claim whose block is true by logic or arithmetic alone has no axiom; any other has."""
    unlike = [
        block.label
        for each in DOCUMENTS
        for block in blocks(each)
        for given, said in [block.check.says()]
        for denied in [[*given, negation(said)]]
        for rests in [any(e.rule is Rule.AXIOM for e in block.check.found().ancestors())]
        if contradicts(denied) == rests
    ]
    assert unlike == []


THEOREM_3 = "cumulative/theorem-3.first"
DAMAGES: dict[str, Any] = {
    "a bound of heaps": lambda given, said, h: (z3.And(given, h <= 9), said),
    "what it is to show": lambda given, said, h: (z3.And(given, said), said),
    "no condition": lambda given, said, h: (z3.BoolVal(True), said),
    "nothing": lambda given, said, h: (given, z3.BoolVal(True)),
}


@pytest.mark.slow
def test_a_damaged_block_is_noticed() -> None:
    (block,) = [each for each in blocks("cumulative") if each.label == THEOREM_3]
    (given,), said = block.check.says()
    (h,) = block.check.found().variables
    damages = [damage(given.term, said.term, h.term) for damage in DAMAGES.values()]
    damaged = [
        replace(block, damaged=((Truth(assumed),), Truth(concluded)))
        for assumed, concluded in damages
    ]
    right, *wrong = look_at_all("cumulative", [block, *damaged])
    assert right.false
    assert [right.differ, right.more, right.less] == [[], "", ""]
    for says, its in zip(DAMAGES, wrong, strict=True):
        assert its.differ or its.more or its.less or not its.false, says
