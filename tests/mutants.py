"""Mutants of a module: one small change of its syntax tree each."""

import ast
import gc
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType
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

NEIGHBOURS = (
    *(("left", "right"), ("LEFT", "RIGHT"), ("first", "second"), ("starter", "second")),
    *(("w_L", "w_R"), ("tau_L", "tau_R"), ("maxima", "minima"), ("odd", "even")),
    *(("LESS", "GREATER"), ("nu", "nu_hat"), ("weaker_or_equal", "strictly_weaker")),
    *(("strictly_weaker", "prudently_weaker"), ("AvF", "FvA"), ("AvA", "FvF")),
    *(("FRIENDLY", "ANTAGONISTIC"), ("GREEDY", "SACRIFICING"), ("STANDARD", "PRINTED")),
    *(("NORMAL", "MISERE"), ("FOR_ALL", "EXISTS"), ("columns", "rows"), ("LEFTS", "RIGHTS")),
    *(("LEFT_CUTS", "RIGHT_CUTS"), ("G_L", "G_R"), ("GL", "GR"), ("HL", "HR"), ("T_L", "T_R")),
    ("UP", "STAR"),
)
"""Names that stand for each other where both are known: players, readings, neighbouring fields."""

CHECKS = frozenset(
    {"integer", "at_least", "within", "rational", "a_text", "one_of", "mapping", "collection"}
    | {"series", "distinct", "positive_integers"}
)
"""The functions of `reference.inputs` that give back their second argument, or refuse it."""

LEFT_OUT = {"annotation", "returns", "decorator_list"}
"""Fields of a tree in which nothing is changed."""

OPTIMIZED = 1
"""The flag of a function's code; that of a module or a class, which runs once, has it not."""

Reached = tuple[str, int]
"""A function: its file, and its first line."""

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
    text: str = ""
    """The line as it stands there."""
    column: int = 0
    """Where in that text the change is."""

    @property
    def lasting(self) -> str:
        """Where and what in words that stay the same where other lines change."""
        return "|".join((self.module, self.text, str(self.column), self.says))


def _known(tree: ast.AST) -> frozenset[tuple[str, str]]:
    """The names and fields that a module speaks of, each as what it is."""
    names = {("id", n.id) for n in ast.walk(tree) if isinstance(n, ast.Name)}
    fields = {("attr", n.attr) for n in ast.walk(tree) if isinstance(n, ast.Attribute)}
    return frozenset(names | fields)


def _changes(node: ast.AST, known: frozenset[tuple[str, str]]) -> Iterator[Change]:
    """Yield the changes of one node."""
    if isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Load):
        field = "id" if isinstance(node, ast.Name) else "attr"
        name = getattr(node, field)
        for pair in NEIGHBOURS:
            for one, neighbour in (pair, pair[::-1]):
                if name == one and (field, neighbour) in known:
                    yield f"{one} -> {neighbour}", field, neighbour
    if isinstance(node, ast.Call):
        yield from _of_a_call(node)
    if isinstance(node, ast.If | ast.IfExp):
        yield "its condition is always so", "test", _constant(node.test, True)
        yield "its condition is never so", "test", _constant(node.test, False)
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield "the call is left out", "value", _constant(node.value, None)
    elif isinstance(node, ast.Set) and len(node.elts) > 1:
        for at in range(len(node.elts)):
            yield f"member {at + 1} is left out", "elts", node.elts[:at] + node.elts[at + 1 :]
    elif (
        isinstance(node, ast.Return)
        and isinstance(node.value, ast.Tuple)
        and len(node.value.elts) > 1
    ):
        yield "what it returns is in reverse", "value", _reversed(node.value)
    if isinstance(node, ast.Compare):
        for at, sign in enumerate(node.ops):
            for other in COMPARED.get(type(sign), ()):
                changed = [*node.ops[:at], other(), *node.ops[at + 1 :]]
                yield f"{type(sign).__name__} -> {other.__name__}", "ops", changed
    elif isinstance(node, ast.BinOp) and _is_of_types(node):
        yield f"{ast.unparse(node.left)} is left out", "left", node.right
        yield f"{ast.unparse(node.right)} is left out", "right", node.left
    elif isinstance(node, ast.BinOp | ast.AugAssign):
        for operator in COMPUTED.get(type(node.op), ()):
            yield f"{type(node.op).__name__} -> {operator.__name__}", "op", operator()
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.FloorDiv):
            up = ast.BinOp(node.left, ast.Add(), _more(node.right, -1))
            yield "rounded up", "left", ast.copy_location(up, node)
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


def _of_a_call(node: ast.Call) -> Iterator[Change]:
    """Yield the changes of a call: its arguments, and whether it checks anything."""
    name, given = getattr(node.func, "id", ""), node.args
    if any(isinstance(each, ast.Starred) for each in given):
        return
    if name in CHECKS and len(given) > 1:
        unchecked = ast.parse("lambda *given, **_: given[1]").body[0]
        assert isinstance(unchecked, ast.Expr)
        yield "nothing is checked", "func", ast.copy_location(unchecked.value, node)
        return
    if name == "range":
        at = 0 if len(given) == 1 else 1
        for step in (1, -1):
            changed = [*given[:at], _more(given[at], step), *given[at + 1 :]]
            yield f"range by {step:+}", "args", changed
    if name in {"isinstance", "range", "getattr", "min", "max"}:
        return
    for at in range(len(given) - 1):
        if ast.dump(given[at]) != ast.dump(given[at + 1]):
            changed = [*given[:at], given[at + 1], given[at], *given[at + 2 :]]
            yield f"arguments {at + 1} and {at + 2} are exchanged", "args", changed


