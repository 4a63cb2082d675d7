"""The claims of this document, a module a section."""

from typing import Any

from proofs_check.core.claim import Plan, claims_of
from proofs_check.methods.chained import chained
from proofs_check.methods.logic import conjunction

claim = claims_of("partizan")


def proved(theorem: str, view: str = "", module: str = "theory") -> Plan:
    """The plan of a claim that a theorem says.

    Args:
        theorem: its name in the module.
        view: the name there of what the claim's predicate is given; what the theorem says, if none.
        module: of the document.
    """
    return chained("partizan", theorem, view, module=module)


def same(a: Any, b: Any) -> Any:
    return a == b


def so(*truths: Any) -> Any:
    """All of it is so."""
    return conjunction(truths)
