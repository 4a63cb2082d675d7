"""What an attack draws at random is of the range's kind, and read again from what evidence says."""

from itertools import islice
from random import Random

import pytest

from proofs_check.core.documents import documents
from proofs_check.core.evidence import canonical
from proofs_check.core.ledger import ledger
from proofs_check.core.ranges import Enumeration, Range


def varying(document: str) -> list[Range]:
    """The ranges of a document's claims that say how their instances are drawn, one of each."""
    found = {
        check.range.words: check.range
        for claim in ledger(document).values()
        for checks in claim.readings.values()
        for check in checks
        if isinstance(check, Enumeration) and check.range.drawn is not None
    }
    return list(found.values())


@pytest.mark.parametrize(
    "range_", [r for d in documents() for r in varying(d)], ids=lambda r: r.words
)
def test_what_is_drawn_is_beyond_the_range_and_read_again(range_: Range) -> None:
    assert range_.drawn is not None
    assert range_.read is not None
    random = Random(1)
    beyond = 0
    for level in range(1, 9):
        instance = range_.drawn(random, level)
        smaller = islice(range_.smaller(*instance), 30) if range_.smaller else ()
        for one in (instance, *smaller):
            at = canonical(range_.named(one))
            assert canonical(range_.named(range_.read(range_.named(one)))) == at
        beyond += bool(range_.exceeded(instance))
    assert beyond > 1
