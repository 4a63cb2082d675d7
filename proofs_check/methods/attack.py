"""An attack on a claim: search for a counterexample beyond what its checks look at.

A claim is attacked in rounds, each with random numbers of its own, so that rounds can be done in
any order, side by side, and again: what an attack finds depends on its seed and on how many rounds
there were. What a round is depends on the kind of check:

- A range is made with larger bounds: just beyond those that it has, one instance after the other,
  and further away, some of them.
- A domain says how its instances vary (`Variation`). Half of the rounds ask at instances of a
  structured family, the others walk from one to the next, downhill where the predicate compares
  numbers (the slack is how far the closest comparison is from being otherwise).
- A random sample, and what Hypothesis makes, is drawn again, larger.

What is found is confirmed by the reference, and made small in each natural order.
"""

import json
import signal
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import count, islice
from math import exp
from pathlib import Path
from random import Random
from threading import current_thread, main_thread
from time import process_time
from types import FrameType
from typing import Any, Protocol, TypeAlias

from proofs_check.core.audit import watch
from proofs_check.core.certificates import store_counterexamples
from proofs_check.core.claim import ATTACK, Check, Claim
from proofs_check.core.documents import find_document
from proofs_check.core.evidence import Effort, Evidence, Json, Verdict, canonical, digest
from proofs_check.core.journal import fingerprint
from proofs_check.core.kept import alone, write_whole
from proofs_check.core.ledger import ledger
from proofs_check.core.ranges import (
    Bound,
    Enumeration,
    Extremes,
    Instances,
    RandomSample,
    Range,
    is_bounded_by,
    judged,
    widen,
)
from proofs_check.core.record import (
    Record,
    attack_in_words,
    checked_claim,
    known_evidence,
    recorded,
    store,
    with_attack,
)
from proofs_check.methods.exhaustive import Batch, EngineMismatchError, Exhaustive, Instance
from proofs_check.methods.sampling import Sampled
from reference.errors import InvalidInput

ASKED = 150
"""Instances that a round of a range or a sample asks at."""

MADE = 6_000
"""Instances of a range from which those of a distant round are drawn."""

STEPS = 25
"""Instances that a round of a domain asks at."""

IDLE = 12
"""After so many rounds without a case in each target there is nothing more to look at."""

LONGEST = 8
"""Seconds of CPU after which a round is cut off."""

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

    instances: dict[str, int]
    """How many by family."""
    cases: int
    seen: Extremes
    false: list[Instance]
    """Where the engine finds the predicate false, as evidence writes it."""
    cut_off: bool = False
    """Whether it took too long, and counts for nothing."""

    def as_json(self) -> dict[str, Json]:
        """One JSON object."""
        return {
            "instances": dict(self.instances),
            "cases": self.cases,
            "seen": {name: list(ends) for name, ends in self.seen.items()},
            "false": [dict(each) for each in self.false],
            "cut off": self.cut_off,
        }


class Target(Protocol):
    """A check as an attack sees it."""

    def round(self, number: int, random: Random) -> Round:
        """Search; of equal numbers and random numbers the same comes out."""

    def witnesses(self, false: Sequence[Instance]) -> dict[str, Mapping[str, Json]]:
        """The smallest counterexample found from these by natural order, each confirmed.

        Raises:
            EngineMismatchError: the reference does not find the predicate false there.
            InvalidInput: the reference cannot be asked: they are too large.
        """


# Ranges


