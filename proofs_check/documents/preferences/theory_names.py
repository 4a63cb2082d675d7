"""The rules look at the game tree only: names of positions do not matter, nor who is player 1.

A node is a position with the player to move, or the end of a play with its winner; its twin is the
same in a game with other names and with the players renumbered in the order of turns. What a player
makes of the list of the children's values is any function of the player and the list that is the
same for renumbered players.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import product, starmap
from random import Random
from typing import Any, NamedTuple

from proofs_check.documents.preferences.ranges import random_game, renumbered, turns_after
from proofs_check.documents.preferences.theory_lists import Lists, made_of_lists
from proofs_check.methods.logic import implies, negation
from proofs_check.methods.theory import BOOL, INT, Model, Theory
from reference.preferences import (
    Evaluation,
    Preference,
    Simplifier,
    Value,
    explicit_game,
    format_value,
    is_over,
    next_player,
    row,
)
from reference.preferences.games import Game

NUMBERS = range(-1, 4)
"""The integers of the models: children, players."""
OVER = "over"
Node = tuple[bool, Any, int]
"""Whether renamed, a position and the player to move; `OVER` and the winner."""
RENAMED = "renamed"
ROWS = (("12223", 1), ("2313", 2))
"""Rows, and how much higher their tokens are on the others."""


class _Twins(NamedTuple):
    """A game and the same with other names, the players' numbers so much higher."""

    says: str
    games: tuple[Game, Game]
    start: Any
    renamed: Callable[[Any], Any]
    by: int


def _of_random_game(seed: int) -> _Twins:
    game, by = random_game(Random(seed), 3, 6), seed % 3
    others = {
        (RENAMED, k): {
            turns_after(i, by): [(RENAMED, o) for o in options] for i, options in own.items()
        }
        for k, own in game.moves.items()
    }
    games = game, explicit_game(3, others)
    return _Twins(f"random game {seed}", games, 0, lambda position: (RENAMED, position), by)


