"""P- and N-positions: the play rules (slide 5) and the three rules (slides 15 to 17)."""

from collections.abc import Iterable
from enum import StrEnum

from reference.inputs import one_of


class Play(StrEnum):
    """Who wins (slide 5): under normal play whoever moves last, under misere play the other."""

    NORMAL = "normal"
    MISERE = "misere"


NORMAL, MISERE = Play


class Position(StrEnum):
    """Who has a winning strategy (slide 15): the previous player, or the next one."""

    P = "P"
    N = "N"


P, N = Position


def play_rule(play: Play) -> Play:
    """The play rule itself, if it is one, by name or member.

    >>> play_rule("misere")  # type: ignore[arg-type]
    <Play.MISERE: 'misere'>
    """
    return one_of("play", play, Play)


def position_of(options: Iterable[Position], play: Play = NORMAL) -> Position:
    """P or N from those of the positions that can be moved to, by the three rules of slide 16.

    The document states them for normal play. Under misere play the last player to move loses
    (slide 5), so that who is to move at a terminal position wins; rules 2 and 3 are the same.

    There are no options at a terminal position.

    >>> position_of([]).value, position_of([N, P]).value, position_of([N, N]).value
    ('P', 'N', 'P')
    >>> position_of([], MISERE).value
    'N'
    """
    terminal = True
    for option in options:
        terminal = False
        if option is P:
            return N  # rule 2: it can move to a P-position
    if terminal:
        return P if play is NORMAL else N  # rule 1
    return P  # rule 3: it can only move to N-positions
