"""How long plays last, and who is to move when: Section 2 for any number of players.

A node is a position with the player to move; `turns` and `plies` are the most turns, and the most
moves, of a play from there; `wait` is how many turns are skipped before the next move.
"""

from functools import cache
from random import Random

from proofs_check.documents.preferences.prudence import longest_play
from proofs_check.documents.preferences.ranges import random_game
from proofs_check.documents.preferences.theory_lists import Lists
from proofs_check.methods.theory import *
from reference.preferences import Evaluation, is_over, next_player, row
from reference.preferences.games import Game

NUMBERS = range(-1, 6)
"""The integers of the models: players, members, turns."""
Node = tuple[Any, int]
"""A position and the player to move."""


def _nodes(game: Game, start: Node) -> list[Node]:
    """All that come up."""
    evaluation, found = Evaluation(game), [start]
    for n in found:
        if not is_over(game, n[0]):
            found += [child for child in evaluation.children(n) if child not in found]
    return found


def _model(says: str, game: Game, start: Any) -> Model:
    """The turns of a game, player 1 to move, by the reference."""
    N, evaluation = game.players, Evaluation(game)

    children = cache(lambda n: [] if is_over(game, n[0]) else evaluation.children(n))
    able = lambda n, i: 1 <= i <= N and any(True for _ in game.options(n[0], i))
    child = lambda n, k: children(n)[k] if 0 <= k < len(children(n)) else n

    @cache
    def rank(n: Node) -> int:
        return max((1 + rank(child) for child in children(n)), default=0)

    def wait(n: Node) -> int:
        return 0 if not children(n) or able(n, n[1]) else 1 + wait(children(n)[0])

    at = lambda line, t: line[min(max(t, 0), len(line) - 1)]

    def line(start: Node, last: bool) -> tuple[Node, ...]:
        found = [start]
        while children(found[-1]):
            found.append(children(found[-1])[-last])
        return tuple(found)

    functions: dict[str, Callable[..., Any]] = {
        "players": lambda: N,
        "over": lambda n: not children(n),
        "player": lambda n: n[1],
        "able": able,
        "count": lambda n: len(children(n)),
        "child": child,
        "rank": rank,
        "turns": lambda n: longest_play(game, n),
        "plies": lambda n: longest_play(game, n, skipped=0),
        "wait": wait,
        "after": lambda i, t: i if t <= 0 else next_player(functions["after"](i, t - 1), N),
        "at": at,
    }
    nodes = _nodes(game, (start, 1))
    lines = [line(n, last) for n in nodes for last in (False, True)]
    remembered = {name: cache(function) for name, function in functions.items()}
    values: dict[str, Sequence[Any]] = {"Node": nodes, "Line": lines, "Int": NUMBERS}
    return Model(says, remembered, values)


@cache
def models() -> tuple[Model, ...]:
    """Rows of Clobber and random games, for two to four players."""
    games: list[tuple[str, Game, Any]] = [(board, *row(board)) for board in ("321", "32221")]
    for N in (2, 3, 4):
        for seed in range(4):
            games.append((f"random game {seed}, {N} players", random_game(Random(seed), N, 6), 0))
    return tuple(_model(*each) for each in games)


TURNS = Theory("preferences", "turns", models)
NODE, LINE = TURNS.sort("Node"), TURNS.sort("Line")
TURNS.let(L=LINE, n=NODE)
players = TURNS.function("players", INT)
over = TURNS.function("over", NODE, BOOL)
player, count, rank, turns = TURNS.functions("player count rank turns", NODE, INT)
plies, wait = TURNS.functions("plies wait", NODE, INT)
someone, deepest = TURNS.choices("someone deepest", NODE, INT)
able = TURNS.function("able", NODE, INT, BOOL)
child = TURNS.function("child", NODE, INT, NODE)
after = TURNS.function("after", INT, INT, INT)
at = TURNS.function("at", LINE, INT, NODE)
choice = TURNS.choice("choice", LINE, INT, INT)

TREE = Lists(over, count, child, rank)
has = TREE.has

following = notion("Who takes the turn after player i.", "following")(
    lambda i: either(i == players(), 1, i + 1)
)
gap = notion("How many turns after this one it is player i's turn.", "gap")(
    lambda n, i: either(i >= player(n), i - player(n), i - player(n) + players())
)

