"""Slides 6 and 7 for every finite game of two players: who has a winning or a drawing strategy.

Any of the two players may be to move; `ends` is who wins where the first player plays by one
strategy and the second by another, 0 for nobody. To have a strategy that is good is that one is
good against all; where none is, each has a foil. Good is to win, or not to lose.
"""

from functools import cache
from typing import NamedTuple

import reference.positions as ref
from proofs_check.documents.positions.ranges import trees
from proofs_check.documents.positions.theory_strategies import *
from proofs_check.methods.theory import *

SEVERAL = 30
"""Every so many trees of depth 2 one is a model, of those without a draw."""


def below(tree: ref.Tree) -> tuple[ref.Tree, ...]:
    """The options; none where the game is over."""
    return () if isinstance(tree, ref.Leaf) else tree.options


@cache
def _strategies(tree: ref.Tree) -> tuple[Strategy, ...]:
    return strategies([_strategies(option) for option in below(tree)])


def _by_path(
    tree: ref.Tree, strategy: Strategy, player: int, path: tuple[int, ...] = ()
) -> Mapping[tuple[int, ...], int]:
    """What the player chooses by it, as the reference has it."""
    if isinstance(tree, ref.Leaf):
        return {}
    pick, after = strategy
    found = {path: pick} if tree.player == player else {}
    for i, (option, rest) in enumerate(zip(tree.options, after, strict=True)):
        found |= _by_path(option, rest, player, (*path, i))
    return found


def _nodes(tree: ref.Tree) -> Iterator[ref.Tree]:
    yield tree
    for option in below(tree):
        yield from _nodes(option)


