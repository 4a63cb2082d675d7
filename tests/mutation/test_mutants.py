"""The mutants are what they are called, and are put in."""

import ast
import sys
from importlib import import_module
from pathlib import Path
from time import sleep

import pytest

from tests.mutation.__main__ import ROOT, _in_another, modules
from tests.mutation.mutants import mutants, mutated, put_in

TOY = '''"""A toy."""

from math import inf


def least(numbers: list[int], floor: int = 0) -> float:
    """The least number above a floor."""
    if floor < 0:
        raise ValueError(floor)
    return min((n for n in numbers if n > floor and n != 7), default=inf)
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


def test_what_happens_in_another_process_is_known() -> None:
    assert _in_another(lambda: ("a", "b"), 60) == ("a", "b")
    assert _in_another(lambda: 1 / 0, 60) == ("", "ZeroDivisionError: division by zero")
    assert _in_another(lambda: sleep(60), 0.2) is None
    assert (ROOT / "reference").is_dir()
