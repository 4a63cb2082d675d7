"""Sections 3.4 and 3.5.2 for every game: equal options, dominated and reversible ones, the rest.

G is like H where each option of one is equal to one of the other; H is G with options struck out
where each that is gone is no better for its player than one that is kept.
"""

from proofs_check.documents.partizan.forms import beside_two_stars, born_by
from proofs_check.documents.partizan.simplifying import bypass_left, bypass_right
from proofs_check.documents.partizan.theory import *
from proofs_check.methods.ordinals import commutes, grows, transitive
from proofs_check.methods.theory import *
from reference.partizan import games
from reference.partizan.games import Game, game
from reference.partizan.simplification import canonical, is_canonical, undominated

SEVERAL = 73
"""Every so many forms born by day 2 one is a model."""


def of_moves() -> dict[str, Callable[..., Any]]:
    """The functions of this theory, by the reference."""
    twin = lambda p, H, X: next((Y for Y in options(p, H) if games.equal(X, Y)), None)

    def better(p: bool, H: Game, X: Game) -> Game | None:
        at_most = games.at_most
        found = (Y for Y in options(p, H) if (at_most(X, Y) if p else at_most(Y, X)))
        return next(found, None)

    every = lambda found, G, H: all(found(p, H, X) for p in (LEFT, RIGHT) for X in options(p, G))

    def struck(G: Game, H: Game) -> bool:
        fewer = all({*options(p, H)} <= {*options(p, G)} for p in (LEFT, RIGHT))
        return fewer and every(better, G, H)

    bypass = lambda p, G, a, answer: (bypass_left if p else bypass_right)(G, a, answer)

    def misfits(G: Game, H: Game) -> Iterator[tuple[bool, Game]]:
        """Options of H that G has not, and such of G as none of H is as good as."""
        for p in (LEFT, RIGHT):
            yield from ((p, X) for X in options(p, H) if X not in options(p, G))
            yield from ((p, X) for X in options(p, G) if better(p, H, X) is None)

    return {
        **parted("misfit_side misfit_option", lambda G, H: next(misfits(G, H), (LEFT, G))),
        "like": lambda G, H: every(twin, G, H) and every(twin, H, G),
        "twin": lambda p, G, H, X: twin(p, H, X) or X,
        "struck": struck,
        "kept": lambda p, G, H, X: better(p, H, X) or X,
        "bypass": bypass,
        "simplest": is_canonical,
    }


def move_models() -> Iterator[Model]:
    """Yield some forms born by day 2, with what is left of them and with other options like theirs.

    One form has a reversible option of each player.
    """
    for G in born_by(2)[::SEVERAL]:
        others = [
            game(map(each, G.left), map(each, G.right)) for each in (canonical, beside_two_stars)
        ]
        yield model(f"{G}", (G, canonical(G), undominated(G), *others), of_moves())
    one = game([game()])
    star = game([game()], [game()])
    up = game([game()], [star])
    for G in (games.plus(up, star), game([one, up], [games.negative(up)])):
        yield model(f"{G}", (G, canonical(G), undominated(G)), of_moves())


MOVES = Theory("partizan", "moves", move_models)
MOVES.let(p=BOOL, G=GAME, H=GAME, X=GAME, K=GAME, a=GAME, answer=GAME, Y=GAME)
like, struck, misfit_side = MOVES.functions("like struck misfit_side", GAME, GAME, BOOL)
twin, kept, bypass = MOVES.functions("twin kept bypass", BOOL, GAME, GAME, GAME, GAME)
misfit_option = MOVES.function("misfit_option", GAME, GAME, GAME)
simplest = MOVES.function("simplest", GAME, BOOL)

# Equal options

alike = MOVES.axiom("Section 3.4: each option is equal to one of the other game")(
    lambda p, G, H, X: implies(
        like(G, H),
        like(H, G)
        & implies(option(p, G, X), option(p, H, twin(p, G, H, X)) & equal(X, twin(p, G, H, X))),
    )
)


def _matched(G: Any, H: Any) -> Iterator[Any]:
    """What keeps G <= H from failing: of the option that it would fail by there is an equal one."""
    X = refuting(True, G, H)
    yield refuted(True, G, H)
    for p, own, other in ((True, G, H), (False, H, G)):
        equal_one = twin(p, own, other, X)
        yield alike(p, own, other, X), no_option(p, other, equal_one)
        yield transitive_for(p, other, X, equal_one)


only_values_count = MOVES.follows("games with equal options are equal")(
    lambda G, H: implies(like(G, H), equal(G, H)), lambda G, H: (_matched(G, H), _matched(H, G))
)

# Dominated options

striking = MOVES.axiom("Section 3.4: what is struck out is no better than what is kept")(
    lambda p, G, H, X: implies(
        struck(G, H),
        implies(option(p, H, X), option(p, G, X))
        & implies(
            option(p, G, X), option(p, H, kept(p, G, H, X)) & at_most(p, X, kept(p, G, H, X))
        ),
    )
)

