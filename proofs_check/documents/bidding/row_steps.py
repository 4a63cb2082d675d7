"""Steps of the lemmas on unitary games, alone: from a row that need not occur in the game.

Where a proof names too little of the rows before, the step alone is a claim: false, with a row that
satisfies what it names and comes before a row that breaks the lemma.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import product

from proofs_check.core.claim import Check, Plan
from proofs_check.core.evidence import Json
from proofs_check.core.ranges import Found, Range
from proofs_check.documents.bidding.unitary import UnitaryPosition
from reference.bidding import HeapRow, Player, definition_8, game

At = Callable[[UnitaryPosition], bool]
"""What is said of a heap at one Left budget."""


@dataclass(frozen=True)
class Row:
    """Any values of a heap."""

    values: HeapRow
    odd: bool
    """Whether the heap is odd."""

    TB = property(lambda self: len(self.values.nu) - 1)

    def every(self, *said: At) -> bool:
        """Whether all of it is so at every Left budget."""
        x = 2 - self.odd
        places = [UnitaryPosition(self.TB, x, p, {x: self.values}) for p in range(self.TB + 1)]
        return all(each(place) for each in said for place in places)

    @cached_property
    def next(self) -> "Row":
        """The values of the next heap, by Definition 8."""
        rules = game({1}, self.TB)
        hat, nu = (
            tuple(definition_8(rules, 1, p, m, lambda x: self.values) for p in range(self.TB + 1))
            for m in Player
        )
        return Row(HeapRow(hat, nu), not self.odd)


def _rows(most: int, largest: int) -> Iterator[tuple[Row]]:
    """Yield rows of each parity (Lemma 9), the smallest budgets and values first."""
    for TB, size, odd in product(range(most + 1), range(largest + 1), (False, True)):
        values = [n for n in range(-size, size + 1) if n % 2 == odd]
        for each in product(values, repeat=2 * (TB + 1)):
            if size in map(abs, each):
                yield (Row(HeapRow(each[: TB + 1], each[TB + 1 :]), odd),)


def _shown(row: Row) -> dict[str, Json]:
    return {name: list(values) for name, values in row.values._asdict().items()}


ROWS = Range(
    "TB <= {TB}, every row of values from -{value} to {value} with the parity of a heap x - 1",
    "row",
    _rows,
    {"TB": 3, "value": 2},
    measures={
        "TB": lambda row: row.TB,
        "value": lambda row: max(abs(value) for values in row.values for value in values),
    },
    at=lambda row: {"total_budget": row.TB, "odd": not row.odd, "rows": [_shown(row)]},
)

LEMMAS: dict[str, At] = {
    "Lemma 14": lambda g: g.o_next >= g.o,
    "Remark 15": lambda g: g.nu_next >= g.nu,
    "Lemma 17, first inequality": lambda g: g.nu <= g.o,
    "Lemma 17, second inequality": lambda g: g.o <= g.nu + 2,
    "Lemma 19, where p + 1 is a budget": lambda g: g.p == g.TB or g.o <= g.nu_next,
    "Equation (1)": lambda g: g.nu == -g.o_of_q,
    "Lemma 20, 2p >= TB": lambda g: not g.left_of_border or g.o >= 0,
    "Lemma 20, 2p < TB": lambda g: g.left_of_border or g.o <= 0,
    "Lemma 22, upper bound": lambda g: g.o <= (g.TB + 1) // 2 + 1,
    "Lemma 22, lower bound": lambda g: g.o >= -((g.TB + 1) // 2),
    "Lemma 26, 2p >= TB": lambda g: not g.left_of_border or g.o <= g.limit_entry,
    "Lemma 26, 2p < TB": lambda g: g.left_of_border or g.o >= g.limit_entry,
}
"""What they say of one heap: what a step assumes, and what it concludes."""


def step_from(*lemmas: str) -> Plan:
    """The plan of a statement on heap x, if these are so of heap x - 1, whatever comes before."""
    assumed = [LEMMAS[name] for name in lemmas]
    range_ = ROWS.where(f"as they say: {'; '.join(lemmas)}", lambda row: row.every(*assumed))

    def plan(predicate: At) -> Check:
        def of_the_next(row: Row) -> Found:
            return row.next.every(predicate), _shown(row.next)

        return range_(of_the_next)

    return plan


GRANTED = ("Lemma 14", "Remark 15", "Equation (1)")
