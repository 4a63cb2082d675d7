"""Section 3: Clobber for two and for N players, Examples 3 to 6."""

from collections.abc import Iterator

from proofs_check.core.ranges import Range
from proofs_check.documents.preferences import ranges
from proofs_check.documents.preferences.claims import claim
from proofs_check.documents.preferences.play import after, movers, moves_as_said, taken
from proofs_check.documents.preferences.reference_answers import SHOWN, value_of
from proofs_check.documents.preferences.theorem_plans import said
from proofs_check.documents.preferences.transcribed import as_printed, printed_value, value_cell
from proofs_check.methods.printed import Cell, printed
from reference.preferences import Clobber, Preference, grid, is_over, row

NONE = Preference.NONE
DICOTIC = said("dicotic", module="theory_clobber")
TOKENS = Range(
    "tokens -1 to N + 1, from N = 2 up to {N} players",
    "N token",
    lambda N: ((n, token) for n in range(2, N + 1) for token in range(-1, n + 2)),
    {"N": 12},
)


@claim(TOKENS.to({"N": 2}))
def section_3__two_player_tokens(N: int, token: int) -> bool:
    """In Clobber for two players, N = 2, a vertex of a graph is empty or holds a token of one of
    them."""
    return taken(N, token) == (token in {0, 1, 2})


@claim(ranges.on_graphs(2, 4), ranges.on_grids(2, 6))
def section_3__two_player_move(game: Clobber, board: ranges.Board) -> bool:
    """A move takes one's token to an adjacent one of the opponent, which is removed."""
    return moves_as_said(game, board)


@claim(*DICOTIC, ranges.on_graphs(2, 4), ranges.on_grids(2, 6, 9))
def section_3__two_player_loser(game: Clobber, board: ranges.Board) -> bool:
    """With two players the first player who cannot move on their turn loses: where one of the two
    cannot move the other one cannot either, so that nobody moves any more."""
    return len(movers(game, board)) != 1


@claim(*DICOTIC, ranges.on_graphs(2, 4), ranges.on_grids(2, 6, 8))
def section_3__dicotic(game: Clobber, board: ranges.Board) -> bool:
    """With two players both can move wherever one can: a position where nobody can move is taken
    for an empty one, although tokens are left there."""
    return movers(game, board) in ({1, 2}, set())


@claim(ranges.named_board("12"))
def section_3__dicotic_three_players__measured(board: str) -> bool:
    """With three players that is not so: on 1|2 player 3 cannot move."""
    return movers(*row(board)) == {1, 2}


@claim(
    *said("every_neighbour", module="theory_clobber"),
    Range(
        "every grid of at most {rows} rows and {columns} columns with at least two vertices",
        "rows columns",
        lambda rows, columns: (
            (r, c) for r in range(1, rows + 1) for c in range(1, columns + 1) if r * c > 1
        ),
        {"rows": 6, "columns": 6},
    ),
)
def section_3__checkerboard(rows: int, columns: int) -> SHOWN:
    """On a full checkerboard, one colour on each colour of squares, every token can clobber each of
    its neighbours."""
    lines = ("".join(str(1 + (r + c) % 2) for c in range(columns)) for r in range(rows))
    game, tokens = grid("/".join(lines), 2)
    moves = sum(len(set(game.options(tokens, i))) for i in (1, 2))
    edges = rows * (columns - 1) + columns * (rows - 1)
    return moves == 2 * edges, {"moves": moves}


@claim(TOKENS)
def section_3__tokens(N: int, token: int) -> bool:
    """A vertex holds 0, which is empty, or one of the numbers 1 to N."""
    return taken(N, token) == (0 <= token <= N)


@claim(ranges.on_graphs(3, 4), ranges.on_graphs(4, 3), ranges.on_grids(3, 6))
def section_3__move(game: Clobber, board: ranges.Board) -> bool:
    """A move clobbers an adjacent token of any other player, and nothing else."""
    return moves_as_said(game, board)


@claim(
    *said("never_again", "NEVER_AGAIN", "theory_clobber"),
    ranges.on_graphs(3, 4),
    ranges.on_grids(3, 5, 6),
)
def section_3__never_moves_again(game: Clobber, board: ranges.Board) -> bool:
    """A player who cannot move now cannot after any one move either: each step of never again."""
    able = movers(game, board)
    return all(movers(game, o) <= able for j in ranges.PLAYERS for o in game.options(board, j))


@claim(
    printed,
    each={
        "example-3.value": (3, "2|1|3", "1"),
        "example-4.value": (4, "1|2|2|2|3", "[[1,3]]"),
        "example-5.value": (5, "1|2|3|2|1|3", "[[1,3],[1,[1,2]],[2,3]]"),
    },
)
def example_value(number: int, board: str, value: str) -> Iterator[Cell]:
    """{1} has value {2}."""
    return value_cell(f"example-{number}")


@claim(ranges.named_board("213"))
def example_3__moves(board: str) -> bool:
    """Player 1 can clobber player 2 or player 3 there."""
    return after(board, 1) == ["103", "201"]


@claim(ranges.named_board("213"))
def example_3__wins_both(board: str) -> bool:
    """Player 1 wins in both cases."""
    return all(is_over(*row(option)) for option in after(board, 1))


@claim(ranges.named_board("12223"))
def example_4__forced(board: str) -> bool:
    """Player 1 has one move there, which clobbers player 2."""
    return after(board, 1) == ["01223"]


@claim(ranges.named_board("01223"))
def example_4__player_2(board: str) -> bool:
    """Player 2 then has two moves, clobbering player 1 or player 3."""
    return after(board, 2) == ["01202", "02023"]


@claim(ranges.named_board("01202", "02023"))
def example_4__revenge(board: str) -> SHOWN:
    """The one of players 1 and 3 who is left then clobbers player 2 and wins."""
    (left,) = {int(token) for token in board} - {0, 2}
    alone = movers(*row(board)) - {2} == {left}
    wins = all(is_over(*row(option)) for option in after(board, left))
    found = value_of(board, 3, NONE)
    return alone and wins and found == left, {"left": left, "value": ranges.shown(found)}


@claim(ranges.named_board("01223"))
def example_4__player_2_chooses(board: str) -> SHOWN:
    """So player 2 chooses between the winners 1 and 3."""
    found = value_of(board, 2, NONE)
    return found == ranges.named("[1,3]"), {"value": ranges.shown(found)}


@claim(printed)
def example_6__value() -> Iterator[Cell]:
    """1|2|3|2|1|3|2|3|2|1 has the long value that Example 6 prints."""
    return as_printed("example-6", "1232132321", NONE)


@claim(printed)
def example_6__value__corrected() -> Iterator[Cell]:
    """The value of that board has 675 characters, and as many of each number and as many commas as
    the string that Section 5 prints for it."""
    text = ranges.shown(value_of("1232132321", 1, NONE))
    yield Cell("characters", 675, len(text))
    for symbol in "123,":
        number = printed_value("example-6-unsimplified")["value"].count(symbol)
        yield Cell(f"how many {symbol}", number, text.count(symbol))