def _of_row(board: str, by: int) -> _Twins:
    def other(tokens: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(turns_after(token, by) if token else 0 for token in tokens)

    game, tokens = row(board)
    return _Twins(board, (game, game), tokens, other, by)


def _model(chosen: Preference, twins: _Twins) -> Model:
    """Player 1 to move in the one, by the reference."""
    games, by = twins.games, twins.by
    evaluated = [Evaluation(game, chosen) for game in games]
    evaluated[False].values([(twins.start, 1)])
    evaluated[True].values([(twins.renamed(twins.start), turns_after(1, by))])
    simplifier = Simplifier(chosen)

    @cache
    def children(n: Node) -> list[Node]:
        renamed, position, mover = n
        if position == OVER:
            return []
        after = [(o, next_player(mover, 3)) for o in games[renamed].options(position, mover)]
        return [
            (renamed, OVER, mover) if is_over(games[renamed], child[0]) else (renamed, *child)
            for child in after or [(position, next_player(mover, 3))]
        ]

    def value(n: Node) -> Value:
        return n[2] if n[1] == OVER else evaluated[n[0]].known.get(n[1:], n[2])

    def listing(n: Node) -> tuple[Value, ...]:
        return in_order(value(child) for child in children(n))

    def in_order(values: Iterable[Value]) -> tuple[Value, ...]:
        return tuple(sorted(set(values), key=format_value))

    @cache
    def depth(n: Node) -> int:
        return max((1 + depth(child) for child in children(n)), default=0)

    def twin(n: Node) -> Node:
        position = n[1] if n[1] == OVER else twins.renamed(n[1])
        return n if n[0] else (True, position, turns_after(n[2], by))

    def at(k: int, among: Any, otherwise: Any) -> Any:
        return among[k] if 0 <= k < len(among) else otherwise

    def place(what: Value, n: Node) -> int:
        return next((k for k, each in enumerate(children(n)) if value(each) == what), 0)

    functions: dict[str, Callable[..., Any]] = {
        "over": lambda n: n[1] == OVER,
        "renamed": lambda n: n[0],
        "player": lambda n: n[2],
        "children": lambda n: len(children(n)),
        "child": lambda n, k: at(k, children(n), n),
        "depth": depth,
        "players": lambda: 3,
        "higher": lambda: by,
        "turned": lambda i: turns_after(i, by),
        "recast": lambda X: renumbered(X, by),
        "recast_list": lambda L: in_order(renumbered(X, by) for X in L),
        "back": lambda X: renumbered(X, -by),
        "twin": twin,
        "value": value,
        "listing": listing,
        **made_of_lists(simplifier),
        "origin": lambda n, X: place(X, n),
    }
    both = (False, True)
    nodes = [(renamed, *state) for renamed in both for state in evaluated[renamed].known]
    nodes += [(renamed, OVER, i) for renamed, i in product(both, (1, 2, 3))]
    lists = list({listing(n) for n in nodes if n[1] != OVER})
    remembered = {name: cache(function) for name, function in functions.items()}
    values = list(dict.fromkeys(map(value, nodes)))
    sorts: dict[str, Sequence[Any]] = {
        "Node": nodes,
        "List": lists,
        "Value": values,
        "Int": NUMBERS,
    }
    return Model(f"{twins.says}, {chosen}", remembered, sorts)


@cache
def models() -> tuple[Model, ...]:
    """Random games and rows, for each preference of all players."""
    games = (*map(_of_random_game, range(3)), *starmap(_of_row, ROWS))
    return tuple(starmap(_model, product(Preference, games)))


NAMES = Theory("preferences", "names", models)
NODE, LIST, V = NAMES.sort("Node"), NAMES.sort("List"), NAMES.sort("Value")
over, renamed = (NAMES.function(name, NODE, BOOL) for name in ("over", "renamed"))
player, children, depth = (
    NAMES.function(name, NODE, INT) for name in ("player", "children", "depth")
)
child = NAMES.function("child", NODE, INT, NODE)
twin = NAMES.function("twin", NODE, NODE)
value, won = NAMES.function("value", NODE, V), NAMES.function("won", INT, V)
listing = NAMES.function("listing", NODE, LIST)
holds = NAMES.function("holds", LIST, V, BOOL)
strange = NAMES.function("strange", LIST, LIST, V)
made = NAMES.function("made", INT, LIST, V)
origin = NAMES.function("origin", NODE, V, INT)
players, higher = (NAMES.function(name, INT) for name in ("players", "higher"))
turned = NAMES.function("turned", INT, INT)
recast, back = (NAMES.function(name, V, V) for name in ("recast", "back"))
recast_list = NAMES.function("recast_list", LIST, LIST)

TREE = Lists(over, children, child, depth)
moves = TREE.has

tree = NAMES.axiom(
    "Section 2: the game is converging",
    (NODE, INT),
    lambda n, k: (
        (player(n) >= 1)
        & (player(n) <= players())
        & (depth(n) >= 0)
        & implies(
            negation(over(n)) & moves(n, k),
            (depth(child(n, k)) >= 0) & (depth(child(n, k)) < depth(n)),
        )
    ),
)
valued = NAMES.axiom(
    "Sections 2 and 4: the value of a leaf is the winner, of another node what its player makes of "
    "the list of its children's values",
    (NODE,),
    lambda n: (
        implies(over(n), value(n) == won(player(n)))
        & implies(negation(over(n)), value(n) == made(player(n), listing(n)))
    ),
)
listed = NAMES.axiom(
    "Section 2: the list of the children's values, each once",
    (NODE, V, INT),
    lambda n, X, k: implies(
        negation(over(n)),
        implies(moves(n, k), holds(listing(n), value(child(n, k))))
        & implies(
            holds(listing(n), X), moves(n, origin(n, X)) & (value(child(n, origin(n, X))) == X)
        ),
    ),
)
same_list = NAMES.axiom(
    "Section 2: lists with the same members are the same",
    (LIST, LIST),
    lambda L, M: (L == M) | negation(holds(L, strange(L, M)) == holds(M, strange(L, M))),
)
recasting = NAMES.axiom(
    "ours: values with the players renumbered, and lists of them",
    (LIST, V),
    lambda L, X: (
        (back(recast(X)) == X)
        & (recast(back(X)) == X)
        & (holds(recast_list(L), X) == holds(L, back(X)))
        & implies(higher() == 0, recast(X) == X)
    ),
)
no_names = NAMES.axiom(
    "Sections 2 and 4: the definitions and rules are the same for each player",
    (INT, LIST),
    lambda i, L: implies(
        (i >= 1) & (i <= players()),
        (won(turned(i)) == recast(won(i)))
        & (made(turned(i), recast_list(L)) == recast(made(i, L))),
    ),
)
same_game = NAMES.axiom(
    "ours: the same node in the game with other names, the players renumbered",
    (NODE, INT),
    lambda n, k: implies(
        negation(renamed(n)),
        renamed(twin(n))
        & (over(twin(n)) == over(n))
        & (player(twin(n)) == turned(player(n)))
        & (children(twin(n)) == children(n))
        & implies(
            moves(n, k),
            (child(twin(n), k) == twin(child(n, k))) & negation(renamed(child(n, k))),
        ),
    ),
)


def _expected(n: Any) -> Any:
    """The values of the node's children, with the players renumbered."""
    return recast_list(listing(n))


def _strange(n: Any) -> Any:
    return strange(_expected(n), listing(twin(n)))


def _ways(n: Any) -> tuple[Any, Any]:
    """The children in one game and the other whose value would be in one list only."""
    return origin(n, back(_strange(n))), origin(twin(n), _strange(n))


same_value = NAMES.induction(
    "a game and one with other names and players renumbered have the same values, renumbered",
    (NODE,),
    lambda n: implies(negation(renamed(n)), value(twin(n)) == recast(value(n))),
    lambda n: (valued(n), valued(twin(n)), same_list(_expected(n), listing(twin(n)))),
    lambda n: (no_names(player(n), listing(n)), recasting(listing(n), _strange(n)), tree(n, 0)),
    lambda n: [
        (
            same_game(n, k),
            tree(n, k),
            listed(n, value(child(n, k)), k),
            listed(n, back(_strange(n)), k),
            listed(twin(n), _strange(n), k),
            recasting(listing(n), value(child(n, k))),
        )
        for k in _ways(n)
    ],
    on=depth,
    smaller=[lambda n: (child(n, _ways(n)[0]),), lambda n: (child(n, _ways(n)[1]),)],
)
names_free = NAMES.theorem(
    "so at every node; with none renumbered the same values",
    (NODE,),
    lambda n: implies(
        negation(renamed(n)),
        (value(twin(n)) == recast(value(n))) & implies(higher() == 0, value(twin(n)) == value(n)),
    ),
    lambda n: (same_value(n), tree(n, 0), recasting(listing(n), value(n))),
)


def SAME_VALUE(n: Any) -> tuple[Any, tuple[Any, ...]]:
    """Any node, any preferences, the players as before."""
    same = higher() == 0
    return negation(renamed(n)) & negation(over(n)) & same, (value(twin(n)) == value(n),)


def RENUMBERED(n: Any) -> tuple[Any, tuple[Any, ...]]:
    """Any node, any preference of all players."""
    return negation(renamed(n)) & negation(over(n)), (value(twin(n)) == recast(value(n)),)
