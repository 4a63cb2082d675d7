"""Section 3.4.1: the numbers n/2^k among the real numbers, whichever n and k give them.

`fraction_of(n, k)` is n/2^k as a real number, `shifted(n, d)` is n 2^d.
"""

from fractions import Fraction
from math import floor

from proofs_check.documents.partizan.theory import le, model
from proofs_check.documents.partizan.theory_numbers import *
from proofs_check.methods.theory import *

HALVES = (*(Fraction(n, 2) for n in range(-3, 4)), Fraction(3))
"""The real numbers of the models."""


def _between(low: Fraction, high: Fraction) -> tuple[int, int]:
    """The n and k of an n/2^k between two real numbers, the first one below the second."""
    k = 0
    while low < high:
        if (n := floor(low * power(k)) + 1) < high * power(k):
            return n, k
        k += 1
    return 0, 0


# The functions of this theory, by Python's fractions
of_values = lambda: {
    **of_numbers(),
    "fraction": lambda n, k: Fraction(n, power(k)),
    "shifted": lambda n, d: n * power(d),
    **parted("between between_scale", _between),
}


def _models() -> Iterator[Model]:
    """Yield the one: small numbers."""
    yield model(
        "fractions",
        [number_of(n, 2) for n in range(-3, 4)],
        of_values(),
        Int=range(-3, 4),
        Real=HALVES,
    )


# A number from a player's side: for Left itself, for Right its negative
by = lambda p, x: either(p, x, -x)

VALUES = Theory("partizan", "values", _models)
VALUES.let(low=REAL, high=REAL)
fraction_of = VALUES.function("fraction", INT, INT, REAL)
shifted = VALUES.function("shifted", INT, INT, INT)
between_of, between_scale = VALUES.functions("between between_scale", REAL, REAL, INT)

halved = VALUES.recursion("n/2^k is n, k times halved")(
    lambda n, k: (
        (fraction_of(n, 0) == n)
        & implies(k >= 1, fraction_of(n, k) + fraction_of(n, k) == fraction_of(n, k - 1))
    )
)
doubled = VALUES.recursion("n 2^d is n, d times doubled")(
    lambda n, d: (shifted(n, 0) == n) & implies(d >= 1, shifted(n, d) == 2 * shifted(n, d - 1))
)
dense = VALUES.assumed("between two real numbers there is some n/2^k")(
    lambda low, high: implies(
        low < high,
        (between_scale(low, high) >= 0)
        & (low < fraction_of(between_of(low, high), between_scale(low, high)))
        & (fraction_of(between_of(low, high), between_scale(low, high)) < high),
    )
)
added = VALUES.by_induction("m/2^k + n/2^k = (m + n)/2^k, as real numbers", "k")(
    lambda m, n, k: fraction_of(m, k) + fraction_of(n, k) == fraction_of(m + n, k),
    lambda m, n, k: [halved(each, k) for each in (m, n, m + n)],
)
ascending = VALUES.by_induction("m/2^k <= n/2^k just where m <= n, as real numbers", "k")(
    lambda m, n, k: (fraction_of(m, k) <= fraction_of(n, k)) == (m <= n), halved
)
refined = VALUES.by_induction("n 2^d/2^(k + d) is n/2^k, as a game and as a real number", "d")(
    lambda n, k, d: implies(
        k >= 0,
        (num(shifted(n, d), k + d) == num(n, k))
        & (fraction_of(shifted(n, d), k + d) == fraction_of(n, k)),
    ),
    (doubled, halved, added),
    lambda n, k, d: fraction(shifted(n, d - 1), k + d, num(n, k)),
)


def finer(*ks: Any) -> Any:
    """The greatest of these exponents."""
    first, *others = ks
    for k in others:
        first = either(first >= k, first, k)
    return first


at_scale = notion("The numerator of n/2^k over 2^finest.", "at_scale")(
    lambda n, k, finest: shifted(n, finest - k)
)

by_value = VALUES.follows("numbers compare as games as they do as real numbers")(
    lambda m, j, n, k: implies(
        (j >= 0) & (k >= 0), le(num(m, j), num(n, k)) == (fraction_of(m, j) <= fraction_of(n, k))
    ),
    (order, ascending),
    lambda m, j, n, k: [refined(*each, finer(j, k) - each[1]) for each in ((m, j), (n, k))],
)
