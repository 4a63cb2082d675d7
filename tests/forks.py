"""What is wrong, or may not end, is tried in a fork of the process, and for so long only."""

import os
import resource
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from io import StringIO
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from types import FrameType
from typing import Any

FORK = get_context("fork")

PROGRAM = get_context("forkserver")
"""A process that has the program and has run nothing of it: no threads that a fork would miss."""
PROGRAM.set_forkserver_preload(["proofs_check.cli", __name__])

BYTES = 6 << 30
"""Of memory a mutant may ask for."""


class TooSlow(BaseException):
    """A task that takes longer than it may."""


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Stop what is inside after so many seconds of work, however busy the machine is.

    Numba is never stopped while it compiles, and what it compiled for has all the seconds again:
    whether code was compiled before does not decide.
    """

    def stop(_: int, frame: FrameType | None) -> None:
        while frame is not None:
            if frame.f_globals["__name__"].startswith("numba."):
                signal.setitimer(signal.ITIMER_PROF, seconds)
                return
            frame = frame.f_back
        raise TooSlow

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def in_a_fork(work: Callable[[], Any], seconds: float) -> Any:
    """What a function gives in a process of its own; `("", why)` where it gives nothing.

    Args:
        work: what is to be done.
        seconds: of work that it may take.
    """
    here, there = FORK.Pipe(duplex=False)

    def run(out: Connection) -> None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 2))
        resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))
        try:
            out.send(work())
        except Exception as error:
            out.send(("", f"{type(error).__name__}: {error}"))

    process = FORK.Process(target=run, args=(there,))
    process.start()
    there.close()
    try:
        # A process that neither works nor ends is not waited for much longer than one that works.
        wait = min(60 + 100 * seconds, 10**6)
        return here.recv() if here.poll(wait) else ("", "it waits for something")
    except EOFError:
        return "", "the process ended"
    finally:
        process.kill()
        process.join()


def a_command(
    path: Path, arguments: tuple[str, ...], environment: dict[str, str], seconds: float
) -> tuple[int, str, str]:
    """The program's exit status and what it says, its modules also found below `path`."""
    here, there = PROGRAM.Pipe(duplex=False)
    process = PROGRAM.Process(target=_say, args=(there, str(path), arguments, environment))
    process.start()
    there.close()
    try:
        assert here.poll(seconds), f"{arguments} does not end"
        said: tuple[int, str, str] = here.recv()
        return said
    finally:
        process.kill()
        process.join()


def _say(
    out: Connection, path: str, arguments: tuple[str, ...], environment: dict[str, str]
) -> None:
    from proofs_check.cli import main

    os.environ.clear()
    os.environ.update(environment)
    sys.path.insert(0, path)
    status, output, errors = 0, StringIO(), StringIO()
    with redirect_stdout(output), redirect_stderr(errors):
        try:
            main(arguments)
        except SystemExit as ended:
            status = int(ended.code or 0)
    out.send((status, output.getvalue(), errors.getvalue()))
