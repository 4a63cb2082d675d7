"""The system of `preferences`."""

import sys
from collections.abc import Mapping
from math import comb, prod
from typing import Any

import reference.preferences as ref
from proofs_check.core.evidence import Json
from proofs_check.core.work import at_most, most
from proofs_check.documents.preferences import readings
from proofs_check.oracle.kinds import Choice, Integer, ListOf, Nullable, Record, Text, TextOr, Tuple
from proofs_check.oracle.system import Field, Part, Readings, System
from reference.errors import InvalidInput
from reference.preferences.games import DisjunctiveSum, disjunctive_sum, explicit_game
from reference.preferences.other_readings import with_choosers
from reference.preferences.relations import definition_11, rule_4, rule_5
from reference.preferences.rules import rule_3, rule_3_as_displayed, rule_3_beside_leaves

BOARD = TextOr(
    Text('rows of digits such as "12321", split by "/", 0 or . empty'),
    Record(
        {
            "tokens": ListOf(Integer(0), "integers of at least 0"),
            "edges": ListOf(ListOf(Integer(0), "integers of at least 0", 2, 2), "pairs"),
        },
        'a graph such as {"tokens":[1,2,3],"edges":[[0,1],[1,2]]}',
    ),
)


READINGS: Mapping[str, ref.Reading] = {
    "table-1": ref.DEFAULT,
    "definition-11": readings.PRINTED,
    "definition-11-or-first": readings.OR_FIRST,
    "definition-11-repaired": readings.REPAIRED,
    "definition-11-rule-1": readings.RULE_1,
    "rule-3": readings.ALWAYS,
    "rule-3-beside-leaves": ref.DEFAULT._replace(rule_3=rule_3_beside_leaves),
    "rule-3-as-displayed": ref.DEFAULT._replace(rule_3=rule_3_as_displayed),
    "rules-4-and-5": ref.DEFAULT._replace(selfish_rules=(rule_4, rule_5)),
    "choosers": ref.DEFAULT._replace(compared=with_choosers),
    "rule-2-in-choices": readings.IN_CHOICES,
    "skipped-turn-no-level": ref.DEFAULT._replace(skipped_turn=ref.SkippedTurn.NO_LEVEL),
    "definition-11-rule-3-choosers": ref.DEFAULT._replace(
        definition_11=definition_11, rule_3=rule_3, compared=with_choosers
    ),
    "as-printed": ref.DEFAULT._replace(
        definition_11=definition_11, rule_3=rule_3, selfish_rules=(rule_4, rule_5)
    ),
}
"""The default is what Table 1 supports; each other one departs from it in what its name says."""

IN_BRACKETS = "a value in brackets such as [[1,3],2], or a player"
MOST_PLAYERS = 1_000
"""Players are read up to here; boards are of digits, graphs seldom have more."""


def _value(text: str) -> ref.Value:
    """A value in brackets; a_i, which depends on the number of players, is another part."""
    if "_" in text:
        raise InvalidInput("value", text, IN_BRACKETS)
    return ref.parse_value(text, MOST_PLAYERS)


def _board(board: str | Mapping[str, Any], players: int) -> ref.Board:
    if isinstance(board, str):
        return ref.grid(board, players)
    return ref.graph(board["tokens"], board["edges"], players)


PER_POSITION = 40
"""What a position counts for: its options, their values, and what its list is simplified to."""

PER_PLAYER = 2
"""What it counts for besides for each player, where players choose: brackets nest once a turn."""

PER_COUNT = 8
"""Vertices, or components, of a large position that count for one: it takes as many words."""


