"""Small games by the reference, for claims about moves and lines of play."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from proofs_check.core.evidence import Effort, Json
from proofs_check.documents.cumulative.domains import Sets
from reference.cumulative import Convention, Outcome, Outcomes, dual, lines, rows
from reference.cumulative.outcomes import maximisers
from reference.cumulative.play import looked_up, pspe_moves


@dataclass(frozen=True)
class SmallGame:
    """One set with the outcomes of heaps 0 to `top`, by the reference."""

    S: tuple[int, ...]
    top: int

    @cached_property
    def _rows(self) -> list[Outcomes]:
        return list(rows(self.S, self.top))

    def o(self, X: Convention, h: int) -> Outcome:
        """o_X(h)."""
        return self._rows[h].under(X)

    def moves(self, X: Convention, h: int) -> tuple[int, ...]:
        """The PSPE first moves."""
        return pspe_moves(self.S, h, X, looked_up(self._rows))

    def maximisers(self, X: Convention, h: int) -> tuple[int, ...]:
        """S*(h) under X; empty where there is no move."""
        return () if h < min(self.S) else maximisers(self.S, h, X, looked_up(self._rows))

    def lines(self, X: Convention, h: int) -> Iterator[tuple[int, ...]]:
        """Every PSPE line from heap h."""
        return lines(self.S, h, X)

    @property
    def s1(self) -> int:
        """The largest action."""
        return self.S[-1]

    @property
    def s2(self) -> int:
        """The second largest action."""
        return self.S[-2]

    def at(self, h: int) -> list[Json]:
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


class Branch(NamedTuple):
    """What a player does on a line of play in which the other player moves first."""

    moves: int
    """How many moves the player makes."""
    last: int
    """Their last move; 0 where they make none."""
    large: int
    """How many of their moves are s1."""

    def collected(self, g: SmallGame) -> int:
        """What the moves add up to, in pebbles."""
        return self.large * g.s1 + (self.moves - self.large) * g.s2


def branches(
    g: SmallGame, after_tie_break: bool
) -> Iterator[tuple[int, Convention, set[Branch], set[Branch]]]:
    """Those of `all_branches` whose sacrifice is a PSPE move."""
    choose = g.moves if after_tie_break else g.maximisers
    return (b for b in all_branches(g, after_tie_break) if g.s2 in choose(b[1], b[0]))


def all_branches(
    g: SmallGame, after_tie_break: bool
) -> Iterator[tuple[int, Convention, set[Branch], set[Branch]]]:
    """Yield every heap at which s1 is feasible, and every convention.

    With it come the player's part in every PSPE line from H1 = h - s1 and from H2 = h - s2.

    Args:
        g: a two-action game.
        after_tie_break: PSPE moves are those that survive the tie-break, else all of S*(h).
    """
    choose = g.moves if after_tie_break else g.maximisers
    nothing = Branch(0, 0, 0)
    # For each convention and heap: what the mover, and what the other player, may do in all.
    mover: dict[Convention, list[set[Branch]]] = {X: [] for X in Convention}
    other: dict[Convention, list[set[Branch]]] = {X: [] for X in Convention}
    for h in range(g.top + 1):
        for X in Convention:
            d = dual(X)
            playable = choose(X, h)
            mine: set[Branch] = set() if playable else {nothing}
            theirs: set[Branch] = set() if playable else {nothing}
            for s in playable:
                theirs |= mover[d][h - s]
                for rest in other[d][h - s]:
                    mine.add(Branch(rest.moves + 1, rest.last or s, rest.large + (s == g.s1)))
            mover[X].append(mine)
            other[X].append(theirs)
            if h >= g.s1:
                yield h, X, other[d][h - g.s1], other[d][h - g.s2]


def everywhere_two() -> tuple[str, str]:
    """The ranges of `small_two_action_games` in words."""
    return (
        "every S with |S| = 2, max S <= 14, every heap <= 10 max S, by the reference",
        "every S with |S| = 2, max S <= 26, every heap <= 14 max S, by the reference",
    )


def small_two_action_games(effort: Effort) -> Iterator[SmallGame]:
    """Every two-action set of the range, each with heaps up to a multiple of max S."""
    largest, multiple = (14, 10) if effort is Effort.DEFAULT else (26, 14)
    return (SmallGame(S, multiple * S[-1]) for S in Sets(2, largest))
