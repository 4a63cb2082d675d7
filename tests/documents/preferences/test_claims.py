"""What claims of `preferences` are made of and rest on, and what is recorded of printed cells."""

import sys
from inspect import unwrap
from types import FunctionType, ModuleType
from typing import Any

import pytest

from proofs_check.core.claim import Origin
from proofs_check.core.corrections import verdict_of
from proofs_check.core.evidence import Effort, Evidence, Json, Verdict
from proofs_check.core.ledger import ledger
from proofs_check.core.ranges import Enumeration
from proofs_check.documents.preferences import reference_answers as answers
from proofs_check.documents.preferences.claims.table_1 import READINGS
from proofs_check.documents.preferences.coalitions import power
from proofs_check.documents.preferences.ranges import analysed, named, path
from proofs_check.documents.preferences.readings import PRINTED, TO_THE_LETTER
from proofs_check.documents.preferences.table import PrintedCell
from proofs_check.documents.preferences.theorem_plans import as_written, formulas
from proofs_check.documents.preferences.theorems_13_to_15 import compared
from proofs_check.documents.preferences.transcribed import fits, letters, printed_value
from proofs_check.methods.chained import Chained
from proofs_check.methods.logic import negation
from reference.preferences import DEFAULT, Evaluation, Preference, Reading
from tests.test_words import codes


def test_what_coalitions_can_bring_about() -> None:
    X = named("[[1,3]]")
    # With player 1 to move player 2 chooses between 1 and 3: player 1 alone brings about neither.
    coalitions = [set(), {1}, {2}, {3}, {1, 2}, {1, 3}, {2, 3}, {1, 2, 3}]
    by_coalition = dict(zip(map(frozenset, coalitions), power(X, 1), strict=True))
    assert frozenset({1}) in by_coalition[frozenset({2})]
    assert frozenset({1}) not in by_coalition[frozenset({1})]
    assert power(X, 1) != power(named("[1,3]"), 1)


def test_a_print_fits_a_value_in_some_order_of_its_lists_only() -> None:
    X = named("[1,[2,3],[1,[1,2]]]")
    assert fits(X, letters("[[3,2],[[2,1],1],1]"))
    assert fits(X, "1,2,3,1,1,2")
    for wrong in ("1,2,3,1,2,1,2", "1,2,3,2,1,2", "2,1,3,1,1,2", "1,2,3,1,1", "1,2,31,1,2", ""):
        assert not fits(X, wrong), wrong


def test_a_long_print_with_one_number_changed_fits_no_longer() -> None:
    symbols = letters(printed_value("example-6-unsimplified")["value"])
    X = answers.value_of("1232132321", 1, Preference.NONE)
    assert fits(X, symbols)
    assert not fits(X, ("2" if symbols[0] == "1" else "1") + symbols[1:])


def test_an_order_is_read_as_it_is_written() -> None:
    assert list(compared("{2_(2i+1),3_i} < 1_0", 2)) == [("2_5", "<", "1_0"), ("3_2", "<", "1_0")]
    assert list(compared("1_(i-1) is incomparable with 2_i", 3)) == [("1_2", "|", "2_3")]
    with pytest.raises(ValueError, match="exponent"):
        list(compared("1_(j) < 2_0", 1))


def test_a_statement_says_what_its_signs_say() -> None:
    cases = formulas(("{2_(2i),3_(2i)} < 1_(2i)", 1))
    stated = [(case, sign) for case, sign in cases(2, 2, 1, 2, 1)]
    assert stated == [(True, "<"), (False, "<")]
    assert as_written(stated, True, False)
    assert not as_written(stated, True, True)
    assert not as_written(stated, False, False)
    assert as_written([(False, "<")], False, True)
    assert as_written([(True, "|")], False, False)
    assert not as_written([(True, "|")], False, True)
    assert not as_written([(True, "<>")], negation(True), negation(True))


@pytest.mark.parametrize("reading", READINGS.values(), ids=READINGS)
@pytest.mark.parametrize("chosen", answers.UNASKED)
def test_readings_that_are_taken_for_one_give_the_same(
    chosen: Preference, reading: Reading
) -> None:
    boards = [tuple(map(int, board)) for board in analysed(6)]
    alone = Evaluation(path(6), chosen, reading).values((board, 1) for board in boards)
    assert list(answers.row_values(6, 1, chosen, reading).values()) == alone


