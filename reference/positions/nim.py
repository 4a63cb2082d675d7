"""Nim (slides 60 to 79) with any number of piles: by recursion, and by the nim-sum."""

from collections.abc import Iterable, Iterator
from itertools import product

from reference.errors import InvalidInput
from reference.inputs import at_least, series
from reference.positions import rules
from reference.positions.rules import NORMAL, N, P, Play, Position, play_rule

Piles = tuple[int, ...]
"""The chips in each pile."""


def nim_piles(piles: Iterable[int]) -> Piles:
    """The piles themselves, in chips; the document has three (slide 60).

    >>> nim_piles([7, 5, 3])
    (7, 5, 3)
    """
    allowed = "at least one integer of at least 0, one a pile"
    given = tuple(at_least("piles", n, 0, allowed) for n in series("piles", piles, allowed))
    if not given:
        raise InvalidInput("piles", [], allowed)
    return given


def nim_moves(piles: Iterable[int]) -> Iterator[Piles]:
    """Yield the positions that the piles can be moved to (slide 60).

    "Any number of chips" is read as any positive number, as slide 35 says it.

    >>> list(nim_moves((1, 2)))
    [(0, 2), (1, 0), (1, 1)]
    """
    piles = nim_piles(piles)
    for i, pile in enumerate(piles):
        for left in range(pile):
            yield (*piles[:i], left, *piles[i + 1 :])


def nim_table(piles: Iterable[int], play: Play = NORMAL) -> dict[Piles, Position]:
    """P or N of all positions up to the given one.

    >>> [position for position, found in nim_table((1, 2, 3)).items() if found is P]
    [(0, 0, 0), (0, 1, 1), (0, 2, 2), (1, 0, 1), (1, 1, 0), (1, 2, 3)]
    """
    piles, play = nim_piles(piles), play_rule(play)
    table: dict[Piles, Position] = {}
    for position in product(*(range(pile + 1) for pile in piles)):
        options = (table[option] for option in nim_moves(position))
        table[position] = rules.position_of(options, play)
    return table


def nim_position(piles: Iterable[int], play: Play = NORMAL) -> Position:
    """P or N of the piles, by the recursion.

    >>> nim_position((7, 5, 3)).value
    'N'
    """
    piles = nim_piles(piles)
    return nim_table(piles, play)[piles]


def nim_winning_moves(piles: Iterable[int], play: Play = NORMAL) -> tuple[Piles, ...]:
    """The P-positions that the piles can be moved to, ascending, by the recursion.

    >>> nim_winning_moves((7, 5, 3))
    ((6, 5, 3), (7, 4, 3), (7, 5, 2))
    """
    piles = nim_piles(piles)
    table = nim_table(piles, play)
    return tuple(sorted(option for option in nim_moves(piles) if table[option] is P))


def nim_sum(*numbers: int) -> int:
    """The sum of binary numbers without carry digit (slide 65); 0 of none.

    >>> nim_sum(7, 5), nim_sum(23, 13), nim_sum(13, 23, 28)
    (2, 26, 6)
    """
    for number in numbers:
        at_least("number", number, 0)
    columns = max((number.bit_length() for number in numbers), default=0)
    digits = [sum(number >> i & 1 for number in numbers) % 2 for i in range(columns)]
    return sum(digit << i for i, digit in enumerate(digits))


def nim_position_by_sum(piles: Iterable[int], play: Play = NORMAL) -> Position:
    """P or N of piles of any size: P if and only if the nim-sum is 0 (slide 68).

    Under misere play, which the document does not treat, the same unless no pile has more than
    one chip; then P if and only if the number of chips is odd.

    >>> nim_position_by_sum((10**18, 10**18)).value, nim_position_by_sum((1, 1, 1)).value
    ('P', 'N')
    """
    piles = nim_piles(piles)
    if play_rule(play) is Play.MISERE and max(piles) <= 1:
        return P if sum(piles) % 2 == 1 else N
    return P if nim_sum(*piles) == 0 else N


def nim_winning_moves_by_sum(piles: Iterable[int], play: Play = NORMAL) -> tuple[Piles, ...]:
    """The P-positions that piles of any size can be moved to, ascending, by the nim-sum.

    >>> nim_winning_moves_by_sum((25, 21, 11))
    ((25, 18, 11),)
    """
    piles = nim_piles(piles)
    # With nim-sum s a pile x must become x + s without carry; under misere play 0 or 1 may do too.
    s = nim_sum(*piles)
    found = set()
    for i, pile in enumerate(piles):
        for left in {nim_sum(pile, s), 0, 1}:
            option = (*piles[:i], left, *piles[i + 1 :])
            if left < pile and nim_position_by_sum(option, play) is P:
                found.add(option)
    return tuple(sorted(found))
