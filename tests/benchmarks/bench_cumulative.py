"""The engine against plain C on the same work, single thread: every set with max S = N.

Run by hand: `python -m tests.benchmarks.bench_cumulative [N]`. Both settle all four conventions and
the zero-sum value of each set by its periodicity certificate and take the least and the largest
difference of every two conventions. They run in turn, so that whatever else the machine does
meets both, and must agree on the sums of everything that they found.
"""

import sys
import time
from functools import partial
from pathlib import Path

import numpy as np

from proofs_check.documents.cumulative.engine import NOT_FOUND, extremes, sets_of_largest
from tests.benchmarks.paired import Found, asked, compared, run_by_hand

SOURCE = "cumulative.c"
"""It finds the sums of preperiods, of rows, and of the 24 extreme differences."""

BATCH = 4096
"""Sets at a time: their sets and results stay in the cache."""


def by_engine(largest: int) -> Found:
    """What the engine finds, and the seconds that it takes, making the sets included."""
    begin = time.perf_counter()
    sums = np.zeros(26, np.int64)
    number_of_sets = 1 << (largest - 1)
    for start in range(0, number_of_sets, BATCH):
        stop = min(start + BATCH, number_of_sets)
        found = extremes(*sets_of_largest(largest, start, stop))
        assert (found.preperiod != NOT_FOUND).all()
        sums[0] += found.preperiod.sum()
        sums[1] += found.rows.sum()
        sums[2::2] += found.least.reshape(-1, 12).sum(axis=0)
        sums[3::2] += found.most.reshape(-1, 12).sum(axis=0)
    seconds = time.perf_counter() - begin
    return sums.tolist(), seconds


def work(program: Path) -> None:
    """Print the seconds of each for all sets with a largest action."""
    largest = int(sys.argv[1]) if len(sys.argv) > 1 else 16
    by_engine(1)  # compiles
    ways = {"C": partial(asked, program, largest), "engine": partial(by_engine, largest)}
    compared(f"every S with max S = {largest}: {1 << (largest - 1)} sets, {{1}} rows", ways, 9)


if __name__ == "__main__":
    sys.exit(run_by_hand(SOURCE, work))
