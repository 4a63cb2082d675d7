"""What a claim is: a named function that states it, its places, and the checks that look at it.

    @claim(ONE_LEFT_MOVE.where("0 in B", zero_is_a_bid))
    def section_2__options_example(TB: int, B: Bids, w: int, tau: int) -> bool:
        '''Left without a budget, Right with the marker, only Left with a move: the game ends.'''
        return maximin(two_positions(w, None, TB, B, (tau, 5)), "x1", 0, RIGHT) == tau

The function's name is the id (`__` stands for a dot, `_` for a hyphen), its docstring the
statement, its body what is so. What it is given, and what it gives back, its plans say: a range
hands it instances, one after the other, and wants to know whether it is true there. Where it stands
in the document `places.csv` says.
"""

import inspect
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import wraps
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, TypeAlias, TypeVar

from proofs_check.core.evidence import (
    Effort,
    Evidence,
    Json,
    Verdict,
    attacked,
    combine_checks,
    combine_readings,
    ill_formed,
)
from proofs_check.core.kept import text_of
from proofs_check.core.places import Kind, Place, places_of
from reference.errors import InvalidInput

Verifier: TypeAlias = tuple[Set[str], Callable[[Any], tuple[bool, str]]]
"""The fields of a kind of certificate, and what says whether one is accepted, and why."""


class Beyond(NamedTuple):
    """What an attack may look at beyond a check."""

    families: tuple[str, ...]
    """What it calls what it looks at."""
    orders: tuple[str, ...]
    """The orders in which a counterexample may be the smallest."""
    growing: tuple[str, ...] = ()
    """The bounds that grow, and are not the statement's own."""


