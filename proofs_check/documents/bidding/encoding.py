"""Unitary games with the rows of smaller heaps unknown, for one TB.

`UnknownHeap` has the values of one TB as unknown integers, and those of the next heap as Definition
1 gives them for S = {1} and all bids: the maximum over Left's bids of the minimum over Right's of
the entry between the braces.

What a lemma says of a heap is a predicate on nu_hat and nu, on integers and on unknowns alike.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import Any

from proofs_check.core.evidence import Json
from proofs_check.methods.exhaustive import Instance, Predicate
from proofs_check.methods.logic import conjunction
from proofs_check.methods.smt import Integer, Model, Query, Terms, Truth, if_then_else
from reference.bidding import HeapRow, Player, subtraction, unitary


class Heap:
    """The values of one heap: of a known one as numbers, of an unknown one as terms.

    `two_before` is the heap with two pebbles less, where the statement is about both.
    """

    TB: int
    odd: Any
    """Whether the heap is odd."""
    nu_hat: Sequence[Any]
    nu: Sequence[Any]
    two_before: "Heap"

    @property
    def budgets(self) -> range:
        return range(self.TB + 1)


class GivenRow(Heap):
    """A heap whose values are given."""

    def __init__(
        self,
        TB: int,
        odd: Any,
        nu_hat: Sequence[Any],
        nu: Sequence[Any],
        two_before: Heap | None = None,
    ) -> None:
        """Both rows, from p = 0 to TB."""
        self.TB = TB
        self.odd = odd
        self.nu_hat = nu_hat
        self.nu = nu
        if two_before is not None:
            self.two_before = two_before


def greater(a: Integer, b: Integer) -> Integer:
    """The maximum of two."""
    return if_then_else(a >= b, a, b)


def smaller(a: Integer, b: Integer) -> Integer:
    """The minimum of two."""
    return if_then_else(a <= b, a, b)


class UnknownHeap(Heap):
    """The heap after an unknown one, by the definitions; a value is stated when first asked for."""

    def __init__(self, terms: Terms, name: str, before: GivenRow, two_before: Heap | None) -> None:
        """The heap whose values come from the row `before`; `name` begins its terms' names."""
        self.terms = terms
        self.name = name
        self.before = before
        self.TB = before.TB
        self.odd = ~before.odd
        if two_before is not None:
            self.two_before = two_before

    def fold(
        self, name: str, values: Sequence[Integer], pick: Callable[[Integer, Integer], Integer]
    ) -> Integer:
        """The greatest or the least of the values, by name."""
        result = values[0]
        for value in values[1:]:
            result = pick(result, value)
        return self.terms.define(f"{self.name}_{name}", result)

    def suffixes(self, name: str, row: Sequence[Integer]) -> Sequence[Integer]:
        """For each budget the least of the row's values from there on."""
        return self.ends(name, row, smaller, reversed(self.budgets))

    def prefixes(self, name: str, row: Sequence[Integer]) -> Sequence[Integer]:
        """For each budget the greatest of the row's values up to there."""
        return self.ends(name, row, greater, iter(self.budgets))

    def ends(
        self,
        name: str,
        row: Sequence[Integer],
        pick: Callable[[Integer, Integer], Integer],
        order: Iterator[int],
    ) -> Sequence[Integer]:
        """For each budget, in this order, what is picked of the row's values so far."""
        found: dict[int, Integer] = {}
        last: Integer | None = None
        for p in order:
            value = row[p] if last is None else pick(last, row[p])
            last = found[p] = self.terms.define(f"{self.name}_{name}_{p}", value)
        return [found[p] for p in self.budgets]

    @cached_property
    def nu_hat(self) -> Sequence[Integer]:  # type: ignore[override]
        """nu_hat_p(x), the maximin of Definition 1 where Left has the marker."""
        row, TB = self.before, self.TB
        least_hat = self.suffixes("least_hat", row.nu_hat)

        def worst(p: int, ell: int) -> Integer:
            q = TB - p
            entries = [row.nu_hat[p - ell] + 1] if ell > 0 else []  # r < l
            entries += [row.nu[p - ell] + 1] if ell <= q else []  # r = l
            entries += [least_hat[p + ell + 1] - 1] if ell < q else []  # l < r <= q
            return self.fold(f"hat_{p}_bid_{ell}", entries, smaller)

        return [
            self.fold(f"hat_{p}", [worst(p, ell) for ell in range(p + 1)], greater)
            for p in self.budgets
        ]

    @cached_property
    def nu(self) -> Sequence[Integer]:  # type: ignore[override]
        """nu_p(x), the maximin of Definition 1 where Right has the marker."""
        row, TB = self.before, self.TB
        least = self.suffixes("least", row.nu)

        def worst(p: int, ell: int) -> Integer:
            q = TB - p
            entries = [row.nu[p - ell] + 1] if ell > 0 else []  # r < l
            entries += [row.nu_hat[p + ell] - 1] if ell <= q else []  # r = l
            entries += [least[p + ell + 1] - 1] if ell < q else []  # l < r <= q
            return self.fold(f"no_{p}_bid_{ell}", entries, smaller)

        return [
            self.fold(f"no_{p}", [worst(p, ell) for ell in range(p + 1)], greater)
            for p in self.budgets
        ]

    @cached_property
    def minimax_hat(self) -> Sequence[Integer]:
        """The minimax value of (x, p^)."""
        row, TB = self.before, self.TB
        most_hat = self.prefixes("most_hat", row.nu_hat)

        def best(p: int, r: int) -> Integer:
            entries = [row.nu_hat[p + r] - 1] if r > 0 else []  # l < r
            entries += [row.nu[p - r] + 1] if r <= p else []  # l = r
            entries += [most_hat[p - r - 1] + 1] if r < p else []  # r < l <= p
            return self.fold(f"minimax_hat_{p}_bid_{r}", entries, greater)

        return [
            self.fold(f"minimax_hat_{p}", [best(p, r) for r in range(TB - p + 1)], smaller)
            for p in self.budgets
        ]

    @cached_property
    def minimax(self) -> Sequence[Integer]:
        """The minimax value of (x, p)."""
        row, TB = self.before, self.TB
        most = self.prefixes("most", row.nu)

        def best(p: int, r: int) -> Integer:
            entries = [row.nu[p + r] - 1] if r > 0 else []  # l < r
            entries += [row.nu_hat[p + r] - 1] if r <= p else []  # l = r
            entries += [most[p - r - 1] + 1] if r < p else []  # r < l <= p
            return self.fold(f"minimax_no_{p}_bid_{r}", entries, greater)

        return [
            self.fold(f"minimax_no_{p}", [best(p, r) for r in range(TB - p + 1)], smaller)
            for p in self.budgets
        ]

    @cached_property
    def formula_3(self) -> Sequence[Integer]:
        """o_p(x) by formula (3) of Theorem 13, from nu_hat alone."""
        row, TB = self.before, self.TB
        least_hat = self.suffixes("least_o", row.nu_hat)

        def worst(p: int, ell: int) -> Integer:
            q = TB - p
            entries = [-row.nu_hat[q + ell] + 1]
            entries += [least_hat[p + ell + 1] - 1] if ell < q else []
            return self.fold(f"formula_3_{p}_bid_{ell}", entries, smaller)

        return [
            self.fold(
                f"formula_3_{p}", [worst(p, ell) for ell in range(min(p, TB - p) + 1)], greater
            )
            for p in self.budgets
        ]


