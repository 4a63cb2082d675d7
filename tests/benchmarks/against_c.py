"""Engines against C and C++ programs on the same work, single thread.

Run by hand: `python -m tests.benchmarks.against_c`, with the work and words of it:

- `bidding [TB]`: a unitary game until its rows repeat. The C program computes every row as a whole
  and keeps three. `converge` computes the entries that can have changed only, `rows` too but stores
  every row; so does `both_until_repetition`, of nu_hat and nu.
- `bidding_sets [max S] [TB]`: a shard of the sweep of other subtraction sets, its digest included.
  The C program goes through all bids that one player alone can pay too.
- `cumulative [N [ACTIONS [extremes|welfare]]]`: every set with max S = N, or those of so many
  actions (0: of any number). Both settle all conventions and the zero-sum value of each set by its
  periodicity certificate, then take the least and the largest difference of every two conventions,
  or by how much the second player is ahead and both players are better off.
- `positions`: subtraction games to 10^7 chips and Wythoff's game to 2000 x 2000, normal play.
- `preferences [n] [times] [COLUMN ...]`: columns of Table 1 at length n. The engine's seconds hold
  all lengths up to n; the C++ program has whole rows as positions, then parts of rows.

What they find must be the same: counts, and sums or hashes of everything else. They run in turn, so
that whatever else the machine does meets each; seconds are of processor time.
"""

import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import combinations
from math import comb
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

from proofs_check.documents.bidding.engine import both_until_repetition, converge, rows as all_rows
from proofs_check.documents.cumulative.engine import (
    NOT_FOUND,
    Extremes,
    extremes,
    padded,
    sets_of_largest,
    welfare,
)
from proofs_check.documents.positions.engine import subtraction_p_positions, wythoff_p_positions
from proofs_check.documents.preferences.engine import COLUMNS, compute, games
from proofs_check.sweeps.shards import Shard, find_sweep
from reference.preferences import Preference

COMPILERS = {".c": ("gcc", "-std=gnu11"), ".cpp": ("g++", "-std=c++17")}
"""The compiler of a source, by its suffix, and the language."""

OPTIMIZED = ("-O3", "-march=native")

Found = tuple[list[int], float]
"""The numbers that must be the same, and the seconds that it took."""


def source(work: str) -> Path:
    """The source beside this file of what is compared with."""
    (path,) = Path(__file__).parent.glob(f"{work}.c*")
    return path


def lacks_compiler(work: str) -> str:
    """Why what is compared with can't be compiled here; empty if it can."""
    compiler = COMPILERS[source(work).suffix][0]
    return "" if shutil.which(compiler) else f"{compiler} is not installed: nothing to compare with"


def compiled(work: str, folder: Path) -> Path:
    """What is compared with, built in the folder."""
    compiler, language = COMPILERS[source(work).suffix]
    program = folder / work
    command = [compiler, language, *OPTIMIZED, "-o", str(program), str(source(work))]
    subprocess.run(command, check=True)
    return program


