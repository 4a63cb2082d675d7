"""Any ruleset of Section 2: any finite game, any weights and penalties, any bidding set.

A position is an element of a sort, an induction over positions one over their rank, which falls
with each move. nu(x, p, m) is nu_hat_p(x) where m, Left has the marker, and nu_p(x) where not. A
bid of -1 stands for none, where a player can place none; who has no move still bids, and the option
that goes with the bid is then any position.
"""

import random
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, partial
from itertools import product

import reference.bidding as ref
from proofs_check.documents.bidding import other_recursions as others
from proofs_check.documents.bidding.rulesets import One, bidding_sets
from proofs_check.documents.bidding.small_rulesets import UNOPPOSED, mirror as exchanged_players
from proofs_check.methods.theory import *
from reference.bidding import Action, Ending, Player, Reading, Ruleset, in_U, maximin_table, ruleset
from reference.bidding.readings import DEFAULT

LARGEST_TB, POSITIONS = 2, 3
"""The bounds of the models."""
WEIGHTS = (-2, -1, Fraction(-1, 2), 0, 1, Fraction(3, 2), 2)
SEED = 2026


@cache
def _models() -> tuple[Model, ...]:
    """Rulesets of 3 positions, by random moves and weights: every B, TB up to 2; symmetric ones."""
    rng = random.Random(SEED)
    found = []
    for TB in range(LARGEST_TB + 1):
        for B, (says, reading) in product(bidding_sets(TB), UNOPPOSED.items()):
            for symmetric in (False, True)[: 2 if reading == DEFAULT else 1]:
                gamma = _random(rng, TB, B, symmetric=symmetric)
                whole = f"TB = {TB}, B = {B}, {gamma.w_L}, {gamma.w_R}, {says}"
                found.append(_model(whole, gamma, reading))
    one = _random(rng, 1, (0, 1), symmetric=False)
    left, right = (
        {x: one.tau_L[x] + more for x in one.X if not of[x]}
        for more, of in enumerate((one.L, one.R))
    )
    gamma = ruleset(one.X, one.L, one.R, one.w_L, one.w_R, left, one.B, one.TB, tau_R=right)
    found.append(_model(f"two penalties, {gamma.w_L}, {gamma.w_R}", gamma, DEFAULT))
    nothing, zero = dict.fromkeys(one.X, ()), dict.fromkeys(one.X, 0)
    gamma = ruleset(one.X, nothing, nothing | {2: (0,)}, {}, {(2, 0): 1}, zero, (0, 1), 1)
    found.append(_model("Example 2.1", gamma, DEFAULT))
    for _ in range(2):
        gamma = _random(rng, 0, (0,), symmetric=False, forced=True)
        found.append(_model(f"TB = 0, one move a player, {gamma.w_L}, {gamma.w_R}", gamma, DEFAULT))
    return tuple(found)


def _random(
    rng: random.Random, TB: int, B: tuple[int, ...], *, symmetric: bool, forced: bool = False
) -> Ruleset:
    X = range(POSITIONS)
    edges = [(x, y) for x in X for y in ((x - 1,) if forced and x else range(x))]
    w_L, w_R = ({e: rng.choice(WEIGHTS) for e in edges if rng.random() < 0.7} for _ in "LR")
    if symmetric:
        w_R = {edge: -weight for edge, weight in w_L.items()}
    L, R = ({x: [y for z, y in w if z == x] for x in X} for w in (w_L, w_R))
    ends = [x for x in X if not L[x] or not R[x]]
    tau = {x: 0 if symmetric else rng.choice(WEIGHTS) for x in ends}
    return ruleset(X, L, R, w_L, w_R, tau, B, TB)


