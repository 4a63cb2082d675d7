"""Section 3.4: alpha, beta, the bidding automaton, Lemmas 25 and 26, Theorem 27, Conjecture 28."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from math import ceil, floor
from typing import Any

from proofs_check.core.claim import Plan, using
from proofs_check.core.evidence import Effort
from proofs_check.documents.bidding import encoding as encoded
from proofs_check.documents.bidding.claims import claim
from proofs_check.documents.bidding.claims.section_3_3 import by_steps, step
from proofs_check.documents.bidding.claims.tables import large, limit_rows
from proofs_check.documents.bidding.encoding import ceil_half, floor_half
from proofs_check.documents.bidding.induction import (
    LEMMA_26_EVEN_LEFT,
    LEMMA_26_EVEN_RIGHT,
    LEMMA_26_ODD_LEFT,
    LEMMA_26_ODD_RIGHT,
)
from proofs_check.documents.bidding.plans import claim as old_claim
from proofs_check.documents.bidding.plans import unitary
from proofs_check.methods.enumeration import Case, enumerated, settled, within
from proofs_check.methods.smt import Integer, Truth, if_then_else
from reference.bidding import (
    HeapRow,
    Player,
    alpha_even,
    alpha_odd,
    automaton,
    beta,
    bid_matrix,
    convergence_closed_form,
    convergence_heaps,
    convergence_sum,
    entries_absolute_sum,
    entries_sum,
    equilibria,
    game,
    heap_bid_matrix,
    iota,
    tie_arrows,
    unitary_rows,
    zero_bidding,
)

PERIOD = range(-40, 41)
"""Deltas: alpha(delta + 4) is alpha(delta) + 2, likewise beta away from 0: few periods settle."""

EVEN_DELTAS = [d for d in PERIOD if d % 2 == 0]
ODD_DELTAS = [d for d in PERIOD if d % 2]

BUDGETS, BUDGETS_DEEP = 200, 1000
BY_BUDGET = (f"every TB <= {BUDGETS}", f"every TB <= {BUDGETS_DEEP}")

LIMITS = ("every TB <= 24", "every TB <= 40")


def budgets(effort: Effort, parity: int | None = None) -> Iterator[int]:
    """The total budgets of a range, of one parity where given."""
    last = BUDGETS if effort is Effort.DEFAULT else BUDGETS_DEEP
    return (TB for TB in range(last + 1) if parity is None or TB % 2 == parity)


def _for_all(name: str, says: str, names: str, parts: Callable[..., Any]) -> tuple[Plan, Plan]:
    """The plans of a statement on all integers: by Z3, and on small ones by the reference.

    Args:
        name: the id without the document.
        says: the statement, of the integers `names`.
        names: their names, apart by blanks.
        parts: given them, what is assumed, then what follows.
    """
    return by_steps(name, "The case split is as displayed.", step(says, names, parts)), within(
        f"delta from {PERIOD[0]} to {PERIOD[-1]}, or some of these, and bids up to 12"
    )


def _beside(a: Integer, b: Integer) -> Truth:
    """Whether the two are at most 1 apart."""
    return (a - b <= 1) & (b - a <= 1)


def _rounded_beta(delta: Integer) -> Integer:
    """Beta without iota."""
    return if_then_else(delta % 4 == 1, floor_half(delta), ceil_half(delta))


def _beta(delta: Integer) -> Integer:
    return if_then_else(delta > 0, _rounded_beta(delta) + 1, _rounded_beta(delta))


# alpha and beta


def _enter_nearest() -> None:
    for name, function, unknown in (
        ("alpha-even", alpha_even, encoded.alpha_even),
        ("alpha-odd", alpha_odd, encoded.alpha_odd),
    ):

        @old_claim(
            f"{name}.nearest",
            "Section 3.4, paragraph 2",
            f"{name.replace('-', '_')} is a nearest integer function of (delta + 1)/2: its value "
            "is within 1/2 of it, for every even delta.",
            *_for_all(
                f"{name}.nearest",
                "twice the value is within 1 of delta + 1",
                "d",
                lambda d, unknown=unknown: (d % 2 == 0, _beside(2 * unknown(d), d + 1)),
            ),
            at=_enter_nearest,
        )
        def _(function: Any = function) -> Iterator[Case]:
            for delta in EVEN_DELTAS:
                distance = abs(function(delta) - Fraction(delta + 1, 2))
                yield Case({"delta": delta}, distance <= Fraction(1, 2))

    @claim(
        (
            "Section 3.4, beta, delta = 1 mod 4",
            "Section 3.4, iota",
            "Section 3.4, beta, otherwise",
            "Section 3.4, nearest integer",
        ),
        *_for_all(
            "beta.nearest",
            "twice beta, iota taken off, is within 1 of delta",
            "d",
            lambda d: (d % 2 == 1, _beside(2 * _rounded_beta(d), d)),
        ),
    )
    def beta__nearest() -> Iterator[Case]:
        """beta is a nearest integer function: of delta/2 once iota is taken off."""
        for delta in ODD_DELTAS:
            distance = abs(beta(delta) - iota(delta) - Fraction(delta, 2))
            yield Case({"delta": delta}, distance <= Fraction(1, 2))


_enter_nearest()


@claim(
    (
        "Section 3.4, parenthesis on the indexes",
        "Section 3.4, alpha even, otherwise",
        "Section 3.4, alpha odd, otherwise",
        "Section 3.4, alpha even, delta = 0 mod 4",
        "Section 3.4, alpha odd, delta = 0 mod 4",
    ),
    *_for_all(
        "section-3-4.alpha-parity",
        "alpha_even is even and alpha_odd odd",
        "d",
        lambda d: (d % 2 == 0, (encoded.alpha_even(d) % 2 == 0) & (encoded.alpha_odd(d) % 2 == 1)),
    ),
)
def section_3_4__alpha_parity() -> Iterator[Case]:
    # Both sides change by 2 when delta does by 4.
    """The index is the parity of the heap: alpha_even has even values and alpha_odd odd ones."""
    for delta in EVEN_DELTAS:
        parities = (alpha_even(delta) % 2, alpha_odd(delta) % 2)
        yield Case({"delta": delta}, parities == (0, 1))


@claim("Section 3.4, paragraph 2, sentence 3, domain", enumerated(*BY_BUDGET))
def section_3_4__domain_even(effort: Effort) -> Iterator[Case]:
    """For even TB the inputs of alpha are p - q = 2p - TB, all even."""
    for TB in budgets(effort, 0):
        yield Case(
            {"total_budget": TB},
            all((2 * p - TB) % 2 == 0 and 2 * p - TB == p - (TB - p) for p in range(TB + 1)),
        )


@claim("Section 3.4, paragraph 2, sentence 3, domain", enumerated(*BY_BUDGET))
def section_3_4__domain_odd(effort: Effort) -> Iterator[Case]:
    """For odd TB the inputs of beta are p - q = 2p - TB, all odd."""
    for TB in budgets(effort, 1):
        yield Case(
            {"total_budget": TB},
            all((2 * p - TB) % 2 == 1 and 2 * p - TB == p - (TB - p) for p in range(TB + 1)),
        )


@claim(
    (
        "Section 3.4, automaton, sentence 'reflexive', even",
        "Section 3.4, automaton, initial values",
    ),
    enumerated(*BY_BUDGET),
)
def section_3_4__reflexive__even(effort: Effort) -> Iterator[Case]:
    """Two updates give the even states back, whatever they were: 1 - (1 - A(even, p)) at q of q."""
    for TB in budgets(effort):
        states = tuple((7 * p * p + 3 * p) % 23 - 11 for p in range(TB + 1))
        once = zero_bidding(states).odd
        yield Case({"total_budget": TB}, zero_bidding(once).odd == states)


@claim(
    ("Section 3.4, automaton, sentence 'reflexive', odd", "Section 3.4, automaton, initial values"),
    enumerated(*BY_BUDGET),
)
def section_3_4__reflexive__odd(effort: Effort) -> Iterator[Case]:
    """Likewise the odd states, from which the even ones are computed."""
    for TB in budgets(effort):
        odd = tuple((5 * p * p + p) % 19 - 9 for p in range(TB + 1))
        even = tuple(1 - odd[TB - p] for p in range(TB + 1))
        yield Case({"total_budget": TB}, zero_bidding(even).odd == odd)


@claim(
    (
        "Section 3.4, paragraph after Lemma 25, sentence 3",
        "Section 3.4, automaton, display of the edge",
        "Section 3.4, automaton, display of the update",
        "Theorem 27, proof, last paragraph, sentence 2",
    ),
    within("every TB <= 15, states without a pattern"),
)
def section_3_4__zero_tie() -> Iterator[Case]:
    """The arrows of the automaton are Left's wins of a tie at 0 with Left holding the marker:
    Right's dollars and the marker after it are q, and what Left gets is 1 minus what Right, then in
    Left's place, gets.
    """
    for TB in range(16):
        states = tuple((7 * p * p + 3 * p) % 23 - 11 for p in range(TB + 1))
        # Right's marker is the mirror image of Left's, by (1).
        row = HeapRow(states, tuple(-value for value in reversed(states)))

        def known(_y: int, row: HeapRow = row) -> HeapRow:
            return row

        for arrow in tie_arrows(TB, 0):
            p = arrow.source
            tie = heap_bid_matrix(game({1}, TB), 1, p, Player.LEFT, known).cells[0][0]
            gets_1_minus = tie == 1 - states[TB - p] == zero_bidding(states).odd[p]
            yield Case(
                {"total_budget": TB, "p": p},
                arrow.target == TB - p and arrow.marker is Player.RIGHT and gets_1_minus,
            )


# Lemma 25


@claim(
    ("Lemma 25, part 1 (even TB)", "Section 3.4, automaton, display of the update"),
    enumerated(*BY_BUDGET),
)
def lemma_25__alpha(effort: Effort) -> Iterator[Case]:
    """Even TB: with the even states alpha_even(2p - TB), the odd ones are alpha_odd(2p - TB)."""
    for TB in budgets(effort, 0):
        entries = automaton(TB)
        yield Case({"total_budget": TB}, zero_bidding(entries.even) == entries)


@claim("Lemma 25, part 2 (odd TB)", enumerated(*BY_BUDGET))
def lemma_25__beta(effort: Effort) -> Iterator[Case]:
    """Odd TB: with the even states beta(2p - TB), the odd ones are beta(2p - TB) too."""
    for TB in budgets(effort, 1):
        entries = automaton(TB)
        yield Case({"total_budget": TB}, zero_bidding(entries.even) == entries)


@claim("Lemma 25, proof, sentence 1, goal", enumerated(*BY_BUDGET))
def lemma_25__proof__alpha_equation(effort: Effort) -> Iterator[Case]:
    """Even TB: alpha_even(2p - TB) = 1 - alpha_odd(TB - 2p)."""
    for TB in budgets(effort, 0):
        for p in range(TB + 1):
            yield Case(
                {"total_budget": TB, "p": p},
                alpha_even(2 * p - TB) == 1 - alpha_odd(TB - 2 * p),
            )


@claim(
    "Lemma 25, proof, sentence 1, identity",
    *_for_all(
        "lemma-25.proof.rounding",
        "the sum is 1",
        "d",
        lambda d: (ceil_half(d + 1) + floor_half(-d + 1) == 1,),
    ),
)
def lemma_25__proof__rounding() -> Iterator[Case]:
    # Delta + 2 adds 1 to one term and takes 1 from the other: both parities settle all.
    """For all integers delta, (delta + 1)/2 rounded up plus (-delta + 1)/2 rounded down is 1."""
    for delta in PERIOD:
        total = ceil(Fraction(delta + 1, 2)) + floor(Fraction(-delta + 1, 2))
        yield Case({"delta": delta}, total == 1)


@claim(
    "Lemma 25, proof, sentence 2, odd",
    *_for_all(
        "lemma-25.proof.rounding-odd",
        "2 divides both",
        "d",
        lambda d: (d % 2 == 1, ((d + 1) % 2 == 0) & ((-d + 1) % 2 == 0)),
    ),
)
def lemma_25__proof__rounding_odd() -> Iterator[Case]:
    """Where delta is odd both halves are integers, so that the rounding can be left out."""
    for delta in ODD_DELTAS:
        halves = (Fraction(delta + 1, 2), Fraction(-delta + 1, 2))
        yield Case({"delta": delta}, all(half.denominator == 1 for half in halves))


@claim(
    "Lemma 25, proof, sentence 2, even",
    *_for_all(
        "lemma-25.proof.rounding-even",
        "the sum is 1, u being 1",
        "m u",
        lambda m, u: (u == 1, m + ceil_half(u) - m + floor_half(u) == 1),
    ),
)
def lemma_25__proof__rounding_even() -> Iterator[Case]:
    """Where delta = 2m is even: m + 1/2 rounded up - m + 1/2 rounded down is 1."""
    half = Fraction(1, 2)
    for m in range(-5, 6):
        yield Case({"m": m}, m + ceil(half) - m + floor(half) == 1)


@claim(
    ("Lemma 25, proof, paragraph 2, sentence 1", "Lemma 25, proof, paragraph 2, sentence 4"),
    enumerated(*BY_BUDGET),
)
def lemma_25__proof__beta_equation(effort: Effort) -> Iterator[Case]:
    """Odd TB: beta(2p - TB) = 1 - beta(TB - 2p)."""
    for TB in budgets(effort, 1):
        for p in range(TB + 1):
            yield Case(
                {"total_budget": TB, "p": p},
                beta(2 * p - TB) == 1 - beta(TB - 2 * p),
                {"left": beta(2 * p - TB), "right": 1 - beta(TB - 2 * p)},
            )


@claim(
    (
        "Lemma 25, proof, paragraph 2, sentence 3, form 1",
        "Lemma 25, proof, paragraph 2, sentence 3, form 2",
        "Lemma 25, proof, paragraph 2, sentence 3, value",
    ),
    *_for_all(
        "lemma-25.proof.beta-two-forms",
        "the sum is one of the forms, and both are 1",
        "d",
        lambda d: (
            (d % 2 == 1) & (d > 0),
            (_beta(d) + _beta(-d) == 1)
            & (floor_half(d) + 1 + ceil_half(-d) == 1)
            & (ceil_half(d) + 1 + floor_half(-d) == 1),
        ),
    ),
)
def lemma_25__proof__beta_two_forms() -> Iterator[Case]:
    """Positive odd delta: beta(delta) + beta(-delta) is delta/2 rounded down + 1 + (-delta/2)
    rounded up, or delta/2 rounded up + 1 + (-delta/2) rounded down, and each is 1.
    """
    for delta in ODD_DELTAS:
        if delta > 0:
            half = Fraction(delta, 2)
            forms = (floor(half) + 1 + ceil(-half), ceil(half) + 1 + floor(-half))
            total = beta(delta) + beta(-delta)
            yield Case(
                {"delta": delta},
                total in forms and set(forms) == {1},
                {"beta(delta) + beta(-delta)": total, "forms": list(forms)},
            )


# Figures 1 and 2 as the automaton's entries; the range of the two functions


def _enter_limits() -> None:
    for parity, name in ((0, "even-budget"), (1, "odd-budget")):
        function = "alpha" if parity == 0 else "beta"

        @old_claim(
            f"conjecture-28.{name}",
            "Conjecture 28",
            f"{name.split('-')[0].capitalize()} TB: the entries that {function} prescribes are the "
            "outcomes of all large heaps, even and odd, from some heap on that is O(TB^2).",
            enumerated("every TB <= 24, every large heap", "every TB <= 40, every large heap"),
            at=_enter_limits,
        )
        def _(effort: Effort, parity: int = parity) -> Iterator[Case]:
            for TB in range(25 if effort is Effort.DEFAULT else 41):
                if TB % 2 == parity:
                    even, odd = limit_rows(TB)
                    entries = automaton(TB)
                    yield Case(
                        {"total_budget": TB},
                        (even, odd) == (entries.even, entries.odd),
                        {
                            "limit": {"even": list(even), "odd": list(odd)},
                            "automaton": {"even": list(entries.even), "odd": list(entries.odd)},
                        },
                    )


_enter_limits()


@claim(
    "Conjecture 28",
    unitary(lambda g: g.settled & (g.TB % 2 == 1), "odd TB, from the heap of convergence on"),
)
def conjecture_28__odd_budget__corrected(g: Any) -> Any:
    """Odd TB: in the limit a heap whose parity is that of (delta + 1)/2 has the outcome (delta +
    1)/2, the other one 1 more where delta > 0 and 1 less where delta < 0.
    """
    return g.o == g.limit_entry


@claim(
    "Conjecture 28",
    unitary(lambda g: g.settled & (g.TB % 2 == 0), "even TB, from the heap of convergence on"),
)
def conjecture_28__even_budget__strengthened(g: Any) -> Any:
    """Even TB: from the heap of convergence on, the outcomes are those that alpha prescribes."""
    return g.o == g.entry


# Lemma 26


def _enter_lemma_26() -> None:
    for parity, budget in ((0, "even"), (1, "odd")):
        for heap_parity, heap in ((0, "even"), (1, "odd")):
            for left, side in ((True, "left"), (False, "right")):
                relation = "at most" if left else "at least"
                border = "2p >= TB" if left else "2p < TB"

                def admitted(
                    g: Any, parity: int = parity, heap_parity: int = heap_parity, left: bool = left
                ) -> Any:
                    side = g.left_of_border == left
                    return side & (g.TB % 2 == parity) & (g.x % 2 == heap_parity)

                def bounded(g: Any, left: bool = left) -> Any:
                    return g.o <= g.entry if left else g.o >= g.entry

                def bounded_by_limit(g: Any, left: bool = left) -> Any:
                    return g.o <= g.limit_entry if left else g.o >= g.limit_entry

                words = f"{budget} TB, {heap} heaps, {border}"
                name = f"lemma-26.{budget}-budget.{heap}-heap.{side}"
                old_claim(
                    name,
                    "Lemma 26",
                    f"{words}: the outcome is {relation} the automaton's entry.",
                    *(() if parity else LEMMA_26_EVEN_LEFT if left else LEMMA_26_EVEN_RIGHT),
                    unitary(admitted, words),
                    at=_enter_lemma_26,
                )(bounded)
                if parity == 1:
                    old_claim(
                        f"{name}.corrected",
                        "Lemma 26, with beta split by the parity of the heap",
                        f"{words}: the outcome is {relation} the limit of that parity.",
                        *(LEMMA_26_ODD_LEFT if left else LEMMA_26_ODD_RIGHT),
                        unitary(admitted, words),
                        at=_enter_lemma_26,
                    )(bounded_by_limit)


_enter_lemma_26()


def _enter_lemma_26_proof() -> None:
    """The inequalities between alpha's values to which the proof reduces the induction."""
    # Both sides grow by 2 when delta does by 4; a bid moves delta by 2 a dollar.
    deltas = [d for d in EVEN_DELTAS if 0 <= d <= 12]
    bids = range(13)

    @claim(
        "Lemma 26, proof, item (1), second list",
        *_for_all(
            "lemma-26.proof.right-wins",
            "alpha_odd(d + 2r) - 1 >= alpha_even(d)",
            "d r",
            lambda d, r: (
                (d % 2 == 0) & (d >= 0) & (r > 0),
                encoded.alpha_odd(d + 2 * r) - 1 >= encoded.alpha_even(d),
            ),
        ),
    )
    def lemma_26__proof__right_wins() -> Iterator[Case]:
        """Even TB, 2p >= TB, r > 0: alpha_odd(2(p + r) - TB) - 1 >= alpha_even(2p - TB)."""
        for delta in deltas:
            for r in bids[1:]:
                left, right = alpha_odd(delta + 2 * r) - 1, alpha_even(delta)
                yield Case({"delta": delta, "r": r}, left >= right, {"values": [left, right]})

    @claim(
        "Lemma 26, proof, item (2), second list",
        *_for_all(
            "lemma-26.proof.left-wins",
            "alpha_odd(d - 2l) + 1 <= alpha_even(d)",
            "d l",
            lambda d, ell: (
                (d % 2 == 0) & (d >= 0) & (ell > 0),
                encoded.alpha_odd(d - 2 * ell) + 1 <= encoded.alpha_even(d),
            ),
        ),
    )
    def lemma_26__proof__left_wins() -> Iterator[Case]:
        """Even TB, 2p >= TB, l > 0: alpha_odd(2(p - l) - TB) + 1 <= alpha_even(2p - TB)."""
        for delta in deltas:
            for ell in bids[1:]:
                left, right = alpha_odd(delta - 2 * ell) + 1, alpha_even(delta)
                yield Case({"delta": delta, "l": ell}, left <= right, {"values": [left, right]})

    @claim(
        (
            "Lemma 26, proof, item (3), second list",
            "Lemma 26, proof, sentence 'Note that Case 3', l > 0",
        ),
        *_for_all(
            "lemma-26.proof.tie",
            "-alpha_odd(2l - d) + 1 <= alpha_even(d)",
            "d l",
            lambda d, ell: (
                (d % 2 == 0) & (d >= 0) & (ell >= 0),
                -encoded.alpha_odd(2 * ell - d) + 1 <= encoded.alpha_even(d),
            ),
        ),
    )
    def lemma_26__proof__tie() -> Iterator[Case]:
        """Even TB, 2p >= TB, l >= 0: -alpha_odd(2(q + l) - TB) + 1 <= alpha_even(2p - TB)."""
        for delta in deltas:
            for ell in bids:
                left, right = -alpha_odd(-delta + 2 * ell) + 1, alpha_even(delta)
                yield Case({"delta": delta, "l": ell}, left <= right, {"values": [left, right]})

    @claim(
        "Lemma 26, proof, sentence 'Note that Case 3', l = 0",
        *_for_all(
            "lemma-26.proof.tie-at-zero",
            "-alpha_odd(-d) + 1 = alpha_even(d)",
            "d",
            lambda d: (d % 2 == 0, -encoded.alpha_odd(-d) + 1 == encoded.alpha_even(d)),
        ),
    )
    def lemma_26__proof__tie_at_zero() -> Iterator[Case]:
        """Even TB: item (3) at l = 0 is an equality, which Lemma 25 gives."""
        for delta in EVEN_DELTAS:
            yield Case({"delta": delta}, -alpha_odd(-delta) + 1 == alpha_even(delta))

    @claim(
        (
            "Lemma 26, proof, Case 2, tightest",
            "Lemma 26, proof, Case 2, residues",
            "Lemma 26, proof, Case 2, l = 1 equality",
        ),
        *_for_all(
            "lemma-26.proof.tightest",
            "4 divides d, and the two are equal",
            "d",
            lambda d: (
                (d - 2) % 4 == 2,
                (floor_half(d - 1) + 1 == floor_half(d + 1))
                & (d % 4 == 0)
                & (encoded.alpha_odd(d - 2) + 1 == encoded.alpha_even(d)),
            ),
        ),
    )
    def lemma_26__proof__tightest() -> Iterator[Case]:
        """l = 1 and 2(p - 1) - TB = 2 mod 4: (2(p - 1) - TB + 1)/2 rounded down + 1 is (2p - TB +
        1)/2 rounded down, and that is where 4 divides 2p - TB.
        """
        for delta in EVEN_DELTAS:
            if (delta - 2) % 4 == 2:
                left = floor(Fraction(delta - 2 + 1, 2)) + 1
                right = floor(Fraction(delta + 1, 2))
                tight = alpha_odd(delta - 2) + 1 == alpha_even(delta)
                yield Case({"delta": delta}, left == right and delta % 4 == 0 and tight)

    @claim(
        "Lemma 26, proof, Case 2, l = 1 equality",
        *_for_all(
            "lemma-26.proof.tightest-elsewhere",
            "alpha_odd(d - 2) + 1 <= alpha_even(d)",
            "d",
            lambda d: ((d - 2) % 4 == 0, encoded.alpha_odd(d - 2) + 1 <= encoded.alpha_even(d)),
        ),
    )
    def lemma_26__proof__tightest_elsewhere() -> Iterator[Case]:
        """l = 1 and 2(p - 1) - TB not 2 mod 4: item (2) is not tighter than there."""
        for delta in EVEN_DELTAS:
            if (delta - 2) % 4 == 0:
                slack = alpha_even(delta) - alpha_odd(delta - 2) - 1
                yield Case({"delta": delta}, slack >= 0, {"slack": slack})

    @claim(
        "Lemma 26, proof, Case 2, l = 2 equality",
        *_for_all(
            "lemma-26.proof.bid-2-equality",
            "the two are equal",
            "d",
            lambda d: (d % 2 == 0, ceil_half(d - 3) + 1 == ceil_half(d + 1) - 1),
        ),
    )
    def lemma_26__proof__bid_2_equality() -> Iterator[Case]:
        """(2(p - 2) - TB + 1)/2 rounded up + 1 is (2p - TB + 1)/2 rounded up - 1."""
        for delta in EVEN_DELTAS:
            left = ceil(Fraction(delta - 4 + 1, 2)) + 1
            yield Case({"delta": delta}, left == ceil(Fraction(delta + 1, 2)) - 1)

    @claim(
        "Lemma 26, proof, Case 2, l = 2 inequality",
        *_for_all(
            "lemma-26.proof.bid-2-inequality",
            "the one is at most the other",
            "d",
            lambda d: (d % 2 == 0, ceil_half(d + 1) - 1 <= floor_half(d + 1)),
        ),
    )
    def lemma_26__proof__bid_2_inequality() -> Iterator[Case]:
        """(2p - TB + 1)/2 rounded up - 1 is at most (2p - TB + 1)/2 rounded down."""
        for delta in EVEN_DELTAS:
            half = Fraction(delta + 1, 2)
            yield Case({"delta": delta}, ceil(half) - 1 <= floor(half))

    @claim(
        "Lemma 26, proof, Case 2, l > 2",
        *_for_all(
            "lemma-26.proof.left-wins-by-more",
            "alpha_odd(d - 2l) + 1 <= alpha_even(d)",
            "d l",
            lambda d, ell: (
                (d % 2 == 0) & (ell > 2),
                encoded.alpha_odd(d - 2 * ell) + 1 <= encoded.alpha_even(d),
            ),
        ),
    )
    def lemma_26__proof__left_wins_by_more() -> Iterator[Case]:
        """l > 2: item (2) holds."""
        for delta in EVEN_DELTAS:
            for ell in range(3, 13):
                holds = alpha_odd(delta - 2 * ell) + 1 <= alpha_even(delta)
                yield Case({"delta": delta, "l": ell}, holds)

    @claim(
        "Lemma 26, proof, last sentence, even TB",
        *_for_all(
            "lemma-26.proof.remaining-even",
            "both hold, with alpha_odd and alpha_even exchanged",
            "d l",
            lambda d, ell: (
                (d % 2 == 0) & (d >= 0) & (ell >= 0),
                ((ell == 0) | (encoded.alpha_even(d - 2 * ell) + 1 <= encoded.alpha_odd(d)))
                & (-encoded.alpha_even(2 * ell - d) + 1 <= encoded.alpha_odd(d)),
            ),
        ),
    )
    def lemma_26__proof__remaining_even() -> Iterator[Case]:
        """Even TB, the other parity of the heap: items (2) and (3) with alpha_odd and alpha_even
        exchanged.
        """
        for delta in deltas:
            for ell in bids:
                wins = ell == 0 or alpha_even(delta - 2 * ell) + 1 <= alpha_odd(delta)
                ties = -alpha_even(-delta + 2 * ell) + 1 <= alpha_odd(delta)
                yield Case({"delta": delta, "l": ell}, wins and ties)

    @claim("Lemma 26, proof, last sentence, odd TB", settled())
    def lemma_26__proof__remaining_odd() -> Iterator[Case]:
        """Odd TB: items (2) and (3) with beta for both, 2p > TB."""
        for delta in (d for d in ODD_DELTAS if 0 < d <= 13):
            for ell in bids:
                wins = ell == 0 or beta(delta - 2 * ell) + 1 <= beta(delta)
                ties = -beta(-delta + 2 * ell) + 1 <= beta(delta)
                values = [beta(delta - 2 * ell) + 1, 1 - beta(2 * ell - delta), beta(delta)]
                yield Case({"delta": delta, "l": ell}, wins and ties, {"values": [*values]})


