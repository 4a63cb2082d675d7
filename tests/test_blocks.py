"""Each block in a proof script says what its claim's range and predicate say, no more, no less."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest
import z3

from proofs_check.methods.smt import Truth
from tests.blocks import Looked, blocks, look_at_all, settings
from tests.wrong_definitions import begins

DOCUMENTS = ["bidding", "cumulative", "partizan", "positions", "preferences"]
"""Those that say what stands for what."""


@pytest.mark.slow
@pytest.mark.parametrize("document", DOCUMENTS)
def test_a_block_says_what_range_and_predicate_say(document: str) -> None:
    own, every = settings(document), list(blocks(document))
    found = look_at_all(document, every)
    looked = {b.label.partition("/")[2]: its for b, its in zip(every, found, strict=True)}

    def with_a_reason(given: Mapping[str, str], so: Callable[[Looked], Any]) -> None:
        names = {name for name, its in looked.items() if so(its)}
        assert {name for name in names if not any(begins(name, each) for each in given)} == set()
        assert {each for each in given if not any(begins(name, each) for name in names)} == set()

    with_a_reason({}, lambda its: its.differ)
    with_a_reason(own.says_more, lambda its: its.more)
    with_a_reason(own.says_less, lambda its: its.less)
    with_a_reason(own.not_evaluated, lambda its: not its.inside)
    with_a_reason(own.never_false, lambda its: its.inside and not (its.false or its.more))


THEOREM_3 = "cumulative/theorem-3.first"
DAMAGES: dict[str, Any] = {
    "a bound of heaps": lambda given, said, h: (z3.And(given, h <= 9), said),
    "what it is to show": lambda given, said, h: (z3.And(given, said), said),
    "no condition": lambda given, said, h: (z3.BoolVal(True), said),
    "nothing": lambda given, said, h: (given, z3.BoolVal(True)),
}


@pytest.mark.slow
def test_a_damaged_block_is_noticed() -> None:
    (block,) = [each for each in blocks("cumulative") if each.label == THEOREM_3]
    (given,), said = block.check.says()
    (h,) = block.check.found().variables
    damages = [damage(given.term, said.term, h.term) for damage in DAMAGES.values()]
    damaged = [
        replace(block, damaged=((Truth(assumed),), Truth(concluded)))
        for assumed, concluded in damages
    ]
    right, *wrong = look_at_all("cumulative", [block, *damaged])
    assert right.false
    assert [right.differ, right.more, right.less] == [[], "", ""]
    for says, its in zip(DAMAGES, wrong, strict=True):
        assert its.differ or its.more or its.less or not its.false, says
