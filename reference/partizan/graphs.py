"""A short game as the user's own graph: positions, and where Left and Right move (Section 3.1)."""

from collections.abc import Iterable, Mapping

from reference.errors import InvalidInput
from reference.partizan.games import Game, game
from reference.partizan.recursion import count

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
    return _built(position, G_L, G_R)


def _built(position: str, G_L: Mapping[str, list[str]], G_R: Mapping[str, list[str]]) -> Game:
    """Options first, without recursion: a line of play may be longer than Python's stack."""
    made: dict[str, Game] = {}
    waiting, underway = [position], {position}
    while waiting:
        x = waiting[-1]
        missing = [y for y in (*G_L.get(x, ()), *G_R.get(x, ())) if y not in made]
        if missing:
            if missing[0] in underway:
                raise InvalidInput("position", missing[0], "moves that never come back to it")
            waiting.append(missing[0])
            underway.add(missing[0])
            continue
        count(1 + len(G_L.get(x, ())) + len(G_R.get(x, ())))
        made[x] = game((made[y] for y in G_L.get(x, ())), (made[y] for y in G_R.get(x, ())))
        underway.discard(waiting.pop())
    return made[position]
