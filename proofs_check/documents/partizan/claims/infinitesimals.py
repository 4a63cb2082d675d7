"""Section 3.4.2: games that are not numbers, star and up; omega."""

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from math import isqrt

from proofs_check.core.claim import using
from proofs_check.core.evidence import Effort
from proofs_check.documents.partizan.claims import claim
from proofs_check.documents.partizan.plans import claim as old_claim
from proofs_check.documents.partizan.plans import enter_equation, equation, unverifiable
from proofs_check.methods.argument import Step, argued
from proofs_check.methods.enumeration import Case, enumerated, settled
from proofs_check.methods.printed import Cell, printed, printed_rows
from proofs_check.methods.smt import Integer, Terms, Truth
from reference.partizan.games import (
    ZERO,
    Game,
    Order,
    Outcome,
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
    """Whoever begins wins star; a number is won by Left, by Right or by whoever is second."""
    found = outcome(ONE_GREEN_LINE)
    yield Case("winner", found is Outcome.NEXT, {"outcome": found.value})
    yield Case("by its canonical form", number(ONE_GREEN_LINE) is None)


@claim(
    "Section 3.4.2, sentence 1",
    enumerated("multiples of 1/16 from -4 to 4", "multiples of 1/64 from -8 to 8"),
)
def section_3__4__2__numbers_are_not_fuzzy__measured(effort: Effort) -> Iterator[Case]:
    """No number is won by whoever begins, as star is."""
    denominator, bound = (16, 4) if effort is Effort.DEFAULT else (64, 8)
    for k in range(-bound * denominator, bound * denominator + 1):
        x = Fraction(k, denominator)
        found = outcome(number_game(x))
        yield Case(str(x), found is not Outcome.NEXT, {"outcome": found.value})


def star_has_no_grundy_value() -> Iterator[Case]:
    """The impartial game star has no Grundy value as Section 3.5.1 defines it."""
    impartial = is_impartial(ONE_GREEN_LINE)
    found = grundy_value(ONE_GREEN_LINE) if impartial else None
    yield Case("*", found is None, {"Grundy value": found})


@claim(
    "Section 3.4.2, sentence 1",
    readings={
        "a Grundy value is a number, as in Sections 3.1 to 3.4.1": using(
            star_is_no_number, settled()
        ),
        "the Grundy value of Section 3.5.1": using(star_has_no_grundy_value, settled()),
    },
)
def section_3__4__2__not_numbers() -> None:
    """Some games, star among them, have no Grundy value."""


old_claim(
    "section-3.4.2.star-is-no-number",
    "Section 3.4.2, Star, sentence 1",
    "The Hackenbush game of one green line is no number.",
    settled(),
    at=star_is_no_number,
)(star_is_no_number)


@claim("Section 3.4.2, Star, sentence 2", settled())
def section_3__4__2__green_first_wins() -> Iterator[Case]:
    """With one green line whoever goes first wins."""
    yield Case("G", outcome(ONE_GREEN_LINE).value == "N")


enter_equation("section-3.4.2.star-fuzzy", "* || 0.")


@claim("Section 3.4.2, Star, formula 1 and 3", printed())
def section_3__4__2__star() -> Iterator[Cell]:
    """One green line is *, which is {0|0}."""
    yield Cell("G = *", "=", order_by_play(ONE_GREEN_LINE, STAR).value)
    yield from equation("section-3.4.2.star")()


enter_equation("section-3.4.2.star-plus-star", "* + * = 0.")
enter_equation("section-3.4.2.minus-star", "-* = *.")
enter_equation("section-3.4.2.up", "^ = {0|*}.")
enter_equation("section-3.4.2.up-positive", "0 < ^.")


# Who wins, as the moves say. A function of n is 1 where Left wins the position that n names,
# moving first or second as its name says. Left first wins if some move of Left leaves what Left
# second wins; Left second wins if every move of Right leaves what Left first wins.

Winner = Callable[[Integer | int], Truth]


def _winner(terms: Terms, name: str) -> Winner:
    """Whether Left wins the position of a name, by n."""
    function = terms.function(name)
    return lambda n: function(n) == 1


def _from_nought(terms: Terms, body: Callable[[Integer], Truth]) -> Truth:
    """What is so for every n >= 0."""
    return terms.for_all(["k"], lambda k: (k >= 0) <= body(k))


def _half_power(terms: Terms, first: Winner, second: Winner) -> Truth:
    """The moves of x = 1/2^n = {0|2x}, {0|} for n = 0; in 0 Left second wins: Right is stuck."""
    zero = terms.known_truth(True)
    return _from_nought(
        terms, lambda k: (first(k) == zero) & (second(k) == ((k == 0) | first(k - 1)))
    )


def _positive(terms: Terms) -> None:
    n, first, second = terms.integer("n"), _winner(terms, "x"), _winner(terms, "x-second")
    moves = _half_power(terms, first, second)
    terms.follows(n >= 0, moves, first(n) & second(n))


def _beside_star(terms: Terms) -> None:
    n = terms.integer("n")
    x, x_second = _winner(terms, "x"), _winner(terms, "x-second")
    first, second = _winner(terms, "x+star"), _winner(terms, "x+star-second")
    # Left: to 0 + *, whose winner as second is not Left, or to x. Right: to 2x + * or to x.
    star_second = terms.known_truth(False)
    moves = _from_nought(
        terms,
        lambda k: (
            (first(k) == (star_second | x_second(k)))
            & (second(k) == (((k == 0) | first(k - 1)) & x(k)))
        ),
    )
    positive = _from_nought(terms, lambda k: x(k) & x_second(k))
    terms.follows(n >= 0, positive, moves, first(n) & second(n))


def _less_up(terms: Terms) -> None:
    n = terms.integer("n")
    x = _winner(terms, "x")
    beside_star = _winner(terms, "x+star-second")
    first, second = _winner(terms, "x-up"), _winner(terms, "x-up-second")
    # Left: to 0 - up, or to x + *. Right: to 2x - up, or to x.
    minus_up_second = terms.truth("left second wins -up")
    moves = _from_nought(
        terms,
        lambda k: (
            (first(k) == (minus_up_second | beside_star(k)))
            & (second(k) == (((k == 0) | first(k - 1)) & x(k)))
        ),
    )
    known = _from_nought(terms, lambda k: x(k) & beside_star(k))
    terms.follows(n >= 0, known, moves, first(n) & second(n))


@claim(
    "Section 3.4.2, Up, formula 2, right inequality",
    argued(
        "partizan",
        "section-3.4.2.up-below-half-powers",
        "Let x = 1/2^n = {0|2x}, or {0|} where n = 0. The moves in x, in x + * and in x - up = "
        "x + {*|0} say who wins, for every n at once: Left first leaves 0 of x, x of x + *, and "
        "x + * of x - up; what Right first leaves, 2x or x beside the rest, Left wins in that way.",
        Step("by its moves Left wins x = 1/2^n, whoever begins", _positive, "UFLIA"),
        Step("by its moves Left wins x + *, whoever begins", _beside_star, "UFLIA"),
        Step("by its moves Left wins x - up, whoever begins", _less_up, "UFLIA"),
    ),
    enumerated("n <= 12", "n <= 40"),
)
def section_3__4__2__up_below_half_powers(effort: Effort) -> Iterator[Case]:
    """^ < 1/2^n for every n >= 0."""
    for n in range(13 if effort is Effort.DEFAULT else 41):
        x = number_game(Fraction(1, 2**n))
        yield Case(n, compare(UP, x) is order_by_play(UP, x) is Order.LESS)


enter_equation("section-3.4.2.down", "v = -^.")
enter_equation("section-3.4.2.minus-up", "-^ = {*|0}.")
enter_equation("section-3.4.2.up-bar-two", "{^|2} = 1.")

REDS = 12
"""How many red lines are looked at."""


@claim("Section 3.4.2, sentence after Up", enumerated("n <= 12, up to 12 red lines"))
def section_3__4__2__half_power_string(effort: Effort) -> Iterator[Case]:
    """1/2^n is one blue line on the ground with infinitely many red lines on top, so that no finite
    number of them will do.
    """
    strings = {reds: string("L" + "R" * reds) for reds in range(REDS + 1)}
    for n in range(REDS + 1):
        power = number_game(Fraction(1, 2**n))
        found = [reds for reds, G in strings.items() if equal(G, power)]
        yield Case(n, not found, {"red lines": list(found)})


@claim("Section 3.4.2, sentence after Up", enumerated("n <= 12", "n <= 40"))
def section_3__4__2__half_power_string__corrected(effort: Effort) -> Iterator[Case]:
    """One blue line on the ground with n red lines on top is 1/2^n."""
    for n in range(13 if effort is Effort.DEFAULT else 41):
        power = number_game(Fraction(1, 2**n))
        yield Case(n, order_by_play(string("L" + "R" * n), power) is Order.EQUAL)


@claim("Section 3.4.2, sentence after Up", enumerated("up to 12 red lines", "up to 40 red lines"))
def section_3__4__2__reds_fall_below__measured(effort: Effort) -> Iterator[Case]:
    """Each further red line on top makes the game smaller, and it stays positive: infinitely many
    leave less than every 1/2^n.
    """
    for n in range(12 if effort is Effort.DEFAULT else 40):
        fewer, more = string("L" + "R" * n), string("L" + "R" * (n + 1))
        holds = compare(more, fewer) is Order.LESS and compare(more, ZERO) is Order.GREATER
        yield Case(n, holds)


def _next_less_number(terms: Terms) -> None:
    n = terms.integer("n")
    # (n + 1) - n for Left second, and what Right's one move leaves, (n + 1) - (n - 1).
    second, first = _winner(terms, "difference-second"), _winner(terms, "difference-after-right")
    # Left answers in n + 1 = {n|}, which leaves n - (n - 1).
    moves = _from_nought(
        terms,
        lambda k: (second(k) == ((k == 0) | first(k))) & ((k == 0) | (first(k) == second(k - 1))),
    )
    below = (n == 0) | second(n - 1)
    terms.follows(n >= 0, moves, below, second(n))


def _omega_less_number(terms: Terms) -> None:
    n = terms.integer("n")
    difference = _winner(terms, "difference-second")
    first, second = _winner(terms, "omega-n"), _winner(terms, "omega-n-second")
    # Left: to k - n for every k, n + 1 among them. Right: to omega - (n - 1), if n >= 1.
    moves = _from_nought(
        terms,
        lambda k: (difference(k) <= first(k)) & (second(k) == ((k == 0) | first(k - 1))),
    )
    known = _from_nought(terms, difference)
    terms.follows(n >= 0, known, moves, first(n) & second(n))


@claim(
    "Section 3.4.2, Omega, formula 1",
    argued(
        "partizan",
        "section-3.4.2.omega",
        "It is enough to take n >= 0. Left as second wins (n + 1) - n, by induction: Right's one "
        "move leaves (n + 1) - (n - 1), of which Left leaves n - (n - 1). So Left first wins "
        "omega - n by leaving (n + 1) - n; Right first can only leave omega - (n - 1), which Left "
        "wins in that way.",
        Step("Left as second wins (n + 1) - n if n - (n - 1)", _next_less_number, "UFLIA"),
        Step("by its moves Left wins omega - n, whoever begins", _omega_less_number, "UFLIA"),
    ),
)
def section_3__4__2__omega() -> None:
    """omega = {0,1,2,...|} is infinite: greater than every integer n."""


@claim("Section 3.4.2, Omega, formula 1", enumerated("n <= 20", "n <= 60"))
def section_3__4__2__omega_truncated__measured(effort: Effort) -> Iterator[Case]:
    """Cut off after n, omega is {0,1,...,n|} = n + 1."""
    for n in range(21 if effort is Effort.DEFAULT else 61):
        G = game(map(integer_game, range(n + 1)))
        yield Case(n, equal(G, integer_game(n + 1)))


def y_omega_terms(restored: Mapping[str, str]) -> Callable[[], Iterator[Cell]]:
    """Each printed term, those that lost a digit restored, against the power of 1/2."""

    def cells() -> Iterator[Cell]:
        for row in printed_rows("partizan", "y-omega"):
            computed = str(Fraction(1, 2 ** int(row["term"])))
            yield Cell(row["place"], restored.get(row["printed"], row["printed"]), computed)

    return cells


@claim(
    "Section 3.4.2, Omega, formula 2, sequence",
    readings={
        "as the text has it": using(y_omega_terms({}), printed()),
        "a digit of 1/16 lost in the text": using(y_omega_terms({"1/6": "1/16"}), printed()),
    },
)
def section_3__4__2__y_omega_terms() -> None:
    """The Right options of Y_omega are 1/2, 1/4, 1/8, 1/6 and so on: each half of the one
    before.
    """


def _y_omega_positive(terms: Terms) -> None:
    x = _winner(terms, "x")
    first, second = terms.truth("left first wins Y"), terms.truth("left second wins Y")
    # Left: to 0, in which Right cannot move. Right: to 1/2^k for k >= 1.
    each = terms.for_all(["k"], lambda k: (k >= 1) <= x(k))
    moves = first & (second == each)
    known = _from_nought(terms, x)
    terms.follows(known, moves, first & second)


def _less_its_half(terms: Terms) -> None:
    n = terms.integer("n")
    x = _winner(terms, "x")
    # x - x/2 = x + {-x|0} for Left second; and 2x - x/2 for Left first, who may leave 2x - x.
    second, first = _winner(terms, "x-half-second"), _winner(terms, "2x-half")
    moves = _from_nought(
        terms,
        lambda k: (
            (second(k) == (((k == 0) | first(k)) & x(k))) & ((k == 0) | (second(k - 1) <= first(k)))
        ),
    )
    known = _from_nought(terms, x)
    below = (n == 0) | second(n - 1)
    terms.follows(n >= 0, known, moves, below, second(n))


def _less_y_omega(terms: Terms) -> None:
    n = terms.integer("n")
    x, less_half = _winner(terms, "x"), _winner(terms, "x-half-second")
    first, second = _winner(terms, "x-Y"), _winner(terms, "x-Y-second")
    # Left: to x - 1/2^k for every k >= 1, x - x/2 among them. Right: to 2x - Y, or to x.
    moves = _from_nought(
        terms,
        lambda k: (less_half(k) <= first(k)) & (second(k) == (((k == 0) | first(k - 1)) & x(k))),
    )
    known = _from_nought(terms, lambda k: x(k) & less_half(k))
    terms.follows(n >= 0, known, moves, first(n) & second(n))


@claim(
    "Section 3.4.2, Omega, formula 2, infinitesimal",
    argued(
        "partizan",
        "section-3.4.2.y-omega",
        "Let x = 1/2^n = {0|2x}, or {0|} where n = 0; Left wins it. Of Y_omega Left first leaves "
        "0, Right some 1/2^k. Left as second wins x - x/2 = x + {-x|0}, by induction: Right "
        "leaves x, or 2x - x/2, of which Left leaves 2x - x. Of x - Y_omega = x + {-1/2,-1/4,"
        "...|0} Left first leaves x - x/2; Right leaves x, or 2x - Y_omega, which Left wins so.",
        Step("by its moves Left wins x = 1/2^n, whoever begins", _positive, "UFLIA"),
        Step("by its moves Left wins Y_omega, whoever begins", _y_omega_positive, "UFLIA"),
        Step("Left as second wins x - x/2 if 2x - x", _less_its_half, "UFLIA"),
        Step("by its moves Left wins x - Y_omega, whoever begins", _less_y_omega, "UFLIA"),
    ),
)
def section_3__4__2__y_omega() -> None:
    """Y_omega = {0|1/2,1/4,...} is infinitesimal: positive and below every 1/2^n."""


@claim(
    ("Section 3.4.2, Omega, formula 2, sequence", "Section 3.4.2, Omega, formula 2, infinitesimal"),
    enumerated("1 <= n <= 12", "1 <= n <= 30"),
)
def section_3__4__2__y_omega_truncated__measured(effort: Effort) -> Iterator[Case]:
    """Cut off after 1/2^n, Y_omega is {0|1/2,...,1/2^n} = 1/2^(n + 1)."""
    for n in range(1, 13 if effort is Effort.DEFAULT else 31):
        G = game([ZERO], [number_game(Fraction(1, 2**k)) for k in range(1, n + 1)])
        yield Case(n, equal(G, number_game(Fraction(1, 2 ** (n + 1)))))


def lower_part(root: int, denominator: int) -> Fraction:
    """The greatest multiple of 1/denominator below the square root."""
    return Fraction(isqrt(root * denominator**2), denominator)


@claim(
    "Section 3.4.2, paragraph on irrationals",
    enumerated(
        "square roots of 2, 3, 5, 6, 7 and 10, all numbers in [0, 4] with n <= 5",
        "square roots of 2, 3, 5, 6, 7 and 10, all numbers in [0, 4] with n <= 7",
    ),
)
def section_3__4__2__irrational(effort: Effort) -> Iterator[Case]:
    """An irrational x has all numbers below it on the left and all above it on the right: with
    those of denominator 2^n the game is within 1/2^n of x, and between all of them.
    """
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
    "Section 3.4.2, last paragraph, sentence 2, part 1",
    enumerated(
        "stacks of up to 12 lines, cut off above", "stacks of up to 40 lines, cut off above"
    ),
)
def section_3__4__2__omega_stack(effort: Effort) -> Iterator[Case]:
    """A stack of blue lines without end is omega: a cut leaves the lines below it, and n of them
    are {0,...,n-1|} = n, so that its moves are to 0, 1, 2 and so on. That is looked at for n.
    """
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
