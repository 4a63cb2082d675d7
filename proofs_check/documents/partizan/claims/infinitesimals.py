"""Section 3.4.2: games that are not numbers, star and up; omega."""

from collections.abc import Iterator
from fractions import Fraction
from math import isqrt
from typing import Any

from proofs_check.core.claim import Plan, using
from proofs_check.core.ranges import Found, Range
from proofs_check.documents.partizan.claims import claim, proved, so
from proofs_check.documents.partizan.forms import Impartial, no_numbers, string
from proofs_check.documents.partizan.ranges import (
    EVERY_IMPARTIAL,
    NAMED,
    beside_numbers,
    counted,
    dyadics,
)
from proofs_check.documents.partizan.transcribed import equations
from proofs_check.methods.chained import disproved
from proofs_check.methods.logic import implies, negation
from proofs_check.methods.missing import missing
from proofs_check.methods.printed import Cell, printed, printed_rows
from reference.partizan import games
from reference.partizan.games import ZERO, Game, Order, Outcome
from reference.partizan.infinitesimals import STAR, UP
from reference.partizan.nimbers import nimber
from reference.partizan.numbers import integer_game, number, number_game


def _of_small(theorem: str, view: str = "") -> Plan:
    return proved(theorem, view, "theory_small")


@claim(
    *using(
        lambda left, right: negation(left & right),
        proved("never_fuzzy", "ANY_NUMBER", "theory_numbers"),
    ),
    Range(
        "multiples of 1/{denominator} from -{bound} to {bound}",
        "x",
        lambda denominator, bound: ((x,) for x in dyadics(-bound, bound, denominator)),
        {"denominator": 16, "bound": 4},
        {"denominator": 64, "bound": 8},
        measures={"denominator": lambda x: x.denominator, "bound": lambda x: int(abs(x))},
    ),
)
def section_3__4__2__numbers_are_not_fuzzy__measured(x: Fraction) -> Found:
    """No number n/2^k is won by whoever begins, as star is."""
    found = games.outcome(number_game(x))
    return found is not Outcome.NEXT, {"outcome": found.value}


@claim(NAMED)
def section_3__4__2__not_numbers() -> bool:
    """Some games, star among them, have no Grundy value: as the heading says, they are no
    numbers."""
    return number(string("G")) is None


@claim(NAMED)
def section_3__4__2__not_numbers__measured() -> Found:
    """Star has what Section 3.5.1 calls a Grundy value: 1."""
    found = nimber(string("G"))
    return found == 1, {"nimber": found}


@claim(
    *using(so, proved("number_avoidance", module="theory_numbers")),
    beside_numbers("every value G that is no number", no_numbers, 2),
)
def section_3__4__2__number_avoidance__strengthened(G: Game, x: Game) -> bool:
    """Who wins a game that is no number beside a number by moving first can do so by a move in that
    game."""
    return all(
        any(not games.mover_wins(games.plus(X, x), not left) for X in (G.left if left else G.right))
        for left in (True, False)
        if games.mover_wins(games.plus(G, x), left)
    )


@claim(NAMED)
def section_3__4__2__star_is_no_number() -> Found:
    """The Hackenbush game of one green line is no number: its canonical form is none, and whoever
    begins wins it."""
    found = games.outcome(string("G"))
    return found is Outcome.NEXT and number(string("G")) is None, {"outcome": found.value}


@claim(NAMED)
def section_3__4__2__green_first_wins() -> bool:
    """With one green line whoever goes first wins."""
    return games.outcome(string("G")) is Outcome.NEXT


@claim(NAMED)
def section_3__4__2__star() -> bool:
    """One green line is *, which is {0|0}."""
    (printed_form,) = (e for e in equations("section-3.4.2.star") if e.right == "{0|0}")
    return games.order_by_play(string("G"), STAR) is Order.EQUAL and printed_form.holds()


@claim(*using(so, proved("twice_zero", module="theory_nimbers")), EVERY_IMPARTIAL)
def section_3__4__2__own_inverse__strengthened(G: Impartial) -> bool:
    """As star does, every impartial game is its own inverse, and beside itself is 0."""
    beside_itself = games.outcome(games.plus(G.form, G.form))
    return games.negative(G.form) is G.form and beside_itself is Outcome.PREVIOUS


@claim(*using(so, _of_small("up_below_half_powers")), counted("n <= {n}", 12, 40))
def section_3__4__2__up_below_half_powers(n: int) -> bool:
    """^ < 1/2^n for every n >= 0."""
    x = number_game(Fraction(1, 2**n))
    return games.compare(UP, x) is games.order_by_play(UP, x) is Order.LESS


@claim(
    readings={
        "the game with infinitely many is 1/2^n for some n": using(
            lambda equal: negation(equal),
            disproved("partizan", "no_half_power", "ENDLESS_STALK", "theory_long", {"n": "n"}, "n"),
        ),
        "no finite number of them will do": Range(
            "n <= {n}, up to {reds} red lines",
            "n reds",
            lambda n, reds: ((k, lines) for k in range(n + 1) for lines in range(reds + 1)),
            {"n": 12, "reds": 12},
        ),
    }
)
def section_3__4__2__half_power_string(n: int, reds: int) -> bool:
    """1/2^n is one blue line on the ground with infinitely many red lines on top."""
    return not games.equal(string("L" + "R" * reds), number_game(Fraction(1, 2**n)))


