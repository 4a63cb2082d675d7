"""Section 3: Clobber for N players, on rows, on grids and on any graph; the rows of Section 5."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import TypeAlias

from reference.errors import InvalidInput
from reference.inputs import a_text, at_least, collection, within
from reference.preferences.games import is_over
from reference.preferences.values import player_count

Tokens: TypeAlias = tuple[int, ...]
"""What each vertex holds: 0, or the number of the player whose token it is."""

MAX_CELLS = 10_000
"""How many vertices a board may have."""


@dataclass(frozen=True)
class Clobber:
    """The game on one graph; made by `row`, `grid` or `graph`."""

    players: int
    neighbours: tuple[tuple[int, ...], ...]

    def options(self, position: Tokens, i: int) -> Iterator[Tokens]:
        """Yield the boards after player i has clobbered an adjacent token of another player."""
        for v, token in enumerate(position):
            if token == i:
                for w in self.neighbours[v]:
                    if position[w] not in (0, i):
                        after = list(position)
                        after[v], after[w] = 0, i
                        yield tuple(after)


Board: TypeAlias = tuple[Clobber, Tokens]
"""A graph and what stands on it."""


def _symbols(text: str, N: int) -> Tokens:
    if N > 9:
        raise InvalidInput("players", N, "at most 9 on a board of digits; a graph names more")
    tokens = []
    for symbol in text:
        if symbol not in ".0123456789":
            raise InvalidInput("board", symbol, f"0 or . for empty, and tokens 1 to {N}")
        tokens.append(0 if symbol == "." else int(symbol))
    return _tokens(tokens, N)


def _tokens(tokens: Iterable[int], N: int) -> Tokens:
    found: list[int] = []
    for token in collection("board", tokens, "a list of tokens"):
        found.append(within("board", token, 0, N, f"0 or . for empty, and tokens 1 to {N}"))
        if len(found) > MAX_CELLS:
            raise InvalidInput("board", f"more than {MAX_CELLS}", f"at most {MAX_CELLS} vertices")
    return tuple(found)


def graph(tokens: Iterable[int], edges: Iterable[Sequence[int]], players: int = 3) -> Board:
    """Clobber on any graph (Section 3).

    A vertex holds 0 or the number of a player; edges are pairs of vertices, numbered from 0.

    >>> game, tokens = graph([1, 12, 3], [(0, 1), (1, 2)], players=12)
    >>> list(game.options(tokens, 12))
    [(12, 0, 3), (1, 0, 12)]
    """
    N = player_count(players)
    held = _tokens(tokens, N)
    if not held:
        raise InvalidInput("board", [], "at least one vertex")
    beside: list[set[int]] = [set() for _ in held]
    for edge in collection("edges", edges, "pairs of vertices"):
        if isinstance(edge, str | bytes) or not isinstance(edge, Sequence) or len(edge) != 2:
            raise InvalidInput("edges", edge, "pairs of vertices")
        for v in edge:
            within("edges", v, 0, len(held) - 1, f"vertices from 0 to {len(held) - 1}")
        if edge[0] == edge[1]:
            raise InvalidInput("edges", list(edge), "two vertices that differ")
        beside[edge[0]].add(edge[1])
        beside[edge[1]].add(edge[0])
    return Clobber(N, tuple(tuple(sorted(vs)) for vs in beside)), held


def grid(board: str, players: int = 3) -> Board:
    """Clobber on a grid: a row of digits, or rows of the same length with "/" between them.

    A vertex holds 0 or ., which is nothing, or the number of a player, of whom there are at most 9.

    >>> game, tokens = grid("12/3.")
    >>> tokens, list(game.options(tokens, 1))
    ((1, 2, 3, 0), [(0, 1, 3, 0), (0, 2, 1, 0)])
    """
    N = player_count(players)
    a_text("board", board, 'rows of digits such as "12321", split by "/"')
    if len(board) > 2 * MAX_CELLS:
        raise InvalidInput("board", len(board), f"at most {MAX_CELLS} vertices")
    rows = board.split("/")
    width = len(rows[0])
    if not width:
        raise InvalidInput("board", board, "at least one vertex")
    if any(len(line) != width for line in rows):
        raise InvalidInput("board", board, "rows of the same length")
    tokens = _symbols("".join(rows), N)
    edges = [(v, v + 1) for v in range(len(tokens)) if (v + 1) % width]
    edges += [(v, v + width) for v in range(len(tokens) - width)]
    return graph(tokens, edges, N)


def row(board: str, players: int = 3) -> Board:
    """Clobber on a 1 x n board, n the number of digits (Section 3).

    >>> game, tokens = row("213")
    >>> list(game.options(tokens, 1))
    [(1, 0, 3), (2, 0, 1)]
    """
    if isinstance(board, str) and "/" in board:
        raise InvalidInput("board", board, "one row")
    return grid(board, players)


def analysed_rows(n: int, players: int = 3) -> Iterator[str]:
    """Yield the 1 x n boards that Table 1 counts (Section 5).

    Those without an empty vertex at either end, without two consecutive ones, not before their own
    mirror image in the order of strings, and with a move for some player.

    >>> list(analysed_rows(2))
    ['21', '31', '32']
    """
    N = player_count(players)
    at_least("length", n, 1)
    game, _ = row("0" * n, N)
    for tokens in product(range(N + 1), repeat=n):
        board = "".join(map(str, tokens))
        if board[0] == "0" or board[-1] == "0" or "00" in board or board < board[::-1]:
            continue
        if not is_over(game, tokens):
            yield board


def joined(*boards: str) -> str:
    """Rows beside one another with an empty vertex between them: their sum (Section 6).

    >>> joined("12", "13")
    '12013'
    """
    return "0".join(boards)
