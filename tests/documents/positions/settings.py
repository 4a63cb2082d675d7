"""What stands for what in the claims of `positions`."""

from ast import literal_eval
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import product
from typing import Any

import reference.positions as reference
from proofs_check.methods.theory import Model
from reference.positions import Choice, Leaf, Play, Quadratic, nim, scheme, subtraction, wythoff
from tests.blocks import Block, noisy, now_and_then
from tests.documents.positions.wrong import WRONG as MISTAKES
from tests.wrong_definitions import Wrong

BOUNDS = {"ends": 4, "max sizes": 3}


def _graph(model: Model) -> Mapping[int, tuple[int, ...]]:
    options, option = model.functions["options"], model.functions["option"]
    return {x: tuple(option(x, i) for i in range(options(x))) for x in model.values["Position"]}


def _played(block: Block, model: Model, misere: bool, **also: Any) -> Any:
    """A game, by the rule of play that the claim is about."""
    return {"graph": _graph(model), **also} if misere == ("misere" in block.label) else None


def _turns(x: Any) -> Any:
    """A tree in which the players move in turn, with so many options each time."""
    level, sizes, player = [x], [], 1
    while all(isinstance(each, Choice) and each.player == player for each in level):
        if len({len(each.options) for each in level}) > 1:
            return None
        sizes.append(len(level[0].options))
        level, player = [option for each in level for option in each.options], 3 - player
    if len(sizes) % 2 or not sizes or not all(isinstance(each, Leaf) for each in level):
        return None
    return {"sizes": tuple(sizes), "outcomes": tuple(each.winner for each in level)}


def _alpha(model: Model) -> Any:
    return model.functions["times_alpha"](1)


def _of(game: str, model: Model, **of: Any) -> Any:
    """Some of a game's positions."""
    if not model.says.startswith(game):
        return None
    return {"S": tuple(literal_eval(model.says.partition(" = ")[2])), **of} if "=" in game else of


STANDS = {
    "graph": lambda block, model, misere: _played(block, model, misere),
    "graph x": lambda block, model, misere, x: _played(block, model, misere, x=x),
    "S n": lambda model, p: _of("S =", model, n=p[0]),
    "S x": lambda model, p: _of("S =", model, x=p[0]),
    "theory_moves: x y": lambda model, p: _of("Wythoff", model, x=p[0], y=p[-1]),
    "theory_moves: x y z": lambda model, p: (
        _of("Nim", model, x=p[0], y=p[1], z=p[2]) if len(p) == 3 else None
    ),
    "tree players": lambda x: {"tree": x},
    "sizes table": lambda s: {"sizes": s.sizes, "table": s.table},
    "sizes outcomes": lambda x: _turns(x),
    "n x y": lambda n: {"n": n},
    "theory_moves: n": lambda m: {"n": m + 1} if m % 4 == 0 else None,
    "x": lambda r: {"x": r},
    **dict.fromkeys(("alpha n", "alpha beta n"), lambda n, model: {"alpha": _alpha(model), "n": n}),
    "alpha n k": lambda n, k, model: {"alpha": _alpha(model), "n": n, "k": k},
    "piles play": lambda x, y, z: {"piles": (x, y, z)},
}


def _tables(seed: int, often: float) -> tuple[tuple[Any, Any], ...]:
    """What is P and what is N, now and then the other."""

    def at(value: Any, *where: Any) -> Any:
        return now_and_then(value, often, seed, *where)

    def subtraction_rows(right: Any, S: Any, n: int, play: Play = Play.NORMAL) -> Any:
        return (at(each, sorted(S), i, play) for i, each in enumerate(right(S, n, play)))

    def nim_table(right: Any, piles: Any, play: Play = Play.NORMAL) -> Any:
        return {at_: at(each, at_, play) for at_, each in right(piles, play).items()}

    def wythoff_table(right: Any, piles: Any, play: Play = Play.NORMAL) -> Any:
        rows = enumerate(right(piles, play))
        return [[at(each, x, y, play) for y, each in enumerate(row)] for x, row in rows]

    def holds(right: Any, quantifiers: Any, domains: Any, statement: Any) -> Any:
        table = [statement(*each) for each in product(*domains)]
        return at(right(quantifiers, domains, statement), quantifiers, domains, table)

    return (
        (reference.holds, holds),
        (subtraction.subtraction_rows, subtraction_rows),
        (nim.nim_table, nim_table),
        (wythoff.wythoff_table, wythoff_table),
    )


def _wrong(seed: int, often: float) -> Iterator[Wrong]:
    """What theorems speak of at once, and what they compute with by itself."""
    made = noisy(
        *(seed, often, reference.has_winning_strategy, reference.has_drawing_strategy),
        *(scheme.condition_1, scheme.condition_2, scheme.condition_3),
    )
    yield replace(made, also=(*made.also, *_tables(seed, often)))
    yield noisy(seed, often, reference.nim_sum, Quadratic.__floor__)


NAMED = (
    *("nothing is removed", "nothing is removed in Nim", "a removal of 8", "player 1 wins"),
    *("all statements hold", "every strategy wins", "every strategy draws", "quantifiers stay"),
    *("the square for the reciprocal", "twice the reciprocal", "floor off by one"),
    *("pairs off by one", "nim-sum with carry", "a number is positive where its rational part is"),
)
WRONG = (
    *(wrong for seed in range(4) for wrong in _wrong(seed, 0.25)),
    *(each for each in MISTAKES if each.says in NAMED),
)

EXCUSED = """
says more | sets with numbers larger than the pile, and no pile at all | subtraction.finite ;
  subtraction.last-chip-decides.with-1.weakened
says more | n = 0, or k = 0, as well | wythoff.sequence.{differs-by-n,at-most-once} ;
  wythoff.{difference,beatty-applies}
says more | any k | beatty.proof-line-{1,2,3}
says less | the predicate says of the other piles that it says nothing of them |
  subtraction-123.{first-player,second-player}
says less | a game's instance is of all sets, a model of one |
  scheme.condition-1-follows.strengthened
never false | what a move is stays the same under the mistakes: so does who moves last |
  play.{normal-decides,misere-decides} ; wythoff.last-chip-decides ; nim.last-chip-decides
never false | its theorem names what the predicate looks for among all: a mistake parts them |
  winning-strategy.line-{2,3} ; subtraction-123.{strategy-available,first-player,second-player} ;
  scheme.sufficient ; scheme.condition-1-follows.strengthened ; wythoff.sequence.every ;
  beatty.{at-least-once,proof-one-statement} ; nim.by-sum.strengthened
not evaluated | two numbers of a table are asked beside it | wythoff.moves-26-34.step
not evaluated | it is of no n | beatty.proof-{fractional-part,fractions-2}
"""
