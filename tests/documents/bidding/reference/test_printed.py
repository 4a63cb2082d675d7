"""Every printed table and example against the reference; what differs is listed, cell by cell."""

from collections import deque

import pytest

from reference.bidding import (
    Player,
    Reading,
    automaton,
    bid_matrix,
    dominated_bids,
    equilibrium_bids,
    forced_win_bid,
    left_arrows,
    left_wins,
    minimax_value,
    right_arrows,
    tie_arrows,
    unitary_rows,
    value,
)
from reference.bidding.automata import Arrow
from tests.documents.bidding.reference import printed
from tests.documents.bidding.reference.printed import LARGE_HEAP, Difference


def test_example_11() -> None:
    assert printed.example_11() == []


def test_example_12_matrix_1() -> None:
    assert printed.example_12_matrix_1() == []


def test_example_12_matrix_2_is_not_that_of_heap_9() -> None:
    def differs(row: object, column: str, was: int, computed: int) -> Difference:
        return Difference(f"Example 12, table 2, row {row}, {column}", was, computed)

    assert printed.example_12_matrix_2() == [
        differs(0, "l4", -1, -3),
        differs(1, "l1", 1, -1),
        differs(1, "l4", -1, -3),
        differs(1, "max", 1, -1),
        differs(2, "l0", -1, 1),
        differs(2, "l1", -1, 1),
        differs(2, "l4", -1, -3),
        differs(2, "max", -1, 1),
        differs(3, "l3", -1, -3),
        differs(3, "l4", -1, -3),
        differs(4, "l0", 1, 3),
        differs(4, "l1", 1, 3),
        differs(4, "l2", 1, 3),
        differs(4, "l3", 1, 3),
        differs(4, "max", 1, 3),
        differs("min", "l3", -1, -3),
    ]


def test_example_12_matrix_2_is_that_of_heap_5() -> None:
    assert printed.example_12_matrix_2(x=5) == []


def test_no_other_position_gives_a_matrix_of_example_12() -> None:
    """Heaps to 30, beyond the convergence of TB = 9; the shapes fix the budget."""
    found = set()
    for number, p in ((1, 6), (2, 4)):
        for x in range(1, 31):
            for marker in Player:
                matrix = bid_matrix({1}, 9, x, p, marker)
                if not printed.matrix_differences(f"example-12-matrix-{number}", matrix):
                    found.add((number, x, marker))
    assert found == {(1, 9, Player.LEFT), (2, 5, Player.LEFT)}


def test_example_12_has_one_value() -> None:
    """The corner is the maximin and the minimax value, of heap 9 and of heap 5."""
    for x, p, corner in ((9, 6, 1), (9, 4, -1), (5, 4, -1)):
        matrix = bid_matrix({1}, 9, x, p)
        assert matrix.maximin == matrix.minimax == corner
        assert value({1}, 9, x, p, Player.LEFT) == corner
        assert minimax_value({1}, 9, x, p, Player.LEFT) == corner


@pytest.mark.parametrize("number", [1, 2])
def test_the_row_labels_of_the_figures_are_exchanged(number: int) -> None:
    """By parity (Lemma 9) no cell can stand under its printed label."""
    cells = 2 * (number + 8)
    assert len(printed.figure(number, labels_exchanged=False)) == cells
    assert printed.figure(number, labels_exchanged=True) == []


def test_figure_1_is_the_automaton() -> None:
    assert deque(unitary_rows(8, LARGE_HEAP), maxlen=1)[0] == automaton(8).even
    assert deque(unitary_rows(8, LARGE_HEAP + 1), maxlen=1)[0] == automaton(8).odd


def test_figure_2_is_not_the_automaton() -> None:
    """As printed, beta has the odd heaps' row where p > q, and the even heaps' where p < q."""
    even = deque(unitary_rows(9, LARGE_HEAP), maxlen=1)[0]
    odd = deque(unitary_rows(9, LARGE_HEAP + 1), maxlen=1)[0]
    assert automaton(9).even == automaton(9).odd == (*even[:5], *odd[5:])
    assert even[5:] == (2, 2, 4, 4, 6)
    assert odd[:5] == (-5, -3, -3, -1, -1)


def worked(claim: str) -> int:
    (row,) = (row for row in printed.table("worked-numbers") if row["claim"] == claim)
    return int(row["printed"])


@pytest.mark.parametrize(
    "row",
    [
        row
        for row in printed.table("worked-numbers")
        if row["quantity"] == "value" and row["heap"].isdigit()
    ],
    ids=lambda row: row["claim"],
)
def test_worked_values(row: dict[str, str]) -> None:
    TB, x, p = int(row["total_budget"]), int(row["heap"]), int(row["budget"])
    assert value({1}, TB, x, p, Player(row["marker"])) == int(row["printed"])


