"""Try mutants against the quick claims of a document's audit, and against tests."""

import csv
import gc
import json
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import click
import pytest

from tests.mutation.mutants import Mutant, mutants, mutated
from tests.mutation.plugin import MUTANT
from tests.mutation.warm import (
    Reached,
    Task,
    changed,
    first_notice,
    functions,
    in_a_fork,
    measured,
    of_a_claim,
    of_a_test,
    replaced,
)

ROOT = Path(__file__).parents[2]
EQUIVALENT = Path(__file__).with_name("equivalent.csv")
"""Mutants that no check can notice, or of whose difference the document says nothing, and why."""

Found = list[str] | None
"""What notices a mutant, and how."""


def modules(given: Sequence[str]) -> Iterator[tuple[str, Path]]:
    """Yield the modules of files and folders, by name."""
    for path in (ROOT / each for each in given):
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            if file.name != "__init__.py":
                yield ".".join(file.relative_to(ROOT).with_suffix("").parts), file


def equivalent() -> Mapping[str, str]:
    """Why a mutant cannot be noticed, by what `Mutant.lasting` says of it."""
    with EQUIVALENT.open(encoding="utf-8", newline="") as file:
        return {
            "|".join((row["module"], row["line"], row["column"], row["change"])): row["why"]
            for row in csv.DictReader(file)
        }


class Kept:
    """Lines of a file from which an interrupted run is taken up again; without a file nothing."""

    def __init__(self, path: str | None) -> None:
        """Read what is there."""
        self.path = path
        lines = Path(path).read_text("utf-8").splitlines() if path and Path(path).exists() else []
        self.found: dict[str, Any] = dict(json.loads(line) for line in lines)

    def keep(self, name: str, value: Any) -> None:
        """Add a line."""
        self.found[name] = value
        if self.path:
            with Path(self.path).open("a", encoding="utf-8") as file:
                file.write(json.dumps([name, value]) + "\n")


class Run:
    """Mutants, and the tasks that are to notice them, in a process that has imported them all."""

    def __init__(
        self, document: str, of: Sequence[str], limit: float, kept: Kept, say: Any
    ) -> None:
        """Nothing is measured yet."""
        self.document, self.limit, self.kept, self.say = document, limit, kept, say
        self.paths = dict(modules(of))
        self.files = {str(path) for path in self.paths.values()}
        self.tasks: list[Task] = []

    def prepare(self, items: Sequence[pytest.Item]) -> None:
        """Measure the claims and the tests; what takes too long, or fails, is left out."""
        if self.document:
            from proofs_check.core.ledger import ledger
            from proofs_check.core.record import recorded

            recorded(self.document)
            own = f"proofs_check/documents/{self.document}"
            for name, _ in modules([own, "proofs_check/methods"]):
                import_module(name)  # once for all forks
            claims = [claim for claim in ledger(self.document).values() if not claim.restates]
            self.tasks = [of_a_claim(claim) for claim in claims]
        self.tasks += [of_a_test(item) for item in items]
        self.functions = functions(self.files)
        gc.collect()
        gc.freeze()
        every, self.tasks = self.tasks, []
        new = [task for task in every if task.name not in self.kept.found]
        # What a claim has computed is there for the next one; tests share no more than they say.
        tests = [task for task in new if not task.is_claim]
        for group in (*([task] for task in new if task.is_claim), *([tests] if tests else [])):
            for task, why in zip(group, measured(group, self.files, self.limit), strict=True):
                places = [[Path(f).relative_to(ROOT).as_posix(), n] for f, n in task.reached]
                self.kept.keep(task.name, [why, task.seconds, places])
        for task in every:
            problem, task.seconds, places = self.kept.found[task.name]
            task.reached = {(str(ROOT / file), line) for file, line in places}
            if not problem and task.reached:
                self.tasks.append(task)
        count = Counter(task.is_claim for task in self.tasks)
        self.say(f"{count[True]} claims and {count[False]} tests take less than {self.limit:g} s")

    def try_out(self, mutant: Mutant) -> tuple[Found, Found]:
        """What notices a mutant of the claims, and of the tests.

        Raises:
            LookupError: the mutant is in what is done when its module is imported, or in what only
                that calls.
        """
        path = self.paths[mutant.module]
        wrong = compile(mutated(path.read_bytes(), mutant.number), str(path), "exec")
        put_in = replaced(path, wrong, self.functions)
        # A function inside of another one may be there only once a test has called that one.
        right = compile(path.read_bytes(), str(path), "exec")
        places = {(str(path), code.co_firstlineno) for code, _ in changed(right, wrong)}
        if not any(task.reached & places for task in self.tasks):
            raise LookupError("nothing calls it later")
        return self._by(True, places, put_in), self._by(False, places, put_in)

    def _by(self, claims: bool, places: set[Reached], put_in: Sequence[Any]) -> Found:
        place = min(places)
        tasks = [t for t in self.tasks if t.is_claim == claims and t.reached & places]
        tasks.sort(key=lambda task: task.price(place))

        def work() -> Any:
            for function, code in put_in:
                function.__code__ = code
            return first_notice(tasks)

        found = in_a_fork(work, 60 + 5 * sum(t.seconds for t in tasks)) if tasks else None
        for task in tasks:
            if found and task.name == found[0]:
                task.noticed[place] = task.noticed.get(place, 0) + 1
        return list(found) if found else None

    def here(self, mutant: Mutant) -> tuple[Found, Found]:
        """The same where this process has imported the mutant itself."""
        file = str(self.paths[mutant.module])
        found = []
        for claims in (True, False):
            tasks = [
                task
                for task in self.tasks
                if task.is_claim == claims and any(file == own for own, _ in task.reached)
            ]
            tasks.sort(key=lambda task: task.seconds)
            found.append(first_notice(tasks))
        return found[0] and list(found[0]), found[1] and list(found[1])


