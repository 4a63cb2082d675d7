"""Section 4.2: who chooses in a simple value that comes up in a game of three selfish players.

A node is a position with the player to move, or the end of a play with its winner. What its player
makes of the values of the children is `joined(n)` after Rule 3, `picked(n)` without what a selfish
player discards, and the value after Rule 2. `shows(X, i)` says that where player i chooses first in
the tree of X, each list of two leaves in it is a choice of the third player.
"""

from functools import cache
from random import Random

import reference.preferences as ref
from proofs_check.documents.preferences.coalitions import tree_game
from proofs_check.documents.preferences.ranges import PLAYERS, random_game
from proofs_check.documents.preferences.theory import ORDER, certain_win, kept
from proofs_check.documents.preferences.theory_lists import first_with, member_of
from proofs_check.methods.theory import *
from reference.preferences.games import Game

NUMBERS = range(-1, 4)
"""The integers of the models: players, children, members."""
RANDOM_GAMES = ((7, 0), (7, 1), (9, 3), (9, 88))
"""Positions and seed."""
BOARDS = ("3112", "21321")
TREES = ("[2,[[[2,3]]]]", "[[[[2,3]]]]", "[1,[[[2,3]]]]", "[[1,2],[[3,[1,2]]]]", "1_2")
"""Values of games before anybody simplifies them: for Rules 2 and 3, and for a win beside them."""
OVER = "over"
Node = tuple[Any, int]
"""A position and the player to move; `OVER` and the winner."""


def _parts(X: ref.Value) -> Iterator[ref.Value]:
    """Yield a value and all that is nested in it."""
    yield X
    if not ref.is_leaf(X):
        for x in ref.members(X):
            yield from _parts(x)


def _one_bar(X: ref.Value) -> bool:
    return not ref.is_leaf(X) and len(ref.members(X)) == 2 and all(map(ref.is_leaf, ref.members(X)))


def _fits(X: ref.Value, i: int) -> bool:
    return not (_one_bar(X) and i in ref.members(X))


@cache
def _shows(X: ref.Value, i: int) -> bool:
    inner = ref.is_leaf(X) or all(_shows(x, ref.next_player(i, 3)) for x in ref.members(X))
    return _fits(X, i) and inner


def _model(says: str, game: Game, start: Any) -> Model:
    """What comes up in a game of selfish players, player 1 to move, by the reference."""
    evaluation = ref.Evaluation(game, ref.Preference.SELFISH)
    evaluation.values([(start, 1)])
    simplifier = ref.Simplifier(ref.Preference.SELFISH)

    @cache
    def children(n: Node) -> tuple[Node, ...]:
        if n[0] == OVER:
            return ()
        after = evaluation.children(n)
        return tuple((OVER, n[1]) if ref.is_over(game, child[0]) else child for child in after)

    value = lambda n: n[1] if n[0] == OVER else evaluation.known[n]

    @cache
    def rank(n: Node) -> int:
        return max((1 + rank(child) for child in children(n)), default=0)

    joined = cache(
        lambda n: (
            ref.list_value(ref.DEFAULT.rule_3(map(value, children(n)), 3)) if children(n) else n[1]
        )
    )
    picked = cache(lambda n: ref.list_value(simplifier.kept(ref.members(joined(n)), n[1])))
    child = lambda n, k: children(n)[k] if 0 <= k < len(children(n)) else n

    def within(n: Node, k: int) -> ref.Value:
        """What two pairs of brackets stand around in the value of a child, or what they do not."""
        X = value(child(n, k))
        return member_of(member_of(X, 0), 0)

    def origin(n: Node, m: int) -> int:
        x, own = member_of(joined(n), m), range(len(children(n)))
        direct = (k for k in own if value(children(n)[k]) == x)
        return next(direct, next((k for k in own if x in ref.members(within(n, k))), 0))

    def wrong_one(X: ref.Value, i: int) -> int:
        if i not in PLAYERS:
            return 0
        return first_with(X, lambda x: not _shows(x, ref.next_player(i, 3)))

    place = lambda X, within: first_with(within, lambda x: x == X)

    of_values, *_ = models_of(ORDER.theory)
    functions: dict[str, Callable[..., Any]] = {
        **in_full("order", of_values.functions),
        "over": lambda n: n[0] == OVER,
        "player": lambda n: n[1],
        "mover": lambda n: n[1],
        "children": lambda n: len(children(n)),
        "child": child,
        "rank": rank,
        "value": value,
        "joined": joined,
        "picked": picked,
        "origin": origin,
        "spot": lambda n, m: place(member_of(joined(n), m), within(n, origin(n, m))),
        "source": lambda n, m: place(member_of(picked(n), m), joined(n)),
        "number": lambda X: X if ref.is_leaf(X) else 0,
        "shows": lambda X, i: i in PLAYERS and _shows(X, i),
        "wrong_one": wrong_one,
        "exponent": lambda X: -1 if (x := ref.as_simple(X)) is None else x.exponent,
        "base": lambda X: 0 if (x := ref.as_simple(X)) is None else x.base,
    }
    nodes = [*evaluation.known, *((OVER, i) for i in PLAYERS)]
    values = (*map(value, nodes), *map(joined, nodes), *map(ref.parse_value, TREES))
    parts = list(dict.fromkeys(part for X in values for part in _parts(X)))
    remembered = {name: cache(function) for name, function in functions.items()}
    return Model(
        says, remembered, {"Node": nodes, "Value": parts, "Int": NUMBERS, "Player": PLAYERS}
    )


