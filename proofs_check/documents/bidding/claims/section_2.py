"""Section 2: rulesets, Definitions 1 and 2, Theorem 3, symmetric rulesets, Conjecture 7."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from typing import Any

from proofs_check.core.claim import using
from proofs_check.core.evidence import Effort, Json
from proofs_check.documents.bidding.claims import claim
from proofs_check.documents.bidding.plans import LEDGER, rulesets, symmetric_rulesets
from proofs_check.documents.bidding.plans import claim as old_claim
from proofs_check.documents.bidding.rulesets import bidding_sets
from proofs_check.methods.argument import Step, argued
from proofs_check.methods.enumeration import Case, enumerated, settled, within
from proofs_check.methods.logic import implies
from proofs_check.methods.printed import Cell, printed
from proofs_check.methods.smt import Terms
from reference.bidding import (
    Ending,
    Player,
    Reading,
    RightWeight,
    Ruleset,
    Symmetric,
    Unopposed,
    alternating_outcome,
    as_ruleset,
    available_bids,
    bid_matrix,
    bidding_set,
    corollary_6,
    equilibria,
    heap_ruleset,
    left_wins,
    maximin,
    maximin_table,
    minimax_table,
    observation_5_as_printed,
    observation_5_table,
    outcome_vector,
    property_A,
    property_B,
    property_C,
    proposition_4_table,
    ruleset,
    ruleset_bid_matrix,
    symmetric,
    utility,
    utility_as_printed,
)
from reference.bidding.readings import DEFAULT
from reference.bidding.values import Choice, Known, Row, cell
from reference.errors import InvalidInput

LEFT, RIGHT = Player.LEFT, Player.RIGHT

MARKER_MOVES = Reading(unopposed=Unopposed.MARKER_MOVES)
UNOPPOSED = {
    "the marker stays with an unopposed winner": DEFAULT,
    "it goes over with the bid": MARKER_MOVES,
}
"""The readings of what happens to the marker where one player alone can bid."""


def two_positions(
    left: int | None, right: int | None, TB: int, B: Any, tau: tuple[int, ...] = (0, 0)
) -> Ruleset:
    """x1 with at most one move a player, of the given weight, to x2; penalties of x1 and x2."""
    L = {"x1": ["x2"] if left is not None else [], "x2": []}
    R = {"x1": ["x2"] if right is not None else [], "x2": []}
    penalties = {"x2": tau[1]}
    if left is None or right is None:
        penalties["x1"] = tau[0]
    return ruleset(
        ["x1", "x2"],
        L,
        R,
        {("x1", "x2"): left} if left is not None else {},
        {("x1", "x2"): right} if right is not None else {},
        penalties,
        B,
        TB,
    )


def small_symmetric(positions: int, weights: tuple[int, ...], TB: int) -> Iterator[Symmetric]:
    """Every symmetric ruleset of so many positions, with weights from these, every bidding set."""
    subsets = [
        [tuple(y for y in range(x) if bits >> y & 1) for bits in range(1 << x)]
        for x in range(positions)
    ]
    for moves in product(*subsets):
        M = dict(enumerate(moves))
        edges = [(x, y) for x in M for y in M[x]]
        for numbers in product(weights, repeat=len(edges)):
            for B in bidding_sets(TB):
                yield symmetric(M, M, dict(zip(edges, numbers, strict=True)), B, TB)


def _moves(gamma: Symmetric) -> dict[str, Json]:
    """How a case names a symmetric ruleset."""
    return {"edges": [[int(str(x)), int(str(y)), int(w)] for (x, y), w in gamma.w.items()]}


def refused(make: Callable[[], object]) -> bool:
    """Whether it is refused as unusable."""
    try:
        make()
    except InvalidInput:
        return True
    return False


# Bids


@claim(
    (
        "Section 2, paragraph 1, sentence 3",
        "Section 2, paragraph 2, sentence 1, part 1",
        "Footnote 3",
    ),
    within("TB = 2, sets with each kind of fault"),
)
def section_2__bidding_set() -> Iterator[Case]:
    """B is a non-empty subset of {0, ..., TB}: anything else is refused."""
    for B in ((), (-1,), (3,), (0, 0), (0, 3)):
        yield Case({"bids": list(B)}, refused(lambda B=B: bidding_set(B, 2)))  # type: ignore[misc]
    yield Case({"bids": [0, 1, 2]}, bidding_set((0, 1, 2), 2) == (0, 1, 2))


@claim(
    (
        "Section 2, paragraph 1, sentence 4",
        "Definition 1, sentence after the displays, Left's bids",
        "Definition 1, sentence after the displays, Right's bids",
    ),
    within("TB <= 6, every B"),
)
def section_2__unable_to_bid() -> Iterator[Case]:
    """A player cannot bid where 0 is not in B and the budget is 0 or, more generally, below the
    least bid.
    """
    for TB in range(7):
        for B in bidding_sets(TB):
            for budget in range(TB + 1):
                cannot = not available_bids(B, budget)
                expected = budget < min(B)
                yield Case({"bids": list(B), "budget": budget}, cannot == expected)


@claim("Section 2, paragraph 1, sentence 5", settled())
def section_2__only_able_player_moves() -> Iterator[Case]:
    """Where only one player can bid, this player moves and pays a bid of B: TB = 1, B = {1}, a
    symmetric path of weights 10 and then 1. Who has the dollar gets 10, the other one then 1.
    """
    gamma = as_ruleset(path((1, 10), {1}, 1))
    for marker in (LEFT, RIGHT):
        for p in (0, 1):
            value = maximin(gamma, 2, p, marker)
            yield Case({"p": p, "marker": marker.value}, value == (9 if p else -9))


@claim("Section 2, paragraph 1, sentence 6", within("TB <= 8, every B"))
def section_2__invalid_ruleset() -> Iterator[Case]:
    """A bidding set is valid if at each partition of TB somebody can bid: just where its least bid
    is at most half of TB rounded up.
    """
    for TB in range(9):
        for bits in range(1, 1 << (TB + 1)):
            B = tuple(b for b in range(TB + 1) if bits >> b & 1)
            valid = not refused(lambda B=B, TB=TB: bidding_set(B, TB))  # type: ignore[misc]
            yield Case({"total_budget": TB, "bids": list(B)}, valid == (2 * min(B) <= TB + 1))


# The ruleset and its score


@claim(
    ("Section 2, paragraph 2, sentence 1, part 1", "Section 2, paragraph 2, sentence 2"),
    within("cycles of two positions, of one player's moves or of both"),
)
def section_2__acyclic() -> Iterator[Case]:
    """Rulesets are acyclic, so that each play ends: a position that can be reached from itself is
    refused.
    """
    moves = {"a": ["b"], "b": ["a"]}
    weights = {("a", "b"): 1, ("b", "a"): 1}
    none: dict[str, list[str]] = {"a": [], "b": []}
    cyclic = (
        ("Left alone", moves, none),
        ("Right alone", none, moves),
        ("both together", {"a": ["b"], "b": []}, {"a": [], "b": ["a"]}),
    )
    for name, L, R in cyclic:
        w_L = {edge: w for edge, w in weights.items() if edge[1] in L[edge[0]]}
        w_R = {edge: w for edge, w in weights.items() if edge[1] in R[edge[0]]}
        tau = {x: 0 for x in "ab" if not L[x] or not R[x]}
        yield Case(name, refused(partial(ruleset, ["a", "b"], L, R, w_L, w_R, tau, {0}, 0)))


@claim(
    (
        "Section 2, paragraph 2, sentence 4 and display",
        "Section 2, paragraph 2, sentence 1, part 2",
    ),
    settled(),
)
def section_2__utility_versus_definition_1() -> Iterator[Case]:
    # One move of weight 1 for Right; TB = 0 and Right's marker, so that he takes it.
    """The utility of a play and the recursion of Definition 1 give Right's weights the same
    sign.
    """
    gamma = two_positions(None, 1, 0, {0})
    line = [(RIGHT, "x2")]
    by_utility = utility_as_printed(gamma, "x1", line, LEFT)
    by_definition = maximin(gamma, "x1", 0, RIGHT)
    yield Case(
        "one move of weight 1, Right's",
        by_utility == by_definition,
        {"utility as printed": int(by_utility), "Definition 1": int(by_definition)},
    )


@claim(
    "Section 2, paragraph 2, sentence 4 and display",
    within("TB = 0, every ruleset of two positions, weights and penalties -1 to 1"),
)
def section_2__utility__corrected() -> Iterator[Case]:
    """With Right's weights added, the utility of each maximin play is the value of Definition 1:
    asked at TB = 0, where play is forced.
    """
    for left, right in product((None, -1, 0, 1), repeat=2):
        for tau in product((-1, 0, 1), repeat=2):
            gamma = two_positions(left, right, 0, {0}, tau)
            for marker, weight, other in ((LEFT, left, RIGHT), (RIGHT, right, LEFT)):
                value = maximin(gamma, "x1", 0, marker)
                line = [(marker, "x2")] if weight is not None else []
                last = other if line else marker
                score = utility(gamma, "x1", line, last)
                at: dict[str, Json] = {
                    "left": left,
                    "right": right,
                    "tau": list(tau),
                    "marker": marker.value,
                }
                yield Case(at, value == score)


@claim(
    (
        "Section 2, paragraph 3, sentence 4",
        "Section 2, paragraph 3, sentence 3, part 2",
        "Definition 1, sentence 3, terminal for Left",
        "Definition 1, sentence 3, terminal for Right",
        "Section 1.1, paragraph 4, sentence 4, part 1",
    ),
    within("TB <= 2, every B, two positions with a move each at most"),
)
def section_2__game_ends() -> Iterator[Case]:
    """The game ends where the winner of the bid cannot move, as Definition 1's terminal values have
    it: the two give every position the same value.
    """
    to_the_letter = Reading(ending=Ending.MARKER_HOLDER)
    for TB in range(3):
        for B in bidding_sets(TB):
            for left, right in product((None, 1, -1), repeat=2):
                gamma = two_positions(left, right, TB, B)
                by_winner = maximin_table(gamma)["x1"]
                by_holder = maximin_table(gamma, reading=to_the_letter)["x1"]
                at: dict[str, Json] = {
                    "total_budget": TB,
                    "bids": list(B),
                    "left": left,
                    "right": right,
                }
                yield Case(
                    at,
                    by_winner == by_holder,
                    {
                        "bid's winner": [list(map(int, r)) for r in by_winner],
                        "marker's holder": [list(map(int, r)) for r in by_holder],
                    },
                )


@claim(
    (
        "Section 2, paragraph 5, sentence 1",
        "Section 2, paragraph 5, sentence 2",
        "Section 2, paragraph 3, sentence 3, part 1",
        "Section 2, paragraph 6",
        "Section 1.1, paragraph 4, sentence 3",
    ),
    within("TB <= 4, every B with 0, weights and penalties of both signs"),
)
def section_2__options_example() -> Iterator[Case]:
    """Left without a budget, Right with the marker, only Left with a move: the game ends at once,
    wherever 0 is in B.
    """
    for TB in range(5):
        for B in bidding_sets(TB):
            if 0 in B:
                for weight, penalty in product((-2, 1, 2), (-1, 0, 3)):
                    gamma = two_positions(weight, None, TB, B, (penalty, 5))
                    at: dict[str, Json] = {
                        "total_budget": TB,
                        "bids": list(B),
                        "w": weight,
                        "tau": penalty,
                    }
                    yield Case(at, maximin(gamma, "x1", 0, RIGHT) == penalty)


@claim("Section 2, paragraph 5, sentence 2", within("TB <= 4, every B without 0"))
def section_2__options_example__zero_not_a_bid() -> Iterator[Case]:
    """The same where 0 is not in B: Left cannot bid at all, and Right wins."""
    for TB in range(1, 5):
        for B in bidding_sets(TB):
            if 0 not in B:
                gamma = two_positions(2, None, TB, B, (1, 0))
                at: dict[str, Json] = {"total_budget": TB, "bids": list(B)}
                yield Case(at, maximin(gamma, "x1", 0, RIGHT) == 1)


@claim(
    (
        "Section 2, paragraph 5, sentence 4",
        "Section 1.1, paragraph 4, sentence 2",
        "Section 1.1, paragraph 4, sentence 3",
        "Section 2, paragraph 3, sentence 3, part 1",
        "Section 2, paragraph 6",
    ),
    settled(),
)
def section_2__winner_may_lose_normal_play() -> Iterator[Case]:
    """The winner of a bid may be the player without a move: in that example Right wins every
    equilibrium, cannot move, and the score is the penalty.
    """
    gamma = two_positions(1, None, 1, {0, 1}, (3, 0))
    pairs = equilibria(ruleset_bid_matrix(gamma, "x1", 0, RIGHT))
    yield Case("there is an equilibrium", bool(pairs))
    for ours, theirs in pairs:
        right_wins = not left_wins(ours.bid, theirs.bid, RIGHT)
        yield Case({"bids": [ours.bid, theirs.bid]}, right_wins and theirs[1] is None)
    yield Case("the value", maximin(gamma, "x1", 0, RIGHT) == 3)


@claim(
    ("Section 2, paragraph 7, sentence 2", "Section 2, paragraph 3, sentence 3, part 2"),
    within("every symmetric ruleset of three positions"),
)
def section_2__symmetric_terminal() -> Iterator[Case]:
    """In a symmetric game a position without a move for one player has none for the other."""
    for gamma in small_symmetric(3, (1,), 0):
        both = as_ruleset(gamma)
        for x in both.X:
            yield Case({"moves": _moves(gamma), "x": str(x)}, (not both.L[x]) == (not both.R[x]))


@claim(
    "Section 2, paragraph 7, sentence 1, part 1",
    readings={
        "w_R subtracted, as in the utility and in Proposition 4": settled(),
        "w_R added, as in Definition 1": using(
            lambda: _same_for_both(Reading(right_weight=RightWeight.ADDED)), settled()
        ),
    },
)
def section_2__symmetric_weights() -> Iterator[Case]:
    """A symmetric game, with w_L = w_R and no penalty, is worth the same to both players: at TB = 0
    and one move of weight 1, what Left gets by starting is what Right gets by starting.
    """
    return _same_for_both(Reading(right_weight=RightWeight.SUBTRACTED))


def _same_for_both(reading: Reading) -> Iterator[Case]:
    gamma = two_positions(1, 1, 0, {0})
    left, right = alternating_outcome(gamma, "x1", reading)
    yield Case("one move of weight 1", left == -right, {"o": [int(left), int(right)]})


@claim(
    "Section 2, paragraph 7, sentence 1, part 2",
    readings={
        "the same penalty everywhere, which is then added to every value": within(
            "every symmetric ruleset of three positions, TB <= 2"
        ),
        "any penalties: where all values are 0 without them, one outcome is left": using(
            lambda: _different_penalties(), settled()
        ),
    },
)
def section_2__symmetric_tau_zero() -> Iterator[Case]:
    """For symmetric games the penalty may be set to 0 without loss: the penalties tell nothing that
    the values without them do not.
    """
    for TB in range(3):
        for gamma in small_symmetric(3, (-1, 2), TB):
            without = as_ruleset(gamma)
            plain = maximin_table(without)
            moved = maximin_table(_with_penalties(without, dict.fromkeys(without.tau_L, 7)))
            same = all(
                tuple(v + 7 for v in plain[x].nu_hat) == moved[x].nu_hat
                and tuple(v + 7 for v in plain[x].nu) == moved[x].nu
                for x in without.X
            )
            yield Case({"total_budget": TB, "bids": list(gamma.B), **_moves(gamma)}, same)


def _with_penalties(gamma: Ruleset, tau: dict[Any, int]) -> Ruleset:
    return ruleset(gamma.X, gamma.L, gamma.R, gamma.w_L, gamma.w_R, tau, gamma.B, gamma.TB)


def _different_penalties() -> Iterator[Case]:
    M = {0: [], 1: [], 2: [0, 1]}  # type: dict[int, list[int]]
    without = as_ruleset(symmetric(M, M, {(2, 0): 0, (2, 1): 0}, {0}, 0))
    left, right = alternating_outcome(_with_penalties(without, {0: 5, 1: -5}), 2)
    values = {"o": [int(left), int(right)]}
    yield Case("a choice of the penalties 5 and -5", left == right, values)


# Alternating play and outcomes


@claim(
    "Section 2, paragraph 10 (after Definition 1), sentence 1",
    within(
        "every pair of move functions on 3 positions, three assignments of weights and penalties"
    ),
)
def section_2__alternating() -> Iterator[Case]:
    """At TB = 0 play is alternating: the pair of values is what Left and Right get by starting, by
    the plain recursion of alternating play.
    """
    for gamma, at in _small_rulesets():
        for x in gamma.X:
            value = alternating_outcome(gamma, x)
            plain = (_alternating(gamma, x, LEFT), _alternating(gamma, x, RIGHT))
            yield Case({**at, "x": str(x)}, value == plain)


def _alternating(gamma: Ruleset, x: Any, starts: Player) -> Any:
    """The score of alternating play, without bids."""
    if starts is LEFT:
        if not gamma.L[x]:
            return gamma.tau_L[x]
        return max(_alternating(gamma, y, RIGHT) + gamma.w_L[x, y] for y in gamma.L[x])
    if not gamma.R[x]:
        return gamma.tau_R[x]
    return min(_alternating(gamma, z, LEFT) + gamma.w_R[x, z] for z in gamma.R[x])


def _small_rulesets() -> Iterator[tuple[Ruleset, dict[str, Any]]]:
    subsets = ((), (0,)), ((), (0,), (1,), (0, 1))
    for left, right in product(product(*subsets), repeat=2):
        L = {0: (), 1: left[0], 2: left[1]}
        R = {0: (), 1: right[0], 2: right[1]}
        left_edges = [(x, y) for x in L for y in L[x]]
        right_edges = [(x, y) for x in R for y in R[x]]
        for seed in range(3):
            weights = [(seed * (3 * i + 1) + i) % 3 - 1 for i in range(8)]
            yield (
                ruleset(
                    [0, 1, 2],
                    L,
                    R,
                    dict(zip(left_edges, weights, strict=False)),
                    dict(zip(right_edges, weights[3:], strict=False)),
                    {x: (x + seed) % 2 for x in range(3) if not L[x] or not R[x]},
                    {0},
                    0,
                ),
                {
                    "left": [list(e) for e in left_edges],
                    "right": [list(e) for e in right_edges],
                    "numbers": seed,
                },
            )


@claim("Section 2, paragraph 10, sentence 2", *rulesets(lambda g: g.TB == 0, "TB = 0"))
def section_2__trivial_bidding_unique(g: Any) -> Any:
    """At TB = 0 maximin is minimax."""
    return g.unique


@claim("Section 2, paragraph 10, sentence 2", settled())
def section_2__trivial_bidding_unique__one_pair() -> Iterator[Case]:
    """At TB = 0 there is a single pair of bids."""
    yield Case({"bids": [0]}, list(bidding_sets(0)) == [(0,)])


@claim(
    (
        "Section 2, paragraph 10, sentence 3",
        "Definition 1, sentence 2",
        "Definition 10, domain",
        "Observation 5, opening, domain",
    ),
    within("S = {1, 2}, heap 4, TB <= 4"),
)
def section_2__outcome_vector() -> Iterator[Case]:
    """The outcome of x is the vector of the marked values from TB down to 0, then the unmarked ones
    from 0 up to TB: 2 (TB + 1) entries.
    """
    for TB in range(5):
        gamma = heap_ruleset({1, 2}, TB, 4)
        vector = outcome_vector(gamma, 4)
        marked = [maximin(gamma, 4, p, LEFT) for p in range(TB, -1, -1)]
        unmarked = [maximin(gamma, 4, p, RIGHT) for p in range(TB + 1)]
        yield Case({"total_budget": TB}, list(vector) == marked + unmarked)


@claim(
    "Section 2, paragraph 10, sentence 5",
    *symmetric_rulesets(lambda g: g.unique, "maximin = minimax"),
)
def section_2__half_vector(g: Any) -> Any:
    """For symmetric games half of the vector suffices: where maximin is minimax, as wherever the
    text speaks of an outcome, the other half is its negative, by (1).
    """
    return implies(g.symmetric, g.equation_1)


@claim(("Section 2, paragraph 9, sentence 5", "Definition 1, last sentence"), *rulesets())
def section_2__maximin_below_minimax(g: Any) -> Any:
    """Maximin is at most minimax."""
    return g.bounded


# Definition 1: each term on its own, on a single move


@claim(
    (
        "Definition 1, display 1 (nuhat), Left wins strictly",
        "Definition 1, display 1 (nuhat), tie",
        "Definition 1, display 1 (nuhat), Right wins",
        "Definition 1, display 2 (nu), tie",
        "Definition 1, display 2 (nu), Right wins",
        "Definition 1, display 2 (nu), Left wins strictly",
        "Section 2, paragraph 9, sentence 2",
        "Section 2, paragraph 9, sentence 3",
        "Section 2, paragraph 9, sentence 4",
    ),
    printed(),
)
def definition_1__terms() -> Iterator[Cell]:
    """The six terms: who wins with which bids, what is paid, who has the marker then and whose
    weight is added. TB = 5, one move of weight 10 for Left and -100 for Right, to a position whose
    value tells budget and marker.
    """
    TB = 5
    cells = _told_apart(TB)
    for marker in (LEFT, RIGHT):
        for p in range(TB + 1):
            for ell in range(p + 1):
                for r in range(TB - p + 1):
                    if ell > r or (ell == r and marker is LEFT):
                        weight, budget = 10, p - ell
                    else:
                        weight, budget = -100, p + r
                    passes = ell == r
                    holder = marker if not passes else (RIGHT if marker is LEFT else LEFT)
                    expected = weight + _tell(budget, holder)
                    yield Cell(
                        f"{marker.value} has the marker, p = {p}, bids {ell} and {r}",
                        expected,
                        cells[marker, p, ell, r],
                    )


def _tell(budget: int, holder: Player) -> int:
    """A value that tells Left's budget and the marker's holder."""
    return 1000 * (budget + 1) + (1 if holder is LEFT else 2)


def _told_apart(TB: int) -> dict[tuple[Player, int, int, int], int]:
    gamma = two_positions(10, -100, TB, set(range(TB + 1)))
    known: Known = {
        "x2": Row(
            nu_hat=tuple(_tell(p, LEFT) for p in range(TB + 1)),
            nu=tuple(_tell(p, RIGHT) for p in range(TB + 1)),
        )
    }
    return {
        (marker, p, ell, r): int(
            cell(
                gamma,
                "x1",
                p,
                marker,
                Choice(ell, "x2"),
                Choice(r, "x2"),
                known,
            )
        )
        for marker in (LEFT, RIGHT)
        for p in range(TB + 1)
        for ell in range(p + 1)
        for r in range(TB - p + 1)
    }


@claim(
    (
        "Definition 1, sentence after the displays, Left's bids",
        "Definition 1, sentence after the displays, Right's bids",
    ),
    within("TB <= 3, every B, two positions"),
)
def definition_1__empty_maximum() -> Iterator[Case]:
    """The displays give a value at every position and partition of a valid ruleset: no maximum or
    minimum in them is over nothing.
    """
    for TB in range(4):
        for B in bidding_sets(TB):
            for left, right in ((1, -1), (None, 1), (1, None)):
                for p in range(TB + 1):
                    bids = (available_bids(B, p), available_bids(B, TB - p))
                    options = (left is not None, right is not None)
                    at: dict[str, Json] = {
                        "total_budget": TB,
                        "bids": list(B),
                        "budget": p,
                        "Left moves": options[0],
                        "Right moves": options[1],
                    }
                    yield Case(at, all(bids) and all(options))


@claim(
    (
        "Definition 1, sentence after the displays, Left's bids",
        "Definition 1, sentence after the displays, Right's bids",
    ),
    within("TB <= 5, every B with 0"),
)
def definition_1__empty_maximum__weakened() -> Iterator[Case]:
    """They do where 0 is in B and both players have a move."""
    for TB in range(6):
        for B in bidding_sets(TB):
            if 0 in B:
                for p in range(TB + 1):
                    bids = (available_bids(B, p), available_bids(B, TB - p))
                    yield Case({"total_budget": TB, "bids": list(B), "budget": p}, all(bids))


# Definition 2 and what follows from it


@claim("Definition 2, item (C)", settled())
def definition_2__C__range() -> Iterator[Case]:
    """(C) speaks of nu_(p+1) for all p up to TB: there is a value nu_(TB+1)."""
    gamma = two_positions(1, -1, 1, {0, 1})
    yield Case({"p": 1}, not refused(lambda: maximin(gamma, "x1", 2, RIGHT)))


@claim(
    ("Definition 2, item (A), first inequality", "Definition 2, item (A), second inequality"),
    settled(),
)
def definition_2__A__can_fail() -> Iterator[Case]:
    """(A) is not true of every ruleset."""
    yield Case("Example 2.2", not property_A(maximin_table(two_positions(None, 1, 1, {1}))["x1"]))


def _prefers(name: str, cite: str, says: str, words: str, *steps: Step) -> None:
    """Enter a sentence on what the players prefer, which (A), (B) or (C) says of the options."""
    LEDGER.claim(name, cite, says, argued("bidding", name, words, *steps), at=_prefers)(_nothing)


def _nothing() -> None:
    """Stands for what is proved in words, or cannot be looked at."""


def _adds(terms: Terms) -> None:
    """A weight added to both sides of an inequality keeps it."""
    more, less, w = (terms.integer(name) for name in ("more", "less", "w"))
    terms.follows(more >= less, more + w >= less + w)


def _two_steps(terms: Terms) -> None:
    """Two inequalities in a row, with a weight added."""
    strict, least, tie, w = (terms.integer(name) for name in ("strict", "least", "tie", "w"))
    terms.follows(strict <= least, least <= tie, strict + w <= tie + w)


_prefers(
    "section-2.prefer-smaller-winning-bid",
    "Section 2, paragraph after Definition 2, sentence 1, part (A)",
    "In U, of two winning bids on the same terms, each player weakly prefers the smaller.",
    "Left's strict win with l by the move y is worth nu_hat_(p-l)(y) + w_L(x, y), or nu_(p-l)(y) "
    "+ w_L(x, y) where Right has the marker, and p - l falls with l; Right's is worth "
    "nu_hat_(p+r)(z) + w_R(x, z), or nu_(p+r)(z) + w_R(x, z), and p + r rises with r. (A) compares "
    "the values at the option, and the weight is the same on both sides.",
    Step("(A) at the option, with the weight added to both sides", _adds),
)
_prefers(
    "section-2.right-prefers-tie",
    "Section 2, paragraph after Definition 2, sentence 1, part (B)",
    "In U, where Left wins with the marker, Right weakly prefers that it is by a tie.",
    "At Left's bid l and move y, a strict win leaves nu_hat_(p-l)(y) + w and a tie nu_(p-l)(y) "
    "+ w: (B) at y.",
    Step("(B) at the option, with the weight added to both sides", _adds),
)
_prefers(
    "section-2.left-prefers-tie",
    "Section 2, paragraph after Definition 2, sentence 1, part (C); proof of Theorem 3, sentence 6",
    "In U, against Right's bid r, Left weakly prefers a tie to a strict win with r + 1, and with "
    "all the more.",
    "A strict win with l > r leaves nu_hat_(p-l)(y) + w, at most nu_hat_(p-r-1)(y) + w by (A), and "
    "that is at most nu_(p-r)(y) + w by (C): the value of the tie.",
    Step("(A) at the option, with the weight added to both sides", _adds),
    Step("(A) and then (C) at the option", _two_steps),
)


# Theorem 3


@claim(
    (
        "Theorem 3, statement",
        "Theorem 3, statement (reading 'unique equilibrium bids')",
        "Section 2, paragraph 8, sentence 3",
        "Section 2, paragraph 12, sentence 3",
        "Section 1.2, paragraph 1, sentence 2",
        "Definition 2, opening",
    ),
    readings={
        "one value: maximin is minimax": using(
            lambda g: implies(g.in_U, g.unique), *rulesets(), *symmetric_rulesets()
        ),
        "one value, where the marker goes over with an unopposed winner's bid": using(
            lambda: _one_value_where_the_marker_moves(),
            within("every ruleset of two positions, weights and penalties -1 to 1, TB <= 2"),
        ),
        "one pair of bids": settled(),
    },
)
def theorem_3() -> Iterator[Case]:
    """A ruleset in U has a unique equilibrium at every position, budget and marker."""
    gamma = heap_ruleset({1}, 1, 1)
    yield Case(
        {"total_budget": 1, "bids": [0, 1], "heap": 1, "p": 1},
        len(equilibria(ruleset_bid_matrix(gamma, 1, 1, LEFT))) == 1,
        {"pairs": [[a.bid, b.bid] for a, b in equilibria(ruleset_bid_matrix(gamma, 1, 1, LEFT))]},
    )


def _one_value_where_the_marker_moves() -> Iterator[Case]:
    for gamma, at in _two_position_rulesets(2):
        if _in_U(gamma, MARKER_MOVES):
            same = maximin_table(gamma, reading=MARKER_MOVES) == minimax_table(
                gamma, reading=MARKER_MOVES
            )
            yield Case(at, same)


@claim(
    (
        "Theorem 3, statement",
        "Section 2, paragraph 8, sentence 3",
        "Section 2, paragraph 12, sentence 3",
        "Section 1.2, paragraph 1, sentence 2",
        "Section 2, paragraph 9, sentence 5",
        "Definition 1, last sentence",
    ),
    settled(),
)
def theorem_3__hypothesis_needed__strengthened() -> Iterator[Case]:
    """Outside U a ruleset need not have one value."""
    gamma = as_ruleset(path((-2, -1), {0, 1}, 2))
    yield Case(
        "path of weights -2 and then -1, bottom up, TB = 2, B = {0, 1}",
        maximin_table(gamma) != minimax_table(gamma),
    )


def path(weights: tuple[int, ...], B: Any, TB: int) -> Symmetric:
    """The symmetric path n -> ... -> 1 -> 0 with these weights, bottom up."""
    X = range(len(weights) + 1)
    M: dict[int, list[int]] = {x: [x - 1] if x else [] for x in X}
    return symmetric(X, M, {(x + 1, x): w for x, w in enumerate(weights)}, B, TB)


def _mirror(gamma: Ruleset) -> Ruleset:
    """Left and Right exchanged."""
    return ruleset(
        gamma.X,
        gamma.R,
        gamma.L,
        {edge: -w for edge, w in gamma.w_R.items()},
        {edge: -w for edge, w in gamma.w_L.items()},
        {x: -tau for x, tau in gamma.tau_L.items()},
        gamma.B,
        gamma.TB,
    )


def _in_U(gamma: Ruleset, reading: Reading = DEFAULT) -> bool:
    table = maximin_table(gamma, reading=reading).values()
    return all(property_A(row) and property_B(row) and property_C(row) for row in table)


@claim(
    "Theorem 3, proof, sentence 1",
    enumerated(
        "every ruleset of two positions, weights and penalties -1 to 1, every B, TB <= 2",
        "every ruleset of two positions, weights and penalties -1 to 1, every B, TB <= 4",
    ),
)
def theorem_3__proof__marker_symmetry(effort: Effort) -> Iterator[Case]:
    """Right with the marker is the mirror image: exchanging the players exchanges maximin with the
    negative of minimax, and a ruleset in U has its mirror image in U.
    """
    for gamma, at in _two_position_rulesets(2 if effort is Effort.DEFAULT else 4):
        other = _mirror(gamma)
        table, mirrored = maximin_table(gamma), minimax_table(other)
        same = all(
            table[x].nu_hat == tuple(-v for v in reversed(mirrored[x].nu))
            and table[x].nu == tuple(-v for v in reversed(mirrored[x].nu_hat))
            for x in gamma.X
        )
        yield Case(at, same and _in_U(gamma) == _in_U(other))


def _two_position_rulesets(largest: int) -> Iterator[tuple[Ruleset, dict[str, Json]]]:
    numbers = (-1, 0, 1)
    for TB in range(largest + 1):
        for B in bidding_sets(TB):
            for left, right in product((None, *numbers), repeat=2):
                for tau in product(numbers, repeat=2):
                    yield (
                        two_positions(left, right, TB, B, tau),
                        {
                            "total_budget": TB,
                            "bids": list(B),
                            "left": left,
                            "right": right,
                            "tau": list(tau),
                        },
                    )


@claim(
    ("Theorem 3, proof, sentence 3", "Theorem 3, proof, sentence 5"),
    readings={
        "every bidding set": settled(),
        "the next larger bid of B": argued(
            "bidding",
            "theorem-3.proof.right-deviates-by-one",
            "Right's strict win with r by the move z leaves nu_hat_(p+r)(z) + w, which does not "
            "fall with r by (A): the least bid of B above l is as good as any above l.",
            Step("(A) at the option, with the weight added to both sides", _adds),
        ),
    },
)
def theorem_3__proof__right_deviates_by_one() -> Iterator[Case]:
    """In U: where Right gains by bidding above l, he gains as much with l + 1."""
    gamma = as_ruleset(path((1,), {0, 2}, 2))
    yield Case("a move of weight 1, TB = 2, B = {0, 2}, in U", _in_U(gamma))
    matrix = ruleset_bid_matrix(gamma, 1, 0, LEFT)
    by_bid = {
        theirs.bid: int(row[0]) for theirs, row in zip(matrix.right, matrix.cells, strict=True)
    }
    best = min(by_bid.values())
    holds = best == by_bid[0] or by_bid.get(1) == best
    yield Case({"budget": 0, "l": 0}, holds, {"by Right's bid": [[*by_bid], [*by_bid.values()]]})


_prefers(
    "theorem-3.proof.tie-not-liked",
    "Theorem 3, proof, sentence 7",
    "In U, at a given Left bid, Left does not prefer that Right ties to winning strictly.",
    "(B) at the option: nu_(p-l)(y) + w <= nu_hat_(p-l)(y) + w.",
    Step("(B) at the option, with the weight added to both sides", _adds),
)
_prefers(
    "theorem-3.proof.smaller-tie",
    "Theorem 3, proof, sentence 8",
    "In U, Left weakly prefers a tie at l to a tie at more.",
    "A tie at l + 1 leaves nu_(p-l-1)(y) + w, at most nu_hat_(p-l-1)(y) + w by (B), at most "
    "nu_(p-l)(y) + w by (C); so on for more. Also (A) alone gives it.",
    Step("(B) and then (C) at the option", _two_steps),
)


@claim(
    ("Theorem 3, proof, sentence 9, part 1", "Theorem 3, proof, sentence 9, part 2"),
    enumerated(
        "unitary games, TB <= 6, heaps <= 14, by the reference",
        "unitary games, TB <= 10, heaps <= 24, by the reference",
    ),
)
def theorem_3__proof__scheme(effort: Effort) -> Iterator[Case]:
    """In U, raising bids one by one from Left's 0, each player answering while it gains them, ends
    at a tie l <= p or at Right's win with l + 1 <= q, and there the value is the maximin.
    """
    largest, heaps = (6, 14) if effort is Effort.DEFAULT else (10, 24)
    for TB in range(largest + 1):
        for x in range(1, heaps + 1):
            for p in range(TB + 1):
                matrix = bid_matrix({1}, TB, x, p)
                at: dict[str, Json] = {"total_budget": TB, "heap": x, "budget": p}
                yield Case(at, _scheme(matrix.cells, p, TB - p) == matrix.maximin)


def _scheme(cells: Any, p: int, q: int) -> Any:
    """Where the bids of the proof end: rows are Right's bids, columns Left's."""
    ell = 0
    while True:
        # Left ties at l; Right raises by one where that gains him something.
        if ell == q or cells[ell + 1][ell] >= cells[ell][ell]:
            return cells[ell][ell]
        # Right wins with l + 1; Left raises to a tie where that gains her something.
        if ell == p or cells[ell + 1][ell + 1] <= cells[ell + 1][ell]:
            return cells[ell + 1][ell]
        ell += 1


# Symmetric rulesets


@claim(
    ("Proposition 4, sentence 2", "Observation 5, terminal", "Corollary 6, terminal"),
    within("every symmetric ruleset of three positions, TB <= 3, every B"),
)
def proposition_4__terminal() -> Iterator[Case]:
    """Symmetric: at a terminal position both values are 0, at every budget."""
    for TB in range(4):
        for gamma in small_symmetric(3, (1,), TB):
            table = maximin_table(as_ruleset(gamma))
            zero = (0,) * (TB + 1)
            for t in gamma.M:
                if not gamma.M[t]:
                    at: dict[str, Json] = {
                        "total_budget": TB,
                        "bids": list(gamma.B),
                        **_moves(gamma),
                        "t": str(t),
                    }
                    yield Case(at, table[t] == (zero, zero))


@claim(
    (
        "Proposition 4, display",
        "Proposition 4, proof, last sentence",
        "Section 2, paragraph 13, sentence 2",
    ),
    readings={
        "nu by Definition 1": using(
            lambda effort: _display(effort, by_equation_1=False),
            enumerated("every symmetric ruleset of 3 positions, weights -2 to 2, TB <= 2, every B"),
        ),
        "nu by (1), as the proposition says": using(
            lambda effort: _display(effort, by_equation_1=True),
            enumerated("every symmetric ruleset of 3 positions, weights -2 to 2, TB <= 2, every B"),
        ),
    },
)
def proposition_4__recursion() -> None:
    """Symmetric: the display gives the marked values of Definition 1."""


def _display(effort: Effort, by_equation_1: bool) -> Iterator[Case]:
    del effort
    for TB in range(3):
        for gamma in small_symmetric(3, (-2, -1, 0, 1, 2), TB):
            table = maximin_table(as_ruleset(gamma))
            if by_equation_1:
                display = proposition_4_table(gamma)
            else:
                display = {x: _with_its_own_nu(gamma, x, table) for x in gamma.M}
            for x in gamma.M:
                at: dict[str, Json] = {
                    "total_budget": TB,
                    "bids": list(gamma.B),
                    **_moves(gamma),
                    "x": str(x),
                }
                values = {"display": [*map(int, display[x])], "nu_hat": [*map(int, table[x][0])]}
                yield Case(at, display[x] == table[x].nu_hat, values)


def _with_its_own_nu(gamma: Symmetric, x: Any, table: Any) -> tuple[Any, ...]:
    """Proposition 4's display at every budget, nu taken from the table; somebody can always bid."""
    TB, M, w = gamma.TB, gamma.M, gamma.w
    if not M[x]:
        return (0,) * (TB + 1)
    values = []
    for p in range(TB + 1):
        left, right = available_bids(gamma.B, p), available_bids(gamma.B, TB - p)
        minima = []
        for ell in left or (None,):
            for y in M[x] if left else (None,):
                terms = []
                for r in right or (None,):
                    for z in M[x] if right else (None,):
                        if ell is not None and (r is None or ell > r):
                            terms.append(table[y].nu_hat[p - ell] + w[x, y])
                        elif ell is not None and ell == r:
                            terms.append(table[y].nu[p - ell] + w[x, y])
                        elif r is not None:
                            terms.append(table[z].nu_hat[p + r] - w[x, z])
                minima.append(min(terms))
        values.append(max(minima))
    return tuple(values)


