"""Counterexamples of this document: Clobber boards move by move, and values as trees."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from proofs_check.core.evidence import Json
from proofs_check.core.pictures import Node, Picture, Table, Tree
from reference.errors import InvalidInput
from reference.preferences.clobber import row
from reference.preferences.evaluation import Evaluation
from reference.preferences.values import Value, format_value, is_leaf, members, parse_value

MOST_NODES = 60
"""A larger tree is drawn from the top only."""


def drawings(claim: str, witness: Mapping[str, Json]) -> Sequence[Picture]:
    """The board's tree with the value of each position, or the trees of the values named."""
    instance = witness.get("instance")
    if "lengths" in witness:
        return (_counts(witness["lengths"]),)
    if claim in KEEPS:
        return (_kept(witness),)
    if claim in NOT_DRAWN:
        return ()
    if isinstance(instance, str):
        instance = {"X": instance}
    if not isinstance(instance, Mapping):
        return ()
    board = _board(instance)
    if board is not None:
        return (_play(*board),)
    named = {**instance, **_values(witness)}
    if isinstance(texts := named.get("list"), list):
        named |= {f"member {n}": text for n, text in enumerate(texts, 1)}
    return tuple(
        Tree(f"{name} = {text} as a tree; the leaves are the players who win", _tree(value))
        for name, text in named.items()
        if name != "board" and (value := _value(text, claim in LEAVES)) is not None
    )


def questions(claim: str, witness: Mapping[str, Json]) -> Sequence[str]:
    """What to ask the reference, on the command line and in Python."""
    del claim
    instance = witness.get("instance")
    board = _board(instance) if isinstance(instance, Mapping) else None
    if board is None:
        return ()
    text, starts = board
    return [
        *(
            f"gameproof solve preferences.value board={text} players=3 to_move={starts} "
            f"preference={how}"
            for how in ("none", "selfish", "prudent")
        ),
        "from reference.preferences.clobber import row; from reference.preferences.evaluation "
        f'import value; value(*row("{text}"), {starts})',
    ]


def _values(witness: Mapping[str, Json]) -> Mapping[str, Json]:
    values = witness.get("values")
    return values if isinstance(values, Mapping) else {}


def _board(instance: Mapping[str, Json]) -> tuple[str, int] | None:
    """A row and who starts; None of other boards."""
    board, starts = instance.get("board"), instance.get("starts", instance.get("to_move", 1))
    if "on" in instance or not isinstance(starts, int):
        return None
    if isinstance(board, list | tuple):
        board = "".join(map(str, board))
    return (board, starts) if isinstance(board, str) and board.isdigit() else None


def _play(board: str, starts: int) -> Tree:
    game, tokens = row(board)
    known = Evaluation(game)
    size = 0

    def count(state: tuple[tuple[int, ...], int], depth: int) -> int:
        position, _ = state
        if depth == 0 or not any(any(game.options(position, i)) for i in (1, 2, 3)):
            return 1
        return 1 + sum(count(child, depth - 1) for child in known.children(state))

    depth = len(board)
    while depth > 1 and count((tokens, starts), depth) > MOST_NODES:
        depth -= 1
    size = count((tokens, starts), depth)

    def node(state: tuple[tuple[int, ...], int], below: int) -> Node:
        position, mover = state
        shown = "".join(str(token) if token else "·" for token in position)
        if not any(any(game.options(position, i)) for i in (1, 2, 3)):
            return Node(f"{shown} is over, {(mover - 2) % 3 + 1} moved last")
        value = format_value(known.values([state])[0])
        options = []
        if below and size <= MOST_NODES:
            options = [
                ("moves to" if child[0] != position else "has no move", node(child, below - 1))
                for child in known.children(state)
            ]
        return Node(f"{shown}, player {mover} to move: {value}", options)

    whole = "" if depth == len(board) else ", from the top only"
    caption = f"Clobber on {board}, player {starts} starts: values before any simplification{whole}"
    return Tree(caption, node((tokens, starts), depth))


KEEPS = {"section-4.4.certain-win", "rule-4.disregards"}
"""Claims of which of their moves a player keeps."""


def _kept(witness: Mapping[str, Json]) -> Tree:
    """The moves of a player to two values, and which are kept."""
    instance: Any = witness["instance"]
    kept: Any = _values(witness)["kept"]
    options = []
    for name in ("X", "Y"):
        value = _value(instance[name], leaf_too=True)
        assert value is not None
        words = "keeps the move to" if instance[name] in kept else "drops the move to"
        options.append((words, _tree(value)))
    who = f"player {instance['player']}"
    return Tree(f"Which moves {who} keeps", Node(f"{who} to move", options))


def _counts(lengths: Any) -> Table:
    """The rows of Table 1 as they were swept."""
    head = list(lengths[0])
    cells = [[str(row[name]) for name in head] for row in lengths]
    return Table("The rows of Table 1 that are compared", head, cells)


LEAVES = {"section-2.same-children"}
"""Claims about a parent, to be drawn although its only child is a single player."""

_SINGLE = (
    "Its values are single players, trees of one node: how the rules order them is all there is to "
    "it."
)

NOT_DRAWN = {
    "definition-7.well-founded": _SINGLE,
    "definition-10.words": _SINGLE,
    "definition-10.irreflexive": _SINGLE,
    "rule-4.loss-below-win": _SINGLE,
    "definition-11.well-founded": _SINGLE,
    "section-4.5.almost-every-pair": _SINGLE,
    "theorem-13.even-two": _SINGLE,
    "theorem-13.even-three": _SINGLE,
    "theorem-13.proof-base-loss-below-win": _SINGLE,
    "section-4.5.three-n": "It is a number of values among all rows of so many vertices, no game.",
    "section-5.fixed-start-fewer": "It is two numbers of values, no game.",
    "section-5.eight-one-disappears": "It is a number of values among all rows of eight vertices, "
    "no game.",
}
"""Why a counterexample has no picture."""


def _value(text: Json, leaf_too: bool = False) -> Value | None:
    """The list that a text writes, if it is one; a leaf seldom needs a drawing."""
    if not isinstance(text, str):
        return None
    try:
        value = parse_value(text)
    except InvalidInput:
        return None
    if _nodes(value) > MOST_NODES:
        return None
    return value if leaf_too or not is_leaf(value) else None


@cache
def _nodes(value: Value) -> int:
    """How many nodes the tree of a value has."""
    return 1 if is_leaf(value) else 1 + sum(map(_nodes, members(value)))


def _tree(value: Value) -> Node:
    if is_leaf(value):
        return Node(f"player {value}")
    return Node(format_value(value), [("", _tree(member)) for member in _ordered(value)])


def _ordered(value: Value) -> list[Value]:
    return sorted(members(value), key=format_value)
