"""What a document prints, cell by cell, against what its definitions give."""

import csv
import io
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from inspect import unwrap
from typing import ClassVar

from proofs_check.core.claim import Batched, Check
from proofs_check.core.evidence import Effort, Evidence, Json, Verdict, digest
from proofs_check.core.kept import text_of
from proofs_check.core.tables import printed_file
from reference.errors import InvalidInput

Row = Mapping[str, str]


@cache
def printed_rows(document: str, name: str) -> tuple[Row, ...]:
    """The rows of a transcribed table.

    `name`: the table's file name, without `.csv`. `InvalidInput`: it is no table.

    >>> printed_rows("cumulative", "table-1")[14]["FvF.second"]
    '6'
    """
    path = printed_file(document, f"{name}.csv")
    text = text_of(path) or ""
    try:
        rows = tuple(csv.DictReader(io.StringIO(text, newline="")))
    except csv.Error:  # a cell that is longer than any
        rows = ()
    uneven = any(None in row or None in row.values() for row in rows)
    # With a byte order mark the first column would have another name.
    if not rows or uneven or text.startswith("\ufeff"):
        raise InvalidInput(path.name, str(path), "a table in UTF-8, a cell for each column")
    return rows


@dataclass(frozen=True, slots=True)
class Cell:
    """One printed cell, where it stands, and what the definitions give for it."""

    place: str
    printed: Json
    computed: Json


@dataclass(frozen=True)
class Printed(Batched):
    """Every printed cell must be what the definitions give."""

    method: ClassVar[str] = "printed table"
    bounded_by: ClassVar[str] = "one number of the document, computed again"

    cells: Callable[[], Iterable[Cell]]

    def verdicts(self) -> frozenset[Verdict]:
        """The cells are right, or errata."""
        return frozenset({Verdict.PROVED, Verdict.ERRATUM})

    def scope(self, effort: Effort, found: Evidence) -> str:
        """How many cells."""
        del effort
        return f"every printed cell, {found.facts['cases']} of them"

    @property
    def batch(self) -> object:
        """The readings of one claim are run together: much of what they compute is the same."""
        return type(self), unwrap(self.cells), self.cells.__name__

    @staticmethod
    def run_together(checks: "Sequence[Printed]", effort: Effort) -> list[Evidence]:
        """Compare every cell of each."""
        del effort
        return [check.compared() for check in checks]

    def compared(self) -> Evidence:
        """Compare every cell."""
        cells = list(self.cells())
        scope = f"every printed cell, {len(cells)} of them"
        differing = [c for c in cells if c.printed != c.computed]
        facts: dict[str, Json] = {"cases": len(cells)}
        if differing:
            facts |= {
                "printed": {c.place: c.printed for c in differing},
                "computed": {c.place: c.computed for c in differing},
            }
            return Evidence(Verdict.ERRATUM, scope, self.method, facts)
        facts["certificate"] = {
            "kind": "evaluation",
            "cases": len(cells),
            "digest": digest([c.place, c.printed, c.computed] for c in cells),
        }
        return Evidence(Verdict.PROVED, scope, self.method, facts)

    def replay(self, witness: Mapping[str, Json]) -> bool:
        """Whether the stored cells still differ in the stored way."""
        differing = [c for c in self.cells() if c.printed != c.computed]
        return witness == {
            "printed": {c.place: c.printed for c in differing},
            "computed": {c.place: c.computed for c in differing},
        }


def printed(cells: Callable[[], Iterable[Cell]]) -> Check:
    """The plan for printed cells: the function yields them."""
    return Printed(cells)
