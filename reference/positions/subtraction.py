"""Subtraction games (slides 11 to 33): a pile of n chips, k of them removed for a k in S."""

from collections import deque
from collections.abc import Iterable, Iterator

from reference.inputs import at_least, positive_integers
from reference.positions import rules
from reference.positions.rules import NORMAL, P, Play, Position, play_rule

SubtractionSet = tuple[int, ...]
"""The numbers of chips that may be removed, ascending."""


def subtraction_set(S: Iterable[int]) -> SubtractionSet:
    """S as a tuple: a set of positive integers (slide 11), in chips.

    The document wants S within {1, ..., n}, yet its piles shrink below max S; what is larger than
    the pile is just not playable. The empty set is one of the subsets: no pile can be moved.

    >>> subtraction_set({4, 1, 3})
    (1, 3, 4)
    >>> subtraction_set([0, 3])
    Traceback (most recent call last):
    reference.errors.InvalidInput: set: got 0, allowed: distinct integers of at least 1
    """
    return positive_integers("set", S)


def heap_size(n: int) -> int:
    """The pile n itself, if it is one: an integer of at least 0, in chips (the grids begin at 0).

    >>> heap_size(21)
    21
    """
    return at_least("heap", n, 0)


def removals(S: Iterable[int], n: int) -> SubtractionSet:
    """The moves from a pile of n chips: every k in S that the pile has.

    >>> removals({1, 3, 4}, 3)
    (1, 3)
    """
    n = heap_size(n)
    return tuple(k for k in subtraction_set(S) if k <= n)


def subtraction_rows(S: Iterable[int], up_to: int, play: Play = NORMAL) -> Iterator[Position]:
    """Yield P or N of the piles 0, 1, ..., `up_to`, in memory that max S bounds.

    >>> "".join(subtraction_rows({1, 3, 4}, 11))
    'PNPNNNNPNPNN'
    """
    S, play = subtraction_set(S), play_rule(play)
    recent: deque[Position] = deque(maxlen=min(max(S, default=1), heap_size(up_to) + 1))
    for n in range(up_to + 1):
        found = rules.position_of((recent[-k] for k in S if k <= n), play)
        recent.append(found)
        yield found


def subtraction_position(S: Iterable[int], n: int, play: Play = NORMAL) -> Position:
    """P or N of a pile of n chips.

    >>> subtraction_position({1, 2, 3}, 21).value, subtraction_position({1, 2, 3}, 20).value
    ('N', 'P')
    """
    return deque(subtraction_rows(S, n, play), maxlen=1)[0]


def subtraction_winning_moves(S: Iterable[int], n: int, play: Play = NORMAL) -> SubtractionSet:
    """The removals that reach a P-position, ascending.

    >>> subtraction_winning_moves({1, 2, 3}, 21)
    (1,)
    """
    S = subtraction_set(S)
    # The last piles are enough, counted from the end: -1 is n, and -1 - k is n - k.
    last = deque(subtraction_rows(S, n, play), maxlen=min(max(S, default=0), heap_size(n)) + 1)
    return tuple(k for k in S if k <= n and last[-1 - k] is P)
