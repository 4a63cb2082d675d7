"""AvA and zero-sum play of a finite set T whose neighbouring actions are at most min T apart.

Let a be max T, m min T. f(h) is 0 below m, else the most that s + f(h - s - a) is, s in T: what a
player collects alone who pays a after each move. The first collects f(h) under AvA, the second
f(h - a), as if a were always taken, and the zero-sum value is the difference.

Cut the heaps into zones: zone k is from 2ka - a to 2ka + a. There f is ka up to 2ka, and then at
most h - ka. Where f(h) exceeds a + f(h - 2a), so that no best move is a, the first move g leaves
less than 2ka, where f is ka as at h - a: it does not matter to the other. And f exceeds it at
h - g - a too, one zone below, further up in its zone by a - g: so not for more zones than fit.

T has functions of its own: so it can be set beside a set of which another theory says more.
"""

from itertools import combinations

from proofs_check.documents.cumulative import theory as any_set, theory_two_actions as two
from proofs_check.documents.cumulative.small_games import alone_after_max
from proofs_check.documents.cumulative.terms import HeapOfTerms, OutcomeOfTerms
from proofs_check.documents.cumulative.theory import CONVENTION, model_of, named
from proofs_check.documents.cumulative.theory_two_actions import is_product, product, times
from proofs_check.methods.theory import *
from reference.cumulative import AvA, Convention

LARGEST = 4
"""The largest action of the models; a few larger sets besides."""
LARGER_CLOSE = ((2, 5), (3, 5), (5, 8), (2, 3, 5), (3, 4, 6), (3, 5, 8), (4, 5, 9), (5, 7, 8))
HEAPS = range(-1, 33)


def _models() -> Iterator[Model]:
    """Yield every set with max T <= 4 and a few larger ones, by the reference."""
    small = (T for size in range(1, 5) for T in combinations(range(1, LARGEST + 1), size))
    for T in (*small, *LARGER_CLOSE):
        model = model_of(T, HEAPS)
        yield Model(f"T = {T}", {**model.functions, **functions_of(T, HEAPS)}, model.values)


def functions_of(T: tuple[int, ...], heaps: Sequence[int]) -> dict[str, Callable[..., Any]]:
    """What this theory's functions are, of a set."""
    m, a, own = T[0], T[-1], model_of(T, heaps).functions
    most = own["most"]

    f = lambda h: alone_after_max(T, h)
    return {
        **{f"T_{name}": own[name] for name in ("m", "largest", "most", "first", "second", "star")},
        **{f"T_{name}": own[name] for name in ("zs", "zero_sum_star")},
        "T": lambda s: s in T,
        "T_next": lambda: max(T[:-1], default=0),
        "T_widest": lambda: max(range(m, a + 1), key=lambda h: h - most(h)),
        "f": f,
        "g": lambda h: max((s for s in T if s <= h), key=lambda s: s + f(h - s - a), default=m),
        "pile": lambda h: h // (2 * a),
        "times": lambda i, m: i * m,
    }


CLOSE = Theory("cumulative", "close", _models)
CLOSE.let(X=CONVENTION)
T = CLOSE.function("T", INT, BOOL)
m, a, next_of = CLOSE.functions("T_m T_largest T_next", INT)
most_of = CLOSE.function("T_most", INT, INT)
# A heap from m to a at which the largest playable action leaves the most
widest = CLOSE.function("T_widest", INT)
first, second, star = CLOSE.functions("T_first T_second T_star", CONVENTION, INT, INT)
zs, zero_sum_star, f, g, pile = CLOSE.functions("T_zs T_zero_sum_star f g pile", INT, INT)
# By how much the largest action exceeds the next; a where it is alone
d = lambda: a() - next_of()
o1 = notion("What the first collects under AvA.", "o1")(lambda h: first(named[AvA](), h))
o2 = notion("What the second collects under AvA.", "o2")(lambda h: second(named[AvA](), h))
s_star = notion("The move under AvA.", "s_star")(lambda h: star(named[AvA](), h))
# Neighbouring actions are at most m apart
is_close = lambda: widest() - most_of(widest()) < m()
exceeds = notion(
    "More is collected alone from heap h than a and what heap h - 2a gives.", "exceeds"
)(lambda h: f(h) > a() + f(h - 2 * a()))
in_zone = notion("H is in zone k.", "in_zone")(
    lambda h, k: (k >= 0) & (2 * times(k, a()) - a() <= h) & (h < 2 * times(k, a()) + a())
)

# Definitions of the document, of T: what a set is, Definition 2, the zero-sum value

least, stuck, move, most, tie_break = any_set.definition_2(
    CLOSE, T, m, first, second, star, ", of T"
)
zero_sum_stuck, zero_sum_move, zero_sum_most = any_set.zero_sum_play(
    CLOSE, T, m, zs, zero_sum_star, ", of T"
)

# Recursions and names of ours

