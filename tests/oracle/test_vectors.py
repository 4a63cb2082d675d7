"""The published vectors: complete, valid, reproducible; what is tampered with is found."""

import hashlib
import json
import re
import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from proofs_check.core.kept import TEMPORARY
from proofs_check.core.tables import vectors_folder
from proofs_check.oracle import vectors
from proofs_check.oracle.systems import known_systems
from proofs_check.oracle.vectors import MANIFEST, differing, outdated, read_file
from reference.errors import InvalidInput
from tests.conftest import Gameproof
from tests.oracle.programs import OneReference

SYSTEMS = known_systems()

FOLDER = vectors_folder()


@pytest.fixture(autouse=True)
def _answered_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """All tests have the same questions; the first of them has the reference answer each."""
    monkeypatch.setattr(vectors, "Reference", OneReference)


def content(name: str) -> dict[str, Any]:
    found = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("name", SYSTEMS)
def test_files_are_valid(name: str) -> None:
    schema = content(f"schema/{name}")
    jsonschema.Draft202012Validator.check_schema(schema)
    found = content(name)
    validator = jsonschema.Draft202012Validator(schema)
    validator.validate(found)
    assert found["count"] == len(found["cases"]) == len({case["id"] for case in found["cases"]})
    weights = [SYSTEMS[name].weight(case["input"]) for case in found["cases"]]
    assert weights == sorted(weights)
    case = found["cases"][0]
    assert validator.is_valid({**found, "cases": [case]})
    wrong: tuple[dict[str, Any], ...] = ({"format_version": 1}, {"extra": 1}, {"cases": []})
    bad: Any = ({"note": ""}, {"cite": ""}, {"origin": "guessed"}, {"output": {}}, {"flags": [1]})
    for change in (*wrong, *({"cases": [{**case, **each}]} for each in bad)):
        assert not validator.is_valid({**found, "cases": [case], **change})


def test_every_printed_cell_is_there() -> None:
    names = {case["id"]: case for case in content("cumulative.outcome")["cases"]}
    for table, heaps in (("table-2", 50), ("table-3", 100)):
        for heap in range(heaps):
            for X in ("FvF", "FvA", "AvF", "AvA"):
                case = names[f"cumulative.outcome/{table}.heap-{heap}.{X}"]
                assert case["origin"] == "transcribed"
                assert {**case["printed"], "reading": "Definition 2"} == case["output"]
    case = names["cumulative.outcome/table-3.heap-61.FvA"]
    assert case["cite"] == "cumulative, Table 3, heap 61, FvA"
    assert case["output"] == {"outcome": [32, 29], "moves": [4], "reading": "Definition 2"}
    counts = Counter(case["origin"] for name in SYSTEMS for case in content(name)["cases"])
    assert counts["transcribed"] > 1000
    assert 2000 < counts["computed"] < 9000


def test_a_misprint_is_no_answer() -> None:
    cases = {case["id"]: case for case in content("positions.nim")["cases"]}
    case = cases["positions.nim/nim-moves-13-23-28"]
    assert case["origin"] == "computed"
    assert [11, 23, 26] in case["printed"]["moves"]
    assert case["output"]["moves"] == [[11, 23, 28], [13, 17, 28], [13, 23, 26]]


NIM = "positions.nim"
Change = Callable[[dict[str, Any]], object]


def tampered(tmp_path: Path, change: Change, sealed: bool = True) -> Path:
    """The published vectors with another file of one system; `sealed`: its digest made to fit."""
    folder = tmp_path / "vectors"
    shutil.copytree(FOLDER, folder)
    found = content(NIM)
    change(found)
    compact: Any = {"sort_keys": True, "separators": (",", ":"), "ensure_ascii": False}
    lines = [json.dumps(case, **compact) for case in found.pop("cases")]
    if sealed:
        whole = "".join(f"{each}\n" for each in lines)
        found["digest"] = hashlib.sha256(whole.encode()).hexdigest()
    head = "".join(f"{json.dumps(key)}: {json.dumps(value)},\n" for key, value in found.items())
    text = "{\n" + head + '"cases": [\n' + ",\n".join(lines) + "\n]\n}\n"
    (folder / f"{NIM}.json").write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("change", "cases"),
    [
        (lambda f: f["cases"][7]["output"].update(moves=[[9]]), [7]),
        (lambda f: f["cases"][5].update(cite="x"), [5]),
        (lambda f: f["cases"].pop(6), [6]),
        (lambda f: f.update(count=1), []),
    ],
)
def test_verify_says_which_cases_were_changed(
    tmp_path: Path, change: Change, cases: list[int]
) -> None:
    (line,) = outdated(tampered(tmp_path, change))
    ids = ", ".join(content(NIM)["cases"][n]["id"] for n in cases)
    assert line == f"{NIM}.json: gameproof vectors export makes another one" + (ids and f": {ids}")


