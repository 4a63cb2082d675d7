"""Numbers r + c sqrt(d), exactly: the golden ratio (slide 48), [x], {x} and Beatty sequences."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import count
from math import isqrt, lcm

from reference.errors import InvalidInput
from reference.inputs import at_least, integer, rational

Rational = int | Fraction


@dataclass(frozen=True, slots=True)
class Quadratic:
    """The number `rational` + `coefficient` sqrt(`d`), d a positive integer that is no square.

    It is irrational unless the coefficient is 0. Numbers with the same d can be added, multiplied
    and divided; comparison is exact.

    >>> Quadratic(Fraction(1, 2), Fraction(1, 2), 4)
    Traceback (most recent call last):
    reference.errors.InvalidInput: d: got 4, allowed: an integer of at least 2 that is no square
    """

    rational: Fraction
    coefficient: Fraction
    d: int

    def __post_init__(self) -> None:
        """Refuse what is no such number; make fractions of integers."""
        for name in ("rational", "coefficient"):
            part = getattr(self, name)
            exact = rational(name, part, "an integer or a fraction")
            if not isinstance(exact, Fraction):
                object.__setattr__(self, name, Fraction(exact))
        allowed = "an integer of at least 2 that is no square"
        d = at_least("d", self.d, 2, allowed)
        if isqrt(d) ** 2 == d:
            raise InvalidInput("d", d, allowed)

    @property
    def is_irrational(self) -> bool:
        """The coefficient is not 0."""
        return self.coefficient != 0

    def _same(self, other: "Quadratic | Rational") -> "Quadratic":
        if not isinstance(other, Quadratic):
            return Quadratic(Fraction(other), Fraction(0), self.d)
        if other.d != self.d:
            raise InvalidInput("d", other.d, f"{self.d}, as the other number has")
        return other

    def __add__(self, other: "Quadratic | Rational") -> "Quadratic":
        o = self._same(other)
        return Quadratic(self.rational + o.rational, self.coefficient + o.coefficient, self.d)

    def __sub__(self, other: "Quadratic | Rational") -> "Quadratic":
        o = self._same(other)
        return Quadratic(self.rational - o.rational, self.coefficient - o.coefficient, self.d)

    def __mul__(self, other: "Quadratic | Rational") -> "Quadratic":
        if not isinstance(other, Quadratic):
            q = Fraction(other)
            return Quadratic(self.rational * q, self.coefficient * q, self.d)
        o = self._same(other)
        return Quadratic(
            self.rational * o.rational + self.coefficient * o.coefficient * self.d,
            self.rational * o.coefficient + self.coefficient * o.rational,
            self.d,
        )

    __radd__ = __add__
    __rmul__ = __mul__

    def __rsub__(self, other: Rational) -> "Quadratic":
        """A rational number minus this one."""
        return self * -1 + other

    def reciprocal(self) -> "Quadratic":
        """1 / x."""
        norm = self.rational**2 - self.coefficient**2 * self.d
        if norm == 0:  # only of 0, as d is no square
            raise InvalidInput("divisor", 0, "a number other than 0")
        return Quadratic(self.rational / norm, -self.coefficient / norm, self.d)

    def __truediv__(self, other: "Quadratic | Rational") -> "Quadratic":
        return self * self._same(other).reciprocal()

    def __rtruediv__(self, other: Rational) -> "Quadratic":
        """A rational number divided by this one."""
        return self.reciprocal() * other

    def __floor__(self) -> int:
        """[x], the largest integer not larger than x (slide 52), in integer arithmetic."""
        r = lcm(self.rational.denominator, self.coefficient.denominator)
        p, q = int(self.rational * r), int(self.coefficient * r)
        # x = (p + q sqrt(d)) / r with integers p, q, r > 0, and [y / r] = [[y] / r].
        root = isqrt(q * q * self.d)
        if q < 0:
            root = -root - 1  # -sqrt(q^2 d) is irrational, so it is below -root
        return (p + root) // r

    def floor(self) -> int:
        """[x] (slide 52)."""
        return self.__floor__()

    def fractional_part(self) -> "Quadratic":
        """{x} = x - [x] (slide 55)."""
        return self - self.floor()

    def _is_positive(self) -> bool:
        """More than 0: of two parts of different sign the one with the larger square decides."""
        r, c = self.rational, self.coefficient
        if r >= 0 and c >= 0:
            return r > 0 or c > 0
        if r <= 0 and c <= 0:
            return False
        return (r * r > c * c * self.d) == (r > 0)

    def __gt__(self, other: "Quadratic | Rational") -> bool:
        return (self - other)._is_positive()

    def __lt__(self, other: "Quadratic | Rational") -> bool:
        return (self._same(other) - self)._is_positive()

    def __ge__(self, other: "Quadratic | Rational") -> bool:
        return not self < other

    def __le__(self, other: "Quadratic | Rational") -> bool:
        return not self > other


PHI = Quadratic(Fraction(1, 2), Fraction(1, 2), 5)
"""The golden ratio, (1 + sqrt(5)) / 2 (slide 48)."""


def quadratic_irrational(p: int, q: int, d: int, r: int = 1) -> Quadratic:
    """The irrational number (p + q sqrt(d)) / r.

    >>> quadratic_irrational(1, 1, 5, 2) == quadratic_irrational(-1, -1, 5, -2) == PHI
    True
    """
    for name, part in (("p", p), ("q", q), ("d", d), ("r", r)):
        integer(name, part)
    for name, part in (("q", q), ("r", r)):
        if part == 0:
            raise InvalidInput(name, part, "an integer other than 0")
    return Quadratic(Fraction(p, r), Fraction(q, r), d)


def beatty_term(alpha: Quadratic, k: int) -> int:
    """[k alpha], the k-th number of the Beatty sequence of alpha (slide 54).

    >>> [beatty_term(PHI, k) for k in range(1, 8)]
    [1, 3, 4, 6, 8, 9, 11]
    """
    if not isinstance(alpha, Quadratic) or not alpha.is_irrational or not alpha > 0:
        raise InvalidInput("alpha", alpha, "a positive quadratic irrational")
    return (alpha * at_least("k", k, 1)).floor()


def beatty_sequence(alpha: Quadratic) -> Iterator[int]:
    """Yield [alpha], [2 alpha], [3 alpha], ... without end (slide 54).

    >>> from itertools import islice
    >>> list(islice(beatty_sequence(PHI + 1), 7))
    [2, 5, 7, 10, 13, 15, 18]
    """
    return (beatty_term(alpha, k) for k in count(1))


def beatty_partner(alpha: Quadratic) -> Quadratic:
    """The beta with 1/alpha + 1/beta = 1 (slide 54).

    alpha is above 1: otherwise there is no positive beta.

    >>> beatty_partner(PHI) == PHI + 1
    True
    """
    if not isinstance(alpha, Quadratic) or not alpha.is_irrational or not alpha > 1:
        raise InvalidInput("alpha", alpha, "a quadratic irrational above 1")
    return 1 / (1 - alpha.reciprocal())
