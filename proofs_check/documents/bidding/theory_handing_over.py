"""Section 1.1: in symmetric rulesets where no move loses it is enough to bid for the turn.

A move is chosen after the bids, and 0 is one of these. Who wins the turn moves, or has the other
player move. The other would make some move; the winner has the same one, and it leads to the same
position with the same budgets and marker: only the weight changes its sign. So moving is no worse,
and the values are those where the winner moves.
"""

from proofs_check.documents.bidding import (
    theory_after_bids as after_bids,
    theory_rulesets as rulesets,
)
from proofs_check.documents.bidding.theory_after_bids import PLACE, late, left_best, right_best
from proofs_check.documents.bidding.theory_rulesets import *
from proofs_check.documents.bidding.theory_symmetric import mirrored
from proofs_check.methods.theory import *

handed = RULESETS.function("handed", *rulesets.VALUE)
no_losses = RULESETS.function("no_losses", BOOL)
handed_bid = RULESETS.choice("handed_bid", *PLACE, INT)
handed_reply = RULESETS.choice("handed_reply", *PLACE, INT, INT)
handed_left, handed_right = RULESETS.choices("handed_left handed_right", *PLACE, rulesets.POSITION)


def _left_moves(x: Any, p: Any, m: Any) -> Any:
    """What Left's best move is worth."""
    y = handed_left(x, p, m)
    return handed(y, p, m) + left_weight(x, y)


def _right_moves(x: Any, p: Any, m: Any) -> Any:
    """What Right's best move is worth."""
    z = handed_right(x, p, m)
    return handed(z, p, m) + right_weight(x, z)


def _places(x: Any, p: Any, m: Any, ell: Any, r: Any) -> tuple[Any, Any]:
    """Position, budget and marker after Left's win, and after Right's."""
    after = rulesets.marker_after(p, m, ell, r)
    return (x, p - ell, after), (x, p + r, after)


def _entry(x: Any, p: Any, m: Any, ell: Any, r: Any) -> Any:
    """What the bids l and r lead to, whoever then moves as the winner likes."""
    ours, theirs = _places(x, p, m, ell, r)
    most_of = either(
        _left_moves(*ours) >= _right_moves(*ours), _left_moves(*ours), _right_moves(*ours)
    )
    least_of = either(
        _left_moves(*theirs) <= _right_moves(*theirs), _left_moves(*theirs), _right_moves(*theirs)
    )
    return either(rulesets.left_wins(m, ell, r), most_of, least_of)


_given = lambda p: rulesets.symmetric() & rulesets.is_bid(0) & rulesets.budget(p)
losing = RULESETS.axiom("non-negative incentives: no move of Left's has a weight below 0")(
    lambda x, y: implies(no_losses() & left_option(x, y), left_weight(x, y) >= 0)
)
handed_best = RULESETS.axiom("the winner may hand the move over: each player's best option")(
    lambda x, p, m, y: implies(
        _given(p) & left_can(x),
        left_option(x, handed_left(x, p, m))
        & right_option(x, handed_right(x, p, m))
        & implies(left_option(x, y), handed(y, p, m) + left_weight(x, y) <= _left_moves(x, p, m))
        & implies(
            right_option(x, y), handed(y, p, m) + right_weight(x, y) >= _right_moves(x, p, m)
        ),
    )
)
handed_attained = RULESETS.axiom("the winner may hand the move over: the end, and attained")(
    lambda x, p, m, r: implies(
        _given(p),
        either(
            left_can(x),
            implies(
                can(r, q_of(p)),
                can(handed_bid(x, p, m), p)
                & (_entry(x, p, m, handed_bid(x, p, m), r) >= handed(x, p, m)),
            ),
            handed(x, p, m) == 0,
        ),
    )
)
handed_most = RULESETS.axiom("the winner may hand the move over: the maximum")(
    lambda x, p, m, ell: implies(
        _given(p) & left_can(x) & can(ell, p),
        can(handed_reply(x, p, m, ell), q_of(p))
        & (_entry(x, p, m, ell, handed_reply(x, p, m, ell)) <= handed(x, p, m)),
    )
)


def _late_first(x: Any, p: Any, m: Any) -> tuple[Any, Any]:
    """Left's bid where who wins has to move, and Right's reply where not."""
    ell = after_bids.late_bid(x, p, m)
    return ell, handed_reply(x, p, m, ell)


def _handed_first(x: Any, p: Any, m: Any) -> tuple[Any, Any]:
    """The other way round."""
    ell = handed_bid(x, p, m)
    return ell, after_bids.late_reply(x, p, m, ell)


BIDS = (_late_first, _handed_first)


def _options(x: Any, p: Any, m: Any, ell: Any, r: Any) -> list[tuple[Any, Any, Any]]:
    """Where the best moves of who wins the turn lead, by either rule."""
    ours, theirs = _places(x, p, m, ell, r)
    pairs = [(ours, handed_left), (ours, left_best), (theirs, handed_right), (theirs, right_best)]
    return [(option(*place), *place[1:]) for place, option in pairs]


# Moving is no worse than having the other move, and worth the same by either rule
_no_worse = lambda x, p, m, ell, r: [
    [
        (each(*place, option(*place)), mirrored(x, option(*place)), losing(x, option(*place)))
        for option in (handed_left, handed_right, left_best, right_best)
        for each in (after_bids.best, handed_best)
    ]
    for place in _places(x, p, m, ell, r)
]
enough = RULESETS.by_induction(
    "where no move loses, that the winner may hand the move over changes no value", rulesets.by_rank
)(
    lambda x, p, m: implies(_given(p) & no_losses(), handed(x, p, m) == late(x, p, m)),
    rulesets.bids,
    lambda x, p, m: [_no_worse(x, p, m, *pair(x, p, m)) for pair in BIDS],
    lambda x, p, m: [
        each(x, p, m, b)
        for each in (after_bids.attained, handed_attained)
        for b in (0, *(pair(x, p, m)[1] for pair in BIDS))
    ],
    lambda x, p, m: [
        each(x, p, m, b)
        for each in (after_bids.most, handed_most)
        for b in (0, *(pair(x, p, m)[0] for pair in BIDS))
    ],
    lambda x, p, m: [
        rulesets.acyclic(x, option[0])
        for pair in BIDS
        for option in _options(x, p, m, *pair(x, p, m))
    ],
)

# Any position of a symmetric ruleset with 0 in B where no move loses: both values
HANDED = lambda x, p, m: (
    _given(p) & no_losses() & (rulesets.rank(x) >= 0),
    (handed(x, p, m), late(x, p, m)),
)
