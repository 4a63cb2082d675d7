"""Steps of the lemmas on unitary games, alone: from a row that need not occur in the game.

Where a proof names too little of the rows before, the step alone is a claim: false, with a row that
satisfies what it names and comes before a row that breaks the lemma.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Any

from proofs_check.core.claim import Check, Plan
from proofs_check.core.evidence import Json
from proofs_check.core.ranges import Found, Range
from proofs_check.methods.logic import conjunction, implies, negation
from reference.bidding import Automaton, HeapRow, Player, automaton, subtraction, zero_bidding


@dataclass(frozen=True)
class Row:
    """Any values of a heap, by Left's budget: with her marker, and with Right's."""

    nu_hat: Sequence[int]
    nu: Sequence[int]
    odd: bool
    """Whether the heap is odd."""

    TB = property(lambda self: len(self.nu) - 1)
    budgets = property(lambda self: range(len(self.nu)))

    @cached_property
    def next(self) -> "Row":
        """The values of the next heap, by Definition 8."""
        rules, row = subtraction.game({1}, self.TB), HeapRow(tuple(self.nu_hat), tuple(self.nu))

        def values(marker: Player) -> list[int]:
            return [
                subtraction.definition_8(rules, 1, p, marker, lambda x: row) for p in self.budgets
            ]

        return Row(values(Player.LEFT), values(Player.RIGHT), not self.odd)


def _rows(most: int, largest: int) -> Iterator[tuple[Row]]:
    """Yield rows of each parity (Lemma 9), the smallest budgets and values first."""
    for TB, size, odd in product(range(most + 1), range(largest + 1), (False, True)):
        values = [n for n in range(-size, size + 1) if n % 2 == odd]
        for each in product(values, repeat=2 * (TB + 1)):
            if size in map(abs, each):
                yield (Row(each[: TB + 1], each[TB + 1 :], odd),)


def _as_written(row: Row) -> Json:
    before: Json = {"nu_hat": list(row.nu_hat), "nu": list(row.nu)}
    return {"total_budget": row.TB, "odd": not row.odd, "rows": [before]}


ROWS = Range(
    "TB <= {TB}, every row of values from -{value} to {value} with the parity of a heap x - 1",
    "row",
    _rows,
    {"TB": 3, "value": 2},
    measures={"TB": lambda row: row.TB, "value": lambda row: max(map(abs, (*row.nu_hat, *row.nu)))},
    at=_as_written,
)


def step_from(*assumed: Callable[[Any], Any]) -> Plan:
    """The plan of a statement on heap x, if this is so of heap x - 1, whatever comes before."""
    names = "; ".join((each.__doc__ or "").partition(":")[0].rstrip(".") for each in assumed)
    range_ = ROWS.where(
        f"as they say: {names}", lambda row: conjunction(each(row) for each in assumed)
    )

    def plan(predicate: Callable[[Any], Any]) -> Check:
        def of_the_next(row: Row) -> Found:
            shown: dict[str, Json] = {"nu_hat": list(row.next.nu_hat), "nu": list(row.next.nu)}
            return predicate(row.next), shown

        return range_(of_the_next)

    return plan


# What the lemmas say of one heap: what a step assumes, and what it concludes.


def budget_monotone(o: Any) -> Any:
    """Lemma 14: nu_hat does not fall with p."""
    return conjunction([True, *(o.nu_hat[p + 1] >= o.nu_hat[p] for p in range(o.TB))])


def budget_monotone_without_marker(o: Any) -> Any:
    """Remark 15: nu does not fall with p."""
    return conjunction([True, *(o.nu[p + 1] >= o.nu[p] for p in range(o.TB))])


def marker_monotone(o: Any) -> Any:
    """Lemma 17, first inequality."""
    return conjunction(o.nu[p] <= o.nu_hat[p] for p in o.budgets)


def marker_gives_at_most_two(o: Any) -> Any:
    """Lemma 17, second inequality."""
    return conjunction(o.nu_hat[p] <= o.nu[p] + 2 for p in o.budgets)


def marker_worth(o: Any) -> Any:
    """Lemma 19, where p + 1 is a budget."""
    return conjunction([True, *(o.nu_hat[p] <= o.nu[p + 1] for p in range(o.TB))])


def mirrored(o: Any) -> Any:
    """Equation (1): nu_p is -nu_hat_q."""
    return conjunction(o.nu[p] == -o.nu_hat[o.TB - p] for p in o.budgets)


def not_negative_left_of_border(o: Any) -> Any:
    """Lemma 20, 2p >= TB."""
    return conjunction(o.nu_hat[p] >= 0 for p in o.budgets if 2 * p >= o.TB)


def not_positive_right_of_border(o: Any) -> Any:
    """Lemma 20, 2p < TB."""
    return conjunction([True, *(o.nu_hat[p] <= 0 for p in o.budgets if 2 * p < o.TB)])


def entries(TB: int) -> Automaton:
    """The automaton that bounds the outcomes: beta is split by the parity of the heap."""
    if TB % 2 == 0:
        return automaton(TB)

    def even(delta: int) -> int:
        half = (delta + 1) // 2
        return half if half % 2 == 0 else half + 1 if delta > 0 else half - 1

    return zero_bidding([even(2 * p - TB) for p in range(TB + 1)])


def at_most_entries(o: Any) -> Any:
    """Lemma 26, 2p >= TB."""
    A = entries(o.TB)
    return conjunction(
        implies(o.odd, o.nu_hat[p] <= A.odd[p]) & implies(negation(o.odd), o.nu_hat[p] <= A.even[p])
        for p in o.budgets
        if 2 * p >= o.TB
    )


def at_least_entries(o: Any) -> Any:
    """Lemma 26, 2p < TB."""
    A = entries(o.TB)
    bounded = (
        implies(o.odd, o.nu_hat[p] >= A.odd[p]) & implies(negation(o.odd), o.nu_hat[p] >= A.even[p])
        for p in o.budgets
        if 2 * p < o.TB
    )
    return conjunction([True, *bounded])


A = (budget_monotone, budget_monotone_without_marker)
B = (marker_monotone, marker_gives_at_most_two)
U = (*A, *B, marker_worth)
SIGN = (not_negative_left_of_border, not_positive_right_of_border)
BOUNDED = (at_most_entries, at_least_entries)


def at_most_upper_bound(o: Any) -> Any:
    """Lemma 22, upper bound: TB/2 rounded up, and 1."""
    return conjunction(o.nu_hat[p] <= (o.TB + 1) // 2 + 1 for p in o.budgets)


def at_least_lower_bound_rounded_up(o: Any) -> Any:
    """Lemma 22, lower bound: minus TB/2 rounded up."""
    return conjunction(o.nu_hat[p] >= -((o.TB + 1) // 2) for p in o.budgets)
