"""Tables 1 to 3 and the worked numbers of the text: printed cells beside what is computed."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import reference.cumulative as ref
from proofs_check.documents.cumulative.ranges import in_braces
from proofs_check.methods.printed import Cell, Row, printed_rows
from reference.cumulative.outcomes import maximisers
from reference.cumulative.play import looked_up, pspe_moves

Set = tuple[int, ...]


def _computed(table: str, S: Set) -> Iterator[tuple[Row, int, list[ref.Outcomes]]]:
    cells = [(row, int(row["x" if "x" in row else "heap"])) for row in _rows(table)]
    known = list(ref.rows(S, max(h for _, h in cells)))
    return ((row, h, known) for row, h in cells)


def _rows(table: str) -> tuple[Row, ...]:
    return printed_rows("cumulative", table)


def outcome_cells(table: str, S: Set, X: ref.Convention) -> Iterator[Cell]:
    for row, h, known in _computed(table, S):
        cell = [int(row[f"{X}.first"]), int(row[f"{X}.second"])]
        yield Cell(row["place"], cell, list(known[h].under(X)))


def move_cells(table: str, S: Set, X: ref.Convention) -> Iterator[Cell]:
    """The printed moves under X: those of S*(h) that survive the tie-break."""
    for row, h, known in _computed(table, S):
        cell = [int(s) for s in row[f"{X}.moves"].split()]
        yield Cell(row["place"], cell, list(pspe_moves(S, h, X, looked_up(known))))


def survivor_cells(table: str, S: Set) -> Iterator[Cell]:
    """The printed moves where the tie-break leaves out some of S*(h), under every convention."""
    for X in ref.Convention:
        cells = zip(_computed(table, S), move_cells(table, S, X), strict=True)
        for (_, h, known), cell in cells:
            if h >= min(S) and list(maximisers(S, h, X, looked_up(known))) != cell.computed:
                yield cell


def delta_cells(table: str, S: Set, X: ref.Convention, player: int, column: str) -> Iterator[Cell]:
    """The printed discrepancies of a player from FvF to X."""
    for row, h, known in _computed(table, S):
        delta = known[h].under(X)[player - 1] - known[h].FvF[player - 1]
        yield Cell(row["place"], int(row[column]), delta)


def worked_numbers(at: Mapping[str, str]) -> Mapping[str, tuple[Any, ...]]:
    """For the worked numbers with these ids, each at its place, the transcription and its words.

    The words are the set, the heap, the convention, the quantity, what is printed, and the place.
    """
    by_claim = {row["claim"]: row for row in _rows("worked-numbers")}
    words = ("heap", "convention", "quantity", "printed")
    return {
        name: (
            by_claim[name],
            in_braces(by_claim[name]["set"].split()),
            *(by_claim[name][word] for word in words),
            place,
        )
        for name, place in at.items()
    }


def worked_cell(row: Row) -> Cell:
    """A worked number beside what the definitions give."""
    return Cell(row["place"], [int(v) for v in row["printed"].split()], worked(row))


QUANTITIES: Mapping[str, Callable[[Set, int, ref.Convention], list[int]]] = {
    "outcome": lambda S, h, X: list(ref.outcome(S, h, X)),
    "first": lambda S, h, X: [ref.outcome(S, h, X).first],
    "second": lambda S, h, X: [ref.outcome(S, h, X).second],
    "moves": lambda S, h, X: list(ref.moves(S, h, X)),
    # Where the document speaks of "the" sequence there must be one only.
    "lines": lambda S, h, X: [s for line in ref.lines(S, h, X) for s in line],
}
"""What a worked number can be, by its name in the transcription, as a list of integers."""


def worked(row: Row) -> list[int]:
    """What the definitions give for a row of the worked numbers.

    >>> worked({"set": "3 5", "heap": "14", "convention": "FvF>AvA", "quantity": "change second"})
    [-1]
    """
    S = tuple(int(s) for s in row["set"].split())
    h = int(row["heap"])
    quantity, _, argument = row["quantity"].rpartition(" ")
    if row["convention"] == "zero-sum":
        return list(ref.zero_sum_moves(S, h))
    if quantity == "change":
        before, after = (ref.Convention(name) for name in row["convention"].split(">"))
        return [ref.discrepancy(S, h, before, after, 1 if argument == "first" else 2)]
    X = ref.Convention(row["convention"])
    if quantity == "by removing":
        return [int(argument) + ref.outcome(S, h - int(argument), ref.dual(X)).second]
    if quantity == "other by removing":
        return [ref.outcome(S, h - int(argument), ref.dual(X)).first]
    return QUANTITIES[row["quantity"]](S, h, X)
