"""Programs under test that need no process: functions that answer the protocol's messages."""

from collections.abc import Callable
from typing import Any

import pytest

from proofs_check.oracle import program
from proofs_check.oracle.program import FaultError, FaultKind
from proofs_check.oracle.protocol import Message, decoded, encoded
from reference.errors import InvalidInput

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


def programs_are(monkeypatch: pytest.MonkeyPatch, started: Callable[[], Respond]) -> None:
    """Have each start of a program, whatever its command, be one of what is made here."""
    monkeypatch.setattr(program, "Program", lambda command, errors: Here(started()))
