"""Theorem 16 for every finite game of three prudent players.

A node is a position with the player to move, or the end of a play with its winner, and which
definition says what is prudently weaker: the chain, or Definition 11, repaired, as printed, or by
Rule 1. Of the children of a node the player keeps what is below no other one; `inside` is what is
left of it when the player's own simple values are taken apart, if several are kept.
"""

from functools import cache
from itertools import product
from random import Random

import reference.preferences as ref
from proofs_check.documents.preferences.coalitions import late_choice as choice_after
from proofs_check.documents.preferences.ranges import PLAYERS, random_game
from proofs_check.documents.preferences.readings import PRINTED, REPAIRED, RULE_1
from proofs_check.documents.preferences.theory_lists import Lists
from proofs_check.documents.preferences.theory_simple import (
    PRINTED as OF_PRINTED,
    REPAIRED as OF_REPAIRED,
    RULE_1 as OF_RULE_1,
    SIMPLE,
    by_rule_1,
    lower,
    printed,
    repaired,
)
from proofs_check.methods.theory import *
from reference.errors import InvalidInput
from reference.preferences.games import Game

NUMBERS, VALUES = range(4), 7
"""The integers of the models, and how many values."""
BOARDS = ("321", "2321", "32221", "312132")
GRIDS = ("12/31",)
RANDOM_GAMES = (
    *((7, seed) for seed in range(8)),
    *((9, 3), (9, 88), (9, 106), (9, 279), (10, 90), (10, 167)),
    *((7, 344), (8, 79), (9, 221), (10, 64)),
)
"""Positions and seed: any, then where players keep choices of their own, then exponents of 2."""

Node = tuple[int, Any, int]
"""A definition, a position and the player to move; `OVER` and the winner."""
OVER = "over"
DEFINITIONS = (ref.DEFAULT, REPAIRED, PRINTED, RULE_1)
"""What is prudently weaker, by number: the chain, Definition 11 as repaired, as printed, by Rule 1.
"""
BY_CHAIN, BY_REPAIRED, BY_PRINTED, BY_RULE_1 = range(4)


def _evaluated(game: Game, start: Any) -> dict[int, ref.Evaluation]:
    """The values of prudent players, by definition; not where one of them leaves no choice."""
    found = {}
    for number, reading in enumerate(DEFINITIONS):
        evaluation = ref.Evaluation(game, ref.Preference.PRUDENT, reading)
        try:
            evaluation.values([(start, 1)])
        except InvalidInput:
            continue
        found[number] = evaluation
    return found