NO_CASES: dict[str, tuple[Change, str]] = {
    "no cite": (lambda f: f["cases"][5].update(cite=""), "cite: got ''"),
    "integer past 2^53": (
        lambda f: f["cases"][5]["input"].update(piles=[2**53]),
        "JSON that RFC 8785 can write",
    ),
    "note": (lambda f: f["cases"][5].update(note="x"), "a case with these fields: id"),
    "version": (lambda f: f.update(format_version=1), "format_version: got 1"),
}


@pytest.mark.parametrize("name", NO_CASES)
def test_what_is_no_case_is_not_read(tmp_path: Path, name: str) -> None:
    change, message = NO_CASES[name]
    with pytest.raises(InvalidInput, match=re.escape(message)):
        read_file(tampered(tmp_path, change), SYSTEMS[NIM])


@pytest.mark.parametrize(
    "change",
    [
        lambda f: f["cases"].pop(),
        lambda f: f["cases"][5]["input"].update(play="misere"),
        lambda f: f.update(digest="0" * 64),
    ],
)
def test_a_change_without_its_digest_is_found(tmp_path: Path, change: Change) -> None:
    with pytest.raises(InvalidInput, match="the cases that its digest was made of"):
        read_file(tampered(tmp_path, change, sealed=False), SYSTEMS[NIM])


def test_what_a_killed_export_left_half_written_is_no_file_of_vectors(tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path, dirs_exist_ok=True)
    (tmp_path / f"{TEMPORARY}half").write_text("{")
    assert differing(tmp_path) == []
    (tmp_path / "half").write_text("{")
    (tmp_path / f"{NIM}.json").unlink()
    (tmp_path / f"schema/{NIM}.json").write_text("{}")
    assert differing(tmp_path) == [
        "vectors/half: is in no manifest",
        f"vectors/{NIM}.json: is gone",
        f"vectors/schema/{NIM}.json: was changed",
    ]


def contents(folder: Path) -> dict[str, bytes]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def test_the_commands_and_what_they_write_is_what_is_committed(
    gameproof: Gameproof, tmp_path: Path
) -> None:
    folder, file = tmp_path / "new" / "folder", tmp_path / "file"
    assert gameproof("vectors", "export", str(folder)).status == 0
    made = contents(folder)
    assert made == contents(FOLDER)
    assert sum(map(len, made.values())) < 2_300_000
    run = gameproof("vectors", "verify", str(folder))
    assert run == (0, "all vectors are as the reference finds them\n", "")
    for name in ("more", f"schema/{NIM}"):
        (folder / f"{name}.json").write_text("{}", encoding="utf-8")
    (folder / f"{NIM}.json").unlink()
    run = gameproof("vectors", "verify", str(folder))
    assert run.status == 1
    assert run.out.splitlines() == [
        "more.json: nothing exports it",
        f"{NIM}.json: is gone",
        f"schema/{NIM}.json: gameproof vectors export makes another one",
        "3 problems",
    ]
    file.write_text("", encoding="utf-8")
    gameproof("vectors", "export", str(file)).refused("folder: got ")
    (tmp_path / MANIFEST).write_text("[]", encoding="utf-8")
    gameproof("vectors", "verify", str(tmp_path)).refused("file: got ")


@pytest.mark.parametrize(
    "change", [lambda f: f["cases"].pop(5), lambda f: f["cases"][5].update(id=f"{NIM}/other")]
)
def test_what_was_published_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: Change
) -> None:
    tampered(tmp_path, change)
    monkeypatch.setattr(vectors, "vectors_folder", lambda: tmp_path / "vectors")
    with pytest.raises(InvalidInput, match=f"PUBLISHED of {NIM}"):
        vectors.published_questions(SYSTEMS[NIM])


def test_what_is_no_file_of_vectors_is_refused() -> None:
    assert len(read_file(FOLDER, SYSTEMS[NIM])) == content(NIM)["count"]
    with pytest.raises(InvalidInput):
        read_file(FOLDER / "schema", SYSTEMS[NIM])
