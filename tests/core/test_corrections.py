"""What is false as printed names what is true instead, and that names it."""

from collections.abc import Iterator

import pytest

from proofs_check.core import corrections
from proofs_check.core.corrections import corrects, instead, verdict_of
from proofs_check.core.documents import documents
from proofs_check.core.evidence import Verdict
from proofs_check.core.ledger import all_claims, ledger
from tests.conftest import Gameproof

OF_NOTHING_FALSE = {
    "bidding/example-12.matrix-1.position": "the printed position is right, and no other one is",
    "bidding/lemma-20.proof.border-column-0": "a case that the proof leaves out",
    "bidding/section-3-4.convergence-heap": "what the definition names",
    "preferences/theorem-14": "true as printed too",
}
"""Of what is called corrected: why nothing of the document is false in its place."""


@pytest.fixture(scope="module", autouse=True)
def each_verdict_is_concluded_once() -> Iterator[None]:
    verdicts = {each.id: verdict_of(each) for each in all_claims()}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(corrections, "verdict_of", lambda claim: verdicts[claim.id])
        yield


@pytest.mark.parametrize("document", documents())
def test_what_is_corrected_is_false_as_printed(document: str) -> None:
    ours = [each for each in ledger(document).values() if each.id.endswith(".corrected")]
    idle = {each.id.removesuffix(".corrected") for each in ours if not corrects(each)}
    assert idle == {name for name in OF_NOTHING_FALSE if name.startswith(f"{document}/")}


def test_below_what_is_false_all_that_is_true_is_named_and_names_it() -> None:
    named = 0
    for claim in all_claims():
        if verdict_of(claim).is_false and not claim.id.endswith((".strengthened", ".weakened")):
            below = {f"{claim.id}.{ending}" for ending in ("corrected", "weakened", "strengthened")}
            found = instead(claim)
            known = ledger(claim.document)
            true = {name for name in below & known.keys() if verdict_of(known[name]).is_true}
            assert true <= {each.id for each in found}
            assert all(claim in corrects(each) for each in found)
            assert all(verdict_of(each).is_true for each in found)
            strengths = [list(Verdict).index(verdict_of(each)) for each in found]
            assert strengths == sorted(strengths)
            named += bool(found)
    assert named > 80


def test_the_parts_of_one_statement_are_told_apart() -> None:
    known = ledger("cumulative")
    first, fourth = (known[f"cumulative/lemma-9.{n}"] for n in (1, 4))
    assert [each.id for each in instead(first)] == ["cumulative/lemma-9.1.weakened"]
    assert [each.id for each in instead(fourth)] == ["cumulative/lemma-9.4.weakened"]
    assert instead(known["cumulative/lemma-9.2"]) == []
    assert corrects(known["cumulative/lemma-9.2"]) == []


def test_show_says_so_at_both(gameproof: Gameproof) -> None:
    false = gameproof("show", "cumulative/lemma-9.1").out
    assert "\ninstead   cumulative/lemma-9.1.weakened (proved): " in false
    true = gameproof("show", "cumulative/lemma-9.1.weakened").out
    assert "\ninstead   of cumulative/lemma-9.1 (refuted): " in true
    assert "\ninstead " not in gameproof("show", "cumulative/lemma-9.2").out