def _model(says: str, game: Game, start: Any) -> Model:
    """What comes up in a game of prudent players, player 1 to move, by the reference."""
    evaluated = _evaluated(game, start)

    @cache
    def children(n: Node) -> tuple[Node, ...]:
        if n[1] == OVER:
            return ()
        after = evaluated[n[0]].children(n[1:])
        return tuple(
            dict.fromkeys(
                (n[0], OVER, n[2]) if ref.is_over(game, child[0]) else (n[0], *child)
                for child in after
            )
        )

    value = lambda n: n[2] if n[1] == OVER else evaluated[n[0]].known[n[1:]]
    simple = cache(lambda n: ref.as_simple(value(n)) or ref.SimpleValue(0, -1))

    @cache
    def rank(n: Node) -> int:
        return max((1 + rank(child) for child in children(n)), default=0)

    @cache
    def size(n: Node) -> int:
        if n[1] != OVER and isinstance(game, ref.Clobber):
            return sum(map(bool, n[1]))
        moved = n[1] != OVER and any(True for _ in game.options(*n[1:]))
        return max((moved + size(child) for child in children(n)), default=1)

    @cache
    def kept(n: Node) -> tuple[int, ...]:
        values = [value(child) for child in children(n)]
        discards = evaluated[n[0]].simplifier.discards
        return tuple(
            k for k, X in enumerate(values) if not any(discards(X, Y, n[2]) for Y in values)
        )

    values_kept = lambda n: [simple(children(n)[k]) for k in kept(n)]
    alone = lambda n: len(set(values_kept(n))) <= 1
    own = lambda n, x: x.base == n[2] and x.exponent > 0 and not alone(n)

    @cache
    def inside(n: Node) -> frozenset[ref.SimpleValue]:
        found = set()
        for x in values_kept(n):
            apart = [ref.SimpleValue(b, x.exponent - 1) for b in (1, 2, 3) if b != x.base]
            found |= {*apart} if own(n, x) else {x}
        return frozenset(found)

    def child(n: Node, k: int) -> Node:
        options = children(n)
        return options[k] if 0 <= k < len(options) else n

    def group(n: Node, k: int) -> int:
        x = simple(child(n, k))
        return x.exponent - (x.base == n[2])

    number = lambda n, says: next(filter(says, range(len(children(n)))), 0)

    def walk(n: Node, k: int) -> int:
        so_far = walk(n, k - 1) if k > 0 else 0
        return k if k > 0 and lower(group(n, so_far), group(n, k)) else so_far

    first = lambda n: next(iter(kept(n)), 0)

    def stray(n: Node, b: int, c: int, i: int) -> ref.SimpleValue:
        found = sorted(x for x in inside(n) if x not in ((b, i), (c, i)))
        return found[0] if found else ref.SimpleValue(0, -1)

    of_values, _ = models_of(SIMPLE.theory)
    functions: dict[str, Callable[..., Any]] = {
        **in_full("simple-order", of_values.functions),
        "over": lambda n: n[1] == OVER,
        "player": lambda n: n[2],
        "mover": lambda n: n[2],
        "definition": lambda n: n[0],
        "by_chain": lambda n: (BY_CHAIN, *n[1:]),
        "value": value,
        "count": lambda n: len(children(n)),
        "child": child,
        "rank": rank,
        "size": size,
        "is_simple": lambda n: ref.as_simple(value(n)) is not None,
        "base": lambda n: simple(n).base,
        "exponent": lambda n: simple(n).exponent,
        "kept": lambda n, k: k in kept(n),
        "walk": walk,
        "alone": alone,
        "first": first,
        "inside": lambda n, b, i: (b, i) in inside(n),
        "stray_base": lambda *of: stray(*of).base,
        "stray_exponent": lambda *of: stray(*of).exponent,
    }

    @cache
    def winners(n: Node) -> frozenset[int]:
        own = (winners(child) for child in children(n))
        return frozenset().union(*own) if children(n) else frozenset([n[2]])

    sure = lambda n, w: winners(n) == {w}
    sure_of_others = lambda n, a: any(sure(n, w) for w in PLAYERS if w != a)

    @cache
    def late(n: Node, t: int, a: int) -> bool:
        if not children(n) or a not in PLAYERS:
            return False
        if t > 0:
            return all(late(child, t - 1, a) for child in children(n))
        decided = n[2] == a and all(sure_of_others(child, a) for child in children(n))
        return decided and winners(n) == {*PLAYERS} - {a}

    functions |= {
        "sure": sure,
        "possible": lambda n, w: w in winners(n),
        "late": late,
        "to": lambda n, w: number(n, lambda k: sure(child(n, k), w)),
    }
    remembered = {name: cache(function) for name, function in functions.items()}
    nodes = [
        (number, *state)
        for number, evaluation in evaluated.items()
        for state in (*evaluation.known, *((OVER, i) for i in PLAYERS))
    ]
    values = [*dict.fromkeys(map(value, nodes))][-VALUES:]
    return Model(
        says, remembered, {"Node": nodes, "Int": NUMBERS, "Value": values, "Player": PLAYERS}
    )


@cache
def models() -> tuple[Model, ...]:
    """Small boards of Clobber, with player 1 to move, and random games."""

    def games() -> Iterator[tuple[str, Game, Any]]:
        for board in BOARDS:
            yield board, *ref.row(board)
        for board in GRIDS:
            yield board, *ref.grid(board)
        for most, seed in RANDOM_GAMES:
            yield f"random game {seed}", random_game(Random(seed), 3, most), 0
        yield "a late choice", choice_after(1, 1, 2, ref.Preference.NONE).game, ("before", 1, 0)

    return tuple(_model(*each) for each in games())


