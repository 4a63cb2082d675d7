"""Symmetric rulesets: formula (1), Observation 5 and Corollary 6, for any bids and weights."""

from proofs_check.documents.bidding import theory_rulesets as rulesets
from proofs_check.documents.bidding.theory_rulesets import *
from proofs_check.methods.theory import *

# (1), where the other's value is the minimax; Observation 5; formula (2)

mirrored = RULESETS.axiom(
    "a symmetric ruleset: one move set, what Left gains Right takes away, no penalty"
)(
    lambda x, y: implies(
        symmetric(),
        (left_can(x) == rulesets.right_can(x))
        & (left_option(x, y) == rulesets.right_option(x, y))
        & (rulesets.right_weight(x, y) == -left_weight(x, y))
        & (rulesets.left_penalty(x) == 0)
        & (rulesets.right_penalty(x) == 0),
    )
)
settled = RULESETS.axiom("one value: maximin is minimax everywhere")(
    lambda x, p, m: implies(one_value() & budget(p), rulesets.minimax(x, p, m) == nu(x, p, m))
)
over = RULESETS.follows("a terminal position of a symmetric ruleset is worth 0")(
    lambda x, p, m: implies(symmetric() & budget(p) & negation(left_can(x)), nu(x, p, m) == 0),
    (mirrored, chosen),
    lambda x, p, m: most(x, p, m, bid(x, p, m), move(x, p, m)),
    lambda x, p, m: attained(x, p, m, *reply(x, p, m, bid(x, p, m), move(x, p, m))),
)

# What Left answers, the players exchanged, to her own maximin choice
_mirrored_answer = lambda x, p, m: rulesets.answer(
    x, q_of(p), negation(m), bid(x, p, m), move(x, p, m)
)
# What Right chooses at minimax, the players exchanged
_mirrored_choice = lambda x, p, m: (
    rulesets.minimax_bid(x, q_of(p), negation(m)),
    rulesets.minimax_move(x, q_of(p), negation(m)),
)
_reply_to_mirrored = lambda x, p, m: reply(x, p, m, *_mirrored_choice(x, p, m))

# What the moves are of either player, where the ruleset is symmetric
_both = lambda x, *options: [fact for y in options for fact in (acyclic(x, y), mirrored(x, y))]
equation_1 = RULESETS.by_induction(
    "(1) for every symmetric ruleset: the maximin is minus the minimax with the players exchanged",
    rulesets.by_rank,
)(
    lambda x, p, m: implies(
        symmetric() & budget(p), nu(x, p, m) == -rulesets.minimax(x, q_of(p), negation(m))
    ),
    (chosen, attained, minimax_least, minimax_chosen, most),
    (minimax_attained, acyclic, mirrored, bids),
    smaller=lambda x, p, m: [
        rulesets.left_after(x, p, m, bid(x, p, m), move(x, p, m), _mirrored_answer(x, p, m)[0]),
        rulesets.right_after(x, p, m, bid(x, p, m), *_mirrored_answer(x, p, m)),
        rulesets.left_after(x, p, m, *_mirrored_choice(x, p, m), _reply_to_mirrored(x, p, m)[0]),
        rulesets.right_after(x, p, m, _mirrored_choice(x, p, m)[0], *_reply_to_mirrored(x, p, m)),
    ],
)
exchanged = RULESETS.follows("(1): for symmetric rulesets with one value, so for those in U")(
    lambda x, p, m: implies(
        symmetric() & (one_value() | uniqueness()) & budget(p),
        nu(x, p, m) == -nu(x, q_of(p), negation(m)),
    ),
    (equation_1, acyclic),
    lambda x, p, m: (settled(x, q_of(p), negation(m)), rulesets.unique(x, q_of(p), negation(m))),
)
display_4 = RULESETS.function("display_4", POSITION, INT, REAL)
display_4_bid = RULESETS.choice("display_4_bid", POSITION, INT, INT)
display_4_move = RULESETS.choice("display_4_move", POSITION, INT, POSITION)
display_4_reply_bid = RULESETS.choice("display_4_reply_bid", POSITION, INT, INT, POSITION, INT)
display_4_reply_move = RULESETS.choice(
    "display_4_reply_move", POSITION, INT, INT, POSITION, POSITION
)

