"""Programs that know some parts or readings only."""

from collections.abc import Callable, Mapping
from typing import Any

from tests.adapters import adapter

PARTS = ("canonical", "outcome")
READING = "rule-3"

Solve = Callable[[str, dict[str, Any]], Mapping[str, Any]]


def answer(how: str, solve: Solve, question: dict[str, Any]) -> dict[str, Any]:
    """What it answers: the reference, as far as the program knows it."""
    if how == "no-reading":
        return {"value": "[1,[2,3]]", "simple": None}
    if "reading" in how:
        assert how == "reading-undeclared" or question["reading"] == READING
        found = {**solve("preferences.value", {**question, "reading": READING})}
        del found["reading"]
        return {"value": found["value"]} if how == "reading-undeclared" else found
    right = solve("partizan.value", question)
    output: dict[str, Any] = {part: right[part] for part in PARTS}
    if how == "parts-missing":
        del output["outcome"]
    if how == "parts-wrong" and output["outcome"] == "N":
        output["outcome"] = "P"
    if how == "parts-nonsense":
        output["birthday"] = "a Tuesday"
    return output


def respond(message: dict[str, Any], how: str, solve: Solve) -> dict[str, Any]:
    """The response to `start` or `run`."""
    system = "preferences.value" if "reading" in how else "partizan.value"
    response = adapter.respond(message, {system: lambda asked: answer(how, solve, asked)}, how)
    if message["cmd"] == "start" and how.startswith("parts"):
        response["parts"] = {system: [*PARTS, *["colour"] * (how == "parts-unknown")]}
    if message["cmd"] == "start" and how == "reading-undeclared":
        response["parts"] = {system: ["value"]}
    if message["cmd"] == "start" and how == "reading":
        response["limits"] = {system: {"reading": [READING]}}
    return response