PLAY = Theory("preferences", "prudent-play", models)
NODE = PLAY.sort("Node")
PLAY.let(n=NODE, x=NODE)
over, simple, alone = PLAY.functions("over is_simple alone", NODE, BOOL)
player, definition, count, rank = PLAY.functions("player definition count rank", NODE, INT)
size, base, exponent, first = PLAY.functions("size base exponent first", NODE, INT)
complex_one, second, odd, stranger = PLAY.choices("complex second odd stranger", NODE, INT)
mover = PLAY.function("mover", NODE, SIMPLE.player)
value = PLAY.function("value", NODE, SIMPLE.value)
by_chain = PLAY.function("by_chain", NODE, NODE)
walk, better = PLAY.function("walk", NODE, INT, INT), PLAY.choice("better", NODE, INT, INT)
child = PLAY.function("child", NODE, INT, NODE)
kept = PLAY.function("kept", NODE, INT, BOOL)
inside = PLAY.function("inside", NODE, INT, INT, BOOL)
source = PLAY.choice("source", NODE, INT, INT, INT)
stray_base, stray_exponent = (
    PLAY.function(f"stray_{name}", NODE, INT, INT, INT, INT) for name in ("base", "exponent")
)

TREE = Lists(over, count, child, rank)
has = TREE.has


@notion("Which group of Theorem 15 the value of a child is in, for the player to move.")
def group(n: Any, k: Any) -> Any:
    x = child(n, k)
    return either(base(x) == player(n), exponent(x) - 1, exponent(x))


is_value = notion("Whether the value of a node is b_i.", "is_value")(
    lambda n, b, i: simple(n) & (base(n) == b) & (exponent(n) == i)
)


@notion("Whether two children have the same simple value.")
def same_value(n: Any, k: Any, m: Any) -> Any:
    x, y = child(n, k), child(n, m)
    return (base(x) == base(y)) & (exponent(x) == exponent(y))


all_simple = notion(
    "Whether all children have simple values: the one that has not, if any, has.", "all_simple"
)(lambda n: simple(child(n, complex_one(n))))
best = notion(
    "A child whose group is below no other's: the last one of the walk through all.", "best"
)(lambda n: walk(n, count(n) - 1))
from_player = notion(
    "Base b as the player to move at n numbers the players: 1 is that player.", "from_player"
)(lambda n, b: either(b >= player(n), b - player(n) + 1, b - player(n) + 4))


@notion(
    "Whether the value of one child is prudently weaker than another's, for the player to move."
)
def worse(n: Any, k: Any, m: Any) -> Any:
    x, y = child(n, k), child(n, m)
    return either(
        definition(n) == BY_CHAIN,
        lower(group(n, k), group(n, m)),
        either(
            definition(n) == BY_REPAIRED,
            OF_REPAIRED.below(mover(n), value(x), value(y)),
            either(
                definition(n) == BY_RULE_1,
                OF_RULE_1.below(mover(n), value(x), value(y)),
                OF_PRINTED.below(mover(n), value(x), value(y)),
            ),
        ),
    )


@notion(
    "Whether by definition it is the chain: or, with our rule on losses, repaired or by Rule 1."
)
def sound(n: Any) -> Any:
    by = definition(n)
    return (by == BY_CHAIN) | (SIMPLE.loss_below_win() & ((by == BY_REPAIRED) | (by == BY_RULE_1)))


