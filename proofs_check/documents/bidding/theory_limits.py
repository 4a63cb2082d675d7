"""Unitary games of any total budget: the limits of the outcomes, and from which heap on they stand.

The heaps x and x + 2 agree if they have the same values. Where they do, a tie at 0 attains each
value: the values o at x and o' at x + 1 have o_p + o'_q = 1. More than 1 it cannot be, as Right may
tie. Suppose less at p >= q, and 1 at all smaller q. Then o is one value a from q - 1 to q + 1 and
o'_q is a - 1 (Left bids 0 at (x, p^), and at (x + 1, q^)). At the least budget where x has that
value, j below q, what Left's best bid secures needs a bid of at least j, so that the tie at 0 gives
her as much at j less again: that budget was not the least.

So o and 1 - o' mirrored are the same, and what the marker is worth in either gives o_(p+2) >= o_p +
2, as the limits grow. They are met at the border, and bound the outcomes: they are the outcomes.
"""

from proofs_check.documents.bidding.theory import *
from proofs_check.documents.bidding.theory_forced_wins import *
from proofs_check.methods.theory import *

# Ties at 0

first_like = UNITARY.choice("first_like", INT, INT, INT)
first_budget = UNITARY.recursion(
    "the least Left budget at which a heap has the value that it has at p"
)(
    lambda x, p, k: implies(
        (x >= 0) & budget(p),
        rises(0, first_like(x, p), p)
        & (nu_hat(x, first_like(x, p)) == nu_hat(x, p))
        & implies(under(k, first_like(x, p)), nu_hat(x, k) != nu_hat(x, p)),
    )
)

# The least budget at which x has the value that it has at q
_least = lambda q, x: first_like(x, q)
# As far below that is below q
_again = lambda q, x: 2 * _least(q, x) - q

# The heaps x and x + 2 have the same value at these Left budgets
_same = lambda x, *places: tuple(witness(x, p) for p in places)
zero_ties = UNITARY.by_induction(
    "where rows repeat a tie at 0 attains each value left of the border", "q"
)(
    lambda q, x: implies(
        (x >= 0) & (2 * q <= TB()) & agree(x), nu_hat(x, q_of(q)) + nu_hat(x + 1, q) == 1
    ),
    (persists, budgets, first_budget),
    lambda q, x: (parity(x, q_of(q)), parity(x + 1, q)),
    lambda q, x: _same(x, q_of(q), q - 1, q, q + 1, _least(q, x), _again(q, x)),
    lambda q, x: by_3_attained(x + 2, q_of(q), bid_3(x + 2, q_of(q))),
    lambda q, x: (budgets(x + 1, q, q + bid_3(x + 2, q_of(q))), by_3_most(x + 2, q_of(q), 0)),
    lambda q, x: (by_3_most(x + 1, q, 0), budgets(x, q, q + 1), first_budget(x, q, _again(q, x))),
    lambda q, x: by_3_attained(x + 2, _least(q, x), bid_3(x + 2, _least(q, x)) + 1),
    lambda q, x: budgets(x + 1, _least(q, x) + bid_3(x + 2, _least(q, x)) + 1, q),
    lambda q, x: budgets(
        x + 1, q_of(_again(q, x)), q_of(_least(q, x)) + bid_3(x + 2, _least(q, x))
    ),
    lambda q, x: budgets(x, _again(q, x), q),
    smaller=lambda q, x: [(q - 1, x + 1), (_again(q, x), x + 1)],
)
tied = UNITARY.follows("where rows repeat a tie at 0 attains each value")(
    lambda x, p: implies(
        (x >= 0) & budget(p) & agree(x), nu_hat(x, p) + nu_hat(x + 1, q_of(p)) == 1
    ),
    (witness, zero_ties, persists),
)
advantage = UNITARY.follows(
    "where rows repeat the marker is worth 2 at a heap or at the next, and nothing at the other"
)(
    lambda x, p: implies(
        (x >= 0) & budget(p) & agree(x),
        ((nu_hat(x, p) - nu(x, p) == 0) | (nu_hat(x, p) - nu(x, p) == 2))
        & (nu_hat(x, p) - nu(x, p) + nu_hat(x + 1, p) - nu(x + 1, p) == 2),
    ),
    (mirror, tied, marker, parity),
)

# The limits

