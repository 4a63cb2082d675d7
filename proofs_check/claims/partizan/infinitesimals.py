"""Section 3.4.2: games that are not numbers, star and up; omega."""

from collections.abc import Iterator
from fractions import Fraction
from math import isqrt

from proofs_check.claims.partizan.plans import claim, enter_equation, unverifiable
from proofs_check.evidence import Effort
from proofs_check.ledger import using
from proofs_check.methods.argument import Step, argued, unless
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
    is_impartial,
    order_by_play,
    outcome,
)
from reference.partizan.hackenbush import HACKENBUSH_STRING
from reference.partizan.infinitesimals import STAR, UP
from reference.partizan.nimbers import grundy_value
from reference.partizan.numbers import integer_game, number, number_game
from reference.partizan.rulesets import form


def string(lines: str) -> Game:
    """A Hackenbush string, from the ground up, with all its moves."""
    return form(HACKENBUSH_STRING, lines)


ONE_GREEN_LINE = string("G")


def star_is_no_number() -> Iterator[Case]:
    """Star is not equal to the one number that is neither positive nor negative, nor to others."""
    yield Case("0", not equal(ONE_GREEN_LINE, ZERO))
    # A number x > 0 is one whose game Left wins; star is won by whoever begins.
    for n in (1, -1):
        small = number_game(Fraction(n, 64))
        found = compare(ONE_GREEN_LINE, small)
        wanted = Order.LESS if n > 0 else Order.GREATER
        yield Case(str(Fraction(n, 64)), found is wanted, {"order": found.value})
    yield Case("by its canonical form", number(ONE_GREEN_LINE) is None)


def star_has_no_grundy_value() -> Iterator[Case]:
    """The impartial game star has no Grundy value as Section 3.5.1 defines it."""
    impartial = is_impartial(ONE_GREEN_LINE)
    found = grundy_value(ONE_GREEN_LINE) if impartial else None
    yield Case("*", found is None, {"Grundy value": found})


@claim(
    "section-3.4.2.not-numbers",
    "Section 3.4.2, sentence 1; Section 3.5.1",
    "Some games, star among them, have no Grundy value.",
    readings={
        "a Grundy value is a number, as in Sections 3.1 to 3.4.1": using(
            star_is_no_number, settled()
        ),
        "the Grundy value of Section 3.5.1": using(star_has_no_grundy_value, settled()),
    },
)
def _() -> None: ...


claim(
    "section-3.4.2.star-is-no-number",
    "Section 3.4.2, Star, sentence 1",
    "The Hackenbush game of one green line is no number.",
    settled(),
    at=star_is_no_number,
)(star_is_no_number)


@claim(
    "section-3.4.2.green-first-wins",
    "Section 3.4.2, Star, sentence 2",
    "With one green line whoever goes first wins.",
    settled(),
)
def _() -> Iterator[Case]:
    yield Case("G", outcome(ONE_GREEN_LINE).value == "N")


enter_equation("section-3.4.2.star-fuzzy", "* || 0.")


@claim(
    "section-3.4.2.star",
    "Section 3.4.2, Star, formulas 1 and 3",
    "One green line is *, which is {0|0}.",
    printed(),
)
def _() -> Iterator[Cell]:
    yield Cell("G = *", "=", order_by_play(ONE_GREEN_LINE, STAR).value)
    yield Cell("* = {0|0}", "=", order_by_play(STAR, game([ZERO], [ZERO])).value)


enter_equation("section-3.4.2.star-plus-star", "* + * = 0.")
enter_equation("section-3.4.2.minus-star", "-* = *.")
enter_equation("section-3.4.2.up", "^ = {0|*}.")
enter_equation("section-3.4.2.up-positive", "0 < ^.")


def _left_first_beside_star(terms: Terms) -> None:
    positive, wins = terms.truth("left second wins x"), terms.truth("left first wins x + *")
    terms.require(unless(positive, positive <= wins, wins))


def _right_first_beside_star(terms: Terms) -> None:
    before = terms.truth("left first wins 2x + *")
    positive = terms.truth("left first wins x")
    wins = terms.truth("left second wins x + *")
    terms.require(unless(before, positive, (before & positive) <= wins, wins))


def _left_first_less_up(terms: Terms) -> None:
    beside = terms.truth("left second wins x + *")
    wins = terms.truth("left first wins x - up")
    terms.require(unless(beside, beside <= wins, wins))


def _right_first_less_up(terms: Terms) -> None:
    before = terms.truth("left first wins 2x - up")
    positive = terms.truth("left first wins x")
    wins = terms.truth("left second wins x - up")
    terms.require(unless(before, positive, (before & positive) <= wins, wins))