class Good(NamedTuple):
    """What a strategy is to reach: how it is called, and what the reference says has one."""

    name: str
    outcomes: tuple[int, ...]
    has: Callable[[ref.Tree, int], bool]

    def models(self) -> Iterator[Model]:
        """Yield every tree of depth 1 with two options at most, and some of depth 2."""
        yield from map(self._model, trees(1, 2, 2, self.outcomes))
        for number, tree in enumerate(trees(2, 2, 2, (1, 2))):
            if number % SEVERAL == 0:
                yield self._model(tree)

    def is_good(self, end: int, player: int) -> bool:
        """Whether the player is content with how it ends."""
        return end == player or (end == ref.DRAW and ref.DRAW in self.outcomes)

    def _model(self, root: ref.Tree) -> Model:
        nodes = list(dict.fromkeys(_nodes(root)))
        own = {tree: _strategies(tree) for tree in nodes}

        @cache
        def ends(tree: ref.Tree, s: Strategy, t: Strategy) -> int:
            if not (s in own[tree] and t in own[tree]):
                return 0
            return ref.outcome(tree, _by_path(tree, s, 1), _by_path(tree, t, 2))

        of = lambda tree, player, mine, theirs: (
            ends(tree, mine, theirs) if player == 1 else ends(tree, theirs, mine)
        )
        good = lambda tree, player, mine, theirs: self.is_good(
            of(tree, player, mine, theirs), player
        )

        @cache
        def best(tree: ref.Tree, player: int) -> Strategy:
            mine = (s for s in own[tree] if all(good(tree, player, s, t) for t in own[tree]))
            return next(mine, own[tree][0])

        def foil(tree: ref.Tree, player: int, s: Strategy) -> Strategy:
            bad = (t for t in own[tree] if s in own[tree] and not good(tree, player, s, t))
            return next(bad, own[tree][0])

        def rank(tree: ref.Tree) -> int:
            return max((1 + rank(each) for each in below(tree)), default=0)

        @cache
        def says(tree: ref.Tree, player: int) -> bool:
            """Some move of the player, for every move of the other, and so on: the player wins."""
            if isinstance(tree, ref.Leaf):
                return tree.winner == player
            quantify = any if tree.player == player else all
            return quantify(says(option, player) for option in tree.options)

        # The option that decides it
        shown = lambda tree, truths, some: truths.index(some) if some in truths else 0

        def denied(tree: ref.Tree) -> bool:
            """Some move of the first, for every move of the second, and so on: not the second."""
            if isinstance(tree, ref.Leaf):
                return tree.winner != 2
            return (any if tree.player == 1 else all)(map(denied, tree.options))

        functions: dict[str, Callable[..., Any]] = {
            "says": says,
            "deciding": lambda tree, player: shown(
                tree,
                [says(option, player) for option in below(tree)],
                not isinstance(tree, ref.Leaf) and tree.player == player,
            ),
            "denied": denied,
            "denying": lambda tree: shown(
                tree,
                [denied(option) for option in below(tree)],
                not isinstance(tree, ref.Leaf) and tree.player == 1,
            ),
            **choices(below, own.__getitem__),
            "rank": rank,
            "mover": lambda tree: 0 if isinstance(tree, ref.Leaf) else tree.player,
            "winner": lambda tree: tree.winner if isinstance(tree, ref.Leaf) else 0,
            "ends": of,
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
        draws = ref.DRAW in good.outcomes
        tree = own.sort("Tree")
        known = Choices(own, tree)
        strategy, options, option = known.strategy, known.options, known.option
        fits, pick, after, first_with = known.fits, known.pick, known.after, known.first_with
        goes_on, begins, has_option = known.goes_on, known.begins, known.has_option
        self.rank = rank = known.rank
        mover, winner = (own.function(name, tree, INT) for name in ("mover", "winner"))
        ends = own.function("ends", tree, INT, strategy, strategy, INT)
        self.has = has = own.function("has", tree, INT, BOOL)
        best, wait = (own.function(name, tree, INT, strategy) for name in ("best", "wait"))
        foil = own.function("foil", tree, INT, strategy, strategy)

        player = lambda p: (p == 1) | (p == 2)
        content = lambda end, p: (end == p) | (end == ref.DRAW) if draws else end == p
        chosen = lambda x, p, s, t: either(mover(x) == p, pick(s), pick(t))

        finite = own.axiom("Slide 2: the game is finite, and one of two players moves")(
            lambda x, i: (
                (rank(x) >= 0)
                & (options(x) >= 0)
                & implies(options(x) >= 1, player(mover(x)))
                & implies(has_option(x, i), under(rank(option(x, i)), rank(x)))
            )
        )
        over = own.axiom(
            "where nobody is to move: the outcome, with which one of the players is content"
        )(
            lambda x, p, s, t: implies(
                (options(x) == 0) & player(p) & fits(s, x) & fits(t, x),
                (ends(x, p, s, t) == winner(x)) & (content(winner(x), 1) | content(winner(x), 2)),
            )
        )
        moves = own.axiom("who is to move does so by their strategy, and both go on")(
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
            )
        )
        exchanged = own.by_induction(
            "the outcome is the same from either player's side", lambda x, s, t: rank(x)
        )(
            lambda x, s, t: implies(fits(s, x) & fits(t, x), ends(x, 1, s, t) == ends(x, 2, t, s)),
            (over, moves, finite, goes_on),
        )
        waits = own.assumed("there is a strategy that is a player's best after each option")(
            lambda x, p, i: implies(
                player(p),
                fits(wait(x, p), x)
                & implies(has_option(x, i), after(wait(x, p), i) == best(option(x, i), p)),
            )
        )
        reaches = own.axiom("a player has a strategy that is good against all")(
            lambda x, p, t: implies(
                player(p),
                fits(best(x, p), x)
                & implies(has(x, p) & fits(t, x), content(ends(x, p, best(x, p), t), p)),
            )
        )
        fails = own.axiom("a player has no strategy that is good against all: each has a foil")(
            lambda x, p, s: implies(
                player(p) & fits(s, x) & negation(has(x, p)),
                fits(foil(x, p, s), x) & negation(content(ends(x, p, s, foil(x, p, s)), p)),
            )
        )

        plays = lambda x, p, s, t: (over(x, p, s, t), moves(x, p, s, t))

        then = lambda x, p, i: first_with(x, i, best(option(x, i), p))
        # The option that the foil of waiting comes to
        against = lambda x, p: chosen(x, p, wait(x, p), foil(x, p, wait(x, p)))

        by_moving = own.follows(
            "who is to move has a good strategy if they have one after some option"
        )(
            lambda x, p, i: implies(
                player(p) & (mover(x) == p) & has_option(x, i) & has(option(x, i), p), has(x, p)
            ),
            (begins, moves, goes_on, reaches),
            lambda x, p, i: fails(x, p, then(x, p, i)),
        )
        by_waiting = own.follows(
            "the other player has one if they have one after the option that foils waiting"
        )(
            lambda x, p: implies(
                player(p) & (options(x) >= 1) & (mover(x) != p) & has(option(x, against(x, p)), p),
                has(x, p),
            ),
            (fails, waits, moves, goes_on, reaches),
        )

        # Who is not to move
        other = lambda x: -mover(x) + 3

        def waited(x: Any, p: Any) -> tuple[Any, ...]:
            """What the foil of waiting does."""
            foiled = foil(x, p, wait(x, p))
            return waits(x, p, 0), fails(x, p, wait(x, p)), *plays(x, p, wait(x, p), foiled)

        self.some_player = own.by_induction("some player has a good strategy", rank)(
            lambda x: has(x, 1) | has(x, 2),
            (by_waiting, finite, waits, fails, over, moves),
            lambda x: by_moving(x, mover(x), against(x, other(x))),
        )
        self.one_player = own.follows(
            "not both players have a strategy that is good, if not both can be content"
        )(
            lambda x: negation(has(x, 1) & has(x, 2)) if not draws else rank(x) == rank(x),
            finite,
            lambda x: (reaches(x, 1, best(x, 2)), reaches(x, 2, best(x, 1))),
            lambda x: exchanged(x, best(x, 1), best(x, 2)),
        )

        if draws:
            return

        # Slide 10: the same by quantifiers

        says, denied = own.function("says", tree, INT, BOOL), own.function("denied", tree, BOOL)
        deciding = own.function("deciding", tree, INT, INT)
        denying = own.function("denying", tree, INT)
        self.says, self.denied = says, denied

        def quantified(x: Any, i: Any, some: Any, truth: Any, decided: Any, end: Any) -> Any:
            """Of x it is so where of some option, or of all; where the game is over, at the end."""
            of_some = implies(has_option(x, i) & truth(option(x, i)), truth(x)) & implies(
                truth(x), has_option(x, decided) & truth(option(x, decided))
            )
            of_all = implies(has_option(x, i) & truth(x), truth(option(x, i))) & (
                truth(x) | (has_option(x, decided) & negation(truth(option(x, decided))))
            )
            return implies(options(x) == 0, truth(x) == end) & implies(
                options(x) >= 1, implies(some, of_some) & (some | of_all)
            )

        by_quantifiers = own.axiom(
            "Slide 10: for all moves of the other player there is one of the player, and so on"
        )(
            lambda x, p, i: implies(
                player(p),
                quantified(
                    x, i, mover(x) == p, lambda y: says(y, p), deciding(x, p), winner(x) == p
                ),
            )
        )
        denial = own.axiom(
            "Slide 10: there is an x1 such that for all y1 and so on the second does not win"
        )(lambda x, i: quantified(x, i, mover(x) == 1, denied, denying(x), winner(x) != 2))

        exchanged_quantifiers = own.by_induction(
            "the negation has the other quantifiers: not for the second is for the first", rank
        )(
            lambda x: (negation(says(x, 2)) == denied(x)) & (denied(x) == says(x, 1)),
            (by_quantifiers, denial, finite, over, reaches),
            at=lambda x: best(x, 2),
        )

        def has_if_says(x: Any, p: int) -> tuple[Any, ...]:
            i, j, foiled = deciding(x, p), against(x, p), foil(x, p, best(x, p))
            return (
                (by_quantifiers(x, p, j), finite(x, i), finite(x, j)),
                (by_moving(x, p, i), by_waiting(x, p), waited(x, p)),
                (fails(x, p, best(x, p)), reaches(x, p, foiled), over(x, p, best(x, p), foiled)),
            )

        self.quantifiers = own.by_induction(
            "a player has a winning strategy just where the quantifiers say so", rank
        )(
            lambda x: (has(x, 1) == says(x, 1)) & (has(x, 2) == says(x, 2)),
            (exchanged_quantifiers, self.one_player),
            lambda x: (has_if_says(x, 1), has_if_says(x, 2)),
        )
        self.turns = own.follows("Slide 10: the four equivalences")(
            lambda x: (
                (has(x, 1) == says(x, 1))
                & (has(x, 2) == says(x, 2))
                & (negation(says(x, 2)) == denied(x))
                & (denied(x) == says(x, 1))
            ),
            (self.quantifiers, exchanged_quantifiers, finite),
        )

    def turned(self, x: Any) -> tuple[Any, tuple[Any, ...]]:
        """Each side of the equivalences: of the second, what is said of both, of the first."""
        second, first = (self.has(x, 2), self.says(x, 2)), (self.says(x, 1), self.has(x, 1))
        return True, (*second, self.denied(x), *first)

    def seen(self, x: Any) -> tuple[Any, tuple[Any, ...]]:
        """How the claims' predicates see a game: whether each player has a good strategy."""
        return self.rank(x) >= 0, (self.has(x, 1), self.has(x, 2))


