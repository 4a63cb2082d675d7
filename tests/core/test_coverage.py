"""The coverage files, the ledgers, the record and the stored certificates hold together."""

import csv
import json
from importlib.resources import files

import pytest

from proofs_check.core.certificates import verify_file
from proofs_check.core.claim import Origin
from proofs_check.core.evidence import Verdict
from proofs_check.core.ledger import DOCUMENTS, ledger
from proofs_check.core.record import recorded
from proofs_check.core.tables import computed_file


def rows(document: str) -> list[dict[str, str]]:
    path = files("proofs_check") / "documents" / document / "places.csv"
    return list(csv.DictReader(path.read_text(encoding="utf-8").splitlines()))


def uncovered(document: str, covered: set[str]) -> set[str]:
    """Claims of the document that no place of it leads to."""
    claims = ledger(document).claims.values()
    return {c.id for c in claims if c.origin is Origin.DOCUMENT} - covered


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_place_names_claims_or_says_why_not(document: str) -> None:
    known = set(ledger(document).claims)
    places = rows(document)
    assert len({row["place"] for row in places}) == len(places)
    for row in places:
        claims = row["claims"].split()
        assert bool(claims) != bool(row["nothing to check because"]), row["place"]
        assert set(claims) <= known, row["place"]
        assert len(set(claims)) == len(claims), row["place"]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_claim_of_the_document_has_a_place(document: str) -> None:
    covered = {claim for row in rows(document) for claim in row["claims"].split()}
    assert not uncovered(document, covered)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_claim_is_recorded_and_nothing_else_is(document: str) -> None:
    assert set(recorded(document)) == set(ledger(document).claims)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_stored_counterexample_is_accepted_and_every_refutation_has_one(
    document: str,
) -> None:
    paths = sorted(computed_file(document, "counterexamples").glob("*.json"))
    assert paths
    for path in paths:
        accepted, reason = verify_file(str(path))
        assert accepted, f"{path.name}: {reason}"
    refuted = {c for c, e in recorded(document).items() if e.verdict is Verdict.REFUTED}
    assert refuted <= {json.loads(path.read_text())["claim"] for path in paths}


def test_a_claim_without_a_place_is_noticed() -> None:
    covered = {claim for row in rows("cumulative") for claim in row["claims"].split()}
    assert uncovered("cumulative", covered - {"cumulative/lemma-8.1"}) == {"cumulative/lemma-8.1"}
