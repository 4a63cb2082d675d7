"""A program under test: started, asked line by line, watched, and started again within bounds."""

import os
import selectors
import signal
import subprocess
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from enum import StrEnum

from proofs_check.core.evidence import Json
from proofs_check.oracle import protocol
from proofs_check.oracle.protocol import MAX_LINE, Message, Reply, Started
from reference.errors import InvalidInput

CHUNK = 1 << 16
"""Bytes that are read or written at once."""

GRACE = 1.0
"""Seconds that a program has to end after it was told to stop."""

REMEMBERED = 10_000
"""Questions of a run that are remembered: a wrong answer may be due to what came before it."""

SHOWN_ERRORS = 4_000
"""Bytes of standard error that are passed on; of the rest only the number is kept."""


class FaultKind(StrEnum):
    """How a program fails to answer."""

    NOT_STARTED = "not started"
    CRASH = "crash"
    EXIT = "exit"
    PARTIAL_LINE = "partial line"
    HANG = "hang"
    GARBAGE = "garbage"
    UNASKED = "unasked line"
    WRONG_SEQ = "wrong seq"
    MALFORMED = "malformed response"


class FaultError(Exception):
    """A program did not answer as the protocol says; it has been stopped."""

    def __init__(self, kind: FaultKind, says: str) -> None:
        """Keep what kind of fault it is."""
        super().__init__(f"{kind}: {says}")
        self.kind = kind
        self.says = says


class GaveUpError(Exception):
    """A program had to be started again too often."""


