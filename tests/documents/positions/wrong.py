"""Mistakes in the definitions of `positions`, and the claims that must notice them."""

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from itertools import product
from typing import Any

import reference.positions as reference
from proofs_check.documents.positions import examples, labelling, ranges, strategies, transcribed
from proofs_check.documents.positions.claims import nim
from proofs_check.documents.positions.ranges import Board, Heaps, ThreePiles
from reference import inputs
from reference.errors import InvalidInput
from reference.positions import (
    N,
    P,
    Play,
    Position,
    Quadratic,
    Quantifier,
    nim_values,
    scheme,
    subtraction,
)
from tests.wrong_definitions import Wrong

position_of, removals = reference.position_of, subtraction.removals


def misere(options: Iterable[Position], play: Play = Play.NORMAL) -> Position:
    found = list(options)
    return N if P in found or not found else P


def all_options(options: Iterable[Position], play: Play = Play.NORMAL) -> Position:
    found = list(options)
    return N if found and all(option is P for option in found) else P


def refusing(*_given: Any) -> Any:
    raise InvalidInput("anything", None, "nothing")


def by_strategies(judge: Callable[[Iterable[bool]], bool]) -> Callable[..., bool]:
    def has(tree: Any, player: int) -> bool:
        everyone = {here.player for _, here in reference.places(tree)}
        every = reference.strategies(tree, *everyone)
        return judge(reference.outcome(tree, chosen) == player for chosen in every)

    return has


def other_play(right: Any, moves: Any, start: Any, play: Play = Play.NORMAL) -> Any:
    return right(moves, start, Play.NORMAL if play is Play.MISERE else Play.MISERE)


ALL_PAIRS = ((0, 0), (16, 26), (12, 20), (153, 248), (289, 468), (220, 356))

