"""Sets {b, a, M} with b <= a and 2a <= M, by the definitions for any set; for a = b that is {b, M}.

Let d be M less an action s of {b, a}. What the second collects more from heap x + d than from x is
at most d; where it is d, whoever moves at x + M and ties s with M leaves the other no better by s
under their own rule. The same is so of the first. Below M, where M is never played, it is seen
directly; each heap passes it to the heap M further on, where the players are exchanged. So M is
best wherever it is feasible, whatever the rules, and heap h gives what M and then h - M give: what
differs, between conventions or from zero-sum play, differs below M already.
"""

from itertools import combinations_with_replacement

from proofs_check.documents.cumulative import terms, theory as any_set, theory_two_actions as two
from proofs_check.documents.cumulative.heaps import Game
from proofs_check.documents.cumulative.predicates import (
    alone_has_the_same,
    discrepant,
    zero_sum_differs,
)
from proofs_check.documents.cumulative.theory import (
    S,
    X_star,
    duals,
    first,
    least,
    m,
    most,
    move,
    named,
    no_less_than_0,
    second,
    star,
    stuck,
    zs,
)
from proofs_check.methods.theory import *
from reference.cumulative import Convention

HEAPS = range(-2, 30)


def models() -> Iterator[Model]:
    """Yield every such set with a <= 4 and M <= 2a + 2, by the reference."""
    for b_, a_ in combinations_with_replacement(range(1, 5), 2):
        for M_ in range(2 * a_, 2 * a_ + 3):
            S = tuple(sorted({b_, a_, M_}))
            model, game = any_set.model_of(S, HEAPS), Game(S)
            of_others = Game((b_, a_)).first_heap(discrepant) if b_ < a_ else -1
            own: dict[str, Any] = {
                "least": lambda b_=b_: b_,
                "middle": lambda a_=a_: a_,
                "large": lambda M_=M_: M_,
                "b": lambda b_=b_: b_,
                "a": lambda a_=a_: a_,
                "first_discrepancy": lambda of_others=of_others: of_others,
                "first_of_all": lambda game=game: game.first_heap(discrepant),
                "preperiod": lambda game=game: game.preperiod,
            }
            two_alone = two.model_of(b_, a_) if b_ < a_ else two.model_of(1, 2)
            functions = {**in_full("two", two_alone.functions), **model.functions, **own}
            values = {**model.values, "two.Convention": tuple(Convention)}
            yield Model(model.says, functions, values)


LARGE = Theory("cumulative", "large", models)
LARGE.let(X=any_set.CONVENTION, Y=any_set.CONVENTION)
b = LARGE.function("least", INT)
# The largest action but one, or b again
a, M, first_of_all, preperiod_of = LARGE.functions("middle large first_of_all preperiod", INT)
actions = LARGE.axiom("S is {b, a, M}, and M is at least 2a")(
    lambda s: (
        (S(s) == ((s == b()) | (s == a()) | (s == M()))) & rises(1, b(), a()) & (2 * a() <= M())
    )
)
by = notion("What the mover collects by s.", "by")(lambda s, X, h: s + second(X_star(X), h - s))
other = notion("What the other player collects after s.", "other")(
    lambda s, X, h: first(X_star(X), h - s)
)
# The heap after s, and the convention there
after = lambda s, X, h: (h - s, X_star(X))

# All of Definition 2 at one heap, as instances
definition = lambda X, h: (
    [(actions(s), least(s), most(h, X, s), any_set.tie_break(h, X, s)) for s in (b(), a(), M())],
    (stuck(h, X), move(h, X), actions(m()), actions(star(X, h)), duals(X)),
)
ruled = notion(
    "Both players are friendly or antagonistic, or there are two actions only.", "ruled"
)(
    lambda X: (
        (a() == b())
        | conjunction(any_set.is_friendly(Y) | any_set.is_antagonistic(Y) for Y in (X, X_star(X)))
    )
)
no_better = notion(
    "Under the mover's rule it does not matter that the other would have so much more.", "no_better"
)(
    lambda X, more: either(
        any_set.is_friendly(X), more <= 0, either(any_set.is_antagonistic(X), more >= 0, more == 0)
    )
)


@notion("What decides between M and the others, for the second and for the first.")
def passes(h: Any, X: Any) -> Any:

    def less(s: Any) -> Any:
        d = M() - s
        p = first(X, h + d) - first(X, h)
        q = second(X, h + d) - second(X, h)
        return (
            (q <= d)
            & (p <= d)
            & implies(q == d, no_better(X_star(X), p))
            & implies(p == d, no_better(X, q))
        )

    return less(b()) & less(a())


