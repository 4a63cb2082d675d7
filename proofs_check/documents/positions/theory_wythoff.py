"""Wythoff's game for all piles: the formula of slide 52, from the moves and the golden ratio.

`times(x)` is x phi; that phi is irrational is proved. P(x, y): the position is a P-position; from
one that is not, a move leads to the P-position (`to_x`, `to_y`).
"""

from dataclasses import dataclass
from functools import cache

from proofs_check.documents.positions import theory_beatty as beatty
from proofs_check.documents.positions.theory_moves import ByRules
from proofs_check.methods.theory import *
from reference.positions import PHI, P, Play, pair, wythoff_moves, wythoff_table

PILES = range(-2, 12)
"""The integers of the models."""
LARGEST = 30
"""The largest pile of which the models know whether it is P, larger than all pairs they ask for."""


@cache
def models() -> tuple[Model, ...]:
    """The one: the golden ratio, and two piles by the reference."""

    def labelled(prefix: str, play: Play) -> dict[str, Callable[..., Any]]:
        table = wythoff_table((LARGEST, LARGEST), play)

        is_p = lambda x, y: min(x, y) >= 0 and table[x][y] is P

        @cache
        def to(x: int, y: int) -> tuple[int, int]:
            if min(x, y) < 0:
                return 0, 0
            return next((after for after in wythoff_moves((x, y)) if is_p(*after)), (x, y))

        return {
            f"{prefix}P": is_p,
            f"{prefix}to_x": lambda x, y: to(x, y)[0],
            f"{prefix}to_y": lambda x, y: to(x, y)[1],
        }

    functions: dict[str, Callable[..., Any]] = {
        "times": lambda x: PHI * x,
        "floor": lambda x: x.floor(),
        "a": lambda n: pair(n)[0] if n >= 0 else 0,
        **labelled("", Play.NORMAL),
        **labelled("misere_", Play.MISERE),
    }
    return (Model("two piles", functions, {"Int": PILES, "Real": beatty.reals(5)}),)


WYTHOFF = Theory("positions", "wythoff", models)
WYTHOFF.let(r=REAL, t=REAL)
times = WYTHOFF.function("times", REAL, REAL)
a = WYTHOFF.function("a", INT, INT)
is_p, misere_p = (WYTHOFF.function(name, INT, INT, BOOL) for name in ("P", "misere_P"))

# The golden ratio

floor, inequalities = beatty.integer_part(WYTHOFF)
sums = WYTHOFF.assumed("multiples of sums")(lambda r, t: beatty.is_linear(times, r, t))
golden = WYTHOFF.axiom("slide 48: phi is positive, and phi^2 = phi + 1")(
    lambda r: (times(times(r)) == times(r) + r) & implies(r > 0, times(r) > 0)
)

over = notion("X / phi.", "over")(lambda x: times(x) - x)
times_next = notion("X (phi + 1).", "times_next")(lambda x: times(x) + x)
over_next = notion("X / (phi + 1).", "over_next")(lambda x: times(x) * -1 + x + x)