WRONG = (
    Wrong("misere play for normal play", position_of, misere),
    Wrong("rule 2 asks for all options", position_of, all_options),
    Wrong(
        "no diagonal moves",
        reference.wythoff_moves,
        lambda p: iter([(k, p[1]) for k in range(p[0])] + [(p[0], k) for k in range(p[1])]),
    ),
    Wrong(
        "all input is refused",
        inputs.at_least,
        refusing,
        also=((inputs.one_of, refusing), (inputs.collection, refusing)),
    ),
    Wrong("every sequence is 1, 1, 1, ...", reference.beatty_term, lambda alpha, k: 1),
    Wrong("any number names a player", reference.Leaf.__post_init__, lambda self: None),
    Wrong("a pile may lose more chips than it has", removals, lambda S, n: S),
    Wrong(
        "the formula is asked of the piles as they are",
        reference.wythoff_position_by_formula,
        lambda piles, play=Play.NORMAL: P if tuple(piles) == (1, 2) else N,
    ),
    Wrong(
        "misere play is normal play by the sum",
        reference.nim_position_by_sum,
        lambda piles, play=Play.NORMAL: P if reference.nim_sum(*piles) == 0 else N,
    ),
    Wrong(
        "a nim-value is one more than the options'",
        nim_values.mex,
        lambda values: max(values, default=-1) + 1,
    ),
    Wrong(
        "a number is positive where its rational part is",
        Quadratic._is_positive,
        lambda self: self.rational > 0,
    ),
    Wrong(
        "moves in the first pile only",
        reference.wythoff_moves,
        lambda piles: ((k, piles[1]) for k in range(piles[0])),
    ),
    Wrong("nothing is removed", reference.wythoff_moves, lambda piles: iter([tuple(piles)])),
    Wrong("nothing is removed in Nim", reference.nim_moves, lambda piles: iter([tuple(piles)])),
    Wrong("removals of 5 and 9", removals, lambda right, S, n: right((*S, 9, 5), n)),
    Wrong("a removal of 8", removals, lambda right, S, n: right((*S, 8), n)),
    Wrong("the smallest removal only", removals, lambda right, S, n: right(S, n)[:1]),
    Wrong("pairs off by one", reference.pair, lambda right, n: right(n + 1)),
    Wrong("one pair for all", reference.pair, lambda n: (1, 2)),
    Wrong("floor off by one", Quadratic.__floor__, lambda right, x: right(x) + 1),
    Wrong("the square for the reciprocal", Quadratic.reciprocal, lambda x: x * x),
    Wrong("twice the reciprocal", Quadratic.reciprocal, lambda right, x: right(x) * 2 - 1),
    Wrong("nim-sum with carry", reference.nim_sum, lambda *numbers: sum(numbers)),
    Wrong("nim-sum with carry, and 1", reference.nim_sum, lambda *numbers: sum(numbers) + 1),
    Wrong("nim-sum subtracts", reference.nim_sum, lambda x, y=1, *z: abs(x - 2 * y)),
    Wrong(
        "Nim in the first pile only",
        reference.nim_moves,
        lambda piles: ((k, *piles[1:]) for k in range(piles[0])),
    ),
    Wrong("a digit too many", transcribed.binary, lambda number: f"{number}0"),
    Wrong("no powers of 2", transcribed.powers_of_2, lambda number: [number]),
    Wrong("some strategies win", reference.has_winning_strategy, by_strategies(any)),
    Wrong("everybody wins", reference.has_winning_strategy, lambda tree, player: True),
    Wrong("every strategy wins", reference.has_winning_strategy, by_strategies(all)),
    Wrong("every strategy draws", reference.has_drawing_strategy, by_strategies(all)),
    Wrong("quantifiers stay", Quantifier.negated, lambda quantifier: quantifier),
    Wrong("all statements hold", reference.holds, lambda quantifiers, domains, statement: True),
    Wrong("no condition 1", scheme.condition_1, lambda moves, candidate: False),
    Wrong("condition 2 for one", scheme.condition_2, lambda moves, candidate: len(candidate) == 1),
    Wrong("condition 3 not for one", scheme.condition_3, lambda moves, cand: len(cand) != 1),
    Wrong("no decimals", transcribed.cut_off, lambda x, like, add=0: "1." + "0" * 4),
    Wrong(
        "decimals backwards",
        transcribed.cut_off,
        lambda right, x, like, *add: right(x, like, *add)[::-1],
    ),
    Wrong("integers for Fibonacci", reference.fibonacci, lambda: iter(range(1, 100))),
    Wrong("other lists printed", transcribed.numbers, lambda name: [0, 1]),
    Wrong("no quotient", examples.exact, lambda row, with_phi=False: Fraction(1)),
    Wrong("sqrt 5 for phi", reference.PHI, reference.quadratic_irrational(0, 1, 5)),
    Wrong("no move is legal", reference.can_move, lambda before, after: False),
    Wrong("every pair wins", examples.wythoff_winning_moves, lambda piles: ALL_PAIRS),
    Wrong("nothing wins", examples.wythoff_winning_moves, lambda piles: ()),
    Wrong("trees of misere play", reference.tree_of, other_play),
    Wrong("no plays", strategies.plays, lambda graph, x: iter([(x,)])),
    Wrong("no labels", labelling.given_by, lambda rule, *others: {}),
    Wrong("steps of other pairs", transcribed.rows("wythoff-steps"), lambda row: {"n": "0"}),
    Wrong("no fractional part", Quadratic.fractional_part, lambda x: x * 0),
    Wrong("three equal piles printed", nim.COLUMNS, {"": ("", (7, 7, 7), "")}),
    Wrong("Nim has P-positions only", reference.nim_position, lambda *piles: P),
    Wrong("no chips are left", examples.reached, lambda pile: (0, 0, 0)),
    Wrong("player 1 wins", reference.has_winning_strategy, lambda tree, player: player == 1),
    Wrong(
        "each move is made twice",
        strategies.plays,
        lambda right, graph, x: ((*play, *play) for play in right(graph, x)),
    ),
    Wrong("8/5 for phi", reference.PHI, Quadratic(Fraction(8, 5), Fraction(0), 5)),
    Wrong("the method names nothing", examples.by_the_method, lambda x, y: set()),
    Wrong("decimals as printed", examples.decimal_of, lambda row, *how: row["printed"]),
    Wrong(
        "pairs of equal numbers",
        ranges.pairs_by_recursion,
        lambda right, count: tuple(((x, x) for x, _ in right(count))),
    ),
)

ARITHMETIC = {"beatty.irrational-needed.measured": "an example in rational numbers"}
UNNOTICED = {"beatty.proof-criterion-irrational-needed.measured": "arithmetic: three numbers given"}


def views(check: Any) -> Iterator[Any]:
    """The first heaps, and small piles."""
    if isinstance(check.domain, Heaps):
        instances: Iterable[Any] = ({"heap": n} for n in range(12))
    else:
        piles = 2 if isinstance(check.domain, Board) else 3
        instances = ({"piles": list(each)} for each in product(range(4), repeat=piles))
    return (check.domain.reference_view(check.level, instance) for instance in instances)


ENGINES = {"misere play for normal play": (Heaps(50, S=(1, 3, 4)), Board(30), ThreePiles(5))}

AXIOMS = (
    *("misere play for normal play", "some strategies win", "nim-sum with carry"),
    *("every strategy draws", "no condition 1", "quantifiers stay", "floor off by one"),
    *("the square for the reciprocal", "trees of misere play"),
    *("moves in the first pile only", "nothing is removed", "the smallest removal only"),
)
"""Mistakes that between them make an axiom of each chained theorem false."""
