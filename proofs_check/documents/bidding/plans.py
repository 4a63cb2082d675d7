"""The former way to name the ranges, for modules that are not moved yet; to be removed."""

from proofs_check.core.claim import Plan
from proofs_check.core.moving import Ledger
from proofs_check.documents.bidding import ranges
from proofs_check.methods.exhaustive import Predicate

LEDGER = Ledger("bidding")
claim = LEDGER.claim


def unitary(where: Predicate | None = None, also: str = "") -> Plan:  # noqa: D103
    return ranges.UNITARY.where(also or "moving", where) if where else ranges.UNITARY


def rulesets(where: Predicate | None = None, also: str = "") -> tuple[Plan, ...]:  # noqa: D103
    return ranges.RULESETS.where(also or "moving", where) if where else ranges.RULESETS


def symmetric_rulesets(  # noqa: D103
    where: Predicate | None = None, also: str = ""
) -> tuple[Plan, ...]:
    return ranges.SYMMETRIC.where(also or "moving", where) if where else ranges.SYMMETRIC
