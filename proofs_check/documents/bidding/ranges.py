"""The ranges over which the claims of this document are checked, wherever several share them."""

from collections.abc import Iterator, Sequence
from itertools import chain, combinations

from proofs_check.core.ranges import Range
from proofs_check.documents.bidding.rulesets import bidding_sets, families, random_rulesets
from proofs_check.documents.bidding.unitary import UnitaryGames
from proofs_check.methods.exhaustive import Several, every

UNITARY = every(UnitaryGames(80), "positions", deep=UnitaryGames(500))
"""Every position of every unitary game of the range, at all heaps."""

BELOW_TB = UNITARY.where("p < TB", lambda g: g.p < g.TB)

HEAP_0 = UNITARY.where("heap 0", lambda g: g.x == 0)


BY_TWO, BY_ONE = (-2, -1, 0, 1, 2), (-1, 0, 1)

RULESETS = Several(
    (
        every(
            families(
                (2, BY_TWO, BY_ONE, 4),
                (3, BY_ONE, (0,), 2),
                (3, BY_TWO, (0,), 4, "path"),
                (4, BY_TWO, (0,), 4, "path"),
            ),
            "rulesets",
            deep=families(
                (2, BY_TWO, BY_TWO, 6),
                (3, BY_TWO, (0,), 4),
                (3, BY_ONE, BY_ONE, 2),
                (3, BY_TWO, (0,), 6, "path"),
                (4, BY_TWO, (0,), 6, "path"),
            ),
        ),
        random_rulesets(symmetric=False),
    )
)
"""Any rulesets: every small one, and random larger ones."""

SYMMETRIC = Several(
    (
        every(
            families((3, BY_TWO, (0,), 4, "symmetric"), (4, BY_TWO, (0,), 4, "path")),
            "rulesets",
            deep=families(
                (3, BY_TWO, (0,), 6, "symmetric"),
                (4, BY_ONE, (0,), 4, "symmetric"),
                (4, BY_TWO, (0,), 6, "path"),
                (5, BY_TWO, (0,), 5, "path"),
            ),
        ),
        random_rulesets(symmetric=True),
    )
)
"""Symmetric rulesets."""


def subsets(of: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every subset, the empty one too, small ones first."""
    return chain.from_iterable(combinations(of, size) for size in range(len(of) + 1))


HEAP_GAMES = Range(
    "S within 1 to {max S}, TB <= {TB}, every B, heaps x <= {x}",
    "S TB B x",
    lambda top, budgets, heaps: (
        (S, TB, B, x)
        for S in filter(None, subsets(range(1, top + 1)))
        for TB in range(budgets + 1)
        for B in bidding_sets(TB)
        for x in range(heaps + 1)
    ),
    {"max S": 3, "TB": 3, "x": 8},
)
"""Heaps of bidding cumulative subtraction, by the reference."""
