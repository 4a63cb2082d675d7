"""Wythoff's game (slides 35 to 53): by recursion, and by the golden ratio in integers alone."""

from collections.abc import Iterable, Iterator
from itertools import count

from reference.errors import InvalidInput
from reference.inputs import at_least, series
from reference.positions import rules
from reference.positions.quadratic import PHI
from reference.positions.rules import NORMAL, N, P, Play, Position, play_rule

Piles = tuple[int, int]
"""The chips in the first and in the second pile."""


def two_piles(piles: Iterable[int]) -> Piles:
    """The two piles themselves (slide 35), in chips.

    >>> two_piles([9, 13])
    (9, 13)
    """
    allowed = "two integers of at least 0"
    given = [at_least("piles", pile, 0, allowed) for pile in series("piles", piles, allowed)]
    if len(given) != 2:
        raise InvalidInput("piles", given, allowed)
    return given[0], given[1]


def wythoff_moves(piles: Iterable[int]) -> Iterator[Piles]:
    """Yield the positions that two piles can be moved to (slide 35).

    >>> list(wythoff_moves((1, 2)))
    [(0, 2), (1, 1), (1, 0), (0, 1)]
    """
    x, y = two_piles(piles)
    for k in range(1, x + 1):
        yield x - k, y  # (a)
    for k in range(1, y + 1):
        yield x, y - k  # (a)
    for k in range(1, min(x, y) + 1):
        yield x - k, y - k  # (b)


def wythoff_table(piles: Iterable[int], play: Play = NORMAL) -> list[list[Position]]:
    """P or N of all positions up to the given one: `table[x][y]`, x chips in the first pile.

    >>> ["".join(row) for row in wythoff_table((2, 3))]
    ['PNNN', 'NNPN', 'NPNN']
    """
    (rows, columns), play = two_piles(piles), play_rule(play)
    table: list[list[Position]] = []
    for x in range(rows + 1):
        table.append([])
        for y in range(columns + 1):
            options = (table[i][j] for i, j in wythoff_moves((x, y)))
            table[x].append(rules.position_of(options, play))
    return table


def wythoff_position(piles: Iterable[int], play: Play = NORMAL) -> Position:
    """P or N of two piles, by the recursion.

    >>> wythoff_position((1, 2)).value, wythoff_position((1, 2), Play.MISERE).value
    ('P', 'N')
    """
    return wythoff_table(piles, play)[-1][-1]


def wythoff_winning_moves(piles: Iterable[int], play: Play = NORMAL) -> tuple[Piles, ...]:
    """The P-positions that two piles can be moved to, ascending, by the recursion.

    >>> wythoff_winning_moves((9, 13))
    ((6, 10), (8, 13))
    """
    piles = two_piles(piles)
    table = wythoff_table(piles, play)
    return tuple(sorted((x, y) for x, y in wythoff_moves(piles) if table[x][y] is P))


def pair(n: int) -> Piles:
    """The n-th pair of the formula, ([n phi], [n phi] + n) (slide 52); (0, 0) for n = 0.

    >>> pair(10), pair(10**18)
    ((16, 26), (1618033988749894848, 2618033988749894848))
    """
    a = (PHI * at_least("n", n, 0)).floor()
    return a, a + n


MISERE_INSTEAD: tuple[Piles, ...] = ((0, 1), (2, 2))
"""The P-positions of misere play, smaller pile first, that stand for pairs 0 and 1."""


def wythoff_position_by_formula(piles: Iterable[int], play: Play = NORMAL) -> Position:
    """P or N of two piles of any size, by the formula of slide 52.

    Under misere play, which the document does not treat, (0,1) and (2,2) take the place of (0,0)
    and (1,2), and all other pairs stay.

    >>> wythoff_position_by_formula((2 * 10**18, 10**18)).value
    'N'
    """
    x, y = sorted(two_piles(piles))
    if play_rule(play) is Play.MISERE and x <= 2 and y - x <= 1:
        return P if (x, y) in MISERE_INSTEAD else N
    return P if (x, y) == pair(y - x) else N


def _partner(x: int) -> int:
    """The y with {x, y} = {a_n, b_n} for some n: every positive integer is in one pair."""
    if x == 0:
        return 0
    # Either x = [k phi] or x = [k (phi + 1)], by the criterion of slide 55.
    for alpha, other in ((PHI, PHI + 1), (PHI + 1, PHI)):
        k = (x / alpha).floor() + 1
        if (alpha * k).floor() == x:
            return (other * k).floor()
    raise AssertionError(f"{x} is in no pair")


def wythoff_winning_moves_by_formula(
    piles: Iterable[int], play: Play = NORMAL
) -> tuple[Piles, ...]:
    """The P-positions that two piles of any size can be moved to, ascending, by the formula.

    >>> wythoff_winning_moves_by_formula((26, 34))
    ((12, 20), (21, 34), (26, 16))
    """
    x, y = two_piles(piles)
    play = play_rule(play)
    small = [(i, j) for i in range(3) for j in range(3)]
    n = abs(y - x)
    a, b = pair(n)
    candidates = {(x, _partner(x)), (_partner(y), y), (a, b) if x <= y else (b, a), *small}
    return tuple(
        sorted(
            (i, j)
            for i, j in candidates
            if can_move((x, y), (i, j)) and wythoff_position_by_formula((i, j), play) is P
        )
    )


def can_move(before: Piles, after: Piles) -> bool:
    """Whether one move leads from two piles to two others (slide 35).

    >>> can_move((9, 13), (6, 10)), can_move((9, 13), (9, 13)), can_move((9, 13), (8, 10))
    (True, False, False)
    """
    first, second = before[0] - after[0], before[1] - after[1]
    if min(after) < 0 or min(first, second) < 0:
        return False
    one_pile = (first > 0) != (second > 0)
    return one_pile or first == second > 0


def fibonacci() -> Iterator[int]:
    """Yield 1, 1, 2, 3, 5, ... without end: each the sum of the two before it (slide 48).

    >>> from itertools import islice
    >>> list(islice(fibonacci(), 10))
    [1, 1, 2, 3, 5, 8, 13, 21, 34, 55]
    """
    a, b = 1, 1
    for _ in count():
        yield a
        a, b = b, a + b
