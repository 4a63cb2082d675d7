"""Which questions about `bidding` are published: what the document prints, and small ones."""

from collections.abc import Callable, Iterator, Mapping
from itertools import product

from proofs_check.core.evidence import Json
from proofs_check.documents.bidding.systems import READINGS
from proofs_check.methods.printed import Row, printed_rows
from proofs_check.oracle.questions import Question
from reference.bidding import Player


def _unitary(row: Row, TB: int, heap: int, name: str, place: str) -> Iterator[Question]:
    """The questions that a printed row of outcomes answers, where Left has the marker."""
    for p in range(TB + 1):
        if row[f"p{p}"] != "?":
            asked: dict[str, Json] = {"set": [1], "total_budget": TB, "heap": heap, "budget": p}
            told: dict[str, Json] = {"value": int(row[f"p{p}"])}
            yield Question({**asked, "marker": "left"}, f"{name}.p{p}", place, told)


def _outcome() -> Iterator[Question]:
    for row in printed_rows("bidding", "example-11"):
        heap = int(row["heap"])
        yield from _unitary(row, 5, heap, f"example-11.row-{heap}", row["place"])
    # The rows of Figures 1 and 2 are of large heaps of the other parity than their labels say.
    for number, heaps in ((1, {"even": 25, "odd": 24}), (2, {"even": 25, "odd": 24})):
        for row in printed_rows("bidding", f"figure-{number}"):
            name, TB = row["labelled"], int(row["total_budget"])
            place = f"{row['place']}, for heaps of the other parity"
            yield from _unitary(row, TB, heaps[name], f"figure-{number}.{name}", place)
    sets: list[list[Json]] = [[1], [2], [1, 2], [1, 3]]
    for S, TB, h in product(sets, range(4), range(6)):
        for p, marker in product(range(TB + 1), Player):
            common: dict[str, Json] = {"set": S, "total_budget": TB, "heap": h, "budget": p}
            common["marker"] = marker.value
            yield Question(common)
            if TB == 3 and h in {2, 3}:
                some: list[list[Json]] = [[0], [0, 1], [0, 3], [0, 1, 2, 3]]
                yield from (Question({**common, "bids": bids}) for bids in some)
    for p, marker in product(range(7), Player):
        yield Question(
            {"set": [2, 3], "total_budget": 6, "heap": 8, "budget": p, "marker": marker.value}
        )
    # With bids that leave gaps maximin and minimax differ, which they seldom do of a heap.
    gaps: list[tuple[int, list[Json], list[str]]] = [
        (8, [2, 3], ["with-bid", "after-bid"]),
        (9, [0, 2, 3], sorted(READINGS)),
    ]
    for TB, left_over, names in gaps:
        for p, marker, reading in product(range(3, TB - 2), Player, names):
            where: dict[str, Json] = {"total_budget": TB, "budget": p, "marker": marker.value}
            yield Question({"set": [1], "heap": 3, **where, "bids": left_over, "reading": reading})


def _ruleset() -> Iterator[Question]:
    example: dict[str, Json] = {
        "positions": ["x1", "x2"],
        "left": [],
        "right": [["x1", "x2", 1]],
        "penalties": {"x1": 0, "x2": 0},
        "total_budget": 1,
        "position": "x1",
    }
    for p, marker in product(range(2), Player):
        yield Question({**example, "budget": p, "marker": marker.value})
    where: dict[str, Json]
    arrow: dict[str, Json] = {
        "positions": ["a", "b", "c", "d"],
        "left": [["a", "b", "1/2"], ["a", "c", 2], ["b", "d", -1]],
        "right": [["a", "c", -3], ["b", "d", "5/3"], ["c", "d", 0]],
        "penalties": {"c": "-3/4", "d": 1},
    }
    for reading in sorted(READINGS):
        where = {"total_budget": 3, "budget": 1, "marker": "left", "reading": reading}
        yield Question({**arrow, **where, "position": "a"})
    ends: dict[str, Json] = {"positions": ["end"], "left": [], "right": []}
    for TB in range(4):
        for p, marker in product(range(TB + 1), Player):
            where = {"total_budget": TB, "budget": p, "marker": marker.value}
            yield Question({**ends, "penalties": {"end": 0}, **where, "position": "end"})
            for position in "abcd":
                yield Question({**arrow, **where, "position": position})
            if TB > 1:
                yield Question({**arrow, **where, "position": "a", "bids": [0, TB]})


def _instance() -> Iterator[Question]:
    arrow: dict[str, Json] = {
        "left": [[0, 1, "1/2"], [0, 2, 2], [1, 3, -1]],
        "right": [[0, 2, -3], [1, 3, "5/3"], [2, 3, 0]],
        "tau": [0, 0, "-3/4", 1],
    }
    for TB in range(3):
        for p, marker, position in product(range(TB + 1), Player, range(4)):
            where: dict[str, Json] = {"total_budget": TB, "budget": p, "marker": marker.value}
            yield Question({**arrow, **where, "position": position})
            for reading in READINGS if TB == 2 and position == 0 else ():
                yield Question({**arrow, **where, "position": position, "reading": reading})
                # Without 0 there may be one who cannot bid.
                bids: dict[str, Json] = {"bids": [1, 2], "reading": reading}
                yield Question({**arrow, **where, "position": position, **bids})


PUBLISHED: Mapping[str, Callable[[], Iterator[Question]]] = {
    "bidding.outcome": _outcome,
    "bidding.ruleset": _ruleset,
    "bidding.instance": _instance,
}
"""For each system, what yields its questions."""
