"""Game theory course by Tom Morley, notes by Lukas Prokop: short partizan games.

| module | what it transcribes |
| --- | --- |
| `recursion` | how definitions by recursion are evaluated, kept, counted and forgotten |
| `games` | {G^L | G^R}: negation, sum, order, outcome by play (Sections 1, 3.1 to 3.4) |
| `simplification` | dominated and reversible options, the canonical form (Section 3.5.2) |
| `numbers` | integers, dyadic rationals, the simplest number (Section 3.4.1) |
| `nimbers` | *n, mex, nim-sum, Sprague-Grundy (Sections 3.5 to 3.8) |
| `infinitesimals` | up, down, tiny, x + n up + *k, atomic weights (Sections 3.4.2, 3.10) |
| `thermography` | stops, thermograph, mean, temperature, cooling, heating (Sections 3.9, 3.10) |
| `notation` | how games are written and read |
| `days` | the games born by a day |
| `rulesets` | what a ruleset is, and the value of its positions |
| `hackenbush`, `cutcake`, `coin_strips`, `ski_jumps`, `nim`, `toads_and_frogs` | Section 2 |
| `dots_and_boxes` | Section 2, a scoring game |
| `fair_shares` | Section 2, a loopy game |

Where printed rules and those of the literature differ, or the notes allow two readings, each is a
named variant: `Coins`, `RunOver`, `SkiJumps`, `DotsAndBoxes`, `FairShares`, `Heating`.
"""

from collections.abc import Mapping
from typing import Any

from reference.partizan.coin_strips import (
    PUSH,
    RUN_OVER,
    SHOVE,
    Coins,
    RunOver,
    push,
    run_over,
    shove,
)
from reference.partizan.cutcake import CUTCAKE
from reference.partizan.days import MAX_DAY, antichains, born_by
from reference.partizan.dots_and_boxes import DotsAndBoxes, enclosed, margin
from reference.partizan.fair_shares import FairShares, Result, best, results
from reference.partizan.games import (
    ZERO,
    Game,
    Order,
    Outcome,
    alive,
    at_most,
    compare,
    equal,
    formal_birthday,
    game,
    is_all_small,
    is_impartial,
    minus,
    mover_wins,
    negative,
    order_by_play,
    outcome,
    plus,
    subpositions,
)
from reference.partizan.grids import CLOBBER, COL, DOMINEERING, SNORT
from reference.partizan.hackenbush import HACKENBUSH, HACKENBUSH_STRING
from reference.partizan.infinitesimals import (
    DOWN,
    STAR,
    UP,
    UpStar,
    atomic_weight,
    far_star,
    is_atomic,
    miny,
    norton_product,
    number_up_star,
    tiny,
    up_star_game,
)
from reference.partizan.nim import NIM
from reference.partizan.nimbers import grundy_value, mex, nim_sum, nimber, nimber_game
from reference.partizan.notation import MAX_BIRTHDAY, MAX_LENGTH, read, show
from reference.partizan.numbers import dyadic, integer_game, number, number_game, simplest_number
from reference.partizan.recursion import at_most_work, count, forget, known, well_founded
from reference.partizan.rulesets import Ruleset, Standard, form, value
from reference.partizan.simplification import (
    birthday,
    bypassed,
    canonical,
    dominated_left,
    dominated_right,
    is_canonical,
    reversible_left,
    reversible_right,
    times,
    total,
    undominated,
)
from reference.partizan.ski_jumps import SKI_JUMPS, SkiJumps
from reference.partizan.thermography import (
    Heating,
    Thermograph,
    Trajectory,
    cooled,
    heated,
    highest,
    left_stop,
    mean,
    overheated,
    right_stop,
    temperature,
    thermograph,
)
from reference.partizan.toads_and_frogs import TOADS_AND_FROGS

RULESETS: Mapping[str, Ruleset[Any]] = {
    ruleset.name: ruleset
    for ruleset in (
        HACKENBUSH,
        HACKENBUSH_STRING,
        CUTCAKE,
        PUSH,
        SHOVE,
        RUN_OVER,
        SKI_JUMPS,
        NIM,
        TOADS_AND_FROGS,
    )
}
"""The rulesets of Section 2 whose positions are short games, by name."""

FIELD: Mapping[str, Ruleset[Any]] = {
    ruleset.name: ruleset for ruleset in (DOMINEERING, COL, SNORT, CLOBBER)
}
"""Rulesets of the field that the notes do not have."""

__all__ = [
    "CLOBBER",
    "COL",
    "CUTCAKE",
    "DOMINEERING",
    "DOWN",
    "FIELD",
    "HACKENBUSH",
    "HACKENBUSH_STRING",
    "MAX_BIRTHDAY",
    "MAX_DAY",
    "MAX_LENGTH",
    "NIM",
    "PUSH",
    "RULESETS",
    "RUN_OVER",
    "SHOVE",
    "SKI_JUMPS",
    "SNORT",
    "STAR",
    "TOADS_AND_FROGS",
    "UP",
    "ZERO",
    "Coins",
    "DotsAndBoxes",
    "FairShares",
    "Game",
    "Heating",
    "Order",
    "Outcome",
    "Result",
    "Ruleset",
    "RunOver",
    "SkiJumps",
    "Standard",
    "Thermograph",
    "Trajectory",
    "UpStar",
    "alive",
    "antichains",
    "at_most",
    "at_most_work",
    "atomic_weight",
    "best",
    "birthday",
    "born_by",
    "bypassed",
    "canonical",
    "compare",
    "cooled",
    "count",
    "dominated_left",
    "dominated_right",
    "dyadic",
    "enclosed",
    "equal",
    "far_star",
    "forget",
    "form",
    "formal_birthday",
    "game",
    "grundy_value",
    "heated",
    "highest",
    "integer_game",
    "is_all_small",
    "is_atomic",
    "is_canonical",
    "is_impartial",
    "known",
    "left_stop",
    "margin",
    "mean",
    "mex",
    "minus",
    "miny",
    "mover_wins",
    "negative",
    "nim_sum",
    "nimber",
    "nimber_game",
    "norton_product",
    "number",
    "number_game",
    "number_up_star",
    "order_by_play",
    "outcome",
    "overheated",
    "plus",
    "push",
    "read",
    "results",
    "reversible_left",
    "reversible_right",
    "right_stop",
    "run_over",
    "shove",
    "show",
    "simplest_number",
    "subpositions",
    "temperature",
    "thermograph",
    "times",
    "tiny",
    "total",
    "undominated",
    "up_star_game",
    "value",
    "well_founded",
]
