"""Section 3.5.1 for every impartial game, whose mex is the smallest ordinal that is none of some.

So Section 3.7 has it. Ours is how that is read where there are infinitely many options: each game
has such an ordinal, the n of *n may be one, and *n has then as options all *k with a smaller k.
The models have finite ordinals alone: nothing infinite is held to the reference.
"""

from proofs_check.documents.partizan import theory_nimbers
from proofs_check.documents.partizan.theory import *
from proofs_check.documents.partizan.theory_nimbers import alike, is_impartial_game, number_of
from proofs_check.methods.theory import *
from reference.partizan.games import is_impartial
from reference.partizan.nimbers import grundy_value, nimber_game

ORDINALS_LOOKED_AT = range(5)
"""Of the ordinals those of the models."""


def functions() -> dict[str, Callable[..., Any]]:
    """The functions of this theory, by the reference."""
    mex = lambda G: grundy_value(G) if is_impartial(G) else 0

    return {
        "less": lambda a, b: a < b,
        "star": nimber_game,
        "index": lambda G: max(number_of(G), 0),
        "mex": mex,
        "leading": lambda G, a: next((X for X in G.left if mex(X) == a), G),
    }


def models() -> Iterator[Model]:
    """Yield the one: the games of the nimbers' theory."""
    (every,) = theory_nimbers.nimber_models()
    own = {**every.functions, **functions()}
    yield Model(every.says, own, {**every.values, "Ordinal": ORDINALS_LOOKED_AT})


ORDINALS = Theory("partizan", "ordinals", models)
ORDINAL = ORDINALS.sort("Ordinal")
ORDINALS.let(p=BOOL, X=GAME, G=GAME, a=ORDINAL, b=ORDINAL)
less = ORDINALS.function("less", ORDINAL, ORDINAL, BOOL)
star = ORDINALS.function("star", ORDINAL, GAME)
index, mex = ORDINALS.functions("index mex", GAME, ORDINAL)
leading = ORDINALS.function("leading", GAME, ORDINAL, GAME)

ordered = ORDINALS.assumed("of two ordinals that differ one is smaller")(
    lambda a, b: (a == b) | less(a, b) | less(b, a)
)
starred = ORDINALS.recursion(
    "ours: as in Section 3.7, the options of *n, n an ordinal, are all *k with k < n"
)(
    lambda p, a, X: (
        (option(p, star(a), X) == (less(index(X), a) & (X == star(index(X)))))
        & (index(star(a)) == a)
    )
)
excluded = ORDINALS.recursion(
    "ours: each impartial game has a mex, an ordinal, and as in Section 3.7 no option has the same"
)(lambda p, G, X: implies(is_impartial_game(G) & option(p, G, X), mex(X) != mex(G)))
smallest = ORDINALS.recursion(
    "ours: as in Section 3.7, each smaller ordinal is the mex of an option"
)(
    lambda p, G, a: implies(
        is_impartial_game(G) & less(a, mex(G)),
        option(p, G, leading(G, a)) & (mex(leading(G, a)) == a),
    )
)

stars_differ = ORDINALS.follows("for ordinals *a and *b do not compare unless a = b")(
    lambda a, b: le(star(a), star(b)) == (a == b),
    (ordered, starred, no_option, equals_itself),
    at=lambda a, b: (False, star(a), True, star(b)),
)


is_its_star = ORDINALS.by_induction("an impartial game is *n, n the mex, an ordinal", rank)(
    lambda G: implies(is_impartial_game(G), equal(G, star(mex(G)))),
    (refuted, alike, excluded, ends, transitive_for, stars_differ, starred, smallest, no_option),
)
some_star = ORDINALS.follows("every impartial game is *n for an ordinal n")(
    lambda G: implies(is_impartial_game(G), equal(G, star(mex(G)))), is_its_star
)
one_star = ORDINALS.follows(
    "an impartial game is *n for one ordinal n alone, the mex, as is told in every sum"
)(
    lambda G, a: implies(
        is_impartial_game(G),
        (equal(G, star(a)) == (mex(G) == a))
        & ((as_good(G, star(a)) & as_good(star(a), G)) == (mex(G) == a)),
    ),
    (is_its_star, stars_differ, transitive, sums_decide),
    at=lambda G, a: (mex(G), star(mex(G)), star(a)),
)

# How the claims' predicates see them

ITS_STAR = lambda G, a: (is_impartial_game(G), (equal(G, star(a)), mex(G) == a))


def IN_INFINITE_SUMS(G: Any, a: Any) -> tuple[Any, tuple[Any, ...]]:
    """An impartial game, an ordinal: if the same win all sums; and the mex rule."""
    alike_in_sums = as_good(G, star(a)) & as_good(star(a), G)
    return is_impartial_game(G), (alike_in_sums, mex(G) == a)
