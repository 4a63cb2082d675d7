"""Run claims: evidence for each, held against the record."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from time import perf_counter
from typing import NamedTuple

from proofs_check.core.claim import ATTACK, Batched, Check, Claim, Looked
from proofs_check.core.documents import find_document
from proofs_check.core.evidence import Effort, Evidence, Json, Verdict, not_looked
from proofs_check.core.journal import Journal
from proofs_check.core.ledger import ledger
from proofs_check.core.record import better, can_be, held, is_as_far, known, recorded, replays
from proofs_check.core.truth import FaultyClaim, NoTruthValue, at_line, fault, in_words
from proofs_check.core.workers import side_by_side


class Reach(StrEnum):
    """How far a run that does not contradict the record confirms it."""

    AS_FAR = "as far as recorded"
    LESS_FAR = "less far than recorded"
    """On the default range only, say: by fewer checks, or on narrower ranges."""
    NOT_AT_ALL = "not looked at"


@dataclass(frozen=True, slots=True)
class Result:
    """What one run found about one claim."""

    claim: Claim
    looked: Looked
    """What each check of the claim found, or of the claim that it restates."""
    known: Looked | None
    problem: str
    seconds: float
    unchanged: bool = False
    """Not run, as nothing has changed since it came out as recorded: `check --changed`."""

    @property
    def found(self) -> Evidence:
        """What this run says of the claim."""
        return self.claim.conclude(self.looked)

    @property
    def recorded(self) -> Evidence | None:
        """What the record says of it, where that is a record of the same checks."""
        if self.known is None or not self._comparable:
            return None
        return self.claim.conclude(self.known)

    @property
    def _comparable(self) -> bool:
        return self.known is not None and self.claim.is_about(self.known)

    @property
    def best(self) -> Evidence:
        """The best known evidence where this run does not contradict it, else this run's."""
        if self.problem or not self._comparable:
            return self.found
        return self.claim.conclude(better(self.looked, self.known))

    @property
    def reach(self) -> Reach | None:
        """How far this run confirms what is recorded; None where it contradicts it, or nothing is.

        As far, if it finds each reading's verdict again: what is proved or argued, or what no check
        can look at; else by each check that is recorded with that verdict, on no less.
        """
        if self.problem or self.known is None or not self._comparable:
            return None
        if self.unchanged:
            return Reach.NOT_AT_ALL
        claim = self.claim.checked
        found = {_reach(claim, reading, self.looked, self.known) for reading in claim.readings}
        # Of readings of which one was not looked at, something of the claim was.
        return found.pop() if len(found) == 1 else Reach.LESS_FAR

    @property
    def verdict(self) -> Verdict:
        """The verdict of the best known evidence."""
        return self.best.verdict

    def as_json(self) -> dict[str, Json]:
        """One line of `check --format json`; `seconds` apart, which is a float.

        The verdict is this run's, so that it goes with the scope and the evidence beside it.
        """
        before = self.recorded
        return {
            "id": self.claim.id,
            "document": self.claim.document,
            "kind": self.claim.kind.value,
            "origin": self.claim.origin.value,
            "cite": self.claim.cite,
            "says": self.claim.says,
            **self.found.as_json(),
            "recorded": None if before is None else before.verdict.value,
            "recorded_scope": None if before is None else before.scope,
            "as_recorded": not self.problem,
            "confirmed": None if (reach := self.reach) is None else reach.value,
            "problem": self.problem,
            **({"unchanged": True} if self.unchanged else {}),
        }


def _reach(claim: Claim, reading: str, looked: Looked, known: Looked) -> Reach:
    own, before = (
        {name: e for name, e in each[reading].items() if name != ATTACK} for each in (looked, known)
    )
    now, then = (claim.conclude_reading(reading, each).verdict for each in (own, before))
    if now is Verdict.NOT_RUN:
        # A counterexample that is recorded was asked again.
        return Reach.LESS_FAR if then.is_false else Reach.NOT_AT_ALL
    order = list(Verdict)
    if now in {Verdict.PROVED, Verdict.ARGUED} and order.index(now) <= order.index(then):
        return Reach.AS_FAR
    far = now is then and all(
        own[name].verdict is then and is_as_far(own[name], evidence)
        for name, evidence in before.items()
        if evidence.verdict is then
    )
    return Reach.AS_FAR if far else Reach.LESS_FAR


