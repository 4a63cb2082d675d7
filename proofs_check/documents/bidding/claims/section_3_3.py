"""Section 3.3 without Heap Monotonicity: Lemmas 20 and 22, Proposition 23, Theorem 24."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from proofs_check.core.claim import Depending, Plan, using
from proofs_check.core.evidence import Json
from proofs_check.core.ranges import Found, Instances, Range
from proofs_check.documents.bidding import saddles
from proofs_check.documents.bidding.claims import claim
from proofs_check.documents.bidding.limits import limit_rows
from proofs_check.documents.bidding.ranges import BELOW_TB, UNITARY
from proofs_check.documents.bidding.row_steps import step_from
from proofs_check.documents.bidding.theorem_plans import everywhere, for_all
from proofs_check.documents.bidding.unitary import unitary_table
from proofs_check.methods.chained import chained
from proofs_check.methods.logic import conjunction, implies, negation
from proofs_check.methods.missing import missing
from proofs_check.sweeps.checked import swept
from reference.bidding import Player, rows

LEFT, RIGHT = Player.LEFT, Player.RIGHT


def rounded_up(g: Any) -> int:
    """TB/2 rounded up."""
    up: int = (g.TB + 1) // 2
    return up


def right_of_border(g: Any) -> Any:
    """Whether 2p < TB."""
    return 2 * g.p < g.TB


ODD_HEAPS = UNITARY.where("x odd", lambda g: g.x % 2 == 1)
HEAPS_FROM_2 = UNITARY.where("x >= 2", lambda g: g.x >= 2)
ODD_RIGHT = ODD_HEAPS.where("2p < TB", right_of_border)

# Paragraph 1


@claim(
    Range(
        "TB <= {TB}, every Left budget p",
        "TB p",
        lambda largest: ((TB, p) for TB in range(largest + 1) for p in range(TB + 1)),
        {"TB": 60},
    )
)
def section_3_3__more_money(TB: int, p: int) -> bool:
    """Left has more money than Right exactly where p is at least TB/2 rounded up."""
    return (p > TB - p) == (p >= (TB + 1) // 2)


@claim(for_all("arithmetic"))
def section_3_3__more_money__corrected(g: Any) -> Any:
    """Left has at least as much money as Right exactly where p is at least TB/2 rounded up, and
    that is where 2p >= TB."""
    from_up = g.p >= rounded_up(g)
    return ((g.p >= g.q) == from_up) & ((2 * g.p >= g.TB) == from_up)


@claim(chained("bidding", "border", "EVERY"), UNITARY)
def section_3_3__sign_sensitive(g: Any) -> Any:
    """With c for TB/2 rounded up, p >= c gives o_p >= 0 and p < c gives o_p <= 0."""
    c = rounded_up(g)
    return implies(g.p >= c, g.o >= 0) & implies(g.p < c, g.o <= 0)


@claim(chained("bidding", "border", "EVERY"), UNITARY)
def lemma_20__left(g: Any) -> Any:
    """Unitary: 2p >= TB implies o_p >= 0."""
    return implies(2 * g.p >= g.TB, g.o >= 0)


@claim(chained("bidding", "border", "EVERY"), UNITARY)
def lemma_20__right(g: Any) -> Any:
    """Unitary: 2p < TB implies o_p <= 0."""
    return implies(2 * g.p < g.TB, g.o <= 0)


@claim(chained("bidding", "one_heap", "EVERY"), UNITARY)
def lemma_20__proof__first_inequality(g: Any) -> Any:
    """o_p >= -o_q."""
    return g.o >= -g.o_of_q


@claim(chained("bidding", "one_heap", "EVERY"), UNITARY)
def lemma_20__proof__doubled(g: Any) -> Any:
    """Adding o_p on both sides of o_p >= -o_q gives 2 o_p >= o_p - o_q."""
    return 2 * g.o >= g.o - g.o_of_q


@claim(
    chained("bidding", "one_heap", "LEFT_OF_BORDER"),
    UNITARY.where("2p >= TB", lambda g: g.left_of_border),
)
def lemma_20__proof__p_at_least_q(g: Any) -> Any:
    """p >= q gives o_p - o_q >= 0, so 2 o_p >= 0."""
    return (g.o - g.o_of_q >= 0) & (2 * g.o >= 0)


@claim(chained("bidding", "one_heap", "EVERY"), UNITARY)
def lemma_20__proof__second_inequality(g: Any) -> Any:
    """o_p <= -o_q + 2."""
    return g.o <= -g.o_of_q + 2


@claim(chained("bidding", "one_heap", "EVERY"), UNITARY)
def lemma_20__proof__doubled_second(g: Any) -> Any:
    """Adding o_p on both sides of o_p <= -o_q + 2 gives 2 o_p <= o_p - o_q + 2."""
    return 2 * g.o <= g.o - g.o_of_q + 2


@claim(chained("bidding", "one_heap", "EVERY"), UNITARY)
def lemma_20__proof__halved(g: Any) -> Any:
    """o_p <= (o_p - o_q)/2 + 1, where the half is an integer."""
    difference = g.o - g.o_of_q
    return (difference % 2 == 0) & (g.o <= difference // 2 + 1)


def _from_half(g: Any) -> Any:
    """The inequality of the display, doubled, and budget monotonicity."""
    return (2 * g.o(g.p) <= g.o(g.p) - g.o(g.q) + 2) & (g.o(g.p) <= g.o(g.q))


def _even_heap(g: Any) -> Any:
    return implies(_from_half(g) & ((g.o(g.p) - g.x) % 2 == 0), g.o(g.p) <= 0)


def _odd_heap(g: Any) -> Any:
    return implies(_from_half(g), g.o(g.p) <= 1)


@claim(
    *using(_even_heap, for_all("arithmetic", right_of_border, lambda g: g.x % 2 == 0)),
    UNITARY.where("x even", lambda g: g.even_heap).where("2p < TB", right_of_border),
)
def lemma_20__proof__even_heap(g: Any) -> Any:
    """x even and p < TB/2: o_p <= (o_p - o_q)/2 + 1, budget monotonicity and parity give o_p <=
    0."""
    return g.o <= 0


@claim(*using(_odd_heap, for_all("arithmetic", right_of_border, lambda g: g.x % 2 == 1)), ODD_RIGHT)
def lemma_20__proof__odd_heap(g: Any) -> Any:
    """x odd and p < TB/2: o_p <= (o_p - o_q)/2 + 1 and budget monotonicity give o_p <= 1."""
    return g.o <= 1


def _answers(g: Any) -> tuple[Any, Any]:
    """What Right's 1-tie and his win by 2 lead to against Left's bid 1; 1 <= p < TB/2."""
    return -g.o(g.q + 1, 1) + 1, g.o(g.p + 2, 1) - 1


def border_column(g: saddles.HeapPosition) -> int:
    """What the column TB/2 + 2 of even TB has at x - 1."""
    return g.o(g.TB // 2 + 2, 1)


ODD_AND_RIGHT = saddles.HEAPS_FROM_1.where("x odd", lambda g: g.x % 2 == 1).where(
    "2p < TB", right_of_border
)
# The proof assumes o_p(x) = 1 besides, to refute it.
BID_1 = ODD_AND_RIGHT.where(
    "p >= 1 and o_(p-1)(x-1) = 0", lambda g: g.p >= 1 and g.o(g.p - 1, 1) == 0
)
ON_BID_1 = for_all(
    "position", right_of_border, lambda g: (g.x % 2 == 1) & (g.p >= 1) & (g.o(g.p - 1, 1) == 0)
)
EVEN_BID_1 = BID_1.where(
    "even TB of at least 4, so that TB/2 + 2 is a budget", lambda g: g.TB % 2 == 0 and g.TB >= 4
)


@claim(ON_BID_1, BID_1)
def lemma_20__proof__left_bids_1(g: saddles.HeapPosition) -> Any:
    """x odd, p < TB/2, o_(p-1)(x-1) = 0 and Left wins by 1: Right gets less by the 1-tie or by
    winning with 2."""
    tie, win = _answers(g)
    value = g.o(g.p - 1, 1) + 1
    return (tie < value) | (win < value)


@claim(EVEN_BID_1.where("o_(TB/2+2)(x-1) = 0", lambda g: border_column(g) == 0))
def lemma_20__proof__one_tie(g: saddles.HeapPosition) -> Any:
    """x odd, p < TB/2, o_(p-1)(x-1) = 0 and Left bids 1, even TB: where o_(TB/2+2)(x-1) = 0 the
    1-tie is Right's answer, and gives -1."""
    return _answers(g)[0] == -1


