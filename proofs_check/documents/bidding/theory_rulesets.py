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

from proofs_check.documents.bidding.other_recursions import (
    alternating as by_turns,
    forced_line,
    handing_over,
    proposition_4_with,
)
from proofs_check.documents.bidding.rulesets import One, bidding_sets
from proofs_check.documents.bidding.small_rulesets import UNOPPOSED, mirror as exchanged_players
from proofs_check.methods.theory import *
from reference.bidding import (
    Action,
    Ending,
    Player,
    Reading,
    Row,
    Ruleset,
    Unopposed,
    available_bids,
    corollary_6,
    in_U,
    maximin_table,
    minimax_table,
    observation_5_table,
    ruleset,
    symmetric as symmetric_form,
    utility,
)
from reference.bidding.readings import DEFAULT
from reference.bidding.values import (
    Choice,
    cell,
    cell_after_bid,
    left_choices,
    marker_gone_over,
    right_choices,
)

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
    maximin, minimax = (f(gamma, reading=reading) for f in (maximin_table, minimax_table))
    nu_hat = {x: row.nu_hat for x, row in maximin.items()}
    form = symmetric_form(gamma.X, gamma.L, gamma.w_L, gamma.B, TB)
    display = observation_5_table(form)
    display_4 = {x: proposition_4_with(form, x, maximin) for x in form.M}
    players = exchanged_players(gamma)
    letter = reading._replace(ending=Ending.MARKER_HOLDER)
    tables = {
        "": maximin,
        "image": maximin_table(players, reading=reading),
        "held": maximin_table(gamma, reading=letter),
        "minimax": minimax,
        "display": {x: Row(row, _exchanged(row)) for x, row in display.items()},
        "display_4": maximin,
        "formula_2": {x: Row(row, _exchanged(row)) for x, row in nu_hat.items()},
    }
    value = lambda table, x, p, m: table[x].under(holder[m])[p] if 0 <= p <= TB else 0

    @cache
    def matrix(name: str, x: int, p: int, m: bool) -> dict[tuple[Choice, Choice], Any]:
        """What the choices lead to, where these values follow."""
        if not 0 <= p <= TB:
            return {}
        known = tables[name]
        if reading.unopposed is Unopposed.MARKER_MOVES:
            known = dict(marker_gone_over(gamma, x, p, holder[m], known))
        of = players if name == "image" else gamma
        pairs = product(left_choices(of, x, p), right_choices(of, x, p))
        return {
            (ours, theirs): cell(of, x, p, holder[m], ours, theirs, known)
            for ours, theirs in pairs
            if name != "formula_2" or (ours.bid or 0) <= (theirs.bid or 0)
        }

    def chosen(name: str, x: int, p: int, m: bool = True) -> Choice:
        """The choice whose worst cell is best: Right's of minimax, else Left's."""
        side, best, worst = (1, min, max) if name == "minimax" else (0, max, min)
        found: dict[Choice, Any] = {}
        for pair, v in matrix(name, x, p, m).items():
            found[pair[side]] = worst(found.get(pair[side], v), v)
        return best(found, key=found.__getitem__, default=Choice(None, None))

    def answer(name: str, x: int, p: int, *rest: Any) -> Choice:
        """What the other one best answers to a choice."""
        *given, bid, move = rest
        m = given[0] if given else True
        side, best = (1, max) if name == "minimax" else (0, min)
        of = players if name == "image" else gamma
        options = (of.L, of.R)[side][x]
        declared = Choice(None if bid == -1 else bid, move if options else None)
        cells = matrix(name, x, p, m).items()
        found = {pair[1 - side]: v for pair, v in cells if pair[side] == declared}
        return best(found, key=found.__getitem__, default=Choice(None, None))

    def winner(left: bool, x: int, p: int) -> Choice:
        """The largest bid that outbids to more than the value, Left's, or to at most it, Right's.

        The least bid where there is none.
        """
        if not 0 <= p <= TB:
            return Choice(None, None)
        v = value(maximin, x, p, not left)

        def wins(choice: Choice) -> bool:
            b, y = choice
            if b is None:
                return False
            tau, weights = (gamma.tau_L, gamma.w_L) if left else (gamma.tau_R, gamma.w_R)
            dollars = p - b if left else p + b
            more = tau[x] if y is None else value(maximin, y, dollars, not left) + weights[x, y]
            return bool(more > v if left else more <= v)

        choices = (left_choices if left else right_choices)(gamma, x, p)
        least = Choice(min(gamma.B), choices[0].move)
        return max(filter(wins, choices), key=lambda choice: choice.bid or 0, default=least)

    both = [*gamma.L.values(), *gamma.R.values()]
    forced = TB == 0 and all(len(options) < 2 for options in both)

    def end_from(x: int, p: int, b: int) -> int:
        """The last tie of the scheme of Theorem 3's proof, begun at a tie at b."""
        end, higher = b, sorted(c for c in gamma.B if c > b)
        if b not in gamma.B or b > min(p, TB - p):
            return end
        cells: dict[tuple[Any, Any], Any] = {}
        for (ours, theirs), worth in matrix("", x, p, True).items():
            pair = ours.bid, theirs.bid
            best = max if left_wins(True, *pair) else min
            cells[pair] = best(cells.get(pair, worth), worth)
        for c in higher:
            if c > min(p, TB - p) or not cells[c, c] > cells[end, c] < cells[end, end]:
                break
            end = c
        return end

    functions: dict[str, Callable[..., Any]] = {
        "TB": lambda: TB,
        "tie_move": lambda x, p, b: _best_move(
            gamma, True, x, lambda y: value(maximin, y, p - b, False)
        ),
        "raise_move": lambda x, p, r: _best_move(
            gamma, False, x, lambda z: value(maximin, z, p + r, True)
        ),
        "end_from": end_from,
        "next_bid": lambda b: min((c for c in gamma.B if c > b), default=TB + 1),
        "previous_bid": lambda b: max((c for c in gamma.B if c < b), default=0),
        "available": lambda dollars, b: (
            0 <= dollars <= TB and b in available_bids(gamma.B, dollars)
        ),
        "balanced": lambda: all(bool(gamma.L[x]) == bool(gamma.R[x]) for x in gamma.X),
        "one_penalty": lambda: all(
            gamma.tau_L[x] == gamma.tau_R[x] for x in gamma.X if not (gamma.L[x] or gamma.R[x])
        ),
        "image": partial(value, tables["image"]),
        "held": partial(value, tables["held"]),
        "forced": lambda: forced,
        "utility": lambda x, m: (
            utility(gamma, x, *forced_line(gamma, x, holder[m])) if forced else 0
        ),
        "alternately": lambda x, m: by_turns(gamma, x, holder[m]),
        "alternate_move": lambda x, m: _best_move(
            gamma, m, x, lambda y: by_turns(gamma, y, holder[not m])
        ),
        "is_bid": lambda b: b in gamma.B,
        "least": lambda: min(gamma.B),
        "largest_up_to": lambda dollars: max((b for b in gamma.B if b <= dollars), default=0),
        "goes_over": lambda: reading.unopposed is Unopposed.MARKER_MOVES,
        "in_U": lambda: in_U(gamma, reading),
        "all_bids": lambda: one.all_bids,
        "symmetric": lambda: one.symmetric,
        "one_value": lambda: maximin == minimax,
        "rank": lambda x: x,
        "nu": partial(value, maximin),
        "minimax": partial(value, minimax),
        "display": lambda x, p: display[x][p] if 0 <= p <= TB else 0,
        "display_4": lambda x, p: display_4[x][p] if 0 <= p <= TB else 0,
        "formula_2": lambda x, p: (corollary_6(form, x, p, nu_hat) or 0) if 0 <= p <= TB else 0,
    }
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
    choices = {"yielding": partial(winner, False), "winning": partial(winner, True)}
    for name in tables:
        reply = "answer" if name == "minimax" else f"{name}_reply".strip("_")
        choices |= {name: partial(chosen, name), reply: partial(answer, name)}
    for name, choice in choices.items():
        for part in ("bid", "move"):
            functions[f"{name}_{part}".strip("_")] = partial(_part, choice, part)
    functions |= _after_bids(gamma, reading._replace(action=Action.AFTER_BID))
    functions["no_losses"] = lambda: min(gamma.w_L.values(), default=0) >= 0
    functions |= _handed_over(gamma, one.symmetric and one.zero_is_a_bid)
    numbers = range(-1, TB + 2)
    values = {"Int": numbers, "Bool": (False, True), "Position": range(POSITIONS)}
    return Model(says, functions, values)


