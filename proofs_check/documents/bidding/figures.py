"""Limits of large heaps by parity, and convergence against its bound."""

import csv
from collections.abc import Iterator
from fractions import Fraction
from functools import partial

from proofs_check.core.pictures import Figure, Points
from proofs_check.core.tables import computed_file
from reference.bidding import automaton, unitary_rows

LARGE = 200
"""A heap behind convergence for the total budgets drawn, by the table of convergence."""


def _convergence() -> Iterator[Points]:
    with computed_file("bidding", "convergence.csv").open(encoding="utf-8", newline="") as lines:
        rows = [
            (int(row["total_budget"]), int(row["heap"]), float(Fraction(row["bound"])))
            for row in csv.DictReader(lines)
        ]
    yield Points("heap of convergence", "line dot", [(TB, heap) for TB, heap, _ in rows])
    yield Points("bound of Theorem 27", "line dot", [(TB, bound) for TB, _, bound in rows])


def _limits(TB: int) -> Iterator[Points]:
    """The automaton's entries, and the outcomes of two large heaps, by Left's budget."""
    entries = automaton(TB)
    heaps = list(unitary_rows(TB, LARGE + 1))
    yield Points("even, automaton", "line", [*enumerate(entries.even)])
    yield Points("odd, automaton", "line", [*enumerate(entries.odd)])
    yield Points("even heap", "dot", [*enumerate(heaps[LARGE])])
    yield Points("odd heap", "dot", [*enumerate(heaps[LARGE + 1])])


def _figure(TB: int, *claims: str) -> Figure:
    return Figure(
        f"limits-{TB}",
        f"Large heaps at TB = {TB}, by parity",
        f"Dots are the outcomes with the marker of heaps {LARGE} and {LARGE + 1}, which the heaps "
        "behind them repeat; lines are the entries that the automaton prescribes for each parity.",
        partial(_limits, TB),
        claims,
        "Left's budget p",
        "outcome",
    )


FIGURES = (
    _figure(8, "figure-1.even", "figure-1.even.corrected", "figure-1.odd.corrected"),
    _figure(9, "figure-2.even", "figure-2.even.corrected", "figure-2.odd"),
    Figure(
        "convergence",
        "Convergence against its bound",
        "The first heap from which on outcomes repeat with the parity, for each total budget, and "
        "the bound that Theorem 27 has for it.",
        _convergence,
        ("theorem-27.sum", "theorem-27.quadratic"),
        "total budget",
        "heap",
    ),
)
