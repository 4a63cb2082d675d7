"""Slides 52 to 58: the formula for Wythoff's pairs, [x], Beatty's theorem and its proof."""

from collections.abc import Callable
from fractions import Fraction
from math import floor
from typing import Any

from proofs_check.core.claim import Plan, part, using
from proofs_check.core.ranges import Found, Instances, Range
from proofs_check.documents.positions import ranges, sequences
from proofs_check.documents.positions.claims import claim
from proofs_check.documents.positions.theorem_plans import same, so
from proofs_check.methods.chained import chained
from proofs_check.methods.logic import implies, negation
from reference.positions import PHI, Quadratic, pair, quadratic_irrational


def _by(
    predicate: Callable[..., Any], theorem: str, view: str, module: str = "theory_beatty"
) -> tuple[Plan, ...]:
    return using(predicate, chained("positions", theorem, view, module))


def gives(first: Any, second: Any) -> Any:
    """The first gives the second."""
    return implies(first, second)


# Slide 52


@claim(chained("positions", "formula", "PILES_BY_FORMULA", module="theory_wythoff"), ranges.WYTHOFF)
def wythoff__formula(o: Any) -> Any:
    """The P-positions are the pairs ([n phi], [n phi] + n), n >= 0, in either order."""
    return o.is_P == (o.smaller == o.a)


FAR = range(-12, 13)
"""The integers about all `NUMBERS`."""


@claim(*_by(so, "the_integer", "LARGEST"), ranges.NUMBERS)
def floor__largest(x: Quadratic) -> bool:
    """[x] is an integer not larger than x, and no larger integer is one."""
    return x.floor() == max(i for i in FAR if x >= i)


@claim(*_by(so, "the_integer", "INEQUALITIES"), ranges.NUMBERS)
def floor__inequalities(x: Quadratic) -> bool:
    """x - 1 < [x] <= x."""
    return x - 1 < x.floor() and x >= x.floor()


@claim(*_by(same, "the_integer", "UNIQUE"), ranges.NUMBERS)
def floor__unique(x: Quadratic) -> bool:
    """[x] is the only integer for which that is so."""
    return [i for i in FAR if x - 1 < i and x >= i] == [x.floor()]


# Slide 53

PAIRS = Range("n <= {n}", "n", lambda top: ((n,) for n in range(1, top + 1)), {"n": 5000})
SQRT_5 = PHI * 2 - 1


SECOND_NUMBER = _by(
    lambda second, a_n, n: second - a_n == n, "larger_number", "SECOND", "theory_wythoff"
)


@claim(*SECOND_NUMBER, PAIRS)
def wythoff__difference(n: int) -> bool:
    """b_n - a_n = n for the pairs of the formula, with b_n = [n (phi + 1)]."""
    return ((PHI + 1) * n).floor() - pair(n)[0] == n


@claim(ranges.ITSELF)
def wythoff__reciprocals_1() -> bool:
    """1/phi + 1/(phi + 1) = 2/(1 + sqrt(5)) + 2/(3 + sqrt(5))."""
    is_root = SQRT_5 * SQRT_5 == PHI * 0 + 5 and SQRT_5 > 0
    return is_root and 1 / PHI + 1 / (PHI + 1) == 2 / (1 + SQRT_5) + 2 / (3 + SQRT_5)


@claim(ranges.ITSELF)
def wythoff__reciprocals_2() -> bool:
    """2/(1 + sqrt(5)) + 2/(3 + sqrt(5)) = 1."""
    return 2 / (1 + SQRT_5) + 2 / (3 + SQRT_5) == PHI * 0 + 1


@claim(
    part(
        "both numbers are positive and irrational",
        *using(
            lambda x: x > 0 and x.is_irrational,
            Instances("phi and phi + 1", "x", lambda: [(PHI,), (PHI + 1,)], at=ranges.shown),
        ),
    ),
    part(
        "their reciprocals", *using(lambda: 1 / PHI + 1 / (PHI + 1) == PHI * 0 + 1, ranges.ITSELF)
    ),
    *part("b_n", *SECOND_NUMBER, PAIRS),
)
def wythoff__beatty_applies(n: int) -> bool:
    """The theorem applies: phi and phi + 1 are positive and irrational with reciprocals that add up
    to 1, and b_n is [n (phi + 1)]."""
    return ((PHI + 1) * n).floor() == pair(n)[1]


# Slide 54: Beatty's theorem


