"""Bhagat, Kulkarni, Larsson, Murali: Tie-breaking in self interest cumulative subtraction games.

| module | what of the document |
| --- | --- |
| `section_1` | abstract, introduction, Table 1, Remark 1, Question 1 |
| `plans`, `domains` | the ranges, and one instance seen through the reference |
| `small`, `tables` | games small enough for lines of play; printed cells |
"""

from importlib import import_module

from proofs_check.claims.cumulative.plans import LEDGER

_SECTIONS = (
    "section_1",
    "section_2",
    "section_3",
    "section_4",
    "section_5_6",
    "section_7",
    "appendix",
)

for _section in _SECTIONS:
    import_module(f"{__name__}.{_section}")

__all__ = ["LEDGER"]
