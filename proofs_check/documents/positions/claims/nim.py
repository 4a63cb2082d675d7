"""Slides 60 to 79: Nim."""

from collections.abc import Callable, Iterator
from itertools import islice, product
from typing import Any

from proofs_check.core.claim import Depending, Plan, using
from proofs_check.core.ranges import Found, Instances
from proofs_check.documents.positions import examples, ranges, transcribed
from proofs_check.documents.positions.claims import claim
from proofs_check.documents.positions.examples import WORKED, nim_position, nim_winning_moves
from proofs_check.documents.positions.theorem_plans import ALL_REMOVED, FEWER, same
from proofs_check.documents.positions.transcribed import Piles, binary, listed, plain, rows
from proofs_check.methods.chained import chained
from proofs_check.methods.missing import missing
from proofs_check.methods.printed import Cell, Row, printed
from reference.positions import P, nim_moves, nim_sum

# Slide 60


def fewer_by_none_too(x: int, y: int, z: int) -> Found:
    """Each move leaves fewer chips, even one that removes none."""
    piles = x, y, z
    after = {sum(piles) - removed for pile in piles if pile for removed in range(pile + 1)}
    return all(left < sum(piles) for left in after), {"chips left": sorted(after)}


@claim(
    readings={
        "any positive number of chips": (*FEWER, ranges.THREE_PILES),
        "any number of chips, none too": using(fewer_by_none_too, ranges.THREE_PILES),
    }
)
def nim__finite(x: int, y: int, z: int) -> bool:
    """Nim, in which any number of chips may be removed from a pile, ends in a finite number of
    moves: each leaves fewer chips."""
    return all(0 <= sum(option) < x + y + z for option in nim_moves((x, y, z)))


@claim(*ALL_REMOVED, ranges.THREE_PILES)
def nim__last_chip_decides(x: int, y: int, z: int) -> bool:
    """The rule that who removes the last chip wins names a winner in every play that begins with a
    chip: no move is possible only where no chip is left."""
    stuck = next(nim_moves((x, y, z)), None) is None
    return stuck == ((x, y, z) == (0, 0, 0))


# Slide 62


def _of_nim(theorem: str, view: str) -> Plan:
    return chained("positions", theorem, view, "theory_nim")


def _mirror(place: int) -> tuple[Plan, ...]:
    def equal_piles(*labels: Any) -> Any:
        return labels[place]

    return using(equal_piles, _of_nim("mirror", "EQUAL"))


@claim(*_mirror(0), ranges.NIM)
def nim__mirror_xx0(o: Any) -> Any:
    """Every (x,x,0) is a P-position."""
    return (o.x != o.y) | (o.z != 0) | o.is_P


@claim(*_mirror(1), ranges.NIM)
def nim__mirror_x0x(o: Any) -> Any:
    """Every (x,0,x) is a P-position."""
    return (o.x != o.z) | (o.y != 0) | o.is_P


@claim(*_mirror(2), ranges.NIM)
def nim__mirror_0xx(o: Any) -> Any:
    """Every (0,x,x) is a P-position."""
    return (o.y != o.z) | (o.x != 0) | o.is_P


# Slide 63


@claim(printed, each={f"nim.list-{number}.members": number for number in range(1, 5)})
def members(number: int) -> Iterator[Cell]:
    """The listed positions are P-positions."""
    for piles in listed(f"nim-list-{number}"):
        yield Cell(str(piles), "P", nim_position(piles).value)


@claim(printed, each={f"nim.list-{number}.complete": number for number in range(1, 5)})
def nothing_left_out(number: int) -> Iterator[Cell]:
    """The list begins with all P-positions of different piles, ascending, that begin with {}."""
    found = listed(f"nim-list-{number}")
    last = 4 * (number + len(found))
    first = (
        (number, y, z)
        for y in range(number + 1, last)
        for z in range(y + 1, 2 * y + number + 1)
        if nim_position((number, y, z)) is P
    )
    yield Cell(f"Slide 63, list {number}", plain(found), plain(list(islice(first, len(found)))))


# Slides 64 to 67: binary numbers and the nim-sum


