"""What a document shows of its counterexamples and numbers: pictures as data.

A document draws in its modules `drawings` and `figures`; how a picture looks on a page or on a
terminal, `report` knows, which knows no document.

Three tables of `drawings` are asked for a counterexample: `SAYS` for its point in a sentence,
`DRAWS` for pictures, `ASKS` for lines that ask the reference about it. A key is a claim, or the
fields that a counterexample needs to have, the first that fits counts; a value is a text that the
fields fill in, or a function of the claim and the fields.

`drawings.examples(claim)` gives pictures of what a claim is about, whatever its verdict;
`figures.FIGURES` are the document's figures. `drawings.NOTATION` has by its name in the proof
script how the document writes a function: a template of its arguments, or a sign between them after
a dot. `drawings.PLOTS` has by system what draws a question of it, given its fields:
`gameproof.plot` in Python.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar

Fields: TypeAlias = Mapping[str, Any]
"""A counterexample: its instance and the values there, by name."""

P = TypeVar("P")
A = TypeVar("A")
B = TypeVar("B")


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


def grid(
    caption: str,
    down: Iterable[A],
    across: Sequence[B],
    cell: Callable[[A, B], Cell | str],
    corner: str = "",
) -> Table:
    """A table of a function of what stands down and of what stands across."""
    rows = [[str(a), *(cell(a, b) for b in across)] for a in down]
    return Table(caption, [corner, *map(str, across)], rows)


@dataclass(frozen=True, slots=True)
class Node:
    """A node of a tree; each option has the words on its edge."""

    label: str
    options: Sequence[tuple[str, "Node"]] = ()
    mark: str = ""


def unfolded(
    at: P, label: Callable[[P], str], options: Callable[[P], Iterable[tuple[str, P]]]
) -> Node:
    """The tree of what can be reached, each node with its label."""
    return Node(label(at), [(edge, unfolded(each, label, options)) for edge, each in options(at)])


@dataclass(frozen=True, slots=True)
class Tree:
    """A game tree with something at each node."""

    caption: str
    root: Node


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


Picture: TypeAlias = Table | Tree | Sketch

Value: TypeAlias = str | int | float


@dataclass(frozen=True, slots=True)
class Points:
    """Points of a figure that have one colour.

    `name`: what they are. `marks`: how they are drawn, one or two of `dot`, `line` and `text`.
    `rows`: of each x, y and what the figure's further columns have of it, the first of which is the
    text.
    """

    name: str
    marks: str
    rows: Sequence[Sequence[Value]]


@dataclass(frozen=True, slots=True)
class Figure:
    """Points, recomputed, beside what the document says of them.

    Args:
        name: how its files are called.
        title: what it shows.
        says: what the document says of it, and what we found.
        points: makes them.
        claims: ids, without the document, of the claims that it is about.
        across: what x is, in words.
        upwards: what y is.
        more: what else is known of a point, column by column.
    """

    name: str
    title: str
    says: str
    points: Callable[[], Iterable[Points]] = field(repr=False)
    claims: Sequence[str]
    across: str
    upwards: str
    more: Sequence[str] = ()


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
