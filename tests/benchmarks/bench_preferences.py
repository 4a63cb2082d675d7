"""The engine against C++ on the same work, single thread: columns of Table 1 at length n.

Run by hand: `python -m tests.benchmarks.bench_preferences [n] [times] [COLUMN ...]`. Both run in
turn, so that whatever else the machine does meets both, and must agree on how many rows and values
there are, and on the sums of the values' sizes and of hashes of their brackets. Seconds are of
processor time; the engine's hold all lengths up to n, for it finds them together. The C++ program
runs twice, once with whole rows as positions, once with parts of rows like the engine.

With `grids` as the only word: every board on the grids of the sweep `preferences-grids`.
"""

import resource
import sys
import time
from functools import partial
from pathlib import Path

import numpy as np

from proofs_check.documents.preferences.engine import COLUMNS, compute, games, on_graph
from proofs_check.documents.preferences.sweeps import Edges, grids
from reference.preferences import Preference
from tests.benchmarks.paired import Found, asked, compared, run_by_hand

SOURCE = "preferences.cpp"
"""It finds how many rows, how many values, the sum of their sizes, of their digests mod 2^64."""

NAMES = dict(zip(COLUMNS, ("unsimplified", "syntactic", "selfish", "prudent"), strict=True))
WAYS = ("rows", "parts")


def by_cpp(program: Path, n: int, column: Preference, way: str) -> Found:
    """What the C++ program finds, and the seconds that it measures itself."""
    return asked(program, n, NAMES[column], way)


def by_engine(n: int, column: Preference) -> Found:
    """What the engine finds, and the seconds that it takes."""
    begin = time.process_time()
    rows = games(n)
    found = compute(n, column)
    values = found.occurring(n)
    sizes = np.ones(len(values), np.int64)
    if column is not Preference.PRUDENT:
        sizes = np.maximum(np.diff(found.start)[values], 1)
    checksum = [rows, len(values), int(sizes.sum()), found.digest(n)]
    return checksum, time.process_time() - begin


def on_graph_by_cpp(program: Path, v: int, edges: Edges, column: Preference) -> Found:
    """How many boards on a graph, and how many values, the C++ program finds."""
    numbers, seconds = asked(program, v, NAMES[column], *(f"{a}-{b}" for a, b in edges))
    return numbers[:2], seconds


def on_graph_by_engine(v: int, edges: Edges, column: Preference) -> Found:
    """The same by the engine."""
    begin = time.process_time()
    found = on_graph(v, edges, column)
    return [found.total(), len(found)], time.process_time() - begin


def on_grids(program: Path) -> None:
    """Print the seconds of each for every column on grids of 6 to 9 vertices."""
    for v in (6, 8, 9):
        for edges in grids(v):
            for column in COLUMNS:
                on_graph_by_engine(2, ((0, 1),), column)  # compiles
                ways = {
                    "C++": partial(on_graph_by_cpp, program, v, edges, column),
                    "engine": partial(on_graph_by_engine, v, edges, column),
                }
                compared(f"{NAMES[column]}, a grid of {v}: {{}} boards, {{}} values", ways, 5)


def work(program: Path) -> None:
    """Print the seconds of each for every column."""
    if sys.argv[1:] == ["grids"]:
        on_grids(program)
        return
    n = int(sys.argv[1]) if len(sys.argv) > 1 else 12
    repeats = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    for column in COLUMNS:
        if len(sys.argv) > 3 and NAMES[column] not in sys.argv[3:]:
            continue
        by_engine(3, column)  # compiles
        ways = {f"C++ {way}": partial(by_cpp, program, n, column, way) for way in WAYS}
        ways["engine"] = partial(by_engine, n, column)
        compared(f"{NAMES[column]}, 1x{n}: {{}} rows, {{}} values", ways, repeats)
    own, others = (
        resource.getrusage(who).ru_maxrss // 1024
        for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    )
    print(f"at most {own} MB here, {others} MB in C++")


if __name__ == "__main__":
    sys.exit(run_by_hand(SOURCE, work))
