"""Which sweeps there are: those of every document, each under a name of its own."""

from pathlib import Path

import pytest

from proofs_check.core.documents import Document, documents
from proofs_check.sweeps import registry
from reference.errors import InvalidInput


def test_a_document_need_not_have_sweeps(monkeypatch: pytest.MonkeyPatch) -> None:
    toy = Document("toy", "tests.adapters", Path(), Path(), Path())
    known = list(registry.sweeps())
    monkeypatch.setattr(registry, "documents", lambda: {"toy": toy, **documents()})
    assert list(registry.sweeps()) == known


def test_two_sweeps_of_one_name_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    again = {"again": documents()["cumulative"], **documents()}
    monkeypatch.setattr(registry, "documents", lambda: again)
    with pytest.raises(InvalidInput, match="sweep: got 'cumulative"):
        registry.sweeps()
