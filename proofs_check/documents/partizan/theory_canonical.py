"""Section 3.5.2: each game with finitely many options has a canonical form, the smallest of it.

Offered to a player in G are the canonical forms of the options, and where an answer to something
offered is no better for the player than G the moves behind it: so reversible options are bypassed.
The canonical form has of these the ones that are not reversible and not dominated.

So it is described by what is left, not by striking out and bypassing one move after the other. Each
such step leaves the value (`theory_moves`), and wherever nothing is left to do the form is this one
(`one_form_alone`).
"""

from functools import cache
from typing import NamedTuple

from proofs_check.documents.partizan import theory_moves
from proofs_check.documents.partizan.simplifying import size
from proofs_check.documents.partizan.theory import *
from proofs_check.documents.partizan.theory_moves import nothing_to_do, one_form_alone, simplest
from proofs_check.documents.partizan.theory_nimbers import first, reach, reaching
from proofs_check.methods.ordinals import transitive as transitive_ranks
from proofs_check.methods.theory import *
from reference.partizan import games
from reference.partizan.games import Game
from reference.partizan.simplification import canonical, is_canonical


class _Offer(NamedTuple):
    """How something comes to be offered: from which option, through what, and after how much."""

    origin: Game
    through: Game
    reply: Game
    steps: int


def _no_better(p: bool, X: Game, G: Game) -> bool:
    return games.at_most(X, G) if p else games.at_most(G, X)


@cache
def _offers(p: bool, G: Game) -> dict[Game, _Offer]:
    found: dict[Game, _Offer] = {}
    for Y in options(p, G):
        found.setdefault(canonical(Y), _Offer(Y, G, G, 0))
    waiting = [*found]
    for a in waiting:
        for answer in options(not p, a):
            if _no_better(p, answer, G):
                for X in options(p, answer):
                    if X not in found:
                        found[X] = _Offer(found[a].origin, a, answer, found[a].steps + 1)
                        waiting.append(X)
    return found


def functions() -> dict[str, Callable[..., Any]]:
    """The functions of this theory, by the reference."""
    offer = lambda p, G, X: _offers(p, G).get(X, _Offer(G, G, G, 0))
    turned = lambda p, G, X: next((Y for Y in options(not p, X) if _no_better(p, Y, G)), None)

    def amiss(G: Game) -> tuple[bool, Game, Game]:
        """An option for which the form is not canonical, whose, and by what."""
        for p in (LEFT, RIGHT):
            for X in options(p, G):
                other = (Y for Y in options(p, G) if Y is not X and _no_better(p, X, Y))
                Y = next(other, turned(p, G, X))
                if Y is not None or not is_canonical(X):
                    return p, X, Y or X
        return LEFT, G, G

    matching = lambda G, X: next((Y for Y in games.subpositions(G) if canonical(Y) is X), None)

    return {
        "canon": canonical,
        "offered": lambda p, G, X: X in _offers(p, G),
        "origin": lambda p, G, X: offer(p, G, X).origin,
        "through": lambda p, G, X: offer(p, G, X).through,
        "reply": lambda p, G, X: offer(p, G, X).reply,
        "steps": lambda p, G, X: offer(p, G, X).steps,
        "stays": lambda p, G, X: turned(p, G, X) is None,
        "turned": lambda p, G, X: turned(p, G, X) or G,
        "top": lambda p, G, X: next(
            (Y for Y in options(p, canonical(G)) if _no_better(p, X, Y)), G
        ),
        "settled": lambda G: all(
            games.equal(X, canonical(X)) and is_canonical(canonical(X)) for X in (*G.left, *G.right)
        ),
        "unsettled_side": lambda G: LEFT,
        "unsettled": lambda G: G,
        **parted("amiss_side amiss_option amiss_other", amiss),
        "matched": lambda G, X: matching(G, X) is not None,
        "match": lambda G, X: matching(G, X) or G,
        "positions": size,
        "unmatched": lambda K, H: next(
            (X for X in games.subpositions(K) if matching(H, X) is None), K
        ),
        "reach": lambda G, X: X in games.subpositions(G),
        "first": lambda G, X: next(
            (Y for Y in (*G.left, *G.right) if X in games.subpositions(Y)), G
        ),
    }


def models() -> Iterator[Model]:
    """Yield those of dominated and reversible options."""
    for each in theory_moves.move_models():
        yield Model(each.says, {**each.functions, **functions()}, each.values)


