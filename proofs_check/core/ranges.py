"""Ranges: objects that yield instances and say them in words, so that no scope says anything else.

Three kinds, each with its verdict. A `Range` is bounded by us: a claim that is true on all of it
`holds`. `Instances` are those that the statement itself names: true on all of them, it is
`proved`. A `Sample` is random: a claim can only be `unrefuted` there.

Evidence says besides the number of instances and their digest what was really seen: of each
parameter the least and the greatest value among the instances that the predicate was asked about.
"""

import hashlib
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, wraps
from itertools import islice
from random import Random
from typing import Any, ClassVar, Self, TypeAlias

from proofs_check.core.claim import Batched, Beyond, Check
from proofs_check.core.evidence import Effort, Evidence, Json, Verdict, canonical, not_looked
from proofs_check.core.truth import FaultyClaim, judged, truth

Instance: TypeAlias = tuple[Any, ...]
"""One value for each name of a range."""

Found: TypeAlias = "bool | tuple[bool, Mapping[str, Json]]"
"""What a predicate says of an instance: whether it is true there, and values that show it."""

Bound: TypeAlias = "int | tuple[int, ...]"
"""The largest value of a parameter, or each of its values."""

Extremes: TypeAlias = "dict[str, list[int]]"
"""Of each parameter the least and the greatest value seen."""

SEED = 20_261_121
"""Fixed, so that a run says the same everywhere."""

AT_ONCE = 100
"""How many instances are measured together, column by column."""

REPLAYED = 2_000_000
"""Beyond its bounds so many instances of a range are made to find a stored counterexample."""

NOTHING_THERE = "no instance is within the default bounds; --deep looks further"


class RangeError(FaultyClaim):
    """A range says more than it yields: a defect, never a verdict."""


def widen(seen: Extremes, measured: Mapping[str, Sequence[int]]) -> None:
    """Let what was seen take in more: least and greatest values by name."""
    for name, (least, greatest) in measured.items():
        known = seen.get(name)
        if known is None:
            seen[name] = [least, greatest]
            continue
        if least < known[0]:
            known[0] = least
        if greatest > known[1]:
            known[1] = greatest


def unattained(bounds: Mapping[str, Bound], seen: Mapping[str, Sequence[int]]) -> str:
    """Which bound no instance attains, in words; empty where each is attained.

    `bounds`: those that words name. `seen`: the least and greatest values among all instances.

    >>> unattained({"TB": 4}, {"TB": [0, 4]}), unattained({"TB": 4}, {"TB": [0, 3]})
    ('', 'TB is named up to 4, seen from 0 to 3')
    """
    for name, bound in bounds.items():
        if name not in seen:
            return f"{name} is named and not measured"
        least, greatest = seen[name]
        ends = (bound,) if isinstance(bound, int) else (min(bound), max(bound))
        if any(end not in (least, greatest) for end in ends):
            return f"{name} is named up to {bound}, seen from {least} to {greatest}"
    return ""


def refuse_unattained(scope: str, bounds: Mapping[str, Bound], seen: Extremes) -> None:
    """Refuse a range whose words (`scope`) name a bound that no instance attains: `RangeError`."""
    if problem := unattained(bounds, seen):
        raise RangeError(f"{scope!r}: {problem}")


def listed(bound: Bound) -> str:
    """A bound as words give it.

    >>> listed(4), listed((-2, 1, 2)), listed((0, 1, 2, 3))
    ('4', '-2, 1 or 2', '0 to 3')
    """
    if isinstance(bound, int):
        return str(bound)
    if len(bound) > 3 and bound == tuple(range(bound[0], bound[-1] + 1)):
        return f"{bound[0]} to {bound[-1]}"
    *first, last = map(str, bound)
    return f"{', '.join(first)} or {last}" if first else last