large_is_best = notion(
    "M is a best move from h, and the other has what it leaves them.", "large_is_best"
)(lambda h, X: (first(X, h) == by(M(), X, h)) & (second(X, h) == other(M(), X, h)))
alone = LARGE.by_induction("below a, where b alone is played, all conventions agree", "h")(
    lambda h, X, Y: implies(h < a(), (first(X, h) == first(Y, h)) & (second(X, h) == second(Y, h))),
    (actions, stuck, move),
    at=lambda h, X, Y: (h - b(), X_star(X), X_star(Y), star(X, h), star(Y, h)),
)
forgone = LARGE.by_induction(
    "below a the second forgoes at least what the first forgoes from less", "x"
)(
    lambda h, x, X: implies(
        (h < a()) & (x <= h),
        (h - second(X, h) >= x - first(X, x) + either(x < h, 1, 0))
        & (b() + h - first(X, h) >= x - second(X, x) + either(x < h, 1, 0)),
    ),
    (any_set.together, no_less_than_0),
    lambda h, x, X: (definition(X, h), definition(X, x), no_less_than_0(*after(b(), X, h))),
    smaller=lambda h, x, X: [(h - b(), x - b(), X_star(X))],
)
best_from = LARGE.follows("where it is passed on, M is best M further on")(
    lambda h, X: implies((h >= M()) & ruled(X) & passes(h - M(), X_star(X)), large_is_best(h, X)),
    (actions, least, most, any_set.tie_break, move, duals),
    at=lambda h, X: star(X, h),
)


def collected(h: Any, X: Any) -> Any:
    """At least 0 each, at most the heap together, and the first at least any action there is."""
    sizes = [(no_less_than_0(h - s, X_star(X)), most(h, X, s), actions(s)) for s in (b(), a())]
    return sizes, no_less_than_0(h, X), any_set.together(h, X), stuck(h, X)


def further_on(h: Any, X: Any, s: Any) -> Any:
    """Heap h + M - s and what the move there leaves, against h and what s leaves there."""
    y = h + M() - s
    z = y - star(X, y)
    return (
        (definition(X, y), collected(y, X), collected(z, X_star(X)), best_from(y, X)),
        (collected(*after(s, X, h)), alone(h, X, X_star(X)), forgone(z, h, X_star(X))),
    )


passed_on = LARGE.by_induction("what decides between M and the others is passed on", "h")(
    lambda h, X: implies(ruled(X), passes(h, X)),
    (duals, best_from, no_less_than_0, most, actions, any_set.together, stuck),
    lambda h, X: ([further_on(h, X, s) for s in (b(), a())], definition(X, h)),
    smaller=lambda h, X: [after(M(), X, h), after(b(), X, h), after(a(), X, h)],
)
best = LARGE.follows("M is best wherever it is feasible")(
    lambda h, X: implies((h >= M()) & ruled(X), large_is_best(h, X)), (best_from, passed_on, duals)
)

# Zero-sum play


@notion("What decides in zero-sum play between M and the others.")
def zero_sum_passes(h: Any) -> Any:
    apart = [(M() - s, zs(h + M() - s) - zs(h)) for s in (b(), a())]
    return conjunction((more <= d) & (more + d >= 0) for d, more in apart)


# All that is known of the zero-sum value of a heap
zero_sum_at = lambda h: (
    [(actions(s), least(s), any_set.zero_sum_most(h, s)) for s in (b(), a(), M())],
    (
        any_set.zero_sum_stuck(h),
        any_set.zero_sum_move(h),
        actions(any_set.zero_sum_star(h)),
        any_set.zero_sum_advantage(h),
    ),
    (any_set.largest_move(h, b()), actions(any_set.most_of(h))),
)
zero_sum_passed_on = LARGE.by_induction("what decides in zero-sum play is passed on", "h")(
    zero_sum_passes,
    zero_sum_at,
    lambda h: [zero_sum_at(h + M() - s) for s in (b(), a())],
    lambda h: [zero_sum_at(h - s) for s in (b(), a())],
    smaller=lambda h: [(h - M(),), (h - b(),), (h - a(),)],
)
zero_sum_best = LARGE.follows("M is best in zero-sum play")(
    lambda h: implies(h >= M(), zs(h) == M() - zs(h - M())),
    (actions, least, any_set.zero_sum_most, any_set.zero_sum_move, zero_sum_passed_on),
    at=lambda h: (any_set.zero_sum_star(h), h - M()),
)

# Below M the others alone are played

pair = LARGE.axiom("the others are two actions of their own")(
    lambda: implies(b() < a(), (two.b() == b()) & (two.a() == a()))
)
both = [(named[X], two.named[X]) for X in Convention]


@notion("The outcomes of heap h and its zero-sum value are those of {b, a}.")
def as_alone(h: Any) -> Any:
    outcomes = (
        (first(named[X](), h) == two.first(two.named[X](), h))
        & (second(named[X](), h) == two.second(two.named[X](), h))
        for X in Convention
    )
    return conjunction(outcomes) & (zs(h) == two.zs(h))


below = LARGE.by_induction("below M the outcomes are those of the others alone", "h")(
    lambda h: implies((h < M()) & (b() < a()), as_alone(h)),
    (pair, two.zero_sum, two.stuck, two.forced, two.maximum, two.tie_break),
    lambda h: ([(definition(X(), h), two.duals(Y())) for X, Y in both], zero_sum_at(h)),
    smaller=lambda h: [(h - b(),), (h - a(),)],
)

