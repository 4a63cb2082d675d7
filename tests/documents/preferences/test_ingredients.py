"""What the claims of `preferences` are made of: orders, powers of coalitions, prints that fit."""

import pytest

from proofs_check.documents.preferences.coalitions import power
from proofs_check.documents.preferences.ranges import named
from proofs_check.documents.preferences.reference_answers import value_of
from proofs_check.documents.preferences.theorem_plans import as_written, formulas
from proofs_check.documents.preferences.theorems_13_to_15 import compared
from proofs_check.documents.preferences.transcribed import fits, letters, printed_value
from proofs_check.methods.logic import negation
from reference.preferences import Preference


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
    X = value_of("1232132321", 1, Preference.NONE)
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
