"""Heap Monotonicity, before Theorem 24: the lemma, and the ten cases of its proof."""

from collections.abc import Iterator
from functools import reduce
from itertools import combinations, islice
from operator import or_
from typing import Any

from proofs_check.core.claim import Depending, restated, using
from proofs_check.core.evidence import Effort
from proofs_check.core.ranges import Found, Instances
from proofs_check.documents.bidding import ten_cases as cases
from proofs_check.documents.bidding.claims import claim
from proofs_check.documents.bidding.ranges import UNITARY
from proofs_check.documents.bidding.saddles import HEAP_POSITIONS, HeapPosition, Kind
from proofs_check.documents.bidding.theorem_plans import everywhere, for_all, of_those
from proofs_check.methods.chained import chained
from proofs_check.methods.logic import conjunction, implies, negation
from proofs_check.methods.missing import missing
from proofs_check.methods.printed import Cell, printed
from reference.bidding import Player, definition_10

LEFT, RIGHT = Player.LEFT, Player.RIGHT

LEFT_OF_BORDER = UNITARY.where("2p >= TB", lambda g: 2 * g.p >= g.TB)
RIGHT_OF_BORDER = UNITARY.where("2p < TB", lambda g: 2 * g.p < g.TB)
LEFT_AND_2 = LEFT_OF_BORDER.where("x >= 2", lambda g: g.x >= 2)
RIGHT_AND_2 = RIGHT_OF_BORDER.where("x >= 2", lambda g: g.x >= 2)

NOT_LESS = chained("bidding", "heaps", "FROM_2_LEFT")
NOT_MORE = chained("bidding", "heaps", "FROM_2_RIGHT")


@claim(NOT_LESS, LEFT_AND_2)
def section_3_3__increases(g: Any) -> Any:
    """2p >= TB: the value increases with the heap, as the sentence before says: among heaps of one
    parity it does not fall."""
    return g.o >= g.o_before(2)


@claim(
    readings={
        "it grows, heaps of one parity": using(lambda g: g.o > g.o_before(2), LEFT_AND_2),
        "it does not fall, all heaps": LEFT_OF_BORDER.where("x >= 1", lambda g: g.x >= 1),
    }
)
def section_3_3__increases__strengthened(g: Any) -> Any:
    """2p >= TB: the value grows strictly, or it does not fall from any heap to the next."""
    return g.o >= g.o_before(1)


@claim(NOT_MORE, RIGHT_AND_2)
def section_3_3__decreases(g: Any) -> Any:
    """2p < TB: the value decreases monotonically with the heap, as the sentence before says: among
    heaps of one parity it does not rise."""
    return g.o <= g.o_before(2)


@claim(
    readings={
        "it falls, heaps of one parity": using(lambda g: g.o < g.o_before(2), RIGHT_AND_2),
        "it does not rise, all heaps": RIGHT_OF_BORDER.where("x >= 1", lambda g: g.x >= 1),
    }
)
def section_3_3__decreases__strengthened(g: Any) -> Any:
    """2p < TB: the value falls strictly, or it does not rise from any heap to the next."""
    return g.o <= g.o_before(1)


@claim(
    Instances(
        "TB = 2, p = 1, these two rows",
        "TB p row_3_before row_1_before",
        lambda: [(2, 1, (0, 0, 0), (0, 2, 4))],
    )
)
def section_3_3__budget_monotonicity_alone(
    TB: int, p: int, row_3_before: tuple[int, ...], row_1_before: tuple[int, ...]
) -> Found:
    """Budget monotonicity does not imply the result: with TB = 2 and the budget monotone rows
    0, 0, 0 at x - 3 and 0, 2, 4 at x - 1, o_1(x) < o_1(x-2) by Definition 10, though 2p >= TB."""
    before, now = (definition_10(TB, 1, p, row) for row in (row_3_before, row_1_before))
    monotone = all(list(row) == sorted(row) for row in (row_3_before, row_1_before))
    return monotone and 2 * p >= TB and now < before, {"x - 2": before, "x": now}


PARITIES = {"even-heap": ("even", 0), "odd-heap": ("odd", 1)}


@claim(
    Depending(
        lambda word, parity: (NOT_LESS, LEFT_AND_2.where(f"x {word}", lambda g: g.x % 2 == parity))
    ),
    each={f"heap-monotonicity.left.{name}": values for name, values in PARITIES.items()},
)
def heap_monotonicity__left(g: Any, _word: str, _parity: int) -> Any:
    """Unitary, 2p >= TB, {0} heaps: the value does not fall from x - 2 to x."""
    return g.o >= g.o_before(2)


@claim(
    Depending(
        lambda word, parity: (NOT_MORE, RIGHT_AND_2.where(f"x {word}", lambda g: g.x % 2 == parity))
    ),
    each={f"heap-monotonicity.right.{name}": values for name, values in PARITIES.items()},
)
def heap_monotonicity__right(g: Any, _word: str, _parity: int) -> Any:
    """Unitary, 2p < TB, {0} heaps: the value does not rise from x - 2 to x."""
    return g.o <= g.o_before(2)


def _from_two_before(g: Any) -> Any:
    return ((2 * g.p >= g.TB) & (g.o >= g.o_before(2))) | (
        (2 * g.p < g.TB) & (g.o <= g.o_before(2))
    )


@claim(chained("bidding", "heap_2", "HEAP_2"), UNITARY.where("x = 2", lambda g: g.x == 2))
def heap_monotonicity__proof__base(g: Any) -> Any:
    """o_p(2) >= 0 = o_p(0) where 2p >= TB, and o_p(2) <= 0 = o_p(0) otherwise."""
    return (g.o_before(2) == 0) & _from_two_before(g)


@claim(chained("bidding", "heaps", "HEAP_3"), UNITARY.where("x = 3", lambda g: g.x == 3))
def heap_monotonicity__proof__base__strengthened(g: Any) -> Any:
    """The odd heaps have a base case too, which the proof does not treat: o_p(3) against o_p(1),
    not less where 2p >= TB and not more otherwise."""
    return _from_two_before(g)


# The three forms and the ten cases

LEFT_WINS = cases.EARLIER.where("Left wins strictly at x - 2", lambda g: g.won_by("left"))
RIGHT_WINS = cases.EARLIER.where("Right wins at x - 2", lambda g: g.won_by("right"))
TIES = cases.EARLIER.where("a tie at x - 2", lambda g: g.won_by("tie"))


def _one_of_the_forms(g: Any) -> Any:
    """The value is of the form L, R or T, for these bids."""
    wins = (g.ell >= 1) & (g.ell <= g.p) & (g.o(g.p) == g.o(g.p - g.ell, 1) + 1)
    loses = (g.r >= 1) & (g.r <= g.q) & (g.o(g.p) == g.o(g.p + g.r, 1) - 1)
    ties = (g.ell >= 0) & (g.ell <= g.p) & (g.ell <= g.q)
    return wins | loses | (ties & (g.o(g.p) == -g.o(g.q + g.ell, 1) + 1))


