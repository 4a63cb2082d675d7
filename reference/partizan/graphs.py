"""A short game as the user's own graph: positions, and where Left and Right move (Section 3.1)."""

from collections.abc import Iterable

from reference.errors import InvalidInput
from reference.partizan.games import Game, game
from reference.partizan.recursion import count
from reference.recursion import options_first

Move = tuple[str, str]
"""From one position to another."""


def _options(moves: Iterable[Move]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for x, y in moves:
        found.setdefault(x, []).append(y)
        found.setdefault(y, [])
    return found


def graph_game(left: Iterable[Move], right: Iterable[Move], position: str) -> Game:
    """The game {G^L | G^R} of a position: its options are the games of the positions moved to.

    A position in no move has no options. It is refused where play may come back to a position.

    >>> show(graph_game([("a", "b")], [("a", "c"), ("c", "b")], "a"))
    '{0|-1}'
    """
    G_L, G_R = _options(left), _options(right)

    def options(x: str) -> tuple[str, ...]:
        return (*G_L.get(x, ()), *G_R.get(x, ()))

    def comes_back(x: str) -> InvalidInput:
        return InvalidInput("position", x, "moves that never come back to it")

    made: dict[str, Game] = {}
    for x in options_first([position], options, comes_back):
        count(1 + len(options(x)))
        made[x] = game((made[y] for y in G_L.get(x, ())), (made[y] for y in G_R.get(x, ())))
    return made[position]
