"""The zero-sum outcome of Section 5: the starting player's removals minus the second player's."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator

from reference.cumulative.ruleset import SubtractionSet, heap_size, playable, subtraction_set


def section_5(S: SubtractionSet, x: int, o_zs: Callable[[int], int]) -> int:
    """o_zs(x), the maximum of s - o_zs(x - s), over the actions that are playable from x.

    The document prints the maximum over all of S; `zero_sum_as_printed` is that.
    """
    if x >= min(S):
        return max(s - o_zs(x - s) for s in playable(S, x))
    return 0


def zero_sum_rows(S: Iterable[int], up_to: int) -> Iterator[int]:
    """Yield o_zs of heap 0, 1, ..., `up_to`.

    >>> list(zero_sum_rows({3, 5}, 5))
    [0, 0, 0, 3, 3, 5]
    """
    actions = subtraction_set(S)
    recent: deque[int] = deque(maxlen=min(max(actions), heap_size(up_to) + 1))
    for x in range(up_to + 1):
        value = section_5(actions, x, lambda k, x=x: recent[k - x])  # type: ignore[misc]
        recent.append(value)
        yield value


def zero_sum(S: Iterable[int], x: int) -> int:
    """o_zs(x) of Section 5, in pebbles.

    >>> zero_sum({3, 5}, 14)
    3
    """
    return deque(zero_sum_rows(S, heap_size(x)), maxlen=1)[0]


def zero_sum_moves(S: Iterable[int], x: int) -> SubtractionSet:
    """The optimal first moves in zero-sum play, ascending.

    >>> zero_sum_moves({3, 5}, 14)
    (5,)
    """
    actions = subtraction_set(S)
    # The last heaps are enough, x - max S to x: counted from the end, -1 is x and -1 - s is x - s.
    o_zs = deque(zero_sum_rows(actions, x), maxlen=min(max(actions), heap_size(x)) + 1)
    return tuple(s for s in playable(actions, x) if s - o_zs[-1 - s] == o_zs[-1])


def zero_sum_as_printed(S: Iterable[int], x: int) -> int:
    """The formula of Section 5 to the letter: the maximum runs over S, not S(x).

    A heap below min S has outcome 0, and a negative number is below min S.

    >>> zero_sum_as_printed({1, 2}, 1), zero_sum({1, 2}, 1), zero_sum_as_printed({1}, 2001)
    (2, 1, 1)
    """
    actions = subtraction_set(S)
    known: list[int] = []
    for k in range(heap_size(x) + 1):
        if k < min(actions):
            known.append(0)
        else:
            known.append(max(s - (known[k - s] if k - s >= 0 else 0) for s in actions))
    return known[x]