def _model(says: str, gamma: Ruleset, reading: Reading) -> Model:
    TB, one = gamma.TB, One(gamma)
    holder = {True: Player.LEFT, False: Player.RIGHT}
    tables = lambda **changed: [
        each(gamma, reading=reading._replace(**changed))
        for each in (maximin_table, ref.minimax_table)
    ]
    (maximin, minimax), (late, late_minimax) = tables(), tables(action=Action.AFTER_BID)
    form = ref.symmetric(gamma.X, gamma.L, gamma.w_L, gamma.B, TB)
    display = ref.table_by(ref.observation_5, form)
    handed = others.handing_over(form) if one.symmetric and one.zero_is_a_bid else {}
    value = lambda table, x, p, m: table[x].under(holder[m])[p] if 0 <= p <= TB else 0
    forced = TB == 0 and all(len(each) < 2 for each in (*gamma.L.values(), *gamma.R.values()))
    functions: dict[str, Callable[..., Any]] = {
        "TB": lambda: TB,
        "rank": lambda x: x,
        "is_bid": lambda b: b in gamma.B,
        "least": lambda: min(gamma.B),
        "available": lambda dollars, b: (
            0 <= dollars <= TB and b in ref.available_bids(gamma.B, dollars)
        ),
        "goes_over": lambda: reading.unopposed is ref.Unopposed.MARKER_MOVES,
        "in_U": lambda: in_U(gamma, reading),
        "late_U": lambda: in_U(gamma, reading._replace(action=Action.AFTER_BID)),
        "all_bids": lambda: bool(one.all_bids),
        "symmetric": lambda: bool(one.symmetric),
        "one_value": lambda: maximin == minimax,
        "no_losses": lambda: min(gamma.w_L.values(), default=0) >= 0,
        "balanced": lambda: all(bool(gamma.L[x]) == bool(gamma.R[x]) for x in gamma.X),
        "one_penalty": lambda: all(
            gamma.tau_L[x] == gamma.tau_R[x] for x in gamma.X if not (gamma.L[x] or gamma.R[x])
        ),
        "nu": partial(value, maximin),
        "minimax": partial(value, minimax),
        "late": partial(value, late),
        "late_minimax": partial(value, late_minimax),
        "image": partial(value, maximin_table(exchanged_players(gamma), reading=reading)),
        "held": partial(value, tables(ending=Ending.MARKER_HOLDER)[0]),
        "handed": lambda x, p, m: value(handed, x, p, m) if handed else 0,
        "forced": lambda: forced,
        "utility": lambda x, m: (
            ref.utility(gamma, x, *others.forced_line(gamma, x, holder[m])) if forced else 0
        ),
        "alternately": lambda x, m: others.alternating(gamma, x, holder[m]),
    }
    for name, of in {
        "display": lambda x, p: display[x][p],
        "display_4": lambda x, p: others.proposition_4_with(form, x, maximin)[p],
        "formula_2": lambda x, p: (
            ref.corollary_6(form, x, p, {y: row.nu_hat for y, row in maximin.items()}) or 0
        ),
    }.items():
        functions[name] = lambda x, p, of=of: of(x, p) if 0 <= p <= TB else 0
    for side, moves, weights, tau in (
        ("left", gamma.L, gamma.w_L, gamma.tau_L),
        ("right", gamma.R, gamma.w_R, gamma.tau_R),
    ):
        functions |= {
            f"{side}_can": lambda x, moves=moves: bool(moves[x]),
            f"{side}_option": lambda x, y, moves=moves: y in moves[x],
            f"{side}_weight": lambda x, y, weights=weights: weights.get((x, y), 0),
            f"{side}_penalty": lambda x, tau=tau: tau.get(x, 0),
        }
    values = {"Int": range(-1, TB + 2), "Bool": (False, True), "Position": range(POSITIONS)}
    return Model(says, functions, values)


