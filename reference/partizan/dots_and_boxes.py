"""Dots and boxes (Section 2), a scoring game: what the player to move gets more than the other."""

from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from reference.errors import InvalidInput
from reference.inputs import a_text
from reference.partizan.recursion import count, well_founded

Dot = tuple[int, int]
"""Row and column, from 0."""

Line = tuple[Dot, Dot]
"""Two neighbouring dots, ascending."""

NOTATION = (
    "rows x columns of boxes such as 2x3, and the lines that are drawn such as 2x3 0.0-0.1 0.1-1.1 "
    "(row.column of two neighbouring dots; for the printed rules with A, by the player to move, "
    "or B, by the other)"
)
MAX_SIDE = 20
"""Boxes on a side."""


class DotsAndBoxes(StrEnum):
    """How boxes are won.

    `STANDARD`: who draws the fourth line of a box gets it, and draws again.
    `NO_EXTRA_TURN`: the same, but players alternate.
    `PRINTED`: the notes to the letter: lines have their players' colours; when lines of one colour
    close around an area, the boxes in it that nobody has yet are that player's; players alternate.
    The notes say nothing of drawing again.
    """

    STANDARD = "standard"
    NO_EXTRA_TURN = "no-extra-turn"
    PRINTED = "printed"


class Grid(NamedTuple):
    """The number of boxes, and which lines are drawn: by the player to move and by the other.

    Who drew a line matters for the printed rules only; for the others all lines are in `own`.
    """

    rows: int
    columns: int
    own: frozenset[Line] = frozenset()
    others: frozenset[Line] = frozenset()

    @property
    def drawn(self) -> frozenset[Line]:
        """The lines that are drawn."""
        return self.own | self.others


@lru_cache(maxsize=16)
def lines(rows: int, columns: int) -> tuple[Line, ...]:
    """All lines between neighbouring dots, ascending."""
    across = [((i, j), (i, j + 1)) for i in range(rows + 1) for j in range(columns)]
    down = [((i, j), (i + 1, j)) for i in range(rows) for j in range(columns + 1)]
    return tuple(sorted(across + down))


def box(row: int, column: int) -> frozenset[Line]:
    """The four lines of a box."""
    i, j = row, column
    return frozenset(
        (
            ((i, j), (i, j + 1)),
            ((i + 1, j), (i + 1, j + 1)),
            ((i, j), (i + 1, j)),
            ((i, j + 1), (i + 1, j + 1)),
        )
    )


def boxes(rows: int, columns: int) -> tuple[Dot, ...]:
    """The boxes, each by its row and column."""
    return tuple((i, j) for i in range(rows) for j in range(columns))


def read(text: str, variant: DotsAndBoxes = DotsAndBoxes.STANDARD) -> Grid:
    """The position of a text such as 2x3 or 2x3 0.0-0.1 0.1-1.1.

    For the printed rules each line is somebody's.

    >>> len(read("2x2 0.0-0.1 1.1-0.1").drawn)
    2
    """
    words = a_text("position", text, NOTATION).replace(",", " ").split()
    if not words:
        raise InvalidInput("position", text, NOTATION)
    size, *drawn = words
    sides = size.split("x")
    if len(sides) != 2 or not all(_short_number(side) for side in sides):
        raise InvalidInput("position", text, NOTATION)
    rows, columns = map(int, sides)
    if not (1 <= rows <= MAX_SIDE and 1 <= columns <= MAX_SIDE):
        raise InvalidInput(
            "position", text, f"{NOTATION}; sides from 1 to {MAX_SIDE} (dots_and_boxes.MAX_SIDE)"
        )
    on_board = set(lines(rows, columns))
    by: dict[str, set[Line]] = {"A": set(), "B": set()}
    for word in drawn:
        line, owner = _line(word)
        if line not in on_board or line in by["A"] | by["B"]:
            raise InvalidInput(
                "position", word, f"lines of the {size} board, each once: {NOTATION}"
            )
        if (owner == "") is (variant is DotsAndBoxes.PRINTED):
            wanted = "A or B behind each line" if owner == "" else "no A or B behind a line"
            raise InvalidInput("position", word, f"{wanted} for variant {variant}")
        by[owner or "A"].add(line)
    return Grid(rows, columns, frozenset(by["A"]), frozenset(by["B"]))


def _short_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 6


def _line(word: str) -> tuple[Line, str]:
    owner = word[-1] if word[-1] in "AB" else ""
    dots = word.removesuffix(owner).split("-")
    numbers = [number for dot in dots for number in dot.split(".")]
    if (
        len(dots) != 2
        or any(dot.count(".") != 1 for dot in dots)
        or not all(map(_short_number, numbers))
    ):
        raise InvalidInput("position", word, NOTATION)
    a, b, c, d = map(int, numbers)
    first, second = sorted(((a, b), (c, d)))
    return (first, second), owner


