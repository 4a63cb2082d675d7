"""Section 3: Clobber on any graph, for any number of players.

A board is a graph with what stands on its vertices, which are numbered from 0.
"""

from functools import cache

from proofs_check.documents.preferences.play import movers
from proofs_check.methods.theory import *
from reference.preferences import Clobber, graph, grid
from reference.preferences.clobber import Board

NUMBERS = range(-1, 4)
"""The integers of the models: players and vertices."""
BOARDS: tuple[tuple[str, int], ...] = (
    *(("12", 2), ("1122", 2), ("1020", 2), ("12/21", 2), ("1212", 2), ("2211", 2)),
    *(("123", 3), ("1123", 3), ("12/31", 3), ("1223", 3), ("3012", 3), ("1111", 3)),
    *(("1234", 4), ("41/23", 4)),
)
TRIANGLE = ((0, 1), (1, 2), (0, 2), (2, 3))


def _boards() -> list[Board]:
    found = [grid(text, N) for text, N in BOARDS]
    return [*found, *(graph([1, 2, 3, a], TRIANGLE, 3) for a in range(4))]


CHECKERED = ((1, 2), (1, 2, 2, 1), (1, 2, 1, 2))
"""Those of the boards, of two rows or one, that are full checkerboards."""


def _model(game: Clobber, tokens: tuple[int, ...]) -> Model:
    """All boards that come up on one graph, by the reference."""
    width = 2 if tokens == (1, 2, 2, 1) else len(tokens)
    found = [tokens]
    for board in found:
        for i in range(1, game.players + 1):
            found += [after for after in game.options(board, i) if after not in found]

    token = lambda B, v: B[v] if 0 <= v < len(B) else 0
    adjacent = lambda v, w: 0 <= v < len(tokens) and w in game.neighbours[v]
    legal = lambda B, i, v, w: (
        adjacent(v, w) and token(B, v) == i != token(B, w) and 0 not in (i, token(B, w))
    )

    def moved(B: tuple[int, ...], v: int, w: int) -> tuple[int, ...]:
        if not legal(B, token(B, v), v, w):
            return B
        after = tuple(token(B, v) if u == w else 0 if u == v else x for u, x in enumerate(B))
        return next((each for each in game.options(B, token(B, v)) if each == after), B)

    options = cache(
        lambda B: [after for i in range(1, game.players + 1) for after in game.options(B, i)]
    )

    @cache
    def longest(B: tuple[int, ...]) -> int:
        return max((1 + longest(after) for after in options(B)), default=0)

    functions: dict[str, Callable[..., Any]] = {
        "players": lambda: game.players,
        "longest": longest,
        "size": lambda B: len(B),
        "token": token,
        "adjacent": lambda B, v, w: adjacent(v, w),
        "able": lambda B, i: i in movers(game, B),
        "moved": moved,
        "checkered": lambda B: B == tokens and tokens in CHECKERED,
        "across": lambda B, v: v % width,
        "down": lambda B, v: v // width,
        "tokens": lambda B, k: sum(map(bool, B[: max(k, 0)])),
    }
    says = f"{game.players} players, {''.join(map(str, tokens))}"
    remembered = {name: cache(function) for name, function in functions.items()}
    return Model(says, remembered, {"Board": found, "Int": NUMBERS})


@cache
def models() -> tuple[Model, ...]:
    """Small rows, grids and graphs for two to four players."""
    return tuple(_model(*each) for each in _boards())


CLOBBER = Theory("preferences", "clobber", models)
BOARD = CLOBBER.sort("Board")
CLOBBER.let(B=BOARD)
players = CLOBBER.function("players", INT)
size = CLOBBER.function("size", BOARD, INT)
token, tokens = CLOBBER.functions("token tokens", BOARD, INT, INT)
source, target = CLOBBER.choices("source target", BOARD, INT, INT)
adjacent = CLOBBER.function("adjacent", BOARD, INT, INT, BOOL)
able = CLOBBER.function("able", BOARD, INT, BOOL)
moved = CLOBBER.function("moved", BOARD, INT, INT, BOARD)

player = notion("Whether i is a player.", "player")(lambda i: rises(1, i, players()))


@notion("Whether two tokens of different players are adjacent.")
def differ(B: Any, v: Any, w: Any) -> Any:
    there = negation(token(B, v) == 0) & negation(token(B, w) == 0)
    return adjacent(B, v, w) & there & negation(token(B, v) == token(B, w))


legal = notion("Whether player i can clobber w from v.", "legal")(
    lambda B, i, v, w: differ(B, v, w) & (token(B, v) == i)
)

