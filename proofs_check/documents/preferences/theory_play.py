"""Theorem 16 for every finite game of three prudent players, with the chain as the definition.

A node is a position with the player to move, or the end of a play with its winner. Of the children
of a node the player keeps what is below no other one; `inside` is what is left of it when the
player's own simple values are taken apart, if several are kept.
"""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

from proofs_check.documents.preferences.ranges import random_game
from proofs_check.documents.preferences.theory_simple import lower
from proofs_check.methods.logic import implies, negation
from proofs_check.methods.theory import BOOL, INT, Fact, Model, Theory, either
from reference.preferences import (
    Clobber,
    Evaluation,
    Preference,
    SimpleValue,
    Simplifier,
    Value,
    as_simple,
    grid,
    is_over,
    row,
)
from reference.preferences.games import Game

NUMBERS = range(4)
"""The integers of the models."""
BOARDS = ("123", "1232", "12223", "231213")
GRIDS = ("12/31",)
RANDOM_GAMES = (
    *((7, seed) for seed in range(8)),
    *((9, 3), (9, 88), (9, 106), (9, 279), (10, 90), (10, 167)),
    *((7, 344), (8, 79), (9, 221), (10, 64)),
)
"""Positions and seed: any, then where players keep choices of their own, then exponents of 2."""

Node = tuple[Any, int]
"""A position and the player to move; `OVER` and the winner."""
OVER = "over"


def _model(says: str, game: Game, start: Any) -> Model:
    """What comes up in a game of prudent players, player 1 to move, by the reference."""
    evaluation = Evaluation(game, Preference.PRUDENT)
    evaluation.values([(start, 1)])
    simplifier = Simplifier(Preference.PRUDENT)

    @cache
    def children(n: Node) -> tuple[Node, ...]:
        if n[0] == OVER:
            return ()
        after = evaluation.children(n)
        return tuple(
            dict.fromkeys((OVER, n[1]) if is_over(game, child[0]) else child for child in after)
        )

    def value(n: Node) -> Value:
        return n[1] if n[0] == OVER else evaluation.known[n]

    @cache
    def simple(n: Node) -> SimpleValue:
        return as_simple(value(n)) or SimpleValue(0, -1)

    @cache
    def rank(n: Node) -> int:
        return max((1 + rank(child) for child in children(n)), default=0)

    @cache
    def size(n: Node) -> int:
        if n[0] != OVER and isinstance(game, Clobber):
            return sum(map(bool, n[0]))
        moved = n[0] != OVER and any(True for _ in game.options(*n))
        return max((moved + size(child) for child in children(n)), default=1)

    @cache
    def kept(n: Node) -> tuple[int, ...]:
        values = [value(child) for child in children(n)]
        own = simplifier.kept(values, n[1])
        return tuple(k for k, X in enumerate(values) if X in own)

    def values_kept(n: Node) -> list[SimpleValue]:
        return [simple(children(n)[k]) for k in kept(n)]

    def alone(n: Node) -> bool:
        return len(set(values_kept(n))) <= 1

    def own(n: Node, x: SimpleValue) -> bool:
        return x.base == n[1] and x.exponent > 0 and not alone(n)

    @cache
    def inside(n: Node) -> frozenset[SimpleValue]:
        found = set()
        for x in values_kept(n):
            apart = [SimpleValue(b, x.exponent - 1) for b in (1, 2, 3) if b != x.base]
            found |= {*apart} if own(n, x) else {x}
        return frozenset(found)

    def child(n: Node, k: int) -> Node:
        options = children(n)
        return options[k] if 0 <= k < len(options) else n

    def group(n: Node, k: int) -> int:
        x = simple(child(n, k))
        return x.exponent - (x.base == n[1])

    def number(n: Node, says: Callable[[int], bool]) -> int:
        return next(filter(says, range(len(children(n)))), 0)

    def better(n: Node, k: int) -> int:
        return number(n, lambda m: bool(lower(group(n, k), group(n, m))))

    def best(n: Node) -> int:
        return number(n, lambda k: not lower(group(n, k), group(n, better(n, k))))

    def second(n: Node) -> int:
        return number(n, lambda k: k in kept(n) and simple(children(n)[k]) != values_kept(n)[0])

    def source(n: Node, b: int, i: int) -> int:
        def gives(x: SimpleValue) -> bool:
            return b != n[1] and x.exponent == i + 1 if own(n, x) else x == (b, i)

        return number(n, lambda k: k in kept(n) and gives(simple(children(n)[k])))

    def stray(n: Node, b: int, c: int, i: int) -> SimpleValue:
        found = sorted(x for x in inside(n) if x not in ((b, i), (c, i)))
        return found[0] if found else SimpleValue(0, -1)

    functions: dict[str, Callable[..., Any]] = {
        "over": lambda n: n[0] == OVER,
        "player": lambda n: n[1],
        "count": lambda n: len(children(n)),
        "child": child,
        "rank": rank,
        "size": size,
        "simple": lambda n: as_simple(value(n)) is not None,
        "base": lambda n: simple(n).base,
        "exponent": lambda n: simple(n).exponent,
        "complex": lambda n: number(n, lambda k: as_simple(value(children(n)[k])) is None),
        "kept": lambda n, k: k in kept(n),
        "better": better,
        "best": best,
        "alone": alone,
        "first": lambda n: next(iter(kept(n)), 0),
        "second": second,
        "inside": lambda n, b, i: (b, i) in inside(n),
        "source": source,
        "stray_base": lambda *of: stray(*of).base,
        "stray_exponent": lambda *of: stray(*of).exponent,
    }
    remembered = {name: cache(function) for name, function in functions.items()}
    nodes = [*evaluation.known, *((OVER, i) for i in (1, 2, 3))]
    return Model(says, remembered, {"Node": nodes, "Int": NUMBERS})


