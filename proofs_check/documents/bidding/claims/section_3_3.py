"""Section 3.3 without Heap Monotonicity: Lemmas 20 and 22, Proposition 23, Theorem 24."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

from proofs_check.core.claim import Plan, using
from proofs_check.core.evidence import Effort
from proofs_check.documents.bidding.claims import claim
from proofs_check.documents.bidding.claims.saddles import (
    EXTENT,
    Place,
    Saddle,
    at_places,
    at_saddles,
    places,
    saddles,
)
from proofs_check.documents.bidding.induction import (
    CONSTANT,
    ENDS,
    HEAP_MONOTONICITY,
    LEMMA_20_LEFT,
    LEMMA_20_RIGHT,
    LEMMA_22_LOWER,
    LEMMA_22_LOWER_EVEN,
    LEMMA_22_UPPER,
    PROPOSITION_23,
    SIGN_BORDER,
    SYMMETRY,
)
from proofs_check.documents.bidding.plans import claim as old_claim
from proofs_check.documents.bidding.plans import unitary
from proofs_check.methods.argument import Step, argued
from proofs_check.methods.enumeration import Case, enumerated, settled, within
from proofs_check.methods.logic import implies
from proofs_check.methods.smt import Terms, Truth
from reference.bidding import HeapRow, Player, game, heap_bid_matrix, rows, unitary_rows

LEFT, RIGHT = Player.LEFT, Player.RIGHT


def step(says: str, names: str, parts: Callable[..., tuple[Truth, ...]]) -> Step:
    """A step on integers: what it assumes, then what follows.

    Args:
        says: the step in words.
        names: the integers, apart by blanks.
        parts: given the integers, the formulas; the last one is the conclusion.
    """

    def negation(terms: Terms) -> None:
        terms.follows(*parts(*(terms.integer(name) for name in names.split())))

    return Step(says, negation)


def by_steps(name: str, words: str, *steps: Step) -> Plan:
    """The plan of a step of a proof that is arithmetic alone."""
    return argued("bidding", name, words, *steps)


def same(a: Truth, b: Truth) -> Truth:
    """Both or neither."""
    return ~(a ^ b)


def half(TB: Any, c: Any) -> Any:
    """Whether c is TB/2 rounded up."""
    return (2 * c >= TB) & (2 * c <= TB + 1)


def rounded_up(g: Any) -> int:
    """TB/2 rounded up."""
    up: int = (g.TB + 1) // 2
    return up


@lru_cache(maxsize=256)
def _telling(TB: int, p: int, marker: Player) -> tuple[tuple[int, ...], ...]:
    """The bid matrix where every smaller position's value tells which one it is."""
    told = HeapRow(
        nu_hat=tuple(20 * budget for budget in range(TB + 1)),
        nu=tuple(20 * budget + 10 for budget in range(TB + 1)),
    )
    matrix = heap_bid_matrix(game({1}, TB), 1, p, marker, lambda y: told)
    return tuple(tuple(int(cell) for cell in row) for row in matrix.cells)


def after(place: Place, ell: int, r: int, marker: Player = LEFT) -> tuple[int, Player, int]:
    """What two bids lead to: Left's budget, who has the marker, and the change of the score."""
    entry = _telling(place.TB, place.p, marker)[r][ell]
    told = (entry + 5) // 10
    return told // 2, RIGHT if told % 2 else LEFT, entry - 10 * told


# Paragraph 1


