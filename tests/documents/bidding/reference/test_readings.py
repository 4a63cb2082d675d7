"""Which readings the document's numbers decide, and that every reading makes a difference."""

from itertools import product

import pytest

from reference.bidding import (
    Action,
    Ending,
    Player,
    Reading,
    RightWeight,
    Ruleset,
    Unopposed,
    alternating_outcome,
    bidding_set,
    maximin,
    maximin_table,
    minimax,
    proper_bidding_set,
    ruleset,
    utility,
    utility_as_printed,
    value,
)
from reference.errors import InvalidInput
from tests.documents.bidding.reference import printed

ALL = [Reading(*choice) for choice in product(RightWeight, Ending, Action, Unopposed)]


@pytest.mark.parametrize("reading", ALL, ids=lambda reading: "/".join(reading))
def test_examples_2_1_and_2_2_decide_the_sign_and_the_ending(reading: Reading) -> None:
    first = not printed.example_2_1(1, {0, 1}, reading)
    second = not printed.example_2_2(reading)
    added = reading.right_weight is RightWeight.ADDED
    assert first == (added and reading.ending is not Ending.EITHER_PLAYER)
    assert second == (added and reading.ending is Ending.BID_WINNER)


def test_the_default_gives_both_examples() -> None:
    assert Reading() == ("added", "bid-winner", "with-bid", "marker-stays")
    assert not printed.example_2_1(1, {0, 1}, Reading())
    assert not printed.example_2_2(Reading())


def committed() -> Ruleset:
    """Left must win at x with a bid of 1, and wants another move after a tie than after a win."""
    return ruleset(
        ["x", "two", "one", "zugzwang", "end"],
        {"x": ["two", "zugzwang"], "two": ["one"], "one": ["end"], "zugzwang": [], "end": []},
        {"x": ["end"], "two": ["one"], "one": ["end"], "zugzwang": ["end"], "end": []},
        {("x", "two"): 0, ("x", "zugzwang"): -2, ("two", "one"): 1, ("one", "end"): 1},
        {("x", "end"): -9, ("two", "one"): -1, ("one", "end"): -1, ("zugzwang", "end"): 1},
        {"zugzwang": 0, "end": 0},
        {0, 1, 2},
        TB=2,
    )


def test_a_move_committed_with_the_bid_can_cost_a_point() -> None:
    after = Reading(action=Action.AFTER_BID)
    assert maximin(committed(), "x", 1, Player.LEFT) == -2
    assert maximin(committed(), "x", 1, Player.LEFT, after) == -1
    assert minimax(committed(), "x", 1, Player.LEFT) == -1
    assert minimax(committed(), "x", 1, Player.LEFT, after) == -1


def test_the_marker_of_an_unopposed_holder_matters() -> None:
    """Only bids of 1 out of 2 dollars: at heap 2 the richer player moves first, unopposed."""
    moves = Reading(unopposed=Unopposed.MARKER_MOVES)
    assert value({1}, 2, 2, 2, Player.LEFT, {1}) == 2
    assert value({1}, 2, 2, 2, Player.LEFT, {1}, moves) == 0


def test_the_ending_matters_where_the_holder_of_the_marker_is_stuck() -> None:
    """Right has the marker and no move; Left has a move and all the money."""
    gamma = ruleset(
        ["a", "b"], {"a": ["b"], "b": []}, {"a": [], "b": []}, {("a", "b"): 5}, {},
        {"a": 1, "b": 0}, {0, 1}, TB=1,
    )  # fmt: skip
    assert maximin(gamma, "a", 1, Player.RIGHT) == 5
    assert maximin(gamma, "a", 1, Player.RIGHT, Reading(ending=Ending.MARKER_HOLDER)) == 1
    assert maximin(gamma, "a", 1, Player.LEFT, Reading(ending=Ending.MARKER_HOLDER)) == 5
    assert maximin(gamma, "a", 1, Player.LEFT, Reading(ending=Ending.EITHER_PLAYER)) == 1


def test_left_without_money_cannot_reach_her_move() -> None:
    """The paragraph before the penalties in Section 2: Right wins the bid, and the game ends."""
    gamma = ruleset(
        ["a", "b"], {"a": ["b"], "b": []}, {"a": [], "b": []}, {("a", "b"): 5}, {},
        {"a": 1, "b": 0}, {0, 1}, TB=1,
    )  # fmt: skip
    assert maximin(gamma, "a", 0, Player.RIGHT) == 1


def test_two_penalties_at_a_position_that_is_terminal_for_both() -> None:
    """With one function there is one value; with two it matters who wins the last bid."""
    one = ruleset(["t"], {"t": []}, {"t": []}, {}, {}, {"t": -1}, {0}, TB=0)
    two = ruleset(["t"], {"t": []}, {"t": []}, {}, {}, {"t": -1}, {0}, TB=0, tau_R={"t": 1})
    assert alternating_outcome(one, "t") == (-1, -1)
    assert alternating_outcome(two, "t") == (-1, 1)
    for ending in Ending:
        assert maximin_table(two, reading=Reading(ending=ending))["t"] == ((-1,), (1,))


def test_the_utility_has_both_signs() -> None:
    gamma = printed.example_2_ruleset("example-2.1", 1, {0, 1})
    line = [(Player.RIGHT, "x2")]
    assert utility(gamma, "x1", line, Player.LEFT) == 1
    assert utility_as_printed(gamma, "x1", line, Player.LEFT) == -1


def test_a_proper_bidding_set_leaves_no_unitary_game() -> None:
    assert bidding_set({0, 1}, 1) == (0, 1)
    with pytest.raises(InvalidInput, match="proper subset"):
        proper_bidding_set({0, 1}, 1)
    with pytest.raises(InvalidInput, match="proper subset"):
        proper_bidding_set({0}, 0)
    assert proper_bidding_set({1}, 1) == (1,)