ends = PLAY.axiom("Section 2: the value of a leaf is the winner")(
    lambda n: (
        rises(1, player(n), 3)
        & (rank(n) >= 0)
        & (size(n) >= 1)
        & implies(over(n), is_value(n, player(n), 0))
    )
)
tree = PLAY.axiom("Section 2: the game is converging; a skipped turn is the only child")(
    lambda n, k: implies(
        negation(over(n)),
        (count(n) >= 1)
        & implies(
            has(n, k),
            under(rank(child(n, k)), rank(n))
            & rises(1, size(child(n, k)), size(n))
            & (definition(child(n, k)) == definition(n)),
        ),
    )
)
removed = PLAY.axiom(
    "Section 4.5, after Theorem 16: each move removes a token; of an end nothing is left but one"
)(
    lambda n, k: implies(
        negation(over(n)) & (count(n) >= 2) & has(n, k), size(child(n, k)) < size(n)
    )
)
named = PLAY.axiom("Section 4.1: the base of a simple value is a player, the exponent at least 0")(
    lambda n: implies(simple(n), rises(1, base(n), 3) & (exponent(n) >= 0))
)
numbered = PLAY.axiom(
    "Section 4.1: a simple value is an a_i as the player to move numbers the players too"
)(
    lambda n, x: implies(
        simple(x) & negation(over(n)),
        value(x) == SIMPLE.simple(mover(n), from_player(n, base(x)), exponent(x)),
    )
)
some_complex = PLAY.recursion("ours: a child whose value is complex, if there is one")(
    lambda n, k: implies(
        negation(over(n)) & has(n, k),
        has(n, complex_one(n)) & implies(all_simple(n), simple(child(n, k))),
    )
)
walked = PLAY.recursion("ours: going through the children, the highest group so far")(
    lambda n, k: either(
        k <= 0,
        walk(n, k) == 0,
        walk(n, k) == either(lower(group(n, walk(n, k - 1)), group(n, k)), k, walk(n, k - 1)),
    )
)
keeps = PLAY.axiom("Section 4.5: a prudent player discards what is prudently weaker than another")(
    lambda n, k, m: implies(
        negation(over(n)) & all_simple(n) & has(n, k) & has(n, m),
        implies(kept(n, k), negation(worse(n, k, m)))
        & (kept(n, k) | (has(n, better(n, k)) & worse(n, k, better(n, k)))),
    )
)
one_or_more = PLAY.recursion(
    "ours: what is kept: a first one if any; whether all have its value, or which has not"
)(
    lambda n, k: implies(
        negation(over(n)) & all_simple(n) & has(n, k) & kept(n, k),
        has(n, first(n))
        & kept(n, first(n))
        & either(
            alone(n),
            same_value(n, k, first(n)),
            has(n, second(n)) & kept(n, second(n)) & negation(same_value(n, first(n), second(n))),
        ),
    )
)
groups_kept = PLAY.recursion(
    "ours: a child that is kept and not of the group of the first, if there is one"
)(
    lambda n, k: implies(
        negation(over(n)) & has(n, k) & kept(n, k),
        (group(n, k) == group(n, first(n)))
        | (has(n, odd(n)) & kept(n, odd(n)) & negation(group(n, odd(n)) == group(n, first(n)))),
    )
)
groups = PLAY.recursion("ours: a child that is not of the group of the first, if there is one")(
    lambda n, k: implies(
        has(n, k), (group(n, k) == group(n, 0)) | negation(group(n, stranger(n)) == group(n, 0))
    )
)
same_position = PLAY.recursion("ours: the same position where the chain is the definition")(
    lambda n, k: (
        (definition(by_chain(n)) == BY_CHAIN)
        & (over(by_chain(n)) == over(n))
        & (player(by_chain(n)) == player(n))
        & (count(by_chain(n)) == count(n))
        & implies(negation(over(n)) & has(n, k), child(by_chain(n), k) == by_chain(child(n, k)))
    )
)
rule_1 = PLAY.axiom("Rule 1: of one simple value alone it is the value")(
    lambda n: implies(
        negation(over(n)) & all_simple(n) & alone(n) & has(n, first(n)) & kept(n, first(n)),
        is_value(n, base(child(n, first(n))), exponent(child(n, first(n)))),
    )
)

own = notion("Whether the value of a child is a choice of the player to move.", "own")(
    lambda n, k: (base(child(n, k)) == player(n)) & (exponent(child(n, k)) > 0)
)


@notion(
    "Whether a child that is kept has the value b_i, or one of the player's own that b_i is in."
)
def from_kept(n: Any, k: Any, b: Any, i: Any) -> Any:
    x = child(n, k)
    return (
        has(n, k)
        & kept(n, k)
        & either(
            own(n, k),
            rises(1, b, 3) & (b != player(n)) & (exponent(x) == i + 1),
            (base(x) == b) & (exponent(x) == i),
        )
    )


taken_apart = PLAY.axiom(
    "Rule 3: the player's own choices among what is kept are merged with the present one"
)(
    lambda n, k, b, i: implies(
        negation(over(n)) & all_simple(n) & negation(alone(n)),
        implies(
            has(n, k) & kept(n, k),
            either(
                own(n, k),
                implies(
                    rises(1, b, 3) & (b != player(n)) & (i == exponent(child(n, k)) - 1),
                    inside(n, b, i),
                ),
                implies(is_value(child(n, k), b, i), inside(n, b, i)),
            ),
        )
        & implies(inside(n, b, i), from_kept(n, source(n, b, i), b, i)),
    )
)


@notion("Whether something else than b_i and c_i is left.")
def strays(n: Any, b: Any, c: Any, i: Any) -> Any:
    d, j = stray_base(n, b, c, i), stray_exponent(n, b, c, i)
    return inside(n, d, j) & negation((j == i) & ((d == b) | (d == c)))


