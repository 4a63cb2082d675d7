"""Unitary games of an even total budget, and those with a dollar less: they converge together.

The rows of TB - 1 are those of TB without the column at the border, p = TB/2: a heap's parity
stands there. Both halves of the statement look at one heap after the other. Where Left has half of
TB or more, her bids with a dollar less are worth as much or less, and one that is worth less, past
the border, is not needed: then she has 0 or 1 with another. Likewise right of the border for Right.
"""

from typing import Any

from proofs_check.documents.bidding.theory import (
    TB,
    UNITARY,
    agree,
    at_border,
    bid_3,
    border,
    budgets,
    by_3_attained,
    changed_at,
    enough,
    least_bid,
    mirror,
    most_hat,
    nu_hat,
    one_heap,
    parity,
    q_of,
    reply_hat,
    saddle,
    saddle_bid,
    start,
    too_little,
    total_budget,
    witness,
)
from proofs_check.documents.bidding.theory_limits import converging_heaps, first_agreeing, half_up
from proofs_check.methods.logic import implies
from proofs_check.methods.theory import INT, Kind, either, notion

value_less = UNITARY.function("definition_10_less", INT, INT, INT)
bid_less = UNITARY.function("definition_10_bid_less", INT, INT, INT)
reply_less = UNITARY.function("definition_10_reply_less", INT, INT, INT, INT)


def _is_even() -> Any:
    return (TB() % 2 == 0) & (TB() >= 2)


def _budget(p: Any) -> Any:
    """Whether p is a Left budget with a dollar less."""
    return (p >= 0) & (p < TB())


def _q(p: Any) -> Any:
    """Right's budget with a dollar less."""
    return TB() - 1 - p


@notion
def entry_less(x: Any, p: Any, ell: Any, r: Any) -> Any:
    """What is between the braces of Definition 10, TB - 1 being the total budget."""
    tie = either(ell == r, -value_less(x - 1, _q(p) + ell) + 1, value_less(x - 1, p + r) - 1)
    return either(ell > r, value_less(x - 1, p - ell) + 1, tie)


less_start = UNITARY.axiom(
    "Definition 10 with a dollar less, the empty heap",
    lambda x, p: implies((x == 0) & _is_even() & _budget(p), value_less(x, p) == 0),
)
less_attained = UNITARY.axiom(
    "Definition 10 with a dollar less, attained",
    lambda x, p, r: implies(
        (x >= 1) & _is_even() & _budget(p) & (r >= 0) & (r <= _q(p)),
        (bid_less(x, p) >= 0)
        & (bid_less(x, p) <= p)
        & (entry_less(x, p, bid_less(x, p), r) >= value_less(x, p)),
    ),
)
less_most = UNITARY.axiom(
    "Definition 10 with a dollar less, the maximum",
    lambda x, p, ell: implies(
        (x >= 1) & _is_even() & _budget(p) & (ell >= 0) & (ell <= p),
        (reply_less(x, p, ell) >= 0)
        & (reply_less(x, p, ell) <= _q(p))
        & (entry_less(x, p, ell, reply_less(x, p, ell)) <= value_less(x, p)),
    ),
)


@notion
def column(p: Any) -> Any:
    """Where the column of p, with a dollar less, stands among those of TB."""
    return either(2 * p >= TB(), p + 1, p)


def _enough(x: Any, p: Any) -> Any:
    """The least bid above which Right's wins give Left 2 or more."""
    return least_bid(x - 1, p + 1, 1)


def _bid(x: Any, p: Any) -> Any:
    """What secures with a dollar less as much: her bid, unless it takes her past the border."""
    ell = bid_3(x, p + 1)
    far = either(x % 2 == 0, 0 * p, _enough(x, p))
    return either(2 * p < TB(), bid_3(x, p), either(2 * (p - ell) >= TB(), ell, far))


def _reply(x: Any, p: Any) -> Any:
    return reply_less(x, p, _bid(x, p))


