"""Edixhoven, Kosters: Player preferences in N-player games.

| module | what of the document |
| --- | --- |
| `section_2` | N-player games and their values, Examples 1 and 2 |
| `section_3` | Clobber, Examples 3 to 6 |
| `section_4_2` | simple values, Rules 1 to 3 |
| `section_4_4` | Definitions 7 to 10, Rules 4 and 5, selfish players |
| `section_4_5` | Definitions 11 and 12, Theorems 13 to 16 and their proofs, indifferent players |
| `section_5` | the values that Section 5 discusses |
| `table_1` | Table 1, cell by cell |
| `swept` | Table 1 one row further, from the recorded sweep |
| `section_6` | conclusions, disjunctive sums, four players |

What they share: `plans` (ranges, boards, small universes of values, relations between names).
"""

from importlib import import_module

from proofs_check.claims.preferences.plans import LEDGER

_SECTIONS = (
    "section_2",
    "section_3",
    "section_4_2",
    "section_4_4",
    "section_4_5",
    "section_5",
    "table_1",
    "swept",
    "section_6",
)

for _section in _SECTIONS:
    import_module(f"{__name__}.{_section}")

__all__ = ["LEDGER"]
