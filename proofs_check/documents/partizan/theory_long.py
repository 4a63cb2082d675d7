"""Section 3.4.2 for omega and Y_omega: games with infinitely many options.

They have no rank, so that nothing is proved by induction on games here: only on n. Held to the
reference is what is left of them where the options are cut off beyond the n that are looked at.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

from proofs_check.documents.partizan.theory import LEFT, RIGHT, Comparison, functions
from proofs_check.methods.logic import implies, negation
from proofs_check.methods.theory import INT, Fact, Model, Theory, either
from reference.partizan.games import ZERO, Game, game
from reference.partizan.numbers import integer_game, number_game

HIGHEST = 4
"""The n that are looked at, up to."""


def models() -> Iterator[Model]:
    """Yield the one: omegas that are cut off beyond the numbers of the model."""
    wholes = {n: integer_game(n) for n in range(-HIGHEST - 2, HIGHEST + 3)}
    powers = {n: number_game(Fraction(1, 2**n)) for n in range(HIGHEST + 3)}
    omega = game(G for n, G in wholes.items() if n >= 0)
    y_omega = game([ZERO], [G for n, G in powers.items() if n >= 1])

    def index(of: dict[int, Game]) -> Callable[[Game], int]:
        return lambda G: next((n for n, H in of.items() if G is H), -1)

    shared = functions()
    own: dict[str, Callable[..., Any]] = {
        **{name: shared[name] for name in ("option", "le", "refuting")},
        "whole": lambda n: wholes[n],
        "power": lambda n: powers.get(n, ZERO),
        "integer": index(wholes),
        "exponent": index(powers),
        "omega": lambda: omega,
        "y_omega": lambda: y_omega,
    }
    every = [*wholes.values(), *powers.values(), omega, y_omega]
    values = {"Long": every, "Int": range(-HIGHEST, HIGHEST + 1), "Bool": (LEFT, RIGHT)}
    yield Model(f"cut off beyond {HIGHEST}", own, values)


LONG = Theory("partizan", "long", models)
GAME = LONG.sort("Long")
COMPARISON = Comparison(LONG, GAME)
option, le, refuting = COMPARISON.option, COMPARISON.le, COMPARISON.refuting
compared, refuted = COMPARISON.compared, COMPARISON.refuted
whole, integer = LONG.function("whole", INT, GAME), LONG.function("integer", GAME, INT)
power, exponent = LONG.function("power", INT, GAME), LONG.function("exponent", GAME, INT)
omega, y_omega = LONG.function("omega", GAME), LONG.function("y_omega", GAME)

integers = LONG.axiom(
    "Section 3.4.1: n + 1 = {n|}, -n - 1 = {|-n}, 0 = {|}",
    (INT, GAME),
    lambda n, X: (
        (option(LEFT, whole(n), X) == ((n >= 1) & (X == whole(n - 1))))
        & (option(RIGHT, whole(n), X) == ((n <= -1) & (X == whole(n + 1))))
    ),
)
half_powers = LONG.axiom(
    "Section 3.4.1: 1/2^n = {0|1/2^(n - 1)}, 1 = {0|}",
    (INT, GAME),
    lambda n, X: implies(
        n >= 0,
        (option(LEFT, power(n), X) == (X == whole(0)))
        & (option(RIGHT, power(n), X) == ((n >= 1) & (X == power(n - 1)))),
    ),
)
all_integers = LONG.axiom(
    "Section 3.4.2: omega = {0,1,2,3,4,...|}",
    (INT, GAME),
    lambda n, X: (
        implies(n >= 0, option(LEFT, omega(), whole(n))) & negation(option(RIGHT, omega(), X))
    ),
)
all_half_powers = LONG.axiom(
    "Section 3.4.2: Y_omega = {0|1/2,1/4,1/8,...}",
    (INT, GAME),
    lambda n, X: (
        implies(n >= 1, option(RIGHT, y_omega(), power(n)))
        & (option(LEFT, y_omega(), X) == (X == whole(0)))
        & implies(option(RIGHT, y_omega(), X), (exponent(X) >= 1) & (X == power(exponent(X))))
    ),
)

# Omega


def _above(n: Any) -> tuple[Fact, ...]:
    """What refutes n <= n, that is n - 1 or n + 1."""
    x = whole(n)
    W = refuting(LEFT, x, x)
    return refuted(LEFT, x, x), integers(n, W), compared(LEFT, x, W, W), compared(LEFT, W, x, W)


reflexive = LONG.induction(
    "n <= n",
    (INT,),
    lambda n: le(whole(n), whole(n)),
    _above,
    on=lambda n: either(n >= 0, n, -n),
    smaller=[lambda n: (n - 1,), lambda n: (n + 1,)],
    typical=lambda n: n >= 2,
)
at_most_omega = LONG.theorem(
    "n is at most omega",
    (INT,),
    lambda n: le(whole(n), omega()),
    lambda n: refuted(LEFT, whole(n), omega()),
    lambda n: integers(n, refuting(LEFT, whole(n), omega())),
    lambda n: all_integers(n - 1, refuting(LEFT, whole(n), omega())),
    lambda n: (compared(LEFT, omega(), whole(n - 1), whole(n - 1)), reflexive(n - 1)),
    typical=lambda n: n >= 2,
)
less_than_omega = LONG.theorem(
    "n is less than omega",
    (INT,),
    lambda n: le(whole(n), omega()) & negation(le(omega(), whole(n))),
    lambda n: (at_most_omega(n), at_most_omega(n + 1), reflexive(n)),
    lambda n: (all_integers(n, whole(n)), integers(n, whole(n + 1))),
    lambda n: [compared(LEFT, omega(), whole(n), X) for X in (whole(n), whole(n + 1))],
    typical=lambda n: n >= 2,
)

# Y_omega

positive = LONG.theorem(
    "1/2^n > 0",
    (INT,),
    lambda n: implies(n >= 0, negation(le(power(n), whole(0)))),
    lambda n: (half_powers(n, whole(0)), reflexive(0)),
    lambda n: compared(LEFT, power(n), whole(0), whole(0)),
    typical=lambda n: n >= 2,
)
falling = LONG.induction(
    "1/2^(n + 1) <= 1/2^n",
    (INT,),
    lambda n: le(power(n + 1), power(n)),
    lambda n: refuted(LEFT, power(n + 1), power(n)),
    lambda n: [half_powers(k, refuting(LEFT, power(n + 1), power(n))) for k in (n, n + 1)],
    lambda n: (positive(n), half_powers(n + 1, power(n))),
    lambda n: compared(LEFT, power(n - 1), power(n + 1), power(n)),
    on=lambda n: n,
    smaller=[lambda n: (n - 1,)],
    typical=lambda n: n >= 2,
)


def _infinitesimal(n: Any) -> tuple[Any, ...]:
    zero, x, Y = whole(0), power(n), y_omega()
    W, V = refuting(LEFT, zero, Y), refuting(LEFT, Y, x)
    return (
        reflexive(0),
        [all_half_powers(k, X) for k, X in ((n + 1, W), (n, V), (n, zero))],
        compared(LEFT, Y, zero, zero),
        refuted(LEFT, zero, Y),
        integers(0, W),
        positive(exponent(W)),
        refuted(LEFT, Y, x),
        positive(n),
        half_powers(n, V),
        compared(LEFT, V, Y, x),
        [falling(k) for k in (n - 1, n)],
        compared(LEFT, x, Y, power(n + 1)),
    )


infinitesimal = LONG.theorem(
    "0 < Y_omega < 1/2^n",
    (INT,),
    lambda n: implies(
        n >= 0,
        le(whole(0), y_omega())
        & negation(le(y_omega(), whole(0)))
        & le(y_omega(), power(n))
        & negation(le(power(n), y_omega())),
    ),
    _infinitesimal,
    typical=lambda n: n >= 2,
)

# How the claims' predicates see them


def OMEGA(n: Any) -> tuple[Any, tuple[Any, ...]]:
    """Any integer: whether it is at most omega, and at least."""
    return True, (le(whole(n), omega()), le(omega(), whole(n)))


def Y_OMEGA(n: Any) -> tuple[Any, tuple[Any, ...]]:
    """Any 1/2^n: whether 0 is at most Y_omega and at least, and Y_omega at most 1/2^n."""
    zero, x, Y = whole(0), power(n), y_omega()
    return n >= 0, (le(zero, Y), le(Y, zero), le(Y, x), le(x, Y))
