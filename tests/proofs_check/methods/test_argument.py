"""An argument is a proof only while every step has no counterexample."""

import pytest

from proofs_check.claims.cumulative import bounds
from proofs_check.evidence import Effort, Verdict
from proofs_check.methods.argument import Argument, Step, unless
from proofs_check.methods.smt import Terms


def _too_much(terms: Terms) -> None:
    x = terms.integer("x")
    terms.require(unless(x >= 0, x >= 1))


def test_every_step_confirmed_is_a_proof() -> None:
    found = Argument(bounds.WORDS, bounds.STEPS).run(Effort.DEFAULT)
    assert found.verdict is Verdict.PROVED
    certificate = found.facts["certificate"]
    assert isinstance(certificate, dict)
    assert certificate["steps"] == [step.says for step in bounds.STEPS]


def test_a_false_step_is_no_proof() -> None:
    wrong = Step("x >= 0 gives x >= 1", _too_much)
    found = Argument(bounds.WORDS, (*bounds.STEPS, wrong)).run(Effort.DEFAULT)
    assert found.verdict is Verdict.NOT_RUN
    assert "x >= 0 gives x >= 1" in str(found.facts["why"])


def test_an_argument_without_steps_is_refused() -> None:
    with pytest.raises(ValueError, match="no step"):
        Argument("because", ())
