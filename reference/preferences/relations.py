"""Sections 4.3 to 4.5: Rules 4 and 5, and Definitions 7 to 12, each as printed.

Each takes two values and `c`, the relations of a player p: `c.weaker_or_equal(x_i, Y)` is
x_i <=_p Y, and so on. A `Comparison` is such a c; it remembers what was asked. Other readings are
in `other_readings`; a `Reading` says which of them a `Comparison` uses.

With X = [x_1, ..., x_n] a leaf x is taken as [x]. A clause that would then only repeat its own
question, for a leaf X or for two leaves, says nothing.
"""

from collections.abc import Callable
from typing import Protocol, TypeAlias

from reference.preferences.values import SimpleValue, Value, is_leaf, members


class Relations(Protocol):
    """The relations of one player, as the definitions ask for them."""

    p: int
    """The player: p of Definitions 7 to 12, a of Rules 4 and 5."""

    def guaranteed_loss(self, x: Value) -> bool:
        """Whether x is a guaranteed loss of p."""

    def weaker_or_equal(self, X: Value, Y: Value) -> bool:
        """X <=_p Y."""

    def equal(self, X: Value, Y: Value) -> bool:
        """X =_p Y."""

    def strictly_weaker(self, X: Value, Y: Value) -> bool:
        """X <_p Y."""

    def prudently_weaker(self, X: Value, Y: Value) -> bool:
        """X <_p^P Y."""

    def prudently_incomparable(self, X: Value, Y: Value) -> bool:
        """Neither X <_p^P Y nor Y <_p^P X."""

    def as_simple(self, X: Value) -> SimpleValue | None:
        """The a_i that denotes X, or None where X is complex."""


Relation: TypeAlias = Callable[[Value, Value, Relations], bool]
"""A rule or definition: whether X and Y are in relation, given the relations of the player."""


# Rules 4 and 5


def guaranteed_win(x: Value, c: Relations) -> bool:
    """Whether x is a guaranteed win of player a (Rules 4 and 5): the leaf a.

    >>> guaranteed_win(1, Comparison(1)), guaranteed_win(2, Comparison(1))
    (True, False)
    """
    return x == c.p


def guaranteed_loss(x: Value, c: Relations) -> bool:
    """Whether x is a guaranteed loss of player a (Rules 4 and 5): it does not contain a.

    For Rule 5 prefers what has "some possibility, no matter how small".

    >>> guaranteed_loss(frozenset({1, 2}), Comparison(3)), guaranteed_loss(3, Comparison(3))
    (True, False)
    """
    if is_leaf(x):
        return x != c.p
    return all(c.guaranteed_loss(x_i) for x_i in members(x))


def rule_4(x: Value, a: Value, c: Relations) -> bool:
    """Rule 4: x <_a a, where x is neither a guaranteed win nor a guaranteed loss.

    >>> rule_4(frozenset({1, 2}), 1, Comparison(1)), rule_4(2, 1, Comparison(1))
    (True, False)
    """
    return a == c.p and not guaranteed_win(x, c) and not c.guaranteed_loss(x)


def rule_5(y: Value, x: Value, c: Relations) -> bool:
    """Rule 5: y <_a x, where x is as in Rule 4 and y is a guaranteed loss.

    >>> rule_5(2, frozenset({1, 2}), Comparison(1)), rule_5(2, 1, Comparison(1))
    (True, False)
    """
    return not guaranteed_win(x, c) and not c.guaranteed_loss(x) and c.guaranteed_loss(y)


# Definitions 7 to 10


def definition_7(X: Value, Y: Value, c: Relations) -> bool:
    """Definition 7: X <=_p Y <=> (X = Y) or (all i: x_i <=_p Y) or (all i, j: x_i <=_p y_j).

    Besides, X <=_p Y where Rule 4 or 5 says that X <_p Y; `Comparison` adds that.

    >>> definition_7(frozenset({frozenset({1, 3})}), frozenset({1, 3}), Comparison(1))
    True
    """
    x, y = members(X), members(Y)
    return (
        X == Y
        or (not is_leaf(X) and all(c.weaker_or_equal(x_i, Y) for x_i in x))
        or (
            not (is_leaf(X) and is_leaf(Y))
            and all(c.weaker_or_equal(x_i, y_j) for x_i in x for y_j in y)
        )
    )


def definition_8(X: Value, Y: Value, c: Relations) -> bool:
    """Definition 8: X =_p Y <=> X <=_p Y and Y <=_p X.

    >>> definition_8(2, 2, Comparison(1)), definition_8(2, 3, Comparison(1))
    (True, False)
    """
    return c.weaker_or_equal(X, Y) and c.weaker_or_equal(Y, X)


def definition_9(X: Value, Y: Value, c: Relations) -> bool:
    """Definition 9: X <_p Y <=> X <=_p Y and not X =_p Y.

    >>> definition_9(2, 1, Comparison(1)), definition_9(2, 2, Comparison(1))
    (True, False)
    """
    return c.weaker_or_equal(X, Y) and not c.equal(X, Y)


def definition_10(X: Value, Y: Value, c: Relations) -> bool:
    """Definition 10: X, Y are incomparable <=> not X <_p Y and not Y <_p X; so X and X are.

    >>> definition_10(2, 3, Comparison(1)), definition_10(2, 2, Comparison(1))
    (True, True)
    """
    return not c.strictly_weaker(X, Y) and not c.strictly_weaker(Y, X)


# Definitions 11 and 12; two leaves have no children, so that X <_p Y alone decides about them


def definition_11(X: Value, Y: Value, c: Relations) -> bool:
    """Definition 11: X <_p^P Y <=> X <_p Y or (A and B); "and" before "or", as printed.

    A: for all i, j: x_i <_p^P y_j, or they are prudently incomparable. B: for some: x_i <_p^P y_j.

    >>> definition_11(frozenset({2, 3}), frozenset({1, 2}), Comparison(1))
    True
    """
    if is_leaf(X) and is_leaf(Y):
        return c.strictly_weaker(X, Y)
    x, y = members(X), members(Y)
    return c.strictly_weaker(X, Y) or (
        all(
            c.prudently_weaker(x_i, y_j) or c.prudently_incomparable(x_i, y_j)
            for x_i in x
            for y_j in y
        )
        and any(c.prudently_weaker(x_i, y_j) for x_i in x for y_j in y)
    )


def definition_12(X: Value, Y: Value, c: Relations) -> bool:
    """Definition 12: X, Y are prudently incomparable <=> not X <_p^P Y and not Y <_p^P X.

    >>> definition_12(2, 3, Comparison(1)), definition_12(2, 1, Comparison(1))
    (True, False)
    """
    return not c.prudently_weaker(X, Y) and not c.prudently_weaker(Y, X)
