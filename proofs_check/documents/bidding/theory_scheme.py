"""The scheme of Theorem 3's proof: bids raised one by one, each answering while it gains.

Left has the marker, both can bid, and whoever wins moves best. From a tie at the least bid Right
raises to the next bid where that gains him something; there Left ties where that gains her
something; and so on.
"""

from proofs_check.documents.bidding import theory_rulesets as rulesets
from proofs_check.documents.bidding.theory_rulesets import RULESETS, is_bid, least, q_of
from proofs_check.methods.theory import *

next_bid, previous_bid = RULESETS.choices("next_bid previous_bid", INT, INT)
tie_move = RULESETS.choice("tie_move", rulesets.POSITION, INT, INT, rulesets.POSITION)
raise_move = RULESETS.choice("raise_move", rulesets.POSITION, INT, INT, rulesets.POSITION)
end_from = RULESETS.choice("end_from", rulesets.POSITION, INT, INT, INT)
above = RULESETS.recursion("the next bid, or more than there are dollars")(
    lambda b, c: implies(
        b <= rulesets.TB(),
        (next_bid(b) > b)
        & (is_bid(next_bid(b)) | (next_bid(b) > rulesets.TB()))
        & implies(is_bid(c) & (c > b), next_bid(b) <= c),
    )
)
before = RULESETS.recursion("the bid before")(
    lambda b, c: implies(
        b > least(),
        is_bid(previous_bid(b))
        & (previous_bid(b) < b)
        & implies(is_bid(c) & (c < b), c <= previous_bid(b)),
    )
)
best_tie = RULESETS.recursion(
    "Theorem 3, proof: Left's best move where both bid b and she has the marker"
)(
    lambda x, p, m, b, y: implies(
        rulesets.budget(p) & m & is_bid(b) & (b <= p) & rulesets.left_move(x, y),
        rulesets.left_move(x, tie_move(x, p, b))
        & (rulesets.left_ties(x, p, m, b, y) <= rulesets.left_ties(x, p, m, b, tie_move(x, p, b))),
    )
)
best_raise = RULESETS.recursion(
    "Theorem 3, proof: Right's best move where he wins with r and Left has the marker"
)(
    lambda x, p, m, r, z: implies(
        rulesets.budget(p) & m & is_bid(r) & (r <= q_of(p)) & rulesets.right_move(x, z),
        rulesets.right_move(x, raise_move(x, p, r))
        & (
            rulesets.right_outbids(x, p, m, r, raise_move(x, p, r))
            <= rulesets.right_outbids(x, p, m, r, z)
        ),
    )
)

# What a tie at b leads to
_tie = lambda x, p, m, b: rulesets.left_ties(x, p, m, b, tie_move(x, p, b))
# What Right's win by r leads to
_raise = lambda x, p, m, r: rulesets.right_outbids(x, p, m, r, raise_move(x, p, r))

# Right has the next bid and gains by it
_raised = lambda x, p, m, b: (
    (next_bid(b) <= q_of(p)) & (_raise(x, p, m, next_bid(b)) < _tie(x, p, m, b))
)


def _goes_on(x: Any, p: Any, m: Any, b: Any) -> Any:
    """So has Left, and gains by tying then."""
    r = next_bid(b)
    return _raised(x, p, m, b) & (r <= p) & (_tie(x, p, m, r) > _raise(x, p, m, r))


