"""Wrong definitions and transcriptions: for each claim there is one that its check notices."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from proofs_check.core.claim import Check
from proofs_check.core.evidence import Effort, Verdict
from proofs_check.core.ledger import ledger
from proofs_check.documents.partizan.claims import infinitesimals, nimbers, numbers
from proofs_check.documents.partizan.heap_lines import heap_lines
from proofs_check.documents.partizan.transcribed import Combined, Equation, combined, equations
from proofs_check.methods.argument import RESOURCE_UNITS, Argument, Step
from proofs_check.methods.missing import Missing
from proofs_check.methods.printed import Cell, Row, printed_rows
from proofs_check.methods.smt import Status, Terms, Truth, solve
from tests.documents.partizan.mutants import MUTANTS, mutated
from tests.documents.partizan.noticed import NOTICED

CLAIMS = ledger("partizan")


def checks(name: str) -> list[Check]:
    """The checks of a claim, or of the one that it restates."""
    claim = CLAIMS[f"partizan/{name}"]
    looked = CLAIMS[claim.restates or claim.id]
    return [check for own in looked.readings.values() for check in own]


def verdicts(name: str) -> list[Verdict]:
    """The verdict of each check of each reading."""
    return [check.run(Effort.DEFAULT).verdict for check in checks(name)]


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
        name = claim.id.partition("/")[2]
        if all(isinstance(check, Missing | Argument) for check in checks(name)):
            continue
        if name not in noticed and any(verdict.is_true for verdict in verdicts(name)):
            unnoticed.append(name)
    assert not unnoticed


STEPS = {
    f"{claim.id}: {step.says}": step
    for claim in CLAIMS.values()
    for own in claim.readings.values()
    for check in own
    if isinstance(check, Argument)
    for step in check.steps
}


@pytest.mark.parametrize("step", STEPS.values(), ids=list(STEPS))
def test_no_step_follows_without_its_hypotheses(
    step: Step, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert solve(step.query(), RESOURCE_UNITS).status is Status.UNSAT
    assert solve(step.query(), RESOURCE_UNITS, hypotheses_alone=True).status is Status.SAT

    def conclusion_alone(terms: Terms, *formulas: Truth) -> None:
        terms.goal = formulas[-1].term

    monkeypatch.setattr(Terms, "follows", conclusion_alone)
    assert solve(step.query(), RESOURCE_UNITS).status is Status.SAT


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


def differs(cells: Iterator[Cell]) -> bool:
    return any(cell.printed != cell.computed for cell in cells)


@pytest.mark.parametrize("equation", equations("section-3.4") + equations("week-"), ids=str)
def test_another_value_in_an_equation_is_noticed(equation: Equation) -> None:
    wrong = replace(equation, right="17")
    # 0 < ^ becomes 0 < 17, which is true.
    assert differs(wrong.cells()) or wrong.relation == "<"
    assert differs(replace(wrong, relation=">").cells()) or wrong.relation != "<"


@pytest.mark.parametrize("value", combined().values(), ids=str)
def test_another_mex_or_xor_is_noticed(value: Combined) -> None:
    assert not differs(value.cells())
    assert differs(replace(value, printed=value.printed + 1).cells())


def one_more(column: str) -> Change:
    def change(row: dict[str, str]) -> None:
        row[column] = str(int(row[column]) + 1)

    return change


@pytest.mark.parametrize(
    ("table", "column", "name"),
    [
        ("section-3.8", "printed", "section-3.8.option-values"),
        ("y-omega", "term", "section-3.4.2.y-omega-terms"),
    ],
)
def test_another_number_is_noticed(
    table: str, column: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = altered(table, one_more(column))
    for module in (infinitesimals, nimbers):
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
def test_another_nimber_of_a_heap_is_noticed(week: str) -> None:
    for line in heap_lines(week).values():
        assert differs(replace(line, nimber=line.nimber + 1).value_cells()), line.place
        if line.options and line.left_side:
            assert differs(replace(line, left_side="17").side_cells()), line.place
        if line.options:
            first, *rest = line.options
            wrong = replace(line, options=(first + 17, *rest))
            assert differs(wrong.option_cells()), line.place
            assert differs(wrong.lost_side_cells()), line.place
            first, *rest = line.nimbers
            wrong = replace(line, nimbers=(first + 1, *rest))
            assert differs(wrong.nimber_cells()), line.place
