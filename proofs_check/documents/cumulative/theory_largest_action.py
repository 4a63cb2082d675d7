"""Any set S whose largest action M is at least 2s + 2m - 1 for every other action s, m = min S.

Let d be M - s. What either player collects more from heap x + d than from x is at most d; where it
is d, whoever moves at x + M and ties s with M leaves the other no better by s under their own rule.
From M on each heap inherits that from the heap M smaller, where the players are exchanged. Where s
is feasible and M is not, it is what S*(x) and the tie-break say. Where neither is, the first from x
and the second from x + d are sure of more than x together, and nothing is left for more than d.

So M is best wherever it is feasible, and heap h gives what M and then h - M give. With M = 2s it
need not be so: {4, 7, 46, 92}.
"""

from proofs_check.documents.cumulative import theory as any_set
from proofs_check.documents.cumulative.heaps import Game
from proofs_check.documents.cumulative.predicates import discrepant, zero_sum_differs
from proofs_check.documents.cumulative.terms import GameOfTerms, HeapOfTerms, seen_at
from proofs_check.documents.cumulative.theory import *
from proofs_check.methods.theory import *

HEAPS = range(-2, 34)
SETS = ((2,), (1, 3), (1, 2, 5), (2, 7), (2, 3, 9), (1, 3, 4, 9), (2, 3, 4, 11), (3, 5, 16))


def models() -> Iterator[Model]:
    """Yield a few such sets, by the reference."""
    for S_ in SETS:
        model, game = any_set.model_of(S_, HEAPS), Game(S_)
        own: dict[str, Any] = {
            "largest": lambda S_=S_: S_[-1],
            "first_discrepancy": lambda game=game: game.first_heap(discrepant),
            "first_difference": lambda game=game: game.first_heap(zero_sum_differs),
            "preperiod": lambda game=game: game.preperiod,
        }
        yield Model(model.says, {**model.functions, **own}, model.values)


LARGEST_ACTION = Theory("cumulative", "largest", models)
LARGEST_ACTION.let(X=any_set.CONVENTION)
M, first_discrepancy = LARGEST_ACTION.functions("largest first_discrepancy", INT)
first_difference, preperiod_of = LARGEST_ACTION.functions("first_difference preperiod", INT)
actions = LARGEST_ACTION.axiom(
    "M is the largest action, and at least 2s + 2m - 1 for every other s"
)(lambda s: S(M()) & implies(S(s), (s == M()) | (2 * s + 2 * m() - 1 <= M())))
ruled = notion("Both players are friendly or antagonistic.", "ruled")(
    lambda X: conjunction(is_friendly(Y) | any_set.is_antagonistic(Y) for Y in (X, X_star(X)))
)
no_better = notion(
    "Under the mover's rule it does not matter that the other would have so much more.", "no_better"
)(lambda X, more: either(is_friendly(X), more <= 0, more >= 0))


@notion("What decides between M and s, for the second and for the first.")
def passes(h: Any, s: Any, X: Any) -> Any:
    d = M() - s
    p = first(X, h + d) - first(X, h)
    q = second(X, h + d) - second(X, h)
    return (
        (q <= d)
        & (p <= d)
        & implies(q == d, no_better(X_star(X), p))
        & implies(p == d, no_better(X, q))
    )


is_other = notion("An action other than M.", "is_other")(lambda s: S(s) & (s != M()))


@notion("M is a best move from h, and the other has what it leaves them.")
def large_is_best(h: Any, X: Any) -> Any:
    left = (X_star(X), h - M())
    return (first(X, h) == M() + second(*left)) & (second(X, h) == first(*left))


best_from = LARGEST_ACTION.follows("where it is passed on for the move, M is best M further on")(
    lambda h, X: implies(
        (h >= M())
        & ruled(X)
        & implies(is_other(star(X, h)), passes(h - M(), star(X, h), X_star(X))),
        large_is_best(h, X),
    ),
    (actions, least, most, tie_break, move, duals),
)
further_on = notion("Heap h + M - s.", "further_on")(lambda h, s: h + M() - s)
passed_on = LARGEST_ACTION.by_induction("what decides between M and s is passed on", "h")(
    lambda h, s, X: implies(ruled(X) & is_other(s), passes(h, s, X)),
    (actions, least, duals, best_from, most, tie_break),
    (sure, zero_sum_is_less_than_sure, zero_sum_advantage, no_less_than_0, together, move),
    smaller=lambda h, s, X: [
        (h - M(), s, X_star(X)),
        (h - M(), star(X, h), X_star(X)),
        (h - s, star(X, further_on(h, s)), X_star(X)),
    ],
)
best = LARGEST_ACTION.follows("M is best wherever it is feasible")(
    lambda h, X: implies((h >= M()) & ruled(X), large_is_best(h, X)), (duals, best_from, passed_on)
)

