"""The engine against plain C on the same work, single thread: every set with max S = N.

Run by hand: `python tests/benchmarks/bench_cumulative.py [N]`. Both settle all four conventions and
the zero-sum value of each set by its periodicity certificate and take the least and the largest
difference of every two conventions. They run in turn, so that whatever else the machine does
meets both, and must agree on the sums of everything that they found.
"""

import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

import numpy as np

from proofs_check.documents.cumulative.engine import NOT_FOUND, extremes, sets_of_largest

SOURCE = Path(__file__).with_name("cumulative.c")
COMPILER = "gcc"
REPEATS = 9
BATCH = 4096
"""Sets at a time: their sets and results stay in the cache."""

Checksum = list[int]
"""The sums of preperiods, of rows, and of the 24 extreme differences."""


def compiled(folder: Path) -> Path:
    """The C program, built in the folder."""
    program = folder / "cumulative"
    flags = ["-std=gnu11", "-O3", "-march=native"]
    subprocess.run([COMPILER, *flags, "-o", program, SOURCE], check=True)
    return program


def by_c(program: Path, largest: int) -> tuple[Checksum, float]:
    """What the C program finds, and the seconds that it measures itself."""
    done = subprocess.run([program, str(largest)], check=True, capture_output=True, text=True)
    checksum, seconds = done.stdout.splitlines()
    return [int(number) for number in checksum.split()], float(seconds)


def by_engine(largest: int) -> tuple[Checksum, float]:
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


def main() -> int:
    """Print medians and ratio; 1 where there is no C compiler to compare with."""
    largest = int(sys.argv[1]) if len(sys.argv) > 1 else 16
    if shutil.which(COMPILER) is None:
        print(f"{COMPILER} is not installed: nothing to compare with", file=sys.stderr)
        return 1
    by_engine(1)  # compiles
    times: dict[str, list[float]] = {"C": [], "engine": []}
    with tempfile.TemporaryDirectory() as folder:
        program = compiled(Path(folder))
        for _ in range(REPEATS):
            expected, seconds = by_c(program, largest)
            times["C"].append(seconds)
            found, seconds = by_engine(largest)
            times["engine"].append(seconds)
            assert found == expected, f"engine {found}, C {expected}"
    c, engine = median(times["C"]), median(times["engine"])
    print(f"every S with max S = {largest}: {1 << (largest - 1)} sets, {found[1]} rows")
    for name, runs in times.items():
        print(f"{name:6} median {median(runs):.4f} s, from {min(runs):.4f} to {max(runs):.4f}")
    print(f"engine/C {engine / c:.2f} (medians of {REPEATS} runs in turn)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
