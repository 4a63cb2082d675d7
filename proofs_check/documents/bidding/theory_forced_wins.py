"""Theorem 29 for every total budget: from which budget on Left can win the whole heap.

With the marker she wins all x points just where she can bid as much as Right has and then, without
it, wins the x - 1 others; without it where she can bid a dollar more. Each bid of hers doubles what
Right has, or that and a dollar: 2^x m is m doubled x times, so that nothing is multiplied.
"""

from proofs_check.documents.bidding import theory as unitary
from proofs_check.documents.bidding.theory import *
from proofs_check.methods.theory import *
from reference.bidding import Player, forced_win_bid

SMALL = range(-2, 9)
FIRST_MOVES = {1: 1, 2: 2, 3: 4, 4: 8, 5: 16}
"""The moves that the proof goes through, k and 2^(k - 1)."""


def _models() -> Iterator[Model]:
    """Yield the one: thresholds and bids by the reference, and what Left pays move by move."""
    printed = lambda marker, k, q: forced_win_bid(k, q, marker) if k >= 1 and q >= 0 else 0

    def least(marker: Player, k: int, q: int) -> Any:
        """The least bid at the move k that Right cannot beat; a tie wins the first with it."""
        return q + paid(marker, k - 1, q) + (0 if marker is Player.LEFT and k == 1 else 1)

    paid = lambda marker, k, q: sum(least(marker, i, q) for i in range(1, k + 1))
    yield Model(
        "2^x m, and Theorem 29's numbers",
        {
            **unitary.thresholds_of_wins(),
            **{
                f"{name}{suffix}": lambda a, b, of=of, marker=marker: of(marker, a, b)
                for suffix, marker in (("_hat", Player.LEFT), ("", Player.RIGHT))
                for name, of in (("printed_bid", printed), ("least_bid", least), ("paid", paid))
            },
        },
        {"Int": SMALL},
    )


FORCED = Theory("bidding", "forced", _models)
doubled = FORCED.function("doubled", INT, INT, INT)
threshold_hat, threshold = FORCED.functions("threshold_hat threshold", INT, INT, INT)
printed_bid_hat, printed_bid = FORCED.functions("printed_bid_hat printed_bid", INT, INT, INT)
least_bid_hat, least_bid = FORCED.functions("least_bid_hat least_bid", INT, INT, INT)
paid_hat, paid = FORCED.functions("paid_hat paid", INT, INT, INT)
doubles = FORCED.recursion("2^x m is m doubled x times")(
    lambda x, m: implies(
        x >= 0,
        implies(x == 0, doubled(x, m) == m)
        & implies(x >= 1, doubled(x, m) == doubled(x - 1, 2 * m)),
    )
)
thresholds = FORCED.axiom("Theorem 29, the budgets from which Left wins x moves")(
    lambda x, q: implies(
        (x >= 1) & (q >= 0),
        (threshold_hat(x, q) == doubled(x, q) - q + doubled(x - 1, 1) - 1)
        & (threshold(x, q) == doubled(x, q + 1) - (q + 1)),
    )
)
printed_bids = FORCED.axiom("Theorem 29, proof, the bids")(
    lambda k, q: implies(
        (k >= 1) & (q >= 0),
        implies(k == 1, printed_bid_hat(k, q) == q)
        & implies(k >= 2, printed_bid_hat(k, q) == doubled(k - 1, q) + doubled(k - 2, 1))
        & (printed_bid(k, q) == doubled(k - 1, q + 1)),
    )
)
least_bids = FORCED.recursion(
    "the least bid that Right, who has q and all bids before, cannot beat"
)(
    lambda k, q: implies(
        (k >= 1) & (q >= 0),
        implies(k == 1, least_bid_hat(k, q) == q)
        & implies(k >= 2, least_bid_hat(k, q) == q + paid_hat(k - 1, q) + 1)
        & (least_bid(k, q) == q + paid(k - 1, q) + 1),
    )
)
pays = FORCED.recursion("what Left pays for k moves")(
    lambda k, q: implies(
        (k >= 0) & (q >= 0),
        implies(k == 0, (paid_hat(k, q) == 0) & (paid(k, q) == 0))
        & implies(
            k >= 1,
            (paid_hat(k, q) == paid_hat(k - 1, q) + least_bid_hat(k, q))
            & (paid(k, q) == paid(k - 1, q) + least_bid(k, q)),
        ),
    )
)

# 2^x m

