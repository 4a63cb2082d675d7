"""Unusable input: one exception, which names the field, what was given and what is allowed."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import reference.cumulative as c
from reference.errors import InvalidInput

GREEDY = c.RulePair(c.Rule.GREEDY, c.Rule.GREEDY)

ON_A_SET_AND_A_HEAP: list[Callable[[Any, Any], Any]] = [
    c.available,
    c.rows,
    c.rule_rows,
    c.zero_sum,
    c.zero_sum_as_printed,
    c.zero_sum_moves,
    c.zero_sum_rows,
    lambda S, h: c.discrepancy(S, h, c.FvF, c.AvA, 1),
    lambda S, h: c.indifferent(S, h, c.FvF),
    lambda S, h: c.lines(S, h, c.FvF),
    lambda S, h: c.moves(S, h, c.FvF),
    lambda S, h: c.one_line(S, h, c.FvF),
    lambda S, h: c.outcome(S, h, c.FvF),
    lambda S, h: c.rule_moves(S, h, GREEDY),
    lambda S, h: c.rule_outcome(S, h, GREEDY),
]
ON_A_CONVENTION: list[Callable[[Any], Any]] = [
    c.dual,
    lambda X: c.discrepancy({3, 5}, 14, X, c.AvA, 1),
    lambda X: c.discrepancy({3, 5}, 14, c.FvF, X, 1),
    lambda X: c.indifferent({3, 5}, 14, X),
    lambda X: c.lines({3, 5}, 14, X),
    lambda X: c.moves({3, 5}, 14, X),
    lambda X: c.one_line({3, 5}, 14, X),
    lambda X: c.outcome({3, 5}, 14, X),
    lambda X: next(c.rows({3, 5})).under(X),
]
ON_RULES: list[Callable[[Any], Any]] = [
    lambda pair: c.rule_moves({3, 5}, 14, pair),
    lambda pair: c.rule_outcome({3, 5}, 14, pair),
]
BAD_SETS: list[Any] = ["35", "", b"35", None, 5, [], [0], [-1], [1.0], [True], [3, 3], ["3"], [[1]]]
BAD_HEAPS: list[Any] = [-1, 1.5, True, "14", [5]]
BAD_CONVENTIONS: list[Any] = ["FvG", "fvf", "", None, 0, True, []]
BAD_RULES: list[Any] = ["FvF", "FF", None, 0, [], ["F"], ["F", "X"], ["F", "F", "F"], {"F", "G"}]
BAD_ACTIONS: list[Any] = [(5, 5), (0, 3), (-1, 3), ("3", "5"), (3.0, 5), (True, 3), (None, 1)]
BAD_PLAYERS: list[Any] = [0, 3, True, 1.0, "1", None, []]

ALLOWED = {
    "set": {"distinct integers of at least 1", "at least one integer of at least 1"},
    "heap": {"an integer of at least 0"},
    "convention": {"FvF, FvA, AvF, AvA"},
    "rules": {"two rules, the starting player's first, each of F, A, G, S"},
    "actions": {"two actions, the smaller one first"},
    "player": {"1 or 2"},
}
"""In words, by field."""

CASES: list[tuple[str, Callable[[], Any]]] = [
    *(("set", lambda f=f, S=S: f(S, 5)) for f in ON_A_SET_AND_A_HEAP for S in BAD_SETS),
    *(("heap", lambda f=f, h=h: f({3, 5}, h)) for f in ON_A_SET_AND_A_HEAP for h in BAD_HEAPS),
    *(("convention", lambda f=f, X=X: f(X)) for f in ON_A_CONVENTION for X in BAD_CONVENTIONS),
    *(("rules", lambda f=f, pair=pair: f(pair)) for f in ON_RULES for pair in BAD_RULES),
    *(("set", lambda two=two: c.regime(*two)) for two in BAD_ACTIONS),
    ("actions", lambda: c.regime(5, 3)),
    *(
        ("player", lambda player=player: c.discrepancy({3, 5}, 14, c.FvF, c.AvA, player))
        for player in BAD_PLAYERS
    ),
]


def whole(found: object) -> None:
    """Have an iterator yield everything; some check their input only then."""
    if isinstance(found, Iterator):
        list(found)


@pytest.mark.parametrize(("field", "call"), CASES)
def test_it_is_refused_by_name(field: str, call: Callable[[], Any]) -> None:
    with pytest.raises(InvalidInput) as refused:
        whole(call())
    assert refused.value.field == field
    assert refused.value.allowed in ALLOWED[field]
    bad: tuple[Any, ...] = getattr(call, "__defaults__", None) or ()
    if bad:  # what was given, or the member that is wrong
        assert repr(refused.value.given).strip("()[],") in repr(bad[-1])
    assert str(refused.value).startswith(f"{field}: got ")
    assert len(str(refused.value)) < 200


def test_a_convention_and_rules_are_known_by_name() -> None:
    given: Any = "AvF"
    assert c.moves({3, 5}, 14, given) == c.moves({3, 5}, 14, c.AvF)
    pair: Any = ("G", "S")
    expected = c.RulePair(c.Rule.GREEDY, c.Rule.SACRIFICING)
    assert c.rule_outcome({3, 5}, 14, pair) == c.rule_outcome({3, 5}, 14, expected)
