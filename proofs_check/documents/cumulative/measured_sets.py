"""What is measured of each set of a range: the points of the figures, the data of the problems."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

from proofs_check.documents.cumulative.predicates import discrepant, zero_sum_differs
from proofs_check.documents.cumulative.ranges import Sets
from reference.cumulative import Convention, formula_5_n

Set = tuple[int, ...]


def of_each(sets: Sets, measure: Callable[[Any], Any]) -> Iterator[tuple[Set, int]]:
    """Yield each set of the range with what the measure of games gives for it."""
    for batch in sets.batches():
        games: Any = batch().view("games")
        for i, value in enumerate(measure(games)):
            yield tuple(games.table.set_of(i)), int(value)


def by_largest(sets: Sets, measure: Callable[[Any], Any]) -> dict[int, list[tuple[Set, int]]]:
    """The same, grouped by max S."""
    found: dict[int, list[tuple[Set, int]]] = defaultdict(list)
    for S, value in of_each(sets, measure):
        found[S[-1]].append((S, value))
    return found


def first_heaps(sets: Sets, predicate: Callable[[Any], Any]) -> Iterator[tuple[int, ...]]:
    """Yield the actions and the first heap of each set that has a heap of the kind."""
    measured = of_each(sets, lambda g: g.first_heap(predicate))
    return ((*S, heap) for S, heap in measured if heap >= 0)


@lru_cache(maxsize=2)
def figure_1(largest: int) -> tuple[tuple[int, int, int, int], ...]:
    """Each point of Figure 1 with s1 up to a bound: s2, s1, n and the first heap."""
    points = first_heaps(Sets(2, largest), discrepant)
    return tuple((s2, s1, formula_5_n(s2, s1), first) for s2, s1, first in points)


def points_by_n(action: str, N: int) -> Counter[int]:
    """How many points of Figure 1 have each n, up to a bound on one of the actions.

    `N`: the bound; up to one on s2, s1 is below 2 N, as there is no point with s1 >= 2 s2:
    `proposition-10.no-discrepancy`.
    """
    of, largest = {"s2": (0, 2 * N), "s1": (1, N)}[action]
    points = figure_1(100 * -(-largest // 100))
    return Counter(point[2] for point in points if point[of] <= N)


def figure_2(largest: int) -> Iterator[tuple[int, ...]]:
    """Each point of Figure 2 with s1 up to a bound: the actions and the first heap."""
    return first_heaps(Sets(3, largest), discrepant)


def figure_3(largest: int) -> Iterator[tuple[int, ...]]:
    """Each point of Figure 3 with s1 up to a bound: the actions and the first heap."""
    return first_heaps(Sets(3, largest), zero_sum_differs)


def change(before: str, after: str, player: int) -> Callable[[Any], Any]:
    """How much a player has more after a change of convention, over all heaps the most."""
    X, Y = Convention(before), Convention(after)
    return lambda g: g.largest(lambda o: o.under(Y)[player - 1] - o.under(X)[player - 1])
