"""A written argument whose steps Z3 confirms, for every value of the numbers in them.

Words link the steps to the definitions and to each other; so the verdict is `argued`, not more.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import ClassVar

from proofs_check.core.claim import Check, Plan
from proofs_check.core.evidence import Effort, Evidence, Json, Verdict, digest, not_looked
from proofs_check.core.tables import computed_file
from proofs_check.methods.smt import Answer, Query, Status, Terms, export, solve

RESOURCE_UNITS = 10_000_000
"""Z3's `rlimit` for one step: steps are a few lines of linear arithmetic."""


@dataclass(frozen=True)
class Step:
    """One step: what it says, and how it is stated to Z3, in an SMT-LIB logic."""

    says: str
    state: Callable[[Terms], None]
    """States the unknowns, and with `Terms.follows` the hypotheses and what follows."""
    logic: str = "QF_LIA"
    """The SMT-LIB logic of both; with functions and quantifiers UFLIA."""

    def query(self) -> Query:
        """The question whether the step fails somewhere."""
        extent = "all integers and real numbers" if "R" in self.logic else "all integers"
        return Query(f"not so: {self.says}", extent, 1, self.state, dict, logic=self.logic)


@cache
def _answers(step: Step) -> tuple[Answer, Answer]:
    """What Z3 says of a step, and of its hypotheses alone; arguments share steps."""
    query = step.query()
    return solve(query, RESOURCE_UNITS), solve(query, RESOURCE_UNITS, hypotheses_alone=True)


@cache
def _script(step: Step) -> str:
    """The step as SMT-LIB 2 text."""
    return export(step.query(), Status.UNSAT)


def _formulas(step: Step) -> str:
    """The same without comments, which name the solver's version."""
    lines = _script(step).splitlines()
    return "\n".join(line for line in lines if not line.startswith(";"))


@dataclass(frozen=True)
class Argument(Check):
    """A claim proved by an argument in words, each step of which has no counterexample.

    The steps are stored as SMT-LIB 2 files, for any solver.
    """

    method: ClassVar[str] = "argument"

    document: str
    name: str
    words: str
    steps: tuple[Step, ...]

    def __post_init__(self) -> None:
        """Refuse words that nothing confirms.

        Raises:
            ValueError: there is no step.
        """
        if not self.steps:
            raise ValueError("the argument has no step")

    @property
    def _paths(self) -> list[Path]:
        names = [f"smt/{self.name}--{number + 1}.smt2" for number in range(len(self.steps))]
        return [computed_file(self.document, name) for name in names]

    def stored_names(self) -> Iterable[str]:
        """The files of its steps."""
        return (f"{self.document}/smt/{path.name}" for path in self._paths)

    def stored(self) -> Mapping[Path, str]:
        """The steps as SMT-LIB 2 files that claim to be unsatisfiable."""
        return dict(zip(self._paths, map(_script, self.steps), strict=True))

    def verdicts(self) -> frozenset[Verdict]:
        """Words link the steps: never more than argued."""
        return frozenset({Verdict.ARGUED, Verdict.NOT_RUN})

    def scope(self, effort: Effort, found: Evidence) -> str:
        """It is about every case."""
        del effort, found
        return "the whole statement"

    def run(self, effort: Effort) -> Evidence:
        """Confirm every step, and that its hypotheses do not contradict each other."""
        del effort
        answers = [_answers(step) for step in self.steps]
        problems = [
            f"{step.says}: {problem}"
            for step, (step_answer, alone) in zip(self.steps, answers, strict=True)
            if (problem := _problem(step_answer, alone))
        ]
        if problems:
            return not_looked("the argument", self.method, "; ".join(problems))
        certificate: dict[str, Json] = {
            "kind": "argument",
            "words": self.words,
            "steps": [step.says for step in self.steps],
            "files": [path.name for path in self._paths],
            "steps whose hypotheses have a model": sum(
                alone.status is Status.SAT for _, alone in answers
            ),
            "digest": digest([self.words, *map(_formulas, self.steps)]),
        }
        facts: dict[str, Json] = {"certificate": certificate}
        return Evidence(Verdict.ARGUED, "the whole statement", self.method, facts)


def _problem(step: Answer, hypotheses: Answer) -> str:
    """Why a step confirms nothing; empty where it does.

    Z3 need not find a model of hypotheses with quantifiers; that they have none it would tell.
    """
    if step.status is not Status.UNSAT:
        return f"not confirmed ({step.why or step.status})"
    if hypotheses.status is Status.UNSAT:
        return "its hypotheses contradict each other"
    return ""


def argued(document: str, name: str, words: str, *steps: Step) -> Plan:
    """The plan of an argument.

    Args:
        document: the short name.
        name: how the files of the steps are called.
        words: the argument.
        steps: what it says step by step; where none are given the function returns them.
    """
    return lambda function: Argument(document, name, words, steps or tuple(function()))
