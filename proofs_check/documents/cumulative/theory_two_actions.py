"""Definition 2 for S = {b, a}, any a > b >= 1, any heap and any convention, and what follows.

a is the document's s1, b its s2, d = a - b its Delta, b = nd + e with 0 <= e < d. A product of two
unknowns is written `times(i, m)` and defined by repeated addition: all queries stay linear.

What a player collects more from heap x + d than from x decides every move: p moving first, q moving
second. Neither is negative (monotonicity). So the mover of heap x + a sacrifices if q > d at x
under the dual, and if q = d does so where friendly and it matters (tie rule); p and q at x + a
follow from those at x and x + d (recurrences).

Dominant, a >= 2b: p and q stay at most d, and where one is d the other is 0. No tie ever matters,
greedy play is best, all conventions agree (Lemma 6, Proposition 10).

Not dominant: cut the heaps into piles of 2a, each into cells of d from its upper end. Under AvA q
is f, constant on cells, and p is f a further on. Where f > d it is 0 a further on; where f = d too,
but from B = 2na + e - d on, if e > 0. So no tie matters below B, where all conventions agree with
f, and as f > d below B + b only, a sacrifice that gains under AvA gains under all: Theorem 3. Ties
matter at B itself: Conjectures 11 and 12. Where q > d, p = 0: Conjecture 15.

From B on the upper n + 1 cells of a pile are a train, f being d there; a further on there is none.
What the second has more under any convention than under AvA is at most `gap`, and what the first
has is at most `gap` a further on. In a train, u above the lower end of its cell, gap is e for each
2e in u; a further on, e for each 2e in u + e; elsewhere 0. A heap x + a inherits from x and x + d,
and along a train u does not change; the step beyond its upper end is into the lower end of the
train a further on, with u smaller by e, and f there makes up for that. Out of trains gap keeps q
below d. So all conventions have q >= d at the same places, and differ at ties only: Lemma 8.

The difference between the players is the zero-sum value under AvA; under any convention it is that
and at most e more in a train, at most e less a further on, where the value is at least e: Lemma 5.
"""

from functools import cache
from itertools import combinations

import reference.cumulative as ref
from proofs_check.documents.cumulative import predicates
from proofs_check.documents.cumulative.heaps import Game
from proofs_check.documents.cumulative.terms import GameOfTerms, HeapOfTerms
from proofs_check.methods.theory import *
from reference.cumulative import AvA, Convention, FvF, Outcome, Regime

LOSSES = (predicates.lost_by_the_first, predicates.lost_by_the_second)
LARGEST = 7
"""The largest action of the models; a few larger sets besides."""
LARGER = ((11, 13), (9, 16), (6, 23))
HEAPS = range(-3, 41)


def _models() -> Iterator[Model]:
    """Yield every two-action set with a <= 7 and a few larger ones, by the reference."""
    for S in (*combinations(range(1, LARGEST + 1), 2), *LARGER):
        yield model_of(*S)


