"""Any ruleset again: its mirror image, the marker's holder ends the game, and alternating play.

What is said of each is Definition 1 for other values; they are held against those of the ruleset.
"""

from proofs_check.documents.bidding import theory_rulesets as rulesets
from proofs_check.documents.bidding.theory_rulesets import *
from proofs_check.methods.theory import *

# Bids

available = RULESETS.function("available", INT, INT, BOOL)
availability = RULESETS.axiom(
    "Section 2, placing a bid: one of the bidding set, with enough dollars"
)(
    lambda dollars, b: implies(
        budget(dollars), available(dollars, b) == (is_bid(b) & (b <= dollars))
    )
)
unable = RULESETS.follows("below the least bid none can be placed, from it on one can")(
    lambda p, b: implies(
        budget(p),
        implies(p < least(), negation(available(p, b)))
        & implies(p >= least(), available(p, least())),
    ),
    (availability, bids),
)
terms_exist = RULESETS.follows("0 is a bid and both players have a move: each display has a term")(
    lambda x, p, m: implies(
        is_bid(0) & budget(p) & left_can(x) & right_can(x),
        available(p, 0)
        & available(q_of(p), 0)
        & left_option(x, move(x, p, m))
        & right_option(x, minimax_move(x, p, m)),
    ),
    (chosen, availability, rulesets.minimax_chosen),
)

# The mirror image: the players exchanged, with their weights and penalties


def _values(name: str) -> tuple[Any, ...]:
    """Functions of other values: the value, Left's bid and move, Right's reply: bid and move."""
    place, choice = (POSITION, INT, BOOL), (INT, POSITION)
    return (
        RULESETS.function(name, *rulesets.VALUE),
        RULESETS.choice(f"{name}_bid", *place, INT),
        RULESETS.choice(f"{name}_move", *place, POSITION),
        RULESETS.choice(f"{name}_reply_bid", *place, *choice, INT),
        RULESETS.choice(f"{name}_reply_move", *place, *choice, POSITION),
    )


image, image_bid, image_move, image_reply_bid, image_reply_move = _values("image")


def _image_entry(x: Any, p: Any, m: Any, ell: Any, y: Any, r: Any, z: Any) -> Any:
    """What the choices (l, y) and (r, z) lead to in the mirror image."""
    after = rulesets.marker_after(p, m, ell, r)
    left = either(right_can(x), image(y, p - ell, after) - right_weight(x, y), -right_penalty(x))
    right = either(left_can(x), image(z, p + r, after) - left_weight(x, z), -left_penalty(x))
    return either(rulesets.left_wins(m, ell, r), left, right)


_image_reply = lambda x, p, m, ell, y: (
    image_reply_bid(x, p, m, ell, y),
    image_reply_move(x, p, m, ell, y),
)
image_attained = RULESETS.axiom("Definition 1 of the mirror image, attained")(
    lambda x, p, m, r, z: implies(
        budget(p),
        can(image_bid(x, p, m), p)
        & right_move(x, image_move(x, p, m))
        & implies(
            can(r, q_of(p)) & left_move(x, z),
            _image_entry(x, p, m, image_bid(x, p, m), image_move(x, p, m), r, z) >= image(x, p, m),
        ),
    )
)
image_most = RULESETS.axiom("Definition 1 of the mirror image, the maximum")(
    lambda x, p, m, ell, y: implies(
        budget(p) & can(ell, p) & right_move(x, y),
        can(image_reply_bid(x, p, m, ell, y), q_of(p))
        & left_move(x, image_reply_move(x, p, m, ell, y))
        & (_image_entry(x, p, m, ell, y, *_image_reply(x, p, m, ell, y)) <= image(x, p, m)),
    )
)

