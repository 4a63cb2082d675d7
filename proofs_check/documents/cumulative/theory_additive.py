"""The additive sets {c, b, b + c} of Conjecture 14, by the definitions for any set.

Let b = nc + r with 0 < r < c, and M = b + c. Cut the heaps into piles of 2M, pile k from 2kM on,
and let low be b - kc. Up to pile n, heap 2kM + x gives both players kM and besides, for x < M,

- below low what the action c alone gives,
- from low on the first player the last of r, r + c, ..., b up to x, and the second nothing; but in
  pile n, where low is r, the first has c from c to c + r.

For x from M on it gives the second what x - M gives the first, and the first M and what x - M gives
the second. So it is until heap 2nM + b + r, by induction: of the three moves some gives the first
that, none more, and each that gives as much gives the second as much too. There both b and M are
best, and leave the second r and 0; M further on the first has what the second had. Under AvA it is
so to the end of pile n: each player loses r from FvF to AvA.
"""

from itertools import combinations

from proofs_check.documents.cumulative import theory as any_set, theory_two_actions as two
from proofs_check.documents.cumulative.heaps import Game
from proofs_check.documents.cumulative.predicates import (
    discrepant,
    lost_by_the_first,
    lost_by_the_second,
)
from proofs_check.documents.cumulative.terms import GameOfTerms
from proofs_check.documents.cumulative.theory import S, at, least, m, most, move, named, star
from proofs_check.documents.cumulative.theory_two_actions import no_smaller_product
from proofs_check.methods.theory import *
from reference.cumulative import AvA, FvF, additive_discrepancy_heap


