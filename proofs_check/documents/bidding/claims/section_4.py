"""Section 4, the Discussion: the tightness of the bound, and its open questions as data."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

from proofs_check.core.claim import using
from proofs_check.core.evidence import Effort, Json
from proofs_check.documents.bidding.claims import claim
from proofs_check.documents.bidding.claims.section_2 import UNOPPOSED
from proofs_check.documents.bidding.plans import LEDGER
from proofs_check.documents.bidding.plans import claim as old_claim
from proofs_check.documents.bidding.rulesets import bidding_sets
from proofs_check.methods.enumeration import Case, enumerated, settled, within
from proofs_check.methods.measured import Row, measured
from proofs_check.methods.missing import missing
from proofs_check.sweeps.checked import swept
from proofs_check.sweeps.shards import words
from reference.bidding import (
    Reading,
    convergence_closed_form,
    minimax_rows,
    property_A,
    property_B,
    property_C,
    rows,
)
from reference.bidding.readings import DEFAULT

MEASURED_BUDGETS = 200


def first_repetition(TB: int) -> int:
    """The least heap whose row is that of two heaps later, by the engine."""
    from proofs_check.documents.bidding.engine import converge

    return converge(TB).heap


def _tight(effort: Effort, parity: int, holds: Callable[[int, Fraction], bool]) -> Iterator[Case]:
    for TB in range(4 + parity, 201 if effort is Effort.DEFAULT else 501, 2):
        heap, bound = first_repetition(TB), convergence_closed_form(TB)
        values: dict[str, Any] = {"heap": heap, "bound": str(bound)}
        yield Case({"total_budget": TB}, holds(heap, bound), values)


def _enter_bounds() -> None:
    """The displays of Theorem 27 as bounds on convergence, each parity of TB on its own."""
    extent = ("every TB <= 200", "every TB <= 500")
    for parity, name in ((0, "even-budget"), (1, "odd-budget")):

        @old_claim(
            f"theorem-27.{name}",
            "Theorem 27, proof, displays",
            f"{name.split('-')[0].capitalize()} TB: the game converges at the latest at the heap "
            "of the closed form.",
            enumerated(*extent),
            at=_enter_bounds,
        )
        def _(effort: Effort, parity: int = parity) -> Iterator[Case]:
            for TB in range(parity, 201 if effort is Effort.DEFAULT else 501, 2):
                heap, bound = first_repetition(TB), convergence_closed_form(TB)
                values: dict[str, Any] = {"heap": heap, "bound": str(bound)}
                yield Case({"total_budget": TB}, heap <= bound, values)

        @old_claim(
            f"section-4.tight.{name}",
            "Section 4, paragraph 1, sentences 2 and 3",
            f"{name.split('-')[0].capitalize()} TB: TB >= 4: the bound of the closed form is "
            "tight.",
            readings={
                "tight: the game converges at that heap, rounded down": enumerated(*extent),
                "tight up to a constant factor: at a fourth of it or later": using(
                    lambda effort, parity=parity: _tight(
                        effort, parity, lambda heap, bound: 4 * heap >= bound
                    ),
                    enumerated(*extent),
                ),
            },
            at=_enter_bounds,
        )
        def _(effort: Effort, parity: int = parity) -> Iterator[Case]:
            return _tight(effort, parity, lambda heap, bound: heap == int(bound))


_enter_bounds()


@claim(
    ("Theorem 27, proof, display even TB, set-up", "Theorem 27, proof, display odd TB, set-up"),
    swept("bidding", "bidding-unitary", "convergence"),
)
def theorem_27__to_1000__weakened(rows: Iterable[Mapping[str, str]]) -> Iterator[Json]:
    """Every TB <= 1000: the game converges at the latest at the heap of the closed form."""
    for row in rows:
        if not 0 <= int(row["heap"]) <= convergence_closed_form(int(row["total_budget"])):
            yield dict(row)


@claim("Conjecture 28", swept("bidding", "bidding-unitary", "convergence"))
def conjecture_28__to_1000__weakened(rows: Iterable[Mapping[str, str]]) -> Iterator[Json]:
    """Every even TB <= 1000: the limit is the automaton's; every odd TB: it is not."""
    for row in rows:
        if (row["limit_is_the_automaton"] == "yes") != (int(row["total_budget"]) % 2 == 0):
            yield dict(row)


