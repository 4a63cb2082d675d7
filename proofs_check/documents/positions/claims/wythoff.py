"""Slides 35 to 51: Wythoff's game, its grids, its pairs, and the worked examples."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import islice, product
from typing import Any

import reference.positions as ref
from proofs_check.core.claim import Depending, Plan, part, using
from proofs_check.core.ranges import Found, Instances, Range
from proofs_check.documents.positions import examples, ranges
from proofs_check.documents.positions.claims import claim
from proofs_check.documents.positions.labelling import COLUMNS, ROWS, snapshot
from proofs_check.documents.positions.theorem_plans import ALL_REMOVED, FEWER
from proofs_check.documents.positions.transcribed import cut_off, listed, numbers, plain, rows
from proofs_check.methods.chained import chained
from proofs_check.methods.logic import implies, negation
from proofs_check.methods.printed import Cell, Row, printed

# Slide 35


@claim(*ALL_REMOVED, ranges.TWO_PILES)
def wythoff__last_chip_decides(x: int, y: int) -> bool:
    """The rule that who removes the last chip wins names a winner in every play that begins with a
    chip: no move is possible only where no chip is left."""
    stuck = next(ref.wythoff_moves((x, y)), None) is None
    return stuck == ((x, y) == (0, 0))


@claim(*FEWER, ranges.TWO_PILES)
def wythoff__finite(x: int, y: int) -> bool:
    """Wythoff's game ends: each move leaves fewer chips."""
    return all(0 <= sum(option) < x + y for option in ref.wythoff_moves((x, y)))


# Slides 37 to 43: the first list and the grids


@claim(printed)
def wythoff__first_list__members() -> Iterator[Cell]:
    """The listed positions are P-positions."""
    for position in listed("wythoff-P"):
        yield Cell(str(position), "P", ref.wythoff_position(position).value)


@claim(printed)
def wythoff__first_list__complete() -> Iterator[Cell]:
    """The list begins with all P-positions, the smaller pile first as in the pairs of slide 44,
    none left out."""
    found = listed("wythoff-P")
    yield Cell(
        "Slide 37", plain(found), plain([(0, 0), *ranges.pairs_by_recursion(len(found) - 1)])
    )


@claim(printed)
def wythoff__first_list__next() -> Iterator[Cell]:
    """The next pair is the one that slide 44 prints there."""
    count = len(listed("wythoff-P"))
    found = listed("wythoff-sequence")[count - 1]
    yield Cell("Slide 44", list(found), list(ranges.pairs_by_recursion(count)[-1]))


GRID_ROWS = {(row["grid"], int(row["row"])): row for row in rows("wythoff-grids")}
GRIDS = range(1, 7)


@claim(printed, each={f"wythoff.grid-{grid}.labels": (37 + grid, grid) for grid in GRIDS})
def labels(slide: int, grid: int) -> Iterator[Cell]:
    """Every printed label is right."""
    table = ref.wythoff_table((ROWS[-1], COLUMNS[-1]))
    for x in ROWS:
        for y in COLUMNS:
            if label := GRID_ROWS[str(grid), x][str(y)]:
                yield Cell(f"Slide {slide}, row {x}, column {y}", label, table[x][y].value)


@claim(
    printed,
    each={f"wythoff.grid-{grid}.row-{x}": (37 + grid, grid, x) for grid in GRIDS for x in ROWS},
)
def labels_and_blanks(slide: int, grid: int, x: int) -> Iterator[Cell]:
    """The labelling has come exactly so far in this row: what the steps settle is printed, the rest
    is blank."""
    for y in COLUMNS:
        label = snapshot(grid).get((x, y), "")
        place = f"Slide {slide}, row {x}, column {y}"
        yield Cell(place, GRID_ROWS[str(grid), x][str(y)], label)


# Slides 44 to 47: the sequence


@claim(printed)
def wythoff__sequence__list() -> Iterator[Cell]:
    """The listed pairs are the first P-positions after (0,0), none left out."""
    found = listed("wythoff-sequence")
    yield Cell("Slide 44", plain(found), plain(ranges.pairs_by_recursion(len(found))))


