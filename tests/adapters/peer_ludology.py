"""ludology: games as sets of options, sums of several kinds, temperatures in floating point."""

from fractions import Fraction
from functools import reduce
from typing import Any

import ludology
from ludology import sums, thermography
from peer import NotOffered, built, form, serve, text


def game(G: str) -> Any:
    return built(form(G), ludology.Game)


def written(G: Any) -> str:
    return str(text(G, lambda X: (X._left, X._right)))


def exact(x: float) -> str:
    return str(Fraction(x))


def asked(question: dict[str, Any]) -> Any:
    if "game" not in question:
        raise NotOffered("no rulesets")
    return ludology.canonicalize(game(question["game"]))


def value(question: dict[str, Any]) -> dict[str, Any]:
    G = asked(question)
    return {"canonical": written(G), "outcome": G.outcome.value, "birthday": G.birthday}


def thermograph(question: dict[str, Any]) -> dict[str, Any]:
    G = asked(question)
    return {"mean": exact(thermography.mean(G)), "temperature": exact(thermography.temperature(G))}


def incentives(question: dict[str, Any]) -> dict[str, Any]:
    G = asked(question)
    return {
        "left": [written(each) for each in ludology.left_incentives(G)],
        "right": [written(each) for each in ludology.right_incentives(G)],
    }


def compare(question: dict[str, Any]) -> dict[str, Any]:
    G, H = game(question["left"]), game(question["right"])
    order = {(True, True): "=", (True, False): ">", (False, True): "<"}
    return {"order": order.get((G >= H, G <= H), "||")}


SUMS = {
    "sum": sums.disjunctive,
    "conjunctive-sum": sums.conjunctive,
    "selective-sum": sums.selective,
    "ordinal-sum": sums.ordinal,
}


def operation(question: dict[str, Any]) -> dict[str, Any]:
    name, games = question["operation"], [*map(game, question["games"])]
    if name in SUMS:
        G = reduce(SUMS[name], games)
    elif name == "negative":
        G = -games[0]
    elif name == "heat":
        G = thermography.heat(*map(ludology.canonicalize, games))
    elif name == "cool":
        G = thermography.cool(
            ludology.canonicalize(games[0]), float(Fraction(question["games"][1]))
        )
    else:
        raise NotOffered(f"no {name}")
    return {"canonical": written(ludology.canonicalize(G))}


if __name__ == "__main__":
    serve(
        "ludology",
        {
            "partizan.value": value,
            "partizan.thermograph": thermograph,
            "partizan.incentives": incentives,
            "partizan.compare": compare,
            "partizan.operation": operation,
        },
        {
            "partizan.value": ["canonical", "outcome", "birthday"],
            "partizan.thermograph": ["mean", "temperature"],
        },
    )
