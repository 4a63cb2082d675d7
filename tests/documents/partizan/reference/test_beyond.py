"""Beyond what is usual: large numbers, many options, long boards."""

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

import reference.partizan as p
from reference.errors import InvalidInput
from reference.partizan import (
    DOWN,
    STAR,
    UP,
    ZERO,
    Order,
    Outcome,
    Standard,
    cutcake,
    dots_and_boxes,
    fair_shares,
    game,
    hackenbush,
    infinitesimals,
    integer_game,
    nimber_game,
    number_game,
    operations,
    ski_jumps,
    toads_and_frogs,
)
from reference.partizan.graphs import graph_game
from reference.partizan.grids import components
from reference.partizan.nim import NIM
from reference.partizan.thermography import Trajectory

ONLY = Standard.STANDARD
BIG = (1, 2**10, 2**53, 2**64, 10**40)


# Numbers


def test_large_numbers() -> None:
    for m in BIG:
        assert p.nim_sum(m, 5, *[7] * 6) == m ^ 5 == p.nim_sum(*[m] * 9, 5)
        assert p.mex([*range(100), m + 100]) == 100
        power = 1 << m.bit_length()
        small = Fraction(1, power)
        rows: list[tuple[Any, Any, Any]] = [
            # between, and by hand: the least denominator first, then the one closest to zero
            (m, None, m + 1),
            (None, -m, -m - 1),
            (None, m, 0),
            (-m, None, 0),
            (m, m + 2, m + 1),
            (m, m + 1, m + Fraction(1, 2)),
            (m + Fraction(1, 3), m + Fraction(2, 3), m + Fraction(1, 2)),
            (m + Fraction(1, 2), m + 9 * m, m + 1),
            (-9 * m - m, -m - Fraction(1, 2), -m - 1),
            (m, m + small, m + small / 2),
            (-m - small, -m, -m - small / 2),
            (0, small, small / 2),
            (small, 2 * small, small * Fraction(3, 2)),
            (1 - small, 1, 1 - small / 2),
            (-small, m, 0),
        ]
        for lower, upper, found in rows:
            assert p.simplest_number(lower, upper) == found, (lower, upper)
        assert p.dyadic(m + small) == m + small
        for bad in (
            Fraction(m, 3 * m * power + 3),
            Fraction(1, 6 * power),
            Fraction(1, power * 2 + 1),
        ):
            with pytest.raises(InvalidInput, match=r"^number: got"):
                p.dyadic(bad)
        line = Trajectory(((Fraction(0), Fraction(m)), (Fraction(m), Fraction(0))), Fraction(-2))
        assert [line.at(Fraction(t)) for t in (0, 1, m, 2 * m)] == [m, m - 1, 0, -2 * m]
        assert line.plus_t(3).at(Fraction(m)) == 3 * m == -line.plus_t(3).negative().at(Fraction(m))


