"""Definition 2 for any set S, finite or not, any heap and any convention, and what follows.

A(h) and B(h) are what a player is sure of when moving first, and second, whatever the other does.
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from typing import Any

from proofs_check.documents.cumulative.terms import HeapOfTerms
from proofs_check.methods.logic import implies
from proofs_check.methods.theory import BOOL, INT, Model, Theory
from reference.cumulative import (
    Convention,
    Outcome,
    dual,
    moves,
    rows,
    zero_sum_moves,
    zero_sum_rows,
)

LARGEST = 5
"""The largest action of the models."""
HEAPS = range(-2, 16)


def models() -> Iterator[Model]:
    """Yield every set with max S <= 5, on heaps to 15, by the reference."""
    for size in range(1, LARGEST + 1):
        for S in combinations(range(1, LARGEST + 1), size):
            yield _model(S)


def _model(S: tuple[int, ...]) -> Model:
    @cache
    def sure(h: int) -> tuple[int, int, int, int]:
        """A, B, and the moves that attain them; where there is none, the least action."""
        options = [s for s in S if s <= h]
        if not options:
            return 0, 0, S[0], S[0]
        a = max(options, key=lambda s: s + sure(h - s)[1])
        b = min(options, key=lambda s: sure(h - s)[0])
        return a + sure(h - a)[1], sure(h - b)[0], a, b

    table = list(rows(S, HEAPS[-1] - HEAPS[0]))

    zero_sums = list(zero_sum_rows(S, HEAPS[-1] - HEAPS[0]))

    def of(X: Convention, h: int) -> Outcome:
        return table[h].under(X) if h >= 0 else Outcome(0, 0)

    functions: dict[str, Callable[..., Any]] = {
        "S": lambda s: s in S,
        "m": lambda: S[0],
        "dual": dual,
        **{X.value: lambda X=X: X for X in Convention},
        "zs": lambda h: zero_sums[h] if h >= 0 else 0,
        "zero_sum_star": cache(lambda h: zero_sum_moves(S, h)[0] if h >= S[0] else S[0]),
        "most": lambda h: max((s for s in S if s <= h), default=S[0]),
        "first": lambda X, h: of(X, h)[0],
        "second": lambda X, h: of(X, h)[1],
        "star": cache(lambda X, h: moves(S, h, X)[0] if h >= S[0] else S[0]),
        "A": lambda h: sure(h)[0],
        "B": lambda h: sure(h)[1],
        "a": lambda h: sure(h)[2],
        "b": lambda h: sure(h)[3],
    }
    values = {"Int": HEAPS, "Convention": tuple(Convention)}
    return Model(f"S = {S}", functions, values)


ANY = Theory("cumulative", "any", models)

CONVENTION = ANY.sort("Convention")
S = ANY.function("S", INT, BOOL)
m_of = ANY.function("m", INT)
X_star = ANY.function("dual", CONVENTION, CONVENTION)
named = {X: ANY.function(X.value, CONVENTION) for X in Convention}
zs = ANY.function("zs", INT, INT)
zero_sum_star = ANY.function("zero_sum_star", INT, INT)
most_of = ANY.function("most", INT, INT)
first = ANY.function("first", CONVENTION, INT, INT)
second = ANY.function("second", CONVENTION, INT, INT)
star = ANY.function("star", CONVENTION, INT, INT)
A = ANY.function("A", INT, INT)
B = ANY.function("B", INT, INT)
a = ANY.function("a", INT, INT)
b = ANY.function("b", INT, INT)


def m() -> Any:
    """Min S."""
    return m_of()


least = ANY.axiom(
    "m is the least action",
    (INT,),
    lambda s: S(m()) & (m() >= 1) & implies(S(s), s >= m()),
)
stuck = ANY.axiom(
    "Definition 2, no move",
    (INT, CONVENTION),
    lambda h, X: implies(h < m(), (first(X, h) == 0) & (second(X, h) == 0)),
)
move = ANY.axiom(
    "Definition 2, the move",
    (INT, CONVENTION),
    lambda h, X: implies(
        h >= m(),
        S(star(X, h))
        & (star(X, h) <= h)
        & (first(X, h) == second(X_star(X), h - star(X, h)) + star(X, h))
        & (second(X, h) == first(X_star(X), h - star(X, h))),
    ),
)
most = ANY.axiom(
    "Definition 2, the maximum",
    (INT, CONVENTION, INT),
    lambda h, X, s: implies(S(s) & (s <= h), second(X_star(X), h - s) + s <= first(X, h)),
)
sure_stuck = ANY.axiom(
    "A and B, no move", (INT,), lambda h: implies(h < m(), (A(h) == 0) & (B(h) == 0))
)
sure_move = ANY.axiom(
    "A and B, attained",
    (INT,),
    lambda h: implies(
        h >= m(),
        (S(a(h)) & (a(h) <= h) & (A(h) == a(h) + B(h - a(h))))
        & (S(b(h)) & (b(h) <= h) & (B(h) == A(h - b(h)))),
    ),
)
sure_most = ANY.axiom(
    "A and B, extreme",
    (INT, INT),
    lambda h, s: implies(S(s) & (s <= h), (A(h) >= s + B(h - s)) & (B(h) <= A(h - s))),
)


def _moves(h: Any, X: Any) -> Any:
    return h >= m()


sure = ANY.induction(
    "each player has at least what they are sure of",
    (INT, CONVENTION),
    lambda h, X: (first(X, h) >= A(h)) & (second(X, h) >= B(h)),
    stuck,
    move,
    lambda h, X: most(h, X, a(h)),
    lambda h, X: sure_stuck(h),
    lambda h, X: sure_move(h),
    lambda h, X: sure_most(h, star(X, h)),
    lambda h, X: (least(a(h)), least(star(X, h))),
    on=lambda h, X: h,
    smaller=[lambda h, X: (h - a(h), X_star(X)), lambda h, X: (h - star(X, h), X_star(X))],
    typical=_moves,
)
together = ANY.induction(
    "together they have at most the heap",
    (INT, CONVENTION),
    lambda h, X: first(X, h) + second(X, h) <= h,
    stuck,
    move,
    lambda h, X: least(star(X, h)),
    on=lambda h, X: h,
    smaller=[lambda h, X: (h - star(X, h), X_star(X))],
    typical=_moves,
)
nearly = ANY.induction(
    "what they are sure of is more than h - m",
    (INT,),
    lambda h: A(h) + B(h) > h - m(),
    lambda h: sure_stuck(h),
    lambda h: sure_move(h),
    lambda h: sure_most(h, b(h)),
    lambda h: least(b(h)),
    on=lambda h: h,
    smaller=[lambda h: (h - b(h),)],
    typical=lambda h: h >= m(),
)
conjecture_17 = ANY.theorem(
    "two conventions differ by less than min S",
    (INT, CONVENTION, CONVENTION),
    lambda h, X, Y: implies(
        h >= 0, (first(X, h) - first(Y, h) < m()) & (second(X, h) - second(Y, h) < m())
    ),
    lambda h, X, Y: (sure(h, X), sure(h, Y), together(h, X), together(h, Y), nearly(h)),
    typical=lambda h, X, Y: h >= m(),
)
no_less_than_0 = ANY.induction(
    "nobody collects less than 0",
    (INT, CONVENTION),
    lambda h, X: (first(X, h) >= 0) & (second(X, h) >= 0),
    stuck,
    move,
    lambda h, X: least(star(X, h)),
    on=lambda h, X: h,
    smaller=[lambda h, X: (h - star(X, h), X_star(X))],
    typical=_moves,
)

# Zero-sum play

largest_move = ANY.axiom(
    "the largest playable action",
    (INT, INT),
    lambda h, s: implies(
        h >= m(), S(most_of(h)) & (most_of(h) <= h) & implies(S(s) & (s <= h), s <= most_of(h))
    ),
)
zero_sum_stuck = ANY.axiom(
    "Section 5, the zero-sum outcome, no move", (INT,), lambda h: implies(h < m(), zs(h) == 0)
)
zero_sum_move = ANY.axiom(
    "Section 5, the zero-sum outcome, attained",
    (INT,),
    lambda h: implies(
        h >= m(),
        S(zero_sum_star(h))
        & (zero_sum_star(h) <= h)
        & (zs(h) == zero_sum_star(h) - zs(h - zero_sum_star(h))),
    ),
)
zero_sum_most = ANY.axiom(
    "Section 5, the zero-sum outcome, the maximum",
    (INT, INT),
    lambda h, s: implies(S(s) & (s <= h), s - zs(h - s) <= zs(h)),
)
zero_sum_advantage = ANY.induction(
    "the zero-sum value is at least 0, and at most the largest playable action",
    (INT,),
    lambda h: (zs(h) >= 0) & implies(h >= m(), zs(h) <= most_of(h)),
    lambda h: (zero_sum_stuck(h), zero_sum_move(h), zero_sum_most(h, most_of(h))),
    lambda h: (largest_move(h, zero_sum_star(h)), largest_move(h - most_of(h), m())),
    lambda h: largest_move(h, most_of(h - most_of(h))),
    lambda h: (zero_sum_stuck(h - most_of(h)), zero_sum_stuck(h - zero_sum_star(h))),
    lambda h: (least(zero_sum_star(h)), least(most_of(h))),
    on=lambda h: h,
    smaller=[lambda h: (h - most_of(h),), lambda h: (h - zero_sum_star(h),)],
    typical=lambda h: h >= m(),
)

# What claims say of a heap


def at(h: Any) -> HeapOfTerms:
    """Heap h with the names that a claim's predicate uses; of the actions the least has one."""
    return HeapOfTerms((m(),), h, {X: term() for X, term in named.items()}, first, second, zs)


conjecture_17_at = ANY.together(
    "Conjecture 17 with its bound",
    (INT,),
    lambda h: [conjecture_17(h, X(), Y()) for X in named.values() for Y in named.values()],
    typical=lambda h: h >= m(),
)
until_stuck_at = ANY.together(
    "what the two collect, and what they leave",
    (INT,),
    lambda h: [
        (sure(h, X()), nearly(h), together(h, X()), no_less_than_0(h, X())) for X in named.values()
    ],
    typical=lambda h: h >= m(),
)
