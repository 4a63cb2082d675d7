"""The systems: typed questions, read from text or JSON, answered by the reference."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from proofs_check.evidence import Json, read_json
from reference.cumulative import (
    Convention,
    heap_size,
    moves,
    outcome,
    subtraction_set,
    zero_sum,
    zero_sum_moves,
)
from reference.errors import InvalidInput

MAX_WORK = 20_000_000
"""Evaluations of an option that `solve` allows unless it is told otherwise; about a minute."""


@dataclass(frozen=True)
class Field:
    """One input of a system: its name, what is allowed, an example, and how it is read."""

    name: str
    allowed: str
    example: str
    read: Callable[[Json], Any]


@dataclass(frozen=True)
class System:
    """One kind of question.

    `work` estimates the evaluations of an option that an answer takes.
    """

    name: str
    says: str
    fields: tuple[Field, ...]
    work: Callable[..., int]
    answer: Callable[..., Mapping[str, Json]]


def _set(value: Json) -> tuple[int, ...]:
    return subtraction_set(value if isinstance(value, list) else [value])  # type: ignore[list-item]


def _convention(value: Json) -> Convention:
    try:
        return Convention(str(value))
    except ValueError:
        raise InvalidInput("convention", value, ", ".join(Convention)) from None


def _heap(value: Json) -> int:
    return heap_size(value)  # type: ignore[arg-type]


SET = Field("set", "distinct integers of at least 1", "4,5,9", _set)
HEAP = Field("heap", "an integer of at least 0", "61", _heap)
CONVENTION = Field("convention", ", ".join(Convention), "FvA", _convention)


def _option_evaluations(S: tuple[int, ...], heap: int) -> int:
    """Of all heaps up to this one; a heap counts as one more, so that one without options does."""
    return heap + 1 + sum(heap - s + 1 for s in S if s <= heap)


SYSTEMS: Mapping[str, System] = {
    system.name: system
    for system in (
        System(
            "cumulative.outcome",
            "Utilities of both players, and the first moves, in self-interest subtraction.",
            (SET, HEAP, CONVENTION),
            # Each of the two parts of the answer takes the outcomes under all four conventions.
            lambda set, heap, convention: 8 * _option_evaluations(set, heap),  # noqa: A006
            lambda set, heap, convention: {  # noqa: A006
                "outcome": list(outcome(set, heap, convention)),
                "moves": list(moves(set, heap, convention)),
            },
        ),
        System(
            "cumulative.zero_sum",
            "The zero-sum value of a heap, first player minus second, and the first moves.",
            (SET, HEAP),
            lambda set, heap: 2 * _option_evaluations(set, heap),  # noqa: A006
            lambda set, heap: {  # noqa: A006
                "value": zero_sum(set, heap),
                "moves": list(zero_sum_moves(set, heap)),
            },
        ),
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
    names = [field.name for field in system.fields]
    for given in values:
        if given not in names:
            raise InvalidInput("field", given, f"{', '.join(names)} for {name}")
    read: dict[str, Any] = {}
    for field in system.fields:
        if field.name not in values:
            raise InvalidInput(field.name, None, field.allowed)
        read[field.name] = field.read(values[field.name])
    work = system.work(**read)
    if work > max_work:
        raise InvalidInput(
            "max-work", work, f"at most {max_work} evaluations of an option; raise with --max-work"
        )
    return system.answer(**read)
