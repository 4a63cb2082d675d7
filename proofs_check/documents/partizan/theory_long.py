"""Section 3.4.2 for omega, Y_omega, irrational numbers, endless stacks: infinitely many options.

They are games as all others are. Held to the reference is what is left of them where the options
are cut off beyond the numbers that are looked at.
"""

from fractions import Fraction
from itertools import product
from math import floor

from proofs_check.documents.partizan import theory_mean, theory_values as values
from proofs_check.documents.partizan.forms import string
from proofs_check.documents.partizan.theory import *
from proofs_check.documents.partizan.theory_numbers import (
    a_step_away,
    fraction,
    integer,
    nought,
    num,
    order,
    power,
    steps,
    sums_of_numbers,
)
from proofs_check.documents.partizan.theory_small import reds, stalk, stalk_is
from proofs_check.documents.partizan.theory_values import added, ascending, by_value, fraction_of
from proofs_check.methods.theory import *
from reference.partizan.games import ZERO, Game, game
from reference.partizan.numbers import integer_game, number_game

HIGHEST = 3
"""The numbers that are looked at, up to."""
NO_DYADICS = (Fraction(-2, 3), Fraction(17, 12), Fraction(26, 15))
"""Numbers that are no n/2^k, as irrational ones are: -2/3, and near the roots of 2 and 3."""
SUMS = ((), (ZERO,), (integer_game(1), integer_game(-2)))


def _stack(n: int) -> Game:
    return string("L" * max(n, 0))


def long_models() -> Iterator[Model]:
    """Yield the one: games that are cut off beyond the numbers of the model."""
    numbers = range(-HIGHEST, HIGHEST + 1)
    grids = {
        k: {Fraction(n, power(k)) for n in range(-2 * power(k) - 1, 2 * power(k) + 2)}
        for k in range(HIGHEST + 1)
    }
    wholes = [integer_game(n) for n in range(2 * HIGHEST + 2)]  # beyond b - a for all a and b
    powers = {n: number_game(Fraction(1, power(n))) for n in range(HIGHEST + 3)}
    stacks = [_stack(n) for n in range(len(wholes))]

    def cut(x: Fraction, among: set[Fraction]) -> Game:
        below, above = ([y for y in among if (y < x) is side] for side in (True, False))
        return game(map(number_game, below), map(number_game, above))

    every_grid = set().union(*grids.values())
    cuts = {x: cut(x, every_grid) for x in NO_DYADICS}
    in_grid = {(x, k): cut(x, grid) for x, (k, grid) in product(NO_DYADICS, grids.items())}
    stalks = [string("L" + "R" * n) for n in powers]
    omega, y_omega, endless = game(wholes), game([ZERO], list(powers.values())[1:]), game(stacks)

    index = lambda of: lambda G: next((n for n, H in of.items() if G is H), -1)

    as_number = {number_game(x): x for x in every_grid}
    own: dict[str, Callable[..., Any]] = {
        **theory_mean.of_mean(),
        "integer": index(dict(enumerate(wholes))),
        "exponent": index(powers),
        "omega": lambda: omega,
        "y_omega": lambda: y_omega,
        "endless": lambda: endless,
        "stack": _stack,
        "stalk": lambda n: string("L" + "R" * max(n, 0)),
        "reds": index(dict(enumerate(stalks))),
        "endless_stalk": lambda: game([ZERO], stalks),
        "blues": index(dict(enumerate(stacks))),
        "dyadic": lambda x: x.denominator & (x.denominator - 1) == 0,
        "cut": lambda x: cuts.get(x, ZERO),
        "grid": lambda x, k: in_grid.get((x, k), ZERO),
        "lower": lambda x, k: floor(x * power(k)),
        "numerator": lambda G, k: int(as_number.get(G, Fraction(0)) * power(k)),
        "long.top": lambda G: as_number.get(G, Fraction(0)).numerator,
        "long.scale": lambda G: as_number.get(G, Fraction(0)).denominator.bit_length() - 1,
    }
    made = (
        omega,
        y_omega,
        endless,
        game([ZERO], stalks),
        *cuts.values(),
        *in_grid.values(),
        *powers.values(),
    )
    yield model(f"cut off beyond {HIGHEST}", made, own, Int=numbers, Real=NO_DYADICS, Several=SUMS)