@claim(("Proposition 4, equation (1)", "Proposition 4, proof, line 1"), *symmetric_rulesets())
def proposition_4__equation_1(g: Any) -> Any:
    """Symmetric: nu_p(x) = -nu_hat_q(x), both from Definition 1."""
    return implies(g.symmetric, g.equation_1)


@claim(
    ("Proposition 4, equation (1)", "Proposition 4, proof, line 1"),
    *symmetric_rulesets(lambda g: g.nonnegative, "non-negative weights"),
)
def proposition_4__equation_1__non_negative__weakened(g: Any) -> Any:
    """The same with non-negative weights."""
    return implies(g.symmetric, g.equation_1)


@claim(
    ("Proposition 4, equation (1)", "Proposition 4, proof, line 1"),
    *symmetric_rulesets(lambda g: g.nonnegative & g.all_bids, "non-negative weights, all bids"),
)
def proposition_4__equation_1__all_bids__weakened(g: Any) -> Any:
    """The same with non-negative weights and all bids."""
    return implies(g.symmetric, g.equation_1)


@claim("Proposition 4, equation (1)", *symmetric_rulesets(lambda g: g.unique, "maximin = minimax"))
def proposition_4__equation_1__weakened(g: Any) -> Any:
    """(1) holds for symmetric rulesets where maximin is minimax; so for all in U, by Theorem 3."""
    return implies(g.symmetric, g.equation_1)