# What is between the braces of Proposition 4's display, the values those of Definition 1
_term_4 = lambda p, x, ell, y, r, z: either(
    ell > r,
    nu(y, p - ell, True) + left_weight(x, y),
    either(
        ell == r, nu(y, p - ell, False) + left_weight(x, y), nu(z, p + r, True) - left_weight(x, z)
    ),
)
# Right's reply by the display
_to_display_4 = lambda x, p, ell, y: (
    display_4_reply_bid(x, p, ell, y),
    display_4_reply_move(x, p, ell, y),
)
display_4_attained = RULESETS.axiom("Proposition 4, display, attained; at a terminal position 0")(
    lambda x, p, r, z: implies(
        symmetric() & budget(p),
        implies(negation(left_can(x)), display_4(x, p) == 0)
        & implies(
            left_can(x),
            can(display_4_bid(x, p), p)
            & left_option(x, display_4_move(x, p))
            & implies(
                can(r, q_of(p)) & left_option(x, z),
                _term_4(p, x, display_4_bid(x, p), display_4_move(x, p), r, z) >= display_4(x, p),
            ),
        ),
    )
)
display_4_most = RULESETS.axiom("Proposition 4, display, the maximum")(
    lambda x, p, ell, y: implies(
        symmetric() & budget(p) & can(ell, p) & left_option(x, y),
        can(display_4_reply_bid(x, p, ell, y), q_of(p))
        & left_option(x, display_4_reply_move(x, p, ell, y))
        & (_term_4(p, x, ell, y, *_to_display_4(x, p, ell, y)) <= display_4(x, p)),
    )
)
proposition_4 = RULESETS.follows(
    "Proposition 4: the display gives the marked values, nu by Definition 1 too"
)(
    lambda x, p, m: implies(
        symmetric() & m & rulesets.marker_stays() & budget(p), display_4(x, p) == nu(x, p, m)
    ),
    (over, chosen),
    lambda x, p, m: display_4_most(x, p, bid(x, p, m), move(x, p, m)),
    lambda x, p, m: attained(x, p, m, *_to_display_4(x, p, bid(x, p, m), move(x, p, m))),
    lambda x, p, m: most(x, p, m, display_4_bid(x, p), display_4_move(x, p)),
    lambda x, p, m: display_4_attained(
        x, p, *reply(x, p, m, display_4_bid(x, p), display_4_move(x, p))
    ),
    lambda x, p, m: _both(
        x,
        move(x, p, m),
        display_4_move(x, p),
        _to_display_4(x, p, bid(x, p, m), move(x, p, m))[1],
        reply(x, p, m, display_4_bid(x, p), display_4_move(x, p))[1],
    ),
)
display, formula_2 = RULESETS.functions("display formula_2", POSITION, INT, REAL)
display_bid, formula_2_bid = RULESETS.choices("display_bid formula_2_bid", POSITION, INT, INT)
display_move = RULESETS.choice("display_move", POSITION, INT, POSITION)
formula_2_move = RULESETS.choice("formula_2_move", POSITION, INT, POSITION)
display_reply_bid = RULESETS.choice("display_reply_bid", POSITION, INT, INT, POSITION, INT)
formula_2_reply_bid = RULESETS.choice("formula_2_reply_bid", POSITION, INT, INT, POSITION, INT)
display_reply_move = RULESETS.choice("display_reply_move", POSITION, INT, INT, POSITION, POSITION)
formula_2_reply_move = RULESETS.choice(
    "formula_2_reply_move", POSITION, INT, INT, POSITION, POSITION
)
largest_up_to = RULESETS.choice("largest_up_to", INT, INT)
displayed = notion(
    "The values that the display of Observation 5 has: without the marker by (1).", "displayed"
)(lambda x, p, m: either(m, display(x, p), -display(x, q_of(p))))
marked = notion(
    "The values that formula (2) has: those with the marker, without it by (1).", "marked"
)(lambda x, p, m: either(m, nu(x, p, m), -nu(x, q_of(p), negation(m))))
_display_reply = lambda x, p, ell, y: (
    display_reply_bid(x, p, ell, y),
    display_reply_move(x, p, ell, y),
)
_formula_reply = lambda x, p, ell, y: (
    formula_2_reply_bid(x, p, ell, y),
    formula_2_reply_move(x, p, ell, y),
)
# Of a symmetric ruleset, Left with the marker, which stays with an unopposed winner
_read = lambda m: symmetric() & m & rulesets.marker_stays()
display_attained = RULESETS.axiom("Observation 5 with the option in its tie term, attained")(
    lambda x, p, m, r, z: implies(
        _read(m) & budget(p),
        can(display_bid(x, p), p)
        & left_move(x, display_move(x, p))
        & implies(
            can(r, q_of(p)) & right_move(x, z),
            entry(displayed, x, p, m, display_bid(x, p), display_move(x, p), r, z) >= display(x, p),
        ),
    )
)
display_most = RULESETS.axiom("Observation 5 with the option in its tie term, the maximum")(
    lambda x, p, m, ell, y: implies(
        _read(m) & budget(p) & can(ell, p) & left_move(x, y),
        can(display_reply_bid(x, p, ell, y), q_of(p))
        & right_move(x, display_reply_move(x, p, ell, y))
        & (entry(displayed, x, p, m, ell, y, *_display_reply(x, p, ell, y)) <= display(x, p)),
    )
)
formula_2_attained = RULESETS.axiom("formula (2), attained")(
    lambda x, p, m, r, z: implies(
        _read(m) & budget(p) & is_bid(0),
        is_bid(formula_2_bid(x, p))
        & (formula_2_bid(x, p) <= p)
        & (formula_2_bid(x, p) <= q_of(p))
        & left_move(x, formula_2_move(x, p))
        & implies(
            is_bid(r) & (r >= formula_2_bid(x, p)) & (r <= q_of(p)) & right_move(x, z),
            entry(marked, x, p, m, formula_2_bid(x, p), formula_2_move(x, p), r, z)
            >= formula_2(x, p),
        ),
    )
)
formula_2_most = RULESETS.axiom("formula (2), the maximum")(
    lambda x, p, m, ell, y: implies(
        _read(m)
        & budget(p)
        & is_bid(ell)
        & (ell <= p)
        & (ell <= q_of(p))
        & is_bid(0)
        & left_move(x, y),
        is_bid(formula_2_reply_bid(x, p, ell, y))
        & (formula_2_reply_bid(x, p, ell, y) >= ell)
        & (formula_2_reply_bid(x, p, ell, y) <= q_of(p))
        & right_move(x, formula_2_reply_move(x, p, ell, y))
        & (entry(marked, x, p, m, ell, y, *_formula_reply(x, p, ell, y)) <= formula_2(x, p)),
    )
)
largest = RULESETS.recursion("the largest bid with some dollars")(
    lambda dollars, b: implies(
        (dollars >= 0) & is_bid(0),
        is_bid(largest_up_to(dollars))
        & rises(0, largest_up_to(dollars), dollars)
        & implies(is_bid(b) & (b <= dollars), b <= largest_up_to(dollars)),
    )
)