LONG = Theory("partizan", "long", long_models)
LONG.let(p=BOOL, X=GAME, K=GAME, R=GAME, x=REAL)
index, exponent = LONG.function("integer", GAME, INT), LONG.function("exponent", GAME, INT)
omega, y_omega = LONG.function("omega", GAME), LONG.function("y_omega", GAME)
endless, endless_stalk = LONG.functions("endless endless_stalk", GAME)
stack = LONG.function("stack", INT, GAME)
blues = LONG.function("blues", GAME, INT)
dyadic = LONG.function("dyadic", REAL, BOOL)
cut, grid = LONG.function("cut", REAL, GAME), LONG.function("grid", REAL, INT, GAME)
lower = LONG.function("lower", REAL, INT, INT)
numerator = LONG.function("numerator", GAME, INT, INT)
top, scale = LONG.function("top", GAME, INT), LONG.function("scale", GAME, INT)

whole = lambda n: num(n, 0)
# 1/2^n
half_power = lambda n: num(1, n)
less = notion("G < H.", "less")(lambda G, H: le(G, H) & negation(le(H, G)))

# Omega

all_integers = LONG.axiom("Section 3.4.2: omega = {0,1,2,3,4,...|}")(
    lambda n, X: (
        implies(n >= 0, option(LEFT, omega(), whole(n)))
        & implies(option(LEFT, omega(), X), (index(X) >= 0) & (X == whole(index(X))))
        & negation(option(RIGHT, omega(), X))
    )
)


less_than_omega = LONG.follows("n is less than omega")(
    lambda n: less(whole(n), omega()),
    (by_value, ascending, all_integers, compared),
    lambda n: [
        (
            refuted(LEFT, whole(n), omega()),
            integer(n, X),
            all_integers(0, X),
            all_integers(n - 1, X),
            compared(LEFT, omega(), X, whole(n - 1)),
        )
        for X in (refuting(LEFT, whole(n), omega()),)
    ],
)

# What shows that K is not at most n: where it is at least omega an option, n or more
_option_from = lambda K, n: refuting(LEFT, K, whole(n))


def _two_options(K: Any) -> tuple[Any, Any]:
    """A Left option of K, and if that is an integer one that is larger."""
    Y = _option_from(K, 0)
    return Y, _option_from(K, index(Y) + 1)


def _dominated(K: Any) -> Any:
    """The first of two options of K is dominated by the second."""
    Y, Z = _two_options(K)
    return option(LEFT, K, Y) & option(LEFT, K, Z) & le(Y, Z) & (Y != Z)


def _left_of_omega(Y: Any, X: Any, R: Any) -> Any:
    """Y is an option of omega, or behind Right's answer R to one, X."""
    behind = option(LEFT, omega(), X) & option(RIGHT, X, R) & option(LEFT, R, Y)
    return option(LEFT, omega(), Y) | behind


always_dominated = LONG.follows(
    "what is at least omega has a Left option, and if that is one of omega's one that dominates it"
)(
    lambda K, X, R: implies(
        le(omega(), K),
        option(LEFT, K, _two_options(K)[0])
        & implies(_left_of_omega(_two_options(K)[0], X, R), _dominated(K)),
    ),
    (all_integers, integer, compared, refuted, by_value, ascending, transitive_for),
)

# Y_omega

all_half_powers = LONG.axiom("Section 3.4.2: Y_omega = {0|1/2,1/4,1/8,...}")(
    lambda n, X: (
        implies(n >= 1, option(RIGHT, y_omega(), half_power(n)))
        & (option(LEFT, y_omega(), X) == (X == whole(0)))
        & implies(option(RIGHT, y_omega(), X), (exponent(X) >= 1) & (X == half_power(exponent(X))))
    )
)

# That 1/2^k is positive
_positive = lambda k: (
    ascending(1, 0, k),
    added(0, 0, k),
    values.halved(0, 0),
    by_value(1, k, 0, 0),
)


def _infinitesimal(n: Any) -> tuple[Any, ...]:
    nil, x, Y = whole(0), half_power(n), y_omega()
    W, V = refuting(LEFT, nil, Y), refuting(LEFT, Y, x)
    return (
        [refuted(LEFT, nil, Y), integer(0, W)],
        refuted(LEFT, Y, x),
        [fraction(0, n, V), integer(1, V)],
        [all_half_powers(k, X) for k, X in ((n + 1, W), (n, V), (n, nil))],
        [_positive(k) for k in (exponent(W), n)],
        [compared(LEFT, Y, nil, nil), by_value(0, 0, 0, 0)],
        [compared(LEFT, V, Y, x), by_value(1, n, 1, n - 1), values.halved(1, n)],
        [compared(LEFT, x, Y, half_power(n + 1)), by_value(1, n + 1, 1, n)],
        values.halved(1, n + 1),
    )


