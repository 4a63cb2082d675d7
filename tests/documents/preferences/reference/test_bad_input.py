"""Unusable input: one exception, which names the field, what was given and what is allowed."""

from collections.abc import Callable, Hashable, Iterator
from itertools import count
from typing import Any

import pytest

import reference.preferences as p
from reference.errors import InvalidInput

FORCED_UNAWARE = p.DEFAULT._replace(guaranteed_loss=p.guaranteed_loss_forced)
NO_LEVEL = p.DEFAULT._replace(skipped_turn=p.SkippedTurn.NO_LEVEL)
PRINTED = p.DEFAULT._replace(definition_11=p.definition_11)
NEITHER_STAYS = (X := p.parse_value("[2,[1,2],[1,3]]"), frozenset({X}))
LONGEST = frozenset({100_000, *range(1_000_000, 1_124_999)})
"""Written in just as many characters as may be."""
LOOP = p.explicit_game(2, {"a": {1: ["b"]}, "b": {2: ["a"]}})

CASES: list[tuple[str, Callable[[], object]]] = [
    ("value", lambda: p.parse_value("")),
    ("value", lambda: p.parse_value("[]")),
    ("value", lambda: p.parse_value("[1,[]]")),
    ("value", lambda: p.parse_value("[1,2")),
    ("value", lambda: p.parse_value("1]")),
    ("value", lambda: p.parse_value("[1 2]")),
    ("value", lambda: p.parse_value("[1 2")),
    ("value", lambda: p.parse_value("[1[")),
    ("value", lambda: p.parse_value("[1,,2]")),
    ("value", lambda: p.parse_value("[1,]")),
    ("value", lambda: p.parse_value("[,1]")),
    ("value", lambda: p.parse_value("[[1,]2]")),
    ("value", lambda: p.parse_value("]")),
    ("value", lambda: p.parse_value("[1,2],3")),
    ("value", lambda: p.parse_value("1,2")),
    ("value", lambda: p.parse_value("4")),
    ("value", lambda: p.parse_value("[1,0]")),
    ("value", lambda: p.parse_value("-1")),
    ("value", lambda: p.parse_value("2.5")),
    ("value", lambda: p.parse_value("3_")),
    ("value", lambda: p.parse_value("x")),
    ("value", lambda: p.parse_value("\N{ARABIC-INDIC DIGIT ONE}")),
    ("value", lambda: p.parse_value(3)),  # type: ignore[arg-type]
    ("value", lambda: p.parse_value("[" * 10**6 + "1")),
    ("value", lambda: p.parse_value("[" * 2_000_000)),
    ("value", lambda: p.parse_value(" " * 10**6 + "1")),
    ("value", lambda: p.parse_value("[" * 101 + "3" + "]" * 101)),
    ("value", lambda: p.parse_value("[1,1_100]")),
    ("value", lambda: p.list_value([])),
    ("value", lambda: p.list_value_same([])),
    ("value", lambda: p.Simplifier("selfish").simplify([], 1)),
    ("value", lambda: p.format_value(LONGEST | {1_124_999})),
    ("exponent", lambda: p.parse_value("3_101")),
    ("exponent", lambda: p.simple_value(1, -1)),
    ("exponent", lambda: p.simple_value(1, True)),
    ("exponent", lambda: p.simple_value(1, 10**9)),
    ("base", lambda: p.simple_value(4, 1)),
    ("base", lambda: p.simple_value(0, 1)),
    ("base", lambda: p.seen_from(p.SimpleValue(4, 1), 1)),
    ("exponent", lambda: p.seen_from(p.SimpleValue(1, -1), 1)),
    ("to_move", lambda: p.seen_from(p.SimpleValue(1, 1), 4)),
    ("to_move", lambda: p.Simplifier("none").simplify([1], 0)),
    ("to_move", lambda: p.Simplifier("none").simplify([1], 4)),
    ("players", lambda: p.Comparison(1, 1)),
    ("players", lambda: p.parse_value("1", 1)),
    ("players", lambda: p.simple_value(1, 1, 1)),
    ("players", lambda: p.row("12", 1)),
    ("players", lambda: p.row("12", 10)),
    ("players", lambda: p.row("12", True)),
    ("players", lambda: list(p.analysed_rows(3, 12))),
    ("length", lambda: list(p.analysed_rows(0))),
    ("length", lambda: list(p.analysed_rows(True))),
    ("board", lambda: p.row("")),
    ("board", lambda: p.row("124")),
    ("board", lambda: p.row("12x")),
    ("board", lambda: p.row("1 2")),
    ("board", lambda: p.row("12/21")),
    ("board", lambda: p.row(12)),  # type: ignore[arg-type]
    ("board", lambda: p.grid("12/3")),
    ("board", lambda: p.grid("14")),
    ("board", lambda: p.grid("/12")),
    ("board", lambda: p.grid("12//12")),
    ("board", lambda: p.grid("1" * 10_001)),
    ("board", lambda: p.grid("1" * 50_000)),
    ("board", lambda: p.graph([1, 4], [(0, 1)])),
    ("board", lambda: p.graph([1, True], [(0, 1)])),
    ("board", lambda: p.graph([1, -1], [(0, 1)])),
    ("board", lambda: p.graph(5, [(0, 1)])),  # type: ignore[arg-type]
    ("board", lambda: p.graph([1] * 10_001, [])),
    ("board", lambda: p.graph([], [])),
    ("board", lambda: p.graph("12", [(0, 1)])),  # type: ignore[arg-type]
    ("board", lambda: p.graph(count(1), [(0, 1)])),
    ("board", lambda: p.graph((1 for _ in count()), [(0, 1)])),
    ("edges", lambda: p.graph([1, 2], [(0, 2)])),
    ("edges", lambda: p.graph([1, 2], [(0, -1)])),
    ("edges", lambda: p.graph([1, 2], [(1, 1)])),
    ("edges", lambda: p.graph([1, 2], [(0, 1, 1)])),
    ("edges", lambda: p.graph([1, 2], ["01"])),  # type: ignore[list-item]
    ("edges", lambda: p.graph([1, 2], [b"\0\1"])),
    ("edges", lambda: p.graph([1, 2], [{0, 1}])),  # type: ignore[list-item]
    ("edges", lambda: p.graph([1, 2], [5])),  # type: ignore[list-item]
    ("edges", lambda: p.graph([1, 2], 5)),  # type: ignore[arg-type]
    ("edges", lambda: p.graph([1, 2], [(0, True)])),
    ("to_move", lambda: p.value(*p.row("12"), 4)),
    ("to_move", lambda: p.value(*p.row("12"), 0)),
    ("to_move", lambda: p.value(*p.row("12"), 4, reading=NO_LEVEL)),
    ("to_move", lambda: p.value(*p.row("12"), True)),
    ("preference", lambda: p.value(*p.row("12"), 1, "bold")),
    ("preference", lambda: p.value(*p.row("12"), 1, ["prudent"])),
    ("preference", lambda: p.value(*p.row("12"), 1, 7)),  # type: ignore[arg-type]
    ("position", lambda: p.value(*p.row("11"))),
    ("position", lambda: p.value(*p.row("102"))),
    ("position", lambda: p.value(LOOP, "c")),
    ("game", lambda: p.value(LOOP, "a")),
    ("max_positions", lambda: p.value(*p.row("1232132321"), max_positions=10)),
    *(
        ("moves", lambda option=option: p.explicit_game(2, {"a": {1: [option]}}))
        for option in ("b", ["a"], (["a"],))
    ),
    *(("position", lambda at=at: LOOP.options(at, 1)) for at in ("c", ["a"], (["a"],))),
    ("moves", lambda: p.explicit_game(2, {"a": {3: ["a"]}})),
    ("moves", lambda: p.explicit_game(2, {"a": {1: 5}})),  # type: ignore[dict-item]
    ("moves", lambda: p.explicit_game(2, {"a": [1]})),  # type: ignore[dict-item]
    ("moves", lambda: p.explicit_game(2, [])),  # type: ignore[arg-type]
    ("games", lambda: p.disjunctive_sum()),
    ("games", lambda: p.disjunctive_sum(p.row("12", 2)[0], p.row("12", 3)[0])),
    ("reading", lambda: p.Comparison(1, 3, FORCED_UNAWARE)),
    ("reading", lambda: p.Simplifier("prudent", 3, PRINTED).kept([*NEITHER_STAYS], 1)),
    ("player", lambda: p.Comparison(4)),
    ("first", lambda: p.Comparison(1, 3, first=4)),
]


