"""Section 2: rulesets, Definitions 1 and 2, Theorem 3, symmetric rulesets, Conjecture 7."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from functools import partial
from itertools import combinations, product
from numbers import Rational
from typing import Any

import reference.bidding as ref
from proofs_check.core.claim import Depending, Plan, restated, using
from proofs_check.core.evidence import Json
from proofs_check.core.ranges import Found, Instances, Range
from proofs_check.core.tables import printed_file
from proofs_check.documents.bidding import other_recursions as others, small_rulesets as small
from proofs_check.documents.bidding.claims import claim
from proofs_check.documents.bidding.plays import PLAYS
from proofs_check.documents.bidding.ranges import RULESETS, SYMMETRIC
from proofs_check.documents.bidding.rulesets import bidding_sets
from proofs_check.documents.bidding.saddles import HEAPS_FROM_1
from proofs_check.documents.bidding.small_rulesets import Bids, SmallSymmetric, Weight
from proofs_check.methods.chained import chained
from proofs_check.methods.logic import implies, negation
from proofs_check.methods.printed import Cell, printed, printed_rows
from reference.bidding import Action, Ending, Player, Reading, RightWeight, Ruleset, Unopposed
from reference.bidding.values import Row


def of_any(theorem: str, view: str, module: str = "theory_rulesets") -> Plan:
    """The plan of a statement on any ruleset, or any symmetric one, that a theorem says."""
    return chained("bidding", theorem, view, module)


of_symmetric = partial(of_any, module="theory_symmetric")
as_read = partial(of_any, module="theory_readings")
TWO_BIDS = of_any("preferences", "TWO_BIDS")


def _as_defined(by_formula: Any, by_definition: Any) -> Any:
    """What the formula gives is the value of Definition 1."""
    return by_formula == by_definition


NO_OPTION = using(_as_defined, of_any("no_option", "NO_OPTION"))


# Bids


@claim(
    Range(
        "every set of integers from -1 to TB + 1, TB <= {TB}",
        "TB B",
        lambda largest: (
            (TB, B)
            for TB in range(largest + 1)
            for size in range(TB + 4)
            for B in combinations(range(-1, TB + 2), size)
        ),
        {"TB": 4},
    )
)
def section_2__bidding_set(TB: int, B: Bids) -> bool:
    """B is a non-empty subset of {0, ..., TB}, of which somebody can place a bid at each partition:
    anything else is refused."""
    within = bool(B) and set(B) <= set(range(TB + 1))
    can_bid = all(any(b <= max(p, TB - p) for b in B) for p in range(TB + 1))
    return small.refused(ref.bidding_set, B, TB) != (within and can_bid)


def _below_least(below: Any, some: Any, least: Any) -> Any:
    """Below the least bid no bid can be placed, from it on the least can."""
    return implies(below, negation(some)) & implies(negation(below), least)


@claim(*using(_below_least, as_read("unable", "UNABLE")), small.BIDS_AND_BUDGETS)
def section_2__unable_to_bid(TB: int, B: Bids, p: int) -> bool:
    """A player cannot bid where 0 is not in B and the budget is 0 or, more generally, below the
    least bid."""
    return (not ref.available_bids(B, p)) == (p < min(B))


def _reached(value: Any, paid: Any, best: Any) -> Any:
    return (value == paid) & best


@claim(
    *using(_reached, chained("bidding", "alone", "ALONE", module="theory_alone")),
    small.BIDS_AND_BUDGETS.to({"TB": 5}).where(
        "min B <= p and min B > TB - p, or the other way round",
        lambda TB, B, p: (p < min(B)) != (TB - p < min(B)),
    ),
)
def section_2__only_able_player_moves(TB: int, B: Bids, p: int) -> Found:
    """Where only one player can bid, and has a move, this player moves and pays a bid of B, whoever
    has the marker: the value is the best that this leads to. The reference is asked where each has
    a move of weight 0 and a dollar is worth 10."""
    values = [others.unopposed(TB, B, marker, p) for marker in (small.LEFT, small.RIGHT)]
    expected = 10 * (p - min(B) if p >= min(B) else p + min(B))
    return all(_reached(value, expected, True) for value in values), {"values": values}


@claim(
    Range(
        "every B within 0 to TB, TB <= {TB}",
        "TB B",
        lambda largest: (
            (TB, B)
            for TB in range(largest + 1)
            for size in range(1, TB + 2)
            for B in combinations(range(TB + 1), size)
        ),
        {"TB": 8},
    )
)
def section_2__invalid_ruleset(TB: int, B: Bids) -> bool:
    """A bidding set is valid if at each partition of TB somebody can bid: just where its least bid
    is at most half of TB rounded up."""
    return small.refused(ref.bidding_set, B, TB) == (2 * min(B) > TB + 1)


# The ruleset and its score


def _graphs(largest: int) -> Iterator[tuple[int, tuple[Weight, ...], tuple[Weight, ...]]]:
    for n in range(1, largest + 1):
        for L, R in product(product((None, *range(n)), repeat=n), repeat=2):
            yield n, L, R


@claim(
    Range("up to {n} positions, at most one move a player from each", "n L R", _graphs, {"n": 3})
)
def section_2__acyclic(n: int, L: tuple[Weight, ...], R: tuple[Weight, ...]) -> bool:
    """Rulesets are acyclic, so that each play ends: just those where a position can be reached from
    itself, by moves of either player, are refused."""
    left, right = ({x: [y] if y is not None else [] for x, y in enumerate(M)} for M in (L, R))
    reached = {x: {*left[x], *right[x]} for x in range(n)}
    for _ in range(n):
        reached = {x: ys.union(*(reached[y] for y in ys)) for x, ys in reached.items()}
    w_L, w_R = ({(x, y): 1 for x, ys in M.items() for y in ys} for M in (left, right))
    tau = {x: 0 for x in range(n) if not left[x] or not right[x]}
    cyclic = any(x in reached[x] for x in reached)
    return small.refused(ref.ruleset, range(n), left, right, w_L, w_R, tau, {0}, 0) == cyclic


FORCED = small.ALTERNATING.where(
    "at most one move a player from each position",
    lambda gamma: all(len(moves) < 2 for moves in (*gamma.L.values(), *gamma.R.values())),
)


def _as_scored(gamma: Ruleset, score: Callable[..., Any]) -> Found:
    for x, starts in product(gamma.X, (small.LEFT, small.RIGHT)):
        line, last = others.forced_line(gamma, x, starts)
        by_utility, value = score(gamma, x, line, last), ref.maximin(gamma, x, 0, starts)
        if by_utility != value:
            found = {"x": int(str(x)), "starts": starts.value, "utility": int(by_utility)}
            return False, {**found, "Definition 1": int(value)}
    return True


def _as_won(TB: int, x: int, won: tuple[int, ...], score: int) -> bool:
    """A player has several moves here, of one weight; with w_R = 1 they are subtracted."""
    line = [(small.LEFT if winner == 1 else small.RIGHT, x - n) for n, winner in enumerate(won, 1)]
    made = ((ref.utility, RightWeight.ADDED), (ref.utility_as_printed, RightWeight.SUBTRACTED))
    return all(
        of(ref.heap_ruleset({1}, TB, x, right_weight=sign), x, line, last) == score
        for (of, sign), last in product(made, (small.LEFT, small.RIGHT))
    )


@claim(FORCED)
def section_2__utility_versus_definition_1(gamma: Ruleset) -> Found:
    """The utility of a play and the recursion of Definition 1 give Right's weights the same
    sign."""
    return _as_scored(gamma, ref.utility_as_printed)


@claim(
    *using(_as_defined, as_read("utility_is_value", "FORCED_PLAY")),
    FORCED,
    *using(_as_won, PLAYS),
)
def section_2__utility__corrected(gamma: Ruleset) -> Found:
    """At TB = 0 and with at most one move a player, where play is forced: with Right's weights
    added, the utility of the play is the value of Definition 1. In a unitary game it is the score.
    """
    return _as_scored(gamma, ref.utility)


@claim(small.RULESETS_OF_2)
def section_2__game_ends(gamma: Ruleset) -> Found:
    """The game ends where the winner of the bid cannot move, as Definition 1's terminal values have
    it: the two give every position the same value."""
    by_winner = ref.maximin_table(gamma)["x1"]
    by_holder = ref.maximin_table(gamma, reading=Reading(ending=Ending.MARKER_HOLDER))["x1"]
    values = {"bid's winner": by_winner, "marker's holder": by_holder}
    return by_winner == by_holder, {k: [list(map(int, r)) for r in v] for k, v in values.items()}


def _half(weight: Weight) -> Fraction | None:
    return None if weight is None else Fraction(weight, 2)


@claim(small.TWO_POSITIONS.to({"TB": 1}))
def section_2__weights__measured(
    TB: int, B: Bids, left: Weight, right: Weight, tau1: int, tau2: int
) -> bool:
    """The reference takes weights and penalties that are no integers as they are: where all are
    halved, all values are, maximin and minimax."""
    halves = Fraction(tau1, 2), Fraction(tau2, 2)
    whole = small.two_positions(left, right, TB, B, (tau1, tau2))
    halved = small.two_positions(_half(left), _half(right), TB, B, halves)
    return all(
        [2 * value for row in of(halved).values() for value in (*row.nu_hat, *row.nu)]
        == [value for row in of(whole).values() for value in (*row.nu_hat, *row.nu)]
        for of in (ref.maximin_table, ref.minimax_table)
    )


@claim(
    Range(
        "one position, without a move, every B and p, TB <= {TB}, either marker, Left's penalty "
        "{tau_L} and Right's {tau_R}",
        "TB B p marker tau_L tau_R",
        lambda largest, tau_L, tau_R: (
            (*given, *more)
            for given in small.bids_and_budgets(largest)
            for more in product(Player, tau_L, tau_R)
        ),
        {"TB": 3, "tau_L": (0, 2), "tau_R": (1, 3)},
    )
)
def section_2__penalties__measured(
    TB: int, B: Bids, p: int, marker: Player, tau_L: int, tau_R: int
) -> bool:
    """Where the union of the terminal positions of Left and of Right is taken for a disjoint one, a
    position can have two penalties: the bid's winner's counts, or without a bid that of who has
    the marker, in both endings in which the game is over without one."""
    gamma = ref.ruleset(
        ["t"], {"t": []}, {"t": []}, {}, {}, {"t": tau_L}, B, TB, tau_R={"t": tau_R}
    )

    def after(ell: int, r: int) -> int:
        return tau_L if ell > r or (ell == r and marker is small.LEFT) else tau_R

    # Who has no bid bids less than all bids.
    ours, theirs = ([b for b in B if b <= own] or [-1] for own in (p, TB - p))
    by_bid = max(min(after(ell, r) for r in theirs) for ell in ours)
    held = tau_L if marker is small.LEFT else tau_R
    expected = {**dict.fromkeys(Ending, held), Ending.BID_WINNER: by_bid}
    found = {e: ref.maximin(gamma, "t", p, marker, Reading(ending=e)) for e in Ending}
    return found == expected


@claim(printed)
def section_2__penalty_numbers() -> Iterator[Cell]:
    """The penalty function maps to a calligraphic R, Right's move function, whose values are sets
    of positions; a penalty is a summand of the utility, a number as the weights are."""
    gamma = small.two_positions(1, 1, 1, {0, 1}, (0, 1))
    values = {"\\mathcal{R}": gamma.R.values(), "\\mathbb{R}": gamma.w_R.values()}
    # Where nobody moves the penalty is all that is added up.
    penalties = [ref.utility(gamma, "x2", [], last) for last in (small.LEFT, small.RIGHT)]
    numbers = {s: all(isinstance(v, Rational) for v in each) for s, each in values.items()}
    needed = all(isinstance(penalty, Rational) for penalty in penalties)
    for row in printed_rows("bidding", "symbols"):
        found = [symbol for symbol, is_one in numbers.items() if is_one == needed]
        yield Cell(row["symbol"], [row["printed"]], found)


@claim(
    *using(_as_defined, as_read("endings_agree", "ENDINGS")),
    small.RULESETS_OF_2.where(
        "moves for both players or for neither", lambda g: bool(g.L["x1"]) == bool(g.R["x1"])
    ),
)
def section_2__game_ends__weakened(gamma: Ruleset) -> bool:
    """The winner's lack of a move and Definition 1's terminal values give every position the same
    value where each position has moves for both players or for neither, and in the latter case
    one penalty for both."""
    to_the_letter = ref.maximin_table(gamma, reading=Reading(ending=Ending.MARKER_HOLDER))
    return ref.maximin_table(gamma) == to_the_letter


@claim(NO_OPTION, small.ONE_LEFT_MOVE.where("0 in B", small.zero_is_a_bid))
def section_2__options_example(TB: int, B: Bids, w: int, tau: int) -> bool:
    """Left without a budget, Right with the marker, only Left with a move: the game ends at once,
    wherever 0 is in B."""
    return ref.maximin(small.two_positions(w, None, TB, B, (tau, 5)), "x1", 0, small.RIGHT) == tau


@claim(NO_OPTION, small.ONE_LEFT_MOVE.where("0 not in B", small.zero_is_no_bid))
def section_2__options_example__zero_not_a_bid(TB: int, B: Bids, w: int, tau: int) -> bool:
    """The same where 0 is not in B: Left cannot bid at all, and Right wins."""
    gamma = small.two_positions(w, None, TB, B, (tau, 5))
    return not ref.available_bids(B, 0) and ref.maximin(gamma, "x1", 0, small.RIGHT) == tau


@claim(
    Instances(
        "some instance: TB = 1, B = {0, 1}, one Left move, penalty 3, Right has marker and budget",
        "p",
        lambda: [(0,)],
    )
)
def section_2__winner_may_lose_normal_play(p: int) -> bool:
    """The winner of a bid may be the player without a move: somewhere Right wins in every
    equilibrium, of which there are some, cannot move, and the score is the penalty."""
    gamma = small.two_positions(1, None, 1, {0, 1}, (3, 0))
    pairs = ref.equilibria(ref.ruleset_bid_matrix(gamma, "x1", p, small.RIGHT))
    right_wins = [not ref.left_wins(ours.bid, theirs.bid, small.RIGHT) for ours, theirs in pairs]
    return bool(pairs) and all(right_wins) and ref.maximin(gamma, "x1", p, small.RIGHT) == 3


# Symmetric rulesets


@claim(small.SYMMETRIC_OF_3.to({"TB": 0}))
def section_2__symmetric_terminal(g: SmallSymmetric) -> bool:
    """In a symmetric game a position without a move for one player has none for the other."""
    return all((not g.gamma.L[x]) == (not g.gamma.R[x]) for x in g.gamma.X)


@claim(
    small.SYMMETRIC_OF_3.to({"TB": 0}),
    readings={
        "w_R subtracted, as in the utility and in Proposition 4": RightWeight.SUBTRACTED,
        "w_R added, as in Definition 1": RightWeight.ADDED,
    },
)
def section_2__symmetric_weights(g: SmallSymmetric, sign: RightWeight) -> Found:
    """A symmetric game, with w_L = w_R and no penalty, is worth the same to both players: at TB = 0
    what Left gets by starting is what Right gets by starting."""
    M, w, none = g.form.M, g.form.w, {x: 0 for x in g.form.M if not g.form.M[x]}
    gamma, top = ref.ruleset(g.gamma.X, M, M, w, w, none, {0}, 0), len(M) - 1
    left, right = ref.alternating_outcome(gamma, top, Reading(right_weight=sign))
    return left == -right, {"o": [int(left), int(right)]}


def _with_penalties(g: SmallSymmetric, tau: dict[Any, int]) -> Ruleset:
    gamma = g.gamma
    return ref.ruleset(gamma.X, gamma.L, gamma.R, gamma.w_L, gamma.w_R, tau, gamma.B, gamma.TB)


def _different_penalties(g: SmallSymmetric) -> Found:
    ends = [x for x in g.form.M if not g.form.M[x]]
    gamma = _with_penalties(g, {x: (5, -5)[i % 2] for i, x in enumerate(ends)})
    left, right = ref.alternating_outcome(gamma, len(g.form.M) - 1)
    return left == right, {"o": [int(left), int(right)]}


@claim(
    readings={
        "the same penalty everywhere, which is then added to every value": small.SYMMETRIC_OF_3,
        "any penalties: where all values are 0 without them, one outcome is left": using(
            _different_penalties,
            small.SYMMETRIC_OF_3.to({"TB": 0}).where("all weights 0", lambda g: not any(g.weights)),
        ),
    }
)
def section_2__symmetric_tau_zero(g: SmallSymmetric) -> bool:
    """For symmetric games the penalty may be set to 0 without loss: the penalties tell nothing that
    the values without them do not."""
    moved = ref.maximin_table(_with_penalties(g, dict.fromkeys(g.gamma.tau_L, 7)))
    return all(
        tuple(v + 7 for v in g.maximin[x].nu_hat) == moved[x].nu_hat
        and tuple(v + 7 for v in g.maximin[x].nu) == moved[x].nu
        for x in g.gamma.X
    )


# Alternating play and outcomes


@claim(
    *using(_as_defined, as_read("alternating_values", "ALTERNATING")),
    small.ALTERNATING,
)
def section_2__alternating(gamma: Ruleset) -> bool:
    """At TB = 0 play is alternating: the pair of values is what Left and Right get by starting, by
    the plain recursion of alternating play."""
    return all(
        ref.alternating_outcome(gamma, x)
        == (others.alternating(gamma, x, small.LEFT), others.alternating(gamma, x, small.RIGHT))
        for x in gamma.X
    )


@claim(of_any("alternating", "ZERO_BUDGET"), RULESETS.where("TB = 0", lambda g: g.TB == 0))
def section_2__trivial_bidding_unique(g: Any) -> Any:
    """At TB = 0 maximin is minimax."""
    return g.unique


@claim(Instances("TB = 0, every B", "B", lambda: ((B,) for B in bidding_sets(0))))
def section_2__trivial_bidding_unique__one_pair(B: Bids) -> bool:
    """At TB = 0 there is a single pair of bids."""
    return ref.available_bids(B, 0) == (0,)


def _heaps(largest: int, heap: int) -> Iterator[tuple[Bids, int, int]]:
    for TB in range(largest + 1):
        yield from ((S, TB, x) for S in ((1,), (2,), (1, 2)) for x in range(heap + 1))


@claim(Range("S within {{1, 2}}, x <= {x}, TB <= {TB}", "S TB x", _heaps, {"TB": 4, "x": 4}))
def section_2__outcome_vector(S: Bids, TB: int, x: int) -> bool:
    """The outcome of x is the vector of the marked values from TB down to 0, then the unmarked ones
    from 0 up to TB: 2 (TB + 1) entries."""
    gamma = ref.heap_ruleset(S, TB, x)
    marked = [ref.maximin(gamma, x, p, small.LEFT) for p in range(TB, -1, -1)]
    unmarked = [ref.maximin(gamma, x, p, small.RIGHT) for p in range(TB + 1)]
    return list(ref.outcome_vector(gamma, x)) == marked + unmarked


@claim(restated)
def section_2__half_vector() -> str:
    """For symmetric games, of which paragraph 7 says that the weights are the same too, half of the
    vector suffices: where maximin is minimax, as wherever the text speaks of an outcome, the other
    half is its negative, by (1)."""
    return "proposition-4.equation-1.weakened"


@claim(of_any("below", "EVERY"), RULESETS)
def section_2__maximin_below_minimax(g: Any) -> Any:
    """Maximin is at most minimax."""
    return g.bounded


# Definition 1: each term on its own, on a single move


def _bids_of_both(largest: int) -> Iterator[tuple[int, Player, int, int, int]]:
    for TB, marker in product(range(largest + 1), (small.LEFT, small.RIGHT)):
        for p in range(TB + 1):
            for ell, r in product(range(p + 1), range(TB - p + 1)):
                yield TB, marker, p, ell, r


@claim(
    Range(
        "every marker, p, l and r, all bids, TB <= {TB}",
        "TB marker p l r",
        _bids_of_both,
        {"TB": 6},
    )
)
def definition_1__terms(TB: int, marker: Player, p: int, ell: int, r: int) -> Found:
    """The six terms: who wins with which bids, what is paid, who has the marker then and whose
    weight is added, told by one move of weight 10 for Left and of -100 for Right, to a position
    whose value tells budget and marker."""
    if ell > r or (ell == r and marker is small.LEFT):
        weight, budget = 10, p - ell
    else:
        weight, budget = -100, p + r
    other = small.RIGHT if marker is small.LEFT else small.LEFT
    value = others.told(TB, tuple(range(TB + 1)), marker, p, ell, r)
    return value == weight + others.tell(budget, other if ell == r else marker), {"value": value}


@claim(
    Range(
        "every B and p, TB <= {TB}, two positions, Left with a move or not, Right with one or not",
        "TB B p left right",
        lambda largest: (
            (TB, B, p, left, right)
            for TB in range(largest + 1)
            for B in bidding_sets(TB)
            for p in range(TB + 1)
            for left, right in ((1, -1), (None, 1), (1, None))
        ),
        {"TB": 3},
    )
)
def definition_1__empty_maximum(TB: int, B: Bids, p: int, left: Weight, right: Weight) -> bool:
    """The displays give a value at every position and partition of a valid ruleset where somebody
    has a move: no maximum or minimum in them is over nothing."""
    bids = ref.available_bids(B, p) and ref.available_bids(B, TB - p)
    return bool(bids) and left is not None and right is not None


def _some_term(left_bids: Any, right_bids: Any, moves: Any) -> Any:
    return left_bids & right_bids & moves


@claim(
    *using(_some_term, as_read("terms_exist", "TERMS")),
    small.BIDS_AND_BUDGETS.where("0 in B", small.zero_is_a_bid),
)
def definition_1__empty_maximum__weakened(TB: int, B: Bids, p: int) -> bool:
    """No maximum or minimum of the displays is over nothing where 0 is in B and both players have a
    move."""
    return bool(ref.available_bids(B, p) and ref.available_bids(B, TB - p))


# Definition 2 and what follows from it


def _pairs_of_lists(largest: int) -> Iterator[tuple[int, Bids, Bids]]:
    for TB in range(largest + 1):
        lists = list(product((0, 1), repeat=TB + 1))
        yield from ((TB, nu_hat, nu) for nu_hat, nu in product(lists, repeat=2))


@claim(
    Range(
        "TB <= {TB}, every list of 0 and 1 for each marker",
        "TB nu_hat nu",
        _pairs_of_lists,
        {"TB": 3},
    ),
    Range(
        "TB = 12, lists of 0 with at most one 1",
        "TB nu_hat nu",
        lambda: (
            (12, *both)
            for both in product(
                [tuple(int(i == k) for k in range(13)) for i in range(14)], repeat=2
            )
        ),
    ),
)
def definition_2__properties__measured(TB: int, nu_hat: Bids, nu: Bids) -> bool:
    """The reference finds (A) where neither list falls, (B) where no entry of nu is above that of
    nu_hat, and (C) where no entry of nu_hat is above the next one of nu."""
    row = Row(nu_hat, nu)
    expected = (
        [*nu_hat] == sorted(nu_hat) and [*nu] == sorted(nu),
        not any(without > having for having, without in zip(nu_hat, nu, strict=True)),
        not any(having > dollar for having, dollar in zip(nu_hat, nu[1:], strict=False)),
    )
    return (ref.property_A(row), ref.property_B(row), ref.property_C(row)) == expected


def _one_sided(w_L: Mapping[tuple[int, int], int], w_R: Mapping[tuple[int, int], int]) -> Ruleset:
    """Three positions, TB = 2, all bids, no penalty."""
    X = range(3)
    L, R = ({x: [y for z, y in w if z == x] for x in X} for w in (w_L, w_R))
    ends = {x: 0 for x in X if not L[x] or not R[x]}
    return ref.ruleset(X, L, R, w_L, w_R, ends, (0, 1, 2), TB=2)


def _deciding() -> Iterator[tuple[str, Ruleset]]:
    yield "maximin is minimax in nu alone", _one_sided({(2, 1): 0}, {(1, 0): 2, (2, 0): 0})
    yield "in nu_hat alone", _one_sided({(1, 0): -2}, {(1, 0): 0, (2, 1): -1})
    yield "not in U where the marker stays", ref.heap_ruleset({1}, 2, 3, {1})
    yield "not one value where it stays", ref.heap_ruleset({1}, 8, 3, {2, 3})
    yield "in U where w_R is subtracted alone", small.two_positions(-1, 1, 1, {0, 1})
    yield "in U by how a game ends", small.two_positions(None, -1, 2, {1})


DECIDING = Range(
    "six rulesets in which a marker, a property or the reading decides, in every reading",
    "says gamma reading",
    lambda: (
        (says, gamma, Reading(*choices))
        for says, gamma in _deciding()
        for choices in product(RightWeight, Ending, Action, Unopposed)
    ),
    at=lambda says, gamma, reading: {"says": says, "reading": list(map(str, reading))},
)


def _asks_all(
    gamma: Ruleset, readings: Iterable[Reading] = tuple(small.UNOPPOSED.values())
) -> bool:
    for reading in readings:
        table, other = (of(gamma, reading=reading) for of in (ref.maximin_table, ref.minimax_table))
        properties = (ref.property_A, ref.property_B, ref.property_C)
        if ref.in_U(gamma, reading) != all(p(row) for row in table.values() for p in properties):
            return False
        if ref.has_unique_equilibrium(gamma, reading) != (table == other):
            return False
    return True


@claim(
    small.PATHS_OF_4.to({"TB": 1, "greatest weight": 0}),
    *using(lambda says, gamma, reading: _asks_all(gamma, (reading,)), DECIDING),
)
def definition_2__in_U__measured(g: SmallSymmetric) -> bool:
    """The reference asks (A), (B) and (C), or whether maximin is minimax, of every position, in the
    reading in which it is asked."""
    return _asks_all(g.gamma)


@claim(
    Range(
        "p = TB, TB <= {TB}", "TB", lambda largest: ((TB,) for TB in range(largest + 1)), {"TB": 4}
    )
)
def definition_2__C__range(TB: int) -> bool:
    """(C) speaks of nu_(p+1) for all p up to TB: there is a value nu_(TB+1)."""
    gamma = small.two_positions(1, -1, TB, set(range(TB + 1)))
    return not small.refused(ref.maximin, gamma, "x1", TB + 1, small.RIGHT)


EXAMPLE_2_2 = Instances(
    "Example 2.2 with TB = 1 and B = {1}, whether an unopposed winner keeps the marker or not",
    "reading",
    lambda: ((reading,) for reading in small.UNOPPOSED.values()),
    at=lambda reading: {"unopposed": reading.unopposed.value},
)


def _example_2_2(reading: Reading) -> Row:
    return ref.maximin_table(small.example(1, {1}), reading=reading)["x1"]


@claim(restated)
def definition_2__A__can_fail() -> str:
    """(A) is not true of every ruleset."""
    return "example-2.2.not-A"


@claim(TWO_BIDS)
def section_2__prefer_smaller_winning_bid(g: Any) -> Any:
    """In U, of two winning bids on the same terms, each player weakly prefers the smaller."""
    left = g.left_wins(g.b) >= g.left_wins(g.ell)
    right = g.right_wins(g.b) <= g.right_wins(g.ell)
    return implies(g.left_has, left) & implies(g.right_has, right)


@claim(TWO_BIDS)
def section_2__right_prefers_tie(g: Any) -> Any:
    """In U, where Left wins with the marker, Right weakly prefers that it is by a tie."""
    return implies(g.left_has & g.m, g.left_ties(g.b) <= g.left_wins(g.b))


@claim(TWO_BIDS)
def section_2__left_prefers_tie(g: Any) -> Any:
    """In U, against Right's bid r, Left weakly prefers a tie to a strict win with r + 1, and with
    all the more."""
    more = g.left_has & g.m & (g.b < g.ell)
    return implies(more, g.left_wins(g.ell) <= g.left_ties(g.b))


def _agree(maximin: Any, minimax: Any) -> Any:
    return maximin == minimax


def _after_bids(unopposed: Unopposed) -> tuple[Plan, ...]:
    """The symmetric rulesets in U where a move is chosen after the bids: one value."""
    after = Reading(action=Action.AFTER_BID, unopposed=unopposed)
    return using(
        lambda g: ref.has_unique_equilibrium(g.gamma, after),
        small.SYMMETRIC_OF_3.where("in U", lambda g: ref.in_U(g.gamma, after)),
    )


@claim(
    readings={
        "one value: maximin is minimax": (of_any("unique", "STAYS"), *RULESETS, *SYMMETRIC),
        "one value, where the marker goes over with an unopposed winner's bid": (
            of_any("unique", "GOES_OVER"),
            *using(
                lambda gamma: ref.has_unique_equilibrium(gamma, small.MARKER_MOVES),
                small.RULESETS_OF_2.where("in U", lambda g: ref.in_U(g, small.MARKER_MOVES)),
            ),
        ),
        "one value, where a move is chosen after the bids": (
            *using(_agree, of_any("unique", "STAYS", "theory_after_bids")),
            *_after_bids(Unopposed.MARKER_STAYS),
        ),
        "one value, where it is and the marker goes over": (
            *using(_agree, of_any("unique", "GOES_OVER", "theory_after_bids")),
            *_after_bids(Unopposed.MARKER_MOVES),
        ),
    }
)
def theorem_3(g: Any) -> Any:
    """A ruleset in U has a unique equilibrium at every position, budget and marker: a value, as
    Corollary 6, Theorem 13 and Example 12 say, where bids may be several."""
    return implies(g.in_U, g.unique)


def _same_after_bids(gamma: Ruleset) -> bool:
    after = Reading(action=Action.AFTER_BID)
    return ref.maximin_table(gamma) == ref.maximin_table(gamma, reading=after)


@claim(
    *using(_as_defined, of_any("whenever", "WHENEVER", "theory_after_bids")),
    small.RULESETS_OF_2.where("in U", ref.in_U),
    *using(
        lambda g: _same_after_bids(g.gamma),
        small.SYMMETRIC_OF_3.where("in U", lambda g: g.in_U),
    ),
)
def theorem_3__after_bids__strengthened(gamma: Ruleset) -> bool:
    """In a ruleset in U the values are the same whether a move goes with its bid, as in Definition
    1, or the winner of the bid chooses it after the bids."""
    return _same_after_bids(gamma)


@claim(
    Instances(
        "some instance: the symmetric path of weights -2 and then -1, bottom up, TB = 2",
        "B",
        lambda: [((0, 1),)],
    )
)
def theorem_3__hypothesis_needed__strengthened(B: Bids) -> bool:
    """Outside U a ruleset need not have one value."""
    gamma = ref.as_ruleset(small.path((-2, -1), B, 2))
    return not ref.in_U(gamma) and not ref.has_unique_equilibrium(gamma)


def _mirrored(image: Any, minimax: Any, own: Any, of_image: Any) -> Any:
    return (image == -minimax) & implies(own, of_image)


@claim(
    *using(_mirrored, as_read("image_properties", "IMAGE")),
    small.RULESETS_OF_2.to({}, {"TB": 4}),
)
def theorem_3__proof__marker_symmetry(gamma: Ruleset) -> bool:
    """Right with the marker is the mirror image: exchanging the players exchanges maximin with the
    negative of minimax, and a ruleset in U has its mirror image in U."""
    other = small.mirror(gamma)
    table, mirrored = ref.maximin_table(gamma), ref.minimax_table(other)
    same = all(
        table[x].nu_hat == tuple(-v for v in reversed(mirrored[x].nu))
        and table[x].nu == tuple(-v for v in reversed(mirrored[x].nu_hat))
        for x in gamma.X
    )
    return same and ref.in_U(gamma) == ref.in_U(other)


PATHS_IN_U = small.PATHS_OF_4.to({"positions": 3, "TB": 3}, {"positions": 4}).where(
    "in U", lambda g: g.in_U
)


def _right_gains(g: SmallSymmetric, x: int, p: int, next_bid: Callable[[int], Any]) -> Found:
    """Whether what Right gains above each l that both can bid, he gains with the next bid."""
    matrix = ref.ruleset_bid_matrix(g.gamma, x, p, small.LEFT)
    for column, ours in enumerate(matrix.left):
        by_bid = {
            theirs.bid: int(row[column])
            for theirs, row in zip(matrix.right, matrix.cells, strict=True)
        }
        above = [value for bid, value in by_bid.items() if (bid or 0) > (ours.bid or 0)]
        if ours.bid in by_bid and above and min(above) < by_bid[ours.bid]:
            next_one = next_bid(ours.bid or 0)
            if by_bid.get(next_one) != min(above):
                values: Json = [[*by_bid], [*by_bid.values()]]
                return False, {"l": ours.bid, "by Right's bid": values}
    return True


# B is any set (Section 2), and l + 1 a number, not the next bid: sentence 9 has l + 1 <= q.
@claim(
    small.budgets_of(
        small.positions_of(
            PATHS_IN_U.to({"positions": 2}).where("0 in B", lambda g: g.zero_is_a_bid)
        )
    )
)
def theorem_3__proof__right_deviates_by_one(g: SmallSymmetric, x: int, p: int) -> Found:
    """In U: where Right gains by bidding above l, he gains as much with l + 1."""
    return _right_gains(g, x, p, lambda ell: ell + 1)


@claim(
    *using(lambda g: implies(g.right_has, g.right_wins(g.b) <= g.right_wins(g.ell)), TWO_BIDS),
    *using(
        lambda g, x, p: _right_gains(g, x, p, lambda ell: min(b for b in g.B if b > ell)),
        small.budgets_of(small.positions_of(PATHS_IN_U)),
    ),
)
def theorem_3__proof__right_deviates_by_one__weakened(g: SmallSymmetric, x: int, p: int) -> Found:
    """In U: where Right gains by bidding above l, he gains as much with the next larger bid of B,
    which is l + 1 only where that is a bid."""
    return _right_gains(g, x, p, lambda ell: min(b for b in g.B if b > ell))


@claim(restated)
def theorem_3__proof__tie_not_liked() -> str:
    """In U, at a given Left bid, Left does not prefer that Right ties to winning strictly."""
    return "section-2.right-prefers-tie"


@claim(TWO_BIDS)
def theorem_3__proof__smaller_tie(g: Any) -> Any:
    """In U, Left weakly prefers a tie at l to a tie at more."""
    return implies(g.left_has & g.m, g.left_ties(g.b) >= g.left_ties(g.ell))


def _ends_at_value(end: Any, last: Any, p: Any, q: Any, ended: Any, value: Any) -> Any:
    """The last tie is of at most p, Right's last bid of at most q, and the value is the maximin."""
    return (end >= 0) & (end <= p) & (last <= q) & (ended == value)


