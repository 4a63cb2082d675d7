"""Equilibria of unitary games, and what is known of the values beside them, for every TB.

The steps of the proofs of Section 3 take an equilibrium, at heap x or at x - 2, and compare what
its bids, and bids beside them, lead to. Each is one query: what the theory of unitary games says of
the columns that the bids lead to.
"""

from dataclasses import dataclass
from functools import cache

from proofs_check.documents.bidding import theory as unitary_theory, theory_bids as bids_theory
from proofs_check.documents.bidding.theory import *
from proofs_check.documents.bidding.theory_bids import best_at, bids, column, row, turn, worst_at
from proofs_check.methods.theory import *
from reference.bidding import Player, equilibria, game, heap_bid_matrix, rows

LARGEST_TB, LAST_HEAP = 3, 4
"""The bounds of the models."""


def models() -> Iterator[Model]:
    """Yield every total budget up to 3 on heaps to 4, with the equilibria by the reference."""
    for dollars, model in enumerate(models_of(bids_theory.BIDS)):
        if dollars <= LARGEST_TB:
            functions = {**model.functions, "saddle": _saddles(dollars)}
            values = {"Int": range(-1, LAST_HEAP + 1), "Bool": (False, True)}
            yield Model(model.says, functions, values)


def _saddles(dollars: int) -> Callable[[int, int, int, int], bool]:
    unitary, table = game((1,), dollars), list(rows((1,), dollars, up_to=LAST_HEAP))

    @cache
    def found(x: int, p: int) -> set[tuple[int | None, int | None]]:
        matrix = heap_bid_matrix(unitary, x, p, Player.LEFT, table.__getitem__)
        return {(ours.bid, theirs.bid) for ours, theirs in equilibria(matrix)}

    return lambda x, p, ell, r: x >= 1 and 0 <= p <= dollars and (ell, r) in found(x, p)


SADDLES = Theory("bidding", "saddles", models)
is_saddle = SADDLES.function("saddle", INT, INT, INT, INT, BOOL)
left_gains_not = SADDLES.axiom(
    "an equilibrium, Left with the marker: Left does not gain by another bid"
)(
    lambda x, p, ell, r, b: implies(
        is_saddle(x, p, ell, r),
        (x >= 1)
        & bids(p, ell, r)
        & implies(bids(p, b, r), entry_hat(x, p, b, r) <= entry_hat(x, p, ell, r)),
    )
)
right_gains_not = SADDLES.axiom(
    "an equilibrium, Left with the marker: Right does not gain by another bid"
)(
    lambda x, p, ell, r, b: implies(
        is_saddle(x, p, ell, r) & bids(p, ell, b),
        entry_hat(x, p, ell, b) >= entry_hat(x, p, ell, r),
    )
)
value = SADDLES.follows("the cell of an equilibrium is the value")(
    lambda x, p, ell, r: implies(
        is_saddle(x, p, ell, r),
        (x >= 1) & bids(p, ell, r) & (entry_hat(x, p, ell, r) == nu_hat(x, p)),
    ),
    (unitary_theory.attained_hat, unitary_theory.most_hat),
    lambda x, p, ell, r: left_gains_not(x, p, ell, r, unitary_theory.bid_hat(x, p)),
    lambda x, p, ell, r: right_gains_not(x, p, ell, r, unitary_theory.reply_hat(x, p, ell)),
)

# What is said of the heap y at each of these Left budgets
each = lambda rule, y, *columns: [rule(y, column) for column in columns]

# (A) at the heap y, of two Left budgets each
rising = lambda y, *pairs: [unitary_theory.budgets(y, *pair) for pair in pairs]


def beside(y: Any, p: Any, ell: Any, r: Any, ours: Sequence[Any], theirs: Sequence[Any]) -> Facts:
    """What an equilibrium says of the value, and of other bids of Left's and of Right's."""
    of_ours = [left_gains_not(y, p, ell, r, b) for b in ours]
    return value(y, p, ell, r), of_ours, [right_gains_not(y, p, ell, r, b) for b in theirs]


POSITION = (INT,) * 5
"""Heap, Left budget, bids of both, and one number more."""

