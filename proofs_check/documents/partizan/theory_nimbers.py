"""Sections 1 and 3.5 to 3.8 for every impartial game: nimbers, the mex rule, the XOR of piles.

Grundy values are natural numbers here: the games have finitely many options. With all nimbers as
options there is none; of ordinals `theory_ordinals` speaks.

The XOR of two numbers has as its last binary digit 1 just where theirs differ, and as its half the
XOR of the halves. Piles are none, or piles and one more: a move in them takes coins from the last
pile, or is one in the others.
"""

from functools import cache, reduce
from itertools import product

from proofs_check.documents.partizan.forms import born_by, impartial
from proofs_check.documents.partizan.theory import *
from proofs_check.methods.theory import *
from reference.partizan.games import Game, game, is_impartial, subpositions
from reference.partizan.nim import NIM
from reference.partizan.nimbers import grundy_value, mex, nim_sum, nimber_game
from reference.partizan.rulesets import form

NUMBERS = range(-1, 5)
"""The numbers of the models."""

Piles = tuple[int, ...]


def number_of(G: Game) -> int:
    """The n of which G is the form *n; -1 where it is of none."""
    n = len(G.left)
    return n if G is nimber_game(n) else -1


def _only_nimbers(G: Game) -> bool:
    return {*G.left} == {*G.right} and all(number_of(X) >= 0 for X in G.left)


def _unlike(G: Game) -> Game:
    """What makes it no impartial game: an option of one player alone, or one that is none."""
    partizan = (X for X in G.left if not is_impartial(X))
    return next(iter(_unequal(G)), next(partizan, G))


def _toward(P: Piles, k: int) -> Piles:
    """P with one pile changed so that the XOR is k, as the theory chooses it."""
    if not P or k < 0:
        return P
    *rest, last = P
    if nim_sum(k, last) < nim_sum(*rest):
        return (*_toward(tuple(rest), nim_sum(k, last)), last)
    return (*rest, nim_sum(*rest, k))


@cache
def _heap(P: Piles) -> Game:
    return form(NIM, tuple(sorted(filter(None, P))))


def _reduces(P: Piles, Q: Piles) -> bool:
    """Whether Q is P with coins taken from one pile."""
    differ = [(n, m) for n, m in zip(P, Q, strict=False) if n != m]
    return len(P) == len(Q) and len(differ) == 1 and all(m < n for n, m in differ)


def _emptied(P: Piles) -> Piles:
    """P with the last pile emptied that is not empty."""
    if not P:
        return P
    *others, last = P
    return (*others, 0) if last else (*_emptied(tuple(others)), last)


def _fewer(P: Piles) -> Iterator[Piles]:
    """Yield what a move in the piles leaves."""
    return ((*P[:i], m, *P[i + 1 :]) for i, n in enumerate(P) for m in range(n))


def _options(G: Game) -> tuple[Game, ...]:
    return (*G.left, *G.right)


def _unequal(G: Game) -> list[Game]:
    """The options that one player has alone."""
    return [X for X in _options(G) if (X in G.left) != (X in G.right)]


def nimber_functions() -> dict[str, Callable[..., Any]]:
    """The functions of this theory, by the reference."""
    cut = [nimber_game(n) for n in NUMBERS if n >= 0]
    all_nimbers = game(cut, cut)  # which stands for one with infinitely many options

    is_finite = lambda G: all_nimbers not in subpositions(G)
    to = lambda G, k: next((X for X in G.left if is_impartial(X) and grundy_value(X) == k), G)

    return {
        "impartial": is_impartial,
        "unlike": _unlike,
        "nim": lambda n: nimber_game(max(n, 0)),
        "all_nimbers": lambda: all_nimbers,
        "finite": is_finite,
        "size": number_of,
        "grundy": lambda G: grundy_value(G) if is_impartial(G) and is_finite(G) else -1,
        "to": to,
        "only_nimbers": _only_nimbers,
        "mex": lambda G: mex(map(number_of, G.left)) if _only_nimbers(G) else -1,
        "half": lambda x: x // 2,
        "digit": lambda x: x % 2,
        "xor": lambda x, y: nim_sum(x, y) if min(x, y) >= 0 else -1,
        "count": len,
        "none": tuple,
        "rest": lambda P: P[:-1],
        "last": lambda P: P[-1] if P else 0,
        "put": lambda P, n: (*P, max(n, 0)),
        "heap": _heap,
        "total": lambda P: nim_sum(*P),
        "toward": _toward,
        "coins": sum,
        "emptied": _emptied,
        "reduces": _reduces,
        "reached": lambda P, X: next((Q for Q in _fewer(P) if _heap(Q) is X), P),
        "reach": lambda G, X: X in subpositions(G),
        "first": lambda G, X: next((Y for Y in _options(G) if X in subpositions(Y)), G),
        "dependent": lambda G: next(filter(_unequal, subpositions(G)), G),
        "by": lambda G: next((X for Y in subpositions(G) for X in _unequal(Y)), G),
    }