# Left's answer, by the ruleset itself, to the choice of the image's Left as Right's
_to_image = lambda x, p, m: rulesets.answer(
    x, q_of(p), negation(m), image_bid(x, p, m), image_move(x, p, m)
)
# Right's minimax choice, as the image's Left
_of_right = lambda x, p, m: (
    rulesets.minimax_bid(x, q_of(p), negation(m)),
    minimax_move(x, q_of(p), negation(m)),
)
_to_right = lambda x, p, m: _image_reply(x, p, m, *_of_right(x, p, m))
exchanged_players = RULESETS.by_induction(
    "the maximin of the mirror image is minus the minimax, budgets and marker exchanged", by_rank
)(
    lambda x, p, m: implies(budget(p), image(x, p, m) == -minimax(x, q_of(p), negation(m))),
    (rulesets.minimax_least, rulesets.minimax_chosen, image_most, rulesets.minimax_attained),
    lambda x, p, m: (image_attained(x, p, m, *_to_image(x, p, m)), acyclic(x, image_move(x, p, m))),
    lambda x, p, m: (acyclic(x, _to_image(x, p, m)[1]), acyclic(x, _of_right(x, p, m)[1])),
    lambda x, p, m: (acyclic(x, _to_right(x, p, m)[1]), bids(_to_right(x, p, m)[0])),
)
image_in_U = notion("(A), (B) and (C) of the mirror image, at these budgets.", "image_in_U")(  # noqa: N816 - the paper
    lambda x, pi, p, m: (
        implies(rises(0, pi, p, TB()), image(x, p, m) >= image(x, pi, m))
        & implies(budget(p) & m, image(x, p, m) >= image(x, p, negation(m)))
        & implies(under(p, TB()) & m, image(x, p, m) <= image(x, p + 1, negation(m)))
    )
)
image_properties = RULESETS.follows(
    "Right with the marker is the mirror image, and that of a ruleset in U is in U"
)(
    lambda x, pi, p, m: implies(
        budget(p),
        (image(x, p, m) == -minimax(x, q_of(p), negation(m)))
        & implies(rulesets.uniqueness(), image_in_U(x, pi, p, m)),
    ),
    (exchanged_players, acyclic, rulesets.unique, rulesets.property_a),
    lambda x, pi, p, m: (
        rulesets.property_b(x, q_of(p), m),
        rulesets.property_c(x, q_of(p) - 1, m),
    ),
)

# Whose lack of a move ends the game

balanced, one_penalty = RULESETS.functions("balanced one_penalty", BOOL)
held, held_bid, held_move, held_reply_bid, held_reply_move = _values("held")
_held_reply = lambda x, p, m, ell, y: (
    held_reply_bid(x, p, m, ell, y),
    held_reply_move(x, p, m, ell, y),
)
# Whether the marker's holder has a move
_holder_can = lambda x, m: (m & left_can(x)) | (negation(m) & right_can(x))
both_or_none = RULESETS.axiom(
    "each position has moves for both players or for neither; and then one penalty"
)(
    lambda x: (
        implies(balanced(), left_can(x) == right_can(x))
        & implies(
            one_penalty() & negation(left_can(x)) & negation(right_can(x)),
            left_penalty(x) == right_penalty(x),
        )
    )
)
held_over = RULESETS.axiom("Definition 1 to the letter: the marker's holder has no move")(
    lambda x, p, m: implies(
        budget(p) & negation(goes_over()) & negation(_holder_can(x, m)),
        held(x, p, m) == either(m, left_penalty(x), right_penalty(x)),
    )
)
held_attained = RULESETS.axiom("Definition 1 to the letter, attained")(
    lambda x, p, m, r, z: implies(
        budget(p) & negation(goes_over()) & _holder_can(x, m),
        can(held_bid(x, p, m), p)
        & left_move(x, held_move(x, p, m))
        & implies(
            can(r, q_of(p)) & right_move(x, z),
            rulesets.entry(held, x, p, m, held_bid(x, p, m), held_move(x, p, m), r, z)
            >= held(x, p, m),
        ),
    )
)
held_most = RULESETS.axiom("Definition 1 to the letter, the maximum")(
    lambda x, p, m, ell, y: implies(
        budget(p) & negation(goes_over()) & _holder_can(x, m) & can(ell, p) & left_move(x, y),
        can(held_reply_bid(x, p, m, ell, y), q_of(p))
        & right_move(x, held_reply_move(x, p, m, ell, y))
        & (rulesets.entry(held, x, p, m, ell, y, *_held_reply(x, p, m, ell, y)) <= held(x, p, m)),
    )
)

