"""Definitions and formulas where no recursion reaches: huge numbers, long games, many of each."""

import random
from collections.abc import Hashable
from decimal import Decimal, localcontext
from fractions import Fraction
from functools import reduce
from itertools import islice, pairwise, product
from operator import add, lt, mul, truediv, xor
from typing import Any

import pytest

from reference.errors import InvalidInput
from reference.positions import (
    MISERE,
    NORMAL,
    PHI,
    Choice,
    Leaf,
    N,
    P,
    Play,
    Position,
    Quadratic,
    Quantifier,
    beatty_partner,
    beatty_sequence,
    beatty_term,
    can_move,
    condition_1,
    condition_2,
    condition_3,
    fibonacci,
    game_graph,
    has_drawing_strategy,
    has_winning_strategy,
    holds,
    nim_moves,
    nim_position,
    nim_position_by_sum,
    nim_sum,
    nim_winning_moves_by_sum,
    outcome,
    pair,
    places,
    position_of,
    positions,
    quadratic_irrational,
    removals,
    strategies,
    subtraction_position,
    subtraction_rows,
    subtraction_winning_moves,
    terminal_positions,
    tree_of,
    winning_moves,
    wythoff_moves,
    wythoff_position_by_formula,
    wythoff_table,
    wythoff_winning_moves_by_formula,
)
from reference.positions.nim import nim_piles
from reference.positions.nim_values import mex, subtraction_nim_values
from reference.positions.subtraction import subtraction_set

SIZES = (2, 9, 100, 10**6, 10**18, 10**40)


