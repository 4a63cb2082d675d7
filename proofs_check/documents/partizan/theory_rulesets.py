"""Section 2: Cutcake with any rectangles: `cake(r, c)` has r rows and c columns."""

from functools import cache
from itertools import product

from proofs_check.documents.partizan.theory import *
from proofs_check.documents.partizan.theory_numbers import integer, num, order, summed
from proofs_check.documents.partizan.theory_thermographs import *
from proofs_check.methods.ordinals import commutes, grows
from proofs_check.methods.theory import *
from reference.partizan import games
from reference.partizan.cutcake import CUTCAKE, Cakes
from reference.partizan.games import ZERO, Game
from reference.partizan.rulesets import form

SIDES = range(5)
"""The rows and columns of the models."""


@cache
def _cake(r: int, c: int) -> Game:
    return form(CUTCAKE, ((r, c),)) if r >= 1 and c >= 1 else ZERO


def _pieces(p: bool, r: int, c: int, i: int) -> Game:
    first, second = ((r, i), (r, c - i)) if p else ((i, c), (r - i, c))
    return games.plus(_cake(*first), _cake(*second))


@cache
def _plays(q: bool, G: Game) -> int:
    """How many moves the longest play in G has, or the shortest one, whoever moves when."""
    return (max if q else min)((1 + _plays(q, X) for X in (*G.left, *G.right)), default=0)


def _next(q: bool, G: Game) -> tuple[bool, Game]:
    """The first move of such a play, and whose."""
    both = ((p, X) for p in (LEFT, RIGHT) for X in options(p, G))
    return next((each for each in both if 1 + _plays(q, each[1]) == _plays(q, G)), (LEFT, G))


# The functions that speak of plays, by the reference
longest_and_shortest: dict[str, Callable[..., Any]] = {
    "plays": _plays,
    **parted("next_player next_move", _next),
}


def cutcake_models() -> Iterator[Model]:
    """Yield the one: rectangles of up to 3 x 4, up to two of them, and uneven plays."""
    total = cache(lambda P: form(CUTCAKE, tuple(sorted(P))))
    place = lambda p, r, c, X: next(
        (i for i in range(1, c if p else r) if _pieces(p, r, c, i) is X), 0
    )
    opener = lambda P: next(
        ((p, X) for p in (LEFT, RIGHT) for X in options(p, total(P))), (LEFT, ZERO)
    )

    sides = list(product((1, 2, 3), (1, 2)))
    several: list[Cakes] = [(), *((each,) for each in sides), *product(sides[:4], repeat=2)]
    own: dict[str, Callable[..., Any]] = {
        **of_thermographs(),
        "cake": _cake,
        "place": place,
        "count": len,
        "none": tuple,
        "rest": lambda P: P[:-1],
        "rows": lambda P: P[-1][0] if P else 1,
        "columns": lambda P: P[-1][1] if P else 1,
        "put": lambda P, r, c: (*P, (max(r, 1), max(c, 1))),
        "total": total,
        "all_units": lambda P: all(cake == (1, 1) for cake in P),
        "units": lambda r, c: r * c,
        **longest_and_shortest,
        **parted("opener opening", opener),
    }
    games_ = [_cake(r, c) for r, c in product(range(1, 4), range(1, 5))]
    uneven = games.game([ZERO, games.game([ZERO])], [ZERO])
    yield model(
        "rectangles", (*games_, *map(total, several), uneven), own, Cakes=several, Int=SIDES
    )


CUTS = Theory("partizan", "cutcake", cutcake_models)
CAKES = CUTS.sort("Cakes")
CUTS.let(p=BOOL, q=BOOL, P=CAKES, X=GAME, G=GAME, H=GAME)
cake = CUTS.function("cake", INT, INT, GAME)
place = CUTS.function("place", BOOL, INT, INT, GAME, INT)
count = CUTS.function("count", CAKES, INT)
none, _rest = CUTS.function("none", CAKES), CUTS.function("rest", CAKES, CAKES)
rows, columns = CUTS.function("rows", CAKES, INT), CUTS.function("columns", CAKES, INT)
put = CUTS.function("put", CAKES, INT, INT, CAKES)
total = CUTS.function("total", CAKES, GAME)
all_units = CUTS.function("all_units", CAKES, BOOL)
opener, opening = CUTS.function("opener", CAKES, BOOL), CUTS.function("opening", CAKES, GAME)
units = CUTS.function("units", INT, INT, INT)
plays = CUTS.function("plays", BOOL, GAME, INT)
next_player = CUTS.function("next_player", BOOL, GAME, BOOL)
next_move = CUTS.function("next_move", BOOL, GAME, GAME)


