"""The former way to claims about positions and equilibria; to be removed with its last user."""

from collections.abc import Callable, Iterator

from proofs_check.core.claim import Plan
from proofs_check.core.evidence import Effort, Json
from proofs_check.documents.bidding.plans import LEDGER
from proofs_check.documents.bidding.saddles import (
    HEAP_POSITIONS,
    SADDLES,
    HeapPosition,
    Kind,
    Saddle,
    known_rows,
)
from proofs_check.methods.enumeration import Case, enumerated

__all__ = ["Kind", "Place", "Saddle", "known_rows"]

Place = HeapPosition
LARGEST, LARGEST_DEEP = 8, 14

EXTENT = tuple(
    f"unitary games, TB <= {largest}, every heap (rows repeat), every equilibrium, by the reference"
    for largest in (LARGEST, LARGEST_DEEP)
)


def places(effort: Effort, least: int = 0) -> Iterator[Place]:
    for (g,) in HEAP_POSITIONS.instances(effort):
        if g.x >= least:
            yield g


def saddles(effort: Effort, least: int = 1, kind: Kind | None = None) -> Iterator[Saddle]:
    for (g,) in SADDLES.instances(effort):
        if g.x >= least and kind in (None, g.kind):
            yield g


def at_places(
    name: str,
    cite: str,
    says: str,
    where: Callable[[Place], bool] | None = None,
    least: int = 0,
    proof: Plan | None = None,
) -> Callable[[Callable[[Place], bool]], None]:
    def enter(holds: Callable[[Place], bool]) -> None:
        plans = (*([proof] if proof else []), enumerated(*EXTENT))
        LEDGER.claim(name, cite, says, *plans, at=holds)(place_cases(holds, where, least))

    return enter


def place_cases(
    holds: Callable[[Place], bool], where: Callable[[Place], bool] | None = None, least: int = 0
) -> Callable[[Effort], Iterator[Case]]:
    def cases(effort: Effort) -> Iterator[Case]:
        for g in places(effort, least):
            if where is None or where(g):
                yield Case(_at(g), holds(g), _shown(g))

    return cases


def at_saddles(
    name: str,
    cite: str,
    says: str,
    where: Callable[[Saddle], bool] | None = None,
    least: int = 1,
    kind: Kind | None = None,
) -> Callable[[Callable[[Saddle], bool]], None]:
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
    def cases(effort: Effort) -> Iterator[Case]:
        for g in saddles(effort, least, kind):
            if where is None or where(g):
                yield Case({**_at(g), "l": g.ell, "r": g.r}, holds(g), _shown(g))

    return cases


def _at(g: Place) -> dict[str, Json]:
    return {"total_budget": g.TB, "heap": g.x, "budget": g.p}


def _shown(g: Place) -> dict[str, Json]:
    first = max(0, g.x - 3)
    return {f"nu_hat of heap {x}": list(g.known[x].nu_hat) for x in range(first, g.x + 1)}
