"""The runner protocol: one JSON object a line, from whoever asks to a program that answers.

    {"cmd": "start", "protocol": 1}
        -> {"protocol": 1, "name": "...", "version": "...", "systems": ["cumulative.outcome"]}
    {"cmd": "run", "seq": 7, "system": "cumulative.outcome", "cases": [{"id": "a", "input": {...}}]}
        -> {"seq": 7, "results": [{"id": "a", "output": {...}}]}
    {"cmd": "stop"}
        -> nothing; the program ends

The response to `start` may say what the program is for: `parts`, for a system the parts of its
answer that it has; `limits`, for a system what it takes of a field (see the module of that name);
`largest_integer`, of every question and answer. It is asked and compared on those alone.

In place of `output` a result has `skip` (a reason) or `error` (a message) with `context` (an
object). In place of `results` a response may have one `skip` or `error` for the whole batch.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from proofs_check.core.evidence import Json, canonical, read_json
from proofs_check.oracle.kinds import Integer
from reference.errors import InvalidInput

PROTOCOL = 1
"""The version of the protocol."""

MAX_LINE = 64 * 1024 * 1024
"""Bytes of a line that are read; a longer one is an error."""

Message = Mapping[str, Json]


def encoded(message: Message) -> bytes:
    """A message as a line, in ASCII."""
    return json.dumps(message, separators=(",", ":")).encode("ascii") + b"\n"


def decoded(line: bytes) -> Message:
    """The object on a line.

    Raises:
        InvalidInput: there is none.

    >>> decoded(b'{"cmd": "stop"}')
    {'cmd': 'stop'}
    >>> decoded(b"stop")
    Traceback (most recent call last):
    reference.errors.InvalidInput: line: got 'stop', allowed: one JSON object
    """
    try:
        text = line.decode("utf-8").strip()
    except UnicodeDecodeError:
        raise InvalidInput("line", line[:80], "UTF-8") from None
    try:
        value = read_json(text, "line")
    except InvalidInput:
        raise
    except (ValueError, RecursionError):
        raise InvalidInput("line", text[:80], "one JSON object") from None
    if not isinstance(value, Mapping):
        raise InvalidInput("line", text[:80], "one JSON object")
    return value


def start() -> Message:
    """The first line."""
    return {"cmd": "start", "protocol": PROTOCOL}


def stop() -> Message:
    """The last line."""
    return {"cmd": "stop"}


def run(seq: int, system: str, questions: Mapping[str, Message]) -> Message:
    """A batch: questions to one system by id. No expected answer is part of it."""
    cases: list[Json] = [{"id": name, "input": question} for name, question in questions.items()]
    return {"cmd": "run", "seq": seq, "system": system, "cases": cases}


@dataclass(frozen=True)
class Started:
    """Who answers."""

    name: str
    version: str
    systems: tuple[str, ...]
    parts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Of a system the parts of the answer that the program gives; all where it says nothing."""
    limits: Mapping[str, Json] = field(default_factory=dict)
    """Of a system the limits on its fields, as they came."""
    largest: int | None = None
    """The largest integer, of either sign, that the program has."""


def read_started(message: Message) -> Started:
    """The response to `start`.

    Raises:
        InvalidInput: it is none.
    """
    protocol = message.get("protocol")
    if protocol != PROTOCOL or isinstance(protocol, bool):
        raise InvalidInput("protocol", protocol, str(PROTOCOL))
    name, version = message.get("name"), message.get("version")
    for each, given in (("name", name), ("version", version)):
        if not isinstance(given, str) or not given:
            raise InvalidInput(each, given, "a text")
    systems = message.get("systems")
    if not isinstance(systems, list) or not all(isinstance(each, str) for each in systems):
        raise InvalidInput("systems", systems, "a list of names")
    largest = message.get("largest_integer")
    if largest is not None:
        largest = Integer(1).read(largest, "largest_integer")
    limits = message.get("limits", {})
    if not isinstance(limits, Mapping):
        raise InvalidInput("limits", limits, "an object of limits by system")
    return Started(str(name), str(version), tuple(systems), _parts(message), limits, largest)


def _parts(message: Message) -> dict[str, tuple[str, ...]]:
    """The parts that a program has, by system."""
    given = message.get("parts", {})
    allowed = "an object with a list of names, at least one, for each system that it is about"
    if not isinstance(given, Mapping):
        raise InvalidInput("parts", given, allowed)
    found = {}
    for system, names in given.items():
        if not isinstance(names, list) or not names or not all(isinstance(n, str) for n in names):
            raise InvalidInput("parts", names, allowed)
        found[system] = tuple(map(str, names))
    return found


@dataclass(frozen=True)
class Reply:
    """What a program made of one question: an output, or a skip or error with its reason."""

    kind: str
    output: Json = None
    reason: str = ""


def _reply(given: Message) -> Reply | None:
    if "output" in given:
        return Reply("output", given["output"])
    for kind in ("skip", "error"):
        reason = given.get(kind)
        if isinstance(reason, str):
            context = given.get("context")
            return Reply(kind, None, reason + (f" {canonical(context)}" if context else ""))
    return None


def read_results(message: Message, seq: int, ids: Sequence[str]) -> tuple[dict[str, Reply], bool]:
    """The replies to a batch by id, and whether they stand in the batch's order.

    Raises:
        InvalidInput: it answers another batch, or not each question once.
    """
    if message.get("seq") != seq or isinstance(message.get("seq"), bool):
        raise InvalidInput("seq", message.get("seq"), str(seq))
    if "results" not in message:
        whole = _reply(message)
        if whole is None or whole.kind == "output":
            raise InvalidInput("results", None, "a list with a result for each question")
        return dict.fromkeys(ids, whole), True
    results = message["results"]
    if not isinstance(results, list):
        raise InvalidInput("results", results, "a list with a result for each question")
    found: dict[str, Reply] = {}
    for result in results:
        reply = _reply(result) if isinstance(result, Mapping) else None
        if reply is None:
            raise InvalidInput("result", result, "an object with id, and output, skip or error")
        name = result["id"] if isinstance(result.get("id"), str) else None
        if name is None or name in found or name not in ids:
            raise InvalidInput("id", result.get("id"), "the id of a question, each once")
        found[name] = reply
    if len(found) < len(ids):
        missing = next(name for name in ids if name not in found)
        raise InvalidInput("results", None, f"a result for each question, as for {missing!r}")
    return found, list(found) == list(ids)
