"""Section 3: Clobber for two and for N players, Examples 3 to 6."""

from collections.abc import Iterator
from itertools import product
from random import Random

from proofs_check.core.evidence import Effort
from proofs_check.documents.preferences.plans import (
    PLAYERS,
    case,
    claim,
    longest,
    named,
    playable_boards,
    printed_value,
    shown,
    value_cell,
    value_of,
)
from proofs_check.methods.enumeration import Case, enumerated, settled
from proofs_check.methods.missing import missing
from proofs_check.methods.printed import Cell, printed
from reference.errors import InvalidInput
from reference.preferences import (
    Clobber,
    Preference,
    graph,
    grid,
    is_over,
    row,
)

NONE = Preference.NONE
Board = tuple[int, ...]


def games(N: int, n: int) -> Iterator[tuple[str, Clobber, int]]:
    """Rows up to n vertices, two grids and a few fixed random graphs: name, game, vertices."""
    for k in range(1, n + 1):
        yield f"1x{k}", row("1" * k, N)[0], k
    yield "2x2", grid("11/11", N)[0], 4
    yield "2x3", grid("111/111", N)[0], 6
    random = Random(N)
    for number in range(3):
        edges = [(a, b) for a in range(5) for b in range(a) if random.random() < 0.5]
        yield f"random graph {number}", graph([0] * 5, edges, N)[0], 5


def boards(N: int, n: int) -> Iterator[tuple[str, Clobber, Board]]:
    """Every board on these."""
    for name, game, vertices in games(N, n):
        for board in product(range(N + 1), repeat=vertices):
            yield name, game, board


SMALL = "every board on rows with n <= 5, grids 2x2 and 2x3, three random graphs"


def expected_moves(game: Clobber, board: Board, i: int) -> set[Board]:
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


def moves_as_said(N: int) -> Iterator[Case]:
    """Each player's moves on each board against the rule."""
    for name, game, board in boards(N, 4 if N > 3 else 5):
        for i in range(1, N + 1):
            same = set(game.options(board, i)) == expected_moves(game, board, i)
            yield case({"on": name, "board": list(board), "player": i}, same)


def symbols(N: int) -> Iterator[Case]:
    """Which tokens a board may hold."""
    for token in range(-1, N + 3):
        try:
            graph([token, 1], [(0, 1)], N)
            taken = True
        except InvalidInput:
            taken = False
        yield case({"players": N, "token": token}, taken == (0 <= token <= N))


@claim(
    "section-3.two-player-tokens",
    "Section 3, paragraph 1, sentence 1",
    "In Clobber for two players a vertex of a graph is empty or holds a token of one of the two.",
    settled(),
)
def _() -> Iterator[Case]:
    yield from symbols(2)


@claim(
    "section-3.two-player-move",
    "Section 3, paragraph 1, sentences 2 and 3",
    "A move takes one's token to an adjacent one of the opponent, which is removed.",
    enumerated(SMALL),
)
def _(effort: Effort) -> Iterator[Case]:
    yield from moves_as_said(2)


@claim(
    "section-3.two-player-loser",
    "Section 3, paragraph 1, sentence 4",
    "With two players the first player who cannot move on their turn loses: the other one is the "
    "last who moves.",
    enumerated("every row with n <= 7, both starting players", "the same with n <= 9"),
)
def _(effort: Effort) -> Iterator[Case]:
    for n in range(2, longest(effort, 7, 9) + 1):
        game, _ = row("1" * n, 2)
        for board in playable_boards(n, 2):
            for i in (1, 2):
                # Nobody is ever skipped while play goes on, so who is stuck first is stuck last.
                stuck = not any(True for _ in game.options(board, i))
                yield case({"board": list(board), "to_move": i}, not stuck)


@claim(
    "section-3.dicotic",
    "Section 3, paragraph 1, sentence 5, part 1",
    "With two players both can move wherever one can.",
    enumerated("every board on rows with n <= 8, grids 2x2 and 2x3, three random graphs"),
)
def _(effort: Effort) -> Iterator[Case]:
    for name, game, board in boards(2, 8):
        can = {i: any(True for _ in game.options(board, i)) for i in (1, 2)}
        yield case({"on": name, "board": list(board)}, can[1] == can[2])


@claim(
    "section-3.dicotic-three-players.measured",
    "Section 3, paragraph 1, sentence 5, part 1",
    "With three players that is not so: on 1|2 player 3 cannot move.",
    settled(),
)
def _() -> Iterator[Case]:
    game, tokens = row("12")
    can = [any(True for _ in game.options(tokens, i)) for i in PLAYERS]
    yield case({"board": "12"}, can == [True, True, False], can=can)


@claim(
    "section-3.checkerboard",
    "Section 3, paragraph 1, sentence 6",
    "On a full checkerboard, one colour on each colour of squares, every token can clobber each of "
    "its neighbours.",
    enumerated("every grid up to 6 x 6 with at least two vertices"),
)
def _(effort: Effort) -> Iterator[Case]:
    for height, width in product(range(1, 7), repeat=2):
        if height * width > 1:
            lines = ("".join(str(1 + (r + c) % 2) for c in range(width)) for r in range(height))
            game, tokens = grid("/".join(lines), 2)
            moves = sum(len(set(game.options(tokens, i))) for i in (1, 2))
            edges = height * (width - 1) + width * (height - 1)
            yield case({"rows": height, "columns": width}, moves == 2 * edges, moves=moves)


