"""The recorded evidence, the best known, and the gate that nothing may contradict it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from proofs_check.core.claim import ATTACK, Check, Claim, Looked, Statement
from proofs_check.core.evidence import Effort, Evidence, Json, Verdict, canonical, ill_formed
from proofs_check.core.kept import as_text, keep, read_kept
from proofs_check.core.ledger import ledger
from proofs_check.core.tables import computed_file
from reference.errors import InvalidInput

MADE_BY = "gameproof check --deep --record"


@dataclass(frozen=True)
class Record:
    """What is recorded of a document."""

    claims: Mapping[str, Looked] = field(default_factory=dict)
    """The evidence of each claim by id, reading and check."""
    restates: Mapping[str, str] = field(default_factory=dict)
    """Of each claim that says what another one says the other's id, whose evidence is its own."""
    statements: Mapping[str, Statement] = field(default_factory=dict)
    """Of each of them the words and the places that the evidence is of."""


@cache
def recorded(document: str) -> Record:
    """The record of a document; `InvalidInput`: the stored file is damaged, by a merge say."""
    path = computed_file(document, "verdicts.json")
    if not path.exists():
        return Record()
    stored = read_kept(path)
    try:
        fields = {"made by", "claims", "restates"}
        if set(stored) - {"statements"} != fields or stored["made by"] != MADE_BY:
            raise ValueError("it has other fields")
        claims = {name: looked_from_json(value) for name, value in stored["claims"].items()}
        said = stored.get("statements", {})
        statements = {name: Statement(each["says"], (*each["at"],)) for name, each in said.items()}
        if {*map(len, said.values())} - {2}:
            raise ValueError("a statement has other fields")
        return Record(claims, dict(stored["restates"]), statements)
    except UNREADABLE as error:
        raise InvalidInput(path.name, str(error), "what gameproof check --record wrote") from None


def looked_as_json(looked: Looked) -> dict[str, Json]:
    """Evidence by reading and check as one JSON object."""
    return {
        reading: {name: evidence.as_json() for name, evidence in own.items()}
        for reading, own in looked.items()
    }


def looked_from_json(value: Mapping[str, Any]) -> Looked:
    """The inverse of `looked_as_json`."""
    return {
        reading: {name: Evidence.from_json(evidence) for name, evidence in own.items()}
        for reading, own in value.items()
    }


def known(claim: Claim) -> Looked | None:
    """The recorded evidence of a claim; of a restatement that of the claim that it restates."""
    record = recorded(claim.document)
    if record.restates.get(claim.id, "") != claim.restates:
        return None
    return record.claims.get(claim.restates or claim.id)


def known_evidence(claim: Claim) -> Evidence | None:
    """What the record says of a claim; None where it says nothing of its checks or its words."""
    looked = known(claim)
    return None if looked is None or unknown(claim) else claim.conclude(looked)


def unknown(claim: Claim) -> str:
    """Why the record says nothing of a claim as it is today, in words; empty where it does."""
    looked = known(claim)
    if looked is None:
        return "nothing is recorded of it"
    return unbound(claim) if claim.is_about(looked) else "other checks are recorded"


def reworded(claim: Claim) -> str:
    """How a statement is recorded where it is so otherwise than it is today; empty if it is not.

    Of a restatement that may be so of the claim that it restates.
    """
    both = (_reworded(each, recorded(each.document)) for each in (claim, claim.checked))
    return next(filter(None, both), "")


def _reworded(claim: Claim, record: Record) -> str:
    then = record.statements.get(claim.id, claim.statement)
    words = "in other words" if then.says != claim.says else ""
    places = f"at {'; '.join(then.at)}" if then.at != claim.statement.at else ""
    changed = " and ".join(filter(None, (words, places)))
    return f"recorded {changed}{of_another(claim)}" if changed else ""


def of_another(claim: Claim) -> str:
    """What follows where not the statement of today is recorded, with the command that helps."""
    command = f"gameproof check {claim.id} --record --anew"
    return f": the evidence is of another statement until {command}"


def unbound(claim: Claim) -> str:
    """Why what is recorded is not known to be of a statement as it is today; empty where it is."""
    missing = (
        f"its words and places are not recorded: gameproof check {each.id} --record"
        for each in (claim, claim.checked)
        if each.id not in recorded(each.document).statements
    )
    return reworded(claim) or next(missing, "")


