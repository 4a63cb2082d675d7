"""Heap games under other rules than the unitary ones: other sets, fewer bids, bids of one's own."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from reference.bidding import Reading, game
from reference.bidding.readings import DEFAULT

HEAPS = 400
"""Heaps within which rows are looked at for a repetition."""


def subsets(largest: int) -> Iterator[tuple[int, ...]]:
    """Every subtraction set within {1, ..., `largest`}.

    >>> list(subsets(2))
    [(1,), (2,), (1, 2)]
    """
    for bits in range(1, 1 << largest):
        yield tuple(s for s in range(1, largest + 1) if bits >> (s - 1) & 1)


def values_to_400(
    S: tuple[int, ...], TB: int, B: tuple[int, ...] | None = None, reading: Reading = DEFAULT
) -> Any:
    """The values of heaps up to `HEAPS`, by the engine."""
    from proofs_check.documents.bidding.engine import heap_values

    return heap_values(game(S, TB, B), HEAPS, reading)


class HeapGame(NamedTuple):
    """How the rows of a heap game with all bids repeat, and what its outcomes are up to there."""

    preperiod: int
    period: int
    least: int
    largest: int
    unique: bool
    """Whether maximin is minimax."""


@lru_cache(maxsize=1024)
def heap_game(S: tuple[int, ...], TB: int) -> HeapGame:
    """The game with all bids, by the engine.

    `ValueError`: its rows do not repeat within twice the heaps after which they are expected to.

    >>> heap_game((2, 3), 5)
    HeapGame(preperiod=21, period=6, least=-12, largest=12, unique=True)
    """
    from proofs_check.documents.bidding.engine import NOT_FOUND, settled

    largest, half = max(S), (TB + 1) // 2
    rows, found, unique = settled(S, TB, 2 * largest * (half * half + 2 * largest + 3))
    if found.period == NOT_FOUND:
        raise ValueError(f"S = {S}, TB = {TB}: no repetition up to heap {len(rows)}")
    return HeapGame(*found, int(rows.min()), int(rows.max()), unique)


def asymmetric_rows(
    TB: int, left: tuple[int, ...], right: tuple[int, ...], heaps: int
) -> list[tuple[list[int], list[int]]]:
    """Unitary rows, marked and unmarked, where each player has bids of their own.

    The document keeps one bidding set for both and asks for this in its Discussion; the rules are
    those of Definition 8 otherwise. Somebody can bid at every partition.
    """
    found = [([0] * (TB + 1), [0] * (TB + 1))]

    def value(p: int, marked: bool) -> int:
        stay, go = found[-1] if marked else found[-1][::-1]

        def after(ell: int, r: int) -> int:
            left_wins = ell > r or (ell == r and marked)
            row = go if ell == r else stay
            return row[p - ell] + 1 if left_wins else row[p + r] - 1

        # Who has no bid bids less than all bids.
        ours, theirs = [b for b in left if b <= p] or [-1], [b for b in right if b <= TB - p]
        return max(min(after(ell, r) for r in theirs or [-1]) for ell in ours)

    for _ in range(heaps):
        hat, nu = ([value(p, marked) for p in range(TB + 1)] for marked in (True, False))
        found.append((hat, nu))
    return found