of_two = PLAY.axiom("Section 4.1: the list of b_i and c_i is a_(i+1), a the third player")(
    lambda n, b, c, i: implies(
        negation(over(n))
        & all_simple(n)
        & negation(alone(n))
        & (b != c)
        & inside(n, b, i)
        & inside(n, c, i)
        & negation(strays(n, b, c, i)),
        simple(n) & (base(n) + b + c == 6) & (exponent(n) == i + 1),
    )
)

# One node


def _child(n: Any, *numbers: Any) -> Iterator[Fact]:
    for k in numbers:
        yield some_complex(n, k)
        yield named(child(n, k))
        yield tree(n, k)


as_ordered = PLAY.follows(
    "by the chain, the repaired definition and Rule 1 what is worse is below in the chain"
)(
    lambda n, k, m: implies(
        negation(over(n)) & all_simple(n) & has(n, k) & has(n, m) & sound(n),
        worse(n, k, m) == lower(group(n, k), group(n, m)),
    ),
    (ends, repaired, by_rule_1, some_complex, named, numbered),
)
in_one_group = PLAY.follows(
    "by each definition the values of one group are not worse than each other"
)(
    lambda n, k, m: implies(
        negation(over(n))
        & all_simple(n)
        & has(n, k)
        & has(n, m)
        & (sound(n) | (definition(n) == BY_PRINTED))
        & (group(n, k) == group(n, m)),
        negation(worse(n, k, m)),
    ),
    (ends, repaired, printed, by_rule_1, some_complex, named, numbered),
)
highest = PLAY.by_induction("the walk ends at a group that is below no other", "k")(
    lambda n, j, k: implies(
        rises(0, j, k), rises(0, walk(n, k), k) & negation(lower(group(n, walk(n, k)), group(n, j)))
    ),
    walked,
)

# The two players who are not to move
_next = lambda n: (either(player(n) == 1, 2, 1), either(player(n) == 3, 2, 3))


def _stray(n: Any, i: Any) -> tuple[Any, Any]:
    """What is left besides the two of a group."""
    b, c = _next(n)
    return stray_base(n, b, c, i), stray_exponent(n, b, c, i)


made_of = notion(
    "One of the values kept, if it is alone, or of a group of two and more the player's own.",
    "made_of",
)(
    lambda n: (
        simple(n)
        & either(
            alone(n),
            is_value(n, base(child(n, first(n))), exponent(child(n, first(n)))),
            is_value(n, player(n), group(n, first(n)) + 1)
            & (group(n, first(n)) >= 0)
            & (count(n) >= 2),
        )
    )
)


def _in_group(n: Any) -> Iterator[Any]:
    b, c = _next(n)
    g = group(n, first(n))
    d, j = _stray(n, g)
    yield ends(n)
    for k in (first(n), second(n), source(n, d, j)):
        yield _child(n, k), groups_kept(n, k)
        yield taken_apart(n, k, b, g), taken_apart(n, k, c, g)
    yield one_or_more(n, first(n)), rule_1(n), taken_apart(n, first(n), d, j), of_two(n, b, c, g)


of_one_group = PLAY.follows(
    "where all that is kept is of one group, a prudent player makes one simple value of it"
)(
    lambda n: implies(
        negation(over(n))
        & all_simple(n)
        & has(n, first(n))
        & kept(n, first(n))
        & implies(has(n, odd(n)) & kept(n, odd(n)), group(n, odd(n)) == group(n, first(n))),
        made_of(n),
    ),
    _in_group,
)
kept_first = PLAY.follows("of simple values a prudent player keeps one")(
    lambda n: implies(
        negation(over(n)) & all_simple(n) & sound(n), has(n, first(n)) & kept(n, first(n))
    ),
    (tree, highest, one_or_more, keeps, as_ordered),
    at=lambda n: (better(n, best(n)), count(n) - 1, best(n)),
)
kept_group = PLAY.follows("all simple values that a prudent player keeps are of one group")(
    lambda n, k: implies(
        negation(over(n)) & all_simple(n) & sound(n) & has(n, k) & kept(n, k),
        group(n, k) == group(n, first(n)),
    ),
    (kept_first, keeps, as_ordered),
    at=lambda n, k: first(n),
)
one_node = PLAY.follows(
    "of simple values a prudent player makes one simple value: one of them, or of a group of two "
    "and more the player's own"
)(
    lambda n: implies(negation(over(n)) & all_simple(n) & sound(n), made_of(n)),
    (of_one_group, kept_first, kept_group),
    at=lambda n: odd(n),
)
with_own = PLAY.follows(
    "of values of one group with the player's own among them a prudent player makes that one"
)(
    lambda n, k: implies(
        negation(over(n))
        & all_simple(n)
        & (group(n, stranger(n)) == group(n, 0))
        & (sound(n) | (definition(n) == BY_PRINTED))
        & has(n, k)
        & (base(child(n, k)) == player(n)),
        is_value(n, base(child(n, k)), exponent(child(n, k))),
    ),
    (of_one_group, one_or_more, groups, in_one_group, keeps),
    at=lambda n, k: (better(n, k), first(n), odd(n)),
)

