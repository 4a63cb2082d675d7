"""Programs under test: how they are started, and such as need no process."""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, ClassVar

import pytest

from proofs_check.core.evidence import Json, canonical
from proofs_check.core.tables import vectors_folder
from proofs_check.oracle import conform, generated, program
from proofs_check.oracle.conform import Conformance, Failure, Options, Report
from proofs_check.oracle.program import FaultError, FaultKind, Session
from proofs_check.oracle.protocol import Message, Started, decoded, encoded
from proofs_check.oracle.questions import Values
from proofs_check.oracle.system import System
from proofs_check.oracle.systems import Reference, find_system
from proofs_check.oracle.vectors import Vector, read_file
from reference.errors import InvalidInput


class OneReference(Reference):
    """The reference, each question once for all tests of a process."""

    known: ClassVar[dict[tuple[int, str, str], Mapping[str, Json] | InvalidInput]] = {}

    def answer(self, name: str, values: Mapping[str, Json]) -> Mapping[str, Json]:
        key = self.max_work, name, canonical(values)
        if key not in self.known:
            try:
                self.known[key] = super().answer(name, values)
            except InvalidInput as error:
                self.known[key] = error
        found = self.known[key]
        if isinstance(found, InvalidInput):
            raise found
        return found


generated_questions = generated.questions


@cache
def _made_once(name: str, seed: int) -> tuple[list[Values], Iterator[Values]]:
    return [], generated_questions(find_system(name), seed)


def questions_once(
    system: System, starting: int, rulesets: tuple[str, ...] = ()
) -> Iterator[Values]:
    """The generated questions of a system, made the first time only."""
    if rulesets:
        yield from generated_questions(system, starting, rulesets)
    known, more = _made_once(system.name, starting)
    for number in count():
        if number == len(known):
            known.append(next(more))
        yield known[number]


@cache
def _read_once(name: str) -> list[Vector]:
    return read_file(vectors_folder(), find_system(name))


def read_once(folder: Path, system: System) -> list[Vector]:
    """The vectors of a system, read from their file the first time only."""
    del folder
    return _read_once(system.name)


def in_peace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Failures are made small in as long as it takes, and what is the same for all is made once."""
    monkeypatch.setattr(conform, "SHRINK_SECONDS", 600.0)
    # Smaller failures are found among fewer questions.
    monkeypatch.setattr(conform, "ELSEWHERE", 300)
    monkeypatch.setattr(conform, "Reference", OneReference)
    monkeypatch.setattr(conform, "read_file", read_once)
    monkeypatch.setattr(generated, "questions", questions_once)


def command(module: str, *arguments: str) -> list[str]:
    """What starts a program of `tests/adapters`."""
    return [sys.executable, "-m", f"tests.adapters.{module}", *arguments]


Respond = Callable[[Any], Message]


class Here:
    """Such a program; it may know what the reference answered before, and starts at once."""

    def __init__(self, respond: Respond) -> None:
        self.respond = respond

    def ask(self, message: Message, timeout: float) -> Message:
        """What it answers; it crashes where the reference refuses."""
        del timeout
        try:
            return decoded(encoded(self.respond(decoded(encoded(message)))))
        except InvalidInput as error:
            raise FaultError(FaultKind.CRASH, str(error)) from None

    def kill(self) -> None:
        """There is nothing to end."""

    stop = kill


class Patient(Session):
    """Where the limit is for answers: on a busy machine a program may start late."""

    def start(self) -> Started:
        """Start it, within a minute."""
        limit, self.timeout = self.timeout, 60.0
        try:
            return super().start()
        finally:
            self.timeout = limit


def held(
    started: Sequence[str] | Callable[[], Respond], vectors: int | None = None, **changes: Any
) -> tuple[Report, bytes]:
    """The report on a program, and what of its standard error was shown.

    Args:
        started: the command; or what makes one that is `Here` at each start.
        vectors: how many of the published ones it is asked; all.
        changes: of the options.
    """
    errors: list[bytes] = []
    options = Options(**{"examples": 30, **changes})
    command = started if isinstance(started, Sequence) else ["here"]
    session = Patient(command, options.timeout, options.restarts, errors.append)
    with pytest.MonkeyPatch.context() as patch:
        if vectors is not None:
            patch.setattr(conform, "read_file", lambda *where: read_once(*where)[:vectors])
        if not isinstance(started, Sequence):
            patch.setattr(program, "Program", lambda *_: Here(started()))
        return Conformance(session, options).run(), b"".join(errors)


def a_failure(report: Report) -> Failure:
    """What a program that differs does so at: the group that has the most questions."""
    assert report.status == 1
    return next(failure for tally in report.tallies for failure in tally.failures)
