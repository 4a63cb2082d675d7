"""What stands for what in the claims of `partizan`."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache
from typing import Any
from zlib import crc32

import reference.partizan as ref
from proofs_check.documents.partizan import forms
from proofs_check.documents.partizan.claims import same
from proofs_check.documents.partizan.forms import Impartial, subsets
from proofs_check.documents.partizan.play import fits
from proofs_check.documents.partizan.ranges import GRID
from proofs_check.documents.partizan.theory_nimbers import number_of
from proofs_check.documents.partizan.theory_pictures import remaining
from proofs_check.methods.theory import Model
from reference.partizan.games import Game, formal_birthday
from reference.partizan.notation import show
from reference.partizan.numbers import number, number_game
from tests.blocks import Block, noisy
from tests.documents.partizan.wrong import WRONG as MISTAKES
from tests.wrong_definitions import Wrong

BOUNDS = {"lines": 7}


@cache
def _drawn(G: Game, inverse: bool = False) -> int:
    """A number that looks random, of a form, or of its inverse."""
    sides = [sorted(_drawn(X, inverse) for X in side) for side in (G.left, G.right)]
    return crc32(repr(sides[::-1] if inverse else sides).encode())


def _impartial(G: Game, **also: int) -> Any:
    """A game as the ranges of impartial ones have it."""
    if not ref.games.is_impartial(G):
        return []
    sizes = {"options": len(G.left), "day": max(0, formal_birthday(G) - 1)}
    return {"G": Impartial(show(G), G, sizes), **also}


def _fractions(k: int, **of: int) -> Any:
    return {name: Fraction(n, 2**k) for name, n in of.items()} if k >= 0 else []


def _number(G: Game) -> Fraction | None:
    x = number(G)
    return x if x is not None and number_game(x) is G else None


def _piles(P: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(filter(None, P)))


def _three(P: tuple[int, ...]) -> Any:
    sizes = (0, 0, 0, *_piles(P))[-3:]
    return {f"pile-{n}": size for n, size in enumerate(sizes, 1)}


def _numbers(options: Sequence[Game]) -> list[Fraction] | None:
    """The numbers that all options are, in their order; None if some are none."""
    found = [x for x in map(_number, options) if x is not None]
    return sorted(found) if len(found) == len(options) else None


def _signed(G: Game) -> Any:
    left, right = _numbers(G.left), _numbers(G.right)
    if left is None or right is None:
        return None
    return {"left": tuple(reversed(left)), "right": tuple(right)}


def _to_a_number(G: Game, X: Game) -> Any:
    options = _numbers(G.left)
    return None if options is None else {"options": tuple(options), "move": _number(X)}


def _is_simplest(G: Game, x: Game) -> bool:
    return fits(G, x) and not any(fits(G, y) for y in (*x.left, *x.right))


def _of_a_form(model: Model, G: Game) -> Any:
    """The Nim piles of which a game is the form."""
    heap = model.functions["heap"]
    found = (P for P in model.values["Piles"] if heap(P) is G)
    return next(({"ruleset": ref.nim.NIM, "position": _piles(P)} for P in found), None)


def _animals(R: Any) -> Any:
    if isinstance(R, str):
        return {"row": R}
    return {"row": R[0].translate(str.maketrans("LR", "TF"))} if len(R) == 1 else []


ROOTS = {Fraction(17, 12): 2, Fraction(26, 15): 3}
"""What is on the same side of all n/8 as a root, of which no model has any."""

STANDS = {
    "theory_nimbers: G": lambda block, G: (
        {"G": G} if block.check.theorem == "same_moves" else _impartial(G)
    ),
    "G n others": lambda G, n: _impartial(G, n=n),
    "theory_nimbers: ruleset position": lambda model, G: _of_a_form(model, G),
    "ruleset position": lambda N, P: [
        {"ruleset": ref.nim.NIM, "position": _piles(N)},
        {"ruleset": ref.hackenbush.HACKENBUSH, "position": remaining(P)},
    ],
    "rows columns": lambda r, c: {"rows": r, "columns": c},
    "cakes": lambda P: {"cakes": P},
    "picture": lambda P: None if None in P else {"picture": P},
    "ruleset rules strip": lambda k, s: {"ruleset": k[0], "rules": k[1], "strip": s},
    "ruleset anybodys own strip": lambda k, m, s: (
        {"ruleset": k[0], "anybodys": k[1], "own": m[1], "strip": s} if k[0] is m[0] else []
    ),
    "strip": lambda s: {"strip": s},
    "m n drawn": lambda G: {"m": G.rows, "n": G.columns, "drawn": G.drawn},
    "slope": lambda R: {"slope": R},
    "row": _animals,
    "piles": lambda P: {"piles": _piles(P)},
    "pile-1 pile-2 pile-3": _three,
    "numbers n": lambda G, n: (
        {"numbers": tuple(sorted(map(number_of, G.left))), "n": n}
        if {*G.left} == {*G.right}
        else []
    ),
    "a b": lambda a, b, k: _fractions(k, a=a, b=b),
    "within": lambda a, b, k: _fractions(k, a=a, b=b) if a < b or a == 0 else None,
    "sums_of_numbers": lambda m, n, k: _fractions(k, a=m, b=n) if m < n else None,
    "x": lambda n, k: _fractions(k, x=n),
    "one_above": lambda H: None if _number(H) is None else {"n": _number(H)},
    "up_below_half_powers": lambda k: {"n": k},
    "left right": _signed,
    "options move": _to_a_number,
    "G H I": lambda G, H, X: {"G": G, "H": H, "I": X},
    "positive_beside": lambda G, X: {"G": G, "H": X},
    "G a a^R": lambda G, a, answer: {"G": G, "a": a, "a^R": answer} if a in G.left else None,
    "G e e^L": lambda G, a, answer: {"G": G, "e": a, "e^L": answer} if a in G.right else None,
    "simplicity": lambda G, x: (
        {"G": G, "x": x} if _drawn(G) % 4 == 0 or _is_simplest(G, x) else None
    ),
    "sums_decide": lambda block, G, H: (
        {"G": G, "H": H} if block.check.predicate is same else {"G": H, "H": G}
    ),
    "answer possible": lambda: {"answer": 3, "possible": False},
    "root n": lambda x, k: {"root": ROOTS.get(x), "n": k},
}


def _at(G: Game, left_moves: bool) -> Any:
    """The same of the inverse, where the other player moves."""
    return min((_drawn(G, not left), left is left_moves) for left in (True, False))


def by_play(G: Game, H: Game) -> bool:
    """G <= H, by playing G - H."""
    return not ref.games.mover_wins(ref.games.plus(G, ref.games.negative(H)), True)


def _play(seed: int, often: float) -> Wrong:
    made = noisy(seed, often, ref.games.mover_wins, of=_at)
    return Wrong(f"play, {made.says}", made.right, made.wrong, ((ref.games.at_most, by_play),))


def values(block: Block, model: Model) -> Mapping[str, Any]:
    """Boards where one may jump; more games; these in an order that is the same each time."""
    made, theorem = dict(model.values), block.check.theorem
    if theorem in ("leaping", "hopping"):
        lines, columns = (3, 1) if theorem == "leaping" else (1, 3)
        made["Board"] = [R for R in made["Board"] if (len(R), len(R[0])) == (lines, columns)]
    elif theorem == "mirror_image":
        pairs = [ref.games.minus(G, G) for G in made["Game"]]
        made["Game"] = [*made["Game"], *(X for G in pairs for X in (*G.left, *G.right))]
    elif theorem in ("positive_beside", "still_fuzzy"):
        made["Game"] = forms.values()
    elif theorem == "best_is_best":
        sets = [tuple(map(number_game, chosen)) for chosen in subsets(GRID[1::2], 2)]
        made["Game"] = [*map(ref.games.game, sets), *map(number_game, GRID[1::2])]
    return made | {"Game": sorted({*made.get("Game", ())}, key=_drawn)}


RULESETS = (
    *(
        ref.cutcake.CUTCAKE,
        ref.hackenbush.HACKENBUSH,
        ref.hackenbush.HACKENBUSH_STRING,
        ref.nim.NIM,
    ),
    *(ref.coin_strips.PUSH, ref.coin_strips.SHOVE, ref.coin_strips.RUN_OVER),
    *(ref.ski_jumps.SKI_JUMPS, ref.toads_and_frogs.TOADS_AND_FROGS),
)


def _taken(position: Any) -> Any:
    """What is left where all is taken away; of several coins in a row one, at its end."""
    if isinstance(position, str):
        coins = position.replace(".", "")
        return (coins[0] if len(coins) > 1 else ".").rjust(len(position), ".")
    rows = position and all(isinstance(row, str) for row in position)
    return tuple("." * len(row) for row in position) if rows else ()


def _missing(moves: Any) -> Any:
    def fewer(position: Any, variant: Any) -> Any:
        return tuple(a for a in moves(position, variant) if _at_random(position, a, variant) % 3)

    return fewer


def _taking(moves: Any, whenever: int) -> Any:
    def more(position: Any, variant: Any) -> Any:
        found, left = moves(position, variant), _taken(position)
        also = left != position and left not in found
        return (*found, left) if also and _at_random(position) % whenever == 0 else found

    return more


def _at_random(*of: Any) -> int:
    return crc32(repr(of).encode())


def _rules(says: str, left: Any, right: Any, shares: Any) -> Wrong:
    """Each game has other moves."""
    first, *others = (
        (each, replace(each, left=left(each.left), right=right(each.right))) for each in RULESETS
    )

    def piles(right: Any, piles: Any, variant: Any = ref.fair_shares.FairShares.STANDARD) -> Any:
        return tuple(after or (sum(piles),) for after in shares(right)(piles, variant))

    return Wrong(says, *first, also=(*others, (ref.fair_shares.moves, piles)))


def _any_lines(right: Any, position: Any) -> Any:
    return tuple(line for line in right(position) if _at_random(position, line) % 5)


def _named(*names: str) -> list[Wrong]:
    return [each for each in MISTAKES if each.says in names]


OF_MOVES = (
    _rules("Left may take all", lambda m: _taking(m, 1), lambda m: m, lambda m: m),
    Wrong("some lines may not be drawn", ref.dots_and_boxes.moves, _any_lines),
    _rules("sometimes all may be taken", *[lambda m: _taking(m, 2)] * 3),
    _rules("some moves are missing", _missing, _missing, _missing),
    *_named("nobody runs over", "nothing floats away", "no coin falls off"),
    *_named("jumps off the slope", "Right does not jump", "no jumps"),
)
OF_NIMBERS = (
    Wrong("the XOR is never 0", ref.nimbers.nim_sum, lambda *sizes: 7),
    *_named("nothing impartial", "mex from one", "last option forgotten"),
)
OF_VALUES = (
    *_named("everything at most"),
    *(_play(seed, 0.1) for seed in range(3)),
    *_named("never at most", "misere play"),
    *_named("Left moves in the second summand", "numbers half off", "H^R only"),
    *_named("sides not exchanged", "nobody can force a win", "every move is answered"),
)
WRONG = (*OF_VALUES, *OF_MOVES, *OF_NIMBERS)

RULES = ("rulesets", "strips", "animals", "pictures", "ends", "dots")


def of_use(block: Block, mistake: Wrong) -> bool:
    """Mistakes are of the moves of the games that Section 2 names, of values, or of nimbers.

    Thermographs and play that is off do not go together: they take long.
    """
    module = block.check.module.removeprefix("theory_")
    if module == "mean" and mistake.says.startswith("play"):
        return False
    if mistake in OF_MOVES:
        return module in (*RULES, "colours", "long")
    if mistake in OF_NIMBERS:
        return module in ("nimbers", "colours")
    return module not in RULES


EXCUSED = """
says more | its range is what the predicate of the theorem assumes |
  section-3.1.{negative-is-good-for-Right,great-is-good-for-Left} ;
  section-3.5.3.{zero-loses,nonzero-wins}
never false | its condition is what a mistake in the moves makes false | section-1.first-criterion
never false | it is of canonical forms, the theorem of any equal options: a mistake parts them |
  section-3.4.left-and-right-options
never false | its theorem says which number the predicate looks for |
  section-3.4.1.between.corrected
not evaluated | the reference has no games with infinitely many options |
  section-3.4.2.half-power-string | the game with infinitely many ;
  section-3.5.1.grundy-theorem | infinitely many as well ;
  section-3.5.1.grundy-value | infinitely many as well ;
  section-3.5.1.equivalent-number | infinitely many as well ;
  section-3.5.2.canonical-form | infinitely many as well ; section-3.5.3.zero-loses | infinitely ;
  section-3.5.3.nonzero-wins | infinitely ; section-3.9.lower | infinitely many as well ;
  section-3.9.upper | infinitely many as well ; section-3.9.independent | infinitely many as well ;
  section-3.4.2.{omega,y-omega} ; section-3.5.1.no-integer.measured ;
  section-3.9.no-surreal-mean.measured
"""
