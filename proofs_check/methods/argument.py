"""A written argument whose steps Z3 confirms, for every value of the numbers in them."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import ClassVar

from proofs_check.core.evidence import Effort, Evidence, Json, Verdict, digest
from proofs_check.core.ledger import Check, Plan
from proofs_check.core.record import write_whole
from proofs_check.core.tables import computed_file
from proofs_check.methods.smt import Answer, Query, Status, Terms, Truth, export, solve

RESOURCE_UNITS = 10_000_000
"""Z3's `rlimit` for one step: steps are a few lines of linear arithmetic."""


@dataclass(frozen=True)
class Step:
    """One step: what it says, and its negation stated to Z3, in an SMT-LIB logic."""

    says: str
    negation: Callable[[Terms], None]
    logic: str = "QF_LIA"
    """The SMT-LIB logic of the negation; with functions and quantifiers UFLIA."""

    def query(self) -> Query:
        """The question whether the step fails somewhere."""
        extent = "all integers and real numbers" if "R" in self.logic else "all integers"
        return Query(f"not so: {self.says}", extent, 1, self.negation, dict, logic=self.logic)


@cache
def _answer(step: Step) -> Answer:
    """What Z3 says of a step; arguments share steps."""
    return solve(step.query(), RESOURCE_UNITS)


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

    def store(self) -> None:
        """Write the steps as SMT-LIB 2 files that claim to be unsatisfiable."""
        for path, step in zip(self._paths, self.steps, strict=True):
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, export(step.query(), Status.UNSAT))

    def run(self, effort: Effort) -> Evidence:
        """Confirm every step."""
        del effort
        answers = [_answer(step) for step in self.steps]
        failing = [
            step.says
            for step, answer in zip(self.steps, answers, strict=True)
            if answer.status is not Status.UNSAT
        ]
        if failing:
            return Evidence(
                Verdict.NOT_RUN, "nothing", self.method, {"why": f"steps not confirmed: {failing}"}
            )
        steps: list[Json] = [step.says for step in self.steps]
        certificate: dict[str, Json] = {
            "kind": "argument",
            "words": self.words,
            "steps": steps,
            "files": [path.name for path in self._paths],
            "digest": digest([self.words, *steps]),
        }
        return Evidence(
            Verdict.PROVED, "the whole statement", self.method, {"certificate": certificate}
        )


def argued(document: str, name: str, words: str, *steps: Step) -> Plan:
    """The plan of a proof; the function under it is not called.

    Args:
        document: the short name.
        name: how the files of the steps are called.
        words: the argument.
        steps: what it says step by step.
    """
    return lambda function: Argument(document, name, words, steps)


def unless(*hypotheses_then_conclusion: Truth) -> Truth:
    """All formulas but the last one, and not the last: what a failing step satisfies."""
    *hypotheses, conclusion = hypotheses_then_conclusion
    result = ~conclusion
    for hypothesis in hypotheses:
        result = result & hypothesis
    return result
