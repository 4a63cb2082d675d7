"""Wrong solvers, each with one mistake: python -m tests.adapters.wrong NAME [FOLDER]."""

import json
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from tests.adapters import adapter

Solver = Callable[[dict[str, Any]], dict[str, Any]]
Pair = tuple[int, int]


def cumulative(mistake: str) -> Solver:
    """cumulative.outcome with a mistake in its recursion."""
    dual = {X: X for X in adapter.DUAL} if mistake == "dual-forgotten" else adapter.DUAL

    @cache
    def known(actions: tuple[int, ...], convention: str) -> dict[str, list[Pair]]:
        """The outcomes of the heaps so far, by the convention and its dual."""
        return {X: [] for X in (convention, dual[convention])}

    def best(
        after: list[Pair], actions: tuple[int, ...], heap: int, friendly: bool
    ) -> tuple[Pair, list[int]]:
        found, moves = adapter.best(after, actions, heap, friendly)
        if mistake == "greedy-ties" and friendly and moves:
            greedy = max(s for s in actions if s <= heap and s + after[heap - s][1] == found[0])
            return (found[0], after[heap - greedy][0]), [greedy]
        return found, moves

    def solve(question: dict[str, Any]) -> dict[str, Any]:
        actions = tuple(sorted(map(int, question["set"])))
        heap, convention = int(question["heap"]), question["convention"]
        if mistake == "off-by-one-heap":
            heap = max(0, heap - 1)
        rows = known(actions, min(convention, dual[convention]))
        for below in range(len(rows[convention]), heap):
            row = {X: best(rows[dual[X]], actions, below, X[0] == "F")[0] for X in rows}
            for X in rows:
                rows[X].append(row[X])
        (own, other), moves = best(rows[dual[convention]], actions, heap, convention[0] == "F")
        if mistake == "right-below-50" and heap >= 50:
            own, other = other, own
        return {"outcome": [own, other], "moves": moves}

    return solve


def nim_misere(question: dict[str, Any]) -> dict[str, Any]:
    """positions.nim, misere play taken for normal play."""
    return adapter.nim({**question, "play": "normal"})


def two_at_once(question: dict[str, Any]) -> dict[str, Any]:
    """positions.nim with two mistakes: no pile is larger than a double, and that of misere."""
    return nim_misere({**question, "piles": [min(int(n), 2**53 - 1) for n in question["piles"]]})


def marker_never_moves(question: dict[str, Any]) -> dict[str, Any]:
    """bidding.outcome, the marker staying with its holder after a tie."""
    S, TB = sorted(map(int, question["set"])), question["total_budget"]
    bids = question.get("bids", list(range(TB + 1)))
    holder = question["marker"]

    @cache
    def value(x: int, p: int, best_first: bool) -> int:
        lefts: list[int | None] = [b for b in bids if b <= p] or [None]
        rights: list[int | None] = [b for b in bids if b <= TB - p] or [None]
        moves = [s for s in S if s <= x]
        if not moves:
            return 0

        def after(left: int | None, s: int, right: int | None, t: int) -> int:
            left_wins = right is None or (
                left is not None and (left > right or (left == right and holder == "left"))
            )
            if left_wins:
                return value(x - s, p - (left or 0), best_first) + s
            return value(x - t, p + (right or 0), best_first) - t

        a = [(left, s) for left in lefts for s in moves]
        b = [(right, t) for right in rights for t in moves]
        if best_first:
            return max(min(after(*i, *j) for j in b) for i in a)
        return min(max(after(*i, *j) for i in a) for j in b)

    x, p = question["heap"], question["budget"]
    return {"value": value(x, p, True), "minimax": value(x, p, False)}


def no_reversal(question: dict[str, Any]) -> dict[str, Any]:
    """partizan.value, the canonical form with dominated options out but reversible ones in."""
    from proofs_check.oracle.systems import solve
    from reference.partizan import Game, Order, compare, game, read, show

    @cache
    def form(G: Game) -> Game:
        left, right = [form(L) for L in G.left], [form(R) for R in G.right]

        def undominated(options: list[Game], worse: Order) -> list[Game]:
            kept: list[Game] = []
            for i, option in enumerate(options):
                orders = [compare(option, o) for j, o in enumerate(options) if j != i]
                again = any(compare(option, o) is Order.EQUAL for o in kept)
                if worse not in orders and not again:
                    kept.append(option)
            return kept

        return game(undominated(left, Order.LESS), undominated(right, Order.GREATER))

    answer = dict(solve("partizan.value", question))
    if "game" in question:
        answer["canonical"] = show(form(read(question["game"])))
    return answer


MISTAKES: dict[str, tuple[str, Solver]] = {
    **{
        name: ("cumulative.outcome", cumulative(name))
        for name in ("greedy-ties", "dual-forgotten", "off-by-one-heap", "right-below-50")
    },
    "nim-misere": ("positions.nim", nim_misere),
    "marker-never-moves": ("bidding.outcome", marker_never_moves),
    "no-reversal": ("partizan.value", no_reversal),
    "two-at-once": ("positions.nim", two_at_once),
}


def circumstances(how: str, folder: str) -> Callable[[list[Any]], bool]:
    """Whether a program errs, which errs at a batch because of how it is asked alone."""
    seen: list[str] = []
    marked = Path(folder) / "ran"
    was_run = marked.exists()
    if how == "started-again":
        marked.touch()

    def errs(cases: list[Any]) -> bool:
        keys = [json.dumps(case["input"], sort_keys=True) for case in cases]
        known = {*seen}
        seen.extend(keys)
        return {
            "alone": len(cases) == 1,
            "in-a-batch": len(cases) > 1,
            "twice-in-a-batch": len({*keys}) < len(keys),
            "asked-before": any(key in known for key in keys),
            "started-again": was_run,
            "late": len(seen) > 2500,
        }[how]

    return errs


CIRCUMSTANCES = ("alone", "in-a-batch", "twice-in-a-batch", "asked-before", "started-again", "late")


def responding(name: str, folder: str = "") -> Callable[[dict[str, Any]], dict[str, Any]]:
    """What answers the messages of one run, with this mistake."""
    system, solve = MISTAKES.get(name, ("cumulative.outcome", adapter.outcome))
    errs = circumstances(name, folder) if name in CIRCUMSTANCES else lambda cases: False

    def respond(message: dict[str, Any]) -> dict[str, Any]:
        response = adapter.respond(message, {system: solve}, name)
        if message["cmd"] == "run" and errs(message["cases"]):
            for result in response["results"]:
                result["output"]["outcome"] = result["output"]["outcome"][::-1]
        return response

    return respond


def main() -> None:
    """Answer line by line, with the mistake that the command line names."""
    respond = responding(*sys.argv[1:])
    for line in sys.stdin:
        message = json.loads(line)
        if message["cmd"] == "stop":
            return
        print(json.dumps(respond(message)), flush=True)


if __name__ == "__main__":
    main()
