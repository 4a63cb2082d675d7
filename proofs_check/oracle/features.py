"""What a question has that a solver may trip over: the flags of vectors, and of failures."""

import re
from collections.abc import Iterator, Mapping, Sequence

from proofs_check.core.evidence import Json
from proofs_check.oracle.kinds import LARGEST, Choice, Integer, ListOf, SetOf, TextOr
from proofs_check.oracle.limits import integers
from proofs_check.oracle.questions import leaves
from proofs_check.oracle.system import System

NOTES: Mapping[str, str] = {
    "big-integer": "An integer is past 2^53, and comes as a string of digits: as a double, or in a "
    "word of the machine, it becomes another one.",
    "unsorted": "Integers in a list do not ascend: a solver that takes the last for the largest, "
    "or stops at the first that is too large, errs.",
    "repeated": "A member of a list stands there twice: a set made of it loses one.",
    "empty": "A list or a text is empty: there is nothing to take a maximum of, or a first one.",
    "tie": "Several moves are equally good: a solver that keeps the first, or breaks the tie the "
    "other way, errs.",
    "no-move": "No move is in the answer: there is none to make, or none that is good.",
    "boundary": "An integer is the least that its field allows, or the same as another one in the "
    "question: < stands for <= there, or a loop ends a step too early.",
    "negative": "A number is negative: a largest one that is begun with 0, or a remainder, errs.",
    "fraction": "A number is no integer: floats, or a division that rounds, give another one.",
    "misere": "Who moves last loses: at the end of play the rules are turned round, before it "
    "they are not.",
}
"""Each flag, with what goes wrong there; below, flags that are made of the words of a field."""


def note(flag: str) -> str:
    """What goes wrong where a flag is set, in one sentence."""
    if flag in NOTES:
        return NOTES[flag]
    what, colon, word = flag.partition(":")
    if not colon:
        return (
            f"A field says {what}: a solver that does not look at it answers as for another word."
        )
    if what == "reading":
        return f"The definition is read as {word} says: it differs from the default in some cases."
    return f"The rules are those of {word}: a move may be missing, or one too many."


def flags(
    system: System, question: Mapping[str, Json], answer: Mapping[str, Json]
) -> tuple[str, ...]:
    """What a question has, and its right answer, ascending.

    >>> from proofs_check.oracle.systems import find_system
    >>> asked = {"piles": [3, 1], "play": "misere"}
    >>> flags(find_system("positions.nim"), asked, {"position": "N", "moves": [[0, 1]]})
    ('misere', 'unsorted')
    """
    return tuple(sorted({*_of_question(system, question), *_of_answer(system, answer)}))


def _of_question(system: System, question: Mapping[str, Json]) -> Iterator[str]:
    reading, fields = system.readings, {field.name: field for field in system.fields}
    if reading.field in question and reading.of_question(question) != reading.names(question)[0]:
        yield f"reading:{reading.of_question(question)}"
    numbers = [*integers(dict(question))]
    if any(abs(n) > LARGEST for n in numbers):
        yield "big-integer"
    if any(n < 0 for n in numbers):
        yield "negative"
    # On a board a slash ends a row.
    exact = [v for name, v in question.items() if not isinstance(fields[name].kind, TextOr)]
    if any(isinstance(leaf, str) and re.search("[0-9]/[0-9]", leaf) for leaf in leaves(exact)):
        yield "fraction"
    single: list[Json] = [value for value in question.values() if isinstance(value, int)]
    for name, value in question.items():
        kind = fields[name].kind
        if name == "ruleset":
            yield f"ruleset:{value}"
        elif isinstance(kind, Choice) and name != reading.field and value != kind.words[0]:
            yield str(value)
        elif isinstance(kind, ListOf) and isinstance(kind.each, Choice):
            yield from map(str, value if isinstance(value, list) else ())
        if value in ([], "", {}):
            yield "empty"
        if isinstance(kind, Integer) and (value == kind.minimum or single.count(value) > 1):
            yield "boundary"
        if isinstance(value, list) and value and all(isinstance(n, int | str) for n in value):
            if any(n in value for n in single):
                yield "boundary"
            if isinstance(kind, SetOf | ListOf) and isinstance(kind.each, Integer):
                own = [kind.each.read(n, name) for n in value]
                if own != sorted(own):
                    yield "unsorted"
        if isinstance(value, list) and any(value.count(each) > 1 for each in value[:100]):
            yield "repeated"


def _of_answer(system: System, answer: Mapping[str, Json]) -> Iterator[str]:
    for part in system.parts:
        value = answer.get(part.name)
        if isinstance(part.kind, SetOf) and isinstance(value, list):
            if not value:
                yield "no-move"
            elif value[1:]:
                yield "tie"


def sizes(question: Mapping[str, Json]) -> dict[str, int]:
    """The numbers of a question: each integer field, and how long each list or text is."""
    found = {}
    for name, value in question.items():
        if isinstance(value, int):
            found[name] = value
        elif isinstance(value, str | list | Mapping):
            found[f"length of {name}"] = len(value)
    return found


def in_common(
    wrong: Sequence[Mapping[str, Json]], right: Sequence[Mapping[str, Json]], share: float
) -> str:
    """A number from which on, or up to which, questions are wrong, and such as that only.

    Args:
        wrong: the questions that were answered otherwise, at least one.
        right: the others.
        share: so much of what is so must be wrong.

    >>> in_common([{"heap": 50}, {"heap": 61}], [{"heap": h} for h in range(50)], 0.9)
    'heap of at least 50'
    """
    numbers, others = [*map(sizes, wrong)], [*map(sizes, right)]
    for name in numbers[0]:
        known = [each[name] for each in numbers if name in each]
        if len(known) < len(numbers) or len(others) < 2:
            continue
        for word, end, beyond in (("least", min(known), 1), ("most", max(known), -1)):
            also = sum(beyond * each[name] >= beyond * end for each in others if name in each)
            if also < len(others) // 2 and len(known) >= share * (len(known) + also):
                return f"{name} of at {word} {end}"
    return ""
