"""Sections 3.4 and 3.4.1: braces, numbers, simplicity."""

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from itertools import product

from proofs_check.core.claim import using
from proofs_check.core.evidence import Effort
from proofs_check.documents.partizan.claims import claim
from proofs_check.documents.partizan.claims.order import as_good_for_left
from proofs_check.documents.partizan.forms import subsets, values
from proofs_check.documents.partizan.plans import enter_equation, every_form
from proofs_check.methods.argument import Step, argued
from proofs_check.methods.enumeration import Case, enumerated, settled
from proofs_check.methods.printed import Cell, printed, printed_rows
from proofs_check.methods.smt import Terms
from reference.partizan.games import (
    ZERO,
    Game,
    Order,
    compare,
    equal,
    game,
    minus,
    negative,
    order_by_play,
    outcome,
    plus,
)
from reference.partizan.infinitesimals import STAR
from reference.partizan.notation import read, show
from reference.partizan.numbers import integer_game, number, number_game, simplest_number
from reference.partizan.simplification import canonical

EXAMPLE = "{0,1|-3}"


@claim("Section 3.4, scheme", printed())
def section_3__4__notation() -> Iterator[Cell]:
    # The labels of the scheme against those of formula 2, both as printed.
    """What stands to the right of the bar are Left's options; so it is in G = {G^L|G^R} too."""
    scheme, formula = printed_rows("partizan", "braces")
    for part in ("left of the bar", "right of the bar"):
        yield Cell(f"{scheme['place']}, {part}", scheme[part], formula[part])


@claim(
    ("Section 3.4, formula 1", "Section 3.4, paragraph after the formulas, sentence 1"), printed()
)
def section_3__4__example_left_options() -> Iterator[Cell]:
    """In {0,1|-3} Left can move to 0 or to 1, and to nothing else."""
    left = sorted(show(option) for option in read(EXAMPLE).left)
    yield Cell("left options", ["0", "1"], list(left))


def beside_two_stars(G: Game) -> Game:
    """Another form of the same value: G + * + *."""
    return plus(G, plus(STAR, STAR))


@claim("Section 3.4, formula 2", every_form())
def section_3__4__left_and_right_options(G: Game) -> Iterator[Case]:
    """Only the options' values count: G stays equal when its options are replaced by their
    canonical forms, or by themselves beside * + *.
    """
    for kind, other in (("canonical", canonical), ("beside * + *", beside_two_stars)):
        again = game(map(other, G.left), map(other, G.right))
        yield Case([show(G), kind], order_by_play(G, again) is Order.EQUAL)


@claim("Section 3.4, formula 3", every_form())
def section_3__4__negative(G: Game) -> Iterator[Case]:
    """{-G^R | -G^L} is -G: their sum is 0."""
    inverse = game(map(negative, G.right), map(negative, G.left))
    yield Case(show(G), outcome(plus(G, inverse)).value == "P", {"inverse": show(inverse)})


@claim("Section 3.4, paragraph after the formulas, sentence 2", printed())
def section_3__4__example_right_option() -> Iterator[Cell]:
    """Right's only move in {0,1|-3} leaves 3."""
    yield Cell("Right's option", ["3"], [show(option) for option in read(EXAMPLE).right])


GRID = tuple(Fraction(n, 4) for n in (-8, -4, -2, -1, 0, 1, 2, 3, 4, 8))
"""Numbers for options: equal distances, unequal ones, both signs."""

NUMBER_SETS = f"every set of at most 3 numbers among {', '.join(map(str, GRID))}"


@claim(
    "Section 3.4, paragraph after the formulas, sentence 3",
    enumerated(f"{NUMBER_SETS}, in sums with the 22 values born by day 2"),
)
def section_3__4__highest_number(effort: Effort) -> Iterator[Case]:
    """Of moves to numbers Left's to the highest one is, in every sum, as good as any."""
    for chosen in subsets(GRID, 3):
        for x in chosen:
            holds = as_good_for_left(number_game(x), number_game(max(chosen)))
            yield Case({"options": [str(y) for y in chosen], "move": str(x)}, holds)


def struck_out(left: Iterable[Fraction], right: Iterable[Fraction]) -> tuple[Game, Game]:
    """The game with all these options, and the one with the best of each side."""
    left, right = list(left), list(right)
    best_left, best_right = sorted(left)[-1:], sorted(right)[:1]
    best = game(map(number_game, best_left), map(number_game, best_right))
    return game(map(number_game, left), map(number_game, right)), best