RULESETS = Theory("bidding", "rulesets", _models)
POSITION = RULESETS.sort("Position")
RULESETS.let(m=BOOL, x=POSITION, y=POSITION, z=POSITION)
VALUE = (POSITION, INT, BOOL, REAL)
total_budget, least = RULESETS.functions("TB least", INT)
is_bid = RULESETS.function("is_bid", INT, BOOL)
goes_over, uniqueness, all_bids = RULESETS.functions("goes_over in_U all_bids", BOOL)
symmetric, one_value = RULESETS.functions("symmetric one_value", BOOL)
rank = RULESETS.function("rank", POSITION, INT)
left_can, right_can = RULESETS.functions("left_can right_can", POSITION, BOOL)
left_option, right_option = RULESETS.functions("left_option right_option", POSITION, POSITION, BOOL)
left_weight, right_weight = RULESETS.functions("left_weight right_weight", POSITION, POSITION, REAL)
left_penalty, right_penalty = RULESETS.functions("left_penalty right_penalty", POSITION, REAL)
nu, minimax = RULESETS.functions("nu minimax", *VALUE)
bid, minimax_bid = RULESETS.choices("bid minimax_bid", POSITION, INT, BOOL, INT)
move, minimax_move = RULESETS.choices("move minimax_move", POSITION, INT, BOOL, POSITION)
reply_bid = RULESETS.choice("reply_bid", POSITION, INT, BOOL, INT, POSITION, INT)
answer_bid = RULESETS.choice("answer_bid", POSITION, INT, BOOL, INT, POSITION, INT)
reply_move = RULESETS.choice("reply_move", POSITION, INT, BOOL, INT, POSITION, POSITION)
answer_move = RULESETS.choice("answer_move", POSITION, INT, BOOL, INT, POSITION, POSITION)
yielding_bid, winning_bid = RULESETS.choices("yielding_bid winning_bid", POSITION, INT, INT)
yielding_move, winning_move = RULESETS.choices(
    "yielding_move winning_move", POSITION, INT, POSITION
)
TB = lambda: total_budget()
budget = notion("Whether p is a Left budget.", "budget")(lambda p: rises(0, p, TB()))
q_of = lambda p: TB() - p
can = notion("Whether b is a bid with these dollars, or -1 where there is none.", "can")(
    lambda b, dollars: (is_bid(b) & rises(0, b, dollars)) | ((b == -1) & (dollars < least()))
)
left_move = notion("Whether Left can go to y; anything where she has no move.", "left_move")(
    lambda x, y: left_option(x, y) | negation(left_can(x))
)
right_move = notion("Whether Right can go to z; anything where he has no move.", "right_move")(
    lambda x, z: right_option(x, z) | negation(right_can(x))
)
left_wins = notion("Whether Left wins the turn.", "left_wins")(
    lambda m, ell, r: (ell > r) | ((ell == r) & m)
)


@notion(
    "Whether Left has the marker then: a tie passes it on, in one reading an unopposed bid too."
)
def marker_after(p: Any, m: Any, ell: Any, r: Any) -> Any:
    alone = (m & (q_of(p) < least())) | (negation(m) & (p < least()))
    return m ^ ((ell == r) | (goes_over() & alone))


def entry(of: Any, x: Any, p: Any, m: Any, ell: Any, y: Any, r: Any, z: Any) -> Any:
    """What the choices (l, y) and (r, z) lead to, where these values follow."""
    after = marker_after(p, m, ell, r)
    left = either(left_can(x), of(y, p - ell, after) + left_weight(x, y), left_penalty(x))
    right = either(right_can(x), of(z, p + r, after) + right_weight(x, z), right_penalty(x))
    return either(left_wins(m, ell, r), left, right)


bids = RULESETS.axiom("Section 2, the bidding set")(
    lambda b: (
        (least() >= 0)
        & is_bid(least())
        & (2 * least() <= TB() + 1)
        & implies(is_bid(b), (b >= least()) & (b <= TB()))
        & implies(all_bids() & rises(0, b, TB()), is_bid(b))
    )
)
acyclic = RULESETS.axiom(
    "Section 2, a ruleset: acyclic, a terminal position is one without a move"
)(
    lambda x, y: (
        (rank(x) >= 0)
        & (rank(y) >= 0)
        & implies(left_option(x, y), left_can(x) & (rank(y) < rank(x)))
        & implies(right_option(x, y), right_can(x) & (rank(y) < rank(x)))
    )
)
chosen = RULESETS.axiom("Definition 1, what Left chooses")(
    lambda x, p, m: implies(budget(p), can(bid(x, p, m), p) & left_move(x, move(x, p, m)))
)
attained = RULESETS.axiom("Definition 1, attained")(
    lambda x, p, m, r, z: implies(
        budget(p) & can(r, q_of(p)) & right_move(x, z),
        entry(nu, x, p, m, bid(x, p, m), move(x, p, m), r, z) >= nu(x, p, m),
    )
)

