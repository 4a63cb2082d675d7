"""Section 5: feasible, dominated and relevant bids, and the arrows of Figures 3 to 6."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import product
from typing import Any

import reference.bidding as ref
from proofs_check.core.claim import part, restated, using
from proofs_check.core.ranges import Found, Instances, Range
from proofs_check.documents.bidding import small_rulesets as small
from proofs_check.documents.bidding.claims import claim
from proofs_check.documents.bidding.worked_numbers import worked
from proofs_check.methods.chained import chained
from proofs_check.methods.logic import conjunction, implies
from proofs_check.methods.missing import missing
from proofs_check.methods.printed import Cell, Row, printed, printed_rows
from reference.bidding.automata import Arrow
from reference.bidding.bids import Domination

TB = 5
NODES = range(TB + 1)
PICTURES = {(int(r["figure"]), int(r["bid"])): r for r in printed_rows("bidding", "figures-3-to-6")}
Side = Callable[..., tuple[Arrow, ...]]
"""The arrows of one player's wins."""
SERIES = {3: "0T to 2T", 4: "1W to 5W", 5: "1W to 3W", 6: "1W to 3W"}
"""How the pictures of each figure are labelled."""


def arrows(figure: int, bid: int) -> tuple[Arrow, ...]:
    """The arrows of a picture, from the rules of bidding alone."""
    if figure == 3:
        return ref.tie_arrows(TB, bid)
    if figure == 6:
        return ref.right_arrows(TB, bid, reduced=True)
    return ref.left_arrows(TB, bid, reduced=figure == 5)


def ends(figure: int, bid: int) -> list[tuple[int, int]]:
    """Where arrows with a label of their own end.

    In Figure 3 an arrow goes to the node of Right's dollars, so that it and its return lie on each
    other and have one label.
    """
    found = [(arrow.source, arrow.target) for arrow in arrows(figure, bid)]
    return sorted({(min(e), max(e)) for e in found}) if figure == 3 else found


def _picture(row: Row, labels: int) -> Iterator[Cell]:
    yield Cell("nodes", [int(node) for node in row["nodes"].split()], list(NODES))
    yield Cell("labels", int(row["labels"]), labels)


@claim(printed, each={f"figure-3.bid-{b}": b for b in range(3)})
def figure_3(bid: int) -> Iterator[Cell]:
    """TB = 5: the picture of the bid {0} has as many arrow labels as there are arrows, a pair of
    opposite ones with one label."""
    return _picture(PICTURES[3, bid], len(ends(3, bid)))


@claim(printed)
def figure_3__bid_1__corrected() -> Iterator[Cell]:
    """TB = 5: the picture of the bid 1 has as many labels as there are arrows but for the arrow
    from $3 to $3."""
    return _picture(PICTURES[3, 1], len([e for e in ends(3, 1) if e != (3, 3)]))


@claim(printed, each={f"figure-{f}.bid-{b}": (f, b) for f, b in PICTURES if f != 3})
def figures_4_to_6(figure: int, bid: int) -> Iterator[Cell]:
    """TB = 5: the picture of the bid {1} has as many arrow labels as there are arrows."""
    return _picture(PICTURES[figure, bid], len(ends(figure, bid)))


def _bids(figure: int) -> Iterator[Cell]:
    pictured = [bid for of, bid in PICTURES if of == figure]
    least = 0 if figure == 3 else 1
    yield Cell("bids", pictured, [b for b in range(least, TB + 1) if arrows(figure, b)])


@claim(printed)
def figure_3__all_bids() -> Iterator[Cell]:
    """TB = 5: Figure 3 has a picture for each bid that has an arrow, and no other."""
    return _bids(3)


@claim(printed, each={f"figure-{f}.all-bids": (f, words) for f, words in SERIES.items() if f != 3})
def all_pictures(figure: int, words: str) -> Iterator[Cell]:
    """TB = 5: Figure {0} has a picture for each bid that has an arrow, and no other."""
    return _bids(figure)