# Zero-sum play

# All that is known of the zero-sum value of a heap
largest_zero_sum_at = lambda h: (
    (
        any_set.zero_sum_stuck(h),
        any_set.zero_sum_move(h),
        zero_sum_most(h, M()),
        zero_sum_advantage(h),
    ),
    [(actions(s), least(s)) for s in (zero_sum_star(h), any_set.most_of(h), M())],
    any_set.largest_move(h, m()),
)
zero_sum_passed_on = LARGEST_ACTION.by_induction(
    "what decides in zero-sum play is passed on, and M is best", "h"
)(
    lambda h, s: (
        implies(
            is_other(s),
            (zs(further_on(h, s)) - zs(h) <= M() - s) & (zs(h) - zs(further_on(h, s)) <= M() - s),
        )
        & implies(h >= M(), zs(h) == M() - zs(h - M()))
    ),
    (actions, zero_sum_most),
    lambda h, s: [largest_zero_sum_at(k) for k in (h, further_on(h, s), h - s)],
    smaller=lambda h, s: [
        (h - M(), s),
        (h - M(), zero_sum_star(h)),
        (h - s, zero_sum_star(further_on(h, s))),
    ],
)

# What differs, differs below M

# Heap h with the names that a claim's predicate uses
largest_at = lambda h: HeapOfTerms(
    (m(), M()), h, {X: term() for X, term in named.items()}, first, second, zs
)
smallest_heaps = LARGEST_ACTION.recursion(
    "the smallest heaps where FvF and AvA differ, and AvA and zero-sum play"
)(
    lambda h: conjunction(
        implies((h >= 0) & differs(largest_at(h)), rises(0, smallest(), h))
        & (smallest() >= -1)
        & implies(smallest() >= 0, differs(largest_at(smallest())))
        for differs, smallest in (
            (discrepant, first_discrepancy),
            (zero_sum_differs, first_difference),
        )
    )
)
smallest_are_small = LARGEST_ACTION.follows("the smallest such heaps are below M")(
    lambda: (first_discrepancy() < M()) & (first_difference() < M()),
    (best, duals, zero_sum_passed_on, smallest_heaps, actions, least),
    at=lambda: (first_discrepancy() - M(), first_difference() - M()),
)
repeated = notion("Outcomes repeat from heap h on to heap h + 2M.", "repeated")(
    lambda h: any_set.repeats(h, M())
)
least_preperiod = LARGEST_ACTION.recursion("the least heap from which outcomes repeat")(
    lambda: any_set.is_least_preperiod(preperiod_of(), M())
)
period = LARGEST_ACTION.follows("all repeats at distance 2M from heap 0 on")(
    lambda h: implies(h >= 0, repeated(h)),
    (best, duals, zero_sum_passed_on, least, actions),
    at=lambda h: (h + (M() * 1), h + (M() * 2)),
)
no_preperiod = LARGEST_ACTION.follows("there is no preperiod, and all repeats")(
    lambda h: (preperiod_of() == 0) & implies(h >= 0, repeated(h)), (period, least_preperiod)
)

# What claims say

best_at = LARGEST_ACTION.together("M is best under the four conventions")(
    lambda h: [(best(h, X()), duals(X())) for X in named.values()]
)

# Any heap where M is feasible
feasible = lambda h: ((h >= M()) & (h >= 0), (largest_at(h),))


def game() -> tuple[Any, tuple[GameOfTerms]]:
    """Such a set with all of its heaps."""
    smallest: dict[Callable[[Any], Any], Any] = {
        discrepant: first_discrepancy(),
        zero_sum_differs: first_difference(),
    }
    return True, (GameOfTerms((m(), M()), smallest, preperiod=preperiod_of()),)


# Such a set, whose preperiod is seen at heap h
repeating = lambda h: (h >= 0, (seen_at(game()[1][0], h, repeated(h)),))
