"""Sections 2 and 4.1: values of positions, their brackets, what they contain, simple values."""

import json
import re
from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from reference.errors import InvalidInput
from reference.inputs import a_text, at_least, within
from reference.recursion import deep

Value: TypeAlias = int | frozenset["Value"]
"""A leaf, which is the number of the winner, or the list of the children's values.

The order of a list does not matter and repeats do not count (Section 2): it is a set.
"""

MAX_DEPTH = 100
"""How many brackets within one another a value may have; a comparison goes down both sides."""

MAX_TEXT = 1_000_000
"""How many characters of brackets are written: the text of 3_i doubles with each i."""


def player_count(N: int) -> int:
    """N itself, if it is a number of players: an integer of at least 2 (Section 2).

    >>> player_count(3)
    3
    """
    return at_least("players", N, 2)


def player_number(field: str, i: int, N: int) -> int:
    """The number i itself, if it is one of the players 1, ..., N (Section 2).

    `field` says what the player is asked for.

    >>> player_number("to_move", 3, 3)
    3
    """
    return within(field, i, 1, N, f"a player, an integer from 1 to {N}")


def is_leaf(X: Value) -> bool:
    """Whether the value is a leaf: an unconditional win (Section 2).

    >>> is_leaf(3), is_leaf(frozenset({1, 3}))
    (True, False)
    """
    return isinstance(X, int)


def members(X: Value) -> frozenset[Value]:
    """The x_1, ..., x_n of X = [x_1, ..., x_n]; a leaf x is [x] (Section 2).

    >>> sorted(members(3)), sorted(members(frozenset({1, 3})))
    ([3], [1, 3])
    """
    return frozenset({X}) if isinstance(X, int) else X


def list_value(children: Iterable[Value]) -> Value:
    """The list of the children's values, which for one leaf x is x itself (Section 2).

    >>> list_value([2, 2, 2, 3]) == frozenset({2, 3}), list_value([3])
    (True, 3)
    """
    unique = frozenset(children)
    if not unique:
        raise InvalidInput("value", "[]", "a list of at least one value")
    if len(unique) == 1:
        (x,) = unique
        return x if is_leaf(x) else unique
    return unique


def list_value_same(children: Iterable[Value]) -> Value:
    """The list of the children's values, which is x itself where all children have the value x.

    So the sentence "if all children have the same value, this will also be the value of the parent"
    has it. That [1, 3] differs from [[1, 3]], Example 4 and Table 1 from length 4 on decide for
    `list_value`.

    >>> list_value_same([frozenset({1, 3})]) == frozenset({1, 3})
    True
    """
    unique = frozenset(children)
    if not unique:
        raise InvalidInput("value", "[]", "a list of at least one value")
    if len(unique) == 1:
        (x,) = unique
        return x
    return unique


def nesting(X: Value) -> int:
    """How many brackets of X stand within one another; a leaf has none.

    >>> nesting(3), nesting(parse_value("[[1,3]]"))
    (0, 2)
    """
    depth = 0
    level: set[Value] = {X}
    while lists := {x for x in level if isinstance(x, frozenset)}:
        depth += 1
        level = {x for outer in lists for x in outer}
    return depth


def contained(X: Value) -> frozenset[Value]:
    """All values that X contains: those of the nodes of its tree, its own included (Section 2).

    >>> sorted(map(format_value, contained(parse_value("[2,3]"))))
    ['2', '3', '[2,3]']
    """
    found: set[Value] = {X}
    level: set[Value] = {X}
    while level:
        level = {x for outer in level if isinstance(outer, frozenset) for x in outer} - found
        found |= level
    return frozenset(found)


def contains(X: Value, a: Value) -> bool:
    """Whether some node of the tree of X has the value a (Section 2).

    >>> contains(parse_value("[2,[1,[1,3]]]"), 3)
    True
    """
    return a in contained(X)


# Simple values (Section 4.1)


class SimpleValue(NamedTuple):
    """a_i: the base value a and the exponent i >= 0 (Section 4.1)."""

    base: int
    exponent: int

    def __str__(self) -> str:
        """`a_i`, also where i is 0."""
        return f"{self.base}_{self.exponent}"


def simple_value(a: int, i: int, N: int = 3) -> Value:
    """The list that a_i denotes: {b_(i-1) : b != a}, and a itself for i = 0 (Section 4.1).

    For N other than 3 it is the notation that Section 6 suggests. i is at most `MAX_DEPTH`.

    >>> format_value(simple_value(1, 2)), format_value(simple_value(2, 1, N=4))
    ('[[1,2],[1,3]]', '[1,3,4]')
    """
    player_number("base", a, player_count(N))
    within("exponent", i, 0, MAX_DEPTH)
    values: dict[int, Value] = {b: b for b in range(1, N + 1)}
    for _ in range(i):
        values = {
            a: list_value(values[b] for b in range(1, N + 1) if b != a) for a in range(1, N + 1)
        }
    return values[a]


def as_simple(X: Value, N: int = 3) -> SimpleValue | None:
    """The a_i that denotes X, or None where X is complex (Section 4.1).

    For N = 2 a list of one leaf is that leaf, so that all simple values have exponent 0.

    >>> str(as_simple(parse_value("[[1,2],[1,3]]"))), as_simple(parse_value("[[1,3]]"))
    ('1_2', None)
    """
    found: dict[Value, SimpleValue | None] = {}

    def look(x: Value) -> SimpleValue | None:
        if isinstance(x, int):
            return SimpleValue(x, 0)
        if x not in found:
            found[x] = combined([look(y) for y in x], N)
        return found[x]

    if nesting(X) > MAX_DEPTH:
        return None
    return look(X)


