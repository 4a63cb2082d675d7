"""What a system is: one kind of question, its typed inputs, and how the reference answers."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from proofs_check.evidence import Json


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
