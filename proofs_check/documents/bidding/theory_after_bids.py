"""Theorem 3 where a move is chosen after the bids: any ruleset, any weights, any bidding set.

Who wins the turn takes the best option there is then: `left_gain` and `right_gain` are what that is
worth with some budget and marker. Where values rise with the budget, fall without the marker and
rise with a dollar in its place, so do these; from there the proof is that of the other reading.
"""

from proofs_check.documents.bidding import theory_rulesets as rulesets, theory_rulesets as with_bid
from proofs_check.documents.bidding.theory_rulesets import (
    RULESETS,
    TB,
    bids,
    budget,
    by_rank,
    can,
    is_bid,
    least,
    left_weight,
    marker_after,
    q_of,
    right_weight,
)
from proofs_check.methods.theory import *

PLACE = (rulesets.POSITION, INT, BOOL)
late, late_minimax = RULESETS.functions("late late_minimax", *rulesets.VALUE)
uniqueness = RULESETS.function("late_U", BOOL)
late_bid, late_minimax_bid = RULESETS.choices("late_bid late_minimax_bid", *PLACE, INT)
late_yielding, late_winning = RULESETS.choices("late_yielding late_winning", *PLACE, INT)
late_reply, late_answer = RULESETS.choices("late_reply late_answer", *PLACE, INT, INT)
left_best, right_best = RULESETS.choices(
    "late_left_best late_right_best", *PLACE, rulesets.POSITION
)
minimax_left_best = RULESETS.choice("late_minimax_left_best", *PLACE, rulesets.POSITION)
minimax_right_best = RULESETS.choice("late_minimax_right_best", *PLACE, rulesets.POSITION)


def _left_gain(of: Any, option: Any, x: Any, p: Any, m: Any) -> Any:
    y = option(x, p, m)
    return either(rulesets.left_can(x), of(y, p, m) + left_weight(x, y), rulesets.left_penalty(x))


_right_gain = lambda of, option, x, p, m: either(
    rulesets.right_can(x),
    of(option(x, p, m), p, m) + right_weight(x, option(x, p, m)),
    rulesets.right_penalty(x),
)
left_gain = notion(
    "What Left gets at most by a move from x, with this budget and marker after it.", "left_gain"
)(lambda x, p, m: _left_gain(late, left_best, x, p, m))
right_gain = notion("What Left gets at least by a move of Right's.", "right_gain")(
    lambda x, p, m: _right_gain(late, right_best, x, p, m)
)


@notion("What the bids l and r lead to.")
def entry(x: Any, p: Any, m: Any, ell: Any, r: Any) -> Any:
    after = marker_after(p, m, ell, r)
    return either(
        rulesets.left_wins(m, ell, r), left_gain(x, p - ell, after), right_gain(x, p + r, after)
    )


@notion("The same where minimax values follow.")
def minimax_entry(x: Any, p: Any, m: Any, ell: Any, r: Any) -> Any:
    after = marker_after(p, m, ell, r)
    left = _left_gain(late_minimax, minimax_left_best, x, p - ell, after)
    right = _right_gain(late_minimax, minimax_right_best, x, p + r, after)
    return either(rulesets.left_wins(m, ell, r), left, right)


def _best_are(of: Any, ours: Any, theirs: Any) -> Any:
    def says(x: Any, p: Any, m: Any, y: Any) -> Any:
        a, b = ours(x, p, m), theirs(x, p, m)
        left = of(y, p, m) + left_weight(x, y) <= of(a, p, m) + left_weight(x, a)
        right = of(y, p, m) + right_weight(x, y) >= of(b, p, m) + right_weight(x, b)
        return implies(
            budget(p),
            implies(rulesets.left_can(x), rulesets.left_option(x, a))
            & implies(rulesets.right_can(x), rulesets.right_option(x, b))
            & implies(rulesets.left_option(x, y), left)
            & implies(rulesets.right_option(x, y), right),
        )

    return says


