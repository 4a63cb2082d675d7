"""Edixhoven, Kosters: Player preferences in N-player games.

| module | what it transcribes |
| --- | --- |
| `values` | Sections 2 and 4.1: values, what they contain, simple values; their notation |
| `rules` | Section 4.2: Rules 1 to 3 |
| `relations` | Sections 4.3 to 4.5: Rules 4 and 5, Definitions 7 to 12, the chain of Theorem 15 |
| `readings` | the preferences, and which reading each definition is taken in |
| `comparison` | one player's relations under a reading, remembered |
| `games` | Section 2: games with skipped turns; Section 6: disjunctive sums |
| `clobber` | Section 3: Clobber on rows, grids, graphs; Section 5: the rows of Table 1 |
| `evaluation` | what a player makes of a list; the value of a position under each preference |

A value is a set of values or a player's number. Another reading of a definition is a function
beside the printed one: `definition_11_or_first` after `definition_11`. No relation is computed by a
theorem about it, the chain of Theorem 15 excepted, which is a reading of its own
(`definition_11_theorem_15`).
"""

from reference.preferences.clobber import Board, Clobber, analysed_rows, graph, grid, joined, row
from reference.preferences.comparison import Comparison
from reference.preferences.evaluation import (
    Evaluation,
    Simplifier,
    preferences_of,
    value,
    values_of,
)
from reference.preferences.games import (
    DisjunctiveSum,
    ExplicitGame,
    Game,
    disjunctive_sum,
    explicit_game,
    is_over,
    next_player,
)
from reference.preferences.readings import (
    DEFAULT,
    Preference,
    Reading,
    Rule2Scope,
    SkippedTurn,
    preference,
)
from reference.preferences.relations import (
    Relation,
    Relations,
    after_rules_1_to_3,
    definition_7,
    definition_7_both_sides,
    definition_8,
    definition_9,
    definition_10,
    definition_10_words,
    definition_11,
    definition_11_guarded,
    definition_11_or_first,
    definition_11_repaired,
    definition_11_rule_1,
    definition_11_theorem_15,
    definition_12,
    guaranteed_loss,
    guaranteed_loss_forced,
    indifferent_theorem_15,
    loss_below_win,
    rule_4,
    rule_5,
    tier,
    with_choosers,
    without_choosers,
)
from reference.preferences.rules import (
    inside,
    rule_1,
    rule_2,
    rule_3,
    rule_3_as_displayed,
    rule_3_beside_leaves,
    rule_3_leaves,
    rule_3_leaves_as_displayed,
    syntactically_simplified,
)
from reference.preferences.values import (
    SimpleValue,
    Value,
    as_simple,
    contained,
    contains,
    format_simple,
    format_value,
    is_leaf,
    list_value,
    list_value_same,
    members,
    nesting,
    parse_value,
    player_count,
    player_number,
    seen_from,
    simple_value,
)

__all__ = [
    "DEFAULT",
    "Board",
    "Clobber",
    "Comparison",
    "DisjunctiveSum",
    "Evaluation",
    "ExplicitGame",
    "Game",
    "Preference",
    "Reading",
    "Relation",
    "Relations",
    "Rule2Scope",
    "SimpleValue",
    "Simplifier",
    "SkippedTurn",
    "Value",
    "after_rules_1_to_3",
    "analysed_rows",
    "as_simple",
    "contained",
    "contains",
    "definition_7",
    "definition_7_both_sides",
    "definition_8",
    "definition_9",
    "definition_10",
    "definition_10_words",
    "definition_11",
    "definition_11_guarded",
    "definition_11_or_first",
    "definition_11_repaired",
    "definition_11_rule_1",
    "definition_11_theorem_15",
    "definition_12",
    "disjunctive_sum",
    "explicit_game",
    "format_simple",
    "format_value",
    "graph",
    "grid",
    "guaranteed_loss",
    "guaranteed_loss_forced",
    "indifferent_theorem_15",
    "inside",
    "is_leaf",
    "is_over",
    "joined",
    "list_value",
    "list_value_same",
    "loss_below_win",
    "members",
    "nesting",
    "next_player",
    "parse_value",
    "player_count",
    "player_number",
    "preference",
    "preferences_of",
    "row",
    "rule_1",
    "rule_2",
    "rule_3",
    "rule_3_as_displayed",
    "rule_3_beside_leaves",
    "rule_3_leaves",
    "rule_3_leaves_as_displayed",
    "rule_4",
    "rule_5",
    "seen_from",
    "simple_value",
    "syntactically_simplified",
    "tier",
    "value",
    "values_of",
    "with_choosers",
    "without_choosers",
]