infinitesimal = LONG.follows("0 < Y_omega < 1/2^n")(
    lambda n: implies(n >= 0, less(whole(0), y_omega()) & less(y_omega(), half_power(n))),
    _infinitesimal,
)

# Stacks of blue lines

blue_lines = LONG.axiom(
    "Section 2, Hackenbush: n blue lines, one on the other: a cut leaves the lines below it"
)(
    lambda n, X: implies(
        n >= 0,
        (option(LEFT, stack(n), X) == (under(blues(X), n) & (X == stack(blues(X)))))
        & negation(option(RIGHT, stack(n), X))
        & (blues(stack(n)) == n),
    )
)
endless_lines = LONG.axiom(
    "Section 3.4.2: blue lines without end: a cut leaves the lines below it"
)(
    lambda n, X: (
        implies(n >= 0, option(LEFT, endless(), stack(n)))
        & implies(option(LEFT, endless(), X), (blues(X) >= 0) & (X == stack(blues(X))))
        & negation(option(RIGHT, endless(), X))
    )
)

stack_is = LONG.by_induction("n blue lines, one on the other, are n", "n")(
    lambda n: equal(stack(n), num(n, 0)),
    (refuted, blue_lines, integer, order, transitive_for, no_option),
    at=lambda n: (
        refuting(False, stack(n), num(n, 0)),
        num(blues(refuting(True, stack(n), num(n, 0))), 0),
    ),
)

stack_is_omega = LONG.follows(
    "blue lines without end are omega: the moves are to 0, 1, 2 and so on"
)(
    lambda n, X: implies(
        n >= 0,
        equal(endless(), omega())
        & option(LEFT, endless(), stack(n))
        & equal(stack(n), num(n, 0))
        & implies(option(LEFT, endless(), X), (blues(X) >= 0) & (X == stack(blues(X))))
        & negation(option(RIGHT, endless(), X)),
    ),
    (endless_lines, refuted, all_integers, stack_is, compared),
    at=lambda n, X: stack(index(refuting(True, omega(), endless()))),
)

# One blue line with red lines without end

red_lines_without_end = LONG.axiom(
    "Section 3.4.2: one blue line, red lines without end on top: a cut leaves the lines below it"
)(
    lambda n, X: (
        implies(n >= 0, option(RIGHT, endless_stalk(), stalk(n)))
        & implies(option(RIGHT, endless_stalk(), X), (reds(X) >= 0) & (X == stalk(reds(X))))
        & (option(LEFT, endless_stalk(), X) == (X == zero()))
    )
)
no_half_power = LONG.follows(
    "one blue line with red lines without end on top is less than each 1/2^n"
)(
    lambda n: implies(n >= 0, negation(le(half_power(n), endless_stalk()))),
    (red_lines_without_end, stalk_is, compared),
)

# Irrational numbers

before = notion("From the player's side the first real number is the smaller one.", "before")(
    lambda p, x, y: values.by(p, x) < values.by(p, y)
)
_numeral = lambda X: num(top(X), scale(X))

on_the_sides = LONG.axiom(
    "Section 3.4.2: an irrational x: all numbers below it on the left, all above it on the right"
)(
    lambda p, x, n, k, X: implies(
        negation(dyadic(x)),
        implies((k >= 0) & before(p, fraction_of(n, k), x), option(p, cut(x), num(n, k)))
        & implies(
            option(p, cut(x), X),
            (scale(X) >= 0) & (X == _numeral(X)) & before(p, fraction_of(top(X), scale(X)), x),
        ),
    )
)
on_the_sides_of_grid = LONG.axiom(
    "Section 3.4.2: of an irrational x those of denominator 2^k alone"
)(
    lambda p, x, n, k, X: implies(
        negation(dyadic(x)) & (k >= 0),
        implies(before(p, fraction_of(n, k), x), option(p, grid(x, k), num(n, k)))
        & implies(
            option(p, grid(x, k), X),
            (X == num(numerator(X, k), k)) & before(p, fraction_of(numerator(X, k), k), x),
        ),
    )
)
neighbours = LONG.assumed("a real number that is no n/2^k is between two neighbours of them")(
    lambda x, n, k: implies(
        k >= 0,
        (fraction_of(lower(x, k), k) <= x)
        & (x < fraction_of(lower(x, k) + 1, k))
        & implies(negation(dyadic(x)), (x < fraction_of(n, k)) | (fraction_of(n, k) < x)),
    )
)

