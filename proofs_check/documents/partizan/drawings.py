"""Counterexamples of this document: game trees with values, canonical forms, thermographs.

Claims about Hackenbush, Cutcake and Toads and Frogs have a position drawn.
"""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from proofs_check.core.claim import Claim
from proofs_check.core.pictures import (
    Fields,
    Picture,
    Shape,
    Sketch,
    Table,
    Tree,
    grid,
    unfolded,
)
from reference.errors import InvalidInput
from reference.partizan import canonical, outcome, read, show, thermograph
from reference.partizan.cutcake import CUTCAKE, Cake
from reference.partizan.games import Game
from reference.partizan.hackenbush import HACKENBUSH
from reference.partizan.rulesets import Ruleset, Standard, form, value
from reference.partizan.thermography import Trajectory
from reference.partizan.toads_and_frogs import TOADS_AND_FROGS

P = TypeVar("P")

MOST_NODES = 40
"""A larger tree is not drawn."""


def _games(at: Fields) -> Iterator[tuple[str, Game]]:
    """Yield the games that a counterexample names, each with its text."""
    texts = [f"{{{at['a']}|{at['b']}}}"] if "a" in at else at.values()
    for text in texts:
        if isinstance(text, str) and (text := text.strip("<>")) and not text.isalpha():
            try:
                yield text, read(text)
            except InvalidInput:  # a name, not a game
                continue


def _drawn(claim: Claim, at: Fields) -> Iterator[Picture]:
    """The tree of each game that the counterexample names, and its thermograph."""
    for text, G in dict(_games(at)).items():
        if _size(G) <= MOST_NODES:
            said = f"{text}: canonical form {show(canonical(G))}, {outcome(G)}; "
            said += "Left's options under L, Right's under R, each with its value"
            yield Tree(said, unfolded(G, lambda H: show(canonical(H)), _options))
        yield thermograph_of(text, G)


def _size(G: Game) -> int:
    return 1 + sum(_size(option) for option in (*G.left, *G.right))


def _options(G: Game) -> list[tuple[str, Game]]:
    return [*(("L", option) for option in G.left), *(("R", option) for option in G.right)]


def _questions(claim: Claim, at: Fields) -> Iterator[str]:
    for text, _ in _games(at):
        yield f"gameproof solve partizan.value 'game={text}'"
        yield (
            f"from reference.partizan import canonical, read, show; show(canonical(read({text!r})))"
        )


DRAWS = {"whatever": _drawn}
ASKS = {"whatever": _questions}

ENDS_NOT = "{G} has infinitely many options; {theorem}."
SAYS = {
    "section-1.finite": "A position comes back in {it}.",
    "nim.moves": "From piles {piles} one may take none, and the position comes back.",
    "fair-shares.ones-lose": "From piles {piles} there is {moves} move by the rules as printed.",
    "section-3.2.every-game-has-a-value": "{it} is no number.",
    "section-3.4.1.integers-a-and-b": "{example}, the example, has a, b = {a, b}.",
    "section-3.4.1.between": "a = {a} and b = {b}: between them there is no number.",
    "section-3.4.2.half-power-string": "{theorem}.",
    "section-3.5.2.canonical-form": ENDS_NOT,
    "section-3.5.3.dominated-moves": "Of the moves named {dominated} are dominated: nimbers are "
    "incomparable.",
    "section-3.9.lower": ENDS_NOT,
    "section-3.9.upper": ENDS_NOT,
    "section-3.9.independent": ENDS_NOT,
    "section-3.10.all-small": "So is {it}, and with -1/64 and 1/64 it compares as {order}.",
    "section-3.10.atomic-weight": "For g = {it} there is no G.",
    "week-3.4.left-move": "It leaves {left}, which Right, who moves next, wins.",
    "week-3.4.right-move": "It leaves {left}, which Left wins.",
    "figure-2.left-3": "Left's first moves leave {values}.",
    "figure-2.right-3": "Right's first moves leave {values}.",
}


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


PLOTS = {"partizan.thermograph": lambda game: thermograph_of(game, read(game))}

# Positions of the games of Section 2

PICTURE = "0-1L 1-2R 1-3G 0-4R"
CAKE: Cake = (3, 4)
STALKS = {
    "section-3.4.2.half-power-string": ("L", "LR", "LRR"),
    "section-3.4.2.half-power-string.corrected": ("L", "LR", "LRR"),
    "section-3.4.2.reds-fall-below.measured": ("LR", "LRR", "LRRR"),
    "section-3.4.2.star": ("G",),
    "section-3.4.2.star-is-no-number": ("G",),
    "section-3.4.2.green-first-wins": ("G",),
    "section-3.4.2.omega-stack": ("LLL",),
}
"""Hackenbush strings, from the ground up, by the claim that they are drawn for."""
ROWS = {"toads-and-frogs": "TT.F", "week-5": "FT.F"}
"""Of Toads and Frogs."""


