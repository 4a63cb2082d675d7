"""What a system is: one kind of question, its typed inputs, and how the reference answers."""

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from typing import Any

from proofs_check.evidence import Json


@dataclass(frozen=True)
class Field:
    """One input of a system: its name, what is allowed, an example, and how it is read.

    A value of the command line is JSON or a list without brackets; where `text`, it is taken as it
    is. An `optional` one may be left out.
    """

    name: str
    allowed: str
    example: str
    read: Callable[[Json], Any]
    text: bool = False
    optional: bool = False


def _unlimited(max_work: int) -> AbstractContextManager[None]:
    del max_work
    return nullcontext()


@dataclass(frozen=True)
class System:
    """One kind of question.

    `work` estimates the evaluations of an option that an answer takes; where nobody can tell
    before, `limited` counts them and stops at the number that it is given. `alternatives` are the
    names of the fields that make a question, where not all of them do. A part of an answer may be
    null, for the reason that `without` gives.
    """

    name: str
    says: str
    fields: tuple[Field, ...]
    work: Callable[..., int]
    answer: Callable[..., Mapping[str, Json]]
    limited: Callable[[int], AbstractContextManager[None]] = _unlimited
    alternatives: tuple[tuple[str, ...], ...] = ()
    without: Mapping[str, str] = field(default_factory=dict)

    def questions(self) -> tuple[tuple[Field, ...], ...]:
        """The fields of a question, in each way to ask."""
        if not self.alternatives:
            return (self.fields,)
        by_name = {each.name: each for each in self.fields}
        return tuple(tuple(by_name[name] for name in names) for names in self.alternatives)