@claim("Section 4, paragraph 1, sentence 6 (1)", swept("bidding", "bidding-sets", "periods"))
def section_4__other_subtraction_sets__period__strengthened(
    rows: Iterable[Mapping[str, str]],
) -> Iterator[Json]:
    """S within {1, ..., 8}, TB <= 12, all bids: the outcomes repeat with period 2 max S, and
    maximin is minimax up to there, so at every heap.
    """
    for row in rows:
        largest = max(map(int, row["set"].split()))
        if int(row["period"]) != 2 * largest or row["unique"] != "yes":
            yield dict(row)


@claim("Section 4, paragraph 1, sentence 4", settled())
def section_4__earlier_convergence__strengthened() -> Iterator[Case]:
    """Earlier convergence happens for some large total budget: at TB = 200 too."""
    heap, bound = first_repetition(200), convergence_closed_form(200)
    yield Case({"total_budget": 200}, heap < bound, {"heap": heap, "bound": str(bound)})


@claim(
    (
        "Theorem 27, statement, part 2",
        "Section 1.2, paragraph 2, sentence 5",
        "Section 3.4, paragraph 1, sentence 2",
    ),
    enumerated("every TB <= 200", "every TB <= 500"),
)
def theorem_27__quadratic(effort: Effort) -> Iterator[Case]:
    """Convergence is of the order TB^2: the heap is between TB^2/8 - TB and TB^2/4 + 1."""
    for TB in range(201 if effort is Effort.DEFAULT else 501):
        heap = first_repetition(TB)
        yield Case(
            {"total_budget": TB}, TB * TB - 8 * TB <= 8 * heap <= 2 * TB * TB + 8, {"heap": heap}
        )


@claim(
    "Section 4, paragraph 1, sentence 2",
    measured(
        "bidding",
        "convergence",
        ("total_budget", "heap", "bound", "least", "largest"),
        f"every TB <= {MEASURED_BUDGETS}",
    ),
)
def section_4__convergence__measured() -> Iterator[Row]:
    """The heap at which each unitary game converges, with the closed form of Theorem 27 and the
    least and the largest outcome.
    """
    from proofs_check.documents.bidding.engine import converge

    for TB in range(MEASURED_BUDGETS + 1):
        found = converge(TB)
        bound = str(convergence_closed_form(TB))
        yield TB, found.heap, bound, int(found.least), int(found.most)


@cache
def general_properties(S: tuple[int, ...], largest: int, heaps: int) -> dict[str, bool]:
    """Which properties of unitary games another subtraction set keeps, all bids, by the reference.

    Args:
        S: the subtraction set.
        largest: the largest total budget.
        heaps: the largest heap.
    """
    found = {"lemma-14": True, "lemma-17.left": True, "lemma-17.right": True, "lemma-19": True}
    found["unique"] = True
    for TB in range(largest + 1):
        both = zip(rows(S, TB, up_to=heaps), minimax_rows(S, TB, up_to=heaps), strict=True)
        for row, other in both:
            pairs = list(zip(row.nu_hat, row.nu, strict=True))
            found["lemma-14"] &= property_A(row)  # type: ignore[arg-type]
            found["lemma-17.left"] &= property_B(row)  # type: ignore[arg-type]
            found["lemma-17.right"] &= all(a <= b + 2 for a, b in pairs)
            found["lemma-19"] &= property_C(row)  # type: ignore[arg-type]
            found["unique"] &= row == other
    return found


def _subsets(largest: int) -> Iterator[tuple[int, ...]]:
    for bits in range(1, 1 << largest):
        yield tuple(s for s in range(1, largest + 1) if bits >> (s - 1) & 1)


GENERAL_HEAPS = 400


def _general_values(
    S: tuple[int, ...], TB: int, B: tuple[int, ...] | None = None, reading: Reading = DEFAULT
) -> Any:
    from proofs_check.documents.bidding.engine import heap_values
    from reference.bidding import game

    return heap_values(game(S, TB, B), GENERAL_HEAPS, reading)


@claim(
    "Section 4, paragraph 1, sentence 6 (1)",
    enumerated(
        "S within {1, ..., 4}, TB <= 4, all bids, heaps up to 400, a repetition of max S rows",
        "S within {1, ..., 6}, TB <= 8, all bids, heaps up to 400, a repetition of max S rows",
    ),
)
def section_4__other_subtraction_sets(effort: Effort) -> Iterator[Case]:
    """The outcomes are periodic for every total budget and every finite subtraction set."""
    from proofs_check.documents.bidding.engine import NOT_FOUND, repetition

    largest, budgets = (4, 4) if effort is Effort.DEFAULT else (6, 8)
    for S in _subsets(largest):
        for TB in range(budgets + 1):
            values = _general_values(S, TB)
            for name, table in (("maximin", values.maximin), ("minimax", values.minimax)):
                found = repetition(table, max(S))
                at: dict[str, Json] = {"set": list(S), "total_budget": TB, "of": name}
                yield Case(at, found.period != NOT_FOUND, {"period": found.period})


