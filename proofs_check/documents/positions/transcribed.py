"""What the slides print, as the claims read it; and numbers as the slides print them."""

from collections.abc import Sequence
from fractions import Fraction

from proofs_check.core.evidence import Json
from proofs_check.methods.printed import Row, printed_rows
from reference.positions import Quadratic

Piles = tuple[int, ...]


def rows(table: str) -> tuple[Row, ...]:
    """The rows of a printed table of this document."""
    return printed_rows("positions", table)


def listed(name: str) -> list[Piles]:
    """A printed list, each entry as its numbers."""
    (row,) = (row for row in rows("lists") if row["name"] == name)
    return [tuple(map(int, entry.split(","))) for entry in row["values"].split()]


def numbers(name: str) -> list[int]:
    return [n for (n,) in listed(name)]


def plain(positions: Sequence[Piles]) -> Json:
    return [list(position) for position in positions]


def cut_off(x: Fraction | Quadratic, like: str, add: Fraction = Fraction(0)) -> str:
    """A positive number with as many digits after the point as `like` has, the rest cut off.

    `x`: the number. `like`: a printed decimal. `add`: added to the last digit before cutting off;
    with one half the number is rounded.

    >>> cut_off(Fraction(14, 9), "1.5555"), cut_off(Fraction(14, 9), "1.5555", Fraction(1, 2))
    ('1.5555', '1.5556')
    """
    digits = len(like.partition(".")[2])
    whole, rest = divmod((x * 10**digits + add).__floor__(), 10**digits)
    return f"{whole}.{rest:0{digits}d}" if digits else str(whole)


def binary(number: int) -> str:
    """Binary digits by repeated division by 2.

    >>> binary(6), binary(0)
    ('110', '0')
    """
    found = ""
    while number:
        number, digit = divmod(number, 2)
        found = str(digit) + found
    return found or "0"


def powers_of_2(number: int) -> list[int]:
    """The different powers of 2 that add up to a number: each time the largest that fits."""
    found = []
    while number:
        power = 1
        while 2 * power <= number:
            power *= 2
        found.append(power)
        number -= power
    return found
