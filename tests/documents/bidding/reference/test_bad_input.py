"""Unusable input: one exception, which names the field, what was given and what is allowed."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

import reference.bidding as b
from reference.bidding import Player
from reference.errors import InvalidInput

Call = Callable[[], object]


def example(**changed: Any) -> b.Ruleset:
    """Example 2.1's ruleset with something changed."""
    given: dict[str, Any] = {
        "X": ["x1", "x2"],
        "L": {"x1": [], "x2": []},
        "R": {"x1": ["x2"], "x2": []},
        "w_L": {},
        "w_R": {("x1", "x2"): 1},
        "tau": {"x1": 0, "x2": 0},
        "B": {0, 1},
        "TB": 1,
    }
    return b.ruleset(**(given | changed))


CASES: list[tuple[str, Call]] = [
    ("total_budget", lambda: b.total_budget(-1)),
    ("total_budget", lambda: b.total_budget(True)),
    ("total_budget", lambda: b.total_budget("5")),  # type: ignore[arg-type]
    ("total_budget", lambda: b.rows({1}, 2.0)),  # type: ignore[arg-type]
    ("total_budget", lambda: b.unitary_rows(-1)),
    ("total_budget", lambda: b.automaton(-2)),
    ("total_budget", lambda: b.alternating_outcome(example(), "x1")),
    ("total_budget", lambda: b.outcome_bounds(-1)),
    ("total_budget", lambda: b.convergence_sum(True)),
    ("budget", lambda: b.value({1}, 5, 2, 6, Player.LEFT)),
    ("budget", lambda: b.value({1}, 5, 2, -1, Player.LEFT)),
    ("budget", lambda: b.unitary_value(5, 2, True)),
    ("budget", lambda: b.maximin(example(), "x1", 2, Player.LEFT)),
    ("budget", lambda: b.minimax(example(), "x1", -1, Player.LEFT)),
    ("budget", lambda: b.bid_matrix({1}, 5, 2, 6)),
    ("marker", lambda: b.value({1}, 5, 2, 1, "middle")),  # type: ignore[arg-type]
    ("marker", lambda: b.maximin(example(), "x1", 0, None)),  # type: ignore[arg-type]
    ("marker", lambda: b.forced_wins_budget(1, 1, True)),  # type: ignore[arg-type]
    ("bids", lambda: b.bidding_set([], 3)),
    ("bids", lambda: b.bidding_set({0, 4}, 3)),
    ("bids", lambda: b.bidding_set({-1, 0}, 3)),
    ("bids", lambda: b.bidding_set([0, 0], 3)),
    ("bids", lambda: b.bidding_set([False], 3)),
    ("bids", lambda: b.bidding_set([0.0], 3)),  # type: ignore[list-item]
    ("bids", lambda: b.bidding_set("01", 3)),  # type: ignore[arg-type]
    ("bids", lambda: b.bidding_set(1, 3)),  # type: ignore[arg-type]
    ("bids", lambda: b.bidding_set({2}, 2)),
    ("bids", lambda: b.bidding_set({3, 4}, 4)),
    ("bids", lambda: b.rows({1}, 4, {3})),
    ("bids", lambda: example(B={2})),
    ("set", lambda: b.subtraction_set([])),
    ("set", lambda: b.subtraction_set([0, 1])),
    ("set", lambda: b.subtraction_set([1, 1])),
    ("set", lambda: b.subtraction_set([True])),
    ("set", lambda: b.subtraction_set("12")),  # type: ignore[arg-type]
    ("set", lambda: b.rows({1.5}, 2)),  # type: ignore[arg-type]
    ("heap", lambda: b.value({1}, 5, -1, 1, Player.LEFT)),
    ("heap", lambda: b.rows({1}, 5, up_to=True)),
    ("heap", lambda: b.unitary_rows(5, up_to=-1)),
    ("heap", lambda: b.formula_3_rows(5, up_to=2.5)),  # type: ignore[arg-type]
    ("heap", lambda: b.convergence_heaps(5, -1)),
    ("heap", lambda: b.bid_matrix({2, 3}, 5, 1, 0)),
    ("heap", lambda: b.heap_ruleset({2}, 5, -3)),
    ("positions", lambda: example(X=[])),
    ("positions", lambda: example(X="x1")),
    ("positions", lambda: example(X=3)),
    ("positions", lambda: example(X=["x1", "x1", "x2"])),
    ("positions", lambda: example(X=["x1", "x2", None])),
    ("positions", lambda: example(X=["x1", ["x2"]])),
    ("left_moves", lambda: example(L={"x1": []})),
    ("left_moves", lambda: example(L={"x1": [], "x2": [], "x3": []})),
    ("left_moves", lambda: example(L={"x1": "x2", "x2": []})),
    ("left_moves", lambda: example(L=[])),
    ("left_moves", lambda: example(L=["x1", "x2"])),
    ("left_moves", lambda: example(L={"x1": 5, "x2": []})),
    ("left_moves", lambda: b.ruleset(["a", "b"], {"a": "b", "b": []}, {}, {}, {}, {}, {0}, 0)),
    ("right_moves", lambda: example(R={"x1": ["x3"], "x2": []})),
    ("right_moves", lambda: example(R={"x1": [["x2"]], "x2": []})),
    ("right_moves", lambda: example(R={"x1": ["x2", "x2"], "x2": []})),
    (
        "moves",
        lambda: example(R={"x1": ["x2"], "x2": ["x1"]}, w_R={("x1", "x2"): 1, ("x2", "x1"): 1}),
    ),
    ("moves", lambda: example(R={"x1": ["x1"], "x2": []}, w_R={("x1", "x1"): 1})),
    ("moves", lambda: example(L={"x1": ["x1"], "x2": []}, w_L={("x1", "x1"): 1}, tau={"x2": 0})),
    ("moves", lambda: example(L={"x1": [], "x2": ["x1"]}, w_L={("x2", "x1"): 1})),
    ("moves", lambda: b.symmetric(["a"], {"a": ["a"]}, {("a", "a"): 1}, {0}, 0)),
    ("left_weights", lambda: example(w_L={("x1", "x2"): 1})),
    ("left_weights", lambda: example(w_L=[])),
    ("right_weights", lambda: example(w_R={})),
    ("right_weights", lambda: example(w_R=[("x1", "x2")])),
    ("right_weights", lambda: example(w_R={("x1", "x2"): 1.0})),
    ("right_weights", lambda: example(w_R={("x1", "x2"): True})),
    ("right_weights", lambda: example(w_R={("x1", "x2"): "1"})),
    ("weights", lambda: b.symmetric(["a"], {"a": []}, {("a", "a"): 1}, {0}, 0)),
    ("penalties", lambda: example(tau={"x2": 0})),
    ("penalties", lambda: example(tau={"x1": 0, "x2": 0, "x3": 0})),
    ("penalties", lambda: example(tau={"x1": 0.5, "x2": 0})),
    ("penalties", lambda: example(tau=[])),
    ("penalties", lambda: example(tau=["x1", "x2"])),
    ("right_penalties", lambda: example(tau_R={"x1": 0, "x2": 0})),
    *(
        ("position", lambda x=x: b.maximin(example(), x, 0, Player.LEFT))
        for x in ("x3", ["x1"], (["x1"],), None)
    ),
    ("position", lambda: b.utility(example(), "x3", [], Player.LEFT)),
    ("position", lambda: b.ruleset_bid_matrix(example(), "x3", 0, Player.LEFT)),
    ("position", lambda: b.ruleset_bid_matrix(example(), None, 0, Player.LEFT)),
    ("position", lambda: b.minimax(example(), None, 0, Player.LEFT)),
    ("position", lambda: b.outcome_vector(example(), None)),
    ("position", lambda: b.alternating_outcome(example(TB=0, B=[0]), None)),
    ("line", lambda: b.utility(example(), "x1", [(Player.LEFT, "x2")], Player.LEFT)),
    ("line", lambda: b.utility(example(), "x1", [("up", "x2")], Player.LEFT)),  # type: ignore[list-item]
    ("last", lambda: b.utility(example(), "x1", [], Player.RIGHT)),
    ("of", lambda: b.dominated_bids(b.bid_matrix({1}, 1, 1, 0), "both")),  # type: ignore[arg-type]
    ("of", lambda: b.equilibrium_bids(b.bid_matrix({1}, 1, 1, 0), 0)),  # type: ignore[arg-type]
    *(("set", lambda S=S: b.removals(S, 5)) for S in ("12", b"1", 5, None, [0], [1, 1], [True])),
    *(("heap", lambda x=x: b.removals({1}, x)) for x in (-1, 1.5, True, "5", None)),
    *(("total_budget", lambda TB=TB: b.left_budget(0, TB)) for TB in (-1, 1.5, True, "5", None)),
    *(("x", lambda x=x: b.iota(x)) for x in (1.5, True, "5", None)),
    ("delta", lambda: b.alpha_even(3)),
    ("delta", lambda: b.alpha_odd(2.0)),  # type: ignore[arg-type]
    ("delta", lambda: b.beta(2)),
    ("delta", lambda: b.beta(True)),
    ("bid", lambda: b.tie_arrows(5, 6)),
    ("bid", lambda: b.tie_arrows(5, -1)),
    ("bid", lambda: b.right_arrows(5, 0, reduced=False)),
    ("total_budget", lambda: b.tie_arrows(-1, 0)),
    ("bid", lambda: b.left_arrows(5, 0, reduced=True)),
    ("bid", lambda: b.right_arrows(5, True, reduced=True)),
    ("moves", lambda: b.forced_wins_budget(0, 1, Player.LEFT)),
    ("moves", lambda: b.forced_win_bid(True, 1, Player.LEFT)),
    ("right_budget", lambda: b.forced_wins_budget(1, -1, Player.LEFT)),
    ("right_budget", lambda: b.forced_win_bid(1, Fraction(1), Player.LEFT)),  # type: ignore[arg-type]
]