def test_it_is_refused_by_its_name() -> None:
    for field, call in CASES:
        with pytest.raises(InvalidInput) as raised:
            call()
        assert raised.value.field == field
        assert "\n" not in str(raised.value)
        assert len(str(raised.value)) < 400


def test_it_says_what_is_wrong() -> None:
    cases: list[Any] = [
        ("got ''", lambda: p.row("")),
        ("vertices from 0 to 1$", lambda: p.graph([1, 2], [(0, 2)])),
        ("pairs of vertices", lambda: p.graph([1, 2], ["01"])),  # type: ignore[list-item]
    ]
    for words, call in cases:
        with pytest.raises(InvalidInput, match=words):
            call()


def test_what_is_just_within_a_limit_is_taken() -> None:
    assert len(p.format_value(LONGEST)) == 10**6
    assert p.parse_value(" " * (10**6 - 1) + "1") == 1
    assert p.parse_value("[" * 100 + "3" + "]" * 100) == 3
    assert p.nesting(p.parse_value("[1,1_99]")) == 100
    assert p.as_simple(p.simple_value(2, 100)) == (2, 100)
    # As deep as may be, also where leaves have been compared before.
    assert p.Comparison(1).weaker_or_equal(2, p.simple_value(1, 100))
    assert p.grid("/".join("1" * 10_000))[1] == p.graph([1] * 10_000, [])[1] == (1,) * 10_000
    assert p.row("19", 9)[1] == (1, 9)
    assert list(p.analysed_rows(1)) == []
    evaluation = p.Evaluation(p.row("12321")[0])
    (X,) = evaluation.values([(p.row("12321")[1], 1)])
    looked_at = len(evaluation.known)
    assert p.value(*p.row("12321"), max_positions=looked_at) == X
    with pytest.raises(InvalidInput, match="max_positions"):
        p.value(*p.row("12321"), max_positions=looked_at - 1)