# All nodes

every_simple = PLAY.by_induction(
    "Theorem 16, by the chain, the repaired definition and Rule 1: every node has a simple value",
    rank,
)(
    lambda n: implies(sound(n), simple(n)),
    (one_node, ends, some_complex, tree),
    at=lambda n: (child(n, complex_one(n)), complex_one(n)),
)
every_value = PLAY.follows("every node has a simple value")(
    lambda n: implies(sound(n), simple(n)), (every_simple, ends)
)


def _by_display(n: Any, k: Any) -> Any:
    """No child's group is above that of the first kept, whose value, alone in it, is the node's."""
    f, two = first(n), second(n)
    return (
        simple(n)
        & has(n, f)
        & negation(lower(group(n, f), group(n, k)))
        & either(
            alone(n),
            is_value(n, base(child(n, f)), exponent(child(n, f)))
            & implies(group(n, k) == group(n, f), same_value(n, k, f)),
            is_value(n, player(n), group(n, f) + 1)
            & has(n, two)
            & (group(n, two) == group(n, f))
            & negation(same_value(n, f, two)),
        )
    )


by_display = PLAY.follows(
    "by the chain a node has the value of the highest group of its children's, or the player's own "
    "of two of it"
)(
    lambda n, k: implies(
        negation(over(n)) & (definition(n) == BY_CHAIN) & has(n, k), _by_display(n, k)
    ),
    (one_node, every_value, tree, some_complex, kept_first, keeps, kept_group, one_or_more),
    at=lambda n, k: (child(n, complex_one(n)), complex_one(n), first(n), better(n, k), second(n)),
)


every_exponent = PLAY.by_induction("its exponent is below the number of tokens", rank)(
    lambda n: implies(sound(n), simple(n) & under(exponent(n), size(n))),
    (one_node, ends, every_value, tree, some_complex, removed, kept_first),
    at=lambda n: (child(n, first(n)), child(n, complex_one(n)), complex_one(n), first(n)),
)

# 3i + a, of the value a_i of a node
_own_number = lambda n: 3 * exponent(n) + base(n)

numbered_apart = PLAY.follows(
    "of at most k tokens the values a_i have numbers 3i + a from 1 to 3k, each its own"
)(
    lambda n, x, k: implies(
        sound(n) & sound(x) & (size(n) <= k) & (size(x) <= k),
        (simple(n) & simple(x) & rises(1, _own_number(n), 3 * k))
        & (
            (_own_number(n) == _own_number(x))
            == ((base(n) == base(x)) & (exponent(n) == exponent(x)))
        ),
    ),
    (ends, every_exponent, named),
)


def _both(n: Any) -> Iterator[Any]:
    """What is kept of the children of a node, and of the same by the chain."""
    o = by_chain(n)
    ks = (first(n), second(n), first(o), second(o))
    for k in ks:
        for of in (n, o):
            yield _child(of, k), one_or_more(of, k), kept_group(of, k), keeps(of, k, k)
            for m in (better(n, k), better(o, k)):
                yield tree(of, m), as_ordered(of, k, m), keeps(of, k, m), some_complex(of, m)
                yield same_position(n, m)
        yield same_position(n, k)


_same = lambda n: n

