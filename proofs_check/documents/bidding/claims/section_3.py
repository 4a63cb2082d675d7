"""Section 3 up to Theorem 13: Definitions 8 and 10, Lemma 9, formula (3), uniqueness."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise, product
from typing import Any

import reference.bidding as ref
from proofs_check.core.claim import Plan, part, using
from proofs_check.core.ranges import Found, Range
from proofs_check.documents.bidding.claims import claim
from proofs_check.documents.bidding.plays import PLAYS, SCORES
from proofs_check.documents.bidding.ranges import HEAP_GAMES, UNITARY, subsets
from proofs_check.documents.bidding.rulesets import bidding_sets
from proofs_check.documents.bidding.saddles import HEAPS_FROM_1, HeapPosition
from proofs_check.documents.bidding.small_rulesets import refused
from proofs_check.documents.bidding.unitary import Growing, unitary_table
from proofs_check.methods.chained import chained
from proofs_check.methods.printed import Cell, printed, printed_rows
from reference.bidding.rulesets import Bids, Number

LEFT, RIGHT = ref.Player.LEFT, ref.Player.RIGHT


def other(holder: ref.Player) -> ref.Player:
    """Who has the marker once it has changed hands."""
    return RIGHT if holder is LEFT else LEFT


# Definition 8: what it admits, and what is refused for it


NEAR_0 = Range("integers from {n}", "n", lambda n: ((k,) for k in n), {"n": (*range(-3, 10),)})


@claim(
    Range("every set of integers from -1 to 3", "S", lambda: ((S,) for S in subsets(range(-1, 4))))
)
def definition_8__subtraction_set(S: tuple[int, ...]) -> bool:
    """S is a set of positive integers, not empty where the game is to end below min S."""
    return refused(ref.subtraction_set, S) != (len(S) > 0 and all(s > 0 for s in S))


@claim(NEAR_0)
def definition_8__total_budget(TB: int) -> bool:
    """TB is an integer of at least 0."""
    return refused(ref.total_budget, TB) != (TB >= 0)


@claim(
    Range(
        "TB <= {TB}, every set of integers from -1 to TB + 1 with 0, so that somebody can bid",
        "TB B",
        lambda largest: (
            (TB, B) for TB in range(largest + 1) for B in subsets(range(-1, TB + 2)) if 0 in B
        ),
        {"TB": 3},
    )
)
def definition_8__bidding_set(TB: int, B: tuple[int, ...]) -> bool:
    """B lies within {0, ..., TB}."""
    return refused(ref.bidding_set, B, TB) != all(0 <= b <= TB for b in B)


@claim(NEAR_0)
def definition_8__heap(x: int) -> bool:
    """The heap is an integer of at least 0."""
    return refused(ref.heap_size, x) != (x >= 0)


@claim(
    Range(
        "TB <= {TB}, integers p from -2 to TB + 2",
        "TB p",
        lambda largest: ((TB, p) for TB in range(largest + 1) for p in range(-2, TB + 3)),
        {"TB": 3},
    )
)
def definition_8__partition(TB: int, p: int) -> bool:
    """Left's part of TB is an integer p from 0 to TB, and q = TB - p."""
    return refused(ref.left_budget, p, TB) != (p >= 0 and TB - p >= 0)


BUDGETS = Range("TB <= {TB}", "TB", lambda largest: ((TB,) for TB in range(largest + 1)), {"TB": 8})


@claim(BUDGETS)
def definition_8__bidding_set__inclusion(TB: int) -> bool:
    """The set of all bids is a bidding set: unitary games have it, so that the inclusion is not
    meant strictly."""
    return not refused(ref.bidding_set, ref.all_bids(TB), TB)


@claim(BUDGETS)
def definition_8__bidding_set__strict__strengthened(TB: int) -> bool:
    """It is so where the inclusion is strict, too."""
    return not refused(ref.proper_bidding_set, ref.all_bids(TB), TB)


# Definition 8: turns


