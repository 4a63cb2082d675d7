"""Bhagat, Kulkarni, Larsson, Murali: Tie-breaking in self interest cumulative subtraction games.

| module | what it transcribes |
| --- | --- |
| `ruleset` | the subtraction set S, the heap h and S(h) (Section 1, Definition 2) |
| `outcomes` | the four conventions, the dual, Definition 2, discrepancies |
| `play` | S*(h), PSPE first moves and whole lines of play |
| `zero_sum_play` | the zero-sum outcome (Section 5) |
| `rules` | all pairs of the four deterministic rules (Section 7) |
| `regimes` | dominance (Section 3), heap formulas (5) and of Conjecture 14 (Section 4) |
"""

from reference.cumulative.outcomes import *
from reference.cumulative.play import *
from reference.cumulative.regimes import *
from reference.cumulative.rules import *
from reference.cumulative.ruleset import *
from reference.cumulative.zero_sum_play import *
