"""cgt-py: the Python interface of the Rust library cgt."""

from typing import Any

from cgt_py import CanonicalForm, Domineering
from peer import OUTCOME, Games, NotOffered, Parts, Question, serve

ZERO = CanonicalForm("0")


def plain(value: Any) -> str:
    """What it prints of a value between the quotes: CanonicalForm('^')."""
    return str(value).partition("'")[2].rpartition("'")[0]


def made(left: list[Any], right: list[Any]) -> Any:
    """A game by its notation: there is no other way to give the options."""
    return CanonicalForm(f"{{{','.join(map(plain, left))}|{','.join(map(plain, right))}}}")


GAMES = Games(made, lambda X: (X.left_options, X.right_options))


def asked(question: Question) -> Any:
    if "game" in question:
        return GAMES.game(question["game"])
    if question["ruleset"] != "domineering":
        raise NotOffered(f"no {question['ruleset']}")
    return Domineering(question["position"].replace("/", "|")).canonical_form


def cool(G: str, t: str) -> Any:
    if "/" in t:
        raise NotOffered("cooling by integers only")
    return GAMES.game(G).cool(int(t))


VALUE = {
    "canonical": GAMES.written,
    "outcome": lambda G: OUTCOME[G >= ZERO, G <= ZERO],
    "birthday": lambda G: G.birthday,
    "temperature": lambda G: plain(G.temperature),
}
THERMOGRAPH = {
    "left_stop": lambda G: plain(G.left_stop),
    "right_stop": lambda G: plain(G.right_stop),
    "temperature": lambda G: plain(G.temperature),
}
OPERATIONS = {
    "sum": GAMES.of_games(lambda G, *others: sum(others, G)),
    "negative": GAMES.of_games(lambda G: -G),
    "cool": cool,
    "reduce": GAMES.of_games(lambda G: G.reduced() if callable(G.reduced) else G.reduced),
}

if __name__ == "__main__":
    serve(
        "cgt-py",
        {
            "partizan.value": Parts(asked, VALUE),
            "partizan.thermograph": Parts(asked, THERMOGRAPH),
            "partizan.compare": GAMES.compare(),
            "partizan.operation": GAMES.operation(OPERATIONS),
        },
    )
