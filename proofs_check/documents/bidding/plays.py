"""Plays of unitary games, turn by turn: the bids say who wins, the bid matrices the score."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from proofs_check.core.ranges import Range
from proofs_check.documents.bidding.saddles import HeapPosition
from reference.bidding import Player, left_wins, removals


@lru_cache(maxsize=256)
def turns(TB: int, x: int, p: int, holder: Player) -> frozenset[tuple[tuple[int, ...], int]]:
    """Every play from a position: the winner of each turn, 1 for Left and -1 for Right; the score.

    >>> sorted(turns(0, 2, 0, Player.LEFT))
    [((1, -1), 0)]
    """
    taken = removals((1,), x)
    if not taken:
        return frozenset({((), 0)})
    found = set()
    for ell, r in product(range(p + 1), range(TB - p + 1)):
        winner = 1 if left_wins(ell, r, holder) else -1
        budget, left_has, change = HeapPosition(TB, x, p, ()).after(ell, r, holder is Player.LEFT)
        holds = Player.LEFT if left_has else Player.RIGHT
        for rest, score in turns(TB, x - taken[0], budget, holds):
            found.add(((winner, *rest), change + score))
    return frozenset(found)


def plays(TB: int, x: int) -> list[tuple[tuple[int, ...], int]]:
    """Every play of a heap, from any partition and with either marker: its turns and its score."""
    starts = product(range(TB + 1), (Player.LEFT, Player.RIGHT))
    return sorted({play for p, holder in starts for play in turns(TB, x, p, holder)})


def scores(TB: int, x: int) -> list[tuple[int, int, int]]:
    """The numbers of turns that Left and Right win, and the score, of every play of a heap."""
    return sorted({(won.count(1), won.count(-1), score) for won, score in plays(TB, x)})


def _every(largest: int, heaps: int) -> Iterator[tuple[int, int]]:
    return product(range(largest + 1), range(heaps + 1))


PLAYS = Range(
    "plays of unitary games, TB <= {TB}, heaps x <= {x}, by who wins each turn and the score",
    "TB x won score",
    lambda *bounds: ((TB, x, *play) for TB, x in _every(*bounds) for play in plays(TB, x)),
    {"TB": 2, "x": 4},
    {"TB": 3, "x": 6},
)

SCORES = Range(
    "plays of unitary games, TB <= {TB}, heaps x <= {x}, by the numbers of turns won and the score",
    "TB x a b score",
    lambda *bounds: ((TB, x, *found) for TB, x in _every(*bounds) for found in scores(TB, x)),
    PLAYS.bounds,
    PLAYS.deep,
)
"""Left wins a turns, Right b."""
