"""An attack on a claim: search for a counterexample beyond what its checks look at.

A claim is attacked in rounds (`methods/beyond.py`), each with random numbers of its own, so that
rounds can be done in any order, side by side, and again: what an attack finds depends on its seed
and on how many rounds there were. What is found is confirmed by the reference, and made small in
each natural order.
"""

import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache, cached_property, partial
from itertools import count, islice
from pathlib import Path
from random import Random
from threading import Event, current_thread, main_thread
from time import process_time
from types import FrameType
from typing import TypeAlias

from proofs_check.core.claim import ATTACK, Claim
from proofs_check.core.documents import find_document
from proofs_check.core.evidence import Evidence, Json, Verdict, canonical
from proofs_check.core.journal import Kept, fingerprint
from proofs_check.core.kept import alone
from proofs_check.core.ledger import ledger
from proofs_check.core.ranges import Extremes, widen
from proofs_check.core.record import attack_in_words, known_evidence, recorded, store, with_attack
from proofs_check.core.work import in_room
from proofs_check.core.workers import side_by_side
from proofs_check.methods.beyond import Round, Target, target_of
from proofs_check.methods.exhaustive import Instance
from reference.errors import InvalidInput

IDLE = 12
"""After so many rounds without a case in each target there is nothing more to look at."""

ROOM = 2_000
"""Megabytes that a round may take besides what is taken already; it is cut off beyond."""

LONGEST = 8
"""Seconds of CPU after which a round is cut off, as what is just beyond some bounds is too much."""

SHORTEST = 1
"""Seconds of CPU that a round has at least, though the time of the attack be over then."""

Address: TypeAlias = "tuple[str, str, int]"
"""What is attacked: the claim's id, the reading, and which of its targets."""

Turn: TypeAlias = "tuple[Address, int]"
"""A round: the address, and its number."""


def targets(claim: Claim, reading: str) -> list[Target]:
    """What can be attacked of one reading of a claim.

    What looks at a part only is attacked too: a part that is false makes the claim so.
    """
    found: list[Target] = []
    for check in claim.readings[reading]:
        target = target_of(check, claim.says)
        if not isinstance(target, str) and target not in found:
            found.append(target)
    return found


def may_be_false(claim: Claim) -> bool:
    """Whether the record leaves that open; of what is restated the claim itself is asked."""
    known = None if claim.restates else known_evidence(claim)
    return known is not None and known.verdict in (
        Verdict.HOLDS,
        Verdict.UNREFUTED,
        Verdict.AMBIGUOUS,
    )


def spared(claim: Claim) -> str:
    """Why none of a claim's checks can be attacked; empty where one can."""
    if any(targets(claim, reading) for reading in claim.readings):
        return ""
    found = [target_of(check, claim.says) for check in claim.every_check()]
    return "; ".join(dict.fromkeys(map(str, found)))


@cache
def _target_at(address: Address) -> Target:
    name, reading, number = address
    return targets(ledger(name.partition("/")[0])[name], reading)[number]


def played(turn: Turn, seed: int, seconds: float) -> tuple[Turn, Round, float]:
    """Play one round for at most so many seconds of CPU; with it those that it took."""
    begin = process_time()
    address, number = turn
    random = Random(f"{seed} {address} {number}")
    found = Round()
    over = Event()
    try:
        target = _target_at(address)
        with _limited(seconds, over):
            target.round(number, random, found)
    # What is raised while Numba is at work comes out of it as a SystemError.
    except (CutOff, InvalidInput, MemoryError, RecursionError, SystemError):
        found.cut_off = True
    except Exception:
        # Code that is cut off may say something else.
        if not over.is_set():
            raise
        found.cut_off = True
    return turn, found, process_time() - begin


class CutOff(BaseException):
    """A round took too long; no predicate and no library may take it for a failure of its own."""


@contextmanager
def _limited(seconds: float, over: Event) -> Iterator[None]:
    """Within it a round is cut off after so many seconds of CPU, or `ROOM` megabytes.

    It is told when the time is over; each second from then on, as what is raised in a callback of
    the garbage collector is lost, and Python would only print it.
    """

    def cut_off(number: int, frame: FrameType | None) -> None:
        del number, frame
        numba = sys.modules.get("numba.core.compiler_lock")
        # What is half compiled would be missing from then on.
        if numba is None or not numba.global_compiler_lock.is_locked():
            over.set()
            raise CutOff

    # Signals reach the main thread only; Windows has none for this, and there a round just ends.
    if current_thread() is not main_thread() or not hasattr(signal, "setitimer"):
        yield
        return
    before, unraisable = signal.signal(signal.SIGPROF, cut_off), sys.unraisablehook
    sys.unraisablehook = lambda lost: None if lost.exc_type is CutOff else unraisable(lost)
    signal.setitimer(signal.ITIMER_PROF, seconds, SHORTEST)
    try:
        with in_room(ROOM):
            yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
        sys.unraisablehook = unraisable