@claim(
    *using(_ends_at_value, of_any("scheme_value", "SCHEME", module="theory_scheme")),
    small.SYMMETRIC_IN_U.where("both can bid", lambda g, x, p: min(g.B) <= min(p, g.TB - p)),
    small.budgets_of(small.positions_of(PATHS_IN_U.where("0 in B", lambda g: g.zero_is_a_bid))),
    *using(lambda g: others.deviations(g.matrix()) == g.o(g.p), HEAPS_FROM_1),
)
def theorem_3__proof__scheme(g: SmallSymmetric, x: int, p: int) -> bool:
    """In U, where Left has the marker, both can bid and whoever wins moves best: raising bids one
    by one from the least, each player answering while it gains them, ends at a tie of at most p or
    at Right's win with at most q, and there the value is the maximin."""
    matrix = ref.ruleset_bid_matrix(g.gamma, x, p, small.LEFT)
    return not g.form.M[x] or others.deviations(matrix) == g.maximin[x].nu_hat[p]


@claim(
    *using(_as_defined, of_symmetric("over", "OVER")),
    small.positions_of(small.SYMMETRIC_OF_3).where("without a move", lambda g, x: not g.form.M[x]),
)
def proposition_4__terminal(g: SmallSymmetric, x: int) -> bool:
    """Symmetric: at a terminal position both values are 0, at every budget."""
    zero = (0,) * (g.TB + 1)
    return g.maximin[x] == (zero, zero)


