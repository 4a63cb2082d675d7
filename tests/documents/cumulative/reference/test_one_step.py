"""Each definition by itself, of outcomes of smaller heaps that are made up: any size, many ties."""

import random
from collections.abc import Callable, Iterator
from itertools import islice, product
from typing import Any

import pytest

import reference.cumulative as c
from reference.cumulative import Convention, Outcome, Rule, RulePair
from reference.cumulative.outcomes import Recent, definition_2, maximisers
from reference.cumulative.play import pspe_moves
from reference.cumulative.rules import RULE_PAIRS, chosen, rule_pair
from reference.cumulative.ruleset import subtraction_set
from reference.cumulative.zero_sum_play import section_5
from reference.errors import InvalidInput

SIZES = (10, 100, 10**4, 10**6, 10**18, 10**40)


def drawn(rng: random.Random) -> Iterator[tuple[tuple[int, ...], int]]:
    """Sets of any size up to 30, small and large, and heaps, some of which allow no move."""
    for size in SIZES:
        for most in (1, 2, 3, 8, 30):
            S = tuple(sorted({rng.randint(1, size) for _ in range(most)}))
            heaps = [S[0] - 1, S[0], S[-1], rng.randint(0, 2 * size), size * rng.randint(1, 10**9)]
            yield from ((S, h) for h in heaps)


class MadeUp:
    """Outcomes of the heaps h - s of which few actions or all give the mover the most."""

    def __init__(self, rng: random.Random, S: tuple[int, ...], h: int) -> None:
        self.rng, self.h, self.most = rng, h, max(S) + rng.choice([0, 10**20])
        self.own, self.other = rng.choice([0, 1, 4, 10**9]), rng.choice([0, 2, 10**30])
        self.known: dict[Any, Outcome] = {}

    def __call__(self, X: Any, k: int) -> Outcome:
        assert 0 <= k < self.h
        second = self.most - (self.h - k) - self.rng.randint(0, self.own)
        made = Outcome(self.rng.randint(-self.other, self.other), second)
        return self.known.setdefault((X, k), made)

    def zero_sum(self, k: int) -> int:
        return -self(None, k).second


def left_by(
    rule: str, S: tuple[int, ...], h: int, after: dict[int, Outcome]
) -> tuple[list[int], list[int]]:
    """The actions that give the mover the most, and those of them that a rule leaves."""
    most = max((s + u.second for s, u in after.items()), default=None)
    tied = [s for s in S if s <= h and s + after[s].second == most]
    rules: dict[str, Callable[[int], int]] = {
        "F": lambda s: after[s].first,
        "A": lambda s: -after[s].first,
        "G": lambda s: s,
        "S": lambda s: -s,
    }
    by = rules[rule]
    best = max(map(by, tied), default=None)
    return tied, [s for s in tied if by(s) == best]


@pytest.mark.parametrize("X", Convention)
def test_definition_2_of_any_outcomes(X: Convention) -> None:
    rng = random.Random(X)
    for S, h in drawn(rng):
        o = MadeUp(rng, S, h)
        assert c.available(S, h) == tuple(s for s in S if s <= h)
        opposite = Convention(f"{X[2]}v{X[0]}")
        after = {s: o(opposite, h - s) for s in S if s <= h}
        tied, left = left_by(X[0], S, h, after)
        assert pspe_moves(S, h, X, o) == tuple(left)
        if not left:
            assert definition_2(S, h, X, o) == (0, 0)
            continue
        assert maximisers(S, h, X, o) == tuple(tied)
        s = left[0]
        assert definition_2(S, h, X, o) == (s + after[s].second, after[s].first)
        value = max(s - o.zero_sum(h - s) for s in after)
        assert section_5(S, h, o.zero_sum) == value


@pytest.mark.parametrize("pair", RULE_PAIRS, ids=str)
def test_each_rule_of_any_outcomes(pair: RulePair) -> None:
    rng = random.Random(str(pair))
    for S, h in drawn(rng):
        o = MadeUp(rng, S, h)
        opposite = RulePair(pair.second, pair.starter)
        after = {s: o(opposite, h - s) for s in S if s <= h}
        assert chosen(S, h, pair, o) == tuple(left_by(pair.starter.value, S, h, after)[1])


