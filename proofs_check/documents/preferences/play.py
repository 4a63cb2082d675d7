"""How Clobber is played, and what Section 2 says of games, looked at from another side."""

from collections.abc import Callable

import reference.preferences as ref
from proofs_check.documents.preferences.ranges import PLAYERS, Board, named, path
from proofs_check.documents.preferences.reference_answers import value_of
from reference.errors import InvalidInput


def over(board: str | Board) -> bool:
    return ref.is_over(*ref.row("".join(map(str, board))))


def stuck(board: Board, mover: int) -> bool:
    """Whether the player to move cannot."""
    return not any(True for _ in path(len(board)).options(board, mover))


def has_value(text: str) -> Callable[[str | Board, int], bool]:
    """Whether a position has this value."""
    return lambda board, mover: value_of(board, mover, ref.Preference.NONE) == named(text)


def last_movers(board: Board, start: int) -> set[int]:
    """Who makes the last move on some line of play, by playing all of them."""
    game = path(len(board))
    found: set[int] = set()
    waiting = [(board, start, 0)]
    while waiting:
        position, i, last = waiting.pop()
        if ref.is_over(game, position):
            found.add(last)
            continue
        moved = list(game.options(position, i))
        waiting += [(o, ref.next_player(i, 3), i) for o in moved] or [
            (position, ref.next_player(i, 3), last)
        ]
    return found


def refused(game: ref.Evaluation, position: object) -> bool:
    """Whether the position is given no value."""
    try:
        game.values([(position, 1)])
    except InvalidInput:
        return True
    return False


def coming_back(turns: int) -> ref.Evaluation:
    """A game in which the players move around, back to position 0 after so many moves."""
    moves = {k: {k % 2 + 1: [(k + 1) % turns]} for k in range(turns)}
    return ref.Evaluation(ref.explicit_game(2, moves))


def is_tree(X: ref.Value) -> bool:
    """Whether X is built of lists that are not empty, and of numbers of players."""
    return all(
        x in PLAYERS if ref.is_leaf(x) else len(ref.members(x)) > 0 for x in ref.contained(X)
    )


def expected_moves(game: ref.Clobber, board: Board, i: int) -> set[Board]:
    """What the rule says, looked at from the clobbered token's side."""
    found = set()
    for w, token in enumerate(board):
        if token and token != i:
            for v in range(len(board)):
                if board[v] == i and v in game.neighbours[w]:
                    found.add(
                        tuple(i if u == w else 0 if u == v else board[u] for u in range(len(board)))
                    )
    return found


def moves_as_said(game: ref.Clobber, board: Board) -> bool:
    """Whether each player has the moves that the rule says."""
    return all(
        set(game.options(board, i)) == expected_moves(game, board, i)
        for i in range(1, game.players + 1)
    )


def movers(game: ref.Clobber, board: Board) -> set[int]:
    players = range(1, game.players + 1)
    return {i for i in players if any(True for _ in game.options(board, i))}


def after(board: str, i: int) -> list[str]:
    """The rows that a player can move to, in order."""
    game, tokens = ref.row(board)
    return sorted("".join(map(str, option)) for option in game.options(tokens, i))


def taken(N: int, token: int) -> bool:
    """Whether a vertex may hold this."""
    try:
        ref.graph([token, 1], [(0, 1)], N)
    except InvalidInput:
        return False
    return True
