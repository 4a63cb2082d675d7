"""Single bids in unitary games: the cells of the bid matrix, for every total budget and heap."""

from dataclasses import dataclass
from functools import cache

from proofs_check.documents.bidding import theory as unitary_theory
from proofs_check.documents.bidding.saddles import After, HeapPosition
from proofs_check.documents.bidding.theory import *
from proofs_check.methods.theory import *
from reference.bidding import Player, available_bids, game, heap_bid_matrix, rows

LARGEST_TB, LAST_HEAP = 4, 5
"""The bounds of the models."""


def models() -> Iterator[Model]:
    """Yield every total budget up to 4 on heaps to 5, with the bid matrices by the reference."""
    for total, model in enumerate(models_of(unitary_theory.UNITARY)):
        if total <= LARGEST_TB:
            functions = {**model.functions, **bids_of(total)}
            values = {"Int": range(-LAST_HEAP, LAST_HEAP + 1), "Bool": (False, True)}
            yield Model(model.says, functions, values)


# The functions of this theory, by the reference
bids_of = lambda total: _cells(total) | _turns(total)


def _cells(total: int) -> dict[str, Callable[..., Any]]:
    unitary, table = game((1,), total), list(rows((1,), total, up_to=LAST_HEAP))
    matrix: Any = cache(
        lambda x, p, holder: heap_bid_matrix(unitary, x, p, holder, table.__getitem__)
    )

    def cell(holder: Player) -> Callable[[int, int, int, int], int]:
        def of(x: int, p: int, ell: int, r: int) -> int:
            given = x >= 1 and 0 <= ell <= p and 0 <= r <= total - p
            return matrix(x, p, holder).cells[r][ell] if given else 0

        return of

    def line(of: str) -> Callable[[int, int, int], int]:
        """The least of a column of the bid matrix, Left with the marker, or the most of a row."""

        def at(x: int, p: int, bid: int) -> int:
            every = getattr(matrix(x, p, Player.LEFT), of) if x >= 1 and 0 <= p <= total else ()
            return every[bid] if 0 <= bid < len(every) else 0

        return at

    worst = line("minima")
    return {
        "cell_hat": cell(Player.LEFT),
        "cell": cell(Player.RIGHT),
        "worst": worst,
        "forced_best": lambda x, p: max(
            (worst(x, p, bid) for bid in range(total - p, p + 1)), default=0
        ),
        "best": line("maxima"),
    }


def _turns(total: int) -> dict[str, Callable[..., Any]]:
    """The bids that a player has, and what two bids lead to."""

    def after(p: int, left_has: bool, ell: int, r: int) -> After:
        given = 0 <= ell <= p and 0 <= r <= total - p
        return HeapPosition(total, 1, p, ()).after(ell, r, left_has) if given else After(0, True, 0)

    return {
        "has_bid": lambda dollars, b: (
            0 <= dollars <= total and b in available_bids(tuple(range(total + 1)), dollars)
        ),
        "budget_after": lambda *bids: after(*bids).budget,
        "left_has_after": lambda *bids: after(*bids).left_has,
        "point_after": lambda *bids: after(*bids).point,
    }


