"""What an attack draws at random is of the range's kind, and read again from what evidence says."""

from collections.abc import Iterable
from itertools import islice
from random import Random

import pytest

from proofs_check.core.documents import documents
from proofs_check.core.evidence import canonical
from proofs_check.core.ledger import ledger
from proofs_check.core.ranges import Enumeration, Range


def varying(document: str) -> Iterable[Range]:
    """The ranges of a document's claims that say how their instances are drawn, one of each."""
    return {
        check.range.words: check.range
        for claim in ledger(document).values()
        for checks in claim.readings.values()
        for check in checks
        if isinstance(check, Enumeration) and check.range.drawn is not None
    }.values()


@pytest.mark.parametrize("document", documents())
def test_what_is_drawn_is_beyond_the_range_and_read_again(document: str) -> None:
    for over in varying(document):
        assert over.drawn is not None
        assert over.read is not None
        random, beyond = Random(1), 0
        for level in range(1, 9):
            instance = over.drawn(random, level)
            smaller = islice(over.smaller(*instance), 30) if over.smaller else ()
            for one in (instance, *smaller):
                at = canonical(over.named(one))
                assert canonical(over.named(over.read(over.named(one)))) == at
            beyond += bool(over.exceeded(instance))
        assert beyond > 1, over.words
