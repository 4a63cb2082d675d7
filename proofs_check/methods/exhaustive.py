"""Every case of a range, in batches by a fast engine, refutations redone by the reference.

A *domain* is a range of instances. It hands out *batches*; a batch shows itself as a *view*, on
which a claim's predicate works on whole columns at once. The same predicate, given the view that
the reference makes of one instance, works on plain integers: that is how a counterexample is
confirmed, and no counterexample is reported that the reference does not confirm.
"""

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Protocol

from proofs_check.core.claim import Batched, Beyond, Check
from proofs_check.core.evidence import Effort, Evidence, Json, Verdict, canonical, not_looked
from proofs_check.core.ranges import (
    NOTHING_THERE,
    Bound,
    Extremes,
    Range,
    RangeError,
    is_bounded_by,
    refuse_unattained,
    unlike,
    widen,
)
from proofs_check.core.truth import truth, truths

WALK = "walks to the smallest slack"
"""A family of instances that attacks look at."""

REDONE = "redone by the reference"
"""The fact that says how many certificates of a sample the reference did again."""

Predicate = Callable[[Any], Any]
Instance = Mapping[str, Any]
"""One case, as evidence writes it: the values are JSON."""


class View(Protocol):
    """The cases of a batch as columns."""

    def __len__(self) -> int:
        """How many cases."""

    def seen(self) -> Mapping[str, tuple[int, int]]:
        """Of each parameter the least and the greatest value among the cases."""

    def select(self, chosen: Any) -> "View":
        """The cases where the truth column `chosen` is true."""

    def first_failures(self, holds: Any) -> Sequence[Instance]:
        """For each group of cases (a set, say) the first case where the column is false."""


class Batch(Protocol):
    """A part of a domain, computed."""

    def view(self, level: str) -> View:
        """The cases of a level: `heaps`, say, or `games`."""

    def fingerprint(self) -> bytes:
        """What was certified, as bytes, for the digest of the range."""

    def tally(self) -> Mapping[str, int]:
        """Numbers to add up over the range: instances, certified ones, cases."""


class Domain(Protocol):
    """A range of instances. Equal domains share their work.

    One whose totals may not keep what `describe` promises has a `caveat` that says so, given them;
    one that is drawn at random, the same in every run, has the `seed`, and `counted`: the totals
    that say how many were drawn. Where `redoes` says how many instances `spot_check` redoes, the
    record is held to that.
    """

    def describe(self) -> str:
        """The range in words: what is looked at, and whether a case is bounded or certified."""

    def bounds(self) -> Mapping[str, Bound]:
        """The bounds that `describe` names, and what follows, by the names that views have."""

    def batches(self) -> Iterable[Callable[[], Batch]]:
        """What computes each batch, in order."""

    def reference_view(self, level: str, instance: Instance) -> Any:
        """The view that the reference makes of one instance: plain integers."""

    def spot_check(self) -> int:
        """Have the reference redo a fixed sample of certificates; how many it did.

        `EngineMismatchError`: one of them differs.
        """

    def orders(self) -> Mapping[str, Callable[[Instance], Any]]:
        """The natural orders of instances, by name, as sorting keys."""


class EngineMismatchError(RuntimeError):
    """The engine and the reference disagree: a defect of gameproof, never a verdict."""