@claim(
    for_all(
        "answer_by_2",
        right_of_border,
        lambda g: (g.x % 2 == 1) & (g.p >= 1) & (g.o(g.p - 1, 1) == 0),
        lambda g: (g.TB % 2 == 0) & (g.TB >= 4) & (border_column(g) != 0),
    ),
    EVEN_BID_1.where("o_(TB/2+2)(x-1) is not 0", lambda g: border_column(g) != 0),
)
def lemma_20__proof__bid_2(g: saddles.HeapPosition) -> Any:
    """x odd, p < TB/2, o_(p-1)(x-1) = 0 and Left bids 1, even TB: where o_(TB/2+2)(x-1) is not 0
    Right's answer is 2, and gives -1."""
    return (g.worst(1) == -1) & (_answers(g)[1] == -1)


@claim(ON_BID_1, BID_1)
def lemma_20__proof__one_tie__corrected(g: saddles.HeapPosition) -> Any:
    """x odd, p < TB/2, o_(p-1)(x-1) = 0 and Left bids 1, any TB: Right 1-ties where o_(q+1)(x-1)
    is 2 or more, and otherwise wins by 2, which gives -1."""
    tie, win = _answers(g)
    ties = g.o(g.q + 1, 1) >= 2
    return implies(ties, tie == -1) & implies(negation(ties), win == -1)


