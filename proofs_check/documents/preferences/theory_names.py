"""The rules look at the game tree only: whatever the players make of lists, names do not matter.

A node is a position with the player to move, or the end of a play with its winner. What a player
makes of the list of the children's values is any function of the player and the list.
"""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import product
from random import Random
from typing import Any

from proofs_check.documents.preferences.ranges import random_game
from proofs_check.documents.preferences.theory_lists import Lists, made_of_lists
from proofs_check.methods.logic import implies, negation
from proofs_check.methods.theory import BOOL, INT, Model, Theory
from reference.preferences import (
    Evaluation,
    Preference,
    Simplifier,
    Value,
    explicit_game,
    is_over,
    next_player,
)
from reference.preferences.games import Game

NUMBERS = range(-1, 4)
"""The integers of the models: children."""
OVER = "over"
Node = tuple[bool, Any, int]
"""Whether renamed, a position and the player to move; `OVER` and the winner."""
RENAMED = "renamed"


def _model(chosen: Preference, seed: int) -> Model:
    """A random game and the same with other names, player 1 to move, by the reference."""
    game = random_game(Random(seed), 3, 6)
    others = {
        (RENAMED, k): {i: [(RENAMED, o) for o in options] for i, options in own.items()}
        for k, own in game.moves.items()
    }
    games: dict[bool, Game] = {False: game, True: explicit_game(3, others)}
    evaluated = {renamed: Evaluation(games[renamed], chosen) for renamed in games}
    evaluated[False].values([(0, 1)])
    evaluated[True].values([((RENAMED, 0), 1)])
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
        return tuple(sorted({value(child) for child in children(n)}, key=str))

    @cache
    def depth(n: Node) -> int:
        return max((1 + depth(child) for child in children(n)), default=0)

    def twin(n: Node) -> Node:
        return n if n[0] else (True, n[1] if n[1] == OVER else (RENAMED, n[1]), n[2])

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
        "twin": twin,
        "value": value,
        "listing": listing,
        **made_of_lists(simplifier),
        "origin": lambda n, X: place(X, n),
    }
    nodes = [(renamed, *state) for renamed in evaluated for state in evaluated[renamed].known]
    nodes += [(renamed, OVER, i) for renamed, i in product(evaluated, (1, 2, 3))]
    lists = list({listing(n) for n in nodes if n[1] != OVER})
    remembered = {name: cache(function) for name, function in functions.items()}
    values = list(dict.fromkeys(map(value, nodes)))
    sorts: dict[str, Sequence[Any]] = {
        "Node": nodes,
        "List": lists,
        "Value": values,
        "Int": NUMBERS,
    }
    return Model(f"random game {seed}, {chosen}", remembered, sorts)


@cache
def models() -> tuple[Model, ...]:
    """Random games, for each preference of all players."""
    return tuple(_model(chosen, seed) for chosen, seed in product(Preference, range(3)))


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

TREE = Lists(over, children, child, depth)
moves = TREE.has

tree = NAMES.axiom(
    "Section 2: the game is converging",
    (NODE, INT),
    lambda n, k: (
        (depth(n) >= 0)
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
same_game = NAMES.axiom(
    "ours: the same node in the game with other names",
    (NODE, INT),
    lambda n, k: implies(
        negation(renamed(n)),
        renamed(twin(n))
        & (over(twin(n)) == over(n))
        & (player(twin(n)) == player(n))
        & (children(twin(n)) == children(n))
        & implies(
            moves(n, k),
            (child(twin(n), k) == twin(child(n, k))) & negation(renamed(child(n, k))),
        ),
    ),
)


def _ways(n: Any) -> tuple[Any, Any]:
    """The children in one game and the other whose value would be in one list only."""
    X = strange(listing(n), listing(twin(n)))
    return origin(n, X), origin(twin(n), X)


def _strange(n: Any) -> Any:
    return strange(listing(n), listing(twin(n)))


same_value = NAMES.induction(
    "a game and one with other names have the same values, whatever the players make of lists",
    (NODE,),
    lambda n: implies(negation(renamed(n)), value(twin(n)) == value(n)),
    lambda n: (valued(n), valued(twin(n)), same_list(listing(n), listing(twin(n)))),
    lambda n: [(same_game(n, k), tree(n, k)) for k in _ways(n)],
    lambda n: [listed(m, _strange(n), k) for k in _ways(n) for m in (n, twin(n))],
    on=depth,
    smaller=[lambda n: (child(n, _ways(n)[0]),), lambda n: (child(n, _ways(n)[1]),)],
    typical=lambda n: negation(over(n)) & negation(renamed(n)) & (depth(n) >= 2),
)
names_free = NAMES.theorem(
    "so at every node",
    (NODE,),
    lambda n: implies(negation(renamed(n)), value(twin(n)) == value(n)),
    lambda n: (same_value(n), tree(n, 0)),
    typical=lambda n: negation(over(n)) & negation(renamed(n)) & (depth(n) >= 2),
)


def SAME_VALUE(n: Any) -> tuple[Any, tuple[Any, ...]]:
    """Any node, any preferences."""
    return negation(renamed(n)) & negation(over(n)), (value(twin(n)) == value(n),)
