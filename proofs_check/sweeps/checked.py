"""The recorded result of a sweep as evidence: its seal, a sample of its shards, and its rows."""

import csv
import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from proofs_check.core.claim import Batched, Plan
from proofs_check.core.evidence import Effort, Evidence, Json, Verdict, digest, not_looked
from proofs_check.sweeps.registry import find_sweep
from proofs_check.sweeps.results import folder, manifest, stored_rows

SAMPLE: Mapping[Effort, int] = {Effort.DEFAULT: 1, Effort.DEEP: 6}
"""How many shards a check searches again."""

Row = Mapping[str, str]


@dataclass(frozen=True)
class Swept(Batched):
    """Rows of a recorded sweep must be as a predicate says; some shards are searched again.

    `wrong` yields the rows of `table` that are not, as witnesses.
    """

    method: ClassVar[str] = "sweep"

    wrong: Callable[[Iterable[Row]], Iterable[Json]]
    document: str
    sweep: str
    table: str

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
        scope = f"{stored['says']}, {stored['range']}, swept"
        facts: dict[str, Json] = {
            "cases": stored["cases"],
            "digest": stored["digest"],
            "command": stored["command"],
            "shards": stored["shards"],
        }
        wrong = list(self.wrong(stored_rows(self.document, self.sweep, self.table)))
        if wrong:
            facts |= {"witness": wrong[0], "violators": len(wrong)}
            return Evidence(Verdict.REFUTED, scope, self.method, facts)
        return Evidence(Verdict.HOLDS, scope, self.method, facts)

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
        """Whether the recorded rows still have this witness."""
        rows = stored_rows(self.document, self.sweep, self.table)
        return any(
            dict(each) == dict(witness) for each in self.wrong(rows) if isinstance(each, dict)
        )


def swept(document: str, sweep: str, table: str) -> Plan:
    """The plan of a claim about a recorded sweep; the function yields the rows that are wrong.

    Args:
        document: the short name.
        sweep: the sweep's name.
        table: which of its tables the function is given.
    """
    return lambda function: Swept(function, document, sweep, table)
