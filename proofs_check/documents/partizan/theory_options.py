"""Section 3.4 and 3.4.1 for options that are numbers: the best of them, and those of one sign.

That a game is a number means here that it is equal to some n/2^k, whatever its form; that is what
`value` is. There may be infinitely many options, and then perhaps no best one: that one is the
best is a hypothesis.
"""

from fractions import Fraction

from proofs_check.documents.partizan.forms import beside_two_stars
from proofs_check.documents.partizan.theory import *
from proofs_check.documents.partizan.theory_moves import *
from proofs_check.documents.partizan.theory_numbers import nought, num
from proofs_check.documents.partizan.theory_values import *
from proofs_check.methods.theory import *
from reference.partizan.games import ZERO, Game, game
from reference.partizan.infinitesimals import STAR, UP
from reference.partizan.numbers import number, number_game


def _numbers(p: bool, G: Game) -> list[tuple[Fraction, Game]]:
    """The options that are numbers, whatever their form."""
    return [(x, X) for X in options(p, G) if (x := number(X)) is not None]


def _best(p: bool, G: Game) -> Game:
    found = _numbers(p, G)
    return (max if p else min)(found, key=lambda each: each[0])[1] if found else G


def _is_best(p: bool, G: Game, B: Game) -> bool:
    """Whether the player has no better number among the options than this one."""
    found, own = _numbers(p, G), number(B)
    return B in options(p, G) and own is not None and all(by(p, x) <= by(p, own) for x, _ in found)


def _numeral(X: Game) -> tuple[int, int]:
    """The n and k of the n/2^k that X is equal to."""
    x = number(X) or Fraction(0)
    return x.numerator, x.denominator.bit_length() - 1


def _only_best(G: Game, H: Game) -> bool:
    """Whether H is G without some options that are numbers, none of them the best."""
    return all(
        {*options(p, H)} <= {*options(p, G)}
        and all(number(X) is not None for X in {*options(p, G)} - {*options(p, H)})
        and (not _numbers(p, G) or _best(p, G) in options(p, H))
        for p in (LEFT, RIGHT)
    )


def functions() -> dict[str, Callable[..., Any]]:
    """The functions of this theory, by the reference."""

    def signed(G: Game) -> bool:
        found = [(p, number(X)) for p in (LEFT, RIGHT) for X in options(p, G)]
        return all(x is not None and (x < 0 if p else x > 0) for p, x in found)

    return {
        **of_values(),
        **of_moves(),
        "valued": lambda X: number(X) is not None,
        **parted("top scale", _numeral),
        "best": _best,
        "is_best": _is_best,
        "only_best": _only_best,
        "signed": signed,
    }


def models() -> Iterator[Model]:
    """Yield games with numbers, of other forms too, and others among the options; some struck."""
    low, half, one = (number_game(Fraction(n, 2)) for n in (-1, 1, 2))
    other_half, other_one = map(beside_two_stars, (half, one))
    for left, right, kept in (
        ((low, half, other_half), (one,), ((half, other_half), (one,))),
        ((ZERO, other_half, STAR), (other_one, UP), ((other_half, STAR), (other_one, UP))),
        ((low,), (other_half, one), ((low,), (other_half,))),
        ((UP,), (low, STAR), ((UP,), (low, STAR))),
    ):
        G = game(left, right)
        yield model(f"{G}", (G, game(*kept)), functions(), Int=range(-3, 4))


OPTIONS = Theory("partizan", "options", models)
OPTIONS.let(p=BOOL, X=GAME, G=GAME, B=GAME, H=GAME)
valued = OPTIONS.function("valued", GAME, BOOL)
top, scale = OPTIONS.function("top", GAME, INT), OPTIONS.function("scale", GAME, INT)
best = OPTIONS.function("best", BOOL, GAME, GAME)
is_best = OPTIONS.function("is_best", BOOL, GAME, GAME, BOOL)
only_best = OPTIONS.function("only_best", GAME, GAME, BOOL)
signed = OPTIONS.function("signed", GAME, BOOL)