# Right's reply at maximin: its bid and its move
reply = lambda x, p, m, ell, y: (reply_bid(x, p, m, ell, y), reply_move(x, p, m, ell, y))
# Left's answer at minimax: its bid and its move
answer = lambda x, p, m, r, z: (answer_bid(x, p, m, r, z), answer_move(x, p, m, r, z))
most = RULESETS.axiom("Definition 1, the maximum")(
    lambda x, p, m, ell, y: implies(
        budget(p) & can(ell, p) & left_move(x, y),
        can(reply_bid(x, p, m, ell, y), q_of(p))
        & right_move(x, reply_move(x, p, m, ell, y))
        & (entry(nu, x, p, m, ell, y, *reply(x, p, m, ell, y)) <= nu(x, p, m)),
    )
)
minimax_chosen = RULESETS.axiom("Definition 1, minimax: what Right chooses")(
    lambda x, p, m: implies(
        budget(p), can(minimax_bid(x, p, m), q_of(p)) & right_move(x, minimax_move(x, p, m))
    )
)
minimax_attained = RULESETS.axiom("Definition 1, minimax: attained")(
    lambda x, p, m, ell, y: implies(
        budget(p) & can(ell, p) & left_move(x, y),
        entry(minimax, x, p, m, ell, y, minimax_bid(x, p, m), minimax_move(x, p, m))
        <= minimax(x, p, m),
    )
)
minimax_least = RULESETS.axiom("Definition 1, minimax: the minimum")(
    lambda x, p, m, r, z: implies(
        budget(p) & can(r, q_of(p)) & right_move(x, z),
        can(answer_bid(x, p, m, r, z), p)
        & left_move(x, answer_move(x, p, m, r, z))
        & (entry(minimax, x, p, m, *answer(x, p, m, r, z), r, z) >= minimax(x, p, m)),
    )
)
property_a = RULESETS.axiom("Definition 2 (A), of a ruleset in U")(
    lambda x, pi, p, m: implies(uniqueness() & rises(0, pi, p, TB()), nu(x, p, m) >= nu(x, pi, m))
)
property_b = RULESETS.axiom("Definition 2 (B), of a ruleset in U")(
    lambda x, p, m: implies(uniqueness() & budget(p) & m, nu(x, p, m) >= nu(x, p, negation(m)))
)
property_c = RULESETS.axiom("Definition 2 (C), of a ruleset in U")(
    lambda x, p, m: implies(
        uniqueness() & under(p, TB()) & m, nu(x, p, m) <= nu(x, p + 1, negation(m))
    )
)

# What inductions go by
by_rank = lambda x, *_: rank(x)
several = notion(
    "A position with moves and budgets at which a model is not degenerate.", "several"
)(
    lambda x, p, m: (
        left_can(x) & right_can(x) & (p >= 1) & (p + 1 <= TB()) & m & is_bid(0) & is_bid(1)
    )
)
# Where Left's win by (l, y) against r leads
left_after = lambda x, p, m, ell, y, r: (y, p - ell, marker_after(p, m, ell, r))
# Where Right's win by (r, z) against l leads
right_after = lambda x, p, m, ell, r, z: (z, p + r, marker_after(p, m, ell, r))

# (A) where 0 is a bid, whatever the weights: Left bids and moves as with less.

