"""The engine on the games that canonical forms are usually measured with, beside its peers.

Run by hand: `python -m tests.benchmarks.bench_partizan [MOST]`. Toads and Frogs, Hackenbush trees,
games born by day 3, and Domineering on boards of up to MOST squares (25; with 30 the peer takes
minutes). `cgt-py` (compiled Rust) and `pycgt` (both in the extra `peers`) are asked the same where
they are installed and offer it; what they answer must be the same.
"""

import gc
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from typing import Any

from proofs_check.documents.partizan import engine
from proofs_check.documents.partizan.engine import value
from reference.partizan import DOMINEERING, HACKENBUSH, TOADS_AND_FROGS, Game, born_by, game

PEER = "cgt_py"
SECOND_PEER = "pycgt"
SUMS = 20_000
"""Pairs of games born by day 3, drawn at random, that are added."""


def board(rows: int, columns: int) -> str:
    return "/".join(["." * columns] * rows)


def by_peer(rows: int, columns: int) -> Any:
    """The peer's canonical form of an empty board."""
    from cgt_py import Domineering

    return Domineering(board(rows, columns).replace("/", "|")).canonical_form


def as_game(form: Any) -> Game:
    """The peer's canonical form as a game here."""
    known: dict[str, Game] = {}

    def converted(at: Any) -> Game:
        name = str(at)
        if name not in known:
            known[name] = game(map(converted, at.left_options), map(converted, at.right_options))
        return known[name]

    return converted(form)


def timed(answer: Callable[[], Any]) -> tuple[Any, float]:
    """An answer, and the processor seconds that it took with nothing known before."""
    engine.forget()
    gc.collect()  # what was forgotten is nobody's time
    begin = time.process_time()
    found = answer()
    return found, time.process_time() - begin


def told(what: str, seconds: float, **peers: float) -> None:
    """Print the seconds of the engine, those of each peer, and the ratios."""
    line = f"{what:34} {seconds:8.3f} s"
    for name, others in peers.items():
        line += f", {name} {others:.3f} s, engine/{name} {seconds / others:.2f}"
    print(line, flush=True)


def on_boards(most: int) -> None:
    """Domineering, beside the first peer, up to so many squares."""
    for rows, columns in ((4, 4), (4, 5), (5, 5), (5, 6)):
        if rows * columns > most:
            return
        found, seconds = timed(partial(value, DOMINEERING, DOMINEERING.read(board(rows, columns))))
        peers = {}
        if find_spec(PEER):
            other, peers[PEER] = timed(partial(by_peer, rows, columns))
            assert as_game(other) is found
        told(f"domineering {rows}x{columns}", seconds, **peers)


def on_rows() -> None:
    """Toads and Frogs, beside the second peer."""
    for animals in (5, 7, 8):
        row = "T" * animals + ".." + "F" * animals
        _, seconds = timed(partial(value, TOADS_AND_FROGS, row))
        peers = {}
        if find_spec(SECOND_PEER):
            import pycgt
            from pycgt.rulesets import toads_and_frogs

            _, peers[SECOND_PEER] = timed(
                lambda: pycgt.canonical(toads_and_frogs.parse(row.lower()))  # noqa: B023 (at once)
            )
        told(f"toads and frogs {animals}+{animals}", seconds, **peers)


def on_trees() -> None:
    """Hackenbush on a tree of 60 lines drawn at random; no peer has trees."""
    for colours in ("LR", "LRG"):
        drawn = random.Random(60)
        lines = (f"{drawn.randrange(i)}-{i}{drawn.choice(colours)}" for i in range(1, 61))
        picture = HACKENBUSH.read(" ".join(lines))
        told(f"hackenbush, 60 lines of {colours}", timed(partial(value, HACKENBUSH, picture))[1])


def on_day_3() -> None:
    """Sums of pairs of games born by day 3, beside the first peer."""
    games, seconds = timed(lambda: born_by(3))
    told(f"{len(games)} games born by day 3 (reference)", seconds)
    forms = [engine.entered(G) for G in games]
    drawn = random.Random(3)
    numbers = range(len(games))
    pairs = [(drawn.choice(numbers), drawn.choice(numbers)) for _ in range(SUMS)]
    begin = time.process_time()
    for i, j in pairs:
        engine.plus(forms[i], forms[j])
    added = time.process_time() - begin
    peers = {}
    if find_spec(PEER):
        theirs = [of_peer(G) for G in games]
        begin = time.process_time()
        for i, j in pairs:
            theirs[i] + theirs[j]
        peers[PEER] = time.process_time() - begin
    told(f"{SUMS} sums", added, **peers)


def of_peer(G: Game) -> Any:
    """A game as the peer has it."""
    from cgt_py import CanonicalForm

    # Its notation takes options that are games in braces as well as by name.
    return CanonicalForm(in_braces(G))


def in_braces(G: Game) -> str:
    """All of a form in braces, but 0."""
    if not G.left and not G.right:
        return "0"
    left, right = (",".join(map(in_braces, side)) for side in (G.left, G.right))
    return f"{{{left}|{right}}}"


def main() -> int:
    """Print the processor seconds of each, which other work on the machine changes least."""
    on_rows()
    on_trees()
    on_day_3()
    on_boards(int(sys.argv[1]) if len(sys.argv) > 1 else 25)
    for peer in (PEER, SECOND_PEER):
        if not find_spec(peer):
            print(f"{peer} is not installed: no peer to compare with", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
