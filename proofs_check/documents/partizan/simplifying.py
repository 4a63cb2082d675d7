"""The two tools of Section 3.5.2 by themselves, and the size of what they leave."""

from collections.abc import Iterator

from reference.partizan.games import Game, at_most, game, negative, subpositions
from reference.partizan.simplification import reversible_left, reversible_right, undominated


def size(G: Game) -> int:
    """How many different positions a form has."""
    return sum(1 for _ in subpositions(G))


def tree(G: Game) -> int:
    """How many positions a form has, each as often as it is reached."""
    return 1 + sum(map(tree, (*G.left, *G.right)))


def bypass_left(G: Game, a: Game, answer: Game) -> Game:
    """G with Left's option a replaced by the Left options of a Right option of a."""
    return game([*(x for x in G.left if x is not a), *answer.left], G.right)


def bypass_right(G: Game, e: Game, answer: Game) -> Game:
    """G with Right's option e replaced by the Right options of a Left option of e."""
    return game(G.left, [*(x for x in G.right if x is not e), *answer.right])


def by_dominated_moves_alone(G: Game) -> Game:
    """Strike out dominated moves at every position, reverse none."""
    return undominated(
        game(map(by_dominated_moves_alone, G.left), map(by_dominated_moves_alone, G.right))
    )


def by_reversible_moves_alone(G: Game) -> Game:
    """Bypass reversible moves at every position, as long as there are any; strike out none."""
    G = game(map(by_reversible_moves_alone, G.left), map(by_reversible_moves_alone, G.right))
    while True:
        if found := reversible_left(G):
            G = bypass_left(G, *found[0])
        elif found := reversible_right(G):
            G = bypass_right(G, *found[0])
        else:
            return G


def single_steps(G: Game) -> Iterator[Game]:
    """What is left when one dominated move is struck out, or a reversible one bypassed, anywhere.

    Of equal moves either, and through any answer.
    """
    yield from _steps_of_left(G)
    yield from map(negative, _steps_of_left(negative(G)))


def _steps_of_left(G: Game) -> Iterator[Game]:
    for a in G.left:
        others = [x for x in G.left if x is not a]
        if any(at_most(a, x) for x in others):
            yield game(others, G.right)
        yield from (bypass_left(G, a, answer) for answer in a.right if at_most(answer, G))
        yield from (game([*others, after], G.right) for after in single_steps(a))