@claim(
    *using(_one_of_the_forms, chained("bidding", "three_forms", "BEST_BIDS", module="theory_bids")),
    HEAP_POSITIONS.where("x >= 3", lambda g: g.x >= 3),
)
def heap_monotonicity__proof__three_forms(g: HeapPosition) -> bool:
    """o_p(x-2) is of the form L, R or T, for bids that the players have."""
    forms = [
        *(g.o(g.p - ell, 3) + 1 for ell in range(1, g.p + 1)),
        *(g.o(g.p + r, 3) - 1 for r in range(1, g.q + 1)),
        *(-g.o(g.q + ell, 3) + 1 for ell in range(min(g.p, g.q) + 1)),
    ]
    return g.o(g.p, 2) in forms


@claim(*everywhere("earlier_left_win", LEFT_WINS))
def heap_monotonicity__proof__form_L(g: cases.Earlier) -> bool:
    """Left wins by l at x - 2: o_p(x-2) = o_(p-l)(x-3) + 1."""
    return g.two_before == g.o(g.p - g.ell, 3) + 1


@claim(*everywhere("earlier_right_win", RIGHT_WINS))
def heap_monotonicity__proof__form_R(g: cases.Earlier) -> bool:
    """Right wins by r at x - 2: o_p(x-2) = o_(p+r)(x-3) - 1."""
    return g.two_before == g.o(g.p + g.r, 3) - 1


@claim(*everywhere("earlier_tie", TIES))
def heap_monotonicity__proof__form_T(g: cases.Earlier) -> bool:
    """An l-tie at x - 2: o_p(x-2) = -o_(q+l)(x-3) + 1."""
    return g.two_before == -g.o(g.q + g.ell, 3) + 1


def _cases(g: Any, kind: Kind) -> list[Any]:
    """Whether the bid l, by which the turn is won so, is in each of the cases of that kind."""
    return [
        is_in(g.TB, g.p, cases.half_up(g.TB), g.ell)
        for of, _, is_in in cases.CASES.values()
        if of == kind
    ]


def _apart(g: Any) -> Any:
    """Cases differ in who wins, or no two hold."""
    pairs = (pair for kind in cases.KINDS for pair in combinations(_cases(g, kind), 2))
    return conjunction(negation(one & other) for one, other in pairs)


def _one_of(g: Any) -> Any:
    """Left wins, Right wins, or there is a tie, and one of the cases holds."""
    return conjunction(reduce(or_, _cases(g, kind)) for kind in cases.KINDS)


def _bid(g: Any) -> Any:
    return g.ell >= 0


@claim(*using(_apart, for_all("arithmetic", _bid)), cases.WAYS)
def heap_monotonicity__proof__cases_distinct(TB: int, p: int, kind: Kind, bid: int) -> Found:
    """The ten cases are distinct: no way to win a bid is in two of them."""
    found = cases.cases_of(TB, p, kind, bid)
    return len(found) <= 1, {"cases": found}


@claim(*using(_one_of, for_all("arithmetic", _bid)), cases.WAYS)
def heap_monotonicity__proof__ten_cases(TB: int, p: int, kind: Kind, bid: int) -> Found:
    """Every way to win a bid is in one of the ten cases."""
    found = cases.cases_of(TB, p, kind, bid)
    return bool(found), {"cases": found}


@claim(for_all("arithmetic", _bid))
def heap_monotonicity__proof__case_D(g: Any) -> Any:
    """Case D never occurs: 2p < TB gives q >= c, so q + l >= c, c being TB/2 rounded up."""
    up = cases.half_up(g.TB)
    return implies(2 * g.p < g.TB, (g.q >= up) & (g.q + g.ell >= up))


@claim(
    readings={
        "(x, p^): Left has the marker, as in (11)": (NOT_LESS, LEFT_AND_2),
        "(x, p): Right has the marker": using(
            lambda g: g.nu >= g.nu_before(2),
            chained("bidding", "heaps_without", "FROM_2_LEFT"),
            LEFT_AND_2,
        ),
    }
)
def heap_monotonicity__proof__right_no_better(g: Any) -> Any:
    """2p >= TB: Right does no better at (x, p) than at (x-2, p)."""
    return g.o >= g.o_before(2)


RIGHT_WINS_LEFT_OF_BORDER = RIGHT_WINS.where("2p >= TB", lambda g: 2 * g.p >= g.TB)


@claim(*everywhere("earlier_right_win", RIGHT_WINS_LEFT_OF_BORDER))
def heap_monotonicity__proof__right_wins_again(g: cases.Earlier) -> bool:
    """2p >= TB, Right wins by r at x - 2 and at x: o_(p+r)(x-1) >= o_(p+r)(x-3), which gives
    (11)."""
    return (g.o(g.p + g.r, 1) >= g.o(g.p + g.r, 3)) & (g.loses(g.r) >= g.two_before)


@claim(*everywhere("earlier_right_win", RIGHT_WINS_LEFT_OF_BORDER))
def heap_monotonicity__proof__right_must_lower(g: cases.Earlier) -> bool:
    """2p >= TB, Right wins by r at x - 2: r or more at x gives at least o_p(x-2), so that he must
    lower his bid to contradict (11)."""
    return g.every(g.r, g.q + 1, lambda r: g.loses(r) >= g.two_before)


CASE_1 = cases.case("1")
LEFT_BIDS = CASE_1.where("l >= 1", lambda g: g.ell >= 1)
RIGHT_CAN_RAISE = CASE_1.where("Right has l + 1", lambda g: g.ell + 1 <= g.q)


@claim(for_all("arithmetic", _bid))
def heap_monotonicity__proof__case_1_arithmetic(g: Any) -> Any:
    """q + l < c is 2(p-l) > TB, and is q + l < TB/2, c being TB/2 rounded up."""
    below = g.q + g.ell < cases.half_up(g.TB)
    return (below == (2 * (g.p - g.ell) > g.TB)) & (below == (2 * (g.q + g.ell) < g.TB))


@claim(*everywhere("earlier_tie", CASE_1))
def heap_monotonicity__proof__case_1_induction(g: cases.Earlier) -> bool:
    """Case 1: -o_(q+l)(x-1) >= -o_(q+l)(x-3)."""
    return -g.o(g.q + g.ell, 1) >= -g.o(g.q + g.ell, 3)


@claim(*everywhere("earlier_turns", LEFT_BIDS))
def heap_monotonicity__proof__case_1_left_wins(g: cases.Earlier) -> bool:
    """Case 1: where Right bids less than l, Left wins by l."""
    return g.every(0, g.ell, lambda r: g.after(g.ell, r).is_(g.p - g.ell, True, 1))


@claim(*everywhere("earlier_alone", LEFT_BIDS))
def heap_monotonicity__proof__case_1_L_value(g: cases.Earlier) -> bool:
    """Case 1: Left's win by l at x leads to 1 + o_(p-l)(x-1)."""
    return g.every(0, g.ell, lambda r: g.cell(g.ell, r) == 1 + g.o(g.p - g.ell, 1))


@claim(*everywhere("earlier_tie", CASE_1))
def heap_monotonicity__proof__case_1_L_induction(g: cases.Earlier) -> bool:
    """Case 1: p - l >= TB/2, and 1 + o_(p-l)(x-1) >= 1 + o_(p-l)(x-3)."""
    return (2 * (g.p - g.ell) >= g.TB) & (g.wins(g.ell) >= g.wins(g.ell, 3))


