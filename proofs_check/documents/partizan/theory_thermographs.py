"""Section 3.9 for every game with finitely many options: that it has a thermograph.

A game that is equal to no number has two scaffolds: the best of the options' walls, taxed by the
temperature. Up to its own temperature, the infimum of those at which the scaffolds have met, they
are its walls; above it both walls are its mast. Shown here is that they do meet, at the temperature
itself and not before; that walls come nearer to each other, no faster than the tax grows; and that
of such games only numbers are colder than 0. Of omega, which has no best option, it is not so.

`wall(p, t, G)` is the player's wall of the thermograph at temperature t >= 0. A number is compared
from a player's side: `by(p, x)` is x for Left and -x for Right.
"""

from fractions import Fraction
from functools import cache

from proofs_check.documents.partizan.theory import *
from proofs_check.documents.partizan.theory_numbers import *
from proofs_check.documents.partizan.theory_values import *
from proofs_check.methods.ordinals import commutes, grows
from proofs_check.methods.theory import *
from reference.partizan.games import Game, game
from reference.partizan.infinitesimals import STAR, UP
from reference.partizan.notation import read
from reference.partizan.numbers import number
from reference.partizan.thermography import left_stop, mean, right_stop, temperature, thermograph

TEMPERATURES = (Fraction(-1), Fraction(0), Fraction(1, 2), Fraction(1), Fraction(2))
HOT, TALL, SMALL = (read(text) for text in ("{2|-1}", "{1||0|-2}", "{1/2|*}"))
LONG = game([endless_for_left()], [STAR])
AMONG = ((HOT,), (TALL,), (SMALL, UP), (read("{1/2|2}"), STAR), (LONG,))
"""Hot games, cold ones, one that is a number though its options are not next to it; and omega."""


@cache
def wall_by(p: bool, t: Fraction, G: Game) -> Fraction:
    """The player's wall at t, or at 0 where that is below."""
    found = thermograph(G)
    return (found.left if p else found.right).at(max(t, Fraction(0)))


def _stop(p: bool, G: Game) -> Fraction:
    return (left_stop if p else right_stop)(G)


@cache
def top_by(p: bool, t: Fraction, G: Game) -> Game:
    """The option of which the other player's wall at t is best."""
    return max(options(p, G), key=lambda X: by(p, wall_by(not p, t, X)), default=G)


Numeral = tuple[int, int]
"""The n and k of n/2^k."""


@cache
def foot_of(p: bool, t: Fraction, G: Game) -> tuple[Numeral, bool]:
    """The number at which the player's wall would be at 0 if it went on as at t; if it is upright.

    As the theory computes it, so that a number may not be in lowest terms.
    """
    if t < 0 or t >= temperature(G):
        return _mean(G), True
    numeral, upright = foot_of(not p, t, top_by(p, t, G))
    return numeral, not upright


@cache
def _mean(G: Game) -> Numeral:
    x, t = number(G), temperature(G)
    if x is not None:
        return x.numerator, x.denominator.bit_length() - 1
    (m, j), left_upright = foot_of(RIGHT, t, top_by(LEFT, t, G))
    (n, k), right_upright = foot_of(LEFT, t, top_by(RIGHT, t, G))
    if not left_upright:
        return m, j
    if not right_upright:
        return n, k
    finest = max(j, k)
    return m * power(finest - j) + n * power(finest - k), finest + 1


def of_thermographs() -> dict[str, Callable[..., Any]]:
    """The functions of this theory, by the reference."""

    def endless(G: Game) -> tuple[bool, Game]:
        each = ((p, X) for p in (LEFT, RIGHT) for X in options(p, G) if not is_finite(X))
        return next(each, (LEFT, G))

    return {
        **of_values(),
        "few": has_few,
        "other": lambda p, G, X: next((Y for Y in options(p, G) if Y is not X), G),
        **parted("endless_for endless_at", endless),
        "wall": wall_by,
        "temperature": temperature,
        "mast": mean,
        "top": top_by,
        "warmest": lambda p, G: max(options(p, G), key=temperature, default=G),
        "met_before": lambda t, G: temperature(G),
        **parted("value scale", _mean),
        "stop": _stop,
        "stopping": lambda p, G: max(
            options(p, G), key=lambda X: by(p, _stop(not p, X)), default=G
        ),
    }


def _models() -> Iterator[Model]:
    """Yield these games with their options."""
    for among in AMONG:
        yield model(
            f"thermographs of {among}",
            among,
            of_thermographs(),
            Int=range(-1, 3),
            Real=TEMPERATURES,
        )


