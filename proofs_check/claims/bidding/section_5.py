"""Section 5: feasible, dominated and relevant bids, and the arrows of Figures 3 to 6."""

from collections.abc import Iterator
from itertools import pairwise

from proofs_check.claims.bidding.plans import claim
from proofs_check.methods.enumeration import Case, settled
from proofs_check.methods.missing import missing
from proofs_check.methods.printed import Cell, Row, printed, printed_rows
from reference.bidding import (
    Player,
    bid_matrix,
    dominated_bids,
    equilibrium_bids,
    left_arrows,
    right_arrows,
    tie_arrows,
)
from reference.bidding.automata import Arrow

TB = 5
NODES = range(TB + 1)


def arrows(figure: int, bid: int) -> tuple[Arrow, ...]:
    """The arrows of a picture, from the rules of bidding alone."""
    if figure == 3:
        return tie_arrows(TB, bid)
    if figure == 6:
        return right_arrows(TB, bid, reduced=True)
    return left_arrows(TB, bid, reduced=figure == 5)


def labels(figure: int, bid: int) -> int:
    """How many labels a picture has: a label an arrow; in Figure 3 one an unordered pair.

    There an arrow goes to the node of Right's dollars, so that it and its return lie on each other.
    """
    found = arrows(figure, bid)
    if figure != 3:
        return len(found)
    return len({frozenset((a.source, a.target)) for a in found if a.source != a.target})


def _enter_pictures() -> None:
    for figure in (3, 4, 5, 6):
        pictures = printed_rows("bidding", "figures-3-to-6")
        table = tuple(r for r in pictures if r["figure"] == str(figure))
        for row in table:

            @claim(
                f"figure-{figure}.bid-{row['bid']}",
                row["place"],
                f"TB = 5: the picture of the bid {row['bid']} has as many arrow labels as there "
                "are arrows"
                + (", a pair of opposite ones with one label." if figure == 3 else "."),
                printed(),
                at=_enter_pictures,
            )
            def _(figure: int = figure, row: Row = row) -> Iterator[Cell]:
                nodes = [int(node) for node in row["nodes"].split()]
                yield Cell("nodes", nodes, list(NODES))
                yield Cell("labels", int(row["labels"]), labels(figure, int(row["bid"])))

        @claim(
            f"figure-{figure}.all-bids",
            f"Figure {figure}",
            f"TB = 5: Figure {figure} has a picture for each bid that has an arrow, and no other.",
            printed(),
            at=_enter_pictures,
        )
        def _(figure: int = figure, table: tuple[Row, ...] = table) -> Iterator[Cell]:
            least = 0 if figure == 3 else 1
            pictured = [int(row["bid"]) for row in table]
            yield Cell("bids", pictured, [b for b in range(least, TB + 1) if arrows(figure, b)])

        claim(
            f"figure-{figure}.ends",
            f"Figure {figure}",
            f"TB = 5: where the arrows of Figure {figure} begin and end.",
            missing("the picture: the text has the nodes and the labels of the arrows, not ends"),
            at=_enter_pictures,
        )(_nothing)


def _nothing() -> None:
    """Stands for a claim that cannot be looked at."""


_enter_pictures()


@claim(
    "figure-3.caption.only-zero",
    "Figure 3, caption, sentence 2",
    "TB = 5: every node has an outgoing tie arrow at the bid 0, and at no other bid.",
    settled(),
)
def _() -> Iterator[Case]:
    for bid in NODES:
        sources = {arrow.source for arrow in tie_arrows(TB, bid)}
        yield Case({"bid": bid}, (sources == set(NODES)) == (bid == 0))


@claim(
    "figure-3.caption.negative",
    "Figure 3, caption, sentence 3",
    "TB = 5: every tie arrow changes the sign of the representation: Right has the marker then.",
    settled(),
)
def _() -> Iterator[Case]:
    for bid in NODES:
        for arrow in tie_arrows(TB, bid):
            yield Case({"bid": bid, "from": arrow.source}, arrow.marker is Player.RIGHT)


@claim(
    "figure-3.caption.example",
    "Figure 3, caption, sentence 4",
    "TB = 5: from $4 and the marker, a win with 0 leads to Right having the marker and $1.",
    printed(),
)
def _() -> Iterator[Cell]:
    (row,) = (
        r
        for r in printed_rows("bidding", "worked-numbers")
        if r["claim"] == "figure-3.caption.arrow"
    )
    targets = {arrow.source: arrow.target for arrow in tie_arrows(TB, 0)}
    yield Cell("target", int(row["printed"]), targets[4])


@claim(
    "figure-3.caption.none-dominated",
    "Figure 3, caption, sentence 5",
    "A tie is never dominated in the sense of the next sentence: no winning bid of a tie is more "
    "than a dollar above all that the other player has.",
    settled(),
)
def _() -> Iterator[Case]:
    for bid in NODES:
        for arrow in tie_arrows(TB, bid):
            other = TB - arrow.source
            yield Case({"bid": bid, "from": arrow.source}, bid <= other + 1)


