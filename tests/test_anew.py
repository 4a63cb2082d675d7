"""A hundred theorems of all documents from the source alone: their instances are found again."""

import pytest

from proofs_check.methods.script import problem
from proofs_check.methods.search import look_for
from proofs_check.methods.theory import FOUND, Rule
from tests.theories import theories

SEARCHED = {
    f"{own.document}: {own.name}: {name}": theorem
    for own in theories()
    for name, theorem in own.theorems.items()
    if theorem.rule in (Rule.STEP, Rule.INDUCTION) and not theorem.is_written
}
SAMPLE = sorted(SEARCHED)[:: len(SEARCHED) // 100]


@pytest.mark.slow
@pytest.mark.parametrize("name", SAMPLE)
def test_what_is_kept_is_found_again(name: str) -> None:
    theorem = SEARCHED[name]
    try:
        assert look_for(theorem)
        assert problem(theorem) == ""
    finally:
        FOUND.pop(theorem, None)
