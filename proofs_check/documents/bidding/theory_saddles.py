"""Equilibria of unitary games, and what is known of the values beside them, for every TB.

The steps of the proofs of Section 3 take an equilibrium, at heap x or at x - 2, and compare what
its bids, and bids beside them, lead to. Each is one query: what the theory of unitary games says of
the columns that the bids lead to.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import permutations
from typing import Any

from proofs_check.documents.bidding.theory import (
    TB,
    attained_hat,
    bid_hat,
    border,
    budgets,
    dollar,
    entry,
    entry_hat,
    heaps,
    marker,
    mirror,
    most,
    most_hat,
    nu,
    nu_hat,
    parity,
    q_of,
    reply,
    reply_hat,
    several,
    start,
    two_heaps,
    worth_two,
)
from proofs_check.documents.bidding.theory import models as models_of_values
from proofs_check.documents.bidding.theory_bids import bids
from proofs_check.methods.logic import conjunction, implies
from proofs_check.methods.theory import BOOL, INT, Fact, Model, Theory
from reference.bidding import Player, equilibria, game, heap_bid_matrix, rows

LARGEST_TB, LAST_HEAP = 3, 4
"""The bounds of the models."""


def models() -> Iterator[Model]:
    """Yield every total budget up to 3 on heaps to 4, with the equilibria by the reference."""
    for total, model in enumerate(models_of_values()):
        if total <= LARGEST_TB:
            functions = {**model.functions, "saddle": _saddles(total)}
            yield Model(model.says, functions, {"Int": range(-1, LAST_HEAP + 1)})


def _saddles(total: int) -> Callable[[int, int, int, int], bool]:
    unitary, table = game((1,), total), list(rows((1,), total, up_to=LAST_HEAP))

    @cache
    def found(x: int, p: int) -> set[tuple[int | None, int | None]]:
        matrix = heap_bid_matrix(unitary, x, p, Player.LEFT, table.__getitem__)
        return {(ours.bid, theirs.bid) for ours, theirs in equilibria(matrix)}

    return lambda x, p, ell, r: x >= 1 and 0 <= p <= total and (ell, r) in found(x, p)


SADDLES = Theory("bidding", "saddles", models)

saddle = SADDLES.function("saddle", INT, INT, INT, INT, BOOL)
left_gains_not = SADDLES.axiom(
    "an equilibrium, Left with the marker: Left does not gain by another bid",
    (INT,) * 5,
    lambda x, p, ell, r, b: implies(
        saddle(x, p, ell, r),
        (x >= 1)
        & bids(p, ell, r)
        & implies(bids(p, b, r), entry_hat(x, p, b, r) <= entry_hat(x, p, ell, r)),
    ),
)
right_gains_not = SADDLES.axiom(
    "an equilibrium, Left with the marker: Right does not gain by another bid",
    (INT,) * 5,
    lambda x, p, ell, r, b: implies(
        saddle(x, p, ell, r) & bids(p, ell, b), entry_hat(x, p, ell, b) >= entry_hat(x, p, ell, r)
    ),
)
value = SADDLES.theorem(
    "the cell of an equilibrium is the value",
    (INT,) * 4,
    lambda x, p, ell, r: implies(
        saddle(x, p, ell, r),
        (x >= 1) & bids(p, ell, r) & (entry_hat(x, p, ell, r) == nu_hat(x, p)),
    ),
    lambda x, p, ell, r: left_gains_not(x, p, ell, r, bid_hat(x, p)),
    lambda x, p, ell, r: right_gains_not(x, p, ell, r, reply_hat(x, p, ell)),
    lambda x, p, ell, r: (attained_hat(x, p, r), most_hat(x, p, ell)),
    typical=lambda x, p, ell, r: several(x, p) & saddle(x, p, ell, r) & (ell == 1) & (r == 0),
)


def of_rows(columns: Sequence[Any], *ys: Any) -> list[Fact]:
    """What is known of the values of these heaps at these Left budgets."""
    found: list[Fact] = []
    for y in ys:
        for c in columns:
            found += [each(y, c) for each in (mirror, marker, dollar, worth_two, border, parity)]
            found += [start(y, c), heaps(y, c)]
        found += [budgets(y, *both) for both in permutations(columns, 2)]
    return found


def beside(y: Any, p: Any, ell: Any, r: Any, *others: Any) -> list[Fact]:
    """What an equilibrium says of the value, and of other bids of either player."""
    return [
        value(y, p, ell, r),
        *(each(y, p, ell, r, b) for b in others for each in (left_gains_not, right_gains_not)),
    ]


def ties(p: Any, bids: Sequence[Any], *ys: Any) -> list[Fact]:
    """What a tie leaves by (1), at these bids."""
    return [mirror(y, p - b) for y in ys for b in bids]


tie = SADDLES.together(
    "beside a tie in equilibrium",
    (INT,) * 5,
    lambda x, p, ell, r, k: (
        beside(x, p, ell, r, ell + 1, ell - 1, q_of(p)),
        of_rows([p - ell, p - ell + 1, p + ell + 1, p + ell + 2, p + k, p + k + 1], x - 1),
        (dollar(x, p), most(x, p + 1, ell), mirror(x, p)),
    ),
    typical=lambda x, p, ell, r, k: several(x, p) & saddle(x, p, ell, r) & (ell == r),
)
left_win = SADDLES.together(
    "beside a win of Left's in equilibrium",
    (INT,) * 5,
    lambda x, p, ell, r, k: (
        beside(x, p, ell, r, ell - 1, ell, ell + 1),
        of_rows([p - ell, p - ell + 1, p + ell + 1, p + k, p + k + 1], x - 1),
        of_rows([p + reply(x, p + 1, ell), p + 1 + reply(x, p + 1, ell), p + ell + 1], x - 1),
        (dollar(x, p), most(x, p + 1, ell)),
    ),
    typical=lambda x, p, ell, r, k: several(x, p) & saddle(x, p, ell, r) & (ell > r),
)
right_win = SADDLES.together(
    "beside a win of Right's in equilibrium",
    (INT,) * 5,
    lambda x, p, ell, r, k: (
        beside(x, p, ell, r, r - 1, r),
        of_rows([p + r, p + r - 1, p - r + 1, p - r + 2, p + k, p + k + 1], x - 1),
        dollar(x, p),
    ),
    typical=lambda x, p, ell, r, k: several(x, p) & saddle(x, p, ell, r) & (ell < r),
)
earlier_tie = SADDLES.together(
    "beside a tie in equilibrium two heaps before",
    (INT,) * 5,
    lambda x, p, ell, r, k: (
        beside(x - 2, p, ell, r, ell - 1, ell + 1),
        (two_heaps(x - 1, p + ell), two_heaps(x - 1, q_of(p) + ell)),
        of_rows([p - ell, p + ell, p + k, q_of(p) + ell, p + ell + 1], x - 1, x - 3),
        of_rows([p - ell - 1, q_of(p) + ell, q_of(p) + ell - 1, p + ell], x - 1, x - 3),
        ties(p, (ell - 1, k), x - 1, x - 3),
    ),
    typical=lambda x, p, ell, r, k: several(x - 2, p) & saddle(x - 2, p, ell, r) & (ell == r),
)
earlier_left_win = SADDLES.together(
    "beside a win of Left's in equilibrium two heaps before",
    (INT,) * 5,
    lambda x, p, ell, r, k: (
        beside(x - 2, p, ell, r, ell - 1, ell, 0),
        of_rows([p - ell, p - ell + 1, q_of(p) + ell - 1, q_of(p) + ell], x - 1, x - 3),
        of_rows([q_of(p), q_of(p) + 1, p + 1, p], x - 1, x - 3),
    ),
    typical=lambda x, p, ell, r, k: several(x - 2, p) & saddle(x - 2, p, ell, r) & (ell > r),
)
earlier_right_win = SADDLES.together(
    "beside a win of Right's in equilibrium two heaps before",
    (INT,) * 5,
    lambda x, p, ell, r, k: (
        beside(x - 2, p, ell, r, r - 1, r, r + 1, ell + 1),
        (two_heaps(x - 1, q_of(p) + r - 1), border(x - 2, p), parity(x - 2, p)),
        of_rows([p + r, q_of(p) + r - 1, q_of(p) + r, p + k], x - 1, x - 3),
        of_rows([p + r - 1, q_of(p) + r - 1, p + r, q_of(p) + r + 1], x - 1, x - 3),
        ties(p, (r - 1, r, r + 1), x - 1, x - 3),
        budgets(x - 3, p + ell + 1, p + r),
    ),
    typical=lambda x, p, ell, r, k: several(x - 2, p) & saddle(x - 2, p, ell, r) & (ell < r),
)

# How the claims' predicates see them


@dataclass(frozen=True)
class AnySaddle:
    """Any heap, Left budget and bids, under the names of `Saddle` and `Earlier`."""

    x: Any
    p: Any
    ell: Any
    r: Any
    k: Any

    @property
    def TB(self) -> Any:
        """The total budget."""
        return TB()

    @property
    def q(self) -> Any:
        """Right's budget."""
        return q_of(self.p)

    @property
    def two_before(self) -> Any:
        """o_p(x-2)."""
        return self.o(self.p, 2)

    def o(self, p: Any, back: int = 0) -> Any:
        """nu_hat_p of the heap x - `back`."""
        return nu_hat(self.x - back, p)

    def nu(self, p: Any, back: int = 0) -> Any:
        """nu_p of the heap x - `back`."""
        return nu(self.x - back, p)

    def with_budget(self, p: Any) -> "AnySaddle":
        """The same with another Left budget."""
        return AnySaddle(self.x, p, self.ell, self.r, self.k)

    def cell(self, ell: Any, r: Any, holder: Player = Player.LEFT) -> Any:
        """The entry of the bid matrix of heap x."""
        return (entry_hat if holder is Player.LEFT else entry)(self.x, self.p, ell, r)

    def wins(self, ell: Any, back: int = 1) -> Any:
        """What Left gets where she wins by `ell`, from the heap x - `back`."""
        return self.o(self.p - ell, back) + 1

    def loses(self, r: Any, back: int = 1) -> Any:
        """What Left gets where Right wins by `r`."""
        return self.o(self.p + r, back) - 1

    def ties(self, bid: Any, back: int = 1) -> Any:
        """What Left gets by a tie at `bid`."""
        return -self.o(self.q + bid, back) + 1

    def won_by(self, kind: str) -> Any:
        """Whether the bids end so."""
        ell, r = self.ell, self.r
        return {"left": ell > r, "right": ell < r, "tie": ell == r}[kind]

    def every(self, start: Any, stop: Any, says: Callable[[Any], Any]) -> Any:
        """What is said of each number from `start` to `stop`, the latter left out."""
        return implies((self.k >= start) & (self.k < stop), says(self.k))


def seen(
    theorem: str, conditions: Sequence[Callable[[Any], Any]], variables: Sequence[Any]
) -> tuple[Any, tuple[Any, ...]]:
    """What a claim speaks of: an equilibrium of x, or of x - 2, with these conditions."""
    g = AnySaddle(*variables)
    before = 2 if theorem.startswith("earlier") else 0
    at = saddle(g.x - before, g.p, g.ell, g.r) & (g.x >= 1 + before)
    return conjunction((at, *(each(g) for each in conditions))), (g,)