def combined(children: list[SimpleValue | None], N: int) -> SimpleValue | None:
    """The a_i whose list has exactly these distinct members, if there is one (Section 4.1).

    >>> combined([SimpleValue(2, 1), SimpleValue(3, 1)], 3)
    SimpleValue(base=1, exponent=2)
    """
    simple = [x for x in children if x is not None]
    exponents = {x.exponent for x in simple}
    absent = set(range(1, N + 1)) - {x.base for x in simple}
    if len(simple) == len(children) == N - 1 and len(exponents) == 1 and len(absent) == 1:
        return SimpleValue(absent.pop(), exponents.pop() + 1)
    return None


# The notation


def format_value(X: Value) -> str:
    """X in brackets: of each list first the leaves, ascending, then lists by length, then text.

    A text longer than `MAX_TEXT` is refused.

    >>> format_value(parse_value("[[1, 2, [2, 3]], [[3, 1]], 3, 1]"))
    '[1,3,[[1,3]],[1,2,[2,3]]]'
    >>> format_value(frozenset({2, 10}))
    '[2,10]'
    """
    written: dict[Value, str] = {}

    def look(x: Value) -> str:
        if isinstance(x, int):
            return str(x)
        if x not in written:
            leaves = sorted(y for y in x if isinstance(y, int))
            lists = [look(y) for y in x if not isinstance(y, int)]
            parts = [*map(str, leaves), *sorted(lists, key=lambda text: (len(text), text))]
            text = f"[{','.join(parts)}]"
            if len(text) > MAX_TEXT:
                raise InvalidInput("value", text, f"brackets of at most {MAX_TEXT} characters")
            written[x] = text
        return written[x]

    return deep(look, X)


_NUMBER = re.compile(r"(?<![\d_])\d{1,9}(?:_\d{1,9})?(?![\d_])", re.ASCII)


def parse_value(text: str, N: int = 3) -> Value:
    """The value that is written in brackets, simple values also as `3_2` (Sections 2 and 4.1).

    A list of one leaf is that leaf (Section 2).

    >>> parse_value("[[[3]]]"), parse_value("[2_0, 3]") == parse_value("1_1")
    (3, True)
    """
    player_count(N)
    allowed = "a value such as 1, 3_2 or [1,[2,3]]"
    if len(a_text("value", text, allowed)) > MAX_TEXT:
        raise InvalidInput("value", text, f"at most {MAX_TEXT} characters")
    if '"' in text:
        raise InvalidInput("value", text, allowed)
    try:
        lists = json.loads(_NUMBER.sub(r'"\g<0>"', text))
    except (ValueError, RecursionError):
        raise InvalidInput("value", text, allowed + ", its brackets matching") from None

    def made(x: object, brackets: int) -> Value:
        if brackets > MAX_DEPTH:
            raise InvalidInput("value", text, f"at most {MAX_DEPTH} brackets within another")
        if isinstance(x, list) and x:
            return list_value(made(y, brackets + 1) for y in x)
        if not isinstance(x, str):
            raise InvalidInput("value", text, allowed)
        a, _, i = x.partition("_")
        base = player_number("value", int(a), N)
        return simple_value(base, int(i), N) if i else base

    X = made(lists, 0)
    if nesting(X) > MAX_DEPTH:
        raise InvalidInput("value", text, f"at most {MAX_DEPTH} brackets within another")
    return X


def seen_from(value: SimpleValue, p: int, N: int = 3) -> Value:
    """A simple value in the brackets of a tree whose root is player p's (Sections 4.2 and 5).

    Each list is chosen from by the base player of the simple value that it stands for; a player
    who has nothing to choose adds a pair of brackets.

    >>> format_value(seen_from(SimpleValue(3, 1), 1))
    '[[[1,2]]]'
    """
    player_number("to_move", p, N)
    simple_value(*value, N)
    known: dict[tuple[SimpleValue, int], Value] = {}

    def look(x: SimpleValue, q: int) -> Value:
        if x.exponent == 0:
            return x.base
        if (x, q) not in known:
            others = [SimpleValue(b, x.exponent - 1) for b in range(1, N + 1) if b != x.base]
            found: Value = list_value(look(b, x.base % N + 1) for b in others)
            for _ in range((x.base - q) % N):
                found = list_value([found])
            known[x, q] = found
        return known[x, q]

    return look(value, p)


def format_simple(X: Value, N: int = 3) -> str:
    """X in brackets, all simple values in it but leaves written as `a_i` (Section 4.1).

    >>> format_simple(parse_value("[[1,3],[[1,2],[2,3]]]")), format_simple(3)
    ('[2_1,2_2]', '3')
    """
    written: dict[Value, str] = {}

    def look(x: Value) -> str:
        if isinstance(x, int):
            return str(x)
        if x not in written:
            simple = as_simple(x, N)
            parts = sorted(map(look, x), key=lambda text: (len(text), text))
            written[x] = f"[{','.join(parts)}]" if simple is None else str(simple)
        return written[x]

    return look(X)