@cache
def models() -> tuple[Model, ...]:
    """Small boards of Clobber, with player 1 to move, and random games."""

    def games() -> Iterator[tuple[str, Game, Any]]:
        for board in BOARDS:
            yield board, *row(board)
        for board in GRIDS:
            yield board, *grid(board)
        for most, seed in RANDOM_GAMES:
            yield f"random game {seed}", random_game(Random(seed), 3, most), 0

    return tuple(_model(*each) for each in games())


PLAY = Theory("preferences", "prudent-play", models)
NODE = PLAY.sort("Node")
over, simple, alone = (PLAY.function(name, NODE, BOOL) for name in ("over", "simple", "alone"))
player, count, rank, size, base, exponent = (
    PLAY.function(name, NODE, INT)
    for name in ("player", "count", "rank", "size", "base", "exponent")
)
complex_one, best, first, second = (
    PLAY.function(name, NODE, INT) for name in ("complex", "best", "first", "second")
)
child = PLAY.function("child", NODE, INT, NODE)
kept = PLAY.function("kept", NODE, INT, BOOL)
better = PLAY.function("better", NODE, INT, INT)
inside = PLAY.function("inside", NODE, INT, INT, BOOL)
source = PLAY.function("source", NODE, INT, INT, INT)
stray_base, stray_exponent = (
    PLAY.function(f"stray_{name}", NODE, INT, INT, INT, INT) for name in ("base", "exponent")
)


def has(n: Any, k: Any) -> Any:
    """Whether n has a child of this number."""
    return (k >= 0) & (k < count(n))


def group(n: Any, k: Any) -> Any:
    """Which group of Theorem 15 the value of a child is in, for the player to move."""
    x = child(n, k)
    return either(base(x) == player(n), exponent(x) - 1, exponent(x))


def is_value(n: Any, b: Any, i: Any) -> Any:
    """Whether the value of a node is b_i."""
    return simple(n) & (base(n) == b) & (exponent(n) == i)


def same_value(n: Any, k: Any, m: Any) -> Any:
    """Whether two children have the same simple value."""
    x, y = child(n, k), child(n, m)
    return (base(x) == base(y)) & (exponent(x) == exponent(y))


def all_simple(n: Any) -> Any:
    """Whether all children have simple values: the one that has not, if any, has."""
    return simple(child(n, complex_one(n)))


