"""What is shared between readings is what each of them gives alone."""

import pytest

from proofs_check.documents.preferences.claims.table_1 import READINGS
from proofs_check.documents.preferences.ranges import analysed, path
from proofs_check.documents.preferences.reference_answers import UNASKED, row_values, unasked
from reference.preferences import DEFAULT, Evaluation, Preference, Reading


@pytest.mark.parametrize("reading", READINGS.values(), ids=READINGS)
@pytest.mark.parametrize("chosen", UNASKED)
def test_readings_that_are_taken_for_one_give_the_same(
    chosen: Preference, reading: Reading
) -> None:
    boards = [tuple(map(int, board)) for board in analysed(6)]
    alone = Evaluation(path(6), chosen, reading).values((board, 1) for board in boards)
    assert list(row_values(6, 1, chosen, reading).values()) == alone


def test_what_is_left_out_cannot_be_asked_for() -> None:
    left_out = Evaluation(path(3), Preference.PRUDENT, DEFAULT._replace(definition_11=unasked))
    with pytest.raises(AssertionError, match="has no use for"):
        left_out.values([((2, 1, 3), 1)])
