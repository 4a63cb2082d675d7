"""Table 1 computed: by the reference, by the engine, and as the sweep recorded it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Any, ClassVar

from proofs_check.core.claim import Check, Plan
from proofs_check.core.evidence import Effort, Evidence, Json, Verdict, digest, not_looked
from proofs_check.documents.preferences.ranges import PLAYERS, analysed, playable_boards, tidied
from proofs_check.documents.preferences.reference_answers import row_values
from proofs_check.methods.printed import Cell, printed_rows
from proofs_check.sweeps.checked import swept
from proofs_check.sweeps.shards import Row
from reference.preferences import DEFAULT, Preference, Reading, SimpleValue, Value, analysed_rows

COLUMNS: Mapping[str, Preference] = {
    "unsimplified": Preference.NONE,
    "syntactic": Preference.SYNTACTIC,
    "selfish": Preference.SELFISH,
    "prudent": Preference.PRUDENT,
}
"""What all players do in each column that counts values."""
CELLS = ("games", *COLUMNS)
BY_REFERENCE = 8
"""The longest rows that the reference counts itself; the engine's tests hold it to these."""
DEEP_BY_REFERENCE = {"games": 12, **dict.fromkeys(COLUMNS, 10)}
"""The same under `--deep`, of each column."""
DEFAULT_LENGTH, DEEP_LENGTH, BEYOND = 11, 13, 14

SWEPT = swept("preferences", "preferences-table-1", "cells")
"""The plan of a statement about the computed table: the recorded sweep, past what is printed."""

ON_GRAPHS, ON_GRIDS, FOUR_ON_GRAPHS = (
    swept("preferences", f"preferences-{name}", "boards")
    for name in ("graphs", "grids", "graphs-four")
)
"""The same of statements about all boards on graphs, for three players, and for four."""


def each_prudent(rows: Iterable[Row]) -> Iterator[Row]:
    """The rows of players who are all prudent."""
    return (row for row in rows if set(row["preferences"].split()) == {"prudent"})


def at_most_3_a_vertex(rows: Iterable[Row]) -> Iterator[Json]:
    """Where prudent players have more than 3v values on v vertices, or one that is no a_i."""
    for row in each_prudent(rows):
        vertices, values = int(row["vertices"]), int(row["values"])
        others = int(row["without_a_simple_value"])
        if others or int(row["largest_exponent"]) >= vertices or values > 3 * vertices:
            yield dict(row)


def differing(rows: Iterable[Row], of: Sequence[str], players: int) -> Iterator[Json]:
    """Where one of these columns is not as on the same graph with other selfish or prudent players.

    `players`: how many of the first players must be of the same preference.
    """
    first: dict[tuple[str, ...], Row] = {}
    for row in rows:
        preferences = row["preferences"].split()
        if set(preferences) <= {"selfish", "prudent"}:
            known = first.setdefault((row["edges"], *preferences[:players]), row)
            if any(row[name] != known[name] for name in of):
                yield dict(row)


def without_a_simple_value(rows: Iterable[Row]) -> Iterator[Json]:
    """Where players 1 and 2 are prudent and some board has no simple value."""
    for row in rows:
        if (
            row["preferences"].startswith("prudent prudent")
            and row["without_a_simple_value"] != "0"
        ):
            yield dict(row)


def recorded(rows: Iterable[Row]) -> list[dict[str, int]]:
    """The rows of the sweep's table by ascending length, with all columns; `rows`: its cells."""
    found: dict[int, dict[str, int]] = {}
    for row in rows:
        n = int(row["length"])
        found.setdefault(n, {"length": n})[row["column"]] = int(row["number"])
    return [found[n] for n in sorted(found)]


def lengths(*found: Mapping[str, int]) -> Json:
    """Rows of the table as a witness has them."""
    return {"lengths": [dict(numbers) for numbers in found]}


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
    return len(starting(n, COLUMNS[column], 1, reading))


def starting(
    n: int, chosen: Preference, start: int = 1, reading: Reading = DEFAULT
) -> frozenset[Value]:
    """The different values of the rows of Table 1 of one length, by the reference."""
    return frozenset(row_values(n, start, chosen, reading).values())


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