@claim(small.SYMMETRIC_OF_3.to({"TB": 1, "greatest weight": 1, "least weight": 0}))
def proposition_4__tables__measured(g: SmallSymmetric) -> bool:
    """Asked of all positions the reference gives what Proposition 4, Observation 5 and, where 0 is
    in B, formula (2) say of each of them; asked of one, of this one and what it reaches."""
    formulas = (ref.proposition_4, ref.observation_5, ref.corollary_6)
    for formula in formulas if 0 in g.B else formulas[:2]:
        whole = ref.table_by(formula, g.form)
        if {*whole} != {*g.form.M}:
            return False
        reached: dict[Any, set[Any]] = {}
        for x in g.form.M:  # options are smaller
            reached[x] = {x}.union(*(reached[y] for y in g.form.M[x]))
            if ref.table_by(formula, g.form, x) != {y: whole[y] for y in reached[x]}:
                return False
    return True


SYMMETRIC_POSITIONS = (
    small.positions_of(small.SYMMETRIC_OF_3),
    small.positions_of(small.PATHS_OF_4),
)


def _told(display: tuple[Any, ...], nu_hat: tuple[Any, ...]) -> Found:
    return display == nu_hat, {"display": [*map(int, display)], "nu_hat": [*map(int, nu_hat)]}


