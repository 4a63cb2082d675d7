"""Which questions about `cumulative` the document prints the answers of."""

from collections.abc import Iterator

from proofs_check.core.evidence import Json
from proofs_check.methods.printed import printed_rows
from proofs_check.oracle.questions import Question, integers
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


def outcome() -> Iterator[Question]:
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


def zero_sum() -> Iterator[Question]:
    for row in printed_rows("cumulative", "worked-numbers"):
        if row["quantity"] == "moves" and row["convention"] == "zero-sum":
            yield Question(
                {"set": integers(row["set"]), "heap": int(row["heap"])},
                row["claim"],
                row["place"],
                {"moves": integers(row["printed"])},
            )


PUBLISHED = {
    "cumulative.outcome": "b0f81595e03bf147258070c199d3729a21416c65122c90f286c1034aa3f9adab",
    "cumulative.zero_sum": "0e20f44be9b6078572fc120c480b89c786de8e9e62edff1190dc27bd17e62e8b",
}
"""The digest of all that were ever published, of each system."""