@claim("Proposition 4, equation (1)", *symmetric_rulesets())
def proposition_4__equation_1__minimax__corrected(g: Any) -> Any:
    """For all symmetric rulesets: the unmarked maximin at p is minus the marked minimax at q."""
    return implies(g.symmetric, g.equation_1_with_minimax)


def _proof_lines(TB: int, p: int, w: int, f: tuple[int, ...]) -> list[int]:
    """The four lines of Proposition 4's display of proof, one move of weight w to a position.

    There nu_hat is f, and nu is minus it at the other budget, as (1) has it.
    """
    q = TB - p
    nu = [-f[TB - b] for b in range(TB + 1)]
    first = max(
        min(
            nu[p - ell] + w if ell > r else f[p + r] - w if ell == r else nu[p + r] - w
            for r in range(q + 1)
        )
        for ell in range(p + 1)
    )
    second = -max(
        min(
            f[q - ell] + w if ell > r else nu[q - ell] + w if ell == r else f[q + r] - w
            for r in range(p + 1)
        )
        for ell in range(q + 1)
    )
    third = -max(
        min(
            -nu[p + ell] + w if ell > r else -f[p + ell] + w if ell == r else -nu[p - r] - w
            for r in range(p + 1)
        )
        for ell in range(q + 1)
    )
    # The last line keeps the ranges l <= q, r <= p: a term without a value is left out.
    fourth = max(
        min(terms)
        for ell in range(q + 1)
        if (
            terms := [
                nu[p + r] + w if r > ell else f[p + r] + w if r == ell else nu[p - ell] - w
                for r in range(p + 1)
                if (p + r <= TB if r >= ell else p >= ell)
            ]
        )
    )
    return [first, second, third, fourth]