def _displayed(display: tuple[Any, ...], g: SmallSymmetric, x: int) -> Found:
    return _told(display, g.maximin[x].nu_hat)


def _displayed_with(g: SmallSymmetric, x: int, table: Mapping[Any, Row]) -> Found:
    return _told(others.proposition_4_with(g.form, x, table), table[x].nu_hat)


@claim(
    readings={
        "nu by (1), as the proposition says": SYMMETRIC_POSITIONS,
        "nu by Definition 1, the marker stays with an unopposed winner": (
            *using(_as_defined, of_symmetric("proposition_4", "PROPOSITION_4")),
            *using(lambda g, x: _displayed_with(g, x, g.maximin), *SYMMETRIC_POSITIONS),
        ),
        "nu by Definition 1, it goes over with the bid": using(
            lambda g, x: _displayed_with(g, x, g.moving), *SYMMETRIC_POSITIONS
        ),
    }
)
def proposition_4__recursion(g: SmallSymmetric, x: int) -> Found:
    """Symmetric: the display gives the marked values of Definition 1."""
    return _displayed(ref.table_by(ref.proposition_4, g.form, x)[x], g, x)


@claim(SYMMETRIC)
def proposition_4__equation_1(g: Any) -> Any:
    """Symmetric: nu_p(x) = -nu_hat_q(x), both from Definition 1."""
    return implies(g.symmetric, g.equation_1)


