"""Two actions: under all conventions all repeats with period 2a, from (2a - 1)(a - 2) on.

Dominant, that is so from heap 0 on, for s1 is best. Else, where e = 0 no tie matters, and q is at
most d from heap (n - 1)(2a - d) on. Where e > 0 it is so from the pile on in which losses settle,
which is n and the delay of d - 1 or the delay of d + e - 1. A delay of u is 2n for each 2e in u:
both are at most nd, and that is a - d - e.
"""

from collections.abc import Callable, Iterator
from typing import Any

from proofs_check.documents.cumulative.heaps import Game
from proofs_check.documents.cumulative.predicates import repeats
from proofs_check.documents.cumulative.terms import GameOfTerms
from proofs_check.documents.cumulative.theory import least_from
from proofs_check.documents.cumulative.theory_one_antagonist import settled_repeat_one
from proofs_check.documents.cumulative.theory_two_actions import (
    TWO,
    a,
    at,
    b,
    cell,
    closed_form,
    conjecture_15,
    d,
    delay_bounds,
    delay_of_multiples,
    depth,
    divided_by_2e,
    dominant,
    duals,
    e,
    f,
    f_tied,
    halved,
    is_product,
    left_over,
    lemma_6,
    model_of,
    n,
    named,
    nonnegative_product,
    ordered,
    parameters,
    pile,
    pile_end,
    place,
    settled_repeat,
    settling_pile,
    tie_rule,
)
from proofs_check.methods.logic import implies, negation
from proofs_check.methods.theory import INT, Kind, Model, Theory, either

repeat_in_dominance = TWO.follows(
    "dominant: from 2a on all repeats",
    lambda h: implies(dominant() & (h >= 2 * a()), repeats(at(h))),
    duals,
    lemma_6,
    conjecture_15,
    parameters,
)
f_large_earlier = TWO.follows(
    "e = 0: f exceeds d below (n - 1)(2a - d) only",
    lambda x: implies(
        negation(dominant()) & (e() == 0) & (x >= 0) & (f(x) > d()),
        x < pile_end(n() - 1) - depth(n() - 1),
    ),
    (parameters, place),
    lambda x: [is_product(i, m) for i in (pile(x), n() - 1) for m in (a(), d())],
    lambda x: ordered(cell(x), n(), d()),
)
repeat_without_ties = TWO.follows(
    "not dominant, e = 0: from (n - 1)(2a - d) on all repeats",
    lambda h: implies(
        negation(dominant())
        & (e() == 0)
        & (h >= 2 * a())
        & (h - 2 * a() >= pile_end(n() - 1) - depth(n() - 1)),
        repeats(at(h)),
    ),
    (parameters, conjecture_15),
    lambda h: [
        (tie_rule(X(), y), closed_form(X(), y), duals(X()))
        for X in named.values()
        for y in (h - a(), h - 2 * a())
    ],
    lambda h: [each(y) for y in (h - a(), h - 2 * a()) for each in (f_large_earlier, f_tied)],
    lambda h: conjecture_15(h - 2 * a()),
)

# (2 max S - 1)(max S - 2)
bound = lambda: (2 * a() - 1) * (a() - 2)
# That, and 1 less unless the actions are one apart
latest = lambda: either(d() == 1, bound(), bound() - 1)

short_delays = TWO.follows(
    "the delays of d - 1, with n, and of d + e - 1 are at most b - e",
    lambda: implies(e() > 0, settling_pile() <= b() - e()),
    parameters,
    lambda: [
        (
            divided_by_2e(d() + more - 1),
            delay_of_multiples(halved(d() + more - 1), left_over(d() + more - 1)),
            nonnegative_product(e(), 2 * halved(d() + more - 1) - most - 1),
            nonnegative_product(n(), most - 2 * halved(d() + more - 1)),
        )
        for more, most in ((0, d() - 1), (e(), d()))
    ],
    lambda: is_product(n(), d()),
)
settled_early = TWO.follows(
    "where e > 0 losses settle by (2a - 1)(a - 2), and before unless d = 1",
    lambda: implies(negation(dominant()) & (e() > 0), pile_end(settling_pile()) <= latest()),
    delay_bounds,
    is_product,
    parameters,
    short_delays,
)
without_ties_early = TWO.follows(
    "where e = 0, (n - 1)(2a - d) is at most (2a - 1)(a - 2), and less unless d = 1",
    lambda: implies(
        negation(dominant()) & (e() == 0), pile_end(n() - 1) - depth(n() - 1) <= latest()
    ),
    is_product,
    parameters,
)
all_repeats = TWO.follows(
    "two actions: from (2a - 1)(a - 2) on all repeats, and from before unless d = 1",
    lambda h: implies(h - 2 * a() >= latest(), repeats(at(h))),
    repeat_in_dominance,
    settled_repeat,
    repeat_without_ties,
    conjecture_15,
    settled_repeat_one,
    parameters,
    settled_early,
    without_ties_early,
)


# The preperiod


def models() -> Iterator[Model]:
    """Yield a few two-action sets of every kind, by the reference."""
    for b_, a_ in ((1, 2), (1, 3), (2, 3), (2, 5), (3, 4), (3, 5), (4, 6), (5, 7), (7, 10)):
        known, game = model_of(b_, a_), Game((b_, a_))
        own: dict[str, Callable[..., Any]] = {
            "preperiod": lambda game=game: game.preperiod,
            "failing": lambda h: h,
        }
        yield Model(known.says, {**known.functions, **own}, known.values)


PREPERIOD = Theory("cumulative", "two_repeating", models)

preperiod_of = PREPERIOD.function("preperiod", INT)
failing = PREPERIOD.function("failing", INT, INT)

least_preperiod = PREPERIOD.axiom(
    "two actions: the least heap from which on all repeats; -1 where there is none",
    lambda h: least_from(preperiod_of, failing, h, lambda x: repeats(at(x + 2 * a()))),
    kind=Kind.RECURSION,
)
within_bound = PREPERIOD.follows(
    "two actions: the preperiod is at most (2a - 1)(a - 2), and less unless d = 1",
    lambda: (preperiod_of() >= 0) & (preperiod_of() <= latest()),
    parameters,
    lambda: [least_preperiod(h) for h in (0, latest())],
    lambda: [all_repeats(h + 2 * a()) for h in (preperiod_of() - 1, failing(latest()))],
)

# Any two actions with all of their heaps
game = lambda: (a() > b(), (GameOfTerms((b(), a()), {}, preperiod=preperiod_of()),))


def two_apart() -> tuple[Any, tuple[GameOfTerms]]:
    """Two actions that are not one apart."""
    known, (g,) = game()
    return known & (d() >= 2), (g,)