def _of_pairs(predicate: Callable[..., Any], theorem: str, view: str) -> tuple[Plan, ...]:
    return using(predicate, chained("positions", theorem, view, "theory_wythoff"))


def pairs_in_order(pair_n: Any, is_p: Any, earlier: Any, any_other: Any) -> Any:
    """Pair n is P, its numbers differ by n, the pairs ascend with n, and no other position is P."""
    n, smaller, larger = pair_n
    first, less = earlier
    return is_p & (larger - smaller == n) & (first == less) & any_other


@claim(*_of_pairs(pairs_in_order, "pairs_in_order", "NUMBERED"), ranges.PAIRS_COUNTED)
def wythoff__sequence__differs_by_n(n: int, x: int, y: int) -> bool:
    """The two numbers of the n-th pair differ by n."""
    return y - x == n


def once(pairs: Any) -> Any:
    """Where it is in two of the pairs they are the same, and it is one of the two numbers alone."""
    first, second, same = pairs
    return implies((first[0] | first[1]) & (second[0] | second[1]), same) & negation(
        first[0] & first[1]
    )


SOME_PAIR = _of_pairs(lambda first, second: first | second, "some_pair", "SOME_PAIR")
ONE_PAIR = _of_pairs(
    lambda positions, of_formula: once(positions) & once(of_formula), "one_pair", "TWO_PAIRS"
)


def in_pairs(k: int) -> bool:
    """In the pairs of the formula."""
    return ranges.times_by_formula(k) > 0


@claim(printed)
def wythoff__sequence__every_integer() -> Iterator[Cell]:
    """Every integer, as the slide has it, appears in the pairs."""
    yield Cell("0 appears in them", True, ranges.times_by_recursion(0) > 0)


@claim(*SOME_PAIR, ranges.INTEGERS, *using(in_pairs, ranges.INTEGERS_OF_PAIRS))
def wythoff__sequence__every_integer__corrected(k: int) -> bool:
    """Every positive integer, as slide 53 says it again, appears in the pairs."""
    return ranges.times_by_recursion(k) > 0


@claim(*SOME_PAIR, ranges.INTEGERS_OF_PAIRS)
def wythoff__sequence__every_positive_integer(k: int) -> bool:
    """Every positive integer appears in the pairs of the formula."""
    return in_pairs(k)


@claim(
    *ONE_PAIR,
    ranges.INTEGERS,
    *using(lambda k: ranges.times_by_formula(k) <= 1, ranges.INTEGERS_OF_PAIRS),
)
def wythoff__sequence__at_most_once(k: int) -> bool:
    """No integer appears twice in the pairs."""
    return ranges.times_by_recursion(k) <= 1


TABLE = {row["n"]: row for row in rows("wythoff-table")}


@claim(printed, each={f"wythoff.table.pair-{n}": row for n, row in TABLE.items()})
def table_pair(row: Row) -> Iterator[Cell]:
    """The pair for n = {0[n]} is as printed."""
    yield Cell(row["place"], [int(row["a"]), int(row["b"])], list(ref.pair(int(row["n"]))))


# The printed decimals, which slides 47 to 51 cut off: `wythoff.decimals.cut-off-but-one.measured`.


@claim(printed, each={f"wythoff.table.ratio-{n}": row for n, row in TABLE.items()})
def table_ratio(row: Row) -> Iterator[Cell]:
    """The printed ratio for n = {0[n]} is that of the pair's smaller number to n, cut off."""
    ratio = Fraction(ref.pair(int(row["n"]))[0], int(row["n"]))
    yield Cell(row["place"], row["ratio"], cut_off(ratio, row["ratio"]))


# Slides 48 and 49


@claim(printed)
def fibonacci__list() -> Iterator[Cell]:
    """The listed numbers are the first Fibonacci numbers."""
    found = numbers("fibonacci")
    yield Cell("Slide 48", found, list(islice(ref.fibonacci(), len(found))))


@claim(printed)
def golden_ratio__digits() -> Iterator[Cell]:
    """The printed digits of (1 + sqrt(5)) / 2 are right, cut off."""
    (digits,) = (row["values"] for row in rows("lists") if row["name"] == "golden-ratio")
    yield Cell("Slide 48", digits, cut_off(ref.PHI, digits))