largest = CLOSE.axiom("the largest action of T, and the next, or 0")(
    lambda s: (
        T(a())
        & (T(next_of()) | (next_of() == 0))
        & under(next_of(), a())
        & implies(T(s), (s == a()) | (s <= next_of()))
    )
)
gaps = CLOSE.axiom("the largest playable action of T, and from where it leaves the most")(
    lambda h, s: (
        implies(
            h >= m(), T(most_of(h)) & (most_of(h) <= h) & implies(T(s) & (s <= h), s <= most_of(h))
        )
        & rises(m(), widest(), a())
        & implies((h >= m()) & (h <= a()), h - most_of(h) <= widest() - most_of(widest()))
    )
)
f_stuck = CLOSE.axiom("f, no move")(lambda h: implies(h < m(), f(h) == 0))
f_move = CLOSE.axiom("f, attained")(
    lambda h: implies(h >= m(), T(g(h)) & (g(h) <= h) & (f(h) == g(h) + f(h - g(h) - a())))
)
f_most = CLOSE.axiom("f, the maximum")(
    lambda h, s: implies(T(s) & (s <= h), s + f(h - s - a()) <= f(h))
)
piles = CLOSE.axiom("the quotient of a heap by 2a")(
    lambda h: implies(h >= 0, pile(h) == either(h < 2 * a(), 0, pile(h - 2 * a()) + 1))
)

# Each, if it is an action, is from m to a
sizes_of = lambda *actions: [(least(s), largest(s)) for s in (*actions, m(), a())]

# Of each number k that ka is at least 0, and how much the next smaller one is
multiples = lambda *numbers: [
    (product(k - 1, a()), *(two.no_smaller_product(0, i, a()) for i in (k - 1, k))) for k in numbers
]
in_pile = CLOSE.by_induction("quotient and remainder by 2a", "h")(
    lambda h: (
        (pile(h) >= 0) & (2 * times(pile(h), a()) <= h) & (h < 2 * times(pile(h), a()) + 2 * a())
    ),
    (piles, product, largest),
    at=lambda h: (h - (a() * 2), pile(h) - 1),
)

# What is collected alone

rest = notion("What is left after a best move of who plays alone, and a.", "rest")(
    lambda h: h - g(h) - a()
)
# The recursion of f at one heap, as instances
alone = lambda h: (f_stuck(h), f_move(h), sizes_of(g(h)))
nonnegative = CLOSE.by_induction("f is at least 0", "h")(
    lambda h: f(h) >= 0, largest, least, f_stuck, f_move
)
monotone = CLOSE.by_induction("f does not fall", "x")(
    lambda x, y: implies(x <= y, f(x) <= f(y)),
    (f_stuck, f_move, least, largest, f_most, nonnegative),
    at=lambda x, y: (rest(x), (y - g(x)) - a(), g(x)),
)
at_most = CLOSE.by_induction(
    "f is at most ka up to heap 2ka, and then, until 2ka + a, at most h - ka", "h"
)(
    lambda h, k: implies(
        k >= 0,
        implies(h <= 2 * times(k, a()), f(h) <= times(k, a()))
        & implies(
            (h >= 2 * times(k, a())) & (h <= 2 * times(k, a()) + a()), f(h) <= h - times(k, a())
        ),
    ),
    lambda h, k: (alone(h), f_stuck(rest(h)), multiples(k)),
    smaller=lambda h, k: [(rest(h), k), (rest(h), k - 1)],
)
at_least = CLOSE.by_induction("f is at least ka from heap 2ka - a on", "k")(
    lambda h, k: implies(h >= 2 * times(k, a()) - a(), f(h) >= times(k, a())),
    (nonnegative, f_stuck, f_most, least, largest),
    lambda h, k: multiples(k),
    smaller=lambda h, k: [(h - 2 * a(), k - 1)],
)
at_least_by = CLOSE.follows("f is at least ka + s from heap 2ka + s on, s in T")(
    lambda h, k, s: implies(
        (k >= 0) & T(s) & (h >= 2 * times(k, a()) + s), f(h) >= times(k, a()) + s
    ),
    (largest, product, at_least, f_most, two.no_smaller_product),
)
forced = CLOSE.follows(
    "where f exceeds a + f(h - 2a) in zone k, a best move leaves less than 2ka, which gives ka"
)(
    lambda h, k: implies(
        in_zone(h, k) & (h >= a()) & exceeds(h),
        (h > 2 * times(k, a()))
        & (h - g(h) < 2 * times(k, a()))
        & (f(h - g(h)) == times(k, a()))
        & (f(h - a()) == times(k, a())),
    ),
    lambda h, k: (alone(h), multiples(k)),
    lambda h, k: [(at_most(x, k), at_least(x, k)) for x in (h, h - a(), h - g(h), rest(h))],
    lambda h, k: (at_least(h - 2 * a(), k - 1), at_least_by(h - 2 * a(), k - 1, g(h))),
)
fits = CLOSE.by_induction(
    "where f exceeds a + f(h - 2a) in zone k, h is at least kd below the end of the zone", "h"
)(
    lambda h, k: implies(
        in_zone(h, k) & (h >= a()) & exceeds(h), h - 2 * times(k, a()) + times(k, d()) < a()
    ),
    forced,
    lambda h, k: (alone(h), f_most(h - 2 * a(), g(h)), multiples(k, k - 1), product(k - 1, d())),
    smaller=lambda h, k: [(rest(h), k - 1)],
)

