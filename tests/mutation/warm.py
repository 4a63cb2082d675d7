"""A process in which everything is imported: a mutant is put into a fork of it, not into files."""

import gc
import os
import resource
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from cProfile import Profile
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from time import process_time
from types import CodeType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

FORK = get_context("fork")

OPTIMIZED = 1
"""The flag of a function's code; that of a module or a class, which runs once, has it not."""

BYTES = 6 << 30
"""Of memory a mutant may ask for."""

Reached = tuple[str, int]
"""A function: its file, and its first line."""


class TooSlow(BaseException):
    """A task that takes longer than it may."""


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Stop what is inside after so many seconds of work, however busy the machine is."""

    def stop(*_: Any) -> None:
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


@dataclass
class Task:
    """Something that may notice a mutant: a claim of the audit, or a test."""

    name: str
    look: Callable[[], str]
    """Says what is wrong; nothing if all is as it was."""
    is_claim: bool
    seconds: float = 0.0
    reached: set[Reached] = field(default_factory=set)
    noticed: dict[Reached, int] = field(default_factory=dict)
    """How many mutants of each function it was the first to notice."""

    def price(self, function: Reached) -> float:
        """What it takes, the less the more it has noticed there, or elsewhere."""
        there, elsewhere = self.noticed.get(function, 0), sum(self.noticed.values())
        return (0.01 + self.seconds) / (1 + 10 * there + elsewhere)


def of_a_claim(claim: Any) -> Task:
    """The task of looking at a claim as `check` does."""
    from proofs_check.core.audit import audit
    from proofs_check.core.evidence import Effort

    return Task(claim.id, lambda: next(audit([claim], Effort.DEFAULT)).problem, True)


def of_a_test(item: pytest.Item) -> Task:
    """The task of running a test."""

    def look() -> str:
        reports = runtestprotocol(item, log=False, nextitem=None)
        failed = [report for report in reports if report.failed]
        return failed[0].longreprtext.strip().splitlines()[-1] if failed else ""

    return Task(item.nodeid, look, False)


def measured(tasks: Sequence[Task], files: set[str], limit: float) -> list[str]:
    """Find out what tasks take and which functions they reach, in one fork until one is too slow.

    What is stopped leaves things behind half done, as fixtures that nobody takes down: those after
    it get a fork of their own.

    Args:
        tasks: the tasks, which are told; none may depend on what another one leaves behind.
        files: the functions of these files alone.
        limit: seconds that one may take.

    Returns:
        Of each what is wrong without any mutant; empty where nothing is.
    """
    too_slow = f"takes more than {limit:g} s"

    def work(task: Task) -> Any:
        calls = Profile(builtins=False)
        begin = process_time()
        try:
            with at_most(limit), calls:
                problem = task.look()
        except TooSlow:
            problem = too_slow
        except Exception as error:  # pytest itself, at a traceback that was cut off
            problem = f"{type(error).__name__}: {error}"
        codes = {call.code for call in calls.getstats() if isinstance(call.code, CodeType)}
        places = {(c.co_filename, c.co_firstlineno) for c in codes if c.co_filename in files}
        return problem, process_time() - begin, places

    def work_on(rest: list[Task]) -> Any:
        found = []
        for task in rest:
            found.append(work(task))
            if found[-1][0] == too_slow:
                break
        return found

    rest = list(tasks)
    problems: list[str] = []
    while rest:
        found = in_a_fork(partial(work_on, rest), (limit + 30) * len(rest))
        if isinstance(found, tuple):
            return problems + [str(found[1])] * len(rest)
        for task, (problem, seconds, reached) in zip(rest, found, strict=False):
            task.seconds, task.reached = seconds, reached
            problems.append(str(problem))
        rest = rest[len(found) :]
    return problems


def functions(files: set[str]) -> dict[Reached, list[FunctionType]]:
    """The functions that these files define, by where they begin."""
    found: dict[Reached, list[FunctionType]] = {}
    gc.unfreeze()  # what is frozen, as `tests/conftest.py` does, is not listed
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__code__.co_filename in files:
            code = each.__code__
            found.setdefault((code.co_filename, code.co_firstlineno), []).append(each)
    return found


def changed(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """Yield the functions in which two programs differ, each with what it is in the other.

    A function inside of another one too: it may have been made when the module was imported.

    Raises:
        LookupError: they differ in what is done when the module is imported.
    """
    is_function = bool(old.co_flags & OPTIMIZED)
    if is_function and old != new:
        yield old, new
    inner = [[c for c in code.co_consts if isinstance(c, CodeType)] for code in (old, new)]
    alike = len(inner[0]) == len(inner[1])
    if not is_function and (not alike or _without_inner(old) != _without_inner(new)):
        raise LookupError("when it is imported")
    if alike:
        for one, other in zip(*inner, strict=True):
            yield from changed(one, other)


def _without_inner(code: CodeType) -> CodeType:
    consts = (c for c in code.co_consts if not isinstance(c, CodeType))
    return code.replace(co_consts=tuple((type(c).__name__, repr(c)) for c in consts))


def replaced(
    path: Path, wrong: CodeType, known: dict[Reached, list[FunctionType]]
) -> list[tuple[FunctionType, CodeType]]:
    """The functions that a change is in, each with its wrong code.

    Raises:
        LookupError: the change is in what is done when the module is imported.
    """
    right = compile(path.read_bytes(), str(path), "exec")
    found = [
        (function, new)
        for old, new in changed(right, wrong)
        for function in known.get((str(path), old.co_firstlineno), ())
        if function.__code__ == old
    ]
    if not found:
        raise LookupError("in no function that is kept")
    return found


def first_notice(tasks: Sequence[Task]) -> tuple[str, str] | None:
    """The first task that notices what is wrong in this process, and how."""
    for task in tasks:
        limit = 1 + 5 * task.seconds
        try:
            with at_most(limit):
                problem = task.look()
        except TooSlow:
            problem = f"takes more than {limit:.0f} s"
        except BaseException as error:
            problem = f"{type(error).__name__}: {error}"
        if problem:
            return task.name, problem
    return None