@claim(missing, each={f"figure-{f}.ends": (f, words) for f, words in SERIES.items()})
def ends_of_arrows(figure: int, words: str) -> str:
    """TB = 5: where the arrows of Figure {0} begin and end."""
    return "the picture: the text has the nodes and the labels of the arrows, not ends"


EVERY_BID = Instances("TB = 5, every bid", "bid", lambda: ((bid,) for bid in NODES))
EVERY_TIE = Instances(
    "TB = 5, every arrow of Figure 3",
    "bid source target",
    lambda: ((b, a.source, a.target) for b in NODES for a in ref.tie_arrows(TB, b)),
)


@claim(EVERY_BID)
def figure_3__caption__only_zero(bid: int) -> bool:
    """TB = 5: every node has an outgoing tie arrow at the bid 0, and at no other bid."""
    sources = {arrow.source for arrow in ref.tie_arrows(TB, bid)}
    return (sources == set(NODES)) == (bid == 0)


@claim(EVERY_BID)
def figure_3__caption__negative(bid: int) -> bool:
    """TB = 5: every tie arrow changes the sign of the representation: Right has the marker then."""
    return all(arrow.marker is ref.Player.RIGHT for arrow in ref.tie_arrows(TB, bid))


@claim(printed)
def figure_3__caption__example() -> Iterator[Cell]:
    """TB = 5: from $4 and the marker, a win with 0 leads to Right having the marker and $1."""
    targets = {arrow.source: arrow.target for arrow in ref.tie_arrows(TB, 0)}
    yield Cell("target", worked("figure-3.caption.arrow"), targets[4])


UNITARY_BIDS = Range(
    "unitary games, TB = 5, every p and bid, 1 <= x <= {x}",
    "x p bid",
    lambda heaps: ((x, p, bid) for x in range(1, heaps + 1) for p in NODES for bid in NODES),
    {"x": 14},
    {"x": 60},
)


def _dominated(x: int, p: int, bid: int) -> bool:
    """Whether another bid of Left's is better than this one against all of Right's."""
    matrix = ref.bid_matrix({1}, TB, x, p)
    return bid in {d.bid for d in ref.dominated_bids(matrix, ref.Player.LEFT, Domination.STRICT)}


@claim(
    readings={
        "more than a dollar above all that the other player has (sentence 6)": using(
            lambda bid, source, target: bid <= TB - source + 1, EVERY_TIE
        ),
        "another bid is better against all bids of Right's, in unitary games": UNITARY_BIDS.where(
            "a tie at the bid is possible", lambda x, p, bid: bid <= min(p, TB - p)
        ),
    }
)
def figure_3__caption__none_dominated(x: int, p: int, bid: int) -> bool:
    """TB = 5: no bid that Left wins with by a tie is dominated."""
    return not _dominated(x, p, bid)


def _left_out(side: Callable[..., tuple[Arrow, ...]], bid: int, p: int) -> bool:
    """Whether a bid of Figure 4, or its mirror image, is not in Figure 5, or Figure 6."""
    found = {a.source for a in side(TB, bid, reduced=False)}
    return p in found - {a.source for a in side(TB, bid, reduced=True)}


def _no_worse(*sides: Any) -> Any:
    """Of both: whether a bid is left out, whether a dollar less wins, and what both are worth."""
    return conjunction(implies(out, wins & (less >= more)) for out, wins, less, more in sides)


def _exceeds(p: int, bid: int) -> bool:
    """Figures 5 and 6 leave out just what is more than a dollar above all that the other has."""
    figure_5, figure_6 = (_left_out(side, bid, p) for side in (ref.left_arrows, ref.right_arrows))
    q = TB - p
    return (figure_5, figure_6) == (q + 1 < bid <= p, p + 1 < bid <= q)


