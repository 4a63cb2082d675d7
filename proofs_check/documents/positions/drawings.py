"""Counterexamples of this document: piles in binary, heaps with their labels, choices as trees.

Claims about Wythoff's game and Nim have the position that they name drawn.
"""

import ast
import re
from collections.abc import Mapping, Sequence
from functools import cache

from proofs_check.core.evidence import Json
from proofs_check.core.pictures import Cell, Node, Picture, Shape, Sketch, Table, Tree
from reference.errors import InvalidInput
from reference.positions.nim import nim_position, nim_sum
from reference.positions.subtraction import removals, subtraction_position
from reference.positions.trees import Choice, Leaf, Tree as Game
from reference.positions.wythoff import wythoff_position, wythoff_winning_moves_by_formula


def drawings(claim: str, witness: Mapping[str, Json]) -> Sequence[Picture]:
    """Piles as binary numbers with their nim-sum; heaps with their options."""
    instance = witness.get("instance")
    choices = _choices(instance)
    if choices is not None:
        return (Tree("Who chooses at each node, and who wins at each end", _tree(choices)),)
    if not isinstance(instance, Mapping):
        return ()
    grid = re.fullmatch(r"(\d+)-(\d+)", str(instance.get("grid", "")))
    if grid is not None:
        return (_heap([int(digit) for digit in grid[1]], 15),)
    if piles := tuple(n for n in map(instance.get, "xyz") if isinstance(n, int)):
        return (_piles(piles),)
    heap = _subtraction(instance)
    return (_heap(*heap),) if heap and 0 <= heap[1] <= 40 else ()


def questions(claim: str, witness: Mapping[str, Json]) -> Sequence[str]:
    """What to ask the reference, on the command line and in Python."""
    instance = witness.get("instance")
    heap = _subtraction(instance) if isinstance(instance, Mapping) else None
    if heap is None:
        return ()
    S, n = heap
    return [
        f"gameproof solve positions.subtraction set=[{','.join(map(str, S))}] heap={n} play=normal",
        "from reference.positions.subtraction import subtraction_position; "
        f"subtraction_position({list(S)}, {n})",
    ]


def _subtraction(instance: Mapping[str, Json]) -> tuple[tuple[int, ...], int] | None:
    """The set and the heap that a counterexample names, if it does."""
    S, n = instance.get("S"), instance.get("n")
    if not isinstance(S, list) or not isinstance(n, int):
        return None
    return tuple(each for each in S if isinstance(each, int)), n


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


def _choices(written: Json) -> Game | None:
    """The tree that a counterexample writes as Python does."""
    if not isinstance(written, str):
        return None
    try:
        return _built(ast.parse(written, mode="eval").body)
    except (SyntaxError, LookupError, InvalidInput):
        return None


def _built(node: ast.AST) -> Game:
    """The tree of an expression of `Choice` and `Leaf`; nothing else is evaluated."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        given = {keyword.arg: keyword.value for keyword in node.keywords}
        if node.func.id == "Leaf" and isinstance(winner := given["winner"], ast.Constant):
            return Leaf(winner.value)  # type: ignore[arg-type]
        player, options = given["player"], given["options"]
        if isinstance(player, ast.Constant) and isinstance(options, ast.Tuple):
            return Choice(player.value, tuple(map(_built, options.elts)))  # type: ignore[arg-type]
    raise LookupError("no tree")


def _tree(tree: Game) -> Node:
    if isinstance(tree, Leaf):
        return Node(f"player {tree.winner} wins" if tree.winner else "a draw")
    return Node(f"player {tree.player} chooses", [("", _tree(option)) for option in tree.options])


SAYS = {
    "subtraction.last-chip-decides": "With S = {S} nobody removes the last chip of a heap of {n}.",
    "subtraction-123.grid-2.caption": "In grid {grid} the new labels of heaps {not so} do not.",
    "subtraction-134.grid-7.caption": "In grid {grid} the new label of heap {not so} does not.",
    "nim.finite": "From piles {x}, {y}, {z} a move that takes nothing leaves {chips left}.",
}
"""The point of counterexamples."""

NOBODY = {
    "zermelo.drawing": "nobody has a strategy that does not lose",
    "zermelo.winning-at-least-one": "nobody can make sure to win",
}


def says(claim: str, statement: str, witness: Mapping[str, Json]) -> str:
    """The point of a counterexample that is a tree: what is chosen, and who cannot help it."""
    tree = _choices(witness.get("instance"))
    return f"In {_told(tree)} {NOBODY[claim]}." if tree and claim in NOBODY else ""


def _told(tree: Game) -> str:
    if isinstance(tree, Leaf):
        return f"a win of player {tree.winner}" if tree.winner else "a draw"
    return f"a choice of player {tree.player} between {' and '.join(map(_told, tree.options))}"


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
    ends = range(BOARD + 1)
    rows: list[list[Cell | str]] = []
    for x in ends:
        labels = (str(wythoff_position((x, y))) for y in ends)
        rows.append([str(x), *(Cell("", "P") if label == "P" else "" for label in labels)])
    caption = "The P-positions of Wythoff's game, one pile down and one across; all others are N"
    return Table(caption, ["", *map(str, ends)], rows)


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
