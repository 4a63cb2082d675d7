"""Winners, the order and numbers, said by playing games out."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import reduce
from math import ceil, floor

from proofs_check.core.evidence import Json
from proofs_check.core.ranges import Found
from proofs_check.documents.partizan.forms import values
from reference.partizan.games import (
    ZERO,
    Game,
    Order,
    Outcome,
    at_most,
    compare,
    game,
    minus,
    mover_wins,
    negative,
    outcome,
    plus,
)
from reference.partizan.numbers import integer_game, number, number_game


def can_force(G: Game, left: bool, left_moves: bool) -> bool:
    """Whether a player has a strategy that wins G, whatever the other one does."""
    options = G.left if left_moves else G.right
    outcomes = (can_force(option, left, not left_moves) for option in options)
    return any(outcomes) if left is left_moves else all(outcomes)


def left_wins(G: Game) -> tuple[bool, bool]:
    """Whether Left wins G when Left begins, and when Right does."""
    return mover_wins(G, True), not mover_wins(G, False)


def as_good_for_left(G: Game, H: Game) -> bool:
    """In every sum with a value born by day 2, Left wins with H what Left wins with G."""
    return all(
        before <= after
        for X in values()
        for before, after in zip(left_wins(plus(X, G)), left_wins(plus(X, H)), strict=True)
    )


def sign_is_winner(G: Game, sign: Order, winner: Outcome) -> Found:
    """A game has this sign, by the order, exactly when it has this winner, by playing."""
    found, wins = compare(G, ZERO), outcome(G)
    return (found is sign) == (wins is winner), {"order": found.value, "outcome": wins.value}


def always_answered(G: Game) -> bool:
    """After each move, here and below, the other player has a move."""
    left = all(option.right and always_answered(option) for option in G.left)
    return left and all(option.left and always_answered(option) for option in G.right)


def is_number(a: int, b: int) -> bool:
    return number(game([integer_game(a)], [integer_game(b)])) is not None


def strictly_between(a: int, b: int) -> Found:
    """Whether {a|b} is a number strictly between a and b."""
    x = number(game([integer_game(a)], [integer_game(b)]))
    holds = x is not None and min(a, b) < x < max(a, b)
    return holds, {"number": None if x is None else str(x)}


def number_by_play(a: Fraction, b: Fraction) -> Fraction | None:
    """The number x that {a|b} is, if whoever is second wins {a|b} - x; None otherwise."""
    G = game([number_game(a)], [number_game(b)])
    x = number(G)
    equal = x is not None and outcome(minus(G, number_game(x))) is Outcome.PREVIOUS
    return x if equal else None


def fits(G: Game, x: Game) -> bool:
    """Whether no Left option is as great as x, and no Right option as small."""
    return not (any(at_most(x, X) for X in G.left) or any(at_most(X, x) for X in G.right))


def multiples_between(a: Fraction, b: Fraction, denominator: int) -> list[Fraction]:
    """All multiples of 1/denominator strictly between."""
    span = range(floor(a * denominator), ceil(b * denominator) + 1)
    return [x for n in span if a < (x := Fraction(n, denominator)) < b]


def is_little(G: Game) -> tuple[bool, Mapping[str, Json]]:
    """Whether G lies between -1/64 and 1/64."""
    little = number_game(Fraction(1, 64))
    found = compare(negative(little), G), compare(G, little)
    return found == (Order.LESS, Order.LESS), {"order": [order.value for order in found]}


def winners(G: Game) -> tuple[str, str]:
    """Who wins if Left begins, and who if Right does."""
    return ("Left" if mover_wins(G, True) else "Right", "Right" if mover_wins(G, False) else "Left")


def after_first_move(parts: Iterable[Game], player: str) -> set[Fraction | None]:
    """The values of the positions after one player's first move in the sum."""
    G = reduce(plus, parts)
    return {number(option) for option in (G.left if player == "Left" else G.right)}
