"""Each theorem of each document's theories is true of the reference, on the first instances."""

import pytest

from proofs_check.methods.theory import Theorem, refuted_axiom
from tests.theories import of_one_theory, of_values, theories

THEOREMS = {
    f"{own.document}: {own.name}: {name}": theorem
    for own in theories()
    for name, theorem in own.theorems.items()
    if of_values(theorem) and of_one_theory(theorem)
}
"""Of two theories a document's own tests evaluate those that its models have the functions of."""


@pytest.mark.parametrize("theorem", THEOREMS.values(), ids=list(THEOREMS))
def test_a_theorem_is_true_of_the_reference(theorem: Theorem) -> None:
    assert refuted_axiom(theorem, most=3_000) == ""
