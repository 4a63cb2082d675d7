"""Who wins, as the moves say: the steps of arguments about infinitely many games.

Left first wins if some move of Left leaves what Left second wins; Left second wins if every move
of Right leaves what Left first wins. A relation of n says where Left wins the position that n
names, moving first or second as the name says. What is so for every n is stated at the
places that the step needs.
"""

from collections.abc import Callable
from functools import reduce
from operator import and_

from proofs_check.methods.argument import Step
from proofs_check.methods.smt import Integer, Terms, Truth

LOGIC = "QF_UFLIA"
Winner = Callable[[Integer | int], Truth]


def _winner(terms: Terms, name: str) -> Winner:
    """Whether Left wins the position of a name, by n."""
    return terms.relation(name)


def _at(terms: Terms, places: tuple[Integer, ...], body: Callable[[Integer], Truth]) -> Truth:
    """What is so for every k >= 0, at some places."""
    return reduce(and_, ((k >= 0) <= body(k) for k in places), terms.known_truth(True))


def _positive(terms: Terms) -> None:
    n, first, second = terms.integer("n"), _winner(terms, "x"), _winner(terms, "x-second")
    # x = 1/2^n = {0|2x}, {0|} for n = 0; in 0 Left second wins: Right is stuck.
    zero = terms.known_truth(True)
    moves = _at(
        terms, (n, n - 1), lambda k: (first(k) == zero) & (second(k) == ((k == 0) | first(k - 1)))
    )
    terms.follows(n >= 0, moves, first(n) & second(n))


def _beside_star(terms: Terms) -> None:
    n = terms.integer("n")
    x, x_second = _winner(terms, "x"), _winner(terms, "x-second")
    first, second = _winner(terms, "x+star"), _winner(terms, "x+star-second")
    # Left: to 0 + *, whose winner as second is not Left, or to x. Right: to 2x + * or to x.
    star_second = terms.known_truth(False)
    moves = _at(
        terms,
        (n, n - 1),
        lambda k: (
            (first(k) == (star_second | x_second(k)))
            & (second(k) == (((k == 0) | first(k - 1)) & x(k)))
        ),
    )
    positive = _at(terms, (n, n - 1), lambda k: x(k) & x_second(k))
    terms.follows(n >= 0, positive, moves, first(n) & second(n))


def _less_up(terms: Terms) -> None:
    n = terms.integer("n")
    x = _winner(terms, "x")
    beside_star = _winner(terms, "x+star-second")
    first, second = _winner(terms, "x-up"), _winner(terms, "x-up-second")
    # Left: to 0 - up, or to x + *. Right: to 2x - up, or to x.
    minus_up_second = terms.truth("left second wins -up")
    moves = _at(
        terms,
        (n, n - 1),
        lambda k: (
            (first(k) == (minus_up_second | beside_star(k)))
            & (second(k) == (((k == 0) | first(k - 1)) & x(k)))
        ),
    )
    known = _at(terms, (n, n - 1), lambda k: x(k) & beside_star(k))
    terms.follows(n >= 0, known, moves, first(n) & second(n))


POSITIVE_POWER = Step("by its moves Left wins x = 1/2^n, whoever begins", _positive, LOGIC)

UP_BELOW_HALF_POWERS = (
    POSITIVE_POWER,
    Step("by its moves Left wins x + *, whoever begins", _beside_star, LOGIC),
    Step("by its moves Left wins x - up, whoever begins", _less_up, LOGIC),
)


def _no_less_integer(terms: Terms) -> None:
    n = terms.integer("n")
    # (n + d) - n for Left second, and what Right's one move leaves, (n + d) - (n - 1).
    second, first = _winner(terms, "difference-second"), _winner(terms, "difference-after-right")
    # Left answers in n + d = {n + d - 1|}, which leaves (n - 1 + d) - (n - 1).
    moves = _at(
        terms,
        (n, n - 1),
        lambda k: (second(k) == ((k == 0) | first(k))) & ((k == 0) | (first(k) == second(k - 1))),
    )
    below = (n == 0) | second(n - 1)
    terms.follows(n >= 0, moves, below, second(n))


