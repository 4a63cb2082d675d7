"""Certificates of this document: the P-positions of a subtraction game repeat."""

from proofs_check.core.evidence import Json
from proofs_check.core.work import most
from proofs_check.methods.periodicity import Periodicity, accepts
from reference.errors import InvalidInput
from reference.positions import P, subtraction_rows, subtraction_set

MAX_ROWS = 1_000_000
"""Heaps that a periodicity certificate may ask for."""


def repeats(S: Json, claimed: Periodicity) -> bool:
    """Whether P and N of the heaps of S repeat, under normal play, as a certificate says.

    They depend on those of the max S heaps before, and nothing shifts. `InvalidInput`: S is no
    subtraction set, or the certificate is too large to check.

    >>> [repeats([2, 3], Periodicity(0, *of)) for of in ((5, 0), (1, 0), (5, 1))]
    [True, False, False]
    """
    removable = subtraction_set(S)  # type: ignore[arg-type]
    window = max(removable, default=1)
    needed = claimed.rows_needed(window)
    limit = most(MAX_ROWS)
    if needed > limit:
        allowed = f"at most {limit} in all; see --max-work"
        raise InvalidInput("preperiod, period, max S", needed, allowed)
    rows = [(int(found is P),) for found in subtraction_rows(removable, needed - 1)]
    return claimed.shift == 0 and accepts(claimed, rows, window, (False,))
