"""The same work by the engine and by a C or C++ program, in turn, single thread.

In turn, so that whatever else the machine does meets each; what they find must be the same.
"""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from statistics import median

FLAGS = {".c": ("gcc", "-std=gnu11"), ".cpp": ("g++", "-std=c++17")}
"""The compiler of a source, by its suffix, and the language."""

Found = tuple[list[int], float]
"""The numbers that must be the same, and the seconds that it took."""


def lacks_compiler(source: str) -> str:
    """Why a source beside this file can't be compiled here; empty if it can."""
    compiler = FLAGS[Path(source).suffix][0]
    return "" if shutil.which(compiler) else f"{compiler} is not installed: nothing to compare with"


def compiled(source: str, folder: Path) -> Path:
    """The program of a source beside this file, built in the folder."""
    compiler, language = FLAGS[Path(source).suffix]
    program = folder / Path(source).stem
    path = Path(__file__).with_name(source)
    subprocess.run([compiler, language, "-O3", "-march=native", "-o", program, path], check=True)
    return program


def asked(program: Path, *words: object) -> Found:
    """What a program finds, and the seconds that it measures itself."""
    command = [str(program), *map(str, words)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    numbers, seconds = done.stdout.splitlines()
    return [int(number) for number in numbers.split()], float(seconds)


def compared(what: str, ways: Mapping[str, Callable[[], Found]], repeats: int) -> None:
    """Print the median, the least and the largest seconds of each way, to those of the first.

    Args:
        what: what is computed; the numbers found are put in its braces.
        ways: each way to compute it, by name.
        repeats: how often they run in turn.
    """
    times: dict[str, list[float]] = {name: [] for name in ways}
    first = next(iter(ways))
    for _ in range(repeats):
        expected: list[int] = []
        for name, way in ways.items():
            found, seconds = way()
            times[name].append(seconds)
            expected = expected or found
            assert found == expected, f"{name} {found}, {first} {expected}"
    print(what.format(*expected))
    beside = median(times[first])
    for name, runs in times.items():
        line = f"median {median(runs):.4f} s, from {min(runs):.4f} to {max(runs):.4f}"
        print(f"  {name:21} {line}, to {first} {median(runs) / beside:.3f}")
    print(f"  (medians of {repeats} runs in turn)", flush=True)


def run_by_hand(source: str, work: Callable[[Path], None]) -> int:
    """Build the program of a source, and do the work with it; 1 if nothing here compiles it."""
    if lacking := lacks_compiler(source):
        print(lacking, file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        work(compiled(source, Path(folder)))
    return 0
