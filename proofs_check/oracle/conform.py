"""Another program held against the reference: what it answers otherwise, as small as can be."""

import json
import random
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import cycle, islice
from pathlib import Path
from typing import Any, NamedTuple

from proofs_check.core.evidence import Json, canonical, read_json
from proofs_check.core.tables import vectors_folder
from proofs_check.oracle.features import flags, in_common
from proofs_check.oracle.limits import NONE, Limit, read_limits
from proofs_check.oracle.program import FaultError, FaultKind, GaveUpError, Session
from proofs_check.oracle.protocol import Reply, Started
from proofs_check.oracle.system import System
from proofs_check.oracle.systems import Reference, find_system, known_systems
from proofs_check.oracle.vectors import (
    MAX_WORK as VECTOR_WORK,
    Vector,
    cites,
    published_systems,
    read_file,
)
from reference.errors import InvalidInput

Question = Mapping[str, Json]

MAX_WORK = 500_000
"""Evaluations of an option for the answer to a generated question; larger ones are not asked."""

READING_WORK = 20 * MAX_WORK
"""Evaluations for reading an answer: a game may be written at length, without a name in it."""

SHRINK_QUESTIONS = 20_000
"""Questions that are asked to make a failing one smaller."""

SHRINK_FAULTS = {FaultKind.HANG: 3, FaultKind.PARTIAL_LINE: 3}
"""Faults that are provoked to make a question smaller: of those that take the whole time limit."""

PROTOCOL_FAULTS = {FaultKind.WRONG_SEQ, FaultKind.UNASKED}
"""After these no answer can be told from another, whatever the question."""

SHRINK_CRASHES = 40
"""The same for the others."""

SHRINK_SECONDS = 20.0
"""After this time the smallest one so far is good enough; of all groups of a system, after twice
as long."""

NEIGHBOURS = 6_000
"""Smaller questions that are asked in one step, of those up to so many changes away."""

CHANGES = 3
"""Changes that are made together, where fewer do not lead to a smaller question."""

MADE = 60_000
"""Smaller questions that are made, before the smallest of them are asked."""

SMOKE = 3
"""Questions of the smoke stage, each in a batch of its own."""

MOST_FAULTS = 2
"""Questions at which a program does not answer, crashes say, until a system has no more."""

MOST_GROUPS = 12
"""Groups of failures of a system that are shown with a small question each."""

SHARE = 0.75
"""Of the questions with something in common so many are wrong, or it is not what is wrong."""

MORE = 0.4
"""By so much more of what is wrong has something than of what is right: then it is common."""

OUTSIDE = 15
"""Questions outside a program's limits that are made for one within, before it is given up."""

LEAST_SHARE = 0.9
"""Of the published questions, and of the generated ones, so many are compared or it is in part."""

AGAIN = 300
"""Questions that are asked a second time, in another order and in other batches."""

AGAIN_SIZES = (1, 1, 2, 1, 3, 1, 8, 1, 1, 5)
"""How many go in each batch then; in three or more the first one stands twice, here at both ends,
there one behind the other."""

FRESH = 30
"""Of these, so many are asked once more in a fresh program."""

TURNS = 4
"""So often one of a form that few questions have comes before some of the form that most have."""

OF_ONE_FORM = 100
"""Of which there are then so many."""

MOST_REPLAYED = 2**26
"""Bytes of a file of cases that are read."""

CASE_FORMAT = 1
"""The version of the files that hold failing cases."""


@dataclass(frozen=True)
class Options:
    """How far to go."""

    systems: tuple[str, ...] = ()
    examples: int = 2000
    seconds: float = 0.0
    seed: int = 0
    batch: int = 200
    timeout: float = 10.0
    restarts: int = 10
    max_failures: int | None = None
    """Wrong answers of a system after which it is asked no more."""


@dataclass(frozen=True)
class Failure:
    """Questions that a program answers otherwise than the reference, or not at all: a small one.

    `kind` is "difference", "error", "malformed output", or the kind of a fault.
    """

    system: str
    kind: str
    question: Question
    expected: Mapping[str, Json]
    got: Json
    says: str
    parts: tuple[str, ...]
    cite: str
    vector: str
    first: Question
    after: tuple[Question, ...] | None = ()
    """Questions after which a fresh program errs: () where it errs at once, None where they were
    not found."""
    questions: int = 1
    """How many there are."""
    common: str = ""
    """What all of them have in common, and hardly a question that was answered right."""

    def as_json(self) -> dict[str, Json]:
        """All of it."""
        return {
            "system": self.system,
            "kind": self.kind,
            "input": self.question,
            "expected": self.expected,
            "got": self.got,
            "says": self.says,
            "parts": list(self.parts),
            "cite": self.cite,
            "vector": self.vector or None,
            "found_at": self.first,
            "after": None if self.after is None else list(self.after),
            "questions": self.questions,
            "common": self.common or None,
        }


