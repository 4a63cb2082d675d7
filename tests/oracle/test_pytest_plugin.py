"""The pytest plugin, in a pytest of its own."""

import subprocess
import sys
from pathlib import Path

import pytest

SOLVER = """
from itertools import product

def solve(system, question):
    if system != "positions.subtraction":
        raise NotImplementedError
    S, heap, misere = question["set"], question["heap"], question["play"] == "misere"
    known = []
    for h in range(heap + 1):
        options = [known[h - int(s)] for s in S if int(s) <= h]
        known.append("N" if "P" in options or (misere and not options) else "P")
    moves = [s for s in S if int(s) <= heap and known[heap - int(s)] == "P"]
    return {"position": known[heap], "moves": moves[::-1]}

def wrong(system, question):
    answer = solve(system, question)
    return {**answer, "position": "P"} if question["heap"] == 2 else answer

def malformed(system, question):
    return {"position": "P"}

number = 7
"""

TESTS = """
import pytest
from solver import solve, wrong

@pytest.mark.gameproof("positions.subtraction", limit=20)
def test_right(gameproof_vector):
    gameproof_vector.check(solve(gameproof_vector.system, gameproof_vector.input))

@pytest.mark.gameproof("positions.subtraction")
def test_wrong(gameproof_vector):
    gameproof_vector.check(wrong(gameproof_vector.system, gameproof_vector.input))
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "solver.py").write_text(SOLVER, encoding="utf-8")
    return tmp_path


def run(project: Path, *arguments: str) -> tuple[int, str]:
    plain = ("-p", "no:cacheprovider", "-q", "--strict-markers")
    command = [sys.executable, "-m", "pytest", *plain, *arguments]
    done = subprocess.run(command, cwd=project, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


SUBTRACTION = ("--gameproof-system", "positions.subtraction")


def test_the_entry_point_is_declared() -> None:
    import tomllib

    root = Path(__file__).resolve().parents[2]
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["entry-points"]["pytest11"] == {"gameproof": "proofs_check.oracle.pytest_plugin"}


def test_a_right_function_passes(project: Path) -> None:
    status, out = run(project, "--gameproof-impl", "solver:solve", *SUBTRACTION)
    assert status == 0, out
    assert " passed" in out
    assert "failed" not in out


def test_what_is_not_implemented_is_skipped(project: Path) -> None:
    both = (*SUBTRACTION, "--gameproof-system", "partizan.score")
    status, out = run(project, "--gameproof-impl", "solver:solve", *both, "-rs")
    assert status == 0, out
    assert "partizan.score is not implemented" in out
    assert "57 skipped" in out


def test_a_wrong_function_fails_with_the_case(project: Path) -> None:
    status, out = run(project, "--gameproof-impl", "solver:wrong", *SUBTRACTION)
    assert status == 1
    assert "positions.subtraction: another answer" in out
    assert "input     {'heap': 2, 'play': 'normal', 'set': [1, 2]}" in out
    assert "Failed: positions.su" in out
    assert "touches   positions, " in out
    assert "FAILED" in out
    assert "gameproof[positions.subtraction/" in out


def test_a_malformed_answer_fails(project: Path) -> None:
    status, out = run(project, "--gameproof-impl", "solver:malformed", *SUBTRACTION, "-x")
    assert status == 1
    assert "moves: got nothing, allowed: distinct integers of at least 1" in out


def test_the_fixture(project: Path) -> None:
    (project / "test_solver.py").write_text(TESTS, encoding="utf-8")
    status, out = run(project, "-k", "test_right")
    assert (status, "20 passed" in out) == (0, True), out
    status, out = run(project, "-k", "test_wrong", "-x")
    assert status == 1
    assert "test_wrong[positions.subtraction/" in out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--gameproof-impl", "solver"), "got 'solver', allowed: MODULE:FUNCTION"),
        (("--gameproof-impl", "solver:nothing"), "allowed: MODULE:FUNCTION"),
        (("--gameproof-impl", "solver:number"), "allowed: MODULE:FUNCTION"),
        (("--gameproof-impl", "nowhere:solve"), "allowed: MODULE:FUNCTION"),
        (("--gameproof-impl", "solver:solve", "--gameproof-system", "x"), "system: got 'x'"),
        (SUBTRACTION, "--gameproof-system goes with --gameproof-impl"),
    ],
)
def test_unusable_options(project: Path, arguments: tuple[str, ...], message: str) -> None:
    status, out = run(project, *arguments)
    assert status == 4
    assert message in out
    assert "Traceback" not in out


def test_the_fixture_needs_a_system(project: Path) -> None:
    (project / "test_solver.py").write_text(
        "def test_it(gameproof_vector):\n    pass\n", encoding="utf-8"
    )
    status, out = run(project)
    assert status != 0
    assert '@pytest.mark.gameproof("SYSTEM", ...)' in out