@cache
def model_of(b: int, a: int) -> Model:
    """Two actions, by the reference."""
    reach = HEAPS[-1] + 3 * a * (a + 1)
    table = list(ref.rows((b, a), reach))
    values_of_zero_sum = list(ref.zero_sum_rows((b, a), reach))
    d, e = a - b, b % (a - b)
    game = Game((b, a))
    smallest = game.first_heap(predicates.discrepant)
    first_gain = game.first_heap(predicates.sacrifice_gains, where=predicates.greedy_is_feasible)
    of = lambda X, h: table[h].under(X) if h >= 0 else Outcome(0, 0)

    losses = [max(game.heaps, key=each) for each in LOSSES]

    functions: dict[str, Callable[..., Any]] = {
        **{f"largest_{i}": lambda i=i: LOSSES[i - 1](losses[i - 1]) for i in (1, 2)},
        **{f"where_{i}": lambda i=i: losses[i - 1].h for i in (1, 2)},
        **dict.fromkeys(("some_1", "some_2"), lambda: True),
        **dict.fromkeys(("over_1", "over_2"), lambda v: 0),
        "a": lambda: a,
        "b": lambda: b,
        "n": lambda: b // d,
        "e": lambda: e,
        "dual": ref.dual,
        "is_friendly": lambda X: X.value.startswith("F"),
        **{X.value: lambda X=X: X for X in Convention},
        **parted("first second", of),
        "zs": lambda h: values_of_zero_sum[h] if h >= 0 else 0,
        "first_discrepancy": lambda: smallest,
        "first_gain": lambda: first_gain,
        "times": lambda i, m: i * m,
        "pile": lambda x: max(x, 0) // (2 * a) + 1,
        "half": lambda u: e * (u // (2 * e)) if e else 0,
        "delay": lambda u: 2 * (b // d) * (u // (2 * e)) if e else 0,
        "cell": lambda x: (2 * a - (x % (2 * a) if x >= 0 else x) - 1) // d,
        **{R.name.lower(): lambda R=R: ref.regime(b, a) is R for R in Regime},
    }
    return Model(f"S = {{{b}, {a}}}", functions, {"Int": HEAPS, "Convention": tuple(Convention)})


TWO = Theory("cumulative", "two", _models)
CONVENTION = TWO.sort("Convention")
TWO.let(X=CONVENTION, Y=CONVENTION)
a, b, n, e = TWO.functions("a b n e", INT)
X_star = TWO.function("dual", CONVENTION, CONVENTION)
is_friendly = TWO.function("is_friendly", CONVENTION, BOOL)
named = {X: TWO.function(X.value, CONVENTION) for X in Convention}
first, second = TWO.functions("first second", CONVENTION, INT, INT)
zs = TWO.function("zs", INT, INT)
first_gain_of = TWO.function("first_gain", INT)
# The smallest heap where FvF and AvA differ, -1 where there is none
first_discrepancy = TWO.function("first_discrepancy", INT)
times = TWO.function("times", INT, INT, INT)
pile, cell, half, delay = TWO.functions("pile cell half delay", INT, INT)
largest_of = [TWO.function(f"largest_{i}", INT) for i in (1, 2)]
in_regime = {R: TWO.function(R.name.lower(), BOOL) for R in Regime}
where_of = [TWO.function(f"where_{i}", INT) for i in (1, 2)]
some_of = [TWO.function(f"some_{i}", BOOL) for i in (1, 2)]
over_of = [TWO.function(f"over_{i}", INT, INT) for i in (1, 2)]

# Their difference, the document's Delta
d = lambda: a() - b()
greater = lambda x, y: either(x >= y, x, y)
lesser = lambda x, y: either(x <= y, x, y)
# The number, or 0 where it is negative
positive_part = lambda x: either(x >= 0, x, 0)
# 2 s2 <= s1
dominant = lambda: a() >= 2 * b()
# Heap h with the names that a claim's predicate uses
at = lambda h: HeapOfTerms(
    (b(), a()), h, {X: term() for X, term in named.items()}, first, second, zs
)

# Definition 2

by_s1 = notion("What the mover collects by the greedy move.", "by_s1")(
    lambda X, h: a() + second(X_star(X), h - a())
)
by_s2 = notion("What the mover collects by the sacrifice.", "by_s2")(
    lambda X, h: b() + second(X_star(X), h - b())
)
other_s1 = notion("What the other player collects after the greedy move.", "other_s1")(
    lambda X, h: first(X_star(X), h - a())
)
other_s2 = notion("What the other player collects after the sacrifice.", "other_s2")(
    lambda X, h: first(X_star(X), h - b())
)
product = TWO.recursion("a product by repeated addition")(
    lambda i, m: (times(0, m) == 0) & (times(i + 1, m) == times(i, m) + m)
)
parameters = TWO.axiom("a > b >= 1, and b = n d + e")(
    lambda: (a() > b()) & (b() >= 1) & (b() == times(n(), d()) + e()) & under(e(), d()) & (n() >= 0)
)
duals = TWO.axiom("the dual, and who is friendly")(
    lambda X: (
        (X_star(X_star(X)) == X)
        & conjunction(X_star(named[Y]()) == named[ref.dual(Y)]() for Y in Convention)
        & is_friendly(named[Convention.FvF]())
        & is_friendly(named[Convention.FvA]())
        & negation(is_friendly(named[Convention.AvF]()))
        & negation(is_friendly(named[Convention.AvA]()))
    )
)
stuck = TWO.axiom("Definition 2, no move")(
    lambda X, h: implies(h < b(), (first(X, h) == 0) & (second(X, h) == 0))
)
forced = TWO.axiom("Definition 2, one move")(
    lambda X, h: implies(
        (h >= b()) & (h < a()),
        (first(X, h) == second(X_star(X), h - b()) + b())
        & (second(X, h) == first(X_star(X), h - b())),
    )
)
maximum = TWO.axiom("Definition 2, the maximum of two")(
    lambda X, h: implies(h >= a(), first(X, h) == greater(by_s1(X, h), by_s2(X, h)))
)
tie_break = TWO.axiom("Definition 2, the tie-break of two")(
    lambda X, h: implies(
        h >= a(),
        second(X, h)
        == either(
            by_s1(X, h) > by_s2(X, h),
            other_s1(X, h),
            either(
                by_s1(X, h) < by_s2(X, h),
                other_s2(X, h),
                either(
                    is_friendly(X),
                    greater(other_s1(X, h), other_s2(X, h)),
                    lesser(other_s1(X, h), other_s2(X, h)),
                ),
            ),
        ),
    )
)

# All of Definition 2 at one heap, as instances
definition_2 = lambda X, h: (
    parameters(),
    stuck(X, h),
    forced(X, h),
    maximum(X, h),
    tie_break(X, h),
)
after_s1 = lambda X, h: (X_star(X), h - a())
after_s2 = lambda X, h: (X_star(X), h - b())
# The measure of most inductions
the_heap = lambda X, h: h

# Monotonicity, and the tie rule

p = notion("What the player who moves first collects more from x + d than from x.", "p")(
    lambda X, x: first(X, x + d()) - first(X, x)
)
q = notion("What the player who moves second collects more from x + d than from x.", "q")(
    lambda X, x: second(X, x + d()) - second(X, x)
)
_sacrifices = notion(
    "At heap x + a the mover of X sacrifices: to gain, or, if friendly, where it costs nothing.",
    "sacrifices",
)(lambda X, x: either(is_friendly(X), q(X_star(X), x) >= d(), q(X_star(X), x) > d()))
no_less_than_0 = TWO.by_induction("nobody collects less than 0", the_heap)(
    lambda X, h: (first(X, h) >= 0) & (second(X, h) >= 0),
    (stuck, forced, tie_break, maximum, parameters),
)
slack = TWO.by_induction("the two leave at least 0, and less than b", the_heap)(
    lambda X, h: under(h - first(X, h) - second(X, h), b()),
    (stuck, forced, maximum, tie_break, parameters),
)
monotonicity = TWO.by_induction("p and q are at least 0", the_heap)(
    lambda X, h: (p(X, h) >= 0) & (q(X, h) >= 0),
    (stuck, no_less_than_0, tie_break, forced, maximum, parameters),
)
tie_rule = TWO.follows("a heap x + a by the increment q at x")(
    lambda X, x: implies(
        x >= 0,
        (first(X, x + a()) == by_s1(X, x + a()) + positive_part(q(X_star(X), x) - d()))
        & (
            second(X, x + a())
            == either(_sacrifices(X, x), other_s2(X, x + a()), other_s1(X, x + a()))
        ),
    ),
    (tie_break, maximum, monotonicity),
)
recurrences = TWO.follows("the recurrences of p and q")(
    lambda X, x: implies(
        x >= 0,
        (p(X, x + a()) == lesser(q(X_star(X), x), d()) + positive_part(q(X_star(X), x + d()) - d()))
        & (
            q(X, x + a())
            == either(_sacrifices(X, x), 0, p(X_star(X), x))
            + either(_sacrifices(X, x + d()), p(X_star(X), x + d()), 0)
        ),
    ),
    (tie_rule, parameters),
)

# Dominance: nobody gains by a sacrifice, and ties matter to nobody

endgame = TWO.by_induction(
    "where s1 is never feasible, the first has 0 or b and the second 0, or both have more", the_heap
)(
    lambda X, h: implies(
        h < a(),
        (first(X, h) >= second(X, h))
        & (first(X, h) + second(X, h) <= greater(h, 0))
        & (
            ((second(X, h) == 0) & ((first(X, h) == 0) | (first(X, h) == b())))
            | (second(X, h) >= b())
        )
        & (first(X, h) - second(X, h) <= b()),
    ),
    (forced, stuck, parameters),
)
no_tie_matters = notion(
    "P and q are at most d, and where one of them is d the other is 0.", "no_tie_matters"
)(
    lambda X, x: (
        (p(X, x) <= d())
        & (q(X, x) <= d())
        & implies(q(X, x) == d(), p(X, x) == 0)
        & implies(p(X, x) == d(), q(X, x) == 0)
    )
)
small_increments = TWO.by_induction(
    "dominant: p and q are at most d, and where one is d the other is 0", the_heap
)(
    lambda X, x: implies(dominant(), no_tie_matters(X, x)),
    (parameters, forced, maximum, tie_break, endgame, no_less_than_0, monotonicity, tie_rule),
    at=lambda X, x: (X_star(X), x - a(), x - b(), x + (a() - b())),
)
lemma_6 = TWO.follows(
    "dominant: the greedy move is as good as any, and leaves the other what the rules leave them"
)(
    lambda X, h: implies(
        dominant() & (h >= a()),
        (first(X, h) == by_s1(X, h))
        & (second(X, h) == other_s1(X, h))
        & implies(by_s2(X, h) == first(X, h), other_s2(X, h) == other_s1(X, h)),
    ),
    (tie_rule, small_increments),
)
agree = notion("Two conventions give the same outcome.", "agree")(
    lambda X, Y, h: (first(X, h) == first(Y, h)) & (second(X, h) == second(Y, h))
)
proposition_10 = TWO.by_induction("dominant: all conventions agree", "h")(
    lambda X, Y, h: implies(dominant(), agree(X, Y, h)), (stuck, forced, lemma_6, parameters)
)

# Products

no_smaller_product = TWO.by_induction("a product grows with its factors", lambda i, j, m: j - i)(
    lambda i, j, m: implies(m >= 0, times(i, m) <= times(j, m)), product
)
multiples_of_a_difference = TWO.by_induction("i a = i b + i d", "i")(
    lambda i: times(i, a()) == times(i, b()) + times(i, d()), product
)
is_product = TWO.by_induction("times(i, m) is the product", "i")(
    lambda i, m: times(i, m) == i * m, product
)
division = TWO.follows("quotient and remainder by d")(
    lambda x: (d() * (x // d()) + x % d() == x) & under(x % d(), d()), parameters
)

# All that is needed of i m and j m, whichever of i and j is the larger
ordered = lambda i, j, m: (
    product(i, m),
    product(j, m),
    no_smaller_product(i + 1, j, m),
    no_smaller_product(j + 1, i, m),
    no_smaller_product(i, j, m),
    no_smaller_product(j, i, m),
)
quotient = TWO.follows("n is the floor of b / d, and e is b modulo d")(
    lambda: (b() // d() == n()) & (b() % d() == e()),
    parameters,
    lambda: (ordered(b() // d(), n(), d()), is_product(b() // d(), d())),
)

# The closed form: piles of length 2a, pile k below 2ka, cut into cells from above

pile_end = notion("2ka: where pile k ends.", "pile_end")(lambda k: 2 * times(k, a()))
depth = notion("Id: how far below the end of a pile its cell i begins.", "depth")(
    lambda i: times(i, d())
)


@notion("X is in cell i of pile k.")
def is_at(x: Any, k: Any, i: Any) -> Any:
    below = pile_end(k) - x
    return (
        (below > 0) & (below <= 2 * a()) & (i >= 0) & (below > depth(i)) & (below <= depth(i + 1))
    )


pi = notion("The value in cell i of pile k.", "pi")(
    lambda k, i: either(
        i < k,
        lesser(d(), positive_part(a() - depth(i))),
        either(i == k, positive_part(a() - depth(i)), 0),
    )
)
f = notion("The value at x.", "f")(lambda x: pi(pile(x), cell(x)))
counted_piles = TWO.recursion("the pile of x: each 2a is one more")(
    lambda x: pile(x) == either(x < 2 * a(), 1, pile(x - 2 * a()) + 1)
)
counted_cells = TWO.recursion(
    "the cell of x: in the first pile each d less is one more, further on it is as 2a before"
)(
    lambda x: (
        cell(x)
        == either(x >= 2 * a(), cell(x - 2 * a()), either(x + d() >= 2 * a(), 0, cell(x + d()) + 1))
    )
)
in_first_pile = TWO.by_induction("the cell of an x in the first pile", lambda x: 2 * a() - 1 - x)(
    lambda x: (cell(x) >= 0) & (2 * a() - x > depth(cell(x))) & (2 * a() - x <= depth(cell(x) + 1)),
    (counted_cells, product, parameters),
)
place = TWO.by_induction("the pile and the cell of x", "x")(
    lambda x: is_at(x, pile(x), cell(x)) & (pile(x) >= 1),
    (counted_piles, product, in_first_pile, counted_cells, parameters),
)


def in_piles(
    own: Theory, pile: Symbol, M: Callable[[], Any], positive: Callable[..., Facts]
) -> Theorem:
    """Prove which heaps are in a pile: pile k begins at heap 2kM.

    Args:
        own: the theory that it is for.
        pile: of a heap its pile.
        M: half the size of a pile.
        positive: of a heap an instance that says that M is.
    """
    counted = own.recursion("the pile of a heap: each 2M is one more")(
        lambda h: pile(h) == either(h < 2 * M(), 0, pile(h - 2 * M()) + 1)
    )
    return own.by_induction("the pile of a heap", "h")(
        lambda h: (
            (pile(h) >= 0) & (2 * times(pile(h), M()) <= h) & (h < 2 * times(pile(h) + 1, M()))
        ),
        (positive, counted),
        lambda h: (product(pile(h - 2 * M()), M()), product(pile(h), M())),
        smaller=lambda h: [(h - 2 * M(),)],
    )


located = TWO.follows("only one pile and one cell")(
    lambda x, k, i: implies((x >= 0) & is_at(x, k, i), (pile(x) == k) & (cell(x) == i)),
    (place, product, no_smaller_product),
)
f_begins = TWO.follows("f on [0, 2a)")(
    lambda x: implies(
        negation(dominant()) & under(x, a()),
        (f(x) == 0) & (f(x + a()) == either(x >= b(), d(), either(x >= b() - d(), b(), 0))),
    ),
    (product, place, no_smaller_product),
)
f_recurs = TWO.follows("f(x + 2a) = min(f(x), d) + (f(x + d) - d)^+")(
    lambda x: implies(
        negation(dominant()) & (x >= 0),
        f(x + 2 * a()) == lesser(f(x), d()) + positive_part(f(x + d()) - d()),
    ),
    (place, located),
    lambda x: (place(x + d()), located(x + 2 * a(), pile(x) + 1, cell(x))),
    lambda x: (ordered(pile(x + d()), pile(x), a()), product(0, d()), product(cell(x) - 1, d())),
    lambda x: (ordered(cell(x), 0, d()), product(cell(x + d()), d())),
)
f_large = TWO.follows("where f exceeds d it is 0 a further on")(
    lambda x: implies(negation(dominant()) & (x >= 0) & (f(x) > d()), f(x + a()) == 0),
    (place, product, no_smaller_product),
)

# B = 2na + e - d: where a tie can matter first
first_tie = lambda: pile_end(n()) + e() - d()
f_tied = TWO.follows("where f is d it is 0 a further on, but from B on if e > 0")(
    lambda x: implies(
        negation(dominant()) & (x >= 0) & (f(x) == d()),
        (f(x + a()) == 0) | ((e() > 0) & (x >= first_tie())),
    ),
    (parameters, place, product, no_smaller_product),
    lambda x: (place(x + a()), product(pile(x), a()), ordered(pile(x + a()), pile(x), a())),
    lambda x: (ordered(n(), 0, d()), ordered(cell(x), n(), d()), product(n() + 1, d())),
)
f_large_early = TWO.follows("f exceeds d below B + b only")(
    lambda x: implies(negation(dominant()) & (x >= 0) & (f(x) > d()), x < first_tie() + b()),
    (product, place, no_smaller_product, parameters),
)
increments_begin = TWO.follows("not dominant: p and q on [0, a)")(
    lambda X, x: implies(
        negation(dominant()) & under(x, a()), (q(X, x) == f(x)) & (p(X, x) == f(x + a()))
    ),
    (f_begins, tie_break, parameters, stuck, forced, tie_rule),
)
before_ties = notion(
    "No tie can have mattered: under AvA, if e = 0, or below B + b.", "before_ties"
)(lambda X, x: (X == named[AvA]()) | (e() == 0) | (x < first_tie() + b()))
closed_form = TWO.by_induction(
    "not dominant: q is f and p is f a further on, before ties matter", the_heap
)(
    lambda X, x: implies(
        negation(dominant()) & before_ties(X, x), (q(X, x) == f(x)) & (p(X, x) == f(x + a()))
    ),
    (parameters, duals, increments_begin, recurrences, f_recurs, f_large, f_tied),
    at=lambda X, x: (X_star(X), x - a(), x - b()),
)
theorem_3 = TWO.by_induction("nobody has more under AvA than under any convention", the_heap)(
    lambda X, h: (
        (first(named[AvA](), h) <= first(X, h)) & (second(named[AvA](), h) <= second(X, h))
    ),
    (parameters, stuck, forced, duals, small_increments),
    (closed_form, f_large_early, tie_rule, monotonicity),
    at=lambda X, h: (X_star(X), h - a(), h - b()),
)

# Conjectures 11 and 12

agreement = TWO.by_induction("all conventions agree where e = 0, and at heaps below B + a", "h")(
    lambda X, Y, h: implies((e() == 0) | (h < first_tie() + a()), agree(X, Y, h)),
    (parameters, stuck, forced, proposition_10, f_tied, closed_form),
    lambda X, Y, h: (tie_rule(X, h - a()), tie_rule(Y, h - a())),
)
disagreement = TWO.follows(
    "where e > 0, at heap B + a the second has e more under FvF than under AvA"
)(
    lambda: implies(
        negation(dominant()) & (e() > 0),
        (second(named[FvF](), first_tie() + a()) == second(named[AvA](), first_tie() + a()) + e())
        & (first_tie() + a() == times(n(), a()) + times(n() + 2, b())),
    ),
    (parameters, duals, product, multiples_of_a_difference, agreement),
    lambda: [product(n() + i, b()) for i in range(2)],
    lambda: recurrences(named[FvF](), first_tie() - d()),
    lambda: (closed_form(named[AvA](), first_tie() + b()), closed_form(named[FvF](), first_tie())),
    lambda: (closed_form(named[FvF](), first_tie() - d()), located(first_tie(), n(), 0)),
    lambda: located(first_tie() + a(), n() + 1, n() + 1),
    lambda: located(first_tie() + b(), n() + 1, n() + 2),
    lambda: [product(n() + i, d()) for i in range(4)] + [product(i, d()) for i in range(3)],
    lambda: no_smaller_product(1, n(), a()),
)

smallest_heap = TWO.recursion("the smallest heap with a discrepancy")(
    lambda h: (
        implies((h >= 0) & predicates.discrepant(at(h)), rises(0, first_discrepancy(), h))
        & (first_discrepancy() >= -1)
        & implies(first_discrepancy() >= 0, predicates.discrepant(at(first_discrepancy())))
    )
)
conjecture_12 = TWO.follows(
    "the smallest heap with a discrepancy is (n + 2) b + n a where e > 0, and there is none else"
)(
    lambda: either(
        negation(dominant()) & (e() > 0),
        (first_discrepancy() == times(n(), a()) + times(n() + 2, b())) & (first_discrepancy() >= 0),
        first_discrepancy() == -1,
    ),
    (parameters, disagreement, product, agreement, proposition_10, no_smaller_product),
    lambda: smallest_heap(first_tie() + a()),
)

# Zero-sum play

zero_sum = TWO.axiom("Section 5, the zero-sum outcome")(
    lambda h: (
        zs(h)
        == either(
            h < b(),
            0,
            either(h < a(), b() - zs(h - b()), greater(a() - zs(h - a()), b() - zs(h - b()))),
        )
    )
)
conjecture_15 = TWO.by_induction("the zero-sum value is the difference under AvA", "h")(
    lambda h: zs(h) == first(named[AvA](), h) - second(named[AvA](), h),
    (zero_sum, parameters, stuck, forced, duals, tie_rule, monotonicity, small_increments),
    (closed_form, f_large),
    at=lambda h: (h - a(), h - b()),
)
zero_sum_bounds = TWO.by_induction("the zero-sum value is between 0 and a", "h")(
    lambda h: rises(0, zs(h), either(h < a(), b(), a())),
    (zero_sum, parameters),
    at=lambda h: (h - a(), h - b()),
)

# From B on: how far any convention can be from AvA

halves = TWO.recursion("the multiples of 2e below u, of e each")(
    lambda u: implies(
        (e() > 0) & (u >= 0),
        (half(u + 2 * e()) == half(u) + e()) & implies(u < 2 * e(), half(u) == 0),
    )
)
half_bounds = TWO.by_induction("they are at most half of u", "u")(
    lambda u: implies(e() > 0, (half(u) >= 0) & (2 * half(u) <= u)), halves
)

# X is among the upper n + 1 cells of its pile: q is at least d there
in_train = lambda x: cell(x) <= n()
phase = notion("How far x is above the lower end of its cell.", "phase")(
    lambda x: depth(cell(x) + 1) - pile_end(pile(x)) + x
)


@notion("A bound of what the second has more from heap x than under AvA; at x + a, the first.")
def gap(x: Any) -> Any:
    opposite = half(phase(x + a()) + e())
    return either(in_train(x), half(phase(x)), either(in_train(x + a()), opposite, 0))


late = notion("Ties can matter, from B on.", "late")(
    lambda x: negation(dominant()) & (e() > 0) & (x >= 0) & (x >= first_tie())
)

# Where these are, each with its neighbours' products
placed = lambda *places: [
    (
        place(x),
        product(pile(x), a()),
        product(cell(x), d()),
        product(cell(x) - 1, d()),
        *(ordered(cell(x), each, d()) for each in (n(), n() + 1, 0)),
        half_bounds(phase(x)),
        half_bounds(phase(x) + e()),
    )
    for x in places
]
f_late = TWO.follows("from B on f is d in trains, e just below them, and else 0")(
    lambda x: implies(
        late(x), f(x) == either(in_train(x), d(), either(cell(x) == n() + 1, e(), 0))
    ),
    (parameters, place, product, no_smaller_product),
)
tie_above_a = TWO.follows("not dominant: no tie below a")(
    lambda: implies(negation(dominant()), first_tie() > a()),
    (product, no_smaller_product, parameters),
)
two_piles_on = TWO.follows("x + 2a is in the same cell of the next pile")(
    lambda x: implies(
        x >= 0,
        (pile(x + 2 * a()) == pile(x) + 1)
        & (cell(x + 2 * a()) == cell(x))
        & (phase(x + 2 * a()) == phase(x))
        & under(phase(x), d()),
    ),
    (place, product, located),
)
out_of_train = TWO.follows("a after a train there is none")(
    lambda x: implies(
        (x >= 0) & in_train(x),
        (cell(x + a()) > n())
        & ((cell(x + a()) == n() + 1) == ((cell(x) == 0) & (phase(x) >= e()))),
    ),
    (parameters, product, no_smaller_product),
    lambda x: (placed(x, x + a()), ordered(pile(x + a()), pile(x), a())),
)
one_cell_on = TWO.follows(
    "x + d is in the cell above; above the top one, the lower end of the train between the piles"
)(
    lambda x: implies(
        negation(dominant()) & (x >= 0) & in_train(x),
        either(
            cell(x) > 0,
            in_train(x + d()) & (phase(x + d()) == phase(x)),
            negation(in_train(x + d()))
            & either(
                phase(x) >= e(),
                in_train(x + d() + a()) & (phase(x + d() + a()) == phase(x) - e()),
                negation(in_train(x + d() + a())),
            ),
        ),
    ),
    (parameters, product, no_smaller_product),
    lambda x: (placed(x, x + d(), x + d() + a()), located(x + d(), pile(x), cell(x) - 1)),
    lambda x: (ordered(pile(x + d()), pile(x), a()), located(x + d() + a(), pile(x) + 1, n())),
    lambda x: located(x + d() + a(), pile(x) + 1, n() + 1),
)
gap_positive = TWO.follows("the bound is at least 0")(
    lambda x: implies((e() > 0) & (x >= 0), gap(x) >= 0), (two_piles_on, half_bounds, parameters)
)
gap_recurs = TWO.follows(
    "the bound of what the two gain from x to x + 2a, and from x + a to x + a"
)(
    lambda x: implies(
        late(x),
        (gap(x + 2 * a()) == gap(x))
        & implies(in_train(x), gap(x) >= gap(x + d()))
        & implies(in_train(x), gap(x + a()) >= gap(x + d() + a()) + f(x + a())),
    ),
    (one_cell_on, halves),
    lambda x: [two_piles_on(y) for y in (x, x + a(), x + d(), x + d() + a())],
    lambda x: [out_of_train(y) for y in (x, x + a(), x + d(), x + d() + a())],
    lambda x: ([half_bounds(phase(x) + u) for u in (0, e(), -1 * e())], f_late(x + a())),
    lambda x: halves(phase(x) - e()),
)
gap_small = TWO.follows("out of trains the bound keeps q below d")(
    lambda x: implies(late(x) & negation(in_train(x)), f(x) + gap(x + d()) < d()),
    (parameters, f_late),
    lambda x: [halves(phase(x + d()) + u) for u in (0, -2 * e())],
    lambda x: (placed(x, x + d(), x + d() + a()), located(x + d(), pile(x), cell(x) - 1)),
)
apart = TWO.by_induction("no convention gives more than the bound more than AvA", the_heap)(
    lambda X, h: implies(
        negation(dominant()) & (e() > 0),
        (first(X, h) <= first(named[AvA](), h) + gap(h + a()))
        & (second(X, h) <= second(named[AvA](), h) + gap(h)),
    ),
    (tie_above_a, parameters, duals, agreement, gap_positive, gap_recurs, tie_rule, closed_form),
    (gap_small, theorem_3),
    at=lambda X, h: (X_star(X), h - a(), h - b(), h + a()),
)
gap_bounds = TWO.follows("twice the bound is less than d + e")(
    lambda x: implies((e() > 0) & (x >= 0), 2 * gap(x) < d() + e()),
    (two_piles_on, half_bounds, parameters),
)
losses = TWO.follows("twice what a convention gives more than AvA is less than d + e")(
    lambda X, h: implies(
        h >= 0,
        (2 * (first(X, h) - first(named[AvA](), h)) < d() + e())
        & (2 * (second(X, h) - second(named[AvA](), h)) < d() + e()),
    ),
    (agreement, gap_bounds, proposition_10, apart, parameters),
)
larger_half = TWO.by_induction("there are no fewer below more", "u")(
    lambda u, v: implies((e() > 0) & (u <= v), half(u) <= half(v)), (half_bounds, halves)
)

# What a player can lose at most
most_lost = lambda: half(d() + e() - 1)
at_most_lost = TWO.follows("no convention gives more than that more than AvA")(
    lambda X, h: implies(
        (e() > 0) & negation(dominant()) & (h >= 0),
        (first(X, h) <= first(named[AvA](), h) + most_lost())
        & (second(X, h) <= second(named[AvA](), h) + most_lost()),
    ),
    (two_piles_on, apart, half_bounds, larger_half),
)
below_d = TWO.follows("from B on q is below d out of trains, and p out of trains a further on")(
    lambda X, x: implies(
        late(x),
        implies(negation(in_train(x)), q(X, x) < d())
        & implies(negation(in_train(x + a())), p(X, x) < d()),
    ),
    (theorem_3, gap_small, closed_form, apart, parameters),
)
sacrifices_agree = TWO.by_induction(
    "q is at least d where f is, and p where f is a further on", the_heap
)(
    lambda X, x: implies(
        negation(dominant()),
        ((q(X, x) >= d()) == (f(x) >= d())) & ((p(X, x) >= d()) == (f(x + a()) >= d())),
    ),
    (tie_above_a, parameters, closed_form, below_d, f_late, recurrences, monotonicity, f_recurs),
    (f_large, f_tied, out_of_train),
    at=lambda X, x: (X_star(X), x - a(), x + a(), x - b()),
)

# A convention by the starting player's and the other's rule, at a heap
v = lambda starter, other, h: (named[Convention(f"{starter}v{other}")](), h)
lemma_8 = TWO.by_induction(
    "whoever turns antagonistic alone from FvF has the same, the other no more", "h"
)(
    lambda h: (
        (first(*v("F", "A", h)) <= first(*v("F", "F", h)))
        & (second(*v("F", "A", h)) == second(*v("F", "F", h)))
        & (first(*v("A", "F", h)) == first(*v("F", "F", h)))
        & (second(*v("A", "F", h)) <= second(*v("F", "F", h)))
    ),
    (parameters, stuck, forced, tie_break, tie_rule, duals, sacrifices_agree, proposition_10),
    at=lambda h: (h - a(), h - b()),
)
smallest_gain = TWO.recursion("the smallest heap where a sacrifice gains under FvF")(
    lambda h: (
        implies((h >= a()) & predicates.sacrifice_gains(at(h)), rises(0, first_gain_of(), h))
        & (first_gain_of() >= -1)
    )
)
a_sacrifice_gains = TWO.follows("not dominant: at heap a + 2b a sacrifice gains")(
    lambda: implies(negation(dominant()), first_gain_of() >= 0),
    (parameters, tie_above_a, smallest_gain, duals, tie_rule, closed_form, located, product),
    at=lambda: (a() + (b() * 2), b() * 2, 1, a() - b()),
)

# Problem 1: as much is lost somewhere

delays = TWO.recursion("2n piles for each of the multiples")(
    lambda u: implies(
        (e() > 0) & (u >= 0),
        (delay(u + 2 * e()) == delay(u) + 2 * n()) & implies(u < 2 * e(), delay(u) == 0),
    )
)
delay_bounds = TWO.by_induction("where there is one there are 2n piles or more", "u")(
    lambda u: implies((e() > 0), (delay(u) >= 0) & implies(u >= 2 * e(), delay(u) >= 2 * n())),
    (delays, parameters),
)

# What a player loses from FvF to AvA: 0 who starts, 1 the second
lost = lambda i, h: LOSSES[i](at(h))


@notion("In a train, late enough, the first loses half of phase + e, and the second half of phase.")
def much_is_lost(h: Any) -> Any:
    u = phase(h)
    return implies(pile(h) >= cell(h) + 1 + delay(u), lost(1, h) >= half(u)) & implies(
        pile(h) + n() >= cell(h) + 1 + delay(u + e()), lost(0, h) >= half(u + e())
    )


# Heap h by the moves that FvF and AvA make there
by_rule = lambda h: (
    [
        (tie_rule(named[X](), h - a()), duals(named[X]()), theorem_3(named[X](), h))
        for X in (FvF, AvA)
    ]
    + [(sacrifices_agree(named[FvF](), h - a()), closed_form(named[AvA](), h - a()))]
)
loss_recurs = TWO.follows("what is lost at a heap is lost further on")(
    lambda x: implies(
        late(x) & in_train(x),
        (lost(0, x + a()) >= lost(1, x + d()))
        & (lost(1, x + a()) >= lost(0, x + d()) + f(x + a()))
        & (lost(0, x + 2 * a()) == lost(1, x + a()))
        & (lost(1, x + 2 * a()) == lost(0, x + a())),
    ),
    (parameters, f_late, out_of_train, tie_rule, duals, sacrifices_agree, closed_form),
    at=lambda x: x + a(),
)

# The train a pile before
earlier = lambda h: h - 2 * a()
earlier_still = notion(
    "The lower end of that train: where what is above the upper end comes from.", "earlier_still"
)(lambda h: h - 2 * a() - b())
losses_grow = TWO.by_induction("what is lost grows along a train and from pile to pile", "h")(
    lambda h: implies(late(h) & in_train(h), much_is_lost(h)),
    (tie_above_a, theorem_3),
    lambda h: [loss_recurs(y) for y in (earlier(h), earlier_still(h))],
    lambda h: [placed(y) for y in (h, earlier(h), earlier_still(h))],
    lambda h: [
        (halves(phase(h) + more), delays(phase(h) + more), delay_bounds(phase(h) + more))
        for more in (-2 * e(), -1 * e(), 0, e())
    ],
    lambda h: [ordered(pile(h), n() + more, a()) for more in (0, 1, 2)],
    lambda h: [product(n() + i, d()) for i in (-1, 0, 1)],
    lambda h: (two_piles_on(earlier(h)), two_piles_on(earlier_still(h)), out_of_train(earlier(h))),
    lambda h: located(earlier(h) + d(), pile(earlier(h)), cell(earlier(h)) - 1),
    lambda h: located(earlier_still(h) + 2 * a(), pile(earlier(h)) + 1, n()),
    lambda h: located(earlier_still(h) + d(), pile(earlier_still(h)), n() - 1),
    lambda h: (f_late(earlier(h) + a()), theorem_3(named[FvF](), earlier(h) + d())),
    smaller=lambda h: [(earlier(h) + d(),), (earlier_still(h) + d(),)],
)

# One at whose upper end the first loses the most
a_late_pile = lambda: n() + 2 + delay(d() + e() - 1)
# The last heap of that pile
upper_end = lambda: pile_end(a_late_pile()) - 1
as_much_lost = TWO.follows(
    "as much is lost at the end of a late pile, and by the second a before it"
)(
    lambda: implies(
        negation(dominant()) & (e() > 0),
        (upper_end() >= a())
        & (lost(0, upper_end()) >= most_lost())
        & (lost(1, upper_end() - a()) >= most_lost()),
    ),
    (parameters, tie_above_a, product),
    lambda: [ordered(a_late_pile() - i, n() + 1, a()) for i in (0, 1)],
    lambda: (losses_grow(upper_end()), loss_recurs(upper_end() - 2 * a())),
    lambda: (delay_bounds(d() + e() - 1), located(upper_end(), a_late_pile(), 0)),
    lambda: (located(upper_end() - 2 * a(), a_late_pile() - 1, 0), product(0, d())),
)


def is_largest(lost_at: Callable[[Any], Any], at_once: Sequence[Symbol], v: Any) -> Any:
    """The largest loss and where, if there is one; else where more than any v is lost.

    Args:
        lost_at: what is lost at a heap.
        at_once: functions: the largest loss, where, whether there is one, and where more is lost.
        v: any integer.
    """
    greatest, where, some, over = at_once
    return either(
        some(),
        implies(v >= 0, lost_at(v) <= greatest())
        & (where() >= 0)
        & (lost_at(where()) == greatest()),
        (over(v) >= 0) & (lost_at(over(v)) > v),
    )


largest_loss = TWO.recursion("the largest losses, if there are such")(
    # No model has none; what would be so then the theorems refute.
    lambda v: conjunction(
        is_largest(
            lambda h, i=i: lost(i, h),  # type: ignore[misc]
            (largest_of[i], where_of[i], some_of[i], over_of[i]),
            v,
        )
        for i in (0, 1)
    )
)
problem_1 = TWO.follows("the largest losses are the multiples of 2e below d + e, of e each")(
    lambda: implies(
        negation(dominant()) & (e() > 0),
        conjunction(some_of[i]() & (largest_of[i]() == most_lost()) for i in (0, 1)),
    ),
    (as_much_lost, at_most_lost, parameters),
    lambda: [at_most_lost(named[FvF](), over_of[i](most_lost())) for i in (0, 1)],
    lambda: (largest_loss(upper_end()), largest_loss(upper_end() - a()), largest_loss(most_lost())),
)
half_of_multiples = TWO.by_induction("each multiple counts e", "j")(
    lambda j, r: implies((e() > 0) & under(r, 2 * e()), half(2 * e() * j + r) == e() * j),
    halves,
    at=lambda j, r: ((e() * 2) * (j - 1)) + r,
)
quotient_of = notion("The quotient; 0 where it is none.", "quotient_of")(
    lambda x, y: 0 if isinstance(y, int) and y == 0 else x // y
)
halved = notion("The multiples of 2e below u, as a quotient.", "halved")(
    lambda u: quotient_of(u, 2 * e())
)
left_over = notion("What is left of u.", "left_over")(lambda u: u - 2 * e() * halved(u))
half_of = TWO.follows("the multiples of 2e below u, as a quotient")(
    lambda u: implies((e() > 0) & (u >= 0), half(u) == e() * halved(u)),
    half_of_multiples,
    at=lambda u: (halved(u), u - 2 * e() * halved(u)),
)

# Problem 2: the period

delay_of_multiples = TWO.by_induction("each multiple counts 2n piles", "j")(
    lambda j, r: implies((e() > 0) & under(r, 2 * e()), delay(2 * e() * j + r) == 2 * n() * j),
    delays,
    at=lambda j, r: ((e() * 2) * (j - 1)) + r,
)
longer_delay = TWO.by_induction("there is no longer delay for less", "u")(
    lambda u, v: implies((e() > 0) & rises(0, u, v), delay(u) <= delay(v)), (delay_bounds, delays)
)

# The last pile in which what is lost may grow
settling_pile = lambda: greater(n() + delay(d() - 1), delay(d() + e() - 1))
settled = notion("Not dominant, and beyond that pile.", "settled")(
    lambda h: negation(dominant()) & (e() > 0) & (h >= pile_end(settling_pile()))
)
is_late = TWO.follows("beyond a late pile it is late, and the pile before is")(
    lambda h: implies(
        settled(h), late(h) & late(h - a()) & late(h - 2 * a()) & (pile(h) >= settling_pile() + 1)
    ),
    (parameters, place, product),
    lambda h: [ordered(settling_pile(), n() + i, a()) for i in (0, 1, 2)],
    lambda h: (delay_bounds(d() + e() - 1), ordered(pile(h), settling_pile(), a())),
    lambda h: (ordered(n(), 0, a()), ordered(n(), 0, d())),
)
all_is_lost = TWO.follows("beyond a late pile all is lost in trains that can be")(
    lambda h: implies(
        settled(h) & in_train(h),
        (lost(0, h) >= half(phase(h) + e())) & (lost(1, h) >= half(phase(h))),
    ),
    (is_late, two_piles_on, longer_delay, losses_grow),
)
losses_settle = TWO.follows("beyond a late pile the losses from FvF to AvA are the bound")(
    lambda h: implies(settled(h), (lost(0, h) == gap(h + a())) & (lost(1, h) == gap(h))),
    (all_is_lost, is_late, apart, theorem_3, loss_recurs, two_piles_on),
    at=lambda h: (h + a(), h - a()),
)

# 2n piles for each multiple of 2e below d + e
last_delay = lambda: 2 * n() * halved(d() + e() - 1)
begins = TWO.follows("where the late pile ends")(
    lambda: implies(
        e() > 0,
        (delay(d() + e() - 1) == last_delay())
        & (pile_end(a_late_pile()) == 2 * a() * (n() + 2 + last_delay()))
        & (pile_end(settling_pile()) <= pile_end(a_late_pile())),
    ),
    (delay_of_multiples, is_product, longer_delay, parameters),
    lambda: no_smaller_product(settling_pile(), a_late_pile(), a()),
    lambda: delay_of_multiples(halved(d() + e() - 1), left_over(d() + e() - 1)),
    at=lambda: (d() - 1, d() + e() - 1, a_late_pile()),
)
from_there = notion("The heaps from which it is said that outcomes repeat.", "from_there")(
    lambda h: h >= 2 * a() * (n() + 2 + last_delay())
)

# Beyond the pile in which losses settle outcomes repeat; h is 2a heaps later
repeat_when_settled = lambda h, *conventions: implies(
    settled(h - 2 * a()), conjunction(predicates.repeats_greedily(at(h), X) for X in conventions)
)

# What Problem 2 asks, by greedy play: from there on outcomes repeat; h is 2a heaps later
repeat_from_there = lambda h, *conventions: (
    (b() // d() == n())
    & (b() % d() == e())
    & (e() >= 0)
    & implies(
        negation(dominant()) & (e() > 0) & from_there(h - 2 * a()),
        conjunction(predicates.repeats_greedily(at(h), X) for X in conventions),
    )
)
settled_repeat = TWO.follows("where losses are settled FvF and AvA repeat")(
    lambda h: repeat_when_settled(h, FvF, AvA),
    (tie_rule, duals, parameters, closed_form, f_late, gap_recurs),
    (gap_small, gap_positive, is_late, losses_settle, two_piles_on),
    at=lambda h: (h - a(), h - (a() * 2)),
)
problem_2 = TWO.follows("from there on FvF and AvA repeat")(
    lambda h: repeat_from_there(h, FvF, AvA), (settled_repeat, parameters, quotient, begins)
)

# First player advantage

lead = notion("How far the first is ahead of the second.", "lead")(
    lambda X, h: first(X, h) - second(X, h)
)
on_top = notion("The zero-sum value in the upper half of a pile.", "on_top")(
    lambda k, i: either((i < k) & (i <= n()), depth(i + 1), a())
)
zero_sum_closed = TWO.by_induction("the zero-sum value in closed form", "h")(
    lambda h: implies(
        negation(dominant()),
        zs(h)
        == either(
            pile_end(pile(h)) - h <= a(),
            on_top(pile(h), cell(h)),
            a() - on_top(pile(h + a()), cell(h + a())),
        ),
    ),
    (zero_sum, parameters, product, no_smaller_product),
    lambda h: [place(y) for y in (h, h + a(), h - a(), h - b())],
    lambda h: [ordered(pile(y), 1, a()) for y in (h, h + a())],
    lambda h: [ordered(cell(y), 0, d()) for y in (h, h + a(), h - a())],
    lambda h: [ordered(cell(y), n(), d()) for y in (h, h + a(), h - a())],
    lambda h: ([conjecture_15(y) for y in (h - a(), h - b())], zero_sum(h - b()), product(0, d())),
    lambda h: (product(n(), d()), located(h + a(), pile(h - a()) + 1, cell(h - a()))),
    lambda h: (product(pile(h - a()), a()), ordered(pile(h), pile(h - a()), a())),
    lambda h: (closed_form(named[AvA](), h - a()), f_large(h - a())),
    smaller=lambda h: [(h - a(),), (h - b(),)],
)


@notion("In trains the lead is up to e above the zero-sum value, a further on up to e below it.")
def lead_in_train(X: Any, h: Any) -> Any:
    more = lead(X, h) - zs(h)
    return (
        implies(more > 0, in_train(h))
        & implies(more < 0, in_train(h + a()))
        & (more <= e())
        & (more >= -1 * e())
    )


leads_near = TWO.by_induction(
    "where e > 0, the lead under any convention and the zero-sum value are at most e apart",
    the_heap,
)(
    lambda X, h: implies(negation(dominant()) & (e() > 0), lead_in_train(X, h)),
    (tie_above_a, parameters, duals, agreement, conjecture_15, closed_form, tie_rule, f_late),
    (below_d, two_piles_on, out_of_train, one_cell_on, place),
    at=lambda X, h: (X_star(X), h - a(), h - b()),
)
leads_apart = TWO.follows(
    "the lead under any convention and the zero-sum value are at most e apart"
)(
    lambda X, h: implies(h >= 0, (lead(X, h) - zs(h) <= e()) & (lead(X, h) - zs(h) >= -1 * e())),
    (agreement, proposition_10, conjecture_15, leads_near, parameters),
)
lemma_5 = TWO.follows("the first is never behind, and at most a ahead")(
    lambda X, h: rises(0, lead(X, h), a()),
    (leads_near, zero_sum_bounds, conjecture_15, zero_sum_closed, parameters, stuck, agreement),
    (proposition_10, out_of_train, product, no_smaller_product),
    lambda X, h: ([ordered(pile(y), n(), a()) for y in (h, h + a())], placed(h, h + a())),
)

# What claims say of a heap

# A theorem about a convention and a heap, for the four conventions
under_all = lambda theorem, *before: lambda h: [theorem(X(), *before, h) for X in named.values()]
theorem_3_at = TWO.together("Theorem 3 and the inequalities of Lemma 9")(
    lambda h: under_all(theorem_3)(h)
)
friendly_best_at = TWO.together("Lemma 8 and Theorem 3")(
    lambda h: (lemma_8(h), theorem_3(named[FvF](), h))
)
lemma_8_at = TWO.together("Lemma 8")(lambda h: lemma_8(h))
lemma_5_at = TWO.together("Lemma 5")(lambda h: under_all(lemma_5)(h))
lemma_6_at = TWO.together("Lemma 6, and greedy play in dominance")(
    lambda h: (parameters(), under_all(lemma_6)(h), [duals(X()) for X in named.values()])
)
proposition_10_at = TWO.together("Proposition 10")(
    lambda h: [proposition_10(named[FvF](), X(), h) for X in named.values()]
)
conjecture_11_at = TWO.together("Conjecture 11")(
    lambda h: (agreement(named[FvF](), named[AvA](), h), quotient())
)
slack_at = TWO.together("the slack")(lambda h: under_all(slack)(h))
problem_1_at = TWO.together("Problem 1 for two actions")(
    lambda h: (quotient(), parameters(), under_all(losses)(h), under_all(theorem_3)(h))
)

# What Problem 1 asks for
most_lost_in_numbers = lambda: (b() % d()) * quotient_of(d() + (b() % d()) - 1, 2 * (b() % d()))
problem_1_exact_at = TWO.follows("Problem 1 for two actions, exactly")(
    lambda: implies(
        negation(dominant()) & (b() % d() != 0),
        conjunction(most() == most_lost_in_numbers() for most in largest_of),
    ),
    (parameters, quotient, problem_1),
    lambda: half_of(d() + e() - 1),
)
leads_at = TWO.together("any convention and zero-sum play")(
    lambda h: (quotient(), under_all(leads_apart)(h))
)
lemma_8_after_s2_at = TWO.together("Lemma 8 after s2")(lambda h: (parameters(), lemma_8(h - b())))
maximum_at = TWO.together("the maximum of two, under the four conventions")(
    lambda h: (under_all(maximum)(h), [duals(X()) for X in named.values()])
)
branches_at = TWO.together("the two branches of a heap")(
    lambda h: (
        parameters(),
        [duals(X()) for X in named.values()],
        [under_all(t)(h) for t in (maximum, tie_break)],
        [under_all(t)(h - a()) for t in (monotonicity, tie_rule)],
        [lemma_8(x) for x in (h, h - a(), h - b())],
    )
)
conjecture_12_at = TWO.follows("Conjecture 12")(
    lambda: (
        (
            first_discrepancy()
            == either(
                negation(dominant()) & (b() % d() != 0),
                (b() // d() + 2) * b() + b() // d() * a(),
                -1,
            )
        )
        & ((first_discrepancy() >= 0) == (negation(dominant()) & (b() % d() != 0)))
    ),
    (is_product, parameters, conjecture_12, quotient),
)


def game() -> GameOfTerms:
    """The set with all of its heaps."""
    smallest: dict[Callable[[Any], Any], Any] = {
        predicates.discrepant: first_discrepancy(),
        predicates.sacrifice_gains: first_gain_of(),
    }
    largest: dict[Callable[[Any], Any], Any] = {LOSSES[i]: largest_of[i]() for i in (0, 1)}
    return GameOfTerms((b(), a()), smallest, largest_values=largest)
