"""Section 3.2: Lemmas 14, 16 to 19, Remark 15, and the steps of their proofs."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from proofs_check.core.claim import Plan, part, using
from proofs_check.core.ranges import Found, Instances, Range
from proofs_check.documents.bidding import saddles
from proofs_check.documents.bidding.claims import claim
from proofs_check.documents.bidding.ranges import BELOW_TB, HEAP_0, HEAP_GAMES, UNITARY
from proofs_check.documents.bidding.row_steps import GRANTED, step_from
from proofs_check.documents.bidding.saddles import HEAPS_FROM_1, LEFT_WINS, HeapPosition, Saddle
from proofs_check.documents.bidding.small_rulesets import example, path
from proofs_check.documents.bidding.theorem_plans import everywhere, for_all
from proofs_check.methods.chained import chained
from proofs_check.methods.logic import implies, negation
from reference.bidding import Player, as_ruleset, in_U, maximin_table, rows
from reference.bidding.rulesets import Bids, Number

LEFT, RIGHT = Player.LEFT, Player.RIGHT


def _of_bids(theorem: str, view: str) -> Plan:
    return chained("bidding", theorem, view, "theory_bids")


@claim(chained("bidding", "lemma_14", "EVERY"), UNITARY)
def lemma_14(g: Any) -> Any:
    """Unitary: nu_hat_p(x) >= nu_hat_pi(x) for p >= pi."""
    return g.o >= g.most_o_up_to_p


EXAMPLE_2_2 = Range("Example 2.2 with TB = 1 and B = {1}", "TB B", lambda: [(1, (1,))])

WITHOUT_ZERO = Range(
    "S = {{1}}, TB = 8, B = {{2,3}} and S = {{2,5,6}}, TB = 4, B = {{2}}, heaps x <= {x}",
    "S TB B x",
    lambda heaps: (
        (S, TB, B, x)
        for S, TB, B in (((1,), 8, (2, 3)), ((2, 5, 6), 4, (2,)))
        for x in range(heaps + 1)
    ),
    {"x": 15},
)


def _does_not_fall(o: Sequence[Number]) -> Found:
    return all(a <= b for a, b in pairwise(o)), {"nu_hat": [int(value) for value in o]}


@claim(
    readings={
        "all unitary games": using(lemma_14, chained("bidding", "lemma_14", "EVERY"), UNITARY),
        "all bidding cumulative subtraction, any B": using(
            lambda S, TB, B, x: _does_not_fall(list(rows(S, TB, B, x))[x].nu_hat),
            HEAP_GAMES,
            WITHOUT_ZERO,
        ),
        "all rulesets": EXAMPLE_2_2,
    }
)
def lemma_14__all_games(TB: int, B: Bids) -> Found:
    """nu_hat_p(x) >= nu_hat_pi(x) for p >= pi, in all games."""
    return _does_not_fall(maximin_table(example(TB, B))["x1"].nu_hat)


AT_HEAP_0 = chained("bidding", "empty", "HEAP_0", module="theory_bids")


@claim(AT_HEAP_0, HEAP_0)
def lemma_14__proof__base(g: Any) -> Any:
    """At heap 0 all values are 0."""
    return (g.o == 0) & (g.nu == 0)


@claim(
    *using(lambda before, now: implies(before, now), _of_bids("more_bids", "MORE_BIDS")),
    HEAPS_FROM_1.where("p > 0", lambda g: g.p > 0),
)
def lemma_14__proof__more_bids(g: HeapPosition) -> bool:
    """With p >= pi Left has all bids at p that she has at pi."""
    return set(g.with_budget(g.p - 1).matrix().left) <= set(g.matrix().left)


def _worth_as_much(with_less: Any, with_more: Any) -> Any:
    return with_more >= with_less


@claim(
    *using(_worth_as_much, _of_bids("forced_win", "FORCED_WIN")),
    HEAPS_FROM_1.where("p < TB and Left can bid q", lambda g: g.q <= g.p < g.TB),
)
def lemma_14__proof__forced_win(g: HeapPosition) -> bool:
    """Where Left can force a win of the turn with pi, perhaps by a tie, the best of these wins is
    worth as much or more with p = pi + 1."""
    here, there = g.matrix().minima, g.with_budget(g.p + 1).matrix().minima
    return max(there[g.q - 1 :]) >= max(here[g.q :])


@claim(
    *using(_worth_as_much, _of_bids("no_forced_win", "NO_FORCED_WIN")),
    HEAPS_FROM_1.where("p < TB and Left cannot bid q", lambda g: g.p < g.TB and g.p < g.q),
)
def lemma_14__proof__no_forced_win(g: HeapPosition) -> bool:
    """Where she cannot, the same bid is worth as much or more with p = pi + 1."""
    there = g.with_budget(g.p + 1).matrix().minima
    return all(a <= b for a, b in zip(g.matrix().minima, there, strict=False))


@claim(chained("bidding", "lemma_14", "EVERY"), UNITARY)
def remark_15(g: Any) -> Any:
    """Unitary: nu_p(x) >= nu_pi(x) for p >= pi."""
    return g.nu >= g.most_nu_up_to_p


@claim(chained("bidding", "mirror", "EVERY"), UNITARY)
def remark_15__equation_1(g: Any) -> Any:
    """Unitary: nu_p(x) = -nu_hat_q(x), both from Definition 1."""
    return g.nu == -g.o_of_q


@claim(step_from(*GRANTED))
def proposition_4__proof__unitary_step(g: Any) -> Any:
    """For a unitary game, formula (1) at heap x - 1 gives it at heap x by the displayed equalities,
    without the uniqueness properties; budget monotonicity and parity are granted."""
    return g.nu == -g.o_of_q


def _tie_is_worth(g: Any) -> Any:
    return g.cell(g.ell, g.ell) == -g.o(g.q + g.ell, back=1) + 1


def _smaller_tie(g: Any) -> Any:
    return implies(g.ell >= 1, g.cell(g.ell, g.ell) <= g.cell(g.ell - 1, g.ell - 1))


def _at_most_zero_tie(g: Any) -> Any:
    return g.cell(g.ell, g.r) <= g.cell(0, 0)


@claim(*using(_tie_is_worth, _of_bids("tie", "TIE")), HEAPS_FROM_1)
def section_3_2__tie_value(g: HeapPosition) -> bool:
    """A tie at l is worth 1 - nu_hat_(q+l)(x - 1) to Left."""
    cells = g.matrix().cells
    bids = range(min(g.p, g.q) + 1)
    return all(cells[ell][ell] == 1 - g.o(g.q + ell, back=1) for ell in bids)


@claim(
    *using(_smaller_tie, _of_bids("tie", "TIE")),
    HEAPS_FROM_1.where("p > 0 and q > 0", lambda g: min(g.p, g.q) > 0),
)
def lemma_16(g: HeapPosition) -> bool:
    """A tie at l > 0 is weakly worse for Left than a tie at l - 1."""
    cells = g.matrix().cells
    return all(cells[ell][ell] <= cells[ell - 1][ell - 1] for ell in range(1, min(g.p, g.q) + 1))


@claim(chained("bidding", "budget_step", "BELOW_TB"), BELOW_TB)
def lemma_16__proof__budget_step(g: Any) -> Any:
    """nu_hat_(q+l)(x) >= nu_hat_(q+l-1)(x): Lemma 14, which the proof calls heap monotonicity."""
    return g.o_next >= g.o


@claim(*using(_at_most_zero_tie, _of_bids("above_diagonal", "ABOVE_DIAGONAL")), HEAPS_FROM_1)
def section_3_2__upper_right_bounded(g: HeapPosition) -> bool:
    """All entries of the bid matrix with l >= r are at most the value of the tie at 0."""
    cells = g.matrix().cells
    return all(cells[r][ell] <= cells[0][0] for r in range(g.q + 1) for ell in range(r, g.p + 1))


@claim(*using(_at_most_zero_tie, _of_bids("above_diagonal", "ANSWER")), HEAPS_FROM_1)
def section_3_2__right_assures_zero_tie(g: HeapPosition) -> bool:
    """By answering Left's bid with the same, or with all he has where that is less, Right holds her
    to the value of the tie at 0."""
    cells = g.matrix().cells
    return all(cells[min(ell, g.q)][ell] <= cells[0][0] for ell in range(g.p + 1))


@claim(chained("bidding", "marker", "EVERY"), UNITARY)
def lemma_17__left(g: Any) -> Any:
    """Unitary: nu_p(x) <= nu_hat_p(x)."""
    return g.nu <= g.o


@claim(chained("bidding", "marker", "EVERY"), UNITARY)
def lemma_17__right(g: Any) -> Any:
    """Unitary: nu_hat_p(x) <= nu_p(x) + 2."""
    return g.o <= g.nu + 2


@claim(AT_HEAP_0, HEAP_0)
def lemma_17__proof__base(g: Any) -> Any:
    """At heap 0 nu_p <= nu_hat_p <= nu_p + 2, which is (4)."""
    return lemma_17__left(g) & lemma_17__right(g)


SUPPOSED = {
    "without what the proof supposes: nu > nu_hat, or nu_hat > nu + 2": HEAPS_FROM_1,
    "where it holds, which is never": using(
        lemma_17__proof__base, chained("bidding", "marker", "EVERY"), UNITARY
    ),
}


@claim(readings=SUPPOSED)
def lemma_17__proof__bid_0(g: HeapPosition) -> bool:
    """Left may be supposed to bid 0: the bid 0 attains the outcome."""
    return g.matrix().minima[0] == g.o(g.p)


def _against_4(g: Any) -> Any:
    """Of ties at 0 the one says the other, which (4) at x - 1 denies."""
    with_marker, without = 1 + g.nu(g.p, 1), g.o(g.p, 1) - 1
    of_ties = (g.o(g.p) == with_marker) & (g.nu(g.p) == without)
    says = implies(of_ties, (g.nu(g.p) > g.o(g.p)) == (with_marker < without))
    return says & negation(with_marker < without)


@claim(*using(_against_4, _of_bids("around", "EVERY")), HEAPS_FROM_1)
def lemma_17__proof__first_contradiction(g: HeapPosition) -> bool:
    """If both outcomes were those of ties at 0, nu_p(x) > nu_hat_p(x) would say 1 + nu_p(x-1) <
    nu_hat_p(x-1) - 1, against (4) at x - 1: that never happens."""
    return bool(_against_4(g))


@claim(readings=SUPPOSED)
def lemma_17__proof__ties_at_0(g: HeapPosition) -> bool:
    """Where Left bids 0 Right accepts the tie, with either marker: both outcomes are those of ties
    at 0."""
    marked = g.matrix().cells[0][0] == g.o(g.p)
    return marked and g.matrix(RIGHT).cells[0][0] == g.nu(g.p)


@claim(step_from(*GRANTED, "Lemma 17, second inequality"))
def lemma_17__proof__lower_from_upper(g: Any) -> Any:
    """nu_p > nu_hat_p at x contradicts the second inequality of (4) at x - 1: that inequality, with
    budget monotonicity, formula (1) and parity at x - 1, gives nu_p <= nu_hat_p at x."""
    return g.nu <= g.o


@claim(step_from(*GRANTED, "Lemma 17, first inequality"))
def lemma_17__proof__upper_from_lower(g: Any) -> Any:
    """nu_hat_p > nu_p + 2 at x contradicts the first inequality of (4) at x - 1: that inequality,
    with budget monotonicity, formula (1) and parity at x - 1, gives nu_hat_p <= nu_p + 2 at x."""
    return g.o <= g.nu + 2


@claim(for_all("arithmetic"))
def lemma_17__proof__equivalent(g: Any) -> Any:
    """1 + nu < nu_hat - 1 says the same as 2 + nu < nu_hat."""
    nu, nu_hat = g.nu(g.p), g.o(g.p)
    return (1 + nu < nu_hat - 1) == (2 + nu < nu_hat)


@claim(for_all("arithmetic"))
def lemma_17__proof__second_contradiction(g: Any) -> Any:
    """2 + nu_hat_p(x-1) - 1 < nu_p(x-1) + 1 would say nu_hat_p(x-1) < nu_p(x-1), against the first
    inequality of (4)."""
    nu, nu_hat = g.nu(g.p, 1), g.o(g.p, 1)
    return (2 + nu_hat - 1 < nu + 1) == (nu_hat < nu)


@claim(chained("bidding", "lemma_18", "EVERY"), UNITARY)
def lemma_18(g: Any) -> Any:
    """Unitary: nu_hat_p(x) >= -nu_hat_(q+l)(x) for 0 <= l <= p."""
    return g.o >= -g.least_o_from_q


@claim(chained("bidding", "lemma_18", "EVERY"), UNITARY)
def lemma_18__proof__second_inequality(g: Any) -> Any:
    """-nu_hat_q(x) >= -nu_hat_(q+l)(x) for 0 <= l <= p."""
    return -g.o_of_q >= -g.least_o_from_q


@claim(chained("bidding", "dollar", "BELOW_TB"), BELOW_TB)
def lemma_19(g: Any) -> Any:
    """Unitary: nu_hat_p(x) <= nu_(p+1)(x), for p < TB."""
    return g.o <= g.nu_next


@claim(HEAPS_FROM_1.where("p = TB", lambda g: g.p == g.TB))
def lemma_19__range(g: HeapPosition) -> bool:
    """nu_hat_p(x) <= nu_(p+1)(x) for every Left budget, so for p = TB: there is a value
    nu_(TB+1)."""
    return g.p + 1 < len(g.known[g.x].nu)


def _wins_with_as_much(g: Any) -> Any:
    return (g.o == 1) == (g.p >= g.q)


@claim(
    *using(_wins_with_as_much, chained("bidding", "heap_1", "HEAP_1", module="theory_forced_wins")),
    HEAPS_FROM_1.where("x = 1", lambda g: g.x == 1),
)
def lemma_19__proof__base_force(g: HeapPosition) -> bool:
    """At x = 1, with the marker: Left can force a win just where p >= q."""
    return (g.o(g.p) == 1) == (g.p >= g.q)


@claim(
    *using(
        lambda o, nu_next, p, q: implies(o == 1, (nu_next == 1) & (p + 1 > q - 1)) & (o <= nu_next),
        chained("bidding", "dollar_at_1", "HEAP_1_DOLLAR", module="theory_forced_wins"),
    ),
    HEAPS_FROM_1.where("x = 1 and p < TB", lambda g: g.x == 1 and g.p < g.TB),
)
def lemma_19__proof__base_step(g: HeapPosition) -> bool:
    """At x = 1: nu_hat_p(1) = 1 implies nu_(p+1)(1) = 1, for p + 1 > q - 1."""
    if g.o(g.p) != 1:
        return g.o(g.p) <= g.nu(g.p + 1)
    return g.nu(g.p + 1) == 1 and g.p + 1 > g.q - 1


@claim(*using(saddles.in_equilibrium, _of_bids("equilibrium", "EQUILIBRIUM")), HEAPS_FROM_1)
def lemma_19__proof__three_cases(g: HeapPosition) -> bool:
    """Every position has an equilibrium, and in each Left ties, or Left wins, or Right wins."""
    return max(g.matrix().minima) == min(g.matrix().maxima)


@claim(chained("bidding", "dollar", "BELOW_TB"), BELOW_TB)
def lemma_19__step__strengthened(g: Any) -> Any:
    """nu_hat_p <= nu_(p+1) at x - 1 alone gives it at x, without the other properties: the chain
    of theorems rests on Definition 8 and on nothing else."""
    return lemma_19(g)


# Case 1: a tie at l

TIES_BELOW_Q = saddles.TIES.where("l < q", lambda g: g.ell < g.q)
TIES_FROM_Q = saddles.TIES.where("l >= q and p < TB", lambda g: (g.ell >= g.q) & (g.p < g.TB))


def wins_unopposed(g: Saddle) -> bool:
    """Whether Left wins with l at (x, p + 1), whatever Right, who has the marker, bids: less."""
    there = g.with_budget(g.p + 1)
    return there.every(
        0, there.q + 1, lambda r: (r < g.ell) & (there.after(g.ell, r, False).point == 1)
    )


@claim(*everywhere("tie", TIES_BELOW_Q))
def lemma_19__proof__inequality_5(g: Saddle) -> bool:
    """Left ties at l: -1 + nu_hat_(p+l+1)(x-1) >= 1 + nu_(p-l)(x-1), where Right can bid l + 1."""
    return -1 + g.o(g.p + g.ell + 1, 1) >= 1 + g.nu(g.p - g.ell, 1)


@claim(saddles.TIES)
def lemma_19__proof__inequality_5__range(g: Saddle) -> bool:
    """Left ties at l: (5) speaks of a bid l + 1 of Right's that he can place."""
    return g.ell + 1 <= g.q


