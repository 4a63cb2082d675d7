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

from reference.positions.graph import (
    game_graph as game_graph,
    positions as positions,
    terminal_positions as terminal_positions,
    winning_moves as winning_moves,
)
from reference.positions.nim import (
    nim_moves as nim_moves,
    nim_piles as nim_piles,
    nim_position as nim_position,
    nim_position_by_sum as nim_position_by_sum,
    nim_sum as nim_sum,
    nim_table as nim_table,
    nim_winning_moves as nim_winning_moves,
    nim_winning_moves_by_sum as nim_winning_moves_by_sum,
)
from reference.positions.quadratic import (
    PHI as PHI,
    Quadratic as Quadratic,
    beatty_partner as beatty_partner,
    beatty_sequence as beatty_sequence,
    beatty_term as beatty_term,
    quadratic_irrational as quadratic_irrational,
)
from reference.positions.quantifiers import Quantifier as Quantifier, holds as holds
from reference.positions.rules import (
    MISERE as MISERE,
    NORMAL as NORMAL,
    N as N,
    P as P,
    Play as Play,
    Position as Position,
    play_rule as play_rule,
    position_of as position_of,
)
from reference.positions.scheme import (
    condition_1 as condition_1,
    condition_2 as condition_2,
    condition_3 as condition_3,
)
from reference.positions.subtraction import (
    heap_size as heap_size,
    removals as removals,
    subtraction_position as subtraction_position,
    subtraction_rows as subtraction_rows,
    subtraction_set as subtraction_set,
    subtraction_winning_moves as subtraction_winning_moves,
)
from reference.positions.trees import (
    DRAW as DRAW,
    Choice as Choice,
    Leaf as Leaf,
    Tree as Tree,
    has_drawing_strategy as has_drawing_strategy,
    has_winning_strategy as has_winning_strategy,
    outcome as outcome,
    places as places,
    strategies as strategies,
    tree_of as tree_of,
)
from reference.positions.wythoff import (
    can_move as can_move,
    fibonacci as fibonacci,
    pair as pair,
    two_piles as two_piles,
    wythoff_moves as wythoff_moves,
    wythoff_position as wythoff_position,
    wythoff_position_by_formula as wythoff_position_by_formula,
    wythoff_table as wythoff_table,
    wythoff_winning_moves as wythoff_winning_moves,
    wythoff_winning_moves_by_formula as wythoff_winning_moves_by_formula,
)
