"""Wythoff's P-positions with the two lines along which they stand."""

from collections.abc import Iterator
from math import sqrt

from proofs_check.core.pictures import Figure, Points
from reference.positions.wythoff import pair

NOT_RECOMPUTED = {"wythoff.moves-153-289.step-1-conclusion", "wythoff.moves-153-289.winning"}
"""Claims whose printed cells take seconds to compute."""

PAIRS = 60


def _pairs() -> Iterator[Points]:
    pairs = [(*pair(n), n) for n in range(PAIRS + 1)]
    both = [point for a, b, n in pairs for point in ((a, b, n), (b, a, n))]
    yield Points("P-position", "dot", both)
    end = pairs[-1][1]
    short = round(end * 2 / (1 + sqrt(5)), 3)
    yield Points("line b = phi a", "line", [(0, 0), (short, end)])
    yield Points("line a = phi b", "line", [(0, 0), (end, short)])


FIGURES = (
    Figure(
        "wythoff",
        "The P-positions of Wythoff's game",
        f"The pairs number 0 to {PAIRS}, both ways round, and the lines of slope phi and 1/phi.",
        _pairs,
        ("wythoff.formula", "wythoff.sequence.list"),
        "first pile",
        "second pile",
        ("number",),
    ),
)
