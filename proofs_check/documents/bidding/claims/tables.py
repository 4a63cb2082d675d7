"""Examples 11 and 12, Figures 1 and 2: every printed cell, and what else could have given it."""

from collections.abc import Iterator
from itertools import product
from operator import gt, lt

import reference.bidding as ref
from proofs_check.core.claim import Depending, using
from proofs_check.core.ranges import Found, Instances
from proofs_check.documents.bidding.claims import claim
from proofs_check.documents.bidding.limits import large, limit_rows
from proofs_check.documents.bidding.saddles import HEAPS_FROM_1, HeapPosition
from proofs_check.documents.bidding.unitary import unitary_table
from proofs_check.documents.bidding.worked_numbers import worked
from proofs_check.methods.chained import chained
from proofs_check.methods.missing import missing
from proofs_check.methods.printed import Cell, Row, printed, printed_rows


@claim(
    printed,
    each={f"example-11.row-{row['heap']}": row for row in printed_rows("bidding", "example-11")},
)
def example_11__row(row: Row) -> Iterator[Cell]:
    """TB = 5: the printed values of heap {0[heap]}, the question mark left out."""
    x = int(row["heap"])
    by_definition_1 = ref.maximin_table(ref.heap_ruleset({1}, 5, x), x)[x].nu_hat
    for source, values in (
        ("Definition 10", unitary_table(5)[x]),
        ("Definition 1", by_definition_1),
    ):
        for p, computed in enumerate(values):
            if row[f"p{p}"] != "?":
                yield Cell(f"p = {p}, {source}", int(row[f"p{p}"]), int(computed))


@claim(printed)
def example_11__question_mark() -> Iterator[Cell]:
    """TB = 5: the entry with the question mark, heap 2 and p = 1 with the marker, is 0."""
    for reading, computed in (
        ("Definition 10", unitary_table(5)[2][1]),
        ("Definition 1", ref.value({1}, 5, 2, 1, ref.Player.LEFT)),
    ):
        yield Cell(reading, worked("example-11.value"), computed)


@claim(printed)
def example_11__feasible_bids() -> Iterator[Cell]:
    """At (2, 1^) with TB = 5, Left may bid 0 or 1."""
    yield Cell("l", [0, 1], [take.bid for take in ref.bid_matrix({1}, 5, 2, 1).left])


@claim(Instances("TB = 5, (2, 1^), each Left bid", "l", lambda: [(0,), (1,)]))
def example_11__right_bids(ell: int) -> Found:
    """At (2, 1^) with TB = 5 it suffices to let Right bid 0, 1 or 2, though he may bid up to 4: for
    each Left bid his minimum is the same."""
    column = [int(row[ell]) for row in ref.bid_matrix({1}, 5, 2, 1).cells]
    return len(column) == 5 and min(column) == min(column[:3]), {"column": column}


@claim(printed, each={"example-11.left-bids-0": (0, 4), "example-11.left-bids-1": (1, 5)})
def example_11__left_bids(bid: int, _sentence: int) -> Iterator[Cell]:
    """At (2, 1^) with TB = 5, Right's minimum against Left's bid {0} is as printed."""
    minimum = int(ref.bid_matrix({1}, 5, 2, 1).minima[bid])
    yield Cell(f"l = {bid}", worked(f"example-11.left-bids-{bid}"), minimum)


@claim(printed)
def example_11__left_bids_0__terms() -> Iterator[Cell]:
    """The two printed terms for Left's bid 0: 1 minus the value of heap 1 at budget 4, and the
    value of heap 1 at budget 2 minus 1; their minimum is -2."""
    row = unitary_table(5)[1]
    yield Cell("minimum", -2, min(-row[4 + 0] + 1, row[1 + 1] - 1))
    cells = ref.bid_matrix({1}, 5, 2, 1).cells
    yield Cell("the tie at 0", -row[4] + 1, int(cells[0][0]))
    yield Cell("Right bids 1", row[2] - 1, int(cells[1][0]))


@claim(printed)
def example_11__left_bids_1__terms() -> Iterator[Cell]:
    """The printed terms for Left's bid 1: heap 1 at budget 0 plus 1, minus heap 1 at budget 5 plus
    1, heap 1 at budget 3 minus 1; their minimum is 0."""
    row = unitary_table(5)[1]
    yield Cell("minimum", 0, min(row[0] + 1, -row[5] + 1, row[3] - 1))
    cells = ref.bid_matrix({1}, 5, 2, 1).cells
    yield Cell("Right bids 0", row[0] + 1, int(cells[0][1]))
    yield Cell("the tie at 1", -row[5] + 1, int(cells[1][1]))
    yield Cell("Right bids 2", row[3] - 1, int(cells[2][1]))


