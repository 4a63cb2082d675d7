"""The engine against plain C on the same work, single thread.

Run by hand: `python tests/benchmarks/bench_positions.py`. Subtraction games to 10^7 chips and
Wythoff's game to 2000 x 2000, normal play. They run in turn, so that whatever else the machine
does meets both, and must agree on the number and a checksum of the P-positions.
"""

import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median

import numpy as np

from proofs_check.documents.positions.engine import subtraction_p_positions, wythoff_p_positions
from reference.positions import NORMAL

SOURCE = Path(__file__).with_name("positions.c")
COMPILER = "gcc"
REPEATS = 9

Question = tuple[str, int, tuple[int, ...]]
"""The game, its size, and the removals."""
QUESTIONS: tuple[Question, ...] = (
    ("subtraction", 10**7, (1, 2, 3)),
    ("subtraction", 10**7, (1, 3, 4)),
    ("subtraction", 10**7, (2, 5, 9, 16, 31, 64)),
    ("wythoff", 2000, ()),
)
Found = list[int]


def compiled(folder: Path) -> Path:
    """The C program, built in the folder."""
    program = folder / "positions"
    flags = ["-std=gnu11", "-O3", "-march=native"]
    subprocess.run([COMPILER, *flags, "-o", program, SOURCE], check=True)
    return program


def by_c(program: Path, question: Question) -> tuple[Found, float]:
    """What the C program finds, and the seconds that it measures itself."""
    game, top, removals = question
    words: Sequence[str] = [game, str(top), *map(str, removals)]
    done = subprocess.run([program, *words], check=True, capture_output=True, text=True)
    found, seconds = done.stdout.splitlines()
    return [int(number) for number in found.split()], float(seconds)


def by_engine(question: Question) -> tuple[Found, float]:
    """What the engine finds, and the processor seconds that the table takes."""
    game, top, removals = question
    begin = time.process_time()
    if game == "subtraction":
        is_p = subtraction_p_positions(removals, top, NORMAL)
    else:
        is_p = wythoff_p_positions(top, top, NORMAL)
    seconds = time.process_time() - begin
    places = np.nonzero(is_p)
    return [len(places[0]), int(np.prod(places, axis=0).sum())], seconds


def main() -> int:
    """Print medians and ratios; 1 where there is no C compiler to compare with."""
    if shutil.which(COMPILER) is None:
        print(f"{COMPILER} is not installed: nothing to compare with", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        program = compiled(Path(folder))
        for question in QUESTIONS:
            by_engine(question)  # compiles
            times: dict[str, list[float]] = {"C": [], "engine": []}
            for _ in range(REPEATS):
                expected, seconds = by_c(program, question)
                times["C"].append(seconds)
                found, seconds = by_engine(question)
                times["engine"].append(seconds)
                assert found == expected, f"engine {found}, C {expected}"
            c, engine = median(times["C"]), median(times["engine"])
            print(f"{question}: {found[0]} P-positions")
            for name, runs in times.items():
                print(f"{name:6} median {median(runs):.4f} s, {min(runs):.4f} to {max(runs):.4f}")
            print(f"engine/C {engine / c:.2f} (medians of {REPEATS} runs in turn)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
