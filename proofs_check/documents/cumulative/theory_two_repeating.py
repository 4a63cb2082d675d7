"""Two actions: under all conventions all repeats with period 2a, from heap 3a^2 on.

Dominant, that is so from heap 2a on, for s1 is best. Else, where e = 0 no tie matters and, from
pile n + 1 on, q is at most d. Where e > 0 it is so from 2a (n + 2 + 2nj) on, j being the number of
multiples of 2e below d + e: 2j is at most d, so that 2nj is at most b - e, and 2n is, for d > 1.
"""

from proofs_check.documents.cumulative.predicates import repeats
from proofs_check.documents.cumulative.theory_one_antagonist import problem_2_one
from proofs_check.documents.cumulative.theory_two_actions import (
    TWO,
    a,
    at,
    b,
    closed_form,
    conjecture_15,
    d,
    divided_by_2e,
    dominant,
    duals,
    e,
    f_large_early,
    f_tied,
    halved,
    is_product,
    last_delay,
    lemma_6,
    n,
    named,
    nonnegative_product,
    parameters,
    pile_end,
    problem_2,
    tie_above_a,
    tie_rule,
)
from proofs_check.methods.logic import implies, negation
from proofs_check.methods.theory import INT

repeat_in_dominance = TWO.theorem(
    "dominant: from 2a on all repeats",
    (INT,),
    lambda h: implies(dominant() & (h >= 2 * a()), repeats(at(h))),
    lambda h: [(lemma_6(X(), y), duals(X())) for X in named.values() for y in (h, h - a())],
    lambda h: (parameters(), conjecture_15(h), conjecture_15(h - 2 * a())),
    typical=lambda h: dominant() & (h >= 2 * a()),
)
repeat_without_ties = TWO.theorem(
    "not dominant, e = 0: from the end of pile n and 3a on all repeats",
    (INT,),
    lambda h: implies(
        negation(dominant()) & (e() == 0) & (h >= pile_end(n()) + 3 * a()), repeats(at(h))
    ),
    lambda h: [
        (tie_rule(X(), y), closed_form(X(), y), duals(X()))
        for X in named.values()
        for y in (h - a(), h - 2 * a())
    ],
    lambda h: [each(y) for y in (h - a(), h - 2 * a()) for each in (f_large_early, f_tied)],
    lambda h: (parameters(), tie_above_a(), conjecture_15(h), conjecture_15(h - 2 * a())),
    typical=lambda h: negation(dominant()) & (e() == 0) & (h >= pile_end(n()) + 3 * a()),
)
short_delay = TWO.theorem(
    "the delay is at most b - e",
    (),
    lambda: implies(e() > 0, (last_delay() <= b() - e()) & (2 * n() <= b() - e())),
    lambda: (parameters(), divided_by_2e(d() + e() - 1), is_product(n(), d())),
    # 2j is at most d, as (d - 1)(e - 1) >= 0.
    lambda: nonnegative_product(d() - 1, e() - 1),
    lambda: nonnegative_product(e(), 2 * halved(d() + e() - 1) - d() - 1),
    lambda: nonnegative_product(n(), d() - 2 * halved(d() + e() - 1)),
    lambda: nonnegative_product(n(), d() - 2),
    typical=lambda: (e() == 3) & (n() == 2),
)
begins_early = TWO.theorem(
    "all of these are at most 3a^2",
    (),
    lambda: (
        implies(e() > 0, 2 * a() * (n() + 2 + last_delay()) + 2 * a() <= 3 * a() * a())
        & implies(e() == 0, pile_end(n()) + 3 * a() <= 3 * a() * a())
        & (2 * a() <= 3 * a() * a())
    ),
    lambda: (parameters(), short_delay(), is_product(n(), a()), is_product(n(), d())),
    lambda: nonnegative_product(n(), d() - 1),
    lambda: nonnegative_product(a(), 3 * a() - 2 * (n() + 3 + last_delay())),
    lambda: (nonnegative_product(a(), 3 * a() - 2 * n() - 3), nonnegative_product(a(), a() - 1)),
    typical=lambda: (e() == 3) & (n() == 2),
)
all_repeats = TWO.theorem(
    "two actions: from 3a^2 on all repeats",
    (INT,),
    lambda h: implies(h >= 3 * a() * a(), repeats(at(h))),
    lambda h: (parameters(), begins_early(), problem_2(h), problem_2_one(h)),
    lambda h: (repeat_in_dominance(h), repeat_without_ties(h)),
    lambda h: (conjecture_15(h), conjecture_15(h - 2 * a()), nonnegative_product(a(), a() - 1)),
    typical=lambda h: negation(dominant()) & (e() > 0) & (h >= 3 * a() * a()),
)