def measured(name: str, value: Any) -> Mapping[str, tuple[int, int]]:
    """What is seen of one value: of an integer itself, of integers their number and extremes.

    Of a record, which has named fields and always as many, nothing.

    >>> measured("S", (3, 5, 8))
    {'|S|': (3, 3), 'min S': (3, 3), 'max S': (8, 8)}
    """
    if isinstance(value, bool) or hasattr(value, "_fields"):
        return {}
    if isinstance(value, int):
        return {name: (int(value), int(value))}
    if not isinstance(value, (tuple, list, frozenset, set)):
        return {}
    found = {f"|{name}|": (len(value), len(value))}
    if value and all(map(int.__instancecheck__, value)):
        least, greatest = int(min(value)), int(max(value))
        found[f"min {name}"], found[f"max {name}"] = (least, least), (greatest, greatest)
    return found


_OF_A_VALUE = (("", ""), ("|", "|"), ("min ", ""), ("max ", ""))
"""What `measured` writes before and after the name of a value."""


def as_json(value: Any) -> Json:
    """A value of an instance as evidence writes it.

    >>> as_json((1, frozenset({3, 2})))
    [1, [2, 3]]
    """
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, (tuple, list)):
        return [as_json(each) for each in value]
    if isinstance(value, (frozenset, set)):
        return [as_json(each) for each in sorted(value)]
    if isinstance(value, Mapping):
        return {str(key): as_json(each) for key, each in value.items()}
    return str(value)