best = RULESETS.axiom("a move after the bids: the best option")(
    _best_are(late, left_best, right_best)
)
minimax_best = RULESETS.axiom("a move after the bids, minimax: the best option")(
    _best_are(late_minimax, minimax_left_best, minimax_right_best)
)
attained = RULESETS.axiom("moves after the bids, attained")(
    lambda x, p, m, r: implies(
        budget(p) & can(r, q_of(p)),
        can(late_bid(x, p, m), p) & (entry(x, p, m, late_bid(x, p, m), r) >= late(x, p, m)),
    )
)
most = RULESETS.axiom("moves after the bids, the maximum")(
    lambda x, p, m, ell: implies(
        budget(p) & can(ell, p),
        can(late_reply(x, p, m, ell), q_of(p))
        & (entry(x, p, m, ell, late_reply(x, p, m, ell)) <= late(x, p, m)),
    )
)
minimax_attained = RULESETS.axiom("moves after the bids, minimax: attained")(
    lambda x, p, m, ell: implies(
        budget(p) & can(ell, p),
        can(late_minimax_bid(x, p, m), q_of(p))
        & (minimax_entry(x, p, m, ell, late_minimax_bid(x, p, m)) <= late_minimax(x, p, m)),
    )
)
minimax_least = RULESETS.axiom("moves after the bids, minimax: the minimum")(
    lambda x, p, m, r: implies(
        budget(p) & can(r, q_of(p)),
        can(late_answer(x, p, m, r), p)
        & (minimax_entry(x, p, m, late_answer(x, p, m, r), r) >= late_minimax(x, p, m)),
    )
)
properties = RULESETS.axiom("Definition 2 (A), (B) and (C), moves after the bids")(
    lambda x, pi, p, m: implies(
        uniqueness() & rises(0, pi, p, TB()),
        (late(x, p, m) >= late(x, pi, m))
        & (late(x, p, True) >= late(x, p, False))
        & implies(p < TB(), late(x, p, True) <= late(x, p + 1, False)),
    )
)
yielding = RULESETS.recursion(
    "moves after the bids: Right's largest bid that outbids at most to the value, or the least"
)(
    lambda x, p, m, r: implies(
        budget(p) & m & (q_of(p) >= least()),
        is_bid(late_yielding(x, p, m))
        & (late_yielding(x, p, m) <= q_of(p))
        & (
            (late_yielding(x, p, m) == least())
            | (right_gain(x, p + late_yielding(x, p, m), m) <= late(x, p, m))
        )
        & implies(
            is_bid(r) & (r <= q_of(p)) & (right_gain(x, p + r, m) <= late(x, p, m)),
            (r <= late_yielding(x, p, m))
            & (right_gain(x, p + late_yielding(x, p, m), m) <= late(x, p, m)),
        ),
    )
)
winning = RULESETS.recursion(
    "moves after the bids: Left's largest bid that outbids to more than the value, or the least"
)(
    lambda x, p, m, ell: implies(
        budget(p) & negation(m) & (p >= least()),
        is_bid(late_winning(x, p, m))
        & (late_winning(x, p, m) <= p)
        & (
            (late_winning(x, p, m) == least())
            | (left_gain(x, p - late_winning(x, p, m), m) > late(x, p, m))
        )
        & implies(
            is_bid(ell) & (ell <= p) & (left_gain(x, p - ell, m) > late(x, p, m)),
            (ell <= late_winning(x, p, m))
            & (left_gain(x, p - late_winning(x, p, m), m) > late(x, p, m)),
        ),
    )
)
gains = RULESETS.follows(
    "moves after the bids, in U: what a move is worth rises with the budget, and by the marker"
)(
    lambda x, pi, p: implies(
        uniqueness() & rises(0, pi, p, TB()),
        (left_gain(x, pi, True) <= left_gain(x, p, True))
        & (left_gain(x, pi, False) <= left_gain(x, p, False))
        & (right_gain(x, pi, True) <= right_gain(x, p, True))
        & (right_gain(x, pi, False) <= right_gain(x, p, False))
        & (left_gain(x, p, False) <= left_gain(x, p, True))
        & (right_gain(x, p, False) <= right_gain(x, p, True))
        & implies(
            p < TB(),
            (left_gain(x, p, True) <= left_gain(x, p + 1, False))
            & (right_gain(x, p, True) <= right_gain(x, p + 1, False)),
        ),
    ),
    (properties, best),
)
_reply_to_tied = lambda x, p, m: late_reply(x, p, m, late_winning(x, p, m))
# Right's reply where Left can place no bid
_nothing_to_tie = lambda x, p, m: late_reply(x, p, m, p - p - 1)


