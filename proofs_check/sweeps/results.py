"""The end result of a sweep as data in `tables/computed`: tables, shards, and a manifest."""

import csv
import io
import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from proofs_check.core.evidence import Json
from proofs_check.core.kept import keep
from proofs_check.core.tables import computed_file
from proofs_check.sweeps.shards import Found, Rows, Shard, Sweep, sealed


def _csv(rows: Rows) -> str:
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(rows)
    return out.getvalue()


def files(sweep: Sweep, up_to: int, found: Sequence[tuple[Shard, Found]]) -> dict[str, str]:
    """The content of each file of the end result, by its name."""
    tables = {f"{sweep.name}.{name}.csv": _csv(rows) for name, rows in sweep.tables(found).items()}
    shards: Rows = [
        ("shard", "cases", "digest"),
        *((shard.name, result.cases, result.digest) for shard, result in found),
    ]
    manifest: dict[str, Json] = {
        "format_version": 1,
        "sweep": sweep.name,
        "says": sweep.says,
        "command": f"gameproof sweep {sweep.name} --up-to {up_to} --record",
        "version": sweep.version,
        "range": f"{sweep.bound} <= {up_to}",
        "cases": sum(result.cases for _shard, result in found),
        "shards": len(found),
        "digest": sealed(found),
        "tables": list(tables),
    }
    return {
        f"{sweep.name}.json": json.dumps(manifest, indent=1) + "\n",
        f"{sweep.name}.shards.csv": _csv(shards),
        **tables,
    }


def folder(document: str) -> Path:
    """Where the end results of a document's sweeps are."""
    return computed_file(document, "sweeps")


def record(sweep: Sweep, up_to: int, found: Sequence[tuple[Shard, Found]]) -> list[Path]:
    """Write the end result to `tables/computed`; the files."""
    target = folder(sweep.document)
    made = {target / name: content for name, content in files(sweep, up_to, found).items()}
    keep(made, f"gameproof sweep {sweep.name} --up-to {up_to} --record")
    return list(made)


@cache
def manifest(document: str, name: str) -> dict[str, Json] | None:
    """The manifest of a recorded sweep, None where there is none."""
    path = folder(document) / f"{name}.json"
    if not path.exists():
        return None
    stored: dict[str, Json] = json.loads(path.read_text(encoding="utf-8"))
    return stored


@cache
def stored_rows(document: str, name: str, table: str) -> tuple[dict[str, str], ...]:
    """The rows of a recorded table of a sweep."""
    with (folder(document) / f"{name}.{table}.csv").open(encoding="utf-8", newline="") as lines:
        return tuple(csv.DictReader(lines))
