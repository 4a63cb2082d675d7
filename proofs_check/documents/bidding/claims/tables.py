"""Examples 11 and 12, Figures 1 and 2: every printed cell, and what else could have given it."""

from collections import deque
from collections.abc import Iterator
from functools import cache
from itertools import count

from proofs_check.core.claim import using
from proofs_check.documents.bidding.claims import claim
from proofs_check.documents.bidding.claims.saddles import Place, at_places
from proofs_check.documents.bidding.plans import claim as old_claim
from proofs_check.methods.enumeration import Case, settled
from proofs_check.methods.missing import missing
from proofs_check.methods.printed import Cell, Row, printed, printed_rows
from reference.bidding import (
    Player,
    bid_matrix,
    converges_at,
    dominated_bids,
    equilibrium_bids,
    heap_ruleset,
    maximin_table,
    unitary_rows,
    value,
)

TABLES = ("example-12-matrix-1", "example-12-matrix-2")


def worked(claim_id: str) -> int:
    """The printed number of the running text with this id."""
    (row,) = (r for r in printed_rows("bidding", "worked-numbers") if r["claim"] == claim_id)
    return int(row["printed"])


def unitary_row(TB: int, x: int) -> tuple[int, ...]:
    """The row of heap x by Definition 10."""
    return deque(unitary_rows(TB, x), maxlen=1)[0]


