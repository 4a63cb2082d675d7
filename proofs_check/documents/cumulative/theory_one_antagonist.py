"""Two actions and one antagonist: what the other loses, move by move.

Under FvA the first loses some D1 against FvF, under AvF the second some D2 (Lemma 8). From B on a
heap x + a inherits them: D1 from D2 at x, in trains at x + d; D2 from D1 at x, in trains at x + d
where q > d under FvF, and where q = d there, from D1 at x, with p more. So where q = d and p = 0
under FvF, D2 does not fall from x to x + d, nor D1 where p = d and q = 0: by induction. Hence in
Case 1 of the proof of Lemma 8 a sacrifice under FvA is a tie; and beyond the late pile, where q = d
and p = 0 in all trains, s1 is best under FvA and AvF too, and all repeats.
"""

from typing import Any

from proofs_check.documents.cumulative.predicates import case_1
from proofs_check.documents.cumulative.theory_two_actions import (
    TWO,
    a,
    a_of,
    agreement,
    at,
    b_of,
    begins,
    closed_form,
    d,
    dominant,
    duals,
    f_late,
    first,
    gap_recurs,
    is_late,
    lemma_8,
    losses_settle,
    monotonicity,
    named,
    p,
    parameters,
    q,
    quotient,
    recurrences,
    repeat_from_there,
    repeat_when_settled,
    sacrifices_agree,
    second,
    settled,
    settled_repeat,
    small_increments,
    tie_above_a,
    tie_rule,
    two_piles_on,
)
from proofs_check.methods.logic import conjunction, implies, negation
from proofs_check.methods.theory import notion
from reference.cumulative import AvF, FvA, FvF

lost_by_first = notion(
    "D1: what the first loses where the second alone turns antagonistic.", "lost_by_first"
)(lambda h: first(named[FvF](), h) - first(named[FvA](), h))
lost_by_second = notion(
    "D2: what the second loses where the first alone turns antagonistic.", "lost_by_second"
)(lambda h: second(named[FvF](), h) - second(named[AvF](), h))


def ties(x: Any) -> tuple[Any, Any]:
    """The tie of the first's reply that matters to nobody, and that of the second's."""
    p_, q_ = p(named[FvF](), x), q(named[FvF](), x)
    return (q_ == d()) & (p_ == 0), (p_ == d()) & (q_ == 0)


# Heap x + a under the four conventions
by_rules = lambda x: [
    (tie_rule(X(), x), sacrifices_agree(X(), x), duals(X()), monotonicity(X(), x))
    for X in named.values()
]

losses_stay = TWO.by_induction(
    "where a tie of FvF matters to nobody, no less is lost d further on",
    "x",
    lambda x: implies(
        negation(dominant()),
        implies(ties(x)[0], lost_by_second(x + d()) >= lost_by_second(x))
        & implies(ties(x)[1], lost_by_first(x + d()) >= lost_by_first(x)),
    ),
    (parameters, tie_above_a, lemma_8, agreement, tie_rule, sacrifices_agree, duals, monotonicity),
    (recurrences, f_late, two_piles_on),
    at=lambda x: (x - a_of(), x - b_of(), x + (a_of() - b_of()), x + a_of()),
)
case_1_is_a_tie = TWO.follows(
    "in Case 1 the sacrifice under FvA is a tie",
    lambda h: implies((h >= a()) & case_1(at(h)), q(named[AvF](), h - a()) == d()),
    duals,
    lemma_8,
    small_increments,
    losses_stay,
    tie_rule,
    sacrifices_agree,
    parameters,
)
no_gain_late = TWO.follows(
    "beyond a late pile q is at most d under FvA and AvF",
    lambda x: implies(settled(x), conjunction(q(named[X](), x) <= d() for X in (FvA, AvF))),
    (parameters, is_late, losses_stay, closed_form, gap_recurs, f_late, sacrifices_agree),
    monotonicity,
    lambda x: [(losses_settle(y), lemma_8(y)) for y in (x, x + d())],
)


settled_repeat_one = TWO.follows(
    "where losses are settled FvA and AvF repeat too",
    lambda h: repeat_when_settled(h, FvA, AvF),
    (parameters, settled_repeat),
    lambda h: [(lemma_8(y), no_gain_late(y)) for y in (h, h - a(), h - 2 * a())],
    lambda h: [
        (tie_rule(named[X](), y), duals(named[X]()))
        for X in (FvA, AvF)
        for y in (h - a(), h - 2 * a())
    ],
    lambda h: is_late(h - 2 * a()),
)
problem_2_one = TWO.follows(
    "from there on FvA and AvF repeat too",
    lambda h: repeat_from_there(h, FvA, AvF),
    settled_repeat_one,
    parameters,
    quotient,
    begins,
)
