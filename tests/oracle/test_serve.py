"""The reference speaks the runner protocol, whatever it is sent."""

import io
import json
import subprocess
import sys
from typing import Any

import pytest

from proofs_check.oracle import protocol
from proofs_check.oracle.serve import serve
from proofs_check.oracle.systems import Reference, known_systems, solve
from reference.cumulative import outcomes

SYSTEMS = known_systems()

QUESTION = {"set": [4, 5, 9], "heap": 61, "convention": "FvA"}
ANSWER = {"outcome": [32, 29], "moves": [4], "reading": "Definition 2"}


def run(*cases: Any, seq: Any = 1, system: Any = "cumulative.outcome") -> dict[str, Any]:
    return {"cmd": "run", "seq": seq, "system": system, "cases": list(cases)}


def talk(*messages: Any, max_work: int = 100_000) -> list[dict[str, Any]]:
    """The responses to these messages: bytes as they are, the rest as JSON."""
    lines = [m if isinstance(m, bytes) else json.dumps(m).encode() + b"\n" for m in messages]
    out = io.BytesIO()
    serve(io.BytesIO(b"".join(lines)), out, max_work)
    assert out.getvalue().endswith(b"\n") or not out.getvalue()
    return [json.loads(line) for line in out.getvalue().splitlines()]


ASKED = {"id": "a", "input": QUESTION}
ANSWERED = {"id": "a", "output": ANSWER}


