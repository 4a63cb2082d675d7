"""Limits of large heaps by parity, and convergence against its bound."""

import csv
from collections.abc import Sequence
from fractions import Fraction

from proofs_check.core.pictures import Figure, Layer, Value
from proofs_check.core.tables import computed_file
from reference.bidding import automaton, unitary_rows

LARGE = 200
"""A heap behind convergence for the total budgets drawn, by the table of convergence."""


def _convergence() -> Sequence[Sequence[Value]]:
    found: list[Sequence[Value]] = []
    with computed_file("bidding", "convergence.csv").open(encoding="utf-8", newline="") as lines:
        for row in csv.DictReader(lines):
            TB = int(row["total_budget"])
            found.append(["heap of convergence", TB, int(row["heap"])])
            found.append(["bound of Theorem 27", TB, float(Fraction(row["bound"]))])
    return found


def _limits(TB: int) -> Sequence[Sequence[Value]]:
    """The automaton's entries, and the outcomes of two large heaps, by Left's budget."""
    entries = automaton(TB)
    found: list[Sequence[Value]] = []
    for name, row in (("even, automaton", entries.even), ("odd, automaton", entries.odd)):
        found += [["entry", name, p, value] for p, value in enumerate(row)]
    heaps = list(unitary_rows(TB, LARGE + 1))
    for name, heap in (("even heap", LARGE), ("odd heap", LARGE + 1)):
        found += [["outcome", name, p, value] for p, value in enumerate(heaps[heap])]
    return found


def _figure(TB: int, claims: tuple[str, ...]) -> Figure:
    return Figure(
        f"limits-{TB}",
        f"Large heaps at TB = {TB}, by parity",
        f"Dots are the outcomes with the marker of heaps {LARGE} and {LARGE + 1}, which the heaps "
        "behind them repeat; lines are the entries that the automaton prescribes for each parity.",
        ("what", "which", "p", "outcome"),
        lambda: _limits(TB),
        (
            Layer("line", "p", "outcome", "which", ("what", "entry")),
            Layer("dot", "p", "outcome", "which", ("what", "outcome")),
        ),
        claims,
        "Left's budget p",
        "outcome",
    )


FIGURES = (
    _figure(8, ("figure-1.even", "figure-1.even.corrected", "figure-1.odd.corrected")),
    _figure(9, ("figure-2.even", "figure-2.even.corrected", "figure-2.odd")),
    Figure(
        "convergence",
        "Convergence against its bound",
        "The first heap from which on outcomes repeat with the parity, for each total budget, and "
        "the bound that Theorem 27 has for it.",
        ("which", "total budget", "heap"),
        _convergence,
        (
            Layer("line", "total budget", "heap", "which"),
            Layer("dot", "total budget", "heap", "which"),
        ),
        ("theorem-27.sum", "theorem-27.quadratic"),
        "total budget",
        "heap",
    ),
)