steep = UNITARY.follows("where rows repeat two dollars more are worth at least 2")(
    lambda x, p: implies(
        (x >= 0) & (p >= 0) & (p + 2 <= TB()) & agree(x), nu_hat(x, p + 2) >= nu_hat(x, p) + 2
    ),
    (dollar, mirror, tied),
    at=lambda x, p: (p + 1, x + 1, (total_budget() - p) - 1, p + 2),
)
limits_left = UNITARY.by_induction(
    "where rows repeat they are the limits, left of the border", "p"
)(
    lambda p, x: implies(
        (x >= 0) & budget(p) & (2 * p >= TB()) & agree(x), nu_hat(x, p) == limit_entry(x, p)
    ),
    (bounds, parity, alpha, split_beta, at_border, tied),
    lambda p, x: (steep(x, p - 2), *limits_at(x, p - 2), dollar(x + 1, q_of(p))),
    lambda p, x: (mirror(x + 1, q_of(p) + 1), tied(x, q_of(p) + 1)),
    smaller=lambda p, x: [(p - 2, x)],
)
limits = UNITARY.follows(
    "where rows repeat they are the limits: alpha, or beta split by the parity of the heap"
)(
    lambda x, p: implies((x >= 0) & budget(p) & agree(x), nu_hat(x, p) == limit_entry(x, p)),
    (limits_left, persists, tied, alpha, split_beta),
    lambda x, p: (limits_left(q_of(p), x + 1), *limits_at(x + 1, q_of(p))),
)
as_alpha = UNITARY.follows(
    "where rows repeat they are the limits, and for even TB those are the automaton's entries"
)(
    lambda x, p: implies(
        (x >= 0) & budget(p) & agree(x),
        (nu_hat(x, p) == limit_entry(x, p))
        & implies(TB() % 2 == 0, nu_hat(x, p) == automaton_entry(x, p)),
    ),
    (limits, alpha),
)


