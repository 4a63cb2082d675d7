"""The reference on the games that canonical forms are usually measured with, beside a peer.

Run by hand: `python tests/benchmarks/bench_partizan.py`. Toads and Frogs, all games born by day 3,
and Domineering; for Domineering `cgt-py` (extra `peers`, compiled Rust) is asked the same question
where it is installed. They run in turn, and their canonical forms must be the same.
"""

import sys
import time
from collections.abc import Callable, Iterable
from functools import partial
from importlib.util import find_spec
from typing import Any

from reference.partizan import (
    TOADS_AND_FROGS,
    Game,
    Ruleset,
    Standard,
    born_by,
    compare,
    forget,
    game,
    value,
)

PEER = "cgt_py"

Cells = frozenset[tuple[int, int]]
"""The free squares, by row and column."""


def placed(cells: Iterable[tuple[int, int]]) -> Cells:
    """The squares, moved so that the least row and the least column are 0."""
    rows, columns = zip(*cells, strict=True)
    top, first = min(rows), min(columns)
    return frozenset((i - top, j - first) for i, j in cells) if top or first else frozenset(cells)


def read(text: str) -> Cells:
    """The free squares of rows such as ..#/...; the squares that are taken are #."""
    rows = enumerate(text.split("/"))
    return frozenset((i, j) for i, row in rows for j, square in enumerate(row) if square == ".")


def show(cells: Cells) -> str:
    """The rows as they are read."""
    height = 1 + max((i for i, _ in cells), default=0)
    width = 1 + max((j for _, j in cells), default=0)
    return "/".join(
        "".join("." if (i, j) in cells else "#" for j in range(width)) for i in range(height)
    )


def _dominoes(cells: Cells, down: int, across: int) -> tuple[Cells, ...]:
    return tuple(
        cells - {(i, j), (i + down, j + across)}
        for i, j in cells
        if (i + down, j + across) in cells
    )


def left(cells: Cells, variant: Standard) -> tuple[Cells, ...]:
    """Left places an upright domino."""
    del variant
    return _dominoes(cells, 1, 0)


def right(cells: Cells, variant: Standard) -> tuple[Cells, ...]:
    """Right places a domino that lies."""
    del variant
    return _dominoes(cells, 0, 1)


def parts(cells: Cells) -> tuple[Cells, ...]:
    """The connected regions, moved to the corner, without single squares."""
    free, found = set(cells), []
    while free:
        region: set[tuple[int, int]] = set()
        waiting = [free.pop()]
        while waiting:
            i, j = waiting.pop()
            region.add((i, j))
            for to in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)):
                if to in free:
                    free.remove(to)
                    waiting.append(to)
        if len(region) > 1:
            found.append(placed(region))
    return tuple(found)


DOMINEERING: Ruleset[Cells] = Ruleset(
    "domineering", "rows of . and #, split by /", "../..", Standard, read, show, left, right, parts
)


def board(rows: int, columns: int) -> str:
    """An empty board."""
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
    forget()
    begin = time.process_time()
    found = answer()
    return found, time.process_time() - begin


def main() -> int:
    """Print the processor seconds of each, which other work on the machine changes least."""
    for animals in (5, 7):
        row = "T" * animals + ".." + "F" * animals
        _, seconds = timed(partial(value, TOADS_AND_FROGS, row))
        print(f"toads and frogs {row:16} {seconds:8.3f} s")
    games, seconds = timed(lambda: born_by(3))
    print(f"{len(games)} games born by day 3     {seconds:8.3f} s")
    _, seconds = timed(lambda: [compare(G, H) for G in games for H in games])
    print(f"each with each compared      {seconds:8.3f} s")
    for rows, columns in ((4, 4), (4, 5), (5, 5)):
        cells = read(board(rows, columns))
        found, seconds = timed(partial(value, DOMINEERING, cells))
        line = f"domineering {rows}x{columns}              {seconds:8.3f} s"
        if find_spec(PEER):
            other, peers = timed(partial(by_peer, rows, columns))
            assert as_game(other) is found
            line += f", {PEER} {peers:.3f} s"
        print(line, flush=True)
    if not find_spec(PEER):
        print(f"{PEER} is not installed: no peer to compare with", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
