"""Fair shares and varied pairs (Section 2), a loopy game: win, loss or draw."""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from itertools import combinations, product
from typing import NamedTuple

from reference.errors import InvalidInput
from reference.inputs import a_text
from reference.partizan.recursion import count
from reference.partizan.rulesets import once

Piles = tuple[int, ...]
"""Sizes, ascending."""

NOTATION = "sizes of piles, of at least 1, such as 3,3,5"
MAX_COINS = 1000
"""Coins altogether that `read` takes. 40 coins have 37,338 positions already."""


class FairShares(StrEnum):
    """What the moves are.

    `STANDARD` (Winning Ways): split a pile into at least two equal ones, or combine two piles of
    different sizes. Who cannot move loses: all piles have size 1.
    `PRINTED`: the notes: split a pile into at least two equal ones, or combine two piles of the
    same size. Whoever is to move when all piles have size 1 has lost, although two piles of size 1
    could be combined.
    `PRINTED_SETS`: the same, but a split takes a set of piles together ("a set of piles of coins").
    `PRINTED_UNTIL_STUCK`: the printed moves, and only who cannot move loses.
    """

    STANDARD = "standard"
    PRINTED = "printed"
    PRINTED_SETS = "printed-sets"
    PRINTED_UNTIL_STUCK = "printed-until-stuck"


class Result(StrEnum):
    """What the player to move gets with best play."""

    WIN = "win"
    LOSS = "loss"
    DRAW = "draw"


class Best(NamedTuple):
    """The result of the player to move, and the positions reached by moves that achieve it.

    After a loss there are none: no move is better than another.
    """

    outcome: Result
    moves: tuple[Piles, ...]


def read(text: str) -> Piles:
    """The piles of a text such as 3,3,5."""
    a_text("position", text, NOTATION)
    sizes = []
    for part in map(str.strip, text.split(",")):
        if not (part.isascii() and part.isdigit() and part.strip("0")):
            raise InvalidInput("position", text, NOTATION)
        if len(part) > 9:
            raise InvalidInput(
                "position", text, f"{NOTATION}; at most {MAX_COINS} coins (fair_shares.MAX_COINS)"
            )
        sizes.append(int(part))
    if sum(sizes) > MAX_COINS:
        raise InvalidInput(
            "position", text, f"{NOTATION}; at most {MAX_COINS} coins (fair_shares.MAX_COINS)"
        )
    return tuple(sorted(sizes))


def show(piles: Piles) -> str:
    """The piles as they are read."""
    return ",".join(map(str, piles))


def _without(piles: Piles, taken: Iterable[int]) -> list[int]:
    """The piles less some of these sizes."""
    rest = list(piles)
    for size in taken:
        rest.remove(size)
    return rest


def _taken_together(piles: Piles, variant: FairShares) -> Iterator[Piles]:
    """The piles, or sets of piles, that a player may split; piles of one size are alike."""
    if variant is not FairShares.PRINTED_SETS:
        yield from ((size,) for size in sorted(set(piles)))
        return
    sizes = sorted(set(piles))
    for numbers in product(*(range(piles.count(size) + 1) for size in sizes)):
        if any(numbers):
            yield tuple(size for size, n in zip(sizes, numbers, strict=True) for _ in range(n))


def _shares(coins: int) -> list[list[int]]:
    """The ways to split coins into at least two equal piles."""
    return [[coins // n] * n for n in range(2, coins + 1) if coins % n == 0]


def moves(piles: Piles, variant: FairShares = FairShares.STANDARD) -> tuple[Piles, ...]:
    """The positions that the player to move may reach.

    >>> moves((2, 2)), moves((2, 2), FairShares.PRINTED)
    (((1, 1, 2),), ((1, 1, 2), (4,)))
    >>> moves((1, 1), FairShares.PRINTED), moves((1, 1), FairShares.PRINTED_UNTIL_STUCK)
    ((), ((2,),))
    """
    if set(piles) <= {1} and variant in (FairShares.PRINTED, FairShares.PRINTED_SETS):
        return ()
    found = []
    for taken in _taken_together(piles, variant):
        for shares in _shares(sum(taken)):
            count(len(piles))
            found.append(tuple(sorted(_without(piles, taken) + shares)))
    for a, b in combinations(piles, 2):
        if (a != b) is (variant is FairShares.STANDARD):
            count(len(piles))
            found.append(tuple(sorted([*_without(piles, (a, b)), a + b])))
    return once(found)


def results(piles: Piles, variant: FairShares = FairShares.STANDARD) -> dict[Piles, Result]:
    """The result for the player to move of every position that can be reached, this one included.

    A position is a loss if all its moves lead to wins (of the other player), as where there is no
    move; a win if some move leads to a loss; what neither ever makes one of these is a draw, for
    either player can go on for ever.

    >>> {show(at): str(result) for at, result in results((2,)).items()}
    {'2': 'win', '1,1': 'loss'}
    """
    after: dict[Piles, tuple[Piles, ...]] = {}
    waiting = [piles]
    while waiting:
        at = waiting.pop()
        if at not in after:
            after[at] = moves(at, variant)
            waiting.extend(after[at])
    before: dict[Piles, list[Piles]] = {at: [] for at in after}
    for at, options in after.items():
        for option in options:
            before[option].append(at)
    undecided = {at: len(options) for at, options in after.items()}
    found: dict[Piles, Result] = {at: Result.LOSS for at, left in undecided.items() if left == 0}
    settled = list(found)
    while settled:
        at = settled.pop()
        for earlier in before[at]:
            if earlier in found:
                continue
            if found[at] is Result.LOSS:
                found[earlier] = Result.WIN
                settled.append(earlier)
                continue
            undecided[earlier] -= 1
            if undecided[earlier] == 0:
                found[earlier] = Result.LOSS
                settled.append(earlier)
    return {at: found.get(at, Result.DRAW) for at in after}


def best(piles: Piles, variant: FairShares = FairShares.STANDARD) -> Best:
    """The result of the player to move with best play, and the moves that achieve it.

    >>> outcome, reached = best((2, 1))
    >>> str(outcome), reached
    ('win', ((1, 1, 1),))
    """
    known = results(piles, variant)
    wanted = {Result.WIN: Result.LOSS, Result.DRAW: Result.DRAW}.get(known[piles])
    reached = tuple(after for after in moves(piles, variant) if known[after] is wanted)
    return Best(known[piles], reached)