BIDS = Theory("bidding", "bids", models)
BIDS.let(m=BOOL)
cell_hat, cell = BIDS.functions("cell_hat cell", INT, INT, INT, INT, INT)
bids = notion("Whether the players can bid l and r.", "bids")(
    lambda p, ell, r: budget(p) & rises(0, ell, p) & rises(0, r, q_of(p))
)
cells = BIDS.axiom("the bid matrix")(
    lambda x, p, ell, r: implies(
        (x >= 1) & bids(p, ell, r),
        (cell_hat(x, p, ell, r) == entry_hat(x, p, ell, r))
        & (cell(x, p, ell, r) == unitary_theory.entry(x, p, ell, r)),
    )
)
empty = BIDS.follows("the empty heap")(
    lambda x, p: implies((x == 0) & budget(p), (nu_hat(x, p) == 0) & (nu(x, p) == 0)),
    unitary_theory.start,
)
tie = BIDS.follows("a tie: what it is worth, and that a smaller one is worth as much or more")(
    lambda x, p, ell: implies(
        (x >= 1) & bids(p, ell, ell),
        (cell_hat(x, p, ell, ell) == -nu_hat(x - 1, q_of(p) + ell) + 1)
        & implies(ell >= 1, cell_hat(x, p, ell, ell) <= cell_hat(x, p, ell - 1, ell - 1)),
    ),
    cells,
    lambda x, p, ell: (cells(x, p, ell - 1, ell - 1), mirror(x - 1, p - ell)),
    lambda x, p, ell: mirror(x - 1, p - ell + 1),
    lambda x, p, ell: budgets(x - 1, q_of(p) + ell - 1, q_of(p) + ell),
)
above_diagonal = BIDS.follows(
    "where Left bids as much as Right she gets at most what the tie at 0 gives"
)(
    lambda x, p, ell, r: implies(
        (x >= 1) & bids(p, ell, r) & (ell >= r), cell_hat(x, p, ell, r) <= cell_hat(x, p, 0, 0)
    ),
    mirror,
    lambda x, p, ell, r: (cells(x, p, ell, r), cells(x, p, 0, 0), mirror(x - 1, p - ell)),
    lambda x, p, ell, r: (dollar(x - 1, p - ell), budgets(x - 1, p - ell + 1, p)),
    lambda x, p, ell, r: budgets(x - 1, q_of(p), q_of(p) + ell),
)
around = BIDS.together("the values about a bid of Left's, a heap before")(
    lambda x, p, ell, r: (
        budgets(x - 1, p + ell + 1, p + ell + 2),
        budgets(x - 1, p + ell + 2, p + r + 1),
        dollar(x - 1, p + ell + 1),
        marker(x - 1, p),
        marker(x - 1, p - ell),
        unitary_theory.start(x, p),
    )
)

# The bids that a player has, and what two bids lead to

has_bid = BIDS.function("has_bid", INT, INT, BOOL)
budget_after, point_after = BIDS.functions("budget_after point_after", INT, BOOL, INT, INT, INT)
left_has_after = BIDS.function("left_has_after", INT, BOOL, INT, INT, BOOL)
available = BIDS.axiom("Definition 8, the bids with some dollars")(
    lambda dollars, b: implies(budget(dollars), has_bid(dollars, b) == rises(0, b, dollars))
)
left_wins = notion("Whether Left wins the turn, who has the marker or not.", "left_wins")(
    lambda m, ell, r: (ell > r) | ((ell == r) & m)
)
turn = BIDS.axiom(
    "Definition 8, a turn: who wins pays the bid and gets a point, and a tie passes the marker on"
)(
    lambda p, m, ell, r: implies(
        bids(p, ell, r),
        (budget_after(p, m, ell, r) == either(left_wins(m, ell, r), p - ell, p + r))
        & (point_after(p, m, ell, r) == either(left_wins(m, ell, r), 1, -1))
        & (left_has_after(p, m, ell, r) == (m ^ (ell == r))),
    )
)
more_bids = BIDS.follows("with more dollars Left has all bids that she has with less")(
    lambda pi, p, ell: implies(rises(0, pi, p, TB()) & has_bid(pi, ell), has_bid(p, ell)), available
)
small_bids = BIDS.together("bids of 0 and 1, with either marker, and bids of 0 twice")(
    lambda x, p: (
        [turn(p, m, ell, 0) for m in (True, False) for ell in (0, 1)],
        turn(budget_after(p, True, 0, 0), left_has_after(p, True, 0, 0), 0, 0),
    )
)

# Columns and rows of the bid matrix: what a bid is worth at least, or at most

