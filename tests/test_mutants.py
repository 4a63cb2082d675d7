"""Small mistakes that a machine makes in the definitions are noticed by the audit."""

import ast
import csv
import gc
import hashlib
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from cProfile import Profile
from dataclasses import dataclass, field
from functools import cache, partial
from importlib import import_module
from itertools import product
from pathlib import Path
from time import process_time
from types import CodeType, FunctionType, ModuleType

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

SECONDS = 2.0
"""A check whose first instances take longer is not asked."""


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


def tasks(document: str, files: set[str]) -> list[Task]:
    """The checks that are true of their first instances, and soon."""

    def measured() -> list[tuple[str, float, set[Reached]]]:
        found = []
        for name, check in checks(document).items():
            if isinstance(check, Measured):
                continue  # all or nothing
            calls, begin = Profile(builtins=False), process_time()
            with calls:
                assert first_false(document, check, FEW) is None, name
            seconds = process_time() - begin
            codes = {call.code for call in calls.getstats() if isinstance(call.code, CodeType)}
            reached = {(c.co_filename, c.co_firstlineno) for c in codes}
            if seconds < SECONDS:
                found.append((name, seconds, {place for place in reached if place[0] in files}))
        return found

    found = in_a_fork(measured, 3_600)
    assert isinstance(found, list), found
    return [Task(*each) for each in found]


def notice(
    document: str, asked: Sequence[Task], put_in: Iterable[tuple[FunctionType, CodeType]]
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
    """Yield the mutants of the sample that no quick claim notices."""
    chosen = sample(document)
    files = {str(path) for _, path in chosen}
    for name, _ in modules(ROOT / "proofs_check" / "documents" / document):
        import_module(name)
    every = tasks(document, files)
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
        seconds = 60 + 200 * sum(task.seconds for task in own)
        found = in_a_fork(partial(notice, document, own, put_in), seconds)
        if not found:
            yield mutant
        for task in own:
            task.noticed[place] += task.name == found


@pytest.mark.parametrize("document", documents())
def test_the_audit_notices_small_mistakes(document: str) -> None:
    assert [mutant.lasting for mutant in survivors(document)] == []


TOY = '''"""A toy."""

from collections.abc import Callable
from math import inf
from typing import TypeAlias

SEVEN = 7
Either: TypeAlias = int | str


def least(numbers: list[int], floor: int = 0) -> float:
    """The least number above a floor."""
    if floor < 0:
        raise ValueError(floor)
    return min((n for n in numbers if n > floor and n != 7), default=inf)


def half(first: int, second: int) -> tuple[int, int]:
    """Two numbers, both from the same input, halved."""
    within("second", second, 0, 9)
    if first in {0, 1}:
        return second, first
    return max(first, second) // 2, least(range(first), second)


def adding(n: int) -> Callable[[int], int]:
    """What adds so much."""

    def add(m: int) -> int:
        return m + n

    return add


add_two = adding(2)


def within(field: str, given: int, least: int, most: int) -> int:
    """The number."""
    if not least <= given <= most:
        raise ValueError(field)
    return given
'''


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    path = tmp_path / "toy.py"
    path.write_text(TOY, encoding="utf-8")
    return path


def test_every_mutant_is_another_program_that_compiles() -> None:
    asked = 0
    for _, path in modules(ROOT / "reference" / "positions"):
        source = path.read_bytes()
        right = ast.dump(ast.parse(source))
        for mutant in mutants("any", path)[::7]:
            wrong = mutated(source, mutant.number)
            assert ast.dump(wrong) != right, str(mutant)
            compile(wrong, str(path), "exec")
            asked += 1
    assert asked > 70


def test_what_only_refuses_input_is_told_apart(toy: Path) -> None:
    found = {mutant.says: mutant.of_input for mutant in mutants("toy", toy)}
    assert found["Lt -> LtE"]
    assert not found["Gt -> GtE"]
    assert not found["min -> max"]
    assert {"NotEq -> Eq", "And -> Or", "part 1 of 2 is left out", "7 -> 8", "0 -> 1"} <= set(found)
    assert found["nothing is checked"]
    assert found["the call is left out"]
    kinds = {"its condition is never so", "member 2 is left out", "what it returns is in reverse"}
    kinds |= {"rounded up", "arguments 1 and 2 are exchanged", "range by -1", "first -> second"}
    assert kinds <= {mutant.says for mutant in mutants("toy", toy) if not mutant.of_input}
    assert not any(mutant.text.startswith("Either") for mutant in mutants("toy", toy))
    with pytest.raises(LookupError):
        mutated(toy.read_bytes(), len(mutants("toy", toy)))


@pytest.fixture
def loaded(toy: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(toy.parent)
    monkeypatch.delitem(sys.modules, "toy", raising=False)
    return import_module("toy")


def test_a_mutant_is_put_into_a_fork(toy: Path, loaded: ModuleType) -> None:
    known = functions({str(toy)})
    (wrong,) = (mutant for mutant in mutants("toy", toy) if mutant.says == "min -> max")
    code = compile(mutated(toy.read_bytes(), wrong.number), str(toy), "exec")
    ((function, other),) = replaced(toy, code, known)
    assert function is loaded.least

    def work() -> int:
        function.__code__ = other
        return int(loaded.least([1, 2, 3], 1))

    assert in_a_fork(work, 10) == 3
    assert loaded.least([1, 2, 3], 1) == 2


def test_a_mutant_is_put_into_a_function_that_was_made_when_it_was_imported(
    toy: Path, loaded: ModuleType
) -> None:
    known = functions({str(toy)})
    (wrong,) = (mutant for mutant in mutants("toy", toy) if mutant.says == "Add -> Sub")
    code = compile(mutated(toy.read_bytes(), wrong.number), str(toy), "exec")
    put_in = replaced(toy, code, known)
    assert {function for function, _ in put_in} == {loaded.adding, loaded.add_two}

    def work() -> int:
        for function, other in put_in:
            function.__code__ = other
        return int(loaded.add_two(5))

    assert in_a_fork(work, 10) == 3
    assert loaded.add_two(5) == 7


@pytest.mark.parametrize("text", ["SEVEN = 7", "def least(numbers: list[int], floor: int = 0)"])
def test_what_is_done_when_it_is_imported_is_told_apart(
    toy: Path, loaded: ModuleType, text: str
) -> None:
    known = functions({str(toy)})
    found = [mutant for mutant in mutants("toy", toy) if mutant.text.startswith(text)]
    assert found
    for mutant in found:
        code = compile(mutated(toy.read_bytes(), mutant.number), str(toy), "exec")
        with pytest.raises(LookupError):
            replaced(toy, code, known)


def test_functions_are_found_where_a_test_run_has_frozen_them() -> None:
    gc.freeze()
    assert (__file__, test_what_goes_on_for_ever_is_stopped.__code__.co_firstlineno) in functions(
        {__file__}
    )


def test_what_goes_on_for_ever_is_stopped() -> None:
    def endless() -> None:
        while True:
            pass

    with pytest.raises(TooSlow), at_most(0.05):
        endless()
    assert in_a_fork(lambda: ("a", "b"), 10) == ("a", "b")
    assert in_a_fork(lambda: 1 / 0, 10) == ("", "ZeroDivisionError: division by zero")
    assert in_a_fork(endless, 0) == ("", "the process ended")


def test_what_is_called_equivalent_is_a_mutant_and_says_why() -> None:
    own = modules(ROOT / "reference")
    every = {mutant.lasting for name, path in own for mutant in mutants(name, path)}
    assert set(equivalent()) <= every
    assert all(equivalent().values())
