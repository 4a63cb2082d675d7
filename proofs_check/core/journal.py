"""Finished claims of a long run, kept as they are found, so that a run can be taken up again."""

import hashlib
import json
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import TextIO

from proofs_check.core.claim import Claim, Looked
from proofs_check.core.documents import documents
from proofs_check.core.evidence import Effort, digest
from proofs_check.core.kept import write_whole
from proofs_check.core.record import looked_as_json, looked_from_json
from reference.errors import InvalidInput


@cache
def fingerprint() -> str:
    """A digest of what verdicts come from, the code and the transcribed tables.

    A journal of another version is not taken up.
    """
    sha = hashlib.sha256()
    package = Path(__file__).resolve().parent.parent
    for root in (package, package.parent / "reference", *(d.folder for d in documents().values())):
        for path in sorted([*root.rglob("*.py"), *root.rglob("places.csv")]):
            sha.update(path.read_bytes())
    for document in documents().values():
        for path in sorted(path for path in document.printed.rglob("*") if path.is_file()):
            sha.update(path.read_bytes())
    return sha.hexdigest()


class Journal:
    """A file of JSON lines, one a finished claim; without a path it keeps nothing.

    Each line has a digest. Where it is another one the claim is done again.

    Raises:
        InvalidInput: the file is no journal of this code and effort.
    """

    def __init__(self, path: Path | None, effort: Effort) -> None:
        """Read what is there already."""
        self._path = path
        self._head: dict[str, str] = {}
        self._file: TextIO | None = None
        self.found: dict[str, tuple[Looked, float]] = {}
        self.damaged: list[str] = []
        """The lines that are passed over, and why."""
        if path is not None:
            self._head = {"journal": "gameproof", "effort": effort.value, "code": fingerprint()}
            if path.exists():
                self._read(path)

    def _read(self, path: Path) -> None:
        content = path.read_bytes()
        if not content:
            return
        # What follows the last line break was cut off, and is done again.
        head, *entries = content.split(b"\n")[:-1] or [content]
        try:
            if json.loads(head) != self._head:
                raise ValueError("other code or effort")
        except (ValueError, RecursionError):
            raise InvalidInput(
                "journal", str(path), "a new file, or a journal of this version and effort"
            ) from None
        for number, line in enumerate(entries, start=2):
            try:
                entry = json.loads(line)
                if entry.pop("digest") != digest([entry["id"], entry["found"]]):
                    raise ValueError("it has another digest")
                self.found[entry["id"]] = (
                    looked_from_json(entry["found"]),
                    float(entry["seconds"]),
                )
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

    def __enter__(self) -> "Journal":
        """Write the journal anew without a cut-off line, and go on behind it."""
        if self._path is not None:
            kept = [_entry(name, *found) for name, found in self.found.items()]
            write_whole(self._path, "".join([_line(self._head), *kept]))
            self._file = self._path.open("a", encoding="utf-8")
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()

    def keep(self, claim: Claim, found: Looked, seconds: float) -> None:
        """Add a finished claim."""
        if self._file is not None:
            self._file.write(_entry(claim.id, found, seconds))
            self._file.flush()


def _entry(name: str, found: Looked, seconds: float) -> str:
    content = looked_as_json(found)
    seal = digest([name, content])
    return _line({"id": name, "found": content, "seconds": seconds, "digest": seal})


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False) + "\n"