@cache
def models() -> tuple[Model, ...]:
    """Trees of values, rows, and random games."""
    trees = (_model(text, *tree_game(ref.parse_value(text))) for text in TREES)
    rows = (_model(board, *ref.row(board)) for board in BOARDS)
    games = (
        _model(f"random game {seed}", random_game(Random(seed), 3, most), 0)
        for most, seed in RANDOM_GAMES
    )
    return (*trees, *rows, *games)


SELFISH = Theory("preferences", "selfish", models)
NODE, V = SELFISH.sort("Node"), ORDER.value
SELFISH.let(n=NODE, X=V, Y=V)
leaf, count, member, win, has = ORDER.leaf, ORDER.count, ORDER.member, ORDER.win, ORDER.has
over = SELFISH.function("over", NODE, BOOL)
player, children, rank = SELFISH.functions("player children rank", NODE, INT)
mover = SELFISH.function("mover", NODE, ORDER.player)
child = SELFISH.function("child", NODE, INT, NODE)
value, joined, picked = SELFISH.functions("value joined picked", NODE, V)
origin, spot, source = SELFISH.functions("origin spot source", NODE, INT, INT)
number, exponent, base = SELFISH.functions("number exponent base", V, INT)
shows = SELFISH.function("shows", V, INT, BOOL)
wrong_one = SELFISH.function("wrong_one", V, INT, INT)

following = notion("Who takes the turn after player i.", "following")(
    lambda i: either(i == 3, 1, i + 1)
)
one_bar = notion("Whether X is a list of two leaves, some a_1.", "one_bar")(
    lambda X: negation(leaf(X)) & (count(X) == 2) & leaf(member(X, 0)) & leaf(member(X, 1))
)


@notion("Whether X is no choice between two leaves of which one is player i's.")
def fits(X: Any, i: Any) -> Any:
    others = negation(number(member(X, 0)) == i) & negation(number(member(X, 1)) == i)
    return implies(one_bar(X), others)


is_third = notion("Whether player i, and the two leaves of X, are the three players.", "is_third")(
    lambda X, i: number(member(X, 0)) + number(member(X, 1)) + i == 6
)
bracketed = notion("Whether X is a list of one value.", "bracketed")(
    lambda X: negation(leaf(X)) & (count(X) == 1)
)
inner = lambda X: member(X, 0)


def _merged(z: Any, x: Any, k: Any) -> Any:
    """Whether z is a list in two pairs of brackets, and x is this member of the list."""
    y = inner(inner(z))
    brackets = bracketed(z) & bracketed(inner(z)) & negation(leaf(y))
    return brackets & has(y, k) & (x == member(y, k))


tree = SELFISH.axiom(
    "Section 2: the players take turns; the game is converging; a leaf is worth its winner"
)(
    lambda n, k: (
        rises(1, player(n), 3)
        & (rank(n) >= 0)
        & implies(over(n), leaf(value(n)))
        & implies(
            negation(over(n)) & under(k, children(n)),
            under(rank(child(n, k)), rank(n))
            & (over(child(n, k)) | (player(child(n, k)) == following(player(n)))),
        )
    )
)
leaves = SELFISH.axiom("Section 2: a leaf is the number of a player, who wins there")(
    lambda n, X, Y: (
        (win(mover(n), X) == (leaf(X) & (number(X) == player(n))))
        & implies(leaf(X), rises(1, number(X), 3))
        & implies(leaf(X) & leaf(Y) & (number(X) == number(Y)), X == Y)
    )
)
once = SELFISH.axiom("Section 2: a list has each of its members once")(
    lambda X, k, m: implies(
        has(X, k) & has(X, m) & negation(k == m), negation(member(X, k) == member(X, m))
    )
)
merged = SELFISH.axiom(
    "Rule 3: the values of the children, or the members of a list in two pairs of brackets"
)(
    lambda n, m: implies(
        negation(over(n)) & has(joined(n), m),
        under(origin(n, m), children(n))
        & (
            (member(joined(n), m) == value(child(n, origin(n, m))))
            | _merged(value(child(n, origin(n, m))), member(joined(n), m), spot(n, m))
        ),
    )
)

