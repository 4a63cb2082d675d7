"""Game theory course by Tim Morley, notes by Lukas Prokop.

| module | what of the document |
| --- | --- |
| `section_1_2` | what a combinatorial game is, and the rules of the games |
| `order` | Sections 3.1 to 3.3: winners, comparison, symmetry |
| `numbers` | Sections 3.4 and 3.4.1: braces, numbers, simplicity |
| `infinitesimals` | Section 3.4.2: star, up, omega |
| `nimbers` | Sections 3.5 to 3.8: the Grundy theorem, reversible moves, XOR, mex |
| `heat` | Sections 3.9 and 3.10: mean values, heating, atomic weights |
| `quizzes` | Section 4 and the figures |

What they share: `plans` (the ledger, printed equations), `forms` (small games).
"""

from importlib import import_module

from proofs_check.claims.partizan.plans import LEDGER

_SECTIONS = (
    "section_1_2",
    "order",
    "numbers",
    "infinitesimals",
    "nimbers",
    "heat",
    "quizzes",
)

for _section in _SECTIONS:
    import_module(f"{__name__}.{_section}")

__all__ = ["LEDGER"]
