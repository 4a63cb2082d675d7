"""Section 3.9 for every game with finitely many options: means.

Several games are none, or several and one more; `walls` adds up their walls. That n G is close to
n m(G) is shown by a strategy, at a temperature t: the other player answers in the game where the
first one moved if that is hotter than t, and else in any game as hot as t.
"""

from fractions import Fraction
from functools import cache
from itertools import product
from math import floor

from proofs_check.documents.partizan.theory import *
from proofs_check.documents.partizan.theory_numbers import *
from proofs_check.documents.partizan.theory_thermographs import *
from proofs_check.documents.partizan.theory_values import *
from proofs_check.methods.ordinals import transitive as transitive_ranks
from proofs_check.methods.theory import *
from reference.partizan import games
from reference.partizan.games import ZERO, Game
from reference.partizan.thermography import temperature

Several = tuple[Game, ...]


@cache
def _total(S: Several) -> Game:
    return games.plus(_total(S[:-1]), S[-1]) if S else ZERO


def _hottest(S: Several) -> Fraction:
    return max(map(temperature, S), default=Fraction(-1))


def _replied(p: bool, t: Fraction, S: Several) -> Several:
    if not S:
        return S
    *rest, last = S
    if temperature(last) >= t:
        return (*rest, top_by(p, t, last))
    return (*_replied(p, t, tuple(rest)), last)


def _changed(p: bool, S: Several, X: Game) -> tuple[int, Game]:
    """Which game was moved in to leave X of the sum, and to what."""
    for i in range(len(S)):
        before, here = _total(S[: len(S) - 1 - i]), S[len(S) - 1 - i]
        first = next((Y for Y in options(p, before) if games.plus(Y, here) is X), None)
        if first is None:
            found = (Y for Y in options(p, here) if games.plus(before, Y) is X)
            return len(S) - 1 - i, next(found, before)
        X = first
    return 0, X


def of_mean() -> dict[str, Callable[..., Any]]:
    """The functions of this theory, by the reference."""

    def changed(p: bool, S: Several, X: Game, to: Callable[[Game], Game]) -> Several:
        i, Y = _changed(p, S, X)
        return (*S[:i], to(Y), *S[i + 1 :]) if S else S

    return {
        **of_thermographs(),
        "foot": lambda p, t, G: foot_of(p, t, G)[0][0],
        "foot_scale": lambda p, t, G: foot_of(p, t, G)[0][1],
        "upright": lambda p, t, G: foot_of(p, t, G)[1],
        "bound": lambda x: floor(x) + 1,
        "times": lambda n, m: max(n, 0) * m,
        "count": len,
        "none": tuple,
        "rest": lambda S: S[:-1],
        "last": lambda S: S[-1] if S else ZERO,
        "put": lambda S, G: (*S, G),
        "all_finite": lambda S: all(map(is_finite, S)),
        "total": _total,
        "walls": lambda p, t, S: sum((wall_by(p, t, G) for G in S), Fraction(0)),
        "hottest": _hottest,
        "reply": _replied,
        "after": lambda p, S, X: changed(p, S, X, lambda Y: Y),
        "answer": lambda p, t, S, X: changed(p, S, X, lambda Y: top_by(not p, t, Y)),
        "is_hot": lambda p, t, S, X: bool(S) and temperature(_changed(p, S, X)[1]) >= t,
        "copies": lambda n, G: (G,) * max(n, 0),
    }


def models() -> Iterator[Model]:
    """Yield sums of up to two games, hot ones, cold ones and in between, and their options."""
    for among in AMONG:
        several = [S for n in range(3) for S in product(among, repeat=n)]
        yield model(
            f"sums of {among}",
            [_total(S) for S in several],
            of_mean(),
            Several=several,
            Int=range(-1, 3),
            Real=TEMPERATURES,
        )