def _enter_proof_lines() -> None:
    """Each equality of the display on all small rows f; the first line is Definition 1's nu."""
    for number, words in ((1, "first and second"), (2, "second and third"), (3, "third and last")):

        @old_claim(
            f"proposition-4.proof.line-{number + 1}",
            "Proposition 4, proof, display",
            f"The {words} line of the display agree, one move of weight w to a position at which "
            "(1) holds.",
            within("TB <= 2, w and the values -1 to 1"),
            at=_enter_proof_lines,
        )
        def _(number: int = number) -> Iterator[Case]:
            for TB in range(3):
                for w in (-1, 0, 1):
                    for f in product((-1, 0, 1), repeat=TB + 1):
                        for p in range(TB + 1):
                            lines = _proof_lines(TB, p, w, f)
                            at: dict[str, Json] = {
                                "total_budget": TB,
                                "p": p,
                                "w": w,
                                "nu_hat": list(f),
                            }
                            yield Case(
                                at, lines[number - 1] == lines[number], {"lines": list(lines)}
                            )


_enter_proof_lines()


@claim(
    ("Observation 5, display", "Section 2, paragraph 14 (before Observation 5)"),
    readings={
        "to the letter, the value at x on both sides": enumerated(
            "symmetric paths of two positions, weights 0 to 2, TB <= 2, all bids"
        ),
        "y for x in the tie term": using(
            lambda effort: _observation_5(),
            enumerated("every symmetric ruleset of 3 positions, weights -2 to 2, TB <= 2, every B"),
        ),
    },
)
def observation_5__as_printed(effort: Effort) -> Iterator[Case]:
    """The display gives the marked values of Definition 1; its tie term is printed with x
    itself.
    """
    del effort
    for TB in range(3):
        for w in (0, 1, 2):
            gamma = path((w,), range(TB + 1), TB)
            nu_hat = {x: row.nu_hat for x, row in maximin_table(as_ruleset(gamma)).items()}
            for p in range(TB + 1):
                value = observation_5_as_printed(gamma, 1, p, nu_hat)
                yield Case(
                    {"total_budget": TB, "w": w, "p": p},
                    value == nu_hat[1][p],
                    {"printed": int(value), "nu_hat": int(nu_hat[1][p])},
                )