def _is_of_types(node: ast.BinOp) -> bool:
    """Whether it is a union of types, as `isinstance` takes it."""
    named = (getattr(side, "id", "") for side in (node.left, node.right))
    types = {"int", "str", "bytes", "set", "frozenset", "list", "tuple", "bool", "dict", "float"}
    return isinstance(node.op, ast.BitOr) and any(n in types or n[:1].isupper() for n in named)


def _more(node: ast.expr, step: int) -> ast.expr:
    return ast.copy_location(ast.BinOp(node, ast.Add(), ast.Constant(step)), node)


def _constant(node: ast.expr, value: bool | None) -> ast.expr:
    return ast.copy_location(ast.Constant(value), node)


def _reversed(node: ast.Tuple) -> ast.expr:
    return ast.copy_location(ast.Tuple(node.elts[::-1], ast.Load()), node)


def _not(test: ast.expr) -> ast.expr:
    return ast.copy_location(ast.UnaryOp(ast.Not(), test), test)


def _walk(tree: ast.AST, of_input: bool = False) -> Iterator[tuple[ast.AST, bool]]:
    """Yield the nodes that do something; of each whether it only decides what is refused.

    What is imported, annotated, said in a docstring, a name for types or raised is left out.
    """
    yield tree, of_input
    for name, value in ast.iter_fields(tree):
        for child in value if isinstance(value, list) else [value]:
            if not isinstance(child, ast.AST) or name in LEFT_OUT or _names_types(child):
                continue
            if isinstance(child, ast.Import | ast.ImportFrom | ast.Raise | ast.Assert):
                continue
            refuses = isinstance(tree, ast.If) and name == "test" and _raises(tree.body)
            refuses = refuses or (isinstance(child, ast.If) and _raises(child.body))
            refuses = refuses or (isinstance(child, ast.Expr | ast.Call) and _checks(child))
            yield from _walk(child, of_input or refuses)


def _names_types(node: ast.AST) -> bool:
    """Whether it gives a type another name."""
    return isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias"


def _checks(node: ast.Expr | ast.Call) -> bool:
    """Whether it is a call that only looks at input: of such a function, or for nothing else."""
    call = node.value if isinstance(node, ast.Expr) else node
    name = getattr(getattr(call, "func", None), "id", "")
    return name in CHECKS or (isinstance(node, ast.Expr) and bool(name))


def _raises(body: Sequence[ast.stmt]) -> bool:
    return bool(body) and isinstance(body[-1], ast.Raise)


def mutants(module: str, path: Path) -> list[Mutant]:
    """Every mutant of a module, in the order of the text."""
    source = path.read_text(encoding="utf-8")
    lines, tree = source.splitlines(), ast.parse(source)
    found: list[Mutant] = []
    line, column = 1, 0
    known = _known(tree)
    for node, of_input in _walk(tree):
        line, column = getattr(node, "lineno", line), getattr(node, "col_offset", column)
        text = lines[line - 1] if lines else ""
        inside = column - len(text) + len(text.lstrip())
        for says, _, _ in _changes(node, known):
            found.append(Mutant(module, len(found), line, says, of_input, text.strip(), inside))
    return found


def mutated(source: bytes, number: int) -> ast.Module:
    """The tree of a source with the change of this number."""
    tree = ast.parse(source)
    known = _known(tree)
    pairs = ((node, change) for node, _ in _walk(tree) for change in _changes(node, known))
    for at, (node, (_, name, value)) in enumerate(pairs):
        if at == number:
            setattr(node, name, value)
            return ast.fix_missing_locations(tree)
    raise LookupError(f"no change number {number}")


def functions(files: set[str]) -> dict[Reached, list[FunctionType]]:
    """The functions that these files define, by where they begin."""
    found: dict[Reached, list[FunctionType]] = {}
    gc.unfreeze()  # what is frozen, as `tests/conftest.py` does, is not listed
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__code__.co_filename in files:
            code = each.__code__
            found.setdefault((code.co_filename, code.co_firstlineno), []).append(each)
    return found


def changed(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """Yield the functions in which two programs differ, each with what it is in the other.

    A function inside of another one too: it may have been made when the module was imported.

    Raises:
        LookupError: they differ in what is done when the module is imported.
    """
    is_function = bool(old.co_flags & OPTIMIZED)
    if is_function and old != new:
        yield old, new
    inner = [[c for c in code.co_consts if isinstance(c, CodeType)] for code in (old, new)]
    alike = len(inner[0]) == len(inner[1])
    if not is_function and (not alike or _without_inner(old) != _without_inner(new)):
        raise LookupError("when it is imported")
    if alike:
        for one, other in zip(*inner, strict=True):
            yield from changed(one, other)


def _without_inner(code: CodeType) -> CodeType:
    consts = (c for c in code.co_consts if not isinstance(c, CodeType))
    return code.replace(co_consts=tuple((type(c).__name__, repr(c)) for c in consts))


def replaced(
    path: Path, wrong: CodeType, known: dict[Reached, list[FunctionType]]
) -> list[tuple[FunctionType, CodeType]]:
    """The functions that a change is in, each with its wrong code.

    Raises:
        LookupError: the change is in what is done when the module is imported.
    """
    right = compile(path.read_bytes(), str(path), "exec")
    found = [
        (function, new)
        for old, new in changed(right, wrong)
        for function in known.get((str(path), old.co_firstlineno), ())
        if function.__code__ == old and len(new.co_freevars) == len(old.co_freevars)
    ]
    if not found:
        raise LookupError("in no function that is kept")
    return found
