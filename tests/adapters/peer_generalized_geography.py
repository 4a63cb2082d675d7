"""generalized-geography: who wins a game given by all of its moves, which may go in a circle.

The reference gives the moves of fair shares; those of heaps are given here.
"""

import sys
from collections.abc import Callable, Hashable, Iterable
from typing import Any
from unittest.mock import MagicMock

from networkx import DiGraph
from peer import NotOffered, serve

from reference.partizan import fair_shares

# Nothing of it is imported else: its types are not in the package, nor what its words need.
for name in ("datasets", "types", "types.bipartite", "types.node_types"):
    sys.modules[f"generalized_geography.{name}"] = MagicMock()

from generalized_geography.common.constants import LOSE, WIN  # noqa: E402
from generalized_geography.solver.rdg import rdg_classify  # noqa: E402

MOST = 20_000
"""Positions of a graph that is built for one question."""

NAMES = {WIN: "win", LOSE: "loss"}


def graph(start: Hashable, options: Callable[[Any], Iterable[Hashable]]) -> DiGraph:
    """All positions that can be reached."""
    found, waiting = DiGraph(), [start]
    found.add_node(start)
    seen = {start}
    while waiting:
        at = waiting.pop()
        for option in options(at):
            found.add_edge(at, option)
            if option not in seen:
                seen.add(option)
                waiting.append(option)
        if len(seen) > MOST:
            raise NotOffered(f"a graph of more than {MOST} positions")
    return found


def loopy(question: dict[str, Any]) -> dict[str, Any]:
    start = fair_shares.read(question["position"])
    variant = fair_shares.FairShares(question.get("variant", "standard"))
    moves = graph(start, lambda piles: fair_shares.moves(piles, variant))
    known = rdg_classify(moves).type_map
    outcome = known.get(start)
    wanted = {WIN: LOSE, None: None}.get(outcome, WIN)
    found = [] if outcome == LOSE else [at for at in moves[start] if known.get(at) == wanted]
    return {"outcome": NAMES.get(outcome, "draw"), "moves": [*map(fair_shares.show, found)]}


def heaps(
    question: dict[str, Any], start: Hashable, options: Callable[[Any], list[Any]]
) -> tuple[str, list[Any]]:
    """P or N, and the moves to P; in misere play who cannot move has one more move, to lose."""
    misere = question["play"] == "misere"
    moves = graph(start, lambda at: options(at) or ["over"] * (misere and at != "over"))
    known = rdg_classify(moves).type_map
    return (
        "N" if known[start] == WIN else "P",
        [at for at in moves[start] if known[at] == LOSE and at != "over"],
    )


def subtraction(question: dict[str, Any]) -> dict[str, Any]:
    S, heap = [int(s) for s in question["set"]], int(question["heap"])

    def options(at: Any) -> list[Any]:
        return [] if at == "over" else [at - s for s in S if s <= at]

    position, found = heaps(question, heap, options)
    return {"position": position, "moves": [heap - at for at in found]}


def wythoff(question: dict[str, Any]) -> dict[str, Any]:
    piles = tuple(map(int, question["piles"]))
    if (1 + piles[0]) * (1 + piles[1]) > MOST:
        raise NotOffered(f"a graph of more than {MOST} positions")

    def options(at: Any) -> list[Any]:
        if at == "over":
            return []
        m, n = at
        alone = [(m - k, n) for k in range(1, m + 1)] + [(m, n - k) for k in range(1, n + 1)]
        return alone + [(m - k, n - k) for k in range(1, min(m, n) + 1)]

    position, found = heaps(question, piles, options)
    return {"position": position, "moves": [*map(list, found)]}


if __name__ == "__main__":
    serve(
        "generalized-geography",
        {
            "partizan.loopy": loopy,
            "positions.subtraction": subtraction,
            "positions.wythoff": wythoff,
        },
    )
