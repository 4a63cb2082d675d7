"""What theories suppose is so of something; what they assume is counted, what is kept is found."""

from zlib import crc32

import pytest

from proofs_check.core.documents import documents
from proofs_check.methods.script import problem
from proofs_check.methods.search import look_for
from proofs_check.methods.theory import FOUND, Kind, Rule, Theorem
from tests.theories import is_met, of_values, supposed_in, symbols, theories

FAR = {
    "from M + 2 on in pile M - 3 all repeats, and not at M + 1",
    "from M + 3 on in pile M - 4 all changes from FvF repeat, and not at M + 2",
    "a row, below c, from the row below",
    "a row, from c to b, from it and the row below",
    "a row, from b on, from it and the row below",
    "b + c <= a < 2b: AvA and zero-sum play, row by row",
    "with m 1/2 off the mean and n = 2 (2 K + 1) n G - n m is not between -K and K",
}
"""Theorems that speak of what is beyond the models: of far heaps, or of large sums."""


def is_far(theorem: Theorem) -> bool:
    """Whether it is one, or speaks of which of so many windows that two are the same these are."""
    counts = any(each.endswith(".crowded") for each in symbols(theorem.formula.term))
    return counts or theorem.name in FAR


@pytest.mark.parametrize("document", documents())
def test_axioms_alone_are_of_a_kind_and_functions_of_ours_are_new(document: str) -> None:
    """What says what a function of ours is has one that no definition or assumption speaks of."""
    for own in theories(document):
        known: set[str] = set()
        for each in own.theorems.values():
            assert (each.rule is Rule.AXIOM) == (each.kind is not None)
            spoken_of = symbols(each.formula.term)
            if each.kind is Kind.RECURSION:
                new = {name for name in spoken_of if name.startswith(f"{own.name}.")} - known
                assert new, each.name
            elif each.kind is not None:
                known |= spoken_of


UNMET = {
    "cumulative": [
        # There is none, by a theorem.
        "the least heap from which on all repeats; -1 where there is none",
        "the least heap from which on the discrepancies from FvF repeat; -1 where there is none",
        "the smallest heap of {M - 1, M} where the conventions do not all agree",
        "the smallest heap of {b, a, M} with a discrepancy",
        "the smallest heaps where FvF and AvA differ, and AvA and zero-sum play",
        "two actions: the least heap from which on all repeats; -1 where there is none",
        # Of far heaps, and of the numbers of windows, which are large.
        "from there on FvA and AvF repeat too",
        "from there on FvF and AvA repeat",
        "the last place with a number, and those before it",
    ],
    # No play of such a game would end.
    "partizan": ["Section 3.10: after each move, here and below, the other player has one"],
    # Of larger budgets.
    "bidding": [
        "from TB = 7 on a heap from 1 on agrees with that two on, or the sum is 2 more",
        "from TB = 7 on the sum of heap 3 is at least 4 more than as many as its columns",
    ],
}
"""What supposes what is so of nothing in the models."""


@pytest.mark.parametrize("document", documents())
def test_each_hypothesis_of_a_theorem_and_each_guard_of_an_axiom_is_met(document: str) -> None:
    unmet = {
        each.name
        for own in theories(document)
        for each in own.theorems.values()
        if (each.kind or of_values(each)) and not is_far(each)
        if not all(is_met(each, supposed) for supposed in supposed_in(each.formula.term))
    }
    assert unmet == {*UNMET.get(document, ())}


ASSUMED = {"cumulative": 1, "preferences": 2, "partizan": 13, "positions": 8}
"""How much is neither a definition of a document nor a function of ours; no more comes unseen.

What it is stands in the scripts; which claims rest on it is recorded with them.
"""


@pytest.mark.parametrize("document", documents())
def test_no_more_is_assumed_than_is_said_here(document: str) -> None:
    every = [each for own in theories(document) for each in own.theorems.values()]
    assumed = {each.name for each in every if each.kind is Kind.ASSUMED}
    assert len(assumed) == ASSUMED.get(document, 0), assumed


@pytest.mark.slow
@pytest.mark.parametrize("document", documents())
def test_what_is_kept_is_found_again(document: str) -> None:
    """One theorem in eight, by its name: a sample of what `gameproof prove --anew` looks for."""
    sample = [
        each
        for own in theories(document)
        for each in own.theorems.values()
        if each.rule in (Rule.STEP, Rule.INDUCTION) and not each.is_written
        if crc32(each.name.encode()) % 8 == 0
    ]
    assert sample
    try:
        assert look_for(sample) == {}
        assert [*filter(None, map(problem, sample))] == []
    finally:
        FOUND.clear()
