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

from reference.cumulative.outcomes import (
    AvA,
    AvF,
    Convention,
    FvA,
    FvF,
    Outcome,
    Outcomes,
    discrepancy,
    dual,
    outcome,
    rows,
)
from reference.cumulative.play import indifferent, lines, moves, one_line
from reference.cumulative.regimes import (
    Regime,
    additive_discrepancy_heap,
    discrepancy_heap,
    formula_5_n,
    regime,
)
from reference.cumulative.rules import Rule, RulePair, rule_moves, rule_outcome, rule_rows
from reference.cumulative.ruleset import available, heap_size, subtraction_set
from reference.cumulative.zero_sum_play import (
    zero_sum,
    zero_sum_as_printed,
    zero_sum_moves,
    zero_sum_rows,
)