order = TURNS.axiom("Section 2: the players take turns, in order; the game is converging")(
    lambda n, k: (
        (players() >= 2)
        & rises(1, player(n), players())
        & (rank(n) >= 0)
        & implies(
            negation(over(n)),
            (count(n) >= 1)
            & implies(
                has(n, k),
                (player(child(n, k)) == following(player(n))) & under(rank(child(n, k)), rank(n)),
            ),
        )
    )
)
leaves = TURNS.axiom("Section 2: a leaf is where no player can move")(
    lambda n, i: either(
        over(n), negation(able(n, i)), rises(1, someone(n), players()) & able(n, someone(n))
    )
)
skips = TURNS.axiom("Section 2: who cannot move is skipped, and the position stays as it is")(
    lambda n, i: implies(
        negation(over(n)) & negation(able(n, player(n))),
        (count(n) == 1) & (able(child(n, 0), i) == able(n, i)),
    )
)
lasting = TURNS.recursion("a longest play: by turns, and by moves")(
    lambda n, k: either(
        over(n),
        (turns(n) == 0) & (plies(n) == 0),
        has(n, deepest(n))
        & (turns(n) == turns(child(n, deepest(n))) + 1)
        & implies(
            has(n, k),
            (turns(n) > turns(child(n, k)))
            & (plies(n) >= plies(child(n, k)) + either(able(n, player(n)), 1, 0)),
        ),
    )
)
waiting = TURNS.recursion("ours: how many turns are skipped before the next move")(
    lambda n: wait(n) == either(over(n) | able(n, player(n)), 0, wait(child(n, 0)) + 1)
)
in_turn = TURNS.by_induction(
    "before a move no more turns are skipped than it takes until the turn of someone who can move",
    lambda n, i: rank(n),
)(
    lambda n, i: implies(
        negation(over(n)) & rises(1, i, players()) & able(n, i), rises(0, wait(n), gap(n, i))
    ),
    (order, waiting, skips, leaves),
    at=lambda n, i: child(n, 0),
)
bounded = TURNS.by_induction("a play has at most N turns for each move of a longest one", rank)(
    lambda n: implies(
        negation(over(n)), turns(n) + players() - 1 - wait(n) <= players() * plies(n)
    ),
    (order, lasting, waiting, skips, in_turn, leaves),
    at=lambda n: (child(n, deepest(n)), deepest(n), someone(n)),
)
no_longer = TURNS.follows("no play has more than N turns for each move of a longest one")(
    lambda n: (turns(n) <= players() * plies(n)) & (wait(n) < players()),
    (bounded, in_turn, leaves, waiting, lasting, order),
)


# Who is to move

goes_on = TURNS.axiom(
    "Section 2: a line of play goes on from what is no leaf, to one of its children"
)(
    lambda L, t: implies(
        (t >= 0) & negation(over(at(L, t))),
        has(at(L, t), choice(L, t)) & (at(L, t + 1) == child(at(L, t), choice(L, t))),
    )
)
ends = TURNS.axiom("Section 2: a line of play ends at a leaf")(
    lambda L, t: implies((t >= 0) & over(at(L, t)), over(at(L, t + 1)))
)
turned = TURNS.axiom("Section 2: player i + 1 succeeds player i, and player 1 player N")(
    lambda i, t: implies(
        rises(1, i, players()),
        either(t <= 0, after(i, t) == i, after(i, t) == following(after(i, t - 1))),
    )
)
known = TURNS.by_induction("the player to move follows from the number of turns", "t")(
    lambda L, t: implies(
        (t == 0) | negation(over(at(L, t - 1))), player(at(L, t)) == after(player(at(L, 0)), t)
    ),
    (goes_on, order, ends, turned),
    at=lambda L, t: (at(L, t - 1), choice(L, t - 1), t - 2, player(at(L, 0)), at(L, 0)),
)
by_number = TURNS.by_induction(
    "with three players it is known by the number of turns modulo 3", "t"
)(
    lambda i, t: implies((players() == 3) & rises(1, i, 3), after(i, t) == (i - 1 + t) % 3 + 1),
    turned,
)
mover_known = TURNS.follows(
    "with three players the player to move is known by the number of turns"
)(
    lambda L, t: implies(
        (players() == 3) & (t >= 0) & ((t == 0) | negation(over(at(L, t - 1)))),
        player(at(L, t)) == (player(at(L, 0)) - 1 + t) % 3 + 1,
    ),
    (known, by_number, order),
    at=lambda L, t: (player(at(L, 0)), at(L, 0)),
)


once_around = TURNS.by_induction("within N turns a player's own comes back after N only", "t")(
    lambda i, t: implies(
        rises(1, i, players()) & (t <= players()),
        after(i, t) == either(i + t <= players(), i + t, i + t - players()),
    ),
    turned,
)


def SAME_CHOOSER(i: Any, t: Any) -> tuple[Any, tuple[Any, ...]]:
    """Of the next N turns player i has the last one alone."""
    assumed = rises(1, i, players()) & rises(1, t, players())
    return assumed, ((after(i, t) == i) == (t == players()),)
