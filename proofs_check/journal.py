"""Finished claims of a long run, kept as they are found, so that a run can be taken up again."""

import hashlib
import json
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import TextIO

from proofs_check.evidence import Effort, Evidence
from proofs_check.ledger import Claim
from proofs_check.tables import writable_file
from reference.errors import InvalidInput


@cache
def fingerprint() -> str:
    """A digest of the code that finds verdicts: a journal of other code is not taken up."""
    sha = hashlib.sha256()
    package = Path(__file__).resolve().parent
    for root in (package, package.parent / "reference"):
        for path in sorted(root.rglob("*.py")):
            sha.update(path.read_bytes())
    return sha.hexdigest()


class Journal:
    """A file of JSON lines, one a finished claim; without a path it keeps nothing.

    Raises:
        InvalidInput: the file holds anything but a journal of this code and effort.
    """

    def __init__(self, path: str | None, effort: Effort) -> None:
        """Read what is there already."""
        self._head = (
            {"journal": "gameproof", "effort": effort.value, "code": fingerprint()}
            if path is not None
            else {}
        )
        self._path = None if path is None else writable_file(path)
        self._file: TextIO | None = None
        self.found: dict[str, tuple[Evidence, float]] = {}
        if self._path is not None and self._path.exists():
            self._read(self._path)

    def _read(self, path: Path) -> None:
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        try:
            head = json.loads(lines[0]) if lines else self._head
        except ValueError:
            head = None
        if head != self._head:
            raise InvalidInput(
                "journal", str(path), "a new file, or a journal of this version and effort"
            )
        for line in lines[1:]:
            if line.endswith("\n"):  # a line that was cut off is done again
                entry = json.loads(line)
                self.found[entry["id"]] = (Evidence.from_json(entry), float(entry["seconds"]))

    def __enter__(self) -> "Journal":
        """Write the journal anew without a cut-off line, and go on behind it."""
        if self._path is not None:
            self._file = self._path.open("w", encoding="utf-8")
            self._line(self._head)
            for name, (evidence, seconds) in self.found.items():
                self._line({"id": name, **evidence.as_json(), "seconds": seconds})
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

    def keep(self, claim: Claim, evidence: Evidence, seconds: float) -> None:
        """Add a finished claim."""
        self._line({"id": claim.id, **evidence.as_json(), "seconds": seconds})

    def _line(self, value: object) -> None:
        if self._file is not None:
            self._file.write(json.dumps(value, ensure_ascii=False) + "\n")
            self._file.flush()