@claim(printed, each={f"nim.binary-{row['decimal']}": row for row in rows("nim-binary")})
def binary_digits(row: Row) -> Iterator[Cell]:
    """The binary digits of {0[decimal]} are as printed."""
    yield Cell(row["place"], row["binary"], binary(int(row["decimal"])))


def exactly_one(total: Any, first: Any, second: Any) -> Any:
    """There is a 1 where exactly one of the two has one."""
    return total == (first ^ second)


@claim(*using(exactly_one, _of_nim("without_carry", "PLACE")), ranges.TWO_NUMBERS)
def nim__sum_definition(x: int, y: int) -> bool:
    """The sum of binary numbers without carry has in each place 1 if and only if exactly one
    summand has 1 there: it is the exclusive or."""
    width = max(len(binary(x)), len(binary(y)))
    a, b = binary(x).rjust(width, "0"), binary(y).rjust(width, "0")
    without_carry = int("".join("01"[p != q] for p, q in zip(a, b, strict=True)), 2)
    return nim_sum(x, y) == without_carry == x ^ y


SUMS = {
    ("Slide 65, example 1", "sum-7-5"): "value",
    ("Slide 66, example 2", "sum-23-13"): "value",
    ("Slide 70", "example-7-5-3"): "sum",
    ("Slide 77", "example-25-21-11"): "sum",
    ("Slide 79", "example-13-23-28"): "sum",
}
SUM_ROWS = {row["id"]: row for row in rows("nim-sums")}


@claim(
    printed,
    each={
        f"nim.{name}.{last}": (place + (", the sum" if last == "sum" else ""), SUM_ROWS[name])
        for (place, name), last in SUMS.items()
    },
)
def printed_sum(place: str, row: Row) -> Iterator[Cell]:
    """The nim-sum of the numbers {1[decimal summands]} is as printed."""
    summands = [int(number) for number in row["decimal summands"].split()]
    yield Cell(row["place"], int(row["decimal sum"]), nim_sum(*summands))


@claim(printed, each={f"nim.{name}.binary": (place, SUM_ROWS[name]) for place, name in SUMS})
def printed_column(place: str, row: Row) -> Iterator[Cell]:
    """The binary numbers are those of the summands and of the sum."""
    decimal = [*row["decimal summands"].split(), row["decimal sum"]]
    column = [*row["binary summands"].split(), row["binary sum"]]
    for number, digits in zip(decimal, column, strict=True):
        yield Cell(f"{row['place']}, {number}", digits, binary(int(number)))


PROPERTIES: dict[str, tuple[str, str, Callable[..., Any]]] = {
    "associative": (
        "item 1",
        "x + (y + z) = (x + y) + z",
        lambda add, zero, x, y, z: add(x, add(y, z)) == add(add(x, y), z),
    ),
    "commutative": ("item 2", "x + y = y + x", lambda add, zero, x, y, z: add(x, y) == add(y, x)),
    "identity-right": (
        "item 3, equality 1",
        "x + 0 = x",
        lambda add, zero, x, y, z: add(x, zero) == x,
    ),
    "identity-left": (
        "item 3, equality 2",
        "0 + x = x",
        lambda add, zero, x, y, z: add(zero, x) == x,
    ),
    "inverse": ("item 4", "x + x = 0", lambda add, zero, x, y, z: add(x, x) == zero),
    "cancellation": (
        "item 5",
        "x + y = x + z implies y = z",
        lambda add, zero, x, y, z: (add(x, y) != add(x, z)) | (y == z),
    ),
}


@claim(
    Depending(lambda name, item, says, property_: using(property_, _of_nim("laws", "SUMMED"))),
    ranges.THREE_NUMBERS,
    each={f"nim.{name}": (name, *values) for name, values in PROPERTIES.items()},
)
def property_of_nim_sums(
    x: int, y: int, z: int, name: str, item: str, says: str, property_: Callable[..., Any]
) -> bool:
    """{2} for nim-sums."""
    return bool(property_(nim_sum, 0, x, y, z))


# Slide 68: the theorem


@claim(_of_nim("bouton", "EVERY"), ranges.NIM)
def nim__theorem_if(o: Any) -> Any:
    """Where the nim-sum of three piles is 0 they are a P-position."""
    return ((o.x ^ o.y ^ o.z) != 0) | o.is_P


