"""Section 2: what the value of a position says of its plays, for every finite game.

A node is a position with the player to move, or the end of a play with its winner. The value of a
node is the list of the values of its children; `reach` says that some play ends with a player's
move.
"""

from functools import cache
from random import Random

import reference.preferences as ref
from proofs_check.documents.preferences.ranges import leaves, random_game
from proofs_check.documents.preferences.theory_lists import Lists, listed, member_of
from proofs_check.methods.theory import *
from reference.preferences.games import Game

NUMBERS = range(-1, 4)
"""The integers of the models: players, members, children."""
BOARDS = ("21", "321", "1321", "2131", "32221", "312132")
GAMES = (*((5, seed) for seed in range(6)), (7, 0), (7, 3))
"""Positions and seed of random games."""
OVER = "over"
Node = tuple[Any, int]
"""A position and the player to move; `OVER` and the winner."""


def _model(says: str, game: Game, start: Any) -> Model:
    """What comes up in a game, player 1 to move, by the reference."""
    evaluation = ref.Evaluation(game)
    evaluation.values([(start, 1)])
    N = game.players

    @cache
    def children(n: Node) -> list[Node]:
        if n[0] == OVER:
            return []
        after = [(option, ref.next_player(n[1], N)) for option in game.options(*n)]
        both = after or [(n[0], ref.next_player(n[1], N))]
        return [(OVER, n[1]) if ref.is_over(game, child[0]) else child for child in both]

    value = lambda n: n[1] if n[0] == OVER else evaluation.known.get(n, n[1])
    place = lambda what, among: next((k for k, each in enumerate(among) if each == what), 0)
    at = lambda k, among, otherwise: among[k] if 0 <= k < len(among) else otherwise

    @cache
    def rank(n: Node) -> int:
        return max((1 + rank(child) for child in children(n)), default=0)

    @cache
    def reach(n: Node) -> frozenset[int]:
        if n[0] == OVER:
            return frozenset({n[1]})
        return frozenset().union(*map(reach, children(n)))

    values_of = lambda n: [value(child) for child in children(n)]

    def differing(X: ref.Value, Y: ref.Value) -> tuple[int, int]:
        pairs = ((k, m) for k in range(len(listed(X))) for m in range(len(listed(Y))))
        return next((p for p in pairs if listed(X)[p[0]] != listed(Y)[p[1]]), (0, 0))

    functions: dict[str, Callable[..., Any]] = {
        "players": lambda: N,
        "over": lambda n: n[0] == OVER,
        "player": lambda n: n[1],
        "able": lambda n: n[0] != OVER and any(True for _ in game.options(*n)),
        "children": lambda n: len(children(n)),
        "child": lambda n, k: at(k, children(n), n),
        "depth": rank,
        "value": value,
        "in_value": lambda n, k: place(value(at(k, children(n), n)), listed(value(n))),
        "in_tree": lambda n, m: place(at(m, listed(value(n)), None), values_of(n)),
        "leaf": ref.is_leaf,
        "number": lambda X: X if ref.is_leaf(X) else 0,
        "count": lambda X: len(ref.members(X)),
        "member": member_of,
        "rank": ref.nesting,
        "wrap": lambda X: ref.list_value([X]),
        **parted("other_x other_y", differing),
        "contains": lambda X, a: a in leaves(X),
        "reach": lambda n, a: a in reach(n),
    }
    nodes = [*evaluation.known, *((OVER, i) for i in range(1, N + 1))]
    values = list({x for n in nodes for x in ref.contained(value(n))})[:12]
    remembered = {name: cache(function) for name, function in functions.items()}
    return Model(says, remembered, {"Node": nodes, "Value": values, "Int": NUMBERS})


@cache
def models() -> tuple[Model, ...]:
    """Rows of Clobber and random games, player 1 to move."""
    games: list[tuple[str, Game, Any]] = [(board, *ref.row(board)) for board in BOARDS]
    for most, seed in GAMES:
        games.append((f"random game {seed}", random_game(Random(seed), 3, most), 0))
    return tuple(_model(*each) for each in games)


