"""What a published question is, and what the documents make them with."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from proofs_check.core.evidence import Json

Values: TypeAlias = Mapping[str, Json]
"""A question as it is asked: the value of each field."""


@dataclass(frozen=True)
class Question:
    """A question; if a document prints the answer, or a part of it, where and what."""

    values: Values
    name: str = ""
    cite: str = ""
    printed: Values = field(default_factory=dict)


def integers(text: str) -> list[Json]:
    """The integers of a printed cell.

    >>> integers("3 5")
    [3, 5]
    """
    return [int(word) for word in text.split()]