@claim(
    Range(
        "bids l <= {l} and r <= {r}, either marker",
        "l r marker",
        lambda largest, other_largest: product(
            range(largest + 1), range(other_largest + 1), (LEFT, RIGHT)
        ),
        {"l": 5, "r": 5},
    )
)
def definition_8__take_turns(ell: int, r: int, marker: ref.Player) -> bool:
    """The players take turns: each turn is one player's, as of the two sides of a bid just one
    wins. That one can have several in a row Section 3.5 counts."""
    # Seen from Right's side the bids and the marker are exchanged.
    return ref.left_wins(ell, r, marker) != ref.left_wins(r, ell, other(marker))


@claim(PLAYS)
def definition_8__take_turns__alternating__strengthened(
    TB: int, x: int, won: tuple[int, ...], score: int
) -> bool:
    """The players take turns as in alternating play: no one moves twice in a row."""
    return all(a != b for a, b in pairwise(won))


# Definition 8: the moves


def _tell(y: int, p: int, holder: ref.Player) -> int:
    return 100_000 * (y + 1) + 1000 * (p + 1) + (100 if holder is LEFT else 200)


def _moves(top: int, budgets: int, heaps: int) -> Iterator[tuple[Any, ...]]:
    """Every entry of the bid matrices, where smaller heaps tell themselves apart.

    A heap's value tells the heap, Left's budget and who has the marker, so that an entry tells
    what the bids and the removals lead to, and what was added to the score.
    """
    for S in filter(None, subsets(range(1, top + 1))):
        for TB, marker in product(range(budgets + 1), (LEFT, RIGHT)):

            def known(y: int, TB: int = TB) -> ref.HeapRow:
                hat, no = (
                    tuple(_tell(y, p, holder) for p in range(TB + 1)) for holder in (LEFT, RIGHT)
                )
                return ref.HeapRow(nu_hat=hat, nu=no)

            for x, p in product(range(min(S), heaps + 1), range(TB + 1)):
                matrix = ref.heap_bid_matrix(ref.game(S, TB), x, p, marker, known)
                takes = product(enumerate(matrix.right), enumerate(matrix.left))
                for (j, (r, s_right)), (i, (ell, s_left)) in takes:
                    told = int(matrix.cells[j][i])
                    yield S, TB, x, p, marker, (ell, r), (s_left, s_right), told


MOVES = Range(
    "S within 1 to {max S}, TB <= {TB}, heaps x <= {x}, all bids and removals of both",
    "S TB x p marker bids removals told",
    _moves,
    {"max S": 3, "TB": 3, "x": 4},
)
LEFT_HAS_IT = MOVES.where("Left has the marker", lambda S, TB, x, p, marker, *_: marker is LEFT)


def _higher(sign: int) -> Callable[..., bool]:
    """Whether Left's bid is higher (1), as high (0) or lower (-1)."""
    return lambda S, TB, x, p, marker, bids, *_: (bids[0] > bids[1]) - (bids[0] < bids[1]) == sign


Pair = tuple[int, int]


@claim(LEFT_HAS_IT.where("l > r", _higher(1)))
def definition_8__left_wins(
    S: Bids, TB: int, x: int, p: int, marker: ref.Player, bids: Pair, removed: Pair, told: int
) -> bool:
    """Left has the marker and wins with l > r: x - s, p - l, the marker stays, s is added."""
    return told == _tell(x - removed[0], p - bids[0], marker) + removed[0]


@claim(LEFT_HAS_IT.where("l = r", _higher(0)))
def definition_8__left_ties(
    S: Bids, TB: int, x: int, p: int, marker: ref.Player, bids: Pair, removed: Pair, told: int
) -> bool:
    """Left has the marker and ties: x - s, p - l, the marker goes to Right, s is added."""
    return told == _tell(x - removed[0], p - bids[0], RIGHT) + removed[0]


@claim(LEFT_HAS_IT.where("l < r", _higher(-1)))
def definition_8__right_wins(
    S: Bids, TB: int, x: int, p: int, marker: ref.Player, bids: Pair, removed: Pair, told: int
) -> bool:
    """Left has the marker and Right wins with r > l: x - s, p + r, the marker stays with Left, s is
    subtracted."""
    return told == _tell(x - removed[1], p + bids[1], marker) - removed[1]