def test_a_conversation() -> None:
    empty = {"id": "b", "input": {**QUESTION, "heap": 0}}
    start = {"cmd": "start", "protocol": 1}
    started, ran = talk(start, run(ASKED, empty, seq=7), {"cmd": "stop"}, start)
    assert protocol.read_started(started).systems == tuple(SYSTEMS)
    nothing = {"id": "b", "output": {**ANSWER, "outcome": [0, 0], "moves": []}}
    assert ran == {"seq": 7, "results": [ANSWERED, nothing]}


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (b"nonsense\n", "line: got 'nonsense', allowed: one JSON object"),
        (b"[1,2]\n", "line: got '[1,2]', allowed: one JSON object"),
        (b'{"cmd":"run"\n', "one JSON object"),
        (b'{"cmd":1,"cmd":2}\n', "line: got 'cmd', allowed: each key once"),
        (b"\xff\xfe\n", "allowed: UTF-8"),
        (b"[" * 100_000 + b"\n", "one JSON object"),
        (b"1" * 5000 + b"\n", "integers of at most"),
        (b"{}\n", "cmd: got nothing, allowed: start, run, stop"),
        (b'{"cmd":["run"]}\n', "cmd: got ['run']"),
        (b'{"cmd":"start"}\n', "protocol: got nothing, allowed: 1"),
        (b'{"cmd":"start","protocol":2}\n', "protocol: got 2, allowed: 1"),
        (b'{"cmd":"start","protocol":true}\n', "protocol: got True, allowed: 1"),
        (b'{"cmd":"run"}\n', "seq: got nothing, allowed: an integer"),
        (b'{"cmd":"run","seq":true}\n', "seq: got True"),
        (b'{"cmd":"run","seq":3,"cases":{}}\n', "cases: got {}"),
        (b'{"cmd":"run","seq":3,"cases":[]}\n', "system: got nothing"),
        (b'{"cmd":"run","seq":3,"cases":[],"system":"chess"}\n', "system: got 'chess'"),
        (b'{"cmd":"run","seq":3,"cases":[],"system":["x"]}\n', "system: got ['x']"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_malformed_line_gets_an_error_and_the_conversation_goes_on(
    line: bytes, message: str
) -> None:
    error, empty, ran = talk(line, b"  \n", run(ASKED))
    assert empty["error"] == "line: got '', allowed: one JSON object"
    assert message in error["error"]
    assert set(error["context"]) == {"field", "allowed"}
    assert error.get("seq") == (3 if b'"seq":3' in line else None)
    assert ran["results"] == [ANSWERED]


def test_each_case_has_its_own_result() -> None:
    (ran,) = talk(
        run(
            {"id": "a", "input": {**QUESTION, "heap": -1}},
            {"id": "b", "input": {**QUESTION, "set": [1, 1000], "heap": 10**9}},
            {"id": "c", "input": {**QUESTION, "size": 3}},
            {"id": "d", "input": [1]},
            {"id": "e"},
            {"input": QUESTION},
            5,
            {"id": "f", "input": QUESTION},
        )
    )
    kinds = [next(k for k in ("output", "skip", "error") if k in r) for r in ran["results"]]
    assert kinds == ["error", "skip", "error", "error", "error", "error", "error", "output"]
    assert "heap: got -1, allowed: an integer of at least 0" in ran["results"][0]["error"]
    assert "max-work" in ran["results"][1]["skip"]
    assert [r["id"] for r in ran["results"]] == ["a", "b", "c", "d", "e", None, None, "f"]


def test_two_cases_of_one_id_are_refused() -> None:
    refused, ran = talk(run(ASKED, {"id": "b"}, ASKED, seq=5), run(ASKED, seq=6))
    allowed = "each id once in a message"
    context = {"field": "id", "allowed": allowed}
    assert refused == {"seq": 5, "error": f"id: got 'a', allowed: {allowed}", "context": context}
    assert ran == {"seq": 6, "results": [ANSWERED]}


def test_a_defect_is_an_error_of_its_case(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Reference, "answer", lambda *_: 1 / 0)
    (ran,) = talk(run(ASKED))
    assert ran["results"][0]["error"] == "internal error: ZeroDivisionError"


def test_a_line_that_is_too_long_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("proofs_check.oracle.serve.MAX_LINE", 1000)
    for length in (1000, 1500, 2000, 2001, 5000):
        found = talk(b'{"x": "' + b"x" * (length - 9) + b'"}\n', {"cmd": "start", "protocol": 1})
        assert ["error" in each for each in found] == [True, False]


HEAPS: list[dict[str, Any]] = [
    {"set": S, "heap": h}
    for h in (61, 0, 4, 30, 61, 2, 5)
    for S in ([4, 5, 9], [1, 2], [5], [3, 8, 11, 13])
]
REMEMBERED: dict[str, list[dict[str, Any]]] = {
    "cumulative.outcome": [
        {**q, "convention": X} for q in HEAPS for X in ("FvF", "FvA", "AvF", "AvA")
    ],
    "cumulative.zero_sum": HEAPS,
    "positions.subtraction": [{**q, "play": p} for q in HEAPS for p in ("normal", "misere")],
    "bidding.outcome": [
        {**q, "heap": min(q["heap"], 9), "total_budget": 3, "budget": p, "marker": m, **bids}
        for q in HEAPS
        for p in (0, 3)
        for m in ("left", "right")
        for bids in ({}, {"bids": [0, 2]})
    ],
}


@pytest.mark.parametrize("system", [n for n in SYSTEMS if SYSTEMS[n].remembering is not None])
def test_kept_rows_answer_as_each_question_alone(system: str) -> None:
    """The same answers, in the order asked and whatever was asked before."""
    asked = REMEMBERED[system]
    cases = ({"id": str(n), "input": q} for n, q in enumerate(asked))
    (ran,) = talk(run(*cases, system=system), max_work=10**7)
    for question, result in zip(asked, ran["results"], strict=True):
        assert result["output"] == solve(system, question), question


def test_a_set_is_computed_once_for_all_its_heaps(monkeypatch: pytest.MonkeyPatch) -> None:
    definition_2, heaps = outcomes.definition_2, []

    def counted(S: Any, h: int, X: Any, o: Any) -> Any:
        heaps.append(h)
        return definition_2(S, h, X, o)

    monkeypatch.setattr(outcomes, "definition_2", counted)
    heights = enumerate((80, 3, 99, 100, 100, 7))
    cases = [{"id": str(n), "input": {**QUESTION, "heap": h}} for n, h in heights]
    talk(run(*cases), run(*cases))
    assert heaps == [h for h in range(101) for _ in range(4)]


def test_the_command() -> None:
    lines = [{"cmd": "start", "protocol": 1}, run(ASKED)]
    done = subprocess.run(
        [sys.executable, "-m", "proofs_check", "serve", "--max-work", "10"],
        input="".join(json.dumps(line) + "\n" for line in lines),
        capture_output=True,
        text=True,
        check=True,
    )
    started, ran = map(json.loads, done.stdout.splitlines())
    assert started["name"] == "gameproof"
    assert "at most 10 evaluations" in ran["results"][0]["skip"]
    assert done.stderr == ""
