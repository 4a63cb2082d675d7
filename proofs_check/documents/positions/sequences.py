"""Beatty sequences, and the lines of the proof of Beatty's theorem (slides 55 to 58)."""

from reference.positions import Quadratic


def is_term(alpha: Quadratic, n: int, k: int) -> bool:
    return n == (alpha * k).floor()


def times(alpha: Quadratic, n: int) -> int:
    """How often n is a [k alpha] with positive k."""
    # [k alpha] >= k alpha - 1 exceeds n from k = (n + 2) / alpha on.
    last = ((n + 2) / alpha).floor() + 1
    return sum(is_term(alpha, n, k) for k in range(1, last + 1))


def some_k(alpha: Quadratic, n: int) -> bool:
    """Some integer k, of any sign, has n = [k alpha]."""
    near = (n / alpha).floor()
    return any(is_term(alpha, n, k) for k in range(near - 2, near + 4))


def line_1(alpha: Quadratic, n: int, k: int) -> bool:
    """Whether k alpha - 1 < n <= k alpha."""
    return alpha * k - 1 < n and alpha * k >= n


def line_2(alpha: Quadratic, n: int, k: int) -> bool:
    """Whether k - 1/alpha < n/alpha <= k."""
    return k - n / alpha < 1 / alpha and n / alpha <= k


def line_3(alpha: Quadratic, n: int, k: int) -> bool:
    """Whether k - 1/alpha < [n/alpha] + {n/alpha} <= k."""
    x = n / alpha
    total = x.fractional_part() + x.floor()
    return k - total < 1 / alpha and total <= k


def criterion(alpha: Quadratic, n: int) -> bool:
    """Whether {n/alpha} > 1 - 1/alpha."""
    return (n / alpha).fractional_part() > 1 - 1 / alpha
