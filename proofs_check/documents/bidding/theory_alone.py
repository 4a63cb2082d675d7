"""Any ruleset: where only one player has a dollar for the least bid, this player moves and pays."""

from proofs_check.documents.bidding import theory_rulesets as rulesets
from proofs_check.documents.bidding.theory_rulesets import bid, least, move, nu, q_of, reply
from proofs_check.methods.theory import *

_left_only = lambda p: rulesets.budget(p) & (p >= least()) & (q_of(p) < least())
_right_only = lambda p: rulesets.budget(p) & (p < least()) & (q_of(p) >= least())


@notion("What the bid b and the move to y of the one player who can bid lead to.")
def leads_to(x: Any, p: Any, m: Any, b: Any, y: Any) -> Any:
    left, right = rulesets.entry(nu, x, p, m, b, y, -1, y), rulesets.entry(nu, x, p, m, -1, y, b, y)
    return either(p >= least(), left, right)


def best(x: Any, p: Any, m: Any) -> tuple[Any, Any]:
    """This player's best bid and move: Left's, or Right's reply to no bid."""
    theirs = reply(x, p, m, bid(x, p, m), move(x, p, m))
    ours = bid(x, p, m), move(x, p, m)
    return either(p >= least(), ours[0], theirs[0]), either(p >= least(), ours[1], theirs[1])


@notion("Whether the player who can bid can bid b and move to y, where there is a move.")
def may(x: Any, p: Any, b: Any, y: Any) -> Any:
    left = rulesets.is_bid(b) & (b <= p) & rulesets.left_move(x, y)
    return either(
        p >= least(), left, rulesets.is_bid(b) & (b <= q_of(p)) & rulesets.right_move(x, y)
    )


@notion("Another bid and another move lead to no better value for this player.")
def no_better(x: Any, p: Any, m: Any, b: Any, y: Any) -> Any:
    left = leads_to(x, p, m, b, y) <= nu(x, p, m)
    return either(p >= least(), left, leads_to(x, p, m, b, y) >= nu(x, p, m))


alone = rulesets.RULESETS.follows(
    "who alone can bid moves, pays a bid, and reaches the best that this leads to"
)(
    lambda x, p, m, b, y: implies(
        (_left_only(p) | _right_only(p)) & may(x, p, b, y),
        may(x, p, *best(x, p, m))
        & (nu(x, p, m) == leads_to(x, p, m, *best(x, p, m)))
        & no_better(x, p, m, b, y),
    ),
    (rulesets.chosen, rulesets.bids, rulesets.most, rulesets.attained),
    lambda x, p, m, b, y: rulesets.most(x, p, m, bid(x, p, m), move(x, p, m)),
    lambda x, p, m, b, y: rulesets.attained(x, p, m, *reply(x, p, m, bid(x, p, m), move(x, p, m))),
    lambda x, p, m, b, y: rulesets.bids(reply(x, p, m, bid(x, p, m), move(x, p, m))[0]),
)


def ALONE(x: Any, p: Any, m: Any, b: Any, y: Any) -> tuple[Any, tuple[Any, ...]]:
    """The value, what the best choice leads to, and that it is there and another no better."""
    given = (rulesets.rank(x) >= 0) & (_left_only(p) | _right_only(p)) & may(x, p, b, y)
    there = may(x, p, *best(x, p, m)) & no_better(x, p, m, b, y)
    return given, (nu(x, p, m), leads_to(x, p, m, *best(x, p, m)), there)
