"""Heap Monotonicity, before Theorem 24: the lemma, and the ten cases of its proof.

The proof takes an equilibrium at heap x - 2 and compares what its bids, and bids beside them, lead
to at heap x. Here every equilibrium at x - 2 is taken.
"""

from collections.abc import Callable, Iterator
from itertools import takewhile
from typing import Any

from proofs_check.core.claim import using
from proofs_check.core.evidence import Effort, Json
from proofs_check.documents.bidding.claims import claim
from proofs_check.documents.bidding.claims.saddles import (
    LARGEST,
    LARGEST_DEEP,
    Kind,
    Place,
    Saddle,
    at_places,
    saddles,
)
from proofs_check.documents.bidding.claims.section_3_3 import after, by_steps, half, same, step
from proofs_check.documents.bidding.induction import HEAPS_LEFT, HEAPS_RIGHT
from proofs_check.documents.bidding.plans import claim as old_claim
from proofs_check.documents.bidding.plans import unitary
from proofs_check.methods.enumeration import Case, enumerated, settled, within
from reference.bidding import Player, definition_10

LEFT, RIGHT = Player.LEFT, Player.RIGHT

LEMMA = "Heap Monotonicity (before Theorem 24)"

EXTENT = tuple(
    f"unitary games, TB <= {largest}, every heap x >= 3 (rows repeat), every equilibrium of heap "
    "x - 2, by the reference"
    for largest in (LARGEST, LARGEST_DEEP)
)


# The lemma

LEFT_AND_2, RIGHT_AND_2 = "2p >= TB and x >= 2", "2p < TB and x >= 2"


def _left_and_2(g: Any) -> Any:
    return (2 * g.p >= g.TB) & (g.x >= 2)


def _right_and_2(g: Any) -> Any:
    return (2 * g.p < g.TB) & (g.x >= 2)


@claim(
    "Section 3.3, paragraph before the Heap Monotonicity lemma, sentence 2, part 1",
    readings={
        "does not fall, heaps of one parity": unitary(_left_and_2, LEFT_AND_2),
        "grows strictly, heaps of one parity": using(
            lambda g: g.o > g.o_before(2),
            unitary(_left_and_2, LEFT_AND_2),
        ),
        "does not fall, all heaps": using(
            lambda g: g.o >= g.o_before(1),
            unitary(lambda g: (2 * g.p >= g.TB) & (g.x >= 1), "2p >= TB and x >= 1"),
        ),
    },
)
def section_3_3__increases(g: Any) -> Any:
    """2p >= TB: the value increases with the heap."""
    return g.o >= g.o_before(2)


@claim(
    "Section 3.3, paragraph before the Heap Monotonicity lemma, sentence 2, part 2",
    readings={
        "does not rise, heaps of one parity": unitary(_right_and_2, RIGHT_AND_2),
        "falls strictly, heaps of one parity": using(
            lambda g: g.o < g.o_before(2),
            unitary(_right_and_2, RIGHT_AND_2),
        ),
        "does not rise, all heaps": using(
            lambda g: g.o <= g.o_before(1),
            unitary(lambda g: (2 * g.p < g.TB) & (g.x >= 1), "2p < TB and x >= 1"),
        ),
    },
)
def section_3_3__decreases(g: Any) -> Any:
    """2p < TB: the value decreases monotonically with the heap."""
    return g.o <= g.o_before(2)


@claim("Section 3.3, paragraph before the Heap Monotonicity lemma, sentence 3", settled())
def section_3_3__budget_monotonicity_alone() -> Iterator[Case]:
    """Budget monotonicity does not imply the result: budget monotone rows of x - 3 and x - 1 may
    have o_p(x) < o_p(x-2) where 2p >= TB.
    """
    earlier_row, row = (0, 0, 0), (0, 2, 4)
    for values in (earlier_row, row):
        yield Case([*values], list(values) == sorted(values))
    before, now = (definition_10(2, 1, 1, values) for values in (earlier_row, row))
    yield Case({"total_budget": 2, "budget": 1}, now < before, {"x - 2": before, "x": now})


def _enter_lemma() -> None:
    for parity, name in ((0, "even-heap"), (1, "odd-heap")):
        word = name.split("-")[0]

        def left(g: Any, parity: int = parity) -> Any:
            return (2 * g.p >= g.TB) & (g.x % 2 == parity) & (g.x >= 2)

        def right(g: Any, parity: int = parity) -> Any:
            return (2 * g.p < g.TB) & (g.x % 2 == parity) & (g.x >= 2)

        @old_claim(
            f"heap-monotonicity.left.{name}",
            f"{LEMMA}, 2p >= TB",
            f"Unitary, 2p >= TB, {word} heaps: the value does not fall from x - 2 to x.",
            *HEAPS_LEFT,
            unitary(left, f"2p >= TB, x {word}, x >= 2"),
            at=_enter_lemma,
        )
        def _(g: Any) -> Any:
            return g.o >= g.o_before(2)

        @old_claim(
            f"heap-monotonicity.right.{name}",
            f"{LEMMA}, 2p < TB",
            f"Unitary, 2p < TB, {word} heaps: the value does not rise from x - 2 to x.",
            *HEAPS_RIGHT,
            unitary(right, f"2p < TB, x {word}, x >= 2"),
            at=_enter_lemma,
        )
        def _(g: Any) -> Any:
            return g.o <= g.o_before(2)


_enter_lemma()


def _from_two_before(g: Any) -> Any:
    return ((2 * g.p >= g.TB) & (g.o >= g.o_before(2))) | (
        (2 * g.p < g.TB) & (g.o <= g.o_before(2))
    )


@old_claim(
    "heap-monotonicity.proof.base",
    f"{LEMMA}, proof, sentence 2",
    "o_p(2) >= 0 = o_p(0) where 2p >= TB, and o_p(2) <= 0 = o_p(0) otherwise.",
    unitary(lambda g: g.x == 2, "x = 2"),
)
def _(g: Any) -> Any:
    return (g.o_before(2) == 0) & _from_two_before(g)


@old_claim(
    "heap-monotonicity.proof.base.strengthened",
    f"{LEMMA}, proof, base case",
    "The odd heaps have a base case too, which the proof does not treat: o_p(3) against o_p(1).",
    unitary(lambda g: g.x == 3, "x = 3"),
)
def _(g: Any) -> Any:
    return _from_two_before(g)


# The cases


class Earlier(Saddle):
    """A position of heap x >= 3, with the bids of an equilibrium at x - 2."""

    @property
    def two_before(self) -> int:
        """o_p(x-2)."""
        return self.o(self.p, 2)

    def wins(self, ell: int, back: int = 1) -> int:
        """What Left gets where she wins by `ell`, from the heap x - `back`."""
        return self.o(self.p - ell, back) + 1

    def loses(self, r: int, back: int = 1) -> int:
        """What Left gets where Right wins by `r`."""
        return self.o(self.p + r, back) - 1

    def ties(self, bid: int, back: int = 1) -> int:
        """What Left gets by a tie at `bid`."""
        return -self.o(self.q + bid, back) + 1

    def cell(self, ell: int, r: int) -> int:
        """The entry of the bid matrix of heap x."""
        return int(self.matrix().cells[r][ell])


