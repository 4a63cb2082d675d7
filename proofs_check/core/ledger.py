"""The ledger: every claim of every document, in the order of the document."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

from proofs_check.core.claim import Check, Claim, Origin, book
from proofs_check.core.documents import documents, find_document
from proofs_check.core.near import meant
from proofs_check.core.places import places
from proofs_check.core.truth import FaultyClaim, at_line
from reference.errors import InvalidInput


@cache
def ledger(document: str) -> Mapping[str, Claim]:
    """The claims of a document by id, in its order; its modules are imported at the first call.

    The order is that of the claims' first places; at one place ours come last, else as they stand
    in the code. `InvalidInput`: there is no such document, a place has neither claims nor a reason,
    it names what is no claim, or is to see one that stands there. `FaultyClaim`: a module cannot
    be imported, a claim restates what has no checks of its own, or two checks that are not the same
    would store something under one name.
    """
    find_document(document).import_claims()
    claims = book(document).claims
    for claim in claims.values():
        if claim.restates and (claim.restates not in claims or claims[claim.restates].restates):
            here = at_line(claim.code.path, claim.code.line)
            raise FaultyClaim(f"{here}: {claim.id} restates {claim.restates}, which has no checks")
    _refuse_shared_files(claims.values())
    claimed = {place.name for claim in claims.values() for place in claim.places}
    for place in places(document).values():
        here = at_line(find_document(document).folder / "places.csv", place.number + 2)
        for name in place.claims:
            if f"{document}/{name}" not in claims:
                raise InvalidInput(f"{here}: claims of {place.name}", name, "a claim")
        for name in place.see:
            if f"{document}/{name}" not in claims or name in place.claims:
                allowed = "a claim that stands at another place"
                raise InvalidInput(f"{here}: see of {place.name}", name, allowed)
        if bool(place.nothing) == (place.name in claimed):
            raise InvalidInput(
                f"places.csv of {document}",
                place.name,
                "either claims at a place, or a reason why there is nothing to check",
            )
    resolved = (
        replace(c, original=claims[c.restates]) if c.restates else c for c in claims.values()
    )
    return {claim.id: claim for claim in sorted(resolved, key=_order)}


def _refuse_shared_files(claims: Iterable[Claim]) -> None:
    """Refuse two checks that make one file: each may write another text there."""
    known: dict[Path, tuple[Claim, Check]] = {}
    for claim in claims:
        for check in claim.every_check():
            for path in check.makes():
                before, same = known.setdefault(path, (claim, check))
                if same != check:
                    both = " and ".join(
                        f"{c.id} ({at_line(c.code.path, c.code.line)})" for c in (before, claim)
                    )
                    allowed = "functions of other names, or plans with other readings"
                    raise FaultyClaim(f"{both} both store {path.name}, allowed: {allowed}")


def _order(claim: Claim) -> tuple[int, bool, object]:
    return claim.places[0].number, claim.origin is Origin.OURS, claim.code


def source(claim: Claim) -> str:
    """The file where a claim stands, relative to the repository or to where it is installed."""
    root = Path(__file__).resolve().parent.parent.parent
    path = claim.code.path.resolve()
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else path.name


def all_claims(names: Iterable[str] | None = None) -> list[Claim]:
    """The claims of these documents, or of all of them, in ledger order."""
    return [c for name in (documents() if names is None else names) for c in ledger(name).values()]


def asked(names: Sequence[str], document: str | None) -> list[str]:
    """The documents whose claims these names may name: the one given, or those they begin with."""
    own = list(documents()) if document is None else [find_document(document).name]
    begin = {name.partition("/")[0] for name in names}
    return [each for each in own if each in begin] if names and begin <= set(own) else own


def below(names: Sequence[str], known: Iterable[str]) -> set[str]:
    """The ids that names stand for, each for the claim and everything below it; none for all.

    A name below which nothing is may be the beginning of ids up to a hyphen.

    >>> sorted(below(["a/lemma-8"], ["a/lemma-8", "a/lemma-8.1", "a/lemma-80"]))
    ['a/lemma-8', 'a/lemma-8.1']
    >>> sorted(below(["a/lemma"], ["a/lemma-8", "a/lemma-8.1", "a/lemmas"]))
    ['a/lemma-8', 'a/lemma-8.1']
    """
    ids = list(known)
    wanted: set[str] = set()
    for name in names:
        matching = {
            each for each in ids if each == name or each.startswith((name + ".", name + "/"))
        } or {each for each in ids if each.startswith(f"{name}-")}
        if not matching:
            allowed = "an id that `gameproof list` prints, or its beginning"
            allowed += meant(name, [*ids, *{each.partition("/")[0] for each in ids}])
            raise InvalidInput("claim", name, allowed)
        wanted |= matching
    return wanted if names else set(ids)


def select(ids: Iterable[str], document: str | None) -> Iterator[Claim]:
    """Yield the claims that the command line names, in ledger order, each once.

    `ids`: ids, or beginnings of ids: `cumulative/lemma-8` is all of Lemma 8; none means all.
    `InvalidInput`: an id or a document that names nothing.
    """
    names = list(ids)
    known = all_claims(asked(names, document))
    wanted = below(names, (claim.id for claim in known))
    yield from (claim for claim in known if claim.id in wanted)
