"""The engine against plain C on the same work, single thread: sets with max S = N.

Run by hand: `python -m tests.benchmarks.bench_cumulative [N [ACTIONS [extremes|welfare]]]`, every
set with that largest action, or those of so many actions (0: of any number). Both settle all four
conventions and the zero-sum value of each set by its periodicity certificate; then they take the
least and the largest difference of every two conventions, or by how much the second player is
ahead and both players are better off. They run in turn, so that whatever else the machine does
meets both, and must agree on the sums of everything that they found; seconds are of processor time.
"""

import sys
import time
from functools import partial
from itertools import combinations
from math import comb
from pathlib import Path

import numpy as np

from proofs_check.documents.cumulative.engine import (
    NOT_FOUND,
    Extremes,
    extremes,
    padded,
    sets_of_largest,
    welfare,
)
from tests.benchmarks.paired import Found, asked, compared, run_by_hand

SOURCE = "cumulative.c"
"""It finds the sums of preperiods, of rows, and of the 24 differences or 16 leads and gains."""

BATCH = 4096
"""Sets at a time: their sets and results stay in the cache."""


def number_of_sets(largest: int, actions: int) -> int:
    """How many sets of so many actions, or of any number (0), have this largest one."""
    return comb(largest - 1, actions - 1) if actions else 1 << (largest - 1)


def by_engine(largest: int, actions: int = 0, what: str = "extremes") -> Found:
    """What the engine finds, and the seconds that it takes, making the sets included."""
    begin = time.process_time()
    sums = np.zeros(26 if what == "extremes" else 18, np.int64)
    sized = combinations(range(1, largest), actions - 1) if actions else None
    for start in range(0, number := number_of_sets(largest, actions), BATCH):
        stop = min(start + BATCH, number)
        if sized is None:
            sets = sets_of_largest(largest, start, stop)
        else:
            sets = padded([(*next(sized), largest) for _ in range(start, stop)])
        found = (extremes if what == "extremes" else welfare)(*sets)
        assert (found.preperiod != NOT_FOUND).all()
        sums[0] += found.preperiod.sum()
        sums[1] += found.rows.sum()
        if isinstance(found, Extremes):
            sums[2::2] += found.least.reshape(-1, 12).sum(axis=0)
            sums[3::2] += found.most.reshape(-1, 12).sum(axis=0)
        else:
            sums[2:6] += found.ahead.sum(axis=0)
            sums[6:] += found.both.sum(axis=0)[~np.eye(4, dtype=bool)]
    return sums.tolist(), time.process_time() - begin


def work(program: Path) -> None:
    """Print the seconds of each for sets with a largest action."""
    largest, actions = (int(word) for word in (*sys.argv[1:3], *("16", "0")[len(sys.argv) - 1 :]))
    what = sys.argv[3] if len(sys.argv) > 3 else "extremes"
    by_engine(4, 4, what)  # compiles
    question = largest, actions, what
    ways = {"C": partial(asked, program, *question), "engine": partial(by_engine, *question)}
    sets = number_of_sets(largest, actions)
    compared(f"{what} of {sets} S with max S = {largest}: {{1}} rows", ways, 9)


if __name__ == "__main__":
    sys.exit(run_by_hand(SOURCE, work))