linear = WYTHOFF.follows("multiples and quotients of sums, phi")(
    lambda r, t: beatty.is_linear(times, r, t) & beatty.is_linear(over, r, t), sums
)
inverse = WYTHOFF.follows("to divide undoes to multiply, phi")(
    lambda r: beatty.undo(times, over, r), (golden, sums)
)
positive = WYTHOFF.follows("1 < phi < 2")(
    lambda r: beatty.keep_sign(times, over, r) & beatty.keep_sign(times_next, over_next, r),
    (golden, sums),
    at=lambda r: (-r, over(r), times(r), -over(r), over_next(r), -over_next(r)),
)
irrational = WYTHOFF.by_induction(
    "phi is irrational: if k phi were n, (n - k) phi would be k", "k"
)(
    lambda k, n: implies(k > 0, beatty.apart(times(k), n)),
    (golden, positive, sums),
    smaller=lambda k, n: [(n - k, k)],
)
everywhere = WYTHOFF.follows("k phi is no integer, k not 0")(
    lambda k, n: implies((k > 0) | (k < 0), beatty.apart(times(k), n)),
    (irrational, sums),
    at=lambda k, n: (-k, -n),
)
PHI_MULTIPLES = beatty.Multiples(
    WYTHOFF,
    floor,
    inequalities,
    beatty.Number("phi", times, over, linear, inverse, positive, everywhere),
)
NEXT = beatty.Number(
    "phi + 1",
    times_next,
    over_next,
    WYTHOFF.follows("multiples and quotients of sums, phi + 1")(
        lambda r, t: beatty.is_linear(times_next, r, t) & beatty.is_linear(over_next, r, t), sums
    ),
    WYTHOFF.follows("to divide undoes to multiply, phi + 1")(
        lambda r: beatty.undo(times_next, over_next, r), (golden, sums)
    ),
    positive,
    WYTHOFF.follows("k (phi + 1) is no integer, k not 0")(
        lambda k, n: implies((k > 0) | (k < 0), beatty.apart(times_next(k), n)),
        lambda k, n: everywhere(k, n - k),
    ),
)
NEXT_MULTIPLES = beatty.Multiples(WYTHOFF, floor, inequalities, NEXT)
reciprocals = WYTHOFF.follows("slide 53: 1/phi + 1/(phi + 1) = 1")(
    lambda: beatty.equals(over(1) + over_next(1), 1)
)
BOTH = beatty.Partners(WYTHOFF, PHI_MULTIPLES, NEXT_MULTIPLES, reciprocals)

# The pairs

# The larger number of pair n
b = lambda n: a(n) + n
place_in_a = notion("The n with k = a_n, if there is one.", "place_in_a")(
    lambda k: PHI_MULTIPLES.place(k)
)
place_in_b = notion("The n with k = b_n, if there is one.", "place_in_b")(
    lambda k: NEXT_MULTIPLES.place(k)
)

smaller_number = WYTHOFF.axiom("slide 52: a_n = [n phi]")(
    lambda n: implies(n >= 0, a(n) == floor(times(n)))
)
larger_number = WYTHOFF.follows("slide 53: b_n = [n phi] + n = [n (phi + 1)]")(
    lambda n: implies(n >= 0, b(n) == floor(times_next(n))), (smaller_number, inequalities)
)
in_one_pair = WYTHOFF.follows("slide 53: every positive integer is in one of the pairs, once")(
    lambda k, n, m: implies(
        k > 0,
        either(
            a(place_in_a(k)) == k,
            (place_in_a(k) > 0) & implies(m >= 0, negation(b(m) == k)),
            (b(place_in_b(k)) == k) & (place_in_b(k) > 0) & implies(n >= 0, negation(a(n) == k)),
        )
        & implies((n >= 0) & (a(n) == k), n == place_in_a(k))
        & implies((m >= 0) & (b(m) == k), m == place_in_b(k)),
    ),
    (BOTH.beatty, PHI_MULTIPLES.negative, smaller_number, larger_number, inequalities),
    at=lambda k, n, m: (place_in_a(k), place_in_b(k), over(k)),
)
increasing = WYTHOFF.follows("a_n - a_m is at least n - m for n > m, and a_0 = 0")(
    lambda n, m: implies(m >= 0, (a(0) == 0) & implies(n > m, a(n) >= a(m) + n - m)),
    (sums, positive),
    lambda n, m: [(smaller_number(j), inequalities(times(j), 0)) for j in (n, m, 0)],
)

# The game

# The smaller pile and the difference
in_order = lambda x, y: (either(x <= y, x, y), either(x <= y, y - x, x - y))


@notion("Whether two piles are a pair of the formula, in either order.")
def is_pair(x: Any, y: Any) -> Any:
    smaller, difference = in_order(x, y)
    return smaller == a(difference)


_piles = lambda x, y: (x >= 0) & (y >= 0)