@claim(MOVES.where("Right has the marker", lambda S, TB, x, p, marker, *_: marker is RIGHT))
def definition_8__right_has_the_marker(
    S: Bids, TB: int, x: int, p: int, marker: ref.Player, bids: Pair, removed: Pair, told: int
) -> bool:
    """Right has the marker: the mirror image; in a tie he moves, pays and hands it over."""
    ell, r = bids
    if ell > r:
        return told == _tell(x - removed[0], p - ell, RIGHT) + removed[0]
    return told == _tell(x - removed[1], p + r, LEFT if ell == r else RIGHT) - removed[1]


@claim(
    Range(
        "S within 1 to {max S}, heaps x <= {x}",
        "S x",
        lambda top, heaps: product(filter(None, subsets(range(1, top + 1))), range(heaps + 1)),
        {"max S": 5, "x": 12},
    )
)
def definition_8__end(S: Bids, x: int) -> bool:
    """The game ends below min S, which is where M(x) = {x - s >= 0} is empty."""
    left = [x - s for s in ref.removals(S, x)]
    return left == [y for y in range(x, -1, -1) if x - y in S] and (not left) == (x < min(S))


@lru_cache(maxsize=2)
def _by_both_definitions(S: Bids, TB: int, B: Bids, heaps: int) -> tuple[Any, list[ref.HeapRow]]:
    return ref.maximin_table(ref.heap_ruleset(S, TB, heaps, B)), list(ref.rows(S, TB, B, heaps))


def _in_every_reading(S: Bids, TB: int, B: Bids, x: int) -> bool:
    for sign, action, unopposed in product(ref.RightWeight, ref.Action, ref.Unopposed):
        reading = ref.Reading(right_weight=sign, action=action, unopposed=unopposed)
        gamma = ref.heap_ruleset(S, TB, x, B, sign)
        for of_ruleset, of_heaps in (
            (ref.maximin_table, ref.rows),
            (ref.minimax_table, ref.minimax_rows),
        ):
            by_8 = enumerate(of_heaps(S, TB, B, x, reading))
            if {y: tuple(row) for y, row in by_8} != of_ruleset(gamma, reading=reading):
                return False
    return True


EITHER = (
    "heaps to {x}, either sign of w_R, moves with or after the bids, the marker staying or going "
    "over"
)
OTHER_SETS = Range(
    "S = {{1, 2, 3, 4}}, {{2, 5, 6}} and {{1, 7}}, TB <= {TB}, every B, " + EITHER,
    "S TB B x",
    lambda largest, heaps: (
        (S, TB, B, heaps)
        for S in ((1, 2, 3, 4), (2, 5, 6), (1, 7))
        for TB in range(largest + 1)
        for B in bidding_sets(TB)
    ),
    {"TB": 2, "x": 10},
)
TWO_VALUES = Range(
    "S = {{1}}, TB = 8, B = {{2, 3}}, where maximin is not minimax, " + EITHER,
    "S TB B x",
    lambda heaps: iter([((1,), 8, (2, 3), heaps)]),
    {"x": 6},
)


@claim(
    *part(
        "maximin, as Definition 1 is read by default",
        HEAP_GAMES.to({"max S": 3, "TB": 3, "x": 7}, {"max S": 4, "TB": 4, "x": 9}),
    ),
    *part(
        "maximin and minimax, however it is read", *using(_in_every_reading, OTHER_SETS, TWO_VALUES)
    ),
)
def definition_8__ruleset(S: Bids, TB: int, B: Bids, x: int) -> bool:
    """Bidding cumulative subtraction is the symmetric ruleset of heaps with M(x) = {x - s >= 0}:
    Definition 8's values are those of Definition 1 for it, minimax values too, however either is
    read."""
    table, by_8 = _by_both_definitions(S, TB, B, 9)
    return bool(table[x] == tuple(by_8[x]))


# Definition 8: what is written of a configuration