_poorer = lambda x, pi, p, m: reply(x, p, m, bid(x, pi, m), move(x, pi, m))
more_money = RULESETS.by_induction(
    "(A) where 0 is a bid: the values do not fall with the budget", by_rank
)(
    lambda x, pi, p, m: implies(is_bid(0) & rises(0, pi, p, TB()), nu(x, p, m) >= nu(x, pi, m)),
    (chosen, bids, attained, most, acyclic),
    lambda x, pi, p, m: acyclic(x, _poorer(x, pi, p, m)[1]),
)

# (C) where all bids are allowed, whatever the weights: Left bids one more, where Right can tie.


def _raised(x: Any, p: Any, m: Any) -> Any:
    ell = bid(x, p, m)
    return either(ell <= q_of(p), ell + 1, ell)


_to_raised = lambda x, p, m: reply(x, p + 1, negation(m), _raised(x, p, m), move(x, p, m))


def _lowered(x: Any, p: Any, m: Any) -> Any:
    """Right's bid against Left's with the marker that leads to as much."""
    ell, r = bid(x, p, m), _to_raised(x, p, m)[0]
    lost = either((ell <= q_of(p)) & (ell >= r), ell, r)
    return either(_raised(x, p, m) == r, r + 1, lost)


marker_worth = RULESETS.by_induction(
    "(C) where all bids are allowed: the marker is worth at most a dollar", by_rank
)(
    lambda x, p, m: implies(
        all_bids() & under(p, TB()) & m, nu(x, p, m) <= nu(x, p + 1, negation(m))
    ),
    (chosen, bids, most, acyclic),
    lambda x, p, m: attained(x, p, m, _lowered(x, p, m), _to_raised(x, p, m)[1]),
    smaller=lambda x, p, m: [
        (move(x, p, m), p - bid(x, p, m), m),
        (_to_raised(x, p, m)[1], p + _to_raised(x, p, m)[0], m),
    ],
)
all_bids_more_money = RULESETS.follows("(A) where all bids are allowed")(
    lambda x, pi, p, m: implies(all_bids() & rises(0, pi, p, TB()), nu(x, p, m) >= nu(x, pi, m)),
    (more_money, bids, acyclic),
)

# Theorem 3: in U Right has a choice that keeps Left to the maximin value.

left_outbids = notion(
    "What Left's bid l and move to y lead to where it is the higher one of two.", "left_outbids"
)(
    lambda x, p, m, ell, y: either(
        left_can(x), nu(y, p - ell, m) + left_weight(x, y), left_penalty(x)
    )
)
right_outbids = notion(
    "What Right's bid r and move to z lead to where it is the higher one of two.", "right_outbids"
)(
    lambda x, p, m, r, z: either(
        right_can(x), nu(z, p + r, m) + right_weight(x, z), right_penalty(x)
    )
)
left_ties = notion(
    "What a tie at b leads to where Left has the marker and moves to y.", "left_ties"
)(lambda x, p, m, b, y: left_outbids(x, p, negation(m), b, y))
_yields = lambda x, p, m: (
    right_outbids(x, p, m, yielding_bid(x, p), yielding_move(x, p)) <= nu(x, p, m)
)
_wins = lambda x, p, m: left_outbids(x, p, m, winning_bid(x, p), winning_move(x, p)) > nu(x, p, m)
yielding = RULESETS.recursion(
    "Left has the marker: Right's largest bid that outbids at most to the value, or the least bid"
)(
    lambda x, p, m, r, z: implies(
        budget(p) & m,
        right_move(x, yielding_move(x, p))
        & implies(
            q_of(p) >= least(),
            is_bid(yielding_bid(x, p))
            & (yielding_bid(x, p) <= q_of(p))
            & ((yielding_bid(x, p) == least()) | _yields(x, p, m))
            & implies(
                is_bid(r)
                & (r <= q_of(p))
                & right_move(x, z)
                & (right_outbids(x, p, m, r, z) <= nu(x, p, m)),
                (r <= yielding_bid(x, p)) & _yields(x, p, m),
            ),
        ),
    )
)
winning = RULESETS.recursion(
    "Right has the marker: Left's largest bid that outbids to more than the value, or the least"
)(
    lambda x, p, m, ell, y: implies(
        budget(p) & negation(m),
        left_move(x, winning_move(x, p))
        & implies(
            p >= least(),
            is_bid(winning_bid(x, p))
            & (winning_bid(x, p) <= p)
            & ((winning_bid(x, p) == least()) | _wins(x, p, m))
            & implies(
                is_bid(ell)
                & (ell <= p)
                & left_move(x, y)
                & (left_outbids(x, p, m, ell, y) > nu(x, p, m)),
                (ell <= winning_bid(x, p)) & _wins(x, p, m),
            ),
        ),
    )
)

