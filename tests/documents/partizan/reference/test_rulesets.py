"""Rulesets and their variants give other values than one another."""

from reference import partizan as p
from reference.partizan import canonical


def test_a_mirrored_ruleset_is_seen() -> None:
    backwards = p.value(p.HACKENBUSH_STRING, "RRL")
    assert backwards is not p.value(p.HACKENBUSH_STRING, "LRR")
    assert p.value(p.CUTCAKE, ((1, 3),)) is not p.value(p.CUTCAKE, ((3, 1),))
    assert canonical(p.form(p.TOADS_AND_FROGS, "TT.")) is not p.value(p.TOADS_AND_FROGS, ".FF")


def test_the_variants_of_a_ruleset_differ_somewhere() -> None:
    strips = ["LR", "L.LR", "RLLR", ".LRL", "LL.R", "RRL"]
    for rules in (p.PUSH, p.SHOVE, p.RUN_OVER):
        answers = {
            variant: [p.value(rules, strip, variant) for strip in strips]
            for variant in rules.variants
        }
        assert len({tuple(map(id, found)) for found in answers.values()}) == len(answers)
    piles = [(2, 2), (1, 1), (1, 3), (2, 3), (1, 2, 2), (1, 1, 4), (2, 2, 2)]
    loopy = {tuple(p.best(at, variant) for at in piles) for variant in p.FairShares}
    assert len(loopy) == len(p.FairShares)
    boards = ["1x1", "1x2", "2x2"]
    alternating = [p.margin(p.dots_and_boxes.read(b), p.DotsAndBoxes.NO_EXTRA_TURN) for b in boards]
    assert alternating != [p.margin(p.dots_and_boxes.read(board)) for board in boards]