chosen = SELFISH.axiom("Section 4.4: what is left is what a selfish player does not discard")(
    lambda n, m: implies(
        negation(over(n)) & has(picked(n), m),
        has(joined(n), source(n, m))
        & kept(mover(n), joined(n), source(n, m))
        & (member(picked(n), m) == member(joined(n), source(n, m))),
    )
)
second_rule = SELFISH.axiom("Rule 2: three pairs of brackets are taken away")(
    lambda n: implies(
        negation(over(n)),
        value(n)
        == either(
            bracketed(picked(n)) & bracketed(inner(picked(n))) & bracketed(inner(inner(picked(n)))),
            inner(inner(inner(picked(n)))),
            picked(n),
        ),
    )
)
showing = SELFISH.recursion(
    "ours: each list of two leaves in the tree of a value is a choice of the third player"
)(
    lambda X, i, k: implies(
        rises(1, i, 3),
        either(
            leaf(X),
            shows(X, i),
            implies(shows(X, i), fits(X, i) & implies(has(X, k), shows(member(X, k), following(i))))
            & (
                shows(X, i)
                | negation(fits(X, i))
                | (
                    has(X, wrong_one(X, i))
                    & negation(shows(member(X, wrong_one(X, i)), following(i)))
                )
            ),
        ),
    )
)
own_choice = SELFISH.follows("of two wins that a selfish player keeps none is the own one")(
    lambda n: implies(ORDER.loss_below_win() & negation(over(n)), fits(picked(n), player(n))),
    (chosen, certain_win, leaves, once),
)

# Which member of what is left would not show who chooses, by its number before
_from = lambda n: source(n, wrong_one(picked(n), player(n)))
# The child from whose value that member is
_child = lambda n: child(n, origin(n, _from(n)))


def _shown(n: Any) -> Iterator[Fact]:
    K, i, z = picked(n), player(n), value(_child(n))
    later, last = following(i), following(following(i))
    yield from (tree(n, origin(n, _from(n))), tree(_child(n), 0), second_rule(n), own_choice(n))
    yield from (chosen(n, wrong_one(K, i)), merged(n, _from(n)))
    yield from (showing(z, later, 0), showing(inner(z), last, 0))
    yield showing(inner(inner(z)), i, spot(n, _from(n)))
    yield from (showing(K, i, 0), showing(inner(K), later, 0), showing(inner(inner(K)), last, 0))
    yield from (ORDER.lists(X, 0) for X in (K, inner(K), inner(inner(K)), z, inner(z)))


bases_shown = SELFISH.by_induction(
    "in the value of a node each list of two leaves is a choice of the third player", rank
)(lambda n: implies(ORDER.loss_below_win(), shows(value(n), player(n))), showing, _shown)
base_chooses = SELFISH.follows("where the value of a node is a_1, player a is to move")(
    lambda n: implies(
        ORDER.loss_below_win() & negation(over(n)) & one_bar(value(n)),
        is_third(value(n), player(n)),
    ),
    (bases_shown, tree, showing, once, leaves),
    at=lambda n: (value(n), player(n), 1, member(value(n), 0), member(value(n), 1)),
)


simple = SELFISH.axiom(
    "Section 4.1: a_0 is the leaf a; a_i, i >= 1, the list of the b_(i-1) for both b other than a"
)(
    lambda X: (
        (leaf(X) == (exponent(X) == 0))
        & implies(leaf(X), base(X) == number(X))
        & implies(exponent(X) >= 0, rises(1, base(X), 3))
        & implies(
            exponent(X) >= 1,
            (count(X) == 2)
            & (exponent(member(X, 0)) == exponent(X) - 1)
            & (exponent(member(X, 1)) == exponent(X) - 1)
            & negation(base(member(X, 0)) == base(member(X, 1)))
            & (base(X) + base(member(X, 0)) + base(member(X, 1)) == 6),
        )
    )
)

not_shown = SELFISH.by_induction(
    "of a_i with i >= 2 some list of two leaves is no choice of the third player",
    lambda X, i: exponent(X),
)(
    lambda X, i: implies((exponent(X) >= 2) & rises(1, i, 3), negation(shows(X, i))),
    (simple, showing),
)
trees_show = SELFISH.follows(
    "where the value of a node is a_i, i >= 1, it is a_1, and player a is to move"
)(
    lambda n: implies(
        ORDER.loss_below_win() & negation(over(n)) & (exponent(value(n)) >= 1),
        (exponent(value(n)) == 1) & (base(value(n)) == player(n)),
    ),
    (bases_shown, not_shown, base_chooses, tree, simple),
    at=lambda n: (value(n), player(n), member(value(n), 0), member(value(n), 1)),
)