def _observation_5() -> Iterator[Case]:
    for TB in range(3):
        for gamma in small_symmetric(3, (-2, -1, 0, 1, 2), TB):
            table = maximin_table(as_ruleset(gamma))
            display = observation_5_table(gamma)
            for x in gamma.M:
                at: dict[str, Json] = {
                    "total_budget": TB,
                    "bids": list(gamma.B),
                    **_moves(gamma),
                    "x": str(x),
                }
                yield Case(at, display[x] == table[x].nu_hat)


@claim(
    "Observation 5, display",
    enumerated(
        "every symmetric ruleset of 3 positions, weights -2 to 2, TB <= 2, every B",
        "every symmetric ruleset of 3 positions, weights -2 to 2, TB <= 3, every B",
    ),
)
def observation_5__weakened(effort: Effort) -> Iterator[Case]:
    """It does for symmetric rulesets where maximin is minimax."""
    for TB in range(3 if effort is Effort.DEFAULT else 4):
        for gamma in small_symmetric(3, (-2, -1, 0, 1, 2), TB):
            both = as_ruleset(gamma)
            table = maximin_table(both)
            if table == minimax_table(both):
                display = observation_5_table(gamma)
                for x in gamma.M:
                    at: dict[str, Json] = {
                        "total_budget": TB,
                        "bids": list(gamma.B),
                        **_moves(gamma),
                        "x": str(x),
                    }
                    yield Case(at, display[x] == table[x].nu_hat)


