"""Cutcake (Section 2): Left cuts along vertical lines, Right along horizontal ones."""

from reference.errors import InvalidInput
from reference.inputs import a_text
from reference.partizan.rulesets import Ruleset, Standard, once

Cake = tuple[int, int]
"""Rows and columns."""

Cakes = tuple[Cake, ...]
"""Rectangles, ascending."""

NOTATION = "rows x columns such as 3x4, several as 3x4+1x2"
MAX_SIDE = 1000
"""Rows or columns of a rectangle."""


def read(text: str) -> Cakes:
    """The rectangles of a text such as 3x4."""
    a_text("position", text, NOTATION)
    cakes = []
    for part in text.split("+"):
        sides = [side.strip() for side in part.split("x")]
        if len(sides) != 2 or not all(
            side.isascii() and side.isdigit() and len(side) <= 9 for side in sides
        ):
            raise InvalidInput("position", text, NOTATION)
        rows, columns = map(int, sides)
        if not (1 <= rows <= MAX_SIDE and 1 <= columns <= MAX_SIDE):
            raise InvalidInput(
                "position", text, f"{NOTATION}; sides from 1 to {MAX_SIDE} (cutcake.MAX_SIDE)"
            )
        cakes.append((rows, columns))
    return tuple(sorted(cakes))


def show(cakes: Cakes) -> str:
    """The rectangles as they are read."""
    return "+".join(f"{rows}x{columns}" for rows, columns in cakes)


def left(cakes: Cakes, variant: Standard) -> tuple[Cakes, ...]:
    """Left divides the columns of one rectangle.

    >>> left(((3, 3),), Standard.STANDARD)
    (((3, 1), (3, 2)),)
    """
    del variant
    return once(
        tuple(sorted((*cakes[:i], *cakes[i + 1 :], (rows, first), (rows, columns - first))))
        for i, (rows, columns) in enumerate(cakes)
        for first in range(1, columns)
    )


def right(cakes: Cakes, variant: Standard) -> tuple[Cakes, ...]:
    """Right divides the rows of one rectangle.

    >>> right(((2, 3),), Standard.STANDARD)
    (((1, 3), (1, 3)),)
    """
    del variant
    return once(
        tuple(sorted((*cakes[:i], *cakes[i + 1 :], (first, columns), (rows - first, columns))))
        for i, (rows, columns) in enumerate(cakes)
        for first in range(1, rows)
    )


def parts(cakes: Cakes) -> tuple[Cakes, ...]:
    """Each rectangle by itself."""
    return tuple((cake,) for cake in cakes)


CUTCAKE: Ruleset[Cakes] = Ruleset(
    "cutcake", NOTATION, "3x4", Standard, read, show, left, right, parts
)
"""A rectangle of unit squares. Left cuts one rectangle in two along a vertical line of the grid,
Right along a horizontal one. Who cannot cut loses. The notes' inverse game, rows and columns
changed, is the negative."""
