"""What a program is for: the limits that it declares on the fields of a system."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from proofs_check.core.evidence import Json
from proofs_check.oracle.kinds import Choice, Integer, ListOf, exact
from proofs_check.oracle.questions import leaves
from proofs_check.oracle.system import Field, System
from reference.errors import InvalidInput

NUMBERS = ("minimum", "maximum", "length")
"""What an object may limit: the integers of a value, its members, or the letters of a text."""

ALLOWED = "false, a list of words, or an object of integers: " + ", ".join(NUMBERS)


def integers(value: Json) -> Iterator[int]:
    """Yield every integer in a value, also those that a text is written with.

    >>> list(integers({"a": [3, "-1/12"], "b": "2x10"}))
    [3, -1, 12, 2, 10]
    """
    for leaf in leaves(value):
        if isinstance(leaf, str):
            # A text of more digits than Python reads has them counted, not read.
            found = re.findall(r"-?[0-9]+", leaf)
            yield from (int(digits) if len(digits) < 4_000 else 10**4_000 for digits in found)
        elif isinstance(leaf, int) and not isinstance(leaf, bool):
            yield leaf


@dataclass(frozen=True)
class Limit:
    """What a program takes of one field: these words, or such numbers; no value at all: `never`."""

    words: tuple[str, ...] | None = None
    minimum: int | None = None
    maximum: int | None = None
    length: int | None = None
    never: bool = False

    def admits(self, value: Json) -> bool:
        """Whether the program takes the value."""
        if self.never:
            return False
        if self.words is not None:
            return all(v in self.words for v in (value if isinstance(value, list) else [value]))
        if self.length is not None and isinstance(value, Sequence) and len(value) > self.length:
            return False
        least, most = self.minimum, self.maximum
        return all(
            (least is None or least <= n) and (most is None or n <= most) for n in integers(value)
        )

    @property
    def excluded(self) -> str:
        """What is not claimed, in words."""
        if self.never:
            return "asked with it"
        if self.words is not None:
            return f"other than {', '.join(self.words)}"
        parts = [
            f"{word} {number}"
            for word, number in (
                ("below", self.minimum),
                ("above", self.maximum),
                ("longer than", self.length),
            )
            if number is not None
        ]
        return " or ".join(parts)


@dataclass(frozen=True)
class Limits:
    """What a program takes of a system: a limit for some fields, and for every integer."""

    fields: Mapping[str, Limit]
    largest: int | None = None

    def admits(self, system: System, question: Mapping[str, Json]) -> bool:
        """Whether the program takes the question; one without its reading asks the default one."""
        for name, limit in self.fields.items():
            if name in question:
                if not limit.admits(question[name]):
                    return False
            elif name == system.readings.field and limit.words is not None:
                several = system.readings.names(question)
                if several[1:] and several[0] not in limit.words:
                    return False
        return self.small(question)

    def small(self, value: Mapping[str, Json]) -> bool:
        """Whether no integer in a question, or in its answer, is larger than the program has."""
        return self.largest is None or all(abs(n) <= self.largest for n in integers(value))

    def within(self, question: Mapping[str, Json]) -> Mapping[str, Json]:
        """The question with integers that are too large, or too small, as far as they may be.

        Words become the first that the program takes: so the ends of its limits are asked.
        """
        found = dict(question)
        for name, limit in self.fields.items():
            value = found.get(name)
            if limit.never:
                found.pop(name, None)
            elif limit.words and isinstance(value, str) and value not in limit.words:
                found[name] = limit.words[0]
            elif limit.maximum is not None and isinstance(value, int) and value > limit.maximum:
                found[name] = exact(limit.maximum)
            elif limit.minimum is not None and isinstance(value, int) and value < limit.minimum:
                found[name] = exact(limit.minimum)
        return found

    def excluded(self) -> list[str]:
        """What is not claimed, a line each."""
        lines = [f"{name} {limit.excluded}" for name, limit in self.fields.items()]
        if self.largest is not None:
            lines.append(f"integers beyond {self.largest}, in a question or its answer")
        return lines


NONE = Limits({})


def read_limits(system: System, given: Json, largest: int | None) -> Limits:
    """The limits on a system that a program declares.

    Raises:
        InvalidInput: of a field that is not there, or nothing that limits it.
    """
    fields = {field.name: field for field in system.fields}
    if not isinstance(given, Mapping):
        raise InvalidInput("limits", given, f"an object of limits on {', '.join(fields)}")
    found = {}
    for name, limit in given.items():
        if name not in fields:
            raise InvalidInput("limits", name, f"a field of {system.name}: {', '.join(fields)}")
        found[name] = _read_limit(system, fields[name], limit)
    return replace(NONE, fields=found, largest=largest)


def _read_limit(system: System, field: Field, given: Json) -> Limit:
    where = f"limits, {system.name}, {field.name}"
    if given is False:
        if field.optional or system.alternatives:
            return Limit(never=True)
        raise InvalidInput(where, given, "no false: every question has it")
    if isinstance(given, list) and given:
        kind = field.kind.each if isinstance(field.kind, ListOf) else field.kind
        known = kind.words if isinstance(kind, Choice) else None
        for word in given:
            if not isinstance(word, str) or (known is not None and word not in known):
                raise InvalidInput(where, word, kind.allowed)
        return Limit(words=tuple(map(str, given)))
    if not isinstance(given, Mapping) or not given:
        raise InvalidInput(where, given, ALLOWED)
    numbers: dict[str, Any] = {}
    for name, number in given.items():
        if name not in NUMBERS:
            raise InvalidInput(where, name, ALLOWED)
        numbers[name] = Integer().read(number, where)
    return Limit(**numbers)