@claim(
    readings={
        "the bids that Figures 5 and 6 leave out (sentence 7)": (
            *part(
                "which bids they leave out",
                *using(
                    _exceeds,
                    Instances(
                        "TB = 5, every p and bid from 1", "p bid", lambda: product(NODES, NODES[1:])
                    ),
                ),
            ),
            *part(
                "a dollar less is enough",
                *using(
                    _no_worse,
                    chained("bidding", "needless", "NEEDLESS", module="theory_forced_wins"),
                ),
                UNITARY_BIDS.where(
                    "a bid that Figure 5 or Figure 6 leaves out",
                    lambda x, p, bid: (
                        bid > 0
                        and (
                            _left_out(ref.left_arrows, bid, p)
                            or _left_out(ref.right_arrows, bid, p)
                        )
                    ),
                ),
            ),
        ),
        "each of Left's than which another is better against all bids of Right's": using(
            lambda x, p, bid: bid > TB - p, UNITARY_BIDS.where("another bid is better", _dominated)
        ),
    }
)
def figure_3__caption__reason(x: int, p: int, bid: int) -> bool:
    """TB = 5, unitary games: bids are dominated only because the other player has too little. What
    Figures 5 and 6 leave out is just what is more than a dollar above all that the other has, and
    a dollar less than that wins and is no worse; or, every dominated bid exceeds all of it."""
    cells = ref.bid_matrix({1}, TB, x, p).cells
    found = []
    if _left_out(ref.left_arrows, bid, p):
        found += [ref.left_wins(bid - 1, r, ref.Player.LEFT) for r in range(TB - p + 1)]
        found += [row[bid - 1] >= row[bid] for row in cells]
    if _left_out(ref.right_arrows, bid, p):
        found += [not ref.left_wins(ell, bid - 1, ref.Player.LEFT) for ell in range(p + 1)]
        found += [a <= b for a, b in zip(cells[bid - 1], cells[bid], strict=True)]
    return all(found)


@claim(
    Instances(
        "TB = 5, every arrow of a win, of Left's and of Right's",
        "winner bid source target",
        lambda: (
            (player, bid, arrow.source, arrow.target)
            for player, side in (
                (ref.Player.LEFT, ref.left_arrows),
                (ref.Player.RIGHT, ref.right_arrows),
            )
            for bid in range(1, TB + 1)
            for arrow in side(TB, bid, reduced=False)
        ),
    ),
    readings={
        "nodes from left to right 0 to 5, as their labels are printed": 1,
        "nodes from left to right 5 to 0, as the columns of the tables are": -1,
    },
)
def figure_4__caption__direction(
    winner: ref.Player, bid: int, source: int, target: int, direction: int
) -> bool:
    """TB = 5: an edge where Left wins, from p to p - l, points to the right, and one where Right
    wins, from p to p + r, to the left."""
    to_the_right = direction * (target - source) > 0
    return to_the_right == (winner is ref.Player.LEFT)


@claim(
    Instances("TB = 5, from each picture to the next", "bid", lambda: ((b,) for b in range(1, TB))),
    readings={
        "edges of wins of both players, as the caption has the figure": (
            ref.left_arrows,
            ref.right_arrows,
        ),
        "edges of Left's wins, as sentence 5 of the section has it": (ref.left_arrows,),
    },
)
def figure_4__caption__without_edges(bid: int, sides: Sequence[Side]) -> Found:
    """TB = 5: from one picture to the next the number of nodes without an outgoing edge grows."""
    with_edge = [
        {a.source for of in sides for a in of(TB, b, reduced=False)} for b in (bid, bid + 1)
    ]
    without = [len(NODES) - len(sources) for sources in with_edge]
    return without[0] < without[1], {"without": list(without)}


@claim(restated)
def figure_5__caption__not_relevant() -> str:
    """In U, with all bids as in the pictures, leaving out Left's strict wins changes no value:
    formula (2) gives it."""
    return "corollary-6.value.zero-bid.weakened"


def _no_strict_win(in_equilibrium: Any, ours: Any, theirs: Any) -> Any:
    return in_equilibrium & (ours <= theirs)