class Notes(Kept[Round]):
    """A journal of rounds, so that an attack can be taken up again."""

    def __init__(self, path: Path | None, seed: int) -> None:
        about: dict[str, Json] = {"attacks": "gameproof", "seed": seed, "code": fingerprint()}
        allowed = "a journal of attacks of this version and seed"
        super().__init__(path, about, allowed, Round.as_json, lambda found: Round(**found))


def _name(turn: Turn) -> str:
    address, number = turn
    return canonical([*address, number])


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
            return f"nothing to ask  {where}: nothing was made beyond its range in this time"
        lines = [f"{'FELL' if self.witnesses else 'stands'}  {where}: {evidence.scope}"]
        lines += [f"  {order}: {canonical(dict(w))}" for order, w in self.witnesses.items()]
        lines += [f"  false by the engine, not confirmed: {why}" for why in self.unconfirmed]
        return "\n".join(lines)


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
            yield store(document, replace(known, claims=claims))


@dataclass(frozen=True)
class Means:
    """What an attack has to work with."""

    seconds: float
    """Of CPU for each reading, those of rounds that are taken from the notes included."""
    notes: Notes
    """Where rounds are kept, and taken from."""
    seed: int = 0
    """What decides what is searched."""
    jobs: int = 1
    """Processes side by side."""
    scheduler: str | None = None
    """The address of a Dask scheduler, to use its workers instead."""
    progress: Callable[[float], None] = lambda part: None
    """Told which part of the time is over."""


def attack(claim: Claim, means: Means) -> list[Attacked]:
    """Attack each reading of a claim until it falls, or the time is over.

    `InvalidInput`: no check of the claim can be attacked.
    """
    claim = claim.checked
    done = []
    for reading in claim.readings:
        numbers = range(len(targets(claim, reading)))
        if own := [(claim.id, reading, number) for number in numbers]:
            one = Attacked(claim, reading, means.seed, [], {}, [])
            _fight(one, own, means)
            done.append(one)
    if not done:
        raise InvalidInput(
            "claim", claim.id, f"one with something beyond its range: {spared(claim)}"
        )
    return done


def _fight(attacked: Attacked, addresses: Sequence[Address], means: Means) -> None:
    """Play rounds, the targets in turn, until one finds something or the time is over.

    A target is given up after so many rounds in a row in which nothing was looked at.
    """
    spent = 0.0
    idle = dict.fromkeys(addresses, 0)
    turns = (
        (address, number) for number in count() for address in addresses if idle[address] < IDLE
    )
    while spent < means.seconds and min(idle.values()) < IDLE:
        longest = min(LONGEST, max(SHORTEST, means.seconds - spent))
        batch = list(islice(turns, means.jobs))
        for (address, _), found, took in _side_by_side(batch, means, longest):
            attacked.rounds.append((found, took))
            nothing = IDLE // 2 if found.cut_off else 1
            idle[address] = 0 if found.cases else idle[address] + nothing
            begin = process_time()
            if found.false:
                _confirm(attacked, address, found.false)
            spent += took + process_time() - begin
            if attacked.witnesses:
                return
        means.progress(min(1.0, spent / means.seconds))


def _side_by_side(
    batch: Sequence[Turn], means: Means, longest: float
) -> Iterator[tuple[Turn, Round, float]]:
    """The rounds of a batch, in order; those that are in the notes are not played again."""
    known = means.notes.found
    new = [turn for turn in batch if _name(turn) not in known]
    play = partial(played, seed=means.seed, seconds=longest)
    for turn, found, seconds in side_by_side(play, new, means.jobs, means.scheduler):
        means.notes.add(_name(turn), found, seconds)
    for turn in batch:
        yield turn, *known[_name(turn)]


def _confirm(attacked: Attacked, address: Address, false: Sequence[Instance]) -> None:
    """Have the reference confirm what was found, made small."""
    try:
        found = _target_at(address).witnesses(false)
    except InvalidInput as error:
        attacked.unconfirmed.append(str(error))
        return
    for order, witness in found.items():
        attacked.witnesses.setdefault(order, witness)
