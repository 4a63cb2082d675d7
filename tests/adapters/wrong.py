"""Wrong solvers, each with one mistake: python -m tests.adapters.wrong NAME [FOLDER]."""

import json
import sys
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from inspect import getsource
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
    "kept-without-play": (
        NIM,
        {
            "def nim(": "KEPT: dict[tuple[int, ...], bool] = {}\n\n\ndef nim(",
            "if previous_wins(piles)": "if KEPT.setdefault((*piles,), previous_wins(piles))",
        },
    ),
    "two-at-once": (
        NIM,
        {'question["play"] == "misere"': "False", "int(pile) for": "min(int(pile), 2**53 - 1) for"},
    ),
}
"""Of each mistake the system, and what stands in `adapter.py` in the place of what."""

MISTAKES_OF_THE_REFERENCE = {
    "marker-never-moves": (
        "bidding.outcome",
        "reference.bidding.subtraction",
        {
            f"if ell == r:\n        return known(x - {after}": f"if ell == r:\n        {stays}"
            for after, stays in (
                ("s).nu[p - ell] + s", "return known(x - s).nu_hat[p - ell] + s"),
                ("t).nu_hat[p + r] - t", "return known(x - t).nu[p + r] - t"),
            )
        },
    ),
    "no-reversal": (
        "partizan.value",
        "reference.partizan.simplification",
        {"dict(reversible_left(G)), dict(reversible_right(G))": "{}, {}"},
    ),
}
"""Of each the system, and what stands in a module of the reference in the place of what."""


def mistaken(source: str, changes: Mapping[str, str]) -> str:
    """A text with other parts."""
    for old, new in changes.items():
        assert old in source
        source = source.replace(old, new)
    return source


@cache
def by_the_adapter(mistake: str) -> Solver:
    """What the adapter answers with a mistake."""
    system, changes = MISTAKES_OF_THE_ADAPTER[mistake]
    module = ModuleType(mistake)
    exec(mistaken(getsource(adapter), changes), vars(module))
    solve: Solver = module.SYSTEMS[system]
    return solve


def by_the_reference(mistake: str) -> Solver:
    """What the reference answers, which has the mistake from the first question on."""
    system, name, changes = MISTAKES_OF_THE_REFERENCE[mistake]

    @cache
    def made() -> Callable[..., Any]:
        from proofs_check.oracle.systems import solve

        module = import_module(name)
        exec(mistaken(getsource(module), changes), vars(module))
        getattr(import_module(name.rpartition(".")[0]), "forget", lambda: None)()
        return solve

    return lambda question: dict(made()(system, question))


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
            "spoiled": json.dumps(SPOILS, sort_keys=True) in seen,
        }[how]

    return errs


CIRCUMSTANCES = (
    *("alone", "in-a-batch", "twice-in-a-batch", "asked-before", "started-again", "late"),
    "spoiled",
)
SPOILS = {"set": [3, 5], "heap": 1000, "convention": "AvA"}
"""The last of the published questions."""


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