def by_rules(prefix: str, is_p: Symbol, of: str, last_wins: bool) -> ByRules:
    """State the two rules.

    Args:
        prefix: what the names of its functions begin with.
        is_p: whether two piles are a P-position.
        of: what the names of the axioms end in.
        last_wins: whether there are no chips at a P-position; else at an N-position.
    """
    to_x, to_y = (WYTHOFF.function(f"{prefix}{name}", INT, INT, INT) for name in ("to_x", "to_y"))

    def no_p(x: Any, y: Any, k: Any) -> Any:
        to_none = implies(
            _piles(x, y) & is_p(x, y) & (k >= 1),
            implies(k <= x, negation(is_p(x - k, y)))
            & implies(k <= y, negation(is_p(x, y - k)))
            & implies((k <= x) & (k <= y), negation(is_p(x - k, y - k))),
        )
        over = (x == 0) & (y == 0)
        return to_none if last_wins else to_none & implies(over, negation(is_p(x, y)))

    def some_p(x: Any, y: Any) -> Any:
        is_n = _piles(x, y) & negation(is_p(x, y))
        return implies(
            is_n if last_wins else is_n & (x + y >= 1),
            _piles(to_x(x, y), to_y(x, y))
            & is_p(to_x(x, y), to_y(x, y))
            & (to_x(x, y) + to_y(x, y) < x + y)
            & (
                ((to_x(x, y) == x) & (to_y(x, y) < y))
                | ((to_y(x, y) == y) & (to_x(x, y) < x))
                | (x - to_x(x, y) == y - to_y(x, y))
            ),
        )

    return ByRules(
        lambda x, y: (to_x(x, y), to_y(x, y)),
        WYTHOFF.axiom(f"slide 35 and rule 3: no move leads from a P-position to one{of}")(no_p),
        WYTHOFF.axiom(f"slide 35 and rule 2: from every other position some move leads to one{of}")(
            some_p
        ),
    )


_to, no_p, some_p = by_rules("", is_p, "", last_wins=True)

# The position after so much is left of the larger pile
_lowered = lambda x, y, left: (either(x <= y, x, left), either(x <= y, left, y))


def _both(x: Any, y: Any) -> tuple[Any, Any]:
    """The pair with the same difference."""
    _, n = in_order(x, y)
    return either(x <= y, a(n), b(n)), either(x <= y, b(n), a(n))


def _left(x: Any, y: Any) -> tuple[Any, Any, Any]:
    """What the winning moves in one pile leave of the larger one: 0, or the partner."""
    smaller, _ = in_order(x, y)
    return 0, a(place_in_b(smaller)), b(place_in_a(smaller))


def _moves(x: Any, y: Any) -> tuple[Fact, ...]:
    """That these moves do not lead from P-position to P-position."""
    smaller, _ = in_order(x, y)
    larger = x + y - smaller
    taken = *(larger - left for left in _left(x, y)), smaller - a(in_order(x, y)[1])
    return tuple(no_p(x, y, k) for k in taken)


def _unique(x: Any, y: Any) -> tuple[Fact, ...]:
    """That a number of two pairs is in one of them."""
    n, m = (in_order(*piles)[1] for piles in ((x, y), _to(x, y)))
    numbers = [in_one_pair(k, *each) for k in (x, y) for each in ((n, m), (m, n))]
    return (*numbers, *(increasing(k, 0) for k in (n, m)))


# The options at which the formula is used, of which one wins if any does.
WINNING_MOVES = lambda x, y: [
    _to(x, y),
    _both(x, y),
    *(_lowered(x, y, left) for left in _left(x, y)[:3]),
]

formula = WYTHOFF.by_induction(
    "slide 52: the P-positions are the pairs ([n phi], [n phi] + n)", lambda x, y: x + y
)(
    lambda x, y: implies(_piles(x, y), is_p(x, y) == is_pair(x, y)),
    some_p,
    lambda x, y: (_unique(x, y), _moves(x, y)),
    lambda x, y: increasing(place_in_a(in_order(x, y)[0]), in_order(x, y)[1]),
    lambda x, y: increasing(place_in_b(in_order(x, y)[0]), 0),
    smaller=WINNING_MOVES,
)
pairs_in_order = WYTHOFF.follows(
    "slide 45: the P-positions, the smaller pile first, are the pairs in order"
)(
    lambda x, y, n, m: (
        implies(rises(0, x, y) & is_p(x, y), (x == a(y - x)) & (y == b(y - x)))
        & implies((n >= 0) & (m >= 0), (n < m) == (a(n) < a(m)))
        & implies(n >= 0, is_p(a(n), b(n)) & (a(n) >= n))
    ),
    (formula, increasing),
)

