"""Proofs of the lemmas on unitary games: for every TB by argument, and TB by TB by query.

nu_hat_p(x) >= c says that some bid of Left's has every entry between the braces at least c: she
*secures* c. So a lemma that compares two values says: where she secures c at the one, some bid of
hers secures c at the other. The arguments name that bid; Z3 confirms it for every TB, every row
that is as assumed, every c. The queries TB by TB need no bid from us.

Where a proof names too little of the rows before, the step alone is a claim: false, with rows that
satisfy what it names and come before a row that breaks the lemma.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from proofs_check.core.claim import Check, Plan, using
from proofs_check.core.evidence import Effort
from proofs_check.documents.bidding.encoding import (
    AnyRow,
    Hypotheses,
    alpha_even,
    alpha_odd,
    first_heaps,
    implied,
    known_heap,
    next_row,
    split_beta,
)
from proofs_check.methods.argument import Step, argued
from proofs_check.methods.exhaustive import Predicate
from proofs_check.methods.induction import Induction
from proofs_check.methods.logic import conjunction, implies, negation
from proofs_check.methods.smt import Integer, Terms, Truth
from reference.bidding import Automaton, Player, automaton, zero_bidding

LEFT, RIGHT = Player.LEFT, Player.RIGHT

# What the lemmas say of one heap: the hypotheses of a step and its conclusion alike.


def budget_monotone(o: Any) -> Any:
    """Lemma 14: nu_hat does not fall with p."""
    return conjunction([True, *(o.nu_hat[p + 1] >= o.nu_hat[p] for p in range(o.TB))])


def budget_monotone_without_marker(o: Any) -> Any:
    """Remark 15: nu does not fall with p."""
    return conjunction([True, *(o.nu[p + 1] >= o.nu[p] for p in range(o.TB))])


def marker_monotone(o: Any) -> Any:
    """Lemma 17, first inequality."""
    return conjunction(o.nu[p] <= o.nu_hat[p] for p in o.budgets)


def marker_gives_at_most_two(o: Any) -> Any:
    """Lemma 17, second inequality."""
    return conjunction(o.nu_hat[p] <= o.nu[p] + 2 for p in o.budgets)


def marker_worth(o: Any) -> Any:
    """Lemma 19, where p + 1 is a budget."""
    return conjunction([True, *(o.nu_hat[p] <= o.nu[p + 1] for p in range(o.TB))])


def mirrored(o: Any) -> Any:
    """Equation (1): nu_p is -nu_hat_q."""
    return conjunction(o.nu[p] == -o.nu_hat[o.TB - p] for p in o.budgets)


def not_negative_left_of_border(o: Any) -> Any:
    """Lemma 20, 2p >= TB."""
    return conjunction(o.nu_hat[p] >= 0 for p in o.budgets if 2 * p >= o.TB)


def not_positive_right_of_border(o: Any) -> Any:
    """Lemma 20, 2p < TB."""
    return conjunction([True, *(o.nu_hat[p] <= 0 for p in o.budgets if 2 * p < o.TB)])


def grows_left_of_border(o: Any) -> Any:
    """Heap monotonicity, 2p >= TB."""
    return conjunction(o.nu_hat[p] >= o.two_before.nu_hat[p] for p in o.budgets if 2 * p >= o.TB)


def shrinks_right_of_border(o: Any) -> Any:
    """Heap monotonicity, 2p < TB."""
    shrinking = [o.nu_hat[p] <= o.two_before.nu_hat[p] for p in o.budgets if 2 * p < o.TB]
    return conjunction([True, *shrinking])


def entries(TB: int) -> Automaton:
    """The automaton that bounds the outcomes: beta is split by the parity of the heap."""
    if TB % 2 == 0:
        return automaton(TB)

    def even(delta: int) -> int:
        half = (delta + 1) // 2
        return half if half % 2 == 0 else half + 1 if delta > 0 else half - 1

    return zero_bidding([even(2 * p - TB) for p in range(TB + 1)])


def at_most_entries(o: Any) -> Any:
    """Lemma 26, 2p >= TB."""
    A = entries(o.TB)
    return conjunction(
        implies(o.odd, o.nu_hat[p] <= A.odd[p]) & implies(negation(o.odd), o.nu_hat[p] <= A.even[p])
        for p in o.budgets
        if 2 * p >= o.TB
    )


def at_least_entries(o: Any) -> Any:
    """Lemma 26, 2p < TB."""
    A = entries(o.TB)
    bounded = (
        implies(o.odd, o.nu_hat[p] >= A.odd[p]) & implies(negation(o.odd), o.nu_hat[p] >= A.even[p])
        for p in o.budgets
        if 2 * p < o.TB
    )
    return conjunction([True, *bounded])


A = (budget_monotone, budget_monotone_without_marker)
B = (marker_monotone, marker_gives_at_most_two)
U = (*A, *B, marker_worth)
SIGN = (not_negative_left_of_border, not_positive_right_of_border)
HEAPS = (grows_left_of_border, shrinks_right_of_border)
BOUNDED = (at_most_entries, at_least_entries)

# The same of a row with any TB, as hypotheses of the arguments' steps; `o` is nu_hat there.


def _monotone(row: AnyRow) -> Truth:
    return row.non_decreasing(LEFT) & row.non_decreasing(RIGHT)


def _marker(row: AnyRow) -> Truth:
    return row.each(lambda a: row.nu(a) <= row.nu_hat(a))


def _marker_two(row: AnyRow) -> Truth:
    return row.each(lambda a: row.nu_hat(a) <= row.nu(a) + 2)


def _worth(row: AnyRow) -> Truth:
    return row.each_but_last(lambda a: row.nu_hat(a) <= row.nu(a + 1))


def _mirrored(row: AnyRow) -> Truth:
    return row.each(lambda a: row.nu(a) == -row.nu_hat(row.TB - a))


def _sign(row: AnyRow) -> Truth:
    return row.each(
        lambda a: (
            implied(2 * a >= row.TB, row.nu_hat(a) >= 0)
            & implied(2 * a < row.TB, row.nu_hat(a) <= 0)
        )
    )


def _gap(row: AnyRow) -> Truth:
    return row.each_but_last(lambda a: row.nu_hat(a + 1) <= row.nu_hat(a) + 2)


def _grown(row: AnyRow, later: AnyRow) -> Truth:
    return row.each(
        lambda a: (
            implied(2 * a >= row.TB, later.nu_hat(a) >= row.nu_hat(a))
            & implied(2 * a < row.TB, later.nu_hat(a) <= row.nu_hat(a))
        )
    )


def _has_parity(row: AnyRow, e: Integer) -> Truth:
    return row.each(lambda a: ((row.nu_hat(a) + e) % 2 == 0) & ((row.nu(a) + e) % 2 == 0))


def _any_row(terms: Terms, *names: str) -> tuple[AnyRow, list[Integer]]:
    """A row with any TB, and unknown numbers; p is a budget."""
    TB = terms.integer("TB")
    numbers = [terms.integer(name) for name in ("p", *names)]
    terms.require((TB >= 0) & (numbers[0] >= 0) & (numbers[0] <= TB))
    return AnyRow(terms, TB), numbers


def _step(says: str, state: Callable[[Terms], None]) -> Step:
    """A step on functions, with quantifiers."""
    return Step(says, state, "UFLIA")


def step(says: str, names: str, parts: Callable[..., tuple[Truth, ...]]) -> Step:
    """A step on integers: what it assumes, then what follows.

    Args:
        says: the step in words.
        names: the integers, apart by blanks.
        parts: given the integers, the formulas; the last one is the conclusion.
    """

    def state(terms: Terms) -> None:
        terms.follows(*parts(*(terms.integer(name) for name in names.split())))

    return Step(says, state)


def by_steps(name: str, words: str, *steps: Step) -> Plan:
    """The plan of a step of a proof that is arithmetic alone."""
    return argued("bidding", name, words, *steps)


def same(a: Truth, b: Truth) -> Truth:
    """Both or neither."""
    return ~(a ^ b)


def half(TB: Any, c: Any) -> Any:
    """Whether c is TB/2 rounded up."""
    return (2 * c >= TB) & (2 * c <= TB + 1)


def _more_budget(marker: Player, terms: Terms) -> None:
    row, (p, ell, c) = _any_row(terms, "l", "c")
    secured, wanted = (row.left_secures(marker, budget, ell, c) for budget in (p, p + 1))
    terms.follows(row.non_decreasing(LEFT), row.non_decreasing(RIGHT), p < row.TB, secured, wanted)


MORE_BUDGET = _step(
    "what a bid secures at (x, p^) it secures at (x, (p+1)^)", partial(_more_budget, LEFT)
)
MORE_BUDGET_WITHOUT = _step(
    "what a bid secures at (x, p) it secures at (x, p+1)", partial(_more_budget, RIGHT)
)


def _with_marker(terms: Terms) -> None:
    row, (p, ell, c) = _any_row(terms, "l", "c")
    wanted = row.left_secures(LEFT, p, ell, c) | row.left_secures(LEFT, p, ell - 1, c)
    hypotheses = (_monotone(row), _marker(row), _marker_two(row))
    terms.follows(*hypotheses, row.left_secures(RIGHT, p, ell, c), wanted)


WITH_MARKER = _step("what l secures at (x, p), l or l - 1 secures at (x, p^)", _with_marker)


def _without_marker(terms: Terms) -> None:
    row, (p, ell, c) = _any_row(terms, "l", "c")
    nothing = terms.known_integer(0)
    wanted = row.left_secures(RIGHT, p, nothing, c - 2) | row.left_secures(RIGHT, p, ell, c - 2)
    hypotheses = (_monotone(row), _marker(row), _marker_two(row))
    terms.follows(*hypotheses, row.left_secures(LEFT, p, ell, c), wanted)


WITHOUT_MARKER = _step(
    "what l secures at (x, p^), less 2, bid 0 or l secures at (x, p)", _without_marker
)


def _dollar_for_marker(terms: Terms) -> None:
    row, (p, ell, c) = _any_row(terms, "l", "c")
    wanted = row.left_secures(RIGHT, p + 1, ell, c) | row.left_secures(RIGHT, p + 1, ell + 1, c)
    secured = row.left_secures(LEFT, p, ell, c)
    terms.follows(_worth(row), p < row.TB, secured, wanted)


DOLLAR_FOR_MARKER = _step(
    "what l secures at (x, p^), l or l + 1 secures at (x, p+1)", _dollar_for_marker
)


def _mirrored_entries(terms: Terms) -> None:
    row, (p, ell, r) = _any_row(terms, "l", "r")
    q = row.TB - p
    bids = (ell >= 0) & (ell <= p) & (r >= 0) & (r <= q)
    same = row.entry(RIGHT, p, ell, r) == -row.entry(LEFT, q, r, ell)
    terms.follows(_mirrored(row), bids, same)


MIRRORED_ENTRIES = _step(
    "with (1) at x - 1, the entry of (l, r) at (x, p) is minus that of (r, l) at (x, q^)",
    _mirrored_entries,
)


def _saddle_with_marker(terms: Terms) -> None:
    row, (p, m, c) = _any_row(terms, "m", "c")
    q = row.TB - p
    least = ((m == q) | (row.nu_hat(p + m + 1) > c)) & ((m == 0) | (row.nu_hat(p + m) <= c))
    wanted = row.left_secures(LEFT, p, m, c) | row.right_secures(LEFT, p, m, c - 1)
    hypotheses = (_monotone(row), _marker(row), _worth(row), (m >= 0) & (m <= q), least)
    terms.follows(*hypotheses, wanted)


SADDLE_WITH_MARKER = _step(
    "at (x, p^), m least with m = q or o_(p+m+1) > c: Left secures c by m or Right c - 1 by m",
    _saddle_with_marker,
)


def _saddle_without_marker(terms: Terms) -> None:
    row, (p, m, c) = _any_row(terms, "m", "c")
    q = row.TB - p
    least = ((m == q + 1) | (row.nu_hat(p + m) > c)) & ((m == 0) | (row.nu_hat(p + m - 1) <= c))
    wanted = (
        row.left_secures(RIGHT, p, m, c)
        | row.right_secures(RIGHT, p, m - 1, c - 1)
        | row.right_secures(RIGHT, p, p, c - 1)
    )
    hypotheses = (_monotone(row), _marker(row), _worth(row), (m >= 0) & (m <= q + 1), least)
    terms.follows(*hypotheses, wanted)


SADDLE_WITHOUT_MARKER = _step(
    "at (x, p), m least with m = q + 1 or o_(p+m) > c: m secures c, or Right's m - 1 or p c - 1",
    _saddle_without_marker,
)


def _to_formula_3(terms: Terms) -> None:
    row, (p, ell, c) = _any_row(terms, "l", "c")
    wanted = row.left_secures_by_formula_3(p, ell, c) | row.left_secures_by_formula_3(
        p, row.TB - p, c
    )
    hypotheses = (_monotone(row), _worth(row), _mirrored(row))
    terms.follows(*hypotheses, row.left_secures(LEFT, p, ell, c), wanted)


TO_FORMULA_3 = _step("what l secures at (x, p^), l or q secures by formula (3)", _to_formula_3)


def _from_formula_3(terms: Terms) -> None:
    row, (p, ell, c) = _any_row(terms, "l", "c")
    secured = row.left_secures_by_formula_3(p, ell, c)
    wanted = row.left_secures(LEFT, p, ell, c)
    terms.follows(_marker(row), _mirrored(row), secured, wanted)


FROM_FORMULA_3 = _step("what l secures by formula (3), it secures at (x, p^)", _from_formula_3)


def _tie_is_no_gain(terms: Terms) -> None:
    row, (p, ell) = _any_row(terms, "l")
    bid = (ell >= 0) & (ell <= p)
    wanted = row.nu_hat(p) >= -row.nu_hat(row.TB - p + ell)
    terms.follows(_monotone(row), _marker(row), _mirrored(row), bid, wanted)


TIE_IS_NO_GAIN = _step("o_p >= nu_p = -o_q >= -o_(q+l)", _tie_is_no_gain)


def _left_of_border(terms: Terms) -> None:
    row, (p,) = _any_row(terms)
    hypotheses = (_monotone(row), _marker(row), _mirrored(row), 2 * p >= row.TB)
    terms.follows(*hypotheses, row.nu_hat(p) >= 0)


LEFT_OF_BORDER = _step("at one heap, 2p >= TB gives 2 o_p >= o_p - o_q >= 0", _left_of_border)


def _right_of_border(terms: Terms) -> None:
    row, (p, ell) = _any_row(terms, "l")
    secured = row.left_secures(LEFT, p, ell, terms.known_integer(1))
    terms.follows(_monotone(row), _mirrored(row), 2 * p < row.TB, ~secured)


RIGHT_OF_BORDER = _step(
    "2p < TB: no bid secures 1 at (x, p^), for o_(q+l) <= 0 and o_(p+l+1) >= 2 are at odds",
    _right_of_border,
)


def _parity(terms: Terms) -> None:
    row, (p, ell, r, e) = _any_row(terms, "l", "r", "e")
    bids = (ell >= 0) & (ell <= p) & (r >= 0) & (r <= row.TB - p)
    other = [(row.entry(marker, p, ell, r) + e) % 2 == 1 for marker in (LEFT, RIGHT)]
    terms.follows(_has_parity(row, e), bids, other[0] & other[1])


PARITY = _step("where the values at x - 1 have its parity, every entry at x has that of x", _parity)


def _one_dollar_less(terms: Terms) -> None:
    row, (p, ell, c) = _any_row(terms, "l", "c")
    secured = row.left_secures_by_formula_3(p + 1, ell, c)
    wanted = row.left_secures_by_formula_3(p, ell, c - 2) | row.left_secures_by_formula_3(
        p, ell - 1, c - 2
    )
    hypotheses = (_monotone(row), _marker(row), _mirrored(row), _gap(row), p < row.TB)
    terms.follows(*hypotheses, secured, wanted)


ONE_DOLLAR_LESS = _step(
    "by formula (3), what l secures at (x, (p+1)^), less 2, l or l - 1 secures at (x, p^)",
    _one_dollar_less,
)


def _two_rows(terms: Terms, *names: str) -> tuple[AnyRow, AnyRow, list[Integer]]:
    """The rows of x - 3 and x - 1 with any TB, and unknown numbers; p is a budget."""
    row, numbers = _any_row(terms, *names)
    return row, AnyRow(terms, row.TB, "_later"), numbers


def _grows_by_the_same_bid(terms: Terms) -> None:
    row, later, (p, ell, c) = _two_rows(terms, "l", "c")
    secured = row.left_secures_by_formula_3(p, ell, c)
    wanted = later.left_secures_by_formula_3(p, ell, c)
    sides = (2 * p >= row.TB) & (2 * (row.TB - p + ell) < row.TB)
    terms.follows(_grown(row, later), sides, secured, wanted)


GROWS_BY_THE_SAME_BID = _step(
    "2p >= TB and 2(q+l) < TB: what l secures at x - 2 by formula (3), it secures at x",
    _grows_by_the_same_bid,
)


def _secures_at_most_1(terms: Terms) -> None:
    row, (p, ell, c) = _any_row(terms, "l", "c")
    secured = row.left_secures_by_formula_3(p, ell, c)
    terms.follows(_sign(row), 2 * (row.TB - p + ell) >= row.TB, secured, c <= 1)


SECURES_AT_MOST_1 = _step(
    "2(q+l) >= TB: l secures at most 1 by formula (3)",
    _secures_at_most_1,
)


def _overbid_no_better_later(terms: Terms) -> None:
    row, later, (p, ell, c) = _two_rows(terms, "l", "c")
    bids = (ell >= 0) & (ell < row.TB - p)
    overbid = row.nu_hat(p + ell + 1) - 1 >= c
    wanted = later.nu_hat(p + ell + 1) > c
    terms.follows(_grown(row, later), 2 * p >= row.TB, bids, overbid, wanted)


OVERBID_NO_BETTER_LATER = _step(
    "2p >= TB: where Right's l + 1 leaves Left c at x - 2, o_(p+l+1)(x-1) > c",
    _overbid_no_better_later,
)


def _grows_by_a_smaller_bid(terms: Terms) -> None:
    # c has the parity of x, and e that of x - 1.
    later, (p, c, e, m) = _any_row(terms, "c", "e", "m")
    q = later.TB - p
    least = ((m == q) | (later.nu_hat(p + m + 1) > c)) & ((m == 0) | (later.nu_hat(p + m) <= c))
    bids = (m >= 0) & (m <= q)
    lemmas = (_monotone(later), _marker_two(later), _mirrored(later), _sign(later))
    wanted = later.left_secures_by_formula_3(p, m, c)
    parity = (_has_parity(later, e), (c + e) % 2 == 1)
    terms.follows(*lemmas, *parity, 2 * p >= later.TB, c <= 1, bids, least, wanted)


GROWS_BY_A_SMALLER_BID = _step(
    "2p >= TB and c <= 1: the least m with m = q or o_(p+m+1)(x-1) > c secures c at x",
    _grows_by_a_smaller_bid,
)


def _shrinks_by_the_same_bid(terms: Terms) -> None:
    row, later, (p, ell, c, e) = _two_rows(terms, "l", "c", "e")
    secured = later.left_secures_by_formula_3(p, ell, c)
    wanted = row.left_secures_by_formula_3(p, ell, c)
    hypotheses = (_grown(row, later), _sign(row), _has_parity(row, e), (c + e) % 2 == 1)
    terms.follows(*hypotheses, 2 * p < row.TB, c <= 0, secured, wanted)


SHRINKS_BY_THE_SAME_BID = _step(
    "2p < TB and c <= 0: what l secures at x by formula (3), it secures at x - 2",
    _shrinks_by_the_same_bid,
)


# The automaton's entries: `before` at the parity of x - 1, `now` at that of x; e is that of x - 1.


def _entry_facts(
    TB: Integer, e: Integer | int, before: Callable[[Any], Integer], now: Callable[[Any], Integer]
) -> Callable[[Integer], Truth]:
    """What the steps use of the entries at a budget a."""
    return lambda a: (
        (now(a) == -before(TB - a) + 1)
        & implied(2 * a + 2 < TB, before(a + 1) - 1 >= now(a))
        & implied(2 * a < TB, now(a) <= e - 1)
        & implied(2 * a == TB, now(a) + e >= 1)
    )


def _entries_are_so(parity: int, terms: Terms) -> None:
    TB, p, half = (terms.integer(name) for name in ("TB", "p", "half"))
    terms.require((p >= 0) & (p <= TB) & (TB == 2 * half + parity))

    def of(odd: int) -> Callable[[Any], Integer]:
        if parity:
            return lambda a: split_beta(2 * a - TB, odd)
        return (lambda a: alpha_odd(2 * a - TB)) if odd else (lambda a: alpha_even(2 * a - TB))

    facts = [_entry_facts(TB, e, of(e), of(1 - e))(p) for e in (0, 1)]
    terms.follows(facts[0] & facts[1])


ALPHA = Step("alpha has the four properties", lambda terms: _entries_are_so(0, terms))
BETA = Step(
    "beta, split by the parity of the heap, has them", lambda terms: _entries_are_so(1, terms)
)


def _bounded_row(
    terms: Terms, *names: str
) -> tuple[AnyRow, list[Integer], Callable[[Any], Integer], tuple[Truth, ...]]:
    """A row bounded by entries, numbers (e after p), the next entries, and what is assumed."""
    row, (p, e, *others) = _any_row(terms, "e", *names)
    before, now = terms.function("before"), terms.function("now")
    bounded = row.each(
        lambda a: (
            implied(2 * a >= row.TB, row.nu_hat(a) <= before(a))
            & implied(2 * a < row.TB, row.nu_hat(a) >= before(a))
        )
    )
    facts = row.each(_entry_facts(row.TB, e, before, now))
    shared = (row.non_decreasing(LEFT), _sign(row), _has_parity(row, e), bounded, facts)
    return row, [p, e, *others], now, (*shared, (e >= 0) & (e <= 1))


def _entries_above(terms: Terms) -> None:
    row, (p, e, ell, c), now, shared = _bounded_row(terms, "l", "c")
    secured = row.left_secures_by_formula_3(p, ell, c)
    terms.follows(*shared, (c + e) % 2 == 1, 2 * p >= row.TB, secured, c <= now(p))


ENTRIES_ABOVE = _step(
    "2p >= TB: what Left secures by formula (3), of the parity of x, is at most the entry",
    _entries_above,
)


def _entries_below(terms: Terms) -> None:
    row, (p, _), now, shared = _bounded_row(terms)
    wanted = row.left_secures_by_formula_3(p, terms.known_integer(0), now(p))
    terms.follows(*shared, 2 * p < row.TB, wanted)


ENTRIES_BELOW = _step("2p < TB: bid 0 secures the entry by formula (3)", _entries_below)


def _entries_at_0(terms: Terms) -> None:
    TB, p, now, before = (terms.integer(name) for name in ("TB", "p", "now", "before"))
    right, border, left = 2 * p < TB, 2 * p == TB, 2 * p > TB
    facts = (implied(left, before <= -1), implied(border, now >= 0), implied(right, now <= 0))
    bounded = implied(left | border, now >= 0) & implied(right, now <= 0)
    terms.follows(now == -before + 1, *facts, bounded)


ENTRIES_AT_0 = Step("the entries bound the values of heap 0, before being that of q", _entries_at_0)


def _outermost(parity: int, above: bool, terms: Terms) -> None:
    """The largest and the smallest entry against the bounds of Lemma 22."""
    TB, half = terms.integer("TB"), terms.integer("half")
    terms.require((TB >= 0) & (TB == 2 * half + parity))
    last = TB if above else -TB
    ends = (
        [split_beta(last, odd) for odd in (0, 1)] if parity else [alpha_even(last), alpha_odd(last)]
    )
    # half is TB/2 rounded down.
    if above:
        within = [end <= half + parity + 1 for end in ends]
    else:
        within = [implied(TB > 0, end >= -half - parity) for end in ends]
    terms.follows(within[0] & within[1])


ALPHA_AT_MOST = Step("alpha(TB) <= TB/2 + 1", lambda terms: _outermost(0, True, terms))
BETA_AT_MOST = Step("split beta(TB) <= (TB+1)/2 + 1", lambda terms: _outermost(1, True, terms))
ALPHA_AT_LEAST = Step("alpha(-TB) >= -TB/2, TB > 0", lambda terms: _outermost(0, False, terms))
BETA_AT_LEAST = Step("split beta(-TB) >= -(TB+1)/2", lambda terms: _outermost(1, False, terms))

BUDGETS = (MORE_BUDGET, MORE_BUDGET_WITHOUT)
MARKER = (*BUDGETS, WITH_MARKER, WITHOUT_MARKER)
SADDLE = (*MARKER, DOLLAR_FOR_MARKER, SADDLE_WITH_MARKER, SADDLE_WITHOUT_MARKER)
EQUATION_1 = (*SADDLE, MIRRORED_ENTRIES)
FORMULA_3 = (*EQUATION_1, TO_FORMULA_3, FROM_FORMULA_3)
BORDER = (*EQUATION_1, LEFT_OF_BORDER, RIGHT_OF_BORDER)
GROWS = (
    *BORDER,
    TO_FORMULA_3,
    FROM_FORMULA_3,
    PARITY,
    GROWS_BY_THE_SAME_BID,
    SECURES_AT_MOST_1,
    OVERBID_NO_BETTER_LATER,
    GROWS_BY_A_SMALLER_BID,
    SHRINKS_BY_THE_SAME_BID,
)
BOUNDS = (*BORDER, TO_FORMULA_3, FROM_FORMULA_3, PARITY, ENTRIES_ABOVE, ENTRIES_BELOW, ENTRIES_AT_0)

START = "At heap 0 all values are 0. "
SECURES = (
    "By induction on the heap. nu_hat_p(x) >= c, and nu_p(x) >= c, exactly where Left has a bid "
    "that secures c: every entry between the braces is at least c, whatever Right bids. "
)
IN_U = (
    SECURES
    + START
    + (
        "Budget monotonicity, both inequalities of Lemma 17 and the marker's worth at x - 1 give "
        "them at x: each step names the bid that secures as much at the other position. "
    )
)
SYMMETRIC = IN_U + (
    "Where no bid of Left's secures c, some bid of Right's secures c - 1, so that maximin is "
    "minimax; the game with the marker at Right is the other's with the players exchanged, so that "
    "nu_p = -nu_hat_q. "
)
BY_FORMULA_3 = SYMMETRIC + "What Left secures she secures by formula (3), and conversely. "
BORDER_WORDS = (
    "On the left of the border 2 o_p >= o_p - o_q >= 0; on its right no bid secures 1. All values "
    "have the parity of the heap. "
)
WITH_BORDER = BY_FORMULA_3 + BORDER_WORDS
HEAPS_GROW = WITH_BORDER + (
    "o_p(2) against o_p(0) = 0 is the sign border. 2p >= TB: let l secure c = o_p(x-2). If q + l "
    "is right of the border, l secures c at x. If not, c <= 1, and the least m as stated, which is "
    "at most l, secures c at x. 2p < TB: o_p(x) = c <= 0 by the sign border, and what secures c "
    "at x does so at x - 2. "
)
ENTRIES_BOUND = WITH_BORDER + (
    "The entries now(p) at the parity of x and before(p) at the other satisfy now(p) = 1 - "
    "before(q), before(p+1) - 1 >= now(p) right of the border, where now is at most 0 for even x "
    "and -1 for odd x, and at 2p = TB now is at least 0, or 1. So o_p(0) = 0 is bounded by the "
    "entries, and the bounds at x - 1 give those at x. "
)
BY_ENDS = ENTRIES_BOUND + (
    "By budget monotonicity o_p lies between o_0 and o_TB, which the entries bound; at TB = 0 the "
    "lower bound is the sign border. "
)
BOUNDS_EVEN, BOUNDS_ODD = (*BOUNDS, ALPHA), (*BOUNDS, BETA)


FEW, MORE = range(9), range(15)


def by_query(
    name: str,
    says: str,
    hypotheses: Hypotheses,
    default: range = FEW,
    deep: range = MORE,
    *,
    step_alone: bool = False,
) -> Plan:
    """Z3 looks, TB by TB, for rows as assumed after which the predicate is false.

    Args:
        name: how the stored queries are called.
        says: the predicate in words.
        hypotheses: what is assumed of the rows.
        default: the total budgets.
        deep: those under `--deep`.
        step_alone: whether the claim is about the step, not about the heaps of the game.
    """

    def plan(predicate: Predicate) -> Check:
        return Induction(
            "bidding",
            name,
            "TB",
            predicate,
            lambda TB, within: next_row(predicate, hypotheses, TB, says, within),
            None if step_alone else lambda TB: first_heaps(TB, hypotheses.rows),
            hypotheses.hold_of,
            known_heap,
            hypotheses.hold_before,
            {Effort.DEFAULT: default, Effort.DEEP: deep},
        )

    return plan


def step_from(name: str, *of_each: Predicate) -> Plan:
    """The plan of a statement on what a step needs: values with the parity of their heap, and this.

    Args:
        name: that of the claim, without the document.
        of_each: what is assumed of the row before.
    """

    def plan(predicate: Predicate) -> Check:
        says = " ".join((predicate.__doc__ or "").split())
        return by_query(name, says, Hypotheses(of_each, parity=True), step_alone=True)(predicate)

    return plan


@dataclass(frozen=True)
class Proof:
    """An argument for one lemma or several: how its files are called, its words, its steps."""

    name: str
    words: str
    steps: tuple[Step, ...]

    def plan(self) -> Plan:
        """The plan of a check by this argument."""
        return argued("bidding", self.name, self.words, *self.steps)

    def and_so(self, name: str, words: str, step: Step) -> Plan:
        """The plan of a check by this argument and one step more."""
        return argued("bidding", name, self.words + words, *self.steps, step)


BUDGET_MONOTONICITY = Proof("lemma-14", SECURES + START, BUDGETS)
MARKER_MONOTONICITY = Proof("lemma-17", SECURES + START, MARKER)
MARKER_WORTH = Proof("lemma-19", SECURES + START, (DOLLAR_FOR_MARKER,))
UNIQUENESS = Proof(
    "theorem-13.unique",
    IN_U + "Where no bid of Left's secures c, some bid of Right's secures c - 1. ",
    SADDLE,
)
SYMMETRY = Proof("proposition-4", SYMMETRIC, EQUATION_1)
TIES = Proof("lemma-18", SYMMETRIC, (*EQUATION_1, TIE_IS_NO_GAIN))
TIES_AND_RIGHT = Proof("theorem-13.formula-3", BY_FORMULA_3, FORMULA_3)
VALUES_PARITY = Proof("lemma-9", SECURES + START + "The value is one of the entries. ", (PARITY,))
SIGN_BORDER = Proof("lemma-20", SYMMETRIC + BORDER_WORDS, (*BORDER, PARITY))
DOLLAR_WORTH = Proof("proposition-23", BY_FORMULA_3, (*FORMULA_3, ONE_DOLLAR_LESS))
HEAP_MONOTONICITY = Proof("heap-monotonicity", HEAPS_GROW, GROWS)
EVEN_ENTRIES = Proof("lemma-26.even-budget", ENTRIES_BOUND, BOUNDS_EVEN)
ODD_ENTRIES = Proof("lemma-26.odd-budget", ENTRIES_BOUND, BOUNDS_ODD)
EVEN_ENDS = Proof("lemma-22.even-budget", BY_ENDS, (*BOUNDS_EVEN, ALPHA_AT_LEAST))
ENDS = Proof(
    "lemma-22",
    BY_ENDS,
    (*BOUNDS, ALPHA, BETA, ALPHA_AT_MOST, BETA_AT_MOST, ALPHA_AT_LEAST, BETA_AT_LEAST),
)
CONSTANT = Proof(
    "theorem-24",
    HEAPS_GROW
    + BY_ENDS
    + "A sequence of integers that does not fall, or does not rise, and is bounded is constant "
    "from some term on. "
    "Moreover let b be TB/2 rounded up, plus 1. From 0 on the values of even heaps at one p move "
    "one way only, by even numbers, and at most to b or -b: at most b/2 times. Rows x and x + 2 "
    "that agree agree ever after, each row being made of the one before. So two even rows in "
    "succession agree at the latest when all TB + 1 columns have moved as often as they can: at "
    "heap (TB + 1) b.",
    tuple(dict.fromkeys((*GROWS, *ENDS.steps))),
)


def proved(
    name: str,
    says: str,
    predicate: Predicate,
    hypotheses: Hypotheses,
    proof: Proof,
    default: range = FEW,
    deep: range = MORE,
) -> tuple[Plan, ...]:
    """The plans of a lemma: for every TB by argument, TB by TB by query."""
    query = by_query(name, says, hypotheses, default, deep)
    return using(predicate, proof.plan(), query)


PLAIN = Hypotheses(U)
BY_1 = Hypotheses((*U, mirrored))
IN_PAIRS = Hypotheses((*U, mirrored, *SIGN), HEAPS, parity=True)
BY_ENTRIES = Hypotheses((*U, mirrored, *SIGN, *BOUNDED), parity=True)

LEMMA_14 = proved(
    "lemma-14",
    "At every heap nu_hat_p >= nu_hat_pi wherever p >= pi.",
    budget_monotone,
    Hypotheses(A),
    BUDGET_MONOTONICITY,
)
REMARK_15 = proved(
    "remark-15",
    "At every heap nu_p >= nu_pi wherever p >= pi.",
    budget_monotone_without_marker,
    Hypotheses(A),
    BUDGET_MONOTONICITY,
)
LEMMA_17_LEFT = proved(
    "lemma-17.lower",
    "At every heap and every Left budget nu_p <= nu_hat_p.",
    marker_monotone,
    Hypotheses((*A, *B)),
    MARKER_MONOTONICITY,
)
LEMMA_17_RIGHT = proved(
    "lemma-17.upper",
    "At every heap and every Left budget nu_hat_p <= nu_p + 2.",
    marker_gives_at_most_two,
    Hypotheses((*A, *B)),
    MARKER_MONOTONICITY,
)


def tie_is_no_gain(o: Any) -> Any:
    """Lemma 18."""
    return conjunction(
        o.nu_hat[p] >= -o.nu_hat[o.TB - p + ell] for p in o.budgets for ell in range(p + 1)
    )


LEMMA_18 = proved(
    "lemma-18",
    "At every heap, for every Left budget p and bid l <= p, nu_hat_p >= -nu_hat_(q+l).",
    tie_is_no_gain,
    BY_1,
    TIES,
    range(6),
)
LEMMA_19 = proved(
    "lemma-19",
    "At every heap, for every Left budget p < TB, nu_hat_p <= nu_(p+1).",
    marker_worth,
    PLAIN,
    MARKER_WORTH,
)
LEMMA_19_STEP = proved(
    "lemma-19.step",
    "nu_hat_p <= nu_(p+1), from nu_hat_p <= nu_(p+1) at x - 1",
    marker_worth,
    Hypotheses((marker_worth,)),
    MARKER_WORTH,
)


def maximin_is_minimax(o: Any) -> Any:
    """Theorem 13: the maximin is the minimax, for both markers."""
    return conjunction(
        (o.nu_hat[p] == o.minimax_hat[p]) & (o.nu[p] == o.minimax[p]) for p in o.budgets
    )


THEOREM_13_UNIQUE = proved(
    "theorem-13.unique",
    "At every heap, budget and marker the maximin value is the minimax value.",
    maximin_is_minimax,
    PLAIN,
    UNIQUENESS,
    range(5),
    range(9),
)
EQUATION_1_UNITARY = proved(
    "proposition-4.unitary",
    "At every heap of a unitary game nu_p = -nu_hat_q.",
    mirrored,
    BY_1,
    SYMMETRY,
    range(6),
)


def by_formula_3(o: Any) -> Any:
    """Theorem 13, formula (3)."""
    return conjunction(o.nu_hat[p] == o.formula_3[p] for p in o.budgets)


THEOREM_13_FORMULA_3 = proved(
    "theorem-13.formula-3",
    "At every heap x > 0 the value of Definition 1 is what formula (3) gives from heap x - 1.",
    by_formula_3,
    BY_1,
    TIES_AND_RIGHT,
)


def has_parity_of_heap(o: Any) -> Any:
    """Lemma 9, of the values."""
    return conjunction(
        ((o.nu_hat[p] % 2 == 1) == o.odd) & ((o.nu[p] % 2 == 1) == o.odd) for p in o.budgets
    )


LEMMA_9_VALUES = proved(
    "lemma-9.values",
    "The values of a heap are odd exactly where the heap is odd.",
    has_parity_of_heap,
    Hypotheses((), parity=True),
    VALUES_PARITY,
    range(3),
    range(4),
)
LEMMA_20_LEFT = proved(
    "lemma-20.left",
    "At every heap o_p >= 0 where 2p >= TB.",
    not_negative_left_of_border,
    BY_1,
    SIGN_BORDER,
)
LEMMA_20_RIGHT = proved(
    "lemma-20.right",
    "At every heap o_p <= 0 where 2p < TB.",
    not_positive_right_of_border,
    BY_1,
    SIGN_BORDER,
)


def one_dollar_is_worth_two(o: Any) -> Any:
    """Proposition 23."""
    return conjunction([True, *(o.nu_hat[p] + 2 >= o.nu_hat[p + 1] for p in range(o.TB))])


PROPOSITION_23 = proved(
    "proposition-23",
    "At every heap o_p + 2 >= o_(p+1).",
    one_dollar_is_worth_two,
    Hypotheses((*U, mirrored, one_dollar_is_worth_two)),
    DOLLAR_WORTH,
)
HEAPS_LEFT = proved(
    "heap-monotonicity.left",
    "o_p(x) >= o_p(x-2) for every x >= 2, where 2p >= TB.",
    grows_left_of_border,
    IN_PAIRS,
    HEAP_MONOTONICITY,
)
HEAPS_RIGHT = proved(
    "heap-monotonicity.right",
    "o_p(x) <= o_p(x-2) for every x >= 2, where 2p < TB.",
    shrinks_right_of_border,
    IN_PAIRS,
    HEAP_MONOTONICITY,
)
EVEN_BUDGETS, ODD_BUDGETS = (range(0, 9, 2), range(0, 17, 2)), (range(1, 9, 2), range(1, 17, 2))

LEMMA_26_EVEN_LEFT = proved(
    "lemma-26.even-budget.left",
    "Even TB, 2p >= TB: at every heap o_p is at most alpha's entry for the heap's parity.",
    at_most_entries,
    BY_ENTRIES,
    EVEN_ENTRIES,
    *EVEN_BUDGETS,
)
LEMMA_26_EVEN_RIGHT = proved(
    "lemma-26.even-budget.right",
    "Even TB, 2p < TB: at every heap o_p is at least alpha's entry for the heap's parity.",
    at_least_entries,
    BY_ENTRIES,
    EVEN_ENTRIES,
    *EVEN_BUDGETS,
)
SPLIT = (
    "beta replaced by (delta+1)/2 where that has the heap's parity, else one further away from 0"
)
LEMMA_26_ODD_LEFT = proved(
    "lemma-26.odd-budget.left.corrected",
    "Odd TB, 2p >= TB: at every heap o_p is at most the entry for the heap's parity.",
    at_most_entries,
    BY_ENTRIES,
    ODD_ENTRIES,
    *ODD_BUDGETS,
)
LEMMA_26_ODD_RIGHT = proved(
    "lemma-26.odd-budget.right.corrected",
    "Odd TB, 2p < TB: at every heap o_p is at least the entry for the heap's parity.",
    at_least_entries,
    BY_ENTRIES,
    ODD_ENTRIES,
    *ODD_BUDGETS,
)


def at_most_upper_bound(o: Any) -> Any:
    """Lemma 22, upper bound: TB/2 rounded up, and 1."""
    return conjunction(o.nu_hat[p] <= (o.TB + 1) // 2 + 1 for p in o.budgets)


def at_least_lower_bound(o: Any) -> Any:
    """Lemma 22, lower bound: minus TB/2 rounded down."""
    return conjunction(o.nu_hat[p] >= -(o.TB // 2) for p in o.budgets)


def at_least_lower_bound_rounded_up(o: Any) -> Any:
    """Minus TB/2 rounded up."""
    return conjunction(o.nu_hat[p] >= -((o.TB + 1) // 2) for p in o.budgets)


LEMMA_22_UPPER = proved(
    "lemma-22.upper",
    "At every heap and every Left budget o_p is at most TB/2 rounded up, plus 1.",
    at_most_upper_bound,
    BY_ENTRIES,
    ENDS,
)
LEMMA_22_LOWER_EVEN = proved(
    "lemma-22.lower.even-budget",
    "Even TB: at every heap and every Left budget o_p is at least -TB/2.",
    at_least_lower_bound,
    BY_ENTRIES,
    EVEN_ENDS,
    *EVEN_BUDGETS,
)
LEMMA_22_LOWER = proved(
    "lemma-22.lower.corrected",
    "At every heap and every Left budget o_p is at least minus TB/2 rounded up.",
    at_least_lower_bound_rounded_up,
    BY_ENTRIES,
    ENDS,
)
