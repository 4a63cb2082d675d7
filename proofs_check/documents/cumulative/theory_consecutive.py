"""The sets {M - 1, M} of Problem 3, by the definitions for any set: from where on they repeat.

Cut the heaps into piles of 2M. Heap 2kM + x gives both players kM and, for x < M, the first x more
if x is at least M - 1 - k; for x from M on the first M and the second what the first has at x - M.
So it is under all conventions and in zero-sum play, and from pile M - 2 on every pile is as before.
"""

from proofs_check.documents.cumulative import theory as any_set, theory_two_actions as two
from proofs_check.documents.cumulative.heaps import Game
from proofs_check.documents.cumulative.predicates import conventions_differ
from proofs_check.documents.cumulative.terms import GameOfTerms
from proofs_check.documents.cumulative.theory import at, repeats
from proofs_check.documents.cumulative.theory_two_actions import product, times
from proofs_check.methods.theory import *


def models() -> Iterator[Model]:
    """Yield the sets with M <= 5, by the reference."""
    for M_ in range(2, 6):
        model, game = any_set.model_of((M_ - 1, M_), range(-2, 50)), Game((M_ - 1, M_))
        own: dict[str, Any] = {
            "top": lambda M_=M_: M_,
            "first_of_all": lambda game=game: game.first_heap(conventions_differ),
            "preperiod": lambda game=game: game.preperiod,
            "failing": lambda h: h,
            "pile": lambda h, M_=M_: max(h, 0) // (2 * M_),
            "times": lambda i, n: i * n,
        }
        yield Model(model.says, {**model.functions, **own}, model.values)


CONSECUTIVE = Theory("cumulative", "consecutive", models)
CONSECUTIVE.let(X=any_set.CONVENTION)
M, first_of_all, preperiod_of = CONSECUTIVE.functions("top first_of_all preperiod", INT)
failing, pile = CONSECUTIVE.functions("failing pile", INT, INT)
b = lambda: M() - 1
actions = CONSECUTIVE.axiom("S is {M - 1, M}")(
    lambda s: (any_set.S(s) == ((s == b()) | (s == M()))) & (M() >= 2)
)
smallest_heap = CONSECUTIVE.recursion(
    "the smallest heap of {M - 1, M} where the conventions do not all agree"
)(
    lambda h: (
        (first_of_all() >= -1)
        & implies(first_of_all() >= 0, conventions_differ(at(first_of_all())))
        & implies((h >= 0) & conventions_differ(at(h)), first_of_all() >= 0)
    )
)
least_preperiod = CONSECUTIVE.recursion(
    "the least heap from which on all repeats; -1 where there is none"
)(
    # No model has -1, as no such set has; the tests ask this of outcomes that are made up.
    lambda h: any_set.least_from(preperiod_of, failing, h, lambda at: repeats(at, M()))
)
piled = two.in_piles(CONSECUTIVE, pile, M, actions)
is_heap = notion("2kM + x.", "is_heap")(lambda k, x: 2 * times(k, M()) + x)


def formula(k: Any, x: Any) -> tuple[Any, Any]:
    """What heap 2kM + x gives the first and the second, 0 <= x < 2M."""
    climbed = lambda z: either(z >= M() - 1 - k, z, 0)
    half = times(k, M())
    return (half + either(x < M(), climbed(x), M()), half + either(x < M(), 0, climbed(x - M())))


in_range = notion("A heap of pile k.", "in_range")(lambda k, x: (k >= 0) & under(x, 2 * M()))
# All that is needed of piles k and k - 1
sizes = lambda k: (
    [product(j, M()) for j in (0, k, k - 1)],
    [two.no_smaller_product(i, k, M()) for i in (0, 1)],
    actions(M()),
)
closed_form = CONSECUTIVE.by_induction(
    "what a heap gives, under every convention and in zero-sum play", lambda k, x, X: is_heap(k, x)
)(
    lambda k, x, X: implies(
        in_range(k, x),
        (any_set.first(X, is_heap(k, x)) == formula(k, x)[0])
        & (any_set.second(X, is_heap(k, x)) == formula(k, x)[1])
        & (any_set.zs(is_heap(k, x)) == formula(k, x)[0] - formula(k, x)[1]),
    ),
    (any_set.zero_sum_stuck, actions),
    lambda k, x, X: (any_set.stuck(is_heap(k, x), X), any_set.move(is_heap(k, x), X), sizes(k)),
    lambda k, x, X: any_set.zero_sum_move(is_heap(k, x)),
    lambda k, x, X: [
        (actions(s), any_set.most(is_heap(k, x), X, s), any_set.zero_sum_most(is_heap(k, x), s))
        for s in (b(), M(), any_set.m())
    ],
    smaller=lambda k, x, X: [
        (k - 1, x - s() + 2 * M(), any_set.X_star(X)) if before else (k, x - s(), any_set.X_star(X))
        for s in (b, M)
        for before in (False, True)
    ],
)
repeats_late = CONSECUTIVE.follows("from M + 2 on in pile M - 3 all repeats, and not at M + 1")(
    lambda k, x: implies(
        in_range(k, x),
        implies((k >= M() - 2) | ((k == M() - 3) & (x > M() + 1)), repeats(is_heap(k, x), M()))
        & implies((k == M() - 3) & (x == M() + 1), negation(repeats(is_heap(k, x), M()))),
    ),
    (product, two.no_smaller_product),
    lambda k, x: [closed_form(j, x, X()) for X in any_set.named.values() for j in (k, k + 1)],
)

# Where what is in pile M - 3 last changes; below 0 if M is 2
last_change = lambda: either(M() >= 3, 2 * times(M() - 3, M()) + M() + 1, -1)
late_heaps = CONSECUTIVE.follows("after heap M + 1 of pile M - 3 all repeats, and not there")(
    lambda h: (
        implies((h >= 0) & (h > last_change()), repeats(h, M()))
        & implies(last_change() >= 0, negation(repeats(last_change(), M())))
    ),
    (piled, product, two.no_smaller_product, repeats_late),
    at=lambda h: h - (times(pile(h), M()) * 2),
)
agreement = CONSECUTIVE.follows("all conventions give the same")(
    lambda h: implies(h >= 0, negation(conventions_differ(at(h)))),
    (piled, closed_form, product),
    at=lambda h: pile(h),
)
attained = CONSECUTIVE.follows("the preperiod is (2M - 1)(M - 2), and all conventions agree")(
    lambda: (preperiod_of() == (2 * M() - 1) * (M() - 2)) & (first_of_all() == -1),
    (smallest_heap, agreement, actions, least_preperiod, late_heaps, two.is_product),
    at=lambda: (
        either(M() >= 3, ((times(M() - 3, M()) * 2) + M()) + 1, -1),
        preperiod_of() - 1,
        either(M() >= 3, ((times(M() - 3, M()) * 2) + M()) + 1, -1) + 1,
        failing(either(M() >= 3, ((times(M() - 3, M()) * 2) + M()) + 1, -1) + 1),
        M() - 3,
    ),
)


def game() -> tuple[Any, tuple[GameOfTerms]]:
    """Such a set with all of its heaps."""
    smallest: dict[Callable[[Any], Any], Any] = {conventions_differ: first_of_all()}
    return True, (GameOfTerms((b(), M()), smallest, preperiod=preperiod_of()),)