def _border(TB: int) -> int:
    return (TB + 1) // 2


CASES: dict[str, Callable[[int, int, Kind, int], bool]] = {
    "1": lambda TB, p, kind, bid: kind == "tie" and 2 * p >= TB and TB - p + bid < _border(TB),
    "2": lambda TB, p, kind, bid: kind == "tie" and 2 * p < TB and TB - p + bid >= _border(TB),
    "3": lambda TB, p, kind, bid: kind == "right" and 2 * p >= TB and 2 * (p + bid) >= TB,
    "4": lambda TB, p, kind, bid: kind == "left" and 2 * p >= TB and 2 * (p - bid) >= TB,
    "5": lambda TB, p, kind, bid: kind == "left" and 2 * p < TB and 2 * (p - bid) < TB,
    "6": lambda TB, p, kind, bid: kind == "right" and 2 * p < TB and 2 * (p + bid) < TB,
    "A": lambda TB, p, kind, bid: kind == "left" and 2 * p >= TB and 2 * (p - bid) < TB,
    "B": lambda TB, p, kind, bid: kind == "right" and 2 * p < TB and 2 * (p + bid) >= TB,
    "C": lambda TB, p, kind, bid: kind == "tie" and 2 * p >= TB and TB - p + bid >= _border(TB),
    "D": lambda TB, p, kind, bid: kind == "tie" and 2 * p < TB and TB - p + bid < _border(TB),
}
"""The list of the proof: who wins, or a tie, and on which sides of the border; `bid` wins."""

Where = Callable[[Earlier], bool]


def earlier(effort: Effort) -> Iterator[Earlier]:
    """Every position of the range with each equilibrium at x - 2, small total budgets first."""
    for s in saddles(effort):
        if s.x + 2 < len(s.known):
            yield Earlier(s.TB, s.x + 2, s.p, s.known, s.ell, s.r)


def _in_case(g: Earlier, case: str) -> bool:
    return CASES[case](g.TB, g.p, g.kind, max(g.ell, g.r))


def cases_of(case: str, where: Where | None, holds: Where) -> Callable[[Effort], Iterator[Case]]:
    """The cases of a statement about the equilibria of one case of the proof; "" is any."""

    def cases(effort: Effort) -> Iterator[Case]:
        for g in earlier(effort):
            if (not case or _in_case(g, case)) and (where is None or where(g)):
                true = holds(g)
                yield Case(g.named, true, {} if true else _shown(g))

    return cases


def _shown(g: Place) -> dict[str, Json]:
    return {f"nu_hat of heap {x}": list(g.known[x].nu_hat) for x in range(g.x - 3, g.x + 1)}


def at_step(
    name: str, cite: str, says: str, case: str, where: Where | None = None
) -> Callable[[Where], None]:
    """Enter a step of one case of the proof; l and r are the bids at x - 2.

    Args:
        name: the id after `heap-monotonicity.proof.`.
        cite: where in the proof.
        says: the step in our words.
        case: the case's name; "" is any.
        where: which of its equilibria it is about.
    """

    def enter(holds: Where) -> None:
        old_claim(
            f"heap-monotonicity.proof.{name}",
            f"{LEMMA}, proof, {cite}",
            says,
            enumerated(*EXTENT),
            at=holds,
        )(cases_of(case, where, holds))

    return enter


def arithmetic(name: str, cite: str, says: str, words: str, *parts: tuple[str, str, Any]) -> None:
    """Enter a step that is arithmetic alone."""
    full = f"heap-monotonicity.proof.{name}"
    steps = [step(*part) for part in parts]

    def proof() -> None:
        """The words say it."""

    old_claim(full, f"{LEMMA}, proof, {cite}", says, by_steps(full, words, *steps), at=arithmetic)(
        proof
    )


Q = "q = TB - p, and c is TB/2 rounded up."


@at_places(
    "heap-monotonicity.proof.three-forms",
    f"{LEMMA}, proof, paragraph 2",
    "o_p(x-2) is of the form L, R or T, for bids that the players have.",
    least=3,
)
def _(g: Place) -> bool:
    forms = [
        *(g.o(g.p - ell, 3) + 1 for ell in range(1, g.p + 1)),
        *(g.o(g.p + r, 3) - 1 for r in range(1, g.q + 1)),
        *(-g.o(g.q + ell, 3) + 1 for ell in range(min(g.p, g.q) + 1)),
    ]
    return g.o(g.p, 2) in forms


@at_step(
    "form-L",
    "item L; Case 4, sentence 2; Case 5, sentence 2; (25), equality; (27)",
    "Left wins by l at x - 2: o_p(x-2) = o_(p-l)(x-3) + 1.",
    "",
    lambda g: g.kind == "left",
)
def _(g: Earlier) -> bool:
    return g.two_before == g.o(g.p - g.ell, 3) + 1


@at_step(
    "form-R",
    "item R; Case 3, sentence 3; Case 6, sentence 2",
    "Right wins by r at x - 2: o_p(x-2) = o_(p+r)(x-3) - 1.",
    "",
    lambda g: g.kind == "right",
)
def _(g: Earlier) -> bool:
    return g.two_before == g.o(g.p + g.r, 3) - 1


@at_step(
    "form-T",
    "item T; (12), (15), (33)",
    "An l-tie at x - 2: o_p(x-2) = -o_(q+l)(x-3) + 1.",
    "",
    lambda g: g.kind == "tie",
)
def _(g: Earlier) -> bool:
    return g.two_before == -g.o(g.q + g.ell, 3) + 1


def _situations() -> Iterator[tuple[dict[str, Json], list[str]]]:
    """Every way to win a bid, and the cases that it belongs to."""
    kinds: tuple[Kind, ...] = ("left", "right", "tie")
    for TB in range(25):
        for p in range(TB + 1):
            for kind in kinds:
                most = {"left": p, "right": TB - p, "tie": min(p, TB - p)}[kind]
                for bid in range(0 if kind == "tie" else 1, most + 1):
                    at: dict[str, Json] = {
                        "total_budget": TB,
                        "budget": p,
                        "won by": kind,
                        "bid": bid,
                    }
                    yield at, [name for name, is_in in CASES.items() if is_in(TB, p, kind, bid)]


@old_claim(
    "heap-monotonicity.proof.cases-distinct",
    f"{LEMMA}, proof, list of cases",
    "The ten cases are distinct: no way to win a bid is in two of them.",
    within("every TB <= 24, every Left budget and bid"),
)
def _() -> Iterator[Case]:
    for at, found in _situations():
        yield Case(at, len(found) <= 1, {"cases": list(found)})


@old_claim(
    "heap-monotonicity.proof.ten-cases",
    f"{LEMMA}, proof, list of cases",
    "Every way to win a bid is in one of the ten cases.",
    within("every TB <= 24, every Left budget and bid"),
)
def _() -> Iterator[Case]:
    for at, found in _situations():
        yield Case(at, bool(found), {"cases": list(found)})


arithmetic(
    "case-D",
    "sentence after the list",
    "Case D never occurs: 2p < TB gives q >= c, so q + l >= c, c being TB/2 rounded up.",
    Q,
    (
        "2p < TB gives q >= c",
        "TB p c",
        lambda TB, p, c: (half(TB, c), 2 * p < TB, TB - p >= c),
    ),
    (
        "2p < TB and l >= 0 give q + l >= c",
        "TB p c l",
        lambda TB, p, c, ell: (half(TB, c), 2 * p < TB, ell >= 0, TB - p + ell >= c),
    ),
)


