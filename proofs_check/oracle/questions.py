"""What a published question is, and what the documents make them with."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import chain, combinations
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


def subsets(largest: int, most: int) -> list[list[Json]]:
    """Every subset of 1 to `largest` with 1 to `most` members.

    >>> subsets(3, 2)
    [[1], [2], [3], [1, 2], [1, 3], [2, 3]]
    """
    sizes = range(1, most + 1)
    found = (combinations(range(1, largest + 1), size) for size in sizes)
    return [list(S) for S in chain.from_iterable(found)]


HUGE = str(10**30)
"""Larger than any heap: an action that can never be played."""