def _best_move(gamma: Ruleset, left: bool, x: int, worth: Callable[[Any], Any]) -> Any:
    """The first best move of Left or Right, by what it leads to; 0 where there is none."""
    moves, weights = (gamma.L[x], gamma.w_L) if left else (gamma.R[x], gamma.w_R)
    return (max if left else min)(moves, key=lambda y: worth(y) + weights[x, y], default=0)


def _after_bids(gamma: Ruleset, reading: Reading) -> dict[str, Callable[..., Any]]:
    """The values where a move is chosen after the bids, best bids, and best moves then."""
    TB, holder = gamma.TB, {True: Player.LEFT, False: Player.RIGHT}
    tables = {"": maximin_table(gamma, reading=reading)}
    tables["minimax"] = minimax_table(gamma, reading=reading)
    found: dict[str, Callable[..., Any]] = {"late_U": lambda: in_U(gamma, reading)}
    bids_of = lambda dollars: available_bids(gamma.B, dollars) or (-1,)

    @cache
    def cells(name: str, x: int, p: int, m: bool) -> dict[tuple[int, int], Any]:
        known: Any = tables[name]
        if reading.unopposed is Unopposed.MARKER_MOVES:
            known = marker_gone_over(gamma, x, p, holder[m], known)
        lefts, rights = (available_bids(gamma.B, dollars) or (None,) for dollars in (p, TB - p))
        return {
            (-1 if ell is None else ell, -1 if r is None else r): cell_after_bid(
                gamma, x, p, holder[m], ell, r, known
            )
            for ell, r in product(lefts, rights)
        }

    given = lambda p: 0 <= p <= TB
    value = lambda name, x, p, m: tables[name][x].under(holder[m])[p] if given(p) else 0

    def replied(name: str, x: int, p: int, m: bool, b: int) -> int:
        """What the other one best answers to a bid: Left's at minimax, else Right's."""
        ours, pick = (1, max) if name else (0, min)
        of = {pair[1 - ours]: v for pair, v in cells(name, x, p, m).items() if pair[ours] == b}
        return pick(of, key=of.__getitem__, default=-1) if of else -1

    def chosen(name: str, x: int, p: int, m: bool) -> int:
        """Left's first best bid, or at minimax Right's."""
        if not given(p):
            return -1
        of = cells(name, x, p, m)
        worth = {
            b: of[(replied(name, x, p, m, b), b) if name else (b, replied(name, x, p, m, b))]
            for b in bids_of(TB - p if name else p)
        }
        return (min if name else max)(worth, key=worth.__getitem__)

    option = lambda name, left, x, p, m: _best_move(gamma, left, x, lambda y: value(name, y, p, m))

    def gain(left: bool, x: int, p: int, m: bool) -> Any:
        """What the best move is worth, or the penalty."""
        options, weights = (gamma.L[x], gamma.w_L) if left else (gamma.R[x], gamma.w_R)
        y, tau = option("", left, x, p, m), gamma.tau_L if left else gamma.tau_R
        return value("", y, p, m) + weights[x, y] if options else tau[x]

    def outbids(left: bool, x: int, p: int, m: bool) -> int:
        """The largest bid by which Left gets more than the value, or Right gives no more."""
        some = bids_of(p if left else TB - p) if given(p) else (-1,)
        if some == (-1,):
            return min(gamma.B)
        v = value("", x, p, m)
        wins = lambda b: gain(True, x, p - b, m) > v if left else gain(False, x, p + b, m) <= v
        return max(filter(wins, some), default=min(gamma.B))

    found |= {"late_yielding": partial(outbids, False), "late_winning": partial(outbids, True)}
    for name in tables:
        prefix = f"late_{name}_" if name else "late_"
        found[prefix.rstrip("_")] = partial(value, name)
        found[f"{prefix}bid"] = partial(chosen, name)
        found["late_answer" if name else "late_reply"] = lambda *at, name=name: (
            replied(name, *at) if given(at[1]) else -1
        )
        for left, side in ((True, "left"), (False, "right")):
            found[f"{prefix}{side}_best"] = partial(option, name, left)
    return found


