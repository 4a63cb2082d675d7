"""The certificates of this document that a stranger can check."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from proofs_check.core.certificates import verify
from proofs_check.core.claim import Check, Verifier
from proofs_check.core.evidence import Effort, Evidence, Json, Verdict, not_looked
from proofs_check.core.kept import read_kept
from proofs_check.core.tables import computed_file
from proofs_check.documents.cumulative.heaps import SHIFTING, Game, refuse_beyond_limit, table
from proofs_check.methods.periodicity import (
    FIELDS,
    Periodicity,
    accepts,
    verify as verify_repeating,
)
from reference.cumulative import subtraction_set


def repeats(S: Json, claimed: Periodicity) -> bool:
    """Whether the reference's rows of S repeat as a certificate says.

    `InvalidInput`: S is no subtraction set, or the certificate is too large to check.

    >>> repeats([3, 5], Periodicity(18, 10, 5)), repeats([3, 5], Periodicity(17, 10, 5))
    (True, False)
    """
    actions = subtraction_set(S)  # type: ignore[arg-type]
    needed = claimed.rows_needed(actions[-1])
    sizes = [claimed.preperiod, claimed.period, actions[-1]]
    refuse_beyond_limit("preperiod, period, max S", sizes, actions, needed)
    return accepts(claimed, table(actions, needed - 1), actions[-1], SHIFTING)


@dataclass(frozen=True)
class Certified(Check):
    """One set's stored periodicity certificate, which the reference checks."""

    method: ClassVar[str] = "periodicity"

    S: tuple[int, ...]

    @property
    def _path(self) -> Path:
        return computed_file("cumulative", f"periodicity/{'-'.join(map(str, self.S))}.json")

    def verdicts(self) -> frozenset[Verdict]:
        return frozenset({Verdict.PROVED, Verdict.REFUTED, Verdict.NOT_RUN})

    def scope(self, effort: Effort, found: Evidence) -> str:
        return "every heap"

    def amiss(self, effort: Effort, facts: Mapping[str, Json]) -> str:
        """What is recorded is the stored certificate."""
        recorded = facts.get("certificate", facts.get("witness"))
        kept = self._path.exists() and recorded == self._read()
        return "" if kept else "another certificate is stored"

    def _read(self) -> Json:
        found: Json = read_kept(self._path)
        return found

    def run(self, effort: Effort) -> Evidence:
        """Check the stored certificate."""
        if not self._path.exists():
            return not_looked("every heap", self.method, "no certificate is stored")
        stored = self._read()
        accepted, _ = verify(stored)
        if accepted and isinstance(stored, dict) and stored["set"] == list(self.S):
            return Evidence(Verdict.PROVED, "every heap", self.method, {"certificate": stored})
        return Evidence(Verdict.REFUTED, "every heap", self.method, {"witness": stored})

    def certificates(self) -> Mapping[str, Verifier]:
        return {self.method: (FIELDS, verify_repeating)}

    def modules(self) -> tuple[str, ...]:
        return ("certificates",)

    def makes(self) -> tuple[Path, ...]:
        return (self._path,)

    def stored(self) -> Mapping[Path, str]:
        """The certificate, searched for."""
        found = Game(self.S).certificate
        content = {
            "format_version": 1,
            "kind": "periodicity",
            "document": "cumulative",
            "set": list(self.S),
            "preperiod": found.preperiod,
            "period": found.period,
            "shift": found.shift,
        }
        return {self._path: json.dumps(content, indent=1) + "\n"}


def certified(function: Callable[[], tuple[int, ...]]) -> Check:
    """The plan of a stored periodicity certificate: the function returns the set."""
    return Certified(function())
