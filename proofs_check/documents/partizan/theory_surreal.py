"""Section 3.9 for all games of Section 3.4.2, where m(G) may be any surreal number, and K too.

If K may be one the inequalities say nothing: an ordinal beyond all multiples of G does, with 0 for
m(G). If K is n/2^k they fail for {omega|-omega}, whatever surreal number m(G) is.
"""

from functools import cache, reduce

from proofs_check.documents.partizan import theory_long
from proofs_check.documents.partizan.theory import *
from proofs_check.documents.partizan.theory_long import less_than_omega, lower, neighbours, omega
from proofs_check.documents.partizan.theory_mean import copies, repeated, summing, total
from proofs_check.documents.partizan.theory_numbers import *
from proofs_check.documents.partizan.theory_values import by_value, fraction_of
from proofs_check.methods.theory import *
from reference.partizan import games
from reference.partizan.games import ZERO, Game, game
from reference.partizan.infinitesimals import STAR
from reference.partizan.numbers import integer_game

MOST = 2
"""The multiples and the integers that are looked at, up to."""


@cache
def _tower(G: Game) -> Game:
    return game(map(_tower, G.left))


def _beyond(G: Game) -> Game:
    several = ((X,) * n for n in range(MOST + 1) for X in (G, games.negative(G)))
    return game(reduce(games.plus, S, ZERO) for S in several)


def models() -> Iterator[Model]:
    """Yield the one: omega and the multiples of each game cut off beyond those of the model."""
    (of_long,) = theory_long.long_models()
    omega_cut = game(map(integer_game, range(MOST + 2)))
    swing_cut = game([omega_cut], [games.negative(omega_cut)])
    own: dict[str, Callable[..., Any]] = {
        **of_long.functions,
        "omega": lambda: omega_cut,
        "swing": lambda: swing_cut,
        "tower": _tower,
        "below": lambda G, X: next((Y for Y in G.left if _tower(Y) is X), G),
        "beyond": _beyond,
    }
    made = (ZERO, integer_game(1), integer_game(-1), STAR, game([integer_game(1)], [STAR]))
    every = model(f"cut off beyond {MOST}", (*made, swing_cut), own)
    values = {**of_long.values, **every.values, "Int": range(-1, MOST + 1)}
    yield Model(every.says, every.functions, values)


SURREAL = Theory("partizan", "surreal", models)
SURREAL.let(G=GAME, X=GAME, m=GAME)
tower, beyond = SURREAL.functions("tower beyond", GAME, GAME)
beneath = SURREAL.function("below", GAME, GAME, GAME)
swing = SURREAL.function("swing", GAME)

multiple = notion("G + G + ... + G, n times.", "multiple")(lambda n, G: total(copies(n, G)))
less = notion("The multiple n G less n m.", "less")(
    lambda n, G, m: minus(multiple(n, G), multiple(n, m))
)

towering = SURREAL.recursion(
    "ours: of a game the Left moves alone, here and below: an ordinal, {tower(G^L)|}"
)(
    lambda G, X: (
        implies(option(LEFT, G, X), option(LEFT, tower(G), tower(X)))
        & implies(
            option(LEFT, tower(G), X), option(LEFT, G, beneath(G, X)) & (X == tower(beneath(G, X)))
        )
        & negation(option(RIGHT, tower(G), X))
    )
)
all_multiples = SURREAL.recursion("ours: {0,G,-G,2G,-2G,...|}")(
    lambda n, G: implies(
        n >= 0,
        option(LEFT, beyond(G), multiple(n, G)) & option(LEFT, beyond(G), multiple(n, neg(G))),
    )
)
to_either = SURREAL.recursion("{omega|-omega}")(
    lambda X: (
        (option(LEFT, swing(), X) == (X == omega()))
        & (option(RIGHT, swing(), X) == (X == neg(omega())))
    )
)

# An ordinal beyond all multiples

below_tower = SURREAL.by_induction("a game is at most its Left moves alone", rank)(
    lambda G: le(G, tower(G)), (refuted, ends, towering, transitive_for, no_option)
)


ordinal = SURREAL.by_induction("the Left moves alone are a number", rank)(
    lambda G: is_num(tower(G)), (towering, ends), lambda G: no_number(tower(G))
)

inverse_of_nothing = SURREAL.follows("-0 is 0")(
    lambda: neg(zero()) == zero(), (same, mirrors, nothing)
)
multiples_of_nothing = SURREAL.by_induction("n times 0 is 0", "n")(
    lambda n: implies(n >= 0, multiple(n, zero()) == zero()),
    (repeated, summing, neutral),
    at=lambda n: (True, 0, copies(n - 1, zero())),
)
inverse_of_multiples = SURREAL.by_induction("minus n times -G is n times G", "n")(
    lambda n, G: implies(n >= 0, neg(multiple(n, neg(G))) == multiple(n, G)),
    (involution, inverse_of_nothing, repeated, summing, inverse_of_a_sum),
)

roof = notion("A number that is at least each multiple of G and of -G.", "roof")(
    lambda G: tower(beyond(G))
)


def _below_roof(T: Any, G: Any) -> tuple[Any, ...]:
    """That one of the multiples is at most the roof."""
    K = roof(G)
    return (
        towering(beyond(G), T),
        own_options(LEFT, K, tower(T)),
        transitive_for(LEFT, T, tower(T), K),
        [below_tower(T), ranked(T, K)],
    )


under_roof = SURREAL.follows(
    "an ordinal is at least each n G, and its inverse at most: with 0 for m(G)"
)(
    lambda n, G: implies(
        n >= 0,
        is_num(roof(G)) & le(neg(roof(G)), less(n, G, zero())) & le(less(n, G, zero()), roof(G)),
    ),
    (all_multiples, inverse_of_multiples, multiples_of_nothing, inverse_of_nothing, ordinal),
    (neutral, reversing),
    lambda n, G: [_below_roof(multiple(n, X), G) for X in (G, neg(G))],
)

# {omega|-omega}


below_omega = SURREAL.follows("n/2^k is at most omega")(
    lambda b, j: implies(j >= 0, le(num(b, j), omega())),
    (neighbours, by_value, less_than_omega, transitive_for),
    at=lambda b, j: num(lower(fraction_of(b, j), 0) + 1, 0),
)


swing_has_no_mean = SURREAL.follows(
    "{omega|-omega} less a number, once, is not between any -n/2^k and n/2^k"
)(
    lambda m, b, j: implies(
        is_num(m) & (j >= 0),
        negation(le(neg(num(b, j)), less(1, swing(), m)) & le(less(1, swing(), m), num(b, j))),
    ),
    (repeated, summing, commutative, neutral, to_either, move, compared, total_order),
    (integers, nought, inverse_of_nothing, reversing, below_omega, adding, transitive_for),
)

# How the claims' predicates see them


def BY_AN_ORDINAL(n: Any, G: Any) -> tuple[Any, tuple[Any, ...]]:
    """Any n and G, 0 for m(G), an ordinal for K: the inequalities, and whether K is a number."""
    H, K = less(n, G, zero()), roof(G)
    return n >= 0, (le(neg(K), H), le(H, K), is_num(K))


def SWING(m: Any, b: Any, j: Any) -> tuple[Any, tuple[Any, ...]]:
    """The two inequalities for {omega|-omega}, n = 1, any number m(G) and K = b/2^j."""
    H, K = less(1, swing(), m), num(b, j)
    return is_num(m) & (j >= 0), (le(neg(K), H), le(H, K))
