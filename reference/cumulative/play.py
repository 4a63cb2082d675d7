"""S*(h), the first moves of pure subgame perfect equilibria (PSPE), and whole lines of play."""

from collections.abc import Iterable, Iterator, Sequence

from reference.cumulative.outcomes import (
    Convention,
    Known,
    Outcomes,
    Recent,
    convention,
    dual,
    maximisers,
    rows,
)
from reference.cumulative.ruleset import SubtractionSet, heap_size, subtraction_set


def table(S: Iterable[int], h: int) -> list[Outcomes]:
    """The rows of heaps 0 to h, both included."""
    return list(rows(S, heap_size(h)))


def looked_up(known: Sequence[Outcomes]) -> Known:
    """The outcome function that a table of rows is."""
    return lambda X, k: known[k].under(X)


def below(S: SubtractionSet, h: int) -> Known:
    """The outcome function on the last max S heaps below h: all that Definition 2 asks for at h."""
    o = Recent(min(max(S), h))
    for row in rows(S, h - 1):
        o.append(row)
    return o


def pspe_moves(S: SubtractionSet, h: int, X: Convention, o: Known) -> SubtractionSet:
    """Every s* that Definition 2 may pick: the actions of S*(h) that survive the tie-break."""
    if h < min(S):
        return ()
    d = dual(X)
    S_star = maximisers(S, h, X, o)
    if X in {Convention.AvF, Convention.AvA}:
        chosen = min(o(d, h - s).first for s in S_star)
    else:
        chosen = max(o(d, h - s).first for s in S_star)
    return tuple(s for s in S_star if o(d, h - s).first == chosen)


def indifferent(S: Iterable[int], h: int, X: Convention) -> SubtractionSet:
    """S*(h) under X (Definition 2): all own-utility maximisers, before the tie-break.

    Empty where there is no move.

    >>> indifferent({3, 5}, 14, Convention.FvF)
    (3, 5)
    """
    actions, X = subtraction_set(S), convention(X)
    if heap_size(h) < min(actions):
        return ()
    return maximisers(actions, h, X, below(actions, h))


def moves(S: Iterable[int], h: int, X: Convention) -> SubtractionSet:
    """The PSPE first moves from heap h under X, ascending: what Tables 2 and 3 print.

    >>> moves({3, 5}, 14, Convention.FvF), moves({3, 5}, 14, Convention.AvA)
    ((3,), (5,))
    """
    actions, X = subtraction_set(S), convention(X)
    if heap_size(h) < min(actions):
        return ()
    return pspe_moves(actions, h, X, below(actions, h))


def lines(S: Iterable[int], h: int, X: Convention) -> Iterator[tuple[int, ...]]:
    """Yield every PSPE line of play from heap h: the removals in turn, in lexicographic order.

    There can be exponentially many; they are made one at a time.

    >>> list(lines({3, 5}, 14, Convention.FvF)), list(lines({3, 5}, 14, Convention.AvA))
    ([(3, 3, 5, 3)], [(5, 5, 3)])
    """
    actions, X = subtraction_set(S), convention(X)
    o = looked_up(table(actions, h))
    line: list[int] = []
    untried = [list(pspe_moves(actions, h, X, o))]
    if not untried[0]:
        yield ()
        return
    while untried:
        if not untried[-1]:
            untried.pop()
            if line:
                h += line.pop()
                X = dual(X)
            continue
        s = untried[-1].pop(0)
        line.append(s)
        h -= s
        X = dual(X)
        following = list(pspe_moves(actions, h, X, o))
        if not following:
            yield tuple(line)
        untried.append(following)


def one_line(S: Iterable[int], h: int, X: Convention) -> tuple[int, ...]:
    """The first of `lines`: at each turn the smallest PSPE move.

    >>> one_line({3, 5}, 14, Convention.FvF)
    (3, 3, 5, 3)
    """
    return next(lines(S, h, X))
