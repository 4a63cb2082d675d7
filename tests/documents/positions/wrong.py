"""Mistakes in the definitions of `positions`."""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

from proofs_check.documents.positions import transcribed
from proofs_check.documents.positions.ranges import Board, Heaps, ThreePiles
from tests.wrong_definitions import Wrong, written

MISTAKES = """
misere play for normal play | position_of | N if P in (found := list(options)) or not found else P
some strategies win | has_winning_strategy | all(outcome -> any(outcome
nim-sum with carry | nim_sum | sum(numbers)
every strategy draws | has_drawing_strategy | all(outcome(tree, chosen) == player
  for chosen in strategies(tree, *{here.player for _, here in places(tree)}))
no condition 1 | scheme.condition_1 | False
quantifiers stay | Quantifier.negated | self
floor off by one | Quadratic.__floor__ | it + 1
the square for the reciprocal | Quadratic.reciprocal | self * self
trees of misere play | tree_of | rightly(moves, start, "misere" if play == "normal" else "normal")
moves in the first pile only | wythoff_moves | ((k, piles[1]) for k in range(piles[0]))
nothing is removed | wythoff_moves | iter([tuple(piles)])
the smallest removal only | subtraction.removals | it[:1]

a number is positive where its rational part is | Quadratic._is_positive | self.rational > 0
nothing is removed in Nim | nim_moves | iter([tuple(piles)])
Nim in the first pile only | nim_moves | ((k, *piles[1:]) for k in range(piles[0]))
a removal of 8 | subtraction.removals | rightly((*S, 8), n)
pairs off by one | pair | rightly(n + 1)
twice the reciprocal | Quadratic.reciprocal | it * 2 - 1
nim-sum with carry, and 1 | nim_sum | sum(numbers) + 1
nim-sum subtracts | nim_sum | abs(numbers[0] - 2 * sum(numbers[1:2]))
every strategy wins | has_winning_strategy | return any( -> return all(
all statements hold | holds | True
player 1 wins | has_winning_strategy | player == 1
decimals as printed | proofs.examples.decimal_of | row["printed"]
every pair wins | proofs.examples.wythoff_winning_moves |
  ((0, 0), (16, 26), (12, 20), (153, 248), (289, 468), (220, 356))
"""

WRONG = (
    *written("positions", MISTAKES),
    Wrong("steps of other pairs", transcribed.rows("wythoff-steps"), lambda row: {"n": "0"}),
)


def views(check: Any) -> Iterator[Any]:
    """The first heaps, and small piles."""
    if isinstance(check.domain, Heaps):
        instances: Iterable[Any] = ({"heap": n} for n in range(12))
    else:
        piles = 2 if isinstance(check.domain, Board) else 3
        instances = ({"piles": list(each)} for each in product(range(4), repeat=piles))
    return (check.domain.reference_view(check.level, instance) for instance in instances)


ENGINES = {"misere play for normal play": (Heaps(50, S=(1, 3, 4)), Board(30), ThreePiles(5))}
