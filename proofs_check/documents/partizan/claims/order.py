"""Sections 3.1 to 3.3: winners, comparison, differences, symmetry."""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

from proofs_check.core.claim import restated, using
from proofs_check.core.ranges import Found, Instances
from proofs_check.documents.partizan import ranges
from proofs_check.documents.partizan.claims import claim, proved, same, so
from proofs_check.documents.partizan.forms import born_by, values
from proofs_check.documents.partizan.play import as_good_for_left, left_wins, sign_is_winner
from proofs_check.documents.partizan.transcribed import equations
from proofs_check.methods.logic import implies, negation
from proofs_check.methods.printed import Cell, printed
from reference.partizan.games import (
    ZERO,
    Game,
    Order,
    Outcome,
    at_most,
    compare,
    equal,
    minus,
    negative,
    outcome,
    plus,
)
from reference.partizan.infinitesimals import STAR
from reference.partizan.nimbers import nimber
from reference.partizan.notation import read, show
from reference.partizan.numbers import integer_game, number
from reference.partizan.simplification import total

SIGNS = proved("signs", "WINNERS")


def zero_if_second_wins(at_most: Any, at_least: Any, left: Any, right: Any) -> Any:
    """It is 0 exactly when neither player wins by moving first."""
    return (at_most & at_least) == negation(left | right)


def negative_if_Right_wins(at_most: Any, at_least: Any, left: Any, right: Any) -> Any:
    """It is less exactly when Right wins by moving first, and Left does not."""
    return (at_most & negation(at_least)) == (right & negation(left))


def fuzzy_if_first_wins(at_most: Any, at_least: Any, left: Any, right: Any) -> Any:
    """It does not compare exactly when both players win by moving first."""
    return negation(at_most | at_least) == (left & right)


def positive_if_Left_wins(at_most: Any, at_least: Any, left: Any, right: Any) -> Any:
    """It is more exactly when Left wins by moving first, and Right does not."""
    return (at_least & negation(at_most)) == (left & negation(right))


@claim(*using(zero_if_second_wins, SIGNS), ranges.EVERY_FORM)
def section_3__1__zero(G: Game) -> Found:
    """G = 0 exactly when whoever moves second wins."""
    return sign_is_winner(G, Order.EQUAL, Outcome.PREVIOUS)


@claim(*using(negative_if_Right_wins, SIGNS), ranges.EVERY_FORM)
def section_3__1__negative(G: Game) -> Found:
    """G < 0 exactly when Right wins, whoever begins."""
    return sign_is_winner(G, Order.LESS, Outcome.RIGHT)


@claim(*using(fuzzy_if_first_wins, SIGNS), ranges.EVERY_FORM)
def section_3__1__fuzzy(G: Game) -> Found:
    """G || 0 exactly when whoever moves first wins."""
    return sign_is_winner(G, Order.CONFUSED, Outcome.NEXT)


@claim(*using(positive_if_Left_wins, SIGNS), ranges.EVERY_FORM)
def section_3__1__positive(G: Game) -> Found:
    """G > 0 exactly when Left wins, whoever begins."""
    return sign_is_winner(G, Order.GREATER, Outcome.LEFT)


IN_SUMS = ranges.born(
    "every G and H among the values born by day {day}, in sums with each value born by day 2",
    "G H",
    lambda day: product(values(day), repeat=2),
)


@claim(
    *using(lambda at_most, as_good: implies(at_most, as_good), proved("sums_decide", "IN_SUMS")),
    IN_SUMS.where("G >= H", lambda G, H: at_most(H, G)),
)
def section_3__1__great_is_good_for_Left(G: Game, H: Game) -> bool:
    """If G >= H then in every sum Left wins with G what Left wins with H."""
    return as_good_for_left(H, G)


def Right_wins_if_negative(at_most: Any, at_least: Any, left: Any, right: Any) -> Any:
    """If it is less than 0, Right wins whoever begins."""
    return implies(at_most & negation(at_least), negation(left) & right)


@claim(
    *using(Right_wins_if_negative, SIGNS),
    ranges.every_form("G < 0", lambda G: compare(G, ZERO) is Order.LESS),
)
def section_3__1__negative_is_good_for_Right(G: Game) -> bool:
    """If G < 0 then Right wins, whoever begins."""
    return left_wins(G) == (False, False)


@claim(*using(same, proved("sums_decide", "IN_SUMS")), IN_SUMS)
def section_3__1__comparison(G: Game, H: Game) -> bool:
    """G <= H exactly when H is in every sum at least as good for Left as G."""
    return at_most(G, H) == as_good_for_left(G, H)


@claim(Instances("1 and 2, -1 and -2", "x y", lambda: [(1, 2), (-1, -2)]))
def section_3__1__1__sign_does_not_determine(x: int, y: int) -> bool:
    """Two games with the same winner can differ in value, both for Left's and for Right's games."""
    G, H = integer_game(x), integer_game(y)
    return outcome(G) is outcome(H) and not equal(G, H)


@claim(
    *using(same, proved("two_differences", "DIFFERENCES")),
    ranges.born(
        "every G, H and I among the values born by day {day}",
        "G H I",
        lambda day: product(values(day), repeat=3),
    ),
)
def section_3__1__1__difference(G: Game, H: Game, X: Game) -> bool:
    """If G - H = I then G - H - I = 0, and only then."""
    difference = total(G, negative(H))
    return equal(difference, X) == (outcome(minus(difference, X)) is Outcome.PREVIOUS)


