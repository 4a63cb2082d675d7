"""Short games {L|R}: forms, negation, sum, order, outcome (Sections 1, 3.1 to 3.4).

A game is what its options are: two games with the same Left options and the same Right options
are the same object here. `G is H` says that two forms are identical; whether their values are
equal is `equal(G, H)`, which the order decides.
"""

from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from operator import attrgetter
from typing import ClassVar
from weakref import WeakValueDictionary

from reference.errors import InvalidInput
from reference.partizan.recursion import count, well_founded


class Game:
    """{G^L | G^R}: the Left options and the Right options, each a set of games (Section 3.4).

    Made by `game` alone. Options stand in an order that the sets alone decide, by `rank`: what is
    found by going through them is the same whatever was made before.
    """

    __slots__ = ("__weakref__", "left", "rank", "right")

    left: tuple["Game", ...]
    right: tuple["Game", ...]
    rank: int

    written: ClassVar[Callable[["Game"], str]]
    """How a game is written: `notation.show`, which the module of that name puts here."""

    def __repr__(self) -> str:
        """The game as it is written."""
        return f"<{type(self).written(self)}>"


GAME_WORK = 50
"""Evaluations that a new game counts for, besides one an option: it takes about a kilobyte."""

_games: WeakValueDictionary[tuple[frozenset[Game], frozenset[Game]], Game] = WeakValueDictionary()


def game(left: Iterable[Game] = (), right: Iterable[Game] = ()) -> Game:
    """{left | right} (Section 3.4).

    >>> zero = game()
    >>> star = game([zero], [zero, zero])
    >>> star is game([zero], [game()]), star.left is star.right
    (True, False)
    >>> game([zero, star]).left == game([star, zero]).left
    True
    """
    key = frozenset(left), frozenset(right)
    made = _games.get(key)
    if made is None:
        for option in (*key[0], *key[1]):
            if not isinstance(option, Game):
                raise InvalidInput("option", option, "a game")
        count(GAME_WORK + len(key[0]) + len(key[1]))
        made = Game()
        made.left, made.right = (tuple(sorted(each, key=attrgetter("rank"))) for each in key)
        ranks = (tuple([option.rank for option in each]) for each in (made.left, made.right))
        made.rank = hash(tuple(ranks))
        _games[key] = made
    return made


def alive() -> int:
    """How many games exist.

    >>> alive() >= 1
    True
    """
    return len(_games)


ZERO = game()
"""{ | } = 0 (Section 3.4.1)."""


@well_founded
def negative(G: Game) -> Game:
    """-G = {-G^R | -G^L} (Section 3.4): the colours, or the players, change places.

    >>> one = game([ZERO])
    >>> negative(one) is game([], [ZERO])
    True
    """
    return game([negative(GR) for GR in G.right], [negative(GL) for GL in G.left])


@well_founded
def plus(G: Game, H: Game) -> Game:
    """G + H = {G^L + H, G + H^L | G^R + H, G + H^R} (Sections 3.2, 3.5.2): move in one of them.

    This is the form, with all its options; see `canonical` for its value.

    >>> star = game([ZERO], [ZERO])
    >>> plus(star, star) is game([star], [star])
    True
    """
    return game(
        [plus(GL, H) for GL in G.left] + [plus(G, HL) for HL in H.left],
        [plus(GR, H) for GR in G.right] + [plus(G, HR) for HR in H.right],
    )


def minus(G: Game, H: Game) -> Game:
    """G - H = G + (-H) (Section 3.2).

    >>> one = game([ZERO])
    >>> equal(minus(one, one), ZERO)
    True
    """
    return plus(G, negative(H))


@well_founded
def at_most(G: Game, H: Game) -> bool:
    """G <= H: H is at least as good for Left as G (Section 3.1).

    Unless some G^L >= H, or some H^R <= G. That it says the same as "Left does not lose H - G
    when Right starts" is tested, see `order_by_play`.

    >>> one = game([ZERO])
    >>> at_most(ZERO, one), at_most(one, ZERO)
    (True, False)
    """
    for GL in G.left:
        if at_most(H, GL):
            return False
    for HR in H.right:
        if at_most(HR, G):
            return False
    return True


