"""What stands for what in the claims of `partizan`."""

from fractions import Fraction

from reference.partizan import games
from tests.blocks import noisy

STANDS = {
    "pile-1 pile-2 pile-3": lambda P: (
        {f"pile-{n}": pile for n, pile in enumerate(P, 1)} if len(P) == 3 else None
    ),
    "piles": lambda P: {"piles": P},
    "picture": lambda P: {"picture": P},
    "cakes": lambda P: {"cakes": P},
    "rows columns": lambda r, c: {"rows": r, "columns": c},
    "strip": lambda s: {"strip": s},
    "slope": lambda R: {"slope": R},
    "row": lambda R: {"row": R if isinstance(R, str) else "/".join(R)},
    "m n drawn": lambda G: {"m": G.rows, "n": G.columns, "drawn": G.own | G.others},
    "a b": lambda a, b, k: (
        {"a": Fraction(a, 2**k), "b": Fraction(b, 2**k)} if k >= 0 else None
    ),
    "x": lambda n, k: {"x": Fraction(n, 2**k)} if k >= 0 else None,
    "theory_small: n": lambda n: {"n": n},
    "theory_long: root n": lambda model: None,
}
WRONG = [noisy(seed, 0.15, games.at_most, games.mover_wins) for seed in range(4)]
