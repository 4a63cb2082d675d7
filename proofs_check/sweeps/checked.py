"""The recorded result of a sweep as evidence: its seal, a sample of its shards, and its rows."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import wraps
from pathlib import Path
from typing import Any, ClassVar

from proofs_check.core.chance import drawing, seed
from proofs_check.core.claim import Batched
from proofs_check.core.evidence import (
    Effort,
    Evidence,
    Json,
    Verdict,
    canonical,
    digest,
    not_looked,
)
from proofs_check.core.ranges import Extremes, RangeError, widen
from proofs_check.core.truth import judged, truth
from proofs_check.sweeps.results import bound_of, folder, head, manifest, stored_rows, stored_shards
from proofs_check.sweeps.shards import Row, Shard, Sweep, Tables, find_sweep
from reference.errors import InvalidInput

SAMPLE: Mapping[Effort, int] = {Effort.DEFAULT: 1, Effort.DEEP: 6}
"""How many shards a check searches again."""


@dataclass(frozen=True)
class Swept(Batched):
    """Rows of a recorded sweep must be as a predicate says; some shards are searched again.

    `wrong` yields the rows of `table` that are not, as witnesses; `only` says which it is given.
    """

    method: ClassVar[str] = "sweep"
    bounded_by: ClassVar[str] = "the rows of a finished sweep: gameproof sweep goes further"

    wrong: Callable[[Iterable[Row]], Iterable[Json]]
    document: str
    sweep: str
    table: str
    only: tuple[tuple[str, Callable[[Row], bool]], ...] = ()

    @property
    def batch(self) -> object:
        """Checks of one sweep share the search of its sample of shards."""
        return (type(self), self.document, self.sweep)

    def verdicts(self) -> frozenset[Verdict]:
        """Every row is looked at, within the bound of the sweep; of some cases where it draws."""
        true = Verdict.UNREFUTED if find_sweep(self.sweep).drawn else Verdict.HOLDS
        return frozenset({true, Verdict.REFUTED, Verdict.NOT_RUN})

    def scope(self, effort: Effort, found: Evidence | None = None) -> str | None:
        """What was swept, and which rows of it."""
        del effort, found
        stored = manifest(self.document, self.sweep)
        conditions = "".join(f"; {words}" for words, _ in self.only)
        if stored is None:
            return None
        return f"{stored['says']}, {stored['range']}, swept{conditions}"

    @staticmethod
    def run_together(checks: "Sequence[Swept]", effort: Effort) -> list[Evidence]:
        """Check the seal and a sample of the shards once, and the rows for each."""
        problem = checks[0]._problem(effort)
        return [check._conclude(problem) for check in checks]

    def _conclude(self, problem: str) -> Evidence:
        if problem:
            return not_looked(f"the sweep {self.sweep}", self.method, problem)
        stored = manifest(self.document, self.sweep)
        scope = self.scope(Effort.DEFAULT)
        assert stored is not None
        assert scope is not None
        facts: dict[str, Json] = {
            "cases": stored["cases"],
            "digest": stored["digest"],
            "command": stored["command"],
            "shards": stored["shards"],
        }
        sweep = find_sweep(self.sweep)
        if sweep.drawn:
            facts |= {"generator": sweep.drawn, "seed": sweep.seed}
        rows = self._rows()
        if self.only:
            rows = list(rows)
            if not rows:
                raise RangeError(f"{scope!r}: there is no such row")
            of_rows = digest([stored["digest"], *map(dict, rows)])
            facts |= {"cases": len(rows), "seen": _seen(rows), "digest": of_rows}
        wrong = list(self.wrong(rows))
        if wrong:
            facts |= {"witness": wrong[0], "violators": len(wrong)}
            return Evidence(Verdict.REFUTED, scope, self.method, facts)
        true = Verdict.UNREFUTED if sweep.drawn else Verdict.HOLDS
        return Evidence(true, scope, self.method, facts)

    def _rows(self) -> Iterable[Row]:
        for row in stored_rows(self.document, self.sweep, self.table):
            if all(truth(admits(row), admits) for _, admits in self.only):
                yield row

    def _problem(self, effort: Effort) -> str:
        """What does not hold together in the recorded result; empty where nothing."""
        stored = manifest(self.document, self.sweep)
        if stored is None:
            return "none is recorded"
        sweep = find_sweep(self.sweep)
        try:
            bound = sweep.checked_bound(bound_of(stored))
            listed = stored_shards(self.document, self.sweep)
            tables = {
                table: stored_rows(self.document, self.sweep, table) for table in sweep.tables([])
            }
        except (OSError, LookupError, TypeError, ValueError) as error:
            return f"the recorded files are damaged: {error}"
        shards = {shard.name: shard for shard in sweep.shards(bound)}
        names = [name for name, _, _ in listed]
        if sweep.version != stored.get("version") or list(shards) != names:
            return f"{self.sweep} was recorded by another version: record it again"
        made = head(sweep, bound, listed)
        if set(stored) != set(made):
            return f"{self.sweep}.json has other fields"
        for name, value in made.items():
            if canonical(value) != canonical(stored.get(name)):
                return f"{self.sweep}.json: its {name} is not that of the recorded shards"
        try:
            counted = [(shards[name], cases) for name, cases, _ in listed]
            problem = sweep.inconsistent(counted, tables) or sweep.misstated(tables)
        except (LookupError, TypeError, ValueError) as error:
            return f"a table is damaged: {error}"
        return problem or self._searched_again(sweep, shards, listed, tables, effort)

    def _searched_again(
        self,
        sweep: Sweep,
        shards: Mapping[str, Shard],
        listed: Sequence[tuple[str, int, str]],
        tables: Tables,
        effort: Effort,
    ) -> str:
        """What some shards give otherwise, when they are searched again; others in each run."""
        rng = drawing(self.sweep)
        among = [one for one in listed if effort is Effort.DEEP or sweep.quick(shards[one[0]])]
        for name, cases, sealed in rng.sample(among, min(SAMPLE[effort], len(among))):
            again = sweep.look(shards[name])
            if (again.cases, again.digest) != (cases, sealed):
                return f"shard {name} comes out otherwise (seed {seed()})"
            if problem := sweep.unlike(shards[name], again, tables):
                return f"{problem} (seed {seed()})"
        return ""

    def modules(self) -> Iterable[str]:
        """That of the document's sweeps."""
        return ("sweeps",)

    def read(self) -> Mapping[Path, str]:
        """All files of the sweep."""
        stored = manifest(self.document, self.sweep)
        if stored is None:
            return {}
        tables = [f"{self.sweep}.{table}.csv" for table in find_sweep(self.sweep).tables([])]
        names = (f"{self.sweep}.json", f"{self.sweep}.shards.csv", *tables)
        return {folder(self.document) / name: str(stored.get("command")) for name in names}

    def replay(self, witness: Mapping[str, Json]) -> bool:
        """Whether the recorded rows still have this witness.

        `InvalidInput`: it is no row of a sweep.
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
        if read is None:
            return replace(self, only=(*self.only, (words, admits)))

        @wraps(admits)
        def admitted(row: Row) -> bool:
            return admits(*read(row))

        return replace(self, only=(*self.only, (words, admitted)))

    def rows(self) -> tuple[Row, ...]:
        """All rows, whatever the conditions: what is said of one may be about its neighbour."""
        return stored_rows(self.document, self.sweep, self.table)

    def __call__(self, function: Callable[..., Any]) -> Swept:
        """The check that no row is wrong."""
        read = self.read
        if read is None:
            return Swept(function, self.document, self.sweep, self.table, self.only)

        @wraps(function)
        def wrong(rows: Iterable[Row]) -> Iterable[Json]:
            return (dict(row) for row in rows if not judged(function(*read(row)), function)[0])

        return Swept(wrong, self.document, self.sweep, self.table, self.only)


def swept(
    document: str, sweep: str, table: str, read: Callable[[Row], tuple[Any, ...]] | None = None
) -> Sweeping:
    """The plan of a claim about a recorded sweep.

    `sweep`: the sweep's name. `table`: which of its tables is read. `read`: what makes an instance
    of a row, for a function that is a predicate; without it the function is given the rows and
    yields those that are wrong.
    """
    return Sweeping(document, sweep, table, read)
