"""Sections 3.4 and 3.4.1: braces, numbers, simplicity."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product
from typing import Any

from proofs_check.core.claim import Plan, using
from proofs_check.core.ranges import Found, Instances
from proofs_check.documents.partizan import play, ranges
from proofs_check.documents.partizan.claims import claim, proved, so
from proofs_check.documents.partizan.forms import beside_two_stars, born_by
from proofs_check.documents.partizan.transcribed import equations
from proofs_check.methods.logic import implies
from proofs_check.methods.printed import Cell, printed, printed_rows
from reference.partizan import games
from reference.partizan.games import Game, Order, Outcome
from reference.partizan.notation import read, show
from reference.partizan.numbers import integer_game, number, number_game, simplest_number
from reference.partizan.simplification import canonical, times

EXAMPLE = "{0,1|-3}"


def _of_numbers(theorem: str, view: str = "") -> Plan:
    return proved(theorem, view, "theory_numbers")


def _of_options(theorem: str, view: str = "") -> tuple[Plan, ...]:
    return using(so, proved(theorem, view, "theory_options"))


@claim(printed)
def section_3__4__notation() -> Iterator[Cell]:
    # The labels of the scheme against those of formula 2, both as printed.
    """What stands to the right of the bar are Left's options; so it is in G = {G^L|G^R} too."""
    scheme, formula = printed_rows("partizan", "braces")
    for where in ("left of the bar", "right of the bar"):
        yield Cell(f"{scheme['place']}, {where}", scheme[where], formula[where])


@claim(printed)
def section_3__4__example_left_options() -> Iterator[Cell]:
    """In {0,1|-3} Left can move to 0 or to 1, and to nothing else."""
    yield Cell("left options", ["0", "1"], sorted(show(option) for option in read(EXAMPLE).left))


@claim(*using(so, proved("only_values_count", module="theory_moves")), ranges.EVERY_FORM)
def section_3__4__left_and_right_options(G: Game) -> bool:
    """Only the options' values count: G stays equal when its options are replaced by their
    canonical forms, or by themselves beside * + *."""
    return all(
        games.order_by_play(G, games.game(map(other, G.left), map(other, G.right))) is Order.EQUAL
        for other in (canonical, beside_two_stars)
    )


def inverse_is_won_by_second(zero: Any, second_wins: Any) -> Any:
    """Whoever is second wins the sum."""
    return second_wins


@claim(
    *using(inverse_is_won_by_second, proved("no_difference", "BESIDE_INVERSE")), ranges.EVERY_FORM
)
def section_3__4__negative(G: Game) -> Found:
    """{-G^R | -G^L} is -G: their sum is 0."""
    inverse = games.game(map(games.negative, G.right), map(games.negative, G.left))
    return games.outcome(games.plus(G, inverse)) is Outcome.PREVIOUS, {"inverse": show(inverse)}


@claim(printed)
def section_3__4__example_right_option() -> Iterator[Cell]:
    """Right's only move in {0,1|-3} leaves 3."""
    yield Cell("Right's option", ["3"], [show(option) for option in read(EXAMPLE).right])


@claim(*_of_options("best_is_best", "HIGHEST"), ranges.NUMBER_SETS)
def section_3__4__highest_number(options: tuple[Fraction, ...], move: Fraction) -> bool:
    """Of moves to numbers n/2^k Left's to the highest one, where there is one, is in every sum as
    good as any."""
    return play.as_good_for_left(number_game(move), number_game(max(options)))


ONLY_BEST = _of_options("only_best_matter")


@claim(
    readings={
        "where all options are numbers": (*ONLY_BEST, ranges.NUMBERS_STRUCK),
        "of the options that are numbers": (*ONLY_BEST, ranges.NUMBERS_STRUCK_BESIDE_ANOTHER),
    }
)
def section_3__4__simplification(G: Game, H: Game) -> Found:
    """All numbers can be struck out but Left's greatest and Right's smallest one, numbers being
    n/2^k, where there is a greatest, and a smallest."""
    return games.equal(G, H), {"struck out": show(H)}


@claim(ranges.NAMED)
def section_3__4__simplification__measured() -> bool:
    """What is no number stays: of {0,*|0}, which Section 3.5.2 does not simplify, {0|0} is left
    where star is struck out beside 0, and that is another game."""
    G = read("{0,*|0}")
    return canonical(G) == G and not games.equal(G, read("{0|0}"))


