"""The engine against plain C on the same work, single thread: one unitary game until it repeats.

Run by hand: `python tests/benchmarks/bench_bidding.py [TB]`. The C program computes every row as a
whole, in O(TB), and keeps three. `converge` computes the entries that can have changed only;
`until_repetition` does so too, but stores every row; `both_until_repetition` computes every row as
a whole like the C program, nu_hat and nu, and stores them. All run in turn, so that whatever else
the machine does meets each, and must agree on where the rows repeat, on both limit rows and on the
extreme outcomes.
"""

import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import numpy as np

from proofs_check.documents.bidding.engine import (
    Ints,
    both_until_repetition,
    converge,
    until_repetition,
)

SOURCE = Path(__file__).with_name("bidding.c")
COMPILER = "gcc"
REPEATS = 7

Checksum = list[int]
"""The heap where the rows repeat, (p + 1) o_p summed over two limit rows, the extreme outcomes."""


def compiled(folder: Path) -> Path:
    """The C program, built in the folder."""
    program = folder / "bidding"
    flags = ["-std=gnu11", "-O3", "-march=native"]
    subprocess.run([COMPILER, *flags, "-o", program, SOURCE], check=True)
    return program


def by_c(program: Path, TB: int) -> tuple[Checksum, float]:
    """What the C program finds, and the seconds that it measures itself."""
    done = subprocess.run([program, str(TB)], check=True, capture_output=True, text=True)
    checksum, seconds = done.stdout.splitlines()
    return [int(number) for number in checksum.split()], float(seconds)


def checksum(heap: int, limits: Ints, least: int, most: int) -> Checksum:
    weights = np.arange(1, limits.shape[1] + 1, dtype=np.int64)
    return [heap, *(int((row * weights).sum()) for row in limits), least, most]


def by_converge(TB: int) -> tuple[Checksum, float]:
    """What the engine finds, keeping two rows."""
    begin = time.perf_counter()
    found = converge(TB)
    seconds = time.perf_counter() - begin
    return checksum(found.heap, found.limits, found.least, found.most), seconds


def by_rows(TB: int) -> tuple[Checksum, float]:
    """What the engine finds, storing every row."""
    begin = time.perf_counter()
    rows = until_repetition(TB)
    seconds = time.perf_counter() - begin
    return checksum(len(rows) - 3, rows[-3:-1], int(rows.min()), int(rows.max())), seconds


def by_both(TB: int) -> tuple[Checksum, float]:
    """What the engine finds in nu_hat, computing nu beside it and storing every row."""
    begin = time.perf_counter()
    found = both_until_repetition(TB)
    seconds = time.perf_counter() - begin
    rows = found.nu_hat
    return checksum(found.heap, rows[-3:-1], int(rows.min()), int(rows.max())), seconds


ENGINE: dict[str, Callable[[int], tuple[Checksum, float]]] = {
    "converge": by_converge,
    "until_repetition": by_rows,
    "both_until_repetition": by_both,
}


def main() -> int:
    """Print medians and ratios; 1 where there is no C compiler to compare with."""
    TB = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    if shutil.which(COMPILER) is None:
        print(f"{COMPILER} is not installed: nothing to compare with", file=sys.stderr)
        return 1
    for run in ENGINE.values():
        run(1)  # compiles
    times: dict[str, list[float]] = {name: [] for name in ("C", *ENGINE)}
    with tempfile.TemporaryDirectory() as folder:
        program = compiled(Path(folder))
        for _ in range(REPEATS):
            expected, seconds = by_c(program, TB)
            times["C"].append(seconds)
            for name, run in ENGINE.items():
                found, seconds = run(TB)
                times[name].append(seconds)
                assert found == expected, f"{name} {found}, C {expected}"
    print(f"TB = {TB}: {expected[0] + 3} rows of {TB + 1} entries")
    c = median(times["C"])
    for name, runs in times.items():
        line = f"median {median(runs):.4f} s, from {min(runs):.4f} to {max(runs):.4f}"
        print(f"{name:21} {line}, to C {median(runs) / c:.3f}")
    print(f"(medians of {REPEATS} runs in turn)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