_IN_U = tuple(
    f"every symmetric ruleset in U of 3 positions, weights -2 to 2, TB <= {largest}, every B"
    for largest in (2, 3)
)


@claim(
    (
        "Corollary 6, display (2)",
        "Section 2, paragraph 15 (before Corollary 6), sentence 1",
        "Corollary 6, proof, part 1",
        "Section 5, sentence 6",
        "Section 2, paragraph 15, sentence 2",
        "Section 2, paragraph 15, sentence 3",
        "Section 2, paragraph 16, sentence 1, part 1",
        "Proposition 23, proof, paragraph 2, sentence 1",
        "Footnote 5, sentence 1",
    ),
    readings={
        name: using(
            lambda effort, reading=reading: _formula_2(effort, reading, zero_is_a_bid=False),
            enumerated(*_IN_U),
        )
        for name, reading in UNOPPOSED.items()
    },
)
def corollary_6__value() -> None:
    """Symmetric and in U: formula (2) gives the marked values, where bids that it has no term for
    are left out.
    """


def _formula_2(effort: Effort, reading: Reading, zero_is_a_bid: bool) -> Iterator[Case]:
    for gamma, at in symmetric_in_U(2 if effort is Effort.DEFAULT else 3, reading):
        if zero_is_a_bid and 0 not in gamma.B:
            continue
        table = maximin_table(as_ruleset(gamma), reading=reading)
        nu_hat = {x: row.nu_hat for x, row in table.items()}
        for x in gamma.M:
            for p in range(gamma.TB + 1):
                value = corollary_6(gamma, x, p, nu_hat)
                shown = None if value is None else int(value)
                yield Case(
                    {**at, "x": str(x), "p": p},
                    value == nu_hat[x][p],
                    {"(2)": shown, "nu_hat": int(nu_hat[x][p])},
                )


