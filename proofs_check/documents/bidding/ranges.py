"""The ranges over which the claims of this document are checked, wherever several share them."""

from typing import NamedTuple, Self

from proofs_check.documents.bidding.rulesets import RandomRulesets, families
from proofs_check.documents.bidding.unitary import Unitary
from proofs_check.methods.exhaustive import Every, Predicate, every
from proofs_check.methods.sampling import Random, sampled

UNITARY = every(Unitary(200), "positions", deep=Unitary(500))
"""Every position of every unitary game of the range, at all heaps."""

BELOW_TB = UNITARY.where("p < TB", lambda g: g.p < g.TB)

HEAP_0 = UNITARY.where("heap 0", lambda g: g.x == 0)


class SmallAndRandom(NamedTuple):
    """Two looks at one statement: every small ruleset, and random larger ones."""

    small: Every
    random: Random

    def where(self, words: str, admits: Predicate) -> Self:
        """Those rulesets alone, in both; the words say so."""
        return type(self)(self.small.where(words, admits), self.random.where(words, admits))


BY_TWO, BY_ONE = (-2, -1, 0, 1, 2), (-1, 0, 1)

RULESETS = SmallAndRandom(
    every(
        families(
            (2, BY_TWO, BY_ONE, 4),
            (3, BY_ONE, (0,), 2),
            (3, BY_TWO, (0,), 4, "path"),
            (4, BY_TWO, (0,), 4, "path"),
        ),
        "rulesets",
        deep=families(
            (2, BY_TWO, BY_TWO, 6),
            (3, BY_TWO, (0,), 4),
            (3, BY_ONE, BY_ONE, 2),
            (3, BY_TWO, (0,), 6, "path"),
            (4, BY_TWO, (0,), 6, "path"),
        ),
    ),
    sampled(RandomRulesets(5, 6, 4), "rulesets", examples=60, deep=1500),
)
"""Any rulesets."""

SYMMETRIC = SmallAndRandom(
    every(
        families((3, BY_TWO, (0,), 4, "symmetric"), (4, BY_TWO, (0,), 4, "path")),
        "rulesets",
        deep=families(
            (3, BY_TWO, (0,), 6, "symmetric"),
            (4, BY_ONE, (0,), 4, "symmetric"),
            (4, BY_TWO, (0,), 6, "path"),
            (5, BY_TWO, (0,), 5, "path"),
        ),
    ),
    sampled(RandomRulesets(5, 6, 4, symmetric=True), "rulesets", examples=60, deep=1500),
)
"""Symmetric rulesets."""