@claim(*everywhere("tie", saddles.TIES))
def lemma_19__proof__case_1_subcases(g: Saddle) -> bool:
    """l is from 0 to q - 1, or at least q; a tie at l > q does not exist."""
    return (g.ell >= 0) & (g.ell <= g.q)


@claim(*everywhere("tie", TIES_BELOW_Q))
def lemma_19__proof__case_1_claim(g: Saddle) -> bool:
    """l <= q - 1: where Left bids l + 1 at (x, p + 1), no win of Right's gives Left less than 1 +
    nu_(p-l)(x-1), what she gets by winning."""
    there, wins = g.with_budget(g.p + 1), 1 + g.nu(g.p - g.ell, 1)
    return g.every(g.ell + 1, g.q, lambda r: there.cell(g.ell + 1, r, RIGHT) >= wins)


@claim(_of_bids("around", "CAN_RAISE"), saddles.TIES.where("l + 1 < q", lambda g: g.ell + 1 < g.q))
def lemma_19__proof__case_1_tie_first(g: Saddle) -> bool:
    """-1 + nu_hat_(p+l+2)(x-1) >= -1 + nu_hat_(p+l+1)(x-1), where Right, with q - 1, can bid l +
    1."""
    return g.o(g.p + g.ell + 2, 1) >= g.o(g.p + g.ell + 1, 1)


