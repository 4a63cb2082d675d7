"""Unitary games with any total budget, heap and Left budget, and what follows from the definition.

nu_hat(x, p) and nu(x, p) are the maximin values of Definition 8 with S = {1} and all bids, where
Left and where Right has the marker; Definition 10 is formula (1) besides, which is proved here. A
maximin is two axioms: Left's `bid` gives her at least the value, whatever Right bids; and to each
bid of hers Right's `reply` gives her at most the value. An entry is what is between the braces.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import reference.bidding as ref
from proofs_check.documents.bidding.views import PositionNames, limit_entries
from proofs_check.methods.theory import *

LARGEST_TB = 5
"""The largest total budget of the models."""
HEAPS = 8
INTEGERS = range(-4, HEAPS + 1)
"""The values of heaps, budgets, bids and outcomes in the models; a negative heap is none."""

Functions = dict[str, Callable[..., Any]]


def unitary_models() -> Iterator[Model]:
    """Yield every total budget up to 5, on heaps to 8, by the reference."""
    for total in range(LARGEST_TB + 1):
        yield _model(total)


HOLDERS = (("_hat", ref.Player.LEFT), ("", ref.Player.RIGHT))


def _model(total: int) -> Model:
    functions: Functions = {
        "TB": lambda: total,
        **_values("nu", total, list(ref.rows((1,), total, up_to=HEAPS + 3))),
        **_values("minimax", total, list(ref.minimax_rows((1,), total, up_to=HEAPS))),
    }
    of, budgets = functions["nu_hat"], range(total + 1)
    for hat, _ in HOLDERS:
        functions[f"most{hat}_up_to"] = lambda x, p, of=functions[f"nu{hat}"]: max(
            (of(x, a) for a in range(p + 1)), default=0
        )
    for name, own in (("reaches_at", of), ("reaches_without", functions["nu"])):
        functions[name] = lambda x, c, own=own: next(
            (p for p in budgets if own(x, p) >= c), total + 1
        )
    table = list(ref.unitary_rows(total, HEAPS + 3))
    functions |= {
        "least_hat_from": lambda x, q: min((of(x, a) for a in budgets[max(q, 0) :]), default=0),
        "formula_3": lambda x, p: (
            ref.formula_3(total, x, p, table[x - 1]) if 1 <= x <= HEAPS and p in budgets else 0
        ),
        "definition_10": lambda x, p: table[x][p] if 0 <= x < len(table) and p in budgets else 0,
    }
    functions |= _moves_of(total, of) | _entries_of(total) | thresholds_of_wins()
    return Model(f"TB = {total}", functions, {"Int": INTEGERS})


def _values(name: str, total: int, table: Sequence[ref.HeapRow]) -> Functions:
    """The values of these rows, Left with the marker and Right."""
    given = lambda x, p: 0 <= x < len(table) and 0 <= p <= total
    return {
        f"{name}{hat}": lambda x, p, marker=marker: table[x].under(marker)[p] if given(x, p) else 0
        for hat, marker in HOLDERS
    }


def thresholds_of_wins() -> dict[str, Callable[..., Any]]:
    """Theorem 29's budgets, by the reference, and 2^x m."""
    threshold = lambda marker: (
        lambda x, q: ref.forced_wins_budget(x, q, marker) if x >= 1 and q >= 0 else 0
    )
    return {
        "doubled": lambda x, m: 2**x * m if x >= 0 else 0,
        "threshold_hat": threshold(ref.Player.LEFT),
        "threshold": threshold(ref.Player.RIGHT),
    }


