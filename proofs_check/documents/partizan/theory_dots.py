"""Section 2, Dots and boxes: how many lines are left to draw, on any board.

From a dot one line goes to the right and one down, where there is a dot. They are counted row by
row: `lines(k, G, i, j)` is how many begin at dots before the one in row i and column j, in rows
above or to the left. Counted are all, or those that are drawn, or those that are not.
"""

from itertools import combinations

from proofs_check.methods.theory import *
from reference.partizan import dots_and_boxes
from reference.partizan.dots_and_boxes import Grid

ALL, DRAWN, LEFT_OVER = range(3)
"""What is counted."""


def models() -> Iterator[Model]:
    """Yield the one: boards of one box or two, with any lines drawn, and some larger ones."""
    line = lambda i, j, right: ((i, j), (i, j + 1) if right else (i + 1, j))
    kept = lambda k, G, each: k == ALL or (k == DRAWN) is (each in G.drawn)

    def lines_before(k: int, G: Grid, i: int, j: int) -> int:
        every = dots_and_boxes.lines(G.rows, G.columns)
        return sum(each[0] < (i, j) and kept(k, G, each) for each in every)

    def grids() -> Iterator[Grid]:
        for m, n in ((1, 1), (1, 2), (2, 1)):
            every = dots_and_boxes.lines(m, n)
            for size in range(len(every) + 1):
                yield from (Grid(m, n, frozenset(own)) for own in combinations(every, size))
        for m, n in ((2, 2), (2, 3), (3, 2)):
            every = dots_and_boxes.lines(m, n)
            yield from (Grid(m, n, frozenset(every[::k]), frozenset()) for k in (1, 2, 3))
            yield Grid(m, n, frozenset(every[:2]), frozenset(every[3:5]))

    functions: dict[str, Callable[..., Any]] = {
        "rows": lambda G: G.rows,
        "columns": lambda G: G.columns,
        "drawn": lambda G, i, j, right: line(i, j, right) in G.drawn,
        "offered": lambda G, i, j, x, y: ((i, j), (x, y)) in dots_and_boxes.moves(G),
        "lines": lines_before,
        "moves": lambda G: len(dots_and_boxes.moves(G)),
        "number_drawn": lambda G: len(G.drawn),
    }
    values = {"Grid": list(grids()), "Int": range(-1, 4), "Bool": (True, False)}
    yield Model("boards of up to six boxes", functions, values)


DOTS = Theory("partizan", "dots", models)
GRID = DOTS.sort("Grid")
DOTS.let(G=GRID)
rows, columns = DOTS.function("rows", GRID, INT), DOTS.function("columns", GRID, INT)
drawn = DOTS.function("drawn", GRID, INT, INT, BOOL, BOOL)
offered = DOTS.function("offered", GRID, INT, INT, INT, INT, BOOL)
lines = DOTS.function("lines", INT, GRID, INT, INT, INT)
moves, number_drawn = DOTS.functions("moves number_drawn", GRID, INT)

dot = notion("Whether there is a dot in that row and column.", "dot")(
    lambda G, i, j: rises(0, i, rows(G)) & rises(0, j, columns(G))
)


def counted(k: Any, G: Any, i: Any, j: Any, right: bool) -> Any:
    """Of the line that goes from a dot to the right, or down: 1 if it is counted, else 0."""
    there = (j < columns(G)) if right else (i < rows(G))
    of_kind = (k == ALL) | ((k == DRAWN) == drawn(G, i, j, right))
    return either(there & of_kind, 1, 0)


a_line = DOTS.axiom(
    "Section 2, Dots and boxes: a move draws a new line between a dot and the next one, or below"
)(
    lambda G, i, j, x, y: (
        offered(G, i, j, x, y)
        == dot(G, i, j)
        & dot(G, x, y)
        & (
            ((x == i) & (y == j + 1) & negation(drawn(G, i, j, True)))
            | ((x == i + 1) & (y == j) & negation(drawn(G, i, j, False)))
        )
    )
)
counting = DOTS.recursion("ours: lines are counted dot by dot, and row by row")(
    lambda k, G, i, j: (
        (rows(G) >= 1)
        & (columns(G) >= 1)
        & implies(
            (k >= ALL) & (k <= LEFT_OVER),
            (lines(k, G, 0, 0) == 0)
            & (moves(G) == lines(LEFT_OVER, G, rows(G) + 1, 0))
            & (number_drawn(G) == lines(DRAWN, G, rows(G) + 1, 0))
            & implies(
                dot(G, i, j),
                (lines(k, G, i + 1, 0) == lines(k, G, i, columns(G) + 1))
                & (
                    lines(k, G, i, j + 1)
                    == lines(k, G, i, j) + counted(k, G, i, j, True) + counted(k, G, i, j, False)
                ),
            ),
        )
    )
)
in_a_row = DOTS.by_induction(
    "how many lines begin in a row; those that are drawn and those that are not are all", "j"
)(
    lambda G, i, j: implies(
        dot(G, i, 0) & (j <= columns(G) + 1),
        (
            lines(ALL, G, i, j)
            == lines(ALL, G, i, 0)
            + either(j <= columns(G), j, columns(G))
            + either(i < rows(G), j, 0)
        )
        & (
            lines(ALL, G, i, j) - lines(DRAWN, G, i, j) - lines(LEFT_OVER, G, i, j)
            == lines(ALL, G, i, 0) - lines(DRAWN, G, i, 0) - lines(LEFT_OVER, G, i, 0)
        ),
    ),
    lambda G, i, j: [counting(k, G, i, j - 1) for k in (ALL, DRAWN, LEFT_OVER)],
)
in_rows = DOTS.by_induction(
    "how many lines begin in the rows above; those that are drawn and those that are not are all",
    "i",
)(
    lambda G, i: implies(
        i <= rows(G),
        (lines(ALL, G, i, 0) == i * (2 * columns(G) + 1))
        & (lines(ALL, G, i, 0) == lines(DRAWN, G, i, 0) + lines(LEFT_OVER, G, i, 0)),
    ),
    counting,
    lambda G, i: in_a_row(G, i - 1, columns(G) + 1),
)
lines_left = DOTS.follows(
    "a move draws a line between neighbouring dots, of those that are left, which are so many"
)(
    lambda G, i, j, x, y: (
        (moves(G) == rows(G) * (columns(G) + 1) + columns(G) * (rows(G) + 1) - number_drawn(G))
        & implies(offered(G, i, j, x, y), ((x == i) & (y == j + 1)) | ((x == i + 1) & (y == j)))
        & implies(offered(G, i, j, x, y), negation(drawn(G, i, j, x == i)))
    ),
    (counting, in_a_row, a_line),
    lambda G, i, j, x, y: in_rows(G, rows(G)),
)

# How the claim's predicate sees them


def LINES(G: Any, i: Any, j: Any, x: Any, y: Any) -> tuple[Any, tuple[Any, ...]]:
    """A board: its size, how many moves and drawn lines; two dots, if that is a move, or drawn."""
    at = offered(G, i, j, x, y), drawn(G, i, j, x == i)
    return True, ((rows(G), columns(G)), (moves(G), number_drawn(G)), ((i, j), (x, y)), at)
