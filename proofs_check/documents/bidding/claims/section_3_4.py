"""Section 3.4: alpha, beta, the bidding automaton, Lemmas 25 and 26, Theorem 27, Conjecture 28."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache, partial
from itertools import product
from math import ceil, floor
from typing import Any

import reference.bidding as ref
from proofs_check.core.claim import Depending, Plan, part, restated, using
from proofs_check.core.evidence import Json
from proofs_check.core.ranges import Found, Instances, Range
from proofs_check.documents.bidding.claims import claim
from proofs_check.documents.bidding.limits import CONVERGENCE, large, limit_rows, on_convergence
from proofs_check.documents.bidding.ranges import BELOW_TB, UNITARY
from proofs_check.documents.bidding.row_steps import GRANTED, step_from
from proofs_check.documents.bidding.theorem_plans import for_all
from proofs_check.methods.chained import chained
from proofs_check.methods.logic import conjunction, implies
from proofs_check.methods.printed import Cell, printed, printed_rows
from proofs_check.methods.theory import either
from proofs_check.sweeps.checked import swept

PERIODS = tuple(range(-40, 41))
"""Deltas: alpha(delta + 4) is alpha(delta) + 2, likewise beta away from 0: few periods settle."""

DELTAS = Range("delta {delta}", "delta", lambda deltas: ((d,) for d in deltas), {"delta": PERIODS})
EVEN_DELTAS = DELTAS.where("delta even", lambda delta: delta % 2 == 0)
ODD_DELTAS = DELTAS.where("delta odd", lambda delta: delta % 2 == 1)

DELTAS_AND_BIDS = Range(
    "delta {delta}, bids {bid}", "delta bid", product, {"delta": PERIODS, "bid": tuple(range(13))}
)
EVEN_DELTAS_AND_BIDS = DELTAS_AND_BIDS.where("delta even", lambda delta, bid: delta % 2 == 0)
LEFT_OF_BORDER = EVEN_DELTAS_AND_BIDS.where("delta >= 0", lambda delta, bid: delta >= 0)
WON_LEFT_OF_BORDER = LEFT_OF_BORDER.where("bid > 0", lambda delta, bid: bid > 0)


def _budgets(largest: int) -> Iterator[tuple[int]]:
    return ((TB,) for TB in range(largest + 1))


def _with_p(largest: int) -> Iterator[tuple[int, int]]:
    return ((TB, p) for TB in range(largest + 1) for p in range(TB + 1))


BUDGETS = Range("every TB <= {TB}", "TB", _budgets, {"TB": 200}, {"TB": 1000})
EVEN_BUDGETS = BUDGETS.where("TB even", lambda TB: TB % 2 == 0)
ODD_BUDGETS = BUDGETS.where("TB odd", lambda TB: TB % 2 == 1)

BUDGETS_AND_P = Range(
    "every TB <= {TB}, every Left budget", "TB p", _with_p, {"TB": 200}, {"TB": 1000}
)
EVEN_BUDGETS_AND_P = BUDGETS_AND_P.where("TB even", lambda TB, p: TB % 2 == 0)
ODD_BUDGETS_AND_P = BUDGETS_AND_P.where("TB odd", lambda TB, p: TB % 2 == 1)

FEW_BUDGETS = BUDGETS.to({"TB": 24}, {"TB": 40})
AUTOMATA = BUDGETS.to({"TB": 40})
LARGE_HEAPS = Range(
    "every TB <= {TB}, every large heap (rows repeat)", "TB", _budgets, {"TB": 24}, {"TB": 40}
)


def _for_all(theorem: str, parts: Callable[..., Any]) -> Plan:
    """The plan of a statement on all integers, from what alpha, beta and the update are.

    Args:
        theorem: what it rests on, of the theory of the automaton, about the same integers.
        parts: given the theory and the integers, what is assumed, then what follows.
    """

    def stated(*numbers: Any) -> Any:
        from proofs_check.documents.bidding import theory_automaton

        return parts(theory_automaton, *numbers)

    def follows(*numbers: Any) -> Any:
        return stated(*numbers)[-1]

    def seen(*numbers: Any) -> Any:
        return conjunction([True, *stated(*numbers)[:-1]]), numbers

    return lambda _: chained("bidding", theorem, seen, "theory_automaton")(follows)


def _beside(a: Any, b: Any) -> Any:
    """Whether the two are at most 1 apart."""
    return (a - b <= 1) & (b - a <= 1)


# alpha and beta


def _nearest(unknown: Callable[[Any], Any]) -> Plan:
    return _for_all("of_delta", lambda m, d: (d % 2 == 0, _beside(2 * unknown(m)(d), d + 1)))


@claim(_nearest(lambda m: m.alpha_even), EVEN_DELTAS)
def alpha_even__nearest(delta: int) -> bool:
    """alpha_even is a nearest integer function of (delta + 1)/2: its value is within 1/2 of it, for
    every even delta."""
    return abs(ref.alpha_even(delta) - Fraction(delta + 1, 2)) <= Fraction(1, 2)


@claim(_nearest(lambda m: m.alpha_odd), EVEN_DELTAS)
def alpha_odd__nearest(delta: int) -> bool:
    """alpha_odd is a nearest integer function of (delta + 1)/2: its value is within 1/2 of it, for
    every even delta."""
    return abs(ref.alpha_odd(delta) - Fraction(delta + 1, 2)) <= Fraction(1, 2)


def nearest_to_half(delta: int) -> Found:
    """It is one of delta/2 itself."""
    return abs(ref.beta(delta) - Fraction(delta, 2)) <= Fraction(1, 2), {"beta": ref.beta(delta)}


@claim(
    readings={
        "of delta/2 + iota": (
            _for_all(
                "of_delta",
                lambda m, d: (d % 2 == 1, _beside(2 * (m.beta(d) - either(d > 0, 1, 0)), d)),
            ),
            ODD_DELTAS,
        ),
        "of delta/2": using(nearest_to_half, ODD_DELTAS),
    }
)
def beta__nearest(delta: int) -> bool:
    """beta is a nearest integer function; of what is not said."""
    return abs(ref.beta(delta) - ref.iota(delta) - Fraction(delta, 2)) <= Fraction(1, 2)


@claim(
    _for_all(
        "of_delta",
        lambda m, d: (d % 2 == 0, (m.alpha_even(d) % 2 == 0) & (m.alpha_odd(d) % 2 == 1)),
    ),
    EVEN_DELTAS,
)
def section_3_4__alpha_parity(delta: int) -> bool:
    """The index is the parity of the heap: alpha_even has even values and alpha_odd odd ones."""
    return (ref.alpha_even(delta) % 2, ref.alpha_odd(delta) % 2) == (0, 1)


def _domain(parity: int) -> Plan:
    return _for_all(
        "of_none",
        lambda m, TB, p: (
            TB % 2 == parity,
            (2 * p - TB == p - (TB - p)) & ((2 * p - TB) % 2 == parity),
        ),
    )


@claim(_domain(0), EVEN_BUDGETS_AND_P)
def section_3_4__domain_even(TB: int, p: int) -> bool:
    """For even TB the inputs of alpha are p - q = 2p - TB, all even."""
    return (2 * p - TB) % 2 == 0 and 2 * p - TB == p - (TB - p)


@claim(_domain(1), ODD_BUDGETS_AND_P)
def section_3_4__domain_odd(TB: int, p: int) -> bool:
    """For odd TB the inputs of beta are p - q = 2p - TB, all odd."""
    return (2 * p - TB) % 2 == 1 and 2 * p - TB == p - (TB - p)


# The automaton

STATES = Range(
    "every TB <= {TB}, states without a pattern",
    "TB states",
    lambda largest: (
        (TB, tuple((7 * p * p + 3 * p) % 23 - 11 for p in range(TB + 1)))
        for TB in range(largest + 1)
    ),
    {"TB": 200},
    {"TB": 1000},
    at=lambda TB, states: TB,
)


def _node(m: Any, p: Any) -> Any:
    return (p >= 0) & (p <= m.total_budget())


BACK = _for_all("twice", lambda m, p: (_node(m, p), m.updated_twice(p) == m.state(p)))


@claim(BACK, STATES)
def section_3_4__reflexive__even(TB: int, states: tuple[int, ...]) -> bool:
    """Two updates give the even states back, whatever they were: 1 - (1 - A(even, p)) at q of q."""
    return ref.zero_bidding(ref.zero_bidding(states).odd).odd == states


@claim(BACK, STATES)
def section_3_4__reflexive__odd(TB: int, states: tuple[int, ...]) -> bool:
    """Likewise the odd states, from which the even ones are computed."""
    return ref.zero_bidding(tuple(1 - states[TB - p] for p in range(TB + 1))).odd == states


@claim(STATES.to({"TB": 15}))
def section_3_4__zero_tie(TB: int, states: tuple[int, ...]) -> bool:
    """The arrows of the automaton are Left's wins of a tie at 0 with Left holding the marker:
    Right's dollars and the marker after it are q, and what Left gets is 1 minus what Right, then in
    Left's place, gets."""
    # Right's marker is the mirror image of Left's, by (1).
    row = ref.HeapRow(states, tuple(-value for value in reversed(states)))
    rules, updated = ref.game({1}, TB), ref.zero_bidding(states).odd
    ties = [
        ref.heap_bid_matrix(rules, 1, p, ref.Player.LEFT, lambda y: row).cells[0][0]
        for p in range(TB + 1)
    ]
    arrows = [(arrow.source, arrow.target, arrow.marker) for arrow in ref.tie_arrows(TB, 0)]
    return sorted(arrows) == [(p, TB - p, ref.Player.RIGHT) for p in range(TB + 1)] and all(
        ties[p] == 1 - states[TB - p] == updated[p] for p in range(TB + 1)
    )


