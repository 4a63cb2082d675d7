"""The systems of `cumulative`."""

from proofs_check.evidence import Json
from proofs_check.oracle.system import Field, System
from reference.cumulative import (
    Convention,
    heap_size,
    moves,
    outcome,
    subtraction_set,
    zero_sum,
    zero_sum_moves,
)
from reference.errors import InvalidInput


def _set(value: Json) -> tuple[int, ...]:
    return subtraction_set(value if isinstance(value, list) else [value])  # type: ignore[list-item]


def _convention(value: Json) -> Convention:
    try:
        return Convention(str(value))
    except ValueError:
        raise InvalidInput("convention", value, ", ".join(Convention)) from None


def _heap(value: Json) -> int:
    return heap_size(value)  # type: ignore[arg-type]


SET = Field("set", "distinct integers of at least 1", "4,5,9", _set)
HEAP = Field("heap", "an integer of at least 0", "61", _heap)
CONVENTION = Field("convention", ", ".join(Convention), "FvA", _convention)


def _option_evaluations(S: tuple[int, ...], heap: int) -> int:
    """Of all heaps up to this one; a heap counts as one more, so that one without options does."""
    return heap + 1 + sum(heap - s + 1 for s in S if s <= heap)


SYSTEMS = (
    System(
        "cumulative.outcome",
        "Utilities of both players, and the first moves, in self-interest subtraction.",
        (SET, HEAP, CONVENTION),
        # Each of the two parts of the answer takes the outcomes under all four conventions.
        lambda set, heap, convention: 8 * _option_evaluations(set, heap),  # noqa: A006
        lambda set, heap, convention: {  # noqa: A006
            "outcome": list(outcome(set, heap, convention)),
            "moves": list(moves(set, heap, convention)),
        },
    ),
    System(
        "cumulative.zero_sum",
        "The zero-sum value of a heap, first player minus second, and the first moves.",
        (SET, HEAP),
        lambda set, heap: 2 * _option_evaluations(set, heap),  # noqa: A006
        lambda set, heap: {  # noqa: A006
            "value": zero_sum(set, heap),
            "moves": list(zero_sum_moves(set, heap)),
        },
    ),
)
