"""Single bids in unitary games: the cells of the bid matrix, for every total budget and heap."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from proofs_check.documents.bidding.theory import (
    TB,
    AnyPosition,
    budget,
    budgets,
    dollar,
    entry,
    entry_hat,
    marker,
    mirror,
    nu,
    nu_hat,
    q_of,
    several,
    start,
)
from proofs_check.documents.bidding.theory import models as models_of_values
from proofs_check.methods.logic import conjunction, implies
from proofs_check.methods.theory import INT, Model, Theory
from reference.bidding import Player, game, heap_bid_matrix, rows

LARGEST_TB, LAST_HEAP = 4, 5
"""The bounds of the models."""


def models() -> Iterator[Model]:
    """Yield every total budget up to 4 on heaps to 5, with the bid matrices by the reference."""
    for total, model in enumerate(models_of_values()):
        if total <= LARGEST_TB:
            functions = {**model.functions, **_cells(total)}
            yield Model(model.says, functions, {"Int": range(-1, LAST_HEAP + 1)})


def _cells(total: int) -> dict[str, Callable[..., Any]]:
    unitary, table = game((1,), total), list(rows((1,), total, up_to=LAST_HEAP))

    @cache
    def matrix(x: int, p: int, holder: Player) -> Any:
        return heap_bid_matrix(unitary, x, p, holder, table.__getitem__).cells

    def cell(holder: Player) -> Callable[[int, int, int, int], int]:
        def of(x: int, p: int, ell: int, r: int) -> int:
            given = x >= 1 and 0 <= ell <= p and 0 <= r <= total - p
            return matrix(x, p, holder)[r][ell] if given else 0

        return of

    return {"cell_hat": cell(Player.LEFT), "cell": cell(Player.RIGHT)}


BIDS = Theory("bidding", "bids", models)

cell_hat = BIDS.function("cell_hat", INT, INT, INT, INT, INT)
cell = BIDS.function("cell", INT, INT, INT, INT, INT)


def bids(p: Any, ell: Any, r: Any) -> Any:
    """Whether the players can bid l and r."""
    return budget(p) & (ell >= 0) & (ell <= p) & (r >= 0) & (r <= q_of(p))


cells = BIDS.axiom(
    "the bid matrix",
    (INT, INT, INT, INT),
    lambda x, p, ell, r: implies(
        (x >= 1) & bids(p, ell, r),
        (cell_hat(x, p, ell, r) == entry_hat(x, p, ell, r))
        & (cell(x, p, ell, r) == entry(x, p, ell, r)),
    ),
)
empty = BIDS.theorem(
    "the empty heap",
    (INT, INT),
    lambda x, p: implies((x == 0) & budget(p), (nu_hat(x, p) == 0) & (nu(x, p) == 0)),
    start,
    typical=lambda x, p: (x == 0) & (p >= 1) & (p < TB()),
)
tie = BIDS.theorem(
    "a tie: what it is worth, and that a smaller one is worth as much or more",
    (INT, INT, INT),
    lambda x, p, ell: implies(
        (x >= 1) & bids(p, ell, ell),
        (cell_hat(x, p, ell, ell) == -nu_hat(x - 1, q_of(p) + ell) + 1)
        & implies(ell >= 1, cell_hat(x, p, ell, ell) <= cell_hat(x, p, ell - 1, ell - 1)),
    ),
    lambda x, p, ell: (cells(x, p, ell, ell), cells(x, p, ell - 1, ell - 1)),
    lambda x, p, ell: (mirror(x - 1, p - ell), mirror(x - 1, p - ell + 1)),
    lambda x, p, ell: budgets(x - 1, q_of(p) + ell - 1, q_of(p) + ell),
    typical=lambda x, p, ell: several(x, p) & (ell == 1),
)
above_diagonal = BIDS.theorem(
    "where Left bids as much as Right she gets at most what the tie at 0 gives",
    (INT, INT, INT, INT),
    lambda x, p, ell, r: implies(
        (x >= 1) & bids(p, ell, r) & (ell >= r),
        cell_hat(x, p, ell, r) <= cell_hat(x, p, 0, 0),
    ),
    lambda x, p, ell, r: (cells(x, p, ell, r), cells(x, p, 0, 0)),
    lambda x, p, ell, r: (mirror(x - 1, p), mirror(x - 1, p - ell)),
    lambda x, p, ell, r: (dollar(x - 1, p - ell), budgets(x - 1, p - ell + 1, p)),
    lambda x, p, ell, r: budgets(x - 1, q_of(p), q_of(p) + ell),
    typical=lambda x, p, ell, r: several(x, p) & (ell == 1) & (r <= 1),
)
around = BIDS.together(
    "the values about a bid of Left's, a heap before",
    (INT, INT, INT, INT),
    lambda x, p, ell, r: (
        budgets(x - 1, p + ell + 1, p + ell + 2),
        budgets(x - 1, p + ell + 2, p + r + 1),
        dollar(x - 1, p + ell + 1),
        marker(x - 1, p),
        marker(x - 1, p - ell),
        start(x, p),
    ),
    typical=lambda x, p, ell, r: several(x, p) & (ell == 1),
)

# How the claims' predicates see them


@dataclass(frozen=True)
class AnyBids:
    """Any heap, Left budget and bids, under the names of `Saddle`."""

    x: Any
    p: Any
    ell: Any = None
    r: Any = None

    @property
    def TB(self) -> Any:
        """The total budget."""
        return TB()

    @property
    def q(self) -> Any:
        """Right's budget."""
        return q_of(self.p)

    def o(self, p: Any, back: int = 0) -> Any:
        """nu_hat_p of the heap x - `back`."""
        return nu_hat(self.x - back, p)

    def nu(self, p: Any, back: int = 0) -> Any:
        """nu_p of the heap x - `back`."""
        return nu(self.x - back, p)

    def cell(self, ell: Any, r: Any) -> Any:
        """The cell of the bid matrix, Left with the marker."""
        return cell_hat(self.x, self.p, ell, r)


View = Callable[..., tuple[Any, tuple[Any, ...]]]


def where(*conditions: Callable[[AnyBids], Any]) -> View:
    """The bids that a claim speaks of."""

    def seen(x: Any, p: Any, ell: Any, r: Any) -> tuple[Any, tuple[Any, ...]]:
        g = AnyBids(x, p, ell, r)
        said = conjunction(condition(g) for condition in conditions)
        return (x >= 1) & bids(p, ell, r) & said, (g,)

    return seen


def TIE(x: Any, p: Any, ell: Any) -> tuple[Any, tuple[Any, ...]]:
    """A tie that both can bid."""
    return (x >= 1) & bids(p, ell, ell), (AnyBids(x, p, ell, ell),)


def HEAP_0(x: Any, p: Any) -> tuple[Any, tuple[Any, ...]]:
    """The empty heap."""
    return (x == 0) & budget(p), (AnyPosition(x, p),)


ANSWER = where(lambda g: (g.ell <= g.q) <= (g.r == g.ell), lambda g: (g.ell > g.q) <= (g.r == g.q))
ABOVE_DIAGONAL = where(lambda g: g.ell >= g.r)
EVERY = where(lambda g: g.x >= 1)
CAN_RAISE = where(lambda g: g.ell + 1 < g.q)
CAN_RAISE_TWICE = where(lambda g: g.ell + 2 <= g.q)
RAISES = where(lambda g: g.ell + 2 < g.q, lambda g: (g.r >= g.ell + 2) & (g.r < g.q))
