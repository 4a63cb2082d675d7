"""Which questions about `bidding` the document prints the answers of."""

from collections.abc import Iterator

from proofs_check.core.evidence import Json
from proofs_check.methods.printed import Row, printed_rows
from proofs_check.oracle.questions import Question


def _unitary(row: Row, TB: int, heap: int, name: str, place: str) -> Iterator[Question]:
    """The questions that a printed row of outcomes answers, where Left has the marker."""
    for p in range(TB + 1):
        if row[f"p{p}"] != "?":
            asked: dict[str, Json] = {"set": [1], "total_budget": TB, "heap": heap, "budget": p}
            told: dict[str, Json] = {"value": int(row[f"p{p}"])}
            yield Question({**asked, "marker": "left"}, f"{name}.p{p}", place, told)


def outcome() -> Iterator[Question]:
    for row in printed_rows("bidding", "example-11"):
        heap = int(row["heap"])
        yield from _unitary(row, 5, heap, f"example-11.row-{heap}", row["place"])
    # The rows of Figures 1 and 2 are of large heaps of the other parity than their labels say.
    for number, heaps in ((1, {"even": 25, "odd": 24}), (2, {"even": 25, "odd": 24})):
        for row in printed_rows("bidding", f"figure-{number}"):
            name, TB = row["labelled"], int(row["total_budget"])
            place = f"{row['place']}, for heaps of the other parity"
            yield from _unitary(row, TB, heaps[name], f"figure-{number}.{name}", place)


PUBLISHED = {
    "bidding.outcome": "91e1d1a4e4926fd3718ea982ec9730d17107de5a0ddb4a91958c09760469f262",
    "bidding.ruleset": "ab2df4e690f96fa67a33d7590bc101d2360e5b9737fde198f3643555d0779cad",
    "bidding.instance": "c2fb1a6ae0f26eedcf6fa6f96f72dc04524c591dc592a478e774aafa7c660a59",
}
"""The digest of all that were ever published, of each system."""
