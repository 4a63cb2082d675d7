"""Small games: forms born by day 2, values born by day 3, impartial games of many kinds."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from typing import TypeVar

from reference.partizan import days
from reference.partizan.games import Game, formal_birthday, game, plus
from reference.partizan.hackenbush import HACKENBUSH_STRING
from reference.partizan.infinitesimals import STAR
from reference.partizan.numbers import number
from reference.partizan.rulesets import form
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
def values(day: int = 2) -> tuple[Game, ...]:
    """The canonical forms born by a day; to day 2 those of all forms.

    >>> [len(values(day)) for day in (1, 2)]
    [4, 22]
    """
    forms = born_by(day) if day < 3 else (*values(2), *days.born_by(day))
    return tuple(dict.fromkeys(canonical(G) for G in forms))


def no_numbers(day: int) -> list[Game]:
    """The values born by a day that are no numbers."""
    return [G for G in values(day) if number(G) is None]


def of_values(day: int) -> Iterator[Game]:
    """On each side a set of values born by a day of which no two compare.

    >>> len(list(of_values(1))), len(list(of_values(2)))
    (36, 9604)
    """
    sides = days.antichains(values(day))
    return (game(left, right) for left, right in product(sides, sides))


def beside_two_stars(G: Game) -> Game:
    """Another form of the same value: G + * + *."""
    return plus(G, plus(STAR, STAR))


@cache
def impartial(day: int) -> tuple[Game, ...]:
    """Every impartial form born by a day: 1, 2, 4, 16 for days 0 to 3, then 65536.

    >>> [len(impartial(day)) for day in (0, 1, 2, 3)]
    [1, 2, 4, 16]
    """
    if day == 0:
        return (game(),)
    return tuple(game(options, options) for options in subsets(impartial(day - 1)))


def string(lines: str) -> Game:
    """A Hackenbush string, from the ground up, with all its moves."""
    return form(HACKENBUSH_STRING, lines)


@cache
def heap(removals: tuple[int, ...], n: int) -> Game:
    """A heap of n from which either player takes one of the numbers."""
    after = [heap(removals, n - s) for s in removals if s <= n]
    return game(after, after)


@cache
def nim_piles(*sizes: int) -> Game:
    """Nim piles, by the rule alone: any positive number from one pile (Section 2)."""
    after = [
        nim_piles(*sorted((*sizes[:i], left, *sizes[i + 1 :])))
        for i, size in enumerate(sizes)
        for left in range(size)
    ]
    return game(after, after)


@dataclass(frozen=True)
class Impartial:
    """An impartial game with a name, as forms of heaps are too long to be shown."""

    name: str
    form: Game
    sizes: Mapping[str, int]
    """What bounds it."""
