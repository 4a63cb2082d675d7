"""Counterexamples of this document: Clobber boards move by move, and values as trees."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

from proofs_check.core.evidence import Json
from proofs_check.core.pictures import Node, Picture, Table, Tree
from proofs_check.documents.preferences.formulas import definition_7_of_lists
from proofs_check.documents.preferences.prudence import definition_11_of_lists
from proofs_check.documents.preferences.ranges import PLAYERS
from proofs_check.documents.preferences.readings import PRINTED, TO_THE_LETTER
from proofs_check.documents.preferences.reference_answers import (
    Pair,
    Related,
    Supposed,
    relation,
    row_values,
    value_of,
)
from reference.errors import InvalidInput
from reference.preferences import Preference
from reference.preferences.clobber import row
from reference.preferences.comparison import Comparison
from reference.preferences.evaluation import Evaluation
from reference.preferences.other_readings import definition_10_words
from reference.preferences.relations import Relation, definition_10
from reference.preferences.values import (
    Value,
    format_simple,
    format_value,
    is_leaf,
    members,
    parse_value,
)

COLUMNS = {"Rules 4 and 5 to the letter": TO_THE_LETTER, "a loss is below a win": PRINTED}
Drawn: TypeAlias = Callable[[Mapping[str, Json]], Sequence[Picture]]

MOST_NODES = 60
"""A larger tree is drawn from the top only."""


def drawings(claim: str, witness: Mapping[str, Json]) -> Sequence[Picture]:
    """The board's tree with the value of each position, or the trees of the values named."""
    instance = witness.get("instance")
    if "lengths" in witness:
        return (_counts(witness["lengths"]),)
    if claim in BY_CLAIM:
        return BY_CLAIM[claim](witness)
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


def says(claim: str, statement: str, witness: Mapping[str, Json]) -> str:
    """How two values compare for player 1, or what is not as the claim says of two values.

    >>> says("", "", {"values": {"left": "2_2", "right": "2_1", "below": False, "above": True}})
    'For player 1, 2_2 is above 2_1.'
    """
    found: Any = {**_values(witness)}
    if "below" not in found:
        return ""
    how = " and ".join(name for name in ("below", "above") if found[name])
    return f"For player 1, {found['left']} is {how or 'neither below nor above'} {found['right']}."


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
    "definition-7.well-founded": "Whether {X} is below {Y} for player {player} rests on itself.",
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
    "section-4.5.three-n": "On 10 vertices there are at least {values}, those of the boards drawn.",
    "section-5.example-6-syntactic": "They apply to {it}.",
    "section-5.selfish-factor-decreases": "Not from row to row of {lengths}.",
    "section-5.fixed-start-fewer": "On {n} vertices there are {values} values: as many.",
    "section-6.impartial-too": "Prudent players come to {value}.",
}
"""The point of counterexamples, by the claim or by what they name."""


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


def _counts(lengths: Any) -> Table:
    """The rows of Table 1 as they were swept."""
    head = list(lengths[0])
    cells = [[str(row[name]) for name in head] for row in lengths]
    return Table("The rows of Table 1 that are compared", head, cells)


LEAVES = {
    "section-2.same-children",
    "section-4.4.certain-win",
    "theorem-13.even-three",
    "theorem-13.even-two",
    "theorem-15.top",
}
"""Claims about a parent or about what is certain, to be drawn although it is a single player."""

SIGNS: Sequence[tuple[str, int, Related]] = (
    ("<=", 7, Comparison.weaker_or_equal),
    ("<", 9, Comparison.strictly_weaker),
    ("<^P", 11, Comparison.prudently_weaker),
)
"""Relations with the number of their definition."""


