"""Equilibria of small unitary games by the reference, for the steps of the proofs of Section 3.

A saddle is a pair of bids from which neither player gains by bidding otherwise: the cell of the bid
matrix that is the minimum of its column and the maximum of its row. The proofs speak of such bids
as "Left wins by bidding l" and the like.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from proofs_check.core.claim import Plan
from proofs_check.core.evidence import Effort, Json
from proofs_check.documents.bidding.plans import LEDGER
from proofs_check.methods.enumeration import Case, enumerated
from reference.bidding import BidMatrix, HeapRow, Player, equilibria, game, heap_bid_matrix, rows

LARGEST, LARGEST_DEEP = 8, 14

EXTENT = tuple(
    f"unitary games, TB <= {largest}, every heap (rows repeat), every equilibrium, by the reference"
    for largest in (LARGEST, LARGEST_DEEP)
)
"""The ranges of `saddles` in words, for the default audit and `--deep`."""

Kind = Literal["left", "right", "tie"]


@dataclass(frozen=True)
class Place:
    """One position of a unitary game, with the rows of the heaps before it."""

    TB: int
    x: int
    p: int
    known: tuple[HeapRow, ...]

    @property
    def q(self) -> int:
        """Right's budget."""
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

    def before(self, rows: int) -> "Place":
        """The same budget at the heap x - `rows`."""
        return Place(self.TB, self.x - rows, self.p, self.known)

    def matrix(self, marker: Player = Player.LEFT) -> BidMatrix:
        """The bid matrix; its rows are Right's bids, its columns Left's."""
        return _matrix(self.TB, self.x, self.p, marker)

    @property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """The equilibria where Left has the marker: Left's bid and Right's."""
        return _pairs(self.TB, self.x, self.p)

    @property
    def at(self) -> dict[str, Json]:
        """How a case names the position."""
        return {"total_budget": self.TB, "heap": self.x, "budget": self.p}


@dataclass(frozen=True)
class Saddle(Place):
    """One equilibrium at a position where Left has the marker."""

    ell: int
    r: int

    @property
    def kind(self) -> Kind:
        """Who wins: Left by more, Right by more, or Left by the tie."""
        if self.ell == self.r:
            return "tie"
        return "left" if self.ell > self.r else "right"

    @property
    def named(self) -> dict[str, Json]:
        """How a case names the position with its bids."""
        return {**self.at, "l": self.ell, "r": self.r}


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


def places(effort: Effort, least: int = 0) -> Iterator[Place]:
    """Every position of the range with a heap of at least `least`, small total budgets first."""
    for TB in range((LARGEST if effort is Effort.DEFAULT else LARGEST_DEEP) + 1):
        known = known_rows(TB)
        for x in range(least, len(known)):
            for p in range(TB + 1):
                yield Place(TB, x, p, known)


def saddles(effort: Effort, least: int = 1, kind: Kind | None = None) -> Iterator[Saddle]:
    """Every equilibrium of the range with Left's marker, of one kind where given.

    Args:
        effort: how far.
        least: the smallest heap, from 1.
        kind: who wins.
    """
    for place in places(effort, least):
        for ell, r in _pairs(place.TB, place.x, place.p):
            saddle = Saddle(place.TB, place.x, place.p, place.known, ell, r)
            if kind is None or saddle.kind == kind:
                yield saddle


def at_places(
    name: str,
    cite: str,
    says: str,
    where: Callable[[Place], bool] | None = None,
    least: int = 0,
    proof: Plan | None = None,
) -> Callable[[Callable[[Place], bool]], None]:
    """Enter a statement about positions, to be decorated on what says whether one satisfies it.

    Args:
        name: the id without the document.
        cite: where it stands.
        says: the statement in our words.
        where: which positions it is about.
        least: the smallest heap.
        proof: a check for every position, where there is one.
    """

    def enter(holds: Callable[[Place], bool]) -> None:
        plans = (*([proof] if proof else []), enumerated(*EXTENT))
        LEDGER.claim(name, cite, says, *plans, at=holds)(place_cases(holds, where, least))

    return enter


def place_cases(
    holds: Callable[[Place], bool], where: Callable[[Place], bool] | None = None, least: int = 0
) -> Callable[[Effort], Iterator[Case]]:
    """The cases of a statement about positions; the arguments are those of `at_places`."""

    def cases(effort: Effort) -> Iterator[Case]:
        for place in places(effort, least):
            if where is None or where(place):
                yield Case(place.at, holds(place), _shown(place))

    return cases


def at_saddles(
    name: str,
    cite: str,
    says: str,
    where: Callable[[Saddle], bool] | None = None,
    least: int = 1,
    kind: Kind | None = None,
) -> Callable[[Callable[[Saddle], bool]], None]:
    """Enter a statement about equilibria, to be decorated on what says whether one satisfies it.

    Args:
        name: the id without the document.
        cite: where it stands.
        says: the statement in our words.
        where: which equilibria it is about.
        least: the smallest heap.
        kind: who wins.
    """

    def enter(holds: Callable[[Saddle], bool]) -> None:
        cases = saddle_cases(holds, where, least, kind)
        LEDGER.claim(name, cite, says, enumerated(*EXTENT), at=holds)(cases)

    return enter


def saddle_cases(
    holds: Callable[[Saddle], bool],
    where: Callable[[Saddle], bool] | None = None,
    least: int = 1,
    kind: Kind | None = None,
) -> Callable[[Effort], Iterator[Case]]:
    """The cases of a statement about equilibria; the arguments are those of `at_saddles`."""

    def cases(effort: Effort) -> Iterator[Case]:
        for saddle in saddles(effort, least, kind):
            if where is None or where(saddle):
                yield Case(saddle.named, holds(saddle), _shown(saddle))

    return cases


def _shown(place: Place) -> dict[str, Json]:
    """The rows that a statement looks at, the position's own last."""
    first = max(0, place.x - 3)
    return {f"nu_hat of heap {x}": list(place.known[x].nu_hat) for x in range(first, place.x + 1)}
