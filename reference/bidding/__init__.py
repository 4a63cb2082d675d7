"""Larsson, Patel, Rai: Discrete Richman-bidding Scoring Games.

| module | what it transcribes |
| --- | --- |
| `readings` | who has the marker, and the readings that the text leaves open, by name |
| `rulesets` | budgets, the bidding set, (X, L, R, B) with weights and penalties, u (Section 2) |
| `values` | Definition 1: maximin and minimax, marked and unmarked; alternating play (TB = 0) |
| `properties` | Definition 2, the uniqueness properties, and the conclusion of Theorem 3 |
| `symmetry` | symmetric rulesets: Proposition 4, Observation 5, Corollary 6 |
| `subtraction` | Definition 8, any subtraction set and any bidding set |
| `unitary` | Definition 10, formula (3), convergence (before Theorem 27) |
| `bids` | the bid matrix of Example 12, equilibrium bids, dominated bids |
| `automata` | alpha, beta, the bidding automaton (Section 3.4), the pictures of Section 5 |
| `bounds` | the bounds of Lemma 22, Theorem 27 and Theorem 29 |

Throughout `TB` is the total budget and `p` Left's, in dollars (Right has q = TB - p; `delta` is
p - q), `marker` who holds the marker, `x` a position, or a heap in pebbles, `gamma` a ruleset, `S`
the subtraction set, `B` the bidding set (without it all of {0, ..., TB}), `rules` these with TB,
`known` the values of the options, `up_to` the last heap, included (without it the rows never end),
`reading` one choice for each open question.

What one formula of the document claims of another is never used to compute it: the values with
the marker at Left and at Right each come from Definition 1.
"""

from reference.bidding.automata import *
from reference.bidding.bids import *
from reference.bidding.bounds import *
from reference.bidding.properties import *
from reference.bidding.readings import *
from reference.bidding.rulesets import (
    Number,
    Position,
    Ruleset,
    all_bids,
    available_bids,
    bidding_set,
    left_budget,
    left_wins,
    proper_bidding_set,
    ruleset,
    total_budget,
    utility,
    utility_as_printed,
)
from reference.bidding.subtraction import (
    Game,
    HeapRow,
    Take,
    definition_8,
    definition_8_minimax,
    game,
    heap_ruleset,
    heap_size,
    minimax_rows,
    minimax_value,
    removals,
    rows,
    subtraction_set,
    value,
)
from reference.bidding.symmetry import *
from reference.bidding.unitary import *
from reference.bidding.values import (
    Choice,
    Row,
    alternating_outcome,
    definition_1,
    definition_1_minimax,
    maximin,
    maximin_table,
    minimax,
    minimax_table,
    outcome_vector,
)