sums = FORCED.by_induction("2^x (a + b) = 2^x a + 2^x b", "x")(
    lambda x, a, b: doubled(x, a + b) == doubled(x, a) + doubled(x, b),
    doubles,
    lambda x, a, b: doubles(x, a + b),
    smaller=lambda x, a, b: [(x - 1, 2 * a, 2 * b)],
)
at_least = FORCED.by_induction("2^x m is at least m", "x")(
    lambda x, m: implies(m >= 0, doubled(x, m) >= m), doubles, at=lambda x, m: m * 2
)

# What Left pays

# The doublings of q, of q + 1 and of 1, at k and below
_doubles = lambda k, q: (
    doubles(k, q),
    doubles(k, q + 1),
    sums(k - 1, q, q),
    sums(k - 1, q + 1, q + 1),
    doubles(k - 1, 1),
    sums(k - 2, 1, 1),
    doubles(k - 1, q),
    doubles(k - 1, q + 1),
    doubles(k - 2, 1),
)
total_paid = FORCED.by_induction(
    "Theorem 29, proof: the bids are the least that Right cannot beat, and add up to the budget",
    "k",
)(
    lambda k, q: implies(
        (k >= 1) & (q >= 0),
        (least_bid_hat(k, q) == printed_bid_hat(k, q))
        & (least_bid(k, q) == printed_bid(k, q))
        & (paid_hat(k, q) == threshold_hat(k, q))
        & (paid(k, q) == threshold(k, q)),
    ),
    (pays, least_bids, thresholds, printed_bids, doubles, sums),
    at=lambda k, q: 1,
)
growing = FORCED.by_induction("what Left pays does not fall with the moves", "x")(
    lambda x, k, q: implies(
        rises(1, k, x) & (q >= 0),
        (paid_hat(k, q) <= paid_hat(x, q))
        & (paid(k, q) <= paid(x, q))
        & (paid_hat(x, q) >= 0)
        & (paid(x, q) >= 0),
    ),
    (pays, least_bids),
    smaller=lambda x, k, q: [(x - 1, k, q), (x - 1, x - 1, q)],
)

# Values

# Left's bids where she has the whole heap, against what Right may do about it
_secures_all = lambda x, p: (
    *(attained_hat(x, p, each) for each in (bid_hat(x, p) + 1, q_of(p), 0)),
    attained(x, p, bid(x, p)),
    attained(x, p, q_of(p)),
    attained(x, p, 0),
)
at_most = UNITARY.by_induction("no value exceeds the heap", "x")(
    lambda x, p: implies(budget(p), (nu_hat(x, p) <= x) & (nu(x, p) <= x)),
    (start, attained_hat, attained),
    at=lambda x, p: (p - bid_hat(x, p), p - bid(x, p)),
)
first_point = UNITARY.follows(
    "Left wins the whole heap where she can win the first point and then all others, only there"
)(
    lambda x, p: implies(
        (x >= 1) & budget(p),
        ((nu_hat(x, p) == x) == ((p >= q_of(p)) & (nu(x - 1, p - q_of(p)) == x - 1)))
        & ((nu(x, p) == x) == ((p >= q_of(p) + 1) & (nu(x - 1, p - q_of(p) - 1) == x - 1))),
    ),
    lambda x, p: (*_secures_all(x, p), at_most(x - 1, p + bid_hat(x, p) + 1)),
    lambda x, p: (at_most(x - 1, p + bid(x, p)), unitary.dollar(x - 1, p - bid_hat(x, p))),
    lambda x, p: budgets(x - 1, p - bid_hat(x, p) + 1, p - q_of(p)),
    lambda x, p: (budgets(x - 1, p - bid(x, p), p - q_of(p) - 1), unitary.most_hat(x, p, q_of(p))),
    lambda x, p: (unitary.most(x, p, q_of(p) + 1), marker(x - 1, p - q_of(p))),
)
all_won = UNITARY.by_induction(
    "Theorem 29, Right has the marker: Left wins the whole heap from the threshold on, only there",
    "x",
)(
    lambda x, p: implies(budget(p) & (x >= 1), (nu(x, p) == x) == (p >= threshold(x, q_of(p)))),
    first_point,
    lambda x, p: (thresholds(x, q_of(p)), thresholds(x - 1, 2 * q_of(p) + 1)),
    lambda x, p: (start(0, p - q_of(p) - 1), doubles(x, q_of(p) + 1)),
    lambda x, p: (doubles(x - 1, 2 * q_of(p) + 2), at_least(x - 1, 2 * q_of(p) + 2)),
    smaller=lambda x, p: [(x - 1, p - q_of(p) - 1)],
)
all_won_hat = UNITARY.follows(
    "Theorem 29, Left has the marker: she wins the whole heap from the threshold on, only there"
)(
    lambda x, p: implies(
        budget(p) & (x >= 1), (nu_hat(x, p) == x) == (p >= threshold_hat(x, q_of(p)))
    ),
    (first_point, doubles),
    lambda x, p: (all_won(x - 1, p - q_of(p)), start(0, p - q_of(p)), thresholds(x, q_of(p))),
    lambda x, p: (thresholds(x - 1, 2 * q_of(p)), doubles(x, q_of(p)), sums(x - 1, 2 * q_of(p), 1)),
    lambda x, p: (at_least(x - 1, 2 * q_of(p) + 1), doubles(x - 1, 2 * q_of(p))),
)
heap_1 = UNITARY.follows("Theorem 29, proof, base cases: the heap of 1")(
    lambda x, p: implies(
        (x == 1) & budget(p),
        ((nu_hat(x, p) == 1) == (p >= q_of(p))) & ((nu(x, p) == 1) == (p >= q_of(p) + 1)),
    ),
    (first_point, start),
    at=lambda x, p: (p - (unitary.total_budget() - p), (p - (unitary.total_budget() - p)) - 1),
)
dollar_at_1 = UNITARY.follows("Lemma 19, proof, base case: the heap of 1")(
    lambda x, p: implies(
        (x == 1) & under(p, unitary.TB()),
        ((nu_hat(x, p) == 1) == (p >= q_of(p)))
        & implies(nu_hat(x, p) == 1, nu(x, p + 1) == 1)
        & (nu_hat(x, p) <= nu(x, p + 1)),
    ),
    (heap_1, unitary.dollar),
    at=lambda x, p: p + 1,
)

