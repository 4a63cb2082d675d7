"""What the ranges, the engine's views and the worked examples of `positions` are made of."""

from fractions import Fraction

import pytest

from proofs_check.documents.positions import examples
from proofs_check.documents.positions.certificates import repeats
from proofs_check.methods.periodicity import Periodicity
from reference.errors import InvalidInput


def test_periodicity_certificates() -> None:
    assert repeats([1, 2, 3], Periodicity(0, 4, 0))
    assert not repeats([1, 2, 3], Periodicity(0, 4, 1))
    assert not repeats([1, 2, 3], Periodicity(0, 5, 0))
    with pytest.raises(InvalidInput, match="set: got"):
        repeats([0], Periodicity(0, 4, 0))
    with pytest.raises(InvalidInput, match="at most"):
        repeats([1, 10**9], Periodicity(0, 4, 0))


def test_the_method_with_a_worse_number_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert examples.by_the_method(9, 13) == {(6, 10), (8, 13)}
    monkeypatch.setattr(examples, "SMALLER", Fraction("1.4"))
    assert examples.by_the_method(9, 13) != {(6, 10), (8, 13)}