def nimber_models() -> Iterator[Model]:
    """Yield the impartial forms born by day 3, the forms born by day 1, and up to three piles."""
    partizan = game([game([game()])], [game([game()])])
    own = nimber_functions()
    among = *impartial(3), *born_by(1), partizan, own["all_nimbers"]()
    piles = [P for size in range(4) for P in product(range(3), repeat=size)]
    yield model("games and piles", among, own, Int=NUMBERS, Piles=piles)


def digits() -> Iterator[Model]:
    """Yield the one: larger numbers."""
    yield Model("numbers", nimber_functions(), {"Int": range(-2, 20)})


XOR = Theory("partizan", "xor", digits)
half, digit = XOR.function("half", INT, INT), XOR.function("digit", INT, INT)
xor = XOR.function("xor", INT, INT, INT)

NIMBERS = Theory("partizan", "nimbers", nimber_models)
is_impartial_game, only_nimbers = NIMBERS.functions("impartial only_nimbers", GAME, BOOL)
unlike = NIMBERS.function("unlike", GAME, GAME)
nim = NIMBERS.function("nim", INT, GAME)
all_nimbers = NIMBERS.function("all_nimbers", GAME)
size, grundy, mex_of = NIMBERS.functions("size grundy mex", GAME, INT)
to = NIMBERS.function("to", GAME, INT, GAME)
PILES = NIMBERS.sort("Piles")
NIMBERS.let(p=BOOL, G=GAME, X=GAME, Y=GAME, P=PILES, Q=PILES)
count = NIMBERS.function("count", PILES, INT)
none = NIMBERS.function("none", PILES)
rest, last = NIMBERS.function("rest", PILES, PILES), NIMBERS.function("last", PILES, INT)
put, toward = NIMBERS.functions("put toward", PILES, INT, PILES)
heap = NIMBERS.function("heap", PILES, GAME)
total, coins = NIMBERS.functions("total coins", PILES, INT)
emptied = NIMBERS.function("emptied", PILES, PILES)
reduces = NIMBERS.function("reduces", PILES, PILES, BOOL)
reached = NIMBERS.function("reached", PILES, GAME, PILES)
reach = NIMBERS.function("reach", GAME, GAME, BOOL)
first = NIMBERS.function("first", GAME, GAME, GAME)
dependent, by = NIMBERS.function("dependent", GAME, GAME), NIMBERS.function("by", GAME, GAME)


def natural(*numbers: Any) -> Any:
    """Whether all are at least 0."""
    return reduce(lambda a, b: a & b, (number >= 0 for number in numbers))


# Nimbers

alike = NIMBERS.axiom(
    "Section 1: in an impartial game both players have the same moves, to impartial games"
)(
    lambda p, G, X: implies(
        is_impartial_game(G),
        (option(LEFT, G, X) == option(RIGHT, G, X))
        & implies(option(p, G, X), is_impartial_game(X)),
    )
)
not_alike = NIMBERS.axiom(
    "Section 1: a game that is not impartial has a move of one player, or to such a game"
)(
    lambda G: (
        is_impartial_game(G)
        | (option(LEFT, G, unlike(G)) != option(RIGHT, G, unlike(G)))
        | (option(LEFT, G, unlike(G)) & negation(is_impartial_game(unlike(G))))
    )
)
reaching = NIMBERS.axiom(
    "Section 1: what can be reached: the game, and what can be reached from where a move leads"
)(
    lambda p, G, X, Y: (
        reach(G, G)
        & implies(option(p, G, X) & reach(X, Y), reach(G, Y))
        & implies(
            reach(G, Y) & (G != Y),
            (option(LEFT, G, first(G, Y)) | option(RIGHT, G, first(G, Y))) & reach(first(G, Y), Y),
        )
    )
)

