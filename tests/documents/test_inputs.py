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
Check = Callable[[str, Any], Any]

CHECKS: dict[str, Check] = {
    "an integer": lambda field, x: inputs.integer(field, x),
    "any whole number": lambda field, x: inputs.integer(field, x, "any whole number"),
    "an integer of at least 2": lambda field, x: inputs.at_least(field, x, 2),
    "two or more": lambda field, x: inputs.at_least(field, x, 2, "two or more"),
    "an integer from -1 to 3": lambda field, x: inputs.within(field, x, -1, 3),
    "not too many": lambda field, x: inputs.within(field, x, -1, 3, "not too many"),
    "a number": lambda field, x: inputs.rational(field, x, "a number"),
    "a text": lambda field, x: inputs.a_text(field, x, "a text"),
    "red, blue": lambda field, x: inputs.one_of(field, x, Colour),
    "a colour": lambda field, x: inputs.one_of(field, x, Colour, "a colour"),
    "a mapping": lambda field, x: inputs.mapping(field, x, "a mapping"),
    "a collection": lambda field, x: inputs.collection(field, x, "a collection"),
    "a series": lambda field, x: inputs.series(field, x, "a series"),
}
"""By the words in which each refuses."""

INTEGERS: list[Any] = [-2, -1, 0, 1, 2, 3, 4, 10**30]
FRACTIONS: list[Any] = [Fraction(1, 2), Fraction(2)]
TEXTS: list[Any] = ["", "1", "red", "RED", "blue", Colour.RED]
SERIES: list[Any] = [[], [2, 2], (), (0,), range(3), iter([1])]
SETS: list[Any] = [{1}, frozenset({1})]
MAPPINGS: list[Any] = [{}, {1: 2}, MappingProxyType({1: 2})]
OTHERS: list[Any] = [True, False, 1.0, 2.5, None, b"", b"red", object()]
EVERY = [*INTEGERS, *FRACTIONS, *TEXTS, *SERIES, *SETS, *MAPPINGS, *OTHERS]

ACCEPTED: dict[str, list[Any]] = {
    "an integer": INTEGERS,
    "any whole number": INTEGERS,
    "an integer of at least 2": INTEGERS[4:],
    "two or more": INTEGERS[4:],
    "an integer from -1 to 3": INTEGERS[1:6],
    "not too many": INTEGERS[1:6],
    "a number": [*INTEGERS, *FRACTIONS],
    "a text": TEXTS,
    "red, blue": ["red", "blue", Colour.RED],
    "a colour": ["red", "blue", Colour.RED],
    "a mapping": MAPPINGS,
    "a collection": [*SERIES, *SETS, *MAPPINGS],
    "a series": SERIES,
}


@pytest.mark.parametrize("words", CHECKS)
def test_it_is_given_back_or_refused_in_these_words(words: str) -> None:
    for given in EVERY:
        if any(given is each for each in ACCEPTED[words]):
            found = CHECKS[words]("weight", given)
            assert found is (Colour(given) if words in {"red, blue", "a colour"} else given)
        else:
            with pytest.raises(InvalidInput) as refused:
                CHECKS[words]("weight", given)
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