def pieces(p: Any, r: Any, c: Any, i: Any) -> tuple[tuple[Any, Any], tuple[Any, Any]]:
    """The rows and columns of what the player makes of r x c by cutting after i of them."""
    first = either(p, r, i), either(p, i, c)
    return first, (either(p, r, r - i), either(p, c - i, c))


@notion("The two pieces, as one game.")
def both(p: Any, r: Any, c: Any, i: Any) -> Any:
    first, second = pieces(p, r, c, i)
    return plus(cake(*first), cake(*second))


cuts = CUTS.axiom(
    "Section 2, Cutcake: Left cuts between columns, Right between rows, and both pieces stay"
)(
    lambda p, r, c, i, X: implies(
        (r >= 1) & (c >= 1),
        implies((i >= 1) & (i < either(p, c, r)), option(p, cake(r, c), both(p, r, c, i)))
        & implies(
            option(p, cake(r, c), X),
            (place(p, r, c, X) >= 1)
            & (place(p, r, c, X) < either(p, c, r))
            & (X == both(p, r, c, place(p, r, c, X))),
        ),
    )
)


def _where(r: Any, c: Any) -> tuple[Any, ...]:
    """Where -(r x c) and c x r differ, and which cut that would be in each."""
    A, B = cake(r, c), cake(c, r)
    p, X = side(neg(A), B), differing(neg(A), B)
    M, q = mirrored(p, A, X), negation(p)
    return A, B, p, X, M, q, place(q, r, c, M), place(p, c, r, X)


def _turned(r: Any, c: Any) -> tuple[Any, ...]:
    A, B, p, X, M, q, i, j = _where(r, c)
    return (
        same(neg(A), B),
        mirrors(p, A, X),
        [cuts(q, r, c, j, M), cuts(p, c, r, i, X)],
        mirror(q, A, both(q, r, c, j)),
        [inverse_of_a_sum(*(cake(*each) for each in pieces(q, r, c, k))) for k in (i, j)],
        [ranked(*(cake(*each) for each in pieces(q, r, c, k))) for k in (i, j)],
    )


turned = CUTS.by_induction(
    "a rectangle with rows and columns exchanged is the inverse", lambda r, c: r + c
)(lambda r, c: implies((r >= 1) & (c >= 1), neg(cake(r, c)) == cake(c, r)), _turned)


def _strip(n: Any) -> tuple[Any, ...]:
    G, x = cake(1, n), num(n - 1, 0)
    W, V = refuting(LEFT, G, x), refuting(RIGHT, G, x)
    return (
        [
            (refuted(p, G, x), integer(n - 1, X), cuts(LEFT, 1, n, 1, X), cuts(RIGHT, 1, n, 1, X))
            for p, X in ((LEFT, W), (RIGHT, V))
        ],
        [_two_strips(n, i) for i in (place(LEFT, 1, n, W), 1)],
        order(n - 1, n - 2, 0),
        transitive_for(LEFT, x, W, num(n - 2, 0)),
        no_option(LEFT, G, both(LEFT, 1, n, 1)),
        transitive_for(LEFT, G, V, both(LEFT, 1, n, 1)),
    )


def _two_strips(n: Any, i: Any) -> tuple[Any, ...]:
    """That the pieces of 1 x n together are one less than that."""
    a, b, x, y = cake(1, i), cake(1, n - i), num(i - 1, 0), num(n - i - 1, 0)
    return (
        [adding(*each, b) for each in ((a, x), (x, a))],
        [adding(*each, x) for each in ((b, y), (y, b))],
        [commutative(x, each) for each in (b, y)],
        summed(i - 1, n - i - 1, 0),
        chain(plus(a, b), plus(x, b), plus(x, y), num(n - 2, 0)),
        ranked(a, b, x, y),
    )


