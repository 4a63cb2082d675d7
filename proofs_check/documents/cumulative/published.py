"""Which questions about `cumulative` are published: what the document prints, and small ones."""

from collections.abc import Callable, Iterator, Mapping

from proofs_check.core.evidence import Json
from proofs_check.methods.printed import printed_rows
from proofs_check.oracle.questions import HUGE, Question, integers, subsets
from reference.cumulative import Convention


def _tables() -> Iterator[Question]:
    for row in printed_rows("cumulative", "table-1"):
        for X in ("FvF", "AvA"):
            yield Question(
                {"set": [3, 5], "heap": int(row["x"]), "convention": X},
                f"table-1.x-{row['x']}.{X}",
                row["place"],
                {"outcome": [int(row[f"{X}.first"]), int(row[f"{X}.second"])]},
            )
    tables: tuple[tuple[str, list[Json]], ...] = (
        ("table-2", [3, 8, 11, 13]),
        ("table-3", [4, 5, 9]),
    )
    for table, S in tables:
        for row in printed_rows("cumulative", table):
            for X in Convention:
                yield Question(
                    {"set": S, "heap": int(row["heap"]), "convention": X.value},
                    f"{table}.heap-{row['heap']}.{X}",
                    f"{row['place']}, {X}",
                    {
                        "outcome": [int(row[f"{X}.first"]), int(row[f"{X}.second"])],
                        "moves": integers(row[f"{X}.moves"]),
                    },
                )


def _outcome() -> Iterator[Question]:
    yield from _tables()
    for row in printed_rows("cumulative", "worked-numbers"):
        if row["quantity"] in {"moves", "outcome"} and row["convention"] in set(Convention):
            yield Question(
                {
                    "set": integers(row["set"]),
                    "heap": int(row["heap"]),
                    "convention": row["convention"],
                },
                row["claim"],
                row["place"],
                {row["quantity"]: integers(row["printed"])},
            )
    small = [(S, h) for S in subsets(4, 2) for h in range(13)]
    wider = [(S, h) for S in subsets(7, 2) for h in (0, 1, 7, 8, 14, 20, 21)]
    three: list[tuple[list[Json], int]] = [(S, h) for S in subsets(6, 3) for h in (5, 12, 17)]
    others: list[tuple[list[Json], int]] = [([3, HUGE], 20), ([HUGE], 7), ([17], 17)]
    others += [([2, 4], h) for h in (50, 100, 500)]
    others += [([3, 5], h) for h in (14, 99, 1000)]
    for S, h in [*small, *wider, *three, *others]:
        for X in Convention:
            yield Question({"set": S, "heap": h, "convention": X.value})


def _zero_sum() -> Iterator[Question]:
    for row in printed_rows("cumulative", "worked-numbers"):
        if row["quantity"] == "moves" and row["convention"] == "zero-sum":
            yield Question(
                {"set": integers(row["set"]), "heap": int(row["heap"])},
                row["claim"],
                row["place"],
                {"moves": integers(row["printed"])},
            )
    for S in subsets(5, 3):
        for h in (*range(11), 20, 33):
            yield Question({"set": S, "heap": h})
    for h in (100, 1000):
        yield Question({"set": [3, 5], "heap": h})
    yield Question({"set": [3, HUGE], "heap": 20})


PUBLISHED: Mapping[str, Callable[[], Iterator[Question]]] = {
    "cumulative.outcome": _outcome,
    "cumulative.zero_sum": _zero_sum,
}
"""For each system, what yields its questions."""