# Of what is not so struck out: an option of H alone, or one of G that is better; and whose
fails = lambda G, H: (misfit_side(G, H), misfit_option(G, H))


def _stays(G: Any, H: Any, K: Any) -> Any:
    """The option is one of H alone, or one of G that K, if it is an option of H, is no match of."""
    p, X = fails(G, H)
    better = implies(option(p, H, K), negation(at_most(p, X, K)))
    return (option(p, H, X) & negation(option(p, G, X))) | (option(p, G, X) & better)


failing = MOVES.axiom(
    "Section 3.4: unless so struck out some option is new, or is gone and better than all others"
)(lambda G, H, K: struck(G, H) | _stays(G, H, K))


dominated = MOVES.follows(
    "a game is equal to what is left of it where dominated options are struck out"
)(
    lambda G, H: implies(struck(G, H), equal(G, H)),
    (refuted, no_option, striking, transitive_for),
)

# Reversible options

bypassing = MOVES.axiom(
    "Section 3.5.2: option a is replaced by the player's options of the answer"
)(
    lambda p, G, a, answer, X: (
        (
            option(p, bypass(p, G, a, answer), X)
            == ((option(p, G, X) & (X != a)) | option(p, answer, X))
        )
        & (option(negation(p), bypass(p, G, a, answer), X) == option(negation(p), G, X))
    )
)


def _bypassed(p: Any, G: Any, a: Any, answer: Any) -> tuple[Any, ...]:
    B, q = bypass(p, G, a, answer), negation(p)
    W, U, V = refuting(p, G, B), refuting(p, B, G), refuting(p, answer, B)
    return (
        [bypassing(p, G, a, answer, each) for each in (W, U, V)],
        from_options(p, G, B),
        compared(p, B, a, answer),
        from_options(p, answer, B),
        transitive_for(p, V, answer, G),
        no_option(q, G, V),
        from_options(p, B, G),
        compared(p, answer, G, U),
    )


is_reversible = notion(
    "The player's option a has an answer that is no better for them than the game.", "is_reversible"
)(lambda p, G, a, answer: option(p, G, a) & option(negation(p), a, answer) & at_most(p, answer, G))

reversible = MOVES.follows("a game is equal to that in which a reversible option is bypassed")(
    lambda p, G, a, answer: implies(
        is_reversible(p, G, a, answer), equal(G, bypass(p, G, a, answer))
    ),
    _bypassed,
)

# What is left

nothing_to_do = MOVES.axiom(
    "Section 3.5.2: nothing is dominated, nothing is reversible, here and below"
)(
    lambda p, G, X, Y: implies(
        simplest(G) & option(p, G, X),
        simplest(X)
        & implies(option(p, G, Y) & at_most(p, X, Y), X == Y)
        & implies(option(negation(p), X, Y), negation(at_most(p, Y, G))),
    )
)


def _has_better(p: Any, G: Any, H: Any, X: Any) -> tuple[Any, ...]:
    """Option X of G, which is equal to H, is no better than an option of H."""
    W = refuting(p, H, X)
    return (
        compared(p, G, H, X),
        refuting_option(p, H, X),
        transitive_for(p, W, H, G),
        nothing_to_do(p, G, X, W),
    )


def _one_form(p: Any, G: Any, H: Any, X: Any) -> tuple[Any, ...]:
    """Where X is an option of G, it is one of H."""
    W = refuting(p, H, X)
    V = refuting(p, G, W)
    return (
        _has_better(p, G, H, X),
        _has_better(p, H, G, W),
        nothing_to_do(p, G, X, V),
        transitive_for(p, X, W, V),
    )


one_form = MOVES.by_induction(
    "what is left of equal games is the same", lambda G, H: rank(G) + rank(H)
)(
    lambda G, H: implies(simplest(G) & simplest(H), (G == H) == equal(G, H)),
    (same, reflexive, ends, grows, transitive, commutes),
    lambda G, H: [_one_form(side(G, H), *each, differing(G, H)) for each in ((G, H), (H, G))],
)

one_form_alone = MOVES.follows(
    "games with nothing to strike out or bypass are equal just where they are the same"
)(lambda G, H: implies(simplest(G) & simplest(H), (G == H) == equal(G, H)), one_form)

# How the claims' predicates see them

# A reversible option of Left: whether the game stays equal where it is bypassed
LEFT_REVERSIBLE = lambda p, G, a, answer: (
    p & is_reversible(p, G, a, answer),
    (equal(G, bypass(p, G, a, answer)),),
)
# A reversible option of Right: whether the game stays equal where it is bypassed
RIGHT_REVERSIBLE = lambda p, G, e, answer: (
    negation(p) & is_reversible(p, G, e, answer),
    (equal(G, bypass(p, G, e, answer)),),
)
