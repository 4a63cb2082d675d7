"""ludology: games as sets of options, sums of several kinds, temperatures in floating point."""

from fractions import Fraction
from functools import reduce
from typing import Any

import ludology
from ludology import canonicalize, sums, thermography
from peer import Games, NotOffered, Parts, Question, serve

GAMES = Games(ludology.Game, lambda X: (X._left, X._right), canonicalize)


def asked(question: Question) -> Any:
    if "game" not in question:
        raise NotOffered("no rulesets")
    return canonicalize(GAMES.game(question["game"]))


VALUE = {
    "canonical": GAMES.written,
    "outcome": lambda G: G.outcome.value,
    "birthday": lambda G: G.birthday,
}
THERMOGRAPH = {
    "mean": lambda G: str(Fraction(thermography.mean(G))),
    "temperature": lambda G: str(Fraction(thermography.temperature(G))),
}
INCENTIVES = {
    "left": lambda G: [*map(GAMES.written, ludology.left_incentives(G))],
    "right": lambda G: [*map(GAMES.written, ludology.right_incentives(G))],
}
SUMS = {
    "sum": sums.disjunctive,
    "conjunctive-sum": sums.conjunctive,
    "selective-sum": sums.selective,
    "ordinal-sum": sums.ordinal,
}
OPERATIONS = {
    **{name: GAMES.of_games(lambda *games, of=of: reduce(of, games)) for name, of in SUMS.items()},
    "negative": GAMES.of_games(lambda G: -G),
    "heat": GAMES.of_games(lambda *games: thermography.heat(*map(canonicalize, games))),
    "cool": lambda G, t: thermography.cool(canonicalize(GAMES.game(G)), float(Fraction(t))),
}

if __name__ == "__main__":
    serve(
        "ludology",
        {
            "partizan.value": Parts(asked, VALUE),
            "partizan.thermograph": Parts(asked, THERMOGRAPH),
            "partizan.incentives": Parts(asked, INCENTIVES),
            "partizan.compare": GAMES.compare(),
            "partizan.operation": GAMES.operation(OPERATIONS),
        },
    )