THERMOGRAPHS = Theory("partizan", "thermographs", _models)
THERMOGRAPHS.let(p=BOOL, G=GAME, X=GAME, H=GAME, t=REAL, s=REAL)
few = THERMOGRAPHS.function("few", BOOL, GAME, BOOL)
other = THERMOGRAPHS.function("other", BOOL, GAME, GAME, GAME)
endless_for = THERMOGRAPHS.function("endless_for", GAME, BOOL)
endless_at = THERMOGRAPHS.function("endless_at", GAME, GAME)
wall = THERMOGRAPHS.function("wall", BOOL, REAL, GAME, REAL)
temp, mast = THERMOGRAPHS.functions("temperature mast", GAME, REAL)
top = THERMOGRAPHS.function("top", BOOL, REAL, GAME, GAME)
warmest, stopping = THERMOGRAPHS.functions("warmest stopping", BOOL, GAME, GAME)
met_before = THERMOGRAPHS.function("met_before", REAL, GAME, REAL)
value, scale = THERMOGRAPHS.functions("value scale", GAME, INT)
stop = THERMOGRAPHS.function("stop", BOOL, GAME, REAL)

# Games with finitely many options

finitely_many = THERMOGRAPHS.recursion(
    "a game with finitely many options, there and wherever play leads: each player has finitely "
    "many, and they are such games"
)(
    lambda p, G: (
        implies(finite(G), few(p, G))
        & (
            finite(G)
            | negation(few(LEFT, G) & few(RIGHT, G))
            | (option(endless_for(G), G, endless_at(G)) & negation(finite(endless_at(G))))
        )
    )
)
at_most_one = THERMOGRAPHS.assumed("unless there is another one, there are finitely many")(
    lambda p, G, X: few(p, G) | (option(p, G, other(p, G, X)) & (other(p, G, X) != X))
)
united = THERMOGRAPHS.assumed(
    "of finitely many options of two games finitely many moves in their sum are made, and of those "
    "of a game those of its inverse"
)(
    lambda p, G, H: (
        implies(few(p, G) & few(p, H), few(p, plus(G, H)))
        & implies(few(p, G), few(negation(p), neg(G)))
    )
)

# Whose option is not such a game, if G is none, and the option
_where_endless = lambda G: (endless_for(G), endless_at(G))


def _finite_number(n: Any, k: Any) -> tuple[Any, ...]:
    x = num(n, k)
    r, W = _where_endless(x)
    sides = [(p, num(toward(p, n, k), k)) for p in (LEFT, RIGHT)]
    return (
        finitely_many(LEFT, x),
        [(at_most_one(p, x, y), a_step_away(p, n, k, other(p, x, y))) for p, y in sides],
        [a_step_away(r, n, k, W), ends(r, x, W)],
    )


finite_numbers = THERMOGRAPHS.by_induction(
    "numbers n/2^k have finitely many options", lambda n, k: rank(num(n, k))
)(lambda n, k: implies(k >= 0, finite(num(n, k))), _finite_number)

finite_sums = THERMOGRAPHS.by_induction(
    "sums of games with finitely many options are such games", lambda G, H: rank(G) + rank(H)
)(
    lambda G, H: implies(finite(G) & finite(H), finite(plus(G, H))),
    (finitely_many, united, moves, finite_below, ends, grows, commutes),
    at=lambda G, H: (True, plus(G, H), endless_at(plus(G, H))),
)

finite_inverses = THERMOGRAPHS.by_induction(
    "inverses of games with finitely many options are such games", rank
)(
    lambda G: implies(finite(G), finite(neg(G))),
    (finitely_many, united, mirrors, finite_below, ends),
)

# What thermographs are

taxed_best = notion("The player's scaffold at t.", "taxed_best")(
    lambda p, t, G: wall(negation(p), t, top(p, t, G)) - by(p, t)
)
apart = notion("By how much Left's scaffold is above Right's at t.", "apart")(
    lambda t, G: taxed_best(LEFT, t, G) - taxed_best(RIGHT, t, G)
)

