"""The places, the ledgers, the record and the stored certificates hold together."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from proofs_check.core import documents, places
from proofs_check.core.claim import Origin
from proofs_check.core.ledger import all_claims, ledger
from proofs_check.core.places import COLUMNS, NOTHING, Kind, Place
from proofs_check.core.record import recorded
from reference.errors import InvalidInput

DOCUMENTS = list(documents.documents())

SENTENCES_THAT_PRINT = {
    "bidding": """
        definition-8.configuration.separators example-2.1.ruleset
        heap-monotonicity.proof.case-B-value heap-monotonicity.proof.display-references
        lemma-26.proof.brackets section-2.penalty-numbers section-3-1.figures-named
        section-3-2.named-monotonicity theorem-27.proof.next-section theorem-29.proof.stray-2
    """,
    "cumulative": """
        lemma-8.proof-iii-named-convention remark-1.alice-last remark-1.alice-starts
        remark-1.bob-must section-1.1.naturals-with-zero section-2.dual-values
        section-5.zero-sum-formula
    """,
    "preferences": """
        rule-3.three section-4.2.merge-example section-4.2.merge-example-choice
        section-4.2.merge-example-list section-4.2.merge-example-result section-4.4.and-so-on
        section-4.4.conclusion-by-children section-4.4.higher-bars-incomparable
        section-4.4.nested-comparison section-4.4.next-comparison section-4.4.three-bar-bar-list
        section-4.4.three-bar-below-two-bar section-5.eight-because-start section-5.eight-no-3-2
        section-5.nine-verified theorem-13.proof-parity-first theorem-13.proof-parity-second
        theorem-15.proof-i-greater-1
    """,
    "positions": """
        wythoff.sequence.every-integer
    """,
    "partizan": """
        section-3.2.equal-games section-3.4.1.dyadic
    """,
}
"""Sentences, definitions and steps that themselves print what is compared."""


def test_a_printed_table_is_checked_where_it_is_printed_only() -> None:
    """A document's own number is no evidence for another of its statements."""
    elsewhere = set()
    for claim in all_claims():
        methods = {check.method for own in claim.readings.values() for check in own}
        kinds = {place.kind for place in claim.places}
        printed = claim.origin is Origin.OURS or Kind.PRINTED_VALUE in kinds
        if "printed table" in methods and not printed:
            elsewhere.add(claim.id)
    assert elsewhere == {
        f"{name}/{each}" for name, own in SENTENCES_THAT_PRINT.items() for each in own.split()
    }


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_claim_is_recorded_and_no_id_is_gone(document: str) -> None:
    record, claims = recorded(document), ledger(document)
    assert set(record.claims) == {name for name, claim in claims.items() if not claim.restates}
    assert dict(record.restates) == {
        n: claim.restates for n, claim in claims.items() if claim.restates
    }


HEAD = ",".join(COLUMNS)

WRONG = {
    "other columns": ("place,claims\nTitle,x\n", "places.csv: got ['place', 'claims'], allowed: "),
    "a claim twice": (f"{HEAD}\nA,remark,b,,,,\nB,remark,b,,,,\n", "claims of B: got 'b'"),
    "a place twice": (f"{HEAD}\nA,remark,,,,title,\nA,remark,,,,title,\n", "place: got 'A'"),
    "no name": (f"{HEAD}\n,remark,,,,title,\n", "place: got ''"),
    "no kind": (
        f"{HEAD}\nA,sentence,,,,title,\n",
        "kind of A: got 'sentence', allowed: statement, ",
    ),
    "ours": (f"{HEAD}\nA,ours,,,,title,\n", "kind of A: got 'ours'"),
    "a cell less": (f"{HEAD}\nA,remark,,,,title\n", "cells of A: got 7, allowed: one for each"),
    "a cell more": (f"{HEAD}\nA,remark,,,,title,,\n", "cells of A: got 8, allowed: one for each"),
    "a byte order mark": (f"\ufeff{HEAD}\nA,remark,,,,title,\n", "places.csv: got ['\\ufeffplace'"),
    "other reason": (
        f"{HEAD}\nA,remark,,,,boring,\n",
        f"nothing of A: got 'boring', allowed: {NOTHING[0]}",
    ),
    "uses nothing": (f"{HEAD}\nA,proof step,,,Lemma 9,,\n", "uses of A: got 'Lemma 9'"),
}


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The file of places of a document that has nothing else."""
    made = documents.Document("toy", "toy", tmp_path, tmp_path, tmp_path)
    monkeypatch.setattr(places, "find_document", lambda name: made)
    yield tmp_path / "places.csv"
    places.places.cache_clear()


def test_a_file_of_places_is_read_in_its_order(toy: Path) -> None:
    toy.write_text(
        f"{HEAD}\nB,remark,,,,title,\nA 1,statement,a,b; c.d,B,,ours\nA,proof step,,,A 1; B,,\n"
    )
    assert list(places.places("toy").items()) == [
        ("B", Place("B", 0, Kind.REMARK, (), (), (), "title", "")),
        ("A 1", Place("A 1", 1, Kind.STATEMENT, ("a",), ("b", "c.d"), ("B",), "", "ours")),
        ("A", Place("A", 2, Kind.PROOF_STEP, (), (), ("A 1", "B"), "", "")),
    ]


@pytest.mark.parametrize(("text", "message"), WRONG.values(), ids=WRONG)
def test_a_wrong_file_of_places_is_refused(toy: Path, text: str, message: str) -> None:
    toy.write_text(text)
    with pytest.raises(InvalidInput) as refused:
        places.places("toy")
    assert message in str(refused.value)