def models() -> Iterator[Model]:
    """Yield every such set with b <= 5, by the reference."""
    for c_, b_ in combinations(range(1, 6), 2):
        S = (c_, b_, b_ + c_)
        model, game = any_set.model_of(S, range(-2, 50)), Game(S)
        lost_most = [(i, lost, max(game.heaps, key=lost)) for i, lost in enumerate(two.LOSSES, 1)]
        own: dict[str, Any] = {
            "least": lambda c_=c_: c_,
            "middle": lambda b_=b_: b_,
            "first_of_all": lambda game=game: game.first_heap(discrepant),
            "quotient": lambda c_=c_, b_=b_: b_ // c_,
            "rest": lambda c_=c_, b_=b_: b_ % c_,
            "alone": lambda x, c_=c_: (x // c_ + 1) // 2 * c_ if x >= 0 else 0,
            "after": lambda x, c_=c_: x // c_ // 2 * c_ if x >= 0 else 0,
            "stair": lambda x, c_=c_, b_=b_: x - (x - b_) % c_,
            "pile": lambda h, S=S: max(h, 0) // (2 * S[-1]),
            "times": lambda i, m: i * m,
            **{f"largest_{i}": lambda o=o, lost=lost: lost(o) for i, lost, o in lost_most},
            **{f"where_{i}": lambda o=o: o.h for i, _, o in lost_most},
            **dict.fromkeys(("some_1", "some_2"), lambda: True),
            **dict.fromkeys(("over_1", "over_2"), lambda v: 0),
        }
        yield Model(model.says, {**model.functions, **own}, model.values)


ADDITIVE = Theory("cumulative", "additive", models)
ADDITIVE.let(X=any_set.CONVENTION)
c, b, first_of_all = ADDITIVE.functions("least middle first_of_all", INT)
actions = ADDITIVE.axiom("S is {c, b, b + c}")(
    lambda s: (S(s) == ((s == c()) | (s == b()) | (s == b() + c()))) & (c() >= 1) & (c() < b())
)
smallest_heap = ADDITIVE.recursion("the smallest heap of {c, b, b + c} with a discrepancy")(
    lambda h: (
        implies((h >= 0) & discrepant(at(h)), rises(0, first_of_all(), h))
        & (first_of_all() >= -1)
        & implies(first_of_all() >= 0, discrepant(at(first_of_all())))
    )
)
conjecture_14_only_if = ADDITIVE.follows("if c divides b there is no discrepancy")(
    lambda: implies(b() % c() == 0, first_of_all() == -1),
    (actions, least, any_set.stray_is_one, any_set.divided),
    (any_set.sums, any_set.multiple_step, smallest_heap, any_set.all_the_same),
)
arithmetic = ADDITIVE.follows("arithmetic alone")(lambda s, n: (s == n) == (n == s))

# b is no multiple of c: the closed form

n, r = ADDITIVE.functions("quotient rest", INT)
alone, after, stair, pile = ADDITIVE.functions("alone after stair pile", INT, INT)

M = lambda: b() + c()
at_pile = notion("Half of the heap where pile k begins.", "at_pile")(lambda k: two.times(k, M()))
low = notion("B - kc: below it in pile k it is as if c were the only action.", "low")(
    lambda k: b() - two.times(k, c())
)
quotient_and_rest = ADDITIVE.axiom("b = n c + r")(
    lambda: (b() == two.times(n(), c()) + r()) & under(r(), c()) & (n() >= 0)
)
alternating = ADDITIVE.recursion("what c alone gives the first and the second")(
    lambda x: (
        implies(x < c(), (alone(x) == 0) & (after(x) == 0))
        & implies(x >= c(), (alone(x) == c() + after(x - c())) & (after(x) == alone(x - c())))
    )
)
stairs = ADDITIVE.recursion("the last of r, r + c, ... up to x")(
    lambda x: (
        implies((x >= r()) & (x < r() + c()), stair(x) == r())
        & implies(x >= r() + c(), stair(x) == stair(x - c()) + c())
    )
)
piled = two.in_piles(ADDITIVE, pile, M, actions)


def first_half(k: Any, x: Any) -> tuple[Any, Any]:
    """What heap 2kM + x gives besides kM, x < M."""
    late = (low(k) == r()) & (x >= c()) & (x < c() + r())
    climbed = either(x < b(), either(late, c(), stair(x)), b())
    return either(x < low(k), alone(x), climbed), either(x < low(k), after(x), 0)


def formula(k: Any, x: Any) -> tuple[Any, Any]:
    """What heap 2kM + x gives the first and the second, 0 <= x < 2M."""
    first_of_low, second_of_low = first_half(k, x)
    first_of_high, second_of_high = first_half(k, x - M())
    return (
        at_pile(k) + either(x < M(), first_of_low, M() + second_of_high),
        at_pile(k) + either(x < M(), second_of_low, first_of_high),
    )


# The same of the heap that s leaves
after_move = lambda k, x, s: tuple(
    either(x >= s, u, v)
    for u, v in zip(formula(k, x - s), formula(k - 1, x - s + 2 * M()), strict=True)
)
is_early = notion("In pile k, before heap 2nM + b + r.", "is_early")(
    lambda k, x: rises(0, k, n()) & under(x, 2 * M()) & ((k < n()) | (x < b() + r()))
)
is_heap = notion("2kM + x.", "is_heap")(lambda k, x: 2 * at_pile(k) + x)
# All that is needed of piles k and k - 1
sizes = lambda k: (
    [two.product(j, s) for j in (0, k, k - 1, n()) for s in (c(), M())],
    [no_smaller_product(i, j, c()) for i, j in ((k, n()), (k + 1, n()), (0, k), (1, k))],
    [no_smaller_product(i, j, M()) for i, j in ((0, k), (1, k))],
    (actions(b()), quotient_and_rest()),
)
of_alternating = ADDITIVE.by_induction("what c alone gives is near half of the heap", "x")(
    lambda x: rises(0, after(x), alone(x), after(x) + c()) & (alone(x) + after(x) <= x),
    (alternating, actions),
    at=lambda x: x - c(),
)
of_stairs = ADDITIVE.by_induction(
    "the last of r, r + c, ... up to x is at least r, and more than x - c", "x"
)(
    lambda x: implies(x >= r(), (stair(x) >= r()) & (stair(x) <= x) & (stair(x) > x - c())),
    (stairs, quotient_and_rest),
)
on_its_stair = ADDITIVE.by_induction("up to low and c more it is low", lambda k, x: n() - k)(
    lambda k, x: implies(rises(0, k, n()) & (x >= low(k)) & (x < low(k) + c()), stair(x) == low(k)),
    (two.product, stairs, no_smaller_product, quotient_and_rest),
)
in_range = notion("An early heap, b being no multiple of c.", "in_range")(
    lambda k, x: (r() > 0) & is_early(k, x)
)

# What the closed form is made of, at these places
shapes = lambda *places: [
    (alternating(x), of_alternating(x), stairs(x), of_stairs(x)) for x in places
]

# What the closed form is made of where the moves from heap 2kM + x lead
around = lambda k, x: (
    sizes(k),
    shapes(x, x - c(), x - 2 * c(), x + c(), x - b()),
    shapes(x - M(), x - M() - c(), x - M() + c(), x - M() - b(), x - M() + b()),
    [on_its_stair(j, y) for j in (k, k - 1, 1, 0) for y in (x, x + c(), x - c())],
)


def no_better(s: Any) -> Any:
    """By s no more than the closed form says, and if as much, the other as much too."""

    def says(k: Any, x: Any) -> Any:
        (first_has, second_has), (first_after, second_after) = formula(k, x), after_move(k, x, s())
        return implies(
            in_range(k, x) & (is_heap(k, x) >= s()),
            (s() + second_after <= first_has)
            & implies(s() + second_after == first_has, first_after == second_has),
        )

    return says


no_better_by = {
    name: ADDITIVE.follows(
        f"by {name} no more than the closed form, and if as much, the other as much"
    )(no_better(s), around)
    for name, s in (("c", c), ("b", b), ("M", M))
}


@notion("Some move gives what the closed form says; without a move it says 0.")
def some_move_is_as_good(k: Any, x: Any) -> Any:
    (first_has, second_has), h = formula(k, x), is_heap(k, x)
    as_good = [(h >= s()) & (s() + after_move(k, x, s())[1] == first_has) for s in (c, b, M)]
    nothing = (h < c()) & (first_has == 0) & (second_has == 0)
    return implies(in_range(k, x), nothing | as_good[0] | as_good[1] | as_good[2])


attained = ADDITIVE.follows("some move gives what the closed form says")(
    some_move_is_as_good, around
)
closed_form = ADDITIVE.by_induction(
    "what a heap gives before 2nM + b + r, under every convention", lambda k, x, X: is_heap(k, x)
)(
    lambda k, x, X: implies(
        in_range(k, x),
        (any_set.first(X, is_heap(k, x)) == formula(k, x)[0])
        & (any_set.second(X, is_heap(k, x)) == formula(k, x)[1]),
    ),
    lambda k, x, X: [each(k, x) for each in (attained, *no_better_by.values())],
    lambda k, x, X: [
        (actions(s), least(s), most(is_heap(k, x), X, s)) for s in (c(), b(), M(), m())
    ],
    lambda k, x, X: (any_set.stuck(is_heap(k, x), X), move(is_heap(k, x), X), sizes(k)),
    lambda k, x, X: actions(star(X, is_heap(k, x))),
    smaller=lambda k, x, X: [
        (k - 1, x - s() + 2 * M(), any_set.X_star(X)) if before else (k, x - s(), any_set.X_star(X))
        for s in (c, b, M)
        for before in (False, True)
    ],
)

# The heap 2nM + b + r
tie = lambda: 2 * at_pile(n()) + b() + r()
tie_matters = ADDITIVE.follows(
    "the players have different outcomes of 2nM + b + r under FvF and AvA"
)(
    lambda: implies(r() > 0, discrepant(at(tie()))),
    stairs,
    lambda: [
        closed_form(k, x, named[X]())
        for X in (FvF, AvA)
        for k, x in (
            (n(), r()),
            (n() - 1, b() + r() + M()),
            (n(), b() + r() - c()),
            (n() - 1, b() + r() + 2 * M() - c()),
        )
    ],
    lambda: [(any_set.duals(named[X]()), move(tie(), named[X]())) for X in (FvF, AvA)],
    lambda: [
        (most(tie(), named[X](), s), any_set.tie_break(tie(), named[X](), s), actions(s), least(s))
        for X in (FvF, AvA)
        for s in (c(), b(), M(), star(named[X](), tie()))
    ],
    lambda: sizes(n()),
)
no_tie_matters = ADDITIVE.follows("before 2nM + b + r there is no discrepancy")(
    lambda h: implies((r() > 0) & under(h, tie()), negation(discrepant(at(h)))),
    piled,
    lambda h: [closed_form(pile(h), h - 2 * at_pile(pile(h)), named[X]()) for X in (FvF, AvA)],
    lambda h: (sizes(pile(h)), no_smaller_product(n() + 1, pile(h), M())),
)
of_quotient = ADDITIVE.follows("n is the floor of b / c, and r is b modulo c")(
    lambda: (b() // c() == n()) & (b() % c() == r()),
    (quotient_and_rest, two.is_product),
)
conjecture_14_smallest = ADDITIVE.follows(
    "if c does not divide b the smallest heap with a discrepancy is n c + (2n + 2) b"
)(
    lambda: implies(
        b() % c() != 0,
        (first_of_all() >= 0) & (first_of_all() == additive_discrepancy_heap(c(), b())),
    ),
    (two.is_product, smallest_heap, no_tie_matters, of_quotient, quotient_and_rest, tie_matters),
)

# Beyond that heap, to the end of pile n, under AvA: what is lost

is_late = notion("In pile n, from heap 2nM + b + r on.", "is_late")(
    lambda k, x: (r() > 0) & (k == n()) & (x >= b() + r()) & (x < 2 * M())
)


@notion("No move gives more, nor as much and the other less; M gives just that.")
def no_worse(k: Any, x: Any) -> Any:
    (first_has, second_has), after_M = formula(k, x), after_move(k, x, M())
    by_M = (is_heap(k, x) >= M()) & (M() + after_M[1] == first_has) & (after_M[0] == second_has)
    others = [
        (s() + after_move(k, x, s())[1] <= first_has)
        & implies(
            s() + after_move(k, x, s())[1] == first_has, after_move(k, x, s())[0] >= second_has
        )
        for s in (c, b)
    ]
    return implies(is_late(k, x), by_M & others[0] & others[1])


late_moves = ADDITIVE.follows(
    "late in pile n no move gives more than M, nor as much and the other less"
)(no_worse, around)
late_form = ADDITIVE.by_induction("what a heap up to pile n gives under AvA", is_heap)(
    lambda k, x: implies(
        in_range(k, x) | is_late(k, x),
        (any_set.first(named[AvA](), is_heap(k, x)) == formula(k, x)[0])
        & (any_set.second(named[AvA](), is_heap(k, x)) == formula(k, x)[1]),
    ),
    (closed_form, late_moves, any_set.duals),
    lambda k, x: [(actions(s), least(s), most(is_heap(k, x), named[AvA](), s)) for s in (M(), m())],
    lambda k, x: (sizes(k), move(is_heap(k, x), named[AvA]())),
    lambda k, x: any_set.tie_break(is_heap(k, x), named[AvA](), M()),
    lambda k, x: actions(star(named[AvA](), is_heap(k, x))),
    smaller=lambda k, x: [
        (k - 1, x - s() + 2 * M()) if before else (k, x - s())
        for s in (c, b, M)
        for before in (False, True)
    ],
)

# What AvA gives x above 2nM, and what the moves from there lead to
late_form_near = lambda x: [
    late_form(k, y)
    for s in (0, c(), b(), M())
    for k, y in ((n(), x - s), (n() - 1, x - s + 2 * M()))
]
largest_of = [ADDITIVE.function(f"largest_{i}", INT) for i in (1, 2)]
where_of = [ADDITIVE.function(f"where_{i}", INT) for i in (1, 2)]
some_of = [ADDITIVE.function(f"some_{i}", BOOL) for i in (1, 2)]
over_of = [ADDITIVE.function(f"over_{i}", INT, INT) for i in (1, 2)]
largest_loss = ADDITIVE.recursion("the largest losses, if there are such")(
    # No model has none; what would be so then the theorems refute.
    lambda v: conjunction(
        two.is_largest(lambda h, lost=lost: lost(at(h)), of_one, v)  # type: ignore[misc]
        for lost, *of_one in zip(two.LOSSES, largest_of, where_of, some_of, over_of, strict=True)
    )
)
lost_at_the_tie = ADDITIVE.follows(
    "at 2nM + b + r the second loses r from FvF to AvA, and M further on the first"
)(
    lambda: implies(
        r() > 0,
        (lost_by_the_second(at(tie())) >= r()) & (lost_by_the_first(at(tie() + M())) >= r()),
    ),
    (stairs, actions, least),
    lambda: [
        closed_form(k, x, named[FvF]())
        for s in (0, c(), b(), M())
        for k, x in ((n(), b() + r() - s), (n() - 1, b() + r() - s + 2 * M()))
    ],
    lambda: [
        (
            (any_set.duals(named[X]()), actions(star(named[X](), h))),
            (move(h, named[X]()), [most(h, named[X](), s) for s in (c(), b(), M())]),
            [any_set.tie_break(h, named[X](), s) for s in (c(), b(), M())],
        )
        for X in (FvF, AvA)
        for h in (tie(), tie() + M())
    ],
    lambda: (late_form_near(b() + r() + M()), sizes(n())),
)
losses_are_large = ADDITIVE.follows(
    "each player's largest loss from FvF to AvA is at least b modulo c, and below c"
)(
    lambda: implies(
        b() % c() != 0,
        conjunction(
            some() & (each() >= b() % c()) & (each() < c())
            for some, each in zip(some_of, largest_of, strict=True)
        ),
    ),
    (of_quotient, lost_at_the_tie, actions, least, largest_loss),
    lambda: [
        any_set.conjecture_17(h, named[FvF](), named[AvA]())
        for where, over in zip(where_of, over_of, strict=True)
        for h in (where(), over(c()))
    ],
    lambda: (no_smaller_product(0, n(), M()), two.product(0, M()), largest_loss(tie())),
    lambda: largest_loss(tie() + M()),
)
sharp = ADDITIVE.follows("if b is 2c - 1 each loses c - 1")(
    lambda: implies(
        (b() == 2 * c() - 1) & (c() >= 2), conjunction(each() == c() - 1 for each in largest_of)
    ),
    losses_are_large,
)

# s3, s2 and any n from 1 on
numbers = lambda s, n: ((s == b() + c()) & (n >= 1), (c(), b(), n))


def game() -> tuple[Any, tuple[GameOfTerms]]:
    """Such a set with all of its heaps."""
    losses: dict[Callable[[Any], Any], Any] = {
        lost: most_lost() for lost, most_lost in zip(two.LOSSES, largest_of, strict=True)
    }
    smallest: dict[Callable[[Any], Any], Any] = {discrepant: first_of_all()}
    return True, (GameOfTerms((c(), b(), b() + c()), smallest, largest_values=losses),)


# Such a set, c dividing b
dividing = lambda: (b() % c() == 0, game()[1])
# Such a set, c not dividing b
not_dividing = lambda: (b() % c() != 0, game()[1])
# The sets {c, 2c - 1, 3c - 1}, c at least 2
twice_but_one = lambda: ((b() == 2 * c() - 1) & (c() >= 2), game()[1])