class Endless:
    """A game whose positions never end."""

    players = 2

    def options(self, position: int, i: int) -> Iterator[Hashable]:
        del i
        yield position + 1


def test_a_game_without_end_is_stopped_by_the_limit() -> None:
    game: Any = Endless()
    with pytest.raises(InvalidInput, match="raise max_positions"):
        p.value(game, 0, max_positions=1000)


def test_a_long_game_needs_no_recursion() -> None:
    n = 5000
    moves: dict[int, dict[int, list[int]]] = {k: {1: [k + 1], 2: [k + 1]} for k in range(n)}
    assert p.value(p.explicit_game(2, {**moves, n: {}}), 0) == 2


def test_a_value_nested_too_deeply_is_refused() -> None:
    n = 100
    chain: dict[Any, dict[int, list[Any]]] = {k: {1: [k + 1], 2: [k + 1]} for k in range(n)}
    chain[n] = {1: ["over", "last"]}
    chain["last"] = {2: ["over"]}
    chain["over"] = {}
    assert p.nesting(p.value(p.explicit_game(2, chain), 1, 2)) == 100
    with pytest.raises(InvalidInput, match="brackets within another"):
        p.value(p.explicit_game(2, chain), 0)


def test_a_simple_value_nested_too_deeply_is_not_looked_for() -> None:
    x: list[Any] = [1, 2, 3]
    for _ in range(101):
        x = [frozenset(b for b in x if b is not a) for a in x]
    assert p.nesting(x[0]) == 101
    assert p.as_simple(x[0]) is None
