"""Section 4.2: Rules 1 to 3, which simplify without a preference."""

from collections.abc import Iterable

from reference.preferences.readings import DEFAULT, MergedBrackets, Merging, Reading
from reference.preferences.values import Value, as_simple, is_leaf, members


def inside(X: Value, brackets: int) -> Value | None:
    """The value that so many pairs of brackets stand around, or None where they do not.

    >>> inside(frozenset({frozenset({frozenset({1, 3})})}), 2) == frozenset({1, 3})
    True
    """
    for _ in range(brackets):
        if is_leaf(X) or len(members(X)) != 1:
            return None
        (X,) = members(X)
    return X


def rule_1(X: Value, N: int = 3) -> Value:
    """[x] => x for a simple value x (Rule 1).

    >>> from reference.preferences.values import format_value, parse_value
    >>> format_value(rule_1(parse_value("[[1,3]]"))), format_value(rule_1(parse_value("[1,3]")))
    ('[1,3]', '[1,3]')
    """
    x = inside(X, 1)
    return X if x is None or as_simple(x, N) is None else x


def rule_2(X: Value, N: int = 3) -> Value:
    """[[[x]]] => x, with N pairs of brackets for N players (Rule 2).

    >>> from reference.preferences.values import format_value, parse_value
    >>> format_value(rule_2(parse_value("[[[[1,[1,2]]]]]")))
    '[1,[1,2]]'
    """
    x = inside(X, N)
    return X if x is None else x


def rule_3(x: Iterable[Value], N: int = 3, reading: Reading = DEFAULT) -> frozenset[Value]:
    """[x_1, ..., x_m, [[[y_1, ..., y_k]]]] => [x_1, ..., x_m, y_1, ..., y_k] (Rule 3), m >= 1.

    Applied until it no longer applies.

    Args:
        x: the values in the list.
        N: how many players there are; so many pairs of brackets are taken away by default.
        reading: `merged_brackets` and `merging` matter.

    >>> from reference.preferences.values import format_value, parse_value
    >>> format_value(rule_3(parse_value("[2,[[[1,3]]]]")))
    '[1,2,3]'
    """
    brackets = N if reading.merged_brackets is MergedBrackets.N else N - 1
    merged = frozenset(x)
    while len(merged) > 1:
        mergeable = {}
        for child in merged:
            # The last pair of brackets is that of the list of the y's itself.
            y = inside(child, brackets - 1)
            if y is None or is_leaf(y):
                continue
            beside_leaves = all(map(is_leaf, merged - {child}))
            of_leaves = all(map(is_leaf, members(y)))
            if (
                reading.merging is Merging.ALWAYS
                or (reading.merging is Merging.LEAF_SIBLINGS and beside_leaves)
                or (beside_leaves and of_leaves)
            ):
                mergeable[child] = members(y)
        if not mergeable:
            break
        merged = merged.difference(mergeable).union(*mergeable.values())
    return merged
