"""Which questions about `positions` the slides print the answers of."""

from collections.abc import Iterator

from proofs_check.core.evidence import Json
from proofs_check.methods.printed import Row, printed_rows
from proofs_check.oracle.questions import Question


def _lists(prefix: str) -> Iterator[tuple[Row, list[list[Json]]]]:
    """The rows of such a name, and the positions that are listed there: 1,2 3,5."""
    for row in printed_rows("positions", "lists"):
        if row["name"].startswith(prefix):
            yield row, [[*map(int, word.split(","))] for word in row["values"].split()]


def _printed(piles: list[Json], name: str, row: Row, **told: Json) -> Question:
    """What the slides print of piles in normal play."""
    return Question({"piles": piles, "play": "normal"}, name, row["place"], told)


def _moves(prefix: str) -> Iterator[Question]:
    """Of each N-position whose name has its piles the moves that are printed."""
    for row, found in _lists(prefix):
        given: list[Json] = [int(pile) for pile in row["name"].split("-")[2:]]
        yield _printed(given, row["name"], row, position="N", moves=found)


def subtraction() -> Iterator[Question]:
    for row in printed_rows("positions", "subtraction-grids"):
        S: list[Json] = [int(digit) for digit in row["grid"].partition("-")[0]]
        for h in range(12):
            if row[str(h)]:
                yield Question(
                    {"set": S, "heap": h, "play": "normal"},
                    f"{row['grid']}.{h}",
                    row["place"],
                    {"position": row[str(h)]},
                )


def nim() -> Iterator[Question]:
    for row, found in _lists("nim-list"):
        for piles in found:
            name = f"{row['name']}.{'-'.join(map(str, piles))}"
            yield _printed(piles, name, row, position="P")
    yield from _moves("nim-moves")


def wythoff() -> Iterator[Question]:
    for row in printed_rows("positions", "wythoff-grids"):
        for b in range(15):
            if row[str(b)]:
                name = f"grid-{row['grid']}.{row['row']}-{b}"
                yield _printed([int(row["row"]), b], name, row, position=row[str(b)])
    for row in printed_rows("positions", "wythoff-table"):
        pair: list[Json] = [int(row["a"]), int(row["b"])]
        yield _printed(pair, f"table.n-{row['n']}", row, position="P")
    yield from _moves("wythoff-moves")


PUBLISHED = {
    "positions.subtraction": "c587c7ae4f07034d9d4e073e3f3bfd9a5f4092609b8fc5dd33835bacf8d59af3",
    "positions.nim": "c2de86fb4d653ab0d1c650918c8c0063994106d58d30ec5d8f2e776e44b7fbb1",
    "positions.wythoff": "73f2ff0c0dd17c230eb7d03ed40b415d9ae2a8d18d4b1468b4b84911cc59e3e2",
    "positions.nim_value": "cf8cf9f9f42fde7c1c3fb76d1b7d532e8a7fe41d9a8ff3103c115f514679d91b",
    "positions.wythoff_pair": "625d6e0c1e5e0f8680a58b9121ae56b974a0fa2d85f0cebd140fa762de7345d2",
}
"""The digest of all that were ever published, of each system."""