@claim(
    *using(
        lambda g: g.nu(g.p + g.r + 1, 1) >= g.nu(g.p + g.ell + 2, 1), _of_bids("around", "RAISES")
    ),
    saddles.TIES.where("l + 2 < q", lambda g: g.ell + 2 < g.q),
)
def lemma_19__proof__case_1_over_first(g: Saddle) -> bool:
    """r > l + 1: -1 + nu_(p+r+1)(x-1) >= -1 + nu_(p+l+2)(x-1), for all r <= q - 1."""
    least = g.nu(g.p + g.ell + 2, 1)
    return all(g.nu(g.p + r + 1, 1) >= least for r in range(g.ell + 2, g.q))


@claim(
    _of_bids("around", "CAN_RAISE_TWICE"),
    saddles.TIES.where("l + 2 <= q", lambda g: g.ell + 2 <= g.q),
)
def lemma_19__proof__case_1_over_second(g: Saddle) -> bool:
    """-1 + nu_(p+l+2)(x-1) >= -1 + nu_hat_(p+l+1)(x-1): the lemma at x - 1."""
    return g.nu(g.p + g.ell + 2, 1) >= g.o(g.p + g.ell + 1, 1)


@claim(*everywhere("tie", TIES_BELOW_Q))
def lemma_19__proof__case_1_conclusion(g: Saddle) -> bool:
    """l <= q - 1: nu_(p+1)(x) >= 1 + nu_(p-l)(x-1) = nu_hat_p(x)."""
    value = 1 + g.nu(g.p - g.ell, 1)
    return (g.nu(g.p + 1) >= value) & (value == g.o(g.p))


