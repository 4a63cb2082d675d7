"""Programs that misbehave, held against the reference; some take all the time that they have."""

import re
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from proofs_check.oracle import conform, program
from proofs_check.oracle.conform import Conformance, Options, Report
from proofs_check.oracle.conformance import json_lines, junit, markdown, pretty
from proofs_check.oracle.program import SHOWN_ERRORS, Session
from tests.adapters.ill_behaved import LEFT_BEHIND
from tests.oracle.programs import a_failure, command, held

WAITED = 3.0
"""Seconds for an answer: many times what one takes on a busy machine."""

AT_A_QUESTION = {
    "crash": ("crash", "exit status 3 without an answer"),
    "signal": ("crash", "killed by SIGKILL without an answer"),
    "exit": ("exit", "exit status 0 without an answer"),
    "partial": ("partial line", "exit status 0 in the middle of"),
    "garbage": ("garbage", "line: got 'Traceback (most recent call last):'"),
    "error": ("error", 'the program says: heap too large {"limit":7}'),
    "words": ("malformed output", "outcome: got 'seven', allowed: a list of 2 integers"),
}


@pytest.mark.parametrize("how", AT_A_QUESTION)
def test_what_goes_wrong_at_a_question_is_told_apart_and_made_small(how: str) -> None:
    report, errors = held(command("ill_behaved", how), batch=100)
    failure = a_failure(report)
    kind, says = AT_A_QUESTION[how]
    assert (failure.kind, says in failure.says) == (kind, True)
    assert failure.question == {"set": [1], "heap": 7, "convention": "FvF"}
    assert failure.expected == {"outcome": [4, 3], "moves": [1], "reading": "Definition 2"}
    if how == "crash":
        assert errors.startswith(b"it went wrong\n")


TOO_LONG = {
    "hang": ("hang", "no answer within 3 s"),
    "stuck": ("partial line", "no end of line within 3 s after "),
    "endless": ("garbage", "a line of more than 1000000 bytes"),
    "drips": ("partial line", "no end of line within 3 s after "),
    **dict.fromkeys(LEFT_BEHIND, ("crash", "exit status 4 without an answer")),
}