@notion("Right's bid that keeps Left to the value: the same as in the other reading.")
def saddle_bid(x: Any, p: Any, m: Any) -> Any:
    without = either(p >= least(), late_winning(x, p, m), _nothing_to_tie(x, p, m))
    return either(q_of(p) >= least(), either(m, late_yielding(x, p, m), without), -1)


held = RULESETS.follows("moves after the bids, in U: Right keeps Left to the value")(
    lambda x, p, m, ell: implies(
        uniqueness() & budget(p) & can(ell, p),
        can(saddle_bid(x, p, m), q_of(p))
        & (entry(x, p, m, ell, saddle_bid(x, p, m)) <= late(x, p, m)),
    ),
    (most, bids, winning),
    lambda x, p, m, ell: most(x, p, m, late_yielding(x, p, m)),
    lambda x, p, m, ell: yielding(x, p, m, late_reply(x, p, m, late_yielding(x, p, m))),
    lambda x, p, m, ell: yielding(x, p, m, late_reply(x, p, m, ell)),
    lambda x, p, m, ell: (bids(late_yielding(x, p, m)), bids(late_winning(x, p, m))),
    lambda x, p, m, ell: gains(x, p - ell + 1, p - late_yielding(x, p, m)),
    lambda x, p, m, ell: (gains(x, p - ell, p - ell), most(x, p, m, late_winning(x, p, m))),
    lambda x, p, m, ell: bids(_reply_to_tied(x, p, m)),
    lambda x, p, m, ell: gains(x, p + late_winning(x, p, m), p + _reply_to_tied(x, p, m) - 1),
    lambda x, p, m, ell: gains(x, p + late_winning(x, p, m), p + late_winning(x, p, m)),
)


def _after(x: Any, p: Any, m: Any, ell: Any, r: Any, ours: Any, theirs: Any) -> list[Any]:
    """Where the best moves after two bids lead to, Left's and Right's."""
    after = marker_after(p, m, ell, r)
    return [(ours(x, p - ell, after), p - ell, after), (theirs(x, p + r, after), p + r, after)]


def _moves(x: Any, p: Any, m: Any, ell: Any, r: Any, ours: Any, theirs: Any) -> list[Fact]:
    """What the best moves are, by either values, at those places."""
    facts = []
    for y, budget_after, after in _after(x, p, m, ell, r, ours, theirs):
        rules = (best, minimax_best)
        facts += [rulesets.acyclic(x, y), *(rule(x, budget_after, after, y) for rule in rules)]
    return facts


# Left's maximin bid and Right's minimax bid
_both_bids = lambda x, p, m: (late_bid(x, p, m), late_minimax_bid(x, p, m))
# Left's answer at minimax to Right's bid that keeps her to the maximin, and that
_bids_at_saddle = lambda x, p, m: (late_answer(x, p, m, saddle_bid(x, p, m)), saddle_bid(x, p, m))
below = RULESETS.by_induction("moves after the bids: maximin is at most minimax", by_rank)(
    lambda x, p, m: implies(budget(p), late(x, p, m) <= late_minimax(x, p, m)),
    (attained, bids, minimax_attained, rulesets.acyclic, best, minimax_best),
    smaller=lambda x, p, m: [
        _after(x, p, m, *_both_bids(x, p, m), left_best, minimax_right_best)[0],
        _after(x, p, m, *_both_bids(x, p, m), left_best, minimax_right_best)[1],
    ],
)
unique = RULESETS.by_induction(
    "Theorem 3, moves after the bids: in U the minimax is the maximin", by_rank
)(
    lambda x, p, m: implies(uniqueness() & budget(p), late_minimax(x, p, m) == late(x, p, m)),
    (below, attained),
    lambda x, p, m: minimax_least(x, p, m, saddle_bid(x, p, m)),
    lambda x, p, m: (held(x, p, m, _bids_at_saddle(x, p, m)[0]), held(x, p, m, late_bid(x, p, m))),
    lambda x, p, m: bids(saddle_bid(x, p, m)),
    lambda x, p, m: _moves(x, p, m, *_bids_at_saddle(x, p, m), minimax_left_best, right_best),
    smaller=lambda x, p, m: [
        _after(x, p, m, *_bids_at_saddle(x, p, m), minimax_left_best, right_best)[0],
        _after(x, p, m, *_bids_at_saddle(x, p, m), minimax_left_best, right_best)[1],
    ],
)

