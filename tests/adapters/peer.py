"""What the adapters of libraries that others published share; they are `peer_NAME.py`.

Positions and games are read by `reference.partizan`: what is under test is what a library makes of
their options. `tests/benchmarks/implementations.py` asks all of them.
"""

import json
import operator
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

from reference.partizan import Game, game, read, show

LARGEST = 60
"""Numbers up to about this are asked as options of options; a deeper game overflows some stacks."""

ORDER = {(True, True): "=", (True, False): ">", (False, True): "<", (False, False): "||"}
OUTCOME = {(True, True): "P", (True, False): "L", (False, True): "R", (False, False): "N"}
"""By whether a game is at least another one, or 0, and that at least the game."""

Question = dict[str, Any]
Solver = Callable[[Question], dict[str, Any]]


class NotOffered(Exception):  # noqa: N818
    """The library has no answer to this, and does not say that it has."""


@dataclass(frozen=True)
class Parts:
    """Answers the parts that a library has, each from what the library makes of the question."""

    asked: Callable[[Question], Any]
    of: Mapping[str, Callable[[Any], object]]

    def __call__(self, question: Question) -> dict[str, Any]:
        found = self.asked(question)
        return {name: part(found) for name, part in self.of.items()}


@dataclass(frozen=True)
class Games:
    """A library's games: what makes one of Left's and of Right's options, and what lists these.

    They are listed of what `canonical` makes of a game.
    """

    made: Callable[[list[Any], list[Any]], Any]
    options: Callable[[Any], tuple[Iterable[Any], Iterable[Any]]]
    canonical: Callable[[Any], Any] = lambda G: G

    def game(self, text: str) -> Any:
        """A game with the options that the text gives it.

        Raises:
            NotOffered: it is too deep.
        """
        known: dict[Game, Any] = {}

        def at(X: Game) -> Any:
            if X not in known:
                known[X] = self.made([at(L) for L in X.left], [at(R) for R in X.right])
            return known[X]

        try:
            G = read(text, max_birthday=LARGEST)
        except ValueError as error:
            raise NotOffered(f"a birthday above {LARGEST}") from error
        return at(G)

    def written(self, G: Any) -> str:
        """A game as it is written here; so is its form."""

        def at(X: Any) -> Game:
            left, right = self.options(X)
            return game(map(at, left), map(at, right))

        return show(at(self.canonical(G)))

    def compare(self, at_least: Callable[[Any, Any], bool] = operator.ge) -> Solver:
        """What answers how two games compare."""

        def order(question: Question) -> dict[str, Any]:
            G, H = self.game(question["left"]), self.game(question["right"])
            return {"order": ORDER[at_least(G, H), at_least(H, G)]}

        return order

    def operation(self, known: Mapping[str, Callable[..., Any]]) -> Solver:
        """What answers the operations that are known, each a function of the texts of games."""

        def found(question: Question) -> dict[str, Any]:
            if question["operation"] not in known:
                raise NotOffered(f"no {question['operation']}")
            return {"canonical": self.written(known[question["operation"]](*question["games"]))}

        return found

    def of_games(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """A function of games as one of their texts."""
        return lambda *texts: function(*map(self.game, texts))


def serve(library: str, systems: Mapping[str, Solver]) -> None:
    """Answer the runner protocol on standard input and output.

    Args:
        library: the distribution's name.
        systems: for each system, what answers a question; of `Parts` that is said.
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
                "parts": {name: [*s.of] for name, s in systems.items() if isinstance(s, Parts)},
            }
        else:
            solve = systems[message["system"]]
            results = [{"id": case["id"], **_result(solve, case)} for case in message["cases"]]
            response = {"seq": message["seq"], "results": results}
        print(json.dumps(response), file=answers, flush=True)


def _result(solve: Solver, case: Any) -> dict[str, Any]:
    try:
        return {"output": solve(case["input"])}
    except NotOffered as error:
        return {"skip": str(error)}
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"[:200]}
