"""Beyond what is usual: many actions, large ones, any difference, and both sides of each check."""

from itertools import product
from typing import Any

import pytest

import reference.cumulative as c
from reference.cumulative import Convention, Rule, RulePair
from reference.cumulative.outcomes import attaining
from reference.cumulative.regimes import ordered
from reference.cumulative.zero_sum_play import section_5
from reference.errors import InvalidInput

SET = (4, 6, 11, 13, 17, 19, 22, 24, 131)
"""Many actions, up to eight of which tie, and a larger one."""
TOP = 150
BY = {"F": lambda s, u: u, "A": lambda s, u: -u, "G": lambda s, u: s, "S": lambda s, u: -s}
"""By what a rule prefers an action s after which the other player collects u."""


def played() -> list[dict[str, tuple[int, int, list[int], list[int]]]]:
    """By heap and pair: both utilities, the actions that tie, those that the rule leaves."""
    known: list[Any] = []
    for h in range(TOP + 1):
        row = {}
        for starter, second in product("FAGS", repeat=2):
            after = {s: known[h - s][second + starter] for s in SET if s <= h}
            own = {s: s + after[s][1] for s in after}
            tied = [s for s in own if own[s] == max(own.values())]
            key = {s: BY[starter](s, after[s][0]) for s in tied}
            left = [s for s in tied if key[s] == max(key.values())]
            utilities = (own[left[0]], after[left[0]][0]) if left else (0, 0)
            row[starter + second] = (*utilities, tied, left)
        known.append(row)
    return known


def test_many_actions_one_of_them_large() -> None:
    known = played()
    zero_sum = [0]
    for h in range(1, TOP + 1):
        zero_sum.append(max((s - zero_sum[h - s] for s in SET if s <= h), default=0))
    assert [*c.zero_sum_rows(SET, TOP)] == zero_sum
    for h, (row, by_rules) in enumerate(zip(c.rows(SET, TOP), c.rule_rows(SET, TOP), strict=True)):
        for X in Convention:
            assert row.under(X) == known[h][X[0] + X[2]][:2]
        for pair in by_rules:
            assert by_rules[pair] == known[h][pair.starter + pair.second][:2]
    for h in (130, 131, 132, TOP):
        best = tuple(s for s in SET if s <= h and s - zero_sum[h - s] == zero_sum[h])
        assert c.zero_sum_moves(SET, h) == best
        for X in Convention:
            tied, left = known[h][X[0] + X[2]][2:]
            assert (c.indifferent(SET, h, X), c.moves(SET, h, X)) == (tuple(tied), tuple(left))
    for starter, second in product(Rule, repeat=2):
        left = known[TOP][starter + second][3]
        assert c.rule_moves(SET, TOP, RulePair(starter, second)) == tuple(left)


@pytest.mark.parametrize("more", [1, 2**8, 2**32, 2**53, 2**64, 10**40])
def test_any_difference_decides_and_any_size_is_kept(more: int) -> None:
    assert attaining({1: more, 2: 0, 3: more}) == (1, 3)
    assert attaining({1: 10**50, 2: 10**50 + more}) == (2,)
    assert section_5((more,), more, lambda x: -more) == 2 * more
    assert c.Outcomes(*((n + more, n - more) for n in range(4))).under(c.AvA) == (  # type: ignore[arg-type]
        (3 + more, 3 - more)
    )
    ordered(more, more + 1)
    with pytest.raises(InvalidInput, match=r"^actions: got"):
        ordered(more + 1, more)
    with pytest.raises(InvalidInput, match=r"^set: got"):
        ordered(more, more)


@pytest.mark.parametrize(
    ("taken", "call", "refused"),
    [
        (1, c.heap_size, -1),
        (0, c.heap_size, -(10**40)),
        ([1], c.subtraction_set, [0]),
        ([10**40], c.subtraction_set, []),
        (1, lambda player: c.discrepancy({3, 5}, 14, c.FvF, c.AvA, player), 0),
        (2, lambda player: c.discrepancy({3, 5}, 14, c.FvF, c.AvA, player), 3),
    ],
)
def test_both_sides_of_a_check(taken: Any, call: Any, refused: Any) -> None:
    call(taken)
    with pytest.raises(InvalidInput):
        call(refused)
