"""S and c S, its actions c times as large: heap c h + r of c S, 0 <= r < c, against h of S."""

from collections.abc import Iterator
from typing import Any

from proofs_check.documents.cumulative.terms import HeapOfTerms
from proofs_check.documents.cumulative.theory import (
    CONVENTION,
    S,
    X_star,
    at,
    definition_2,
    duals,
    first,
    is_antagonistic,
    is_friendly,
    least,
    m,
    m_of,
    model_of,
    most,
    move,
    named,
    second,
    star,
    stuck,
    tie_break,
    zs,
)
from proofs_check.documents.cumulative.theory_two_actions import nonnegative_product
from proofs_check.methods.logic import conjunction, implies
from proofs_check.methods.theory import BOOL, INT, Fact, Model, Theory, notion

HEAPS = range(-1, 33)
SCALED_FUNCTIONS = ("S", "m", "first", "second", "star")


def models() -> Iterator[Model]:
    """Yield a few sets, each with two and three times it, by the reference."""
    for S_ in ((1,), (2, 3), (1, 3, 4), (2, 3, 5)):
        for c_ in (2, 3):
            model = model_of(S_, HEAPS)
            reached = range(c_ * HEAPS[-1] + HEAPS[-1] + 1)
            larger = model_of(tuple(c_ * s for s in S_), reached).functions
            own: dict[str, Any] = {
                "c": lambda c_=c_: c_,
                "over": lambda t, c_=c_: t // c_,
                **{f"scaled_{name}": larger[name] for name in SCALED_FUNCTIONS},
            }
            yield Model(f"{model.says}, c = {c_}", {**model.functions, **own}, model.values)


SCALED = Theory("cumulative", "scaled", models)

c_of = SCALED.function("c", INT)
over = SCALED.function("over", INT, INT)
S_c = SCALED.function("scaled_S", INT, BOOL)
m_c = SCALED.function("scaled_m", INT)
first_c = SCALED.function("scaled_first", CONVENTION, INT, INT)
second_c = SCALED.function("scaled_second", CONVENTION, INT, INT)
star_c = SCALED.function("scaled_star", CONVENTION, INT, INT)


def c() -> Any:
    """How many times as large the actions are."""
    return c_of()


least_c, stuck_c, move_c, most_c, tie_break_c = definition_2(
    SCALED, S_c, m_c, first_c, second_c, star_c, ", of c S"
)
actions = SCALED.axiom(
    "the actions of c S",
    (INT,),
    lambda s: (c() >= 1) & (S_c(c() * s) == S(s)) & implies(S_c(s), s == c() * over(s)),
)


@notion
def ruled(X: Any) -> Any:
    """Both players are friendly or antagonistic."""
    return conjunction(is_friendly(Y) | is_antagonistic(Y) for Y in (X, X_star(X)))


def larger(h: Any, r: Any) -> Any:
    """The heap of c S."""
    return c() * h + r


def in_order(x: Any, y: Any) -> list[Fact]:
    """All that is needed of c x and c y, whichever is the larger."""
    return [nonnegative_product(c(), by) for by in (x - y, y - x, x - y - 1, y - x - 1)]


def moved(h: Any, r: Any, X: Any) -> Any:
    """What S's own move from h does, and that of c S from the larger heap."""
    s, t = star(X, h), star_c(X, larger(h, r))
    return s, over(t), t


scaled = SCALED.induction(
    "heap c h + r of c S gives c times what h gives",
    (INT, INT, CONVENTION),
    lambda h, r, X: implies(
        ruled(X) & (r >= 0) & (r < c()),
        (first_c(X, larger(h, r)) == c() * first(X, h))
        & (second_c(X, larger(h, r)) == c() * second(X, h)),
    ),
    lambda h, r, X: (duals(X), least(m()), least_c(m_c()), actions(m()), actions(m_c())),
    lambda h, r, X: [(actions(s), least(s), least(over(s))) for s in moved(h, r, X)],
    lambda h, r, X: [actions(over(m_c())), least(over(m_c())), least_c(c() * m())],
    lambda h, r, X: (stuck(h, X), move(h, X), stuck_c(larger(h, r), X), move_c(larger(h, r), X)),
    lambda h, r, X: [(most(h, X, s), tie_break(h, X, s)) for s in moved(h, r, X)[:2]],
    lambda h, r, X: [
        (most_c(larger(h, r), X, c() * s), tie_break_c(larger(h, r), X, c() * s))
        for s in moved(h, r, X)[:2]
    ],
    lambda h, r, X: [in_order(h, s) for s in (*moved(h, r, X)[:2], m())],
    lambda h, r, X: in_order(m(), over(m_c())),
    lambda h, r, X: [
        in_order(first(X, h), s + second(X_star(X), h - s)) for s in moved(h, r, X)[:2]
    ],
    lambda h, r, X: [in_order(second(X, h), first(X_star(X), h - s)) for s in moved(h, r, X)[:2]],
    on=lambda h, r, X: h,
    smaller=[
        lambda h, r, X: (h - star(X, h), r, X_star(X)),
        lambda h, r, X: (h - over(star_c(X, larger(h, r))), r, X_star(X)),
    ],
)
scaled_at = SCALED.together(
    "heap c h + r of c S under the four conventions",
    (INT, INT),
    lambda h, r: [(scaled(h, r, X()), duals(X())) for X in named.values()],
)


def both(h: Any, r: Any) -> tuple[Any, tuple[Any, ...]]:
    """Heap c h + r of c S, and heap h of S."""
    conventions = {X: term() for X, term in named.items()}
    of_c = HeapOfTerms((c() * m_of(),), larger(h, r), conventions, first_c, second_c, zs)
    return (h >= 0) & (r >= 0) & (r < c()), ((m_of(),), c(), larger(h, r), at(h), of_c)
