"""Exact numbers r + c sqrt(d) against decimals of many digits."""

from decimal import ROUND_FLOOR, Decimal, localcontext
from fractions import Fraction
from itertools import islice, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.positions import (
    PHI,
    Quadratic,
    beatty_partner,
    beatty_sequence,
    beatty_term,
    quadratic_irrational,
)

PARTS = st.integers(-(10**30), 10**30)
NUMBERS = st.builds(
    quadratic_irrational,
    PARTS,
    PARTS.filter(bool),
    st.sampled_from([2, 3, 5, 6, 7, 8, 12, 20, 99, 10**9 + 7]),
    st.integers(-50, 50).filter(bool),
)


def decimal(x: Quadratic) -> Decimal:
    with localcontext() as context:
        context.prec = 120
        root = Decimal(x.d).sqrt()
        r, c = x.rational, x.coefficient
        first = Decimal(r.numerator) / Decimal(r.denominator)
        return first + Decimal(c.numerator) / Decimal(c.denominator) * root


@settings(max_examples=300, derandomize=True, deadline=None, database=None)
@given(NUMBERS)
def test_floor(x: Quadratic) -> None:
    assert x.floor() == int(decimal(x).to_integral_value(ROUND_FLOOR))
    assert 0 < x.fractional_part() < 1
    assert (x - x.fractional_part()) == Quadratic(Fraction(x.floor()), Fraction(0), x.d)


@settings(max_examples=200, derandomize=True, deadline=None, database=None)
@given(NUMBERS, st.integers(-(10**20), 10**20))
def test_comparison_and_division(x: Quadratic, n: int) -> None:
    assert (x > n) == (decimal(x) > n)
    assert (x < n) == (x <= n) == (decimal(x) < n)
    assert (x >= n) == (x > n)
    assert 1 / (1 / x) == x
    assert x / x == Quadratic(Fraction(1), Fraction(0), x.d)


def test_small_numbers_near_0() -> None:
    steps = [Fraction(n, 4) for n in range(-9, 10)]
    for r, c, d in product(steps, steps, (2, 5)):
        x = Quadratic(r, c, d)
        sign = decimal(x)
        assert (x > 0, x < 0, x >= 0, x <= 0) == (sign > 0, sign < 0, sign >= 0, sign <= 0)
        assert (x > r, x < r) == (c > 0, c < 0)
        assert (x.rational, x.coefficient, x.d) == (r, c, d)
        assert x.is_irrational == (c != 0)
        assert x.floor() == int(sign.to_integral_value(ROUND_FLOOR))
        assert x - (x - 1) == 1 - (1 - 1 * (x * 0 + 1)) == Quadratic(Fraction(1), Fraction(0), d)
        assert x + 3 == 3 + x == Quadratic(r + 3, c, d)
        assert x * 3 == 3 * x == Quadratic(3 * r, 3 * c, d)
        assert 2 - x == Quadratic(2 - r, -c, d)
        if r or c:
            assert x * (2 / x) == (x * 2) / x == Quadratic(Fraction(2), Fraction(0), d)


def test_integers_become_fractions() -> None:
    given: Any = (1, 2, 5)
    x = Quadratic(*given)
    assert (type(x.rational), type(x.coefficient)) == (Fraction, Fraction)
    assert x.reciprocal() == Quadratic(Fraction(-1, 19), Fraction(2, 19), 5)


def test_a_rational_one() -> None:
    half = PHI - PHI + Fraction(1, 2)
    assert not half.is_irrational
    assert half.floor() == 0
    assert half >= Fraction(1, 2)
    assert not half > Fraction(1, 2)
    assert half <= Fraction(1, 2)


@pytest.mark.parametrize("alpha", [PHI, quadratic_irrational(0, 1, 2), PHI + 5])
def test_beatty_sequences_of_partners_hold_every_number_once(alpha: Quadratic) -> None:
    beta = beatty_partner(alpha)
    assert 1 / alpha + 1 / beta == PHI * 0 + 1 if alpha.d == 5 else True
    found = [*islice(beatty_sequence(alpha), 1000), *islice(beatty_sequence(beta), 1000)]
    assert sorted(found)[:900] == list(range(1, 901))


def test_a_slope_below_1() -> None:
    assert list(islice(beatty_sequence(PHI - 1), 6)) == [0, 1, 1, 2, 3, 3]


def test_sqrt_2() -> None:
    # https://oeis.org/A001951 and https://oeis.org/A001952
    root = quadratic_irrational(0, 1, 2)
    assert [beatty_term(root, k) for k in range(1, 9)] == [1, 2, 4, 5, 7, 8, 9, 11]
    assert list(islice(beatty_sequence(beatty_partner(root)), 5)) == [3, 6, 10, 13, 17]