@claim(
    "Section 4, paragraph 1, sentence 6 (1)",
    measured(
        "bidding",
        "other-subtraction-sets",
        ("set", "total_budget", "preperiod", "period", "least", "largest", "unique", "in_U"),
        "S within {1, ..., 5}, TB <= 6, all bids; every heap, by max S rows that repeat",
    ),
)
def section_4__other_subtraction_sets__measured() -> Iterator[Row]:
    """Preperiod, least period and extreme values of the maximin outcomes of other subtraction sets,
    and whether maximin is minimax and (A), (B), (C) hold up to there.
    """
    from proofs_check.documents.bidding.engine import repetition

    for S in _subsets(5):
        for TB in range(7):
            values = _general_values(S, TB)
            found = repetition(values.maximin, max(S))
            last = found.preperiod + found.period + max(S)
            table, other = values.maximin[:last], values.minimax[:last]
            hat, nu = table[:, 0], table[:, 1]
            in_U = (
                (hat[:, 1:] >= hat[:, :-1]).all()
                and (nu[:, 1:] >= nu[:, :-1]).all()
                and (hat >= nu).all()
                and (hat[:, :-1] <= nu[:, 1:]).all()
            )
            yield (
                words(S),
                TB,
                found.preperiod,
                found.period,
                int(table.min()),
                int(table.max()),
                "yes" if (table == other).all() else "no",
                "yes" if in_U else "no",
            )


@claim(
    "Section 4, paragraph 1, sentence 7, part 1",
    readings={
        name: using(
            lambda reading=reading: _restricted(reading),
            within("TB <= 5, every B; every heap, by a row that repeats"),
        )
        for name, reading in UNOPPOSED.items()
    },
)
def section_4__restricted_bids_converge() -> None:
    """S = {1}: with any bidding set the outcomes still converge: rows repeat at distance 2."""


def _restricted(reading: Reading) -> Iterator[Case]:
    from proofs_check.documents.bidding.engine import repetition

    for TB in range(6):
        for B in bidding_sets(TB):
            found = repetition(_general_values((1,), TB, B, reading).maximin, 1)
            at: dict[str, Json] = {"total_budget": TB, "bids": list(B)}
            yield Case(at, found.period in (1, 2), {"period": found.period})


@claim(
    "Section 4, paragraph 1, sentence 7, part 1",
    within("TB <= 6, every B with 0; every heap, by a row that repeats"),
)
def section_4__restricted_bids_converge__zero__weakened() -> Iterator[Case]:
    """S = {1}: with any bidding set that has 0 the outcomes converge."""
    from proofs_check.documents.bidding.engine import repetition

    for TB in range(7):
        for B in bidding_sets(TB):
            if 0 in B:
                found = repetition(_general_values((1,), TB, B).maximin, 1)
                at: dict[str, Json] = {"total_budget": TB, "bids": list(B)}
                yield Case(at, found.period in (1, 2), {"period": found.period})


@claim(
    ("Section 4, paragraph 1, sentence 8", "Section 4, paragraph 1, sentence 7, part 2"),
    measured(
        "bidding",
        "restricted-bids",
        (
            "unopposed",
            "total_budget",
            "bids",
            "preperiod",
            "period",
            "least",
            "largest",
            "unique",
            "violates",
        ),
        "TB <= 5, every B; every heap, by a row that repeats",
    ),
)
def section_4__restricted_bids__measured() -> Iterator[Row]:
    """S = {1}, every bidding set, and whether the marker stays with a winner whom nobody opposes or
    goes over with the bid: preperiod, period, extreme values, uniqueness and (A), (B), (C).
    """
    from proofs_check.documents.bidding.engine import repetition

    for reading in UNOPPOSED.values():
        for TB in range(6):
            for B in bidding_sets(TB):
                values = _general_values((1,), TB, B, reading)
                found = repetition(values.maximin, 1)
                last = found.preperiod + found.period + 1
                table, other = values.maximin[:last], values.minimax[:last]
                hat, nu = table[:, 0], table[:, 1]
                holds = {
                    "A": (hat[:, 1:] >= hat[:, :-1]).all() and (nu[:, 1:] >= nu[:, :-1]).all(),
                    "B": (hat >= nu).all(),
                    "C": (hat[:, :-1] <= nu[:, 1:]).all(),
                }
                yield (
                    reading.unopposed.value,
                    TB,
                    words(B),
                    found.preperiod,
                    found.period,
                    int(table.min()),
                    int(table.max()),
                    "yes" if (table == other).all() else "no",
                    words(name for name, true in holds.items() if not true),
                )