class _Warm:
    """A plugin of pytest: it runs no test itself, but what is to be done once all are imported."""

    def __init__(self, do: Any) -> None:
        self.do = do

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("a test cannot be imported")
        self.do(session.items)
        return True


def imported_anew(mutant: Mutant, arguments: Sequence[str]) -> tuple[Found, Found]:
    """What notices a mutant that only another process can import."""
    name = f"{mutant.module} {mutant.number}"
    run = subprocess.run(
        [sys.executable, "-m", "tests.mutation", *arguments],
        cwd=ROOT,
        env={**os.environ, MUTANT: name},
        capture_output=True,
        text=True,
        check=False,
    )
    for line in run.stdout.splitlines():
        if line.startswith(name):
            audit, tests = json.loads(line.removeprefix(name))
            return audit, tests
    why = [line for line in run.stdout.splitlines() if "Error" in line]
    return ["", "it cannot be imported"], ["", why[0] if why else "it cannot be imported"]


@click.command()
@click.argument("document", default="")
@click.option("--of", multiple=True, help="Files or folders; reference/DOCUMENT if not given.")
@click.option("--sample", default=40, help="How many mutants; 0 for all.")
@click.option("--inputs", default=0, help="How many of these only of checks of the input.")
@click.option("--seed", default=1)
@click.option("--limit", default=3.0, help="Seconds that a claim or test may take.")
@click.option("--tests", multiple=True, help="Tests that each mutant is tried against as well.")
@click.option("--kept", help="A file from which an interrupted run is taken up again.")
def main(
    document: str,
    of: tuple[str, ...],
    sample: int,
    inputs: int,
    seed: int,
    limit: float,
    tests: tuple[str, ...],
    kept: str | None,
) -> None:
    """Try mutants of DOCUMENT's definitions, against its quick claims and against tests.

    Without DOCUMENT the tests alone, as for --of proofs_check/methods --tests tests/methods. Of
    each mutant those claims and tests are run that reach the changed function, until one notices.
    """
    out = os.fdopen(os.dup(1), "w")  # pytest keeps for itself what is printed

    def say(text: str) -> None:
        print(text, file=out, flush=True)

    of = of or (f"reference/{document}",)
    own = Run(document, of, limit, Kept(kept), say)
    every = [mutant for name, path in own.paths.items() for mutant in mutants(name, path)]
    chosen = _chosen(every, sample, inputs, random.Random(seed))
    arguments = [document] * bool(document) + [f"--of={each}" for each in of]
    arguments += [f"--tests={each}" for each in tests] + [f"--limit={limit:g}"]
    arguments += [f"--kept={kept}"] * bool(kept)

    def do(items: Sequence[pytest.Item]) -> None:
        own.prepare(items)
        if one := os.environ.get(MUTANT):
            (mutant,) = (m for m in every if f"{m.module} {m.number}" == one)
            say(one + json.dumps(own.here(mutant)))
            return
        known, survivors = equivalent(), []
        score: Counter[tuple[bool, str]] = Counter()
        for mutant in chosen:
            name = f"{mutant.lasting} {mutant.number}"
            if name not in own.kept.found:
                try:
                    own.kept.keep(name, own.try_out(mutant))
                except LookupError:
                    own.kept.keep(name, imported_anew(mutant, arguments))
            audit, tested = own.kept.found[name]
            words = "both" if audit and tested else "audit" if audit else "tests" if tested else ""
            words = words or ("equivalent" if mutant.lasting in known else "SURVIVES")
            score[mutant.of_input, words] += 1
            if words == "SURVIVES":
                survivors.append(mutant)
            how = " / ".join(f"{e[0]} {e[1][:60]}" for e in (audit, tested) if e)
            say(f"{words:10} {'i' if mutant.of_input else ' '} {mutant}: {how}")
        for of_input in (False, True):
            what = "checks of the input" if of_input else "definitions"
            found = {words: n for (own_kind, words), n in score.items() if own_kind == of_input}
            say(f"{what}: {sum(found.values())} mutants, {json.dumps(found)}")
        say("\n".join(f"survivor: {mutant.lasting}" for mutant in survivors))

    if not tests:
        do([])
        return
    options = ["-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist", "--capture=sys"]
    options += ["-p", "no:warnings", "-o", "addopts=--doctest-modules"]
    raise SystemExit(pytest.main([*options, *tests], plugins=[_Warm(do)]))


def _chosen(every: list[Mutant], sample: int, inputs: int, draw: random.Random) -> list[Mutant]:
    """A sample, in an order of chance; so many of it of checks of the input alone."""
    checks = [mutant for mutant in every if mutant.of_input]
    draw.shuffle(checks)
    others = [mutant for mutant in every if not mutant.of_input] if inputs else every
    draw.shuffle(others)
    if not sample:
        return draw.sample(every, len(every))
    return checks[:inputs] + others[: sample - inputs]


if __name__ == "__main__":
    main()
