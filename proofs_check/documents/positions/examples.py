"""The worked examples of slides 49 to 51 and 79: their moves, their decimals, their method."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import ceil, floor

from proofs_check.documents.positions.transcribed import Piles, cut_off, rows
from proofs_check.methods.printed import Row
from reference import positions as reference
from reference.positions import PHI, Position, Quadratic, pair

HALF = Fraction(1, 2)
SMALLER, LARGER = Fraction("1.618"), Fraction("2.618")


@cache
def wythoff_winning_moves(piles: tuple[int, int]) -> tuple[tuple[int, int], ...]:
    """The winning moves by the recursion, remembered."""
    return reference.wythoff_winning_moves(piles)


@cache
def nim_winning_moves(piles: Piles) -> tuple[Piles, ...]:
    return reference.nim_winning_moves(piles)


@cache
def nim_position(piles: Piles) -> Position:
    """P or N of piles of Nim by the recursion, remembered."""
    return reference.nim_position(piles)


def exact(row: Row, with_phi: bool = False) -> Fraction | Quadratic:
    """The quotient or the product that a row of `wythoff-arithmetic` is of.

    `row`: the row. `with_phi`: whether phi and phi + 1 stand in place of 1.618 and 2.618.
    """
    left, right = Fraction(row["left"]), Fraction(row["right"])
    number = {SMALLER: PHI, LARGER: PHI + 1}[right] if with_phi else right
    return left / number if row["operation"] == "/" else left * number


def decimal_of(row: Row, rounded: bool, with_phi: bool) -> str:
    """That number with two digits after the point, rounded or cut off."""
    return cut_off(exact(row, with_phi), "0.00", HALF if rounded else Fraction(0))


@dataclass(frozen=True)
class PrintedDecimal:
    """A printed decimal of slides 47 to 51, where it stands, and the number that it is of."""

    name: str
    printed: str
    number: Fraction | Quadratic

    @property
    def is_cut_off(self) -> bool:
        """Right, the digits that are not printed cut off."""
        return cut_off(self.number, self.printed) == self.printed

    @property
    def is_rounded(self) -> bool:
        """Right, rounded to the digits that are printed."""
        return cut_off(self.number, self.printed, HALF) == self.printed


def printed_decimals() -> Iterator[PrintedDecimal]:
    """Yield every printed decimal of slides 47 to 51."""
    for row in rows("wythoff-table"):
        n = int(row["n"])
        yield PrintedDecimal(f"table.ratio-{n}", row["ratio"], Fraction(pair(n)[0], n))
    (golden,) = (row for row in rows("lists") if row["name"] == "golden-ratio")
    yield PrintedDecimal("golden-ratio.digits", golden["values"], PHI)
    for row in rows("wythoff-multiples"):
        n = int(row["n"])
        yield PrintedDecimal(f"multiples.product-{n}", row["product"], PHI * n)
    for row in rows("wythoff-arithmetic"):
        yield PrintedDecimal(row["id"], row["printed"], exact(row))


def by_the_method(x: int, y: int) -> set[tuple[int, int]]:
    """The winning moves as slides 50 and 51 find them, with 1.618 and 2.618 in place of phi."""
    found = set()
    for pile, other, swap in ((x, y, False), (y, x, True)):
        for number, sign in ((SMALLER, 1), (LARGER, -1)):
            n = ceil(pile / number)
            if floor(n * number) == pile and pile + sign * n < other:
                found.add((pile + sign * n, pile) if swap else (pile, pile + sign * n))
    n = abs(y - x)
    a, b = floor(n * SMALLER), floor(n * LARGER)
    if a < min(x, y):
        found.add((a, b) if x <= y else (b, a))
    return found


WORKED = (13, 23, 28)
"""The position that slide 79 works out."""


def reached(pile: int) -> Piles:
    """The position that the winning move from (13,23,28) in a pile reaches; piles from 1."""
    (found,) = (m for m in nim_winning_moves(WORKED) if m[pile - 1] != WORKED[pile - 1])
    return found