def asymmetric_rows(
    TB: int, left: tuple[int, ...], right: tuple[int, ...], heaps: int
) -> list[tuple[list[int], list[int]]]:
    """Unitary rows, marked and unmarked, where each player has bids of their own.

    The document keeps one bidding set for both and asks for this in its Discussion; the rules are
    those of Definition 8 otherwise. Somebody can bid at every partition.
    """
    hat, nu = [0] * (TB + 1), [0] * (TB + 1)
    found = [(hat, nu)]

    def value(p: int, marked: bool) -> int:
        ours = [b for b in left if b <= p]
        theirs = [b for b in right if b <= TB - p]
        stay, go = (hat, nu) if marked else (nu, hat)
        if not ours:
            return min(stay[p + r] - 1 for r in theirs)
        if not theirs:
            return max(stay[p - ell] + 1 for ell in ours)
        return max(
            min(
                stay[p - ell] + 1
                if ell > r
                else stay[p + r] - 1
                if ell < r
                else go[p - ell] + 1
                if marked
                else go[p + r] - 1
                for r in theirs
            )
            for ell in ours
        )

    for _ in range(heaps):
        hat, nu = (
            [value(p, True) for p in range(TB + 1)],
            [value(p, False) for p in range(TB + 1)],
        )
        found.append((hat, nu))
    return found


@claim("Section 4, paragraph 1, sentence 9", within("S = {1}, TB <= 4, every B, heaps up to 12"))
def section_4__asymmetric__same_sets() -> Iterator[Case]:
    """Where both players have the same bids, the rows of our model are those of Definition 8."""
    for TB in range(5):
        for B in bidding_sets(TB):
            model = asymmetric_rows(TB, B, B, 12)
            for x, row in enumerate(rows({1}, TB, B, 12)):
                at: dict[str, Json] = {"total_budget": TB, "bids": list(B), "heap": x}
                yield Case(at, (tuple(model[x][0]), tuple(model[x][1])) == tuple(row))


@claim(
    "Section 4, paragraph 1, sentence 9",
    measured(
        "bidding",
        "asymmetric-bids",
        ("total_budget", "left_bids", "right_bids", "even_heap", "odd_heap"),
        "TB <= 3, every pair of sets under which somebody can always bid, heaps 40 and 41",
    ),
)
def section_4__asymmetric__measured() -> Iterator[Row]:
    """S = {1}, Left's and Right's bidding sets apart: the sum over budgets and markers of the
    maximin values of heaps 40 and 41; positive means that Left is the stronger.
    """
    for TB in range(4):
        sets = [
            tuple(b for b in range(TB + 1) if bits >> b & 1) for bits in range(1, 1 << (TB + 1))
        ]
        for left, right in product(sets, repeat=2):
            able = all(p >= min(left) or TB - p >= min(right) for p in range(TB + 1))
            if able:
                even, odd = asymmetric_rows(TB, left, right, 41)[40:]
                sums = (sum(map(sum, even)), sum(map(sum, odd)))
                yield TB, words(left), words(right), *sums


def _nothing() -> None:
    """Stands for what cannot be looked at."""


LEDGER.claim(
    "section-4.self-interest",
    "Section 4, paragraph 2, sentence 3",
    "The setting generalises to games in which both players maximise their own score.",
    missing("a definition of that game, its tie-breaks included: the text gives a programme"),
    at=_nothing,
)(_nothing)
LEDGER.claim(
    "section-4.binary-trees",
    "Section 4, paragraph 2, sentence 2, part 1",
    "General-sum Richman games on binary trees are budget monotone.",
    missing("the games of the paper that is quoted"),
    at=_nothing,
)(_nothing)
LEDGER.claim(
    "section-4.three-children",
    "Section 4, paragraph 2, sentence 2",
    "In general-sum Richman games budget monotonicity can fail at a node with three children.",
    missing("the games of the paper that is quoted, and its counterexample"),
    at=_nothing,
)(_nothing)