between_all = LONG.follows(
    "an irrational x is, as a game, between all numbers below and all above it"
)(
    lambda p, x, n, k: implies(
        negation(dyadic(x)) & (k >= 0) & before(p, fraction_of(n, k), x),
        at_most(p, num(n, k), cut(x)) & negation(at_most(p, cut(x), num(n, k))),
    ),
    (refuted, a_step_away, steps, on_the_sides, ascending, compared, by_value),
    at=lambda p, x, n, k: (refuting(p, num(n, k), cut(x)), scale(refuting(p, num(n, k), cut(x)))),
)

middle = notion("Half way between the neighbours of x.", "middle")(
    lambda x, k: num(2 * lower(x, k) + 1, k + 1)
)


def _is_middle(p: Any, x: Any, k: Any) -> tuple[Any, ...]:
    """The player's options of the grid and the other one's of the number half way do no harm."""
    A, h, q = grid(x, k), lower(x, k), negation(p)
    V = middle(x, k)
    W = refuting(p, A, V)
    end, n = either(p, h + 1, h), numerator(W, k)
    return (
        refuted(p, A, V),
        [on_the_sides_of_grid(p, x, n, k, W), on_the_sides_of_grid(q, x, end, k, W)],
        fraction(h, k + 1, W),
        [neighbours(x, each, k) for each in (n, h, h + 1)],
        [compared(p, W, A, W), by_value(end, k, end, k)],
        [ascending(n, each, k) for each in (h, h + 1)],
        [ascending(each, n, k) for each in (h, h + 1)],
        by_value(2 * h + 1, k + 1, n, k),
        by_value(n, k, 2 * h + 1, k + 1),
        _half_way(h, k),
    )


# That (2 h + 1)/2^(k + 1) is half way between h/2^k and (h + 1)/2^k
_half_way = lambda h, k: (
    values.halved(2 * h + 1, k + 1),
    added(h, h, k),
    added(2 * h, 1, k),
    added(h, 1, k),
    ascending(1, 0, k),
    added(0, 0, k),
)

grid_is = LONG.follows(
    "with the denominator 2^k alone an irrational x is half way between its neighbours"
)(
    lambda x, n, k: implies(
        negation(dyadic(x)) & (k >= 0),
        le(grid(x, k), middle(x, k))
        & le(middle(x, k), grid(x, k))
        & (x < fraction_of(2 * lower(x, k) + 1, k + 1) + fraction_of(1, k))
        & (x > fraction_of(2 * lower(x, k) + 1, k + 1) - fraction_of(1, k))
        & (
            (fraction_of(n, k) < fraction_of(2 * lower(x, k) + 1, k + 1)) == (fraction_of(n, k) < x)
        ),
    ),
    ascending,
    lambda x, n, k: [_is_middle(p, x, k) for p in (LEFT, RIGHT)],
)

irrational = LONG.together(
    "an irrational x as a game, with all numbers and with those of denominator 2^k alone"
)(
    lambda x, n, k: (
        [(between_all(p, x, n, k), on_the_sides(p, x, n, k, num(n, k))) for p in (LEFT, RIGHT)],
        grid_is(x, n, k),
    )
)


def _added_back(a: Any, b: Any, k: Any) -> tuple[Any, ...]:
    """Where omega + m is at most K, omega is at most K - m, with m = a/2^k and K = b/2^k."""
    W, m, less_m, K = omega(), num(a, k), num(-a, k), num(b, k)
    nil = plus(m, less_m)
    return (
        adding(plus(W, m), K, less_m),
        associative(W, m, less_m),
        [sums_of_numbers(*each, k) for each in ((a, -a), (b, -a))],
        nought(k),
        adding(num(0, k), nil, W),
        [commutative(W, each) for each in (nil, zero())],
        neutral(W),
        ranked(W, m, less_m, K, nil, plus(W, m), zero()),
    )


def _below_an_integer(n: Any, k: Any) -> tuple[Any, ...]:
    """That n/2^k is below an integer, and that is below omega."""
    x = fraction_of(n, k)
    above = lower(x, 0) + 1
    return (neighbours(x, 0, 0), by_value(n, k, above, 0), less_than_omega(above))


omega_and_more = LONG.follows("omega and a number is at most no other, of those that are n/2^k")(
    lambda a, b, k: implies(k >= 0, negation(le(plus(omega(), num(a, k)), num(b, k)))),
    transitive_for,
    lambda a, b, k: (_added_back(a, b, k), _below_an_integer(b - a, k)),
)

