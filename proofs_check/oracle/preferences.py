"""The system of `preferences`."""

from collections.abc import Mapping
from typing import Any

from proofs_check.evidence import Json
from proofs_check.oracle.system import Field, System
from reference.errors import InvalidInput
from reference.preferences import (
    Board,
    Evaluation,
    Preference,
    as_simple,
    format_value,
    graph,
    grid,
    player_count,
    player_number,
    preference,
    value,
)

ALLOWED = (
    'rows of digits such as "12321", split by "/", 0 or . empty; or a graph such as '
    '{"tokens":[1,2,3],"edges":[[0,1],[1,2]]}'
)


class _Given:
    """A board as it was given: how many players there are is another field."""

    def __init__(self, given: Json) -> None:
        """Refuse what is no board for any number of players."""
        self.given = given
        if isinstance(given, Mapping):
            for name in sorted({"tokens", "edges"} ^ set(given)):
                raise InvalidInput("board", name, ALLOWED)
        elif isinstance(given, bool) or not isinstance(given, str | int):
            raise InvalidInput("board", given, ALLOWED)

    def board(self, players: int) -> Board:
        """The board for so many players."""
        if isinstance(self.given, Mapping):
            tokens: Any = self.given["tokens"]
            edges: Any = self.given["edges"]
            return graph(tokens, edges, players)
        return grid(str(self.given), players)


PER_POSITION = 40
"""What a position counts for: its options, their values, and what its list is simplified to."""

MOST_POSITIONS = 500_000
"""Positions are counted up to here; a board with more is above any usual limit."""


def _positions(board: _Given, players: int, to_move: int, preference: Preference) -> int:
    """How much work the positions of the game tree make, counted without evaluating them."""
    del preference
    game, tokens = board.board(players)
    player_number("to_move", to_move, players)
    evaluation = Evaluation(game)
    seen = {(tokens, to_move)}
    waiting = [(tokens, to_move)]
    # A row of skipped turns ends: players have either a move or no position after any.
    while waiting and len(seen) <= MOST_POSITIONS:
        for state in evaluation.children(waiting.pop()):
            if state not in seen:
                seen.add(state)
                waiting.append(state)
    return PER_POSITION * len(seen)


def _answer(
    board: _Given, players: int, to_move: int, preference: Preference
) -> Mapping[str, Json]:
    game, tokens = board.board(players)
    X = value(game, tokens, to_move, preference, max_positions=10**9)
    simple = as_simple(X, players)
    return {"value": format_value(X), "simple": None if simple is None else str(simple)}


def _players(given: Json) -> int:
    return player_count(given)  # type: ignore[arg-type]


def _to_move(given: Json) -> int:
    if not isinstance(given, int) or isinstance(given, bool) or given < 1:
        raise InvalidInput("to_move", given, "a player, an integer from 1 to the number of players")
    return given


def _preference(given: Json) -> Preference:
    return preference(given)  # type: ignore[arg-type]


SYSTEMS = (
    System(
        "preferences.value",
        "The value of a position of Clobber for N players who all have one preference.",
        (
            Field("board", ALLOWED, "12321", _Given),
            Field("players", "an integer of at least 2", "3", _players),
            Field("to_move", "a player, an integer from 1 to the number of players", "1", _to_move),
            Field("preference", ", ".join(Preference), "prudent", _preference),
        ),
        _positions,
        _answer,
        without={"simple": "a complex value"},
    ),
)