unequal = notion("X is an option of one player alone.", "unequal")(
    lambda G, X: option(LEFT, G, X) != option(RIGHT, G, X)
)
depends = notion(
    "At a position that can be reached one player has a move that the other one has not.", "depends"
)(lambda G: reach(G, dependent(G)) & unequal(dependent(G), by(G)))

depending = NIMBERS.axiom(
    "Section 1: the moves depend on who makes them where at some position one has a move alone"
)(lambda G, X, Y: implies(reach(G, X) & unequal(X, Y), depends(G)))
impartial_below = NIMBERS.by_induction(
    "what can be reached from an impartial game is impartial", lambda G, X: rank(G)
)(
    lambda G, X: implies(is_impartial_game(G) & reach(G, X), is_impartial_game(X)),
    (reaching, alike, ends),
    at=lambda G, X: (first(G, X), False),
)
partizan_below = NIMBERS.by_induction(
    "where a game is not impartial its moves depend on who makes them", rank
)(
    lambda G: is_impartial_game(G) | depends(G),
    (not_alike, ends, depending, reaching),
    at=lambda G: (unlike(G), True, dependent(unlike(G)), by(unlike(G))),
)
same_moves = NIMBERS.follows(
    "a game is impartial by the two criteria just where its moves do not depend on who makes them"
)(
    lambda p, G, X: (
        (is_impartial_game(G) == negation(depends(G)))
        & implies(
            negation(depends(G)),
            (option(LEFT, G, X) == option(RIGHT, G, X))
            & implies(option(p, G, X), is_impartial_game(X)),
        )
    ),
    (partizan_below, impartial_below, alike),
    at=lambda p, G, X: (dependent(G), by(G)),
)
nimber = NIMBERS.axiom("Section 3.7: *n = {*0, ..., *(n - 1)|*0, ..., *(n - 1)}")(
    lambda p, n, X: implies(
        n >= 0,
        (option(p, nim(n), X) == (natural(size(X)) & (size(X) < n) & (X == nim(size(X)))))
        & (size(nim(n)) == n),
    )
)

grundy_game = notion(
    "Impartial, with finitely many options: with more there need be no mex.", "grundy_game"
)(lambda G: is_impartial_game(G) & finite(G))

excluded = NIMBERS.axiom("Section 3.5.1: the Grundy value is that of no option")(
    lambda p, G, X: implies(
        grundy_game(G), (grundy(G) >= 0) & implies(option(p, G, X), grundy(X) != grundy(G))
    )
)
minimal = NIMBERS.axiom("Section 3.5.1: each smaller number is the Grundy value of an option")(
    lambda p, G, k: implies(
        grundy_game(G) & under(k, grundy(G)), option(p, G, to(G, k)) & (grundy(to(G, k)) == k)
    )
)
of_nimbers = NIMBERS.axiom(
    "Section 3.7: moves to nimbers, and the smallest number that is not among them"
)(
    lambda p, G, X, k: implies(
        only_nimbers(G),
        (option(LEFT, G, X) == option(RIGHT, G, X))
        & implies(option(p, G, X), natural(size(X)) & (X == nim(size(X))) & (size(X) != mex_of(G)))
        & (mex_of(G) >= 0)
        & implies(under(k, mex_of(G)), option(p, G, nim(k))),
    )
)

nimbers_differ = NIMBERS.follows("*m and *n do not compare unless m = n")(
    lambda m, n: implies(natural(m, n), le(nim(m), nim(n)) == (m == n)),
    (nimber, no_option, equals_itself),
    at=lambda m, n: (False, nim(m), True, nim(n)),
)


