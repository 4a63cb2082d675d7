"""Unitary games of any total budget: how late the outcomes begin to repeat.

The values that a heap has, all Left budgets and both markers together, are those of the heap
before, each less 1 where Left has the marker and 1 more where Right has it. One half of that is
enough here: of a heap at least as many values are within m as before it are from 1 - m to m + 1. As
the marker is worth nothing less than 0, the sum of the squares of the values with Left's marker
grows by at most TB + 1 from heap to heap. It is 0 at heap 0, and where rows repeat, at the limits,
at least (2 c^3 + c)/3, where c is TB/2 rounded up. That takes so many heaps.
"""

from proofs_check.documents.bidding import theory as unitary, theory_limits as limits_theory
from proofs_check.documents.bidding.theory import *
from proofs_check.documents.bidding.theory_limits import beta, first_agreeing, half_up
from proofs_check.methods.theory import *

reaches_at, reaches_without = UNITARY.functions("reaches_at reaches_without", INT, INT, INT)
first_reaching = UNITARY.recursion(
    "the least Left budget at which the value is at least c, or TB + 1"
)(
    lambda x, c, k: implies(
        x >= 0,
        rises(0, reaches_at(x, c), TB() + 1)
        & ((reaches_at(x, c) == TB() + 1) | (nu_hat(x, reaches_at(x, c)) >= c))
        & implies(under(k, reaches_at(x, c)), nu_hat(x, k) < c),
    )
)
reaches = UNITARY.follows("the value is at least c from that budget on, and at no other")(
    lambda x, c, p: implies(
        (x >= 0) & unitary.budget(p), (nu_hat(x, p) >= c) == (p >= reaches_at(x, c))
    ),
    (first_reaching, unitary.budgets),
    at=lambda x, c, p: reaches_at(x, c),
)
first_without = UNITARY.recursion(
    "the least Left budget at which the value without the marker is at least c, or TB + 1"
)(
    lambda x, c, k: implies(
        x >= 0,
        rises(0, reaches_without(x, c), TB() + 1)
        & ((reaches_without(x, c) == TB() + 1) | (unitary.nu(x, reaches_without(x, c)) >= c))
        & implies(under(k, reaches_without(x, c)), unitary.nu(x, k) < c),
    )
)

# The largest budget at which Left has at most -c with the marker: Right's there has c
_opposite = lambda x, c: reaches_at(x, -c + 1) - 1
mirrored = UNITARY.follows(
    "the least budget without the marker is Right's at the largest for -c with it"
)(
    lambda x, c: implies(x >= 0, reaches_without(x, c) == q_of(_opposite(x, c))),
    lambda x, c: first_without(x, c, q_of(_opposite(x, c))),
    lambda x, c: first_reaching(x, -c + 1, _opposite(x, c)),
    lambda x, c: [mirror(x, p) for p in (reaches_without(x, c), q_of(_opposite(x, c)))],
    lambda x, c: reaches(x, -c + 1, q_of(reaches_without(x, c))),
)

# Twice the least budget at which a heap of x + 1 has c, or a half more or less
_of_both = lambda x, c: reaches_at(x, c + 1) + TB() + 1 - reaches_at(x, -c + 2)
# The least budget at which the heap of x + 1 has c, Left with the marker
_with = lambda x, c: reaches_at(x + 1, c)
with_marker = UNITARY.follows(
    "the least budget for c, Left with the marker, from those of the heap before"
)(
    lambda x, c: implies(x >= 0, 2 * _with(x, c) + 1 >= _of_both(x, c)),
    lambda x, c: (first_reaching(x + 1, c, 0), first_reaching(x, c + 1, 0)),
    lambda x, c: first_reaching(x, -c + 2, q_of(_with(x, c)) + bid_3(x + 1, _with(x, c))),
    lambda x, c: unitary.by_3_attained(x + 1, _with(x, c), bid_3(x + 1, _with(x, c)) + 1),
    lambda x, c: reaches(x, -c + 2, q_of(_with(x, c)) + bid_3(x + 1, _with(x, c))),
    lambda x, c: reaches(x, c + 1, _with(x, c) + bid_3(x + 1, _with(x, c)) + 1),
)

# The largest budget at which the heap of x + 1 has at most -c: Right has c there, or more
_last = lambda x, c: reaches_at(x + 1, -c + 1) - 1


