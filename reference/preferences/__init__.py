"""Edixhoven, Kosters: Player preferences in N-player games.

| module | what it transcribes |
| --- | --- |
| `readings` | the preferences, and the readings that the text leaves open, by name |
| `values` | Sections 2 and 4.1: values, what they contain, simple values; their notation |
| `rules` | Section 4.2: Rules 1 to 3 |
| `relations` | Sections 4.3 to 4.5: Rules 4 and 5, Definitions 7 to 12, the chain of Theorem 15 |
| `games` | Section 2: games with skipped turns; Section 6: disjunctive sums |
| `clobber` | Section 3: Clobber on rows, grids, graphs; Section 5: the rows of Table 1 |
| `evaluation` | what a player makes of a list; the value of a position under each preference |

A value is a set of values or a player's number. No relation is computed by a theorem about it, the
chain of Theorem 15 excepted, which is a reading of its own (`Definition11.THEOREM_15`).
"""

from reference.preferences.clobber import Board, Clobber, analysed_rows, graph, grid, joined, row
from reference.preferences.evaluation import (
    Evaluation,
    Simplifier,
    preferences_of,
    value,
    values,
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
    Chooser,
    Definition7,
    Definition10,
    Definition11,
    LeafOrder,
    Loss,
    MergedBrackets,
    Merging,
    Preference,
    Reading,
    Rule2Scope,
    Sameness,
    SkippedTurn,
    preference,
)
from reference.preferences.relations import Comparison, tier
from reference.preferences.rules import inside, rule_1, rule_2, rule_3
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
    "Chooser",
    "Clobber",
    "Comparison",
    "Definition7",
    "Definition10",
    "Definition11",
    "DisjunctiveSum",
    "Evaluation",
    "ExplicitGame",
    "Game",
    "LeafOrder",
    "Loss",
    "MergedBrackets",
    "Merging",
    "Preference",
    "Reading",
    "Rule2Scope",
    "Sameness",
    "SimpleValue",
    "Simplifier",
    "SkippedTurn",
    "Value",
    "analysed_rows",
    "as_simple",
    "contained",
    "contains",
    "disjunctive_sum",
    "explicit_game",
    "format_simple",
    "format_value",
    "graph",
    "grid",
    "inside",
    "is_leaf",
    "is_over",
    "joined",
    "list_value",
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
    "seen_from",
    "simple_value",
    "tier",
    "value",
    "values",
]
