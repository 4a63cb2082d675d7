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

from reference.preferences.clobber import *
from reference.preferences.comparison import *
from reference.preferences.evaluation import *
from reference.preferences.games import *
from reference.preferences.other_readings import *
from reference.preferences.readings import *
from reference.preferences.relations import *
from reference.preferences.rules import *
from reference.preferences.values import *