def games_by_formula(n: int) -> int:
    """The same by the rows with a move, r(n), of the length and of its half."""
    r = [0, 0, 6, 24]
    while len(r) <= n:
        r.append(4 * r[-1] + 3 * r[-2] - 12 * r[-3] - 9 * r[-4])
    m = n // 2
    return (r[n] + r[m] + (r[m + 1] if n % 2 else 0)) // 2


def rows_with_move(n: int) -> Iterator[str]:
    """Every row of up to n vertices on which some player can move, as a string."""
    for m in range(2, n + 1):
        yield from ("".join(map(str, board)) for board in playable_boards(m))


def shorter(board: str) -> str:
    """A row without 0 at its ends and without two 0 beside one another."""
    trimmed = board.strip("0")
    while "00" in trimmed:
        trimmed = trimmed.replace("00", "0")
    return trimmed


@dataclass(frozen=True)
class PrintedCell(Check):
    """One cell: counted by the reference where short, else by the engine if the effort allows.

    Where it is `literal` by the reference alone, under `--deep`.
    """

    method: ClassVar[str] = "printed table"

    column: str
    n: int
    printed: int
    literal: bool = False

    @property
    def _place(self) -> str:
        return f"Table 1, row {self.n}, {self.column}"

    def _digest(self, effort: Effort, found: int) -> str:
        """Of the number found beside the printed one, and of what found it if not the reference."""
        by = [] if self._by_reference else [self._counted(effort)]
        return digest([[self._place, found, self.printed, *by]])

    @staticmethod
    def _longest(effort: Effort) -> int:
        return DEEP_LENGTH if effort is Effort.DEEP else DEFAULT_LENGTH

    @property
    def _by_reference(self) -> bool:
        return self.literal or self.n <= BY_REFERENCE

    def _counted(self, effort: Effort) -> str:
        if self._by_reference:
            deep_only = self.n > BY_REFERENCE and effort is not Effort.DEEP
            return "" if deep_only else "by the reference"
        if self.n <= self._longest(effort):
            return "by the engine"
        return "by symmetry" if self.column == "games" else ""

    def verdicts(self) -> frozenset[Verdict]:
        """What the reference counted is settled; the engine's numbers hold."""
        true = Verdict.PROVED if self._by_reference else Verdict.HOLDS
        return frozenset({true, Verdict.ERRATUM, Verdict.NOT_RUN})

    def scope(self, effort: Effort, found: Evidence | None = None) -> str:
        """The cell, and how it is counted."""
        return f"every row of Table 1 with n = {self.n}, counted {self._counted(effort)}"

    def amiss(self, effort: Effort, facts: Mapping[str, Json]) -> str:
        """Of a true cell everything recorded is known; of a false one what is printed."""
        if "printed" in facts:
            kept = facts["printed"] == {self._place: self.printed} != facts.get("computed")
            differ = kept and set(facts) == {"printed", "computed"}
            return "" if differ else "another number is recorded as printed"
        certificate = facts.get("certificate", facts)
        true = self._digest(effort, self.printed)
        kept = isinstance(certificate, Mapping) and certificate.get("digest") == true
        return "" if kept and facts.get("cases") == 1 else "another count is recorded"

    def run(self, effort: Effort) -> Evidence:
        how = self._counted(effort)
        if how == "by the reference":
            found = by_reference(self.column, self.n)
        elif how == "by the engine":
            found = by_engine(self.column, self.n, self._longest(effort))
        elif how == "by symmetry":
            found = games_by_symmetry(self.n)
        else:
            most = BY_REFERENCE if self.literal else self._longest(effort)
            why = f"rows with n > {most} are counted under --deep"
            return not_looked("nothing", self.method, why, deep=True)
        scope = self.scope(effort)
        if found != self.printed:
            facts: dict[str, Json] = {
                "printed": {self._place: self.printed},
                "computed": {self._place: found},
            }
            return Evidence(Verdict.ERRATUM, scope, self.method, facts)
        looked: dict[str, Json] = {"cases": 1, "digest": self._digest(effort, found)}
        if not self._by_reference:
            return Evidence(Verdict.HOLDS, scope, self.method, looked)
        whole: dict[str, Json] = {"cases": 1, "certificate": {"kind": "evaluation", **looked}}
        return Evidence(Verdict.PROVED, scope, self.method, whole)

    def replay(self, witness: Mapping[str, Json]) -> bool:
        """Whether the number of games still differs as stored, counted in another way."""
        if self.column != "games" or games_by_symmetry(self.n) == self.printed:
            return False
        counted = games_by_symmetry(self.n)
        return witness == {
            "printed": {self._place: self.printed},
            "computed": {self._place: counted},
        }


