"""cgt-py: the Python interface of the Rust library cgt."""

from typing import Any

from cgt_py import CanonicalForm, Domineering
from peer import NotOffered, built, form, serve, text

ZERO = CanonicalForm("0")


def plain(value: Any) -> str:
    """What it prints of a value between the quotes: CanonicalForm('^')."""
    return str(value).partition("'")[2].rpartition("'")[0]


def made(left: list[Any], right: list[Any]) -> Any:
    """A game by its notation: there is no other way to give the options."""
    return CanonicalForm(f"{{{','.join(map(plain, left))}|{','.join(map(plain, right))}}}")


def game(G: str) -> Any:
    return built(form(G), made)


def written(G: Any) -> str:
    return str(text(G, lambda X: (X.left_options, X.right_options)))


def asked(question: dict[str, Any]) -> Any:
    if "game" in question:
        return game(question["game"])
    if question["ruleset"] != "domineering":
        raise NotOffered(f"no {question['ruleset']}")
    return Domineering(question["position"].replace("/", "|")).canonical_form


def value(question: dict[str, Any]) -> dict[str, Any]:
    G = asked(question)
    outcome = {(True, True): "P", (True, False): "L", (False, True): "R"}
    return {
        "canonical": written(G),
        "outcome": outcome.get((G >= ZERO, G <= ZERO), "N"),
        "birthday": G.birthday,
        "temperature": plain(G.temperature),
    }


def thermograph(question: dict[str, Any]) -> dict[str, Any]:
    G = asked(question)
    found = {"left_stop": G.left_stop, "right_stop": G.right_stop, "temperature": G.temperature}
    return {name: plain(each) for name, each in found.items()}


def compare(question: dict[str, Any]) -> dict[str, Any]:
    G, H = game(question["left"]), game(question["right"])
    order = {(True, True): "=", (True, False): ">", (False, True): "<"}
    return {"order": order.get((G >= H, G <= H), "||")}


def operation(question: dict[str, Any]) -> dict[str, Any]:
    name, games = question["operation"], question["games"]
    if name not in ("sum", "negative", "cool", "reduce"):
        raise NotOffered(f"no {name}")
    G, *others = map(game, games)
    if name == "sum":
        G = sum(others, G)
    elif name == "negative":
        G = -G
    elif name == "cool":
        if "/" in games[1]:
            raise NotOffered("cooling by integers only")
        G = G.cool(int(games[1]))
    else:
        G = G.reduced() if callable(G.reduced) else G.reduced
    return {"canonical": written(G)}


if __name__ == "__main__":
    serve(
        "cgt-py",
        {
            "partizan.value": value,
            "partizan.thermograph": thermograph,
            "partizan.compare": compare,
            "partizan.operation": operation,
        },
        {
            "partizan.value": ["canonical", "outcome", "birthday", "temperature"],
            "partizan.thermograph": ["left_stop", "right_stop", "temperature"],
        },
    )
