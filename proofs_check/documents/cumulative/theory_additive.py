"""The additive sets {c, b, b + c} of Conjecture 14, by the definitions for any set."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from proofs_check.documents.cumulative.heaps import Game
from proofs_check.documents.cumulative.predicates import discrepant
from proofs_check.documents.cumulative.terms import GameOfTerms
from proofs_check.documents.cumulative.theory import (
    S,
    all_the_same,
    at,
    divided,
    least,
    m,
    model_of,
    multiple,
    multiple_step,
    named,
    stray,
    stray_is_one,
    sums,
)
from proofs_check.methods.logic import implies
from proofs_check.methods.theory import INT, Model, Theory
from reference.cumulative import AvA, FvF


def models() -> Iterator[Model]:
    """Yield every such set with b <= 5, by the reference."""
    for c_, b_ in combinations(range(1, 6), 2):
        S = (c_, b_, b_ + c_)
        model = model_of(S, range(-2, 40))
        own: dict[str, Any] = {
            "least": lambda c_=c_: c_,
            "middle": lambda b_=b_: b_,
            "first_of_all": lambda S=S: Game(S).first_heap(discrepant),
        }
        yield Model(model.says, {**model.functions, **own}, model.values)


ADDITIVE = Theory("cumulative", "additive", models)

c_of = ADDITIVE.function("least", INT)
b_of = ADDITIVE.function("middle", INT)
first_of_all = ADDITIVE.function("first_of_all", INT)


def c() -> Any:
    """The least action."""
    return c_of()


def b() -> Any:
    """The next."""
    return b_of()


actions = ADDITIVE.axiom(
    "S is {c, b, b + c}",
    (INT,),
    lambda s: (S(s) == ((s == c()) | (s == b()) | (s == b() + c()))) & (c() >= 1) & (c() < b()),
)
smallest_heap = ADDITIVE.axiom(
    "the smallest heap of {c, b, b + c} with a discrepancy",
    (INT,),
    lambda h: (
        implies((h >= 0) & discrepant(at(h)), (first_of_all() >= 0) & (first_of_all() <= h))
        & (first_of_all() >= -1)
        & implies(first_of_all() >= 0, discrepant(at(first_of_all())))
    ),
)
no_stray = ADDITIVE.theorem(
    "if c divides b, all actions are multiples of c",
    (),
    lambda: implies(b() % c() == 0, multiple(stray()) & (m() == c())),
    lambda: [(actions(s), least(s), stray_is_one(s)) for s in (c(), b(), m(), stray())],
    lambda: (divided(b()), divided(c()), sums(b(), c()), multiple_step(0)),
    typical=lambda: (b() == 6) & (c() == 3),
)
conjecture_14_only_if = ADDITIVE.theorem(
    "if c divides b there is no discrepancy",
    (),
    lambda: implies(b() % c() == 0, first_of_all() == -1),
    lambda: (no_stray(), smallest_heap(0)),
    lambda: all_the_same(first_of_all(), named[FvF](), named[AvA]()),
    typical=lambda: (b() == 6) & (c() == 3),
)
largest_action = ADDITIVE.theorem(
    "b + c is an action, and none is larger",
    (INT, INT),
    lambda s, n: S(b() + c()) & implies(S(s), s <= b() + c()),
    lambda s, n: (actions(s), actions(b() + c())),
    typical=lambda s, n: S(s) & (n > 1),
)


def numbers(s: Any, n: Any) -> tuple[Any, tuple[Any, Any, Any]]:
    """s3, s2 and any n."""
    return s == b() + c(), (c(), b(), n)


def game() -> tuple[Any, tuple[GameOfTerms]]:
    """Such a set with all of its heaps."""
    return True, (GameOfTerms((c(), b(), b() + c()), {discrepant: first_of_all()}),)


def dividing() -> tuple[Any, tuple[GameOfTerms]]:
    """Such a set, c dividing b."""
    return b() % c() == 0, game()[1]