arithmetic = position_alone = earlier_alone = SADDLES.follows("arithmetic alone")(
    lambda x, p, ell, r, k: (x == p) == (p == x)
)
position = SADDLES.together("the values about a Left budget, and a heap before")(
    lambda x, p, ell, r, k: (
        each(unitary_theory.one_heap, x - 1, q_of(p) - 1, p + r, p - 1, q_of(p) + 1),
        each(border, x - 1, p + 1, p + 2, p - 1, q_of(p) + 1),
        each(parity, x - 1, p + 2, q_of(p) + 1),
        worth_two(x - 1, q_of(p) - 1),
        rising(x - 1, (p + 2, q_of(p) + 1), (p + 1, (TB() + 1) // 2), (p - 1, p + 2)),
        rising(x, (p + 1, p + k), (q_of(p) - k, q_of(p) - 1)),
    )
)
tie = SADDLES.together("beside a tie in equilibrium")(
    lambda x, p, ell, r, k: (
        beside(x, p, ell, r, (), (ell + 1,)),
        rising(x - 1, (p + k, p + k + 1), (p + ell + 2, p + k + 1), (p - ell, p - ell + 1)),
        (
            dollar(x - 1, p + ell + 1),
            dollar(x, p),
            mirror(x - 1, p - ell),
            unitary_theory.most(x, p + 1, ell),
        ),
    )
)
left_win = SADDLES.together("beside a win of Left's in equilibrium")(
    lambda x, p, ell, r, k: (
        beside(x, p, ell, r, (ell - 1,), (ell + 1,)),
        rising(x - 1, (p + ell + 1, p + k)),
        each(dollar, x - 1, p + k, p - ell),
        each(marker, x - 1, p - ell, p - ell + 1),
        dollar(x, p),
    )
)
right_win = SADDLES.together("beside a win of Right's in equilibrium")(
    lambda x, p, ell, r, k: (
        beside(x, p, ell, r, (), (r - 1,)),
        rising(x - 1, (p + r, p + k), (p - r + 1, p - r + 2), (p + r - 1, p + r)),
        each(dollar, x - 1, p - r + 1, p + k),
        (marker(x - 1, p - r + 1), dollar(x, p)),
    )
)


def _earlier(name: str, *facts: Callable[..., Facts], ends: Callable[[Any, Any], Any]) -> Theorem:
    """What is known beside an equilibrium two heaps before."""
    return SADDLES.together(f"beside {name} in equilibrium two heaps before")(
        lambda x, p, ell, r, k: [fact(x, p, q_of(p), ell, r, k) for fact in facts]
    )


earlier_tie = _earlier(
    "a tie",
    lambda x, p, q, ell, r, k: (
        beside(x - 2, p, ell, r, (ell - 1,), (ell - 1, ell + 1)),
        each(border, x - 1, p - ell),
        each(border, x - 3, p + ell, q + ell, p - ell, q + ell - 1),
        rising(x - 1, (p + ell + 1, p + k), (p + ell, q + ell), (q + ell, p + ell)),
        rising(x - 3, (p - ell - 1, q + ell), (q + ell, p + ell)),
        each(dollar, x - 1, p - ell - 1),
        each(dollar, x - 3, p - ell - 1, p - ell),
        each(heaps, x - 1, q + ell, p - ell, p + ell + 1, p + ell, p - ell - 1, q + ell - 1),
    ),
    lambda x, p, q, ell, r, k: (
        each(marker, x - 1, p + ell, p - ell),
        each(marker, x - 3, q + ell, p - ell),
        each(mirror, x - 1, p - ell),
        each(mirror, x - 3, p - ell, q + ell, p - ell + 1),
        each(parity, x - 1, p + ell, p - ell, q + ell),
        each(parity, x - 3, q + ell, p - ell),
        each(two_heaps, x - 1, q + ell, p + ell),
        worth_two(x - 1, q + ell - 1),
    ),
    ends=lambda ell, r: ell == r,
)
earlier_left_win = _earlier(
    "a win of Left's",
    lambda x, p, q, ell, r, k: (
        beside(x - 2, p, ell, r, (ell - 1,), ()),
        each(border, x - 1, q, p + 1),
        each(border, x - 3, p - ell),
        each(heaps, x - 1, p - ell, q + ell - 1),
        rising(x - 1, (q + 1, p + 1), (p - ell, p + ell)),
        each(marker, x - 1, q),
        each(marker, x - 3, p - ell + 1),
        each(mirror, x - 1, p - ell + 1, q + ell, p, q),
        each(mirror, x - 3, p - ell + 1),
        each(parity, x - 1, q + ell, p, p + 1),
        each(parity, x - 3, q + ell),
        each(parity, x - 2, p),
    ),
    ends=lambda ell, r: ell > r,
)
earlier_right_win = _earlier(
    "a win of Right's",
    lambda x, p, q, ell, r, k: (
        beside(x - 2, p, ell, r, (r, r + 1), (ell + 1, r - 1)),
        each(border, x - 2, p),
        each(border, x - 3, q + r - 1, p + r),
        rising(x - 1, (p + r, p + k), (q + r - 1, p + r - 1), (p + r, q + r - 1)),
        rising(x - 1, (p + r - 1, p + r), (q + r - 1, q + r)),
        rising(x - 3, (p + ell + 1, p + r)),
        each(heaps, x - 1, p + r, q + r - 1, q + r, q + r + 1),
    ),
    lambda x, p, q, ell, r, k: (
        each(marker, x - 1, q + r - 1),
        each(marker, x - 3, q + r + 1),
        each(mirror, x - 1, p - r + 1, p - r),
        each(mirror, x - 3, p - r + 1, p - r, q + r + 1),
        each(parity, x - 1, p + r - 1, q + r - 1, p + r),
        each(two_heaps, x - 1, q + r - 1),
    ),
    ends=lambda ell, r: ell < r,
)
unopposed = SADDLES.together(
    "a bid of Left's in equilibrium with a dollar more, Right with the marker"
)(lambda x, p, ell, r, k: (value(x, p, ell, r), turn(p + 1, False, ell, k)))
earlier_turns = SADDLES.together(
    "what the bids of an equilibrium two heaps before lead to, and others beside them"
)(
    lambda x, p, ell, r, k: (
        value(x - 2, p, ell, r),
        [turn(p, True, *pair) for pair in ((ell, k), (k, ell), (ell, ell))],
        [turn(p, True, *pair) for pair in ((r - 1, r - 1), (r - 1, r))],
    )
)
answer_by_2 = SADDLES.together(
    "the values that Right's answers to a bid of 1 lead to, right of the border"
)(
    lambda x, p, ell, r, k: (
        (column(x, p, 1, 0), column(x, p, 1, 2)),
        rising(x - 1, (p - 1, p + 2), (p + 2, TB() // 2), (p + 2, p + worst_at(x, p, 1))),
        (mirror(x - 1, p + 3), dollar(x - 1, p + 2), at_border(x - 1, TB() // 2)),
        (marker(x - 1, p - 1), mirror(x - 1, p - 1)),
    )
)

# Where the cases of Heap Monotonicity are repeated: k is the bid at which that ends.

earlier_descent = _earlier(
    "a tie, and Right's bid k now,",
    lambda x, p, q, ell, r, k: (
        value(x - 2, p, ell, r),
        each(mirror, x - 3, p - ell),
        each(parity, x - 3, q + ell),
        each(border, x - 1, p + ell),
        unitary_theory.at_even_border(x - 1, TB() // 2),
        (row(x, p, 0, k), row(x, p, best_at(x, p, k), k)),
        each(mirror, x - 1, p - k),
        each(parity, x - 1, p + k + 1),
        rising(x - 1, (p + k, p + k + 1), (p + k + 1, q + k)),
        each(dollar, x - 1, p - best_at(x, p, k)),
        rising(x - 1, (p - best_at(x, p, k) + 1, p - k)),
    ),
    ends=lambda ell, r: ell == r,
)
earlier_ties = _earlier(
    "a win of Left's, and a tie at k now,",
    lambda x, p, q, ell, r, k: (
        (value(x - 2, p, ell, r), left_gains_not(x - 2, p, ell, r, k)),
        each(mirror, x - 3, p - k),
        each(marker, x - 3, p - k),
        each(heaps, x - 1, q + k, p + k + 1),
        each(border, x - 3, p + k + 1),
        each(border, x - 2, p),
        each(parity, x - 1, p + k + 1, q + k),
        each(parity, x - 3, p + k + 1),
        each(parity, x - 2, p),
        rising(x - 1, (p + k + 1, q + k)),
        rising(x - 3, (p + k + 1, p + r)),
    ),
    ends=lambda ell, r: ell > r,
)

# Left's least bid above which Right's wins give her at least the value two heaps before
_least = lambda x, p: unitary_theory.least_of_bids(x - 1, p, nu_hat(x - 2, p))


def _by_bid(x: Any, p: Any, bid: Any) -> Facts:
    """What Left's bid gives at least, against Right's answer to it."""
    answer = worst_at(x, p, bid)
    return (
        (column(x, p, bid, 0), column(x, p, bid, answer)),
        (mirror(x - 1, p - bid), marker(x - 1, p - bid)),
        rising(x - 1, (p + bid + 1, p + answer)),
    )


def _zero_tie(x: Any, p: Any) -> Facts:
    """What a tie at 0 gives, at the border and left of it."""
    q = q_of(p)
    return border(x - 1, q), at_border(x - 1, q), at_border(x - 2, p), parity(x - 2, p)


earlier_rise = _earlier(
    "a win of Left's, and her least bid now,",
    lambda x, p, q, ell, r, k: (
        value(x - 2, p, ell, r),
        each(border, x - 3, p - ell),
        unitary_theory.enough(x - 1, p, nu_hat(x - 2, p)),
        unitary_theory.too_little(x - 1, p, nu_hat(x - 2, p), _least(x, p) - 1),
        _by_bid(x, p, _least(x, p)),
        _zero_tie(x, p),
        each(parity, x - 1, q + _least(x, p)),
        rising(x - 1, (q + _least(x, p), p + _least(x, p))),
    ),
    ends=lambda ell, r: ell > r,
)
earlier_last_tie = _earlier(
    "a tie, and a tie at k now,",
    lambda x, p, q, ell, r, k: (
        value(x - 2, p, ell, r),
        each(mirror, x - 3, p - ell),
        each(border, x - 3, q + ell),
        _by_bid(x, p, k),
        _zero_tie(x, p),
        each(parity, x - 1, q + k + 1),
        rising(x - 1, (q + k + 1, p + k + 1)),
    ),
    ends=lambda ell, r: ell == r,
)

# How the claims' predicates see them


@dataclass(frozen=True)
class AnySaddle:
    """Any heap, Left budget and bids, under the names of `Saddle` and `Earlier`."""

    x: Any
    p: Any
    ell: Any
    r: Any
    k: Any

    TB = property(lambda self: TB())
    q = property(lambda self: q_of(self.p))
    two_before = property(lambda self: self.o(self.p, 2))
    o = lambda self, p, back=0: nu_hat(self.x - back, p)
    nu = lambda self, p, back=0: unitary_theory.nu(self.x - back, p)
    with_budget = lambda self, p: AnySaddle(self.x, p, self.ell, self.r, self.k)
    cell = lambda self, ell, r, holder=Player.LEFT: (
        entry_hat if holder is Player.LEFT else unitary_theory.entry
    )(self.x, self.p, ell, r)

    after = lambda self, ell, r, left_has=True: bids_theory.AnyBids(self.x, self.p).after(
        ell, r, left_has
    )
    worst = lambda self, ell: bids_theory.worst(self.x, self.p, ell)
    best = lambda self, r: bids_theory.best(self.x, self.p, r)
    least_enough = property(lambda self: _least(self.x, self.p))
    wins = lambda self, ell, back=1: self.o(self.p - ell, back) + 1
    loses = lambda self, r, back=1: self.o(self.p + r, back) - 1
    ties = lambda self, bid, back=1: -self.o(self.q + bid, back) + 1

    def won_by(self, kind: str) -> Any:
        """Whether the bids end so."""
        ell, r = self.ell, self.r
        return {"left": ell > r, "right": ell < r, "tie": ell == r}[kind]

    every = lambda self, start, stop, says: implies(
        (self.k >= start) & (self.k < stop), says(self.k)
    )


def seen(
    theorem: str, conditions: Sequence[Callable[[Any], Any]], variables: Sequence[Any]
) -> tuple[Any, tuple[Any, ...]]:
    """What a claim speaks of: a Left budget, or an equilibrium of x or of x - 2, as it says."""
    g = AnySaddle(*variables)
    if theorem in ("arithmetic", "position", "position_alone", "answer_by_2"):
        at = unitary_theory.budget(g.p) & (g.x >= (0 if theorem == "arithmetic" else 1))
    else:
        before = 2 if theorem.startswith("earlier") else 0
        at = is_saddle(g.x - before, g.p, g.ell, g.r) & (g.x >= 1 + before)
    return conjunction((at, *(each(g) for each in conditions))), (g,)
