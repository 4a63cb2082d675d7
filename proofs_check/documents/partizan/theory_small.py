"""Sections 3.4.1, 3.4.2 and 3.10 for every n: up, small games, strings, cut-off omegas.

`stalk(n)` is one blue line with n red ones on top; what is written
{0,1,...,n|} and {0|1/2,...,1/2^n} are `upto(n)` and `halves(n)`.
"""

from fractions import Fraction

from proofs_check.documents.partizan.forms import string
from proofs_check.documents.partizan.play import always_answered
from proofs_check.documents.partizan.theory import *
from proofs_check.documents.partizan.theory_numbers import *
from proofs_check.methods.theory import *
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
    reply = lambda p, G: next(iter(options(p, G)), G)

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
    yield model(
        "small games and strings", (*small, *strings), functions(), Int=range(-1, HIGHEST + 1)
    )


SMALL = Theory("partizan", "small", models)
SMALL.let(p=BOOL, G=GAME, X=GAME)
all_small, answered = SMALL.functions("all_small answered", GAME, BOOL)
unanswered = SMALL.function("unanswered", GAME, GAME)
reply = SMALL.function("reply", BOOL, GAME, GAME)
stalk, reds = SMALL.function("stalk", INT, GAME), SMALL.function("reds", GAME, INT)
upto, halves = SMALL.function("upto", INT, GAME), SMALL.function("halves", INT, GAME)
exponent = SMALL.function("exponent", GAME, INT)

# {0|0}
star = lambda: pair(zero(), zero())
# {0|*}
up = lambda: pair(zero(), star())

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


star_below = SMALL.follows("star is less than every positive number")(
    lambda n, k: implies((n >= 1) & (k >= 0), le(star(), num(n, k))),
    (number_between, refuted, order, nought, a_step_away, steps, no_option, transitive_for),
    at=lambda n, k: refuting(True, pair(zero(), zero()), num(n, k)),
)
up_below = SMALL.follows("up is less than every positive number")(
    lambda n, k: implies((n >= 1) & (k >= 0), le(up(), num(n, k)) & negation(le(num(n, k), up()))),
    (number_between, no_option, star_below, transitive_for),
    lambda n, k: _below_number(up(), n, k),
)

up_below_half_powers = SMALL.follows("^ is less than every 1/2^k")(
    lambda k: implies(k >= 0, le(up(), num(1, k)) & negation(le(num(1, k), up()))), up_below
)

# Games in which nobody runs out of moves before the other

both_move = SMALL.axiom(
    "Section 3.10: all small: wherever one player has a move, so does the other"
)(
    lambda p, G, X: implies(
        all_small(G) & option(p, G, X), all_small(X) & option(negation(p), G, reply(negation(p), G))
    )
)

half_power = notion("1/2^k from Left's side, -1/2^k from Right's.", "half_power")(
    lambda p, k: num(either(p, 1, -1), k)
)


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
    "an all small game is at most every 1/2^k from either side", lambda p, G, k: rank(G)
)(lambda p, G, k: implies(all_small(G) & (k >= 0), at_most(p, G, half_power(p, k))), _is_little)


def _is_between(G: Any, k: Any) -> Any:
    """-1/2^k < G < 1/2^k."""
    above = le(num(-1, k), G) & negation(le(G, num(-1, k)))
    return above & le(G, num(1, k)) & negation(le(num(1, k), G))