@claim(Instances("TB = 5, heap 1, Left budget 0", "TB x p", lambda: [(5, 1, 0)]))
def example_11__left_bids_1__unmarked_term(TB: int, x: int, p: int) -> Found:
    """The unmarked value of heap 1 at Left budget 0 is minus the marked one at 5."""
    unmarked, marked = ref.value({1}, TB, x, p, ref.Player.RIGHT), unitary_table(TB)[x][TB - p]
    return unmarked == -marked, {"unmarked": int(unmarked), "marked": marked}


@claim(printed)
def example_11__bid() -> Iterator[Cell]:
    """At (2, 1^) with TB = 5, Left bids 1: it is her one maximin bid, and the maximum is that of -2
    and 0."""
    matrix = ref.bid_matrix({1}, 5, 2, 1)
    best = [t.bid for t, m in zip(matrix.left, matrix.minima, strict=True) if m == matrix.maximin]
    yield Cell("Left's maximin bids", [worked("example-11.bid")], best)
    yield Cell("maximum", max(-2, 0), int(matrix.maximin))


TABLES = {1: "example-12-matrix-1", 2: "example-12-matrix-2"}
WORDS = {1: "first", 2: "second"}
HEAPS = {1: 9, 2: 5}
"""The heap of which each table is the bid matrix; as printed, both are of heap 9."""


def _cells(name: str, x: int, part: str) -> Iterator[Cell]:
    """Printed cells of a table of Example 12, or a margin of it, against the bid matrix of heap x.

    Args:
        name: the table.
        x: the heap; the shape fixes Left's budget, and she has the marker.
        part: `body`, `min` (the last row) or `max` (the last column).
    """
    matrix = ref.bid_matrix({1}, 9, x, shape(name)[0])
    table = printed_rows("bidding", name)
    for row, cells, maximum in zip(table, matrix.cells, matrix.maxima, strict=False):
        if part == "body":
            for ell, computed in enumerate(cells):
                yield Cell(f"{row['place']}, l = {ell}", int(row[f"l{ell}"]), int(computed))
        elif part == "max":
            yield Cell(f"{row['place']}, max", int(row["max"]), int(maximum))
    if part == "min":
        for ell, minimum in enumerate(matrix.minima):
            yield Cell(f"{table[-1]['place']}, l = {ell}", int(table[-1][f"l{ell}"]), int(minimum))


def shape(name: str) -> tuple[int, int]:
    """The last Left bid and the last Right bid of a table: the budgets p and q."""
    table = printed_rows("bidding", name)
    return len(table[0]) - 4, len(table) - 2


def _numbers(number: int) -> list[list[int]]:
    """The printed cells of a table, without its margins."""
    p, _q = shape(TABLES[number])
    table = printed_rows("bidding", TABLES[number])
    return [[int(row[f"l{ell}"]) for ell in range(p + 1)] for row in table[:-1]]


def _matrix(number: int, part: str) -> Iterator[Cell]:
    return _cells(TABLES[number], 9, part)


@claim(printed)
def example_12__matrix_1() -> Iterator[Cell]:
    """TB = 9, heap 9, Left with 6 and the marker against 3: the cells of the bid matrix as
    printed."""
    return _matrix(1, "body")


@claim(printed)
def example_12__matrix_2() -> Iterator[Cell]:
    """TB = 9, heap 9, Left with 4 and the marker against 5: the cells of the bid matrix as
    printed."""
    return _matrix(2, "body")


MARGINS = {
    f"example-12.matrix-{number}.{part}": (number, part, words, place, *shape(TABLES[number]))
    for number in TABLES
    for part, words, place in (
        ("min", "row of minima", f"{WORDS[number]} matrix, row min"),
        ("max", "column of maxima", f"{WORDS[number]} matrix, column max"),
    )
}


@claim(printed, each=MARGINS)
def example_12__margin(number: int, part: str, *_: object) -> Iterator[Cell]:
    """TB = 9, heap 9, Left with {4} and the marker against {5}: the {2} of the bid matrix as
    printed."""
    return _matrix(number, part)


