"""Any ruleset in U and all bids: Left, who has the marker, need not win by a higher bid.

Right makes the largest bid that outbids at most to the value, which keeps Left to it (Theorem 3).
If her own bid is higher she bids as much: she wins with no less money, and a tie leaves her a
dollar more for the marker. Against his higher bids she has more than the value.
"""

from proofs_check.documents.bidding import theory_rulesets as rulesets
from proofs_check.documents.bidding.theory_rulesets import *
from proofs_check.methods.theory import *

lower = notion("The lower one of Left's bid and Right's.", "lower")(
    lambda x, p, m: either(bid(x, p, m) <= yielding_bid(x, p), bid(x, p, m), yielding_bid(x, p))
)
_given = lambda p, m: rulesets.uniqueness() & rulesets.all_bids() & rulesets.budget(p) & m
reaches = RULESETS.follows(
    "in U, all bids, Left with the marker: she reaches the value by no higher bid than Right's"
)(
    lambda x, p, m, r, z: implies(
        _given(p, m) & can(r, q_of(p)) & right_move(x, z),
        can(lower(x, p, m), p)
        & left_move(x, move(x, p, m))
        & (entry(nu, x, p, m, lower(x, p, m), move(x, p, m), r, z) >= nu(x, p, m)),
    ),
    (rulesets.chosen, bids, rulesets.attained, rulesets.yielding),
    lambda x, p, m, r, z: [
        rulesets.property_a(move(x, p, m), p - bid(x, p, m), p - yielding_bid(x, p) - k, m)
        for k in (0, 1)
    ],
    lambda x, p, m, r, z: bids(yielding_bid(x, p)),
    lambda x, p, m, r, z: rulesets.property_c(move(x, p, m), p - yielding_bid(x, p) - 1, m),
)

# Left's bid and move, and Right's
choices = lambda x, p, m: (lower(x, p, m), move(x, p, m), yielding_bid(x, p), yielding_move(x, p))


@notion("Neither player gains by (l, y), or by (r, z), in the place of these choices.")
def stays(x: Any, p: Any, m: Any, ell: Any, y: Any, r: Any, z: Any) -> Any:
    ours, our_move, theirs, their_move = choices(x, p, m)
    worth = entry(nu, x, p, m, *choices(x, p, m))
    no_better = entry(nu, x, p, m, ell, y, theirs, their_move) <= worth
    no_worse = entry(nu, x, p, m, ours, our_move, r, z) >= worth
    legal = can(ours, p) & left_move(x, our_move) & can(theirs, q_of(p)) & right_move(x, their_move)
    return legal & no_better & no_worse


relevant = RULESETS.follows(
    "in U, all bids, Left with the marker: an equilibrium in which she wins by no higher bid"
)(
    lambda x, p, m, ell, y, r, z: implies(
        _given(p, m) & can(ell, p) & left_move(x, y) & can(r, q_of(p)) & right_move(x, z),
        stays(x, p, m, ell, y, r, z) & (lower(x, p, m) <= yielding_bid(x, p)),
    ),
    (held_with, reaches, bids),
    lambda x, p, m, ell, y, r, z: held_with(x, p, m, lower(x, p, m), move(x, p, m)),
    lambda x, p, m, ell, y, r, z: reaches(x, p, m, yielding_bid(x, p), yielding_move(x, p)),
)

# Other choices of both; whether an equilibrium stands against them, and its bids
EQUILIBRIUM = lambda x, p, m, ell, y, r, z: (
    ((rulesets.rank(x) >= 0) & _given(p, m))
    & (can(ell, p) & left_move(x, y) & can(r, q_of(p)) & right_move(x, z)),
    (stays(x, p, m, ell, y, r, z), *(lower(x, p, m), yielding_bid(x, p))),
)
