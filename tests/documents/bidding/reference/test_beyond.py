"""Beyond what is usual: large budgets, many bids and removals, both sides of each check."""

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

import reference.bidding as b
from reference.bidding import Player
from reference.errors import InvalidInput

LEFT, RIGHT = Player
BIG = (0, 1, 2, 3, 7, 40, 41, 2**31, 2**63, 2**64 + 1, 10**40)


# Formulas, in integers alone


def test_formulas_of_any_size() -> None:
    for n in BIG:
        assert b.outcome_bounds(n) == (-(n // 2), (n + 1) // 2 + 1)
        assert [b.iota(x) for x in (n, n + 1, -n)] == [n > 0, 1, 0]
        for delta in (2 * n, -2 * n):
            assert b.alpha_even(delta) == delta // 2 + (delta % 4 != 0)
            assert b.alpha_odd(delta) == delta // 2 + (delta % 4 == 0)
        for delta in (2 * n + 1, -2 * n - 1):
            assert b.beta(delta) == (delta - 1) // 2 + (delta % 4 != 1) + (delta > 0)
        half = n // 2
        assert b.convergence_closed_form(2 * half) == 1 + half * half
        assert b.convergence_closed_form(2 * half + 1) == 1 + (half + 1) ** 2 - Fraction(
            2 * half + 1, 2
        )
        # Of each further move the budget is twice as large, and a bid more: from Theorem 29.
        left, right, first, second = n, n + 1, n, n + 1
        for x in range(1, 130):
            assert b.forced_wins_budget(x, n, LEFT) == left
            assert b.forced_wins_budget(x, n, RIGHT) == right
            assert b.forced_win_bid(x, n, LEFT) == first
            assert b.forced_win_bid(x, n, RIGHT) == second
            left, right = 2 * left + n + 1, 2 * right + n + 1
            first, second = 2 * first + (x == 1), 2 * second
        assert b.bounds._turns(n + 1) == n + 1
        # Of a budget of 0 there is the tie alone: the holder moves, and is then without the marker.
        assert b.definition_10(0, 1, 0, (-n,)) == b.formula_3(0, 1, 0, (-n,)) == n + 1
        assert b.exceeds_what_is_needed(n + 2, n)
        assert not b.exceeds_what_is_needed(n + 1, n)
        for field, ends in (("budget", (0, n)), ("bid", (0, n))):
            ask: Any = b.left_budget if field == "budget" else lambda bid, TB: b.tie_arrows(TB, bid)
            if n < 50 or field == "budget":
                assert [ask(end, n) is not None for end in ends] == [True, True]
                for outside in (-1, n + 1):
                    with pytest.raises(InvalidInput, match=f"^{field}: got"):
                        ask(outside, n)


def test_formulas_of_large_budgets() -> None:
    for TB in [0, 1, 2, 25, 64, 65, 300]:
        deltas = [2 * p - TB for p in range(TB + 1)]
        if TB % 2:
            even = odd = tuple(map(b.beta, deltas))
            total = 1 + Fraction(TB, 2) + Fraction(TB + 1, 2) ** 2 - TB
        else:
            even, odd = tuple(map(b.alpha_even, deltas)), tuple(map(b.alpha_odd, deltas))
            total = Fraction(1 + (TB // 2 + 1) ** 2 - TB)
        assert b.automaton(TB) == (even, odd)
        assert b.entries_sum(TB) == sum(even) + sum(odd)
        assert b.entries_absolute_sum(TB) == sum(
            abs(e) + abs(o) for e, o in zip(even, odd, strict=True)
        )
        assert b.convergence_sum(TB) == total
        own = [p * p for p in range(TB + 1)]
        assert b.zero_bidding(own) == (tuple(own), tuple(1 - n for n in reversed(own)))
        for bid in {0, min(1, TB), TB // 3, TB // 2, TB}:
            ties = [(p, TB - p + bid, RIGHT) for p in range(bid, TB - bid + 1)]
            assert [*b.tie_arrows(TB, bid)] == ties
            for reduced in (False, True) if bid else ():
                # More is needed than the other has, and a dollar more than that is too much.
                needed = [p for p in range(bid, TB + 1) if not reduced or TB - p >= bid - 1]
                left = [(p, p - bid, LEFT) for p in needed]
                right = [(TB - p, TB - p + bid, LEFT) for p in reversed(needed)]
                assert [*b.left_arrows(TB, bid, reduced=reduced)] == left
                assert [*b.right_arrows(TB, bid, reduced=reduced)] == right


# Values


def test_large_values_and_many_options() -> None:
    for size in [1, 100, 2**40, 2**64, 10**40]:
        S = tuple(range(size, size + 12))
        assert b.removals(S, size + 11) == S
        assert b.removals(S, size + 10) == S[:-1]
        Y = [f"y{n}" for n in range(20)]
        weights: Any = {("x", y): Fraction(size * n + 1, 97) for n, y in enumerate(Y)}
        penalties: Any = {y: Fraction(size + n, 3**50) for n, y in enumerate(Y)}
        nothing: Any = dict.fromkeys(Y, ())
        given: dict[str, Any] = {
            **{"X": ["x", *Y], "L": {"x": Y, **nothing}, "R": {"x": Y, **nothing}},
            **{"w_L": weights, "w_R": weights, "tau": penalties, "B": (0,), "TB": 0},
        }
        gamma = b.ruleset(**given)
        assert (gamma.w_L, gamma.w_R, gamma.tau_L) == (weights, weights, penalties)
        ends = [penalties[y] + weights["x", y] for y in Y]
        # A tie at 0: with the marker Left moves and picks the most, without it Right the least.
        of: Any
        for of, others in product((b.maximin, b.minimax), product(b.Ending, b.Action, b.Unopposed)):
            reading = b.Reading(b.RightWeight.ADDED, *others)
            found = [of(gamma, "x", 0, marker, reading) for marker in Player]
            assert found == [max(ends), min(ends)]
        assert b.alternating_outcome(gamma, "x") == (max(ends), min(ends))
        bad: list[tuple[str, str, Any]] = [
            ("left_weights", "w_L", {("x", "x"): 1}),
            ("right_weights", "w_R", {("y3", "x"): 1}),
            ("right_weights", "w_R", {("x", "z"): 1}),
            ("penalties", "tau", {"x": 1}),
            ("penalties", "tau", {"z": 1}),
        ]
        for field, name, more in bad:
            with pytest.raises(InvalidInput, match=f"^{field}: got"):
                b.ruleset(**{**given, name: {**given[name], **more}})


def test_what_never_changes_converges_at_its_first_heap_of_each_parity() -> None:
    assert b.convergence_heaps(0, 9) == (0, 1)
