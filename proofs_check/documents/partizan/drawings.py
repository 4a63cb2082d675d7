"""Counterexamples of this document: game trees with values, canonical forms, thermographs.

Claims about Hackenbush, Cutcake and Toads and Frogs have a position drawn.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from proofs_check.core.evidence import Json
from proofs_check.core.pictures import Node, Picture, Shape, Sketch, Table, Tree
from reference.errors import InvalidInput
from reference.partizan import (
    canonical,
    compare,
    fair_shares,
    hackenbush as hack,
    outcome,
    read,
    show,
    thermograph,
)
from reference.partizan.cutcake import CUTCAKE, Cake
from reference.partizan.fair_shares import FairShares
from reference.partizan.games import Game, game
from reference.partizan.hackenbush import HACKENBUSH
from reference.partizan.rulesets import Ruleset, Standard, form, value
from reference.partizan.thermography import Trajectory
from reference.partizan.toads_and_frogs import TOADS_AND_FROGS

P = TypeVar("P")

MOST_NODES = 40
"""A larger tree is not drawn."""


def drawings(claim: str, witness: Mapping[str, Json]) -> Sequence[Picture]:
    """The tree of each game that the counterexample names, and its thermograph."""
    found: list[Picture] = []
    instance: Any = witness.get("instance")
    own = BY_CLAIM.get(claim)
    if own is not None:
        return tuple(own(instance, witness.get("values")))
    reds = instance.get("reds") if isinstance(instance, Mapping) else None
    if isinstance(reds, int):
        found.append(stalk("L" + "R" * reds))
    for text, G in dict(_games(witness)).items():
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
        if isinstance(text, str) and (text := text.strip("<>")) and not text.isalpha():
            try:
                yield text, read(text)
            except InvalidInput:  # a name, not a game
                continue


def _again(instance: Any, values: Any) -> Iterator[Picture]:
    """Moves from piles until piles come back, by the rules as printed."""
    first = tuple(instance[-1] if isinstance(instance, list) else instance["piles"])

    def node(piles: tuple[int, ...], before: tuple[tuple[int, ...], ...]) -> Node:
        shown = fair_shares.show(piles)
        if piles in before:
            return Node(shown, (), "again")
        following = fair_shares.moves(piles, FairShares.PRINTED_UNTIL_STUCK)
        return Node(shown, [("a move to", node(each, (*before, piles))) for each in following])

    yield Tree("Fair shares and varied pairs by the rules as printed", node(first, ()))


def _of_two(instance: Any, values: Any) -> Iterator[Picture]:
    G = game([read(str(instance["a"]))], [read(str(instance["b"]))])
    yield Tree(f"{{{instance['a']}|{instance['b']}}}, with the value of each position", _node(G))
    yield thermograph_of(show(canonical(G)), G)


def _compared(instance: Any, values: Any) -> Iterator[Picture]:
    """How the five options compare: an option is dominated where another one is larger."""
    names = ["*0", "*1", "*2", "*4", "*8"]
    cells = [[a, *(str(compare(read(a), read(b))) for b in names)] for a in names]
    yield Table(
        "How each option compares with each: || says that neither is larger", ["", *names], cells
    )


def _after(words: str, who: str) -> Callable[[Any, Any], Iterator[Picture]]:
    """What a first move leaves, by its value."""

    def drawn(instance: Any, values: Any) -> Iterator[Picture]:
        left = values.get("values", values.get("left"))
        options = [(who, _node(read(text))) for text in ([left] if isinstance(left, str) else left)]
        yield Tree(f"What first moves of {words} leave, by their values", Node(words, options))

    return drawn


ENDLESS: Mapping[str, tuple[str, str, Sequence[str]]] = {
    "omega": ("omega = {0, 1, 2, ... | }", "L", ("0", "1", "2")),
    "neg(omega)": ("-omega = { | 0, -1, -2, ...}", "R", ("0", "-1", "-2")),
}
"""Games that no tree shows whole, as the theorems call them: who moves to which options."""


def _endless(instance: Any, values: Any) -> Iterator[Picture]:
    text, who, first = ENDLESS[instance["G"]]
    options = [(who, Node(option)) for option in (*first, "... and so on without end")]
    yield Tree(f"The first options of {text}", Node(text, options))


def _none_taken(instance: Any, values: Any) -> Iterator[Picture]:
    """A move that removes no coin from piles."""
    shown = ", ".join(map(str, instance["piles"]))
    yield Tree("A move that leads nowhere", Node(shown, [("no coin", Node(shown, (), "again"))]))


BY_CLAIM: Mapping[str, Callable[[Any, Any], Iterable[Picture]]] = {
    "section-1.finite": _again,
    "fair-shares.ones-lose": _again,
    "nim.moves": _none_taken,
    "section-3.4.1.between": _of_two,
    "section-3.4.2.half-power-string": lambda *_: [stalk("L")],
    **dict.fromkeys(
        (
            "section-3.5.2.canonical-form",
            "section-3.9.lower",
            "section-3.9.upper",
            "section-3.9.independent",
        ),
        _endless,
    ),
    "section-3.5.3.dominated-moves": _compared,
    "week-3.4.left-move": _after("{0|*} + {0|0}", "Left takes the leftmost 0"),
    "week-3.4.right-move": _after("{0|*} + {0|0}", "Right takes the rightmost 0"),
    "figure-2.left-3": _after("1/2 + 1 - 2", "Left moves"),
    "figure-2.right-3": _after("1/2 + 1 - 2", "Right moves"),
}


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
"""The point of counterexamples."""

# Positions of the games of Section 2

PICTURE = "0-1L 1-2R 1-3G 0-4R"
CAKE: Cake = (3, 4)
ROW = "TT.F"
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


def examples(claim: str) -> Sequence[Picture]:
    """A position of the game that the claim is about, with its moves or its values.

    >>> [picture.caption for picture in examples("week-5.5")]
    ["Toads and Frogs on FT.F: Left's moves under L, Right's under R, each with its value"]
    """
    about = claim.partition(".")[0]
    if claim in STALKS:
        return tuple(stalk(colours) for colours in STALKS[claim])
    if about == "hackenbush":
        return (hackenbush(PICTURE),)
    if about == "cutcake":
        return cake(*CAKE), cakes(4, 8)
    if about == "toads-and-frogs" or claim.startswith("week-5.5"):
        row = "FT.F" if about != "toads-and-frogs" else ROW
        return (
            Tree(
                f"Toads and Frogs on {row}: Left's moves under L, Right's under R, each with its "
                "value",
                _position(TOADS_AND_FROGS, row),
            ),
        )
    return ()


COLOURS = {"L": ("left", "blue"), "R": ("right", "red"), "G": ("green", "green")}


def hackenbush(text: str) -> Sketch:
    """A picture with its lines, dots as far above the ground as they are from it."""
    picture = HACKENBUSH.read(text)
    height = {0: 0}
    while any(b not in height for _, b, _ in picture):
        height |= {b: height[a] + 1 for a, b, _ in picture if a in height and b not in height}
    across: dict[int, float] = {}
    for dot, up in height.items():
        level = [other for other, at in height.items() if at == up]
        across[dot] = level.index(dot) + up % 2 / 2
    lines = []
    for a, b, colour in picture:
        foot = (across[b] if a == 0 else across[a], float(height[a]))
        lines.append(Shape([foot, (across[b], float(height[b]))], "", COLOURS[colour][0]))
    width = max(across.values())
    return _hackenbush(text, lines, width, value(HACKENBUSH, picture))


def stalk(colours: str) -> Sketch:
    """A Hackenbush string, the first line on the ground."""
    lines = [
        Shape([(0.0, float(at)), (0.0, at + 1.0)], "", COLOURS[colour][0])
        for at, colour in enumerate(colours)
    ]
    return _hackenbush(colours, lines, 0.0, hack.string(colours))


def _hackenbush(text: str, lines: Sequence[Shape], width: float, G: Game) -> Sketch:
    ground = Shape([(-0.5, 0.0), (width + 0.5, 0.0)], "", "axis")
    dots = [Shape([point]) for line in lines for point in line.points if point[1]]
    return Sketch(
        f"Hackenbush {text}: {show(canonical(G))}, {outcome(G)}",
        f"Lines on the ground 0, from dot to dot: {text}; L is blue and Left's, R is red and "
        "Right's, G is green and anybody's.",
        [ground, *lines, *dots],
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
    return Table(
        "The value of each cake, rows down and columns across",
        ["", *map(str, range(1, columns + 1))],
        [
            [str(a), *(show(value(CUTCAKE, ((a, b),))) for b in range(1, columns + 1))]
            for a in range(1, rows + 1)
        ],
    )


def _position(ruleset: Ruleset[P], position: P) -> Node:
    """The moves from a position, each position with its value."""
    options = [("L", each) for each in ruleset.left(position, Standard.STANDARD)]
    options += [("R", each) for each in ruleset.right(position, Standard.STANDARD)]
    return Node(
        f"{ruleset.show(position)} = {show(canonical(form(ruleset, position)))}",
        [(who, _position(ruleset, each)) for who, each in options],
    )


PLOTS = {"partizan.thermograph": lambda game: thermograph_of(game, read(game))}

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
