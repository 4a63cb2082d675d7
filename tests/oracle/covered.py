"""Which branches of `reference` the vectors of each system take: `python -m tests.oracle.covered`.

Writes `covered.json`. Of the functions that a system's vectors enter, each branch is counted; those
that no system's vectors take are named by function, condition and where it leads. Refusals of
unusable input are no answers, and are not counted.
"""

import ast
import json
import sys
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from coverage import Coverage

from proofs_check.core.tables import vectors_folder
from proofs_check.documents.cumulative import systems as cumulative
from proofs_check.documents.partizan import systems as partizan
from proofs_check.oracle.systems import find_system
from proofs_check.oracle.vectors import MAX_WORK, published_systems, read_file
from reference import partizan as reference

DATA = Path(__file__).with_name("covered.json")
ROOT = Path(__file__).resolve().parents[2]

Spot = tuple[str, int]
"""A function of a file and its first line."""


def functions(source: str) -> Iterator[tuple[str, int, int]]:
    """The functions of a file with their first and last lines, inner ones last."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            yield node.name, node.body[0].lineno, node.end_lineno or node.lineno


def refused(source: list[str], line: int) -> bool:
    """Whether a branch leads to a refusal."""
    return line > 0 and "raise " in "".join(source[line - 1 : line + 1])


def literally() -> None:
    """Have systems answer by the reference alone, where they ask an engine."""
    partizan.FEW_LINES, cumulative.FAR = sys.maxsize, 0
    partizan.fast_value = reference.value  # type: ignore[attr-defined]
    partizan.weight = lambda G: (  # type: ignore[attr-defined]
        reference.atomic_weight(G) if reference.is_atomic(G) else None
    )
    partizan.mast = lambda G: (  # type: ignore[attr-defined]
        (reference.mean(G), reference.temperature(G))
    )


def covered(system: str) -> dict[str, Any]:
    """What the vectors of one system take; in a process where nothing was answered before."""
    watched = Coverage(branch=True, include=[str(ROOT / "reference" / "*")], data_file=None)
    known = find_system(system)
    literally()
    vectors = read_file(vectors_folder(), known)
    watched.start()
    for vector in vectors:
        with known.limited(MAX_WORK):
            known.answer(**known.read_question(vector.input))
    watched.stop()
    taken: list[str] = []
    missing: list[str] = []
    for name in watched.get_data().measured_files():
        text = Path(name).read_text(encoding="utf-8")
        source = text.splitlines()
        analysis = watched._analyze(name)
        ran = analysis.executed
        ways: dict[int, list[int]] = {}
        for start, end in analysis.arc_possibilities:
            ways.setdefault(start, []).append(end)
        own = {line: None for line in ways if len(ways[line]) > 1}
        not_taken = analysis.missing_branch_arcs()
        module = ".".join(Path(name).relative_to(ROOT).with_suffix("").parts[1:])
        for function, first, last in functions(text):
            if not any(line in ran for line in range(first, last + 1)):
                continue
            for line in [line for line in own if first <= line <= last]:
                del own[line]
                for end in ways[line]:
                    if refused(source, end):
                        continue
                    to = source[end - 1].strip() if end > 0 else "the end"
                    way = f"{module}.{function}: {source[line - 1].strip()} -> {to}"
                    open_ = end in not_taken.get(line, ()) or line not in ran
                    (missing if open_ else taken).append(way)
    return {"system": system, "taken": taken, "missing": missing}


def table(systems: list[str]) -> Iterator[dict[str, Any]]:
    """The rows of some systems, each by a process of its own."""
    with get_context("spawn").Pool(1, maxtasksperchild=1) as pool:
        yield from pool.imap(covered, systems)


def counted(row: dict[str, Any]) -> dict[str, Any]:
    """What is kept of a system."""
    taken, missing = len(row["taken"]), len(row["missing"])
    return {"system": row["system"], "branches": taken + missing, "taken": taken}


def main() -> None:
    """Write the counts of each system, and the branches that no system's vectors take."""
    rows = []
    for row in table([*published_systems()]):
        rows.append(row)
        print(counted(row), flush=True)
    taken = {way for row in rows for way in row["taken"]}
    missing = {way for row in rows for way in row["missing"]}
    content = {
        "made by": "python -m tests.oracle.covered",
        "rows": [*map(counted, rows)],
        "branches": len(taken | missing),
        "never taken": sorted(missing - taken),
    }
    DATA.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
