"""Table 1 past the length up to which it is printed, from the recorded sweep."""

from collections.abc import Iterable, Iterator

from proofs_check.core.evidence import Json
from proofs_check.documents.preferences.claims import claim
from proofs_check.documents.preferences.table import CELLS, SWEPT, lengths, recorded
from proofs_check.methods.printed import printed_rows
from proofs_check.sweeps.shards import Row


@claim("Table 1, caption, sentence 1", SWEPT)
def table_1__swept_to_14__measured(rows: Iterable[Row]) -> Iterator[Json]:
    """Rows of length 14: 41449551 games; 4716450 values unsimplified, 4715754 syntactic, 1449232
    selfish, 15 prudent. Up to length 13 the same search gives every printed cell but the number of
    games at 13, for which it gives 10927980.
    """
    expected = {
        int(row["length"]): {
            column: int(number) for column, number in row.items() if column in CELLS
        }
        for row in printed_rows("preferences", "table-1")
    }
    expected[13]["games"] = 10_927_980
    expected[14] = dict(zip(CELLS, (41449551, 4716450, 4715754, 1449232, 15), strict=True))
    for found in recorded(rows):
        if found != expected[found["length"]] | {"length": found["length"]}:
            yield lengths(found)