def _handed_over(gamma: Ruleset, given: bool) -> dict[str, Callable[..., Any]]:
    """Where the winner of the turn may have the other player move: of a symmetric form, 0 in B."""
    TB, holder = gamma.TB, {True: Player.LEFT, False: Player.RIGHT}
    form = symmetric_form(gamma.X, gamma.L, gamma.w_L, gamma.B, TB)
    known = handing_over(form) if given else {}
    value = lambda x, p, m: known[x].under(holder[m])[p] if given and 0 <= p <= TB else 0
    option = lambda left, x, p, m: _best_move(gamma, left, x, lambda y: value(y, p, m))

    def worth(x: Any, p: int, m: bool, ell: int, r: int) -> Any:
        left, after = left_wins(m, ell, r), m ^ (ell == r)
        dollars = p - ell if left else p + r
        both = [
            value(y, dollars, after) + weights[x, y]
            for side, weights in ((True, gamma.w_L), (False, gamma.w_R))
            for y in (option(side, x, dollars, after),)
        ]
        return max(both) if left else min(both)

    def reply(x: Any, p: int, m: bool, ell: int) -> int:
        some = available_bids(gamma.B, TB - p) if given and 0 <= ell <= p <= TB else ()
        return min(some, key=lambda r: worth(x, p, m, ell, r), default=-1) if gamma.L[x] else -1

    def bid(x: Any, p: int, m: bool) -> int:
        some = available_bids(gamma.B, p) if given and gamma.L[x] and 0 <= p <= TB else ()
        return max(some, key=lambda ell: worth(x, p, m, ell, reply(x, p, m, ell)), default=-1)

    return {
        "handed": value,
        "handed_bid": bid,
        "handed_reply": reply,
        "handed_left": partial(option, True),
        "handed_right": partial(option, False),
    }


