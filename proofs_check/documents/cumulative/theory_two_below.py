"""The sets {M - 2, M} of Problem 3, M odd, by the definitions for any set: what ties are worth.

Cut the heaps into piles of 2M. Heap 2kM + x gives both players kM and, for x < M, the first x or
x - 1, whichever is odd, if x is at least M - 2 - 2k; for x from M on the first M and the second
what the first has at x - M. From an even x on, 2M - 4 - 2k or more, one pebble is left that a
friendly player gives the other: for x < M the first, at x + M the second. From pile M - 3 on every
pile is as before.
"""

from proofs_check.documents.cumulative import theory as any_set, theory_two_actions as two
from proofs_check.documents.cumulative.heaps import Game
from proofs_check.documents.cumulative.terms import GameOfTerms
from proofs_check.documents.cumulative.theory import X_star
from proofs_check.methods.theory import *
from reference.cumulative import FvF


def models() -> Iterator[Model]:
    """Yield the sets with odd M from 5 to 9, by the reference."""
    for M_ in (5, 7, 9):
        model, game = any_set.model_of((M_ - 2, M_), range(-2, 2 * M_ * M_)), Game((M_ - 2, M_))
        own: dict[str, Any] = {
            "top": lambda M_=M_: M_,
            "preperiod": lambda game=game: game.discrepancy_preperiod,
            "failing": lambda h: h,
            "pile": lambda h, M_=M_: max(h, 0) // (2 * M_),
            "times": lambda i, n: i * n,
        }
        yield Model(model.says, {**model.functions, **own}, model.values)


TWO_BELOW = Theory("cumulative", "two_below", models)
TWO_BELOW.let(X=any_set.CONVENTION)
M, preperiod_of = TWO_BELOW.functions("top preperiod", INT)
failing, pile = TWO_BELOW.functions("failing pile", INT, INT)
b = lambda: M() - 2


@notion("What each has more or less than under FvF is at heap h + 2M as at h.")
def change_repeats(h: Any) -> Any:
    FvF_ = any_set.named[FvF]()
    return conjunction(
        of(X(), h) - of(FvF_, h) == of(X(), h + 2 * M()) - of(FvF_, h + 2 * M())
        for X in any_set.named.values()
        for of in (any_set.first, any_set.second)
    )


actions = TWO_BELOW.axiom("S is {M - 2, M}, M odd and at least 5")(
    lambda s: (any_set.S(s) == ((s == b()) | (s == M()))) & (M() >= 5) & (M() % 2 == 1)
)
least_preperiod = TWO_BELOW.recursion(
    "the least heap from which on the discrepancies from FvF repeat; -1 where there is none"
)(lambda h: any_set.least_from(preperiod_of, failing, h, change_repeats))
piled = two.in_piles(TWO_BELOW, pile, M, actions)
is_heap = notion("2kM + x.", "is_heap")(lambda k, x: 2 * two.times(k, M()) + x)


@notion("The pebble that a friendly player gives the other at x < M, if it is one.")
def given(x: Any, k: Any, friendly: Any) -> Any:
    there = (x % 2 == 0) & (x >= 2) & (x >= 2 * M() - 4 - 2 * k)
    return either(friendly & there, 1, 0)


def formula(k: Any, x: Any, X: Any) -> tuple[Any, Any]:
    """What heap 2kM + x gives the first and the second under X, 0 <= x < 2M."""
    climbed = lambda z: either((z >= 1) & (z >= M() - 2 - 2 * k), z - 1 + z % 2, 0)
    half = two.times(k, M())
    return (
        half + either(x < M(), climbed(x), M() + given(x - M(), k, any_set.is_friendly(X_star(X)))),
        half + either(x < M(), given(x, k, any_set.is_friendly(X)), climbed(x - M())),
    )


in_range = notion("A heap of pile k.", "in_range")(lambda k, x: (k >= 0) & under(x, 2 * M()))
_is_one = lambda X: any_set.is_friendly(X) ^ any_set.is_antagonistic(X)
# All that is needed of piles k and k - 1
sizes = lambda k: (
    [two.product(j, M()) for j in (0, k, k - 1)],
    [two.no_smaller_product(i, k, M()) for i in (0, 1)],
    actions(M()),
)
closed_form = TWO_BELOW.by_induction(
    "what a heap gives, where both players are friendly or antagonistic",
    lambda k, x, X: is_heap(k, x),
)(
    lambda k, x, X: implies(
        in_range(k, x) & _is_one(X) & _is_one(X_star(X)),
        (any_set.first(X, is_heap(k, x)) == formula(k, x, X)[0])
        & (any_set.second(X, is_heap(k, x)) == formula(k, x, X)[1]),
    ),
    any_set.duals,
    lambda k, x, X: [
        (actions(s), any_set.most(is_heap(k, x), X, s), any_set.tie_break(is_heap(k, x), X, s))
        for s in (b(), M(), any_set.m())
    ],
    lambda k, x, X: (any_set.stuck(is_heap(k, x), X), any_set.move(is_heap(k, x), X), sizes(k)),
    lambda k, x, X: actions(any_set.star(X, is_heap(k, x))),
    smaller=lambda k, x, X: [
        (k - 1, x - s() + 2 * M(), X_star(X)) if before else (k, x - s(), X_star(X))
        for s in (b, M)
        for before in (False, True)
    ],
)
changes = TWO_BELOW.follows(
    "from M + 3 on in pile M - 4 all changes from FvF repeat, and not at M + 2"
)(
    lambda k, x: implies(
        in_range(k, x),
        implies((k >= M() - 3) | ((k == M() - 4) & (x > M() + 2)), change_repeats(is_heap(k, x)))
        & implies((k == M() - 4) & (x == M() + 2), negation(change_repeats(is_heap(k, x)))),
    ),
    (two.product, two.no_smaller_product),
    lambda k, x: [
        (closed_form(j, x, X()), any_set.duals(X()))
        for X in any_set.named.values()
        for j in (k, k + 1)
    ],
)

# Where a change in pile M - 4 is the last that is not as before
last_change = lambda: is_heap(M() - 4, M() + 2)
late_heaps = TWO_BELOW.follows(
    "after heap M + 2 of pile M - 4 all changes from FvF repeat, and not there"
)(
    lambda h: (
        implies((h >= 0) & (h > last_change()), change_repeats(h))
        & negation(change_repeats(last_change()))
    ),
    (piled, actions),
    lambda h: two.no_smaller_product(pile(h) + 1, M() - 4, M()),
    lambda h: (changes(pile(h), h - 2 * two.times(pile(h), M())), changes(M() - 4, M() + 2)),
    lambda h: two.product(pile(h), M()),
)
attained = TWO_BELOW.follows("the preperiod of the discrepancies from FvF is (2M - 1)(M - 3)")(
    lambda: preperiod_of() == (2 * M() - 1) * (M() - 3),
    actions,
    lambda: [
        (least_preperiod(h), late_heaps(h))
        for h in (
            0,
            last_change(),
            preperiod_of() - 1,
            last_change() + 1,
            failing(last_change() + 1),
        )
    ],
    lambda: two.is_product(M() - 4, M()),
)

# Such a set with all of its heaps
game = lambda: (True, (GameOfTerms((b(), M()), {}, discrepancy_preperiod=preperiod_of()),))