value = notion("The real number that X is equal to.", "value")(
    lambda X: fraction_of(top(X), scale(X))
)

is_value = OPTIONS.axiom("Section 3.2: a number is equal to some n/2^k")(
    lambda X: implies(valued(X), (scale(X) >= 0) & equal(X, num(top(X), scale(X))))
)
without_value = OPTIONS.axiom("Section 3.2: what is no number is equal to no n/2^k")(
    lambda X, n, k: implies((k >= 0) & equal(X, num(n, k)), valued(X))
)

highest = OPTIONS.axiom(
    "Section 3.4: Left's highest number, and the smallest for Right, where there is one"
)(
    lambda p, G, B, X: implies(
        is_best(p, G, B),
        option(p, G, B)
        & valued(B)
        & implies(option(p, G, X) & valued(X), by(p, value(X)) <= by(p, value(B))),
    )
)


def _compared(p: Any, G: Any, B: Any, X: Any) -> tuple[Any, ...]:
    """That an option which is a number is no better than the best one."""
    x, y = (num(top(each), scale(each)) for each in (X, B))
    return (
        highest(p, G, B, X),
        is_value(X),
        is_value(B),
        by_value(top(X), scale(X), top(B), scale(B)),
        by_value(top(B), scale(B), top(X), scale(X)),
        transitive_for(p, X, x, y),
        transitive_for(p, X, y, B),
    )


best_is_best = OPTIONS.follows(
    "of moves to numbers the one to the highest is, in every sum, as good for Left as any"
)(
    lambda p, G, B, X, n, k: implies(
        is_best(p, G, B) & option(p, G, X) & (k >= 0) & equal(X, num(n, k)),
        option(p, G, B) & valued(B) & either(p, as_good(X, B), as_good(B, X)),
    ),
    (without_value, sums_decide),
    lambda p, G, B, X, n, k: _compared(p, G, B, X),
)

# What can be struck out

kept_best = OPTIONS.axiom(
    "Section 3.4: only numbers are struck out; Left's greatest and Right's smallest one stay"
)(
    lambda p, G, H, X: implies(
        only_best(G, H),
        implies(option(p, H, X), option(p, G, X))
        & implies(
            option(p, G, X),
            option(p, H, X) | (valued(X) & option(p, H, best(p, G)) & is_best(p, G, best(p, G))),
        ),
    )
)


def _not_struck(G: Any, H: Any) -> tuple[Any, ...]:
    """Why H would not be what is left of G with dominated options struck out."""
    p, X = fails(G, H)
    return (
        kept_best(p, G, H, X),
        failing(G, H, best(p, G)),
        failing(G, H, X),
        _compared(p, G, best(p, G), X),
        reflexive(X),
        ranked(X),
    )


only_best_matter = OPTIONS.follows(
    "of the options that are numbers only the greatest of Left and the smallest of Right matter"
)(lambda G, H: implies(only_best(G, H), equal(G, H)), dominated, _not_struck)

# Numbers of one sign

of_either_sign = OPTIONS.axiom(
    "Section 3.4.1: negative numbers on the left side, positive ones on the right"
)(lambda p, G, X: implies(signed(G) & option(p, G, X), valued(X) & (by(p, value(X)) < 0)))

signs_make_zero = OPTIONS.follows(
    "negative numbers on the left side and positive ones on the right make 0"
)(
    lambda G: implies(signed(G), equal(G, zero()) & loses(G)),
    (signs, refuted, nothing, of_either_sign, is_value, transitive_for, by_value, nought, halved),
)

# How the claims' predicates see them


def HIGHEST(p: Any, G: Any, B: Any, X: Any, n: Any, k: Any) -> tuple[Any, tuple[Any, ...]]:
    """A move of Left to a number: whether that to the highest one is as good in every sum."""
    of_left = p & is_best(LEFT, G, B) & option(p, G, X) & (k >= 0) & equal(X, num(n, k))
    return of_left, (option(LEFT, G, B) & valued(B), as_good(X, B))
