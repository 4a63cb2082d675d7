"""Conjecture 16: AvA and zero-sum play of T = {c, b, a}, c < b < a, agree unless 2c < b, a < b + c.

Where a >= 2b T is a set of `theory_large_action`. Where b <= 2c and a <= b + c neighbours are at
most c apart: Theorem A of `theory_close_actions`, which for c = b is about {b, a}, a <= 2b.

There remains b + c <= a < 2b. Let d = a - b, so c <= d < b. Cut the heaps into rows of a: heap
(2j + i)a + y is at y, 0 <= y < a, of row 2j + i. Let y = w + b - Kd, 0 <= w < d. The first player
sacrifices K times, by b, once in two rows, each answered by a, until w is left with the other to
move, where c alone is played: that is worth W(y). Or nobody ever does: C(y), what c alone gives.
W is what happens if there are as many rows, K <= j, and the first has more of it, or y >= b.
"""

from itertools import combinations

from proofs_check.documents.cumulative import (
    theory_large_action as large,
    theory_two_actions as two,
)
from proofs_check.documents.cumulative.predicates import zero_sum_differs
from proofs_check.documents.cumulative.terms import HeapOfTerms
from proofs_check.documents.cumulative.theory import (
    duals,
    first as large_first,
    model_of,
    named,
    second as large_second,
    zs as large_zs,
)
from proofs_check.documents.cumulative.theory_close_actions import *
from proofs_check.methods.theory import *
from reference.cumulative import AvA, Convention

LARGEST = 6
"""The largest action of the models; a few larger sets besides."""
LARGER = ((2, 5, 7), (2, 5, 8), (2, 6, 9), (3, 7, 10), (1, 6, 8), (2, 9, 11))
HEAPS = range(-2, 32)


