"""Terms mean on solver terms what their operators mean on values."""

import operator
import subprocess
import sys
from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

import pytest
import z3

from proofs_check.methods.logic import implies, negation
from proofs_check.methods.smt import Integer, Truth, contradict, if_then_else

COMPARISONS = operator.eq, operator.ne, operator.lt, operator.le, operator.gt, operator.ge
CONNECTIVES: Sequence[Callable[[Any, Any], Any]] = (
    *(operator.and_, operator.or_, operator.xor, implies),
    *(operator.eq, operator.ne, operator.ge),
)


def known(value: int) -> Any:
    """A value as a term."""
    if isinstance(value, bool):
        return Truth(z3.BoolVal(value))
    return Integer(z3.IntVal(value))


def value(term: Any) -> Any:
    """The value of a term without unknowns."""
    found = z3.simplify(term.term)
    return z3.is_true(found) if z3.is_bool(found) else found.as_long()


def test_integers_are_compared_and_added() -> None:
    for a, b in product((-2, 0, 3), repeat=2):
        n = known(a)
        for compare in COMPARISONS:
            found = compare(n, known(b)), compare(n, b), compare(a, known(b))
            assert [*map(value, found)] == [compare(a, b)] * 3
        sums = b + n + n, n - b - n, b * n, n * b, -n
        assert [*map(value, sums)] == [b + 2 * a, -b, a * b, a * b, -a]


def test_connectives_mean_what_they_mean_on_truth_values() -> None:
    for a, b in product((False, True), repeat=2):
        left, right = known(a), known(b)
        for connective in CONNECTIVES:
            found = connective(left, right), connective(left, b), connective(a, right)
            assert [*map(value, found)] == [connective(a, b)] * 3
        assert value(left ^ True) is value(~left) is negation(a)
        assert value(if_then_else(left, right, ~right)) is (b if a else not b)


def test_what_only_a_model_decides_is_refused() -> None:
    a, b = (Truth(z3.Bool(name)) for name in "ab")
    with pytest.raises(TypeError, match="implies"):
        assert a
    with pytest.raises(TypeError, match="implies"):
        all([a, b])
    with pytest.raises(TypeError, match="unhashable"):
        hash(a)


def test_formulas_contradict_each_other_or_not_or_it_is_not_known() -> None:
    x = z3.Int("x")
    assert contradict([x > 3, x < 4], 100_000)
    assert not contradict([x > 3, x < 5], 100_000)
    assert not contradict(pigeons(9), 1_000)


def pigeons(holes: int) -> list[Any]:
    """One pigeon more than there are holes, each in a hole of its own: never."""
    own = z3.IntVector("p", holes + 1)
    return [*(z3.And(p >= 0, p < holes) for p in own), z3.Distinct(*own)]


def test_z3_is_imported_when_it_is_needed() -> None:
    code = "import sys, proofs_check.methods.theory; sys.exit('z3' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("divide", [operator.floordiv, operator.mod])
def test_division_is_as_python_does_it(divide: Callable[[Any, Any], Any]) -> None:
    for divisor, number in product((-3, -1, 1, 2, 5), range(-7, 8)):
        assert value(divide(known(number), known(divisor))) == divide(number, divisor)
        if divisor > 0:
            assert value(divide(known(number), divisor)) == divide(number, divisor)
    for wrong in (0, -1):
        with pytest.raises(ValueError, match=f"a divisor of {wrong}"):
            divide(known(7), wrong)
    with pytest.raises(TypeError, match="is no integer"):
        divide(Integer(z3.RealVal(7)), 2)


def test_a_quotient_by_zero_may_be_anything() -> None:
    for quotient in (3, 4):
        solver = z3.Solver()
        solver.add((Integer(z3.Int("x")) // known(0)).term == quotient)
        assert solver.check() == z3.sat
