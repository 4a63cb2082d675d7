"""Unitary games, S = {1} and all bids: Definition 10, formula (3), and convergence.

Here a row is nu_hat alone: entry p is the value at (x, p^). The document prints rows from TB down
to 0. The values with Right's marker are in `subtraction`, from Definition 1; here none are needed.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from itertools import count

from reference.bidding.rulesets import left_budget, total_budget
from reference.bidding.subtraction import heap_size

UnitaryRow = tuple[int, ...]
"""nu_hat_0(x), ..., nu_hat_TB(x), in pebbles."""


def definition_10(TB: int, x: int, p: int, nu_hat: Sequence[int]) -> int:
    """nu_hat_p(x) by Definition 10, from the row of heap x - 1.

    Nothing of that row is asked where x = 0.

    >>> definition_10(5, 2, 1, (-1, -1, -1, 1, 1, 1))
    0
    """
    q = TB - p
    if x == 0:
        return 0
    return max(
        min(
            nu_hat[p - ell] + 1
            if ell > r
            else -nu_hat[q + ell] + 1
            if ell == r
            else nu_hat[p + r] - 1
            for r in range(q + 1)
        )
        for ell in range(p + 1)
    )


def formula_3(TB: int, x: int, p: int, o: Sequence[int]) -> int:
    """o_p(x) by formula (3) of Theorem 13, from the row of heap x - 1: ties and Right's wins only.

    A Left bid above q has no term, for Right can neither match nor outbid it; it is left out of
    the maximum, for its minimum would be over nothing. A bid of 0 always has a term.

    Nothing of that row is asked where x = 0.

    >>> formula_3(5, 2, 1, (-1, -1, -1, 1, 1, 1))
    0
    """
    q = TB - p
    if x == 0:
        return 0
    return max(
        min(
            -o[q + ell] + 1 if ell == r else o[p + r] - 1
            for r in range(q + 1)
            if ell == r or ell < r <= q
        )
        for ell in range(p + 1)
        if ell <= q
    )


def unitary_rows(TB: int, up_to: int | None = None) -> Iterator[UnitaryRow]:
    """Yield the rows of heap 0, 1, 2, ... by Definition 10, keeping one row only.

    >>> list(unitary_rows(5, up_to=2))
    [(0, 0, 0, 0, 0, 0), (-1, -1, -1, 1, 1, 1), (-2, 0, 0, 0, 2, 2)]
    """
    last = None if up_to is None else heap_size(up_to)
    return _rows(definition_10, total_budget(TB), last)


def formula_3_rows(TB: int, up_to: int | None = None) -> Iterator[UnitaryRow]:
    """Yield the rows of heap 0, 1, 2, ... by formula (3), keeping one row only.

    >>> list(formula_3_rows(5, up_to=2))
    [(0, 0, 0, 0, 0, 0), (-1, -1, -1, 1, 1, 1), (-2, 0, 0, 0, 2, 2)]
    """
    last = None if up_to is None else heap_size(up_to)
    return _rows(formula_3, total_budget(TB), last)


def _rows(
    definition: Callable[[int, int, int, Sequence[int]], int], TB: int, up_to: int | None
) -> Iterator[UnitaryRow]:
    """Yield the rows that a definition gives, each from the row before it."""
    row: UnitaryRow = ()
    for x in count() if up_to is None else range(up_to + 1):
        row = tuple(definition(TB, x, p, row) for p in range(TB + 1))
        yield row


def unitary_value(TB: int, x: int, p: int) -> int:
    """nu_hat_p(x), the value of (x, p^) in the unitary game, in pebbles (Definition 10).

    >>> unitary_value(5, 2, 1)
    0
    """
    budget = left_budget(p, total_budget(TB))
    return deque(unitary_rows(TB, heap_size(x)), maxlen=1)[0][budget]


def converges_at(before: UnitaryRow | None, row: UnitaryRow, after: UnitaryRow) -> bool:
    """Whether a game converges at heap x, from its rows x - 2, x and x + 2 (before Theorem 27).

    The rows x and x + 2 agree, and the rows x - 2 and x do not. Heaps 0 and 1 have no row x - 2,
    which the text passes over; here they count as different from nothing.

    `before` is None where there is no heap x - 2.

    >>> converges_at(None, (0, 0), (0, 2)), converges_at(None, (-1, 1), (-1, 1))
    (False, True)
    """
    return row == after and row != before


def convergence_heaps(TB: int, up_to: int) -> tuple[int, ...]:
    """Each heap up to `up_to` at which the unitary game converges (before Theorem 27).

    The definition admits two neighbouring heaps: a row follows from the row before it, so the
    rows at x + 1 and x + 3 agree where those at x and x + 2 do, and need not have agreed before.

    >>> convergence_heaps(9, 40), convergence_heaps(0, 9)
    ((17, 18), (0, 1))
    """
    found: list[int] = []
    last: deque[UnitaryRow] = deque(maxlen=5)
    for after, row in enumerate(unitary_rows(TB, heap_size(up_to) + 2)):
        last.append(row)
        x = after - 2
        if x >= 0 and converges_at(last[-5] if x >= 2 else None, last[-3], row):
            found.append(x)
    return tuple(found)
