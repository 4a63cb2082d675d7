"""The instances that this document's claims are checked on."""

from collections.abc import Iterator

from proofs_check.core.ranges import Range


def heaps_to(largest: int) -> Iterator[tuple[int]]:
    """Yield every heap up to the largest, ascending."""
    return ((h,) for h in range(largest + 1))


HEAPS = Range("every heap h <= {h}", "h", heaps_to, {"h": 64}, deep={"h": 300})