def numbers_only(effort: Effort) -> Iterator[Case]:
    """All options are numbers."""
    size = 2 if effort is Effort.DEFAULT else 3
    for left, right in product(subsets(GRID, size), repeat=2):
        G, H = struck_out(left, right)
        yield Case(show(G), equal(G, H), {"struck out": show(H)})


def beside_other_games(effort: Effort) -> Iterator[Case]:
    """There are other options: the numbers but the best are struck out, the others stay."""
    others = [G for G in values() if number(G) is None]
    some = [integer_game(x) for x in (-1, 0, 1)]
    for numbers, other, answer in product(subsets(some), others, values()):
        G = game([*numbers, other], [answer])
        H = game([*numbers[-1:], other], [answer])
        yield Case(show(G), equal(G, H), {"struck out": show(H)})
        G, H = negative(G), negative(H)
        yield Case(show(G), equal(G, H), {"struck out": show(H)})


def all_but_the_number(effort: Effort) -> Iterator[Case]:
    """There are other options, and they are struck out too."""
    for other, answer in product((G for G in values() if number(G) is None), values()):
        G = game([ZERO, other], [answer])
        H = game([ZERO], [answer])
        yield Case(show(G), equal(G, H), {"struck out": show(H)})


@claim(
    "Section 3.4, paragraph after the formulas, sentence 4",
    readings={
        "where all options are numbers": using(
            numbers_only,
            enumerated(
                NUMBER_SETS.replace("3", "2", 1) + " on each side",
                f"{NUMBER_SETS} on each side",
            ),
        ),
        "of the options that are numbers": using(
            beside_other_games,
            enumerated("numbers among -1, 0, 1 and one other value of day 2 on one side"),
        ),
        "of all options": using(
            all_but_the_number, enumerated("0 and one other value of day 2 on one side")
        ),
    },
)
def section_3__4__simplification() -> None:
    """All options can be struck out but Left's greatest number and Right's smallest one."""


for _word, _text in (
    ("two", "2 = {1|}."),
    ("one", "1 = {0|}."),
    ("nought", "0 = {|}."),
    ("minus-one", "-1 = {|0}."),
    ("minus-two", "-2 = {|-1}."),
):
    enter_equation(f"section-3.4.1.{_word}", _text)


@claim("Section 3.4.1, formula 1, dots", enumerated("n <= 12", "n <= 40"))
def section_3__4__1__integers(effort: Effort) -> Iterator[Case]:
    """n + 1 = {n|} and -(n + 1) = {|-n} for every n >= 0, n being 1 + ... + 1."""
    one = game([ZERO])
    ones = ZERO
    for n in range(13 if effort is Effort.DEFAULT else 41):
        after, bar = plus(ones, one), game([integer_game(n)])
        yield Case(n, equal(after, bar) and equal(negative(after), negative(bar)))
        ones = canonical(after)


enter_equation("section-3.4.1.half", "1/2 = {0|1}.")
enter_equation("section-3.4.1.quarter", "1/4 = {0|1/2}.")


@claim(("Section 3.4.1, formula 2", "Section 3.4.1, formula 3"), settled())
def section_3__4__1__halves__strengthened() -> Iterator[Case]:
    """{0|1} added to itself is 1, and {0|1/2} added to itself is {0|1}: they are what they are
    called.
    """
    half, quarter = read("{0|1}"), game([ZERO], [read("{0|1}")])
    yield Case("1/2", equal(plus(half, half), integer_game(1)))
    yield Case("1/4", equal(plus(quarter, quarter), half))


enter_equation("section-3.4.1.half-bar", "{1/2|} = 1.")


@claim(
    "Section 3.4.1, formula 4, second equality",
    enumerated(
        "integers to 40 and all numbers in (1, 4] with a denominator up to 16",
        "integers to 200 and all numbers in (1, 8] with a denominator up to 64",
    ),
)
def section_3__4__1__half_bar_n(effort: Effort) -> Iterator[Case]:
    """{1/2|n} = 1 for every number n > 1."""
    deep = effort is Effort.DEEP
    top, bound, denominator = (200, 8, 64) if deep else (40, 4, 16)
    fractions = [Fraction(n, denominator) for n in range(denominator + 1, bound * denominator + 1)]
    for n in sorted({*fractions, *map(Fraction, range(2, top + 1))}):
        G = game([read("1/2")], [number_game(n)])
        yield Case(str(n), equal(G, integer_game(1)))