def _no_better(p: Any, G: Any, n: Any) -> tuple[Any, ...]:
    """G <= *n for the player: an option of *n that refuted it would be an option of G."""
    X = refuting(p, G, nim(n))
    return from_options(p, G, nim(n)), nimber(negation(p), n, X)


def _is_its_nimber(p: Any, G: Any) -> tuple[Any, ...]:
    X, q = refuting(p, G, nim(grundy(G))), negation(p)
    T = to(G, size(X))
    return (
        _no_better(p, G, grundy(G)),
        alike(p, G, X),
        excluded(p, G, X),
        excluded(p, X, X),
        transitive_for(p, nim(grundy(G)), X, nim(grundy(X))),
        nimbers_differ(grundy(G), grundy(X)),
        nimbers_differ(grundy(X), grundy(G)),
        minimal(q, G, size(X)),
        alike(q, G, T),
        [finite_below(p, G, X), finite_below(q, G, T)],
        transitive_for(p, T, X, G),
        no_option(q, G, T),
        ends(p, G, X),
        ends(q, G, T),
    )


is_a_nimber = NIMBERS.by_induction("an impartial game is the nimber of its Grundy value", rank)(
    lambda G: implies(grundy_game(G), equal(G, nim(grundy(G)))),
    lambda G: (_is_its_nimber(LEFT, G), _is_its_nimber(RIGHT, G)),
)

one_nimber = NIMBERS.follows(
    "an impartial game is no other nimber, and does not compare with another"
)(
    lambda G, n: implies(
        grundy_game(G) & (n >= 0),
        (equal(G, nim(n)) == (grundy(G) == n)) & (le(G, nim(n)) == equal(G, nim(n))),
    ),
    (is_a_nimber, excluded, nimbers_differ, transitive),
    at=lambda G, n: (True, grundy(G), nim(grundy(G)), nim(n)),
)
same_winners = NIMBERS.follows(
    "in every sum an impartial game has the winners of the nimber of its Grundy value alone"
)(
    lambda G, n: implies(
        grundy_game(G) & (n >= 0), (as_good(G, nim(n)) & as_good(nim(n), G)) == (grundy(G) == n)
    ),
    (one_nimber, sums_decide),
    at=lambda G, n: nim(n),
)

# Infinitely many options

endless_nimbers = NIMBERS.axiom(
    "Sections 3.4.2 and 3.7: with all nimbers, as omega has all integers: {*0,*1,...|*0,*1,...}"
)(
    lambda p, n, X: (
        implies(n >= 0, option(p, all_nimbers(), nim(n)))
        & implies(option(p, all_nimbers(), X), natural(size(X)) & (X == nim(size(X))))
    )
)
nimbers_are_impartial = NIMBERS.by_induction("*n is impartial", "n")(
    lambda n: implies(n >= 0, is_impartial_game(nim(n))),
    (not_alike, nimber),
    at=lambda n: (size(unlike(nim(n))), nim(n), True, unlike(nim(n)), False),
)

no_nimber = NIMBERS.follows(
    "the game of all nimbers is impartial and equal to none, nor has it the winners of one"
)(
    lambda n: (
        is_impartial_game(all_nimbers())
        & implies(
            n >= 0,
            negation(equal(all_nimbers(), nim(n)))
            & negation(as_good(all_nimbers(), nim(n)) & as_good(nim(n), all_nimbers())),
        )
    ),
    (not_alike, endless_nimbers, nimbers_are_impartial, no_option, sums_decide),
    at=lambda n: (True, size(unlike(all_nimbers())), unlike(all_nimbers()), False, nim(n)),
)
star_0 = NIMBERS.follows("*0 is 0")(
    lambda: nim(0) == zero(),
    (same, nimber, nothing),
    at=lambda: (nim(0), side(nim(0), zero()), differing(nim(0), zero())),
)
first_wins = NIMBERS.follows(
    "the first player loses an impartial game of Grundy value 0, and wins any other"
)(
    lambda G: implies(
        grundy_game(G), (loses(G) == (grundy(G) == 0)) & (wins(LEFT, G) == wins(RIGHT, G))
    ),
    (star_0, signs, is_a_nimber, excluded, nimbers_differ, transitive),
)
never_stays_zero = NIMBERS.follows("no move leads from a game equal to 0 to another")(
    lambda p, G, X: implies(option(p, G, X) & equal(G, zero()), negation(equal(X, zero()))),
    (no_option, transitive_for),
)