MULTIPLES = rows("wythoff-multiples")


@claim(printed, each={f"wythoff.multiples.product-{row['n']}": row for row in MULTIPLES})
def multiple_of_phi(row: Row) -> Iterator[Cell]:
    """The printed decimal of {0[n]} phi is right, cut off."""
    yield Cell(row["place"], row["product"], cut_off(ref.PHI * int(row["n"]), row["product"]))


@claim(
    printed,
    each={
        f"wythoff.multiples.{name}-{row['n']}": (row, 3 + index, name, index)
        for row in MULTIPLES
        for index, name in enumerate("ab")
    },
)
def number_of_pair(row: Row, line: int, name: str, index: int) -> Iterator[Cell]:
    """{2}_{0[n]} is as printed."""
    yield Cell(row["place"], int(row[name]), ref.pair(int(row["n"]))[index])


MOVES = {
    "9-13": ("Slide 49, solution", (9, 13)),
    "26-34": ("Slide 50, last line", (26, 34)),
    "153-289": ("Slide 51, last line", (153, 289)),
}


@claim(printed, each={f"wythoff.moves-{name}.winning": values for name, values in MOVES.items()})
def listed_moves_win(place: str, piles: tuple[int, int]) -> Iterator[Cell]:
    """The listed moves from {1} win."""
    x, y = piles
    for a, b in listed(f"wythoff-moves-{x}-{y}"):
        label = ref.wythoff_position((a, b)).value if ref.can_move(piles, (a, b)) else "no move"
        yield Cell(f"({a},{b})", "P", label)


@claim(printed, each={f"wythoff.moves-{name}.complete": values for name, values in MOVES.items()})
def listed_moves_are_all(place: str, piles: tuple[int, int]) -> Iterator[Cell]:
    """The list has every winning move from {1}, and nothing else."""
    x, y = piles
    found = sorted(listed(f"wythoff-moves-{x}-{y}"))
    yield Cell(place, plain(found), plain(examples.wythoff_winning_moves(piles)))


# Slides 50 and 51


@claim(
    printed,
    each={
        "wythoff.moves-26-34.count": (*MOVES["26-34"], 3),
        "wythoff.moves-153-289.count": (*MOVES["153-289"], 1),
    },
)
def number_of_winning_moves(place: str, piles: tuple[int, int], count: int) -> Iterator[Cell]:
    """From {1} there are as many winning moves as the slide says, {2}."""
    yield Cell(place, count, len(examples.wythoff_winning_moves(piles)))


ARITHMETIC = {row["id"]: row for row in rows("wythoff-arithmetic")}


@claim(
    printed,
    each={
        f"wythoff.{name}": (row, " ".join(name.split("-")[-2:])) for name, row in ARITHMETIC.items()
    },
)
def decimal(row: Row, which: str) -> Iterator[Cell]:
    """The printed decimal of {0[left]} {0[operation]} {0[right]} is right, cut off."""
    yield Cell(row["place"], row["printed"], cut_off(examples.exact(row), row["printed"]))


ODD = "moves-153-289.step-2-quotient-2"


@claim(ranges.ITSELF)
def wythoff__moves_153_289__step_2_quotient_2__corrected() -> bool:
    """289 / 2.618 is 110.38, cut off as all other decimals of slides 47 to 51 are; 110.39 is what
    it rounds to."""
    (odd,) = (decimal for decimal in examples.printed_decimals() if decimal.name == ODD)
    others = (decimal for decimal in examples.printed_decimals() if decimal.name != ODD)
    right = cut_off(odd.number, "0.00") == "110.38" and odd.is_rounded
    return right and all(decimal.is_cut_off for decimal in others)


@claim(
    Instances(
        "cutting off and rounding, with 1.618 and 2.618 and with phi and phi + 1",
        "rounded with_phi",
        lambda: product((False, True), repeat=2),
    )
)
def wythoff__moves__no_one_rounding__measured(rounded: bool, with_phi: bool) -> Found:
    """Neither cutting off nor rounding, be it with 1.618 and 2.618 or with the exact numbers, gives
    all printed decimals of the two slides."""
    differing = [
        name
        for name, row in ARITHMETIC.items()
        if examples.decimal_of(row, rounded, with_phi) != row["printed"]
    ]
    return bool(differing), {"not so": differing}


