"""What Rules 4 and 5 and Definitions 7 to 12 may be taken to mean otherwise, and what we add.

Each has the name of the printed one in `relations`, which goes on; a `Reading` says which is used.
"""

from collections.abc import Collection, Iterable

from reference.preferences.relations import Relations, definition_7, definition_11
from reference.preferences.rules import syntactically_simplified
from reference.preferences.values import SimpleValue, Value, is_leaf, members

# What is compared: lists, or lists of which is known who chooses from them


class ListWithChooser(frozenset[Value]):
    """A list with the player who chooses from it: two are the same only if the player is."""

    player: int

    def __new__(cls, player: int, x: Iterable[Value]) -> "ListWithChooser":
        """The list of these, chosen from by that player."""
        made = super().__new__(cls, x)
        made.player = player
        return made

    def __eq__(self, other: object) -> bool:
        """The same player and the same list."""
        return (
            isinstance(other, ListWithChooser)
            and self.player == other.player
            and frozenset.__eq__(self, other)
        )

    def __ne__(self, other: object) -> bool:
        """Not `==`; a frozenset has its own."""
        return not self == other

    __hash__ = frozenset.__hash__


def list_with_chooser(player: int | None, x: Iterable[Value]) -> Value:
    """The list of these with its player, if that is known; one element alone is no choice.

    >>> list_with_chooser(2, [1, 3]) != ListWithChooser(1, [1, 3]), list_with_chooser(2, [3, 3])
    (True, 3)
    >>> list_with_chooser(None, [1, 3]) == {1, 3}
    True
    """
    options = frozenset(x)
    if len(options) == 1:
        (only,) = options
        return only
    return options if player is None else ListWithChooser(player, options)


def without_choosers(X: Value, q: int, N: int) -> Value:
    """X itself: Definitions 7 to 12 are about lists, and lists say nothing of who chooses.

    Then [x] <_p x for many x. No cell of Table 1 up to length 10 decides.

    >>> without_choosers(frozenset({1, 2}), 1, 3) == {1, 2}
    True
    """
    del q, N
    return X


def after_rules_1_to_3(X: Value, q: int, N: int) -> Value:
    """X as Rules 1 to 3 leave it, as the sentence after Definition 7 has it of X = Y.

    >>> after_rules_1_to_3(frozenset({frozenset({1, 2})}), 1, 3) == {1, 2}
    True
    """
    del q
    return syntactically_simplified(X, N)


def with_choosers(X: Value, q: int, N: int) -> Value:
    """X with the player who chooses at each list, q at X; a list of one element is no choice.

    >>> with_choosers(frozenset({frozenset({1, 2})}), 1, 3) == ListWithChooser(2, {1, 2})
    True
    """
    found: dict[tuple[Value, int], Value] = {}

    def look(x: Value, i: int) -> Value:
        if is_leaf(x) or isinstance(x, ListWithChooser):
            return x
        if (x, i) not in found:
            found[x, i] = list_with_chooser(i, (look(y, i % N + 1) for y in members(x)))
        return found[x, i]

    return look(X, q)


LOST = 0
"""The leaf that an indifferent player takes every leaf but its own for."""


def with_one_loss(X: Value, p: int) -> Value:
    """X as an indifferent player p sees it (Section 4.5): whoever else wins is the same.

    >>> with_one_loss(frozenset({1, frozenset({2, 3})}), 1) == {1, LOST}
    True
    """
    found: dict[Value, Value] = {}

    def look(x: Value) -> Value:
        if isinstance(x, int):
            return x if x == p else LOST
        if x not in found:
            found[x] = list_with_chooser(
                x.player if isinstance(x, ListWithChooser) else None, map(look, x)
            )
        return found[x]

    return look(X)


# Beside Rules 4 and 5, and Definitions 7 and 10


def guaranteed_loss_forced(x: Value, c: Relations) -> bool:
    """Another reading: the others can make player a lose. It presumes `with_choosers`.

    >>> guaranteed_loss_forced(1, Comparison(3)), guaranteed_loss_forced(3, Comparison(3))
    (True, False)
    """
    if is_leaf(x):
        return x != c.p
    if isinstance(x, ListWithChooser) and x.player != c.p:
        return any(c.guaranteed_loss(x_i) for x_i in members(x))
    return all(c.guaranteed_loss(x_i) for x_i in members(x))


