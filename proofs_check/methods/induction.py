"""A statement about every heap: the start by the reference, the step from an unknown row by Z3.

For a fixed parameter, a total budget say, the row of the heap before is unknown and satisfies
only the hypotheses. Where no next row breaks the statement, it is carried over at every heap.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from proofs_check.core.claim import Check
from proofs_check.core.evidence import Effort, Evidence, Json, Verdict
from proofs_check.core.tables import computed_file
from proofs_check.core.truth import truth
from proofs_check.methods.exhaustive import Instance, Predicate, refutes
from proofs_check.methods.smt import (
    RESOURCE_UNITS,
    Query,
    Status,
    UnconfirmedModelError,
    export,
    solve,
    solver_name,
)


@dataclass(frozen=True)
class Induction(Check):
    """A predicate that is carried over from heap to heap, parameter by parameter from 0.

    Args:
        document: the short name.
        name: how the exported files are called.
        parameter: the parameter's name.
        predicate: the statement about one heap.
        query: asks, for a parameter, whether rows as assumed have a next one that breaks the
            predicate; with a second argument, whether rows of values up to that size have.
        start: for a parameter, the heap where the induction starts, by the reference; None where
            the claim is about the step alone.
        assumed: whether the hypotheses hold where the induction starts.
        view: what the reference makes of the rows of a model: the next heap.
        admitted: whether that heap's rows are as assumed.
        values: the parameters under each effort, ascending.
    """

    method: ClassVar[str] = "induction"
    varying: ClassVar[frozenset[str]] = frozenset({"solver", "resource units", "witness"})
    largest_stored: ClassVar[int] = 3
    """The queries up to this parameter are stored as files."""

    document: str
    name: str
    parameter: str
    predicate: Predicate
    query: Callable[[int, int | None], Query]
    start: Callable[[int], Any] | None
    assumed: Callable[[Any], bool]
    view: Callable[[Instance], Any]
    admitted: Callable[[Any], bool]
    values: Mapping[Effort, range]

    def path(self, value: int) -> Path:
        """Where the query of a parameter is stored."""
        return computed_file(self.document, f"smt/{self.name}--{self.parameter}-{value}.smt2")

    def stored_names(self) -> Iterable[str]:
        """The file of its first query."""
        return [f"{self.document}/smt/{self.path(self.values[Effort.DEFAULT][0]).name}"]

    def stored(self) -> Mapping[Path, str]:
        """The first queries as SMT-LIB 2 files, up to one that has a model."""
        files: dict[Path, str] = {}
        for value in self.values[Effort.DEFAULT]:
            if value > self.largest_stored:
                break
            query = self.query(value, None)
            status = solve(query, RESOURCE_UNITS[Effort.DEEP]).status
            files[self.path(value)] = export(query, status)
            if status is Status.SAT:
                break
        return files

    def verdicts(self) -> frozenset[Verdict]:
        """Only the step alone can be refuted: a hypothesis too weak refutes no statement."""
        found = {Verdict.HOLDS, Verdict.NOT_RUN}
        return frozenset(found | ({Verdict.REFUTED} if self.start is None else set()))

    def scope(self, effort: Effort, found: Evidence) -> str | None:
        """The parameters in words; where one of them fails only a run says which."""
        if found.verdict is Verdict.REFUTED:
            return None
        how = "the step alone" if self.start is None else "by induction from the first"
        return f"{self._range(self.values[effort])}, every heap, {how}"

    def misfit(self, recorded: Evidence) -> str:
        """A step that fails was looked at up to one of the parameters."""
        values = self.values[Effort.DEEP]
        steps = (self._range(range(values.start, n + 1, values.step)) for n in values)
        if recorded.verdict is Verdict.REFUTED and recorded.scope not in map(_step, steps):
            return f"no step is {recorded.scope!r}"
        return super().misfit(recorded)

    def amiss(self, effort: Effort, facts: Mapping[str, Json]) -> str:
        """Every parameter of the range counts as one case."""
        values = self.values[effort]
        seen = {self.parameter: [values[0], values[-1]]}
        if "witness" in facts or (facts.get("cases"), facts.get("seen")) == (len(values), seen):
            return ""
        return f"recorded are {facts.get('cases')} cases, {facts.get('seen')}"

    def run(self, effort: Effort) -> Evidence:
        """Check the start and the step of each parameter, until one fails."""
        values = self.values[effort]
        facts: dict[str, Json] = {"solver": solver_name()}
        spent = 0
        for value in values:
            problem = self._start_problem(value)
            if problem:
                return self._unsettled(problem, facts)
            answer = solve(self.query(value, None), RESOURCE_UNITS[effort])
            spent += answer.resource_units
            if answer.status is Status.UNKNOWN:
                return self._unsettled(f"{self.parameter} = {value}: {answer.why}", facts)
            if answer.status is Status.SAT:
                shown = self._smallest(value, effort)
                if self.start is None:
                    scope = _step(self._range(range(values.start, value + 1, values.step)))
                    facts["witness"] = shown
                    return Evidence(Verdict.REFUTED, scope, self.method, facts)
                return self._unsettled(f"the hypotheses leave {shown}", facts)
        facts |= {
            "cases": len(values),
            "seen": {self.parameter: [values[0], values[-1]]},
            "resource units": spent,
        }
        how = "the step alone" if self.start is None else "by induction from the first"
        scope = f"{self._range(values)}, every heap, {how}"
        return Evidence(Verdict.HOLDS, scope, self.method, facts)

    def _range(self, values: range) -> str:
        """The parameters in words."""
        every = "every" if values.step == 1 else f"every {('even', 'odd')[values.start % 2]}"
        return f"{every} {self.parameter} <= {values[-1]}"

    def _start_problem(self, value: int) -> str:
        """What is wrong where the induction starts; empty where nothing is."""
        if self.start is None:
            return ""
        first = self.start(value)
        if not truth(self.assumed(first), self.assumed):
            return f"{self.parameter} = {value}: the hypotheses fail at the start"
        if not truth(self.predicate(first), self.predicate):
            return f"{self.parameter} = {value}: the statement fails at the start"
        return ""

    def _unsettled(self, why: str, facts: Mapping[str, Json]) -> Evidence:
        return Evidence(Verdict.NOT_RUN, "nothing", self.method, {"why": why, **facts})

    def _smallest(self, value: int, effort: Effort) -> dict[str, Json]:
        """Rows of the smallest values that break the step, confirmed by the reference.

        Raises:
            UnconfirmedModelError: the reference does not confirm them.
        """
        size = 0
        while True:
            query = self.query(value, size)
            answer = solve(query, RESOURCE_UNITS[effort])
            if answer.status is not Status.UNSAT:
                break
            size += 1
        if answer.status is Status.UNKNOWN:
            raise UnconfirmedModelError(f"{query.extent}: {answer.why}")
        instance = query.decode(answer.model)
        shown: dict[str, Json] = {"instance": instance, "values": self.view(instance).values()}
        if not self.replay(shown):
            raise UnconfirmedModelError(f"{instance}: the reference differs")
        return shown

    def replay(self, witness: Mapping[str, Json]) -> bool:
        """Whether the rows are as assumed and the reference's next one breaks the statement."""
        instance = witness["instance"]
        assert isinstance(instance, Mapping)
        return refutes(self.view(instance), witness, self.admitted, self.predicate)


def _step(range_: str) -> str:
    """The scope of a step that fails."""
    return f"the step, {range_}"
