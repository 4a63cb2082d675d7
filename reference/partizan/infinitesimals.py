"""Ups, downs, tinies, number-up-stars, and atomic weights (Sections 3.4.2, 3.5.3, 3.10).

The notes define up and star and name atomic weights by one garbled inequality; tiny, the multiples
of up and the way to compute an atomic weight are the standard ones (Conway, On Numbers and Games).
"""

from fractions import Fraction
from typing import NamedTuple

from reference.errors import InvalidInput
from reference.inputs import at_least, integer
from reference.partizan.games import (
    ZERO,
    Game,
    Order,
    at_most,
    compare,
    game,
    is_all_small,
    minus,
    negative,
    subpositions,
)
from reference.partizan.nimbers import nimber, nimber_game
from reference.partizan.numbers import dyadic, integer_game, number, number_game
from reference.partizan.recursion import well_founded
from reference.partizan.simplification import birthday, canonical, times, total
from reference.partizan.thermography import left_stop, right_stop

STAR = nimber_game(1)
"""{0 | 0} (Section 3.4.2)."""

UP = game([ZERO], [STAR])
"""{0 | *} (Section 3.4.2)."""

DOWN = negative(UP)
"""-up = {* | 0} (Section 3.4.2)."""


def tiny(G: Game) -> Game:
    """Tiny-G: {0 || 0 | -G}.

    >>> show(tiny(read("2")))
    '{0||0|-2}'
    """
    return game([ZERO], [game([ZERO], [negative(G)])])


def miny(G: Game) -> Game:
    """Miny-G, the negative of tiny-G: {G | 0 || 0}.

    >>> miny(read("2")) is negative(tiny(read("2")))
    True
    """
    return game([game([G], [ZERO])], [ZERO])


def up_sum(n: int) -> Game:
    """Up + up^2 + ... + up^n, written ^[n] (Siegel, Combinatorial Game Theory).

    >>> up_sum(1) is UP
    True
    """
    return total(*(up_power(i) for i in range(1, n + 1)))


def up_power(n: int) -> Game:
    """up^n = {0 | * - (up + ... + up^(n-1))} for n >= 1, written ^<n>; up itself for n = 1.

    >>> up_power(1) is UP, show(up_power(2))
    (True, '{0|v*}')
    """
    at_least("power", n, 1)
    less: list[Game] = []
    while len(less) < n:
        less.append(canonical(game([ZERO], [total(STAR, *map(negative, less))])))
    return less[-1]


class UpStar(NamedTuple):
    """x + n up + *k; n below zero for downs."""

    x: Fraction
    n: int
    k: int


@well_founded
def _up_star_game(x: Fraction, n: int, k: int) -> Game:
    """The same of numbers alone: what is kept of 1 would answer for True and 1.0 as well.

    x + *k is {x, ..., x + *(k-1) | the same}; for n > 0 it is {x | x + (n-1) up + *(k xor 1)}, but
    {x, x* | x} for n = k = 1; for n < 0 the negative. Tested against the sum.
    """
    if n < 0:
        return negative(_up_star_game(-x, -n, k))
    if (n, k) == (0, 0):
        return number_game(x)
    at = _up_star_game(x, 0, 0)
    if n == 0:
        options = [_up_star_game(x, 0, smaller) for smaller in range(k)]
        return game(options, options)
    if (n, k) == (1, 1):
        return game([at, _up_star_game(x, 0, 1)], [at])
    return game([at], [_up_star_game(x, n - 1, k ^ 1)])


def up_star_game(x: Fraction, n: int, k: int) -> Game:
    """The canonical form of x + n up + *k.

    >>> up_star_game(Fraction(0), 1, 0) is UP, up_star_game(Fraction(0), 1, 1) is read("{0,*|0}")
    (True, True)
    """
    return _up_star_game(dyadic(x), integer("ups", n), at_least("nimber", k, 0))


@well_founded
def _up_star(G: Game) -> UpStar | None:
    """How the canonical form G is written as x + n up + *k."""
    whole = number(G)
    if whole is not None:
        return UpStar(whole, 0, 0)
    among = {x for option in (*G.left, *G.right) if (x := number(option)) is not None}
    if len(among) != 1:
        return None
    (x,) = among
    at = number_game(x)
    n, k = 0, 0
    if set(G.left) == set(G.right):
        n, k = 0, len(G.left)
    elif G.left == (at,) and len(G.right) == 1:
        after = _up_star(G.right[0])
        if after is not None:
            n, k = after.n + 1, after.k ^ 1
    elif G.right == (at,) and len(G.left) == 1:
        after = _up_star(G.left[0])
        if after is not None:
            n, k = after.n - 1, after.k ^ 1
    elif G.right == (at,):
        n, k = 1, 1
    else:
        n, k = -1, 1
    return UpStar(x, n, k) if up_star_game(x, n, k) is G else None


def number_up_star(G: Game) -> UpStar | None:
    """x, n and k where G = x + n up + *k, None where it is none of these.

    >>> number_up_star(read("3/4v")), number_up_star(read("{1|-1}"))
    (UpStar(x=Fraction(3, 4), n=-1, k=0), None)
    """
    return _up_star(canonical(G))


