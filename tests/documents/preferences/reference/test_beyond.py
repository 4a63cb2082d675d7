"""Beyond what is usual: many players, long lists, large boards."""

from itertools import product
from typing import Any

import pytest

import reference.preferences as p
from reference.errors import InvalidInput
from reference.preferences import Comparison, SimpleValue, Value
from reference.preferences.other_readings import LOST, ListWithChooser, with_one_loss
from reference.preferences.rules import listed_inside, rule_1

MANY = (10, 13, 25)
"""Numbers of players, of two digits."""


def within(X: Value, brackets: int) -> Value:
    for _ in range(brackets):
        X = frozenset({X})
    return X


@pytest.mark.parametrize("i", [1, 6, 7, 8, 9])
def test_a_simple_value_of_many_bars_is_a_list_of_two_with_fewer(i: int) -> None:
    two = (p.seen_from(SimpleValue(base, i - 1), 2) for base in (2, 3))
    assert p.seen_from(SimpleValue(1, i), 1) == frozenset(two)


def test_many_players() -> None:
    for N in MANY:
        everyone = frozenset(range(1, N + 1))
        text = f"[{','.join(map(str, range(1, N + 1)))}]"
        assert (p.format_value(everyone), p.parse_value(text, N)) == (text, everyone)
        with pytest.raises(InvalidInput, match=r"^value: got"):
            p.parse_value(f"[1,{N + 1}]", N)
        for a in (1, 2, 9, N - 1, N):
            c, indifferent = Comparison(a, N), Comparison(a, N, indifferent=True)
            others = everyone - {a}
            other = a % N + 1
            assert [p.next_player(a, N), c.first, c.p] == [other, other, a]
            assert p.simple_value(a, 1, N) == others
            assert p.as_simple(others, N) == (a, 1)
            # One fewer, one more, and a list in the place of one or beside all of them.
            wrong = [others - {other}, everyone, others - {other} | {frozenset({1, 2})}]
            wrong.append(others | {frozenset({1, 2})})
            assert [p.as_simple(X, N) for X in wrong] == [None] * 4
            assert p.contained(others) == {*others, others}
            assert p.contains(within(others, 3), other)
            assert not p.contains(within(others, 3), a)
            assert c.guaranteed_loss(others)
            assert not c.guaranteed_loss(everyone)
            assert with_one_loss(everyone, a) == frozenset({a, LOST})
            assert with_one_loss(within(others, 2), a) == LOST
            assert indifferent.equal(other, other % N + 1 if other % N + 1 != a else other)
            assert not indifferent.equal(other, a)
            assert p.with_choosers(within(everyone, 2), a, N) == ListWithChooser(
                (a + 1) % N + 1, everyone
            )
            for name in p.Preference:
                alone = p.Simplifier(name, N)
                kept = {a} if name not in {p.Preference.NONE, p.Preference.SYNTACTIC} else everyone
                assert p.members(alone.simplify(everyone, a)) == kept
                # Of the same list another player makes something else.
                kept = {other} if kept != everyone else everyone
                assert p.members(alone.simplify(everyone, other)) == kept
                assert {*alone.kept(everyone, a)} >= {a}
        seen = p.seen_from(SimpleValue(N, 1), 1, N)
        assert seen == within(everyone - {N}, N - 1)


def test_large_exponents_and_players_on_the_chain() -> None:
    """Of the own simple values odd ones ascend and even ones descend; of all others reversed."""
    for exponent in [0, 1, 2, 101, 2**63, 2**64 + 1, 10**40]:
        own, higher = SimpleValue(7, exponent), SimpleValue(7, exponent + 2)
        other, above = SimpleValue(10**30, exponent), SimpleValue(2, exponent + 2)
        assert (p.tier(own, 7) < p.tier(higher, 7)) == (exponent % 2 == 1)
        assert (p.tier(other, 7) < p.tier(above, 7)) == (exponent % 2 == 0)
        assert p.tier(SimpleValue(7, exponent + 1), 7) == p.tier(other, 7)
        assert p.tier(other, 10**30) == p.tier(own, 7)
        N, X = exponent + 3, frozenset({1, 2})
        assert p.with_choosers(within(X, 2), N, N) == ListWithChooser(2, X)
        assert p.with_choosers(X, N, N) == ListWithChooser(N, X) != ListWithChooser(N - 1, X)
        assert p.graph([1, N], [(0, 1)], N)[0].players == N