def _compared(witness: Mapping[str, Json]) -> list[Picture]:
    """What player 1 says of two values by each reading; of two lists, of their members, too."""
    given: Any = {**_values(witness), "X": "1", "Y": "1"}
    instance = witness["instance"]
    given |= instance if isinstance(instance, Mapping) else {"X": instance}
    X, Y = (parse_value(str(given.get(a, given[b]))) for a, b in (("left", "X"), ("right", "Y")))
    cells = [
        [
            f"{format_value(x)} {sign} {format_value(y)}, Definition {number}",
            *(_yes(asks(relation(1, reading), x, y)) for reading in COLUMNS.values()),
        ]
        for x, y in dict.fromkeys(((X, Y), (Y, X)))
        for sign, number, asks in SIGNS
    ]
    in_words = {"by the formula": definition_10, "in words": definition_10_words}
    for how, definition in in_words.items():
        said = [_yes(definition(X, Y, relation(1, reading))) for reading in COLUMNS.values()]
        cells.append([f"incomparable, Definition 10 {how}", *said])
    said = [_yes(relation(1, reading).prudently_incomparable(X, Y)) for reading in COLUMNS.values()]
    cells.append(["prudently incomparable, Definition 12", *said])
    names = f"{format_value(X)} and {format_value(Y)}"
    found: list[Picture] = [Table(f"Player 1 compares {names}", ["", *COLUMNS], cells)]
    if not is_leaf(X) and not is_leaf(Y):
        found.append(_members(X, Y))
    return found


def _members(X: Value, Y: Value) -> Table:
    """Which member of X is prudently weaker than which of Y: what Definition 11 asks."""
    c = relation(1, PRINTED)

    def sign(x: Value, y: Value) -> str:
        if c.prudently_weaker(x, y):
            return "weaker"
        return "stronger" if c.prudently_weaker(y, x) else "incomparable"

    caption = f"Members of {format_value(X)} beside those of {format_value(Y)}, by Definition 11"
    rows = [[format_value(x), *(sign(x, y) for y in _ordered(Y))] for x in _ordered(X)]
    return Table(caption, ["", *map(format_value, _ordered(Y))], rows)


def _circle(sign: str, definition: Relation, supposed: Callable[[set[Pair]], Supposed]) -> Drawn:
    """Drawings of a definition that asks its own question, under each answer to it."""

    def drawn(witness: Mapping[str, Json]) -> list[Picture]:
        instance: Any = witness["instance"]
        X, Y = parse_value(instance["X"]), parse_value(instance["Y"])
        name = f"{instance['X']} {sign} {instance['Y']}"
        rows = [
            [_yes(bool(known)), _yes(definition(X, Y, supposed(known)))]
            for known in (set[Pair](), {(X, Y)})
        ]
        said = f"With the leaves as lists, whether {name} rests on itself alone: both answers fit"
        return [Table(said, [f"if {name} is supposed", "the definition says"], rows)]

    return drawn


def _yes(true: bool) -> str:
    return "yes" if true else "no"


def _boards(witness: Mapping[str, Json]) -> list[Picture]:
    """The boards named, each with its value for prudent players by Definition 11 as printed."""
    boards: Any = witness["instance"]
    valued = {board: value_of(board, 1, Preference.PRUDENT, PRINTED) for board in boards}
    rows = [
        [board, format_value(X), "" if (short := format_simple(X)) == format_value(X) else short]
        for board, X in valued.items()
    ]
    said = f"{len(rows)} boards of {len(boards[0])} vertices, player 1 starts: no two values agree"
    return [Table(said, ["board", "value", "in short"], rows)]


def _starters(witness: Mapping[str, Json]) -> list[Picture]:
    """All rows of a length, each with its value for every starting player."""
    instance: Any = witness["instance"]
    n, chosen = instance["n"], Preference(instance["chosen"])
    valued = [row_values(n, start, chosen, PRINTED) for start in PLAYERS]
    rows = [[board, *(format_value(own[board]) for own in valued)] for board in valued[0]]
    count = len(set(valued[0].values()))
    said = f"Rows of {n} vertices: player 1 starting gives {count} values already, as all three do"
    return [Table(said, ["row", *(f"player {start} starts" for start in PLAYERS)], rows)]


BY_CLAIM: Mapping[str, Drawn] = {
    "definition-7.well-founded": _circle(
        "<=", definition_7_of_lists, lambda known: Supposed(weaker_or_equal=known)
    ),
    "definition-11.well-founded": _circle(
        "<^P", definition_11_of_lists, lambda known: Supposed(prudently_weaker=known)
    ),
    "definition-10.words": _compared,
    "definition-10.irreflexive": _compared,
    "rule-4.loss-below-win": _compared,
    "section-4.5.almost-every-pair": _compared,
    "theorem-13.proof-base-loss-below-win": _compared,
    "section-4.5.three-n": _boards,
    "section-5.fixed-start-fewer": _starters,
}
"""Counterexamples whose claim says what they are."""


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
