"""Rules 1 to 3, against the same taken one member at a time."""

from collections.abc import Callable, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.preferences import (
    Value,
    as_simple,
    format_value,
    inside,
    is_leaf,
    list_value,
    members,
    rule_1,
    rule_2,
    syntactically_simplified,
)
from reference.preferences.rules import (
    rule_3,
    rule_3_as_displayed,
    rule_3_beside_leaves,
    rule_3_leaves,
    rule_3_leaves_as_displayed,
)

SETTINGS = settings(max_examples=200, deadline=None, derandomize=True, database=None)
LEAVES: st.SearchStrategy[Value] = st.sampled_from([1, 2, 3])


def in_brackets(X: Value, brackets: int) -> Value:
    for _ in range(brackets):
        X = list_value([X])
    return X


def peeled(X: Value, brackets: int) -> Value:
    x = inside(X, brackets)
    assert x is not None
    return x


def lists_of(inner: st.SearchStrategy[Value]) -> st.SearchStrategy[Value]:
    wrapped = st.builds(in_brackets, inner, st.integers(0, 4))
    return st.lists(wrapped, min_size=1, max_size=3).map(list_value)


LISTS = st.recursive(LEAVES, lists_of, max_leaves=10).map(members)
"""Lists whose members stand in up to four pairs of brackets, those within them too."""

Admits = Callable[[frozenset[Value], frozenset[Value]], bool]
"""Whether a list may be merged, given what is beside it and what is in it."""


def anything(beside: frozenset[Value], within: frozenset[Value]) -> bool:
    return True


def beside_leaves(beside: frozenset[Value], within: frozenset[Value]) -> bool:
    return all(map(is_leaf, beside))


def leaves_alone(beside: frozenset[Value], within: frozenset[Value]) -> bool:
    return all(map(is_leaf, beside | within))


def merged(X: frozenset[Value], N: int, admits: Admits) -> frozenset[Value]:
    """One list in N pairs of brackets after another, until none is left that may be merged."""
    for z in sorted(X, key=format_value):
        y, pairs = z, 0
        while pairs < N - 1 and not is_leaf(y) and len(members(y)) == 1:
            (y,), pairs = members(y), pairs + 1
        if pairs == N - 1 and not is_leaf(y) and X != {z} and admits(X - {z}, members(y)):
            return merged(X - {z} | members(y), N, admits)
    return X


@pytest.mark.parametrize(
    ("rule", "fewer", "admits"),
    [
        (rule_3, 0, anything),
        (rule_3_beside_leaves, 0, beside_leaves),
        (rule_3_leaves, 0, leaves_alone),
        (rule_3_as_displayed, 1, anything),
        (rule_3_leaves_as_displayed, 1, leaves_alone),
    ],
)
@SETTINGS
@given(X=LISTS, N=st.integers(2, 4))
def test_rule_3_merges_until_nothing_is_left_to_merge(
    rule: Callable[..., frozenset[Value]], fewer: int, admits: Admits, X: frozenset[Value], N: int
) -> None:
    assert rule(X, N) == merged(X, N - fewer, admits)


@SETTINGS
@given(X=LISTS, N=st.integers(2, 4), brackets=st.integers(0, 5))
def test_rules_1_and_2_take_off_brackets(X: frozenset[Value], N: int, brackets: int) -> None:
    Y = in_brackets(list_value(X), brackets)
    around = next(n for n in range(20) if is_leaf(x := peeled(Y, n)) or len(members(x)) > 1)
    taken = N if around >= N else 0
    assert rule_2(Y, N) == peeled(Y, taken)
    simple = around >= 1 and as_simple(peeled(Y, 1), N) is not None
    assert rule_1(Y, N) == (peeled(Y, 1) if simple else Y)


def parts(X: Value) -> Iterator[Value]:
    yield X
    if not is_leaf(X):
        for x in members(X):
            yield from parts(x)


@SETTINGS
@given(X=LISTS, N=st.integers(2, 4))
def test_after_all_rules_none_applies(X: frozenset[Value], N: int) -> None:
    after = syntactically_simplified(list_value(X), N)
    for x in parts(after):
        assert rule_1(x, N) == rule_2(x, N) == x
        assert is_leaf(x) or rule_3(members(x), N) == x
