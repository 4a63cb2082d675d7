"""Programs held against the reference: right ones and wrong ones."""

import json
import re
import shlex
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from itertools import combinations, islice, product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from proofs_check.core.documents import Document
from proofs_check.oracle import conform, generated, serve, vectors
from proofs_check.oracle.conform import Failure, Options, Report, Tally
from proofs_check.oracle.conformance import asking, json_lines, junit, markdown, pretty, sarif
from proofs_check.oracle.generated import questions
from proofs_check.oracle.program import Session
from proofs_check.oracle.questions import Values
from proofs_check.oracle.system import System
from proofs_check.oracle.systems import Reference, known_systems, solve
from reference.cumulative import Convention
from reference.errors import InvalidInput
from tests.adapters import adapter, wrong
from tests.adapters.wrong import CIRCUMSTANCES, MISTAKES
from tests.conftest import Gameproof
from tests.forks import in_a_fork
from tests.oracle import programs
from tests.test_readme import LATER, MANUAL, blocks, commands, is_shown

SYSTEMS = known_systems()

PATIENCE = 60
"""Seconds of work that one answer may take."""

ROOT = Path(__file__).resolve().parents[2]
README = (MANUAL / "my-first-solver.md").read_text(encoding="utf-8")


def test_the_reference_conforms() -> None:
    respond = partial(serve._response, reference=Reference())
    report, _ = programs.held(lambda: respond, examples=20)
    assert (report.status, report.name) == (0, "gameproof")
    assert [tally.system for tally in report.tallies] == list(SYSTEMS)
    for tally in report.tallies:
        assert (tally.verdict, tally.generated) == ("conforms", 20)
        assert tally.agreed == tally.compared == tally.published + 20
        assert not tally.skips


def outcome_questions() -> Iterator[dict[str, Any]]:
    sets = [S for n in (1, 2) for S in combinations(range(1, 8), n)]
    for S, heap, X in product(sets, range(51), Convention):
        yield {"set": list(S), "heap": heap, "convention": X.value}


def smallest(name: str) -> dict[str, Any]:
    """By trying all questions: the smallest one at which a solver of cumulative.outcome errs."""
    system = SYSTEMS["cumulative.outcome"]
    reference = Reference()
    by_size = sorted(outcome_questions(), key=lambda q: (system.weight(q), str(q)))
    for question in by_size:
        answer = MISTAKES[name][1](question)
        if not system.agrees(answer, reference.answer(system.name, question)):
            return question
    raise AssertionError("it is right")


OUTCOME, NIM = "cumulative, Definition 2", "positions, slides 15 to 17"
EXPECTED: dict[str, tuple[str, dict[str, Any], str, str]] = {
    "greedy-ties": ("tie", {"set": [1, 2], "heap": 4, "convention": "FvF"}, "moves", OUTCOME),
    "dual-forgotten": ("", {"set": [3, 5], "heap": 19, "convention": "FvA"}, "outcome", OUTCOME),
    "off-by-one-heap": (
        *("", {"set": [1], "heap": 1, "convention": "FvF"}, "outcome, moves", OUTCOME),
    ),
    "right-below-50": (
        *("heap of at least 50", {"set": [2], "heap": 50, "convention": "FvF"}),
        *("outcome", OUTCOME),
    ),
    "nim-misere": ("misere", {"piles": [0], "play": "misere"}, "position", NIM),
    "two-at-once": ("misere", {"piles": [0], "play": "misere"}, "position", NIM),
    "marker-never-moves": (
        *("", {"set": [1], "total_budget": 0, "heap": 2, "budget": 0, "marker": "left"}),
        *("value, minimax", "bidding, Definitions 1 and 8"),
    ),
    "no-reversal": (
        *("", {"game": "1-1"}, "birthday"),
        "partizan, Section 3.4",
    ),
}
"""Of the largest group of failures: what its questions have in common, the smallest of them, the
parts that differ, and what that touches.
"""


