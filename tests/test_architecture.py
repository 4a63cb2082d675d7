"""Who may import whom, and what must stay light."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from inspect import getdoc, isfunction
from pathlib import Path

import pytest

from proofs_check.core.ledger import DOCUMENTS

ROOT = Path(__file__).resolve().parent.parent
STANDARD = sys.stdlib_module_names


def imports(path: Path) -> Iterator[str]:
    """The full names of the modules that a file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            assert node.module is not None
            yield node.module


def files(folder: str) -> list[Path]:
    found = sorted((ROOT / folder).rglob("*.py"))
    assert found
    return found


@pytest.mark.parametrize("path", files("reference"), ids=lambda p: str(p.relative_to(ROOT)))
def test_reference_imports_the_standard_library_and_its_own_document(path: Path) -> None:
    own = ".".join(path.relative_to(ROOT).with_suffix("").parts[:2])
    for name in imports(path):
        top = name.partition(".")[0]
        shared = name in {"reference.errors", "reference.inputs"}
        assert top in STANDARD or shared or name.startswith(own), name


def allowed(folder: str) -> tuple[str, ...]:
    """Of gameproof's own modules, those that a folder of `proofs_check` may import."""
    shared = ("proofs_check.core.evidence", "proofs_check.core.ledger", "reference.errors")
    stored = ("proofs_check.core.record", "proofs_check.core.tables")
    own = f"proofs_check.{folder}"
    return {
        "methods": (*shared, *stored, own),
        "engines": ("reference", own),
        "encodings": (*shared, "proofs_check.methods", "reference", own),
        "claims": (
            *shared,
            *stored,
            "proofs_check.methods",
            "proofs_check.engines",
            "proofs_check.encodings",
            "proofs_check.sweeps",
            "reference",
            own,
        ),
        "sweeps": (*shared, *stored, "proofs_check.engines", "reference", own),
        "oracle": (*shared, *stored, "reference", own),
        "report": ("proofs_check.core.audit", *shared, own),
    }[folder]


@pytest.mark.parametrize(
    "folder", ["methods", "engines", "encodings", "claims", "sweeps", "oracle", "report"]
)
def test_import_rule(folder: str) -> None:
    for path in files(f"proofs_check/{folder}"):
        for name in imports(path):
            if name.partition(".")[0] in {"proofs_check", "reference"}:
                assert name.startswith(allowed(folder)), f"{path.name} imports {name}"


def test_methods_know_no_document() -> None:
    for path in files("proofs_check/methods"):
        for name in imports(path):
            assert name == "reference.errors" or not name.startswith("reference"), path.name


def test_nothing_imports_the_command_line() -> None:
    for path in [*files("proofs_check"), *files("reference")]:
        if path.name != "__main__.py":
            assert "proofs_check.cli" not in set(imports(path)), path.name


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
    heavy = {"numba", "numpy", "z3", "hypothesis", "joblib", "rich"}
    assert not heavy & loaded_by(statement)


@pytest.mark.parametrize(
    "statement",
    [
        "import reference.cumulative as r\nassert r.outcome({3, 5}, 14, r.FvF) == (8, 6)",
        "import reference.positions as r\nassert r.pair(10) == (16, 26)",
    ],
)
def test_reference_needs_the_standard_library_only(statement: str) -> None:
    own = {"reference", "sitecustomize", "distutils-precedence"}
    third_party = {
        name for name in loaded_by(statement) if name not in STANDARD and not name.startswith("_")
    }
    assert third_party <= own


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_public_function_of_the_reference_has_an_example(document: str) -> None:
    package = import_module(f"reference.{document}")
    for name in package.__all__:
        thing = getattr(package, name)
        if isfunction(thing):
            assert ">>>" in (getdoc(thing) or ""), name
