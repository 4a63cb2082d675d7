"""NimSum: whether to start in Nim, by its own flag in either play."""

from NimSum.NimSum import NimSum
from peer import Parts, Question, serve


def wins(question: Question) -> bool:
    found = NimSum([int(pile) for pile in question["piles"]], question["play"] == "normal")
    return bool(found.get_sequence())


if __name__ == "__main__":
    serve("nimsum", {"positions.nim": Parts(wins, {"position": lambda won: "PN"[won]})})
