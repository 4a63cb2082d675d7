"""The pigeonhole principle under attack: every link is needed, and no number may be left out."""

from collections.abc import Iterator
from typing import Any

import pytest

from proofs_check.methods.pigeonhole import Numeral, counts, numeral, numerals, repeated
from proofs_check.methods.script import problem
from proofs_check.methods.theory import Model, Rule, Theory

HIGHEST = 3


def rest(x: Any, j: Any) -> Any:
    """Digits below 3: what is left of x + j."""
    return (x + j) % HIGHEST


def radix() -> int:
    return HIGHEST


def models() -> Iterator[Model]:
    """Yield the one: the digits of places to 6, two at each."""
    functions = numerals("row", rest, radix)
    code = functions["row_code"]
    yield Model("rests", functions | counts(lambda x: code(x, 2)), {"Int": range(-1, 7)})


@pytest.fixture
def own() -> Theory:
    return Theory("positions", "rests", models)


def two_digits(own: Theory) -> Numeral:
    known = own.follows("a rest")(lambda x: (x % HIGHEST >= 0) & (x % HIGHEST < HIGHEST))
    return numeral(own, "row", rest, radix, lambda x, j: known(x + j))


def test_a_number_that_may_be_beyond_the_bound_need_not_repeat(own: Theory) -> None:
    row = two_digits(own)
    found = repeated(
        own, lambda x: row.code(x, 2), lambda: row.bound(1), lambda x: row.within(x, 2)
    )
    assert "not confirmed" in problem(own.theorems["all places have a number below the bound"])
    assert found.theorem.rule is Rule.STEP


def test_digits_beyond_the_radix_may_be_others(own: Theory) -> None:
    row = numeral(own, "row", rest, lambda: HIGHEST - 1, lambda x, j: ())
    assert "not confirmed" in problem(row.same)
    assert "not confirmed" in problem(row.within)


@pytest.mark.parametrize("name", ["total", "latest", "crowded", "count"])
def test_counting_otherwise_is_false_for_the_model(name: str) -> None:
    def wrong() -> Iterator[Model]:
        for each in models():
            right = each.functions[name]
            more = {name: lambda v, n, of=right: of(v, n) + (n > 2)}
            yield Model(each.says, {**each.functions, **more}, each.values)

    own = Theory("positions", "rests", wrong)
    row = two_digits(own)
    repeated(own, lambda x: row.code(x, 2), lambda: row.bound(2), lambda x: row.within(x, 2))
    axioms = [each for each in own.theorems.values() if each.rule is Rule.AXIOM]
    assert any("false for the reference" in problem(each) for each in axioms)
