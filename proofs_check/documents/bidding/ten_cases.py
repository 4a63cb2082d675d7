"""The ten cases of the proof of Heap Monotonicity, and the equilibria that it sorts into them.

The proof takes an equilibrium at heap x - 2 and compares what its bids, and bids beside them, lead
to at heap x. Here every equilibrium at x - 2 is taken.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache

from proofs_check.core.evidence import Json
from proofs_check.core.ranges import Range
from proofs_check.documents.bidding.claims.saddles import Kind, Saddle, known_rows


class Earlier(Saddle):
    """A position of heap x >= 3, with the bids of an equilibrium at x - 2."""

    @property
    def two_before(self) -> int:
        """o_p(x-2)."""
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

    def cell(self, ell: int, r: int) -> int:
        """The entry of the bid matrix of heap x."""
        return int(self.matrix().cells[r][ell])

    @property
    def rows(self) -> dict[str, Json]:
        """The rows that a step looks at, as a counterexample shows them."""
        heaps = range(self.x - 3, self.x + 1)
        return {f"nu_hat of heap {x}": list(self.known[x].nu_hat) for x in heaps}


def half_up(TB: int) -> int:
    """TB/2 rounded up, on the border of the cases."""
    return (TB + 1) // 2


InCase = Callable[[int, int, Kind, int], bool]

CASES: Mapping[str, tuple[str, InCase]] = {
    "1": (
        "tie, 2p >= TB, q + l < TB/2 rounded up",
        lambda TB, p, kind, bid: kind == "tie" and 2 * p >= TB and TB - p + bid < half_up(TB),
    ),
    "2": (
        "tie, 2p < TB, q + l >= TB/2 rounded up",
        lambda TB, p, kind, bid: kind == "tie" and 2 * p < TB and TB - p + bid >= half_up(TB),
    ),
    "3": (
        "Right wins, 2p >= TB, 2(p + r) >= TB",
        lambda TB, p, kind, bid: kind == "right" and 2 * p >= TB and 2 * (p + bid) >= TB,
    ),
    "4": (
        "Left wins, 2p >= TB, 2(p - l) >= TB",
        lambda TB, p, kind, bid: kind == "left" and 2 * p >= TB and 2 * (p - bid) >= TB,
    ),
    "5": (
        "Left wins, 2p < TB, 2(p - l) < TB",
        lambda TB, p, kind, bid: kind == "left" and 2 * p < TB and 2 * (p - bid) < TB,
    ),
    "6": (
        "Right wins, 2p < TB, 2(p + r) < TB",
        lambda TB, p, kind, bid: kind == "right" and 2 * p < TB and 2 * (p + bid) < TB,
    ),
    "A": (
        "Left wins, 2p >= TB, 2(p - l) < TB",
        lambda TB, p, kind, bid: kind == "left" and 2 * p >= TB and 2 * (p - bid) < TB,
    ),
    "B": (
        "Right wins, 2p < TB, 2(p + r) >= TB",
        lambda TB, p, kind, bid: kind == "right" and 2 * p < TB and 2 * (p + bid) >= TB,
    ),
    "C": (
        "tie, 2p >= TB, q + l >= TB/2 rounded up",
        lambda TB, p, kind, bid: kind == "tie" and 2 * p >= TB and TB - p + bid >= half_up(TB),
    ),
    "D": (
        "tie, 2p < TB, q + l < TB/2 rounded up",
        lambda TB, p, kind, bid: kind == "tie" and 2 * p < TB and TB - p + bid < half_up(TB),
    ),
}
"""The list of the proof: who wins, or a tie, and on which sides of the border; `bid` wins."""


def cases_of(TB: int, p: int, kind: Kind, bid: int) -> list[str]:
    """The cases to which a way to win a bid belongs."""
    return [name for name, (_, is_in) in CASES.items() if is_in(TB, p, kind, bid)]


def _ways(largest: int) -> Iterator[tuple[int, int, Kind, int]]:
    kinds: tuple[Kind, ...] = ("left", "right", "tie")
    for TB in range(largest + 1):
        for p in range(TB + 1):
            for kind in kinds:
                most = {"left": p, "right": TB - p, "tie": min(p, TB - p)}[kind]
                for bid in range(0 if kind == "tie" else 1, most + 1):
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
    known = known_rows(TB)
    return tuple(
        Earlier(TB, x, p, known, ell, r)
        for x in range(3, len(known))
        for p in range(TB + 1)
        for ell, r in Earlier(TB, x - 2, p, known, 0, 0).pairs
    )


EARLIER = Range(
    "unitary games, TB <= {TB}, every heap x >= 3 (rows repeat), every equilibrium of heap x - 2",
    "g",
    lambda largest: ((g,) for TB in range(largest + 1) for g in _equilibria(TB)),
    {"TB": 8},
    {"TB": 14},
    {name: lambda g, name=name: getattr(g, name) for name in ("TB", "x", "p")}
    | {"l": lambda g: g.ell, "r": lambda g: g.r},
    lambda g: g.named,
)
"""Every equilibrium at x - 2, seen from heap x."""


def case(name: str) -> Range:
    """The equilibria of one case."""
    words, is_in = CASES[name]
    return EARLIER.where(
        f"Case {name}: {words}", lambda g: is_in(g.TB, g.p, g.kind, max(g.ell, g.r))
    )