@claim(*everywhere("unopposed", TIES_FROM_Q))
def lemma_19__proof__case_1_big(g: Saddle) -> bool:
    """l >= q: at (x, p + 1) Right cannot bid more than l, nor as much, so that Left wins."""
    return wins_unopposed(g)


@claim(*everywhere("tie", TIES_FROM_Q))
def lemma_19__proof__case_1_big_display(g: Saddle) -> bool:
    """l >= q: nu_(p+1)(x) >= 1 + nu_(p-l+1)(x-1) >= 1 + nu_(p-l)(x-1) = nu_hat_p(x)."""
    first, second = 1 + g.nu(g.p - g.ell + 1, 1), 1 + g.nu(g.p - g.ell, 1)
    return (g.nu(g.p + 1) >= first) & (first >= second) & (second == g.o(g.p))


# Case 2: Left wins with l

LEFT_WINS_BELOW_Q = LEFT_WINS.where("l < q", lambda g: g.ell < g.q)


@claim(*everywhere("left_win", LEFT_WINS_BELOW_Q))
def lemma_19__proof__inequality_6(g: Saddle) -> bool:
    """Left wins with l, no tie: -1 + nu_hat_(p+l+1)(x-1) >= 1 + nu_hat_(p-l)(x-1), where Right can
    bid l + 1."""
    return -1 + g.o(g.p + g.ell + 1, 1) >= 1 + g.o(g.p - g.ell, 1)


