"""An argument counts only while every step has no counterexample, and is not about nothing."""

from dataclasses import replace
from pathlib import Path

import pytest

from proofs_check.core.certificates import verify_file
from proofs_check.core.evidence import Effort, Verdict
from proofs_check.core.ledger import all_claims
from proofs_check.methods.argument import Argument, Step
from proofs_check.methods.smt import Terms
from tests.methods.second_solver import second_opinion


def _sum(terms: Terms) -> None:
    x, y = terms.integer("x"), terms.integer("y")
    terms.follows(x >= 1, y >= 1, x + y >= 2)


def _too_much(terms: Terms) -> None:
    x = terms.integer("x")
    terms.follows(x >= 0, x >= 1)


def _of_nothing(terms: Terms) -> None:
    x = terms.integer("x")
    terms.follows(x >= 1, x <= 0, x == 7)


SOUND = Step("x, y >= 1 give x + y >= 2", _sum)
WRONG = Step("x >= 0 gives x >= 1", _too_much)
VACUOUS = Step("x >= 1 and x <= 0 give x = 7", _of_nothing)


def argument(*steps: Step) -> Argument:
    return Argument("cumulative", "x", "because", steps)


def test_an_argument_is_argued_and_no_more() -> None:
    found = argument(SOUND).run(Effort.DEFAULT)
    assert found.verdict is Verdict.ARGUED
    certificate = found.facts["certificate"]
    assert isinstance(certificate, dict)
    assert certificate["steps"] == [SOUND.says]
    assert certificate["steps whose hypotheses have a model"] == 1
    assert certificate["files"] == ["x--1.smt2"]
    assert [path.name for path in argument(SOUND, SOUND).stored()] == ["x--1.smt2", "x--2.smt2"]


@pytest.mark.parametrize(
    ("step", "why"),
    [(WRONG, "not confirmed (sat)"), (VACUOUS, "its hypotheses contradict each other")],
)
def test_one_step_that_confirms_nothing_is_enough(step: Step, why: str) -> None:
    found = argument(SOUND, step).run(Effort.DEFAULT)
    assert found.verdict is Verdict.NOT_RUN
    assert f"{step.says}: {why}" in str(found.facts["why"])


def test_the_digest_is_of_words_steps_and_formulas() -> None:
    digests = set()
    for changed in (
        argument(SOUND),
        replace(argument(SOUND), words="otherwise"),
        argument(SOUND, SOUND),
        argument(replace(SOUND, state=lambda terms: _sum_of_three(terms))),
    ):
        certificate = changed.run(Effort.DEFAULT).facts["certificate"]
        assert isinstance(certificate, dict)
        digests.add(certificate["digest"])
    assert len(digests) == 4


def _sum_of_three(terms: Terms) -> None:
    x, y, z = (terms.integer(name) for name in "xyz")
    terms.follows(x >= 1, y >= 1, z >= 0, x + y + z >= 2)


def test_an_argument_without_steps_is_refused() -> None:
    with pytest.raises(ValueError, match="no step"):
        argument()


ARGUMENTS = [
    check
    for claim in all_claims()
    for checks in claim.readings.values()
    for check in checks
    if isinstance(check, Argument)
]
STORED = sorted({path for check in ARGUMENTS for path in check._paths})


@pytest.mark.parametrize("path", STORED, ids=lambda path: f"{path.parts[-3]}-{path.name}")
def test_another_solver_confirms_each_stored_step(path: Path) -> None:
    assert verify_file(str(path))[0]
    text = path.read_text(encoding="utf-8")
    # What stands under a quantifier is asked of all terms, not of those alone that match a pattern.
    option = "(set-option :enum-inst true)\n" if "forall" in text else ""
    assert second_opinion(option + text) == "unsat"
