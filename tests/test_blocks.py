"""Each block in a proof script says what its claim's range and predicate say, no more, no less."""

from dataclasses import replace
from typing import Any

import pytest
import z3

from proofs_check.methods.smt import Truth
from tests.blocks import Block, Looked, blocks, look_at_all, settings

DOCUMENTS = ["cumulative"]
"""Those that say what stands for what."""


@pytest.mark.slow
@pytest.mark.parametrize("document", DOCUMENTS)
def test_a_block_says_what_range_and_predicate_say(document: str) -> None:
    own, every = settings(document), list(blocks(document))
    looked = dict(zip((each.label for each in every), look_at_all(document, every), strict=True))
    assert {n: s.differ[:1] for n, s in looked.items() if s.differ and n not in own.says_more} == {}
    assert all("says more" in " ".join(looked[name].differ) for name in own.says_more)
    seen = {name for name, its in looked.items() if its.inside}
    assert looked.keys() - seen == own.not_evaluated.keys()
    false = {name for name, its in looked.items() if its.false}
    assert seen - false - own.says_more.keys() == own.never_false.keys()


THEOREM_3 = "cumulative/theorem-3.first"
DAMAGES: dict[str, Any] = {
    "a bound of heaps": lambda given, said, h: (z3.And(given, h <= 9), said),
    "what it is to show": lambda given, said, h: (z3.And(given, said), said),
    "no condition": lambda given, said, h: (z3.BoolVal(True), said),
    "nothing": lambda given, said, h: (given, z3.BoolVal(True)),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=list(DAMAGES))
def test_a_damaged_block_is_noticed(damage: Any) -> None:
    (block,) = [each for each in blocks("cumulative") if each.label == THEOREM_3]
    (given,), said = block.check.says()
    (h,) = block.check.found().variables
    assumed, concluded = damage(given.term, said.term, h.term)
    damaged: Block = replace(block, damaged=((Truth(assumed),), Truth(concluded)))
    right, wrong = look_at_all("cumulative", [block, damaged])
    assert isinstance(right, Looked)
    assert not right.differ
    assert wrong.differ
