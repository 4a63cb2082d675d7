"""Hackenbush (Section 2): cut a line, what is no longer tied to the ground floats away."""

from collections.abc import Iterable

from reference.errors import InvalidInput
from reference.inputs import a_text
from reference.partizan.games import Game
from reference.partizan.recursion import count
from reference.partizan.rulesets import Ruleset, Standard, form, in_letters, once, whole

Edge = tuple[int, int, str]
"""Two dots, the smaller number first, and a colour. Dot 0 is the ground."""

Picture = tuple[Edge, ...]
"""The lines, ascending; two dots may be joined more than once."""

NOTATION = "lines such as 0-1L 1-2R 1-3G, tied to the ground 0 (L blue, R red, G green)"
STRING = "L, R and G from the ground up, such as LRRG"

LEFT_CUTS = "LG"
RIGHT_CUTS = "RG"


def tied(edges: Iterable[Edge]) -> Picture:
    """The lines that are tied to the ground, if only over others."""
    edges = list(edges)
    reached, waiting = {0}, [0]
    joined: dict[int, list[int]] = {}
    for a, b, _ in edges:
        joined.setdefault(a, []).append(b)
        joined.setdefault(b, []).append(a)
    while waiting:
        for dot in joined.get(waiting.pop(), ()):
            if dot not in reached:
                reached.add(dot)
                waiting.append(dot)
    return tuple(sorted(edge for edge in edges if edge[0] in reached))


def read_picture(text: str) -> Picture:
    """The lines of a text such as 0-1L 1-2R 1-3G.

    >>> read_picture("1-0L 1-2R")
    ((0, 1, 'L'), (1, 2, 'R'))
    """
    a_text("position", text, NOTATION)
    edges: list[Edge] = []
    lines = text.replace(",", " ").split()
    if "," in text and not lines:
        raise InvalidInput("position", text, NOTATION)
    for line in lines:
        a, dash, b = line[:-1].partition("-")
        if not dash or line[-1] not in "LRG":
            raise InvalidInput("position", line, NOTATION)
        if not all(dot.isascii() and dot.isdigit() and len(dot) <= 9 for dot in (a, b)):
            raise InvalidInput("position", line, NOTATION)
        low, high = sorted((int(a), int(b)))
        edges.append((low, high, line[-1]))
    picture = tied(edges)
    if len(picture) < len(edges):
        together = set(picture)
        loose = next(edge for edge in edges if edge not in together)
        raise InvalidInput("position", show_picture((loose,)), NOTATION)
    return picture


def show_picture(picture: Picture) -> str:
    """The lines as they are read."""
    return " ".join(f"{a}-{b}{colour}" for a, b, colour in picture)


def cut(picture: Picture, colours: str) -> tuple[Picture, ...]:
    """What is left after a line of one of these colours is cut.

    >>> cut(((0, 1, 'L'), (1, 2, 'R')), LEFT_CUTS), cut(((0, 1, 'L'), (1, 2, 'R')), RIGHT_CUTS)
    (((),), (((0, 1, 'L'),),))
    """
    # Which lines stay tied is found anew after each cut.
    count(len(picture) * sum(colour in colours for _, _, colour in picture))
    return once(
        tied(picture[:i] + picture[i + 1 :])
        for i, (_, _, colour) in enumerate(picture)
        if colour in colours
    )


def parts(picture: Picture) -> tuple[Picture, ...]:
    """The lines that hang together without the ground."""
    group: dict[int, int] = {}

    def find(dot: int) -> int:
        while group.setdefault(dot, dot) != dot:
            group[dot] = dot = group[group[dot]]
        return dot

    for a, b, _ in picture:
        if a != 0:
            group[find(b)] = find(a)
    together: dict[int, list[Edge]] = {}
    for number, (a, b, colour) in enumerate(picture):
        # A line from the ground to the ground stands alone.
        key = find(b) if b != 0 else -1 - number
        together.setdefault(key, []).append((a, b, colour))
    return tuple(tuple(edges) for edges in together.values())


HACKENBUSH: Ruleset[Picture] = Ruleset(
    "hackenbush",
    NOTATION,
    "0-1L 1-2R 1-3G",
    Standard,
    read_picture,
    show_picture,
    lambda picture, variant: cut(picture, LEFT_CUTS),
    lambda picture, variant: cut(picture, RIGHT_CUTS),
    parts,
)
"""Left cuts blue (L) or green (G) lines, Right red (R) or green ones, one at a time. Lines that are
no longer tied to the ground are gone. Who cannot cut loses. The notes' inverse game, blue and red
changed, is the negative."""


def read_string(text: str) -> str:
    """The colours of a string, from the ground up."""
    return "" if text == "" else in_letters(text, "LRG", STRING)


def cut_string(string: str, colours: str) -> tuple[str, ...]:
    """What is left after a line of one of these colours is cut: all above it is gone.

    >>> cut_string("LRG", LEFT_CUTS), cut_string("LRG", RIGHT_CUTS)
    (('', 'LR'), ('L', 'LR'))
    """
    return tuple(string[:i] for i, colour in enumerate(string) if colour in colours)


HACKENBUSH_STRING: Ruleset[str] = Ruleset(
    "hackenbush-string",
    STRING,
    "LRRG",
    Standard,
    read_string,
    str,
    lambda string, variant: cut_string(string, LEFT_CUTS),
    lambda string, variant: cut_string(string, RIGHT_CUTS),
    whole,
)
"""Hackenbush on one stalk: the first letter stands on the ground, each other on the one before."""


def string(colours: str) -> Game:
    """The form of a Hackenbush string, colours from the ground up (Section 3.4.2)."""
    return form(HACKENBUSH_STRING, read_string(colours))
