"""Thermographs."""

from collections.abc import Sequence

from proofs_check.core.pictures import Figure, Layer, Value
from reference.partizan import read, thermograph

GAMES = ("{4|-2}", "{3|1||-2}", "{1|-1}", "{2||0|-4}")
ABOVE = 1
"""How far the mast is drawn above the temperature."""


def _walls() -> Sequence[Sequence[Value]]:
    found: list[Sequence[Value]] = []
    for text in GAMES:
        graph = thermograph(read(text))
        top = float(graph.temperature) + ABOVE
        for side, wall in (("left", graph.left), ("right", graph.right)):
            points = [(float(t), float(x)) for t, x in wall.points]
            for t, x in [*points, (top, float(graph.mean))]:
                found.append([text, f"{text} {side} wall", -x, x, t])
    return found


FIGURES = (
    Figure(
        "thermographs",
        "Thermographs",
        "The walls meet at the temperature; the mast above is at the mean. As is usual, numbers "
        "that are good for Left are on the left: across is the number with its sign changed.",
        ("game", "wall", "minus the number", "number", "temperature"),
        _walls,
        (
            Layer("line", "minus the number", "temperature", "wall"),
            Layer("dot", "minus the number", "temperature", "wall"),
        ),
        ("section-3.9.upper", "section-3.9.lower", "section-3.9.one-mean.measured"),
        "minus the number",
        "temperature",
    ),
)