@dataclass(frozen=True)
class Range:
    """Instances within bounds that we chose, the smallest first; the other kinds are of it too.

    Args:
        words: the instances in words, with `{name}` for each bound.
        names: the names of an instance's values, separated by spaces.
        make: yields the instances (of a sample: makes one), given the bounds in order.
        bounds: the bounds of the default audit, by the name of what they bound: a value's name,
            `max S`, `|S|`, or one of `measures`.
        deep: those of them that are wider under `--deep`.
        measures: what else is seen of an instance, by name.
        at: how an instance is written in evidence, where not value by value.
        only: conditions, each in words.
        read: makes the instance of what evidence writes, however large, so that a counterexample
            beyond the bounds is soon replayed; it raises a ValueError where there is none.
        drawn: a random instance of the same kind, given a generator of random numbers and a level:
            from level to level it may be further beyond the bounds; only where there is `read`.
        smaller: instances of the same kind that are smaller in some order, given an instance.
    """

    words: str
    names: str
    make: Callable[..., Any]
    bounds: Mapping[str, Bound] = field(default_factory=dict)
    deep: Mapping[str, Bound] = field(default_factory=dict)
    measures: Mapping[str, Callable[..., int]] = field(default_factory=dict)
    at: Callable[..., Json] | None = None
    only: tuple[tuple[str, Callable[..., Any]], ...] = ()
    read: Callable[[Any], Instance] | None = None
    drawn: Callable[[Random, int], Instance] | None = None
    smaller: Callable[..., Iterator[Instance]] | None = None

    method: ClassVar[str] = "enumeration"
    true: ClassVar[Verdict] = Verdict.HOLDS
    """The verdict on what is true of all instances."""

    def __post_init__(self) -> None:
        """Refuse words and bounds that do not belong together.

        `ValueError`: a bound is not in the words, or words name one that is not there, or a deep
        bound bounds nothing.
        """
        for name in self.bounds:
            if f"{{{name}}}" not in self.words:
                raise ValueError(f"{self.words!r} does not name the bound {name!r}")
        if set(self.deep) - set(self.bounds):
            raise ValueError(f"{self.words!r}: {sorted(self.deep)} bound nothing")
        named = set(re.findall(r"\{([^{}]*)\}", self.words))
        if missing := sorted((named & self.measurable) - set(self.bounds)):
            raise ValueError(f"{self.words!r} names {missing[0]!r}, which has no bound")
        self.describe(Effort.DEFAULT)

    def where(self, words: str, admits: Callable[..., Any]) -> Self:
        """Those instances alone; the words say so."""
        return replace(self, only=(*self.only, (words, admits)))

    def to(self, bounds: Mapping[str, Bound], deep: Mapping[str, Bound] | None = None) -> Self:
        """The same with other bounds."""
        return replace(self, bounds={**self.bounds, **bounds}, deep=deep or {})

    def bounded(self, effort: Effort) -> Mapping[str, Bound]:
        """The bounds under an effort."""
        return {**self.bounds, **self.deep} if effort is Effort.DEEP else self.bounds

    def describe(self, effort: Effort) -> str:
        """The instances in words."""
        bounds = {name: listed(bound) for name, bound in self.bounded(effort).items()}
        words = self.words.format(**bounds) if bounds else self.words
        return ", ".join([words, *(condition for condition, _ in self.only)])

    def drawing(self, effort: Effort) -> dict[str, Json]:
        """The facts that say how instances are drawn at random; none where they are not."""
        del effort
        return {}

    def miscounted(self, effort: Effort, cases: Any) -> str:
        """What is wrong with a number of cases, as far as that can be said."""
        del effort, cases
        return ""

    def __call__(self, predicate: Callable[..., Any]) -> Check:
        """The check that the predicate is true at every instance."""
        return Enumeration(predicate, self)

    def instances(self, effort: Effort) -> Iterator[Instance]:
        """All of them, the smallest first."""
        made: Iterable[Instance] = self.make(*self.bounded(effort).values())
        return iter(made)

    def beyond(self, says: str) -> Beyond | str:
        """Instances within larger bounds, unless the statement bounds them."""
        if growing := self.growing(says):
            near = NEAREST, *(grown(one) for one in (None, *growing))
            families = near if self.drawn is None else (DRAWN,)
            return Beyond(families, tuple(f"by {name}" for name in growing), growing)
        if named := [n for n in self.bounds if is_bounded_by(says, n)]:
            return f"the statement itself bounds {' and '.join(named)}"
        return f"nothing in {self.describe(Effort.DEEP)!r} can grow"

    def among(self, named: Any, says: str) -> Iterator[tuple[Iterable[Instance], Json]]:
        """It alone where it is read, though nothing beyond what the statement itself bounds."""
        if is_drawn(named):
            yield islice(self.make(*self.bounds_by(named["by"], says)), REPLAYED), named["drawn"]
        elif (instance := self.reads(named)) is not None:
            if not any(is_bounded_by(says, name) for name in self.exceeded(instance)):
                yield [instance], named
        else:
            yield self.instances(Effort.DEFAULT), named
            if self.deep:
                yield self.instances(Effort.DEEP), named

    def bounds_by(self, how: Any, says: str) -> list[Bound]:
        """The bounds within which an attack made an instance, other than those that `says` names.

        `LookupError`: this is nothing that an attack writes.
        """
        found: list[Bound] = []
        for name, bound in self.bounded(Effort.DEEP).items():
            own = bound if isinstance(bound, tuple) else int(how["bounds"][name])
            if own != bound and is_bounded_by(says, name):
                raise LookupError(name)
            found.append(own)
        return found

    def reads(self, named: Any) -> Instance | None:
        """The instance that evidence names, if it can be made of that alone."""
        try:
            return None if self.read is None else self.read(named)
        except (ValueError, LookupError, TypeError, AttributeError):
            return None

    def exceeded(self, instance: Instance) -> dict[str, int]:
        """The bounds of `--deep` that an instance exceeds, with what it measures."""
        seen = self.seen([instance])
        return {
            name: seen[name][1]
            for name, bound in self.bounded(Effort.DEEP).items()
            if isinstance(bound, int) and seen.get(name, (0, bound))[1] > bound
        }

    def admits(self, instance: Instance, met: dict[Callable[..., Any], bool] | None = None) -> bool:
        """Whether an instance meets the conditions; which of them are known to be, or not."""
        met = {} if met is None else met
        for _, condition in self.only:
            if condition not in met:
                met[condition] = truth(condition(*instance), condition)
            if not met[condition]:
                return False
        return True

    def growing(self, says: str) -> tuple[str, ...]:
        """The bounds of `--deep` that are one number, and not a statement's own."""
        bounds = self.bounded(Effort.DEEP).items()
        return tuple(n for n, b in bounds if isinstance(b, int) and not is_bounded_by(says, n))

    def named(self, instance: Instance) -> Json:
        """An instance as evidence writes it."""
        if self.at is not None:
            return self.at(*instance)
        return {name: as_json(v) for name, v in zip(self._names, instance, strict=True)}

    @cached_property
    def _names(self) -> list[str]:
        return self.names.split()

    @cached_property
    def measurable(self) -> frozenset[str]:
        """The names of all that `seen` may give."""
        own = (f"{of}{name}{end}" for name in self._names for of, end in _OF_A_VALUE)
        return frozenset((*own, *self.measures))

    @cached_property
    def unconditional(self) -> object:
        """What ranges have in common that differ in their conditions alone: the same instances."""
        given = (tuple(each.items()) for each in (self.bounds, self.deep, self.measures))
        return type(self), self.words, self.names, self.make, self.at, *given

    def seen(self, instances: Sequence[Instance]) -> Extremes:
        """What instances measure: the least and the greatest."""
        found: Extremes = {}
        columns = zip(*instances, strict=True)
        for name, column in zip(self._names, columns, strict=True):
            if set(map(type, column)) == {int}:
                widen(found, {name: (min(column), max(column))})
                continue
            for value in {id(each): each for each in column}.values():  # mostly a few
                widen(found, measured(name, value))
        for name, measure in self.measures.items():
            sizes = [int(measure(*instance)) for instance in instances]
            widen(found, {name: (min(sizes), max(sizes))})
        return found


