"""Wrong solvers, each with one mistake: python -m tests.adapters.wrong NAME [FOLDER]."""

import json
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from tests.adapters import adapter

Solver = Callable[[dict[str, Any]], dict[str, Any]]

OUTCOME, NIM = "cumulative.outcome", "positions.nim"

MISTAKES_OF_THE_ADAPTER: dict[str, tuple[str, dict[str, str]]] = {
    "greedy-ties": (
        OUTCOME,
        {
            "max(found)": "max(found, key=lambda f: (f[0], f[2] if friendly else f[1], f[2]))",
            "== (own, other)]": "== (own, other) and (s == _ or not friendly)]",
        },
    ),
    "dual-forgotten": (OUTCOME, {'"FvA": "AvF", "AvF": "FvA"': '"FvA": "FvA", "AvF": "AvF"'}),
    "off-by-one-heap": (OUTCOME, {'int(question["heap"])': 'max(0, int(question["heap"]) - 1)'}),
    "right-below-50": (OUTCOME, {"[own, other], ": "[own, other][:: -1 if heap > 49 else 1], "}),
    "nim-misere": (NIM, {'question["play"] == "misere"': "False"}),
    "two-at-once": (
        NIM,
        {'question["play"] == "misere"': "False", "int(pile) for": "min(int(pile), 2**53 - 1) for"},
    ),
}
"""Of each mistake the system, and what stands in `adapter.py` in the place of what."""

MISTAKES_OF_THE_REFERENCE = {
    "marker-never-moves": ("bidding.outcome", "marker never passes", ("value", "minimax")),
    "no-reversal": ("partizan.value", "nothing reversible", ("canonical",)),
}
"""Of each the system, what is wrong in its document, and the parts of answers that have it."""


@cache
def by_the_adapter(mistake: str) -> Solver:
    """What the adapter answers with a mistake."""
    source, module = Path(adapter.__file__).read_text(encoding="utf-8"), ModuleType(mistake)
    system, changes = MISTAKES_OF_THE_ADAPTER[mistake]
    for old, new in changes.items():
        assert old in source
        source = source.replace(old, new)
    exec(source, vars(module))
    solve: Solver = module.SYSTEMS[system]
    return solve


def by_the_reference(name: str) -> Solver:
    """What the reference answers with a mistake in its definitions."""

    def solve(question: dict[str, Any]) -> dict[str, Any]:
        from proofs_check.oracle import systems
        from tests.wrong_definitions import declared

        system, says, parts = MISTAKES_OF_THE_REFERENCE[name]
        document = system.partition(".")[0]
        right = systems.solve(system, question)
        (mistake,) = (each for each in declared(document).wrong if each.says == says)
        with mistake.instead(document):
            wrong = systems.solve(system, question)
        return {**right, **{part: wrong[part] for part in parts if part in wrong}}

    return solve


MISTAKES: dict[str, tuple[str, Solver]] = {
    **{name: (of[0], by_the_adapter(name)) for name, of in MISTAKES_OF_THE_ADAPTER.items()},
    **{name: (of[0], by_the_reference(name)) for name, of in MISTAKES_OF_THE_REFERENCE.items()},
}


def circumstances(how: str, folder: str) -> Callable[[list[Any]], bool]:
    """Whether a program errs, which errs at a batch because of how it is asked alone."""
    seen: list[str] = []
    marked = Path(folder) / "ran"
    was_run = marked.exists()
    if how == "started-again":
        marked.touch()

    def errs(cases: list[Any]) -> bool:
        keys = [json.dumps(case["input"], sort_keys=True) for case in cases]
        known = {*seen}
        seen.extend(keys)
        return {
            "alone": len(cases) == 1,
            "in-a-batch": len(cases) > 1,
            "twice-in-a-batch": len({*keys}) < len(keys),
            "asked-before": any(key in known for key in keys),
            "started-again": was_run,
            "late": len(seen) > 2500,
        }[how]

    return errs


CIRCUMSTANCES = ("alone", "in-a-batch", "twice-in-a-batch", "asked-before", "started-again", "late")


def responding(name: str, folder: str = "") -> Callable[[dict[str, Any]], dict[str, Any]]:
    """What answers the messages of one run, with this mistake."""
    system, solve = MISTAKES.get(name, (OUTCOME, adapter.outcome))
    errs = circumstances(name, folder) if name in CIRCUMSTANCES else lambda cases: False

    def respond(message: dict[str, Any]) -> dict[str, Any]:
        response = adapter.respond(message, {system: solve}, name)
        if message["cmd"] == "run" and errs(message["cases"]):
            for result in response["results"]:
                result["output"]["outcome"] = result["output"]["outcome"][::-1]
        return response

    return respond


def main() -> None:
    """Answer line by line, with the mistake that the command line names."""
    respond = responding(*sys.argv[1:])
    for line in sys.stdin:
        message = json.loads(line)
        if message["cmd"] == "stop":
            return
        print(json.dumps(respond(message)), flush=True)


if __name__ == "__main__":
    main()
