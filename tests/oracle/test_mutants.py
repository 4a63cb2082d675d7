"""Wrong solvers by one fault each are found by `conform` as it is run by default."""

import ast

import pytest

from proofs_check.oracle import conform, generated
from proofs_check.oracle.conform import Options
from tests.oracle.mutants import (
    EQUIVALENT,
    PATIENCE,
    SHARED,
    SOURCE,
    equivalent,
    held,
    mutants,
    questions_once,
    read_once,
    sample,
)

EACH = 5
"""Mutants of a system that are tried here; the module `mutants` tries all of them by hand."""

QUICK = {
    *("cumulative.outcome", "cumulative.zero_sum", "positions.subtraction", "positions.nim"),
    *("positions.wythoff", "bidding.ruleset", "partizan.score", "preferences.value"),
    *("partizan.compare", "positions.wythoff_pair", "bidding.instance", "preferences.game"),
}
"""The others take too long for a test."""


@pytest.fixture(autouse=True)
def _fast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conform, "SHRINK_SECONDS", 0)
    monkeypatch.setattr(conform, "read_file", read_once)
    monkeypatch.setattr(generated, "questions", questions_once)


@pytest.mark.parametrize("system", sorted(QUICK))
def test_wrong_solvers_are_found(system: str) -> None:
    survivors = [
        says
        for says, tree in sample(system, EACH)
        if not equivalent(system, says) and held(tree, system).status == 0
    ]
    assert not survivors


def test_there_are_at_least_forty() -> None:
    assert sum(len(sample(system, EACH)) for system in QUICK) >= 40


def test_the_compact_solvers_are_right() -> None:
    tree = ast.parse(SOURCE)
    for system in sorted(QUICK):
        report = held(tree, system, Options(examples=100), PATIENCE)
        assert report.status == 0, report


def test_what_is_called_equivalent_is_a_mutant() -> None:
    known = {
        name for each in SHARED for says, _ in mutants(each) for name in (says, f"{each}: {says}")
    }
    assert set(EQUIVALENT) <= known
