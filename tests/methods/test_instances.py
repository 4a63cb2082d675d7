"""Formulas asked of plain values find the instance that asking one after the other finds."""

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
import z3

from proofs_check.methods.instances import search
from proofs_check.methods.logic import conjunction, implies, negation
from proofs_check.methods.smt import Integer
from proofs_check.methods.theory import either

VALUES = range(-2, 4)


@pytest.mark.parametrize(
    "says",
    [
        lambda f, x, y: implies(f(x) > 2, f(x) >= y),
        lambda f, x, y: implies(x >= 0, f(x) == x) & ((f(y) != y) | (y >= 0)),
        lambda f, x, y: either(f(x) > y, f(x) - y, y - f(x)) + -x * 2 < 7,
        lambda f, x, y: negation(conjunction([x > 1, y > 1, f(x + y) == 6])),
        lambda f, x, y: ((f(x) < 2) ^ (f(y) < 2)) | (f(x) + f(y) <= 4),
        lambda f, x, y: (f(x) % 2 == f(y) % 2) | (f(x) // 2 != 1) | (y < 3),
        lambda f, x, y: f(f(x) - 1) + 1 >= f(x),
    ],
)
def test_the_first_false_instance_is_found(says: Callable[..., Any]) -> None:
    f = z3.Function("f", z3.IntSort(), z3.IntSort())
    variables = z3.Ints("x y")
    formula = says(lambda of: Integer(f(of.term)), *map(Integer, variables)).term
    find, functions = search(formula, variables)
    assert functions == [f]
    every = list(product(VALUES, VALUES))
    false = next((each for each in every if not says(abs, *each)), None)
    number = len(every) if false is None else every.index(false) + 1
    assert find([abs], [VALUES, VALUES], len(every)) == (number, false)
    assert find([abs], [VALUES, VALUES], number - 1) == (number - 1, None)


def test_no_function_is_asked_where_that_says_nothing() -> None:
    f, g = (z3.Function(name, z3.IntSort(), z3.IntSort()) for name in "fg")
    x, y = z3.Ints("x y")
    find, _ = search(z3.Implies(x > 1, z3.And(f(x) == x, g(y) == y)), [x, y])
    asked: list[int] = []

    def seen(n: int) -> int:
        asked.append(n)
        return n

    assert find([seen, abs], [range(4), range(3)], 100) == (12, None)
    assert asked == [2, 3]


X, Y, Z = z3.Ints("x y z")


@pytest.mark.parametrize(
    "formula",
    [
        z3.Distinct(X, Y, Z),
        z3.And([]),
        z3.ToInt(z3.ToReal(X)) == Y,
        z3.IsInt(z3.ToReal(X)),
        X / -2 == Y,
        X % -2 == Y,
        X**Y > 2,
        z3.ForAll([X], X == Y),
    ],
)
def test_what_python_does_otherwise_is_refused(formula: z3.BoolRef) -> None:
    with pytest.raises((TypeError, z3.Z3Exception)):
        search(formula, [X, Y, Z])


def test_one_summand_is_no_difference() -> None:
    find, _ = search(z3.Sum([X]) == Y, [X, Y])
    assert find([], [(1,), (1,)], 2) == (1, None)


def test_reals_are_fractions() -> None:
    half = z3.RealVal("1/2")
    find, _ = search(z3.ToReal(X) + half != z3.RealVal("7/2"), [X])
    assert find([], [range(5)], 9) == (4, (3,))
