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
from reference.partizan.days import *
from reference.partizan.dots_and_boxes import DotsAndBoxes, enclosed, margin
from reference.partizan.fair_shares import FairShares, Result, best, results
from reference.partizan.games import *
from reference.partizan.grids import CLOBBER, COL, DOMINEERING, SNORT
from reference.partizan.hackenbush import HACKENBUSH, HACKENBUSH_STRING
from reference.partizan.infinitesimals import *
from reference.partizan.nim import NIM
from reference.partizan.nimbers import *
from reference.partizan.notation import MAX_BIRTHDAY, MAX_LENGTH, read, show
from reference.partizan.numbers import *
from reference.partizan.recursion import at_most_work, count, forget, known, well_founded
from reference.partizan.rulesets import Ruleset, Standard, form, value
from reference.partizan.simplification import *
from reference.partizan.ski_jumps import SKI_JUMPS, SkiJumps
from reference.partizan.thermography import *
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
