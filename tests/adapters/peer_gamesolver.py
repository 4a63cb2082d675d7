"""gamesolver: its solver on a subtraction game; its own Nim imports what is not in the package."""

from typing import Any

from gamesolver.Solvers.Solver import Solver
from gamesolver.util import GameValue
from peer import NotOffered, serve

MOST_CHIPS = 500
"""It calls itself once for each chip that is left."""


class Subtraction:
    """Who cannot move loses, or wins misere play."""

    def __init__(self, heap: int, actions: list[int], last: str) -> None:
        self.heap, self.actions, self.last = heap, actions, last

    def generateMoves(self) -> list[int]:
        return [k for k in self.actions if k <= self.heap]

    def doMove(self, move: int) -> "Subtraction":
        return Subtraction(self.heap - move, self.actions, self.last)

    def primitive(self) -> str:
        return GameValue.UNDECIDED if self.generateMoves() else self.last

    def serialize(self) -> str:
        return str(self.heap)


def subtraction(question: dict[str, Any]) -> dict[str, Any]:
    S, heap = [int(s) for s in question["set"]], int(question["heap"])
    if heap > MOST_CHIPS:
        raise NotOffered(f"a heap above {MOST_CHIPS}")
    at = Subtraction(heap, S, GameValue.WIN if question["play"] == "misere" else GameValue.LOSE)
    solver = Solver()
    wins = solver.solve(at) == GameValue.WIN
    moves = [k for k in at.generateMoves() if solver.solve(at.doMove(k)) == GameValue.LOSE]
    return {"position": "N" if wins else "P", "moves": moves}


if __name__ == "__main__":
    serve("gamesolver", {"positions.subtraction": subtraction})
