"""The scheme of Theorem 3's proof: bids raised one by one from 0, each answering while it gains.

Left has the marker, 0 is a bid, and each player has one move. At a tie at b Right raises to the
next bid where that gains him something; there Left ties where that gains her something; and so on.
"""

from typing import Any

from proofs_check.documents.bidding.theory_rulesets import (
    POSITION,
    RULESETS,
    TB,
    attained,
    bid,
    bids,
    budget,
    chosen,
    is_bid,
    left_can,
    left_option,
    left_ties,
    minimax_chosen,
    minimax_move,
    most,
    move,
    nu,
    property_a,
    property_b,
    property_c,
    q_of,
    rank,
    reply_bid,
    reply_move,
    right_can,
    right_option,
    right_outbids,
    several,
    uniqueness,
)
from proofs_check.methods.logic import implies, negation
from proofs_check.methods.theory import BOOL, INT, Fact, either

next_bid, previous_bid = (
    RULESETS.function(f"{name}_bid", INT, INT) for name in ("next", "previous")
)
single = RULESETS.function("single", POSITION, BOOL)
scheme_end = RULESETS.function("scheme_end", POSITION, INT, INT)

above = RULESETS.axiom(
    "the next bid, or more than there are dollars",
    (INT, INT),
    lambda b, c: implies(
        b <= TB(),
        (next_bid(b) > b)
        & (is_bid(next_bid(b)) | (next_bid(b) > TB()))
        & implies(is_bid(c) & (c > b), next_bid(b) <= c),
    ),
)
before = RULESETS.axiom(
    "the bid before, where 0 is one",
    (INT, INT),
    lambda b, c: implies(
        is_bid(0) & (b >= 1),
        is_bid(previous_bid(b))
        & (previous_bid(b) < b)
        & implies(is_bid(c) & (c < b), c <= previous_bid(b)),
    ),
)
one_option = RULESETS.axiom(
    "a position where each player has one move",
    (POSITION, POSITION, POSITION),
    lambda x, y, z: implies(
        single(x),
        left_can(x)
        & right_can(x)
        & implies(left_option(x, y) & left_option(x, z), y == z)
        & implies(right_option(x, y) & right_option(x, z), y == z),
    ),
)


def _tie(x: Any, p: Any, m: Any, b: Any) -> Any:
    """What a tie at b leads to."""
    return left_ties(x, p, m, b, move(x, p, m))


def _raise(x: Any, p: Any, m: Any, r: Any) -> Any:
    """What Right's win by r leads to."""
    return right_outbids(x, p, m, r, minimax_move(x, p, m))


def _raised(x: Any, p: Any, m: Any, b: Any) -> Any:
    """Right has the next bid and gains by it."""
    r = next_bid(b)
    return (r <= q_of(p)) & (_raise(x, p, m, r) < _tie(x, p, m, b))


def _goes_on(x: Any, p: Any, m: Any, b: Any) -> Any:
    """So has Left, and gains by tying then."""
    r = next_bid(b)
    return _raised(x, p, m, b) & (r <= p) & (_tie(x, p, m, r) > _raise(x, p, m, r))


def _asked(x: Any, p: Any, m: Any) -> Any:
    return is_bid(0) & budget(p) & m & single(x)


scheme = RULESETS.axiom(
    "Theorem 3, proof, sentence 9: the tie up to which both go on, and from which not both do",
    (POSITION, INT, BOOL, INT),
    lambda x, p, m, b: implies(
        _asked(x, p, m),
        is_bid(scheme_end(x, p))
        & (scheme_end(x, p) >= 0)
        & (scheme_end(x, p) <= p)
        & (scheme_end(x, p) <= q_of(p))
        & negation(_goes_on(x, p, m, scheme_end(x, p)))
        & implies(is_bid(b) & (b >= 0) & (b < scheme_end(x, p)), _goes_on(x, p, m, b)),
    ),
)


def ended(x: Any, p: Any, m: Any) -> Any:
    """What the scheme ends with: Right's win by the next bid, or the tie."""
    end = scheme_end(x, p)
    return either(_raised(x, p, m, end), _raise(x, p, m, next_bid(end)), _tie(x, p, m, end))


def _replied(x: Any, p: Any, m: Any) -> Any:
    """Right's reply to the tie's bid."""
    return reply_bid(x, p, m, scheme_end(x, p), move(x, p, m))


def _no_other_move(x: Any, p: Any, m: Any) -> Fact:
    """Right replies by his one move."""
    other = reply_move(x, p, m, scheme_end(x, p), move(x, p, m))
    return one_option(x, other, minimax_move(x, p, m))


def _smaller_bids(x: Any, p: Any, m: Any, b: Any) -> tuple[Fact, ...]:
    """Left prefers a tie at b to a win by her bid, where that is more."""
    y, ell = move(x, p, m), bid(x, p, m)
    return property_c(y, p - ell, m), property_a(y, p - ell + 1, p - b, negation(m))


scheme_value = RULESETS.theorem(
    "Theorem 3, proof: in U the scheme ends at the value",
    (POSITION, INT, BOOL),
    lambda x, p, m: implies(
        _asked(x, p, m) & uniqueness(),
        (nu(x, p, m) == ended(x, p, m))
        & (scheme_end(x, p) >= 0)
        & (scheme_end(x, p) <= p)
        & (scheme_end(x, p) <= q_of(p)),
    ),
    lambda x, p, m: (chosen(x, p, m), minimax_chosen(x, p, m)),
    lambda x, p, m: (scheme(x, p, m, previous_bid(scheme_end(x, p))), bids(scheme_end(x, p))),
    lambda x, p, m: before(scheme_end(x, p), next_bid(previous_bid(scheme_end(x, p)))),
    lambda x, p, m: above(previous_bid(scheme_end(x, p)), scheme_end(x, p)),
    lambda x, p, m: bids(previous_bid(scheme_end(x, p))),
    # She has as much by the tie's bid.
    lambda x, p, m: (most(x, p, m, scheme_end(x, p), move(x, p, m)), _no_other_move(x, p, m)),
    lambda x, p, m: above(scheme_end(x, p), _replied(x, p, m)),
    lambda x, p, m: property_b(move(x, p, m), p - scheme_end(x, p), m),
    lambda x, p, m: property_a(
        minimax_move(x, p, m), p + next_bid(scheme_end(x, p)), p + _replied(x, p, m), m
    ),
    # He holds her to it by the tie's bid, or by the next one.
    lambda x, p, m: [
        attained(x, p, m, b, minimax_move(x, p, m))
        for b in (scheme_end(x, p), next_bid(scheme_end(x, p)))
    ],
    lambda x, p, m: _smaller_bids(x, p, m, scheme_end(x, p)),
    lambda x, p, m: _smaller_bids(x, p, m, next_bid(scheme_end(x, p))),
    typical=lambda x, p, m: several(x, p, m) & uniqueness() & single(x),
)


def SCHEME(x: Any, p: Any, m: Any) -> tuple[Any, tuple[Any, ...]]:
    """In U, 0 a bid, Left with the marker, one move a player: where it ends, p, q, and values."""
    given = _asked(x, p, m) & uniqueness() & (rank(x) >= 0)
    end = scheme_end(x, p)
    last = either(_raised(x, p, m, end), next_bid(end), end)
    return given, (end, last, p, q_of(p), ended(x, p, m), nu(x, p, m))