def can_be(claim: Claim, looked: Looked) -> bool:
    """Whether evidence is such as the claim's checks give; of a journal that was edited it is not.

    `looked`: evidence that this run did not find itself.
    """
    return claim.is_about(looked) and not any(
        misfit(claim.checks(reading)[name], evidence)
        for reading, name, evidence, _ in pairs(looked, {})
        if name != ATTACK
    )


def misfit(check: Check, recorded: Evidence) -> str:
    """Why a check never gives such evidence; also where its facts are nothing that can be read."""
    try:
        return check.misfit(recorded) or _default_misfit(check, recorded)
    except UNREADABLE as error:
        return f"its facts are none of {check.method} ({type(error).__name__}: {error})"


def _default_misfit(check: Check, recorded: Evidence) -> str:
    """Why what is recorded of the default range cannot be so beside what is of a deeper one."""
    own = recorded.default
    if own is None:
        return ""
    if problem := check.misfit(own):
        return f"of the default range: {problem}"
    if own.default is not None or not _is_wider(check, recorded, own):
        return "a default range is recorded beside a range that is no deeper"
    same = own.verdict is recorded.verdict
    if (not same and not recorded.verdict.is_false) or (same and {*own.facts} != {*recorded.facts}):
        return "of the default range another verdict, or other facts, are recorded"
    if not _covers(recorded, own):
        return "of the default range more is recorded than of the deeper one"
    if same and own.verdict.is_false and not check.is_first(recorded.facts, own.facts):
        return "of the default range a smaller counterexample is recorded than of the deeper one"
    return ""


UNREADABLE = (ValueError, LookupError, TypeError, AttributeError, AssertionError, ArithmeticError)
"""What comes of facts that no run has written."""


Shown: TypeAlias = Mapping[tuple[str, str], bool]
"""By reading and check: whether what is recorded of it as false still shows that."""


def held(
    claim: Claim, found: Looked, shown: Shown, recording: bool
) -> tuple[Looked, Looked | None, str]:
    """What a run found, with recorded attacks; what is recorded; what is wrong between the two.

    What is to be recorded (`recording`) need not be so yet.
    """
    before, checked = known(claim), claim.checked
    looked = with_attacks(checked, found, before)
    compared, bound = (conflict, reworded) if recording else (contradiction, unbound)
    return looked, before, compared(checked, looked, before, shown) or bound(claim)


def contradiction(
    claim: Claim, found: Looked, before: Looked | None, shown: Shown | None = None
) -> str:
    """What is wrong between this run and the record, in one line; empty where nothing is.

    A narrower run that agrees is not a change; a stored counterexample must still refute; a check
    that should have looked and could not is no agreement. `found`: what this run found. `before`:
    what is recorded. `shown`: which stored counterexamples were replayed; the others are replayed
    here.
    """
    if before is None:
        return "no verdict is recorded for this claim"
    new = ", ".join(without(found, before))
    return (
        conflict(claim, found, before, shown)
        or (f"nothing is recorded of {new}" if new else "")
        or next(_owed(claim, found, before), "")
    )


def _owed(claim: Claim, found: Looked, before: Looked) -> Iterator[str]:
    """Yield what is found and not recorded of a check: that it ran, or its default range."""
    for reading, name, evidence, then in pairs(found, before):
        if then is None or name == ATTACK:
            continue
        check = claim.checks(reading)[name]
        if then.verdict is Verdict.NOT_RUN is not evidence.verdict:
            yield f"recorded {then.verdict}, found {evidence.verdict}"
        if then.default is None and _is_wider(check, then, evidence):
            command = f"gameproof check {claim.id} --record"
            yield f"of the default range nothing is recorded of {name}: {command}"


def pairs(looked: Looked, other: Looked) -> Iterator[tuple[str, str, Evidence, Evidence | None]]:
    """Yield by reading and check evidence, and what other evidence there is of that check."""
    for reading, own in looked.items():
        for name, evidence in own.items():
            yield reading, name, evidence, other.get(reading, {}).get(name)