@claim(_of_nim("bouton", "EVERY"), ranges.NIM)
def nim__theorem_only_if(o: Any) -> Any:
    """Three piles that are a P-position have nim-sum 0."""
    return (o.is_P ^ True) | ((o.x ^ o.y ^ o.z) == 0)


# Slide 69

COLUMNS: dict[str, tuple[str, Piles, Row]] = {
    row["position"].replace(",", "-"): (
        row["position"].replace(",", " "),
        tuple(map(int, row["position"].split(","))),
        row,
    )
    for row in rows("nim-columns")
}


@claim(printed, each={f"nim.columns.position-{name}": values for name, values in COLUMNS.items()})
def position_of_columns(name: str, piles: Piles, row: Row) -> Iterator[Cell]:
    """{1} is a P-position."""
    yield Cell(row["place"], "P", nim_position(piles).value)


@claim(printed, each={f"nim.columns.binary-{name}": values for name, values in COLUMNS.items()})
def binary_of_columns(name: str, piles: Piles, row: Row) -> Iterator[Cell]:
    """The three binary numbers are those of the piles, in three digits."""
    digits = [binary(pile).rjust(3, "0") for pile in piles]
    yield Cell(row["place"], [row["first"], row["second"], row["third"]], digits)


PRINTED_COLUMNS = Instances(
    "the columns of the printed positions, in three digits",
    "piles place",
    lambda: product((piles for _, piles, _ in COLUMNS.values()), (4, 2, 1)),
)