def _printed_beta(delta: Any) -> Any:
    """Delta/2 rounded as printed, and 1 more where delta is positive."""
    rounded = either(delta % 4 == 1, delta // 2, (delta + 1) // 2)
    return either(delta > 0, rounded + 1, rounded)


beta_states = UNITARY.axiom("Section 3.4, the even states of the automaton of odd TB")(
    lambda x, p: implies(
        (x >= 0) & (x % 2 == 0) & budget(p) & (TB() % 2 == 1),
        automaton_entry(x, p) == _printed_beta(2 * p - TB()),
    )
)
beta = UNITARY.follows("Lemma 25: the automaton of odd TB has beta at every heap")(
    lambda x, p: implies(
        (x >= 0) & budget(p) & (TB() % 2 == 1), automaton_entry(x, p) == _printed_beta(2 * p - TB())
    ),
    (beta_states, odd_states),
    at=lambda x, p: total_budget() - p,
)
beta_by_half = UNITARY.follows(
    "beta of odd TB: odd left of the border, even right of it, the limit where the heap is so too"
)(
    lambda x, p, h: implies(
        (x >= 0) & budget(p) & (2 * p - TB() == 2 * h - 1),
        implies(2 * p > TB(), automaton_entry(x, p) % 2 == 1)
        & implies(2 * p < TB(), automaton_entry(x, p) % 2 == 0)
        & implies((automaton_entry(x, p) - x) % 2 == 0, automaton_entry(x, p) == limit_entry(x, p)),
    ),
    (beta, split_beta),
)
beta_bounds = UNITARY.follows(
    "Lemma 26 with beta: odd heaps left of the border, even ones right of it"
)(
    lambda x, p, h: implies(
        (x >= 0) & budget(p) & (2 * p - TB() == 2 * h - 1),
        implies((x % 2 == 1) & (2 * p >= TB()), nu_hat(x, p) <= automaton_entry(x, p))
        & implies((x % 2 == 0) & (2 * p < TB()), nu_hat(x, p) >= automaton_entry(x, p)),
    ),
    (bounds, beta_by_half),
)
half_up = notion(
    "Whether c is TB/2, rounded up: as an unknown it keeps squares free of quotients.", "half_up"
)(lambda c: (2 * c == TB()) | (2 * c == TB() + 1))
as_prescribed = notion("The value is the automaton's entry.", "as_prescribed")(
    lambda x, p: nu_hat(x, p) == automaton_entry(x, p)
)
evenly = UNITARY.follows("even TB: the entries of x and x + 2 are the same, and the limits")(
    lambda x, p: implies(
        (x >= 0) & budget(p) & (TB() % 2 == 0),
        (limit_entry(x + 2, p) == limit_entry(x, p)) & (automaton_entry(x, p) == limit_entry(x, p)),
    ),
    alpha,
    at=lambda x, p: x + 2,
)
misses_at = UNITARY.choice("misses_at", INT, INT)
missed = UNITARY.recursion("a Left budget at which a row is not the automaton's, if there is one")(
    lambda x, p: implies(
        (x >= 0) & budget(p),
        rises(0, misses_at(x), TB())
        & (as_prescribed(x, p) | negation(as_prescribed(x, misses_at(x)))),
    )
)
is_automaton = notion(
    "The row of heap x is the automaton's, at every Left budget.", "is_automaton"
)(lambda x: as_prescribed(x, misses_at(x)))
# H where 2h - 1 is TB, odd
_last_half = lambda: (TB() + 1) // 2
reached = UNITARY.follows("a row that is the automaton's repeats two heaps on; for odd TB none is")(
    lambda x: implies((x >= 0) & is_automaton(x), agree(x)),
    (missed, total, witness, parity),
    lambda x: (missed(x, changed_at(x)), heaps(x + 2, changed_at(x)), bounds(x + 2, changed_at(x))),
    lambda x: (evenly(x, changed_at(x)), beta_by_half(x, 0, -_last_half() + 1)),
    lambda x: beta_by_half(x, TB(), _last_half()),
)
rows_repeat = UNITARY.by_induction("where rows repeat all later ones do", "y")(
    lambda y, x: implies((x >= 0) & (y >= x) & agree(x), agree(y)), persists
)
from_reached_on = UNITARY.follows("from a row that is the automaton's on rows repeat")(
    lambda x, y, p: implies(
        (x >= 0) & is_automaton(x) & (y >= x) & budget(p), nu_hat(y + 2, p) == nu_hat(y, p)
    ),
    (reached, rows_repeat, witness),
)
zero_tie_is_saddle = UNITARY.follows(
    "where rows repeat a tie at 0 is in equilibrium, two heaps on"
)(
    lambda x, p, ell, r: implies(
        (x >= 0) & agree(x) & budget(p) & rises(0, ell, p) & rises(0, r, q_of(p)),
        rises(entry_hat(x + 2, p, ell, 0), entry_hat(x + 2, p, 0, 0), entry_hat(x + 2, p, 0, r)),
    ),
    tied,
    lambda x, p, ell, r: (dollar(x + 1, p - ell), budgets(x + 1, p - ell + 1, p), mirror(x + 1, p)),
    lambda x, p, ell, r: (tied(x, q_of(p) - r), dollar(x, q_of(p) - r), mirror(x, q_of(p) - r + 1)),
    lambda x, p, ell, r: budgets(x, p, p + r - 1),
)
settled_next = UNITARY.follows("where rows repeat the next ones do")(
    lambda x, p: implies(
        (x >= 0) & budget(p) & agree(x),
        (nu_hat(x + 2, p) == nu_hat(x, p)) & (nu_hat(x + 3, p) == nu_hat(x + 1, p)),
    ),
    (persists, witness),
    at=lambda x, p: x + 1,
)

# From which heap on: each heap that does not repeat adds 2 to a sum, which the limits bound.

limits_sum = UNITARY.function("limits_sum", INT, INT)
summed_limits = UNITARY.recursion(
    "the sum of the absolute limits, even and odd, each less 1/2, at the Left budgets below k"
)(
    lambda k: implies(
        rises(0, k, TB() + 1),
        implies(k == 0, limits_sum(k) == 0)
        & implies(
            k >= 1,
            limits_sum(k)
            == limits_sum(k - 1) + size(limit_entry(0, k - 1)) + size(limit_entry(1, k - 1)) - 1,
        ),
    )
)

# What the sum is of two heaps that follow one another
_pair = lambda x, k: absolute_sum(x, k) + absolute_sum(x + 1, k) - k
_entries_of_both = lambda x, p: tuple(fact for y in (x, x + 1, 0, 1) for fact in limits_at(y, p))
pair_is_bounded = UNITARY.by_induction(
    "the sum of two heaps that follow one another is at most that of the limits", "k"
)(
    lambda k, x: implies((x >= 0) & (k <= TB() + 1), _pair(x, k) <= limits_sum(k)),
    (summed, summed_limits, bounds, border),
    lambda k, x: (summed(x + 1, k), bounds(x + 1, k - 1), border(x + 1, k - 1)),
    lambda k, x: _entries_of_both(x, k - 1),
)
# The first step of that sum: from heap 0 to heap 2 as many values change as TB/2, rounded up.

second_heap = UNITARY.follows(
    "the values of heap 2: 2 with a budget three times the other's, -2 with such a one of Right's"
)(
    lambda p: implies(
        budget(p),
        implies(4 * p >= 3 * TB() + 1, nu_hat(2, p) == 2)
        & implies(4 * p <= TB() - 3, nu_hat(2, p) == -2)
        & implies((4 * p < 3 * TB() + 1) & (4 * p > TB() - 3), nu_hat(2, p) == 0),
    ),
    (all_won_hat, all_won, mirror, thresholds, doubles, at_most_heap, parity),
)
heap_1_counts = UNITARY.by_induction(
    "the sum of heap 1 is at least as many as its columns, that of heap 0 is 0", "k"
)(
    lambda k: implies(k <= TB() + 1, (absolute_sum(1, k) >= k) & (absolute_sum(0, k) == 0)),
    (summed, border, start),
    at=lambda k: 1,
)


def _changed(k: Any) -> Any:
    """How many of the values of heap 2 below k are not 0."""
    low, high = (TB() + 1) // 4, (3 * TB() + 4) // 4
    return either(k <= low, k, low) + either(k >= high, k - high, low - low)


heap_2_counts = UNITARY.by_induction("the sum of heap 2", "k")(
    lambda k: implies(k <= TB() + 1, absolute_sum(2, k) == 2 * _changed(k)),
    (summed, second_heap),
    at=lambda k: 2,
)
changes = UNITARY.function("changes", INT, INT)
counted = UNITARY.recursion("how many values below the Left budget k change from heap 0 to heap 2")(
    lambda k: implies(
        rises(0, k, TB() + 1),
        implies(k == 0, changes(k) == 0)
        & implies(
            k >= 1,
            changes(k) == changes(k - 1) + either(nu_hat(2, k - 1) != nu_hat(0, k - 1), 1, 0),
        ),
    )
)
changed_below = UNITARY.by_induction("those that change are the first and the last quarter", "k")(
    lambda k: implies(k <= TB() + 1, changes(k) == _changed(k)), (counted, second_heap, start)
)
near_half = UNITARY.follows(
    "from heap 0 to heap 2 as many values change as TB/2, rounded up: counted"
)(
    lambda c: implies(half_up(c), changes(TB() + 1) == c),
    (total, changed_below),
    at=lambda c: total_budget() + 1,
)


def _has_grown(x: Any, c: Any) -> Any:
    """The first step adds 2 c to the sum, and 2 in any case, each later one 2."""
    pair = _pair(x + 1, TB() + 1)
    return (pair >= 2 * x + 2 * c) & (pair >= 2 * x + 2)


late = notion("Whether a heap is so large that it must agree with that two on.", "late")(
    lambda x, c: (x >= c * c - c + 1) | (x >= c * c)
)
pair_grows = UNITARY.by_induction(
    "a heap agrees with that two on, or the sum of the next two heaps is at least 2 (x + TB/2)", "x"
)(
    lambda x, c: implies(half_up(c), agree(x) | _has_grown(x, c)),
    (persists, total, witness, heap_1_counts, grows, heap_2_counts),
    at=lambda x, c: total_budget() + 1,
)


def _sum_of_limits(k: Any, c: Any) -> Any:
    """The sum of the limits below k: budgets below c, TB/2 rounded up, and those from c on."""
    further = (k - c) * (k - c) + either(2 * c == TB(), c - k, k - c)
    return either(k <= c, 2 * c * k - k - k * k, c * c - c + further)


sum_of_limits = UNITARY.by_induction("the sum of the limits in closed form", "k")(
    lambda k, c: implies(half_up(c) & (k <= TB() + 1), limits_sum(k) == _sum_of_limits(k, c)),
    (summed_limits, alpha, split_beta),
    lambda k, c: (*limits_at(1, k - 1),),
)
converges_by = UNITARY.follows(
    "from c^2 - c + 1 on, c being TB/2 rounded up, a row is that of two heaps on"
)(
    lambda x, c: implies(half_up(c) & (x >= 0) & late(x, c), agree(x)),
    (pair_grows, pair_is_bounded, sum_of_limits, total),
    at=lambda x, c: (total_budget() + 1, x + 1),
)
converged_by = UNITARY.follows(
    "from c^2 - c + 1 on, c being TB/2 rounded up, rows repeat, and are the limits"
)(
    lambda x, p, c: implies(
        half_up(c) & (x >= 0) & late(x, c) & budget(p),
        (nu_hat(x + 2, p) == nu_hat(x, p))
        & (nu_hat(x, p) == limit_entry(x, p))
        & implies(TB() % 2 == 0, nu_hat(x, p) == automaton_entry(x, p)),
    ),
    (converges_by, as_alpha, witness),
)
# Where a game converges, as the text defines it

first_agreeing = UNITARY.function("first_agreeing", INT)
first_of_all = UNITARY.recursion("the least heap that agrees with that two on, if one does")(
    lambda x: implies((x >= 0) & agree(x), rises(0, first_agreeing(), x) & agree(first_agreeing()))
)
converges = notion(
    "The rows of x and x + 2 are the same, and those of x - 2 and x are not, or there is none.",
    "converges",
)(lambda x: agree(x) & ((x < 2) | negation(agree(x - 2))))
converging_heaps = UNITARY.follows(
    "a game converges at the heap from which on rows repeat, and else at the next alone"
)(
    lambda x, c: implies(
        half_up(c),
        (first_agreeing() >= 0)
        & converges(first_agreeing())
        & implies(x >= first_agreeing(), agree(x))
        & implies(under(x, first_agreeing()), negation(agree(x)))
        & implies((x >= 0) & converges(x), (x == first_agreeing()) | (x == first_agreeing() + 1)),
    ),
    (first_of_all, rows_repeat, converges_by),
    at=lambda x, c: (c * c, first_agreeing() - 2, x - 2),
)
# A heap sooner from TB = 7 on: the step from heap 1 to heap 3 changes at least two values.

# Who has all dollars wins the heap of 3: from 3 dollars on with the marker, from 7 without
_ends_of_heap_3 = lambda: (
    *(all_won_hat(3, TB()), all_won(3, TB()), mirror(3, TB()), thresholds(3, 0)),
    *[doubles(x, 2 ** (3 - x) * m) for x in range(4) for m in (0, 1)],
    *[doubles(x, 2 ** (2 - x)) for x in range(3)],
)
heap_3_counts = UNITARY.by_induction(
    "from TB = 7 on the sum of heap 3 is at least 4 more than as many as its columns", "k"
)(
    lambda k: implies(
        (k <= TB() + 1) & (TB() >= 7),
        absolute_sum(3, k) >= k + either(k >= 1, 2, 0) + either(k > TB(), 2, 0),
    ),
    lambda k: (summed(3, k), border(3, k - 1), _ends_of_heap_3()),
)
grows_more = UNITARY.by_induction(
    "from TB = 7 on a heap from 1 on agrees with that two on, or the sum is 2 more", "x"
)(
    lambda x, c: implies(
        half_up(c) & (TB() >= 7) & (x >= 1),
        agree(x) | (_pair(x + 1, TB() + 1) >= 2 * x + 2 * c + 2),
    ),
    (persists, witness, grows, heap_3_counts, total, heap_2_counts),
    at=lambda x, c: total_budget() + 1,
)
converged_sooner = UNITARY.follows(
    "from c^2 - c on, c being TB/2 rounded up, rows repeat from TB = 7 on; else from c^2 on"
)(
    lambda x, p, c: implies(
        half_up(c) & (x >= 0) & budget(p) & ((x >= c * c) | ((TB() >= 7) & (x >= c * c - c))),
        nu_hat(x + 2, p) == nu_hat(x, p),
    ),
    (grows_more, pair_is_bounded, total, sum_of_limits, converges_by, witness),
    at=lambda x, p, c: (total_budget() + 1, x + 1),
)
prescribed = UNITARY.follows(
    "late heaps: the automaton's entries for even TB, other ones for odd TB"
)(
    lambda x, p, c: implies(
        half_up(c) & (x >= 0) & late(x, c) & budget(p),
        implies(TB() % 2 == 0, nu_hat(x, p) == automaton_entry(x, p))
        & implies(
            (TB() % 2 == 1) & (x % 2 == 0) & (p == TB()), nu_hat(x, p) != automaton_entry(x, p)
        ),
    ),
    (converged_by, beta_by_half, parity),
)
before_even_heap = UNITARY.follows(
    "Lemma 26, proof, even TB: what Left's wins and ties lead to from an even heap"
)(
    lambda x, p, ell: implies(
        (x >= 0) & (x % 2 == 1) & (TB() % 2 == 0) & budget(p) & (2 * p >= TB()),
        implies((ell > 0) & (ell <= p), nu_hat(x, p - ell) + 1 <= automaton_entry(x + 1, p))
        & implies(rises(0, ell, p), -nu_hat(x, q_of(p) + ell) + 1 <= automaton_entry(x + 1, p)),
    ),
    (bounds, alpha, border),
    at=lambda x, p, ell: (p - ell, (total_budget() - p) + ell, x + 1),
)

# How the claims' predicates see them


def _odd(x: Any, p: Any, h: Any) -> tuple[Any, Any]:
    said, (position,) = EVERY(x, p)
    return said & (2 * p - TB() == 2 * h - 1), position


def ODD_BETA_LEFT(x: Any, p: Any, h: Any) -> tuple[Any, tuple[Any, ...]]:
    """An odd heap of odd TB, left of the border; h is p - q + 1, halved."""
    said, g = _odd(x, p, h)
    return said & (x % 2 == 1) & g.left_of_border, (g,)


def ODD_BETA_RIGHT(x: Any, p: Any, h: Any) -> tuple[Any, tuple[Any, ...]]:
    """An even heap of odd TB, right of the border; h is p - q + 1, halved."""
    said, g = _odd(x, p, h)
    return said & (x % 2 == 0) & (2 * p < TB()), (g,)


# A large heap: what the marker is worth there and at the next heap, at any Left budget
ADVANTAGE = lambda x, p: (
    (x >= 0) & budget(p) & agree(x),
    tuple(nu_hat(y, p) - nu(y, p) for y in (x, x + 1)),
)
SETTLED = where(lambda g: agree(g.x))
SETTLED_EVEN = where(lambda g: agree(g.x) & (g.TB % 2 == 0))
SETTLED_ODD = where(lambda g: agree(g.x) & (g.TB % 2 == 1))


def REACHED(x: Any, y: Any, p: Any) -> tuple[Any, tuple[Any, ...]]:
    """A heap y from one on whose row is the automaton's, and any Left budget."""
    said, seen = EVERY(y, p)
    return said & (x >= 0) & is_automaton(x) & (y >= x), seen


CHANGES = lambda c: (half_up(c), (TB(), changes(TB() + 1)))

# A heap, the least that agrees with that two on, and at which of both the game converges
CONVERGES = lambda x, c: (
    half_up(c) & (x >= 0),
    (x, first_agreeing(), agree(x), converges(x), converges(first_agreeing())),
)

# Any heap and any Left budget, and TB/2 rounded up; for even TB, for odd TB
_half = lambda x, p, c, *so: (
    conjunction((x >= 0, budget(p), half_up(c), *so)),
    (AnyPosition(x, p), c),
)
HALF = lambda x, p, c: _half(x, p, c)
HALF_OF_EVEN = lambda x, p, c: _half(x, p, c, TB() % 2 == 0)
HALF_OF_ODD = lambda x, p, c: _half(x, p, c, TB() % 2 == 1)
# A large heap, a Left budget, and a bid of each player instead of 0: what the cells hold
SADDLE = lambda x, p, ell, r: (
    (x >= 0) & agree(x) & budget(p) & (rises(0, ell, p) & rises(0, r, q_of(p))),
    tuple(entry_hat(x + 2, p, *both) for both in ((ell, 0), (0, 0), (0, r))),
)


def FIRST_LIST(x: Any, p: Any, ell: Any) -> tuple[Any, tuple[Any, ...]]:
    """Even TB, an odd heap before, 2p >= TB: what a win and a tie by l lead to, and the entry."""
    said = (x >= 0) & (x % 2 == 1) & (TB() % 2 == 0) & budget(p) & (2 * p >= TB())
    values = (nu_hat(x, p - ell) + 1, -nu_hat(x, q_of(p) + ell) + 1)
    return said & rises(0, ell, p), (ell, *values, automaton_entry(x + 1, p))


# A late heap, a budget: whether TB is even, and whether the value is the entry there
PRESCRIBED = lambda x, p, c: (
    (half_up(c) & (x >= 0) & late(x, c) & budget(p))
    & ((TB() % 2 == 0) | ((x % 2 == 0) & (p == TB()))),
    (TB() % 2 == 0, nu_hat(x, p) == automaton_entry(x, p)),
)