@claim(AUTOMATA)
def section_3_4__generic_automaton(TB: int) -> bool:
    """A bidding automaton has TB + 1 states and from each an edge for a feasible winning bid: every
    state has one, by the tie at 0."""
    return {arrow.source for arrow in ref.tie_arrows(TB, 0)} == set(range(TB + 1))


@claim(
    readings={
        "a state of the bidding automaton is a node of A": using(
            lambda TB: {len(states) for states in ref.automaton(TB)} == {TB + 1}, AUTOMATA
        ),
        "it is a state of A, which has two a node": using(
            lambda TB: sum(map(len, ref.automaton(TB))) == TB + 1, AUTOMATA
        ),
    }
)
def section_3_4__generic_automaton__states() -> None:
    """A is a bidding automaton, so that it has TB + 1 states."""


@claim(
    _for_all(
        "once",
        lambda m, p: (
            _node(m, p)
            & (m.total_budget() % 2 == 0)
            & (m.state(m.total_budget() - p) == m.alpha_even(m.total_budget() - 2 * p)),
            m.updated(p) == m.alpha_odd(2 * p - m.total_budget()),
        ),
    ),
    EVEN_BUDGETS,
)
def lemma_25__alpha(TB: int) -> bool:
    """Even TB: with the even states alpha_even(2p - TB), the odd ones are alpha_odd(2p - TB)."""
    even, odd = (
        tuple(alpha(2 * p - TB) for p in range(TB + 1)) for alpha in (ref.alpha_even, ref.alpha_odd)
    )
    return ref.zero_bidding(even).odd == odd


@claim(
    _for_all(
        "once",
        lambda m, p: (
            _node(m, p)
            & (m.total_budget() % 2 == 1)
            & (m.state(m.total_budget() - p) == m.beta(m.total_budget() - 2 * p)),
            m.updated(p) == m.beta(2 * p - m.total_budget()),
        ),
    ),
    ODD_BUDGETS,
)
def lemma_25__beta(TB: int) -> bool:
    """Odd TB: with the even states beta(2p - TB), the odd ones are beta(2p - TB) too."""
    states = tuple(ref.beta(2 * p - TB) for p in range(TB + 1))
    return ref.zero_bidding(states).odd == states


@claim(
    _for_all("of_delta", lambda m, d: (d % 2 == 0, m.alpha_even(d) == -m.alpha_odd(-d) + 1)),
    EVEN_BUDGETS_AND_P,
)
def lemma_25__proof__alpha_equation(TB: int, p: int) -> bool:
    """Even TB: alpha_even(2p - TB) = 1 - alpha_odd(TB - 2p)."""
    return ref.alpha_even(2 * p - TB) == 1 - ref.alpha_odd(TB - 2 * p)