def test_as_many_brackets_as_players_and_lists_of_many() -> None:
    for N in [2, 3, 9, 13, 30]:
        inner = frozenset(range(1, 20))
        for last in (20, frozenset({1, 2})):
            y = inner | {last}
            X = within(y, N - 1)
            assert listed_inside(X, N) == y
            assert listed_inside(X, N + 1) == listed_inside(1, 1) == frozenset()
            assert p.rule_2(within(y, N), N) == y
            assert p.rule_2(X, N) == X
            merged = frozenset({30, *y})
            assert p.rule_3({30, X}, N) == p.rule_3_beside_leaves({30, X}, N) == merged
            leaves = isinstance(last, int)
            assert p.rule_3_leaves({30, X}, N) == (merged if leaves else frozenset({30, X}))
            # Beside a list, however many leaves there are.
            beside = {*range(40, 60), frozenset({1, 2}), X}
            assert p.rule_3_leaves(beside, N) == p.rule_3_beside_leaves(beside, N) == beside
            assert p.rule_3(beside, N) == {*range(40, 60), frozenset({1, 2}), *y}
        assert rule_1(within(p.simple_value(2, 3), 1)) == p.simple_value(2, 3)
        assert rule_1(within(inner, 1)) == within(inner, 1)


def test_large_boards() -> None:
    n = 40
    star = [(0, v) for v in range(1, n)]
    game, tokens = p.graph([100, 1], [(0, 1)], 100)
    assert [*game.options(tokens, 100)] == [(0, 100)]
    game, tokens = p.graph([2, *[1, 3] * 30][:n], star, 12)
    assert len({*game.options(tokens, 2)}) == n - 1
    assert len({*game.options(tokens, 1)}) == n // 2
    assert not [*game.options(tokens, 12)]
    for height, width in ((1, 30), (9, 7), (7, 9), (30, 1)):
        rows = ["".join("12"[(i + j) % 2] for j in range(width)) for i in range(height)]
        game, tokens = p.grid("/".join(rows))
        found = [*game.options(tokens, 1), *game.options(tokens, 2)]
        # Over each side between two squares either player may clobber.
        assert len({*found}) == 2 * (height * (width - 1) + width * (height - 1))
    for length in (*range(1, 9), 11):
        symbols = ("".join(board) for board in product("012", repeat=length))
        expected = [
            board
            for board in symbols
            if board.strip("0") == board >= board[::-1]
            and "00" not in board
            and ("12" in board or "21" in board)
        ]
        assert [*p.analysed_rows(length, 2)] == expected


def test_long_games() -> None:
    to = [*range(20)]
    ends: dict[Any, Any] = {x: {} for x in to}
    one = p.explicit_game(3, {20: {1: to}, **ends})
    assert one.options(20, 1) == tuple(to)
    assert one.options(20, 2) == ()
    bad: list[Any] = [21, None, [0]]
    for option in bad:
        with pytest.raises(InvalidInput, match=r"^moves: got"):
            p.explicit_game(3, {20: {1: [*to, option]}, **ends})
    with pytest.raises(InvalidInput, match=r"^moves: got"):
        p.explicit_game(3, {20: {1: to, 2: [], 4: to}, **ends})
    many = p.disjunctive_sum(*[one] * 9)
    assert len({*many.options((20,) * 9, 1)}) == 9 * len(to)
    with pytest.raises(InvalidInput, match=r"^games: got"):
        p.disjunctive_sum(*[one] * 9, p.explicit_game(2, {0: {}}))
    assert p.value(one, 20, 2, "prudent") == 1
    # Of twenty children the last alone has another value.
    later: dict[Any, Any] = {20: {1: to}, **{x: {2 + x // 19: ["end"]} for x in to}, "end": {}}
    assert p.value(p.explicit_game(3, later), 20) == frozenset({2, 3})


def test_long_lists() -> None:
    lists: list[Value] = [frozenset({a, a + 1}) for a in range(1, 30)]
    X: Value = frozenset([1, *lists])
    assert p.parse_value(p.format_value(X), 40) == X