@cache
def limit_rows(TB: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The rows of all large even and of all large odd heaps.

    From the first heap at which the row is that of two heaps later, rows repeat: each row is a
    function of the one before it.
    """
    known = deque(maxlen=3)  # type: deque[tuple[int, ...]]
    for row, x in zip(unitary_rows(TB), count()):
        known.append(row)
        if x >= 2 and converges_at(None, known[0], known[2]):
            even, odd = (known[0], known[1]) if x % 2 == 0 else (known[1], known[0])
            return even, odd
    raise AssertionError("the rows never end")


# Example 11


def _enter_example_11() -> None:
    for row in printed_rows("bidding", "example-11"):
        x = int(row["heap"])

        @old_claim(
            f"example-11.row-{x}",
            f"Example 11, table, row x = {x}",
            f"TB = 5: the printed values of heap {x}, the question mark left out.",
            printed(),
            at=_enter_example_11,
        )
        def _(row: Row = row, x: int = x) -> Iterator[Cell]:
            by_definition_1 = maximin_table(heap_ruleset({1}, 5, x), x)[x].nu_hat
            for source, values in (
                ("Definition 10", unitary_row(5, x)),
                ("Definition 1", by_definition_1),
            ):
                for p, computed in enumerate(values):
                    if row[f"p{p}"] != "?":
                        yield Cell(f"p = {p}, {source}", int(row[f"p{p}"]), int(computed))


_enter_example_11()


@claim("Example 11, sentence 6, part 2", printed())
def example_11__question_mark() -> Iterator[Cell]:
    """TB = 5: the entry with the question mark, heap 2 and p = 1 with the marker, is 0."""
    for reading, computed in (
        ("Definition 10", unitary_row(5, 2)[1]),
        ("Definition 1", value({1}, 5, 2, 1, Player.LEFT)),
    ):
        yield Cell(reading, worked("example-11.value"), computed)


@claim("Example 11, sentence 3 (after the table), part 1", readings={"Left's bids": printed()})
def example_11__feasible_bids() -> Iterator[Cell]:
    """At (2, 1^) with TB = 5, Left may bid 0 or 1."""
    yield Cell("l", [0, 1], [take.bid for take in bid_matrix({1}, 5, 2, 1).left])


@claim("Example 11, sentence 3, part 2", settled())
def example_11__right_bids() -> Iterator[Case]:
    """At (2, 1^) with TB = 5 it suffices to let Right bid 0, 1 or 2, though he may bid up to 4: for
    each Left bid his minimum is the same.
    """
    matrix = bid_matrix({1}, 5, 2, 1)
    for take, column in zip(matrix.left, zip(*matrix.cells, strict=True), strict=True):
        yield Case({"l": take.bid}, min(column) == min(column[:3]), {"column": list(column)})


for _bid in (0, 1):

    @old_claim(
        f"example-11.left-bids-{_bid}",
        f"Example 11, sentence {4 + _bid}",
        f"At (2, 1^) with TB = 5, Right's minimum against Left's bid {_bid} is as printed.",
        printed(),
    )
    def _(bid: int = _bid) -> Iterator[Cell]:
        yield Cell(f"l = {bid}", worked(f"example-11.left-bids-{bid}"), _minimum(bid))


def _minimum(bid: int) -> int:
    return int(bid_matrix({1}, 5, 2, 1).minima[bid])


@claim(
    ("Example 11, sentence 4, first argument", "Example 11, sentence 4, second argument"), printed()
)
def example_11__left_bids_0__terms() -> Iterator[Cell]:
    """The two printed terms for Left's bid 0: 1 minus the value of heap 1 at budget 4, and the
    value of heap 1 at budget 2 minus 1; their minimum is -2.
    """
    row = unitary_row(5, 1)
    yield Cell("minimum", -2, min(-row[4 + 0] + 1, row[1 + 1] - 1))
    cells = bid_matrix({1}, 5, 2, 1).cells
    yield Cell("the tie at 0", -row[4] + 1, int(cells[0][0]))
    yield Cell("Right bids 1", row[2] - 1, int(cells[1][0]))


@claim(
    (
        "Example 11, sentence 5, first argument",
        "Example 11, sentence 5, third argument",
        "Example 11, sentence 5, second argument",
    ),
    printed(),
)
def example_11__left_bids_1__terms() -> Iterator[Cell]:
    """The printed terms for Left's bid 1: heap 1 at budget 0 plus 1, minus heap 1 at budget 5 plus
    1, heap 1 at budget 3 minus 1; their minimum is 0.
    """
    row = unitary_row(5, 1)
    yield Cell("minimum", 0, min(row[0] + 1, -row[5] + 1, row[3] - 1))
    cells = bid_matrix({1}, 5, 2, 1).cells
    yield Cell("Right bids 0", row[0] + 1, int(cells[0][1]))
    yield Cell("the tie at 1", -row[5] + 1, int(cells[1][1]))
    yield Cell("Right bids 2", row[3] - 1, int(cells[2][1]))


@claim("Example 11, sentence 5, second argument", printed())
def example_11__left_bids_1__unmarked_term() -> Iterator[Cell]:
    """The unmarked value of heap 1 at Left budget 0 is minus the marked one at 5."""
    yield Cell("nu_0(1)", -unitary_row(5, 1)[5], value({1}, 5, 1, 0, Player.RIGHT))


@claim(("Example 11, sentence 6, part 1", "Example 11, sentence 6, part 2"), printed())
def example_11__bid() -> Iterator[Cell]:
    """At (2, 1^) with TB = 5, Left bids 1: it is her one maximin bid, and the maximum is that of -2
    and 0.
    """
    matrix = bid_matrix({1}, 5, 2, 1)
    best = [t.bid for t, m in zip(matrix.left, matrix.minima, strict=True) if m == matrix.maximin]
    yield Cell("Left's maximin bids", [worked("example-11.bid")], best)
    yield Cell("maximum", max(-2, 0), int(matrix.maximin))


# Example 12


def _cells(name: str, x: int, p: int, part: str) -> Iterator[Cell]:
    """Printed cells of a table of Example 12, or a margin of it, against heap x at Left budget p.

    Args:
        name: the table.
        x: the heap.
        p: Left's budget; she has the marker.
        part: `body`, `min` (the last row) or `max` (the last column).
    """
    matrix = bid_matrix({1}, 9, x, p)
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


def _enter_example_12() -> None:
    for number, name in enumerate(TABLES, 1):
        p, q = shape(name)
        for part, words in (
            ("body", "the cells"),
            ("min", "the row of minima"),
            ("max", "the column of maxima"),
        ):
            old_claim(
                f"example-12.matrix-{number}" + ("" if part == "body" else f".{part}"),
                f"Example 12, table {number}",
                f"TB = 9, heap 9, Left with {p} and the marker against {q}: {words} of the bid "
                "matrix as printed.",
                printed(),
                at=_enter_example_12,
            )(lambda name=name, p=p, part=part: _cells(name, 9, p, part))


_enter_example_12()


@claim("Example 12, sentence 2, part 2, second matrix", printed())
def example_12__matrix_2__corrected() -> Iterator[Cell]:
    """Table 2 is the bid matrix of heap 5, not 9: TB = 9, Left with 4 and the marker, margins and
    all.
    """
    for part in ("body", "min", "max"):
        yield from _cells(TABLES[1], 5, 4, part)


def _enter_only_position() -> None:
    for number, (name, x) in enumerate(zip(TABLES, (9, 5), strict=True), 1):

        @old_claim(
            f"example-12.matrix-{number}.position.corrected",
            f"Example 12, table {number}",
            f"No heap but {x} and no other holder of the marker gives table {number}: every heap "
            "(rows repeat), TB = 9, the budgets that its shape fixes.",
            settled(),
            at=_enter_only_position,
        )
        def _(name: str = name, x: int = x) -> Iterator[Case]:
            p, _q = shape(name)
            table = printed_rows("bidding", name)
            cells = tuple(tuple(int(row[f"l{ell}"]) for ell in range(p + 1)) for row in table[:-1])
            # The matrix of a heap depends on the row before it; those repeat from heap 18 on.
            for heap in range(1, 22):
                for marker in Player:
                    same = bid_matrix({1}, 9, heap, p, marker).cells == cells
                    expected = heap == x and marker is Player.LEFT
                    yield Case({"heap": heap, "marker": marker.value}, same == expected)


_enter_only_position()


@claim("Example 12, sentence 2, part 1", printed())
def example_12__bids() -> Iterator[Cell]:
    """In both tables Left's bids are 0 to p and Right's 0 to q, with p + q = 9."""
    for name in TABLES:
        p, q = shape(name)
        table = printed_rows("bidding", name)
        yield Cell(f"{name}, r", [row["r"] for row in table], [*map(str, range(q + 1)), "min"])
        yield Cell(f"{name}, p + q", p + q, 9)


def _printed_matrix(name: str) -> list[list[int]]:
    p, _q = shape(name)
    return [
        [int(row[f"l{ell}"]) for ell in range(p + 1)] for row in printed_rows("bidding", name)[:-1]
    ]


def _enter_within_example_12() -> None:
    """What the text says about its own tables, on the printed cells alone."""
    for number, name in enumerate(TABLES, 1):
        cells = _printed_matrix(name)

        @old_claim(
            f"example-12.matrix-{number}.margins",
            f"Example 12, table {number}, margins",
            f"The margins of table {number} are the minima and maxima of its printed cells.",
            printed(),
            at=_enter_within_example_12,
        )
        def _(name: str = name, cells: list[list[int]] = cells) -> Iterator[Cell]:
            table = printed_rows("bidding", name)
            for row, numbers in zip(table, cells, strict=False):
                yield Cell(f"{row['place']}, max", int(row["max"]), max(numbers))
            for ell, column in enumerate(zip(*cells, strict=True)):
                yield Cell(f"min, l = {ell}", int(table[-1][f"l{ell}"]), min(column))

        @old_claim(
            f"example-12.matrix-{number}.corner",
            "Example 12, sentence 4",
            f"The lower right corner of table {number} is the maximin and the minimax of its "
            "printed cells.",
            printed(),
            at=_enter_within_example_12,
        )
        def _(name: str = name, cells: list[list[int]] = cells) -> Iterator[Cell]:
            corner = int(printed_rows("bidding", name)[-1]["max"])
            yield Cell("maximin", corner, max(map(min, zip(*cells, strict=True))))
            yield Cell("minimax", corner, min(map(max, cells)))

        @old_claim(
            f"example-12.matrix-{number}.right-of-diagonal",
            "Example 12, sentence 5, part 1",
            f"In table {number}, a cell to the right of the diagonal is at most the diagonal cell "
            "of its row.",
            settled(),
            at=_enter_within_example_12,
        )
        def _(cells: list[list[int]] = cells) -> Iterator[Case]:
            for r, row in enumerate(cells):
                for ell in range(r + 1, len(row)):
                    yield Case({"r": r, "l": ell}, row[ell] <= row[r])


_enter_within_example_12()


@claim("Example 12, sentence 5, part 2", settled())
def example_12__below_diagonal() -> Iterator[Case]:
    """In table 2 the diagonal does not bound what is below it: some cell below is larger than the
    diagonal cell of its column, and some is smaller.
    """
    cells = _printed_matrix(TABLES[1])
    below = [
        (cells[r][ell], cells[ell][ell]) for r in range(len(cells)) for ell in range(min(r, 5))
    ]
    yield Case("larger", any(a > b for a, b in below))
    yield Case("smaller", any(a < b for a, b in below))


@at_places(
    "example-12.right-of-diagonal.everywhere",
    "Example 12, sentence 5, part 1, as the proof of Theorem 3 needs it",
    "In every bid matrix with Left's marker a cell to the right of the diagonal is at most the "
    "diagonal cell of its row.",
    least=1,
)
def _(g: Place) -> bool:
    rows = g.matrix().cells[: g.p + 1]
    return all(cell <= row[r] for r, row in enumerate(rows) for cell in row[r + 1 :])


# Figures 1 and 2


def large(TB: int, x: int) -> int:
    """A heap that stands for all large ones of its parity: its row and matrix repeat.

    Raises:
        ValueError: it does not.
    """
    if unitary_row(TB, x - 1) != unitary_row(TB, x + 1):
        raise ValueError(f"heap {x} is not large for TB = {TB}")
    return x


def _limit_cells(number: int, label: str, exchanged: bool) -> Iterator[Cell]:
    (row,) = (r for r in printed_rows("bidding", f"figure-{number}") if r["labelled"] == label)
    TB = int(row["total_budget"])
    even, odd = limit_rows(TB)
    for p, computed in enumerate(even if (label == "even") != exchanged else odd):
        yield Cell(f"{row['place']}, p = {p}", int(row[f"p{p}"]), int(computed))


def _enter_figures() -> None:
    for number, TB in ((1, 8), (2, 9)):
        for label in ("even", "odd"):
            old_claim(
                f"figure-{number}.{label}",
                f"Figure {number}, row labelled x {label}",
                f"TB = {TB}: the printed row is that of all large {label} heaps.",
                printed(),
                at=_enter_figures,
            )(lambda number=number, label=label: _limit_cells(number, label, False))
            other = "odd" if label == "even" else "even"
            old_claim(
                f"figure-{number}.{label}.corrected",
                f"Figure {number}, row labelled x {label}",
                f"TB = {TB}: the row labelled {label} is that of all large {other} heaps.",
                printed(),
                at=_enter_figures,
            )(lambda number=number, label=label: _limit_cells(number, label, True))


_enter_figures()


@claim("Figure 1 caption, sentence 3, part 2", printed())
def figure_1__caption__equation() -> Iterator[Cell]:
    """TB = 8: the value at (x, 8^), x odd and large, is 5, and it is 1 minus -4."""
    even, odd = limit_rows(8)
    yield Cell("x odd, p = 8", worked("figure-1.caption.value"), odd[8])
    yield Cell("x even, p = 0", worked("figure-1.caption.after"), even[0])
    yield Cell("1 - (-4)", 1 - worked("figure-1.caption.after"), odd[8])


@claim("Figure 1 caption, sentence 2, part 1", printed())
def figure_1__caption__arrow() -> Iterator[Cell]:
    """TB = 8: both bid 0 at (x, 8^), x odd; Left wins by the tie-break, and (x - 1, 8) with Right's
    marker has minus the value of (x - 1, 0^).
    """
    even, _ = limit_rows(8)
    yield Cell("nu_8(x - 1)", -even[0], value({1}, 8, large(8, 40), 8, Player.RIGHT))


@claim(("Figure 1 caption, sentence 3, part 1", "Figure 1 caption, sentence 2, part 2"), settled())
def figure_1__caption__equilibrium() -> Iterator[Case]:
    """TB = 8: the tie at 0 is equilibrium play at (x, 8^) for all large odd x."""
    yield Case({"heap": 41}, 0 in _equilibrium_bids(8, large(8, 41), 8, Player.LEFT))
    yield Case(
        {"heap": 41, "Right": True}, 0 in _equilibrium_bids(8, large(8, 41), 8, Player.RIGHT)
    )


def _equilibrium_bids(TB: int, x: int, p: int, of: Player) -> list[int | None]:
    return [declared.bid for declared in equilibrium_bids(bid_matrix({1}, TB, x, p), of)]


@claim("Figure 2 caption, sentence 3", settled())
def figure_2__caption__not_in_equilibrium() -> Iterator[Case]:
    """TB = 9: Left's bid 3 at (x, 9^), x even and large, is not in equilibrium."""
    bid = worked("figure-2.caption.winning-bid")
    yield Case(
        {"heap": 40, "bid": bid}, bid not in _equilibrium_bids(9, large(9, 40), 9, Player.LEFT)
    )


@claim(("Figure 2 caption, sentence 4, part 1", "Figure 2 caption, sentence 4, part 2"), settled())
def figure_2__caption__dominated() -> Iterator[Case]:
    """TB = 9: that bid is dominated by the bid 1, which is in equilibrium."""
    bid, better = worked("figure-2.caption.winning-bid"), worked("figure-2.caption.dominating-bid")
    matrix = bid_matrix({1}, 9, large(9, 40), 9)
    dominated = [declared.bid for declared in dominated_bids(matrix, Player.LEFT)]
    yield Case({"heap": 40, "bid": bid}, bid in dominated)
    for row in matrix.cells:
        yield Case({"heap": 40, "row": [*map(int, row)]}, row[better] > row[bid])
    yield Case(
        {"heap": 40, "bid": better}, better in _equilibrium_bids(9, large(9, 40), 9, Player.LEFT)
    )


@claim("Figure 2 caption, sentence 4, part 3", printed())
def figure_2__caption__equation() -> Iterator[Cell]:
    """TB = 9: 5 + 1 = 6, the value after Left's win with 1 and the value before it."""
    even, odd = limit_rows(9)
    yield Cell("x - 1 odd, p = 8", worked("figure-2.caption.after"), odd[8])
    yield Cell("x even, p = 9", worked("figure-2.caption.value"), even[9])
    yield Cell("sum", worked("figure-2.caption.value"), worked("figure-2.caption.after") + 1)


@claim("Figure 2 caption, sentence 5", settled())
def figure_2__caption__zero() -> Iterator[Case]:
    """TB = 9: the bid 0 is in equilibrium there too."""
    yield Case({"heap": 40}, 0 in _equilibrium_bids(9, large(9, 40), 9, Player.LEFT))


def _blue_arrow() -> None:
    """Entered below; nothing to compute."""


old_claim(
    "figure-1.colour",
    "Figure 1, caption, sentence 2",
    "The arrow of Figure 1 is blue and starts at (x, 8^).",
    missing("the picture: the text holds the cells only"),
)(_blue_arrow)
old_claim(
    "figure-2.arrow",
    "Figure 2, caption, sentence 2",
    "The arrow of Figure 2 starts at (x, 9^), x even, and is Left's win with 3.",
    *using(_blue_arrow, missing("the picture: the text holds the cells only")),
)(_blue_arrow)
