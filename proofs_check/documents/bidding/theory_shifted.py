"""Any finite S and all bids: the marker is worth at most 4 max S - 2, whatever the total budget.

What is done on a heap can be done on a heap that is an action t larger, and the other way round
where it is left: so that the values of both heaps differ by no more than those of small heaps do,
from which it cannot be taken. Without the marker Left bids 0, and has it at a heap t smaller.
"""

from typing import Any

from proofs_check.documents.bidding.theory_intervals import all_bids, dollars, worth
from proofs_check.documents.bidding.theory_subtraction import (
    SUBTRACTION,
    attained,
    bid,
    budget,
    largest,
    member,
    most,
    nu,
    over,
    playable_at,
    reply_bid,
    reply_take,
    sets,
    take,
)
from proofs_check.methods.logic import implies


def _against(x: Any, p: Any, m: Any, ell: Any, s: Any) -> tuple[Any, ...]:
    """A choice of Left's and Right's reply to it."""
    return ell, s, reply_bid(x, p, m, ell, s), reply_take(x, p, m, ell, s)


def _after(x: Any, p: Any, m: Any, turn: tuple[Any, ...]) -> list[tuple[Any, Any, Any]]:
    """Where Left's choice leads to if she wins, and where Right's if he does."""
    ell, s, r, t = turn
    return [(x - s, p - ell, (ell == r) ^ m), (x - t, p + r, (ell == r) ^ m)]


def _chosen(x: Any, p: Any, m: Any) -> tuple[Any, Any]:
    return bid(x, p, m), take(x, p, m)


def _own(x: Any, p: Any, m: Any) -> tuple[Any, ...]:
    """Left's choice, and Right's reply to it."""
    return _against(x, p, m, *_chosen(x, p, m))


def _waits(x: Any, p: Any, m: Any) -> tuple[Any, ...]:
    """Left bids 0 and takes the largest that can be taken, and Right replies."""
    return _against(x, p, m, p * 0, playable_at(x))


heap = SUBTRACTION.by_induction(
    "an outcome is no larger than the heap",
    "x",
    lambda x, p, m: implies(budget(p), (nu(x, p, m) <= x) & (nu(x, p, m) >= -x)),
    over,
    lambda x, p, m: (sets(x, playable_at(x)), attained(x, p, m, 0, playable_at(x))),
    lambda x, p, m: most(x, p, m, 0, playable_at(x)),
    smaller=[
        lambda x, p, m: _after(x, p, m, (*_chosen(x, p, m), p * 0, playable_at(x)))[0],
        lambda x, p, m: _after(x, p, m, (*_chosen(x, p, m), p * 0, playable_at(x)))[1],
        lambda x, p, m: _after(x, p, m, _waits(x, p, m))[0],
        lambda x, p, m: _after(x, p, m, _waits(x, p, m))[1],
    ],
)


def _on_less(x: Any, t: Any, p: Any, m: Any) -> tuple[Any, ...]:
    """Left's choice at x made at x - t, and Right's reply there."""
    return _against(x - t, p, m, *_chosen(x, p, m))


def _on_more(x: Any, t: Any, p: Any, m: Any) -> tuple[Any, ...]:
    """Left's choice at x - t made at x, and Right's reply there."""
    return _against(x, p, m, *_chosen(x - t, p, m))


def _smaller(turn: Any, wins: int) -> Any:
    def at(x: Any, t: Any, p: Any, m: Any) -> tuple[Any, ...]:
        y, *rest = _after(x, p, m, turn(x, t, p, m))[wins]
        return (y, t, *rest)

    return at


shifted = SUBTRACTION.by_induction(
    "values of heaps that are an action t apart differ by at most 2 max S + t - 2",
    "x",
    lambda x, t, p, m: implies(
        budget(p) & member(t) & (t <= x),
        (nu(x, p, m) <= nu(x - t, p, m) + 2 * largest() + t - 2)
        & (nu(x, p, m) >= nu(x - t, p, m) - 2 * largest() - t + 2),
    ),
    (heap, sets),
    lambda x, t, p, m: [sets(y, s) for y in (x, x - t) for s in (take(x, p, m), take(x - t, p, m))],
    lambda x, t, p, m: (heap(x - t, p, m), attained(x, p, m, 0, t)),
    lambda x, t, p, m: attained(x - t, p, m, 0, playable_at(x - t)),
    lambda x, t, p, m: most(x - t, p, m, *_chosen(x, p, m)),
    lambda x, t, p, m: attained(x, p, m, *_on_less(x, t, p, m)[2:]),
    lambda x, t, p, m: most(x, p, m, *_chosen(x - t, p, m)),
    lambda x, t, p, m: attained(x - t, p, m, *_on_more(x, t, p, m)[2:]),
    lambda x, t, p, m: sets(x, _on_more(x, t, p, m)[3]),
    smaller=[_smaller(turn, wins) for turn in (_on_less, _on_more) for wins in (0, 1)],
)
bounded = SUBTRACTION.follows(
    "with any S and all bids the marker is worth at most 4 max S - 2",
    lambda x, p: implies(
        all_bids() & (x >= 0) & budget(p), nu(x, p, True) <= nu(x, p, False) + 4 * largest() - 2
    ),
    sets,
    lambda x, p: (over(x, p, True), over(x, p, False), most(x, p, False, 0, playable_at(x))),
    lambda x, p: (sets(x, _waits(x, p, False)[3]), shifted(x, _waits(x, p, False)[3], p, True)),
    lambda x, p: worth(x - _waits(x, p, False)[3], p + _waits(x, p, False)[2] - 1),
    lambda x, p: dollars(x - _waits(x, p, False)[3], p, p + _waits(x, p, False)[2] - 1, True),
)


def MARKER(x: Any, p: Any) -> tuple[Any, tuple[Any, ...]]:
    """Both outcomes, and max S."""
    given = all_bids() & (x >= 0) & budget(p)
    return given, (nu(x, p, True), nu(x, p, False), largest())
