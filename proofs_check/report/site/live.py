"""The reference in the browser: Pyodide from its npm package, and the package `reference`.

A page that is opened from the disk may load scripts but read no files. So what Pyodide would read
is put into scripts, and handed to it when it asks.
"""

import base64
import json
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from proofs_check.report.site.pages import Page
from reference.errors import InvalidInput

SCRIPTS = ("pyodide.js", "pyodide.asm.js")
DATA = ("pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")

MOST_BYTES = 40_000_000
"""No file of the package is larger."""


def checked_package(given: str) -> Path:
    """The folder of Pyodide's npm package.

    `InvalidInput`: it lacks a file; from 0.28 on it has no `pyodide.asm.js`.
    """
    folder = Path(given)
    needed = (*SCRIPTS, *DATA)
    try:
        there = all(0 < (folder / name).stat().st_size <= MOST_BYTES for name in needed)
    except (OSError, ValueError):
        there = False
    if not there:
        raise InvalidInput(
            "live", given, "the folder of the npm package pyodide 0.27: " + ", ".join(needed)
        )
    return folder


def files(package: Path) -> Iterator[Page]:
    """Yield Pyodide's scripts, its data and the reference as scripts."""
    for name in SCRIPTS:
        yield Page(f"live/{name}", (package / name).read_bytes)
    yield Page("live/data.js", lambda: _data(package))
    yield Page("live/reference.js", _reference)


def _data(package: Path) -> str:
    found = {name: base64.b64encode((package / name).read_bytes()).decode("ascii") for name in DATA}
    return f"window.PYODIDE_DATA = {json.dumps(found, separators=(',', ':'))};\n"


def _reference() -> str:
    """The literal reference, a module a text."""
    spec = find_spec("reference")
    assert spec is not None
    assert spec.origin is not None
    root = Path(spec.origin).resolve().parent
    texts = {
        f"reference/{path.relative_to(root).as_posix()}": path.read_text(encoding="utf-8")
        for path in sorted(root.rglob("*.py"))
    }
    return f"window.REFERENCE = {json.dumps(texts, ensure_ascii=True)};\n"