# What Right ties where he has the marker; -1 where Left has no bid
_tied = lambda x, p: either(p >= least(), winning_bid(x, p), -1)
_against_tied = lambda x, p, m: reply(x, p, m, _tied(x, p), winning_move(x, p))


def saddle(x: Any, p: Any, m: Any) -> tuple[Any, Any]:
    """Right's choice that keeps Left to the value: its bid and its move."""
    r, z = _against_tied(x, p, m)
    without = either(p >= least(), winning_bid(x, p), r)
    with_bid = either(m, yielding_bid(x, p), without)
    return either(q_of(p) >= least(), with_bid, -1), either(m, yielding_move(x, p), z)


@notion("Right's choice keeps Left to the value where she chooses l and y.")
def holds_left(x: Any, p: Any, m: Any, ell: Any, y: Any) -> Any:
    r, z = saddle(x, p, m)
    kept = entry(nu, x, p, m, ell, y, r, z) <= nu(x, p, m)
    return can(r, q_of(p)) & right_move(x, z) & kept


held_with = RULESETS.follows("in U, Left with the marker: Right keeps Left to the value")(
    lambda x, p, m, ell, y: implies(
        uniqueness() & m & budget(p) & can(ell, p) & left_move(x, y), holds_left(x, p, m, ell, y)
    ),
    (most, bids),
    lambda x, p, m, ell, y: most(x, p, m, yielding_bid(x, p), y),
    lambda x, p, m, ell, y: yielding(x, p, m, *reply(x, p, m, yielding_bid(x, p), y)),
    lambda x, p, m, ell, y: (yielding(x, p, m, *reply(x, p, m, ell, y)), bids(yielding_bid(x, p))),
    lambda x, p, m, ell, y: (property_b(y, p - yielding_bid(x, p), m), property_c(y, p - ell, m)),
    lambda x, p, m, ell, y: property_a(y, p - ell + 1, p - yielding_bid(x, p), negation(m)),
)


def _raised_to(x: Any, p: Any, m: Any) -> tuple[Fact, ...]:
    """A higher bid of Right's, by which he keeps the marker, is worth no less to Left."""
    r, z = _against_tied(x, p, m)
    has = negation(m)
    return property_c(z, p + r - 1, has), property_a(z, p + winning_bid(x, p), p + r - 1, has)


