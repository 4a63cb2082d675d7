"""Random instances beyond what can be enumerated, found and shrunk by Hypothesis."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from proofs_check.core.claim import Beyond, Check
from proofs_check.core.evidence import Effort, Evidence, Json, Verdict
from proofs_check.core.ranges import SEED, SHORTEST, Extremes, RangeError, widen
from proofs_check.core.truth import truths
from proofs_check.methods.exhaustive import EngineMismatchError, Instance, Predicate, met, refutes

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy


class Samples(Protocol):
    """Where random instances come from and how a predicate is judged on one."""

    def __hash__(self) -> int:
        """Equal ones are drawn from once."""

    def describe(self) -> str:
        """The generator in words."""

    def strategy(self) -> "SearchStrategy[Any]":
        """The Hypothesis strategy of instances."""

    def look(self, instance: Any, level: str, admits: Predicate, predicate: Predicate) -> "Seen":
        """What came of an instance."""

    def confirm(self, level: str, instance: Instance) -> Any:
        """The view that the reference makes of an instance."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What came of one random instance."""

    cases: int
    """How many cases it held that were admitted."""
    extremes: Mapping[str, tuple[int, int]]
    """Of each parameter the least and the greatest value among them."""
    failing: Instance | None
    """One where the predicate is false, if any."""


HYPOTHESIS = ("Hypothesis", "Hypothesis with larger bounds")
"""Families of instances that attacks look at."""


@dataclass(frozen=True)
class Sampled(Check):
    """A predicate that must be true on every sampled instance."""

    method: ClassVar[str] = "sampling"
    # Another version of Hypothesis draws other instances.
    varying: ClassVar[frozenset[str]] = frozenset({"cases", "seen", "instances", "witness"})

    predicate: Predicate
    samples: Samples
    level: str
    examples: Mapping[Effort, int]
    only: tuple[tuple[str, Predicate], ...] = ()
    seed: int = SEED

    def admits(self, view: Any) -> Any:
        """Which cases meet the conditions."""
        return met(view, self.only)

    def judge(self, view: Any) -> Any:
        """What the predicate says of cases, if that is truth values."""
        return truths(self.predicate(view), self.predicate)

    def verdicts(self) -> frozenset[Verdict]:
        """A sample finds a counterexample, or nothing."""
        return frozenset({Verdict.UNREFUTED, Verdict.REFUTED})

    @property
    def generator(self) -> str:
        """Where instances come from, in words."""
        return self.samples.describe() + "".join(f"; {words}" for words, _ in self.only)

    def scope(self, effort: Effort, found: Evidence | None = None) -> str:
        """How many instances, and where from."""
        del found
        return f"{self.examples[effort]} random instances: {self.generator}"

    def amiss(self, effort: Effort, facts: Mapping[str, Json]) -> str:
        """The seed and the generator are the check's, and no more instances than were asked for."""
        if facts.get("seed") != self.seed:
            return f"the seed is {self.seed}, recorded is {facts.get('seed')}"
        if facts.get("generator", self.generator) != self.generator:
            return "another generator is recorded"
        instances = facts.get("instances", 0)
        if not isinstance(instances, int) or instances > self.examples[effort]:
            return f"{instances} instances are recorded of {self.examples[effort]}"
        return ""

    def beyond(self, says: str) -> Beyond:
        """What Hypothesis makes, larger where it can be."""
        del says
        return Beyond(HYPOTHESIS[: 1 + hasattr(self.samples, "larger")], (SHORTEST,))

    def run(self, effort: Effort) -> Evidence:
        """Look at each instance; of one that fails a smaller one is searched for."""
        scope, cases = self.scope(effort), 0
        seen: Extremes = {}
        tried = drawn(self.samples, self.examples[effort], self.seed)
        for instance in tried:
            looked = self._look(instance)
            if looked.failing is not None:
                return self._refuted(effort)
            cases += looked.cases
            widen(seen, looked.extremes)
        if not cases:
            raise RangeError(f"{scope!r}: none meets the conditions")
        facts: dict[str, Json] = {
            "cases": cases,
            "seen": {name: list(ends) for name, ends in sorted(seen.items())},
            "instances": len(tried),
            "generator": self.generator,
            "seed": self.seed,
        }
        return Evidence(Verdict.UNREFUTED, scope, self.method, facts)

    def _look(self, instance: Any) -> Seen:
        return self.samples.look(instance, self.level, self.admits, self.judge)

    def _refuted(self, effort: Effort) -> Evidence:
        cases = 0
        found: Instance | None = None

        def look(instance: Any) -> None:
            nonlocal cases, found
            looked = self._look(instance)
            cases += looked.cases
            if looked.failing is not None:
                found = looked.failing
                raise _Found

        with suppress(_Found):
            try_at(self.samples.strategy(), self.examples[effort], self.seed, look)
        assert found is not None
        values = self.samples.confirm(self.level, found).values()
        witness: dict[str, Json] = {"instance": found, "values": values}
        if not self.replay(witness):
            raise EngineMismatchError(f"the reference does not refute {found}")
        facts: dict[str, Json] = {"cases": cases, "seed": self.seed, "witness": witness}
        return Evidence(Verdict.REFUTED, self.scope(effort), self.method, facts)

    def replay(self, witness: Mapping[str, Json]) -> bool:
        """Whether the reference still finds the predicate false at the stored instance."""
        instance = witness["instance"]
        assert isinstance(instance, Mapping)
        view = self.samples.confirm(self.level, instance)
        return refutes(view, witness, self.admits, self.predicate)


class _Found(Exception):  # noqa: N818
    """Tells Hypothesis that an instance fails."""


def try_at(
    strategy: "SearchStrategy[Any]", examples: int, seed: int, look: Callable[[Any], None]
) -> None:
    """Have Hypothesis look at so many instances, and shrink one at which that raises."""
    from hypothesis import HealthCheck, Phase, given, seed as fixed, settings

    @fixed(seed)
    @settings(
        max_examples=examples,
        database=None,
        deadline=None,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
        report_multiple_bugs=False,
    )
    @given(strategy)
    def tried(instance: Any) -> None:
        look(instance)

    tried()


@cache
def drawn(samples: Samples, examples: int, seed: int) -> tuple[Any, ...]:
    """The instances that are tried where none fails: the same ones for each predicate."""
    found: list[Any] = []
    try_at(samples.strategy(), examples, seed, found.append)
    return tuple(found)


@dataclass(frozen=True)
class Random:
    """The plan of a random search."""

    samples: Samples
    level: str
    examples: Mapping[Effort, int] = field(hash=False)
    only: tuple[tuple[str, Predicate], ...] = ()

    def where(self, words: str, admits: Predicate) -> "Random":
        """Those cases alone; the words say so."""
        return replace(self, only=(*self.only, (words, admits)))

    def __call__(self, predicate: Callable[..., Any]) -> Check:
        """The check that the predicate is true in every sampled case."""
        return Sampled(predicate, self.samples, self.level, self.examples, self.only)


def sampled(samples: Samples, level: str, *, examples: int, deep: int) -> Random:
    """The plan of a random search.

    `samples`: where instances come from. `level`: which view of an instance the predicate sees.
    `examples`: how many instances the default audit looks at. `deep`: how many `--deep` looks at.
    """
    return Random(samples, level, {Effort.DEFAULT: examples, Effort.DEEP: deep})
