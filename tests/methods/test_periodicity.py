"""A certificate is accepted for a window that repeats, row by row, and for nothing less."""

from itertools import product

import pytest

from proofs_check.methods.periodicity import Periodicity, accepts, least_preperiod, repeats
from reference.errors import InvalidInput

SHIFTING = (True, False)
WINDOW = 3
ROWS = [(9, 9), (1, 0), (0, 1), *((4 * k + j, (1, 0, 2)[j]) for k in range(4) for j in range(3))]
"""From row 3 on the first column is 4 more every third row; before, it is neither."""


def test_numbers_that_certify_nothing_are_refused() -> None:
    assert Periodicity(0, 1, -5).rows_needed(4) == 5
    assert Periodicity(2, 3, 0).rows_needed(7) == 12
    for given, field in (((-1, 1, 0), "preperiod"), ((0, 0, 0), "period"), ((0, -1, 0), "period")):
        with pytest.raises(InvalidInput) as refused:
            Periodicity(*given)
        assert refused.value.field == field


def test_a_row_repeats_in_every_column() -> None:
    assert repeats((7, 2), (3, 2), SHIFTING, 4)
    assert not repeats((7, 3), (3, 2), SHIFTING, 4)
    assert not repeats((8, 2), (3, 2), SHIFTING, 4)
    assert not repeats((7, 6), (3, 2), SHIFTING, 4)
    with pytest.raises(ValueError, match="zip"):
        repeats((7,), (3, 2), SHIFTING, 4)


def test_the_whole_window_is_looked_at() -> None:
    right = Periodicity(3, 3, 4)
    needed = right.rows_needed(WINDOW)
    assert needed == 9
    assert accepts(right, ROWS[:needed], WINDOW, SHIFTING)
    assert not accepts(right, ROWS[: needed - 1], WINDOW, SHIFTING)
    for wrong in (Periodicity(2, 3, 4), Periodicity(3, 2, 4), Periodicity(3, 3, 3)):
        assert not accepts(wrong, ROWS, WINDOW, SHIFTING)
    for at, column, by in product(range(needed), (0, 1), (-1, 1)):
        row = [n + by * (i == column) for i, n in enumerate(ROWS[at])]
        changed = [*ROWS[:at], row, *ROWS[at + 1 : needed]]
        assert accepts(right, changed, WINDOW, SHIFTING) == (at < 3)


@pytest.mark.parametrize("window", [1, 2, 3])
@pytest.mark.parametrize("period", [1, 2])
def test_the_least_preperiod_is_the_first_that_is_accepted(window: int, period: int) -> None:
    for heaps in product(range(3), repeat=6):
        some = [(n, n % 2) for n in heaps]
        known = [
            Periodicity(a, period, shift)
            for a in range(6 - window - period + 1)
            for shift in range(-2, 3)
            if accepts(Periodicity(a, period, shift), some, window, SHIFTING)
        ]
        assert least_preperiod(some, window, SHIFTING, period) == (known[0] if known else None)