best_wall = THERMOGRAPHS.axiom(
    "Section 3.9, definition: of finitely many options at each temperature one has the best wall"
)(
    lambda p, t, G, X: implies(
        few(p, G) & option(p, G, X),
        option(p, G, top(p, t, G))
        & (by(p, wall(negation(p), t, X)) <= by(p, wall(negation(p), t, top(p, t, G)))),
    )
)
warmest_option = THERMOGRAPHS.axiom(
    "Section 3.9, definition: of finitely many options one has the highest temperature"
)(
    lambda p, G, X: implies(
        few(p, G) & option(p, G, X), option(p, G, warmest(p, G)) & (temp(X) <= temp(warmest(p, G)))
    )
)
some_fraction = THERMOGRAPHS.assumed(
    "a game with finitely many options that is equal to a number is equal to some n/2^k"
)(
    lambda G: (
        no_value(G) | negation(finite(G)) | ((scale(G) >= 0) & equal(G, num(value(G), scale(G))))
    )
)
upright_walls = THERMOGRAPHS.axiom(
    "Section 3.9, definition: both walls of what is equal to a number, with finitely many options, "
    "are that number, and its temperature is below 0"
)(
    lambda p, t, G: (
        no_value(G)
        | negation(finite(G))
        | (
            (mast(G) == fraction_of(value(G), scale(G)))
            & (wall(p, t, G) == mast(G))
            & (temp(G) < 0)
        )
    )
)
of_a_number = THERMOGRAPHS.together(
    "what is equal to a number, with finitely many options, and its walls"
)(lambda p, t, G: (some_fraction(G), upright_walls(p, t, G)))
first_meeting = THERMOGRAPHS.axiom(
    "Section 3.9, definition: the temperature of what is equal to no number is at least 0, and the "
    "infimum of those at which the scaffolds have met, if they meet"
)(
    lambda s, t, G: implies(
        no_value(G),
        (temp(G) >= 0)
        & implies(
            (t >= 0) & (apart(t, G) <= 0),
            (temp(G) <= t)
            & implies(s > temp(G), under(met_before(s, G), s) & (apart(met_before(s, G), G) <= 0)),
        ),
    )
)
walls_are = THERMOGRAPHS.axiom(
    "Section 3.9, definition: up to the temperature the walls are the scaffolds, above it both are "
    "the mast, which stands where Left's scaffold is at the temperature"
)(
    lambda p, t, G: implies(
        no_value(G),
        (mast(G) == taxed_best(LEFT, temp(G), G))
        & implies(rises(0, t, temp(G)), wall(p, t, G) == taxed_best(p, t, G))
        & implies(t > temp(G), wall(p, t, G) == mast(G)),
    )
)

# Only numbers are colder than 0

unfit = THERMOGRAPHS.by_induction(
    "no number fits between the options of a game that is equal to none",
    lambda G, n, k: rank(num(n, k)),
)(
    lambda G, n, k: implies(no_value(G) & (k >= 0), negation(fits(G, num(n, k)))),
    (successive, ends, nowhere),
    lambda G, n, k: [
        (beside_fit(p, G, num(n, k)), a_step_away(negation(p), n, k, refuting(p, G, num(n, k))))
        for p in (LEFT, RIGHT)
    ],
)

above = notion("n/2^k is more than a real number, from the player's side.", "above")(
    lambda p, n, k, x: by(p, fraction_of(n, k)) > by(p, x)
)


def _gap(G: Any) -> tuple[Any, Any]:
    """From Left's scaffold at 0 to Right's; where one is missing, up to 1 from the other."""
    a, b = (taxed_best(p, 0, G) for p in (LEFT, RIGHT))
    low = either(option(LEFT, G, top(LEFT, 0, G)), a, b - 1)
    return low, either(option(RIGHT, G, top(RIGHT, 0, G)), b, low + 1)


def _in_gap(G: Any) -> tuple[Any, Any, Any, Any]:
    """The option that keeps the number in the gap from fitting, whose it is, and the number."""
    n, k = between_of(*_gap(G)), between_scale(*_gap(G))
    x = num(n, k)
    return misfit_of(G, x), misfit(G, x), n, k


def _no_gap(G: Any) -> tuple[Any, ...]:
    r, M, n, k = _in_gap(G)
    return (
        dense(*_gap(G)),
        [unfit(G, n, k), ranked(num(n, k))],
        fitting(r, G, num(n, k), M),
        [finitely_many(r, G), best_wall(r, 0, G, M), ends(r, G, M), finite_below(r, G, M)],
    )


def _is_opposed(G: Any) -> Any:
    """Both players have moves, and Left's scaffold is not below Right's at 0."""
    both = option(LEFT, G, top(LEFT, 0, G)) & option(RIGHT, G, top(RIGHT, 0, G))
    return both & (apart(0, G) >= 0)


