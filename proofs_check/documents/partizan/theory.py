"""Sections 1 and 3.1 to 3.5.2 for every game: winners, order, sums, inverses, needless moves.

A game is what its options are, finitely or infinitely many: any that ends. A player is a truth
value, true for Left; `at_most` is the order from a player's side, so that what is said of one
player's moves is said of the other's too.
"""

from collections.abc import Iterable
from functools import cache
from itertools import combinations_with_replacement, pairwise, permutations

from proofs_check.documents.partizan.forms import born_by
from proofs_check.documents.partizan.play import can_force, left_wins
from proofs_check.methods.ordinals import associates, commutes, grows
from proofs_check.methods.theory import *
from reference.partizan import games
from reference.partizan.games import Game

LEFT, RIGHT = True, False
"""The players."""

SEVERAL = 37
"""Every so many forms born by day 2 one is a model."""


def options(p: bool, G: Game) -> tuple[Game, ...]:
    """A player's options, by the reference."""
    return G.left if p else G.right


@cache
def endless_for_left() -> Game:
    """{0,1,2|}, which stands in models for omega: it is cut off, and Left has no end of options."""
    zero = games.game()
    one = games.game([zero])
    return games.game([zero, one, games.game([one])])


def has_few(p: bool, G: Game) -> bool:
    """Whether the player has finitely many options: it is no sum with that game or its inverse.

    A move to 0 there leaves the rest of the sum, which so is an option.
    """
    endless = endless_for_left() if p else games.negative(endless_for_left())
    return not any(games.plus(endless, X) is G for X in options(p, G))


def is_finite(G: Game) -> bool:
    """Whether the players have finitely many options, there and wherever play leads."""
    return all(has_few(p, X) for X in games.subpositions(G) for p in (LEFT, RIGHT))


def _functions() -> dict[str, Callable[..., Any]]:
    """The functions of the theory, by the reference."""
    at_least = lambda p, G, H: games.at_most(G, H) if p else games.at_most(H, G)

    def refuting(p: bool, G: Game, H: Game) -> Game:
        own = (X for X in options(p, G) if at_least(p, H, X))
        others = (X for X in options(not p, H) if at_least(p, X, G))
        return next(own, next(others, G))

    def differing(G: Game, H: Game) -> tuple[bool, Game]:
        both = ((p, {*options(p, G)} ^ {*options(p, H)}) for p in (LEFT, RIGHT))
        return next(((p, X) for p, found in both for X in found), (LEFT, G))

    def moved(p: bool, G: Game, H: Game, X: Game) -> Game:
        first = (Y for Y in options(p, G) if games.plus(Y, H) is X)
        second = (Y for Y in options(p, H) if games.plus(G, Y) is X)
        return next(first, next(second, G))

    mirrored = lambda p, G, X: next((Y for Y in options(not p, G) if games.negative(Y) is X), G)
    winning = lambda p, G: next((X for X in options(p, G) if not games.mover_wins(X, not p)), G)

    @cache
    def betrayed(G: Game, H: Game) -> Game | None:
        """A game beside which Left wins G and not H; G <= H is tried beside -G."""
        beside = (*born_by(1), games.negative(G))
        wins = (zip(*(left_wins(games.plus(X, Y)) for Y in (G, H)), strict=True) for X in beside)
        return next((X for X, won in zip(beside, wins, strict=True) if (True, False) in won), None)

    def forcing(q: bool, p: bool, G: Game) -> Game:
        """Where the player to move goes so that q wins, or else so that q does not."""
        to = (X for X in options(p, G) if can_force(X, q, not p) is (p is q))
        return next(to, G)

    return {
        "forces": lambda q, p, G: can_force(G, q, p),
        "forcing": forcing,
        "rank": games.formal_birthday,
        "finite": is_finite,
        "option": lambda p, G, X: X in options(p, G),
        "le": games.at_most,
        "refuting": refuting,
        **parted("side differing", differing),
        "zero": games.game,
        "plus": games.plus,
        "moved": moved,
        "neg": games.negative,
        "mirrored": mirrored,
        "wins": lambda p, G: games.mover_wins(G, p),
        "winning": winning,
        "as_good": lambda G, H: betrayed(G, H) is None,
        "context": lambda G, H: betrayed(G, H) or G,
    }