def _moves_of(total: int, of: Callable[[int, int], int]) -> Functions:
    """What is counted of the values of a heap, and where two heaps with one between them agree."""
    budgets = range(total + 1)
    agreeing = (x for x in range(HEAPS) if all(of(x + 2, p) == of(x, p) for p in budgets))
    first = next(agreeing, 0)
    return {
        "first_agreeing": lambda: first,
        "absolute_sum": lambda x, k: sum(abs(of(x, p)) for p in range(k)),
        "bound_times": lambda k: k * ((total + 1) // 2 + 1),
        "changes": lambda k: sum(of(2, p) != of(0, p) for p in range(k)),
        "spread": lambda x, m: sum(min(abs(of(x, p)), max(m, 0)) ** 2 for p in budgets),
    }


def _entries_of(total: int) -> Functions:
    """The automaton's entries and the limits, elsewhere 0, and their sums."""
    at = lambda entries: lambda x, p: entries[x % 2][p] if 0 <= p <= total else 0
    even, odd = limit_entries(total)
    states = list(zip(*ref.automaton(total), strict=True))
    return {
        "entries_from_border": lambda k: sum(
            sum(s) for p, s in enumerate(states[:k]) if 2 * p >= total
        ),
        "entries_size": lambda k: sum(abs(a) + abs(b) for a, b in states[:k]),
        "even_entries_size": lambda k: sum(abs(a) for a, _ in states[:k]),
        "entries_sum": lambda k: sum(
            a + b for (a, _), (_, b) in zip(states[:k], reversed(states), strict=False)
        ),
        "automaton_entry": at(ref.automaton(total)),
        "limit_entry": at((even, odd)),
        "limits_sum": lambda k: sum(
            abs(a) + abs(b) - 1 for a, b in zip(even[:k], odd[:k], strict=True)
        ),
    }


UNITARY = Theory("bidding", "unitary", unitary_models)
total_budget = UNITARY.function("TB", INT)
nu_hat, nu = UNITARY.functions("nu_hat nu", INT, INT, INT)
bid_hat, bid = UNITARY.choices("bid_hat bid", INT, INT, INT)
reply_hat, reply = UNITARY.choices("reply_hat reply", INT, INT, INT, INT)
TB = lambda: total_budget()
budget = notion("Whether p is a Left budget.", "budget")(lambda p: rises(0, p, TB()))
q_of = lambda p: TB() - p


def _entry_hat(hat: Any, unmarked: Any, x: Any, p: Any, ell: Any, r: Any) -> Any:
    y = x - 1
    tie = either(ell == r, unmarked(y, p - ell) + 1, hat(y, p + r) - 1)
    return either(ell > r, hat(y, p - ell) + 1, tie)


def _entry(hat: Any, unmarked: Any, x: Any, p: Any, ell: Any, r: Any) -> Any:
    y = x - 1
    tie = either(ell == r, hat(y, p + r) - 1, unmarked(y, p + r) - 1)
    return either(ell > r, unmarked(y, p - ell) + 1, tie)


entry_hat = notion("What the bids l and r give at (x, p^).", "entry_hat")(
    lambda x, p, ell, r: _entry_hat(nu_hat, nu, x, p, ell, r)
)
entry = notion("What the bids l and r give at (x, p).", "entry")(
    lambda x, p, ell, r: _entry(nu_hat, nu, x, p, ell, r)
)
total = UNITARY.axiom("TB is at least 0")(lambda p: implies(p <= 0, p <= TB()))
start = UNITARY.axiom("Definition 8, the empty heap")(
    lambda x, p: implies((x == 0) & budget(p), (nu_hat(x, p) == 0) & (nu(x, p) == 0))
)
attained_hat = UNITARY.axiom("Definition 8, Left has the marker, attained")(
    lambda x, p, r: implies(
        (x >= 1) & budget(p) & rises(0, r, q_of(p)),
        rises(0, bid_hat(x, p), p) & (entry_hat(x, p, bid_hat(x, p), r) >= nu_hat(x, p)),
    )
)
most_hat = UNITARY.axiom("Definition 8, Left has the marker, the maximum")(
    lambda x, p, ell: implies(
        (x >= 1) & budget(p) & rises(0, ell, p),
        rises(0, reply_hat(x, p, ell), q_of(p))
        & (entry_hat(x, p, ell, reply_hat(x, p, ell)) <= nu_hat(x, p)),
    )
)
attained = UNITARY.axiom("Definition 8, Right has the marker, attained")(
    lambda x, p, r: implies(
        (x >= 1) & budget(p) & rises(0, r, q_of(p)),
        rises(0, bid(x, p), p) & (entry(x, p, bid(x, p), r) >= nu(x, p)),
    )
)
most = UNITARY.axiom("Definition 8, Right has the marker, the maximum")(
    lambda x, p, ell: implies(
        (x >= 1) & budget(p) & rises(0, ell, p),
        rises(0, reply(x, p, ell), q_of(p)) & (entry(x, p, ell, reply(x, p, ell)) <= nu(x, p)),
    )
)

# Definition 2 (A), (B) and (C): each names the bid that secures as much at the other position.

_heap = lambda x, *_: x
several = notion("A heap and a Left budget at which a model is not degenerate.", "several")(
    lambda x, p: (x >= 3) & (p >= 1) & (p + 1 <= TB())
)


def _raises(x: Any, pi: Any, p: Any) -> tuple[tuple[Any, Any, Any], ...]:
    """The places before, of Left's bid at pi and Right's reply at p: with the marker, without."""
    a, b = bid_hat(x, pi), bid(x, pi)
    r, s = reply_hat(x, p, a), reply(x, p, b)
    places = ((pi - a, p - a), (pi + r, p + r), (pi - b, p - b), (pi + s, p + s))
    return tuple((x - 1, *place) for place in places)


budgets = UNITARY.by_induction("(A) the values do not fall with the budget", _heap)(
    lambda x, pi, p: implies(
        rises(0, pi, p, TB()), (nu_hat(x, p) >= nu_hat(x, pi)) & (nu(x, p) >= nu(x, pi))
    ),
    (start, attained_hat, attained),
    lambda x, pi, p: attained_hat(x, pi, reply_hat(x, p, bid_hat(x, pi))),
    lambda x, pi, p: (most_hat(x, p, bid_hat(x, pi)), attained(x, pi, reply(x, p, bid(x, pi)))),
    lambda x, pi, p: most(x, p, bid(x, pi)),
    smaller=lambda x, pi, p: [
        _raises(x, pi, p)[0],
        _raises(x, pi, p)[1],
        _raises(x, pi, p)[2],
        _raises(x, pi, p)[3],
    ],
)

# What secures with the marker as much as her bid without it: a dollar less
_bid_with = lambda x, p: either(bid(x, p) > 0, bid(x, p) - 1, bid(x, p))
_reply_with = lambda x, p: reply_hat(x, p, _bid_with(x, p))
# What secures without the marker as much, less 2, as her bid with it: 0, if he can tie
_bid_without = lambda x, p: either(bid_hat(x, p) <= q_of(p), bid_hat(x, p) * 0, bid_hat(x, p))
_reply_without = lambda x, p: reply(x, p, _bid_without(x, p))
# Right's bid as high as Left's, 0 if he has not as much
_tie = lambda x, p: either(bid_hat(x, p) <= q_of(p), bid_hat(x, p), bid_hat(x, p) * 0)
marker = UNITARY.by_induction("(B) the marker is worth at least 0 and at most 2", _heap)(
    lambda x, p: implies(budget(p), rises(nu(x, p), nu_hat(x, p), nu(x, p) + 2)),
    (attained, attained_hat, start),
    lambda x, p: (attained(x, p, _reply_with(x, p)), most_hat(x, p, _bid_with(x, p))),
    lambda x, p: (budgets(x - 1, p - bid(x, p), p - bid(x, p) + 1), attained_hat(x, p, _tie(x, p))),
    lambda x, p: most(x, p, _bid_without(x, p)),
    lambda x, p: budgets(x - 1, p - bid_hat(x, p), p + _reply_without(x, p)),
    smaller=lambda x, p: [
        (x - 1, each) for each in (p, p - bid(x, p), p + _reply_with(x, p), p - bid_hat(x, p))
    ],
)

# What secures at (x, p + 1) as much as her bid at (x, p^): a dollar more, if he can tie
_bid_richer = lambda x, p: either(bid_hat(x, p) <= q_of(p), bid_hat(x, p) + 1, bid_hat(x, p))
_reply_richer = lambda x, p: reply(x, p + 1, _bid_richer(x, p))
dollar = UNITARY.by_induction("(C) the marker is worth at most a dollar", _heap)(
    lambda x, p: implies(under(p, TB()), nu_hat(x, p) <= nu(x, p + 1)),
    (start, attained_hat),
    lambda x, p: (start(x, p + 1), attained_hat(x, p, _tie(x, p))),
    lambda x, p: (attained_hat(x, p, _reply_richer(x, p)), most(x, p + 1, _bid_richer(x, p))),
    lambda x, p: attained_hat(x, p, _reply_richer(x, p) + 1),
    smaller=lambda x, p: [(x - 1, p - bid_hat(x, p)), (x - 1, p + _reply_richer(x, p))],
)

# What follows from them: saddle points, formula (1), formula (3), parity.

least_of_bids = UNITARY.choice("least_bid", INT, INT, INT, INT)
_least_with = lambda x, p, c: rises(0, least_of_bids(x, p, c), q_of(p))
enough = UNITARY.recursion("the least m with m = q or nu_hat at p + m + 1 above c, found")(
    lambda x, p, c: implies(
        (x >= 0) & budget(p),
        _least_with(x, p, c)
        & ((least_of_bids(x, p, c) == q_of(p)) | (nu_hat(x, p + least_of_bids(x, p, c) + 1) > c)),
    )
)
too_little = UNITARY.recursion("the least m with m = q or nu_hat at p + m + 1 above c, none below")(
    lambda x, p, c, k: implies(
        (x >= 0) & budget(p) & under(k, least_of_bids(x, p, c)), nu_hat(x, p + k + 1) <= c
    )
)
saddle_bid = notion("Right's bid that keeps Left to the value of (x, p^).", "saddle_bid")(
    lambda x, p: least_of_bids(x - 1, p, nu_hat(x, p) + 1)
)
saddle = UNITARY.follows(
    "to each position with the marker Right has a bid that gives Left at most the value"
)(
    lambda x, p, ell: implies(
        (x >= 1) & budget(p) & rises(0, ell, p),
        rises(0, saddle_bid(x, p), q_of(p))
        & (entry_hat(x, p, ell, saddle_bid(x, p)) <= nu_hat(x, p)),
    ),
    (enough, marker, budgets),
    lambda x, p, ell: too_little(x - 1, p, nu_hat(x, p) + 1, saddle_bid(x, p) - 1),
    lambda x, p, ell: (most_hat(x, p, saddle_bid(x, p)), dollar(x - 1, p - ell)),
)

# Right's reply at (x, p) to the bid that holds him to his value at (x, q^)
_mirror_reply = lambda x, p: reply(x, p, saddle_bid(x, q_of(p)))
mirror = UNITARY.by_induction("(1) nu is minus nu_hat with the budgets exchanged", _heap)(
    lambda x, p: implies(budget(p), nu(x, p) == -nu_hat(x, q_of(p))),
    start,
    lambda x, p: (start(x, q_of(p)), attained(x, p, bid_hat(x, q_of(p)))),
    lambda x, p: (attained_hat(x, q_of(p), bid(x, p)), attained_hat(x, q_of(p), 0)),
    lambda x, p: (most(x, p, saddle_bid(x, q_of(p))), saddle(x, q_of(p), _mirror_reply(x, p))),
    lambda x, p: saddle(x, q_of(p), 0),
    smaller=lambda x, p: [
        (x - 1, p - bid(x, p)),
        (x - 1, q_of(p) - bid(x, p)),
        (x - 1, p + bid_hat(x, q_of(p))),
        (x - 1, p - saddle_bid(x, q_of(p))),
        (x - 1, q_of(p) - saddle_bid(x, q_of(p))),
        (x - 1, p + _mirror_reply(x, p)),
    ],
)
bid_3 = notion("Left's bid by formula (3): hers, or q where that is less.", "bid_3")(
    lambda x, p: either(bid_hat(x, p) <= q_of(p), bid_hat(x, p), q_of(p))
)
by_3_attained = UNITARY.follows("formula (3), attained")(
    lambda x, p, r: implies(
        (x >= 1) & budget(p),
        rises(0, bid_3(x, p), p)
        & (bid_3(x, p) <= q_of(p))
        & (-nu_hat(x - 1, q_of(p) + bid_3(x, p)) + 1 >= nu_hat(x, p))
        & implies((r > bid_3(x, p)) & (r <= q_of(p)), nu_hat(x - 1, p + r) - 1 >= nu_hat(x, p)),
    ),
    attained_hat,
    lambda x, p, r: (attained_hat(x, p, bid_3(x, p)), mirror(x - 1, p - bid_3(x, p))),
    lambda x, p, r: dollar(x - 1, p - bid_3(x, p) - 1),
    lambda x, p, r: budgets(x - 1, p - bid_hat(x, p), p - bid_3(x, p) - 1),
)
by_3_most = UNITARY.follows("formula (3), the maximum: of the bids that win, l + 1 is the least")(
    lambda x, p, ell: implies(
        (x >= 1) & budget(p) & rises(0, ell, p) & (ell <= q_of(p)),
        (-nu_hat(x - 1, q_of(p) + ell) + 1 <= nu_hat(x, p))
        | ((ell < q_of(p)) & (nu_hat(x - 1, p + ell + 1) - 1 <= nu_hat(x, p))),
    ),
    (mirror, marker, most_hat),
    lambda x, p, ell: budgets(x - 1, p + ell + 1, p + reply_hat(x, p, ell)),
    at=lambda x, p, ell: (q_of(p) + ell, p - ell),
)
parity = UNITARY.by_induction("the values of a heap have its parity", _heap)(
    lambda x, p: implies(budget(p), ((nu_hat(x, p) - x) % 2 == 0) & ((nu(x, p) - x) % 2 == 0)),
    (attained_hat, attained, start),
    lambda x, p: attained_hat(x, p, reply_hat(x, p, bid_hat(x, p))),
    lambda x, p: (most_hat(x, p, bid_hat(x, p)), attained(x, p, reply(x, p, bid(x, p)))),
    lambda x, p: most(x, p, bid(x, p)),
    smaller=lambda x, p: [
        (x - 1, p - bid_hat(x, p)),
        (x - 1, p + reply_hat(x, p, bid_hat(x, p))),
        (x - 1, p - bid(x, p)),
        (x - 1, p + reply(x, p, bid(x, p))),
    ],
)

# Section 3.3

border_left = UNITARY.follows("left of the border no value is negative")(
    lambda x, p: implies((x >= 0) & budget(p) & (2 * p >= TB()), nu_hat(x, p) >= 0),
    (mirror, marker, budgets),
)
border_right = UNITARY.follows("right of the border no value is positive")(
    lambda x, p: implies((x >= 0) & (p >= 0) & (2 * p < TB()), nu_hat(x, p) <= 0),
    start,
    lambda x, p: by_3_attained(x, p, bid_3(x, p) + 1),
    lambda x, p: budgets(x - 1, p + bid_3(x, p) + 1, q_of(p) + bid_3(x, p)),
)

# What secures at (x, p^), by formula (3), 2 less than her bid at p + 1: that, or p
_bid_poorer = lambda x, p: either(bid_3(x, p + 1) <= p, bid_3(x, p + 1), p)
worth_two = UNITARY.by_induction("a dollar is worth at most 2", _heap)(
    lambda x, p: implies(under(p, TB()), nu_hat(x, p + 1) <= nu_hat(x, p) + 2),
    start,
    lambda x, p: (start(x, p + 1), by_3_attained(x, p + 1, 0), by_3_most(x, p, _bid_poorer(x, p))),
    lambda x, p: (mirror(x - 1, p + 1 - bid_3(x, p + 1)), marker(x - 1, p + 1 - bid_3(x, p + 1))),
    lambda x, p: budgets(x - 1, p + 1 - bid_3(x, p + 1), p + _bid_poorer(x, p) + 1),
    smaller=lambda x, p: [(x - 1, q_of(p) + bid_3(x, p + 1) - 1)],
)

# Left's bid by formula (3) at x - 2
_earlier = lambda x, p: bid_3(x - 2, p)
heaps = UNITARY.by_induction(
    "along heaps of one parity values do not fall left of the border, nor rise right of it", _heap
)(
    lambda x, p: implies(
        (x >= 2) & budget(p),
        implies(2 * p >= TB(), nu_hat(x, p) >= nu_hat(x - 2, p))
        & implies(2 * p < TB(), nu_hat(x, p) <= nu_hat(x - 2, p)),
    ),
    (border_left, border_right, parity),
    lambda x, p: (start(x - 2, p), by_3_attained(x - 2, p, _earlier(x, p) + 1)),
    lambda x, p: (by_3_most(x, p, _earlier(x, p)), border_left(x - 3, q_of(p) + _earlier(x, p))),
    lambda x, p: (parity(x - 2, p), by_3_attained(x, p, bid_3(x, p) + 1)),
    lambda x, p: (by_3_most(x - 2, p, bid_3(x, p)), border_left(x - 3, p + bid_3(x, p) + 1)),
)
at_most_heap = UNITARY.by_induction("no value is larger than the heap", _heap)(
    lambda x, p: implies(budget(p), (nu_hat(x, p) <= x) & (nu_hat(x, p) >= -x)),
    (start, by_3_attained, by_3_most),
    smaller=lambda x, p: [(x - 1, q_of(p)), (x - 1, p + 1), (x - 1, q_of(p) + bid_3(x, p))],
)
two_heaps = UNITARY.by_induction("in two heaps a value changes by at most 2", _heap)(
    lambda x, p: implies(
        (x >= 2) & budget(p),
        (nu_hat(x, p) <= nu_hat(x - 2, p) + 2) & (nu_hat(x, p) >= nu_hat(x - 2, p) - 2),
    ),
    at_most_heap,
    lambda x, p: (by_3_attained(x, p, bid_3(x, p) + 1), by_3_most(x - 2, p, bid_3(x, p))),
    lambda x, p: (by_3_attained(x - 2, p, bid_3(x - 2, p) + 1), by_3_most(x, p, bid_3(x - 2, p))),
)
border = UNITARY.follows("Lemma 20: the sign border, and on odd heaps no value is 0")(
    lambda x, p: implies(
        (x >= 0) & budget(p),
        implies(2 * p >= TB(), nu_hat(x, p) >= x % 2)
        & implies(2 * p < TB(), nu_hat(x, p) <= -(x % 2)),
    ),
    (parity, border_right, border_left),
)
one_heap = UNITARY.follows("Lemma 20, proof: the values at p and at q of one heap")(
    lambda x, p: implies(
        (x >= 0) & budget(p),
        (nu_hat(x, p) >= -nu_hat(x, q_of(p)))
        & (nu_hat(x, p) <= -nu_hat(x, q_of(p)) + 2)
        & ((nu_hat(x, p) - nu_hat(x, q_of(p))) % 2 == 0)
        & implies(2 * p >= TB(), (nu_hat(x, p) >= nu_hat(x, q_of(p))) & (nu_hat(x, p) >= 0)),
    ),
    (marker, mirror, budgets, parity),
)
at_border = UNITARY.follows("at the border the value is the parity of the heap")(
    lambda x, p: implies(
        budget(p) & (2 * p == TB()),
        implies(x >= 0, nu_hat(x, p) == x % 2) & implies(x >= 2, nu_hat(x - 2, p) == x % 2),
    ),
    (parity, one_heap),
)
at_even_border = UNITARY.follows("on even heaps the value at TB/2, rounded down, is 0")(
    lambda x, p: implies(
        (x >= 0) & (x % 2 == 0) & budget(p) & ((2 * p == TB()) | (2 * p == TB() - 1)),
        nu_hat(x, p) == 0,
    ),
    (at_border, parity, mirror, marker, dollar, worth_two),
    at=lambda x, p: p + 1,
)
heap_2 = UNITARY.follows("the values of heap 2 against those of heap 0, which are 0")(
    lambda x, p: implies(
        (x == 2) & budget(p),
        (nu_hat(x - 2, p) == 0)
        & implies(2 * p >= TB(), nu_hat(x, p) >= 0)
        & implies(2 * p < TB(), nu_hat(x, p) <= 0),
    ),
    (start, border),
)
alternating = UNITARY.follows("TB = 0: the marker's holder moves and hands it over")(
    lambda x, p: implies(
        (x >= 0) & budget(p) & (TB() == 0),
        (nu_hat(x, p) == x % 2)
        & (nu(x, p) == -(x % 2))
        & implies(x >= 1, (nu_hat(x, p) == nu(x - 1, p) + 1) & (nu(x, p) == nu_hat(x - 1, p) - 1)),
    ),
    (at_border, mirror),
)
heaps_without = UNITARY.follows(
    "left of the border, Right with the marker: the values do not fall in two heaps"
)(
    lambda x, p: implies((x >= 2) & budget(p) & (2 * p >= TB()), nu(x, p) >= nu(x - 2, p)),
    (mirror, heaps, at_border),
    at=lambda x, p: (x - 2, total_budget() - p),
)
next_gap = UNITARY.follows("the values at a budget and a dollar more have one parity")(
    lambda x, p: implies((x >= 0) & under(p, TB()), (nu_hat(x, p + 1) - nu_hat(x, p)) % 2 == 0),
    parity,
    at=lambda x, p: p + 1,
)

# The extremes of a row, as Lemmas 14 and 18 are looked at

most_up_to, most_hat_up_to = UNITARY.functions("most_up_to most_hat_up_to", INT, INT, INT)
least_hat_from = UNITARY.function("least_hat_from", INT, INT, INT)
most_up_to_at, most_hat_up_to_at = UNITARY.choices("most_up_to_at most_hat_up_to_at", INT, INT, INT)
least_hat_from_at = UNITARY.choice("least_hat_from_at", INT, INT, INT)
largest = UNITARY.recursion("the largest value at a Left budget of at most p, attained")(
    lambda x, p: implies(
        (x >= 0) & budget(p),
        rises(0, most_up_to_at(x, p), p)
        & (most_up_to(x, p) == nu(x, most_up_to_at(x, p)))
        & rises(0, most_hat_up_to_at(x, p), p)
        & (most_hat_up_to(x, p) == nu_hat(x, most_hat_up_to_at(x, p))),
    )
)
least = UNITARY.recursion("the smallest value at a Left budget of at least q, attained")(
    lambda x, q: implies(
        (x >= 0) & budget(q),
        (least_hat_from_at(x, q) >= q)
        & (least_hat_from_at(x, q) <= TB())
        & (least_hat_from(x, q) == nu_hat(x, least_hat_from_at(x, q))),
    )
)
lemma_14 = UNITARY.follows("a value is at least all those of smaller budgets")(
    lambda x, p: implies(
        (x >= 0) & budget(p),
        (nu_hat(x, p) >= most_hat_up_to(x, p)) & (nu(x, p) >= most_up_to(x, p)),
    ),
    (budgets, largest),
    at=lambda x, p: (most_hat_up_to_at(x, p), most_up_to_at(x, p)),
)
budget_step = UNITARY.follows("a dollar more is worth at least 0")(
    lambda x, p: implies((x >= 0) & under(p, TB()), nu_hat(x, p + 1) >= nu_hat(x, p)),
    lambda x, p: budgets(x, p, p + 1),
)
uniqueness_properties = UNITARY.follows("Definition 2: unitary games are in U")(
    lambda x, p: implies(
        (x >= 0) & budget(p),
        (nu_hat(x, p) >= most_hat_up_to(x, p))
        & (nu(x, p) >= most_up_to(x, p))
        & (nu(x, p) <= nu_hat(x, p))
        & ((p == TB()) | (nu_hat(x, p) <= nu(x, p + 1))),
    ),
    (marker, dollar, lemma_14),
)
by_lemma_18 = UNITARY.follows(
    "Theorem 13, proof: U by Lemmas 14, 18 and 19 of the marked values, and (1)"
)(
    uniqueness_properties.says,
    (largest, mirror, marker, budgets, dollar),
    lambda x, p: (budgets(x, most_hat_up_to_at(x, p), p), mirror(x, most_up_to_at(x, p))),
    lambda x, p: budgets(x, q_of(p), q_of(most_up_to_at(x, p))),
)
lemma_18 = UNITARY.follows("nu_hat at p is at least minus each value from q on")(
    lambda x, p: implies(
        (x >= 0) & budget(p),
        (nu_hat(x, p) >= -least_hat_from(x, q_of(p)))
        & (nu_hat(x, q_of(p)) <= least_hat_from(x, q_of(p))),
    ),
    (least, marker, mirror, budgets),
    at=lambda x, p: (total_budget() - p, least_hat_from_at(x, total_budget() - p)),
)

# Lemma 26: the entries bound the outcomes. `limit` is the automaton's for even TB.

automaton_entry, limit_entry = UNITARY.functions("automaton_entry limit_entry", INT, INT, INT)
_half_down = lambda delta: (delta + 1) // 2
_half_up = lambda delta: -((-delta - 1) // 2)
# The entry of even TB: alpha_even or alpha_odd, by the parity of the heap
_alpha = lambda x, delta: either(
    (delta % 4 == 0) == (x % 2 == 0), _half_down(delta), _half_up(delta)
)


def _split_beta(x: Any, delta: Any) -> Any:
    """The limit of odd TB: (delta + 1)/2 where that has the heap's parity, else further from 0."""
    half = _half_down(delta)
    further = either(delta > 0, half + 1, half - 1)
    return either((half - x) % 2 == 0, half, further)


even_states = UNITARY.axiom("Section 3.4, the even states of the automaton of even TB")(
    lambda x, p: implies(
        (x >= 0) & (x % 2 == 0) & budget(p) & (TB() % 2 == 0),
        automaton_entry(x, p) == _alpha(x, 2 * p - TB()),
    )
)
odd_states = UNITARY.axiom("Section 3.4, the update: the odd states of the automaton")(
    lambda x, p: implies(
        (x >= 1) & (x % 2 == 1) & budget(p),
        automaton_entry(x, p) == -automaton_entry(x - 1, q_of(p)) + 1,
    )
)
limits_of_even = UNITARY.axiom("the limits of even TB: the automaton's states")(
    lambda x, p: implies(
        (x >= 0) & budget(p) & (TB() % 2 == 0), limit_entry(x, p) == automaton_entry(x, p)
    )
)
alpha = UNITARY.follows(
    "Lemma 25: the automaton of even TB has alpha, even or odd by the heap, and these are limits"
)(
    lambda x, p: implies(
        (x >= 0) & budget(p) & (TB() % 2 == 0),
        (automaton_entry(x, p) == _alpha(x, 2 * p - TB()))
        & (limit_entry(x, p) == automaton_entry(x, p)),
    ),
    (even_states, odd_states, limits_of_even),
    at=lambda x, p: total_budget() - p,
)
split_beta = UNITARY.axiom("the limits of odd TB: beta, split by the parity of the heap")(
    lambda x, p: implies(
        (x >= 0) & budget(p) & (TB() % 2 == 1), limit_entry(x, p) == _split_beta(x, 2 * p - TB())
    )
)

# What the limit is, for either parity of TB
limits_at = lambda x, p: (alpha(x, p), split_beta(x, p))
bounds = UNITARY.by_induction("Lemma 26: the limits bound the outcomes", _heap)(
    lambda x, p: implies(
        budget(p),
        implies(2 * p >= TB(), nu_hat(x, p) <= limit_entry(x, p))
        & implies(2 * p < TB(), nu_hat(x, p) >= limit_entry(x, p)),
    ),
    lambda x, p: (start(x, p), parity(x, p), by_3_attained(x, p, 0), by_3_most(x, p, 0)),
    lambda x, p: (*limits_at(x, p), *limits_at(x - 1, q_of(p)), *limits_at(x - 1, p + 1)),
    lambda x, p: budgets(x - 1, q_of(p), q_of(p) + bid_3(x, p)),
    lambda x, p: (border_left(x - 1, q_of(p) + bid_3(x, p)), border(x - 1, p + 1)),
    smaller=lambda x, p: [(x - 1, q_of(p)), (x - 1, p + 1)],
)
lemma_26 = UNITARY.follows("Lemma 26, with the automaton's entries")(
    lambda x, p: implies(
        (x >= 0) & budget(p),
        implies(2 * p >= TB(), nu_hat(x, p) <= limit_entry(x, p))
        & implies(2 * p < TB(), nu_hat(x, p) >= limit_entry(x, p))
        & implies(TB() % 2 == 0, automaton_entry(x, p) == limit_entry(x, p)),
    ),
    (bounds, alpha),
)
floor = UNITARY.follows("on odd heaps of odd TB, next to the border on its right, the value is -1")(
    lambda x, p: implies(
        (x >= 0) & budget(p) & (2 * p == TB() - 1) & (x % 2 == 1), nu_hat(x, p) == -1
    ),
    (border, bounds, split_beta),
)
lemma_22 = UNITARY.follows("Lemma 22: the outcomes are bounded by about half the total budget")(
    lambda x, p: implies(
        (x >= 0) & budget(p),
        (nu_hat(x, p) <= (TB() + 1) // 2 + 1) & (nu_hat(x, p) >= -((TB() + 1) // 2)),
    ),
    (budgets, border, bounds, alpha, split_beta),
)

# Theorem 24: each row that changes two heaps on moves a bounded sum by at least 2.

changed_at = UNITARY.choice("changed_at", INT, INT)
absolute_sum = UNITARY.function("absolute_sum", INT, INT, INT)
bound_times = UNITARY.function("bound_times", INT, INT)
witness = UNITARY.recursion("a Left budget at which the heaps x and x + 2 differ, if there is one")(
    lambda x, p: implies(
        (x >= 0) & budget(p),
        rises(0, changed_at(x), TB())
        & (
            (nu_hat(x + 2, p) == nu_hat(x, p))
            | (nu_hat(x + 2, changed_at(x)) != nu_hat(x, changed_at(x)))
        ),
    )
)
size = notion("The absolute value.", "size")(lambda value: either(value >= 0, value, -value))
summed = UNITARY.recursion("the sum of the absolute values at the Left budgets below k")(
    lambda x, k: implies(
        (x >= 0) & rises(0, k, TB() + 1),
        implies(k == 0, absolute_sum(x, k) == 0)
        & implies(k >= 1, absolute_sum(x, k) == absolute_sum(x, k - 1) + size(nu_hat(x, k - 1))),
    )
)

# What Lemma 22 bounds the absolute values by
_bound = lambda: (TB() + 1) // 2 + 1
times = UNITARY.recursion("k times the bound")(
    lambda k: implies(
        k >= 0,
        implies(k == 0, bound_times(k) == 0)
        & implies(k >= 1, bound_times(k) == bound_times(k - 1) + _bound()),
    )
)
agree = notion("The heaps x and x + 2 have the same values.", "agree")(
    lambda x: nu_hat(x + 2, changed_at(x)) == nu_hat(x, changed_at(x))
)
_later = lambda x: (x + 3, changed_at(x + 1))
_sooner = lambda x: (x + 1, changed_at(x + 1))


def _follow(x: Any, p: Any) -> tuple[Fact, ...]:
    """The values that formula (3) asks for at p of heap x and x + 2 are the same."""
    bids = bid_3(x + 3, p), bid_3(x + 1, p)
    return tuple(fact for m in bids for fact in (witness(x, q_of(p) + m), witness(x, p + m + 1)))


persists = UNITARY.follows("heaps that agree with those two on are followed by such")(
    lambda x: implies((x >= 0) & agree(x), agree(x + 1)),
    total,
    lambda x: (witness(x + 1, TB()), by_3_attained(*_later(x), bid_3(*_later(x)) + 1)),
    lambda x: by_3_attained(*_sooner(x), bid_3(*_sooner(x)) + 1),
    lambda x: by_3_most(*_later(x), bid_3(*_sooner(x))),
    lambda x: (by_3_most(*_sooner(x), bid_3(*_later(x))), _follow(x, changed_at(x + 1))),
)
within_bound = UNITARY.by_induction("the sum is at most as often the bound", "k")(
    lambda k, x: implies((x >= 0) & (k <= TB() + 1), absolute_sum(x, k) <= bound_times(k)),
    (summed, times, lemma_22),
)
grows = UNITARY.by_induction(
    "the sum does not fall in two heaps, and grows by 2 past a change", "k"
)(
    lambda k, x: implies(
        (x >= 0) & (k <= TB() + 1),
        (absolute_sum(x + 2, k) >= absolute_sum(x, k))
        & (agree(x) | (k <= changed_at(x)) | (absolute_sum(x + 2, k) >= absolute_sum(x, k) + 2)),
    ),
    (summed, heaps, witness, border, total, parity),
    at=lambda k, x: x + 2,
)
not_negative = UNITARY.by_induction("the sum is at least 0", "k")(
    lambda k, x: implies((x >= 0) & (k <= TB() + 1), absolute_sum(x, k) >= 0), summed
)
settles = UNITARY.by_induction("a heap agrees with that two on, or the sum is at least x - 1", "x")(
    lambda x: agree(x) | (absolute_sum(x, TB() + 1) >= x - 1),
    (persists, total, grows, not_negative, witness),
    at=lambda x: (x - 2, total_budget() + 1),
)
constant = UNITARY.follows(
    "Theorem 24: from (TB + 1) b on a row is that of two heaps before, b being TB/2 and 1"
)(
    lambda x, p: implies(
        (x >= bound_times(TB() + 1)) & (x >= 0) & budget(p), nu_hat(x + 2, p) == nu_hat(x, p)
    ),
    (settles, witness, grows, within_bound),
    at=lambda x, p: (total_budget() + 1, x + 2),
)

# Theorem 13: formula (3) as printed, and the minimax

formula_3_value = UNITARY.function("formula_3", INT, INT, INT)
formula_3_bid = UNITARY.choice("formula_3_bid", INT, INT, INT)
formula_3_reply = UNITARY.choice("formula_3_reply", INT, INT, INT, INT)
entry_3 = notion("What is between the braces of formula (3), l <= r.", "entry_3")(
    lambda x, p, ell, r: either(
        ell == r, -nu_hat(x - 1, q_of(p) + ell) + 1, nu_hat(x - 1, p + r) - 1
    )
)
of_3_attained = UNITARY.axiom("formula (3) as printed, attained")(
    lambda x, p, r: implies(
        (x >= 1) & budget(p),
        rises(0, formula_3_bid(x, p), p)
        & (formula_3_bid(x, p) <= q_of(p))
        & implies(
            (r >= formula_3_bid(x, p)) & (r <= q_of(p)),
            entry_3(x, p, formula_3_bid(x, p), r) >= formula_3_value(x, p),
        ),
    )
)
of_3_most = UNITARY.axiom("formula (3) as printed, the maximum")(
    lambda x, p, ell: implies(
        (x >= 1) & budget(p) & rises(0, ell, p) & (ell <= q_of(p)),
        (formula_3_reply(x, p, ell) >= ell)
        & (formula_3_reply(x, p, ell) <= q_of(p))
        & (entry_3(x, p, ell, formula_3_reply(x, p, ell)) <= formula_3_value(x, p)),
    )
)
formula_3_is_value = UNITARY.follows("Theorem 13: formula (3) gives the values")(
    lambda x, p: implies((x >= 1) & budget(p), nu_hat(x, p) == formula_3_value(x, p)),
    lambda x, p: of_3_attained(x, p, formula_3_bid(x, p)),
    lambda x, p: of_3_attained(x, p, formula_3_bid(x, p) + 1),
    lambda x, p: by_3_most(x, p, formula_3_bid(x, p)),
    lambda x, p: of_3_most(x, p, bid_3(x, p)),
    lambda x, p: by_3_attained(x, p, formula_3_reply(x, p, bid_3(x, p))),
)
minimax_hat, minimax = UNITARY.functions("minimax_hat minimax", INT, INT, INT)
minimax_bid_hat, minimax_bid = UNITARY.choices("minimax_bid_hat minimax_bid", INT, INT, INT)
answer_hat, answer = UNITARY.choices("answer_hat answer", INT, INT, INT, INT)
minimax_entry_hat = notion(
    "What the bids l and r give at (x, p^) where minimax values follow.", "minimax_entry_hat"
)(lambda x, p, ell, r: _entry_hat(minimax_hat, minimax, x, p, ell, r))
minimax_entry = notion(
    "What the bids l and r give at (x, p) where minimax values follow.", "minimax_entry"
)(lambda x, p, ell, r: _entry(minimax_hat, minimax, x, p, ell, r))
minimax_start = UNITARY.axiom("minimax, the empty heap")(
    lambda x, p: implies((x == 0) & budget(p), (minimax_hat(x, p) == 0) & (minimax(x, p) == 0))
)
minimax_attained = UNITARY.axiom("minimax, attained: Right's bid")(
    lambda x, p, ell: implies(
        (x >= 1) & budget(p) & rises(0, ell, p),
        rises(0, minimax_bid_hat(x, p), q_of(p))
        & (minimax_entry_hat(x, p, ell, minimax_bid_hat(x, p)) <= minimax_hat(x, p))
        & rises(0, minimax_bid(x, p), q_of(p))
        & (minimax_entry(x, p, ell, minimax_bid(x, p)) <= minimax(x, p)),
    )
)
minimax_least = UNITARY.axiom("minimax, the minimum: Left's answer")(
    lambda x, p, r: implies(
        (x >= 1) & budget(p) & rises(0, r, q_of(p)),
        rises(0, answer_hat(x, p, r), p)
        & (minimax_entry_hat(x, p, answer_hat(x, p, r), r) >= minimax_hat(x, p))
        & rises(0, answer(x, p, r), p)
        & (minimax_entry(x, p, answer(x, p, r), r) >= minimax(x, p)),
    )
)
_answer_hat = lambda x, p: answer_hat(x, p, saddle_bid(x, p))
# Right's bid at (x, p) that keeps Left to the value: hers at (x, q^)
_mirrored_bid = lambda x, p: bid_hat(x, q_of(p))
_answer = lambda x, p: answer(x, p, _mirrored_bid(x, p))
unique = UNITARY.by_induction("Theorem 13: the minimax is the maximin, with either marker", _heap)(
    lambda x, p: implies(
        budget(p), (minimax_hat(x, p) == nu_hat(x, p)) & (minimax(x, p) == nu(x, p))
    ),
    (start, minimax_start, attained, saddle, mirror),
    lambda x, p: (minimax_attained(x, p, bid_hat(x, p)), minimax_attained(x, p, bid(x, p))),
    lambda x, p: (attained_hat(x, p, minimax_bid_hat(x, p)), attained(x, p, minimax_bid(x, p))),
    lambda x, p: (saddle(x, p, _answer_hat(x, p)), minimax_least(x, p, saddle_bid(x, p))),
    lambda x, p: (minimax_least(x, p, _mirrored_bid(x, p)), attained_hat(x, q_of(p), 0)),
    lambda x, p: (attained_hat(x, q_of(p), _answer(x, p)), mirror(x - 1, p - _answer(x, p))),
    lambda x, p: mirror(x - 1, p + _mirrored_bid(x, p)),
    lambda x, p: mirror(x - 1, q_of(p) - _mirrored_bid(x, p)),
    smaller=lambda x, p: [
        (x - 1, p - bid_hat(x, p)),
        (x - 1, p + minimax_bid_hat(x, p)),
        (x - 1, p - bid(x, p)),
        (x - 1, p + minimax_bid(x, p)),
        (x - 1, p - _answer_hat(x, p)),
        (x - 1, p + saddle_bid(x, p)),
        (x - 1, p - _answer(x, p)),
        (x - 1, p + _mirrored_bid(x, p)),
    ],
)

# Definition 10: the same with (1) in the place of Right's marker

definition_10_value = UNITARY.function("definition_10", INT, INT, INT)
definition_10_bid = UNITARY.choice("definition_10_bid", INT, INT, INT)
definition_10_reply = UNITARY.choice("definition_10_reply", INT, INT, INT, INT)


@notion("What is between the braces of Definition 10.")
def entry_10(x: Any, p: Any, ell: Any, r: Any) -> Any:
    o = partial(definition_10_value, x - 1)
    tie = either(ell == r, -o(q_of(p) + ell) + 1, o(p + r) - 1)
    return either(ell > r, o(p - ell) + 1, tie)


of_10_start = UNITARY.axiom("Definition 10, the empty heap")(
    lambda x, p: implies((x == 0) & budget(p), definition_10_value(x, p) == 0)
)
of_10_attained = UNITARY.axiom("Definition 10, attained")(
    lambda x, p, r: implies(
        (x >= 1) & budget(p) & rises(0, r, q_of(p)),
        rises(0, definition_10_bid(x, p), p)
        & (entry_10(x, p, definition_10_bid(x, p), r) >= definition_10_value(x, p)),
    )
)
of_10_most = UNITARY.axiom("Definition 10, the maximum")(
    lambda x, p, ell: implies(
        (x >= 1) & budget(p) & rises(0, ell, p),
        rises(0, definition_10_reply(x, p, ell), q_of(p))
        & (entry_10(x, p, ell, definition_10_reply(x, p, ell)) <= definition_10_value(x, p)),
    )
)

# Right's reply by Definition 10 to Left's bid by Definition 8
_reply_10 = lambda x, p: definition_10_reply(x, p, bid_hat(x, p))
_reply_to_10 = lambda x, p: reply_hat(x, p, definition_10_bid(x, p))
definition_10_is_value = UNITARY.by_induction(
    "Definition 10 gives the values where Left has the marker", _heap
)(
    lambda x, p: implies(budget(p), definition_10_value(x, p) == nu_hat(x, p)),
    (start, of_10_start, attained_hat, of_10_attained),
    lambda x, p: [mirror(x - 1, p - bid(x, p)) for bid in (bid_hat, definition_10_bid)],
    lambda x, p: (attained_hat(x, p, _reply_10(x, p)), of_10_most(x, p, bid_hat(x, p))),
    lambda x, p: of_10_attained(x, p, _reply_to_10(x, p)),
    lambda x, p: most_hat(x, p, definition_10_bid(x, p)),
    smaller=lambda x, p: [
        (x - 1, p - bid_hat(x, p)),
        (x - 1, q_of(p) + bid_hat(x, p)),
        (x - 1, p + _reply_10(x, p)),
        (x - 1, p - definition_10_bid(x, p)),
        (x - 1, q_of(p) + definition_10_bid(x, p)),
        (x - 1, p + _reply_to_10(x, p)),
    ],
)
definition_10_rows = UNITARY.follows("Definition 10 gives the values, at heap 0 too")(
    lambda x, p: implies(
        (x >= 0) & budget(p),
        (definition_10_value(x, p) == nu_hat(x, p)) & implies(x == 0, nu_hat(x, p) == 0),
    ),
    (definition_10_is_value, start),
)

# How the claims' predicates see a heap and a Left budget


@dataclass(frozen=True)
class AnyPosition(PositionNames):
    """Any heap and any Left budget, under the names of `UnitaryPosition`."""

    x: Any
    p: Any

    TB = property(lambda self: TB())
    marked = lambda self, x, p: nu_hat(x, p)
    unmarked = lambda self, x, p: nu(x, p)
    most_o_up_to_p = property(lambda self: most_hat_up_to(self.x, self.p))
    most_nu_up_to_p = property(lambda self: most_up_to(self.x, self.p))
    least_o_from_q = property(lambda self: least_hat_from(self.x, self.q))
    entry = property(lambda self: automaton_entry(self.x, self.p))
    limit_entry = property(lambda self: limit_entry(self.x, self.p))
    o_by_definition_10 = property(lambda self: definition_10_value(self.x, self.p))
    o_by_formula_3 = property(lambda self: formula_3_value(self.x, self.p))
    minimax_hat = property(lambda self: minimax_hat(self.x, self.p))
    minimax = property(lambda self: minimax(self.x, self.p))
    convergence_bound = property(lambda self: bound_times(TB() + 1))


def where(admits: Callable[[AnyPosition], Any]) -> Callable[..., tuple[Any, tuple[Any, ...]]]:
    """The positions that a claim speaks of; the theorem speaks of a heap and a Left budget."""

    def seen(x: Any, p: Any) -> tuple[Any, tuple[Any, ...]]:
        position = AnyPosition(x, p)
        return (x >= 0) & budget(p) & admits(position), (position,)

    return seen


EVERY = where(lambda g: g.x >= 0)
NO_DOLLAR = where(lambda g: g.TB == 0)
BELOW_TB = where(lambda g: g.p < g.TB)
FROM_2_LEFT = where(lambda g: (g.x >= 2) & g.left_of_border)
FROM_2_RIGHT = where(lambda g: (g.x >= 2) & (2 * g.p < g.TB))
ODD_LEFT = where(lambda g: (g.x % 2 == 1) & g.left_of_border)
ODD_RIGHT = where(lambda g: (g.x % 2 == 1) & (2 * g.p < g.TB))
FROM_1 = where(lambda g: g.x >= 1)
LEFT_OF_BORDER = where(lambda g: g.left_of_border)
RIGHT_OF_BORDER = where(lambda g: 2 * g.p < g.TB)
EVEN_LEFT = where(lambda g: (g.TB % 2 == 0) & g.left_of_border)
EVEN_RIGHT = where(lambda g: (g.TB % 2 == 0) & (2 * g.p < g.TB))
EVEN_TB = where(lambda g: g.TB % 2 == 0)
HEAP_2 = where(lambda g: g.x == 2)
HEAP_3 = where(lambda g: g.x == 3)
NEXT_TO_BORDER = where(lambda g: (g.x % 2 == 1) & (2 * g.p == g.TB - 1))
FROM_1_DOLLAR = where(lambda g: g.p >= 1)
AT_BORDER = where(lambda g: 2 * g.p == g.TB)
AT_BORDER_FROM_2 = where(lambda g: (2 * g.p == g.TB) & (g.x >= 2))