same = UNITARY.by_induction(
    "the rows of TB - 1 are those of TB, even, without the column at the border",
    "x",
    lambda x, p: implies(_is_even() & _budget(p), value_less(x, p) == nu_hat(x, column(p))),
    (less_start, less_attained),
    lambda x, p: (start(x, column(p)), less_attained(x, p, reply_hat(x, p + 1, bid_less(x, p)))),
    lambda x, p: (most_hat(x, p + 1, bid_less(x, p)), mirror(x - 1, p + 1 - bid_less(x, p))),
    lambda x, p: budgets(x - 1, column(p - bid_less(x, p)), p + 1 - bid_less(x, p)),
    lambda x, p: (less_most(x, p, _bid(x, p)), by_3_attained(x, p + 1, _reply(x, p))),
    lambda x, p: (one_heap(x - 1, column(p - _bid(x, p))), border(x - 1, _q(p) + bid_3(x, p + 1))),
    lambda x, p: (border(x - 1, p + _reply(x, p) + 1), enough(x - 1, p + 1, 1)),
    lambda x, p: too_little(x - 1, p + 1, 1, _enough(x, p) - 1),
    lambda x, p: budgets(x - 1, p + _enough(x, p) + 2, p + _reply(x, p) + 1),
    lambda x, p: (border(x - 1, _q(p) + _bid(x, p)), parity(x - 1, p + 1 + _enough(x, p))),
    lambda x, p: budgets(x - 1, _q(p) + _enough(x, p) + 1, p + 1 + _enough(x, p)),
    lambda x, p: by_3_attained(x, p, _reply(x, p)),
    lambda x, p: budgets(x - 1, p + _reply(x, p), column(p + _reply(x, p))),
    lambda x, p: (saddle(x, p, bid_less(x, p)), less_attained(x, p, saddle_bid(x, p))),
    lambda x, p: (mirror(x - 1, p - bid_less(x, p)), border(x - 1, p + saddle_bid(x, p))),
    lambda x, p: (less_attained(x, p, bid_less(x, p)), parity(x - 1, q_of(p) + bid_less(x, p))),
    lambda x, p: less_attained(x, p, bid_less(x, p) + 1),
    lambda x, p: budgets(x - 1, column(p + bid_less(x, p) + 1), q_of(p) + bid_less(x, p)),
    smaller=[
        lambda x, p: (x - 1, p - bid_less(x, p)),
        lambda x, p: (x - 1, _q(p) + bid_less(x, p)),
        lambda x, p: (x - 1, p + reply_hat(x, p + 1, bid_less(x, p))),
        lambda x, p: (x - 1, p + saddle_bid(x, p)),
        lambda x, p: (x - 1, p + bid_less(x, p) + 1),
        lambda x, p: (x - 1, p - _bid(x, p)),
        lambda x, p: (x - 1, _q(p) + _bid(x, p)),
        lambda x, p: (x - 1, p + _reply(x, p)),
    ],
)

# Where both begin to repeat

changed_less = UNITARY.function("changed_at_less", INT, INT)
witness_less = UNITARY.axiom(
    "with a dollar less, a Left budget at which x and x + 2 differ, if there is one",
    lambda x, p: implies(
        (x >= 0) & _is_even() & _budget(p),
        _budget(changed_less(x))
        & (
            (value_less(x + 2, p) == value_less(x, p))
            | (value_less(x + 2, changed_less(x)) != value_less(x, changed_less(x)))
        ),
    ),
    kind=Kind.RECURSION,
)


@notion
def agree_less(x: Any) -> Any:
    """The heaps x and x + 2 have the same values with a dollar less."""
    return value_less(x + 2, changed_less(x)) == value_less(x, changed_less(x))


same_repetitions = UNITARY.follows(
    "a row of TB - 1 is that of two heaps on just where that of TB is",
    lambda x: implies((x >= 0) & _is_even(), agree_less(x) == agree(x)),
    (witness_less, witness, at_border, same),
    at=lambda x: (
        column(changed_less(x)),
        x + 2,
        changed_less(x),
        either((changed_at(x) * 2) > total_budget(), changed_at(x) - 1, changed_at(x)),
    ),
)
first_less = UNITARY.function("first_less", INT)
first_of_less = UNITARY.axiom(
    "with a dollar less, the least heap that agrees with that two on, if one does",
    lambda x: implies(
        (x >= 0) & _is_even() & agree_less(x),
        (first_less() >= 0) & (first_less() <= x) & agree_less(first_less()),
    ),
    kind=Kind.RECURSION,
)
converge_together = UNITARY.follows(
    "even TB and TB - 1 repeat from the same heap on",
    lambda c: implies(
        half_up(c) & _is_even(),
        (first_less() == first_agreeing())
        & agree_less(first_less())
        & agree(first_agreeing())
        & (first_agreeing() >= 0),
    ),
    (converging_heaps, first_of_less, same_repetitions),
)

# How the claims' predicates see them


def BOTH(c: Any) -> tuple[Any, tuple[Any, ...]]:
    """An odd total budget, and from which heaps on its rows and those of the next repeat."""
    return half_up(c) & _is_even(), (TB() - 1, first_less(), first_agreeing())


def COLUMNS(x: Any, p: Any) -> tuple[Any, tuple[Any, ...]]:
    """The value with a dollar less, and that which stands there with all."""
    return (x >= 0) & _is_even() & _budget(p), (value_less(x, p), nu_hat(x, column(p)))