@claim(*using(so, _of_small("stalk_is")), counted("n <= {n}", 12, 40))
def section_3__4__2__half_power_string__corrected(n: int) -> bool:
    """One blue line on the ground with n red lines on top is 1/2^n."""
    return games.order_by_play(string("L" + "R" * n), number_game(Fraction(1, 2**n))) is Order.EQUAL


@claim(
    *using(so, _of_small("stalks_fall")),
    counted("n red lines and one more, n <= {n}", 11, 39),
)
def section_3__4__2__reds_fall_below__measured(n: int) -> bool:
    """Each further red line on top makes the game smaller, and it stays positive."""
    fewer, more = string("L" + "R" * n), string("L" + "R" * (n + 1))
    return games.compare(more, fewer) is Order.LESS and games.compare(more, ZERO) is Order.GREATER


@claim(proved("less_than_omega", "OMEGA", "theory_long"))
def section_3__4__2__omega(at_most: Any, at_least: Any) -> Any:
    """omega = {0,1,2,...|} is infinite: greater than every integer n."""
    return at_most & negation(at_least)


@claim(*using(so, _of_small("upto_is")), counted("n <= {n}", 20, 60))
def section_3__4__2__omega_truncated__measured(n: int) -> bool:
    """Cut off after n, omega is {0,1,...,n|} = n + 1."""
    return games.equal(games.game(map(integer_game, range(n + 1))), integer_game(n + 1))


@claim(printed)
def section_3__4__2__y_omega_terms() -> Iterator[Cell]:
    """The Right options of Y_omega are 1/2, 1/4, 1/8, 1/6 and so on: each half of the one
    before."""
    for row in printed_rows("partizan", "y-omega"):
        yield Cell(row["place"], row["printed"], str(Fraction(1, 2 ** int(row["term"]))))


@claim(proved("infinitesimal", "Y_OMEGA", "theory_long"))
def section_3__4__2__y_omega(above: Any, below: Any, at_most: Any, at_least: Any) -> Any:
    """Y_omega = {0|1/2,1/4,...} is infinitesimal: positive and below every 1/2^n."""
    return (above & negation(below)) & (at_most & negation(at_least))


@claim(*using(so, _of_small("halves_is")), counted("1 <= n <= {n}", 12, 30, least=1))
def section_3__4__2__y_omega_truncated__measured(n: int) -> bool:
    """Cut off after 1/2^n, Y_omega is {0|1/2,...,1/2^n} = 1/2^(n + 1)."""
    G = games.game([ZERO], [number_game(Fraction(1, 2**k)) for k in range(1, n + 1)])
    return games.equal(G, number_game(Fraction(1, 2 ** (n + 1))))


def between_all(below: Any, above: Any, is_number: Any, near: Any, other: Any) -> Any:
    """All are on their side; with one denominator it is a number that near, and between the same.

    No number with that denominator is between it and the irrational one.
    """
    v, x, apart = near
    sides = implies(*below) & implies(*above)
    return sides & is_number & (x - v < apart) & (v - x < apart) & ((other < v) == (other < x))


@claim(
    *using(between_all, proved("irrational", "IRRATIONAL", "theory_long")),
    Range(
        "square roots of {root}, all multiples of 1/2^n in [0, 4], n <= {n}",
        "root n",
        lambda roots, n: ((root, k) for root in roots for k in range(n + 1)),
        {"root": (2, 3, 5, 6, 7, 10), "n": 5},
        {"n": 7},
    ),
)
def section_3__4__2__irrational(root: int, n: int) -> Found:
    """An irrational x has all numbers below it on the left and all above it on the right: with
    those of denominator 2^n the game is within 1/2^n of x, and between all of them."""
    span = dyadics(0, 4, 2**n)
    left, right = ([x for x in span if (x * x < root) is below] for below in (True, False))
    x = number(games.game(map(number_game, left), map(number_game, right)))
    near = Fraction(isqrt(root * 4**n), 2**n)  # the greatest multiple of 1/2^n below the root
    return x is not None and near < x < near + Fraction(1, 2**n), {"number": str(x)}


@claim(missing)
def section_3__4__2__surreal() -> str:
    """With omega any surreal number can be represented."""
    return "a definition of the surreal numbers, and of how omega is to help"


@claim(
    *using(so, proved("stack_is_omega", module="theory_long")),
    counted("stacks of up to {n} lines, cut off above", 12, 40),
)
def section_3__4__2__omega_stack(n: int) -> Found:
    """A stack of blue lines without end is omega: a cut leaves the lines below it, and n of them
    are {0,...,n-1|} = n, so that its moves are to 0, 1, 2 and so on."""
    stack = string("L" * n)
    left = {number(option) for option in stack.left}
    holds = left == set(map(Fraction, range(n))) and not stack.right
    return holds, {"moves": sorted(map(str, left))}


@claim(missing)
def section_3__4__2__sticks_shrink() -> str:
    """The lines of that stack become infinitely small."""
    return "what the size of a line in a drawing means; it plays no part in the game"
