"""Numbers: integers, dyadic rationals, and the simplest number (Section 3.4.1)."""

from fractions import Fraction
from math import ceil, floor

from reference.errors import InvalidInput
from reference.inputs import rational
from reference.partizan.games import ZERO, Game, game
from reference.partizan.recursion import count, well_founded
from reference.partizan.simplification import canonical

DYADIC = "a dyadic rational: an integer over a power of two"


def dyadic(x: Fraction | int) -> Fraction:
    """X as a fraction, if it is a dyadic rational a / 2^b (Section 3.4.1).

    No other number is born on a finite day.

    >>> dyadic(Fraction(6, 8))
    Fraction(3, 4)
    >>> dyadic(Fraction(1, 3))
    Traceback (most recent call last):
    reference.errors.InvalidInput: number: got '1/3', allowed: a dyadic rational: an integer over \
a power of two
    """
    x = Fraction(rational("number", x, DYADIC))
    if x.denominator & (x.denominator - 1):
        raise InvalidInput("number", str(x), DYADIC)
    return x


@well_founded
def _number_game(x: Fraction) -> Game:
    """The same of numbers alone: what is kept of 1 would answer for True and 1.0 as well.

    0 = { | }, n + 1 = {n | }, -n - 1 = { | -n}, and a / 2^b = {(a - 1) / 2^b | (a + 1) / 2^b} for
    odd a and b >= 1.
    """
    if x.denominator == 1:
        if x == 0:
            return ZERO
        if x > 0:
            return game([_number_game(x - 1)], [])
        return game([], [_number_game(x + 1)])
    step = Fraction(1, x.denominator)
    return game([_number_game(x - step)], [_number_game(x + step)])


def number_game(x: Fraction) -> Game:
    """The canonical form of a dyadic rational (Section 3.4.1).

    >>> half = number_game(Fraction(1, 2))
    >>> half is game([ZERO], [number_game(Fraction(1))])
    True
    """
    return _number_game(dyadic(x))


def integer_game(n: int) -> Game:
    """The canonical form of an integer.

    >>> integer_game(-1) is game([], [ZERO])
    True
    """
    return number_game(Fraction(n))


def simplest_number(lower: Fraction | int | None, upper: Fraction | int | None) -> Fraction:
    """The simplest number between two numbers, themselves excluded (Section 3.4.1).

    The denominator as small as possible; of those numbers, the one closest to zero.

    None is no bound; where no number is between them, they are refused.

    >>> [str(simplest_number(*pair)) for pair in ((-3, 1), (1, Fraction(31, 8)), (-4, -1))]
    ['0', '2', '-2']
    >>> [str(simplest_number(*pair)) for pair in ((None, None), (2, None), (0, Fraction(1, 4)))]
    ['0', '3', '1/8']
    """
    lower = None if lower is None else Fraction(lower)
    upper = None if upper is None else Fraction(upper)
    if lower is not None and upper is not None and lower >= upper:
        raise InvalidInput("bounds", f"{lower}, {upper}", "a lower bound below the upper bound")
    if lower is None or upper is None:
        found = _whole(lower, upper, 1)
        assert found is not None
        return found
    # A denominator with a number between has one at twice itself: the least is found by halving.
    # Where 2^enough (upper - lower) > 1, there is one.
    least, enough = 0, _bits(upper - lower)
    while least < enough:
        count()
        half = (least + enough) // 2
        if _whole(lower, upper, 1 << half) is None:
            least = half + 1
        else:
            enough = half
    found = _whole(lower, upper, 1 << least)
    assert found is not None
    return found


def _bits(width: Fraction) -> int:
    """A number of bits with 2^bits width > 1."""
    return max(0, width.denominator.bit_length() - width.numerator.bit_length() + 1)


def _whole(lower: Fraction | None, upper: Fraction | None, denominator: int) -> Fraction | None:
    """The number a / denominator between the bounds that is closest to zero, if there is one."""
    count()
    least = None if lower is None else floor(lower * denominator) + 1
    greatest = None if upper is None else ceil(upper * denominator) - 1
    if least is not None and greatest is not None and least > greatest:
        return None
    closest = 0
    if least is not None and least > 0:
        closest = least
    if greatest is not None and greatest < 0:
        closest = greatest
    return Fraction(closest, denominator)


@well_founded
def _number(G: Game) -> Fraction | None:
    """The number that the canonical form G is."""
    if len(G.left) > 1 or len(G.right) > 1:
        return None
    lower = upper = None
    for GL in G.left:
        lower = _number(GL)
        if lower is None:
            return None
    for GR in G.right:
        upper = _number(GR)
        if upper is None:
            return None
    if lower is not None and upper is not None and lower >= upper:
        return None
    return simplest_number(lower, upper)


def number(G: Game) -> Fraction | None:
    """The number that G is equal to, or None where it is none (Section 3.4.1).

    A canonical form is a number where its options are numbers, the Left one less than the Right
    one; then it is the simplest number between them.

    >>> number(read("{-3|1}")), number(read("{0,^|1}")), number(read("*"))
    (Fraction(0, 1), Fraction(1, 2), None)
    """
    return _number(canonical(G))
