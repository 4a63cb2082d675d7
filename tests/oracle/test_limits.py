"""Programs that are for a part of a system: they declare it, are asked within it, and conform."""

from collections.abc import Callable
from typing import Any
from zlib import crc32

import pytest

from proofs_check.oracle.conform import MAX_WORK, Report
from proofs_check.oracle.conformance import pretty
from proofs_check.oracle.limits import integers
from proofs_check.oracle.protocol import Message
from tests.adapters import adapter
from tests.oracle import programs

Question = dict[str, Any]
DOUBLE = 2**53 - 1

PARTS: dict[str, tuple[str, dict[str, Any], Callable[[Question], object], str]] = {
    "two rulesets": (
        "partizan.value",
        {"game": False, "ruleset": ["nim", "toads-and-frogs"]},
        lambda q: q.get("ruleset") in ("nim", "toads-and-frogs"),
        "not claimed: ruleset other than nim, toads-and-frogs",
    ),
    "a convention": (
        "cumulative.outcome",
        {"convention": ["FvA"], "heap": {"maximum": 40}},
        lambda q: q["convention"] == "FvA" and q["heap"] <= 40,
        "not claimed: convention other than FvA",
    ),
    "normal play": (
        "positions.nim",
        {"play": ["normal"], "piles": {"maximum": 255, "length": 4}},
        lambda q: q["play"] == "normal" and max(q["piles"]) < 256 and len(q["piles"]) < 5,
        "not claimed: piles above 255 or longer than 4",
    ),
    "heaps": (
        "cumulative.zero_sum",
        {"heap": {"minimum": 30, "maximum": 77}},
        lambda q: 30 <= q["heap"] <= 77,
        "not claimed: heap below 30 or above 77",
    ),
    "players": (
        "preferences.game",
        {"players": {"maximum": 3}, "preferences": ["none", "selfish"], "reading": False},
        lambda q: q["players"] < 4 and {*q["preferences"]} <= {"none", "selfish"},
        "not claimed: players above 3",
    ),
    "no bids": (
        "bidding.outcome",
        {"bids": False},
        lambda q: "bids" not in q,
        "bids asked with it",
    ),
    "doubles": (
        "positions.wythoff_pair",
        {},
        lambda q: int(q["n"]) < DOUBLE / 2.6,
        f"not claimed: integers beyond {DOUBLE}, in a question or its answer",
    ),
}
"""Systems, what a program takes of them, what it must be asked alone, and what the report says."""


def held(system: str, asked: list[Question], **declared: Any) -> Report:
    """The report on the reference, with what it was asked."""

    def solve(question: Question) -> Question:
        asked.append(question)
        return dict(programs.OneReference(MAX_WORK).answer(system, question))

    def respond(message: Any) -> Message:
        extra = declared if message["cmd"] == "start" else {}
        return {**adapter.respond(message, {system: solve}, "part"), **extra}

    return programs.held(lambda: respond, examples=40)[0]


@pytest.mark.parametrize("name", PARTS)
def test_a_part_conforms(name: str) -> None:
    system, limits, within, says = PARTS[name]
    asked: list[Question] = []
    report = held(system, asked, limits={system: limits}, largest_integer=DOUBLE)
    (tally,) = report.tallies
    assert (report.status, tally.verdict, tally.short) == (0, "conforms", "")
    assert tally.published > 5
    assert tally.generated == 40
    assert all(map(within, asked))
    assert all(abs(n) <= DOUBLE for question in asked for n in integers(question))
    assert tally.outside > 0
    assert says in pretty(report)
    assert f"{tally.outside} published outside its limits" in pretty(report)


def test_the_ends_of_a_limit_are_asked() -> None:
    asked: list[Question] = []
    held("cumulative.zero_sum", asked, limits={"cumulative.zero_sum": PARTS["heaps"][1]})
    heaps = [question["heap"] for question in asked]
    assert (min(heaps), max(heaps)) == (30, 77)
    asked.clear()
    held("positions.nim", asked, limits={"positions.nim": {"piles": {"length": 4}}})
    assert max(len(question["piles"]) for question in asked) == 4


@pytest.mark.parametrize(
    ("system", "most"), [("positions.wythoff_pair", 2**31), ("partizan.compare", 40)]
)
def test_no_integer_is_larger_than_the_program_has(system: str, most: int) -> None:
    """In a question, of either sign, or in its answer."""
    asked: list[Question] = []
    held(system, asked, largest_integer=most)
    answers = [programs.OneReference(MAX_WORK).answer(system, question) for question in asked]
    assert len(asked) > 10
    assert all(-most <= n <= most for each in (*asked, *answers) for n in integers(each))


@pytest.mark.parametrize(("each", "verdict", "status"), [(2, "partial", 2), (20, "conforms", 0)])
def test_who_skips_too_much_conforms_in_part(each: int, verdict: str, status: int) -> None:
    def respond(message: Any) -> Message:
        response = adapter.respond(message, {"positions.nim": adapter.nim}, "part")
        for case, result in zip(message.get("cases", ()), response.get("results", ()), strict=True):
            if crc32(str(case["input"]).encode()) % each == 0:
                del result["output"]
                result["skip"] = "not today"
        return response

    report, _ = programs.held(lambda: respond, examples=40)
    (tally,) = report.tallies
    assert (tally.verdict, report.status, report.word == "conforms in part") == (
        *(verdict, status, status == 2),
    )
    assert f"skipped {tally.skips['not today']}: not today" in pretty(report)
    assert ("in part: " in pretty(report)) == (status == 2)


@pytest.mark.parametrize(
    ("limits", "says"),
    [
        ({"size": [1]}, ": got 'size', allowed: a field of positions.nim: piles, play"),
        ({"play": ["won"]}, ", positions.nim, play: got 'won', allowed: normal, misere"),
        ({"play": False}, ", positions.nim, play: got False, allowed: no false"),
        ({"piles": {"most": 3}}, ", positions.nim, piles: got 'most', allowed: false, a list"),
        ({"piles": {"maximum": "3"}}, ", positions.nim, piles: got '3', allowed: an integer"),
        ({"piles": []}, ", positions.nim, piles: got [], allowed: false, a list of words"),
        ([], ": got [], allowed: an object of limits on piles, play"),
    ],
)
def test_unusable_limits(limits: Any, says: str) -> None:
    report = held("positions.nim", [], limits={"positions.nim": limits})
    assert (report.status, f"limits{says}" in report.untested) == (2, True), report.untested


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("largest_integer", 0),
        *(("parts", {"positions.nim": given}) for given in ([], [1], "moves")),
    ],
)
def test_unusable_declarations(name: str, given: Any) -> None:
    report = held("positions.nim", [], **{name: given})
    assert report.status == 2
    assert report.untested.startswith(f"malformed response: {name}: got ")
