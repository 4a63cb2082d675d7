"""What a published question is, and what the documents make them with."""

from collections.abc import Iterator, Mapping
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


def leaves(value: Json) -> Iterator[Json]:
    """Yield what is in a value and is no list or object, in order.

    >>> list(leaves({"a": [3, "-1/12"], "b": "2x10"}))
    [3, '-1/12', '2x10']
    """
    if isinstance(value, list | tuple | Mapping):
        for inner in value.values() if isinstance(value, Mapping) else value:
            yield from leaves(inner)
    else:
        yield value


def integers(text: str) -> list[Json]:
    """The integers of a printed cell.

    >>> integers("3 5")
    [3, 5]
    """
    return [int(word) for word in text.split()]