def _omega_less_number(terms: Terms) -> None:
    n = terms.integer("n")
    difference = _winner(terms, "difference-second")
    first, second = _winner(terms, "omega-n"), _winner(terms, "omega-n-second")
    # Left: to k - n for every k, n + 1 among them. Right: to omega - (n - 1), if n >= 1.
    moves = _at(
        terms,
        (n, n - 1),
        lambda k: (difference(k) <= first(k)) & (second(k) == ((k == 0) | first(k - 1))),
    )
    known = _at(terms, (n, n - 1), difference)
    terms.follows(n >= 0, known, moves, first(n) & second(n))


OMEGA = (
    Step("Left as second wins (n + 1) - n if n - (n - 1)", _no_less_integer, LOGIC),
    Step("by its moves Left wins omega - n, whoever begins", _omega_less_number, LOGIC),
)


def _y_omega_positive(terms: Terms) -> None:
    n, x = terms.integer("n"), _winner(terms, "x")
    first, second = terms.truth("left first wins Y"), terms.truth("left second wins Y")
    # Left: to 0, in which Right cannot move. Right: to 1/2^k for every k >= 1, and where Left as
    # second does not win, n is one of which Left first does not win.
    moves = first & (second | ((n >= 1) & ~x(n)))
    terms.follows(moves, _at(terms, (n,), x), first & second)


def _less_its_half(terms: Terms) -> None:
    n = terms.integer("n")
    x = _winner(terms, "x")
    # x - x/2 = x + {-x|0} for Left second; and 2x - x/2 for Left first, who may leave 2x - x.
    second, first = _winner(terms, "x-half-second"), _winner(terms, "2x-half")
    moves = _at(
        terms,
        (n, n - 1),
        lambda k: (
            (second(k) == (((k == 0) | first(k)) & x(k))) & ((k == 0) | (second(k - 1) <= first(k)))
        ),
    )
    known = _at(terms, (n, n - 1), x)
    below = (n == 0) | second(n - 1)
    terms.follows(n >= 0, known, moves, below, second(n))


def _less_y_omega(terms: Terms) -> None:
    n = terms.integer("n")
    x, less_half = _winner(terms, "x"), _winner(terms, "x-half-second")
    first, second = _winner(terms, "x-Y"), _winner(terms, "x-Y-second")
    # Left: to x - 1/2^k for every k >= 1, x - x/2 among them. Right: to 2x - Y, or to x.
    moves = _at(
        terms,
        (n, n - 1),
        lambda k: (less_half(k) <= first(k)) & (second(k) == (((k == 0) | first(k - 1)) & x(k))),
    )
    known = _at(terms, (n, n - 1), lambda k: x(k) & less_half(k))
    terms.follows(n >= 0, known, moves, first(n) & second(n))


Y_OMEGA = (
    POSITIVE_POWER,
    Step("by its moves Left wins Y_omega, whoever begins", _y_omega_positive, LOGIC),
    Step("Left as second wins x - x/2 if 2x - x", _less_its_half, LOGIC),
    Step("by its moves Left wins x - Y_omega, whoever begins", _less_y_omega, LOGIC),
)


# Integers a < b: who wins {a|b} - x, for the number x that {a|b} is.


def _one_of_the_cases(terms: Terms) -> None:
    a, b = terms.integer("a"), terms.integer("b")
    around, apart, next_ = (a < 0) & (b > 0), (a >= 0) & (b >= a + 2), (a >= 0) & (b == a + 1)
    mirrored = (-b >= 0) & (-b < -a)
    terms.follows(a < b, around | apart | next_ | mirrored)