def test_numbers_born_late() -> None:
    for b in (7, 20, 40):
        x = Fraction((1 << b) // 3 * 2 + 1, 1 << b)
        G = number_game(x)
        assert p.number(G) == p.number(game([*G.left, DOWN], G.right)) == x
        assert (p.mean(G), p.temperature(G)) == (x, Fraction(-1, x.denominator))
        assert p.left_stop(G) == p.right_stop(G) == x
        # {x | -y} with x above -y: the mean in the middle, half of the width the temperature.
        y = Fraction(3, 1 << b) + 2
        H = game([G], [number_game(-y)])
        assert (p.mean(H), p.temperature(H)) == ((x - y) / 2, (x + y) / 2)
        walls = p.thermograph(H)
        assert (walls.left.at(y / 2), walls.right.at(y / 2)) == (x - y / 2, -y / 2)
        step = Fraction(1, 1 << b)
        cold = p.cooled(H, step)
        assert (p.left_stop(cold), p.right_stop(cold)) == (x - step, -y + step)
        warm = game([number_game(step)], [number_game(-step)])
        assert p.heated(STAR, number_game(step)) is warm
        assert p.overheated(integer_game(3), number_game(step), STAR) is number_game(3 * step)
        # {z || x | -y}: z - t meets x up to the temperature of {x | -y}, its mean plus t above.
        for z in (x + step, x + 9):
            K = game([number_game(z)], [H])
            at = z - x if z - x <= (x + y) / 2 else (z - (x - y) / 2) / 2
            assert (p.mean(K), p.temperature(K)) == (z - at, at)
    for n in (13, 30, 130):
        assert p.birthday(integer_game(-n)) == p.formal_birthday(integer_game(n)) == n
        assert p.far_star(integer_game(n)) is nimber_game(1 << n.bit_length())
    assert p.times(20, number_game(Fraction(-3, 8))) is number_game(Fraction(-15, 2))


def test_many_ups_and_stars() -> None:
    for n in (9, 15, 21):
        assert p.times(n, UP) is p.up_star_game(Fraction(0), n, 0) is p.negative(p.times(-n, UP))
        assert p.atomic_weight(p.times(-n, UP)) is integer_game(-n)
        assert p.norton_product(integer_game(n), UP) is p.times(n, UP)
        assert p.nimber(nimber_game(n + 9)) == p.grundy_value(nimber_game(n + 9)) == n + 9
        assert p.grundy_value(p.plus(nimber_game(n), nimber_game(3))) == n ^ 3
        assert infinitesimals.remote_star(nimber_game(n)) is nimber_game(1 << n.bit_length())
        star = nimber_game(n)
        assert {*operations.left_incentives(star)} == {nimber_game(k ^ n) for k in range(n)}
        assert {*operations.right_incentives(star)} == {nimber_game(k ^ n) for k in range(n)}
        assert operations.reduced(star) is ZERO
    for n, k in ((4, 17), (4, 18), (19, 33)):
        G = p.up_star_game(Fraction(5, 4), n, k)
        assert G is p.total(number_game(Fraction(5, 4)), p.times(n, UP), nimber_game(k))
        assert p.number_up_star(G) == (Fraction(5, 4), n, k)
        assert p.show(G) == f"5/4^{n}*{k}"
        assert p.read(p.show(p.negative(G))) is p.negative(G)
    before = infinitesimals.up_sum(7)
    for n in (8, 9):
        so_far = game([before], [STAR])
        assert infinitesimals.up_sum(n) is p.canonical(so_far)
        assert infinitesimals.up_power(n) is p.canonical(p.minus(so_far, before))
        before = p.canonical(so_far)


# Many options


def test_many_options() -> None:
    """Of n options the last or the first alone counts."""
    for n in [5, 9, 14]:
        low, high = (
            [integer_game(-k) for k in range(n, 0, -1)],
            [integer_game(k) for k in range(1, n)],
        )
        for left in ([*low, UP], [UP, *low]):
            G = game(left, [ZERO])
            assert p.outcome(G) is Outcome.NEXT
            assert not p.at_most(G, ZERO)
            assert not p.at_most(ZERO, p.negative(G))
            assert p.compare(G, UP) is Order.CONFUSED
            assert {*p.dominated_left(G)} == {*low}
            assert {*p.dominated_right(p.negative(G))} == {*map(p.negative, low)}
            assert p.undominated(G).left == (UP,)
            # Right moves in the first, second, ... of the options of a sum: all are there.
            both = p.plus(game(left, high), game([ZERO], [STAR]))
            assert (len(both.left), len(both.right)) == (n + 2, n)
            assert p.left_stop(game(left, low)) == p.right_stop(game(left, low)) + n == 0
            answers = game([integer_game(n)], [*high, integer_game(-1)])
            for a in (answers, game([integer_game(n)], [integer_game(-1), *high])):
                assert p.reversible_left(game([a], [])) == ((a, integer_game(-1)),)
                other = p.negative(a)
                assert p.reversible_right(game([], [other])) == ((other, integer_game(1)),)
                assert p.bypassed(game([a], [])) is ZERO
        stars = [nimber_game(k) for k in range(n)]
        assert not p.is_impartial(game(stars, [*stars[:-1], UP]))
        assert not p.is_impartial(game([*stars, UP], [*stars, UP]))
        assert not p.is_all_small(game(stars, [*stars, integer_game(1)]))
        assert p.formal_birthday(game([], [ZERO, STAR, *high])) == n
        assert len([*p.subpositions(game(stars, high))]) == 2 * n
        assert (len(p.antichains(stars[:6])), len(p.antichains(low))) == (2 ** min(n, 6), n + 1)
        assert p.nimber(game([*stars, nimber_game(n + 1)], stars)) == n
        # Of switches, no two of which compare, the last one has the best stops.
        hot = [game([integer_game(a)], [integer_game(-a)]) for a in range(n, 0, -1)]
        G = game(hot, [integer_game(-20)])
        walls = p.thermograph(G)
        assert walls.temperature == -walls.mean == 10
        assert [walls.left.at(Fraction(t)) for t in (0, 1, 2)] == [-1, -1, -2]
        for t in (0, 1, 2):
            assert p.left_stop(p.cooled(G, t)) == walls.left.at(Fraction(t))
            assert p.cooled(p.negative(G), t) is p.negative(p.cooled(G, t))
        star, one = nimber_game(n), integer_game(1)
        for H in (p.heated(star, one), p.overheated(star, one, one)):
            assert p.negative(H) is H
            assert len(H.left) == len(p.heated(star, one).right)
        assert p.read(p.show(game([*hot, *stars], high))) is game([*hot, *stars], high)
        moves = [(f"x{k}", "end") for k in range(n)]
        to = [("a", x) for x, _ in moves]
        assert graph_game([*to, *moves], [], "a") is integer_game(2)
        assert p.number(graph_game([*to, *moves[:-1]], [("a", "b"), ("b", "c")], "a")) is None
        trajectories = [Trajectory(((Fraction(0), Fraction(k)),)) for k in range(n)]
        assert p.highest(trajectories).at(Fraction(7)) == n - 1


def test_other_sums_of_nimbers() -> None:
    """By the rule of the excluded minimum, of what may be left of two piles."""
    for a, b in [(7, 6), (5, 8), (8, 3)]:
        G, H = nimber_game(a), nimber_game(b)
        assert p.canonical(operations.ordinal_sum(G, H)) is nimber_game(a + b)
        assert p.grundy_value(operations.conjunctive_sum(G, H)) == min(a, b)
        known: dict[tuple[int, int], int] = {}
        for i, j in product(range(a + 1), range(b + 1)):
            after = {known[x] for x in product(range(i + 1), range(j + 1)) if x != (i, j)}
            known[i, j] = next(n for n in range(len(after) + 1) if n not in after)
        assert p.grundy_value(operations.selective_sum(G, H)) == known[a, b]


# Long boards


def test_long_boards() -> None:
    """The moves of the one coin, line or row that is there, or that stands at the end."""
    for n in [1, 7, 26, 51]:
        lines = tuple((k, k + 1, "L") for k in range(n))
        assert hackenbush.tied(reversed(lines)) == lines
        assert {*hackenbush.left(lines, ONLY)} == {lines[:k] for k in range(n)}
        star: Any = tuple((0, k + 1, "R") for k in range(n))
        assert hackenbush.parts(star) == tuple((line,) for line in star)
        assert hackenbush.parts(lines[1:]) == ((lines[1:],) if n > 1 else ())
        assert hackenbush.left_string("L" * n, ONLY) == tuple("L" * k for k in range(n))
        for row in ("L" * n + "R", "RL" * n):
            pushed = row[1:] + "."
            assert p.push(row, len(row) - 1) == p.shove(row, len(row) - 1) == pushed
            assert p.push("." + row, len(row)) == row + "."
            assert p.push("L." + row, len(row) + 1) == "L" + row + "."
            assert p.shove("L." + row, len(row) + 1) == "." + row + "."
            assert p.run_over(row, len(row) - 1) == row[:-2] + row[-1] + "."
        assert {*cutcake.left(((1, n),), ONLY)} == {
            tuple(sorted(((1, k), (1, n - k)))) for k in range(1, n)
        }
        assert cutcake.right(((n, 1),), ONLY) == tuple(
            dict.fromkeys(tuple(sorted(((k, 1), (n - k, 1)))) for k in range(1, n))
        )
        assert p.value(p.CUTCAKE, ((1, n),)) is integer_game(n - 1)
        assert cutcake.parts(((1, n),) * n) == (((1, n),),) * n
        assert {*NIM.left((n,), ONLY)} == {(), *((k,) for k in range(1, n))}
        assert NIM.parts((n,) * n) == ((n,),) * n
        assert {*fair_shares.moves((n,))} == {(n // k,) * k for k in range(2, n + 1) if n % k == 0}
        if n < 20:
            twos: set[Any] = {
                (*[2 * m // k] * k, *[2] * (n - m))
                for m in range(1, n + 1)
                for k in range(2, 2 * m + 1)
                if 2 * m % k == 0
            }
            twos |= {(*[2] * (n - 2), 4)} if n > 1 else set()
            found = fair_shares.moves((2,) * n, p.FairShares.PRINTED_SETS)
            assert {*found} == {tuple(sorted(piles)) for piles in twos}
        toads = "T" * n + "." + "F" * n
        assert toads_and_frogs.left(toads, ONLY) == ("T" * (n - 1) + ".T" + "F" * n,)
        assert p.value(p.TOADS_AND_FROGS, "T" + "." * n) is integer_game(n)
        slope = ("." * n + "L" + "." * n,)
        ways = {("." * k + "L" + "." * (2 * n - k),) for k in range(n + 1, 2 * n + 1)}
        assert {*ski_jumps.left(slope, p.SkiJumps.STANDARD)} == {*ways, ("." * (2 * n + 1),)}
        assert len(ski_jumps.left((*["."] * n, "L", "R", "."), p.SkiJumps.STANDARD)) == 2
        assert len(p.DOMINEERING.right(("." * (n + 1),) * n, ONLY)) == n * n
        assert len(p.DOMINEERING.left(("." * (n + 1),) * n, ONLY)) == (n - 1) * (n + 1)
        for rules in (p.COL, p.SNORT):
            assert len(rules.left(("." * (n + 1),) * n, ONLY)) == n * (n + 1)
        assert len(p.CLOBBER.left(("LR" * n,), ONLY)) == 2 * n - 1
        assert components((".#" * n,), "#") == ((".",),) * n
        assert components((".." * n,) * n, "#") == ((".." * n,) * n,)


def test_large_boxes() -> None:
    for rows, columns in [(1, 1), (3, 3), (2, 7), (9, 5), (20, 20)]:
        lines = dots_and_boxes.lines(rows, columns)
        assert len({*lines}) == rows * (columns + 1) + columns * (rows + 1)
        assert len({*dots_and_boxes.boxes(rows, columns)}) == rows * columns
        assert p.enclosed(rows, columns, frozenset(lines)) == {*dots_and_boxes.boxes(rows, columns)}
        for at in ((0, 0), (rows - 1, 0), (rows - 1, columns - 1)):
            ring = dots_and_boxes.box(*at)
            last = max(ring)
            position = dots_and_boxes.Grid(rows, columns, frozenset({*lines} - {last}))
            # Of the line that is left: the boxes beside it, by where it lies.
            (i, j), (k, _) = last
            beside = [(i, j), (i - 1, j) if i == k else (i, j - 1)]
            inside = [(y, x) for y, x in beside if 0 <= y < rows and 0 <= x < columns]
            assert dots_and_boxes.completed(position, last) == len(inside) == p.margin(position)
            assert p.enclosed(rows, columns, ring) == {at}
            assert not p.enclosed(rows, columns, ring - {last})
