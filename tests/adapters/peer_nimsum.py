"""NimSum: whether to start in Nim, by its own flag in either play."""

from typing import Any

from NimSum.NimSum import NimSum
from peer import serve


def nim(question: dict[str, Any]) -> dict[str, Any]:
    found = NimSum([int(pile) for pile in question["piles"]], question["play"] == "normal")
    return {"position": "N" if found.get_sequence() else "P"}


if __name__ == "__main__":
    serve("nimsum", {"positions.nim": nim}, {"positions.nim": ["position"]})