_enter_lemma_26_proof()


def _enter_outcome_lists() -> None:
    """The first list of the proof, on the outcomes themselves, odd heaps, 2p >= TB, even TB."""

    def enter(name: str, item: int, says: str, least: int, holds: Any) -> None:
        def cases(effort: Effort) -> Iterator[Case]:
            for TB in range(0, 13 if effort is Effort.DEFAULT else 21, 2):
                last = max(convergence_heaps(TB, TB * TB // 4 + 8)) + 2
                for x, row in enumerate(unitary_rows(TB, last)):
                    if x % 2 == 1:
                        for p in range(TB // 2, TB + 1):
                            for bid in range(least, (TB - p if item == 1 else p) + 1):
                                value, entry = holds(TB, p, row, bid), alpha_even(2 * p - TB)
                                yield Case(
                                    {"total_budget": TB, "heap": x, "budget": p, "bid": bid},
                                    value >= entry if item == 1 else value <= entry,
                                    {"value": value, "alpha_even": entry},
                                )

        old_claim(
            f"lemma-26.proof.{name}",
            f"Lemma 26, proof, item ({item}) of the first list",
            f"Even TB, odd x, 2p >= TB: {says}.",
            enumerated("every TB <= 12, every heap", "every TB <= 20, every heap"),
            at=_enter_outcome_lists,
        )(cases)

    enter(
        "outcome-right",
        1,
        "o_(p+r)(x) - 1 >= alpha_even(2p - TB), r > 0",
        1,
        lambda TB, p, row, r: row[p + r] - 1,
    )
    enter(
        "outcome-left",
        2,
        "o_(p-l)(x) + 1 <= alpha_even(2p - TB), l > 0",
        1,
        lambda TB, p, row, ell: row[p - ell] + 1,
    )
    enter(
        "outcome-tie",
        3,
        "-o_(q+l)(x) + 1 <= alpha_even(2p - TB), l >= 0",
        0,
        lambda TB, p, row, ell: -row[TB - p + ell] + 1,
    )


_enter_outcome_lists()


# Convergence, Theorem 27


@claim(
    "Section 3.4, paragraph before Theorem 27, sentence 2",
    unitary(lambda g: g.settled, "from the heap of convergence on"),
)
def section_3_4__converges_next(g: Any) -> Any:
    """Convergence at x implies that the rows of x + 1 and x + 3 are the same."""
    return g.o_later(1) == g.o_later(3)


@claim(
    (
        "Section 3.4, paragraph before Theorem 27, sentence 1",
        "Section 3.4, paragraph before Theorem 27, sentence 3",
    ),
    enumerated("every TB <= 24", "every TB <= 40"),
)
def section_3_4__convergence_heap__corrected(effort: Effort) -> Iterator[Case]:
    """The definition names the heap from which rows repeat, and sometimes the next one too."""
    for TB in range(25 if effort is Effort.DEFAULT else 41):
        heaps = convergence_heaps(TB, TB * TB // 4 + 8)
        expected = [(heaps[0],), (heaps[0], heaps[0] + 1)]
        yield Case({"total_budget": TB}, heaps in expected, {"heaps": list(heaps)})


def _enter_display() -> None:
    for parity, name in ((0, "even-budget"), (1, "odd-budget")):

        @old_claim(
            f"theorem-27.proof.{name}.equality",
            "Theorem 27, proof, displays",
            f"{name.split('-')[0].capitalize()} TB: the sum of the display is its closed form.",
            enumerated(*BY_BUDGET),
            at=_enter_display,
        )
        def _(effort: Effort, parity: int = parity) -> Iterator[Case]:
            for TB in budgets(effort, parity):
                left, right = convergence_sum(TB), convergence_closed_form(TB)
                yield Case(
                    {"total_budget": TB}, left == right, {"sum": str(left), "closed": str(right)}
                )

        @old_claim(
            f"theorem-27.proof.{name}.order",
            "Theorem 27, proof, displays, last equality",
            f"{name.split('-')[0].capitalize()} TB: the closed form is O(TB^2): at most TB^2 + 1.",
            enumerated(*BY_BUDGET),
            at=_enter_display,
        )
        def _(effort: Effort, parity: int = parity) -> Iterator[Case]:
            for TB in budgets(effort, parity):
                yield Case({"total_budget": TB}, convergence_closed_form(TB) <= TB * TB + 1)


_enter_display()


@claim("Theorem 27, proof, display even TB, equality", enumerated(*BY_BUDGET))
def theorem_27__proof__even_budget__equality__corrected(effort: Effort) -> Iterator[Case]:
    """Even TB: the sum of the display is its closed form plus 1, (TB/2)^2 + 2."""
    for TB in budgets(effort, 0):
        total = convergence_sum(TB)
        yield Case(
            {"total_budget": TB},
            total == convergence_closed_form(TB) + 1 == (TB // 2) ** 2 + 2,
        )


@claim(
    (
        "Theorem 27, statement, part 2",
        "Section 1.2, paragraph 2, sentence 5",
        "Section 3.4, paragraph 1, sentence 2",
    ),
    readings={
        "at most 2 TB^2, the entries with their signs": enumerated(*BY_BUDGET),
        "of exactly this order, with their signs: at least TB^2/8": using(
            lambda effort: _entries_grow(effort, entries_sum), enumerated(*BY_BUDGET)
        ),
        "of exactly this order, without their signs: TB^2/3 to (TB + 1)^2": using(
            lambda effort: _entries_grow(effort, entries_absolute_sum), enumerated(*BY_BUDGET)
        ),
    },
)
def theorem_27__sum_of_entries__quadratic(effort: Effort) -> Iterator[Case]:
    """The sum of the entries of the automaton is O(TB^2)."""
    for TB in budgets(effort):
        if TB >= 1:
            total = entries_sum(TB)
            yield Case({"total_budget": TB}, 0 <= total <= 2 * TB * TB, {"sum": total})


def _entries_grow(effort: Effort, entries: Callable[[int], int]) -> Iterator[Case]:
    least = 8 if entries is entries_sum else 3
    for TB in budgets(effort):
        total = entries(TB)
        holds = TB * TB <= least * total and total <= (TB + 1) ** 2
        yield Case({"total_budget": TB}, holds, {"sum": total})


@claim(
    "Theorem 27, statement, part 1",
    readings={
        "all entries, with their signs": using(
            lambda effort: _below_sum(effort, entries_sum), enumerated(*LIMITS)
        ),
        "all entries, without their signs": using(
            lambda effort: _below_sum(effort, entries_absolute_sum), enumerated(*LIMITS)
        ),
        "the even states, without their signs": using(
            lambda effort: _below_sum(effort, _even_sum), enumerated(*LIMITS)
        ),
    },
)
def theorem_27__sum() -> None:
    """The game converges at the latest at the heap that is the sum of the entries."""


def _even_sum(TB: int) -> int:
    return sum(abs(entry) for entry in automaton(TB).even)


def _below_sum(effort: Effort, bound: Any) -> Iterator[Case]:
    for TB in range(25 if effort is Effort.DEFAULT else 41):
        heap = min(convergence_heaps(TB, TB * TB // 4 + 8))
        yield Case({"total_budget": TB}, heap <= bound(TB), {"heap": heap, "sum": bound(TB)})


@claim("Theorem 27, proof, sentence 2", enumerated(*LIMITS))
def theorem_27__proof__entries_reached(effort: Effort) -> Iterator[Case]:
    """The game converges at the latest at the first heap whose row has the automaton's entries, if
    there is one: from it on rows repeat.
    """
    for TB in range(25 if effort is Effort.DEFAULT else 41):
        entries = automaton(TB)
        heap = min(convergence_heaps(TB, TB * TB // 4 + 8))
        first = next(
            (
                x
                for x, row in enumerate(unitary_rows(TB, heap + 4))
                if row == (entries.odd if x % 2 else entries.even)
            ),
            None,
        )
        yield Case(
            {"total_budget": TB},
            first is None or heap <= first,
            {"first": first, "heap": heap},
        )


@claim("Theorem 27, proof, last paragraph, sentence 3", settled())
def theorem_27__proof__other_bids() -> Iterator[Case]:
    """There may be other optimal bids: TB = 9, all the money, a large even heap, Left bids 1."""
    pairs = equilibria(bid_matrix({1}, 9, large(9, 40), 9))
    yield Case({"total_budget": 9}, any(ours.bid == 1 for ours, _theirs in pairs))


@claim("Theorem 27, proof, sentence 3", enumerated("every TB <= 60", "every TB <= 160"))
def theorem_27__proof__half_change(effort: Effort) -> Iterator[Case]:
    """Nearly half of the entries change from heap 0 to heap 2: their number is within 1 of (TB +
    1)/2.
    """
    for TB in range(61 if effort is Effort.DEFAULT else 161):
        changed = sum(value != 0 for value in list(unitary_rows(TB, 2))[2])
        yield Case({"total_budget": TB}, abs(2 * changed - (TB + 1)) <= 2, {"changed": changed})


def _zero_is_in_equilibrium(TB: int, x: int) -> bool:
    return all(
        any(ours.bid == theirs.bid == 0 for ours, theirs in equilibria(bid_matrix({1}, TB, x, p)))
        for p in range(TB + 1)
    )


@claim(
    ("Theorem 27, proof, last paragraph, sentence 1", "Figure 2 caption, sentence 6"),
    enumerated("every TB <= 8, every large heap", "every TB <= 12, every large heap"),
)
def theorem_27__proof__zero_ties(effort: Effort) -> Iterator[Case]:
    """For all large heaps, ties at 0 are in equilibrium at every budget."""
    for TB in range(9 if effort is Effort.DEFAULT else 13):
        settled_at = max(convergence_heaps(TB, TB * TB // 4 + 8))
        # A bid matrix depends on the row before it, and those repeat at distance 2 from here on.
        for x in (settled_at + 1, settled_at + 2):
            yield Case({"total_budget": TB, "heap": x}, _zero_is_in_equilibrium(TB, x))


@claim(
    (
        "Section 3.4, paragraph after Lemma 25, sentence 1",
        "Section 3.4, paragraph after Lemma 25, sentence 2",
        "Section 3.4, automaton, nodes and states",
    ),
    enumerated("every TB <= 40"),
)
def section_3_4__generic_automaton(effort: Effort) -> Iterator[Case]:
    """A bidding automaton has TB + 1 states and from each an edge for a feasible winning bid: every
    state has one, by the tie at 0.
    """
    del effort
    for TB in range(41):
        sources = {arrow.source for arrow in tie_arrows(TB, 0)}
        yield Case({"total_budget": TB}, len(sources) == TB + 1)


@claim(
    (
        "Section 3.4, paragraph after Lemma 25, sentence 3",
        "Section 3.4, paragraph after Lemma 25, sentence 2",
    ),
    readings={
        "a state of the bidding automaton is a node of A": enumerated("every TB <= 40"),
        "it is a state of A, which has two a node": using(
            lambda effort: (
                Case({"total_budget": TB}, sum(map(len, automaton(TB))) == TB + 1)
                for TB in range(41)
            ),
            enumerated("every TB <= 40"),
        ),
    },
)
def section_3_4__generic_automaton__states(effort: Effort) -> Iterator[Case]:
    """A is a bidding automaton, so that it has TB + 1 states."""
    del effort
    for TB in range(41):
        yield Case({"total_budget": TB}, {len(states) for states in automaton(TB)} == {TB + 1})
