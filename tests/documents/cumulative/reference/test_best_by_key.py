"""All of play again, a second way: each player takes the move whose key is the largest.

A key is what the mover collects, then what their rule looks at: the other's pebbles or the move.
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations, islice, product

import pytest

import reference.cumulative as c
from reference.cumulative import Convention, Rule

Key = Callable[[int, int, int], tuple[int, ...]]
Pair = tuple[str, str]

KEYS: dict[str, Key] = {
    "F": lambda own, other, s: (own, other),
    "A": lambda own, other, s: (own, -other),
    "G": lambda own, other, s: (own, s),
    "S": lambda own, other, s: (own, -s),
}
PAIRS: list[Pair] = [(a, b) for a in "FAGS" for b in "FAGS"]
SETS = [S for n in (1, 2, 3) for S in combinations(range(1, 6), n)]
SETS += [
    (4, 5, 9),
    (3, 7, 9),
    (4, 10, 13),
    (2, 3, 5, 7),
    (1, 5, 6, 8),
    (4, 6, 9, 11),
    (3, 4, 10, 12),
    (2, 7, 13),
]
TOP = 30


@cache
def ranked(S: tuple[int, ...], h: int, pair: Pair) -> list[tuple[tuple[int, ...], int, int, int]]:
    """For each move its key, what the mover and the other one get, and the move, the best last."""
    found = []
    for s in S:
        if s <= h:
            other, rest = collected(S, h - s, (pair[1], pair[0]))
            found.append((KEYS[pair[0]](s + rest, other, s), s + rest, other, s))
    return sorted(found)


def collected(S: tuple[int, ...], h: int, pair: Pair) -> tuple[int, int]:
    """What the player who moves first and the other one collect."""
    moves = ranked(S, h, pair)
    return moves[-1][1:3] if moves else (0, 0)


def best(S: tuple[int, ...], h: int, pair: Pair) -> tuple[int, ...]:
    """The moves with the largest key."""
    moves = ranked(S, h, pair)
    return tuple(s for key, *_, s in moves if key == moves[-1][0])


def whole_lines(S: tuple[int, ...], h: int, pair: Pair) -> Iterator[tuple[int, ...]]:
    """Every line that ends where nobody can move."""
    moves = sorted(best(S, h, pair))
    if not moves:
        yield ()
    for s in moves:
        yield from ((s, *rest) for rest in whole_lines(S, h - s, (pair[1], pair[0])))


@cache
def minimax(S: tuple[int, ...], h: int) -> tuple[int, tuple[int, ...]]:
    """The mover's removals less the other's, and the moves that lead there."""
    values = {s: s - minimax(S, h - s)[0] for s in S if s <= h}
    value = max(values.values(), default=0)
    return value, tuple(s for s in values if values[s] == value)


def test_an_action_may_be_larger_than_any_memory() -> None:
    assert list(islice(c.rows({1, 10**30}), 3)) == list(c.rows({1}, 2))


@pytest.mark.parametrize("S", SETS, ids=str)
def test_outcomes_under_conventions(S: tuple[int, ...]) -> None:
    pairs = {X: (X[0], X[2]) for X in Convention}
    found = list(c.rows(S, TOP))
    assert list(islice(c.rows(S), TOP + 1)) == found
    for h, row in enumerate(found):
        assert list(row) == [collected(S, h, pairs[X]) for X in Convention]
        for X, pair in pairs.items():
            assert row.under(X) == collected(S, h, pair)
            assert c.moves(S, h, X) == best(S, h, pair)
            own = [(got, s) for _, got, _, s in ranked(S, h, pair)]
            most = max(own, default=(0, 0))[0]
            assert c.indifferent(S, h, X) == tuple(sorted(s for got, s in own if got == most))
    for X, pair in pairs.items():
        assert c.outcome(S, TOP, X) == collected(S, TOP, pair)
        assert c.outcome(S, 0, X) == (0, 0)
        for h in (0, S[0] - 1, 11, 12):
            assert list(c.lines(S, h, X)) == list(whole_lines(S, h, pair))
            assert c.one_line(S, h, X) == next(whole_lines(S, h, pair))


@pytest.mark.parametrize("S", SETS, ids=str)
def test_outcomes_under_rules(S: tuple[int, ...]) -> None:
    for h, row in enumerate(c.rule_rows(S, TOP)):
        expected = [(pair, collected(S, h, pair)) for pair in PAIRS]
        assert [((str(a), str(b)), o) for (a, b), o in row.items()] == expected
    for pair in PAIRS:
        rules = c.RulePair(Rule(pair[0]), Rule(pair[1]))
        assert c.rule_outcome(S, 12, rules) == collected(S, 12, pair)
        for h in (0, S[-1], 12):
            assert c.rule_moves(S, h, rules) == best(S, h, pair)


@pytest.mark.parametrize("S", SETS, ids=str)
def test_zero_sum_play(S: tuple[int, ...]) -> None:
    assert list(c.zero_sum_rows(S, TOP)) == [minimax(S, h)[0] for h in range(TOP + 1)]
    printed: list[int] = []
    for h in range(TOP + 1):
        assert c.available(S, h) == tuple(s for s in S if s <= h)
        assert c.zero_sum_moves(S, h) == minimax(S, h)[1]
        values = [s - (printed[h - s] if s <= h else 0) for s in S]
        printed.append(0 if h < S[0] else max(values))
        if h % 5 == 0:
            assert c.zero_sum(S, h) == minimax(S, h)[0]
            assert c.zero_sum_as_printed(S, h) == printed[h]


def test_a_removal_larger_than_any_heap() -> None:
    S, small = {1, 10**4000}, {1}
    assert list(c.rows(S, 5)) == list(c.rows(small, 5))
    assert list(c.rule_rows(S, 5)) == list(c.rule_rows(small, 5))
    assert c.zero_sum(S, 5) == c.zero_sum(small, 5)
    assert c.zero_sum_moves(S, 5) == c.moves(S, 5, c.FvF) == c.indifferent(S, 5, c.AvA) == (1,)
    assert c.one_line(S, 5, c.AvF) == (1,) * 5


def test_discrepancies_and_duals() -> None:
    S, h = (3, 5), 14
    for before, after in product(Convention, repeat=2):
        for player in (1, 2):
            expected = c.outcome(S, h, after)[player - 1] - c.outcome(S, h, before)[player - 1]
            assert c.discrepancy(S, h, before, after, player) == expected
    assert c.discrepancy(S, h, c.FvF, c.AvA, 2) == -1
    for X in Convention:
        assert c.dual(X) == f"{X[2]}v{X[0]}"
    for a, b in product(Rule, repeat=2):
        assert c.RulePair(a, b).dual == (b, a)
        assert str(c.RulePair(a, b)) == f"{a}v{b}"


def test_regimes_and_formulas() -> None:
    for s2, s1 in combinations(range(1, 30), 2):
        sign = (2 * s2 > s1) - (2 * s2 < s1)
        assert c.regime(s2, s1).value == ("balanced", "non-dominant", "strictly dominant")[sign]
        assert c.regime(s2, s1).is_dominant == (sign <= 0)
        n = max(n for n in range(30) if n * (s1 - s2) <= s2)
        assert c.formula_5_n(s2, s1) == n
        assert c.discrepancy_heap(s2, s1) == 2 * s2 + n * (s1 + s2)
        if s1 % s2:
            n = max(n for n in range(30) if n * s2 < s1)
            assert c.additive_discrepancy_heap(s2, s1) == n * s2 + 2 * (n + 1) * s1
