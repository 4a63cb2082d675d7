"""Data that a document asks for and does not print: computed, stored, and computed again."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import ClassVar

from proofs_check.core.claim import Check, Plan
from proofs_check.core.evidence import Effort, Evidence, Json, Verdict, digest, not_looked
from proofs_check.core.kept import text_of
from proofs_check.core.ranges import Extremes, Range, refuse_unattained, widen
from proofs_check.core.tables import as_csv, computed_file

Row = tuple[int | str, ...]


@dataclass(frozen=True)
class Measured(Check):
    """Rows of data that must come out as they are stored in `tables/computed`.

    `rows` gives the row of an instance of the range, or its rows.
    """

    method: ClassVar[str] = "measurement"
    bounded_by: ClassVar[str] = "what a stored table holds, which says nothing beyond it"

    rows: Callable[..., Row | Iterable[Row]]
    document: str
    name: str
    header: tuple[str, ...]
    range: Range
    deep_only: bool = False
    """Whether only `--deep` computes the rows."""

    def _rows(self, seen: Extremes) -> Iterator[Row]:
        """The rows, in order; what the instances measure goes into `seen`."""
        reached: Extremes = {}
        for instance in self.range.instances(Effort.DEFAULT):
            widen(reached, self.range.seen([instance]))
            if self.range.admits(instance):
                widen(seen, self.range.seen([instance]))
                found = self.rows(*instance)
                yield from ([found] if isinstance(found, tuple) else found)
        refuse_unattained(self._scope, self.range.bounds, reached)

    @property
    def _scope(self) -> str:
        return self.range.describe(Effort.DEFAULT)

    def _text(self, rows: Iterable[Row]) -> str:
        return as_csv(chain([self.header], rows))

    def verdicts(self) -> frozenset[Verdict]:
        """The rows come out as they are stored, or not."""
        unseen = {Verdict.NOT_RUN} if self.deep_only else set()
        return frozenset({Verdict.HOLDS, Verdict.REFUTED} | unseen)

    def scope(self, effort: Effort, found: Evidence) -> str:
        """The range in words."""
        del effort, found
        return self._scope

    def run(self, effort: Effort) -> Evidence:
        """Compute the rows and hold them against the stored ones."""
        if self.deep_only and effort is not Effort.DEEP:
            return not_looked(self._scope, self.method, "computed under --deep", deep=True)
        seen: Extremes = {}
        lines = self._text(self._rows(seen)).split("\n")
        lines.pop()
        stored = self._lines()
        ended = stored.pop() == ""
        facts: dict[str, Json] = {"cases": len(lines) - 1, "file": self._path.name}
        if seen:
            facts["seen"] = {name: list(ends) for name, ends in sorted(seen.items())}
        for number, (line, before) in enumerate(zip(lines, stored, strict=False)):
            if line != before:
                facts["witness"] = {"line": number + 1, "stored": before, "computed": line}
                return Evidence(Verdict.REFUTED, self._scope, self.method, facts)
        if len(lines) != len(stored) or not ended:
            facts["witness"] = {"lines": len(lines), "stored lines": len(stored)}
            return Evidence(Verdict.REFUTED, self._scope, self.method, facts)
        facts |= {"digest": digest(lines)}
        return Evidence(Verdict.HOLDS, self._scope, self.method, facts)

    @property
    def _path(self) -> Path:
        return computed_file(self.document, f"{self.name}.csv")

    def _lines(self) -> list[str]:
        """The stored lines, and what follows the last line break."""
        return (text_of(self._path) or "").split("\n")

    def makes(self) -> Iterable[Path]:
        """The table."""
        return [self._path]

    def stored(self) -> Mapping[Path, str]:
        """The rows, computed anew."""
        return {self._path: self._text(self._rows({}))}

    def outdated(self) -> str:
        """Nothing: a run compares the rows itself."""
        return ""

    def misfit(self, recorded: Evidence) -> str:
        """Stored data that differ are a defect, not a refutation to be kept."""
        if recorded.verdict.is_false:
            return "a stored table that differs is a defect, not a refutation"
        *lines, end = self._lines()
        if recorded.verdict is Verdict.HOLDS and (end or digest(lines) != recorded.facts["digest"]):
            return f"{self._path.name} is not as it was measured"
        return super().misfit(recorded)


def measured(
    document: str, name: str, header: tuple[str, ...], range_: Range, *, deep_only: bool = False
) -> Plan:
    """The plan of a measurement.

    `name`: the file in `tables/computed`, without `.csv`. `range_`: the range; the function gives
    the row of an instance. `deep_only`: whether only `--deep` computes the rows.
    """
    return lambda rows: Measured(rows, document, name, header, range_, deep_only)
