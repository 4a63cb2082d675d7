"""The ledger, and what its sections share: ranges, steps of arguments, printed lists."""

from collections.abc import Callable, Iterator
from decimal import ROUND_DOWN, ROUND_HALF_UP, Decimal
from fractions import Fraction
from itertools import combinations, product

from proofs_check.core.claim import Plan, using
from proofs_check.core.moving import Ledger
from proofs_check.documents.positions.domains import Board, Heaps, ThreePiles
from proofs_check.methods.argument import Step, argued
from proofs_check.methods.printed import Cell, Row, printed, printed_rows
from proofs_check.methods.smt import Integer, Terms, Truth
from reference.positions import Quadratic

LEDGER = Ledger("positions")
claim = LEDGER.claim

BOARD, BOARD_DEEP = Board(2000), Board(2500)
PILES, PILES_DEEP = ThreePiles(63), ThreePiles(160)


def heaps(*S: int) -> tuple[Heaps, Heaps]:
    """The ranges of one subtraction game for the default audit and `--deep`."""
    return Heaps(S, 10**6), Heaps(S, 10**7)


def argument(name: str, words: str, *steps: Step) -> Plan:
    """A proof of a claim of this document."""
    return argued("positions", name, words, *steps)


def step(says: str, state: Callable[[Terms], tuple[Truth, ...]], logic: str = "QF_LIA") -> Step:
    """One step: `state` makes the hypotheses and, last, the conclusion."""
    return Step(says, lambda terms: terms.follows(*state(terms)), logic)


def integers(terms: Terms, names: str) -> list[Integer]:
    """Unknown integers, their names separated by spaces."""
    return [terms.integer(name) for name in names.split()]


def reals(terms: Terms, names: str) -> list[Integer]:
    """Unknown real numbers."""
    return [terms.real(name) for name in names.split()]


def truths(terms: Terms, names: str) -> list[Truth]:
    """Unknown truth values."""
    return [terms.truth(name) for name in names.split()]


Piles = tuple[int, ...]


def rows(table: str) -> tuple[Row, ...]:
    """The rows of a printed table of this document."""
    return printed_rows("positions", table)


def listed(name: str) -> list[Piles]:
    """A printed list, each entry as its numbers."""
    (row,) = (row for row in rows("lists") if row["name"] == name)
    return [tuple(map(int, entry.split(","))) for entry in row["values"].split()]


def numbers(name: str) -> list[int]:
    """A printed list of numbers."""
    return [n for (n,) in listed(name)]


def one_cell(place: str, found: Callable[[], object], computed: Callable[[], object]) -> Plan:
    """A printed thing against what the definitions give for it, both as JSON."""
    return printed_cells(lambda: iter([Cell(place, found(), computed())]))  # type: ignore[arg-type]


def printed_cells(cells: Callable[[], Iterator[Cell]]) -> Plan:
    """Printed cells; the function under the plan is not called."""
    plan = printed()
    return lambda function: plan(cells)


def nothing() -> None:
    """Stands under claims whose plans know all that they need."""


def enter(name: str, cite: str, says: str, *plans: Plan) -> None:
    """A claim whose plans know all that they need."""
    claim(name, cite, says, *plans)(nothing)


def enter_readings(name: str, cite: str, says: str, readings: dict[str, Plan]) -> None:
    """The same with named readings."""
    claim(name, cite, says, readings={key: using(nothing, plan) for key, plan in readings.items()})(
        nothing
    )


def decimals(x: Fraction | Quadratic, digits: int, rounding: str) -> str:
    """A positive number with so many digits after the point, cut off or rounded.

    >>> decimals(Fraction(14, 9), 4, ROUND_DOWN), decimals(Fraction(14, 9), 4, ROUND_HALF_UP)
    ('1.5555', '1.5556')
    """
    half = Fraction(1, 2) if rounding == ROUND_HALF_UP else 0
    scaled = (x * 10**digits + half).__floor__()
    return str(Decimal(scaled).scaleb(-digits))


def decimal_readings(
    place: str, found: str, x: Callable[[], Fraction | Quadratic]
) -> dict[str, Plan]:
    """A printed decimal of what `x` gives, read as cut off, and as rounded."""
    digits = len(found.partition(".")[2])

    def under(rounding: str) -> Plan:
        return one_cell(place, lambda: found, lambda: decimals(x(), digits, rounding))

    return {"cut off": under(ROUND_DOWN), "rounded": under(ROUND_HALF_UP)}


Graph = dict[int, tuple[int, ...]]


def graphs(size: int) -> Iterator[Graph]:
    """Yield every graph on 0 to size - 1 whose moves lead to smaller numbers, few moves first."""
    options = [
        [c for count in range(x + 1) for c in combinations(range(x), count)] for x in range(size)
    ]
    for chosen in product(*options):
        yield dict(enumerate(chosen))