@claim(*everywhere("earlier_tie", CASE_1))
def heap_monotonicity__proof__case_1_L_marker(g: cases.Earlier) -> bool:
    """Case 1: o_(p-l)(x-3) >= -o_(q+l)(x-3)."""
    return g.o(g.p - g.ell, 3) >= -g.o(g.q + g.ell, 3)


@claim(*everywhere("earlier_tie", LEFT_BIDS))
def heap_monotonicity__proof__case_1_L_conclusion(g: cases.Earlier) -> bool:
    """Case 1: Left's win by l at x gives at least o_p(x-2)."""
    return g.wins(g.ell) >= g.two_before


@claim(*everywhere("earlier_alone", RIGHT_CAN_RAISE))
def heap_monotonicity__proof__case_1_R_value(g: cases.Earlier) -> bool:
    """Case 1: where Right raises to r = l + 1 he wins, which leads to o_(p+r)(x-1) - 1."""
    return g.cell(g.ell, g.ell + 1) == g.o(g.p + g.ell + 1, 1) - 1


@claim(*everywhere("earlier_tie", RIGHT_CAN_RAISE))
def heap_monotonicity__proof__case_1_R_conclusion(g: cases.Earlier) -> bool:
    """Case 1: Right does not gain by a higher bid at x: he leaves Left at least o_p(x-2)."""
    return g.every(g.ell + 1, g.q + 1, lambda r: g.loses(r) >= g.two_before)


@claim(*everywhere("earlier_tie", RIGHT_CAN_RAISE))
def heap_monotonicity__proof__case_1_R_first(g: cases.Earlier) -> bool:
    """Case 1, r = l + 1: o_p(x-2) <= o_(p+r)(x-3) - 1."""
    return g.two_before <= g.loses(g.ell + 1, 3)


@claim(*everywhere("earlier_tie", RIGHT_CAN_RAISE))
def heap_monotonicity__proof__case_1_R_second(g: cases.Earlier) -> bool:
    """Case 1, r = l + 1: o_(p+r)(x-3) - 1 <= o_(p+r)(x-1) - 1."""
    return g.loses(g.ell + 1, 3) <= g.loses(g.ell + 1)


def _by_18(g: cases.Earlier) -> bool:
    return -g.o(g.q + g.ell, 3) + 4 <= g.o(g.p + g.ell, 1)


CASE_2 = cases.case("2")
LEFT_CAN_LOWER = CASE_2.where("l >= 1", lambda g: g.ell >= 1)
LEFT_CAN_RAISE = CASE_2.where("Left has l + 1", lambda g: g.ell + 1 <= g.p)
BY_18 = CASE_2.where("(18)", _by_18)
BY_18_FROM_2 = BY_18.where("o_(q+l)(x-3) = 2", lambda g: g.o(g.q + g.ell, 3) == 2)


@claim(for_all("arithmetic", _bid))
def heap_monotonicity__proof__case_2_arithmetic(g: Any) -> Any:
    """q + l >= c is 2(p-l) <= TB, c being TB/2 rounded up."""
    return (g.q + g.ell >= cases.half_up(g.TB)) == (2 * (g.p - g.ell) <= g.TB)


@claim(*everywhere("earlier_tie", CASE_2))
def heap_monotonicity__proof__case_2_induction(g: cases.Earlier) -> bool:
    """Case 2: -o_(q+l)(x-1) <= -o_(q+l)(x-3)."""
    return -g.o(g.q + g.ell, 1) <= -g.o(g.q + g.ell, 3)


@claim(*everywhere("earlier_turns", LEFT_CAN_LOWER))
def heap_monotonicity__proof__case_2_right_wins(g: cases.Earlier) -> bool:
    """Case 2: where Left bids less than l, Right wins by l."""
    return g.every(0, g.ell, lambda ell: g.after(ell, g.ell).is_(g.p + g.ell, True, -1))


@claim(*everywhere("earlier_alone", LEFT_CAN_LOWER))
def heap_monotonicity__proof__case_2_R_value(g: cases.Earlier) -> bool:
    """Case 2: Right's win by l at x leads to o_(p+l)(x-1) - 1."""
    return g.every(0, g.ell, lambda ell: g.cell(ell, g.ell) == g.o(g.p + g.ell, 1) - 1)


@claim(
    *everywhere(
        "earlier_tie", LEFT_CAN_LOWER.where("2(p + l) < TB", lambda g: 2 * (g.p + g.ell) < g.TB)
    )
)
def heap_monotonicity__proof__case_2_R_below(g: cases.Earlier) -> bool:
    """Case 2 with 2(p+l) < TB: Right's win by l at x gives Left at most o_p(x-2)."""
    return g.loses(g.ell) <= g.two_before


@claim(*everywhere("earlier_tie", CASE_2))
def heap_monotonicity__proof__four_gap(g: cases.Earlier) -> bool:
    """Case 2: Right's win by l at x gives Left more than o_p(x-2) exactly where (18) holds, and
    then 2(p+l) >= TB."""
    gains = g.loses(g.ell) > g.two_before
    return (gains == _by_18(g)) & implies(gains, 2 * (g.p + g.ell) >= g.TB)


@claim(for_all("arithmetic", _bid))
def heap_monotonicity__proof__case_2_order(g: Any) -> Any:
    """2p < TB gives p + l < q + l."""
    return implies(2 * g.p < g.TB, g.p + g.ell < g.q + g.ell)


@claim(BY_18.to({"TB": 12}).where("x <= 6", lambda g: g.x <= 6))
def heap_monotonicity__proof__case_2_at_least_2(g: cases.Earlier) -> bool:
    """Case 2 with (18): o_(q+l)(x-3) >= 2."""
    return g.o(g.q + g.ell, 3) >= 2


@claim(*everywhere("earlier_tie", BY_18))
def heap_monotonicity__proof__case_2_at_least_2__weakened(g: cases.Earlier) -> bool:
    """Case 2 with (18): o_(q+l)(x-3) >= 1."""
    return g.o(g.q + g.ell, 3) >= 1


@claim(*everywhere("earlier_tie", BY_18_FROM_2))
def heap_monotonicity__proof__case_2_zero(g: cases.Earlier) -> bool:
    """Case 2 with (18) and o_(q+l)(x-3) = 2: o_(p+l)(x-3) = 0."""
    return g.o(g.p + g.ell, 3) == 0


@claim(*everywhere("earlier_tie", BY_18_FROM_2))
def heap_monotonicity__proof__case_2_two(g: cases.Earlier) -> bool:
    """Case 2 with (18) and o_(q+l)(x-3) = 2: o_(p+l)(x-1) = 2."""
    return g.o(g.p + g.ell, 1) == 2


@claim(BY_18_FROM_2)
def heap_monotonicity__proof__case_2_descend(g: cases.Earlier) -> bool:
    """Case 2 with (18) and o_(q+l)(x-3) = 2: Right can lower to l - 1, and o_(q+l-1)(x-3) = 2."""
    return (g.ell >= 1) & (g.o(g.q + g.ell - 1, 3) == 2)


def _zero_at_border(g: Any) -> Any:
    """The bid that brings Left to TB/2, rounded down, is such an l'."""
    lower = g.TB // 2 - g.p
    return (lower >= 0) & (lower <= g.ell) & (g.o(g.p + lower, 1) == 0)


