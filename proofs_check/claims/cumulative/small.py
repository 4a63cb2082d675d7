"""Small games by the reference, for claims about moves and lines of play."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache

from proofs_check.claims.cumulative.domains import Sets
from proofs_check.evidence import Effort
from reference.cumulative import Convention, Outcome, Outcomes, dual, lines, rows
from reference.cumulative.outcome import maximisers
from reference.cumulative.play import looked_up, pspe_moves


@dataclass(frozen=True)
class SmallGame:
    """One set with the outcomes of heaps 0 to `top`, by the reference."""

    S: tuple[int, ...]
    top: int

    @cached_property
    def _rows(self) -> list[Outcomes]:
        return list(rows(self.S, self.top))

    def o(self, X: Convention, h: int) -> Outcome:  # noqa: N803
        """o_X(h)."""
        return self._rows[h].under(X)

    def moves(self, X: Convention, h: int) -> tuple[int, ...]:  # noqa: N803
        """The PSPE first moves."""
        return pspe_moves(self.S, h, X, looked_up(self._rows))

    def maximisers(self, X: Convention, h: int) -> tuple[int, ...]:  # noqa: N803
        """S*(h) under X; empty where there is no move."""
        return () if h < min(self.S) else maximisers(self.S, h, X, looked_up(self._rows))

    def lines(self, X: Convention, h: int) -> Iterator[tuple[int, ...]]:  # noqa: N803
        """Every PSPE line from heap h."""
        return lines(self.S, h, X)

    def at(self, h: int) -> list[object]:
        """How a case names its place."""
        return [list(self.S), h]


DEEPER = 3
"""By how much `--deep` raises the bound on max S."""


def everywhere(largest: int, heaps: int = 6) -> tuple[str, str]:
    """The ranges of `small_games` in words, for the default audit and `--deep`."""
    return tuple(  # type: ignore[return-value]
        f"every S with max S <= {bound}, every heap <= {heaps} max S, by the reference"
        for bound in (largest, largest + DEEPER)
    )


def small_games(largest: int, effort: Effort, heaps: int = 6) -> Iterator[SmallGame]:
    """Every S with max S up to the bound, each with heaps up to `heaps` times max S."""
    bound = largest + (DEEPER if effort is Effort.DEEP else 0)
    return (SmallGame(S, heaps * S[-1]) for S in Sets(None, bound))
