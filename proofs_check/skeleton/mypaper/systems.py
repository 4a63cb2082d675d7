"""The questions that `gameproof solve` answers, and that other programs are tested with."""

from collections.abc import Mapping

from proofs_check.core.evidence import Json
from proofs_check.oracle.kinds import Choice, Integer
from proofs_check.oracle.system import Field, Part, System
from proofs_check.skeleton.mypaper.reference import definition_1


def _outcome(a: int, b: int) -> Mapping[str, Json]:
    return {"outcome": definition_1(a, b)}


SYSTEMS = (
    System(
        "mypaper.outcome",
        "Who wins at two numbers.",
        (
            Field("a", Integer(0, 10**6), "8", "a number"),
            Field("b", Integer(0, 10**6), "5", "the other one"),
        ),
        (Part("outcome", Choice(("N", "P")), "who wins", "mypaper, Definition 1"),),
        lambda a, b: (a + b).bit_length(),
        _outcome,
    ),
)
"""Every system of this document."""
