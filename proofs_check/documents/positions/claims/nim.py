"""Slides 60 to 79: Nim."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice, product
from typing import Any

from proofs_check.core.claim import Plan
from proofs_check.core.evidence import Effort
from proofs_check.documents.positions.claims import claim
from proofs_check.documents.positions.claims.games import FINITE
from proofs_check.documents.positions.plans import (
    PILES,
    PILES_DEEP,
    argument,
    enter,
    enter_readings,
    integers,
    listed,
    one_cell,
    printed_cells,
    rows,
    step,
    truths,
)
from proofs_check.documents.positions.plans import claim as old_claim
from proofs_check.methods.enumeration import Case, enumerated, settled
from proofs_check.methods.exhaustive import every
from proofs_check.methods.missing import missing
from proofs_check.methods.printed import Cell, Row
from proofs_check.methods.smt import Terms, Truth
from reference.positions import P, nim_moves, nim_position, nim_sum, nim_winning_moves

Piles = tuple[int, ...]


def as_lists(found: list[Piles]) -> list[list[int]]:
    """Positions as JSON has them."""
    return [list(position) for position in found]


# Slide 60


enter(
    "nim.finite",
    "Slide 60, sentence 2; slide 4, item 4",
    "Nim, in which any positive number of chips may be removed from a pile, ends in a finite "
    "number of moves.",
    FINITE,
)


@claim(("Slide 60, sentence 2", "Slide 4, item 4"), settled())
def nim__positive_needed__measured() -> Iterator[Case]:
    """The number removed must be positive, which slide 60 does not say: by removing no chip a move
    would lead nowhere, and the game need not end.
    """
    for piles in product(range(2), repeat=3):
        options = [
            (*piles[:i], pile - k, *piles[i + 1 :])
            for i, pile in enumerate(piles)
            for k in range(pile + 1)
        ]
        stays = piles in options and piles not in nim_moves(piles)
        yield Case({"piles": list(piles)}, stays)


def _some_pile(terms: Terms) -> tuple[Truth, ...]:
    x, y, z = integers(terms, "x y z")
    return x >= 0, y >= 0, z >= 0, x + y + z >= 1, (x >= 1) | (y >= 1) | (z >= 1)


@claim(
    ("Slide 60, sentence 3", "Slide 4, item 3"),
    argument(
        "nim-last-chip",
        "While a chip is left there is a pile to remove it from, and no play is endless.",
        step("if there is a chip, one of the piles has one", _some_pile),
    ),
    enumerated("every three piles <= 8"),
)
def nim__last_chip_decides(effort: Effort) -> Iterator[Case]:
    """The rule that who removes the last chip wins names a winner in every play that begins with a
    chip.
    """
    for piles in product(range(9), repeat=3):
        stuck = next(nim_moves(piles), None) is None
        yield Case({"piles": list(piles)}, stuck == (piles == (0, 0, 0)))


# Slide 62


def _leaves_mirror(terms: Terms) -> tuple[Truth, ...]:
    x, y, k = integers(terms, "x y k")
    return x == y, k >= 1, ((x - k) != y) & (x != (y - k))


def _back_to_mirror(terms: Terms) -> tuple[Truth, ...]:
    x, y, k = integers(terms, "x y k")
    return x >= 0, x < y, k == y - x, (k >= 1) & (k <= y) & (y - k == x)


MIRROR = argument(
    "nim-mirror",
    "By the three conditions of slide 34 for two piles (the third stays empty) of equal size: no "
    "move keeps them equal, and from unequal ones the larger can be made equal to the smaller.",
    step("no move leads from equal piles to equal piles", _leaves_mirror),
    step("the larger pile can be made equal to the smaller", _back_to_mirror),
)
EVERY_POSITION = every(PILES, "positions", deep=PILES_DEEP)

for _name, _says, _judge in (
    ("xx0", "(x,x,0)", lambda o: (o.x != o.y) | (o.z != 0) | o.is_P),
    ("x0x", "(x,0,x)", lambda o: (o.x != o.z) | (o.y != 0) | o.is_P),
    ("0xx", "(0,x,x)", lambda o: (o.y != o.z) | (o.x != 0) | o.is_P),
):
    old_claim(
        f"nim.mirror-{_name}",
        "Slide 62",
        f"Every {_says} is a P-position.",
        MIRROR,
        EVERY_POSITION,
    )(_judge)


# Slide 63


def first_with(smallest: int, count: int) -> list[Piles]:
    """The first P-positions of three different piles, ascending, with this smallest one."""
    last = 4 * (smallest + count)
    found = (
        (smallest, y, z)
        for y in range(smallest + 1, last)
        for z in range(y + 1, 2 * y + smallest + 1)
        if nim_position((smallest, y, z)) is P
    )
    return list(islice(found, count))


for _number in range(1, 5):
    enter(
        f"nim.list-{_number}.members",
        f"Slide 63, list {_number}",
        "The listed positions are P-positions.",
        printed_cells(
            partial(
                lambda name: (
                    Cell(str(piles), "P", nim_position(piles).value) for piles in listed(name)
                ),
                f"nim-list-{_number}",
            )
        ),
    )
    enter(
        f"nim.list-{_number}.complete",
        f"Slide 63, list {_number}",
        f"The list begins with all P-positions of different piles, ascending, that begin with "
        f"{_number}.",
        one_cell(
            f"Slide 63, list {_number}",
            partial(lambda name: as_lists(listed(name)), f"nim-list-{_number}"),
            partial(
                lambda number: as_lists(first_with(number, len(listed(f"nim-list-{number}")))),
                _number,
            ),
        ),
    )


# Slides 64 to 67: binary numbers and the nim-sum


def digits(number: int) -> str:
    """Binary digits by repeated division by 2."""
    found = ""
    while number:
        number, digit = divmod(number, 2)
        found = str(digit) + found
    return found or "0"


for _row in rows("nim-binary"):
    enter(
        f"nim.binary-{_row['decimal']}",
        _row["place"],
        f"The binary digits of {_row['decimal']} are as printed.",
        one_cell(
            _row["place"],
            partial(str, _row["binary"]),
            partial(lambda number: digits(number), int(_row["decimal"])),
        ),
    )


@claim("Slide 65, definition", enumerated("every two numbers <= 127", "every two numbers <= 511"))
def nim__sum_definition(effort: Effort) -> Iterator[Case]:
    """The sum of binary numbers without carry has in each place 1 if and only if exactly one
    summand has 1 there: it is the exclusive or.
    """
    for x, y in product(range(128 if effort is Effort.DEFAULT else 512), repeat=2):
        a, b = digits(x)[::-1].ljust(10, "0"), digits(y)[::-1].ljust(10, "0")
        without_carry = int("".join("01"[p != q] for p, q in zip(a, b, strict=True))[::-1], 2)
        yield Case([x, y], nim_sum(x, y) == without_carry == x ^ y)


def sum_cells(row: Row) -> Iterator[Cell]:
    """A printed nim-sum."""
    summands = [int(number) for number in row["decimal summands"].split()]
    yield Cell(row["place"], int(row["decimal sum"]), nim_sum(*summands))


def binary_cells(row: Row) -> Iterator[Cell]:
    """The column of binary numbers beside it."""
    decimal = [*row["decimal summands"].split(), row["decimal sum"]]
    for number, printed in zip(
        decimal, [*row["binary summands"].split(), row["binary sum"]], strict=True
    ):
        yield Cell(f"{row['place']}, {number}", printed, digits(int(number)))


for _row in rows("nim-sums"):
    _example = _row["id"].startswith("example")
    enter(
        f"nim.{_row['id']}.{'sum' if _example else 'value'}",
        f"{_row['place']}, the sum",
        f"The nim-sum of {_row['decimal summands'].replace(' ', ', ')} is as printed.",
        printed_cells(partial(sum_cells, _row)),
    )
    enter(
        f"nim.{_row['id']}.binary",
        f"{_row['place']}, the column of binary numbers",
        "The binary numbers are those of the summands and of the sum.",
        printed_cells(partial(binary_cells, _row)),
    )

DIGITS = (
    "A number is its binary digits, and the nim-sum acts on the digits of each place by itself, as "
    "exclusive or. For one place: "
)
BY_DIGITS = enumerated("every three numbers <= 15", "every three numbers <= 31")


def of_three(judge: Callable[[int, int, int], bool]) -> Plan:
    """The judgment on every three numbers of the range."""

    def cases(effort: Effort) -> Iterator[Case]:
        for x, y, z in product(range(16 if effort is Effort.DEFAULT else 32), repeat=3):
            yield Case([x, y, z], judge(x, y, z))

    return lambda function: BY_DIGITS(cases)


def enter_property(
    name: str,
    item: int,
    says: str,
    state: Callable[[Truth, Truth, Truth], tuple[Truth, ...]],
    judge: Callable[[int, int, int], bool],
) -> None:
    """Enter one of the properties of slide 67."""

    def one_place(terms: Terms) -> tuple[Truth, ...]:
        x, y, z = truths(terms, "x y z")
        return state(x, y, z)

    old_claim(
        f"nim.{name}",
        f"Slide 67, item {item}",
        says,
        argument(f"nim-{name}", DIGITS + says, step(f"{says[:-1]}, in one place", one_place)),
        of_three(judge),
    )(judge)


enter_property(
    "associative",
    1,
    "x + (y + z) = (x + y) + z for nim-sums.",
    lambda x, y, z: ((x ^ (y ^ z)) == ((x ^ y) ^ z),),
    lambda x, y, z: nim_sum(x, nim_sum(y, z)) == nim_sum(nim_sum(x, y), z),
)
enter_property(
    "commutative",
    2,
    "x + y = y + x for nim-sums.",
    lambda x, y, z: ((x ^ y) == (y ^ x),),
    lambda x, y, z: nim_sum(x, y) == nim_sum(y, x),
)
enter_property(
    "identity-right",
    3,
    "x + 0 = x for nim-sums.",
    lambda x, y, z: ((x ^ False) == x,),
    lambda x, y, z: nim_sum(x, 0) == x,
)
enter_property(
    "identity-left",
    3,
    "0 + x = x for nim-sums.",
    lambda x, y, z: ((False ^ x) == x,),
    lambda x, y, z: nim_sum(0, x) == x,
)
enter_property(
    "inverse",
    4,
    "x + x = 0 for nim-sums.",
    lambda x, y, z: (~(x ^ x),),
    lambda x, y, z: nim_sum(x, x) == 0,
)
enter_property(
    "cancellation",
    5,
    "x + y = x + z implies y = z for nim-sums.",
    lambda x, y, z: ((x ^ y) == (x ^ z), y == z),
    lambda x, y, z: nim_sum(x, y) != nim_sum(x, z) or y == z,
)


# Slide 68: the theorem


def _changed_digit(terms: Terms) -> tuple[Truth, ...]:
    x, y, z, after = truths(terms, "x y z after")
    return ~(x ^ y ^ z), after ^ x, after ^ y ^ z


def _highest_digit(terms: Terms) -> tuple[Truth, ...]:
    x, y, z = truths(terms, "x y z")
    return x ^ y ^ z, x | y | z


def _sum_is_zero_after(terms: Terms) -> tuple[Truth, ...]:
    x, y, z = truths(terms, "x y z")
    after = x ^ (x ^ y ^ z)
    return (~(after ^ y ^ z),)


def _pile_gets_smaller(terms: Terms) -> tuple[Truth, ...]:
    # The digits above the highest one of the sum stay; that one turns from 1 to 0.
    above, place, below, below_after = integers(terms, "above place below below_after")
    pile, after = above + place + below, above + below_after
    return below >= 0, below_after >= 0, below_after < place, after < pile


BOUTON = argument(
    "nim-theorem",
    "By the three conditions of slide 34, for nim-sum 0. The terminal position has nim-sum 0. A "
    "move changes some digit of one pile, and that digit of a nim-sum 0. If the nim-sum s is not "
    "0, some pile x has the digit 1 in the highest place where s has; lowering x to the nim-sum of "
    "x and s is a move, and leaves nim-sum 0.",
    step(
        "if one digit of a pile changes, that digit of the nim-sum is no longer 0", _changed_digit
    ),
    step("where the nim-sum has digit 1 some pile has digit 1", _highest_digit),
    step("adding the nim-sum to a pile leaves nim-sum 0, in each place", _sum_is_zero_after),
    step(
        "if the highest changed digit turns from 1 to 0 the pile gets smaller", _pile_gets_smaller
    ),
)


@claim("Slide 68, if", BOUTON, EVERY_POSITION)
def nim__theorem_if(o: Any) -> Any:
    """Where the nim-sum of three piles is 0 they are a P-position."""
    return ((o.x ^ o.y ^ o.z) != 0) | o.is_P


@claim("Slide 68, only if", BOUTON, EVERY_POSITION)
def nim__theorem_only_if(o: Any) -> Any:
    """Three piles that are a P-position have nim-sum 0."""
    return (o.is_P ^ True) | ((o.x ^ o.y ^ o.z) == 0)


# Slide 69


def columns(row: Row) -> list[list[str]]:
    """The digits of each column, from the left."""
    return [list(column) for column in zip(row["first"], row["second"], row["third"], strict=True)]


for _row in rows("nim-columns"):
    _piles = tuple(map(int, _row["position"].split(",")))
    _id = "-".join(map(str, _piles))
    enter(
        f"nim.columns.position-{_id}",
        _row["place"],
        f"({_row['position']}) is a P-position.",
        one_cell(
            _row["place"],
            partial(str, "P"),
            partial(lambda piles: nim_position(piles).value, _piles),
        ),
    )
    enter(
        f"nim.columns.binary-{_id}",
        _row["place"],
        "The three binary numbers are those of the piles, in three digits.",
        one_cell(
            _row["place"],
            partial(lambda row: [row["first"], row["second"], row["third"]], _row),
            partial(lambda piles: [digits(pile).rjust(3, "0") for pile in piles], _piles),
        ),
    )


@claim("Slide 69, last sentence", settled())
def nim__columns__even() -> Iterator[Case]:
    """In each printed column the number of digits 1 is even."""
    for row in rows("nim-columns"):
        for column in columns(row):
            yield Case([row["position"], column], column.count("1") % 2 == 0)


@claim("Slide 69, last sentence, parenthesis", settled())
def nim__columns__zero_or_two() -> Iterator[Case]:
    """It is 0 or 2."""
    for row in rows("nim-columns"):
        for column in columns(row):
            yield Case([row["position"], column], column.count("1") in {0, 2})


# Slides 70 and 77 to 79: examples


def enter_next(name: str, cite: str, piles: Piles) -> None:
    """Enter that a position is an N-position."""
    enter(
        name,
        cite,
        f"({','.join(map(str, piles))}) is an N-position.",
        one_cell(cite, lambda: "N", lambda: nim_position(piles).value),
    )


def enter_moves(piles: Piles, slide: int) -> None:
    """Enter what is printed of the winning moves from a position, and that there are no others."""
    key = "-".join(map(str, piles))

    def winning() -> Iterator[Case]:
        for option in listed(f"nim-moves-{key}"):
            wins = option in set(nim_moves(piles)) and nim_position(option) is P
            yield Case({"from": list(piles), "to": list(option)}, wins)

    old_claim(
        f"nim.example-{key}.winning",
        f"Slide {slide}",
        f"The printed moves from ({','.join(map(str, piles))}) win.",
        settled(),
    )(winning)
    enter(
        f"nim.example-{key}.complete.strengthened",
        f"Slide {slide}",
        "No other move wins.",
        one_cell(
            f"Slide {slide}",
            lambda: sorted(as_lists(listed(f"nim-moves-{key}"))),
            lambda: as_lists(list(nim_winning_moves(piles))),
        ),
    )


enter_next("nim.example-7-5-3.next", "Slide 70", (7, 5, 3))
enter_moves((7, 5, 3), 70)


@claim("Slide 70, the chips removed", settled())
def nim__example_7_5_3__removed() -> Iterator[Case]:
    """Removing 1 chip from each of the three piles of (7,5,3) in turn wins and reaches the three
    printed positions, in this order.
    """
    piles = (7, 5, 3)
    for i, option in enumerate(listed("nim-moves-7-5-3")):
        one_less = (*piles[:i], piles[i] - 1, *piles[i + 1 :])
        wins = option in nim_winning_moves(piles)
        yield Case({"pile": i + 1, "to": list(option)}, option == one_less and wins)
    yield Case("printed positions", len(listed("nim-moves-7-5-3")) == len(piles))


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


def _equal_digits(terms: Terms) -> tuple[Truth, ...]:
    x, y, z = truths(terms, "x y z")
    return x == y, (x ^ y ^ z) == z


@claim(
    "Slide 71, the method",
    argument(
        "nim-pairs",
        DIGITS + "two equal powers of 2 add up to 0 and can be left out.",
        step("two equal digits can be left out", _equal_digits),
    ),
    enumerated("every three piles <= 20", "every three piles <= 40"),
)
def nim__pairs_of_powers(effort: Effort) -> Iterator[Case]:
    """Writing the piles as sums of powers of 2 and striking out equal powers in pairs leaves the
    nim-sum.
    """
    for piles in product(range(21 if effort is Effort.DEFAULT else 41), repeat=3):
        left: set[int] = set()
        for pile in piles:
            for power in powers_of_2(pile):
                left ^= {power}
        yield Case(list(piles), sum(left) == nim_sum(*piles))


for _number in range(1, 7):
    old_claim(
        f"nim.pairs-picture-{_number}",
        f"Slide {70 + _number}",
        "The picture shows how pairs of powers of 2 are found.",
        missing("the picture of the slide; the text has its sentence only"),
    )(nim_sum)


enter_next("nim.example-25-21-11.next", "Slide 77", (25, 21, 11))
enter_moves((25, 21, 11), 77)
enter(
    "nim.example-25-21-11.removed",
    "Slide 77",
    "The move removes 3 chips, from the second pile.",
    one_cell(
        "Slide 77",
        lambda: [0, 3, 0],
        lambda: [
            before - after
            for before, after in zip((25, 21, 11), nim_winning_moves((25, 21, 11))[0], strict=True)
        ],
    ),
)
enter(
    "nim.example-25-21-11.note",
    "Slide 78, the note",
    "18 is the nim-sum of 21 and 7.",
    one_cell("Slide 78", lambda: 18, lambda: nim_sum(21, 7)),
)

WORKED = (13, 23, 28)
(HEADING,) = listed("nim-heading-13-23-28")

enter(
    "nim.example-13-23-28.heading",
    "Slide 79, heading",
    "The heading names the position that the slide works out.",
    one_cell(
        "Slide 79, heading",
        lambda: list(HEADING),
        lambda: next(
            [int(number) for number in row["decimal summands"].split()]
            for row in rows("nim-sums")
            if row["place"] == "Slide 79"
        ),
    ),
)
enter_readings(
    "nim.example-13-23-28.next",
    "Slide 79",
    "The position is an N-position.",
    {
        f"the piles {','.join(map(str, piles))} of the {which}": one_cell(
            "Slide 79", lambda: "N", partial(lambda piles: nim_position(piles).value, piles)
        )
        for which, piles in (("sum", WORKED), ("heading", HEADING))
    },
)


def target_cells(row: Row) -> Iterator[Cell]:
    """What a pile is to become, in both notations."""
    pile = int(row["pile"]) - 1
    (winning,) = (m for m in nim_winning_moves(WORKED) if m[pile] != WORKED[pile])
    yield Cell(f"{row['place']}, pile {pile + 1}", int(row["decimal"]), winning[pile])
    yield Cell(f"{row['place']}, pile {pile + 1}, binary", row["binary"], digits(winning[pile]))


def reached(number: int) -> list[int]:
    """The winning move from (13,23,28) that changes the pile of this number."""
    moves = nim_winning_moves(WORKED)
    (found,) = (m for m in moves if m[number - 1] != WORKED[number - 1])
    return list(found)


for _row in rows("nim-targets"):
    _number = int(_row["pile"])
    enter(
        f"nim.example-13-23-28.pile-{_number}",
        f"Slide 79, pile {_number}",
        "The pile is to become what is printed, in decimal and in binary.",
        printed_cells(partial(target_cells, _row)),
    )
    enter(
        f"nim.example-13-23-28.reached-{_number}",
        f"Slide 79, last line, position {_number}",
        f"The printed position is the one that the winning move in pile {_number} reaches.",
        one_cell(
            f"Slide 79, last line, position {_number}",
            partial(lambda number: list(listed("nim-moves-13-23-28")[number - 1]), _number),
            partial(reached, _number),
        ),
    )

enter(
    "nim.example-13-23-28.count",
    "Slide 79",
    "From (13,23,28) there are 3 winning moves.",
    one_cell("Slide 79", lambda: 3, lambda: len(nim_winning_moves(WORKED))),
)


@claim("Slide 79, last line, nothing left out", settled())
def nim__example_13_23_28__complete() -> Iterator[Case]:
    """The last line has every winning move from (13,23,28), which nim.example-13-23-28.reached-1 to
    -3 look at position by position.
    """
    for option in nim_winning_moves(WORKED):
        yield Case({"to": list(option)}, option in listed("nim-moves-13-23-28"))


@claim("Slide 79, heading", settled())
def nim__example_13_23_28__heading__corrected() -> Iterator[Case]:
    """The heading should be (13,23,28): (11,23,28) has nim-sum 0 and is a P-position, the one that
    the first winning move reaches.
    """
    yield Case({"piles": list(WORKED)}, nim_sum(*WORKED) == 6)
    yield Case({"piles": list(HEADING)}, nim_position(HEADING) is P)
    yield Case({"to": list(HEADING)}, list(HEADING) == reached(1))


@claim("Slide 79, last line, position 3", settled())
def nim__example_13_23_28__reached_3__corrected() -> Iterator[Case]:
    """The third winning move reaches (13,23,26); the printed (11,23,26) differs in two piles and
    has nim-sum 6.
    """
    printed = listed("nim-moves-13-23-28")[2]
    yield Case({"to": [13, 23, 26]}, (13, 23, 26) in nim_winning_moves(WORKED))
    yield Case({"to": list(printed)}, printed not in set(nim_moves(WORKED)))
    yield Case({"nim-sum": 6}, nim_sum(*printed) == 6)
