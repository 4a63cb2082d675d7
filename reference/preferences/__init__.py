"""Edixhoven, Kosters: Player preferences in N-player games.

| module | what it transcribes |
| --- | --- |
| `values` | Sections 2 and 4.1: values, what they contain, simple values; their notation |
| `rules` | Section 4.2: Rules 1 to 3 |
| `relations` | Sections 4.3 to 4.5: Rules 4 and 5, Definitions 7 to 12 |
| `other_readings` | what those may mean otherwise; the chain of Theorem 15 |
| `readings` | the preferences, and which reading each definition is taken in |
| `comparison` | one player's relations under a reading, remembered |
| `games` | Section 2: games with skipped turns; Section 6: disjunctive sums |
| `clobber` | Section 3: Clobber on rows, grids, graphs; Section 5: the rows of Table 1 |
| `evaluation` | what a player makes of a list; the value of a position under each preference |

A value is a set of values or a player's number. Another reading of a definition is a function of
its name that goes on: `definition_11_or_first` of `definition_11`. No relation is computed by a
theorem about it, the chain of Theorem 15 excepted, which is a reading of its own
(`definition_11_theorem_15`).
"""

from reference.preferences.clobber import (
    Board as Board,
    Clobber as Clobber,
    analysed_rows as analysed_rows,
    graph as graph,
    grid as grid,
    joined as joined,
    row as row,
)
from reference.preferences.comparison import Comparison as Comparison
from reference.preferences.evaluation import (
    Evaluation as Evaluation,
    Simplifier as Simplifier,
    preferences_of as preferences_of,
    value as value,
    values_of as values_of,
)
from reference.preferences.games import (
    DisjunctiveSum as DisjunctiveSum,
    ExplicitGame as ExplicitGame,
    Game as Game,
    disjunctive_sum as disjunctive_sum,
    explicit_game as explicit_game,
    is_over as is_over,
    next_player as next_player,
)
from reference.preferences.other_readings import (
    after_rules_1_to_3 as after_rules_1_to_3,
    definition_7_both_sides as definition_7_both_sides,
    definition_10_words as definition_10_words,
    definition_11_guarded as definition_11_guarded,
    definition_11_or_first as definition_11_or_first,
    definition_11_repaired as definition_11_repaired,
    definition_11_rule_1 as definition_11_rule_1,
    definition_11_theorem_15 as definition_11_theorem_15,
    guaranteed_loss_forced as guaranteed_loss_forced,
    indifferent_theorem_15 as indifferent_theorem_15,
    loss_below_win as loss_below_win,
    tier as tier,
    with_choosers as with_choosers,
    without_choosers as without_choosers,
)
from reference.preferences.readings import (
    DEFAULT as DEFAULT,
    Preference as Preference,
    Reading as Reading,
    Rule2Scope as Rule2Scope,
    SkippedTurn as SkippedTurn,
    preference as preference,
)
from reference.preferences.relations import (
    Relation as Relation,
    Relations as Relations,
    definition_7 as definition_7,
    definition_8 as definition_8,
    definition_9 as definition_9,
    definition_10 as definition_10,
    definition_11 as definition_11,
    definition_12 as definition_12,
    guaranteed_loss as guaranteed_loss,
    rule_4 as rule_4,
    rule_5 as rule_5,
)
from reference.preferences.rules import (
    inside as inside,
    rule_1 as rule_1,
    rule_2 as rule_2,
    rule_3 as rule_3,
    rule_3_as_displayed as rule_3_as_displayed,
    rule_3_beside_leaves as rule_3_beside_leaves,
    rule_3_leaves as rule_3_leaves,
    rule_3_leaves_as_displayed as rule_3_leaves_as_displayed,
    syntactically_simplified as syntactically_simplified,
)
from reference.preferences.values import (
    SimpleValue as SimpleValue,
    Value as Value,
    as_simple as as_simple,
    contained as contained,
    contains as contains,
    format_simple as format_simple,
    format_value as format_value,
    is_leaf as is_leaf,
    list_value as list_value,
    list_value_same as list_value_same,
    members as members,
    nesting as nesting,
    parse_value as parse_value,
    player_count as player_count,
    player_number as player_number,
    seen_from as seen_from,
    simple_value as simple_value,
)