def _positions(
    board: Any, players: int, to_move: int, preference: ref.Preference, **_reading: str
) -> int:
    """How much work the positions of the game tree make, counted without evaluating them."""
    game, tokens = _board(board, players)
    ref.player_number("to_move", to_move, players)
    each = _counted_each(players, (preference,), max(len(tokens), len(edges := _edges(game)) // 2))
    free, least = set(range(len(tokens))), {token: 0 for token in tokens if token}
    for v, w in edges:
        if v in free and w in free and 0 != tokens[v] != tokens[w] != 0:
            free -= {v, w}
            least[min(tokens[v], tokens[w], key=lambda i: least[i])] += 1
    return _reached(ref.Evaluation(game), (tokens, to_move), each, least)


def _edges(game: ref.Clobber) -> list[tuple[int, int]]:
    return [(v, w) for v, beside in enumerate(game.neighbours) for w in beside if v < w]


def _at_least(moves: Mapping[int, int]) -> int:
    """How many positions can be reached, at least, until somebody has no such move any more.

    `moves`: for each player who may ever move, how many moves there are that leave all of the
    others that are counted, of whomever, as they are.
    """
    found, waiting = 1, most(sys.maxsize)
    for turns in range(1, min(moves.values(), default=0) + 1):
        found += prod(comb(n, turns) for n in moves.values())
        if found > waiting:
            break
    return found


def _own_game(
    players: int, moves: tuple[tuple[str, str, int], ...], positions: tuple[str, ...]
) -> DisjunctiveSum:
    """The sum of one game with itself, a component for each position."""
    found: dict[str, dict[int, list[str]]] = {name: {} for name in positions}
    for x, y, i in moves:
        ref.player_number("moves", i, players)
        found.setdefault(x, {}).setdefault(i, []).append(y)
        found.setdefault(y, {})
    return disjunctive_sum(*[explicit_game(players, found)] * len(positions))


def _own_work(
    players: int, moves: Any, positions: Any, to_move: int, preferences: Any, **_reading: str
) -> int:
    game = _own_game(players, moves, positions)
    start = positions, ref.player_number("to_move", to_move, players)
    each = _counted_each(players, preferences, len(positions))
    movers: dict[str, set[int]] = {}
    for x, y, i in moves:
        if x != y:
            movers.setdefault(x, set()).add(i)
    least = dict.fromkeys((i for _x, _y, i in moves), 0)
    for x in positions:
        if x in movers:
            least[min(movers[x], key=lambda i: least[i])] += 1
    return _reached(ref.Evaluation(game), start, each, least)


def _own_answer(
    players: int,
    moves: Any,
    positions: tuple[str, ...],
    to_move: int,
    preferences: tuple[ref.Preference, ...],
    **reading: str,
) -> Mapping[str, Json]:
    game = _own_game(players, moves, positions)
    chosen = preferences * players if len(preferences) == 1 else preferences
    if len(chosen) != players:
        allowed = f"one, or one for each of {players} players"
        raise InvalidInput("preferences", [str(each) for each in preferences], allowed)
    return _shown(game, positions, players, to_move, chosen, **reading)


def _shown(
    game: Any, start: Any, players: int, to_move: int, chosen: Any, reading: str = "table-1"
) -> Mapping[str, Json]:
    X = ref.value(game, start, to_move, chosen, READINGS[reading], max_positions=10**9)
    simple = ref.as_simple(X, players)
    return {"value": ref.format_value(X), "simple": None if simple is None else str(simple)}


def _counted_each(players: int, preferences: tuple[ref.Preference, ...], size: int) -> int:
    """What a position of so many vertices or components counts for."""
    chosen = not {*preferences} <= {ref.Preference.NONE, ref.Preference.SYNTACTIC}
    return max(PER_POSITION + (PER_PLAYER * players if chosen else 0), size // PER_COUNT)


def _reached(
    evaluation: ref.Evaluation, start: tuple[Any, int], each: int, moves: Mapping[int, int]
) -> int:
    """What the positions of a game count for, or what is above the limit; not all may be seen."""
    seen, waiting, allowed = {start}, [start], most(sys.maxsize)
    if (least := each * _at_least(moves)) > allowed:
        return least
    # A row of skipped turns ends: players have either a move or no position after any.
    while waiting and each * len(seen) <= allowed:
        for state in evaluation.children(waiting.pop()):
            if state not in seen:
                seen.add(state)
                waiting.append(state)
    return each * len(seen)


def _answer(
    board: Any, players: int, to_move: int, preference: ref.Preference, **reading: str
) -> Mapping[str, Json]:
    game, tokens = _board(board, players)
    return _shown(game, tokens, players, to_move, preference, **reading)


PLAYERS = Field("players", Integer(2, MOST_PLAYERS), "3", "the number of players")
TO_MOVE = Field("to_move", Integer(1), "1", "the player to move, at most the number of players")
READING = Field(
    "reading",
    Choice.of(READINGS),
    "table-1",
    "how the definitions are read: as Table 1 has them, or otherwise in what is named; "
    "definition-11-repaired and definition-11-rule-1 are repairs of ours",
    optional=True,
)
PARTS = (
    Part(
        "value",
        Text(IN_BRACKETS, _value),
        "the value, simplified as the preference says",
        "preferences, Sections 2 and 4",
    ),
    Part(
        "simple",
        Nullable(Text("a simple value such as 3_1"), "a complex value"),
        "the same as a_i: player a, i brackets deep",
        "preferences, Section 4.1",
    ),
)

SYSTEMS = (
    System(
        "preferences.value",
        "The value of a position of Clobber for N players who all have one preference.",
        (
            Field("board", BOARD, "12321", "the tokens by their players, and where they stand"),
            PLAYERS,
            TO_MOVE,
            Field(
                "preference",
                Choice.of(ref.Preference, ref.Preference),
                "prudent",
                "what all players prefer",
            ),
            READING,
        ),
        PARTS,
        _positions,
        _answer,
        at_most,
        readings=Readings.of(READINGS),
    ),
    System(
        "preferences.game",
        "The value of a game of your own for N players, or of a sum of its positions.",
        (
            PLAYERS,
            Field(
                "moves",
                ListOf(
                    Tuple((Text("a name"), Text("a name"), Integer(1)), "moves"),
                    'moves, each ["from", "to", player]',
                ),
                '[["a","b",1],["b","c",2],["a","c",3]]',
                "who can move from where to where",
            ),
            Field(
                "positions",
                ListOf(Text("a name"), "names", 1),
                '["a"]',
                "where play begins; several are a sum, a move is in one of them",
            ),
            TO_MOVE,
            Field(
                "preferences",
                ListOf(Choice.of(ref.Preference, ref.Preference), "preferences", 1),
                "prudent,selfish,none",
                "what the players prefer, one for all or one for each",
            ),
            READING,
        ),
        PARTS,
        _own_work,
        _own_answer,
        at_most,
        readings=Readings.of(READINGS),
    ),
)
