"""The systems of all documents: questions read from text or JSON, answered by the reference."""

from collections.abc import Mapping
from typing import Any

from proofs_check.evidence import Json, read_json
from proofs_check.oracle import bidding, cumulative, partizan, positions, preferences
from proofs_check.oracle.system import Field, System
from reference.errors import InvalidInput

MAX_WORK = 20_000_000
"""Evaluations of an option that `solve` allows unless it is told otherwise; about a minute."""

SYSTEMS: Mapping[str, System] = {
    system.name: system
    for system in (
        *cumulative.SYSTEMS,
        *positions.SYSTEMS,
        *preferences.SYSTEMS,
        *partizan.SYSTEMS,
        *bidding.SYSTEMS,
    )
}


def find_system(name: str) -> System:
    """The system of that name.

    Raises:
        InvalidInput: there is none.

    >>> find_system("cumulative.outcome").fields[0].name
    'set'
    """
    if name not in SYSTEMS:
        raise InvalidInput("system", name, ", ".join(SYSTEMS))
    return SYSTEMS[name]


def read_text(text: str, name: str) -> Json:
    """A value of the command line: JSON, or a list without brackets, or a word.

    Args:
        text: the value.
        name: the field that it was given for.

    Raises:
        InvalidInput: a key stands twice, or an integer is longer than Python reads.

    >>> [read_text(text, "set") for text in ("4,5,9", "[4,5,9]", "7", "FvA", "1.5")]
    [[4, 5, 9], [4, 5, 9], 7, 'FvA', '1.5']
    """
    try:
        return read_json(text, name)
    except InvalidInput:
        raise
    except (ValueError, RecursionError):
        return [read_text(part, name) for part in text.split(",")] if "," in text else text


def read_argument(system: str, name: str, text: str) -> Json:
    """A value of the command line for a field of a system, which may want it as it is.

    >>> read_argument("partizan.value", "game", "{1,2|3}")
    '{1,2|3}'
    >>> read_argument("cumulative.outcome", "set", "4,5,9")
    [4, 5, 9]
    """
    fields = SYSTEMS[system].fields if system in SYSTEMS else ()
    if any(field.text for field in fields if field.name == name):
        return text
    return read_text(text, name)


def _asked(system: System, values: Mapping[str, Json]) -> tuple[Field, ...]:
    """The fields of the question that these values ask.

    Raises:
        InvalidInput: a field is missing, or one is given that the question has not.
    """
    ways = [{field.name: field for field in fields} for fields in system.questions()]
    allowed = "; or ".join(", ".join(names) for names in ways)
    for given in values:
        fitting = [names for names in ways if given in names]
        if not fitting:
            raise InvalidInput("field", given, f"{allowed} for {system.name}")
        ways = fitting
    fields = ways[0]
    for field in fields.values():
        if field.name not in values and not field.optional:
            raise InvalidInput(field.name, None, field.allowed)
    return tuple(field for field in fields.values() if field.name in values)


def solve(name: str, values: Mapping[str, Json], max_work: int = MAX_WORK) -> Mapping[str, Json]:
    """Ask the reference one question.

    Args:
        name: the system.
        values: its inputs, read from text or JSON.
        max_work: how many evaluations of an option the answer may take.

    Raises:
        InvalidInput: a field is missing, unknown or unusable, or the work is above the limit.

    >>> solve("cumulative.outcome", {"set": [4, 5, 9], "heap": 61, "convention": "FvA"})
    {'outcome': [32, 29], 'moves': [4]}
    """
    system = find_system(name)
    asked = _asked(system, values)
    with system.limited(max_work):
        read: dict[str, Any] = {field.name: field.read(values[field.name]) for field in asked}
        work = system.work(**read)
        if work > max_work:
            raise InvalidInput(
                "max-work",
                work,
                f"at most {max_work} evaluations of an option; raise with --max-work",
            )
        return system.answer(**read)
