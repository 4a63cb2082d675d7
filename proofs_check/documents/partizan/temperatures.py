"""Sums of hot games: multiples less their mean, and games as sums of heated infinitesimals."""

from fractions import Fraction
from functools import cache
from math import floor

from proofs_check.documents.partizan.forms import values
from reference.partizan.games import Game, at_most, negative, plus
from reference.partizan.infinitesimals import DOWN, STAR, UP, norton_product
from reference.partizan.notation import read
from reference.partizan.numbers import number, number_game
from reference.partizan.simplification import canonical, times, total
from reference.partizan.thermography import cooled, heated, left_stop, mean, right_stop, temperature

HOT = ("{4|-2}", "{3|1||-2}", "{2||1|-4}", "{5|{0||1|-7}}", "{1/2,*|-3/4}", "{0||0|-2}", "{^|-1}")
"""Games hotter or deeper than those of day 2."""


@cache
def hot_games() -> tuple[Game, ...]:
    """The values born by day 2, and hotter or deeper games."""
    return (*values(), *map(read, HOT))


@cache
def less_mean(G: Game, n: int) -> Game:
    """The multiple n G, less n m(G)."""
    return times(n, total(G, number_game(-mean(G))))


def bound(G: Game) -> int:
    """The least integer above the temperature and above zero; it does not know of n."""
    return floor(max(temperature(G), Fraction(0))) + 1


def is_infinitesimal(G: Game) -> bool:
    return left_stop(G) == right_stop(G) == 0


def dissociated(G: Game) -> tuple[Fraction | None, list[tuple[Fraction, Game]]]:
    """A number, and infinitesimals each with the temperature to heat it by, hottest first.

    At its temperature t a game cools to its mean plus an infinitesimal; that, heated by t, is
    taken off, and what remains is colder. None instead of the number where it is not.
    """
    parts: list[tuple[Fraction, Game]] = []
    rest = canonical(G)
    while (x := number(rest)) is None:
        t = temperature(rest)
        if parts and t >= parts[-1][0]:
            return None, parts
        part = total(cooled(rest, t), number_game(-mean(rest)))
        parts.append((t, part))
        rest = total(rest, negative(heated(part, number_game(t))))
    return x, parts


def within(g: Game, G: Game, star: Game) -> bool:
    """Down + * + star <= g - G up <= up + * + star."""
    rest = plus(g, negative(norton_product(G, UP)))
    low, high = (canonical(plus(plus(arrow, STAR), star)) for arrow in (DOWN, UP))
    return at_most(low, rest) and at_most(rest, high)