class Program:
    """One run of a program."""

    def __init__(self, command: Sequence[str], errors: "Callable[[bytes], None]") -> None:
        """Start it.

        Args:
            command: the program and its arguments.
            errors: what takes its standard error.

        Raises:
            FaultError: it cannot be started.
        """
        self._errors = errors
        self._answered = bytearray()
        try:
            self._process = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise FaultError(FaultKind.NOT_STARTED, str(error)) from None
        pipes = self._process.stdin, self._process.stdout, self._process.stderr
        assert all(pipes)
        self._stdin, self._stdout, self._stderr = (pipe.fileno() for pipe in pipes if pipe)
        for pipe in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe, False)

    def ask(self, message: Message, timeout: float) -> Message:
        """Send one line and take one line.

        Raises:
            FaultError: there is no answer; the program has been stopped.
        """
        if self._answered:
            self.kill()
            raise FaultError(FaultKind.UNASKED, f"it wrote {_shown(self._answered)}")
        waiting = memoryview(protocol.encoded(message))
        deadline = time.monotonic() + timeout
        with selectors.DefaultSelector() as selector:
            selector.register(self._stdin, selectors.EVENT_WRITE)
            selector.register(self._stdout, selectors.EVENT_READ)
            selector.register(self._stderr, selectors.EVENT_READ)
            while True:
                left = deadline - time.monotonic()
                ready = selector.select(max(left, 0)) if left > 0 else []
                if not ready:
                    raise self._too_late(timeout, len(waiting) > 0)
                for key, _ in ready:
                    if key.fd == self._stdin:
                        waiting = self._written(waiting)
                        if not waiting:
                            selector.unregister(self._stdin)
                    elif key.fd == self._stderr:
                        if self._read_errors() == b"":
                            selector.unregister(self._stderr)
                    elif (line := self._read_line()) is not None:
                        return self._decoded(line)

    def _written(self, waiting: memoryview) -> memoryview:
        try:
            return waiting[os.write(self._stdin, waiting[:CHUNK]) :]
        except BlockingIOError:
            return waiting
        except BrokenPipeError:
            return waiting[:0]  # the end of its standard output says how it ended

    def _read_errors(self) -> bytes | None:
        """What it wrote to standard error: empty at its end, None where there is nothing now."""
        try:
            chunk = os.read(self._stderr, CHUNK)
        except BlockingIOError:
            return None
        self._errors(chunk)
        return chunk

    def _read_line(self) -> bytes | None:
        """The line that is complete, if one is."""
        try:
            chunk = os.read(self._stdout, CHUNK)
        except BlockingIOError:
            return None
        if not chunk:
            raise self._ended()
        self._answered += chunk
        # Only the new bytes can have the line's end.
        end = self._answered.find(b"\n", len(self._answered) - len(chunk))
        if end >= 0:
            line = bytes(self._answered[:end])
            del self._answered[: end + 1]
            return line
        if len(self._answered) > MAX_LINE:
            self.kill()
            raise FaultError(FaultKind.GARBAGE, f"a line of more than {MAX_LINE} bytes")
        return None

    def _decoded(self, line: bytes) -> Message:
        try:
            return protocol.decoded(line)
        except InvalidInput as error:
            self.kill()
            raise FaultError(FaultKind.GARBAGE, str(error)) from None

    def _too_late(self, timeout: float, unread: bool) -> FaultError:
        part = bytes(self._answered)
        status = self._process.poll()
        self.kill()
        if status is not None:
            # Its standard output is still open: something that it started has it.
            kind = FaultKind.CRASH if status else FaultKind.EXIT
            return FaultError(kind, f"{_ending(status)} without an answer")
        if part:
            return FaultError(
                FaultKind.PARTIAL_LINE, f"no end of line within {timeout:g} s after {_shown(part)}"
            )
        how = "it does not read its input" if unread else "no answer"
        return FaultError(FaultKind.HANG, f"{how} within {timeout:g} s")

    def _ended(self) -> FaultError:
        """What the end of its standard output means."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        # Something that it started may hold its standard error, silent or without an end.
        until = time.monotonic() + GRACE
        while time.monotonic() < until and self._read_errors():
            pass
        status = self._process.poll()
        part = bytes(self._answered)
        self.kill()
        how = "it closed its standard output" if status is None else _ending(status)
        if part:
            return FaultError(FaultKind.PARTIAL_LINE, f"{how} in the middle of {_shown(part)}")
        kind = FaultKind.CRASH if status else FaultKind.EXIT
        return FaultError(kind, f"{how} without an answer")

    def stop(self) -> None:
        """Tell it to stop; end it if it does not."""
        with suppress(OSError):
            os.set_blocking(self._stdin, False)
            os.write(self._stdin, protocol.encoded(protocol.stop()))
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()
        until = time.monotonic() + GRACE
        while self._process.poll() is None and time.monotonic() < until:
            self._read_errors()
            time.sleep(0.002)
        self.kill()

    def kill(self) -> None:
        """End it and whatever it started."""
        with suppress(OSError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()


def _shown(part: bytes | bytearray) -> str:
    return repr(bytes(part[:60]))[1:]


def _ending(status: int) -> str:
    """How a process ended."""
    if status >= 0:
        return f"exit status {status}"
    try:
        return f"killed by {signal.Signals(-status).name}"
    except ValueError:
        return f"killed by signal {-status}"


class Session:
    """A program, started again after each fault, so often and no oftener."""

    def __init__(
        self, command: Sequence[str], timeout: float, restarts: int, show: "Callable[[bytes], None]"
    ) -> None:
        """Start nothing yet.

        Args:
            command: the program and its arguments.
            timeout: seconds for the answer to a batch.
            restarts: how often it may be started again.
            show: takes the first part of what it writes to standard error.
        """
        self.command = command
        self.timeout = timeout
        self.restarts_left = restarts
        self.error_bytes = 0
        self.disordered = 0
        self.asked: deque[tuple[str, Mapping[str, Json]]] = deque(maxlen=REMEMBERED)
        self._show = show
        self._seq = 0
        self._program: Program | None = None
        self._fresh = True
        self.started: Started | None = None

    def _take_errors(self, chunk: bytes) -> None:
        if self.error_bytes < SHOWN_ERRORS and chunk:
            self._show(chunk[: SHOWN_ERRORS - self.error_bytes])
        self.error_bytes += len(chunk)

    def start(self) -> Started:
        """Start the program if it does not run, and ask who it is.

        Raises:
            FaultError: it does not say.
            GaveUpError: it has been started too often.
        """
        if self._program is not None:
            assert self.started is not None
            return self.started
        if not self._fresh:
            if self.restarts_left <= 0:
                raise GaveUpError
            self.restarts_left -= 1
        self._fresh = False
        self.asked.clear()
        program = Program(self.command, self._take_errors)
        try:
            message = program.ask(protocol.start(), self.timeout)
        except BaseException:
            program.kill()
            raise
        try:
            self.started = protocol.read_started(message)
        except InvalidInput as error:
            program.kill()
            raise FaultError(FaultKind.MALFORMED, str(error)) from None
        self._program = program
        return self.started

    def ask(self, system: str, questions: Mapping[str, Mapping[str, Json]]) -> dict[str, Reply]:
        """Ask a batch of questions; the replies by id.

        Raises:
            FaultError: there is no usable answer; the next batch starts the program again.
            GaveUpError: it has been started too often.
        """
        self.start()
        program, self._program = self._program, None
        assert program is not None
        self._seq += 1
        self.asked.extend((system, question) for question in questions.values())
        try:
            message = program.ask(protocol.run(self._seq, system, questions), self.timeout)
        except BaseException:  # interrupted, say
            program.kill()
            raise
        try:
            replies, ordered = protocol.read_results(message, self._seq, list(questions))
        except InvalidInput as error:
            program.kill()
            kind = FaultKind.WRONG_SEQ if error.field == "seq" else FaultKind.MALFORMED
            raise FaultError(kind, str(error)) from None
        self._program = program
        self.disordered += not ordered
        return replies

    def renew(self) -> None:
        """End the program; that it is started again is no fault of its own."""
        self.stop()
        self._fresh = True

    def stop(self) -> None:
        """End the program, if it runs."""
        if self._program is not None:
            self._program.stop()
            self._program = None