@claim(*using(so, _of_numbers("next_integer")), ranges.counted("n <= {n}", 12, 40))
def section_3__4__1__integers(n: int) -> bool:
    """n + 1 = {n|} and -(n + 1) = {|-n} for every n >= 0, n being 1 + ... + 1."""
    after, bar = times(n + 1, read("{0|}")), games.game([integer_game(n)])
    return games.equal(after, bar) and games.equal(games.negative(after), games.negative(bar))


@claim(ranges.NAMED)
def section_3__4__1__halves__strengthened() -> bool:
    """{0|1} added to itself is 1, and {0|1/2} added to itself is {0|1}: they are what they are
    called."""
    half, quarter = read("{0|1}"), read("{0|{0|1}}")
    return games.equal(games.plus(half, half), read("{0|}")) and games.equal(
        games.plus(quarter, quarter), half
    )


@claim(*using(so, _of_numbers("sums_of_numbers")), ranges.NUMBER_PAIRS)
def section_3__4__1__sums__strengthened(a: Fraction, b: Fraction) -> bool:
    """All dyadic rationals are what they are called: as games they are added, inverted and compared
    as numbers are."""
    x, y = number_game(a), number_game(b)
    rest = games.minus(games.plus(x, y), number_game(a + b))
    inverted = games.equal(games.negative(x), number_game(-a))
    return (
        games.outcome(rest) is Outcome.PREVIOUS and inverted and games.compare(x, y) is Order.LESS
    )


@claim(*using(so, _of_numbers("one_above")), ranges.NUMBERS_ABOVE_ONE)
def section_3__4__1__half_bar_n(n: Fraction) -> bool:
    """{1/2|n} = 1 for every number n > 1."""
    return games.equal(games.game([read("1/2")], [number_game(n)]), integer_game(1))


@claim(*_of_options("signs_make_zero"), ranges.SIGNED_SIDES)
def section_3__4__1__negative_positive_is_zero(
    left: tuple[Fraction, ...], right: tuple[Fraction, ...]
) -> bool:
    """A game whose Left options are negative numbers and whose Right options are positive numbers,
    all n/2^k, is 0; there may be none of either."""
    G = games.game(map(number_game, left), map(number_game, right))
    return games.outcome(G) is Outcome.PREVIOUS


@claim(
    Instances(
        "the two examples of the section, as printed",
        "example",
        lambda: [(example.left,) for example in equations("section-3.4.1.example-")],
    )
)
def section_3__4__1__integers_a_and_b(example: str) -> Found:
    """The games {a|b} that the condition and the criteria are for have integers a and b."""
    G = read(example)
    options = [number(option) for option in (*G.left, *G.right)]
    holds = all(x is not None and x.denominator == 1 for x in options)
    return holds, {"a, b": [str(x) for x in options]}


@claim(
    readings={
        "x is a number": using(play.strictly_between, ranges.INTEGER_PAIRS),
        "x is the game, compared as one": ranges.INTEGER_PAIRS,
        "x is a number, where the game is one": (
            *using(so, _of_numbers("within")),
            *using(
                play.strictly_between, ranges.INTEGER_PAIRS.where("{a|b} a number", play.is_number)
            ),
        ),
    }
)
def section_3__4__1__between(a: int, b: int) -> Found:
    """{a|b} with integers a and b is an x with min(a,b) < x < max(a,b)."""
    G = games.game([integer_game(a)], [integer_game(b)])
    low, high = integer_game(min(a, b)), integer_game(max(a, b))
    found = [games.compare(low, G), games.compare(G, high)]
    return found == [Order.LESS] * 2, {"order": [order.value for order in found]}


SIMPLEST = _of_numbers("criteria", "SIMPLEST")


def is_strictly_between(equal: Any, *others: Any) -> Any:
    """It is a number between a and b."""
    return equal


def is_least_denominator(equal: Any, between: Any, step: Any, other: Any, x: Any, y: Any) -> Any:
    """It is a number between a and b; no number there has a smaller denominator."""
    return equal & implies(between, other <= step)


