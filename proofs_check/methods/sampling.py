"""Random instances beyond what can be enumerated, found and shrunk by Hypothesis."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from proofs_check.core.evidence import Effort, Evidence, Json, Verdict
from proofs_check.core.ledger import Check, Plan
from proofs_check.methods.exhaustive import EngineMismatchError, Instance, Predicate, refutes

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

SEED = 20_261_121
"""Fixed, so that a run says the same everywhere; tests vary it."""


class Samples(Protocol):
    """Where random instances come from and how a predicate is judged on one."""

    def describe(self) -> str:
        """The generator in words."""

    def strategy(self) -> "SearchStrategy[Any]":
        """The Hypothesis strategy of instances."""

    def failure(
        self, instance: Any, level: str, where: Predicate | None, predicate: Predicate
    ) -> tuple[int, Instance | None]:
        """How many cases the instance held, and one where the predicate is false, if any."""

    def confirm(self, level: str, instance: Instance) -> Any:
        """The view that the reference makes of an instance."""


@dataclass(frozen=True)
class Sampled(Check):
    """A predicate that must be true on every sampled instance."""

    method: ClassVar[str] = "sampling"

    predicate: Predicate
    samples: Samples
    level: str
    where: Predicate | None
    examples: Mapping[Effort, int]
    also: str = ""
    seed: int = SEED

    def run(self, effort: Effort) -> Evidence:
        """Search, and shrink what is found."""
        from hypothesis import HealthCheck, Phase, given, settings
        from hypothesis import seed as fixed

        instances = 0
        cases = 0
        found: Instance | None = None

        @fixed(self.seed)
        @settings(
            max_examples=self.examples[effort],
            database=None,
            deadline=None,
            phases=(Phase.generate, Phase.shrink),
            suppress_health_check=list(HealthCheck),
            report_multiple_bugs=False,
        )
        @given(self.samples.strategy())
        def look(instance: Any) -> None:
            nonlocal instances, cases, found
            instances += 1
            looked_at, failing = self.samples.failure(
                instance, self.level, self.where, self.predicate
            )
            cases += looked_at
            if failing is not None:
                found = failing
                raise _Found

        scope = f"{self.examples[effort]} random instances: {self.samples.describe()}" + (
            f"; {self.also}" if self.also else ""
        )
        try:
            look()
        except _Found:
            assert found is not None
            values = self.samples.confirm(self.level, found).values()
            witness: dict[str, Json] = {"instance": found, "values": values}
            if not self.replay(witness):
                raise EngineMismatchError(f"the reference does not refute {found}") from None
            facts: dict[str, Json] = {"cases": cases, "seed": self.seed, "witness": witness}
            return Evidence(Verdict.REFUTED, scope, self.method, facts)
        return Evidence(
            Verdict.UNREFUTED,
            scope,
            self.method,
            {
                "cases": cases,
                "instances": instances,
                "generator": self.samples.describe(),
                "seed": self.seed,
            },
        )

    def replay(self, witness: Mapping[str, Json]) -> bool:
        """Whether the reference still finds the predicate false at the stored instance."""
        instance = witness["instance"]
        assert isinstance(instance, Mapping)
        view = self.samples.confirm(self.level, instance)
        return refutes(view, witness, self.where, self.predicate)


class _Found(Exception):  # noqa: N818
    """Tells Hypothesis that an instance fails."""


def sampled(
    samples: Samples,
    level: str,
    *,
    where: Predicate | None = None,
    also: str = "",
    examples: int,
    deep: int,
) -> Plan:
    """The plan of a random search.

    Args:
        samples: where instances come from.
        level: which view of an instance the predicate sees.
        where: which cases the statement is about.
        also: what `where` says, in words, for the scope.
        examples: how many instances the default audit looks at.
        deep: how many `--deep` looks at.
    """
    counts = {Effort.DEFAULT: examples, Effort.DEEP: deep}

    def plan(predicate: Callable[..., Any]) -> Check:
        return Sampled(predicate, samples, level, where, counts, also)

    return plan
