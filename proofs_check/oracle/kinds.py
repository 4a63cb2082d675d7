"""Kinds of values: the one source of what a field allows.

From a kind come the words of an error message and of the help, the JSON Schema, how a value is
read from JSON and from the command line, and which values are simpler.
"""

import re
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from proofs_check.core.evidence import Json, read_json
from reference.errors import InvalidInput

LARGEST = 2**53 - 1
"""The largest integer that is written as a JSON number; larger ones are written as text."""

MANY = 100
"""An integer up to here has all smaller ones as simpler ones."""

_LONG = re.compile(r"-?[1-9][0-9]{15,}")
_FRACTION = re.compile(r"-?(0|[1-9][0-9]*)(/[1-9][0-9]*)?")

Schema = dict[str, Json]


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


def exact(value: int | Fraction) -> Json:
    """An exact number as JSON: text where it is a fraction, or an integer past 2^53.

    Raises:
        InvalidInput: it has more digits than Python writes.

    >>> exact(3), exact(Fraction(-3, 4)), exact(2**53)
    (3, '-3/4', '9007199254740992')
    """
    if value.denominator == 1 and -LARGEST <= value <= LARGEST:
        return int(value)
    try:
        return str(value)
    except ValueError:
        most = sys.get_int_max_str_digits()
        raise InvalidInput("value", value, f"values of at most {most} digits") from None


class Kind(ABC):
    """One kind of value."""

    @property
    @abstractmethod
    def allowed(self) -> str:
        """What is allowed, in words."""

    @property
    @abstractmethod
    def schema(self) -> Schema:
        """What is allowed, as JSON Schema (draft 2020-12)."""

    @abstractmethod
    def read(self, value: Json, name: str) -> Any:
        """The value as the reference takes it; equal ones compare equal.

        Args:
            value: what was given.
            name: the field that it was given for.

        Raises:
            InvalidInput: it is not allowed.
        """

    def plain(self, value: Json) -> Any:
        """A value as a Python function takes it: integers of any size and fractions are numbers."""
        return value

    def from_text(self, text: str, name: str) -> Json:
        """The JSON that a value of the command line stands for.

        Raises:
            InvalidInput: nobody can read it.
        """
        return read_text(text, name)

    def simpler(self, value: Json) -> Iterator[Json]:
        """JSON values to try in place of this one, simplest first; some may not be allowed."""
        del value
        return iter(())

    def weight(self, value: Json) -> int:
        """How large a value is: of two that differ, the smaller one is the simpler example."""
        return _weight(value)

    def refuse(self, value: object, name: str) -> InvalidInput:
        """The error for a value that is not allowed."""
        return InvalidInput(name, value, self.allowed)