@claim(
    "Section 3.4.1, sentence 1 after the formulas",
    enumerated("at most 2 options a side among the numbers k/4 with |k| <= 12"),
)
def section_3__4__1__negative_positive_is_zero(effort: Effort) -> Iterator[Case]:
    """A game whose Left options are negative numbers and whose Right options are positive numbers
    is 0; there may be none of either.
    """
    positive = [Fraction(n, 4) for n in range(1, 13)]
    for left, right in product(subsets(positive, 2), repeat=2):
        G = game((number_game(-x) for x in left), map(number_game, right))
        yield Case(show(G), outcome(G).value == "P")


def integer_pairs(bound: int) -> Iterator[tuple[int, int]]:
    """Integers a and b, pairs close to zero first."""
    span = range(-bound, bound + 1)
    pairs = [(a, b) for a in span for b in span]
    yield from sorted(pairs, key=lambda pair: abs(pair[0]) + abs(pair[1]))


def strictly_between(wanted: Callable[[int, int], bool]) -> Callable[[Effort], Iterator[Case]]:
    """{a|b} is a number strictly between a and b, for the integers that are wanted."""

    def cases(effort: Effort) -> Iterator[Case]:
        for a, b in integer_pairs(8):
            if wanted(a, b):
                G = game([integer_game(a)], [integer_game(b)])
                x = number(G)
                holds = x is not None and min(a, b) < x < max(a, b)
                yield Case([a, b], holds, {"number": None if x is None else str(x)})

    return cases


def any_value_between(effort: Effort) -> Iterator[Case]:
    """min(a, b) < {a|b} < max(a, b) as games."""
    for a, b in integer_pairs(8):
        G = game([integer_game(a)], [integer_game(b)])
        low, high = integer_game(min(a, b)), integer_game(max(a, b))
        found = [compare(low, G), compare(G, high)]
        yield Case([a, b], found == [Order.LESS] * 2, {"order": [order.value for order in found]})


def numbers_between(effort: Effort) -> Iterator[Case]:
    """Where {a|b} is a number, it is strictly between a and b."""
    for a, b in integer_pairs(8):
        x = number(game([integer_game(a)], [integer_game(b)]))
        if x is not None:
            yield Case([a, b], min(a, b) < x < max(a, b), {"number": str(x)})


@claim(
    "Section 3.4.1, formula min max",
    readings={
        "x is a number": using(
            strictly_between(lambda a, b: True), enumerated("integers from -8 to 8")
        ),
        "x is the game, compared as one": using(
            any_value_between, enumerated("integers from -8 to 8")
        ),
        "x is a number, where the game is one": using(
            numbers_between, enumerated("integers from -8 to 8")
        ),
    },
)
def section_3__4__1__between() -> None:
    """{a|b} with integers a and b is an x with min(a,b) < x < max(a,b)."""


def _between_zero_or_above(terms: Terms) -> None:
    a, b = terms.integer("a"), terms.integer("b")
    # Doubled, so that a + 1/2 is an integer.
    terms.follows((a >= 0) & (b == a + 1), (2 * a < 2 * a + 1) & (2 * a + 1 < 2 * b))


def _between_next(terms: Terms) -> None:
    a, b = terms.integer("a"), terms.integer("b")
    terms.follows((a >= 0) & (b >= a + 2), (a < a + 1) & (a + 1 < b))


def _between_around_zero(terms: Terms) -> None:
    a, b = terms.integer("a"), terms.integer("b")
    cases = (a >= 0) | (b <= 0) | ((a < 0) & (b > 0))
    terms.follows(a < b, cases)


def _mirrored(terms: Terms) -> None:
    a, b = terms.integer("a"), terms.integer("b")
    terms.follows((a < b) & (b <= 0), (-1 * b >= 0) & (-1 * b < -1 * a))


@claim(
    "Section 3.4.1, formula min max",
    argued(
        "partizan",
        "section-3.4.1.between.corrected",
        "{a|b} is the simplest number between a and b. Where a < 0 < b it is 0; where 0 <= a and "
        "b - a >= 2 it is a + 1; where 0 <= a and b = a + 1 it is a + 1/2; where b <= 0 it is the "
        "negative of {-b|-a}, one of the cases before. In each case it lies between them.",
        Step(
            "where a < b, both are at least 0, or both at most 0, or 0 is between",
            _between_around_zero,
        ),
        Step("a < a + 1 < b where a >= 0 and b - a >= 2", _between_next),
        Step("a < a + 1/2 < b where a >= 0 and b = a + 1", _between_zero_or_above),
        Step("b <= 0 leads to -b >= 0 and -b < -a", _mirrored),
    ),
    enumerated("integers from -8 to 8"),
)
def section_3__4__1__between__corrected(effort: Effort) -> Iterator[Case]:
    """{a|b} with integers a < b is a number x with a < x < b."""
    yield from strictly_between(lambda a, b: a < b)(effort)


