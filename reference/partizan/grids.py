"""Domineering, Col, Snort and Clobber for two: rulesets of the field beside the notes' own.

The rules are those of Winning Ways; Clobber's of Albert, Grossman, Nowakowski and Wolfe.
"""

from collections.abc import Callable, Iterator

from reference.errors import InvalidInput
from reference.inputs import a_text
from reference.partizan.recursion import count
from reference.partizan.rulesets import Ruleset, Standard, once

Board = tuple[str, ...]
"""The rows, top row first, all of one length."""

FREE = ". for a free square, # for one that is none"
DOMINEERING_NOTATION = f"rows of one length split by /, such as ../.#: {FREE}"
COLOURING_NOTATION = f"rows of one length split by /, such as .L/R.: {FREE}, L and R for colours"
CLOBBER_NOTATION = "rows of one length split by /, such as LR/R.: L, R and . for an empty square"
MOST_SQUARES = 10_000
"""Squares that `read` takes."""
SQUARE_WORK = 24
"""Evaluations that a square counts for each time a board is taken apart."""


def reader(letters: str, notation: str) -> Callable[[str], Board]:
    """What reads boards of these letters."""

    def read(text: str) -> Board:
        a_text("position", text, notation)
        rows = tuple(row.strip() for row in text.split("/"))
        found = set("".join(rows))
        if len({len(row) for row in rows}) > 1 or not rows[0] or found - set(letters):
            raise InvalidInput("position", text, notation)
        if len(rows) * len(rows[0]) > MOST_SQUARES:
            raise InvalidInput("position", text, f"{notation}; at most {MOST_SQUARES} squares")
        return rows

    return read


def show(board: Board) -> str:
    """The rows as they are read."""
    return "/".join(board)


def changed(board: Board, *squares: tuple[int, int, str]) -> Board:
    """The board with these squares (row, column) changed."""
    rows = list(board)
    for i, j, letter in squares:
        rows[i] = rows[i][:j] + letter + rows[i][j + 1 :]
    return tuple(rows)


def squares(board: Board, letters: str) -> Iterator[tuple[int, int]]:
    """Yield the squares with one of these letters."""
    for i, row in enumerate(board):
        for j, letter in enumerate(row):
            if letter in letters:
                yield i, j


def beside(board: Board, i: int, j: int) -> Iterator[tuple[int, int]]:
    """Yield the squares that share a side with this one."""
    for y, x in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)):
        if 0 <= y < len(board) and 0 <= x < len(board[0]):
            yield y, x


def components(board: Board, gone: str) -> tuple[Board, ...]:
    """The parts of a board between squares that are gone, each cut to its own rectangle.

    >>> components(("..#.", ".##.", "#..#"), "#")
    (('..', '.#'), ('.', '.'), ('..',))
    """
    count(SQUARE_WORK * len(board) * len(board[0]))
    kept = [(i, j) for i, row in enumerate(board) for j, at in enumerate(row) if at not in gone]
    left, found = {*kept}, []
    for start in kept:
        if start not in left:
            continue
        part: set[tuple[int, int]] = set()
        waiting = {start}
        while waiting:
            left -= waiting
            part |= waiting
            waiting = left & {
                square
                for i, j in waiting
                for square in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1))
            }
        top, bottom = min(i for i, _ in part), max(i for i, _ in part)
        first, last = min(j for _, j in part), max(j for _, j in part)
        found.append(
            tuple(
                "".join(board[i][j] if (i, j) in part else gone[0] for j in range(first, last + 1))
                for i in range(top, bottom + 1)
            )
        )
    return tuple(found)


# Domineering


def vertical(board: Board, variant: Standard) -> tuple[Board, ...]:
    """Left takes two free squares, one below the other.

    >>> vertical(("..", ".#"), Standard.STANDARD)
    (('#.', '##'),)
    """
    del variant
    below = [(i, j) for i, j in squares(board, ".") if board[i + 1 : i + 2]]
    return once(
        changed(board, (i, j, "#"), (i + 1, j, "#")) for i, j in below if board[i + 1][j] == "."
    )


def horizontal(board: Board, variant: Standard) -> tuple[Board, ...]:
    """Right takes two free squares, one beside the other.

    >>> horizontal(("..", ".#"), Standard.STANDARD)
    (('##', '.#'),)
    """
    del variant
    return once(
        changed(board, (i, j, "#"), (i, j + 1, "#"))
        for i, j in squares(board, ".")
        if board[i][j + 1 : j + 2] == "."
    )


DOMINEERING: Ruleset[Board] = Ruleset(
    "domineering",
    DOMINEERING_NOTATION,
    "../..",
    Standard,
    reader(".#", DOMINEERING_NOTATION),
    show,
    vertical,
    horizontal,
    lambda board: components(board, "#"),
)


# Col and Snort


def coloured(board: Board, own: str, forbidden: str) -> tuple[Board, ...]:
    """The boards after a free square without a neighbour of the forbidden colour is coloured.

    >>> coloured((".L.",), "L", "L"), coloured(("..L",), "R", "L")
    ((), (('R.L',),))
    """
    return once(
        changed(board, (i, j, own))
        for i, j in squares(board, ".")
        if all(board[y][x] != forbidden for y, x in beside(board, i, j))
    )


def _colouring(name: str, touching_own: bool) -> Ruleset[Board]:
    """Col, where no two neighbours have one colour, or Snort, where none have both.

    >>> COL.left((".L",), Standard.STANDARD), SNORT.left((".L",), Standard.STANDARD)
    ((), (('LL',),))
    """
    other = {"L": "R", "R": "L"}

    def moves(own: str) -> Callable[[Board, Standard], tuple[Board, ...]]:
        return lambda board, variant: coloured(board, own, other[own] if touching_own else own)

    return Ruleset(
        name,
        COLOURING_NOTATION,
        ".L/R.",
        Standard,
        reader(".#LR", COLOURING_NOTATION),
        show,
        moves("L"),
        moves("R"),
        lambda board: components(board, "#"),
    )


COL = _colouring("col", touching_own=False)
"""Players colour squares, each in their own colour, none beside a square of their own colour."""

SNORT = _colouring("snort", touching_own=True)
"""Players colour squares, each in their own colour, none beside a square of the other colour."""


# Clobber


def clobbered(board: Board, own: str) -> tuple[Board, ...]:
    """The boards after a stone has taken a neighbour of the other colour.

    >>> clobbered(("LR",), "L"), clobbered(("LR",), "R")
    ((('.L',),), (('R.',),))
    """
    other = {"L": "R", "R": "L"}[own]
    return once(
        changed(board, (i, j, "."), (y, x, own))
        for i, j in squares(board, own)
        for y, x in beside(board, i, j)
        if board[y][x] == other
    )


CLOBBER: Ruleset[Board] = Ruleset(
    "clobber",
    CLOBBER_NOTATION,
    "LR/R.",
    Standard,
    reader("LR.", CLOBBER_NOTATION),
    show,
    lambda board, variant: clobbered(board, "L"),
    lambda board, variant: clobbered(board, "R"),
    lambda board: components(board, "."),
)