# The printed bids against any bids of Right's, and the first of them

bids_win = FORCED.follows("Theorem 29: the printed bids win x moves in a row")(
    lambda x, k, p, q: implies(
        (x >= k) & (k >= 1) & (q >= 0),
        implies(
            p >= threshold_hat(x, q),
            (printed_bid_hat(k, q) <= p - paid_hat(k - 1, q))
            & (printed_bid_hat(k, q) >= q + paid_hat(k - 1, q))
            & implies(k >= 2, printed_bid_hat(k, q) > q + paid_hat(k - 1, q)),
        )
        & implies(
            p >= threshold(x, q),
            (printed_bid(k, q) <= p - paid(k - 1, q)) & (printed_bid(k, q) > q + paid(k - 1, q)),
        ),
    ),
    (total_paid, pays, least_bids, growing),
)
first_moves = FORCED.follows("Theorem 29, proof: the first moves")(
    lambda q: implies(
        q >= 0,
        conjunction(
            (least_bid_hat(k, q) == power * q + power // 2)
            & (paid_hat(k, q) == (2 * power - 1) * q + power - 1)
            & (least_bid(k, q) == power * (q + 1))
            & (paid(k, q) == (2 * power - 1) * (q + 1))
            for k, power in FIRST_MOVES.items()
        ),
    ),
    (least_bids, pays),
    at=lambda q: (1, 2, 3, 4, 5),
)
inductive_step = FORCED.follows("Theorem 29, proof: the step from k moves to k + 1")(
    lambda k, q: implies(
        (k >= 1) & (q >= 0),
        (threshold_hat(k, q) + q == doubled(k, q) + doubled(k - 1, 1) - 1)
        & (printed_bid_hat(k + 1, q) == threshold_hat(k, q) + q + 1)
        & (threshold_hat(k, q) + printed_bid_hat(k + 1, q) == threshold_hat(k + 1, q))
        & (threshold(k, q) + q == doubled(k, q) + doubled(k, 1) - 1)
        & (printed_bid(k + 1, q) == threshold(k, q) + q + 1)
        & (threshold(k, q) + printed_bid(k + 1, q) == threshold(k + 1, q)),
    ),
    thresholds,
    lambda k, q: (thresholds(k + 1, q), printed_bids(k + 1, q), *_doubles(k + 1, q), sums(k, q, 1)),
)
never_2 = FORCED.follows(
    "Theorem 29, proof: the sum of k + 1 bids is the end of the chain, and never 2"
)(
    lambda k, q: implies(
        (k >= 1) & (q >= 0),
        (threshold_hat(k, q) + printed_bid_hat(k + 1, q) == threshold_hat(k + 1, q))
        & (threshold_hat(k + 1, q) == doubled(k + 1, q) - q + doubled(k, 1) - 1)
        & (threshold_hat(k + 1, q) != 2),
    ),
    (inductive_step, at_least),
    at=lambda k, q: (k + 1, 1),
)

# Section 5: bids larger than is needed


def _left_out(x: Any, p: Any, b: Any, c: Any) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """Left's bid b against c, and Right's, Left with the marker.

    Each has whether it can be made, with c, and exceeds what is needed, whether b - 1 wins too, and
    what that and b are worth to who bids.
    """
    q = q_of(p)
    left, right = (b <= p) & (c <= q) & (b > q + 1), (b <= q) & (c <= p) & (b > p + 1)
    return (
        (left, b - 1 >= c, entry_hat(x, p, b - 1, c), entry_hat(x, p, b, c)),
        (right, b - 1 > c, -1 * entry_hat(x, p, c, b - 1), -1 * entry_hat(x, p, c, b)),
    )


needless = UNITARY.follows(
    "a dollar less than what exceeds what is needed wins too, and is no worse"
)(
    lambda x, p, b, c: implies(
        (x >= 1) & budget(p) & (b >= 1) & (c >= 0),
        conjunction(
            implies(out, wins & (less >= more)) for out, wins, less, more in _left_out(x, p, b, c)
        ),
    ),
    lambda x, p, b, c: (budgets(x - 1, p - b, p - b + 1), budgets(x - 1, p + b - 1, p + b)),
)

# How the claims' predicates see them

HEAP_1 = unitary.where(lambda g: g.x == 1)

# The heap of 1, p < TB: the values at p with the marker and at p + 1 without it, and p, q
HEAP_1_DOLLAR = lambda x, p: (
    (x == 1) & under(p, unitary.TB()),
    (nu_hat(x, p), nu(x, p + 1), p, q_of(p)),
)

# Whether Left's p dollars at heap x are the threshold or more
is_enough = lambda holder: (
    lambda x, p: p >= (threshold_hat if holder is Player.LEFT else threshold)(x, q_of(p))
)


def positions(holder: Player, *, with_enough: bool) -> Callable[..., tuple[Any, tuple[Any, ...]]]:
    """Any heap that is not empty, with the money of the theorem, or with less."""

    def seen(x: Any, p: Any) -> tuple[Any, tuple[Any, ...]]:
        has = is_enough(holder)(x, p)
        kept = has if with_enough else negation(has)
        return (x >= 1) & budget(p) & kept, (unitary.AnyPosition(x, p),)

    return seen


def moves(holder: Player) -> Callable[..., tuple[Any, tuple[Any, ...]]]:
    """A move k of x: the printed bid, what each player has, and whether a tie wins it."""
    marked = holder is Player.LEFT
    needed = threshold_hat if marked else threshold
    bids, pays_of = (printed_bid_hat, paid_hat) if marked else (printed_bid, paid)

    def seen(x: Any, k: Any, p: Any, q: Any) -> tuple[Any, tuple[Any, ...]]:
        spent = pays_of(k - 1, q)
        given = rises(1, k, x) & (q >= 0) & (p >= needed(x, q))
        return given, (bids(k, q), p - spent, q + spent, (k == 1) & marked)

    return seen


def quantity(holder: Player, k: int, of: str) -> Callable[[Any], tuple[Any, tuple[Any, ...]]]:
    """A quantity of the proof at the move k, whatever Right has at the start."""
    bids, pays_of = (least_bid_hat, paid_hat) if holder is Player.LEFT else (least_bid, paid)
    values = {
        "bid": lambda q: bids(k, q),
        "sum of bids": lambda q: pays_of(k, q),
        "right budget after": lambda q: q + pays_of(k, q),
    }
    return lambda q: (q >= 0, (q, values[of](q)))


def induction_step(holder: Player) -> Callable[..., tuple[Any, tuple[Any, ...]]]:
    """The sums of k and of k + 1 bids, the next bid, and Right's budget as it is printed."""
    marked = holder is Player.LEFT
    needed, bids = (threshold_hat, printed_bid_hat) if marked else (threshold, printed_bid)

    def seen(k: Any, q: Any) -> tuple[Any, tuple[Any, ...]]:
        printed = doubled(k, q) + doubled(k - 1 if marked else k, 1) - 1
        terms = q, needed(k, q), bids(k + 1, q), needed(k + 1, q), printed
        return (k >= 1) & (q >= 0), terms

    return seen


# The sum of k + 1 bids, Left with the marker, and the end of the chain
LAST_SUM = lambda k, q: (
    (k >= 1) & (q >= 0),
    (threshold_hat(k, q) + printed_bid_hat(k + 1, q), doubled(k + 1, q) - q + doubled(k, 1) - 1),
)
NEEDLESS = lambda x, p, b, c: ((x >= 1) & budget(p) & (b >= 1) & (c >= 0), _left_out(x, p, b, c))
