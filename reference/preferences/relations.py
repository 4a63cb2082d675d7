"""Sections 4.3 to 4.5: Rules 4 and 5, and the relations of Definitions 7 to 12.

A `Comparison` is one player's, who is the p of <=_p; it remembers what it has found. With
X = [x_1, ..., x_n] a leaf x is taken as [x], so that clauses about the x_i speak of x itself there;
a clause that would then only repeat its question is left out.
"""

from typing import TypeAlias

from reference.errors import InvalidInput
from reference.preferences.readings import (
    DEFAULT,
    Chooser,
    Definition7,
    Definition10,
    Definition11,
    LeafOrder,
    Loss,
    Reading,
)
from reference.preferences.values import (
    MAX_DEPTH,
    SimpleValue,
    Value,
    as_simple,
    is_leaf,
    members,
    nesting,
    player_count,
    player_number,
)

Tree: TypeAlias = int | frozenset["Tree"] | tuple[int, frozenset["Tree"]]
"""A value; or a value in which each list has the player who chooses from it."""

LOST = 0
"""The leaf that an indifferent player takes every leaf but its own for."""


def tier(x: SimpleValue, p: int) -> tuple[int, int]:
    """Where the chain of Theorem 15 has a simple value, as a key that ascends along it.

    From player 1's perspective: {1_1, 2_0, 3_0}, {1_3, 2_2, 3_2}, ..., {1_2, 2_1, 3_1}, {1_0}.

    Args:
        x: the value.
        p: whose perspective it is.

    >>> [tier(SimpleValue(a, i), 1) for a, i in ((1, 1), (2, 0), (2, 2), (3, 1), (1, 2), (1, 0))]
    [(0, 0), (0, 0), (0, 1), (1, -1), (1, -1), (1, 0)]
    """
    if x.base == p:
        return (0, (x.exponent - 1) // 2) if x.exponent % 2 else (1, -(x.exponent // 2))
    return (1, -((x.exponent + 1) // 2)) if x.exponent % 2 else (0, x.exponent // 2)


class Comparison:
    """The relations of one player p among N players.

    Args:
        p: the player.
        N: how many players there are.
        reading: `leaf_order`, `loss`, `chooser` and `definition_7`, `_10`, `_11` matter.
        indifferent: whether p takes all other players' wins for the same.
        first: who chooses from the values that are compared, for `Chooser.AWARE`: the player after
            p where they are p's choices, which is what is meant by default.

    Raises:
        InvalidInput: p is no player, or the reading combines what does not go together.

    >>> from reference.preferences.values import parse_value
    >>> Comparison(1).strictly_weaker(parse_value("[1,2]"), 1)
    True
    """

    def __init__(
        self,
        p: int,
        N: int = 3,
        reading: Reading = DEFAULT,
        indifferent: bool = False,
        first: int | None = None,
    ) -> None:
        """Nothing is remembered yet."""
        self.N = player_count(N)
        self.p = player_number("player", p, N)
        self.reading = reading
        self.indifferent = indifferent
        self.first = p % N + 1 if first is None else player_number("first", first, N)
        if reading.loss is Loss.FORCED and reading.chooser is Chooser.BLIND:
            raise InvalidInput("reading", "forced, blind", "a forced loss with aware choosers only")
        self._trees: dict[tuple[Value, int], Tree] = {}
        self._simple: dict[Value, SimpleValue | None] = {}
        self._weaker: dict[tuple[Tree, Tree], bool] = {}
        self._prudently: dict[tuple[Value, Value], bool] = {}
        self._wins: dict[Tree, bool] = {}

    # What is compared

    def _tree(self, X: Value) -> Tree:
        """X as the relations see it: choosers added, other players' wins made one."""
        if self.reading.chooser is Chooser.BLIND and not self.indifferent:
            return X
        return self._seen(X, self.first)

    def _seen(self, X: Value, q: int) -> Tree:
        if isinstance(X, int):
            return LOST if self.indifferent and X != self.p else X
        if (X, q) not in self._trees:
            if nesting(X) > MAX_DEPTH:
                raise InvalidInput("value", nesting(X), f"at most {MAX_DEPTH} nested brackets")
            seen = frozenset(self._seen(x, q % self.N + 1) for x in X)
            tree: Tree = seen
            # For an indifferent player and for an aware one a list of one element is no choice.
            if len(seen) == 1:
                (tree,) = seen
            elif self.reading.chooser is Chooser.AWARE:
                tree = (q, seen)
            self._trees[X, q] = tree
        return self._trees[X, q]

    @staticmethod
    def _children(X: Tree) -> frozenset[Tree]:
        """The x_1, ..., x_n."""
        if isinstance(X, int):
            return frozenset({X})
        return X[1] if isinstance(X, tuple) else X

    # Rules 4 and 5

    def _can_win(self, X: Tree) -> bool:
        """Whether X is no guaranteed loss."""
        if isinstance(X, int):
            return X == self.p
        if X not in self._wins:
            some = any
            if self.reading.loss is Loss.FORCED and isinstance(X, tuple) and X[0] != self.p:
                some = all
            self._wins[X] = some(self._can_win(x) for x in self._children(X))
        return self._wins[X]

    def rule_4(self, x: Value) -> bool:
        """Rule 4: x <_a a, where x is neither a guaranteed win nor a guaranteed loss.

        >>> Comparison(1).rule_4(frozenset({1, 2})), Comparison(1).rule_4(2)
        (True, False)
        """
        return self._rule_4(self._tree(x), self.p)

    def _rule_4(self, x: Tree, a: Tree) -> bool:
        return a == self.p and x != self.p and self._can_win(x)

    def rule_5(self, y: Value, x: Value) -> bool:
        """Rule 5: y <_a x, where y is a guaranteed loss and x neither a guaranteed loss nor win.

        >>> Comparison(1).rule_5(2, frozenset({1, 2})), Comparison(1).rule_5(2, 1)
        (True, False)
        """
        return self._rule_5(self._tree(y), self._tree(x))

    def _rule_5(self, y: Tree, x: Tree) -> bool:
        return not self._can_win(y) and self._can_win(x) and x != self.p

    def _loss_below_win(self, y: Tree, x: Tree) -> bool:
        added = self.reading.leaf_order is LeafOrder.LOSS_BELOW_WIN
        return added and not self._can_win(y) and x == self.p

    # Definitions 7 to 10

    def weaker_or_equal(self, X: Value, Y: Value) -> bool:
        """X <=_p Y (Definition 7, with Rules 4 and 5).

        >>> from reference.preferences.values import parse_value
        >>> Comparison(1).weaker_or_equal(parse_value("[[1,3]]"), parse_value("[1,3]"))
        True
        """
        for value in (X, Y):
            if nesting(value) > MAX_DEPTH:
                raise InvalidInput("value", nesting(value), f"at most {MAX_DEPTH} nested brackets")
        return self._weaker_or_equal(self._tree(X), self._tree(Y))

    def _weaker_or_equal(self, X: Tree, Y: Tree) -> bool:
        if (X, Y) not in self._weaker:
            self._weaker[X, Y] = self._definition_7(X, Y)
        return self._weaker[X, Y]

    def _definition_7(self, X: Tree, Y: Tree) -> bool:
        if X == Y:
            return True
        if self._rule_4(X, Y) or self._rule_5(X, Y) or self._loss_below_win(X, Y):
            return True
        x, y = self._children(X), self._children(Y)
        if isinstance(X, int) and isinstance(Y, int):
            return False
        if not isinstance(X, int) and all(self._weaker_or_equal(x_i, Y) for x_i in x):
            return True
        if all(self._weaker_or_equal(x_i, y_j) for x_i in x for y_j in y):
            return True
        both = self.reading.definition_7 is Definition7.BOTH_SIDES and not isinstance(Y, int)
        return both and all(self._weaker_or_equal(X, y_j) for y_j in y)

    def equal(self, X: Value, Y: Value) -> bool:
        """X =_p Y: each is weaker than or equal to the other (Definition 8).

        >>> Comparison(1).equal(2, 3), Comparison(1, indifferent=True).equal(2, 3)
        (False, True)
        """
        return self.weaker_or_equal(X, Y) and self.weaker_or_equal(Y, X)

    def strictly_weaker(self, X: Value, Y: Value) -> bool:
        """X <_p Y: X is weaker than or equal to Y, and not equal to it (Definition 9).

        >>> Comparison(1).strictly_weaker(2, 1), Comparison(2).strictly_weaker(2, 1)
        (True, False)
        """
        return self.weaker_or_equal(X, Y) and not self.equal(X, Y)

    def incomparable(self, X: Value, Y: Value) -> bool:
        """X and Y are incomparable (Definition 10): by its formula neither is strictly weaker.

        >>> Comparison(1).incomparable(2, 3), Comparison(1).incomparable(2, 2)
        (True, True)
        """
        if self.reading.definition_10 is Definition10.WORDS:
            return not self.weaker_or_equal(X, Y) and not self.weaker_or_equal(Y, X)
        return not self.strictly_weaker(X, Y) and not self.strictly_weaker(Y, X)

    # Definitions 11 and 12

    def prudently_weaker(self, X: Value, Y: Value) -> bool:
        """X <_p^P Y (Definition 11; which form of it, or the chain, the reading says).

        >>> from reference.preferences.values import simple_value
        >>> Comparison(1).prudently_weaker(simple_value(2, 2), simple_value(2, 1))
        True
        """
        if (X, Y) not in self._prudently:
            self._prudently[X, Y] = self._definition_11(X, Y)
        return self._prudently[X, Y]

    def _definition_11(self, X: Value, Y: Value) -> bool:
        form = self.reading.definition_11
        if form is Definition11.THEOREM_15:
            a, b = self._as_simple(X), self._as_simple(Y)
            if a is not None and b is not None:
                return tier(a, self.p) < tier(b, self.p)
        strictly = self.strictly_weaker(X, Y)
        if is_leaf(X) and is_leaf(Y):
            return strictly
        if form in {Definition11.REPAIRED, Definition11.THEOREM_15}:
            return self._repaired(X, Y) and not self._repaired(Y, X)
        pairs = [(x_i, y_j) for x_i in members(X) for y_j in members(Y)]
        if form is Definition11.PRINTED_OR_FIRST:
            return (strictly or self._never_stronger(pairs)) and self._once_weaker(pairs)
        if form is Definition11.GUARDED and self.strictly_weaker(Y, X):
            return False
        return strictly or self._avoided(pairs)

    def _repaired(self, X: Value, Y: Value) -> bool:
        """X <_p Y, or children against the whole of the other value, on either side."""
        left = [(x_i, Y) for x_i in members(X)] if not is_leaf(X) else []
        right = [(X, y_j) for y_j in members(Y)] if not is_leaf(Y) else []
        return self.strictly_weaker(X, Y) or self._avoided(left) or self._avoided(right)

    def _avoided(self, pairs: list[tuple[Value, Value]]) -> bool:
        return self._never_stronger(pairs) and self._once_weaker(pairs)

    def _never_stronger(self, pairs: list[tuple[Value, Value]]) -> bool:
        return all(
            self.prudently_weaker(x, y) or self.prudently_incomparable(x, y) for x, y in pairs
        )

    def _once_weaker(self, pairs: list[tuple[Value, Value]]) -> bool:
        return any(self.prudently_weaker(x, y) for x, y in pairs)

    def _as_simple(self, X: Value) -> SimpleValue | None:
        if X not in self._simple:
            self._simple[X] = as_simple(X, self.N)
        return self._simple[X]

    def prudently_incomparable(self, X: Value, Y: Value) -> bool:
        """Neither of X and Y is prudently weaker than the other (Definition 12).

        >>> Comparison(1).prudently_incomparable(2, 3)
        True
        """
        return not self.prudently_weaker(X, Y) and not self.prudently_weaker(Y, X)

    def indifferently_weaker(self, X: Value, Y: Value) -> bool:
        """X <_p Y for an indifferent player: by the chain where both are simple (Section 4.5).

        >>> from reference.preferences.values import simple_value
        >>> Comparison(1, indifferent=True).indifferently_weaker(simple_value(2, 2), 1)
        True
        """
        if self.reading.definition_11 is Definition11.THEOREM_15:
            a, b = self._as_simple(X), self._as_simple(Y)
            if a is not None and b is not None:
                return tier(a, self.p) < tier(b, self.p)
        return self.strictly_weaker(X, Y)
