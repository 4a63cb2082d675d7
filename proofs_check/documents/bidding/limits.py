"""Where the rows of unitary games begin to repeat, and the rows of all large heaps."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from itertools import count
from typing import NamedTuple, Self

from proofs_check.core.claim import Check, Plan
from proofs_check.core.evidence import Json
from proofs_check.core.ranges import Range
from proofs_check.core.truth import truth
from proofs_check.documents.bidding.unitary import unitary_table
from proofs_check.methods.chained import chained
from proofs_check.sweeps.checked import Sweeping, swept
from proofs_check.sweeps.shards import Row
from reference.bidding import converges_at, unitary_rows


@cache
def limit_rows(TB: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The rows of all large even and of all large odd heaps.

    From the first heap at which the row is that of two heaps later, rows repeat: each row is a
    function of the one before it.
    """
    known = deque(maxlen=3)  # type: deque[tuple[int, ...]]
    for row, x in zip(unitary_rows(TB), count()):
        known.append(row)
        if x >= 2 and converges_at(None, known[0], known[2]):
            even, odd = (known[0], known[1]) if x % 2 == 0 else (known[1], known[0])
            return even, odd
    raise AssertionError("the rows never end")


def large(TB: int, x: int) -> int:
    """A heap that stands for all large ones of its parity: its row and matrix repeat."""
    if unitary_table(TB)[x - 1] != unitary_table(TB)[x + 1]:
        raise ValueError(f"heap {x} is not large for TB = {TB}")
    return x


@lru_cache(maxsize=1024)
def first_repetition(TB: int) -> int:
    """The least heap whose row is that of two heaps later, by the engine."""
    from proofs_check.documents.bidding.engine import converge

    return converge(TB).heap


def on_convergence(theorem: str, view: str) -> Plan:
    """The plan of a statement on how late rows begin to repeat."""
    return chained("bidding", theorem, view, "theory_convergence")


class ComputedAndSwept(NamedTuple):
    """Two looks at one statement: computed here, and what a recorded sweep found further out."""

    computed: Range
    swept: Sweeping

    def where(self, words: str, admits: Callable[..., bool]) -> Self:
        """Those instances alone, in both; the words say so."""
        return type(self)(self.computed.where(words, admits), self.swept.where(words, admits))


CONVERGENCE = ComputedAndSwept(
    Range(
        "unitary games, every TB <= {TB}, and the heap from which rows repeat, by the engine",
        "TB heap",
        lambda largest: ((TB, first_repetition(TB)) for TB in range(largest + 1)),
        {"TB": 200},
        {"TB": 500},
    ),
    swept(
        "bidding",
        "bidding-unitary",
        "convergence",
        lambda row: (int(row["total_budget"]), int(row["heap"])),
    ),
)
"""Where each unitary game converges."""
ODD_AND_NEXT = Range(
    "unitary games, every odd TB <= {TB}, and the heaps from which its rows and those of TB + 1 "
    "repeat, by the engine",
    "TB heap next",
    lambda largest: (
        (TB, first_repetition(TB), first_repetition(TB + 1)) for TB in range(1, largest + 1, 2)
    ),
    {"TB": 199},
    {"TB": 499},
)


def odd_and_next_swept(predicate: Callable[[int, int, int], bool]) -> Check:
    """The same of the recorded sweep."""
    sweep = swept("bidding", "bidding-unitary", "convergence")

    def wrong(rows: Iterable[Row]) -> Iterator[Json]:
        heaps = {int(row["total_budget"]): int(row["heap"]) for row in sweep.rows()}
        for row in rows:
            following = heaps[int(row["total_budget"]) + 1]
            found = predicate(int(row["total_budget"]), int(row["heap"]), following)
            if not truth(found, predicate):
                yield {**row, "next": following}

    return sweep.where("TB odd", lambda row: int(row["total_budget"]) % 2 == 1)(wrong)