# The pairs of the formula in which k should be
_pairs_with = lambda k: [(a(place), b(place)) for place in (place_in_a(k), place_in_b(k))]

some_pair = WYTHOFF.together("slide 46: a positive integer is in one of the P-positions")(
    lambda k: (
        in_one_pair(k, 0, 0),
        [formula(*piles) for piles in _pairs_with(k)],
        [increasing(place, 0) for place in (place_in_a(k), place_in_b(k))],
    )
)
one_pair = WYTHOFF.together("slide 46: an integer is in no two P-positions, and in none twice")(
    lambda k, x, y, u, v, n, m: (
        [formula(*piles) for piles in ((x, y), (u, v))],
        [in_one_pair(k, *each) for each in ((y - x, v - u), (v - u, y - x), (n, m), (m, n))],
        [increasing(difference, 0) for difference in (y - x, v - u, n, m)],
    )
)

# Misere play


@notion("(0,1) and (2,2) in the place of (0,0) and (1,2); else the pairs of the formula.")
def misere_formula(x: Any, y: Any) -> Any:
    smaller, difference = in_order(x, y)
    instead = either(smaller == 0, difference == 1, (smaller == 2) & (difference == 0))
    return either((smaller <= 2) & (difference <= 1), instead, is_pair(x, y))


def _from_both(x: Any, y: Any, left: int) -> tuple[Any, Any]:
    """The position after so much is left of the smaller pile, as many removed from both."""
    taken = in_order(x, y)[0] - left
    return x - taken, y - taken


first_pairs = WYTHOFF.follows("a_0 = 0 and a_1 = 1")(
    lambda: (a(0) == 0) & (a(1) == 1), (smaller_number, inequalities, positive, increasing)
)


def _numbers(x: Any, y: Any) -> tuple[Any, ...]:
    """The differences, and in which pairs the smaller pile may be."""
    smaller, n = in_order(x, y)
    return n, in_order(*misere.target(x, y))[1], place_in_a(smaller), place_in_b(smaller)


misere = by_rules("misere_", misere_p, ", misere play, where no chips are N", last_wins=False)
misere_play = WYTHOFF.by_induction(
    "misere play: (0,1) and (2,2) are P in the place of (0,0) and (1,2)", lambda x, y: x + y
)(
    lambda x, y: implies(_piles(x, y), misere_p(x, y) == misere_formula(x, y)),
    (misere.some_p, first_pairs),
    lambda x, y: [
        misere.no_p(x, y, k)
        for smaller in (in_order(x, y)[0],)
        for k in (
            *(x + y - smaller - left for left in (*_left(x, y), 1, 2)),
            *(smaller - left for left in (a(in_order(x, y)[1]), 0, 2)),
        )
    ],
    lambda x, y: [
        in_one_pair(k, *each)
        for n, m in ((in_order(x, y)[1], in_order(*misere.target(x, y))[1]),)
        for k in (x, y)
        for each in ((n, m), (m, n), (1, 1), (0, 0))
    ],
    lambda x, y: [in_one_pair(k, n, n) for k in (1, 2) for n in (1, in_order(x, y)[1])],
    lambda x, y: [increasing(n, m) for n in _numbers(x, y) for m in (0, 1)],
    lambda x, y: (_unique(x, y), increasing(place_in_a(in_order(x, y)[0]), in_order(x, y)[1])),
    smaller=lambda x, y: [
        misere.target(x, y),
        *WINNING_MOVES(x, y)[1:],
        *(_lowered(x, y, x - x + left) for left in (1, 2)),
        *(_from_both(x, y, left) for left in (0, 2)),
    ],
)