def loss_below_win(y: Value, a: Value, c: Relations) -> bool:
    """Ours: y <_a a, where y is a guaranteed loss; neither rule says it, for their x is neither.

    Without it a selfish player keeps a loss beside a win, and Theorem 13 fails at exponent 0.

    >>> loss_below_win(2, 1, Comparison(1)), loss_below_win(1, 1, Comparison(1))
    (True, False)
    """
    return a == c.p and c.guaranteed_loss(y)


def losses_equal(y: Value, x: Value, c: Relations) -> bool:
    """Indifference (Section 4.5) as a rule: the wins of two other players are equal, 2 =_1 3.

    Another reading than `with_one_loss`, under which lists that differ in them only are the same.

    >>> losses_equal(2, 3, Comparison(1)), losses_equal(2, 1, Comparison(1))
    (True, False)
    """
    return is_leaf(y) and is_leaf(x) and c.p not in (y, x)


def definition_7_both_sides(X: Value, Y: Value, c: Relations) -> bool:
    """Definition 7, or (for all j: X <=_p y_j), which the order of indifferent players needs.

    No cell of Table 1 up to length 10 decides.

    >>> X, Y = frozenset({1, 3}), frozenset({frozenset({1, 3})})
    >>> definition_7(X, Y, Comparison(1)), definition_7_both_sides(X, Y, Comparison(1))
    (False, True)
    """
    return definition_7(X, Y, c) or (
        not is_leaf(Y) and all(c.weaker_or_equal(X, y_j) for y_j in members(Y))
    )


def definition_10_words(X: Value, Y: Value, c: Relations) -> bool:
    """Not X <=_p Y and not Y <=_p X, as the sentence before Definition 10 says.

    >>> definition_10_words(2, 3, Comparison(1)), definition_10_words(2, 2, Comparison(1))
    (True, False)
    """
    return not c.weaker_or_equal(X, Y) and not c.weaker_or_equal(Y, X)


# Definition 11


def _part_A(x: Collection[Value], y: Collection[Value], c: Relations) -> bool:
    """A of Definition 11: for all i, j: x_i <_p^P y_j, or they are prudently incomparable."""
    return all(
        c.prudently_weaker(x_i, y_j) or c.prudently_incomparable(x_i, y_j) for x_i in x for y_j in y
    )


def _part_B(x: Collection[Value], y: Collection[Value], c: Relations) -> bool:
    """B of Definition 11: for some i, j: x_i <_p^P y_j."""
    return any(c.prudently_weaker(x_i, y_j) for x_i in x for y_j in y)


def definition_11_or_first(X: Value, Y: Value, c: Relations) -> bool:
    """Definition 11 as X <_p^P Y <=> (X <_p Y or A) and B; "or" before "and".

    >>> X, Y, c = frozenset({frozenset({2, 3})}), frozenset({2, 3}), Comparison(1)
    >>> definition_11(X, Y, c), definition_11_or_first(X, Y, c)
    (True, False)
    """
    if is_leaf(X) and is_leaf(Y):
        return c.strictly_weaker(X, Y)
    x, y = members(X), members(Y)
    return (c.strictly_weaker(X, Y) or _part_A(x, y, c)) and _part_B(x, y, c)


def definition_11_rule_1(X: Value, Y: Value, c: Relations) -> bool:
    """Definition 11 where a simple value X is the list [X] too; ours, Rule 1 making X of [X].

    X <_p Y, or A and B for some of the lists that X and Y are, but for [X] beside [Y], which would
    repeat the question. "For some of the lists" is in no sentence; of 2_2 and 2_1 one pair of lists
    says yes and another no. The value [2_1] is still another than 2_1, and below it.

    What suggests it: the proof of Theorem 14 takes 2_i for a child value of 2_i, and in that of
    Theorem 15 children of one value are compared with the whole of the other. Of column Prudent of
    Table 1 the cells n = 7 and 8 come out, 2 of 12 cells. It is not transitive: for player 1
    [3,[1,2]] is below [[1,2,3]], which is below [1,2,3].

    >>> X, Y, c = simple_value(2, 2), simple_value(2, 1), Comparison(1)
    >>> definition_11(X, Y, c), definition_11_rule_1(X, Y, c)
    (False, True)
    """
    if is_leaf(X) and is_leaf(Y):
        return c.strictly_weaker(X, Y)
    return c.strictly_weaker(X, Y) or any(
        _part_A(x, y, c) and _part_B(x, y, c)
        for x in lists_by_rule_1(X, c)
        for y in lists_by_rule_1(Y, c)
        if x != frozenset({X}) or y != frozenset({Y})
    )