@old_claim(
    "heap-monotonicity.proof.right-no-better",
    f"{LEMMA}, proof, paragraph 4, sentence 3",
    "2p >= TB: Right does no better at (x, p) than at (x-2, p).",
    readings={
        "(x, p^): Left has the marker, as in (11)": unitary(_left_and_2, LEFT_AND_2),
        "(x, p): Right has the marker": using(
            cases_of("", lambda g: 2 * g.p >= g.TB, lambda g: g.nu(g.p) >= g.nu(g.p, 2)),
            enumerated(*EXTENT),
        ),
    },
)
def _(g: Any) -> Any:
    return g.o >= g.o_before(2)


def _left(g: Earlier) -> bool:
    return 2 * g.p >= g.TB


@at_step(
    "right-wins-again",
    "paragraph 4, sentence 4; Case 3, sentence after (19); (21), inequality",
    "2p >= TB, Right wins by r at x - 2 and at x: o_(p+r)(x-1) >= o_(p+r)(x-3), which gives (11).",
    "",
    lambda g: g.kind == "right" and _left(g),
)
def _(g: Earlier) -> bool:
    return g.o(g.p + g.r, 1) >= g.o(g.p + g.r, 3) and g.loses(g.r) >= g.two_before


@at_step(
    "right-must-lower",
    "paragraph 4, sentence 7",
    "2p >= TB, Right wins by r at x - 2: r or more at x gives at least o_p(x-2), so that he must "
    "lower his bid to contradict (11).",
    "",
    lambda g: g.kind == "right" and _left(g),
)
def _(g: Earlier) -> bool:
    return all(g.loses(r) >= g.two_before for r in range(g.r, g.q + 1))


# Case 1

arithmetic(
    "case-1-arithmetic",
    "paragraph 5, sentence 2; Case 1, sentence after (12)",
    "q + l < c is 2(p-l) > TB, and is q + l < TB/2, c being TB/2 rounded up.",
    Q,
    (
        "q + l < c exactly where 2(p-l) > TB",
        "TB p c l",
        lambda TB, p, c, ell: (half(TB, c), same(TB - p + ell < c, 2 * (p - ell) > TB)),
    ),
    (
        "q + l < c exactly where 2(q+l) < TB",
        "TB p c l",
        lambda TB, p, c, ell: (half(TB, c), same(TB - p + ell < c, 2 * (TB - p + ell) < TB)),
    ),
)


@at_step("case-1-induction", "(14)", "Case 1: -o_(q+l)(x-1) >= -o_(q+l)(x-3).", "1")
def _(g: Earlier) -> bool:
    return -g.o(g.q + g.ell, 1) >= -g.o(g.q + g.ell, 3)


@at_step(
    "case-1-left-wins",
    "Case 1, item 1, sentence 1",
    "Case 1: where Right bids less than l, Left wins by l.",
    "1",
    lambda g: g.ell >= 1,
)
def _(g: Earlier) -> bool:
    return all(after(g, g.ell, r) == (g.p - g.ell, LEFT, 1) for r in range(g.ell))


@at_step(
    "case-1-L-value",
    "Case 1, item 1, sentence 2, equality",
    "Case 1: Left's win by l at x leads to 1 + o_(p-l)(x-1).",
    "1",
    lambda g: g.ell >= 1,
)
def _(g: Earlier) -> bool:
    return all(g.cell(g.ell, r) == 1 + g.o(g.p - g.ell, 1) for r in range(g.ell))


@at_step(
    "case-1-L-induction",
    "Case 1, item 1, sentence 2, inequality",
    "Case 1: p - l >= TB/2, and 1 + o_(p-l)(x-1) >= 1 + o_(p-l)(x-3).",
    "1",
)
def _(g: Earlier) -> bool:
    return 2 * (g.p - g.ell) >= g.TB and g.wins(g.ell) >= g.wins(g.ell, 3)


@at_step(
    "case-4-induction",
    "Case 4, sentence after (22)",
    "Case 4: where Right keeps his bid at x, Left's win by l gives at least o_p(x-2).",
    "4",
)
def _(g: Earlier) -> bool:
    return g.cell(g.ell, g.r) >= g.two_before


@at_step(
    "case-1-L-marker",
    "Case 1, item 1, sentence 3 (it names Lemma 16; Lemma 17 gives it)",
    "Case 1: o_(p-l)(x-3) >= -o_(q+l)(x-3).",
    "1",
)
def _(g: Earlier) -> bool:
    return g.o(g.p - g.ell, 3) >= -g.o(g.q + g.ell, 3)


@at_step(
    "case-1-L-conclusion",
    "Case 1, item 1, sentence 4",
    "Case 1: Left's win by l at x gives at least o_p(x-2).",
    "1",
    lambda g: g.ell >= 1,
)
def _(g: Earlier) -> bool:
    return g.wins(g.ell) >= g.two_before


def _right_can_raise(g: Earlier) -> bool:
    return g.ell + 1 <= g.q


@at_step(
    "case-1-R-value",
    "Case 1, item 2, sentence 1; sentence 3, equality",
    "Case 1: where Right raises to r = l + 1 he wins, which leads to o_(p+r)(x-1) - 1.",
    "1",
    _right_can_raise,
)
def _(g: Earlier) -> bool:
    return g.cell(g.ell, g.ell + 1) == g.o(g.p + g.ell + 1, 1) - 1


@at_step(
    "case-1-R-conclusion",
    "Case 1, item 2, sentence 2",
    "Case 1: Right does not gain by a higher bid at x: he leaves Left at least o_p(x-2).",
    "1",
    _right_can_raise,
)
def _(g: Earlier) -> bool:
    return all(g.loses(r) >= g.two_before for r in range(g.ell + 1, g.q + 1))


@at_step(
    "case-1-R-first",
    "Case 1, item 2, sentence 3, inequality 1",
    "Case 1, r = l + 1: o_p(x-2) <= o_(p+r)(x-3) - 1.",
    "1",
    _right_can_raise,
)
def _(g: Earlier) -> bool:
    return g.two_before <= g.loses(g.ell + 1, 3)


@at_step(
    "case-1-R-second",
    "Case 1, item 2, sentence 3, inequality 2",
    "Case 1, r = l + 1: o_(p+r)(x-3) - 1 <= o_(p+r)(x-1) - 1.",
    "1",
    _right_can_raise,
)
def _(g: Earlier) -> bool:
    return g.loses(g.ell + 1, 3) <= g.loses(g.ell + 1)


# Case 2

arithmetic(
    "case-2-arithmetic",
    "Case 2, sentence after (15)",
    "q + l >= c is 2(p-l) <= TB, c being TB/2 rounded up.",
    Q,
    (
        "q + l >= c exactly where 2(p-l) <= TB",
        "TB p c l",
        lambda TB, p, c, ell: (half(TB, c), same(TB - p + ell >= c, 2 * (p - ell) <= TB)),
    ),
)


