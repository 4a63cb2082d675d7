"""Nimbers, mex and nim-sum (Sections 3.4.2 and 3.5 to 3.8)."""

from collections.abc import Iterable

from reference.errors import InvalidInput
from reference.inputs import at_least
from reference.partizan.games import Game, game, is_impartial
from reference.partizan.recursion import well_founded
from reference.partizan.simplification import canonical


@well_founded
def _nimber_game(n: int) -> Game:
    """*n = {*0, *1, ..., *(n-1) | *0, *1, ..., *(n-1)} (Section 3.7).

    Of integers alone: what is kept of 1 would answer for True and 1.0 as well.
    """
    options = [_nimber_game(k) for k in range(n)]
    return game(options, options)


def nimber_game(n: int) -> Game:
    """The nimber *n (Section 3.7).

    >>> star = nimber_game(1)
    >>> nimber_game(2) is game([game(), star], [game(), star])
    True
    """
    return _nimber_game(at_least("nimber", n, 0))


@well_founded
def _nimber(G: Game) -> int | None:
    """The n for which the canonical form G is *n."""
    if set(G.left) != set(G.right):
        return None
    sizes = {_nimber(option) for option in G.left}
    return len(sizes) if sizes == set(range(len(sizes))) else None


def nimber(G: Game) -> int | None:
    """The n for which G = *n, or None where there is none (Section 3.5.1).

    >>> nimber(read("{0,*,*2,*4,*8|0,*,*2,*4,*8}")), nimber(read("0")), nimber(read("^"))
    (3, 0, None)
    """
    return _nimber(canonical(G))


def mex(numbers: Iterable[int]) -> int:
    """The smallest natural number, zero included, that is not among the given ones (Section 3.7).

    >>> mex({0, 1, 2, 4, 8}), mex(())
    (3, 0)
    """
    among = {at_least("number", n, 0) for n in numbers}
    return next(n for n in range(len(among) + 1) if n not in among)


def nim_sum(*sizes: int) -> int:
    """The exclusive or of pile sizes (Section 3.6).

    >>> nim_sum(1, 5, 11), nim_sum(2, 5, 6), nim_sum()
    (15, 1, 0)
    """
    found = 0
    for n in sizes:
        found ^= at_least("pile", n, 0)
    return found


@well_founded
def _grundy(G: Game) -> int:
    return mex([_grundy(option) for option in G.left])


def grundy_value(G: Game) -> int:
    """The n of the Sprague-Grundy theorem, by the mex rule (Sections 3.5.1 and 3.7).

    It is refused where G is not impartial.

    >>> grundy_value(read("*2+*3"))
    1
    """
    if not is_impartial(G):
        raise InvalidInput("game", G, "an impartial game")
    return _grundy(G)