@dataclass(frozen=True)
class Seen:
    """A plan: conditions, and predicates, are given what is made of each instance of a range."""

    range: Range
    made: Callable[..., Any]

    def where(self, words: str, admits: Callable[..., Any]) -> Self:
        """Those instances alone; the words say so."""
        those = self.range.where(words, lambda *instance: admits(self.made(*instance)))
        return replace(self, range=those)

    def to(self, bounds: Mapping[str, Bound], deep: Mapping[str, Bound] | None = None) -> Self:
        """Those within other bounds; see `Range.to`."""
        return replace(self, range=self.range.to(bounds, deep))

    def __call__(self, predicate: Callable[..., Any]) -> Check:
        """The check that the predicate is true of what is made of every instance."""

        @wraps(predicate)
        def asked(*instance: Any) -> Any:
            return predicate(self.made(*instance))

        return self.range(asked)


def range_of(names: str, *given: Any, **named: Any) -> Callable[[Callable[..., Any]], Range]:
    """A range written as what yields its instances, whose docstring are the words.

    `names`, and what is given besides: as `Range` has them.

    >>> @range_of("n", {"n": 3})
    ... def UP_TO(most: int) -> Iterator[Instance]:
    ...     \"\"\"every n <= {n}\"\"\"
    ...     yield from ((n,) for n in range(most + 1))
    >>> UP_TO.describe(Effort.DEFAULT), len(list(UP_TO.instances(Effort.DEFAULT)))
    ('every n <= 3', 4)
    """
    return lambda make: Range(" ".join((make.__doc__ or "").split()), names, make, *given, **named)


@dataclass(frozen=True)
class Instances(Range):
    """The instances that the statement itself names, so that they settle it."""

    true: ClassVar[Verdict] = Verdict.PROVED

    def __post_init__(self) -> None:
        """Refuse bounds: what the statement names is not bounded by us.

        `ValueError`: there are bounds, or the words name one.
        """
        super().__post_init__()
        if self.bounds:
            raise ValueError(f"{self.words!r}: a statement's own instances have no bounds of ours")

    def beyond(self, says: str) -> str:
        """Nothing."""
        del says
        return "the statement names its instances"

    def among(self, named: Any, says: str) -> Iterator[tuple[Iterable[Instance], Json]]:
        """All of them."""
        del says
        yield self.instances(Effort.DEFAULT), named