@claim(LEFT_WINS)
def lemma_19__proof__inequality_6__range(g: Saddle) -> bool:
    """Left wins with l, no tie: (6) speaks of a bid l + 1 of Right's that he can place."""
    return g.ell + 1 <= g.q


@claim(*everywhere("left_win", LEFT_WINS))
def lemma_19__proof__case_2_value(g: Saddle) -> bool:
    """Left wins with l, no tie: 1 + nu_hat_(p-l)(x-1) = nu_hat_p(x)."""
    return 1 + g.o(g.p - g.ell, 1) == g.o(g.p)


@claim(*everywhere("left_win", LEFT_WINS_BELOW_Q))
def lemma_19__proof__case_2_claim(g: Saddle) -> bool:
    """l <= q - 1: where Left bids l at (x, p + 1), a win of Right's, with the marker or more, gives
    Left at least 1 + nu_(p-l)(x-1)."""
    there, wins = g.with_budget(g.p + 1), 1 + g.nu(g.p - g.ell, 1)
    return g.every(g.ell, g.q, lambda r: there.cell(g.ell, r, RIGHT) >= wins)


@claim(
    *everywhere(
        "unopposed", LEFT_WINS.where("l >= q and p < TB", lambda g: (g.ell >= g.q) & (g.p < g.TB))
    )
)
def lemma_19__proof__case_2_big(g: Saddle) -> bool:
    """l >= q: at (x, p + 1) Right cannot bid more than l, nor as much, so that Left wins."""
    return wins_unopposed(g)