def _told_alike(top: int, largest: int, heaps: int) -> Iterator[tuple[Any, ...]]:
    """Two total budgets of which both admit B and p, so that all that is written is the same."""
    for larger, S in product(range(1, largest + 1), filter(None, subsets(range(1, top + 1)))):
        for TB, x in product(range(larger), range(heaps + 1)):
            for B in bidding_sets(TB):
                if not refused(ref.bidding_set, B, larger):
                    for p, m in product(range(TB + 1), (1, 0)):
                        yield S, B, x, p, m, TB, larger


@claim(
    Range(
        "S within 1 to {max S}, TB and a larger total budget up to {larger}, every B of both, "
        "heaps x <= {x}",
        "S B x p m TB larger",
        _told_alike,
        {"max S": 2, "larger": 3, "x": 3},
    )
)
def definition_8__configuration__strengthened(
    S: Bids, B: Bids, x: int, p: int, m: int, TB: int, larger: int
) -> Found:
    """(S, B; x, p, m, c) is complete even without the total budget, a game constant as S and B are,
    which are in it: it tells how the game ends, whatever the total budget."""
    marker = LEFT if m == 1 else RIGHT
    scores = [ref.value(S, each, x, p, marker, B) for each in (TB, larger)]
    return scores[0] == scores[1], {"scores": scores}


@claim(BUDGETS)
def definition_8__configuration__weakened(TB: int) -> bool:
    """Where all bids are allowed it is complete: the largest bid is the total budget."""
    return max(ref.all_bids(TB)) == TB


CONFIGURATIONS = printed_rows("bidding", "configurations")


@claim(printed)
def definition_8__configuration__separators() -> Iterator[Cell]:
    """A configuration is written in one form: where Section 3.1 writes that of a unitary game it is
    the form of Definition 8 with {1} for S and {0, ..., TB} for B."""
    form, unitary = (row["printed"] for row in CONFIGURATIONS)
    put_in = form.replace("S", "{1}").replace("B", "{0, ..., TB}")
    yield Cell(CONFIGURATIONS[1]["place"], unitary, put_in)


ONE_REMOVAL = HEAP_GAMES.to({"max S": 1, "TB": 3, "x": 4})


@claim(ONE_REMOVAL)
def section_3_1__unitary(S: Bids, TB: int, B: Bids, x: int) -> bool:
    """The two definitions of unitary agree: S = {1}, and S = {1} with all bids. They give the same
    games."""
    alone, full = (list(ref.rows(S, TB, bids, x))[x].nu_hat for bids in (B, ref.all_bids(TB)))
    return alone == full


@claim(ONE_REMOVAL)
def section_3_1__unitary__one_bid__strengthened(S: Bids, TB: int, B: Bids, x: int) -> Found:
    """With S = {1} and any B the game is in U."""
    row = ref.Row(*list(ref.rows(S, TB, B, x))[x])
    values = {name: list(values) for name, values in row._asdict().items()}
    return ref.property_A(row) and ref.property_B(row) and ref.property_C(row), values


def _of_plays(view: str) -> Plan:
    return chained("bidding", "by_wins", view, module="theory_plays")


@claim(_of_plays("ODD_HEAP"), SCORES.where("x odd", lambda TB, x, *_: x % 2 == 1))
def lemma_9__if(TB: int, x: int, a: int, b: int, score: int) -> bool:
    """Unitary: from an odd heap every play has an odd score."""
    return score % 2 == 1


@claim(
    _of_plays("ODD_SCORE"), SCORES.where("an odd score", lambda TB, x, a, b, score: score % 2 == 1)
)
def lemma_9__only_if(TB: int, x: int, a: int, b: int, score: int) -> bool:
    """Unitary: a play with an odd score starts from an odd heap."""
    return x % 2 == 1


@claim(_of_plays("ODD_HEAP"), SCORES.where("x odd", lambda TB, x, *_: x % 2 == 1))
def lemma_9__proof__odd(TB: int, x: int, a: int, b: int, score: int) -> bool:
    """From an odd heap one player's number of wins is even and the other's odd."""
    return a % 2 != b % 2


@claim(_of_plays("EVEN_HEAP"), SCORES.where("x even", lambda TB, x, *_: x % 2 == 0))
def lemma_9__proof__even(TB: int, x: int, a: int, b: int, score: int) -> bool:
    """From an even heap both are even or both odd."""
    return a % 2 == b % 2