mex_rule = NIMBERS.follows(
    "the mex rule: moves to nimbers make the nimber of the mex, and no other"
)(
    lambda G, n: implies(
        only_nimbers(G) & (n >= 0),
        equal(G, nim(mex_of(G))) & (equal(G, nim(n)) == (n == mex_of(G))),
    ),
    (refuted, no_option, nimber, of_nimbers, nimbers_differ, transitive),
    at=lambda G, n: size(refuting(True, G, nim(mex_of(G)))),
)

# Inverses


own_inverse = NIMBERS.by_induction("an impartial game is its own inverse", rank)(
    lambda G: implies(is_impartial_game(G), neg(G) == G), (same, mirrors, alike, mirror, ends)
)
first_wins_by_value = NIMBERS.follows(
    "the first player loses an impartial game that is 0, and wins any other"
)(
    lambda G: implies(
        is_impartial_game(G), (loses(G) == equal(G, zero())) & (wins(LEFT, G) == wins(RIGHT, G))
    ),
    (signs, reversing, own_inverse, not_alike, nothing),
    at=lambda G: (True, unlike(zero()), False),
)
twice_zero = NIMBERS.follows("an impartial game beside itself is 0")(
    lambda G: implies(is_impartial_game(G), (neg(G) == G) & equal(plus(G, G), zero())),
    (own_inverse, inverse),
)

# XOR

split = XOR.axiom("Section 3.6: a number is twice its half and its last binary digit")(
    lambda x: implies(
        x >= 0, (x == 2 * half(x) + digit(x)) & natural(half(x), digit(x)) & (digit(x) <= 1)
    )
)
digits_differ = XOR.axiom("Section 3.6: the XOR, by its last digit and the XOR of the halves")(
    lambda x, y: implies(
        natural(x, y),
        natural(xor(x, y))
        & (half(xor(x, y)) == xor(half(x), half(y)))
        & (digit(xor(x, y)) == either(digit(x) == digit(y), 0, 1)),
    )
)

_halves = lambda x, y: (split(x), split(y), split(xor(x, y)), digits_differ(x, y))

undone = XOR.by_induction("x XOR y XOR y = x, and the same from the left", lambda x, y: x + y)(
    lambda x, y: implies(natural(x, y), (xor(xor(x, y), y) == x) & (xor(x, xor(x, y)) == y)),
    (split, digits_differ),
    at=lambda x, y: (half(x), half(y), xor(xor(x, y), y), xor(x, y), xor(x, xor(x, y))),
)
_below = XOR.by_induction(
    "for a number below x XOR y one of the two can be made smaller so that it is the XOR",
    lambda k, x, y: k + x + y,
)(
    lambda k, x, y: implies(natural(k, x, y) & (k < xor(x, y)), (xor(k, y) < x) | (xor(x, k) < y)),
    (split, digits_differ),
    lambda k, x, y: (_halves(k, y), _halves(x, k), undone(half(x), half(y))),
    smaller=lambda k, x, y: [(half(k), half(x), half(y))],
)


def _sums(p: Any, a: Any, b: Any) -> tuple[Any, Any, Any, Any]:
    """*a + *b, the option that would refute it, what that comes from, and its number."""
    S = plus(nim(a), nim(b))
    X = refuting(p, S, nim(xor(a, b)))
    M = moved(p, nim(a), nim(b), X)
    return S, X, size(M), size(X)