def _held_by_largest(g: Any) -> Any:
    """There is such an l', and by the largest, k, Right leaves Left at most o_p(x-2)."""
    zero = (g.k >= 0) & (g.k <= g.ell) & (g.o(g.p + g.k, 1) == 0)
    largest = zero & ((g.k == g.ell) | (g.o(g.p + g.k + 1, 1) != 0))
    return _zero_at_border(g) & implies(largest, g.best(g.k) <= g.two_before)


@claim(*using(_zero_at_border, of_those("earlier_descent", BY_18_FROM_2)), BY_18_FROM_2)
def heap_monotonicity__proof__case_2_descend_ends(g: cases.Earlier) -> bool:
    """Case 2 with (18) and o_(q+l)(x-3) = 2: o_(p+l')(x-1) = 0 for some l' from 0 to l."""
    return any(g.o(g.p + lower, 1) == 0 for lower in range(g.ell + 1))


@claim(*using(_held_by_largest, of_those("earlier_descent", BY_18_FROM_2)), BY_18_FROM_2)
def heap_monotonicity__proof__case_2_descend_ends__strengthened(g: cases.Earlier) -> bool:
    """Case 2 with (18) and o_(q+l)(x-3) = 2: with l' the largest such, Right's bid l' leaves Left
    at most o_p(x-2) at x."""
    lower = max(bid for bid in range(g.ell + 1) if g.o(g.p + bid, 1) == 0)
    return g.best(lower) <= g.two_before


@claim(
    *everywhere("earlier_tie", CASE_2.where("2(p + l) >= TB", lambda g: 2 * (g.p + g.ell) >= g.TB))
)
def heap_monotonicity__proof__case_2_four(g: cases.Earlier) -> bool:
    """Case 2 with 2(p+l) >= TB: o_(q+l)(x-3) < 4, or Left would not tie at x - 2."""
    return g.o(g.q + g.ell, 3) < 4


@claim(*everywhere("earlier_tie", LEFT_CAN_RAISE))
def heap_monotonicity__proof__case_2_raise(g: cases.Earlier) -> bool:
    """Case 2: Left's bid l + 1 at x gives her at most o_p(x-2)."""
    return g.wins(g.ell + 1) <= g.two_before


@claim(*everywhere("earlier_alone", LEFT_CAN_RAISE))
def heap_monotonicity__proof__case_2_L_value(g: cases.Earlier) -> bool:
    """Case 2: Left's bid l + 1 at x against l leads to o_(p-l-1)(x-1) + 1."""
    return g.cell(g.ell + 1, g.ell) == g.o(g.p - g.ell - 1, 1) + 1


@claim(*everywhere("earlier_tie", LEFT_CAN_RAISE))
def heap_monotonicity__proof__case_2_L_first(g: cases.Earlier) -> bool:
    """Case 2: o_(p-l-1)(x-1) + 1 <= o_(p-l-1)(x-3) + 1."""
    return g.wins(g.ell + 1) <= g.wins(g.ell + 1, 3)


@claim(*everywhere("earlier_tie", LEFT_CAN_RAISE))
def heap_monotonicity__proof__case_2_L_second(g: cases.Earlier) -> bool:
    """Case 2: o_(p-l-1)(x-3) + 1 <= o_(q+l)(x-3) + 1."""
    return g.wins(g.ell + 1, 3) <= g.o(g.q + g.ell, 3) + 1


@claim(LEFT_CAN_RAISE)
def heap_monotonicity__proof__case_2_L_bound(g: cases.Earlier) -> bool:
    """Case 2: the last term of the inequalities, o_(q+l)(x-3) + 1, is o_p(x-2) by (15)."""
    return g.o(g.q + g.ell, 3) + 1 == g.two_before


@claim(*everywhere("earlier_tie", LEFT_CAN_RAISE))
def heap_monotonicity__proof__case_2_L_second__corrected(g: cases.Earlier) -> bool:
    """Case 2, with the minus of (15): o_(p-l-1)(x-3) + 1 <= -o_(q+l)(x-3) + 1 = o_p(x-2)."""
    value = -g.o(g.q + g.ell, 3) + 1
    return (g.wins(g.ell + 1, 3) <= value) & (value == g.two_before)


def _has_r_less_1(g: cases.Earlier) -> bool:
    return g.r - 1 <= g.p


def _20(g: cases.Earlier) -> bool:
    column = g.q + g.r - 1
    return (column >= cases.half_up(g.TB)) & (-g.o(column, 1) < -g.o(column, 3))


CASE_3 = cases.case("3")
LEFT_BIDS_R_LESS_1 = CASE_3.where("l = r - 1", lambda g: g.ell == g.r - 1)
TIE_IS_LESS = LEFT_BIDS_R_LESS_1.where(
    "the tie at r - 1 at x is less than o_p(x-2)", lambda g: g.ties(g.r - 1) < g.two_before
)
BY_20 = LEFT_BIDS_R_LESS_1.where("(20)", _20)
BY_20_FROM_1 = BY_20.where("o_p(x-2) = 1", lambda g: g.two_before == 1)
AS_FAR_AS_FALSE = BY_20_FROM_1.to({"TB": 21}).where("x <= 7", lambda g: g.x <= 7)


@claim(for_all("arithmetic", _bid))
def heap_monotonicity__proof__case_3_arithmetic(g: Any) -> Any:
    """2p >= TB and r >= 1 give 2(p+r) > TB."""
    return implies((2 * g.p >= g.TB) & (g.r >= 1), 2 * (g.p + g.r) > g.TB)


@claim(*everywhere("earlier_turns", CASE_3.where("Left has r - 1", _has_r_less_1)))
def heap_monotonicity__proof__case_3_loss_2(g: cases.Earlier) -> Any:
    """Case 3: a tie at r - 1 in place of Right's win by r changes the turn's point by 2 for
    Left."""
    return g.after(g.r - 1, g.r - 1).point - g.after(g.r - 1, g.r).point == 2


@claim(*everywhere("earlier_right_win", CASE_3))
def heap_monotonicity__proof__case_3_assume_tie(g: cases.Earlier) -> bool:
    """Case 3: Right's win by l + 1 gives what his win by r gives at x - 2, so that l may be r -
    1."""
    return g.loses(g.ell + 1, 3) == g.two_before


@claim(*everywhere("earlier_right_win", TIE_IS_LESS))
def heap_monotonicity__proof__case_3_border(g: cases.Earlier) -> bool:
    """Case 3: for the tie at r - 1 to give Left less than o_p(x-2), q + r - 1 is at least TB/2
    rounded up."""
    return g.q + g.r - 1 >= cases.half_up(g.TB)


@claim(*everywhere("earlier_right_win", TIE_IS_LESS))
def heap_monotonicity__proof__case_3_strict(g: cases.Earlier) -> bool:
    """Case 3: for the tie at r - 1 to give Left less than o_p(x-2), (20) must hold."""
    return -g.o(g.q + g.r - 1, 1) < -g.o(g.q + g.r - 1, 3)


@claim(
    LEFT_BIDS_R_LESS_1.to({"TB": 12})
    .where("o_p(x-2) = 0", lambda g: g.two_before == 0)
    .where("x <= 6", lambda g: g.x <= 6)
)
def heap_monotonicity__proof__case_3_zero(g: cases.Earlier) -> bool:
    """Case 3 with o_p(x-2) = 0, Left's bid r - 1: (20) forces q + r - 1 > p + r."""
    # That (20) fails is what the sentence is after: its conclusion is impossible here.
    return implies(_20(g), g.q + g.r - 1 > g.p + g.r)