def confirmed(results: Sequence[Result]) -> dict[str, int]:
    """How many claims a run confirms how far."""
    found = Counter(result.reach for result in results)
    return {reach.value: found[reach] for reach in Reach}


Address = tuple[str, str, str]
"""A check of the ledger: the claim's id, the reading, and the check's name."""

ALONE = 8
"""Up to so many tasks are run in this process: starting others takes a second."""


def addresses(claim: Claim) -> list[Address]:
    """The addresses of a claim's checks."""
    return [
        (claim.id, reading, name) for reading in claim.readings for name in claim.checks(reading)
    ]


def check_at(address: Address) -> Check:
    """The check with this address."""
    claim, reading, name = address
    return ledger(claim.partition("/")[0])[claim].checks(reading)[name]


def _document(task: Sequence[Address]) -> str:
    return task[0][0].partition("/")[0]


class Done(NamedTuple):
    """What came of one check."""

    address: Address
    evidence: Evidence
    seconds: float
    """Its share of those that the checks took which were run together."""
    shown: bool | None
    """Whether what is recorded as false still shows it; None where nothing is."""


def run_task(task: Sequence[Address], effort: Effort) -> list[Done]:
    """Run checks that go together."""
    checks = [check_at(address) for address in task]
    begin = perf_counter()
    try:
        if isinstance(checks[0], Batched):
            found = checks[0].run_together(checks, effort)
        else:
            found = [check.run(effort) for check in checks]
        shown = [_still_shown(address, check) for address, check in zip(task, checks, strict=True)]
    except Exception as error:
        if len(task) > 1:  # only the claim concerned is named: the one that fails alone too
            for address in task:
                run_task([address], effort)
        if faulty := of_its_author(task[0][0], error):
            raise faulty from error
        error.add_note(f"while checking {task[0][0]}")
        raise
    every = zip(checks, found, task, strict=True)
    found = [_tied(check, evidence, address) for check, evidence, address in every]
    share = (perf_counter() - begin) / len(task)
    each = zip(task, found, shown, strict=True)
    return [Done(address, evidence, share, still) for address, evidence, still in each]


def of_its_author(name: str, error: Exception) -> FaultyClaim | None:
    """What went wrong with a claim, with file and line, where its own code made it so."""
    claim = ledger(name.partition("/")[0])[name]
    here = at_line(claim.code.path, claim.code.line)
    if isinstance(error, FaultyClaim) and error.claim:
        return error
    if isinstance(error, NoTruthValue):  # which says of itself where
        said, named = str(error), f"{name}, {here}"
    elif isinstance(error, OSError | MemoryError):
        return None
    else:
        said, named = fault(error, *find_document(claim.document).own), name
        # Called with arguments that it does not take, if not found faulty by us.
        if not said and isinstance(error, FaultyClaim | TypeError):
            said = f"{here}: {in_words(error)}"
        if not said:
            return None
    faulty = FaultyClaim(f"{said} (claim {named})")
    faulty.claim = name
    return faulty


def _still_shown(address: Address, check: Check) -> bool | None:
    name, reading, own = address
    claim = ledger(name.partition("/")[0])[name]
    before = (known(claim) or {}).get(reading, {}).get(own)
    if before is None or not before.verdict.is_false:
        return None
    return replays(claim, reading, before, check)


def _tied(check: Check, evidence: Evidence, address: Address) -> Evidence:
    """The evidence, if the files that go with the check are what it makes today."""
    name = check.outdated()
    if not name:
        return evidence
    why = f"{name} is not what this claim makes today: gameproof check {address[0]} --record"
    return not_looked(evidence.scope, evidence.method, why)