# Right's reply, by the winner's ending, to Left's choice by the other
_by_held = lambda x, p, m: rulesets.reply(x, p, m, held_bid(x, p, m), held_move(x, p, m))
_by_winner = lambda x, p, m: _held_reply(x, p, m, bid(x, p, m), move(x, p, m))
_own = lambda x, p, m: rulesets.reply(x, p, m, bid(x, p, m), move(x, p, m))
endings_agree = RULESETS.by_induction(
    "where both players have moves or neither it is the same whose lack of a move ends the game",
    by_rank,
)(
    lambda x, p, m: implies(
        budget(p) & negation(goes_over()) & balanced() & one_penalty(), held(x, p, m) == nu(x, p, m)
    ),
    (both_or_none, held_over, chosen, held_most, most),
    lambda x, p, m: (attained(x, p, m, *_own(x, p, m)), most(x, p, m, bid(x, p, m), move(x, p, m))),
    lambda x, p, m: attained(x, p, m, *_by_winner(x, p, m)),
    lambda x, p, m: (held_attained(x, p, m, *_by_held(x, p, m)), acyclic(x, move(x, p, m))),
    lambda x, p, m: (acyclic(x, _by_winner(x, p, m)[1]), acyclic(x, held_move(x, p, m))),
    lambda x, p, m: (acyclic(x, _by_held(x, p, m)[1]), bids(_by_held(x, p, m)[0])),
)

# TB = 0: alternating play

alternately = RULESETS.function("alternately", POSITION, BOOL, REAL)
alternate_move = RULESETS.choice("alternate_move", POSITION, BOOL, POSITION)
alternate_play = RULESETS.axiom(
    "alternating play: who starts takes the best option of his, or the penalty"
)(
    lambda x, m, y: (
        implies(
            negation(_holder_can(x, m)),
            alternately(x, m) == either(m, left_penalty(x), right_penalty(x)),
        )
        & implies(
            m & left_can(x),
            left_option(x, alternate_move(x, m))
            & (
                alternately(x, m)
                == alternately(alternate_move(x, m), negation(m))
                + left_weight(x, alternate_move(x, m))
            )
            & implies(
                left_option(x, y),
                alternately(x, m) >= alternately(y, negation(m)) + left_weight(x, y),
            ),
        )
        & implies(
            negation(m) & right_can(x),
            right_option(x, alternate_move(x, m))
            & (
                alternately(x, m)
                == alternately(alternate_move(x, m), negation(m))
                + right_weight(x, alternate_move(x, m))
            )
            & implies(
                right_option(x, y),
                alternately(x, m) <= alternately(y, negation(m)) + right_weight(x, y),
            ),
        )
    )
)

alternating_values = RULESETS.by_induction(
    "TB = 0: the values are those of alternating play", by_rank
)(
    lambda x, p, m: implies(
        budget(p) & (TB() == 0) & negation(goes_over()), nu(x, p, m) == alternately(x, m)
    ),
    (chosen, most, bids, attained),
    lambda x, p, m: (most(x, p, m, bid(x, p, m), move(x, p, m)), attained(x, p, m, *_own(x, p, m))),
    lambda x, p, m: (alternate_play(x, m, move(x, p, m)), alternate_play(x, m, _own(x, p, m)[1])),
    lambda x, p, m: (acyclic(x, move(x, p, m)), acyclic(x, _own(x, p, m)[1])),
    lambda x, p, m: acyclic(x, alternate_move(x, m)),
)
forced = RULESETS.function("forced", BOOL)
utility = RULESETS.function("utility", POSITION, BOOL, REAL)
utilities = RULESETS.axiom(
    "Section 2, the utility of forced alternating play, Right's weights added"
)(
    lambda x, m, y: implies(
        forced(),
        implies(
            negation(_holder_can(x, m)),
            utility(x, m) == either(m, left_penalty(x), right_penalty(x)),
        )
        & implies(
            m & left_option(x, y), utility(x, m) == utility(y, negation(m)) + left_weight(x, y)
        )
        & implies(
            negation(m) & right_option(x, y),
            utility(x, m) == utility(y, negation(m)) + right_weight(x, y),
        ),
    )
)
by_utility = RULESETS.by_induction("forced alternating play has the utility of its line", by_rank)(
    lambda x, m: implies(forced(), alternately(x, m) == utility(x, m)),
    (utilities, acyclic, alternate_play),
)
utility_is_value = RULESETS.follows(
    "TB = 0, play forced: the utility with Right's weights added is the value"
)(
    lambda x, p, m: implies(
        budget(p) & (TB() == 0) & negation(goes_over()) & forced(), nu(x, p, m) == utility(x, m)
    ),
    (alternating_values, by_utility, acyclic),
)