@dataclass
class Tally:
    """What came of one system."""

    system: str
    compared: int = 0
    agreed: int = 0
    published: int = 0
    generated: int = 0
    asked: int = 0
    wanted: int = 0
    """Generated questions that were to be asked; the reference may not have found so many."""
    again: int = 0
    parts: Counter[str] = field(default_factory=Counter)
    """How often each part of an answer was compared."""
    short: str = ""
    """Why too little was compared to say that it conforms."""
    skips: Counter[str] = field(default_factory=Counter)
    outside: int = 0
    """Published questions that are outside the program's limits."""
    excluded: list[str] = field(default_factory=list)
    """What the program does not claim, a line each."""
    wrong: list[Question] = field(default_factory=list)
    """Every question that was answered otherwise."""
    after_others: set[str] = field(default_factory=set)
    """Those, as JSON, that were so because of what was asked before, as far as was looked at."""
    known: set[str] = field(default_factory=set)
    """The others that were, which were known, as JSON."""
    mended: dict[str, Question] = field(default_factory=dict)
    """Those known ones that are right now."""
    failures: list[Failure] = field(default_factory=list)
    """What is wrong, a group each."""
    stopped: str = ""
    """Why it was asked no more."""
    faults: Counter[str] = field(default_factory=Counter)
    untested: str = ""
    seconds: float = 0.0

    @property
    def verdict(self) -> str:
        """Whether the program conforms, or errs only where it is known to, conforms in part, ..."""
        if self.wrong:
            return "differs"
        if not self.compared or self.untested or self.faults:
            return "untested"
        return "partial" if self.short else "as known" if self.known else "conforms"


@dataclass
class Report:
    """What came of a program."""

    command: tuple[str, ...]
    name: str = ""
    version: str = ""
    tallies: list[Tally] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    untested: str = ""
    seconds: float = 0.0

    @property
    def status(self) -> int:
        """0 conforms, or errs only where it is known to, 1 differs, 2 could not be tested."""
        if any(tally.wrong for tally in self.tallies):
            return 1
        found = {tally.verdict for tally in self.tallies}
        return 0 if found and found <= {"conforms", "as known"} and not self.untested else 2

    @property
    def word(self) -> str:
        """The same in words."""
        if self.status == 1:
            return "differs"
        known = sum(len(tally.known) for tally in self.tallies)
        if self.status == 0:
            return f"errs at {known} questions, all known" if known else "conforms"
        untested = not self.tallies or any(tally.verdict == "untested" for tally in self.tallies)
        return "could not be tested" if untested else "conforms in part"


@dataclass(frozen=True)
class Case:
    """A question with the right answer, also as it is compared; it stays here."""

    question: Question
    output: Mapping[str, Json]
    expected: Mapping[str, Any]
    vector: Vector | None = None


class Saved(NamedTuple):
    """A failing question of a file, and after which others it fails: `Failure.after`."""

    system: str
    question: Question
    after: tuple[Question, ...] | None = ()


@dataclass(frozen=True)
class Wrong:
    """What is wrong with a reply."""

    kind: str
    got: Json
    says: str
    parts: tuple[str, ...] = ()


ELSEWHERE = 3_000
"""Generated questions among which a smaller one is looked for that fails."""

STALE = 2_000
"""Questions in a row that were all asked before; then there are no more."""


@dataclass(frozen=True)
class Found:
    """A question that was answered otherwise, and how.

    `before` is what this run of the program was asked, the first `asked` of it earlier;
    `when` says that it was right when it was asked before.
    """

    case: Case
    wrong: Wrong
    before: Sequence[Question] = ()
    asked: int = 0
    when: str = ""


AGAIN_WRONG = "right when it was asked before"
FRESH_WRONG = "right in the first run of the program, wrong when it is started again"


class _DoneError(Exception):
    """Nothing more is to be asked about a system."""