little = SMALL.follows("all small games are infinitesimal: between -1/2^k and 1/2^k")(
    lambda G, k: implies(all_small(G) & (k >= 0), _is_between(G, k)),
    (little_from_a_side, fraction, transitive_for),
    lambda G, k: [order(*each, k + 1) for each in ((2, 1), (-1, -2))],
)
replies = SMALL.axiom("Section 3.10: after each move, here and below, the other player has one")(
    lambda p, G, X: (
        implies(
            answered(G) & option(p, G, X),
            answered(X) & option(negation(p), X, reply(negation(p), X)),
        )
        & (answered(G) | option(LEFT, G, unanswered(G)) | option(RIGHT, G, unanswered(G)))
    )
)
no_last_reply = SMALL.by_induction(
    "where every move is answered there is none", lambda p, G, X: rank(G)
)(lambda p, G, X: negation(answered(G) & option(p, G, X)), (replies, ends))
only_over = SMALL.follows("every move is answered just where there is none")(
    lambda p, G, X: (
        negation(answered(G) & option(p, G, X))
        & (answered(G) | option(LEFT, G, unanswered(G)) | option(RIGHT, G, unanswered(G)))
    ),
    (no_last_reply, replies),
)

answered_is_nothing = SMALL.follows(
    "a game in which every move is answered is 0, and so between -1/2^k and 1/2^k"
)(
    lambda G, k: implies(answered(G) & (k >= 0), equal(G, zero()) & _is_between(G, k)),
    (nought, refuted, nothing, no_last_reply, order, transitive_for),
)

# Strings

red_lines = SMALL.axiom("Section 2, Hackenbush: one blue line with n red ones on top")(
    lambda n, X: implies(
        n >= 0,
        (option(LEFT, stalk(n), X) == (X == zero()))
        & (option(RIGHT, stalk(n), X) == (under(reds(X), n) & (X == stalk(reds(X)))))
        & (reds(stalk(n)) == n),
    )
)
fall = SMALL.by_induction("1/2^j is greater than 1/2^n where j < n", lambda j, n: n - j)(
    lambda j, n: implies(under(j, n), negation(le(num(1, j), num(1, n)))),
    (fraction, order, transitive_for),
)

# What the options of 1/2^n are, and that 0 is less
_half_power_options = lambda n, X: (
    fraction(0, n, X),
    order(1, 0, n),
    *(nought(each) for each in (n, n - 1, 0)),
)


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


stalk_is = SMALL.by_induction("one blue line with n red ones on top is 1/2^n", "n")(
    lambda n: equal(stalk(n), num(1, n)), _is_stalk
)
stalks_fall = SMALL.follows(
    "each further red line on top makes the game smaller, and it stays positive"
)(
    lambda n: implies(
        n >= 0,
        le(stalk(n + 1), stalk(n))
        & negation(le(stalk(n), stalk(n + 1)))
        & le(zero(), stalk(n + 1))
        & negation(le(stalk(n + 1), zero())),
    ),
    (stalk_is, nought, order, transitive),
    lambda n: fraction(1, n + 1, zero()),
)

# Omegas that are cut off

first_integers = SMALL.axiom("Section 3.4.2: {0,1,...,n|}")(
    lambda n, X: implies(
        n >= 0,
        option(LEFT, upto(n), num(n, 0))
        & implies(
            option(LEFT, upto(n), X), rises(0, numerator(X, 0), n) & (X == num(numerator(X, 0), 0))
        )
        & negation(option(RIGHT, upto(n), X)),
    )
)

upto_is = SMALL.follows("{0,1,...,n|} = n + 1")(
    lambda n: implies(n >= 0, equal(upto(n), num(n + 1, 0))),
    (refuted, first_integers, integer, order, no_option),
)
first_halves = SMALL.axiom("Section 3.4.2: {0|1/2,...,1/2^n}")(
    lambda n, X: implies(
        n >= 1,
        (option(LEFT, halves(n), X) == (X == zero()))
        & option(RIGHT, halves(n), num(1, n))
        & implies(
            option(RIGHT, halves(n), X), rises(1, exponent(X), n) & (X == num(1, exponent(X)))
        ),
    )
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


halves_is = SMALL.follows("{0|1/2,...,1/2^n} = 1/2^(n + 1)")(
    lambda n: implies(n >= 1, equal(halves(n), num(1, n + 1))), _is_halves
)

# How the claims' predicates see them

ANSWERED_GAME = lambda G, k: (answered(G) & (k >= 0), (_is_between(G, k),))