@at_step("case-2-induction", "(17)", "Case 2: -o_(q+l)(x-1) <= -o_(q+l)(x-3).", "2")
def _(g: Earlier) -> bool:
    return -g.o(g.q + g.ell, 1) <= -g.o(g.q + g.ell, 3)


@at_step(
    "case-2-right-wins",
    "Case 2, item 1, sentence 1",
    "Case 2: where Left bids less than l, Right wins by l.",
    "2",
    lambda g: g.ell >= 1,
)
def _(g: Earlier) -> bool:
    return all(after(g, ell, g.ell) == (g.p + g.ell, LEFT, -1) for ell in range(g.ell))


@at_step(
    "case-2-R-value",
    "Case 2, item 1, sentence 2",
    "Case 2: Right's win by l at x leads to o_(p+l)(x-1) - 1.",
    "2",
    lambda g: g.ell >= 1,
)
def _(g: Earlier) -> bool:
    return all(g.cell(ell, g.ell) == g.o(g.p + g.ell, 1) - 1 for ell in range(g.ell))


@at_step(
    "case-2-R-below",
    "Case 2, item 1, sentence 3",
    "Case 2 with 2(p+l) < TB: Right's win by l at x gives Left at most o_p(x-2).",
    "2",
    lambda g: g.ell >= 1 and 2 * (g.p + g.ell) < g.TB,
)
def _(g: Earlier) -> bool:
    return g.loses(g.ell) <= g.two_before


def _by_18(g: Earlier) -> bool:
    return -g.o(g.q + g.ell, 3) + 4 <= g.o(g.p + g.ell, 1)


@at_step(
    "four-gap",
    "Case 2, item 1, sentence 4, (18)",
    "Case 2: Right's win by l at x gives Left more than o_p(x-2) exactly where (18) holds, and "
    "then 2(p+l) >= TB.",
    "2",
)
def _(g: Earlier) -> bool:
    gains = g.loses(g.ell) > g.two_before
    return gains == _by_18(g) and (not gains or 2 * (g.p + g.ell) >= g.TB)


arithmetic(
    "case-2-order",
    "Case 2, item 1, paragraph 2, sentence 1",
    "2p < TB gives p + l < q + l.",
    Q,
    (
        "2p < TB gives p + l < q + l",
        "TB p l",
        lambda TB, p, ell: (2 * p < TB, p + ell < TB - p + ell),
    ),
)


@old_claim(
    "heap-monotonicity.proof.case-2-at-least-2",
    f"{LEMMA}, proof, Case 2, item 1, paragraph 2, sentence 2",
    "Case 2 with (18): o_(q+l)(x-3) >= 2.",
    within("TB <= 12, heaps 3 to 6, every equilibrium of heap x - 2"),
)
def _() -> Iterator[Case]:
    for g in takewhile(lambda g: g.TB <= 12, earlier(Effort.DEEP)):
        if g.x <= 6 and _in_case(g, "2") and _by_18(g):
            holds = g.o(g.q + g.ell, 3) >= 2
            yield Case(g.named, holds, {} if holds else _shown(g))


@at_step(
    "case-2-at-least-2.weakened",
    "Case 2, item 1, paragraph 2, sentence 2",
    "Case 2 with (18): o_(q+l)(x-3) >= 1.",
    "2",
    _by_18,
)
def _(g: Earlier) -> bool:
    return g.o(g.q + g.ell, 3) >= 1


def _by_18_from_2(g: Earlier) -> bool:
    return _by_18(g) and g.o(g.q + g.ell, 3) == 2


@at_step(
    "case-2-zero",
    "Case 2, item 1, paragraph 2, sentence 3",
    "Case 2 with (18) and o_(q+l)(x-3) = 2: o_(p+l)(x-3) = 0.",
    "2",
    _by_18_from_2,
)
def _(g: Earlier) -> bool:
    return g.o(g.p + g.ell, 3) == 0


@at_step(
    "case-2-two",
    "Case 2, item 1, paragraph 2, sentence 3",
    "Case 2 with (18) and o_(q+l)(x-3) = 2: o_(p+l)(x-1) = 2.",
    "2",
    _by_18_from_2,
)
def _(g: Earlier) -> bool:
    return g.o(g.p + g.ell, 1) == 2


@at_step(
    "case-2-descend",
    "Case 2, item 1, paragraph 3, sentence 1",
    "Case 2 with (18) and o_(q+l)(x-3) = 2: Right can lower to l - 1, and o_(q+l-1)(x-3) = 2.",
    "2",
    _by_18_from_2,
)
def _(g: Earlier) -> bool:
    return g.ell >= 1 and g.o(g.q + g.ell - 1, 3) == 2


@at_step(
    "case-2-descend-ends",
    "Case 2, item 1, paragraph 3, sentence 1",
    "Case 2 with (18) and o_(q+l)(x-3) = 2: o_(p+l')(x-1) = 0 for some l' from 0 to l.",
    "2",
    _by_18_from_2,
)
def _(g: Earlier) -> bool:
    return any(g.o(g.p + lower, 1) == 0 for lower in range(g.ell + 1))


@at_step(
    "case-2-descend-ends.strengthened",
    "Case 2, item 1, paragraph 3",
    "Case 2 with (18) and o_(q+l)(x-3) = 2: with l' the largest such, Right's bid l' leaves Left "
    "at most o_p(x-2) at x.",
    "2",
    _by_18_from_2,
)
def _(g: Earlier) -> bool:
    lower = max(bid for bid in range(g.ell + 1) if g.o(g.p + bid, 1) == 0)
    return g.matrix().maxima[lower] <= g.two_before


@at_step(
    "case-2-four",
    "Case 2, item 1, paragraph 3, sentence 2",
    "Case 2 with 2(p+l) >= TB: o_(q+l)(x-3) < 4, or Left would not tie at x - 2.",
    "2",
    lambda g: 2 * (g.p + g.ell) >= g.TB,
)
def _(g: Earlier) -> bool:
    return g.o(g.q + g.ell, 3) < 4


def _left_can_raise(g: Earlier) -> bool:
    return g.ell + 1 <= g.p


@at_step(
    "case-2-raise",
    "Case 2, item 2, sentence 1",
    "Case 2: Left's bid l + 1 at x gives her at most o_p(x-2).",
    "2",
    _left_can_raise,
)
def _(g: Earlier) -> bool:
    return g.wins(g.ell + 1) <= g.two_before


@at_step(
    "case-2-L-value",
    "Case 2, item 2, sentence 2, equality",
    "Case 2: Left's bid l + 1 at x against l leads to o_(p-l-1)(x-1) + 1.",
    "2",
    _left_can_raise,
)
def _(g: Earlier) -> bool:
    return g.cell(g.ell + 1, g.ell) == g.o(g.p - g.ell - 1, 1) + 1


@at_step(
    "case-2-L-first",
    "Case 2, item 2, sentence 2, inequality 1",
    "Case 2: o_(p-l-1)(x-1) + 1 <= o_(p-l-1)(x-3) + 1.",
    "2",
    _left_can_raise,
)
def _(g: Earlier) -> bool:
    return g.wins(g.ell + 1) <= g.wins(g.ell + 1, 3)


