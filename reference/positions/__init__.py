"""Combinatorial Games, lecture slides: P- and N-positions, Wythoff's game and Nim.

The slides bear no numbers; they are counted from the title.

| module | what it transcribes |
| --- | --- |
| `rules` | normal and misere play, the three rules for P- and N-positions (slides 5, 15 to 17) |
| `graph` | any game with finitely many positions (slides 4, 5, 16) |
| `scheme` | the three conditions for a set of P-positions (slide 34) |
| `subtraction` | subtraction games (slides 11 to 33) |
| `quadratic` | the golden ratio, [x], {x}, Beatty sequences, exactly (slides 48, 52, 54, 55) |
| `wythoff` | Wythoff's game, by recursion and by formula (slides 35 to 53) |
| `nim` | Nim, by recursion and by the nim-sum (slides 60 to 79) |
| `trees` | strategies on finite trees, with draws (slides 2 to 7) |
| `quantifiers` | alternating quantifiers (slides 8 to 10) |
"""

from reference.positions.graph import game_graph, positions, terminal_positions, winning_moves
from reference.positions.nim import (
    nim_moves,
    nim_piles,
    nim_position,
    nim_position_by_sum,
    nim_sum,
    nim_table,
    nim_winning_moves,
    nim_winning_moves_by_sum,
)
from reference.positions.quadratic import (
    PHI,
    Quadratic,
    beatty_partner,
    beatty_sequence,
    beatty_term,
    quadratic_irrational,
)
from reference.positions.quantifiers import Quantifier, holds
from reference.positions.rules import MISERE, NORMAL, N, P, Play, Position, play_rule, position_of
from reference.positions.scheme import condition_1, condition_2, condition_3
from reference.positions.subtraction import (
    heap_size,
    removals,
    subtraction_position,
    subtraction_rows,
    subtraction_set,
    subtraction_winning_moves,
)
from reference.positions.trees import (
    DRAW,
    Choice,
    Leaf,
    Tree,
    has_drawing_strategy,
    has_winning_strategy,
    outcome,
    places,
    strategies,
    tree_of,
)
from reference.positions.wythoff import (
    can_move,
    fibonacci,
    pair,
    two_piles,
    wythoff_moves,
    wythoff_position,
    wythoff_position_by_formula,
    wythoff_table,
    wythoff_winning_moves,
    wythoff_winning_moves_by_formula,
)

__all__ = [
    "DRAW",
    "MISERE",
    "NORMAL",
    "PHI",
    "Choice",
    "Leaf",
    "N",
    "P",
    "Play",
    "Position",
    "Quadratic",
    "Quantifier",
    "Tree",
    "beatty_partner",
    "beatty_sequence",
    "beatty_term",
    "can_move",
    "condition_1",
    "condition_2",
    "condition_3",
    "fibonacci",
    "game_graph",
    "has_drawing_strategy",
    "has_winning_strategy",
    "heap_size",
    "holds",
    "nim_moves",
    "nim_piles",
    "nim_position",
    "nim_position_by_sum",
    "nim_sum",
    "nim_table",
    "nim_winning_moves",
    "nim_winning_moves_by_sum",
    "outcome",
    "pair",
    "places",
    "play_rule",
    "position_of",
    "positions",
    "quadratic_irrational",
    "removals",
    "strategies",
    "subtraction_position",
    "subtraction_rows",
    "subtraction_set",
    "subtraction_winning_moves",
    "terminal_positions",
    "tree_of",
    "two_piles",
    "winning_moves",
    "wythoff_moves",
    "wythoff_position",
    "wythoff_position_by_formula",
    "wythoff_table",
    "wythoff_winning_moves",
    "wythoff_winning_moves_by_formula",
]
