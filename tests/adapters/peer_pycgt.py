"""pycgt: games and rulesets of two players, in Python."""

from fractions import Fraction
from typing import Any

import pycgt
from peer import NotOffered, built, form, serve, text
from pycgt.rulesets import clobber, domineering, graphs, nim, toads_and_frogs

PARTS = ["canonical", "outcome", "birthday", "mean", "temperature"]
WALLS = ["left_stop", "right_stop", "left_wall", "right_wall", "mean", "temperature"]
OUTCOMES = {
    pycgt.Outcome.LEFT: "L",
    pycgt.Outcome.RIGHT: "R",
    pycgt.Outcome.FIRST: "N",
    pycgt.Outcome.SECOND: "P",
}


def game(G: str) -> Any:
    return built(form(G), pycgt.Game.of)


def written(G: Any) -> str:
    return str(text(G, lambda X: (X.left, X.right)))


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


def asked(question: dict[str, Any]) -> Any:
    if "game" in question:
        return game(question["game"])
    return position(question["ruleset"], question["position"].strip())


def value(question: dict[str, Any]) -> dict[str, Any]:
    G = pycgt.canonical(asked(question))
    return {
        "canonical": written(G),
        "outcome": OUTCOMES[pycgt.outcome(G)],
        "birthday": pycgt.birthday(G),
        "mean": str(pycgt.mean(G)),
        "temperature": str(pycgt.temperature(G)),
    }


def wall(trajectory: Any) -> list[list[str]]:
    return [[str(t), str(x)] for t, x, _ in trajectory.segments]


def thermograph(question: dict[str, Any]) -> dict[str, Any]:
    G = pycgt.canonical(asked(question))
    found = pycgt.thermograph(G)
    return {
        "left_stop": str(pycgt.left_stop(G)),
        "right_stop": str(pycgt.right_stop(G)),
        "left_wall": wall(found.left),
        "right_wall": wall(found.right),
        "mean": str(found.mast),
        "temperature": str(found.temperature),
    }


def compare(question: dict[str, Any]) -> dict[str, Any]:
    return {"order": str(pycgt.compare(game(question["left"]), game(question["right"])))}


def cool(G: Any, t: Any) -> Any:
    return pycgt.cool(G, Fraction(pycgt.as_number(t)))


OPERATIONS: dict[str, Any] = {
    "sum": lambda *games: sum(games[1:], games[0]),
    "negative": pycgt.negate,
    "cool": cool,
    "heat": pycgt.heat,
    "overheat": pycgt.overheat,
    "reduce": pycgt.reduced_canonical_form,
}


def operation(question: dict[str, Any]) -> dict[str, Any]:
    if question["operation"] not in OPERATIONS:
        raise NotOffered(f"no {question['operation']}")
    games = [pycgt.canonical(game(G)) for G in question["games"]]
    return {"canonical": written(pycgt.canonical(OPERATIONS[question["operation"]](*games)))}


if __name__ == "__main__":
    serve(
        "pycgt",
        {
            "partizan.value": value,
            "partizan.thermograph": thermograph,
            "partizan.compare": compare,
            "partizan.operation": operation,
        },
        {"partizan.value": PARTS, "partizan.thermograph": WALLS},
    )
