"""The matrix of published libraries: what is kept of it, and what README shows."""

import json
from typing import Any

import pytest

from proofs_check.oracle.systems import find_system, solve
from tests.benchmarks.implementations import DATA, EXPLAINED, PEERS, ROOT, in_readme, row
from tests.oracle.programs import command, held, in_peace

ROWS: list[dict[str, Any]] = json.loads(DATA.read_text(encoding="utf-8"))["rows"]


def test_the_manual_shows_the_matrix_of_every_library_with_an_adapter() -> None:
    text = (ROOT / "proofs_check" / "manual" / "libraries.md").read_text(encoding="utf-8")
    assert text == in_readme(text, ROWS), "python -m tests.benchmarks.implementations"
    adapters = {path.stem.removeprefix("peer_") for path in DATA.parents[1].glob("adapters/peer_*")}
    assert adapters == {*PEERS} == {each["implementation"].replace("-", "_") for each in ROWS}


@pytest.mark.parametrize(
    "each", ROWS, ids=lambda each: f"{each['implementation']}-{each['system']}"
)
def test_a_row_counts_right_and_its_differences_are_explained(each: dict[str, Any]) -> None:
    assert each["compared"] == each["agreed"] + each["differed"] > 0
    assert bool(each["differed"]) == bool(each["differences"])
    for difference in each["differences"]:
        key = each["implementation"], each["system"], difference["kind"]
        assert (difference["whose"], difference["why"]) == EXPLAINED[key]
        # What was expected is what the reference says today.
        right = solve(each["system"], difference["input"])
        assert difference["expected"].items() <= right.items()
        system = find_system(each["system"])
        for part in system.parts if difference["expected"] else ():
            if part.name in difference["expected"]:
                got, wanted = (
                    part.kind.read(difference[which][part.name], part.name)
                    for which in ("got", "expected")
                )
                assert got != wanted


def test_all_differences_are_counted_and_the_smallest_is_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A Nim player that takes misere play for normal play differs where all piles are small."""
    in_peace(monkeypatch)
    (tally,) = held(command("wrong", "nim-misere"))[0].tallies
    found: Any = row("deaf", "1", tally)
    assert found["compared"] > 600
    assert found["differed"] > 10
    inputs = [difference["input"] for difference in found["differences"]]
    assert {"piles": [0], "play": "misere"} in inputs
    assert len(inputs) < 4
