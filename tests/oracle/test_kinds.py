"""Each kind says the same in words, as schema, and by what it reads."""

import shlex
from fractions import Fraction
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from proofs_check.core.evidence import Json
from proofs_check.oracle import kinds
from proofs_check.oracle.describe import in_document
from proofs_check.oracle.system import System
from proofs_check.oracle.systems import known_systems, read_argument, solve
from reference.errors import InvalidInput
from tests.conftest import Gameproof

SYSTEMS = known_systems()

BIG = 10**20

VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 7, BIG, -BIG, str(BIG), str(-BIG), "9" * 15, "1" + "0" * 15),
    *("", "0", "7", "-3/4", "3/0", "1/2/3", "007", "-0", "P", "p", "N", "two words", "1.5", "1e3"),
    *([], [0], [1], [1, 1], [1, 2], [2, 1], [True], ["1"], [[1]], ["a"], [None], [1, 2, 3]),
    *({}, {"a": 1}, {"a": "x"}, {"a": [1]}, {"a": "1/2", "b": 2}),
    *(["a", "b", 1], ["a", "b", "1/2"], ["a", "b"], ["a", "b", "c"], ["a", 1, 1], [str(BIG)]),
)

KINDS: tuple[kinds.Kind, ...] = (
    kinds.Integer(),
    kinds.Integer(0),
    kinds.Integer(1),
    kinds.Integer(0, 7),
    kinds.Rational(),
    kinds.Choice.of(["P", "N"]),
    kinds.Text("a text"),
    kinds.SetOf(kinds.Integer(1), "integers of at least 1", least=1),
    kinds.SetOf(kinds.Integer(0), "integers of at least 0"),
    kinds.ListOf(kinds.Integer(0), "integers of at least 0"),
    kinds.ListOf(kinds.Integer(0), "integers of at least 0", 2, 2),
    kinds.ListOf(kinds.ListOf(kinds.Integer(), "integers"), "lists of integers", 1),
    kinds.Tuple((kinds.Text("a name"), kinds.Text("a name"), kinds.Rational()), "a move"),
    kinds.MapOf(kinds.Rational(), "an object of numbers"),
    kinds.Nullable(kinds.Integer(0), "there is none"),
)


def reads(kind: kinds.Kind, value: Json) -> bool:
    try:
        kind.read(value, "value")
    except InvalidInput as error:
        return error.field != "value"
    return True


@pytest.mark.parametrize("kind", KINDS, ids=repr)
def test_kind_and_schema_agree(kind: kinds.Kind) -> None:
    validator = jsonschema.Draft202012Validator(dict(kind.schema))
    found = {reads(kind, value) for value in VALUES}
    assert found == {True, False}
    for value in VALUES:
        # An integer past 2^53 is read as a number too, but in a vector it is a text.
        if value not in (BIG, -BIG):
            assert reads(kind, value) is validator.is_valid(value), value


def test_what_is_read() -> None:
    assert kinds.Integer().read(str(-BIG), "n") == -BIG
    assert kinds.SetOf(kinds.Integer(1), "integers", least=1).read([3, 1, 2], "set") == (1, 2, 3)
    assert kinds.Rational().read("6/4", "weight") == Fraction(3, 2)
    assert isinstance(kinds.Rational().read("4/2", "weight"), int)


SHRUNK: tuple[tuple[kinds.Kind, Any, Any], ...] = (
    (kinds.Integer(1), 9, 1),
    (kinds.Integer(), -9, 0),
    (kinds.Rational(), "-7/2", 0),
    (kinds.Choice.of(["P", "N"]), "N", "P"),
    (kinds.Text("a text"), "long text", ""),
    (kinds.SetOf(kinds.Integer(1), "integers", least=1), [3, 5, 8], [1]),
    (kinds.ListOf(kinds.Integer(0), "integers", 2, 2), [3, 5], [0, 0]),
    (kinds.Tuple((kinds.Integer(0), kinds.Rational()), "a pair"), [3, "1/2"], [0, 0]),
    (kinds.MapOf(kinds.Rational(), "an object of numbers"), {"a": 3, "b": 1}, {}),
)


@pytest.mark.parametrize(("kind", "value", "least"), SHRUNK)
def test_simpler_values_lead_to_the_least(kind: kinds.Kind, value: Json, least: Json) -> None:
    while True:
        usable = [less for less in kind.simpler(value) if reads(kind, less)]
        smaller = [less for less in usable if kind.weight(less) < kind.weight(value)]
        if not smaller:
            break
        value = min(smaller, key=kind.weight)
    assert value == least


@pytest.mark.parametrize("system", SYSTEMS.values(), ids=SYSTEMS)
def test_schemas_of_systems(system: System) -> None:
    for schema in (system.input_schema, system.output_schema):
        jsonschema.Draft202012Validator.check_schema(dict(schema))
    for fields in system.questions():
        question: dict[str, Json] = {
            field.name: read_argument(system.name, field.name, field.example) for field in fields
        }
        jsonschema.validate(question, dict(system.input_schema))
        answer = dict(solve(system.name, question))
        jsonschema.validate(answer, dict(system.output_schema))
        assert system.read_answer(answer) == system.read_answer(dict(answer))
        bad: tuple[dict[str, Any], ...] = ({**question, "size": 3}, {}, {"size": 3})
        for wrong in bad:
            assert not jsonschema.Draft202012Validator(dict(system.input_schema)).is_valid(wrong)
            with pytest.raises(InvalidInput):
                system.read_question(wrong)
        unusable: Any = ({**answer, "size": 3}, {}, [], None, {key: {"x": []} for key in answer})
        for wrong in unusable:
            assert not jsonschema.Draft202012Validator(dict(system.output_schema)).is_valid(wrong)
            with pytest.raises(InvalidInput):
                system.read_answer(wrong)


@pytest.mark.parametrize("system", SYSTEMS.values(), ids=SYSTEMS)
def test_help_of_a_system_has_examples_that_run(gameproof: Gameproof, system: System) -> None:
    of_all = gameproof("solve", "--help").out
    assert f"  {system.name} " in of_all
    assert system.says in of_all
    run = gameproof("solve", system.name, "--help")
    assert run.status == 0
    for field in system.fields:
        assert f"  {field.name}={field.example}\n      {field.says}" in run.out
        assert f"allowed: {field.kind.allowed}\n" in run.out
    words = shlex.split(run.out.rstrip().rpartition("\n")[2])
    assert words[0] == "gameproof"
    assert gameproof(*words[1:]).status == 0
    for example in system.examples():  # one of each notation in each variant
        run = gameproof("solve", system.name, *example)
        assert run.status == 0
        assert run.out.endswith(f"reading = {example[-1].partition('=')[2]}\n")


def test_the_table_in_the_readme_is_what_the_code_says() -> None:
    import proofs_check.oracle

    path = Path(proofs_check.oracle.__file__).with_name("README.md")
    text = path.read_text(encoding="utf-8")
    assert text == in_document(text, SYSTEMS), "python -m proofs_check.oracle.describe"
    assert text.count("### `") == len(SYSTEMS)