def _partner(k: Any) -> Any:
    """The other number of the pair that k is in."""
    in_a, in_b = place_in_a(k), place_in_b(k)
    return either(k == 0, 0, either(a(in_a) == k, b(in_a), a(in_b)))


@notion(
    "A winning move leaves a pile and its partner, or as many more as there were, or at most 2."
)
def moves_by_formula(x: Any, y: Any, i: Any, j: Any) -> Any:
    n = in_order(x, y)[1]
    same = either(x <= y, (i == a(n)) & (j == b(n)), (i == b(n)) & (j == a(n)))
    found = ((i == x) & (j == _partner(x))) | ((j == y) & (i == _partner(y))) | same
    is_move = ((i == x) & (j < y)) | ((i < x) & (j == y)) | ((i < x) & (x - i == y - j))
    return implies(is_move & (is_p(i, j) | misere_p(i, j)), found | ((i <= 2) & (j <= 2)))


by_formula = WYTHOFF.follows("both play rules: positions by the formula, and which moves can win")(
    lambda x, y, i, j: implies(
        _piles(x, y) & _piles(i, j),
        (is_p(x, y) == is_pair(x, y))
        & (misere_p(x, y) == misere_formula(x, y))
        & moves_by_formula(x, y, i, j),
    ),
    (formula, misere_play, in_one_pair, increasing),
    at=lambda x, y, i, j: either(i <= j, j - i, i - j),
)

# How the claims' predicates see them


@dataclass(frozen=True)
class TwoPiles:
    """Two piles as the claims' predicates see them."""

    is_P: Any  # noqa: N815 (the document's letter)
    smaller: Any
    difference: Any
    a: Any


def PILES_BY_FORMULA(x: Any, y: Any) -> tuple[Any, tuple[Any, ...]]:
    smaller, difference = in_order(x, y)
    return _piles(x, y), (TwoPiles(is_p(x, y), smaller, difference, a(difference)),)


# Two piles under both play rules, by rules and by the formula; moves to piles i and j
BY_FORMULA = lambda x, y, i, j: (
    _piles(x, y) & _piles(i, j),
    (
        (is_p(x, y), is_pair(x, y)),
        (misere_p(x, y), misere_formula(x, y)),
        moves_by_formula(x, y, i, j),
    ),
)


def NUMBERED(x: Any, y: Any, n: Any, m: Any) -> tuple[Any, tuple[Any, ...]]:
    """Pairs n and m: their numbers, that they are P-positions, and which is earlier; any other."""
    other = rises(0, x, y) & is_p(x, y)
    return (n >= 0) & (m >= 0), (
        (n, a(n), b(n)),
        is_p(a(n), b(n)),
        (n < m, a(n) < a(m)),
        implies(other, (x == a(y - x)) & (y == b(y - x))),
    )


SECOND = lambda n: (n >= 0, (floor(times_next(n)), a(n), n))


def SOME_PAIR(k: Any) -> tuple[Any, tuple[Any, ...]]:
    """A positive integer: whether it is the smaller or the larger number of a P-position.

    That is pair n of the formula, of which n is at least 1.
    """
    places = ((place_in_a(k), a(place_in_a(k))), (place_in_b(k), b(place_in_b(k))))
    return k > 0, tuple((n >= 1) & is_p(a(n), b(n)) & (number == k) for n, number in places)


def TWO_PAIRS(
    k: Any, x: Any, y: Any, u: Any, v: Any, n: Any, m: Any
) -> tuple[Any, tuple[Any, ...]]:
    """An integer in two P-positions after (0,0), and in pairs n and m of the formula.

    As which number it is in each, and whether they are the same.
    """
    positions = conjunction(
        rises(0, smaller, larger) & (larger > 0) & is_p(smaller, larger)
        for smaller, larger in ((x, y), (u, v))
    )
    return positions & (n >= 1) & (m >= 1), (
        ((x == k, y == k), (u == k, v == k), (x == u) & (y == v)),
        ((a(n) == k, b(n) == k), (a(m) == k, b(m) == k), n == m),
    )


FROM_N = lambda x, y, n, m: (n >= 0, (a(n), n))
