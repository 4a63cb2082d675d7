"""nimgame: who wins Nim, in either play."""

from typing import Any

import nimgame
from peer import serve


def nim(question: dict[str, Any]) -> dict[str, Any]:
    found = nimgame.Nim(misere=question["play"] == "misere")
    found.heaps = [int(pile) for pile in question["piles"]]
    return {"position": "N" if found.is_winning_for_next() else "P"}


if __name__ == "__main__":
    serve("nimgame", {"positions.nim": nim}, {"positions.nim": ["position"]})
