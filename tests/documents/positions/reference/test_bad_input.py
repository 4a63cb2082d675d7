"""Unusable input: one exception, which names the field, what was given and what is allowed."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

import reference.positions as g
from reference.errors import InvalidInput
from reference.positions import PHI

NESTED: list[Any] = []
for _ in range(10_000):
    NESTED = [NESTED]

BAD_SETS: list[Any] = [
    *([0], [-1], [1, 1], [1.0], [True], ["1"], [None], [[1]]),
    *("12", b"1", 5, None, NESTED),
]
BAD_PLAY: list[Any] = ["", "Normal", "misère", None, 0, True, []]
BAD_PAIRS: list[Any] = [
    *([], [1], [1, 2, 3], [1, -1], [1, 1.0], [True, 1], [1, []]),
    *("12", 5, None, {1, 2}),
]
NO_MAPPINGS: list[Any] = [[], None, "0", 1]
BAD_GRAPHS: list[Any] = [
    *({}, [], None, [0], {0}, "0", 5),
    {0: [1]},
    {0: [0]},
    {0: [1], 1: [0]},
    {0: [], 1: [2], 2: [3], 3: [1, 0]},
    {0: [1], 1: [2], 2: [1]},
    {0: [], 1: [0, 0]},
    {0: [], 1: [[0]]},
    {0: [], 1: [([0],)]},
    {0: [], 1: "0"},
    {0: [], 1: 0},
    {0: None},
]

ALLOWED = {
    "set": {"distinct integers of at least 1"},
    "play": {"normal, misere"},
    "piles": {"two integers of at least 0", "at least one integer of at least 0, one a pile"},
    "graph": {
        "a mapping of at least one position to its options",
        "a mapping of positions to their options",
        "for each position the positions it can move to",
        "options that are positions themselves",
        "each option once",
        "no position that comes back to itself",
    },
    "position": {"a position of the graph"},
    "rational": {"an integer or a fraction"},
    "coefficient": {"an integer or a fraction"},
    "d": {"an integer", "an integer of at least 2 that is no square", "5, as the other number has"},
    "p": {"an integer"},
    "divisor": {"a number other than 0"},
    "alpha": {"a positive quadratic irrational", "a quadratic irrational above 1"},
    "k": {"an integer of at least 1"},
    "winner": {"the number of a player, or 0 for a draw"},
    "player": {"the number of a player, from 1"},
    "options": {"at least one tree"},
    "domains": {"1, one a quantifier"},
    **{field: {"an integer of at least 0"} for field in ("heap", "number", "n")},
    **{field: {"an integer", "an integer other than 0"} for field in ("q", "r")},
}
"""In words, by field."""

CASES: list[tuple[str, Callable[[], Any]]] = [
    *(
        ("set", lambda S=S: g.subtraction_position(S, 5))
        for S in (
            [0],
            [-1],
            [1, 1],
            [1.0],
            [True],
            ["1"],
            [None],
            "12",
            b"1",
            5,
            None,
            [[1]],
            NESTED,
        )
    ),
    *(
        ("heap", lambda n=n: g.subtraction_winning_moves({1}, n))
        for n in (-1, 1.0, True, "5", None, [5], 10.5)
    ),
    *(("heap", lambda n=n: g.removals({1}, n)) for n in (-1, True, "x")),
    *(("play", lambda play=play: g.subtraction_position({1}, 5, play)) for play in BAD_PLAY),
    ("play", lambda: g.positions({0: ()}, "both")),  # type: ignore[arg-type]
    ("play", lambda: g.wythoff_position((1, 2), "x")),  # type: ignore[arg-type]
    ("play", lambda: g.wythoff_position_by_formula((1, 2), "x")),  # type: ignore[arg-type]
    ("play", lambda: g.nim_position((1, 2), "x")),  # type: ignore[arg-type]
    ("play", lambda: g.nim_position_by_sum((1, 2), "x")),  # type: ignore[arg-type]
    ("play", lambda: g.tree_of({0: ()}, 0, "x")),  # type: ignore[arg-type]
    *(
        ("piles", lambda f=f, piles=piles: f(piles))
        for f in (
            g.wythoff_position,
            g.wythoff_position_by_formula,
            g.wythoff_winning_moves,
            g.wythoff_winning_moves_by_formula,
        )
        for piles in (
            [],
            [1],
            [1, 2, 3],
            [1, -1],
            [1, 1.0],
            [True, 1],
            "12",
            5,
            None,
            {1, 2},
            [1, []],
        )
    ),
    *(
        ("piles", lambda f=f, piles=piles: f(piles))
        for f in (
            g.nim_position,
            g.nim_position_by_sum,
            g.nim_winning_moves,
            g.nim_winning_moves_by_sum,
        )
        for piles in (
            *([], [-1], [1, 2.0], [False], "123", 5, None, {1: 2}, {1, 2}, [[1]]),
            frozenset({1, 2}),
        )
    ),
    *(("number", lambda x=x: g.nim_sum(3, x)) for x in (-1, 1.0, True, "1", None)),
    *(("graph", lambda moves=moves: g.game_graph(moves)) for moves in BAD_GRAPHS),
    *(("graph", lambda moves=moves: g.terminal_positions(moves)) for moves in NO_MAPPINGS),
    *(("graph", lambda own=own: g.terminal_positions({0: own})) for own in (0, "0", None)),
    ("position", lambda: g.winning_moves({0: []}, 1)),
    ("position", lambda: g.winning_moves({0: []}, [0])),
    *(("position", lambda at=at: g.tree_of({0: ()}, at)) for at in (1, [0], ([0],))),
    ("position", lambda: g.winning_moves({0: []}, ([0],))),
    *(
        ("piles", lambda f=f, piles=piles: list(f(piles)))
        for f in (g.nim_moves, g.nim_table, g.wythoff_moves, g.wythoff_table)
        for piles in ([], [-1], [1, 2.0], [False], "12", 5, None, {1, 2})
    ),
    ("play", lambda: g.nim_table((1,), "x")),  # type: ignore[arg-type]
    ("play", lambda: g.wythoff_table((1, 1), "x")),  # type: ignore[arg-type]
    ("play", lambda: list(g.subtraction_rows({1}, 3, "x"))),  # type: ignore[arg-type]
    ("play", lambda: g.nim_winning_moves((1,), "x")),  # type: ignore[arg-type]
    ("play", lambda: g.nim_winning_moves_by_sum((1,), "x")),  # type: ignore[arg-type]
    ("play", lambda: g.wythoff_winning_moves((1, 1), "x")),  # type: ignore[arg-type]
    ("play", lambda: g.wythoff_winning_moves_by_formula((1, 1), "x")),  # type: ignore[arg-type]
    ("play", lambda: g.subtraction_winning_moves({1}, 3, "x")),  # type: ignore[arg-type]
    *(("heap", lambda n=n: list(g.subtraction_rows({1}, n))) for n in (-1, 1.0, True, "5", None)),
    *(("set", lambda S=S: list(g.subtraction_rows(S, 3))) for S in BAD_SETS),
    *(("set", lambda S=S: g.removals(S, 3)) for S in BAD_SETS),
    *(("set", lambda S=S: g.subtraction_winning_moves(S, 3)) for S in BAD_SETS),
    *(("n", lambda n=n: g.pair(n)) for n in (-1, 1.0, True, None, "1")),
    *(
        ("d", lambda d=d: g.quadratic_irrational(1, 1, d))
        for d in (0, 1, 4, -5, 10**40, True, 5.0, None, "5")
    ),
    *(
        ("p", lambda p=p: g.quadratic_irrational(p, 1, 5))
        for p in (1.5, None, Fraction(1, 2), True)
    ),
    *(("q", lambda q=q: g.quadratic_irrational(1, q, 5)) for q in (0, 0.5, None)),
    *(("r", lambda r=r: g.quadratic_irrational(1, 1, 5, r)) for r in (0, 0.5, None)),
    ("rational", lambda: g.Quadratic(0.5, Fraction(1), 5)),  # type: ignore[arg-type]
    ("coefficient", lambda: g.Quadratic(Fraction(1), True, 5)),  # type: ignore[arg-type]
    ("d", lambda: PHI + g.quadratic_irrational(0, 1, 2)),
    ("divisor", lambda: PHI / 0),
    ("divisor", lambda: 1 / (PHI - PHI)),
    *(
        ("alpha", lambda alpha=alpha: g.beatty_term(alpha, 1))
        for alpha in (PHI * 0, PHI * -1, PHI - 2, PHI - PHI + 2, 1.618, 2, None)
    ),
    *(("k", lambda k=k: g.beatty_term(PHI, k)) for k in (0, -1, 1.0, True)),
    *(
        ("alpha", lambda alpha=alpha: g.beatty_partner(alpha))
        for alpha in (PHI - 1, PHI * -1, PHI - PHI + 2, 2)
    ),
    *(("winner", lambda w=w: g.Leaf(w)) for w in (-1, True, None, "1")),
    *(("player", lambda p=p: g.Choice(p, (g.Leaf(1),))) for p in (0, -1, True, None)),
    *(
        ("options", lambda o=o: g.Choice(1, o))
        for o in ((), [g.Leaf(1)], (1,), (g.Leaf(1), 1), None)
    ),
    ("domains", lambda: g.holds([g.Quantifier.EXISTS], [], lambda: True)),
]


def test_it_is_refused_by_name() -> None:
    for field, call in CASES:
        with pytest.raises(InvalidInput) as refused:
            call()
        assert refused.value.field == field
        assert refused.value.allowed in ALLOWED[field]
        bad: tuple[Any, ...] = getattr(call, "__defaults__", None) or ()
        if bad and bad[-1] is not NESTED:  # what was given, or the member that is wrong
            assert repr(refused.value.given).strip("()[],") in repr(bad[-1])
        assert str(refused.value).startswith(f"{field}: got ")
        assert len(str(refused.value)) < 200