@claim(for_all("arithmetic", _bid))
def heap_monotonicity__proof__case_3_contradiction(g: Any) -> Any:
    """q + r - 1 > p + r contradicts 2p >= TB."""
    return implies(g.q + g.r - 1 > g.p + g.r, negation(2 * g.p >= g.TB))


@claim(*everywhere("earlier_right_win", BY_20))
def heap_monotonicity__proof__case_3_exhaustive(g: cases.Earlier) -> bool:
    """Case 3 with (20): o_p(x-2) is 0 or 1, the two values that are treated."""
    return (g.two_before == 0) | (g.two_before == 1)


@claim(*everywhere("earlier_right_win", CASE_3.where("o_p(x-2) = 1", lambda g: g.two_before == 1)))
def heap_monotonicity__proof__case_3_two(g: cases.Earlier) -> bool:
    """Case 3 with o_p(x-2) = 1: o_(p+r)(x-3) = 2."""
    return g.o(g.p + g.r, 3) == 2


@claim(for_all("arithmetic", _bid))
def heap_monotonicity__proof__case_3_claim(g: Any) -> Any:
    """2p >= TB gives p + r > q + r - 1."""
    return implies(2 * g.p >= g.TB, g.p + g.r > g.q + g.r - 1)


@claim(restated)
def heap_monotonicity__proof__case_3_claim_proof() -> str:
    """What the proof of the Claim supposes, p + r <= q + r - 1, never occurs in Case 3; (21) and
    the 4-gap principle are not needed."""
    return "heap-monotonicity.proof.case-3-claim"


@claim(AS_FAR_AS_FALSE)
def heap_monotonicity__proof__case_3_therefore_2(g: cases.Earlier) -> bool:
    """Case 3 with (20) and o_p(x-2) = 1: 2 = o_(p+r-1)(x-1)."""
    return g.o(g.p + g.r - 1, 1) == 2


@claim(*everywhere("earlier_right_win", BY_20_FROM_1))
def heap_monotonicity__proof__case_3_therefore_2__weakened(g: cases.Earlier) -> bool:
    """Case 3 with (20) and o_p(x-2) = 1: o_(p+r-1)(x-1) >= 2."""
    return g.o(g.p + g.r - 1, 1) >= 2


@claim(BY_20_FROM_1)
def heap_monotonicity__proof__case_3_therefore_strict(g: cases.Earlier) -> bool:
    """Case 3 with (20) and o_p(x-2) = 1: o_(p+r-1)(x-1) > o_(p+r-1)(x-3)."""
    return g.o(g.p + g.r - 1, 1) > g.o(g.p + g.r - 1, 3)


@claim(BY_20_FROM_1)
def heap_monotonicity__proof__case_3_therefore_0(g: cases.Earlier) -> bool:
    """Case 3 with (20) and o_p(x-2) = 1: o_(p+r-1)(x-3) = 0."""
    return g.o(g.p + g.r - 1, 3) == 0


@claim(*everywhere("earlier_right_win", BY_20_FROM_1))
def heap_monotonicity__proof__case_3_therefore__corrected(g: cases.Earlier) -> bool:
    """Case 3 with (20) and o_p(x-2) = 1, in the column of (20): 2 = o_(q+r-1)(x-1) > o_(q+r-1)(x-3)
    = 0."""
    return (g.o(g.q + g.r - 1, 1) == 2) & (g.o(g.q + g.r - 1, 3) == 0)


@claim(*everywhere("earlier_right_win", BY_20_FROM_1))
def heap_monotonicity__proof__case_3_left_lowers(g: cases.Earlier) -> bool:
    """Case 3 with (20) and o_p(x-2) = 1: Left can bid less than r - 1, and Right's win by r - 1 is
    better for her than the tie."""
    return (g.r - 1 >= 1) & (g.loses(g.r - 1) > g.ties(g.r - 1))


@claim(AS_FAR_AS_FALSE)
def heap_monotonicity__proof__case_3_same_outcome(g: cases.Earlier) -> bool:
    """Case 3 with (20) and o_p(x-2) = 1: Right's win by r - 1 at x gives what his win by r gave."""
    return g.loses(g.r - 1) == g.loses(g.r, 3)


@claim(*everywhere("earlier_right_win", BY_20_FROM_1))
def heap_monotonicity__proof__case_3_same_outcome__weakened(g: cases.Earlier) -> bool:
    """Case 3 with (20) and o_p(x-2) = 1: Right's win by r - 1 at x gives Left at least what his win
    by r gave."""
    return g.loses(g.r - 1) >= g.loses(g.r, 3)


CASE_4 = cases.case("4")


@claim(*everywhere("earlier_left_win", CASE_4))
def heap_monotonicity__proof__case_4_induction(g: cases.Earlier) -> bool:
    """Case 4: where Right keeps his bid at x, Left's win by l gives at least o_p(x-2)."""
    return g.cell(g.ell, g.r) >= g.two_before


@claim(*everywhere("earlier_turns", CASE_4.where("Right has l", lambda g: g.ell <= g.q)))
def heap_monotonicity__proof__case_4_tie(g: cases.Earlier) -> Any:
    """Case 4: where Right can raise to l there is a tie: Left pays l, has her point, and Right gets
    the marker."""
    return g.after(g.ell, g.ell).is_(g.p - g.ell, False, 1)


@claim(
    missing,
    each={
        "heap-monotonicity.proof.case-4-gain": (
            "sentence 'If the tie remains'",
            "with 2(q+l) >= TB and o_(q+l)(x-1) > o_(q+l)(x-3) the tie gives Left less than "
            "o_p(x-2)",
        ),
        "heap-monotonicity.proof.case-4-outcome": (
            "next sentence, outcome",
            "o_(q+l)(x-1) = 2 and o_(q+l)(x-3) = 0 would give -1 at x by the tie, against +1 at "
            "x - 2",
        ),
    },
)
def supposed_in_case_4(place: str, what: str) -> str:
    """Case 4: {1}."""
    return "heaps between which the value at the border grows: it never does"


@claim(for_all("arithmetic", _bid))
def heap_monotonicity__proof__case_4_equal(g: Any) -> Any:
    """2(q+l) >= TB and 2(p-l) >= TB give 2(p-l) = TB."""
    both = (2 * (g.q + g.ell) >= g.TB) & (2 * (g.p - g.ell) >= g.TB)
    return implies(both, 2 * (g.p - g.ell) == g.TB)


@claim(for_all("arithmetic", _bid))
def heap_monotonicity__proof__case_4_even(g: Any) -> Any:
    """2(p-l) = TB gives that TB is even."""
    return implies(2 * (g.p - g.ell) == g.TB, g.TB % 2 == 0)


AT_BORDER = UNITARY.where("2p = TB", lambda g: 2 * g.p == g.TB)


@claim(
    chained("bidding", "at_border", "AT_BORDER_FROM_2"),
    AT_BORDER.where("x >= 2 for x - 1", lambda g: g.x >= 2),
)
def heap_monotonicity__proof__case_4_values(g: Any) -> Any:
    """With 2p = TB, o_p(x-1) > o_p(x-3), where the values would be 2 and 0, never occurs."""
    return g.o == g.o_before(2)


