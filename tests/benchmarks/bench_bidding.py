"""The engine against plain C on the same work, single thread: one unitary game until it repeats.

Run by hand: `python -m tests.benchmarks.bench_bidding [TB]`. The C program computes every row as a
whole, in O(TB), and keeps three. `converge` computes the entries that can have changed only;
`until_repetition` does so too, but stores every row; `both_until_repetition` computes every row as
a whole like the C program, nu_hat and nu, and stores them. All run in turn, so that whatever else
the machine does meets each, and must agree on where the rows repeat, on both limit rows and on the
extreme outcomes.
"""

import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np

from proofs_check.documents.bidding.engine import (
    Ints,
    both_until_repetition,
    converge,
    until_repetition,
)
from tests.benchmarks.paired import Found, asked, compared, run_by_hand

SOURCE = "bidding.c"
"""It finds the heap where the rows repeat, (p + 1) o_p summed over two limit rows, the extremes."""


def checksum(heap: int, limits: Ints, least: int, most: int) -> list[int]:
    weights = np.arange(1, limits.shape[1] + 1, dtype=np.int64)
    return [heap, *(int((row * weights).sum()) for row in limits), least, most]


def by_converge(TB: int) -> Found:
    """What the engine finds, keeping two rows."""
    begin = time.perf_counter()
    found = converge(TB)
    seconds = time.perf_counter() - begin
    return checksum(found.heap, found.limits, found.least, found.most), seconds


def by_rows(TB: int) -> Found:
    """What the engine finds, storing every row."""
    begin = time.perf_counter()
    rows = until_repetition(TB)
    seconds = time.perf_counter() - begin
    return checksum(len(rows) - 3, rows[-3:-1], int(rows.min()), int(rows.max())), seconds


def by_both(TB: int) -> Found:
    """What the engine finds in nu_hat, computing nu beside it and storing every row."""
    begin = time.perf_counter()
    found = both_until_repetition(TB)
    seconds = time.perf_counter() - begin
    rows = found.nu_hat
    return checksum(found.heap, rows[-3:-1], int(rows.min()), int(rows.max())), seconds


ENGINE: dict[str, Callable[[int], Found]] = {
    "converge": by_converge,
    "until_repetition": by_rows,
    "both_until_repetition": by_both,
}


def work(program: Path) -> None:
    """Print the seconds of each at a total budget."""
    TB = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    for run in ENGINE.values():
        run(1)  # compiles
    ways = {name: partial(run, TB) for name, run in ENGINE.items()}
    what = f"TB = {TB}: the rows of {TB + 1} entries repeat at heap {{}}"
    compared(what, {"C": partial(asked, program, TB), **ways}, 7)


if __name__ == "__main__":
    sys.exit(run_by_hand(SOURCE, work))
