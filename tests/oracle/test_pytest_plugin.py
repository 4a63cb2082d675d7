"""The pytest plugin, in a pytest of its own."""

import xml.etree.ElementTree as ET
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from proofs_check.core.tables import vectors_folder
from proofs_check.oracle.systems import find_system
from proofs_check.oracle.vectors import Vector, read_file

pytest_plugins = "pytester"

PLAIN = ("-p", "no:cacheprovider", "-p", "no:hypothesispytest", "-q", "--strict-markers")
"""No test there is one of Hypothesis, which takes a quarter of the time to import."""

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

def raising(system, question):
    assert all(type(s) is int for s in question["set"])
    return solve(system, question) if question["heap"] != 2 else 1 / 0

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

@pytest.mark.gameproof("SOME_ID")
def test_one(gameproof_vector):
    gameproof_vector.check(solve(gameproof_vector.system, gameproof_vector.input))
"""


@pytest.fixture
def project(pytester: pytest.Pytester) -> pytest.Pytester:
    (pytester.path / "solver.py").write_text(SOLVER, encoding="utf-8")
    pytester.syspathinsert()
    return pytester


def run(
    project: pytest.Pytester, *arguments: str, how: Callable[..., Any] | None = None
) -> tuple[int, str]:
    """In this process, which need not import everything again; what is new there is forgotten."""
    done = (how or project.runpytest_inprocess)(*PLAIN, *arguments)
    return int(done.ret), str(done.stdout) + str(done.stderr)


def results(
    project: pytest.Pytester, *arguments: str, how: Callable[..., Any] | None = None
) -> tuple[int, dict[str, set[str]], str]:
    """The exit status, the tests that passed, failed and were skipped, and the text."""
    xml = project.path / "junit.xml"
    status, out = run(project, *arguments, "--junitxml", str(xml), how=how)
    found: dict[str, set[str]] = defaultdict(set)
    for case in ET.parse(xml).iter("testcase"):
        kinds = [child.tag for child in case if child.tag in ("failure", "error", "skipped")]
        found[kinds[0] if kinds else "passed"].add(str(case.get("name")))
    return status, dict(found), out


def vectors(system: str) -> list[Vector]:
    return read_file(vectors_folder(), find_system(system))


def named(chosen: list[Vector], how: str = "gameproof[{}]") -> set[str]:
    return {how.format(vector.id) for vector in chosen}


KNOWN = vectors("positions.subtraction")
SPOILT = [v for v in KNOWN if v.input["heap"] == 2 and v.output["position"] == "N"]
"""The vectors that `wrong` gets wrong."""

SUBTRACTION = ("--gameproof-system", "positions.subtraction")


def test_the_entry_point_is_declared() -> None:
    import tomllib

    root = Path(__file__).resolve().parents[2]
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["entry-points"]["pytest11"] == {"gameproof": "proofs_check.oracle.pytest_plugin"}


def test_a_right_function_passes(project: pytest.Pytester) -> None:
    for how in (project.runpytest_inprocess, project.runpytest_subprocess):
        status, found, _ = results(
            project, "--gameproof-impl", "solver:solve", *SUBTRACTION, how=how
        )
        assert (status, found) == (0, {"passed": named(KNOWN)})


def test_what_is_not_implemented_is_skipped(project: pytest.Pytester) -> None:
    both = (*SUBTRACTION, "--gameproof-system", "partizan.score")
    status, found, out = results(project, "--gameproof-impl", "solver:solve", *both, "-rs")
    assert (status, found) == (
        0,
        {"passed": named(KNOWN), "skipped": named(vectors("partizan.score"))},
    )
    assert "partizan.score is not implemented" in out


def test_a_wrong_function_fails_where_it_is_wrong(project: pytest.Pytester) -> None:
    status, found, out = results(project, "--gameproof-impl", "solver:wrong", *SUBTRACTION)
    right = [vector for vector in KNOWN if vector not in SPOILT]
    assert SPOILT
    assert right
    assert (status, found) == (1, {"passed": named(right), "failure": named(SPOILT)})
    assert "positions.subtraction: another answer" in out
    assert "input     {'set': [1, 2], 'heap': 2, 'play': 'normal'}" in out
    assert "touches   positions, " in out
    # The first of them is already as small as can be, and of each system one is made smaller.
    assert "The smallest that was found:" not in out


def test_a_failing_question_is_made_smaller_and_its_id_is_taken_back(
    project: pytest.Pytester,
) -> None:
    large = max(SPOILT, key=lambda vector: len(str(vector.input)))
    alone = ("--gameproof-impl", "solver:wrong", "--gameproof-system", large.id)
    status, found, out = results(project, *alone)
    assert (status, found) == (1, {"failure": named([large])})
    assert f"  alone     --gameproof-system {large.id}\n" in out
    smaller = out.partition("The smallest that was found:\n")[2]
    assert "input     {'set': [], 'heap': 2, 'play': 'misere'}" in smaller
    assert "expected  {'position': 'N', 'moves': [], " in smaller
    assert "got       {'position': 'P', 'moves': []}" in smaller


def test_an_exception_is_a_failure_of_ten_lines_and_k_chooses(project: pytest.Pytester) -> None:
    """A question with 10^30 in its set, which is one of Python's integers then."""
    (large,) = [
        v for v in SPOILT if v.input["set"] == [1, str(10**30)] and v.input["play"] == "misere"
    ]
    project.syspathinsert("nowhere")  # the current folder counts
    arguments = ("--gameproof-impl", "solver:raising", *SUBTRACTION, "-k", large.id)
    status, found, out = results(project, *arguments, how=project.runpytest_subprocess)
    assert (status, found) == (1, {"failure": named([large])})
    assert "positions.subtraction: ZeroDivisionError: division by zero\n" in out
    assert "solver.py:21, in raising" in out
    assert len(out.splitlines()) < 20


