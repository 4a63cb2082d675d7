"""A sixth document works by adding files only: in this repository, or in a package of its own."""

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from select import select

import pytest

from proofs_check import skeleton
from proofs_check.core.evidence import Verdict
from tests.conftest import Run
from tests.forks import a_command

ROOT = Path(__file__).resolve().parent.parent
NAME = "toy"

CLAIMS = ("definition-1.stuck", "lemma-2", "theorem-3", "table-1", "remark-4", "remark-5")

Command = Callable[..., Run]


def command_in(folder: Path, path: Path) -> Command:
    """Runs the program in a folder, its modules found below `path`."""

    def run(*arguments: str) -> Run:
        done = subprocess.run(
            [sys.executable, "-m", "proofs_check", *arguments],
            capture_output=True,
            text=True,
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(path)},
            timeout=120,
        )
        return Run(done.returncode, done.stdout, done.stderr)

    return run


def forked(path: Path) -> Command:
    """Runs the program in a fork of a process that has it, with the modules below `path`."""
    return lambda *arguments: Run(*a_command(path, arguments, dict(os.environ), 120))


def inside(tmp_path: Path) -> tuple[Command, Path]:
    """A copy of this repository's packages with a sixth folder beside the five."""
    for name in ("proofs_check", "reference", "tables/printed"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("*.nb[ci]"))
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    made, package = skeleton.write(str(tmp_path / "new"), NAME) / NAME, "proofs_check.documents"
    for path in made.rglob("*.py"):
        text = path.read_text().replace(f"{NAME}.reference", f"reference.{NAME}")
        path.write_text(text.replace(f"from {NAME}.", f"from {package}.{NAME}."))
    (tmp_path / "reference" / NAME).mkdir()
    (made / "reference.py").rename(tmp_path / "reference" / NAME / "__init__.py")
    (made / "tables" / "printed").rename(tmp_path / "tables" / "printed" / NAME)
    made.rename(tmp_path / package.replace(".", "/") / NAME)
    assert all(path.read_bytes() == content for path, content in before.items())
    return command_in(tmp_path, tmp_path), tmp_path / "tables" / "computed" / NAME


