"""The system `preferences.value`: answers and unusable questions."""

import json
from typing import Any

import pytest

from proofs_check.core.evidence import Json
from proofs_check.documents.preferences.generated import ENDS, choices_a_round_apart
from proofs_check.oracle.systems import solve
from reference.errors import InvalidInput
from tests.conftest import Gameproof

GRAPH: Json = {"tokens": [1, 2, 2, 2, 3], "edges": [[0, 1], [1, 2], [2, 3], [3, 4]]}


def ask(board: Json, chosen: str, players: int = 3, to_move: int = 1) -> tuple[Json, Json]:
    question: dict[str, Json] = {
        "board": board,
        "players": players,
        "to_move": to_move,
        "preference": chosen,
    }
    answer = solve("preferences.value", question)
    return answer["value"], answer["simple"]


def test_answers() -> None:
    cases: list[Any] = [
        ("12223", "none", 1, ("[[1,3]]", None)),
        (GRAPH, "none", 1, ("[[1,3]]", None)),
        ("12223", "prudent", 1, ("[1,3]", "2_1")),
        ("12013", "selfish", 1, ("[2,3]", "1_1")),
        ("12.13", "syntactic", 1, ("[2,3]", "1_1")),
        ("12", "indifferent", 2, ("2", "2_0")),
        ("12/3.", "none", 3, ("2", "2_0")),
        ("132323123", "prudent", 1, ("[1,2]", "3_1")),
    ]
    for board, chosen, to_move, expected in cases:
        assert ask(board, chosen, to_move=to_move) == expected


def test_of_choices_a_round_apart_the_reading_of_rule_3_is_seen() -> None:
    for players in [2, 3, 4, 12]:
        moves = choices_a_round_apart(players)
        own = [q for q in ENDS["preferences.game"]() if q["moves"] == moves]
        assert {str(q["preferences"]) for q in own} >= {"['syntactic']", "['prudent']"}
        (asked,) = (q for q in own if q["preferences"] == ["syntactic"])
        answers = [
            solve("preferences.game", {**asked, **own})["value"]
            for own in ({}, {"reading": "rule-3"})
        ]
        other = 2 % players + 1
        kept = "[" * players + "1,2" + "]" * players
        assert answers[1] == f"[1,2,[{min(2, other)},{max(2, other)}]]"
        assert answers[0] == f"[[{min(2, other)},{max(2, other)}],{kept}]"


def test_on_the_command_line(gameproof: Gameproof) -> None:
    fields = ["board=12223", "players=3", "to_move=1", "preference=none"]
    run = gameproof("solve", "preferences.value", *fields)
    assert run == (0, "value = [[1,3]]\nsimple = none (a complex value)\nreading = table-1\n", "")
    graph = json.dumps(GRAPH)
    run = gameproof("solve", "preferences.value", f"board={graph}", *fields[1:])
    assert run.out == "value = [[1,3]]\nsimple = none (a complex value)\nreading = table-1\n"


def test_unusable_questions() -> None:
    cases: list[Any] = [
        ("board", {"board": ""}),
        ("board", {"board": "12x"}),
        ("board", {"board": "124"}),
        ("board", {"board": -12}),
        ("board", {"board": 12223}),
        ("board", {"board": True}),
        ("board", {"board": None}),
        ("board", {"board": [1, 2]}),
        ("board", {"board": {"tokens": [1, 2]}}),
        ("board", {"board": {"tokens": [1, 2], "edges": [], "name": 1}}),
        ("board", {"board": {"tokens": "12", "edges": []}}),
        ("board", {"board": "12/3"}),
        ("edges", {"board": {"tokens": [1, 2], "edges": [[0, 2]]}}),
        ("board", {"board": {"tokens": [1, 2], "edges": {"0": 1}}}),
        ("position", {"board": "11"}),
        ("players", {"players": 1}),
        ("players", {"players": 10}),
        ("players", {"players": "3"}),
        ("to_move", {"to_move": 0}),
        ("to_move", {"to_move": 4}),
        ("to_move", {"to_move": True}),
        ("to_move", {"to_move": "1"}),
        ("preference", {"preference": "bold"}),
        ("preference", {"preference": 3}),
        ("preference", {"preference": ["selfish"]}),
        ("max-work", {"board": "123" * 9 + "/" + "231" * 9}),
    ]
    for field, changed in cases:
        good: dict[str, Json] = {"board": "123", "players": 3, "to_move": 1, "preference": "none"}
        limit = 40_000 if field == "max-work" else 20_000_000
        with pytest.raises(InvalidInput) as raised:
            solve("preferences.value", good | changed, limit)
        assert raised.value.field == field
        assert len(str(raised.value)) < 400


def test_positions_are_counted_as_far_as_the_limit_goes() -> None:
    for chosen in ["none", "prudent"]:
        # Player 4 never moves, so that no number of positions is known before.
        question: dict[str, Json] = {"board": "123" * 40 + ".4", "players": 4, "to_move": 1}
        with pytest.raises(InvalidInput, match="max-work") as refused:
            solve("preferences.value", {**question, "preference": chosen}, max_work=1_000)
        assert int(str(refused.value.given)) < 20_000
