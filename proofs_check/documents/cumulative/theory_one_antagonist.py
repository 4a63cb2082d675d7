"""Two actions and one antagonist: what the other loses, move by move.

Under FvA the first loses some D1 against FvF, under AvF the second some D2 (Lemma 8). From B on a
heap x + a inherits them: D1 from D2 at x, in trains at x + d; D2 from D1 at x, in trains at x + d
where q > d under FvF, and where q = d there, from D1 at x, with p more. So where q = d and p = 0
under FvF, D2 does not fall from x to x + d, nor D1 where p = d and q = 0: by induction. Hence in
Case 1 of the proof of Lemma 8 a sacrifice under FvA is a tie; and beyond the late pile, where q = d
and p = 0 in all trains, s1 is best under FvA and AvF too, and all repeats.
"""

from proofs_check.documents.cumulative import theory_two_actions as two
from proofs_check.documents.cumulative.predicates import case_1
from proofs_check.methods.theory import *
from reference.cumulative import AvF, FvA, FvF

lost_by_first = notion(
    "D1: what the first loses where the second alone turns antagonistic.", "lost_by_first"
)(lambda h: two.first(two.named[FvF](), h) - two.first(two.named[FvA](), h))
lost_by_second = notion(
    "D2: what the second loses where the first alone turns antagonistic.", "lost_by_second"
)(lambda h: two.second(two.named[FvF](), h) - two.second(two.named[AvF](), h))


def ties(x: Any) -> tuple[Any, Any]:
    """The tie of the first's reply that matters to nobody, and that of the second's."""
    p_, q_ = two.p(two.named[FvF](), x), two.q(two.named[FvF](), x)
    return (q_ == two.d()) & (p_ == 0), (p_ == two.d()) & (q_ == 0)


# Heap x + a under the four conventions
by_rules = lambda x: [
    (two.tie_rule(X(), x), two.sacrifices_agree(X(), x), two.duals(X()), two.monotonicity(X(), x))
    for X in two.named.values()
]
losses_stay = two.TWO.by_induction(
    "where a tie of FvF matters to nobody, no less is lost d further on", "x"
)(
    lambda x: implies(
        negation(two.dominant()),
        implies(ties(x)[0], lost_by_second(x + two.d()) >= lost_by_second(x))
        & implies(ties(x)[1], lost_by_first(x + two.d()) >= lost_by_first(x)),
    ),
    (two.parameters, two.tie_above_a, two.lemma_8, two.agreement),
    (two.tie_rule, two.sacrifices_agree, two.duals, two.monotonicity),
    (two.recurrences, two.f_late, two.two_piles_on),
    at=lambda x: (x - two.a(), x - two.b(), x + (two.a() - two.b()), x + two.a()),
)
case_1_is_a_tie = two.TWO.follows("in Case 1 the sacrifice under FvA is a tie")(
    lambda h: implies(
        (h >= two.a()) & case_1(two.at(h)), two.q(two.named[AvF](), h - two.a()) == two.d()
    ),
    two.duals,
    two.lemma_8,
    two.small_increments,
    losses_stay,
    two.tie_rule,
    two.sacrifices_agree,
    two.parameters,
)
settled_repeat_one = two.TWO.follows("where losses are settled FvA and AvF repeat too")(
    lambda h: two.repeat_when_settled(h, FvA, AvF),
    (two.parameters, two.settled_repeat, two.lemma_8, losses_stay),
    (two.closed_form, two.gap_recurs, two.f_late, two.sacrifices_agree),
    (two.monotonicity, two.losses_settle, two.tie_rule, two.duals),
    two.is_late,
    at=lambda h: (h - two.a(), h - (two.a() * 2)),
)
problem_2_one = two.TWO.follows("from there on FvA and AvF repeat too")(
    lambda h: two.repeat_from_there(h, FvA, AvF),
    (settled_repeat_one, two.parameters, two.quotient, two.begins),
)