def asked(program: Path, *words: object) -> Found:
    """What a program finds, and the seconds that it measures itself."""
    command = [str(program), *map(str, words)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    numbers, seconds = done.stdout.splitlines()
    return [int(number) for number in numbers.split()], float(seconds)


def timed(work: Callable[[], Sequence[int]]) -> Found:
    """What the engine finds, and the seconds that it takes."""
    begin = time.process_time()
    found = work()
    return list(found), time.process_time() - begin


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


# Bidding: the heap where the rows repeat, (p + 1) o_p summed over two limit rows, the extremes


def _sums(heap: int, limits: Any, least: int, most: int) -> list[int]:
    weights = np.arange(1, limits.shape[1] + 1, dtype=np.int64)
    return [heap, *(int((row * weights).sum()) for row in limits), least, most]


def by_converge(TB: int) -> list[int]:
    found = converge(TB)
    return _sums(found.heap, found.limits, found.least, found.most)


def by_rows(TB: int) -> list[int]:
    rows = all_rows(TB, converge(TB).heap + 2)
    return _sums(len(rows) - 3, rows[-3:-1], int(rows.min()), int(rows.max()))


def by_both(TB: int) -> list[int]:
    found = both_until_repetition(TB)
    rows = found.nu_hat
    of_both = _sums(found.heap, rows[-3:-1], int(rows.min()), int(rows.max()))
    return [*of_both, *_sums(0, found.nu[-3:-1], 0, 0)[1:3]]


UNITARY = {"converge": by_converge, "converge, rows": by_rows}


def bidding(program: Path, words: Sequence[str]) -> None:
    TB = int(words[0]) if words else 500
    for run in (*UNITARY.values(), by_both):
        run(1)  # compiles
    ways = {name: partial(timed, partial(run, TB)) for name, run in UNITARY.items()}
    what = f"TB = {TB}: the rows of {TB + 1} entries repeat at heap {{}}"
    compared(what, {"C": partial(asked, program, TB), **ways}, 7)
    C = partial(asked, program, TB, "both")
    what += ", those of nu too"
    compared(what, {"C": C, "both_until_repetition": partial(timed, partial(by_both, TB))}, 7)


def by_sweep(largest: int, TB: int) -> list[int]:
    """The number of sets, and the sums of what a shard's rows have."""
    shard = Shard("", {"total_budget": TB, "max": largest})
    rows: Any = find_sweep("bidding-sets").look(shard).facts["rows"]
    _, _, preperiods, periods, least, most, unique = zip(*rows, strict=True)
    return [len(rows), *map(sum, (preperiods, periods, most, least)), unique.count("yes")]


def bidding_sets(program: Path, words: Sequence[str]) -> None:
    largest, TB = map(int, words[:2] or ("9", "20"))
    by_sweep(1, 1)  # compiles
    own = partial(timed, partial(by_sweep, largest, TB))
    ways = {"C": partial(asked, program, largest, TB), "sweep": own}
    compared(f"max S = {largest}, TB = {TB}: {{}} sets, preperiods {{}} in all", ways, 7)


# Cumulative subtraction: the sums of preperiods, of rows, and of the 24 differences or 16 leads


BATCH = 4096
"""Sets at a time: their sets and results stay in the cache."""


def number_of_sets(largest: int, actions: int) -> int:
    """How many sets of so many actions, or of any number (0), have this largest one."""
    return comb(largest - 1, actions - 1) if actions else 1 << (largest - 1)


def by_extremes(largest: int, actions: int = 0, what: str = "extremes") -> list[int]:
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
    return [*map(int, sums)]


def cumulative(program: Path, words: Sequence[str]) -> None:
    largest, actions = map(int, (*words[:2], *("16", "0")[len(words) :]))
    what = words[2] if len(words) > 2 else "extremes"
    by_extremes(4, 4, what)  # compiles
    question = largest, actions, what
    own = partial(timed, partial(by_extremes, *question))
    sets = number_of_sets(largest, actions)
    ways = {"C": partial(asked, program, *question), "engine": own}
    compared(f"{what} of {sets} S with max S = {largest}: {{1}} rows", ways, 9)


# Positions: the number and a checksum of the P-positions


TABLES = (
    *(("subtraction", 10**7, *S) for S in ((1, 2, 3), (1, 3, 4), (2, 5, 9, 16, 31, 64))),
    ("wythoff", 2000),
)
"""The game, its size, and the removals."""


def by_table(game: str, top: int, *removals: int) -> list[int]:
    if game == "subtraction":
        is_p = subtraction_p_positions(removals, top)
    else:
        is_p = wythoff_p_positions(top)
    places = np.nonzero(is_p)
    return [len(places[0]), int(np.prod(places, axis=0).sum())]


def positions(program: Path, words: Sequence[str]) -> None:
    for question in TABLES:
        by_table(*question)  # compiles
        own = partial(timed, partial(by_table, *question))
        ways = {"C": partial(asked, program, *question), "engine": own}
        compared(f"{question}: {{}} P-positions", ways, 9)


# Preferences: how many rows, how many values, the sum of their sizes, of their digests mod 2^64


NAMES = dict(zip(COLUMNS, ("unsimplified", "syntactic", "selfish", "prudent"), strict=True))
WAYS = ("rows", "parts")


def by_columns(n: int, column: Preference) -> list[int]:
    rows = games(n)
    found = compute(n, column)
    values = found.occurring(n)
    sizes = np.ones(len(values), np.int64)
    if column is not Preference.PRUDENT:
        sizes = np.maximum(np.diff(found.start)[values], 1)
    return [rows, len(values), int(sizes.sum()), found.digest(n)]


def preferences(program: Path, words: Sequence[str]) -> None:
    n, repeats = map(int, (*words[:2], *("12", "5")[len(words) :]))
    for column in COLUMNS:
        if words[2:] and NAMES[column] not in words[2:]:
            continue
        by_columns(3, column)  # compiles
        ways = {f"C++ {way}": partial(asked, program, n, NAMES[column], way) for way in WAYS}
        ways["engine"] = partial(timed, partial(by_columns, n, column))
        compared(f"{NAMES[column]}, 1x{n}: {{}} rows, {{}} values", ways, repeats)
    own, others = (
        resource.getrusage(who).ru_maxrss // 1024
        for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    )
    print(f"at most {own} MB here, {others} MB in C++")


WORKS = {
    work.__name__: work for work in (bidding, bidding_sets, cumulative, positions, preferences)
}


def main() -> int:
    """Build the program of a work and run it beside the engine; 1 if nothing here compiles it."""
    if len(sys.argv) < 2 or sys.argv[1] not in WORKS:
        print(f"work: got {sys.argv[1:]}, allowed: one of {', '.join(WORKS)}", file=sys.stderr)
        return 2
    _, name, *words = sys.argv
    if lacking := lacks_compiler(name):
        print(lacking, file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        WORKS[name](compiled(name, Path(folder)), words)
    return 0


if __name__ == "__main__":
    sys.exit(main())
