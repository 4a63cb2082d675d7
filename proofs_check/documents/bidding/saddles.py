"""Positions of small unitary games and their equilibria by the reference, for steps of proofs.

A saddle is a pair of bids from which neither player gains by bidding otherwise: the cell of the bid
matrix that is the minimum of its column and the maximum of its row. The proofs of Section 3 speak
of such bids as "Left wins by bidding l" and the like.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal, NamedTuple

from proofs_check.core.evidence import Json
from proofs_check.core.ranges import Range
from reference.bidding import BidMatrix, HeapRow, Player, equilibria, game, heap_bid_matrix, rows

Kind = Literal["left", "right", "tie"]


@lru_cache(maxsize=32)
def known_rows(TB: int) -> tuple[HeapRow, ...]:
    """The rows up to some heaps past the first from which they repeat at distance 2.

    A row and a bid matrix follow from the row before, so that positions that far show all that
    later ones can, where a statement looks at rows x - 3 to x.
    """
    found: list[HeapRow] = []
    for row in rows({1}, TB):
        found.append(row)
        if len(found) > 7 and found[-5] == found[-7]:
            return tuple(found)
    raise AssertionError("the rows never end")


@lru_cache(maxsize=4096)
def _matrix(TB: int, x: int, p: int, marker: Player) -> BidMatrix:
    known = known_rows(TB)
    return heap_bid_matrix(game({1}, TB), x, p, marker, lambda y: known[y])


@lru_cache(maxsize=4096)
def _pairs(TB: int, x: int, p: int) -> tuple[tuple[int, int], ...]:
    pairs = equilibria(_matrix(TB, x, p, Player.LEFT))
    return tuple((ours.bid or 0, theirs.bid or 0) for ours, theirs in pairs)


class After(NamedTuple):
    """What two bids lead to: Left's budget, whether she has the marker, the change of the score."""

    budget: Any
    left_has: Any
    point: Any

    def is_(self, budget: Any, left_has: Any, point: Any) -> Any:
        return (self.budget == budget) & (self.left_has == left_has) & (self.point == point)


