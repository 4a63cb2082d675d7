"""Section 2: N-player games in normal play with skipped turns, and sums of them (Section 6)."""

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from reference.errors import InvalidInput
from reference.inputs import collection, is_in, mapping
from reference.preferences.values import player_count, player_number

Position: TypeAlias = Hashable
"""A position without the player to move."""


class Game(Protocol):
    """What a game has to say: how many players, and where each can move to."""

    @property
    def players(self) -> int:
        """N, at least 2."""

    def options(self, position: Any, i: int) -> Iterable[Any]:
        """The positions that player i can move to."""


def next_player(i: int, N: int) -> int:
    """Who takes the turn after player i: i + 1, and player 1 after player N (Section 2).

    >>> next_player(1, 3), next_player(3, 3)
    (2, 1)
    """
    return i % N + 1


def is_over(game: Game, position: Position) -> bool:
    """Whether the position is a leaf: no player can move (Section 2).

    >>> is_over(explicit_game(2, {"a": {1: ["b"]}, "b": {}}), "b")
    True
    """
    return not any(True for i in range(1, game.players + 1) for _ in game.options(position, i))


Moves: TypeAlias = Mapping[Any, Mapping[int, Iterable[Any]]]
"""For each position, for each player who can move there, where to."""


@dataclass(frozen=True)
class ExplicitGame:
    """A game given by all of its moves; made by `explicit_game`."""

    players: int
    moves: Mapping[Position, Mapping[int, tuple[Position, ...]]]

    def options(self, position: Position, i: int) -> tuple[Position, ...]:
        """The positions that player i can move to."""
        if not is_in(position, self.moves):
            raise InvalidInput("position", position, "a position that the game has")
        return self.moves[position].get(i, ())


def explicit_game(players: int, moves: Moves) -> ExplicitGame:
    """A game given by all of its moves (Section 2); that it converges is seen when it is played.

    `moves` says for each position, for each player who can move there, where to.

    >>> explicit_game(3, {"a": {1: ["b"]}, "b": {}}).options("a", 1)
    ('b',)
    """
    N = player_count(players)
    moves = mapping("moves", moves, "a mapping from positions to players' moves")
    found: dict[Position, dict[int, tuple[Position, ...]]] = {}
    for position, by_player in moves.items():
        found[position] = {}
        allowed = "a mapping from players to positions"
        for i, options in mapping("moves", by_player, allowed).items():
            player_number("moves", i, N)
            found[position][i] = tuple(collection("moves", options, "a list of positions"))
            for option in found[position][i]:
                if not is_in(option, moves):
                    raise InvalidInput("moves", option, "moves to positions that the game has")
    return ExplicitGame(N, found)


@dataclass(frozen=True)
class DisjunctiveSum:
    """Games side by side: a position is one of each, a move is a move in one (Section 6).

    Made by `disjunctive_sum`.
    """

    summands: tuple[Game, ...]

    @property
    def players(self) -> int:
        """N, the same in all."""
        return self.summands[0].players

    def options(self, position: tuple[Any, ...], i: int) -> Iterable[tuple[Any, ...]]:
        """The positions after a move of player i in one of the games."""
        for k, game in enumerate(self.summands):
            for option in game.options(position[k], i):
                yield (*position[:k], option, *position[k + 1 :])


def disjunctive_sum(*games: Game) -> DisjunctiveSum:
    """The sum of games with the same players (Section 6).

    >>> one = explicit_game(2, {"a": {1: ["b"]}, "b": {}})
    >>> list(disjunctive_sum(one, one).options(("a", "a"), 1))
    [('b', 'a'), ('a', 'b')]
    """
    if len({game.players for game in games}) != 1:
        raise InvalidInput("games", len(games), "at least one, all for the same players")
    return DisjunctiveSum(games)