def symmetric_in_U(
    largest: int, reading: Reading = DEFAULT
) -> Iterator[tuple[Symmetric, dict[str, Json]]]:
    """Every symmetric ruleset in U of 3 positions and weights -2 to 2, and how a case names it."""
    for TB in range(largest + 1):
        for gamma in small_symmetric(3, (-2, -1, 0, 1, 2), TB):
            if _in_U(as_ruleset(gamma), reading):
                yield gamma, {"total_budget": TB, "bids": list(gamma.B), **_moves(gamma)}


@claim("Corollary 6, display (2)", enumerated(*(f"{extent} with 0" for extent in _IN_U)))
def corollary_6__value__zero_bid__weakened(effort: Effort) -> Iterator[Case]:
    """It does where 0 is in B."""
    return _formula_2(effort, DEFAULT, zero_is_a_bid=True)


@claim("Corollary 6, display (2)", within("TB <= 3"))
def corollary_6__empty_minimum() -> Iterator[Case]:
    """For every l <= p formula (2) has a term: some r <= q is l or more."""
    for TB in range(4):
        for p in range(TB + 1):
            for ell in range(p + 1):
                terms = [r for r in range(TB - p + 1) if r >= ell]
                yield Case({"total_budget": TB, "p": p, "l": ell}, bool(terms))


# Conjecture 7 and the sentences around it


def _enter_conjecture_7() -> None:
    signs = {
        "Left's weights at least 0, Right's at most 0, Right's added": lambda g: g.nonnegative,
        "Left's weights at least 0, Right's at most 0, Right's subtracted": lambda g: (
            g.right_nonnegative
        ),
    }

    def plans(hypothesis: Any, where: Any, also: str) -> Any:
        return using(lambda g: implies(hypothesis(g), g.in_U), *rulesets(where, also))

    for suffix, where, also, words in (
        ("", lambda g: g.zero_is_a_bid, "0 in B", "0 is in B"),
        (".all-bids.weakened", lambda g: g.all_bids, "all bids", "all bids are allowed"),
    ):
        old_claim(
            f"conjecture-7{suffix}",
            "Conjecture 7",
            f"With weights of these signs, and where {words}, a ruleset is in U.",
            readings={name: plans(sign, where, also) for name, sign in signs.items()},
            at=_enter_conjecture_7,
        )(_nothing)

    @claim(
        "Conjecture 7",
        *symmetric_rulesets(lambda g: g.nonnegative & g.all_bids, "non-negative, all bids"),
    )
    def conjecture_7__no_penalty(g: Any) -> Any:
        """Symmetric, non-negative weights, all bids: in U."""
        return implies(g.symmetric, g.in_U)

    for letter, holds in (("A", lambda g: g.A), ("C", lambda g: g.C)):
        old_claim(
            f"conjecture-7.{letter}.weakened",
            "Conjecture 7",
            f"All bids allowed: ({letter}) holds, whatever the weights.",
            *rulesets(lambda g: g.all_bids, "all bids"),
            *symmetric_rulesets(lambda g: g.all_bids, "all bids"),
            at=_enter_conjecture_7,
        )(holds)
        old_claim(
            f"section-2.no-violation-{letter}",
            "Section 2, paragraph after Conjecture 7, last sentence",
            f"No ruleset with 0 in B violates ({letter}).",
            *rulesets(lambda g: g.zero_is_a_bid, "0 in B"),
            *symmetric_rulesets(lambda g: g.zero_is_a_bid, "0 in B"),
            at=_enter_conjecture_7,
        )(holds)


_enter_conjecture_7()


@claim("Section 2, paragraph 17 (after Conjecture 7), sentence 1", settled())
def section_2__zugzwang_left() -> Iterator[Case]:
    """A negative Left weight, no positive Right weight and 0 in B: some such ruleset is outside
    U.
    """
    gamma = two_positions(-1, None, 1, {0, 1})
    yield Case("Left's one move has weight -1", not _in_U(gamma))


