"""Rulesets, and heaps of unitary games, as columns of the engine: a part of a range, and a view."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any

import numpy as np

import reference.bidding as ref
from proofs_check.core.evidence import Json
from proofs_check.documents.bidding.engine import Both, Graph, Values, Weighting, rows
from proofs_check.documents.bidding.views import (
    ROWS_ON,
    Facts,
    PositionNames,
    everywhere,
    limit_entries,
)
from proofs_check.methods.exhaustive import Instance


@dataclass(frozen=True, eq=False)
class Many(Facts):
    """Rulesets with one graph, one total budget and one bidding set, by the engine."""

    measure: Callable[[str], str]
    graph: Graph
    numbers: Weighting
    TB: int
    B: tuple[int, ...]
    outcomes: Values

    A = everywhere(3)(
        lambda self: self.outcomes.maximin[..., 1:] >= self.outcomes.maximin[..., :-1]
    )
    B_holds = everywhere(2)(
        lambda self: self.outcomes.maximin[..., 0, :] >= self.outcomes.maximin[..., 1, :]
    )
    C = everywhere(2)(
        lambda self: self.outcomes.maximin[..., 0, :-1] <= self.outcomes.maximin[..., 1, 1:]
    )
    same_moves = property(lambda self: self.graph.left == self.graph.right)

    def __len__(self) -> int:
        return len(self.outcomes.maximin)

    def view(self, level: str) -> "Many":
        assert level == "rulesets"
        return self

    def fingerprint(self) -> bytes:
        return b"".join(each.tobytes() for each in self.outcomes)

    def tally(self) -> dict[str, int]:
        return {"rulesets": len(self)}

    def seen(self) -> dict[str, tuple[int, int]]:
        """The least and the greatest of each parameter, by family."""
        w_left, w_right, tau = self.numbers
        found = {name: (n, n) for name, n in (("TB", self.TB), ("|B|", len(self.B)))} | {
            name: (int(numbers.min()), int(numbers.max()))
            for name, numbers in (("w_L", w_left), ("w_R", w_right), ("tau", tau))
            if numbers.size
        }
        return {self.measure(name): ends for name, ends in found.items()}

    def select(self, chosen: Any) -> "Many":
        admitted = np.broadcast_to(chosen, (len(self),))
        return replace(
            self,
            numbers=type(self.numbers)(*(part[admitted] for part in self.numbers)),
            outcomes=type(self.outcomes)(*(part[admitted] for part in self.outcomes)),
        )

    def first_failures(self, holds: Any) -> list[Instance]:
        fails = ~np.broadcast_to(np.asarray(holds, dtype=bool), (len(self),))
        return [self.instance(int(fails.argmax()))] if fails.any() else []

    def instance(self, i: int) -> dict[str, Json]:
        w_left, w_right, tau = (part[i].tolist() for part in self.numbers)
        left, right = (
            [[x, y] for x, options in enumerate(moves) for y in options] for moves in self.graph
        )
        return {
            "total_budget": self.TB,
            "bids": list(self.B),
            "left": [[*edge, w] for edge, w in zip(left, w_left, strict=True)],
            "right": [[*edge, w] for edge, w in zip(right, w_right, strict=True)],
            "tau": tau,
        }


@lru_cache(maxsize=1)
def _by_definition_10(TB: int, heaps: int) -> Any:
    """Of one total budget at a time: its parts come one after the other."""
    return rows(TB, heaps - 1)


@dataclass(frozen=True, eq=False)
class Columns(PositionNames):
    """Heaps `first` to `last` - 1 of one total budget: a row a heap, a column a Left budget.

    `chosen` marks the cases that are admitted; all are where there is none.
    """

    table: Both
    first: int
    last: int
    chosen: Any = None

    TB = property(lambda self: self.table.nu.shape[1] - 1)
    x = cached_property(lambda self: self._heaps.astype(np.int32)[:, None])
    p = cached_property(lambda self: np.arange(self.TB + 1, dtype=np.int16)[None, :])
    _heaps = cached_property(lambda self: np.arange(self.first, self.last))
    o_by_definition_10 = property(
        lambda self: _by_definition_10(self.TB, len(self.table.nu))[self.first : self.last]
    )
    # The largest values at a Left budget of at most p, and the smallest at one of at least q
    most_o_up_to_p = cached_property(lambda self: np.maximum.accumulate(self.o, axis=1))
    most_nu_up_to_p = cached_property(lambda self: np.maximum.accumulate(self.nu, axis=1))
    least_o_from_q = cached_property(lambda self: np.minimum.accumulate(self.o_of_q, axis=1))
    # Whether the row is one of those that repeat
    settled = property(lambda self: self.x >= self.table.heap)
    # The entries of the bidding automaton
    entry = cached_property(lambda self: self._by_parity(ref.automaton(self.TB)))
    # The same with beta split by the parity of x
    limit_entry = cached_property(lambda self: self._by_parity(limit_entries(self.TB)))

    def __len__(self) -> int:
        if self.chosen is None:
            return int(self.o.size)
        return int(self.chosen.sum())

    def view(self, level: str) -> "Columns":
        assert level == "positions"
        return self

    def fingerprint(self) -> bytes:
        return bytes(self.o.tobytes() + self.nu.tobytes())

    def tally(self) -> dict[str, int]:
        ends = self.last == len(self.table.nu) - ROWS_ON
        return {"total budgets certified for every heap": int(ends), "rows": self.last - self.first}

    def seen(self) -> dict[str, tuple[int, int]]:
        """The least and the greatest total budget, heap and Left budget of the cases."""
        first, last, least, most = self.first, self.last - 1, 0, self.TB
        if self.chosen is not None:
            rows, budgets = (np.flatnonzero(self.chosen.any(axis=axis)) for axis in (1, 0))
            first, last = first + int(rows[0]), first + int(rows[-1])
            least, most = int(budgets[0]), int(budgets[-1])
        return {"TB": (self.TB, self.TB), "x": (first, last), "p": (least, most)}

    def select(self, chosen: Any) -> "Columns":
        """The cases where the truth column is true; all columns keep their shape."""
        return replace(self, chosen=np.broadcast_to(chosen, self.o.shape))

    def first_failures(self, holds: Any) -> list[Instance]:
        """The first heap and budget of these where the column is false, if any."""
        fails = ~np.broadcast_to(np.asarray(holds, dtype=bool), self.o.shape)
        if self.chosen is not None:
            fails = fails & self.chosen
        if not fails.any():
            return []
        row, p = divmod(int(fails.argmax()), self.TB + 1)
        return [{"total_budget": self.TB, "heap": self.first + row, "budget": p}]

    def marked(self, x: Any, p: Any) -> Any:
        return self._at(self.table.nu_hat, x, p)

    def unmarked(self, x: Any, p: Any) -> Any:
        return self._at(self.table.nu, x, p)

    def _at(self, values: Any, x: Any, p: Any) -> Any:
        whole = x is self.x  # a part of the table, not a copy
        rows = values[self.first : self.last] if whole else values[np.maximum(x[:, 0], 0)]
        return rows if p is self.p else rows[:, np.minimum(p[0], self.TB)]

    def _by_parity(self, entries: ref.Automaton) -> Any:
        return np.array(entries, dtype=np.int16)[self._heaps % 2]