def _is_xor(p: Any, a: Any, b: Any) -> tuple[Any, ...]:
    S, X, m, k = _sums(p, a, b)
    N, q = nim(xor(a, b)), negation(p)
    M = moved(p, nim(a), nim(b), X)
    first, second = plus(nim(xor(k, b)), nim(b)), plus(nim(a), nim(xor(a, k)))
    return (
        _no_better(p, S, xor(a, b)),
        moves(p, nim(a), nim(b), X),
        nimber(p, a, M),
        nimber(p, b, M),
        [transitive_for(p, N, X, nim(xor(*each))) for each in ((m, b), (a, m))],
        [nimbers_differ(*each) for x in (xor(m, b), xor(a, m)) for each in _pair(xor(a, b), x)],
        (undone(m, b), undone(a, m)),
        _below(k, a, b),
        (undone(k, b), undone(a, k)),
        [nimber(q, a, nim(xor(k, b))), nimber(LEFT, xor(k, b), X)],
        [nimber(q, b, nim(xor(a, k))), nimber(LEFT, xor(a, k), X)],
        move(q, nim(a), nim(b), nim(xor(k, b))),
        move(q, nim(a), nim(b), nim(xor(a, k))),
        [transitive_for(p, each, X, S) for each in (first, second)],
        [no_option(q, S, each) for each in (first, second)],
        [digits_differ(*each) for each in ((a, b), (k, b), (a, k), (m, b), (a, m))],
    )


_pair = lambda x, y: ((x, y), (y, x))

two_piles = NIMBERS.by_induction("*a + *b is *(a XOR b)", lambda a, b: a + b)(
    lambda a, b: implies(natural(a, b), equal(plus(nim(a), nim(b)), nim(xor(a, b)))),
    undone,
    lambda a, b: (_is_xor(LEFT, a, b), _is_xor(RIGHT, a, b)),
)

# Several piles

some_piles = NIMBERS.axiom("Section 3.6: piles are none, or piles and one more")(
    lambda P: (
        (count(P) >= 0)
        & implies(count(P) == 0, P == none())
        & implies(
            count(P) >= 1,
            (P == put(rest(P), last(P))) & (last(P) >= 0) & (count(rest(P)) == count(P) - 1),
        )
    )
)
emptying = NIMBERS.axiom("Section 2, NIM: the last pile that is not empty is emptied")(
    lambda P, n: implies(
        n >= 0, emptied(put(P, n)) == either(n >= 1, put(P, 0), put(emptied(P), n))
    )
)
taking = NIMBERS.axiom("Section 2, NIM: a move takes any positive number of coins from one pile")(
    lambda P, Q, n, m: implies(
        natural(n, m),
        (reduces(put(P, n), put(Q, m)) == ((reduces(P, Q) & (m == n)) | ((P == Q) & (m < n))))
        & implies(reduces(P, Q), (count(P) >= 1) & (count(Q) == count(P))),
    )
)
piles_played = NIMBERS.axiom("Section 2, NIM: either player makes such a move, and no other")(
    lambda p, P, Q, X: (
        implies(reduces(P, Q), option(p, heap(P), heap(Q)))
        & implies(option(p, heap(P), X), reduces(P, reached(P, X)) & (X == heap(reached(P, X))))
    )
)
all_coins = NIMBERS.axiom("Section 2, NIM: the coins of all piles")(
    lambda P, n: (
        (coins(none()) == 0)
        & (count(none()) == 0)
        & implies(n >= 0, coins(put(P, n)) == coins(P) + n)
    )
)
fewer_coins = NIMBERS.by_induction(
    "a move leaves fewer coins, and where there are coins there is a move", lambda P, Q: count(P)
)(
    lambda P, Q: (
        (coins(P) >= 0)
        & implies(reduces(P, Q), under(coins(Q), coins(P)))
        & ((coins(P) == 0) | reduces(P, emptied(P)))
    ),
    (taking, emptying),
    lambda P, Q: [(some_piles(X), all_coins(rest(X), last(X))) for X in (P, Q)],
)
over_without_coins = NIMBERS.follows(
    "without coins nobody can move, and who is to move loses; with coins somebody can"
)(
    lambda p, P, X: either(
        coins(P) == 0,
        negation(option(p, heap(P), X)) & negation(wins(p, heap(P))),
        option(p, heap(P), heap(emptied(P))),
    ),
    (some_piles, piles_played, fewer_coins, won),
)
nim_is_impartial = NIMBERS.by_induction("several piles are impartial", coins)(
    lambda P: is_impartial_game(heap(P)),
    (not_alike, piles_played, some_piles, fewer_coins),
    at=lambda P: (reached(P, unlike(heap(P))), heap(P), True, unlike(heap(P)), False),
)
xor_of_piles = NIMBERS.axiom(
    "Section 3.6: the XOR of no piles is 0, with one more pile it is the XOR of that and its size"
)(
    lambda P, n: (
        (total(none()) == 0)
        & (count(none()) == 0)
        & implies(n >= 0, total(put(P, n)) == xor(total(P), n))
    )
)


