"""The ten cases of the proof of Heap Monotonicity, and the equilibria that it sorts into them.

The proof takes an equilibrium at heap x - 2 and compares what its bids, and bids beside them, lead
to at heap x. Here every equilibrium at x - 2 is taken.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from proofs_check.core.evidence import Json
from proofs_check.core.ranges import Range
from proofs_check.documents.bidding import saddles


class Earlier(saddles.Saddle):
    """A position of heap x >= 3, with the bids of an equilibrium at x - 2."""

    @property
    def two_before(self) -> int:
        return self.o(self.p, 2)

    def wins(self, ell: int, back: int = 1) -> int:
        """What Left gets where she wins by `ell`, from the heap x - `back`."""
        return self.o(self.p - ell, back) + 1

    def loses(self, r: int, back: int = 1) -> int:
        """What Left gets where Right wins by `r`."""
        return self.o(self.p + r, back) - 1

    def ties(self, bid: int, back: int = 1) -> int:
        """What Left gets by a tie at `bid`."""
        return -self.o(self.q + bid, back) + 1


def half_up(TB: int) -> int:
    return (TB + 1) // 2


KINDS: tuple[saddles.Kind, ...] = ("left", "right", "tie")

CASES: dict[str, tuple[saddles.Kind, str, Callable[[Any, Any, Any, Any], Any]]] = {
    "1": (
        "tie",
        "a tie, 2p >= TB, q + l < TB/2 rounded up",
        lambda TB, p, c, b: (2 * p >= TB) & (TB - p + b < c),
    ),
    "2": (
        "tie",
        "a tie, 2p < TB, q + l >= TB/2 rounded up",
        lambda TB, p, c, b: (2 * p < TB) & (TB - p + b >= c),
    ),
    "3": (
        "right",
        "Right wins, 2p >= TB, 2(p + r) >= TB",
        lambda TB, p, c, b: (2 * p >= TB) & (2 * (p + b) >= TB),
    ),
    "4": (
        "left",
        "Left wins, 2p >= TB, 2(p - l) >= TB",
        lambda TB, p, c, b: (2 * p >= TB) & (2 * (p - b) >= TB),
    ),
    "5": (
        "left",
        "Left wins, 2p < TB, 2(p - l) < TB",
        lambda TB, p, c, b: (2 * p < TB) & (2 * (p - b) < TB),
    ),
    "6": (
        "right",
        "Right wins, 2p < TB, 2(p + r) < TB",
        lambda TB, p, c, b: (2 * p < TB) & (2 * (p + b) < TB),
    ),
    "A": (
        "left",
        "Left wins, 2p >= TB, 2(p - l) < TB",
        lambda TB, p, c, b: (2 * p >= TB) & (2 * (p - b) < TB),
    ),
    "B": (
        "right",
        "Right wins, 2p < TB, 2(p + r) >= TB",
        lambda TB, p, c, b: (2 * p < TB) & (2 * (p + b) >= TB),
    ),
    "C": (
        "tie",
        "a tie, 2p >= TB, q + l >= TB/2 rounded up",
        lambda TB, p, c, b: (2 * p >= TB) & (TB - p + b >= c),
    ),
    "D": (
        "tie",
        "a tie, 2p < TB, q + l < TB/2 rounded up",
        lambda TB, p, c, b: (2 * p < TB) & (TB - p + b < c),
    ),
}
"""The list of the proof: who wins, or a tie, and the condition; c is TB/2 rounded up, `b` wins."""


def least_bid(kind: saddles.Kind) -> int:
    """The least bid by which one wins so."""
    return 0 if kind == "tie" else 1


def cases_of(TB: int, p: int, kind: saddles.Kind, bid: int) -> list[str]:
    """The cases to which a way to win a bid belongs."""
    return [
        name
        for name, (of, _, is_in) in CASES.items()
        if of == kind and is_in(TB, p, half_up(TB), bid)
    ]


def _ways(largest: int) -> Iterator[tuple[int, int, saddles.Kind, int]]:
    for TB in range(largest + 1):
        for p in range(TB + 1):
            for kind in KINDS:
                most = {"left": p, "right": TB - p, "tie": min(p, TB - p)}[kind]
                for bid in range(least_bid(kind), most + 1):
                    yield TB, p, kind, bid


WAYS = Range(
    "every TB <= {TB}, every Left budget, who wins or a tie, and the bid that wins",
    "TB p won_by bid",
    _ways,
    {"TB": 24},
)
"""Every way to win a bid."""


@lru_cache(maxsize=32)
def _equilibria(TB: int) -> tuple[Earlier, ...]:
    known = saddles.known_rows(TB)
    return tuple(
        Earlier(TB, x, p, known, ell, r)
        for x in range(3, len(known))
        for p in range(TB + 1)
        for ell, r in Earlier(TB, x - 2, p, known, 0, 0).pairs
    )


def _read(named: Mapping[str, Json]) -> tuple[Earlier]:
    """The equilibrium at x - 2 that evidence writes, with any total budget."""
    (g,), pair = (
        saddles.read_position(named),
        (saddles.whole(named.get("l")), saddles.whole(named.get("r"))),
    )
    if g.x < 3 or pair not in Earlier(g.TB, g.x - 2, g.p, g.known, 0, 0).pairs:
        raise ValueError(f"no equilibrium {pair}")
    return (Earlier(g.TB, g.x, g.p, g.known, *pair),)


EARLIER = Range(
    "unitary games, TB <= {TB}, every heap x >= 3 (rows repeat), every equilibrium of heap x - 2",
    "g",
    lambda largest: ((g,) for TB in range(largest + 1) for g in _equilibria(TB)),
    {"TB": 8},
    {"TB": 14},
    saddles.SADDLES.measures,
    saddles.SADDLES.at,
    read=_read,
)
"""Every equilibrium at x - 2, seen from heap x."""


def case(name: str) -> Range:
    """The equilibria of one case."""

    def holds(g: Any) -> Any:
        kind, _, is_in = CASES[name]
        wins = g.r if kind == "right" else g.ell
        return g.won_by(kind) & is_in(g.TB, g.p, half_up(g.TB), wins)

    return EARLIER.where(f"Case {name}: {CASES[name][1]}", holds)
