"""Section 5: feasible, dominated and relevant bids, and the arrows of Figures 3 to 6."""

from collections.abc import Callable, Iterator
from itertools import pairwise

from proofs_check.core.claim import using
from proofs_check.core.evidence import Json
from proofs_check.documents.bidding.claims import claim
from proofs_check.documents.bidding.claims.section_2 import path, symmetric_in_U
from proofs_check.documents.bidding.plans import claim as old_claim
from proofs_check.methods.enumeration import Case, settled, within
from proofs_check.methods.missing import missing
from proofs_check.methods.printed import Cell, Row, printed, printed_rows
from reference.bidding import (
    Player,
    Ruleset,
    as_ruleset,
    bid_matrix,
    corollary_6,
    dominated_bids,
    equilibria,
    in_U,
    left_arrows,
    left_wins,
    maximin_table,
    right_arrows,
    ruleset_bid_matrix,
    tie_arrows,
)
from reference.bidding.automata import Arrow
from reference.bidding.bids import Domination

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
    return len(found if figure != 3 else {frozenset((a.source, a.target)) for a in found})


def _enter_pictures() -> None:
    for figure in (3, 4, 5, 6):
        pictures = printed_rows("bidding", "figures-3-to-6")
        table = tuple(r for r in pictures if r["figure"] == str(figure))
        for row in table:

            @old_claim(
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

        @old_claim(
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

        old_claim(
            f"figure-{figure}.ends",
            f"Figure {figure}",
            f"TB = 5: where the arrows of Figure {figure} begin and end.",
            missing("the picture: the text has the nodes and the labels of the arrows, not ends"),
            at=_enter_pictures,
        )(_nothing)


def _nothing() -> None:
    """Stands for a claim that cannot be looked at."""


_enter_pictures()


@claim("Figure 3, picture 1T", printed())
def figure_3__bid_1__corrected() -> Iterator[Cell]:
    """TB = 5: the picture leaves out the arrow from $3 to $3 and has all others."""
    (row,) = (
        r
        for r in printed_rows("bidding", "figures-3-to-6")
        if (r["figure"], r["bid"]) == ("3", "1")
    )
    loops = [arrow.source for arrow in arrows(3, 1) if arrow.source == arrow.target]
    yield Cell("loops", [3], loops)
    yield Cell("labels", int(row["labels"]), labels(3, 1) - len(loops))


@claim(("Figure 3 caption, sentence 2, only", "Figure 3 caption, sentence 2, all nodes"), settled())
def figure_3__caption__only_zero() -> Iterator[Case]:
    """TB = 5: every node has an outgoing tie arrow at the bid 0, and at no other bid."""
    for bid in NODES:
        sources = {arrow.source for arrow in tie_arrows(TB, bid)}
        yield Case({"bid": bid}, (sources == set(NODES)) == (bid == 0))


@claim("Figure 3 caption, sentence 3", settled())
def figure_3__caption__negative() -> Iterator[Case]:
    """TB = 5: every tie arrow changes the sign of the representation: Right has the marker then."""
    for bid in NODES:
        for arrow in tie_arrows(TB, bid):
            yield Case({"bid": bid, "from": arrow.source}, arrow.marker is Player.RIGHT)


@claim("Figure 3 caption, sentence 4", printed())
def figure_3__caption__example() -> Iterator[Cell]:
    """TB = 5: from $4 and the marker, a win with 0 leads to Right having the marker and $1."""
    (row,) = (
        r
        for r in printed_rows("bidding", "worked-numbers")
        if r["claim"] == "figure-3.caption.arrow"
    )
    targets = {arrow.source: arrow.target for arrow in tie_arrows(TB, 0)}
    yield Cell("target", int(row["printed"]), targets[4])


@claim(
    ("Figure 3 caption, sentence 5", "Section 5, sentence 4, part 2 (parenthesis)"),
    readings={
        "more than a dollar above all that the other player has (sentence 6)": using(
            lambda: _exceeding_ties(), settled()
        ),
        "another bid is better against all bids of Right's, in unitary games": settled(),
    },
)
def figure_3__caption__none_dominated() -> Iterator[Case]:
    """TB = 5: no bid that Left wins with by a tie is dominated."""
    for x in range(1, 14):
        for p in NODES:
            matrix = bid_matrix({1}, TB, x, p)
            worse = {d.bid for d in dominated_bids(matrix, Player.LEFT, Domination.STRICT)}
            for bid in range(min(p, TB - p) + 1):
                yield Case({"heap": x, "budget": p, "bid": bid}, bid not in worse)


def _exceeding_ties() -> Iterator[Case]:
    for bid in NODES:
        for arrow in tie_arrows(TB, bid):
            yield Case({"bid": bid, "from": arrow.source}, bid <= TB - arrow.source + 1)


@claim("Figure 3 caption, sentence 6", within("TB = 5, heaps up to 14"))
def figure_3__caption__reason() -> Iterator[Case]:
    """A bid is dominated only where the other player's budget is too small for it: at each bid that
    Figures 5 and 6 leave out, a dollar less wins against all bids of the other, and is no worse, in
    unitary games.
    """
    for x in range(1, 15):
        for p in NODES:
            cells = bid_matrix({1}, TB, x, p).cells
            for bid in range(1, TB + 1):
                at: dict[str, Json] = {"heap": x, "budget": p, "bid": bid}
                if _left_out(left_arrows, bid, p):
                    wins = all(left_wins(bid - 1, r, Player.LEFT) for r in range(TB - p + 1))
                    yield Case(
                        {**at, "of": "Left"}, wins and all(r[bid - 1] >= r[bid] for r in cells)
                    )
                if _left_out(right_arrows, bid, p):
                    wins = not any(left_wins(ell, bid - 1, Player.LEFT) for ell in range(p + 1))
                    better = all(a <= b for a, b in zip(cells[bid - 1], cells[bid], strict=True))
                    yield Case({**at, "of": "Right"}, wins and better)


def _left_out(side: Callable[..., tuple[Arrow, ...]], bid: int, p: int) -> bool:
    """Whether a bid of Figure 4, or its mirror image, is not in Figure 5, or Figure 6."""
    found = {a.source for a in side(TB, bid, reduced=False)}
    return p in found - {a.source for a in side(TB, bid, reduced=True)}


@claim(
    ("Figure 4 caption, sentence 1, Left", "Figure 4 caption, sentence 1, Right"),
    readings={
        "nodes from left to right 0 to 5, as their labels are printed": settled(),
        "nodes from left to right 5 to 0, as the columns of the tables are": using(
            lambda: _right_pointing(descending=True), settled()
        ),
    },
)
def figure_4__caption__direction() -> Iterator[Case]:
    """TB = 5: an edge where Left wins, from p to p - l, points to the right, and one where Right
    wins, from p to p + r, to the left.
    """
    return _right_pointing(descending=False)


def _right_pointing(descending: bool) -> Iterator[Case]:
    for bid in range(1, TB + 1):
        for arrow in left_arrows(TB, bid, reduced=False):
            pointing = arrow.target < arrow.source if descending else arrow.target > arrow.source
            yield Case({"bid": bid, "from": arrow.source, "to": arrow.target}, pointing)
        for arrow in right_arrows(TB, bid, reduced=False):
            pointing = arrow.target > arrow.source if descending else arrow.target < arrow.source
            yield Case({"Right's bid": bid, "from": arrow.source, "to": arrow.target}, pointing)


@claim("Figure 4 caption, sentence 3", settled())
def figure_4__caption__without_edges() -> Iterator[Case]:
    """TB = 5: from one picture to the next the number of nodes without an outgoing edge grows."""
    without = [
        len(NODES) - len({a.source for a in left_arrows(TB, bid, reduced=False)})
        for bid in range(1, TB + 1)
    ]
    for bid, (before, after) in enumerate(pairwise(without), 1):
        yield Case({"bid": bid}, before < after)


@claim(
    "Figure 5 caption, sentence 2",
    within("every symmetric ruleset in U of 3 positions, weights -2 to 2, TB <= 2, all bids"),
)
def figure_5__caption__not_relevant() -> Iterator[Case]:
    """In U and with all bids, leaving out Left's strict wins changes no value: formula (2)."""
    for gamma, at in symmetric_in_U(2):
        if len(gamma.B) == gamma.TB + 1:
            nu_hat = {x: row.nu_hat for x, row in maximin_table(as_ruleset(gamma)).items()}
            for x in gamma.M:
                for p in range(gamma.TB + 1):
                    without = corollary_6(gamma, x, p, nu_hat)
                    yield Case({**at, "x": str(x), "p": p}, without == nu_hat[x][p])


PATHS_IN_U = (
    (4, 6),
    (3, 5, 3, 6),
    (0, 4, 1, 6, 3, 3),
    (2, 0, 3, 6),
    (5, 6, 5, 5, 2),
    (0, 2, 5, 6),
)
"""Symmetric paths, weights bottom up, found by a random search among those in U."""


@claim(("Figure 6 caption, sentence 2", "Section 5, sentence 8"), settled())
def figure_6__caption__relevant() -> Iterator[Case]:
    """TB = 5: each Right winning bid that Figure 6 keeps is, in some ruleset in U, Right's only
    equilibrium bid at a position, and wins strictly.
    """
    needed: set[tuple[int, int]] = set()
    for weights in PATHS_IN_U:
        gamma = as_ruleset(path(weights, range(TB + 1), TB))
        yield Case({"path": list(weights)}, in_U(gamma))
        needed |= set(_unique_right_wins(gamma, len(weights)))
    for bid in range(1, TB + 1):
        for arrow in right_arrows(TB, bid, reduced=True):
            yield Case({"bid": bid, "from": arrow.source}, (arrow.source, bid) in needed)


def _unique_right_wins(gamma: Ruleset, x: int) -> Iterator[tuple[int, int]]:
    """Yield (p, r) where Right's one equilibrium bid at x is r, and wins strictly."""
    for p in NODES:
        pairs = equilibria(ruleset_bid_matrix(gamma, x, p, Player.LEFT))
        right = {theirs.bid for _ours, theirs in pairs}
        if len(right) == 1:
            (r,) = right
            if r is not None and all((ours.bid or 0) < r for ours, _theirs in pairs):
                yield p, r


@claim(
    (
        "Section 5, sentence 7",
        "Section 5, sentence 5, Figure 5",
        "Figure 5 caption, sentence 1",
        "Figure 6 caption, sentence 1",
    ),
    settled(),
)
def section_5__dominated_differ() -> Iterator[Case]:
    """TB = 5: Figures 5 and 6 have Left's and Right's winning bids of Figure 4 but the dominated
    ones: some are left out, none is new.
    """
    for name, side in (("Left", left_arrows), ("Right", right_arrows)):
        fewer = 0
        for bid in range(1, TB + 1):
            kept, everything = (set(side(TB, bid, reduced=r)) for r in (True, False))
            fewer += len(everything) - len(kept)
            yield Case({"of": name, "bid": bid}, kept <= everything)
        yield Case({"of": name}, fewer > 0)


@claim(
    "Section 5, sentence 3",
    readings={
        "A itself: every arrow goes from p to q": settled(),
        "a generic bidding automaton: every arrow is between its TB + 1 states": using(
            lambda: (
                Case(at, {arrow.source, arrow.target} <= set(NODES)) for at, arrow in _all_arrows()
            ),
            settled(),
        ),
    },
)
def section_5__arrows_for_A() -> Iterator[Case]:
    """TB = 5: the feasible bids are arrows for automaton A."""
    for at, arrow in _all_arrows():
        yield Case(at, arrow.target == TB - arrow.source)


def _all_arrows() -> Iterator[tuple[dict[str, Json], Arrow]]:
    for figure in (3, 4, 5, 6):
        for bid in range(0 if figure == 3 else 1, TB + 1):
            for arrow in arrows(figure, bid):
                yield {"figure": figure, "bid": bid, "from": arrow.source}, arrow
