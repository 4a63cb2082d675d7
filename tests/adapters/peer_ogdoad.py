"""ogdoad: quadratic forms and games in Rust, by its Python interface."""

from fractions import Fraction
from functools import reduce
from operator import add
from typing import Any

import ogdoad
from peer import Games, NotOffered, Parts, Question, serve

COLOURS = {"L": ogdoad.Color.blue(), "R": ogdoad.Color.red(), "G": ogdoad.Color.green()}

GAMES = Games(ogdoad.Game.of, lambda X: (X.left(), X.right()), lambda G: G.canonical())


def asked(question: Question) -> Any:
    if "game" in question:
        return GAMES.game(question["game"])
    if question["ruleset"] == "hackenbush-string":
        stalk = [COLOURS[each] for each in question["position"].strip()]
        return ogdoad.Hackenbush.string(stalk).to_game()
    raise NotOffered(f"no {question['ruleset']}")


def wall(piecewise: Any) -> list[list[str]]:
    """Its corner points; theirs has where the mast begins too, where the wall is upright there."""
    points = [[str(t), str(x)] for t, x in piecewise.points()]
    return points[:-1] if len(points) > 1 and points[-1][1] == points[-2][1] else points


VALUE = {
    "canonical": GAMES.written,
    "outcome": lambda G: str(G.outcome_class()),
    "birthday": lambda G: G.canonical().birthday(),
    "mean": lambda G: str(G.mean_value()),
    "temperature": lambda G: str(G.temperature()),
}
THERMOGRAPH = {
    "left_stop": lambda found: str(found.left_stop()),
    "right_stop": lambda found: str(found.right_stop()),
    "left_wall": lambda found: wall(found.left_wall),
    "right_wall": lambda found: wall(found.right_wall),
    "mean": lambda found: str(found.mean),
    "temperature": lambda found: str(found.temperature),
}


def by_some_only(name: str, function: Any) -> Any:
    """A function that has no value by some games."""

    def found(G: str, *by: str) -> Any:
        try:
            H = function(GAMES.game(G).canonical(), *by)
        except ValueError as error:
            raise NotOffered(f"{name} by a number only") from error
        if H is None:
            raise NotOffered(f"{name} by no such game")
        return H

    return found


def heat(G: Any, t: str) -> Any:
    return G.heat(Fraction(t).numerator, Fraction(t).denominator)


OPERATIONS = {
    "sum": GAMES.of_games(lambda *games: reduce(add, games)),
    "negative": GAMES.of_games(lambda G: -G),
    "ordinal-sum": GAMES.of_games(lambda *games: reduce(lambda G, H: G.ordinal_sum(H), games)),
    "heat": by_some_only("heat", heat),
    "overheat": by_some_only("overheat", lambda G, s, t: G.overheat(GAMES.game(s), GAMES.game(t))),
    "norton": by_some_only("norton", lambda G, U: G.norton_multiply(GAMES.game(U))),
}


def is_lost(question: Question) -> bool:
    piles = [*map(int, question["piles"])]
    if question["play"] == "misere":
        return bool(ogdoad.misere_nim_p_predicted(piles))
    return bool(reduce(ogdoad.nim_add, piles) == 0)


def nim_value(question: Question) -> dict[str, Any]:
    if "set" not in question:
        raise NotOffered("positions are numbers")
    taken = [*map(int, question["set"])]
    heap = int(question["heap"])
    return {"value": ogdoad.grundy(heap, lambda h: [h - s for s in taken if s <= h])}


if __name__ == "__main__":
    serve(
        "ogdoad",
        {
            "partizan.value": Parts(asked, VALUE),
            "partizan.thermograph": Parts(lambda q: asked(q).thermograph(), THERMOGRAPH),
            "partizan.compare": GAMES.compare(lambda G, H: H.le(G)),
            "partizan.operation": GAMES.operation(OPERATIONS),
            "positions.nim": Parts(is_lost, {"position": lambda lost: "P" if lost else "N"}),
            "positions.nim_value": nim_value,
        },
    )
