"""Wrong definitions and transcriptions: for each claim there is one that its check notices."""

from collections.abc import Callable, Iterable

import pytest

from proofs_check.core.evidence import Effort, Verdict
from proofs_check.core.ledger import ledger
from proofs_check.documents.partizan import plans
from proofs_check.documents.partizan.claims import infinitesimals, nimbers, numbers, quizzes
from proofs_check.methods import argument as argument_method
from proofs_check.methods.argument import Argument
from proofs_check.methods.missing import Missing
from proofs_check.methods.printed import Row, printed_rows
from proofs_check.methods.smt import Truth
from tests.documents.partizan.mutants import MUTANTS, mutated
from tests.documents.partizan.noticed import NOTICED

CLAIMS = ledger("partizan").claims


def verdicts(name: str) -> list[Verdict]:
    """The verdict of each check of each reading."""
    readings = CLAIMS[f"partizan/{name}"].readings.values()
    return [check.run(Effort.DEFAULT).verdict for checks in readings for check in checks]


@pytest.mark.parametrize("mutant", MUTANTS)
def test_a_mistake_is_noticed(mutant: str) -> None:
    before = {name: verdicts(name) for name in NOTICED[mutant]}
    with mutated(MUTANTS[mutant]):
        for name, known in before.items():
            found = zip(known, verdicts(name), strict=True)
            assert any(a.is_true and b.is_false for a, b in found), name


TRANSCRIBED = {
    "section-3.4.2.y-omega-terms",
    "week-6.3.heaps-6",
    "week-6.3.heaps-7",
    "week-6.4.heap-2",
    "week-6.4.heap-3",
    "week-6.4.heap-4",
}
"""Claims on what stands in the text alone; see the wrong transcriptions below."""


def test_each_claim_is_there_that_some_mistake_is_noticed_by() -> None:
    """All but what is wrong as printed, what is not in the text, and arguments in words."""
    unnoticed = []
    noticed = {name for names in NOTICED.values() for name in names} | TRANSCRIBED
    for claim in CLAIMS.values():
        checks = [check for own in claim.readings.values() for check in own]
        if all(isinstance(check, Missing | Argument) for check in checks):
            continue
        name = claim.id.partition("/")[2]
        if name not in noticed and any(verdict.is_true for verdict in verdicts(name)):
            unnoticed.append(name)
    assert not unnoticed


def arguments() -> list[tuple[str, Argument]]:
    return [
        (claim.id, check)
        for claim in CLAIMS.values()
        for checks in claim.readings.values()
        for check in checks
        if isinstance(check, Argument)
    ]


@pytest.mark.parametrize(("name", "argument"), arguments(), ids=lambda value: str(value)[:60])
def test_no_argument_holds_without_its_hypotheses(
    name: str, argument: Argument, monkeypatch: pytest.MonkeyPatch
) -> None:
    def conclusion_alone(*formulas: Truth) -> Truth:
        return ~formulas[-1]

    assert argument.run(Effort.DEFAULT).verdict is Verdict.PROVED
    for module in (infinitesimals, numbers):
        monkeypatch.setattr(module, "unless", conclusion_alone)
    # The answers to the steps with their hypotheses are remembered.
    argument_method._answer.cache_clear()
    try:
        assert argument.run(Effort.DEFAULT).verdict is Verdict.NOT_RUN, name
    finally:
        argument_method._answer.cache_clear()


Change = Callable[[dict[str, str]], None]


def altered(table: str, change: Change) -> Callable[[str, str], tuple[Row, ...]]:
    """The printed rows, those of one table with a mistake in each."""

    def rows(document: str, name: str) -> tuple[Row, ...]:
        found = printed_rows(document, name)
        if name != table:
            return found
        copies = [dict(row) for row in found]
        for copy in copies:
            change(copy)
        return tuple(copies)

    return rows


def another_value(row: dict[str, str]) -> None:
    row["right"] = "17"


def one_more(column: str) -> Change:
    def change(row: dict[str, str]) -> None:
        row[column] = str(int(row[column]) + 1)

    return change


def names(table: str, column: str = "claim") -> Iterable[str]:
    return sorted({row[column] for row in printed_rows("partizan", table)})


NOT_READ_FROM_THERE = {"section-3.2.equal-games"}


@pytest.mark.parametrize("name", [n for n in names("equations") if n not in NOT_READ_FROM_THERE])
def test_another_value_in_an_equation_is_noticed(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = altered("equations", another_value)
    monkeypatch.setattr(plans, "printed_rows", wrong)
    # 0 < ^ becomes 0 < 17, which is true.
    expected = Verdict.PROVED if name == "section-3.4.2.up-positive" else Verdict.ERRATUM
    assert set(verdicts(name)) == {expected}


@pytest.mark.parametrize(
    ("table", "column", "name"),
    [
        ("number-sets", "printed", "section-3.7.example"),
        ("number-sets", "printed", "week-6.1"),
        ("number-sets", "printed", "week-7.5"),
        ("section-3.8", "printed", "section-3.8.option-values"),
        ("y-omega", "term", "section-3.4.2.y-omega-terms"),
    ],
)
def test_another_number_is_noticed(
    table: str, column: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = altered(table, one_more(column))
    for module in (infinitesimals, nimbers, plans, quizzes):
        monkeypatch.setattr(module, "printed_rows", wrong)
    assert set(verdicts(name)) == {Verdict.ERRATUM}


def test_the_labels_of_the_bar_are_as_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    def exchange(row: dict[str, str]) -> None:
        row["right of the bar"] = "Right"

    assert verdicts("section-3.4.notation") == [Verdict.ERRATUM]
    monkeypatch.setattr(numbers, "printed_rows", altered("braces", exchange))
    assert verdicts("section-3.4.notation") == [Verdict.PROVED]


def test_finitely_many_lines_could_be_too_few() -> None:
    assert verdicts("section-3.4.2.half-power-string") == [Verdict.REFUTED]
    with mutated(MUTANTS["colours exchanged"]):
        assert verdicts("section-3.4.2.half-power-string") == [Verdict.HOLDS]


@pytest.mark.parametrize("week", ["6.3", "6.4", "7.2"])
def test_another_nimber_of_a_heap_is_noticed(week: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for row in quizzes.rows_of(week):
        wrong = {**row, "nimber": str(int(row["nimber"]) + 1)}
        cells = list(quizzes.value_cells(wrong)())
        assert any(cell.printed != cell.computed for cell in cells), row["place"]
        if row["options"] and row["left_side"]:
            wrong = {**row, "left_side": "17"}
            assert all(cell.printed != cell.computed for cell in quizzes.side_cells(wrong)())
        if row["options"]:
            first, *rest = row["options"].split()
            wrong = {**row, "options": " ".join([str(int(first) + 17), *rest])}
            cells = list(quizzes.heap_cells(wrong)())
            assert any(cell.printed != cell.computed for cell in cells), row["place"]
            cells = list(quizzes.lost_side_cells(wrong)())
            assert all(cell.printed != cell.computed for cell in cells), row["place"]
            first, *rest = row["nimbers"].split()
            wrong = {**row, "nimbers": " ".join([str(int(first) + 1), *rest])}
            cells = list(quizzes.nimber_cells(wrong)())
            assert any(cell.printed != cell.computed for cell in cells), row["place"]
