"""Section 3: Clobber for two and for N players, Examples 3 to 6."""

from collections.abc import Iterator
from itertools import product
from random import Random

from proofs_check.core.evidence import Effort
from proofs_check.documents.preferences.claims import claim
from proofs_check.documents.preferences.plans import (
    PLAYERS,
    case,
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


@claim("Section 3, paragraph 1, sentence 1", settled())
def section_3__two_player_tokens() -> Iterator[Case]:
    """In Clobber for two players a vertex of a graph is empty or holds a token of one of the
    two.
    """
    yield from symbols(2)


@claim("Section 3, paragraph 1, sentences 2-3", enumerated(SMALL))
def section_3__two_player_move(effort: Effort) -> Iterator[Case]:
    """A move takes one's token to an adjacent one of the opponent, which is removed."""
    yield from moves_as_said(2)


@claim(
    "Section 3, paragraph 1, sentence 4",
    enumerated("every row with n <= 7, both starting players", "the same with n <= 9"),
)
def section_3__two_player_loser(effort: Effort) -> Iterator[Case]:
    """With two players the first player who cannot move on their turn loses: the other one is the
    last who moves.
    """
    for n in range(2, longest(effort, 7, 9) + 1):
        game, _ = row("1" * n, 2)
        for board in playable_boards(n, 2):
            for i in (1, 2):
                # Nobody is ever skipped while play goes on, so who is stuck first is stuck last.
                stuck = not any(True for _ in game.options(board, i))
                yield case({"board": list(board), "to_move": i}, not stuck)


@claim(
    "Section 3, paragraph 1, sentence 5, part 1",
    enumerated("every board on rows with n <= 8, grids 2x2 and 2x3, three random graphs"),
)
def section_3__dicotic(effort: Effort) -> Iterator[Case]:
    """With two players both can move wherever one can."""
    for name, game, board in boards(2, 8):
        can = {i: any(True for _ in game.options(board, i)) for i in (1, 2)}
        yield case({"on": name, "board": list(board)}, can[1] == can[2])


@claim("Section 3, paragraph 1, sentence 5, part 1", settled())
def section_3__dicotic_three_players__measured() -> Iterator[Case]:
    """With three players that is not so: on 1|2 player 3 cannot move."""
    game, tokens = row("12")
    can = [any(True for _ in game.options(tokens, i)) for i in PLAYERS]
    yield case({"board": "12"}, can == [True, True, False], can=can)


@claim(
    "Section 3, paragraph 1, sentence 6",
    enumerated("every grid up to 6 x 6 with at least two vertices"),
)
def section_3__checkerboard(effort: Effort) -> Iterator[Case]:
    """On a full checkerboard, one colour on each colour of squares, every token can clobber each of
    its neighbours.
    """
    for height, width in product(range(1, 7), repeat=2):
        if height * width > 1:
            lines = ("".join(str(1 + (r + c) % 2) for c in range(width)) for r in range(height))
            game, tokens = grid("/".join(lines), 2)
            moves = sum(len(set(game.options(tokens, i))) for i in (1, 2))
            edges = height * (width - 1) + width * (height - 1)
            yield case({"rows": height, "columns": width}, moves == 2 * edges, moves=moves)


@claim(
    (
        "Section 3, paragraph 3, sentence 1",
        "Section 4.5, paragraph after Theorem 16, sentence 2, part 3",
        "Footnote 1",
    ),
    settled(),
)
def section_3__tokens() -> Iterator[Case]:
    """A vertex holds 0, which is empty, or one of the numbers 1 to N."""
    for N in (2, 3, 4, 12):
        yield from symbols(N)


@claim("Section 3, paragraph 3, sentence 2", enumerated(SMALL + "; N = 3, and N = 4 with n <= 4"))
def section_3__move(effort: Effort) -> Iterator[Case]:
    """A move clobbers an adjacent token of any other player, and nothing else."""
    for N in (3, 4):
        yield from moves_as_said(N)


@claim(
    "Section 3, paragraph 3, sentence 3, part 2",
    enumerated(SMALL + ", any number of moves later; N = 3"),
)
def section_3__never_moves_again(effort: Effort) -> Iterator[Case]:
    """A player who cannot move now can never move again."""
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


@claim("Example 3, sentence 1", printed())
def example_3__value() -> Iterator[Cell]:
    """2|1|3 has value 1."""
    return value_cell("example-3")


@claim("Example 3, sentence 2, part 1", settled())
def example_3__moves() -> Iterator[Case]:
    """Player 1 can clobber player 2 or player 3 there."""
    game, tokens = row("213")
    options = {*game.options(tokens, 1)}
    yield case({"board": "213"}, options == {(1, 0, 3), (2, 0, 1)})


@claim("Example 3, sentence 2, part 2", settled())
def example_3__wins_both() -> Iterator[Case]:
    """Player 1 wins in both cases."""
    game, tokens = row("213")
    for option in game.options(tokens, 1):
        yield case(list(option), is_over(game, option))


@claim("Example 4, sentence 1", printed())
def example_4__value() -> Iterator[Cell]:
    """1|2|2|2|3 has value [[1,3]]."""
    return value_cell("example-4")


def options(board: str, i: int) -> list[Board]:
    """Where a player can move to, in a fixed order."""
    game, tokens = row(board)
    return sorted(game.options(tokens, i))


@claim("Example 4, sentence 2", settled())
def example_4__forced() -> Iterator[Case]:
    """Player 1 has one move there, which clobbers player 2."""
    yield case({"board": "12223"}, options("12223", 1) == [(0, 1, 2, 2, 3)])


@claim("Example 4, sentence 3, part 1", settled())
def example_4__player_2() -> Iterator[Case]:
    """Player 2 then has two moves, clobbering player 1 or player 3."""
    found = options("01223", 2)
    yield case({"board": "01223"}, found == [(0, 1, 2, 0, 2), (0, 2, 0, 2, 3)])


@claim("Example 4, sentence 3, part 2", settled())
def example_4__revenge() -> Iterator[Case]:
    """The one of players 1 and 3 who is left then clobbers player 2 and wins."""
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


@claim("Example 4, sentence 4", settled())
def example_4__player_2_chooses() -> Iterator[Case]:
    """So player 2 chooses between the winners 1 and 3."""
    found = value_of("01223", 2, NONE)
    yield case({"board": "01223", "to_move": 2}, found == named("[1,3]"), value=shown(found))


@claim("Example 5, sentence 1", printed())
def example_5__value() -> Iterator[Cell]:
    """1|2|3|2|1|3 has value [[1,3],[1,[1,2]],[2,3]]."""
    return value_cell("example-5")


# Example 6


@claim(
    "Example 6, sentence 1",
    missing(
        "part of the printed string: the text at hand has 621 of its 675 characters, brackets that "
        "do not match and the same list twice beside itself"
    ),
)
def example_6__value() -> None:
    """1|2|3|2|1|3|2|3|2|1 has the long value that Example 6 prints."""


@claim("Example 6, sentence 1", printed())
def example_6__value__corrected() -> Iterator[Cell]:
    """The value of that board has 675 characters, and as many of each number and as many commas as
    the string that Section 5 prints for it.
    """
    text = shown(value_of("1232132321", 1, NONE))
    yield Cell("characters", 675, len(text))
    for symbol in "123,":
        number = printed_value("example-6-unsimplified")["value"].count(symbol)
        yield Cell(f"how many {symbol}", number, text.count(symbol))