CANONICAL = Theory("partizan", "canonical", models)
CANONICAL.let(p=BOOL, G=GAME, Y=GAME, R=GAME, X=GAME, K=GAME, H=GAME, P=GAME)
canon, unsettled, amiss_option = CANONICAL.functions("canon unsettled amiss_option", GAME, GAME)
amiss_other = CANONICAL.function("amiss_other", GAME, GAME)
offered, stays = CANONICAL.functions("offered stays", BOOL, GAME, GAME, BOOL)
origin, through, reply = CANONICAL.functions("origin through reply", BOOL, GAME, GAME, GAME)
turned, top = CANONICAL.functions("turned top", BOOL, GAME, GAME, GAME)
steps = CANONICAL.function("steps", BOOL, GAME, GAME, INT)
settled, unsettled_side = CANONICAL.functions("settled unsettled_side", GAME, BOOL)
amiss_side = CANONICAL.function("amiss_side", GAME, BOOL)
matched = CANONICAL.function("matched", GAME, GAME, BOOL)
match, unmatched = CANONICAL.functions("match unmatched", GAME, GAME, GAME)
positions = CANONICAL.function("positions", GAME, INT)

# Definitions

# X is the canonical form of the option that it comes from
_at_first = lambda p, G, X: X == canon(origin(p, G, X))


def _behind(p: Any, G: Any, X: Any) -> Any:
    """X is a move behind an answer to something offered before."""
    A, R = through(p, G, X), reply(p, G, X)
    earlier = offered(p, G, A) & (steps(p, G, A) < steps(p, G, X))
    bypassed = option(negation(p), A, R) & at_most(p, R, G) & option(p, R, X)
    return earlier & bypassed & (origin(p, G, X) == origin(p, G, A))


offers = CANONICAL.axiom(
    "Section 3.5.2: options, and behind reversible ones the moves that take their place"
)(
    lambda p, G, Y, R, X: (
        implies(option(p, G, Y), offered(p, G, canon(Y)))
        & implies(
            offered(p, G, Y) & option(negation(p), Y, R) & at_most(p, R, G) & option(p, R, X),
            offered(p, G, X),
        )
    )
)
come_from = CANONICAL.axiom(
    "Section 3.5.2: nothing else is put in the place of an option, and that in finitely many steps"
)(
    lambda p, G, X: implies(
        offered(p, G, X),
        option(p, G, origin(p, G, X))
        & (steps(p, G, X) >= 0)
        & (_at_first(p, G, X) | _behind(p, G, X)),
    )
)
staying = CANONICAL.axiom(
    "Section 3.5.2: an option stays unless an answer to it is no better for the player than G"
)(
    lambda p, G, X, Y: (
        implies(stays(p, G, X) & option(negation(p), X, Y), negation(at_most(p, Y, G)))
        & (
            stays(p, G, X)
            | (option(negation(p), X, turned(p, G, X)) & at_most(p, turned(p, G, X), G))
        )
    )
)
left_over = CANONICAL.axiom(
    "Section 3.5.2: the canonical form has no options but what is offered, stays, is not dominated"
)(
    lambda p, G, X, Y: implies(
        option(p, canon(G), X),
        offered(p, G, X)
        & stays(p, G, X)
        & implies(option(p, canon(G), Y) & at_most(p, X, Y), X == Y),
    )
)
best_stay = CANONICAL.assumed(
    "of finitely many options each that is gone is no better than one that stays"
)(
    lambda p, G, X: implies(
        finite(G) & offered(p, G, X) & stays(p, G, X),
        option(p, canon(G), top(p, G, X)) & at_most(p, X, top(p, G, X)),
    )
)

# It is equal to its canonical form, in which nothing can be struck out or bypassed
_is_settled = lambda X: equal(X, canon(X)) & simplest(canon(X))

settling = CANONICAL.recursion(
    "ours: a game is settled where of each option the canonical form is as it should be"
)(
    lambda p, G, X: (
        implies(settled(G) & option(p, G, X), _is_settled(X))
        & (
            settled(G)
            | (option(unsettled_side(G), G, unsettled(G)) & negation(_is_settled(unsettled(G))))
        )
    )
)


def _is_amiss(p: Any, G: Any, X: Any, Y: Any) -> Any:
    """Option X is not simplest, is dominated by Y, or is reversible through Y."""
    dominated = option(p, G, Y) & at_most(p, X, Y) & (X != Y)
    reversible = option(negation(p), X, Y) & at_most(p, Y, G)
    return option(p, G, X) & (negation(simplest(X)) | dominated | reversible)


something_to_do = CANONICAL.axiom(
    "Section 3.5.2: unless nothing is dominated or reversible, here and below, something is"
)(lambda G: simplest(G) | _is_amiss(amiss_side(G), G, amiss_option(G), amiss_other(G)))
matching = CANONICAL.recursion(
    "ours: of what is the canonical form of a position of G, and of which one"
)(
    lambda G, X: (
        implies(reach(G, X), matched(G, canon(X)))
        & implies(matched(G, X), reach(G, match(G, X)) & (canon(match(G, X)) == X))
    )
)
counting = CANONICAL.assumed(
    "the pigeonhole principle: if each position of K is the form of one of H, K has no more"
)(
    lambda K, H: implies(
        finite(H),
        (positions(K) <= positions(H))
        | (reach(K, unmatched(K, H)) & negation(matched(H, unmatched(K, H)))),
    )
)