@dataclass(frozen=True)
class Exhaustive(Batched):
    """A predicate that must be true in every case of a domain."""

    method: ClassVar[str] = "exhaustive"
    true: ClassVar[Verdict] = Verdict.HOLDS

    predicate: Predicate
    domain: Domain
    deep: Domain
    level: str
    only: tuple[tuple[str, Predicate], ...] = ()

    def beyond(self, says: str) -> Beyond | str:
        """How the instances of the domain vary, unless the statement bounds them."""
        if bounded := [name for name in self.deep.bounds() if is_bounded_by(says, name)]:
            return f"the statement itself bounds {' and '.join(bounded)}"
        vary = getattr(self.deep, "variation", None)
        if vary is None:
            return "it looks at what the statement names, or at what is drawn beside a range"
        return Beyond((*vary().families, WALK), tuple(self.domain.orders()))

    @property
    def batch(self) -> object:
        """Checks over the same two ranges are run together."""
        return (type(self), self.domain, self.deep)

    def replay(self, witness: Instance) -> bool:
        """Whether the reference still finds the predicate false at the stored instance."""
        view = self.domain.reference_view(self.level, witness["instance"])
        return refutes(view, witness, self.admits, self.predicate)

    def admits(self, view: Any) -> Any:
        """Which cases meet the conditions: a truth value, or a column of them."""
        return met(view, self.only)

    def witness(self, instance: Instance) -> dict[str, Json]:
        """The counterexample with its values, confirmed by the reference.

        `EngineMismatchError`: the reference does not find the predicate false there.
        """
        values = self.domain.reference_view(self.level, instance).values()
        found: dict[str, Json] = {"instance": instance, "values": values}
        if not self.replay(found):
            raise EngineMismatchError(f"the reference does not refute {instance}")
        return found

    def verdicts(self) -> frozenset[Verdict]:
        """Every case is looked at, within bounds of ours."""
        unseen = {Verdict.NOT_RUN} if self.domain != self.deep else set()
        return frozenset({self.true, Verdict.REFUTED} | unseen)

    def scope(self, effort: Effort, found: Evidence) -> str:
        """The domain in words, with what its totals do not keep of them."""
        domain = self.domain if effort is Effort.DEFAULT else self.deep
        totals = {name: n for name, n in found.facts.items() if isinstance(n, int)}
        return self._words(domain, totals)

    def amiss(self, effort: Effort, facts: Mapping[str, Json]) -> str:
        """What was seen is within the bounds, and the reference redid some of it."""
        domain = self.domain if effort is Effort.DEFAULT else self.deep
        for name, value in _drawing(domain).items():
            if facts.get(name) != value:
                return f"the {name} is {value}, recorded is {facts.get(name)}"
        totals = set(facts) - {"seen", "digest", "witness", "smallest", "generator"}
        if other := [name for name in sorted(totals) if type(facts[name]) is not int]:
            return f"{other[0]} is recorded as {facts[other[0]]!r}"
        seen: Any = facts.get("seen", {})
        if problem := unlike(getattr(domain, "bounds", dict)(), seen, not self.only):
            return problem
        smallest: Any = facts.get("smallest", {})
        if "witness" in facts and _orders(smallest) != _orders(domain.orders()):
            return f"the smallest is recorded in the orders {'; '.join(smallest)}"
        first = not smallest or facts["witness"] == next(iter(smallest.values()))
        if not (first and self.is_first(facts, {})):
            return "the counterexample that is shown is not the smallest"
        redone = getattr(domain, "redoes", lambda: facts.get(REDONE))()
        if not redone or redone != facts.get(REDONE):
            return f"recorded is that the reference redid {facts.get(REDONE)} of it, not {redone}"
        return ""

    def is_first(self, facts: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
        """Whether each that is recorded as the smallest in an order is no larger than the others.

        What is drawn, or of other families than the deeper range has, need not be in that.
        """
        alike = self.domain.bounds().keys() == self.deep.bounds().keys()
        among = (facts, other) if alike and not _drawing(self.deep) else (facts,)
        known = [at["instance"] for own in among for at in own.get("smallest", {}).values()]
        return all(
            key(at["instance"]) == min(map(key, known))
            for names, at in facts.get("smallest", {}).items()
            for key in map(self.deep.orders().__getitem__, names.split(", "))
        )

    def _words(self, domain: Domain, totals: Mapping[str, int]) -> str:
        try:
            caveat = getattr(domain, "caveat", lambda totals: "")(totals)
        except LookupError:  # a record of other totals
            caveat = ""
        return domain.describe() + "".join(f"; {words}" for words, _ in self.only) + caveat

    @staticmethod
    def run_together(checks: "Sequence[Exhaustive]", effort: Effort) -> list[Evidence]:
        """Compute each batch once and show it to every predicate."""
        domain = checks[0].domain if effort is Effort.DEFAULT else checks[0].deep
        tallies = [_Tally() for _ in checks]
        sha = hashlib.sha256()
        admitted: dict[object, Any] = {}
        totals: dict[str, int] = {}

        for compute in domain.batches():
            batch = compute()
            sha.update(batch.fingerprint())
            for name, number in batch.tally().items():
                totals[name] = totals.get(name, 0) + number
            views: dict[object, View] = {}
            for check, tally in zip(checks, tallies, strict=True):
                tally.take(check, batch, views, admitted)
        redone = domain.spot_check()
        if redone < 1:
            raise EngineMismatchError(f"the reference redid nothing of {domain.describe()}")
        return [
            check._conclude(domain, tally, {**totals, REDONE: redone}, check._digest(sha, admitted))
            for check, tally in zip(checks, tallies, strict=True)
        ]

    def _digest(self, sha: Any, admitted: Mapping[object, Any]) -> str:
        """Of what was computed, and of which cases meet the conditions."""
        if not self.only:
            return str(sha.hexdigest())
        both = sha.copy()
        both.update(admitted[self._conditions].digest())
        return str(both.hexdigest())

    @property
    def _conditions(self) -> object:
        """Checks with equal conditions look at the same cases."""
        return self.level, tuple(condition for _, condition in self.only)

    def _conclude(
        self, domain: Domain, tally: "_Tally", totals: Mapping[str, int], digest: str
    ) -> Evidence:
        scope = self._words(domain, totals)
        refuse_unattained(scope, domain.bounds(), tally.reached)
        if not tally.cases:
            if domain != self.deep:
                return not_looked(scope, self.method, NOTHING_THERE, deep=True)
            raise RangeError(f"{scope!r}: there is no such case")
        facts: dict[str, Json] = {
            "cases": tally.cases,
            "seen": {name: list(ends) for name, ends in sorted(tally.seen.items())},
            **totals,
            "digest": digest,
            **_drawing(domain),
        }
        if not tally.failures:
            return Evidence(self.true, scope, self.method, facts)
        orders: dict[str, list[str]] = {}
        instances: dict[str, Instance] = {}
        for order, key in domain.orders().items():
            instance = min(tally.failures, key=key)
            orders.setdefault(canonical(instance), []).append(order)
            instances[canonical(instance)] = instance
        smallest = {
            ", ".join(names): self.witness(instances[found]) for found, names in orders.items()
        }
        first = next(iter(smallest.values()))
        facts |= {"witness": first, "smallest": smallest, "violators": len(tally.failures)}
        return Evidence(Verdict.REFUTED, scope, self.method, facts)


@dataclass(frozen=True)
class Sampled(Exhaustive):
    """A predicate that must be true in every case of a domain that is drawn at random."""

    method: ClassVar[str] = "sampling"
    true: ClassVar[Verdict] = Verdict.UNREFUTED


def _drawing(domain: Any) -> dict[str, Json]:
    """How a domain was drawn, if it was."""
    if getattr(domain, "seed", None) is None:
        return {}
    return {"generator": domain.describe(), "seed": domain.seed, **domain.counted()}


def _orders(names: Iterable[str]) -> list[str]:
    """The names of orders; several with one smallest are joined."""
    return sorted(", ".join(names).split(", "))


def met(view: Any, only: Sequence[tuple[str, Predicate]]) -> Any:
    """Whether a case meets all conditions, in turn; of columns where."""
    found: Any = True
    for _, condition in only:
        own = truths(condition(view), condition)
        found = own if found is True else found & own
    return found


def refutes(
    view: Any, witness: Mapping[str, Json], admits: Predicate | None, predicate: Predicate
) -> bool:
    """Whether a witness is about an admitted case, false there, and states its values rightly."""
    admitted = admits is None or truth(admits(view), admits)
    if not admitted or truth(predicate(view), predicate):
        return False
    return canonical(witness.get("values")) == canonical(view.values())


@dataclass
class _Tally:
    """What one check has seen so far: cases before the conditions, and those that meet them."""

    cases: int = 0
    failures: list[Instance] = field(default_factory=list)
    reached: Extremes = field(default_factory=dict)
    seen: Extremes = field(default_factory=dict)

    def take(
        self,
        check: Exhaustive,
        batch: Batch,
        views: dict[object, View],
        admitted: dict[object, Any],
    ) -> None:
        """Show a batch to the check's predicate; checks share views.

        Which cases are admitted goes into a digest that checks of equal conditions share.
        """
        import numpy as np

        whole = views.setdefault(check.level, batch.view(check.level))
        view = whole
        if check.only:
            key = check._conditions
            if key not in views:
                chosen = check.admits(whole)
                where = np.asarray(chosen, dtype=bool)
                one_for_all = 1 if where.ndim else len(whole)
                sha = admitted.setdefault(key, hashlib.sha256())
                sha.update(where.tobytes() * one_for_all)
                views[key] = whole.select(chosen)
            view = views[key]
        if len(whole):
            widen(self.reached, whole.seen())
        if len(view) == 0:
            return
        widen(self.seen, view.seen())
        self.cases += len(view)
        self.failures.extend(view.first_failures(truths(check.predicate(view), check.predicate)))


@dataclass(frozen=True)
class Every:
    """The plan of an exhaustive check over a domain."""

    domain: Domain
    deep: Domain
    level: str
    only: tuple[tuple[str, Predicate], ...] = ()

    def where(self, words: str, admits: Predicate) -> "Every":
        """Those cases alone; the words say so."""
        return replace(self, only=(*self.only, (words, admits)))

    def __call__(self, predicate: Callable[..., Any]) -> Check:
        """The check that the predicate is true in every case."""
        kind = Sampled if _drawing(self.domain) else Exhaustive
        return kind(predicate, self.domain, self.deep, self.level, self.only)


class Several(tuple[Every | Range, ...]):
    """Plans that each look at the whole of a statement; narrowed together."""

    def where(self, words: str, admits: Predicate) -> "Several":
        """Those cases alone; the words of each plan say so."""
        return Several(plan.where(words, admits) for plan in self)


def every(domain: Domain, level: str, *, deep: Domain | None = None) -> Every:
    """The plan of an exhaustive check.

    `domain`: the range of the default audit. `level`: which view of a batch the predicate sees.
    `deep`: the range under `--deep`, which has that one in it; the same where not given.
    """
    return Every(domain, deep or domain, level)
