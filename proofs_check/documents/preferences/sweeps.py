"""Table 1 of the document on preferences, past the length up to which it is printed."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from proofs_check.core.evidence import Json, digest
from proofs_check.sweeps.shards import Found, Rows, Shard, Sweep, Tables

COLUMNS = ("games", "unsimplified", "syntactic", "selfish", "prudent")
PRINTED = 13
"""The longest rows of which the document prints the numbers."""
QUICK = 9
"""The longest rows that a default audit counts again."""
SMALL = 7
"""The longest rows whose games the reference counts."""


class Table1(Sweep):
    """How many games, and how many values under each preference, rows of each length have."""

    name = "preferences-table-1"
    document = "preferences"
    says = "Table 1: games and values of three-player Clobber on rows of each length"
    bound = "length"
    default, largest = 11, 15

    def shards(self, up_to: int) -> Iterator[Shard]:
        """One for each length and column."""
        for length in range(2, up_to + 1):
            for column in COLUMNS:
                yield Shard(f"{length:02}-{column}", {"length": length, "column": column})

    def look(self, shard: Shard) -> Found:
        """Count."""
        from proofs_check.documents.preferences import engine

        length, column = int(str(shard.content["length"])), str(shard.content["column"])
        if column == "games":
            number = engine.games(length)
            seal = digest([number])
        else:
            preference = engine.COLUMNS[COLUMNS.index(column) - 1]
            values = engine.compute(length, preference)
            number, seal = values.count(length), f"{values.digest(length):016x}"
        row: Json = [length, column, number]
        findings = ({"length": length, column: number},) if length > PRINTED else ()
        return Found(number, seal, {"row": row}, findings)

    def quick(self, shard: Shard) -> bool:
        """Long rows take minutes."""
        return int(str(shard.content["length"])) <= QUICK

    def inconsistent(self, shards: Sequence[tuple[Shard, int]], tables: Tables) -> str:
        """A row a shard, whose number is that of its cases."""
        cells = [
            (str(shard.content["length"]), str(shard.content["column"]), str(cases))
            for shard, cases in shards
        ]
        rows = [(row["length"], row["column"], row["number"]) for row in tables["cells"]]
        return "" if rows == cells else "the numbers of cells are not those of the shards"

    def misstated(self, tables: Tables) -> str:
        """Rows that the reference counts at once."""
        from reference.preferences import analysed_rows

        for row in tables["cells"]:
            length = int(row["length"])
            small = row["column"] == "games" and length <= SMALL
            if small and int(row["number"]) != sum(1 for _ in analysed_rows(length)):
                return f"the reference counts other games on rows of length {length}"
        return ""

    def tables(self, found: Sequence[tuple[Shard, Found]]) -> Mapping[str, Rows]:
        """One row a cell."""
        rows: list[Any] = [result.facts["row"] for _shard, result in found]
        return {"cells": [("length", "column", "number"), *(tuple(row) for row in rows)]}


SWEEPS: tuple[Sweep, ...] = (Table1(),)