@claim(chained("bidding", "at_border", "AT_BORDER"), AT_BORDER)
def heap_monotonicity__proof__case_4_values__strengthened(g: Any) -> Any:
    """With 2p = TB, o_p is 0 at every even heap and 1 at every odd heap."""
    return g.o == g.x % 2


@claim(for_all("arithmetic", _bid))
def heap_monotonicity__proof__case_4_same_column(g: Any) -> Any:
    """2(p-l) = TB gives q + l = p - l."""
    return implies(2 * (g.p - g.ell) == g.TB, g.q + g.ell == g.p - g.ell)


@claim(of_those("earlier_left_win", CASE_4))
def heap_monotonicity__proof__case_4_deviation(g: Any) -> Any:
    """There, with o_(p-l)(x-1) = 2: where Left lets Right win by l, she gets at least 1."""
    supposed = (g.ell <= g.q) & (g.o(g.p - g.ell, 1) == 2)
    return implies(supposed, g.loses(g.ell) >= 1)


CASE_5 = cases.case("5")


@claim(*everywhere("earlier_left_win", CASE_5))
def heap_monotonicity__proof__case_5_induction(g: cases.Earlier) -> bool:
    """Case 5: o_(p-l)(x-1) <= o_(p-l)(x-3)."""
    return g.o(g.p - g.ell, 1) <= g.o(g.p - g.ell, 3)


@claim(*everywhere("earlier_left_win", CASE_5))
def heap_monotonicity__proof__case_5_must_change(g: cases.Earlier) -> bool:
    """Case 5: Left's win by l at x gives at most o_p(x-2), and Right has l - 1 for a tie."""
    return (g.wins(g.ell) <= g.two_before) & (g.ell - 1 <= g.q)


@claim(*everywhere("earlier_left_win", CASE_5))
def heap_monotonicity__proof__case_5_tie_value(g: cases.Earlier) -> bool:
    """Case 5: the tie at l - 1 at x leads to -o_(q+l-1)(x-1) + 1."""
    return g.cell(g.ell - 1, g.ell - 1) == -g.o(g.q + g.ell - 1, 1) + 1


@claim(*everywhere("earlier_left_win", CASE_5))
def heap_monotonicity__proof__case_5_first(g: cases.Earlier) -> bool:
    """Case 5: -o_(q+l-1)(x-1) + 1 <= -o_(q+l-1)(x-3) + 1."""
    return g.ties(g.ell - 1) <= g.ties(g.ell - 1, 3)


@claim(*everywhere("earlier_left_win", CASE_5))
def heap_monotonicity__proof__case_5_second(g: cases.Earlier) -> bool:
    """Case 5: -o_(q+l-1)(x-3) + 1 <= o_(p-l)(x-3) + 1."""
    return g.ties(g.ell - 1, 3) <= g.wins(g.ell, 3)


@claim(for_all("arithmetic", _bid))
def heap_monotonicity__proof__case_5_arithmetic(g: Any) -> Any:
    """p < c gives q + l - 1 >= c, c being TB/2 rounded up."""
    up = cases.half_up(g.TB)
    return implies((g.p < up) & (g.ell >= 1), g.q + g.ell - 1 >= up)


@claim(CASE_5)
def heap_monotonicity__proof__case_5_repeat(g: cases.Earlier) -> bool:
    """Case 5: the argument can be repeated: at every tie at t < l that both can bid, (24) and (25)
    hold with t for l - 1."""
    ties = range(min(g.ell, g.q + 1))
    return all(g.ties(t) <= g.ties(t, 3) <= g.wins(g.ell, 3) for t in ties)


def _ties_in_turn(g: Any) -> Any:
    """At the tie at t, k: (24), and o_p(x-2) at most by it or by t + 1, which Right has then."""
    raised = (g.k < g.q) & (g.loses(g.k + 1) <= g.two_before)
    both_can = (g.k >= 0) & (g.k < g.ell) & (g.k <= g.q)
    held = (g.ties(g.k) <= g.two_before) | raised
    return implies(both_can, (g.ties(g.k) <= g.ties(g.k, 3)) & held)


@claim(*using(_ties_in_turn, of_those("earlier_ties", CASE_5)), CASE_5)
def heap_monotonicity__proof__case_5_repeat__weakened(g: cases.Earlier) -> bool:
    """Case 5: at every tie at t < l that both can bid, (24) holds with t for l - 1, and where the
    tie gives Left more than o_p(x-2), Right has t + 1, which gives her at most o_p(x-2)."""
    return all(
        g.ties(t) <= g.ties(t, 3)
        and (g.ties(t) <= g.two_before or (t < g.q and g.loses(t + 1) <= g.two_before))
        for t in range(min(g.ell, g.q + 1))
    )


CASE_6 = cases.case("6")
LEFT_HAS_R = CASE_6.where("Left has r", lambda g: g.r <= g.p)


@claim(*everywhere("earlier_right_win", CASE_6))
def heap_monotonicity__proof__case_6_negative(g: cases.Earlier) -> bool:
    """Case 6: o_(p+r)(x-3) - 1 < 0."""
    return g.o(g.p + g.r, 3) - 1 < 0


@claim(*everywhere("earlier_right_win", CASE_6))
def heap_monotonicity__proof__case_6_induction(g: cases.Earlier) -> bool:
    """Case 6: o_(p+r)(x-1) <= o_(p+r)(x-3)."""
    return g.o(g.p + g.r, 1) <= g.o(g.p + g.r, 3)


@claim(*everywhere("earlier_right_win", CASE_6))
def heap_monotonicity__proof__case_6_must_change(g: cases.Earlier) -> bool:
    """Case 6: Right's win by r at x gives Left at most o_p(x-2)."""
    return g.loses(g.r) <= g.two_before


@claim(*everywhere("earlier_right_win", LEFT_HAS_R))
def heap_monotonicity__proof__case_6_tie_value(g: cases.Earlier) -> bool:
    """Case 6: the tie at r at x leads to -o_(q+r)(x-1) + 1."""
    return g.cell(g.r, g.r) == -g.o(g.q + g.r, 1) + 1


@claim(*everywhere("earlier_right_win", LEFT_HAS_R))
def heap_monotonicity__proof__case_6_first(g: cases.Earlier) -> bool:
    """Case 6: -o_(q+r)(x-1) + 1 <= -o_(q+r)(x-3) + 1."""
    return g.ties(g.r) <= g.ties(g.r, 3)


@claim(*everywhere("earlier_right_win", LEFT_HAS_R))
def heap_monotonicity__proof__case_6_second(g: cases.Earlier) -> bool:
    """Case 6: -o_(q+r)(x-3) + 1 <= o_(p+r)(x-3) - 1."""
    return g.ties(g.r, 3) <= g.loses(g.r, 3)


@claim(for_all("arithmetic", _bid))
def heap_monotonicity__proof__case_6_arithmetic(g: Any) -> Any:
    """p < c gives q + r >= c, c being TB/2 rounded up."""
    up = cases.half_up(g.TB)
    return implies((g.p < up) & (g.r >= 0), g.q + g.r >= up)


