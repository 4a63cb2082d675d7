"""The printed tables of the document, and where the reference differs from them.

Each comparison returns the cells that differ: the place, the printed and the computed value. They
ask the reference through its modules, so that a test can put a wrong definition in its place.
"""

import csv
import json
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from reference.bidding import (
    BidMatrix,
    Player,
    Reading,
    Row,
    Ruleset,
    heap_ruleset,
    maximin_table,
    property_A,
    property_B,
    property_C,
    ruleset,
    unitary_rows,
)
from reference.bidding.bids import bid_matrix

FOLDER = Path(__file__).resolve().parents[4] / "tables" / "printed" / "bidding"

LARGE_HEAP = 60
"""An even heap beyond the convergence of TB = 8 and TB = 9."""


class Difference(NamedTuple):
    """A printed cell that the definition does not give."""

    place: str
    printed: object
    computed: object


def table(name: str) -> list[dict[str, str]]:
    with (FOLDER / f"{name}.csv").open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def examples_2() -> dict[str, Any]:
    document: dict[str, Any] = json.loads((FOLDER / "examples-2.json").read_text(encoding="utf-8"))
    return document


def example_11_rows(row: dict[str, str]) -> Iterator[tuple[str, tuple[object, ...]]]:
    """The row by Definition 10, and by Definition 1 on the explicit ruleset."""
    TB, x = int(row["total_budget"]), int(row["heap"])
    yield "Definition 10", deque(unitary_rows(TB, x), maxlen=1)[0]
    yield "Definition 1", maximin_table(heap_ruleset({1}, TB, x), x)[x].nu_hat


def example_11() -> list[Difference]:
    """The table of Example 11; its question mark stands for the value that the text then finds."""
    (found,) = (r["printed"] for r in table("worked-numbers") if r["claim"] == "example-11.value")
    differences = []
    for row in table("example-11"):
        for source, values in example_11_rows(row):
            for p, computed in enumerate(values):
                printed = int(found if row[f"p{p}"] == "?" else row[f"p{p}"])
                if printed != computed:
                    place = f"{row['place']}, p = {p}, {source}"
                    differences.append(Difference(place, printed, computed))
    return differences


def matrix_differences(name: str, matrix: BidMatrix) -> list[Difference]:
    """The cells and margins of a printed table of Example 12 that are not those of the matrix."""
    printed_rows = table(name)
    computed_rows: list[tuple[object, ...]] = [
        (*row, maximum) for row, maximum in zip(matrix.cells, matrix.maxima, strict=True)
    ]
    computed_rows.append((*matrix.minima, matrix.maximin))
    differences = []
    for row, values in zip(printed_rows, computed_rows, strict=True):
        columns = [name for name in row if name not in {"place", "r"}]
        for column, computed in zip(columns, values, strict=True):
            if int(row[column]) != computed:
                place = f"{row['place']}, {column}"
                differences.append(Difference(place, int(row[column]), computed))
    return differences


def example_12_matrix_1() -> list[Difference]:
    return matrix_differences("example-12-matrix-1", bid_matrix({1}, 9, x=9, p=6))


def example_12_matrix_2(x: int = 9) -> list[Difference]:
    return matrix_differences("example-12-matrix-2", bid_matrix({1}, 9, x=x, p=4))


def figure(number: int, *, labels_exchanged: bool) -> list[Difference]:
    """The limit rows of Figure 1 or 2, under their printed labels or the other way round."""
    differences = []
    for row in table(f"figure-{number}"):
        TB = int(row["total_budget"])
        even = (row["labelled"] == "even") != labels_exchanged
        last = deque(unitary_rows(TB, LARGE_HEAP if even else LARGE_HEAP + 1), maxlen=1)[0]
        for p, computed in enumerate(last):
            if int(row[f"p{p}"]) != computed:
                differences.append(
                    Difference(f"{row['place']}, p = {p}", int(row[f"p{p}"]), computed)
                )
    return differences


def example_2_ruleset(example: str, TB: int, B: set[int]) -> Ruleset:
    """The ruleset of Examples 2.1 and 2.2; the penalty at x1, which is not printed, is 0."""
    printed = examples_2()["ruleset"]
    assert examples_2()[example]["zero_is_a_bid"] == (0 in B)
    return ruleset(
        printed["positions"],
        printed["left_moves"],
        printed["right_moves"],
        {(x, y): weight for x, y, weight in printed["left_weights"]},
        {(x, y): weight for x, y, weight in printed["right_weights"]},
        {"x1": 0, **printed["penalties"]},
        B,
        TB,
    )


def violated(row: Row) -> list[str]:
    properties = {"A": property_A, "B": property_B, "C": property_C}
    return [name for name, holds in properties.items() if not holds(row)]


def example_2_1(TB: int, B: set[int], reading: Reading) -> list[Difference]:
    """The printed values of Example 2.1, and the property that it is an example against."""
    printed = examples_2()["example-2.1"]
    row = maximin_table(example_2_ruleset("example-2.1", TB, B), reading=reading)["x1"]
    differences = []
    for value in printed["values"]:
        values = row.under(Player(value["marker"]))
        if "left_budget" in value:
            budgets = [value["left_budget"]]
        elif value["right_budget"] is None:
            budgets = list(range(TB + 1))
        else:
            budgets = [TB - value["right_budget"]]
        differences += [
            Difference(f"{value['place']}, p = {p}", value["printed"], values[p])
            for p in budgets
            if values[p] != value["printed"]
        ]
    if violated(row) != printed["violated"]:
        differences.append(Difference("Example 2.1", printed["violated"], violated(row)))
    return differences


def example_2_2(reading: Reading) -> list[Difference]:
    """The properties that Example 2.2 is an example against; {1} is the only set without 0."""
    printed = examples_2()["example-2.2"]
    gamma = example_2_ruleset("example-2.2", printed["total_budget"], {1})
    computed = violated(maximin_table(gamma, reading=reading)["x1"])
    missing = [name for name in printed["violated"] if name not in computed]
    return [Difference("Example 2.2", name, "holds") for name in missing]
