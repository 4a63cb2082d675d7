"""Small games: every form born by day 2, the 22 values among them, and forms of day 3."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, product
from typing import TypeVar

from proofs_check.core.evidence import Effort
from reference.partizan import days
from reference.partizan.games import Game, formal_birthday, game
from reference.partizan.simplification import canonical

T = TypeVar("T")


def subsets(things: Sequence[T], largest: int | None = None) -> Iterator[tuple[T, ...]]:
    """Every subset, smallest first.

    >>> list(subsets("ab"))
    [(), ('a',), ('b',), ('a', 'b')]
    """
    top = len(things) if largest is None else largest
    return (chosen for size in range(top + 1) for chosen in combinations(things, size))


@cache
def born_by(day: int) -> tuple[Game, ...]:
    """Every form born by a day, earlier ones first: 1, 4 and 256 of them for days 0, 1 and 2.

    >>> [len(born_by(day)) for day in (0, 1, 2)]
    [1, 4, 256]
    """
    if day == 0:
        return (game(),)
    before = list(subsets(born_by(day - 1)))
    found = [game(left, right) for left, right in product(before, before)]
    return tuple(sorted(found, key=lambda G: (formal_birthday(G), len(G.left) + len(G.right))))


@cache
def values() -> tuple[Game, ...]:
    """The canonical forms born by day 2.

    >>> len(values())
    22
    """
    return tuple(dict.fromkeys(canonical(G) for G in born_by(2)))


@cache
def day_three() -> tuple[Game, ...]:
    """Forms of every value born by day 3: on each side values of day 2 that do not compare.

    >>> len(day_three())
    9604
    """
    sides = days.antichains(values())
    return tuple(game(left, right) for left, right in product(sides, sides))


EXTENT = "every form born by day 2 (256)"
EXTENT_DEEP = (
    f"{EXTENT}, and {{a|b}} for all sets a and b of values born by day 2 of which no two compare "
    "(9604 forms of the 1474 values born by day 3)"
)


def forms(effort: Effort) -> Iterator[Game]:
    """The forms of a range, smallest first."""
    yield from born_by(2)
    if effort is Effort.DEEP:
        yield from day_three()


@cache
def impartial(day: int) -> tuple[Game, ...]:
    """Every impartial form born by a day: 1, 2, 4, 16 for days 0 to 3, then 65536.

    >>> [len(impartial(day)) for day in (0, 1, 2, 3)]
    [1, 2, 4, 16]
    """
    if day == 0:
        return (game(),)
    return tuple(game(options, options) for options in subsets(impartial(day - 1)))