@claim(SYMMETRIC.where("non-negative weights", lambda g: g.nonnegative))
def proposition_4__equation_1__non_negative__weakened(g: Any) -> Any:
    """The same with non-negative weights."""
    return implies(g.symmetric, g.equation_1)


@claim(
    SYMMETRIC.where("non-negative weights", lambda g: g.nonnegative).where(
        "all bids", lambda g: g.all_bids
    )
)
def proposition_4__equation_1__all_bids__weakened(g: Any) -> Any:
    """The same with non-negative weights and all bids."""
    return implies(g.symmetric, g.equation_1)


@claim(
    of_symmetric("exchanged", "ONE_VALUE"),
    SYMMETRIC.where("maximin is minimax", lambda g: g.unique),
)
def proposition_4__equation_1__weakened(g: Any) -> Any:
    """(1) holds for symmetric rulesets where maximin is minimax; so for all in U, by Theorem 3."""
    return implies(g.symmetric, g.equation_1)


@claim(of_symmetric("equation_1", "EVERY"), SYMMETRIC)
def proposition_4__equation_1__minimax__corrected(g: Any) -> Any:
    """For all symmetric rulesets: the unmarked maximin at p is minus the marked minimax at q."""
    return implies(g.symmetric, g.equation_1_with_minimax)


