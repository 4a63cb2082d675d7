"""What is edited runs, and nothing else does."""

import json
from inspect import getsource
from pathlib import Path

import pytest

from proofs_check.core import changed
from proofs_check.core.claim import Check
from proofs_check.core.documents import documents
from proofs_check.core.evidence import Effort
from proofs_check.core.ledger import all_claims, ledger
from tests.test_sixth_document import CLAIMS, NAME, ROOT, Command, command_in, packaged

TWO = """
@claim(PAIRS.where("by itself", lambda a, b: itself(a, b)))
def table_1__twice__measured(a: int, b: int) -> bool:
    '''What Theorem 3 says, asked from elsewhere.'''
    return theorem_3(a, b)


def itself(a: int, b: int) -> bool:
    return remark_4(a, b) is not None
"""
"""Claims' functions that are named elsewhere: by another claim, and by what is no claim."""


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Command, Path]:
    """A recorded document in a package of its own, a library beside it, and an empty cache."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    _, computed = packaged(tmp_path)
    run = command_in(ROOT, tmp_path / "mine")  # what came out as recorded is kept
    package = computed.parent.parent
    with (package / "claims" / "section_1.py").open("a") as file:
        file.write(TWO)
    places = package / "places.csv"
    places.write_text(places.read_text().replace("table-1,", "table-1; table-1.twice.measured,"))
    library = package.parent / "library-1.0.dist-info"
    library.mkdir()
    (library / "METADATA").write_text("Metadata-Version: 2.1\nName: library\nVersion: 1.0\n")
    assert run("prove", NAME).status == 0
    assert run("check", "--document", NAME, "--jobs", "1", "--record").status == 0
    return run, package


def ran(run: Command, *options: str) -> set[str]:
    """Which claims ran, in short; the summary counts the others."""
    found = run("check", "--document", NAME, "--jobs", "1", "--format", "json", *options)
    *lines, summary = map(json.loads, found.out.splitlines())
    same = {each["id"] for each in lines if each.get("unchanged")}
    assert summary["unchanged"] == len(same)
    assert all(
        each["verdict"] == "not-run" and each["recorded"] for each in lines if each["id"] in same
    )
    return {each["id"].partition("/")[2] for each in lines if each["id"] not in same}


STUCK, THEOREM, TABLE = "definition-1.stuck", "theorem-3", "table-1"
TWICE = "table-1.twice.measured"
ALL = {*CLAIMS, TWICE}


def test_what_is_edited_runs_and_what_comes_out_otherwise_again(toy: tuple[Command, Path]) -> None:
    run, package = toy
    assert ran(run, "--changed") == ALL  # a recording is no run that came out as recorded
    assert ran(run, "--changed") == set()
    assert ran(run) == ALL
    assert ran(run, "--changed", "--deep") == ALL
    metadata = package.parent / "library-1.0.dist-info" / "METADATA"
    claims = package / "claims" / "section_1.py"
    (kept,) = (package.parents[1] / "cache" / "gameproof").glob("seen-default*")
    for path, old, new, expected in (
        (kept, "", "[", ALL),
        (package / "reference.py", "def moves", "# Two calls away.\ndef moves", ALL),
        (package / "ranges.py", "range(1, largest", "range(0 + 1, largest", ALL),
        (claims, '"N", a', '"N", a + 0', {THEOREM, TWICE}),
        (claims, "is not None", "not in [None]", ALL),
        (claims, "len(options) > 1", "len(options) >= 2", ALL),
        (metadata, "Version: 1.0", "Version: 1.1", ALL),
        (claims, "bool(list(moves(a, b)))", "a < 9", {STUCK}),
        # It came out otherwise, and runs again.
        (package / "tables/computed/verdicts.json", '"cases": 6,', '"cases": 5,', {STUCK, TABLE}),
        (package / "tables/printed/table-1.csv", "4,3", "4,2", ALL),
    ):
        text = path.read_text()
        assert old in text
        path.write_text(text.replace(old, new, 1 if path == kept else -1))
        assert ran(run, "--changed") == expected, (path.name, new)


def test_what_a_check_finds_by_name_is_said() -> None:
    """A theory, say, of which no import tells."""
    checks = {type(c) for each in all_claims() for c in each.every_check()}
    finding = {kind for kind in checks if ".module(" in getsource(kind)}
    assert finding
    assert finding <= {kind for kind in checks if kind.modules is not Check.modules}


@pytest.mark.parametrize("document", documents())
def test_a_theory_is_code_of_what_it_proves(document: str) -> None:
    folder = documents()[document].folder
    proved = [
        c for c in ledger(document).values() if "theorem" in {k.method for k in c.every_check()}
    ]
    code = [changed.closure(changed.by_name(claim)) for claim in proved]
    assert folder / "theory.py" in {path for each in code for path in each}
    assert all(any(path.name.startswith("theory") for path in each) for each in code)
    assert all(folder / "drawings.py" not in each for each in code)


def test_nothing_is_seen_of_another_effort(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(changed, "user_cache_path", lambda name: tmp_path / name)
    changed.Seen(Effort.DEEP).keep({"a": "1", "b": "1"}, {"a": True, "b": False})
    assert changed.Seen(Effort.DEEP).unchanged({"a": "1", "b": "1"}) == {"a"}
    assert changed.Seen(Effort.DEEP).unchanged({"a": "2"}) == set()
    assert changed.Seen(Effort.DEFAULT).unchanged({"a": "1"}) == set()
