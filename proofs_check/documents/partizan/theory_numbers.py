"""Section 3.4.1 for all numbers: their order, the simplest one between two, which options matter.

n/2^k is `num(n, k)`, whichever n and k give it. A game is a number where all its options are, and
no Left option is as great as a Right option. The denominator of n/2^k is 2^k over `step(n, k)`, so
that options of numbers are a step away.
"""

from fractions import Fraction
from functools import cache

from proofs_check.documents.partizan import play
from proofs_check.documents.partizan.theory import *
from proofs_check.methods.ordinals import commutes, grows
from proofs_check.methods.theory import *
from reference.partizan import games
from reference.partizan.games import ZERO, Game, game
from reference.partizan.infinitesimals import STAR, UP
from reference.partizan.numbers import number, number_game, simplest_number

NUMBERS_UP_TO = 4
"""The numerators and exponents of the models, up to."""


def power(k: int) -> int:
    """2^k; of a negative k 1."""
    return int(2 ** max(k, 0))


def number_of(n: int, k: int) -> Game:
    """n/2^k by the reference; of a negative k n."""
    return number_game(Fraction(n, power(k)))


@cache
def is_number(G: Game) -> bool:
    """Whether all options are numbers, and no Left option is as great as a Right option."""
    below = all(is_number(X) for X in (*G.left, *G.right))
    return below and not any(games.at_most(Y, X) for X in G.left for Y in G.right)


def _culprit(p: bool, G: Game) -> Game:
    """Why a game is no number: an option that is none, or options that cross."""
    none = (X for X in options(p, G) if not is_number(X))
    crossing = ((X, Y) for X in G.left for Y in G.right if games.at_most(Y, X))
    return next(none, next(crossing, (G, G))[0 if p else 1])


def step(n: int, k: int) -> int:
    """How far multiples of 1/2^k with the denominator of n/2^k are apart, in 1/2^k."""
    return power(k) // Fraction(n, power(k)).denominator


def _simplest(a: int, b: int, k: int) -> int:
    """The simplest number between a/2^k and b/2^k, in 1/2^(k + 1)."""
    if a >= b:
        return 0
    x = simplest_number(Fraction(a, power(k)), Fraction(b, power(k)))
    return int(x * 2 * power(k))


def _numerator(G: Game, k: int) -> int:
    """The n of which G is equal to n/2^k."""
    x = number(G)
    return 0 if x is None else int(x * power(k))


@cache
def _ones(n: int) -> Game:
    """1 + ... + 1."""
    return ZERO if n <= 0 else games.plus(_ones(n - 1), number_of(1, 0))


def _misfits(G: Game, x: Game) -> list[tuple[bool, Game]]:
    """The options that keep x from being between the options, and whose they are."""
    left = [(LEFT, X) for X in G.left if games.at_most(x, X)]
    return left + [(RIGHT, X) for X in G.right if games.at_most(X, x)]


def _misfit(G: Game, x: Game) -> Game:
    return next((X for _, X in _misfits(G, x)), G)


def _misfit_of(G: Game, x: Game) -> bool:
    return next((p for p, _ in _misfits(G, x)), LEFT)


def of_numbers() -> dict[str, Callable[..., Any]]:
    """The functions of this theory, by the reference."""

    def in_game(p: bool, G: Game, x: Game) -> Game:
        good = (X for X in options(p, G) if not games.mover_wins(games.plus(X, x), not p))
        return next(good, G)

    return {
        "number": is_number,
        "culprit": _culprit,
        "num": number_of,
        "step": step,
        "unit": power,
        "pair": lambda G, H: game([G], [H]),
        "simplest": _simplest,
        "numerator": _numerator,
        "ones": _ones,
        "no_value": lambda G: number(G) is None,
        "in_game": in_game,
        "fits": play.fits,
        "misfit": _misfit,
        "misfit_of": _misfit_of,
        "simplest_fit": lambda G, x: (
            play.fits(G, x) and not any(play.fits(G, X) for X in (*x.left, *x.right))
        ),
    }


def _models() -> Iterator[Model]:
    """Yield the one: small numbers, and some games that are none."""
    numbers = [number_game(Fraction(n, 4)) for n in range(-6, 7)]
    several = game(numbers[2:7:2], numbers[8:10])
    others = [
        *(UP, game([ZERO], [STAR, UP]), game(numbers[4:5], numbers[2:3])),
        *(several, game(several.left[-1:], several.right[:1])),
        *(game([*numbers[5:9], STAR], numbers[9:]), game([numbers[8], STAR], numbers[9:10])),
        game(numbers[4:6], numbers[7:9]),
    ]
    yield model(
        "numbers", (*numbers, *others), of_numbers(), Int=range(-NUMBERS_UP_TO, NUMBERS_UP_TO + 1)
    )