class Conformance:
    """One run: a program, the reference, and what was found so far."""

    def __init__(
        self,
        session: Session,
        options: Options,
        told: Callable[[float, float, str], None] = lambda done, of, doing: None,
        known: Sequence[Saved] = (),
    ) -> None:
        """Take the program and how far to go; `told` hears how much is done, of how much, and what.

        `known` are the questions that it is known to answer otherwise.
        """
        self.session = session
        self.options = options
        self._told = told
        self._doing = ""
        self._systems_to_test = 1
        self._expected = 1
        """Questions that the system in hand is to be asked, about."""
        self.reference = Reference(MAX_WORK)
        self.report = Report(tuple(session.command))
        self.tally = Tally("")
        self.batch = options.batch
        self.answered: list[Case] = []
        """Of the system in hand the questions that were answered right,"""
        self.found: list[Found] = []
        """and those that were not."""
        self._known_flags: dict[int, tuple[str, ...]] = {}
        self.kept: tuple[str, ...] = ()
        """What a failure has to have that is made small."""
        self.limits = NONE
        self.known: dict[str, dict[str, Saved]] = {saved.system: {} for saved in known}
        for saved in known:
            self.known[saved.system][canonical(saved.question)] = saved
        self.seconds = 0.0
        """Of the time that buys more cases, what each system has."""

    def told(self, doing: str = "") -> None:
        """Tell what is done now, or that it goes on."""
        self._doing = doing or self._doing
        part = min(1.0, (self.tally.asked + self.tally.again) / self._expected)
        before = max(0, len(self.report.tallies) - 1)
        self._told(before + part, self._systems_to_test, self._doing)

    def run(self, replay: Sequence[Saved] | None = None) -> Report:
        """Test all systems, or ask the questions of a file."""
        began = time.monotonic()
        if replay is not None:
            self.reference = Reference(VECTOR_WORK)
        systems: list[str] = []
        try:
            systems = self._systems(
                [saved.system for saved in replay] if replay is not None else None
            )
            self._systems_to_test = max(1, len(systems))
            self.seconds = self.options.seconds / self._systems_to_test
            for name in systems:
                tally = self.tally = Tally(name)
                self.report.tallies.append(tally)
                since = time.monotonic()
                given = [saved for saved in replay or () if saved.system == name]
                self._test(tally, given if replay is not None else None)
                tally.seconds = time.monotonic() - since
        except FaultError as error:
            self.report.untested = self.tally.untested = str(error)
        except InvalidInput as error:  # of what the program declares
            self.report.untested = str(error)
        finally:
            self.session.stop()
        for name in systems[len(self.report.tallies) :]:
            self.report.tallies.append(Tally(name, untested="not reached"))
        if self.session.disordered:
            self.report.notes.append(
                f"results out of order in {self.session.disordered} batches; told apart by id"
            )
        if self.session.error_bytes:
            self.report.notes.append(f"{self.session.error_bytes} bytes on standard error")
        self.report.seconds = time.monotonic() - began
        return self.report

    def _systems(self, replayed: Sequence[str] | None) -> list[str]:
        """The systems to test: those of the program that are known, or the chosen ones."""
        started = self.session.start()
        self.report.name, self.report.version = started.name, started.version
        wanted = self.options.systems
        if replayed is not None:
            wanted = tuple(dict.fromkeys(replayed))
        named = {*started.systems, *started.limits, *started.parts}
        for name in sorted(named - {*known_systems()}):
            self.report.notes.append(f"the program names a system that nobody knows: {name!r}")
        for name in wanted:
            if name not in started.systems:
                self.report.untested = f"the program does not answer {name}"
        self._check_declared(started)
        known = [name for name in known_systems() if name in started.systems]
        if not known:
            self.report.untested = "the program answers no known system"
        return [name for name in known if not wanted or name in wanted]

    def _check_declared(self, started: Started) -> None:
        """Note what a program declares that no system has.

        Raises:
            InvalidInput: it declares a limit that is none.
        """
        for name, system in known_systems().items():
            for each in sorted({*started.parts.get(name, ())} - {p.name for p in system.all_parts}):
                self.report.notes.append(
                    f"{name}: the program declares {each!r}, which is not there"
                )
            read_limits(system, started.limits.get(name, {}), started.largest)

    def _test(self, tally: Tally, replay: Sequence[Saved] | None) -> None:
        system = find_system(tally.system)
        self.answered, self.found = [], []
        # No more is asked at once than may be wrong.
        self.batch = min(self.options.batch, self.options.max_failures or self.options.batch)
        self.session.restarts_left = self.options.restarts
        started = self.session.started
        assert started is not None
        self.limits = read_limits(system, started.limits.get(system.name, {}), started.largest)
        tally.excluded = self.limits.excluded()
        try:
            if replay is not None:
                self._expected = max(1, len(replay))
                self._ask_saved(tally, system, replay)
                lost = {canonical(saved.question) for saved in replay if saved.after is None}
                number = sum(canonical(case.question) in lost for case in self.answered)
                if number:
                    tally.untested = (
                        f"not reproduced, {number} times: wrong after others that the file does "
                        "not have, right without them"
                    )
            else:
                self._ask_in_turn(tally, system)
        except _DoneError:
            pass
        except GaveUpError:
            tally.untested = f"started again {self.options.restarts} times; gave up"
        finally:
            tally.generated = tally.compared - tally.published if replay is None else 0
        self.until = time.monotonic() + 2 * SHRINK_SECONDS
        small: dict[str, Failure] = {}
        for flagged, common, group in self._groups(system):
            self.kept = flagged
            failure = self._explained(system, common, group)
            if failure.after != ():
                tally.after_others |= {canonical(found.case.question) for found in group}
            after = None if failure.after is None else list(failure.after)
            key = canonical([failure.kind, failure.question, after])
            if (known := small.get(key)) is not None:
                failure = replace(known, questions=known.questions + failure.questions)
            small[key] = failure
        tally.failures = [*small.values()]

    def _ask_in_turn(self, tally: Tally, system: System) -> None:
        """The smoke stage, the published questions, generated ones, some of them again, known ones.

        These are asked last: a program may keep something from them.
        """
        vectors = self._vectors(system)
        known = self.known.get(system.name, {})
        printed = {canonical(vector.input) for vector in vectors}
        published = [*self._published(system, vectors)]
        tally.outside = len(vectors) - len(published)
        self._expected = len(published) + self.options.examples + AGAIN + FRESH + len(known)
        self.told(f"{system.name}: smoke")
        for case in published[:SMOKE]:
            self._smoke(tally, system, case)
        self.told(f"{system.name}: {len(published)} published vectors")
        try:
            self._ask_all(tally, system, published)
        finally:
            tally.published = tally.compared
        if published and not tally.compared:
            tally.untested = "every question was skipped"
            return
        self._enough(tally, "published", tally.compared, len(published))
        self.told(f"{system.name}: generated questions")
        self._ask_all(tally, system, self._generated(system, printed))
        asked = tally.asked - len(published)
        tally.wanted = max(asked, self.options.examples)
        self._enough(tally, "generated", tally.compared - tally.published, asked)
        if self.options.examples and not asked:
            tally.short = "no question could be generated"
        if not tally.compared:
            tally.untested = "no question was compared"
        self.told(f"{system.name}: some again, alone and in another order")
        self._ask_again(tally, system)
        if known:
            self._ask_known(tally, system, known)

    def _ask_known(self, tally: Tally, system: System, known: Mapping[str, Saved]) -> None:
        """The known questions once more: which are mended? They count as published."""
        compared, answered, self.answered = tally.compared, self.answered, []
        try:
            self._ask_saved(tally, system, [*known.values()])
        finally:
            tally.published += tally.compared - compared
            for key in (canonical(case.question) for case in self.answered):
                if known[key].after is not None and key not in tally.known:
                    tally.mended[key] = known[key].question
            self.answered = answered

    def _ask_saved(self, tally: Tally, system: System, saved: Sequence[Saved]) -> None:
        """The questions of a file in a fresh program; in one each those that others come before."""
        self.session.renew()
        alone = [each.question for each in saved if not each.after]
        self._ask_all(tally, system, self._cases(system, alone))
        # Some fail alone only, or in a batch.
        self._ask_in_sizes(tally, system, self.answered[:AGAIN], AGAIN_WRONG)
        for each in saved:
            for case in self._cases(system, [each.question] if each.after else ()):
                before = [*self._cases(system, each.after or ())]
                self.session.renew()
                self._replies(system, before)
                self._ask_all(tally, system, [case])
                if case in self.answered:
                    self.session.renew()
                    self._ask_once_more(tally, system, [*before, case], AGAIN_WRONG)

    def _published(self, system: System, vectors: Sequence[Vector]) -> Iterator[Case]:
        """The vectors within the limits; where only the reading is not, in one that is."""
        for vector in vectors:
            question = self._in_reading(system, vector.input)
            if question is not vector.input:
                yield from self._cases(system, [question])
            elif self.limits.admits(system, question) and self.limits.small(vector.output):
                yield Case(question, vector.output, system.read_answer(vector.output), vector)

    def _rulesets(self) -> tuple[str, ...]:
        """Those that the program knows, if it does not take games as well."""
        game, ruleset = (self.limits.fields.get(name, Limit()) for name in ("game", "ruleset"))
        return (ruleset.words or ()) if game.never else ()

    def _in_reading(self, system: System, question: Question) -> Question:
        """The question, in a reading that the program knows."""
        limit = self.limits.fields.get(system.readings.field)
        if limit is None or limit.words is None:
            return question
        if system.readings.of_question(question) in limit.words:
            return question
        return {**question, system.readings.field: limit.words[0]}

    def _enough(self, tally: Tally, which: str, compared: int, asked: int) -> None:
        """Note where a program answers too little to be called conforming."""
        if compared < LEAST_SHARE * asked:
            tally.short = tally.short or (
                f"{compared} of {asked} {which} questions answered; conforming takes "
                f"{LEAST_SHARE:.0%} of those within the `limits` that it declares in `start`"
            )

    def _vectors(self, system: System) -> list[Vector]:
        """The published vectors of a system; a document need not have any."""
        if system.name in published_systems():
            return read_file(vectors_folder(), system)
        self.report.notes.append(f"{system.name}: no published vectors")
        return []

    def _smoke(self, tally: Tally, system: System, case: Case) -> None:
        """One question; what is malformed here is the adapter, not the solver."""
        try:
            reply = self.session.ask(system.name, {"0": case.question})["0"]
        except FaultError as error:
            self._restart(error)
            tally.untested = f"smoke: {error}; asked {canonical(case.question)}"
            raise _DoneError from None
        wrong = None if reply.kind == "skip" else self._wrong(system, case, reply)
        if wrong is not None and wrong.kind == "malformed output":
            tally.untested = f"smoke: {wrong.says}; asked {canonical(case.question)}"
            raise _DoneError

    def _restart(self, error: FaultError) -> None:
        """After a fault: note what there is to start again, or give up."""
        if error.kind is FaultKind.NOT_STARTED:
            raise error
        self.session.start()

    def _cases(self, system: System, questions: Iterable[Question]) -> Iterator[Case]:
        """The questions that the reference answers within its limit, and the program within its."""
        for question in questions:
            if not self.limits.admits(system, question):
                continue
            try:
                output = self.reference.answer(system.name, question)
                case = Case(question, output, system.read_answer(output))
            except InvalidInput:
                continue
            if self.limits.small(output):
                yield case

    def _generated(self, system: System, seen: set[str]) -> Iterator[Case]:
        """Questions that are not among these, as JSON."""
        from proofs_check.oracle.generated import questions

        def fresh() -> Iterator[Question]:
            # A system with few questions, or few within the limits, has no more at some point.
            stale, left = 0, OUTSIDE * (len(seen) + self.options.examples)
            for given in questions(system, self.options.seed, self._rulesets()):
                question = self.limits.within(self._in_reading(system, given))
                key = canonical(question)
                stale = stale + 1 if key in seen else 0
                left -= not self.limits.admits(system, question)
                if stale > STALE or left < 0:
                    return
                if not stale:
                    seen.add(key)
                    yield question

        until: float | None = None
        for made, case in enumerate(self._cases(system, fresh())):
            if made >= self.options.examples:
                until = time.monotonic() + self.seconds if until is None else until
                if time.monotonic() >= until:
                    return
            yield case

    def _ask_all(self, tally: Tally, system: System, cases: Iterable[Case]) -> None:
        more = iter(cases)
        while batch := list(islice(more, self.batch)):
            found = self._replies(system, batch)
            tally.asked += len(batch)
            for reply in found:
                if isinstance(reply, Reply) and reply.kind == "skip":
                    tally.skips[reply.reason] += 1
                tally.compared += self._compared(reply)
            self._take(tally, system, batch, found)
            self.told()

    def _take(
        self,
        tally: Tally,
        system: System,
        batch: Sequence[Case],
        replies: "Sequence[Reply | FaultError | None]",
        when: str = "",
    ) -> None:
        """Keep what is right and what is wrong in a batch.

        Raises:
            _DoneError: enough is wrong.
        """
        known = self.known.get(system.name, {})
        wrong = self._all_wrong(system, batch, replies)
        if not when:
            errs = {id(case) for case, _ in wrong}
            right = [
                case
                for case, reply in zip(batch, replies, strict=True)
                if self._compared(reply) and id(case) not in errs
            ]
            tally.agreed += len(right)
            self.answered += right
        if not wrong:
            return
        before = [question for name, question in self.session.asked if name == system.name]
        for case, problem in wrong:
            if known and (key := canonical(case.question)) in known:
                tally.known.add(key)
                continue
            each = (n for n in reversed(range(len(before))) if before[n] == case.question)
            self.found.append(Found(case, problem, before, next(each, len(before)), when))
            tally.wrong.append(case.question)
        faults = Counter(f.wrong.kind for f in self.found if f.wrong.kind in set(FaultKind))
        most = self.options.max_failures
        if sum(faults.values()) >= MOST_FAULTS:
            tally.stopped = f"asked no more after {MOST_FAULTS} questions without an answer"
        elif most is not None and len(tally.wrong) >= most:
            tally.stopped = f"asked no more after {len(tally.wrong)} wrong answers"
        if tally.stopped:
            raise _DoneError

    def _ask_again(self, tally: Tally, system: System) -> None:
        """Some questions once more, shuffled, many of them alone: an answer must not depend on it.

        Nor on whether the program was started before: the last ones go to a fresh one. Nor on
        questions of another form, which have other fields: a fresh program has them in turn.
        """
        chance = random.Random(self.options.seed)
        chosen = chance.sample(self.answered, min(AGAIN, len(self.answered)))
        self._ask_in_sizes(tally, system, chosen, AGAIN_WRONG)
        self.session.renew()
        self.told(f"{system.name}: the last of them in a fresh program")
        self._ask_in_sizes(tally, system, chosen[-FRESH:], FRESH_WRONG)
        self.session.renew()
        for batch in self._by_form(system, chance):
            self._ask_once_more(tally, system, batch, FRESH_WRONG)

    def _by_form(self, system: System, chance: random.Random) -> Iterator[list[Case]]:
        """Batches in turn: a question of a seldom form, and small ones of the form most have."""
        forms: dict[frozenset[str], list[Case]] = {}
        for case in self.answered:
            forms.setdefault(frozenset(case.question), []).append(case)
        most = max(forms, key=lambda form: len(forms[form]), default=frozenset())
        seldom = [case for form, cases in forms.items() if form != most for case in cases]
        unlike: dict[object, Case] = {}
        for case in sorted(forms.get(most, ()), key=lambda each: _size(system, each.question)):
            integers = [n for n in case.question.values() if isinstance(n, int)]
            unlike.setdefault(canonical(integers or case.question), case)
        for case in chance.sample(seldom, min(TURNS, len(seldom))):
            yield [case]
            yield [*islice(unlike.values(), min(OF_ONE_FORM, self.batch))]

    def _ask_in_sizes(self, tally: Tally, system: System, cases: Sequence[Case], when: str) -> None:
        more = iter(cases)
        for size in cycle(AGAIN_SIZES):
            batch = list(islice(more, min(size, self.batch)))
            if not batch:
                return
            if len(batch) > 2:
                batch.insert(1 if size % 2 else size, batch[0])
            self._ask_once_more(tally, system, batch, when)

    def _ask_once_more(
        self, tally: Tally, system: System, batch: Sequence[Case], when: str
    ) -> None:
        found = self._replies(system, batch)
        tally.again += len(batch)
        self.told()
        for reply in found:
            if isinstance(reply, Reply) and reply.kind == "skip":
                tally.faults["skipped when asked again: " + reply.reason] += 1
        self._take(tally, system, batch, found, when)

    @staticmethod
    def _compared(reply: "Reply | FaultError | None") -> bool:
        return reply is not None and not (isinstance(reply, Reply) and reply.kind == "skip")

    def _all_wrong(
        self, system: System, batch: Sequence[Case], found: "Sequence[Reply | FaultError | None]"
    ) -> list[tuple[Case, Wrong]]:
        """What is wrong in a batch."""
        wrong: list[tuple[Case, Wrong]] = []
        for case, reply in zip(batch, found, strict=True):
            if reply is not None and self._compared(reply):
                problem = self._wrong(system, case, reply)
                if problem is not None:
                    wrong.append((case, problem))
        return wrong

    def _flags(self, system: System, case: Case) -> tuple[str, ...]:
        key = id(case)
        if key not in self._known_flags:
            self._known_flags[key] = flags(system, case.question, case.output)
        return self._known_flags[key]

    def _groups(self, system: System) -> list[tuple[tuple[str, ...], str, list[Found]]]:
        """What is wrong in one way, and of that what has something in common, the most first.

        That is flags which all of it has, and not most of what is right; else one that far more of
        it has, or hardly anything that is right; else a number from which on, or up to which.
        """
        kinds: dict[tuple[object, ...], list[Found]] = {}
        for found in self.found:
            kinds.setdefault((found.wrong.kind, found.wrong.parts, found.when), []).append(found)
        right = [case.question for case in self.answered] if kinds else []
        asked = Counter(f for case in self.answered for f in self._flags(system, case) if kinds)
        groups: list[tuple[tuple[str, ...], str, list[Found]]] = []
        for left in kinds.values():
            while left:
                several = [(found, self._flags(system, found.case)) for found in left]
                wrong = Counter(flag for _, own in several for flag in own)
                shared = tuple(
                    f for f in wrong if wrong[f] == len(left) and 2 * asked[f] <= len(right)
                )
                more = {
                    f: wrong[f] / len(left) - asked[f] / (len(right) or 1) for f in sorted(wrong)
                }
                known = [f for f in more if wrong[f] >= SHARE * (wrong[f] + asked[f])]
                known += [f for f in more if more[f] >= MORE]
                if not shared and known:
                    shared = (max(known, key=more.__getitem__),)
                own = [found for found, its in several if {*shared} <= {*its}]
                left = [found for found, its in several if not {*shared} <= {*its}]
                common = ", ".join(sorted(shared)) or in_common(
                    [found.case.question for found in own], right, SHARE
                )
                groups.append((shared, common, own))
        return sorted(groups, key=lambda group: -len(group[-1]))[:MOST_GROUPS]

    def _explained(self, system: System, common: str, group: Sequence[Found]) -> Failure:
        """A failure of a group made small, or with the question that has to be asked before it."""
        found = min(group, key=lambda each: system.weight(each.case.question))
        failure = self._one_explained(system, found)
        says = failure.says
        if found.when == FRESH_WRONG:
            says = f"{says}; {FRESH_WRONG}"
        if failure.after is None:
            common = ""
        return replace(failure, says=says, questions=len(group), common=common)

    def _one_explained(self, system: System, found: Found) -> Failure:
        case, wrong = found.case, found.wrong
        if wrong.kind in set(FaultKind):
            return self._shrunk(system, case, wrong, 1)
        for size in (2, 1):
            problem = self._in_order(system, case, [[case.question] * size])
            if problem is not None:
                batch = self.options.batch if size > 1 else 1
                return self._shrunk(system, case, problem, batch)
        earlier = found.before[: found.asked]
        for when, asked in (("again", [case.question]), ("after another question", earlier)):
            spoiled = self._spoiled(system, case, asked)
            if spoiled is not None:
                problem, before = spoiled
                failure = self._failure(system, case, problem, case)
                says = f"{problem.says}; right when asked first, wrong {when}"
                return replace(failure, says=says, after=(before,))
        failure = self._failure(system, case, wrong, case)
        says = (
            f"{wrong.says}; right when asked alone in a fresh program: it keeps something from "
            f"earlier questions; not found which, among the {len(earlier)} asked before"
        )
        return replace(failure, says=says, after=None)

    def _spoiled(
        self, system: System, case: Case, earlier: Sequence[Question]
    ) -> tuple[Wrong, Question] | None:
        """The latest of these questions after which alone a case is wrong, found by halving.

        The last of them is asked in a batch before that of the case, or in the same.
        """

        def wrong_after(asked: Sequence[Question], together: int) -> Wrong | None:
            ends = range(len(asked) + together, 0, -self.batch)
            whole = [*asked, case.question]
            batches = [whole[max(0, end - self.batch) : end] for end in reversed(ends)]
            return self._in_order(system, case, batches if together else [*batches, whole[-1:]])

        for together in (0, 1):
            late = time.monotonic() >= self.until
            if late or not earlier or wrong_after(earlier, together) is None:
                continue
            wrong, right = 0, len(earlier)  # where what is asked begins
            while right - wrong > 1 and time.monotonic() < self.until:
                middle = (wrong + right) // 2
                if wrong_after(earlier[middle:], together) is None:
                    right = middle
                else:
                    wrong = middle
            problem = wrong_after(earlier[wrong : wrong + 1], together)
            return None if problem is None else (problem, earlier[wrong])
        return None

    def _in_order(
        self, system: System, case: Case, messages: Sequence[Sequence[Question]]
    ) -> Wrong | None:
        """What is wrong with the last reply of a fresh program that is asked these batches."""
        self.session.renew()
        try:
            for batch in messages:
                replies = self.session.ask(
                    system.name, {str(number): each for number, each in enumerate(batch)}
                )
        except FaultError as error:
            self._restart(error)
            return None
        reply = replies[str(len(messages[-1]) - 1)]
        return self._wrong(system, case, reply) if self._compared(reply) else None

    def _wrong(self, system: System, case: Case, reply: "Reply | FaultError") -> Wrong | None:
        """What is wrong with a reply, if anything is."""
        if isinstance(reply, FaultError):
            return Wrong(str(reply.kind), None, reply.says)
        if reply.kind == "error":
            return Wrong("error", None, f"the program says: {reply.reason}")
        expected = case.expected
        declared = self._declared(system)
        try:
            with system.limited(READING_WORK):
                got = system.read_answer(reply.output, declared)
        except InvalidInput as error:
            return Wrong("malformed output", reply.output, str(error))
        self.tally.parts.update([*got])
        parts = tuple(name for name in got if got[name] != expected[name])
        if not parts:
            return None
        return Wrong("difference", reply.output, f"another {' and '.join(parts)}", parts)

    def _declared(self, system: System) -> tuple[str, ...] | None:
        """The parts that the program gives; all where it says nothing."""
        assert self.session.started is not None
        return self.session.started.parts.get(system.name)

    def _right_by(self, system: System, case: Case, wrong: Wrong) -> str:
        """The reading by which an answer that differs is right, if it is by one."""
        if wrong.kind != "difference":
            return ""
        declared = self._declared(system)
        for name, question in system.readings.others(case.question):
            for other in self._cases(system, [question]):
                with system.limited(READING_WORK):
                    got = system.read_answer(wrong.got, declared)
                if all(got[part] == other.expected[part] for part in got if part != "reading"):
                    return f"{wrong.says}; right by the reading {name!r}"
        return ""

    def _replies(self, system: System, batch: Sequence[Case]) -> "list[Reply | FaultError | None]":
        """The replies to a batch; where it fails as a whole, to each question alone."""
        try:
            asked = {str(number): case.question for number, case in enumerate(batch)}
            replies = self.session.ask(system.name, asked)
        except FaultError as error:
            if error.kind in PROTOCOL_FAULTS:
                self.tally.untested = str(error)
                raise _DoneError from None
            if error.kind is FaultKind.HANG and len(batch) > 1:
                # A slow program is not a wrong one: the time is meant for one question.
                self.session.renew()
            self._restart(error)
            return self._one_by_one(system, batch, error)
        return [replies[name] for name in asked]

    def _one_by_one(
        self, system: System, batch: Sequence[Case], fault: FaultError
    ) -> "list[Reply | FaultError | None]":
        """The replies; None for the questions behind the last that the program may not survive."""
        found: list[Reply | FaultError | None] = []
        began, faults = time.monotonic(), 0
        for case in batch:
            reply = self._alone(system, case.question)
            if isinstance(reply, FaultError):
                # Is it this question, or what came before it?
                reply = self._alone(system, case.question)
            found.append(reply)
            faults += isinstance(reply, FaultError)
            if faults == MOST_FAULTS:
                return [*found, *[None] * (len(batch) - len(found))]
        if faults:
            return found
        each = (time.monotonic() - began) / len(batch)
        if fault.kind is FaultKind.HANG and each * len(batch) > self.session.timeout / 2:
            self.batch = max(1, min(self.batch, int(self.session.timeout / 4 / each)))
            self.report.notes.append(
                f"{system.name}: slow, {each:.2g} s a question; asked {self.batch} at once"
            )
            return found
        self.tally.faults[f"{fault}; not so with each question alone"] += 1
        return found

    def _alone(self, system: System, question: Question) -> "Reply | FaultError":
        try:
            return self.session.ask(system.name, {"0": question})["0"]
        except FaultError as error:
            self._restart(error)
            return error

    def _shrunk(self, system: System, case: Case, wrong: Wrong, size: int) -> Failure:
        """The smallest question with the same kind of failure that a search downwards finds."""
        first = case
        fault = wrong.kind in set(FaultKind)
        restarts = self.session.restarts_left
        left = SHRINK_QUESTIONS
        if fault:
            self.session.restarts_left = SHRINK_FAULTS.get(FaultKind(wrong.kind), SHRINK_CRASHES)
        self.told(f"{system.name}: a {wrong.kind}; looking for the smallest")
        try:
            until = min(self.until, time.monotonic() + SHRINK_SECONDS)
            if not fault and time.monotonic() < until:
                case, wrong = self._smaller_elsewhere(system, case, wrong, size)
            while left > 0 and time.monotonic() < until:
                smaller = self._smaller(system, case, wrong.kind, left, size)
                if smaller is None:
                    break
                case, wrong, asked = smaller
                left -= asked
        except GaveUpError:
            pass
        finally:
            self.session.restarts_left = restarts
        return self._failure(system, case, wrong, first)

    def _is_kept(self, system: System, case: Case) -> bool:
        """Whether a question has what all of its group have in common."""
        return {*self.kept} <= {*flags(system, case.question, case.output)}

    def _smaller_elsewhere(
        self, system: System, case: Case, wrong: Wrong, size: int
    ) -> tuple[Case, Wrong]:
        """A much smaller question with the same kind of failure among other generated ones.

        From a large question the way down in small steps may end early.
        """
        from proofs_check.oracle.generated import questions

        half = system.weight(case.question) // 2
        made = islice(questions(system, self.options.seed + 1, self._rulesets()), ELSEWHERE)
        sized = {canonical(q): q for q in (self._in_reading(system, each) for each in made)}
        small = sorted((_size(system, q), key) for key, q in sized.items())
        cases = self._cases(system, (sized[key] for weight, key in small if weight < half))
        until = min(self.until, time.monotonic() + SHRINK_SECONDS / 4)
        while time.monotonic() < until and (batch := list(islice(cases, size))):
            for each, found in self._all_wrong(system, batch, self._replies(system, batch)):
                if found.kind == wrong.kind and self._is_kept(system, each):
                    return each, found
        return case, wrong

    def _smaller(
        self, system: System, case: Case, kind: str, left: int, size: int
    ) -> tuple[Case, Wrong, int] | None:
        """The smallest of the neighbours that fails too."""
        fault = kind in set(FaultKind)
        asked = 0
        for steps in range(1, 2 if fault else CHANGES + 1):
            cases = self._cases(system, neighbours(system, case.question, steps))
            until = time.monotonic() + SHRINK_SECONDS
            while (
                asked < left and time.monotonic() < until and (batch := list(islice(cases, size)))
            ):
                asked += len(batch)
                replies: Sequence[Reply | FaultError | None]
                if fault:
                    replies = [self._alone(system, batch[0].question)]
                else:
                    replies = self._replies(system, batch)
                for each, reply in zip(batch, replies, strict=True):
                    if reply is None or (isinstance(reply, Reply) and reply.kind == "skip"):
                        continue
                    wrong = self._wrong(system, each, reply)
                    same = wrong is not None and wrong.kind == kind
                    if wrong is not None and same and self._is_kept(system, each):
                        return each, wrong, asked
        return None

    def _failure(self, system: System, case: Case, wrong: Wrong, first: Case) -> Failure:
        says = self._right_by(system, case, wrong) or wrong.says
        touched = [part for part in system.parts if part.name in wrong.parts] or system.parts
        vector = next(
            (v for v in (case.vector, first.vector) if v is not None and v.input == case.question),
            None,
        )
        cite = "; ".join(dict.fromkeys(part.cite for part in touched))
        return Failure(
            system.name,
            wrong.kind,
            case.question,
            case.output,
            wrong.got,
            says,
            wrong.parts,
            vector.cite if vector is not None and vector.cite != cites(system) else cite,
            "" if vector is None else vector.id,
            first.question,
        )