WINNING = Strategies(Good("winning", (1, 2), ref.has_winning_strategy))
DRAWING = Strategies(Good("drawing", (1, 2, ref.DRAW), ref.has_drawing_strategy))
some_winner, one_winner = WINNING.some_player, WINNING.one_player
some_drawer = DRAWING.some_player
turns = WINNING.turns
WINS, DRAWS, TURNS = WINNING.seen, DRAWING.seen, WINNING.turned

# Any number of players

PLAYERS = (1, 2, 3)


def _of_three(root: ref.Tree) -> Model:
    own = _strategies(root)

    @cache
    def ends(tree: ref.Tree, p: int, s: Strategy, q: int, t: Strategy, u: Strategy) -> int:
        chosen = dict.fromkeys(PLAYERS, u) | {q: t, p: s}
        return ref.outcome(tree, *(_by_path(tree, each, player) for player, each in chosen.items()))

    @cache
    def best(tree: ref.Tree, player: int) -> Strategy:
        others = [q for q in PLAYERS if q != player]
        good = (
            s
            for s in own
            if all(ends(tree, player, s, others[0], t, u) == player for t in own for u in own)
        )
        return next(good, own[0])

    functions: dict[str, Callable[..., Any]] = {
        "ends": ends,
        "has": cache(ref.has_winning_strategy),
        "best": best,
    }
    values: dict[str, Sequence[Any]] = {"Tree": [root], "Strategy": own, "Int": PLAYERS}
    return Model(str(root), functions, values)


