"""The points of Figure 1, counted by n: of those up to any bound on s1 the most have n = 1.

The sets with s1 - s2 = d and one n are d - 1 in a row of s1, the first beyond (n + 1) d. So of each
d no fewer of them, up to a bound, have n than n + 1, and of d the bound divided by n + 2, rounded
up, some have n and none n + 1.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from proofs_check.documents.cumulative.small import pairs
from proofs_check.methods.logic import conjunction, implies
from proofs_check.methods.theory import INT, Kind, Model, Theorem, Theory, either, notion
from reference.cumulative import formula_5_n, rows

BOUNDS = range(-1, 17)
"""The numbers of the model: differences, bounds on s1, and n."""
DIFFERENCES = range(1, 7)
"""Of these more than half are off the half-lines, together; of each larger one at least half."""


def models() -> Iterator[Model]:
    """Yield the one: the sets with a discrepancy and the n of each, by the reference.

    The heap of Conjecture 12 is at most 2 s1^2, as n is at most s2.
    """
    points = [
        (s2, s1, formula_5_n(s2, s1))
        for s2, s1 in pairs(BOUNDS[-1])
        if any(row.FvF != row.AvA for row in rows((s2, s1), 2 * s1 * s1))
    ]

    @cache
    def of_difference(n: int, d: int, N: int) -> int:
        return sum(s1 <= N and s1 - s2 == d and k == n for s2, s1, k in points)

    def up_to(n: int, D: int, N: int) -> int:
        return sum(of_difference(n, d, N) for d in range(1, D + 1))

    @cache
    def off(d: int, N: int) -> int:
        return sum(of_difference(n, d, N) for n in range(1, BOUNDS[-1]))

    def below(d: int, N: int) -> int:
        return sum(s1 <= N and s1 - s2 == d and s1 < 2 * s2 for s2, s1 in pairs(BOUNDS[-1]))

    functions: dict[str, Callable[..., Any]] = {
        "of_difference": of_difference,
        "up_to": up_to,
        "off": off,
        "below": below,
        "in_all": lambda d, N: d * (below(d, N) - off(d, N)),
        "remainder": lambda d, N: N % d if d >= 1 else 0,
        "off_up_to": lambda D, N: sum(off(d, N) for d in range(1, D + 1)),
        "below_up_to": lambda D, N: sum(below(d, N) for d in range(1, D + 1)),
    }
    yield Model("the points of Figure 1", functions, {"Int": BOUNDS})


POINTS = Theory("cumulative", "points", models)

of_difference, up_to = (
    POINTS.function(name, INT, INT, INT, INT) for name in ("of_difference", "up_to")
)
off, below, off_up_to, below_up_to, in_all, remainder = (
    POINTS.function(name, INT, INT, INT)
    for name in ("off", "below", "off_up_to", "below_up_to", "in_all", "remainder")
)


@notion
def is_point(n: Any, s2: Any, s1: Any) -> Any:
    """{s2, s1} is below the line and off the half-lines, and has this n."""
    d = s1 - s2
    return (s2 >= 1) & (s1 < 2 * s2) & (s2 % d != 0) & (s2 // d == n)


counted = POINTS.axiom(
    "Figure 1: the points with a difference and an n, one s1 after the other",
    (INT, INT, INT),
    lambda n, d, N: implies(
        (d >= 1) & (N >= 0),
        either(
            N == 0,
            of_difference(n, d, N) == 0,
            of_difference(n, d, N)
            == of_difference(n, d, N - 1) + either(is_point(n, N - d, N), 1, 0),
        ),
    ),
    kind=Kind.RECURSION,
)
added = POINTS.axiom(
    "the points with an n, one difference after the other",
    (INT, INT, INT),
    lambda n, D, N: implies(
        D >= 0,
        either(
            D == 0,
            up_to(n, D, N) == 0,
            up_to(n, D, N) == up_to(n, D - 1, N) + of_difference(n, D, N),
        ),
    ),
    kind=Kind.RECURSION,
)


def _beyond(n: Any, d: Any, N: Any) -> Any:
    """How far the bound is beyond (n + 1) d, from 0 to d - 1."""
    over = N - (n * d + d)
    return either(over <= 0, 0, either(over < d, over, d - 1))


at_least_once = POINTS.theorem(
    "a product of two positive factors is at least either",
    (INT, INT),
    lambda k, d: implies((k >= 1) & (d >= 1), k * d >= d),
)
whole_part = POINTS.theorem(
    "a point has this n just where s1 is between (n + 1) d and (n + 2) d",
    (INT, INT, INT),
    lambda n, d, N: implies(
        (n >= 1) & (d >= 1), is_point(n, N - d, N) == ((n * d + d < N) & (N < n * d + d + d))
    ),
    lambda n, d, N: [at_least_once(k, d) for k in ((N - d) // d - n, n - (N - d) // d)],
    lambda n, d, N: [at_least_once(k, d) for k in (n, (N - d) // d)],
)
in_a_row = POINTS.induction(
    "with one difference d and one n the points are d - 1 in a row, the first beyond (n + 1) d",
    (INT, INT, INT),
    lambda n, d, N: implies((n >= 1) & (d >= 1), of_difference(n, d, N) == _beyond(n, d, N)),
    counted,
    whole_part,
    on=lambda n, d, N: N,
    smaller=[lambda n, d, N: (n, d, N - 1)],
)
fewer = POINTS.induction(
    "no fewer points have n than n + 1; more, where so many of one difference do",
    (INT, INT, INT, INT),
    lambda n, D, N, d: implies(
        (n >= 1) & (N >= 0),
        (up_to(n + 1, D, N) <= up_to(n, D, N))
        & implies(
            (d >= 1) & (d <= D) & (of_difference(n + 1, d, N) < of_difference(n, d, N)),
            up_to(n + 1, D, N) < up_to(n, D, N),
        ),
    ),
    lambda n, D, N, d: (added(n, D, N), added(n + 1, D, N)),
    lambda n, D, N, d: (in_a_row(n, D, N), in_a_row(n + 1, D, N)),
    on=lambda n, D, N, d: D,
    smaller=[lambda n, D, N, d: (n, D - 1, N, d)],
)


def more_have(n: int) -> Any:
    """More points have this n than the next one."""
    k = n + 2

    def by(N: Any) -> Any:
        d = (N + (k - 1)) // k
        return (
            fewer(n, N, N, d),
            in_a_row(n, d, N),
            in_a_row(n + 1, d, N),
        )

    return by


def more_than_the_next(n: int, least: int) -> Theorem:
    """More points have this n than the next one, where s1 goes so far or further."""
    return POINTS.theorem(
        f"more points have n = {n} than n = {n + 1}, from s1 up to {least} on",
        (INT,),
        lambda N: implies(N >= least, up_to(n + 1, N, N) < up_to(n, N, N)),
        more_have(n),
    )


first, second = more_than_the_next(1, 5), more_than_the_next(2, 10)
others = POINTS.induction(
    "no more points have an n above 3 than have n = 3",
    (INT, INT),
    lambda n, N: implies((n >= 3) & (N >= 0), up_to(n, N, N) <= up_to(3, N, N)),
    lambda n, N: fewer(n - 1, N, N, 0),
    on=lambda n, N: n,
    smaller=[lambda n, N: (n - 1, N)],
)
largest_area = POINTS.theorem(
    "of the points with s1 up to 10 or more the most have n = 1, of the others the most n = 2",
    (INT, INT),
    lambda n, N: implies(
        (n >= 3) & (N >= 10),
        (up_to(1, N, N) > up_to(2, N, N)) & (up_to(2, N, N) > up_to(n, N, N)),
    ),
    lambda n, N: (first(N), second(N), others(n, N)),
)


# Below the line

left_over = POINTS.axiom(
    "what is left of N when d is taken away as often as can be",
    (INT, INT),
    lambda d, N: implies(
        (d >= 1) & (N >= 0), remainder(d, N) == either(N < d, N, remainder(d, N - d))
    ),
    kind=Kind.RECURSION,
)
counted_below = POINTS.axiom(
    "Figure 1: the sets with a difference below the line, those off the half-lines; d for each on",
    (INT, INT),
    lambda d, N: implies(
        (d >= 1) & (N >= 0),
        either(
            2 * d >= N,
            (below(d, N) == 0) & (off(d, N) == 0) & (in_all(d, N) == 0),
            (below(d, N) == below(d, N - 1) + 1)
            & either(
                remainder(d, N - d) != 0,
                (off(d, N) == off(d, N - 1) + 1) & (in_all(d, N) == in_all(d, N - 1)),
                (off(d, N) == off(d, N - 1)) & (in_all(d, N) == in_all(d, N - 1) + d),
            ),
        ),
    ),
    kind=Kind.RECURSION,
)
added_below = POINTS.axiom(
    "the sets below the line, and those off the half-lines, one difference after the other",
    (INT, INT),
    lambda D, N: implies(
        D >= 0,
        either(
            D == 0,
            (off_up_to(D, N) == 0) & (below_up_to(D, N) == 0),
            (off_up_to(D, N) == off_up_to(D - 1, N) + off(D, N))
            & (below_up_to(D, N) == below_up_to(D - 1, N) + below(D, N)),
        ),
    ),
    kind=Kind.RECURSION,
)


def _on(d: Any, N: Any) -> Any:
    """How many are on the half-lines."""
    return below(d, N) - off(d, N)


remainders = POINTS.induction(
    "the remainder by d grows by 1 up to d - 1, and then it is 0",
    (INT, INT),
    lambda d, N: implies(
        (d >= 1) & (N >= 1),
        (remainder(d, N - 1) >= 0)
        & (remainder(d, N - 1) < d)
        & (remainder(d, N) == either(remainder(d, N - 1) == d - 1, 0, remainder(d, N - 1) + 1)),
    ),
    lambda d, N: (left_over(d, N), left_over(d, N - 1), left_over(d, 0)),
    on=lambda d, N: N,
    smaller=[lambda d, N: (d, N - d)],
)
each_d_th = POINTS.induction(
    "of the sets below the line with one difference d each d-th is on a half-line",
    (INT, INT),
    lambda d, N: implies(
        d >= 1,
        (below(d, N) == either(2 * d >= N, 0, N - 2 * d))
        & (_on(d, N) >= 0)
        & (below(d, N) == in_all(d, N) + either(2 * d >= N, 0, remainder(d, N)))
        & conjunction(implies(d >= k, k * _on(d, N) <= in_all(d, N)) for k in DIFFERENCES),
    ),
    lambda d, N: (counted_below(d, N), left_over(d, N)),
    lambda d, N: [left_over(d, k * d) for k in range(3)],
    lambda d, N: (remainders(d, N), remainders(d, N + 1)),
    on=lambda d, N: N,
    smaller=[lambda d, N: (d, N - 1)],
)
half = POINTS.theorem(
    "of one difference but 1 at least half are off the half-lines",
    (INT, INT),
    lambda d, N: implies((d >= 2) & (N >= 0), 2 * off(d, N) >= below(d, N)),
    lambda d, N: (each_d_th(d, N), remainders(d, N + 1)),
)
six = POINTS.theorem(
    "of differences up to 6 more than half are, from s1 up to 14 on",
    (INT,),
    lambda N: implies(N >= 14, 2 * off_up_to(6, N) > below_up_to(6, N)),
    lambda N: [(added_below(d, N), each_d_th(d, N), remainders(d, N + 1)) for d in DIFFERENCES],
    lambda N: added_below(0, N),
)
more_than_half = POINTS.induction(
    "below the line more than half of the sets are off the half-lines, from s1 up to 14 on",
    (INT, INT),
    lambda D, N: implies((D >= 6) & (N >= 14), 2 * off_up_to(D, N) > below_up_to(D, N)),
    lambda D, N: (six(N), added_below(D, N), half(D, N)),
    on=lambda D, N: D,
    smaller=[lambda D, N: (D - 1, N)],
)
below_the_line = POINTS.theorem(
    "so of all differences",
    (INT,),
    lambda N: implies(N >= 14, 2 * off_up_to(N, N) > below_up_to(N, N)),
    lambda N: more_than_half(N, N),
)


def AREAS(n: Any, N: Any) -> tuple[Any, tuple[Any, ...]]:
    """Any bound, and any n from 3 on: how many points have n = 1, n = 2 and this n."""
    return (n >= 3) & (N >= 10), tuple(up_to(k, N, N) for k in (1, 2, n))


def BELOW_THE_LINE(N: Any) -> tuple[Any, tuple[Any, ...]]:
    """Any bound: how many sets are below the line, and how many of them off the half-lines."""
    return N >= 14, (off_up_to(N, N), below_up_to(N, N))
