"""Each mistake in a definition is noticed where it must be, and each check notices a mistake."""

import pytest

from proofs_check.core.documents import documents
from proofs_check.core.ledger import ledger
from proofs_check.methods.exhaustive import EngineMismatchError
from proofs_check.sweeps.checked import Swept
from tests import wrong_definitions as own

of_each_document = pytest.mark.parametrize("document", documents())


@of_each_document
def test_each_mistake_is_noticed(document: str) -> None:
    """Those by hand, and of the small ones that a machine makes a sample."""
    axioms = own.declared(document).axioms
    for wrong in own.mistakes(document):
        assert own.found_out(document)[wrong.says] or wrong.says in axioms, wrong.says
    found = {wrong.says: own.overlooked(document, wrong) for wrong in own.mistakes(document)}
    assert {says: names for says, names in found.items() if names} == {}


def test_what_is_called_equivalent_is_a_small_mistake_and_says_why() -> None:
    assert set(own.equivalent()) <= set(own.small_mistakes(""))
    assert all(own.equivalent().values())


@of_each_document
def test_each_check_notices_a_mistake(document: str) -> None:
    assert own.idle(document, own.found_out(document)) == []
    for beginning in own.declared(document).excused.get("unnoticed", {}):
        assert any(own.begins(name, beginning) for name in own.checks(document)), beginning


@of_each_document
def test_a_mistake_makes_an_axiom_of_every_chained_theorem_false(document: str) -> None:
    assert own.standing(document) == []


@of_each_document
def test_the_engine_is_never_the_authority(document: str) -> None:
    wrong = {each.says: each for each in own.declared(document).wrong}
    for says, domains in own.declared(document).engines.items():
        for domain in domains:
            assert domain.spot_check() > 0
            with wrong[says].instead(document), pytest.raises(EngineMismatchError):
                domain.spot_check()


@of_each_document
def test_a_changed_row_of_a_sweep_is_noticed(document: str) -> None:
    unnoticed = [
        claim.id
        for claim in ledger(document).values()
        for checks in claim.readings.values()
        for check in checks
        if isinstance(check, Swept) and not own.a_changed_row_is_noticed(check)
    ]
    assert unnoticed == []
