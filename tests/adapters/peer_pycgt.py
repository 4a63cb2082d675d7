"""pycgt: games and rulesets of two players, in Python."""

from fractions import Fraction
from typing import Any

import pycgt
from peer import Games, NotOffered, Parts, Question, serve
from pycgt.rulesets import clobber, domineering, graphs, nim, toads_and_frogs

GAMES = Games(pycgt.Game.of, lambda X: (X.left, X.right), pycgt.canonical)

OUTCOMES = {
    pycgt.Outcome.LEFT: "L",
    pycgt.Outcome.RIGHT: "R",
    pycgt.Outcome.FIRST: "N",
    pycgt.Outcome.SECOND: "P",
}


def coloured(position: str, rule: Any) -> Any:
    """Col and Snort on the free squares of a board."""
    squares = {(i, j): s for i, row in enumerate(position.split("/")) for j, s in enumerate(row)}
    number = {at: n for n, at in enumerate(at for at in squares if squares[at] != "#")}
    edges = [
        (number[i, j], number[to])
        for i, j in number
        for to in ((i + 1, j), (i, j + 1))
        if to in number
    ]
    left, right = (
        frozenset(number[at] for at in number if squares[at] == colour) for colour in "LR"
    )
    return graphs.value(graphs.Colouring(graphs.Graph.of(len(number), edges), left, right), rule)


def position(ruleset: str, at: str) -> Any:
    if ruleset == "domineering":
        return domineering.parse(at.replace("/", "\n"))
    if ruleset == "clobber":
        return clobber.parse(at.replace("/", "|").replace("L", "x").replace("R", "o"))
    if ruleset == "toads-and-frogs":
        return toads_and_frogs.parse(at.lower())
    if ruleset == "nim":
        return nim.heaps(*map(int, at.split(",")))
    if ruleset == "hackenbush-string" and "G" not in at:
        return nim.hackenbush_string(at)
    if ruleset in ("col", "snort"):
        return coloured(at, graphs.COL if ruleset == "col" else graphs.SNORT)
    raise NotOffered(f"no {ruleset}")


def asked(question: Question) -> Any:
    if "game" in question:
        return pycgt.canonical(GAMES.game(question["game"]))
    return pycgt.canonical(position(question["ruleset"], question["position"].strip()))


def wall(trajectory: Any) -> list[list[str]]:
    return [[str(t), str(x)] for t, x, _ in trajectory.segments]


VALUE = {
    "canonical": GAMES.written,
    "outcome": lambda G: OUTCOMES[pycgt.outcome(G)],
    "birthday": pycgt.birthday,
    "mean": lambda G: str(pycgt.mean(G)),
    "temperature": lambda G: str(pycgt.temperature(G)),
}
THERMOGRAPH = {
    "left_stop": lambda G: str(pycgt.left_stop(G)),
    "right_stop": lambda G: str(pycgt.right_stop(G)),
    "left_wall": lambda G: wall(pycgt.thermograph(G).left),
    "right_wall": lambda G: wall(pycgt.thermograph(G).right),
    "mean": lambda G: str(pycgt.thermograph(G).mast),
    "temperature": lambda G: str(pycgt.thermograph(G).temperature),
}
FUNCTIONS = {
    "sum": lambda G, *others: sum(others, G),
    "negative": pycgt.negate,
    "cool": lambda G, t: pycgt.cool(G, Fraction(pycgt.as_number(t))),
    "heat": pycgt.heat,
    "overheat": pycgt.overheat,
    "reduce": pycgt.reduced_canonical_form,
}
OPERATIONS = {
    name: GAMES.of_games(lambda *games, of=of: of(*map(pycgt.canonical, games)))
    for name, of in FUNCTIONS.items()
}

if __name__ == "__main__":
    serve(
        "pycgt",
        {
            "partizan.value": Parts(asked, VALUE),
            "partizan.thermograph": Parts(asked, THERMOGRAPH),
            "partizan.compare": GAMES.compare(lambda G, H: str(pycgt.compare(G, H)) in (">", "=")),
            "partizan.operation": GAMES.operation(OPERATIONS),
        },
    )
