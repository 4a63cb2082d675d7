"""Beatty's theorem for all irrational numbers, by the lines of slides 55 to 58.

A number alpha is there as what it makes of others: `times(x)` is x alpha, `over(x)` is x / alpha.
So no two unknowns are multiplied.
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from proofs_check.methods.theory import *
from reference.positions import PHI, Quadratic, beatty_partner, quadratic_irrational

NUMBERS = range(-3, 8)
"""The integers of the models."""
ALPHAS = (PHI, quadratic_irrational(0, 1, 2), quadratic_irrational(3, 1, 7, 2))
"""The golden ratio, sqrt(2), (3 + sqrt(7)) / 2; each with the beta that goes with it."""


def reals(d: int) -> Sequence[Quadratic]:
    """The real numbers of a model: some of both signs, integers and near them, in sqrt(d)."""
    halves = [(0, 0), (2, 0), (-2, 0), (3, 0), (0, 2), (0, -2), (2, 2), (-4, 2)]
    return [Quadratic(Fraction(p, 2), Fraction(q, 2), d) for p, q in halves]


def scaled(name: str, x: Quadratic) -> dict[str, Callable[..., Any]]:
    """What a number makes of others, by the reference."""
    return {f"times_{name}": lambda y: x * y, f"over_{name}": lambda y: x.reciprocal() * y}


@cache
def models() -> tuple[Model, ...]:
    """Pairs of irrational numbers whose reciprocals add up to 1."""
    return tuple(
        Model(
            f"alpha = {alpha.rational} + {alpha.coefficient} sqrt({alpha.d})",
            {
                **scaled("alpha", alpha),
                **scaled("beta", beatty_partner(alpha)),
                "floor": lambda x: x.floor(),
            },
            {"Int": NUMBERS, "Real": reals(alpha.d)},
        )
        for alpha in ALPHAS
    )


@cache
def any_number() -> tuple[Model, ...]:
    """Positive irrational numbers, of which some are below 1."""
    return tuple(
        Model(
            f"alpha = {alpha.rational} + {alpha.coefficient} sqrt({alpha.d})",
            {
                **scaled("alpha", alpha),
                "floor": lambda x: x.floor(),
                "rational": lambda x: isinstance(x, int) or not x.is_irrational,
            },
            {"Int": NUMBERS, "Real": reals(alpha.d)},
        )
        for alpha in (*ALPHAS, quadratic_irrational(0, 1, 2, 2), quadratic_irrational(-1, 1, 5, 4))
    )


Scale = Callable[[Any], Any]


@dataclass(frozen=True)
class Number:
    """A positive irrational number: what it makes of others, and what is known of it.

    Args:
        name: how it is called.
        times: x times it.
        over: x divided by it.
        linear: for real x and y that both of x + y are the sums of both.
        inverse: for real x that each undoes the other.
        positive: for real x that both are positive if x is.
        irrational: for integers k and n that k times it is not n, k not 0.
    """

    name: str
    times: Scale
    over: Scale
    linear: Theorem
    inverse: Theorem
    positive: Theorem
    irrational: Theorem


# Whether a sum becomes the sum
is_linear = lambda f, x, y: f(x + y) == f(x) + f(y)

equals = notion("Whether a real number is an integer n.", "equals")(
    lambda x, n: (x <= n) & (x >= n)
)

# Whether two undo each other
undo = lambda f, g, x: (f(g(x)) == x + 0) & (g(f(x)) == x + 0)

# Whether both of a positive number are positive
keep_sign = lambda f, g, x: implies(x > 0, (f(x) > 0) & (g(x) > 0))

apart = notion("Whether a real number is not an integer n.", "apart")(
    lambda x, n: (x < n) | (x > n)
)


class Multiples:
    """The integer parts of the multiples of one number, in a theory with [x].

    Args:
        own: the theory.
        floor: [x] there.
        below: that it is the only integer i with x - 1 < i <= x.
        number: the number.
    """

    def __init__(self, own: Theory, floor: Symbol, below: Theorem, number: Number) -> None:
        """Prove the lines of slides 55 and 56."""
        self.number, self.floor, self.below = number, floor, below
        times, over, name = number.times, number.over, number.name

        self.negative = own.follows(f"0 and negative numbers, {name}")(
            lambda r: (
                ((times(r) > 0) == (r > 0))
                & ((over(r) > 0) == (r > 0))
                & (times(r * -1) == times(r) * -1)
                & (over(r * -1) == over(r) * -1)
            ),
            (number.linear, number.positive),
        )
        self.division = own.follows(f"slide 55: k alpha < n if and only if k < n / alpha, {name}")(
            lambda k, n: ((times(k) < n) == (k < over(n))) & ((times(k) <= n) == (k <= over(n))),
            (number.inverse, self.negative),
            lambda k, n: number.linear(n + -times(k), times(k)),
        )
        self.share = own.by_induction(f"slide 57: n/alpha = n (1/alpha), {name}", "n")(
            lambda n: equals(over(n) - over(1) * n, 0),
            number.linear,
            lambda n: number.linear(n - 1, 1),
        )
        self.line_1 = own.follows(
            f"slide 55, line 1: n = [k alpha] if and only if k alpha - 1 < n <= k alpha, {name}"
        )(lambda k, n: self.is_term(k, n) == ((times(k) - 1 < n) & (times(k) >= n)), below)
        self.line_2 = own.follows(
            f"slide 55, line 2: if and only if k - 1/alpha < n/alpha <= k, {name}"
        )(
            lambda k, n: self.is_term(k, n) == ((k < over(n) + over(1)) & (over(n) <= k)),
            (self.line_1, self.division),
            lambda k, n: number.linear(n, 1),
        )
        self.line_3 = own.follows(
            f"slide 55, line 3: if and only if k - 1/alpha < [n/alpha] + (n/alpha) <= k, {name}"
        )(
            lambda k, n: (
                self.is_term(k, n)
                == (
                    (k < floor(over(n)) + self.fraction(n) + over(1))
                    & (floor(over(n)) + self.fraction(n) <= k)
                )
            ),
            self.line_2,
        )
        self.between = own.follows(f"slide 55: 0 < (n/alpha) < 1 for n > 0, {name}")(
            lambda n: under(self.fraction(n), 1) & implies(n > 0, self.fraction(n) > 0),
            (self.negative, below, number.irrational),
            lambda n: self.division(floor(over(n)), n),
        )
        self.later = own.follows(f"if n = [k alpha] then k is at least [n/alpha] + 1, {name}")(
            lambda k, n: implies((n > 0) & self.is_term(k, n), k >= self.place(n)),
            (self.line_3, self.between),
        )
        self.criterion_only_if = own.follows(
            f"slide 55: if n = [k alpha] then (n/alpha) > 1 - 1/alpha, {name}"
        )(
            lambda k, n: implies((n > 0) & self.is_term(k, n), self.criterion(n) & (k >= 1)),
            (self.line_3, self.later, self.negative),
        )
        self.criterion_if = own.follows(
            f"slide 55: if (n/alpha) > 1 - 1/alpha then n = [k alpha], k = [n/alpha] + 1, {name}"
        )(
            lambda n: implies((n > 0) & self.criterion(n), self.is_term(self.place(n), n)),
            self.between,
            lambda n: self.line_3(self.place(n), n),
        )
        self.once = own.follows(f"n = [k alpha] for at most one k, where alpha exceeds 1, {name}")(
            lambda k, n: implies((n > 0) & self.is_term(k, n) & (over(1) < 1), k == self.place(n)),
            (self.line_3, self.between, self.later),
        )

    def is_term(self, k: Any, n: Any) -> Any:
        """Whether n = [k alpha]."""
        return self.floor(self.number.times(k)) == n

    def fraction(self, n: Any) -> Any:
        """{n / alpha}."""
        return self.number.over(n) - self.floor(self.number.over(n))

    def criterion(self, n: Any) -> Any:
        """Whether {n / alpha} > 1 - 1 / alpha."""
        return self.fraction(n) + self.number.over(1) > 1

    def place(self, n: Any) -> Any:
        """The k with n = [k alpha], if there is one: [n / alpha] + 1."""
        return self.floor(self.number.over(n)) + 1


class Partners:
    """Two numbers whose reciprocals add up to 1: slides 57 and 58.

    Args:
        own: the theory.
        alpha: one of them.
        beta: the other.
        reciprocals: that 1/alpha + 1/beta = 1.
    """

    def __init__(
        self, own: Theory, alpha: Multiples, beta: Multiples, reciprocals: Theorem
    ) -> None:
        self.alpha, self.beta = alpha, beta
        a, b = alpha.number, beta.number
        self.sum = own.by_induction("slide 57: n/alpha + n/beta = n", "n")(
            lambda n: equals(a.over(n) + b.over(n), n),
            (a.linear, b.linear, reciprocals),
            lambda n: [each.linear(n - 1, 1) for each in (a, b)],
        )
        self.floors = own.follows(
            "slide 57: the integer parts of n/alpha and n/beta add up to n - 1"
        )(
            lambda n: implies(n > 0, alpha.place(n) + beta.place(n) == n + 1),
            (self.sum, alpha.between, beta.between),
        )
        self.fractions = own.follows(
            "slide 57: the fractional parts of n/alpha and n/beta add up to 1"
        )(
            lambda n: implies(n > 0, equals(alpha.fraction(n) + beta.fraction(n), 1)),
            (self.sum, self.floors),
        )
        self.one_inequality = own.follows("slide 58: exactly one of the two inequalities holds")(
            lambda n: implies(n > 0, alpha.criterion(n) == negation(beta.criterion(n))),
            (reciprocals, self.fractions, a.linear, a.irrational, alpha.division, alpha.negative),
            at=lambda n: (1, alpha.floor(a.over(n)) + 1, n + 1),
        )
        self.above_1 = own.follows("1/alpha + 1/beta = 1 makes both larger than 1")(
            lambda: (a.over(1) < 1) & (b.over(1) < 1), (reciprocals, alpha.negative, beta.negative)
        )
        self.beatty = own.follows("Beatty's theorem: n is in one of the sequences, at one place")(
            lambda n, k, m: implies(
                n > 0,
                (alpha.is_term(alpha.place(n), n) == negation(beta.is_term(beta.place(n), n)))
                & implies(alpha.is_term(alpha.place(n), n), alpha.place(n) >= 1)
                & implies(beta.is_term(beta.place(n), n), beta.place(n) >= 1)
                & implies(alpha.is_term(k, n), (k == alpha.place(n)) & (k >= 1))
                & implies(beta.is_term(m, n), (m == beta.place(n)) & (m >= 1)),
            ),
            (self.one_inequality, self.above_1, alpha.criterion_if, beta.criterion_if, alpha.once),
            (beta.once, alpha.criterion_only_if, beta.criterion_only_if),
            at=lambda n, k, m: (alpha.floor(a.over(n)) + 1, alpha.floor(b.over(n)) + 1),
        )


def integer_part(own: Theory) -> tuple[Symbol, Theorem]:
    """[x] in a theory, and that it alone is an integer i with x - 1 < i <= x."""
    floor = own.function("floor", REAL, INT)
    largest = own.axiom("slide 52: [x] is the largest integer not larger than x")(
        lambda r, i: (r >= floor(r)) & implies(r >= i, floor(r) >= i)
    )
    return floor, own.follows("slide 52: [x] is the only integer i with x - 1 < i <= x")(
        lambda r, i: (
            (r - 1 < floor(r))
            & (r >= floor(r))
            & implies(r >= i, floor(r) >= i)
            & implies((r - 1 < i) & (r >= i), floor(r) == i)
        ),
        lambda r, i: largest(r, floor(r) + 1),
    )


def number(own: Theory, name: str) -> Number:
    """A positive irrational number in a theory."""
    times = own.function(f"times_{name}", REAL, REAL)
    over = own.function(f"over_{name}", REAL, REAL)
    return Number(
        name,
        times,
        over,
        own.assumed(f"multiples and quotients of sums, {name}")(
            lambda r, t: is_linear(times, r, t) & is_linear(over, r, t)
        ),
        own.assumed(f"to divide undoes to multiply, {name}")(lambda r: undo(times, over, r)),
        own.axiom(f"slide 54: the number is positive, {name}")(lambda r: keep_sign(times, over, r)),
        own.axiom(f"slide 54: the number is irrational, {name}")(
            lambda k, n: implies((k > 0) | (k < 0), apart(times(k), n))
        ),
    )


# One number

MULTIPLES = Theory("positions", "multiples", any_number)
MULTIPLES.let(r=REAL, t=REAL)
ANY = Multiples(MULTIPLES, *integer_part(MULTIPLES), number(MULTIPLES, "alpha"))
the_integer = ANY.below
lines = MULTIPLES.together("slide 55: the lines of the proof")(
    lambda k, n: (ANY.line_1(k, n), ANY.line_2(k, n), ANY.line_3(k, n))
)
arithmetic = MULTIPLES.follows("arithmetic alone")(lambda k, n: (k == n) == (n == k))
rational = MULTIPLES.function("rational", REAL, BOOL)
integers_are_rational = MULTIPLES.axiom("slide 54: an integer is no irrational number")(
    lambda n: rational(n)
)
fractional_part = MULTIPLES.follows(
    "slide 55: the fractional part is at least 0 and below 1, and of an irrational number above 0"
)(
    lambda r: under(r - ANY.floor(r), 1) & implies(negation(rational(r)), r - ANY.floor(r) > 0),
    (ANY.below, integers_are_rational),
)
criterion = MULTIPLES.together(
    "slide 56: n = [k alpha] for some positive k if and only if (n/alpha) > 1 - 1/alpha"
)(
    lambda k, n: (
        ANY.criterion_if(n),
        ANY.criterion_only_if(k, n),
        ANY.criterion_only_if(ANY.place(n), n),
    )
)

# Two numbers

BEATTY = Theory("positions", "beatty", models)
BEATTY.let(r=REAL, t=REAL)
floor, inequalities = integer_part(BEATTY)
ALPHA, BETA = (
    Multiples(BEATTY, floor, inequalities, number(BEATTY, name)) for name in ("alpha", "beta")
)
reciprocals = BEATTY.axiom("slide 54: 1/alpha + 1/beta = 1")(
    lambda: equals(ALPHA.number.over(1) + BETA.number.over(1), 1)
)
BOTH = Partners(BEATTY, ALPHA, BETA, reciprocals)
beatty = BOTH.beatty
two_places = BEATTY.together("Beatty's theorem, at two places of each sequence")(
    lambda n, k, j, m, i: (BOTH.beatty(n, k, m), BOTH.beatty(n, j, i))
)
similarly = BEATTY.together(
    "slide 57: n = [k beta] for some positive k if and only if (n/beta) > 1 - 1/beta"
)(
    lambda m, n: (
        BETA.criterion_if(n),
        BETA.criterion_only_if(m, n),
        BETA.criterion_only_if(BETA.place(n), n),
    )
)
quotients = BEATTY.together("slide 57: n/alpha + n/beta = n (1/alpha + 1/beta) = n")(
    lambda n: (BOTH.sum(n), ALPHA.share(n), BETA.share(n))
)
fractions, one_inequality = BOTH.fractions, BOTH.one_inequality

# How the claims' predicates see them

View = tuple[Any, tuple[Any, ...]]

INEQUALITIES = lambda x, i: (True, (x - 1 < ANY.floor(x), x >= ANY.floor(x)))
LARGEST = lambda x, i: (True, (x >= ANY.floor(x), implies(x >= i, ANY.floor(x) >= i)))
UNIQUE = lambda x, i: ((x - 1 < i) & (x >= i), (ANY.floor(x), i))


def _lines(k: Any, n: Any) -> tuple[Any, ...]:
    of = ANY.number
    total = ANY.floor(of.over(n)) + ANY.fraction(n)
    return (
        ANY.is_term(k, n),
        (of.times(k) - 1 < n) & (of.times(k) >= n),
        (k < of.over(n) + of.over(1)) & (of.over(n) <= k),
        (k < total + of.over(1)) & (total <= k),
    )


LINE_1 = lambda k, n: (True, _lines(k, n)[:2])
LINE_2 = lambda k, n: (True, _lines(k, n)[1:3])
LINE_3 = lambda k, n: (True, _lines(k, n)[2:])
FRACTION = lambda x: (True, (x - ANY.floor(x), rational(x)))
IF = lambda k, n: (n > 0, (ANY.criterion(n), ANY.is_term(ANY.place(n), n)))
ONLY_IF = lambda k, n: (n > 0, (ANY.is_term(k, n), ANY.criterion(n)))

_positive = lambda of, k, n: (
    n > 0,
    (of.criterion(n), of.is_term(of.place(n), n) & (of.place(n) >= 1), of.is_term(k, n) & (k >= 1)),
)

POSITIVE_ALPHA = lambda k, n: _positive(ANY, k, n)
POSITIVE_BETA = lambda m, n: _positive(BETA, m, n)


def QUOTIENTS(n: Any) -> View:
    """n/alpha + n/beta, n (1/alpha + 1/beta), and n."""
    alpha, beta = ALPHA.number.over, BETA.number.over
    return n > 0, (alpha(n) + beta(n), (alpha(1) + beta(1)) * n, n)


FRACTIONS = lambda n: (n > 0, (ALPHA.fraction(n) + BETA.fraction(n), 1))


def RIGHT_SIDES() -> View:
    """1 - 1/alpha + 1 - 1/beta, and 1."""
    alpha, beta = ALPHA.number.over(1), BETA.number.over(1)
    return True, ((alpha * -1 + 1) + (beta * -1 + 1), 1)


CRITERIA = lambda n: (n > 0, (ALPHA.criterion(n), BETA.criterion(n)))

_there = lambda of, n: of.is_term(of.place(n), n) & (of.place(n) >= 1)

AT_LEAST = lambda n, k, m: (n > 0, (_there(ALPHA, n), _there(BETA, n)))


def STATEMENTS(n: Any, k: Any, m: Any) -> View:
    """The same, and whether it is there at any other place."""
    terms = (of.is_term(j, n) & (j >= 1) for of, j in ((ALPHA, k), (BETA, m)))
    return n > 0, (_there(ALPHA, n), _there(BETA, n), *terms)


def PLACES(n: Any, k: Any, j: Any, m: Any, i: Any) -> View:
    """Two places of each sequence that have n, and the places."""
    of_alpha = [ALPHA.is_term(each, n) for each in (k, j)]
    of_beta = [BETA.is_term(each, n) for each in (m, i)]
    return n > 0, (*of_alpha, *of_beta, k == j, m == i)