class Check(ABC):
    """One way in which a claim is looked at."""

    @property
    @abstractmethod
    def method(self) -> str:
        """The name of the method, as evidence gives it."""

    bounded_by: ClassVar[str] = ""
    """Why nothing lies beyond what the method looks at, where it can be said."""

    @abstractmethod
    def run(self, effort: Effort) -> Evidence:
        """Look, as far as `effort` allows, and say what was found."""

    def verdicts(self) -> frozenset[Verdict]:
        """The verdicts that the check can give."""
        return frozenset(Verdict)

    def scope(self, effort: Effort, found: Evidence) -> str | None:
        """The scope of evidence with these facts under an effort, said without running.

        None where only a run can say it.
        """
        del effort, found
        return None

    def amiss(self, effort: Effort, facts: Mapping[str, Json]) -> str:
        """What facts of this effort's range cannot be so, in words; empty where all may be."""
        del effort, facts
        return ""

    def is_first(self, facts: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
        """Whether the counterexample of a deeper range may be the smallest, given another one.

        `facts`: what was found in that range. `other`: in the default one, which is in it.
        """
        del facts, other
        return True

    def misfit(self, recorded: Evidence) -> str:
        """Why the check never gives such evidence, under any effort; empty where it may.

        So an edited record is noticed without running as far as it says.
        """
        if recorded.method != self.method:
            return f"{self.method} is recorded as {recorded.method}"
        if recorded.verdict not in self.verdicts():
            return f"{self.method} never finds {recorded.verdict}"
        if problem := ill_formed(recorded.facts):
            return problem
        if recorded.verdict is Verdict.NOT_RUN:
            return ""
        problems = []
        for effort in Effort:
            words = self.scope(effort, recorded)
            if words is None or words == recorded.scope:
                problems.append(self.amiss(effort, recorded.facts))
        if not problems:
            return f"no range of {self.method} is {recorded.scope!r}"
        return "" if "" in problems else problems[0]

    def beyond(self, says: str) -> Beyond | str:
        """What lies beyond what the check looks at, or why nothing does.

        `says`: the statement; what it bounds itself is not exceeded.
        """
        del says
        return self.bounded_by or f"{self.method} has no range of instances"

    def replay(self, witness: Mapping[str, Json]) -> bool:
        """Whether a stored counterexample still refutes, by the reference alone.

        `InvalidInput`: it is about nothing that the check looks at; so here, at no instance.
        """
        raise InvalidInput("witness", witness, "an instance of the claim")

    def makes(self) -> Iterable[Path]:
        """The files in `tables/computed` that go with the check, told without making them.

        Two checks that are not equal and make one file are an error of the ledger.
        """
        return ()

    def stored(self) -> Mapping[Path, str]:
        """Those files, as the check makes them today."""
        return {}

    def outdated(self) -> str:
        """Which of those files is not as the check makes it today; empty where none."""
        return next((p.name for p, text in self.stored().items() if not is_stored(p, text)), "")

    def read(self) -> Mapping[Path, str]:
        """The files in `tables/computed` that the check reads, with the command that makes each."""
        return {}

    def certificates(self) -> Mapping[str, Verifier]:
        """What `gameproof verify` accepts of the method: by kind the fields, and what verifies."""
        return {}

    def scripts(self) -> Mapping[str, Callable[[str], tuple[bool, str]]]:
        """The same of files that are no JSON: by suffix what verifies their text."""
        return {}

    def modules(self) -> Iterable[str]:
        """The modules of the document that the check finds by name, not by an import."""
        return ()


def is_stored(path: Path, text: str) -> bool:
    """Whether a file is what a check makes today."""
    return text_of(path) == text


class Batched(Check):
    """A check that shares its work with others over the same range."""

    @property
    @abstractmethod
    def batch(self) -> object:
        """Checks with equal `batch` are run together."""

    @staticmethod
    @abstractmethod
    def run_together(checks: "Sequence[Any]", effort: Effort) -> list[Evidence]:
        """Run checks of one batch; one piece of evidence each, in order."""

    def run(self, effort: Effort) -> Evidence:
        """Run this check alone."""
        return self.run_together([self], effort)[0]


Plan: TypeAlias = Callable[[Callable[..., Any]], Check]
"""What turns the function under a `@claim` (a predicate, say) into a check."""


@dataclass(frozen=True)
class Part:
    """A plan that looks at a part of the statement only."""

    words: str
    plan: Plan

    def __call__(self, function: Callable[..., Any]) -> Check:
        """The check."""
        return self.plan(function)


def part(words: str, *plans: Plan) -> tuple[Part, ...]:
    """Plans that look at one part of the statement; other plans must look at the other parts."""
    return tuple(Part(words, plan) for plan in plans)


def using(function: Callable[..., Any], *plans: Plan) -> tuple[Plan, ...]:
    """Plans for a function of their own, not the decorated one: that of a part, or of a reading."""

    def instead(plan: Plan) -> Plan:
        return lambda decorated: plan(function)

    return tuple(map(instead, plans))


class Origin(StrEnum):
    """Whose statement it is."""

    DOCUMENT = "document"
    OURS = "ours"


OURS = (".corrected", ".weakened", ".strengthened", ".measured")
"""How the id of a statement of ours ends."""

AS_PRINTED = "as printed"
"""The reading of a claim that has but one."""

Looked: TypeAlias = Mapping[str, Mapping[str, Evidence]]
"""What was found about a claim: for each reading, the evidence of each check by its name.

What an attack found beside them stands under `ATTACK`.
"""

ATTACK = "attack"


@dataclass(frozen=True, slots=True, order=True)
class Code:
    """Where in the code a claim stands."""

    path: Path
    line: int
    number: int = 0
    """Which of the claims that are made there."""


class Statement(NamedTuple):
    """What evidence is of: the words of a claim, and where it stands."""

    says: str
    at: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Claim:
    """One statement, and for each reading of it the checks that look at it."""

    id: str
    places: tuple[Place, ...]
    """Where it stands, then the places from where `places.csv` has it seen, in their order."""
    says: str
    readings: Mapping[str, tuple[Check, ...]]
    code: Code
    parts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """For each reading the part that each check looks at; empty where it is the whole."""
    restates: str = ""
    """The id of the claim that says the same, whose verdict and evidence are this one's too."""
    original: "Claim | None" = field(default=None, compare=False, repr=False)
    """That claim; the ledger knows it."""

    @property
    def checked(self) -> "Claim":
        """The claim whose checks look at this one: itself, or the one that it restates."""
        return self.original or self

    @property
    def document(self) -> str:
        """The short name of the document."""
        return self.id.partition("/")[0]

    @property
    def cite(self) -> str:
        """Where it stands, in words."""
        return "; ".join(place.name for place in self.places)

    @property
    def statement(self) -> "Statement":
        """Its words and its places, as they are recorded beside the evidence."""
        return Statement(self.says, tuple(place.name for place in self.places))

    @property
    def origin(self) -> Origin:
        """Ours if the id says so, else the document's."""
        return Origin.OURS if self.id.endswith(OURS) else Origin.DOCUMENT

    @property
    def kind(self) -> Kind:
        """What kind of statement: ours, or what stands at its first place."""
        return Kind.OURS if self.origin is Origin.OURS else self.places[0].kind

    def every_check(self) -> Iterator[Check]:
        """The checks of all readings."""
        for own in self.readings.values():
            yield from own

    def checks(self, reading: str) -> Mapping[str, Check]:
        """The checks of a reading by name: the method, with its part, numbered where it recurs."""
        named: dict[str, Check] = {}
        for check, own in zip(self.readings[reading], self._parts(reading), strict=True):
            name = base = f"{own}: {check.method}" if own else check.method
            number = 1
            while name in named:
                number += 1
                name = f"{base} {number}"
            named[name] = check
        return named

    def _parts(self, reading: str) -> Sequence[str]:
        return self.parts.get(reading, ("",) * len(self.readings[reading]))

    def is_about(self, looked: Looked) -> bool:
        """Whether there is evidence of exactly the claim's checks."""
        names = {reading: set(self.checked.checks(reading)) for reading in self.checked.readings}
        return {reading: set(own) - {ATTACK} for reading, own in looked.items()} == names

    def conclude(self, looked: Looked) -> Evidence:
        """The verdict that the evidence of all checks gives; of a restatement that too is said.

        `ValueError`: a check is missing, or there is evidence of a check that is not there.
        """
        if not self.is_about(looked):
            raise ValueError(f"{self.id}: the evidence is not that of the claim's checks")
        if self.original:
            found = self.original.conclude(looked)
            return replace(found, facts={**found.facts, "restates": self.restates})
        return combine_readings({r: self.conclude_reading(r, looked[r]) for r in self.readings})

    def conclude_reading(self, reading: str, found: Mapping[str, Evidence]) -> Evidence:
        """What the evidence of a reading's checks gives together."""
        by_part: dict[str, list[Evidence]] = {}
        for name, own in zip(self.checks(reading), self._parts(reading), strict=True):
            # What the default range gives beside a deeper one is for the record alone.
            by_part.setdefault(own, []).append(replace(found[name], default=None))
        known = combine_checks(by_part)
        return attacked(known, found[ATTACK]) if ATTACK in found else known

    def look(self, effort: Effort) -> Looked:
        """Run every check of every reading."""
        return {
            reading: {name: check.run(effort) for name, check in self.checks(reading).items()}
            for reading in self.readings
        }

    def run(self, effort: Effort) -> Evidence:
        """Run every check, and conclude."""
        return self.conclude(self.look(effort))


_ID = re.compile(
    r"[a-z][a-z0-9]*(-[a-z0-9]+)*/[a-z]+(-[a-zA-Z0-9]+)*(\.[a-zA-Z0-9]+(-[a-zA-Z0-9]+)*)*"
)


def claim_id(document: str, function: str) -> str:
    """The id that the name of a function spells.

    >>> claim_id("bidding", "section_3_1__unitary__one_bid__strengthened")
    'bidding/section-3-1.unitary.one-bid.strengthened'
    """
    return f"{document}/{function.replace('__', '.').replace('_', '-')}"


def restated(function: Callable[..., Any]) -> Check:
    """The plan of a claim that says what another one says: the function returns the other's id."""
    raise NotImplementedError(f"{function.__name__}: a restatement is not checked")


Function = TypeVar("Function", bound=Callable[..., Any])

Plans: TypeAlias = Plan | tuple[Plan, ...]


def _of(values: tuple[Any, ...], plan: Any) -> Any:
    """The plan, or reading, of an entry of a family with these values."""
    return plan.on(*values) if isinstance(plan, Depending) else plan


@dataclass
class Book:
    """The claims of one document, as its modules enter them."""

    document: str
    claims: dict[str, Claim] = field(default_factory=dict)

    def add(self, claim: Claim) -> None:
        """Enter a claim.

        `ValueError`: the id is malformed or taken, or the claim says, cites or checks nothing, or
        has a single part.
        """
        if not _ID.fullmatch(claim.id) or claim.document != self.document:
            raise ValueError(f"claim id {claim.id!r} is malformed, or not of {self.document}")
        if claim.id in self.claims:
            raise ValueError(f"claim id {claim.id!r} is taken")
        checked = claim.readings and all(claim.readings.values())
        if not claim.says:
            raise ValueError(f"claim {claim.id!r} says nothing: its docstring is its statement")
        if not claim.places or not (checked or claim.restates):
            raise ValueError(f"claim {claim.id!r} cites or checks nothing")
        for reading, parts in claim.parts.items():
            if len(set(parts) - {""}) == 1:
                raise ValueError(f"claim {claim.id!r}, {reading}: one part is no statement")
        self.claims[claim.id] = claim

    def claim(
        self,
        *over: "Plans | Depending",
        readings: Mapping[str, Any] | None = None,
        each: Mapping[str, Any] | None = None,
    ) -> Callable[[Function], Function]:
        """Enter the decorated function as a claim.

        Args:
            over: what turns the function into checks.
            readings: its readings by name. With `over` the function is given the value of the
                reading as its last argument; without, the values are plans, each reading's own.
                The printed reading comes first.
            each: one claim for each id (without the document): the function is given the value,
                or the values of a tuple, after the instance and before the reading; in its
                docstring they stand for `{}` or `{0}`, `{1}`, and what they have for `{0.name}`
                or `{0[key]}`.
        """
        if not over and not readings:
            raise ValueError("a claim needs a plan")

        def enter(function: Function) -> Function:
            if each is None:
                name = claim_id(self.document, function.__name__)
                self._enter(name, function, over, readings)
                return function
            for number, (name, value) in enumerate(each.items()):
                values = value if isinstance(value, tuple) else (value,)
                own = tuple(_of(values, p) for p in over)
                read = {key: _of(values, p) for key, p in (readings or {}).items()}
                name = f"{self.document}/{name}"
                self._enter(name, function, own, read or None, values, number)
            return function

        return enter

    def _enter(
        self,
        name: str,
        function: Callable[..., Any],
        over: tuple[Plans, ...],
        readings: Mapping[str, Any] | None,
        values: tuple[Any, ...] = (),
        number: int = 0,
    ) -> None:
        own = places_of(self.document).get(name.partition("/")[2], ())
        if not own:
            raise ValueError(f"claim {name!r} stands at no place: none in places.csv names it")
        says = " ".join(inspect.cleandoc(function.__doc__ or "").split())
        if values:
            says = says.format(*map(_shown, values))
        code = code_of(function, number)
        if over == (restated,):
            restates = f"{self.document}/{function(*values)}"
            self.add(Claim(name, own, says, {}, code, restates=restates))
            return
        made: dict[str, tuple[tuple[str, Check], ...]] = {}
        if readings is None:
            made[AS_PRINTED] = _checks(over, _given(function, values))
        elif over:
            for key, value in readings.items():
                made[key] = _checks(over, _given(function, (*values, value)))
        else:
            for key, plans in readings.items():
                made[key] = _checks((plans,), _given(function, values))
        checks = {key: tuple(check for _, check in found) for key, found in made.items()}
        parts = {
            key: tuple(part for part, _ in found)
            for key, found in made.items()
            if any(part for part, _ in found)
        }
        self.add(Claim(name, own, says, checks, code, parts))


@dataclass(frozen=True)
class Depending:
    """Plans of a family of claims (`each`) that depend on its value."""

    on: Callable[..., Any]

    def __call__(self, function: Callable[..., Any]) -> Check:
        """Refuse: it is no plan by itself."""
        raise TypeError("plans that depend on a value need `each`")


def _checks(over: Sequence[Plans], function: Callable[..., Any]) -> tuple[tuple[str, Check], ...]:
    """The checks that the plans make of the function, each with its part."""
    return tuple(
        (plan.words if isinstance(plan, Part) else "", plan(function)) for plan in _flat(over)
    )


def _flat(over: Sequence[Plans]) -> Iterator[Plan]:
    for plans in over:
        if isinstance(plans, tuple):
            yield from _flat(plans)
        else:
            yield plans


def _given(function: Callable[..., Any], values: tuple[Any, ...]) -> Callable[..., Any]:
    if not values:
        return function

    @wraps(function)
    def given(*arguments: Any) -> Any:
        return function(*arguments, *values)

    # Files that a check stores are called by this name: a family has one for each member.
    short = (str(value) for value in values if isinstance(value, str | int))
    given.__name__ = " ".join([function.__name__, *short])
    return given


def _shown(value: Any) -> Any:
    return value.__name__ if inspect.isfunction(value) else value


def code_of(function: Callable[..., Any], number: int = 0) -> Code:
    """Where a function is defined, its decorators included."""
    code = inspect.unwrap(function).__code__
    return Code(Path(code.co_filename), code.co_firstlineno, number)


_BOOKS: dict[str, Book] = {}


def book(document: str) -> Book:
    """The book into which the modules of a document enter their claims."""
    return _BOOKS.setdefault(document, Book(document))


def claims_of(document: str) -> Callable[..., Callable[[Function], Function]]:
    """The decorator of one document's claims: `Book.claim`."""
    return book(document).claim
