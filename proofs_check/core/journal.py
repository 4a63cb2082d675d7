"""Finished claims of a long run, kept as they are found, so that a run can be taken up again."""

import hashlib
import json
import os
from collections.abc import Callable, Mapping
from functools import cache
from math import inf
from pathlib import Path
from types import TracebackType
from typing import Any, Generic, Self, TextIO, TypeVar

from proofs_check.core.claim import Looked
from proofs_check.core.documents import documents
from proofs_check.core.evidence import Effort, Json, digest
from proofs_check.core.kept import is_ours
from proofs_check.core.record import looked_as_json, looked_from_json
from reference.errors import InvalidInput


def fingerprint() -> str:
    """A digest of what verdicts come from, the code and the transcribed tables.

    A journal of another version is not taken up.
    """
    return _fingerprint(tuple((each.folder, each.printed) for each in documents().values()))


@cache
def _fingerprint(folders: tuple[tuple[Path, Path], ...]) -> str:
    """The same, given where each document's code and transcribed tables are."""
    sha = hashlib.sha256()
    package = Path(__file__).resolve().parent.parent
    for root in (package, package.parent / "reference", *(own for own, _ in folders)):
        for path in sorted([*root.rglob("*.py"), *root.rglob("places.csv")]):
            sha.update(path.read_bytes())
    for _, printed in folders:
        for path in sorted(path for path in printed.rglob("*") if path.is_file()):
            sha.update(path.read_bytes())
    return sha.hexdigest()


T = TypeVar("T")


class Kept(Generic[T]):
    """A file of JSON lines, one a finished piece of work by name; without a path it keeps nothing.

    Each line has a digest. Where it is another one the work is done again. `path`: the file; a new
    one, or one with the same head. `about`: what tells it from other journals. `allowed`: what it
    must be, in words. `write`: what of a finished piece of work goes into its line.
    `InvalidInput`: the file is no journal of what this one is about.
    """

    def __init__(
        self,
        path: Path | None,
        about: Mapping[str, Json],
        allowed: str,
        write: Callable[[T], Json],
        read: Callable[[Any], T],
    ) -> None:
        self._path, self._allowed, self._written, self._as_read = path, allowed, write, read
        self._head = about
        self._file: TextIO | None = None
        self.found: dict[str, tuple[T, float]] = {}
        """What came of each, and the seconds that it took."""
        self.damaged: list[str] = []
        """The lines that are passed over, and why."""
        if path is not None and path.exists():
            self._read(path)

    def _read(self, path: Path) -> None:
        self.found, self.damaged = {}, []
        content = path.read_bytes()
        if not content:
            return
        # What follows the last line break was cut off, and is done again.
        head, *entries = content.split(b"\n")[:-1] or [content]
        try:
            if json.loads(head) != self._head:
                raise ValueError("another head")
        except (ValueError, RecursionError):
            raise InvalidInput("journal", str(path), f"a new file, or {self._allowed}") from None
        for number, line in enumerate(entries, start=2):
            try:
                entry = json.loads(line)
                seconds = float(entry["seconds"])
                if entry.pop("digest") != _seal(entry["id"], entry["found"], seconds):
                    raise ValueError("it has another digest")
                if not 0 <= seconds < inf:
                    raise ValueError(f"it took {seconds} seconds")
                self.found[entry["id"]] = (self._as_read(entry["found"]), seconds)
            except (
                ValueError,
                LookupError,
                TypeError,
                AttributeError,
                AssertionError,
                OverflowError,
                RecursionError,
            ) as error:
                self.damaged.append(f"{path.name}, line {number}: {error}")

    def __enter__(self) -> Self:
        """Write the journal anew without a cut-off line, and go on behind it.

        It stays the same file, and is read again: another run may have written it until now.
        `InvalidInput`: another run writes it.
        """
        if self._path is not None:
            self._file = _opened(self._path)
            self._read(self._path)
            kept = [self._entry(name, *found) for name, found in self.found.items()]
            self._file.write("".join([_line(self._head), *kept]))
            self._file.flush()
            self._file.truncate()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._file is not None:
            self._file.close()

    def add(self, name: str, found: T, seconds: float = 0.0) -> None:
        """Keep a finished piece of work, and write it."""
        self.found[name] = (found, seconds)
        if self._file is not None:
            self._file.write(self._entry(name, found, seconds))
            self._file.flush()

    def _entry(self, name: str, found: T, seconds: float) -> str:
        content = self._written(found)
        seal = _seal(name, content, seconds)
        return _line({"id": name, "found": content, "seconds": seconds, "digest": seal})


class Journal(Kept[Looked]):
    """The claims that a run has finished."""

    def __init__(self, path: Path | None, effort: Effort) -> None:
        about = {"journal": "gameproof", "effort": effort.value, "code": fingerprint()}
        allowed = "a journal of this version and effort"
        super().__init__(path, about, allowed, looked_as_json, looked_from_json)


def _opened(path: Path) -> TextIO:
    handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
    file = os.fdopen(handle, "r+", encoding="utf-8", newline="\n")
    if not is_ours(file):
        file.close()
        raise InvalidInput("journal", str(path), "a file that no other run writes")
    return file


def _seal(name: str, found: Json, seconds: float) -> str:
    """What an attack says that it took is of its lines too."""
    return digest([name, found, str(float(seconds))])


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False) + "\n"
