"""The questions that `gameproof solve` answers, and that other programs are tested with."""

from collections.abc import Mapping

from proofs_check.core.evidence import Json
from proofs_check.oracle.kinds import Choice, Integer
from proofs_check.oracle.system import Field, Part, System
from proofs_check.skeleton.mypaper.reference import definition_1


def _outcome(heap: int) -> Mapping[str, Json]:
    return {"outcome": definition_1(heap)}


SYSTEMS = (
    System(
        "mypaper.outcome",
        "Who wins a heap.",
        (Field("heap", Integer(0, 1000), "7", "the stones"),),
        (Part("outcome", Choice(("N", "P")), "who wins", "mypaper, Definition 1"),),
        lambda heap: heap * heap,
        _outcome,
    ),
)
"""Every system of this document."""
