"""Definition 2: the outcome under each of the four tie-breaking conventions."""

import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import StrEnum
from itertools import count
from typing import NamedTuple

from reference.cumulative.ruleset import SubtractionSet, heap_size, playable, subtraction_set
from reference.errors import InvalidInput
from reference.inputs import one_of, within


class Convention(StrEnum):
    """X in tau (Section 2): the starting player's rule, v, the second player's rule."""

    FvF = "FvF"
    FvA = "FvA"
    AvF = "AvF"
    AvA = "AvA"


FvF, FvA, AvF, AvA = Convention


def convention(X: Convention) -> Convention:
    """X itself, if it is one of the four conventions, by name or member."""
    return one_of("convention", X, Convention)


def dual(X: Convention) -> Convention:
    """d(X) of Section 2: the same two players, seen by the one who moves next.

    >>> [dual(X).value for X in Convention]
    ['FvF', 'AvF', 'FvA', 'AvA']
    """
    if X == FvF:
        return FvF
    if X == AvF:
        return FvA
    if X == FvA:
        return AvF
    if X == AvA:
        return AvA
    raise InvalidInput("convention", X, ", ".join(Convention))


class Outcome(NamedTuple):
    """o_X(h) of Definition 2, in pebbles: what the starting and the second player collect."""

    first: int
    second: int


class Outcomes(NamedTuple):
    """The outcomes of one heap under all four conventions."""

    FvF: Outcome
    FvA: Outcome
    AvF: Outcome
    AvA: Outcome

    def under(self, X: Convention) -> Outcome:
        """The outcome under convention X."""
        if X == FvF:
            return self.FvF
        if X == FvA:
            return self.FvA
        if X == AvF:
            return self.AvF
        if X == AvA:
            return self.AvA
        raise InvalidInput("convention", X, ", ".join(Convention))


Known = Callable[[Convention, int], Outcome]
"""The outcome function on heaps below the one in question: o(X, heap)."""


def own_utilities(S: SubtractionSet, h: int, X: Convention, o: Known) -> dict[int, int]:
    """What the starting player collects by each action of S(h): o^2_d(X)(h - s) + s."""
    d = dual(X)
    return {s: o(d, h - s).second + s for s in playable(S, h)}


def attaining(utility: Mapping[int, int]) -> SubtractionSet:
    """The actions whose own-utility is the largest."""
    best = max(utility.values())
    return tuple([s for s in utility if utility[s] == best])


def maximisers(S: SubtractionSet, h: int, X: Convention, o: Known) -> SubtractionSet:
    """S*(h) under X: the actions that attain the maximum that defines o^1_X(h) (Definition 2).

    Reading: the indifferent actions are those whose own-utility is the largest; the text says
    only "the same cumulation".
    """
    return attaining(own_utilities(S, h, X, o))


def definition_2(S: SubtractionSet, h: int, X: Convention, o: Known) -> Outcome:
    """o_X(h) by the two displayed formulas of Definition 2, from the outcomes of smaller heaps.

    `o` is the outcome function on the heaps h - s.

    >>> definition_2((3, 5), 3, FvF, lambda X, k: Outcome(0, 0))
    Outcome(first=3, second=0)
    """
    if h < min(S):
        return Outcome(0, 0)
    d = dual(X)
    utility = own_utilities(S, h, X, o)
    first = max(utility.values())
    S_star = attaining(utility)
    if X in {AvF, AvA}:
        s_star = min(S_star, key=lambda s: o(d, h - s).first)
    else:
        s_star = max(S_star, key=lambda s: o(d, h - s).first)
    second = o(d, h - s_star).first
    return Outcome(first, second)


class Recent:
    """The last outcomes computed, as many as the next heap can ask for."""

    def __init__(self, length: int) -> None:
        """Keep the rows of the last `length` heaps."""
        self._rows: deque[Outcomes] = deque(maxlen=min(length, sys.maxsize))
        self._next = 0

    def append(self, row: Outcomes) -> None:
        """Add the row of the next heap."""
        self._rows.append(row)
        self._next += 1

    def __call__(self, X: Convention, k: int) -> Outcome:
        """o_X(k), for one of the last heaps."""
        return self._rows[k - self._next].under(X)


def rows(S: Iterable[int], up_to: int | None = None) -> Iterator[Outcomes]:
    """Yield the outcomes of heap 0, 1, 2, ..., in memory that the larger of S or `up_to` bounds.

    Without `up_to`, which is included, they never end.

    >>> list(rows({3, 5}, up_to=14))[-1].FvF
    Outcome(first=8, second=6)
    """
    actions = subtraction_set(S)
    heaps: Iterable[int] = count() if up_to is None else range(heap_size(up_to) + 1)
    o = Recent(max(actions) if up_to is None else min(max(actions), up_to + 1))
    for h in heaps:
        row = Outcomes(*(definition_2(actions, h, X, o) for X in Convention))
        o.append(row)
        yield row


def outcome(S: Iterable[int], h: int, X: Convention) -> Outcome:
    """o_X(h), the X-outcome of heap h (Definition 2), in pebbles.

    >>> outcome({4, 5, 9}, 61, FvA)
    Outcome(first=32, second=29)
    """
    last = deque(rows(S, heap_size(h)), maxlen=1)
    return last[0].under(convention(X))


def discrepancy(
    S: Iterable[int], h: int, before: Convention, after: Convention, player: int
) -> int:
    """Utility under `after` minus under `before`: delta^i(h) of Section 1.1 with FvF and AvA.

    `player` is 1, who starts, or 2 (alpha and beta of the appendix).

    >>> discrepancy({3, 5}, 14, FvF, AvA, player=2)
    -1
    """
    within("player", player, 1, 2, "1 or 2")
    row = deque(rows(S, heap_size(h)), maxlen=1)[0]
    return row.under(convention(after))[player - 1] - row.under(convention(before))[player - 1]
