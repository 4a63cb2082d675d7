"""Beyond what is usual: large numbers, many options and players."""

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

import reference.positions as g
from reference.errors import InvalidInput
from reference.positions import MISERE, PHI, Choice, Leaf, N, P, Quadratic, Quantifier
from reference.positions.nim_values import mex, subtraction_nim_values, wythoff_nim_value

FOR_ALL, EXISTS = Quantifier
BIG = (2**31, 2**53, 2**63, 2**64, 10**40)


def test_large_numbers() -> None:
    for m in BIG:
        S = [*range(1, 20), m - 1, m, m + 1]
        assert g.removals(S, m) == (*range(1, 20), m - 1, m)
        assert g.nim_sum(m, m + 1, *[5] * 9) == (m ^ (m + 1)) ^ 5
        assert g.nim_winning_moves_by_sum((m,)) == ((0,),)
        assert g.nim_position_by_sum((*[1] * 8, m), MISERE) is N
        assert g.nim_winning_moves_by_sum((*[1] * 9, m), MISERE) == ((*[1] * 9, 0),)
        assert g.can_move((2 * m, 2 * m), (m, m))
        assert not g.can_move((2 * m, 2 * m), (m, m - 1))
        a, b = g.pair(m)
        # a is the floor of m phi, and b / a nearly phi: a^2 - a m - m^2 changes its sign behind a.
        assert b == a + m
        assert a * a - a * m - m * m < 0 < (a + 1) ** 2 - (a + 1) * m - m * m
        # One pile less at a time, on either side, is no longer one.
        near = [(a, b), (b, a), (a, b + 1), (a - 1, b), (a + 1, b + 1), (m, m)]
        assert [g.wythoff_position_by_formula(x) for x in near] == [P, P, N, N, N, N]
        for piles, to in (((a, b + 5), (a, b)), ((b, a + 5), (b, a)), ((a + m, b + m), (a, b))):
            assert to in g.wythoff_winning_moves_by_formula(piles)
        assert g.quadratic_irrational(m, m, 5, 2 * m) == PHI
        assert g.quadratic_irrational(1, -m, 5, -m) == Quadratic(Fraction(-1, m), Fraction(1), 5)
        assert [g.beatty_term(PHI + m, k) for k in (1, m)] == [m + 1, m * m + a]
        # sqrt(m^2 + 1) is above m by less than 1 / m.
        root = g.quadratic_irrational(0, 1, m * m + 1)
        assert (root.floor(), (root * -1).floor(), (root * m).floor()) == (m, -m - 1, m * m)
        assert m < root < m + Fraction(1, m)
        assert not root < m
        assert root - m == 1 / (root + m)
        with pytest.raises(InvalidInput, match=r"^d: got"):
            g.quadratic_irrational(0, 1, m * m)


def test_many_options() -> None:
    for n in (5, 6, 9, 40, 500):
        assert mex(range(n)) == mex([*range(n), n + 1, 10**30]) == n
        assert g.position_of([N] * n + [P]) is N
        to = tuple(range(n))
        star = {**dict.fromkeys(to, ()), n: to, n + 1: (n,)}
        assert {x for x, found in g.positions(star).items() if found is P} == {*to, n + 1}
        assert g.terminal_positions(star) == {*to}
        assert g.winning_moves(star, n) == to
        assert g.condition_1(star, {*to})
        assert not g.condition_1(star, {*to[1:]})
        assert not g.condition_2(star, {n, n - 1})
        assert [g.condition_3(star, {*to[-1:], *more}) for more in (to, ())] == [False, False]
        assert g.condition_3(star, {*to, n + 1})
        way: dict[Any, Any] = {"end": (), **dict.fromkeys(to, ("end",)), n: (*to, "end")}
        assert g.condition_3(way, {"end"})
        # Of n values the last alone makes it so, or not so.
        assert g.holds([EXISTS], [to], lambda x, last=n - 1: x == last)
        assert not g.holds([FOR_ALL], [to], lambda x, last=n - 1: x != last)
        bad: list[Any] = [(*to, n - 1), (*to, None), (*to, n + 2), (*to, [])]
        for options in bad:
            with pytest.raises(InvalidInput, match=r"^graph: got"):
                g.game_graph({**star, n: options})
        wrong: list[Any] = [1, None, Choice]
        for each in wrong:
            with pytest.raises(InvalidInput, match=r"^options: got"):
                Choice(1, (*[Leaf(1)] * (n - 1), each))
    piles = (1, 2, 3, 4, 5, 2)
    assert len([*g.nim_moves((9,) * 9)]) == 81
    moves = g.nim_winning_moves(piles)
    assert moves == ((1, 1, 3, 4, 5, 2), (1, 2, 0, 4, 5, 2), (1, 2, 3, 4, 5, 1))
    assert g.nim_winning_moves_by_sum(piles) == moves
    assert [*subtraction_nim_values(range(1, 41), 90)] == [n % 41 for n in range(91)]
    assert g.subtraction_position(range(1, 41), 82) is P
    assert [wythoff_nim_value(piles) for piles in ((0, 30), (30, 0), (20, 12))] == [30, 30, 0]


def test_many_players() -> None:
    """Player after player may let the first one lose: each of the others, or draw the game."""
    for players in [2, 5, 12]:
        for spoiler, ends in product((2, players), ([Leaf(1), Leaf(0)], [Leaf(1), Leaf(players)])):
            tree: g.Tree = Choice(spoiler, tuple(ends))
            for player in range(players - 1, 0, -1):
                tree = Choice(player, (tree,) * (1 + (player == 1)))
            drawn = ends[1] == Leaf(0)
            assert g.has_winning_strategy(tree, 1) is False
            assert g.has_drawing_strategy(tree, 1) == drawn
            assert g.has_winning_strategy(tree, players) == (spoiler == players and not drawn)
        wide = Choice(1, (*[Leaf(2)] * 20, Leaf(1)))
        assert g.has_winning_strategy(wide, 1)
        other = Choice(2, (*[Leaf(1)] * 20, Leaf(players)))
        assert not g.has_winning_strategy(other, 1)
        assert g.outcome(wide, {(): 20}) == 1
        path = {x: (x - 1,) if x else () for x in range(players + 20)}
        assert len([*g.places(g.tree_of(path, players + 19))]) == players + 19


def test_a_large_removal() -> None:
    for longest in [129, 600, 2**64]:
        top = min(longest, 600) + 30
        S = (2, 3, longest)
        rows: list[Any] = []
        for n in range(top + 1):
            rows.append(N if any(rows[n - k] is P for k in S if k <= n) else P)
        assert [*g.subtraction_rows(S, top)] == rows
        won = tuple(k for k in S if k <= top and rows[top - k] is P)
        assert g.subtraction_winning_moves(S, top) == won


def test_misere_of_small_piles() -> None:
    """By the rules alone, of all piles up to 4 in three piles, and up to 9 in two."""
    for piles in product(range(5), repeat=3):
        by_rules = g.nim_position(piles, MISERE), g.nim_winning_moves(piles, MISERE)
        by_sum = g.nim_position_by_sum(piles, MISERE), g.nim_winning_moves_by_sum(piles, MISERE)
        assert by_rules == by_sum
    for x, y in product(range(10), repeat=2):
        by_rules = g.wythoff_position((x, y), MISERE), g.wythoff_winning_moves((x, y), MISERE)
        formula = g.wythoff_winning_moves_by_formula((x, y), MISERE)
        assert by_rules == (g.wythoff_position_by_formula((x, y), MISERE), formula)