@claim(
    _for_all("of_none", lambda m, d, n: (m.ceil_half(d + 1) + m.floor_half(-d + 1) == 1,)),
    DELTAS,
)
def lemma_25__proof__rounding(delta: int) -> bool:
    """For all integers delta, (delta + 1)/2 rounded up plus (-delta + 1)/2 rounded down is 1."""
    return ceil(Fraction(delta + 1, 2)) + floor(Fraction(-delta + 1, 2)) == 1


@claim(
    _for_all("of_none", lambda m, d, n: (d % 2 == 1, ((d + 1) % 2 == 0) & ((-d + 1) % 2 == 0))),
    ODD_DELTAS,
)
def lemma_25__proof__rounding_odd(delta: int) -> bool:
    """Where delta is odd both halves are integers, so that the rounding can be left out."""
    halves = (Fraction(delta + 1, 2), Fraction(-delta + 1, 2))
    return all(half.denominator == 1 for half in halves)


@claim(
    _for_all(
        "of_none",
        lambda t, m, u: (
            u == 1,
            (t.ceil_half(2 * m + u) == m + t.ceil_half(u))
            & (t.floor_half(-2 * m + u) == -m + t.floor_half(u))
            & (t.ceil_half(2 * m + u) + t.floor_half(-2 * m + u) == 1),
        ),
    ),
    EVEN_DELTAS,
)
def lemma_25__proof__rounding_even(delta: int) -> bool:
    """Where delta = 2m is even: the sum of the two is m + 1/2 rounded up - m + 1/2 rounded down,
    term by term, and that is 1."""
    m, half = delta // 2, Fraction(1, 2)
    up, down = ceil(Fraction(delta + 1, 2)), floor(Fraction(-delta + 1, 2))
    return (up, down) == (m + ceil(half), -m + floor(half)) and up + down == 1


@claim(
    _for_all("of_delta", lambda m, d: (d % 2 == 1, m.beta(d) == -m.beta(-d) + 1)),
    ODD_BUDGETS_AND_P,
)
def lemma_25__proof__beta_equation(TB: int, p: int) -> Found:
    """Odd TB: beta(2p - TB) = 1 - beta(TB - 2p)."""
    left, right = ref.beta(2 * p - TB), 1 - ref.beta(TB - 2 * p)
    return left == right, {"left": left, "right": right}


@claim(
    _for_all(
        "of_delta",
        lambda m, d: (
            (d % 2 == 1) & (d > 0),
            (m.beta(d) + m.beta(-d) == 1)
            & (m.floor_half(d) + 1 + m.ceil_half(-d) == 1)
            & (m.ceil_half(d) + 1 + m.floor_half(-d) == 1),
        ),
    ),
    ODD_DELTAS.where("delta > 0", lambda delta: delta > 0),
)
def lemma_25__proof__beta_two_forms(delta: int) -> Found:
    """Positive odd delta: beta(delta) + beta(-delta) is delta/2 rounded down + 1 + (-delta/2)
    rounded up, or delta/2 rounded up + 1 + (-delta/2) rounded down, and each is 1."""
    half = Fraction(delta, 2)
    forms = (floor(half) + 1 + ceil(-half), ceil(half) + 1 + floor(-half))
    total = ref.beta(delta) + ref.beta(-delta)
    values: dict[str, Json] = {"beta(delta) + beta(-delta)": total, "forms": list(forms)}
    return total in forms and set(forms) == {1}, values


# Conjecture 28: the limit

CONVERGED = UNITARY.where("from the heap of convergence on", lambda g: g.settled)
CONVERGED_EVEN = CONVERGED.where("TB even", lambda g: g.TB % 2 == 0)
CONVERGED_ODD = CONVERGED.where("TB odd", lambda g: g.TB % 2 == 1)

SWEPT_LIMITS = swept(
    "bidding",
    "bidding-unitary",
    "convergence",
    lambda row: (
        int(row["total_budget"]),
        int(row["heap"]),
        row["limit_is_the_automaton"] == "yes",
    ),
)


