"""The engine on the games that canonical forms are usually measured with, beside its peers.

Run by hand: `python -m tests.benchmarks.bench_partizan [MOST]`. Toads and Frogs, Hackenbush trees,
games born by day 3, and Domineering on boards of up to MOST squares (25; with 30 the peer takes
minutes), then on small ones, one at a time. `cgt-py` (compiled Rust) and `pycgt` (both in the extra
`peers`) are asked the same where they are installed and offer it; what they answer must be the
same.
"""

import gc
import random
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from itertools import starmap
from time import process_time
from typing import Any

from proofs_check.documents.partizan import engine
from reference.partizan import DOMINEERING, HACKENBUSH, TOADS_AND_FROGS, Game, born_by, game

SUMS = 20_000
"""Pairs of games born by day 3, drawn at random, that are added."""

BOARDS = 500
"""Boards of Domineering of 12 squares, each with holes at random, that are asked one at a time."""

Answer = Callable[[], Any]


def as_game(form: Any, known: dict[str, Game]) -> Game:
    """A canonical form of cgt-py as a game here."""
    if str(form) not in known:
        sides = form.left_options, form.right_options
        known[str(form)] = game(*([as_game(each, known) for each in side] for side in sides))
    return known[str(form)]


def in_braces(G: Game) -> str:
    """All of a form in braces, but 0."""
    left, right = (",".join(map(in_braces, side)) for side in (G.left, G.right))
    return f"{{{left}|{right}}}" if G.left or G.right else "0"


def timed(answer: Answer) -> tuple[Any, float]:
    """An answer, and the processor seconds that it took."""
    gc.collect()  # what was forgotten is nobody's time
    begin = process_time()
    return answer(), process_time() - begin


def told(what: str, own: Answer, peers: Mapping[str, Answer]) -> None:
    """Print the seconds of the engine, those of each peer, and the ratios.

    What a peer gives that is a form of its own must be the engine's game.
    """
    for name in filter(find_spec, peers):
        import_module(name)  # which takes longer than a small board
    found, seconds = timed(own)
    line = f"{what:34} {seconds:8.3f} s"
    for name in filter(find_spec, peers):
        others, theirs = timed(peers[name])
        assert name != "cgt_py" or not isinstance(found, Game) or as_game(others, {}) is found
        line += f", {name} {theirs:.3f} s, engine/{name} {seconds / theirs:.2f}"
    print(line, flush=True)


def value(what: str, ruleset: Any, position: Any, **peers: Answer) -> None:
    """The value of a position, with nothing known before."""
    engine.forget()
    told(what, lambda: engine.value(ruleset, position), peers)


def rust(board: str) -> Answer:
    """The canonical form of a Domineering board by cgt-py."""

    def answer() -> Any:
        from cgt_py import Domineering

        return Domineering(board.replace("/", "|")).canonical_form

    return answer


def python(row: str) -> Answer:
    """The canonical form of a row of Toads and Frogs by pycgt."""

    def answer() -> Any:
        import pycgt
        from pycgt.rulesets import toads_and_frogs

        return pycgt.canonical(toads_and_frogs.parse(row.lower()))

    return answer


def sums() -> None:
    """Sums of pairs of games born by day 3."""
    games, seconds = timed(lambda: born_by(3))
    print(f"{len(games)} games born by day 3 (reference) {seconds:.3f} s")
    numbers, drawn = range(len(games)), random.Random(3)
    pairs = [(drawn.choice(numbers), drawn.choice(numbers)) for _ in range(SUMS)]
    forms = [*map(engine.entered, games)]
    theirs: list[Any] = []
    if find_spec("cgt_py"):
        from cgt_py import CanonicalForm

        theirs = [*map(CanonicalForm, map(in_braces, games))]  # its notation takes both
    own = [(forms[i], forms[j]) for i, j in pairs]
    peers = {"cgt_py": lambda: [theirs[i] + theirs[j] for i, j in pairs]}
    told(f"{SUMS} sums", lambda: [*starmap(engine.plus, own)], peers)


def one_at_a_time() -> None:
    """Small questions in turn; each library keeps of them what it will."""
    drawn = random.Random(12)
    boards = [
        "/".join("".join(drawn.choices(".#", (3, 1), k=4)) for _ in "123") for _ in "x" * BOARDS
    ]
    positions = [*map(DOMINEERING.read, boards)]
    engine.forget()
    told(
        f"{BOARDS} boards, one at a time",
        lambda: [engine.value(DOMINEERING, each) for each in positions],
        {"cgt_py": lambda: [rust(board)() for board in boards]},
    )


def main() -> None:
    """Print the processor seconds of each, which other work on the machine changes least."""
    most = int(sys.argv[1]) if len(sys.argv) > 1 else 25
    for animals in (5, 7, 8):
        row = "T" * animals + ".." + "F" * animals
        value(f"toads and frogs {animals}+{animals}", TOADS_AND_FROGS, row, pycgt=python(row))
    for colours in ("LR", "LRG"):
        drawn = random.Random(60)
        lines = (f"{drawn.randrange(i)}-{i}{drawn.choice(colours)}" for i in range(1, 61))
        picture = HACKENBUSH.read(" ".join(lines))
        value(f"hackenbush, 60 lines of {colours}", HACKENBUSH, picture)
    sums()
    for rows, columns in ((4, 4), (4, 5), (5, 5), (5, 6)):
        if rows * columns <= most:
            board = "/".join(["." * columns] * rows)
            at = DOMINEERING.read(board)
            value(f"domineering {rows}x{columns}", DOMINEERING, at, cgt_py=rust(board))
    one_at_a_time()


if __name__ == "__main__":
    main()