def test_a_malformed_answer_fails(project: pytest.Pytester) -> None:
    status, found, out = results(project, "--gameproof-impl", "solver:malformed", *SUBTRACTION)
    assert (status, found) == (1, {"failure": named(KNOWN)})
    assert "moves: got nothing, allowed: distinct integers of at least 1" in out


def test_the_fixture(project: pytest.Pytester) -> None:
    (project.path / "test_solver.py").write_text(
        TESTS.replace("SOME_ID", KNOWN[30].id), encoding="utf-8"
    )
    status, found, _ = results(project)
    right = [vector for vector in KNOWN if vector not in SPOILT]
    assert status == 1
    assert found == {
        "passed": {
            *named([KNOWN[n * len(KNOWN) // 20] for n in range(20)], "test_right[{}]"),
            *named(right, "test_wrong[{}]"),
            f"test_one[{KNOWN[30].id}]",
        },
        "failure": named(SPOILT, "test_wrong[{}]"),
    }
    node = f"test_solver.py::test_wrong[{SPOILT[0].id}]"
    status, found, _ = results(project, node)
    assert (status, found) == (1, {"failure": named(SPOILT[:1], "test_wrong[{}]")})


@pytest.mark.parametrize(
    "marker",
    [
        'positions.subtraction", limit=0',
        'positions.subtraction", limit="20"',
        'positions.subtraction", most=20',
        'positions.subtraction", 20',
        "chess",
        "positions.subtraction/nothing",
    ],
)
def test_a_marker_with_other_arguments_is_an_error(project: pytest.Pytester, marker: str) -> None:
    closing = "" if marker.endswith(('"', "0")) or "=" in marker else '"'
    text = f'import pytest\n@pytest.mark.gameproof("{marker}{closing})\n'
    text += "def test_it(gameproof_vector):\n    pass\n"
    (project.path / "test_solver.py").write_text(text, encoding="utf-8")
    status, found, out = results(project)
    assert status not in (0, 1, 5)
    assert "passed" not in found
    allowed = (
        "gameproof marker: got",
        "system: got 'chess'",
        "vector: got 'positions.subtraction/n",
    )
    assert sum(each in out for each in allowed) == 1
    assert "Traceback" not in out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--gameproof-impl", "solver"), "got 'solver', allowed: MODULE:FUNCTION"),
        (("--gameproof-impl", "solver:nothing"), "allowed: MODULE:FUNCTION"),
        (("--gameproof-impl", "solver:number"), "allowed: MODULE:FUNCTION"),
        (("--gameproof-impl", "nowhere:solve"), "nowhere can't be imported: ModuleNotFoundError"),
        (("--gameproof-impl", "solver:solve", "--gameproof-system", "x"), "system: got 'x'"),
        (SUBTRACTION, "--gameproof-system goes with --gameproof-impl"),
    ],
)
def test_unusable_options(
    project: pytest.Pytester, arguments: tuple[str, ...], message: str
) -> None:
    status, out = run(project, *arguments)
    assert status == 4
    assert message in out
    assert "Traceback" not in out


def test_the_fixture_needs_a_system(project: pytest.Pytester) -> None:
    (project.path / "test_solver.py").write_text(
        "def test_it(gameproof_vector):\n    pass\n", encoding="utf-8"
    )
    status, out = run(project)
    assert status != 0
    assert '@pytest.mark.gameproof("SYSTEM", ...)' in out
