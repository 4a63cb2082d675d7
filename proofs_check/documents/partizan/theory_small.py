"""Sections 3.4.1, 3.4.2 and 3.10 for every n: up, small games, strings, cut-off omegas.

`stalk(n)` is one blue line with n red ones on top; what is written
{0,1,...,n|} and {0|1/2,...,1/2^n} are `upto(n)` and `halves(n)`.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

from proofs_check.documents.partizan.forms import string
from proofs_check.documents.partizan.play import always_answered
from proofs_check.documents.partizan.theory import (
    GAME,
    LEFT,
    RIGHT,
    at_most,
    chain,
    ends,
    equal,
    le,
    model,
    no_option,
    nothing,
    option,
    options,
    rank,
    refuted,
    refuting,
    transitive_for,
    zero,
)
from proofs_check.documents.partizan.theory_numbers import (
    a_step_away,
    between,
    fraction,
    functions as of_numbers,
    integer,
    nought,
    num,
    numerator,
    order,
    pair,
    steps,
    toward,
)
from proofs_check.methods.logic import implies, negation
from proofs_check.methods.theory import BOOL, INT, Model, Theory, either, notion
from reference.partizan.games import ZERO, Game, game, is_all_small
from reference.partizan.infinitesimals import STAR, UP
from reference.partizan.numbers import integer_game, number_game

HIGHEST = 4
"""The strings and the sets of options of the models, up to."""


def _stalk(n: int) -> Game:
    return string("L" + "R" * n) if n >= 0 else ZERO


def _upto(n: int) -> Game:
    return game(map(integer_game, range(n + 1)))


def _halves(n: int) -> Game:
    return game([ZERO], [number_game(Fraction(1, 2**j)) for j in range(1, n + 1)])


def _index(of: Callable[[int], Game]) -> Callable[[Game], int]:
    """The number of which the game is; -1 where it is of none."""
    return lambda G: next((n for n in range(HIGHEST + 2) if of(n) is G), -1)


def functions() -> dict[str, Callable[..., Any]]:
    """The functions of this theory, by the reference."""

    def reply(p: bool, G: Game) -> Game:
        return next(iter(options(p, G)), G)

    return {
        **of_numbers(),
        "all_small": is_all_small,
        "answered": always_answered,
        "unanswered": lambda G: next(iter((*G.left, *G.right)), G),
        "reply": reply,
        "stalk": _stalk,
        "reds": _index(_stalk),
        "upto": _upto,
        "halves": _halves,
        "exponent": _index(lambda n: number_game(Fraction(1, 2**n))),
    }


def models() -> Iterator[Model]:
    """Yield the one: star, up and down and what can be made of them, strings and numbers."""
    small = [STAR, UP, game([STAR, ZERO], [STAR]), game([UP], [STAR, ZERO]), game([UP], [ZERO])]
    strings = [_stalk(HIGHEST), _upto(HIGHEST), _halves(HIGHEST)]
    every = model("small games and strings", (*small, *strings), functions())
    values = {**every.values, "Int": range(-1, HIGHEST + 1)}
    yield Model(every.says, every.functions, values)


SMALL = Theory("partizan", "small", models)
SMALL.let(p=BOOL, G=GAME, X=GAME)
all_small = SMALL.function("all_small", GAME, BOOL)
answered = SMALL.function("answered", GAME, BOOL)
unanswered = SMALL.function("unanswered", GAME, GAME)
reply = SMALL.function("reply", BOOL, GAME, GAME)
stalk, reds = SMALL.function("stalk", INT, GAME), SMALL.function("reds", GAME, INT)
upto, halves = SMALL.function("upto", INT, GAME), SMALL.function("halves", INT, GAME)
exponent = SMALL.function("exponent", GAME, INT)


def star() -> Any:
    """{0|0}."""
    return pair(zero(), zero())


def up() -> Any:
    """{0|*}."""
    return pair(zero(), star())


# Up


def _below_number(G: Any, n: Any, k: Any) -> tuple[Any, ...]:
    """G <= n/2^k, for star and for up."""
    W = refuting(LEFT, G, num(n, k))
    return (
        refuted(LEFT, G, num(n, k)),
        order(n, 0, k),
        nought(k),
        a_step_away(RIGHT, n, k, W),
        steps(RIGHT, n, k),
    )


star_below = SMALL.follows(
    "star is less than every positive number",
    lambda n, k: implies((n >= 1) & (k >= 0), le(star(), num(n, k))),
    between,
    lambda n, k: _below_number(star(), n, k),
    lambda n, k: between(zero(), zero(), refuting(LEFT, star(), num(n, k))),
    lambda n, k: (no_option(RIGHT, star(), zero()), order(0, toward(RIGHT, n, k), k)),
    lambda n, k: transitive_for(LEFT, zero(), refuting(LEFT, star(), num(n, k)), star()),
)
up_below = SMALL.follows(
    "up is less than every positive number",
    lambda n, k: implies((n >= 1) & (k >= 0), le(up(), num(n, k)) & negation(le(num(n, k), up()))),
    lambda n, k: _below_number(up(), n, k),
    lambda n, k: between(zero(), star(), refuting(LEFT, up(), num(n, k))),
    lambda n, k: (between(zero(), star(), star()), no_option(RIGHT, up(), star())),
    lambda n, k: [star_below(each, k) for each in (n, toward(RIGHT, n, k))],
    lambda n, k: [
        transitive_for(LEFT, star(), each, up())
        for each in (num(n, k), refuting(LEFT, up(), num(n, k)))
    ],
)

up_below_half_powers = SMALL.follows(
    "^ is less than every 1/2^k",
    lambda k: implies(k >= 0, le(up(), num(1, k)) & negation(le(num(1, k), up()))),
    lambda k: up_below(1, k),
)

# Games in which nobody runs out of moves before the other

both_move = SMALL.axiom(
    "Section 3.10: all small: wherever one player has a move, so does the other",
    lambda p, G, X: implies(
        all_small(G) & option(p, G, X), all_small(X) & option(negation(p), G, reply(negation(p), G))
    ),
)


@notion
def half_power(p: Any, k: Any) -> Any:
    """1/2^k from Left's side, -1/2^k from Right's."""
    return num(either(p, 1, -1), k)


def _is_little(p: Any, G: Any, k: Any) -> tuple[Any, ...]:
    x, q = half_power(p, k), negation(p)
    W, V, Y = refuting(p, G, x), refuting(p, G, zero()), reply(q, G)
    one = either(p, 1, -1)
    end = toward(q, one, k)
    return (
        refuted(p, G, x),
        both_move(p, G, W),
        ends(p, G, W),
        fraction(one, k + 1, x),
        [order(*pair_, k + 1) for pair_ in ((2, 1), (-1, -2))],
        transitive_for(p, x, W, half_power(p, k + 1)),
        a_step_away(q, one, k, W),
        steps(q, one, k),
        [order(*pair_, k) for pair_ in ((one, end), (end, one), (end, 0), (0, end))],
        nought(k),
        both_move(q, G, Y),
        ends(q, G, Y),
        no_option(q, G, Y),
        transitive_for(p, Y, x, W),
        transitive_for(p, Y, W, G),
        refuted(p, G, zero()),
        nothing(q, V),
        both_move(p, G, V),
        transitive_for(p, W, G, zero()),
    )


little_from_a_side = SMALL.by_induction(
    "an all small game is at most every 1/2^k from either side",
    lambda p, G, k: rank(G),
    lambda p, G, k: implies(all_small(G) & (k >= 0), at_most(p, G, half_power(p, k))),
    _is_little,
    smaller=[
        lambda p, G, k: (p, refuting(p, G, half_power(p, k)), k + 1),
        lambda p, G, k: (p, reply(negation(p), G), k),
    ],
)


def _is_between(G: Any, k: Any) -> Any:
    """-1/2^k < G < 1/2^k."""
    above = le(num(-1, k), G) & negation(le(G, num(-1, k)))
    return above & le(G, num(1, k)) & negation(le(num(1, k), G))


little = SMALL.follows(
    "all small games are infinitesimal: between -1/2^k and 1/2^k",
    lambda G, k: implies(all_small(G) & (k >= 0), _is_between(G, k)),
    lambda G, k: [little_from_a_side(p, G, each) for p in (LEFT, RIGHT) for each in (k, k + 1)],
    lambda G, k: [order(*each, k + 1) for each in ((2, 1), (-1, -2))],
    lambda G, k: [fraction(n, k + 1, G) for n in (1, -1)],
    lambda G, k: [
        transitive_for(p, half_power(p, k), G, half_power(p, k + 1)) for p in (LEFT, RIGHT)
    ],
)
replies = SMALL.axiom(
    "Section 3.10: after each move, here and below, the other player has one",
    lambda p, G, X: (
        implies(
            answered(G) & option(p, G, X),
            answered(X) & option(negation(p), X, reply(negation(p), X)),
        )
        & (answered(G) | option(LEFT, G, unanswered(G)) | option(RIGHT, G, unanswered(G)))
    ),
)
no_last_reply = SMALL.by_induction(
    "where every move is answered there is none",
    lambda p, G, X: rank(G),
    lambda p, G, X: negation(answered(G) & option(p, G, X)),
    (replies, ends),
    smaller=[lambda p, G, X: (negation(p), X, reply(negation(p), X))],
)
only_over = SMALL.follows(
    "every move is answered just where there is none",
    lambda p, G, X: (
        negation(answered(G) & option(p, G, X))
        & (answered(G) | option(LEFT, G, unanswered(G)) | option(RIGHT, G, unanswered(G)))
    ),
    (no_last_reply, replies),
)

answered_is_nothing = SMALL.follows(
    "a game in which every move is answered is 0, and so between -1/2^k and 1/2^k",
    lambda G, k: implies(answered(G) & (k >= 0), equal(G, zero()) & _is_between(G, k)),
    nought,
    lambda G, k: [
        (
            refuted(p, G, zero()),
            nothing(negation(p), refuting(p, G, zero())),
            no_last_reply(p, G, refuting(p, G, zero())),
        )
        for p in (LEFT, RIGHT)
    ],
    lambda G, k: [order(*each, k) for each in ((0, 1), (1, 0), (-1, 0), (0, -1))],
    lambda G, k: [
        transitive_for(LEFT, *each)
        for n in (1, -1)
        for each in (
            (G, zero(), num(n, k)),
            (num(n, k), zero(), G),
            (zero(), G, num(n, k)),
            (num(n, k), G, zero()),
        )
    ],
)

# Strings

red_lines = SMALL.axiom(
    "Section 2, Hackenbush: one blue line with n red ones on top",
    lambda n, X: implies(
        n >= 0,
        (option(LEFT, stalk(n), X) == (X == zero()))
        & (option(RIGHT, stalk(n), X) == ((reds(X) >= 0) & (reds(X) < n) & (X == stalk(reds(X)))))
        & (reds(stalk(n)) == n),
    ),
)
fall = SMALL.by_induction(
    "1/2^j is greater than 1/2^n where j < n",
    lambda j, n: n - j,
    lambda j, n: implies((j >= 0) & (j < n), negation(le(num(1, j), num(1, n)))),
    lambda j, n: (fraction(1, n, zero()), order(2, 1, n), order(1, 2, n)),
    lambda j, n: transitive_for(LEFT, num(1, j), num(1, n), num(1, n - 1)),
)


def _half_power_options(n: Any, X: Any) -> tuple[Any, ...]:
    """What the options of 1/2^n are, and that 0 is less."""
    return fraction(0, n, X), order(1, 0, n), nought(n), nought(n - 1), nought(0)


def _is_stalk(n: Any) -> tuple[Any, ...]:
    G, x = stalk(n), num(1, n)
    W, V = refuting(LEFT, G, x), refuting(RIGHT, G, x)
    return (
        [(refuted(p, G, x), red_lines(n, X)) for p, X in ((LEFT, W), (RIGHT, V))],
        [(_half_power_options(n, X), integer(1, X)) for X in (W, V)],
        [red_lines(n, X) for X in (stalk(n - 1), zero())],
        red_lines(n - 1, zero()),
        no_option(RIGHT, G, stalk(n - 1)),
        no_option(LEFT, G, zero()),
        transitive_for(LEFT, stalk(n - 1), W, G),
        fall(reds(V), n),
        transitive_for(LEFT, num(1, reds(V)), V, x),
    )


stalk_is = SMALL.by_induction(
    "one blue line with n red ones on top is 1/2^n",
    "n",
    lambda n: equal(stalk(n), num(1, n)),
    _is_stalk,
    smaller=[lambda n: (n - 1,), lambda n: (reds(refuting(RIGHT, stalk(n), num(1, n))),)],
)
stalks_fall = SMALL.follows(
    "each further red line on top makes the game smaller, and it stays positive",
    lambda n: implies(
        n >= 0,
        le(stalk(n + 1), stalk(n))
        & negation(le(stalk(n), stalk(n + 1)))
        & le(zero(), stalk(n + 1))
        & negation(le(stalk(n + 1), zero())),
    ),
    lambda n: [stalk_is(each) for each in (n, n + 1)],
    lambda n: (fraction(1, n + 1, zero()), nought(n + 1)),
    lambda n: [order(*each, n + 1) for each in ((1, 2), (2, 1), (0, 1), (1, 0))],
    lambda n: [
        fact
        for G in (stalk(n + 1),)
        for fact in (
            chain(G, num(1, n + 1), stalk(n)),
            chain(num(1, n + 1), num(1, n), stalk(n)),
            chain(zero(), num(1, n + 1), G),
        )
    ],
)


# Omegas that are cut off

first_integers = SMALL.axiom(
    "Section 3.4.2: {0,1,...,n|}",
    lambda n, X: implies(
        n >= 0,
        option(LEFT, upto(n), num(n, 0))
        & implies(
            option(LEFT, upto(n), X),
            (numerator(X, 0) >= 0) & (numerator(X, 0) <= n) & (X == num(numerator(X, 0), 0)),
        )
        & negation(option(RIGHT, upto(n), X)),
    ),
)


def _is_upto(n: Any) -> tuple[Any, ...]:
    G, x = upto(n), num(n + 1, 0)
    W, V = refuting(LEFT, G, x), refuting(RIGHT, G, x)
    return (
        [
            (refuted(p, G, x), first_integers(n, X), integer(n + 1, X))
            for p, X in ((LEFT, W), (RIGHT, V))
        ],
        order(n + 1, numerator(W, 0), 0),
        no_option(LEFT, G, num(n, 0)),
    )


upto_is = SMALL.follows(
    "{0,1,...,n|} = n + 1", lambda n: implies(n >= 0, equal(upto(n), num(n + 1, 0))), _is_upto
)
first_halves = SMALL.axiom(
    "Section 3.4.2: {0|1/2,...,1/2^n}",
    lambda n, X: implies(
        n >= 1,
        (option(LEFT, halves(n), X) == (X == zero()))
        & option(RIGHT, halves(n), num(1, n))
        & implies(
            option(RIGHT, halves(n), X),
            (exponent(X) >= 1) & (exponent(X) <= n) & (X == num(1, exponent(X))),
        ),
    ),
)


def _is_halves(n: Any) -> tuple[Any, ...]:
    G, x = halves(n), num(1, n + 1)
    W, V = refuting(LEFT, G, x), refuting(RIGHT, G, x)
    return (
        [(refuted(p, G, x), first_halves(n, X)) for p, X in ((LEFT, W), (RIGHT, V))],
        [_half_power_options(n + 1, X) for X in (W, V)],
        first_halves(n, zero()),
        no_option(RIGHT, G, num(1, n)),
        no_option(LEFT, G, zero()),
        fall(exponent(V), n + 1),
    )


halves_is = SMALL.follows(
    "{0|1/2,...,1/2^n} = 1/2^(n + 1)",
    lambda n: implies(n >= 1, equal(halves(n), num(1, n + 1))),
    _is_halves,
)

# How the claims' predicates see them


def UP_BELOW(k: Any) -> tuple[Any, tuple[Any, ...]]:
    """1/2^k: whether up is less."""
    return k >= 0, (le(up(), num(1, k)) & negation(le(num(1, k), up())),)


def SMALL_GAME(G: Any, k: Any) -> tuple[Any, tuple[Any, ...]]:
    """An all small game: whether it is between -1/2^k and 1/2^k."""
    return all_small(G) & (k >= 0), (_is_between(G, k),)


def ANSWERED_GAME(G: Any, k: Any) -> tuple[Any, tuple[Any, ...]]:
    """A game in which every move is answered: whether it is between -1/2^k and 1/2^k."""
    return answered(G) & (k >= 0), (_is_between(G, k),)


def EVERY_MOVE_ANSWERED(p: Any, G: Any, X: Any) -> tuple[Any, tuple[Any, ...]]:
    """Any game: that it has no move if every move is answered, and one if not."""
    some = option(LEFT, G, unanswered(G)) | option(RIGHT, G, unanswered(G))
    return True, (implies(answered(G), negation(option(p, G, X))), answered(G) | some)


def STALK(n: Any) -> tuple[Any, tuple[Any, ...]]:
    """One blue line with n red ones on top: whether it is 1/2^n."""
    return n >= 0, (equal(stalk(n), num(1, n)),)


def ONE_RED_MORE(n: Any) -> tuple[Any, tuple[Any, ...]]:
    """The same with one red line more: whether it is less, and positive."""
    fewer, more = stalk(n), stalk(n + 1)
    less = le(more, fewer) & negation(le(fewer, more))
    return n >= 0, (less, le(zero(), more) & negation(le(more, zero())))


def UP_TO(n: Any) -> tuple[Any, tuple[Any, ...]]:
    """{0,1,...,n|}: whether it is n + 1."""
    return n >= 0, (equal(upto(n), num(n + 1, 0)),)


def HALVES(n: Any) -> tuple[Any, tuple[Any, ...]]:
    """{0|1/2,...,1/2^n}: whether it is 1/2^(n + 1)."""
    return n >= 1, (equal(halves(n), num(1, n + 1)),)