# Right's reply by the display to Left's choice by Definition 1
_to_value = lambda x, p, m: _display_reply(x, p, bid(x, p, m), move(x, p, m))
# Right's reply by Definition 1 to Left's choice by the display
_to_display = lambda x, p, m: reply(x, p, m, display_bid(x, p), display_move(x, p))
observation_5 = RULESETS.by_induction(
    "Observation 5: for symmetric rulesets with one value the display gives the marked values",
    rulesets.by_rank,
)(
    lambda x, p, m: implies(
        _read(m) & (one_value() | uniqueness()) & budget(p), display(x, p) == nu(x, p, m)
    ),
    chosen,
    lambda x, p, m: [acyclic(x, z) for z in (move(x, p, m), _to_value(x, p, m)[1])],
    lambda x, p, m: [acyclic(x, z) for z in (display_move(x, p), _to_display(x, p, m)[1])],
    lambda x, p, m: attained(x, p, m, *_to_value(x, p, m)),
    lambda x, p, m: display_most(x, p, m, bid(x, p, m), move(x, p, m)),
    lambda x, p, m: display_attained(x, p, m, *_to_display(x, p, m)),
    lambda x, p, m: most(x, p, m, display_bid(x, p), display_move(x, p)),
    lambda x, p, m: exchanged(move(x, p, m), p - bid(x, p, m), negation(m)),
    lambda x, p, m: exchanged(display_move(x, p), p - display_bid(x, p), negation(m)),
    lambda x, p, m: rulesets.bids(display_bid(x, p)),
    smaller=lambda x, p, m: [
        (move(x, p, m), p - bid(x, p, m), m),
        (move(x, p, m), q_of(p) + bid(x, p, m), m),
        (_to_value(x, p, m)[1], p + _to_value(x, p, m)[0], m),
        (display_move(x, p), p - display_bid(x, p), m),
        (display_move(x, p), q_of(p) + display_bid(x, p), m),
        (_to_display(x, p, m)[1], p + _to_display(x, p, m)[0], m),
    ],
)