@claim(
    Instances(
        "the printed decimals of slides 47 to 51",
        "decimal",
        lambda: ((decimal,) for decimal in examples.printed_decimals()),
        at=lambda decimal: decimal.name,
    )
)
def wythoff__decimals__cut_off_but_one__measured(decimal: examples.PrintedDecimal) -> bool:
    """Of the 44 printed decimals of the slides all are right as cut off but one, 289/2.618, printed
    110.39: it is right as rounded."""
    return decimal.is_cut_off == (decimal.name != ODD) and (
        decimal.is_cut_off or decimal.is_rounded
    )


STEPS = {row["id"]: row for row in rows("wythoff-steps")}


@claim(printed, each={f"wythoff.{name}-pair": row for name, row in STEPS.items()})
def step_pair(row: Row) -> Iterator[Cell]:
    """The pair number {0[n]} is as printed."""
    yield Cell(row["place"], [int(row["a"]), int(row["b"])], list(ref.pair(int(row["n"]))))


@claim(printed, each={f"wythoff.{name}-conclusion": row for name, row in STEPS.items()})
def step_conclusion(row: Row) -> Iterator[Cell]:
    """That pair gives the winning move that is printed, or none where none is printed."""
    x, y, a, b = (int(row[name]) for name in "xyab")
    found = [[int(pile) for pile in row["winning move"].split()]] if row["winning move"] else []
    given = [p for p in ((a, b), (b, a)) if p in examples.wythoff_winning_moves((x, y))]
    yield Cell(f"from ({x},{y})", found, plain(given))


@claim(
    printed,
    each={
        f"wythoff.{name}-difference": row for name, row in STEPS.items() if name.endswith("step-3")
    },
)
def step_difference(row: Row) -> Iterator[Cell]:
    """The number of the pair is the difference of the piles."""
    yield Cell(row["place"], int(row["n"]), int(row["y"]) - int(row["x"]))


def _after(pile: int) -> tuple[Plan, ...]:
    def differs(a_n: Any, n: Any) -> Any:
        return implies(n > pile, a_n != pile)

    plan = chained("positions", "pairs_in_order", "FROM_N", "theory_wythoff")
    return using(differs, plan)


@claim(
    Depending(
        lambda step, pile, n: (
            *part(
                f"the pairs up to number {pile}",
                Instances(f"n <= {pile}", "n", lambda: ((m,) for m in range(1, pile + 1))),
            ),
            *part("the pairs after it", *_after(pile)),
        )
    ),
    each={
        "wythoff.moves-26-34.step-1-struck-out": (1, 26, 17),
        "wythoff.moves-26-34.step-2-struck-out": (2, 34, 22),
    },
)
def smaller_number_of_no_pair(n: int, step: int, pile: int, struck: int) -> bool:
    """{1} is the smaller number of no pair, neither of pair {2} nor of another."""
    return ref.pair(n)[0] != pile


# How far the method of the examples goes


@claim(
    Range(
        "every position of piles 0 to {y}, the larger one second",
        "x y",
        lambda top: ((x, y) for y in range(top + 1) for x in range(y + 1)),
        {"y": 80},
        {"y": 608},
    )
)
def wythoff__method__right_to_608__measured(x: int, y: int) -> bool:
    """With 1.618 and 2.618 the method of the examples finds exactly the winning moves from all
    piles x <= y <= 608."""
    return examples.by_the_method(x, y) == set(ref.wythoff_winning_moves_by_formula((x, y)))


@claim(Instances("the position and the move", "piles to", lambda: [((377, 609), (376, 609))]))
def wythoff__method__wrong_at_609__measured(piles: tuple[int, int], to: tuple[int, int]) -> bool:
    """From (377,609) the method with 1.618 and 2.618 names (376,609), which is no P-position."""
    return to in examples.by_the_method(*piles) and to not in ref.wythoff_winning_moves_by_formula(
        piles
    )
