"""Counterexamples of this document: game trees with values, canonical forms, thermographs."""

from collections.abc import Iterator, Mapping, Sequence

from proofs_check.core.evidence import Json
from proofs_check.core.pictures import Node, Picture, Shape, Sketch, Tree
from reference.errors import InvalidInput
from reference.partizan import canonical, outcome, read, show, thermograph
from reference.partizan.games import Game
from reference.partizan.thermography import Trajectory

MOST_NODES = 40
"""A larger tree is not drawn."""


def drawings(claim: str, witness: Mapping[str, Json]) -> Sequence[Picture]:
    """The tree of each game that the counterexample names, and its thermograph."""
    del claim
    found: list[Picture] = []
    for text, G in _games(witness):
        if _size(G) <= MOST_NODES:
            found.append(
                Tree(
                    f"{text}: canonical form {show(canonical(G))}, {outcome(G)}; "
                    "Left's options under L, Right's under R, each with its value",
                    _node(G),
                )
            )
        found.append(thermograph_of(text, G))
    return found


def questions(claim: str, witness: Mapping[str, Json]) -> Sequence[str]:
    """What to ask the reference, on the command line and in Python."""
    del claim
    lines = []
    for text, _ in _games(witness):
        lines += [
            f"gameproof solve partizan.value 'game={text}'",
            "from reference.partizan import canonical, read, show; "
            f"show(canonical(read({text!r})))",
        ]
    return lines


def _games(witness: Mapping[str, Json]) -> Iterator[tuple[str, Game]]:
    """Yield the games that a counterexample names, each with its text."""
    instance = witness.get("instance")
    texts = instance.values() if isinstance(instance, Mapping) else [instance]
    for text in texts:
        if isinstance(text, str) and text and not text.isalpha():
            try:
                yield text, read(text)
            except InvalidInput:  # a name, not a game
                continue


def _size(G: Game) -> int:
    return 1 + sum(_size(option) for option in (*G.left, *G.right))


def _node(G: Game) -> Node:
    options = [("L", _node(option)) for option in G.left]
    options += [("R", _node(option)) for option in G.right]
    return Node(show(canonical(G)), options)


def thermograph_of(text: str, G: Game) -> Sketch:
    """The thermograph, the temperature upwards and, as is usual, larger numbers to the left."""
    graph = thermograph(G)
    top = max(float(graph.temperature), 0.0) + 1

    def wall(trajectory: Trajectory, mark: str) -> Shape:
        points = [(-float(x), float(t)) for t, x in trajectory.points]
        return Shape([*points, (-float(graph.mean), top)], "", mark)

    left, right = wall(graph.left, "left"), wall(graph.right, "right")
    begins, ends = -left.points[0][0], -right.points[0][0]
    return Sketch(
        f"Thermograph of {text}",
        f"The walls begin at {graph.left.points[0][1]} and {graph.right.points[0][1]} and meet at "
        f"the mean {graph.mean}, at temperature {graph.temperature}.",
        [
            Shape([(-begins - 0.5, 0.0), (-ends + 0.5, 0.0)], "", "axis"),
            left,
            right,
            Shape([(-float(graph.mean), top)], f"mean {graph.mean}"),
            Shape([(-begins, 0.0)], str(graph.left.points[0][1])),
            *([Shape([(-ends, 0.0)], str(graph.right.points[0][1]))] if begins != ends else []),
        ],
    )