ends = PLAY.axiom(
    "Section 2: the value of a leaf is the winner",
    (NODE,),
    lambda n: (
        (player(n) >= 1)
        & (player(n) <= 3)
        & (rank(n) >= 0)
        & (size(n) >= 1)
        & implies(over(n), is_value(n, player(n), 0))
    ),
)
tree = PLAY.axiom(
    "Section 2: the game is converging; a skipped turn is the only child",
    (NODE, INT),
    lambda n, k: implies(
        negation(over(n)),
        (count(n) >= 1)
        & implies(
            has(n, k),
            (rank(child(n, k)) >= 0)
            & (rank(child(n, k)) < rank(n))
            & (size(child(n, k)) >= 1)
            & (size(child(n, k)) <= size(n)),
        ),
    ),
)
removed = PLAY.axiom(
    "Section 4.5, after Theorem 16: each move removes a token; of an end nothing is left but one",
    (NODE, INT),
    lambda n, k: implies(
        negation(over(n)) & (count(n) >= 2) & has(n, k), size(child(n, k)) < size(n)
    ),
)
named = PLAY.axiom(
    "Section 4.1: the base of a simple value is a player, the exponent at least 0",
    (NODE,),
    lambda n: implies(simple(n), (base(n) >= 1) & (base(n) <= 3) & (exponent(n) >= 0)),
)
some_complex = PLAY.axiom(
    "ours: a child whose value is complex, if there is one",
    (NODE, INT),
    lambda n, k: implies(
        negation(over(n)) & has(n, k),
        has(n, complex_one(n)) & implies(all_simple(n), simple(child(n, k))),
    ),
)
highest = PLAY.axiom(
    "ours: of finitely many groups one is below no other",
    (NODE, INT),
    lambda n, k: implies(
        negation(over(n)) & has(n, k),
        has(n, best(n)) & negation(lower(group(n, best(n)), group(n, k))),
    ),
)
keeps = PLAY.axiom(
    "Section 4.5: a prudent player discards what is below another, by the chain of Theorem 15",
    (NODE, INT, INT),
    lambda n, k, m: implies(
        negation(over(n)) & all_simple(n) & has(n, k) & has(n, m),
        implies(kept(n, k), negation(lower(group(n, k), group(n, m))))
        & (kept(n, k) | (has(n, better(n, k)) & lower(group(n, k), group(n, better(n, k))))),
    ),
)
one_or_more = PLAY.axiom(
    "ours: whether one value is kept, and which two if not",
    (NODE, INT),
    lambda n, k: implies(
        negation(over(n)) & all_simple(n),
        has(n, first(n))
        & kept(n, first(n))
        & either(
            alone(n),
            implies(has(n, k) & kept(n, k), same_value(n, k, first(n))),
            has(n, second(n)) & kept(n, second(n)) & negation(same_value(n, first(n), second(n))),
        ),
    ),
)
rule_1 = PLAY.axiom(
    "Rule 1: of one simple value alone it is the value",
    (NODE,),
    lambda n: implies(
        negation(over(n)) & all_simple(n) & alone(n),
        is_value(n, base(child(n, first(n))), exponent(child(n, first(n)))),
    ),
)


def own(n: Any, k: Any) -> Any:
    """Whether the value of a child is a choice of the player to move."""
    return (base(child(n, k)) == player(n)) & (exponent(child(n, k)) > 0)


def from_kept(n: Any, k: Any, b: Any, i: Any) -> Any:
    """Whether a child that is kept has the value b_i, or one of the player's own that b_i is in."""
    x = child(n, k)
    return (
        has(n, k)
        & kept(n, k)
        & either(
            own(n, k),
            (b >= 1) & (b <= 3) & (b != player(n)) & (exponent(x) == i + 1),
            (base(x) == b) & (exponent(x) == i),
        )
    )


taken_apart = PLAY.axiom(
    "Rule 3: the player's own choices among what is kept are merged with the present one",
    (NODE, INT, INT, INT),
    lambda n, k, b, i: implies(
        negation(over(n)) & all_simple(n) & negation(alone(n)),
        implies(
            has(n, k) & kept(n, k),
            either(
                own(n, k),
                implies(
                    (b >= 1) & (b <= 3) & (b != player(n)) & (i == exponent(child(n, k)) - 1),
                    inside(n, b, i),
                ),
                implies(is_value(child(n, k), b, i), inside(n, b, i)),
            ),
        )
        & implies(inside(n, b, i), from_kept(n, source(n, b, i), b, i)),
    ),
)


