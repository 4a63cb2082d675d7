"""Each theorem of each document's theories is true of the reference, on the first instances."""

import pytest

from proofs_check.methods.theory import Rule, Theorem, Theory, refuted_axiom
from tests.theories import symbols, theories

OWN = {each.name for each in theories()}


def evaluated(theorem: Theorem) -> bool:
    """Whether it says something of the values of one model.

    What is said together is said by instances, which are formulas, and what speaks of two theories
    has no model in one.
    """
    of = {name.partition(".")[0] for name in symbols(theorem.formula.term)}
    together = Theory.together.__qualname__ in theorem.says.__qualname__
    return theorem.rule is not Rule.AXIOM and not together and len(of & OWN) < 2


THEOREMS = {
    f"{own.document}: {own.name}: {name}": theorem
    for own in theories()
    for name, theorem in own.theorems.items()
    if evaluated(theorem)
}


@pytest.mark.parametrize("theorem", THEOREMS.values(), ids=list(THEOREMS))
def test_a_theorem_is_true_of_the_reference(theorem: Theorem) -> None:
    assert refuted_axiom(theorem, most=3_000) == ""
