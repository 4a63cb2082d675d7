"""ogdoad: quadratic forms and games in Rust, by its Python interface."""

from fractions import Fraction
from functools import reduce
from typing import Any

import ogdoad
from peer import NotOffered, built, form, serve, text

WALLS = ["left_stop", "right_stop", "left_wall", "right_wall", "mean", "temperature"]
COLOURS = {"L": ogdoad.Color.blue(), "R": ogdoad.Color.red(), "G": ogdoad.Color.green()}


def game(G: str) -> Any:
    return built(form(G), ogdoad.Game.of)


def written(G: Any) -> str:
    return str(text(G.canonical(), lambda X: (X.left(), X.right())))


def asked(question: dict[str, Any]) -> Any:
    if "game" in question:
        return game(question["game"])
    if question["ruleset"] == "hackenbush-string":
        stalk = [COLOURS[each] for each in question["position"].strip()]
        return ogdoad.Hackenbush.string(stalk).to_game()
    raise NotOffered(f"no {question['ruleset']}")


def value(question: dict[str, Any]) -> dict[str, Any]:
    G = asked(question)
    return {
        "canonical": written(G),
        "outcome": str(G.outcome_class()),
        "birthday": G.canonical().birthday(),
        "mean": str(G.mean_value()),
        "temperature": str(G.temperature()),
    }


def wall(piecewise: Any) -> list[list[str]]:
    """Its corner points; theirs has where the mast begins too, where the wall is upright there."""
    points = [[str(t), str(x)] for t, x in piecewise.points()]
    return points[:-1] if len(points) > 1 and points[-1][1] == points[-2][1] else points


def thermograph(question: dict[str, Any]) -> dict[str, Any]:
    found = asked(question).thermograph()
    return {
        "left_stop": str(found.left_stop()),
        "right_stop": str(found.right_stop()),
        "left_wall": wall(found.left_wall),
        "right_wall": wall(found.right_wall),
        "mean": str(found.mean),
        "temperature": str(found.temperature),
    }


def compare(question: dict[str, Any]) -> dict[str, Any]:
    G, H = game(question["left"]), game(question["right"])
    order = {(True, True): "=", (True, False): ">", (False, True): "<"}
    return {"order": order.get((H.le(G), G.le(H)), "||")}


def heated(G: Any, t: str) -> Any:
    by = Fraction(t)
    return G.heat(by.numerator, by.denominator)


OPERATIONS: dict[str, Any] = {
    "sum": lambda *games: reduce(lambda G, H: G + H, map(game, games)),
    "negative": lambda G: -game(G),
    "heat": lambda G, t: heated(game(G).canonical(), t),
    "overheat": lambda G, s, t: game(G).canonical().overheat(game(s), game(t)),
    "norton": lambda G, U: game(G).canonical().norton_multiply(game(U)),
    "ordinal-sum": lambda *games: reduce(lambda G, H: G.ordinal_sum(H), map(game, games)),
}


def operation(question: dict[str, Any]) -> dict[str, Any]:
    name = question["operation"]
    if name not in OPERATIONS:
        raise NotOffered(f"no {name}")
    try:
        found = OPERATIONS[name](*question["games"])
    except ValueError as error:
        raise NotOffered(f"{name} by a number only") from error
    if found is None:
        raise NotOffered(f"{name} by no such game")
    return {"canonical": written(found)}


def nim(question: dict[str, Any]) -> dict[str, Any]:
    piles = [*map(int, question["piles"])]
    lost = (
        ogdoad.misere_nim_p_predicted(piles)
        if question["play"] == "misere"
        else reduce(ogdoad.nim_add, piles) == 0
    )
    return {"position": "P" if lost else "N"}


def nim_value(question: dict[str, Any]) -> dict[str, Any]:
    if "set" not in question:
        raise NotOffered("positions are numbers")
    taken = [*map(int, question["set"])]
    heap = int(question["heap"])
    return {"value": ogdoad.grundy(heap, lambda h: [h - s for s in taken if s <= h])}


if __name__ == "__main__":
    serve(
        "ogdoad",
        {
            "partizan.value": value,
            "partizan.thermograph": thermograph,
            "partizan.compare": compare,
            "partizan.operation": operation,
            "positions.nim": nim,
            "positions.nim_value": nim_value,
        },
        {
            "partizan.value": ["canonical", "outcome", "birthday", "mean", "temperature"],
            "partizan.thermograph": WALLS,
            "positions.nim": ["position"],
        },
    )