@cache
def _convergence(TB: int) -> tuple[int, ...]:
    return ref.convergence_heaps(TB, TB * TB // 4 + 8)


def _quadratic(TB: int, heap: int | Fraction) -> bool:
    return heap <= TB * TB + 1


def _limits(theorem: str, view: str) -> Plan:
    return chained("bidding", theorem, view, "theory_limits")


def _prescribed_from_bound(g: Any, c: Any) -> Any:
    """What alpha prescribes is the outcome from TB^2 + 1 on; c is TB/2, rounded up."""
    return implies(g.x >= g.TB * g.TB + 1, g.o == g.entry)


def _repeats_from_closed_form(g: Any, c: Any) -> Any:
    """Rows repeat from 1 + (TB/2)^2 on for even TB, 1 + c^2 - TB/2 for odd TB; c is as in it."""
    even, odd = g.x >= c * c + 1, 2 * g.x + 1 >= 2 + 2 * c * c - g.TB
    late = ((g.TB % 2 == 0) & even) | ((g.TB % 2 == 1) & odd)
    return implies(late, g.o_later(2) == g.o)


@claim(
    Depending(
        lambda word, function, parity: (
            *(
                using(_prescribed_from_bound, _limits("converged_by", "HALF_OF_EVEN"))
                if parity == 0
                else ()
            ),
            LARGE_HEAPS.where(f"TB {word}", lambda TB: TB % 2 == parity),
            *using(
                lambda TB, heap, same: same and _quadratic(TB, heap),
                SWEPT_LIMITS.where(f"TB {word}", lambda TB, heap, same: TB % 2 == parity),
            ),
        )
    ),
    each={
        "conjecture-28.even-budget": ("even", "alpha", 0),
        "conjecture-28.odd-budget": ("odd", "beta", 1),
    },
)
def conjecture_28(TB: int, _word: str, _function: str, _parity: int) -> Found:
    """TB {0}: the entries that {1} prescribes are the outcomes of all large heaps, even and odd,
    from some heap on that is O(TB^2), at most TB^2 + 1."""
    (even, odd), entries = limit_rows(TB), ref.automaton(TB)
    heap = min(_convergence(TB))
    return _quadratic(TB, heap) and (even, odd) == (entries.even, entries.odd), {
        "heap": heap,
        "limit": {"even": list(even), "odd": list(odd)},
        "automaton": {"even": list(entries.even), "odd": list(entries.odd)},
    }


@claim(_limits("as_alpha", "SETTLED_ODD"), CONVERGED_ODD)
def conjecture_28__odd_budget__corrected(g: Any) -> Any:
    """Odd TB: in the limit a heap whose parity is that of (delta + 1)/2 has the outcome (delta +
    1)/2, the other one 1 more where delta > 0 and 1 less where delta < 0."""
    return g.o == g.limit_entry


@claim(
    _limits("as_alpha", "SETTLED_EVEN"),
    CONVERGED_EVEN,
    *using(
        lambda TB, heap, same: same,
        SWEPT_LIMITS.where("TB even", lambda TB, heap, same: TB % 2 == 0),
    ),
)
def conjecture_28__even_budget__strengthened(g: Any) -> Any:
    """Even TB: from the heap of convergence on, the outcomes are those that alpha prescribes."""
    return g.o == g.entry


@claim(*using(lambda even, same: even == same, _limits("prescribed", "PRESCRIBED")), SWEPT_LIMITS)
def conjecture_28__to_1000__weakened(TB: int, heap: int, same: bool) -> bool:
    """Every even TB <= 1000: the limit is the automaton's; every odd TB: it is not."""
    return same == (TB % 2 == 0)


LEFT = UNITARY.where("2p >= TB", lambda g: g.left_of_border)
RIGHT = UNITARY.where("2p < TB", lambda g: 2 * g.p < g.TB)


def _of_parities(side: Any, budget: str, heap: str) -> Any:
    by_budget = side.where(f"TB {budget}", lambda g: g.TB % 2 == (budget == "odd"))
    return by_budget.where(f"x {heap}", lambda g: g.x % 2 == (heap == "odd"))


FOUR = {
    f"{budget}-budget.{heap}-heap": (budget, heap)
    for budget, heap in product(("even", "odd"), repeat=2)
}
EVEN_LEFT = chained("bidding", "lemma_26", "EVEN_LEFT")
EVEN_RIGHT = chained("bidding", "lemma_26", "EVEN_RIGHT")
BETA_LEFT = _limits("beta_bounds", "ODD_BETA_LEFT")
BETA_RIGHT = _limits("beta_bounds", "ODD_BETA_RIGHT")
LIMIT_LEFT = chained("bidding", "lemma_26", "LEFT_OF_BORDER")
LIMIT_RIGHT = chained("bidding", "lemma_26", "RIGHT_OF_BORDER")
ODD_TWO = {name: values for name, values in FOUR.items() if values[0] == "odd"}


@claim(
    Depending(
        lambda budget, heap: (
            *((EVEN_LEFT,) if budget == "even" else ()),
            *((BETA_LEFT,) if (budget, heap) == ("odd", "odd") else ()),
            _of_parities(LEFT, budget, heap),
        )
    ),
    each={f"lemma-26.{name}.left": values for name, values in FOUR.items()},
)
def lemma_26__left(g: Any, _budget: str, _heap: str) -> Any:
    """{0} TB, {1} heaps, 2p >= TB: the outcome is at most the automaton's entry."""
    return g.o <= g.entry


@claim(
    Depending(
        lambda budget, heap: (
            *((EVEN_RIGHT,) if budget == "even" else ()),
            *((BETA_RIGHT,) if (budget, heap) == ("odd", "even") else ()),
            _of_parities(RIGHT, budget, heap),
        )
    ),
    each={f"lemma-26.{name}.right": values for name, values in FOUR.items()},
)
def lemma_26__right(g: Any, _budget: str, _heap: str) -> Any:
    """{0} TB, {1} heaps, 2p < TB: the outcome is at least the automaton's entry."""
    return g.o >= g.entry


@claim(
    Depending(lambda budget, heap: (LIMIT_LEFT, _of_parities(LEFT, budget, heap))),
    each={f"lemma-26.{name}.left.corrected": values for name, values in ODD_TWO.items()},
)
def lemma_26__left__corrected(g: Any, _budget: str, _heap: str) -> Any:
    """{0} TB, {1} heaps, 2p >= TB: the outcome is at most the limit of that parity."""
    return g.o <= g.limit_entry


@claim(
    Depending(lambda budget, heap: (LIMIT_RIGHT, _of_parities(RIGHT, budget, heap))),
    each={f"lemma-26.{name}.right.corrected": values for name, values in ODD_TWO.items()},
)
def lemma_26__right__corrected(g: Any, _budget: str, _heap: str) -> Any:
    """{0} TB, {1} heaps, 2p < TB: the outcome is at least the limit of that parity."""
    return g.o >= g.limit_entry


# Lemma 26, proof: the inequalities between alpha's values to which it reduces the induction


@claim(
    _for_all(
        "of_bids",
        lambda m, d, r: (
            (d % 2 == 0) & (d >= 0) & (r > 0),
            m.alpha_odd(d + 2 * r) - 1 >= m.alpha_even(d),
        ),
    ),
    WON_LEFT_OF_BORDER,
)
def lemma_26__proof__right_wins(delta: int, r: int) -> Found:
    """Even TB, 2p >= TB, r > 0: alpha_odd(2(p + r) - TB) - 1 >= alpha_even(2p - TB)."""
    left, right = ref.alpha_odd(delta + 2 * r) - 1, ref.alpha_even(delta)
    return left >= right, {"values": [left, right]}


@claim(
    _for_all(
        "of_bids",
        lambda m, d, ell: (
            (d % 2 == 0) & (d >= 0) & (ell > 0),
            m.alpha_odd(d - 2 * ell) + 1 <= m.alpha_even(d),
        ),
    ),
    WON_LEFT_OF_BORDER,
)
def lemma_26__proof__left_wins(delta: int, ell: int) -> Found:
    """Even TB, 2p >= TB, l > 0: alpha_odd(2(p - l) - TB) + 1 <= alpha_even(2p - TB)."""
    left, right = ref.alpha_odd(delta - 2 * ell) + 1, ref.alpha_even(delta)
    return left <= right, {"values": [left, right]}


@claim(
    _for_all(
        "of_bids",
        lambda m, d, ell: (
            (d % 2 == 0) & (d >= 0) & (ell >= 0),
            -m.alpha_odd(2 * ell - d) + 1 <= m.alpha_even(d),
        ),
    ),
    LEFT_OF_BORDER,
)
def lemma_26__proof__tie(delta: int, ell: int) -> Found:
    """Even TB, 2p >= TB, l >= 0: -alpha_odd(2(q + l) - TB) + 1 <= alpha_even(2p - TB)."""
    left, right = -ref.alpha_odd(-delta + 2 * ell) + 1, ref.alpha_even(delta)
    return left <= right, {"values": [left, right]}


FORMULAS = printed_rows("bidding", "formulas")


@claim(printed)
def lemma_26__proof__brackets() -> Iterator[Cell]:
    """Each item of the second list closes as many brackets as it opens."""
    for row in FORMULAS:
        yield Cell(row["place"], row["printed"].count(")"), row["printed"].count("("))


@claim(restated)
def lemma_26__proof__tie_at_zero() -> str:
    """Even TB: item (3) at l = 0 is an equality, which Lemma 25 gives."""
    return "lemma-25.proof.alpha-equation"


@claim(
    _for_all(
        "of_delta",
        lambda m, d: (
            (d - 2) % 4 == 2,
            (m.floor_half(d - 1) + 1 == m.floor_half(d + 1))
            & (d % 4 == 0)
            & (m.alpha_odd(d - 2) + 1 == m.alpha_even(d)),
        ),
    ),
    EVEN_DELTAS.where("delta - 2 = 2 mod 4", lambda delta: (delta - 2) % 4 == 2),
)
def lemma_26__proof__tightest(delta: int) -> bool:
    """l = 1 and 2(p - 1) - TB = 2 mod 4: (2(p - 1) - TB + 1)/2 rounded down + 1 is (2p - TB +
    1)/2 rounded down, and that is where 4 divides 2p - TB."""
    rounded = floor(Fraction(delta - 2 + 1, 2)) + 1 == floor(Fraction(delta + 1, 2))
    return rounded and delta % 4 == 0 and ref.alpha_odd(delta - 2) + 1 == ref.alpha_even(delta)


@claim(
    _for_all(
        "of_delta", lambda m, d: ((d - 2) % 4 == 0, m.alpha_odd(d - 2) + 1 <= m.alpha_even(d))
    ),
    EVEN_DELTAS.where("4 divides delta - 2", lambda delta: (delta - 2) % 4 == 0),
)
def lemma_26__proof__tightest_elsewhere(delta: int) -> Found:
    """l = 1 and 2(p - 1) - TB not 2 mod 4: item (2) is not tighter than there."""
    slack = ref.alpha_even(delta) - ref.alpha_odd(delta - 2) - 1
    return slack >= 0, {"slack": slack}


@claim(
    _for_all(
        "of_none", lambda m, d, n: (d % 2 == 0, m.ceil_half(d - 3) + 1 == m.ceil_half(d + 1) - 1)
    ),
    EVEN_DELTAS,
)
def lemma_26__proof__bid_2_equality(delta: int) -> bool:
    """(2(p - 2) - TB + 1)/2 rounded up + 1 is (2p - TB + 1)/2 rounded up - 1."""
    return ceil(Fraction(delta - 4 + 1, 2)) + 1 == ceil(Fraction(delta + 1, 2)) - 1


@claim(
    readings={
        "where 4 divides 2p - TB, as for l = 1": (
            _for_all(
                "of_delta",
                lambda m, d: (d % 4 == 0, m.alpha_odd(d - 4) + 1 == m.ceil_half(d - 3) + 1),
            ),
            EVEN_DELTAS.where("4 divides delta", lambda delta: delta % 4 == 0),
        ),
        "wherever 2p >= TB": EVEN_DELTAS.where("delta >= 0", lambda delta: delta >= 0),
    }
)
def lemma_26__proof__bid_2_outcome(delta: int) -> Found:
    """l = 2, even TB: what Left gets, alpha_odd(2(p - 2) - TB) + 1, equals (2(p - 2) - TB + 1)/2
    rounded up + 1."""
    value, printed = ref.alpha_odd(delta - 4) + 1, ceil(Fraction(delta - 4 + 1, 2)) + 1
    return value == printed, {"value": value, "printed": printed}


@claim(
    _for_all(
        "of_delta",
        lambda m, d: (
            d % 2 == 0,
            (m.ceil_half(d + 1) - 1 <= m.floor_half(d + 1))
            & (m.floor_half(d + 1) <= m.alpha_even(d)),
        ),
    ),
    EVEN_DELTAS,
)
def lemma_26__proof__bid_2_inequality(delta: int) -> bool:
    """(2p - TB + 1)/2 rounded up - 1 is at most (2p - TB + 1)/2 rounded down, and that at most
    alpha_even(2p - TB), as item (2) asks."""
    half = Fraction(delta + 1, 2)
    return ceil(half) - 1 <= floor(half) <= ref.alpha_even(delta)


@claim(
    _for_all(
        "of_bids",
        lambda m, d, ell: (
            (d % 2 == 0) & (ell > 2),
            m.alpha_odd(d - 2 * ell) + 1 <= m.alpha_even(d),
        ),
    ),
    EVEN_DELTAS_AND_BIDS.where("bid > 2", lambda delta, bid: bid > 2),
)
def lemma_26__proof__left_wins_by_more(delta: int, ell: int) -> bool:
    """l > 2: item (2) holds."""
    return ref.alpha_odd(delta - 2 * ell) + 1 <= ref.alpha_even(delta)


@claim(
    _for_all(
        "of_bids",
        lambda m, d, ell: (
            (d % 2 == 0) & (d >= 0) & (ell >= 0),
            ((ell == 0) | (m.alpha_even(d - 2 * ell) + 1 <= m.alpha_odd(d)))
            & (-m.alpha_even(2 * ell - d) + 1 <= m.alpha_odd(d)),
        ),
    ),
    LEFT_OF_BORDER,
)
def lemma_26__proof__remaining_even(delta: int, ell: int) -> bool:
    """Even TB, the other parity of the heap: items (2) and (3) with alpha_odd and alpha_even
    exchanged."""
    wins = ell == 0 or ref.alpha_even(delta - 2 * ell) + 1 <= ref.alpha_odd(delta)
    return wins and -ref.alpha_even(-delta + 2 * ell) + 1 <= ref.alpha_odd(delta)


@claim(
    DELTAS_AND_BIDS.where("delta odd", lambda delta, bid: delta % 2 == 1).where(
        "delta > 0", lambda delta, bid: delta > 0
    )
)
def lemma_26__proof__remaining_odd(delta: int, ell: int) -> Found:
    """Odd TB: items (2) and (3) with beta for both, 2p > TB."""
    wins, ties = ref.beta(delta - 2 * ell) + 1, -ref.beta(-delta + 2 * ell) + 1
    return (ell == 0 or wins <= ref.beta(delta)) and ties <= ref.beta(delta), {
        "values": [wins, ties, ref.beta(delta)]
    }


@claim(step_from(*GRANTED, "Lemma 26, 2p >= TB", "Lemma 26, 2p < TB"))
def lemma_26__proof__left_from_bounds__strengthened(g: Any) -> Any:
    """The bounds of the automaton (beta split by parity), budget monotonicity, formula (1) and
    parity at x - 1 give the upper bounds at x; nothing on the marker or the sign is needed."""
    return implies(g.left_of_border, g.o <= g.limit_entry)


# The first list of the proof, on the outcomes themselves

Outcomes = tuple[int, ...]


def _outcomes(largest: int) -> Iterator[tuple[int, int, int, int, Outcomes]]:
    for TB in range(0, largest + 1, 2):
        last = max(_convergence(TB)) + 2
        for x, row in enumerate(ref.unitary_rows(TB, last)):
            if x % 2:
                for p in range(TB // 2, TB + 1):
                    for bid in range(max(p, TB - p) + 1):
                        yield TB, x, p, bid, row


OUTCOMES = Range(
    "every even TB <= {TB}, every odd heap (rows repeat), 2p >= TB",
    "TB x p bid row",
    _outcomes,
    {"TB": 12},
    {"TB": 20},
    at=lambda TB, x, p, bid, row: {"TB": TB, "x": x, "p": p, "bid": bid},
)


@claim(OUTCOMES.where("Right can win by it", lambda TB, x, p, bid, row: 0 < bid <= TB - p))
def lemma_26__proof__outcome_right(TB: int, x: int, p: int, r: int, row: Outcomes) -> Found:
    """Even TB, odd x, 2p >= TB: o_(p+r)(x) - 1 >= alpha_even(2p - TB), r > 0."""
    value, entry = row[p + r] - 1, ref.alpha_even(2 * p - TB)
    return value >= entry, {"value": value, "alpha_even": entry}


def _win_is_less(ell: Any, win: Any, _tie: Any, entry: Any) -> Any:
    return implies(ell > 0, win <= entry)


@claim(
    *using(_win_is_less, _limits("before_even_heap", "FIRST_LIST")),
    OUTCOMES.where("Left can win by it", lambda TB, x, p, bid, row: 0 < bid <= p),
)
def lemma_26__proof__outcome_left(TB: int, x: int, p: int, ell: int, row: Outcomes) -> Found:
    """Even TB, odd x, 2p >= TB: o_(p-l)(x) + 1 <= alpha_even(2p - TB), l > 0."""
    value, entry = row[p - ell] + 1, ref.alpha_even(2 * p - TB)
    return value <= entry, {"value": value, "alpha_even": entry}


@claim(
    *using(lambda _ell, _win, tie, entry: tie <= entry, _limits("before_even_heap", "FIRST_LIST")),
    OUTCOMES.where("Left has it", lambda TB, x, p, bid, row: bid <= p),
)
def lemma_26__proof__outcome_tie(TB: int, x: int, p: int, ell: int, row: Outcomes) -> Found:
    """Even TB, odd x, 2p >= TB: -o_(q+l)(x) + 1 <= alpha_even(2p - TB), l >= 0."""
    value, entry = -row[TB - p + ell] + 1, ref.alpha_even(2 * p - TB)
    return value <= entry, {"value": value, "alpha_even": entry}


# Convergence, Theorem 27


@claim(_limits("settled_next", "SETTLED"), CONVERGED)
def section_3_4__converges_next(g: Any) -> Any:
    """Convergence at x implies that the rows of x + 1 and x + 3 are the same."""
    return g.o_later(1) == g.o_later(3)


def _one_heap_or_two(x: Any, first: Any, agrees: Any, converges: Any, first_does: Any) -> Any:
    return (
        first_does & (agrees == (x >= first)) & implies(converges, (x == first) | (x == first + 1))
    )


@claim(
    *part(
        "the heap from which rows repeat, and no other but the next one",
        *using(_one_heap_or_two, _limits("converging_heaps", "CONVERGES")),
        FEW_BUDGETS,
    ),
    *part(
        "sometimes the next one too",
        *using(
            lambda TB: _convergence(TB) == (17, 18),
            Instances("some instance: TB = 9", "TB", lambda: [(9,)]),
        ),
    ),
)
def section_3_4__convergence_heap__corrected(TB: int) -> Found:
    """The definition names the heap from which rows repeat, and sometimes the next one too."""
    heaps = _convergence(TB)
    return heaps in [(heaps[0],), (heaps[0], heaps[0] + 1)], {"heaps": list(heaps)}


def _equality(TB: int) -> Found:
    left, right = ref.convergence_sum(TB), ref.convergence_closed_form(TB)
    return left == right, {"sum": str(left), "closed": str(right)}


@claim(EVEN_BUDGETS)
def theorem_27__proof__even_budget__equality(TB: int) -> Found:
    """Even TB: the sum of the display is its closed form."""
    return _equality(TB)


def _displayed(view: str) -> Plan:
    return chained("bidding", "equalities", view, "theory_displays")


def _sides_agree(display: Any, closed: Any, c: Any) -> Any:
    return display == closed


@claim(*using(_sides_agree, _displayed("ODD")), ODD_BUDGETS)
def theorem_27__proof__odd_budget__equality(TB: int) -> Found:
    """Odd TB: the sum of the display is its closed form."""
    return _equality(TB)


def _one_more(display: Any, closed: Any, c: Any) -> Any:
    """Twice the sum is twice the closed form and 2, and twice the square of TB/2, and 4."""
    return (display == closed + 2) & (display == 2 * c * c + 4)


@claim(*using(_one_more, _displayed("EVEN")), EVEN_BUDGETS)
def theorem_27__proof__even_budget__equality__corrected(TB: int) -> bool:
    """Even TB: the sum of the display is its closed form plus 1, (TB/2)^2 + 2."""
    return ref.convergence_sum(TB) == ref.convergence_closed_form(TB) + 1 == (TB // 2) ** 2 + 2


def _even_order(g: Any) -> Any:
    return implies(2 * g.ell == g.TB, g.ell * g.ell + 1 <= g.TB * g.TB + 1)


def _odd_order(g: Any) -> Any:
    twice = 2 + 2 * g.ell * g.ell - g.TB
    return implies(2 * g.ell == g.TB + 1, twice <= 2 * g.TB * g.TB + 2)


@claim(*using(_even_order, for_all("arithmetic")), EVEN_BUDGETS)
def theorem_27__proof__even_budget__order(TB: int) -> bool:
    """Even TB: the closed form is O(TB^2): at most TB^2 + 1."""
    return _quadratic(TB, ref.convergence_closed_form(TB))


@claim(*using(_odd_order, for_all("arithmetic")), ODD_BUDGETS)
def theorem_27__proof__odd_budget__order(TB: int) -> bool:
    """Odd TB: the closed form is O(TB^2): at most TB^2 + 1."""
    return _quadratic(TB, ref.convergence_closed_form(TB))


@claim(
    Depending(
        lambda word, parity: (
            *using(_repeats_from_closed_form, _limits("converged_by", f"HALF_OF_{word.upper()}")),
            *CONVERGENCE.where(f"TB {word}", lambda TB, heap: TB % 2 == parity),
        )
    ),
    each={"theorem-27.even-budget": ("even", 0), "theorem-27.odd-budget": ("odd", 1)},
)
def theorem_27(TB: int, heap: int, _word: str, _parity: int) -> Found:
    """TB {0}: the game first converges at the latest at the heap of the closed form."""
    bound = ref.convergence_closed_form(TB)
    return 0 <= heap <= bound, {"bound": str(bound)}


@claim(*using(_repeats_from_closed_form, _limits("converged_by", "HALF")), CONVERGENCE.swept)
def theorem_27__to_1000__weakened(TB: int, heap: int) -> bool:
    """Every TB <= 1000: the game first converges at the latest at the heap of the closed form."""
    return 0 <= heap <= ref.convergence_closed_form(TB)


def _constant_from_bound(g: Any) -> Any:
    return implies(g.x >= g.convergence_bound, g.o_later(2) == g.o)


BY_REFERENCE = Range(
    "unitary games, every TB <= {TB}, and the heap of convergence, by the reference",
    "TB heap",
    lambda largest: ((TB, min(_convergence(TB))) for TB in range(largest + 1)),
    {"TB": 24},
    {"TB": 40},
)


def _of_square(TB: Any, heap: Any, _c: Any) -> Any:
    return (12 * heap >= TB * TB - TB) & (4 * heap <= TB * TB + 4)


@claim(*using(_of_square, on_convergence("order", "FIRST")), *CONVERGENCE)
def theorem_27__quadratic(TB: int, heap: int) -> bool:
    """Convergence is of the order TB^2: rows repeat from a heap on that is at least (TB^2 - TB)/12
    and at most TB^2/4 + 1."""
    return TB * TB - TB <= 12 * heap and 4 * heap <= TB * TB + 4


def _late_enough(TB: Any, heap: Any, c: Any) -> Any:
    return 3 * (TB + 1) * heap >= 2 * c * c * c + c


@claim(
    *using(_late_enough, on_convergence("repeats_late", "ROW_REPEATS")), BY_REFERENCE, *CONVERGENCE
)
def theorem_27__not_before__strengthened(TB: int, heap: int) -> bool:
    """For every TB no row repeats two heaps on at a heap below (2 c^3 + c)/(3 (TB + 1)), where c is
    TB/2, rounded up."""
    return bool(_late_enough(TB, heap, (TB + 1) // 2))


@claim(
    *using(_constant_from_bound, chained("bidding", "constant", "EVERY")),
    BY_REFERENCE,
    *CONVERGENCE,
)
def theorem_27__order__strengthened(TB: int, heap: int) -> bool:
    """For every TB the game converges at a heap that is O(TB^2): of at most TB + 1 times b, where b
    is TB/2 rounded up, plus 1."""
    return 0 <= heap <= (TB + 1) * ((TB + 1) // 2 + 1)


def _repeats_before_square(g: Any, c: Any) -> Any:
    return implies(g.x >= c * c - c + 1, g.o_later(2) == g.o)


@claim(*using(_repeats_before_square, _limits("converged_by", "HALF")), BY_REFERENCE, *CONVERGENCE)
def theorem_27__below_square__strengthened(TB: int, heap: int) -> bool:
    """For every TB the game first converges at the latest at the heap c^2 - c + 1, where c is TB/2,
    rounded up."""
    c = (TB + 1) // 2
    return 0 <= heap <= c * c - c + 1


def _repeats_from_square(g: Any, c: Any) -> Any:
    return implies(g.x >= c * c, g.o_later(2) == g.o)


@claim(*using(_repeats_from_square, _limits("converged_by", "HALF")), BY_REFERENCE, *CONVERGENCE)
def theorem_27__square__strengthened(TB: int, heap: int) -> bool:
    """For every TB the game first converges at the latest at the heap that is the square of TB/2,
    rounded up."""
    return 0 <= heap <= ((TB + 1) // 2) ** 2


def _repeats_sooner(g: Any, c: Any) -> Any:
    return implies((g.TB >= 7) & (g.x >= c * c - c), g.o_later(2) == g.o)


@claim(
    *using(_repeats_sooner, _limits("converged_sooner", "HALF")),
    BY_REFERENCE.where("TB >= 7", lambda TB, heap: TB >= 7),
    *CONVERGENCE.where("TB >= 7", lambda TB, heap: TB >= 7),
)
def theorem_27__sooner__strengthened(TB: int, heap: int) -> bool:
    """For every TB of at least 7 the game first converges at the latest at the heap c^2 - c, where
    c is TB/2, rounded up."""
    c = (TB + 1) // 2
    return 0 <= heap <= c * c - c


def _sum_from_border(TB: int) -> int:
    entries = ref.automaton(TB)
    nodes = range((TB + 1) // 2, TB + 1)
    return sum(states[p] for states in entries for p in nodes)


SUMS = {
    "the entries of the nodes with 2p >= TB, even and odd states": (
        _sum_from_border,
        "FROM_BORDER",
    ),
    "all entries, without their signs": (ref.entries_absolute_sum, "ALL_ENTRIES"),
}
"""Which sum is meant. The displays of the proof run over the nodes of the first, and for even TB
over these entries. With their signs all entries sum to TB + 1, and that is not quadratic.
"""


def _between(TB: Any, total: Any, _heap: Any) -> Any:
    return (4 * total >= TB * TB) & (total <= (TB + 2) * (TB + 2))


def _between_squares(TB: int, of: Callable[[int], int]) -> Found:
    total = of(TB)
    return _between(TB, total, None), {"sum": total}


@claim(
    readings={
        words: (
            *using(_between, on_convergence("by_the_sum", view)),
            *using(lambda TB, of=of: _between_squares(TB, of), BUDGETS),
        )
        for words, (of, view) in SUMS.items()
    }
)
def theorem_27__sum_of_entries__quadratic() -> None:
    """The sum of the entries of the automaton is O(TB^2), and of no smaller order: it is between
    TB^2/4 and (TB + 2)^2."""


@claim(*using(lambda nodes, total: total == nodes, on_convergence("one_a_node", "SIGNED")), BUDGETS)
def theorem_27__sum_of_entries__signed__measured(TB: int) -> bool:
    """With their signs all entries of the automaton sum to TB + 1."""
    return ref.entries_sum(TB) == TB + 1


def _by_then(_TB: Any, total: Any, heap: Any) -> Any:
    return (heap >= 0) & (heap <= total)


def _at_most_sum(of: Callable[[int], int], TB: int, heap: int) -> Found:
    return 0 <= heap <= of(TB), {"sum": of(TB)}


@claim(
    readings={
        words: (
            *using(_by_then, on_convergence("by_the_sum", view)),
            *using(partial(_at_most_sum, of), BY_REFERENCE, *CONVERGENCE),
        )
        for words, (of, view) in SUMS.items()
    }
)
def theorem_27__sum() -> None:
    """The game converges at the latest at the heap that is the sum of the entries."""


def _sum_of_even_states(TB: int) -> int:
    return sum(map(abs, ref.automaton(TB).even))


@claim(
    *using(_by_then, on_convergence("by_the_even_sum", "EVEN_ENTRIES")), BY_REFERENCE, *CONVERGENCE
)
def theorem_27__sum__even_states__strengthened(TB: int, heap: int) -> Found:
    """The game converges at the latest at the heap that is the sum of the even states alone,
    without their signs."""
    return _at_most_sum(_sum_of_even_states, TB, heap)


@claim(BY_REFERENCE, *CONVERGENCE)
def theorem_27__sum__signed__strengthened(TB: int, heap: int) -> Found:
    """The game converges at the latest at the heap that is the sum of all entries with their
    signs."""
    return _at_most_sum(ref.entries_sum, TB, heap)


def _first_with_entries(TB: int, heap: int) -> int | None:
    """The first heap, to a few after that of convergence, whose row has the automaton's entries."""
    entries = ref.automaton(TB)
    rows = enumerate(ref.unitary_rows(TB, heap + 4))
    return next((x for x, row in rows if row == (entries.odd if x % 2 else entries.even)), None)


@claim(*using(lambda g: g.o_later(2) == g.o, _limits("from_reached_on", "REACHED")), BY_REFERENCE)
def theorem_27__proof__entries_reached(TB: int, heap: int) -> Found:
    """The game converges at the latest at the first heap whose row has the automaton's entries, if
    there is one: from it on rows repeat."""
    first = _first_with_entries(TB, heap)
    return first is None or heap <= first, {"first": first}


def _not_1_apart(g: Any) -> Any:
    return g.o_next - g.o != 1


@claim(
    *part(
        "the entries beside TB/2 are 0 and 1",
        _for_all("of_delta", lambda m, d: (d == 1, (m.beta(d) == 1) & (m.beta(-d) == 0))),
        BY_REFERENCE.where("TB odd", lambda TB, heap: TB % 2 == 1),
    ),
    *part(
        "no neighbours in a row are 1 apart",
        *using(_not_1_apart, chained("bidding", "next_gap", "BELOW_TB"), BELOW_TB),
    ),
)
def theorem_27__proof__entries_reached__odd_budget__measured(TB: int, heap: int) -> Found:
    """Odd TB: no row has the automaton's entries, of which those beside TB/2 are 0 and 1, while
    neighbours in a row are never 1 apart."""
    first, entries = _first_with_entries(TB, heap), ref.automaton(TB)
    beside = [states[TB // 2 : TB // 2 + 2] for states in entries]
    return first is None and beside == [(0, 1), (0, 1)], {"first": first}


@claim(Instances("TB = 9, p = 9, heap 40, a large one", "TB p x", lambda: [(9, 9, large(9, 40))]))
def theorem_27__proof__other_bids(TB: int, p: int, x: int) -> bool:
    """There may be other optimal bids: TB = 9, all the money, a large even heap, Left bids 1."""
    return any(ours.bid == 1 for ours, _theirs in ref.equilibria(ref.bid_matrix({1}, TB, x, p)))


def _near_half(TB: Any, changed: Any) -> Any:
    return (2 * changed - (TB + 1) <= 2) & (2 * changed - (TB + 1) >= -2)


@claim(*using(_near_half, _limits("near_half", "CHANGES")), BUDGETS.to({"TB": 60}, {"TB": 160}))
def theorem_27__proof__half_change(TB: int) -> Found:
    """Nearly half of the entries change from heap 0 to heap 2: their number is within 1 of (TB +
    1)/2."""
    changed = sum(value != 0 for value in list(ref.unitary_rows(TB, 2))[2])
    return _near_half(TB, changed), {"changed": changed}


def _two_large(largest: int) -> Iterator[tuple[int, int]]:
    # A bid matrix depends on the row before it, and those repeat at distance 2 from there on.
    return ((TB, max(_convergence(TB)) + 1 + more) for TB in range(largest + 1) for more in (0, 1))


@claim(
    *using(
        lambda left_deviates, tie, right_deviates: (left_deviates <= tie) & (tie <= right_deviates),
        _limits("zero_tie_is_saddle", "SADDLE"),
    ),
    Range(
        "every TB <= {TB}, the two heaps that stand for all large ones (rows repeat)",
        "TB x",
        _two_large,
        {"TB": 8},
        {"TB": 12},
    ),
)
def theorem_27__proof__zero_ties(TB: int, x: int) -> bool:
    """For all large heaps, ties at 0 are in equilibrium at every budget."""
    return all(
        any(
            ours.bid == theirs.bid == 0
            for ours, theirs in ref.equilibria(ref.bid_matrix({1}, TB, x, p))
        )
        for p in range(TB + 1)
    )