WAYS: Sequence[Callable[[Any], Any]] = (_same, by_chain)
equal_values = PLAY.by_induction(
    "by the repaired definition and by Rule 1 every node has the same value as by the chain", rank
)(
    lambda n: implies(
        sound(n), (base(n) == base(by_chain(n))) & (exponent(n) == exponent(by_chain(n)))
    ),
    ends,
    lambda n: [(one_node(x), every_value(child(x, complex_one(x)))) for x in (n, by_chain(n))],
    lambda n: [(some_complex(x, 0), tree(x, complex_one(x))) for x in (n, by_chain(n))],
    lambda n: [(kept_first(x), rule_1(x)) for x in (n, by_chain(n))],
    lambda n: (ends(by_chain(n)), _both(n)),
    smaller=lambda n: [
        *((child(n, k(at(n))),) for at, k in product(WAYS, (first, second))),
        *(
            (child(n, better(of(n), k(at(n)))),)
            for k, of, at in product((first, second), WAYS, WAYS)
        ),
    ],
)
same_values = PLAY.follows(
    "by the repaired definition and by Rule 1 every position has the same value as by the chain"
)(
    lambda n: implies(sound(n) & negation(over(n)), value(n) == value(by_chain(n))),
    (equal_values, every_value, same_position, numbered, ends),
    at=lambda n: by_chain(n),
)

# A choice after other choices that do not matter

sure, possible = (PLAY.function(name, NODE, INT, BOOL) for name in ("sure", "possible"))
to = PLAY.function("to", NODE, INT, INT)
unsure, way = PLAY.choices("unsure way", NODE, INT, INT)
late = PLAY.function("late", NODE, INT, INT, BOOL)
early = PLAY.choice("early", NODE, INT, INT, INT)

# The two players other than a
_others = lambda a: (either(a == 1, 2, 1), either(a == 3, 2, 3))

surely = PLAY.recursion(
    "ours: whether every play ends with the win of one player; a child where not, if there is one"
)(
    lambda n, w, k: either(
        over(n),
        sure(n, w) == (player(n) == w),
        implies(sure(n, w) & has(n, k), sure(child(n, k), w))
        & (sure(n, w) | (has(n, unsure(n, w)) & negation(sure(child(n, unsure(n, w)), w)))),
    )
)
possibly = PLAY.axiom("Section 2: whether some play ends with the win of a player")(
    lambda n, w, k: TREE.containing(n, w, k, player, possible, way)
)


def _sure_of_others(n: Any, a: Any) -> Any:
    b, c = _others(a)
    return sure(n, b) | sure(n, c)


# Whether a child is a sure win of w
_can_take = lambda n, w: has(n, to(n, w)) & sure(child(n, to(n, w)), w)
# Whether a child is as it is where a choice of player a is late
_as_late = lambda n, t, a, k: either(
    t <= 0, _sure_of_others(child(n, k), a), late(child(n, k), t - 1, a)
)

lateness = PLAY.axiom(
    "Section 4.2: a choice of one player between sure wins of the others, so many turns later, "
    "whatever is chosen before"
)(
    lambda n, t, a, k: implies(
        rises(1, a, 3),
        (
            late(n, t, a)
            == (
                negation(over(n))
                & _as_late(n, t, a, early(n, t, a))
                & implies(
                    t <= 0,
                    (player(n) == a) & _can_take(n, _others(a)[0]) & _can_take(n, _others(a)[1]),
                )
            )
        )
        & implies(
            negation(over(n)),
            has(n, early(n, t, a))
            & implies(
                has(n, k), _as_late(n, t, a, k) | negation(_as_late(n, t, a, early(n, t, a)))
            ),
        ),
    )
)
sure_value = PLAY.by_induction("a sure win of a player has its value", lambda n, w: rank(n))(
    lambda n, w: implies(sure(n, w) & sound(n), is_value(n, w, 0)),
    (one_node, kept_first, one_or_more, every_value, some_complex, ends, surely, tree),
    at=lambda n, w: (child(n, first(n)), child(n, second(n)), first(n), second(n)),
)
sure_winner = PLAY.by_induction(
    "where one player is sure to win no other player may", lambda n, w, v: rank(n)
)(
    lambda n, w, v: implies(sure(n, w), possible(n, v) == (v == w)),
    (surely, possibly, tree),
    at=lambda n, w, v: (child(n, way(n, v)), child(n, 0), way(n, v)),
)


def _choice(n: Any, a: Any) -> Iterator[Any]:
    """That sure wins of both others are kept, and that all are of one group."""
    for x in (*(to(n, w) for w in _others(a)), first(n)):
        yield keeps(n, x, x), one_or_more(n, x), in_one_group(n, x, better(n, x))
        for k in (x, better(n, x)):
            yield lateness(n, 0, a, k), ends(child(n, k)), _child(n, k)
            yield from (sure_value(child(n, k), w) for w in _others(a))