@dataclass(frozen=True)
class Integer(Kind):
    """An integer of a range; with 16 digits or more it may be text."""

    minimum: int | None = None
    maximum: int | None = None

    @property
    def allowed(self) -> str:
        if self.minimum is None:
            return "an integer"
        if self.maximum is None:
            return f"an integer of at least {self.minimum}"
        return f"an integer from {self.minimum} to {self.maximum}"

    @property
    def schema(self) -> Schema:
        least = -LARGEST if self.minimum is None else self.minimum
        if self.maximum is not None:
            return {"type": "integer", "minimum": least, "maximum": self.maximum}
        number: Schema = {"type": "integer", "minimum": least, "maximum": LARGEST}
        sign = "-?" if self.minimum is None else ""
        return {"anyOf": [number, {"type": "string", "pattern": f"^{sign}[1-9][0-9]{{15,}}$"}]}

    def read(self, value: Json, name: str) -> int:
        if isinstance(value, str) and self.maximum is None and _LONG.fullmatch(value):
            value = read_json(value, name)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.refuse(value, name)
        if self.minimum is not None and value < self.minimum:
            raise self.refuse(value, name)
        if self.maximum is not None and value > self.maximum:
            raise self.refuse(value, name)
        return value

    def plain(self, value: Json) -> int:
        return self.read(value, "")

    def simpler(self, value: Json) -> Iterator[Json]:
        value = self.read(value, "")
        nought = max(self.minimum or 0, 0)
        away = abs(value - nought)
        steps = range(min(away, MANY)) if away <= MANY else (0, 1, 2, away // 2, away - 1)
        for less in steps:
            yield exact(nought + less)
            if nought - less != nought + less:
                yield exact(nought - less)
        yield exact(nought + away)


@dataclass(frozen=True)
class Rational(Kind):
    """An exact number."""

    @property
    def allowed(self) -> str:
        return 'an integer, or an exact fraction as a text such as "-3/4"'

    @property
    def schema(self) -> Schema:
        return {
            "anyOf": [
                {"type": "integer", "minimum": -LARGEST, "maximum": LARGEST},
                {"type": "string", "pattern": f"^{_FRACTION.pattern}$"},
            ]
        }

    def read(self, value: Json, name: str) -> int | Fraction:
        if isinstance(value, str) and _FRACTION.fullmatch(value):
            try:
                number = Fraction(value)
            except ValueError:  # more digits than Python reads
                raise self.refuse(value, name) from None
            return int(number) if number.denominator == 1 else number
        if isinstance(value, int | Fraction) and not isinstance(value, bool):
            return value
        raise self.refuse(value, name)

    def plain(self, value: Json) -> int | Fraction:
        return self.read(value, "")

    def simpler(self, value: Json) -> Iterator[Json]:
        number = self.read(value, "")
        if isinstance(number, Fraction):
            yield exact(number.numerator // number.denominator)
        else:
            yield from Integer().simpler(number)


@dataclass(frozen=True)
class Choice(Kind):
    """One of some words; `made` makes of the word what the reference takes."""

    words: tuple[str, ...]
    made: Callable[[str], Any] = str

    @staticmethod
    def of(words: Iterable[str], made: Callable[[str], Any] = str) -> "Choice":
        """Of the words of an enumeration, say.

        >>> Choice.of(["P", "N"]).allowed
        'P, N'
        """
        return Choice(tuple(str(word) for word in words), made)

    @property
    def allowed(self) -> str:
        return ", ".join(self.words)

    @property
    def schema(self) -> Schema:
        return {"enum": list(self.words)}

    def read(self, value: Json, name: str) -> Any:
        if not isinstance(value, str) or value not in self.words:
            raise self.refuse(value, name)
        return self.made(str(value))

    def simpler(self, value: Json) -> Iterator[Json]:
        yield from self.words[: self.words.index(str(value))]

    def weight(self, value: Json) -> int:
        return self.words.index(str(value))


@dataclass(frozen=True)
class Text(Kind):
    """A text of a notation that `parse` reads; more than the schema can say but its length."""

    notation: str
    parse: Callable[[str], Any] = str
    most: int | None = None

    @property
    def allowed(self) -> str:
        return self.notation

    @property
    def schema(self) -> Schema:
        return {"type": "string", **({"maxLength": self.most} if self.most else {})}

    def read(self, value: Json, name: str) -> Any:
        if not isinstance(value, str):
            raise self.refuse(value, name)
        if self.most is not None and len(value) > self.most:
            raise InvalidInput(name, f"{len(value)} characters", f"at most {self.most}")
        try:
            return self.parse(value)
        except InvalidInput as error:
            # A parser speaks of its own field, unless it is the work that is too much.
            own = error.field if error.field == "max-work" else name
            raise InvalidInput(own, error.given, error.allowed) from None

    def from_text(self, text: str, name: str) -> Json:
        return text

    def simpler(self, value: Json) -> Iterator[Json]:
        if not isinstance(value, str):
            return
        for length in (8, 4, 2, 1):
            for start in range(len(value) - length + 1):
                yield value[:start] + value[start + length :]
        for at, letter in enumerate(value):
            if letter.isascii() and letter.isdigit() and letter != "0":
                yield f"{value[:at]}{int(letter) - 1}{value[at + 1 :]}"


def _parts(value: Any) -> Sequence[Json] | None:
    return value if isinstance(value, list | tuple) else None


@dataclass(frozen=True)
class _Several(Kind):
    """Values of one kind."""

    each: Kind
    plural: str
    least: int = 0

    def from_text(self, text: str, name: str) -> Json:
        value = read_text(text, name)
        return [value] if isinstance(value, str | int) else value

    def plain(self, value: Json) -> Any:
        return [self.each.plain(part) for part in _parts(value) or ()]


@dataclass(frozen=True)
class SetOf(_Several):
    """Distinct values, in any order; read as a tuple, ascending."""

    @property
    def allowed(self) -> str:
        return f"distinct {self.plural}"

    @property
    def schema(self) -> Schema:
        found: Schema = {"type": "array", "items": self.each.schema, "uniqueItems": True}
        return {**found, "minItems": self.least} if self.least else found

    def read(self, value: Json, name: str) -> tuple[Any, ...]:
        if (parts := _parts(value)) is None:
            raise self.refuse(value, name)
        found = []
        for part in parts:
            try:
                found.append(self.each.read(part, name))
            except InvalidInput as error:
                # A member is refused in the words of the set, but for its own parts.
                mine = error.given is part
                raise self.refuse(part, name) if mine else error from None
        if len(found) < self.least:
            raise InvalidInput(name, value, f"at least one {self.each.allowed.removeprefix('an ')}")
        if len(set(found)) < len(found):
            raise self.refuse(value, name)
        return tuple(sorted(found))

    def simpler(self, value: Json) -> Iterator[Json]:
        for less in _simpler_parts(value, self.each, self.least):
            try:
                # In the order of what the members stand for.
                by_member = {self.each.read(part, ""): part for part in _parts(less) or ()}
            except InvalidInput:
                continue
            yield [by_member[member] for member in sorted(by_member)]


@dataclass(frozen=True)
class ListOf(_Several):
    """Values in their order; read as a tuple."""

    most: int | None = None

    @property
    def allowed(self) -> str:
        if self.least == self.most:
            return f"a list of {self.least} {self.plural}"
        return f"a list of {f'at least {self.least} ' if self.least else ''}{self.plural}"

    @property
    def schema(self) -> Schema:
        found: Schema = {"type": "array", "items": self.each.schema}
        if self.least:
            found["minItems"] = self.least
        if self.most is not None:
            found["maxItems"] = self.most
        return found

    def read(self, value: Json, name: str) -> tuple[Any, ...]:
        parts = _parts(value)
        if parts is None or len(parts) < self.least:
            raise self.refuse(value, name)
        if self.most is not None and len(parts) > self.most:
            raise self.refuse(value, name)
        return tuple(self.each.read(part, name) for part in parts)

    def simpler(self, value: Json) -> Iterator[Json]:
        yield from _simpler_parts(value, self.each, self.least)


def _simpler_parts(value: Json, each: Kind, least: int) -> Iterator[Json]:
    """Without one part; then with one part simpler."""
    parts = list(_parts(value) or ())
    if len(parts) > least:
        for at in reversed(range(len(parts))):
            yield parts[:at] + parts[at + 1 :]
    for at, part in enumerate(parts):
        for less in each.simpler(part):
            yield [*parts[:at], less, *parts[at + 1 :]]


@dataclass(frozen=True)
class Tuple(Kind):
    """A list of a fixed form."""

    parts: tuple[Kind, ...]
    form: str

    @property
    def allowed(self) -> str:
        return self.form

    @property
    def schema(self) -> Schema:
        return {
            "type": "array",
            "prefixItems": [part.schema for part in self.parts],
            "items": False,
            "minItems": len(self.parts),
        }

    def read(self, value: Json, name: str) -> tuple[Any, ...]:
        parts = _parts(value)
        if parts is None or len(parts) != len(self.parts):
            raise self.refuse(value, name)
        return tuple(kind.read(part, name) for kind, part in zip(self.parts, parts, strict=True))

    def plain(self, value: Json) -> Any:
        parts = zip(self.parts, _parts(value) or (), strict=True)
        return [kind.plain(part) for kind, part in parts]

    def simpler(self, value: Json) -> Iterator[Json]:
        parts = list(_parts(value) or ())
        for at, (kind, part) in enumerate(zip(self.parts, parts, strict=True)):
            for less in kind.simpler(part):
                yield [*parts[:at], less, *parts[at + 1 :]]


@dataclass(frozen=True)
class MapOf(Kind):
    """An object of any names, with values of one kind; read as a dictionary."""

    each: Kind
    form: str

    @property
    def allowed(self) -> str:
        return self.form

    @property
    def schema(self) -> Schema:
        return {"type": "object", "additionalProperties": self.each.schema}

    def read(self, value: Json, name: str) -> dict[str, Any]:
        if not isinstance(value, Mapping):
            raise self.refuse(value, name)
        return {key: self.each.read(part, name) for key, part in value.items()}

    def plain(self, value: Json) -> Any:
        assert isinstance(value, Mapping)
        return {key: self.each.plain(part) for key, part in value.items()}

    def simpler(self, value: Json) -> Iterator[Json]:
        assert isinstance(value, Mapping)
        parts = dict(value)
        for key in parts:
            yield {other: part for other, part in parts.items() if other != key}
        for key, part in parts.items():
            for less in self.each.simpler(part):
                yield {**parts, key: less}


@dataclass(frozen=True)
class Record(Kind):
    """An object of named values, all of them; read as a dictionary."""

    each: Mapping[str, Kind]
    form: str

    @property
    def allowed(self) -> str:
        return self.form

    @property
    def schema(self) -> Schema:
        return {
            "type": "object",
            "properties": {name: kind.schema for name, kind in self.each.items()},
            "required": list(self.each),
            "additionalProperties": False,
        }

    def read(self, value: Json, name: str) -> dict[str, Any]:
        if not isinstance(value, Mapping):
            raise self.refuse(value, name)
        for part in sorted(set(self.each) ^ set(value)):
            raise self.refuse(part, name)
        return {part: kind.read(value[part], name) for part, kind in self.each.items()}

    def simpler(self, value: Json) -> Iterator[Json]:
        assert isinstance(value, Mapping)
        for part, kind in self.each.items():
            for less in kind.simpler(value[part]):
                yield {**value, part: less}


@dataclass(frozen=True)
class TextOr(Kind):
    """A text, or a value of another kind that is an object."""

    text: Text
    record: Record

    @property
    def allowed(self) -> str:
        return f"{self.text.allowed}; or {self.record.allowed}"

    @property
    def schema(self) -> Schema:
        return {"anyOf": [self.text.schema, self.record.schema]}

    def read(self, value: Json, name: str) -> Any:
        if isinstance(value, str | Mapping):
            return self._kind(value).read(value, name)
        raise self.refuse(value, name)

    def from_text(self, text: str, name: str) -> Json:
        return read_text(text, name) if text.lstrip().startswith("{") else text

    def simpler(self, value: Json) -> Iterator[Json]:
        yield from self._kind(value).simpler(value)

    def _kind(self, value: Json) -> Kind:
        return self.text if isinstance(value, str) else self.record


@dataclass(frozen=True)
class Nullable(Kind):
    """A value, or null for a reason."""

    kind: Kind
    reason: str

    @property
    def allowed(self) -> str:
        return f"{self.kind.allowed}; or null: {self.reason}"

    @property
    def schema(self) -> Schema:
        return {"anyOf": [self.kind.schema, {"type": "null"}]}

    def read(self, value: Json, name: str) -> Any:
        return None if value is None else self.kind.read(value, name)


def _weight(value: Json) -> int:
    if isinstance(value, bool) or value is None:
        return 0
    if isinstance(value, int):
        return 2 * abs(value) + (value < 0)
    if isinstance(value, str):
        return len(value) + sum(int(c) for c in value if c.isascii() and c.isdigit())
    if isinstance(value, Mapping):
        return sum(1 + _weight(part) for part in value.values())
    return sum(1 + _weight(part) for part in value)