def neighbours(system: System, question: Question, steps: int) -> list[Question]:
    """Smaller questions, so many changes away, smallest first."""
    found: dict[str, Question] = {}
    level = [question]
    for _ in range(steps):
        following: dict[str, Question] = {}
        for each in level:
            try:
                for less in system.simpler(each):
                    following.setdefault(canonical(less), less)
            except InvalidInput:
                continue  # itself a question that cannot be asked
            if len(following) > MADE:
                break
        level = list(following.values())
        found = following
    sized = sorted((_size(system, each), key) for key, each in found.items())
    return [found[key] for _, key in sized[:NEIGHBOURS]]


def _size(system: System, question: Question) -> int:
    try:
        return system.weight(question)
    except (InvalidInput, ValueError):
        return 0


def save(path: Path, report: Report) -> int:
    """Write the failing questions to a file, the small ones first; how many there are."""
    from proofs_check.core.kept import write_whole

    cases: dict[str, Json] = {}
    for tally in report.tallies:
        small = [(each.question, each.after) for each in tally.failures]
        others = ((q, None if canonical(q) in tally.after_others else ()) for q in tally.wrong)
        for question, after in (*small, *others):
            case: dict[str, Json] = {"system": tally.system, "input": dict(question)}
            if after != ():
                case["after"] = None if after is None else [dict(each) for each in after]
            cases.setdefault(tally.system + canonical(question), case)
    content: dict[str, Any] = {"format_version": CASE_FORMAT, "cases": [*cases.values()]}
    write_whole(path, json.dumps(content, indent=1) + "\n")
    return len(cases)