def _proofs(largest: int, weights: Bids, values: Bids) -> Iterator[tuple[int, int, int, Bids]]:
    for TB in range(largest + 1):
        for f in product(values, repeat=TB + 1):
            yield from ((TB, p, w, f) for p in range(TB + 1) for w in weights)


PROOF_OF_4 = Range(
    "every p, a move of weight {w} to a position of values nu_hat {min f} to {max f}, TB <= {TB}",
    "TB p w f",
    lambda TB, w, least, most: _proofs(TB, w, tuple(range(least, most + 1))),
    {"TB": 2, "w": (0, 1, -1), "min f": -1, "max f": 1},
)


def _two_moves(TB: int, weights: Bids, least: int, most: int) -> Iterator[tuple[Any, ...]]:
    for total in range(TB + 1):
        moves = product(weights, product(range(least, most + 1), repeat=total + 1))
        for one, two in combinations(moves, 2):
            yield from ((total, p, one, two) for p in range(total + 1))


def _apart(second: Any, third: Any) -> Any:
    return second - third


def _agrees_with_before(number: int, lines: list[int]) -> Found:
    return lines[number - 2] == lines[number - 1], {"lines": lines}


@claim(restated)
def proposition_4__proof__line_2() -> str:
    """Minus nu_hat_q(x), at the end of the first line, is the second line: minus the proposition's
    display at q."""
    return "proposition-4.recursion"


@claim(PROOF_OF_4)
def proposition_4__proof__line_2__strengthened(TB: int, p: int, w: int, f: Bids) -> Found:
    """nu_p(x) by Definition 1, at the beginning of the first line, is the second line, one move of
    weight w to a position at which (1) holds: then (1) would follow without the first line."""
    return _agrees_with_before(2, others.proof_of_proposition_4(TB, p, w, f))


@claim(
    *using(_as_defined, of_any("line_3", "BOTH", "theory_lines")),
    PROOF_OF_4,
    *using(
        lambda TB, p, one, two: _apart(*others.lines_2_and_3(TB, p, (one, two))) == 0,
        Range(
            "every p, two moves of weights {w} to positions of values nu_hat {min f} to {max f}, "
            "TB <= {TB}",
            "TB p one two",
            _two_moves,
            PROOF_OF_4.bounds,
            measures={
                "TB": lambda TB, *_: TB,
                "w": lambda TB, p, one, two: one[0],
                "min f": lambda TB, p, *moves: min(min(f) for _w, f in moves),
                "max f": lambda TB, p, *moves: max(max(f) for _w, f in moves),
            },
        ),
    ),
)
def proposition_4__proof__line_3(TB: int, p: int, w: int, f: Bids) -> Found:
    """The second and third line of the display agree, whatever moves there are to positions at
    which (1) holds."""
    return _agrees_with_before(3, others.proof_of_proposition_4(TB, p, w, f))


@claim(PROOF_OF_4)
def proposition_4__proof__line_4(TB: int, p: int, w: int, f: Bids) -> Found:
    """The third and last line of the display agree, one move of weight w to a position at which
    (1) holds."""
    return _agrees_with_before(4, others.proof_of_proposition_4(TB, p, w, f))