def test_the_opponent_of_the_introduction_must_bid_two() -> None:
    """Left has the marker and bids her dollar; Right has four."""
    winning = [r for r in range(5) if not left_wins(1, r, Player.LEFT)]
    assert min(winning) == worked("introduction.winning-bid")


def test_the_minima_of_example_11() -> None:
    matrix = bid_matrix({1}, 5, x=2, p=1)
    assert matrix.minima == (worked("example-11.left-bids-0"), worked("example-11.left-bids-1"))
    bids = [declared.bid for declared in equilibrium_bids(matrix, Player.LEFT)]
    assert bids == [worked("example-11.bid")]


def test_the_caption_of_figure_1() -> None:
    even = deque(unitary_rows(8, LARGE_HEAP), maxlen=1)[0]
    odd = deque(unitary_rows(8, LARGE_HEAP + 1), maxlen=1)[0]
    assert odd[8] == worked("figure-1.caption.value") == 1 - even[0]
    assert even[0] == worked("figure-1.caption.after")


def test_the_caption_of_figure_2() -> None:
    """Left has all the money, so that Right bids 0; the heap is even, as the caption says."""
    matrix = bid_matrix({1}, 9, LARGE_HEAP, 9)
    equilibrium = [declared.bid for declared in equilibrium_bids(matrix, Player.LEFT)]
    dominated = [declared.bid for declared in dominated_bids(matrix, Player.LEFT)]
    assert worked("figure-2.caption.winning-bid") in dominated
    assert worked("figure-2.caption.winning-bid") not in equilibrium
    assert worked("figure-2.caption.dominating-bid") in equilibrium
    assert worked("figure-2.caption.zero-bid") in equilibrium
    after = deque(unitary_rows(9, LARGE_HEAP - 1), maxlen=1)[0][8]
    assert after == worked("figure-2.caption.after")
    assert matrix.maximin == worked("figure-2.caption.value") == after + 1
    (cells,) = matrix.cells
    assert cells[3] == 4


@pytest.mark.parametrize(
    "row", printed.table("figures-3-to-6"), ids=lambda row: row["place"].removeprefix("Figure ")
)
def test_arrow_labels(row: dict[str, str]) -> None:
    """As many labels as arrows. In Figure 3 an arrow and its return share one, a loop has none."""
    TB, bid = int(row["total_budget"]), int(row["bid"])
    if row["figure"] == "3":
        arrows = tie_arrows(TB, bid)
        pairs = {frozenset((arrow.source, arrow.target)) for arrow in arrows}
        labels = len([pair for pair in pairs if len(pair) == 2])
    elif row["figure"] == "6":
        labels = len(right_arrows(TB, bid, reduced=True))
    else:
        labels = len(left_arrows(TB, bid, reduced=row["figure"] == "5"))
    assert labels == int(row["labels"])


@pytest.mark.parametrize(("figure", "bids"), [("3", 3), ("4", 5), ("5", 3), ("6", 3)])
def test_no_picture_is_missing(figure: str, bids: int) -> None:
    """Each bid with an arrow has a picture, and no other bid has."""

    def arrows(TB: int, bid: int) -> tuple[Arrow, ...]:
        if figure == "3":
            return tie_arrows(TB, bid)
        if figure == "6":
            return right_arrows(TB, bid, reduced=True)
        return left_arrows(TB, bid, reduced=figure == "5")

    least = 0 if figure == "3" else 1
    pictured = [int(r["bid"]) for r in printed.table("figures-3-to-6") if r["figure"] == figure]
    assert pictured == [bid for bid in range(least, 6) if arrows(5, bid)]
    assert len(pictured) == bids


def test_the_caption_of_figure_3() -> None:
    targets = {arrow.source: arrow for arrow in tie_arrows(5, 0)}
    assert targets[4] == Arrow(4, worked("figure-3.caption.arrow"), Player.RIGHT)
    assert set(targets) == set(range(6))
    assert all(len(tie_arrows(5, bid)) < 6 for bid in range(1, 6))


@pytest.mark.parametrize("B", [{0}, {0, 1}])
def test_example_2_1(B: set[int]) -> None:
    """The example asks no more of B than that 0 is in it."""
    assert printed.example_2_1(1, B, Reading()) == []


def test_example_2_2() -> None:
    assert printed.example_2_2(Reading()) == []


@pytest.mark.parametrize("q", range(12))
@pytest.mark.parametrize(
    "row",
    printed.table("theorem-29-proof"),
    ids=lambda row: f"{row['marker']}-{row['move']}-{row['quantity']}",
)
def test_the_bids_of_theorem_29(row: dict[str, str], q: int) -> None:
    marker, k = Player(row["marker"]), int(row["move"])
    total = sum(forced_win_bid(i, q, marker) for i in range(1, k + 1))
    computed = {
        "bid": forced_win_bid(k, q, marker),
        "sum of bids": total,
        "right budget after": q + total,
    }
    assert int(row["times_q"]) * q + int(row["constant"]) == computed[row["quantity"]]