@claim(ON_BID_1, BID_1)
def lemma_20__proof__left_bids_1_value(g: saddles.HeapPosition) -> Any:
    """x odd, p < TB/2, o_(p-1)(x-1) = 0 and Left bids 1: the better of Right's 1-tie and his win by
    2 gives -1."""
    tie, win = _answers(g)
    return (tie >= -1) & (win >= -1) & ((tie == -1) | (win == -1))


@claim(
    *everywhere(
        "position",
        ODD_AND_RIGHT.where(
            "the column TB/2 rounded up is 0 at x - 1", lambda g: g.o(rounded_up(g), 1) == 0
        ),
    )
)
def lemma_20__proof__zero_tie_odd(g: saddles.HeapPosition) -> bool:
    """x odd, p < TB/2 and the column TB/2 rounded up is 0 at x - 1: against 0 Right's bid 1 gives
    at most -1."""
    return g.o(g.p + 1, 1) - 1 <= -1


@claim(
    Instances(
        "TB = 1, x = 3 and p = 0",
        "g",
        lambda: [(saddles.HeapPosition(1, 3, 0, saddles.known_rows(1)),)],
        at=lambda g: g.named,
    )
)
def lemma_20__proof__border_column_0__corrected(g: saddles.HeapPosition) -> bool:
    """The case treated is not the only one with odd x and p < TB/2: at TB = 1, x = 3 and p = 0 the
    column TB/2 rounded up is not 0 at x - 1."""
    return g.o(rounded_up(g), 1) != 0


@claim(
    chained("bidding", "floor", "NEXT_TO_BORDER"),
    ODD_HEAPS.where("2p = TB - 1", lambda g: 2 * g.p == g.TB - 1),
)
def lemma_20__proof__equality_floor(g: Any) -> Any:
    """x odd and p < TB/2: o_p = -1 where p is TB/2 rounded down."""
    return g.o == -1


@claim(
    chained("bidding", "border", "ODD_LEFT"),
    ODD_HEAPS.where("2p >= TB", lambda g: g.left_of_border),
)
def observation_21__left(g: Any) -> Any:
    """x odd and 2p >= TB: o_p > 0."""
    return g.o > 0