def _differing_piles(P: Any, n: Any) -> tuple[Any, ...]:
    """Where P and one more differ from the sum of both, and what that would come from in each."""
    A, B = heap(put(P, n)), plus(heap(P), nim(n))
    p, X = side(A, B), differing(A, B)
    Y = moved(p, heap(P), nim(n), X)
    return A, B, p, X, Y, reached(put(P, n), X), reached(P, Y)


def _as_sum(P: Any, n: Any) -> tuple[Any, ...]:
    A, B, p, X, Y, Q, R = _differing_piles(P, n)
    return (
        same(A, B),
        piles_played(p, put(P, n), put(R, n), X),
        piles_played(p, put(P, n), put(P, size(Y)), X),
        piles_played(p, P, rest(Q), Y),
        taking(P, rest(Q), n, last(Q)),
        taking(P, R, n, n),
        taking(P, P, n, size(Y)),
        taking(put(P, n), Q, n, n),
        some_piles(Q),
        moves(p, heap(P), nim(n), X),
        move(p, heap(P), nim(n), heap(rest(Q))),
        move(p, heap(P), nim(n), nim(last(Q))),
        nimber(p, n, nim(last(Q))),
        nimber(p, last(Q), X),
        nimber(p, n, Y),
    )


as_sum = NIMBERS.by_induction("piles and one more are the sum of both", lambda P, n: coins(P) + n)(
    lambda P, n: implies(n >= 0, heap(put(P, n)) == plus(heap(P), nim(n))),
    (some_piles, fewer_coins),
    _as_sum,
)
one_more = NIMBERS.follows(
    "piles and one more are the sum of both, and so is the XOR of their sizes made"
)(
    lambda P, n: implies(
        n >= 0, (heap(put(P, n)) == plus(heap(P), nim(n))) & (total(put(P, n)) == xor(total(P), n))
    ),
    (as_sum, fewer_coins, some_piles, xor_of_piles),
)
no_piles = NIMBERS.follows("no piles are 0, and so is their XOR")(
    lambda: (heap(none()) == zero()) & (total(none()) == 0),
    (same, xor_of_piles, nothing, piles_played, taking),
    at=lambda: (
        heap(none()),
        side(heap(none()), zero()),
        differing(heap(none()), zero()),
        reached(none(), differing(heap(none()), zero())),
    ),
)
one_pile = NIMBERS.follows("a pile of n is *n, and *n = {*0, ..., *(n - 1)|*0, ..., *(n - 1)}")(
    lambda p, n, X: implies(
        n >= 0,
        (heap(put(none(), n)) == nim(n))
        & (option(p, nim(n), X) == (natural(size(X)) & (size(X) < n) & (X == nim(size(X))))),
    ),
    (as_sum, all_coins, no_piles, nimber, neutral, commutative),
)
reducing = NIMBERS.recursion(
    "Section 3.6: the pile that is reduced is the last one, or one of the others"
)(
    lambda P, n, k: implies(
        natural(n, k),
        toward(put(P, n), k)
        == either(xor(k, n) < total(P), put(toward(P, xor(k, n)), n), put(P, xor(total(P), k))),
    )
)

# What the piles are without the last one
_last_pile = lambda P: (some_piles(P), one_more(rest(P), last(P)), no_piles())

nimber_of_piles = NIMBERS.by_induction(
    "several piles are the nimber of the XOR of their sizes", count
)(
    lambda P: (total(P) >= 0) & equal(heap(P), nim(total(P))),
    (star_0, equals_itself, adding, digits_differ, transitive, two_piles),
    _last_pile,
)


