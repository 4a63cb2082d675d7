"""What is wrong as printed is right where the definitions, or the print, are otherwise."""

from typing import Any

import pytest

from proofs_check.core.evidence import Effort, Verdict
from proofs_check.core.ledger import ledger
from proofs_check.methods.printed import printed_rows
from tests.documents.partizan.wrong import WRONG
from tests.wrong_definitions import Wrong

BRACES: Any = printed_rows("partizan", "braces")
EXCHANGED = Wrong("labels exchanged", BRACES, lambda row: {"right of the bar": "Right"})
(COLOURS,) = (wrong for wrong in WRONG if wrong.says == "colours exchanged")


@pytest.mark.parametrize(
    ("name", "before", "wrong", "after"),
    [
        ("section-3.4.notation", Verdict.ERRATUM, EXCHANGED, Verdict.PROVED),
        ("section-3.4.2.half-power-string", Verdict.REFUTED, COLOURS, Verdict.AMBIGUOUS),
    ],
)
def test_it_could_be_right(name: str, before: Verdict, wrong: Wrong, after: Verdict) -> None:
    claim = ledger("partizan")[f"partizan/{name}"]
    assert claim.run(Effort.DEFAULT).verdict is before
    with wrong.instead("partizan"):
        assert claim.run(Effort.DEFAULT).verdict is after
