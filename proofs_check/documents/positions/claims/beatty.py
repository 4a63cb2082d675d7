"""Slides 52 to 58: the formula for Wythoff's pairs, [x], Beatty's theorem and its proof."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from math import gcd
from typing import Any

from proofs_check.core.claim import Plan
from proofs_check.core.evidence import Effort, Json
from proofs_check.documents.positions.claims import claim
from proofs_check.documents.positions.plans import (
    BOARD,
    BOARD_DEEP,
    argument,
    integers,
    reals,
    step,
)
from proofs_check.documents.positions.plans import claim as old_claim
from proofs_check.methods.enumeration import Case, enumerated, settled
from proofs_check.methods.exhaustive import every
from proofs_check.methods.smt import Terms, Truth
from reference.positions import PHI, Quadratic, beatty_partner, pair, quadratic_irrational

REAL = "QF_LIRA"
LINEAR_REAL = "QF_LRA"

# Beatty's theorem: u stands for 1/alpha, v for 1/beta; what is said of n/alpha is said of its
# fractional part f, and of k - [n/alpha] as the integer k.


def _above_one(terms: Terms) -> tuple[Truth, ...]:
    u, v = reals(terms, "u v")
    return u > 0, v > 0, u + v == 1, (u < 1) & (v < 1)


def _some_k(terms: Terms) -> tuple[Truth, ...]:
    (k,) = integers(terms, "k")
    f, u = reals(terms, "f u")
    return f > 0, f < 1, u > 0, u < 1, k - u < f, f <= k, f + u > 1


def _that_k(terms: Terms) -> tuple[Truth, ...]:
    (k,) = integers(terms, "k")
    f, u = reals(terms, "f u")
    return f > 0, f < 1, u > 0, f + u > 1, k == 1, (k - u < f) & (f <= k)


def _fractions(terms: Terms) -> tuple[Truth, ...]:
    (n,) = integers(terms, "n")
    f, g = reals(terms, "f g")
    return f > 0, f < 1, g > 0, g < 1, f + g == n, f + g == 1


def _right_side(terms: Terms) -> tuple[Truth, ...]:
    u, v, from_u, from_v = reals(terms, "u v from_u from_v")
    return u + v == 1, from_u == u * -1 + 1, from_v == v * -1 + 1, from_u + from_v == 1


def _exactly_one(terms: Terms) -> tuple[Truth, ...]:
    f, g, u, v = reals(terms, "f g u v")
    return u + v == 1, f + g == 1, f + u != 1, (f + u > 1) ^ (g + v > 1)


def _no_repeat(terms: Terms) -> tuple[Truth, ...]:
    (n,) = integers(terms, "n")
    alpha, earlier, later = reals(terms, "alpha earlier later")
    within = (earlier >= n) & (earlier < n + 1)
    return alpha > 1, later >= earlier + alpha, within, later >= n + 1


ABOVE_ONE = step(
    "1/alpha + 1/beta = 1 makes both alpha and beta larger than 1", _above_one, LINEAR_REAL
)
SOME_K = step("k - 1/alpha < n/alpha <= k gives {n/alpha} > 1 - 1/alpha", _some_k, REAL)
THAT_K = step("{n/alpha} > 1 - 1/alpha gives such a k, [n/alpha] + 1", _that_k, REAL)
FRACTIONS = step("{n/alpha} + {n/beta} is an integer between 0 and 2, so 1", _fractions, REAL)
RIGHT_SIDE = step("1 - 1/alpha + 1 - 1/beta is 1", _right_side, LINEAR_REAL)
EXACTLY_ONE = step("exactly one of the two inequalities holds", _exactly_one, LINEAR_REAL)
NO_REPEAT = step("if alpha > 1, later multiples have larger integer parts", _no_repeat, REAL)

CRITERION_WORDS = (
    "n = [k alpha] means k alpha - 1 < n <= k alpha; divide by alpha > 0 and subtract [n/alpha]. "
    "As alpha is irrational, n/alpha is no integer, so 0 < {n/alpha} < 1. If alpha < 1 then "
    "1 - 1/alpha is negative and both sides are true, as an interval longer than 1 has an integer."
)
THEOREM_WORDS = (
    CRITERION_WORDS
    + " n/alpha + n/beta = n, so the fractional parts add up to 1, which is 1 - 1/alpha + 1 - "
    "1/beta. Equality in one inequality would make (n + 1)/alpha an integer. So exactly one holds, "
    "and n is in exactly one of the sequences; in it only once, because alpha and beta exceed 1, "
    "which the slides do not say."
)
CRITERION = argument("beatty-criterion", CRITERION_WORDS, SOME_K, THAT_K)
BEATTY = argument(
    "beatty",
    THEOREM_WORDS,
    ABOVE_ONE,
    SOME_K,
    THAT_K,
    FRACTIONS,
    RIGHT_SIDE,
    EXACTLY_ONE,
    NO_REPEAT,
)


def _shifted(terms: Terms) -> tuple[Truth, ...]:
    a, n = integers(terms, "a n")
    (x,) = reals(terms, "x")
    return x >= a, x < a + 1, (x + n >= a + n) & (x + n < a + n + 1)


SHIFTED = step("[x + n] = [x] + n for an integer n", _shifted, REAL)

ONCE = argument(
    "wythoff-once",
    "b_n = [n phi] + n = [n (phi + 1)], and 1/phi + 1/(phi + 1) = 1 because phi^2 = phi + 1. "
    + THEOREM_WORDS,
    SHIFTED,
    ABOVE_ONE,
    SOME_K,
    THAT_K,
    FRACTIONS,
    RIGHT_SIDE,
    EXACTLY_ONE,
    NO_REPEAT,
)

# Slide 52: the formula


def _two_pairs(terms: Terms) -> tuple[Any, ...]:
    a_n, b_n, n, a_m, b_m, m = integers(terms, "a_n b_n n a_m b_m m")
    terms.require((b_n == a_n + n) & (b_m == a_m + m) & (n >= 0) & (m >= 0) & (n != m))
    return a_n, b_n, n, a_m, b_m, m


def _no_diagonal_move(terms: Terms) -> tuple[Truth, ...]:
    a_n, b_n, _, a_m, b_m, _ = _two_pairs(terms)
    (k,) = integers(terms, "k")
    straight = (a_n - k == a_m) & (b_n - k == b_m)
    crossed = (a_n - k == b_m) & (b_n - k == a_m)
    return (~(straight | crossed),)


def _from_larger_number(terms: Terms) -> tuple[Truth, ...]:
    x, y, a, b, n = integers(terms, "x y a b n")
    return b == a + n, n >= 1, x == b, y >= x, y - a >= 1


def _from_above(terms: Terms) -> tuple[Truth, ...]:
    x, y, a, b, n = integers(terms, "x y a b n")
    return b == a + n, x == a, y > b, y - b >= 1


def _from_between(terms: Terms) -> tuple[Truth, ...]:
    x, y, a, b, n, m, a_m, b_m = integers(terms, "x y a b n m a_m b_m")
    pairs = (b == a + n) & (b_m == a_m + m) & (m == y - x)
    increasing = a_m <= a - (n - m)
    k = x - a_m
    return pairs, x == a, y >= x, y < b, increasing, (k >= 1) & (y - k == b_m)


def _increasing(terms: Terms) -> tuple[Truth, ...]:
    a, n, a_m, m = integers(terms, "a n a_m m")
    x_n, x_m = reals(terms, "x_n x_m")
    parts = (a_m <= x_m) & (x_m < a_m + 1) & (a <= x_n) & (x_n < a + 1)
    return parts, n > m, x_n >= x_m + (n - m), a_m <= a - (n - m)


FORMULA = argument(
    "wythoff-formula",
    "By the three conditions of slide 34 for the pairs (a_n, b_n) = ([n phi], [n phi] + n) with "
    "n >= 0, in either order. The terminal position is pair 0. From one pair to another no move "
    "leads: in one pile it would leave the other one's number, which no second pair has, since "
    "every positive integer is in one pair only; in both piles it would keep the difference n. "
    "From (x, y), x <= y, that is no pair, a move leads to one: if x = 0 or x = y, remove all of "
    "y, or both piles; if x = b_n, leave a_n of y; if x = a_n, leave b_n of y if y is larger, and "
    "else take as many from both as lead to pair y - x, which has smaller numbers because a_n "
    "grows: phi > 1, so n phi >= m phi + (n - m) for n > m, and a_n >= a_m + (n - m). a_n and n "
    "increase together, so pair n is the n-th. " + THEOREM_WORDS,
    step("a move in both piles does not lead from one pair to another", _no_diagonal_move),
    step("if x = b_n and y >= x then y can be lowered to a_n", _from_larger_number),
    step("if x = a_n and y > b_n then y can be lowered to b_n", _from_above),
    step("if x = a_n <= y < b_n then both can be lowered to pair y - x", _from_between),
    step("a_n - a_m is at least n - m for n > m, as phi > 1", _increasing, REAL),
    SHIFTED,
    ABOVE_ONE,
    SOME_K,
    THAT_K,
    FRACTIONS,
    RIGHT_SIDE,
    EXACTLY_ONE,
    NO_REPEAT,
)

EVERY_POSITION = every(BOARD, "positions", deep=BOARD_DEEP)

old_claim(
    "wythoff.formula",
    "Slide 52, the formula",
    "The P-positions are the pairs ([n phi], [n phi] + n), n >= 0, in either order.",
    FORMULA,
    EVERY_POSITION,
)(lambda o: o.is_P == (o.smaller == o.a))


# Slide 52: the integer part


def _largest_satisfies(terms: Terms) -> tuple[Truth, ...]:
    (i,) = integers(terms, "i")
    (x,) = reals(terms, "x")
    # The next integer is larger than x.
    return i <= x, i + 1 > x, (x - 1 < i) & (i <= x)


def _unique(terms: Terms) -> tuple[Truth, ...]:
    (d,) = integers(terms, "d")
    (x,) = reals(terms, "x")
    # x and the second integer i + d as seen from the first one.
    return x - 1 < 0, x >= 0, x - 1 < d, d <= x, d == 0


INTEGER_PART = argument(
    "floor",
    "The largest integer i not larger than x has i <= x < i + 1, which are the two inequalities; "
    "and two integers between x - 1 (excluded) and x are less than 1 apart.",
    step("the largest one satisfies the inequalities", _largest_satisfies, REAL),
    step("two integers that satisfy them are equal", _unique, REAL),
)


@cache
def numbers() -> tuple[Quadratic, ...]:
    """Irrational and rational numbers of both signs, near integers and far from them."""
    found = [
        Quadratic(Fraction(p, r), Fraction(q, r), d)
        for d, r, q, p in product((2, 3, 5, 7), (1, 2), (-2, -1, 0, 1, 2), range(-4, 5))
        if gcd(p, q, r) == 1 or q == 0
    ]
    return tuple(found)


FLOORS = enumerated("(p + q sqrt(d)) / r with |p| <= 4, |q| <= 2, r <= 2, d = 2, 3, 5, 7")


def shown(x: Quadratic) -> str:
    """A number as text."""
    return f"{x.rational} + {x.coefficient} sqrt({x.d})"


@claim("Slide 52, sentence 2", INTEGER_PART, FLOORS)
def floor__largest(effort: Effort) -> Iterator[Case]:
    """[x] is an integer not larger than x, and no larger integer is one."""
    for x in numbers():
        candidates = [i for i in range(-12, 13) if x >= i]
        yield Case(shown(x), x.floor() == max(candidates))


@claim("Slide 52, sentence 3, the inequalities", INTEGER_PART, FLOORS)
def floor__inequalities(effort: Effort) -> Iterator[Case]:
    """x - 1 < [x] <= x."""
    for x in numbers():
        yield Case(shown(x), x - 1 < x.floor() and x >= x.floor())


@claim("Slide 52, sentence 3, unique", INTEGER_PART, FLOORS)
def floor__unique(effort: Effort) -> Iterator[Case]:
    """[x] is the only integer for which that is so."""
    for x in numbers():
        others = [i for i in range(-12, 13) if x - 1 < i and x >= i]
        yield Case(shown(x), others == [x.floor()])


# Slide 53


@claim("Slide 53, sentence 1", FORMULA, enumerated("n <= 5000, with b_n = [n (phi + 1)]"))
def wythoff__difference(effort: Effort) -> Iterator[Case]:
    """b_n - a_n = n for the pairs of the formula."""
    for n in range(1, 5001):
        yield Case({"n": n}, ((PHI + 1) * n).floor() - pair(n)[0] == n)


ROOT_5 = PHI * 2 - 1


@claim("Slide 53, the sum, equality 1", settled())
def wythoff__reciprocals_1() -> Iterator[Case]:
    """1/phi + 1/(phi + 1) = 2/(1 + sqrt(5)) + 2/(3 + sqrt(5))."""
    yield Case("sqrt(5)", (ROOT_5 * ROOT_5) == PHI * 0 + 5 and ROOT_5 > 0)
    yield Case("the sums", 1 / PHI + 1 / (PHI + 1) == 2 / (1 + ROOT_5) + 2 / (3 + ROOT_5))


@claim("Slide 53, the sum, equality 2", settled())
def wythoff__reciprocals_2() -> Iterator[Case]:
    """2/(1 + sqrt(5)) + 2/(3 + sqrt(5)) = 1."""
    yield Case("the sum", 2 / (1 + ROOT_5) + 2 / (3 + ROOT_5) == PHI * 0 + 1)


@claim(
    "Slide 53, applying the theorem",
    argument("wythoff-beatty", "[n (phi + 1)] = [n phi + n] = [n phi] + n.", SHIFTED),
    enumerated("both numbers, and n <= 5000"),
)
def wythoff__beatty_applies(effort: Effort) -> Iterator[Case]:
    """The theorem applies: phi and phi + 1 are positive and irrational with reciprocals that add up
    to 1, and b_n is [n (phi + 1)].
    """
    for x in (PHI, PHI + 1):
        yield Case(shown(x), x > 0 and x.is_irrational)
    yield Case("reciprocals", 1 / PHI + 1 / (PHI + 1) == PHI * 0 + 1)
    for n in range(1, 5001):
        yield Case({"n": n}, ((PHI + 1) * n).floor() == pair(n)[1])


# Slide 54: Beatty's theorem


@cache
def alphas() -> tuple[Quadratic, ...]:
    """Positive irrational numbers, below and above 1, simple ones first."""
    found = {
        quadratic_irrational(p, q, d, r)
        for d, r, q, p in product((2, 3, 5, 7), (1, 2, 3), (-2, -1, 1, 2), range(-4, 5))
    }
    positive = [alpha for alpha in found if alpha > 0]

    def complexity(alpha: Quadratic) -> tuple[Any, ...]:
        r, c = alpha.rational, alpha.coefficient
        size = abs(r.numerator) + r.denominator + abs(c.numerator) + c.denominator
        return size, alpha.d, r, c

    return tuple(sorted(positive, key=complexity))


ALPHAS = "alpha = (p + q sqrt(d)) / r > {0} with |p| <= 4, |q| <= 2, r <= 3, d = 2, 3, 5, 7"


def above_one() -> Iterator[tuple[Quadratic, Quadratic]]:
    """Yield alpha with the beta that goes with it."""
    return ((alpha, beatty_partner(alpha)) for alpha in alphas() if alpha > 1)


def times(alpha: Quadratic, n: int) -> int:
    """How often n is a [k alpha] with positive k."""
    # [k alpha] >= k alpha - 1 exceeds n from k = (n + 2) / alpha on.
    last = ((n + 2) / alpha).floor() + 1
    return sum((alpha * k).floor() == n for k in range(1, last + 1))


def of_theorem(judge: Callable[[int, int], bool]) -> Plan:
    """How often n is in the two sequences, judged for every pair of numbers of the range."""

    def cases(effort: Effort) -> Iterator[Case]:
        top = 5 if effort is Effort.DEFAULT else 25
        for alpha, beta in above_one():
            for n in range(1, top + 1):
                at: Json = {"alpha": shown(alpha), "beta": shown(beta), "n": n}
                yield Case(at, judge(times(alpha, n), times(beta, n)))

    extent = ALPHAS.format(1) + ", n <= {}"
    plan = enumerated(extent.format(5), extent.format(25))
    return lambda function: plan(cases)


old_claim(
    "beatty.at-least-once",
    "Slide 54",
    "For positive irrational alpha, beta with 1/alpha + 1/beta = 1 every positive integer is some "
    "[k alpha] or some [k beta].",
    BEATTY,
    of_theorem(lambda first, second: first + second >= 1),
)(times)

old_claim(
    "beatty.at-most-once",
    "Slide 54",
    "No positive integer is so twice.",
    BEATTY,
    of_theorem(lambda first, second: first + second <= 1),
)(times)


@claim("Slide 54, hypothesis", settled())
def beatty__irrational_needed__measured() -> Iterator[Case]:
    """For rational numbers the theorem is false: with alpha = beta = 2 the number 1 does not appear
    and 2 appears twice.
    """
    terms = [2 * k for k in range(1, 5)] * 2
    yield Case({"n": 1}, terms.count(1) == 0)
    yield Case({"n": 2}, terms.count(2) == 2)


# Slides 55 to 58: the proof


def of_points(judge: Callable[[Quadratic, int, int], bool], with_k: bool = True) -> Plan:
    """The judgment on every alpha, n and, where it is about one, every k."""

    def cases(effort: Effort) -> Iterator[Case]:
        top = 3 if effort is Effort.DEFAULT else 12
        for alpha in alphas():
            for n in range(1, top + 1):
                near = (n / alpha).floor()
                for k in range(near - 1, near + 4) if with_k else (0,):
                    at: Json = {"alpha": shown(alpha), "n": n, **({"k": k} if with_k else {})}
                    yield Case(at, judge(alpha, n, k))

    extent = ALPHAS.format(0) + ", n <= {}" + (", k about n/alpha" if with_k else "")
    plan = enumerated(extent.format(3), extent.format(12))
    return lambda function: plan(cases)


def is_term(alpha: Quadratic, n: int, k: int) -> bool:
    """N = [k alpha]."""
    return n == (alpha * k).floor()


def line_1(alpha: Quadratic, n: int, k: int) -> bool:
    """K alpha - 1 < n <= k alpha."""
    return alpha * k - 1 < n and alpha * k >= n


def line_2(alpha: Quadratic, n: int, k: int) -> bool:
    """K - 1/alpha < n/alpha <= k."""
    return k - n / alpha < 1 / alpha and n / alpha <= k


def line_3(alpha: Quadratic, n: int, k: int) -> bool:
    """K - 1/alpha < [n/alpha] + {n/alpha} <= k."""
    x = n / alpha
    total = x.fractional_part() + x.floor()
    return k - total < 1 / alpha and total <= k


def criterion(alpha: Quadratic, n: int) -> bool:
    """{n/alpha} > 1 - 1/alpha."""
    return (n / alpha).fractional_part() > 1 - 1 / alpha


def some_k(alpha: Quadratic, n: int) -> bool:
    """Some integer k, of any sign, has n = [k alpha]."""
    near = (n / alpha).floor()
    return any(is_term(alpha, n, k) for k in range(near - 2, near + 4))


def _divided(terms: Terms) -> tuple[Truth, ...]:
    (n,) = integers(terms, "n")
    (multiple,) = reals(terms, "multiple")
    inside = (multiple >= n) & (multiple < n + 1)
    return (inside == ((multiple - 1 < n) & (n <= multiple)),)


old_claim(
    "beatty.proof-line-1",
    "Slide 55, line 1",
    "n = [k alpha] if and only if k alpha - 1 < n <= k alpha.",
    argument(
        "beatty-line-1",
        "It is what [x] means.",
        step("n <= x < n + 1 if and only if x - 1 < n <= x", _divided, REAL),
    ),
    of_points(lambda alpha, n, k: is_term(alpha, n, k) == line_1(alpha, n, k)),
)(line_1)

old_claim(
    "beatty.proof-line-2",
    "Slide 55, line 2",
    "That is so if and only if k - 1/alpha < n/alpha <= k.",
    of_points(lambda alpha, n, k: line_1(alpha, n, k) == line_2(alpha, n, k)),
)(line_2)

old_claim(
    "beatty.proof-line-3",
    "Slide 55, line 3",
    "That is so if and only if k - 1/alpha < [n/alpha] + {n/alpha} <= k.",
    of_points(lambda alpha, n, k: line_2(alpha, n, k) == line_3(alpha, n, k)),
)(line_3)


def _fraction_within(terms: Terms) -> tuple[Truth, ...]:
    (i,) = integers(terms, "i")
    (x,) = reals(terms, "x")
    return i <= x, x < i + 1, (x - i >= 0) & (x - i < 1)


def _fraction_positive(terms: Terms) -> tuple[Truth, ...]:
    (i,) = integers(terms, "i")
    (x,) = reals(terms, "x")
    return i <= x, x != i, x - i > 0


old_claim(
    "beatty.proof-fractional-part.strengthened",
    "Slide 55, after line 3",
    "x - [x] is at least 0 and below 1, and for irrational x above 0.",
    argument(
        "beatty-fractional-part",
        "[x] is the integer i with i <= x < i + 1, and an irrational x is no integer.",
        step("x - i is at least 0 and below 1", _fraction_within, REAL),
        step("if x is not i, x - i is above 0", _fraction_positive, REAL),
    ),
    of_points(lambda alpha, n, k: 0 < (n / alpha).fractional_part() < 1, with_k=False),
)(criterion)

old_claim(
    "beatty.proof-criterion-if",
    "Slide 55, last sentence, if",
    "If {n/alpha} > 1 - 1/alpha then some integer k has n = [k alpha].",
    CRITERION,
    of_points(lambda alpha, n, k: not criterion(alpha, n) or some_k(alpha, n), with_k=False),
)(criterion)

old_claim(
    "beatty.proof-criterion-only-if",
    "Slide 55, last sentence, only if",
    "If some integer k has n = [k alpha] then {n/alpha} > 1 - 1/alpha.",
    CRITERION,
    of_points(lambda alpha, n, k: not some_k(alpha, n) or criterion(alpha, n), with_k=False),
)(criterion)


@claim("Slide 55, last sentence, only if", settled())
def beatty__proof_criterion_irrational_needed__measured() -> Iterator[Case]:
    """For rational alpha the criterion is false: alpha = 2, n = 2, k = 1."""
    alpha, n, k = Fraction(2), 2, 1
    fractional = n / alpha - (n / alpha).__floor__()
    yield Case({"alpha": 2, "n": n}, (k * alpha).__floor__() == n and fractional <= 1 - 1 / alpha)


old_claim(
    "beatty.proof-criterion-positive-k",
    "Slide 56",
    "For positive irrational alpha, n = [k alpha] for some positive k if and only if "
    "{n/alpha} > 1 - 1/alpha.",
    CRITERION,
    of_points(lambda alpha, n, k: (times(alpha, n) > 0) == criterion(alpha, n), with_k=False),
)(criterion)


def of_partners(judge: Callable[[Quadratic, Quadratic, int], bool]) -> Plan:
    """The judgment on alpha with its beta, for every n."""

    def cases(effort: Effort) -> Iterator[Case]:
        top = 5 if effort is Effort.DEFAULT else 25
        for alpha, beta in above_one():
            for n in range(1, top + 1):
                at: Json = {"alpha": shown(alpha), "beta": shown(beta), "n": n}
                yield Case(at, judge(alpha, beta, n))

    extent = ALPHAS.format(1) + ", n <= {}"
    plan = enumerated(extent.format(5), extent.format(25))
    return lambda function: plan(cases)


def one(alpha: Quadratic) -> Quadratic:
    """1, to compare with numbers of the same kind."""
    return alpha * 0 + 1


old_claim(
    "beatty.proof-similarly",
    "Slide 57, sentence 1",
    "n = [k beta] for some k if and only if {n/beta} > 1 - 1/beta.",
    CRITERION,
    of_partners(lambda alpha, beta, n: (times(beta, n) > 0) == criterion(beta, n)),
)(criterion)

old_claim(
    "beatty.proof-sum",
    "Slide 57, the sum of the quotients",
    "n/alpha + n/beta = n (1/alpha + 1/beta) = n.",
    of_partners(
        lambda alpha, beta, n: n / alpha + n / beta == (1 / alpha + 1 / beta) * n == one(alpha) * n
    ),
)(one)

old_claim(
    "beatty.proof-fractions-1",
    "Slide 57, the sum of the fractional parts, equality 1",
    "{n/alpha} + {n/beta} = 1.",
    argument(
        "beatty-fractions",
        "Both lie strictly between 0 and 1, as alpha and beta are irrational; their sum differs "
        "from n by integers.",
        FRACTIONS,
    ),
    of_partners(
        lambda alpha, beta, n: (
            (n / alpha).fractional_part() + (n / beta).fractional_part() == one(alpha)
        )
    ),
)(one)

old_claim(
    "beatty.proof-fractions-2",
    "Slide 57, the sum of the fractional parts, equality 2",
    "1 = 1 - 1/alpha + 1 - 1/beta.",
    argument("beatty-right-side", "2 - (1/alpha + 1/beta) is 2 - 1.", RIGHT_SIDE),
    of_partners(lambda alpha, beta, n: 1 - 1 / alpha + (1 - 1 / beta) == one(alpha)),
)(one)

old_claim(
    "beatty.proof-one-inequality",
    "Slide 58, exactly one inequality",
    "Exactly one of {n/alpha} > 1 - 1/alpha and {n/beta} > 1 - 1/beta holds.",
    argument(
        "beatty-one-inequality",
        "Both sides of the two inequalities add up to 1. Equality would make (n + 1)/alpha an "
        "integer.",
        EXACTLY_ONE,
    ),
    of_partners(lambda alpha, beta, n: criterion(alpha, n) != criterion(beta, n)),
)(criterion)

old_claim(
    "beatty.proof-one-statement",
    "Slide 58, exactly one statement",
    "Exactly one of the two sequences has n.",
    BEATTY,
    of_partners(lambda alpha, beta, n: (times(alpha, n) > 0) != (times(beta, n) > 0)),
)(times)


old_claim(
    "beatty.proof-complete",
    "Slide 58, last clause",
    "With that the proof is complete: that a sequence has n means that it has n once.",
    argument(
        "beatty-complete",
        "1/alpha < 1, so that the multiples of alpha are more than 1 apart.",
        ABOVE_ONE,
        NO_REPEAT,
    ),
    of_theorem(lambda first, second: first <= 1 and second <= 1),
)(times)


@claim(("Slide 56", "Slide 58, complete"), settled())
def beatty__proof_above_one_needed__measured() -> Iterator[Case]:
    """That alpha exceeds 1 is needed there, which the slides do not say: for alpha = sqrt(2)/2,
    which slide 56 admits, 2 is [3 alpha] and [4 alpha].
    """
    alpha = quadratic_irrational(0, 1, 2, 2)
    yield Case(
        {"alpha": shown(alpha), "n": 2}, [k for k in range(1, 9) if is_term(alpha, 2, k)] == [3, 4]
    )