@claim(printed)
def example_12__matrix_2__corrected() -> Iterator[Cell]:
    """Table 2 is the bid matrix of heap 5, not 9: TB = 9, Left with 4 and the marker, margins and
    all."""
    for part in ("body", "min", "max"):
        yield from _cells(TABLES[2], 5, part)


def _until_rows_repeat(TB: int) -> Iterator[int]:
    """Yield the heaps from 1 to the first with the row of two heaps before.

    A row, and so a bid matrix, is made of the row before alone: later ones are those again.
    """
    two_before = before = None
    for heap, row in enumerate(ref.rows({1}, TB, up_to=100)):
        if heap:
            yield heap
        if row == two_before:
            return
        two_before, before = before, row
    raise ValueError(f"TB = {TB}: rows do not repeat")


@claim(
    Instances(
        "TB = 9, both holders of the marker, every heap: all up to the first whose row is that of "
        "two heaps before",
        "heap marker",
        lambda: product(_until_rows_repeat(9), ref.Player),
    ),
    each={
        "example-12.matrix-1.position.corrected": (1, "first", 9),
        "example-12.matrix-2.position.corrected": (2, "second", 5),
    },
)
def example_12__position(heap: int, marker: ref.Player, number: int, _word: str, x: int) -> bool:
    """No heap but {2} and no other holder of the marker gives table {0}: every heap (rows repeat),
    TB = 9, the budgets that its shape fixes."""
    cells = tuple(map(tuple, _numbers(number)))
    same = ref.bid_matrix({1}, 9, heap, shape(TABLES[number])[0], marker).cells == cells
    return same == (heap == x and marker is ref.Player.LEFT)


@claim(printed)
def example_12__bids() -> Iterator[Cell]:
    """In both tables Left's bids are 0 to p and Right's 0 to q, with p + q = 9."""
    for name in TABLES.values():
        p, q = shape(name)
        table = printed_rows("bidding", name)
        yield Cell(f"{name}, r", [row["r"] for row in table], [*map(str, range(q + 1)), "min"])
        yield Cell(f"{name}, p + q", p + q, 9)


# What the text says about its own tables

BOTH = dict(enumerate(WORDS.items(), 1))


@claim(
    printed, each={f"example-12.matrix-{number}.margins": values for number, values in BOTH.items()}
)
def example_12__margins(number: int, _word: str) -> Iterator[Cell]:
    """The margins of table {0} are the minima and maxima of its printed cells."""
    table, cells = printed_rows("bidding", TABLES[number]), _numbers(number)
    for row, numbers in zip(table, cells, strict=False):
        yield Cell(f"{row['place']}, max", int(row["max"]), max(numbers))
    for ell, column in enumerate(zip(*cells, strict=True)):
        yield Cell(f"min, l = {ell}", int(table[-1][f"l{ell}"]), min(column))


def _computed(number: int) -> ref.BidMatrix:
    """What a table should be: it is that of heap 9 or, as its cells tell, of heap 5."""
    return ref.bid_matrix({1}, 9, HEAPS[number], shape(TABLES[number])[0])


@claim(
    printed,
    each={
        f"example-12.matrix-{number}.corner": (number, word, HEAPS[number])
        for number, word in WORDS.items()
    },
)
def example_12__corner(number: int, _word: str, _heap: int) -> Iterator[Cell]:
    """The lower right corner of table {0} is the maximin and the minimax of the bid matrix of
    heap {2}."""
    matrix, corner = _computed(number), int(printed_rows("bidding", TABLES[number])[-1]["max"])
    yield Cell("maximin", corner, int(matrix.maximin))
    yield Cell("minimax", corner, int(matrix.minimax))


@claim(
    Depending(
        lambda number, heap: Instances(
            f"TB = 9, heap {heap}, each l to the right of r",
            "r l",
            lambda: (
                (r, ell)
                for r, row in enumerate(_computed(number).cells)
                for ell in range(r + 1, len(row))
            ),
        )
    ),
    each={
        f"example-12.matrix-{number}.right-of-diagonal": (number, heap)
        for number, heap in HEAPS.items()
    },
)
def example_12__right_of_diagonal(r: int, ell: int, number: int, _heap: int) -> bool:
    """In table {0}, the bid matrix of heap {1}, a cell to the right of the diagonal is at most the
    diagonal cell of its row."""
    row = _computed(number).cells[r]
    return row[ell] <= row[r]