@claim("Section 3.3, paragraph 1, sentence 4, part 1", within("every TB <= 60, every Left budget"))
def section_3_3__more_money() -> Iterator[Case]:
    """Left has more money than Right exactly where p is at least TB/2 rounded up."""
    for TB in range(61):
        for p in range(TB + 1):
            yield Case({"total_budget": TB, "budget": p}, (p > TB - p) == (p >= (TB + 1) // 2))


@claim(
    "Section 3.3, paragraph 1, sentence 4, part 1",
    by_steps(
        "section-3-3.more-money.corrected",
        "With c for TB/2 rounded up and q = TB - p, all three are the same of integers.",
        step(
            "p >= q exactly where p >= c",
            "TB p c",
            lambda TB, p, c: (half(TB, c), same(p >= TB - p, p >= c)),
        ),
        step(
            "2p >= TB exactly where p >= c",
            "TB p c",
            lambda TB, p, c: (half(TB, c), same(2 * p >= TB, p >= c)),
        ),
    ),
)
def section_3_3__more_money__corrected() -> None:
    """Left has at least as much money as Right exactly where p is at least TB/2 rounded up, and
    that is where 2p >= TB.
    """


@claim(
    (
        "Section 3.3, paragraph 1, sentence 5",
        "Lemma 20, proof, sentence 1",
        "Lemma 20, proof, sentence 2",
    ),
    SIGN_BORDER.plan(),
    unitary(),
)
def section_3_3__sign_sensitive(g: Any) -> Any:
    """With c for TB/2 rounded up, p >= c gives o_p >= 0 and p < c gives o_p <= 0."""
    c = rounded_up(g)
    return implies(g.p >= c, g.o >= 0) & implies(g.p < c, g.o <= 0)


# Lemma 20


@claim(
    (
        "Lemma 20, statement, part 1",
        "Lemma 20, proof, sentence 1",
        "Lemma 20, proof, sentence 5, part 2",
        "Section 3.3, paragraph 1, sentence 4, part 2",
    ),
    *LEMMA_20_LEFT,
    unitary(),
)
def lemma_20__left(g: Any) -> Any:
    """Unitary: 2p >= TB implies o_p >= 0."""
    return implies(2 * g.p >= g.TB, g.o >= 0)


@claim(("Lemma 20, statement, part 2", "Lemma 20, proof, sentence 2"), *LEMMA_20_RIGHT, unitary())
def lemma_20__right(g: Any) -> Any:
    """Unitary: 2p < TB implies o_p <= 0."""
    return implies(2 * g.p < g.TB, g.o <= 0)


@claim(
    "Lemma 20, proof, sentence 3",
    SYMMETRY.and_so(
        "lemma-20.proof.first-inequality",
        "a is o_p, b is o_q and c is nu_p, at most a, and -b by (1). ",
        step("a >= c = -b gives a >= -b", "a b c", lambda a, b, c: (a >= c, c == -b, a >= -b)),
    ),
    unitary(),
)
def lemma_20__proof__first_inequality(g: Any) -> Any:
    """o_p >= -o_q."""
    return g.o >= -g.o_of_q


@claim(
    "Lemma 20, proof, sentence 4 and display",
    by_steps(
        "lemma-20.proof.doubled",
        "a is o_p, b is o_q.",
        step("a >= -b gives 2a >= a - b", "a b", lambda a, b: (a >= -b, 2 * a >= a - b)),
    ),
    unitary(),
)
def lemma_20__proof__doubled(g: Any) -> Any:
    """Adding o_p on both sides of o_p >= -o_q gives 2 o_p >= o_p - o_q."""
    return 2 * g.o >= g.o - g.o_of_q


@claim("Lemma 20, proof, sentence 5, part 1", unitary(lambda g: g.left_of_border, "2p >= TB"))
def lemma_20__proof__p_at_least_q(g: Any) -> Any:
    """p >= q gives o_p - o_q >= 0, so 2 o_p >= 0."""
    return (g.o - g.o_of_q >= 0) & (2 * g.o >= 0)


@claim(
    "Lemma 20, proof, paragraph 3, sentence 1",
    SYMMETRY.and_so(
        "lemma-20.proof.second-inequality",
        "a is o_p, b is o_q and c is nu_p, at least a - 2, and -b by (1). ",
        step(
            "a <= c + 2 and c = -b give a <= -b + 2",
            "a b c",
            lambda a, b, c: (a <= c + 2, c == -b, a <= -b + 2),
        ),
    ),
    unitary(),
)
def lemma_20__proof__second_inequality(g: Any) -> Any:
    """o_p <= -o_q + 2."""
    return g.o <= -g.o_of_q + 2


@claim(
    "Lemma 20, proof, paragraph 3, sentence 2 and display",
    by_steps(
        "lemma-20.proof.doubled-second",
        "a is o_p, b is o_q.",
        step(
            "a <= -b + 2 gives 2a <= a - b + 2",
            "a b",
            lambda a, b: (a <= -b + 2, 2 * a <= a - b + 2),
        ),
    ),
    unitary(),
)
def lemma_20__proof__doubled_second(g: Any) -> Any:
    """Adding o_p on both sides of o_p <= -o_q + 2 gives 2 o_p <= o_p - o_q + 2."""
    return 2 * g.o <= g.o - g.o_of_q + 2


@claim("Lemma 20, proof, 'Hence' and display", unitary())
def lemma_20__proof__halved(g: Any) -> Any:
    """o_p <= (o_p - o_q)/2 + 1, where the half is an integer."""
    difference = g.o - g.o_of_q
    return (difference % 2 == 0) & (g.o <= difference // 2 + 1)


@claim(
    "Lemma 20, proof, sentence after the display, even heap",
    by_steps(
        "lemma-20.proof.even-heap",
        "a is o_p, b is o_q.",
        step(
            "a even, a <= b and 2a <= a - b + 2 give a <= 0",
            "a b",
            lambda a, b: (a % 2 == 0, a <= b, 2 * a <= a - b + 2, a <= 0),
        ),
    ),
    unitary(lambda g: g.even_heap & (2 * g.p < g.TB), "x even and 2p < TB"),
)
def lemma_20__proof__even_heap(g: Any) -> Any:
    """x even and p < TB/2: o_p <= (o_p - o_q)/2 + 1, budget monotonicity and parity give o_p <=
    0.
    """
    return g.o <= 0


@claim(
    "Lemma 20, proof, sentence after the display, odd heap",
    by_steps(
        "lemma-20.proof.odd-heap",
        "a is o_p, b is o_q.",
        step(
            "a <= b and 2a <= a - b + 2 give a <= 1",
            "a b",
            lambda a, b: (a <= b, 2 * a <= a - b + 2, a <= 1),
        ),
    ),
    unitary(lambda g: (g.x % 2 == 1) & (2 * g.p < g.TB), "x odd and 2p < TB"),
)
def lemma_20__proof__odd_heap(g: Any) -> Any:
    """x odd and p < TB/2: o_p <= (o_p - o_q)/2 + 1 and budget monotonicity give o_p <= 1."""
    return g.o <= 1


def _answers(g: Place) -> list[int]:
    """What Right's 1-tie and his win by 2 lead to against Left's bid 1; 1 <= p < TB/2."""
    return [1 - g.o(g.q + 1, 1), g.o(g.p + 2, 1) - 1]


def _bid_1(g: Place) -> bool:
    """Whether x is odd, p < TB/2, o_(p-1)(x-1) = 0; the proof assumes o_p(x) = 1 to refute it."""
    return g.x % 2 == 1 and 2 * g.p < g.TB and g.p >= 1 and g.o(g.p - 1, 1) == 0


def _border_column(g: Place) -> int | None:
    """The printed column TB/2 + 2, where it is one."""
    return g.TB // 2 + 2 if g.TB % 2 == 0 and g.has(g.TB // 2 + 2) else None


@at_places(
    "lemma-20.proof.left-bids-1",
    "Lemma 20, proof, paragraph 4, sentence 2",
    "x odd, p < TB/2, o_(p-1)(x-1) = 0 and Left wins by 1: Right gets less by the 1-tie or by "
    "winning with 2.",
    where=_bid_1,
    least=1,
)
def _(g: Place) -> bool:
    return min(_answers(g)) < g.o(g.p - 1, 1) + 1


@at_places(
    "lemma-20.proof.one-tie",
    "Lemma 20, proof, paragraph 4, sentence 3",
    "There, even TB: where o_(TB/2+2)(x-1) = 0 the 1-tie is Right's answer, and gives -1.",
    where=lambda g: _bid_1(g) and (column := _border_column(g)) is not None and g.o(column, 1) == 0,
    least=1,
)
def _(g: Place) -> bool:
    return _answers(g)[0] == -1


@at_places(
    "lemma-20.proof.bid-2",
    "Lemma 20, proof, paragraph 4, sentence 3, 'otherwise'",
    "There, even TB: where o_(TB/2+2)(x-1) is not 0 Right's answer is 2, and gives -1.",
    where=lambda g: _bid_1(g) and (column := _border_column(g)) is not None and g.o(column, 1) != 0,
    least=1,
)
def _(g: Place) -> bool:
    return _answers(g)[1] == -1


@at_places(
    "lemma-20.proof.one-tie.corrected",
    "Lemma 20, proof, paragraph 4, sentence 3",
    "There, any TB: Right 1-ties where o_(q+1)(x-1) >= 2, and otherwise wins by 2, which gives -1.",
    where=_bid_1,
    least=1,
)
def _(g: Place) -> bool:
    tie, win = _answers(g)
    return tie == -1 if g.o(g.q + 1, 1) >= 2 else win == -1


@at_places(
    "lemma-20.proof.left-bids-1-value",
    "Lemma 20, proof, paragraph 4, sentence 4",
    "There the better of the two answers gives -1.",
    where=_bid_1,
    least=1,
)
def _(g: Place) -> bool:
    return min(_answers(g)) == -1


@at_places(
    "lemma-20.proof.zero-tie-odd",
    "Lemma 20, proof, paragraph 5, inequality",
    "x odd, p < TB/2 and the column TB/2 rounded up is 0 at x - 1: against 0 Right's bid 1 gives "
    "at most -1.",
    where=lambda g: g.x % 2 == 1 and 2 * g.p < g.TB and g.o(rounded_up(g), 1) == 0,
    least=1,
)
def _(g: Place) -> bool:
    return g.o(g.p + 1, 1) - 1 <= -1


@claim("Lemma 20, proof, paragraph 5, inequality", settled())
def lemma_20__proof__border_column_0__corrected() -> Iterator[Case]:
    """The case treated is not the only one: for some odd x and p < TB/2 the column TB/2 rounded up
    is not 0 at x - 1.
    """
    treated = (
        g.o(rounded_up(g), 1) == 0
        for g in places(Effort.DEFAULT, 1)
        if g.x % 2 == 1 and 2 * g.p < g.TB
    )
    yield Case("another case", not all(treated))


@claim(
    "Lemma 20, proof, paragraph 5, equality",
    unitary(lambda g: (g.x % 2 == 1) & (2 * g.p < g.TB) & (g.p == g.TB // 2), "x odd, 2p = TB - 1"),
)
def lemma_20__proof__equality_floor(g: Any) -> Any:
    """x odd and p < TB/2: o_p = -1 where p is TB/2 rounded down."""
    return g.o == -1


# Observation 21


@claim(
    "Observation 21, left",
    SIGN_BORDER.and_so(
        "observation-21.left",
        "The values of an odd heap are odd. ",
        step("a odd and a >= 0 give a > 0", "a", lambda a: (a % 2 == 1, a >= 0, a > 0)),
    ),
    unitary(lambda g: (g.x % 2 == 1) & (2 * g.p >= g.TB), "x odd and 2p >= TB"),
)
def observation_21__left(g: Any) -> Any:
    """x odd and 2p >= TB: o_p > 0."""
    return g.o > 0


@claim(
    "Observation 21, right",
    SIGN_BORDER.and_so(
        "observation-21.right",
        "The values of an odd heap are odd. ",
        step("a odd and a <= 0 give a < 0", "a", lambda a: (a % 2 == 1, a <= 0, a < 0)),
    ),
    unitary(lambda g: (g.x % 2 == 1) & (2 * g.p < g.TB), "x odd and 2p < TB"),
)
def observation_21__right(g: Any) -> Any:
    """x odd and 2p < TB: o_p < 0."""
    return g.o < 0


# Lemma 22


def _enter_bounds() -> None:
    for parity, name in ((0, "even-budget"), (1, "odd-budget")):
        word = name.split("-")[0]

        def of_parity(g: Any, parity: int = parity) -> bool:
            return bool(g.TB % 2 == parity)

        @old_claim(
            f"lemma-22.lower.{name}",
            "Lemma 22, lower bound",
            f"Unitary, {word} TB: o_p is at least minus TB/2 rounded down.",
            *(() if parity else LEMMA_22_LOWER_EVEN),
            unitary(of_parity, f"{word} TB"),
            at=_enter_bounds,
        )
        def _(g: Any) -> Any:
            return g.o >= -(g.TB // 2)

        @old_claim(
            f"lemma-22.upper.{name}",
            "Lemma 22, upper bound",
            f"Unitary, {word} TB: o_p is at most TB/2 rounded up, plus 1.",
            *LEMMA_22_UPPER,
            unitary(of_parity, f"{word} TB"),
            at=_enter_bounds,
        )
        def _(g: Any) -> Any:
            return g.o <= rounded_up(g) + 1


_enter_bounds()


@claim(
    "Lemma 22, statement, lower bound", *LEMMA_22_LOWER, unitary(lambda g: g.TB % 2 == 1, "odd TB")
)
def lemma_22__lower__odd_budget__weakened(g: Any) -> Any:
    """Unitary, odd TB: o_p is at least minus TB/2 rounded up."""
    return g.o >= -rounded_up(g)


def _zero_until_border(TB: int, heaps: int) -> Iterator[tuple[int, ...]]:
    """Yield what Left gets at most, a row a heap, Left's marker, where Right plays as described.

    Right bids 0 while Left has TB/2 rounded up or more, and after that the best.
    """
    border = (TB + 1) // 2
    budgets = range(TB + 1)
    with_marker: tuple[int, ...] = ()
    without: tuple[int, ...] = ()
    for x, row in enumerate(rows({1}, TB, up_to=heaps)):
        if x == 0:
            with_marker, without = row.nu_hat, row.nu
        else:
            # Left ties at 0, or wins by bidding l > 0 and keeps the marker where it is.
            with_marker, without = (
                tuple(
                    max([without[p] + 1, *(with_marker[p - ell] + 1 for ell in range(1, p + 1))])
                    if p >= border
                    else row.nu_hat[p]
                    for p in budgets
                ),
                tuple(
                    max([with_marker[p] - 1, *(without[p - ell] + 1 for ell in range(1, p + 1))])
                    if p >= border
                    else row.nu[p]
                    for p in budgets
                ),
            )
        yield with_marker


@claim(
    "Lemma 22, proof, sentence 2",
    enumerated("TB <= 12, heaps up to 48", "TB <= 20, heaps up to 120"),
)
def lemma_22__proof__right_strategy(effort: Effort) -> Iterator[Case]:
    """p >= TB/2 rounded up: with Right bidding 0 until Left has less than that, and the best after
    that, Left gets at most TB/2 rounded up, plus 1.
    """
    largest, heaps = (12, 48) if effort is Effort.DEFAULT else (20, 120)
    for TB in range(largest + 1):
        for x, row in enumerate(_zero_until_border(TB, heaps)):
            for p in range((TB + 1) // 2, TB + 1):
                at = {"total_budget": TB, "heap": x, "budget": p}
                yield Case(at, row[p] <= (TB + 1) // 2 + 1, {"Left gets": row[p]})


@at_places(
    "lemma-22.proof.zero-bid-keeps-partition",
    "Lemma 22, proof, sentence 4",
    "Left has the marker and both bid 0: the budgets stay.",
    least=1,
)
def _(g: Place) -> bool:
    return after(g, 0, 0)[0] == g.p


@at_places(
    "lemma-22.proof.marker-to-right",
    "Lemma 22, proof, sentence 4",
    "Left has the marker and both bid 0: Right gets the marker.",
    least=1,
)
def _(g: Place) -> bool:
    return after(g, 0, 0)[1] is RIGHT


@at_places(
    "lemma-22.proof.two-zero-ties",
    "Lemma 22, proof, sentence 5",
    "Left has the marker and two 0-ties follow one another: the score changes by 1 - 1 = 0.",
    least=1,
)
def _(g: Place) -> bool:
    p, holder, first = after(g, 0, 0)
    second = after(Place(g.TB, g.x, p, g.known), 0, 0, holder)[2]
    return (first, second) == (1, -1)


def _pays_1(marker: Player) -> Callable[[Effort], Iterator[Case]]:
    def cases(effort: Effort) -> Iterator[Case]:
        for place in places(effort, 1):
            if place.p >= 1:
                yield Case(place.at, after(place, 1, 0, marker) == (place.p - 1, LEFT, 1))

    return cases


@claim(
    "Lemma 22, proof, sentence 6",
    readings={
        "Left has the marker": enumerated(*EXTENT),
        "Right has it, as after a 0-tie": using(_pays_1(RIGHT), enumerated(*EXTENT)),
    },
)
def lemma_22__proof__paid_point(effort: Effort) -> Iterator[Case]:
    """Left bids 1 against 0: she has the marker afterwards, gets a point, and has a dollar less."""
    yield from _pays_1(LEFT)(effort)


@at_places(
    "lemma-22.proof.paid-point.corrected",
    "Lemma 22, proof, sentence 6",
    "Left bids 1 against 0: the marker stays with who has it, she gets a point, and has a dollar "
    "less.",
    where=lambda g: g.p >= 1,
    least=1,
)
def _(g: Place) -> bool:
    return all(after(g, 1, 0, holder) == (g.p - 1, holder, 1) for holder in (LEFT, RIGHT))


# Proposition 23


@claim("Proposition 23, statement", *PROPOSITION_23, unitary(lambda g: g.p < g.TB, "p < TB"))
def proposition_23(g: Any) -> Any:
    """Unitary: o_p + 2 >= o_(p+1)."""
    return g.o + 2 >= g.o_next


@claim(
    "Proposition 23, proof, sentence 1 and display (8)",
    by_steps(
        "proposition-23.proof.next-gap-4",
        "By Lemma 9 the two have one parity.",
        step(
            "b - a even and b > a + 2 give b >= a + 4",
            "a b",
            lambda a, b: ((b - a) % 2 == 0, b > a + 2, b >= a + 4),
        ),
    ),
    unitary(lambda g: g.p < g.TB, "p < TB"),
)
def proposition_23__proof__next_gap_4(g: Any) -> Any:
    """If o_(p+1) > o_p + 2 then o_(p+1) >= o_p + 4: the difference is even."""
    return (g.o_next - g.o) % 2 == 0


@at_saddles(
    "proposition-23.proof.right-decreases",
    "Proposition 23, proof, sentence 2",
    "Where Right wins by r with r - 1 > l, winning by r - 1 is no worse for him.",
    where=lambda s: s.r > s.ell + 1,
    kind="right",
)
def _(s: Saddle) -> bool:
    return s.o(s.p + s.r - 1, 1) <= s.o(s.p + s.r, 1)


def _right_wins_has_zero_tie(effort: Effort) -> Iterator[Case]:
    for s in saddles(effort, kind="right"):
        yield Case(s.named, (0, 0) in s.pairs, {"equilibria": [list(pair) for pair in s.pairs]})


def _no_gap_4(g: Any) -> Any:
    return g.o_next < g.o + 4


@claim(
    "Proposition 23, proof, paragraph 2, sentence 2",
    readings={
        "where Right wins in an equilibrium, the 0-tie is one as well": enumerated(*EXTENT),
        "there is nothing to reduce: (8) never holds": using(
            _no_gap_4, unitary(lambda g: g.p < g.TB, "p < TB")
        ),
    },
)
def proposition_23__proof__reduces_to_zero_tie(effort: Effort) -> Iterator[Case]:
    """Positions (x, (p+1)^) where Right wins reduce to those with a 0-tie and (8)."""
    yield from _right_wins_has_zero_tie(effort)


@at_places(
    "proposition-23.proof.two-cases",
    "Proposition 23, proof, paragraph 2, sentences 1 and 3, list",
    "At (x, p^) an l-tie or a win of Right's is always in equilibrium, so that Left's strict wins "
    "need not be looked at.",
    least=1,
)
def _(g: Place) -> bool:
    return any(ell <= r for ell, r in g.pairs)


@at_saddles(
    "proposition-23.proof.case-1-p",
    "Proposition 23, proof, Case 1, equality 1",
    "Where an l-tie is in equilibrium, o_p(x) = -o_(q+l)(x-1) + 1.",
    kind="tie",
)
def _(s: Saddle) -> bool:
    return s.o(s.p) == -s.o(s.q + s.ell, 1) + 1


@at_saddles(
    "proposition-23.proof.zero-tie-at-p-plus-1",
    "Proposition 23, proof, Cases 1 and 2, equality 2",
    "Where the 0-tie is in equilibrium at p + 1, o_(p+1)(x) = -o_(q-1)(x-1) + 1; p + 1 is the "
    "case's budget.",
    where=lambda s: s.ell == 0 and s.p >= 1,
    kind="tie",
)
def _(s: Saddle) -> bool:
    p, q = s.p - 1, s.q + 1
    return s.o(p + 1) == -s.o(q - 1, 1) + 1


CASE_1 = (
    "a is o_p(x) and b o_(p+1)(x); c is o_(q+l)(x-1) and d o_(q-1)(x-1). (8) is b = a + 4, and "
    "Case 1 has a = 1 - c and b = 1 - d."
)


@claim(
    "Proposition 23, proof, Case 1, display (9)",
    by_steps(
        "proposition-23.proof.equation-9",
        CASE_1,
        step(
            "4 - c = -d",
            "a b c d",
            lambda a, b, c, d: (b == a + 4, a == -c + 1, b == -d + 1, -c + 4 == -d),
        ),
    ),
)
def proposition_23__proof__equation_9() -> None:
    """Case 1 and (8) give 4 - o_(q+l)(x-1) = -o_(q-1)(x-1)."""


@claim(
    "Proposition 23, proof, Case 1, sentence after (9)",
    by_steps(
        "proposition-23.proof.l-positive",
        CASE_1 + " With l = 0 c is o_q(x-1), and the proposition at x - 1 is d + 2 >= c.",
        step("not 4 - c = -d where d + 2 >= c", "c d", lambda c, d: (d + 2 >= c, ~(-c + 4 == -d))),
    ),
)
def proposition_23__proof__l_positive() -> None:
    """l > 0: l = 0 in (9) contradicts the proposition at heap x - 1."""


def _case_1(g: Saddle) -> bool:
    """An l-tie at p and the 0-tie at p + 1 are in equilibrium, and l - 1 >= 1 is a bid."""
    return (
        g.p < g.TB and 1 <= g.ell - 1 <= g.q and (0, 0) in Place(g.TB, g.x, g.p + 1, g.known).pairs
    )


def _case_1_without_8(holds: Callable[[Saddle], bool]) -> Callable[[Effort], Iterator[Case]]:
    def cases(effort: Effort) -> Iterator[Case]:
        for s in saddles(effort, kind="tie"):
            if _case_1(s):
                shown = {"o(x-1)": list(s.known[s.x - 1].nu_hat)}
                yield Case(s.named, holds(s), shown)

    return cases


WITHOUT_8, NEVER_8 = "Case 1 apart from (8)", "with (8), which never holds"


@claim(
    "Proposition 23, proof, Case 1, next sentence",
    readings={
        WITHOUT_8: enumerated(*EXTENT),
        NEVER_8: using(_no_gap_4, unitary(lambda g: g.p < g.TB, "p < TB")),
    },
)
def proposition_23__proof__avoid_right_win(effort: Effort) -> Iterator[Case]:
    """Case 1: Right's win by r = l - 1 >= 1 at (x, (p+1)^) is worse for Left than her 0-tie
    there.
    """
    yield from _case_1_without_8(
        lambda s: s.ell - 1 <= s.q - 1 and s.o(s.p + 1 + s.ell - 1, 1) - 1 < -s.o(s.q - 1, 1) + 1
    )(effort)


@claim(
    "Proposition 23, proof, Case 1, last sentence, inequality 1",
    readings={
        WITHOUT_8: enumerated(*EXTENT),
        NEVER_8: using(_no_gap_4, unitary(lambda g: g.p < g.TB, "p < TB")),
    },
)
def proposition_23__proof__case_1_first(effort: Effort) -> Iterator[Case]:
    """Case 1, r = l - 1 >= 1: o_(p+r)(x-1) < -o_(q+l)(x-1) + 1."""
    yield from _case_1_without_8(lambda s: s.o(s.p + s.ell - 1, 1) < -s.o(s.q + s.ell, 1) + 1)(
        effort
    )


@claim(
    "Proposition 23, proof, Case 1, last sentence, equality",
    by_steps(
        "proposition-23.proof.case-1-second",
        CASE_1,
        step("-c + 1 = -d - 3", "c d", lambda c, d: (-c + 4 == -d, -c + 1 == -d - 3)),
    ),
)
def proposition_23__proof__case_1_second() -> None:
    """(9) gives -o_(q+l)(x-1) + 1 = -o_(q-1)(x-1) - 3."""


@claim(
    "Proposition 23, proof, Case 1, last sentence, inequality 2",
    unitary(lambda g: g.p >= 1, "p >= 1"),
)
def proposition_23__proof__case_1_third(g: Any) -> Any:
    """-o_(q-1) - 3 <= o_(p+1) - 3 by marker monotonicity; p + 1 is the case's budget."""
    return -g.o_of_q - 3 <= g.o - 3


@at_saddles(
    "proposition-23.proof.case-2-p",
    "Proposition 23, proof, Case 2, equality 1",
    "Where Right wins by r in equilibrium, o_p(x) = o_(p+r)(x-1) - 1.",
    kind="right",
)
def _(s: Saddle) -> bool:
    return s.o(s.p) == s.o(s.p + s.r, 1) - 1


CASE_2 = (
    "a is o_p(x) and b o_(p+1)(x); c is o_(p+r)(x-1) and d o_(q-1)(x-1). (8) is b = a + 4, and "
    "Case 2 has a = c - 1 and b = 1 - d."
)


@claim(
    "Proposition 23, proof, Case 2, display (10)",
    by_steps(
        "proposition-23.proof.equation-10",
        CASE_2,
        step(
            "4 + c - 1 = -d + 1",
            "a b c d",
            lambda a, b, c, d: (b == a + 4, a == c - 1, b == -d + 1, c + 4 - 1 == -d + 1),
        ),
    ),
)
def proposition_23__proof__equation_10() -> None:
    """Case 2 and (8) give 4 + o_(p+r)(x-1) - 1 = -o_(q-1)(x-1) + 1."""


@claim(
    "Proposition 23, proof, Case 2, sentence after (10)",
    by_steps(
        "proposition-23.proof.sum-minus-2",
        CASE_2,
        step("c + d = -2", "c d", lambda c, d: (c + 4 - 1 == -d + 1, c + d == -2)),
    ),
)
def proposition_23__proof__sum_minus_2() -> None:
    """(10) gives o_(p+r)(x-1) + o_(q-1)(x-1) = -2."""


@claim(
    "Proposition 23, proof, Case 2, q-1 left of the border, inequality",
    by_steps(
        "proposition-23.proof.left-of-border",
        CASE_2 + " e is o_(p+1)(x-1), with d >= -e by marker monotonicity, on either side of the "
        "border.",
        step("c - e <= -2", "c d e", lambda c, d, e: (c + d == -2, d >= -e, c - e <= -2)),
    ),
)
def proposition_23__proof__left_of_border() -> None:
    """o_(p+r)(x-1) - o_(p+1)(x-1) <= -2."""


@at_places(
    "proposition-23.proof.left-impossible",
    "Proposition 23, proof, Case 2, q - 1 left of the border, 'impossible'",
    "For no r >= 1 is o_(p+r) - o_(p+1) <= -2.",
    where=lambda g: g.p < g.TB,
)
def _(g: Place) -> bool:
    return not any(g.o(g.p + r) - g.o(g.p + 1) <= -2 for r in range(1, g.q + 1))


@claim(
    "Proposition 23, proof, Case 2, q-1 right of the border, p+r",
    by_steps(
        "proposition-23.proof.p-plus-r-left",
        "q = TB - p.",
        step(
            "2(q-1) < TB and r >= 1 give 2(p+r) >= TB",
            "TB p r",
            lambda TB, p, r: (2 * (TB - p - 1) < TB, r >= 1, 2 * (p + r) >= TB),
        ),
    ),
)
def proposition_23__proof__p_plus_r_left() -> None:
    """q - 1 right of the border and r >= 1 give that p + r is left of it."""


@claim(
    "Proposition 23, proof, Case 2, q-1 right of the border, inequality",
    by_steps(
        "proposition-23.proof.right-of-border",
        CASE_2 + " e is o_(q-r)(x-1), with c >= -e by marker monotonicity.",
        step("d - e <= -2", "c d e", lambda c, d, e: (c + d == -2, c >= -e, d - e <= -2)),
    ),
)
def proposition_23__proof__right_of_border() -> None:
    """o_(q-1)(x-1) - o_(q-r)(x-1) <= -2."""


@at_places(
    "proposition-23.proof.right-impossible",
    "Proposition 23, proof, Case 2, q - 1 right of the border, 'impossible'",
    "For no r >= 1 is o_(q-1) - o_(q-r) <= -2.",
    where=lambda g: g.p < g.TB,
)
def _(g: Place) -> bool:
    return not any(g.o(g.q - 1) - g.o(g.q - r) <= -2 for r in range(1, g.q + 1))


# Theorem 24


def _enter_theorem_24() -> None:
    for parity, name in ((0, "even"), (1, "odd")):

        @old_claim(
            f"theorem-24.{name}",
            "Theorem 24",
            f"Unitary: from some {name} heap on the values of the {name} heaps are constant, for "
            "every Left budget: a row is that of two heaps before, and each row follows from the "
            "one before it.",
            CONSTANT.plan(),
            enumerated("every TB <= 20", "every TB <= 30"),
            at=_enter_theorem_24,
        )
        def _(effort: Effort, parity: int = parity) -> Iterator[Case]:
            for TB in range(21 if effort is Effort.DEFAULT else 31):
                found = _repeats(TB, parity)
                yield Case({"total_budget": TB}, found is not None, {"heap": found})


def _repeats(TB: int, parity: int) -> int | None:
    """The first heap of a parity whose row is that of two heaps later, if found."""
    seen: list[tuple[int, ...]] = []
    for x, row in enumerate(unitary_rows(TB, TB * TB + 16)):
        seen.append(row)
        if x >= 2 and (x - parity) % 2 == 0 and seen[x - 2] == row:
            return x - 2
    return None


_enter_theorem_24()


@claim(
    "Theorem 24, proof, sentence 2, part 1",
    HEAP_MONOTONICITY.plan(),
    unitary(lambda g: (2 * g.p >= g.TB) & (g.x >= 2), "2p >= TB and x >= 2"),
)
def theorem_24__proof__columns_left(g: Any) -> Any:
    """p >= TB/2: along heaps of one parity the values do not fall."""
    return g.o >= g.o_before(2)


@claim(
    "Theorem 24, proof, sentence 2, part 2",
    HEAP_MONOTONICITY.plan(),
    unitary(lambda g: (2 * g.p < g.TB) & (g.x >= 2), "2p < TB and x >= 2"),
)
def theorem_24__proof__columns_right(g: Any) -> Any:
    """p < TB/2: along heaps of one parity the values do not rise."""
    return g.o <= g.o_before(2)


@claim("Theorem 24, proof, sentence 3, part 1", ENDS.plan(), unitary())
def theorem_24__proof__bounded(g: Any) -> Any:
    """The absolute values are bounded: by TB/2 rounded up, plus 1."""
    return (g.o <= rounded_up(g) + 1) & (-g.o <= rounded_up(g) + 1)
