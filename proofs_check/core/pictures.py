"""What a document shows of its counterexamples and numbers: pictures as data.

A document draws in its modules `drawings` and `figures`; how a picture looks on a page or on a
terminal, `report` knows, which knows no document.

`drawings.drawings(claim, witness)` gives the pictures of a counterexample, `drawings.says(claim,
statement, witness)` its point in a sentence, or `drawings.SAYS` by claim or by the fields of the
counterexample the sentence that these fill in,
`drawings.examples(claim)` those of what a claim is about, whatever its verdict; `figures.FIGURES`
are the document's figures. `drawings.NOTATION` has by its name in the proof script how the document
writes a function: a template of its arguments, or a sign between them after a dot.
`drawings.PLOTS` has by system what draws a question of it, given its fields: `gameproof.plot` in
Python.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from proofs_check.core.evidence import Json


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell of a table; a mark says in a word why it stands out, such as `maximin`."""

    text: str
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """Rows under a head; the first cell of a row is what the row is called."""

    caption: str
    head: Sequence[str]
    rows: Sequence[Sequence[Cell | str]]
    is_play: bool = False
    """Whether the rows are turns, to be gone through one by one."""


@dataclass(frozen=True, slots=True)
class Node:
    """A node of a tree; each option has the words on its edge."""

    label: str
    options: Sequence[tuple[str, "Node"]] = ()
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Tree:
    """A game tree with something at each node."""

    caption: str
    root: Node


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn of a play: what is moved, what is left, what each player has by then."""

    words: str
    taken: int
    left: int
    totals: Sequence[str]
    mark: str = ""
    why: str = ""
    """What each move gives: the values that decide."""


@dataclass(frozen=True, slots=True)
class Play:
    """A play from a heap, turn by turn.

    `heap`: the pebbles at the beginning. `players`: what the totals are of.
    """

    caption: str
    heap: int
    players: Sequence[str]
    turns: Sequence[Turn]


@dataclass(frozen=True, slots=True)
class Shape:
    """A line through points, or a point with words; `mark` is one of a few colours."""

    points: Sequence[tuple[float, float]]
    words: str = ""
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Sketch:
    """A drawing in the plane; x grows to the right and y upwards."""

    caption: str
    says: str
    """The same in words, for those who do not see it."""
    shapes: Sequence[Shape]


Picture: TypeAlias = Table | Tree | Play | Sketch

Value: TypeAlias = str | int | float


@dataclass(frozen=True, slots=True)
class Layer:
    """What a figure draws of its rows, and how.

    Args:
        mark: `dot`, `line`, `text` or `rule`.
        x: the column, or number, across.
        y: the column, or number, upwards.
        of: the column that colours, or tells lines apart; empty for one colour.
        where: the rows drawn: those that have this value in a column.
        words: the column shown as text.
    """

    mark: str
    x: str
    y: str
    of: str = ""
    where: tuple[str, Value] | None = None
    words: str = ""


@dataclass(frozen=True, slots=True)
class Figure:
    """Rows, recomputed, and how they are drawn beside what the document says of them.

    Args:
        name: how its files are called.
        title: what it shows.
        says: what the document says of it, and what we found.
        columns: the columns of the rows.
        rows: makes the rows.
        layers: what is drawn.
        claims: ids, without the document, of the claims that it is about.
        across: what x is, in words.
        upwards: what y is.
    """

    name: str
    title: str
    says: str
    columns: Sequence[str]
    rows: Callable[[], Sequence[Sequence[Value]]] = field(repr=False)
    layers: Sequence[Layer]
    claims: Sequence[str] = ()
    across: str = ""
    upwards: str = ""


Drawings: TypeAlias = Callable[[str, Mapping[str, Json]], Sequence[Picture]]
"""Of a claim's id and a counterexample's witness the pictures of it; none where it has none."""


def as_text(picture: Picture) -> list[str]:
    """The picture as lines of plain text.

    >>> as_text(Table("Bids", ["", "0"], [["0", Cell("1", "maximin")]]))
    ['Bids', '      0', '  0   1 (maximin)']
    """
    if isinstance(picture, Table):
        cells = [list(picture.head), *([_words(cell) for cell in row] for row in picture.rows)]
        widths = [
            max(len(row[at]) for row in cells if at < len(row)) for at in range(len(cells[0]))
        ]
        lines = [
            "  " + "   ".join(text.ljust(widths[at]) for at, text in enumerate(row)).rstrip()
            for row in cells
        ]
    elif isinstance(picture, Tree):
        lines = _tree("", picture.root, 1)
    elif isinstance(picture, Play):
        lines = [f"  {picture.heap} pebbles"]
        for turn in picture.turns:
            had = ", ".join(
                f"{who} {has}" for who, has in zip(picture.players, turn.totals, strict=True)
            )
            note = f" ({turn.mark})" if turn.mark else ""
            lines.append(f"  {turn.words}; {turn.left} left; {had}{note}")
    else:
        lines = [f"  {picture.says}"]
    return [picture.caption, *lines]


def _tree(edge: str, node: Node, depth: int) -> list[str]:
    mark = f" ({node.mark})" if node.mark else ""
    line = f"{'  ' * depth}{edge + ': ' if edge else ''}{node.label}{mark}"
    return [line, *(t for words, own in node.options for t in _tree(words, own, depth + 1))]


def _words(cell: Cell | str) -> str:
    if isinstance(cell, str):
        return cell
    return f"{cell.text} ({cell.mark})" if cell.mark else cell.text
