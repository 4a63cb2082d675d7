"""Bidding cumulative subtraction with any finite S and any bids with 0: how large outcomes are.

nu(x, p, m) is nu_hat_p(x) where m, Left has the marker, and nu_p(x) where not. A player who bids 0
and takes as much as can be taken loses the turns that the other pays for, at most max S each, and
but for them never falls behind by more than one turn.
"""

from proofs_check.documents.bidding.rulesets import bidding_sets
from proofs_check.methods.theory import *
from reference.bidding import Player, rows
from reference.bidding.subtraction import playable

SETS = ((1,), (2,), (1, 2), (1, 3), (2, 3))
LARGEST_TB, LAST_HEAP = 2, 4
"""The bounds of the models."""


def _models() -> Iterator[Model]:
    """Yield some subtraction sets, TB up to 2 and every B with 0, on heaps to 4."""
    for S in SETS:
        for TB in range(LARGEST_TB + 1):
            yield from (model_of(S, TB, B) for B in bidding_sets(TB) if 0 in B)


def model_of(S: tuple[int, ...], TB: int, B: tuple[int, ...]) -> Model:
    """A subtraction set with a total budget and bids, by the reference."""
    table = list(rows(S, TB, B, up_to=LAST_HEAP + 1))
    holder = {True: Player.LEFT, False: Player.RIGHT}
    given = lambda x, p: 0 <= x <= LAST_HEAP + 1 and 0 <= p <= TB
    functions: dict[str, Callable[..., Any]] = {
        "TB": lambda: TB,
        "largest": lambda: max(S),
        "is_bid": lambda b: b in B,
        "in_S": lambda s: s in S,
        "playable": lambda x: max(playable(S, x), default=0) if x >= 0 else 0,
        "times": lambda k: k * max(S),
        "nu": lambda x, p, m: table[x].under(holder[m])[p] if given(x, p) else 0,
    }
    values = {"Int": range(-1, LAST_HEAP + 1), "Bool": (False, True)}
    return Model(f"S = {S}, TB = {TB}, B = {B}", functions, values)


SUBTRACTION = Theory("bidding", "subtraction", _models)
SUBTRACTION.let(m=BOOL)
total_budget, largest = SUBTRACTION.functions("TB largest", INT)
is_bid, member = SUBTRACTION.functions("is_bid in_S", INT, BOOL)
playable_at, times = SUBTRACTION.functions("playable times", INT, INT)
nu = SUBTRACTION.function("nu", INT, INT, BOOL, INT)
bid, take = SUBTRACTION.choices("bid take", INT, INT, BOOL, INT)
reply_bid, reply_take = SUBTRACTION.choices("reply_bid reply_take", INT, INT, BOOL, INT, INT, INT)
TB = lambda: total_budget()
budget = notion("Whether p is a Left budget.", "budget")(lambda p: rises(0, p, TB()))
choice = notion("Whether b can be bid and s be taken.", "choice")(
    lambda x, dollars, b, s: is_bid(b) & rises(0, b, dollars) & member(s) & rises(1, s, x)
)