def _limits(p: Any, G: Any, n: Any, k: Any) -> tuple[Any, ...]:
    q, x = negation(p), num(n, k)
    X, Y, y = refuting(p, G, x), top(q, 0, G), toward(q, n, k)
    m, j = value(G), scale(G)
    return (
        refuting_option(p, G, x),
        _no_gap(G),
        [finitely_many(p, G), finite_below(p, G, X), best_wall(p, 0, G, X)],
        [ends(q, G, Y), finite_below(q, G, Y), first_meeting(0, 0, G)],
        [each(r, 0, G) for r in (p, q) for each in (walls_are, of_a_number)],
        [a_step_away(q, n, k, X), steps(q, n, k), ascending(n, y, k), ascending(y, n, k)],
        [compared(p, each, G, Y) for each in (x, X)],
        [by_value(*each) for a in (n, y) for each in ((a, k, m, j), (m, j, a, k))],
        [transitive_for(p, *each) for each in ((G, num(m, j), x), (x, G, num(m, j)))],
        transitive_for(p, X, G, num(m, j)),
    )


stop_limits = THERMOGRAPHS.by_induction(
    "a game is at most each number above Left's wall at 0, and at least none above Right's",
    lambda p, G, n, k: rank(G),
)(
    lambda p, G, n, k: implies(
        finite(G) & (k >= 0),
        implies(above(p, n, k, wall(p, 0, G)), at_most(p, G, num(n, k)))
        & implies(above(p, n, k, wall(negation(p), 0, G)), negation(at_most(p, num(n, k), G))),
    ),
    _limits,
)
opposed = THERMOGRAPHS.follows(
    "in a game equal to no number both players have moves, and the scaffolds do not begin apart"
)(lambda G: implies(finite(G) & no_value(G), _is_opposed(G)), stop_limits, _no_gap)

# The scaffolds meet


def _beyond(G: Any) -> Any:
    """A temperature above 0 and above those of all options."""
    s, t = temp(warmest(LEFT, G)), temp(warmest(RIGHT, G))
    hotter = either(s >= t, s, t)
    return either(hotter >= 0, hotter, hotter - hotter) + 1


def _far(G: Any) -> Any:
    """A temperature at which the scaffolds have met."""
    s = _beyond(G)
    return s + either(apart(s, G) >= 0, apart(s, G), s - s)


they_meet = THERMOGRAPHS.follows("the scaffolds meet")(
    lambda G: implies(finite(G) & no_value(G), (_far(G) >= 0) & (apart(_far(G), G) <= 0)),
    (opposed, finitely_many, best_wall, warmest_option, finite_below, walls_are, of_a_number),
)

QUARTER = Fraction(1, 4)

# If the scaffolds were apart at the temperature, one soon after at which they have met
_later = lambda G: met_before(temp(G) + apart(temp(G), G) * QUARTER, G)


def _sooner(G: Any) -> Any:
    """If the scaffolds had crossed at the temperature, one before it at which they have met."""
    t = temp(G) + apart(temp(G), G) * QUARTER
    return either(t >= 0, t, t - t)


# The temperature, but at most that of G
_lower = lambda t, G: either(t <= temp(G), t, temp(G))
_around = lambda G: [(temp(G), _later(G)), (_sooner(G), temp(G))]


def _bends(p: Any, s: Any, t: Any, G: Any) -> tuple[Any, ...]:
    """How the player's scaffold goes on from s to t, if the walls of options are as they should."""
    tops = top(p, s, G), top(p, t, G)
    return (
        finitely_many(p, G),
        [best_wall(p, each, G, X) for each in (s, t) for X in (*tops, top(p, 0, G))],
        [(ends(p, G, X), finite_below(p, G, X)) for X in tops],
    )


def _steep(p: Any, s: Any, t: Any, G: Any) -> tuple[Any, ...]:
    far = _far(G)
    return (
        [opposed(G), they_meet(G)],
        [
            first_meeting(temp(G) + apart(temp(G), G) * QUARTER, each, G)
            for each in (far, _later(G))
        ],
        first_meeting(0, _sooner(G), G),
        [_bends(r, *each, G) for r in (LEFT, RIGHT) for each in _around(G)],
        _bends(p, s, _lower(t, G), G),
        [each(p, at, G) for at in (s, t) for each in (walls_are, of_a_number)],
    )


