"""The pytest plugin, in a pytest of its own."""

import xml.etree.ElementTree as ET
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import pytest

from proofs_check.core.tables import vectors_folder
from proofs_check.oracle.systems import find_system
from proofs_check.oracle.vectors import Vector, read_file

pytest_plugins = "pytester"

PLAIN = ("-p", "no:cacheprovider", "-q", "--strict-markers")

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
RIGHT = [vector for vector in KNOWN if vector not in SPOILT]
"""The vectors that `wrong` gets wrong, and the others."""

SUBTRACTION = ("--gameproof-system", "positions.subtraction")


def test_a_right_function_passes_where_only_the_entry_point_knows_the_plugin(
    project: pytest.Pytester,
) -> None:
    asked = ("--gameproof-impl", "solver:solve", *SUBTRACTION)
    status, found, _ = results(project, *asked, how=project.runpytest_subprocess)
    assert (status, found) == (0, {"passed": named(KNOWN)})


ANSWERS: list[tuple[str, tuple[str, ...], dict[str, set[str]], tuple[str, ...]]] = [
    (
        "solve",
        ("--gameproof-system", "partizan.score", "-rs"),
        {"passed": named(KNOWN), "skipped": named(vectors("partizan.score"))},
        ("partizan.score is not implemented",),
    ),
    (
        "wrong",
        (),
        {"passed": named(RIGHT), "failure": named(SPOILT)},
        (
            "positions.subtraction: another answer",
            "input     {'set': [1, 2], 'heap': 2, 'play': 'normal'}",
            "touches   positions, ",
        ),
    ),
    (
        "malformed",
        (),
        {"failure": named(KNOWN)},
        ("moves: got nothing, allowed: distinct integers of at least 1",),
    ),
]


@pytest.mark.parametrize(("function", "more", "expected", "says"), ANSWERS)
def test_each_answer_is_judged(
    project: pytest.Pytester,
    function: str,
    more: tuple[str, ...],
    expected: dict[str, set[str]],
    says: tuple[str, ...],
) -> None:
    asked = ("--gameproof-impl", f"solver:{function}", *SUBTRACTION, *more)
    status, found, out = results(project, *asked)
    assert (status, found) == (int("failure" in expected), expected)
    assert all(found.values())
    assert all(each in out for each in says)
    # The first that fails is as small as can be already, and of each system one is made smaller.
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


def test_the_fixture(project: pytest.Pytester) -> None:
    (project.path / "test_solver.py").write_text(
        TESTS.replace("SOME_ID", KNOWN[30].id), encoding="utf-8"
    )
    status, found, _ = results(project)
    assert status == 1
    assert found == {
        "passed": {
            *named([KNOWN[n * len(KNOWN) // 20] for n in range(20)], "test_right[{}]"),
            *named(RIGHT, "test_wrong[{}]"),
            f"test_one[{KNOWN[30].id}]",
        },
        "failure": named(SPOILT, "test_wrong[{}]"),
    }
    node = f"test_solver.py::test_wrong[{SPOILT[0].id}]"
    status, found, _ = results(project, node)
    assert (status, found) == (1, {"failure": named(SPOILT[:1], "test_wrong[{}]")})


@pytest.mark.parametrize(
    ("marker", "says"),
    [
        *(
            (f'@pytest.mark.gameproof("positions.subtraction", {more})', "gameproof marker: got")
            for more in ("limit=0", "limit=True", 'limit="20"', "most=20", "20")
        ),
        ('@pytest.mark.gameproof("chess")', "system: got 'chess'"),
        ('@pytest.mark.gameproof("positions.subtraction/no")', "vector: got 'positions.subtrac"),
        ("", '@pytest.mark.gameproof("SYSTEM", ...)'),
    ],
)
def test_the_fixture_needs_a_system_that_is_there(
    project: pytest.Pytester, marker: str, says: str
) -> None:
    text = f"import pytest\n{marker}\ndef test_it(gameproof_vector):\n    pass\n"
    (project.path / "test_solver.py").write_text(text, encoding="utf-8")
    status, found, out = results(project)
    assert status not in (0, 5)
    assert "passed" not in found
    assert says in out
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