def examples(claim: str) -> Sequence[Picture]:
    """A position of the game that the claim is about, with its moves or its values.

    >>> [picture.caption for picture in examples("week-5.5")]
    ["Toads and Frogs on FT.F: Left's moves under L, Right's under R, each with its value"]
    """
    about = claim.partition(".")[0]
    if claim in STALKS:
        lines = [[f"{n}-{n + 1}{own}" for n, own in enumerate(each)] for each in STALKS[claim]]
        return [hackenbush(" ".join(each)) for each in lines]
    if about == "hackenbush":
        return [hackenbush(PICTURE)]
    if about == "cutcake":
        return [cake(*CAKE), cakes(4, 8)]
    if about == "toads-and-frogs" or claim.startswith("week-5.5"):
        return [_moves("Toads and Frogs", TOADS_AND_FROGS, ROWS[about])]
    return ()


def _moves(game: str, ruleset: Ruleset[P], row: str) -> Tree:
    """The moves from a position, each position with its value."""

    def label(position: P) -> str:
        return f"{ruleset.show(position)} = {show(canonical(form(ruleset, position)))}"

    def options(position: P) -> Iterator[tuple[str, P]]:
        for who, moves in (("L", ruleset.left), ("R", ruleset.right)):
            yield from ((who, each) for each in moves(position, Standard.STANDARD))

    said = f"{game} on {row}: Left's moves under L, Right's under R, each with its value"
    return Tree(said, unfolded(ruleset.read(row), label, options))


COLOURS = {"L": "left", "R": "right", "G": "green"}


def hackenbush(text: str) -> Sketch:
    """A picture with its lines, dots as far above the ground as they are from it."""
    picture = HACKENBUSH.read(text)
    height = {0: 0}
    while any(b not in height for _, b, _ in picture):
        height |= {b: height[a] + 1 for a, b, _ in picture if a in height and b not in height}
    at: dict[int, tuple[float, float]] = {}
    for dot, up in height.items():
        at[dot] = (float(sum(y == up for _, y in at.values())), float(up))
    lines = []
    for a, b, colour in picture:
        foot = at[a] if a else (at[b][0], 0.0)
        lines.append(Shape([foot, at[b]], "", COLOURS[colour]))
    ground = Shape([(-0.5, 0.0), (max(x for x, _ in at.values()) + 0.5, 0.0)], "", "axis")
    G = value(HACKENBUSH, picture)
    return Sketch(
        f"Hackenbush {text}: {show(canonical(G))}, {outcome(G)}",
        f"Lines on the ground 0, from dot to dot: {text}; L is blue and Left's, R is red and "
        "Right's, G is green and anybody's.",
        [ground, *lines, *(Shape([at[b]]) for _, b, _ in picture)],
    )


def cake(rows: int, columns: int) -> Sketch:
    """A cake with the lines along which Left (upright) and Right (level) may cut."""
    wide, high = float(columns), float(rows)
    edge = Shape([(0, 0), (wide, 0), (wide, high), (0, high), (0, 0)])
    left = [Shape([(float(x), 0.0), (float(x), high)], "", "left cut") for x in range(1, columns)]
    right = [Shape([(0.0, float(y)), (wide, float(y))], "", "right cut") for y in range(1, rows)]
    G = value(CUTCAKE, ((rows, columns),))
    return Sketch(
        f"The cake {rows}x{columns}: {show(canonical(G))}",
        f"{rows} rows and {columns} columns; Left may cut along {columns - 1} upright lines, Right "
        f"along {rows - 1} level ones.",
        [*left, *right, edge],
    )


def cakes(rows: int, columns: int) -> Table:
    """The values of all cakes up to a size."""
    return grid(
        "The value of each cake, rows down and columns across",
        range(1, rows + 1),
        range(1, columns + 1),
        lambda a, b: show(value(CUTCAKE, ((a, b),))),
    )


NOTATION = {
    "games.le": ".<=",
    "games.plus": ".+",
    "games.neg": ".-",
    "games.zero": "0",
    "ordinals.star": "*({0})",
    "long.y_omega": "Y_(omega)",
    "mean.times": ".*",
}
"""How the document writes what its theories name."""
