"""Printed equations, comparisons, mex and XOR, wherever they stand: each is computed."""

from collections.abc import Iterator

from proofs_check.documents.partizan.claims import claim
from proofs_check.documents.partizan.ranges import NAMED
from proofs_check.documents.partizan.transcribed import Combined, Equation, combined, equations
from proofs_check.methods.printed import Cell, printed

DEFINITIONS = {
    e.claim: e for e in equations("section-3.4.2.") if e.claim.endswith((".up", ".down"))
}
PARTS = {"section-3.2.equal-games", "section-3.4.2.star", "section-3.5.2.sum-options"}
"""Equations that are part of another claim."""


@claim(printed, each={e.claim: e for e in equations() if e.claim not in {*DEFINITIONS, *PARTS}})
def equation(equation: Equation) -> Iterator[Cell]:
    """{}."""
    return equation.cells()


@claim(NAMED, each=DEFINITIONS)
def definition(equation: Equation) -> bool:
    """{}."""
    return equation.holds()


@claim(printed, each=combined())
def number_sets(value: Combined) -> Iterator[Cell]:
    """{}."""
    return value.cells()
