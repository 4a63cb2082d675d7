"""Table 1, cell by cell: by the reference where it is small, else by the engine."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, ClassVar

from proofs_check.core.claim import Check, using
from proofs_check.core.evidence import Effort, Evidence, Json, Verdict, digest
from proofs_check.documents.preferences.claims import claim
from proofs_check.documents.preferences.plans import (
    ALWAYS,
    BY_FORM,
    DOCUMENT,
    LEDGER,
    OR_FIRST,
    PLAYERS,
    PRINTED,
    REPAIRED,
    row_values,
)
from proofs_check.methods.enumeration import Case, settled
from proofs_check.methods.measured import Measured, measured
from proofs_check.methods.printed import Cell, printed, printed_rows
from reference.preferences import (
    DEFAULT,
    Preference,
    Reading,
    Rule2Scope,
    SkippedTurn,
    analysed_rows,
    definition_7_both_sides,
    list_value_same,
    rule_3_beside_leaves,
    rule_3_leaves_as_displayed,
    rule_4,
    rule_5,
    with_choosers,
)

COLUMNS: Mapping[str, Preference] = {
    "unsimplified": Preference.NONE,
    "syntactic": Preference.SYNTACTIC,
    "selfish": Preference.SELFISH,
    "prudent": Preference.PRUDENT,
}
"""What all players do in each column that counts values."""
BY_REFERENCE = 7
"""The longest rows that the reference counts itself; the engine's tests hold it to these."""
DEFAULT_LENGTH, DEEP_LENGTH, BEYOND = 11, 13, 14


@cache
def engine_values(chosen: Preference, longest: int) -> Any:
    """The engine's values of all rows up to a length."""
    from proofs_check.documents.preferences.engine import compute

    return compute(longest, chosen)


def by_engine(column: str, n: int, longest: int) -> int:
    """A cell of Table 1 by the engine."""
    from proofs_check.documents.preferences.engine import games

    if column == "games":
        return games(n)
    return int(engine_values(COLUMNS[column], longest).count(n))


def by_reference(column: str, n: int, reading: Reading = DEFAULT) -> int:
    """A cell of Table 1 by the reference."""
    if column == "games":
        return sum(1 for _ in analysed_rows(n))
    return len(set(row_values(n, 1, COLUMNS[column], reading).values()))


@dataclass(frozen=True)
class PrintedCell(Check):
    """One cell: counted by the reference where short, else by the engine if the effort allows."""

    method: ClassVar[str] = "printed table"

    column: str
    n: int
    printed: int

    def run(self, effort: Effort) -> Evidence:
        """Count."""
        longest = DEEP_LENGTH if effort is Effort.DEEP else DEFAULT_LENGTH
        if self.n > longest:
            why = f"rows with n > {longest} are counted under --deep"
            return Evidence(Verdict.NOT_RUN, "nothing", self.method, {"why": why})
        short = self.n <= BY_REFERENCE
        found = (
            by_reference(self.column, self.n) if short else by_engine(self.column, self.n, longest)
        )
        place = f"Table 1, row {self.n}, {self.column}"
        scope = f"every row of Table 1 with n = {self.n}, counted by the " + (
            "reference" if short else "engine"
        )
        if found != self.printed:
            facts: dict[str, Json] = {"printed": {place: self.printed}, "computed": {place: found}}
            return Evidence(Verdict.ERRATUM, scope, self.method, facts)
        result = digest([[place, self.printed, found]])
        if short:
            certificate: dict[str, Json] = {"kind": "evaluation", "cases": 1, "digest": result}
            whole: dict[str, Json] = {"cases": 1, "certificate": certificate}
            return Evidence(Verdict.PROVED, scope, self.method, whole)
        counted: dict[str, Json] = {"cases": 1, "digest": result}
        return Evidence(Verdict.HOLDS, scope, self.method, counted)

    def replay(self, witness: Mapping[str, Json]) -> bool:
        """Whether the number of games still differs as stored, counted in another way."""
        place = f"Table 1, row {self.n}, {self.column}"
        if self.column != "games" or games_by_symmetry(self.n) == self.printed:
            return False
        found = {"printed": {place: self.printed}, "computed": {place: games_by_symmetry(self.n)}}
        return witness == found


