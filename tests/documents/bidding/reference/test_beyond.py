"""Beyond what is usual: large weights, many removals and options."""

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

import reference.bidding as b
from reference.bidding import Player
from reference.errors import InvalidInput


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