MEAN = Theory("partizan", "mean", models)
SUMMANDS = MEAN.sort("Several")
MEAN.let(p=BOOL, G=GAME, X=GAME, t=REAL, s=REAL, x=REAL, S=SUMMANDS)
foot, foot_scale = (MEAN.function(name, BOOL, REAL, GAME, INT) for name in ("foot", "foot_scale"))
upright = MEAN.function("upright", BOOL, REAL, GAME, BOOL)
times = MEAN.function("times", INT, INT, INT)
bound = MEAN.function("bound", REAL, INT)
copies = MEAN.function("copies", INT, GAME, SUMMANDS)
count = MEAN.function("count", SUMMANDS, INT)
none = MEAN.function("none", SUMMANDS)
rest, last = MEAN.function("rest", SUMMANDS, SUMMANDS), MEAN.function("last", SUMMANDS, GAME)
put = MEAN.function("put", SUMMANDS, GAME, SUMMANDS)
all_finite = MEAN.function("all_finite", SUMMANDS, BOOL)
total = MEAN.function("total", SUMMANDS, GAME)
walls = MEAN.function("walls", BOOL, REAL, SUMMANDS, REAL)
hottest = MEAN.function("hottest", SUMMANDS, REAL)
reply = MEAN.function("reply", BOOL, REAL, SUMMANDS, SUMMANDS)
after = MEAN.function("after", BOOL, SUMMANDS, GAME, SUMMANDS)
answer_there = MEAN.function("answer", BOOL, REAL, SUMMANDS, GAME, SUMMANDS)
is_hot = MEAN.function("is_hot", BOOL, REAL, SUMMANDS, GAME, BOOL)

# Several games

some_parts = MEAN.recursion("several games are none, or several and one more")(
    lambda S: (
        (count(S) >= 0)
        & implies(count(S) == 0, S == none())
        & implies(count(S) >= 1, (S == put(rest(S), last(S))) & (count(rest(S)) == count(S) - 1))
    )
)
summing = MEAN.recursion(
    "the sum of several games, that of their walls, the hottest temperature, and whether all have "
    "finitely many options"
)(
    lambda p, t, S, G: (
        (total(none()) == zero())
        & all_finite(none())
        & (all_finite(put(S, G)) == (all_finite(S) & finite(G)))
        & (walls(p, t, none()) == 0)
        & (hottest(none()) == -1)
        & (total(put(S, G)) == plus(total(S), G))
        & (walls(p, t, put(S, G)) == walls(p, t, S) + wall(p, t, G))
        & (hottest(put(S, G)) == either(temp(G) >= hottest(S), temp(G), hottest(S)))
    )
)
replying = MEAN.recursion("the reply is the best move at t in the last game as hot as that")(
    lambda p, t, S, G: (
        reply(p, t, put(S, G)) == either(temp(G) >= t, put(S, top(p, t, G)), put(reply(p, t, S), G))
    )
)


def _in_rest(p: Any, S: Any, G: Any, X: Any) -> tuple[Any, Any]:
    """What option X of the sum of S and G comes from, and whether that is a move in S."""
    Y = moved(p, total(S), G, X)
    return Y, option(p, total(S), Y) & (X == plus(Y, G))


def _follows(p: Any, t: Any, S: Any, G: Any, X: Any) -> Any:
    (Y, there), P = _in_rest(p, S, G, X), put(S, G)
    return (
        (after(p, P, X) == either(there, put(after(p, S, Y), G), put(S, Y)))
        & (
            answer_there(p, t, P, X)
            == either(there, put(answer_there(p, t, S, Y), G), put(S, top(negation(p), t, Y)))
        )
        & (is_hot(p, t, P, X) == either(there, is_hot(p, t, S, Y), temp(Y) >= t))
    )


following = MEAN.recursion(
    "after a move the game where it was made: whether it is as hot as t, and the best answer there"
)(lambda p, t, S, G, X: implies(option(p, total(put(S, G)), X), _follows(p, t, S, G, X)))

# S as the rest and the last game
taken_apart = lambda p, t, S: (some_parts(S), summing(p, t, rest(S), last(S)))

first_move = MEAN.by_induction(
    "a move in a sum is answered where it was made, or its game is colder than t",
    lambda p, t, S, X: count(S),
)(
    lambda p, t, S, X: implies(
        all_finite(S) & (t >= 0) & option(p, total(S), X),
        (total(after(p, S, X)) == X)
        & all_finite(after(p, S, X))
        & either(
            is_hot(p, t, S, X),
            option(negation(p), X, total(answer_there(p, t, S, X)))
            & all_finite(answer_there(p, t, S, X))
            & (by(p, walls(p, t, answer_there(p, t, S, X))) <= by(p, walls(p, t, S))),
            by(p, walls(p, t, after(p, S, X))) <= by(p, walls(p, t, S)) + t,
        ),
    ),
    (some_parts, summing, nothing, moves, following, move, scaffold, taxed, mast_above),
    finite_below,
)