_at_tops = lambda p, s, t, G: tuple((negation(p), s, t, top(p, each, G)) for each in (s, t))
_at_tops_around = lambda p, G: tuple(at for s, t in _around(G) for at in _at_tops(p, s, t, G))

slopes = THERMOGRAPHS.by_induction(
    "the scaffolds meet at the temperature; and a wall comes nearer to the other one as t grows, "
    "and by no more than t does",
    lambda p, s, t, G: rank(G),
)(
    lambda p, s, t, G: implies(
        finite(G),
        implies(no_value(G), apart(temp(G), G) == 0)
        & implies(
            rises(0, s, t),
            rises(by(p, wall(p, t, G)), by(p, wall(p, s, G)), by(p, wall(p, t, G)) + t - s),
        ),
    ),
    _steep,
    smaller=lambda p, s, t, G: [
        *(place for r in (LEFT, RIGHT) for place in _at_tops_around(r, G)[:4]),
        *_at_tops(p, s, _lower(t, G), G)[:2],
    ],
)

# The thermograph

mast_above = THERMOGRAPHS.follows(
    "a game with finitely many options has a temperature; there and above both walls are the mast"
)(
    lambda p, t, G: implies(finite(G) & (t >= 0) & (t >= temp(G)), wall(p, t, G) == mast(G)),
    (walls_are, of_a_number, slopes),
)
scaffold = THERMOGRAPHS.follows(
    "up to its temperature a wall of a game with finitely many options is the best of the options' "
    "walls, taxed by t"
)(
    lambda p, t, G, X: implies(
        finite(G) & rises(0, t, temp(G)),
        implies(option(p, G, X), by(p, wall(negation(p), t, X)) - t <= by(p, wall(p, t, G)))
        & option(p, G, top(p, t, G))
        & (by(p, wall(p, t, G)) == by(p, wall(negation(p), t, top(p, t, G))) - t),
    ),
    (walls_are, of_a_number, opposed, finitely_many, best_wall),
    at=lambda p, t, G, X: top(p, 0, G),
)
cold = THERMOGRAPHS.follows("only numbers are colder than 0, and a number is its own mean")(
    lambda G: implies(
        finite(G) & (temp(G) < 0),
        (scale(G) >= 0)
        & equal(G, num(value(G), scale(G)))
        & (mast(G) == fraction_of(value(G), scale(G))),
    ),
    (first_meeting, of_a_number),
)
in_order = THERMOGRAPHS.follows("Right's wall is at most Left's")(
    lambda t, G: implies(finite(G) & (t >= 0), wall(RIGHT, t, G) <= wall(LEFT, t, G)),
    (mast_above, slopes),
    at=lambda t, G: (True, temp(G), False),
)


taxed = THERMOGRAPHS.follows(
    "at any temperature a move is worth no more to a player than their wall and the tax"
)(
    lambda p, t, G, X: implies(
        finite(G) & (t >= 0) & option(p, G, X),
        by(p, wall(negation(p), t, X)) - t <= by(p, wall(p, t, G)),
    ),
    (scaffold, mast_above, slopes, cold, stop_limits, finite_below, no_option, transitive_for),
)

# Stops

stops_are = THERMOGRAPHS.axiom(
    "Section 3.9, definition: play stops at a number; else the player goes where the other one's "
    "stop is best"
)(
    lambda p, G, X: (
        either(
            no_value(G),
            stop(p, G) == stop(negation(p), stopping(p, G)),
            stop(p, G) == fraction_of(value(G), scale(G)),
        )
        & implies(
            few(p, G) & option(p, G, X),
            option(p, G, stopping(p, G))
            & (by(p, stop(negation(p), X)) <= by(p, stop(negation(p), stopping(p, G)))),
        )
    )
)


def _stops_at(p: Any, G: Any) -> tuple[Any, ...]:
    X, Y = stopping(p, G), top(p, 0, G)
    return (
        [stops_are(p, G, Y), walls_are(p, 0, G), of_a_number(p, 0, G), first_meeting(0, 0, G)],
        [opposed(G), finitely_many(p, G), best_wall(p, 0, G, X)],
        [(ends(p, G, each), finite_below(p, G, each)) for each in (X, Y)],
    )


stops = THERMOGRAPHS.by_induction("the stops are the walls at temperature 0", lambda p, G: rank(G))(
    lambda p, G: implies(finite(G), stop(p, G) == wall(p, 0, G)), _stops_at
)