@claim(
    "section-3.4.2.up-below-half-powers",
    "Section 3.4.2, Up, formula 2, right inequality",
    "^ < 1/2^n for every n >= 0.",
    argued(
        "partizan",
        "section-3.4.2.up-below-half-powers",
        "Let x = 1/2^n = {0|2x}, or {0|} where n = 0, which Left wins whoever begins. By induction "
        "on n Left wins x + * and x - up = x + {*|0} whoever begins. Left first takes the star, "
        "which leaves x; of x - up Left leaves x + *. Right first leaves x, or 2x + * or 2x - up "
        "(neither where n = 0), which Left, moving, wins by induction.",
        Step("Left moving first in x + * leaves x, and wins it as second", _left_first_beside_star),
        Step("Right's moves in x + * all leave what Left, moving, wins", _right_first_beside_star),
        Step(
            "Left moving first in x - up leaves x + *, and wins it as second", _left_first_less_up
        ),
        Step("Right's moves in x - up all leave what Left, moving, wins", _right_first_less_up),
    ),
    enumerated("n <= 12", "n <= 40"),
)
def _(effort: Effort) -> Iterator[Case]:
    for n in range(13 if effort is Effort.DEFAULT else 41):
        x = number_game(Fraction(1, 2**n))
        yield Case(n, compare(UP, x) is order_by_play(UP, x) is Order.LESS)


enter_equation("section-3.4.2.down", "v = -^.")
enter_equation("section-3.4.2.minus-up", "-^ = {*|0}.")
enter_equation("section-3.4.2.up-bar-two", "{^|2} = 1.")

REDS = 12
"""How many red lines are looked at."""


@claim(
    "section-3.4.2.half-power-string",
    "Section 3.4.2, sentence below Up",
    "1/2^n is one blue line on the ground with infinitely many red lines on top.",
    printed(),
)
def _() -> Iterator[Cell]:
    strings = {reds: string("L" + "R" * reds) for reds in range(REDS + 1)}
    for n in range(REDS + 1):
        power = number_game(Fraction(1, 2**n))
        needed = [reds for reds, G in strings.items() if equal(G, power)]
        yield Cell(f"red lines of 1/2^{n}", "infinitely many", " or ".join(map(str, needed)))


@claim(
    "section-3.4.2.half-power-string.corrected",
    "Section 3.4.2, sentence below Up",
    "One blue line on the ground with n red lines on top is 1/2^n.",
    enumerated("n <= 12", "n <= 40"),
)
def _(effort: Effort) -> Iterator[Case]:
    for n in range(13 if effort is Effort.DEFAULT else 41):
        power = number_game(Fraction(1, 2**n))
        yield Case(n, order_by_play(string("L" + "R" * n), power) is Order.EQUAL)


@claim(
    "section-3.4.2.reds-fall-below.measured",
    "Section 3.4.2, sentence below Up",
    "Each further red line on top makes the game smaller, and it stays positive: infinitely many "
    "leave less than every 1/2^n.",
    enumerated("up to 12 red lines", "up to 40 red lines"),
)
def _(effort: Effort) -> Iterator[Case]:
    for n in range(12 if effort is Effort.DEFAULT else 40):
        fewer, more = string("L" + "R" * n), string("L" + "R" * (n + 1))
        holds = compare(more, fewer) is Order.LESS and compare(more, ZERO) is Order.GREATER
        yield Case(n, holds)


def _an_option_above(terms: Terms) -> None:
    n = terms.integer("n")
    terms.require(unless(n >= 0, (n + 1 >= 0) & (n < n + 1)))


def _right_only_lowers_n(terms: Terms) -> None:
    n = terms.integer("n")
    terms.require(unless(n >= 1, (n - 1 >= 0) & (n - 1 < n)))


@claim(
    "section-3.4.2.omega",
    "Section 3.4.2, Omega, formula 1",
    "omega = {0,1,2,...|} is infinite: greater than every integer n.",
    argued(
        "partizan",
        "section-3.4.2.omega",
        "It is enough to take n >= 0. In omega - n Left moving first leaves (n + 1) - n = 1 and "
        "wins. Right moving first has no move in omega; in -n = {|-(n - 1)}, where n >= 1, Right "
        "leaves omega - (n - 1), which Left moving wins. So Left wins whoever begins.",
        Step("some option of omega is above n", _an_option_above),
        Step("Right's only move leaves a natural number less", _right_only_lowers_n),
    ),
)
def _() -> None: ...


@claim(
    "section-3.4.2.omega-truncated.measured",
    "Section 3.4.2, Omega, formula 1",
    "Cut off after n, omega is {0,1,...,n|} = n + 1.",
    enumerated("n <= 20", "n <= 60"),
)
def _(effort: Effort) -> Iterator[Case]:
    for n in range(21 if effort is Effort.DEFAULT else 61):
        G = game(map(integer_game, range(n + 1)))
        yield Case(n, equal(G, integer_game(n + 1)))