def conflict(claim: Claim, found: Looked, before: Looked | None, shown: Shown | None = None) -> str:
    """The same where a claim may have checks of which nothing is recorded yet.

    What is recorded and not made any more is never passed over.
    """
    if before is None:
        return ""
    if gone := ", ".join(without(before, found)):
        return f"recorded, and looked at no more: {gone}"
    if any(ATTACK in checks and not is_on(claim, checks[ATTACK]) for checks in before.values()):
        return "an attack is recorded on the statement in other words"
    for reading, name, evidence, then in pairs(found, before):
        if then is None:
            continue
        if name == ATTACK:
            problem = amiss(claim, reading, then)
        else:
            check, still = claim.checks(reading)[name], (shown or {}).get((reading, name))
            problem = _contradiction(claim, reading, check, evidence, then, still)
        if problem:
            return problem if len(found) == 1 else f"reading {reading!r}: {problem}"
    return ""


def with_attacks(claim: Claim, looked: Looked, before: Looked | None) -> Looked:
    """What a run found, and beside it what recorded attacks on the same statement did."""
    return {
        reading: {**own, ATTACK: then}
        if (then := (before or {}).get(reading, {}).get(ATTACK)) and is_on(claim, then)
        else own
        for reading, own in looked.items()
    }


def is_on(claim: Claim, attack: Evidence) -> bool:
    """Whether an attack was one on the claim as it is worded today."""
    return attack.facts.get("says") == claim.says


ATTACK_FACTS = frozenset(
    ("cases", "instances", "families", "generator", "seen", "rounds", "cpu seconds", "seed", "says")
)
"""The facts of every attack."""


EARLIER = ("Hypothesis", "Hypothesis with larger bounds")
"""What recorded attacks on random checks have looked at, and those of today do not."""


def amiss(claim: Claim, reading: str, attack: Evidence) -> str:
    """Why no attack has found this; empty where one may have."""
    try:
        return _amiss(claim, reading, attack)
    except UNREADABLE as error:
        return f"the facts are none of an attack ({type(error).__name__}: {error})"


def _amiss(claim: Claim, reading: str, attack: Evidence) -> str:
    if attack.method != ATTACK or attack.verdict not in (Verdict.UNREFUTED, Verdict.REFUTED):
        return f"an attack is recorded as {attack.method} that found {attack.verdict}"
    if attack.scope != attack_in_words(attack.facts):
        return "an attack is recorded with words that are not those of its facts"
    facts = ATTACK_FACTS | ({"witness", "smallest"} if attack.verdict is Verdict.REFUTED else set())
    if set(attack.facts) != facts:
        return f"the facts of a recorded attack are not {', '.join(sorted(facts))}"
    families, instances = attack.facts["families"], attack.facts["instances"]
    if int(str(attack.facts["rounds"])) < 1:
        return "an attack is recorded without a round"
    if problem := ill_formed(attack.facts):
        return problem
    numbers = [n for n in _mapping(families).values() if type(n) is int and n >= 0]
    if len(numbers) != len(_mapping(families)) or instances != sum(numbers):
        return "the instances of a recorded attack are not those of its families"
    if attack.facts["generator"] not in {mark.join(_mapping(families)) for mark in ("; ", ", ")}:
        return "the generator of a recorded attack is not its families"
    every = (check.beyond(claim.says) for check in claim.readings[reading])
    beyond = [each for each in every if not isinstance(each, str)]
    known = [each.families for each in beyond]
    known += [EARLIER for check in claim.readings[reading] if check.method == "sampling"]
    if unknown := [*set(_mapping(families)).difference(*known)]:
        return f"no attack of today looks at {', '.join(sorted(unknown))}"
    if attack.verdict is not Verdict.REFUTED:
        return ""
    if not replays(claim, reading, attack):
        return "the counterexample of a recorded attack no longer refutes"
    smallest = _mapping(attack.facts["smallest"])
    orders = {order for each in beyond for order in each.orders}
    if next(iter(smallest.values()), None) != attack.facts["witness"] or not orders.issuperset(
        ", ".join(smallest).split(", ")
    ):
        return "the counterexample of a recorded attack is not the smallest in any order"
    return ""


def with_attack(claim: Claim, known: Looked, attacks: Mapping[str, Evidence]) -> Looked:
    """What is recorded of a claim, with attacks on its readings.

    An attack that found nothing takes the place of a shorter one alone.
    """
    taken = {reading: dict(own) for reading, own in known.items()}
    for reading, found in attacks.items():
        then = taken[reading].get(ATTACK)
        if then is None or not is_on(claim, then) or not _is_more(then, found):
            taken[reading][ATTACK] = found
    return taken


def _is_more(attack: Evidence, other: Evidence) -> bool:
    if attack.verdict is not other.verdict:
        return attack.verdict.is_false
    return int(str(attack.facts["cpu seconds"])) > int(str(other.facts["cpu seconds"]))


