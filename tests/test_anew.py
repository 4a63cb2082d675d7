"""Theorems of all documents from the source alone: their instances are found again."""

import pytest

from proofs_check.core.documents import documents
from proofs_check.methods.script import problem
from proofs_check.methods.search import look_for
from proofs_check.methods.theory import FOUND, Rule
from tests.theories import theories


@pytest.mark.slow
@pytest.mark.parametrize("document", documents())
def test_what_is_kept_is_found_again(document: str) -> None:
    """One theorem in eight: a sample."""
    searched = [
        each
        for own in theories(document)
        for each in own.theorems.values()
        if each.rule in (Rule.STEP, Rule.INDUCTION) and not each.is_written
    ]
    for theorem in searched[::8]:
        try:
            assert look_for(theorem), theorem.name
            assert problem(theorem) == ""
        finally:
            FOUND.pop(theorem, None)