reply_gains = MEAN.by_induction(
    "where a game is as hot as t a player can gain t, as the other one's walls have it",
    lambda p, t, S: count(S),
)(
    lambda p, t, S: implies(
        all_finite(S) & rises(0, t, hottest(S)),
        option(p, total(S), total(reply(p, t, S)))
        & all_finite(reply(p, t, S))
        & (by(p, walls(negation(p), t, reply(p, t, S))) >= by(p, walls(negation(p), t, S)) + t),
    ),
    (some_parts, summing, replying, move, scaffold, in_order, finite_below),
)
unchanged = MEAN.by_induction(
    "above the hottest temperature walls do not change", lambda p, s, t, S: count(S)
)(
    lambda p, s, t, S: implies(
        all_finite(S) & (s >= 0) & (s >= hottest(S)) & (t >= s), walls(p, t, S) == walls(p, s, S)
    ),
    (some_parts, summing, mast_above),
    at=lambda p, s, t, S: (rest(S), last(S)),
)


def _all_cold(p: Any, t: Any, S: Any, n: Any, k: Any) -> tuple[Any, ...]:
    R, G = rest(S), last(S)
    m, j = value(G), scale(G)
    K = finer(k, j)
    N, A = at_scale(n, k, K), at_scale(m, j, K)
    x, y, T = num(N - A, K), num(A, K), total(R)
    return (
        taken_apart(p, t, S),
        [cold(G), mast_above(p, t, G), refined(n, k, K - k), refined(m, j, K - j)],
        [summed(N - A, A, K), added(N - A, A, K)],
        [adding(*each) for each in ((x, T, y), (T, x, y), (G, y, T), (y, G, T))],
        [commutative(T, each) for each in (G, y)],
        chain(plus(T, G), plus(T, y), plus(x, y), num(N, K)),
        ranked(x, y, T, G),
        [each(*pair, k) for pair in ((0, n), (n, 0)) for each in (order, ascending)],
        [nought(k), added(0, 0, k)],
    )


all_cold = MEAN.by_induction(
    "where all are colder than 0 the sum is the number that the walls add up to",
    lambda p, t, S, n, k: count(S),
)(
    lambda p, t, S, n, k: implies(
        all_finite(S) & (hottest(S) < 0) & (t >= 0) & (k >= 0),
        (le(num(n, k), total(S)) == (fraction_of(n, k) <= walls(p, t, S)))
        & (le(total(S), num(n, k)) == (walls(p, t, S) <= fraction_of(n, k))),
    ),
    _all_cold,
)

# The temperature, but no hotter than the hottest game
_in_play = lambda t, S: either(t <= hottest(S), t, hottest(S))


def _played(p: Any, t: Any, S: Any, n: Any, k: Any) -> tuple[Any, ...]:
    q, x, y = negation(p), num(n, k), toward(negation(p), n, k)
    X, u = refuting(p, total(S), num(n, k)), _in_play(t, S)
    B, C = answer_there(p, t, S, X), reply(q, u, S)
    return (
        refuting_option(p, total(S), x),
        [some_parts(S), first_move(p, t, S, X)],
        [compared(p, x, X, total(B)), ends(q, X, total(B))],
        [a_step_away(q, n, k, X), steps(q, n, k), ascending(n, y, k), ascending(y, n, k)],
        [reply_gains(q, u, S), unchanged(p, u, t, S), ends(q, total(S), total(C))],
        [compared(p, each, total(S), total(C)) for each in (x, X)],
        [all_cold(p, t, S, each, k) for each in (n, y)],
        transitive_ranks(rank(total(B)), rank(X), rank(total(S))),
    )


limits = MEAN.by_induction(
    "at any t a sum is at most each number more than t above the walls, and at least none above",
    lambda p, t, S, n, k: rank(total(S)),
)(
    lambda p, t, S, n, k: implies(
        all_finite(S) & (t >= 0) & (k >= 0),
        implies(above(p, n, k, walls(p, t, S) + by(p, t)), at_most(p, total(S), num(n, k)))
        & implies(above(p, n, k, walls(p, t, S)), negation(at_most(p, num(n, k), total(S)))),
    ),
    _played,
)

