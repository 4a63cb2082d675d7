"""Section 3.5.2: moves struck out or bypassed one at a time, here or below, in whatever order.

A step replaces one option `a` of a player by the player's options of a game X: by none, those of 0,
where a is dominated; by those of an answer where a is reversible through it; and by one alone where
a step is taken in a. `pick` chooses a step wherever there is one, and `last` is what is left at
last. The tree of a game has each position as often as it is reached; `weight` is the sum of the
trees of a player's options.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

from proofs_check.documents.partizan import theory_canonical, theory_moves
from proofs_check.documents.partizan.forms import born_by
from proofs_check.documents.partizan.simplifying import bypass_left, bypass_right, single_steps
from proofs_check.documents.partizan.simplifying import tree as tree_of
from proofs_check.documents.partizan.theory import (
    GAME,
    LEFT,
    RIGHT,
    at_most,
    ends,
    equal,
    finite,
    finite_below,
    from_options,
    model,
    no_option,
    nothing,
    option,
    options,
    rank,
    ranked,
    reflexive,
    refuting,
    transitive_for,
    zero,
)
from proofs_check.documents.partizan.theory_canonical import (
    amiss_option,
    amiss_other,
    amiss_side,
    canon,
    canonical_form,
    one_for_each_value,
    something_to_do,
)
from proofs_check.documents.partizan.theory_moves import (
    bypass,
    bypassing,
    dominated,
    failing,
    fails,
    is_reversible,
    one_form_alone,
    reversible,
    simplest,
)
from proofs_check.methods.logic import implies, negation
from proofs_check.methods.theory import BOOL, INT, Kind, Model, Theory, either, notion
from reference.partizan import games
from reference.partizan.games import ZERO, Game, game

SEVERAL = 61
"""Every so many forms born by day 2 one is a model."""


class _Step(NamedTuple):
    """Whose option is replaced by the options of which game, and because of which one."""

    player: bool
    replaced: Game
    by: Game
    since: Game


def _alone(p: bool, K: Game) -> Game:
    return game([K]) if p else game((), [K])


@cache
def _steps(G: Game) -> frozenset[Game]:
    return frozenset(single_steps(G))


def _ways(G: Game) -> Iterator[tuple[Game, _Step]]:
    """Yield what steps leave, and how."""
    for p, put in ((LEFT, bypass_left), (RIGHT, bypass_right)):
        for a in options(p, G):
            for b in options(p, G):
                if b is not a and (games.at_most(a, b) if p else games.at_most(b, a)):
                    yield put(G, a, ZERO), _Step(p, a, ZERO, b)
            for answer in options(not p, a):
                if games.at_most(answer, G) if p else games.at_most(G, answer):
                    yield put(G, a, answer), _Step(p, a, answer, a)
            for K in sorted(_steps(a), key=str):
                yield put(G, a, _alone(p, K)), _Step(p, a, _alone(p, K), K)


@cache
def _how(G: Game) -> dict[Game, _Step]:
    return dict(_ways(G))


@cache
def _last(G: Game) -> Game:
    after = next(_ways(G), None)
    return G if after is None else _last(after[0])


def functions() -> dict[str, Callable[..., Any]]:
    """The functions of this theory, by the reference."""

    def how(G: Game, H: Game) -> _Step:
        return _how(G).get(H, _Step(LEFT, G, G, G))

    return {
        "alone": _alone,
        "step": lambda G, H: H in _steps(G),
        "whose": lambda G, H: how(G, H).player,
        "replaced": lambda G, H: how(G, H).replaced,
        "replacing": lambda G, H: how(G, H).by,
        "since": lambda G, H: how(G, H).since,
        "stuck": lambda G: not _steps(G),
        "pick": lambda G: next(_ways(G), (G,))[0],
        "last": _last,
        "tree": tree_of,
        "weight": lambda p, G: sum(map(tree_of, options(p, G))),
    }


def models() -> Iterator[Model]:
    """Yield some forms born by day 2, one with a reversible option, with what steps leave."""
    up = game([ZERO], [game([ZERO], [ZERO])])
    more = theory_moves.functions() | theory_canonical.functions() | functions()
    for G in (*born_by(2)[::SEVERAL], games.plus(up, game([ZERO], [ZERO])), game([up])):
        yield model(f"{G}", (G, *_steps(G)), more)


STEPS = Theory("partizan", "one-by-one", models)
alone = STEPS.function("alone", BOOL, GAME, GAME)
step = STEPS.function("step", GAME, GAME, BOOL)
whose = STEPS.function("whose", GAME, GAME, BOOL)
replaced, replacing, since = (
    STEPS.function(name, GAME, GAME, GAME) for name in ("replaced", "replacing", "since")
)
stuck = STEPS.function("stuck", GAME, BOOL)
pick, last = STEPS.function("pick", GAME, GAME), STEPS.function("last", GAME, GAME)
tree = STEPS.function("tree", GAME, INT)
weight = STEPS.function("weight", BOOL, GAME, INT)

# Definitions

only = STEPS.axiom(
    "ours: a game with one option of the player",
    (BOOL, GAME, GAME),
    lambda p, K, X: option(p, alone(p, K), X) == (X == K),
    kind=Kind.RECURSION,
)


@notion
def is_dominated(p: Any, G: Any, a: Any, b: Any) -> Any:
    """The player's option b is another one, and as good as a."""
    return option(p, G, a) & option(p, G, b) & (a != b) & at_most(p, a, b)