@claim(
    "section-3.4.2.y-omega-terms",
    "Section 3.4.2, Omega, formula 2",
    "The Right options of Y_omega are 1/2, 1/4, 1/8, 1/6 and so on: each half of the one before.",
    printed(),
)
def _() -> Iterator[Cell]:
    for row in printed_rows("partizan", "y-omega"):
        computed = str(Fraction(1, 2 ** int(row["term"])))
        yield Cell(row["place"], row["printed"], computed)


def _some_power_is_below(terms: Terms) -> None:
    # In units of 1/2^(n + 1): 1/2^n is 2, and the next option is 1.
    next_option, bound = terms.integer("next"), terms.integer("bound")
    terms.require(unless((bound == 2) & (2 * next_option == bound), next_option < bound))


def _half_of_a_positive(terms: Terms) -> None:
    x, half = terms.integer("x"), terms.integer("half")
    terms.require(unless((x > 0) & (2 * half == x), (half > 0) & (half < x)))


@claim(
    "section-3.4.2.y-omega",
    "Section 3.4.2, Omega, formula 2",
    "Y_omega = {0|1/2,1/4,...} is infinitesimal: positive and below every 1/2^n.",
    argued(
        "partizan",
        "section-3.4.2.y-omega",
        "Left moving first leaves 0 and wins; Right moving first leaves a positive number, so "
        "Y_omega > 0. In 1/2^n - Y_omega = 1/2^n + {-1/2,-1/4,...|0} Left moving first leaves "
        "1/2^n - 1/2^(n + 1) > 0. Right moving first leaves 1/2^n, or, where n >= 1, the larger "
        "1/2^(n - 1) - Y_omega, in which Left moves and wins in the same way.",
        Step("half of a positive number is positive and less", _half_of_a_positive),
        Step("the option 1/2^(n + 1) of Y_omega is below 1/2^n", _some_power_is_below),
    ),
)
def _() -> None: ...


@claim(
    "section-3.4.2.y-omega-truncated.measured",
    "Section 3.4.2, Omega, formula 2",
    "Cut off after 1/2^n, Y_omega is {0|1/2,...,1/2^n} = 1/2^(n + 1).",
    enumerated("1 <= n <= 12", "1 <= n <= 30"),
)
def _(effort: Effort) -> Iterator[Case]:
    for n in range(1, 13 if effort is Effort.DEFAULT else 31):
        G = game([ZERO], [number_game(Fraction(1, 2**k)) for k in range(1, n + 1)])
        yield Case(n, equal(G, number_game(Fraction(1, 2 ** (n + 1)))))


def lower_part(root: int, denominator: int) -> Fraction:
    """The greatest multiple of 1/denominator below the square root."""
    return Fraction(isqrt(root * denominator**2), denominator)


@claim(
    "section-3.4.2.irrational",
    "Section 3.4.2, paragraph on irrational numbers",
    "An irrational x has all numbers below it on the left and all above it on the right: with "
    "those of denominator 2^n the game is within 1/2^n of x, and between all of them.",
    enumerated(
        "square roots of 2, 3, 5, 6, 7 and 10, all numbers in [0, 4] with n <= 5",
        "square roots of 2, 3, 5, 6, 7 and 10, all numbers in [0, 4] with n <= 7",
    ),
)
def _(effort: Effort) -> Iterator[Case]:
    for root in (2, 3, 5, 6, 7, 10):
        for n in range(6 if effort is Effort.DEFAULT else 8):
            span = [Fraction(k, 2**n) for k in range(4 * 2**n + 1)]
            left = [x for x in span if x * x < root]
            right = [x for x in span if x * x > root]
            x = number(game(map(number_game, left), map(number_game, right)))
            near = lower_part(root, 2**n)
            holds = x is not None and near < x < near + Fraction(1, 2**n)
            yield Case([root, n], holds, {"number": str(x)})


unverifiable(
    "section-3.4.2.surreal",
    "Section 3.4.2, last paragraph, sentence 1",
    "With omega any surreal number can be represented.",
    "a definition of the surreal numbers, and of how omega is to help",
)


@claim(
    "section-3.4.2.omega-stack",
    "Section 3.4.2, last paragraph, sentence 2",
    "A stack of blue lines without end is omega: its lines are the moves to 0, 1, 2 and so on.",
    enumerated(
        "stacks of up to 12 lines, cut off above", "stacks of up to 40 lines, cut off above"
    ),
)
def _(effort: Effort) -> Iterator[Case]:
    for n in range(13 if effort is Effort.DEFAULT else 41):
        stack = string("L" * n)
        left = {number(option) for option in stack.left}
        holds = left == set(map(Fraction, range(n))) and not stack.right
        yield Case(n, holds, {"moves": sorted(map(str, left))})


unverifiable(
    "section-3.4.2.sticks-shrink",
    "Section 3.4.2, last paragraph, sentence 2",
    "The lines of that stack become infinitely small.",
    "what the size of a line in a drawing means; it plays no part in the game",
)
