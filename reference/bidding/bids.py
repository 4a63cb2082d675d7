"""The full bid matrix of a position, as Example 12 prints it; equilibrium and dominated bids."""

from collections import deque
from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

from reference.bidding.readings import Player
from reference.bidding.rulesets import Number, Position, Ruleset, left_budget, player, position
from reference.bidding.subtraction import (
    Game,
    Known as KnownHeaps,
    Take,
    cell as heap_cell,
    game,
    heap_size,
    left_takes,
    right_takes,
    rows,
)
from reference.bidding.values import Choice, cell, left_choices, maximin_table, right_choices
from reference.errors import InvalidInput

Declared = Choice | Take
"""A bid with a move, or with a removal."""


class Domination(StrEnum):
    """When one declaration dominates another of the same player, in a matrix.

    `WEAK`: at least as good against all, better against some. `STRICT`: better against all. The
    text does not say; the one example with values (the bid 3 in the caption of Figure 2) is
    dominated either way. Section 5 erases bids for another reason: see
    `automata.exceeds_what_is_needed`.
    """

    WEAK = "weak"
    STRICT = "strict"


class BidMatrix(NamedTuple):
    """What each pair of declarations leads to: a row for each of Right's, a column for Left's.

    With one move a player, as in unitary games, a declaration is a bid and this is the matrix of
    Example 12: `minima` is its last row, `maxima` its last column.
    """

    left: tuple[Declared, ...]
    right: tuple[Declared, ...]
    cells: tuple[tuple[Number, ...], ...]

    @property
    def minima(self) -> tuple[Number, ...]:
        """The minimum of each column, over Right's declarations."""
        return tuple(min(column) for column in zip(*self.cells, strict=True))

    @property
    def maxima(self) -> tuple[Number, ...]:
        """The maximum of each row, over Left's declarations."""
        return tuple(max(row) for row in self.cells)

    @property
    def maximin(self) -> Number:
        """The maximum of the column minima."""
        return max(self.minima)

    @property
    def minimax(self) -> Number:
        """The minimum of the row maxima."""
        return min(self.maxima)


def heap_bid_matrix(rules: Game, x: int, p: int, marker: Player, known: KnownHeaps) -> BidMatrix:
    """The bid matrix of a heap, from the values of smaller heaps.

    Something can be taken from the heap x; `known` has the rows of the heaps x - s.

    >>> empty = HeapRow(nu_hat=(0, 0), nu=(0, 0))
    >>> heap_bid_matrix(game({1}, 1), 1, 1, Player.RIGHT, lambda x: empty).cells
    ((-1, 1),)
    """
    left, right = left_takes(rules, x, p), right_takes(rules, x, p)
    return BidMatrix(
        left,
        right,
        tuple(
            tuple(heap_cell(x, p, marker, ours, theirs, known) for ours in left) for theirs in right
        ),
    )


def bid_matrix(
    S: Iterable[int],
    TB: int,
    x: int,
    p: int,
    marker: Player = Player.LEFT,
    B: Iterable[int] | None = None,
) -> BidMatrix:
    """The bid matrix of (x, p^) or (x, p) in bidding cumulative subtraction (Example 12).

    Both players go on as in maximin play. Something can be taken from the heap.

    >>> matrix = bid_matrix({1}, 5, x=2, p=1)
    >>> matrix.cells
    ((0, 0), (-2, 0), (0, 0), (0, 0), (0, 0))
    >>> matrix.minima
    (-2, 0)
    """
    rules = game(S, TB, B)
    holder, budget = player("marker", marker), left_budget(p, rules.TB)
    if heap_size(x) < min(rules.S):
        raise InvalidInput("heap", x, f"a heap with a move, of at least {min(rules.S)}")
    before = deque(rows(rules.S, TB, rules.B, x - 1), maxlen=min(max(rules.S), x))
    return heap_bid_matrix(rules, x, budget, holder, lambda y: before[y - x])


def ruleset_bid_matrix(gamma: Ruleset, x: Position, p: int, marker: Player) -> BidMatrix:
    """The bid matrix of a position of any ruleset, under Definition 1 and maximin play after it.

    >>> ruleset_bid_matrix(heap_ruleset({1}, 1, 1), 1, 1, Player.RIGHT).cells
    ((-1, 1),)
    """
    holder, budget = player("marker", marker), left_budget(p, gamma.TB)
    known = maximin_table(gamma, position(gamma, x))
    left, right = left_choices(gamma, x, budget), right_choices(gamma, x, budget)
    return BidMatrix(
        left,
        right,
        tuple(
            tuple(cell(gamma, x, budget, holder, ours, theirs, known) for ours in left)
            for theirs in right
        ),
    )


def equilibria(matrix: BidMatrix) -> tuple[tuple[Declared, Declared], ...]:
    """Every pair (Left's, Right's) from which neither player gains by changing theirs alone.

    The cell is the minimum of its column and the maximum of its row. Empty where the maximin value
    is below the minimax value.

    >>> [(ours.bid, theirs.bid) for ours, theirs in equilibria(bid_matrix({1}, 5, x=2, p=1))]
    [(1, 0), (1, 1), (1, 2), (1, 3), (1, 4)]
    """
    minima, maxima = matrix.minima, matrix.maxima
    return tuple(
        (ours, theirs)
        for i, ours in enumerate(matrix.left)
        for j, theirs in enumerate(matrix.right)
        if matrix.cells[j][i] == minima[i] == maxima[j]
    )


def equilibrium_bids(matrix: BidMatrix, of: Player) -> tuple[Declared, ...]:
    """What the player declares in some equilibrium.

    >>> matrix = bid_matrix({1}, 5, x=2, p=1)
    >>> equilibrium_bids(matrix, Player.LEFT)
    (Take(bid=1, s=1),)
    """
    pairs = equilibria(matrix)
    if player("of", of) is Player.LEFT:
        return tuple(ours for ours in matrix.left if ours in {pair[0] for pair in pairs})
    return tuple(theirs for theirs in matrix.right if theirs in {pair[1] for pair in pairs})


def dominated_bids(
    matrix: BidMatrix, of: Player, domination: Domination = Domination.WEAK
) -> tuple[Declared, ...]:
    """What the player declares worse than another of their declarations, whatever the other does.

    >>> matrix = bid_matrix({1}, 9, x=18, p=9)
    >>> [declared.bid for declared in dominated_bids(matrix, Player.LEFT)]
    [2, 3, 4, 5, 6, 7, 8, 9]
    """
    if player("of", of) is Player.LEFT:
        declared = matrix.left
        results = [tuple(column) for column in zip(*matrix.cells, strict=True)]
    else:
        declared = matrix.right
        results = [tuple(-value for value in row) for row in matrix.cells]

    def dominates(better: tuple[Number, ...], worse: tuple[Number, ...]) -> bool:
        pairs = list(zip(better, worse, strict=True))
        if domination is Domination.STRICT:
            return all(a > b for a, b in pairs)
        return all(a >= b for a, b in pairs) and any(a > b for a, b in pairs)

    return tuple(
        choice
        for choice, result in zip(declared, results, strict=True)
        if any(dominates(other, result) for other in results)
    )
