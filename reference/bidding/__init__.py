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
    Number as Number,
    Position as Position,
    Ruleset as Ruleset,
    all_bids as all_bids,
    available_bids as available_bids,
    bidding_set as bidding_set,
    left_budget as left_budget,
    left_wins as left_wins,
    proper_bidding_set as proper_bidding_set,
    ruleset as ruleset,
    total_budget as total_budget,
    utility as utility,
    utility_as_printed as utility_as_printed,
)
from reference.bidding.subtraction import (
    Game as Game,
    HeapRow as HeapRow,
    Take as Take,
    definition_8 as definition_8,
    definition_8_minimax as definition_8_minimax,
    game as game,
    heap_ruleset as heap_ruleset,
    heap_size as heap_size,
    minimax_rows as minimax_rows,
    minimax_value as minimax_value,
    removals as removals,
    rows as rows,
    subtraction_set as subtraction_set,
    value as value,
)
from reference.bidding.symmetry import *
from reference.bidding.unitary import *
from reference.bidding.values import (
    Choice as Choice,
    Row as Row,
    alternating_outcome as alternating_outcome,
    definition_1 as definition_1,
    definition_1_minimax as definition_1_minimax,
    maximin as maximin,
    maximin_table as maximin_table,
    minimax as minimax,
    minimax_table as minimax_table,
    outcome_vector as outcome_vector,
)
