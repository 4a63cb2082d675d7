"""Terms of Z3 that a claim's predicate can be given as it stands, and what Z3 says of formulas.

Z3 brings no types, so everywhere else a term is a `Truth` or an `Integer`. Their operators mean
what they mean on the truth values and columns of `methods.logic`.
"""

from collections.abc import Iterable, Iterator, Set
from typing import Any, TypeVar


class Truth:
    """A formula: true or false in a model."""

    def __init__(self, term: Any) -> None:
        """Wrap a Boolean term of Z3."""
        self.term = term

    def __bool__(self) -> bool:
        """Refuse: `and`, `or`, `not` and `if` would decide what only a model can."""
        raise TypeError("a formula has no truth value: use &, |, implies and negation")

    def __and__(self, other: "Truth | bool") -> "Truth":
        return Truth(_z3().And(self.term, _raw(other)))

    __rand__ = __and__

    def __or__(self, other: "Truth | bool") -> "Truth":
        return Truth(_z3().Or(self.term, _raw(other)))

    __ror__ = __or__

    def __xor__(self, other: "Truth | bool") -> "Truth":
        """Exactly one; with True the negation."""
        return Truth(_z3().Xor(self.term, _raw(other)))

    __rxor__ = __xor__

    def __invert__(self) -> "Truth":
        return Truth(_z3().Not(self.term))

    def __le__(self, other: "Truth | bool") -> "Truth":
        """If this then the other."""
        return Truth(_z3().Implies(self.term, _raw(other)))

    def __ge__(self, other: "Truth | bool") -> "Truth":
        """This if the other."""
        return Truth(_z3().Implies(_raw(other), self.term))

    def __eq__(self, other: "Truth | bool") -> "Truth":  # type: ignore[override]
        return Truth(self.term == _raw(other))

    def __ne__(self, other: "Truth | bool") -> "Truth":  # type: ignore[override]
        return Truth(self.term != _raw(other))

    __hash__ = None  # type: ignore[assignment]


class Integer:
    """An integer without bounds; or a real number."""

    def __init__(self, term: Any) -> None:
        """Wrap an integer term of Z3."""
        self.term = term

    def __add__(self, other: "Integer | int") -> "Integer":
        return Integer(self.term + _raw(other))

    def __sub__(self, other: "Integer | int") -> "Integer":
        return Integer(self.term - _raw(other))

    def __rsub__(self, other: int) -> "Integer":
        return Integer(other - self.term)

    def __mul__(self, other: "Integer | int") -> "Integer":
        return Integer(self.term * _raw(other))

    def __neg__(self) -> "Integer":
        return Integer(-self.term)

    def __floordiv__(self, other: "Integer | int") -> "Integer":
        """The quotient, rounded down; by an unknown that is 0 any number, the same each time.

        `TypeError`: one of them is a real number, which Z3 would not round.
        """
        _whole(self, other)
        if isinstance(other, Integer):
            by, negative = other.term, -self.term / -other.term
            return Integer(_z3().If(by > 0, self.term / by, negative))
        return Integer(self.term / _positive(other))

    def __mod__(self, other: "Integer | int") -> "Integer":
        """What the quotient leaves, which has the sign of the divisor.

        `TypeError`: one of them is a real number.
        """
        _whole(self, other)
        if isinstance(other, Integer):
            by, negative = other.term, -(-self.term % -other.term)
            return Integer(_z3().If(by > 0, self.term % by, negative))
        return Integer(self.term % _positive(other))

    __radd__ = __add__
    __rmul__ = __mul__

    def __le__(self, other: "Integer | int") -> Truth:
        return Truth(self.term <= _raw(other))

    def __lt__(self, other: "Integer | int") -> Truth:
        return Truth(self.term < _raw(other))

    def __ge__(self, other: "Integer | int") -> Truth:
        return Truth(self.term >= _raw(other))

    def __gt__(self, other: "Integer | int") -> Truth:
        return Truth(self.term > _raw(other))

    def __eq__(self, other: "Integer | int") -> Truth:  # type: ignore[override]
        return Truth(self.term == _raw(other))

    def __ne__(self, other: "Integer | int") -> Truth:  # type: ignore[override]
        return Truth(self.term != _raw(other))

    __hash__ = None  # type: ignore[assignment]


Term = TypeVar("Term", Truth, Integer)


def if_then_else(condition: Truth, then: Term, otherwise: Term) -> Term:
    """One of two terms of the same sort."""
    return type(then)(_z3().If(condition.term, then.term, otherwise.term))


def contradict(formulas: Iterable[Any], resource_units: int) -> bool:
    """Whether Z3 finds that formulas cannot all be so, before it has spent its `rlimit`.

    They have a context of their own: the answer does not depend on what was asked before.
    """
    context = _z3().Context()
    solver = _z3().SimpleSolver(ctx=context)
    solver.set("rlimit", resource_units)
    solver.add(*(formula.translate(context) for formula in formulas))
    return bool(solver.check() == _z3().unsat)


def _whole(*numbers: Integer | int) -> None:
    for each in numbers:
        if isinstance(each, Integer) and not each.term.is_int():
            raise TypeError(f"{each.term} is no integer")


def _positive(divisor: int) -> int:
    """The divisor, where SMT-LIB divides as Python does."""
    if divisor < 1:
        raise ValueError(f"a divisor of {divisor}")
    return divisor


def _raw(value: Any) -> Any:
    """Z3's own term of one of ours; a Python constant as it is."""
    return value.term if isinstance(value, Truth | Integer) else value


def parts(
    terms: Iterable[Any], least: bool = False, known: Set[int] = frozenset()
) -> Iterator[Any]:
    """Yield each term and each that it is made of, once; or those only that are made of nothing.

    `terms`: which. `least`: whether only those that are made of nothing. `known`: the addresses of
    terms that are left out, with what they are made of.
    """
    z3, given = _z3(), [*terms]
    context = z3.main_ctx()
    own = context.ref()
    # By their addresses: to make an object of each part takes several times as long.
    seen, pending = set(), [each.as_ast() for each in given]
    while pending:
        each = pending.pop()
        if each.value not in seen and each.value not in known:
            seen.add(each.value)
            several = z3.Z3_get_app_num_args(own, each) if z3.Z3_is_app(own, each) else 0
            pending.extend(z3.Z3_get_app_arg(own, each, place) for place in range(several))
            if not (least and several):
                yield z3.z3._to_expr_ref(each, context)


def _z3() -> Any:
    """Z3, imported when it is first needed: whoever lists the ledger doesn't wait for it."""
    import z3

    return z3
