"""Slides 35 to 51: Wythoff's game, its grids, its pairs, and the worked examples."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from decimal import ROUND_DOWN, ROUND_HALF_UP
from fractions import Fraction
from functools import cache, partial
from itertools import islice, product
from math import ceil, floor

from proofs_check.core.claim import using
from proofs_check.core.evidence import Effort
from proofs_check.documents.positions.claims import claim
from proofs_check.documents.positions.claims.beatty import EVERY_POSITION, FORMULA, ONCE
from proofs_check.documents.positions.claims.games import FINITE
from proofs_check.documents.positions.plans import (
    argument,
    decimal_readings,
    decimals,
    enter,
    enter_readings,
    integers,
    listed,
    numbers,
    one_cell,
    printed_cells,
    rows,
    step,
)
from proofs_check.documents.positions.plans import claim as old_claim
from proofs_check.methods.enumeration import Case, enumerated, settled, within
from proofs_check.methods.printed import Cell
from proofs_check.methods.smt import Terms, Truth
from reference import positions as reference
from reference.positions import (
    PHI,
    P,
    Position,
    Quadratic,
    can_move,
    fibonacci,
    pair,
    wythoff_moves,
    wythoff_position,
    wythoff_table,
    wythoff_winning_moves_by_formula,
)

Pair = tuple[int, ...]

# Slide 35


def _some_pile(terms: Terms) -> tuple[Truth, ...]:
    x, y = integers(terms, "x y")
    return x >= 0, y >= 0, x + y >= 1, (x >= 1) | (y >= 1)


@claim(
    ("Slide 35, item 3", "Slide 4, item 3"),
    argument(
        "wythoff-last-chip",
        "While a chip is left there is a pile to remove it from, and no play is endless.",
        step("if there is a chip, one of the piles has one", _some_pile),
    ),
    enumerated("every two piles <= 30"),
)
def wythoff__last_chip_decides(effort: Effort) -> Iterator[Case]:
    """The rule that who removes the last chip wins names a winner in every play that begins with a
    chip.
    """
    for x, y in product(range(31), repeat=2):
        stuck = next(wythoff_moves((x, y)), None) is None
        yield Case({"piles": [x, y]}, stuck == ((x, y) == (0, 0)))


enter("wythoff.finite", "Slide 4, item 4; slide 35", "Wythoff's game ends.", FINITE)


# Slides 37 to 43: the first list and the grids

ROWS, COLUMNS = range(9), range(15)
Grid = dict[tuple[int, int], str]


@cache
def board() -> list[list[Position]]:
    """P or N of the positions of the grids, by the recursion."""
    return wythoff_table((ROWS[-1], COLUMNS[-1]))


def small_p_positions() -> list[Pair]:
    """The P-positions with the smaller pile first, by the recursion."""
    table = wythoff_table((20, 40))
    return [(x, y) for x in range(21) for y in range(x, 41) if table[x][y] is P]


def all_up_to_the_largest(printed: list[Pair]) -> list[list[int]]:
    """All P-positions in which no pile is above the largest printed one."""
    top = max(map(max, printed))
    table = wythoff_table((top, top))
    return [[x, y] for x in range(top + 1) for y in range(top + 1) if table[x][y] is P]


def as_lists(found: list[Pair]) -> list[list[int]]:
    """Positions as JSON has them."""
    return [list(position) for position in found]


enter(
    "wythoff.first-list.members",
    "Slide 37, the listed positions",
    "The listed positions are P-positions.",
    printed_cells(
        lambda: (
            Cell(str(position), "P", wythoff_position(position).value)
            for position in listed("wythoff-P")
        )
    ),
)

enter_readings(
    "wythoff.first-list.complete",
    "Slide 37, the listed positions",
    "The list begins with all P-positions, none left out.",
    {
        "the smaller pile first": one_cell(
            "Slide 37",
            lambda: as_lists(listed("wythoff-P")),
            lambda: as_lists(small_p_positions()[: len(listed("wythoff-P"))]),
        ),
        "in either order of the piles": one_cell(
            "Slide 37",
            lambda: sorted(as_lists(listed("wythoff-P"))),
            lambda: all_up_to_the_largest(listed("wythoff-P")),
        ),
    },
)

enter(
    "wythoff.first-list.next",
    "Slides 37 and 44",
    "The next pair is the one that slide 44 prints there.",
    one_cell(
        "Slide 44",
        lambda: list(listed("wythoff-sequence")[len(listed("wythoff-P")) - 1]),
        lambda: list(small_p_positions()[len(listed("wythoff-P"))]),
    ),
)


def given_by(rule: int, before: Grid) -> Grid:
    """The labels that one rule of slide 16 gives the blank cells, from those given before."""
    found: Grid = {}
    for x, y in product(ROWS, COLUMNS):
        if (x, y) in before:
            continue
        options = [before.get(option) for option in wythoff_moves((x, y))]
        if rule == 1 and not options:
            found[x, y] = "P"
        if rule == 2 and "P" in options:
            found[x, y] = "N"
        if rule == 3 and options and all(option == "N" for option in options):
            found[x, y] = "P"
    return found


RULES_OF_STEPS = ((1, 2), (3,), (2,), (3,), (2,), (3,))
"""The rules that lead to each grid from the one before."""


@cache
def snapshot(grid: int) -> Grid:
    """The labels after the steps up to a grid."""
    labels: Grid = {}
    for rules in RULES_OF_STEPS[:grid]:
        for rule in rules:
            labels = labels | given_by(rule, labels)
    return labels


def row_cells(grid: int, x: int) -> Iterator[Cell]:
    """One printed row, blanks included, against the labelling at that step."""
    for row in rows("wythoff-grids"):
        if (row["grid"], row["row"]) == (str(grid), str(x)):
            for y in COLUMNS:
                place = f"{row['place']}, row {x}, column {y}"
                yield Cell(place, row[str(y)], snapshot(grid).get((x, y), ""))


def label_cells(grid: int) -> Iterator[Cell]:
    """The printed labels of a grid against the recursion."""
    for row in rows("wythoff-grids"):
        if row["grid"] == str(grid):
            for y in COLUMNS:
                if row[str(y)]:
                    x = int(row["row"])
                    place = f"{row['place']}, row {x}, column {y}"
                    yield Cell(place, row[str(y)], board()[x][y].value)


for _grid in range(1, 7):
    enter(
        f"wythoff.grid-{_grid}.labels",
        f"Slide {37 + _grid}, printed labels",
        "Every printed label is right.",
        printed_cells(partial(label_cells, _grid)),
    )
    for _row in ROWS:
        enter(
            f"wythoff.grid-{_grid}.row-{_row}",
            f"Slide {37 + _grid}, row {_row}",
            "The labelling has come exactly so far in this row: what the steps settle is printed, "
            "the rest is blank.",
            printed_cells(partial(row_cells, _grid, _row)),
        )


# Slides 44 to 47: the sequence

enter(
    "wythoff.sequence.list",
    "Slides 44 to 46",
    "The listed pairs are the first P-positions after (0,0), none left out.",
    one_cell(
        "Slide 44",
        lambda: as_lists(listed("wythoff-sequence")),
        lambda: as_lists(small_p_positions()[1 : 1 + len(listed("wythoff-sequence"))]),
    ),
)


def nth_p_positions(effort: Effort) -> Iterator[Case]:
    """The P-positions of the recursion after (0,0), the smaller pile first, in their order."""
    top = 60 if effort is Effort.DEFAULT else 150
    table = wythoff_table((top, 2 * top))
    found = [(x, y) for x in range(1, top + 1) for y in range(x, 2 * top + 1) if table[x][y] is P]
    for n, (x, y) in enumerate(found, start=1):
        yield Case({"n": n, "pair": [x, y]}, y - x == n)


old_claim(
    "wythoff.sequence.differs-by-n",
    "Slide 45, item 1",
    "The two numbers of the n-th pair differ by n.",
    FORMULA,
    EVERY_POSITION,
    *using(
        nth_p_positions,
        enumerated(
            "the P-positions (x,y) with x <= y, x <= 60, y <= 120, counted",
            "the P-positions (x,y) with x <= y, x <= 150, y <= 300, counted",
        ),
    ),
)(lambda o: (o.is_P ^ True) | (o.smaller == o.a))


def appear(integers_asked: range) -> Callable[[], Iterator[Case]]:
    """Each of these integers must be in some pair."""

    def cases() -> Iterator[Case]:
        top = max(integers_asked[-1], 1)
        found = {number for n in range(1, top + 1) for number in pair(n)}
        for number in sorted(integers_asked, key=abs):
            yield Case({"integer": number}, number in found)

    return cases


POSITIVE_APPEAR = (ONCE, *using(appear(range(1, 5001)), within("the integers 1 to 5000")))

old_claim(
    "wythoff.sequence.every-integer",
    "Slide 46, item 2",
    "Every integer appears in the pairs.",
    readings={
        "every positive integer": POSITIVE_APPEAR,
        "every integer": using(appear(range(-2, 3)), within("the integers -2 to 2")),
    },
)(appear)

old_claim(
    "wythoff.sequence.every-positive-integer",
    "Slide 53, sentence 2",
    "Every positive integer appears in the pairs.",
    *POSITIVE_APPEAR,
)(appear)


@claim(
    ("Slide 46, item 2, once", "Slide 53, applying the theorem"),
    ONCE,
    enumerated("the first 5000 pairs"),
)
def wythoff__sequence__at_most_once(effort: Effort) -> Iterator[Case]:
    """No integer appears twice in the pairs."""
    seen: set[int] = set()
    for n in range(1, 5001):
        yield Case({"n": n}, seen.isdisjoint(pair(n)) and len({*pair(n)}) == 2)
        seen.update(pair(n))


for _line in rows("wythoff-table"):
    _n, _a = int(_line["n"]), int(_line["a"])
    enter(
        f"wythoff.table.pair-{_n}",
        _line["place"],
        f"The pair for n = {_n} is as printed.",
        one_cell(
            _line["place"],
            partial(lambda line: [int(line["a"]), int(line["b"])], _line),
            partial(lambda n: list(pair(n)), _n),
        ),
    )
    enter_readings(
        f"wythoff.table.ratio-{_n}",
        _line["place"],
        f"The printed ratio for n = {_n} is that of the pair's smaller number to n.",
        decimal_readings(
            _line["place"], _line["ratio"], partial(lambda n: Fraction(pair(n)[0], n), _n)
        ),
    )


# Slides 48 and 49

enter(
    "fibonacci.list",
    "Slide 48, line 1",
    "The listed numbers are the first Fibonacci numbers.",
    one_cell(
        "Slide 48",
        lambda: numbers("fibonacci"),
        lambda: list(islice(fibonacci(), len(numbers("fibonacci")))),
    ),
)

(_golden,) = (row for row in rows("lists") if row["name"] == "golden-ratio")
enter_readings(
    "golden-ratio.digits",
    "Slide 48, line 2",
    "The printed digits of (1 + sqrt(5)) / 2 are right.",
    decimal_readings("Slide 48", _golden["values"], lambda: PHI),
)

for _line in rows("wythoff-multiples"):
    _n = int(_line["n"])
    enter_readings(
        f"wythoff.multiples.product-{_n}",
        f"{_line['place']}, row 2",
        f"The printed decimal of {_n} phi is right.",
        decimal_readings(_line["place"], _line["product"], partial(lambda n: PHI * n, _n)),
    )
    for _name, _index in (("a", 0), ("b", 1)):
        enter(
            f"wythoff.multiples.{_name}-{_n}",
            f"{_line['place']}, row {3 + _index}",
            f"{_name}_{_n} is as printed.",
            one_cell(
                _line["place"],
                partial(lambda line, name: int(line[name]), _line, _name),
                partial(lambda n, index: pair(n)[index], _n, _index),
            ),
        )


@cache
def wythoff_winning_moves(piles: tuple[int, int]) -> tuple[tuple[int, int], ...]:
    """The winning moves by the recursion, remembered."""
    return reference.wythoff_winning_moves(piles)


def listed_moves_win(position: Pair, found: list[Pair]) -> Iterator[Case]:
    """Each listed position is reached by one move and is a P-position, by the recursion."""
    for x, y in found:
        wins = can_move((position[0], position[1]), (x, y)) and wythoff_position((x, y)) is P
        yield Case({"from": list(position), "to": [x, y]}, wins)


def enter_moves(x: int, y: int, slide: int) -> None:
    """Enter what is printed of the winning moves from a position."""
    name = f"wythoff-moves-{x}-{y}"

    def winning() -> Iterator[Case]:
        return listed_moves_win((x, y), listed(name))

    old_claim(
        f"wythoff.moves-{x}-{y}.winning",
        f"Slide {slide}, solution",
        f"The listed moves from ({x},{y}) win.",
        settled(),
    )(winning)
    enter(
        f"wythoff.moves-{x}-{y}.complete",
        f"Slide {slide}, solution",
        f"The list has every winning move from ({x},{y}), and nothing else.",
        one_cell(
            f"Slide {slide}",
            lambda: sorted(as_lists(listed(name))),
            lambda: as_lists(list(wythoff_winning_moves((x, y)))),
        ),
    )


enter_moves(9, 13, 49)


# Slides 50 and 51

enter_moves(26, 34, 50)
enter_moves(153, 289, 51)

for _x, _y, _slide, _count in ((26, 34, 50, 3), (153, 289, 51, 1)):
    enter(
        f"wythoff.moves-{_x}-{_y}.count",
        f"Slide {_slide}, last line",
        f"From ({_x},{_y}) there are as many winning moves as the slide says, {_count}.",
        one_cell(
            f"Slide {_slide}",
            partial(int, _count),
            partial(lambda x, y: len(wythoff_winning_moves((x, y))), _x, _y),
        ),
    )


def exact(left: str, operation: str, right: str) -> Fraction:
    """A quotient or a product of decimals."""
    return (
        Fraction(left) / Fraction(right) if operation == "/" else Fraction(left) * Fraction(right)
    )


for _line in rows("wythoff-arithmetic"):
    enter_readings(
        f"wythoff.{_line['id']}",
        _line["place"],
        f"The printed decimal of {_line['left']} {_line['operation']} {_line['right']} is right.",
        decimal_readings(
            _line["place"],
            _line["printed"],
            partial(lambda line: exact(line["left"], line["operation"], line["right"]), _line),
        ),
    )


@claim(("Slide 50, solution", "Slide 51, solution"), settled())
def wythoff__moves__no_one_rounding__measured() -> Iterator[Case]:
    """Neither cutting off nor rounding, be it with 1.618 and 2.618 or with the exact numbers, gives
    all printed decimals of the two slides.
    """
    instead = {"1.618": PHI, "2.618": PHI + 1}
    for rounding, exactly in product((ROUND_DOWN, ROUND_HALF_UP), (False, True)):
        differing = []
        for line in rows("wythoff-arithmetic"):
            left, right = Fraction(line["left"]), instead[line["right"]]
            number: Fraction | Quadratic
            if exactly:
                number = left / right if line["operation"] == "/" else left * right
            else:
                number = exact(line["left"], line["operation"], line["right"])
            if decimals(number, 2, rounding) != line["printed"]:
                differing.append(line["id"])
        yield Case({"rounding": rounding, "exact": exactly}, bool(differing), {"not so": differing})


@dataclass(frozen=True)
class PrintedDecimal:
    """A printed decimal, where it stands, and the number that it is of."""

    place: str
    printed: str
    number: Fraction | Quadratic

    def read_as(self, rounding: str) -> str:
        """The number with as many digits as are printed."""
        return decimals(self.number, len(self.printed.partition(".")[2]), rounding)


def printed_decimals() -> Iterator[PrintedDecimal]:
    """Yield every printed decimal of slides 47 to 51."""
    for line in rows("wythoff-table"):
        n = int(line["n"])
        yield PrintedDecimal(f"ratio-{n}", line["ratio"], Fraction(pair(n)[0], n))
    yield PrintedDecimal("golden ratio", _golden["values"], PHI)
    for line in rows("wythoff-multiples"):
        n = int(line["n"])
        yield PrintedDecimal(f"product-{n}", line["product"], PHI * n)
    for line in rows("wythoff-arithmetic"):
        number = exact(line["left"], line["operation"], line["right"])
        yield PrintedDecimal(line["id"], line["printed"], number)


@claim(("Slide 51, step 2, quotient 2", "Slide 51, solution"), settled())
def wythoff__decimals__cut_off_but_one__measured() -> Iterator[Case]:
    """Of the 44 printed decimals of the slides all are right as cut off but one, 289/2.618, printed
    110.39: it is right as rounded.
    """
    odd = "moves-153-289.step-2-quotient-2"
    found = list(printed_decimals())
    yield Case("how many", len(found) == 44)
    for decimal in found:
        rounding = ROUND_HALF_UP if decimal.place == odd else ROUND_DOWN
        right = decimal.read_as(rounding) == decimal.printed
        as_the_others = decimal.read_as(ROUND_DOWN) == decimal.printed
        yield Case(decimal.place, right and as_the_others == (decimal.place != odd))


def step_conclusion(position: list[int], found: list[int], printed: str) -> Iterator[Cell]:
    """The winning move that the n-th pair gives, or that it gives none."""
    (x, y), (a, b) = position, found
    reached = [list(p) for p in ((a, b), (b, a)) if p in wythoff_winning_moves((x, y))]
    yield Cell(f"from ({x},{y})", [[int(c) for c in printed.split()]] if printed else [], reached)


for _line in rows("wythoff-steps"):
    _numbers = [int(_line[name]) for name in ("x", "y", "a", "b")]
    enter(
        f"wythoff.{_line['id']}-pair",
        f"{_line['place']}, the pair",
        f"The pair number {_line['n']} is as printed.",
        one_cell(
            _line["place"],
            partial(list, _numbers[2:]),
            partial(lambda n: list(pair(n)), int(_line["n"])),
        ),
    )
    enter(
        f"wythoff.{_line['id']}-conclusion",
        f"{_line['place']}, conclusion",
        "That pair gives the winning move that is printed, or none where none is printed.",
        printed_cells(partial(step_conclusion, _numbers[:2], _numbers[2:], _line["winning move"])),
    )
    if _line["id"].endswith("step-3"):
        enter(
            f"wythoff.{_line['id']}-difference",
            f"{_line['place']}, the difference",
            "The number of the pair is the difference of the piles.",
            one_cell(
                _line["place"],
                partial(int, _line["n"]),
                partial(lambda x, y: y - x, *_numbers[:2]),
            ),
        )


def smaller_number_of_no_pair(pile: int) -> Callable[[], Iterator[Case]]:
    """No pair has this smaller number; they grow with n."""

    def cases() -> Iterator[Case]:
        for n in range(1, pile + 1):
            yield Case({"n": n, "a": pair(n)[0]}, pair(n)[0] != pile)

    return cases


for _step, _pile, _n in ((1, 26, 17), (2, 34, 22)):
    old_claim(
        f"wythoff.moves-26-34.step-{_step}-struck-out",
        f"Slide 50, step {_step}, the struck-out product",
        f"{_pile} is the smaller number of no pair, neither of pair {_n} nor of another.",
        settled(),
    )(smaller_number_of_no_pair(_pile))


# How far the method of the examples goes

SMALLER, LARGER = Fraction("1.618"), Fraction("2.618")


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


@claim(
    ("Slide 50, solution", "Slide 51, solution"),
    enumerated(
        "every position of piles 1 to 80, the larger one second",
        "every position of piles 1 to 608, the larger one second",
    ),
)
def wythoff__method__right_to_608__measured(effort: Effort) -> Iterator[Case]:
    """With 1.618 and 2.618 the method of the examples finds exactly the winning moves wherever no
    pile is above 608.
    """
    for y in range(1, 81 if effort is Effort.DEFAULT else 609):
        for x in range(1, y + 1):
            exact_moves = set(wythoff_winning_moves_by_formula((x, y)))
            yield Case({"piles": [x, y]}, by_the_method(x, y) == exact_moves)


@claim(("Slide 50, solution", "Slide 51, solution"), settled())
def wythoff__method__wrong_at_609__measured() -> Iterator[Case]:
    """From (377,609) the method with 1.618 and 2.618 names (376,609), which is no P-position."""
    move = (376, 609)
    named = move in by_the_method(377, 609)
    wrong = move not in wythoff_winning_moves_by_formula((377, 609))
    yield Case({"piles": [377, 609], "to": list(move)}, named and wrong)
