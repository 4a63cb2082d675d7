"""The files that are kept: each with its digest and the command that makes it.

`tables/computed/<document>/manifest.json` names every file of that folder, and those that are made
by hand (places, printed tables). Only `keep`, which the commands use, and `gameproof seal`, for
what is made by hand, write there: what was changed in any other way is noticed.
"""

import errno
import hashlib
import json
import os
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

from proofs_check.core.documents import Document, documents
from proofs_check.core.evidence import read_json
from reference.errors import InvalidInput

try:
    import fcntl
except ImportError:  # Windows has no such locks: there only one run records at a time
    fcntl = None  # type: ignore[assignment]

MANIFEST = "manifest.json"

NO_LOCKS = frozenset((errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.EINVAL, errno.EBADF))
"""How a file system says that it has no locks, or none of a folder, as some over a network."""

TEMPORARY = ".gameproof-"
"""How the name of a file begins that is not whole yet, or was being written by a run that died."""

BY_HAND = "by hand, sealed by gameproof seal"

Entry = dict[str, str]


def file_digest(path: Path) -> str:
    """SHA-256 over what is in a file, byte by byte."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def text_of(path: Path) -> str | None:
    """What is in a regular file, byte by byte; None where there is none, or no UTF-8 in it."""
    try:
        return path.read_bytes().decode("utf-8") if path.is_file() else None
    except UnicodeDecodeError:
        return None


def write_whole(path: Path, text: str) -> None:
    """Write a file so that it is either as before or complete.

    `OSError`: that is not possible; it names the file.
    """
    write_together({path: text})


def write_together(files: Mapping[Path, str]) -> None:
    """Write files so, and none of them where there is no room for all.

    `OSError`: that is not possible; it names the file.
    """
    temporary: dict[Path, str] = {}
    path = Path()
    try:
        for path, text in files.items():
            handle, temporary[path] = tempfile.mkstemp(dir=path.parent, prefix=TEMPORARY)
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
            os.chmod(temporary[path], 0o644)
        for path in files:
            os.replace(temporary[path], path)
    except BaseException as error:
        for name in temporary.values():
            Path(name).unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise OSError(error.errno, error.strerror, str(path)) from None
        raise


def is_half_written(path: Path) -> bool:
    """Whether a file has a name that `write_whole` gives, which has no suffix.

    >>> [is_half_written(Path(name)) for name in (".gameproof-a1", ".gameproof-a1.json", "a1")]
    [True, False, False]
    """
    return path.name.startswith(TEMPORARY) and not path.suffix


def keep(files: Mapping[Path, str], made_by: str) -> None:
    """Write files of results, each whole, with their digests; none where there is no room.

    `files`: the content of each; all of one document's folder of results. `made_by`: the command
    that makes them.
    """
    if not files:
        return
    document = _owner(next(iter(files)))
    with alone(document):
        entries = manifest(document)
        for path, text in files.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            sha256 = hashlib.sha256(text.encode("utf-8")).hexdigest()
            entries[_name(document, path)] = {"sha256": sha256, "made by": made_by}
        changed = {path: text for path, text in files.items() if text_of(path) != text}
        _store(document, entries, changed)


def is_ours(file: TextIO) -> bool:
    """Whether no other process writes this file; none does then until it is closed.

    Where there are no locks, nobody can tell.
    """
    try:
        if fcntl is not None:
            _locked(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _locked(handle: int, how: int) -> bool:
    """Lock a file, or wait for that; false where there are no locks."""
    try:
        fcntl.flock(handle, how)
    except OSError as error:
        if error.errno not in NO_LOCKS:
            raise
        return False
    return True


_HELD: set[Path] = set()


@contextmanager
def alone(document: Document) -> Iterator[None]:
    """Within it no other process writes a document's results: it waits for its turn.

    What one that was killed has left half-written is removed.
    """
    folder = document.computed
    if folder in _HELD or fcntl is None:
        yield
        return
    folder.mkdir(parents=True, exist_ok=True)
    handle = os.open(folder, os.O_RDONLY)
    try:
        is_alone = _locked(handle, fcntl.LOCK_EX)
        _HELD.add(folder)
        for left in folder.rglob(f"{TEMPORARY}*"):
            if is_alone and left.is_file() and is_half_written(left):
                left.unlink(missing_ok=True)
        yield
    finally:
        _HELD.discard(folder)
        os.close(handle)


def made_by(path: Path) -> str:
    """The command that made a file of results; empty where none is known to have."""
    try:
        document = _owner(path)
    except ValueError:
        return ""
    return manifest(document).get(_name(document, path), {}).get("made by", "")


def forget(document: Document, paths: Iterator[Path]) -> None:
    """Remove files of results, and their digests."""
    with alone(document):
        entries = manifest(document)
        for path in paths:
            path.unlink(missing_ok=True)
            entries.pop(_name(document, path), None)
        _store(document, entries)


def made_with(document: Document, command: str) -> Iterator[Path]:
    """Yield the files of results that a command made."""
    for name, entry in manifest(document).items():
        kind, _, inside = name.partition("/")
        if kind == "computed" and entry["made by"] == command:
            yield document.computed / inside


def is_sealed(document: Document) -> bool:
    """Whether what is made by hand was sealed before."""
    return any(_by_hand(entry) for entry in manifest(document).values())


def seal(document: Document) -> int:
    """Write the digests of what is made by hand, anew; how many files these are."""
    with alone(document):
        made = {name: entry for name, entry in manifest(document).items() if not _by_hand(entry)}
        own = {_name(document, path): path for path in by_hand(document)}
        sealed = {
            name: {"sha256": file_digest(path), "made by": BY_HAND} for name, path in own.items()
        }
        _store(document, made | sealed)
    return len(sealed)


def as_text(content: object) -> str:
    """How commands write the JSON of results."""
    return json.dumps(content, indent=1, ensure_ascii=False) + "\n"


def read_kept(path: Path) -> Any:
    """The JSON of a file that a command wrote.

    `InvalidInput`: it is damaged or no file, or a key stands twice.
    """
    text = text_of(path)
    if text is None:
        raise InvalidInput(path.name, str(path), "a regular file in UTF-8")
    try:
        return read_json(text, path.name)
    except InvalidInput:
        raise
    except (ValueError, RecursionError) as error:
        raise InvalidInput(path.name, str(error), "what gameproof wrote") from None


def manifest(document: Document) -> dict[str, Entry]:
    """The entries of a document's manifest, by the name of the file.

    `InvalidInput`: the manifest is damaged.
    """
    path = document.computed / MANIFEST
    if not path.exists():
        return {}
    entries: Any = read_kept(path)
    try:
        if not all({"sha256", "made by"} == set(entry) for entry in entries.values()):
            raise ValueError("an entry lacks its digest, or what made it")
    except (ValueError, AttributeError, TypeError) as error:
        raise InvalidInput(str(path), str(error), "what gameproof wrote") from None
    own: dict[str, Entry] = entries
    return own


def differing(document: Document) -> Iterator[str]:
    """Yield what differs between a document's files and its manifest, a line each."""
    entries = manifest(document)
    there = {_name(document, path): path for path in (*results(document), *by_hand(document))}
    for name in sorted(set(entries) | set(there)):
        if name in there and there[name].is_symlink():
            yield f"{name}: is a link, no file"
        elif name not in there:
            yield f"{name}: is gone; made {_how(entries[name])}"
        elif name not in entries:
            yield f"{name}: no command made it"
        elif file_digest(there[name]) != entries[name]["sha256"]:
            yield f"{name}: was changed; made {_how(entries[name])}"
        elif _by_hand(entries[name]) == name.startswith("computed/"):
            yield f"{name}: is not made {_how(entries[name])}"