VALUES = Theory("preferences", "values", models)
NODE, V = VALUES.sort("Node"), VALUES.sort("Value")
VALUES.let(n=NODE, X=V, Y=V)
players = VALUES.function("players", INT)
over, able = VALUES.functions("over able", NODE, BOOL)
player, children, depth = VALUES.functions("player children depth", NODE, INT)
child = VALUES.function("child", NODE, INT, NODE)
value = VALUES.function("value", NODE, V)
in_value, in_tree = VALUES.functions("in_value in_tree", NODE, INT, INT)
way = VALUES.choice("way", NODE, INT, INT)
reach = VALUES.function("reach", NODE, INT, BOOL)
leaf = VALUES.function("leaf", V, BOOL)
number, count, rank = VALUES.functions("number count rank", V, INT)
deep, one, two = VALUES.choices("deep one two", V, INT)
member = VALUES.function("member", V, INT, V)
wrap = VALUES.function("wrap", V, V)
other_x, other_y = VALUES.functions("other_x other_y", V, V, INT)
contains = VALUES.function("contains", V, INT, BOOL)
found = VALUES.choice("found", V, INT, INT)

LISTS = Lists(leaf, count, member, rank)
has = LISTS.has

TREE = Lists(over, children, child, depth)
moves = TREE.has

lists = VALUES.axiom(
    "Section 2: a list has members, which are less deeply nested; a leaf x is [x]"
)(LISTS.nested)
same_leaf = VALUES.axiom("Section 2: a leaf is a number")(
    lambda X, Y: implies(leaf(X) & leaf(Y) & (number(X) == number(Y)), X == Y)
)
determined = VALUES.axiom(
    "Section 2: of values that differ some members do; a list of a leaf alone is the leaf"
)(lambda X, Y: LISTS.determined(X, Y, other_x, other_y))
wrapping = VALUES.axiom("Section 2: [x] has the member x alone")(
    lambda X: (count(wrap(X)) == 1) & (member(wrap(X), 0) == X)
)
tree = VALUES.axiom("Section 2: the game is converging; a skipped turn is the only child")(
    lambda n, k: (
        rises(1, player(n), players())
        & (depth(n) >= 0)
        & implies(
            negation(over(n)),
            (children(n) >= 1)
            & (able(n) | (children(n) == 1))
            & implies(moves(n, k), under(depth(child(n, k)), depth(n))),
        )
    )
)
valued = VALUES.axiom(
    "Section 2: the value of a leaf is the winner, of another node the list of its children's"
)(
    lambda n, k: either(
        over(n),
        leaf(value(n)) & (number(value(n)) == player(n)),
        implies(
            moves(n, k),
            has(value(n), in_value(n, k))
            & (member(value(n), in_value(n, k)) == value(child(n, k))),
        )
        & implies(
            has(value(n), k),
            moves(n, in_tree(n, k)) & (member(value(n), k) == value(child(n, in_tree(n, k)))),
        ),
    )
)
containing = VALUES.axiom("Section 2: a list contains what its members contain; a leaf its number")(
    lambda X, a, k: LISTS.containing(X, a, k, number, contains, found)
)
reaching = VALUES.axiom(
    "Section 2: the last player who moves wins; a play goes from a node to one of its children"
)(lambda n, a, k: TREE.containing(n, a, k, player, reach, way))
lists_inside = VALUES.recursion("ours: a member that is no leaf, if there is one")(
    lambda X, k: implies(
        has(X, k), has(X, deep(X)) & (leaf(member(X, k)) | negation(leaf(member(X, deep(X)))))
    )
)
two_numbers = VALUES.recursion(
    "ours: two different numbers that a value contains, if there are two"
)(
    lambda X, a, b: implies(
        contains(X, a) & contains(X, b) & negation(a == b),
        contains(X, one(X)) & contains(X, two(X)) & negation(one(X) == two(X)),
    )
)


winners = VALUES.by_induction(
    "the numbers in the value of a node are those who make the last move of some play",
    lambda n, a: depth(n),
)(lambda n, a: contains(value(n), a) == reach(n, a), (valued, containing, reaching, tree, lists))


last_movers = VALUES.follows("so of every node")(
    lambda n, a: contains(value(n), a) == reach(n, a), (winners, tree)
)
several = VALUES.by_induction("what is no leaf contains two different numbers", rank)(
    lambda X: either(
        leaf(X),
        contains(X, number(X)),
        contains(X, one(X)) & contains(X, two(X)) & negation(one(X) == two(X)),
    ),
    (lists_inside, lists, same_leaf, containing, two_numbers, determined),
)