class Order(StrEnum):
    """How two games compare (Section 3.1)."""

    LESS = "<"
    EQUAL = "="
    GREATER = ">"
    CONFUSED = "||"


def compare(G: Game, H: Game) -> Order:
    """G < H, G = H, G > H, or G || H: "G is fuzzy with H" (Section 3.1).

    >>> star = game([ZERO], [ZERO])
    >>> str(compare(star, ZERO)), str(compare(game([star], [star]), ZERO))
    ('||', '=')
    """
    if at_most(G, H):
        return Order.EQUAL if at_most(H, G) else Order.LESS
    return Order.GREATER if at_most(H, G) else Order.CONFUSED


def equal(G: Game, H: Game) -> bool:
    """G = H, as values.

    >>> star = game([ZERO], [ZERO])
    >>> equal(plus(star, star), ZERO)
    True
    """
    return at_most(G, H) and at_most(H, G)


class Outcome(StrEnum):
    """Who wins with best play: Left, Right, the Next or the Previous player (Section 3.1)."""

    LEFT = "L"
    RIGHT = "R"
    NEXT = "N"
    PREVIOUS = "P"


@well_founded
def mover_wins(G: Game, left_moves: bool) -> bool:
    """Whether the player to move wins G; who cannot move loses (Section 1).

    >>> mover_wins(ZERO, True)
    False
    """
    for option in G.left if left_moves else G.right:
        if not mover_wins(option, not left_moves):
            return True
    return False


def outcome(G: Game) -> Outcome:
    """Who wins G, by playing it out (Sections 1 and 3.1).

    >>> str(outcome(ZERO)), str(outcome(game([ZERO], [ZERO])))
    ('P', 'N')
    """
    if mover_wins(G, True):
        return Outcome.NEXT if mover_wins(G, False) else Outcome.LEFT
    return Outcome.RIGHT if mover_wins(G, False) else Outcome.PREVIOUS


def order_by_play(G: Game, H: Game) -> Order:
    """How G compares with H: who wins G - H (Sections 3.1 and 3.1.1).

    G = H where the second player wins G - H, G < H where Right does, G > H where Left does,
    G || H where the first player does.

    >>> str(order_by_play(game([ZERO]), ZERO))
    '>'
    """
    return {
        Outcome.PREVIOUS: Order.EQUAL,
        Outcome.RIGHT: Order.LESS,
        Outcome.LEFT: Order.GREATER,
        Outcome.NEXT: Order.CONFUSED,
    }[outcome(minus(G, H))]


@well_founded
def formal_birthday(G: Game) -> int:
    """The height of the form: 0 for { | }, otherwise one more than that of its highest option.

    The birthday of the value is that of its canonical form.

    >>> formal_birthday(game([ZERO], [ZERO]))
    1
    """
    return max([formal_birthday(option) + 1 for option in (*G.left, *G.right)], default=0)


def subpositions(G: Game) -> Iterator[Game]:
    """G and all that can be reached from it by moves of either player, each once.

    >>> len(list(subpositions(game([ZERO], [game([ZERO], [ZERO])]))))
    3
    """
    seen = {G}
    waiting = [G]
    while waiting:
        at = waiting.pop()
        yield at
        for option in (*at.left, *at.right):
            if option not in seen:
                seen.add(option)
                waiting.append(option)


@well_founded
def is_impartial(G: Game) -> bool:
    """Whether every Left move is a Right move and vice versa, and every move is impartial.

    Section 1's two criteria; they speak of the form.

    >>> is_impartial(game([ZERO], [ZERO])), is_impartial(game([ZERO]))
    (True, False)
    """
    if set(G.left) != set(G.right):
        return False
    for option in G.left:
        if not is_impartial(option):
            return False
    return True


@well_founded
def is_all_small(G: Game) -> bool:
    """Whether wherever one player has a move, so does the other (Section 3.10).

    A property of the form: {-1|1} is equal to 0, but not all small itself. Of a value, it is asked
    of the canonical form.

    >>> is_all_small(game([ZERO], [game([ZERO], [ZERO])])), is_all_small(game([ZERO]))
    (True, False)
    """
    if bool(G.left) != bool(G.right):
        return False
    for option in (*G.left, *G.right):
        if not is_all_small(option):
            return False
    return True
