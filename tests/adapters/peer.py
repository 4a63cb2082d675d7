"""What the adapters of libraries that others published share; they are `peer_NAME.py`.

Positions and games are read by `reference.partizan`: what is under test is what a library makes of
their options. `tests/benchmarks/implementations.py` asks all of them.
"""

import json
import sys
from collections.abc import Callable, Iterable, Mapping
from importlib.metadata import version
from typing import Any

from reference.partizan import Game, game, read, show

LARGEST = 60
"""Numbers up to about this are asked as options of options; a deeper game overflows some stacks."""


class NotOffered(Exception):  # noqa: N818
    """The library has no answer to this, and does not say that it has."""


def form(text: str) -> Game:
    """A game with the options that the text gives it.

    Raises:
        NotOffered: it is too deep.
    """
    try:
        return read(text, max_birthday=LARGEST)
    except ValueError as error:
        raise NotOffered(f"a birthday above {LARGEST}") from error


def built(G: Game, made: Callable[[list[Any], list[Any]], Any]) -> Any:
    """The game in a library's own type, from what makes one of Left's and of Right's options."""
    known: dict[Game, Any] = {}

    def at(X: Game) -> Any:
        if X not in known:
            known[X] = made([at(L) for L in X.left], [at(R) for R in X.right])
        return known[X]

    return at(G)


def text(G: Any, options: Callable[[Any], tuple[Iterable[Any], Iterable[Any]]]) -> str:
    """A library's game as it is written here, from what lists its options; so is its form."""

    def at(X: Any) -> Game:
        left, right = options(X)
        return game(map(at, left), map(at, right))

    return show(at(G))


def serve(
    library: str,
    systems: Mapping[str, Callable[[dict[str, Any]], dict[str, Any]]],
    parts: Mapping[str, list[str]],
) -> None:
    """Answer the runner protocol on standard input and output.

    Args:
        library: the distribution's name.
        systems: for each system, what answers a question.
        parts: for each system, the parts of the answer that the library has.
    """
    sys.setrecursionlimit(20_000)
    answers = sys.stdout
    sys.stdout = sys.stderr  # a library may print
    for line in sys.stdin:
        message = json.loads(line)
        if message["cmd"] == "stop":
            return
        if message["cmd"] == "start":
            response: dict[str, Any] = {
                "protocol": 1,
                "name": library,
                "version": version(library),
                "systems": [*systems],
                "parts": dict(parts),
            }
        else:
            solve = systems[message["system"]]
            results = [{"id": case["id"], **_result(solve, case)} for case in message["cases"]]
            response = {"seq": message["seq"], "results": results}
        print(json.dumps(response), file=answers, flush=True)


def _result(solve: Callable[[dict[str, Any]], dict[str, Any]], case: Any) -> dict[str, Any]:
    try:
        return {"output": solve(case["input"])}
    except NotOffered as error:
        return {"skip": str(error)}
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"[:200]}