boards = CLOBBER.axiom(
    "Section 3: an undirected graph; a vertex is empty or has a token of a player"
)(
    lambda B, v, w: (
        (adjacent(B, v, w) == adjacent(B, w, v))
        & implies(
            adjacent(B, v, w),
            negation(v == w) & (v >= 0) & (w >= 0) & (v < size(B)) & (w < size(B)),
        )
        & rises(0, token(B, v), players())
    )
)
abilities = CLOBBER.axiom("Section 3: a move clobbers an adjacent token of any other player")(
    lambda B, i, v, w: implies(
        player(i),
        implies(legal(B, i, v, w), able(B, i))
        & implies(able(B, i), legal(B, i, source(B, i), target(B, i))),
    )
)
clobbers = CLOBBER.axiom("Section 3: the token replaces the other one, which is removed")(
    lambda B, v, w, u: implies(
        differ(B, v, w),
        (size(moved(B, v, w)) == size(B))
        & (token(moved(B, v, w), u) == either(u == w, token(B, v), either(u == v, 0, token(B, u)))),
    )
)
same_graph = CLOBBER.axiom("Section 3: the graph stays as it is")(
    lambda B, v, w, u, x: adjacent(moved(B, v, w), u, x) == adjacent(B, u, x)
)
counting = CLOBBER.recursion("how many tokens there are on the first vertices")(
    lambda B, k: implies(
        k <= size(B),
        tokens(B, k) == either(k <= 0, 0, tokens(B, k - 1) + either(token(B, k - 1) == 0, 0, 1)),
    )
)
dicotic = CLOBBER.follows("with two players both can move or neither")(
    lambda B: implies(players() == 2, able(B, 1) == able(B, 2)), (boards, abilities)
)
at_an_end = CLOBBER.follows(
    "somebody can move where two different tokens are adjacent, and only there"
)(
    lambda B, i, v, w: (
        implies(differ(B, v, w), able(B, token(B, v)))
        & implies(player(i) & able(B, i), differ(B, source(B, i), target(B, i)))
    ),
    (abilities, boards),
)


never_again = CLOBBER.follows("who can move after a move could move before")(
    lambda B, i, v, w: implies(player(i) & differ(B, v, w) & able(moved(B, v, w), i), able(B, i)),
    (abilities, boards, clobbers, same_graph),
)
one_fewer = CLOBBER.by_induction("a move removes one token", "k")(
    lambda B, v, w, k: implies(
        differ(B, v, w) & (k <= size(B)),
        tokens(moved(B, v, w), k) == tokens(B, k) - either(v < k, 1, 0),
    ),
    (boards, counting, clobbers),
)
tokens_left = CLOBBER.follows("of all tokens a move leaves one fewer")(
    lambda B, v, w: implies(
        differ(B, v, w), tokens(moved(B, v, w), size(moved(B, v, w))) == tokens(B, size(B)) - 1
    ),
    (one_fewer, boards, clobbers),
    at=lambda B, v, w: size(B),
)
longest = CLOBBER.function("longest", BOARD, INT)
best_source, best_target = CLOBBER.choices("best_source best_target", BOARD, INT)

# The board after the first move of a longest play
_best = lambda B: moved(B, best_source(B), best_target(B))

playing = CLOBBER.recursion("a longest play, by moves, whoever makes them")(
    lambda B, v, w: (
        implies(differ(B, v, w), longest(B) > longest(moved(B, v, w)))
        & either(
            differ(B, best_source(B), best_target(B)),
            longest(B) == longest(_best(B)) + 1,
            negation(differ(B, v, w)) & (longest(B) == 0),
        )
    )
)
counted = CLOBBER.by_induction(
    "there are never fewer tokens than none", lambda B, k: either(k > 0, k, 0)
)(lambda B, k: implies(k <= size(B), tokens(B, k) >= 0), counting)
most_moves = CLOBBER.by_induction(
    "no play has more moves than there are tokens",
    lambda B: either(tokens(B, size(B)) > 0, tokens(B, size(B)), 0),
)(lambda B: longest(B) <= tokens(B, size(B)), (playing, counted, tokens_left))
checkered = CLOBBER.function("checkered", BOARD, BOOL)
across, down = (CLOBBER.function(name, BOARD, INT, INT) for name in ("across", "down"))
checkerboard = CLOBBER.axiom(
    "Section 3: on a full checkerboard one colour is on each colour of squares"
)(
    lambda B, v, w: implies(
        checkered(B) & adjacent(B, v, w),
        (token(B, v) == (across(B, v) + down(B, v)) % 2 + 1)
        & (players() == 2)
        & either(
            across(B, v) == across(B, w),
            (down(B, v) == down(B, w) + 1) | (down(B, w) == down(B, v) + 1),
            (down(B, v) == down(B, w))
            & ((across(B, v) == across(B, w) + 1) | (across(B, w) == across(B, v) + 1)),
        ),
    )
)


def _clobbers(B: Any, v: Any, w: Any) -> Any:
    """Whether the player of the token at v can move, and clobber w with it."""
    i = token(B, v)
    return player(i) & legal(B, i, v, w) & able(B, i)


every_neighbour = CLOBBER.follows(
    "on a full checkerboard every token can clobber each of its neighbours"
)(
    lambda B, v, w: implies(checkered(B) & adjacent(B, v, w), _clobbers(B, v, w)),
    (checkerboard, boards, abilities),
    at=lambda B, v, w: token(B, v),
)

# How the claims' predicates see them

Said = tuple[Any, tuple[Any, ...]]


def AT_AN_END(B: Any, i: Any, v: Any, w: Any) -> Said:
    """Any board: adjacent tokens that differ give somebody a move, and without none has one."""
    some = implies(differ(B, v, w), able(B, token(B, v)))
    return player(i), (some & implies(able(B, i), differ(B, source(B, i), target(B, i))),)


# Any board, any move of anybody, any player who cannot move
NEVER_AGAIN = lambda B, i, v, w: (
    player(i) & differ(B, v, w) & negation(able(B, i)),
    (negation(able(moved(B, v, w), i)),),
)
MOST_MOVES = lambda B: (True, (longest(B) <= tokens(B, size(B)),))