def test_one_action_at_many_heaps() -> None:
    """By {a} players take a in turn; what is left of a heap changes nothing."""
    for a, top in ((1, 2600), (7, 300)):
        by_rules = c.rule_rows((a,), 150)
        for h, row in enumerate(c.rows((a,), top)):
            moves = h // a
            expected = Outcome(a * (moves - moves // 2), a * (moves // 2))
            assert {*row} == {expected}
            if h <= 150:
                assert {*next(by_rules).values()} == {expected}
    values = [*c.zero_sum_rows((1,), 20_000)]
    assert values == [h % 2 for h in range(20_001)]


def test_as_many_rows_are_kept_as_the_next_heap_asks_for() -> None:
    for length in (1, 2, 5, 1000):
        recent = Recent(length)
        for h in range(3 * length + 2):
            row = c.Outcomes(*(Outcome(h * 10**9, n) for n in range(4)))
            recent.append(row)
            for k in range(max(0, h - length + 1), h + 1, max(1, length // 3)):
                found = [recent(X, k) for X in Convention]
                assert found == [Outcome(k * 10**9, n) for n in range(4)]


def test_games_side_by_side_know_nothing_of_each_other() -> None:
    S, T = (2, 3, 5), (1, 4, 5)
    for of in (c.rows, c.rule_rows, c.zero_sum_rows):
        rows_of: Any = of
        alone = [*zip([*rows_of(S, 30)], [*rows_of(T, 30)], strict=True)]
        assert [*zip(rows_of(S, 30), rows_of(T, 30), strict=True)] == alone


LARGER = (
    ((3, 4, 5, 6, 7, 8, 9), 47),
    ((2, 3), 60),
    ((17, 18, 35), 70),
    ((4, 6, 11, 13, 17, 19, 22, 24), 53),
    ((4, 6, 11, 13, 17, 19, 22, 24), 100),
)
"""Sets and heaps at which up to eight moves are left."""


@pytest.mark.parametrize(("S", "h"), LARGER)
def test_asked_of_one_heap_of_a_larger_set(S: tuple[int, ...], h: int) -> None:
    known = list(c.rows(S, h))
    by_rules = list(c.rule_rows(S, h))
    zero_sum = list(c.zero_sum_rows(S, h))
    best = tuple(s for s in S if s - zero_sum[h - s] == zero_sum[h])
    assert (c.zero_sum(S, h), c.zero_sum_moves(S, h)) == (zero_sum[h], best)

    def left_at(h: int, X: Convention) -> tuple[list[int], list[int]]:
        after = {s: known[h - s].under(c.dual(X)) for s in S if s <= h}
        return left_by(X[0], S, h, after)

    def lines(h: int, X: Convention) -> Iterator[tuple[int, ...]]:
        left = left_at(h, X)[1]
        yield from [] if left else [()]
        yield from ((s, *line) for s in left for line in lines(h - s, c.dual(X)))

    for X in Convention:
        tied, left = left_at(h, X)
        assert c.outcome(S, h, X) == known[h].under(X)
        assert (c.indifferent(S, h, X), c.moves(S, h, X)) == (tuple(tied), tuple(left))
        pair = RulePair(Rule(X[0]), Rule(X[2]))
        assert by_rules[h][pair] == known[h].under(X)
        if X is c.AvF:
            assert c.rule_moves(S, h, pair) == tuple(left)
        found, expected = (islice(of, 200) for of in (c.lines(S, h, X), lines(h, X)))
        assert [*found] == [*expected]
        assert c.one_line(S, h, X) == next(lines(h, X))
        for Y, player in product(Convention, (1, 2)):
            change = known[h].under(Y)[player - 1] - known[h].under(X)[player - 1]
            assert c.discrepancy(S, h, X, Y, player) == change


def test_ties_that_a_rule_breaks_far_on() -> None:
    S = (3, 5, 15)
    known = list(c.rows(S, 260))
    for X in Convention:
        for h in range(200, 261):
            after = {s: known[h - s].under(c.dual(X)) for s in S}
            tied, left = left_by(X[0], S, h, after)
            if tied != left:
                assert c.indifferent(S, h, X) == tuple(tied)
                assert c.moves(S, h, X) == tuple(left)
                break
        else:
            raise AssertionError(X)


def test_the_formula_of_section_5_to_the_letter_where_many_actions_are_above_the_heap() -> None:
    for S in ((3, 4, 5, 6, 7, 8, 9), (1, 10, 20, 30, 40, 50), (25,)):
        printed: list[int] = []
        for x in range(30):
            values = [s - (printed[x - s] if s <= x else 0) for s in S]
            printed.append(0 if x < S[0] else max(values))
            assert c.zero_sum_as_printed(S, x) == printed[x]


def test_regimes_and_formulas_of_any_size() -> None:
    rng = random.Random(1)
    for size in SIZES:
        for _ in range(20):
            s2 = rng.randint(1, size)
            for s1 in (2 * s2 - 1, 2 * s2, 2 * s2 + 1, s2 + 1, s2 + rng.randint(1, size)):
                if s1 > s2:
                    expected = ["balanced", "non-dominant", "strictly dominant"]
                    sign = (2 * s2 > s1) - (2 * s2 < s1)
                    assert c.regime(s2, s1).value == expected[sign]
                    n = c.formula_5_n(s2, s1)
                    assert 0 <= s2 - n * (s1 - s2) < s1 - s2
                    assert c.discrepancy_heap(s2, s1) == 2 * s2 + n * (s1 + s2)
                    n = s1 // s2
                    assert c.additive_discrepancy_heap(s2, s1) == n * s2 + 2 * (n + 1) * s1


def test_sets_of_any_size_with_one_thing_wrong_and_rules_by_name() -> None:
    rng = random.Random(2)
    for n in (1, 2, 25, 300):
        S = rng.sample(range(1, 10**6), n)
        assert subtraction_set(S) == tuple(sorted(S))
        wrong: list[Any] = [rng.choice(S), 0, -1, True, 1.5, "3"]
        for bad in wrong:
            at = rng.randint(0, n)
            with pytest.raises(InvalidInput, match="set: got"):
                subtraction_set([*S[:at], bad, *S[at:]])
    for pair in RULE_PAIRS:
        names: Any = (str(pair.starter), str(pair.second))
        assert rule_pair(names) == pair == rule_pair(pair)