def test_what_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs that wait do so beside each other."""
    monkeypatch.setattr(program, "MAX_LINE", 1_000_000)
    monkeypatch.setattr(conform, "SHRINK_FAULTS", dict.fromkeys(conform.SHRINK_FAULTS, 0))
    monkeypatch.setattr(conform, "SHRINK_CRASHES", 0)
    monkeypatch.setattr(conform, "MOST_FAULTS", 1)

    def ended(how: str) -> tuple[Report, bytes]:
        return held(command("ill_behaved", how), timeout=WAITED, examples=0)

    with ThreadPoolExecutor(len(TOO_LONG)) as beside:
        for (kind, says), (report, errors) in zip(
            TOO_LONG.values(), beside.map(ended, TOO_LONG), strict=True
        ):
            failure = a_failure(report)
            assert (failure.kind, says in failure.says) == (kind, True)
            assert failure.question["heap"] == 7
            assert len(errors) <= SHOWN_ERRORS
            assert report.seconds < 300  # some would sleep for twice as long


def test_a_program_that_leaks_memory_is_started_again_and_not_called_right() -> None:
    report, _ = held(command("ill_behaved", "leaks"), restarts=3)
    (tally,) = report.tallies
    assert (report.status, tally.failures, tally.verdict) == (2, [], "untested")
    assert report.untested == "started again 3 times; gave up" or tally.faults
    assert 200 < tally.compared == tally.agreed


def test_a_slow_program_is_asked_less_at_once_and_is_right() -> None:
    report, _ = held(command("ill_behaved", "slow"), vectors=110, timeout=WAITED, examples=10)
    (tally,) = report.tallies
    assert (report.status, tally.verdict, not tally.faults) == (0, "conforms", True)
    # On a busy machine it is asked still less, perhaps in several steps.
    assert report.notes
    for note in report.notes:
        found = re.fullmatch(
            r"cumulative.outcome: slow, [\d.]+ s a question; asked (\d+) at once", note
        )
        assert found
        assert 0 < int(found[1]) < 100


def test_what_a_program_writes_is_shown_short_and_plain() -> None:
    report, _ = held(command("ill_behaved", "paints"))
    shown = pretty(report)
    assert "error: the program says: \\x1b[31m\\ud800xxx" in shown
    assert max(map(len, shown.splitlines())) < 700
    for text in (shown, markdown(report), json_lines(report), junit(report)):
        text.encode("utf-8")
        assert "\x1b" not in text


def test_an_interruption_ends_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session(command("adapter"), 10, 0, lambda chunk: None)
    session.start()
    program = session._program
    assert program is not None

    def interrupted(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(program, "_read_line", interrupted)
    with pytest.raises(KeyboardInterrupt):
        session.ask("positions.nim", {"0": {"piles": [1], "play": "normal"}})
    assert program._process.poll() is not None


UNTESTED = {
    "wrong-seq": "smoke: wrong seq: seq: got 2, allowed: 1",
    "stale-seq": "wrong seq: seq: got 4, allowed: 5",
    "one-missing": "started again 2 times; gave up",
    "one-twice": "started again 2 times; gave up",
    "tires": "started again 2 times; gave up",
    "skips-all": "every question was skipped",
    "no-moves": "smoke: moves: got nothing",
    "other-protocol": "malformed response: protocol: got 2, allowed: 1",
    "other-systems": "the program answers no known system",
    "chatty": "smoke: unasked line: it wrote 'more to say",
}


@pytest.mark.parametrize("how", UNTESTED)
def test_what_cannot_be_tested_says_why(how: str) -> None:
    report, _ = held(command("ill_behaved", how), restarts=2)
    assert report.status == 2
    shown = pretty(report)
    assert f"not tested: {UNTESTED[how]}" in shown
    assert "could not be tested" in shown.rpartition("\n")[2]
    faults = [fault for tally in report.tallies for fault in tally.faults]
    if how == "tires":
        assert faults == ["crash: exit status 1 without an answer; not so with each question alone"]
    if how.startswith("one-"):
        assert len(faults) == 1
        assert "malformed response" in faults[0]
    if how == "other-systems":
        says = "the program names a system that nobody knows: "
        assert report.notes[:2] == [f"{says}'chess'", f"{says}'poker'"]


@pytest.mark.parametrize(
    ("program", "says"),
    [
        *(
            (program, "not started: ")
            for program in (["/nowhere/solver"], [__file__], [""], ["a\0b"])
        ),
        ([sys.executable, "-c", "raise SystemExit(5)"], "crash: exit status 5 without an answer"),
        (command("ill_behaved", "greets"), "garbage: line: got 'Hello!', allowed: one JSON object"),
    ],
)
def test_a_program_that_is_none(program: list[str], says: str) -> None:
    report, _ = held(program)
    assert (report.status, report.untested.startswith(says)) == (2, True)


def test_a_program_that_never_reads() -> None:
    session = Session(command("ill_behaved", "deaf"), 0.5, 0, lambda chunk: None)
    report = Conformance(session, Options()).run()
    assert (report.status, report.untested) == (2, "hang: no answer within 0.5 s")
    deaf = program.Program(command("ill_behaved", "deaf"), lambda chunk: None)
    with pytest.raises(program.FaultError, match="it does not read its input within"):
        deaf.ask({"more": "than a pipe holds" * 10_000}, 0.5)


@pytest.mark.parametrize("how", ["out-of-order", "noisy"])
def test_what_is_no_failure(how: str) -> None:
    report, errors = held(command("ill_behaved", how))
    assert report.status == 0
    (note,) = report.notes
    if how == "noisy":
        assert "bytes on standard error" in note
        assert len(errors) == 4_000
    else:
        assert note.startswith("results out of order in ")