def load(path: str, option: str = "replay") -> list[Saved]:
    """The questions of a file that `save` wrote, given for an option.

    Raises:
        InvalidInput: it is none.
    """
    allowed = "a file that --save wrote"
    try:
        if not Path(path).exists():
            raise InvalidInput(option, path, f"{allowed}; there is no such file")
        if not Path(path).is_file() or Path(path).stat().st_size > MOST_REPLAYED:
            raise InvalidInput(option, path, f"{allowed}, of at most {MOST_REPLAYED} bytes")
        content: Any = read_json(Path(path).read_text(encoding="utf-8"), option)
    except (OSError, ValueError, RecursionError) as error:
        if isinstance(error, InvalidInput):
            raise
        raise InvalidInput(option, path, allowed) from None
    version = content.get("format_version") if isinstance(content, Mapping) else None
    if version != CASE_FORMAT or version is True:
        raise InvalidInput(option, path, allowed)
    found: list[Saved] = []
    cases = content.get("cases")
    for case in cases if isinstance(cases, list) else ():
        system = case.get("system") if isinstance(case, Mapping) else None
        if not isinstance(system, str) or not isinstance(case.get("input"), Mapping):
            raise InvalidInput(option, case, "a case with system and input")
        after = case.get("after", [])
        if after is not None and not (
            isinstance(after, list) and all(isinstance(each, Mapping) for each in after)
        ):
            raise InvalidInput(option, case, "a case with a list of questions, or null, as after")
        try:
            for question in (case["input"], *(after or ())):
                find_system(system).read_question(question)
        except InvalidInput as error:
            raise InvalidInput(option, case, f"a case that can be asked ({error})") from None
        found.append(Saved(system, case["input"], None if after is None else tuple(after)))
    if not found and option == "replay":
        raise InvalidInput(option, path, f"{allowed}, with at least one case")
    return found
