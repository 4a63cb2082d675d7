"""The rules look at the game tree only: names of positions do not matter.

A node is a position with the player to move, or the end of a play with its winner; its twin is the
same in a game with other names. What a player makes of the list of the children's values is any
function of the player and the list.
"""

from functools import cache
from itertools import product, starmap
from random import Random
from typing import NamedTuple

import reference.preferences as ref
from proofs_check.documents.preferences.ranges import random_game
from proofs_check.documents.preferences.theory_lists import Lists, made_of_lists
from proofs_check.methods.theory import *
from reference.preferences.games import Game

NUMBERS = range(-1, 4)
"""The integers of the models: children, players."""
OVER = "over"
Node = tuple[bool, Any, int]
"""Whether renamed, a position and the player to move; `OVER` and the winner."""
RENAMED = "renamed"
POSITIONS = 6
"""Of each random game."""


class _Twins(NamedTuple):
    """A game and the same with other names."""

    says: str
    games: tuple[Game, Game]
    start: Any


_renamed = lambda position: (RENAMED, position)


def _of_random_game(seed: int) -> _Twins:
    game = random_game(Random(seed), 3, POSITIONS)
    others = {
        _renamed(k): {i: [*map(_renamed, options)] for i, options in own.items()}
        for k, own in game.moves.items()
    }
    return _Twins(f"random game {seed}", (game, ref.explicit_game(3, others)), 0)


def _model(chosen: ref.Preference, twins: _Twins) -> Model:
    """Player 1 to move in the one, by the reference."""
    games = twins.games
    evaluated = [ref.Evaluation(game, chosen) for game in games]
    evaluated[False].values([(twins.start, 1)])
    evaluated[True].values([(_renamed(twins.start), 1)])
    simplifier = ref.Simplifier(chosen)

    @cache
    def children(n: Node) -> list[Node]:
        renamed, position, mover = n
        if position == OVER:
            return []
        after = [(o, ref.next_player(mover, 3)) for o in games[renamed].options(position, mover)]
        return [
            (renamed, OVER, mover) if ref.is_over(games[renamed], child[0]) else (renamed, *child)
            for child in after or [(position, ref.next_player(mover, 3))]
        ]

    value = lambda n: n[2] if n[1] == OVER else evaluated[n[0]].known.get(n[1:], n[2])
    in_order = lambda values: tuple(sorted(set(values), key=ref.format_value))
    listing = lambda n: in_order(value(child) for child in children(n))

    @cache
    def depth(n: Node) -> int:
        return max((1 + depth(child) for child in children(n)), default=0)

    def twin(n: Node) -> Node:
        position = n[1] if n[1] == OVER else _renamed(n[1])
        return n if n[0] else (True, position, n[2])

    at = lambda k, among, otherwise: among[k] if 0 <= k < len(among) else otherwise
    place = lambda what, n: next(
        (k for k, each in enumerate(children(n)) if value(each) == what), 0
    )

    functions: dict[str, Callable[..., Any]] = {
        "over": lambda n: n[1] == OVER,
        "renamed": lambda n: n[0],
        "player": lambda n: n[2],
        "children": lambda n: len(children(n)),
        "child": lambda n, k: at(k, children(n), n),
        "depth": depth,
        "players": lambda: 3,
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
    """Random games, for each preference of all players."""
    return tuple(starmap(_model, product(ref.Preference, map(_of_random_game, range(4)))))


NAMES = Theory("preferences", "names", models)
NODE, LIST, V = NAMES.sort("Node"), NAMES.sort("List"), NAMES.sort("Value")
NAMES.let(L=LIST, M=LIST, n=NODE, X=V)
over, renamed = NAMES.functions("over renamed", NODE, BOOL)
player, children, depth = NAMES.functions("player children depth", NODE, INT)
child = NAMES.function("child", NODE, INT, NODE)
twin = NAMES.function("twin", NODE, NODE)
value, won = NAMES.function("value", NODE, V), NAMES.function("won", INT, V)
listing = NAMES.function("listing", NODE, LIST)
holds = NAMES.function("holds", LIST, V, BOOL)
strange = NAMES.function("strange", LIST, LIST, V)
made = NAMES.function("made", INT, LIST, V)
origin = NAMES.function("origin", NODE, V, INT)
players = NAMES.function("players", INT)

TREE = Lists(over, children, child, depth)
moves = TREE.has

tree = NAMES.axiom("Section 2: the game is converging")(
    lambda n, k: (
        rises(1, player(n), players())
        & (depth(n) >= 0)
        & implies(negation(over(n)) & moves(n, k), under(depth(child(n, k)), depth(n)))
    )
)
valued = NAMES.axiom(
    "Sections 2 and 4: the value of a leaf is the winner, of another node what its player makes of "
    "the list of its children's values"
)(
    lambda n: (
        implies(over(n), value(n) == won(player(n)))
        & implies(negation(over(n)), value(n) == made(player(n), listing(n)))
    )
)
listed = NAMES.axiom("Section 2: the list of the children's values, each once")(
    lambda n, X, k: implies(
        negation(over(n)),
        implies(moves(n, k), holds(listing(n), value(child(n, k))))
        & implies(
            holds(listing(n), X), moves(n, origin(n, X)) & (value(child(n, origin(n, X))) == X)
        ),
    )
)
same_list = NAMES.axiom("Section 2: lists with the same members are the same")(
    lambda L, M: (L == M) | negation(holds(L, strange(L, M)) == holds(M, strange(L, M)))
)
same_game = NAMES.recursion("ours: the same node in the game with other names")(
    lambda n, k: implies(
        negation(renamed(n)),
        renamed(twin(n))
        & (over(twin(n)) == over(n))
        & (player(twin(n)) == player(n))
        & (children(twin(n)) == children(n))
        & implies(
            moves(n, k), (child(twin(n), k) == twin(child(n, k))) & negation(renamed(child(n, k)))
        ),
    )
)


same_value = NAMES.by_induction("a game and one with other names have the same values", depth)(
    lambda n: implies(negation(renamed(n)), value(twin(n)) == value(n)),
    (valued, same_game, tree, listed, same_list),
)
names_free = NAMES.follows("so at every node")(
    lambda n: implies(negation(renamed(n)), value(twin(n)) == value(n)), (same_value, tree)
)

SAME_VALUE = lambda n: (negation(renamed(n)) & negation(over(n)), (value(twin(n)) == value(n),))
