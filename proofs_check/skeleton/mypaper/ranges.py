"""The instances that this document's claims are checked on."""

from collections.abc import Iterator

from proofs_check.core.ranges import Range


def pairs_to(largest: int) -> Iterator[tuple[int, int]]:
    """Yield every pair a >= b >= 1 with a up to the largest, ascending."""
    return ((a, b) for a in range(1, largest + 1) for b in range(1, a + 1))


PAIRS = Range("every pair a >= b >= 1 with a <= {a}", "a b", pairs_to, {"a": 40}, deep={"a": 300})