@claim(PRINTED_COLUMNS)
def nim__columns__even(piles: Piles, place: int) -> bool:
    """In each printed column the number of digits 1 is even."""
    return sum(pile // place % 2 for pile in piles) % 2 == 0


@claim(PRINTED_COLUMNS)
def nim__columns__zero_or_two(piles: Piles, place: int) -> bool:
    """It is 0 or 2."""
    return sum(pile // place % 2 for pile in piles) in {0, 2}


# Slides 70 and 77 to 79: examples

(HEADING,) = listed("nim-heading-13-23-28")


@claim(
    printed,
    each={
        "nim.example-7-5-3.next": (70, (7, 5, 3)),
        "nim.example-25-21-11.next": (77, (25, 21, 11)),
        "nim.example-13-23-28.next": (79, WORKED),
    },
)
def example_is_n(slide: int, piles: Piles) -> Iterator[Cell]:
    """{1}, the position that the slide works out, is an N-position."""
    yield Cell(f"Slide {slide}", "N", nim_position(piles).value)


EXAMPLES = {
    "7-5-3": ("Slide 70, the moves", (7, 5, 3)),
    "25-21-11": ("Slide 77, the move", (25, 21, 11)),
}


@claim(printed, each={f"nim.example-{key}.winning": v for key, v in EXAMPLES.items()})
def printed_moves_win(place: str, piles: Piles) -> Iterator[Cell]:
    """The printed moves from {1} win."""
    for option in listed(f"nim-moves-{'-'.join(map(str, piles))}"):
        can_be_reached = option in set(nim_moves(piles))
        yield Cell(str(option), "P", nim_position(option).value if can_be_reached else "no move")


@claim(printed, each={f"nim.example-{key}.complete.strengthened": v for key, v in EXAMPLES.items()})
def no_other_move_wins(place: str, piles: Piles) -> Iterator[Cell]:
    """No other move from {1} wins."""
    found = listed(f"nim-moves-{'-'.join(map(str, piles))}")
    yield Cell(place, plain(sorted(found)), plain(nim_winning_moves(piles)))


@claim(Instances("each of the three piles", "pile", lambda: [(1,), (2,), (3,)]))
def nim__example_7_5_3__removed(pile: int) -> bool:
    """Removing 1 chip from each of the three piles of (7,5,3) in turn wins and reaches the three
    printed positions, in this order."""
    piles = (7, 5, 3)
    option = (*piles[: pile - 1], piles[pile - 1] - 1, *piles[pile:])
    found = listed("nim-moves-7-5-3")
    return option in nim_winning_moves(piles) and len(found) == 3 and option == found[pile - 1]


@claim(*using(same, _of_nim("pairs", "STRUCK")), ranges.THREE_PILES.to({"x": 20}, {"x": 40}))
def nim__pairs_of_powers(x: int, y: int, z: int) -> bool:
    """Writing the piles as sums of powers of 2 and striking out equal powers in pairs leaves the
    nim-sum."""
    left: set[int] = set()
    for pile in (x, y, z):
        for power in transcribed.powers_of_2(pile):
            left ^= {power}
    return sum(left) == nim_sum(x, y, z)


@claim(missing, each={f"nim.pairs-picture-{number}": 70 + number for number in range(1, 7)})
def picture(slide: int) -> str:
    """The picture shows how pairs of powers of 2 are found."""
    return "the picture of the slide; the text has its sentence only"


@claim(printed)
def nim__example_25_21_11__removed() -> Iterator[Cell]:
    """The move removes 3 chips, from the second pile."""
    piles = (25, 21, 11)
    (winning,) = nim_winning_moves(piles)
    removed = [before - after for before, after in zip(piles, winning, strict=True)]
    yield Cell("Slide 77", [0, 3, 0], removed)


@claim(printed)
def nim__example_25_21_11__note() -> Iterator[Cell]:
    """18 is the nim-sum of 21 and 7."""
    yield Cell("Slide 78", 18, nim_sum(21, 7))


@claim(printed)
def nim__example_13_23_28__heading() -> Iterator[Cell]:
    """The heading names the position that the slide works out."""
    summands = SUM_ROWS["example-13-23-28"]["decimal summands"].split()
    yield Cell("Slide 79, heading", list(HEADING), [int(number) for number in summands])


@claim(
    printed, each={f"nim.example-13-23-28.pile-{row['pile']}": row for row in rows("nim-targets")}
)
def target(row: Row) -> Iterator[Cell]:
    """The pile is to become what is printed, in decimal and in binary."""
    pile = int(row["pile"])
    size = examples.reached(pile)[pile - 1]
    yield Cell(f"{row['place']}, pile {pile}", int(row["decimal"]), size)
    yield Cell(f"{row['place']}, pile {pile}, binary", row["binary"], binary(size))


@claim(printed, each={f"nim.example-13-23-28.reached-{pile}": pile for pile in range(1, 4)})
def printed_position(pile: int) -> Iterator[Cell]:
    """The printed position is the one that the winning move in pile {} reaches."""
    found = listed("nim-moves-13-23-28")[pile - 1]
    yield Cell(f"Slide 79, last line, position {pile}", list(found), list(examples.reached(pile)))


@claim(printed)
def nim__example_13_23_28__count() -> Iterator[Cell]:
    """From (13,23,28) there are 3 winning moves."""
    yield Cell("Slide 79", 3, len(nim_winning_moves(WORKED)))


@claim(printed)
def nim__example_13_23_28__complete() -> Iterator[Cell]:
    """The last line has every winning move from (13,23,28), and nothing else: what
    nim.example-13-23-28.reached-1 to -3 look at position by position."""
    found = sorted(listed("nim-moves-13-23-28"))
    yield Cell("Slide 79, last line", plain(found), plain(nim_winning_moves(WORKED)))


@claim(ranges.ITSELF)
def nim__example_13_23_28__heading__corrected() -> bool:
    """The heading should be (13,23,28): (11,23,28) has nim-sum 0 and is a P-position, the one that
    the first winning move reaches."""
    heading_is_p = nim_sum(*HEADING) == 0 and nim_position(HEADING) is P
    return nim_sum(*WORKED) == 6 and heading_is_p and examples.reached(1) == HEADING


@claim(ranges.ITSELF)
def nim__example_13_23_28__reached_3__corrected() -> bool:
    """The third winning move reaches (13,23,26); the printed (11,23,26) differs in two piles and
    has nim-sum 6."""
    found = listed("nim-moves-13-23-28")[2]
    two_piles = sum(before != after for before, after in zip(WORKED, found, strict=True)) == 2
    return examples.reached(3) == (13, 23, 26) and two_piles and nim_sum(*found) == 6
