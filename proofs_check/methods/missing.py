"""Claims that cannot be checked because the document lacks what is needed."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from proofs_check.core.claim import Check
from proofs_check.core.evidence import Effort, Evidence, Verdict


@dataclass(frozen=True)
class Missing(Check):
    """A claim about something that the document's text does not contain."""

    method: ClassVar[str] = "none"

    what: str

    def verdicts(self) -> frozenset[Verdict]:
        """Nothing can be looked at."""
        return frozenset({Verdict.UNVERIFIABLE})

    def scope(self, effort: Effort, found: Evidence) -> str:
        """The same for every claim."""
        del effort, found
        return "nothing could be looked at"

    def run(self, effort: Effort) -> Evidence:
        """Say what is missing."""
        del effort
        return Evidence(
            Verdict.UNVERIFIABLE, "nothing could be looked at", self.method, {"missing": self.what}
        )


def missing(function: Callable[[], str]) -> Check:
    """The plan where the document lacks something: the function returns what is missing."""
    return Missing(function())
