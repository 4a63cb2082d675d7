"""A stored certificate that says that outcomes repeat."""

import json
from pathlib import Path
from typing import Any

import pytest

from proofs_check.core.evidence import Effort, Verdict
from proofs_check.documents.cumulative.certificates import Certified
from reference.errors import InvalidInput

OWN = Certified((3, 5))


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({}, Verdict.PROVED),
        ({"period": 20, "shift": 10}, Verdict.PROVED),
        ({"preperiod": 17}, Verdict.REFUTED),
        ({"set": [3, 7], "preperiod": 21, "period": 10, "shift": 5}, Verdict.REFUTED),
        ({"preperiod": True}, None),
        ({"period": "10"}, None),
        ({"reviewed": "yes"}, None),
        ({"format_version": 2}, None),
    ],
)
def test_a_certificate_is_accepted_rejected_or_none(
    folder: Path, change: dict[str, Any], found: Verdict | None
) -> None:
    ((path, text),) = OWN.stored().items()
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps({**json.loads(text), **change}))
    if found is not None:
        assert OWN.run(Effort.DEFAULT).verdict is found
        return
    with pytest.raises(InvalidInput):
        OWN.run(Effort.DEFAULT)
    path.write_text(text[:-9])
    with pytest.raises(InvalidInput, match=r"3-5\.json"):
        OWN.run(Effort.DEFAULT)