# What the choices (l, s) and (r, t) lead to, where these values follow
entry = lambda x, p, m, ell, s, r, t, of=nu: either(
    (ell > r) | ((ell == r) & m),
    of(x - s, p - ell, m ^ (ell == r)) + s,
    of(x - t, p + r, m ^ (ell == r)) - t,
)
sets = SUBTRACTION.axiom(
    "Definition 8: S, the largest that can be taken, and a bidding set with 0"
)(
    lambda x, s: (
        is_bid(s * 0)
        & (TB() >= 0)
        & member(largest())
        & implies(member(s), rises(1, s, largest()))
        & implies(member(s) & (s <= x), s <= playable_at(x))
        & (playable_at(x) >= 0)
        & implies(playable_at(x) >= 1, member(playable_at(x)) & (playable_at(x) <= x))
    )
)
over = SUBTRACTION.axiom("Definition 8, the end: nothing can be taken")(
    lambda x, p, m: implies((x >= 0) & budget(p) & (playable_at(x) == 0), nu(x, p, m) == 0)
)
attained = SUBTRACTION.axiom("Definition 8 with S and B, attained")(
    lambda x, p, m, r, t: implies(
        budget(p) & choice(x, TB() - p, r, t),
        choice(x, p, bid(x, p, m), take(x, p, m))
        & (entry(x, p, m, bid(x, p, m), take(x, p, m), r, t) >= nu(x, p, m)),
    )
)
most = SUBTRACTION.axiom("Definition 8 with S and B, the maximum")(
    lambda x, p, m, ell, s: implies(
        budget(p) & choice(x, p, ell, s),
        choice(x, TB() - p, reply_bid(x, p, m, ell, s), reply_take(x, p, m, ell, s))
        & (
            entry(x, p, m, ell, s, reply_bid(x, p, m, ell, s), reply_take(x, p, m, ell, s))
            <= nu(x, p, m)
        ),
    )
)
multiples = SUBTRACTION.recursion("k times max S")(
    lambda k: implies(
        k >= 0,
        implies(k == 0, times(k) == 0) & implies(k >= 1, times(k) == times(k - 1) + largest()),
    )
)
more_times = SUBTRACTION.by_induction(
    "k times max S grows by max S with each one more", lambda k, j: k + j
)(
    lambda k, j: implies(
        rises(0, j, k),
        rises(0, times(j), times(k)) & ((j == k) | (times(j) + largest() <= times(k))),
    ),
    (multiples, sets),
)
several = notion("A heap and a Left budget at which a model is not degenerate.", "several")(
    lambda x, p: (x >= 3) & (p >= 1) & (p < TB()) & (playable_at(x) >= 2)
)


def _against(x: Any, p: Any, m: Any) -> tuple[Any, Any]:
    """Right's reply to Left's bid 0 and the largest that can be taken."""
    arguments = x, p, m, p * 0, playable_at(x)
    return reply_bid(*arguments), reply_take(*arguments)


above = SUBTRACTION.by_induction(
    "with p dollars an outcome is at most p max S, and with the marker once more what can be taken",
    "x",
)(
    lambda x, p, m: implies(
        budget(p), nu(x, p, m) <= times(p) + either(m, playable_at(x), playable_at(x) * 0)
    ),
    (over, more_times, attained, sets),
)


below = SUBTRACTION.by_induction(
    "it is at least minus as much by Right's dollars, and without the marker what can be taken", "x"
)(
    lambda x, p, m: implies(
        budget(p), nu(x, p, m) >= -times(TB() - p) - either(m, playable_at(x) * 0, playable_at(x))
    ),
    (over, most, sets, more_times),
    smaller=lambda x, p, m: [
        (x - playable_at(x), p, negation(m)),
        (x - _against(x, p, m)[1], p + _against(x, p, m)[0], m ^ (_against(x, p, m)[0] == 0)),
    ],
)

# The dollars, and one more with the marker
most_turns = lambda p, m: either(m, p + 1, p)
size = SUBTRACTION.follows(
    "with p dollars an outcome is at most p max S, with the marker max S more; so for Right"
)(
    lambda x, p, m: implies(
        (x >= 0) & budget(p),
        (nu(x, p, m) <= times(most_turns(p, m)))
        & (nu(x, p, m) >= -times(most_turns(TB() - p, negation(m)))),
    ),
    (above, below, sets, multiples),
    at=lambda x, p, m: (playable_at(x), p + 1, (total_budget() - p) + 1),
)

# An outcome, and max S times the dollars of either player, the marker counted as one
SIZE = lambda x, p, m: (
    (x >= 0) & budget(p),
    (nu(x, p, m), times(most_turns(p, m)), times(most_turns(TB() - p, negation(m)))),
)