# The mean is a number

recurring = MEAN.recursion(
    "below the temperature a wall goes on as that of the option on which it rests, taxed"
)(
    lambda p, t, G: either(
        t >= temp(G),
        (foot(p, t, G) == value(G)) & (foot_scale(p, t, G) == scale(G)) & upright(p, t, G),
        implies(
            t >= 0,
            (foot(p, t, G) == foot(negation(p), t, top(p, t, G)))
            & (foot_scale(p, t, G) == foot_scale(negation(p), t, top(p, t, G)))
            & (upright(p, t, G) != upright(negation(p), t, top(p, t, G))),
        ),
    )
)


def _rests(p: Any, G: Any) -> tuple[Any, ...]:
    """At its temperature: the option, its player, and the numeral of the wall there."""
    q, t = negation(p), temp(G)
    X = top(p, t, G)
    return q, X, foot(q, t, X), foot_scale(q, t, X), upright(q, t, X)


def _numeral(G: Any) -> tuple[Any, Any]:
    """The mean of a game that is no number, by where its walls meet."""
    _, _, m, j, left_upright = _rests(LEFT, G)
    _, _, n, k, right_upright = _rests(RIGHT, G)
    K = finer(j, k)
    middle = at_scale(m, j, K) + at_scale(n, k, K)
    return (
        either(left_upright, either(right_upright, middle, n), m),
        either(left_upright, either(right_upright, K + 1, k), j),
    )


meeting = MEAN.recursion(
    "where one wall is upright that is the mean, else half way between where they come from"
)(lambda G: implies(temp(G) >= 0, (value(G) == _numeral(G)[0]) & (scale(G) == _numeral(G)[1])))


def _is_numeral(p: Any, t: Any, G: Any) -> tuple[Any, ...]:
    (_, _, m, j, _), (_, _, n, k, _) = (_rests(each, G) for each in (LEFT, RIGHT))
    K, X = finer(j, k), top(p, t, G)
    M, N = at_scale(m, j, K), at_scale(n, k, K)
    return (
        [recurring(p, t, G), meeting(G), cold(G), mast_above(p, t, G)],
        [scaffold(p, t, G, X), ends(p, G, X), finite_below(p, G, X)],
        [
            (
                mast_above(each, temp(G), G),
                scaffold(each, temp(G), G, top(each, temp(G), G)),
                ends(each, G, top(each, temp(G), G)),
                finite_below(each, G, top(each, temp(G), G)),
            )
            for each in (LEFT, RIGHT)
        ],
        [refined(m, j, K - j), refined(n, k, K - k), added(M, N, K), halved(M + N, K + 1)],
    )


mean_is_number = MEAN.by_induction(
    "walls go upright or along a diagonal from a number n/2^k, and the mean is one",
    lambda p, t, G: rank(G),
)(
    lambda p, t, G: implies(
        finite(G),
        implies(
            t >= 0,
            (foot_scale(p, t, G) >= 0)
            & (
                by(p, wall(p, t, G))
                == by(p, fraction_of(foot(p, t, G), foot_scale(p, t, G)))
                - either(upright(p, t, G), t - t, t)
            ),
        )
        & (scale(G) >= 0)
        & (mast(G) == fraction_of(value(G), scale(G))),
    ),
    _is_numeral,
)

# Multiples

repeated = MEAN.recursion("Section 3.9: G + G + ... + G, n times, and n m")(
    lambda n, G, m: (
        (copies(0, G) == none())
        & (times(0, m) == 0)
        & implies(
            n >= 1,
            (copies(n, G) == put(copies(n - 1, G), G)) & (times(n, m) == times(n - 1, m) + m),
        )
    )
)
total_is_finite = MEAN.by_induction(
    "the sum of several games with finitely many options is such a game", count
)(
    lambda S: implies(all_finite(S), finite(total(S))),
    (some_parts, summing, finite_sums, nought, finite_numbers),
    at=lambda S: (rest(S), True, 0, last(S), total(rest(S))),
)
next_integer = MEAN.assumed("an integer above a real number")(lambda x: bound(x) > x)
walls_of_copies = MEAN.by_induction("the walls of n games are n times those of one", "n")(
    lambda p, t, G, n: (
        (walls(p, t, copies(n, G)) == wall(p, t, G) * n)
        & implies(finite(G), all_finite(copies(n, G)))
    ),
    (repeated, summing),
    at=lambda p, t, G, n: copies(n - 1, G),
)
multiples = MEAN.by_induction("n times m/2^k is (n m)/2^k", "n")(
    lambda n, m, k: implies(k >= 0, fraction_of(times(n, m), k) == fraction_of(m, k) * n),
    added,
    lambda n, m, k: (repeated(n, zero(), m), added(times(n - 1, m), m, k)),
)

