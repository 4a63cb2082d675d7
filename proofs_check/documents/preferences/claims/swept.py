"""Table 1 past the length up to which it is printed, from the recorded sweep."""

from collections.abc import Iterable, Iterator

from proofs_check.core.evidence import Json
from proofs_check.documents.preferences.claims import claim
from proofs_check.documents.preferences.table import CELLS, SWEPT, lengths, recorded
from proofs_check.methods.printed import printed_rows
from proofs_check.sweeps.shards import Row


@claim(
    SWEPT,
    each={
        "table-1.swept-to-14.measured": (14, 41449551, 4716450, 4715754, 1449232, 15),
        "table-1.swept-to-15.measured": (15, 157223871, 15306548, 15305616, 6771442, 16),
    },
)
def swept_to(rows: Iterable[Row], n: int, *numbers: int) -> Iterator[Json]:
    """Rows of length {0}: {1} games; {2} values unsimplified, {3} syntactic, {4} selfish, {5}
    prudent. Up to length 13 the same search gives every printed cell but the number of games at 13,
    for which it gives 10927980."""
    expected = {
        int(row["length"]): {
            column: int(number) for column, number in row.items() if column in CELLS
        }
        for row in printed_rows("preferences", "table-1")
    }
    expected[13]["games"] = 10_927_980
    expected[n] = dict(zip(CELLS, numbers, strict=True))
    found = {each["length"]: each for each in recorded(rows)}
    for length, there in expected.items():
        if found.get(length) != there | {"length": length}:
            yield lengths(found.get(length, {"length": length}))
