"""Other sums, incentives, reduced canonical forms: operations of the field beside the notes'.

The notes have none of these; the definitions are the standard ones (Conway, On Numbers and Games;
Siegel, Combinatorial Game Theory; reduced forms: Grossman and Siegel, Reductions of partizan
games).
"""

from collections.abc import Callable

from reference.partizan.games import Game, game, minus
from reference.partizan.numbers import number_game
from reference.partizan.recursion import well_founded
from reference.partizan.simplification import canonical
from reference.partizan.thermography import left_stop, right_stop


@well_founded
def ordinal_sum(G: Game, H: Game) -> Game:
    """G : H = {G^L, G : H^L | G^R, G : H^R}. It depends on the form of G.

    >>> show(canonical(ordinal_sum(read("*"), read("1")))), show(ordinal_sum(read("1"), read("-1")))
    ('^*', '1/2')
    """
    left = [ordinal_sum(G, HL) for HL in H.left]
    right = [ordinal_sum(G, HR) for HR in H.right]
    return game([*G.left, *left], [*G.right, *right])


@well_founded
def conjunctive_sum(G: Game, H: Game) -> Game:
    """{G^L and H^L | G^R and H^R}: move in both, and where one has ended all has.

    It depends on both forms.

    >>> show(conjunctive_sum(read("3"), read("2"))), show(conjunctive_sum(read("*2"), read("1")))
    ('2', '1')
    """
    left = [conjunctive_sum(GL, HL) for GL in G.left for HL in H.left]
    right = [conjunctive_sum(GR, HR) for GR in G.right for HR in H.right]
    return game(left, right)


@well_founded
def selective_sum(G: Game, H: Game) -> Game:
    """{G^L or H, G or H^L, G^L or H^L | the same of Right}: move in one or in both.

    It depends on both forms.

    >>> show(canonical(selective_sum(read("*"), read("*"))))
    '*2'
    """
    left, right = [], []
    for GL in (G, *G.left):
        for HL in (H, *H.left):
            if GL is not G or HL is not H:
                left.append(selective_sum(GL, HL))
    for GR in (G, *G.right):
        for HR in (H, *H.right):
            if GR is not G or HR is not H:
                right.append(selective_sum(GR, HR))
    return game(left, right)


def left_incentives(G: Game) -> tuple[Game, ...]:
    """The G^L - G of the canonical form of G, each in canonical form.

    >>> [show(each) for each in left_incentives(read("{3|1}"))]
    ['{2|0}']
    """
    G = canonical(G)
    return tuple(dict.fromkeys(canonical(minus(GL, G)) for GL in G.left))


def right_incentives(G: Game) -> tuple[Game, ...]:
    """The G - G^R of the canonical form of G, each in canonical form.

    >>> [show(each) for each in right_incentives(read("{3|1}"))]
    ['{2|0}']
    """
    G = canonical(G)
    return tuple(dict.fromkeys(canonical(minus(G, GR)) for GR in G.right))


def at_most_infinitesimally(G: Game, H: Game) -> bool:
    """G <=_Inf H: G is at most H + x for every number x > 0, that is, R(H - G) >= 0.

    >>> at_most_infinitesimally(read("^"), read("0")), at_most_infinitesimally(read("1"), read("^"))
    (True, False)
    """
    return right_stop(minus(H, G)) >= 0


@well_founded
def _reduced(G: Game) -> Game:
    x = left_stop(G)
    if x == right_stop(G):
        return number_game(x)
    left = [_reduced(GL) for GL in G.left]
    right = [_reduced(GR) for GR in G.right]
    return _without_needless(left, right)


def _without_needless(left: list[Game], right: list[Game]) -> Game:
    """Bypass what is Inf-reversible, one after the other, then drop what is Inf-dominated."""
    while True:
        G = game(left, right)
        for GL in left:
            through = [R for R in GL.right if at_most_infinitesimally(R, G)]
            if through:
                left = list(dict.fromkeys([L for L in left if L is not GL] + [*through[0].left]))
                break
        else:
            for GR in right:
                through = [L for L in GR.left if at_most_infinitesimally(G, L)]
                if through:
                    others = [R for R in right if R is not GR]
                    right = list(dict.fromkeys([*others, *through[0].right]))
                    break
            else:
                greatest = _best(left, at_most_infinitesimally)
                return game(greatest, _best(right, lambda X, Y: at_most_infinitesimally(Y, X)))


def _best(options: list[Game], worse: Callable[[Game, Game], bool]) -> list[Game]:
    """Of options that are infinitesimally close the first one; none worse than another one."""
    kept: list[Game] = []
    for X in options:
        if not any(worse(X, Y) for Y in kept):
            kept = [Y for Y in kept if not worse(Y, X)] + [X]
    return kept


def reduced(G: Game) -> Game:
    """The reduced canonical form: the simplest game infinitesimally close to G.

    The number where both stops are one; otherwise the reduced options of the canonical form, where
    Inf-reversible ones are bypassed and Inf-dominated ones dropped.

    >>> show(reduced(read("{2^|*}"))), show(reduced(read("{^|v}"))), show(reduced(read("1/2*")))
    ('{2|0}', '0', '1/2')
    """
    return _reduced(canonical(G))
