"""What lies beyond the range of a check, as an attack searches it, in rounds.

What a round is depends on the kind of check:

- A range is made with larger bounds: just beyond those that it has, one instance after the other,
  and further away, some of them. Where it says how its instances are drawn at random, because there
  are too many to be made in order, they are drawn.
- A domain says how its instances vary (`Variation`). Half of the rounds ask at instances of a
  structured family, the others walk from one to the next, downhill where the predicate compares
  numbers (the slack is how far the closest comparison is from being otherwise).
- A random sample is drawn again, larger.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import count, islice
from math import exp
from random import Random
from typing import Any, Protocol

from proofs_check.core import ranges
from proofs_check.core.claim import Check
from proofs_check.core.evidence import Effort, Json, canonical
from proofs_check.core.truth import judged, truths
from proofs_check.methods.exhaustive import WALK, Batch, EngineMismatchError, Exhaustive, Instance
from reference.errors import InvalidInput

ASKED = 150
"""Instances that a round of a range or a sample asks at."""

MADE = 6_000
"""Instances of a range from which those of a distant round are drawn."""

STEPS = 25
"""Instances that a round of a domain asks at."""

SHRINKING = 3_000
"""Instances that are asked at to make one small."""


class Variation(Protocol):
    """How the instances of a domain vary beyond it; equal ones share their work."""

    families: Sequence[str]

    def drawn(self, family: str, random: Random, level: int) -> Any | None:
        """An instance of a family; from level to level they may be larger."""

    def neighbour(self, instance: Any, random: Random, level: int) -> Any:
        """An instance close to another one, beyond the domain too."""

    def smaller(self, instance: Any) -> Iterator[Any]:
        """Instances that are smaller in some order; they may be within the domain."""

    def batches(self, instance: Any) -> Iterable[Batch]:
        """All cases of an instance, computed."""

    def measured(self, batch: Batch) -> Batch:
        """The same batch, with columns that are `Margins`."""

    def read(self, found: Instance) -> Any:
        """The instance of which a case, as evidence writes it, is one."""


@dataclass
class Round:
    """What came of one round."""

    instances: dict[str, int] = field(default_factory=dict)
    """How many by family."""
    cases: int = 0
    seen: ranges.Extremes = field(default_factory=dict)
    false: list[Instance] = field(default_factory=list)
    """Where the engine finds the predicate false, as the target reads it."""
    cut_off: bool = False
    """Whether it took too long: what it had looked at until then counts."""

    def looked(self, family: str, cases: int, seen: Mapping[str, Sequence[int]]) -> None:
        """Count an instance with its cases."""
        self.instances[family] = self.instances.get(family, 0) + 1
        self.cases += cases
        ranges.widen(self.seen, seen)

    def as_json(self) -> dict[str, Json]:
        """One JSON object."""
        return asdict(self)


class Target(Protocol):
    """A check as an attack sees it."""

    def round(self, number: int, random: Random, found: Round) -> None:
        """Search; of equal numbers and random numbers the same comes out."""

    def witnesses(self, false: Sequence[Instance]) -> dict[str, Mapping[str, Json]]:
        """The smallest counterexample found from these by natural order, each confirmed.

        `EngineMismatchError`: the reference does not find the predicate false there.
        `InvalidInput`: the reference cannot be asked: they are too large.
        """


# Ranges and random samples


def _asked(
    check: ranges.Enumeration, instance: Any, family: str, found: Round
) -> Mapping[str, Json] | None:
    """Ask at an instance; where the predicate is false, the values that show it."""
    if not check.range.admits(instance):
        return None
    try:
        holds, values = judged(check.predicate(*instance), check.predicate)
    except (InvalidInput, LookupError):  # too large for the reference, or for what was computed
        return None
    found.looked(family, 1, check.range.seen([instance]))
    return None if holds else values


def _confirmed(check: Check, witness: Mapping[str, Json]) -> Mapping[str, Json]:
    """The same counterexample, if it is one when it is made again.

    `EngineMismatchError`: it is none.
    """
    if not check.replay(witness):
        raise EngineMismatchError(f"the reference does not refute {canonical(dict(witness))}")
    return witness


def _length(at: Json) -> tuple[int, str]:
    """How long an instance is to write down."""
    return len(canonical(at)), canonical(at)


@dataclass(eq=False)
class BeyondRange:
    """A range with larger bounds."""

    check: ranges.Enumeration
    growing: tuple[str, ...]

    def __post_init__(self) -> None:
        """No block of consecutive instances was asked yet."""
        self._range = self.check.range
        self._stream, self._next = self._nearest_first(), 0

    def round(self, number: int, random: Random, found: Round) -> None:
        """Even rounds go on where the last one stopped, odd ones look further away."""
        level = 1 + number // 2
        instances: Iterator[Any]
        if self._range.drawn is not None:
            made = (self._range.drawn(random, level) for _ in range(ASKED))
            family = ranges.DRAWN
            instances = (each for each in made if self._range.exceeded(each))
        elif number % 2 == 0:
            family, instances = ranges.NEAREST, self._consecutive(number // 2)
        else:
            one = random.choice([None, *self.growing])
            within = _beyond(self._range, self._larger(level, one))
            admitted = [each for each in islice(within, MADE) if self._range.admits(each)]
            family = ranges.grown(one)
            instances = iter(random.sample(admitted, min(ASKED, len(admitted))))
        for instance in instances:
            values = _asked(self.check, instance, family, found)
            if values is not None:
                at = {"instance": self._named(instance), "sizes": self._sizes(instance)}
                found.false.append({**at, "values": dict(values)})

    def _larger(self, level: int, one: str | None) -> dict[str, ranges.Bound]:
        wide = dict(self._range.bounded(Effort.DEEP))
        for name in self.growing if one is None else [one]:
            bound = wide[name]
            assert isinstance(bound, int)
            wide[name] = bound + max(level, bound * level // (8 if one is None else 4))
        return wide

    def _consecutive(self, number: int) -> Iterator[Any]:
        """The block of instances with this number; those before it are made again where need be."""
        if self._next > number:
            self._stream, self._next = self._nearest_first(), 0
        while self._next <= number:
            block: list[Any] = []
            for instance in islice(self._stream, MADE):
                if self._range.admits(instance):
                    block.append(instance)
                if len(block) == ASKED:
                    break
            self._next += 1
        return iter(block)

    def _nearest_first(self) -> Iterator[Any]:
        before = 0
        for level in count(1):
            bounds = dict(self._range.bounded(Effort.DEEP))
            for name in self.growing:
                bound = bounds[name]
                assert isinstance(bound, int)
                bounds[name] = bound + level
            new = 0
            for instance in _beyond(self._range, bounds, level - 1):
                new += 1
                yield instance
            if not new and not before and level > 3:
                return
            before = new

    def _sizes(self, instance: Any) -> dict[str, Json]:
        """What an instance measures of what is bounded, and at least the bounds of `--deep`."""
        exceeded = self._range.exceeded(instance)
        known = self._range.bounded(Effort.DEEP).items()
        return {name: exceeded.get(name, b) for name, b in known if isinstance(b, int)}

    def _named(self, instance: Any) -> Json:
        """An instance as evidence writes it, with the bounds to make it where it is not read."""
        at = self._range.named(instance)
        if self._range.read is not None:
            return at
        return {"drawn": at, "by": {"bounds": self._sizes(instance)}}

    def witnesses(self, false: Sequence[Instance]) -> dict[str, Mapping[str, Json]]:
        """The smallest by each bound; made smaller where the range says what is."""
        found: dict[str, Any] = {}
        for name in self.growing:

            def size(at: Any, name: str = name) -> tuple[Any, ...]:
                return at["sizes"].get(name, 0), _length(at["instance"])

            found[f"by {name}"] = _shrunk(min(false, key=size), self._smaller, size)
        return {
            orders: _confirmed(self.check, {k: at[k] for k in ("instance", "values")})
            for orders, at in _joined(found).items()
        }

    def _smaller(self, at: Any) -> Iterator[Instance | None]:
        read, smaller = self._range.read, self._range.smaller
        if read is None or smaller is None:
            return
        for instance in smaller(*read(at["instance"])):
            values = None
            if self._range.exceeded(instance):
                values = _asked(self.check, instance, "", Round())
            if values is None:
                yield None
            else:
                then = {"instance": self._named(instance), "sizes": self._sizes(instance)}
                yield {**then, "values": dict(values)}


def _beyond(
    range_: ranges.Range, bounds: Mapping[str, ranges.Bound], within: int = 0
) -> Iterator[Any]:
    """The instances within larger bounds that are not within those of `--deep` and so much more."""
    known = {
        name: bound + within
        for name, bound in range_.bounded(Effort.DEEP).items()
        if isinstance(bound, int) and bounds[name] != bound
    }
    for instance in range_.make(*bounds.values()):
        seen = range_.seen([instance])
        if any(seen[name][1] > most for name, most in known.items() if name in seen):
            yield instance


@dataclass(frozen=True)
class BeyondSample:
    """A random sample, drawn again with larger bounds."""

    check: ranges.Enumeration
    growing: tuple[str, ...]

    def round(self, number: int, random: Random, found: Round) -> None:
        """Other draws, every fourth time with the bounds of the sample."""
        sample = self.check.range
        bounds: dict[str, Any] = dict(sample.bounded(Effort.DEEP))
        bounds |= {name: bounds[name] + number % 4 for name in self.growing}
        family = ranges.AGAIN[bool(number % 4 and self.growing)]
        for _ in range(ASKED):
            seed = str(random.getrandbits(64))
            instance = sample.make(Random(seed), *bounds.values())
            values = _asked(self.check, instance, family, found)
            if values is not None:
                by: dict[str, Json] = {"seed": seed, "bounds": bounds}
                at: Json = {"drawn": sample.named(instance), "by": by}
                found.false.append({"instance": at, "values": dict(values)})

    def witnesses(self, false: Sequence[Instance]) -> dict[str, Mapping[str, Json]]:
        """The shortest to write down."""
        at = min(false, key=lambda one: _length(one["instance"]))
        return {ranges.SHORTEST: _confirmed(self.check, at)}


# Domains


@dataclass(frozen=True)
class BeyondDomain:
    """A domain whose instances vary."""

    check: Exhaustive
    variation: Variation

    def round(self, number: int, random: Random, found: Round) -> None:
        """Even rounds draw from the families in turn, odd ones walk; some families are empty."""
        families = self.variation.families
        first, level = number // 2 % len(families), number // (2 * len(families))
        for family in (*families[first:], *families[:first]):
            start = self.variation.drawn(family, random, level)
            if start is not None:
                break
        if number % 2 == 0:
            for _ in range(STEPS):
                if start is not None:
                    self._look(start, family, found)
                start = self.variation.drawn(family, random, level)
        elif start is not None:
            self._walk(start, random, level, found)

    def _walk(self, at: Any, random: Random, level: int, found: Round) -> None:
        """Simulated annealing: always downhill, and uphill the less often the colder it is."""
        slack = self._look(at, WALK, found, slack=True)
        for step in range(STEPS - 1):
            then = self.variation.neighbour(at, random, level)
            there = self._look(then, WALK, found, slack=True)
            warmth = 3 * (1 - step / STEPS)
            if slack is None or there is None or there <= slack:
                at, slack = then, there if there is not None else slack
            elif random.random() < exp((slack - there) / max(warmth, 0.1)):
                at, slack = then, there

    def _look(self, instance: Any, family: str, found: Round, slack: bool = False) -> int | None:
        """Ask at every case of an instance; the slack of the closest, where one is told."""
        least: int | None = None
        cases, seen = 0, dict[str, Any]()
        for batch in self.variation.batches(instance):
            view = (self.variation.measured(batch) if slack else batch).view(self.check.level)
            if self.check.only:
                view = view.select(_plain(self.check.admits(view)))
            if not len(view):
                continue
            cases += len(view)
            ranges.widen(seen, view.seen())
            found_true = truths(self.check.predicate(view), self.check.predicate)
            margin = getattr(found_true, "margin", None)
            if margin is not None:
                closest = int(margin.min())
                least = closest if least is None else min(least, closest)
            found.false.extend(view.first_failures(_plain(found_true))[:1])
        found.looked(family, cases, seen)
        return least

    def _smaller(self, at: Instance) -> Iterator[Instance | None]:
        for smaller in self.variation.smaller(self.variation.read(at)):
            found = Round()
            self._look(smaller, "", found)
            yield found.false[0] if found.false else None

    def witnesses(self, false: Sequence[Instance]) -> dict[str, Mapping[str, Json]]:
        """The smallest that is reached from any of these, in each order of the domain."""
        small = {
            order: _shrunk(min(false, key=key), self._smaller, key)
            for order, key in self.check.domain.orders().items()
        }
        return {orders: self.check.witness(at) for orders, at in _joined(small).items()}


def _plain(truth: Any) -> Any:
    return truth.plain if hasattr(truth, "plain") else truth


def _shrunk(
    at: Instance,
    smaller: Callable[[Instance], Iterator[Instance | None]],
    key: Callable[[Instance], Any],
) -> Instance:
    """The smallest counterexample that is reached by steps to smaller ones.

    `smaller`: what is tried from one of them; None where the statement is true.
    """
    left = SHRINKING
    while True:
        for then in islice(smaller(at), left):
            left -= 1
            if then is not None and key(then) < key(at):
                at = then
                break
        else:
            return at


def _joined(small: Mapping[str, Instance]) -> dict[str, Instance]:
    """The same, where several orders have one smallest under all their names."""
    names: dict[str, list[str]] = {}
    for order, at in small.items():
        names.setdefault(canonical(dict(at)), []).append(order)
    return {", ".join(orders): small[orders[0]] for orders in names.values()}


# Which checks can be attacked


def target_of(check: Check, says: str) -> Target | str:
    """What lies beyond a check, or why nothing does.

    What the statement itself bounds, in its words or by naming the instances, is not exceeded.
    """
    beyond = check.beyond(says)
    if isinstance(beyond, str):
        return beyond
    if isinstance(check, ranges.Enumeration):
        of = BeyondSample if isinstance(check.range, ranges.Sample) else BeyondRange
        return of(check, beyond.growing)
    assert isinstance(check, Exhaustive)
    return BeyondDomain(check, check.deep.variation())  # type: ignore[attr-defined]
