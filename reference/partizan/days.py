"""The games born by a day (Section 3.4.1 builds the first numbers this way)."""

from collections.abc import Sequence

from reference.inputs import within
from reference.partizan.games import ZERO, Game, at_most, game
from reference.partizan.simplification import canonical

MAX_DAY = 3
"""The last day that is enumerated: 1474 games. By day 4 more than 10^173 are born."""


def antichains(games: Sequence[Game]) -> list[tuple[Game, ...]]:
    """The sets of games of which no two compare; what a player needs of a set of options.

    >>> star = game([ZERO], [ZERO])
    >>> len(antichains([ZERO, star])), len(antichains([ZERO, game([ZERO])]))
    (4, 3)
    """
    found: list[tuple[Game, ...]] = [()]
    for G in games:
        found.extend(
            (*chosen, G)
            for chosen in tuple(found)
            if not any(at_most(G, H) or at_most(H, G) for H in chosen)
        )
    return found


def born_by(day: int) -> tuple[Game, ...]:
    """The canonical forms with a birthday of at most `day`, each once.

    >>> [len(born_by(day)) for day in range(3)]
    [1, 4, 22]
    """
    if within("day", day, 0, MAX_DAY) == 0:
        return (ZERO,)
    options = antichains(born_by(day - 1))
    found = {canonical(game(left, right)): None for left in options for right in options}
    return tuple(found)