@at_step(
    "case-2-L-second",
    "Case 2, item 2, sentence 2, inequality 2",
    "Case 2: o_(p-l-1)(x-3) + 1 <= o_(q+l)(x-3) + 1.",
    "2",
    _left_can_raise,
)
def _(g: Earlier) -> bool:
    return g.wins(g.ell + 1, 3) <= g.o(g.q + g.ell, 3) + 1


@at_step(
    "case-2-L-bound",
    "Case 2, item 2, sentence 2, 'by assumption'",
    "Case 2: the last term of the inequalities, o_(q+l)(x-3) + 1, is o_p(x-2) by (15).",
    "2",
    _left_can_raise,
)
def _(g: Earlier) -> bool:
    return g.o(g.q + g.ell, 3) + 1 == g.two_before


@at_step(
    "case-2-L-second.corrected",
    "Case 2, item 2, sentence 2, inequality 2",
    "Case 2, with the minus of (15): o_(p-l-1)(x-3) + 1 <= -o_(q+l)(x-3) + 1 = o_p(x-2).",
    "2",
    _left_can_raise,
)
def _(g: Earlier) -> bool:
    return g.wins(g.ell + 1, 3) <= -g.o(g.q + g.ell, 3) + 1 == g.two_before


# Case 3

arithmetic(
    "case-3-arithmetic",
    "Case 3, sentence 2",
    "2p >= TB and r >= 1 give 2(p+r) > TB.",
    "A win has r >= 1.",
    (
        "2(p+r) > TB",
        "TB p r",
        lambda TB, p, r: (2 * p >= TB, r >= 1, 2 * (p + r) > TB),
    ),
)


def _ties(g: Earlier) -> bool:
    """Whether r - 1 ties with the bid that Left had, as the proof assumes in Case 3."""
    return g.ell == g.r - 1


def _may_tie(g: Earlier) -> bool:
    return g.r - 1 <= g.p


def _by_20(g: Earlier) -> bool:
    column = g.q + g.r - 1
    return column >= _border(g.TB) and -g.o(column, 1) < -g.o(column, 3)


@at_step(
    "case-3-loss-2",
    "Case 3, the sentences after (19)",
    "Case 3: a tie at r - 1 in place of Right's win by r changes the turn's point by 2 for Left.",
    "3",
    _may_tie,
)
def _(g: Earlier) -> bool:
    return after(g, g.r - 1, g.r - 1)[2] - after(g, g.r - 1, g.r)[2] == 2


@at_step(
    "case-3-assume-tie",
    "Case 3, 'We may assume'",
    "Case 3: Right's win by l + 1 gives what his win by r gives at x - 2, so that l may be r - 1.",
    "3",
)
def _(g: Earlier) -> bool:
    return g.loses(g.ell + 1, 3) == g.two_before


@at_step(
    "case-3-border",
    "Case 3, (20), condition",
    "Case 3: for the tie at r - 1 to give Left less than o_p(x-2), q + r - 1 is at least TB/2 "
    "rounded up.",
    "3",
    lambda g: _ties(g) and g.ties(g.r - 1) < g.two_before,
)
def _(g: Earlier) -> bool:
    return g.q + g.r - 1 >= _border(g.TB)


@at_step(
    "case-3-strict",
    "Case 3, (20)",
    "Case 3: for the tie at r - 1 to give Left less than o_p(x-2), (20) must hold.",
    "3",
    lambda g: _ties(g) and g.ties(g.r - 1) < g.two_before,
)
def _(g: Earlier) -> bool:
    return -g.o(g.q + g.r - 1, 1) < -g.o(g.q + g.r - 1, 3)


@old_claim(
    "heap-monotonicity.proof.case-3-zero",
    f"{LEMMA}, proof, Case 3, 'Suppose first'",
    "Case 3 with o_p(x-2) = 0, Left's bid r - 1: (20) forces q + r - 1 > p + r.",
    within("TB <= 12, heaps 3 to 6, every equilibrium of heap x - 2"),
)
def _() -> Iterator[Case]:
    for g in takewhile(lambda g: g.TB <= 12, earlier(Effort.DEEP)):
        if g.x <= 6 and _in_case(g, "3") and _ties(g) and g.two_before == 0:
            # That (20) fails is what the sentence is after: its conclusion is impossible here.
            holds = not _by_20(g) or g.q + g.r - 1 > g.p + g.r
            yield Case(g.named, holds, {} if holds else _shown(g))


arithmetic(
    "case-3-contradiction",
    "Case 3, 'Suppose first', last sentence",
    "q + r - 1 > p + r contradicts 2p >= TB.",
    Q,
    (
        "2p >= TB gives q + r - 1 <= p + r",
        "TB p r",
        lambda TB, p, r: (2 * p >= TB, TB - p + r - 1 <= p + r),
    ),
)


@at_step(
    "case-3-exhaustive",
    "Case 3, 'Suppose first' and 'Suppose next'",
    "Case 3 with (20): o_p(x-2) is 0 or 1, the two values that are treated.",
    "3",
    lambda g: _ties(g) and _by_20(g),
)
def _(g: Earlier) -> bool:
    return g.two_before in (0, 1)


@at_step(
    "case-3-two",
    "(21), equality",
    "Case 3 with o_p(x-2) = 1: o_(p+r)(x-3) = 2.",
    "3",
    lambda g: g.two_before == 1,
)
def _(g: Earlier) -> bool:
    return g.o(g.p + g.r, 3) == 2


arithmetic(
    "case-3-claim",
    "Case 3, Claim",
    "2p >= TB gives p + r > q + r - 1.",
    Q,
    (
        "p + r > q + r - 1",
        "TB p r",
        lambda TB, p, r: (2 * p >= TB, p + r > TB - p + r - 1),
    ),
)

arithmetic(
    "case-3-claim-proof",
    "Case 3, proof of the Claim",
    "What the proof of the Claim supposes, p + r <= q + r - 1, never occurs in Case 3; (21) and "
    "the 4-gap principle are not needed.",
    Q,
    (
        "not p + r <= q + r - 1 where 2p >= TB",
        "TB p r",
        lambda TB, p, r: (2 * p >= TB, ~(p + r <= TB - p + r - 1)),
    ),
)


def _one_and_20(g: Earlier) -> bool:
    return _ties(g) and _by_20(g) and g.two_before == 1


THEREFORE = "Case 3, 'Therefore'"


@at_step(
    "case-3-therefore-2",
    f"{THEREFORE}, equality 1",
    "Case 3 with (20) and o_p(x-2) = 1: 2 = o_(p+r-1)(x-1).",
    "3",
    _one_and_20,
)
def _(g: Earlier) -> bool:
    return g.o(g.p + g.r - 1, 1) == 2


@at_step(
    "case-3-therefore-strict",
    f"{THEREFORE}, inequality",
    "Case 3 with (20) and o_p(x-2) = 1: o_(p+r-1)(x-1) > o_(p+r-1)(x-3).",
    "3",
    _one_and_20,
)
def _(g: Earlier) -> bool:
    return g.o(g.p + g.r - 1, 1) > g.o(g.p + g.r - 1, 3)


@at_step(
    "case-3-therefore-0",
    f"{THEREFORE}, equality 2",
    "Case 3 with (20) and o_p(x-2) = 1: o_(p+r-1)(x-3) = 0.",
    "3",
    _one_and_20,
)
def _(g: Earlier) -> bool:
    return g.o(g.p + g.r - 1, 3) == 0