heat = notion("The temperature, or 0 where that is below.", "heat")(
    lambda G: either(temp(G) >= 0, temp(G), temp(G) - temp(G))
)
less = notion("The multiple n G less n m/2^k.", "less")(
    lambda n, G, m, k: minus(total(copies(n, G)), num(times(n, m), k))
)
less_mean = notion("The multiple n G less n m(G).", "less_mean")(
    lambda n, G: less(n, G, value(G), scale(G))
)


def _near(p: Any, n: Any, G: Any, m: Any, k: Any, a: Any, j: Any) -> tuple[Any, ...]:
    c, t = times(n, m), heat(G)
    K = finer(j, k)
    M, A = at_scale(c, k, K), at_scale(a, j, K)
    T, N, x = total(copies(n, G)), num(c, k), num(M + A, K)
    return (
        [mast_above(p, t, G), walls_of_copies(p, t, G, n), multiples(n, m, k)],
        [refined(c, k, K - k), refined(a, j, K - j), added(M, A, K)],
        [limits(p, t, copies(n, G), M + A, K), ranked(G, T, N, x)],
        [adding(T, x, neg(N)), adding(x, T, neg(N))],
        [sums_of_numbers(M, 0, K), summed(M + A, -M, K)],
        [commutative(x, each) for each in (neg(N), num(-M, K))],
        [adding(*each, x) for each in ((neg(N), num(-M, K)), (num(-M, K), neg(N)))],
        ranked(neg(N), num(-M, K)),
        chain(minus(T, N), minus(x, N), plus(x, num(-M, K)), num(A, K)),
    )


near = MEAN.follows(
    "n G - n m is at most each number more than the temperature above n m(G) - n m"
)(
    lambda p, n, G, m, k, a, j: implies(
        finite(G)
        & (n >= 0)
        & (j >= 0)
        & (k >= 0)
        & above(p, a, j, mast(G) * n - fraction_of(m, k) * n + by(p, heat(G))),
        at_most(p, less(n, G, m, k), num(a, j)),
    ),
    _near,
)
near_mean = MEAN.follows(
    "n G - n m(G) is at most each number above the temperature and 0, at least each below -t and 0"
)(
    lambda p, n, G, a, j: implies(
        finite(G) & (n >= 0) & (j >= 0) & (by(p, fraction_of(a, j)) > heat(G)),
        at_most(p, less_mean(n, G), num(a, j)),
    ),
    lambda p, n, G, a, j: (near(p, n, G, value(G), scale(G), a, j), mean_is_number(p, heat(G), G)),
)

K_of = notion("An integer above the temperature and 0.", "K_of")(lambda G: bound(heat(G)))

within_bound = MEAN.follows("n G - n m(G) is between -K and K, the K of G")(
    lambda n, G: implies(
        finite(G) & (n >= 0),
        le(num(-K_of(G), 0), less_mean(n, G)) & le(less_mean(n, G), num(K_of(G), 0)),
    ),
    (next_integer, halved),
    lambda n, G: [near_mean(p, n, G, by(p, K_of(G)), 0) for p in (LEFT, RIGHT)],
)


def _no_further(p: Any, n: Any, G: Any) -> tuple[Any, ...]:
    H, t = less_mean(n, G), by(p, heat(G))
    far = wall(p, 0, H)
    ends_of = either(p, t, far), either(p, far, t)
    a, j = between_of(*ends_of), between_scale(*ends_of)
    return (
        dense(*ends_of),
        near_mean(p, n, G, a, j),
        stop_limits(negation(p), H, a, j),
        stops(p, H),
        ranked(H),
    )