@claim(*everywhere("earlier_right_win", CASE_6.where("Left has r + 1", lambda g: g.r + 1 <= g.p)))
def heap_monotonicity__proof__case_6_right_raises(g: cases.Earlier) -> bool:
    """Case 6: where Left has r + 1 so has Right, and the tie there gives her at most o_p(x-2)."""
    return (g.r + 1 <= g.q) & (g.ties(g.r + 1) <= g.two_before)


CASE_A = cases.case("A")
STRICT_29 = CASE_A.where("(29) is strict", lambda g: g.o(g.p - g.ell, 1) < g.o(g.p - g.ell, 3))
ZERO_BESIDE = CASE_A.where(
    "Right has 1, o_(p+1)(x-1) = 0", lambda g: g.q >= 1 and g.o(g.p + 1, 1) == 0
)


IN_CASE_A = [condition for _, condition in CASE_A.only]
BESIDE_ZERO = for_all("earlier_left_win", *IN_CASE_A, lambda g: (g.q >= 1) & (g.o(g.p + 1, 1) == 0))


@claim(*everywhere("earlier_left_win", CASE_A))
def heap_monotonicity__proof__case_A_induction(g: cases.Earlier) -> bool:
    """Case A: o_(p-l)(x-1) <= o_(p-l)(x-3)."""
    return g.o(g.p - g.ell, 1) <= g.o(g.p - g.ell, 3)


@claim(*everywhere("earlier_left_win", STRICT_29))
def heap_monotonicity__proof__case_A_minus_2(g: cases.Earlier) -> bool:
    """Case A with (29) strict: o_(p-l)(x-1) <= -2."""
    return g.o(g.p - g.ell, 1) <= -2


@claim(*everywhere("earlier_left_win", STRICT_29))
def heap_monotonicity__proof__case_A_must_change(g: cases.Earlier) -> bool:
    """Case A with (29) strict: Left's win by l at x gives less than o_p(x-2)."""
    return g.wins(g.ell) < g.two_before


@claim(*everywhere("earlier_left_win", CASE_A))
def heap_monotonicity__proof__case_A_tie_value(g: cases.Earlier) -> bool:
    """Case A: the 0-tie at x leads to -o_q(x-1) + 1."""
    return g.cell(0, 0) == -g.o(g.q, 1) + 1


@claim(STRICT_29)
def heap_monotonicity__proof__case_A_at_least_1(g: cases.Earlier) -> bool:
    """Case A with (29) strict: -o_q(x-1) + 1 >= 1."""
    return g.ties(0) >= 1


@claim(*everywhere("earlier_left_win", CASE_A))
def heap_monotonicity__proof__case_A_at_least_1__corrected(g: cases.Earlier) -> bool:
    """Case A: -o_q(x-1) + 1 >= o_p(x-2); it is at least 1 unless 2p = TB and x is even."""
    at_border = (2 * g.p == g.TB) & (g.x % 2 == 0)
    return (g.ties(0) >= g.two_before) & (at_border | (g.ties(0) >= 1))


@claim(*everywhere("earlier_left_win", CASE_A))
def heap_monotonicity__proof__case_A_suffices(g: cases.Earlier) -> bool:
    """Case A: o_p(x-2) <= 1, so that 1 at x suffices."""
    return g.two_before <= 1


@claim(
    for_all("earlier_left_win", *IN_CASE_A, lambda g: (g.q >= 1) & (g.loses(1) < g.two_before)),
    CASE_A.where(
        "Right has 1, which gives Left less than o_p(x-2) at x",
        lambda g: g.q >= 1 and g.loses(1) < g.two_before,
    ),
)
def heap_monotonicity__proof__case_A_right_wins(g: cases.Earlier) -> bool:
    """Case A: Right's win by 1 at x gives less than o_p(x-2) only where o_(p+1)(x-1) = 0."""
    return g.o(g.p + 1, 1) == 0


@claim(BESIDE_ZERO, ZERO_BESIDE)
def heap_monotonicity__proof__case_A_one_tie(g: cases.Earlier) -> bool:
    """Case A with o_(p+1)(x-1) = 0: Left has 1, and o_(q+1)(x-1) <= o_(p+1)(x-1), as q <= p."""
    return (g.q <= g.p) & (g.p >= 1) & (g.o(g.q + 1, 1) <= g.o(g.p + 1, 1))


@claim(BESIDE_ZERO, ZERO_BESIDE)
def heap_monotonicity__proof__case_A_one_tie_value(g: cases.Earlier) -> bool:
    """Case A with o_(p+1)(x-1) = 0: -o_(q+1)(x-1) >= 0."""
    return -g.o(g.q + 1, 1) >= 0


def _least_suffices(g: Any) -> Any:
    return (g.least_enough <= g.p) & (g.worst(g.least_enough) >= g.two_before)


@claim(*using(_least_suffices, of_those("earlier_rise", CASE_A)), CASE_A)
def heap_monotonicity__proof__case_A_repeat(g: cases.Earlier) -> bool:
    """Case A: with t the least bid at which Right's win by t + 1 gives Left at least o_p(x-2), or q
    if there is none, Left has t, and by t she gets at least o_p(x-2) at x."""
    least = next((t for t in range(g.q) if g.loses(t + 1) >= g.two_before), g.q)
    return least <= g.p and g.worst(least) >= g.two_before


CASE_B = cases.case("B")
STRICT_32 = CASE_B.where("(32) is strict", lambda g: g.o(g.p + g.r, 1) > g.o(g.p + g.r, 3))


@claim(printed)
def heap_monotonicity__proof__case_B_value() -> Iterator[Cell]:
    """Case B: o_p(x-2) = -o_(p+r)(x-3) - 1, as the text has it."""
    for (g,) in islice(filter(CASE_B.admits, CASE_B.instances(Effort.DEFAULT)), 9):
        place = f"TB = {g.TB}, x = {g.x}, p = {g.p}, r = {g.r}"
        yield Cell(place, -g.o(g.p + g.r, 3) - 1, g.two_before)


@claim(*everywhere("earlier_right_win", CASE_B))
def heap_monotonicity__proof__case_B_value__corrected(g: cases.Earlier) -> bool:
    """Case B, as in form R: o_p(x-2) = o_(p+r)(x-3) - 1."""
    return g.two_before == g.o(g.p + g.r, 3) - 1


@claim(CASE_B)
def heap_monotonicity__proof__case_B_at_most_minus_1(g: cases.Earlier) -> bool:
    """Case B: o_p(x-2) <= -1."""
    return g.two_before <= -1


@claim(*everywhere("earlier_right_win", CASE_B))
def heap_monotonicity__proof__case_B_at_most_minus_1__corrected(g: cases.Earlier) -> bool:
    """Case B: o_p(x-2) is -1 where x is odd, and 0 where x is even."""
    return g.two_before == -(g.x % 2)


@claim(*everywhere("earlier_right_win", CASE_B))
def heap_monotonicity__proof__case_B_induction(g: cases.Earlier) -> bool:
    """Case B: o_(p+r)(x-1) >= o_(p+r)(x-3)."""
    return g.o(g.p + g.r, 1) >= g.o(g.p + g.r, 3)


@claim(*everywhere("earlier_right_win", STRICT_32))
def heap_monotonicity__proof__case_B_must_change(g: cases.Earlier) -> bool:
    """Case B with (32) strict: Right's win by r at x gives Left more than o_p(x-2)."""
    return g.loses(g.r) > g.two_before