def _by_wins(TB: Any, x: Any, a: Any, b: Any, score: Any) -> Any:
    return (a + b == x) & (score == a - b)


@claim(*using(_by_wins, _of_plays("EVERY")), SCORES)
def abstract__one_point_a_turn(TB: int, x: int, a: int, b: int, score: int) -> bool:
    """In a unitary game each turn takes one object and moves the score by one: a heap of x is x
    turns, and the score is Left's wins minus Right's."""
    return a + b == x and score == a - b


@claim(chained("bidding", "parity", "EVERY"), UNITARY)
def lemma_9__values(g: Any) -> Any:
    """Unitary: all values of a heap have its parity, with either marker."""
    return ((g.o - g.x) % 2 == 0) & ((g.nu - g.x) % 2 == 0)


def _from_heap(first: int) -> Callable[[int, int], Iterator[tuple[int, int]]]:
    return lambda largest, heaps: product(range(largest + 1), range(first, heaps + 1))


ROWS = Range(
    "TB <= {TB}, heaps x <= {x}, by the reference", "TB x", _from_heap(0), {"TB": 6, "x": 12}
)
ROWS_FROM_1 = Range(
    "TB <= {TB}, heaps x from 1 to {x}, by the reference",
    "TB x",
    _from_heap(1),
    {"TB": 16, "x": 60},
    {"TB": 30, "x": 160},
)


@lru_cache(maxsize=2)
def _by_observation_5(TB: int, heaps: int) -> Mapping[Any, tuple[Number, ...]]:
    X = range(heaps + 1)
    M = {x: [x - 1] if x else [] for x in X}
    form = ref.symmetric(X, M, {(x, x - 1): 1 for x in X if x}, ref.all_bids(TB), TB)
    return ref.table_by(ref.observation_5, form)


@claim(ROWS.to(ROWS.bounds, {"TB": 10, "x": 24}))
def definition_10__special_case(TB: int, x: int) -> bool:
    """Definition 10 is Observation 5 for unitary games (its tie term read with the option)."""
    return _by_observation_5(TB, 24)[x] == unitary_table(TB)[x]


@claim(chained("bidding", "definition_10_is_value", "EVERY"), UNITARY)
def definition_10__special_case__definition_1(g: Any) -> Any:
    """Definition 10 gives the marked values of Definition 1 for unitary games."""
    return g.o == g.o_by_definition_10


@lru_cache(maxsize=2)
def _both_values(TB: int) -> tuple[Growing[ref.HeapRow], Growing[ref.HeapRow]]:
    return Growing(ref.rows({1}, TB)), Growing(ref.minimax_rows({1}, TB))


def _maximin_is_minimax(g: Any) -> Any:
    return (g.o == g.minimax_hat) & (g.nu == g.minimax)


def _by_formula_3(g: Any) -> Any:
    return g.o == g.o_by_formula_3


@claim(
    *using(_maximin_is_minimax, chained("bidding", "unique", "EVERY")),
    ROWS.to({"TB": 10, "x": 30}, {"TB": 16, "x": 70}),
)
def theorem_13__unique(TB: int, x: int) -> bool:
    """Unitary: there is a unique equilibrium at every position, a value, which sentence 2 gives:
    maximin is minimax."""
    maximin, minimax = _both_values(TB)
    return maximin[x] == minimax[x]


@claim(HEAPS_FROM_1)
def theorem_13__one_pair__strengthened(g: HeapPosition) -> Found:
    """Unitary, so in U: every position has one pair of equilibrium bids. The text does not mean
    that: Figure 2 has two bids of Left's in equilibrium at one position."""
    return len(g.pairs) == 1, {"pairs": [list(pair) for pair in g.pairs]}


@claim(*using(_by_formula_3, chained("bidding", "formula_3_is_value", "FROM_1")), ROWS_FROM_1)
def theorem_13__recursion(TB: int, x: int) -> bool:
    """Unitary: formula (3) gives the values of Definition 10; a Left bid above q, which it has no
    term for, is left out."""
    table = unitary_table(TB)
    return table[x] == tuple(ref.formula_3(TB, x, p, table[x - 1]) for p in range(TB + 1))