@claim(*everywhere("left_win", LEFT_WINS_BELOW_Q))
def lemma_19__proof__case_2_prefers_losing_to_tie(g: Saddle) -> bool:
    """l <= q - 1: at (x, p + 1) with Left's bid l, Right weakly prefers losing to tying with l.
    Losing there gives Left 1 + nu_(p+1-l)(x-1)."""
    tie = -1 + g.o(g.p + 1 + g.ell, 1)
    return tie >= 1 + g.nu(g.p + 1 - g.ell, 1)


@claim(*everywhere("left_win", LEFT_WINS_BELOW_Q))
def lemma_19__proof__case_2_prefers_losing_to_more(g: Saddle) -> bool:
    """l <= q - 1: at (x, p + 1) with Left's bid l, Right weakly prefers losing to bidding more."""
    losing = 1 + g.nu(g.p + 1 - g.ell, 1)
    return g.every(g.ell + 1, g.q, lambda r: -1 + g.nu(g.p + 1 + r, 1) >= losing)


@claim(*everywhere("left_win", LEFT_WINS.where("l + 1 < q", lambda g: g.ell + 1 < g.q)))
def lemma_19__proof__case_2_over_first(g: Saddle) -> bool:
    """r > l: -1 + nu_(p+r+1)(x-1) >= -1 + nu_hat_(p+l+1)(x-1)."""
    least = g.o(g.p + g.ell + 1, 1)
    return g.every(g.ell + 1, g.q, lambda r: g.nu(g.p + r + 1, 1) >= least)


@claim(*everywhere("left_win", LEFT_WINS))
def lemma_19__proof__case_2_marker(g: Saddle) -> bool:
    """1 + nu_hat_(p-l)(x-1) >= 1 + nu_(p-l)(x-1)."""
    return g.o(g.p - g.ell, 1) >= g.nu(g.p - g.ell, 1)


@claim(*everywhere("left_win", LEFT_WINS.where("p < TB", lambda g: g.p < g.TB)))
def lemma_19__proof__case_2_last_display(g: Saddle) -> bool:
    """nu_(p+1)(x) >= 1 + nu_(p-l+1)(x-1) >= 1 + nu_hat_(p-l)(x-1) = nu_hat_p(x)."""
    first, second = 1 + g.nu(g.p - g.ell + 1, 1), 1 + g.o(g.p - g.ell, 1)
    return (g.nu(g.p + 1) >= first) & (first >= second) & (second == g.o(g.p))


@claim(*everywhere("right_win", saddles.RIGHT_WINS))
def lemma_19__proof__case_3_value(g: Saddle) -> bool:
    """Right wins with r: nu_hat_p(x) = nu_hat_(p+r)(x-1) - 1."""
    return g.o(g.p) == g.o(g.p + g.r, 1) - 1


