"""What stands for what in the claims of `bidding`: a model is a total budget, or a ruleset."""

import re
from ast import literal_eval
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from proofs_check.methods.theory import Model
from reference.bidding import HeapRow, automata, bounds, subtraction, unitary as definition_10
from tests.blocks import Block, noisy, now_and_then
from tests.documents.bidding.wrong import WRONG as MISTAKES
from tests.wrong_definitions import Wrong

BOUNDS = {"TB": 3}
HEAPS = 7
"""So far each range has heaps."""


def values(block: Block, model: Model) -> dict[str, Any]:
    """Heaps and budgets that ranges have too."""
    least, most = -1, HEAPS
    if block.check.module in ("theory_subtraction", "theory_intervals", "theory_shifted"):
        most = 4
    if block.check.module == "theory_automaton":
        least = -9
    return {
        sort: [n for n in known if sort != "Int" or least <= n <= most]
        for sort, known in model.values.items()
    }


def noisy_tables(seed: int, often: float) -> Wrong:
    """Values that are now and then off, whoever computes them, so that no recursion holds."""

    def row(seed: int, S: Any, TB: int, x: int, of: str, entries: Any) -> tuple[int, ...]:
        return tuple(
            now_and_then(e, often, seed, sorted(S), TB, x, p, of) for p, e in enumerate(entries)
        )

    def rows(right: Any, S: Any, TB: int, *rest: Any, **named: Any) -> Iterator[HeapRow]:
        for x, given in enumerate(right(S, TB, *rest, **named)):
            both = zip(("hat", ""), given, strict=True)
            yield HeapRow(*(row(seed, S, TB, x, of, entries) for of, entries in both))

    def unitary(right: Any, TB: int, *rest: Any, **named: Any) -> Iterator[tuple[int, ...]]:
        for x, entries in enumerate(right(TB, *rest, **named)):
            yield row(seed, (1,), TB, x, "hat", entries)

    return Wrong(
        f"one value in {round(1 / often)} is off ({seed})",
        subtraction.rows,
        rows,
        also=((subtraction.minimax_rows, rows), (definition_10.unitary_rows, unitary)),
    )


def _heap_game(model: Model, x: int) -> Any:
    """A heap of a subtraction game, of which the model says S, TB and B."""
    S, TB, B = (literal_eval(part.partition(" = ")[2]) for part in SPLIT.split(model.says)[:3])
    return {"S": S, "TB": TB, "B": B, "x": x}


def _all_bids(model: Model, x: int) -> Any:
    """The same where all bids are allowed."""
    found = _heap_game(model, x)
    B = found.pop("B")
    return found if B == (*range(found["TB"] + 1),) else None


def _half(c: int, TB: int) -> Any:
    return {"TB": TB} if c == (TB + 1) // 2 else None


def _has_states(label: str, says: str) -> bool:
    """Whether a model has the states of alpha or beta of which a claim speaks."""
    return says.endswith("alpha_even" if "alpha" in label else "beta")


SPLIT = re.compile(r", (?=[A-Z]+ = )")

STANDS = {
    "delta": lambda d: {"delta": d},
    "delta bid": lambda d, bid: {"delta": d, "bid": bid},
    "theory_automaton: TB p": lambda block, d, TB: (
        {"TB": d}
        if "domain" in block.label
        else {"TB": TB, "p": (d + TB) // 2}
        if (d + TB) % 2 == 0
        else None
    ),
    "theory_displays: TB": lambda c, model: _half(c, model.functions["TB"]()),
    "theory_automaton: TB": lambda block, model: (
        {"TB": model.functions["TB"]()} if _has_states(block.label, model.says) else None
    ),
    "TB x a b score": lambda play, model: {
        "TB": int(model.says[-1]),
        "x": play.heap,
        "a": play.wins(left=True),
        "b": play.wins(left=False),
        "score": play.score,
    },
    "S TB B x": lambda model, x: _heap_game(model, x),
    "theory_subtraction: S TB x row other": lambda model, x: _all_bids(model, x),
    "theory_intervals: S TB x row other": lambda model, x: _all_bids(model, x),
}


def noisy_states(seed: int, often: float) -> Any:
    """Odd states of an automaton, now and then off."""

    def update(right: Any, even: Any) -> Any:
        found = right(even)
        odd = (now_and_then(s, often, seed, p, len(even)) for p, s in enumerate(found.odd))
        return found._replace(odd=(*odd,))

    return update


NAMED = (
    *("Left's weight and 1", "marker never passes", "values that fall with the budget"),
    *("4 for odd budgets", "rounded to 3 more", "rounded to 3 less"),
    *(f"alpha_{of} 3 too {much}" for of in ("even", "odd") for much in ("small", "large")),
)
WRONG = (
    *(noisy_tables(seed, (0.3, 0.05, 0.1)[seed % 3]) for seed in range(4)),
    *(
        replace(
            noisy(
                *(seed, 0.2, automata.alpha_even, automata.alpha_odd, automata.beta),
                *(bounds.forced_wins_budget, bounds.forced_win_bid),
                *(bounds.convergence_sum, bounds.convergence_closed_form),
            ),
        )
        for seed in range(2)
    ),
    *(Wrong("states are off", automata.zero_bidding, noisy_states(seed, 0.2)) for seed in range(1)),
    *(each for each in MISTAKES if each.says in NAMED),
)