_exchanged = lambda row: tuple(-value for value in reversed(row))


def _part(of: Callable[..., Choice], part: str, *arguments: Any) -> int:
    found: int | None = getattr(of(*arguments), part)
    return {"bid": -1, "move": 0}[part] if found is None else found


RULESETS = Theory("bidding", "rulesets", _models)
POSITION = RULESETS.sort("Position")
RULESETS.let(m=BOOL, x=POSITION, y=POSITION, z=POSITION)
VALUE = (POSITION, INT, BOOL, REAL)
total_budget, least = (RULESETS.function(name, INT) for name in ("TB", "least"))
is_bid = RULESETS.function("is_bid", INT, BOOL)
goes_over, uniqueness, all_bids, symmetric, one_value = (
    RULESETS.function(name, BOOL)
    for name in ("goes_over", "in_U", "all_bids", "symmetric", "one_value")
)
rank = RULESETS.function("rank", POSITION, INT)
left_can, right_can = (RULESETS.function(f"{s}_can", POSITION, BOOL) for s in ("left", "right"))
left_option, right_option = (
    RULESETS.function(f"{s}_option", POSITION, POSITION, BOOL) for s in ("left", "right")
)
left_weight, right_weight = (
    RULESETS.function(f"{s}_weight", POSITION, POSITION, REAL) for s in ("left", "right")
)
left_penalty, right_penalty = (
    RULESETS.function(f"{s}_penalty", POSITION, REAL) for s in ("left", "right")
)
nu, minimax = (RULESETS.function(name, *VALUE) for name in ("nu", "minimax"))
bid, minimax_bid = (
    RULESETS.function(name, POSITION, INT, BOOL, INT) for name in ("bid", "minimax_bid")
)
move, minimax_move = (
    RULESETS.function(name, POSITION, INT, BOOL, POSITION) for name in ("move", "minimax_move")
)
reply_bid, answer_bid = (
    RULESETS.function(name, POSITION, INT, BOOL, INT, POSITION, INT)
    for name in ("reply_bid", "answer_bid")
)
reply_move, answer_move = (
    RULESETS.function(name, POSITION, INT, BOOL, INT, POSITION, POSITION)
    for name in ("reply_move", "answer_move")
)
yielding_bid, winning_bid = (
    RULESETS.function(name, POSITION, INT, INT) for name in ("yielding_bid", "winning_bid")
)
yielding_move, winning_move = (
    RULESETS.function(name, POSITION, INT, POSITION) for name in ("yielding_move", "winning_move")
)
TB = lambda: total_budget()
budget = notion("Whether p is a Left budget.", "budget")(lambda p: (p >= 0) & (p <= TB()))
q_of = lambda p: TB() - p
can = notion("Whether b is a bid with these dollars, or -1 where there is none.", "can")(
    lambda b, dollars: (is_bid(b) & (b >= 0) & (b <= dollars)) | ((b == -1) & (dollars < least()))
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
        & implies(all_bids() & (b >= 0) & (b <= TB()), is_bid(b))
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
    lambda x, pi, p, m: implies(
        uniqueness() & (pi >= 0) & (pi <= p) & (p <= TB()), nu(x, p, m) >= nu(x, pi, m)
    )
)
property_b = RULESETS.axiom("Definition 2 (B), of a ruleset in U")(
    lambda x, p, m: implies(uniqueness() & budget(p) & m, nu(x, p, m) >= nu(x, p, negation(m)))
)
property_c = RULESETS.axiom("Definition 2 (C), of a ruleset in U")(
    lambda x, p, m: implies(
        uniqueness() & (p >= 0) & (p < TB()) & m, nu(x, p, m) <= nu(x, p + 1, negation(m))
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
    lambda x, pi, p, m: implies(
        is_bid(0) & (pi >= 0) & (pi <= p) & (p <= TB()), nu(x, p, m) >= nu(x, pi, m)
    ),
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
        all_bids() & (p >= 0) & (p < TB()) & m, nu(x, p, m) <= nu(x, p + 1, negation(m))
    ),
    (chosen, bids, most, acyclic),
    lambda x, p, m: attained(x, p, m, _lowered(x, p, m), _to_raised(x, p, m)[1]),
    smaller=lambda x, p, m: [
        (move(x, p, m), p - bid(x, p, m), m),
        (_to_raised(x, p, m)[1], p + _to_raised(x, p, m)[0], m),
    ],
)
all_bids_more_money = RULESETS.follows("(A) where all bids are allowed")(
    lambda x, pi, p, m: implies(
        all_bids() & (pi >= 0) & (pi <= p) & (p <= TB()), nu(x, p, m) >= nu(x, pi, m)
    ),
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
            (self.pi >= 0) & (self.pi <= self.p) & (self.p <= TB()),
            (nu(self.x, self.p, self.m) >= nu(self.x, self.pi, self.m)),
        )
    )
    C = property(
        lambda self: implies(
            (self.p >= 0) & (self.p < TB()) & self.m,
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