def at_one_place(
    alpha_k: Any, alpha_j: Any, beta_m: Any, beta_i: Any, same_alpha: Any, same_beta: Any
) -> Any:
    """Not in both sequences, and in none at two places."""
    apart = negation(alpha_k & beta_m)
    return apart & implies(alpha_k & alpha_j, same_alpha) & implies(beta_m & beta_i, same_beta)


def one_statement(alpha: Any, beta: Any, alpha_k: Any, beta_m: Any) -> Any:
    """One sequence alone has it at one place; where it is at any place, it is at that one."""
    return (alpha ^ beta) & implies(alpha_k, alpha) & implies(beta_m, beta)


@claim(*_by(lambda first, second: first | second, "beatty", "AT_LEAST"), ranges.PARTNERS)
def beatty__at_least_once(alpha: Quadratic, beta: Quadratic, n: int) -> bool:
    """For positive irrational alpha, beta with 1/alpha + 1/beta = 1 every positive integer is some
    [k alpha] or some [k beta]."""
    return sequences.times(alpha, n) + sequences.times(beta, n) >= 1


@claim(*_by(at_one_place, "two_places", "PLACES"), ranges.PARTNERS)
def beatty__at_most_once(alpha: Quadratic, beta: Quadratic, n: int) -> bool:
    """No positive integer is so twice."""
    return sequences.times(alpha, n) + sequences.times(beta, n) <= 1


@claim(Instances("n = 1 and n = 2", "n", lambda: [(1,), (2,)]))
def beatty__irrational_needed__measured(n: int) -> Found:
    """For rational numbers the theorem is false: with alpha = beta = 2 the number 1 does not appear
    and 2 appears twice."""
    alpha = beta = Fraction(2)
    terms = [floor(k * number) for number in (alpha, beta) for k in range(1, n + 1)]
    return 1 / alpha + 1 / beta == 1 and terms.count(n) == {1: 0, 2: 2}[n], {"terms": terms}


# Slides 55 to 58: the proof


@claim(*_by(same, "lines", "LINE_1"), ranges.ALPHA_N_AND_K)
def beatty__proof_line_1(alpha: Quadratic, n: int, k: int) -> bool:
    """n = [k alpha] if and only if k alpha - 1 < n <= k alpha."""
    return sequences.is_term(alpha, n, k) == sequences.line_1(alpha, n, k)


@claim(*_by(same, "lines", "LINE_2"), ranges.ALPHA_N_AND_K)
def beatty__proof_line_2(alpha: Quadratic, n: int, k: int) -> bool:
    """That is so if and only if k - 1/alpha < n/alpha <= k."""
    return sequences.line_1(alpha, n, k) == sequences.line_2(alpha, n, k)


@claim(*_by(same, "arithmetic", "LINE_3"), ranges.ALPHA_N_AND_K)
def beatty__proof_line_3(alpha: Quadratic, n: int, k: int) -> bool:
    """That is so if and only if k - 1/alpha < [n/alpha] + {n/alpha} <= k."""
    return sequences.line_2(alpha, n, k) == sequences.line_3(alpha, n, k)


def within(fraction: Any, rational: Any) -> Any:
    """At least 0 and below 1, and above 0 unless the number is rational."""
    return (fraction >= 0) & (fraction < 1) & implies(negation(rational), fraction > 0)


@claim(*_by(within, "fractional_part", "FRACTION"), ranges.ALPHA_AND_N)
def beatty__proof_fractional_part__strengthened(alpha: Quadratic, n: int) -> bool:
    """x - [x] is at least 0 and below 1, and for irrational x above 0."""
    return 0 < (n / alpha).fractional_part() < 1


@claim(*_by(gives, "criterion", "IF"), ranges.ALPHA_AND_N)
def beatty__proof_criterion_if(alpha: Quadratic, n: int) -> bool:
    """If {n/alpha} > 1 - 1/alpha then some integer k has n = [k alpha]."""
    return not sequences.criterion(alpha, n) or sequences.some_k(alpha, n)


@claim(*_by(gives, "criterion", "ONLY_IF"), ranges.ALPHA_AND_N)
def beatty__proof_criterion_only_if(alpha: Quadratic, n: int) -> bool:
    """If some integer k has n = [k alpha] then {n/alpha} > 1 - 1/alpha."""
    return not sequences.some_k(alpha, n) or sequences.criterion(alpha, n)


