"""The recorded result of a sweep as evidence: its seal, a sample of its shards, and its rows."""

import csv
import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from proofs_check.core.claim import Batched
from proofs_check.core.evidence import Effort, Evidence, Json, Verdict, digest, not_looked
from proofs_check.core.ranges import Extremes, RangeError, judged, widen
from proofs_check.sweeps.registry import find_sweep
from proofs_check.sweeps.results import folder, manifest, stored_rows
from reference.errors import InvalidInput

SAMPLE: Mapping[Effort, int] = {Effort.DEFAULT: 1, Effort.DEEP: 6}
"""How many shards a check searches again."""

Row = Mapping[str, str]


@dataclass(frozen=True)
class Swept(Batched):
    """Rows of a recorded sweep must be as a predicate says; some shards are searched again.

    `wrong` yields the rows of `table` that are not, as witnesses; `only` says which it is given.
    """

    method: ClassVar[str] = "sweep"

    wrong: Callable[[Iterable[Row]], Iterable[Json]]
    document: str
    sweep: str
    table: str
    only: tuple[tuple[str, Callable[[Row], bool]], ...] = ()

    @property
    def batch(self) -> object:
        """Checks of one table share the search of its sample of shards."""
        return (type(self), self.document, self.sweep, self.table)

    @staticmethod
    def run_together(checks: "Sequence[Swept]", effort: Effort) -> list[Evidence]:
        """Check the seal and a sample of the shards once, and the rows for each."""
        problem = checks[0]._problem(effort)
        return [check._conclude(problem) for check in checks]

    def _conclude(self, problem: str) -> Evidence:
        if problem:
            return not_looked(f"the sweep {self.sweep}", self.method, problem)
        stored = manifest(self.document, self.sweep)
        assert stored is not None
        conditions = "".join(f"; {words}" for words, _ in self.only)
        scope = f"{stored['says']}, {stored['range']}, swept{conditions}"
        facts: dict[str, Json] = {
            "cases": stored["cases"],
            "digest": stored["digest"],
            "command": stored["command"],
            "shards": stored["shards"],
        }
        rows = self._rows()
        if self.only:
            rows = list(rows)
            if not rows:
                raise RangeError(f"{scope!r}: there is no such row")
            facts |= {"cases": len(rows), "seen": _seen(rows)}
        wrong = list(self.wrong(rows))
        if wrong:
            facts |= {"witness": wrong[0], "violators": len(wrong)}
            return Evidence(Verdict.REFUTED, scope, self.method, facts)
        return Evidence(Verdict.HOLDS, scope, self.method, facts)

    def _rows(self) -> Iterable[Row]:
        """The rows that meet the conditions."""
        for row in stored_rows(self.document, self.sweep, self.table):
            if all(admits(row) for _, admits in self.only):
                yield row

    def _problem(self, effort: Effort) -> str:
        """What does not hold together in the recorded result; empty where nothing."""
        stored = manifest(self.document, self.sweep)
        if stored is None:
            return "none is recorded"
        path = folder(self.document) / f"{self.sweep}.shards.csv"
        with path.open(encoding="utf-8", newline="") as lines:
            shards = list(csv.DictReader(lines))
        seal = digest([row["shard"], int(row["cases"]), row["digest"]] for row in shards)
        if seal != stored["digest"]:
            return f"{path.name} does not have the digest of the manifest"
        sweep = find_sweep(self.sweep)
        bound = int(str(stored["range"]).rpartition(" ")[2])
        by_name = {shard.name: shard for shard in sweep.shards(bound)}
        if sweep.version != stored["version"] or list(by_name) != [row["shard"] for row in shards]:
            return f"{self.sweep} was recorded by another version: record it again"
        rng = random.Random(f"{self.sweep} {self.table}")
        for row in rng.sample(shards, min(SAMPLE[effort], len(shards))):
            again = sweep.look(by_name[row["shard"]])
            if (again.cases, again.digest) != (int(row["cases"]), row["digest"]):
                return f"shard {row['shard']} comes out otherwise"
        return ""

    def replay(self, witness: Mapping[str, Json]) -> bool:
        """Whether the recorded rows still have this witness.

        Raises:
            InvalidInput: it is no row of a sweep.
        """
        if "instance" in witness:
            raise InvalidInput("witness", witness, f"a row of the sweep {self.sweep}")
        return any(
            dict(each) == dict(witness)
            for each in self.wrong(self._rows())
            if isinstance(each, dict)
        )


def _seen(rows: Iterable[Row]) -> dict[str, Json]:
    """Of each column of integers the least and the greatest value."""
    found: Extremes = {}
    for row in rows:
        numbers = ((name, int(cell)) for name, cell in row.items() if cell.lstrip("-").isdigit())
        widen(found, {name: (number, number) for name, number in numbers})
    return {name: list(ends) for name, ends in sorted(found.items())}


@dataclass(frozen=True)
class Sweeping:
    """The plan of a check of a recorded sweep."""

    document: str
    sweep: str
    table: str
    read: Callable[[Row], tuple[Any, ...]] | None = None
    only: tuple[tuple[str, Callable[[Row], bool]], ...] = ()

    def where(self, words: str, admits: Callable[..., bool]) -> "Sweeping":
        """Those rows alone, or the instances that are read from them; the words say so."""
        read = self.read
        admitted = admits if read is None else lambda row: admits(*read(row))
        return replace(self, only=(*self.only, (words, admitted)))

    def __call__(self, function: Callable[..., Any]) -> Swept:
        """The check that no row is wrong."""
        read = self.read
        if read is None:
            return Swept(function, self.document, self.sweep, self.table, self.only)

        def wrong(rows: Iterable[Row]) -> Iterable[Json]:
            return (dict(row) for row in rows if not judged(function(*read(row)))[0])

        return Swept(wrong, self.document, self.sweep, self.table, self.only)


def swept(
    document: str,
    sweep: str,
    table: str,
    read: Callable[[Row], tuple[Any, ...]] | None = None,
) -> Sweeping:
    """The plan of a claim about a recorded sweep.

    Args:
        document: the short name.
        sweep: the sweep's name.
        table: which of its tables is read.
        read: what makes an instance of a row, for a function that is a predicate; without it the
            function is given the rows and yields those that are wrong.
    """
    return Sweeping(document, sweep, table, read)
