"""Which statements of ours are true in the place of one of the document that is not."""

from proofs_check.core.claim import OURS, Claim, Origin
from proofs_check.core.evidence import Verdict
from proofs_check.core.ledger import ledger
from proofs_check.core.places import Kind
from proofs_check.core.record import known_evidence

ENDINGS = tuple(ending for ending in OURS if ending != ".measured")
"""How the ids of statements end that stand in the place of another one."""


def verdict_of(claim: Claim) -> Verdict:
    """The recorded verdict of a claim."""
    found = known_evidence(claim)
    return Verdict.NOT_RUN if found is None else found.verdict


def instead(claim: Claim) -> list[Claim]:
    """What is true in the place of a statement of the document that is not, proved ones first.

    Its id is below the statement's; or, where it is below none of those, it begins alike (for a
    proof step it is one) or stands where the statement first does; or it stands there too.
    """
    verdict = verdict_of(claim)
    if claim.origin is Origin.OURS or verdict.is_true or verdict is Verdict.NOT_RUN:
        return []
    near = [each for each in ledger(claim.document).values() if _is_near(each, claim)]
    return sorted((each for each in near if verdict_of(each).is_true), key=_strength)


def corrects(claim: Claim) -> list[Claim]:
    """The statements in whose place one of ours is true, in ledger order."""
    near = [each for each in ledger(claim.document).values() if _is_near(claim, each)]
    return [each for each in near if claim in instead(each)]


def _is_near(own: Claim, other: Claim) -> bool:
    """Whether one of ours speaks of what another statement does."""
    base = own.id.rpartition(".")[0]
    alike = other.id.startswith((f"{base}.", f"{base}-"))
    below = own.id.startswith(f"{other.id}.")
    if not (own.id.endswith(ENDINGS) and (alike or below or other.places[0] in own.places)):
        return False
    if above := _above(own):
        return other.id == above or other.places[0] in own.places[1:]
    kinds = {each.places[0].kind for each in (own, other)}
    alike &= len(kinds) == 1 or Kind.PROOF_STEP not in kinds
    return alike or other.places[0] in own.places


def _above(own: Claim) -> str:
    """The id of the statement of the document that one of ours is below, if that is not true."""
    known, name = ledger(own.document), own.id
    while name:
        name = name.rpartition(".")[0]
        if name in known and known[name].origin is Origin.DOCUMENT:
            return "" if verdict_of(known[name]).is_true else name
    return ""


def _strength(claim: Claim) -> int:
    return list(Verdict).index(verdict_of(claim))