def dyadics(denominator: int, bound: int) -> list[Fraction]:
    """All numbers with a denominator up to the given power of two, up to a bound."""
    return [Fraction(n, denominator) for n in range(-bound * denominator, bound * denominator + 1)]


def number_pairs(effort: Effort) -> Iterator[tuple[Fraction, Fraction, Fraction]]:
    """Numbers a < b, and the number that {a|b} is by playing it out."""
    denominator, bound = (4, 3) if effort is Effort.DEFAULT else (8, 4)
    span = dyadics(denominator, bound)
    for a, b in product(span, repeat=2):
        if a < b:
            x = number(game([number_game(a)], [number_game(b)]))
            assert x is not None
            yield a, b, x


PAIRS = "numbers a < b with |a|, |b| <= 3 and a denominator up to 4"
PAIRS_DEEP = "numbers a < b with |a|, |b| <= 4 and a denominator up to 8"


def between(a: Fraction, b: Fraction, denominator: int) -> list[Fraction]:
    """All multiples of 1/denominator strictly between."""
    span = range((a * denominator).__floor__(), (b * denominator).__ceil__() + 1)
    return [x for n in span if a < (x := Fraction(n, denominator)) < b]


@claim("Section 3.4.1, criterion 1", enumerated(PAIRS, PAIRS_DEEP))
def section_3__4__1__smallest_denominator(effort: Effort) -> Iterator[Case]:
    """No dyadic rational between a and b has a smaller denominator than {a|b}, which is one
    itself.
    """
    for a, b, x in number_pairs(effort):
        smaller = x.denominator // 2
        holds = a < x < b and not (smaller and between(a, b, smaller))
        yield Case([str(a), str(b)], holds, {"x": str(x)})


@claim("Section 3.4.1, criterion 2", enumerated(PAIRS, PAIRS_DEEP))
def section_3__4__1__closest_to_zero(effort: Effort) -> Iterator[Case]:
    """Of the numbers between a and b with the denominator of {a|b} it is the closest to zero."""
    for a, b, x in number_pairs(effort):
        same = [y for y in between(a, b, x.denominator) if y.denominator == x.denominator]
        holds = all(abs(y) > abs(x) for y in same if y != x)
        yield Case([str(a), str(b)], holds, {"x": str(x)})


def criteria(form: Callable[[Fraction], bool]) -> Callable[[Effort], Iterator[Case]]:
    """The three criteria, in their order, over fractions of a form, against the game's value."""

    def cases(effort: Effort) -> Iterator[Case]:
        close_first = sorted(number_pairs(effort), key=lambda t: (abs(t[0]) + abs(t[1]), t[0] < 0))
        for a, b, x in close_first:
            denominator = 1
            while not (found := [y for y in between(a, b, denominator) if form(y)]):
                denominator += 1
            chosen = min(found, key=abs)
            yield Case([str(a), str(b)], chosen == x, {"chosen": str(chosen), "value": str(x)})

    return cases


@claim(
    "Section 3.4.1, criterion 3",
    readings={
        "a/2^b, the exponent lost in the text": using(
            criteria(lambda x: x.denominator & (x.denominator - 1) == 0),
            enumerated(PAIRS, PAIRS_DEEP),
        ),
        # Every fraction p/q is 2p/(2q).
        "a/(2b), an even denominator": using(
            criteria(lambda x: (2 * x.denominator) % 2 == 0), enumerated(PAIRS, PAIRS_DEEP)
        ),
    },
)
def section_3__4__1__dyadic() -> None:
    """x is a dyadic rational, a fraction of the form a/(2b): with the other criteria that gives the
    value.
    """


enter_equation("section-3.4.1.example-1", "{-3|1} = 0.")
enter_equation("section-3.4.1.example-2", "{1|3 7/8} = 2.")


@claim(
    (
        "Section 3.4.1, sentence before the criteria",
        "Section 3.4.1, criterion 1",
        "Section 3.4.1, criterion 2",
        "Section 3.4.1, criterion 3",
    ),
    enumerated(PAIRS, PAIRS_DEEP),
)
def section_3__4__1__simplest_number__strengthened(effort: Effort) -> Iterator[Case]:
    """The smallest denominator first, then the number closest to zero: that is {a|b}, by playing
    {a|b} - x.
    """
    for a, b, _value in number_pairs(effort):
        x = simplest_number(a, b)
        G = game([number_game(a)], [number_game(b)])
        yield Case([str(a), str(b)], outcome(minus(G, number_game(x))).value == "P", {"x": str(x)})
