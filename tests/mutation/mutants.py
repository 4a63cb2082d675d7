"""Mutants of a module: one small change of its syntax tree, put in when it is imported."""

import ast
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

COMPARED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.Gt),
    ast.LtE: (ast.Lt, ast.GtE),
    ast.Gt: (ast.GtE, ast.Lt),
    ast.GtE: (ast.Gt, ast.LtE),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
COMPUTED: dict[type[ast.operator], tuple[type[ast.operator], ...]] = {
    ast.Add: (ast.Sub,),
    ast.Sub: (ast.Add,),
    ast.Mult: (ast.Add,),
    ast.FloorDiv: (ast.Mult,),
    ast.Mod: (ast.FloorDiv,),
    ast.BitXor: (ast.BitOr,),
    ast.BitOr: (ast.BitAnd,),
    ast.BitAnd: (ast.BitOr,),
}
NAMED = {"min": "max", "max": "min", "all": "any", "any": "all"}

LEFT_OUT = {"annotation", "returns", "decorator_list"}
"""Fields of a tree in which nothing is changed."""

Change = tuple[str, str, Any]
"""What is changed in words, a field of a node, and what it is instead."""


@dataclass(frozen=True)
class Mutant:
    """One change: where it is, in words, and whether only a check of the input has it."""

    module: str
    number: int
    line: int
    says: str
    of_input: bool

    def __str__(self) -> str:
        """Where, and what."""
        return f"{self.module}:{self.line} {self.says}"


def _changes(node: ast.AST) -> Iterator[Change]:
    """Yield the changes of one node."""
    if isinstance(node, ast.Compare):
        for at, sign in enumerate(node.ops):
            for other in COMPARED.get(type(sign), ()):
                changed = [*node.ops[:at], other(), *node.ops[at + 1 :]]
                yield f"{type(sign).__name__} -> {other.__name__}", "ops", changed
    elif isinstance(node, ast.BinOp | ast.AugAssign):
        for operator in COMPUTED.get(type(node.op), ()):
            yield f"{type(node.op).__name__} -> {operator.__name__}", "op", operator()
    elif isinstance(node, ast.BoolOp):
        swapped = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield f"{type(node.op).__name__} -> {type(swapped).__name__}", "op", swapped
        for at in range(len(node.values)):
            rest = [*node.values[:at], *node.values[at + 1 :]]
            says = f"part {at + 1} of {len(node.values)} is left out"
            yield says, "values", rest * 2 if len(rest) == 1 else rest
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        for changed_to in (node.value + 1, node.value - 1):
            yield f"{node.value} -> {changed_to}", "value", changed_to
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield f"{node.value} -> {not node.value}", "value", not node.value
    elif isinstance(node, ast.Name) and node.id in NAMED:
        yield f"{node.id} -> {NAMED[node.id]}", "id", NAMED[node.id]
    elif isinstance(node, ast.If | ast.IfExp | ast.While):
        yield "its condition is turned round", "test", _not(node.test)
    elif isinstance(node, ast.comprehension) and node.ifs:
        yield "its condition is left out", "ifs", []
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        yield "its sign is left out", "op", ast.UAdd()
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "not is left out", "operand", _not(node.operand)


def _not(test: ast.expr) -> ast.expr:
    return ast.copy_location(ast.UnaryOp(ast.Not(), test), test)


def _walk(tree: ast.AST, of_input: bool = False) -> Iterator[tuple[ast.AST, bool]]:
    """Yield the nodes that do something; of each whether it only decides what is refused.

    What is imported, annotated, said in a docstring or raised is left out.
    """
    yield tree, of_input
    for name, value in ast.iter_fields(tree):
        for child in value if isinstance(value, list) else [value]:
            if not isinstance(child, ast.AST) or name in {
                "annotation",
                "returns",
                "decorator_list",
            }:
                continue
            if isinstance(child, ast.Import | ast.ImportFrom | ast.Raise | ast.Assert):
                continue
            refuses = isinstance(tree, ast.If) and name == "test" and _raises(tree.body)
            refuses = refuses or (isinstance(child, ast.If) and _raises(child.body))
            yield from _walk(child, of_input or refuses)


def _raises(body: Sequence[ast.stmt]) -> bool:
    return bool(body) and isinstance(body[-1], ast.Raise)


def mutants(module: str, path: Path) -> list[Mutant]:
    """Every mutant of a module, in the order of the text."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found: list[Mutant] = []
    line = 1
    for node, of_input in _walk(tree):
        line = getattr(node, "lineno", line)
        for says, _, _ in _changes(node):
            found.append(Mutant(module, len(found), line, says, of_input))
    return found


def mutated(source: bytes, number: int) -> ast.Module:
    """The tree of a source with the change of this number."""
    tree = ast.parse(source)
    pairs = ((node, change) for node, _ in _walk(tree) for change in _changes(node))
    for at, (node, (_, name, value)) in enumerate(pairs):
        if at == number:
            setattr(node, name, value)
            return ast.fix_missing_locations(tree)
    raise LookupError(f"no change number {number}")


class _Loader(SourceFileLoader):
    number = 0

    def get_code(self, fullname: str) -> CodeType:
        """Compile the mutant; what Python has kept of the module is not looked at."""
        source = self.get_data(self.path)
        return compile(mutated(source, self.number), self.path, "exec")


class Importer(MetaPathFinder):
    """Imports one module with a change, all others as they are."""

    def __init__(self, module: str, number: int) -> None:
        """The module that is wrong, and which of its mutants it is."""
        self.module, self.number = module, number

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The wrong module where it is asked for."""
        del target
        if fullname != self.module:
            return None
        spec = PathFinder.find_spec(fullname, path)
        assert spec is not None
        assert spec.origin is not None
        loader = _Loader(fullname, spec.origin)
        loader.number = self.number
        spec.loader = loader
        return spec


def put_in(mutant: Any) -> None:
    """From now on the module is imported with the change; it must not be there yet.

    Args:
        mutant: a `Mutant`, or a pair of module and number.
    """
    module, number = mutant if isinstance(mutant, tuple) else (mutant.module, mutant.number)
    assert module not in sys.modules, f"{module} is there already"
    sys.meta_path.insert(0, Importer(module, number))
