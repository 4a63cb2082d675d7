"""How many games compare, each with each: a twin of `reference.partizan.at_most`."""

from collections.abc import Sequence
from itertools import product

import numpy as np
from numpy.typing import NDArray

from reference.partizan import Game, formal_birthday


def orders(games: Sequence[Game]) -> NDArray[np.bool_]:
    """Of games, all whose options are among them, whether each is at most each.

    By heights: whether g <= h hangs on the options of g and h alone, so that all pairs of two
    heights are settled at once.

    >>> from reference.partizan import born_by
    >>> int(orders(born_by(1)).sum())
    9
    """
    place = {G: i for i, G in enumerate(games)}
    has_left, has_right = (np.zeros((len(games), len(games)), np.float32) for _ in "LR")
    for G, i in place.items():
        has_left[i, [place[o] for o in G.left]] = 1
        has_right[i, [place[o] for o in G.right]] = 1
    heights = np.array([formal_birthday(G) for G in games])
    found = np.zeros((len(games), len(games)), np.float32)
    most = heights.max(initial=-1) + 1
    of_height = [np.flatnonzero(heights == n) for n in range(most)]
    for m, n in sorted(product(range(most), repeat=2), key=sum):
        g, h, low, below = (
            of_height[m],
            of_height[n],
            np.flatnonzero(heights < m),
            np.flatnonzero(heights < n),
        )
        lost = has_left[np.ix_(g, low)] @ found[np.ix_(h, low)].T
        lost += (has_right[np.ix_(h, below)] @ found[np.ix_(below, g)]).T
        found[np.ix_(g, h)] = lost == 0
    return found.astype(np.bool_)