def beyond(column: str) -> int:
    """What a column would have one length past what the table prints."""
    number = by_engine(column, BEYOND, BEYOND)
    engine_values.cache_clear()
    return number


def column_cells(column: str, reading: Reading) -> Iterator[Cell]:
    """The first cells of a column that depend on the reading, n = 7 and 8, by the reference."""
    for printed_row in printed_rows("preferences", "table-1"):
        n = int(printed_row["length"])
        if n in (7, 8):
            place = f"{printed_row['place']}, column {column.capitalize()}"
            yield Cell(place, int(printed_row[column]), by_reference(column, n, reading))


# Rows of 14 vertices with every prudent value that occurs there

ROWS_OF_14: Mapping[SimpleValue, str] = {
    SimpleValue(number % 3 + 1, number // 3): board
    for number, board in enumerate(
        (
            *("12", "23", "123", "1231", "12223", "123233"),
            *("123213", "1223132", "112122332", "112231223", "1213212132", "11231231321"),
            *("13233122331", "11212313333223", "11213312123332"),
        )
    )
}
"""For each a_i with i <= 4 a row with that value if player 1 starts, found by the engine."""


def row_of_14(board: str) -> str:
    """A row of Table 1 with 14 vertices and the value of the given one.

    What is added are tokens of one player behind an empty vertex: they cannot move.

    >>> row_of_14("12")
    '12011111111111'
    """
    added = "0" + "1" * (13 - len(board)) if len(board) < 14 else ""
    return tidied(board + added)


# Which values are simple, the brackets of forced turns aside


def as_bars(X: Value) -> SimpleValue | frozenset[Any]:
    """X with Rule 1 applied everywhere, from the inside: a simple value or a list of such."""
    if isinstance(X, int):
        return SimpleValue(X, 0)
    inside = frozenset(as_bars(x) for x in X)
    if len(inside) == 1:
        return next(iter(inside))
    exponents = {x.exponent for x in inside if isinstance(x, SimpleValue)}
    bases = {x.base for x in inside if isinstance(x, SimpleValue)}
    if len(bases) == len(inside) == 2 and len(exponents) == 1:
        return SimpleValue(6 - sum(bases), exponents.pop() + 1)
    return inside


@cache
def complex_selfish(n: int) -> frozenset[int]:
    """The engine's numbers of the selfish values of rows of one length that are not simple."""
    values = engine_values(Preference.SELFISH, longest_for(n))
    numbers = values.occurring(n).tolist()
    return frozenset(x for x in numbers if not isinstance(as_bars(values.brackets(x)), SimpleValue))


def longest_for(n: int) -> int:
    """Up to which length the engine is asked, so that few computations are shared by all."""
    return DEFAULT_LENGTH if n <= DEFAULT_LENGTH else DEEP_LENGTH


@cache
def complex_share_of_values(n: int) -> Fraction:
    """The share of complex ones among the selfish values of rows of one length."""
    count = engine_values(Preference.SELFISH, longest_for(n)).count(n)
    return Fraction(len(complex_selfish(n)), int(count))


@cache
def complex_share_of_games(n: int) -> Fraction:
    """The share of rows of one length of which the selfish value is complex."""
    values = engine_values(Preference.SELFISH, longest_for(n))
    found = [values.number(tuple(map(int, board))) in complex_selfish(n) for board in analysed(n)]
    return Fraction(sum(found), len(found))


def counted(column: str, n: int, number: int, literal: bool = False) -> Plan:
    """The plan of counting what a cell says, as `PrintedCell` does."""

    def plan(function: Any) -> Check:
        return PrintedCell(column, n, number, literal)

    return plan


def cell_plans(*value: Any) -> tuple[Plan, ...]:
    """The plans of a cell: counted, and if it counts values as the sweep recorded it.

    `value`: of a family of claims; it ends in n, the printed number, words and the column.
    """
    *_, n, number, _words, column = value

    by_reference = BY_REFERENCE < n <= DEEP_BY_REFERENCE[column]
    return (
        counted(column, n, number),
        *(counted(column, n, number, literal=True) for _ in range(by_reference)),
        *(() if column == "games" else (SWEPT,)),
    )