strips = CUTS.by_induction("a rectangle of one row and n columns is n - 1", "n")(
    lambda n: implies(n >= 1, equal(cake(1, n), num(n - 1, 0))), _strip
)


def area(cake_: tuple[Any, Any]) -> Any:
    r, c = cake_
    return r * c


def _smaller(p: Any, r: Any, c: Any, i: Any, X: Any) -> Any:
    first, second = map(area, pieces(p, r, c, i))
    whole = (first >= 1) & (second >= 1) & (first + second == r * c)
    return (X == both(p, r, c, i)) & whole


smaller_pieces = CUTS.follows("a cut makes two rectangles of one, of the same area together")(
    lambda p, r, c, X: implies(
        (r >= 1) & (c >= 1) & option(p, cake(r, c), X), _smaller(p, r, c, place(p, r, c, X), X)
    ),
    cuts,
)

# How many moves there are in a play, the longest or the shortest one

played = CUTS.axiom(
    "Section 1: a play is no longer than the longest one, no shorter than the shortest one"
)(
    lambda q, p, G, X: implies(
        finite(G),
        (plays(q, G) >= 0)
        & implies(
            option(p, G, X),
            either(q, plays(q, X) + 1, plays(q, G)) <= either(q, plays(q, G), plays(q, X) + 1),
        ),
    )
)
played_on = CUTS.axiom(
    "Section 1: where there is a move the longest play begins with one, and so does the shortest"
)(
    lambda q, p, G, X: implies(
        finite(G),
        (
            option(next_player(q, G), G, next_move(q, G))
            & (plays(q, G) == plays(q, next_move(q, G)) + 1)
        )
        | ((plays(q, G) == 0) & negation(option(p, G, X))),
    )
)
multiplied = CUTS.axiom("Section 2, Cutcake: the units are in rows and columns")(
    lambda r, c: units(r, c) == r * c
)
few_cuts = CUTS.assumed(
    "a rectangle with finitely many lines is a game with finitely many options"
)(lambda r, c: implies((r >= 1) & (c >= 1), finite(cake(r, c))))


def _beside(q: Any, G: Any, H: Any) -> Any:
    """What comes next in a play of G + H is a move in G or in H."""
    S = plus(G, H)
    return moved(next_player(q, S), G, H, next_move(q, S))


def _played_beside(q: Any, G: Any, H: Any) -> tuple[Any, ...]:
    S, Y = plus(G, H), _beside(q, G, H)
    s = next_player(q, S)
    ways = [
        (next_player(q, K), K, next_move(q, K), after)
        for K, after in ((G, plus(next_move(q, G), H)), (H, plus(G, next_move(q, H))))
    ]
    return (
        finite_sums(G, H),
        moves(s, G, H, next_move(q, S)),
        [(finite_below(p, K, X), ends(p, K, X), move(p, G, H, X)) for p, K, X, _ in ways],
        [(played(q, p, S, after), played_on(q, p, S, after)) for p, _, _, after in ways],
        [(finite_below(s, K, Y), ends(s, K, Y), played(q, s, K, Y)) for K in (G, H)],
        [played_on(q, s, K, Y) for K in (G, H)],
    )


plays_add_up = CUTS.by_induction(
    "the longest plays of two games add up in their sum, and so do the shortest",
    lambda q, G, H: rank(G) + rank(H),
)(
    lambda q, G, H: implies(
        finite(G) & finite(H), plays(q, plus(G, H)) == plays(q, G) + plays(q, H)
    ),
    (grows, commutes),
    _played_beside,
)

units_add_up = CUTS.follows("a cut keeps the units")(
    lambda p, r, c, i: units(*pieces(p, r, c, i)[0]) + units(*pieces(p, r, c, i)[1]) == units(r, c),
    multiplied,
    at=lambda p, r, c, i: (either(p, r, r - i), either(p, c - i, c)),
)


def _first_pieces(q: Any, r: Any, c: Any) -> tuple[Any, Any]:
    """What the first cut of such a play makes."""
    A = cake(r, c)
    p = next_player(q, A)
    return pieces(p, r, c, place(p, r, c, next_move(q, A)))


