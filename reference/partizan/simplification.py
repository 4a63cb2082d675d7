"""Dominated and reversible options, and the canonical form (Sections 3.4, 3.5.2, 3.5.3)."""

from reference.inputs import integer
from reference.partizan.games import Game, at_most, formal_birthday, game, negative, plus
from reference.partizan.recursion import count, foreseen, well_founded


def dominated_left(G: Game) -> tuple[Game, ...]:
    """The Left options that Left may strike out: those at most another (Section 3.4).

    Of options that are equal to each other all but the first are dominated.

    >>> [show(option) for option in dominated_left(read("{0,1|-3}"))]
    ['0']
    """
    return tuple(
        a
        for i, a in enumerate(G.left)
        if any(
            at_most(a, b) and (j < i or not at_most(b, a)) for j, b in enumerate(G.left) if j != i
        )
    )


def dominated_right(G: Game) -> tuple[Game, ...]:
    """The Right options that Right may strike out: those at least another (Section 3.4).

    >>> [show(option) for option in dominated_right(read("{2|3,6}"))]
    ['6']
    """
    return tuple(
        a
        for i, a in enumerate(G.right)
        if any(
            at_most(b, a) and (j < i or not at_most(a, b)) for j, b in enumerate(G.right) if j != i
        )
    )


def reversible_left(G: Game) -> tuple[tuple[Game, Game], ...]:
    """The reversible Left options a, each with the first a^R <= G (Section 3.5.2).

    >>> [(show(a), show(aR)) for a, aR in reversible_left(read("{*,^|0,^}"))]
    [('^', '*')]
    """
    return tuple(
        (a, answers[0]) for a in G.left if (answers := [aR for aR in a.right if at_most(aR, G)])
    )


def reversible_right(G: Game) -> tuple[tuple[Game, Game], ...]:
    """The reversible Right options e, each with the first e^L >= G (Section 3.5.2).

    >>> reversible_right(read("{0|*}"))
    ()
    """
    return tuple(
        (e, answers[0]) for e in G.right if (answers := [eL for eL in e.left if at_most(G, eL)])
    )


def undominated(G: Game) -> Game:
    """G without its dominated options.

    >>> show(undominated(read("{2,5/2|3,6}")))
    '11/4'
    """
    left, right = dominated_left(G), dominated_right(G)
    return game((a for a in G.left if a not in left), (a for a in G.right if a not in right))


def bypassed(G: Game) -> Game:
    """G, each reversible option replaced by what the other player's answer offers, once.

    A Left option a with a^R <= G by the Left options of a^R, a Right option e with e^L >= G by the
    Right options of e^L (Section 3.5.2).

    >>> bypassed(read("{*,^|0,^}")) is read("{*,0|0,^}")
    True
    """
    left_answer, right_answer = dict(reversible_left(G)), dict(reversible_right(G))
    left: list[Game] = []
    right: list[Game] = []
    for a in G.left:
        left.extend(left_answer[a].left if a in left_answer else (a,))
    for e in G.right:
        right.extend(right_answer[e].right if e in right_answer else (e,))
    return game(left, right)


def _compared(G: Game) -> tuple[int, list[tuple[Game]]]:
    """How many comparisons of options there are at least, and which games come before."""
    return len(G.left) ** 2 + len(G.right) ** 2, [(o,) for o in (*G.left, *G.right)]


@foreseen(_compared)
@well_founded
def canonical(G: Game) -> Game:
    """The canonical form: no option dominated, none reversible, here and below (Section 3.5.2).

    G = H exactly where `canonical(G) is canonical(H)`, which the tests hold against the order.

    >>> show(canonical(read("{*,^|0,^}"))), show(canonical(read("{0,*|0}")))
    ('^*', '^*')
    """
    left = [canonical(GL) for GL in G.left]
    right = [canonical(GR) for GR in G.right]
    count(_compared(G)[0])
    simplified = undominated(game(left, right))
    while (simpler := undominated(bypassed(simplified))) is not simplified:
        simplified = simpler
    return simplified


def is_canonical(G: Game) -> bool:
    """Whether G is its own canonical form.

    >>> is_canonical(read("{0|*}")), is_canonical(read("{-1|1}"))
    (True, False)
    """
    return canonical(G) is G


def total(*games: Game) -> Game:
    """The canonical form of a sum.

    >>> show(total(read("^"), read("*"), read("1/2"), read("1/2")))
    '1^*'
    """
    found = game()
    for G in games:
        found = canonical(plus(found, canonical(G)))
    return found


def times(n: int, G: Game) -> Game:
    """The canonical form of G + G + ... + G, n times; of -G for negative n (Section 3.9).

    >>> show(times(3, read("^"))), show(times(-2, read("1/4")))
    ('^3', '-1/2')
    """
    return total(*[G if integer("copies", n) >= 0 else negative(G)] * abs(n))


def birthday(G: Game) -> int:
    """The day on which the value is born: the height of the canonical form.

    >>> birthday(read("{-7|9}")), birthday(read("3/4"))
    (0, 3)
    """
    return formal_birthday(canonical(G))
