"""Section 6: the notation a_i for four players, and what has no name in it."""

from functools import cache
from itertools import product

from proofs_check.methods.theory import *
from reference.preferences import is_leaf, list_value, members, simple_value

NUMBERS = range(-1, 6)
"""The integers of the model: players and exponents."""


@cache
def models() -> tuple[Model, ...]:
    """Simple values of four players, by the reference."""
    pair = list_value([1, 4])

    simple = lambda a, i: simple_value(a, i, 4) if 1 <= a <= 4 and i >= 0 else 1

    functions: dict[str, Callable[..., Any]] = {
        "simple": simple,
        "leaf": is_leaf,
        "number": lambda X: X if is_leaf(X) else 0,
        "member": lambda X, Y: not is_leaf(X) and Y in members(X),
        "pair": lambda: pair,
    }
    values = list(dict.fromkeys([pair, *(simple(a, i) for a, i in product(range(1, 5), range(4)))]))
    return (Model("four players", functions, {"Value": values, "Int": NUMBERS}),)


FOUR = Theory("preferences", "four", models)
V = FOUR.sort("Value")
FOUR.let(X=V)
simple = FOUR.function("simple", INT, INT, V)
leaf, number = FOUR.function("leaf", V, BOOL), FOUR.function("number", V, INT)
member = FOUR.function("member", V, V, BOOL)
pair = FOUR.function("pair", V)

proper = notion("Whether there is an a_i.", "proper")(lambda a, i: rises(1, a, 4) & (i >= 0))

suggested = FOUR.axiom(
    "Section 6: a_i is the list of the b_(i-1) for all b other than a, and a_0 is a"
)(
    lambda a, b, i: implies(
        proper(a, i),
        either(
            i == 0,
            leaf(simple(a, i)) & (number(simple(a, i)) == a),
            negation(leaf(simple(a, i)))
            & implies(proper(b, i - 1), member(simple(a, i), simple(b, i - 1)) == negation(a == b)),
        ),
    )
)
one_and_four = FOUR.axiom("Section 6: {1,4} has the members 1 and 4 alone")(
    lambda X: (
        negation(leaf(pair())) & (member(pair(), X) == ((X == simple(1, 0)) | (X == simple(4, 0))))
    )
)

# One of 2 and 3, not a
another = lambda a: either(a == 2, 3, 2)

no_name = FOUR.follows("with four players {1,4} is no a_i")(
    lambda a, i: implies(proper(a, i), negation(simple(a, i) == pair())),
    suggested,
    lambda a, i: one_and_four(simple(another(a), i - 1)),
)