NUMBERS = Theory("partizan", "numbers", _models)
NUMBERS.let(p=BOOL, G=GAME, X=GAME, Y=GAME, H=GAME, x=GAME)
is_num = NUMBERS.function("number", GAME, BOOL)
culprit = NUMBERS.function("culprit", BOOL, GAME, GAME)
num = NUMBERS.function("num", INT, INT, GAME)
step_of = NUMBERS.function("step", INT, INT, INT)
unit = NUMBERS.function("unit", INT, INT)
pair = NUMBERS.function("pair", GAME, GAME, GAME)
simplest = NUMBERS.function("simplest", INT, INT, INT, INT)
numerator = NUMBERS.function("numerator", GAME, INT, INT)
ones = NUMBERS.function("ones", INT, GAME)
fits = NUMBERS.function("fits", GAME, GAME, BOOL)
misfit, misfit_of = (
    NUMBERS.function("misfit", GAME, GAME, GAME),
    NUMBERS.function("misfit_of", GAME, GAME, BOOL),
)
no_value = NUMBERS.function("no_value", GAME, BOOL)
in_game = NUMBERS.function("in_game", BOOL, GAME, GAME, GAME)
simplest_fit = NUMBERS.function("simplest_fit", GAME, GAME, BOOL)

# What numbers are

numbers_below = NUMBERS.axiom("a number's options are numbers, and do not cross")(
    lambda p, G, X, Y: implies(
        is_num(G) & option(p, G, X),
        is_num(X) & implies(option(negation(p), G, Y), negation(at_most(p, Y, X))),
    )
)
no_number = NUMBERS.axiom("what is no number has an option that is none, or options that cross")(
    lambda G: (
        is_num(G)
        | (option(LEFT, G, culprit(LEFT, G)) & negation(is_num(culprit(LEFT, G))))
        | (option(RIGHT, G, culprit(RIGHT, G)) & negation(is_num(culprit(RIGHT, G))))
        | (
            option(LEFT, G, culprit(LEFT, G))
            & option(RIGHT, G, culprit(RIGHT, G))
            & le(culprit(RIGHT, G), culprit(LEFT, G))
        )
    )
)
integer = NUMBERS.axiom("Section 3.4.1: n + 1 = {n|}, -n - 1 = {|-n}, 0 = {|}")(
    lambda n, X: (
        (option(LEFT, num(n, 0), X) == ((n >= 1) & (X == num(n - 1, 0))))
        & (option(RIGHT, num(n, 0), X) == ((n <= -1) & (X == num(n + 1, 0))))
    )
)
fraction = NUMBERS.axiom(
    "Section 3.4.1: (2 h + 1)/2^k = {h/2^(k - 1)|(h + 1)/2^(k - 1)}, in lowest terms"
)(
    lambda h, k, X: implies(
        k >= 1,
        (option(LEFT, num(2 * h + 1, k), X) == (X == num(h, k - 1)))
        & (option(RIGHT, num(2 * h + 1, k), X) == (X == num(h + 1, k - 1)))
        & (num(2 * h, k) == num(h, k - 1)),
    )
)
number_between = NUMBERS.axiom("Section 3.4: {G|H}")(
    lambda G, H, X: (
        (option(LEFT, pair(G, H), X) == (X == G)) & (option(RIGHT, pair(G, H), X) == (X == H))
    )
)

# Order

own_options = NUMBERS.by_induction(
    "a number is greater than its Left options, less than its Right options",
    lambda p, G, X: rank(G),
)(
    lambda p, G, X: implies(is_num(G) & option(p, G, X), at_most(p, X, G)),
    (refuted, no_option, numbers_below, transitive_for, ends),
    at=lambda p, G, X: refuting(p, X, G),
)
total_order = NUMBERS.follows("numbers compare")(
    lambda G, H: implies(is_num(G) & is_num(H), le(G, H) | le(H, G)),
    (refuted, own_options, transitive),
    at=lambda G, H: (True, refuting(True, G, H), False),
)

_culprits = lambda G: (culprit(LEFT, G), culprit(RIGHT, G))