unconditional = VALUES.follows(
    "the value of a node is a number if one player makes the last move of every play"
)(
    lambda n, a: implies(
        negation(over(n)),
        either(
            leaf(value(n)),
            reach(n, a) == (number(value(n)) == a),
            reach(n, one(value(n)))
            & reach(n, two(value(n)))
            & negation(one(value(n)) == two(value(n))),
        ),
    ),
    (several, containing, lists, last_movers),
    at=lambda n, a: (value(n), one(value(n)), two(value(n))),
)
forced = VALUES.follows("with one child the value is that child's in brackets")(
    lambda n: implies(negation(over(n)) & (children(n) == 1), value(n) == wrap(value(child(n, 0)))),
    (determined, wrapping, valued),
)
all_same = VALUES.follows("where all children have the same leaf, the parent has it")(
    lambda n, X: implies(
        negation(over(n)) & leaf(X) & (value(child(n, in_tree(n, other_x(value(n), X)))) == X),
        value(n) == X,
    ),
    (determined, valued, lists),
    at=lambda n, X: (value(n), other_x(value(n), X)),
)
chosen = VALUES.follows(
    "the children of a node have the members of its value, and each is some child's"
)(
    lambda n, k: implies(
        negation(over(n)),
        implies(
            moves(n, k),
            has(value(n), in_value(n, k))
            & (value(child(n, k)) == member(value(n), in_value(n, k))),
        )
        & implies(
            has(value(n), k),
            moves(n, in_tree(n, k)) & (value(child(n, in_tree(n, k))) == member(value(n), k)),
        ),
    ),
    valued,
)
chosen_next = VALUES.together("the same of a node and of a child of it")(
    lambda n, k, m: (chosen(n, k), chosen(child(n, k), m), valued(child(n, k), m))
)
skipped = VALUES.follows("a skipped turn puts the value in brackets")(
    lambda n: implies(negation(over(n)) & negation(able(n)), value(n) == wrap(value(child(n, 0)))),
    (forced, tree),
)

_forced = lambda n: negation(over(n)) & (children(n) == 1)
_then = lambda n: child(n, 0)

three_forced = VALUES.follows(
    "three forced turns before a node put three pairs of brackets around its value"
)(
    lambda n: implies(
        _forced(n) & _forced(_then(n)) & _forced(_then(_then(n))),
        value(n) == wrap(wrap(wrap(value(_then(_then(_then(n))))))),
    ),
    forced,
    at=lambda n: (child(n, 0), child(child(n, 0), 0)),
)
of_players = VALUES.by_induction("who makes the last move is a player", lambda n, a: depth(n))(
    lambda n, a: implies(reach(n, a), rises(1, a, players())),
    (reaching, tree),
    at=lambda n, a: (child(n, way(n, a)), way(n, a)),
)
in_range = VALUES.follows("the numbers in a value are players, and no list is empty")(
    lambda n, a: implies(
        negation(over(n)),
        implies(contains(value(n), a), rises(1, a, players())) & (count(value(n)) >= 1),
    ),
    (last_movers, tree, lists, of_players),
    at=lambda n, a: value(n),
)

# How the claims' predicates see them

Said = tuple[Any, tuple[Any, ...]]

LAST_MOVERS = lambda n, a: (negation(over(n)), (contains(value(n), a) == reach(n, a),))


def _two(X: Any, a: int, b: int) -> Any:
    """Whether X is the list of two numbers, in any order."""
    first, last = member(X, 0), member(X, 1)
    numbers = ((number(first) == a) & (number(last) == b)) | (
        (number(first) == b) & (number(last) == a)
    )
    return negation(leaf(X)) & (count(X) == 2) & leaf(first) & leaf(last) & numbers


def _chooses(n: Any, k: Any, a: int, b: int) -> Any:
    """Whether each child's value is one of two numbers, and each of the two is some child's."""
    x, origin = value(child(n, k)), in_tree(n, k)
    either_number = leaf(x) & ((number(x) == a) | (number(x) == b))
    some = moves(n, origin) & (value(child(n, origin)) == member(value(n), k))
    return implies(moves(n, k), either_number) & implies(rises(0, k, 1), some)


MOVER_CHOOSES = lambda n, k: (negation(over(n)) & _two(value(n), 1, 3), (_chooses(n, k, 1, 3),))
KINGMAKER = lambda n, k: (negation(over(n)) & _two(value(n), 2, 3), (_chooses(n, k, 2, 3),))


def NEXT_CHOOSES(n: Any, k: Any, m: Any) -> Said:
    """With [[1,3]] every child has [1,3], and its children the values 1 and 3."""
    X = value(n)
    inner = negation(leaf(X)) & (count(X) == 1) & _two(member(X, 0), 1, 3)
    assumed = negation(over(n)) & inner & moves(n, k)
    return assumed, (negation(over(child(n, k))) & _chooses(child(n, k), m, 1, 3),)