held_without = RULESETS.follows("in U, Right with the marker: Right keeps Left to the value")(
    lambda x, p, m, ell, y: implies(
        uniqueness() & negation(m) & budget(p) & can(ell, p) & left_move(x, y),
        holds_left(x, p, m, ell, y),
    ),
    winning,
    lambda x, p, m, ell, y: most(x, p, m, _tied(x, p), winning_move(x, p)),
    lambda x, p, m, ell, y: (bids(winning_bid(x, p)), bids(_against_tied(x, p, m)[0])),
    lambda x, p, m, ell, y: _raised_to(x, p, m),
    lambda x, p, m, ell, y: property_b(
        _against_tied(x, p, m)[1], p + winning_bid(x, p), negation(m)
    ),
)
below = RULESETS.by_induction("maximin is at most minimax", by_rank)(
    lambda x, p, m: implies(budget(p), nu(x, p, m) <= minimax(x, p, m)),
    (chosen, minimax_chosen, attained, minimax_attained, acyclic, bids),
    at=lambda x, p, m: (
        move(x, p, m),
        p - bid(x, p, m),
        marker_after(p, m, bid(x, p, m), minimax_bid(x, p, m)),
        minimax_move(x, p, m),
        p + minimax_bid(x, p, m),
        minimax_bid(x, p, m),
        bid(x, p, m),
    ),
)
_answer_to_saddle = lambda x, p, m: answer(x, p, m, *saddle(x, p, m))
unique = RULESETS.by_induction("Theorem 3: in U the minimax is the maximin", by_rank)(
    lambda x, p, m: implies(uniqueness() & budget(p), minimax(x, p, m) == nu(x, p, m)),
    (below, chosen),
    lambda x, p, m: minimax_least(x, p, m, *saddle(x, p, m)),
    lambda x, p, m: held_with(x, p, m, *_answer_to_saddle(x, p, m)),
    lambda x, p, m: held_without(x, p, m, *_answer_to_saddle(x, p, m)),
    lambda x, p, m: held_with(x, p, m, bid(x, p, m), move(x, p, m)),
    lambda x, p, m: (held_without(x, p, m, bid(x, p, m), move(x, p, m)), bids(saddle(x, p, m)[0])),
    lambda x, p, m: (acyclic(x, _answer_to_saddle(x, p, m)[1]), acyclic(x, saddle(x, p, m)[1])),
)

# TB = 0, and what the players prefer in U

# Right's reply to Left's maximin choice: its move
_reply_to_best = lambda x, p, m: reply_move(x, p, m, bid(x, p, m), move(x, p, m))
# Left's answer at minimax to that move, by bid 0: its move
_answer_to_reply = lambda x, p, m: answer_move(x, p, m, bid(x, p, m), _reply_to_best(x, p, m))
alternating = RULESETS.by_induction("TB = 0: the minimax is the maximin", by_rank)(
    lambda x, p, m: implies(
        (TB() == 0) & negation(goes_over()) & budget(p), minimax(x, p, m) == nu(x, p, m)
    ),
    (below, chosen, most, minimax_least, bids, acyclic),
    lambda x, p, m: most(x, p, m, bid(x, p, m), _answer_to_reply(x, p, m)),
)
no_option = RULESETS.follows("Left has no dollar and Right the marker, but no move: the game ends")(
    lambda x, p, m: implies(
        (p == 0) & negation(m) & negation(right_can(x)), nu(x, p, m) == right_penalty(x)
    ),
    (chosen, bids, most, attained),
    at=lambda x, p, m: (bid(x, p, m), move(x, p, m)),
)
preferences = RULESETS.follows("in U: smaller winning bids, ties, and smaller ties")(
    lambda x, p, m, ell, b, y, z: implies(
        uniqueness() & budget(p) & is_bid(b) & is_bid(ell) & (b <= ell),
        implies(
            left_move(x, y) & (ell <= p),
            left_outbids(x, p, m, ell, y) <= left_outbids(x, p, m, b, y),
        )
        & implies(
            right_move(x, z) & (ell <= q_of(p)),
            right_outbids(x, p, m, b, z) <= right_outbids(x, p, m, ell, z),
        )
        & implies(
            m & left_move(x, y) & (ell <= p),
            (left_ties(x, p, m, b, y) <= left_outbids(x, p, m, b, y))
            & implies(b < ell, left_outbids(x, p, m, ell, y) <= left_ties(x, p, m, b, y))
            & (left_ties(x, p, m, ell, y) <= left_ties(x, p, m, b, y)),
        ),
    ),
    bids,
    lambda x, p, m, ell, b, y, z: property_a(y, p - ell, p - b, m),
    lambda x, p, m, ell, b, y, z: (property_a(z, p + b, p + ell, m), property_b(y, p - b, m)),
    lambda x, p, m, ell, b, y, z: (property_b(y, p - ell, m), property_c(y, p - ell, m)),
    lambda x, p, m, ell, b, y, z: property_a(y, p - ell + 1, p - b, negation(m)),
)

