"""The ledger as a list, and what stands at which place."""

from collections.abc import Collection, Iterable

from proofs_check.core.claim import Claim
from proofs_check.core.documents import Document
from proofs_check.core.evidence import Json, Verdict
from proofs_check.core.ledger import ledger
from proofs_check.core.places import Kind, places
from proofs_check.core.record import known_evidence
from reference.errors import InvalidInput

Entry = dict[str, Json]


def entry(claim: Claim) -> Entry:
    """A claim with its recorded verdict."""
    known = known_evidence(claim)
    return {
        "id": claim.id,
        "kind": claim.kind.value,
        "origin": claim.origin.value,
        "cite": claim.cite,
        "says": claim.says,
        "recorded": None if known is None else known.verdict.value,
    }


def words(given: str | None, name: str, known: Collection[str]) -> set[str]:
    """The words of a list with commas; all that are known where nothing is given.

    >>> sorted(words("refuted,erratum", "verdict", [each.value for each in Verdict]))
    ['erratum', 'refuted']
    """
    if given is None:
        return {*known}
    found = {word.strip() for word in given.split(",")}
    for word in sorted(found - {*known}):
        raise InvalidInput(name, word, f"one of {', '.join(known)}, several with commas")
    return found


def is_at(name: str, given: str) -> bool:
    """Whether a place is the one given, or in it.

    >>> [is_at(name, "section 3") for name in ("Section 3", "Section 3.1, title", "Section 30")]
    [True, True, False]
    """
    name, given = name.casefold(), given.strip().casefold()
    return name.startswith(given) and not name[len(given) : len(given) + 1].isalnum()


def only(
    entries: Iterable[Entry], verdict: str | None, kind: str | None, place: str | None
) -> list[Entry]:
    """The entries with one of these verdicts, of one of these kinds, at this place.

    `InvalidInput`: a word that is not known, or a place at which no claim stands.
    """
    verdicts = words(verdict, "verdict", [each.value for each in Verdict])
    kinds = words(kind, "kind", [each.value for each in Kind])
    found = list(entries)
    if place is not None:
        found = [e for e in found if any(is_at(p, place) for p in str(e["cite"]).split("; "))]
        if not found:
            raise InvalidInput("place", place, "how the name of a place with claims begins")
    not_run = Verdict.NOT_RUN.value
    return [e for e in found if (e["recorded"] or not_run) in verdicts and e["kind"] in kinds]


def at_places(document: Document, place: str | None) -> list[Entry]:
    """Each place of a document, or those in a place: what stands there, and its claims.

    Each claim comes with its recorded verdict; where there is none, why there is nothing to check.
    """
    claims: dict[str, dict[str, Json]] = {}
    for claim in ledger(document.name).values():
        for at in claim.places:
            claims.setdefault(at.name, {})[claim.id] = entry(claim)["recorded"]
    return [
        {
            "document": document.name,
            "place": each.name,
            "kind": each.kind.value,
            "claims": claims.get(each.name, {}),
            "nothing": each.nothing or None,
            "note": each.note,
        }
        for each in places(document.name).values()
        if place is None or is_at(each.name, place)
    ]