_asked = lambda x, p, m: (least() <= p) & (least() <= q_of(p)) & m
# Left has the marker, and both can bid b
_tied = lambda x, p, m, b: is_bid(b) & (b <= p) & (b <= q_of(p)) & m
scheme = RULESETS.recursion(
    "Theorem 3, proof, sentence 9: from a tie to that at the next bid, where both go on"
)(
    lambda x, p, m, b: implies(
        _tied(x, p, m, b),
        end_from(x, p, b) == either(_goes_on(x, p, m, b), end_from(x, p, next_bid(b)), b),
    )
)
scheme_ends = RULESETS.by_induction(
    "Theorem 3, proof: the scheme ends at a tie where not both go on, and before it both do",
    lambda x, p, m, b, c: p - b,
)(
    lambda x, p, m, b, c: implies(
        _tied(x, p, m, b),
        _tied(x, p, m, end_from(x, p, b))
        & (end_from(x, p, b) >= b)
        & negation(_goes_on(x, p, m, end_from(x, p, b)))
        & implies(is_bid(c) & (c >= b) & (c < end_from(x, p, b)), _goes_on(x, p, m, c)),
    ),
    (scheme, rulesets.bids, above),
    at=lambda x, p, m, b, c: next_bid(b),
)
scheme_end = notion("Where the scheme ends that begins at the least bid.", "scheme_end")(
    lambda x, p: end_from(x, p, least())
)


@notion("What the scheme ends with: Right's win by the next bid, or the tie.")
def ended(x: Any, p: Any, m: Any) -> Any:
    end = scheme_end(x, p)
    return either(_raised(x, p, m, end), _raise(x, p, m, next_bid(end)), _tie(x, p, m, end))


def _smaller_bids(x: Any, p: Any, m: Any, b: Any) -> tuple[Fact, ...]:
    """Left prefers a tie at b, moving best, to a win by her bid, where that is more."""
    y, ell = rulesets.move(x, p, m), rulesets.bid(x, p, m)
    return (
        rulesets.property_c(y, p - ell, m),
        rulesets.property_a(y, p - ell + 1, p - b, negation(m)),
        best_tie(x, p, m, b, y),
    )


def _tied_for(x: Any, p: Any, m: Any) -> tuple[Fact, ...]:
    """By the bid of the last tie Left has as much, whatever Right replies."""
    end = scheme_end(x, p)
    y, up = tie_move(x, p, end), next_bid(end)
    r, z = rulesets.reply(x, p, m, end, y)
    return (
        best_tie(x, p, m, end, rulesets.move(x, p, m)),
        rulesets.most(x, p, m, end, y),
        above(end, r),
        rulesets.property_b(y, p - end, m),
        rulesets.property_a(z, p + up, p + r, m),
        best_raise(x, p, m, up, z),
    )


def _held_by(x: Any, p: Any, m: Any) -> tuple[Any, ...]:
    """By it, or the next one, Right holds her to that."""
    end = scheme_end(x, p)
    both = end, next_bid(end)
    return (
        [rulesets.attained(x, p, m, b, raise_move(x, p, b)) for b in both],
        [best_raise(x, p, m, b, rulesets.minimax_move(x, p, m)) for b in both],
        [_smaller_bids(x, p, m, b) for b in both],
    )


scheme_value = RULESETS.follows("Theorem 3, proof: in U the scheme ends at the value")(
    lambda x, p, m: implies(
        _asked(x, p, m) & rulesets.uniqueness(),
        (rulesets.nu(x, p, m) == ended(x, p, m))
        & rises(0, scheme_end(x, p), p)
        & (scheme_end(x, p) <= q_of(p)),
    ),
    (rulesets.chosen, rulesets.minimax_chosen),
    _tied_for,
    _held_by,
    lambda x, p, m: scheme_ends(x, p, m, least(), previous_bid(scheme_end(x, p))),
    lambda x, p, m: before(scheme_end(x, p), next_bid(previous_bid(scheme_end(x, p)))),
    lambda x, p, m: above(previous_bid(scheme_end(x, p)), scheme_end(x, p)),
    lambda x, p, m: (
        rulesets.bids(previous_bid(scheme_end(x, p))),
        rulesets.bids(rulesets.bid(x, p, m)),
    ),
)


def SCHEME(x: Any, p: Any, m: Any) -> tuple[Any, tuple[Any, ...]]:
    """In U, Left with the marker, both can bid: where it ends, p, q, and values."""
    given = _asked(x, p, m) & rulesets.uniqueness() & (rulesets.rank(x) >= 0)
    end = scheme_end(x, p)
    last = either(_raised(x, p, m, end), next_bid(end), end)
    return given, (end, last, p, q_of(p), ended(x, p, m), rulesets.nu(x, p, m))