@claim(Instances("TB = 9, heap 5, Left with 4 and the marker", "", lambda: [()]))
def example_12__below_diagonal() -> Found:
    """In table 2, the bid matrix of heap 5, the diagonal does not bound what is below it: some cell
    below is larger than the diagonal cell of its column, and some is smaller."""
    cells = [[int(cell) for cell in row] for row in _computed(2).cells]
    below = [(row[ell], cells[ell][ell]) for r, row in enumerate(cells) for ell in range(min(r, 5))]
    larger, smaller = ([pair for pair in below if by(*pair)] for by in (gt, lt))
    return bool(larger and smaller), {"larger": len(larger), "smaller": len(smaller)}


@claim(
    *using(
        lambda g: g.cell(g.ell, g.r) <= g.cell(g.r, g.r),
        chained("bidding", "right_of_diagonal", "RIGHT_OF_DIAGONAL", module="theory_bids"),
    ),
    HEAPS_FROM_1,
)
def example_12__right_of_diagonal__everywhere(g: HeapPosition) -> bool:
    """In every bid matrix with Left's marker a cell to the right of the diagonal is at most the
    diagonal cell of its row."""
    rows = g.matrix().cells[: g.p + 1]
    return all(cell <= row[r] for r, row in enumerate(rows) for cell in row[r + 1 :])


def _limit_cells(figure: int, label: str, exchanged: bool) -> Iterator[Cell]:
    (row,) = (r for r in printed_rows("bidding", f"figure-{figure}") if r["labelled"] == label)
    even, odd = limit_rows(int(row["total_budget"]))
    for p, computed in enumerate(even if (label == "even") != exchanged else odd):
        yield Cell(f"{row['place']}, p = {p}", int(row[f"p{p}"]), int(computed))


LABELS = {
    f"figure-{figure}.{label}": (figure, TB, label, other)
    for figure, TB in ((1, 8), (2, 9))
    for label, other in (("even", "odd"), ("odd", "even"))
}


@claim(printed, each=LABELS)
def figure(figure: int, _TB: int, label: str, _other: str) -> Iterator[Cell]:
    """TB = {1}: the printed row is that of all large {2} heaps."""
    return _limit_cells(figure, label, False)


@claim(printed, each={f"{name}.corrected": values for name, values in LABELS.items()})
def figure__corrected(figure: int, _TB: int, label: str, _other: str) -> Iterator[Cell]:
    """TB = {1}: the row labelled {2} is that of all large {3} heaps."""
    return _limit_cells(figure, label, True)


@claim(printed)
def figure_1__caption__equation() -> Iterator[Cell]:
    """TB = 8: the value at (x, 8^), x odd and large, is 5, and it is 1 minus -4."""
    even, odd = limit_rows(8)
    yield Cell("x odd, p = 8", worked("figure-1.caption.value"), odd[8])
    yield Cell("x even, p = 0", worked("figure-1.caption.after"), even[0])
    yield Cell("1 - (-4)", 1 - worked("figure-1.caption.after"), odd[8])


LARGE_ODD = Instances(
    "TB = 8, p = 8, heap 41: the row before it is that of every second one after",
    "TB x p",
    lambda: [(8, large(8, 41), 8)],
)
LARGE_EVEN = Instances(
    "TB = 9, p = 9, heap 40: the row before it is that of every second one after",
    "TB x p",
    lambda: [(9, large(9, 40), 9)],
)


def _equilibrium_bids(TB: int, x: int, p: int, of: ref.Player) -> list[int | None]:
    return [declared.bid for declared in ref.equilibrium_bids(ref.bid_matrix({1}, TB, x, p), of)]


@claim(LARGE_ODD)
def figure_1__caption__equilibrium(TB: int, x: int, p: int) -> bool:
    """TB = 8: the tie at 0 is equilibrium play at (x, 8^) for all large odd x."""
    return all(0 in _equilibrium_bids(TB, x, p, of) for of in ref.Player)