def _halved(before: Any, before_without: Any, now: Any, without: Any) -> Any:
    total = before + before_without
    return (now == total // 2) & (without == (total + 1) // 2)


def _as_many(before: Any, before_without: Any, now: Any, without: Any) -> Any:
    return before + before_without == now + without


def _least(values: Sequence[Number], c: int) -> int:
    """The least budget with which Left has c or more; one above TB where there is none."""
    return next((p for p, value in enumerate(values) if value >= c), len(values))


def _least_budgets(largest: int, heaps: int) -> Iterator[tuple[int, ...]]:
    for TB in range(largest + 1):
        table = _both_values(TB)[0]
        for x, c in product(range(1, heaps + 1), range(-TB - 2, TB + 3)):
            before = _least(table[x - 1].nu_hat, c + 1), _least(table[x - 1].nu, c - 1)
            yield TB, x, c, *before, _least(table[x].nu_hat, c), _least(table[x].nu, c)


LEAST_BUDGETS = Range(
    "TB <= {TB}, heaps x from 1 to {x}, c from -TB - 2 to TB + 2, by the reference",
    "TB x c before before_without now without",
    _least_budgets,
    {"TB": 10, "x": 30},
    {"TB": 16, "x": 70},
)


@claim(
    *using(_halved, chained("bidding", "halves", "BEFORE", module="theory_convergence")),
    LEAST_BUDGETS,
)
def theorem_13__least_budgets__strengthened(
    TB: int, x: int, c: int, before: int, before_without: int, now: int, without: int
) -> bool:
    """Unitary: the least budgets, or TB + 1, with which Left has c or more are half of the sum of
    the least for c + 1 with the marker and that for c - 1 without it, a heap before: rounded down
    with the marker, and up without it."""
    return bool(_halved(before, before_without, now, without))


@claim(
    *using(_as_many, chained("bidding", "halves", "BEFORE", "theory_convergence")),
    LEAST_BUDGETS,
)
def theorem_13__values__strengthened(
    TB: int, x: int, c: int, before: int, before_without: int, now: int, without: int
) -> bool:
    """Unitary: the values of a heap, all budgets and both markers together, are those of the heap
    before, each less 1 where Left has the marker and 1 more where Right has it: as many are less
    than c."""
    return before + before_without == now + without


@claim(
    Range(
        "TB <= {TB}, every p, every l <= p",
        "TB p l",
        lambda largest: (
            (TB, p, ell) for TB in range(largest + 1) for p in range(TB + 1) for ell in range(p + 1)
        ),
        {"TB": 4},
    )
)
def theorem_13__empty_minimum(TB: int, p: int, ell: int) -> bool:
    """For every l <= p formula (3) has a term: some r <= q is l or more."""
    return any(r >= ell for r in range(TB - p + 1))


FIXED_BIDS = chained("bidding", "fixed_bids", "EVERY", module="theory_bids")


@claim(*using(lambda g: g.worst(g.ell) <= g.o(g.p), FIXED_BIDS), HEAPS_FROM_1)
def section_3_2__fixed_left_bid(g: HeapPosition) -> bool:
    """Fixing any Left bid and letting Right answer best gives at most the outcome."""
    return all(minimum <= g.o(g.p) for minimum in g.matrix().minima)


@claim(*using(lambda g: g.best(g.r) >= g.o(g.p), FIXED_BIDS), HEAPS_FROM_1)
def section_3_2__fixed_right_bid(g: HeapPosition) -> bool:
    """Fixing any Right bid and letting Left answer best gives at least the outcome."""
    return all(maximum >= g.o(g.p) for maximum in g.matrix().maxima)


@claim(chained("bidding", "definition_10_rows", "EVERY"), UNITARY)
def definition_10__last_row(g: Any) -> Any:
    """Definition 10 at heap 0 is 0, and its further rows are those of Definition 1."""
    return (g.o == g.o_by_definition_10) & ((g.x > 0) | (g.o_by_definition_10 == 0))
