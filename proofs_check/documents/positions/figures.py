"""Wythoff's P-positions with the two lines along which they stand."""

from collections.abc import Sequence
from math import sqrt

from proofs_check.core.pictures import Figure, Layer, Value
from reference.positions.wythoff import pair

NOT_RECOMPUTED = {"wythoff.moves-153-289.step-1-conclusion", "wythoff.moves-153-289.winning"}
"""Claims whose printed cells take seconds to compute."""

PAIRS = 60
LINE_1, LINE_2 = "line b = phi a", "line a = phi b"


def _pairs() -> Sequence[Sequence[Value]]:
    found: list[Sequence[Value]] = []
    for n in range(PAIRS + 1):
        a, b = pair(n)
        found += [["P-position", a, b, n], ["P-position", b, a, n]]
    end = pair(PAIRS)[1]
    phi = (1 + sqrt(5)) / 2
    for words, x, y in ((LINE_1, end / phi, float(end)), (LINE_2, float(end), end / phi)):
        found += [[words, 0, 0, ""], [words, round(x, 3), round(y, 3), ""]]
    return found


FIGURES = (
    Figure(
        "wythoff",
        "The P-positions of Wythoff's game",
        f"The pairs number 0 to {PAIRS}, both ways round, and the lines of slope phi and 1/phi.",
        ("what", "first pile", "second pile", "number"),
        _pairs,
        (
            Layer("dot", "first pile", "second pile", "what", ("what", "P-position")),
            Layer("line", "first pile", "second pile", "what", ("what", LINE_1)),
            Layer("line", "first pile", "second pile", "what", ("what", LINE_2)),
        ),
        ("wythoff.formula", "wythoff.sequence.list"),
        "first pile",
        "second pile",
    ),
)
