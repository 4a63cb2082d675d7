"""The table of the branches of `reference` that the vectors take."""

import json

import pytest

from proofs_check.oracle.vectors import published_systems
from tests.oracle.covered import DATA, table

CONTENT = json.loads(DATA.read_text(encoding="utf-8"))
ROWS = {row["system"]: row for row in CONTENT["rows"]}


def test_every_published_system_is_in_the_table() -> None:
    assert {*ROWS} == {*published_systems()}
    for row in ROWS.values():
        assert row["branches"] == row["taken"] + len(row["not taken"]) > 0


@pytest.mark.parametrize("system", ["cumulative.outcome", "positions.wythoff", "partizan.compare"])
def test_the_table_is_what_is_measured(system: str) -> None:
    assert [*table([system])] == [ROWS[system]], CONTENT["made by"]


def test_nearly_all_branches_are_taken() -> None:
    """What is not is named in the table; a vector for it is better than a smaller number here."""
    taken = sum(row["taken"] for row in ROWS.values())
    assert taken >= 0.95 * sum(row["branches"] for row in ROWS.values())