# Theorem A

as_alone = notion(
    "The first has f(h), the second f(h - a), and the zero-sum value is the difference.", "as_alone"
)(lambda h: (o1(h) == f(h)) & (o2(h) == f(h - a())) & (zs(h) == f(h) - f(h - a())))


def played(h: Any, *moves: Any) -> Any:
    """All that the definitions say of one heap, and of these moves, as instances."""
    X = named[AvA]()
    of_each = [(most(h, X, s), tie_break(h, X, s), zero_sum_most(h, s)) for s in moves]
    return of_each, any_set.duals(X), stuck(h, X), move(h, X), zero_sum_stuck(h), zero_sum_move(h)


theorem_a = CLOSE.by_induction(
    "neighbours at most m apart: the first has f(h), the second f(h - a), zero-sum the difference",
    "h",
)(
    lambda h: implies(is_close(), as_alone(h)),
    lambda h: (played(h, a(), g(h)), alone(h), f_stuck(h - a())),
    lambda h: sizes_of(s_star(h), zero_sum_star(h)),
    lambda h: [
        (gaps(h, s), f_stuck(h - s - a()), f_stuck(h - s), nonnegative(h - s), f_most(h, s))
        for s in (s_star(h), zero_sum_star(h), g(h), most_of(h), m())
    ],
    lambda h: [monotone(h - a(), h - s) for s in (s_star(h), zero_sum_star(h))],
    lambda h: (forced(h, pile(h + a())), in_pile(h + a())),
)

# The preperiod

# From here on the outcomes under AvA and the zero-sum values repeat
_settles = lambda: 2 * a() * ((a() - 2) // d())
is_late = notion("Max T is 2 at least, and h - 2a is beyond that heap.", "is_late")(
    lambda h: (a() >= 2) & (h - 2 * a() >= _settles()) & (h >= 2 * a())
)


@notion("Each has a more under AvA from heap h than from h - 2a, the zero-sum value is the same.")
def repeats(h: Any) -> Any:
    now, before = (o1(h), o2(h)), (o1(h - 2 * a()), o2(h - 2 * a()))
    return (now[0] == before[0] + a()) & (now[1] == before[1] + a()) & (zs(h) == zs(h - 2 * a()))


division = CLOSE.follows("the next multiple of d is more")(
    lambda x: d() * (x // d()) + d() > x, largest
)
more = CLOSE.follows("where ka is more than a q, k is more than q")(
    lambda k, q: implies((k >= 0) & (times(k, a()) > a() * q), k > q), (is_product, largest)
)
enough = CLOSE.follows("where ka is more than a q, kd is more than qd by d at least")(
    lambda k, q: implies((k >= 0) & (times(k, a()) > a() * q), times(k, d()) >= d() * q + d()),
    (more, is_product, largest),
    at=lambda k, q: a() - next_of(),
)
late = CLOSE.follows("from heap 2a floor((a - 2)/d) - a on f(h + 2a) is a + f(h)")(
    lambda h: implies(
        (a() >= 2) & (h >= _settles() - a()) & (h + a() >= 0), f(h + 2 * a()) == a() + f(h)
    ),
    lambda h: (sizes_of(), f_most(h + 2 * a(), a()), in_pile(h + 3 * a())),
    lambda h: [of(h + 2 * a(), pile(h + 3 * a())) for of in (forced, fits)],
    lambda h: enough(pile(h + 3 * a()), (a() - 2) // d()),
)
repeat_late = CLOSE.follows(
    "neighbours at most m apart: AvA and zero-sum play repeat from heap 2a floor((a - 2)/d) on"
)(lambda h: implies(is_close() & is_late(h), repeats(h)), (late, theorem_a))

# What claims say of a heap


def heap_at(h: Any, *actions: Any) -> HeapOfTerms:
    """Heap h with the names that a claim's predicate uses; and these actions."""
    conventions: dict[Convention, Any] = {X: term() for X, term in named.items()}
    return HeapOfTerms(actions, h, conventions, first, second, zs)


# Any heap of such a set: its outcome, the zero-sum value, what is collected alone
any_close = lambda h: (
    is_close() & (h >= 0),
    ((m(),), h, OutcomeOfTerms(o1(h), o2(h)), zs(h), f(h), f(h - a())),
)

# Any heap of such a set, 2a beyond the bound of the preperiod
late_and_close = lambda h: (is_close() & is_late(h), (heap_at(h, next_of(), a()),))