# A canonical form is equal, and nothing can be done in it

offered_is_simplest = CANONICAL.by_induction(
    "in what is offered in a settled game nothing can be struck out or bypassed",
    lambda p, G, X: steps(p, G, X),
)(
    lambda p, G, X: implies(settled(G) & offered(p, G, X), simplest(X)),
    (come_from, settling, nothing_to_do),
)
offered_is_less = CANONICAL.follows(
    "nothing offered in a settled game is as good for the player as the game"
)(
    lambda p, G, X: implies(settled(G) & offered(p, G, X), negation(at_most(p, G, X))),
    (come_from, settling, no_option, transitive_for),
    at=lambda p, G, X: (origin(p, G, X), reply(p, G, X)),
)


offered_is_below = CANONICAL.by_induction(
    "nothing offered in a settled game is as good for the player as its canonical form",
    lambda p, G, X: rank(X),
)(
    lambda p, G, X: implies(
        settled(G) & finite(G) & offered(p, G, X), negation(at_most(p, canon(G), X))
    ),
    (staying, best_stay, no_option, transitive_for, refuted),
    (offers, ends, transitive_ranks, left_over, offered_is_less),
    smaller=lambda p, G, X: [(p, G, refuting(p, turned(p, G, X), canon(G)))],
)


def _as_good_as(p: Any, G: Any) -> tuple[Any, ...]:
    """G is no better for the player than its canonical form."""
    K, q = canon(G), negation(p)
    X = refuting(p, G, K)
    return (
        refuted(p, G, K),
        [settling(p, G, X), offers(p, G, X, X, X), offered_is_below(p, G, canon(X))],
        [transitive_for(p, K, X, canon(X)), ranked(canon(X))],
        [left_over(q, G, X, X), offered_is_less(q, G, X)],
    )


def _nothing_amiss(G: Any) -> tuple[Any, ...]:
    K = canon(G)
    p, X, Y = amiss_side(K), amiss_option(K), amiss_other(K)
    return (
        something_to_do(K),
        left_over(p, G, X, Y),
        offered_is_simplest(p, G, X),
        come_from(p, G, X),
        staying(p, G, X, Y),
        transitive_for(p, Y, K, G),
    )


canonical_form = CANONICAL.by_induction(
    "with finitely many options a game is equal to its canonical form, where nothing can be done",
    rank,
)(
    lambda G: implies(finite(G), equal(G, canon(G)) & simplest(canon(G))),
    (ends, finite_below),
    _nothing_amiss,
    lambda G: [_as_good_as(p, G) for p in (LEFT, RIGHT)],
)

# It has the fewest positions

onward = CANONICAL.by_induction(
    "what can be reached from what can be reached can be reached", lambda G, X, Y: rank(G)
)(lambda G, X, Y: implies(reach(G, X) & reach(X, Y), reach(G, Y)), (reaching, ends))

offered_is_reached = CANONICAL.by_induction(
    "what is offered can be reached from the canonical form of the option from which it comes",
    lambda p, G, X: steps(p, G, X),
)(
    lambda p, G, X: implies(offered(p, G, X), reach(canon(origin(p, G, X)), X)),
    (come_from, reaching, onward),
)


def _matched(p: Any, G: Any, P: Any) -> tuple[Any, ...]:
    X = first(canon(G), P)
    Y = origin(p, G, X)
    Z = match(Y, P)
    return (
        left_over(p, G, X, X),
        [come_from(p, G, X), offered_is_reached(p, G, X), onward(canon(Y), X, P)],
        [ends(p, G, Y), ranked(canon(Y))],
        [matching(Y, P), reaching(p, G, Y, Z), matching(G, Z)],
    )


all_matched = CANONICAL.by_induction(
    "each position of the canonical form is the canonical form of a position", lambda G, P: rank(G)
)(
    lambda G, P: implies(reach(canon(G), P), matched(G, P)),
    (matching, reaching),
    lambda G, P: [_matched(p, G, P) for p in (LEFT, RIGHT)],
)

one_for_each_value = CANONICAL.follows(
    "games are equal where their canonical forms are the same, which have the fewest positions"
)(
    lambda G, H: implies(
        finite(G) & finite(H),
        ((canon(G) == canon(H)) == equal(G, H))
        & implies(equal(G, H), positions(canon(G)) <= positions(H)),
    ),
    (canonical_form, one_form_alone, transitive, counting, all_matched),
)

# How the claim's predicate sees them


def CANONICAL_FORMS(G: Any, H: Any) -> tuple[Any, tuple[Any, ...]]:
    """Two games: if the canonical forms are the same, the games equal; numbers of positions."""
    numbers = positions(canon(G)), positions(H)
    return finite(G) & finite(H), (canon(G) == canon(H), equal(G, H), *numbers)
