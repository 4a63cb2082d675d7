"""What a system is: one kind of question, its typed inputs, and how the reference answers."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any

from proofs_check.core.evidence import Json, canonical
from proofs_check.core.near import meant
from proofs_check.oracle.kinds import Kind, Schema, Text
from reference.errors import InvalidInput


@dataclass(frozen=True)
class Field:
    """One input of a system: its name, its kind, an example as the command line takes it.

    `says` is what it stands for. An `optional` one may be left out.
    """

    name: str
    kind: Kind
    example: str
    says: str
    optional: bool = False


@dataclass(frozen=True)
class Part:
    """One part of an answer, and the definition or claim of the document that fixes it.

    An `optional` one a program may leave out.
    """

    name: str
    kind: Kind
    says: str
    cite: str
    optional: bool = False


@dataclass(frozen=True)
class Readings:
    """In which readings a question can be answered, and the field that says which.

    `names` gives them for a question, the default one first. Without a `field` there is one.
    """

    names: Callable[[Mapping[str, Json]], tuple[str, ...]]
    field: str = ""

    @staticmethod
    def only(name: str) -> "Readings":
        """The text leaves nothing open."""
        return Readings(lambda question: (name,))

    @staticmethod
    def of(names: Iterable[str], field: str = "reading") -> "Readings":
        """The same ones for each question."""
        known = tuple(map(str, names))
        return Readings(lambda question: known, field)

    def of_question(self, question: Mapping[str, Json]) -> str:
        """The reading in which a question is asked."""
        return str(question.get(self.field) or self.names(question)[0])

    def others(self, question: Mapping[str, Json]) -> Iterator[tuple[str, Mapping[str, Json]]]:
        """The question in every other reading, with its name."""
        for name in self.names(question) if self.field else ():
            if name != self.of_question(question):
                yield name, {**question, self.field: name}


AS_PRINTED = Readings.only("as printed")

READING = Part(
    "reading",
    Text("the name of a reading"),
    "the reading that the answer is for",
    "where the text leaves more than one open",
    optional=True,
)
"""What every answer has besides; a program need not name it."""


@dataclass(frozen=True)
class Notation:
    """How the positions of a ruleset are written, an example, the variants, the default first."""

    ruleset: str
    says: str
    example: str
    variants: tuple[str, ...]


def _unlimited(max_work: int) -> AbstractContextManager[None]:
    del max_work
    return nullcontext()


def _nothing_kept() -> None:
    pass


Answer = Callable[..., Mapping[str, Json]]


@dataclass(frozen=True)
class System:
    """One kind of question.

    `work` estimates the evaluations of an option that an answer takes; where nobody can tell
    before, `limited` counts them and stops at the number that it is given. `alternatives` are the
    names of the fields that make a question, where not all of them do. `remembering` makes an
    `answer` that keeps, within bounds, what the next questions may need again; `forget` gives back
    what else was kept. `notations` are those of the rulesets among which a field `ruleset` chooses.
    """

    name: str
    says: str
    fields: tuple[Field, ...]
    parts: tuple[Part, ...]
    work: Callable[..., int]
    answer: Answer
    limited: Callable[[int], AbstractContextManager[None]] = _unlimited
    alternatives: tuple[tuple[str, ...], ...] = ()
    remembering: Callable[[], Answer] | None = None
    forget: Callable[[], None] = _nothing_kept
    readings: Readings = AS_PRINTED
    notations: tuple[Notation, ...] = ()

    @property
    def all_parts(self) -> tuple[Part, ...]:
        """The parts of an answer and its reading."""
        return (*self.parts, READING)

    @property
    def document(self) -> str:
        """The short name of the document whose question it is."""
        return self.name.partition(".")[0]

    def questions(self) -> tuple[tuple[Field, ...], ...]:
        """The fields of a question, in each way to ask."""
        if not self.alternatives:
            return (self.fields,)
        by_name = {each.name: each for each in self.fields}
        return tuple(tuple(by_name[name] for name in names) for names in self.alternatives)

    def asked(self, values: Mapping[str, Json]) -> tuple[Field, ...]:
        """The fields of the question that these values ask.

        Raises:
            InvalidInput: a field is missing, or one is given that the question has not.
        """
        ways = [{field.name: field for field in fields} for fields in self.questions()]
        allowed = "; or ".join(", ".join(names) for names in ways)
        for given in values:
            fitting = [names for names in ways if given in names]
            if not fitting:
                near = meant(given, {name for names in ways for name in names})
                raise InvalidInput("field", given, f"{allowed} for {self.name}{near}")
            ways = fitting
        fields = ways[0]
        for field in fields.values():
            if field.name not in values and not field.optional:
                notations = {each.ruleset: each.says for each in self.notations}
                known = (
                    notations.get(str(values.get("ruleset"))) if field.name == "position" else None
                )
                raise InvalidInput(field.name, None, known or field.kind.allowed)
        return tuple(field for field in fields.values() if field.name in values)

    def read_question(self, values: Mapping[str, Json]) -> dict[str, Any]:
        """The values as the reference takes them.

        Raises:
            InvalidInput: a field is missing, unknown or unusable.
        """
        return {
            field.name: field.kind.read(values[field.name], field.name)
            for field in self.asked(values)
        }

    def plain(self, values: Mapping[str, Json]) -> dict[str, Any]:
        """A question as a Python function takes it: with integers and fractions of any size."""
        return {field.name: field.kind.plain(values[field.name]) for field in self.asked(values)}

    def read_answer(self, values: Json, declared: Collection[str] | None = None) -> dict[str, Any]:
        """An answer, of the reference or of another program, such that equal ones are equal.

        Args:
            values: the answer.
            declared: the parts that it must have; all that are not optional where not given.
                Others are not read.

        Raises:
            InvalidInput: a part is missing, unknown or unusable.
        """
        names = ", ".join(part.name for part in self.all_parts)
        if not isinstance(values, Mapping):
            raise InvalidInput("output", values, f"an object of {names}")
        for given in values:
            if given not in {part.name for part in self.all_parts}:
                raise InvalidInput("output", given, names)
        found = {}
        for part in self.all_parts:
            if declared is not None and not part.optional and part.name not in declared:
                continue
            if part.name in values:
                found[part.name] = part.kind.read(values[part.name], part.name)
            elif not part.optional:
                raise InvalidInput(part.name, None, part.kind.allowed)
        return found

    def agrees(self, answer: Json, right: Json) -> bool:
        """Whether an answer is the right one, in all that it says.

        Raises:
            InvalidInput: a part is missing, unknown or unusable.
        """
        got, expected = self.read_answer(answer), self.read_answer(right)
        return all(got[name] == expected[name] for name in got)

    @property
    def input_schema(self) -> Schema:
        """A question as JSON Schema (draft 2020-12)."""
        ways: list[Schema] = [
            {
                "type": "object",
                "properties": {
                    f.name: {**f.kind.schema, "description": f"{f.says}: {f.kind.allowed}"}
                    for f in fields
                },
                "required": [field.name for field in fields if not field.optional],
                "additionalProperties": False,
            }
            for fields in self.questions()
        ]
        return ways[0] if len(ways) == 1 else {"oneOf": ways}

    @property
    def output_schema(self) -> Schema:
        """An answer as JSON Schema (draft 2020-12)."""
        return {
            "type": "object",
            "properties": {
                p.name: {**p.kind.schema, "description": f"{p.says}: {p.kind.allowed}"}
                for p in self.all_parts
            },
            "required": [part.name for part in self.parts if not part.optional],
            "additionalProperties": False,
        }

    def simpler(self, values: Mapping[str, Json]) -> list[Mapping[str, Json]]:
        """Questions to try in place of one, simplest first; some may be unusable."""
        fields = self.asked(values)
        found: dict[str, Mapping[str, Json]] = {}
        for field in fields:
            if field.optional:
                less = {name: value for name, value in values.items() if name != field.name}
                found[canonical(less)] = less
            for value in field.kind.simpler(values[field.name]):
                changed = {**values, field.name: value}
                found[canonical(changed)] = changed
        at_most = self.weight(values)
        by_weight = sorted((self.weight(each), key) for key, each in found.items())
        return [found[key] for weight, key in by_weight if weight < at_most]

    def weight(self, values: Mapping[str, Json]) -> int:
        """How large a question is; smaller ones are simpler."""
        return sum(1 + f.kind.weight(values[f.name]) for f in self.asked(values))

    def example(self) -> list[str]:
        """The arguments of a question that the command line answers."""
        return [f"{f.name}={f.example}" for f in self.questions()[0] if not f.optional]

    def examples(self) -> list[list[str]]:
        """The same of each ruleset, in each variant."""
        return [
            [f"ruleset={each.ruleset}", f"position={each.example}", f"variant={variant}"]
            for each in self.notations
            for variant in each.variants
        ]