class KnownHeap(GivenRow):
    """A heap by the reference: after a row that is given, or at a place in the game."""

    def __init__(self, before: GivenRow, two_before: Heap | None = None) -> None:
        """The heap after `before`, a row of numbers that need not occur in the game."""
        TB = before.TB
        rules = subtraction.game({1}, TB)
        row = HeapRow(tuple(before.nu_hat), tuple(before.nu))

        def both(definition: Any) -> list[list[int]]:
            return [
                [definition(rules, 1, p, marker, lambda x: row) for p in range(TB + 1)]
                for marker in (Player.LEFT, Player.RIGHT)
            ]

        nu_hat, nu = both(subtraction.definition_8)
        super().__init__(TB, not before.odd, nu_hat, nu, two_before)
        self.before = before
        self.minimax_hat, self.minimax = both(subtraction.definition_8_minimax)
        self.formula_3 = [unitary.formula_3(TB, 1, p, row.nu_hat) for p in range(TB + 1)]

    def values(self) -> dict[str, Json]:
        """What a witness shows: the row."""
        return {"nu_hat": list(self.nu_hat), "nu": list(self.nu)}


class HeapZero(GivenRow):
    """The empty heap: every value is 0."""

    def __init__(self, TB: int) -> None:
        zeros = [0] * (TB + 1)
        super().__init__(TB, False, zeros, zeros)
        self.minimax_hat = self.minimax = self.formula_3 = zeros


def first_heaps(TB: int, how_many: int) -> GivenRow:
    """Heap 0, or heap 2 with heap 0 behind it, by the reference: where an induction starts."""
    zero = HeapZero(TB)
    return zero if how_many == 1 else KnownHeap(KnownHeap(zero), zero)


def known_heap(instance: Instance) -> KnownHeap:
    """The heap that the reference makes of the rows before it.

    Raises:
        ValueError: a row has not TB + 1 integers.
    """
    TB, odd, rows = (instance[name] for name in ("total_budget", "odd", "rows"))
    assert type(TB) is int
    assert type(odd) is bool
    assert isinstance(rows, Sequence)
    before: GivenRow | None = None
    heap: KnownHeap | None = None
    for row in rows:
        assert isinstance(row, Mapping)
        nu_hat, nu = row["nu_hat"], row["nu"]
        assert isinstance(nu_hat, list)
        assert isinstance(nu, list)
        if not len(nu_hat) == len(nu) == TB + 1 or set(map(type, (*nu_hat, *nu))) != {int}:
            raise ValueError(f"a row of {TB + 1} values for each marker")
        before = GivenRow(TB, not odd, nu_hat, nu, before)
        heap = KnownHeap(before, heap)
    assert heap is not None
    return heap


