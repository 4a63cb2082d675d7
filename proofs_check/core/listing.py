"""The ledger as a list, kept between runs: importing every claim takes longer than reading this."""

import hashlib
import json
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path

from proofs_check.core.documents import Document, find_document
from proofs_check.core.evidence import Json
from proofs_check.core.kept import write_whole
from proofs_check.core.ledger import asked, below, ledger
from proofs_check.core.record import known_evidence

Entry = dict[str, Json]


def listing(document: Document) -> list[Entry]:
    """Each claim of a document with its recorded verdict, in ledger order.

    What was listed before is taken as long as no file that it comes from has changed.
    """
    path = user_cache_path("gameproof") / f"{document.name}-{_state(document)}.json"
    try:
        kept: list[Entry] = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        kept = made(document)
        _keep(path, document, kept)
    return kept


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
        write_whole(path, json.dumps(entries, ensure_ascii=False))
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

    Raises:
        InvalidInput: an id or a document that names nothing.
    """
    known = [entry for name in asked(ids, document) for entry in listing(find_document(name))]
    wanted = below(ids, (str(entry["id"]) for entry in known))
    yield from (entry for entry in known if entry["id"] in wanted)