def far_star(G: Game) -> Game:
    """A nimber *N for an N beyond everything in G: the least power of two above its birthday.

    At least *2: up and star are confused, so that star is not far from 0 (Section 3.10).

    The notes write a star for it (Section 3.10).

    >>> far_star(UP) is nimber_game(4)
    True
    """
    return nimber_game(max(2, 1 << birthday(G).bit_length()))


def remote_star(g: Game) -> Game:
    """A nimber *N, no position of g being *N or a larger one: the least power of two from *2 on.

    What holds with a far star holds with this one (Winning Ways, chapter 8).

    >>> remote_star(UP) is nimber_game(2), remote_star(read("{100|*2}")) is nimber_game(4)
    (True, True)
    """
    # Of canonical forms, a position of each value; whatever is a nimber has its canonical form.
    largest = max(nimber(position) or 0 for position in subpositions(g))
    return nimber_game(max(2, 1 << largest.bit_length()))


@well_founded
def _weight_of_options(g: Game) -> Game:
    """The only atomic weight that g can have; 0 for a number."""
    if number(g) is not None:
        return ZERO
    left = [total(_weight_of_options(gL), integer_game(-2)) for gL in g.left]
    right = [total(_weight_of_options(gR), integer_game(2)) for gR in g.right]
    G = canonical(game(left, right))
    x = number(G)
    if x is None or x.denominator > 1:
        return G
    against = compare(g, remote_star(g))
    n = 0
    # 0 is one of those among which n is sought: by induction what is at most a nimber has a weight
    # of at most 0, and what is less than a nimber or confused with it none of 2 or more.
    if against is Order.GREATER:
        # The greatest n that is less than or confused with every Right option.
        while all(not at_most(R, integer_game(n + 1)) for R in right):
            n += 1
    elif against is Order.LESS:
        while all(not at_most(integer_game(n - 1), L) for L in left):
            n -= 1
    return integer_game(n)


def red_kite(star: Game) -> Game:
    """A nimber with a red edge on top, *N : -1: Right may move to *N besides.

    >>> red_kite(STAR) is game([ZERO], [ZERO, STAR])
    True
    """
    return game(star.left, [*star.right, star])


def has_weight(g: Game, G: Game) -> bool:
    """Whether G is the atomic weight of g: g - G . up is at most a red kite and up star from 0.

    The kite flies on a remote star: then g and G . up have the same outcome with any other game
    and a large enough nimber added to both (Siegel, Combinatorial Game Theory, II.7).

    >>> has_weight(read("Tiny(2)"), ZERO), has_weight(read("^^"), ZERO), has_weight(STAR, ZERO)
    (True, False, True)
    """
    rest = total(g, negative(norton_product(G, UP)))
    bound = total(UP, STAR, red_kite(remote_star(g)))
    return at_most(rest, bound) and at_most(negative(bound), rest)


def is_atomic(g: Game) -> bool:
    """Whether g has an atomic weight: all small games have, and some other infinitesimal ones.

    >>> [is_atomic(read(text)) for text in ("^", "Tiny(2)", "1", "{1||0|-1}", "{1|-1}")]
    [True, True, False, False, False]
    """
    g = canonical(g)
    if is_all_small(g):
        return True
    return left_stop(g) == right_stop(g) == 0 and has_weight(g, _weight_of_options(g))


def atomic_weight(g: Game) -> Game:
    """The atomic weight of a game that has one, a canonical form (Section 3.10).

    G = {atomic weights of g^L, less 2 | atomic weights of g^R, plus 2}, unless this is an integer.
    Then it is 0 if g is confused with the far star; the greatest integer that is less than or
    confused with all Right options of G if g is greater; and the least integer that is greater than
    or confused with all its Left options if g is less. The notes define it for all small g. Of
    another infinitesimal the same is its weight if `has_weight` says so, else g is refused.

    >>> [show(atomic_weight(read(text))) for text in ("^", "^^*", "*2", "{^^|v}", "^ + Tiny(1)")]
    ['1', '2', '0', '1/2', '1']
    """
    g = canonical(g)
    if not is_atomic(g):
        raise InvalidInput("game", g, "a game that has an atomic weight")
    return _weight_of_options(g)


@well_founded
def norton_product(G: Game, U: Game) -> Game:
    """G . U, the multiple of a game U > 0 that Section 3.10 takes of up; a canonical form.

    n copies of U where G is an integer n; otherwise {G^L . U + (U + I) | G^R . U - (U + I)} for the
    canonical form of G, where I runs over the incentives U^L - U and U - U^R. U is positive.

    >>> show(norton_product(read("2"), UP)), show(norton_product(read("*"), UP))
    ('^^', '{^^*|vv*}')
    """
    G, U = canonical(G), canonical(U)
    if compare(U, ZERO) is not Order.GREATER:
        raise InvalidInput("unit", U, "a positive game")
    x = number(G)
    if x is not None and x.denominator == 1:
        return times(int(x), U)
    incentives = [minus(UL, U) for UL in U.left] + [minus(U, UR) for UR in U.right]
    steps = [total(U, incentive) for incentive in incentives]
    left = [total(norton_product(GL, U), step) for GL in G.left for step in steps]
    right = [minus(norton_product(GR, U), step) for GR in G.right for step in steps]
    return canonical(game(left, right))