def _is_finite(n: Any, G: Any) -> tuple[Any, ...]:
    """That n G - n m(G) has finitely many options."""
    S, c, k = copies(n, G), times(n, value(G)), scale(G)
    T, x = total(S), num(c, k)
    return (
        [
            walls_of_copies(LEFT, 0, G, n),
            some_parts(S),
            total_is_finite(S),
            ranked(T, x, neg(x), G),
        ],
        [mean_is_number(LEFT, 0, G), finite_numbers(c, k), finite_inverses(x)],
        finite_sums(T, neg(x)),
    )


stops_near_mean = MEAN.follows(
    "no stop of n G - n m(G) is further from 0 than the temperature of G, or 0 if that is less"
)(
    lambda n, G: implies(
        finite(G) & (n >= 0),
        (stop(LEFT, less_mean(n, G)) <= heat(G))
        & (stop(RIGHT, less_mean(n, G)) >= -heat(G))
        & (stop(RIGHT, less_mean(n, G)) <= stop(LEFT, less_mean(n, G))),
    ),
    lambda n, G: [_no_further(p, n, G) for p in (LEFT, RIGHT)],
    lambda n, G: (in_order(0, less_mean(n, G)), _is_finite(n, G)),
)

# The numeral of m(G) and 1/2 more for Left, less for Right
_aside = lambda p, G: (shifted(value(G), 1) + by(p, shifted(1, scale(G))), scale(G) + 1)
# A real number doubled
twice = lambda x: x + x
# For n = 2 (2 K + 1) the multiple n G less n times that
_off = lambda p, G: less(K_of(G) * 4 + 2, G, *_aside(p, G))

aside = MEAN.follows("the numeral is that of a number 1/2 off the mean")(
    lambda p, G: implies(finite(G), twice(fraction_of(*_aside(p, G))) == twice(mast(G)) + by(p, 1)),
    (mean_is_number, refined),
    lambda p, G: [
        added(x, y, scale(G) + 1)
        for half in (by(p, shifted(1, scale(G))),)
        for x, y in ((shifted(value(G), 1), half), (half, -half))
    ],
    lambda p, G: (halved(1, 1), added(0, 0, scale(G) + 1)),
)


def _too_far(p: Any, G: Any) -> tuple[Any, ...]:
    """That n G - n m is beyond K, where m is 1/2 off the mean."""
    K, W = K_of(G), _off(p, G)
    c, j = _aside(p, G)
    beyond, end = by(p, -K - 1), by(p, -K)
    return (
        near(p, K * 4 + 2, G, c, j, beyond, 0),
        [aside(p, G), mean_is_number(p, heat(G), G), next_integer(heat(G))],
        halved(beyond, 0),
        [order(beyond, end, 0), order(end, beyond, 0)],
        transitive_for(p, num(end, 0), W, num(beyond, 0)),
        ranked(W, G),
    )


one_mean = MEAN.follows(
    "with m 1/2 off the mean and n = 2 (2 K + 1) n G - n m is not between -K and K"
)(
    lambda p, G: implies(
        finite(G),
        negation(at_most(p, num(by(p, -K_of(G)), 0), _off(p, G)))
        & (twice(fraction_of(*_aside(p, G))) == twice(mast(G)) + by(p, 1)),
    ),
    _too_far,
)

# How the claims' predicates see them


def BOUNDED(n: Any, G: Any) -> tuple[Any, tuple[Any, ...]]:
    """For n G - n m(G), G with finitely many options: whether it is at least -K, and at most K.

    K is of G alone.
    """
    H, K = less_mean(n, G), K_of(G)
    return finite(G) & (n >= 0), (le(num(-K, 0), H), le(H, num(K, 0)))


def STOPS(n: Any, G: Any) -> tuple[Any, tuple[Any, ...]]:
    """For n G - n m(G), G with finitely many options: its stops, and the temperature of G or 0."""
    H = less_mean(n, G)
    return finite(G) & (n >= 0), (stop(LEFT, H), stop(RIGHT, H), heat(G))


def OFF_THE_MEAN(p: Any, G: Any) -> tuple[Any, tuple[Any, ...]]:
    """A number twice of which is 2 m(G) + 1 or 2 m(G) - 1: how n G less n times it is beside K.

    G is any with finitely many options.
    """
    H, K = _off(p, G), K_of(G)
    return finite(G), (
        (twice(fraction_of(*_aside(p, G))), twice(mast(G)) + by(p, 1)),
        (le(num(-K, 0), H), le(H, num(K, 0))),
    )