@pytest.mark.parametrize("name", EXPECTED)
def test_failures_are_grouped_with_the_smallest_case_of_each(name: str) -> None:
    report, _ = programs.held(programs.command("wrong", name))
    failure = programs.a_failure(report)
    common, question, parts, cite = EXPECTED[name]
    assert (failure.kind, failure.system) == ("difference", MISTAKES[name][0])
    assert (failure.common, failure.question) == (common, question)
    assert (", ".join(failure.parts), failure.cite) == (parts, cite)
    assert failure.expected == solve(failure.system, question)
    assert failure.got == in_a_fork(lambda: MISTAKES[name][1](question), PATIENCE)
    if failure.system == "cumulative.outcome":
        weight = SYSTEMS[failure.system].weight
        assert weight(question) == weight(smallest(name))
    (tally,) = report.tallies
    assert sum(each.questions for each in tally.failures) == len(tally.wrong)
    assert len(tally.wrong) == tally.compared - tally.agreed > 20
    groups = {each.common for each in tally.failures}
    assert name != "two-at-once" or groups == {"misere", "big-integer"}


ERRS = {
    "alone": ("", 0),
    "in-a-batch": ("", 0),
    "twice-in-a-batch": ("", 0),
    "asked-before": ("; right when asked first, wrong again", 1),
    "started-again": ("; right in the first run of the program, wrong when it is started again", 0),
    "late": (
        "; right when asked alone in a fresh program: it keeps something from earlier questions; "
        "not found which, among the N asked before",
        None,
    ),
    "spoiled": ("; right when asked first, wrong after another question", 1),
}
"""What is said of each beside the difference, and how many questions have to be asked before."""


