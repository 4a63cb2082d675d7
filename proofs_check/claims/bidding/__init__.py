"""The ledger of "Discrete Richman-bidding Scoring Games", one module a section."""

from importlib import import_module

from proofs_check.claims.bidding.plans import LEDGER

_SECTIONS = (
    "section_1",
    "section_2",
    "section_3",
    "tables",
    "section_3_2",
    "section_3_3",
    "heap_monotonicity",
    "section_3_4",
    "section_3_5",
    "section_4",
    "section_5",
)

for _section in _SECTIONS:
    import_module(f"{__name__}.{_section}")

__all__ = ["LEDGER"]