# In U it does not matter whether a move goes with its bid

# Left's choice where a move goes with its bid, and Right's answer to the bid where not
_of_chosen = lambda x, p, m: (with_bid.bid(x, p, m), late_reply(x, p, m, with_bid.bid(x, p, m)))


def _when_she_wins(x: Any, p: Any, m: Any) -> tuple[Any, Any, Any]:
    """What is left of her bid where not: after a tie where Right can tie, else after a win."""
    ell = late_bid(x, p, m)
    ties = m & (ell <= q_of(p)) & (ell >= 0)
    return x, p - ell, marker_after(p, m, ell, either(ties, ell, ell + 1))


# Left's best move then
_best_of_bid = lambda x, p, m: left_best(*_when_she_wins(x, p, m))
# Right's answer to that bid with that move
_to_best = lambda x, p, m: with_bid.reply(x, p, m, late_bid(x, p, m), _best_of_bid(x, p, m))


def _later(x: Any, p: Any, m: Any) -> list[Any]:
    """Where both lead to: by Left's choice, and by the best moves after the bids."""
    ell, r = _of_chosen(x, p, m)
    theirs, z = _to_best(x, p, m)
    mine, y = late_bid(x, p, m), _best_of_bid(x, p, m)
    return [
        (with_bid.move(x, p, m), p - ell, marker_after(p, m, ell, r)),
        (left_best(x, p - ell, marker_after(p, m, ell, r)), p - ell, marker_after(p, m, ell, r)),
        (right_best(x, p + r, marker_after(p, m, ell, r)), p + r, marker_after(p, m, ell, r)),
        (y, p - mine, marker_after(p, m, mine, theirs)),
        (y, p - mine, marker_after(p, m, mine, mine)),
        (z, p + theirs, marker_after(p, m, mine, theirs)),
        (
            right_best(x, p + theirs, marker_after(p, m, mine, theirs)),
            p + theirs,
            marker_after(p, m, mine, theirs),
        ),
    ]


whenever = RULESETS.by_induction(
    "in U the values are the same whether a move goes with its bid or is chosen after the bids",
    by_rank,
)(
    lambda x, p, m: implies(
        with_bid.uniqueness() & budget(p), late(x, p, m) == with_bid.nu(x, p, m)
    ),
    (with_bid.chosen, attained, bids),
    lambda x, p, m: [
        fact
        for y, dollars, after in _later(x, p, m)
        for fact in (rulesets.acyclic(x, y), best(x, dollars, after, y))
    ],
    lambda x, p, m: most(x, p, m, _of_chosen(x, p, m)[0]),
    lambda x, p, m: with_bid.attained(
        x,
        p,
        m,
        _of_chosen(x, p, m)[1],
        right_best(x, p + _of_chosen(x, p, m)[1], marker_after(p, m, *_of_chosen(x, p, m))),
    ),
    lambda x, p, m: with_bid.most(x, p, m, late_bid(x, p, m), _best_of_bid(x, p, m)),
    lambda x, p, m: (attained(x, p, m, _to_best(x, p, m)[0]), attained(x, p, m, late_bid(x, p, m))),
    lambda x, p, m: attained(x, p, m, p - p - 1),
    lambda x, p, m: best(*_when_she_wins(x, p, m), _best_of_bid(x, p, m)),
    lambda x, p, m: with_bid.property_b(_best_of_bid(x, p, m), p - late_bid(x, p, m), m),
)

# How the claims' predicates see them


def _where(condition: Any) -> rulesets.View:
    def seen(x: Any, p: Any, m: Any) -> tuple[Any, tuple[Any, ...]]:
        values = late(x, p, m), late_minimax(x, p, m)
        return (rulesets.rank(x) >= 0) & budget(p) & condition() & uniqueness(), values

    return seen


STAYS, GOES_OVER = _where(rulesets.marker_stays), _where(rulesets.goes_over)

# In U: the value where a move is chosen after the bids, and where it goes with its bid
WHENEVER = lambda x, p, m: (
    (rulesets.rank(x) >= 0) & budget(p) & with_bid.uniqueness(),
    (late(x, p, m), with_bid.nu(x, p, m)),
)
