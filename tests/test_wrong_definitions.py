"""Each mistake in a definition is noticed where it must be, and each check notices a mistake."""

from dataclasses import replace
from typing import Any

import pytest
import z3

from proofs_check.core.documents import documents
from proofs_check.core.ledger import ledger
from proofs_check.core.ranges import Enumeration
from proofs_check.methods.argument import RESOURCE_UNITS, Argument, Step
from proofs_check.methods.chained import Chained
from proofs_check.methods.exhaustive import EngineMismatchError
from proofs_check.methods.smt import Status, Truth, solve
from proofs_check.sweeps.checked import Swept
from tests.theories import is_false_as_said
from tests.wrong_definitions import (
    Wrong,
    a_changed_number_is_noticed,
    a_changed_row_is_noticed,
    checks,
    declared,
    false_as_it_is,
    noticed_at,
    noticing,
    standing,
    untied,
    wrong_steps,
)

DOCUMENTS = list(documents())
MISTAKES = [
    pytest.param(document, wrong, id=f"{document}: {wrong.says}")
    for document in DOCUMENTS
    for wrong in declared(document).wrong
]


@pytest.mark.parametrize(("document", "wrong"), MISTAKES)
def test_a_mistake_is_noticed(document: str, wrong: Wrong) -> None:
    assert all(noticing(document)[beginning] for beginning in wrong.beginnings)
    found = noticed_at(document, wrong.says)
    assert [name for name, number in found.items() if number is None] == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_what_notices_a_mistake_is_true_of_the_definitions(document: str) -> None:
    assert false_as_it_is(document) == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_check_must_notice_a_mistake(document: str) -> None:
    assert noticing(document)[""] == ()
    idle = [each.says for each in declared(document).wrong if not each.noticed]
    assert set(idle) <= set(declared(document).axioms)
    for beginning in declared(document).unnoticed:
        assert noticing(document)[beginning], beginning


@pytest.mark.parametrize("document", DOCUMENTS)
def test_a_mistake_makes_an_axiom_of_every_chained_theorem_false(document: str) -> None:
    assert standing(document) == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_what_a_view_says_is_false_where_the_claim_is(document: str) -> None:
    assert untied(document) == []


def test_a_view_that_says_less_is_noticed() -> None:
    claim = ledger("positions")["positions/rules.rule-3"]
    (check,) = [each for each in claim.checks("as printed").values() if isinstance(each, Chained)]
    less = replace(check, view=lambda *variables: (True, (Truth(z3.BoolVal(True)),)))
    (wrong,) = [w for w in declared("positions").wrong if w.says == "player 1 wins"]
    assert not is_false_as_said(check)
    with wrong.instead("positions"):
        assert is_false_as_said(check)
        assert not is_false_as_said(less)


@pytest.mark.parametrize(
    ("document", "beginning"),
    [
        pytest.param(document, beginning, id=f"{document}: {beginning}")
        for document in DOCUMENTS
        for beginning in declared(document).arithmetic
    ],
)
def test_a_changed_number_is_noticed(document: str, beginning: str) -> None:
    assert noticing(document)[beginning]
    for name in noticing(document)[beginning]:
        check = checks(document)[name]
        assert isinstance(check, Enumeration)
        assert a_changed_number_is_noticed(document, check), name


@pytest.mark.parametrize(
    ("document", "wrong", "domain"),
    [
        pytest.param(document, wrong, domain, id=f"{domain}: {wrong.says}")
        for document in DOCUMENTS
        for wrong in declared(document).wrong
        for domain in declared(document).engines.get(wrong.says, ())
    ],
)
def test_the_engine_is_never_the_authority(document: str, wrong: Wrong, domain: Any) -> None:
    assert domain.spot_check() > 0
    with wrong.instead(document), pytest.raises(EngineMismatchError):
        domain.spot_check()


CHECKS = {
    f"{claim.id}:{reading}:{name}": check
    for document in DOCUMENTS
    for claim in ledger(document).values()
    for reading in claim.readings
    for name, check in claim.checks(reading).items()
}
STEPS = {
    f"{name}: {step.says}": step
    for name, check in CHECKS.items()
    if isinstance(check, Argument)
    for step in check.steps
}
SWEPT = {name: check for name, check in CHECKS.items() if isinstance(check, Swept)}


@pytest.mark.parametrize("step", STEPS.values(), ids=list(STEPS))
def test_a_wrong_step_does_not_follow(step: Step) -> None:
    assert solve(step.query(), RESOURCE_UNITS).status is Status.UNSAT
    assert any(solve(wrong, RESOURCE_UNITS).status is Status.SAT for wrong in wrong_steps(step))


@pytest.mark.parametrize("check", SWEPT.values(), ids=list(SWEPT))
def test_a_changed_row_of_a_sweep_is_noticed(check: Swept) -> None:
    assert a_changed_row_is_noticed(check)