def test_unusable_input_is_named() -> None:
    for field, call in CASES:
        with pytest.raises(InvalidInput) as caught:
            call()
        assert caught.value.field == field
        assert str(caught.value).startswith(f"{field}: got ")
        assert "allowed: " in str(caught.value)
        assert "\n" not in str(caught.value)


def test_it_says_what_is_allowed() -> None:
    cases: list[Any] = [
        ("Left 2, Right 2 can not", lambda: b.bidding_set({3}, 4)),
        ("an even integer", lambda: b.alpha_even(3)),
        ("an odd integer", lambda: b.beta(2)),
    ]
    for words, call in cases:
        with pytest.raises(InvalidInput, match=words):
            call()


def test_what_is_just_within_a_limit_is_taken() -> None:
    assert len(b.bid_matrix({1, 3}, 5, 1, 5).left) == 6
    assert b.tie_arrows(5, 0)[0] == (0, 5, Player.RIGHT)
    assert b.left_arrows(5, 5, reduced=False) == ((5, 0, Player.LEFT),)
    assert b.right_arrows(5, 1, reduced=False)[0] == (0, 1, Player.LEFT)
    assert b.bidding_set({2}, 3) == (2,)
    assert next(b.rows({1, 10**30}, 1)) == ((0, 0), (0, 0))
    assert b.bid_matrix({1, 10**30}, 1, 1, 0).cells == b.bid_matrix({1}, 1, 1, 0).cells


def test_exact_weights_are_kept() -> None:
    gamma = example(w_R={("x1", "x2"): Fraction(1, 3)})
    assert b.maximin(gamma, "x1", 1, Player.RIGHT) == Fraction(1, 3)