# How the claims' predicates see them


@dataclass(frozen=True)
class AnyRuleset:
    """Any ruleset, any position, two Left budgets and a marker, under the names of `One`."""

    x: Any
    p: Any
    m: Any
    pi: Any = None

    in_U = property(lambda self: uniqueness())  # noqa: N815 - the paper
    symmetric = property(lambda self: symmetric())
    A = property(
        lambda self: implies(
            rises(0, self.pi, self.p, TB()),
            (nu(self.x, self.p, self.m) >= nu(self.x, self.pi, self.m)),
        )
    )
    C = property(
        lambda self: implies(
            under(self.p, TB()) & self.m,
            (nu(self.x, self.p, self.m) <= nu(self.x, self.p + 1, negation(self.m))),
        )
    )
    unique = property(
        lambda self: implies(
            budget(self.p), (minimax(self.x, self.p, self.m) == nu(self.x, self.p, self.m))
        )
    )
    bounded = property(
        lambda self: implies(
            budget(self.p), nu(self.x, self.p, self.m) <= minimax(self.x, self.p, self.m)
        )
    )
    equation_1 = property(
        lambda self: implies(
            budget(self.p),
            nu(self.x, self.p, self.m) == -nu(self.x, q_of(self.p), negation(self.m)),
        )
    )
    equation_1_with_minimax = property(
        lambda self: implies(
            budget(self.p),
            nu(self.x, self.p, self.m) == -minimax(self.x, q_of(self.p), negation(self.m)),
        )
    )


@dataclass(frozen=True)
class AnyChoice:
    """A position of a ruleset in U, a budget, a marker, bids b <= l, moves to y and z of both."""

    x: Any
    p: Any
    m: Any
    ell: Any
    b: Any
    y: Any
    z: Any

    left_has = property(lambda self: left_move(self.x, self.y) & (self.ell <= self.p))
    right_has = property(lambda self: right_move(self.x, self.z) & (self.ell <= q_of(self.p)))
    left_wins = lambda self, bid: left_outbids(self.x, self.p, self.m, bid, self.y)
    right_wins = lambda self, bid: right_outbids(self.x, self.p, self.m, bid, self.z)
    left_ties = lambda self, bid: left_ties(self.x, self.p, self.m, bid, self.y)


View = Callable[..., tuple[Any, tuple[Any, ...]]]

# The rulesets that a claim speaks of, at any position, budget and marker
where = lambda *conditions: (
    lambda x, p, m: (
        conjunction((rank(x) >= 0, *(each() for each in conditions))),
        (AnyRuleset(x, p, m),),
    )
)

# The same with two budgets
two_budgets = lambda condition: (
    lambda x, pi, p, m: ((rank(x) >= 0) & condition(), (AnyRuleset(x, p, m, pi),))
)

# The marker stays with a winner whom nobody opposes
marker_stays = lambda: negation(goes_over())
# 0 is in B
zero_is_a_bid = lambda: is_bid(0)
EVERY = where()
STAYS, GOES_OVER = where(marker_stays), where(goes_over)
ZERO_BUDGET = where(lambda: TB() == 0, marker_stays)
ALL_BIDS = where(all_bids)
A_WITH_ZERO, A_ALL_BIDS = two_budgets(zero_is_a_bid), two_budgets(all_bids)


def TWO_BIDS(*variables: Any) -> tuple[Any, tuple[Any, ...]]:
    """The rulesets in U, any position, budget and marker, and bids b <= l of B."""
    g = AnyChoice(*variables)
    given = uniqueness() & budget(g.p) & is_bid(g.b) & is_bid(g.ell) & (g.b <= g.ell)
    return given, (g,)


# Left has no dollar, Right the marker but no move: the value, and the penalty
NO_OPTION = lambda x, p, m: (
    (p == 0) & negation(m) & negation(right_can(x)),
    (nu(x, p, m), right_penalty(x)),
)
