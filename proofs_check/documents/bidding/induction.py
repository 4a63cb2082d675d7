"""Steps of the lemmas on unitary games, TB by TB by query.

Where a proof names too little of the rows before, the step alone is a claim: false, with rows that
satisfy what it names and come before a row that breaks the lemma.
"""

from typing import Any

from proofs_check.core.claim import Check, Plan
from proofs_check.core.evidence import Effort
from proofs_check.documents.bidding.encoding import Hypotheses, first_heaps, known_heap, next_row
from proofs_check.methods.exhaustive import Predicate
from proofs_check.methods.induction import Induction
from proofs_check.methods.logic import conjunction, implies, negation
from proofs_check.methods.smt import stated
from reference.bidding import Automaton, automaton, zero_bidding

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
BOUNDED = (at_most_entries, at_least_entries)

# The same of a row with any TB, as hypotheses of the arguments' steps; `o` is nu_hat there.


def half(TB: Any, c: Any) -> Any:
    """Whether c is TB/2 rounded up."""
    return (2 * c >= TB) & (2 * c <= TB + 1)


# The automaton's entries: `before` at the parity of x - 1, `now` at that of x; e is that of x - 1.


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
            lambda TB, within: next_row(stated(predicate), hypotheses, TB, says, within),
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


def at_most_upper_bound(o: Any) -> Any:
    """Lemma 22, upper bound: TB/2 rounded up, and 1."""
    return conjunction(o.nu_hat[p] <= (o.TB + 1) // 2 + 1 for p in o.budgets)


def at_least_lower_bound_rounded_up(o: Any) -> Any:
    """Minus TB/2 rounded up."""
    return conjunction(o.nu_hat[p] >= -((o.TB + 1) // 2) for p in o.budgets)
