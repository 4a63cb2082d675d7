"""Programs that know some parts or readings only."""

from typing import Any

from proofs_check.oracle.systems import solve

PARTS = ("canonical", "outcome")
READING = "rule-3"


def started(how: str) -> dict[str, Any]:
    """What a program says of itself."""
    system = "preferences.value" if "reading" in how else "partizan.value"
    found: dict[str, Any] = {"protocol": 1, "name": how, "version": "1", "systems": [system]}
    if how.startswith("parts"):
        unknown = ["colour"] if how == "parts-unknown" else []
        found["parts"] = {system: [*PARTS, *unknown]}
    if how == "reading":
        found["limits"] = {system: {"reading": [READING]}}
    return found


def answer(how: str, question: dict[str, Any]) -> dict[str, Any]:
    """What it answers: the reference, as far as the program knows it."""
    if how == "no-reading":
        return {"value": "[1,[2,3]]", "simple": None}
    if "reading" in how:
        assert how == "reading-undeclared" or question["reading"] == READING
        found = dict(solve("preferences.value", {**question, "reading": READING}))
        del found["reading"]
        return found
    right = solve("partizan.value", question)
    output: dict[str, Any] = {part: right[part] for part in PARTS}
    if how == "parts-missing":
        del output["outcome"]
    if how == "parts-wrong" and output["outcome"] == "N":
        output["outcome"] = "P"
    if how == "parts-nonsense":
        output["birthday"] = "a Tuesday"
    return output


def respond(message: dict[str, Any], how: str) -> dict[str, Any]:
    """The response to `start` or `run`."""
    if message["cmd"] == "start":
        return started(how)
    results = [
        {"id": case["id"], "output": answer(how, case["input"])} for case in message["cases"]
    ]
    return {"seq": message["seq"], "results": results}