@claim(
    "figure-3.caption.none-dominated.by-outcome",
    "Figure 3, caption, sentence 5, read with the outcomes of unitary games",
    "TB = 5, every heap: a Left bid that can be tied is not strictly dominated by another.",
    settled(),
)
def _() -> Iterator[Case]:
    from reference.bidding.bids import Domination

    for x in range(1, 14):
        for p in NODES:
            matrix = bid_matrix({1}, TB, x, p)
            worse = {d.bid for d in dominated_bids(matrix, Player.LEFT, Domination.STRICT)}
            for bid in range(min(p, TB - p) + 1):
                yield Case({"heap": x, "budget": p, "bid": bid}, bid not in worse)


@claim(
    "figure-3.caption.reason",
    "Figure 3, caption, sentence 6",
    "A bid is dominated only where the other player's budget is too small for it: what Figures 5 "
    "and 6 leave out are the bids more than a dollar above the other's budget, and a bid of a "
    "dollar above it wins as surely and pays less.",
    settled(),
)
def _() -> Iterator[Case]:
    for bid in range(1, TB + 1):
        kept = {arrow.source for arrow in left_arrows(TB, bid, reduced=True)}
        for arrow in left_arrows(TB, bid, reduced=False):
            other = TB - arrow.source
            smaller_wins = bid - 1 > other
            yield Case({"bid": bid, "from": arrow.source}, (arrow.source in kept) != smaller_wins)


@claim(
    "figure-4.caption.direction",
    "Figure 4, caption, sentence 1",
    "TB = 5: an arrow where Left wins goes from p to p - l, where Right wins from p to p + r. If "
    "nodes stand in the order of their labels, 0 to 5, a right pointing edge is Left's win.",
    readings={
        "nodes from 0 to 5, as the labels are printed": settled(),
    },
)
def _() -> Iterator[Case]:
    for bid in range(1, TB + 1):
        for arrow in left_arrows(TB, bid, reduced=False):
            right_pointing = arrow.target > arrow.source
            yield Case({"bid": bid, "from": arrow.source, "to": arrow.target}, right_pointing)


@claim(
    "figure-4.caption.direction.corrected",
    "Figure 4, caption, sentence 1",
    "TB = 5: with the nodes from 0 to 5, every left pointing edge is Left's win and every right "
    "pointing edge is Right's.",
    settled(),
)
def _() -> Iterator[Case]:
    for bid in range(1, TB + 1):
        for arrow in left_arrows(TB, bid, reduced=False):
            yield Case({"bid": bid, "Left from": arrow.source}, arrow.target < arrow.source)
        for arrow in right_arrows(TB, bid, reduced=False):
            yield Case({"bid": bid, "Right from": arrow.source}, arrow.target > arrow.source)


@claim(
    "figure-4.caption.without-edges",
    "Figure 4, caption, sentence 3",
    "TB = 5: from one picture to the next the number of nodes without an outgoing edge grows.",
    settled(),
)
def _() -> Iterator[Case]:
    without = [
        len(NODES) - len({a.source for a in left_arrows(TB, bid, reduced=False)})
        for bid in range(1, TB + 1)
    ]
    for bid, (before, after) in enumerate(pairwise(without), 1):
        yield Case({"bid": bid}, before < after)


@claim(
    "figure-5.caption.not-relevant",
    "Figure 5, caption, sentence 2; Section 5, sentence 6",
    "TB = 5, unitary, every heap: leaving out Left's strict wins changes no value, as formula (3) "
    "has it.",
    settled(),
)
def _() -> Iterator[Case]:
    from reference.bidding import formula_3_rows, unitary_rows

    for x, (row, without) in enumerate(
        zip(unitary_rows(TB, 14), formula_3_rows(TB, 14), strict=True)
    ):
        yield Case({"heap": x}, row == without)


@claim(
    "figure-6.caption.relevant",
    "Section 5, last two sentences; Figure 6, caption, sentence 2",
    "TB = 5: each Right winning bid that Figure 6 keeps is for some unitary heap and budget a "
    "strictly winning bid of Right's in every equilibrium.",
    settled(),
)
def _() -> Iterator[Case]:
    needed = set(_unique_right_wins())
    for bid in range(1, TB + 1):
        for arrow in right_arrows(TB, bid, reduced=True):
            yield Case({"bid": bid, "from": arrow.source}, (arrow.source, bid) in needed)


def _unique_right_wins() -> Iterator[tuple[int, int]]:
    """Yield (p, r) where, at some heap, Right's one equilibrium bid is r and wins strictly."""
    for x in range(1, 14):
        for p in NODES:
            matrix = bid_matrix({1}, TB, x, p)
            right = {declared.bid for declared in equilibrium_bids(matrix, Player.RIGHT)}
            left = {declared.bid for declared in equilibrium_bids(matrix, Player.LEFT)}
            if len(right) == 1:
                (r,) = right
                assert r is not None
                if all(ell is not None and ell < r for ell in left):
                    yield p, r


@claim(
    "section-5.dominated-differ",
    "Section 5, sentence 4",
    "TB = 5: Figure 5 has the bids of Figure 4 without the dominated ones: some are left out, none "
    "is new.",
    settled(),
)
def _() -> Iterator[Case]:
    fewer = 0
    for bid in range(1, TB + 1):
        kept, everything = (set(left_arrows(TB, bid, reduced=r)) for r in (True, False))
        fewer += len(everything) - len(kept)
        yield Case({"bid": bid}, kept <= everything)
    yield Case("some are left out", fewer > 0)
