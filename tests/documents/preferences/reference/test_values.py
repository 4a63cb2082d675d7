"""Values, their notation, simple values."""

from itertools import permutations

import pytest
from hypothesis import given, settings, strategies as st

import reference.preferences as p
from reference.errors import InvalidInput
from reference.preferences.values import MAX_DEPTH

SETTINGS = settings(max_examples=200, deadline=None, derandomize=True, database=None)

LEAVES: st.SearchStrategy[p.Value] = st.sampled_from([1, 2, 3])
VALUES: st.SearchStrategy[p.Value] = st.recursive(
    LEAVES, lambda inner: st.lists(inner, min_size=1, max_size=4).map(p.list_value), max_leaves=12
)


@SETTINGS
@given(VALUES)
def test_what_is_written_is_read_back(X: p.Value) -> None:
    assert p.parse_value(p.format_value(X)) == X
    assert p.parse_value(p.format_simple(X)) == X


@pytest.mark.parametrize("order", [*permutations(["3", "1", "[2,3]", "[[1,3]]"])])
def test_equal_values_print_alike(order: tuple[str, ...]) -> None:
    X = p.parse_value(f"[ {' , '.join(order)} ]")
    assert p.format_value(X) == "[1,3,[2,3],[[1,3]]]"


def test_lists_are_ordered_by_length_and_then_text() -> None:
    assert p.format_value(p.parse_value("[[1,2,3],[2,3],[1,3],2]")) == "[2,[1,3],[2,3],[1,2,3]]"


def test_a_list_of_one() -> None:
    assert p.parse_value("[[[3]]]") == 3
    assert p.parse_value("[[1,3]]") != p.parse_value("[1,3]")
    assert p.list_value_same([p.parse_value("[1,3]")]) == p.parse_value("[1,3]")


@pytest.mark.parametrize("N", [2, 3, 4, 5])
@pytest.mark.parametrize("i", [0, 1, 2, 7])
def test_simple_values_are_recognised(N: int, i: int) -> None:
    for a in range(1, N + 1):
        if N > 2:
            assert p.as_simple(p.simple_value(a, i, N), N) == (a, i)


@pytest.mark.parametrize(
    "text", ["[1,2,3]", "[1,[2,3]]", "[[1,3]]", "[1,[1,2]]", "[[1,3],[1,2],[2,3]]"]
)
def test_complex_values_are_not(text: str) -> None:
    assert p.as_simple(p.parse_value(text)) is None


def test_brackets_from_a_player() -> None:
    assert p.format_value(p.seen_from(p.SimpleValue(3, 1), 1)) == "[[[1,2]]]"
    assert p.format_value(p.seen_from(p.SimpleValue(3, 1), 3)) == "[1,2]"
    assert p.format_value(p.seen_from(p.SimpleValue(2, 1), 1)) == "[[1,3]]"
    # Player 2 chooses; then player 3 chooses in [1,2], and player 1 in [2,3] after a skipped turn.
    assert p.format_value(p.seen_from(p.SimpleValue(2, 2), 1)) == "[[[1,2],[[2,3]]]]"
    assert p.format_value(p.seen_from(p.SimpleValue(4, 1), 2, N=4)) == "[[[1,2,3]]]"


def test_contained() -> None:
    X = p.parse_value("[2,[2,3],[1,[1,3]]]")
    assert len(p.contained(X)) == 7


def test_deep_values() -> None:
    deepest = "[" * (MAX_DEPTH - 1) + "[1,2]" + "]" * (MAX_DEPTH - 1)
    assert p.nesting(p.parse_value(deepest)) == MAX_DEPTH
    with pytest.raises(InvalidInput, match="brackets within another"):
        p.parse_value(f"[{deepest}]")
    with pytest.raises(InvalidInput, match="brackets of at most"):
        p.format_value(p.simple_value(1, 60))