def of_three() -> Iterator[Model]:
    """Yield the trees of depth 1 with two options at most, and some with three or of depth 2."""
    yield from map(_of_three, trees(1, 2, 3, PLAYERS))
    yield from map(_of_three, list(trees(2, 2, 3, (1, 2)))[:: 40 * SEVERAL])


SEVERAL_PLAYERS = Theory("positions", "players", of_three)
_TREE, _STRATEGY = SEVERAL_PLAYERS.sort("Tree"), SEVERAL_PLAYERS.sort("Strategy")
SEVERAL_PLAYERS.let(s=_STRATEGY, t=_STRATEGY, u=_STRATEGY, x=_TREE)
_ends = SEVERAL_PLAYERS.function("ends", _TREE, INT, _STRATEGY, INT, _STRATEGY, _STRATEGY, INT)
_has = SEVERAL_PLAYERS.function("has", _TREE, INT, BOOL)
_best = SEVERAL_PLAYERS.function("best", _TREE, INT, _STRATEGY)
beats_all = SEVERAL_PLAYERS.axiom("a winning strategy wins whatever all the others choose")(
    lambda x, p, q, s, t, u: implies(
        p < q,  # of two players the one with the smaller number is named first
        implies(_has(x, p), _ends(x, p, _best(x, p), q, t, u) == p)
        & implies(_has(x, q), _ends(x, p, s, q, _best(x, q), u) == q),
    )
)
no_two_winners = SEVERAL_PLAYERS.follows("no two of any number of players have a winning strategy")(
    lambda x, p, q, u: implies(p != q, negation(_has(x, p) & _has(x, q))),
    beats_all,
    at=lambda x, p, q, u: u,
)

TWO_OF_MANY = lambda x, p, q, u: (p != q, (_has(x, p), _has(x, q)))
