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
    AvA as AvA,
    AvF as AvF,
    Convention as Convention,
    FvA as FvA,
    FvF as FvF,
    Outcome as Outcome,
    Outcomes as Outcomes,
    discrepancy as discrepancy,
    dual as dual,
    outcome as outcome,
    rows as rows,
)
from reference.cumulative.play import (
    indifferent as indifferent,
    lines as lines,
    moves as moves,
    one_line as one_line,
)
from reference.cumulative.regimes import (
    Regime as Regime,
    additive_discrepancy_heap as additive_discrepancy_heap,
    discrepancy_heap as discrepancy_heap,
    formula_5_n as formula_5_n,
    regime as regime,
)
from reference.cumulative.rules import (
    Rule as Rule,
    RulePair as RulePair,
    rule_moves as rule_moves,
    rule_outcome as rule_outcome,
    rule_rows as rule_rows,
)
from reference.cumulative.ruleset import (
    available as available,
    heap_size as heap_size,
    subtraction_set as subtraction_set,
)
from reference.cumulative.zero_sum_play import (
    zero_sum as zero_sum,
    zero_sum_as_printed as zero_sum_as_printed,
    zero_sum_moves as zero_sum_moves,
    zero_sum_rows as zero_sum_rows,
)