# Heap h with the names that a claim's predicate uses
at = lambda h: terms.HeapOfTerms(
    (b(), a(), M()), h, {X: term() for X, term in named.items()}, first, second, zs
)
smallest_heap = LARGE.recursion("the smallest heap of {b, a, M} with a discrepancy")(
    lambda h: (
        implies((h >= 0) & discrepant(at(h)), rises(0, first_of_all(), h))
        & (first_of_all() >= -1)
        & implies(first_of_all() >= 0, discrepant(at(first_of_all())))
    )
)

# The others alone have no discrepancy below M
none_of_the_others = lambda: (two.first_discrepancy() < 0) | (two.first_discrepancy() >= M())

no_new_discrepancy = LARGE.by_induction(
    "without a discrepancy of the others below M there is none", "h"
)(
    lambda h: implies((b() < a()) & none_of_the_others(), negation(discrepant(at(h)))),
    (best, duals, below, actions, two.smallest_heap),
    at=lambda h: h - M(),
)
conjecture_13 = LARGE.follows(
    "the smallest heap with a discrepancy is that of the others, if below M"
)(
    lambda: implies(
        b() < a(), first_of_all() == either(none_of_the_others(), -1, two.first_discrepancy())
    ),
    (smallest_heap, two.smallest_heap, below, no_new_discrepancy),
)
conjecture_16 = LARGE.by_induction("the zero-sum value is the difference under AvA", "h")(
    lambda h: implies(b() < a(), negation(zero_sum_differs(at(h)))),
    (best, duals, below, actions, two.conjecture_15, zero_sum_best),
    at=lambda h: h - M(),
)
theorem_3 = LARGE.by_induction("nobody has more under AvA than under any convention", "h")(
    lambda h: implies(
        b() < a(),
        conjunction(o[i] >= at(h).AvA[i] for o in map(at(h).under, Convention) for i in (0, 1)),
    ),
    (best, duals, two.theorem_3, below, actions),
    at=lambda h: h - M(),
)
lemma_8 = LARGE.by_induction(
    "whoever turns antagonistic alone has the same, the other no more", "h"
)(
    lambda h: implies(b() < a(), alone_has_the_same(at(h))),
    (best, duals, below, actions, two.lemma_8),
    at=lambda h: h - M(),
)
lemma_5 = LARGE.by_induction("the first is never behind, and at most M ahead", "h")(
    lambda h: implies(
        b() < a(),
        conjunction(
            (o.first >= o.second) & (o.first <= o.second + M())
            for o in map(at(h).under, Convention)
        ),
    ),
    (best, duals, two.lemma_5, below, actions, pair),
    at=lambda h: h - M(),
)

# The period

repeated = notion("Outcomes repeat from heap h on to heap h + 2M.", "repeated")(
    lambda h: any_set.repeats(h, M())
)
least_preperiod = LARGE.recursion("the least heap from which outcomes repeat")(
    lambda: any_set.is_least_preperiod(preperiod_of(), M())
)
period = LARGE.follows("all repeats at distance 2M from heap 0 on")(
    lambda h: implies(h >= 0, repeated(h)),
    (best, duals, zero_sum_best, actions),
    at=lambda h: (h + M(), h + (M() * 2)),
)
no_preperiod = LARGE.follows("there is no preperiod, and all repeats")(
    lambda h: (preperiod_of() == 0) & implies(h >= 0, repeated(h)), (period, least_preperiod)
)

# What claims say

# Any heap of three actions, the largest at least twice the next
three = lambda h: ((h >= 0) & (b() < a()), (at(h),))
# Any such heap where M is feasible
feasible = lambda h: ((h >= M()) & (b() < a()), (at(h),))


def game() -> tuple[Any, tuple[terms.GameOfTerms]]:
    """Such a set, of two actions or three, with all of its heaps."""
    others = terms.GameOfTerms((b(), a()), {discrepant: two.first_discrepancy()})
    actions_ = (b(), a(), M())
    return True, (
        terms.GameOfTerms(actions_, {discrepant: first_of_all()}, others, preperiod_of()),
    )


# Such a set, whose preperiod is seen at heap h
repeating = lambda h: (h >= 0, (terms.seen_at(game()[1][0], h, repeated(h)),))
# Such a set of three actions
game_of_three = lambda: (b() < a(), game()[1])
# Such a set of three actions, the others without discrepancy
no_other_discrepancy = lambda: ((b() < a()) & (two.first_discrepancy() < 0), game()[1])

# Two actions in dominance where the greedy move is feasible, and any rules
dominant_under_rules = lambda h, X: (
    (h >= M()) & (a() == b()),
    (b(), M(), h, terms.RulesOfTerms(X, X_star), terms.OutcomesOfTerms(first, second)),
)
at_m_best = LARGE.together("M is best under the four conventions")(
    lambda h: (
        actions(M()),
        [(best(h, X()), most(h, X(), s), duals(X())) for X in named.values() for s in (b(), a())],
    )
)
any_rule = LARGE.together("no sacrifice gives more than M, whatever the rules")(
    lambda h, X: (best(h, X), most(h, X, b()), actions(b()))
)
