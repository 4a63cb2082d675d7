"""easyAI: a general search; the rules are given to it, it says who can force a win."""

from typing import Any

from easyAI import TranspositionTable, TwoPlayerGame, solve_with_depth_first_search
from peer import NotOffered, serve

MOST = 40
"""Its search goes at most fifty moves deep."""


class Subtraction(TwoPlayerGame):  # type: ignore[misc]
    """A heap from which both take one of the same numbers."""

    def __init__(self, actions: list[int], heap: int, misere: bool) -> None:
        self.actions, self.heap, self.misere = actions, heap, misere
        self.players, self.current_player = [None, None], 1

    def possible_moves(self) -> list[int]:
        return [s for s in self.actions if s <= self.heap]

    def make_move(self, move: int) -> None:
        self.heap -= move

    def unmake_move(self, move: int) -> None:
        self.heap += move

    def is_over(self) -> bool:
        return not self.possible_moves()

    def scoring(self) -> int:
        return 100 if self.misere else -100

    def ttentry(self) -> int:
        return self.heap


def wins(actions: list[int], heap: int, misere: bool, table: Any) -> bool:
    at = Subtraction(actions, heap, misere)
    return bool(solve_with_depth_first_search(at, win_score=90, tt=table) == 1)


def subtraction(question: dict[str, Any]) -> dict[str, Any]:
    S, heap = [int(s) for s in question["set"]], int(question["heap"])
    misere, table = question["play"] == "misere", TranspositionTable()
    if heap > MOST:
        raise NotOffered(f"a heap above {MOST}")
    moves = [s for s in S if s <= heap and not wins(S, heap - s, misere, table)]
    return {"position": "N" if wins(S, heap, misere, table) else "P", "moves": moves}


if __name__ == "__main__":
    serve("easyai", {"positions.subtraction": subtraction})