def models() -> Iterator[Model]:
    """Yield every such set with a <= 6 and a few larger ones, by the reference."""
    small = (S for size in (2, 3) for S in combinations(range(1, LARGEST + 1), size))
    for S in (*small, *LARGER):
        c_, b_, a_ = (S[0], *S[-2:])
        d_ = a_ - b_
        beside = (c_, b_, a_) if a_ >= 2 * b_ else (1, 2, 4)
        two_alone = two.model_of(*beside[:2]) if beside[0] < beside[1] else two.model_of(1, 2)
        own: dict[str, Callable[..., Any]] = {
            **{
                f"C{i}": lambda y, i=i, c_=c_: c_ * ((max(y, 0) // c_ + 2 - i) // 2) for i in (1, 2)
            },
            "w": lambda y, b_=b_, d_=d_: (y - b_) % d_,
            "K": lambda y, b_=b_, d_=d_: -((y - b_) // d_),
            "least": lambda beside=beside: beside[0],
            "middle": lambda beside=beside: beside[1],
            "large": lambda beside=beside: beside[2],
        }
        known = model_of(tuple(sorted({*beside})), HEAPS)
        functions = {**known.functions, **functions_of(S, HEAPS), **own}
        functions |= in_full("two", two_alone.functions)
        values = {**known.values, "two.Convention": tuple(Convention)}
        yield Model(f"T = {S}", functions, values)


THREE = Theory("cumulative", "three", models)
THREE.let(odd=BOOL)
C1, C2, w, K = THREE.functions("C1 C2 w K", INT, INT)

# The second largest action
b = next_of
# The least action, b where there are two
c = m
# A is at least b + c, and less than 2b
is_wide = lambda: (b() + c() <= a()) & (a() < 2 * b())
inside = notion("Y is a place in a row.", "inside")(lambda y: under(y, a()))
W1 = notion("What the first has at y after all sacrifices.", "W1")(lambda y: y - w(y) + C2(w(y)))
W2 = notion("What the second has at y after all sacrifices of the first.", "W2")(lambda y: C1(w(y)))
is_alive = notion("The first gains by the sacrifices, or b can be played at y.", "is_alive")(
    lambda y: (y >= b()) | (W1(y) > C1(y))
)
sacrificed = notion("At y, j pairs of rows up, the sacrifices are made.", "sacrificed")(
    lambda j, y: (K(y) <= j) & is_alive(y)
)
E1 = notion("What the first has at y of row 2j, besides j times a.", "E1")(
    lambda j, y: either(sacrificed(j, y), W1(y), C1(y))
)
E2 = notion("What the second has at y of row 2j, besides j times a.", "E2")(
    lambda j, y: either(sacrificed(j, y), W2(y), C2(y))
)
heap = notion("The heap at y of row 2j, or of row 2j + 1.", "heap")(
    lambda j, y, odd: 2 * two.times(j, a()) + either(odd, a(), 0) + y
)


@notion("AvA and zero-sum play at y of row 2j, or of row 2j + 1, are as said.")
def as_in_row(j: Any, y: Any, odd: Any) -> Any:
    h, E = heap(j, y, odd), (E1(j, y), E2(j, y))
    collected = either(odd, a() + E[1], E[0]), either(odd, E[0], E[1])
    return (
        (o1(h) == two.times(j, a()) + collected[0])
        & (o2(h) == two.times(j, a()) + collected[1])
        & (zs(h) == collected[0] - collected[1])
    )


# Heap h with the names that a claim's predicate uses
at = lambda h: heap_at(h, c(), b(), a())

# A definition of the document: the set

actions = THREE.axiom("T is {c, b, a}, or {b, a}")(
    lambda s: (T(s) == ((s == c()) | (s == b()) | (s == a()))) & (c() <= b())
)

# Recursions of ours

of_c = THREE.axiom("c played alone")(
    lambda y: either(
        y < c(), (C1(y) == 0) & (C2(y) == 0), (C1(y) == c() + C2(y - c())) & (C2(y) == C1(y - c()))
    )
)
places = THREE.axiom("how often d is in what y lacks of b, and what is left")(
    lambda y: implies(
        inside(y),
        either(
            y >= b(),
            (w(y) == y - b()) & (K(y) == 0),
            (w(y) == w(y + d())) & (K(y) == K(y + d()) + 1),
        ),
    )
)
# A choice of ours: of which set `theory_large_action` speaks
beside = THREE.axiom("a set whose largest action is at least twice the next is one of those")(
    lambda: implies(a() >= 2 * b(), (large.b() == c()) & (large.a() == b()) & (large.M() == a()))
)

# c alone

# What is known of a, b and c
parameters = lambda: ([actions(s) for s in (a(), b(), c())], sizes_of(b()))
differences = THREE.by_induction(
    "c alone: the first has as much as the second or c more, and less than c is left", "y"
)(
    lambda y: (
        (C2(y) >= 0)
        & ((C1(y) == C2(y)) | (C1(y) == C2(y) + c()))
        & (C1(y) + C2(y) <= y)
        & (y < C1(y) + C2(y) + c())
    ),
    (of_c, least),
    at=lambda y: y - m(),
)
growing = THREE.by_induction("c alone: nobody has less of more", "x")(
    lambda x, y: implies(x <= y, (C1(x) <= C1(y)) & (C2(x) <= C2(y))), (differences, of_c)
)
slowly = THREE.by_induction(
    "c alone: nobody gets more than there is more, if that is c at least", "y"
)(
    lambda y, z: implies(z >= y + c(), (C1(z) - C1(y) <= z - y) & (C2(z) - C2(y) <= z - y)),
    (of_c, differences),
)
in_steps = THREE.by_induction("c alone: what is less is so by c at least", lambda x, y: x + y)(
    lambda x, y: conjunction(
        (p(x) >= q(y)) | (p(x) + c() <= q(y)) for p in (C1, C2) for q in (C1, C2)
    ),
    (of_c, differences),
    at=lambda x, y: (y - (m() * 2), y - m()),
)

# What is known of some heaps where c is played alone
by_c = lambda *heaps: [(of_c(y), differences(y)) for y in heaps]

# Places in a row

located = THREE.by_induction("y is w + b - Kd, w is at least 0 and less than d", lambda y: a() - y)(
    lambda y: implies(
        under(y, a()),
        under(w(y), d())
        & (y == w(y) + b() - two.times(K(y), d()))
        & (K(y) >= 0)
        & ((K(y) == 0) == (y >= b())),
    ),
    (places, largest),
    lambda y: two.product(K(y + d()), d()),
    smaller=lambda y: [(y + d(),)],
)
by_c_lower = THREE.by_induction(
    "c below y, w is c less, or d - c more and one more d is lacking", lambda y: a() - y
)(
    lambda y: implies(
        is_wide() & inside(y) & (y >= c()),
        either(
            w(y) >= c(),
            (w(y - c()) == w(y) - c()) & (K(y - c()) == K(y)),
            (w(y - c()) == w(y) - c() + d()) & (K(y - c()) == K(y) + 1),
        ),
    ),
    least,
    lambda y: [places(x) for x in (y, y - c(), y - c() + d())],
    smaller=lambda y: [(y + d(),)],
)

# Where some places are, as instances
at_places = lambda *heaps: [(places(y), located(y)) for y in heaps]
compared = THREE.follows(
    "below b: where sacrifices gain the second has no less of C, and they gain d further up too"
)(
    lambda y: implies(
        is_wide() & under(y, b()),
        either(is_alive(y), (W2(y) <= C2(y)) & is_alive(y + d()), C2(y) <= W2(y)),
    ),
    (differences, places, of_c, in_steps, slowly),
)

# Theorem B: every action leads to a row that is known

in_row = notion("The place is one of a row.", "in_row")(
    lambda j, y: is_wide() & (j >= 0) & inside(y)
)
# Place y one row down
below = lambda j, y, odd: (either(odd, j, j - 1), y, negation(odd))
# Where b leads to from below b
after_b = lambda j, y, odd: below(j, y + d(), odd)
# Where c leads to from below c
after_c = lambda j, y, odd: below(j, y - c() + a(), odd)


def moves_at(j: Any, y: Any, odd: Any) -> Any:
    """What the definitions say of the heap at a place, as instances."""
    h = heap(j, y, odd)
    return (
        (parameters(), played(h, a(), b(), c()), actions(s_star(h)), actions(zero_sum_star(h))),
        (multiples(j, j - 1), compared(y)),
    )


# Each of these places is as said
known = lambda *rows: conjunction(as_in_row(*each) for each in rows)
lowest_little = THREE.follows("the lowest row, below b, from what c leads to")(
    lambda y: implies(
        in_row(0, y) & (y < b()) & implies(y >= c(), known((0, y - c(), False))),
        known((0, y, False)),
    ),
    (actions, duals, stuck, move, zero_sum_stuck, zero_sum_move, two.product, located, of_c),
    differences,
    at=lambda y: (s_star(heap(0, y, False)), zero_sum_star(heap(0, y, False)), y - m()),
)
lowest = THREE.follows("the lowest row, from b on, from what b and c lead to")(
    lambda y: implies(
        in_row(0, y) & (y >= b()) & known((0, y - b(), False), (0, y - c(), False)),
        known((0, y, False)),
    ),
    by_c_lower,
    lambda y: (moves_at(0, y, False), at_places(y, y - c(), y - b())),
    lambda y: by_c(y, y - c(), y - 2 * c(), w(y)),
)
below_c = THREE.follows("a row, below c, from the row below")(
    lambda j, y, odd: implies(
        in_row(j, y)
        & (odd | (j >= 1))
        & (y < c())
        & known(below(j, y, odd), after_b(j, y, odd), after_c(j, y, odd)),
        known((j, y, odd)),
    ),
    lambda j, y, odd: (moves_at(j, y, odd), at_places(y, y + d(), y - c() + a())),
    lambda j, y, odd: (by_c(y, w(y), y + d()), in_steps(y, w(y)), in_steps(w(y), y - c() + d())),
)
below_b = THREE.follows("a row, from c to b, from it and the row below")(
    lambda j, y, odd: implies(
        in_row(j, y)
        & (odd | (j >= 1))
        & (c() <= y)
        & (y < b())
        & known(below(j, y, odd), after_b(j, y, odd), (j, y - c(), odd)),
        known((j, y, odd)),
    ),
    (places, located, of_c, differences),
    lambda j, y, odd: (moves_at(j, y, odd), differences(w(y - c())), growing(y, y + d())),
    lambda j, y, odd: (slowly(y, y + d()), differences(w(y)), compared(y - c()), located(y - c())),
)
from_b = THREE.follows("a row, from b on, from it and the row below")(
    lambda j, y, odd: implies(
        in_row(j, y)
        & (odd | (j >= 1))
        & (y >= b())
        & known(below(j, y, odd), (j, y - b(), odd), (j, y - c(), odd)),
        known((j, y, odd)),
    ),
    by_c_lower,
    lambda j, y, odd: (moves_at(j, y, odd), at_places(y, y - b(), y - c())),
    lambda j, y, odd: by_c(y - b(), w(y - b()), y - c(), w(y - c())),
    lambda j, y, odd: (in_steps(y - b(), w(y - b())), in_steps(y - b(), y - c())),
)
theorem_b = THREE.by_induction("b + c <= a < 2b: AvA and zero-sum play, row by row", heap)(
    lambda j, y, odd: implies(in_row(j, y), as_in_row(j, y, odd)),
    (lowest_little, lowest, least, below_c, below_b, from_b),
    lambda j, y, odd: multiples(j, j - 1),
    smaller=lambda j, y, odd: [
        *(place(j, y, odd) for place in (below, after_b, after_c)),
        *((j, y - s, odd) for s in (b(), c())),
    ],
)

# Conjecture 16


@notion("AvA and zero-sum play of T are those of the other set.")
def as_large(h: Any) -> Any:
    X = named[AvA]()
    return (o1(h) == large_first(X, h)) & (o2(h) == large_second(X, h)) & (zs(h) == large_zs(h))


same = THREE.by_induction(
    "where a >= 2b AvA and zero-sum play are those of the set of that theory", "h"
)(
    lambda h: implies(a() >= 2 * b(), as_large(h)),
    (actions, least, beside, most, tie_break, zero_sum_most, duals, stuck, move, zero_sum_stuck),
    zero_sum_move,
    lambda h: (actions(s_star(h)), actions(zero_sum_star(h)), large.definition(named[AvA](), h)),
    lambda h: large.zero_sum_at(h),
    smaller=lambda h: [(h - s(),) for s in (a, b, c)],
)


def place_of(h: Any) -> tuple[Any, Any, Any]:
    """Where a heap is."""
    y = h - 2 * two.times(pile(h), a())
    return pile(h), either(y < a(), y, y - a()), y >= a()


conjecture_16 = THREE.follows("AvA and zero-sum play agree unless 2c < b and a < b + c")(
    lambda h: (
        implies(
            (h >= 0) & ((c() < b()) | (a() <= 2 * b())),
            negation(zero_sum_differs(at(h))) | ((b() > 2 * c()) & (a() < b() + c())),
        )
        & (c() >= 1)
    ),
    (least, same, beside, large.conjecture_16, actions, gaps, theorem_a, in_pile),
    lambda h: theorem_b(*place_of(h)),
)

# The preperiod

# From here on the outcomes under AvA and the zero-sum values repeat
settles = lambda: 2 * a() * ((b() - 1) // d())
few_sacrifices = THREE.follows("sacrifices that gain cost less than b together")(
    lambda y: implies(is_wide() & under(y, b()) & is_alive(y), two.times(K(y), d()) < b()),
    (differences, places, of_c, located, compared),
)

# After k pairs of rows as many are left as there are sacrifices at y, as instances
enough_rows = lambda k, y: (
    (few_sacrifices(y), located(y), enough(k + 1, (b() - 1) // d())),
    two.product(k, a()),
)
repeat_late = THREE.follows(
    "b + c <= a: AvA and zero-sum play repeat from heap 2a floor((b - 1)/d) on"
)(
    lambda h: implies((c() < b()) & (b() + c() <= a()) & (h - 2 * a() >= settles()), repeats(h)),
    (least, piles, beside),
    lambda h: [(theorem_b(*place_of(x)), in_pile(x), same(x)) for x in (h, h - 2 * a())],
    lambda h: (enough_rows(pile(h - 2 * a()), place_of(h)[1]), large.period(h - 2 * a())),
)

# What claims say

three = notion("Any heap of any three actions.", "three")(lambda h: (h >= 0) & (c() < b()))
# Three actions, the second at most twice the third
small_s2 = lambda h: (three(h) & (b() <= 2 * c()), (at(h),))
# Three actions, the first at least the sum of the others
large_s1 = lambda h: (three(h) & (a() >= b() + c()), (at(h),))
# Three actions and a heap at which AvA and zero-sum play differ
where_they_differ = lambda h: (three(h) & zero_sum_differs(at(h)), (at(h),))
# Two actions, the larger at most twice the other
not_dominant = lambda h: ((h >= 0) & (c() == b()) & (a() <= 2 * b()), (heap_at(h, b(), a()),))


def late_heaps(h: Any) -> tuple[Any, tuple[HeapOfTerms]]:
    """Three actions, the first at least the sum of the others, 2a beyond the bound."""
    known_, (o,) = large_s1(h)
    return known_ & (h - 2 * a() >= settles()), (o,)
