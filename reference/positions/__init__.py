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

from reference.positions.graph import *
from reference.positions.nim import *
from reference.positions.quadratic import *
from reference.positions.quantifiers import *
from reference.positions.rules import *
from reference.positions.scheme import *
from reference.positions.subtraction import *
from reference.positions.trees import *
from reference.positions.wythoff import *
