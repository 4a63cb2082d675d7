"""The engine against C++ on the same work, single thread: columns of Table 1 at length n.

Run by hand: `python tests/benchmarks/bench_preferences.py [n] [times] [COLUMN ...]`. Both run in
turn, so that whatever else the machine does meets both, and must agree on how many rows and values
there are, and on the sums of the values' sizes and of hashes of their brackets. Seconds are of
processor time; the engine's hold all lengths up to n, for it finds them together. The C++ program
runs twice, once with whole rows as positions, once with parts of rows like the engine.
"""

import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

import numpy as np

from proofs_check.documents.preferences.engine import COLUMNS, compute, games
from reference.preferences import Preference

SOURCE = Path(__file__).with_name("preferences.cpp")
COMPILER = "g++"
NAMES = dict(zip(COLUMNS, ("unsimplified", "syntactic", "selfish", "prudent"), strict=True))
WAYS = ("rows", "parts")

Checksum = list[int]
"""Rows, different values, the sum of their sizes, and that of their digests modulo 2^64."""


def compiled(folder: Path) -> Path:
    """The C++ program, built in the folder."""
    program = folder / "preferences"
    flags = ["-std=c++17", "-O3", "-march=native"]
    subprocess.run([COMPILER, *flags, "-o", program, SOURCE], check=True)
    return program


def by_cpp(program: Path, n: int, column: Preference, way: str) -> tuple[Checksum, float]:
    """What the C++ program finds, and the seconds that it measures itself."""
    command = [str(program), str(n), NAMES[column], way]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    checksum, seconds = done.stdout.splitlines()
    return [int(number) for number in checksum.split()], float(seconds)


def by_engine(n: int, column: Preference) -> tuple[Checksum, float]:
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


def main() -> int:
    """Print medians and ratios; 1 where there is no C++ compiler to compare with."""
    n = int(sys.argv[1]) if len(sys.argv) > 1 else 12
    repeats = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    columns = [c for c in COLUMNS if len(sys.argv) < 4 or NAMES[c] in sys.argv[3:]]
    if shutil.which(COMPILER) is None:
        print(f"{COMPILER} is not installed: nothing to compare with", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        program = compiled(Path(folder))
        for column in columns:
            by_engine(3, column)  # compiles
            times: dict[str, list[float]] = {"engine": [], **{way: [] for way in WAYS}}
            for _ in range(repeats):
                expected, seconds = by_engine(n, column)
                times["engine"].append(seconds)
                for way in WAYS:
                    found, seconds = by_cpp(program, n, column, way)
                    times[way].append(seconds)
                    assert found == expected, f"engine {expected}, C++ {found}"
            engine = median(times["engine"])
            print(f"{NAMES[column]}, 1x{n}: {expected[0]} rows, {expected[1]} values")
            print(f"  engine    median {engine:.3f} s, from {min(times['engine']):.3f}")
            for way in WAYS:
                cpp = median(times[way])
                print(
                    f"  C++ {way:5} median {cpp:.3f} s, from {min(times[way]):.3f};"
                    f" engine/C++ {engine / cpp:.2f}"
                )
    own, others = (
        resource.getrusage(who).ru_maxrss // 1024
        for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    )
    print(f"at most {own} MB here, {others} MB in C++ (medians of {repeats} runs in turn)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