@claim(Instances("alpha = 2, n = 2, k = 1", "alpha n k", lambda: [(2, 2, 1)]))
def beatty__proof_criterion_irrational_needed__measured(alpha: int, n: int, k: int) -> bool:
    """For rational alpha the criterion is false: alpha = 2, n = 2, k = 1."""
    quotient = Fraction(n, alpha)
    is_criterion = quotient - floor(quotient) > 1 - Fraction(1, alpha)
    return n == floor(k * Fraction(alpha)) and not is_criterion


def exactly_if(criterion: Any, one: Any, any_other: Any) -> Any:
    """The criterion gives one place, and any place the criterion."""
    return implies(criterion, one) & implies(any_other, criterion)


@claim(*_by(exactly_if, "criterion", "POSITIVE_ALPHA"), ranges.ALPHA_AND_N)
def beatty__proof_criterion_positive_k(alpha: Quadratic, n: int) -> bool:
    """For positive irrational alpha, n = [k alpha] for some positive k if and only if
    {n/alpha} > 1 - 1/alpha."""
    return (sequences.times(alpha, n) > 0) == sequences.criterion(alpha, n)


@claim(*_by(exactly_if, "similarly", "POSITIVE_BETA"), ranges.PARTNERS)
def beatty__proof_similarly(alpha: Quadratic, beta: Quadratic, n: int) -> bool:
    """n = [k beta] for some k if and only if {n/beta} > 1 - 1/beta."""
    return (sequences.times(beta, n) > 0) == sequences.criterion(beta, n)


def all_same(first: Any, second: Any, third: Any) -> Any:
    """All three are the same."""
    return (first == second) & (second == third)


@claim(*_by(all_same, "quotients", "QUOTIENTS"), ranges.PARTNERS)
def beatty__proof_sum(alpha: Quadratic, beta: Quadratic, n: int) -> bool:
    """n/alpha + n/beta = n (1/alpha + 1/beta) = n."""
    return n / alpha + n / beta == (1 / alpha + 1 / beta) * n == alpha * 0 + n


@claim(*_by(same, "fractions", "FRACTIONS"), ranges.PARTNERS)
def beatty__proof_fractions_1(alpha: Quadratic, beta: Quadratic, n: int) -> bool:
    """{n/alpha} + {n/beta} = 1."""
    return (n / alpha).fractional_part() + (n / beta).fractional_part() == alpha * 0 + 1


@claim(*_by(same, "reciprocals", "RIGHT_SIDES"), ranges.PARTNERS)
def beatty__proof_fractions_2(alpha: Quadratic, beta: Quadratic, n: int) -> bool:
    """1 = 1 - 1/alpha + 1 - 1/beta."""
    return 1 - 1 / alpha + (1 - 1 / beta) == alpha * 0 + 1


@claim(*_by(lambda first, second: first ^ second, "one_inequality", "CRITERIA"), ranges.PARTNERS)
def beatty__proof_one_inequality(alpha: Quadratic, beta: Quadratic, n: int) -> bool:
    """Exactly one of {n/alpha} > 1 - 1/alpha and {n/beta} > 1 - 1/beta holds."""
    return sequences.criterion(alpha, n) != sequences.criterion(beta, n)


@claim(*_by(one_statement, "beatty", "STATEMENTS"), ranges.PARTNERS)
def beatty__proof_one_statement(alpha: Quadratic, beta: Quadratic, n: int) -> bool:
    """Exactly one of the two sequences has n."""
    return (sequences.times(alpha, n) > 0) != (sequences.times(beta, n) > 0)


@claim(*_by(at_one_place, "two_places", "PLACES"), ranges.PARTNERS)
def beatty__proof_complete(alpha: Quadratic, beta: Quadratic, n: int) -> bool:
    """With that the proof is complete: that a sequence has n means that it has n once."""
    return sequences.times(alpha, n) <= 1 and sequences.times(beta, n) <= 1


@claim(ranges.ITSELF)
def beatty__proof_above_one_needed__measured() -> Found:
    """That alpha exceeds 1 is needed there, which the slides do not say: for alpha = sqrt(2)/2,
    which slide 56 admits, 2 is [3 alpha] and [4 alpha]."""
    alpha = quadratic_irrational(0, 1, 2, 2)
    found = [k for k in range(1, 9) if sequences.is_term(alpha, 2, k)]
    return found == [3, 4], {"k": found}
