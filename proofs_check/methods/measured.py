"""Data that a document asks for and does not print: computed, stored, and computed again."""

import csv
import io
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from proofs_check.core.claim import Check, Plan
from proofs_check.core.evidence import Effort, Evidence, Json, Verdict, digest
from proofs_check.core.kept import keep
from proofs_check.core.tables import computed_file

Row = Sequence[int | str]


@dataclass(frozen=True)
class Measured(Check):
    """Rows of data that must come out as they are stored in `tables/computed`."""

    method: ClassVar[str] = "measurement"

    rows: Callable[[], Iterable[Row]]
    document: str
    name: str
    header: tuple[str, ...]
    extent: str

    def _text(self) -> str:
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(self.header)
        writer.writerows(self.rows())
        return out.getvalue()

    def run(self, effort: Effort) -> Evidence:
        """Compute the rows and hold them against the stored ones."""
        del effort
        path = computed_file(self.document, f"{self.name}.csv")
        lines = self._text().splitlines()
        stored = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        facts: dict[str, Json] = {"cases": len(lines) - 1, "file": path.name}
        for number, (line, before) in enumerate(zip(lines, stored, strict=False)):
            if line != before:
                facts["witness"] = {"line": number + 1, "stored": before, "computed": line}
                return Evidence(Verdict.REFUTED, self.extent, self.method, facts)
        if len(lines) != len(stored):
            facts["witness"] = {"lines": len(lines), "stored lines": len(stored)}
            return Evidence(Verdict.REFUTED, self.extent, self.method, facts)
        facts |= {"digest": digest(lines)}
        return Evidence(Verdict.HOLDS, self.extent, self.method, facts)

    def store(self) -> None:
        """Write the stored rows anew."""
        path = computed_file(self.document, f"{self.name}.csv")
        keep({path: self._text()}, "gameproof check --record")

    def replay(self, witness: Mapping[str, Json]) -> bool:
        """Stored data that differ are a defect, not a refutation to be kept."""
        del witness
        return False


def measured(document: str, name: str, header: tuple[str, ...], extent: str) -> Plan:
    """The plan of a measurement.

    Args:
        document: the short name.
        name: the file in `tables/computed`, without `.csv`.
        header: the columns.
        extent: the range in words.
    """
    return lambda function: Measured(function, document, name, header, extent)