@at_step(
    "case-3-therefore.corrected",
    THEREFORE,
    "Case 3 with (20) and o_p(x-2) = 1, in the column of (20): 2 = o_(q+r-1)(x-1) > "
    "o_(q+r-1)(x-3) = 0.",
    "3",
    _one_and_20,
)
def _(g: Earlier) -> bool:
    return (g.o(g.q + g.r - 1, 1), g.o(g.q + g.r - 1, 3)) == (2, 0)


@at_step(
    "case-3-left-lowers",
    "Case 3, last paragraph, sentence 1",
    "Case 3 with (20) and o_p(x-2) = 1: Left can bid less than r - 1, and Right's win by r - 1 is "
    "better for her than the tie.",
    "3",
    _one_and_20,
)
def _(g: Earlier) -> bool:
    return g.r - 1 >= 1 and g.loses(g.r - 1) > g.ties(g.r - 1)


@at_step(
    "case-3-same-outcome",
    "Case 3, last paragraph, sentence 2",
    "Case 3 with (20) and o_p(x-2) = 1: Right's win by r - 1 at x gives what his win by r gave.",
    "3",
    _one_and_20,
)
def _(g: Earlier) -> bool:
    return g.loses(g.r - 1) == g.loses(g.r, 3)


# Case 4


@at_step(
    "case-4-tie",
    "Case 4, 'If he can increase'",
    "Case 4: where Right can raise to l there is a tie: Left pays l, has her point, and Right gets "
    "the marker.",
    "4",
    lambda g: g.ell <= g.q,
)
def _(g: Earlier) -> bool:
    return after(g, g.ell, g.ell) == (g.p - g.ell, RIGHT, 1)


SAME_COLUMN = (
    "m is p - l = q + l; a is o_m(x-1) and b is o_m(x-3), which has the parity of a, and b >= 0 by "
    "the sign border."
)

arithmetic(
    "case-4-gain",
    "Case 4, 'If the tie remains' (it names (19); it is (22))",
    "Case 4 with 2(q+l) >= TB and o_(q+l)(x-1) > o_(q+l)(x-3): the tie gives Left less than "
    "o_p(x-2).",
    SAME_COLUMN,
    (
        "-a + 1 < b + 1",
        "a b",
        lambda a, b: ((a - b) % 2 == 0, a > b, b >= 0, -a + 1 < b + 1),
    ),
)

arithmetic(
    "case-4-equal",
    "Case 4, 'But by the third assumption'",
    "2(q+l) >= TB and 2(p-l) >= TB give 2(p-l) = TB.",
    Q,
    (
        "2(p-l) = TB",
        "TB p l",
        lambda TB, p, ell: (2 * (TB - p + ell) >= TB, 2 * (p - ell) >= TB, 2 * (p - ell) == TB),
    ),
)

arithmetic(
    "case-4-even",
    "Case 4, 'Hence TB is even'",
    "2(p-l) = TB gives that TB is even.",
    Q,
    ("TB % 2 = 0", "TB p l", lambda TB, p, ell: (2 * (p - ell) == TB, TB % 2 == 0)),
)


@old_claim(
    "heap-monotonicity.proof.case-4-values",
    f"{LEMMA}, proof, Case 4, sentence with the values 2 and 0",
    "With 2p = TB, o_p(x-1) > o_p(x-3), where the values would be 2 and 0, never occurs.",
    unitary(lambda g: (2 * g.p == g.TB) & (g.x >= 2), "2p = TB, and x >= 2 for x - 1"),
)
def _(g: Any) -> Any:
    return g.o == g.o_before(2)


@old_claim(
    "heap-monotonicity.proof.case-4-values.strengthened",
    f"{LEMMA}, proof, Case 4",
    "With 2p = TB, o_p is 0 at every even heap and 1 at every odd heap.",
    unitary(lambda g: 2 * g.p == g.TB, "2p = TB"),
)
def _(g: Any) -> Any:
    return g.o == g.x % 2


arithmetic(
    "case-4-outcome",
    "Case 4, sentence with the values 2 and 0, outcome",
    "o_(q+l)(x-1) = 2 and o_(q+l)(x-3) = 0 would give -1 at x by the tie, against +1 at x - 2.",
    SAME_COLUMN,
    (
        "-a + 1 = -1 and b + 1 = 1",
        "a b",
        lambda a, b: (a == 2, b == 0, (-a + 1 == -1) & (b + 1 == 1)),
    ),
)

arithmetic(
    "case-4-same-column",
    "Case 4, last sentence",
    "2(p-l) = TB gives q + l = p - l.",
    Q,
    ("q + l = p - l", "TB p l", lambda TB, p, ell: (2 * (p - ell) == TB, TB - p + ell == p - ell)),
)

arithmetic(
    "case-4-deviation",
    "Case 4, last sentence",
    "There, with o_(p-l)(x-1) = 2: where Left lets Right win by l, she gets at least 1.",
    SAME_COLUMN + " d is o_(p+l)(x-1), at least a by budget monotonicity, as p + l > p - l.",
    ("d - 1 >= 1", "a d", lambda a, d: (a == 2, d >= a, d - 1 >= 1)),
    ("p + l > p - l where l > 0", "p l", lambda p, ell: (ell > 0, p + ell > p - ell)),
)


# Case 5


@at_step("case-5-induction", "Case 5, display", "Case 5: o_(p-l)(x-1) <= o_(p-l)(x-3).", "5")
def _(g: Earlier) -> bool:
    return g.o(g.p - g.ell, 1) <= g.o(g.p - g.ell, 3)


@at_step(
    "case-5-must-change",
    "Case 5, sentence before (24)",
    "Case 5: Left's win by l at x gives at most o_p(x-2), and Right has l - 1 for a tie.",
    "5",
)
def _(g: Earlier) -> bool:
    return g.wins(g.ell) <= g.two_before and g.ell - 1 <= g.q


@at_step(
    "case-5-tie-value",
    "(24), equality",
    "Case 5: the tie at l - 1 at x leads to -o_(q+l-1)(x-1) + 1.",
    "5",
)
def _(g: Earlier) -> bool:
    return g.cell(g.ell - 1, g.ell - 1) == -g.o(g.q + g.ell - 1, 1) + 1


@at_step(
    "case-5-first",
    "(24), inequality",
    "Case 5: -o_(q+l-1)(x-1) + 1 <= -o_(q+l-1)(x-3) + 1.",
    "5",
)
def _(g: Earlier) -> bool:
    return g.ties(g.ell - 1) <= g.ties(g.ell - 1, 3)


@at_step(
    "case-5-second",
    "(25), inequality",
    "Case 5: -o_(q+l-1)(x-3) + 1 <= o_(p-l)(x-3) + 1.",
    "5",
)
def _(g: Earlier) -> bool:
    return g.ties(g.ell - 1, 3) <= g.wins(g.ell, 3)


arithmetic(
    "case-5-arithmetic",
    "Case 5, sentence after (25)",
    "p < c gives q + l - 1 >= c, c being TB/2 rounded up.",
    Q + " A win has l >= 1.",
    (
        "q + l - 1 >= c",
        "TB p c l",
        lambda TB, p, c, ell: (half(TB, c), p < c, ell >= 1, TB - p + ell - 1 >= c),
    ),
)


