"""Theorems of all documents from the source alone: their instances are found again."""

from functools import partial
from zlib import crc32

import pytest

from proofs_check.core.documents import documents
from proofs_check.methods.script import problem
from proofs_check.methods.search import look_for
from proofs_check.methods.theory import Rule, Theorem
from tests.forks import in_a_fork
from tests.theories import theories


def _again(theorem: Theorem) -> tuple[bool, str]:
    """Whether its instances are found, and what is wrong with them."""
    return look_for(theorem), problem(theorem)


@pytest.mark.slow
@pytest.mark.parametrize("document", documents())
def test_what_is_kept_is_found_again(document: str) -> None:
    """One theorem in eight, by its name, each as if it were the first: a sample."""
    sample = [
        each
        for own in theories(document)
        for each in own.theorems.values()
        if each.rule in (Rule.STEP, Rule.INDUCTION) and not each.is_written
        if crc32(each.name.encode()) % 8 == 0
    ]
    assert sample
    for theorem in sample:
        assert in_a_fork(partial(_again, theorem), 200) == (True, ""), theorem.name