def games_by_symmetry(n: int) -> int:
    """The games analysed, without going through them.

    Rows with a move and without needless 0s are counted symbol by symbol; of each pair of mirror
    images one is analysed, and every palindrome.
    """

    def grown(ends: Mapping[tuple[int, bool], int]) -> dict[tuple[int, bool], int]:
        longer: dict[tuple[int, bool], int] = {}
        for (last, move), number in ends.items():
            for symbol in range(1 if last == 0 else 0, 4):
                adjacent = last != 0 and symbol not in (0, last)
                key = (symbol, move or adjacent)
                longer[key] = longer.get(key, 0) + number
        return longer

    ends = {(symbol, False): 1 for symbol in PLAYERS}
    for _ in range((n + 1) // 2 - 1):
        ends = grown(ends)
    # The middle of a palindrome of even length is doubled: no 0 there, and no move.
    palindromes = sum(k for (last, move), k in ends.items() if move and (n % 2 or last))
    for _ in range(n - (n + 1) // 2):
        ends = grown(ends)
    rows = sum(number for (last, move), number in ends.items() if move and last)
    return (rows + palindromes) // 2


def _cell(cell: PrintedCell, function: Any) -> Check:
    """The plan of a cell; the function under it is not called."""
    del function
    return cell


def enter_cells() -> None:
    """Enter a claim for each cell."""
    orders = {"prudent": ", by the order of Theorem 15"}
    titles = {"games": "Games analysed", **{name: name.capitalize() for name in COLUMNS}}
    for printed_row in printed_rows(DOCUMENT, "table-1"):
        n = int(printed_row["length"])
        for column, title in titles.items():
            number = int(printed_row[column])
            counted = "games are analysed" if column == "games" else f"{column} values occur"
            LEDGER.claim(
                f"table-1.{column}-{n}",
                f"{printed_row['place']}, column {title}",
                f"Of rows with {n} vertices {number} {counted}{orders.get(column, '')}.",
                partial(_cell, PrintedCell(column, n, number)),
                at=enter_cells,
            )(enter_cells)


enter_cells()


@claim("Table 1, row 13, column Games analysed", settled())
def table_1__games_13__corrected() -> Iterator[Case]:
    """Of rows with 13 vertices 10927980 games are analysed: going through them and counting by
    symmetry agree, here and in every other row of the table.
    """
    for printed_row in printed_rows(DOCUMENT, "table-1"):
        n = int(printed_row["length"])
        number = 10_927_980 if n == 13 else int(printed_row["games"])
        found = [by_engine("games", n, DEEP_LENGTH), games_by_symmetry(n)]
        yield Case({"length": n}, found == [number, number], {"games": list(found)})


@claim("Table 1, caption, sentence 2", printed())
def table_1__caption_syntactic_too() -> Iterator[Cell]:
    """The columns use the syntactic rules as well: with them the Selfish cell for n = 8 comes out,
    without Rule 2 at the start it does not.
    """
    kept = DEFAULT._replace(rule_2_scope=Rule2Scope.IN_CHOICES)
    yield Cell("Table 1, row 8, Selfish", 9, by_reference("selfish", 8))
    yield Cell(
        "without Rule 2 at the start more than 9", True, by_reference("selfish", 8, kept) > 9
    )


READINGS: Mapping[str, Reading] = {
    "as in Table 1": DEFAULT,
    "every list [x] is x": DEFAULT._replace(list_value=list_value_same),
    "a skipped turn is no level": DEFAULT._replace(skipped_turn=SkippedTurn.NO_LEVEL),
    "Rule 3 takes two pairs of brackets": DEFAULT._replace(rule_3=rule_3_leaves_as_displayed),
    "Rule 3 beside leaves": DEFAULT._replace(rule_3=rule_3_beside_leaves),
    "Rule 3 always": ALWAYS,
    "Rule 2 in choices": DEFAULT._replace(rule_2_scope=Rule2Scope.IN_CHOICES),
    "Rules 4 and 5 to the letter": DEFAULT._replace(selfish_rules=(rule_4, rule_5)),
    "comparisons know who chooses": DEFAULT._replace(compared=with_choosers),
    "Definition 7 on both sides": DEFAULT._replace(definition_7=definition_7_both_sides),
    "Definition 11 as printed": PRINTED,
    "Definition 11, or first": OR_FIRST,
    "Definition 11, repaired": REPAIRED,
}


@claim(
    "Table 1, caption, sentence 1",
    measured(DOCUMENT, "readings", ("reading", "length", *COLUMNS), "n = 7, every reading"),
)
def table_1__readings__measured() -> Iterator[tuple[str | int, ...]]:
    """How many values each reading gives, one choice changed at a time: the stored table."""
    for name, reading in READINGS.items():
        yield (name, 7, *(by_reference(column, 7, reading) for column in COLUMNS))


@claim(
    "Table 1, column Prudent",
    readings={
        key: using(lambda r=r: column_cells("prudent", r), printed()) for key, r in BY_FORM.items()
    },
)
def table_1__prudent_by_definition() -> None:
    """The column Prudent counts what Definition 11 makes of the rows: checked for n = 7 and 8."""


@claim(
    "Table 1, column Syntactic",
    readings={
        "Rule 3 as printed": using(lambda: column_cells("syntactic", ALWAYS), printed()),
        "among leaves only": using(lambda: column_cells("syntactic", DEFAULT), printed()),
    },
)
def table_1__syntactic_by_rule_3() -> None:
    """The column Syntactic counts what Rule 3 makes of the rows: checked for n = 7 and 8."""


def column_cells(column: str, reading: Reading) -> Iterator[Cell]:
    """The first cells of a column that depend on the reading, by the reference."""
    for printed_row in printed_rows(DOCUMENT, "table-1"):
        n = int(printed_row["length"])
        if n in (7, 8):
            place = f"{printed_row['place']}, column {column.capitalize()}"
            yield Cell(place, int(printed_row[column]), by_reference(column, n, reading))


@dataclass(frozen=True)
class Beyond(Measured):
    """Data that only `--deep` computes."""

    def run(self, effort: Effort) -> Evidence:
        """As `Measured`, under `--deep`."""
        if effort is not Effort.DEEP:
            why = "computed under --deep"
            return Evidence(Verdict.NOT_RUN, "nothing", self.method, {"why": why})
        return Measured.run(self, effort)


def length_14() -> Iterator[tuple[str | int, ...]]:
    """Games, and values of two columns, one length past what the table prints."""
    yield BEYOND, "games", by_engine("games", BEYOND, BEYOND)
    for column in ("unsimplified", "prudent"):
        yield BEYOND, column, by_engine(column, BEYOND, BEYOND)
        engine_values.cache_clear()


@claim(
    "Table 1, caption, sentence 1",
    lambda function: Beyond(
        function, DOCUMENT, "length-14", ("length", "column", "number"), "n = 14, by the engine"
    ),
)
def table_1__length_14__measured() -> Iterator[tuple[str | int, ...]]:
    """What the columns Games analysed, Unsimplified and Prudent would have for n = 14."""
    return length_14()
