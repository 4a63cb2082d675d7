"""S = {1, ..., n} and all bids: Lemma 17 with 2 min(x, n) in the place of its 2.

Whoever takes s from a heap takes s with a pebble more as well, so that a pebble changes no value by
more than 1, whatever the bids. Who bids 0 takes as much as can be taken: what the marker is worth
is at most what two turns take, and the difference of the two heaps that they lead to.
"""

from typing import Any

from proofs_check.documents.bidding.theory_subtraction import (
    SUBTRACTION,
    TB,
    attained,
    bid,
    budget,
    is_bid,
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
from proofs_check.methods.theory import BOOL, Fact, either, notion

interval, all_bids = (SUBTRACTION.function(name, BOOL) for name in ("interval", "all_bids"))

amounts = SUBTRACTION.axiom(
    "S is {1, ..., max S}", lambda s: implies(interval() & (s >= 1) & (s <= largest()), member(s))
)
every_bid = SUBTRACTION.axiom(
    "all bids", lambda b: implies(all_bids() & (b >= 0) & (b <= TB()), is_bid(b))
)


@notion
def least_of(x: Any) -> Any:
    """min(x, max S)."""
    return either(x <= largest(), x, largest())


def _within(x: Any, s: Any) -> Any:
    """What is taken of the heap x in the place of s, which is at most one pebble more."""
    return either(s <= x, s, x)


def _after(x: Any, p: Any, m: Any, turn: tuple[Any, ...]) -> list[tuple[Any, Any, Any]]:
    """Where Left's choice leads to if she wins, and where Right's if he does."""
    ell, s, r, t = turn
    return [(x - s, p - ell, (ell == r) ^ m), (x - t, p + r, (ell == r) ^ m)]


def _against(x: Any, p: Any, m: Any, ell: Any, s: Any) -> tuple[Any, ...]:
    """A choice of Left's and Right's reply to it."""
    return ell, s, reply_bid(x, p, m, ell, s), reply_take(x, p, m, ell, s)


def _chosen(x: Any, p: Any, m: Any) -> tuple[Any, Any]:
    return bid(x, p, m), take(x, p, m)


def _more(x: Any, p: Any, m: Any) -> tuple[Any, ...]:
    """Left's choice with a pebble more, as far as the heap goes, and Right's reply."""
    ell, s = _chosen(x + 1, p, m)
    return _against(x, p, m, ell, _within(x, s))


def _less(x: Any, p: Any, m: Any) -> tuple[Any, ...]:
    """Left's choice, and Right's reply with a pebble more, as far as the heap goes."""
    ell, s, r, t = _against(x + 1, p, m, *_chosen(x, p, m))
    return ell, s, r, _within(x, t)


def _of_1(x: Any, p: Any, m: Any) -> list[Fact]:
    """From heap 1 the game is over after a turn."""
    ell, r = bid(x + 1, p, m), reply_bid(x + 1, p, m, 0, 1)
    ends = [*_after(x, p, m, (ell, x, 0, x)), *_after(x, p, m, (ell * 0, x, r, x))]
    turn = attained(x + 1, p, m, 0, 1), most(x + 1, p, m, 0, 1)
    amount = amounts(1), sets(1, largest()), sets(1, reply_take(x + 1, p, m, 0, 1))
    return [*turn, *amount, *(over(0, *after) for _, *after in ends)]


pebble = SUBTRACTION.by_induction(
    "S = {1, ..., n}: a pebble more changes no value by more than 1",
    "x",
    lambda x, p, m: implies(
        interval() & budget(p),
        (nu(x + 1, p, m) <= nu(x, p, m) + 1) & (nu(x + 1, p, m) >= nu(x, p, m) - 1),
    ),
    (over, amounts),
    _of_1,
    lambda x, p, m: attained(x + 1, p, m, *_more(x, p, m)[2:]),
    lambda x, p, m: (most(x, p, m, *_more(x, p, m)[:2]), sets(x, take(x + 1, p, m))),
    lambda x, p, m: (attained(x, p, m, 0, 1), attained(x, p, m, *_less(x, p, m)[2:])),
    lambda x, p, m: most(x + 1, p, m, *_less(x, p, m)[:2]),
    lambda x, p, m: sets(x, reply_take(x + 1, p, m, *_less(x, p, m)[:2])),
    smaller=[
        lambda x, p, m: _after(x, p, m, _more(x, p, m))[0],
        lambda x, p, m: _after(x, p, m, _more(x, p, m))[1],
        lambda x, p, m: _after(x, p, m, _less(x, p, m))[0],
        lambda x, p, m: _after(x, p, m, _less(x, p, m))[1],
    ],
)
apart = SUBTRACTION.by_induction(
    "S = {1, ..., n}: values are apart by no more than the heaps are",
    lambda y, x, p, m: x - y,
    lambda y, x, p, m: implies(
        interval() & budget(p) & (y >= 0),
        (nu(x, p, m) <= nu(y, p, m) + x - y) & (nu(x, p, m) >= nu(y, p, m) - x + y),
    ),
    pebble,
)


def _richer(x: Any, p: Any, m: Any) -> tuple[Any, ...]:
    """Left's choice, and Right's reply where she has a dollar more."""
    return _against(x, p + 1, m, *_chosen(x, p, m))


dollar = SUBTRACTION.by_induction(
    "(A) with any S: a dollar more is worth no less",
    "x",
    lambda x, p, m: implies((p >= 0) & (p < TB()), nu(x, p, m) <= nu(x, p + 1, m)),
    over,
    lambda x, p, m: (over(x, p + 1, m), sets(x, playable_at(x))),
    lambda x, p, m: attained(x, p, m, 0, playable_at(x)),
    lambda x, p, m: attained(x, p, m, *_richer(x, p, m)[2:]),
    lambda x, p, m: most(x, p + 1, m, *_richer(x, p, m)[:2]),
    smaller=[
        lambda x, p, m: _after(x, p, m, _richer(x, p, m))[0],
        lambda x, p, m: _after(x, p, m, _richer(x, p, m))[1],
    ],
)
dollars = SUBTRACTION.by_induction(
    "(A) with any S: more money is worth no less",
    lambda x, pi, p, m: p - pi,
    lambda x, pi, p, m: implies((x >= 0) & (pi >= 0) & (p <= TB()), nu(x, pi, m) <= nu(x, p, m)),
    dollar,
)


def _raised(x: Any, p: Any) -> tuple[Any, ...]:
    """Left's choice with the marker, a dollar more where Right can tie, and his reply then."""
    ell, s = _chosen(x, p, True)
    return _against(x, p + 1, False, either(ell <= TB() - p, ell + 1, ell), s)


def _lowered(x: Any, p: Any) -> tuple[Any, Any]:
    """Right's choice against Left's with the marker that leads to as much."""
    ell, (raised, _, r, t) = bid(x, p, True), _raised(x, p)
    lost = either((ell <= TB() - p) & (ell >= r), ell, r)
    return either(raised == r, r + 1, lost), t


worth = SUBTRACTION.by_induction(
    "(C) with any S and all bids: the marker is worth at most a dollar",
    "x",
    lambda x, p: implies(all_bids() & (p >= 0) & (p < TB()), nu(x, p, True) <= nu(x, p + 1, False)),
    lambda x, p: (over(x, p, True), over(x, p + 1, False), sets(x, playable_at(x))),
    lambda x, p: attained(x, p, True, 0, playable_at(x)),
    lambda x, p: attained(x, p, True, *_lowered(x, p)),
    lambda x, p: most(x, p + 1, False, *_raised(x, p)[:2]),
    lambda x, p: (every_bid(_raised(x, p)[0]), every_bid(_lowered(x, p)[0])),
    smaller=[
        lambda x, p: (x - take(x, p, True), p - bid(x, p, True)),
        lambda x, p: (x - _raised(x, p)[3], p + _raised(x, p)[2]),
    ],
)

# What the marker is worth: Left bids 0 without it, and Right where she has it.


def _waiting(x: Any, p: Any) -> tuple[Any, ...]:
    """Without the marker Left bids 0, and Right replies."""
    return _against(x, p, False, p * 0, playable_at(x))


def _repeated(x: Any, p: Any) -> tuple[Any, ...]:
    """With it she bids as without, the largest taken where that is 0, and Right replies."""
    ell, s = _chosen(x, p, False)
    return _against(x, p, True, ell, either(ell == 0, playable_at(x), s))


def _upper(x: Any, p: Any) -> list[Fact]:
    """Why it is worth no more than what two turns take."""
    (ell, s), (_, _, r, t) = _chosen(x, p, True), _waiting(x, p)
    return [
        attained(x, p, True, 0, playable_at(x)),
        most(x, p, False, 0, playable_at(x)),
        *(sets(x, taken) for taken in (s, t)),
        worth(x - s, p - ell),
        dollars(x - s, p - ell + 1, p, False),
        worth(x - t, p + r - 1),
        dollars(x - t, p, p + r - 1, True),
        apart(x - s, x - t, p, False),
        apart(x - t, x - s, p, False),
    ]


def _lower(x: Any, p: Any) -> list[Fact]:
    """Why it is no disadvantage."""
    ell, s, r, t = _repeated(x, p)
    rest = x - playable_at(x)
    return [
        attained(x, p, False, 0, playable_at(x)),
        attained(x, p, False, r, t),
        most(x, p, True, ell, s),
        *(sets(x, taken) for taken in (take(x, p, False), t, playable_at(rest))),
        sets(rest, playable_at(rest)),
    ]


marker = SUBTRACTION.by_induction(
    "Lemma 17 with S = {1, ..., n} and all bids",
    "x",
    lambda x, p: implies(
        interval() & all_bids() & budget(p),
        (nu(x, p, True) >= nu(x, p, False))
        & (nu(x, p, True) <= nu(x, p, False) + playable_at(x) + playable_at(x)),
    ),
    lambda x, p: (over(x, p, True), over(x, p, False)),
    _upper,
    _lower,
    smaller=[
        lambda x, p: (x - _waiting(x, p)[3], p),
        lambda x, p: (x - playable_at(x), p),
        lambda x, p: (x - _repeated(x, p)[1], p - _repeated(x, p)[0]),
        lambda x, p: (x - _repeated(x, p)[3], p + _repeated(x, p)[2]),
    ],
)
lemma_17 = SUBTRACTION.follows(
    "Lemma 17 with S = {1, ..., n} and all bids: the marker is worth at most 2 min(x, n)",
    lambda x, p: implies(
        interval() & all_bids() & (x >= 0) & budget(p),
        (nu(x, p, True) >= nu(x, p, False)) & (nu(x, p, True) <= nu(x, p, False) + least_of(x) * 2),
    ),
    (marker, sets),
    at=lambda x, p: playable_at(x),
)


def MARKER(x: Any, p: Any) -> tuple[Any, tuple[Any, ...]]:
    """A heap and a Left budget: both outcomes, and min(x, n)."""
    given = interval() & all_bids() & (x >= 0) & budget(p)
    return given, (nu(x, p, True), nu(x, p, False), least_of(x))


def PEBBLE(x: Any, p: Any, m: Any) -> tuple[Any, tuple[Any, ...]]:
    """An outcome, and that of a pebble more."""
    return interval() & (x >= 0) & budget(p), (nu(x, p, m), nu(x + 1, p, m))
