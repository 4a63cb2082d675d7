"""An argument is a proof only while every step has no counterexample."""

from pathlib import Path

import pytest

from proofs_check.core.certificates import verify_file
from proofs_check.core.evidence import Effort, Verdict
from proofs_check.core.ledger import DOCUMENTS, ledger
from proofs_check.core.tables import computed_file
from proofs_check.documents.cumulative import arguments
from proofs_check.methods.argument import Argument, Step
from proofs_check.methods.smt import Terms
from tests.methods.second_solver import second_opinion


def _too_much(terms: Terms) -> None:
    x = terms.integer("x")
    terms.follows(x >= 0, x >= 1)


def test_every_step_confirmed_is_a_proof() -> None:
    found = Argument("cumulative", "x", arguments.WORDS, arguments.STEPS).run(Effort.DEFAULT)
    assert found.verdict is Verdict.PROVED
    certificate = found.facts["certificate"]
    assert isinstance(certificate, dict)
    assert certificate["steps"] == [step.says for step in arguments.STEPS]


def test_a_false_step_is_no_proof() -> None:
    wrong = Step("x >= 0 gives x >= 1", _too_much)
    found = Argument("cumulative", "x", arguments.WORDS, (*arguments.STEPS, wrong)).run(Effort.DEFAULT)
    assert found.verdict is Verdict.NOT_RUN
    assert "x >= 0 gives x >= 1" in str(found.facts["why"])


def test_an_argument_without_steps_is_refused() -> None:
    with pytest.raises(ValueError, match="no step"):
        Argument("cumulative", "x", "because", ())


STORED = sorted(
    path
    for name in DOCUMENTS
    for path in computed_file(name, "smt").glob("*--*.smt2")
    # The steps of inductions for one total budget are confirmed where they are made.
    if "--TB-" not in path.name
)


def test_every_step_of_every_argument_is_stored() -> None:
    arguments = [
        check
        for document in DOCUMENTS
        for claim in ledger(document).claims.values()
        for checks in claim.readings.values()
        for check in checks
        if isinstance(check, Argument)
    ]
    assert {path.relative_to(path.parents[2]).as_posix() for path in STORED} == {
        f"{check.document}/smt/{check.name}--{number + 1}.smt2"
        for check in arguments
        for number in range(len(check.steps))
    }


@pytest.mark.parametrize("path", STORED, ids=lambda path: f"{path.parts[-3]}-{path.name}")
def test_another_solver_confirms_each_stored_step(path: Path) -> None:
    assert verify_file(str(path))[0]
    text = path.read_text(encoding="utf-8")
    # What stands under a quantifier is asked of all terms, not of those alone that match a pattern.
    option = "(set-option :enum-inst true)\n" if "forall" in text else ""
    assert second_opinion(option + text) == "unsat"
