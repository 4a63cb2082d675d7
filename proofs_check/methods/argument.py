"""A written argument whose steps Z3 confirms, for every value of the numbers in them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from proofs_check.evidence import Effort, Evidence, Json, Verdict, digest
from proofs_check.ledger import Check, Plan
from proofs_check.methods.smt import Query, Status, Terms, Truth, solve

RESOURCE_UNITS = 10_000_000
"""Z3's `rlimit` for one step: steps are a few lines of linear arithmetic."""


@dataclass(frozen=True)
class Step:
    """One step: what it says, and its negation stated to Z3."""

    says: str
    negation: Callable[[Terms], None]

    def query(self) -> Query:
        """The question whether the step fails somewhere."""
        return Query(f"not so: {self.says}", "all integers", 1, self.negation, dict, logic="QF_LIA")


@dataclass(frozen=True)
class Argument(Check):
    """A claim proved by an argument in words, each step of which has no counterexample."""

    method: ClassVar[str] = "argument"

    words: str
    steps: tuple[Step, ...]

    def __post_init__(self) -> None:
        """Refuse words that nothing confirms.

        Raises:
            ValueError: there is no step.
        """
        if not self.steps:
            raise ValueError("the argument has no step")

    def run(self, effort: Effort) -> Evidence:
        """Confirm every step."""
        del effort
        answers = [solve(step.query(), RESOURCE_UNITS) for step in self.steps]
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
            "digest": digest([self.words, *steps]),
        }
        return Evidence(
            Verdict.PROVED, "the whole statement", self.method, {"certificate": certificate}
        )


def argued(words: str, *steps: Step) -> Plan:
    """The plan of a proof; the function under it is not called."""
    return lambda function: Argument(words, steps)


def unless(*hypotheses_then_conclusion: Truth) -> Truth:
    """All formulas but the last one, and not the last: what a failing step satisfies."""
    *hypotheses, conclusion = hypotheses_then_conclusion
    result = ~conclusion
    for hypothesis in hypotheses:
        result = result & hypothesis
    return result
