"""Counterexamples of this document: Clobber boards move by move, and values as trees."""

from collections.abc import Iterator, Sequence
from itertools import count
from typing import TypeAlias

from proofs_check.core.claim import Claim
from proofs_check.core.pictures import Fields, Node, Picture, Tree, unfolded
from reference.errors import InvalidInput
from reference.preferences.clobber import row
from reference.preferences.evaluation import Evaluation
from reference.preferences.values import Value, format_value, is_leaf, members, parse_value

State: TypeAlias = tuple[tuple[int, ...], int]
"""The tokens, 0 for an empty vertex, and who is to move."""

MOST_NODES = 60
"""A larger tree is drawn from the top only."""


def _board(at: Fields) -> tuple[str, int]:
    """A row, and who starts."""
    return "".join(map(str, at["board"])), at.get("starts", at.get("to_move"))


def _play(claim: Claim, at: Fields) -> Sequence[Picture]:
    """The tree of a row with the value of each position, as deep as is not too much."""
    board, starts = _board(at)
    game, tokens = row(board)
    known = Evaluation(game)

    def node(state: State, depth: int) -> Node:
        position, mover = state
        shown = "".join(str(token) if token else "·" for token in position)
        if not any(any(game.options(position, i)) for i in (1, 2, 3)):
            return Node(f"{shown} is over, {(mover - 2) % 3 + 1} moved last")
        label = f"{shown}, player {mover} to move: {format_value(known.values([state])[0])}"
        if not depth:
            return Node(label, mark="and so on")
        options = [
            ("moves to" if child[0] != position else "has no move", node(child, depth - 1))
            for child in known.children(state)
        ]
        return Node(label, options)

    trees = (node((tokens, starts), depth) for depth in count())
    before, tree = next(trees), next(trees)
    while before != tree and _size(tree) <= MOST_NODES:
        before, tree = tree, next(trees)
    caption = f"Clobber on {board}, player {starts} starts: values before any simplification"
    return [Tree(caption, before)]


def _size(node: Node) -> int:
    return 1 + sum(_size(option) for _, option in node.options)


def _values(claim: Claim, at: Fields) -> Iterator[Picture]:
    """The trees of the values that are named; a single player needs none."""
    texts = [text for own in at.values() for text in (own if isinstance(own, list) else [own])]
    for text in dict.fromkeys(text for text in texts if isinstance(text, str)):
        try:
            value = parse_value(text)
        except InvalidInput:  # what is no value
            continue
        if not is_leaf(value):
            tree = unfolded(value, _shown, _members)
            if _size(tree) <= MOST_NODES:
                yield Tree(f"{text} as a tree; the leaves are the players who win", tree)


def _shown(value: Value) -> str:
    return f"player {value}" if is_leaf(value) else format_value(value)


def _members(value: Value) -> list[tuple[str, Value]]:
    own = () if is_leaf(value) else members(value)
    return [("", each) for each in sorted(own, key=format_value)]


def _questions(claim: Claim, at: Fields) -> Iterator[str]:
    board, starts = _board(at)
    asked = f"gameproof solve preferences.value board={board} players=3 to_move={starts}"
    yield from (f"{asked} preference={how}" for how in ("none", "selfish", "prudent"))
    yield (
        "from reference.preferences.clobber import row; from reference.preferences.evaluation "
        f'import value; value(*row("{board}"), {starts})'
    )


DRAWS = {
    "neighbours": _values,
    "board, starts": _play,
    "board, to_move": _play,
    "whatever": _values,
}
ASKS = {"board, to_move": _questions, "neighbours": (), "board, starts": _questions}


def _compared(claim: Claim, at: Fields) -> str:
    """How two values compare for player 1."""
    how = " and ".join(name for name in ("below", "above") if at[name])
    return f"For player 1, {at['left']} is {how or 'neither below nor above'} {at['right']}."


VALUE = "From {board} with player {starts} to move the value is {value}."
TO_MOVE = VALUE.replace("starts", "to_move")
RELATED = "For player {player}, {X} is so related to {Y}, and {Y} to {Z}, but {X} is not to {Z}."
KEPT = "Of {X} and {Y} player {player} keeps {kept}."
WORDS = "For player {player}, {X} and {Y} are related by one of the two and not by the other."
PAIR = "For player 1 neither of {X} and {Y} is below the other."
SAYS = {
    "board, starts, value": VALUE,
    "board, to_move, value": TO_MOVE,
    "player, X, Y, Z": RELATED,
    "player, X, Y, kept": KEPT,
    "section-2.same-children": "A parent whose children all have the value {it} has {parent}.",
    "section-4.2.no-semantic-change": "With player {mover} to move {rule} makes {it} into {to}, "
    "where another player chooses.",
    "rule-1.choices-kept": "With player {mover} to move, {base}_{exponent} is {value}, and Rule 1 "
    "gives the choice to another player.",
    "section-4.2.represents-both": "Of {value} with player {mover} to move, {mover} chooses.",
    "definition-7.well-founded": "Whether {X} is below {Y} for player {player} rests on itself "
    "alone, and both answers fit.",
    "definition-10.words": WORDS,
    "definition-10.irreflexive": "{it} is incomparable with itself.",
    "rule-4.loss-below-win": "Nothing makes {it}, a loss for player 1, weaker than the win.",
    "section-4.5.prudent-words": WORDS,
    "definition-11.well-founded": "With the leaves as lists there are {solutions} solutions; they "
    "differ on {X} and {Y}.",
    "definition-11.irreflexive": "{X} is prudently weaker than itself for player {player}.",
    "definition-11.asymmetric": "{X} and {Y} are each prudently weaker than the other.",
    "definition-11.some-option-left": "Of {list} each is prudently weaker than another one.",
    "definition-11.single-option-left": "Of {X} and {Y} is left {value}.",
    "section-4.5.almost-every-pair": PAIR,
    "theorem-14.proof-conclusion": "{X} and {Y} are comparable, though no child of either is "
    "weaker than one of the other.",
    "theorem-15.proof-inference": "So it would be of {X} and {Y}, and it is not.",
    "section-4.5.list-to-single": "Player {p} makes {value} of {S}.",
    "section-4.5.only-incomparable": PAIR,
    "section-4.5.level-removes-token": "From {board} with player {starts} to move a turn is "
    "skipped, and no token goes.",
    "section-4.5.depth-at-most-tokens": "From {board} with player {starts} to move the tree has "
    "depth {depth}.",
    "section-4.5.three-n": "On 10 vertices there are at least {values}, those of the boards named.",
    "section-5.example-6-syntactic": "They apply to {it}.",
    "section-5.selfish-factor-decreases": "Not from row to row of {lengths}.",
    "section-5.fixed-start-fewer": "On {n} vertices there are {values} values: as many.",
    "section-6.impartial-too": "Prudent players come to {value}.",
    "left, right, below, above": _compared,
}

NOTATION = {
    f"{theory}.{name}": written
    for theory in (
        "order",
        "simple-order",
        "forced-loss",
        "indifferent",
        "indifferent-both-sides",
        "values",
        "rules",
        "syntactic",
    )
    for name, written in (
        ("weaker", "{1} <=_{0} {2}"),
        ("strict", "{1} <_{0} {2}"),
        ("equal", "{1} =_{0} {2}"),
        ("wrap", "[{0}]"),
    )
}
"""How the document writes what its theories name."""