def _a_cut_less(q: Any, r: Any, c: Any) -> tuple[Any, ...]:
    A, parts = cake(r, c), _first_pieces(q, r, c)
    p, X = next_player(q, A), next_move(q, A)
    return (
        [units_add_up(p, r, c, place(p, r, c, X)), multiplied(1, 1)],
        [(played_on(q, s, A, both(s, r, c, 1)), cuts(s, r, c, 1, X)) for s in (LEFT, RIGHT)],
        [few_cuts(*each) for each in ((r, c), *parts)],
        plays_add_up(q, *(cake(*each) for each in parts)),
        ranked(*(cake(*each) for each in parts)),
    )


a_cut_less = CUTS.by_induction(
    "each play of a rectangle is a cut less than it has units", lambda q, r, c: r + c
)(
    lambda q, r, c: implies((r >= 1) & (c >= 1), plays(q, cake(r, c)) == units(r, c) - 1),
    _a_cut_less,
)

# Several rectangles

some_cakes = CUTS.recursion("rectangles are none, or some and one more")(
    lambda P: (
        (count(P) >= 0)
        & implies(count(P) == 0, P == none())
        & implies(
            count(P) >= 1,
            (P == put(_rest(P), rows(P), columns(P)))
            & (rows(P) >= 1)
            & (columns(P) >= 1)
            & (count(_rest(P)) == count(P) - 1),
        )
    )
)
as_sum = CUTS.recursion(
    "Section 2, Cutcake: several rectangles are played as a sum; which of them are units"
)(
    lambda P, r, c: (
        (total(none()) == zero())
        & all_units(none())
        & implies(
            (r >= 1) & (c >= 1),
            (total(put(P, r, c)) == plus(total(P), cake(r, c)))
            & (all_units(put(P, r, c)) == (all_units(P) & (r == 1) & (c == 1))),
        )
    )
)
some_move = CUTS.recursion("a move of either player, where there is one")(
    lambda p, P, X: implies(option(p, total(P), X), option(opener(P), total(P), opening(P)))
)


def _units(p: Any, P: Any, X: Any) -> tuple[Any, ...]:
    R, G = _rest(P), cake(rows(P), columns(P))
    Y = moved(p, total(R), G, X)
    own = [(q, both(q, rows(P), columns(P), 1)) for q in (LEFT, RIGHT)]
    return (
        [some_cakes(P), as_sum(R, rows(P), columns(P))],
        [nothing(p, X), moves(p, total(R), G, X), cuts(p, rows(P), columns(P), 1, Y)],
        [cuts(q, rows(P), columns(P), 1, Z) for q, Z in own],
        [move(q, total(R), G, Z) for q, Z in own],
        [some_move(q, P, plus(total(R), Z)) for q, Z in own],
        move(opener(R), total(R), G, opening(R)),
        some_move(opener(R), P, plus(opening(R), G)),
    )


stuck_at_units = CUTS.by_induction(
    "nobody can move just where every rectangle is one unit", lambda p, P, X: count(P)
)(
    lambda p, P, X: either(
        all_units(P), negation(option(p, total(P), X)), option(opener(P), total(P), opening(P))
    ),
    _units,
)

# How the claims' predicates see them

PLAYS = lambda q, r, c: ((r >= 1) & (c >= 1), (plays(q, cake(r, c)), units(r, c)))


def PIECES(p: Any, r: Any, c: Any, X: Any) -> tuple[Any, tuple[Any, ...]]:
    """A cut: whether it leaves two rectangles; their areas, and that of the whole."""
    i = place(p, r, c, X)
    first, second = map(area, pieces(p, r, c, i))
    made = (r >= 1) & (c >= 1) & option(p, cake(r, c), X)
    return made, (X == both(p, r, c, i), first, second, r * c)


def UNITS(p: Any, P: Any, X: Any) -> tuple[Any, tuple[Any, ...]]:
    """Several rectangles: whether all are units, X is an option, and some move is one."""
    some = option(opener(P), total(P), opening(P))
    return count(P) >= 0, (all_units(P), option(p, total(P), X), some)
