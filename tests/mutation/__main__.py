"""Try mutants against the quick claims of a document's audit, and the survivors against tests."""

import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from time import perf_counter
from typing import Any

import click

from tests.mutation.mutants import Mutant, mutants, put_in
from tests.mutation.plugin import MUTANT

ROOT = Path(__file__).parents[2]
FORK = get_context("fork")

ENDLESS = 90.0
"""Seconds after which a quick claim is taken to go on for ever; the first one compiles engines."""


def modules(given: Sequence[str]) -> Iterator[tuple[str, Path]]:
    """Yield the modules of files and folders, by name."""
    for path in (ROOT / each for each in given):
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            if file.name != "__init__.py":
                yield ".".join(file.relative_to(ROOT).with_suffix("").parts), file


class _TooSlow(BaseException):
    """A task that takes longer than it may."""


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Stop what is inside after a while."""

    def stop(*_: Any) -> None:
        raise _TooSlow

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def looked(document: str, order: Sequence[str], limit: float) -> Iterator[tuple[str, str, float]]:
    """Yield each claim's name, what is wrong with it today, and how long it took.

    Args:
        document: the short name.
        order: the claims, all of the document if empty.
        limit: seconds that one may take; what takes longer is left out.
    """
    from proofs_check.core.audit import audit
    from proofs_check.core.evidence import Effort
    from proofs_check.core.ledger import ledger

    claims = ledger(document)
    for name in order or [claim.id for claim in claims.values() if not claim.restates]:
        begin = perf_counter()
        try:
            with at_most(limit):
                (result,) = audit([claims[name]], Effort.DEFAULT)
            problem = result.problem
        except _TooSlow:
            if order:
                yield name, f"takes more than {limit:.0f} s", limit
            continue
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
        yield name, problem, perf_counter() - begin


def _in_another(work: Callable[[], Any], seconds: float) -> Any:
    """What a function gives in a process of its own; None where that takes too long."""
    here, there = FORK.Pipe(duplex=False)

    def run(out: Connection) -> None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        try:
            out.send(work())
        except Exception as error:  # the wrong module cannot even be imported
            out.send(("", f"{type(error).__name__}: {error}"))

    process = FORK.Process(target=run, args=(there,))
    process.start()
    there.close()
    try:
        return here.recv() if here.poll(seconds) else None
    except EOFError:
        return "", "the process ended"
    finally:
        process.kill()
        process.join()


def by_the_audit(mutant: Mutant, document: str, order: Sequence[str], limit: float) -> Any:
    """The first claim that notices a mutant and how; None where none does."""

    def work() -> tuple[str, str] | None:
        put_in(mutant)
        found = looked(document, order, limit)
        return next(((name, problem) for name, problem, _ in found if problem), None) or ()  # type: ignore[return-value]

    found = _in_another(work, 600)
    return ("", "takes more than ten minutes") if found is None else found or None


def by_the_tests(mutant: Mutant, tests: Sequence[str], seconds: float) -> str:
    """The first test that notices a mutant; empty where none does."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "tests.mutation.plugin"]
    try:
        run = subprocess.run(
            [*command, "-p", "no:cacheprovider", *tests],
            cwd=ROOT,
            env={**os.environ, MUTANT: f"{mutant.module} {mutant.number}"},
            capture_output=True,
            text=True,
            timeout=seconds,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return f"takes more than {seconds:.0f} s"
    if run.returncode == 0:
        return ""
    failed = [line for line in run.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return failed[0] if failed else f"pytest ends with {run.returncode}"


@click.command()
@click.argument("document", default="")
@click.option("--of", multiple=True, help="Files or folders; reference/DOCUMENT if not given.")
@click.option("--sample", default=40, help="How many mutants; 0 for all.")
@click.option("--seed", default=1)
@click.option("--limit", default=1.0, help="Seconds that a claim may take to be a quick one.")
@click.option("--tests", multiple=True, help="Tests that the survivors are tried against.")
@click.option("--seconds", default=600.0, help="Seconds that the tests may take for one mutant.")
def main(
    document: str,
    of: tuple[str, ...],
    sample: int,
    seed: int,
    limit: float,
    tests: tuple[str, ...],
    seconds: float,
) -> None:
    """Try mutants of DOCUMENT's definitions: the quick claims first, then the tests.

    Without DOCUMENT the tests alone, as for --of proofs_check/methods --tests tests/methods.
    """
    named = modules(of or [f"reference/{document}"])
    every = [mutant for name, path in named for mutant in mutants(name, path)]
    chosen = random.Random(seed).sample(every, min(sample or len(every), len(every)))
    order: list[str] = []
    if document:
        for heavy in ("hypothesis", "numba", "numpy", "z3"):
            __import__(heavy)
        times = _in_another(lambda: list(looked(document, (), limit)), 3600)
        if not isinstance(times, list):
            raise click.ClickException(f"without a mutant: {times}")
        order = [name for name, problem, spent in sorted(times, key=lambda e: e[2]) if not problem]
        click.echo(f"{len(order)} of {len(times)} claims take less than {limit:g} s")
    score = {False: [0, 0, 0], True: [0, 0, 0]}
    for mutant in sorted(chosen, key=lambda m: (m.module, m.number)):
        own = score[mutant.of_input]
        own[0] += 1
        found = by_the_audit(mutant, document, order, ENDLESS) if document else None
        if found is not None:
            own[1] += 1
            name, problem = found
            click.echo(f"noticed  {mutant}: {name} {problem[:90]}")
            if name:
                order.remove(name)
                order.insert(0, name)
            continue
        test = by_the_tests(mutant, tests, seconds) if tests else ""
        own[2] += bool(test)
        kind = " (input)" if mutant.of_input else ""
        click.echo(f"{'tests   ' if test else 'SURVIVES'} {mutant}{kind} {test[:90]}")
    for of_input, (all_, audited, tested) in score.items():
        what = "checks of the input" if of_input else "definitions"
        click.echo(
            f"{what}: {all_} mutants, {audited} noticed by the audit, {tested} more by tests"
        )


if __name__ == "__main__":
    main()