# Left's bid, or the largest that Right can tie where that is less
_tied_at_most = lambda x, p, m: either(
    bid(x, p, m) <= q_of(p), bid(x, p, m), largest_up_to(q_of(p))
)
_to_tied = lambda x, p, m: _formula_reply(x, p, _tied_at_most(x, p, m), move(x, p, m))
_to_formula = lambda x, p, m: reply(x, p, m, formula_2_bid(x, p), formula_2_move(x, p))

# Left prefers a tie at b to a strict win by l > b, and Right a tie to a strict win at b
_tie_is_better = lambda y, p, m, ell, b: (
    rulesets.property_c(y, p - ell, m),
    rulesets.property_a(y, p - ell + 1, p - b, negation(m)),
    rulesets.property_b(y, p - b, m),
    exchanged(y, p - b, negation(m)),
)
corollary_6_value = RULESETS.follows(
    "Corollary 6 where 0 is a bid: formula (2) gives the marked values"
)(
    lambda x, p, m: implies(
        _read(m) & uniqueness() & is_bid(0) & budget(p), formula_2(x, p) == nu(x, p, m)
    ),
    chosen,
    lambda x, p, m: (rulesets.bids(formula_2_bid(x, p)), largest(q_of(p), _to_tied(x, p, m)[0])),
    lambda x, p, m: formula_2_most(x, p, m, _tied_at_most(x, p, m), move(x, p, m)),
    lambda x, p, m: attained(x, p, m, *_to_tied(x, p, m)),
    lambda x, p, m: _tie_is_better(move(x, p, m), p, m, bid(x, p, m), _tied_at_most(x, p, m)),
    lambda x, p, m: most(x, p, m, formula_2_bid(x, p), formula_2_move(x, p)),
    lambda x, p, m: formula_2_attained(x, p, m, *_to_formula(x, p, m)),
    lambda x, p, m: formula_2_attained(x, p, m, formula_2_bid(x, p), _to_formula(x, p, m)[1]),
    lambda x, p, m: _tie_is_better(
        formula_2_move(x, p), p, m, formula_2_bid(x, p), formula_2_bid(x, p)
    ),
)


# How the claims' predicates see them


def _with(condition: Callable[[], Any], named: Callable[..., Any]) -> rulesets.View:
    def seen(x: Any, p: Any, m: Any) -> tuple[Any, tuple[Any, ...]]:
        given = symmetric() & rulesets.marker_stays() & m & budget(p) & (rulesets.rank(x) >= 0)
        return given & condition(), (named(x, p), nu(x, p, m))

    return seen


EVERY, ONE_VALUE = rulesets.where(), rulesets.where(one_value)
PROPOSITION_4 = _with(lambda: True, display_4)
DISPLAYED = _with(one_value, display)
FORMULA_2 = _with(lambda: uniqueness() & rulesets.zero_is_a_bid(), formula_2)
OVER = lambda x, p, m: (symmetric() & budget(p) & negation(left_can(x)), (nu(x, p, m), p - p))
