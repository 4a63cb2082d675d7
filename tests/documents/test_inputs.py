"""The checks of input that documents share: what each gives back, and in which words it refuses."""

from collections.abc import Callable
from enum import StrEnum
from fractions import Fraction
from types import MappingProxyType
from typing import Any

import pytest

from reference import inputs
from reference.errors import InvalidInput

Colour = StrEnum("Colour", ["RED", "BLUE"])
INTEGERS: list[Any] = [-2, -1, 0, 1, 2, 3, 4, 10**30]
FRACTIONS: list[Any] = [Fraction(1, 2), Fraction(2)]
TEXTS: list[Any] = ["", "1", "red", "RED", "blue", Colour.RED]
SERIES: list[Any] = [[], [2, 2], (), (0,), range(3), iter([1])]
SETS: list[Any] = [{1}, frozenset({1})]
MAPPINGS: list[Any] = [{}, {1: 2}, MappingProxyType({1: 2})]
OTHERS: list[Any] = [True, False, 1.0, 2.5, None, b"", b"red", object()]
EVERY = [*INTEGERS, *FRACTIONS, *TEXTS, *SERIES, *SETS, *MAPPINGS, *OTHERS]

CHECKS: list[tuple[str, Callable[..., Any], list[Any], list[Any]]] = [
    ("an integer", inputs.integer, [], INTEGERS),
    ("any whole number", inputs.integer, ["any whole number"], INTEGERS),
    ("an integer of at least 2", inputs.at_least, [2], INTEGERS[4:]),
    ("two or more", inputs.at_least, [2, "two or more"], INTEGERS[4:]),
    ("an integer from -1 to 3", inputs.within, [-1, 3], INTEGERS[1:6]),
    ("not too many", inputs.within, [-1, 3, "not too many"], INTEGERS[1:6]),
    ("a number", inputs.rational, ["a number"], [*INTEGERS, *FRACTIONS]),
    ("a text", inputs.a_text, ["a text"], TEXTS),
    ("red, blue", inputs.one_of, [Colour], ["red", "blue", Colour.RED]),
    ("a colour", inputs.one_of, [Colour, "a colour"], ["red", "blue", Colour.RED]),
    ("a mapping", inputs.mapping, ["a mapping"], MAPPINGS),
    ("a collection", inputs.collection, ["a collection"], [*SERIES, *SETS, *MAPPINGS]),
    ("a series", inputs.series, ["a series"], SERIES),
]
"""The words in which each refuses, what it is given beside a field and a value, what it takes."""


@pytest.mark.parametrize(("words", "check", "more", "taken"), CHECKS)
def test_it_is_given_back_or_refused_in_these_words(
    words: str, check: Callable[..., Any], more: list[Any], taken: list[Any]
) -> None:
    for given in EVERY:
        if any(given is each for each in taken):
            found = check("weight", given, *more)
            assert found is (Colour(given) if Colour in more else given)
        else:
            with pytest.raises(InvalidInput) as refused:
                check("weight", given, *more)
            assert refused.value.args == ("weight", given, words)


@pytest.mark.parametrize(
    ("given", "found"),
    [
        ([3, 1, 2], (1, 2, 3)),
        ((), ()),
        ({1}, (1,)),
        ({5: "a", 2: "b"}, (2, 5)),
        (iter([2, 1]), (1, 2)),
    ],
)
def test_positive_integers(given: Any, found: tuple[int, ...]) -> None:
    assert inputs.positive_integers("set", given) == found


@pytest.mark.parametrize(
    ("given", "refused"),
    [([1, 0], 0), ([-1], -1), ([2, True], True), ([1.0], 1.0), (["1"], "1"), ([2, 1, 2], [2, 1, 2])]
    + [(each, each) for each in ("12", b"12", None, 3)],
)
def test_what_are_no_positive_integers(given: Any, refused: Any) -> None:
    with pytest.raises(InvalidInput) as error:
        inputs.positive_integers("set", given)
    assert error.value.args == ("set", refused, "distinct integers of at least 1")
    assert type(error.value.given) is type(refused)


def test_distinct() -> None:
    assert inputs.distinct("bids", [2, 0, -1], "once each") == (-1, 0, 2)
    assert inputs.distinct("bids", [], "once each") == ()
    with pytest.raises(InvalidInput, match=r"^bids: got \[0, 1, 0\], allowed: once each$"):
        inputs.distinct("bids", [0, 1, 0], "once each")


def test_is_in() -> None:
    known = {"a": 1, ("b",): 2}
    asked: list[Any] = ["a", ("b",), "b", None, ["a"], (["b"],), {}]
    assert [inputs.is_in(each, known) for each in asked] == [True, True, *[False] * 5]


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        (None, "nothing"),
        (0, "0"),
        ("a", "'a'"),
        ("x" * 58, repr("x" * 58)),
        ("x" * 59, "'" + "x" * 56 + "..."),
        (10**5000, "something of type int, too large to show"),
    ],
    ids=range(6),
)
def test_what_was_given_is_shown_in_at_most_60_characters(given: object, shown: str) -> None:
    error = InvalidInput("heap", given, "an integer")
    assert str(error) == f"heap: got {shown}, allowed: an integer"
    assert (error.field, error.given, error.allowed) == ("heap", given, "an integer")
    assert isinstance(error, ValueError)


def test_what_is_nested_too_deeply_is_not_shown() -> None:
    nested: list[Any] = []
    for _ in range(100_000):
        nested = [nested]
    assert str(InvalidInput("set", nested, "integers")) == (
        "set: got something of type list, too large to show, allowed: integers"
    )
