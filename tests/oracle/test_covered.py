"""The table of the branches of `reference` that the vectors take."""

import json

import pytest

from proofs_check.oracle.vectors import published_systems
from tests.oracle.covered import DATA, counted, table

CONTENT = json.loads(DATA.read_text(encoding="utf-8"))
ROWS = {row["system"]: row for row in CONTENT["rows"]}


def test_every_published_system_is_in_the_table() -> None:
    assert {*ROWS} == {*published_systems()}
    assert all(0 < row["taken"] <= row["branches"] for row in ROWS.values())


@pytest.mark.parametrize("system", ["cumulative.zero_sum", "positions.wythoff"])
def test_the_table_is_what_is_measured(system: str) -> None:
    (row,) = table([system])
    assert counted(row) == ROWS[system], CONTENT["made by"]


def test_nearly_all_branches_are_taken() -> None:
    """What is not is named; a vector for it is better than a larger number here."""
    assert len(CONTENT["never taken"]) <= 0.05 * CONTENT["branches"]