@pytest.mark.parametrize("play", Play)
def test_the_three_rules_of_any_number_of_options(play: Play) -> None:
    assert position_of([], play) is (P if play is NORMAL else N)
    for n in (1, 2, 3, 50):
        assert position_of([N] * n, play) is P
        for k in {0, n // 2, n - 1}:
            options = [N] * n
            options[k] = P
            assert position_of(options, play) is N


def made_up_graph(rng: random.Random, size: int) -> dict[Hashable, tuple[Hashable, ...]]:
    """Positions in any order, with options of which many are shared, and many ends."""
    names: list[Hashable] = [*range(size // 2), *(f"x{n}" for n in range(size - size // 2))]
    rng.shuffle(names)
    made = {
        x: tuple(rng.sample(names[:n], min(n, rng.choice([0, 1, 2, 5]))))
        for n, x in enumerate(names)
    }
    return {x: made[x] for x in sorted(made, key=str)}


@pytest.mark.parametrize("play", Play)
@pytest.mark.parametrize("size", [1, 5, 30, 300])
def test_large_graphs(size: int, play: Play) -> None:
    rng = random.Random(f"{size} {play}")
    for _ in range(4):
        moves = made_up_graph(rng, size)
        ordered = game_graph(moves)
        place = {x: n for n, x in enumerate(ordered)}
        assert ordered == moves
        assert all(place[y] < place[x] for x in moves for y in moves[x])
        found, ends = positions(moves, play), {x for x in moves if not moves[x]}
        assert terminal_positions(moves) == ends
        for x, options in moves.items():
            won = tuple(y for y in options if found[y] is P)
            is_next = bool(won) if options else play is MISERE
            assert found[x] is (N if is_next else P)
            if size < 100:
                assert winning_moves(moves, x, play) == won
        right = {x for x in moves if found[x] is P}
        for candidate in (right, *(right ^ {x} for x in rng.sample([*moves], min(size, 9)))):
            assert condition_1(moves, candidate) == (ends <= candidate)
            to = {x: {*moves[x]} & candidate for x in moves}
            assert condition_2(moves, candidate) == (not any(to[x] for x in candidate))
            assert condition_3(moves, candidate) == all(to[x] for x in {*moves} - candidate)
        if size > 1:
            first, *_, last = ordered
            back = {**moves, first: (*moves[first], last), last: (*moves[last], first)}
            with pytest.raises(InvalidInput, match="graph"):
                game_graph({x: tuple(dict.fromkeys(o)) for x, o in back.items()})


@pytest.mark.parametrize("play", Play)
def test_trees_of_longer_games(play: Play) -> None:
    rng = random.Random(str(play))
    for _ in range(20):
        moves = {x: tuple(rng.sample(range(x), min(x, rng.choice([1, 1, 2])))) for x in range(6)}
        start = rng.randint(0, 5)
        found, tree = positions(moves, play), tree_of(moves, start, play)
        for path, here in places(tree):
            x: Any = start
            for n in path:
                x = moves[x][n]
            assert (here.player, len(here.options)) == (1 + len(path) % 2, len(moves[x]))
        alone = [len([*strategies(tree, player)]) for player in (1, 2)]
        assert len([*strategies(tree, 1, 2)]) == alone[0] * alone[1]
        for player in (1, 2):
            wins = (found[start] is N) == (player == 1)
            assert has_winning_strategy(tree, player) == wins
            assert has_drawing_strategy(tree, player) == wins


def test_trees_of_three_and_more_players() -> None:
    rng = random.Random(8)

    def made(depth: int) -> Any:
        if depth == 0 or rng.random() < 0.2:
            return Leaf(rng.randint(0, 4))
        return Choice(rng.randint(1, 4), tuple(made(depth - 1) for _ in range(rng.choice([1, 2]))))

    def ensured(tree: Any, player: int, good: set[int]) -> bool:
        if isinstance(tree, Leaf):
            return tree.winner in good
        found = [ensured(option, player, good) for option in tree.options]
        return any(found) if tree.player == player else all(found)

    for _ in range(60):
        tree = made(3)
        for player in range(1, 5):
            assert has_winning_strategy(tree, player) == ensured(tree, player, {player})
            assert has_drawing_strategy(tree, player) == ensured(tree, player, {player, 0})
        everyone = next(strategies(tree, 1, 2, 3, 4))
        end = tree
        while isinstance(end, Choice):
            end = end.options[0]
        assert outcome(tree, everyone) == end.winner


def test_many_quantifiers() -> None:
    rng = random.Random(9)
    for n in range(1, 8):
        chosen = [rng.choice([*Quantifier]) for _ in range(n)]
        sizes = [rng.randint(0, 2) if k == n - 1 else rng.randint(1, 2) for k in range(n)]
        table = {x: rng.random() < 0.5 for x in product(*map(range, sizes))}
        # The last variable first: what is left is true or false of those before it.
        left = table
        for k in reversed(range(n)):
            judge = all if chosen[k] == "for all" else any
            left = {
                x: judge([left[(*x, y)] for y in range(sizes[k])])
                for x in product(*map(range, sizes[:k]))
            }
        domains = [range(size) for size in sizes]
        assert holds(chosen, domains, lambda *x, t=table: t[x]) == left[()]
        negated = [each.negated for each in chosen]
        assert holds(negated, domains, lambda *x, t=table: not t[x]) != left[()]


# Nim


@pytest.mark.parametrize("play", Play)
def test_nim_of_any_number_of_piles_of_any_size(play: Play) -> None:
    rng = random.Random(f"nim {play}")
    for size, number in product((1, *SIZES), (1, 2, 3, 5, 7, 12)):
        piles = [rng.randint(0, size) for _ in range(number - 1)]
        rest = reduce(xor, piles, 0)
        assert nim_sum(*piles) == rest
        for last in (rest, rest + 1, rest ^ 1, 0):
            whole = (*piles, last)
            total = reduce(xor, whole)
            ones = play is MISERE and max(whole) <= 1
            lost = sum(whole) % 2 == 1 if ones else total == 0
            assert nim_position_by_sum(whole, play) is (P if lost else N)
            found = nim_winning_moves_by_sum(whole, play)
            assert list(found) == sorted({*found})
            assert bool(found) == (not lost and any(whole))
            for after in found:
                changed = [k for k, pile in enumerate(whole) if pile != after[k]]
                assert len(changed) == 1
                assert after[changed[0]] < whole[changed[0]]
                assert nim_position_by_sum(after, play) is P
            if size < 10:
                options = [*nim_moves(whole)]
                won = {o for o in options if nim_position_by_sum(o, play) is P}
                assert {*found} == won
            if play is NORMAL:
                assert len(found) == len({k for k, n in enumerate(whole) if n ^ total < n})


def test_moves_of_nim_and_wythoff_in_any_number() -> None:
    for piles in ((0,), (3,), (0, 0, 2), (1, 2, 3, 4), (1, 0, 1, 0, 1), (12, 25)):
        found = [*nim_moves(piles)]
        assert len(found) == len({*found}) == sum(piles)
        for after in found:
            gone = [a - b for a, b in zip(piles, after, strict=True)]
            assert sorted(gone)[:-1] == [0] * (len(piles) - 1)
            assert max(gone) > 0
        assert nim_position((*piles, 0)) is nim_position((0, *piles)) is nim_position(piles)
    for x, y in ((0, 0), (0, 7), (13, 5), (20, 21)):
        moves = [*wythoff_moves((x, y))]
        assert len(moves) == len({*moves}) == x + y + min(x, y)
        assert all(can_move((x, y), after) for after in moves)


# Subtraction games


@pytest.mark.parametrize("play", Play)
@pytest.mark.parametrize("S", [(7,), (2, 7, 11), (1, 4, 9, 16, 25), (50, 51, 101), ()])
def test_piles_far_on(S: tuple[int, ...], play: Play) -> None:
    top = 700
    rows = [*subtraction_rows(S, top, play)]
    values = [*subtraction_nim_values(S, top)]
    for n, found in enumerate(rows):
        options = [n - k for k in S if k <= n]
        won = any(rows[m] is P for m in options) if options else play is MISERE
        assert found is (N if won else P)
        assert values[n] == mex(values[m] for m in options)
        assert values[n] not in {values[m] for m in options}
        assert {*range(values[n])} <= {values[m] for m in options}
    for n in (0, 1, 52, 399, top):
        assert removals(S, n) == tuple(k for k in S if k <= n)
        assert subtraction_position(S, n, play) is rows[n]
        expected = tuple(k for k in S if k <= n and rows[n - k] is P)
        assert subtraction_winning_moves(S, n, play) == expected


def test_the_least_that_is_missing_of_many() -> None:
    rng = random.Random(10)
    for missing in (0, 1, 2, 9, 40, 300):
        among = [*range(missing), *(missing + rng.randint(1, 9) for _ in range(5))]
        assert mex([*among, *among]) == missing


# Numbers r + c sqrt(d), Beatty sequences and Wythoff's game


def close(x: Quadratic) -> Decimal:
    with localcontext() as context:
        context.prec = 200
        r, c = (Decimal(part.numerator) / part.denominator for part in (x.rational, x.coefficient))
        return r + c * Decimal(x.d).sqrt()


def test_numbers_of_any_size_among_each_other() -> None:
    rng = random.Random(11)
    for size, d in product((3, 10**6, 10**40), (2, 5, 99, 10**12 + 1)):

        def part(size: int = size) -> Fraction:
            return Fraction(rng.randint(-size, size), rng.randint(1, size))

        for _ in range(6):
            x, y = Quadratic(part(), part(), d), Quadratic(part(), part(), d)
            for a, b in ((x, y), (y, x), (x, x), (x, x + Fraction(1, size**3))):
                with localcontext() as context:
                    context.prec = 200
                    sign = close(a).compare(close(b)) if a != b else 0
                assert (a < b, a <= b, a > b, a >= b) == (sign < 0, sign <= 0, sign > 0, sign >= 0)
            assert (x + y) - y == x == (x - y) + y
            assert x.floor() <= close(x) < x.floor() + 1
            assert 0 <= x.fractional_part() < 1
            assert x * y == y * x
            assert x * (y + 1) == x * y + x
            if y.rational or y.coefficient:
                assert (x / y) * y == x


def test_quadratic_numbers_that_differ_only_in_d_do_not_mix() -> None:
    assert quadratic_irrational(1, 2, 5, 4) == Quadratic(Fraction(1, 4), Fraction(1, 2), 5)
    for one, other in ((PHI, quadratic_irrational(0, 1, 2)), (quadratic_irrational(0, 1, 3), PHI)):
        for ask in (add, mul, lt, truediv):
            with pytest.raises(InvalidInput, match=r"^d: got"):
                ask(one, other)


@pytest.mark.parametrize("k", [1, 2, 13, 10**6, 10**30, 7 * 10**90])
@pytest.mark.parametrize("d", [2, 5, 10**9 + 7])
def test_terms_of_beatty_sequences_of_any_number(k: int, d: int) -> None:
    for alpha in (quadratic_irrational(0, 1, d), quadratic_irrational(3, 2, d, 5), PHI * 3):
        if alpha > 1:
            term = beatty_term(alpha, k)
            assert term < alpha * k < term + 1
            beta = beatty_partner(alpha)
            assert 1 / alpha + 1 / beta == Quadratic(Fraction(1), Fraction(0), alpha.d)
            assert [*islice(beatty_sequence(beta), 4)] == [
                beatty_term(beta, n) for n in range(1, 5)
            ]
            # Of the integers below any bound that is none of the terms each is in one sequence.
            below = term + 1
            assert k + (below / beta).floor() == term


@pytest.mark.parametrize("play", Play)
def test_wythoff_pairs_of_any_size(play: Play) -> None:
    rng = random.Random(f"wythoff {play}")
    for size in SIZES:
        n = rng.randint(2, size)
        a, b = pair(n)
        assert (a, b) == ((PHI * n).floor(), (PHI * n).floor() + n)
        around = ((a + i, b + j) for i, j in product((-1, 0, 1), repeat=2))
        for x, y in around:
            expected: Position = P if (x, y) == (a, b) else N
            if y - x == n:
                assert wythoff_position_by_formula((x, y), play) is expected
            assert wythoff_position_by_formula((y, x), play) is wythoff_position_by_formula(
                (x, y), play
            )
        for piles in ((a, b + 3), (a + 7, b + 7), (b + 1, a), (a + 2, b + 1), (b, b), (0, b)):
            found = wythoff_winning_moves_by_formula(piles, play)
            assert list(found) == sorted({*found})
            assert bool(found) == (wythoff_position_by_formula(piles, play) is N)
            for after in found:
                assert can_move(piles, after)
                assert wythoff_position_by_formula(after, play) is P
        assert (a, b) in wythoff_winning_moves_by_formula((a, b + 3), play)
        assert (a, b) in wythoff_winning_moves_by_formula((a + 7, b + 7), play)
        assert (b, a) in wythoff_winning_moves_by_formula((b + 1, a), play)


def test_moves_of_any_size() -> None:
    rng = random.Random(12)
    for size in SIZES:
        x, y, k = (rng.randint(1, size) for _ in range(3))
        before = (x + k, y + k)
        assert can_move(before, (x, y + k))
        assert can_move(before, (x + k, y))
        assert can_move(before, (x, y))
        for after in (before, (x, y + k + 1), (x + k + 1, y), (x, y + k - 1) if k > 1 else before):
            assert not can_move(before, after)


def test_a_wythoff_table_has_the_pairs_and_no_more() -> None:
    pairs = {each for n in range(61) for each in (pair(n), pair(n)[::-1])}
    table = wythoff_table((60, 20))
    assert [[*map(len, table)]] == [[21] * 61]
    found = {(x, y) for x, y in product(range(61), range(21)) if table[x][y] is P}
    assert found == {(x, y) for x, y in pairs if x <= 60 and y <= 20}


def test_fibonacci_numbers_far_on() -> None:
    found = [*islice(fibonacci(), 300)]
    assert found[:2] == [1, 1]
    for one, two in pairwise(found):
        assert abs(two * two - two * one - one * one) == 1
        assert one <= two < 2 * one + 1


def test_one_thing_wrong_anywhere_among_many() -> None:
    rng = random.Random(13)
    for n in (1, 2, 25, 300):
        piles = [rng.randint(1, 10**6) for _ in range(n)]
        S = rng.sample(range(1, 10**6), n)
        assert (nim_piles(piles), subtraction_set(S)) == (tuple(piles), tuple(sorted(S)))
        at = rng.randint(0, n)
        wrong: list[Any] = [-1, True, 1.5, "3", None]
        for bad in wrong:
            for field, ask in (("piles", nim_piles), ("number", lambda given: nim_sum(*given))):
                with pytest.raises(InvalidInput, match=f"{field}: got"):
                    ask([*piles[:at], bad, *piles[at:]])
        for bad in [*wrong, 0, S[-1]]:
            with pytest.raises(InvalidInput, match="set: got"):
                subtraction_set([*S[:at], bad, *S[at:]])
        moves: dict[Any, Any] = {x: (x - 1,) if x else () for x in range(n + 1)}
        no_options: list[Any] = [(n + 1,), ([],), (0, 0), (max(1, at),), "0", 5, None]
        for options in no_options:
            with pytest.raises(InvalidInput, match="graph: got"):
                game_graph({**moves, max(1, at): options})