integers = NUMBERS.by_induction("integers are numbers", lambda n: either(n >= 0, n, -n))(
    lambda n: is_num(num(n, 0)),
    (no_number, integer),
    at=lambda n: (n + 1, num(n, 0), culprit(True, num(n, 0)), culprit(False, num(n, 0))),
)


def _next(n: Any, k: Any) -> tuple[Any, ...]:
    """num(n, k) and num(n + 1, k) by halves, and that one of them is between the halves."""
    h = n // 2
    x = num(2 * h + 1, k)
    low, high = num(h, k - 1), num(h + 1, k - 1)
    return (
        [fraction(h, k, X) for X in (low, high, *_culprits(x))],
        fraction(h + 1, k, low),
        no_number(x),
        own_options(LEFT, x, low),
        own_options(RIGHT, x, high),
        no_option(LEFT, x, low),
        no_option(RIGHT, x, high),
        *ranked(x),
    )


successive = NUMBERS.by_induction("n/2^k is a number, and less than (n + 1)/2^k", "k")(
    lambda n, k: (
        is_num(num(n, k)) & le(num(n, k), num(n + 1, k)) & negation(le(num(n + 1, k), num(n, k)))
    ),
    (integers, integer, own_options, no_option),
    _next,
)
_ascending = NUMBERS.by_induction(
    "m/2^k <= n/2^k where m <= n, and less where less", lambda m, n, k: n - m
)(
    lambda m, n, k: implies(
        k >= 0, le(num(m, k), num(n, k)) & implies(m < n, negation(le(num(n, k), num(m, k))))
    ),
    (successive, reflexive, transitive),
)
order = NUMBERS.follows("m/2^k <= n/2^k just where m <= n")(
    lambda m, n, k: implies(k >= 0, le(num(m, k), num(n, k)) == (m <= n)), _ascending
)
nought = NUMBERS.by_induction("0/2^k is 0", "k")(
    lambda k: num(0, k) == zero(),
    (fraction, same, integer, nothing),
    at=lambda k: (num(0, 0), differing(num(0, 0), zero()), side(num(0, 0), zero())),
)

# Denominators, and the options of numbers

lowest_terms = NUMBERS.recursion(
    "Section 3.4.1: denominators: halving, as long as the numerator is even"
)(
    lambda h, k: (
        (unit(0) == 1)
        & (step_of(h, 0) == 1)
        & implies(
            k >= 1,
            (unit(k) == 2 * unit(k - 1))
            & (step_of(2 * h + 1, k) == 1)
            & (step_of(2 * h, k) == 2 * step_of(h, k - 1)),
        )
    )
)

toward = notion(
    "Where the player's option of n/2^k is: a step to the left of Left, to the right of Right.",
    "toward",
)(lambda p, n, k: either(p, n - step_of(n, k), n + step_of(n, k)))


def _is_step(n: Any, k: Any) -> Any:
    s, most = step_of(n, k), unit(k)
    return (
        rises(1, s, most)
        & implies(s == most, (n >= most) | (n == 0) | (n <= -most))
        & implies(n == 0, s == most)
    )


def _is_finer(p: Any, n: Any, k: Any) -> Any:
    s, other, most = step_of(n, k), step_of(toward(p, n, k), k), unit(k)
    return either(s == most, other == most, other > s)


