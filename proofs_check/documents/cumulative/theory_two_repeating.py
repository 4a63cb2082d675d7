"""Two actions: under all conventions all repeats with period 2a, from (2a - 1)(a - 2) on.

Dominant, that is so from heap 0 on, for s1 is best. Else, where e = 0 no tie matters, and q is at
most d from heap (n - 1)(2a - d) on. Where e > 0 it is so from the pile on in which losses settle,
which is n and the delay of d - 1 or the delay of d + e - 1. A delay of u is 2n for each 2e in u:
both are at most nd, and that is a - d - e.
"""

from proofs_check.documents.cumulative import theory_two_actions as two
from proofs_check.documents.cumulative.heaps import Game
from proofs_check.documents.cumulative.predicates import repeats
from proofs_check.documents.cumulative.terms import GameOfTerms
from proofs_check.documents.cumulative.theory import least_from
from proofs_check.documents.cumulative.theory_one_antagonist import settled_repeat_one
from proofs_check.methods.theory import *

repeat_in_dominance = two.TWO.follows("dominant: from 2a on all repeats")(
    lambda h: implies(two.dominant() & (h >= 2 * two.a()), repeats(two.at(h))),
    (two.duals, two.lemma_6, two.conjecture_15, two.parameters),
)
f_large_earlier = two.TWO.follows("e = 0: f exceeds d below (n - 1)(2a - d) only")(
    lambda x: implies(
        negation(two.dominant()) & (two.e() == 0) & (x >= 0) & (two.f(x) > two.d()),
        x < two.pile_end(two.n() - 1) - two.depth(two.n() - 1),
    ),
    (two.parameters, two.place),
    lambda x: [
        two.is_product(i, m) for i in (two.pile(x), two.n() - 1) for m in (two.a(), two.d())
    ],
    lambda x: two.ordered(two.cell(x), two.n(), two.d()),
)
repeat_without_ties = two.TWO.follows("not dominant, e = 0: from (n - 1)(2a - d) on all repeats")(
    lambda h: implies(
        negation(two.dominant())
        & (two.e() == 0)
        & (h >= 2 * two.a())
        & (h - 2 * two.a() >= two.pile_end(two.n() - 1) - two.depth(two.n() - 1)),
        repeats(two.at(h)),
    ),
    (two.parameters, two.conjecture_15, two.tie_rule, two.closed_form, two.duals, f_large_earlier),
    two.f_tied,
    at=lambda h: (h - two.a(), h - (two.a() * 2)),
)

# (2 max S - 1)(max S - 2)
bound = lambda: (2 * two.a() - 1) * (two.a() - 2)
# That, and 1 less unless the actions are one apart
latest = lambda: either(two.d() == 1, bound(), bound() - 1)
short_delays = two.TWO.follows("the delays of d - 1, with n, and of d + e - 1 are at most b - e")(
    lambda: implies(two.e() > 0, two.settling_pile() <= two.b() - two.e()),
    two.parameters,
    lambda: [
        two.delay_of_multiples(two.halved(two.d() + more - 1), two.left_over(two.d() + more - 1))
        for more in (0, two.e())
    ],
    lambda: two.is_product(two.n(), two.d()),
)
settled_early = two.TWO.follows(
    "where e > 0 losses settle by (2a - 1)(a - 2), and before unless d = 1"
)(
    lambda: implies(
        negation(two.dominant()) & (two.e() > 0), two.pile_end(two.settling_pile()) <= latest()
    ),
    (two.parameters, short_delays),
    lambda: (two.delay_bounds(two.d() - 1), two.is_product(two.settling_pile(), two.a())),
)
all_repeats = two.TWO.follows(
    "two actions: from (2a - 1)(a - 2) on all repeats, and from before unless d = 1"
)(
    lambda h: implies(h - 2 * two.a() >= latest(), repeats(two.at(h))),
    repeat_in_dominance,
    two.settled_repeat,
    repeat_without_ties,
    two.conjecture_15,
    settled_repeat_one,
    two.parameters,
    settled_early,
    two.is_product,
)


# The preperiod


def models() -> Iterator[Model]:
    """Yield a few two-action sets of every kind, by the reference."""
    for b_, a_ in ((1, 2), (1, 3), (2, 3), (2, 5), (3, 4), (3, 5), (4, 6), (5, 7), (7, 10)):
        known, game = two.model_of(b_, a_), Game((b_, a_))
        own: dict[str, Callable[..., Any]] = {
            "preperiod": lambda game=game: game.preperiod,
            "failing": lambda h: h,
        }
        yield Model(known.says, {**known.functions, **own}, known.values)


PREPERIOD = Theory("cumulative", "two_repeating", models)
preperiod_of = PREPERIOD.function("preperiod", INT)
failing = PREPERIOD.function("failing", INT, INT)
least_preperiod = PREPERIOD.recursion(
    "two actions: the least heap from which on all repeats; -1 where there is none"
)(lambda h: least_from(preperiod_of, failing, h, lambda x: repeats(two.at(x + 2 * two.a()))))
within_bound = PREPERIOD.follows(
    "two actions: the preperiod is at most (2a - 1)(a - 2), and less unless d = 1"
)(
    lambda: rises(0, preperiod_of(), latest()),
    two.parameters,
    lambda: [least_preperiod(h) for h in (0, latest())],
    lambda: [all_repeats(h + 2 * two.a()) for h in (preperiod_of() - 1, failing(latest()))],
)

# Any two actions with all of their heaps
game = lambda: (two.a() > two.b(), (GameOfTerms((two.b(), two.a()), {}, preperiod=preperiod_of()),))


def two_apart() -> tuple[Any, tuple[GameOfTerms]]:
    """Two actions that are not one apart."""
    known, (g,) = game()
    return known & (two.d() >= 2), (g,)