def _observation_5_as_printed(g: SmallSymmetric, x: int) -> Found:
    nu_hat = {y: row.nu_hat for y, row in g.maximin.items()}
    printed = tuple(ref.observation_5_as_printed(g.form, x, p, nu_hat) for p in range(g.TB + 1))
    return _displayed(printed, g, x)


@claim(
    readings={
        "to the letter, the value at x on both sides": using(
            _observation_5_as_printed,
            small.positions_of(
                small.PATHS_OF_4.to({"positions": 2}).where("all bids", lambda g: g.all_bids)
            ).where("with a move", lambda g, x: bool(g.form.M[x])),
        ),
        "y for x in the tie term": SYMMETRIC_POSITIONS,
    }
)
def observation_5__as_printed(g: SmallSymmetric, x: int) -> Found:
    """The display gives the marked values of Definition 1; its tie term is printed with x
    itself."""
    return _displayed(ref.table_by(ref.observation_5, g.form, x)[x], g, x)


@claim(
    *using(_as_defined, of_symmetric("observation_5", "DISPLAYED")),
    *(
        small.positions_of(games.to({}, {"TB": 3}).where("maximin is minimax", lambda g: g.unique))
        for games in (small.SYMMETRIC_OF_3, small.PATHS_OF_4)
    ),
)
def observation_5__weakened(g: SmallSymmetric, x: int) -> Found:
    """The display of Observation 5 gives the marked values of symmetric rulesets where maximin is
    minimax."""
    return _displayed(ref.table_by(ref.observation_5, g.form, x)[x], g, x)


def _formula_2(g: SmallSymmetric, x: int, p: int, table: Mapping[Any, Row]) -> Found:
    nu_hat = {y: row.nu_hat for y, row in table.items()}
    value = ref.corollary_6(g.form, x, p, nu_hat)
    shown = None if value is None else int(value)
    return value == nu_hat[x][p], {"(2)": shown, "nu_hat": int(nu_hat[x][p])}


@claim(
    readings={
        "the marker stays with an unopposed winner": small.SYMMETRIC_IN_U,
        "it goes over with the bid": using(
            lambda g, x, p: _formula_2(g, x, p, g.moving),
            small.symmetric_in_U(lambda g: g.moving_in_U),
        ),
    }
)
def corollary_6__value(g: SmallSymmetric, x: int, p: int) -> Found:
    """Symmetric and in U: formula (2) gives the marked values, where bids that it has no term for
    are left out."""
    return _formula_2(g, x, p, g.maximin)


@claim(
    *using(_as_defined, of_symmetric("corollary_6_value", "FORMULA_2")),
    small.SYMMETRIC_IN_U.where("0 in B", lambda g, x, p: g.zero_is_a_bid),
)
def corollary_6__value__zero_bid__weakened(g: SmallSymmetric, x: int, p: int) -> Found:
    """Symmetric and in U: formula (2) gives the marked values where 0 is in B."""
    return _formula_2(g, x, p, g.maximin)


@claim(
    Range(
        "every l <= p, all bids, TB <= {TB}",
        "TB p l",
        lambda largest: (
            (TB, p, ell) for TB in range(largest + 1) for p in range(TB + 1) for ell in range(p + 1)
        ),
        {"TB": 3},
    )
)
def corollary_6__empty_minimum(TB: int, p: int, ell: int) -> bool:
    """For every l <= p formula (2) has a term: some r <= q is l or more."""
    return any(r >= ell for r in range(TB - p + 1))


# Conjecture 7 and the sentences around it

SIGNS = {
    "Left's weights at least 0, Right's at most 0, Right's added": lambda g: g.nonnegative,
    "Left's weights at least 0, Right's at most 0, Right's subtracted": lambda g: (
        g.right_nonnegative
    ),
}


@claim(RULESETS.where("0 in B", lambda g: g.zero_is_a_bid), readings=SIGNS)
def conjecture_7(g: Any, hypothesis: Callable[[Any], Any]) -> Any:
    """With weights of these signs, and where 0 is in B, a ruleset is in U."""
    return implies(hypothesis(g), g.in_U)


@claim(RULESETS.where("all bids", lambda g: g.all_bids), readings=SIGNS)
def conjecture_7__all_bids__weakened(g: Any, hypothesis: Callable[[Any], Any]) -> Any:
    """With weights of these signs, and where all bids are allowed, a ruleset is in U."""
    return implies(hypothesis(g), g.in_U)


@claim(
    SYMMETRIC.where("non-negative weights", lambda g: g.nonnegative).where(
        "all bids", lambda g: g.all_bids
    )
)
def conjecture_7__no_penalty(g: Any) -> Any:
    """Symmetric, non-negative weights, all bids: in U."""
    return implies(g.symmetric, g.in_U)


@claim(
    Depending(
        lambda letter: (
            of_any("all_bids_more_money", "A_ALL_BIDS")
            if letter == "A"
            else of_any("marker_worth", "ALL_BIDS"),
        )
    ),
    *(some.where("all bids", lambda g: g.all_bids) for some in (RULESETS, SYMMETRIC)),
    each={"conjecture-7.A.weakened": "A", "conjecture-7.C.weakened": "C"},
)
def all_bids(g: Any, letter: str) -> Any:
    """All bids allowed: ({}) holds, whatever the weights."""
    return getattr(g, letter)


@claim(
    Depending(lambda letter: (of_any("more_money", "A_WITH_ZERO"),) if letter == "A" else ()),
    *(some.where("0 in B", lambda g: g.zero_is_a_bid) for some in (RULESETS, SYMMETRIC)),
    each={"section-2.no-violation-A": "A", "section-2.no-violation-C": "C"},
)
def no_violation(g: Any, letter: str) -> Any:
    """No ruleset with 0 in B violates ({})."""
    return getattr(g, letter)


def _one_move(left: Weight, right: Weight) -> Instances:
    return Instances(
        "some instance: TB = 1, B = {0, 1}, a single move, without penalties",
        "left right",
        lambda: [(left, right)],
    )


@claim(_one_move(-1, None))
def section_2__zugzwang_left(left: Weight, right: Weight) -> bool:
    """A negative Left weight, no positive Right weight and 0 in B: some such ruleset is outside
    U."""
    return not ref.in_U(small.two_positions(left, right, 1, {0, 1}))


@claim(_one_move(None, 1))
def section_2__zugzwang_right(left: Weight, right: Weight) -> bool:
    """A positive Right weight, no negative Left weight and 0 in B: some such ruleset is outside
    U."""
    return not ref.in_U(small.two_positions(left, right, 1, {0, 1}))


def _printed_example() -> Any:
    with printed_file("bidding", "examples-2.json").open(encoding="utf-8") as lines:
        return json.load(lines)


@claim(printed)
def example_2__1__ruleset() -> Iterator[Cell]:
    """The printed move sets are consistent: Right's moves of x1 are given once."""
    data = _printed_example()["ruleset"]
    yield Cell("sets printed for Right's moves of x1", [["x2"], []], [data["right_moves"]["x1"]])


def _both_are_1(score: Any, value: Any) -> Any:
    return (score == 1) & (value == 1)


