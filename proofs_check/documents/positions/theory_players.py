"""Slide 7 for games of three players: not two of them have a winning strategy.

A strategy chooses an option and is one after each option; three together decide who wins.
"""

from collections.abc import Callable
from functools import cache
from itertools import product
from typing import Any

from proofs_check.documents.positions.ranges import trees
from proofs_check.documents.positions.theory_trees import by_path, strategies_of
from proofs_check.methods.logic import implies, negation
from proofs_check.methods.theory import BOOL, INT, Model, Theory
from reference.positions import Tree, has_winning_strategy, outcome

PLAYERS = (1, 2, 3)


@cache
def models() -> tuple[Model, ...]:
    """Every tree of depth 1 with two options at most, and some of depth 2."""
    deeper = enumerate(trees(2, 2, 3, PLAYERS))
    every = (*trees(1, 2, 3, PLAYERS), *(tree for number, tree in deeper if number % 400 == 0))
    return tuple(map(_model, every))


def _model(tree: Tree) -> Model:
    own = strategies_of(tree)

    @cache
    def ends(x: Tree, *chosen: Any) -> int:
        return outcome(x, *(by_path(x, s, p) for p, s in zip(PLAYERS, chosen, strict=True)))

    @cache
    def best(x: Tree, player: int) -> Any:
        def wins(s: Any) -> bool:
            every = product(*([s] if p == player else own for p in PLAYERS))
            return all(ends(x, *chosen) == player for chosen in every)

        return next(filter(wins, own), own[0])

    functions: dict[str, Callable[..., Any]] = {
        "ends": ends,
        "has": cache(lambda x, p: p in PLAYERS and has_winning_strategy(x, p)),
        "best": best,
    }
    return Model(str(tree), functions, {"Tree": [tree], "Strategy": own})


THREE = Theory("positions", "three-players", models)
TREE, STRATEGY = THREE.sort("Tree"), THREE.sort("Strategy")
ends = THREE.function("ends", TREE, STRATEGY, STRATEGY, STRATEGY, INT)
has = THREE.function("has", TREE, INT, BOOL)
best = THREE.function("best", TREE, INT, STRATEGY)

winning = THREE.axiom(
    "slide 6: with a winning strategy a player wins, whatever the others do",
    (TREE, STRATEGY, STRATEGY),
    lambda x, s, t: (
        implies(has(x, 1), ends(x, best(x, 1), s, t) == 1)
        & implies(has(x, 2), ends(x, s, best(x, 2), t) == 2)
        & implies(has(x, 3), ends(x, s, t, best(x, 3)) == 3)
    ),
)
one_of_three = THREE.theorem(
    "slide 7: not two of three players have a winning strategy",
    (TREE,),
    lambda x: (
        negation(has(x, 1) & has(x, 2))
        & negation(has(x, 1) & has(x, 3))
        & negation(has(x, 2) & has(x, 3))
    ),
    lambda x: [winning(x, best(x, p), best(x, q)) for p, q in ((1, 2), (1, 3), (2, 3))],
    lambda x: winning(x, best(x, 1), best(x, 3)),
    typical=lambda x: has(x, 2),
)


def OF_THREE(x: Any) -> tuple[Any, tuple[Any, ...]]:
    """Which players have a winning strategy."""
    return True, tuple(has(x, p) for p in PLAYERS)
