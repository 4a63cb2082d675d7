"""Bhagat, Kulkarni, Larsson, Murali: Tie-breaking in self interest cumulative subtraction games.

| module | what of the document |
| --- | --- |
| `section_1` | abstract, introduction, Table 1, Remark 1, Question 1 |
| `section_2` | the dual, Definition 2, Theorem 3, Conjecture 4 |
| `section_3` | Lemmas 5 to 9, Proposition 10, and the steps of all proofs |
| `section_4` | Figures 1 and 2, Conjectures 11 to 14 |
| `section_5_6` | zero-sum play, Figure 3, Conjectures 15 to 17, Problems 1 to 6 |
| `section_7` | other rules |
| `appendix` | Tables 2 and 3 and their discussion |
| `swept` | how far Conjecture 4 and Problem 6 are true, from the recorded sweep |

What they share: `plans` (the ranges and how a predicate is checked over them), `domains` (sets,
and one instance seen through the reference), `small` (games small enough for lines of play),
`tables` (printed cells), `bounds` (our argument for Conjecture 17).
"""

from importlib import import_module

from proofs_check.claims.cumulative.domains import repeats
from proofs_check.claims.cumulative.plans import LEDGER

_SECTIONS = (
    "section_1",
    "section_2",
    "section_3",
    "section_4",
    "section_5_6",
    "section_7",
    "appendix",
    "swept",
)

for _section in _SECTIONS:
    import_module(f"{__name__}.{_section}")

__all__ = ["LEDGER", "repeats"]