@claim("Section 2, paragraph 17 (after Conjecture 7), sentence 1", settled())
def section_2__zugzwang_right() -> Iterator[Case]:
    """A positive Right weight, no negative Left weight and 0 in B: some such ruleset is outside
    U.
    """
    gamma = two_positions(None, 1, 1, {0, 1})
    yield Case("Right's one move has weight 1", not _in_U(gamma))


# Examples 2.1 and 2.2

EXAMPLE_READINGS = {
    "Right's weight added": RightWeight.ADDED,
    "Right's weight subtracted": RightWeight.SUBTRACTED,
}


def example(TB: int, B: Any) -> Ruleset:
    """The ruleset of Examples 2.1 and 2.2; the penalty at x1, which is not printed, is 0."""
    return two_positions(None, 1, TB, B)


def _budgets_with_zero() -> Iterator[tuple[int, tuple[int, ...]]]:
    for TB in range(1, 5):
        for B in bidding_sets(TB):
            if 0 in B:
                yield TB, B


@claim(
    ("Example 2.1, sentence 1, positions and moves", "Example 2.1, sentence 2, part 1"), printed()
)
def example_2__1__ruleset() -> Iterator[Cell]:
    """The printed move sets are consistent: Right's moves of x1 are given once."""
    data = example_data()["ruleset"]
    yield Cell("sets printed for Right's moves of x1", [["x2"], []], [data["right_moves"]["x1"]])


def example_data() -> Any:
    """What is printed of Examples 2.1 and 2.2."""
    import json

    from proofs_check.core.tables import printed_file

    with printed_file("bidding", "examples-2.json").open(encoding="utf-8") as lines:
        return json.load(lines)


@claim(
    ("Example 2.1, sentence 3, part 1", "Example 2.1, sentence 3, part 2"),
    readings={
        name: using(lambda sign=sign: _right_must_move(sign), within("TB 1 to 4, every B with 0"))
        for name, sign in EXAMPLE_READINGS.items()
    },
)
def example_2__1__right_must_move() -> None:
    """0 in B, Right has the marker and no budget: if Left bids 0, Right moves to x2 and the score
    is 1, which is what Left gets at best.
    """


def _right_must_move(sign: RightWeight) -> Iterator[Case]:
    reading = Reading(right_weight=sign)
    for TB, B in _budgets_with_zero():
        value = maximin(example(TB, B), "x1", TB, RIGHT, reading)
        yield Case({"total_budget": TB, "bids": list(B)}, value == 1, {"nu_TB": int(value)})


@claim("Example 2.1, sentence 4, part 1", within("TB 1 to 4, every B with 0"))
def example_2__1__right_without_marker() -> Iterator[Case]:
    """0 in B and Left has the marker: the value is 0 at every partition."""
    for TB, B in _budgets_with_zero():
        for p in range(TB + 1):
            value = maximin(example(TB, B), "x1", p, LEFT)
            yield Case({"total_budget": TB, "bids": list(B), "p": p}, value == 0)


@claim(
    (
        "Example 2.1, sentence 5, value of nuhat_1",
        "Example 2.1, sentence 5, value of nu_1",
        "Example 2.1, sentence 2, part 2",
    ),
    printed(),
)
def example_2__1__values() -> Iterator[Cell]:
    """nu_hat_1(x1) = 0 and nu_1(x1) = 1."""
    for row in example_data()["example-2.1"]["values"]:
        if "left_budget" in row:
            for TB, B in ((1, (0,)), (1, (0, 1))):
                value = maximin(example(TB, B), "x1", row["left_budget"], Player(row["marker"]))
                yield Cell(f"{row['marker']} has the marker, B = {B}", row["printed"], int(value))


@claim(
    ("Example 2.1, sentence 5, conclusion", "Definition 2, item (B)"),
    within("TB 1 to 4, every B with 0"),
)
def example_2__1__not_B() -> Iterator[Case]:
    """(B) does not hold for it."""
    for TB, B in _budgets_with_zero():
        row = maximin_table(example(TB, B))["x1"]
        yield Case({"total_budget": TB, "bids": list(B)}, not property_B(row))


@claim(
    "Example 2.1, sentence 5, value of nu_1",
    readings={
        "the winner of the bid has no move (Section 2)": using(
            lambda: _ending(Ending.BID_WINNER), settled()
        ),
        "the marker's holder has no move (Definition 1)": using(
            lambda: _ending(Ending.MARKER_HOLDER), settled()
        ),
        "either player has no move": using(lambda: _ending(Ending.EITHER_PLAYER), settled()),
    },
)
def example_2__1__terminal_values() -> None:
    """The example's values come out where the game ends as soon as a player has no move."""


def _ending(ending: Ending) -> Iterator[Case]:
    row = maximin_table(example(1, {0, 1}), reading=Reading(ending=ending))["x1"]
    yield Case(
        "TB = 1, B = {0, 1}, p = 1",
        (row.nu_hat[1], row.nu[1]) == (0, 1),
        {"nu_hat_1": int(row.nu_hat[1]), "nu_1": int(row.nu[1])},
    )


@claim("Example 2.2, sentence 2, part 1", settled())
def example_2__2__no_budget_wanted() -> Iterator[Case]:
    """0 not in B: a player is worse off with the whole budget than with none, in the same position
    and with the same marker (TB = 1, B = {1}).
    """
    for at, row in _example_2_2():
        for name, values in (("Left's marker", row.nu_hat), ("Right's marker", row.nu)):
            # Left prefers more; Right, whose budget is 1 - p, prefers less.
            yield Case({**at, "marker": name, "player": "Left"}, values[0] > values[1])
            yield Case({**at, "marker": name, "player": "Right"}, -values[1] > -values[0])


def _example_2_2() -> Iterator[tuple[dict[str, Json], Row]]:
    """Its values at x1, whether the marker of an unopposed winner stays or not."""
    for name, reading in UNOPPOSED.items():
        yield {"where": name}, maximin_table(example(1, {1}), reading=reading)["x1"]


@claim(("Example 2.2, sentence 2, part 2", "Example 2.2, sentence 1"), settled())
def example_2__2__not_A() -> Iterator[Case]:
    """0 not in B: (A) may fail (TB = 1, B = {1})."""
    for at, row in _example_2_2():
        yield Case(at, not property_A(row))


@claim(
    "Example 2.2, sentence 3, part 1",
    readings={
        "the winner of the bid has no move (Section 2)": using(
            lambda: _exchange(Ending.BID_WINNER), settled()
        ),
        "the marker's holder has no move (Definition 1)": using(
            lambda: _exchange(Ending.MARKER_HOLDER), settled()
        ),
    },
)
def example_2__2__marker_worth_more() -> None:
    """TB = 1, 0 not in B: with the marker and no dollar Left is worse off after exchanging the
    marker for the dollar.
    """


def _exchange(ending: Ending) -> Iterator[Case]:
    for name, unopposed in UNOPPOSED.items():
        reading = unopposed._replace(ending=ending)
        row = maximin_table(example(1, {1}), reading=reading)["x1"]
        values = {"nu_hat_0": int(row.nu_hat[0]), "nu_1": int(row.nu[1])}
        yield Case(name, row.nu[1] < row.nu_hat[0], values)


@claim(("Example 2.2, sentence 3, part 2 (last sentence)", "Definition 2, item (C)"), settled())
def example_2__2__not_C() -> Iterator[Case]:
    """0 not in B: (C) may fail (TB = 1, B = {1})."""
    for at, row in _example_2_2():
        yield Case(at, not property_C(row))