def results(document: Document) -> Iterator[Path]:
    """Yield the files of a document's results, the manifest and what is not whole left out."""
    for path in sorted(document.computed.rglob("*")):
        apart = path == document.computed / MANIFEST or is_half_written(path)
        if (path.is_symlink() or path.is_file()) and not apart:
            yield path


def by_hand(document: Document) -> Iterator[Path]:
    """Yield the files of a document that are made by hand: its places and printed tables."""
    yield document.folder / "places.csv"
    yield from (path for path in sorted(document.printed.rglob("*")) if path.is_file())


def _how(entry: Entry) -> str:
    return entry["made by"] if _by_hand(entry) else f"by {entry['made by']}"


def _by_hand(entry: Entry) -> bool:
    return entry["made by"] == BY_HAND


def _name(document: Document, path: Path) -> str:
    """How the manifest calls a file: by its folder and its path inside it."""
    for kind, folder in (
        ("computed", document.computed),
        ("printed", document.printed),
        ("document", document.folder),
    ):
        if path.is_relative_to(folder):
            return f"{kind}/{path.relative_to(folder).as_posix()}"
    raise ValueError(f"{path} is no file of {document.name}")


def _owner(path: Path) -> Document:
    for document in documents().values():
        if path.is_relative_to(document.computed):
            return document
    raise ValueError(f"{path} is in no document's folder of results")


def _store(
    document: Document, entries: Mapping[str, Entry], files: Mapping[Path, str] | None = None
) -> None:
    """Write the manifest, after files that it names."""
    ordered = {name: entries[name] for name in sorted(entries)}
    write_together({**(files or {}), document.computed / MANIFEST: as_text(ordered)})