def _bid_there(x: Any, c: Any) -> Any:
    """Left's bid there: as far as Right's budget is above the least for c - 1 before."""
    ell = q_of(_last(x, c)) - (TB() + 1 - reaches_at(x, -c + 2))
    return either(ell >= 0, ell, 0)


without_marker = UNITARY.follows(
    "the same without the marker: the mirror image of the largest budget for -c"
)(
    lambda x, c: implies(x >= 0, 2 * q_of(_last(x, c)) >= _of_both(x, c)),
    lambda x, c: first_reaching(x + 1, -c + 1, _last(x, c)),
    lambda x, c: (first_reaching(x, c + 1, 0), first_reaching(x, -c + 2, 0)),
    lambda x, c: unitary.by_3_most(x + 1, _last(x, c), _bid_there(x, c)),
    lambda x, c: reaches(x, c + 1, q_of(_last(x, c)) + _bid_there(x, c)),
    lambda x, c: reaches(x, -c + 2, _last(x, c) + _bid_there(x, c) + 1),
    lambda x, c: reaches(x, -c + 2, _last(x, c)),
    lambda x, c: (mirror(x, q_of(_last(x, c))), marker(x, q_of(_last(x, c)))),
)
halves = UNITARY.follows(
    "the least budgets for c: half of the sum, rounded down with the marker and up without"
)(
    lambda x, c: implies(
        x >= 0,
        (_of_both(x, c) == reaches_at(x, c + 1) + reaches_without(x, c - 1))
        & (reaches_at(x + 1, c) == _of_both(x, c) // 2)
        & (reaches_without(x + 1, c) == (_of_both(x, c) + 1) // 2),
    ),
    (with_marker, without_marker, mirrored),
    at=lambda x, c: x + 1,
)
within = notion(
    "At how many Left budgets the value of a heap is at least -m and at most m.", "within"
)(lambda x, m: reaches_at(x, m + 1) - reaches_at(x, -m))
# At how many it is at least 1 - m and at most m + 1
_shifted = lambda x, m: reaches_at(x, m + 2) - reaches_at(x, -m + 1)
shifts = UNITARY.follows(
    "as many values are within m as are from 1 - m to m + 1 at the heap before, or more"
)(
    lambda x, m: implies(x >= 0, within(x + 1, m) >= _shifted(x, m)),
    lambda x, m: (with_marker(x, m + 1), without_marker(x, m + 1)),
)
opposite = UNITARY.follows("as many values are below -m as are above m, or fewer")(
    lambda x, m: implies(x >= 0, reaches_at(x, m + 1) + reaches_at(x, -m) <= TB() + 1),
    lambda x, m: (first_reaching(x, m + 1, 0), first_reaching(x, -m, reaches_at(x, -m) - 1)),
    lambda x, m: reaches(x, m + 1, q_of(reaches_at(x, -m) - 1)),
    lambda x, m: (marker(x, q_of(reaches_at(x, -m) - 1)), mirror(x, q_of(reaches_at(x, -m) - 1))),
)
spread = UNITARY.function("spread", INT, INT, INT)
squares = UNITARY.recursion("the sum of the squares of the values, those beyond m taken for m")(
    lambda x, m: implies(
        (x >= 0) & (m >= 0),
        (spread(x, 0) == 0)
        & (spread(x, m + 1) == spread(x, m) + (2 * m + 1) * (TB() + 1 - within(x, m))),
    )
)

# What is left open of the sum where values are beyond m
_beyond = lambda x, m: (
    (2 * m - 1) * (TB() + 1 - reaches_at(x, m + 1)) - (2 * m + 1) * reaches_at(x, -m + 1)
)
grows_by = UNITARY.by_induction(
    "the sum of the squares grows by at most TB + 1, apart from what is beyond m", "m"
)(
    lambda m, x: implies(x >= 0, spread(x + 1, m) <= spread(x, m) + TB() + 1 + _beyond(x, m)),
    (squares, shifts, opposite),
    at=lambda m, x: x + 1,
)

# What no value exceeds
_largest = lambda: (TB() + 1) // 2 + 1
at_start = UNITARY.by_induction("at heap 0 the sum of the squares is 0", "m")(
    lambda m: spread(0, m) == 0,
    (squares, first_reaching, unitary.start),
    lambda m: (first_reaching(0, -m + 1, 0), unitary.start(0, reaches_at(0, m))),
)
at_most_times = UNITARY.by_induction("the sum of the squares is at most TB + 1 for each heap", "x")(
    lambda x: spread(x, _largest()) <= (TB() + 1) * x,
    total,
    lambda x: (at_start(_largest()), grows_by(_largest(), x - 1)),
    lambda x: (first_reaching(x - 1, _largest() + 1, 0), first_reaching(x - 1, -_largest() + 1, 0)),
    lambda x: unitary.lemma_22(x - 1, reaches_at(x - 1, _largest() + 1)),
)

# How many limits are within m, at most
_few = lambda m: 2 * m + either(TB() % 2 == 0, 2, 1)
few_limits = UNITARY.follows(
    "where rows repeat at most 2 m + 2 values are within m, 2 m + 1 for odd TB"
)(
    lambda x, m: implies((x >= 0) & (m >= 0) & agree(x), within(x, m) <= _few(m)),
    (first_reaching, limits_theory.limits, alpha, unitary.split_beta),
    at=lambda x, m: (m + 1, reaches_at(x, m + 1) - 1, -m, reaches_at(x, -m)),
)


def _least_sum(k: Any) -> Any:
    """Three times the sum of (2 m + 1)(TB + 1 - few) for m below k."""
    even = 3 * k * k * (TB() - 1) - k * (k - 1) * (4 * k + 1)
    return either(TB() % 2 == 0, even, 3 * k * k * (TB() + 1) - k * (4 * k * k - 1))


limits_spread = UNITARY.by_induction(
    "where rows repeat the sum of the squares is at least as large", "k"
)(
    lambda k, x: implies((x >= 0) & agree(x), 3 * spread(x, k) >= _least_sum(k)),
    (squares, few_limits),
)

# Whether a heap is so small that no row repeats there
early = lambda x, c: 3 * (TB() + 1) * x < 2 * c * c * c + c
repeats_late = UNITARY.follows(
    "no row repeats before (2 c^3 + c)/(3 TB + 3), c being TB/2 rounded up"
)(
    lambda x, c: implies((x >= 0) & half_up(c) & agree(x), 3 * (TB() + 1) * x >= 2 * c * c * c + c),
    lambda x, c: (at_most_times(x), limits_spread(c, x), squares(x, c)),
    lambda x, c: [first_reaching(x, m, 0) for m in (c + 1, -c)],
)
order = UNITARY.follows(
    "rows repeat from a heap on that is between (2 c^3 + c)/(3 TB + 3) and the bound"
)(
    lambda c: implies(
        half_up(c),
        (TB() >= 0)
        & (first_agreeing() >= 0)
        & (3 * (TB() + 1) * first_agreeing() >= 2 * c * c * c + c)
        & (12 * first_agreeing() >= TB() * TB() - TB())
        & (first_agreeing() <= c * c)
        & (first_agreeing() <= c * c - c + 1),
    ),
    (limits_theory.converges_by, total, limits_theory.first_of_all, repeats_late),
    at=lambda c: ((c * c) - c) + 1,
)

# The sum of the automaton's entries

# The entries of a node, for even heaps and for odd ones
_both = lambda p: (automaton_entry(0, p), automaton_entry(1, p))
from_border, all_entries = UNITARY.functions("entries_from_border entries_size", INT, INT)
summed_entries = UNITARY.recursion(
    "the sums of the entries below k: those where 2p >= TB, and all without their signs"
)(
    lambda k: implies(
        rises(0, k, TB()),
        (from_border(0) == 0)
        & (all_entries(0) == 0)
        & (from_border(k + 1) == from_border(k) + either(2 * k >= TB(), sum(_both(k)), 0))
        & (all_entries(k + 1) == all_entries(k) + sum(map(unitary.size, _both(k)))),
    )
)

# How many nodes below k are at the border or left of it
_beyond_border = lambda k, c: either(k <= c, 0, k - c)
# Twice the distances to the border of the nodes below k on its right
_before_border = lambda k, c: either(k <= c, 2 * c * k - k * k + k, c * c + c)
sums_of_entries = UNITARY.by_induction(
    "the sums of the entries are about the square of the number of nodes from the border on", "k"
)(
    lambda k, c: implies(
        half_up(c) & (k <= TB() + 1),
        (from_border(k) >= _beyond_border(k, c) * _beyond_border(k, c))
        & (from_border(k) <= _beyond_border(k, c) * (_beyond_border(k, c) + 3))
        & (all_entries(k) >= from_border(k))
        & (all_entries(k) <= from_border(k) + _before_border(k, c)),
    ),
    (summed_entries, total, alpha, beta),
    lambda k, c: (alpha(1, k - 1), beta(1, k - 1)),
)
by_the_sum = UNITARY.follows(
    "rows repeat from a heap on that is at most the sum of the entries, of the order TB^2"
)(
    lambda c: implies(
        half_up(c),
        (TB() >= 0)
        & rises(0, first_agreeing(), c * c)
        & (from_border(TB() + 1) >= c * c)
        & (from_border(TB() + 1) <= (TB() + 1 - c) * (TB() + 4 - c))
        & (all_entries(TB() + 1) >= c * c)
        & (all_entries(TB() + 1) <= (TB() + 1 - c) * (TB() + 4 - c) + c * c + c),
    ),
    (sums_of_entries, order),
    at=lambda c: total_budget() + 1,
)
even_entries = UNITARY.function("even_entries_size", INT, INT)
summed_even_entries = UNITARY.recursion("the sum of the even states below k, without their signs")(
    lambda k: implies(
        rises(0, k, TB()),
        (even_entries(0) == 0)
        & (even_entries(k + 1) == even_entries(k) + unitary.size(automaton_entry(0, k))),
    )
)


def _even_least(k: Any, c: Any) -> Any:
    """Twice what the even states below k sum to at least: 0 next to the border, each way 1 more."""
    beyond = either(TB() % 2 == 0, (k - c) * (k - c - 1), (k - c) * (k - c + 1))
    return either(k <= c, k * (2 * c - 1 - k), c * (c - 1) + beyond)


sum_of_even_entries = UNITARY.by_induction(
    "the sum of the even states, without their signs, is at least that of the distances", "k"
)(
    lambda k, c: implies(half_up(c) & (k <= TB() + 1), 2 * even_entries(k) >= _even_least(k, c)),
    (summed_even_entries, total, alpha, beta),
)
by_the_even_sum = UNITARY.follows(
    "rows repeat from a heap on that is at most the sum of the even states without their signs"
)(
    lambda c: implies(half_up(c), rises(0, first_agreeing(), even_entries(TB() + 1))),
    (sum_of_even_entries, order),
    at=lambda c: total_budget() + 1,
)
signed_entries = UNITARY.function("entries_sum", INT, INT)
summed_signed_entries = UNITARY.recursion(
    "the sum of the even states below k and of the odd states of the other's budgets"
)(
    lambda k: implies(
        rises(0, k, TB()),
        (signed_entries(0) == 0)
        & (
            signed_entries(k + 1)
            == signed_entries(k) + automaton_entry(0, k) + automaton_entry(1, q_of(k))
        ),
    )
)
one_a_node = UNITARY.by_induction("with their signs all entries sum to 1 a node", "k")(
    lambda k: implies(rises(0, k, TB() + 1), signed_entries(k) == k),
    (summed_signed_entries, total, unitary.odd_states),
    at=lambda k: (1, total_budget() - (k - 1)),
)

# How the claims' predicates see them

FROM_BORDER = lambda c: (half_up(c), (TB(), from_border(TB() + 1), first_agreeing()))
ALL_ENTRIES = lambda c: (half_up(c), (TB(), all_entries(TB() + 1), first_agreeing()))
EVEN_ENTRIES = lambda c: (half_up(c), (TB(), even_entries(TB() + 1), first_agreeing()))
SIGNED = lambda k: ((k == TB() + 1) & (k >= 0), (k, signed_entries(k)))
FIRST = lambda c: (half_up(c), (TB(), first_agreeing(), c))


def BEFORE(x: Any, c: Any) -> tuple[Any, tuple[Any, ...]]:
    """The least budgets for c at a heap, and for c + 1 and c - 1 at the heap before."""
    before = reaches_at(x, c + 1), reaches_without(x, c - 1)
    return x >= 0, (*before, reaches_at(x + 1, c), reaches_without(x + 1, c))


ROW_REPEATS = lambda x, c: (half_up(c) & (x >= 0) & agree(x), (TB(), x, c))