@at_step(
    "case-5-repeat",
    "Case 5, last sentence",
    "Case 5: the argument can be repeated: at every tie at t < l that both can bid, (24) and (25) "
    "hold with t for l - 1.",
    "5",
)
def _(g: Earlier) -> bool:
    ties = range(min(g.ell, g.q + 1))
    return all(g.ties(t) <= g.ties(t, 3) <= g.wins(g.ell, 3) for t in ties)


# Case 6


@at_step("case-6-negative", "Case 6, sentence 2", "Case 6: o_(p+r)(x-3) - 1 < 0.", "6")
def _(g: Earlier) -> bool:
    return g.o(g.p + g.r, 3) - 1 < 0


@at_step("case-6-induction", "Case 6, display 1", "Case 6: o_(p+r)(x-1) <= o_(p+r)(x-3).", "6")
def _(g: Earlier) -> bool:
    return g.o(g.p + g.r, 1) <= g.o(g.p + g.r, 3)


@at_step(
    "case-6-must-change",
    "Case 6, sentence after display 1",
    "Case 6: Right's win by r at x gives Left at most o_p(x-2).",
    "6",
)
def _(g: Earlier) -> bool:
    return g.loses(g.r) <= g.two_before


def _left_has_r(g: Earlier) -> bool:
    return g.r <= g.p


@at_step(
    "case-6-tie-value",
    "Case 6, display 2, equality",
    "Case 6: the tie at r at x leads to -o_(q+r)(x-1) + 1.",
    "6",
    _left_has_r,
)
def _(g: Earlier) -> bool:
    return g.cell(g.r, g.r) == -g.o(g.q + g.r, 1) + 1


@at_step(
    "case-6-first",
    "Case 6, display 2, inequality 1",
    "Case 6: -o_(q+r)(x-1) + 1 <= -o_(q+r)(x-3) + 1.",
    "6",
    _left_has_r,
)
def _(g: Earlier) -> bool:
    return g.ties(g.r) <= g.ties(g.r, 3)


@at_step(
    "case-6-second",
    "Case 6, display 2, inequality 2",
    "Case 6: -o_(q+r)(x-3) + 1 <= o_(p+r)(x-3) - 1.",
    "6",
    _left_has_r,
)
def _(g: Earlier) -> bool:
    return g.ties(g.r, 3) <= g.loses(g.r, 3)


arithmetic(
    "case-6-arithmetic",
    "Case 6, sentence after display 2",
    "p < c gives q + r >= c, c being TB/2 rounded up.",
    Q,
    (
        "q + r >= c",
        "TB p c r",
        lambda TB, p, c, r: (half(TB, c), p < c, r >= 0, TB - p + r >= c),
    ),
)


@at_step(
    "case-6-right-raises",
    "Case 6, last sentence",
    "Case 6: where Left has r + 1 so has Right, and the tie there gives her at most o_p(x-2).",
    "6",
    lambda g: g.r + 1 <= g.p,
)
def _(g: Earlier) -> bool:
    return g.r + 1 <= g.q and g.ties(g.r + 1) <= g.two_before


# Case A


def _strictly_less(g: Earlier) -> bool:
    """Whether (29) is strict."""
    return g.o(g.p - g.ell, 1) < g.o(g.p - g.ell, 3)


@at_step("case-A-induction", "(29)", "Case A: o_(p-l)(x-1) <= o_(p-l)(x-3).", "A")
def _(g: Earlier) -> bool:
    return g.o(g.p - g.ell, 1) <= g.o(g.p - g.ell, 3)


@at_step(
    "case-A-minus-2",
    "Case A, sentence after (29)",
    "Case A with (29) strict: o_(p-l)(x-1) <= -2.",
    "A",
    _strictly_less,
)
def _(g: Earlier) -> bool:
    return g.o(g.p - g.ell, 1) <= -2


@at_step(
    "case-A-must-change",
    "Case A, sentence after (29)",
    "Case A with (29) strict: Left's win by l at x gives less than o_p(x-2).",
    "A",
    _strictly_less,
)
def _(g: Earlier) -> bool:
    return g.wins(g.ell) < g.two_before


@at_step(
    "case-A-tie-value",
    "Case A, display of the 0-tie, equality",
    "Case A: the 0-tie at x leads to -o_q(x-1) + 1.",
    "A",
)
def _(g: Earlier) -> bool:
    return g.cell(0, 0) == -g.o(g.q, 1) + 1


@at_step(
    "case-A-at-least-1",
    "Case A, display of the 0-tie, inequality",
    "Case A with (29) strict: -o_q(x-1) + 1 >= 1.",
    "A",
    _strictly_less,
)
def _(g: Earlier) -> bool:
    return g.ties(0) >= 1


@at_step(
    "case-A-at-least-1.corrected",
    "Case A, display of the 0-tie, inequality",
    "Case A: -o_q(x-1) + 1 >= o_p(x-2); it is at least 1 unless 2p = TB and x is even.",
    "A",
)
def _(g: Earlier) -> bool:
    at_border = 2 * g.p == g.TB and g.x % 2 == 0
    return g.ties(0) >= g.two_before and (at_border or g.ties(0) >= 1)


@at_step(
    "case-A-suffices",
    "Case A, sentence after the display (it names (27); it is (28))",
    "Case A: o_p(x-2) <= 1, so that 1 at x suffices.",
    "A",
)
def _(g: Earlier) -> bool:
    return g.two_before <= 1


@at_step(
    "case-A-right-wins",
    "Case A, 'If Right instead wins'",
    "Case A: Right's win by 1 at x gives less than o_p(x-2) only where o_(p+1)(x-1) = 0.",
    "A",
    lambda g: g.q >= 1 and g.loses(1) < g.two_before,
)
def _(g: Earlier) -> bool:
    return g.o(g.p + 1, 1) == 0


def _zero_beside(g: Earlier) -> bool:
    return g.q >= 1 and g.o(g.p + 1, 1) == 0


@at_step(
    "case-A-one-tie",
    "Case A, 'In this case', inequality (it names heap monotonicity; Lemma 14 gives it)",
    "Case A with o_(p+1)(x-1) = 0: Left has 1, and o_(q+1)(x-1) <= o_(p+1)(x-1), as q <= p.",
    "A",
    _zero_beside,
)
def _(g: Earlier) -> bool:
    return g.q <= g.p and g.p >= 1 and g.o(g.q + 1, 1) <= g.o(g.p + 1, 1)


@at_step(
    "case-A-one-tie-value",
    "Case A, 'In this case', last part",
    "Case A with o_(p+1)(x-1) = 0: -o_(q+1)(x-1) >= 0.",
    "A",
    _zero_beside,
)
def _(g: Earlier) -> bool:
    return -g.o(g.q + 1, 1) >= 0


@at_step(
    "case-A-repeat",
    "Case A, last sentence",
    "Case A: with t the least bid at which Right's win by t + 1 gives Left at least o_p(x-2), or q "
    "if there is none, Left has t, and by t she gets at least o_p(x-2) at x.",
    "A",
)
def _(g: Earlier) -> bool:
    least = next((t for t in range(g.q) if g.loses(t + 1) >= g.two_before), g.q)
    return least <= g.p and g.matrix().minima[least] >= g.two_before


