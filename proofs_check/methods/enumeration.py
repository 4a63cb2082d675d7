"""Cases enumerated one by one and evaluated by the reference alone."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from proofs_check.core.claim import Check, Plan
from proofs_check.core.evidence import Effort, Evidence, Json, Verdict, canonical, digest


@dataclass(frozen=True, slots=True)
class Case:
    """One case of a statement: where, whether it is true there, and the values that show it."""

    at: Json
    holds: bool
    values: Mapping[str, Json] = field(default_factory=dict)

    def as_json(self) -> dict[str, Json]:
        """The case as a witness."""
        return {"instance": self.at, "values": dict(self.values)}


@dataclass(frozen=True)
class Enumeration(Check):
    """Every case that a function yields must be true; smallest cases come first.

    With `extent` the cases are a range, named in words for each effort; without it they are the
    whole statement, which they prove.
    """

    method: ClassVar[str] = "enumeration"

    cases: Callable[[Effort], Iterable[Case]]
    extent: Mapping[Effort, str]

    def verdicts(self) -> frozenset[Verdict]:
        """A range of ours holds, the whole statement is proved."""
        return frozenset({Verdict.HOLDS if self.extent else Verdict.PROVED, Verdict.REFUTED})

    def scope(self, effort: Effort, found: Evidence) -> str:
        """The range in words."""
        del found
        return self.extent.get(effort, "the whole statement")

    def run(self, effort: Effort) -> Evidence:
        """Evaluate every case."""
        false: list[Case] = []
        count = 0

        def seen() -> Iterator[Json]:
            nonlocal count
            for case in self.cases(effort):
                count += 1
                if not case.holds:
                    false.append(case)
                yield {"at": case.at, "holds": case.holds, "values": dict(case.values)}

        result = digest(seen())
        scope = self.extent.get(effort, "the whole statement")
        facts: dict[str, Json] = {"cases": count}
        if false:
            facts |= {"witness": false[0].as_json(), "violators": len(false)}
            return Evidence(Verdict.REFUTED, scope, self.method, facts)
        if self.extent:
            facts |= {"digest": result}
            return Evidence(Verdict.HOLDS, scope, self.method, facts)
        facts["certificate"] = {"kind": "evaluation", "cases": count, "digest": result}
        return Evidence(Verdict.PROVED, scope, self.method, facts)

    def replay(self, witness: Mapping[str, Json]) -> bool:
        """Whether the stored case is still yielded, and still false."""
        wanted = canonical(witness)
        return any(
            not case.holds and canonical(case.as_json()) == wanted
            for effort in (Effort.DEFAULT, Effort.DEEP)
            for case in self.cases(effort)
        )


def settled() -> Plan:
    """The plan for a finite statement: the function yields all of its cases."""
    return lambda function: Enumeration(lambda effort: function(), {})


def within(extent: str) -> Plan:
    """The plan for a range that is the same at every effort: the function yields its cases.

    Args:
        extent: the range in words.
    """
    return lambda function: Enumeration(
        lambda effort: function(), {Effort.DEFAULT: extent, Effort.DEEP: extent}
    )


def enumerated(extent: str, deep: str | None = None) -> Plan:
    """The plan for a range of cases: the function is given the effort and yields the cases.

    Args:
        extent: the range of the default audit, in words.
        deep: the range under `--deep`, in words; the same where not given.
    """
    return lambda function: Enumeration(
        function, {Effort.DEFAULT: extent, Effort.DEEP: deep or extent}
    )
