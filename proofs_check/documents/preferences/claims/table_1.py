"""Table 1, cell by cell: by the reference where it is small, else by the engine."""

from collections.abc import Iterable, Iterator, Mapping

import reference.preferences as ref
from proofs_check.core.claim import Depending, using
from proofs_check.core.evidence import Json
from proofs_check.core.ranges import Found, Range
from proofs_check.documents.preferences import readings, table
from proofs_check.documents.preferences.claims import claim
from proofs_check.documents.preferences.ranges import ITSELF
from proofs_check.documents.preferences.table import BEYOND, COLUMNS, DEEP_LENGTH
from proofs_check.documents.preferences.transcribed import DOCUMENT
from proofs_check.methods.measured import measured
from proofs_check.methods.printed import Cell, printed, printed_rows
from proofs_check.sweeps.shards import Row

WORDS = {
    "games": "games are analysed",
    **{column: f"{column} values occur" for column in COLUMNS},
    "prudent": "prudent values occur, by the order of Theorem 15",
}


@claim(
    Depending(table.cell_plans),
    each={
        f"table-1.{column}-{row['length']}": (
            row["place"],
            "Games analysed" if column == "games" else column.capitalize(),
            int(row["length"]),
            int(row[column]),
            words,
            column,
        )
        for row in printed_rows(DOCUMENT, "table-1")
        for column, words in WORDS.items()
    },
)
def printed_cell(
    rows: Iterable[Row], place: str, title: str, n: int, number: int, words: str, column: str
) -> Iterator[Json]:
    """Of rows with {2} vertices {3} {4}."""
    for row in table.recorded(rows):
        if row["length"] == n and row[column] != number:
            yield table.lengths(row)


LENGTHS = Range("n = 2 to {n}", "n", lambda n: ((m,) for m in range(2, n + 1)), {"n": DEEP_LENGTH})


def games_alike(n: int) -> Found:
    """Going through the games, counting by symmetry and the formula agree."""
    found = [
        table.by_engine("games", n, DEEP_LENGTH),
        table.games_by_symmetry(n),
        table.games_by_formula(n),
    ]
    return len(set(found)) == 1, {"games": list(found)}


@claim(LENGTHS.to({"n": 8}, {"n": 9}), *using(games_alike, LENGTHS))
def table_1__games__strengthened(n: int) -> Found:
    """Of rows with n vertices half of r(n) + r(n/2) are analysed, for odd n half of
    r(n) + r((n-1)/2) + r((n+1)/2), where r, the number of rows with a move and without needless 0s,
    has r(n) = 4 r(n-1) + 3 r(n-2) - 12 r(n-3) - 9 r(n-4) and begins with 0, 0, 6, 24 for n = 0."""
    found = [table.by_reference("games", n), table.games_by_formula(n)]
    return found[0] == found[1], {"games": list(found)}


@claim(
    Range("n = {n}", "n", lambda n: [(n,)], {"n": 13}),
    table.counted("games", 13, 10_927_980, literal=True),
)
def table_1__games_13__corrected(n: int) -> Found:
    """Of rows with 13 vertices 10927980 games are analysed."""
    found = [table.by_engine("games", n, DEEP_LENGTH), table.games_by_symmetry(n)]
    return found == [10_927_980] * 2, {"games": list(found)}


@claim(ITSELF)
def table_1__caption_syntactic_too() -> Found:
    """The columns use the syntactic rules as well: with them the Selfish cell for n = 8 comes out,
    without Rule 2 at the start it does not."""
    (given,) = (int(r["selfish"]) for r in printed_rows(DOCUMENT, "table-1") if r["length"] == "8")
    found = [
        table.by_reference("selfish", 8),
        table.by_reference("selfish", 8, readings.IN_CHOICES),
    ]
    return found[0] == given < found[1], {"values": list(found)}


READINGS: Mapping[str, ref.Reading] = {
    "as in Table 1": ref.DEFAULT,
    "every list [x] is x": ref.DEFAULT._replace(list_value=ref.list_value_same),
    "a skipped turn is no level": ref.DEFAULT._replace(skipped_turn=ref.SkippedTurn.NO_LEVEL),
    "Rule 3 takes two pairs of brackets": ref.DEFAULT._replace(
        rule_3=ref.rule_3_leaves_as_displayed
    ),
    "Rule 3 beside leaves": ref.DEFAULT._replace(rule_3=ref.rule_3_beside_leaves),
    "Rule 3 always": readings.ALWAYS,
    "Rule 2 in choices": readings.IN_CHOICES,
    "Rules 4 and 5 to the letter": ref.DEFAULT._replace(selfish_rules=(ref.rule_4, ref.rule_5)),
    "comparisons know who chooses": ref.DEFAULT._replace(compared=ref.with_choosers),
    "Definition 7 on both sides": ref.DEFAULT._replace(definition_7=ref.definition_7_both_sides),
    "Definition 11 as printed": readings.PRINTED,
    "Definition 11, or first": readings.OR_FIRST,
    "Definition 11, repaired": readings.REPAIRED,
}


@claim(
    measured(
        DOCUMENT,
        "readings",
        ("reading", "length", *COLUMNS),
        Range(
            "every reading, rows of length {n}",
            "reading n",
            lambda n: ((name, n) for name in READINGS),
            {"n": 7},
        ),
    )
)
def table_1__readings__measured(reading: str, n: int) -> tuple[str | int, ...]:
    """How many values each reading gives, one choice changed at a time: the stored table."""
    return (reading, n, *(table.by_reference(column, n, READINGS[reading]) for column in COLUMNS))


@claim(
    printed,
    each={
        "table-1.prudent-by-definition": ("Definition 11 makes", readings.PRINTED, "Prudent"),
        "table-1.prudent-by-definition.corrected": (
            "the order of Theorem 15 makes",
            ref.DEFAULT,
            "Prudent",
        ),
        "table-1.syntactic-by-rule-3": ("Rules 2 and 3 make", readings.ALWAYS, "Syntactic"),
        "table-1.syntactic-by-rule-3.corrected": (
            "Rules 2 and 3, Rule 3 among leaves only, make",
            ref.DEFAULT,
            "Syntactic",
        ),
    },
)
def by_definition(makes: str, reading: ref.Reading, column: str) -> Iterator[Cell]:
    """At n = 7 and n = 8 the column {2} counts what {0} of the rows."""
    return table.column_cells(column.lower(), reading)


@claim(
    measured(
        DOCUMENT,
        "length-14",
        ("length", "column", "number"),
        Range(
            "games, unsimplified and prudent values of rows of length {n}, by the engine",
            "n column",
            lambda n: ((n, column) for column in ("games", "unsimplified", "prudent")),
            {"n": BEYOND},
        ),
        deep_only=True,
    )
)
def table_1__length_14__measured(n: int, column: str) -> tuple[str | int, ...]:
    """What the columns Games analysed, Unsimplified and Prudent would have for n = 14."""
    return n, column, table.beyond(column)
