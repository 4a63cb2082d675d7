"""A shard of the sweep of other subtraction sets against plain C, single thread, in turn.

Run by hand: `python -m tests.benchmarks.bench_bidding_sets [max S] [TB]`. Both go through
 all sets with that max S, and must agree on the sums of what they found; seconds are of processor
time. The C program goes through all bids that one player alone can pay too.
"""

import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

from proofs_check.sweeps.registry import find_sweep
from proofs_check.sweeps.shards import Shard
from tests.benchmarks.paired import Found, asked, compared, run_by_hand

SOURCE = "bidding_sets.c"
"""It finds the number of sets, and the sums of what a shard's rows have."""


def by_sweep(largest: int, TB: int) -> Found:
    """What a shard finds, and the seconds that it takes, its digest included."""
    begin = time.process_time()
    sweep = find_sweep("bidding-sets")
    rows: Any = sweep.look(Shard("", {"total_budget": TB, "max": largest})).facts["rows"]
    seconds = time.process_time() - begin
    _, _, preperiods, periods, least, most, unique = zip(*rows, strict=True)
    sums = map(sum, (preperiods, periods, most, least))
    return [len(rows), *sums, unique.count("yes")], seconds


def work(program: Path) -> None:
    """Print the seconds of each for all sets with a largest action."""
    largest, TB = (int(word) for word in sys.argv[1:3]) if len(sys.argv) > 2 else (9, 20)
    by_sweep(1, 1)  # compiles
    ways = {"C": partial(asked, program, largest, TB), "sweep": partial(by_sweep, largest, TB)}
    compared(f"max S = {largest}, TB = {TB}: {{}} sets, preperiods {{}} in all", ways, 7)


if __name__ == "__main__":
    sys.exit(run_by_hand(SOURCE, work))
