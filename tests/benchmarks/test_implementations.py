"""The matrix of published libraries: what is kept of it, and what README shows."""

import json
import sys
from typing import Any

import pytest

from proofs_check.oracle import conform, generated
from proofs_check.oracle.conform import Conformance
from proofs_check.oracle.program import Session
from proofs_check.oracle.systems import find_system, solve
from tests.benchmarks.implementations import DATA, EXPLAINED, PEERS, ROOT, in_readme, row
from tests.oracle.programs import questions_once

ROWS: list[dict[str, Any]] = json.loads(DATA.read_text(encoding="utf-8"))["rows"]


def test_readme_shows_the_matrix() -> None:
    text = (ROOT / "proofs_check" / "manual" / "libraries.md").read_text(encoding="utf-8")
    assert text == in_readme(text, ROWS), "python -m tests.benchmarks.implementations"


def test_every_library_with_an_adapter_is_in_the_matrix() -> None:
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
    monkeypatch.setattr(conform, "SHRINK_SECONDS", 5.0)
    # Each difference is made smaller among the same questions.
    monkeypatch.setattr(generated, "questions", questions_once)
    program = [sys.executable, "-m", "tests.adapters.wrong", "nim-misere"]
    session = Session(program, 20, 3, lambda chunk: None)
    options = conform.Options(examples=100, batch=50)
    (tally,) = Conformance(session, options).run().tallies
    found = row("deaf", "1", tally)
    assert isinstance(found["compared"], int)
    assert found["compared"] > 600
    assert isinstance(found["differed"], int)
    assert found["differed"] > 10
    differences = found["differences"]
    assert isinstance(differences, list)
    inputs = [difference["input"] for difference in differences if isinstance(difference, dict)]
    assert {"piles": [0], "play": "misere"} in inputs
    assert len(inputs) < 4