def _around_zero(terms: Terms) -> None:
    a, b = terms.integer("a"), terms.integer("b")
    first, second = terms.truth("G"), terms.truth("G-second")
    a_second, after_a = terms.truth("a-second"), terms.truth("a+1-first")
    b_first, after_b = terms.truth("b-first"), terms.truth("b-1-second")
    # Below 0 Left has no move and Right one, to the next integer; above 0 Left has it.
    integers = (
        ((a < 0) <= (a_second == after_a))
        & ((a + 1 <= 0) <= ~after_a)
        & ((b > 0) <= (b_first == after_b))
        & ((b - 1 >= 0) <= after_b)
    )
    moves = (first == a_second) & (second == b_first)
    terms.follows((a < 0) & (b > 0), integers, moves, ~first & second & (a < 0) & (b > 0))


def _apart(terms: Terms) -> None:
    a, b = terms.integer("a"), terms.integer("b")
    first, second = terms.truth("G-x"), terms.truth("G-x-second")
    a_a, a_a_second = terms.truth("a-a"), terms.truth("a-a-second")
    a_x_second, b_x, after_b_x = (terms.truth(f"{name}-x") for name in ("a-second", "b", "b-1"))
    G_a = terms.truth("G-a")
    # a - a is its own negative, so that Right second wins it if Left second does.
    no_less = a_a_second & ((b - 1 >= a + 1) <= after_b_x) & (a_a == ~a_a_second)
    # With x = {a|}. Left: to a - x. Right: to b - x, or to G - a; of a - x to a - a.
    moves = (
        (first == a_x_second)
        & (a_x_second == a_a)
        & (second == (b_x & G_a))
        & (after_b_x <= b_x)
        & (a_a_second <= G_a)
    )
    between = (a < a + 1) & (a + 1 < b)
    terms.follows((a >= 0) & (b >= a + 2), no_less, moves, ~first & second & between)


def _above_a(terms: Terms) -> None:
    a = terms.integer("a")
    first, second = terms.truth("G-a"), terms.truth("G-a-second")
    a_a_second, next_a = terms.truth("a-a-second"), terms.truth("(a+1)-a")
    G_less, a_less_second = terms.truth("G-(a-1)"), terms.truth("a-(a-1)-second")
    no_less = a_a_second & ((a >= 1) <= a_less_second)
    # Left: to a - a. Right: to (a + 1) - a; and, if a >= 1, to G - (a - 1).
    moves = (
        (a_a_second <= first)
        & (second == (next_a & ((a == 0) | G_less)))
        & (a_a_second <= next_a)
        & (a_less_second <= G_less)
    )
    terms.follows(a >= 0, no_less, moves, first & second)


def _below_next(terms: Terms) -> None:
    a = terms.integer("a")
    first, second = terms.truth("(a+1)-G"), terms.truth("(a+1)-G-second")
    a_a_second, b_b_second = terms.truth("a-a-second"), terms.truth("(a+1)-(a+1)-second")
    next_a = terms.truth("(a+1)-a")
    # Left: to (a + 1) - (a + 1). Right: to (a + 1) - a, of which Left leaves a - a.
    moves = (b_b_second <= first) & (second == next_a) & (a_a_second <= next_a)
    terms.follows(a >= 0, a_a_second & b_b_second, moves, first & second)


BETWEEN = (
    Step("a < 0 < b, or a >= 0 and b - a >= 2 or = 1, or so are -b and -a", _one_of_the_cases),
    Step("where a < 0 < b whoever is second wins G", _around_zero),
    Step("Left as second wins (n + d) - n if (n - 1 + d) - (n - 1)", _no_less_integer, LOGIC),
    Step("where b - a >= 2 whoever is second wins G - x with x = a + 1", _apart),
    Step("where b = a + 1 Left wins G - a, whoever begins", _above_a),
    Step("where b = a + 1 Left wins b - G, whoever begins", _below_next),
)