may_be_taken = STEPS.axiom(
    "Section 3.5.2: a dominated move may be struck out, a reversible one bypassed, here and below",
    (BOOL, GAME, GAME, GAME),
    lambda p, G, a, b: (
        implies(is_dominated(p, G, a, b), step(G, bypass(p, G, a, zero())))
        & implies(is_reversible(p, G, a, b), step(G, bypass(p, G, a, b)))
        & implies(option(p, G, a) & step(a, b), step(G, bypass(p, G, a, alone(p, b))))
    ),
)


def _is_taken(p: Any, G: Any, a: Any, X: Any, b: Any) -> Any:
    """Options of X, which come in the place of a, are those of a step, because of b."""
    struck = is_dominated(p, G, a, b) & (X == zero())
    below = option(p, G, a) & step(a, b) & (X == alone(p, b))
    return struck | is_reversible(p, G, a, X) | below


def _taken(G: Any, H: Any) -> tuple[Any, Any, Any, Any]:
    return whose(G, H), replaced(G, H), replacing(G, H), since(G, H)


is_taken = STEPS.axiom(
    "Section 3.5.2: there are no other steps",
    (GAME, GAME),
    lambda G, H: implies(
        step(G, H),
        (H == bypass(whose(G, H), G, replaced(G, H), replacing(G, H)))
        & _is_taken(whose(G, H), G, *_taken(G, H)[1:]),
    ),
)
choosing = STEPS.axiom(
    "ours: a game is stuck where there is no step, and elsewhere one is picked",
    (GAME, GAME),
    lambda G, H: implies(stuck(G), negation(step(G, H))) & (stuck(G) | step(G, pick(G))),
    kind=Kind.RECURSION,
)
at_last = STEPS.axiom(
    "ours: what is left where steps are taken as long as there are any",
    (GAME,),
    lambda G: last(G) == either(stuck(G), G, last(pick(G))),
    kind=Kind.RECURSION,
)
weighing = STEPS.axiom(
    "a tree is its root and the trees of the options of both players, of each one at least",
    (BOOL, GAME, GAME),
    lambda p, G, X: implies(
        finite(G),
        (tree(G) == 1 + weight(LEFT, G) + weight(RIGHT, G))
        & (weight(p, G) >= 0)
        & implies(option(p, G, X), weight(p, G) >= tree(X)),
    ),
    kind=Kind.ASSUMED,
)
few = STEPS.axiom(
    "a game without options and one with a single option have finitely many, and such trees",
    (BOOL, GAME),
    lambda p, K: (
        finite(zero())
        & (weight(p, zero()) == 0)
        & implies(finite(K), finite(alone(p, K)) & (weight(p, alone(p, K)) == tree(K)))
    ),
    kind=Kind.ASSUMED,
)
exchanging = STEPS.axiom(
    "with finitely many options in the place of one there are finitely many, and the trees "
    "are at most those without that one and those that come",
    (BOOL, GAME, GAME, GAME),
    lambda p, G, a, X: implies(
        finite(G) & finite(X) & option(p, G, a),
        finite(bypass(p, G, a, X))
        & (weight(p, bypass(p, G, a, X)) <= weight(p, G) - tree(a) + weight(p, X))
        & (weight(negation(p), bypass(p, G, a, X)) == weight(negation(p), G)),
    ),
    kind=Kind.ASSUMED,
)

# A step keeps the value


def _struck(p: Any, G: Any, a: Any, b: Any) -> tuple[Any, ...]:
    """What is left is as `dominated` has it."""
    H = bypass(p, G, a, zero())
    X = fails(G, H)[1]
    return (
        [failing(G, H, each) for each in (X, b)],
        [bypassing(p, G, a, zero(), each) for each in (X, b)],
        [reflexive(X), ranked(X), nothing(p, X)],
        dominated(G, H),
    )


struck_out = STEPS.theorem(
    "a game is equal to that in which one dominated option is struck out",
    (BOOL, GAME, GAME, GAME),
    lambda p, G, a, b: implies(is_dominated(p, G, a, b), equal(G, bypass(p, G, a, zero()))),
    _struck,
)


def _put(p: Any, G: Any, a: Any, K: Any) -> tuple[Any, ...]:
    H, q = bypass(p, G, a, alone(p, K)), negation(p)
    X, W = refuting(p, G, H), refuting(p, H, G)
    return (
        [from_options(p, G, H), from_options(p, H, G)],
        [bypassing(p, G, a, alone(p, K), each) for each in (X, W, K)],
        [only(p, K, each) for each in (X, W, K)],
        [no_option(p, H, each) for each in (X, K)],
        [no_option(p, G, each) for each in (W, a)],
        [no_option(q, G, X), no_option(q, H, W)],
        [transitive_for(p, H, a, K), transitive_for(p, G, K, a)],
    )


