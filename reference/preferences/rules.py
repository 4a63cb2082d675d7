"""Section 4.2: Rules 1 to 3, which simplify without a preference.

Rule 3 as printed comes first. Its siblings say where else it could be meant: Table 1 comes out
whole under `rule_3_leaves` only. All take away as many pairs of brackets as there are players, as
the general form says; the display for three players has lost one of them in the text at hand, and
`..._as_displayed` take one fewer.
"""

from collections.abc import Iterable

from reference.preferences.values import Value, as_simple, is_leaf, list_value, members


def inside(X: Value, brackets: int) -> Value | None:
    """The x that so many pairs of brackets stand around, [[x]] for two; None where they do not.

    >>> inside(frozenset({frozenset({frozenset({1, 3})})}), 2) == frozenset({1, 3})
    True
    """
    for _ in range(brackets):
        if is_leaf(X) or len(members(X)) != 1:
            return None
        (X,) = members(X)
    return X


def listed_inside(X: Value, brackets: int) -> frozenset[Value]:
    """The y_1, ..., y_k that so many pairs of brackets stand around; none where they do not.

    >>> sorted(listed_inside(frozenset({frozenset({1, 3})}), 2))
    [1, 3]
    """
    # The last pair of brackets is that of the list of the y's itself.
    y = inside(X, brackets - 1)
    return frozenset() if y is None or is_leaf(y) else members(y)


def rule_1(X: Value, N: int = 3) -> Value:
    """[x] => x for a simple value x (Rule 1).

    >>> format_value(rule_1(parse_value("[[1,3]]"))), format_value(rule_1(parse_value("[1,3]")))
    ('[1,3]', '[1,3]')
    """
    x = inside(X, 1)
    return X if x is None or as_simple(x, N) is None else x


def rule_2(X: Value, N: int = 3) -> Value:
    """[[[x]]] => x, with N pairs of brackets for N players (Rule 2).

    >>> format_value(rule_2(parse_value("[[[[1,[1,2]]]]]")))
    '[1,[1,2]]'
    """
    x = inside(X, N)
    return X if x is None else x


def rule_3(x: Iterable[Value], N: int = 3) -> frozenset[Value]:
    """[x_1, ..., x_m, [[[y_1, ..., y_k]]]] => [x_1, ..., x_m, y_1, ..., y_k] (Rule 3), m >= 1.

    Applied until it no longer applies; so are its siblings.

    As many pairs of brackets are taken away as there are players.

    >>> format_value(rule_3(parse_value("[2,[[[1,[1,3]]]]]")))
    '[1,2,[1,3]]'
    """
    X = frozenset(x)
    while len(X) > 1:
        y = {z: ys for z in X if (ys := listed_inside(z, N))}
        if not y:
            break
        X = X.difference(y).union(*y.values())
    return X


def rule_3_beside_leaves(x: Iterable[Value], N: int = 3) -> frozenset[Value]:
    """Rule 3 only where x_1, ..., x_m are leaves.

    It gives column Selfish, and Syntactic with `Rule2Scope.IN_CHOICES` only.

    >>> format_value(rule_3_beside_leaves(parse_value("[2,[[[1,[1,3]]]]]")))
    '[1,2,[1,3]]'
    """
    X = frozenset(x)
    while len(X) > 1:
        beside_leaves = [z for z in X if all(map(is_leaf, X - {z}))]
        y = {z: ys for z in beside_leaves if (ys := listed_inside(z, N))}
        if not y:
            break
        X = X.difference(y).union(*y.values())
    return X


def rule_3_leaves(x: Iterable[Value], N: int = 3) -> frozenset[Value]:
    """Rule 3 only where x_1, ..., x_m and y_1, ..., y_k are leaves.

    With it and Rule 2 everywhere Table 1 comes out whole. Under Rule 3 as printed neither column
    Syntactic (from length 7 on) nor Selfish (from length 10 on) does.

    >>> format_value(rule_3_leaves(parse_value("[2,[[[1,3]]]]")))
    '[1,2,3]'
    >>> format_value(rule_3_leaves(parse_value("[2,[[[1,[1,3]]]]]")))
    '[2,[[[1,[1,3]]]]]'
    """
    X = frozenset(x)
    for z in X:
        y = listed_inside(z, N)
        if len(X) > 1 and y and all(map(is_leaf, X - {z})) and all(map(is_leaf, y)):
            return X - {z} | y
    return X


def rule_3_as_displayed(x: Iterable[Value], N: int = 3) -> frozenset[Value]:
    """Rule 3 with the brackets of its display: [x_1, ..., x_m, [[y_1, ..., y_k]]] for N = 3.

    >>> format_value(rule_3_as_displayed(parse_value("[2,[[1,[1,3]]]]")))
    '[1,2,[1,3]]'
    """
    return rule_3(x, N - 1)


def rule_3_leaves_as_displayed(x: Iterable[Value], N: int = 3) -> frozenset[Value]:
    """`rule_3_leaves` with the brackets of the display.

    >>> format_value(rule_3_leaves_as_displayed(parse_value("[2,[[1,3]]]")))
    '[1,2,3]'
    """
    return rule_3_leaves(x, N - 1)


def syntactically_simplified(X: Value, N: int = 3) -> Value:
    """X after Rules 1 to 3 as printed, from the inside, until none applies (Section 4.2).

    >>> format_value(syntactically_simplified(parse_value("[2,[[[1,[[1,3]]]]]]")))
    '[1,2,[1,3]]'
    """
    found: dict[Value, Value] = {}

    def look(x: Value) -> Value:
        if is_leaf(x):
            return x
        if x not in found:
            before = frozenset(map(look, members(x)))
            after = rule_2(rule_1(list_value(rule_3(before, N)), N), N)
            found[x] = after if after == before else look(after)
        return found[x]

    return look(X)