steps = NUMBERS.by_induction(
    "a step from a number is one with a smaller denominator, unless both are integers", "k"
)(
    lambda p, n, k: _is_step(n, k) & _is_finer(p, n, k),
    lowest_terms,
    smaller=lambda p, n, k: [(p, n // 2, k - 1), (p, n // 2 + 1, k - 1)],
)
a_step_away = NUMBERS.by_induction(
    "the options of a number are a step away, those of an integer nearer to 0", "k"
)(
    lambda p, n, k, X: (
        implies(
            option(p, num(n, k), X),
            (X == num(toward(p, n, k), k))
            & implies(step_of(n, k) == unit(k), either(p, n >= unit(k), n <= -unit(k))),
        )
        & implies(
            (step_of(n, k) < unit(k)) | either(p, n >= 1, n <= -1),
            option(p, num(n, k), num(toward(p, n, k), k)),
        )
    ),
    integer,
    lambda p, n, k, X: [
        fraction(h, k, each)
        for h in (n // 2, n // 2 + 1, toward(p, n // 2, k - 1))
        for each in (X, num(toward(p, n, k), k))
    ],
    lambda p, n, k, X: [lowest_terms(h, k) for h in (n // 2, n)],
    smaller=lambda p, n, k, X: [(p, n // 2, k - 1, X)],
)

# Sums

coarser = NUMBERS.by_induction(
    "the denominator of a sum is at most the greater one of the summands", "k"
)(
    lambda m, n, k: (step_of(m, k) <= step_of(m + n, k)) | (step_of(n, k) <= step_of(m + n, k)),
    lowest_terms,
    lambda m, n, k: steps(LEFT, m + n, k),
    smaller=lambda m, n, k: [(m // 2, n // 2, k - 1)],
)


def _summed(p: Any, m: Any, n: Any, k: Any) -> tuple[Any, ...]:
    x, y, N, q = num(m, k), num(n, k), num(m + n, k), negation(p)
    S = plus(x, y)
    W = refuting(p, S, N)
    Y = moved(p, x, y, W)
    own, other = (toward(p, m, k), n), (m, toward(p, n, k))
    back = [(toward(q, m, k), n), (m, toward(q, n, k))]
    end = toward(q, m + n, k)
    return (
        refuted(p, S, N),
        moves(p, x, y, W),
        [(a_step_away(p, each, k, Y), ends(p, num(each, k), Y)) for each in (m, n)],
        [
            (transitive_for(p, N, W, num(a + b, k)), order(m + n, a + b, k), order(a + b, m + n, k))
            for a, b in (own, other)
        ],
        a_step_away(q, m + n, k, W),
        [steps(q, each, k) for each in (m, n, m + n)],
        coarser(m, n, k),
        [
            (
                a_step_away(q, each, k, num(toward(q, each, k), k)),
                move(q, x, y, num(toward(q, each, k), k)),
                ends(q, num(each, k), num(toward(q, each, k), k)),
            )
            for each in (m, n)
        ],
        [
            (
                order(a + b, end, k),
                order(end, a + b, k),
                transitive_for(p, plus(num(a, k), num(b, k)), num(a + b, k), W),
                transitive_for(p, plus(num(a, k), num(b, k)), W, S),
                no_option(q, S, plus(num(a, k), num(b, k))),
            )
            for a, b in back
        ],
    )


summed = NUMBERS.by_induction(
    "m/2^k + n/2^k is (m + n)/2^k", lambda m, n, k: rank(num(m, k)) + rank(num(n, k))
)(
    lambda m, n, k: implies(k >= 0, equal(plus(num(m, k), num(n, k)), num(m + n, k))),
    (ends, grows, commutes),
    lambda m, n, k: (_summed(LEFT, m, n, k), _summed(RIGHT, m, n, k)),
)
sums_of_numbers = NUMBERS.follows("numbers as games are added and compared as numbers are")(
    lambda m, n, k: implies(
        k >= 0,
        equal(plus(num(m, k), num(n, k)), num(m + n, k))
        & equal(neg(num(m, k)), num(-m, k))
        & (le(num(m, k), num(n, k)) == (m <= n)),
    ),
    (summed, order, nought, involution),
    lambda m, n, k: difference(num(-m, k), neg(num(m, k))),
)
_counting = NUMBERS.axiom("Section 3.4.1: n is 1 + ... + 1")(
    lambda n: (ones(0) == zero()) & implies(n >= 1, ones(n) == plus(ones(n - 1), num(1, 0)))
)
_counted = NUMBERS.by_induction("1 + ... + 1 is n", "n")(
    lambda n: equal(ones(n), num(n, 0)),
    (_counting, nought, adding, transitive),
    lambda n: summed(n - 1, 1, 0),
)
next_integer = NUMBERS.follows("n + 1 = {n|}, 1 + ... + 1 being n, and so are their inverses")(
    lambda n, X: implies(
        n >= 0,
        equal(ones(n + 1), num(n + 1, 0))
        & equal(neg(ones(n + 1)), neg(num(n + 1, 0)))
        & (option(LEFT, num(n + 1, 0), X) == (X == num(n, 0)))
        & negation(option(RIGHT, num(n + 1, 0), X)),
    ),
    (_counted, integer, reversing),
    at=lambda n, X: (n + 1, ones(n + 1), num(n + 1, 0)),
)

# The simplest number

_size = notion("The absolute value.", "size")(lambda n: either(n >= 0, n, -n))
_strictly = lambda low, n, high: (low < n) & (n < high)

simplest_between = NUMBERS.axiom(
    "Section 3.4.1, criteria: the smallest denominator, then the number closest to 0"
)(
    lambda a, b, k, y: implies(
        (a < b) & (k >= 0),
        _strictly(2 * a, simplest(a, b, k), 2 * b)
        & implies(
            _strictly(2 * a, y, 2 * b),
            (step_of(y, k + 1) <= step_of(simplest(a, b, k), k + 1))
            & implies(
                step_of(y, k + 1) == step_of(simplest(a, b, k), k + 1),
                _size(simplest(a, b, k)) <= _size(y),
            ),
        ),
    )
)

bars = notion("{a/2^k|b/2^k}.", "bars")(lambda a, b, k: pair(num(a, k), num(b, k)))


def _is_simplest(p: Any, a: Any, b: Any, k: Any) -> tuple[Any, ...]:
    m, G = simplest(a, b, k), bars(a, b, k)
    x, W, y = num(m, k + 1), refuting(p, G, num(m, k + 1)), toward(negation(p), m, k + 1)
    # The other end is the option that a step away from x is beyond.
    end = either(p, 2 * b, 2 * a)
    Y = num(end, k + 1)
    return (
        refuted(p, G, x),
        number_between(num(a, k), num(b, k), W),
        number_between(num(a, k), num(b, k), Y),
        [fraction(each, k + 1, x) for each in (a, b)],
        [order(each, end_, k + 1) for each, end_ in ((m, 2 * a), (2 * b, m), (end, y), (y, end))],
        a_step_away(negation(p), m, k + 1, W),
        steps(negation(p), m, k + 1),
        simplest_between(a, b, k, y),
        transitive_for(p, Y, W, G),
        no_option(negation(p), G, Y),
    )


is_simplest = NUMBERS.follows("{a|b} is the simplest number between a and b")(
    lambda a, b, k: implies(
        (a < b) & (k >= 0), equal(bars(a, b, k), num(simplest(a, b, k), k + 1))
    ),
    lambda a, b, k: (_is_simplest(LEFT, a, b, k), _is_simplest(RIGHT, a, b, k)),
)

criteria = NUMBERS.follows("{a|b} meets the criteria, and no other number does")(
    lambda a, b, k, y: implies(
        (a < b) & (k >= 0),
        equal(bars(a, b, k), num(simplest(a, b, k), k + 1))
        & _strictly(2 * a, simplest(a, b, k), 2 * b)
        & implies(
            _strictly(2 * a, y, 2 * b),
            (step_of(y, k + 1) <= step_of(simplest(a, b, k), k + 1))
            & implies(
                step_of(y, k + 1) == step_of(simplest(a, b, k), k + 1),
                (y == simplest(a, b, k)) | (_size(simplest(a, b, k)) < _size(y)),
            ),
        ),
    ),
    (is_simplest, steps),
    lambda a, b, k, y: [simplest_between(a, b, k, each) for each in (y, 0)],
)
within = NUMBERS.follows("a number that {a|b} is equal to is between a and b")(
    lambda a, b, k, x: implies(
        (k >= 0) & is_num(x) & equal(bars(a, b, k), x),
        (a < b)
        & (le(num(a, k), x) & negation(le(x, num(a, k))))
        & (le(x, num(b, k)) & negation(le(num(b, k), x))),
    ),
    (order, number_between, successive, transitive_for, total_order),
    lambda a, b, k, x: no_option(LEFT, bars(a, b, k), num(a, k)),
    lambda a, b, k, x: no_option(RIGHT, bars(a, b, k), num(b, k)),
)
never_fuzzy = NUMBERS.follows("no number is won by whoever begins")(
    lambda n, k: implies(k >= 0, negation(wins(LEFT, num(n, k)) & wins(RIGHT, num(n, k)))),
    (order, nought, signs),
    at=lambda n, k: num(n, k),
)

# Which options matter

one_above = NUMBERS.follows("{1/2|H} = 1 where H is not at most 1")(
    lambda H: implies(negation(le(H, num(1, 0))), equal(pair(num(1, 1), H), num(1, 0))),
    (fraction, order, number_between, no_option, transitive_for),
    lambda H: [
        (
            refuted(p, pair(num(1, 1), H), num(1, 0)),
            number_between(num(1, 1), H, refuting(p, pair(num(1, 1), H), num(1, 0))),
            integer(1, refuting(p, pair(num(1, 1), H), num(1, 0))),
        )
        for p in (LEFT, RIGHT)
    ],
)

# Any game between whose options a number fits

fitting = NUMBERS.axiom("x fits where no Left option is as great, and no Right option as small")(
    lambda p, G, x, X: (
        implies(fits(G, x) & option(p, G, X), negation(at_most(p, x, X)))
        & (
            fits(G, x)
            | (option(misfit_of(G, x), G, misfit(G, x)) & at_most(misfit_of(G, x), x, misfit(G, x)))
        )
    )
)
fitting_best = NUMBERS.axiom("x is simplest where it fits, and none of its options does")(
    lambda p, G, x, X: implies(
        simplest_fit(G, x), fits(G, x) & implies(option(p, x, X), negation(fits(G, X)))
    )
)


def beside_fit(p: Any, G: Any, x: Any) -> tuple[Any, ...]:
    """That x which fits is as good as G for the player, unless an option of x fits too."""
    W, q = refuting(p, G, x), negation(p)
    M = misfit(G, W)
    return (
        refuted(p, G, x),
        fitting(p, G, x, W),
        fitting(p, G, W, W),
        own_options(q, x, W),
        ranked(x),
        transitive_for(p, x, W, M),
        fitting(p, G, x, M),
        transitive_for(p, M, W, G),
        no_option(q, G, M),
    )


simplicity = NUMBERS.follows("a game is the simplest number that fits between its options")(
    lambda G, x: implies(is_num(x) & simplest_fit(G, x), equal(G, x)),
    (refuted, fitting, own_options, transitive_for, no_option, fitting_best),
)

# Beside a number


def _wins_in_game(p: Any, G: Any, x: Any) -> Any:
    """The player wins G + x by a move in G."""
    A = in_game(p, G, x)
    return option(p, G, A) & negation(wins(negation(p), plus(A, x)))


inverse_is_number = NUMBERS.by_induction("the inverse of a number is one", rank)(
    lambda G: implies(is_num(G), is_num(neg(G))),
    (no_number, mirrors, ends, numbers_below, reversing),
)
nowhere = NUMBERS.axiom("Section 3.4.2: a game that is not a number is equal to none")(
    lambda G, x: implies(no_value(G) & is_num(x), negation(equal(G, x)))
)
first_good = NUMBERS.recursion(
    "a winning move of the player in the game rather than in the number, if there is one"
)(
    lambda p, G, x, X: implies(
        option(p, G, X) & negation(wins(negation(p), plus(X, x))), _wins_in_game(p, G, x)
    )
)


def _beside(p: Any, G: Any, x: Any) -> tuple[Any, ...]:
    S, q = plus(G, x), negation(p)
    W = winning(p, S)
    Y = moved(p, G, x, W)
    A = in_game(p, G, Y)
    return (
        (won(p, S), moves(p, G, x, W), first_good(p, G, x, Y)),
        (numbers_below(p, x, Y, Y), inverse_is_number(Y), nowhere(G, neg(Y)), ends(p, x, Y)),
        (difference(G, neg(Y)), involution(Y), own_options(p, x, Y)),
        (adding(Y, x, A), adding(x, Y, A), commutative(Y, A), commutative(x, A)),
        [winners(q, plus(A, each)) for each in (Y, x)],
        transitive_for(p, zero(), plus(A, Y), plus(A, x)),
        first_good(p, G, x, A),
        ranked(G, x, A, neg(Y), plus(A, Y), plus(A, x)),
    )


number_avoidance = NUMBERS.by_induction(
    "who wins a game beside a number by moving first can move in the game, if it is no number",
    lambda p, G, x: rank(x),
)(
    lambda p, G, x: implies(no_value(G) & is_num(x) & wins(p, plus(G, x)), _wins_in_game(p, G, x)),
    _beside,
)

# How the claims' predicates see them


def SIMPLEST(a: Any, b: Any, k: Any, y: Any) -> tuple[Any, tuple[Any, ...]]:
    """{a|b}, and another number y.

    Whether {a|b} is the simplest number x, whether a < x < b and a < y < b, and the denominators
    (as steps, the greater the smaller) and the numerators of x and y.
    """
    x = simplest(a, b, k)
    return (
        (a < b) & (k >= 0),
        (
            equal(bars(a, b, k), num(x, k + 1)) & _strictly(2 * a, x, 2 * b),
            _strictly(2 * a, y, 2 * b),
            step_of(x, k + 1),
            step_of(y, k + 1),
            x,
            y,
        ),
    )


ANY_NUMBER = lambda n, k: (k >= 0, (wins(LEFT, num(n, k)), wins(RIGHT, num(n, k))))
