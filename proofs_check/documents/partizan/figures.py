"""Thermographs."""

from collections.abc import Iterator

from proofs_check.core.pictures import Figure, Points
from reference.partizan import read, thermograph

GAMES = ("{4|-2}", "{3|1||-2}", "{1|-1}", "{2||0|-4}")
ABOVE = 1
"""How far the mast is drawn above the temperature."""


def _walls() -> Iterator[Points]:
    for text in GAMES:
        graph = thermograph(read(text))
        mast = float(graph.temperature) + ABOVE, float(graph.mean)
        for side, wall in (("left", graph.left), ("right", graph.right)):
            points = [*((float(t), float(x)) for t, x in wall.points), mast]
            yield Points(f"{text} {side} wall", "line dot", [(-x, t, x) for t, x in points])


FIGURES = (
    Figure(
        "thermographs",
        "Thermographs",
        "The walls meet at the temperature; the mast above is at the mean. As is usual, numbers "
        "that are good for Left are on the left: across is the number with its sign changed.",
        _walls,
        ("section-3.9.upper", "section-3.9.lower", "section-3.9.one-mean.measured"),
        "minus the number",
        "temperature",
        ("number",),
    ),
)
