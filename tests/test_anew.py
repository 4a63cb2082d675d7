"""Theorems of all documents from the source alone: their instances are found again."""

from zlib import crc32

import pytest

from proofs_check.core.documents import documents
from proofs_check.methods.script import problem
from proofs_check.methods.search import look_for
from proofs_check.methods.theory import FOUND, Rule
from tests.theories import theories


@pytest.mark.slow
@pytest.mark.parametrize("document", documents())
def test_what_is_kept_is_found_again(document: str) -> None:
    """One theorem in eight, by its name: a sample of what `gameproof prove --anew` looks for."""
    sample = [
        each
        for own in theories(document)
        for each in own.theorems.values()
        if each.rule in (Rule.STEP, Rule.INDUCTION) and not each.is_written
        if crc32(each.name.encode()) % 8 == 0
    ]
    assert sample
    try:
        assert look_for(sample) == {}
        assert [*filter(None, map(problem, sample))] == []
    finally:
        FOUND.clear()
