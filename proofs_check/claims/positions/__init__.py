"""Combinatorial Games, lecture slides: P- and N-positions, Wythoff's game, Nim.

| module | what of the document |
| --- | --- |
| `games` | slides 2 to 10, 15 to 17, 34: games, strategies, the three rules, sets of P-positions |
| `subtraction` | slides 11 to 14 and 18 to 33 |
| `wythoff` | slides 35 to 51 |
| `beatty` | slides 52 to 58: the formula, Beatty's theorem and its proof |
| `nim` | slides 60 to 79 |

What they share: `plans` (the ledger, steps of arguments, printed lists), `domains` (ranges of
positions by the engine). The slides bear no numbers; they are counted from the title.
"""

from importlib import import_module

from proofs_check.claims.positions.domains import repeats
from proofs_check.claims.positions.plans import LEDGER

_SECTIONS = ("games", "subtraction", "beatty", "wythoff", "nim")

for _section in _SECTIONS:
    import_module(f"{__name__}.{_section}")

__all__ = ["LEDGER", "repeats"]