@pytest.mark.parametrize("name", CIRCUMSTANCES)
def test_an_answer_must_not_depend_on_how_it_is_asked(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = partial(programs.OneReference(conform.MAX_WORK).answer, "cumulative.outcome")
    monkeypatch.setattr(adapter, "outcome", lambda question: dict(right(question)))
    report, _ = programs.held(lambda: wrong.responding(name, str(tmp_path)), examples=600)
    failure = programs.a_failure(report)
    says, before = ERRS[name]
    assert failure.parts == ("outcome",)
    assert re.sub(r"\d+", "N", failure.says) == f"another outcome{says}"
    assert (None if failure.after is None else len(failure.after)) == before
    assert failure.common == "" or before is not None
    assert failure.after == (wrong.SPOILS,) or name != "spoiled"


def test_a_mistake_is_found_by_generated_questions_alone() -> None:
    """Without the published vectors: the first questions only, then those that are drawn."""
    for name in ("dual-forgotten", "right-below-50"):
        report, _ = programs.held(programs.command("wrong", name), 9, examples=3000, batch=20)
        (tally,) = report.tallies
        weight = SYSTEMS[tally.system].weight
        smallest = min(weight(each.question) for each in tally.failures)
        assert smallest == weight(EXPECTED[name][1])
        assert tally.generated > 0
    report, _ = programs.held(programs.command("wrong", "dual-forgotten"), 9, examples=0)
    assert report.status == 0


def test_unwanted_systems() -> None:
    report, _ = programs.held(
        programs.command("adapter"), systems=("positions.nim", "bidding.outcome")
    )
    assert report.untested == "the program does not answer bidding.outcome"
    assert [tally.system for tally in report.tallies] == ["positions.nim"]
    assert report.status == 2


def test_expected_answers_never_reach_the_program() -> None:
    messages: list[dict[str, Any]] = []

    def respond(message: dict[str, Any]) -> dict[str, Any]:
        messages.append(message)
        solvers: Any = {"positions.nim": lambda question: {"position": "P", "moves": []}}
        return adapter.respond(message, solvers, "spy")

    assert programs.held(lambda: respond)[0].status == 1
    assert messages[0] == {"cmd": "start", "protocol": 1}
    asked = [message for message in messages if message["cmd"] == "run"]
    assert asked
    for message in asked:
        assert set(message) == {"cmd", "seq", "system", "cases"}
        for case in message["cases"]:
            assert set(case) == {"id", "input"}
            assert set(case["input"]) == {"piles", "play"}
            assert case["id"].isdigit()


def without_questions(monkeypatch: pytest.MonkeyPatch, *systems: System) -> None:
    """A document `toy` with these systems, and no module that publishes or generates questions."""
    toy = Document("toy", "toy", ROOT, ROOT, ROOT)
    found = {"systems": SimpleNamespace(SYSTEMS=systems)}
    monkeypatch.setattr(Document, "module", lambda self, name: found.get(name))
    monkeypatch.setattr(generated, "questions", questions)
    for module in (generated, vectors):
        monkeypatch.setattr(module, "documents", lambda: {s.document: toy for s in systems})
    for module in (conform, vectors):
        monkeypatch.setattr(module, "known_systems", lambda: {s.name: s for s in systems})
    monkeypatch.setattr(conform, "find_system", lambda name: SYSTEMS[name])


def first_are_answered(name: str, made: Iterator[Values]) -> list[Values]:
    """The first questions of a system; of some, of boards without a move say, nobody can ask."""
    first = [*islice(made, 60)]
    reference = programs.OneReference(conform.MAX_WORK)
    answered = 0
    for question in first:
        with suppress(InvalidInput):
            reference.answer(name, question)
            answered += 1
    assert answered > 10
    return first


@pytest.mark.parametrize("name", SYSTEMS)
def test_questions_are_made_of_the_fields_where_a_document_has_none(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_questions(monkeypatch, SYSTEMS[name])
    made = first_are_answered(name, questions(SYSTEMS[name], 5))
    assert made == [*islice(questions(SYSTEMS[name], 5), 60)]


def test_a_system_without_published_questions_is_tested_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    without_questions(monkeypatch, SYSTEMS["cumulative.outcome"])
    report, errors = programs.held([sys.executable, "-m", "proofs_check", "serve"], examples=20)
    assert (report.name, errors) == ("gameproof", b"")
    assert report.notes[-1] == "cumulative.outcome: no published vectors"
    assert [tally.verdict for tally in report.tallies] == ["conforms"]
    assert (report.tallies[0].published, report.tallies[0].generated) == (0, 20)
    report, _ = programs.held(programs.command("wrong", "dual-forgotten"), examples=1000)
    assert programs.a_failure(report).question == EXPECTED["dual-forgotten"][1]
    report, _ = programs.held(programs.command("wrong", "dual-forgotten"), examples=0)
    assert report.tallies[0].untested == "no question was compared"
    assert list(vectors.published_systems()) == []


@pytest.mark.parametrize("name", SYSTEMS)
def test_generated_questions_are_usable_and_repeat_with_their_seed(name: str) -> None:
    seed = Options.seed  # of which all that is held against the reference was asked too
    made = first_are_answered(name, programs.questions_once(SYSTEMS[name], seed))
    assert made == [*islice(questions(SYSTEMS[name], seed), 60)]
    assert made != [*islice(programs.questions_once(SYSTEMS[name], seed + 1), 60)]


def test_a_failure_at_a_vector_names_it_and_touches_what_that_is_of() -> None:
    conformance = conform.Conformance(Session(["none"], 1, 1, lambda chunk: None), Options())
    system, wrong = SYSTEMS["positions.nim"], conform.Wrong("error", None, "", ("moves",))
    for cite, touches in (("slide 3", "slide 3"), (vectors.cites(system), system.parts[1].cite)):
        vector = vectors.Vector("positions.nim/7", cite, "", {"piles": [2]}, {}, {})
        at, other = (conform.Case({"piles": [n]}, {}, {}, vector) for n in (2, 3))
        failure = conformance._failure(system, at, wrong, at)
        assert (failure.vector, failure.cite) == ("positions.nim/7", touches)
        failure = conformance._failure(system, other, wrong, at)
        assert (failure.vector, failure.cite) == ("", system.parts[1].cite)


def test_a_difference_is_told_as_the_manual_shows(gameproof: Gameproof) -> None:
    report, _ = programs.held(programs.command("wrong", "greedy-ties"))
    failure = programs.a_failure(report)
    lines = pretty(report).splitlines()
    for line in (
        '  input     {"convention":"FvF","heap":4,"set":[1,2]}',
        '  expected  {"moves":[1,2],"outcome":[2,2],"reading":"Definition 2"}',
        '  got       {"moves":[2],"outcome":[2,2]}',
        "  touches   cumulative, Definition 2",
    ):
        assert " " * 13 + line in lines
        assert " " * 13 + line in README.splitlines()
    # The reference can be asked the same.
    run = gameproof(*shlex.split(asking(failure))[1:], "--json")
    assert json.loads(run.out) == failure.expected


SMALL, LARGE, EARLIER = (
    {"piles": [n], "play": play} for n, play in ((2, "misere"), (9, "misere"), (1, "normal"))
)
FOUND: Any = (
    *("positions.nim", "difference", SMALL, {"position": "N"}, {"position": "P"}),
    *("another position", ("position",), "slides 15 to 17", "positions.nim/7", LARGE),
    *((EARLIER,), 3, "misere"),
)
COUNTED: dict[str, Any] = {
    **{"compared": 9, "agreed": 5, "published": 4, "generated": 5, "asked": 12, "wanted": 50},
    **{"again": 2, "parts": Counter(position=9), "outside": 1, "skips": Counter({"not today": 3})},
    **{"excluded": ["piles above 9"], "known": {"{}"}, "wrong": [LARGE, LARGE, SMALL, EARLIER]},
    **{"failures": [Failure(*FOUND)], "stopped": "asked no more"},
    **{"mended": {str(n): EARLIER for n in range(7)}, "faults": Counter({"hang: x": 2})},
}
"""Of one failure, and of one system, all that there can be to say."""

TOLD_OF_NIM = """
50 generated questions wanted; there are no more
never compared: moves
fault, 2 times: hang: x
skipped 3: not today
not claimed: piles above 9
known to be wrong: 1
mended: 0
mended: 1
mended: 2
mended: 3
mended: 4
mended: 2 more
difference: another position (3 questions, in common: misere)
  input     {"piles":[2],"play":"misere"}
  expected  {"position":"N"}
  got       {"position":"P"}
  touches   slides 15 to 17
  vector    positions.nim/7
  after     {"piles":[1],"play":"normal"}
  found at  {"piles":[9],"play":"misere"}
  ask it    gameproof solve positions.nim 'piles=[2]' play=misere
1 wrong answers are in further groups
asked no more
"""


def test_all_that_a_report_has_is_told_in_each_form(tmp_path: Path) -> None:
    others = Tally("positions.wythoff", untested="gone"), Tally("positions.subtraction", compared=1)
    ended: Any = {"notes": ["slow"], "untested": "crash: \x00 \ud800", "seconds": 1.5}
    report = Report(
        ("run", "a b"), "mine", "1", [Tally("positions.nim", **COUNTED), *others], **ended
    )
    first, *lines, wythoff, gone, conforms, _, note, crash, last = pretty(report).splitlines()
    counts = "9 compared, 4 published, 5 generated, 2 asked again, 4 wrong, 3 skipped, 1 published"
    assert first == f"differs    positions.nim          {counts} outside its limits"
    assert lines == [" " * 13 + line for line in TOLD_OF_NIM.strip().split("\n")]
    assert (wythoff.split()[0], gone.strip(), conforms.split()[0]) == (
        *("untested", "not tested: gone", "conforms"),
    )
    assert (note, last) == ("note: slow", "mine 1: differs (1.5 s)")
    assert crash == r"not tested: crash: \x00 \ud800"
    of_nim, *_, summary = map(json.loads, json_lines(report).splitlines())
    plain: Any = {"in_part": None, "untested": None, "known": 1, "outside": 1, "wrong": 4}
    assert of_nim == {
        **{"system": "positions.nim", "verdict": "differs", "compared": 9, "agreed": 5, **plain},
        **{
            "published": 4,
            "generated": 5,
            "wanted": 50,
            "asked_again": 2,
            "faults": {"hang: x": 2},
        },
        **{"never_compared": ["moves"], "skipped": {"not today": 3}, "stopped": "asked no more"},
        **{"not_claimed": ["piles above 9"], "mended": [EARLIER] * 7},
        "failures": [
            {
                **{
                    "system": "positions.nim",
                    "kind": "difference",
                    "input": SMALL,
                    "got": {"position": "P"},
                },
                **{
                    "expected": {"position": "N"},
                    "says": "another position",
                    "parts": ["position"],
                },
                **{"cite": "slides 15 to 17", "vector": "positions.nim/7", "found_at": LARGE},
                **{"after": [EARLIER], "questions": 3, "common": "misere"},
            }
        ],
    }
    assert summary == {
        **{"summary": "differs", "status": 1, "command": ["run", "a b"], "name": "mine"},
        **{"version": "1", "notes": ["slow"], "untested": ended["untested"], "milliseconds": 1500},
    }
    text = markdown(report)
    assert "| `positions.nim` | differs | 9 | 4 | 3 | 1 |" in text
    assert TOLD_OF_NIM in text
    suite = ET.fromstring(junit(report))
    assert [suite.get(name) for name in ("tests", "failures", "errors")] == ["4", "1", "2"]
    assert [(case.get("name"), [each.tag for each in case]) for case in suite] == [
        ("positions.nim: position, misere", ["failure"]),
        ("positions.wythoff", ["error"]),
        ("positions.subtraction", []),
        ("the program", ["error"]),
    ]
    assert [case[0].get("message") for case in suite if len(case)] == [
        *("another position (3 questions, in common: misere)", "gone", "crash: ? ?"),
    ]
    assert conform.save(tmp_path / "cases", report) == 3
    asked = [case.question for case in conform.load(str(tmp_path / "cases"))]
    assert asked == [SMALL, LARGE, EARLIER]
    (run,) = json.loads(sarif(report))["runs"]
    (result,) = run["results"]
    assert run["tool"]["driver"]["rules"] == [
        {"id": "positions.nim: position, misere", "help": {"text": "slides 15 to 17"}}
    ]
    assert result.pop("message")["text"].startswith("difference: another position (3 questions")
    assert result == {
        **{"ruleId": "positions.nim: position, misere", "level": "error"},
        "locations": [{"physicalLocation": {"artifactLocation": {"uri": "a b"}}}],
        "partialFingerprints": {"question": '{"piles":[2],"play":"misere"}'},
    }


def test_readme_shows_what_the_command_says(
    gameproof: Gameproof, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    (block,) = [
        block
        for block in blocks(MANUAL / "my-first-solver.md", "console")
        if block.startswith(LATER)
    ]
    (((_, *arguments), expected),) = commands(block)
    run = gameproof(*arguments)
    assert (run.status, run.err) == (0, "")
    assert is_shown(expected, run.out), run.out


def test_no_more_is_asked_after_so_many_failures() -> None:
    report, _ = programs.held(programs.command("wrong", "nim-misere"), max_failures=3)
    (tally,) = report.tallies
    assert 3 <= len(tally.wrong) <= 5
    assert tally.stopped == f"asked no more after {len(tally.wrong)} wrong answers"
    assert tally.compared < 20


def test_the_command_saves_replays_and_knows(
    gameproof: Gameproof, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    saved, xml, log = (tmp_path / name for name in ("case.json", "junit.xml", "log.sarif"))
    few, wrong = ("--examples", "30"), ("--", *programs.command("wrong", "nim-misere"))
    files = ("--save", str(saved), "--junit", str(xml), "--sarif", str(log))
    run = gameproof("conform", *few, *files, *wrong)
    assert (run.status, run.err) == (1, "")
    tally, summary = map(json.loads, run.out.splitlines())
    assert summary["summary"] == "differs"
    assert ET.parse(xml).getroot().get("failures") == str(len(tally["failures"]))
    (result, *_) = json.loads(log.read_text(encoding="utf-8"))["runs"][0]["results"]
    assert result["ruleId"] == "positions.nim: position, misere"
    cases = json.loads(saved.read_text(encoding="utf-8"))["cases"]
    assert cases[0] == {"system": "positions.nim", "input": {"piles": [0], "play": "misere"}}
    assert len(cases) == tally["wrong"] > 100
    replay = ("--replay", str(saved), "--format", "pretty")
    number = f"positions.nim          {len(cases)} compared, 0 published, 0 generated"
    for program, status in (("wrong nim-misere", 1), ("adapter", 0)):
        run = gameproof("conform", *replay, "--", *programs.command(*program.split()))
        assert (run.status, number in run.out) == (status, True)
    run = gameproof("conform", *replay, "--", *programs.command("wrong", "greedy-ties"))
    assert run.status == 2
    assert "not tested: the program does not answer positions.nim" in run.out
    # Those failures are no news; another one is, and one that is none any more is said.
    known = ("--known", str(saved), "--format", "pretty", *few)
    run = gameproof("conform", *known, *wrong)
    assert (run.status, f"known to be wrong: {len(cases)}\n" in run.out) == (0, True)
    assert f": errs at {len(cases)} questions, all known (" in run.out.splitlines()[-1]
    saved.write_text(json.dumps({"format_version": 1, "cases": [*cases[1:], MENDED]}))
    run = gameproof("conform", *known, *wrong)
    assert run.status == 1
    assert "difference: another position\n" in run.out
    assert 'input     {"piles":[0],"play":"misere"}' in run.out
    assert 'mended: {"piles":[7,9,11],"play":"normal"}' in run.out
    saved.write_text('{"format_version": 1, "cases": []}')
    assert conform.load(str(saved), "known") == []
    assert {*tmp_path.iterdir()} == {saved, xml, log}


def test_a_question_that_fails_after_another_one_is_saved_replayed_and_known_with_it(
    gameproof: Gameproof, tmp_path: Path
) -> None:
    saved = tmp_path / "cases"

    def run(program: str, *options: str) -> tuple[int, str]:
        given = ("--examples", "300", "--format", "pretty", *options, "--")
        found = gameproof("conform", *given, *programs.command(*program.split()))
        return found.status, found.out

    errs = "wrong kept-without-play"
    assert run(errs, "--save", str(saved))[0] == 1
    cases = json.loads(saved.read_text(encoding="utf-8"))["cases"]
    status, out = run(errs, "--known", str(saved))
    assert (status, "mended: " in out) == (0, False)
    first = {**cases[0], "after": [{**cases[0]["input"], "play": "normal"}]}
    assert (cases[0], cases[0]["input"]["play"]) == (first, "misere")
    assert sum(case["after"] is None for case in cases) > 20
    alone, few = f"wrong alone {tmp_path}", ("--examples", "0")
    found = [
        run(alone, *few, f"--{option}", str(tmp_path / "alone"))[0]
        for option in ("save", "replay", "known")
    ]
    assert found == [1, 1, 0]
    # Nothing is mended of which it is not known how it failed, or which fails after others.
    for after, program, status, says, mended in (
        (first["after"], errs, 1, " 1 compared, 0 published, 0 generated, 1 wrong\n", False),
        (first["after"], "adapter", 0, "conforms", True),
        (None, errs, 2, "not reproduced, 1 times: wrong after others", False),
        (None, "adapter", 2, "not reproduced, 1 times: wrong after others", False),
        ([], errs, 0, "conforms", False),
    ):
        case = {**first, "after": after}
        saved.write_text(json.dumps({"format_version": 1, "cases": [case]}))
        status_now, out = run(program, "--replay", str(saved))
        assert (status_now, says in out) == (status, True)
        given = (*few, "--known", str(saved), "--system", "positions.nim")
        assert ("mended: " in run(program, *given)[1]) == mended


MENDED = {"system": "positions.nim", "input": {"piles": [7, 9, 11], "play": "normal"}}