def is_closest(equal: Any, between: Any, step: Any, other: Any, x: Any, y: Any) -> Any:
    """It is a number between a and b; any other with its denominator is further from 0."""
    closer = (y == x) | ((x < y) & (-x < y)) | ((y < x) & (y < -x))
    return equal & implies(between & (other == step), closer)


def is_simplest(*seen: Any) -> Any:
    """It is the one number that is simplest: by the denominator first, then the distance to 0."""
    return is_least_denominator(*seen) & is_closest(*seen)


@claim(
    *using(is_strictly_between, SIMPLEST), ranges.INTEGER_PAIRS.where("a < b", lambda a, b: a < b)
)
def section_3__4__1__between__corrected(a: int, b: int) -> Found:
    """{a|b} with integers a < b is a number x with a < x < b."""
    return play.strictly_between(a, b)


@claim(*using(is_least_denominator, SIMPLEST), ranges.NUMBER_PAIRS)
def section_3__4__1__smallest_denominator(a: Fraction, b: Fraction) -> Found:
    """No dyadic rational between a and b has a smaller denominator than {a|b}, which is one
    itself."""
    x = play.number_by_play(a, b)
    smaller = x.denominator // 2 if x is not None else 0
    between = x is not None and a < x < b
    return between and not (smaller and play.multiples_between(a, b, smaller)), {"x": str(x)}


@claim(*using(is_closest, SIMPLEST), ranges.NUMBER_PAIRS)
def section_3__4__1__closest_to_zero(a: Fraction, b: Fraction) -> Found:
    """Of the numbers between a and b with the denominator of {a|b} it is the closest to zero."""
    x = play.number_by_play(a, b)
    if x is None:
        return False
    same = [
        y for y in play.multiples_between(a, b, x.denominator) if y.denominator == x.denominator
    ]
    return x in same and all(abs(y) > abs(x) for y in same if y != x), {"x": str(x)}


def by_the_criteria(a: Fraction, b: Fraction, form: Callable[[Fraction], bool]) -> Fraction:
    """The number of this form that the other criteria give."""
    denominator = 1
    while not (found := [y for y in play.multiples_between(a, b, denominator) if form(y)]):
        denominator += 1
    return min(found, key=abs)


@claim(printed)
def section_3__4__1__dyadic() -> Iterator[Cell]:
    """x is of the form a/(2b), as the text has it, as is every p/q, which is 2p/(2q): with the
    other criteria that gives the value."""
    for a, b in product((Fraction(0), Fraction(1, 4)), (Fraction(1, 2), Fraction(1))):
        chosen = by_the_criteria(a, b, lambda x: (2 * x.denominator) % 2 == 0)
        yield Cell(f"{{{a}|{b}}}", str(chosen), str(play.number_by_play(a, b)))


@claim(*using(is_simplest, SIMPLEST), ranges.NUMBER_PAIRS)
def section_3__4__1__dyadic__corrected(a: Fraction, b: Fraction) -> Found:
    """x is a dyadic rational, which is a fraction of the form a/2^b: with the other criteria that
    gives the value."""
    x = play.number_by_play(a, b)
    chosen = by_the_criteria(a, b, lambda x: x.denominator & (x.denominator - 1) == 0)
    return chosen == x, {"chosen": str(chosen), "value": str(x)}


@claim(*using(is_simplest, SIMPLEST), ranges.NUMBER_PAIRS)
def section_3__4__1__simplest_number__strengthened(a: Fraction, b: Fraction) -> Found:
    """The smallest denominator first, then the number closest to zero: that is {a|b}, by playing
    {a|b} - x."""
    x = simplest_number(a, b)
    G = games.game([number_game(a)], [number_game(b)])
    return games.outcome(games.minus(G, number_game(x))) is Outcome.PREVIOUS, {"x": str(x)}


@claim(
    *using(so, _of_numbers("simplicity")),
    ranges.beside_numbers("every form G", born_by, 4).where(
        "x between the options, and no option of x so",
        lambda G, x: play.fits(G, x) and not any(play.fits(G, y) for y in (*x.left, *x.right)),
    ),
)
def section_3__4__1__simplicity__strengthened(G: Game, x: Game) -> bool:
    """Where a number is greater than, or fuzzy with, all Left options, and less than, or fuzzy
    with, all Right options, the game is the simplest such number: the one of which no option is so.
    """
    return games.outcome(games.minus(G, x)) is Outcome.PREVIOUS
