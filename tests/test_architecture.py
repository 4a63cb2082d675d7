"""Who may import whom, and what must stay light."""

import ast
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from importlib import import_module
from inspect import getdoc, getsource, isfunction
from pathlib import Path

import pytest
from grimp import ImportGraph, build_graph

from proofs_check.core.documents import documents

ROOT = Path(__file__).resolve().parent.parent
STANDARD = sys.stdlib_module_names


def files(folder: str) -> list[Path]:
    found = sorted((ROOT / folder).rglob("*.py"))
    assert found
    return found


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


OWN = {module_name(path): path for path in [*files("reference"), *files("proofs_check")]}
"""Every module of ours, and its file."""


@cache
def graph(typing: bool) -> ImportGraph:
    """Who imports whom, within functions too; with what is imported for typing alone, or without.

    Of other packages only that.
    """
    return build_graph(
        *("proofs_check", "reference"),
        include_external_packages=True,
        exclude_type_checking_imports=not typing,
        cache_dir=None,
    )


def imports(path: Path) -> set[str]:
    """The full names of the modules that a file imports; of others the package."""
    return graph(typing=True).find_modules_directly_imported_by(module_name(path))


def circles(modules: Mapping[str, set[str]]) -> list[list[str]]:
    """The modules that import each other, by whatever way round."""
    try:
        TopologicalSorter(modules).prepare()
    except CycleError as error:
        return [error.args[1]]
    return []


def imported(name: str) -> set[str]:
    """The modules of ours that one imports, itself left out."""
    return graph(typing=False).find_modules_directly_imported_by(name) & {*OWN}


def test_no_import_circle() -> None:
    assert circles({name: imported(name) for name in OWN}) == []


BY_NAME = {"import_module", "__import__", "iter_modules", "run_module", "walk_packages"}
LOOKING = {
    "proofs_check.core.documents": "documents, and their modules",
    "proofs_check.oracle.pytest_plugin": "what a test names",
    "proofs_check.oracle.systems": "what --load, or an entry point, names",
}
"""Who imports what no statement names, and what that is."""


def looks(text: str) -> bool:
    """Whether a module may import what a string names."""
    if not any(name in text for name in BY_NAME):
        return False
    nodes = ast.walk(ast.parse(text))
    return any(
        getattr(n, "id", getattr(n, "attr", getattr(n, "name", ""))) in BY_NAME for n in nodes
    )


def test_nothing_is_imported_by_name_but_what_is_found_by_looking() -> None:
    texts = {name: path.read_text(encoding="utf-8") for name, path in OWN.items()}
    assert {name for name, text in texts.items() if looks(text)} == set(LOOKING)
    for name in LOOKING:  # nor does a string there name a module of ours
        constants = {getattr(n, "value", "") for n in ast.walk(ast.parse(texts[name]))}
        named = {each for each in constants if isinstance(each, str) and "." in each}
        assert not named & {*OWN}, name


def test_a_hidden_import_is_noticed() -> None:
    assert looks("from importlib import import_module as load")
    assert looks("import importlib\nimportlib.import_module('proofs_check.methods.attack')")
    assert looks("def f():\n    return __import__('proofs_check.methods.attack')")


def test_an_import_circle_is_noticed() -> None:
    modules = {name: imported(name) for name in OWN}
    modules["reference.partizan.games"].add("reference.partizan.notation")
    (circle,) = circles(modules)
    assert {"reference.partizan.games", "reference.partizan.notation"} <= {*circle}


def test_reference_imports_the_standard_library_and_its_own_document() -> None:
    for path in files("reference"):
        own = ".".join(path.relative_to(ROOT).with_suffix("").parts[:2])
        for name in imports(path):
            shared = name in {"reference.errors", "reference.inputs", "reference.recursion"}
            standard = name.partition(".")[0] in STANDARD
            assert standard or shared or below(name, own), f"{path} imports {name}"


