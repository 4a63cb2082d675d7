"""What is wrong as printed is right where the definitions, or the print, are otherwise."""

from typing import Any

from proofs_check.core.evidence import Effort, Verdict
from proofs_check.core.ledger import ledger
from proofs_check.methods.printed import printed_rows
from tests.documents.partizan.wrong import WRONG
from tests.wrong_definitions import Wrong

BRACES: Any = printed_rows("partizan", "braces")
EXCHANGED = Wrong("labels exchanged", BRACES, lambda row: {"right of the bar": "Right"})
(COLOURS,) = (wrong for wrong in WRONG if wrong.says == "colours exchanged")


def test_labels_exchanged_would_be_right() -> None:
    claim = ledger("partizan")["partizan/section-3.4.notation"]
    assert claim.run(Effort.DEFAULT).verdict is Verdict.ERRATUM
    with EXCHANGED.instead("partizan"):
        assert claim.run(Effort.DEFAULT).verdict is Verdict.PROVED


def test_colours_exchanged_would_be_right_of_finite_strings() -> None:
    claim = ledger("partizan")["partizan/section-3.4.2.half-power-string"]
    assert claim.run(Effort.DEFAULT).verdict is Verdict.REFUTED
    with COLOURS.instead("partizan"):
        found = claim.run(Effort.DEFAULT)
    # The other reading rests on a theorem, whose axioms are then false for the reference.
    assert [each["verdict"] for each in found.facts["readings"].values()] == ["not-run", "holds"]  # type: ignore[union-attr, index, call-overload]