def strays(n: Any, b: Any, c: Any, i: Any) -> Any:
    """Whether something else than b_i and c_i is left."""
    d, j = stray_base(n, b, c, i), stray_exponent(n, b, c, i)
    return inside(n, d, j) & negation((j == i) & ((d == b) | (d == c)))


of_two = PLAY.axiom(
    "Section 4.1: the list of b_i and c_i is a_(i+1), a the third player",
    (NODE, INT, INT, INT),
    lambda n, b, c, i: implies(
        negation(over(n))
        & all_simple(n)
        & negation(alone(n))
        & (b != c)
        & inside(n, b, i)
        & inside(n, c, i)
        & negation(strays(n, b, c, i)),
        simple(n) & (base(n) + b + c == 6) & (exponent(n) == i + 1),
    ),
)

# One node


def _next(n: Any) -> tuple[Any, Any]:
    """The two players who are not to move."""
    return either(player(n) == 1, 2, 1), either(player(n) == 3, 2, 3)


def _at(n: Any, *numbers: Any) -> Iterator[Fact]:
    """What children are, which are kept, and in which order."""
    for k in numbers:
        yield some_complex(n, k)
        yield named(child(n, k))
        yield tree(n, k)
        yield keeps(n, k, best(n))
        yield highest(n, k)
        yield highest(n, better(n, k))


def _stray(n: Any, i: Any) -> tuple[Any, Any]:
    """What is left besides the two of a group."""
    b, c = _next(n)
    return stray_base(n, b, c, i), stray_exponent(n, b, c, i)


def _choice(n: Any) -> Iterator[Any]:
    b, c = _next(n)
    g = group(n, best(n))
    d, j = _stray(n, g)
    ks = (best(n), first(n), second(n))
    yield ends(n)
    yield _at(n, *ks, source(n, d, j))
    yield one_or_more(n, best(n))
    yield rule_1(n)
    for k in ks:
        yield taken_apart(n, k, b, g), taken_apart(n, k, c, g)
    yield taken_apart(n, first(n), d, j)
    yield of_two(n, b, c, g)


one_node = PLAY.theorem(
    "of simple values a prudent player makes one simple value: one of them, or of a group of two "
    "and more the player's own",
    (NODE,),
    lambda n: implies(
        negation(over(n)) & all_simple(n),
        simple(n)
        & either(
            alone(n),
            is_value(n, base(child(n, first(n))), exponent(child(n, first(n)))),
            is_value(n, player(n), group(n, first(n)) + 1)
            & (group(n, first(n)) >= 0)
            & (count(n) >= 2),
        ),
    ),
    _choice,
    typical=lambda n: negation(over(n)) & all_simple(n) & (count(n) >= 3),
)
every_node = PLAY.induction(
    "Theorem 16, with the chain as the definition: every node has a simple value, its exponent "
    "below the number of tokens",
    (NODE,),
    lambda n: simple(n) & (exponent(n) < size(n)),
    lambda n: (one_node(n), ends(n), some_complex(n, 0), one_or_more(n, 0)),
    lambda n: [tree(n, k) for k in (complex_one(n), first(n))],
    lambda n: (removed(n, first(n)), named(child(n, first(n)))),
    on=rank,
    smaller=[lambda n: (child(n, complex_one(n)),), lambda n: (child(n, first(n)),)],
    typical=lambda n: negation(over(n)) & (count(n) >= 3) & (rank(n) >= 3),
)
every_value = PLAY.theorem(
    "every node has a simple value, its exponent below the number of tokens",
    (NODE,),
    lambda n: simple(n) & (exponent(n) >= 0) & (exponent(n) < size(n)),
    lambda n: (every_node(n), ends(n), named(n)),
    typical=lambda n: negation(over(n)) & (count(n) >= 3) & (rank(n) >= 3),
)

# How the claims' predicates see them


def OF_SIMPLE(n: Any) -> tuple[Any, tuple[Any, ...]]:
    """Any list of simple values, with any player to move."""
    return negation(over(n)) & all_simple(n), (simple(n),)


def VALUE(n: Any) -> tuple[Any, tuple[Any, ...]]:
    """Any node of any game."""
    return rank(n) >= 0, (simple(n),)


def EXPONENT(n: Any) -> tuple[Any, tuple[Any, ...]]:
    """Any node, its exponent, and one less than there are tokens."""
    return rank(n) >= 0, (simple(n), exponent(n), size(n) - 1)