@claim(
    ranges.FORMS,
    readings={
        "a number, as in Sections 3.1 to 3.4.1": lambda G: number(G) is not None,
        "the n of a nimber, as in Section 3.5.1": lambda G: nimber(G) is not None,
        "one or the other": lambda G: (number(G), nimber(G)) != (None, None),
    },
)
def section_3__2__every_game_has_a_value(G: Game, rated: Callable[[Game], bool]) -> bool:
    """Every game has a Grundy value."""
    return rated(G)


@claim(ranges.NAMED)
def section_3__2__no_value__measured() -> bool:
    """Star is no number but a nimber, 1 is no nimber but a number, {0|*} is neither."""
    games = (STAR, integer_game(1), read("{0|*}"))
    return [(number(G), nimber(G)) for G in games] == [(None, 1), (1, None), (None, None)]


DIFFERENCE = proved("difference", "DIFFERENCE")


def equal_if_difference_zero(equal: Any, zero: Any, second_wins: Any) -> Any:
    """Two games are equal exactly when their difference is."""
    return equal == zero


def equal_if_second_wins(equal: Any, zero: Any, second_wins: Any) -> Any:
    """Two games are equal exactly when whoever is second wins their difference."""
    return equal == second_wins


@claim(printed)
def section_3__2__equal_games() -> Iterator[Cell]:
    """G = I, as the text has it, exactly when G - H = 0."""
    G, H = (read(each.right) for each in equations("section-3.2."))
    yield Cell(f"G = {show(G)}, H = {show(H)}, I = G: G - H = 0", True, equal(minus(G, H), ZERO))


@claim(
    *using(equal_if_difference_zero, DIFFERENCE),
    ranges.born(
        "every form G and value H born by day {day}",
        "G H",
        lambda day: product(born_by(day), values(day)),
    ),
)
def section_3__2__equal_games__corrected(G: Game, H: Game) -> bool:
    """With H for I, so that it is the games of the other formulas: G = H exactly when G - H = 0."""
    return equal(G, H) == equal(minus(G, H), ZERO)


@claim(*using(equal_if_second_wins, DIFFERENCE), ranges.PAIRS_OF_VALUES)
def section_3__2__adding_the_negative(G: Game, H: Game) -> bool:
    """Where Left's and Right's roles in H are exchanged, G + (-H) = 0 exactly when G = H."""
    return (outcome(plus(G, negative(H))) is Outcome.PREVIOUS) == equal(G, H)


@claim(
    *using(so, proved("ordered_group")),
    ranges.born(
        "every G, H and K among the values born by day {day}",
        "G H K",
        lambda day: product(values(day), repeat=3),
        1,
        2,
    ),
)
def section_3__2__group__strengthened(G: Game, H: Game, K: Game) -> bool:
    """Games with + and - are a commutative group with an order: 0 is neutral, + is associative, an
    inverse turns the order round, a sum keeps it; -(-G) is G and -(G + H) is -G - H."""
    laws = (
        plus(G, ZERO) is G and plus(G, H) is plus(H, G),
        plus(plus(G, H), K) is plus(G, plus(H, K)),
        equal(minus(G, G), ZERO) and negative(negative(G)) is G,
        negative(plus(G, H)) is plus(negative(G), negative(H)),
        at_most(G, K) or not (at_most(G, H) and at_most(H, K)),
        at_most(G, H) == at_most(plus(G, K), plus(H, K)) == at_most(negative(H), negative(G)),
    )
    return all(laws)


@claim(*using(so, proved("equals_itself")), ranges.EVERY_FORM)
def section_3__3__reflexive(G: Game) -> bool:
    """G = G."""
    return equal(G, G)


@claim(*using(so, proved("no_difference", "BESIDE_INVERSE")), ranges.EVERY_FORM)
def section_3__3__difference_zero(G: Game) -> bool:
    """G - G = 0, by the order and by playing: whoever moves first in a game beside its inverse
    loses."""
    difference = minus(G, G)
    return compare(difference, ZERO) is Order.EQUAL and outcome(difference) is Outcome.PREVIOUS


@claim(restated)
def section_3__3__symmetrical() -> str:
    """In a symmetrical situation, a game beside its inverse, whoever moves first loses."""
    return "section-3.3.difference-zero"


@claim(
    Instances(
        "1 + 1 and *",
        "G winner",
        lambda: [(plus(integer_game(1), integer_game(1)), Outcome.LEFT), (STAR, Outcome.NEXT)],
    )
)
def section_3__3__other_symmetries__measured(G: Game, winner: Outcome) -> bool:
    """Symmetry of another kind does not do: beside itself 1 is won by Left, and star, which is its
    own inverse, by whoever begins."""
    return outcome(G) is winner and (winner is Outcome.LEFT or negative(G) is G)


@claim(*using(so, proved("mirror_image")), ranges.EVERY_FORM)
def section_3__3__goal(G: Game) -> bool:
    """Whoever leaves a game beside its inverse wins by answering each move with its mirror
    image."""
    pair = plus(G, negative(G))
    # Each move in the pair has an answer that leaves a pair of an option and its inverse.
    pairs = {plus(X, negative(X)) for X in (*G.left, *G.right)}
    moves = [(move, move.right) for move in pair.left] + [(move, move.left) for move in pair.right]
    return all(pairs.intersection(answers) for _, answers in moves)