@dataclass(frozen=True)
class Hypotheses:
    """What is assumed of the rows before the heap in question.

    Args:
        of_each: predicates that hold of each of them.
        of_two: predicates that hold of a row together with the one two heaps before; where there
            is one, two rows are assumed, of the heaps x - 1 and x - 3.
        parity: whether the values have the parity of their heap (Lemma 9).
    """

    of_each: tuple[Predicate, ...]
    of_two: tuple[Predicate, ...] = ()
    parity: bool = False

    @property
    def rows(self) -> int:
        return 2 if self.of_two else 1

    def hold_of(self, row: Any) -> Any:
        """Whether they hold of the last row and of the one behind it; parity is not looked at."""
        rows = [row.two_before, row] if self.of_two else [row]
        parts = [predicate(one) for one in rows for predicate in self.of_each]
        parts += [predicate(row) for predicate in self.of_two]
        return conjunction([True, *parts])

    def hold_before(self, heap: KnownHeap) -> bool:
        """Whether the rows from which a heap was made, no more of them, are as assumed."""
        rows = [heap.before.two_before, heap.before] if self.of_two else [heap.before]
        if hasattr(rows[0], "two_before"):
            return False
        values = chain.from_iterable(chain(row.nu_hat, row.nu) for row in rows)
        parity = not self.parity or all(value % 2 != heap.odd for value in values)
        return parity and bool(self.hold_of(heap.before))


def unknown_row(
    terms: Terms, name: str, TB: int, odd: Truth, behind: GivenRow | None, parity: bool
) -> GivenRow:
    """A row of unknown values; with `parity` they are odd where the heap is."""
    remainder = if_then_else(odd, terms.known_integer(1), terms.known_integer(0))

    def value(p: int, marker: str) -> Integer:
        if not parity:
            return terms.integer(f"{name}_{marker}_{p}")
        half = terms.integer(f"{name}_{marker}_{p}_half")
        return terms.define(f"{name}_{marker}_{p}", 2 * half + remainder)

    nu_hat, nu = ([value(p, marker) for p in range(TB + 1)] for marker in ("hat", "no"))
    return GivenRow(TB, odd, nu_hat, nu, behind)


def next_row(
    predicate: Predicate, hypotheses: Hypotheses, TB: int, says: str, within: int | None = None
) -> Query:
    """Are there rows as assumed after which the predicate is false of the next heap?

    Args:
        predicate: what a lemma says of a heap.
        hypotheses: what is assumed of the rows before it.
        TB: the total budget, in dollars.
        says: the predicate in words.
        within: the largest absolute value in the rows; without it there is no bound.

    >>> from proofs_check.methods.smt import solve
    >>> mirrored = Hypotheses(of_each=(lambda o: o.nu[0] == -o.nu_hat[0],))
    >>> query = next_row(lambda o: o.nu_hat[0] <= 1, mirrored, 0, "the outcome is at most 1", 1)
    >>> query.decode(solve(query, 100_000).model)["rows"]
    [{'nu_hat': [-1], 'nu': [1]}]
    """
    names = ["earlier", "before"][-hypotheses.rows :]

    def build(terms: Terms) -> None:
        odd = terms.truth("odd")
        row: GivenRow | None = None
        heap: UnknownHeap | None = None
        for name in names:
            row = unknown_row(terms, name, TB, ~odd, row, hypotheses.parity)
            heap = UnknownHeap(terms, f"after_{name}", row, heap)
            if within is not None:
                for value in chain(row.nu_hat, row.nu):
                    terms.require((value >= -within) & (value <= within))
        assert row is not None
        assert heap is not None
        terms.require(terms.known_truth(True) & hypotheses.hold_of(row))
        terms.require(~(terms.known_truth(True) & predicate(heap)))

    def decode(model: Model) -> Instance:
        rows: list[Json] = []
        for name in names:
            hat, no = (
                [int(model[f"{name}_{marker}_{p}"]) for p in range(TB + 1)]
                for marker in ("hat", "no")
            )
            rows.append({"nu_hat": hat, "nu": no})
        return {"total_budget": TB, "odd": bool(model["odd"]), "rows": rows}

    bound = "" if within is None else f" from -{within} to {within}"
    extent = f"TB = {TB}, every row{bound} that is as assumed"
    about = f"rows of smaller heaps after which this is false: {says}"
    return Query(about, extent, 1, build, decode, logic="QF_LIA")
