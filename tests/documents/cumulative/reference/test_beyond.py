"""Beyond what is usual: any difference decides, and heaps are large."""

import pytest

import reference.cumulative as c
from reference.cumulative.outcomes import attaining
from reference.cumulative.regimes import ordered
from reference.cumulative.zero_sum_play import section_5
from reference.errors import InvalidInput


@pytest.mark.parametrize("more", [1, 2**8, 2**32, 2**53, 2**64, 10**40])
def test_any_difference_decides_and_any_size_is_kept(more: int) -> None:
    assert attaining({1: more, 2: 0, 3: more}) == (1, 3)
    assert attaining({1: 10**50, 2: 10**50 + more}) == (2,)
    assert section_5((more,), more, lambda x: -more) == 2 * more
    assert c.Outcomes(*((n + more, n - more) for n in range(4))).under(c.AvA) == (  # type: ignore[arg-type]
        (3 + more, 3 - more)
    )
    ordered(more, more + 1)
    with pytest.raises(InvalidInput, match=r"^actions: got"):
        ordered(more + 1, more)
    with pytest.raises(InvalidInput, match=r"^set: got"):
        ordered(more, more)
    regimes = [c.regime(more + 1, s1).value for s1 in range(2 * more + 1, 2 * more + 4)]
    assert regimes == ["non-dominant", "balanced", "strictly dominant"]


def test_zero_sum_play_of_large_heaps() -> None:
    assert [c.zero_sum_as_printed({1}, x) for x in (800, 801)] == [0, 1]
