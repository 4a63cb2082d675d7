"""The recorded evidence, the best known, and the gate that nothing may contradict it."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from proofs_check.core.claim import Claim, Looked
from proofs_check.core.evidence import Evidence, Json, Verdict, canonical
from proofs_check.core.kept import keep
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


@cache
def recorded(document: str) -> Record:
    """The record of a document.

    Raises:
        InvalidInput: the stored file is damaged, by a merge say.
    """
    path = computed_file(document, "verdicts.json")
    if not path.exists():
        return Record()
    try:
        stored = json.loads(path.read_text(encoding="utf-8"))
        claims = {name: looked_from_json(value) for name, value in stored["claims"].items()}
        return Record(claims, dict(stored["restates"]))
    except (ValueError, LookupError, TypeError, AttributeError, AssertionError) as error:
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
    """What the record says of a claim; None where it says nothing of the claim's checks."""
    looked = known(claim)
    if looked is None or not checked_claim(claim).is_about(looked):
        return None
    return evidence_of(claim, looked)


def checked_claim(claim: Claim) -> Claim:
    """The claim whose checks look at this one: itself, or the one that it restates."""
    return ledger(claim.document)[claim.restates] if claim.restates else claim


def evidence_of(claim: Claim, looked: Looked) -> Evidence:
    """What evidence says of a claim; of a restatement that too is said."""
    found = checked_claim(claim).conclude(looked)
    if not claim.restates:
        return found
    facts = {**found.facts, "restates": claim.restates}
    return Evidence(found.verdict, found.scope, found.method, facts)


def contradiction(claim: Claim, found: Looked, before: Looked | None) -> str:
    """What is wrong between this run and the record, in one line; empty where nothing is.

    A narrower run that agrees is not a change; a stored counterexample must still refute; a check
    that should have looked and could not is no agreement.
    """
    if before is None:
        return "no verdict is recorded for this claim"
    if not claim.is_about(before):
        return "the recorded checks are not the ledger's"
    for reading, checks in found.items():
        for name, evidence in checks.items():
            problem = _contradiction(claim, reading, evidence, before[reading][name])
            if problem:
                return problem if len(found) == 1 else f"reading {reading!r}: {problem}"
    return ""


def _contradiction(claim: Claim, reading: str, found: Evidence, before: Evidence) -> str:
    """The same for one check."""
    same_range = found.scope == before.scope
    owed = found.verdict is Verdict.NOT_RUN and not found.facts.get("deep")
    if before.verdict is Verdict.NOT_RUN:
        return ""
    if before.verdict.is_false:
        if not _replays(claim, reading, before):
            return f"recorded {before.verdict}, but the stored evidence no longer shows it"
        # Nothing found in a narrower range is no contradiction, a proof is one.
        proved = found.verdict in {Verdict.PROVED, Verdict.ARGUED}
        if proved or owed or (same_range and found.verdict is not before.verdict):
            return f"recorded {before.verdict}, found {found.verdict}"
        return ""
    if found.verdict.is_false or owed or found.verdict is Verdict.UNVERIFIABLE:
        if found.verdict is not before.verdict:
            why = found.facts.get("why", found.scope)
            return f"recorded {before.verdict}, found {found.verdict}: {why}"
        return ""
    if before.verdict is Verdict.UNVERIFIABLE:
        return f"recorded unverifiable, found {found.verdict}"
    if found.verdict is Verdict.NOT_RUN:
        return ""
    if list(Verdict).index(found.verdict) > list(Verdict).index(before.verdict):
        return f"recorded {before.verdict}, found {found.verdict}"
    if same_range and found.verdict is before.verdict:
        for fact in ("certificate", "cases", "seen", "digest"):
            now, then = found.facts.get(fact), before.facts.get(fact)
            if canonical(now) != canonical(then) and not (_witness(now) and _witness(then)):
                return f"on the same range another {fact} than is recorded"
    return ""


def _witness(certificate: Any) -> bool:
    """Whether it is an instance that a solver found: another one proves as well."""
    return isinstance(certificate, Mapping) and certificate.get("kind") == "witness"


def _replays(claim: Claim, reading: str, before: Evidence) -> bool:
    witness: Json
    if before.verdict is Verdict.REFUTED:
        witness = before.facts["witness"]
    else:
        witness = {name: before.facts[name] for name in ("printed", "computed")}
    try:
        return refutes(claim, reading, witness)
    except InvalidInput:
        return False


def refutes(claim: Claim, reading: str, witness: Json) -> bool:
    """Whether the reference finds one reading of a claim false where a witness says so.

    Raises:
        InvalidInput: the witness is about no instance that any of the reading's checks knows.
    """
    unusable: InvalidInput | None = None
    replayed = False
    for check in claim.readings[reading]:
        try:
            assert isinstance(witness, Mapping)
            if check.replay(witness):
                return True
            replayed = True
        except InvalidInput as error:
            unusable = unusable or error
        except (
            ValueError,
            LookupError,
            TypeError,
            AssertionError,
            ArithmeticError,
            RecursionError,
        ):
            instance = "an instance of the claim"
            unusable = unusable or InvalidInput("witness", witness, instance)
    if unusable is not None and not replayed:
        raise unusable
    return False


def better(found: Looked, before: Looked | None) -> Looked:
    """Of two that agree the one to record, check by check: the stronger, then the wider."""
    if before is None:
        return found
    return {
        reading: {name: _better(evidence, before[reading][name]) for name, evidence in own.items()}
        for reading, own in found.items()
    }


def _better(found: Evidence, before: Evidence) -> Evidence:
    if found.verdict is before.verdict:
        return found if _covers(found, before) else before
    if found.verdict.is_false or before.verdict.is_false:
        return found if found.verdict.is_false else before
    return min(found, before, key=lambda e: list(Verdict).index(e.verdict))


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
        "claims": {n: looked_as_json(record.claims[n]) for n in sorted(record.claims, key=placed)},
        "restates": {n: record.restates[n] for n in sorted(record.restates, key=placed)},
    }
    keep({path: json.dumps(content, indent=1, ensure_ascii=False) + "\n"}, MADE_BY)
    return path


def added(record: Record, found: Iterable[tuple[Claim, Looked]]) -> Record:
    """The record with the evidence of more claims; no id is ever left out."""
    claims, restates = dict(record.claims), dict(record.restates)
    for claim, looked in found:
        if claim.restates:
            claims.pop(claim.id, None)
            restates[claim.id] = claim.restates
        else:
            restates.pop(claim.id, None)
            claims[claim.id] = looked
    return Record(claims, restates)
