"""What the ranges, the engine's views and the worked examples of `positions` are made of."""

from fractions import Fraction

import pytest

from proofs_check.documents.positions import certificates, examples, ranges
from proofs_check.documents.positions.certificates import repeats
from proofs_check.documents.positions.labelling import given_by, snapshot
from proofs_check.methods.periodicity import Periodicity
from reference.errors import InvalidInput
from reference.positions import Choice, Leaf


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


def test_the_labelling_of_a_step() -> None:
    piles, board = ranges.subtraction_game((1, 3, 4), 4), {(0, 0): (), (0, 1): ((0, 0),)}
    assert given_by(1, piles, {}) == {0: "P"}
    assert given_by(2, piles, {0: "P"}) == {1: "N", 3: "N", 4: "N"}
    assert given_by(3, piles, {0: "P", 1: "N", 3: "N", 4: "N"}) == {2: "P"}
    assert given_by(1, board, {}) == {(0, 0): "P"}
    new = {position: label for position, label in snapshot(2).items() if label == "P"}
    assert new == {(0, 0): "P", (1, 2): "P", (2, 1): "P"}


def test_trees_and_graphs_are_what_they_say() -> None:
    sizes = list(dict.fromkeys(sizes for sizes, _ in ranges.turns(2, 3, 8)))
    assert len(sizes) == 39
    assert (3, 1, 1, 2) in sizes
    assert (3, 3) not in sizes
    assert len(list(ranges.trees(1, 2, 2, (0, 1, 2)))) == 3 + 2 * (3 + 9)
    assert ranges.full_tree((2, 2), (1, 2, 2, 1)) == Choice(
        1, (Choice(2, (Leaf(1), Leaf(2))), Choice(2, (Leaf(2), Leaf(1))))
    )
    assert sum(1 for _ in ranges.graphs(4)) == 64
    assert certificates.MAX_ROWS > 1000
