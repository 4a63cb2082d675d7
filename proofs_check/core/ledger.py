"""The ledger: every claim of every document, in the order of the document."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from proofs_check.core.claim import Claim, Origin, book
from proofs_check.core.documents import documents, find_document
from proofs_check.core.places import places
from reference.errors import InvalidInput


@cache
def ledger(document: str) -> Mapping[str, Claim]:
    """The claims of a document by id, in its order; its modules are imported at the first call.

    The order is that of the claims' first places; at one place ours come last, else as they stand
    in the code.

    Raises:
        InvalidInput: there is no such document, or a place has neither claims nor a reason.
        ValueError: a claim restates what is no claim, or what restates something itself.
    """
    package = import_module(f"{find_document(document).package}.claims")
    for module in iter_modules(package.__path__, f"{package.__name__}."):
        import_module(module.name)
    claims = book(document).claims
    for claim in claims.values():
        if claim.restates and (claim.restates not in claims or claims[claim.restates].restates):
            raise ValueError(f"{claim.id} restates {claim.restates}, which has no checks")
    claimed = {place.name for claim in claims.values() for place in claim.places}
    for place in places(document).values():
        if bool(place.nothing) == (place.name in claimed):
            raise InvalidInput(
                f"places.csv of {document}",
                place.name,
                "either claims at a place, or a reason why there is nothing to check",
            )
    return {claim.id: claim for claim in sorted(claims.values(), key=_order)}


def _order(claim: Claim) -> tuple[int, bool, object]:
    return claim.places[0].number, claim.origin is Origin.OURS, claim.code


def source(claim: Claim) -> str:
    """The file where a claim stands, relative to the repository or to where it is installed."""
    root = Path(__file__).resolve().parent.parent.parent
    path = claim.code.path.resolve()
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else path.name


def all_claims(document: str | None = None) -> list[Claim]:
    """The claims of a document, or of all of them, in ledger order."""
    names = [document] if document is not None else list(documents())
    return [claim for name in names for claim in ledger(name).values()]


def select(ids: Iterable[str], document: str | None) -> Iterator[Claim]:
    """Yield the claims that the command line names, in ledger order, each once.

    An id names the claim and everything below it: `cumulative/lemma-8` is all of Lemma 8.

    Args:
        ids: ids or prefixes of ids; none means all.
        document: a document's short name; none means all.

    Raises:
        InvalidInput: an id or a document that names nothing.
    """
    names = list(ids)
    known = all_claims(document)
    wanted: set[str] = set()
    for name in names:
        matching = {
            c.id for c in known if c.id == name or c.id.startswith((name + ".", name + "/"))
        }
        if not matching:
            raise InvalidInput(
                "claim", name, "an id that `gameproof list` prints, or its beginning"
            )
        wanted |= matching
    for claim in known:
        if not names or claim.id in wanted:
            yield claim
