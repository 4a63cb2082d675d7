"""The end result of a sweep as data in `tables/computed`: tables, shards, and a manifest."""

import csv
import io
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from proofs_check.core.evidence import Json, digest
from proofs_check.core.kept import as_text, keep, read_kept, text_of
from proofs_check.core.tables import as_csv, computed_file
from proofs_check.sweeps.shards import Found, Row, Shard, Sweep
from reference.errors import InvalidInput


def files(sweep: Sweep, up_to: int, found: Sequence[tuple[Shard, Found]]) -> dict[str, str]:
    """The content of each file of the end result, by its name."""
    tables = {
        f"{sweep.name}.{name}.csv": as_csv(rows) for name, rows in sweep.tables(found).items()
    }
    shards = [(shard.name, result.cases, result.digest) for shard, result in found]
    return {
        f"{sweep.name}.json": as_text(head(sweep, up_to, shards)),
        f"{sweep.name}.shards.csv": as_csv([SHARDS, *shards]),
        **tables,
    }


SHARDS = ("shard", "cases", "digest")
"""The columns of the list of shards."""


def head(sweep: Sweep, up_to: int, shards: Sequence[tuple[str, int, str]]) -> dict[str, Json]:
    """The manifest of a result: what was searched, with which command, and the seal.

    `shards`: of each shard its name, its cases and its digest.
    """
    return {
        "format_version": 1,
        "sweep": sweep.name,
        "says": sweep.says,
        "command": command(sweep.name, up_to),
        "version": sweep.version,
        "range": f"{sweep.bound} <= {up_to}",
        "cases": sum(cases for _, cases, _ in shards),
        "shards": len(shards),
        "digest": digest(list(shard) for shard in shards),
        "tables": [f"{sweep.name}.{name}.csv" for name in sweep.tables([])],
    }


def command(name: str, up_to: int) -> str:
    """The command that records a sweep."""
    return f"gameproof sweep {name} --up-to {up_to} --record"


def folder(document: str) -> Path:
    """Where the end results of a document's sweeps are."""
    return computed_file(document, "sweeps")


def bound_of(stored: Mapping[str, Json]) -> int:
    """The bound of a recorded sweep, by its manifest."""
    last = str(stored.get("range")).rpartition(" ")[2]
    if not last.isdecimal():
        raise InvalidInput("range", stored.get("range"), "what gameproof sweep --record wrote")
    return int(last)


def recorded_bound(sweep: Sweep) -> int | None:
    """The bound up to which a sweep is recorded; None where it is not."""
    manifest.cache_clear()  # another run may have recorded one meanwhile
    stored = manifest(sweep.document, sweep.name)
    return None if stored is None else bound_of(stored)


def refuse_to_shrink(sweep: Sweep, up_to: int) -> None:
    """Refuse to record less than what is recorded.

    `InvalidInput`: the recorded sweep went further.
    """
    if up_to < (wider := recorded_bound(sweep) or 0):
        allowed = f"at least {wider} with --record, which is recorded: {sweep.bound}"
        raise InvalidInput("up-to", up_to, allowed)


def record(sweep: Sweep, up_to: int, found: Sequence[tuple[Shard, Found]]) -> list[Path]:
    """Write the end result to `tables/computed`; the files.

    `InvalidInput`: the recorded sweep went further.
    """
    refuse_to_shrink(sweep, up_to)
    target = folder(sweep.document)
    made = {target / name: content for name, content in files(sweep, up_to, found).items()}
    keep(made, command(sweep.name, up_to))
    manifest.cache_clear()
    stored_rows.cache_clear()
    return list(made)


@cache
def manifest(document: str, name: str) -> dict[str, Json] | None:
    """The manifest of a recorded sweep, None where there is none."""
    path = folder(document) / f"{name}.json"
    if not path.exists():
        return None
    stored = read_kept(path)
    if not isinstance(stored, dict):
        raise InvalidInput(path.name, stored, "what gameproof sweep --record wrote")
    return stored


def stored_shards(document: str, name: str) -> list[tuple[str, int, str]]:
    """Of each recorded shard of a sweep its name, its cases and its digest."""
    path = folder(document) / f"{name}.shards.csv"
    header, *rows = _rows(path)
    if tuple(header) != SHARDS:
        raise ValueError(f"{path.name} has the columns {', '.join(header)}")
    if any(str(int(cases)) != cases for _, cases, _ in rows):
        raise ValueError(f"{path.name} has cases that are not written as numbers are")
    return [(shard, int(cases), seal) for shard, cases, seal in rows]


OTHERWISE = re.compile(r"(?<![^,\n])(?!(?:0|-?[1-9][0-9]*)(?![^,\n]))\s*[+-]?[\d_]+\s*(?![^,\n])")
"""A cell that `int` takes, written as no integer is written: 07, +7, 7_000, in other digits."""


def _rows(path: Path) -> list[list[str]]:
    """The rows of a table, its columns first.

    `ValueError`: it is not written as `record` writes it, or a row has other cells.
    """
    text = text_of(path)
    try:
        rows = list(csv.reader(io.StringIO(text or "", newline="")))
    except csv.Error:  # a cell that is longer than any
        rows = []
    if not rows or as_csv(rows) != text or any(len(row) != len(rows[0]) for row in rows):
        raise ValueError(f"{path.name} is not as gameproof sweep --record writes it")
    return rows


@cache
def stored_rows(document: str, name: str, table: str) -> tuple[Row, ...]:
    """The rows of a recorded table of a sweep; `ValueError`: the table is not as it is written."""
    path = folder(document) / f"{name}.{table}.csv"
    header, *rows = _rows(path)
    if OTHERWISE.search(text_of(path) or ""):
        raise ValueError(f"{path.name} has a cell that is not written as numbers are")
    return tuple(dict(zip(header, row, strict=True)) for row in rows)