worst, best = BIDS.functions("worst best", INT, INT, INT, INT)
worst_at, best_at = BIDS.choices("worst_at best_at", INT, INT, INT, INT)
forced_best = BIDS.function("forced_best", INT, INT, INT)
forced_bid, first_best = BIDS.choices("forced_bid first_best", INT, INT, INT)
column = BIDS.recursion("the least that a bid of Left's gives, Left with the marker")(
    lambda x, p, ell, r: implies(
        (x >= 1) & bids(p, ell, r),
        (worst(x, p, ell) <= entry_hat(x, p, ell, r))
        & (worst_at(x, p, ell) >= 0)
        & (worst_at(x, p, ell) <= q_of(p))
        & (worst(x, p, ell) == entry_hat(x, p, ell, worst_at(x, p, ell))),
    )
)
row = BIDS.recursion("the most that Left gets against a bid of Right's, Left with the marker")(
    lambda x, p, ell, r: implies(
        (x >= 1) & bids(p, ell, r),
        (best(x, p, r) >= entry_hat(x, p, ell, r))
        & (best_at(x, p, r) >= 0)
        & (best_at(x, p, r) <= p)
        & (best(x, p, r) == entry_hat(x, p, best_at(x, p, r), r)),
    )
)
forced_most = BIDS.recursion("the best of the bids that Right cannot outbid, Left with the marker")(
    lambda x, p, ell: implies(
        (x >= 1) & budget(p) & (q_of(p) <= p),
        (forced_bid(x, p) >= q_of(p))
        & (forced_bid(x, p) <= p)
        & (forced_best(x, p) == worst(x, p, forced_bid(x, p)))
        & implies((ell >= q_of(p)) & (ell <= p), worst(x, p, ell) <= forced_best(x, p)),
    )
)
first = BIDS.recursion(
    "the least bid of Left's that gives the value, if one does, Left with the marker"
)(
    lambda x, p, ell: implies(
        (x >= 1) & budget(p) & rises(0, ell, p) & (worst(x, p, ell) >= nu_hat(x, p)),
        rises(0, first_best(x, p), ell) & (worst(x, p, first_best(x, p)) >= nu_hat(x, p)),
    )
)
fixed_bids = BIDS.follows(
    "a fixed bid of Left's gives at most the value, one of Right's at least it"
)(
    lambda x, p, ell, r: implies(
        (x >= 1) & bids(p, ell, r),
        (worst(x, p, ell) <= nu_hat(x, p)) & (best(x, p, r) >= nu_hat(x, p)),
    ),
    (unitary_theory.most_hat, attained_hat),
    lambda x, p, ell, r: (column(x, p, ell, reply_hat(x, p, ell)), row(x, p, bid_hat(x, p), r)),
)

# Right's answer to a bid of Left's
_against = lambda x, p, ell: worst_at(x, p, ell)
forced_win = BIDS.follows(
    "Lemma 14, proof: a forced win of the turn is worth as much with a dollar more"
)(
    lambda x, p: implies(
        (x >= 1) & (p < TB()) & rises(0, q_of(p), p), forced_best(x, p + 1) >= forced_best(x, p)
    ),
    forced_most,
    lambda x, p: (forced_most(x, p + 1, forced_bid(x, p)), column(x, p + 1, forced_bid(x, p), 0)),
    lambda x, p: column(x, p, forced_bid(x, p), _against(x, p + 1, forced_bid(x, p))),
    lambda x, p: budgets(x - 1, p - forced_bid(x, p), p - forced_bid(x, p) + 1),
)
no_forced_win = BIDS.follows(
    "Lemma 14, proof: without a forced win the same bid is worth as much with a dollar more"
)(
    lambda x, p, ell: implies(
        (x >= 1) & rises(0, ell, p) & (p < q_of(p)), worst(x, p + 1, ell) >= worst(x, p, ell)
    ),
    lambda x, p, ell: (column(x, p + 1, ell, 0), column(x, p, ell, _against(x, p + 1, ell))),
    lambda x, p, ell: budgets(x - 1, p - ell, p - ell + 1),
    lambda x, p, ell: budgets(x - 1, p + _against(x, p + 1, ell), p + _against(x, p + 1, ell) + 1),
)
three_forms = BIDS.follows(
    "Heap Monotonicity, proof: a value is that of a win of either player's, or of a tie"
)(
    lambda x, p: implies(
        (x >= 1) & budget(p),
        bids(p, bid_hat(x, p), reply_hat(x, p, bid_hat(x, p)))
        & (nu_hat(x, p) == entry_hat(x, p, bid_hat(x, p), reply_hat(x, p, bid_hat(x, p))))
        & implies(
            bid_hat(x, p) <= q_of(p),
            nu(x - 1, p - bid_hat(x, p)) == -nu_hat(x - 1, q_of(p) + bid_hat(x, p)),
        ),
    ),
    (attained_hat, unitary_theory.most_hat, mirror),
    at=lambda x, p: (reply_hat(x, p, bid_hat(x, p)), bid_hat(x, p), p - bid_hat(x, p)),
)


