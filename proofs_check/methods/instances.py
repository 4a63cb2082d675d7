"""The first instance at which a formula is false, where its functions and values are given.

The formula is written as a function of Python's: a loop for each variable, connectives that look no
further than they must, and what speaks of the outer variables alone is computed once for all values
of the inner ones, and only where it is asked for. So a function is not asked where its value
does not matter.
"""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Any, NamedTuple, TypeAlias

import z3

Search: TypeAlias = Callable[
    [Sequence[Callable[..., Any]], Sequence[Sequence[Any]], int], tuple[int, tuple[Any, ...] | None]
]
"""Given functions, values of each variable, and how many instances at most: how many were asked,
and the last one where the formula is false there.
"""

_ANY_NUMBER = {"+", "*", "and", "or"}
_SHAPES = {
    ("not", 1): "not {}",
    ("=>", 2): "not {} or {}",
    ("xor", 2): "bool({}) != bool({})",
    ("if", 3): "{1} if {0} else {2}",
    ("=", 2): "{} == {}",
    ("distinct", 2): "{} != {}",
    ("-", 1): "-{}",
    ("div", 2): "{} // {}",
    ("mod", 2): "{} % {}",
    ("to_real", 1): "{}",
    ("rank.lt", 2): "{} < {}",
    ("rank.sum", 2): "{} + {}",
    ("true", 0): "True",
    ("false", 0): "False",
    **{(each, 2): f"{{}} {each} {{}}" for each in ("<", "<=", ">", ">=", "-")},
}


class _Part(NamedTuple):
    """A term as an expression."""

    text: str
    depth: int
    """Of how many of the variables it speaks, counted from the outermost on."""
    asks: bool
    """Whether it asks a function."""


class _Writer:
    """Writes a formula as an expression, and remembers what that needs."""

    def __init__(self, variables: Sequence[Any]) -> None:
        self._written = {
            each.get_id(): _Part(f"v{number}", number + 1, False)
            for number, each in enumerate(variables)
        }
        self._kept: dict[int, str] = {}
        self.functions: dict[Any, str] = {}
        """What each function of the formula is called."""
        self.kept: list[list[str]] = [[] for _ in range(len(variables) + 1)]
        """By depth the names of what is computed once for all values of further variables."""

    def write(self, term: Any) -> _Part:
        """A term as an expression."""
        if term.get_id() not in self._written:
            terms = [*_flat(term)]
            parts = [self.write(each) for each in terms]
            depth = max((part.depth for part in parts), default=0)
            texts = [
                self._keep(each, part) if part.asks and part.depth < depth else part.text
                for each, part in zip(terms, parts, strict=True)
            ]
            named = term.decl().kind() == z3.Z3_OP_UNINTERPRETED
            asks = named or any(part.asks for part in parts)
            self._written[term.get_id()] = _Part(self._applied(term, texts), depth, asks)
        return self._written[term.get_id()]

    def _applied(self, term: Any, parts: Sequence[str]) -> str:
        kind = term.decl().name()
        if term.decl().kind() == z3.Z3_OP_UNINTERPRETED and (kind, len(parts)) not in _SHAPES:
            name = self.functions.setdefault(term.decl(), f"f{len(self.functions)}")
            return f"{name}({', '.join(parts)})"
        if z3.is_int_value(term) or z3.is_rational_value(term):
            number = term.as_fraction() if z3.is_rational_value(term) else term.as_long()
            return f"({number})" if number.denominator == 1 else repr(number)
        if kind in _ANY_NUMBER and parts:
            return f"({f' {kind} '.join(parts)})"
        # By a negative number Z3 divides otherwise; `smt.Integer` never has it do so.
        divides = kind in {"div", "mod"} and z3.is_int_value(term.arg(1))
        shape = _SHAPES.get((kind, len(parts)))
        if kind == "=" and z3.is_real(term.arg(0)):  # exact, of whatever types
            shape = "{0} <= {1} <= {0}"
        if shape is None or (divides and term.arg(1).as_long() < 1):
            raise TypeError(f"no formula to ask of values: {term}")
        return f"({shape.format(*parts)})"

    def _keep(self, term: Any, part: _Part) -> str:
        if term.get_id() not in self._kept:
            name = f"k{len(self._kept)}"
            kept = f"({name} if {name} is not nothing else ({name} := {part.text}))"
            self._kept[term.get_id()] = kept
            self.kept[part.depth].append(name)
        return self._kept[term.get_id()]


def _flat(term: Any) -> Iterator[Any]:
    """Yield the terms that a term is made of; of conjunctions in conjunctions all."""
    kind = term.decl().kind()
    for each in term.children():
        if kind in {z3.Z3_OP_AND, z3.Z3_OP_OR} and each.decl().kind() == kind:
            yield from _flat(each)
        else:
            yield each


def search(formula: Any, variables: Sequence[Any]) -> tuple[Search, Sequence[Any]]:
    """What finds an instance at which a formula of Z3 is false, and the functions it is given.

    `TypeError`: a term is of a kind that is not written.

    >>> x, y = z3.Ints("x y")
    >>> f = z3.Function("f", z3.IntSort(), z3.IntSort())
    >>> find, functions = search(z3.Implies(f(x) > 2, f(x) >= y), [x, y])
    >>> functions, find([abs], [(1, 2, 3), (2, 3, 4, 5)], 100)
    ([f], (11, (3, 4)))
    """
    writer = _Writer(variables)
    says = writer.write(formula).text
    last = len(variables)
    lines = [
        "def find(functions, values, most):",
        " nothing, asked = object(), 0",
        *(f" {name} = functions[{n}]" for n, name in enumerate(writer.functions.values())),
    ]
    for depth, kept in enumerate(writer.kept):
        indent = " " * depth
        if depth:
            lines.append(f"{indent}for v{depth - 1} in values[{depth - 1}]:")
        if depth == last:
            lines.append(f"{indent} if asked == most: return asked, None")
            lines.append(f"{indent} asked += 1")
        if kept:
            lines.append(f"{indent} {' = '.join(kept)} = nothing")
    instance = "".join(f"v{number}, " for number in range(last))
    lines.append(f"{' ' * last} if not {says}: return asked, ({instance})")
    lines.append(" return asked, None")
    made: dict[str, Any] = {"Fraction": Fraction}
    exec("\n".join(lines), made)
    find: Search = made["find"]
    return find, [*writer.functions]
