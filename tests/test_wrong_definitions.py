"""Each mistake in a definition is noticed where it must be, and each check notices a mistake."""

import pytest

from proofs_check.core.documents import documents
from proofs_check.core.ledger import ledger
from proofs_check.core.ranges import Enumeration
from proofs_check.methods.exhaustive import EngineMismatchError
from proofs_check.sweeps.checked import Swept
from tests.wrong_definitions import (
    a_changed_number_is_noticed,
    a_changed_row_is_noticed,
    begins,
    checks,
    declared,
    equivalent,
    found_out,
    idle,
    mistakes,
    overlooked,
    small_mistakes,
    standing,
)

DOCUMENTS = list(documents())


@pytest.mark.parametrize("document", DOCUMENTS)
def test_each_mistake_is_noticed(document: str) -> None:
    """Those by hand, and of the small ones that a machine makes a sample."""
    own = declared(document)
    for wrong in mistakes(document):
        assert found_out(document)[wrong.says] or wrong.says in own.axioms, wrong.says
    found = {wrong.says: overlooked(document, wrong) for wrong in mistakes(document)}
    assert {says: names for says, names in found.items() if names} == {}


def test_what_is_called_equivalent_is_a_small_mistake_and_says_why() -> None:
    assert set(equivalent()) <= set(small_mistakes(""))
    assert all(equivalent().values())


@pytest.mark.parametrize("document", DOCUMENTS)
def test_each_check_notices_a_mistake(document: str) -> None:
    assert idle(document, found_out(document)) == []
    for beginning in declared(document).names("unnoticed"):
        assert any(begins(name, beginning) for name in checks(document)), beginning


@pytest.mark.parametrize("document", DOCUMENTS)
def test_a_mistake_makes_an_axiom_of_every_chained_theorem_false(document: str) -> None:
    assert standing(document) == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_a_changed_number_is_noticed(document: str) -> None:
    for beginning in declared(document).names("arithmetic"):
        names = [name for name in checks(document) if begins(name, beginning)]
        assert names, beginning
        for name in names:
            check = checks(document)[name]
            assert isinstance(check, Enumeration)
            assert a_changed_number_is_noticed(document, check), name


@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_engine_is_never_the_authority(document: str) -> None:
    wrong = {each.says: each for each in declared(document).wrong}
    for says, domains in declared(document).engines.items():
        for domain in domains:
            assert domain.spot_check() > 0
            with wrong[says].instead(document), pytest.raises(EngineMismatchError):
                domain.spot_check()


CHECKS = {
    f"{claim.id}:{reading}:{name}": check
    for document in DOCUMENTS
    for claim in ledger(document).values()
    for reading in claim.readings
    for name, check in claim.checks(reading).items()
}
SWEPT = {name: check for name, check in CHECKS.items() if isinstance(check, Swept)}


def test_a_changed_row_of_a_sweep_is_noticed() -> None:
    assert [name for name, check in SWEPT.items() if not a_changed_row_is_noticed(check)] == []