# Case B


def _strictly_more(g: Earlier) -> bool:
    """Whether (32) is strict."""
    return g.o(g.p + g.r, 1) > g.o(g.p + g.r, 3)


@at_step("case-B-value", "(30), equality", "Case B: o_p(x-2) = -o_(p+r)(x-3) - 1.", "B")
def _(g: Earlier) -> bool:
    return g.two_before == -g.o(g.p + g.r, 3) - 1


@at_step(
    "case-B-value.corrected",
    "(30), equality",
    "Case B, as in form R: o_p(x-2) = o_(p+r)(x-3) - 1.",
    "B",
)
def _(g: Earlier) -> bool:
    return g.two_before == g.o(g.p + g.r, 3) - 1


@at_step("case-B-at-most-minus-1", "(30), inequality", "Case B: o_p(x-2) <= -1.", "B")
def _(g: Earlier) -> bool:
    return g.two_before <= -1


@at_step(
    "case-B-at-most-minus-1.corrected",
    "(30), inequality",
    "Case B: o_p(x-2) is -1 where x is odd, and 0 where x is even.",
    "B",
)
def _(g: Earlier) -> bool:
    return g.two_before == (-1 if g.x % 2 else 0)


@at_step("case-B-induction", "(32)", "Case B: o_(p+r)(x-1) >= o_(p+r)(x-3).", "B")
def _(g: Earlier) -> bool:
    return g.o(g.p + g.r, 1) >= g.o(g.p + g.r, 3)


@at_step(
    "case-B-must-change",
    "Case B, sentence after (32)",
    "Case B with (32) strict: Right's win by r at x gives Left more than o_p(x-2).",
    "B",
    _strictly_more,
)
def _(g: Earlier) -> bool:
    return g.loses(g.r) > g.two_before


@old_claim(
    "heap-monotonicity.proof.case-B-tie",
    f"{LEMMA}, proof, Case B, sentence before the display of the tie",
    "Case B with (32) strict: where Right lowers to r - 1 there is a tie, for Left has r - 1.",
    readings={
        reading: using(cases_of("B", where, _may_tie), enumerated(*EXTENT))
        for reading, where in {
            "where Right's bid is l + 1": lambda g: _strictly_more(g) and g.r == g.ell + 1,
            "in any equilibrium": _strictly_more,
        }.items()
    },
)
def _() -> None:
    """The readings say it."""


@at_step(
    "case-B-tie-value",
    "Case B, display of the tie",
    "Case B: the tie at r - 1 at x leads to -o_(q+r-1)(x-1) + 1.",
    "B",
    _may_tie,
)
def _(g: Earlier) -> bool:
    return g.cell(g.r - 1, g.r - 1) == -g.o(g.q + g.r - 1, 1) + 1


arithmetic(
    "case-B-order",
    "Case B, 'Note'",
    "2p < TB gives q + r - 1 >= p + r.",
    Q,
    (
        "q + r - 1 >= p + r",
        "TB p r",
        lambda TB, p, r: (2 * p < TB, TB - p + r - 1 >= p + r),
    ),
)


@at_step(
    "case-B-gap",
    "Case B, 'Therefore' (it names (31); it is (32) that is strict)",
    "Case B with (32) strict: the tie at r - 1 gives Left at most o_p(x-2).",
    "B",
    lambda g: _strictly_more(g) and _may_tie(g),
)
def _(g: Earlier) -> bool:
    return g.ties(g.r - 1) <= g.two_before


@at_step(
    "case-B-left-lowers",
    "Case B, 'Left could decrease'",
    "Case B: Right's win by r - 1 at x gives Left at most what his win by r gives.",
    "B",
)
def _(g: Earlier) -> bool:
    return g.loses(g.r - 1) <= g.loses(g.r)


@at_step(
    "case-B-right-ties",
    "Case B, last two sentences",
    "Case B: where Left has r the tie at r gives her at most what the tie at r - 1 gives.",
    "B",
    _left_has_r,
)
def _(g: Earlier) -> bool:
    return g.ties(g.r) <= g.ties(g.r - 1)


# Case C


def _strictly_grows(g: Earlier) -> bool:
    """Whether (35) is strict."""
    return -g.o(g.q + g.ell, 1) < -g.o(g.q + g.ell, 3)


@at_step("case-C-induction", "(35)", "Case C: -o_(q+l)(x-1) <= -o_(q+l)(x-3).", "C")
def _(g: Earlier) -> bool:
    return -g.o(g.q + g.ell, 1) <= -g.o(g.q + g.ell, 3)


@at_step(
    "case-C-must-change",
    "Case C, sentence after (35)",
    "Case C with (35) strict: the l-tie at x gives Left less than o_p(x-2).",
    "C",
    _strictly_grows,
)
def _(g: Earlier) -> bool:
    return g.ties(g.ell) < g.two_before


@at_step(
    "case-C-R-value",
    "(36)",
    "Case C with (35) strict: Left can bid less than l, and Right's win by l leads to "
    "o_(p+l)(x-1) - 1.",
    "C",
    _strictly_grows,
)
def _(g: Earlier) -> bool:
    return g.ell >= 1 and g.cell(g.ell - 1, g.ell) == g.o(g.p + g.ell, 1) - 1


@at_step(
    "case-C-at-least-2",
    "Case C, sentence after (36), inequality 1",
    "Case C with (35) strict: o_(q+l)(x-1) >= 2.",
    "C",
    _strictly_grows,
)
def _(g: Earlier) -> bool:
    return g.o(g.q + g.ell, 1) >= 2


@at_step(
    "case-C-columns",
    "Case C, sentence after (36), inequality 2 (it names Lemma 18; Lemma 14 gives it)",
    "Case C: o_(q+l)(x-1) <= o_(p+l)(x-1).",
    "C",
)
def _(g: Earlier) -> bool:
    return g.o(g.q + g.ell, 1) <= g.o(g.p + g.ell, 1)


@at_step(
    "case-C-gap",
    "Case C, sentence after (36), last part",
    "Case C with (35) strict: Right's win by l at x gives Left at least o_p(x-2).",
    "C",
    _strictly_grows,
)
def _(g: Earlier) -> bool:
    return g.loses(g.ell) >= g.two_before


@at_step(
    "case-C-no-raise",
    "Case C, last paragraph, sentence 2",
    "Case C with equality in (35): Right does not gain by a higher bid at x.",
    "C",
    lambda g: not _strictly_grows(g) and g.ell + 1 <= g.q,
)
def _(g: Earlier) -> bool:
    return all(g.loses(r) >= g.two_before for r in range(g.ell + 1, g.q + 1))


@at_step(
    "case-C-lower",
    "Case C, last paragraph, sentence 4 (it names Lemma 18; Lemma 17 gives it)",
    "Case C with equality in (35): o_(p-l)(x-1) >= -o_(q+l)(x-1), so that Left's win by l is no "
    "worse than the tie.",
    "C",
    lambda g: not _strictly_grows(g),
)
def _(g: Earlier) -> bool:
    return g.o(g.p - g.ell, 1) >= -g.o(g.q + g.ell, 1)
