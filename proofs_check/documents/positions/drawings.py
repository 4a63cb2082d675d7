"""Counterexamples of this document: piles in binary, heaps with their labels.

Claims about Wythoff's game and Nim have the position that they name drawn.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache

from proofs_check.core.claim import Claim
from proofs_check.core.pictures import Cell, Fields, Picture, Shape, Sketch, Table, grid
from reference.positions.nim import nim_position, nim_sum
from reference.positions.subtraction import removals, subtraction_position
from reference.positions.wythoff import wythoff_position, wythoff_winning_moves_by_formula


@cache
def _piles(piles: tuple[int, ...]) -> Table:
    """Each pile in binary, and their sum without carry."""
    total = nim_sum(*piles)
    width = max(*piles, total).bit_length() or 1
    rows: list[list[Cell | str]] = [
        [f"pile {at + 1}", str(pile), *f"{pile:0{width}b}"] for at, pile in enumerate(piles)
    ]
    bits = [Cell(bit, "odd" if bit == "1" else "") for bit in f"{total:0{width}b}"]
    rows.append(["nim-sum", str(total), *bits])
    head = ["", "chips", *(str(2**place) for place in range(width - 1, -1, -1))]
    return Table(f"{tuple(piles)}: {nim_position(piles)}-position", head, rows)


def _heap(S: Sequence[int], n: int) -> Table:
    """Every heap up to n with what can be removed."""
    rows: list[list[Cell | str]] = [
        [str(k), str(subtraction_position(S, k)), ", ".join(map(str, removals(S, k))) or "nothing"]
        for k in range(n + 1)
    ]
    allowed = f"one of {set(S)}" if S else "nothing: S is empty"
    return Table(f"Heaps, removing {allowed}", ["heap", "label", "may remove"], rows)


DRAWS = {
    "grid": lambda _, at: [_heap([int(digit) for digit in at["grid"].partition("-")[0]], 15)],
    "x, y, z": lambda _, at: [_piles((at["x"], at["y"], at["z"]))],
    "S, n": lambda _, at: [_heap(at["S"], at["n"])],
}


def _questions(claim: Claim, at: Fields) -> Iterator[str]:
    S, n = at["S"], at["n"]
    joined = ",".join(map(str, S))
    yield f"gameproof solve positions.subtraction set=[{joined}] heap={n} play=normal"
    yield (
        "from reference.positions.subtraction import subtraction_position; "
        f"subtraction_position({S}, {n})"
    )


ASKS = {"S, n": _questions}


def _told(tree: str) -> str:
    """A tree in words, from its ends on.

    >>> _told("Choice(player=1, options=(Leaf(winner=2), Leaf(winner=0)))")
    'a choice of player 1 between a win of player 2 and a draw'
    """
    said = tree.replace("Leaf(winner=0)", "a draw")
    said = re.sub(r"Leaf\(winner=(\d)\)", r"a win of player \1", said)
    while chosen := re.search(r"Choice\(player=(\d), options=\(([^()]*)\)\)", said):
        options = chosen[2].rstrip(",").replace(", ", " and ")
        said = said.replace(chosen[0], f"a choice of player {chosen[1]} between {options}")
    return said


SAYS = {
    "subtraction.last-chip-decides": "With S = {S} nobody removes the last chip of a heap of {n}.",
    "subtraction-123.grid-2.caption": "In grid {grid} the new labels of heaps {not so} do not.",
    "subtraction-134.grid-7.caption": "In grid {grid} the new label of heap {not so} does not.",
    "nim.finite": "From piles {x}, {y}, {z} a move that takes nothing leaves {chips left}.",
    "zermelo.drawing": lambda _, at: (
        f"In {_told(at['it'])} nobody has a strategy that does not lose."
    ),
    "zermelo.winning-at-least-one": lambda _, at: (
        f"In {_told(at['it'])} nobody can make sure to win."
    ),
}

# What claims are about

BOARD = 14
"""Piles of Wythoff's game up to here are drawn."""

BOARDS = {"wythoff.formula", "wythoff.finite", "wythoff.sequence.list", "wythoff.difference"}
"""Claims that are about all P-positions of Wythoff's game."""


def examples(claim: str) -> Sequence[Picture]:
    """The piles that a claim about Nim names; the moves or the P-positions of Wythoff's game.

    >>> [picture.caption for picture in examples("nim.example-7-5-3.sum")]
    ['(7, 5, 3): N-position']
    """
    named = re.match(r"(?:nim\.\w+\.?\w*|wythoff\.moves)((?:-\d+){2,3})(?:\.|$)", claim)
    piles = [int(number) for number in named[1].split("-")[1:]] if named else []
    if claim.startswith("nim."):
        return (_piles(tuple(piles)),) if piles else ()
    if claim.startswith("wythoff.") and piles:
        return (_moves(*piles),)
    return (_board(),) if claim in BOARDS else ()


def _board() -> Table:
    """Which positions of Wythoff's game are P-positions."""

    def cell(x: int, y: int) -> Cell | str:
        return Cell("", "P") if str(wythoff_position((x, y))) == "P" else ""

    caption = "The P-positions of Wythoff's game, one pile down and one across; all others are N"
    return grid(caption, range(BOARD + 1), range(BOARD + 1), cell)


def _moves(x: int, y: int) -> Sketch:
    """The moves from two piles, along rows, columns and the diagonal, and those that win."""
    wins = wythoff_winning_moves_by_formula((x, y))
    least = min(x, y)
    lines = [[(0, y), (x, y)], [(x, 0), (x, y)], [(x - least, y - least), (x, y)]]
    said = ", ".join(map(str, wins)) or "none"
    return Sketch(
        f"The moves from ({x}, {y}), and those that win",
        f"From ({x}, {y}) one goes left, down or along the diagonal; to P-positions: {said}.",
        [
            *(Shape([(float(a), float(b)) for a, b in line], "", "axis") for line in lines),
            *(Shape([(float(a), float(b))], "", "left") for a, b in wins),
            *(Shape([(float(a), float(b))], str((a, b))) for a, b in wins),
            Shape([(float(x), float(y))]),
        ],
    )


NOTATION = {
    "wythoff.a": "a_{0}",
    "wythoff.times": "{0} phi",
    "multiples.times_alpha": "{0} alpha",
    "multiples.over_alpha": "{0}/alpha",
    "beatty.times_alpha": "{0} alpha",
    "beatty.times_beta": "{0} beta",
    "beatty.over_alpha": "{0}/alpha",
    "beatty.over_beta": "{0}/beta",
}
"""How the document writes what its theories name."""