@dataclass(eq=False)
class BeyondRange:
    """A range with larger bounds."""

    check: Enumeration
    growing: tuple[str, ...]

    def __post_init__(self) -> None:
        """No block of consecutive instances was asked yet."""
        self._stream, self._next = self._nearest_first(), 0

    def round(self, number: int, random: Random) -> Round:
        """Even rounds go on where the last one stopped, odd ones look further away."""
        found = Round({}, 0, {}, [])
        if number % 2:
            level = 1 + number // 2
            alone = random.choice([None, *self.growing])
            bounds = self._bounds(level, alone)
            made = islice(_beyond(self.check.range, bounds), MADE)
            admitted = [each for each in made if self.check.range.admits(each)]
            family = f"{alone or 'all bounds'} larger"
            for instance in random.sample(admitted, min(ASKED, len(admitted))):
                self._ask(instance, family, found)
        else:
            for instance in self._consecutive(number // 2):
                self._ask(instance, "just beyond the bounds", found)
        return found

    def _bounds(self, level: int, alone: str | None = None) -> dict[str, Bound]:
        wide = dict(self.check.range.bounded(Effort.DEEP))
        for name in self.growing if alone is None else [alone]:
            bound = wide[name]
            assert isinstance(bound, int)
            wide[name] = bound + max(level, bound * level // (8 if alone is None else 4))
        return wide

    def _consecutive(self, number: int) -> list[Any]:
        """The block of instances with this number; those before it are made again where need be."""
        if self._next > number:
            self._stream, self._next = self._nearest_first(), 0
        while self._next <= number:
            block = []
            for instance in islice(self._stream, MADE):
                if self.check.range.admits(instance):
                    block.append(instance)
                if len(block) == ASKED:
                    break
            self._next += 1
        return block

    def _nearest_first(self) -> Iterator[Any]:
        before = 0
        for level in count(1):
            bounds = {**self.check.range.bounded(Effort.DEEP)}
            for name in self.growing:
                bound = bounds[name]
                assert isinstance(bound, int)
                bounds[name] = bound + level
            new = 0
            for instance in _beyond(self.check.range, bounds, level - 1):
                new += 1
                yield instance
            if not new and not before and level > 3:
                return
            before = new

    def _ask(self, instance: Any, family: str, found: Round) -> None:
        _asked(self.check.range, self.check.predicate, instance, family, found)

    def witnesses(self, false: Sequence[Instance]) -> dict[str, Mapping[str, Json]]:
        """The smallest by each bound, among all that are made with no larger bounds."""
        found: dict[str, Mapping[str, Json]] = {}
        range_ = self.check.range
        for name in self.growing:
            least = min(false, key=lambda at: (_size_of(range_, name, at), len(canonical(at))))
            found[f"by {name}"] = _judged_at(self.check, range_, least)
        return found


def _beyond(range_: Range, bounds: Mapping[str, Bound], within: int = 0) -> Iterator[Any]:
    """The instances within larger bounds that are not within those of `--deep` and so much more."""
    known = {
        name: bound + within
        for name, bound in range_.bounded(Effort.DEEP).items()
        if isinstance(bound, int) and bounds[name] != bound
    }
    for instance in range_.make(*bounds.values()):
        seen = range_.seen(instance)
        if any(seen[name][1] > most for name, most in known.items() if name in seen):
            yield instance


def _asked(
    range_: Any, predicate: Callable[..., Any], instance: Any, family: str, found: Round
) -> bool:
    """Whether the predicate is false there; what was asked goes into `found`."""
    if not range_.admits(instance):
        return False
    try:
        holds, _ = judged(predicate(*instance))
    except InvalidInput:  # too large for the reference
        return False
    found.instances[family] = found.instances.get(family, 0) + 1
    found.cases += 1
    widen(found.seen, range_.seen(instance))
    if not holds:
        found.false.append(range_.named(instance))
    return not holds


def _size_of(range_: Range, name: str, at: Instance) -> int:
    wide = range_.bounds_for(at).get(name, 0)
    return wide if isinstance(wide, int) else 0


def _judged_at(check: Enumeration, range_: Range, at: Instance) -> Mapping[str, Json]:
    """The counterexample at an instance, with its values, made again from the range."""
    wanted = canonical(at)
    for instance in range_.with_bounds_for(at):
        if range_.admits(instance) and canonical(range_.named(instance)) == wanted:
            holds, values = judged(check.predicate(*instance))
            witness: dict[str, Json] = {"instance": at, "values": dict(values)}
            if holds or not check.replay(witness):
                break
            return witness
    raise EngineMismatchError(f"the reference does not refute {wanted}")


# Random samples


@dataclass(frozen=True)
class BeyondSample:
    """A random sample, drawn again with larger bounds."""

    check: RandomSample
    growing: tuple[str, ...]

    def round(self, number: int, random: Random) -> Round:
        """Other draws, every fourth time with the bounds of the sample."""
        found = Round({}, 0, {}, [])
        sample = self.check.sample
        bounds = dict(sample.bounded(Effort.DEEP))
        for name in self.growing:
            bound = bounds[name]
            assert isinstance(bound, int)
            bounds[name] = bound + number % 4
        family = "drawn again" + (" with larger bounds" if number % 4 and self.growing else "")
        for _ in range(ASKED):
            seed = str(random.getrandbits(64))
            instance = sample.make(Random(seed), *bounds.values())
            if _asked(sample, self.check.predicate, instance, family, found):
                how: dict[str, Json] = {"seed": seed, "bounds": {**bounds}}
                found.false.append({"drawn": found.false.pop(), "by": how})
        return found

    def witnesses(self, false: Sequence[Instance]) -> dict[str, Mapping[str, Json]]:
        """The shortest to write down."""
        at = min(false, key=lambda one: (len(canonical(one)), canonical(one)))
        how: Any = at["by"]
        instance = self.check.sample.make(Random(how["seed"]), *how["bounds"].values())
        _, values = judged(self.check.predicate(*instance))
        witness: dict[str, Json] = {"instance": at, "values": dict(values)}
        if not self.check.replay(witness):
            raise EngineMismatchError(f"the reference does not refute {canonical(at)}")
        return {"shortest": witness}


# Domains


@dataclass(frozen=True)
class BeyondDomain:
    """A domain whose instances vary."""

    check: Exhaustive
    variation: Variation

    def round(self, number: int, random: Random) -> Round:
        """Even rounds draw from the families in turn, odd ones walk."""
        found = Round({}, 0, {}, [])
        families = self.variation.families
        family, level = families[number // 2 % len(families)], number // (2 * len(families))
        start = self.variation.drawn(family, random, level)
        if number % 2 == 0:
            for _ in range(STEPS):
                if start is not None:
                    self._look(start, family, found)
                start = self.variation.drawn(family, random, level)
        elif start is not None:
            self._walk(start, random, level, found)
        return found

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
        found.instances[family] = found.instances.get(family, 0) + 1
        for batch in self.variation.batches(instance):
            view = (self.variation.measured(batch) if slack else batch).view(self.check.level)
            if self.check.only:
                view = view.select(_plain(self.check.admits(view)))
            if not len(view):
                continue
            found.cases += len(view)
            widen(found.seen, view.seen())
            truth = self.check.predicate(view)
            margin = getattr(truth, "margin", None)
            if margin is not None:
                closest = int(margin.min())
                least = closest if least is None else min(least, closest)
            found.false.extend(view.first_failures(_plain(truth))[:1])
        return least

    def _failing(self, instance: Any) -> Instance | None:
        found = Round({}, 0, {}, [])
        self._look(instance, "", found)
        return found.false[0] if found.false else None

    def witnesses(self, false: Sequence[Instance]) -> dict[str, Mapping[str, Json]]:
        """The smallest that is reached from any of these, in each order of the domain."""
        names: dict[str, list[str]] = {}
        small: dict[str, Instance] = {}
        for order, key in self.check.domain.orders().items():
            at = min(false, key=key)
            left = SHRINKING
            improved = True
            while improved and left > 0:
                improved = False
                for smaller in self.variation.smaller(self.variation.read(at)):
                    left -= 1
                    then = self._failing(smaller)
                    if then is not None and key(then) < key(at):
                        at, improved = then, True
                        break
                    if left <= 0:
                        break
            names.setdefault(canonical(at), []).append(order)
            small[canonical(at)] = at
        return {", ".join(own): self.check.witness(small[at]) for at, own in names.items()}


WALK = "walks to the smallest slack"


def _plain(truth: Any) -> Any:
    return truth.plain if hasattr(truth, "plain") else truth


# What Hypothesis makes


@dataclass(frozen=True)
class BeyondStrategy:
    """Instances of a Hypothesis strategy, with other seeds, and larger where they can be."""

    check: Sampled

    def round(self, number: int, random: Random) -> Round:
        """So many examples."""
        from hypothesis import HealthCheck, Phase, given, settings
        from hypothesis import seed as fixed

        found = Round({}, 0, {}, [])
        larger = getattr(self.check.samples, "larger", None)
        samples = self.check.samples if larger is None else larger(number % 4)
        family = "Hypothesis" + (" with larger bounds" if number % 4 and larger is not None else "")

        @fixed(random.getrandbits(64))
        @settings(
            max_examples=ASKED,
            database=None,
            deadline=None,
            phases=(Phase.generate,),
            suppress_health_check=list(HealthCheck),
        )
        @given(samples.strategy())
        def look(instance: Any) -> None:
            looked = samples.look(
                instance, self.check.level, self.check.admits, self.check.predicate
            )
            found.instances[family] = found.instances.get(family, 0) + 1
            found.cases += looked.cases
            widen(found.seen, looked.extremes)
            if looked.failing is not None:
                found.false.append(looked.failing)

        look()
        return found

    def witnesses(self, false: Sequence[Instance]) -> dict[str, Mapping[str, Json]]:
        """The shortest to write down."""
        at = min(false, key=lambda one: (len(canonical(one)), canonical(one)))
        values = self.check.samples.confirm(self.check.level, at).values()
        witness: dict[str, Json] = {"instance": at, "values": values}
        if not self.check.replay(witness):
            raise EngineMismatchError(f"the reference does not refute {canonical(at)}")
        return {"shortest": witness}


# Which checks can be attacked


def targets(claim: Claim, reading: str) -> list[Target]:
    """What can be attacked of one reading of a claim.

    What looks at a part only is attacked too: a part that is false makes the claim so. What the
    statement itself bounds, in its words or by naming the instances, is not exceeded.
    """
    found: list[Target] = []
    for check in claim.readings[reading]:
        target = _target(check, claim.says)
        if target is not None and target not in found:
            found.append(target)
    return found


def _target(check: Check, says: str) -> Target | None:
    if isinstance(check, Exhaustive):
        bounds: Mapping[str, Bound] = check.deep.bounds()
        vary = getattr(check.deep, "variation", None)
        if vary is None or any(is_bounded_by(says, name) for name in bounds):
            return None
        return BeyondDomain(check, vary())
    if isinstance(check, Sampled):
        return BeyondStrategy(check)
    if isinstance(check, Enumeration) and not isinstance(check.range, Instances):
        growing = _growing(check.range.bounded(Effort.DEEP), says)
        return BeyondRange(check, growing) if growing else None
    if isinstance(check, RandomSample):
        return BeyondSample(check, _growing(check.sample.bounded(Effort.DEEP), says))
    return None


def _growing(bounds: Mapping[str, Bound], says: str) -> tuple[str, ...]:
    """The bounds that are one number, and not the statement's own."""
    return tuple(
        name
        for name, bound in bounds.items()
        if isinstance(bound, int) and not is_bounded_by(says, name)
    )


# The attack


Address: TypeAlias = "tuple[str, str, int]"
"""What is attacked: the claim's id, the reading, and which of its targets."""


@cache
def _target_at(address: Address) -> Target:
    name, reading, number = address
    return targets(ledger(name.partition("/")[0])[name], reading)[number]


def played(address: Address, number: int, seed: int) -> tuple[Address, int, Round, float]:
    """Play one round; with it the seconds of CPU that it took."""
    begin = process_time()
    random = Random(f"{seed} {address} {number}")
    target = _target_at(address)
    try:
        with _limited():
            found = target.round(number, random)
    except (CutOffError, InvalidInput, MemoryError, RecursionError):
        found = Round({}, 0, {}, [], cut_off=True)
    return address, number, found, process_time() - begin


class CutOffError(RuntimeError):
    """A round took too long, as what is just beyond some bounds is far too much."""


@contextmanager
def _limited() -> Iterator[None]:
    """Within it a round is cut off after `LONGEST` seconds of CPU; what it found is not counted."""

    def cut_off(number: int, frame: FrameType | None) -> None:
        del number, frame
        raise CutOffError

    if current_thread() is not main_thread():  # signals reach the main thread only
        yield
        return
    before = signal.signal(signal.SIGPROF, cut_off)
    signal.setitimer(signal.ITIMER_PROF, LONGEST)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def _watched(address: Address, number: int, seed: int, parent: int) -> Any:
    """The same in another process, which ends as soon as its parent has ended."""
    watch(parent)
    return played(address, number, seed)


class Notes:
    """A journal of rounds, so that an attack can be taken up again; without a path it keeps none.

    Raises:
        InvalidInput: the file is no journal of this code and seed.
    """

    def __init__(self, path: Path | None, seed: int) -> None:
        """Read what is there already; what was cut off is done again."""
        self._path = path
        self._head: dict[str, Json] = {"attacks": "gameproof", "seed": seed, "code": fingerprint()}
        self.rounds: dict[tuple[Address, int], tuple[Round, float]] = {}
        if path is None:
            return
        lines = path.read_bytes().split(b"\n")[:-1] if path.exists() else []
        try:
            if lines and json.loads(lines[0]) != self._head:
                raise ValueError("other code or seed")
            for line in lines[1:]:
                self._take(json.loads(line))
        except (ValueError, LookupError, TypeError, RecursionError):
            allowed = "a new file, or a journal of attacks of this version and seed"
            raise InvalidInput("journal", str(path), allowed) from None
        write_whole(path, "".join(f"{canonical(self._head)}\n" if not lines else ""))
        if lines:
            write_whole(path, b"\n".join([*lines, b""]).decode())

    def _take(self, entry: Any) -> None:
        if entry.pop("digest") != digest([entry]):
            raise ValueError("it has another digest")
        (name, reading, number), at = entry["at"], entry["number"]
        found = entry["found"]
        parts = ("instances", "cases", "seen", "false", "cut off")
        played = Round(*(found[part] for part in parts))
        self.rounds[(name, reading, number), at] = (played, float(entry["cpu"]))

    def keep(self, address: Address, number: int, found: Round, seconds: float) -> None:
        """Add a round."""
        self.rounds[address, number] = (found, seconds)
        if self._path is None:
            return
        entry: dict[str, Json] = {
            "at": list(address),
            "number": number,
            "found": found.as_json(),
            "cpu": f"{seconds:.6f}",
        }
        with self._path.open("a", encoding="utf-8") as file:
            file.write(canonical({**entry, "digest": digest([entry])}) + "\n")


@dataclass
class Attacked:
    """An attack on one reading of a claim: its rounds, and what came of them."""

    claim: Claim
    reading: str
    seed: int
    rounds: list[tuple[Round, float]]
    witnesses: dict[str, Mapping[str, Json]]
    unconfirmed: list[str]
    """What the engine finds false and the reference was not asked about: it takes too long."""

    @cached_property
    def evidence(self) -> Evidence | None:
        """What it says of the claim; None where nothing was looked at."""
        instances: dict[str, int] = {}
        seen: Extremes = {}
        cases = 0
        for found, _ in self.rounds:
            for family, number in found.instances.items():
                instances[family] = instances.get(family, 0) + number
            widen(seen, {name: (ends[0], ends[1]) for name, ends in found.seen.items()})
            cases += found.cases
        if not cases:
            return None
        families = dict(sorted(instances.items()))
        facts: dict[str, Json] = {
            "cases": cases,
            "instances": sum(families.values()),
            "families": {**families},
            "generator": "; ".join(families),
            "seen": {name: list(ends) for name, ends in sorted(seen.items())},
            "rounds": len(self.rounds),
            "cpu seconds": round(sum(seconds for _, seconds in self.rounds)),
            "seed": self.seed,
            "says": self.claim.says,
        }
        verdict = Verdict.UNREFUTED
        if self.witnesses:
            verdict = Verdict.REFUTED
            smallest: dict[str, Json] = {order: dict(w) for order, w in self.witnesses.items()}
            facts |= {"witness": next(iter(smallest.values())), "smallest": smallest}
        return Evidence(verdict, attack_in_words(facts), ATTACK, facts)

    def as_json(self) -> dict[str, Json]:
        """One line of `gameproof attack --format json`."""
        about: dict[str, Json] = {"id": self.claim.id, "reading": self.reading}
        found = {} if self.evidence is None else self.evidence.as_json()
        return {**about, **found, "unconfirmed": list(self.unconfirmed)}

    def in_words(self) -> str:
        """The same to read."""
        evidence = self.evidence
        where = self.claim.id + (f" ({self.reading})" if len(self.claim.readings) > 1 else "")
        if evidence is None:
            return f"nothing to ask  {where}: nothing was made beyond its range"
        lines = [f"{'FELL' if self.witnesses else 'stands'}  {where}: {evidence.scope}"]
        lines += [f"  {order}: {canonical(dict(w))}" for order, w in self.witnesses.items()]
        lines += [f"  false by the engine, not confirmed: {why}" for why in self.unconfirmed]
        return "\n".join(lines)


ATTACKED = "claims that hold or are unrefuted, over a range of which the statement names no bound"


def can_fall(claim: Claim) -> bool:
    """Whether an attack can say anything of a claim: it may be false, and its range may grow."""
    known = None if claim.restates else known_evidence(claim)
    may_be_false = known is not None and known.verdict in (
        Verdict.HOLDS,
        Verdict.UNREFUTED,
        Verdict.AMBIGUOUS,
    )
    return may_be_false and any(targets(claim, reading) for reading in claim.readings)


def record(attacks: Iterable[Attacked]) -> Iterator[Path]:
    """Put attacks into the record; yield each file that was written."""
    by_claim: dict[str, list[Attacked]] = {}
    for each in attacks:
        by_claim.setdefault(each.claim.id, []).append(each)
    for document in dict.fromkeys(name.partition("/")[0] for name in by_claim):
        with alone(find_document(document)):
            recorded.cache_clear()  # another run may have recorded something meanwhile
            known = recorded(document)
            claims = dict(known.claims)
            for name, own in by_claim.items():
                if name.partition("/")[0] == document:
                    found = {a.reading: a.evidence for a in own if a.evidence is not None}
                    claim = own[0].claim
                    claims[name] = with_attack(claim, claims[name], found)
                    store_counterexamples(claim, claims[name])
            yield store(document, Record(claims, known.restates))


def attack(
    claim: Claim,
    minutes: float,
    seed: int,
    jobs: int,
    notes: Notes,
    progress: Callable[[float], None] = lambda done: None,
) -> list[Attacked]:
    """Attack each reading of a claim until it falls, or the time is over.

    Args:
        claim: which.
        minutes: of CPU for each reading, those of rounds that are taken from the notes included.
        seed: what decides what is searched.
        jobs: processes side by side.
        notes: where rounds are kept, and taken from.
        progress: told which part of the time is over.

    Raises:
        InvalidInput: no check of the claim can be attacked.
    """
    claim = checked_claim(claim)
    addresses = {
        reading: [(claim.id, reading, number) for number in range(len(targets(claim, reading)))]
        for reading in claim.readings
    }
    if not any(addresses.values()):
        raise InvalidInput("claim", claim.id, ATTACKED)
    done = []
    for reading, own in addresses.items():
        if own:
            one = Attacked(claim, reading, seed, [], {}, [])
            _fight(one, own, 60 * minutes, jobs, notes, progress)
            done.append(one)
    return done


def _fight(
    attacked: Attacked,
    addresses: Sequence[Address],
    seconds: float,
    jobs: int,
    notes: Notes,
    progress: Callable[[float], None],
) -> None:
    """Play rounds, the targets in turn, until one finds something or the time is over.

    A target is given up after so many rounds in a row in which nothing was looked at.
    """
    spent = 0.0
    idle = dict.fromkeys(addresses, 0)
    turns = (
        (address, number) for number in count() for address in addresses if idle[address] < IDLE
    )
    while spent < seconds and min(idle.values()) < IDLE:
        for address, _, found, took in _side_by_side(
            list(islice(turns, jobs)), attacked.seed, jobs, notes
        ):
            idle[address] = (
                0 if found.cases else idle[address] + (IDLE // 2 if found.cut_off else 1)
            )
            if not found.cut_off:
                attacked.rounds.append((found, took))
                spent += took
            if found.false:
                _confirm(attacked, address, found.false)
            if attacked.witnesses:
                return
        progress(min(1.0, spent / seconds))


def _side_by_side(
    batch: Sequence[tuple[Address, int]], seed: int, jobs: int, notes: Notes
) -> Iterator[tuple[Address, int, Round, float]]:
    """The rounds of a batch, in order; those that are in the notes are not played again."""
    open_rounds = [at for at in batch if at not in notes.rounds]
    if jobs == 1 or len(open_rounds) <= 1:
        made: Iterable[Any] = (played(*at, seed) for at in open_rounds)
    else:
        import os

        from joblib import Parallel, delayed

        pool = Parallel(n_jobs=jobs, return_as="generator", batch_size=1)
        made = pool(delayed(_watched)(*at, seed, os.getpid()) for at in open_rounds)
    for address, number, found, took in made:
        notes.keep(address, number, found, took)
    for at in batch:
        yield *at, *notes.rounds[at]


def _confirm(attacked: Attacked, address: Address, false: Sequence[Instance]) -> None:
    """Have the reference confirm what was found, made small."""
    try:
        found = _target_at(address).witnesses(false)
    except InvalidInput as error:
        attacked.unconfirmed.append(str(error))
        return
    for order, witness in found.items():
        attacked.witnesses.setdefault(order, witness)


# Slack


def _margins() -> Any:
    """The class of columns that remember margins; NumPy is imported where an attack needs it."""
    import numpy as np

    class Truth(np.ndarray[Any, Any]):
        """Truth values, each with its margin: how far it is from being false; below 0 it is."""

        margin: Any

        @property
        def plain(self) -> Any:
            return self.view(np.ndarray)

        def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **named: Any) -> Any:
            plain = [_bare(each) for each in inputs]
            result = getattr(ufunc, method)(*plain, **named)
            margins = [_margin(each) for each in inputs]
            if method != "__call__" or ufunc not in combined:
                return result
            return _with(result, combined[ufunc](*margins))

    class Margins(np.ndarray[Any, Any]):
        """Numbers; where they are compared truth values come out that have margins."""

        def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **named: Any) -> Any:
            plain = [_bare(each) for each in inputs]
            result = getattr(ufunc, method)(*plain, **named)
            if method == "__call__" and ufunc in compared:
                return _with(result, compared[ufunc](*(np.asarray(p, np.int64) for p in plain)))
            numbers = isinstance(result, np.ndarray) and result.dtype.kind == "i"
            return result.view(Margins) if numbers else result

    def _bare(value: Any) -> Any:
        return value.view(np.ndarray) if isinstance(value, Margins | Truth) else value

    def _with(result: Any, margin: Any) -> Any:
        truth = np.asarray(result).view(Truth)
        truth.margin = margin
        return truth

    def _margin(value: Any) -> Any:
        known = getattr(value, "margin", None)
        return np.where(_bare(value), FAR, -FAR) if known is None else known

    compared: dict[Any, Callable[..., Any]] = {
        np.less_equal: lambda a, b: b - a,
        np.less: lambda a, b: b - a - 1,
        np.greater_equal: lambda a, b: a - b,
        np.greater: lambda a, b: a - b - 1,
        np.equal: lambda a, b: -abs(a - b),
        np.not_equal: lambda a, b: abs(a - b) - 1,
    }
    combined: dict[Any, Callable[..., Any]] = {
        np.bitwise_and: np.minimum,
        np.bitwise_or: np.maximum,
        np.invert: lambda a: -a - 1,
        # a <= b is how "if a then b" is written, a ^ True is "not a".
        np.less_equal: lambda a, b: np.maximum(-a - 1, b),
        np.bitwise_xor: lambda a, b: np.where(b >= 0, -a - 1, a),
    }
    return Margins


FAR = 1 << 40
"""The margin of a truth value that comes from no comparison."""


def measured(table: Any, *columns: str) -> Any:
    """A table with these columns as ones that remember margins.

    >>> import numpy as np
    >>> from types import SimpleNamespace
    >>> margins = np.array([3, 5]).view(_margins_class())
    >>> ((margins <= 7) & (margins >= 3)).margin.tolist()
    [0, 2]
    """
    kind = _margins_class()
    return replace(table, **{name: getattr(table, name).view(kind) for name in columns})


@cache
def _margins_class() -> Any:
    return _margins()
