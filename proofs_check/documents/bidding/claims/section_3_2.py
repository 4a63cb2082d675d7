"""Section 3.2: Lemmas 14, 16 to 19, Remark 15, and the steps of their proofs."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

from proofs_check.core.claim import using
from proofs_check.core.evidence import Effort, Json
from proofs_check.documents.bidding.claims import claim
from proofs_check.documents.bidding.claims.saddles import (
    EXTENT,
    Place,
    Saddle,
    at_places,
    at_saddles,
    place_cases,
    saddle_cases,
)
from proofs_check.documents.bidding.claims.section_2 import UNOPPOSED, example
from proofs_check.documents.bidding.induction import (
    BUDGET_MONOTONICITY,
    EQUATION_1_UNITARY,
    LEMMA_14,
    LEMMA_17_LEFT,
    LEMMA_17_RIGHT,
    LEMMA_18,
    LEMMA_19,
    MARKER_MONOTONICITY,
    MARKER_WORTH,
    REMARK_15,
)
from proofs_check.documents.bidding.plans import LEDGER, unitary
from proofs_check.documents.bidding.rulesets import bidding_sets
from proofs_check.methods.argument import Step, argued
from proofs_check.methods.enumeration import Case, enumerated, settled, within
from proofs_check.methods.smt import Terms
from reference.bidding import Player, Reading, maximin_table, rows

LEFT, RIGHT = Player.LEFT, Player.RIGHT

# Lemma 14 and Remark 15


@claim(
    (
        "Lemma 14, statement",
        "Section 3.2, sentence before Lemma 14",
        "Section 1.2, paragraph 2, sentence 2",
    ),
    *LEMMA_14,
    unitary(),
)
def lemma_14(g: Any) -> Any:
    """Unitary: nu_hat_p(x) >= nu_hat_pi(x) for p >= pi."""
    return g.o >= g.most_o_up_to_p


@claim(
    "Lemma 14, statement",
    readings={
        "all unitary games": (*LEMMA_14, *using(lambda g: g.o >= g.most_o_up_to_p, unitary())),
        **{
            f"all bidding cumulative subtraction, any B: {name}": using(
                lambda reading=reading: _all_heap_games(reading),
                within("S within {1, 2, 3}, TB <= 3, every B, heaps up to 8"),
            )
            for name, reading in UNOPPOSED.items()
        },
        "all rulesets": settled(),
    },
)
def lemma_14__all_games() -> Iterator[Case]:
    """The same for all games."""
    row = maximin_table(example(1, {1}))["x1"]
    values = [int(value) for value in row.nu_hat]
    yield Case("Example 2.2, TB = 1", values[1] >= values[0], {"nu_hat": [*values]})


def _all_heap_games(reading: Reading) -> Iterator[Case]:
    for bits in range(1, 8):
        S = tuple(s for s in (1, 2, 3) if bits >> (s - 1) & 1)
        for TB in range(4):
            for B in bidding_sets(TB):
                for x, row in enumerate(rows(S, TB, B, 8, reading)):
                    at: dict[str, Json] = {
                        "set": list(S),
                        "total_budget": TB,
                        "bids": list(B),
                        "heap": x,
                    }
                    holds = all(a <= b for a, b in pairwise(row.nu_hat))
                    yield Case(at, holds, {"nu_hat": list(row.nu_hat)})


@claim("Lemma 14, proof, sentence 1, part 2", unitary(lambda g: g.x == 0, "heap 0"))
def lemma_14__proof__base(g: Any) -> Any:
    """At heap 0 all values are 0."""
    return (g.o == 0) & (g.nu == 0)


@at_places(
    "lemma-14.proof.more-bids",
    "Lemma 14, proof, sentence 3",
    "With p >= pi Left has all bids at p that she has at pi.",
    where=lambda g: g.p > 0,
    least=1,
)
def _(g: Place) -> bool:
    fewer = Place(g.TB, g.x, g.p - 1, g.known).matrix().left
    return set(fewer) <= set(g.matrix().left)


def _forces(g: Place) -> list[int]:
    """The bids with which Left wins the turn whatever Right bids, perhaps by a tie."""
    return [ell for ell in range(g.p + 1) if ell >= g.q]


@at_places(
    "lemma-14.proof.forced-win",
    "Lemma 14, proof, sentence 4",
    "Where Left can force a win of the turn with pi, the best of these wins is worth as much or "
    "more with p = pi + 1.",
    where=lambda g: g.p < g.TB and bool(_forces(g)),
    least=1,
)
def _(g: Place) -> bool:
    more = Place(g.TB, g.x, g.p + 1, g.known)
    here, there = g.matrix().minima, more.matrix().minima
    return max(there[ell] for ell in _forces(more)) >= max(here[ell] for ell in _forces(g))


@at_places(
    "lemma-14.proof.no-forced-win",
    "Lemma 14, proof, sentence 5",
    "Where she cannot, the same bid is worth as much or more with p = pi + 1.",
    where=lambda g: g.p < g.TB and not _forces(g),
    least=1,
)
def _(g: Place) -> bool:
    there = Place(g.TB, g.x, g.p + 1, g.known).matrix().minima
    return all(a <= b for a, b in zip(g.matrix().minima, there, strict=False))


@claim("Remark 15", *REMARK_15, unitary())
def remark_15(g: Any) -> Any:
    """Unitary: nu_p(x) >= nu_pi(x) for p >= pi."""
    return g.nu >= g.most_nu_up_to_p


@claim(
    (
        "Proposition 4, equation (1), as used in Section 3",
        "Section 3.1, paragraph 2, sentence 1",
        "Lemma 18, proof, display, equality",
    ),
    *EQUATION_1_UNITARY,
    unitary(),
)
def remark_15__equation_1(g: Any) -> Any:
    """Unitary: nu_p(x) = -nu_hat_q(x), both from Definition 1."""
    return g.nu == -g.o_of_q


# Lemma 16


@at_places(
    "section-3-2.tie-value",
    "Section 3.2, paragraph after Remark 15, last sentence",
    "A tie at l is worth 1 - nu_hat_(q+l)(x - 1) to Left.",
    least=1,
)
def _(g: Place) -> bool:
    cells = g.matrix().cells
    bids = range(min(g.p, g.q) + 1)
    return all(cells[ell][ell] == 1 - g.o(g.q + ell, back=1) for ell in bids)


def _tie(terms: Terms) -> None:
    less, more = terms.integer("less"), terms.integer("more")
    terms.follows(less <= more, -more + 1 <= -less + 1)


@at_places(
    "lemma-16",
    "Lemma 16",
    "A tie at l > 0 is weakly worse for Left than a tie at l - 1.",
    where=lambda g: min(g.p, g.q) > 0,
    least=1,
    proof=BUDGET_MONOTONICITY.and_so(
        "lemma-16",
        "A tie at l is worth 1 - nu_hat_(q+l)(x-1). ",
        Step("nu_hat_(q+l-1) <= nu_hat_(q+l) gives 1 - nu_hat_(q+l) <= 1 - nu_hat_(q+l-1)", _tie),
    ),
)
def _(g: Place) -> bool:
    cells = g.matrix().cells
    return all(cells[ell][ell] <= cells[ell - 1][ell - 1] for ell in range(1, min(g.p, g.q) + 1))


@claim(
    "Lemma 16, proof, sentence 2",
    BUDGET_MONOTONICITY.plan(),
    unitary(lambda g: g.p < g.TB, "p < TB"),
)
def lemma_16__proof__budget_step(g: Any) -> Any:
    """nu_hat_(q+l)(x) >= nu_hat_(q+l-1)(x): Lemma 14, which the proof calls heap monotonicity."""
    return g.o_next >= g.o


@at_places(
    "section-3-2.upper-right-bounded",
    "Section 3.2, paragraph after Lemma 16",
    "All entries of the bid matrix with l >= r are at most the value of the tie at 0.",
    least=1,
)
def _(g: Place) -> bool:
    cells = g.matrix().cells
    return all(cells[r][ell] <= cells[0][0] for r in range(g.q + 1) for ell in range(r, g.p + 1))


@at_places(
    "section-3-2.right-assures-zero-tie",
    "Section 3.2, paragraph after Lemma 16",
    "By answering Left's bid with the same, or with all he has where that is less, Right holds her "
    "to the value of the tie at 0.",
    least=1,
)
def _(g: Place) -> bool:
    cells = g.matrix().cells
    return all(cells[min(ell, g.q)][ell] <= cells[0][0] for ell in range(g.p + 1))


# Lemma 17


@claim(
    (
        "Lemma 17, display (4), left inequality",
        "Lemma 18, proof, display, inequality 1",
        "Section 3.2, paragraph before Lemma 17, sentence 2",
        "Lemma 19, proof, Case 2, subcase 1, display 1, inequality 2",
        "Lemma 19, proof, Case 2, subcase 1, display 2, inequality 3",
        "Section 1.2, paragraph 2, sentence 2",
    ),
    *LEMMA_17_LEFT,
    unitary(),
)
def lemma_17__left(g: Any) -> Any:
    """Unitary: nu_p(x) <= nu_hat_p(x)."""
    return g.nu <= g.o


@claim(
    (
        "Lemma 17, display (4), right inequality",
        "Section 3.2, paragraph before Lemma 17, sentence 3",
        "Section 3.2, paragraph before Lemma 17, sentence 1",
    ),
    *LEMMA_17_RIGHT,
    unitary(),
)
def lemma_17__right(g: Any) -> Any:
    """Unitary: nu_hat_p(x) <= nu_p(x) + 2."""
    return g.o <= g.nu + 2


@claim("Lemma 17, proof, sentence 1, part 2", unitary(lambda g: g.x == 0, "heap 0"))
def lemma_17__proof__base(g: Any) -> Any:
    """(4) holds at heap 0."""
    return (g.nu <= g.o) & (g.o <= g.nu + 2)


@claim(
    "Lemma 17, proof, sentence 3",
    readings={
        "without what the proof supposes: nu > nu_hat, or nu_hat > nu + 2": enumerated(*EXTENT),
        "where it holds, which is never": using(
            lambda g: (g.nu <= g.o) & (g.o <= g.nu + 2), MARKER_MONOTONICITY.plan(), unitary()
        ),
    },
)
def lemma_17__proof__bid_0(effort: Effort) -> Iterator[Case]:
    """Left may be supposed to bid 0: the bid 0 attains the outcome."""
    return place_cases(lambda g: g.matrix().minima[0] == g.o(g.p), least=1)(effort)


@at_places(
    "lemma-17.proof.first-contradiction",
    "Lemma 17, proof, first display and the sentence around it",
    "If both outcomes were those of ties at 0, nu_p(x) > nu_hat_p(x) would say 1 + nu_p(x-1) < "
    "nu_hat_p(x-1) - 1, against (4) at x - 1: that never happens.",
    least=1,
)
def _(g: Place) -> bool:
    return not 1 + g.nu(g.p, back=1) < g.o(g.p, back=1) - 1


@claim(
    (
        "Lemma 17, proof, sentence 3",
        "Lemma 17, proof, sentence 7, part 1",
        "Lemma 17, proof, sentence 2, part 2",
        "Lemma 17, proof, sentence 5, part 2",
    ),
    readings={
        "without what the proof supposes: nu > nu_hat, or nu_hat > nu + 2": enumerated(*EXTENT),
        "where it holds, which is never": using(
            lambda g: (g.nu <= g.o) & (g.o <= g.nu + 2), MARKER_MONOTONICITY.plan(), unitary()
        ),
    },
)
def lemma_17__proof__ties_at_0(effort: Effort) -> Iterator[Case]:
    """Where Left bids 0 Right accepts the tie, with either marker: both outcomes are those of ties
    at 0.
    """

    def holds(g: Place) -> bool:
        marked = g.matrix().cells[0][0] == g.o(g.p)
        return marked and g.matrix(RIGHT).cells[0][0] == g.nu(g.p)

    return place_cases(holds, least=1)(effort)


def _equivalent(terms: Terms) -> None:
    a, b = terms.integer("nu"), terms.integer("nu_hat")
    terms.follows((1 + a < b - 1) == (2 + a < b))


def _second(terms: Terms) -> None:
    a, b = terms.integer("nu"), terms.integer("nu_hat")
    terms.follows(a <= b, (2 + b - 1 < a + 1) == (b < a))


def _nothing() -> None:
    """Stands for what is proved in words."""


LEDGER.claim(
    "lemma-17.proof.equivalent",
    "Lemma 17, proof, second display",
    "1 + nu < nu_hat - 1 says the same as 2 + nu < nu_hat.",
    argued(
        "bidding",
        "lemma-17.proof.equivalent",
        "Add 1 to both sides.",
        Step("1 + nu < nu_hat - 1 just where 2 + nu < nu_hat", _equivalent),
    ),
    at=_equivalent,
)(_nothing)
LEDGER.claim(
    "lemma-17.proof.second-contradiction",
    "Lemma 17, proof, last sentence",
    "2 + nu_hat_p(x-1) - 1 < nu_p(x-1) + 1 would say nu_hat_p(x-1) < nu_p(x-1), against the first "
    "inequality of (4).",
    argued(
        "bidding",
        "lemma-17.proof.second-contradiction",
        "Take 1 from both sides.",
        Step("2 + nu_hat - 1 < nu + 1 just where nu_hat < nu", _second),
    ),
    at=_second,
)(_nothing)


# Lemma 18


@claim("Lemma 18, statement", *LEMMA_18, unitary())
def lemma_18(g: Any) -> Any:
    """Unitary: nu_hat_p(x) >= -nu_hat_(q+l)(x) for 0 <= l <= p."""
    return g.o >= -g.least_o_from_q


@claim(
    ("Lemma 18, proof, display, inequality 2", "Lemma 18, proof, sentence after the display"),
    BUDGET_MONOTONICITY.plan(),
    unitary(),
)
def lemma_18__proof__second_inequality(g: Any) -> Any:
    """-nu_hat_q(x) >= -nu_hat_(q+l)(x) for 0 <= l <= p."""
    return -g.o_of_q >= -g.least_o_from_q


# Lemma 19


@claim(
    (
        "Lemma 19, statement",
        "Section 3.2, paragraph before Lemma 19, sentence 2",
        "Section 3.2, paragraph before Lemma 19, sentence 1",
        "Section 1, paragraph 7, sentence 2, part 2",
        "Section 1.2, paragraph 2, sentence 2",
    ),
    *LEMMA_19,
    unitary(lambda g: g.p < g.TB, "p < TB"),
)
def lemma_19(g: Any) -> Any:
    """Unitary: nu_hat_p(x) <= nu_(p+1)(x), for p < TB."""
    return g.o <= g.nu_next


@claim(
    (
        "Lemma 19, statement",
        "Section 3.2, paragraph before Lemma 19, sentence 2",
        "Section 3.2, paragraph before Lemma 19, sentence 1",
        "Section 1, paragraph 7, sentence 2, part 2",
        "Section 1.2, paragraph 2, sentence 2",
    ),
    settled(),
)
def lemma_19__range() -> Iterator[Case]:
    """It speaks of all Left budgets, so of p = TB: there is a value nu_(TB+1)."""
    row = list(rows({1}, 1, up_to=1))[1]
    yield Case({"total_budget": 1, "budget": 1}, len(row.nu) > 2)


@at_places(
    "lemma-19.proof.base-force",
    "Lemma 19, proof, sentence 3, part 1",
    "At x = 1, with the marker: Left can force a win just where p >= q.",
    where=lambda g: g.x == 1,
    least=1,
)
def _(g: Place) -> bool:
    return (g.o(g.p) == 1) == (g.p >= g.q)


@at_places(
    "lemma-19.proof.base-step",
    "Lemma 19, proof, sentence 3, part 2",
    "At x = 1: nu_hat_p(1) = 1 implies nu_(p+1)(1) = 1, for p + 1 > q - 1.",
    where=lambda g: g.x == 1 and g.p < g.TB,
    least=1,
)
def _(g: Place) -> bool:
    if g.o(g.p) != 1:
        return g.o(g.p) <= g.nu(g.p + 1)
    return g.nu(g.p + 1) == 1 and g.p + 1 > g.q - 1


@at_places(
    "lemma-19.proof.three-cases",
    "Lemma 19, proof, list of cases",
    "Every position has an equilibrium, and in each Left ties, or Left wins, or Right wins.",
    least=1,
)
def _(g: Place) -> bool:
    return max(g.matrix().minima) == min(g.matrix().maxima)


def _has_dollar(g: Saddle) -> bool:
    return g.p < g.TB


@at_saddles(
    "lemma-19.proof.inequality-5",
    "Lemma 19, proof, Case 1, (5)",
    "Left ties at l: -1 + nu_hat_(p+l+1)(x-1) >= 1 + nu_(p-l)(x-1), where Right can bid l + 1.",
    kind="tie",
    where=lambda g: g.ell + 1 <= g.q,
)
def _(g: Saddle) -> bool:
    return -1 + g.o(g.p + g.ell + 1, 1) >= 1 + g.nu(g.p - g.ell, 1)


@at_saddles(
    "lemma-19.proof.inequality-5.range",
    "Lemma 19, proof, Case 1, (5), stated before the subcases",
    "Left ties at l: (5) speaks of a bid l + 1 of Right's that he can place.",
    kind="tie",
)
def _(g: Saddle) -> bool:
    return g.ell + 1 <= g.q


@at_saddles(
    "lemma-19.proof.case-1-subcases",
    "Lemma 19, proof, Case 1, the two subcases",
    "l is from 0 to q - 1, or at least q; a tie at l > q does not exist.",
    kind="tie",
)
def _(g: Saddle) -> bool:
    return 0 <= g.ell <= g.q


def _case_1_1(g: Saddle) -> bool:
    """The first subcase, where the position (x, p + 1) exists."""
    return g.ell <= g.q - 1 and g.p < g.TB


@at_saddles(
    "lemma-19.proof.case-1-claim",
    "Lemma 19, proof, Case 1, claim",
    "l <= q - 1: where Left bids l + 1 at (x, p + 1), no win of Right's gives Left less than "
    "1 + nu_(p-l)(x-1), what she gets by winning.",
    kind="tie",
    where=_case_1_1,
)
def _(g: Saddle) -> bool:
    cells = Place(g.TB, g.x, g.p + 1, g.known).matrix(RIGHT).cells
    wins = [row[g.ell + 1] for r, row in enumerate(cells) if r >= g.ell + 1]
    return all(value >= 1 + g.nu(g.p - g.ell, 1) for value in wins)


@at_saddles(
    "lemma-19.proof.case-1-tie-first",
    "Lemma 19, proof, Case 1, first display, first inequality",
    "-1 + nu_hat_(p+l+2)(x-1) >= -1 + nu_hat_(p+l+1)(x-1), where Right, with q - 1, can bid l + 1.",
    kind="tie",
    where=lambda g: g.ell + 1 <= g.q - 1,
)
def _(g: Saddle) -> bool:
    return g.o(g.p + g.ell + 2, 1) >= g.o(g.p + g.ell + 1, 1)


@at_saddles(
    "lemma-19.proof.case-1-over-first",
    "Lemma 19, proof, Case 1, second display, first inequality",
    "r > l + 1: -1 + nu_(p+r+1)(x-1) >= -1 + nu_(p+l+2)(x-1), for all r <= q - 1.",
    kind="tie",
    where=lambda g: g.ell + 2 <= g.q - 1,
)
def _(g: Saddle) -> bool:
    least = g.nu(g.p + g.ell + 2, 1)
    return all(g.nu(g.p + r + 1, 1) >= least for r in range(g.ell + 2, g.q))


@at_saddles(
    "lemma-19.proof.case-1-over-second",
    "Lemma 19, proof, Case 1, second display, second inequality",
    "-1 + nu_(p+l+2)(x-1) >= -1 + nu_hat_(p+l+1)(x-1): the lemma at x - 1.",
    kind="tie",
    where=lambda g: g.has(g.p + g.ell + 2),
)
def _(g: Saddle) -> bool:
    return g.nu(g.p + g.ell + 2, 1) >= g.o(g.p + g.ell + 1, 1)


@at_saddles(
    "lemma-19.proof.case-1-conclusion",
    "Lemma 19, proof, Case 1, first subcase, last sentence",
    "l <= q - 1: nu_(p+1)(x) >= 1 + nu_(p-l)(x-1) = nu_hat_p(x).",
    kind="tie",
    where=_case_1_1,
)
def _(g: Saddle) -> bool:
    value = 1 + g.nu(g.p - g.ell, 1)
    return g.nu(g.p + 1) >= value == g.o(g.p)


@at_saddles(
    "lemma-19.proof.case-1-big",
    "Lemma 19, proof, Case 1, second subcase",
    "l >= q: at (x, p + 1) Right cannot bid more than l, nor as much, so that Left wins.",
    kind="tie",
    where=lambda g: g.ell >= g.q and g.p < g.TB,
)
def _(g: Saddle) -> bool:
    return g.q - 1 < g.ell <= g.p + 1


@at_saddles(
    "lemma-19.proof.case-1-big-display",
    "Lemma 19, proof, Case 1, second subcase, display",
    "l >= q: nu_(p+1)(x) >= 1 + nu_(p-l+1)(x-1) >= 1 + nu_(p-l)(x-1) = nu_hat_p(x).",
    kind="tie",
    where=lambda g: g.ell >= g.q and g.p < g.TB,
)
def _(g: Saddle) -> bool:
    first, second = 1 + g.nu(g.p - g.ell + 1, 1), 1 + g.nu(g.p - g.ell, 1)
    return g.nu(g.p + 1) >= first >= second == g.o(g.p)


@at_saddles(
    "lemma-19.proof.inequality-6",
    "Lemma 19, proof, Case 2, (6), inequality",
    "Left wins with l, no tie: -1 + nu_hat_(p+l+1)(x-1) >= 1 + nu_hat_(p-l)(x-1), where Right can "
    "bid l + 1.",
    kind="left",
    where=lambda g: g.ell + 1 <= g.q,
)
def _(g: Saddle) -> bool:
    return -1 + g.o(g.p + g.ell + 1, 1) >= 1 + g.o(g.p - g.ell, 1)


@at_saddles(
    "lemma-19.proof.case-2-value",
    "Lemma 19, proof, Case 2, (6), equality",
    "Left wins with l, no tie: 1 + nu_hat_(p-l)(x-1) = nu_hat_p(x).",
    kind="left",
)
def _(g: Saddle) -> bool:
    return 1 + g.o(g.p - g.ell, 1) == g.o(g.p)


def _case_2_1(g: Saddle) -> bool:
    """The first subcase, where the position (x, p + 1) exists."""
    return g.ell <= g.q - 1 and g.p < g.TB


@at_saddles(
    "lemma-19.proof.case-2-claim",
    "Lemma 19, proof, Case 2, claim and both conclusions, as displayed",
    "l <= q - 1: where Left bids l at (x, p + 1), a win of Right's, with the marker or more, gives "
    "Left at least 1 + nu_(p-l)(x-1).",
    kind="left",
    where=_case_2_1,
)
def _(g: Saddle) -> bool:
    cells = Place(g.TB, g.x, g.p + 1, g.known).matrix(RIGHT).cells
    return all(cells[r][g.ell] >= 1 + g.nu(g.p - g.ell, 1) for r in range(g.ell, g.q))


@at_saddles(
    "lemma-19.proof.case-2-big",
    "Lemma 19, proof, Case 2, second subcase",
    "l >= q: at (x, p + 1) Right cannot bid more than l, nor as much, so that Left wins.",
    kind="left",
    where=lambda g: g.ell >= g.q and g.p < g.TB,
)
def _(g: Saddle) -> bool:
    return g.q - 1 < g.ell <= g.p + 1


@at_saddles(
    "lemma-19.proof.case-2-prefers-losing-to-tie",
    "Lemma 19, proof, Case 2, first conclusion",
    "l <= q - 1: at (x, p + 1) with Left's bid l, Right weakly prefers losing to tying with l. "
    "Losing there gives Left 1 + nu_(p+1-l)(x-1).",
    kind="left",
    where=lambda g: _case_2_1(g) and g.r < g.ell,
)
def _(g: Saddle) -> bool:
    tie = -1 + g.o(g.p + 1 + g.ell, 1)
    return tie >= 1 + g.nu(g.p + 1 - g.ell, 1)


@at_saddles(
    "lemma-19.proof.case-2-prefers-losing-to-more",
    "Lemma 19, proof, Case 2, second conclusion",
    "l <= q - 1: at (x, p + 1) with Left's bid l, Right weakly prefers losing to bidding more.",
    kind="left",
    where=lambda g: _case_2_1(g) and g.r < g.ell,
)
def _(g: Saddle) -> bool:
    losing = 1 + g.nu(g.p + 1 - g.ell, 1)
    return all(-1 + g.nu(g.p + 1 + r, 1) >= losing for r in range(g.ell + 1, g.q))


@at_saddles(
    "lemma-19.proof.case-2-over-first",
    "Lemma 19, proof, Case 2, second display, first inequality",
    "r > l: -1 + nu_(p+r+1)(x-1) >= -1 + nu_hat_(p+l+1)(x-1).",
    kind="left",
    where=lambda g: g.ell + 1 <= g.q - 1,
)
def _(g: Saddle) -> bool:
    least = g.o(g.p + g.ell + 1, 1)
    return all(g.nu(g.p + r + 1, 1) >= least for r in range(g.ell + 1, g.q))


@at_saddles(
    "lemma-19.proof.case-2-marker",
    "Lemma 19, proof, Case 2, both displays, last inequality",
    "1 + nu_hat_(p-l)(x-1) >= 1 + nu_(p-l)(x-1).",
    kind="left",
)
def _(g: Saddle) -> bool:
    return g.o(g.p - g.ell, 1) >= g.nu(g.p - g.ell, 1)


@at_saddles(
    "lemma-19.proof.case-2-last-display",
    "Lemma 19, proof, Case 2, last display",
    "nu_(p+1)(x) >= 1 + nu_(p-l+1)(x-1) >= 1 + nu_hat_(p-l)(x-1) = nu_hat_p(x).",
    kind="left",
    where=_has_dollar,
)
def _(g: Saddle) -> bool:
    first, second = 1 + g.nu(g.p - g.ell + 1, 1), 1 + g.o(g.p - g.ell, 1)
    return g.nu(g.p + 1) >= first >= second == g.o(g.p)


@at_saddles(
    "lemma-19.proof.case-3-value",
    "Lemma 19, proof, Case 3, (7), equality",
    "Right wins with r: nu_hat_p(x) = nu_hat_(p+r)(x-1) - 1.",
    kind="right",
)
def _(g: Saddle) -> bool:
    return g.o(g.p) == g.o(g.p + g.r, 1) - 1


def _enter_right_wins(
    name: str,
    cite: str,
    says: str,
    where: Callable[[Saddle], bool] = lambda g: True,
) -> Callable[[Callable[[Saddle], bool]], None]:
    """Enter a step of Case 3, where the proof compares r with r - 1."""

    def enter(holds: Callable[[Saddle], bool]) -> None:
        beside = saddle_cases(holds, lambda g: where(g) and g.ell == g.r - 1, kind="right")
        readings = {
            "where Left's bid is r - 1": using(beside, enumerated(*EXTENT)),
            "in any equilibrium": using(
                saddle_cases(holds, where, kind="right"), enumerated(*EXTENT)
            ),
        }
        LEDGER.claim(name, cite, says, readings=readings, at=holds)(holds)

    return enter


@_enter_right_wins(
    "lemma-19.proof.inequality-7",
    "Lemma 19, proof, Case 3, (7), inequality",
    "Right wins with r: nu_hat_(p+r)(x-1) - 1 <= nu_(p-r+1)(x-1) + 1, where Left can bid r - 1.",
    where=lambda g: g.r - 1 <= g.p,
)
def _(g: Saddle) -> bool:
    return g.o(g.p + g.r, 1) - 1 <= g.nu(g.p - g.r + 1, 1) + 1


@_enter_right_wins(
    "lemma-19.proof.inequality-7.range",
    "Lemma 19, proof, Case 3, (7)",
    "Right wins with r: (7) speaks of a bid r - 1 of Left's that she can place.",
)
def _(g: Saddle) -> bool:
    return g.r - 1 <= g.p


@_enter_right_wins(
    "lemma-19.proof.case-3-claim",
    "Lemma 19, proof, Case 3, claim",
    "Where Left bids r - 1 at (x, p + 1), and can, no bid of Right's is better for him than the "
    "tie.",
    where=lambda g: g.p < g.TB and g.r - 1 <= g.q - 1 and g.r - 1 <= g.p + 1,
)
def _(g: Saddle) -> bool:
    cells = Place(g.TB, g.x, g.p + 1, g.known).matrix(RIGHT).cells
    return all(row[g.r - 1] >= cells[g.r - 1][g.r - 1] for row in cells)


@at_saddles(
    "lemma-19.proof.case-3-first",
    "Lemma 19, proof, Case 3, display, first inequality",
    "1 + nu_(p-r+2)(x-1) >= 1 + nu_(p-r+1)(x-1).",
    kind="right",
    where=lambda g: g.has(g.p - g.r + 1),
)
def _(g: Saddle) -> bool:
    return g.nu(g.p - g.r + 2, 1) >= g.nu(g.p - g.r + 1, 1)


@at_saddles(
    "lemma-19.proof.case-3-conclusion",
    "Lemma 19, proof, Case 3, last sentence",
    "nu_(p+1)(x) >= nu_hat_(p+r)(x-1) - 1 = nu_hat_p(x).",
    kind="right",
    where=_has_dollar,
)
def _(g: Saddle) -> bool:
    value = g.o(g.p + g.r, 1) - 1
    return g.nu(g.p + 1) >= value == g.o(g.p)


@claim(
    (
        "Section 3.1, paragraph 1, sentence 3",
        "Theorem 13, proof, sentence 2, part 1",
        "Section 3.2, paragraph after Remark 15, sentence 1",
        "Section 3.2, paragraph after Lemma 19, sentence 1",
        "Definition 2, opening",
        "Definition 2, item (B)",
        "Definition 2, item (A), first inequality",
        "Definition 2, item (A), second inequality",
    ),
    BUDGET_MONOTONICITY.plan(),
    MARKER_MONOTONICITY.plan(),
    MARKER_WORTH.plan(),
    unitary(lambda g: g.p < g.TB, "p < TB, so that p + 1 is a budget"),
)
def section_3_1__unitary_in_U(g: Any) -> Any:
    """Unitary games are in U: (A) with both markers, (B) and (C)."""
    monotone = (g.o_next >= g.o) & (g.nu_next >= g.nu)
    return monotone & (g.nu <= g.o) & (g.o <= g.nu_next)


@claim(
    (
        "Theorem 13, proof, sentence 1",
        "Section 3.1, paragraph 1, sentence 2",
        "Theorem 13, sentence 1",
        "Section 3.3, paragraph 1, sentence 1",
        "Section 1.2, paragraph 2, sentence 1",
    ),
    readings={
        "as cited, Lemma 18 for (B): (1) makes its case l = 0 say so": unitary(
            lambda g: g.nu == -g.o_of_q, "where (1) holds"
        ),
        "Lemma 17, whose first inequality is (B)": using(lambda g: g.nu <= g.o, unitary()),
    },
)
def section_3_2__proof_of_theorem_13(g: Any) -> Any:
    """U follows from Lemmas 14, 18 and 19 for the marked values, with (1) for the unmarked."""
    return g.o >= -g.o_of_q
