"""Deliberately wrong definitions: the printed examples notice each of them."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from reference.bidding import (
    HeapRow,
    Player,
    Position,
    Reading,
    RightWeight,
    Row,
    Ruleset,
    heap_ruleset,
    ruleset_bid_matrix,
    subtraction,
    unitary,
    values,
)
from tests.documents.bidding.reference import printed
from tests.documents.bidding.reference.printed import Difference

Unitary = Callable[[int, int, int, Sequence[int]], int]


def unitary_variant(
    *,
    marker_stays: bool = False,
    sign: int = -1,
    right_wins_ties: bool = False,
    own_budget: bool = False,
    right_pays_nothing: bool = False,
    maximum_inside: bool = False,
) -> Unitary:
    """Definition 10 with one mistake."""

    def definition(TB: int, x: int, p: int, nu_hat: Sequence[int]) -> int:
        q = TB - p
        if x == 0:
            return 0

        def tie(ell: int) -> int:
            if marker_stays:
                return nu_hat[p - ell] + 1
            if right_wins_ties:
                return nu_hat[p + ell] - 1
            return sign * nu_hat[p - ell if own_budget else q + ell] + 1

        def entry(ell: int, r: int) -> int:
            if ell > r:
                return nu_hat[p - ell] + 1
            if ell == r:
                return tie(ell)
            return nu_hat[p if right_pays_nothing else p + r] - 1

        outer, inner = (min, max) if maximum_inside else (max, min)
        return outer(inner(entry(ell, r) for r in range(q + 1)) for ell in range(p + 1))

    return definition


UNITARY: dict[str, Unitary] = {
    "marker never moves": unitary_variant(marker_stays=True),
    "sign of the dual flipped": unitary_variant(sign=1),
    "tie won by the wrong player": unitary_variant(right_wins_ties=True),
    "dual at Left's own budget": unitary_variant(own_budget=True),
    "Right pays nothing": unitary_variant(right_pays_nothing=True),
    "minimum outside over Left's bids": unitary_variant(maximum_inside=True),
}


def unitary_examples() -> list[Difference]:
    """What printed rows of unitary games differ, the known exchange of labels put right."""
    return [
        *(d for d in printed.example_11() if d.place.endswith("Definition 10")),
        *printed.figure(1, labels_exchanged=True),
        *printed.figure(2, labels_exchanged=True),
    ]


def test_the_variant_without_a_mistake_is_definition_10(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unitary, "definition_10", unitary_variant())
    assert unitary_examples() == []


@pytest.mark.parametrize("mistake", UNITARY)
def test_printed_rows_notice(mistake: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unitary, "definition_10", UNITARY[mistake])
    assert unitary_examples()


def matrices() -> list[Difference]:
    """Both tables of Example 12, the second at the heap that gives it."""
    return [*printed.example_12_matrix_1(), *printed.example_12_matrix_2(x=5)]


def test_example_12_notices_a_marker_that_never_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    hat: Any = subtraction.braces_hat
    plain: Any = subtraction.braces

    def stays_left(*question: Any) -> Any:
        *at, known = question
        return hat(*at, lambda y: HeapRow(known(y).nu_hat, known(y).nu_hat))

    def stays_right(*question: Any) -> Any:
        *at, known = question
        return plain(*at, lambda y: HeapRow(known(y).nu, known(y).nu))

    monkeypatch.setattr(subtraction, "braces_hat", stays_left)
    monkeypatch.setattr(subtraction, "braces", stays_right)
    assert matrices()


def test_example_12_notices_ties_won_by_the_wrong_player(monkeypatch: pytest.MonkeyPatch) -> None:
    hat, plain = subtraction.braces_hat, subtraction.braces
    monkeypatch.setattr(subtraction, "braces_hat", plain)
    monkeypatch.setattr(subtraction, "braces", hat)
    assert matrices()


def general_examples() -> list[Difference]:
    """What goes through Definition 1: Examples 2.1, 2.2, 11 and 12, these two on a ruleset."""
    return [
        *printed.example_2_1(1, {0, 1}, Reading()),
        *printed.example_2_2(Reading()),
        *(d for d in printed.example_11() if d.place.endswith("Definition 1")),
        *printed.matrix_differences(
            "example-12-matrix-1",
            ruleset_bid_matrix(heap_ruleset({1}, 9, 9), 9, 6, Player.LEFT),
        ),
    ]


def test_definition_1_is_right_before_it_is_made_wrong() -> None:
    assert general_examples() == []


def test_definition_1_examples_notice_ties_won_by_the_wrong_player(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cell = values.cell

    def to_the_other(gamma: Ruleset, x: Position, p: int, marker: Player, *rest: Any) -> Any:
        return cell(gamma, x, p, Player.RIGHT if marker is Player.LEFT else Player.LEFT, *rest)

    monkeypatch.setattr(values, "cell", to_the_other)
    differing = {d.place.partition(",")[0] for d in general_examples()}
    assert any(place.startswith("Example 2.1") for place in differing)
    assert "Example 11" in differing


def test_definition_1_examples_notice_the_sign_of_right(monkeypatch: pytest.MonkeyPatch) -> None:
    table: Any = values.table
    subtracted = Reading(right_weight=RightWeight.SUBTRACTED)
    monkeypatch.setattr(values, "table", lambda *question: table(*question[:-1], subtracted))
    differing = {d.place.partition(",")[0] for d in general_examples()}
    assert any(place.startswith("Example 2.1") for place in differing)
    assert "Example 11" in differing


def test_definition_1_examples_notice_a_marker_that_never_moves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Example 11 alone would not: its marked values come out the same."""
    hat: Any = values.braces_hat
    plain: Any = values.braces

    def stays_left(*question: Any) -> Any:
        *at, known = question
        return hat(*at, {y: Row(row.nu_hat, row.nu_hat) for y, row in known.items()})

    def stays_right(*question: Any) -> Any:
        *at, known = question
        return plain(*at, {y: Row(row.nu, row.nu) for y, row in known.items()})

    monkeypatch.setattr(values, "braces_hat", stays_left)
    monkeypatch.setattr(values, "braces", stays_right)
    differing = {d.place.partition(",")[0] for d in general_examples()}
    assert differing == {"Example 12"}