# Case 3 compares r with r - 1.


def beside_or_any(over: Range) -> dict[str, Any]:
    """The readings of which equilibria are meant."""
    beside = over.where("l = r - 1", lambda g: g.ell == g.r - 1)
    return {
        "where Left's bid is r - 1": everywhere("right_win", beside),
        "in any equilibrium": over,
    }


@claim(readings=beside_or_any(saddles.RIGHT_WINS.where("r <= p + 1", lambda g: g.r <= g.p + 1)))
def lemma_19__proof__inequality_7(g: Saddle) -> bool:
    """Right wins with r: nu_hat_(p+r)(x-1) - 1 <= nu_(p-r+1)(x-1) + 1, where Left can bid r - 1."""
    return g.o(g.p + g.r, 1) - 1 <= g.nu(g.p - g.r + 1, 1) + 1


@claim(readings=beside_or_any(saddles.RIGHT_WINS))
def lemma_19__proof__inequality_7__range(g: Saddle) -> bool:
    """Right wins with r: (7) speaks of a bid r - 1 of Left's that she can place."""
    return g.r - 1 <= g.p


@claim(readings=beside_or_any(saddles.RIGHT_WINS.where("r <= p + 2", lambda g: g.r <= g.p + 2)))
def lemma_19__proof__case_3_claim(g: Saddle) -> bool:
    """Where Left bids r - 1 at (x, p + 1), and can, no bid of Right's is better for him than the
    tie."""
    there = g.with_budget(g.p + 1)
    tie = there.cell(g.r - 1, g.r - 1, RIGHT)
    return g.every(0, g.q, lambda r: there.cell(g.r - 1, r, RIGHT) >= tie)


@claim(*everywhere("right_win", saddles.RIGHT_WINS.where("r <= p + 1", lambda g: g.r <= g.p + 1)))
def lemma_19__proof__case_3_first(g: Saddle) -> bool:
    """1 + nu_(p-r+2)(x-1) >= 1 + nu_(p-r+1)(x-1)."""
    return g.nu(g.p - g.r + 2, 1) >= g.nu(g.p - g.r + 1, 1)


@claim(*everywhere("right_win", saddles.RIGHT_WINS))
def lemma_19__proof__case_3_conclusion(g: Saddle) -> bool:
    """nu_(p+1)(x) >= nu_hat_(p+r)(x-1) - 1 = nu_hat_p(x)."""
    value = g.o(g.p + g.r, 1) - 1
    return (g.nu(g.p + 1) >= value) & (value == g.o(g.p))


# Unitary games are in U


@claim(chained("bidding", "uniqueness_properties", "EVERY"), UNITARY)
def section_3_1__unitary_in_U(g: Any) -> Any:
    """Unitary games are in U: (A) with both markers, (B), and (C) where p < TB."""
    monotone = (g.o >= g.most_o_up_to_p) & (g.nu >= g.most_nu_up_to_p)
    return monotone & (g.nu <= g.o) & ((g.p == g.TB) | (g.o <= g.nu_next))


@claim(
    *part(
        "unitary games are in U",
        *using(
            section_3_1__unitary_in_U,
            chained("bidding", "uniqueness_properties", "EVERY"),
        ),
    ),
    *part(
        "others are as well",
        Instances(
            "some instance: a single move of weight 2, TB = 2", "weight TB", lambda: [(2, 2)]
        ),
    ),
)
def abstract__larger_class(weight: int, TB: int) -> bool:
    """The rulesets in U are a larger class than that of unitary games."""
    gamma = as_ruleset(path((weight,), range(TB + 1), TB))
    return in_U(gamma) and {*gamma.w_L.values()} != {1}


@claim(
    readings={
        "as cited, Lemma 18 for (B): (1) makes its case l = 0 say so": (
            chained("bidding", "by_lemma_18", "EVERY"),
            UNITARY,
        ),
        "Lemma 17, whose first inequality is (B)": (
            chained("bidding", "uniqueness_properties", "EVERY"),
            UNITARY,
        ),
    }
)
def section_3_2__proof_of_theorem_13(g: Any) -> Any:
    """U follows from Lemmas 14, 18 and 19 for the marked values, with (1) for the unmarked."""
    return section_3_1__unitary_in_U(g)