def below(name: str, *packages: str) -> bool:
    """Whether a module is one of these packages, or in one of them."""
    return any(name == package or name.startswith(f"{package}.") for package in packages)


CORE = "proofs_check.core"
SHARED = (CORE, "reference.errors")
DEFINITIONS = (
    "proofs_check.oracle.draws",
    "proofs_check.oracle.kinds",
    "proofs_check.oracle.questions",
    "proofs_check.oracle.remembered",
    "proofs_check.oracle.system",
    "proofs_check.sweeps.checked",
    "proofs_check.sweeps.shards",
)
"""What a system and a sweep are, and what the documents make theirs of: no run of either."""


def allowed(path: Path) -> tuple[str, ...]:
    """Of gameproof's own modules, those that a file of `proofs_check` may import."""
    folder, *rest = path.relative_to(ROOT / "proofs_check").parts
    own = f"proofs_check.{folder}"
    if folder == "documents" and len(rest) > 1:
        name = rest[0]
        mine = f"reference.{name}", f"proofs_check.documents.{name}"
        return *SHARED, "proofs_check.methods", *DEFINITIONS, *mine
    if folder == "skeleton":
        return *SHARED, "proofs_check.methods", *DEFINITIONS, own
    if folder == "report":  # shows arguments, scripts and printed tables as what they are
        return *SHARED, "proofs_check.methods", own, "proofs_check.recheck"
    if path.parent.name == "proofs_check":
        return "proofs_check", "reference.errors"
    if folder == "methods":  # a stranger runs the same file
        return *SHARED, own, "proofs_check.recheck"
    return *SHARED, own


def test_import_rule() -> None:
    for path in files("proofs_check"):
        for name in imports(path):
            if below(name, "proofs_check", "reference"):
                assert below(name, *allowed(path)), f"{path} imports {name}"
                assert name != "proofs_check.cli" or path.name == "__main__.py", path


def test_what_breaks_the_import_rule_is_noticed() -> None:
    inside = ROOT / "proofs_check"
    for folder, name in (
        ("core", "proofs_check.methods.smt"),
        ("methods", "proofs_check.sweeps.shards"),
        ("sweeps", "proofs_check.documents.bidding.sweeps"),
        ("oracle", "reference.bidding"),
        ("report", "proofs_check.oracle.system"),
        ("documents/bidding", "reference.cumulative"),
        ("documents/bidding", "proofs_check.documents.cumulative.engine"),
        ("documents/bidding", "proofs_check.oracle.conform"),
        ("documents/bidding", "proofs_check.cli"),
    ):
        assert not below(name, *allowed(inside / folder / "module.py")), (folder, name)


def test_the_command_line_knows_no_document() -> None:
    assert not [n for n in imports(OWN["proofs_check.cli"]) if below(n, "proofs_check.documents")]


def test_no_import_package_is_named_tables_or_utils() -> None:
    assert not (ROOT / "tables" / "__init__.py").exists()
    names = {path.stem for path in [*files("proofs_check"), *files("reference")]}
    assert "utils" not in names


def loaded_by(statement: str) -> set[str]:
    code = f"import sys\n{statement}\nprint('\\n'.join(sys.modules))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return {name.partition(".")[0] for name in run.stdout.split()}


def test_listing_the_ledger_loads_no_heavy_library() -> None:
    statement = "from proofs_check.core.ledger import select\nassert list(select([], None))"
    heavy = {"numba", "numpy", "z3", "joblib", "rich"}
    assert not heavy & loaded_by(statement)


@pytest.mark.parametrize("document", documents())
def test_every_public_function_of_the_reference_has_an_example(document: str) -> None:
    package = import_module(f"reference.{document}")
    for node in ast.parse(getsource(package)).body:
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith(package.__name__):
            own = vars(import_module(str(node.module)))
            names = [each.name for each in node.names]
            for name in own if names == ["*"] else names:
                if isfunction(own[name]) and own[name].__module__ == node.module:
                    assert name.startswith("_") or ">>>" in (getdoc(own[name]) or ""), name