# G - a/2^k
_less_the_mean = lambda G, a, k: plus(G, neg(num(a, k)))

omega_has_no_mean = LONG.follows(
    "omega less a number is at most no other, nor is minus omega at least one"
)(
    lambda a, b, k: implies(
        k >= 0,
        negation(le(_less_the_mean(omega(), a, k), num(b, k)))
        & negation(le(neg(num(b, k)), _less_the_mean(neg(omega()), a, k))),
    ),
    (omega_and_more, sums_of_numbers, commutative, adding, transitive_for, reversing),
    inverse_of_a_sum,
    lambda a, b, k: omega_and_more(-a, b, k),
)


def _at_one_scale(a: Any, k: Any, b: Any, j: Any) -> tuple[Any, ...]:
    finest = values.finer(k, j)
    return (
        [values.refined(n, own, finest - own) for n, own in ((a, k), (b, j))],
        omega_has_no_mean(values.at_scale(a, k, finest), values.at_scale(b, j, finest), finest),
    )


omega_beyond = LONG.follows(
    "with n = 1 n omega - n m is at most no K, nor is n (-omega) - n m at least any"
)(
    lambda a, k, b, j: implies(
        (k >= 0) & (j >= 0),
        negation(le(theory_mean.less(1, omega(), a, k), num(b, j)))
        & negation(le(neg(num(b, j)), theory_mean.less(1, neg(omega()), a, k))),
    ),
    (theory_mean.repeated, theory_mean.summing, commutative, neutral),
    _at_one_scale,
)

# How the claims' predicates see them


def _bounds(G: Any, a: Any, k: Any, b: Any, j: Any) -> tuple[Any, tuple[Any, ...]]:
    """For n = 1, whatever m = a/2^k and K = b/2^j: whether -K <= n G - n m, and n G - n m <= K."""
    H, K = theory_mean.less(1, G, a, k), num(b, j)
    return {"G": G, "n": 1}, (le(neg(K), H), le(H, K))


OMEGA_ONCE = lambda a, k, b, j: _bounds(omega(), a, k, b, j)
MINUS_OMEGA_ONCE = lambda a, k, b, j: _bounds(neg(omega()), a, k, b, j)
OMEGA = lambda n: (True, (le(whole(n), omega()), le(omega(), whole(n))))


def FORM_OF_OMEGA(K: Any, X: Any, R: Any) -> tuple[Any, tuple[Any, ...]]:
    """For omega, whatever form K is: if they are equal, and what options K has.

    One that is neither of omega's, nor behind an answer R to one, X; or one that another dominates.
    """
    Y = _two_options(K)[0]
    other = option(LEFT, K, Y) & negation(_left_of_omega(Y, X, R))
    return {"G": omega()}, (le(K, omega()) & le(omega(), K), other, _dominated(K))


def Y_OMEGA(n: Any) -> tuple[Any, tuple[Any, ...]]:
    """Any 1/2^n: whether 0 is at most Y_omega and at least, and Y_omega at most 1/2^n."""
    zero, x, Y = whole(0), half_power(n), y_omega()
    return n >= 0, (le(zero, Y), le(Y, zero), le(Y, x), le(x, Y))


def ENDLESS_STALK(n: Any) -> tuple[Any, tuple[Any, ...]]:
    """One blue line with red lines without end on top: whether it is 1/2^n, whatever n is."""
    E = endless_stalk()
    return {"string": E}, (equal(E, half_power(n)),)


def IRRATIONAL(x: Any, n: Any, k: Any) -> tuple[Any, tuple[Any, ...]]:
    """A number x that is no n/2^k, such as an irrational one, and any n/2^k.

    Of those below and above x whether they are on that side, and on that side of the game too; of
    the game with the denominator 2^k alone: whether it is a number v, v and x with the most that
    they may be apart, and n/2^k.
    """
    y, Y, C = fraction_of(n, k), num(n, k), cut(x)
    A, V, v = grid(x, k), middle(x, k), fraction_of(2 * lower(x, k) + 1, k + 1)
    return negation(dyadic(x)) & (k >= 0), (
        (y < x, option(LEFT, C, Y) & less(Y, C)),
        (x < y, option(RIGHT, C, Y) & less(C, Y)),
        le(A, V) & le(V, A),
        (v, x, fraction_of(1, k)),
        y,
    )