@notion("Right's bid in an equilibrium that Left does not win strictly.")
def tied_or_outbid(x: Any, p: Any) -> Any:
    kept = unitary_theory.saddle_bid(x, p)
    return either(first_best(x, p) <= kept, kept, first_best(x, p))


# A dollar less than Left's least best bid
_less = lambda x, p: first_best(x, p) - 1

# Why Left's bid of a dollar less does not give the value
_next_to_first = lambda x, p: (
    column(x, p, _less(x, p), 0),
    budgets(x - 1, p - first_best(x, p), p - _less(x, p)),
    dollar(x - 1, p - first_best(x, p)),
    budgets(x - 1, p + first_best(x, p), p + _against(x, p, _less(x, p))),
)
equilibrium = BIDS.follows(
    "each position has an equilibrium, Left with the marker, in which she does not win strictly"
)(
    lambda x, p, ell, r: implies(
        (x >= 1) & bids(p, ell, r),
        bids(p, first_best(x, p), tied_or_outbid(x, p))
        & (first_best(x, p) <= tied_or_outbid(x, p))
        & rises(
            entry_hat(x, p, ell, tied_or_outbid(x, p)),
            entry_hat(x, p, first_best(x, p), tied_or_outbid(x, p)),
            entry_hat(x, p, first_best(x, p), r),
        ),
    ),
    unitary_theory.saddle,
    lambda x, p, ell, r: (unitary_theory.saddle(x, p, first_best(x, p)), attained_hat(x, p, 0)),
    lambda x, p, ell, r: column(x, p, bid_hat(x, p), 0),
    lambda x, p, ell, r: attained_hat(x, p, _against(x, p, bid_hat(x, p))),
    lambda x, p, ell, r: (first(x, p, bid_hat(x, p)), first(x, p, _less(x, p))),
    lambda x, p, ell, r: column(x, p, first_best(x, p), r),
    lambda x, p, ell, r: column(x, p, first_best(x, p), tied_or_outbid(x, p)),
    lambda x, p, ell, r: (_next_to_first(x, p), marker(x - 1, p - first_best(x, p))),
)
right_of_diagonal = BIDS.follows(
    "where Left bids more than Right she gets at most what the tie at his bid gives"
)(
    lambda x, p, ell, r: implies(
        (x >= 1) & bids(p, ell, r) & (ell > r), cell_hat(x, p, ell, r) <= cell_hat(x, p, r, r)
    ),
    cells,
    lambda x, p, ell, r: (cells(x, p, ell, r), dollar(x - 1, p - ell)),
    lambda x, p, ell, r: budgets(x - 1, p - ell + 1, p - r),
)

# How the claims' predicates see them