@dataclass(frozen=True)
class Enumeration(Batched):
    """A predicate that must be true at every instance of a range, by the reference."""

    predicate: Callable[..., Any]
    range: Range

    @property
    def method(self) -> str:
        """That of the kind of range."""
        return self.range.method

    def verdicts(self) -> frozenset[Verdict]:
        """What the kind of range allows."""
        unseen = {Verdict.NOT_RUN} if self.range.deep else set()
        return frozenset({self.range.true, Verdict.REFUTED} | unseen)

    def scope(self, effort: Effort, found: Evidence) -> str:
        """The range in words."""
        del found
        return self.range.describe(effort)

    def amiss(self, effort: Effort, facts: Mapping[str, Json]) -> str:
        """What was seen is within the bounds, and of no other parameters; drawn as it is."""
        over, drawing = self.range, self.range.drawing(effort)
        settled = over.true is Verdict.PROVED and "witness" not in facts
        known = {"cases", "certificate"} if settled else {"cases", "seen", "digest", *drawing}
        known |= {"witness", "violators"} if "witness" in facts else set()
        if set(facts) != known:
            return f"the facts are not {', '.join(sorted(known))}"
        for name, value in drawing.items():
            if facts[name] != value:
                return f"the {name} is {value}, recorded is {facts[name]}"
        looked: Any = facts["certificate"] if settled else facts
        if not isinstance(seen := looked.get("seen"), Mapping):
            return "what was seen is not recorded"
        if others := set(seen) - over.measurable:
            return f"nothing there measures {', '.join(sorted(others))}"
        problem = over.miscounted(effort, facts["cases"])
        return problem or unlike(over.bounded(effort), seen, not (over.only or drawing))

    @property
    def batch(self) -> object:
        """Checks over the same instances are run together, whatever their conditions."""
        return type(self), self.range.unconditional

    @staticmethod
    def run_together(checks: "Sequence[Enumeration]", effort: Effort) -> list[Evidence]:
        """Ask at every instance that each range admits."""
        over = [(check.range, check.predicate) for check in checks]
        every = zip(checks, look(over, checks[0].range.instances(effort)), strict=True)
        return [check._conclude(effort, looked) for check, looked in every]

    def _conclude(self, effort: Effort, looked: "Looker") -> Evidence:
        range_, scope = self.range, self.range.describe(effort)
        drawing = range_.drawing(effort)
        if not drawing:
            refuse_unattained(scope, range_.bounded(effort), looked.reached)
        if not looked.cases:
            if effort is Effort.DEFAULT and range_.deep:
                return not_looked(scope, self.method, NOTHING_THERE, deep=True)
            raise RangeError(f"{scope!r}: there is no such instance")
        facts = looked.facts | drawing
        if false := looked.false:
            first = min(false, key=_size) if drawing else false[0]
            facts |= {"witness": first, "violators": len(false)}
            return Evidence(Verdict.REFUTED, scope, self.method, facts)
        if range_.true is Verdict.PROVED:
            certificate: Json = {"kind": "evaluation", **facts}
            facts = {"cases": looked.cases, "certificate": certificate}
        return Evidence(range_.true, scope, self.method, facts)

    def beyond(self, says: str) -> Beyond | str:
        """What the range says."""
        return self.range.beyond(says)

    def is_first(self, facts: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
        """Whether the other counterexample comes no sooner in the range of `--deep`."""
        both = [canonical(each["witness"]["instance"]) for each in (facts, other)]
        if both[0] == both[1] or self.range.drawing(Effort.DEEP):
            return True
        every = islice(self.range.instances(Effort.DEEP), REPLAYED)
        written = (canonical(self.range.named(each)) for each in every)
        return next((each == both[0] for each in written if each in both), True)

    def replay(self, witness: Mapping[str, Json]) -> bool:
        """Whether the stored instance is in the range, and the predicate still false there."""
        return any(
            still_false(self.range, self.predicate, instances, {**witness, "instance": at})
            for instances, at in self.range.among(witness["instance"], self.predicate.__doc__ or "")
        )


NEAREST, DRAWN = "just beyond the bounds", "drawn at random"
AGAIN = ("drawn again", "drawn again with larger bounds")
SHORTEST = "shortest"
"""How attacks call what they look at, and the order in which what is drawn is the smallest."""


def grown(bound: str | None) -> str:
    """How an attack calls instances beyond one bound, or beyond all."""
    return f"{bound or 'all bounds'} larger"


def is_drawn(named: Any) -> bool:
    """Whether evidence says of an instance how an attack made it."""
    return isinstance(named, Mapping) and set(named) == {"drawn", "by"}


def is_bounded_by(says: str, name: str) -> bool:
    """Whether a statement itself bounds what this names, so that it says nothing beyond.

    >>> is_bounded_by("With 2 <= max S <= 22 nobody gains.", "max S"), is_bounded_by("p <= q", "p")
    (True, False)
    >>> is_bounded_by("So it is from i = 1 on.", "i")
    False
    """
    bounded = rf"(?<![\w|])(?<!from ){re.escape(name)} (<=|<|=|to|up to|is at most|at most) ?\d"
    return re.search(bounded, says) is not None


def unlike(bounds: Mapping[str, Bound], seen: Mapping[str, Sequence[int]], whole: bool) -> str:
    """What is recorded as seen of a range with these bounds and cannot be; empty where all may.

    It is on one side of a bound, or between the ends of a bound of several. `whole`: whether it is
    of all instances, so that each bound is attained.
    """
    if whole:
        return unattained(bounds, seen)
    for name, bound in bounds.items():
        least, greatest = seen.get(name, (0, 0))
        if isinstance(bound, int):
            within = greatest <= bound or least >= bound
        else:
            within = min(bound) <= least and greatest <= max(bound)
        if name in seen and not within:
            return f"{name} is recorded from {least} to {greatest}, not up to {bound}"
    return ""


class Looker:
    """Asks a predicate at one instance after the other, and keeps what evidence needs."""

    def __init__(self, predicate: Callable[..., Any], seen: Extremes, reached: Extremes) -> None:
        """Nothing was asked yet.

        `seen`: what the instances measure at which it is asked; filled by others. `reached`: the
        same of all instances, those that conditions leave out among them.
        """
        self._predicate = predicate
        self._sha = hashlib.sha256()
        self.seen = seen
        self.reached = reached
        self.cases = 0
        self.false: list[dict[str, Json]] = []

    def ask(self, instance: Instance, at: Json, written: str) -> bool:
        """Whether the predicate is true at the instance, which evidence writes so."""
        holds, values = judged(self._predicate(*instance), self._predicate)
        shown = canonical(values) if values else "{}"
        entry = f'{{"at":{written},"holds":{"true" if holds else "false"},"values":{shown}}}\n'
        self._sha.update(entry.encode())
        self.cases += 1
        if not holds:
            self.false.append({"instance": at, "values": values})
        return holds

    @property
    def facts(self) -> dict[str, Json]:
        """The number of cases, what was seen, and the digest."""
        seen: dict[str, Json] = {name: list(ends) for name, ends in sorted(self.seen.items())}
        return {"cases": self.cases, "seen": seen, "digest": self._sha.hexdigest()}


def look(
    over: Sequence[tuple[Range, Callable[..., Any]]], instances: Iterable[Instance]
) -> list[Looker]:
    """Ask predicates at those instances that their ranges admit, each made and written once.

    `over`: ranges that differ in their conditions alone, each with a predicate.
    """
    lookers: list[Looker] = []
    together: dict[object, tuple[Range, list[Looker], list[Instance]]] = {}
    reached: Extremes = {}
    for range_, predicate in over:
        _, own, _ = together.setdefault(range_.only, (range_, [], []))
        seen = own[0].seen if own else {} if range_.only else reached
        lookers.append(Looker(predicate, seen, reached))
        own.append(lookers[-1])
    range_ = over[0][0]
    waiting: list[Instance] = []

    def measure() -> None:
        every = ((own[0].seen, admitted) for _, own, admitted in together.values())
        for seen, some in ((reached, waiting), *every):
            if some:
                widen(seen, range_.seen(some))
                some.clear()

    for instance in instances:
        if len(waiting) == AT_ONCE:
            measure()
        waiting.append(instance)
        at: Any = None
        met: dict[Callable[..., Any], bool] = {}
        for one, own, admitted in together.values():
            if one.admits(instance, met):
                if at is None:
                    named = range_.named(instance)
                    at = named, canonical(named)
                if one.only:
                    admitted.append(instance)
                for looked in own:
                    looked.ask(instance, *at)
    measure()
    return lookers


def _other_numbers(named: Any, wanted: Any) -> bool:
    """Whether an instance is another one by a number in it: most are, and are not written out."""
    return (
        isinstance(named, dict)
        and isinstance(wanted, dict)
        and any(
            type(value) is int and type(wanted.get(name)) is int and value != wanted[name]
            for name, value in named.items()
        )
    )


def still_false(
    range_: Range,
    predicate: Callable[..., Any],
    instances: Iterable[Instance],
    witness: Mapping[str, Json],
) -> bool:
    """Whether a stored counterexample is among the instances, with these values, and false."""
    looked_for = witness["instance"]
    wanted = canonical(looked_for)
    for instance in instances:
        named = range_.named(instance)
        if _other_numbers(named, looked_for):
            continue
        if canonical(named) == wanted and range_.admits(instance):
            holds, values = judged(predicate(*instance), predicate)
            return not holds and canonical(values) == canonical(witness["values"])
    return False


@dataclass(frozen=True)
class Sample(Range):
    """Random instances: `make` is given a generator of random numbers and the bounds."""

    count: int = 0
    """How many the default audit looks at."""
    count_deep: int = 0
    """How many `--deep` looks at; the same where not given."""
    seed: int = SEED

    method: ClassVar[str] = "random sample"
    true: ClassVar[Verdict] = Verdict.UNREFUTED

    def __post_init__(self) -> None:
        """Refuse an empty sample; `ValueError`: no instance is asked for."""
        super().__post_init__()
        if self.count < 1:
            raise ValueError(f"{self.words!r}: a sample of {self.count}")

    def counted(self, effort: Effort) -> int:
        """How many instances."""
        return self.count_deep or self.count if effort is Effort.DEEP else self.count

    def describe(self, effort: Effort) -> str:
        """How many instances, and where from."""
        return f"{self.counted(effort)} random instances: {super().describe(effort)}"

    def drawing(self, effort: Effort) -> dict[str, Json]:
        """The generator and the seed."""
        return {"generator": super().describe(effort), "seed": self.seed}

    def miscounted(self, effort: Effort, cases: Any) -> str:
        """What is wrong with a number of cases: there are so many, or fewer with conditions."""
        count = self.counted(effort)
        if type(cases) is not int or cases > count or (not self.only and cases < count):
            return f"{cases} cases are recorded of {count} instances"
        return ""

    @cached_property
    def unconditional(self) -> object:
        """Those that are drawn alike."""
        return super().unconditional, self.count, self.count_deep, self.seed

    def instances(self, effort: Effort) -> Iterator[Instance]:
        """The instances, the same in every run; `--deep` begins with those of the default."""
        random = Random(self.seed)
        bounds = list(self.bounded(effort).values())
        return (self.make(random, *bounds) for _ in range(self.counted(effort)))

    def beyond(self, says: str) -> Beyond:
        """Another draw, with larger bounds where there are any."""
        growing = self.growing(says)
        return Beyond(AGAIN[: 1 + bool(growing)], (SHORTEST,), growing)

    def among(self, named: Any, says: str) -> Iterator[tuple[Iterable[Instance], Json]]:
        """All of them; or the one that is drawn again with that seed."""
        if is_drawn(named):
            bounds = self.bounds_by(named["by"], says)
            yield [self.make(Random(str(named["by"]["seed"])), *bounds)], named["drawn"]
        else:
            yield self.instances(Effort.DEEP), named


def _size(witness: Mapping[str, Json]) -> tuple[int, str]:
    """The order of counterexamples that come in none: the shortest to write down."""
    written = canonical(witness["instance"])
    return len(written), written