@claim(LARGE_ODD)
def figure_1__caption__arrow(TB: int, x: int, p: int) -> Found:
    """TB = 8: where both bid 0 at (x, 8^), x odd and large, Left wins by the tie-break, and
    (x - 1, 8) with Right's marker, where play goes on, has minus the value of (x - 1, 0^)."""
    tie = ref.bid_matrix({1}, TB, x, p).cells[0][0]
    after, marked = ref.value({1}, TB, x - 1, p, ref.Player.RIGHT), limit_rows(TB)[0][TB - p]
    shown = {"the tie": int(tie), "(x - 1, 8)": int(after), "(x - 1, 0^)": marked}
    return tie == after + 1 and after == -marked, shown


@claim(LARGE_EVEN)
def figure_2__caption__not_in_equilibrium(TB: int, x: int, p: int) -> bool:
    """TB = 9: Left's bid 3 at (x, 9^), x even and large, is not in equilibrium."""
    return worked("figure-2.caption.winning-bid") not in _equilibrium_bids(
        TB, x, p, ref.Player.LEFT
    )


@claim(LARGE_EVEN)
def figure_2__caption__dominated(TB: int, x: int, p: int) -> bool:
    """TB = 9: that bid is dominated by the bid 1, which is in equilibrium."""
    bid, better = worked("figure-2.caption.winning-bid"), worked("figure-2.caption.dominating-bid")
    matrix = ref.bid_matrix({1}, TB, x, p)
    return (
        bid in [declared.bid for declared in ref.dominated_bids(matrix, ref.Player.LEFT)]
        and all(row[better] > row[bid] for row in matrix.cells)
        and better in _equilibrium_bids(TB, x, p, ref.Player.LEFT)
    )


@claim(printed)
def figure_2__caption__equation() -> Iterator[Cell]:
    """TB = 9: 5 + 1 = 6, the value after Left's win with 1 and the value before it."""
    even, odd = limit_rows(9)
    yield Cell("x - 1 odd, p = 8", worked("figure-2.caption.after"), odd[8])
    yield Cell("x even, p = 9", worked("figure-2.caption.value"), even[9])
    yield Cell("sum", worked("figure-2.caption.value"), worked("figure-2.caption.after") + 1)


@claim(LARGE_EVEN)
def figure_2__caption__zero(TB: int, x: int, p: int) -> bool:
    """TB = 9: the bid 0 is in equilibrium there too."""
    return 0 in _equilibrium_bids(TB, x, p, ref.Player.LEFT)


@claim(missing)
def figure_1__colour() -> str:
    """The arrow of Figure 1 is blue and starts at (x, 8^)."""
    return "the picture: the text holds the cells only"


@claim(missing)
def figure_2__arrow() -> str:
    """The arrow of Figure 2 starts at (x, 9^), x even, and is Left's win with 3."""
    return "the picture: the text holds the cells only"


# What proofs refer to


def _named(row: Row) -> str:
    """What the two values differ in, if they differ in one thing: heap, Left's budget or marker."""
    apart = [w for w in ("heap", "budget", "marker") if row[f"greater_{w}"] != row[f"less_{w}"]]
    return apart[0] if len(apart) == 1 else "neither"


NAMED = printed_rows("bidding", "named-monotonicity")


@claim(printed)
def section_3_2__named_monotonicity() -> Iterator[Cell]:
    """Where proofs name the monotonicity that gives an inequality, it is the one of that name: of
    budgets at one heap Lemma 14, of heaps at one budget the Heap Monotonicity lemma, of the marker
    at one heap and budget Lemmas 17 and 18."""
    return (Cell(row["place"], row["named"], _named(row)) for row in NAMED)


REFERENCES = {
    f"{name}": row
    for name, row in zip(
        ("section-3-1.figures-named", "theorem-27.proof.next-section"),
        printed_rows("bidding", "cross-references"),
        strict=True,
    )
}


@claim(printed, each=REFERENCES)
def cross_reference(row: Row) -> Iterator[Cell]:
    """The reference is to {0[subject]}."""
    yield Cell(row["subject"], row["printed"], row["meant"])


NUMBERED = printed_rows("bidding", "display-references")


@claim(printed)
def heap_monotonicity__proof__display_references() -> Iterator[Cell]:
    """In each case of the proof a reference to what is to be proved, or is assumed by induction,
    has the number of that case's display."""
    number = {(r["case"], r["role"]): r["number"] for r in NUMBERED if r["kind"] == "display"}
    for row in NUMBERED:
        if row["kind"] == "reference":
            yield Cell(row["place"], row["number"], number[row["case"], row["role"]])