def attack_in_words(facts: Mapping[str, Json]) -> str:
    """What an attack searched, and for how long.

    >>> attack_in_words({"cpu seconds": 90, "instances": 7, "generator": "sets with a gap"})
    'attacked for 90 s of CPU, 7 instances beyond: sets with a gap'
    """
    seconds = int(str(facts.get("cpu seconds", 0)))
    spent = f"{seconds} s of CPU" if seconds < 120 else f"{seconds // 60} CPU minutes"
    instances, generator = facts.get("instances"), facts.get("generator")
    return f"attacked for {spent}, {instances} instances beyond: {generator}"


def without(looked: Looked, other: Looked) -> list[str]:
    """The checks of which there is evidence, and none in other evidence."""
    return [
        name if len(looked) == 1 else f"{name} ({reading})"
        for reading, name, _, there in pairs(looked, other)
        if name != ATTACK and there is None
    ]


def _contradiction(
    claim: Claim, reading: str, check: Check, found: Evidence, before: Evidence, shown: bool | None
) -> str:
    if never := misfit(check, before):
        return f"the record cannot be so: {never}{of_another(claim)}"
    if before.verdict is Verdict.NOT_RUN:
        return ""
    then = _of_that_range(found, before)
    if then is None and _is_of_one_range(check, found):
        return f"recorded of {before.scope}, and looked at is {found.scope}{of_another(claim)}"
    still = replays(claim, reading, before, check) if shown is None else shown
    if before.verdict.is_false and not still:
        return f"recorded {before.verdict}, but the stored evidence no longer shows it"
    if found.verdict is Verdict.NOT_RUN and found.facts.get("deep"):
        none = f"the default range is recorded, and has nothing in it{of_another(claim)}"
        return none if before.default else ""
    if not _agrees(check, found, then or before, then is not None):
        why = f": {found.facts.get('why', found.scope)}" if before.verdict.is_true else ""
        return f"recorded {(then or before).verdict}, found {found.verdict}{why}"
    if then is not None:
        return _differing(claim, found, then)
    same = found.verdict is before.verdict
    if same and _is_wider(check, before, found) and not _covers(before, found):
        return "a narrower range has more in it than is recorded"
    return ""


def _of_that_range(found: Evidence, recorded: Evidence) -> Evidence | None:
    """What is recorded of the range that was looked at."""
    return next((each for each in recorded.ranges if each.scope == found.scope), None)


def _agrees(check: Check, found: Evidence, before: Evidence, same_range: bool) -> bool:
    """Whether a verdict goes with a recorded one: it is the same, or a stronger true one.

    Nothing found in a narrower range is no contradiction to what is false, a proof is one.
    """
    order = list(Verdict)
    if before.verdict.is_false and not same_range and found.verdict is not Verdict.NOT_RUN:
        settled = found.verdict in {Verdict.PROVED, Verdict.ARGUED}
        return not (settled or (found.verdict.is_true and _is_wider(check, found, before)))
    return found.verdict is before.verdict or (
        before.verdict.is_true and order.index(found.verdict) < order.index(before.verdict)
    )


def _differing(claim: Claim, found: Evidence, before: Evidence) -> str:
    """Which fact is not as recorded; empty where all are, or another verdict is found."""
    for fact in sorted({*found.facts, *before.facts}) if found.verdict is before.verdict else ():
        if canonical(found.facts.get(fact)) != canonical(before.facts.get(fact)):
            return f"on the same range another {fact} than is recorded{of_another(claim)}"
    return ""


def _is_of_one_range(check: Check, found: Evidence) -> bool:
    """Whether each run looks at the same."""
    looked = found.verdict is not Verdict.NOT_RUN
    return looked and {check.scope(effort, found) for effort in Effort} == {found.scope}


def _is_wider(check: Check, found: Evidence, other: Evidence) -> bool:
    """Whether evidence is about the range of `--deep`, other evidence about the default one."""
    deep, default = check.scope(Effort.DEEP, found), check.scope(Effort.DEFAULT, other)
    of = other.verdict is not Verdict.NOT_RUN and (found.scope, other.scope)
    return deep != default and of == (deep, default)


