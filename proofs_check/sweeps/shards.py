"""What a sweep is: shards by content, what each finds, and how that adds up.

A shard is named by its content (a range of sets, of budgets, of boards), never by how it was run:
so its result is the same whoever computed it, and in whatever order, and the end result depends on
the shards alone.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from proofs_check.core.documents import documents
from proofs_check.core.evidence import Json, digest
from reference.errors import InvalidInput

Rows = Sequence[Sequence[int | str]]

Row = Mapping[str, str]
"""A row of a recorded table, by the names of its columns."""

Tables = Mapping[str, Sequence[Row]]
"""The recorded tables of a sweep by name."""

KEPT = 16
"""Of a shard's digest so many hexadecimal digits are kept.

It tells a search done again from the first one. Who forges a shard has its true digest against him
in the search done again, and to meet that takes 2^64 searches; all shards together have a whole
digest, and so has each file.
"""


@dataclass(frozen=True, slots=True)
class Shard:
    """A part of a sweep: its name, in file names too, and what tells its content."""

    name: str
    content: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Found:
    """What one shard found.

    `findings` are what a reader wants to see at once: rare violators, extremes that are new in
    this shard. `facts` are what the end result is made of.
    """

    cases: int
    digest: str
    facts: Mapping[str, Any]
    findings: Sequence[Json] = ()

    def __post_init__(self) -> None:
        """The digest that is given may be longer."""
        object.__setattr__(self, "digest", self.digest[:KEPT])


class Sweep(ABC):
    """One large search, over everything up to a bound."""

    name: str
    document: str
    says: str
    bound: str
    """What the bound bounds, in words: `max S`, say."""
    default: int
    largest: int
    """The largest bound that is accepted."""
    version: int = 1
    """Raised whenever a shard finds something else than before."""
    drawn: str = ""
    """How its cases are drawn where they are random, and so say nothing of others."""
    seed: int = 0
    """What they depend on then, besides the shard."""

    @abstractmethod
    def shards(self, up_to: int) -> Iterator[Shard]:
        """The shards up to a bound, in order; a larger bound only adds to them."""

    @abstractmethod
    def look(self, shard: Shard) -> Found:
        """Search one shard."""

    @abstractmethod
    def tables(self, found: Sequence[tuple[Shard, Found]]) -> Mapping[str, Rows]:
        """What is stored, by the name of the table; the first row is its header."""

    def quick(self, shard: Shard) -> bool:
        """Whether a default audit has the time to search the shard again."""
        del shard
        return True

    def unlike(self, shard: Shard, found: Found, tables: Tables) -> str:
        """What a shard, searched again, finds and recorded tables do not have; empty where nothing.

        Here for tables that have the rows of one shard after those of another.
        """
        for name, (header, *rows) in self.tables([(shard, found)]).items():
            for own in rows:
                row = {str(key): str(cell) for key, cell in zip(header, own, strict=True)}
                if row not in tables[name]:
                    return f"{name} has no row {row}, which shard {shard.name} gives"
        return ""

    @abstractmethod
    def inconsistent(self, shards: Sequence[tuple[Shard, int]], tables: Tables) -> str:
        """What recorded tables say and the shards, with their cases, do not; empty where nothing.

        Here is what no shard need be searched for: which rows there are, and how they add up.
        """

    @abstractmethod
    def misstated(self, tables: Tables) -> str:
        """What the reference finds otherwise than a row says; empty where nothing.

        Every violator that is listed is evaluated, and else what is small.
        """

    def checked_bound(self, up_to: int | None) -> int:
        """The bound asked for, or the default.

        `InvalidInput`: it is out of range, or below what the first shard has.
        """
        bound = self.default if up_to is None else up_to
        least = next(n for n in range(1, self.largest + 1) if any(True for _ in self.shards(n)))
        if not least <= bound <= self.largest:
            allowed = f"an integer from {least} to {self.largest}: {self.bound}"
            raise InvalidInput("up-to", up_to, allowed)
        return bound


def words(numbers: Any) -> str:
    """How a table writes a set, or several words.

    >>> words([3, 5])
    '3 5'
    """
    return " ".join(map(str, numbers))


def sealed(found: Sequence[tuple[Shard, Found]]) -> str:
    """The digest of a whole sweep: of the digests of its shards, in order."""
    return digest([shard.name, result.cases, result.digest] for shard, result in found)


def sweeps() -> Mapping[str, Sweep]:
    """Every sweep by its name: `SWEEPS` of each document's module `sweeps`.

    `InvalidInput`: two have one name.
    """
    found: dict[str, Sweep] = {}
    for document in documents().values():
        module = document.module("sweeps")
        for sweep in () if module is None else module.SWEEPS:
            if sweep.name in found:
                raise InvalidInput("sweep", sweep.name, "a name that no other sweep has")
            found[sweep.name] = sweep
    return found


def find_sweep(name: str) -> Sweep:
    """The sweep of that name.

    >>> find_sweep("cumulative-sets").document
    'cumulative'
    """
    known = sweeps()
    if name not in known:
        raise InvalidInput("sweep", name, ", ".join(known))
    return known[name]
