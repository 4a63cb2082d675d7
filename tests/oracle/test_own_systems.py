"""Systems of the user's own, and programs that know a part of a system only."""

import json
import os
import re
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from proofs_check.oracle import conform
from proofs_check.oracle.conform import Report
from proofs_check.oracle.conformance import pretty
from proofs_check.oracle.systems import solve
from tests.adapters import declaring
from tests.oracle import programs

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "proofs_check" / "manual" / "own-rules.md").read_text(encoding="utf-8")


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A folder with the file that README shows."""
    (text,) = re.findall(r"^```py\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)
    (tmp_path / "mine.py").write_text(text, encoding="utf-8")
    return tmp_path


def gameproof(folder: Path, *arguments: str, path: str = "") -> tuple[int, str, str]:
    run = subprocess.run(
        [sys.executable, "-m", "proofs_check", *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [path, str(ROOT)]))},
        capture_output=True,
        text=True,
        check=False,
    )
    return run.returncode, run.stdout, run.stderr


def test_a_system_is_loaded_from_the_folder_of_the_command(mine: Path) -> None:
    """Of five stones Left leaves three or four; the value was found move by move, by hand."""
    asked = ("solve", "--load", "mine:SYSTEM", "mine.take")
    assert gameproof(mine, *asked, "heap=1") == (0, "canonical = *\nreading = as printed\n", "")
    assert gameproof(mine, *asked, "heap=2") == (0, "canonical = ^\nreading = as printed\n", "")
    status, out, _ = gameproof(mine, *asked, "--help")
    assert (status, out.partition("\n")[0]) == (0, "mine.take: The value of a heap.")
    status, out, err = gameproof(mine, *asked, "heap=101")
    assert (status, out) == (2, "")
    assert err == "gameproof: heap: got 101, allowed: an integer from 0 to 100\n"


def test_a_loaded_system_is_served_and_conforms(mine: Path) -> None:
    load = ("--load", "mine:SYSTEM")
    served = (sys.executable, "-m", "proofs_check", "serve", *load)
    chosen = ("--system", "mine.take", "--examples", "20")
    status, out, err = gameproof(mine, "conform", *load, *chosen, "--", *served)
    assert (status, err) == (0, "")
    tally, summary = map(json.loads, out.splitlines())
    assert (tally["system"], tally["verdict"], tally["generated"]) == ("mine.take", "conforms", 20)
    assert summary["notes"] == ["mine.take: no published vectors"]
    # A program that has other rules differs, at the smallest heap where the rules do.
    other = (mine / "mine.py").read_text(encoding="utf-8").replace("(1, 3)", "(1, 2)")
    (mine / "other.py").write_text(other, encoding="utf-8")
    wrong = (*served[:-1], "other:SYSTEM")
    status, out, _ = gameproof(mine, "conform", *load, *chosen, "--", *wrong)
    assert status == 1
    failure = json.loads(out.splitlines()[0])["failures"][0]
    assert failure["input"] == {"heap": 2}
    assert (failure["expected"]["canonical"], failure["got"]["canonical"]) == ("^", "*2")


def test_an_installed_package_offers_its_systems(mine: Path, tmp_path: Path) -> None:
    info = mine / "mine-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: mine\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[gameproof.systems]\ntake = mine:SYSTEM\n")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    status, out, err = gameproof(elsewhere, "solve", "mine.take", "heap=2", path=str(mine))
    assert (status, out, err) == (0, "canonical = ^\nreading = as printed\n", "")
    status, out, err = gameproof(elsewhere, "solve", "mine.take", "heap=2")
    assert (status, out) == (2, "")
    assert err.startswith("gameproof: system: got 'mine.take', allowed: bidding.outcome,")


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ("mine", "allowed: MODULE:OBJECT, a System or several"),
        ("mine:NOTHING", "has no attribute 'NOTHING'"),
        ("mine:TAKE", "allowed: MODULE:OBJECT, a System or several"),
        ("nowhere:SYSTEM", "No module named 'nowhere'"),
        (":SYSTEM", "allowed: MODULE:OBJECT"),
        ("taken:SYSTEM", "system: got 'positions.nim', allowed: a name that no other system has"),
    ],
)
def test_what_cannot_be_loaded_is_one_line(mine: Path, given: str, says: str) -> None:
    text = (mine / "mine.py").read_text(encoding="utf-8")
    (mine / "taken.py").write_text(text.replace("mine.take", "positions.nim"), encoding="utf-8")
    status, out, err = gameproof(mine, "solve", "--load", given, "mine.take", "heap=2")
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert says in err
    assert "Traceback" not in err


# Programs that know a part of a system


def held(how: str, examples: int = 60) -> Report:
    """The report on a program that declares something."""
    solve = programs.OneReference(conform.MAX_WORK).answer
    respond = partial(declaring.respond, how=how, solve=solve)
    return programs.held(lambda: respond, vectors=60, examples=examples)[0]


def test_parts_that_are_declared_are_compared_and_no_others() -> None:
    report = held("parts")
    (tally,) = report.tallies
    assert (report.status, tally.verdict) == (0, "conforms")
    assert {*tally.parts} == {"canonical", "outcome"}
    assert tally.parts["canonical"] >= tally.compared > 60
    never = "never compared: name, birthday, mean, temperature, atomic_weight"
    assert never in pretty(report)


def test_a_declared_part_that_is_missing_or_wrong_fails_and_another_may_be_anything() -> None:
    report = held("parts-missing")
    assert report.status == 2
    assert "smoke: outcome: got nothing" in report.tallies[0].untested
    failure = programs.a_failure(held("parts-wrong"))
    assert (failure.kind, failure.parts) == ("difference", ("outcome",))
    assert held("parts-nonsense").status == 0
    report = held("parts-unknown")
    assert report.notes == ["partizan.value: the program declares 'colour', which is not there"]


def test_a_reading_that_is_declared_is_the_one_asked_for() -> None:
    report = held("reading")
    (tally,) = report.tallies
    assert (report.status, tally.verdict, tally.published) == (0, "conforms", 60)


def test_a_difference_that_another_reading_explains_says_so() -> None:
    failure = programs.a_failure(held("reading-undeclared", examples=1000))
    named = re.search("; right by the reading '(.+)'$", failure.says)
    assert named, failure.says
    asked = failure.question
    named_one, its_own, right = (
        {**solve("preferences.value", {**asked, **reading}), "reading": ""}
        for reading in ({"reading": named[1]}, {"reading": declaring.READING}, {})
    )
    assert named_one == its_own != right
    assert "right by the reading" not in programs.a_failure(held("no-reading")).says