def lists_by_rule_1(X: Value, c: Relations) -> tuple[frozenset[Value], ...]:
    """X as a list, and [X] as well if X is simple.

    >>> lists_by_rule_1(2, Comparison(1))
    (frozenset({2}), frozenset({2}))
    """
    return (members(X), frozenset({X})) if c.as_simple(X) is not None else (members(X),)


def definition_11_guarded(X: Value, Y: Value, c: Relations) -> bool:
    """Definition 11, but never where Y <_p X, as the sentence before it says.

    >>> definition_11_guarded(2, 1, Comparison(1))
    True
    """
    return not c.strictly_weaker(Y, X) and definition_11(X, Y, c)


def definition_11_repaired(X: Value, Y: Value, c: Relations) -> bool:
    """X can be avoided for Y, and not Y for X; ours, as the proof of Theorem 15 argues.

    Children are compared with the whole of the other value instead of its children.

    >>> X, Y, c = frozenset({1, 2}), frozenset({1, frozenset({1, 2})}), Comparison(1)
    >>> definition_11(X, Y, c), definition_11_repaired(X, Y, c)
    (False, True)
    """
    return avoidable(X, Y, c) and not avoidable(Y, X, c)


def avoidable(X: Value, Y: Value, c: Relations) -> bool:
    """X <_p Y, or Definition 11's A and B of all x_i and Y, or of X and all y_j; ours.

    >>> avoidable(2, 1, Comparison(1)), avoidable(1, 2, Comparison(1))
    (True, False)
    """
    x, y = members(X), members(Y)
    return (
        c.strictly_weaker(X, Y)
        or (not is_leaf(X) and _part_A(x, (Y,), c) and _part_B(x, (Y,), c))
        or (not is_leaf(Y) and _part_A((X,), y, c) and _part_B((X,), y, c))
    )


def definition_11_theorem_15(X: Value, Y: Value, c: Relations) -> bool:
    """The chain of Theorem 15 where both values are simple, else `definition_11_repaired`.

    It gives column Prudent of Table 1.

    >>> definition_11_theorem_15(simple_value(2, 2), simple_value(2, 1), Comparison(1))
    True
    """
    a_i, b_j = c.as_simple(X), c.as_simple(Y)
    if a_i is not None and b_j is not None:
        return tier(a_i, c.p) < tier(b_j, c.p)
    return definition_11_repaired(X, Y, c)


# Theorem 15, and what the end of Section 4.5 takes over from it


def tier(x: SimpleValue, p: int) -> tuple[int, int]:
    """Where the chain of Theorem 15 has a simple value, as a key that ascends along it.

    From player 1's perspective: {1_1, 2_0, 3_0}, {1_3, 2_2, 3_2}, ..., {1_2, 2_1, 3_1}, {1_0}.

    >>> [tier(SimpleValue(a, i), 1) for a, i in ((1, 1), (2, 0), (2, 2), (3, 1), (1, 2), (1, 0))]
    [(0, 0), (0, 0), (0, 1), (1, -1), (1, -1), (1, 0)]
    """
    if x.base == p:
        return (0, (x.exponent - 1) // 2) if x.exponent % 2 else (1, -(x.exponent // 2))
    return (1, -((x.exponent + 1) // 2)) if x.exponent % 2 else (0, x.exponent // 2)


def indifferent_theorem_15(X: Value, Y: Value, c: Relations) -> bool:
    """X <_p Y for an indifferent p: the chain where both are simple, as the text says they are.

    >>> indifferent = Comparison(1, indifferent=True)
    >>> indifferent_theorem_15(2, 1, indifferent), indifferent_theorem_15(1, 2, indifferent)
    (True, False)
    """
    a_i, b_j = c.as_simple(X), c.as_simple(Y)
    if a_i is not None and b_j is not None:
        return tier(a_i, c.p) < tier(b_j, c.p)
    return c.strictly_weaker(X, Y)