of_two_winners = PLAY.follows("a choice between sure wins of the two others is the player's own")(
    lambda n, a: implies(rises(1, a, 3) & late(n, 0, a) & sound(n), is_value(n, a, 1)),
    one_node,
    lambda n, a: (_choice(n, a), tree(n, complex_one(n)), every_value(child(n, complex_one(n)))),
)
late_choice = PLAY.by_induction(
    "a choice between sure wins of the two others keeps its value, whatever is chosen before", "t"
)(
    lambda n, t, a: implies(rises(1, a, 3) & late(n, t, a) & sound(n), is_value(n, a, 1)),
    (of_two_winners, one_node, kept_first, one_or_more, every_value, some_complex, lateness, tree),
)
late_winners = PLAY.by_induction("and the others may win, and they alone", "t")(
    lambda n, t, a, v: implies(
        rises(1, a, 3) & rises(1, v, 3) & late(n, t, a), possible(n, v) == negation(v == a)
    ),
    (lateness, possibly, sure_winner, ends),
)
late_value = PLAY.follows("such a choice has its value, and the others may win, and they alone")(
    lambda n, t, a: implies(
        rises(1, a, 3) & (t >= 0) & late(n, t, a) & sound(n),
        is_value(n, a, 1)
        & negation(possible(n, a))
        & possible(n, _others(a)[0])
        & possible(n, _others(a)[1]),
    ),
    (late_choice, late_winners),
    at=lambda n, t, a: (either(a == 1, 2, 1), either(a == 3, 2, 3)),
)

# How the claims' predicates see them

# Any list of simple values, with any player to move
OF_SIMPLE = lambda n: (
    negation(over(n)) & all_simple(n) & (definition(n) == BY_CHAIN),
    (simple(n),),
)
VALUE = lambda n: (definition(n) == BY_CHAIN, (simple(n),))
VALUE_REPAIRED = lambda n: (SIMPLE.loss_below_win() & (definition(n) == BY_REPAIRED), (simple(n),))
VALUE_BY_RULE_1 = lambda n: (SIMPLE.loss_below_win() & (definition(n) == BY_RULE_1), (simple(n),))


def SAME_VALUE(n: Any) -> tuple[Any, tuple[Any, ...]]:
    """Any position by the repaired definition has its value by the chain."""
    assumed = SIMPLE.loss_below_win() & (definition(n) == BY_REPAIRED) & negation(over(n))
    return assumed, (value(n) == value(by_chain(n)),)


def ONE_OF_3N(n: Any, m: Any, k: Any) -> tuple[Any, tuple[Any, ...]]:
    """Any number, and any two nodes: their tokens, and which simple values they have."""
    assumed = (definition(n) == BY_CHAIN) & (definition(m) == BY_CHAIN)
    a_i, b_j = ((base(of), exponent(of)) for of in (n, m))
    return assumed, (k, (size(n), size(m)), a_i, b_j)


def _with_own(by: int, n: Any, k: Any) -> tuple[Any, tuple[Any, ...]]:
    one_group = group(n, stranger(n)) == group(n, 0)
    own = has(n, k) & (base(child(n, k)) == player(n))
    assumed = negation(over(n)) & all_simple(n) & (definition(n) == by) & one_group & own
    return assumed, (is_value(n, player(n), exponent(child(n, k))),)


OWN_BY_CHAIN = lambda n, k: _with_own(BY_CHAIN, n, k)
OWN_AS_PRINTED = lambda n, k: _with_own(BY_PRINTED, n, k)


def LATE_CHOICE(n: Any, t: Any, a: Any) -> tuple[Any, tuple[Any, ...]]:
    """Any turns, by the chain, before player 2 chooses between 1 and 3, and any after that."""
    assumed = late(n, t, 2) & (t >= 0) & (a == 2) & (definition(n) == BY_CHAIN)
    return assumed, (is_value(n, 2, 1),)


def EQUAL_CHOICES(n: Any, t: Any, a: Any) -> tuple[Any, tuple[Any, ...]]:
    """The same, and who may win."""
    assumed, (value_2_1,) = LATE_CHOICE(n, t, a)
    return assumed, (value_2_1 & possible(n, 1) & negation(possible(n, 2)) & possible(n, 3),)