@claim(
    readings={
        "where Right's bid is l + 1": STRICT_32.where("r = l + 1", lambda g: g.r == g.ell + 1),
        "in any equilibrium": STRICT_32,
    }
)
def heap_monotonicity__proof__case_B_tie(g: cases.Earlier) -> Any:
    """Case B with (32) strict: where Right lowers to r - 1 and Left keeps her bid there is a tie:
    she moves, pays r - 1 and gives the marker."""
    return g.after(g.ell, g.r - 1).is_(g.p - (g.r - 1), False, 1)


@claim(*everywhere("earlier_right_win", CASE_B.where("Left has r - 1", _has_r_less_1)))
def heap_monotonicity__proof__case_B_tie_value(g: cases.Earlier) -> bool:
    """Case B: the tie at r - 1 at x leads to -o_(q+r-1)(x-1) + 1."""
    return g.cell(g.r - 1, g.r - 1) == -g.o(g.q + g.r - 1, 1) + 1


@claim(for_all("arithmetic", _bid))
def heap_monotonicity__proof__case_B_order(g: Any) -> Any:
    """2p < TB gives q + r - 1 >= p + r."""
    return implies(2 * g.p < g.TB, g.q + g.r - 1 >= g.p + g.r)


@claim(*everywhere("earlier_right_win", STRICT_32.where("Left has r - 1", _has_r_less_1)))
def heap_monotonicity__proof__case_B_gap(g: cases.Earlier) -> bool:
    """Case B with (32) strict: the tie at r - 1 gives Left at most o_p(x-2)."""
    return g.ties(g.r - 1) <= g.two_before


@claim(*everywhere("earlier_right_win", CASE_B))
def heap_monotonicity__proof__case_B_left_lowers(g: cases.Earlier) -> bool:
    """Case B: Right's win by r - 1 at x gives Left at most what his win by r gives."""
    return g.loses(g.r - 1) <= g.loses(g.r)


@claim(*everywhere("earlier_right_win", CASE_B.where("Left has r", lambda g: g.r <= g.p)))
def heap_monotonicity__proof__case_B_right_ties(g: cases.Earlier) -> bool:
    """Case B: where Left has r the tie at r gives her at most what the tie at r - 1 gives."""
    return g.ties(g.r) <= g.ties(g.r - 1)


def _strict_35(g: cases.Earlier) -> bool:
    return -g.o(g.q + g.ell, 1) < -g.o(g.q + g.ell, 3)


CASE_C = cases.case("C")
STRICT_35 = CASE_C.where("(35) is strict", _strict_35)
EQUAL_35 = CASE_C.where("(35) is an equality", lambda g: negation(_strict_35(g)))


@claim(*everywhere("earlier_tie", CASE_C))
def heap_monotonicity__proof__case_C_induction(g: cases.Earlier) -> bool:
    """Case C: -o_(q+l)(x-1) <= -o_(q+l)(x-3)."""
    return -g.o(g.q + g.ell, 1) <= -g.o(g.q + g.ell, 3)


@claim(*everywhere("earlier_tie", STRICT_35))
def heap_monotonicity__proof__case_C_must_change(g: cases.Earlier) -> bool:
    """Case C with (35) strict: the l-tie at x gives Left less than o_p(x-2)."""
    return g.ties(g.ell) < g.two_before


@claim(*everywhere("earlier_tie", STRICT_35))
def heap_monotonicity__proof__case_C_R_value(g: cases.Earlier) -> bool:
    """Case C with (35) strict: Left can bid less than l, and Right's win by l leads to o_(p+l)(x-1)
    - 1."""
    return (g.ell >= 1) & (g.cell(g.ell - 1, g.ell) == g.o(g.p + g.ell, 1) - 1)


@claim(*everywhere("earlier_tie", STRICT_35))
def heap_monotonicity__proof__case_C_at_least_2(g: cases.Earlier) -> bool:
    """Case C with (35) strict: o_(q+l)(x-1) >= 2."""
    return g.o(g.q + g.ell, 1) >= 2


@claim(*everywhere("earlier_tie", CASE_C))
def heap_monotonicity__proof__case_C_columns(g: cases.Earlier) -> bool:
    """Case C: o_(q+l)(x-1) <= o_(p+l)(x-1)."""
    return g.o(g.q + g.ell, 1) <= g.o(g.p + g.ell, 1)


@claim(*everywhere("earlier_tie", STRICT_35))
def heap_monotonicity__proof__case_C_gap(g: cases.Earlier) -> bool:
    """Case C with (35) strict: Right's win by l at x gives Left at least o_p(x-2)."""
    return g.loses(g.ell) >= g.two_before


@claim(*everywhere("earlier_tie", STRICT_35))
def heap_monotonicity__proof__case_C_repeat(g: cases.Earlier) -> bool:
    """Case C with (35) strict: the argument can be repeated with l - 1 for l, or we are in Case 1:
    the equality (33), which is (12) too, holds of the tie at l - 1."""
    return g.two_before == g.ties(g.ell - 1, 3)


def _last_tie_suffices(g: Any) -> Any:
    """There is such a bid, as 0 is one, and the largest, k, gives Left at least o_p(x-2)."""
    ends = (g.k >= 0) & (g.k < g.ell) & (g.ties(g.k) >= g.two_before)
    largest = ends & ((g.k + 1 == g.ell) | (g.ties(g.k + 1) < g.two_before))
    some = (g.ell >= 1) & (g.ties(0) >= g.two_before)
    return some & implies(largest, g.worst(g.k) >= g.two_before)


@claim(*using(_last_tie_suffices, of_those("earlier_last_tie", STRICT_35)), STRICT_35)
def heap_monotonicity__proof__case_C_repeat__strengthened(g: cases.Earlier) -> bool:
    """Case C with (35) strict: repeated from l downwards the argument ends at a bid t < l, the
    largest whose tie at x gives at least o_p(x-2), and by t Left gets at least that at x."""
    ends = [t for t in range(g.ell) if g.ties(t) >= g.two_before]
    return bool(ends) and g.worst(max(ends)) >= g.two_before


@claim(*everywhere("earlier_tie", EQUAL_35))
def heap_monotonicity__proof__case_C_right_must_change(g: cases.Earlier) -> bool:
    """Case C with equality in (35): the l-tie at x gives Left o_p(x-2), so that Right must change
    his bid to contradict (34)."""
    return g.cell(g.ell, g.ell) == g.two_before


@claim(*everywhere("earlier_tie", EQUAL_35.where("Right has l + 1", lambda g: g.ell + 1 <= g.q)))
def heap_monotonicity__proof__case_C_no_raise(g: cases.Earlier) -> bool:
    """Case C with equality in (35): Right does not gain by a higher bid at x."""
    return g.every(g.ell + 1, g.q + 1, lambda r: g.loses(r) >= g.two_before)


@claim(*everywhere("earlier_tie", EQUAL_35))
def heap_monotonicity__proof__case_C_lower(g: cases.Earlier) -> bool:
    """Case C with equality in (35): o_(p-l)(x-1) >= -o_(q+l)(x-1), so that Left's win by l is no
    worse than the tie."""
    return g.o(g.p - g.ell, 1) >= -g.o(g.q + g.ell, 1)