# Example 2.1

is_example = notion(
    "Only Right can move at x, to y alone (so z is y), for 1; y is terminal; no penalty.",
    "is_example",
)(
    lambda x, y, z: (
        negation(left_can(x))
        & right_can(x)
        & right_option(x, y)
        & implies(right_option(x, z), z == y)
        & (right_weight(x, y) == 1)
        & negation(left_can(y) | right_can(y))
        & conjunction(of(at) == 0 for of in (left_penalty, right_penalty) for at in (x, y))
        & is_bid(0)
    )
)
over_at_once = RULESETS.follows(
    "a terminal position without penalties is worth 0 where 0 is a bid"
)(
    lambda y, p, m: implies(
        negation(left_can(y) | right_can(y))
        & (left_penalty(y) == 0)
        & (right_penalty(y) == 0)
        & is_bid(0)
        & budget(p),
        nu(y, p, m) == 0,
    ),
    (attained, most),
)

# Right's reply to Left's bid 0
_against_0 = lambda x, p, m: (
    rulesets.reply_bid(x, p, m, p * 0, x),
    rulesets.reply_move(x, p, m, p * 0, x),
)
example_2_1 = RULESETS.follows(
    "Example 2.1: with the marker 0, without it 1 where Right has no dollar"
)(
    lambda x, y, p: implies(
        budget(p)
        & is_example(x, y, _against_0(x, p, True)[1])
        & is_example(x, y, _against_0(x, TB(), False)[1]),
        (nu(x, p, True) == 0) & (nu(x, TB(), False) == 1),
    ),
    (most, attained, bids, chosen, over_at_once),
)

# How the claims' predicates see them


def _example(x: Any, y: Any, p: Any) -> Any:
    seen = (_against_0(x, p, True)[1], _against_0(x, TB(), False)[1])
    return budget(p) & (rank(x) >= 0) & conjunction(is_example(x, y, z) for z in seen)


MARKED_EXAMPLE = lambda x, y, p: (_example(x, y, p), (nu(x, p, True), p - p))
# Example 2.1 where Right has no dollar: the value with the marker, and without it
WORTHLESS_MARKER = lambda x, y, p: (
    _example(x, y, p) & (p == TB()),
    (nu(x, p, True), nu(x, p, False)),
)
# Example 2.1, Right with the marker and no dollar: the score of his move, and the value
MUST_MOVE = lambda x, y, p: (
    _example(x, y, p),
    (right_weight(x, y) + left_penalty(y), nu(x, TB(), False)),
)
UNABLE = lambda p, b: (budget(p), (p < least(), available(p, b), available(p, least())))


def TERMS(x: Any, p: Any, m: Any) -> tuple[Any, tuple[Any, ...]]:
    """0 is a bid and both have a move: whether it can be placed, and some move be made."""
    moves = left_option(x, move(x, p, m)) & right_option(x, minimax_move(x, p, m))
    given = is_bid(0) & budget(p) & left_can(x) & right_can(x)
    return given, (available(p, 0), available(q_of(p), 0), moves)


def IMAGE(x: Any, pi: Any, p: Any, m: Any) -> tuple[Any, tuple[Any, ...]]:
    """The image's maximin, the minimax exchanged, and whether both are in U, at these budgets."""
    other = minimax(x, q_of(p), negation(m))
    properties = image_in_U(x, pi, p, m)
    return budget(p) & (rank(x) >= 0), (image(x, p, m), other, rulesets.uniqueness(), properties)


# Moves for both players, or for neither and one penalty: the values by either ending
ENDINGS = lambda x, p, m: (
    (budget(p) & negation(goes_over()) & balanced() & one_penalty()) & (rank(x) >= 0),
    (held(x, p, m), nu(x, p, m)),
)

# TB = 0, at most one move a player: the utility, and the value
FORCED_PLAY = lambda x, p, m: (
    budget(p) & (TB() == 0) & negation(goes_over()) & forced() & (rank(x) >= 0),
    (utility(x, m), nu(x, p, m)),
)

# TB = 0: what alternating play gives who starts, and the value
ALTERNATING = lambda x, p, m: (
    budget(p) & (TB() == 0) & negation(goes_over()) & (rank(x) >= 0),
    (alternately(x, m), nu(x, p, m)),
)
