"""The ledger of this document, and the ranges over which its predicates are checked."""

from proofs_check.core.claim import Plan
from proofs_check.core.moving import Ledger
from proofs_check.documents.bidding.rulesets import RandomRulesets, families
from proofs_check.documents.bidding.unitary import Unitary
from proofs_check.methods.exhaustive import Predicate, every
from proofs_check.methods.sampling import sampled

LEDGER = Ledger("bidding")
claim = LEDGER.claim

UNITARY, UNITARY_DEEP = Unitary(200), Unitary(500)


def unitary(where: Predicate | None = None, also: str = "") -> Plan:
    """Every position of every unitary game of the range, at all heaps."""
    return every(UNITARY, "positions", deep=UNITARY_DEEP, where=where, also=also)


BY_TWO, BY_ONE = (-2, -1, 0, 1, 2), (-1, 0, 1)

RULESETS = families(
    (2, BY_TWO, BY_ONE, 4),
    (3, BY_ONE, (0,), 2),
    (3, BY_TWO, (0,), 4, "path"),
    (4, BY_TWO, (0,), 4, "path"),
)
RULESETS_DEEP = families(
    (2, BY_TWO, BY_TWO, 6),
    (3, BY_TWO, (0,), 4),
    (3, BY_ONE, BY_ONE, 2),
    (3, BY_TWO, (0,), 6, "path"),
    (4, BY_TWO, (0,), 6, "path"),
)
SYMMETRIC = families((3, BY_TWO, (0,), 4, "symmetric"), (4, BY_TWO, (0,), 4, "path"))
SYMMETRIC_DEEP = families(
    (3, BY_TWO, (0,), 6, "symmetric"),
    (4, BY_ONE, (0,), 4, "symmetric"),
    (4, BY_TWO, (0,), 6, "path"),
    (5, BY_TWO, (0,), 5, "path"),
)
RANDOM, RANDOM_SYMMETRIC = RandomRulesets(5, 6, 4), RandomRulesets(5, 6, 4, symmetric=True)


def rulesets(where: Predicate | None = None, also: str = "") -> tuple[Plan, Plan]:
    """Every small ruleset, and random larger ones."""
    return (
        every(RULESETS, "rulesets", deep=RULESETS_DEEP, where=where, also=also),
        sampled(RANDOM, "rulesets", where=where, also=also, examples=60, deep=1500),
    )


def symmetric_rulesets(where: Predicate | None = None, also: str = "") -> tuple[Plan, Plan]:
    """Every small symmetric ruleset, and random larger ones."""
    return (
        every(SYMMETRIC, "rulesets", deep=SYMMETRIC_DEEP, where=where, also=also),
        sampled(RANDOM_SYMMETRIC, "rulesets", where=where, also=also, examples=60, deep=1500),
    )