@dataclass(frozen=True)
class AnyBids:
    """Any heap, Left budget and bids, under the names of `Saddle`."""

    x: Any
    p: Any
    ell: Any = None
    r: Any = None

    TB = property(lambda self: TB())
    q = property(lambda self: q_of(self.p))
    o = lambda self, p, back=0: nu_hat(self.x - back, p)
    nu = lambda self, p, back=0: nu(self.x - back, p)
    cell = lambda self, ell, r: cell_hat(self.x, self.p, ell, r)
    with_budget = lambda self, p: AnyBids(self.x, p, self.ell, self.r)

    def after(self, ell: Any, r: Any, left_has: Any = True) -> After:
        """What two bids lead to, where Left has the marker or not."""
        bid = self.p, left_has, ell, r
        return After(budget_after(*bid), left_has_after(*bid), point_after(*bid))

    worst = lambda self, ell: worst(self.x, self.p, ell)
    best = lambda self, r: best(self.x, self.p, r)


View = Callable[..., tuple[Any, tuple[Any, ...]]]


def where_bids(*conditions: Callable[[AnyBids], Any]) -> View:
    """The bids that a claim speaks of."""

    def seen(x: Any, p: Any, ell: Any, r: Any) -> tuple[Any, tuple[Any, ...]]:
        g = AnyBids(x, p, ell, r)
        said = conjunction(condition(g) for condition in conditions)
        return (x >= 1) & bids(p, ell, r) & said, (g,)

    return seen


TIE = lambda x, p, ell: ((x >= 1) & bids(p, ell, ell), (AnyBids(x, p, ell, ell),))
HEAP_0 = lambda x, p: ((x == 0) & budget(p), (unitary_theory.AnyPosition(x, p),))
ANSWER = where_bids(
    lambda g: (g.ell <= g.q) <= (g.r == g.ell), lambda g: (g.ell > g.q) <= (g.r == g.q)
)
ABOVE_DIAGONAL = where_bids(lambda g: g.ell >= g.r)
EVERY = where_bids(lambda g: g.x >= 1)
CAN_RAISE = where_bids(lambda g: g.ell + 1 < g.q)
CAN_RAISE_TWICE = where_bids(lambda g: g.ell + 2 <= g.q)
RAISES = where_bids(lambda g: g.ell + 2 < g.q, lambda g: (g.r >= g.ell + 2) & (g.r < g.q))
RIGHT_OF_DIAGONAL = where_bids(lambda g: g.ell > g.r)
SMALL_BIDS = lambda x, p: ((x >= 1) & budget(p), (AnyBids(x, p),))
FROM_A_DOLLAR = lambda x, p: ((x >= 1) & budget(p) & (p >= 1), (AnyBids(x, p),))
# Two Left budgets and a bid: whether she has it with the less, and with the more
MORE_BIDS = lambda pi, p, ell: (rises(0, pi, p, TB()), (has_bid(pi, ell), has_bid(p, ell)))

# Left can bid q: what the best bid of q or more is worth at p, and with a dollar more
FORCED_WIN = lambda x, p: (
    (x >= 1) & rises(0, q_of(p), p) & (p < TB()),
    (forced_best(x, p), forced_best(x, p + 1)),
)

# Left cannot bid q: what a bid is worth at p, and with a dollar more
NO_FORCED_WIN = lambda x, p, ell: (
    (x >= 1) & rises(0, ell, p) & (p < q_of(p)),
    (worst(x, p, ell), worst(x, p + 1, ell)),
)

# A position that is not empty, with Left's best bid and Right's reply
BEST_BIDS = lambda x, p: (
    (x >= 1) & budget(p),
    (AnyBids(x, p, bid_hat(x, p), reply_hat(x, p, bid_hat(x, p))),),
)


def EQUILIBRIUM(x: Any, p: Any, ell: Any, r: Any) -> tuple[Any, tuple[Any, ...]]:
    """The bids of an equilibrium, of p and q dollars, and what Left gets.

    By another bid of hers, by these, and by another of his.
    """
    ours, theirs = first_best(x, p), tied_or_outbid(x, p)
    pairs = ((ell, theirs), (ours, theirs), (ours, r))
    return (x >= 1) & bids(p, ell, r), (
        ours,
        theirs,
        p,
        q_of(p),
        *(entry_hat(x, p, *pair) for pair in pairs),
    )
