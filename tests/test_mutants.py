"""Small mistakes that a machine makes in the definitions are noticed by the audit."""

import csv
import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from cProfile import Profile
from dataclasses import dataclass, field
from functools import cache, partial
from importlib import import_module
from itertools import product
from pathlib import Path
from time import process_time
from types import CodeType, FunctionType

import pytest

from proofs_check.core.documents import documents
from proofs_check.methods.measured import Measured
from tests.forks import TooSlow, at_most, in_a_fork
from tests.mutants import Mutant, Reached, functions, mutants, mutated, replaced
from tests.wrong_definitions import checks, first_false, forget

ROOT = Path(__file__).parents[1]

FEW, MORE = 30, 1000
"""How many instances of each check are looked at, and how many where those show nothing."""

SAMPLE = 25
"""How many mutants of a document's definitions are tried: those of the smallest digests."""

SECONDS, LAST = 2.0, 60.0
"""A check whose first instances take longer is asked where no other notices, and for how long."""


@dataclass
class Task:
    """A check that may notice: what its first instances take, and which functions they reach."""

    name: str
    seconds: float
    reached: set[Reached]
    noticed: Counter[Reached] = field(default_factory=Counter)
    """How many mutants of each function it was the first to notice."""

    def price(self, function: Reached) -> float:
        """What it takes, the less the more it has noticed there, or elsewhere."""
        return (0.01 + self.seconds) / (1 + 10 * self.noticed[function] + self.noticed.total())


def tasks(document: str, files: set[str]) -> tuple[list[Task], list[str]]:
    """The checks that are true of their first instances soon, and those that take longer."""

    def measured() -> tuple[list[tuple[str, float, set[Reached]]], list[str]]:
        found, slow = [], []
        for name, check in checks(document).items():
            if isinstance(check, Measured):
                continue  # all or nothing
            calls, begin = Profile(builtins=False), process_time()
            try:
                with at_most(SECONDS), calls:
                    assert first_false(document, check, FEW) is None, name
            except TooSlow:
                slow.append(name)
                continue
            codes = {call.code for call in calls.getstats() if isinstance(call.code, CodeType)}
            reached = {(c.co_filename, c.co_firstlineno) for c in codes}
            found.append((name, process_time() - begin, {r for r in reached if r[0] in files}))
        return found, slow

    found, slow = in_a_fork(measured, 3_600)
    assert isinstance(found, list), slow
    return [Task(*each) for each in found], slow


def notice(
    document: str,
    asked: Sequence[Task],
    slow: Sequence[str],
    put_in: Iterable[tuple[FunctionType, CodeType]],
) -> str:
    """The first check that notices wrong functions; nothing where none does."""
    for function, code in put_in:
        function.__code__ = code
    forget(document)
    for most, task in product((FEW, MORE), asked):
        try:
            with at_most(1 + 5 * task.seconds * (most / FEW)):
                if first_false(document, checks(document)[task.name], most) is not None:
                    return task.name
        except (TooSlow, Exception):
            return task.name
    for name in slow:
        with suppress(TooSlow), at_most(LAST):
            if first_false(document, checks(document)[name], FEW) is not None:
                return name
    return ""


def modules(folder: Path) -> Iterator[tuple[str, Path]]:
    """Yield the modules of a folder, by name."""
    for file in sorted(folder.rglob("*.py")):
        if file.name != "__init__.py":
            yield ".".join(file.relative_to(ROOT).with_suffix("").parts), file


@cache
def equivalent() -> Mapping[str, str]:
    """Mutants that no claim notices, as none can, or none is about it: why, or which test does."""
    with Path(__file__).with_name("equivalent.csv").open(encoding="utf-8", newline="") as file:
        return {
            "|".join((row["module"], row["line"], row["column"], row["change"])): row["why"]
            for row in csv.DictReader(file)
        }


def sample(document: str) -> list[tuple[Mutant, Path]]:
    """The same ones as long as their lines are the same; what only refuses input is left out."""
    own = modules(ROOT / "reference" / document)
    every = [(mutant, path) for name, path in own for mutant in mutants(name, path)]
    every = [each for each in every if not each[0].of_input]
    every.sort(key=lambda each: hashlib.sha256(each[0].lasting.encode()).hexdigest())
    return [each for each in every[:SAMPLE] if each[0].lasting not in equivalent()]


def survivors(document: str) -> Iterator[Mutant]:
    """Yield the mutants of the sample that no claim notices."""
    chosen = sample(document)
    files = {str(path) for _, path in chosen}
    for name, _ in modules(ROOT / "proofs_check" / "documents" / document):
        import_module(name)
    every, slow = tasks(document, files)
    known = functions(files)
    for mutant, path in chosen:
        wrong = compile(mutated(path.read_bytes(), mutant.number), str(path), "exec")
        try:
            put_in = replaced(path, wrong, known)
        except LookupError:
            continue  # it is done when the module is imported
        places = {(str(path), function.__code__.co_firstlineno) for function, _ in put_in}
        place = min(places)
        own = [task for task in every if task.reached & places]
        own.sort(key=lambda task: task.price(place))
        seconds = 60 + 200 * sum(task.seconds for task in own) + LAST * len(slow)
        found = in_a_fork(partial(notice, document, own, slow, put_in), seconds)
        if not found:
            yield mutant
        for task in own:
            task.noticed[place] += task.name == found


@pytest.mark.parametrize("document", documents())
def test_the_audit_notices_small_mistakes(document: str) -> None:
    assert [mutant.lasting for mutant in survivors(document)] == []


def test_what_is_called_equivalent_is_a_mutant_and_says_why() -> None:
    own = modules(ROOT / "reference")
    every = {mutant.lasting for name, path in own for mutant in mutants(name, path)}
    assert set(equivalent()) <= every
    assert all(equivalent().values())
