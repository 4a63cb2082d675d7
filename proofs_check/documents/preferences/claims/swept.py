"""Table 1 past the length up to which it is printed, from the recorded sweep."""

from collections.abc import Iterable, Iterator

from proofs_check.core.evidence import Json
from proofs_check.documents.preferences.claims import claim
from proofs_check.methods.printed import printed_rows
from proofs_check.sweeps.checked import Row, swept

MISPRINTED = ("13", "games")
"""The one cell that comes out otherwise; see `table-1.games-13`."""


@claim("Table 1, caption, sentence 1", swept("preferences", "preferences-table-1", "cells"))
def table_1__swept_to_14__measured(rows: Iterable[Row]) -> Iterator[Json]:
    """Rows of length 14: 41449551 games; 4716450 values unsimplified, 4715754 syntactic, 1449232
    selfish, 15 prudent. Up to length 13 the same search gives every printed cell but the number of
    games at 13.
    """
    printed = {row["length"]: row for row in printed_rows("preferences", "table-1")}
    further = {
        "games": "41449551",
        "unsimplified": "4716450",
        "syntactic": "4715754",
        "selfish": "1449232",
        "prudent": "15",
    }
    for row in rows:
        expected = printed.get(row["length"], further)[row["column"]]
        if (row["number"] == expected) == ((row["length"], row["column"]) == MISPRINTED):
            yield dict(row)