@claim(chained("bidding", "border", "ODD_RIGHT"), ODD_RIGHT)
def observation_21__right(g: Any) -> Any:
    """x odd and 2p < TB: o_p < 0."""
    return g.o < 0


BY_PARITY = (
    UNITARY.where("even TB", lambda g: g.TB % 2 == 0),
    UNITARY.where("odd TB", lambda g: g.TB % 2 == 1),
)


def swept_extremes(within: Callable[[int, int, int], bool]) -> tuple[Plan, ...]:
    """The plan of a bound on the least and the largest value of each swept total budget.

    Args:
        within: given TB, the least and the largest, whether they are as stated.
    """

    def wrong(swept_rows: Iterable[Mapping[str, str]]) -> Iterator[Json]:
        for row in swept_rows:
            if not within(int(row["total_budget"]), int(row["least"]), int(row["largest"])):
                yield dict(row)

    return using(wrong, swept("bidding", "bidding-unitary", "convergence"))


SWEPT_UPPER = swept_extremes(lambda TB, least, largest: largest <= (TB + 1) // 2 + 1)
SWEPT_LOWER = swept_extremes(lambda TB, least, largest: least >= -((TB + 1) // 2))


@claim(
    Depending(
        lambda word, parity: (
            *(() if parity else (chained("bidding", "lemma_22", "EVEN_TB"), *SWEPT_LOWER)),
            BY_PARITY[parity],
        )
    ),
    each={"lemma-22.lower.even-budget": ("even", 0), "lemma-22.lower.odd-budget": ("odd", 1)},
)
def lemma_22__lower(g: Any, word: str, parity: int) -> Any:
    """Unitary, {0} TB: o_p is at least minus TB/2 rounded down."""
    return g.o >= -(g.TB // 2)


@claim(
    chained("bidding", "lemma_22", "EVERY"),
    Depending(lambda word, parity: BY_PARITY[parity]),
    *SWEPT_UPPER,
    each={"lemma-22.upper.even-budget": ("even", 0), "lemma-22.upper.odd-budget": ("odd", 1)},
)
def lemma_22__upper(g: Any, word: str, parity: int) -> Any:
    """Unitary, {0} TB: o_p is at most TB/2 rounded up, plus 1."""
    return g.o <= rounded_up(g) + 1


@claim(chained("bidding", "lemma_22", "EVERY"), BY_PARITY[1], *SWEPT_LOWER)
def lemma_22__lower__odd_budget__weakened(g: Any) -> Any:
    """Unitary, odd TB: o_p is at least minus TB/2 rounded up."""
    return g.o >= -rounded_up(g)


def _zero_until_border(TB: int, heaps: int) -> Iterator[tuple[int, ...]]:
    """Yield what Left gets at most, a row a heap, Left's marker, where Right plays as described.

    Right bids 0 while Left has TB/2 rounded up or more, and after that the best.
    """
    border = (TB + 1) // 2
    budgets = range(TB + 1)
    with_marker: tuple[int, ...] = ()
    without: tuple[int, ...] = ()
    for x, row in enumerate(rows({1}, TB, up_to=heaps)):
        if x == 0:
            with_marker, without = row.nu_hat, row.nu
        else:
            # Left ties at 0, or wins by bidding l > 0 and keeps the marker where it is.
            with_marker, without = (
                tuple(
                    max([without[p] + 1, *(with_marker[p - ell] + 1 for ell in range(1, p + 1))])
                    if p >= border
                    else row.nu_hat[p]
                    for p in budgets
                ),
                tuple(
                    max([with_marker[p] - 1, *(without[p - ell] + 1 for ell in range(1, p + 1))])
                    if p >= border
                    else row.nu[p]
                    for p in budgets
                ),
            )
        yield with_marker


def _many_heaps(largest: int, heaps: int) -> Iterator[tuple[int, int, int, int]]:
    for TB in range(largest + 1):
        for x, row in enumerate(_zero_until_border(TB, heaps)):
            for p in range((TB + 1) // 2, TB + 1):
                yield TB, x, p, row[p]


@claim(
    Range(
        "TB <= {TB}, heaps x <= {x}, p from TB/2 rounded up",
        "TB x p gets",
        _many_heaps,
        {"TB": 12, "x": 48},
        {"TB": 20, "x": 120},
    )
)
def lemma_22__proof__right_strategy(TB: int, x: int, p: int, gets: int) -> bool:
    """p >= TB/2 rounded up: with Right bidding 0 until Left has less than that, and the best after
    that, Left gets at most TB/2 rounded up, plus 1."""
    return gets <= (TB + 1) // 2 + 1


@claim(
    step_from(
        *("Lemma 14", "Remark 15", "Lemma 17, first inequality", "Lemma 17, second inequality"),
        *("Lemma 19, where p + 1 is a budget", "Equation (1)", "Lemma 20, 2p >= TB"),
        *("Lemma 20, 2p < TB", "Lemma 22, upper bound", "Lemma 22, lower bound"),
    )
)
def lemma_22__proof__bounds_from_border__strengthened(g: Any) -> Any:
    """The sign border, property U, formula (1), parity and the bounds themselves (the lower one
    rounded up) at x - 1 give the lower bound at x; the outcomes nearer to the border are not
    needed."""
    return g.o >= -rounded_up(g)


BIDS_OF_0_AND_1 = chained("bidding", "small_bids", "SMALL_BIDS", module="theory_bids")
BIDS_FROM_A_DOLLAR = chained("bidding", "small_bids", "FROM_A_DOLLAR", module="theory_bids")


@claim(BIDS_OF_0_AND_1, saddles.HEAPS_FROM_1)
def lemma_22__proof__zero_bid_keeps_partition(g: saddles.HeapPosition) -> Any:
    """Left has the marker and both bid 0: the budgets stay."""
    return g.after(0, 0).budget == g.p


@claim(BIDS_OF_0_AND_1, saddles.HEAPS_FROM_1)
def lemma_22__proof__marker_to_right(g: saddles.HeapPosition) -> bool:
    """Left has the marker and both bid 0: Right gets the marker."""
    return negation(g.after(0, 0).left_has)


@claim(BIDS_OF_0_AND_1, saddles.HEAPS_FROM_1)
def lemma_22__proof__two_zero_ties(g: saddles.HeapPosition) -> Any:
    """Left has the marker and two 0-ties follow one another: the score changes by 1 - 1 = 0."""
    p, left_has, first = g.after(0, 0)
    second = g.with_budget(p).after(0, 0, left_has).point
    return (first == 1) & (second == -1)


LEFT_CAN_BID_1 = saddles.HEAPS_FROM_1.where("p >= 1", lambda g: g.p >= 1)


@claim(
    LEFT_CAN_BID_1, readings={"Left has the marker": LEFT, "Right has it, as after a 0-tie": RIGHT}
)
def lemma_22__proof__paid_point(g: saddles.HeapPosition, holder: Player) -> Any:
    """Left bids 1 against 0: she has the marker afterwards, gets a point, and has a dollar less."""
    return g.after(1, 0, holder is LEFT).is_(g.p - 1, True, 1)


@claim(BIDS_FROM_A_DOLLAR, LEFT_CAN_BID_1)
def lemma_22__proof__paid_point__corrected(g: saddles.HeapPosition) -> bool:
    """Left bids 1 against 0: the marker stays with who has it, she gets a point, and has a dollar
    less."""
    return conjunction(g.after(1, 0, has).is_(g.p - 1, has, 1) for has in (True, False))


@claim(chained("bidding", "worth_two", "BELOW_TB"), BELOW_TB)
def proposition_23(g: Any) -> Any:
    """Unitary: o_p + 2 >= o_(p+1)."""
    return g.o + 2 >= g.o_next


@claim(Instances("some instance: S = {2, 3}, TB = 1, p = 0", "x", lambda: [(4,)]))
def proposition_23__other_sets__strengthened(x: int) -> Found:
    """Proposition 23 is about S = {1} alone: with other sets a dollar may be worth more than 2 max
    S, as at the heap of 4 it is worth 7."""
    o = list(rows({2, 3}, 1, up_to=x))[x].nu_hat
    return o[1] - o[0] == 7 > 2 * 3, {"o": list(o)}


@claim(chained("bidding", "next_gap", "BELOW_TB"), BELOW_TB)
def proposition_23__proof__next_gap_4(g: Any) -> Any:
    """If o_(p+1) > o_p + 2 then o_(p+1) >= o_p + 4: the difference is even."""
    return (g.o_next - g.o) % 2 == 0


NEVER_8 = using(lambda g: g.o_next < g.o + 4, chained("bidding", "worth_two", "BELOW_TB"), BELOW_TB)


@claim(*everywhere("right_win", saddles.RIGHT_WINS.where("r > l + 1", lambda g: g.r > g.ell + 1)))
def proposition_23__proof__right_decreases(s: saddles.Saddle) -> bool:
    """Where Right wins by r with r - 1 > l, winning by r - 1 is no worse for him."""
    return s.o(s.p + s.r - 1, 1) <= s.o(s.p + s.r, 1)


@claim(
    readings={
        "where Right wins in an equilibrium, the 0-tie is one as well": saddles.RIGHT_WINS,
        "there is nothing to reduce: (8) never holds": NEVER_8,
    }
)
def proposition_23__proof__reduces_to_zero_tie(s: saddles.Saddle) -> Found:
    """Positions (x, (p+1)^) where Right wins reduce to those with a 0-tie and (8)."""
    return (0, 0) in s.pairs, {"equilibria": [list(pair) for pair in s.pairs]}


def _not_by_left_win(ours: Any, theirs: Any, *of_them: Any) -> Any:
    """An equilibrium that is a tie or a win of Right's."""
    return (ours <= theirs) & saddles.in_equilibrium(ours, theirs, *of_them)


@claim(
    *using(
        _not_by_left_win, chained("bidding", "equilibrium", "EQUILIBRIUM", module="theory_bids")
    ),
    saddles.HEAPS_FROM_1,
)
def proposition_23__proof__two_cases(g: saddles.HeapPosition) -> bool:
    """At (x, p^) an l-tie or a win of Right's is always in equilibrium, so that Left's strict wins
    need not be looked at."""
    return any(ell <= r for ell, r in g.pairs)


@claim(*everywhere("tie", saddles.TIES))
def proposition_23__proof__case_1_p(s: saddles.Saddle) -> bool:
    """Where an l-tie is in equilibrium, o_p(x) = -o_(q+l)(x-1) + 1."""
    return s.o(s.p) == -s.o(s.q + s.ell, 1) + 1


@claim(
    *everywhere("tie", saddles.TIES.where("l = 0 and p >= 1", lambda s: (s.ell == 0) & (s.p >= 1)))
)
def proposition_23__proof__zero_tie_at_p_plus_1(s: saddles.Saddle) -> bool:
    """Where the 0-tie is in equilibrium at p + 1, o_(p+1)(x) = -o_(q-1)(x-1) + 1; p + 1 is the
    case's budget."""
    p, q = s.p - 1, s.q + 1
    return s.o(p + 1) == -s.o(q - 1, 1) + 1


def below_TB(g: Any) -> Any:
    """p + 1 is a Left budget."""
    return g.p < g.TB


def _8(g: Any) -> Any:
    return g.o(g.p + 1) == g.o(g.p) + 4


def _of_tie_at_0(g: Any) -> Any:
    """What the 0-tie at p + 1 leads to is the value there."""
    return g.o(g.p + 1) == -g.o(g.q - 1, 1) + 1


def _9(g: Any) -> Any:
    return -g.o(g.q + g.ell, 1) + 4 == -g.o(g.q - 1, 1)


@claim(for_all("position_alone", below_TB))
def proposition_23__proof__equation_9(g: Any) -> Any:
    """Case 1 and (8) give 4 - o_(q+l)(x-1) = -o_(q-1)(x-1)."""
    tie = g.o(g.p) == -g.o(g.q + g.ell, 1) + 1
    return implies(_8(g) & tie & _of_tie_at_0(g), _9(g))


@claim(for_all("position", below_TB))
def proposition_23__proof__l_positive(g: Any) -> Any:
    """l > 0: l = 0 in (9) contradicts the proposition at heap x - 1."""
    return implies((g.ell >= 0) & _9(g), g.ell > 0)


CASE_1_READINGS = {
    "Case 1 apart from (8)": saddles.TIES.where(
        "2 <= l <= q + 1", lambda s: 2 <= s.ell <= s.q + 1
    ).where(
        "p < TB and the 0-tie in equilibrium at p + 1",
        lambda s: s.p < s.TB and (0, 0) in s.with_budget(s.p + 1).pairs,
    ),
    "with (8), which never holds": NEVER_8,
}


@claim(readings=CASE_1_READINGS)
def proposition_23__proof__avoid_right_win(s: saddles.Saddle) -> bool:
    """Case 1: Right's win by r = l - 1 >= 1 at (x, (p+1)^) is worse for Left than her 0-tie
    there."""
    return s.ell <= s.q and s.o(s.p + s.ell, 1) - 1 < -s.o(s.q - 1, 1) + 1


@claim(readings=CASE_1_READINGS)
def proposition_23__proof__case_1_first(s: saddles.Saddle) -> bool:
    """Case 1, r = l - 1 >= 1: o_(p+r)(x-1) < -o_(q+l)(x-1) + 1."""
    return s.o(s.p + s.ell - 1, 1) < -s.o(s.q + s.ell, 1) + 1


@claim(for_all("position_alone", below_TB))
def proposition_23__proof__case_1_second(g: Any) -> Any:
    """(9) gives -o_(q+l)(x-1) + 1 = -o_(q-1)(x-1) - 3."""
    return implies(_9(g), -g.o(g.q + g.ell, 1) + 1 == -g.o(g.q - 1, 1) - 3)


@claim(chained("bidding", "one_heap", "FROM_1_DOLLAR"), UNITARY.where("p >= 1", lambda g: g.p >= 1))
def proposition_23__proof__case_1_third(g: Any) -> Any:
    """-o_(q-1) - 3 <= o_(p+1) - 3 by marker monotonicity; p + 1 is the case's budget."""
    return -g.o_of_q - 3 <= g.o - 3


@claim(*everywhere("right_win", saddles.RIGHT_WINS))
def proposition_23__proof__case_2_p(s: saddles.Saddle) -> bool:
    """Where Right wins by r in equilibrium, o_p(x) = o_(p+r)(x-1) - 1."""
    return s.o(s.p) == s.o(s.p + s.r, 1) - 1


def _10(g: Any) -> Any:
    return 4 + g.o(g.p + g.r, 1) - 1 == -g.o(g.q - 1, 1) + 1


def _sum(g: Any) -> Any:
    return g.o(g.p + g.r, 1) + g.o(g.q - 1, 1) == -2


@claim(for_all("position_alone", below_TB))
def proposition_23__proof__equation_10(g: Any) -> Any:
    """Case 2 and (8) give 4 + o_(p+r)(x-1) - 1 = -o_(q-1)(x-1) + 1."""
    right_wins = g.o(g.p) == g.o(g.p + g.r, 1) - 1
    return implies(_8(g) & right_wins & _of_tie_at_0(g), _10(g))


@claim(for_all("position_alone", below_TB))
def proposition_23__proof__sum_minus_2(g: Any) -> Any:
    """(10) gives o_(p+r)(x-1) + o_(q-1)(x-1) = -2."""
    return implies(_10(g), _sum(g))


@claim(
    missing,
    each={
        "proposition-23.proof.left-of-border": ("left", "o_(p+r)(x-1) - o_(p+1)(x-1) <= -2"),
        "proposition-23.proof.right-of-border": ("right", "o_(q-1)(x-1) - o_(q-r)(x-1) <= -2"),
    },
)
def supposed_in_case_2(side: str, what: str) -> str:
    """{1}."""
    return "an r >= 1 with o_(p+r)(x-1) + o_(q-1)(x-1) = -2: by Lemma 18 it is at least 0"


@claim(*everywhere("position", saddles.HEAP_POSITIONS.where("p < TB", below_TB)))
def proposition_23__proof__left_impossible(g: saddles.HeapPosition) -> bool:
    """For no r >= 1 is o_(p+r) - o_(p+1) <= -2."""
    return g.every(1, g.q + 1, lambda r: negation(g.o(g.p + r) - g.o(g.p + 1) <= -2))


@claim(for_all("arithmetic", lambda g: (g.r >= 1) & (g.r <= g.q)))
def proposition_23__proof__p_plus_r_left(g: Any) -> Any:
    """q - 1 right of the border and r >= 1 give that p + r is left of it."""
    return implies(2 * (g.q - 1) < g.TB, 2 * (g.p + g.r) >= g.TB)


@claim(*everywhere("position", saddles.HEAP_POSITIONS.where("p < TB", below_TB)))
def proposition_23__proof__right_impossible(g: saddles.HeapPosition) -> bool:
    """For no r >= 1 is o_(q-1) - o_(q-r) <= -2."""
    return g.every(1, g.q + 1, lambda r: negation(g.o(g.q - 1) - g.o(g.q - r) <= -2))


def _not_found(swept_rows: Iterable[Mapping[str, str]]) -> Iterator[Json]:
    return (dict(row) for row in swept_rows if int(row["heap"]) < 0)


EACH_TB = Range(
    "every TB <= {TB}",
    "TB",
    lambda largest: ((TB,) for TB in range(largest + 1)),
    {"TB": 20},
    {"TB": 30},
)


@claim(
    *using(
        lambda g: implies(g.x >= g.convergence_bound, g.o_later(2) == g.o),
        chained("bidding", "constant", "EVERY"),
    ),
    EACH_TB,
    *using(_not_found, swept("bidding", "bidding-unitary", "convergence")),
    each={"theorem-24.even": ("even", 0), "theorem-24.odd": ("odd", 1)},
)
def theorem_24(TB: int, word: str, parity: int) -> Found:
    """Unitary: from some {0} heap on the values of the {0} heaps are constant, for every Left
    budget: a row is that of two heaps before, and each row follows from the one before it."""
    table, heaps = unitary_table(TB), range(parity, TB * TB + 16, 2)
    found = next((x for x in heaps if table[x] == table[x + 2]), None)
    return found is not None, {"heap": found}


@claim(EACH_TB)
def section_3_3__constant__strengthened(TB: int) -> Found:
    """Unitary: the values are constant for all large heaps, even and odd alike; the sentence before
    the theorem does not say "of one parity"."""
    even, odd = limit_rows(TB)
    return even == odd, {"even": list(even), "odd": list(odd)}


@claim(
    chained("bidding", "heaps", "FROM_2_LEFT"),
    HEAPS_FROM_2.where("2p >= TB", lambda g: g.left_of_border),
)
def theorem_24__proof__columns_left(g: Any) -> Any:
    """p >= TB/2: along heaps of one parity the values do not fall."""
    return g.o >= g.o_before(2)


@claim(chained("bidding", "heaps", "FROM_2_RIGHT"), HEAPS_FROM_2.where("2p < TB", right_of_border))
def theorem_24__proof__columns_right(g: Any) -> Any:
    """p < TB/2: along heaps of one parity the values do not rise."""
    return g.o <= g.o_before(2)


@claim(
    chained("bidding", "lemma_22", "EVERY"),
    UNITARY,
    *swept_extremes(lambda TB, least, largest: max(-least, largest) <= (TB + 1) // 2 + 1),
)
def theorem_24__proof__bounded(g: Any) -> Any:
    """The absolute values are bounded: by TB/2 rounded up, plus 1."""
    return (g.o <= rounded_up(g) + 1) & (-g.o <= rounded_up(g) + 1)
