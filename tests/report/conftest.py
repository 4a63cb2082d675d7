"""What tests of reports share: the web site of all documents, written once."""

from pathlib import Path

import pytest

from proofs_check.core.documents import documents
from proofs_check.report.site import write
from proofs_check.report.site.entries import Audited

MOST_BYTES = 12_000_000


@pytest.fixture(scope="session")
def audited() -> dict[str, Audited]:
    """Each document with its record."""
    return {name: Audited(document) for name, document in documents().items()}


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, audited: dict[str, Audited]) -> Path:
    target = tmp_path_factory.mktemp("site") / "audit"
    number, size = write.write(target, [*audited.values()], lambda *_: None)
    assert size < MOST_BYTES
    assert number == sum(1 for path in target.rglob("*") if path.is_file())
    return target
