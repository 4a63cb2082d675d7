"""The mutants are what they are called, and are put in."""

import ast
import gc
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from tests.mutation.__main__ import equivalent, modules
from tests.mutation.mutants import mutants, mutated, put_in
from tests.mutation.warm import (
    Task,
    TooSlow,
    at_most,
    first_notice,
    functions,
    in_a_fork,
    measured,
    replaced,
)

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
    for _, path in modules(["reference/positions", "proofs_check/methods/periodicity.py"]):
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


def test_a_mutant_is_imported_in_the_place_of_its_module(
    toy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(toy.parent)
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    assert import_module("toy").least([1, 2, 3], 1) == 2
    (wrong,) = (mutant for mutant in mutants("toy", toy) if mutant.says == "min -> max")
    with pytest.raises(AssertionError, match="there already"):
        put_in(wrong)
    monkeypatch.delitem(sys.modules, "toy")
    put_in(wrong)
    assert import_module("toy").least([1, 2, 3], 1) == 3
    monkeypatch.delitem(sys.modules, "toy")


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


def test_the_first_task_that_notices_is_named(toy: Path, loaded: ModuleType) -> None:
    def fails() -> str:
        raise ZeroDivisionError("by zero")

    right = Task("right", lambda: "", True)
    wrong = Task("wrong", lambda: "" if loaded.least([1, 2]) == 1 else "it is not", True)
    assert first_notice([right, wrong]) is None
    assert first_notice([right, Task("fails", fails, False)]) == (
        "fails",
        "ZeroDivisionError: by zero",
    )
    false = Task("false", lambda: "it is so", True)
    given = [wrong, Task("fails", fails, False), false]
    assert measured(given, {str(toy)}, 10) == ["", "ZeroDivisionError: by zero", "it is so"]
    assert wrong.reached >= {(str(toy), loaded.least.__code__.co_firstlineno)}
    left: list[int] = []

    def slow() -> str:
        left.append(1)
        while True:
            pass

    tasks = [Task("slow", slow, False), Task("next", lambda: str(left or ""), False)]
    assert measured(tasks, set(), 0.3) == ["takes more than 0.3 s", ""]
    assert measured([Task("fails", fails, False), right], set(), 10) == [
        "ZeroDivisionError: by zero",
        "",
    ]
    assert measured([Task("ends", lambda: exit(1), True)], set(), 10) == ["the process ended"]


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
    known = equivalent()
    own = sorted({each.partition("|")[0].replace(".", "/") + ".py" for each in known})
    every = {m.lasting for name, path in modules(own) for m in mutants(name, path)}
    assert set(known) <= every
    assert all(known.values())