@claim(*using(_both_are_1, as_read("example_2_1", "MUST_MOVE")), small.EXAMPLE_2_1)
def example_2__1__right_must_move(TB: int, B: Bids) -> Found:
    """0 in B, Right has the marker and no budget: if Left bids 0, Right moves to x2 and the score
    is 1, which is what Left gets at best, with Right's weight added, as in Definition 1."""
    # The display of the utility subtracts it; that nu_1(x1) = 1 is printed decides.
    gamma = small.example(TB, B)
    score, value = (
        ref.utility(gamma, "x1", [(small.RIGHT, "x2")], small.LEFT),
        ref.maximin(gamma, "x1", TB, small.RIGHT),
    )
    return _both_are_1(score, value), {"score": int(score), "nu_TB": int(value)}


@claim(Instances("TB = 1, both B with 0", "B", lambda: [((0,),), ((0, 1),)]))
def example_2__1__right_must_move__subtracted__measured(B: Bids) -> Found:
    """TB = 1, Right's weight subtracted, as in the display of the utility: the score is -1, and the
    value -1 where 0 is the only bid, 0 where Left may bid 1; neither is 1, as printed."""
    gamma, subtracted = small.example(1, B), Reading(right_weight=RightWeight.SUBTRACTED)
    score = ref.utility_as_printed(gamma, "x1", [(small.RIGHT, "x2")], small.LEFT)
    value = ref.maximin(gamma, "x1", 1, small.RIGHT, subtracted)
    return score == -1 and value == (0 if 1 in B else -1), {"score": int(score), "nu_1": int(value)}


@claim(*using(_as_defined, as_read("example_2_1", "MARKED_EXAMPLE")), small.EXAMPLE_2_1)
def example_2__1__right_without_marker(TB: int, B: Bids) -> bool:
    """0 in B and Left has the marker: the value is 0 at every partition."""
    return ref.maximin_table(small.example(TB, B))["x1"].nu_hat == (0,) * (TB + 1)


def _right_bids(B: Bids, TB: int, p: int, penalty: int) -> list[int | None]:
    """The bids with which Right keeps Left at the least, in x1, where she has the marker."""
    matrix = ref.ruleset_bid_matrix(
        small.two_positions(None, 1, TB, B, (-penalty, 0)), "x1", p, small.LEFT
    )
    return [
        theirs.bid
        for theirs, most in zip(matrix.right, matrix.maxima, strict=True)
        if most == matrix.minimax
    ]


@claim(
    Range(
        "every B and p, TB <= {TB}, Left has the marker and a penalty of 1 to {penalty}",
        "TB B p penalty",
        lambda TB, penalty: (
            (*game, t) for game in small.bids_and_budgets(TB) for t in range(1, penalty + 1)
        ),
        {"TB": 4, "penalty": 3},
    ).where("0 in B", small.zero_is_a_bid),
    readings={
        "he bids as without it": lambda TB, B, p, t: (
            _right_bids(B, TB, p, t) == _right_bids(B, TB, p, 0)
        ),
        "the value is the same": lambda TB, B, p, t: (
            ref.maximin(small.two_positions(None, 1, TB, B, (-t, 0)), "x1", p, small.LEFT) == 0
        ),
    },
)
def example_2__1__left_penalty(
    TB: int, B: Bids, p: int, penalty: int, nothing_gained: Callable[..., bool]
) -> bool:
    """A penalty for Left at x1, where she wins the bid and cannot move, is of no use to Right."""
    return nothing_gained(TB, B, p, penalty)


@claim(printed)
def example_2__1__values() -> Iterator[Cell]:
    """nu_hat_1(x1) = 0 and nu_1(x1) = 1."""
    for row in _printed_example()["example-2.1"]["values"]:
        if "left_budget" in row:
            for TB, B in ((1, (0,)), (1, (0, 1))):
                value = ref.maximin(
                    small.example(TB, B), "x1", row["left_budget"], Player(row["marker"])
                )
                yield Cell(f"{row['marker']} has the marker, B = {B}", row["printed"], int(value))


def _marker_does_harm(marked: Any, unmarked: Any) -> Any:
    return marked < unmarked


@claim(*using(_marker_does_harm, as_read("example_2_1", "WORTHLESS_MARKER")), small.EXAMPLE_2_1)
def example_2__1__not_B(TB: int, B: Bids) -> bool:
    """(B) does not hold for it."""
    return not ref.property_B(ref.maximin_table(small.example(TB, B))["x1"])


@claim(
    Instances("TB = 1, both B with 0", "B", lambda: [((0,),), ((0, 1),)]),
    readings={
        "the winner of the bid has no move (Section 2)": Ending.BID_WINNER,
        "the marker's holder has no move (Definition 1)": Ending.MARKER_HOLDER,
    },
)
def example_2__1__terminal_values(B: Bids, ending: Ending) -> Found:
    """nu_hat_1(x1) = 0 and nu_1(x1) = 1 come out on both endings that the text has."""
    row = ref.maximin_table(small.example(1, B), reading=Reading(ending=ending))["x1"]
    values = {"nu_hat_1": int(row.nu_hat[1]), "nu_1": int(row.nu[1])}
    return (row.nu_hat[1], row.nu[1]) == (0, 1), values


@claim(Instances("TB = 1, both B with 0", "B", lambda: [((0,),), ((0, 1),)]))
def example_2__1__terminal_values__either__measured(B: Bids) -> Found:
    """If the game were over where either player has no move, which the text does not say, nu_1(x1)
    would be 0; it is 1 where the winner of the bid has to be without one."""
    found = {
        ending.value: int(
            ref.maximin(small.example(1, B), "x1", 1, small.RIGHT, Reading(ending=ending))
        )
        for ending in (Ending.EITHER_PLAYER, Ending.BID_WINNER)
    }
    return [*found.values()] == [0, 1], {**found}


@claim(EXAMPLE_2_2)
def example_2__2__no_budget_wanted(reading: Reading) -> Found:
    """0 not in B: a player is worse off with the whole budget than with none, in the same position
    and with the same marker (TB = 1, B = {1})."""
    nu_hat, nu = _example_2_2(reading)
    # Left prefers more; Right, whose budget is 1 - p, prefers less: the same inequality.
    shown: Json = [[*map(int, nu_hat)], [*map(int, nu)]]
    return nu_hat[0] > nu_hat[1] and nu[0] > nu[1], {"nu_hat, nu": shown}


@claim(EXAMPLE_2_2)
def example_2__2__not_A(reading: Reading) -> bool:
    """0 not in B: (A) may fail (TB = 1, B = {1})."""
    return not ref.property_A(_example_2_2(reading))


@claim(
    EXAMPLE_2_2,
    readings={
        "the winner of the bid has no move (Section 2)": Ending.BID_WINNER,
        "the marker's holder has no move (Definition 1)": Ending.MARKER_HOLDER,
    },
)
def example_2__2__marker_worth_more(reading: Reading, ending: Ending) -> Found:
    """TB = 1, 0 not in B: with the marker and no dollar Left is worse off after exchanging the
    marker for the dollar."""
    row = _example_2_2(reading._replace(ending=ending))
    values = {"nu_hat_0": int(row.nu_hat[0]), "nu_1": int(row.nu[1])}
    return row.nu[1] < row.nu_hat[0], values


@claim(EXAMPLE_2_2)
def example_2__2__not_C(reading: Reading) -> bool:
    """0 not in B: (C) may fail (TB = 1, B = {1})."""
    return not ref.property_C(_example_2_2(reading))
