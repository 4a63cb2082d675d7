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
    Wrong(
        "misere play for normal play",
        position_of,
        misere,
        "nim.mirror; nim.theorem; play.unsaid; scheme.condition-3; scheme.sufficient; "
        "subtraction; subtraction-123.grid-1.labels; subtraction-134.grid-1.labels",
    ),
    Wrong(
        "rule 2 asks for all options",
        position_of,
        all_options,
        "nim.example-7; nim.list; play.terminal; subtraction-123.grid-2.labels; "
        "subtraction-123.grid-3.labels; subtraction-123.grid-4.labels; "
        "subtraction-123.grid-5.labels; subtraction-134.grid-2.labels; "
        "subtraction-134.grid-3.labels; subtraction-134.grid-4.labels; "
        "subtraction-134.grid-5.labels; subtraction-134.grid-6.labels; "
        "subtraction-134.grid-7.labels",
    ),
    Wrong(
        "no diagonal moves",
        reference.wythoff_moves,
        lambda p: iter([(k, p[1]) for k in range(p[0])] + [(p[0], k) for k in range(p[1])]),
        "wythoff.first; wythoff.one-move",
    ),
    Wrong(
        "all input is refused",
        inputs.at_least,
        refusing,
        "nim.numbers; nim.piles; play.graph; play.rules; subtraction.pile; "
        "subtraction.set; wythoff.piles",
        ((inputs.one_of, refusing), (inputs.collection, refusing)),
    ),
    Wrong(
        "every sequence is 1, 1, 1, ...",
        reference.beatty_term,
        lambda alpha, k: 1,
        "beatty.parts",
    ),
    Wrong(
        "any number names a player",
        reference.Leaf.__post_init__,
        lambda self: None,
        "trees.players",
    ),
    Wrong(
        "a pile may lose more chips than it has",
        removals,
        lambda S, n: S,
        "subtraction.moves",
    ),
    Wrong(
        "the formula is asked of the piles as they are",
        reference.wythoff_position_by_formula,
        lambda piles, play=Play.NORMAL: P if tuple(piles) == (1, 2) else N,
        "wythoff.by-formula",
    ),
    Wrong(
        "misere play is normal play by the sum",
        reference.nim_position_by_sum,
        lambda piles, play=Play.NORMAL: P if reference.nim_sum(*piles) == 0 else N,
        "nim.by-sum; nim.by-sum-of-others",
    ),
    Wrong(
        "a nim-value is one more than the options'",
        nim_values.mex,
        lambda values: max(values, default=-1) + 1,
        "play.nim-values; wythoff.nim-values",
    ),
    Wrong(
        "a number is positive where its rational part is",
        Quadratic._is_positive,
        lambda self: self.rational > 0,
        "beatty.numbers",
    ),
    Wrong(
        "moves in the first pile only",
        reference.wythoff_moves,
        lambda piles: ((k, piles[1]) for k in range(piles[0])),
        "wythoff.grid; wythoff.last; wythoff.moves; wythoff.moves-26-34.step-2-conclusion; "
        "wythoff.moves-26-34.step-3-conclusion; wythoff.sequence",
    ),
    Wrong(
        "nothing is removed",
        reference.wythoff_moves,
        lambda piles: iter([tuple(piles)]),
        "wythoff.finite",
    ),
    Wrong(
        "nothing is removed in Nim",
        reference.nim_moves,
        lambda piles: iter([tuple(piles)]),
        "nim.example-25-21-11.winning; nim.finite",
    ),
    Wrong(
        "removals of 5 and 9",
        removals,
        lambda right, S, n: right((*S, 9, 5), n),
        "subtraction-123.grid-2.caption.corrected:as printed:enumeration",
    ),
    Wrong(
        "a removal of 8",
        removals,
        lambda right, S, n: right((*S, 8), n),
        "subtraction-123.strategy-wins",
    ),
    Wrong(
        "the smallest removal only",
        removals,
        lambda right, S, n: right(S, n)[:1],
        "subtraction-123.strategy-available",
    ),
    Wrong("pairs off by one", reference.pair, lambda right, n: right(n + 1), "wythoff"),
    Wrong(
        "one pair for all",
        reference.pair,
        lambda n: (1, 2),
        "wythoff.sequence.every-integer.corrected:as printed:enumeration 2",
    ),
    Wrong(
        "floor off by one",
        Quadratic.__floor__,
        lambda right, x: right(x) + 1,
        "beatty.proof-above; beatty.proof-line-1; floor; golden; "
        "wythoff.moves-153-289.step-1-pair; wythoff.moves-153-289.step-2-pair; "
        "wythoff.moves-153-289.step-3-pair; wythoff.moves-26-34.step-1-pair; "
        "wythoff.moves-26-34.step-2-pair; wythoff.moves-26-34.step-2-struck; "
        "wythoff.moves-26-34.step-3-pair; wythoff.multiples",
    ),
    Wrong(
        "the square for the reciprocal",
        Quadratic.reciprocal,
        lambda x: x * x,
        "beatty; wythoff.reciprocals",
    ),
    Wrong(
        "twice the reciprocal",
        Quadratic.reciprocal,
        lambda right, x: right(x) * 2 - 1,
        "beatty.proof-complete",
    ),
    Wrong(
        "nim-sum with carry",
        reference.nim_sum,
        lambda *numbers: sum(numbers),
        "nim.example-7-5-3.sum",
    ),
    Wrong(
        "nim-sum with carry, and 1",
        reference.nim_sum,
        lambda *numbers: sum(numbers) + 1,
        "nim.identity",
    ),
    Wrong(
        "nim-sum subtracts",
        reference.nim_sum,
        lambda x, y=1, *z: abs(x - 2 * y),
        "nim; nim.example-7-5-3.sum",
    ),
    Wrong(
        "Nim in the first pile only",
        reference.nim_moves,
        lambda piles: ((k, *piles[1:]) for k in range(piles[0])),
        "nim.columns.position; nim.example-13-23-28.count; nim.example-13-23-28.pile-1; "
        "nim.example-13-23-28.reached-1; nim.example-25-21-11.complete; "
        "nim.example-25-21-11.removed; nim.last; nim.positive",
    ),
    Wrong(
        "a digit too many",
        transcribed.binary,
        lambda number: f"{number}0",
        "nim.binary; nim.columns.binary; nim.example-13-23-28.binary; "
        "nim.example-13-23-28.pile; nim.example-25-21-11.binary; nim.example-7-5-3.binary; "
        "nim.sum-23-13.binary; nim.sum-7-5.binary",
    ),
    Wrong(
        "no powers of 2",
        transcribed.powers_of_2,
        lambda number: [number],
        "nim.pairs-of-powers:as printed:enumeration",
    ),
    Wrong("some strategies win", reference.has_winning_strategy, by_strategies(any), "winning"),
    Wrong(
        "everybody wins",
        reference.has_winning_strategy,
        lambda tree, player: True,
        "winning; zermelo",
    ),
    Wrong(
        "every strategy wins",
        reference.has_winning_strategy,
        by_strategies(all),
        "rules.rule-2; winning-strategy.at-least; zermelo.winning-at-least",
    ),
    Wrong(
        "every strategy draws",
        reference.has_drawing_strategy,
        by_strategies(all),
        "zermelo.drawing",
    ),
    Wrong("quantifiers stay", Quantifier.negated, lambda quantifier: quantifier, "negation"),
    Wrong(
        "all statements hold",
        reference.holds,
        lambda quantifiers, domains, statement: True,
        "winning-strategy.line",
    ),
    Wrong("no condition 1", scheme.condition_1, lambda moves, candidate: False, "scheme"),
    Wrong(
        "condition 2 for one",
        scheme.condition_2,
        lambda moves, candidate: len(candidate) == 1,
        "scheme.condition-2",
    ),
    Wrong(
        "condition 3 not for one",
        scheme.condition_3,
        lambda moves, cand: len(cand) != 1,
        "scheme.sufficient",
    ),
    Wrong(
        "no decimals",
        transcribed.cut_off,
        lambda x, like, add=0: "1." + "0" * 4,
        "wythoff.moves-26-34.step",
    ),
    Wrong(
        "decimals backwards",
        transcribed.cut_off,
        lambda right, x, like, *add: right(x, like, *add)[::-1],
        "wythoff.moves-153-289.step",
    ),
    Wrong("integers for Fibonacci", reference.fibonacci, lambda: iter(range(1, 100)), "fibonacci"),
    Wrong(
        "other lists printed",
        transcribed.numbers,
        lambda name: [0, 1],
        "fibonacci; subtraction-123.set",
    ),
    Wrong(
        "no quotient",
        examples.exact,
        lambda row, with_phi=False: Fraction(1),
        "wythoff.moves-26-34.step",
    ),
    Wrong(
        "sqrt 5 for phi",
        reference.PHI,
        reference.quadratic_irrational(0, 1, 5),
        "wythoff.beatty-applies:as printed:their; wythoff.moves-26-34.step-1-struck; "
        "wythoff.sequence.at-most-once:as printed:enumeration 2; "
        "wythoff.sequence.every-positive",
    ),
    Wrong(
        "no move is legal",
        reference.can_move,
        lambda before, after: False,
        "wythoff.moves-9-13.winning:as printed:printed table",
    ),
    Wrong(
        "every pair wins",
        examples.wythoff_winning_moves,
        lambda piles: ALL_PAIRS,
        "wythoff.moves-153-289.count; wythoff.moves-153-289.step-2-conclusion; "
        "wythoff.moves-153-289.step-3-conclusion; wythoff.moves-26-34.step-1-conclusion",
    ),
    Wrong(
        "nothing wins",
        examples.wythoff_winning_moves,
        lambda piles: (),
        "wythoff.moves-153-289.step-1-conclusion",
    ),
    Wrong("trees of misere play", reference.tree_of, other_play, "rules"),
    Wrong(
        "no plays",
        strategies.plays,
        lambda graph, x: iter([(x,)]),
        "play; subtraction.last",
    ),
    Wrong(
        "no labels",
        labelling.given_by,
        lambda rule, *others: {},
        "subtraction-123.grid; subtraction-134.grid",
    ),
    Wrong(
        "steps of other pairs",
        transcribed.rows("wythoff-steps"),
        lambda row: {"n": "0"},
        "wythoff.moves-153-289.step-3-difference; wythoff.moves-26-34.step-3-difference",
    ),
    Wrong(
        "no fractional part",
        Quadratic.fractional_part,
        lambda x: x * 0,
        "beatty.proof-line-3",
    ),
    Wrong("three equal piles printed", nim.COLUMNS, {"": ("", (7, 7, 7), "")}, "nim.columns"),
    Wrong(
        "Nim has P-positions only",
        reference.nim_position,
        lambda *piles: P,
        "nim.example-13-23-28.next; nim.example-25-21-11.next",
    ),
    Wrong(
        "no chips are left",
        examples.reached,
        lambda pile: (0, 0, 0),
        "nim.example-13-23-28.reached-2",
    ),
    Wrong(
        "player 1 wins",
        reference.has_winning_strategy,
        lambda tree, player: player == 1,
        "rules.rule-3",
    ),
    Wrong(
        "each move is made twice",
        strategies.plays,
        lambda right, graph, x: ((*play, *play) for play in right(graph, x)),
        "subtraction.finite",
    ),
    Wrong(
        "8/5 for phi",
        reference.PHI,
        Quadratic(Fraction(8, 5), Fraction(0), 5),
        "wythoff.beatty-applies:as printed:both",
    ),
    Wrong(
        "the method names nothing",
        examples.by_the_method,
        lambda x, y: set(),
        "wythoff.method.wrong",
    ),
    Wrong(
        "decimals as printed",
        examples.decimal_of,
        lambda row, *how: row["printed"],
        "wythoff.moves.no",
    ),
    Wrong(
        "pairs of equal numbers",
        ranges.pairs_by_recursion,
        lambda right, count: tuple((x, x) for x, _ in right(count)),
        "wythoff.sequence.at; wythoff.sequence.differs",
    ),
)

ARITHMETIC = {
    "beatty.irrational-needed.measured": "an example in rational numbers",
}
UNNOTICED = {
    "beatty.proof-criterion-irrational-needed.measured": "arithmetic: three numbers given",
}


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
    "misere play for normal play",
    "some strategies win",
    "nim-sum with carry",
    "every strategy draws",
    "no condition 1",
    "quantifiers stay",
    "floor off by one",
    "the square for the reciprocal",
    "trees of misere play",
    "moves in the first pile only",
    "nothing is removed",
    "the smallest removal only",
)
"""Mistakes that between them make an axiom of each chained theorem false."""
TIED = (
    "player 1 wins",
    "condition 3 not for one",
    "rule 2 asks for all options",
    "every strategy wins",
    "a removal of 8",
    "no condition 1",
    "floor off by one",
)
"""Mistakes that between them make false what a view says, and the claim that it stands for."""
UNTIED = dict.fromkeys(
    (
        "subtraction-123.first-player:as printed:theorem",
        "subtraction-123.second-player:as printed:theorem",
    ),
    "the claim asks for positions, the theorem for strategies",
)
"""Claims of whose view no mistake shows it."""
