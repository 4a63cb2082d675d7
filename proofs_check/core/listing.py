"""The ledger as a list, kept between runs: importing every claim takes longer than reading this."""

import hashlib
import json
import os
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path

from proofs_check.core.documents import Document, find_document
from proofs_check.core.evidence import Json, Verdict, digest
from proofs_check.core.kept import write_whole
from proofs_check.core.ledger import asked, below, ledger
from proofs_check.core.places import Kind, places
from proofs_check.core.record import known_evidence
from reference.errors import InvalidInput

Entry = dict[str, Json]


def listing(document: Document) -> list[Entry]:
    """Each claim of a document with its recorded verdict, in ledger order.

    What was listed before is taken as long as no file that it comes from has changed.
    """
    path = user_cache_path("gameproof") / f"{document.name}-{_state(document)}.json"
    with suppress(OSError, ValueError, TypeError, LookupError, RecursionError):
        kept = json.loads(path.read_text(encoding="utf-8"))
        if kept["digest"] == digest(kept["entries"]):
            known: list[Entry] = kept["entries"]
            return known
    entries = made(document)
    _keep(path, document, entries)
    return entries


def made(document: Document) -> list[Entry]:
    """The list, made anew."""
    found: list[Entry] = []
    for claim in ledger(document.name).values():
        known = known_evidence(claim)
        found.append(
            {
                "id": claim.id,
                "kind": claim.kind.value,
                "origin": claim.origin.value,
                "cite": claim.cite,
                "says": claim.says,
                "recorded": None if known is None else known.verdict.value,
            }
        )
    return found


def _keep(path: Path, document: Document, entries: list[Entry]) -> None:
    """Write the list; where that is not possible the next run makes it again."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        for old in path.parent.glob(f"{document.name}-*.json"):
            old.unlink()
        kept = {"digest": digest(entries), "entries": entries}
        write_whole(path, json.dumps(kept, ensure_ascii=False))
    except OSError:
        return


def _state(document: Document) -> str:
    """A digest of names, sizes and times of all files that the list comes from."""
    sha = hashlib.sha256()
    package = Path(__file__).resolve().parent.parent
    roots = [package / "core", package / "methods", package / "sweeps", document.folder]
    for path in sorted(path for root in roots for path in _files(root)):
        sha.update(_stamp(path))
    for path in (document.folder / "places.csv", document.computed / "verdicts.json"):
        sha.update(_stamp(path))
    return sha.hexdigest()[:32]


def _files(root: Path) -> Iterator[Path]:
    for folder, _, names in os.walk(root):
        yield from (Path(folder) / name for name in names if name.endswith(".py"))


def _stamp(path: Path) -> bytes:
    try:
        state: Any = path.stat()
    except OSError:
        return f"{path} none".encode()
    return f"{path} {state.st_size} {state.st_mtime_ns}".encode()


def select(ids: Sequence[str], document: str | None) -> Iterator[Entry]:
    """Yield the entries that the command line names, in ledger order, each once.

    `InvalidInput`: an id or a document that names nothing.
    """
    known = [entry for name in asked(ids, document) for entry in listing(find_document(name))]
    wanted = below(ids, (str(entry["id"]) for entry in known))
    yield from (entry for entry in known if entry["id"] in wanted)


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
    for entry in listing(document):
        for name in str(entry["cite"]).split("; "):
            claims.setdefault(name, {})[str(entry["id"])] = entry["recorded"]
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
