"""nimgame: who wins Nim, in either play."""

import nimgame
from peer import Parts, Question, serve


def wins(question: Question) -> bool:
    found = nimgame.Nim(misere=question["play"] == "misere")
    found.heaps = [int(pile) for pile in question["piles"]]
    return bool(found.is_winning_for_next())


if __name__ == "__main__":
    serve("nimgame", {"positions.nim": Parts(wins, {"position": lambda won: "PN"[won]})})