def unlooked(claim: Claim) -> Looked:
    """What a run finds of a claim that it does not run, as nothing has changed."""
    why = "unchanged since it came out as recorded on this machine"
    return {
        reading: {
            name: not_looked(why, check.method, why)
            for name, check in claim.checked.checks(reading).items()
        }
        for reading in claim.checked.readings
    }


def tasks_of(claims: Sequence[Claim]) -> list[list[Address]]:
    """The checks of the claims, those over one range together, the largest groups first."""
    tasks: dict[object, list[Address]] = {}
    for address in (each for claim in claims for each in addresses(claim)):
        check = check_at(address)
        tasks.setdefault(check.batch if isinstance(check, Batched) else address, []).append(address)
    return sorted(tasks.values(), key=len, reverse=True)


def audit(
    claims: Sequence[Claim],
    effort: Effort,
    jobs: int = 1,
    progress: Callable[[int, int], None] = lambda done, of: None,
    journal: Journal | None = None,
    recording: bool = False,
    unchanged: Set[str] = frozenset(),
) -> Iterator[Result]:
    """Yield the result of each claim, in order, as soon as it and all before it are known.

    Args:
        claims: what to look at.
        effort: how far.
        jobs: how many processes work side by side, at most one a core; -1 means one a core.
        progress: told how many checks are done, and of how many.
        journal: where finished claims are kept, and taken from.
        recording: whether what is found is to be recorded: then it need not be so yet.
        unchanged: the ids of claims that are named, and not run.
    """
    for document in {claim.document for claim in claims}:
        recorded(document)  # a damaged record is better found before hours of work than after
    journal = journal or Journal(None, effort)
    finished = {
        claim.id: journal.found[claim.id]
        for claim in (each.checked for each in claims)
        if claim.id in journal.found and can_be(claim, journal.found[claim.id][0])
    }
    run = [claim.checked for claim in claims if claim.id not in unchanged]
    open_claims = {claim.id: claim for claim in run if claim.id not in finished}
    tasks = tasks_of(list(open_claims.values()))
    total = sum(len(task) for task in tasks)
    done: dict[Address, Done] = {}
    pending = list(reversed(claims))

    def ready() -> Iterator[Result]:
        while pending:
            if pending[-1].id in unchanged:
                claim = pending.pop()
                yield Result(claim, unlooked(claim), known(claim), "", 0.0, unchanged=True)
                continue
            checked = pending[-1].checked
            if checked.id not in finished:
                return
            claim, (looked, seconds) = pending.pop(), finished[checked.id]
            found = held(claim, looked, _shown(checked, done), recording)
            yield Result(claim, *found, 0.0 if claim.restates else seconds)

    yield from ready()
    look = partial(run_task, effort=effort)
    processes = 1 if len(tasks) <= ALONE else jobs
    for found in side_by_side(look, tasks, processes, alike=_document):
        done.update({one.address: one for one in found})
        for name in dict.fromkeys(one.address[0] for one in found):
            if gathered := _gathered(open_claims[name], done):
                finished[name] = gathered
                journal.add(name, *gathered)
        progress(len(done), total)
        yield from ready()


def _gathered(claim: Claim, done: Mapping[Address, Done]) -> tuple[Looked, float] | None:
    """The evidence of each check of a claim and the seconds of all, if all of them are done."""
    own = addresses(claim)
    if any(address not in done for address in own):
        return None
    looked: dict[str, dict[str, Evidence]] = {}
    for address in own:
        looked.setdefault(address[1], {})[address[2]] = done[address].evidence
    return looked, sum(done[address].seconds for address in own)


def _shown(claim: Claim, done: Mapping[Address, Done]) -> dict[tuple[str, str], bool]:
    """By reading and check, whether what is recorded as false still shows it, if that was seen."""
    seen = {address[1:]: done[address].shown for address in addresses(claim) if address in done}
    return {name: shown for name, shown in seen.items() if shown is not None}