def show(position: Grid, variant: DotsAndBoxes = DotsAndBoxes.STANDARD) -> str:
    """The position as it is read."""
    words = [f"{position.rows}x{position.columns}"]
    for line in sorted(position.drawn):
        (a, b), (c, d) = line
        owner = "" if variant is not DotsAndBoxes.PRINTED else "A" if line in position.own else "B"
        words.append(f"{a}.{b}-{c}.{d}{owner}")
    return " ".join(words)


def moves(position: Grid) -> tuple[Line, ...]:
    """The lines that are not drawn yet.

    >>> moves(read("1x1 0.0-0.1 0.0-1.0 0.1-1.1"))
    (((1, 0), (1, 1)),)
    """
    return tuple(
        line for line in lines(position.rows, position.columns) if line not in position.drawn
    )


def completed(position: Grid, line: Line) -> int:
    """How many boxes a line would complete."""
    drawn = position.drawn | {line}
    around = (box(i, j) for i, j in boxes(position.rows, position.columns))
    return sum(line in sides and sides <= drawn for sides in around)


@lru_cache(maxsize=2**14)
def enclosed(rows: int, columns: int, walls: frozenset[Line]) -> frozenset[Dot]:
    """The boxes from which nobody gets out without crossing these lines.

    >>> enclosed(1, 2, box(0, 1)), enclosed(2, 1, box(0, 0))
    (frozenset({(0, 1)}), frozenset({(0, 0)}))
    """
    # Out is where row or column is -1 or past the last: a frame of one box all around.
    start = (rows, columns)
    outside, waiting = {start}, [start]
    while waiting:
        i, j = waiting.pop()
        for to, wall in (
            ((i - 1, j), ((i, j), (i, j + 1))),
            ((i + 1, j), ((i + 1, j), (i + 1, j + 1))),
            ((i, j - 1), ((i, j), (i + 1, j))),
            ((i, j + 1), ((i, j + 1), (i + 1, j + 1))),
        ):
            inside = -1 <= to[0] <= rows and -1 <= to[1] <= columns
            if inside and to not in outside and wall not in walls:
                outside.add(to)
                waiting.append(to)
    return frozenset(boxes(rows, columns)) - outside


@well_founded
def _margin(position: Grid, variant: DotsAndBoxes) -> int:
    """Of the boxes that will be completed, those of the player to move minus the other's."""
    margins = []
    count(len(moves(position)) * position.rows * position.columns)
    for line in moves(position):
        gain = completed(position, line)
        after = _margin(position._replace(own=position.own | {line}), variant)
        again = gain > 0 and variant is DotsAndBoxes.STANDARD
        margins.append(gain + (after if again else -after))
    return max(margins, default=0)


@well_founded
def _printed_margin(position: Grid, taken: frozenset[Dot]) -> int:
    """The same for the printed rules; `taken` are the boxes that are somebody's already."""
    rows, columns, own, others = position
    margins = []
    count(len(moves(position)) * rows * columns)
    for line in moves(position):
        walls = own | {line}
        gained = enclosed(rows, columns, walls) - taken
        after = _printed_margin(Grid(rows, columns, others, walls), taken | gained)
        margins.append(len(gained) - after)
    return max(margins, default=0)


def margin(position: Grid, variant: DotsAndBoxes = DotsAndBoxes.STANDARD) -> int:
    """With best play from here, the boxes won by the player to move minus those of the other.

    What was closed before does not count; it has been won already.

    >>> margin(read("1x1")), margin(read("1x1 0.0-0.1"))
    (-1, 1)
    >>> margin(read("1x2")), margin(read("1x2"), DotsAndBoxes.NO_EXTRA_TURN)
    (0, 2)
    >>> text = "1x2 0.1-0.2X 0.1-1.1X 0.2-1.2X 1.1-1.2X 0.0-0.1A"
    >>> boards = (read(text.replace("X", of), DotsAndBoxes.PRINTED) for of in "AB")
    >>> [margin(board, DotsAndBoxes.PRINTED) for board in boards]
    [0, 0]
    """
    count()
    if variant is not DotsAndBoxes.PRINTED:
        return _margin(position._replace(own=position.drawn, others=frozenset()), variant)
    rows, columns, own, others = position
    taken = enclosed(rows, columns, own) | enclosed(rows, columns, others)
    return _printed_margin(position, taken)