def replays(claim: Claim, reading: str, before: Evidence, by: Check | None = None) -> bool:
    """Whether recorded evidence that a reading is false still shows it, by the check it is of."""
    witnesses: list[Json] = []
    for facts in (each.facts for each in before.ranges if each.verdict.is_false):
        if "witness" in facts:
            witnesses += [facts["witness"], *_mapping(facts.get("smallest")).values()]
        else:
            witnesses.append({name: facts[name] for name in ("printed", "computed")})
    once = {canonical(each): each for each in witnesses}
    try:
        return all(refutes(claim, reading, each, by) for each in once.values())
    except InvalidInput:
        return False


def refutes(claim: Claim, reading: str, witness: Json, by: Check | None = None) -> bool:
    """Whether the reference finds one reading of a claim false where a witness says so.

    `witness`: what is recorded, or stored. `by`: the check that it is of, if that is known; else
    any of the reading's may be. `InvalidInput`: the witness is about no instance that any of the
    reading's checks knows.
    """
    unusable: InvalidInput | None = None
    replayed = False
    for check in claim.readings[reading] if by is None else (by,):
        try:
            assert isinstance(witness, Mapping)
            if "instance" in witness and set(witness) != {"instance", "values"}:
                raise ValueError("it says more than an instance and its values")
            if check.replay(witness):
                return True
            replayed = True
        except InvalidInput as error:
            unusable = unusable or error
        except (*UNREADABLE, RecursionError, SyntaxError):
            instance = "an instance of the claim"
            unusable = unusable or InvalidInput("witness", witness, instance)
    if unusable is not None and not replayed:
        raise unusable
    return False


def better(found: Looked, before: Looked | None) -> Looked:
    """Of two that agree the one to record, check by check: the stronger, then the wider.

    What is known of a check that was not looked at now is kept.
    """
    if before is None:
        return found
    taken = {reading: dict(own) for reading, own in {**found, **before, **found}.items()}
    for reading, name, then, now in pairs(before, found):
        taken[reading][name] = then if now is None else _better(now, then)
    return taken


def with_default(claim: Claim, taken: Looked, *looked: Looked) -> Looked:
    """What is to be recorded, and beside what a deeper range gave what the default one does.

    `taken`: what is to be recorded. `looked`: what was found, then what was recorded: of either
    range.
    """

    def beside_it(reading: str, name: str, deep: Evidence) -> Evidence:
        check = claim.checks(reading).get(name) if reading in claim.readings else None
        there = (each[reading][name] for each in looked if name in each.get(reading, {}))
        own = (each for evidence in there for each in evidence.ranges)
        narrower = (each for each in own if check and _is_wider(check, deep, each))
        return replace(deep, default=next(narrower, None))

    return {
        reading: {name: beside_it(reading, name, evidence) for name, evidence in own.items()}
        for reading, own in taken.items()
    }


def made_anew(claim: Claim, found: Looked, before: Looked | None) -> Looked:
    """What to record where this run's evidence takes the place of what was recorded.

    What is known of the other range is kept where this one is as it was recorded, or only `--deep`
    looks; of attacks those that hold what they say.
    """
    known = before or {}

    def chosen(reading: str, name: str, evidence: Evidence) -> Evidence:
        then = known.get(reading, {}).get(name)
        if then is None or name == ATTACK or misfit(claim.checks(reading)[name], then):
            return evidence
        if evidence.verdict is Verdict.NOT_RUN and evidence.facts.get("deep"):
            return then.ranges[0]
        same = _of_that_range(evidence, then)
        is_same = (
            same and same.verdict is evidence.verdict and not _differing(claim, evidence, same)
        )
        return then if is_same else evidence

    return {
        reading: {
            name: chosen(reading, name, evidence)
            for name, evidence in own.items()
            if name != ATTACK or not amiss(claim, reading, evidence)
        }
        for reading, own in found.items()
    }


def lost(recorded: Looked, before: Looked | None) -> Iterator[str]:
    """Yield what is recorded no longer, or less of, in words, a line a check."""
    for reading, name, then, now in pairs(before or {}, recorded):
        where = name if len(before or {}) == 1 else f"{name} ({reading})"
        if now is None:
            yield f"{where}: dropped is {_brief(then)}"
        elif now.as_json() != then.as_json() and _better(now, then) is then:
            yield f"{where}: {_brief(then)} is replaced by {_brief(now)}"


def _brief(evidence: Evidence) -> str:
    cases = f", {_cases(evidence)} cases" if _cases(evidence) else ""
    return f"{evidence.verdict}, {evidence.scope}{cases}"


