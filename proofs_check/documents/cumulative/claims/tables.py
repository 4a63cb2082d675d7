"""Tables 1 to 3 and the worked numbers of the text, cell by cell."""

from collections.abc import Iterator

from proofs_check.documents.cumulative.plans import LEDGER
from proofs_check.methods.printed import Cell, Row, printed, printed_rows
from reference.cumulative import (
    Convention,
    Outcomes,
    discrepancy,
    dual,
    lines,
    moves,
    outcome,
    rows,
    zero_sum_moves,
)
from reference.cumulative.play import looked_up, pspe_moves

Set = tuple[int, ...]


def heap_of(row: Row) -> int:
    """The heap that a printed row or column is about."""
    return int(row["x"] if "x" in row else row["heap"])


def _computed(table: str, S: Set) -> Iterator[tuple[Row, int, list[Outcomes]]]:
    printed_cells = printed_rows("cumulative", table)
    known = list(rows(S, max(heap_of(row) for row in printed_cells)))
    for row in printed_cells:
        yield row, heap_of(row), known


def outcome_cells(table: str, S: Set, X: Convention) -> Iterator[Cell]:
    """The printed outcomes under X."""
    for row, h, known in _computed(table, S):
        cell = [int(row[f"{X}.first"]), int(row[f"{X}.second"])]
        yield Cell(row["place"], cell, list(known[h].under(X)))


def move_cells(table: str, S: Set, X: Convention) -> Iterator[Cell]:
    """The printed moves under X: those of S*(h) that survive the tie-break."""
    for row, h, known in _computed(table, S):
        cell = [int(s) for s in row[f"{X}.moves"].split()]
        yield Cell(row["place"], cell, list(pspe_moves(S, h, X, looked_up(known))))


def delta_cells(table: str, S: Set, X: Convention, player: int, name: str) -> Iterator[Cell]:
    """The printed discrepancies of a player from FvF to X."""
    for row, h, known in _computed(table, S):
        delta = known[h].under(X)[player - 1] - known[h].FvF[player - 1]
        yield Cell(row["place"], int(row[name]), delta)


def enter_table(table: str, S: Set, conventions: tuple[Convention, ...]) -> None:
    """Enter a claim for each column of a table (and for its moves, where it prints them)."""
    number = table.removeprefix("table-")
    name = "{" + ",".join(map(str, S)) + "}"
    printed_columns = printed_rows("cumulative", table)[0]

    def column(part: str, cite: str, says: str, function: object, *arguments: object) -> None:
        LEDGER.claim(f"{table}.{part}", f"Table {number}, {cite}", says, printed(), at=enter_table)(
            lambda: function(table, S, *arguments)  # type: ignore[operator]
        )

    for X in conventions:
        column(str(X), f"outcomes of {X}", f"The printed {X} outcomes of {name}.", outcome_cells, X)
        if f"{X}.moves" in printed_columns:
            says = f"The printed {X} moves of {name}."
            column(f"{X}-moves", f"moves of {X}", says, move_cells, X)
        for player, letter in ((1, "alpha"), (2, "beta")):
            for field in (f"{X}.delta_{letter}", f"delta{player}"):
                if field in printed_columns and X is not Convention.FvF:
                    part = f"{X}-delta-{player}"
                    says = f"The printed discrepancies of player {player} of {name}, FvF to {X}."
                    column(
                        part, f"delta of player {player}, {X}", says, delta_cells, X, player, field
                    )


QUANTITIES = {
    "outcome": lambda S, h, X: list(outcome(S, h, X)),
    "first": lambda S, h, X: [outcome(S, h, X).first],
    "second": lambda S, h, X: [outcome(S, h, X).second],
    "moves": lambda S, h, X: list(moves(S, h, X)),
    # Where the document speaks of "the" sequence there must be one only.
    "lines": lambda S, h, X: [s for line in lines(S, h, X) for s in line],
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
        return list(zero_sum_moves(S, h))
    if quantity == "change":
        before, after = (Convention(name) for name in row["convention"].split(">"))
        return [discrepancy(S, h, before, after, 1 if argument == "first" else 2)]
    X = Convention(row["convention"])
    if quantity == "by removing":
        return [int(argument) + outcome(S, h - int(argument), dual(X)).second]
    if quantity == "other by removing":
        return [outcome(S, h - int(argument), dual(X)).first]
    return QUANTITIES[row["quantity"]](S, h, X)


def enter_worked_numbers(prefix: str) -> None:
    """Enter a claim for each worked number whose id begins with `prefix`."""
    for row in printed_rows("cumulative", "worked-numbers"):
        if row["claim"].startswith(prefix):
            says = (
                f"In {{{row['set'].replace(' ', ',')}}} at heap {row['heap']} under "
                f"{row['convention']}: {row['quantity']} = {row['printed']}."
            )
            LEDGER.claim(row["claim"], row["place"], says, printed(), at=enter_worked_numbers)(
                lambda row=row: [
                    Cell(row["place"], [int(v) for v in row["printed"].split()], worked(row))
                ]
            )