equal_put = STEPS.theorem(
    "a game is equal to that in which an equal option comes in the place of one",
    (BOOL, GAME, GAME, GAME),
    lambda p, G, a, K: implies(
        option(p, G, a) & equal(a, K), equal(G, bypass(p, G, a, alone(p, K)))
    ),
    _put,
)


def _below(G: Any, H: Any) -> tuple[Any, Any]:
    """The option in which a step is taken, and what is left of it."""
    return replaced(G, H), since(G, H)


def _equal(G: Any, H: Any) -> tuple[Any, ...]:
    p, a, X, b = _taken(G, H)
    return (
        is_taken(G, H),
        [struck_out(p, G, a, b), reversible(p, G, a, X), equal_put(p, G, a, b)],
        [ends(p, G, a), ranked(a)],
    )


stays_equal = STEPS.induction(
    "a step leaves an equal game",
    (GAME, GAME),
    lambda G, H: implies(step(G, H), equal(G, H)),
    _equal,
    on=lambda G, H: rank(G),
    smaller=[_below],
)

# A step leaves a smaller tree


def _lighter(G: Any, H: Any) -> tuple[Any, ...]:
    p, a, X, b = _taken(G, H)
    q = negation(p)
    return (
        is_taken(G, H),
        [weighing(each, G, a) for each in (p, q)],
        [weighing(each, H, a) for each in (p, q)],
        [weighing(each, a, X) for each in (p, q)],
        [weighing(p, X, X), weighing(q, X, X)],
        [few(p, b), exchanging(p, G, a, X)],
        [finite_below(p, G, a), finite_below(q, a, X), ends(p, G, a), ranked(a)],
    )


smaller_tree = STEPS.induction(
    "a step leaves a smaller tree",
    (GAME, GAME),
    lambda G, H: implies(step(G, H) & finite(G), finite(H) & (tree(H) < tree(G))),
    _lighter,
    on=lambda G, H: rank(G),
    smaller=[_below],
)

# Where there is no step

_amiss = (amiss_side, amiss_option, amiss_other)


def _stuck(G: Any) -> tuple[Any, ...]:
    p, X, Y = (each(G) for each in _amiss)
    taken = [(may_be_taken(p, G, X, Y), choosing(G, bypass(p, G, X, each))) for each in (zero(), Y)]
    below = (
        may_be_taken(p, G, X, pick(X)),
        choosing(G, bypass(p, G, X, alone(p, pick(X)))),
        choosing(X, X),
    )
    return something_to_do(G), taken, below, ends(p, G, X), ranked(X)


nothing_left = STEPS.induction(
    "where there is no step nothing is dominated or reversible, here and below",
    (GAME,),
    lambda G: implies(stuck(G), simplest(G)),
    _stuck,
    on=rank,
    smaller=[lambda G: (amiss_option(G),)],
)
form_alone_is_left = STEPS.theorem(
    "where there is no step the game is its canonical form",
    (GAME,),
    lambda G: implies(finite(G) & stuck(G), G == canon(G)),
    lambda G: (nothing_left(G), canonical_form(G), one_form_alone(G, canon(G)), ranked(G)),
)
same_form = STEPS.theorem(
    "a step leaves a smaller tree of the same canonical form",
    (GAME, GAME),
    lambda G, H: implies(
        finite(G) & step(G, H), finite(H) & (tree(H) < tree(G)) & (canon(H) == canon(G))
    ),
    lambda G, H: (stays_equal(G, H), smaller_tree(G, H), one_for_each_value(G, H), ranked(G)),
)
form_at_last = STEPS.induction(
    "whichever steps are taken, the canonical form is left at last",
    (GAME,),
    lambda G: implies(finite(G), last(G) == canon(G)),
    lambda G: (at_last(G), choosing(G, G), same_form(G, pick(G)), form_alone_is_left(G)),
    lambda G: [weighing(p, pick(G), G) for p in (LEFT, RIGHT)],
    on=tree,
    smaller=[lambda G: (pick(G),)],
)
one_by_one = STEPS.together(
    "steps leave smaller trees, and the canonical form at last",
    (GAME, GAME),
    lambda G, H: (
        same_form(G, H),
        form_alone_is_left(G),
        form_at_last(G),
        [weighing(p, G, G) for p in (LEFT, RIGHT)],
    ),
)

# How the claim's predicate sees them


def ONE_BY_ONE(G: Any, H: Any) -> tuple[Any, tuple[Any, ...]]:
    """Any games: whether a step leads to H, tree and form; whether none does; what is the form."""
    form = canon(G)
    leads = step(G, H), tree(H) < tree(G), canon(H) == form
    return finite(G), (*leads, stuck(G), form == G, last(G) == form)