def packaged(tmp_path: Path) -> tuple[Command, Path]:
    """A package that offers the document through an entry point, as if it were installed."""
    made = skeleton.write(str(tmp_path / "mine"), NAME)
    offer = made / f"{NAME}-0.1.0.dist-info"
    offer.mkdir()
    (offer / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {NAME}\nVersion: 0.1.0\n")
    (offer / "entry_points.txt").write_text(f"[gameproof.documents]\n{NAME} = {NAME}\n")
    return forked(made), made / NAME / "tables" / "computed"


@pytest.mark.parametrize("made", [inside, packaged])
def test_a_sixth_document(tmp_path: Path, made: Callable[[Path], tuple[Command, Path]]) -> None:
    run, computed = made(tmp_path)
    ids = [f"{NAME}/{name}" for name in CLAIMS]
    check = ("check", "--document", NAME, "--format", "json", "--jobs", "1")
    assert run("prove", NAME).status == 0
    kept = run(*check, "--record")
    assert kept.status == 0, kept.out + kept.err
    of_first = json.loads(kept.out.splitlines()[-1])
    assert (of_first["not_as_recorded"], of_first["not_as_kept"]) == (0, [])
    assert {path.name for path in computed.iterdir()} >= {"verdicts.json", "proof.smt2"}

    again = run(*check)
    assert again.status == 0, again.out
    *found, summary = map(json.loads, again.out.splitlines())
    holds, proved, refuted = Verdict.HOLDS, Verdict.PROVED, Verdict.REFUTED
    expected = zip(ids, [holds, holds, proved, proved, refuted, refuted], strict=True)
    assert [(each["id"], each["verdict"]) for each in found] == [*expected]
    assert all(each["verdict"] == each["recorded"] for each in found)
    assert found[1]["scope"] == "every pair a >= b >= 1 with a <= 40, a >= 2b"
    assert found[1]["evidence"]["seen"] == {"a": [2, 40], "b": [1, 20]}
    only = {"instance": {"a": 5, "b": 3}, "values": {"the only move": [3, 2]}}
    assert found[4]["evidence"]["witness"] == only
    assert summary["not_as_recorded"] == 0


def test_what_else_is_asked_of_a_sixth_document(tmp_path: Path) -> None:
    run, computed = packaged(tmp_path)
    listed = run("list", "--document", NAME, "--format", "json").out.splitlines()
    assert [json.loads(line)["id"] for line in listed] == [f"{NAME}/{name}" for name in CLAIMS]
    new = run("check", "--document", NAME, "--format", "json", "--jobs", "1")
    assert new.status == 1
    assert new.out.count("no verdict is recorded for this claim") == len(CLAIMS)
    next_ = f"{NAME}: nothing is recorded yet: gameproof check --document {NAME} --record"
    assert json.loads(new.out.splitlines()[-1])["not_as_kept"] == [next_]
    unread = "cannot be read: all instances are looked for"
    assert unread not in run("prove", NAME).err
    (computed / "proof.smt2").write_text("no script")
    mended = run("prove", NAME)
    assert (mended.status, unread in mended.err) == (0, True), mended.err
    assert run("check", "--document", NAME, "--jobs", "1", "--record").status == 0
    shown = run("show", f"{NAME}/theorem-3").out
    assert "a >= b and b >= 1 => N(a, b) = (a = b or a a > a b + b b)" in shown
    verified = run("verify", f"{NAME}/remark-5").out
    assert verified.startswith(f'accepted: {NAME}/remark-5 is false at {{"a": 377, "b": 233}}')
    asked = run("solve", f"{NAME}.outcome", "a=8", "b=5")
    assert asked.out.startswith("outcome = P\n"), asked.err
    assert "sweep" not in run("sweep").err
    (computed / "verdicts.json").write_text("{}")
    assert run("list", "--document", NAME).status == 2


def test_a_place_without_claim_or_reason_is_noticed(tmp_path: Path) -> None:
    run, _ = packaged(tmp_path)
    places = tmp_path / "mine" / NAME / "places.csv"
    places.write_text(places.read_text() + "Remark 6,remark,,,,,\n")
    checked = run("check", "--document", NAME, "--format", "json", "--jobs", "1", "--record")
    assert checked.status == 2
    assert "Remark 6" in checked.err


CLAIM, RANGE, PLACES, THEORY = "claims/section_1.py", "ranges.py", "places.csv", "theory.py"
LEMMA, BODY = '@claim(PAIRS.where("a >= 2b"', "return definition_1(a, b)"
SAYS, HEAD, ROW = '    """Where the smaller', "lemma_2(a: int, b: int)", "Lemma 2,statement"
STUCK, WINS = (f'"Definition 1: who cannot {so}"' for so in ("move loses", "win has no such move"))
AXIOM, USED = f"EUCLID.axiom({STUCK})", "@claim(PAIRS, *using("
WRITTEN = "lambda a, b: (cannot_win(a, b, 1), ei"
SLIPS = {
    "a place": (CLAIM, "def lemma_2(", "def lemma_20(", LEMMA, "claim '"),
    "a docstring": (CLAIM, SAYS, f"    assert {SAYS.strip()}", LEMMA, "claim '"),
    "an import": (CLAIM, "import Iterator", "import Iterater", "from coll", "ImportError: "),
    "a colon": (CLAIM, f"{HEAD} -> bool:", "lemma_2(a, b)", "def lemma_2", "expected"),
    "arguments": (CLAIM, HEAD, "lemma_2(a: int)", LEMMA, "TypeError: "),
    "no bound": (RANGE, ', {"a": 40}, deep={"a": 300}', "", "PAIRS =", "'every pair"),
    "no return": (CLAIM, f"{BODY} ==", f"{BODY[7:]} ==", LEMMA, "lemma_2 gives None"),
    "a number": (CLAIM, BODY, "return definition_1(-a, b)", "", "a: got -2"),
    "a name": (CLAIM, BODY, "return outcome(a, b)", BODY, "NameError: "),
    "a claim to see": (PLACES, f"{ROW},lemma-2,", f"{ROW},lemma-2,lemma-9", ROW, "see of Lemma 2"),
    "a claim that is none": (PLACES, f"{ROW},lemma-2", f"{ROW},lemma-2; lemma-9", ROW, "claims of"),
    "a cell": (PLACES, ROW, "Lemma 2,theorem", ROW, "kind of Lemma 2"),
    "no title": (THEORY, AXIOM, "EUCLID.axiom", "stuck =", "Type"),
    "no statement": (THEORY, AXIOM, f"{AXIOM}; _ = ", WRITTEN, f"TypeError: {STUCK[1:-1]}"),
    "a title twice": (THEORY, WINS, STUCK, "cannot_win =", "euclid: there is a theorem"),
    "a measure": (THEORY, 'ratio", "a")', 'ratio", "c")', "never_golden =", "no quot"),
    "a function": (THEORY, '"N": wins', '"M": wins', "", "does not say what N is, only: M, k"),
    "a sort": (THEORY, '{"Int": ', '{"int": ', "", "does not say what Int is, only: int"),
    "a theorem": (CLAIM, '"theorem_3", "PAIR"', '"theorem_4", "PAIR"', USED, "toy, theory: no"),
    "a view": (CLAIM, '"theorem_3", "PAIR"', '"theorem_3", "PAIRS"', USED, "toy, theory: no"),
}
"""By what went wrong: where, what for what, the line that is named, and how it goes on."""


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_of_the_author_is_one_line_with_its_file_and_line(tmp_path: Path, slip: str) -> None:
    name, before, after, at, said = SLIPS[slip]
    claim = "theorem-3" if name == THEORY or "theorem" in before else "lemma-2"
    run, _ = packaged(tmp_path)
    path = tmp_path / "mine" / NAME / name
    text = path.read_text()
    assert text.count(before) == 1
    path.write_text(text.replace(before, after))
    checked = run("check", f"{NAME}/{claim}", "--format", "json", "--jobs", "1")
    assert checked.status == 2
    [line] = checked.err.splitlines()
    number = text[: text.index(at)].count("\n") + 1
    assert (f"/{name}:{number}: {said}" if at else said) in line
    assert "internal error" not in line
    assert sum(f"{NAME}/{each}" in line for each in CLAIMS) <= 1


def test_no_script_is_written_where_an_axiom_is_false(tmp_path: Path) -> None:
    run, computed = packaged(tmp_path)
    theory = tmp_path / "mine" / NAME / THEORY
    theory.write_text(theory.read_text().replace("negation(N(a, 0))", "N(a, 0)"))
    said = run("prove", NAME)
    assert said.status == 1
    assert said.out.startswith("axiom Definition 1: who cannot move loses: false for the")
    assert not (computed / "proof.smt2").exists()


def test_what_is_saved_is_checked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    run, _ = packaged(tmp_path)
    assert run("prove", NAME).status == 0
    assert run("check", "--document", NAME, "--jobs", "1", "--record").status == 0
    folder = tmp_path / "mine"
    watching = subprocess.Popen(
        [sys.executable, "-m", "proofs_check", "check", "--document", NAME, "--watch"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(folder)},
    )
    assert watching.stdout is not None
    try:
        first = [watching.stdout.readline() for _ in range(len(CLAIMS) + 1)]
        assert json.loads(first[-1])["not_as_recorded"] == 0
        claims = folder / NAME / "claims" / "section_1.py"
        edited = claims.read_text().replace('== "N"\n', "== 'P'\n", 1)
        while not select([watching.stdout], [], [], 1)[0]:  # until the folder is watched
            (folder / "edited").write_text(edited)
            (folder / "edited").replace(claims)
        again = [json.loads(watching.stdout.readline()) for _ in range(len(CLAIMS) + 1)]
        assert [each["id"] for each in again[:-1] if each["problem"]] == [f"{NAME}/lemma-2"]
        assert again[-1]["unchanged"] == len(CLAIMS) - 1
    finally:
        watching.send_signal(signal.SIGINT)
        assert watching.wait(20) == 130
