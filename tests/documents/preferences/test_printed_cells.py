"""What is recorded of a cell of Table 1 must be what the cell's check can give."""

from typing import Any

import pytest

from proofs_check.core.evidence import Effort, Evidence, Json, Verdict
from proofs_check.documents.preferences.table import PrintedCell

SHORT = PrintedCell("prudent", 5, 5)
LONG = PrintedCell("games", 15, 3_001_110_000)
WRONG = PrintedCell("games", 7, 3608)


@pytest.mark.parametrize("cell", [SHORT, LONG, WRONG])
def test_what_a_cell_finds_fits_it(cell: PrintedCell) -> None:
    assert cell.misfit(cell.run(Effort.DEFAULT)) == ""


@pytest.mark.parametrize(
    ("cell", "verdict", "scope", "facts", "says"),
    [
        (SHORT, "holds", "n = 5, counted by the reference", {}, "never finds holds"),
        (SHORT, "erratum", "n = 5, counted by the engine", {}, "no range"),
        (SHORT, "proved", "n = 5, counted by the reference", {"cases": 2}, "another count"),
        (WRONG, "proved", "n = 7, counted by the reference", {"cases": 1}, "as printed"),
        (WRONG, "erratum", "n = 7, counted by the reference", {"printed": {}}, "as printed"),
    ],
)
def test_what_it_never_finds_does_not(
    cell: PrintedCell, verdict: str, scope: str, facts: dict[str, Any], says: str
) -> None:
    found = cell.run(Effort.DEFAULT)
    carried: dict[str, Json] = {"certificate": {"kind": "evaluation"}, "cases": 1}
    if verdict == "erratum":
        carried |= {"printed": {}, "computed": {}}
    forged = Evidence(
        Verdict(verdict),
        f"every row of Table 1 with {scope}",
        found.method,
        {**carried, **found.facts, **facts},
    )
    assert says in cell.misfit(forged)


def test_what_the_engine_counted_is_not_recorded_as_the_reference_s() -> None:
    found = PrintedCell("games", 9, 52_497).run(Effort.DEFAULT)
    certificate: dict[str, Json] = {"kind": "evaluation", **found.facts}
    forged = Evidence(
        Verdict.PROVED,
        "every row of Table 1 with n = 9, counted by the reference",
        found.method,
        {"cases": 1, "certificate": certificate},
    )
    literal = PrintedCell("games", 9, 52_497, literal=True)
    assert "another count" in literal.misfit(forged)


def test_what_only_a_deep_run_counts_is_owed_by_no_other() -> None:
    found = PrintedCell("prudent", 13, 14).run(Effort.DEFAULT)
    assert (found.verdict, found.facts["deep"]) == (Verdict.NOT_RUN, True)


@pytest.mark.parametrize("cell", [("games", 7, 3608), ("selfish", 7, 9), ("prudent", 8, 9)])
def test_a_wrong_cell_is_an_erratum(cell: tuple[str, int, int]) -> None:
    assert PrintedCell(*cell).run(Effort.DEFAULT).verdict is Verdict.ERRATUM
