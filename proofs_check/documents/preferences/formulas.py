"""Definitions 7 and 9, and what a loss is, written a second way, which claims hold to the first."""

from functools import cache

import reference.preferences as ref
from proofs_check.documents.preferences.coalitions import confined
from proofs_check.documents.preferences.ranges import PLAYERS, small_values
from proofs_check.documents.preferences.reference_answers import Pair, Supposed, relation
from reference.preferences.relations import Relations

Pairs = frozenset[Pair]


def by_rule(X: ref.Value, Y: ref.Value, c: ref.Comparison) -> bool:
    """Whether Rule 4 or 5 says X <_p Y, or a loss is below the win."""
    if Y == c.p:
        return X != Y
    return ref.contains(Y, c.p) and not ref.contains(X, c.p)


def by_formula(X: ref.Value, Y: ref.Value, c: ref.Comparison) -> bool:
    """Definition 7, and the rules."""
    if X == Y or by_rule(X, Y, c):
        return True
    if ref.is_leaf(X) and ref.is_leaf(Y):
        return False
    le = c.weaker_or_equal
    second = not ref.is_leaf(X) and all(le(x, Y) for x in ref.members(X))
    return second or all(le(x, y) for x in ref.members(X) for y in ref.members(Y))


def strictly_by_formula(X: ref.Value, Y: ref.Value, c: ref.Comparison) -> bool:
    return by_formula(X, Y, c) and not by_formula(Y, X, c)


def definition_7_of_lists(X: ref.Value, Y: ref.Value, c: Relations) -> bool:
    """Definition 7 where a leaf x is the list [x], so that it asks its own question again."""
    x, le = ref.members(X), c.weaker_or_equal
    return X == Y or (
        all(le(x_i, Y) for x_i in x) or all(le(x_i, y_j) for x_i in x for y_j in ref.members(Y))
    )


@cache
def solutions(depth: int, definition: ref.relations.Relation) -> tuple[Pairs, Pairs]:
    """The least and the greatest relation over the small values that this Definition 7 allows."""
    c = relation()
    values = small_values(depth)
    pairs = frozenset((X, Y) for X in values for Y in values)
    given = {(X, Y) for X, Y in pairs if by_rule(X, Y, c)}

    def solution(known: Pairs) -> Pairs:
        while True:
            supposed = Supposed(weaker_or_equal=known)
            after = frozenset(
                pair for pair in pairs if pair in given or definition(*pair, supposed)
            )
            if after == known:
                return known
            known = after

    return solution(frozenset()), solution(pairs)


def loses(y: ref.Value, c: ref.Comparison) -> bool:
    """Whether y is a guaranteed loss of c's player, as the reading takes that."""
    if c.reading.guaranteed_loss is ref.guaranteed_loss:
        return not ref.contains(y, c.p)
    others = frozenset(PLAYERS) - {c.p}
    return others in confined(y, c.first, others)


def paths(X: ref.Value) -> tuple[int, int]:
    """How many leaves of the tree player 1 wins, and how many not."""
    if ref.is_leaf(X):
        return int(X == 1), int(X != 1)
    winning, losing = zip(*map(paths, ref.members(X)), strict=True)
    return sum(winning), sum(losing)
