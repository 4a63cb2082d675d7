"""A runner-protocol adapter in Python, with its own solvers; it needs nothing but Python."""

import json
import sys
from collections.abc import Callable
from functools import cache, reduce
from operator import xor
from typing import Any

DUAL = {"FvF": "FvF", "FvA": "AvF", "AvF": "FvA", "AvA": "AvA"}


@cache
def tables(actions: tuple[int, ...], convention: str) -> dict[str, list[tuple[int, int]]]:
    """The outcomes of the heaps so far, by the convention and its dual; `outcome` goes on."""
    return {X: [] for X in (convention, DUAL[convention])}


def best(
    after: list[tuple[int, int]], actions: tuple[int, ...], heap: int, friendly: bool
) -> tuple[tuple[int, int], list[int]]:
    """The outcome of a heap and the first moves to it, from those of all smaller heaps."""
    sign = 1 if friendly else -1
    found = [(s + after[heap - s][1], sign * after[heap - s][0], s) for s in actions if s <= heap]
    if not found:
        return (0, 0), []
    own, other, _ = max(found)
    return (own, sign * other), [s for a, b, s in found if (a, b) == (own, other)]


def outcome(question: dict[str, Any]) -> dict[str, Any]:
    actions = tuple(sorted(map(int, question["set"])))
    heap, convention = int(question["heap"]), question["convention"]
    rows = tables(actions, min(convention, DUAL[convention]))
    for below in range(len(rows[convention]), heap):
        row = {X: best(rows[DUAL[X]], actions, below, X[0] == "F")[0] for X in rows}
        for X in rows:
            rows[X].append(row[X])
    (own, other), moves = best(rows[DUAL[convention]], actions, heap, convention[0] == "F")
    return {"outcome": [own, other], "moves": moves}


def written(number: int) -> int | str:
    """Integers past 2^53 are texts."""
    return number if number < 2**53 else str(number)


def nim(question: dict[str, Any]) -> dict[str, Any]:
    piles = [int(pile) for pile in question["piles"]]
    misere = question["play"] == "misere"

    def previous_wins(position: list[int]) -> bool:
        if misere and max(position) <= 1:
            return sum(position) % 2 == 1
        return reduce(xor, position) == 0

    moves = []
    for i, pile in enumerate(piles):
        rest = reduce(xor, piles[:i] + piles[i + 1 :], 0)
        for left in {rest, 0, 1}:
            option = [*piles[:i], left, *piles[i + 1 :]]
            if left < pile and previous_wins(option):
                moves.append([written(each) for each in option])
    return {"position": "P" if previous_wins(piles) else "N", "moves": moves}


Solver = Callable[[dict[str, Any]], dict[str, Any]]
SYSTEMS: dict[str, Solver] = {"cumulative.outcome": outcome, "positions.nim": nim}


def respond(message: dict[str, Any], systems: dict[str, Solver], name: str) -> dict[str, Any]:
    """The response to `start` or `run`."""
    if message["cmd"] == "start":
        return {"protocol": 1, "name": name, "version": "1", "systems": list(systems)}
    solve = systems[message["system"]]
    results = [{"id": case["id"], "output": solve(case["input"])} for case in message["cases"]]
    return {"seq": message["seq"], "results": results}


def main() -> None:
    """Answer line by line."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["cmd"] == "stop":
            return
        print(json.dumps(respond(message, SYSTEMS, "Python adapter")), flush=True)


if __name__ == "__main__":
    main()
