"""A sixth document works by adding files only: in this repository, or in a package of its own."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from proofs_check import skeleton
from proofs_check.core.evidence import Verdict

ROOT = Path(__file__).resolve().parent.parent
NAME = "toy"

Command = Callable[..., "subprocess.CompletedProcess[str]"]


def command_in(folder: Path, path: Path) -> Command:
    """Runs the program in a folder, its modules found below `path`."""

    def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [sys.executable, "-m", "proofs_check", *arguments],
            capture_output=True,
            text=True,
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(path)},
            timeout=120,
        )

    return run


def inside(tmp_path: Path) -> tuple[Command, Path]:
    """A copy of this repository's packages with a sixth folder beside the five."""
    for name in ("proofs_check", "reference", "tables/printed"):
        unneeded = shutil.ignore_patterns("__pycache__", "*.nbi", "*.nbc")
        shutil.copytree(ROOT / name, tmp_path / name, ignore=unneeded)
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    source = ROOT / "proofs_check" / "skeleton" / skeleton.MINE
    for path in source.rglob("*"):
        if path.is_dir() or "__pycache__" in path.parts or path.suffix == ".txt":
            continue
        own = tmp_path / "proofs_check" / "documents" / NAME / path.relative_to(source)
        if path.name == "reference.py":
            own = tmp_path / "reference" / NAME / "__init__.py"
        if path.suffix == ".csv" and path.name != "places.csv":
            own = tmp_path / "tables" / "printed" / NAME / path.name
        own.parent.mkdir(parents=True, exist_ok=True)
        text = path.read_text().replace(
            f"{skeleton.__name__}.{skeleton.MINE}.reference", f"reference.{NAME}"
        )
        package = f"proofs_check.documents.{NAME}"
        own.write_text(
            text.replace(f"{skeleton.__name__}.{skeleton.MINE}", package).replace(
                skeleton.MINE, NAME
            )
        )
    assert all(path.read_bytes() == content for path, content in before.items())
    return command_in(tmp_path, tmp_path), tmp_path / "tables" / "computed" / NAME


def packaged(tmp_path: Path) -> tuple[Command, Path]:
    """A package that offers the document through an entry point, as if it were installed."""
    made = skeleton.write(str(tmp_path / "mine"), NAME)
    offer = made / f"{NAME}-0.1.0.dist-info"
    offer.mkdir()
    (offer / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {NAME}\nVersion: 0.1.0\n")
    (offer / "entry_points.txt").write_text(f"[gameproof.documents]\n{NAME} = {NAME}\n")
    return command_in(ROOT, made), made / NAME / "tables" / "computed"


@pytest.mark.parametrize("made", [inside, packaged])
def test_a_sixth_document(tmp_path: Path, made: Callable[[Path], tuple[Command, Path]]) -> None:
    run, computed = made(tmp_path)
    ids = [f"{NAME}/{name}" for name in ("definition-1.stuck", "theorem-2", "table-1", "remark-3")]

    listed = run("list", "--document", NAME, "--format", "json")
    assert [json.loads(line)["id"] for line in listed.stdout.splitlines()] == ids, listed.stderr

    new = run("check", "--document", NAME, "--format", "json", "--jobs", "1")
    assert new.returncode == 1
    assert new.stdout.count("no verdict is recorded for this claim") == len(ids)

    kept = run("check", "--document", NAME, "--format", "json", "--jobs", "1", "--record")
    assert kept.returncode == 0, kept.stdout + kept.stderr
    of_first = json.loads(kept.stdout.splitlines()[-1])
    assert (of_first["not_as_recorded"], of_first["not_as_kept"]) == (0, [])
    assert (computed / "verdicts.json").is_file()

    again = run("check", "--document", NAME, "--format", "json", "--jobs", "1")
    assert again.returncode == 0, again.stdout
    *found, summary = map(json.loads, again.stdout.splitlines())
    expected = [Verdict.HOLDS, Verdict.HOLDS, Verdict.PROVED, Verdict.REFUTED]
    assert [each["verdict"] for each in found] == expected
    assert [each["recorded"] for each in found] == expected
    assert found[1]["scope"] == "every heap h <= 64"
    assert found[1]["evidence"]["seen"] == {"h": [0, 64]}
    assert found[3]["evidence"]["witness"] == {"instance": {"h": 5}, "values": {"outcome": "N"}}
    assert summary["not_as_recorded"] == 0

    shown = run("show", f"{NAME}/theorem-2")
    assert "every heap h <= 64" in shown.stdout
    assert "Theorem 2" in shown.stdout

    certificate = computed / "counterexamples" / "remark-3.json"
    verified = run("verify", str(certificate)).stdout
    assert verified.startswith(f'accepted: {NAME}/remark-3 is false at {{"h": 5}}')

    asked = run("solve", f"{NAME}.outcome", "heap=7")
    assert asked.stdout.startswith("outcome = P\n"), asked.stderr
    assert "sweep" not in run("sweep").stderr

    (computed.parent / "computed" if made is packaged else computed).joinpath(
        "verdicts.json"
    ).write_text("{}")
    assert run("list", "--document", NAME).returncode == 2


def test_a_place_without_claim_or_reason_is_noticed(tmp_path: Path) -> None:
    run, _ = packaged(tmp_path)
    places = tmp_path / "mine" / NAME / "places.csv"
    places.write_text(places.read_text() + "Remark 4,remark,,,\n")
    checked = run("check", "--document", NAME, "--format", "json", "--jobs", "1", "--record")
    assert checked.returncode == 2
    assert "Remark 4" in checked.stderr


@pytest.mark.parametrize(
    ("name", "field"),
    [("Toy", "name"), ("toy2", "name"), ("", "name"), ("cumulative", "name")],
)
def test_new_refuses_a_name(tmp_path: Path, name: str, field: str) -> None:
    run = command_in(ROOT, ROOT)("new", str(tmp_path / "folder"), "--name", name)
    assert run.returncode == 2
    assert run.stderr.startswith(f"gameproof: {field}: got {name!r}")
    assert not list(tmp_path.iterdir())


def test_new_refuses_a_folder_that_is_not_free(tmp_path: Path) -> None:
    (tmp_path / "toy").mkdir()
    (tmp_path / "toy" / "file").write_text("mine")
    for folder in (tmp_path / "toy", tmp_path / "toy" / "file", tmp_path / "no" / "toy"):
        run = command_in(ROOT, ROOT)("new", str(folder), "--name", NAME)
        assert run.returncode == 2
        assert run.stderr.startswith("gameproof: folder: got ")
    assert [path.name for path in tmp_path.iterdir()] == ["toy"]
    assert (tmp_path / "toy" / "file").read_text() == "mine"
