"""Slides 6 and 7 for every finite game of two players: who has a winning or a drawing strategy.

Options are numbered from 0, and any of the two players may be to move. A strategy chooses an option
and is a strategy after each option; `ends` is who wins where the first player plays by one and the
second by another, 0 for nobody. To have a strategy that is good is that one is good against all;
where none is, each has a foil. Good is to win, or not to lose.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any, NamedTuple

from proofs_check.documents.positions.ranges import trees
from proofs_check.methods.logic import implies, negation
from proofs_check.methods.theory import BOOL, INT, Model, Theory, either
from reference.positions import (
    DRAW,
    Leaf,
    Tree,
    has_drawing_strategy,
    has_winning_strategy,
    outcome,
)

SEVERAL = 30
"""Every so many trees of depth 2 one is a model, of those without a draw."""

Strategy = tuple[int, tuple["Strategy", ...]]
"""The number of the option, and a strategy after each."""


def below(tree: Tree) -> tuple[Tree, ...]:
    """The options; none where the game is over."""
    return () if isinstance(tree, Leaf) else tree.options


@cache
def strategies_of(tree: Tree) -> tuple[Strategy, ...]:
    """Every strategy; one alone where the game is over."""
    rest = map(strategies_of, below(tree))
    chosen = list(product(*rest))
    return tuple((i, after) for i in range(max(1, len(below(tree)))) for after in chosen)


def by_path(
    tree: Tree, strategy: Strategy, player: int, path: tuple[int, ...] = ()
) -> Mapping[tuple[int, ...], int]:
    """What the player chooses by it, as the reference has it."""
    if isinstance(tree, Leaf):
        return {}
    pick, after = strategy
    found = {path: pick} if tree.player == player else {}
    for i, (option, rest) in enumerate(zip(tree.options, after, strict=True)):
        found |= by_path(option, rest, player, (*path, i))
    return found


def _nodes(tree: Tree) -> Iterator[Tree]:
    yield tree
    for option in below(tree):
        yield from _nodes(option)


class Good(NamedTuple):
    """What a strategy is to reach: how it is called, and what the reference says has one."""

    name: str
    outcomes: tuple[int, ...]
    has: Callable[[Tree, int], bool]

    def models(self) -> Iterator[Model]:
        """Yield every tree of depth 1 with two options at most, and some of depth 2."""
        yield from map(self._model, trees(1, 2, 2, self.outcomes))
        for number, tree in enumerate(trees(2, 2, 2, (1, 2))):
            if number % SEVERAL == 0:
                yield self._model(tree)

    def is_good(self, end: int, player: int) -> bool:
        """Whether the player is content with how it ends."""
        return end == player or (end == DRAW and DRAW in self.outcomes)

    def _model(self, root: Tree) -> Model:
        nodes = list(dict.fromkeys(_nodes(root)))
        own = {tree: strategies_of(tree) for tree in nodes}

        def fits(s: Strategy, tree: Tree) -> bool:
            return s in own[tree]

        @cache
        def ends(tree: Tree, s: Strategy, t: Strategy) -> int:
            if not (fits(s, tree) and fits(t, tree)):
                return 0
            return outcome(tree, by_path(tree, s, 1), by_path(tree, t, 2))

        def of(tree: Tree, player: int, mine: Strategy, theirs: Strategy) -> int:
            return ends(tree, mine, theirs) if player == 1 else ends(tree, theirs, mine)

        def good(tree: Tree, player: int, mine: Strategy, theirs: Strategy) -> bool:
            return self.is_good(of(tree, player, mine, theirs), player)

        @cache
        def best(tree: Tree, player: int) -> Strategy:
            mine = (s for s in own[tree] if all(good(tree, player, s, t) for t in own[tree]))
            return next(mine, own[tree][0])

        def foil(tree: Tree, player: int, s: Strategy) -> Strategy:
            bad = (t for t in own[tree] if fits(s, tree) and not good(tree, player, s, t))
            return next(bad, own[tree][0])

        def option(tree: Tree, i: int) -> Tree:
            return below(tree)[i] if 0 <= i < len(below(tree)) else tree

        def first_with(tree: Tree, i: int, s: Strategy) -> Strategy:
            rest = own[tree][0][1]
            if not (0 <= i < len(rest) and fits(s, option(tree, i))):
                return s
            return i, (*rest[:i], s, *rest[i + 1 :])

        def rank(tree: Tree) -> int:
            return max((1 + rank(each) for each in below(tree)), default=0)

        functions: dict[str, Callable[..., Any]] = {
            "rank": rank,
            "options": lambda tree: len(below(tree)),
            "option": option,
            "mover": lambda tree: 0 if isinstance(tree, Leaf) else tree.player,
            "winner": lambda tree: tree.winner if isinstance(tree, Leaf) else 0,
            "fits": fits,
            "pick": lambda s: s[0],
            "after": lambda s, i: s[1][i] if 0 <= i < len(s[1]) else s,
            "ends": of,
            "first_with": first_with,
            "has": cache(self.has),
            "best": best,
            "foil": foil,
            "wait": lambda tree, player: (0, tuple(best(each, player) for each in below(tree))),
        }
        every = sorted({s for found in own.values() for s in found}, key=repr)
        values: dict[str, Sequence[Any]] = {"Tree": nodes, "Strategy": every, "Int": range(-1, 3)}
        return Model(str(root), functions, values)


class Strategies:
    """The theory of two players' strategies that are good: its axioms and its theorems."""

    def __init__(self, good: Good) -> None:
        """State the axioms and prove the theorems."""
        own = self.theory = Theory("positions", good.name, good.models)
        draws = DRAW in good.outcomes
        tree, strategy = own.sort("Tree"), own.sort("Strategy")
        rank, options = (own.function(name, tree, INT) for name in ("rank", "options"))
        self.rank = rank
        mover, winner = (own.function(name, tree, INT) for name in ("mover", "winner"))
        option = own.function("option", tree, INT, tree)
        fits = own.function("fits", strategy, tree, BOOL)
        pick = own.function("pick", strategy, INT)
        after = own.function("after", strategy, INT, strategy)
        ends = own.function("ends", tree, INT, strategy, strategy, INT)
        first_with = own.function("first_with", tree, INT, strategy, strategy)
        self.has = has = own.function("has", tree, INT, BOOL)
        best, wait = (own.function(name, tree, INT, strategy) for name in ("best", "wait"))
        foil = own.function("foil", tree, INT, strategy, strategy)

        def has_option(x: Any, i: Any) -> Any:
            return (i >= 0) & (i < options(x))

        def player(p: Any) -> Any:
            return (p == 1) | (p == 2)

        def content(end: Any, p: Any) -> Any:
            return (end == p) | (end == DRAW) if draws else end == p

        def chosen(x: Any, p: Any, s: Any, t: Any) -> Any:
            return either(mover(x) == p, pick(s), pick(t))

        finite = own.axiom(
            "Slide 2: the game is finite, and one of two players moves",
            (tree, INT),
            lambda x, i: (
                (rank(x) >= 0)
                & (options(x) >= 0)
                & implies(options(x) >= 1, player(mover(x)))
                & implies(
                    has_option(x, i), (rank(option(x, i)) >= 0) & (rank(option(x, i)) < rank(x))
                )
            ),
        )
        over = own.axiom(
            "where nobody is to move: the outcome, with which one of the players is content",
            (tree, INT, strategy, strategy),
            lambda x, p, s, t: implies(
                (options(x) == 0) & player(p) & fits(s, x) & fits(t, x),
                (ends(x, p, s, t) == winner(x)) & (content(winner(x), 1) | content(winner(x), 2)),
            ),
        )
        moves = own.axiom(
            "who is to move does so by their strategy, and both go on",
            (tree, INT, strategy, strategy),
            lambda x, p, s, t: implies(
                (options(x) >= 1) & player(p) & fits(s, x) & fits(t, x),
                has_option(x, chosen(x, p, s, t))
                & (
                    ends(x, p, s, t)
                    == ends(
                        option(x, chosen(x, p, s, t)),
                        p,
                        after(s, chosen(x, p, s, t)),
                        after(t, chosen(x, p, s, t)),
                    )
                ),
            ),
        )
        exchanged = own.axiom(
            "the outcome is the same from either player's side",
            (tree, strategy, strategy),
            lambda x, s, t: implies(fits(s, x) & fits(t, x), ends(x, 1, s, t) == ends(x, 2, t, s)),
        )
        goes_on = own.axiom(
            "a strategy is one after each option",
            (tree, strategy, INT),
            lambda x, s, i: implies(fits(s, x) & has_option(x, i), fits(after(s, i), option(x, i))),
        )
        begins = own.axiom(
            "there is a strategy with any option first, and any strategy after it",
            (tree, INT, strategy),
            lambda x, i, s: implies(
                has_option(x, i) & fits(s, option(x, i)),
                fits(first_with(x, i, s), x)
                & (pick(first_with(x, i, s)) == i)
                & (after(first_with(x, i, s), i) == s),
            ),
        )
        waits = own.axiom(
            "there is a strategy that is a player's best after each option",
            (tree, INT, INT),
            lambda x, p, i: implies(
                player(p),
                fits(wait(x, p), x)
                & implies(has_option(x, i), after(wait(x, p), i) == best(option(x, i), p)),
            ),
        )
        reaches = own.axiom(
            "a player has a strategy that is good against all",
            (tree, INT, strategy),
            lambda x, p, t: implies(
                player(p),
                fits(best(x, p), x)
                & implies(has(x, p) & fits(t, x), content(ends(x, p, best(x, p), t), p)),
            ),
        )
        fails = own.axiom(
            "a player has no strategy that is good against all: each has a foil",
            (tree, INT, strategy),
            lambda x, p, s: implies(
                player(p) & fits(s, x) & negation(has(x, p)),
                fits(foil(x, p, s), x) & negation(content(ends(x, p, s, foil(x, p, s)), p)),
            ),
        )

        def plays(x: Any, p: Any, s: Any, t: Any) -> tuple[Any, ...]:
            i = chosen(x, p, s, t)
            return over(x, p, s, t), moves(x, p, s, t), goes_on(x, s, i), goes_on(x, t, i)

        def then(x: Any, p: Any, i: Any) -> Any:
            return first_with(x, i, best(option(x, i), p))

        def against(x: Any, p: Any) -> Any:
            """The option that the foil of waiting comes to."""
            return chosen(x, p, wait(x, p), foil(x, p, wait(x, p)))

        by_moving = own.theorem(
            "who is to move has a good strategy if they have one after some option",
            (tree, INT, INT),
            lambda x, p, i: implies(
                player(p) & (mover(x) == p) & has_option(x, i) & has(option(x, i), p), has(x, p)
            ),
            lambda x, p, i: (fails(x, p, then(x, p, i)), begins(x, i, best(option(x, i), p))),
            lambda x, p, i: plays(x, p, then(x, p, i), foil(x, p, then(x, p, i))),
            lambda x, p, i: reaches(option(x, i), p, after(foil(x, p, then(x, p, i)), i)),
            lambda x, p, i: reaches(option(x, i), p, best(option(x, i), p)),
            typical=lambda x, p, i: player(p) & (mover(x) == p) & has_option(x, i),
        )
        by_waiting = own.theorem(
            "the other player has one if they have one after the option that foils waiting",
            (tree, INT),
            lambda x, p: implies(
                player(p) & (options(x) >= 1) & (mover(x) != p) & has(option(x, against(x, p)), p),
                has(x, p),
            ),
            lambda x, p: (fails(x, p, wait(x, p)), waits(x, p, against(x, p))),
            lambda x, p: plays(x, p, wait(x, p), foil(x, p, wait(x, p))),
            lambda x, p: reaches(
                option(x, against(x, p)), p, after(foil(x, p, wait(x, p)), against(x, p))
            ),
            typical=lambda x, p: player(p) & (options(x) >= 2) & (mover(x) != p),
        )

        def other(x: Any) -> Any:
            """Who is not to move."""
            return -mover(x) + 3

        def waited(x: Any, p: Any) -> tuple[Any, ...]:
            """What the foil of waiting does."""
            foiled = foil(x, p, wait(x, p))
            return waits(x, p, 0), fails(x, p, wait(x, p)), *plays(x, p, wait(x, p), foiled)

        self.some_player = own.induction(
            "some player has a good strategy",
            (tree,),
            lambda x: has(x, 1) | has(x, 2),
            lambda x: (by_waiting(x, other(x)), finite(x, against(x, other(x)))),
            lambda x: (by_moving(x, mover(x), against(x, other(x))), waited(x, other(x))),
            lambda x: (waited(x, 1), waited(x, 2)),
            on=rank,
            smaller=[lambda x: (option(x, against(x, other(x))),)],
            typical=lambda x: (options(x) >= 2) & (rank(x) >= 2),
        )
        self.one_player = own.theorem(
            "not both players have a strategy that is good, if not both can be content",
            (tree,),
            lambda x: negation(has(x, 1) & has(x, 2)) if not draws else rank(x) == rank(x),
            lambda x: (reaches(x, 1, best(x, 2)), reaches(x, 2, best(x, 1))),
            lambda x: exchanged(x, best(x, 1), best(x, 2)),
            typical=lambda x: options(x) >= 2,
        )

    def seen(self, x: Any) -> tuple[Any, tuple[Any, ...]]:
        """How the claims' predicates see a game: whether each player has a good strategy."""
        return self.rank(x) >= 0, (self.has(x, 1), self.has(x, 2))


WINNING = Strategies(Good("winning", (1, 2), has_winning_strategy))
DRAWING = Strategies(Good("drawing", (1, 2, DRAW), has_drawing_strategy))
some_winner, one_winner = WINNING.some_player, WINNING.one_player
some_drawer = DRAWING.some_player
WINS, DRAWS = WINNING.seen, DRAWING.seen
