"""What is right of small games is right of large ones: no definition can tell one from the other.

Integers are Python's and fractions exact, and a number above 2 stands nowhere in the text but in a
limit, which has a name, in a default, where text is read or shown, and where the document has it.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

REFERENCE = Path(__file__).parents[2] / "reference"
EXACT = {"ceil", "floor", "isqrt", "lcm"}
"""What a definition may have of `math`."""

SIZES = {
    "bidding/automata.py": {"4"},  # delta modulo 4
    "bidding/unitary.py": {"3", "5"},  # so many rows are kept, to see when they repeat
    "errors.py": {"57", "60"},  # characters that are shown of what was given
    "partizan/cutcake.py": {"9"},  # digits that are read, as in what follows
    **{"partizan/dots_and_boxes.py": {"6"}, "partizan/fair_shares.py": {"9"}},
    **{"partizan/hackenbush.py": {"9"}, "partizan/nim.py": {"9"}, "preferences/clobber.py": {"9"}},
    "partizan/notation.py": {"17", "19", "20", "21"},  # what is shown around a slip
    # Fractions are divided: of integers that would be a float.
    "partizan/thermography.py": {"/"},
    "partizan/toads_and_frogs.py": {"3"},  # squares that a jump changes
    "positions/quadratic.py": {"/"},
    "positions/trees.py": {"3"},  # minus player 1 or 2
    "positions/wythoff.py": {"/", "3"},  # the P-positions of misere play are below
}
"""What could tell sizes apart, by file, and what it is there for."""


def sizes(tree: ast.Module) -> Iterator[str]:
    """Yield what could tell a large number from a small one, or be exact of small ones alone."""
    limits = [each for each in tree.body if isinstance(each, ast.Assign) and named(each).isupper()]
    functions = [each for each in ast.walk(tree) if isinstance(each, ast.FunctionDef)]
    aside = [part for each in functions for part in (*each.decorator_list, *each.args.defaults)]
    left_out = {id(node) for each in (*limits, *aside) for node in ast.walk(each)}
    for node in ast.walk(tree):
        if id(node) in left_out:
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, int | float | complex):
            if not isinstance(node.value, int) or node.value > 2:
                yield str(node.value)
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div):
            yield "/"
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Pow):
            numeral = isinstance(node.left, ast.Constant) or isinstance(node.right, ast.Constant)
            yield from () if numeral else "^"
        elif isinstance(node, ast.Name) and node.id in {"float", "round"}:
            yield node.id
        elif isinstance(node, ast.Slice):
            numbers = (ast.unparse(b).strip("-") for b in ast.iter_child_nodes(node))
            yield from (n for n in numbers if n.isdigit() and int(n) > 1)
        elif isinstance(node, ast.ImportFrom) and node.module in {"math", "cmath", "array"}:
            yield from {name.name for name in node.names} - EXACT
        elif isinstance(node, ast.alias | ast.Attribute):
            name = node.name if isinstance(node, ast.alias) else node.attr
            yield from {name} & {"islice", "limit_denominator"}


def named(assigned: ast.Assign) -> str:
    """What is assigned to."""
    return " ".join(map(ast.unparse, assigned.targets))


@pytest.mark.parametrize("path", [*REFERENCE.rglob("*.py")], ids=lambda p: p.stem)
def test_no_definition_tells_sizes_apart(path: Path) -> None:
    found = {*sizes(ast.parse(path.read_text(encoding="utf-8")))}
    assert found == SIZES.get(path.relative_to(REFERENCE).as_posix(), set())


def test_what_would_is_noticed() -> None:
    for damage in (
        *("float(n)", "n / 2", "n > 40", "n[:9]", "n[:2]", "n * 1.0", "n % 2**64", "len(n) > 3"),
        *("n ** Fraction(1, 2)", "n.limit_denominator()", "itertools.islice(n, 2)"),
    ):
        assert [*sizes(ast.parse(f"def definition(n):\n    return {damage}"))], damage
    assert [*sizes(ast.parse("from itertools import islice"))]
