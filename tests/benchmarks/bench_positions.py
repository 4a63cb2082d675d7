"""The engine against plain C on the same work, single thread.

Run by hand: `python -m tests.benchmarks.bench_positions`. Subtraction games to 10^7 chips and
Wythoff's game to 2000 x 2000, normal play. They run in turn, so that whatever else the machine
does meets both, and must agree on the number and a checksum of the P-positions.
"""

import sys
import time
from functools import partial
from pathlib import Path

import numpy as np

from proofs_check.documents.positions.engine import subtraction_p_positions, wythoff_p_positions
from reference.positions import NORMAL
from tests.benchmarks.paired import Found, asked, compared, run_by_hand

SOURCE = "positions.c"

Question = tuple[str, int, tuple[int, ...]]
"""The game, its size, and the removals."""
QUESTIONS: tuple[Question, ...] = (
    ("subtraction", 10**7, (1, 2, 3)),
    ("subtraction", 10**7, (1, 3, 4)),
    ("subtraction", 10**7, (2, 5, 9, 16, 31, 64)),
    ("wythoff", 2000, ()),
)


def by_c(program: Path, question: Question) -> Found:
    """What the C program finds, and the seconds that it measures itself."""
    game, top, removals = question
    return asked(program, game, top, *removals)


def by_engine(question: Question) -> Found:
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


def work(program: Path) -> None:
    """Print the seconds of both for each game."""
    for question in QUESTIONS:
        by_engine(question)  # compiles
        ways = {"C": partial(by_c, program, question), "engine": partial(by_engine, question)}
        compared(f"{question}: {{}} P-positions", ways, 9)


if __name__ == "__main__":
    sys.exit(run_by_hand(SOURCE, work))