@claim(
    *using(_no_strict_win, chained("bidding", "relevant", "EQUILIBRIUM", module="theory_relevant")),
    small.budgets_of(
        small.positions_of(
            small.SYMMETRIC_OF_3.to({}, {"TB": 3}).where(
                "all bids, in U", lambda g: g.all_bids and g.in_U
            )
        )
    ),
)
def figure_5__caption__not_relevant__equilibria(g: small.SmallSymmetric, x: int, p: int) -> bool:
    """In U, all bids, Left with the marker: some equilibrium is a tie or a win of Right's, so that
    no bid by which Left wins strictly is relevant in the sense of Section 5, in equilibrium with
    none beside it."""
    if not g.form.M[x]:
        return True
    pairs = ref.equilibria(ref.ruleset_bid_matrix(g.gamma, x, p, ref.Player.LEFT))
    return any(_no_strict_win(True, ours.bid or 0, theirs.bid or 0) for ours, theirs in pairs)


WITNESSES = ((4, 6), (3, 5, 3, 6), (0, 4, 1, 6, 3, 3), (2, 0, 3, 6), (5, 6, 5, 5, 2), (0, 2, 5, 6))
"""Symmetric paths, weights bottom up, found by a random search among those in U."""


@cache
def _needed() -> frozenset[tuple[int, int]]:
    """Each (p, r) where Right's one equilibrium bid at a path in U is r, and wins strictly."""
    found: set[tuple[int, int]] = set()
    for weights in WITNESSES:
        gamma = ref.as_ruleset(small.path(weights, NODES, TB))
        if ref.in_U(gamma):
            found |= set(_unique_right_wins(gamma, len(weights)))
    return frozenset(found)


def _unique_right_wins(gamma: ref.Ruleset, x: int) -> Iterator[tuple[int, int]]:
    for p in NODES:
        pairs = ref.equilibria(ref.ruleset_bid_matrix(gamma, x, p, ref.Player.LEFT))
        right = {theirs.bid or 0 for _ours, theirs in pairs}
        if len(right) == 1 and all((ours.bid or 0) < min(right) for ours, _theirs in pairs):
            yield p, min(right)


@claim(
    Instances(
        "TB = 5, every arrow of Figure 6",
        "bid source",
        lambda: ((b, a.source) for b in range(1, TB + 1) for a in arrows(6, b)),
    )
)
def figure_6__caption__relevant(bid: int, source: int) -> bool:
    """TB = 5: each Right winning bid that Figure 6 keeps is, in some ruleset in U, Right's only
    equilibrium bid at a position, and wins strictly."""
    return (source, bid) in _needed()


@claim(
    Instances(
        "TB = 5, Left's winning bids and Right's",
        "winner",
        lambda: ((winner,) for winner in (ref.Player.LEFT, ref.Player.RIGHT)),
    )
)
def section_5__dominated_differ(winner: ref.Player) -> Found:
    """TB = 5: Figures 5 and 6 have some of all Left's winning bids, and of Right's: some are left
    out, none is new. Whether Figure 4 shows Right's too the text does not tell."""
    side = ref.left_arrows if winner is ref.Player.LEFT else ref.right_arrows
    kept, everything = (
        {(bid, arrow) for bid in range(1, TB + 1) for arrow in side(TB, bid, reduced=reduced)}
        for reduced in (True, False)
    )
    return kept < everything, {"kept": len(kept), "all": len(everything)}


@claim(
    Instances(
        "TB = 5, every arrow of Figures 3 to 6",
        "figure bid source target",
        lambda: (
            (figure, bid, arrow.source, arrow.target)
            for figure in (3, 4, 5, 6)
            for bid in range(0 if figure == 3 else 1, TB + 1)
            for arrow in arrows(figure, bid)
        ),
    ),
    readings={
        "A itself: every arrow goes from p to q": lambda p: {TB - p},
        "a generic bidding automaton: every arrow is between its TB + 1 states": lambda p: {*NODES},
    },
)
def section_5__arrows_for_A(
    figure: int, bid: int, source: int, target: int, allowed: Callable[[int], set[int]]
) -> bool:
    """TB = 5: the feasible bids are arrows for automaton A."""
    return target in allowed(source)