@dataclass(frozen=True)
class HeapPosition:
    """One position of a unitary game, with the rows of the heaps before it."""

    TB: int
    x: int
    p: int
    known: tuple[HeapRow, ...]

    @property
    def q(self) -> int:
        return self.TB - self.p

    def o(self, p: int, back: int = 0) -> int:
        """nu_hat_p of the heap x - `back`."""
        return self.known[self.x - back].nu_hat[p]

    def nu(self, p: int, back: int = 0) -> int:
        """nu_p of the heap x - `back`."""
        return self.known[self.x - back].nu[p]

    def has(self, *budgets: int) -> bool:
        """Whether all of these are Left budgets: from 0 to TB."""
        return all(0 <= budget <= self.TB for budget in budgets)

    def with_budget(self, p: int) -> "HeapPosition":
        """The same heap with another Left budget."""
        return HeapPosition(self.TB, self.x, p, self.known)

    def before(self, rows: int) -> "HeapPosition":
        """The same budget at the heap x - `rows`."""
        return HeapPosition(self.TB, self.x - rows, self.p, self.known)

    def matrix(self, marker: Player = Player.LEFT) -> BidMatrix:
        """The bid matrix; its rows are Right's bids, its columns Left's."""
        return _matrix(self.TB, self.x, self.p, marker)

    def cell(self, ell: int, r: int, holder: Player = Player.LEFT) -> int:
        """The entry of the bid matrix."""
        return int(self.matrix(holder).cells[r][ell])

    def worst(self, ell: int) -> int:
        """What Left gets at least by the bid, Left with the marker."""
        return int(self.matrix().minima[ell])

    def best(self, r: int) -> int:
        """What Left gets at most where Right bids so, Left with the marker."""
        return int(self.matrix().maxima[r])

    def after(self, ell: int, r: int, left_has: bool = True) -> After:
        """What two bids lead to, where Left has the marker or Right."""
        marker = Player.LEFT if left_has else Player.RIGHT
        entry = _telling(self.TB, self.p, marker)[r][ell]
        told = (entry + 5) // 10
        return After(told // 2, told % 2 == 0, entry - 10 * told)

    def every(self, start: int, stop: int, says: Callable[[int], Any]) -> bool:
        """Whether what is said is so of each number from `start` to `stop`, that left out."""
        return all(says(number) for number in range(start, stop))

    # The equilibria where Left has the marker: Left's bid and Right's
    pairs = property(lambda self: _pairs(self.TB, self.x, self.p))
    # The same, each as an instance
    saddles = property(
        lambda self: tuple(
            Saddle(self.TB, self.x, self.p, self.known, *pair) for pair in self.pairs
        )
    )

    @property
    def named(self) -> dict[str, Json]:
        """The position in evidence: with the rows that statements look at, its own last."""
        last = range(max(0, self.x - 3), self.x + 1)
        rows = {f"nu_hat of heap {x}": list(self.known[x].nu_hat) for x in last}
        return {"TB": self.TB, "x": self.x, "p": self.p, **rows}


@dataclass(frozen=True)
class Saddle(HeapPosition):
    """One equilibrium at a position where Left has the marker."""

    ell: int
    r: int

    @property
    def kind(self) -> Kind:
        """Who wins: Left by more, Right by more, or Left by the tie."""
        if self.ell == self.r:
            return "tie"
        return "left" if self.ell > self.r else "right"

    def won_by(self, kind: Kind) -> bool:
        return self.kind == kind

    # The position in evidence, with the bids
    named = property(lambda self: {**super().named, "l": self.ell, "r": self.r})


@lru_cache(maxsize=256)
def _telling(TB: int, p: int, marker: Player) -> tuple[tuple[int, ...], ...]:
    """The bid matrix where every smaller position's value tells which one it is."""
    told = HeapRow(
        nu_hat=tuple(20 * budget for budget in range(TB + 1)),
        nu=tuple(20 * budget + 10 for budget in range(TB + 1)),
    )
    matrix = heap_bid_matrix(game({1}, TB), 1, p, marker, lambda y: told)
    return tuple(tuple(int(cell) for cell in row) for row in matrix.cells)


def heap_positions(largest: int) -> Iterator[tuple[HeapPosition]]:
    """Every position up to a total budget, small total budgets first."""
    for TB in range(largest + 1):
        known = known_rows(TB)
        for x in range(len(known)):
            for p in range(TB + 1):
                yield (HeapPosition(TB, x, p, known),)


def saddles(largest: int) -> Iterator[tuple[Saddle]]:
    """Every equilibrium with Left's marker, from heap 1 on."""
    for (g,) in heap_positions(largest):
        if g.x:
            yield from ((saddle,) for saddle in g.saddles)


def read_position(named: Mapping[str, Json]) -> tuple[HeapPosition]:
    """The position that evidence writes, with any total budget; `ValueError`: there is none."""
    TB, x, p = (whole(named.get(name)) for name in ("TB", "x", "p"))
    known = known_rows(TB)
    if not (x < len(known) and p <= TB):
        raise ValueError(f"no position of TB = {TB}")
    return (HeapPosition(TB, x, p, known),)


def whole(value: Json) -> int:
    """A number from 0 to what can be looked at; `ValueError`: it is none."""
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 200:
        raise ValueError(f"{value!r} is no whole number to 200")
    return value


def read_saddle(named: Mapping[str, Json]) -> tuple[Saddle]:
    """The equilibrium that evidence writes, with any total budget; `ValueError`: there is none."""
    (g,), pair = read_position(named), (whole(named.get("l")), whole(named.get("r")))
    if g.x < 1 or pair not in g.pairs:
        raise ValueError(f"no equilibrium {pair}")
    return (Saddle(g.TB, g.x, g.p, g.known, *pair),)


HEAP_POSITIONS = Range(
    "positions of unitary games, TB <= {TB}, every heap (rows repeat)",
    "g",
    heap_positions,
    {"TB": 8},
    {"TB": 14},
    measures={"TB": lambda g: g.TB, "x": lambda g: g.x, "p": lambda g: g.p},
    at=lambda g: g.named,
    read=read_position,
)
"""Every position where Left has the marker, by the reference."""

HEAPS_FROM_1 = HEAP_POSITIONS.where("x >= 1", lambda g: g.x >= 1)

SADDLES = Range(
    "equilibria of unitary games with Left's marker, TB <= {TB}, every heap x >= 1 (rows repeat)",
    "g",
    saddles,
    {"TB": 8},
    {"TB": 14},
    measures={**HEAP_POSITIONS.measures, "l": lambda g: g.ell, "r": lambda g: g.r},
    at=lambda g: g.named,
    read=read_saddle,
)
"""Every equilibrium, by the reference."""

LEFT_WINS = SADDLES.where("Left wins strictly", lambda g: g.won_by("left"))
RIGHT_WINS = SADDLES.where("Right wins", lambda g: g.won_by("right"))
TIES = SADDLES.where("a tie", lambda g: g.won_by("tie"))


def in_equilibrium(
    ours: Any, theirs: Any, p: Any, q: Any, gained: Any, cell: Any, lost: Any
) -> Any:
    """Whether both can be bid with p and q dollars, and neither player gains by another bid."""
    legal = (ours >= 0) & (ours <= p) & (theirs >= 0) & (theirs <= q)
    return legal & (gained <= cell) & (cell <= lost)