def model(
    says: str,
    among: Iterable[Game],
    more: dict[str, Callable[..., Any]] | None = None,
    **values: Iterable[Any],
) -> Model:
    """The model of some games, with all that can be reached from them.

    `more`: functions besides. `values`: of other sorts, by name.
    """
    every = dict.fromkeys(X for G in among for X in games.subpositions(G))
    own = {name: cache(function) for name, function in (_functions() | (more or {})).items()}
    return Model(says, own, {"Game": list(every), "Bool": (LEFT, RIGHT), **values})


def _models() -> Iterator[Model]:
    """Yield the forms born by day 1 in sums of two, and some forms born by day 2 and their sums."""
    for G, H in combinations_with_replacement(born_by(1), 2):
        yield model(f"{G} + {H}", (games.plus(G, H), games.negative(G)))
    for G in born_by(2)[::SEVERAL]:
        yield model(f"{G}", (G, games.negative(G)))
    for G, H in pairwise(born_by(2)[SEVERAL // 2 :: 2 * SEVERAL]):
        yield model(f"{G} + {H}", (games.plus(G, H), games.negative(G)))
    G = games.game([endless_for_left()])
    yield model("{omega|}, cut off", (G, games.negative(G)))


GAMES = Theory("partizan", "games", _models)
GAME = GAMES.sort("Game")
GAMES.let(p=BOOL, G=GAME, X=GAME, H=GAME, K=GAME)
option = GAMES.function("option", BOOL, GAME, GAME, BOOL)
le, side, as_good = GAMES.functions("le side as_good", GAME, GAME, BOOL)
refuting, mirrored = GAMES.functions("refuting mirrored", BOOL, GAME, GAME, GAME)
rank = GAMES.function("rank", GAME, RANK)
finite = GAMES.function("finite", GAME, BOOL)
differing, plus, context = GAMES.functions("differing plus context", GAME, GAME, GAME)
zero = GAMES.function("zero", GAME)
moved = GAMES.function("moved", BOOL, GAME, GAME, GAME, GAME)
neg = GAMES.function("neg", GAME, GAME)
wins = GAMES.function("wins", BOOL, GAME, BOOL)
winning = GAMES.function("winning", BOOL, GAME, GAME)
forces = GAMES.function("forces", BOOL, BOOL, GAME, BOOL)
forcing = GAMES.function("forcing", BOOL, BOOL, GAME, GAME)

at_most = notion("H is at least as good for the player as G.", "at_most")(
    lambda p, G, H: either(p, le(G, H), le(H, G))
)
equal = notion("G = H, as values.", "equal")(lambda G, H: le(G, H) & le(H, G))

# Definitions

ends = GAMES.axiom("Section 1: each game ends: an option is simpler")(
    lambda p, G, X: implies(option(p, G, X), rank(X) < rank(G))
)
finite_below = GAMES.recursion(
    "of a game with finitely many options, there and wherever play leads, the options are such"
)(lambda p, G, X: implies(finite(G) & option(p, G, X), finite(X)))
compared = GAMES.axiom("Section 3.1: where G <= H no G^L >= H, no H^R <= G")(
    lambda p, G, H, X: implies(
        at_most(p, G, H),
        implies(option(p, G, X), negation(at_most(p, H, X)))
        & implies(option(negation(p), H, X), negation(at_most(p, X, G))),
    )
)


def _fails(p: Any, G: Any, H: Any, X: Any) -> Any:
    """The option by which G <= H fails."""
    own = option(p, G, X) & at_most(p, H, X)
    return own | (option(negation(p), H, X) & at_most(p, X, G))


refuted = GAMES.axiom("Section 3.1: unless G <= H some G^L >= H, or some H^R <= G")(
    lambda p, G, H: at_most(p, G, H) | _fails(p, G, H, refuting(p, G, H))
)
same = GAMES.axiom(
    "Section 3.4: a game is its options: different games have an option that differs"
)(
    lambda G, H: (
        (G == H)
        | (option(side(G, H), G, differing(G, H)) != option(side(G, H), H, differing(G, H)))
    )
)
nothing = GAMES.axiom("Section 3.4.1: 0 has no options")(
    lambda p, X: negation(option(p, zero(), X))
)
move = GAMES.axiom("Section 3.5.2: a move in one of two games is one in their sum")(
    lambda p, G, H, X: (
        implies(option(p, G, X), option(p, plus(G, H), plus(X, H)))
        & implies(option(p, H, X), option(p, plus(G, H), plus(G, X)))
    )
)
moves = GAMES.axiom("Section 3.5.2: a move in a sum is one in one of the two games")(
    lambda p, G, H, X: implies(
        option(p, plus(G, H), X),
        (option(p, G, moved(p, G, H, X)) & (X == plus(moved(p, G, H, X), H)))
        | (option(p, H, moved(p, G, H, X)) & (X == plus(G, moved(p, G, H, X)))),
    )
)
mirror = GAMES.axiom("Section 3.4: in the inverse of a game the players change places")(
    lambda p, G, X: implies(option(p, G, X), option(negation(p), neg(G), neg(X)))
)
mirrors = GAMES.axiom("Section 3.4: the inverse of a game has no other options")(
    lambda p, G, X: implies(
        option(p, neg(G), X),
        option(negation(p), G, mirrored(p, G, X)) & (X == neg(mirrored(p, G, X))),
    )
)
win = GAMES.axiom("Section 1: who can leave what the other player does not win wins")(
    lambda p, G, X: implies(option(p, G, X) & negation(wins(negation(p), X)), wins(p, G))
)
won = GAMES.axiom("Section 1: who wins can leave what the other player does not win")(
    lambda p, G: implies(
        wins(p, G), option(p, G, winning(p, G)) & negation(wins(negation(p), winning(p, G)))
    )
)


def _no_worse(X: Any, G: Any, H: Any) -> Any:
    """Beside X Left wins with H what Left wins with G."""
    first = implies(wins(LEFT, plus(X, G)), wins(LEFT, plus(X, H)))
    return first & implies(wins(RIGHT, plus(X, H)), wins(RIGHT, plus(X, G)))


good_beside = GAMES.axiom("Section 3.1: at least as good for Left in every sum")(
    lambda G, H, X: implies(as_good(G, H), _no_worse(X, G, H))
)
worse_beside = GAMES.axiom("Section 3.1: not as good for Left in some sum")(
    lambda G, H: as_good(G, H) | negation(_no_worse(context(G, H), G, H))
)

forced = GAMES.axiom(
    "Section 1: who is to move can force a win just where some move leads to where they can"
)(
    lambda p, G, X: (
        implies(option(p, G, X) & forces(p, negation(p), X), forces(p, p, G))
        & implies(
            forces(p, p, G),
            option(p, G, forcing(p, p, G)) & forces(p, negation(p), forcing(p, p, G)),
        )
    )
)
conceded = GAMES.axiom(
    "Section 1: the other player can force a win just where each move leads to where they can"
)(
    lambda p, G, X: (
        implies(option(p, G, X) & forces(negation(p), p, G), forces(negation(p), negation(p), X))
        & (
            forces(negation(p), p, G)
            | (
                option(p, G, forcing(negation(p), p, G))
                & negation(forces(negation(p), negation(p), forcing(negation(p), p, G)))
            )
        )
    )
)

# The order


def ranked(*Gs: Any) -> tuple[Fact, ...]:
    """That the ranks are at least 0."""
    return tuple(ends(LEFT, G, G) for G in Gs)


def refuting_option(p: Any, G: Any, H: Any) -> tuple[Fact, ...]:
    """What there is where G <= H fails, and that it is simpler than where it comes from."""
    X = refuting(p, G, H)
    return refuted(p, G, H), ends(p, G, X), ends(negation(p), H, X)


reflexive = GAMES.by_induction("the order is reflexive: G <= G", rank)(
    lambda G: le(G, G), (refuted, ends, compared), at=lambda G: (refuting(True, G, G), True, False)
)
no_option = GAMES.follows("no option of a player is at least as good for them as the game")(
    lambda p, G, X: implies(option(p, G, X), negation(at_most(p, G, X))), (compared, reflexive)
)
transitive = GAMES.by_induction(
    "the order is transitive: G <= H <= K gives G <= K", lambda G, H, K: rank(G) + rank(H) + rank(K)
)(
    lambda G, H, K: implies(le(G, H) & le(H, K), le(G, K)),
    (refuted, ends, compared, grows, associates, commutes),
    at=lambda G, H, K: refuting(True, G, K),
)

transitive_for = GAMES.follows("the order is transitive from either side")(
    lambda p, G, H, K: implies(at_most(p, G, H) & at_most(p, H, K), at_most(p, G, K)), transitive
)


def from_options(p: Any, G: Any, H: Any) -> tuple[Fact, ...]:
    """That G <= H for the player, unless an option refutes it that is not one of the other game."""
    X = refuting(p, G, H)
    return refuted(p, G, H), no_option(p, H, X), no_option(negation(p), G, X)


def chain(*Gs: Any) -> tuple[Fact, ...]:
    """That the order is transitive, among these."""
    return (*ranked(*Gs), *(transitive(*each) for each in permutations(Gs, 3)))


# Sums: forms, so that what is said to be a game is the same one

# Whose the option is that one of two games has and the other has not, and the option
_same = lambda A, B: (side(A, B), differing(A, B))


def _moved(p: Any, G: Any, H: Any, X: Any) -> tuple[Fact, ...]:
    """What option X of G + H comes from, and that it is simpler."""
    Y = moved(p, G, H, X)
    return moves(p, G, H, X), ends(p, G, Y), ends(p, H, Y)


def _origin(A: Any, B: Any, G: Any, H: Any) -> Any:
    """What the option of G + H that A and B differ in comes from."""
    p, X = _same(A, B)
    return moved(p, G, H, X)


neutral = GAMES.by_induction("sums: G + 0 is G", rank)(
    lambda G: plus(G, zero()) == G,
    (same, moves, ends, nothing, move),
    at=lambda G: (
        differing(plus(G, zero()), G),
        moved(side(plus(G, zero()), G), G, zero(), differing(plus(G, zero()), G)),
        plus(G, zero()),
        side(plus(G, zero()), G),
    ),
)


commutative = GAMES.by_induction("sums commute: G + H is H + G", lambda G, H: rank(G) + rank(H))(
    lambda G, H: plus(G, H) == plus(H, G),
    (same, moves, ends, move, grows, commutes),
    at=lambda G, H: moved(side(plus(G, H), plus(H, G)), H, G, differing(plus(G, H), plus(H, G))),
)


def _regrouped(G: Any, H: Any, K: Any) -> tuple[Any, ...]:
    """(G + H) + K, G + (H + K), where they differ, and what that would come from, in two steps."""
    A, B = plus(plus(G, H), K), plus(G, plus(H, K))
    p, X = _same(A, B)
    Y, Z = _origin(A, B, plus(G, H), K), _origin(A, B, G, plus(H, K))
    return A, B, p, X, Y, Z, moved(p, G, H, Y), moved(p, H, K, Z)


associative = GAMES.by_induction(
    "sums associate: (G + H) + K is G + (H + K)", lambda G, H, K: rank(G) + rank(H) + rank(K)
)(
    lambda G, H, K: plus(plus(G, H), K) == plus(G, plus(H, K)),
    (same, moves, ends, move, commutes, grows),
    smaller=lambda G, H, K: [
        (_regrouped(G, H, K)[6], H, K),
        (G, _regrouped(G, H, K)[6], K),
        (G, H, _regrouped(G, H, K)[4]),
        (_regrouped(G, H, K)[5], H, K),
        (G, _regrouped(G, H, K)[7], K),
        (G, H, _regrouped(G, H, K)[7]),
    ],
)


def _added(G: Any, H: Any, K: Any) -> tuple[Any, Any, Any, Any]:
    """What refutes G + K <= H + K, what it comes from in each, and what refutes G <= H."""
    X = refuting(LEFT, plus(G, K), plus(H, K))
    return X, moved(LEFT, G, K, X), moved(RIGHT, H, K, X), refuting(LEFT, G, H)


def _adding(G: Any, H: Any, K: Any) -> tuple[Fact, ...]:
    X, Y, Z, W = _added(G, H, K)
    A, B = plus(G, K), plus(H, K)
    return (
        *refuting_option(LEFT, A, B),
        *_moved(LEFT, G, K, X),
        *_moved(RIGHT, H, K, X),
        compared(LEFT, G, H, Y),
        compared(LEFT, G, H, Z),
        move(LEFT, H, K, Y),
        compared(LEFT, B, plus(G, Y), plus(H, Y)),
        move(RIGHT, G, K, Z),
        compared(LEFT, plus(H, Z), A, plus(G, Z)),
        *refuting_option(LEFT, G, H),
        compared(LEFT, A, B, plus(W, K)),
        move(LEFT, G, K, W),
        move(RIGHT, H, K, W),
        *ranked(G, H, K),
    )


adding = GAMES.by_induction(
    "sums respect the order: G <= H just where G + K <= H + K",
    lambda G, H, K: rank(G) + rank(H) + rank(K),
)(lambda G, H, K: le(G, H) == le(plus(G, K), plus(H, K)), (grows, commutes), _adding)

# Inverses


def _beside_inverse(p: Any, G: Any) -> tuple[Any, Any, Any]:
    """What refutes G - G <= 0 for the player, and what it comes from in G, or of G in -G."""
    X = refuting(p, plus(G, neg(G)), zero())
    Y = moved(p, G, neg(G), X)
    return X, Y, mirrored(p, G, Y)


def _inverse(p: Any, G: Any) -> tuple[Fact, ...]:
    X, Y, T = _beside_inverse(p, G)
    q = negation(p)
    return (
        *refuting_option(p, plus(G, neg(G)), zero()),
        nothing(q, X),
        *_moved(p, G, neg(G), X),
        mirror(p, G, Y),
        move(q, Y, neg(G), neg(Y)),
        compared(p, zero(), X, plus(Y, neg(Y))),
        mirrors(p, G, Y),
        ends(q, G, T),
        move(q, G, Y, T),
        compared(p, zero(), X, plus(T, Y)),
    )


inverse_from_a_side = GAMES.by_induction(
    "G - G is no better for a player than 0", lambda p, G: rank(G)
)(lambda p, G: at_most(p, plus(G, neg(G)), zero()), _inverse)
inverse = GAMES.follows("inverses: G - G = 0")(
    lambda G: equal(plus(G, neg(G)), zero()), inverse_from_a_side, at=lambda G: (True, False)
)


def _twice(G: Any) -> tuple[Any, Any, Any, Any]:
    """Where -(-G) and G differ, and what that would come from, in two steps."""
    p, X = _same(neg(neg(G)), G)
    Y = mirrored(p, neg(G), X)
    return p, X, Y, mirrored(negation(p), G, Y)


def _involution(G: Any) -> tuple[Fact, ...]:
    p, X, Y, Z = _twice(G)
    return (
        same(neg(neg(G)), G),
        mirrors(p, neg(G), X),
        mirrors(negation(p), G, Y),
        mirror(p, G, X),
        mirror(negation(p), neg(G), neg(X)),
        ends(p, G, X),
        ends(p, G, Z),
    )


involution = GAMES.by_induction("inverses: -(-G) is G", rank)(
    lambda G: neg(neg(G)) == G, _involution
)


def _of_a_sum(G: Any, H: Any) -> tuple[Any, ...]:
    """Where -(G + H) and -G - H differ, and what that would come from."""
    A, B = neg(plus(G, H)), plus(neg(G), neg(H))
    p, X = _same(A, B)
    Y = mirrored(p, plus(G, H), X)
    U = moved(p, neg(G), neg(H), X)
    Z = moved(negation(p), G, H, Y)
    return A, B, p, X, Y, U, Z, mirrored(p, G, U), mirrored(p, H, U)


def _inverse_of_a_sum(G: Any, H: Any) -> tuple[Fact, ...]:
    A, B, p, X, Y, U, Z, V, W = _of_a_sum(G, H)
    q = negation(p)
    return (
        same(A, B),
        mirrors(p, plus(G, H), X),
        *_moved(q, G, H, Y),
        mirror(q, G, Z),
        mirror(q, H, Z),
        move(p, neg(G), neg(H), neg(Z)),
        moves(p, neg(G), neg(H), X),
        mirrors(p, G, U),
        mirrors(p, H, U),
        ends(q, G, V),
        ends(q, H, W),
        move(q, G, H, V),
        move(q, G, H, W),
        mirror(q, plus(G, H), plus(V, H)),
        mirror(q, plus(G, H), plus(G, W)),
    )


inverse_of_a_sum = GAMES.by_induction(
    "inverses: -(G + H) is -G - H", lambda G, H: rank(G) + rank(H)
)(lambda G, H: neg(plus(G, H)) == plus(neg(G), neg(H)), (ends, grows, commutes), _inverse_of_a_sum)


def _reversed(G: Any, H: Any) -> tuple[Any, Any, Any, Any]:
    """What refutes -H <= -G, what it comes from in each, and what refutes G <= H."""
    X = refuting(LEFT, neg(H), neg(G))
    return X, mirrored(LEFT, H, X), mirrored(RIGHT, G, X), refuting(LEFT, G, H)


def _reversing(G: Any, H: Any) -> tuple[Fact, ...]:
    X, T, S, W = _reversed(G, H)
    return (
        *refuting_option(LEFT, neg(H), neg(G)),
        mirrors(LEFT, H, X),
        mirrors(RIGHT, G, X),
        ends(RIGHT, H, T),
        ends(LEFT, G, S),
        compared(LEFT, G, H, T),
        compared(LEFT, G, H, S),
        *refuting_option(LEFT, G, H),
        mirror(LEFT, G, W),
        mirror(RIGHT, H, W),
        compared(LEFT, neg(H), neg(G), neg(W)),
    )


reversing = GAMES.by_induction(
    "inverses turn the order round: G <= H just where -H <= -G", lambda G, H: rank(G) + rank(H)
)(lambda G, H: le(G, H) == le(neg(H), neg(G)), (ends, commutes, grows), _reversing)

# Winners

winners = GAMES.by_induction(
    "G is no better for a player than 0 just where they do not win by moving first",
    lambda p, G: rank(G),
)(
    lambda p, G: at_most(p, G, zero()) == negation(wins(p, G)),
    (won, refuted, ends, nothing, win, compared),
)

loses = notion("Whoever moves first loses.", "loses")(
    lambda G: negation(wins(LEFT, G) | wins(RIGHT, G))
)
_winners = lambda G: (winners(LEFT, G), winners(RIGHT, G), *ranked(G))
minus = notion("G - H.", "minus")(lambda G, H: plus(G, neg(H)))

signs = GAMES.together("the sign of a game says who wins it")(_winners)
difference = GAMES.follows("G - H compares with 0 as G does with H, and its winner says how")(
    lambda G, H: (
        (le(G, H) == le(minus(G, H), zero()))
        & (le(H, G) == le(zero(), minus(G, H)))
        & (le(G, H) == negation(wins(LEFT, minus(G, H))))
        & (le(H, G) == negation(wins(RIGHT, minus(G, H))))
    ),
    (inverse, adding, transitive, winners),
)


sums_decide = GAMES.follows("G <= H just where in every sum H is at least as good for Left")(
    lambda G, H: le(G, H) == as_good(G, H),
    (worse_beside, inverse, adding, commutative, winners, transitive, good_beside),
    at=lambda G, H: plus(neg(G), H),
)


@notion(
    "Of move X in G - G the move in one of the two whose mirror image answers it, to that in G."
)
def answer(p: Any, G: Any, X: Any) -> Any:
    Y = moved(p, G, neg(G), X)
    return either(option(p, G, Y) & (X == plus(Y, neg(G))), Y, mirrored(p, G, Y))


mirror_image = GAMES.follows(
    "a move in G - G has an answer that leaves an option of G beside its inverse"
)(
    lambda p, G, X: implies(
        option(p, plus(G, neg(G)), X),
        option(negation(p), X, minus(answer(p, G, X), answer(p, G, X)))
        & (option(p, G, answer(p, G, X)) | option(negation(p), G, answer(p, G, X))),
    ),
    (moves, mirror, mirrors, move),
)

no_draw = GAMES.by_induction("one player can force a win, and not both", lambda p, G: rank(G))(
    lambda p, G: forces(p, p, G) != forces(negation(p), p, G), (forced, ends, conceded)
)
one_forces = GAMES.follows("whoever begins, one of the two players can force a win")(
    lambda p, G: forces(LEFT, p, G) != forces(RIGHT, p, G), no_draw
)
equals_itself = GAMES.follows("G = G")(lambda G: equal(G, G), reflexive)
no_difference = GAMES.together("G - G = 0, and whoever is second wins it")(
    lambda G: (inverse(G), _winners(minus(G, G)))
)
two_differences = GAMES.together("G - H - I compares with 0 as G - H does with I")(
    lambda G, H, X: difference(minus(G, H), X)
)
ordered_group = GAMES.together("games with sums and inverses are a group with an order")(
    lambda G, H, K: (
        (neutral(G), commutative(G, H), associative(G, H, K), inverse(G)),
        (involution(G), inverse_of_a_sum(G, H), transitive(G, H, K)),
        (adding(G, H, K), reversing(G, H), ranked(G, H, K)),
    )
)

wins_always = notion("The player wins, whoever begins.", "wins_always")(
    lambda p, G: wins(p, G) & negation(wins(negation(p), G))
)
fuzzy = notion("Whoever begins wins.", "fuzzy")(lambda G: wins(LEFT, G) & wins(RIGHT, G))

positive_beside = GAMES.follows("G > 0 where G + X > 0 and X < 0")(
    lambda G, X: implies(
        wins_always(LEFT, plus(G, X)) & wins_always(RIGHT, X), wins_always(LEFT, G)
    ),
    (adding, commutative, winners, neutral, transitive),
)
still_fuzzy = GAMES.follows("beside a game that is 0 one that is fuzzy with 0 stays so")(
    lambda G, X: implies(loses(X) & fuzzy(G), fuzzy(plus(G, X))),
    (adding, commutative, winners, neutral, transitive),
)

# How the claims' predicates see them

WINNERS = lambda G: (True, (le(G, zero()), le(zero(), G), wins(LEFT, G), wins(RIGHT, G)))
IN_SUMS = lambda G, H: (True, (le(G, H), as_good(G, H)))
DIFFERENCE = lambda G, H: (True, (equal(G, H), equal(minus(G, H), zero()), loses(minus(G, H))))
DIFFERENCES = lambda G, H, X: (True, (equal(minus(G, H), X), loses(minus(minus(G, H), X))))
BESIDE_INVERSE = lambda G: (True, (equal(minus(G, G), zero()), loses(minus(G, G))))