def _better(found: Evidence, before: Evidence) -> Evidence:
    if found.verdict is before.verdict:
        return found if _covers(found, before) else before
    if found.verdict.is_false or before.verdict.is_false:
        return found if found.verdict.is_false else before
    return min(found, before, key=lambda e: list(Verdict).index(e.verdict))


def is_as_far(found: Evidence, before: Evidence) -> bool:
    """Whether evidence is of the same range as other evidence, or looks at no less."""
    return found.scope == before.scope or (bool(_cases(before)) and _covers(found, before))


def _covers(found: Evidence, before: Evidence) -> bool:
    """Whether evidence looks at no less than other evidence: in cases, and in each parameter."""
    seen, seen_before = (_mapping(e.facts.get("seen")) for e in (found, before))
    return _cases(found) >= _cases(before) and all(
        name in seen and seen[name][0] <= least and seen[name][1] >= greatest
        for name, (least, greatest) in seen_before.items()
    )


def _mapping(seen: Any) -> Mapping[str, Any]:
    return seen if isinstance(seen, Mapping) else {}


def _cases(evidence: Evidence) -> int:
    cases = evidence.facts.get("cases", 0)
    return cases if isinstance(cases, int) else 0


def store(document: str, record: Record) -> Path:
    """Write the record of a document, in ledger order, all or nothing."""
    path = computed_file(document, "verdicts.json")
    order = {name: number for number, name in enumerate(ledger(document))}

    def placed(name: str) -> tuple[int, str]:
        return order.get(name, len(order)), name

    content = {
        "made by": MADE_BY,
        "statements": {
            n: record.statements[n]._asdict() for n in sorted(record.statements, key=placed)
        },
        "claims": {n: looked_as_json(record.claims[n]) for n in sorted(record.claims, key=placed)},
        "restates": {n: record.restates[n] for n in sorted(record.restates, key=placed)},
    }
    keep({path: as_text(content)}, MADE_BY)
    return path


@dataclass(frozen=True)
class Taken:
    """A record with what a run found, and what it was not taken up of, or is replaced by it."""

    record: Record
    lost: tuple[str, ...]
    """What the record has no longer, or less of, made anew."""
    refused: tuple[str, ...]
    """What is not taken up: it contradicts the record, or does not show again what it says."""


def taken_up(document: str, found: Iterable[tuple[Claim, Looked]], anew: bool) -> Taken:
    """The record of a document with what a run found.

    What is recorded never gets less, check by check, unless it is made anew; no id is left out.
    `found`: the evidence of claims of the document. `anew`: whether it takes the place of what was
    recorded.
    """
    known = recorded(document)
    claims, restates = dict(known.claims), dict(known.restates)
    statements = dict(known.statements)
    gone: list[str] = []
    refused: list[str] = []
    for claim, looked in found:
        before = claims.get(claim.id)
        if not anew and (problem := _reworded(claim, known)):
            refused.append(f"{claim.id}: {problem}")
            continue
        if claim.restates:
            if before is not None:
                words = f"{claim.id}: its own evidence, as it restates {claim.restates}"
                (gone if anew else refused).append(words)
                if not anew:
                    continue
            claims.pop(claim.id, None)
            restates[claim.id] = claim.restates
            statements[claim.id] = claim.statement
            continue
        problem = "" if anew else conflict(claim, looked, before)
        if problem := problem or next(_not_shown(claim, looked, before or {}), ""):
            refused.append(f"{claim.id}: {problem}")
            continue
        if anew:
            taken = with_default(claim, made_anew(claim, looked, before), looked)
            gone.extend(f"{claim.id}: {line}" for line in lost(taken, before))
        else:
            taken = with_default(claim, better(looked, before), looked, before or {})
        restates.pop(claim.id, None)
        claims[claim.id] = taken
        statements[claim.id] = claim.statement
    return Taken(Record(claims, restates, statements), tuple(gone), tuple(refused))


def _not_shown(claim: Claim, looked: Looked, before: Looked) -> Iterator[str]:
    """Yield what was found false, is new, and does not show it when it is asked again."""
    for reading, name, evidence, then in pairs(looked, before):
        if evidence.verdict.is_false and evidence != then:
            by = None if name == ATTACK else claim.checks(reading)[name]
            if not replays(claim, reading, evidence, by):
                what = f"what is found {evidence.verdict} does not show again"
                yield f"reading {reading!r}: {what}"