@claim(
    "section-3.tokens",
    "Section 3, paragraph 3, sentence 1",
    "A vertex holds 0, which is empty, or one of the numbers 1 to N.",
    settled(),
)
def _() -> Iterator[Case]:
    for N in (2, 3, 4, 12):
        yield from symbols(N)


@claim(
    "section-3.move",
    "Section 3, paragraph 3, sentence 2",
    "A move clobbers an adjacent token of any other player, and nothing else.",
    enumerated(SMALL + "; N = 3, and N = 4 with n <= 4"),
)
def _(effort: Effort) -> Iterator[Case]:
    for N in (3, 4):
        yield from moves_as_said(N)


@claim(
    "section-3.never-moves-again",
    "Section 3, paragraph 3, sentence 3, part 2",
    "A player who cannot move now can never move again.",
    enumerated(SMALL + ", any number of moves later; N = 3"),
)
def _(effort: Effort) -> Iterator[Case]:
    for name, game, board in boards(3, 5):
        stuck = [i for i in PLAYERS if not any(True for _ in game.options(board, i))]
        # One move further is enough: the positions after it are boards of the range as well.
        later = [
            i
            for i in stuck
            for j in PLAYERS
            for o in game.options(board, j)
            if any(True for _ in game.options(o, i))
        ]
        yield case({"on": name, "board": list(board)}, not later, stuck=stuck)


# Examples 3 to 5


@claim("example-3.value", "Example 3, sentence 1", "2|1|3 has value 1.", printed())
def _() -> Iterator[Cell]:
    return value_cell("example-3")


@claim(
    "example-3.moves",
    "Example 3, sentence 2, part 1",
    "Player 1 can clobber player 2 or player 3 there.",
    settled(),
)
def _() -> Iterator[Case]:
    game, tokens = row("213")
    options = {*game.options(tokens, 1)}
    yield case({"board": "213"}, options == {(1, 0, 3), (2, 0, 1)})


@claim(
    "example-3.wins-both",
    "Example 3, sentence 2, part 2",
    "Player 1 wins in both cases.",
    settled(),
)
def _() -> Iterator[Case]:
    game, tokens = row("213")
    for option in game.options(tokens, 1):
        yield case(list(option), is_over(game, option))


@claim("example-4.value", "Example 4, sentence 1", "1|2|2|2|3 has value [[1,3]].", printed())
def _() -> Iterator[Cell]:
    return value_cell("example-4")


def options(board: str, i: int) -> list[Board]:
    """Where a player can move to, in a fixed order."""
    game, tokens = row(board)
    return sorted(game.options(tokens, i))


@claim(
    "example-4.forced",
    "Example 4, sentence 2",
    "Player 1 has one move there, which clobbers player 2.",
    settled(),
)
def _() -> Iterator[Case]:
    yield case({"board": "12223"}, options("12223", 1) == [(0, 1, 2, 2, 3)])


@claim(
    "example-4.player-2",
    "Example 4, sentence 3, part 1",
    "Player 2 then has two moves, clobbering player 1 or player 3.",
    settled(),
)
def _() -> Iterator[Case]:
    found = options("01223", 2)
    yield case({"board": "01223"}, found == [(0, 1, 2, 0, 2), (0, 2, 0, 2, 3)])


@claim(
    "example-4.revenge",
    "Example 4, sentence 3, part 2",
    "The one of players 1 and 3 who is left then clobbers player 2 and wins.",
    settled(),
)
def _() -> Iterator[Case]:
    for board, winner in (("01202", 1), ("02023", 3)):
        game, tokens = row(board)
        movers = {i for i in PLAYERS if i != 2 and any(True for _ in game.options(tokens, i))}
        over = all(is_over(game, o) for o in game.options(tokens, winner))
        yield case({"board": board}, movers == {winner} and over, left=sorted(movers))
        yield case(
            {"board": board, "to_move": 3},
            value_of(board, 3, NONE) == winner,
            value=shown(value_of(board, 3, NONE)),
        )


@claim(
    "example-4.player-2-chooses",
    "Example 4, sentence 4",
    "So player 2 chooses between the winners 1 and 3.",
    settled(),
)
def _() -> Iterator[Case]:
    found = value_of("01223", 2, NONE)
    yield case({"board": "01223", "to_move": 2}, found == named("[1,3]"), value=shown(found))


@claim(
    "example-5.value",
    "Example 5, sentence 1",
    "1|2|3|2|1|3 has value [[1,3],[1,[1,2]],[2,3]].",
    printed(),
)
def _() -> Iterator[Cell]:
    return value_cell("example-5")


# Example 6


@claim(
    "example-6.value",
    "Example 6, sentence 1",
    "1|2|3|2|1|3|2|3|2|1 has the long value that Example 6 prints.",
    missing(
        "part of the printed string: the text at hand has 621 of its 675 characters, brackets that "
        "do not match and the same list twice beside itself"
    ),
)
def _() -> None:
    """Section 5 prints the value again, with all of its numbers."""


@claim(
    "example-6.value.corrected",
    "Example 6, sentence 1",
    "The value of that board has 675 characters, and as many of each number and as many commas as "
    "the string that Section 5 prints for it.",
    printed(),
)
def _() -> Iterator[Cell]:
    text = shown(value_of("1232132321", 1, NONE))
    yield Cell("characters", 675, len(text))
    for symbol in "123,":
        number = printed_value("example-6-unsimplified")["value"].count(symbol)
        yield Cell(f"how many {symbol}", number, text.count(symbol))