def _reduced(p: Any, P: Any, k: Any) -> tuple[Any, ...]:
    R, n = rest(P), last(P)
    others, own = toward(R, xor(k, n)), xor(total(R), k)
    return (
        _last_pile(P),
        nimber_of_piles(R),
        some_piles(R),
        reducing(R, n, k),
        _below(k, total(R), n),
        undone(k, n),
        undone(total(R), k),
        digits_differ(k, n),
        digits_differ(total(R), k),
        one_more(others, n),
        one_more(R, own),
        move(p, heap(R), nim(n), heap(others)),
        move(p, heap(R), nim(n), nim(own)),
        nimber(p, n, nim(own)),
        nimber(p, own, zero()),
    )


a_pile_can_be_reduced = NIMBERS.by_induction(
    "one pile can be reduced so that the XOR is any smaller number", lambda p, P, k: count(P)
)(
    lambda p, P, k: implies(
        under(k, total(P)), option(p, heap(P), heap(toward(P, k))) & (total(toward(P, k)) == k)
    ),
    _reduced,
)
xor_rule = NIMBERS.follows(
    "the XOR rule: several piles are the nimber of the XOR of their sizes, and no other"
)(
    lambda P, n: implies(n >= 0, equal(heap(P), nim(n)) == (total(P) == n)),
    (nimber_of_piles, some_piles, nimbers_differ, transitive),
    at=lambda P, n: (total(P), nim(total(P)), heap(P), nim(n)),
)
to_win = NIMBERS.follows("to win is to leave the XOR 0, which can be done where it is not")(
    lambda p, P: (
        (loses(heap(P)) == (total(P) == 0))
        & implies(total(P) != 0, option(p, heap(P), heap(toward(P, 0))) & loses(heap(toward(P, 0))))
    ),
    (nimber_of_piles, some_piles, a_pile_can_be_reduced, xor_rule, signs, star_0),
)

its_nimber = NIMBERS.follows("every impartial game is a nimber")(
    lambda G: implies(grundy_game(G), (grundy(G) >= 0) & equal(G, nim(grundy(G)))),
    (is_a_nimber, excluded),
    at=lambda G: True,
)

# How the claims' predicates see them

NIMBER = lambda G, n: (grundy_game(G) & (n >= 0), (equal(G, nim(n)), grundy(G) == n))


def ALL_NIMBERS(n: Any) -> tuple[Any, tuple[Any, ...]]:
    """The game of all nimbers: whether it is impartial, equal to *n, and wins the same, any n."""
    G = all_nimbers()
    alike_in_sums = as_good(G, nim(n)) & as_good(nim(n), G)
    return n >= 0, (is_impartial_game(G), equal(G, nim(n)), alike_in_sums)


FIRST_PLAYER = lambda G: (grundy_game(G), (grundy(G), wins(LEFT, G), wins(RIGHT, G)))
# An impartial game: 0 or else 1 as it is 0 or not, and if each player wins by moving first
FIRST_PLAYER_BY_VALUE = lambda G: (
    is_impartial_game(G),
    (either(equal(G, zero()), 0, 1), wins(LEFT, G), wins(RIGHT, G)),
)
MOVES_TO_NIMBERS = lambda G, n: (only_nimbers(G) & (n >= 0), (equal(G, nim(n)), mex_of(G) == n))
SAME_MOVES = lambda p, G, X: (True, (is_impartial_game(G), negation(depends(G))))
FIRST_CRITERION = lambda p, G, X: (negation(depends(G)), (option(LEFT, G, X), option(RIGHT, G, X)))
SECOND_CRITERION = lambda p, G, X: (negation(depends(G)) & option(p, G, X), (is_impartial_game(X),))


def NO_COINS(p: Any, P: Any, X: Any) -> tuple[Any, tuple[Any, ...]]:
    """Several piles: whether there are no coins, an option, a loss by moving; and one option."""
    moves_of_one = option(p, heap(P), X), option(p, heap(P), heap(emptied(P)))
    return True, (coins(P) == 0, moves_of_one[0], wins(p, heap(P)), moves_of_one[1])