def test_what_is_left_out_cannot_be_asked_for() -> None:
    left_out = Evaluation(
        path(3), Preference.PRUDENT, DEFAULT._replace(definition_11=answers.unasked)
    )
    with pytest.raises(AssertionError, match="has no use for"):
        left_out.values([((2, 1, 3), 1)])


def names_in(function: Any, seen: set[Any]) -> set[str]:
    """The names that a predicate uses, and functions of this document that it calls."""
    function = unwrap(function) if callable(function) else function
    own = str(getattr(function, "__module__", "")).startswith("proofs_check.documents.preferences")
    if not (isinstance(function, FunctionType) and own) or function in seen:
        return set()
    seen.add(function)
    names = {name for code in codes(function.__code__) for name in code.co_names}
    known = function.__globals__
    spaces = [known, *(vars(known[n]) for n in names if isinstance(known.get(n), ModuleType))]
    called = (space[name] for space in spaces for name in names if name in space)
    return names.union(*(names_in(each, seen) for each in called))


def test_what_holds_as_printed_holds_to_the_letter(monkeypatch: pytest.MonkeyPatch) -> None:
    checks = [
        (claim, check)
        for claim in ledger("preferences").values()
        if verdict_of(claim).is_true
        for own in claim.readings.values()
        for check in own
        if isinstance(check, Enumeration) and "PRINTED" in names_in(check.predicate, set())
    ]
    assert len(checks) > 30
    printed = PRINTED
    for module in [*sys.modules.values()]:
        if vars(module).get("PRINTED") is printed:
            monkeypatch.setattr(module, "PRINTED", TO_THE_LETTER)
    false = [claim for claim, check in checks if check.run(Effort.DEFAULT).verdict.is_false]
    # Some of ours name the rule: it is noticed.
    assert {claim.origin for claim in false} == {Origin.OURS}, [claim.id for claim in false]


def test_no_proof_of_what_the_document_says_grants_it() -> None:
    granted = {
        claim.origin: claim.id
        for claim in ledger("preferences").values()
        for own in claim.readings.values()
        for check in own
        if isinstance(check, Chained)
        and any("loss_below_win" in each.term.sexpr() for each in check.says()[0])
    }
    assert {*granted} == {Origin.OURS}, granted


SHORT, WRONG = PrintedCell("prudent", 5, 5), PrintedCell("games", 7, 3608)
ENGINE, LITERAL = (PrintedCell("games", 9, 52_497, literal=so) for so in (False, True))
FORGED: list[tuple[PrintedCell, str, str, dict[str, Json], str]] = [
    (SHORT, "holds", "n = 5, counted by the reference", {}, "never finds holds"),
    (SHORT, "erratum", "n = 5, counted by the engine", {}, "no range"),
    (SHORT, "proved", "n = 5, counted by the reference", {"cases": 2}, "another count"),
    (WRONG, "proved", "n = 7, counted by the reference", {"cases": 1}, "as printed"),
    (WRONG, "erratum", "n = 7, counted by the reference", {"printed": {}}, "as printed"),
    # What the engine counted is not recorded as the reference's.
    (ENGINE, "proved", "n = 9, counted by the reference", {}, "another count"),
]


def test_what_a_cell_finds_fits_it_and_what_it_never_finds_does_not() -> None:
    for cell in (SHORT, WRONG, ENGINE, PrintedCell("games", 15, 3_001_110_000)):
        assert cell.misfit(cell.run(Effort.DEFAULT)) == ""
    for cell, verdict, scope, facts, says in FORGED:
        found = cell.run(Effort.DEFAULT)
        carried: dict[str, Json] = {"certificate": {"kind": "evaluation"}, "cases": 1}
        if verdict == "erratum":
            carried |= {"printed": {}, "computed": {}}
        scope = f"every row of Table 1 with {scope}"
        all_facts = {**carried, **found.facts, **facts}
        forged = Evidence(Verdict(verdict), scope, found.method, all_facts)
        assert says in (LITERAL if cell is ENGINE else cell).misfit(forged), (says, scope)


def test_what_only_a_deep_run_counts_is_owed_by_no_other() -> None:
    found = PrintedCell("prudent", 13, 14).run(Effort.DEFAULT)
    assert (found.verdict, found.facts["deep"]) == (Verdict.NOT_RUN, True)


def test_a_wrong_cell_is_an_erratum() -> None:
    for cell in (WRONG, PrintedCell("selfish", 7, 9), PrintedCell("prudent", 8, 9)):
        assert cell.run(Effort.DEFAULT).verdict is Verdict.ERRATUM
